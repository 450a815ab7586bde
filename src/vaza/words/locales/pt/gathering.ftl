### Antes de começar: quem senta onde, e com que regras.

gathering-title = A mesa está se formando
gathering-title-host = Monte a sua mesa
gathering-wait = Esperando { $host } começar a partida.
gathering-full = Todos os lugares estão ocupados. Você pode assistir: a partida aparece aqui quando começar.
join-title = Entre na mesa
join-name = Seu nome
join-sit = Sentar
sit-here = Sentar aqui
stand-up = Levantar da mesa
seat-empty = Lugar livre
seat-you = você
seat-host = dono da mesa
seat-up = Mover { $name } para cima
seat-down = Mover { $name } para baixo
seat-remove = Tirar { $name } da mesa
add-bot = Robô
add-bots = Robôs em todos os lugares livres
start = Começar a partida
start-with-bots = { $count ->
    [one] Começar com 1 robô
   *[other] Começar com { $count } robôs
}
share = Enviar
share-title = Chame os amigos
share-note = Quem abrir este link entra na mesa. Não precisa de conta.
share-link = Link da mesa
share-copy = Copiar link
share-copied = Copiado
share-qr = Código QR com o link da mesa
share-text = Vamos jogar? A mesa está aqui:
table-form = A mesa
table-game = Jogo
table-seats = Lugares
table-listed = Mesa aberta a todos
table-listed-note = Aparece na página inicial para qualquer um entrar
