# O que a linha de comando diz em uma partida.
play-you = Você
play-welcome = { $title }: { $seats } jogadores, { $deals ->
    [1] 1 mão
   *[other] { $deals } mãos
}. Digite ? a qualquer momento para ajuda.
play-welcome-target = { $title }: { $seats } jogadores, até { $target } pontos. Digite ? a qualquer momento para ajuda.
play-seed = A semente desta partida é { $seed }: com --seed { $seed } saem as mesmas cartas.
play-recorded = A partida está gravada em { $path }: vaza record check { $path } confere.
play-deal = Mão { $number } de { $of } · { $size ->
    [1] 1 carta
   *[other] { $size } cartas
} · { $trump } · { $you ->
    [yes] você dá as cartas
   *[no] { $dealer } dá as cartas
}
play-deal-open = Mão { $number } · { $size ->
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
play-trump-cut = trunfo { $suit } (cortou { $card })
play-trump-none-turned = sem trunfo (virou { $card })
play-trump-auction = leilão do trunfo
play-trump-dealer = quem dá as cartas escolhe o trunfo
play-trump-highest = quem pedir mais escolhe o trunfo
play-hand = Sua mão
play-bids = Pedidos: { $bids }
play-total = soma { $total } de { $size }
play-state = Fez/pediu: { $states }
play-trick = Vaza { $number }: { $cards }
play-trick-yours = Vaza { $number }: você abre
play-hook = Você é o último e não pode pedir { $number }: a soma daria { $size }.
play-calls = Leilão: { $calls }
play-spoken = Já pediram: { $names }
play-nobody-spoken = Ninguém pediu ainda.
play-all-spoken = Todos pediram; os números aparecem no fim da mão.
play-over = acima +{ $gap }
play-under = abaixo −{ $gap }
play-face-down = { $size ->
    [1] Sua carta está virada
   *[other] Suas { $size } cartas estão viradas
} para baixo: ninguém pode olhar ainda.
play-target = Até { $target } pontos; o máximo por enquanto: { $best } ({ $names }).
play-streaks = Acertos seguidos: { $streaks }. { $length } seguidos valem { $bonus }.
score-void = nula
play-claim-hint = Todas as vazas que faltam são suas: digite { $key } para ficar com elas.
play-only = Enter joga { $card }, a única carta permitida.

ask-bid = Seu pedido ({ $least } a { $most }):{" "}
ask-call = Seu lance, a partir de { $least } (como { $example }), ou { $pass }:{" "}
ask-pass = Cartas para passar adiante ({ $count }, como 1 5 9):{" "}
ask-trump = Trunfo ({ $choices }):{" "}
ask-revoke = { $card } é renúncia: você pode cumprir a regra. Provada depois, custa { $points } pontos. { $yes } joga assim mesmo:{" "}
ask-card = Sua carta:{" "}
ask-change = Enter confirma, { $key } muda o pedido:{" "}
ask-new-bid = Novo pedido ({ $least } a { $most }):{" "}
ask-next = Enter para a próxima mão:{" "}
ask-continue = Continuar com as mãos de volta? (s/n):{" "}
ask-dealer = Quem dá as cartas primeiro? { $choices }:{" "}

not-a-number = { $text } não é um número: digite o seu pedido, de { $least } a { $most }.
not-a-call = { $text } não é um lance: digite número e naipe, como { $example }, ou { $pass }.
not-that-many = { $text }: escolha { $count } cartas diferentes da sua mão.
not-a-trump = { $text } não é um naipe: digite um de { $choices }.
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
key-pass = passo
key-no-trump = ST
key-yes = s
key-no = n
suit-keys = E=S C=H O=D P=C
suit-keys-latin = E=S C=H O=D P=C

help-card = 3, 10c, K♥: joga uma carta, pelo número ao lado dela ou por valor e naipe (e espadas, c copas, o ouros, p paus)
help-bid = 2: pede 2 vazas
help-call = 5C, 6ST, passo: fala no leilão, vazas e naipe, ou passa
help-trump = C, ST: escolhe o trunfo, quando é a sua vez
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

## King

ask-pick = Contrato ({ $choices }):{" "}
ask-say = O que você diz?{" "}
not-a-say = { $text } não diz nada aqui: digite uma das palavras acima.
play-standing = Melhor oferta: { $offer }, { $you ->
    [yes] sua
   *[no] de { $name }
}, vale { $points } pontos{ $down ->
    [yes] , e conta como { $value ->
        [one] 1 vaza
       *[other] { $value } vazas
    }
   *[no] {""}
}.
key-say-yes = sim
key-say-no = não
may-up = { $words }: você escolhe o trunfo e joga para cima, { $up } pontos por vaza
may-down = { $words }: você joga para baixo, todos ganham { $bonus } e perdem { $down } por vaza
may-open = { $words }: você ouve as ofertas dos outros
may-4333 = { $words }: não se joga; você marca 4 vazas, cada um dos outros 3
may-ultimatum = { $words }: alguém lhe dá { $limit } vazas, ou você joga para baixo
may-offer = { $words }: uma oferta, e quanto vale em pontos
may-match = { $words }: por preferência você fica com a oferta, { $offer } ({ $worth } pontos)
may-pass = { $words }: você não oferece nada agora
may-accept = { $words }: você vende a { $bidder } por { $offer } ({ $worth } pontos)
may-raise = { $words }: você pede a { $bidder }, uma vez, mais do que { $offer }
may-yes = { $words }: { $stage ->
    [raise] você oferece { $offer } ({ $worth } pontos)
   *[ultimatum] você compra por { $offer } ({ $worth } pontos) e escolhe o trunfo
}
may-no = { $words }: { $stage ->
    [raise] sua oferta fica como está
   *[ultimatum] pergunta-se ao próximo; se todos recusam, o dono joga para baixo
}
help-say = 5up, 2down, pass, match: no King, uma oferta e o mais que se pode dizer; o que se pode dizer aparece com o que vale
counted-from-end = { $place ->
    [1] última vaza
    [2] penúltima vaza
   *[other] { $place }ª vaza do fim
}
table-sale = Venda
table-sum = Soma
