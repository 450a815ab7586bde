# As regras de uma mesa em frases: vaza.words.describe escolhe e preenche.
list-or = ou
list-and = e
list-span = { $first } a { $last }
side-left = esquerda
side-right = direita

section-object = Objetivo
section-players = Jogadores e carteador
section-cards = Cartas
section-deals = Mãos
section-trump = Trunfo
section-bidding = Pedidos
section-play = Vazas
section-scoring = Pontos
section-ending = Fim da partida

rule-object = Antes de cada mão você diz quantas vazas vai fazer com as cartas que recebeu, e depois tenta fazer exatamente esse número: nem mais, nem menos.
rule-alone = Cada um joga por si.

rule-seats-one = Joga-se em exatamente { $seats } pessoas.
rule-seats-some = Joga-se em { $seats } pessoas.
rule-direction = { $direction ->
    [clockwise] O jogo corre no sentido horário: depois de cada jogador vem o que está à sua esquerda.
   *[counter] O jogo corre no sentido anti-horário: depois de cada jogador vem o que está à sua direita.
}
rule-first-dealer = { $how ->
    [random] O primeiro carteador é sorteado: cada um tira uma carta, e quem tirar a mais alta dá as cartas. Entre cartas de mesmo valor, espadas vale mais que copas, copas mais que ouros e ouros mais que paus.
   *[chosen] O primeiro carteador é escolhido pela mesa, do jeito que ela achar justo.
}
rule-dealing = O carteador embaralha, o jogador à sua { $before } corta, e as cartas são dadas uma a uma, viradas para baixo: o jogador à { $next } do carteador recebe primeiro e o carteador por último.
rule-dealer-rotation = { $rotation ->
    [next] Na mão seguinte, quem dá as cartas é o jogador à { $next } do carteador.
    [fixed] O carteador é o mesmo do começo ao fim da partida.
   *[last_winner] Quem leva a última vaza dá as cartas na mão seguinte.
}

rule-pack = { $packs ->
    [1] O baralho é o de 52 cartas, sem curingas.
   *[other] Juntam-se { $packs } baralhos de 52 cartas, sem curingas: são { $cards } cartas.
}
rule-ranks = Em cada naipe, da carta mais alta para a mais baixa: { $ranks }.
rule-no-values = As cartas não valem pontos: o que conta são as vazas.
rule-duplicates = { $twins ->
    [last] Se duas cartas iguais caem na mesma vaza, a que foi jogada por último ganha da outra.
    [first] Se duas cartas iguais caem na mesma vaza, a que foi jogada primeiro ganha da outra.
   *[cancel] Duas cartas iguais na mesma vaza se anulam. Se todas se anularem, ninguém leva a vaza, e quem a abriu abre a próxima.
}

rule-deals-constant = A partida tem { $deals ->
    [1] uma só mão, com
   *[other] { $deals } mãos, todas com
} { $size ->
    [1] 1 carta para cada um.
   *[other] { $size } cartas para cada um.
}
rule-deals-run = A partida tem { $deals } mãos. Cada um recebe, mão a mão, este número de cartas: { $run }.
rule-deals-constant-with = Com { $seats } jogadores, a partida tem { $deals ->
    [1] uma só mão, com
   *[other] { $deals } mãos, todas com
} { $size ->
    [1] 1 carta para cada um.
   *[other] { $size } cartas para cada um.
}
rule-deals-run-with = Com { $seats } jogadores, a partida tem { $deals } mãos, com este número de cartas para cada um: { $run }.
rule-continue-yes = Depois o caminho se faz de volta, até { $deals } mãos ao todo: { $run }.
rule-continue-ask = Depois da última mão a mesa vota se continua. Se a maioria quiser, o caminho se faz de volta, até { $deals } mãos ao todo: { $run }.
rule-continue-yes-with = Depois, com { $seats } jogadores, o caminho se faz de volta, até { $deals } mãos ao todo: { $run }.
rule-continue-ask-with = Depois da última mão a mesa vota se continua. Se a maioria quiser, com { $seats } jogadores o caminho se faz de volta, até { $deals } mãos ao todo: { $run }.
rule-reshuffle = A cada mão, todas as cartas são recolhidas e embaralhadas de novo.
rule-stock = As cartas que sobram ficam à parte, viradas para baixo, e não entram na mão.

rule-trump-turn-up = Depois de dadas as cartas, vira-se a carta de cima do monte: o naipe dela é o trunfo da mão. Ela fica à vista até a mão acabar e não é jogada por ninguém.
rule-full-deal = { $trump ->
    [dealer_last_card] Quando o baralho inteiro é dado ({ $when }), a última carta, que é do carteador, é mostrada a todos: o naipe dela é o trunfo, e o carteador joga com ela normalmente.
   *[none] Quando o baralho inteiro é dado ({ $when }), não sobra carta para virar e a mão é sem trunfo.
}
rule-full-deal-when = { $size ->
    [1] 1 carta para cada um, com { $seats } jogadores
   *[other] { $size } cartas para cada um, com { $seats } jogadores
}
rule-trump-fixed = O trunfo é sempre { $suit }.
rule-trump-cycle = O trunfo muda a cada mão, nesta ordem: { $cycle }; e então recomeça.
rule-trump-none = Joga-se sempre sem trunfo.
rule-trump-exceptions = Sem trunfo: { $deals }.
rule-nt-first = a primeira mão
rule-nt-last = a última mão
rule-nt-max = as mãos com mais cartas
rule-nt-number = a mão { $number }

rule-bid = Depois de ver as próprias cartas, cada um pede em voz alta quantas vazas vai fazer: de 0 até o número de cartas que recebeu.
rule-bid-one-card = Na mão de 1 carta, o pedido é 0 ou 1.
rule-bid-all = Todos têm que pedir; ninguém pode passar.
rule-bid-opens = { $opens ->
    [eldest] Quem está à { $next } do carteador pede primeiro, e os outros vêm em seguida, um de cada vez; o carteador pede por último.
    [dealer] O carteador pede primeiro, e os outros vêm em seguida, um de cada vez.
   *[first_leader] Quem vai abrir a primeira vaza pede primeiro, e os outros vêm em seguida, um de cada vez.
}
rule-bid-change = { $change ->
    [until_next_speaks] Quem pediu pode mudar o pedido, uma vez só, enquanto o jogador seguinte não tiver pedido. O pedido do último vale na hora.
   *[never] Pedido feito não se muda.
}
rule-hook = A soma dos pedidos não pode ser igual ao número de cartas que cada um recebeu: quem pede por último não pode dizer o número que fecha essa conta.
rule-hook-example = Por exemplo: { $size ->
    [1] com 1 carta
   *[other] com { $size } cartas
} e pedidos de { $bids }, o último não pode pedir { $hooked }; pode pedir { $free }.
rule-hook-more = qualquer outro
rule-hook-passed = Se os outros já pediram mais do que o número de cartas, o último pede o que quiser.
rule-no-hook = A soma dos pedidos pode dar qualquer número, inclusive o número de cartas de cada um.
rule-bids-kept = Os pedidos ficam anotados à vista de todos até o fim da mão.

rule-lead = { $lead ->
    [dealer] O carteador abre a primeira vaza da mão, com a carta que quiser.
    [eldest] Quem está à { $next } do carteador abre a primeira vaza da mão, com a carta que quiser.
    [highest_bid] Quem pediu mais vazas abre a primeira, com a carta que quiser; entre pedidos iguais, quem pediu antes.
   *[prev_last_winner] Na primeira mão, quem está à { $next } do carteador abre a primeira vaza. Daí em diante, quem levou a última vaza de uma mão abre a primeira da mão seguinte.
}
rule-follow = Os outros jogam uma carta cada um, na sua vez. Quem tem carta do naipe que saiu é obrigado a jogar uma delas.
rule-void = { $duty ->
    [any] Quem não tem carta desse naipe joga a que quiser, trunfo ou não: ninguém é obrigado a trunfar.
   *[must_trump] Quem não tem carta desse naipe é obrigado a jogar trunfo. Só quem também não tem trunfo joga a carta que quiser.
}
rule-void-no-trump = Quem não tem carta desse naipe joga a que quiser.
rule-lead-trump = Uma vaza pode ser aberta com trunfo a qualquer momento.
rule-wins = O trunfo mais alto leva a vaza. Se ninguém jogou trunfo, leva a carta mais alta do naipe que saiu.
rule-wins-no-trump = A carta mais alta do naipe que saiu leva a vaza.
rule-next-lead = Quem leva uma vaza abre a próxima.
rule-revoke = Uma carta que as regras não permitem é recusada na hora, com o motivo.
rule-tricks-kept = As vazas de cada um ficam separadas, viradas para baixo, e todos veem quantas cada jogador já fez.
rule-play-all = Todos jogam uma carta em cada vaza, até que todas as cartas da mão tenham sido jogadas.

rule-score-when = No fim da mão, comparam-se as vazas feitas com o pedido.
rule-score-made = Quem acerta o pedido { $gains }.
rule-score-made-nil-too = Quem acerta o pedido, mesmo que seja zero, { $gains }.
rule-score-made-one = Quem pede uma vaza ou mais e acerta { $gains }.
rule-score-nil = Quem pede zero e não faz nenhuma vaza { $gains }.
rule-score-nil-under = Quem pede zero e não faz nenhuma vaza { $gains }, se a soma dos pedidos for menor que o número de cartas.
rule-score-nil-over = Se a soma for igual ou maior, quem pede zero e não faz nenhuma vaza { $gains }.
rule-score-miss = Quem erra, para mais ou para menos, { $gains }.
rule-score-under = Quem faz vazas de menos { $gains }.
rule-score-over = Quem pede uma vaza ou mais e faz vazas de mais { $gains }.
rule-score-nil_fail = Quem pede zero e faz alguma vaza { $gains }.
rule-score-under-over = Quem pede uma vaza ou mais e erra, para mais ou para menos, { $gains }.
rule-score-under-nil_fail = Quem faz vazas de menos, ou pede zero e faz alguma, { $gains }.
rule-score-over-nil_fail = Quem faz vazas de mais { $gains }.
rule-score-table = Os pontos seguem uma tabela própria desta mesa, por número de cartas, pedido e vazas feitas.
rule-score-from-size = Na mão de 1 carta, as vazas não somam nem tiram pontos: vale só o resto da conta.

score-gains = ganha { $sum }
score-loses = perde { $sum }
score-both = { $first } e { $second }
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
    [1] o quadrado do pedido, em pontos
   *[other] { $n } vezes o quadrado do pedido, em pontos
}
term-first-bT = { $n ->
    [1] a soma de 1 até o pedido, em pontos
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
    [1] o quadrado da diferença, em pontos
   *[other] { $n } vezes o quadrado da diferença, em pontos
}
term-first-dT = { $n ->
    [1] a soma de 1 até a diferença, em pontos
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

rule-end-schedule = A partida acaba depois da última mão.
rule-end-target = A partida acaba no fim da mão em que alguém chega a { $target ->
    [1] 1 ponto
   *[other] { $target } pontos
}; até lá, as mãos se repetem na mesma ordem. Se ninguém chegar em { $deals ->
    [1] 1 mão
   *[other] { $deals } mãos
}, ela acaba ali.
rule-winner = { $winner ->
    [high] Vence quem tiver mais pontos.
   *[low] Vence quem tiver menos pontos.
}
rule-tie-extra = Se houver empate no primeiro lugar, jogam-se mais mãos, com todos à mesa, até que um só fique na frente. Essas mãos têm { $sizes }.
rule-tie-size = { $size ->
    [1] 1 carta
   *[other] { $size } cartas
}
rule-tie-size-with = { $size ->
    [1] 1 carta com { $seats } jogadores
   *[other] { $size } cartas com { $seats } jogadores
}
rule-tie-most = Depois de { $deals ->
    [1] 1 mão de desempate
   *[other] { $deals } mãos de desempate
}, o primeiro lugar é dividido.
rule-tie-shared = Se houver empate no primeiro lugar, a vitória é dividida.
rule-tie-exact = Se houver empate no primeiro lugar, vence quem acertou mais pedidos; se ainda houver empate, a vitória é dividida.
