### A mesa em jogo: pedidos, vazas, resultado.

you = Você
you-dealer = você
loading = Carregando…
of = de
table-title = Mesa
table-opening = Abrindo a mesa…
table-nav = Mesa
side-panel = Placar, regras e conversa
live-log = O que acontece na mesa
menu = Menu
menu-unread = Menu (há mensagens novas)
help = Teclas
score = Placar
score-chart = Gráfico
score-soon = O placar aparece depois da primeira mão.
table-rules = Regras da mesa
rules-all = Ver todas as regras
rules-failed = Não foi possível carregar as regras.
chat = Conversa
chat-unread = Conversa (mensagens novas)
chat-empty = Ninguém escreveu ainda.
chat-write = Escreva à mesa
chat-send = Enviar
leave-seat = Deixar o meu lugar

## Robôs, regras e ritmo

seat-bot = robô
table-own-rules = Regras próprias
speed = Ritmo
speed-slow = Calmo
speed-normal = Normal
speed-fast = Rápido
speed-instant = Já
timer = Tempo por jogada
timer-none = Sem limite
timer-seconds = { $seconds } s

## O cabeçalho

deal-number = Mão { $number }
deal-of = de { $of } · { $size ->
    [one] 1 carta
   *[other] { $size } cartas
}
deal-target = até { $target } · { $size ->
    [one] 1 carta
   *[other] { $size } cartas
}
deal-cards = { $size ->
    [one] 1 carta
   *[other] { $size } cartas
}
deal-tie = Desempate
deal-soon = A partida vai começar
trump = trunfo
trump-label = Trunfo: { $suit }. Carta virada: { $card }.
trump-is = Trunfo: { $suit }.
trump-none = Mão sem trunfo
trump-none-short = sem trunfo
trump-none-sentence = Sem trunfo.
trump-none-turned = Sem trunfo: virou { $card }.
trump-open = O trunfo ainda não está decidido.
trump-open-short = trunfo?

## Lugares

is-dealer = dá as cartas
dealer-letter = D
is-away = ausente
is-ready = pronto
stand-in-plays = um robô joga no lugar
seat-thinks = pensando…
seat-away = fora
seat-bid = pediu
seat-not-bid = não pediu
seat-none = nenhuma
seat-turn = É a vez deste lugar.
my-bid = pediu { $bid }
my-secret = só você vê
my-standing = pediu { $bid }, fez { $taken }{ $state ->
    [exact] {" "}· na conta
    [short] {" "}· { $gap ->
        [one] falta 1
       *[other] faltam { $gap }
    }
   *[past] {" "}· { $gap ->
        [one] passou 1
       *[other] passaram { $gap }
    }
}
you-bid-last = você é o último a pedir
your-turn = É a sua vez.
your-turn-pill = sua vez
your-turn-title = Sua vez

## Pedidos

bid-question = Quantas vazas você faz?
bid-change-question = Mudar o pedido
bid-change-note = Você pediu { $number }. Ainda dá para mudar: ninguém falou depois.
bids-so-far = Pedidas até agora: { $total } de { $size }
bids-of = Pedidas { $total } de { $size }
bids-balance = { $balance ->
    [under] { $gap ->
        [one] sobra 1
       *[other] sobram { $gap }
    }
    [over] { $gap ->
        [one] falta 1
       *[other] faltam { $gap }
    }
   *[even] conta certa
}
bids-label = { $label ->
    [over] acima +{ $gap }
    [under] abaixo −{ $gap }
   *[even] na conta
}
bids-at-once = Pedidos ao mesmo tempo
bids-secret = Pedidos em segredo
bid-refused = { $number } não pode:
bid-hook-sum = { $sum } = { $size }, o número de cartas.
bid-at-once = Todos pedem ao mesmo tempo; os números aparecem juntos.
bid-secret = Todos pedem em segredo; ninguém vê os números até o fim da mão.
bid-blind = Pedido às cegas: ninguém viu as suas cartas.
bid-range = O pedido vai de { $least } a { $most }.
bid-declarer = O leilão é seu: peça { $least } ou mais.
bid-choose = Escolha um número
bid-say = Pedir { $number }
bid-saying = Pedindo { $number }…
bid-keep = Manter { $number }
bid-change = Mudar
bidding-waits = { $name } está pensando no pedido…
bidding-away = { $name } está fora. Esperando o pedido…
bidding-waits-all = { $count ->
    [one] Falta o pedido de { $names }.
   *[other] Faltam os pedidos de { $names }.
}

## Vazas

your-hand = Sua mão, { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
trick-on-table = Vaza na mesa
trick-slot = sua carta
trick-sending = a caminho…
trick-led = { $you ->
    [yes] você abriu
   *[no] { $name } abriu
}
trick-winning = { $you ->
    [yes] você ganhando
   *[no] { $name } ganhando
}
trick-took = { $you ->
    [yes] você levou
   *[no] { $name } levou
}
last-trick = Última vaza
last-trick-none = Nenhuma vaza foi feita nesta mão ainda.
took-it = levou
led-it = abriu
claim = O resto é meu
hint-follow = A vaza é de { $suit }: siga o naipe.
hint-lead = Você abre a vaza com a carta que quiser.
hint-any = Qualquer carta pode ser jogada.
hint-revoke = A vaza é de { $suit }: as cartas apagadas seriam uma renúncia.
hint-claim = As vazas que faltam são todas suas: jogue ou diga “O resto é meu”.
refused-somehow = Isso não pode ser feito agora.

## Embaralhar

shuffling = Embaralhando
seeds-note = Cada pessoa dá a sua parte do embaralhamento.
seeds-wait = Falta a parte de { $names } no embaralhamento.
seeds-voided = { $count ->
    [one] Uma parte não chegou a tempo: o embaralhamento foi anulado e recomeçou.
   *[other] Partes não chegaram a tempo: { $count } embaralhamentos foram anulados.
}
choose-dealer = Quem dá as cartas primeiro?
choose-dealer-wait = Esperando a escolha de quem dá as cartas primeiro
drawn-dealer = { $you ->
    [yes] Você tirou a maior carta e dá primeiro
   *[no] { $name } tirou a maior carta e dá primeiro
}

## Resultado

result-title = Resultado da mão { $number }
result-made = Na conta!
result-missed = Não foi desta vez
result-nobody = Ninguém acertou: a mão não vale pontos.
result-streak = { $you ->
    [yes] Você acertou { $count } mãos seguidas: o bônus está nos pontos.
   *[no] { $name } acertou { $count } mãos seguidas: o bônus está nos pontos.
}
nil = nulos
column-name = Jogador
column-bid = pediu
column-taken = fez
column-points = pontos
column-total = total
next-deal = A seguir: mão { $number }, { $size ->
    [one] 1 carta
   *[other] { $size } cartas
}. Quem dá: { $dealer }.
next-deal-tie = A seguir: uma mão de desempate. Quem dá: { $dealer }.
next-deal-again = A seguir: a mão { $number } de novo. Quem dá: { $dealer }.
next-soon = A próxima mão vem em
ready = Pronto
vote-title = Continuar jogando?
vote-note = As mãos combinadas acabaram. A mesa decide se joga as mãos de volta.
vote-yes = Continuar
vote-no = Parar aqui
vote-waits = Falta a resposta de { $names }.
vote-soon = A votação termina em
final-over = Fim da partida
final-you-won = Você venceu!
final-you-share = Você divide a vitória!
final-won = { $count ->
    [one] { $names } venceu
   *[other] { $names } dividem a vitória
}
final-match-page = Ver a partida
final-last-deal = última mão
place-ordinal = { $place }º
rematch = Jogar de novo
rematch-go = Ir para a nova mesa

## Avisos

connection-lost = Sem conexão. Tentando de novo…
stand-in-yours = Um robô está jogando por você.
take-back = Voltar
away-notice = { $name } saiu da mesa.
away-vote = Deixar um robô jogar ({ $votes } de { $needed })
spectating = Você está assistindo: vê só o que está na mesa.
take-bot-seat = Sentar no lugar de um robô

## Teclas

key-move = andar entre as cartas ou os números
key-enter = jogar a carta; escolher o número, de novo para pedir
key-number = escolher o número do pedido
key-suit = escolher o naipe: espadas, copas, ouros, paus, sem trunfo
key-pass = passo, no leilão
key-last = última vaza
key-score = placar
key-rules = regras da mesa
key-chat = conversa
key-help = estas teclas
key-escape = fechar o painel

## O que aconteceu, em voz

said-joined = { $name } entrou na mesa.
said-left = { $name } saiu da mesa.
said-stand-in = Um robô joga no lugar de { $name }.
said-back = { $name } voltou.
said-dealer = { $you ->
    [yes] Você dá as cartas primeiro.
   *[no] { $name } dá as cartas primeiro.
}
said-dealt = Mão { $number }, { $size ->
    [one] 1 carta.
   *[other] { $size } cartas.
}
said-bid = { $you ->
    [yes] Você pediu { $number }.
   *[no] { $name } pediu { $number }.
}
said-bid-changed = { $you ->
    [yes] Você mudou o pedido para { $number }.
   *[no] { $name } mudou o pedido para { $number }.
}
said-claimed = { $you ->
    [yes] O resto das vazas é seu.
   *[no] O resto das vazas é de { $name }.
}
said-played = { $you ->
    [yes] Você jogou { $card }.
   *[no] { $name } jogou { $card }.
}
said-trick = { $you ->
    [yes] Você levou a vaza.
   *[no] { $name } levou a vaza.
}
said-trick-nobody = Ninguém levou a vaza.
said-points = { $name }: { $points } pontos, total { $total }.
said-drawn = { $you ->
    [yes] Você tirou a carta mais alta, { $card }, e dá as cartas primeiro.
   *[no] { $name } tirou a carta mais alta, { $card }, e dá as cartas primeiro.
}
said-voided = Uma parte não chegou a tempo: o embaralhamento foi anulado e recomeçou.
said-continued = { $answer ->
    [yes] A mesa decidiu continuar.
   *[no] A mesa decidiu parar aqui.
}
said-rematch = Uma nova mesa foi aberta para jogar de novo.
said-chat = { $name } disse: { $text }
