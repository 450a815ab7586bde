# O que aconteceu na mesa, para o terminal. $you diz se quem agiu é quem está lendo.
event-drawn = Sorteio: { $draws }. { $you ->
    [yes] Você dá as cartas primeiro.
   *[no] { $name } dá as cartas primeiro.
}
event-dealer-chosen = { $you ->
    [yes] Você dá as cartas primeiro.
   *[no] { $name } dá as cartas primeiro.
}
event-bid = { $you ->
    [yes] Você pede { $number }.
   *[no] { $name } pede { $number }.
}
event-bid-changed = { $you ->
    [yes] Você muda o pedido para { $number }.
   *[no] { $name } muda o pedido para { $number }.
}
event-bids-under = Pedidos fechados: { $total } para { $size } { $size ->
    [1] vaza
   *[other] vazas
}. Sobram vazas, alguém vai ter que ficar com elas.
event-bids-over = Pedidos fechados: { $total } para { $size } { $size ->
    [1] vaza
   *[other] vazas
}. Faltam vazas, alguém vai ficar sem as suas.
event-bids-even = Pedidos fechados: { $total } para { $size } { $size ->
    [1] vaza
   *[other] vazas
}. A conta fecha.
event-claimed = { $you ->
    [yes] Você fica com todas as vazas que faltam.
   *[no] { $name } mostra que todas as vazas que faltam são suas.
}
event-trick = Vaza { $number }: { $cards } → { $winner }
event-trick-nobody = ninguém
event-continued = A mesa continua: o caminho se faz de volta.
event-stopped = A mesa para por aqui.
event-tie = Empate no primeiro lugar: joga-se mais uma mão.
event-over = Fim da partida. { $count ->
    [1] Venceu { $names }.
   *[other] Empataram em primeiro { $names }.
}

## King

offer-text = { $down ->
    [yes] { $number ->
        [1] 1 nulo
       *[other] { $number } nulos
    }
   *[no] { $number ->
        [1] 1 vaza
       *[other] { $number } vazas
    }
}
event-king-deals = O rei de copas é a carta { $number } do sorteio. { $you ->
    [yes] Saiu para você, que dá as cartas primeiro.
   *[no] Saiu para { $name }, que dá as cartas primeiro.
}
event-king-chooses = O rei de copas é a carta { $number } do sorteio. { $you ->
    [yes] Saiu para você, que diz quem dá as cartas primeiro.
   *[no] Saiu para { $name }, que diz quem dá as cartas primeiro.
}
event-picked = { $you ->
    [yes] Você escolhe { $contract }.
   *[no] { $name } escolhe { $contract }.
}
event-say-up = { $you ->
    [yes] Você joga para cima: { $trump }.
   *[no] { $name } joga para cima: { $trump }.
}
event-say-down = { $you ->
    [yes] Você joga para baixo.
   *[no] { $name } joga para baixo.
}
event-say-4333 = { $you ->
    [yes] Você não joga e marca 4-3-3-3.
   *[no] { $name } não joga e marca 4-3-3-3.
}
event-say-open = { $you ->
    [yes] Você ouve ofertas.
   *[no] { $name } ouve ofertas.
}
event-say-offer-up = { $you ->
    [yes] Você oferece { $offer }.
   *[no] { $name } oferece { $offer }.
}
event-say-offer-down = { $you ->
    [yes] Você oferece { $offer }.
   *[no] { $name } oferece { $offer }.
}
event-say-match = { $you ->
    [yes] Por preferência você fica com a oferta: { $offer }.
   *[no] Por preferência { $name } fica com a oferta: { $offer }.
}
event-say-accept = { $you ->
    [yes] Você aceita.
   *[no] { $name } aceita.
}
event-say-raise = { $you ->
    [yes] Você pede { $offer }.
   *[no] { $name } pede { $offer }.
}
event-say-ultimatum = { $you ->
    [yes] Você diz: { $limit } ou nulos!
   *[no] { $name } diz: { $limit } ou nulos!
}
event-say-yes = { $you ->
    [yes] Você diz que sim.
   *[no] { $name } diz que sim.
}
event-say-no = { $you ->
    [yes] Você diz que não.
   *[no] { $name } diz que não.
}
event-sold = { $you ->
    [yes] Você compra a mão por { $offer }.
   *[no] { $name } compra a mão por { $offer }.
}
event-contract-set = A mão se joga: { $contract }{ $trump ->
    [none] .
   *[other] , { $trump }.
} { $you ->
    [yes] Você sai.
   *[no] { $name } sai.
}
event-shared-out = A mão não se joga: { $contract }.
