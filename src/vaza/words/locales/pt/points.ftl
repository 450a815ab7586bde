# O que valem os pedidos: as frases dos pontos e os exemplos, que vaza.words preenche.
rule-score-when = { $secret ->
    [yes] No fim da mão, os pedidos são descobertos e comparados com as vazas feitas.
   *[no] No fim da mão, comparam-se as vazas feitas com o pedido.
}
rule-score-nil-cap = Mas um pedido de zero com vazas feitas nunca ganha pontos: na melhor das hipóteses vale 0.
rule-score-none-exact = Se ninguém acerta o pedido, nenhum desses pontos vale, e todos ficam com 0 na mão.
rule-streak = Quem acerta o pedido em { $deals } mãos seguidas ganha { $points ->
    [1] mais 1 ponto.
   *[other] mais { $points } pontos.
}
rule-streak-missed = Quem erra o pedido em { $deals } mãos seguidas perde { $points ->
    [1] mais 1 ponto.
   *[other] mais { $points } pontos.
}
rule-streak-then = { $again ->
    [anew] Depois disso, a contagem da sequência recomeça.
   *[on] Cada mão seguinte que prolonga a sequência conta o mesmo outra vez.
}
rule-streak-from = As mãos de menos de { $size } cartas não quebram nem aumentam uma sequência.
rule-streak-void = Uma mão que não vale deixa a sequência como estava.
rule-score-made = Quem acerta o pedido { $gains }.
rule-score-made-nil-too = Quem acerta o pedido, mesmo que seja zero, { $gains }.
rule-score-made-one = Quem pede uma vaza ou mais e acerta { $gains }.
rule-score-nil = Quem pede zero e não faz nenhuma vaza { $gains }.
rule-score-nil-under = Quem pede zero e não faz nenhuma vaza { $gains }, se a soma dos pedidos for menor que o número de cartas ("under").
rule-score-nil-over = { $even ->
    [yes] Se a soma for igual ou maior
   *[no] Se a soma for maior
} ("over"), quem pede zero e não faz nenhuma vaza { $gains }.
rule-score-miss = Quem erra, para mais ou para menos, { $gains }.
rule-score-under = Quem faz vazas de menos { $gains }.
rule-score-over = Quem pede uma vaza ou mais e faz vazas de mais { $gains }.
rule-score-nil_fail = Quem pede zero e faz alguma vaza { $gains }.
rule-score-under-over = Quem pede uma vaza ou mais e erra, para mais ou para menos, { $gains }.
rule-score-under-nil_fail = Quem faz vazas de menos, ou pede zero e faz uma ou mais, { $gains }.
rule-score-over-nil_fail = Quem faz vazas de mais { $gains }.
rule-score-turns = Com { $tricks } vazas ou mais, o saldo é positivo.
rule-score-table = Os pontos seguem uma tabela própria desta mesa, por número de cartas, pedido e vazas feitas.
rule-score-table-sizes = Ela tem { $cells } valores ao todo, para mãos de tantas cartas: { $sizes }.
score-grid = { $size ->
    [1] Pontos com 1 carta (linha: pedido; coluna: vazas feitas)
   *[other] Pontos com { $size } cartas (linha: pedido; coluna: vazas feitas)
}
rule-score-from-size = Na mão de 1 carta, as vazas não somam nem tiram pontos: vale só o resto da conta.

score-gains = ganha { $sum }
score-loses = perde { $sum }
score-both = { $first }, mas { $second }
score-nothing = não ganha nem perde pontos
score-plus = mais
term-first-c = { $n ->
    [1] 1 ponto
   *[other] { $n } pontos
}
term-first-b = { $n ->
    [1] 1 ponto por vaza pedida
   *[other] { $n } pontos por vaza pedida
}
term-first-b2 = { $n ->
    [1] tantos pontos quanto o quadrado do pedido
   *[other] { $n } vezes o quadrado do pedido, em pontos
}
term-first-bT = { $n ->
    [1] tantos pontos quanto a soma de 1 até o pedido
   *[other] { $n } vezes a soma de 1 até o pedido, em pontos
}
term-first-t = { $n ->
    [1] 1 ponto por vaza feita
   *[other] { $n } pontos por vaza feita
}
term-first-d = { $n ->
    [1] 1 ponto por vaza de diferença
   *[other] { $n } pontos por vaza de diferença
}
term-first-d2 = { $n ->
    [1] tantos pontos quanto o quadrado da diferença
   *[other] { $n } vezes o quadrado da diferença, em pontos
}
term-first-dT = { $n ->
    [1] tantos pontos quanto a soma de 1 até a diferença
   *[other] { $n } vezes a soma de 1 até a diferença, em pontos
}
term-first-h = { $n ->
    [1] 1 ponto por carta da mão
   *[other] { $n } pontos por carta da mão
}
term-more-c = { $n }
term-more-b = { $n } por vaza pedida
term-more-b2 = { $n ->
    [1] o quadrado do pedido
   *[other] { $n } vezes o quadrado do pedido
}
term-more-bT = { $n ->
    [1] a soma de 1 até o pedido
   *[other] { $n } vezes a soma de 1 até o pedido
}
term-more-t = { $n } por vaza feita
term-more-d = { $n } por vaza de diferença
term-more-d2 = { $n ->
    [1] o quadrado da diferença
   *[other] { $n } vezes o quadrado da diferença
}
term-more-dT = { $n ->
    [1] a soma de 1 até a diferença
   *[other] { $n } vezes a soma de 1 até a diferença
}
term-more-h = { $n } por carta da mão

example-score = { $size ->
    [1] Mão de 1 carta
   *[other] Mão de { $size } cartas
}: pediu { $bid }, fez { $taken }: { $points ->
    [one] { $signed } ponto
   *[other] { $signed } pontos
}.

example-score-under = { $size ->
    [1] Mão de 1 carta
   *[other] Mão de { $size } cartas
}, pedidos que somam menos: pediu { $bid }, fez { $taken }: { $points ->
    [one] { $signed } ponto
   *[other] { $signed } pontos
}.
