# Por que uma ação foi recusada: refused-<motivo>. As variáveis são os fatos da recusa.
# Naipes vêm como S H D C, ou X para os curingas.
refused-not-seated = Você está assistindo: só joga quem está sentado à mesa.
refused-match-over = A partida já acabou.
refused-not-now = { $stage ->
    [draw] Ainda não se sabe quem dá as cartas primeiro.
    [dealing] As cartas ainda não foram dadas.
    [bidding] Ainda é a hora dos pedidos: as cartas só saem depois que todos pedirem.
    [play] Os pedidos já estão fechados: agora se jogam as cartas.
    [asking] A mesa está decidindo se continua.
   *[other] Isso não pode ser feito agora.
}
refused-not-your-turn = Ainda não é a sua vez.
refused-bid-range = Não dá para pedir { $number }: com { $most ->
    [1] 1 carta na mão, o pedido é 0 ou 1.
   *[other] { $most } cartas na mão, o pedido vai de 0 a { $most }.
}
refused-hook = Você não pode pedir { $number }: os outros já pediram { $others }, e a soma não pode dar { $size }.
refused-stale-bid = Alguém falou antes que o seu pedido chegasse. Olhe os pedidos da mesa e peça de novo.
refused-no-change = O seu pedido já não pode ser mudado.
refused-same-bid = O seu pedido já é { $number }.
refused-not-in-hand = Essa carta não está na sua mão.
refused-must-follow-suit = A vaza saiu de { $suit ->
    [S] espadas e você tem espadas: jogue uma carta de espadas.
    [H] copas e você tem copas: jogue uma carta de copas.
    [D] ouros e você tem ouros: jogue uma carta de ouros.
    [C] paus e você tem paus: jogue uma carta de paus.
   *[X] curinga e você tem um curinga: jogue o curinga.
}
refused-must-trump = Sem carta do naipe que saiu, você é obrigado a jogar trunfo{ $suit ->
    [S] : jogue espadas.
    [H] : jogue copas.
    [D] : jogue ouros.
    [C] : jogue paus.
   *[other] .
}
refused-no-claim = As suas cartas não garantem todas as vazas que faltam.
refused-bad-order = O baralho não está completo: são { $cards } cartas, cada uma uma vez.
refused-no-such-seat = Não existe o lugar { $seat }: a mesa tem { $seats } lugares, contados a partir de 0.
refused-table-only = Isso quem faz é a mesa, não um jogador.
