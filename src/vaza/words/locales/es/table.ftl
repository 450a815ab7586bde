### La mesa: reunión, apuestas, bazas, resultado.

you = Tú
you-dealer = tú
loading = Cargando…
of = de
table-title = Mesa
table-opening = Abriendo la mesa…
table-nav = Mesa
side-panel = Marcador, reglas y charla
live-log = Lo que pasa en la mesa
menu = Menú
menu-unread = Menú (hay mensajes nuevos)
help = Teclas
score = Marcador
score-chart = Gráfico
score-soon = El marcador aparece después de la primera mano.
table-rules = Reglas de la mesa
rules-all = Ver todas las reglas
rules-failed = No se pudieron cargar las reglas.
chat = Charla
chat-unread = Charla (mensajes nuevos)
chat-empty = Nadie escribió todavía.
chat-write = Escribe a la mesa
chat-send = Enviar
leave-seat = Dejar mi lugar

## Antes de empezar

seat-bot = bot
table-own-rules = Reglas propias
speed = Ritmo
speed-slow = Tranquilo
speed-normal = Normal
speed-fast = Rápido
speed-instant = Ya
timer = Tiempo por jugada
timer-none = Sin límite
timer-seconds = { $seconds } s

## La cabecera

deal-number = Mano { $number }
deal-of = de { $of } · { $size ->
    [one] 1 carta
   *[other] { $size } cartas
}
deal-target = hasta { $target } · { $size ->
    [one] 1 carta
   *[other] { $size } cartas
}
deal-cards = { $size ->
    [one] 1 carta
   *[other] { $size } cartas
}
deal-tie = Desempate
deal-soon = La partida va a empezar
trump = triunfo
trump-label = Triunfo: { $suit }. Carta descubierta: { $card }.
trump-is = Triunfo: { $suit }.
trump-none = Mano sin triunfo
trump-none-short = sin triunfo
trump-none-sentence = Sin triunfo.
trump-none-turned = Sin triunfo: salió { $card }.
trump-open = El triunfo todavía no está decidido.
trump-open-short = ¿triunfo?

## Lugares

is-dealer = reparte
dealer-letter = R
is-away = ausente
is-ready = listo
stand-in-plays = un bot juega en su lugar
seat-thinks = pensando…
seat-away = fuera
seat-bid = apostó
seat-not-bid = sin apostar
seat-none = ninguna
seat-turn = Es el turno de este lugar.
my-bid = apostaste { $bid }
my-secret = solo la ves tú
my-standing = apostaste { $bid }, llevas { $taken }{ $state ->
    [exact] {" "}· justo
    [short] {" "}· { $gap ->
        [one] falta 1
       *[other] faltan { $gap }
    }
   *[past] {" "}· { $gap ->
        [one] sobra 1
       *[other] sobran { $gap }
    }
}
you-bid-last = apuestas al final
your-turn = Es tu turno.
your-turn-pill = tu turno
your-turn-title = Tu turno

## Apuestas

bid-question = ¿Cuántas bazas vas a hacer?
bid-change-question = Cambiar la apuesta
bid-change-note = Apostaste { $number }. Todavía puedes cambiarla: nadie habló después.
bids-so-far = Apostadas hasta ahora: { $total } de { $size }
bids-of = Apostadas { $total } de { $size }
bids-balance = { $balance ->
    [under] { $gap ->
        [one] sobra 1
       *[other] sobran { $gap }
    }
    [over] { $gap ->
        [one] falta 1
       *[other] faltan { $gap }
    }
   *[even] cuenta justa
}
bids-label = { $label ->
    [over] por encima +{ $gap }
    [under] por debajo −{ $gap }
   *[even] en la cuenta
}
bids-at-once = Apuestas a la vez
bids-secret = Apuestas secretas
bid-refused = No puedes decir { $number }:
bid-hook-sum = { $sum } = { $size }, el número de cartas.
bid-at-once = Todos apuestan a la vez; los números aparecen juntos.
bid-secret = Todos apuestan en secreto; nadie ve los números hasta el final de la mano.
bid-blind = Apuesta a ciegas: nadie ha visto sus cartas.
bid-range = La apuesta va de { $least } a { $most }.
bid-declarer = La subasta es tuya: apuesta { $least } o más.
bid-choose = Elige un número
bid-say = Apostar { $number }
bid-saying = Apostando { $number }…
bid-keep = Mantener { $number }
bid-change = Cambiar
bidding-waits = { $name } está pensando su apuesta…
bidding-away = { $name } está fuera. Esperando su apuesta…
bidding-waits-all = { $count ->
    [one] Falta la apuesta de { $names }.
   *[other] Faltan las apuestas de { $names }.
}

## Bazas

your-hand = Tu mano, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
trick-on-table = Baza en la mesa
trick-slot = tu carta
trick-sending = en camino…
trick-led = { $you ->
    [yes] abriste tú
   *[no] abrió { $name }
}
trick-winning = { $you ->
    [yes] vas ganando tú
   *[no] va ganando { $name }
}
trick-took = { $you ->
    [yes] ganaste tú
   *[no] ganó { $name }
}
last-trick = Última baza
last-trick-none = Todavía no se hizo ninguna baza en esta mano.
took-it = ganó
led-it = abrió
claim = El resto es mío
hint-follow = La baza es de { $suit }: sigue el palo.
hint-lead = Abres la baza con la carta que quieras.
hint-any = Se puede jugar cualquier carta.
hint-revoke = Salió { $suit }: las cartas apagadas serían un renuncio.
hint-claim = Todas las bazas que faltan son tuyas: juega o di “El resto es mío”.
refused-somehow = Ahora no se puede hacer eso.

## Barajar

shuffling = Barajando
seeds-note = Cada persona pone su parte del barajado.
seeds-wait = Falta la parte de { $names } en el barajado.
seeds-voided = { $count ->
    [one] Una parte no llegó a tiempo: el barajado se anuló y volvió a empezar.
   *[other] Faltaron partes a tiempo: se anularon { $count } barajados.
}
choose-dealer = ¿Quién reparte primero?
choose-dealer-wait = Esperando a que se elija quién reparte primero
drawn-dealer = { $you ->
    [yes] Sacaste la carta más alta y repartes primero
   *[no] { $name } sacó la carta más alta y reparte primero
}

## Resultado

result-title = Resultado de la mano { $number }
result-made = ¡Justo!
result-missed = Esta vez no
result-nobody = Nadie acertó: la mano no da puntos.
result-streak = { $you ->
    [yes] Acertaste { $count } manos seguidas: el premio está en los puntos.
   *[no] { $name } acertó { $count } manos seguidas: el premio está en los puntos.
}
nil = cero
column-name = Jugador
column-bid = apostó
column-taken = hizo
column-points = puntos
column-total = total
next-deal = A continuación: mano { $number }, { $size ->
    [one] 1 carta
   *[other] { $size } cartas
}. Reparte: { $dealer }.
next-deal-tie = A continuación: una mano de desempate. Reparte: { $dealer }.
next-deal-again = A continuación: la mano { $number } otra vez. Da: { $dealer }.
next-soon = La próxima mano llega en
ready = Listo
vote-title = ¿Seguir jugando?
vote-note = Las manos acordadas se acabaron. La mesa decide si juega las de vuelta.
vote-yes = Seguir
vote-no = Dejarlo aquí
vote-waits = Falta la respuesta de { $names }.
vote-soon = La votación acaba en
final-over = Fin de la partida
final-you-won = ¡Ganaste!
final-you-share = ¡Compartes la victoria!
final-won = { $count ->
    [one] Ganó { $names }
   *[other] { $names } comparten la victoria
}
final-match-page = Ver la partida
final-last-deal = última mano
place-ordinal = { $place }.º
rematch = Jugar otra vez
rematch-go = Ir a la nueva mesa

## Avisos

connection-lost = Sin conexión. Reintentando…
stand-in-yours = Un bot está jugando por ti.
take-back = Volver
away-notice = { $name } dejó la mesa.
away-vote = Que juegue un bot ({ $votes } de { $needed })
spectating = Estás mirando: ves solo lo que está en la mesa.
take-bot-seat = Sentarme en el lugar de un bot

## Teclas

key-move = moverse entre las cartas o los números
key-enter = jugar la carta; elegir el número, otra vez para apostar
key-number = elegir el número de la apuesta
key-suit = elegir el palo: picas, corazones, diamantes, tréboles, sin triunfo
key-pass = paso, en la subasta
key-last = última baza
key-score = marcador
key-rules = reglas de la mesa
key-chat = charla
key-help = estas teclas
key-escape = cerrar el panel

## Lo que pasó, en voz

said-joined = { $name } entró en la mesa.
said-left = { $name } dejó la mesa.
said-stand-in = Un bot juega en el lugar de { $name }.
said-back = { $name } volvió.
said-dealer = { $you ->
    [yes] Repartes tú primero.
   *[no] { $name } reparte primero.
}
said-dealt = Mano { $number }, { $size ->
    [one] 1 carta.
   *[other] { $size } cartas.
}
said-bid = { $you ->
    [yes] Apostaste { $number }.
   *[no] { $name } apostó { $number }.
}
said-bid-changed = { $you ->
    [yes] Cambiaste tu apuesta a { $number }.
   *[no] { $name } cambió su apuesta a { $number }.
}
said-claimed = { $you ->
    [yes] El resto de las bazas es tuyo.
   *[no] El resto de las bazas es de { $name }.
}
said-played = { $you ->
    [yes] Jugaste { $card }.
   *[no] { $name } jugó { $card }.
}
said-trick = { $you ->
    [yes] Ganaste la baza.
   *[no] { $name } ganó la baza.
}
said-trick-nobody = Nadie ganó la baza.
said-points = { $name }: { $points } puntos, total { $total }.
said-drawn = { $you ->
    [yes] Sacaste la carta más alta, { $card }, y repartes primero.
   *[no] { $name } sacó la carta más alta, { $card }, y reparte primero.
}
said-voided = Una parte no llegó a tiempo: el barajado se anuló y volvió a empezar.
said-continued = { $answer ->
    [yes] La mesa decidió seguir.
   *[no] La mesa decidió dejarlo aquí.
}
said-rematch = Se abrió una nueva mesa para jugar otra vez.
said-chat = { $name } dijo: { $text }
