### Leilão, troca de cartas, trunfo dito, pedidos escondidos, renúncia.

nt-short = ST
call-name = { $trump ->
    [NT] { $number } sem trunfo
   *[other] { $number } de { $suit }
}
call-pass = Passo
call-pass-said = passo

## Leilão

auction-title = Leilão
auction-again = { $number }º leilão
auction-waits = { $name } está pensando no lance…
auction-away = { $name } está fora. Esperando o lance…
call-question = Qual é o seu lance?
call-standing = Vale
call-by = { $you ->
    [yes] seu. Suba ou passe.
   *[no] de { $name }
}
call-none-yet = Ninguém ofereceu ainda.
call-now = a falar
call-standing-mark = o maior lance
calls-so-far = Lances até agora
seat-no-call = não falou
seat-contract = { $trump ->
    [NT] Ganhou o leilão: { $number } sem trunfo
   *[other] Ganhou o leilão: { $number } de { $suit }
}

## Troca de cartas

exchange-title = Todos passaram: troca de cartas
exchange-choose = { $count ->
    [one] Escolha 1 carta da sua mão para passar adiante, antes de ver a que chega.
   *[other] Escolha { $count } cartas da sua mão para passar adiante, antes de ver as que chegam.
}
exchange-done = As cartas escolhidas já estão na mesa.
exchange-slots = Cartas para passar
exchange-pass = { $count ->
    [one] Passar esta carta
   *[other] Passar estas { $count } cartas
}
exchange-left = { $left ->
    [one] Escolha mais 1
   *[other] Escolha mais { $left }
}
exchange-sending = Passando…
exchange-waits = { $count ->
    [one] Falta { $names }.
   *[other] Faltam { $names }.
}
seat-put = escolheu
seat-chooses = escolhendo…

## Trunfo dito

naming-question = Qual é o trunfo?
naming-blind = Escolha antes de olhar as suas cartas.
naming-highest = Você fez o maior pedido: o trunfo é seu.
naming-waits = { $name } escolhe o trunfo…
naming-waits-blind = Ninguém olhou as suas cartas ainda.
seat-names = escolhe o trunfo
face-down-hand = Suas cartas, fechadas: { $count }
face-down-why = Fechadas: ninguém pode olhar ainda.

## Carta virada

turn-nt = Virou { $card }: esta mão é sem trunfo.
turn-joker-nt = Virou um curinga: esta mão é sem trunfo.
turn-joker-trump = Virou um curinga: os curingas são o trunfo.
turn-passed-over = { $count ->
    [one] Antes virou um curinga, que não vale.
   *[other] Antes viraram { $count } curingas, que não valem.
}
turn-cut = Carta cortada antes de dar: { $card }.

## Pedidos escondidos, sequências

seat-spoken = já pediu
seat-secret = pedido em segredo
seat-streak = { $count } acertos seguidos; com { $length }, bônus

## Renúncia e mãos que não valem

revoke-title = Jogar { $card } é renúncia.
revoke-why = Você ainda pode cumprir a regra. Se a renúncia aparecer depois, a mão para e você perde pontos.
revoke-no = Outra carta
revoke-yes = Jogar assim mesmo
void-revoke = { $you ->
    [yes] Renúncia sua
   *[no] Renúncia de { $name }
}
void-revoke-why = { $you ->
    [yes] Você jogou agora uma carta do naipe que tinha recusado. A mão não vale e é dada de novo.
   *[no] { $name } jogou agora uma carta do naipe que tinha recusado. A mão não vale e é dada de novo.
}
void-passed = Todos passaram: novas cartas
void-passed-why = Ninguém ofereceu nada no leilão. O mesmo jogador dá de novo.

## O que aconteceu, em voz

said-called = { $you ->
    [yes] Você ofereceu { $call }.
   *[no] { $name } ofereceu { $call }.
}
said-passed = { $you ->
    [yes] Você passou.
   *[no] { $name } passou.
}
said-auction-won = { $you ->
    [yes] Você ganhou o leilão com { $call }.
   *[no] { $name } ganhou o leilão com { $call }.
}
said-exchange = Todos passaram. Cada um passa cartas adiante.
said-cards-chosen = { $you ->
    [yes] Você escolheu as suas cartas.
   *[no] { $name } escolheu as suas cartas.
}
said-cards-passed = As cartas foram passadas.
said-cards-got = Você recebeu { $cards }.
said-trump-named = { $trump ->
    [NT] { $you ->
        [yes] Você escolheu jogar sem trunfo.
       *[no] { $name } escolheu jogar sem trunfo.
    }
   *[other] { $you ->
        [yes] Você escolheu o trunfo: { $suit }.
       *[no] { $name } escolheu o trunfo: { $suit }.
    }
}
said-hands-lifted = Agora todos olham as suas cartas.
said-bid-hidden = { $name } já pediu.
said-bid-mine = Você pediu { $number }; só você vê.
said-bids-shown = Pedidos: { $bids }. No total { $total } de { $size }.
said-bids-revealed = Os pedidos eram: { $bids }.
said-void-revoke = { $you ->
    [yes] Renúncia sua: { $points } pontos. A mão é dada de novo.
   *[no] Renúncia de { $name }: { $points } pontos. A mão é dada de novo.
}
said-void-passed = Todos passaram. Novas cartas, o mesmo jogador dá.
