### Antes de empezar: quién se sienta dónde, y con qué reglas.
gathering-title = La mesa se está formando
gathering-title-host = Prepara tu mesa
gathering-wait = Esperando a que { $host } empiece la partida.
gathering-full = Todos los lugares están ocupados. Puedes mirar: la partida aparece aquí cuando empiece.
join-title = Entra en la mesa
join-name = Tu nombre
join-sit = Sentarme
sit-here = Sentarme aquí
stand-up = Levantarme de la mesa
seat-empty = Lugar libre
seat-you = tú
seat-host = anfitrión
seat-up = Mover a { $name } hacia arriba
seat-down = Mover a { $name } hacia abajo
seat-remove = Quitar a { $name } de la mesa
add-bot = Bot
add-bots = Bots en todos los lugares libres
start = Empezar la partida
start-with-bots = { $count ->
    [one] Empezar con 1 bot
   *[other] Empezar con { $count } bots
}
share = Enviar
share-title = Invita a tus amigos
share-note = Quien abra este enlace entra en la mesa. No hace falta cuenta.
share-link = Enlace de la mesa
share-copy = Copiar enlace
share-copied = Copiado
share-qr = Código QR con el enlace de la mesa
share-text = ¿Jugamos? La mesa está aquí:
table-form = La mesa
table-game = Juego
table-seats = Lugares
table-listed = Mesa abierta a todos
table-listed-note = Aparece en la página de inicio para que entre cualquiera
