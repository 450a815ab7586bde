# O que a linha de comando diz em uma partida.
play-you = Você
play-welcome = { $title }: { $seats } jogadores, { $deals ->
    [1] 1 mão
   *[other] { $deals } mãos
}. Digite ? a qualquer momento para ajuda.
play-seed = A semente desta partida é { $seed }: com --seed { $seed } saem as mesmas cartas.
play-recorded = A partida está gravada em { $path }: vaza record check { $path } confere.
play-deal = Mão { $number } de { $of } · { $size ->
    [1] 1 carta
   *[other] { $size } cartas
} · { $trump } · { $you ->
    [yes] você dá as cartas
   *[no] { $dealer } dá as cartas
}
play-tie-deal = Desempate, mão { $number } · { $size ->
    [1] 1 carta
   *[other] { $size } cartas
} · { $trump } · { $you ->
    [yes] você dá as cartas
   *[no] { $dealer } dá as cartas
}
play-trump = trunfo { $suit }
play-trump-turned = trunfo { $suit } (virou { $card })
play-trump-none = sem trunfo
play-hand = Sua mão
play-bids = Pedidos: { $bids }
play-total = soma { $total } de { $size }
play-state = Fez/pediu: { $states }
play-trick = Vaza { $number }: { $cards }
play-trick-yours = Vaza { $number }: você abre
play-hook = Você é o último e não pode pedir { $number }: a soma daria { $size }.
play-claim-hint = Todas as vazas que faltam são suas: digite { $key } para ficar com elas.
play-only = Enter joga { $card }, a única carta permitida.

ask-bid = Seu pedido (0 a { $most }):{" "}
ask-card = Sua carta:{" "}
ask-change = Enter confirma, { $key } muda o pedido:{" "}
ask-new-bid = Novo pedido (0 a { $most }):{" "}
ask-next = Enter para a próxima mão:{" "}
ask-continue = Continuar com as mãos de volta? (s/n):{" "}
ask-dealer = Quem dá as cartas primeiro? { $choices }:{" "}

not-a-number = { $text } não é um número: digite o seu pedido, de 0 a { $most }.
not-a-card = { $text } não é uma carta: digite o número ao lado dela, ou valor e naipe, como { $example }.
not-yes-or-no = Responda s ou n.
not-a-choice = { $text } não é uma das opções.
no-last-trick = Ainda não houve vaza nesta mão.
no-score-yet = Ainda não há pontos.

key-help = ?
key-last = v
key-score = p
key-rules = r
key-change = m
key-claim = t
key-quit = s
key-yes = s
key-no = n
suit-keys = E=S C=H O=D P=C
suit-keys-latin = E=S C=H O=D P=C

help-card = 3, 10c, K♥: joga uma carta, pelo número ao lado dela ou por valor e naipe (e espadas, c copas, o ouros, p paus)
help-bid = 2: pede 2 vazas
help-change = muda o pedido, enquanto o jogador seguinte não falou
help-claim = fica com todas as vazas que faltam, se forem mesmo suas
help-last = mostra a última vaza
help-score = mostra os pontos
help-rules = mostra as regras desta mesa
help-quit = sai da partida
help-help = mostra esta ajuda

score-caption = Em cada mão: vazas feitas/pedidas e pontos.
table-player = Jogador
table-bid = Pediu
table-took = Fez
table-points = Pontos
table-total = Total
table-deal = Mão
table-cards = Cartas

bye-quit = Partida interrompida depois de { $deals ->
    [1] 1 mão
   *[other] { $deals } mãos
}.
bye-end-of-input = Fim da entrada: a partida para aqui, depois de { $deals ->
    [1] 1 mão
   *[other] { $deals } mãos
}.
