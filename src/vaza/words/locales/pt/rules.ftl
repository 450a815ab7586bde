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
section-auction = Leilão
section-bidding = Pedidos
section-play = Vazas
section-scoring = Pontos
section-ending = Fim da partida

rule-object = Antes de cada mão você diz quantas vazas vai fazer com as cartas que recebeu, e depois tenta fazer exatamente esse número: nem mais, nem menos.
rule-alone = Cada um joga por si.

rule-seats-one = O jogo é para exatamente { $seats } jogadores.
rule-seats-some = O jogo é para { $seats } jogadores.
rule-direction = { $direction ->
    [clockwise] O jogo corre no sentido horário: depois de cada jogador vem o que está à sua esquerda.
   *[counter] O jogo corre no sentido anti-horário: depois de cada jogador vem o que está à sua direita.
}
rule-code = Código destas regras: { $code }
rule-first-dealer = { $how ->
    [random] O primeiro carteador é sorteado: cada um tira uma carta, e quem tirar a mais alta dá as cartas. Entre cartas de mesmo valor, a ordem dos naipes, do mais alto para o mais baixo, é: { $suits }.
   *[chosen] O primeiro carteador é escolhido pela mesa, do jeito que ela achar justo.
}
rule-first-dealer-joker = { $jokers ->
    [one] Nesse sorteio, o curinga vale mais que qualquer outra carta.
   *[many] Nesse sorteio, um curinga vale mais que qualquer outra carta; entre curingas, decide a sorte.
}
rule-first-dealer-twins = Se a carta mais alta for tirada duas vezes, a sorte decide entre as duas.
rule-dealing = O carteador embaralha, o jogador à sua { $before } corta, e as cartas são dadas uma a uma, viradas para baixo: o jogador à { $next } do carteador recebe primeiro e o carteador por último.
rule-dealer-rotation = { $rotation ->
    [next] Na mão seguinte, quem dá as cartas é o jogador à { $next } do carteador.
    [fixed] O carteador é o mesmo do começo ao fim da partida.
   *[last_winner] Quem leva a última vaza dá as cartas na mão seguinte.
}
rule-dealer-untaken = Se ninguém leva essa última vaza, quem a abriu dá as cartas da mão seguinte.

pack-jokers = { $jokers ->
    [0] sem curingas
    [1] com mais 1 curinga
   *[other] com mais { $jokers } curingas
}
rule-pack = O baralho é o de 52 cartas, { $jokers }.
rule-pack-latin40 = O baralho é o latino (espanhol) de 40 cartas, { $jokers }. Os naipes são ouros, copas, espadas e paus; cada um tem as cartas de 1 (o ás) a 7, e mais valete, cavaleiro e rei.
rule-pack-latin48 = O baralho é o latino (espanhol) de 48 cartas, { $jokers }. Os naipes são ouros, copas, espadas e paus; cada um tem as cartas de 1 (o ás) a 9, e mais valete, cavaleiro e rei.
rule-pack-std36 = O baralho tem 36 cartas, do 6 ao ás em cada naipe, { $jokers }.
rule-pack-std32 = O baralho tem 32 cartas, do 7 ao ás em cada naipe, { $jokers }.
rule-pack-stripped = O baralho é reduzido a 8 cartas por jogador, { $jokers }: das 52 cartas de costume tiram-se as mais baixas.
rule-pack-stripped-at = Com { $seats } jogadores ficam as cartas de { $lowest } a ás: { $cards } cartas.
rule-pack-low13 = O baralho tem as 52 cartas de costume, { $jokers }, e mais 13 cartas baixas de um segundo baralho: todos os 2, 3 e 4, e o 5 de { $suits }.
rule-pack-low26 = O baralho tem as 52 cartas de costume, { $jokers }, e mais 26 cartas baixas de um segundo baralho: todas as de 2 a 7, e os 8 de { $suits }.
rule-pack-total = { $packs ->
    [1] São { $cards } cartas ao todo.
   *[other] Juntam-se { $packs } desses baralhos: são { $cards } cartas ao todo.
}
rule-ranks = Em cada naipe, da carta mais alta para a mais baixa: { $ranks }.
rule-ranks-some = Em cada naipe, da carta mais alta para a mais baixa, até onde o baralho vai: { $ranks }.
listed-latin-A = 1 (ás)
rule-joker-suit = Os curingas não pertencem a nenhum dos quatro naipes: formam um quinto naipe.
rule-joker-wild-rank = O curinga vale mais que todas as outras cartas.
rule-no-values = As cartas não valem pontos: o que conta são as vazas.
rule-duplicates = { $twins ->
    [last] Se duas cartas iguais caem na mesma vaza, a que foi jogada por último ganha da outra.
    [first] Se duas cartas iguais caem na mesma vaza, a que foi jogada primeiro ganha da outra.
   *[cancel] Duas cartas iguais na mesma vaza se anulam, e a melhor das outras cartas leva a vaza. Se nenhuma outra puder levá-la, ninguém leva, e quem abriu a vaza abre a próxima.
}
rule-duplicates-jokers = { $twins ->
    [last] Se os dois curingas caem na mesma vaza, o que foi jogado por último ganha do outro.
    [first] Se os dois curingas caem na mesma vaza, o que foi jogado primeiro ganha do outro.
   *[cancel] Dois curingas na mesma vaza se anulam, e a melhor das outras cartas leva a vaza. Se nenhuma outra puder levá-la, ninguém leva, e quem abriu a vaza abre a próxima.
}
rule-duplicates-jokers-too = Os curingas são cartas iguais entre si.

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
rule-deals-same = Em todas as mãos cada um recebe { $size ->
    [1] 1 carta.
   *[other] { $size } cartas.
}
rule-deals-same-with = Com { $seats } jogadores, em todas as mãos cada um recebe { $size ->
    [1] 1 carta.
   *[other] { $size } cartas.
}
rule-deals-round = Cada um recebe, mão a mão, este número de cartas: { $run }. Depois dessas { $deals } mãos o percurso recomeça.
rule-deals-round-with = Com { $seats } jogadores, cada um recebe, mão a mão, este número de cartas: { $run }. Depois dessas { $deals } mãos o percurso recomeça.
rule-continue-ask = Depois da última dessas mãos as pessoas da mesa votam se continuam; robôs não votam. Se houver mais votos a favor do que contra, a partida continua, até { $deals } mãos ao todo; as novas têm este número de cartas para cada um: { $run }. Se não houver, ou se os votos empatarem, ela acaba.
rule-continue-ask-with = Depois da última dessas mãos as pessoas da mesa votam se continuam; robôs não votam. Se houver mais votos a favor do que contra, com { $seats } jogadores a partida continua, até { $deals } mãos ao todo; as novas têm este número de cartas para cada um: { $run }. Se não houver, ou se os votos empatarem, ela acaba.
rule-reshuffle = A cada mão, todas as cartas são recolhidas e embaralhadas de novo.
rule-stock = As cartas que sobram ficam à parte, viradas para baixo, e não entram na mão.

rule-trump-turn-up = Depois de dadas as cartas, vira-se a carta de cima do monte: o naipe dela é o trunfo da mão. Ela fica à vista até a mão acabar e não é jogada por ninguém.
rule-full-deal = { $trump ->
    [dealer_last_card] Quando o baralho inteiro é dado ({ $when }), a última carta, que é do carteador, é mostrada a todos: o naipe dela é o trunfo, e o carteador joga com ela normalmente.
    [cut] Quando o baralho inteiro é dado ({ $when }), corta-se uma carta do baralho antes de dar as cartas, mostra-se a todos e devolve-se: o naipe dela é o trunfo.
    [dealer_names] Quando o baralho inteiro é dado ({ $when }), o carteador escolhe o trunfo, um naipe ou sem trunfo, antes que alguém veja as cartas.
   *[none] Quando o baralho inteiro é dado ({ $when }), não sobra carta para virar e a mão é sem trunfo.
}
rule-full-deal-when = { $size ->
    [1] 1 carta para cada um, com { $seats } jogadores
   *[other] { $size } cartas para cada um, com { $seats } jogadores
}
rule-trump-low = Se a carta que mostra o trunfo for de um destes valores, a mão é sem trunfo: { $ranks }.
rule-joker-trumps = { $pair ->
    [yes] Mas, se a carta virada for um curinga, nenhum dos quatro naipes é trunfo: o outro curinga é o único trunfo da mão e leva qualquer vaza em que for jogado.
   *[no] Mas, se a carta virada for um curinga, nenhum dos quatro naipes é trunfo: os curingas são os únicos trunfos da mão.
}
rule-joker-no-trump = Se a carta virada for um curinga, a mão é sem trunfo.
rule-joker-redraw = Se a carta virada for um curinga, vira-se a seguinte no lugar dela. Se só houver curingas, a mão é sem trunfo.
rule-joker-full-deal = Se a carta mostrada quando o baralho inteiro é dado for um curinga, a mão é sem trunfo.
rule-trump-fixed = O trunfo é sempre { $suit }.
rule-trump-cycle = Nenhuma carta é virada: o trunfo muda a cada mão, nesta ordem fixa: { $cycle }. Depois do último volta o primeiro, e assim por diante.
rule-trump-none = Joga-se sempre sem trunfo.
rule-trump-bidder = O trunfo é escolhido depois que todos pediram: quem pediu mais vazas escolhe um naipe, ou sem trunfo. { $equal }
rule-trump-dealer = { $mode ->
    [blind] Assim que as cartas são dadas, o carteador escolhe o trunfo, um naipe ou sem trunfo, antes que alguém veja as cartas.
   *[seen] Assim que as cartas são dadas, o carteador escolhe o trunfo, um naipe ou sem trunfo, antes que alguém veja as cartas. Só então cada um olha as suas.
}
rule-trump-auction = { $nt ->
    [yes] Um leilão decide qual naipe é o trunfo, ou se a mão é sem trunfo.
   *[no] Um leilão decide qual naipe é o trunfo.
}
rule-trump-exceptions = Sem trunfo: { $deals }.
rule-nt-first = a primeira mão
rule-nt-last = a última mão
rule-nt-max = as mãos com mais cartas
rule-nt-number = a mão { $number }
rule-nt-number-with = a mão { $number } com { $seats } jogadores
rule-nt-tie = a mão { $number } (se um empate levar até ela)
equal-earlier = Entre pedidos iguais, vale o de quem pediu antes.
equal-counted = Entre pedidos iguais, vale o de quem vem primeiro, a contar de { $first }.
equal-declarer-last = Entre pedidos iguais, vale o de quem falou antes, e o do declarante fica por último.
opener-name = { $opens ->
    [eldest] quem está à { $next } do carteador
    [dealer] quem deu as cartas
    [right] quem está à direita do carteador
   *[first_leader] quem abre a primeira vaza
}

rule-auction = { $nt ->
    [yes] Antes dos pedidos cada um olha as suas cartas, e faz-se um leilão pelo trunfo. Uma oferta é um número de vazas com um naipe para trunfo, ou sem trunfo.
   *[no] Antes dos pedidos cada um olha as suas cartas, e faz-se um leilão pelo trunfo. Uma oferta é um número de vazas com um naipe para trunfo.
}
rule-auction-opens = { $opens ->
    [dealer] O carteador fala primeiro no leilão, e os outros vêm em seguida, um de cada vez.
   *[left] Quem está à { $next } do carteador fala primeiro no leilão, e os outros vêm em seguida, um de cada vez.
}
rule-auction-range = { $raised ->
    [yes] Uma oferta é de no mínimo { $least ->
        [1] 1 vaza
       *[other] { $least } vazas
    }, ou mais depois de um gulash, e de no máximo { $most }.
   *[no] Uma oferta é de no mínimo { $least ->
        [1] 1 vaza
       *[other] { $least } vazas
    } e de no máximo { $most }.
}
rule-auction-order = Cada oferta tem que ser mais alta que a anterior: mais vazas, com qualquer naipe, ou o mesmo número de vazas com um naipe mais alto. No leilão, a ordem dos naipes, do mais baixo para o mais alto, é: { $suits }.
rule-auction-only = Nada além disso pode ser oferecido.
rule-auction-one-suit = Só se pode oferecer isto: { $suit }. Cada oferta tem que ser de mais vazas que a anterior.
rule-auction-example = Por exemplo, depois de uma oferta de { $n } { $middle }, { $n } { $high } é mais alta, e { $more } { $low } também; { $n } { $low } não é.
rule-auction-pass = { $again ->
    [yes] Quem não quer oferecer passa, e ainda pode oferecer quando chegar de novo a sua vez.
   *[no] Quem não quer oferecer passa, e fica fora do leilão.
}
rule-auction-end = { $end ->
    [raises-again] O leilão acaba quando, depois de uma oferta, os quatro passam em seguida: os outros três e, por último, quem fez a oferta. Em vez desse quarto passe, quem fez a oferta pode aumentá-la, e então os outros falam de novo.
    [stands-again] O leilão acaba quando, depois de uma oferta, os outros três passam em seguida. Quem fez a oferta já não pode aumentá-la.
    [raises-final] O leilão acaba quando os outros três passaram e quem fez a última oferta passa também. Em vez desse último passe, pode aumentar a oferta.
   *[stands-final] O leilão acaba quando três jogadores passaram e há uma oferta. Quem fez a última oferta já não pode aumentá-la.
}
rule-auction-highest = Nem uma oferta que ninguém pode aumentar encerra o leilão na hora: esses passes ainda vêm depois dela.
rule-auction-won = { $raise ->
    [yes] Quem fez a última oferta é o declarante. O naipe da oferta, se ela tiver um, é o trunfo; o número de vazas da oferta é o mínimo que o declarante pode pedir.
   *[no] Quem fez a última oferta é o declarante. O naipe da oferta, se ela tiver um, é o trunfo; o número de vazas da oferta é o pedido do declarante.
}
rule-auction-void = Se os quatro passam sem que ninguém tenha feito uma oferta, a mão não vale: o mesmo carteador embaralha e dá as cartas de novo.
rule-gulash = Se os quatro passam sem que ninguém tenha feito uma oferta, há um gulash: cada um escolhe { $cards ->
    [1] 1 carta e a passa, virada para baixo, ao jogador à sua { $side }, antes de ver a que vem.
   *[other] { $cards } cartas e as passa, viradas para baixo, ao jogador à sua { $side }, antes de ver as que vêm.
} Depois há um novo leilão, aberto pelo mesmo jogador.
rule-gulash-again = { $times ->
    [1] Se todos passam de novo depois do gulash, a mão não vale: o mesmo carteador embaralha e dá as cartas de novo.
   *[other] Uma mão tem até { $times } gulashes. Se todos passam de novo depois do último, a mão não vale: o mesmo carteador embaralha e dá as cartas de novo.
}
rule-gulash-raise = Cada gulash aumenta em 1 o menor número de vazas que se pode oferecer: { $least }.

rule-bid = { $mode ->
    [simultaneous] Depois de ver as próprias cartas, cada um pede, ao mesmo tempo que os outros, quantas vazas vai fazer: { $range }. Ninguém sabe outro pedido antes de fazer o seu.
    [secret_until_end] Depois de ver as próprias cartas, cada um anota em segredo quantas vazas vai fazer: { $range }. Os pedidos ficam virados para baixo até a mão ter sido jogada: até lá, ninguém sabe o pedido dos outros, nem quanto os pedidos somam.
    [blind] Antes de ver as cartas, cada um pede em voz alta, na sua vez, quantas vazas vai fazer: { $range }. Só quando todos pediram é que se olham as cartas.
   *[sequential] Depois de ver as próprias cartas, cada um pede em voz alta quantas vazas vai fazer: { $range }.
}
rule-bid-fingers = { $hands ->
    [1] Depois de ver as próprias cartas, cada um mostra, ao mesmo tempo que os outros e com os dedos de uma mão, quantas vazas vai fazer: { $range }.
   *[other] Depois de ver as próprias cartas, cada um mostra, ao mesmo tempo que os outros e com os dedos das duas mãos, quantas vazas vai fazer: { $range }.
}
rule-bid-auction = { $declarer ->
    [stands] Depois do leilão, cada um dos outros três pede em voz alta, na sua vez, quantas vazas vai fazer: { $range }. O declarante não pede de novo: vale o número do leilão.
   *[raises] Depois do leilão, cada um pede em voz alta, na sua vez, quantas vazas vai fazer: o declarante, no mínimo o número do leilão; cada um dos outros, { $range }.
}
bid-range = de { $least } até o número de cartas que recebeu
bid-range-limit = { $shape ->
    [one] sempre { $most }
   *[some] de { $least } a { $most }
}{ $limit ->
    [yes] , sem passar do número de cartas que recebeu
   *[no] {""}
}
bid-range-declarer = de { $least } até o número do declarante, sem passar dele
rule-bid-one-card = Na mão de 1 carta, o pedido é 0 ou 1.
rule-bid-all = Todos têm que pedir; ninguém pode passar.
rule-bid-stands = Os três têm que pedir; ninguém pode passar.
rule-bid-opens = { $opens ->
    [eldest] Quem está à { $next } do carteador pede primeiro, e os outros vêm em seguida, um de cada vez; o carteador pede por último.
    [eldest-stands] Quem está à { $next } do carteador pede primeiro, e os outros vêm em seguida, um de cada vez; pula-se o declarante.
    [dealer] O carteador pede primeiro, e os outros vêm em seguida, um de cada vez.
    [right] Quem está à direita do carteador pede primeiro, e os outros vêm em seguida, um de cada vez.
    [declarer_left] Quem está à { $next } do declarante pede primeiro, os outros vêm em seguida, um de cada vez, e quem está à { $before } do declarante pede por último.
    [declarer] O declarante pede primeiro, os outros vêm em seguida, um de cada vez, e quem está à { $before } do declarante pede por último.
   *[first_leader] Quem vai abrir a primeira vaza pede primeiro, e os outros vêm em seguida, um de cada vez.
}
rule-bid-change = { $change ->
    [until_next_speaks] Quem pediu pode mudar o pedido, uma vez só, enquanto o jogador seguinte não tiver pedido. Quem pede por último não pode mudar.
    [until_first_card] Quem pediu pode mudar o pedido, uma vez só, enquanto o jogador seguinte não tiver pedido; quem pede por último, até sair a primeira carta. O novo pedido tem que ser um que já podia ter sido feito antes.
   *[never] Pedido feito não se muda.
}
rule-hook = { $kind ->
    [gt] A soma dos pedidos tem que ser maior que o número de cartas que cada um recebeu: quem pede por último tem que pedir o bastante para isso.
    [lt] A soma dos pedidos tem que ser menor que o número de cartas que cada um recebeu: quem pede por último tem que pedir pouco o bastante para isso.
    [eq] A soma dos pedidos tem que ser igual ao número de cartas que cada um recebeu: quem pede por último tem que dizer o número que fecha essa conta.
   *[ne] A soma dos pedidos não pode ser igual ao número de cartas que cada um recebeu: quem pede por último não pode dizer o número que fecha essa conta.
}
rule-hook-example = Por exemplo: { $size ->
    [1] com 1 carta
   *[other] com { $size } cartas
} e { $count ->
    [1] um pedido
   *[other] pedidos
} de { $bids }, o último não pode pedir { $hooked }; pode pedir { $free }.
rule-hook-example-must = Por exemplo: { $size ->
    [1] com 1 carta
   *[other] com { $size } cartas
} e { $count ->
    [1] um pedido
   *[other] pedidos
} de { $bids }, o último só pode pedir { $allowed }.
rule-hook-more = qualquer outro
rule-hook-passed = Se os outros já pediram mais do que o número de cartas, o último pede o que quiser.
rule-hook-no-number = Se isso deixar o último sem nenhum número para pedir, a proibição não vale para ele.
rule-hook-nearest = { $kind ->
    [gt] Se nenhum pedido for bastante, o último faz o pedido mais alto que puder.
    [lt] Se até o menor pedido for demais, o último faz esse pedido.
   *[eq] Se nenhum pedido fechar a conta, o último faz o que mais se aproxima: o mais baixo, se os outros pediram demais; o mais alto, se pediram de menos.
}
rule-hook-from = Nas mãos de menos de { $size } cartas, a soma dos pedidos é livre.
rule-hook-except-last = Na última mão do percurso, a soma dos pedidos é livre.
rule-hook-except-asked = Na última mão antes da votação, e também na última de todas, se a partida continuar, a soma dos pedidos é livre.
rule-hook-except-number = { $course ->
    [yes] Na última mão do percurso, quando é jogada pela primeira vez ({ $deals }), a soma dos pedidos é livre.
   *[no] Numa das mãos a soma dos pedidos é livre: { $deals }.
}
rule-no-hook = A soma dos pedidos pode dar qualquer número, inclusive o número de cartas de cada um.
rule-bid-nils = { $most ->
    [1] Ninguém pode pedir 0 em duas mãos seguidas, a não ser que não haja outro número para pedir.
   *[other] Ninguém pode pedir 0 em mais de { $most } mãos seguidas, a não ser que não haja outro número para pedir.
}
rule-bid-label = { $even ->
    [yes] Se a soma de todos os pedidos for menor que o número de cartas de cada um, a mão se chama "under"; senão, "over".
   *[no] Se a soma de todos os pedidos for menor que o número de cartas de cada um, a mão se chama "under"; se for maior, "over".
}
rule-bids-kept = { $mode ->
    [secret_until_end] Os pedidos só são mostrados depois que todas as cartas foram jogadas.
   *[other] Os pedidos ficam anotados à vista de todos até o fim da mão.
}

rule-lead = { $lead ->
    [dealer] O carteador abre a primeira vaza da mão, com a carta que quiser.
    [eldest] Quem está à { $next } do carteador abre a primeira vaza da mão, com a carta que quiser.
    [declarer] O declarante abre a primeira vaza da mão, com a carta que quiser.
   *[prev_last_winner] Na primeira mão, quem está à { $next } do carteador abre a primeira vaza. Daí em diante, quem levou a última vaza de uma mão abre a primeira da mão seguinte.
}
rule-lead-untaken = Se ninguém levou essa última vaza, quem a abriu abre a primeira da mão seguinte.
rule-lead-highest = Quem pediu mais vazas abre a primeira vaza da mão, com a carta que quiser. { $equal }
rule-lead-namer = Quem escolheu o trunfo abre a primeira vaza da mão, com a carta que quiser.
rule-follow = Os outros jogam uma carta cada um, na sua vez. Quem tem carta do naipe que saiu é obrigado a jogar uma delas.
rule-must-beat = { $free ->
    [trumps] Quem joga do naipe que saiu tem que passar a carta mais alta desse naipe na vaza, se puder, mesmo que esse naipe seja o trunfo. Depois que alguém trunfou uma vaza de outro naipe, serve qualquer carta do naipe que saiu.
    [jokers] Quem joga do naipe que saiu tem que passar a carta mais alta desse naipe na vaza, se puder. Depois que alguém jogou um curinga, serve qualquer carta do naipe que saiu.
    [both] Quem joga do naipe que saiu tem que passar a carta mais alta desse naipe na vaza, se puder, mesmo que esse naipe seja o trunfo. Depois que alguém trunfou uma vaza de outro naipe ou jogou um curinga, serve qualquer carta do naipe que saiu.
   *[none] Quem joga do naipe que saiu tem que passar a carta mais alta desse naipe na vaza, se puder.
}
rule-void = { $duty ->
    [any] Quem não tem carta desse naipe joga a que quiser, trunfo ou não: ninguém é obrigado a trunfar.
    [must_overtrump] Quem não tem carta desse naipe é obrigado a jogar trunfo e, se puder, um mais alto que todos os trunfos da vaza. Quem também não tem trunfo joga a carta que quiser.
   *[must_trump] Quem não tem carta desse naipe é obrigado a jogar trunfo, mesmo que mais baixo que os que já estão na vaza. Quem também não tem trunfo joga a carta que quiser.
}
rule-void-no-trump = Quem não tem carta desse naipe joga a que quiser.
rule-lead-trump = { $when ->
    [last_resort] Mas só abre uma vaza com trunfo quem não tem outra coisa na mão.
    [broken] Mas, enquanto ninguém tiver jogado trunfo na mão, só abre uma vaza com trunfo quem não tem outra coisa.
   *[always] Uma vaza pode ser aberta com trunfo a qualquer momento.
}
rule-wins = O trunfo mais alto leva a vaza. Se ninguém jogou trunfo, leva a carta mais alta do naipe que saiu.
rule-wins-no-trump = A carta mais alta do naipe que saiu leva a vaza.
rule-joker-led = Se sai um curinga, quem tem outro curinga é obrigado a jogá-lo.
rule-joker-elsewhere = { $duty ->
    [trump] Numa vaza de outro naipe, só joga curinga quem não tem carta desse naipe nem trunfo.
   *[any] Numa vaza de outro naipe, só joga curinga quem não tem carta desse naipe.
}
rule-joker-wins = { $beaten ->
    [trump] O curinga que abre a vaza leva a vaza, a não ser que alguém jogue trunfo.
    [joker] O curinga que abre a vaza leva a vaza, a não ser que alguém jogue outro curinga nela.
    [both] O curinga que abre a vaza leva a vaza, a não ser que alguém jogue trunfo ou outro curinga nela.
   *[no] O curinga que abre a vaza leva a vaza.
}
rule-joker-loses = { $trumps ->
    [jokers] O curinga jogado numa vaza de outro naipe não leva nada, a não ser que ele seja o trunfo da mão.
   *[other] O curinga jogado numa vaza de outro naipe não leva nada.
}
rule-joker-wild = { $jokers ->
    [one] O curinga pode ser jogado a qualquer momento, seja qual for o naipe que saiu, e leva a vaza, com ou sem trunfo nela.
   *[many] Um curinga pode ser jogado a qualquer momento, seja qual for o naipe que saiu, e leva a vaza, com ou sem trunfo nela.
}
rule-joker-wild-led = { $twins ->
    [cancel] Se sai um curinga, os outros jogam a carta que quiserem. Se os curingas da vaza se anulam, a primeira das outras cartas conta como a que saiu.
   *[other] Se sai um curinga, os outros jogam a carta que quiserem.
}
rule-next-lead = Quem leva uma vaza abre a próxima.
rule-revoke = Uma carta que as regras não permitem é recusada na hora, com o motivo.
rule-revoke-what = Quem tem carta do naipe que saiu e joga de outro naipe faz uma renúncia, de propósito ou não. Nada impede isso, e ninguém é avisado.
rule-revoke-proven = A renúncia fica provada quando esse jogador, mais tarde na mesma mão, joga uma carta do naipe que não seguiu. { $points ->
    [0] A mão para na hora, e ninguém ganha nem perde pontos nela.
    [1] A mão para na hora: esse jogador perde 1 ponto, e os outros não ganham nem perdem nada.
   *[other] A mão para na hora: esse jogador perde { $points } pontos, e os outros não ganham nem perdem nada.
}
rule-revoke-again = A mão interrompida por renúncia é dada de novo, com o mesmo número de cartas, pelo mesmo carteador.
rule-revoke-unproven = A renúncia que nenhuma carta prova depois não custa nada.
rule-revoke-duties = As outras obrigações do jogo também não são cobradas; faltar a elas não custa nada.
rule-tricks-kept = As vazas de cada um ficam separadas, viradas para baixo, e todos veem quantas cada jogador já fez.
rule-play-all = Todos jogam uma carta em cada vaza, até que todas as cartas da mão tenham sido jogadas.

rule-end-schedule = A partida acaba depois da última mão.
rule-end-asked = Se a mesa vota contra continuar, a partida acaba ali; se vota a favor, depois da última das mãos novas. Só então conta um empate no primeiro lugar.
rule-end-target = A partida acaba no fim da mão em que alguém chega a { $target ->
    [1] 1 ponto
   *[other] { $target } pontos
} ou mais. Se ninguém chegar em { $deals ->
    [1] 1 mão
   *[other] { $deals } mãos
}, ela acaba ali.
rule-winner = { $winner ->
    [zero_first] Vence quem tiver exatamente 0 pontos depois da última mão. Se ninguém tiver, vence quem tiver mais pontos.
    [low] Vence quem tiver menos pontos.
   *[high] Vence quem tiver mais pontos.
}
rule-winner-zeros = Se vários tiverem 0, vence entre eles quem acertou mais pedidos; se ainda houver empate, a vitória é dividida entre eles, sem mais mãos.
rule-tie-extra = Se houver empate no primeiro lugar, jogam-se mais mãos, com todos à mesa, até que um só fique na frente. { $more ->
    [yes] Não importa quantas cartas tinham as outras, essas mãos têm
   *[no] Essas mãos têm
} { $sizes }.
rule-tie-like = { $trump ->
    [cycle] Quem as dá é quem daria a mão seguinte; o trunfo continua na sua ordem, e o resto é como nas outras mãos.
    [none] Quem as dá é quem daria a mão seguinte, e o resto é como nas outras mãos.
   *[same] Quem as dá é quem daria a mão seguinte, e o resto, inclusive o trunfo, é como nas outras mãos.
}
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
