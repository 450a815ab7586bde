### Las páginas alrededor de la mesa: inicio, reglas, partida terminada, marcador.

## Inicio

home-document = Vaza: Dane-se y otros juegos de bazas
home-title = Di cuántas bazas vas a hacer. Luego, hazlas.
home-lead = Dane-se y sus parientes, como la Podrida y la Pocha, con amigos por un enlace o contra bots. Gratis, sin cuenta y sin anuncios.
home-play = Jugar ahora
home-play-note = { $bots ->
    [one] tú contra un bot
   *[other] tú contra { $bots } bots
}
home-friends = Abrir mesa para amigos
home-friends-note = un enlace, cada uno en su teléfono
home-opening = Abriendo la mesa…
home-back = Volver a tu mesa
home-table = Cómo será la mesa
home-change-game = Cambiar de juego
home-read-rules = Leer las reglas
home-seats = Lugares
home-name = Tu nombre
home-name-guest = Visitante
home-speed = Ritmo
home-speed-slow = Tranquilo
home-speed-normal = Normal
home-speed-fast = Rápido
home-listed = Mesa abierta a todos
home-listed-note = Aparece en la lista de abajo y cualquiera puede entrar. Si no, solo entra quien tenga el enlace.
home-tables = Mesas abiertas
home-tables-none = Ninguna mesa espera gente en este momento.
home-tables-none-hint = Abre la tuya y marca “Mesa abierta a todos”.
home-table-host = Mesa de { $name }
home-table-bots-only = Mesa sin anfitrión
home-table-free = { $free ->
    [one] 1 lugar libre
   *[other] { $free } lugares libres
}
home-table-full = mesa llena
home-table-playing = ya en juego
home-table-seats = { $people ->
    [one] 1 persona
   *[other] { $people } personas
}, { $bots ->
    [0] ningún bot
    [one] 1 bot
   *[other] { $bots } bots
}
home-join = Entrar
home-watch = Mirar
home-lan = En la misma red, los amigos también entran por
home-fair = Barajado que cualquiera puede comprobar: la página de la partida rehace cada uno y muestra el resultado.
home-version = Vaza { $version }, software libre

## La elección del juego

choose-title = Elige el juego
choose-seats = { $seats } lugares
choose-code = ¿Tienes un código de reglas?
choose-code-hint = Empieza con v1.
choose-code-go = Usar el código
choose-code-bad = Este código no es de ningún juego. Comprueba que esté completo.

## El calendario de manos

schedule-deals = { $deals ->
    [one] 1 mano
   *[other] { $deals } manos
}
schedule-run = { $run } cartas
schedule-described = { $deals ->
    [one] 1 mano
   *[other] { $deals } manos
}, con { $sizes } cartas.
schedule-no-trump = solo el borde: mano sin triunfo
schedule-no-trump-read = Sin triunfo: { $numbers }.
trump-from-turn-up = Triunfo: la carta descubierta
trump-from-last-card = Triunfo: la última carta de quien reparte
trump-from-none = Sin triunfo
trump-from-suit = Triunfo: { $suit }
trump-in-deals = { $count ->
    [one] mano { $numbers }
   *[other] manos { $numbers }
}

## Reglas

rules-document = Reglas: { $title }
rules-for = Para { $seats } jugadores
rules-schedule = Las manos de la partida
rules-schedule-for = ¿Cuántos son en la mesa?
rules-text = Las reglas
rules-examples = Ejemplos de puntos
rules-examples-bid = apostó
rules-examples-taken = hizo
rules-examples-points = puntos
rules-examples-cards = cartas
rules-others = Todos los juegos
rules-play = Abrir mesa con estas reglas
rules-play-bots = Jugar contra bots
rules-code = Código de estas reglas
rules-code-note = Pega el código en la página de inicio, en “Cambiar de juego”, para jugar exactamente con estas reglas.
rules-change = Cambiar estas reglas
rules-copy = Copiar
rules-copied = Copiado
rules-unknown = No conocemos estas reglas
rules-unknown-text = Puede que la dirección llegara incompleta. Elige un juego de la lista.

## Partida terminada

match-document = Ganó { $winner } · { $title }
match-document-shared = Empate · { $title }
match-won = Ganó { $name }
match-shared = { $names } comparten el primer lugar
match-facts = { $deals ->
    [one] 1 mano
   *[other] { $deals } manos
} · { $seats } en la mesa
match-places = Clasificación
match-place = { $place }.º
match-exact = acertó { $exact } de { $deals }
match-score = Marcador
match-chart = Punto a punto
match-deals = Mano a mano
match-deal = Mano { $number }
match-deal-tie = Desempate
match-deal-cards = { $size ->
    [one] 1 carta
   *[other] { $size } cartas
}
match-deal-dealer = repartió { $name }
match-deal-turn-up = descubierta: { $card }
match-deal-trick = Baza { $number }
match-deal-card = { $card }{ $mark ->
    [both] , abrió y ganó
    [led] , abrió
    [took] , ganó
   *[none] {""}
}
match-deal-loading = Buscando las cartas…
match-deal-unplayed = No se jugó ninguna carta.
match-deal-no-cards = Las cartas de esta mano no están en el registro.
match-deal-player = jugador
match-deal-bid = apostó
match-deal-taken = hizo
match-deal-tricks = Las cartas de cada baza, en el orden de las bazas
match-deal-led-mark = subrayada: la carta que abrió la baza
match-deal-took-mark = resaltada: la carta que ganó la baza
match-again = Jugar otra vez
match-share = Compartir
match-shared-link = Enlace copiado
match-download = Guardar la partida
match-download-json = Registro (.json)
match-download-text = Texto (.txt)
match-download-note = El registro tiene todas las cartas, apuestas y jugadas, y se puede comprobar sin este sitio.
match-read-rules = Leer las reglas
match-missing = Esta partida no está aquí
match-missing-text = O todavía no acabó, o la dirección llegó incompleta.

## El barajado, comprobado

fair-title = ¿Se barajó limpio?
fair-all = { $all ->
    [one] El barajado cuadra.
   *[other] Los { $all } barajados cuadran.
}
fair-some = { $bad ->
    [one] 1 barajado no cuadra.
   *[other] { $bad } barajados no cuadran.
}
fair-none = Esta partida no guarda barajados.
fair-how = Antes de cada mano el servidor publica un compromiso con su secreto, y solo entonces los jugadores envían su parte. El orden de las cartas sale de las dos partes juntas: nadie puede elegir la baraja. Este navegador acaba de rehacer la cuenta.
fair-show = Verlos uno por uno
fair-draw = Sorteo de quién reparte
fair-deal = Mano { $number }
fair-ok = cuadra
fair-bad = no cuadra
fair-committed = El secreto es el del compromiso
fair-whole = La baraja está completa
fair-ordered = Las cartas estaban en este orden
fair-dealt = Las manos son las de esta baraja
fair-mine = Se usó la parte que envió este navegador
fair-voided = { $count ->
    [one] 1 compromiso anulado antes, porque una parte no llegó a tiempo
   *[other] { $count } compromisos anulados antes, porque una parte no llegó a tiempo
}
fair-commitment = Compromiso
fair-secret = Secreto del servidor
fair-part = Parte de { $name }

## Estados de la página

page-loading = Cargando…
page-failed = No se pudo hablar con el servidor.
page-retry = Intentar otra vez

## King

home-king = King contra robots
match-columns = negativas { $negative } · positivas { $positive }
