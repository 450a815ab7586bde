# As regras do King em frases: vaza.words.chapters escolhe e preenche.
section-contracts = O que conta em cada mão
section-positive = Mãos positivas
section-offers = Leilão das mãos positivas
section-payment = Pagamento de uma mão vendida

king-object = { $kinds ->
    [both] Nas mãos negativas o que se leva custa pontos, e por isso se foge de vazas ou de certas cartas; nas mãos positivas o objetivo é ganhar pontos: para cima, fazendo vazas; para baixo, fugindo delas.
    [negative] Cada mão conta outra coisa, vazas ou certas cartas, e os pontos dizem se convém levá-la ou fugir dela.
   *[positive] Em cada mão o objetivo é ganhar pontos: para cima, fazendo vazas; para baixo, fugindo delas.
}
king-alone = Joga-se sem parceiros, cada um por si, e ninguém diz antes quantas vazas vai fazer.

king-first-dealer = { $how ->
    [KH_drawer] Para saber quem dá as cartas primeiro, alguém as distribui uma a uma, viradas para cima, em volta da mesa, começando por qualquer jogador: quem recebe o { $king } é o primeiro carteador.
    [mine] Para saber quem dá as cartas primeiro, alguém as distribui uma a uma, viradas para cima, em volta da mesa, começando por qualquer jogador: quem recebe o { $king } escolhe o primeiro carteador, que pode ser ele mesmo, e com isso escolhe também qual mão positiva será sua.
   *[KH_drawer_chooses] Para saber quem dá as cartas primeiro, alguém as distribui uma a uma, viradas para cima, em volta da mesa, começando por qualquer jogador: quem recebe o { $king } escolhe o primeiro carteador, que pode ser ele mesmo.
}
king-dealing = O jogador à { $next } do carteador embaralha, e o carteador dá todas as cartas, uma a uma, viradas para baixo: o jogador à sua { $next } recebe primeiro e ele por último.
king-dealer-unplayed = Depois de um 4-3-3-3, em que não há última vaza, dá as cartas o jogador à { $next } do carteador.

king-deals-then = Primeiro vêm { $negative ->
    [1] 1 mão negativa
   *[other] { $negative } mãos negativas, nesta ordem
}: { $names }. Depois { $positive ->
    [1] vem 1 mão positiva.
   *[other] vêm { $positive } mãos positivas.
}
king-deals-list = As mãos são, por esta ordem: { $names }.
king-deals-positive = Todas as mãos são positivas.
king-deals-free = Em cada mão negativa o carteador, depois de ver as suas cartas, escolhe o que se joga entre o que ainda falta jogar: { $names }.
king-deals-free-times = { $title } ({ $times } vezes)
king-deals-where = { $count ->
    [1] É positiva a mão { $numbers }; as outras são negativas.
   *[other] São positivas as mãos { $numbers }; as outras são negativas.
}
king-deals-owners = { $times ->
    [1] Como o carteador muda a cada mão, cada jogador é dono de exatamente uma mão positiva.
   *[other] Como o carteador muda a cada mão, cada jogador é dono de exatamente { $times } mãos positivas.
}

king-lead = { $lead ->
    [dealer] O carteador abre a primeira vaza de cada mão.
    [dealer-sold] O carteador abre a primeira vaza de cada mão, mesmo de uma que tenha vendido.
    [declarer] O carteador abre a primeira vaza de cada mão.
    [declarer-sold] O carteador abre a primeira vaza de cada mão; a de uma mão vendida é aberta por quem a comprou.
    [prev_last_winner] Na primeira mão, quem está à { $next } do carteador abre a primeira vaza. Daí em diante, abre a primeira vaza quem levou a última da mão anterior.
    [prev_last_winner-shared] Na primeira mão, e depois de cada 4-3-3-3, quem está à { $next } do carteador abre a primeira vaza. Nas outras, quem levou a última vaza da mão anterior.
   *[eldest] Quem está à { $next } do carteador abre a primeira vaza de cada mão.
}
king-lead-cards = { $bans ->
    [yes] Uma vaza pode ser aberta com qualquer carta, salvo se a regra da mão, mais adiante, disser outra coisa.
   *[no] Uma vaza pode ser aberta com qualquer carta.
}
king-forced-exception = { $deals ->
    [1] Exceção na mão { $names }: quem tem { $card } é obrigado a jogar essa carta na primeira oportunidade, como se explica mais adiante.
   *[other] Exceção nas mãos { $names }: quem tem { $card } é obrigado a jogar essa carta na primeira oportunidade, como se explica mais adiante.
}
king-play-all = Todos jogam uma carta em cada vaza, até que todas as cartas da mão tenham sido jogadas, mesmo quando já não resta nada que conte.
king-play-all-early = Todos jogam uma carta em cada vaza, até que todas as cartas tenham sido jogadas; mas uma mão que só conta cartas acaba assim que todas as que contam tiverem sido levadas: { $names }.

king-contracts-trump = { $positive ->
    [yes] As mãos negativas se jogam sem trunfo.
   *[no] Joga-se sempre sem trunfo.
}
king-contracts-taken = Quem leva uma vaza leva todas as cartas dela, inclusive a que ele mesmo jogou.
king-contract = { $title }: { $counts }.
king-contract-in = { $deals ->
    [1] { $title } (mão { $numbers }): { $counts }.
   *[other] { $title } (mãos { $numbers }): { $counts }.
}
king-counts = { $points ->
    [one] { $what } vale { $signed } ponto
   *[other] { $what } vale { $signed } pontos
}
king-counts-more = { $points ->
    [one] { $what } vale mais { $signed } ponto
   *[other] { $what } vale mais { $signed } pontos
}
king-counts-base = { $points ->
    [one] cada jogador recebe { $signed } ponto, seja como for
   *[other] cada jogador recebe { $signed } pontos, seja como for
}
king-counts-nothing = nada conta
king-each-trick = cada vaza feita
king-each-suit = cada carta de { $suit } levada
king-each-rank = { $rank ->
    [A] cada ás levado
    [K] cada rei levado
    [Q] { $faces ->
        [latin] cada cavaleiro levado
       *[french] cada dama levada
    }
    [J] cada valete levado
    [T] cada 10 levado
   *[other] cada { $rank } levado
}
king-card = { $rank ->
    [Q] { $faces ->
        [latin] o { $card }
       *[french] a { $card }
    }
   *[other] o { $card }
}
king-each-last = { $n ->
    [1] a última vaza
    [2] cada uma das duas últimas vazas
   *[other] cada uma das { $n } últimas vazas
}
king-last = { $place ->
    [1] a última vaza
    [2] a penúltima vaza
   *[other] a { $place }ª vaza a contar do fim
}
king-also-no-queens = No Brasil esta mão também é chamada de Mulheres.
king-also-no-men = No Brasil esta mão também é chamada de Homens.
king-also-no-king = Esta mão também é chamada de King, e { $king }, de Kingão ou Botijão.
king-total = A mão soma { $totals }.
king-points = { $points ->
    [one] { $signed } ponto
   *[other] { $signed } pontos
}
king-points-with = { $points ->
    [one] { $signed } ponto com { $seats } jogadores
   *[other] { $signed } pontos com { $seats } jogadores
}
king-lead-ban = Ninguém pode abrir uma vaza com { $suit } enquanto tiver carta de outro naipe.
king-forced = { $must ->
    [only] Quem tem { $card } é obrigado a jogar essa carta na primeira oportunidade: assim que outro abrir uma vaza com { $suit }, mesmo tendo outras cartas desse naipe; assim que não tiver carta do naipe que saiu; e, se tiver que abrir com { $suit } por não ter outro naipe, abre com ela.
   *[if] Quem tem { $card } é obrigado a jogar essa carta na primeira oportunidade: assim que outro abrir uma vaza com { $suit }, mesmo tendo outras cartas desse naipe; assim que não tiver carta do naipe que saiu; e, se abrir com { $suit }, abre com ela.
}
king-example = Por exemplo: { $things }, { $points }.
king-example-with = { $things }, incluindo { $more }
king-some-tricks = { $n ->
    [1] 1 vaza
   *[other] { $n } vazas
}
king-some-suit = { $n ->
    [1] 1 carta de { $suit }
   *[other] { $n } cartas de { $suit }
}
king-one-rank = { $rank ->
    [A] um ás
    [K] um rei
    [Q] { $faces ->
        [latin] um cavaleiro
       *[french] uma dama
    }
    [J] um valete
    [T] um 10
   *[other] um { $rank }
}
king-all-last = { $n ->
    [1] a última vaza
    [2] as duas últimas vazas
   *[other] as { $n } últimas vazas
}
king-all-last-of = { $n ->
    [1] a última
    [2] as duas últimas
   *[other] as { $n } últimas
}

king-owner = { $auction ->
    [off] O dono de uma mão positiva é quem deu as cartas. Depois de ver as suas, ele escolhe se a mão se joga para cima ou para baixo.
    [always] O dono de uma mão positiva é quem deu as cartas. Depois de ver as suas, ele tem que ouvir as ofertas dos outros num leilão; só então escolhe se a vende ou se a joga, para cima ou para baixo.
   *[owner_may] O dono de uma mão positiva é quem deu as cartas. Depois de ver as suas, ele escolhe se a mão se joga para cima ou para baixo, ou abre um leilão para vendê-la.
}
king-no-offers = Não há ofertas, nem venda, nem ultimato, e a mão não pode ficar sem ser jogada.
king-up = Para cima: cada vaza dá { $points ->
    [one] { $signed } ponto a quem a faz
   *[other] { $signed } pontos a quem a faz
}, e a mão soma { $total }. { $sold ->
    [yes] O dono, ou o comprador se a mão foi vendida, escolhe como trunfo um dos quatro naipes, ou joga sem trunfo.
   *[no] O dono escolhe como trunfo um dos quatro naipes, ou joga sem trunfo.
}
king-down = Para baixo, ou nulos: joga-se sem trunfo, cada jogador recebe { $bonus }, e cada vaza vale { $points } para quem a faz; a mão soma { $total }.
king-positive-example = Por exemplo, quem faz 2 vazas fica com { $up } para cima e { $down } para baixo.
king-no-ban = Nas mãos positivas pode-se abrir com copas.

king-offers-open = { $auction ->
    [always] Os outros três jogadores fazem ofertas ao dono, um de cada vez e em voz alta, a começar por quem está à { $next } do dono e seguindo o sentido do jogo, volta após volta.
   *[owner_may] Aberto o leilão, os outros três jogadores fazem ofertas ao dono, um de cada vez e em voz alta, a começar por quem está à { $next } do dono e seguindo o sentido do jogo, volta após volta.
}
king-offers-kind = { $kind ->
    [both] Oferece-se um número de vazas para cima ou um número de nulos, e diz-se só isso: o trunfo só é escolhido depois que o dono aceita.
   *[up] Oferece-se um número de vazas para cima, nunca nulos, e diz-se só isso: o trunfo só é escolhido depois que o dono aceita.
}
king-offers-order = { $kind ->
    [both] Cada oferta tem que cobrir a anterior, isto é, valer mais que ela
   *[up] Cada oferta tem que cobrir a anterior, isto é, ser de mais vazas que ela
}{ $preference ->
    [yes] , a não ser que a iguale por preferência.
   *[no] .
}
king-offers-ladder = { $null } vale tanto quanto { $worth }, e a ordem das ofertas é: { $order }.
king-offers-example = Por exemplo, para cobrir { $low } é preciso oferecer pelo menos { $high }.
king-offers-limit = { $kind ->
    [both] Ninguém pode oferecer mais de { $limit } nem mais de { $nulls }.
   *[up] Ninguém pode oferecer mais de { $limit }.
}
king-up-tricks = { $n ->
    [1] 1 vaza
   *[other] { $n } vazas
}
king-nulls = { $n ->
    [1] 1 nulo
   *[other] { $n } nulos
}
king-offers-turn = { $preference ->
    [yes] Quem fez a última oferta só volta a falar no leilão depois que alguém a cobre ou a iguala.
   *[no] Quem fez a última oferta só volta a falar no leilão depois que alguém a cobre.
}
king-offers-pass = { $final ->
    [yes] Quem não quer oferecer passa e fica fora do leilão, sem direito a mais nada. O leilão se fecha quando só resta quem fez a última oferta, ou quando os três passaram.
   *[no] Quem não quer oferecer passa, e ainda pode oferecer quando a vez chegar de novo. O leilão se fecha quando, depois de uma oferta, os outros dois passam em seguida; ou quando os três passam sem nenhuma oferta.
}
king-preference = { $final ->
    [yes] Preferência: vale a ordem dos lugares, a partir da { $next } do dono. Na sua vez, quem ainda não passou pode igualar a última oferta, se ela for de alguém que vem depois nessa ordem, e ficar com ela.
   *[no] Preferência: vale a ordem dos lugares, a partir da { $next } do dono. Na sua vez, mesmo depois de ter passado, um jogador pode igualar a última oferta, se ela for de alguém que vem depois nessa ordem, e ficar com ela.
} Assim, o primeiro tem preferência sobre os outros dois, e o segundo sobre o terceiro.
king-preference-terms = { $kind ->
    [both] Igualar é oferecer o mesmo, nos mesmos termos: { $same } só se igualam com { $same }, não com { $null }.
    [one] Igualar é oferecer o mesmo, nos mesmos termos: { $same } só se iguala com { $same }, não com { $null }.
   *[up] Igualar é oferecer o mesmo número.
} Para o fechamento do leilão, isso conta como uma oferta nova. Quem foi igualado pode oferecer mais na sua vez.
king-no-preference = Ninguém pode igualar uma oferta.
king-reply = Fechado o leilão, o dono é livre para aceitar a última oferta, se houver uma, ou para ficar com a mão e jogá-la ele mesmo, para cima ou para baixo.
king-sold = { $kind ->
    [both] Se o dono aceita uma oferta de vazas, a mão se joga para cima, e o comprador escolhe o trunfo ou joga sem trunfo; se aceita uma de nulos, joga-se para baixo.
   *[up] Se o dono aceita a oferta, a mão se joga para cima, e o comprador escolhe o trunfo ou joga sem trunfo.
}
king-negotiate = { $kind ->
    [both] Antes de decidir, o dono pode, uma só vez, propor a quem fez a última oferta que a aumente para um número maior, escolhido pelo dono e dentro do limite: vazas continuam vazas, e nulos continuam nulos.
   *[up] Antes de decidir, o dono pode, uma só vez, propor a quem fez a última oferta que a aumente para um número maior, escolhido pelo dono e dentro do limite.
} Se a resposta for sim, essa passa a ser a oferta; se for não, vale a antiga. Nos dois casos, o dono continua livre para aceitá-la ou não. { $preference ->
    [yes] Os outros já não fazem ofertas e não podem usar a preferência.
   *[no] Os outros já não fazem ofertas.
}
king-ultimatum-below = { $limit } (como uma de { $nulls })
king-ultimatum = { $when ->
    [early] Ultimato ("{ $n } ou nulos"): o dono pode exigir { $limit } em vez de abrir o leilão; e também depois de fechado o leilão, se não houver oferta ou se a última valer menos de { $below }.
   *[late] Ultimato ("{ $n } ou nulos"): depois de fechado o leilão, o dono pode exigir { $limit }, se não houver oferta ou se a última valer menos de { $below }.
} { $negotiate ->
    [yes] Pode fazer isso mesmo depois de ter proposto um aumento. A última oferta, se houver uma, deixa então de valer.
   *[no] A última oferta, se houver uma, deixa então de valer.
}
king-ultimatum-answers = Ao ultimato os outros respondem sim ou não, uma vez cada um, a começar por quem está à { $next } do dono. O primeiro que disser sim compra a mão por { $limit }: o dono tem que aceitar, a mão se joga para cima, e o comprador escolhe o trunfo ou joga sem trunfo. Se todos disserem não, o dono é obrigado a jogar para baixo.
king-shared = { $when ->
    [none] Leilão frustrado: se, fechado o leilão, não houver oferta, o dono pode decidir que a mão não se joga
    [nulls] Leilão frustrado: se, fechado o leilão, não houver oferta, ou se a última for de no máximo { $most } ou { $nulls }, o dono pode decidir que a mão não se joga
    [nulls-raised] Leilão frustrado: se, fechado o leilão, não houver oferta, ou se a última, aumentada ou não, for de no máximo { $most } ou { $nulls }, o dono pode decidir que a mão não se joga
    [tricks] Leilão frustrado: se, fechado o leilão, não houver oferta, ou se a última for de no máximo { $most }, o dono pode decidir que a mão não se joga
    [tricks-raised] Leilão frustrado: se, fechado o leilão, não houver oferta, ou se a última, aumentada ou não, for de no máximo { $most }, o dono pode decidir que a mão não se joga
    [any] Fechado o leilão, com qualquer oferta ou sem nenhuma, o dono pode também decidir que a mão não se joga
   *[never] O dono pode decidir que a mão não se joga
}: marcam-se 4 vazas para o dono e 3 para cada um dos outros (4-3-3-3), ou seja, { $own } e { $other }. { $direct ->
    [yes] O dono pode fazer isso também sem abrir o leilão.
    [only] Só pode fazer isso em vez de abrir o leilão, não depois.
   *[no] Só pode fazer isso depois de um leilão.
}
king-not-shared = Uma mão positiva é sempre jogada, mesmo que ninguém ofereça nada.

king-price = { $kind ->
    [both] O comprador paga ao dono no fim da mão, com pontos da própria mão: { $up } por vaza oferecida, { $down } por nulo oferecido.
   *[up] O comprador paga ao dono no fim da mão, com pontos da própria mão: { $up } por vaza oferecida.
}
king-payment = { $payment ->
    [fixed] O comprador paga sempre o preço inteiro, mesmo que com isso os seus pontos da mão fiquem abaixo de zero.
    [top_up] O comprador só paga o que falta aos pontos que o dono fez na mão para chegarem ao preço, e nunca mais que os pontos que ele mesmo fez nela; se não fez nenhum, ou ficou abaixo de zero, não paga nada. Se o dono já fez tanto quanto o preço, nada se paga.
   *[capped] O comprador nunca paga mais que os pontos que ele mesmo fez na mão: se não chegam ao preço, entrega todos e não fica devendo o resto; se não fez nenhum, ou ficou abaixo de zero, não paga nada. Esse risco é de quem vende.
}
king-payment-sum = O total da mão não muda: o que um paga, o outro recebe.
king-payment-example = Por exemplo, uma mão vendida por { $price }, { $worth }: o dono faz { $seller }, o comprador { $buyer }. Sem a venda teriam { $before_seller } e { $before_buyer }; paga a venda, o dono fica com { $after_seller } e o comprador com { $after_buyer }.

king-count = No fim de cada mão cada jogador conta e anuncia o que levou, e a soma tem que dar o total da mão.
king-sheet = { $sheet ->
    [two_columns] Cada jogador tem na folha duas colunas, uma para as mãos negativas e outra para as positivas; o saldo é a soma das duas.
   *[net] Na folha, os pontos de cada jogador se somam mão a mão, num saldo só.
}
king-sums = As mãos negativas somam { $negative }, as positivas { $positive }, e a partida inteira { $total }.
king-sums-one = Todas as mãos juntas somam { $total }.
