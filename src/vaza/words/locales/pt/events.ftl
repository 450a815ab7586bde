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
