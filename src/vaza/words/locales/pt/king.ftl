# As regras do King em frases: vaza.words.chapters escolhe e preenche.
section-contracts = O que conta em cada mão
section-positive = Mãos positivas
section-offers = Leilão das mãos positivas
section-payment = Pagamento de uma mão vendida

king-object = { $kinds ->
    [both] Nas mãos negativas o que se recebe custa pontos, e por isso se foge de vazas ou de certas cartas; nas mãos positivas todos ganham pontos: para cima, pelas vazas que fazem; para baixo, pelas que não fazem.
    [negative] Cada mão conta outra coisa, vazas ou certas cartas, e os pontos dizem se convém recebê-la ou fugir dela.
   *[positive] Em cada mão todos ganham pontos: para cima, pelas vazas que fazem; para baixo, pelas que não fazem.
}
king-alone = Joga-se sem parceiros, cada um por si, e ninguém diz antes quantas vazas vai fazer.

king-first-dealer = { $how ->
    [KH_drawer] Para saber quem dá as cartas primeiro, elas são dadas uma a uma, viradas para cima, em volta da mesa: quem recebe o { $king } é o primeiro carteador.
    [mine] Para saber quem dá as cartas primeiro, elas são dadas uma a uma, viradas para cima, em volta da mesa: quem recebe o { $king } escolhe o primeiro carteador, que pode ser ele mesmo, e com isso escolhe também qual mão positiva será sua.
   *[KH_drawer_chooses] Para saber quem dá as cartas primeiro, elas são dadas uma a uma, viradas para cima, em volta da mesa: quem recebe o { $king } escolhe o primeiro carteador, que pode ser ele mesmo.
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
    [yes] Uma vaza pode ser aberta com qualquer carta, salvo nas mãos de que adiante se diz outra coisa.
   *[no] Uma vaza pode ser aberta com qualquer carta.
}
king-play-all-early = Todos jogam uma carta em cada vaza, até que todas as cartas tenham sido jogadas; mas uma mão que só conta cartas acaba assim que todas as que contam tiverem sido recebidas: { $names }.

king-contracts-trump = { $positive ->
    [yes] As mãos negativas se jogam sem trunfo.
   *[no] Joga-se sempre sem trunfo.
}
king-contracts-taken = Recebe uma carta quem leva a vaza em que ela caiu, mesmo que a tenha jogado.
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
    [one] { $what } vale ainda { $signed } ponto
   *[other] { $what } vale ainda { $signed } pontos
}
king-counts-base = { $points ->
    [one] cada jogador recebe { $signed } ponto, seja como for
   *[other] cada jogador recebe { $signed } pontos, seja como for
}
king-counts-nothing = nada conta
king-each-trick = cada vaza feita
king-each-suit = cada carta de { $suit } recebida
king-each-rank = { $rank ->
    [A] cada ás
    [K] cada rei
    [Q] { $faces ->
        [latin] cada cavaleiro
       *[french] cada dama
    }
    [J] cada valete
    [T] cada 10
   *[other] cada { $rank }
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
king-also-no-queens = No Brasil esta mão se chama também Mulheres.
king-also-no-men = No Brasil esta mão se chama também Homens.
king-also-no-king = Esta mão se chama também King, e o rei de copas, Kingão ou Botijão.
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
king-example-with = { $things } (com { $more })
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

king-owner = { $auction ->
    [off] O dono de uma mão positiva é quem deu as cartas. Depois de ver as suas, ele escolhe se a mão se joga para cima ou para baixo.
    [always] O dono de uma mão positiva é quem deu as cartas. Depois de ver as suas, ele tem que ouvir as ofertas dos outros num leilão; só então escolhe se a vende ou se a joga, para cima ou para baixo.
   *[owner_may] O dono de uma mão positiva é quem deu as cartas. Depois de ver as suas, ele escolhe se a mão se joga para cima ou para baixo, ou abre um leilão para vender o direito de escolher.
}
king-up = Para cima: cada vaza dá { $points ->
    [one] { $signed } ponto a quem a faz
   *[other] { $signed } pontos a quem a faz
}, e a mão soma { $total }. Quem a joga escolhe o trunfo: um dos quatro naipes, ou sem trunfo.
king-down = Para baixo, ou nulos: joga-se sem trunfo, cada jogador recebe { $bonus }, e cada vaza vale { $points } a quem a faz; a mão soma { $total }.
king-positive-example = Por exemplo, quem faz 2 vazas fica com { $up } para cima e { $down } para baixo.
king-no-ban = Nas mãos positivas pode-se abrir com copas.

king-offers-open = { $auction ->
    [always] Os outros três fazem ofertas ao dono, um de cada vez e em voz alta, a começar por quem está à sua { $next }.
   *[owner_may] Aberto o leilão, os outros três fazem ofertas ao dono, um de cada vez e em voz alta, a começar por quem está à sua { $next }.
}
king-offers-kind = { $kind ->
    [both] Oferece-se um número de vazas para cima ou um número de nulos, e diz-se só isso: o trunfo só é escolhido depois que o dono aceita.
   *[up] Oferece-se um número de vazas para cima, nunca nulos, e diz-se só isso: o trunfo só é escolhido depois que o dono aceita.
}
king-offers-order = { $kind ->
    [both] Cada oferta tem que valer mais que a anterior. { $null } vale tanto quanto { $worth }, e a ordem das ofertas é: { $order }.
   *[up] Cada oferta tem que ser de mais vazas que a anterior.
}
king-offers-example = Por exemplo, para cobrir { $low } é preciso oferecer pelo menos { $high }.
king-offers-limit = { $kind ->
    [both] Não se oferece mais que { $limit }, nem mais que { $nulls }.
   *[up] Não se oferece mais que { $limit }.
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
    [yes] Quem fez a última oferta não fala enquanto ela não for coberta ou igualada.
   *[no] Quem fez a última oferta não fala enquanto ela não for coberta.
}
king-offers-pass = { $final ->
    [yes] Quem não quer oferecer passa e fica fora do leilão, sem direito a mais nada. O leilão se fecha quando só resta quem fez a última oferta, ou quando os três passaram.
   *[no] Quem não quer oferecer passa, e pode oferecer de novo na sua vez. O leilão se fecha quando, depois de uma oferta, os outros dois passam em seguida; ou quando os três passam sem nenhuma oferta.
}
king-preference = Preferência: quem fala antes pode igualar a oferta de quem fala depois e ficar com ela; assim, o primeiro a falar tem preferência sobre os outros dois, e o segundo sobre o terceiro.
king-preference-terms = { $kind ->
    [both] A oferta se iguala nos mesmos termos: { $same } só se igualam com { $same }, não com { $null }. Quem foi igualado pode oferecer mais na sua vez.
    [one] A oferta se iguala nos mesmos termos: { $same } só se iguala com { $same }, não com { $null }. Quem foi igualado pode oferecer mais na sua vez.
   *[up] A oferta se iguala com o mesmo número. Quem foi igualado pode oferecer mais na sua vez.
}
king-no-preference = Uma oferta não pode ser igualada por ninguém.
king-reply = Fechado o leilão, o dono decide como quiser: aceita a última oferta, se houver uma, ou não vende e joga ele mesmo a mão, para cima ou para baixo.
king-sold = { $kind ->
    [both] Aceita uma oferta de vazas, a mão se joga para cima e o comprador escolhe o trunfo, ou sem trunfo; aceita uma de nulos, joga-se para baixo.
   *[up] Aceita a oferta, a mão se joga para cima, e o comprador escolhe o trunfo, ou sem trunfo.
}
king-negotiate = Antes de decidir, o dono pode pedir uma vez a quem fez a última oferta que a aumente para um número maior, que ele diz, nos mesmos termos e dentro do limite. Se a resposta é sim, a oferta passa a ser essa; se é não, vale a antiga. Os outros já não falam, nem para ter preferência.
king-ultimatum = { $when ->
    [early] Ultimato ("{ $n } ou nulos"): logo no começo, ou depois de fechado o leilão se a oferta ainda não chegou ao limite, o dono pode exigir { $limit }.
   *[late] Ultimato ("{ $n } ou nulos"): depois de fechado o leilão, se a oferta ainda não chegou ao limite, o dono pode exigir { $limit }.
} Os outros respondem sim ou não, uma vez cada um, a começar por quem está à sua { $next }. O primeiro que diz sim compra a mão por esse preço, e o dono tem que aceitar; se todos dizem não, o dono é obrigado a jogar para baixo.
king-shared = { $when ->
    [none] Leilão frustrado: se ninguém ofereceu nada, o dono pode decidir que a mão não se joga.
    [nulls] Leilão frustrado: se ninguém ofereceu nada, ou se a oferta não passa de { $most } ou { $nulls }, o dono pode decidir que a mão não se joga.
    [tricks] Leilão frustrado: se ninguém ofereceu nada, ou se a oferta não passa de { $most }, o dono pode decidir que a mão não se joga.
    [any] Fechado o leilão, o dono pode também decidir que a mão não se joga, seja qual for a oferta.
   *[never] O dono pode decidir que a mão não se joga.
} { $direct ->
    [yes] Pode fazer isso também sem abrir o leilão.
    [only] Só pode fazer isso em vez de abrir o leilão, não depois.
   *[no] Não pode fazer isso sem abrir o leilão.
} Marca então 4 vazas para si e 3 para cada um dos outros: { $own } e { $other }.
king-not-shared = Uma mão positiva é sempre jogada até o fim: não se marca 4-3-3-3.

king-price = { $kind ->
    [both] O comprador paga ao dono no fim da mão, com pontos dela: { $up } por vaza oferecida, { $down } por nulo oferecido.
   *[up] O comprador paga ao dono no fim da mão, com pontos dela: { $up } por vaza oferecida.
}
king-payment = { $payment ->
    [fixed] Ele paga sempre o preço inteiro; se os seus pontos da mão não chegam, fica com menos de zero nela.
    [top_up] Ele só paga o que falta aos pontos que o dono fez na mão para chegarem ao preço, e nunca mais que os seus próprios pontos da mão. Se o dono já fez tanto quanto o preço, não paga nada.
   *[capped] Ele nunca paga mais que os seus próprios pontos da mão: se não chegam ao preço, entrega todos, e o resto se perde. Esse risco é de quem vende.
}
king-payment-sum = O total da mão não muda: o que um paga, o outro recebe.
king-payment-example = Por exemplo, uma mão vendida por { $price }, { $worth }: o dono faz { $seller }, o comprador { $buyer }. Sem a venda teriam { $before_seller } e { $before_buyer }; paga a venda, o dono fica com { $after_seller } e o comprador com { $after_buyer }.

king-count = No fim de cada mão cada jogador conta e anuncia o que recebeu, e a soma tem que dar o total da mão.
king-sheet = { $sheet ->
    [two_columns] Cada jogador tem na folha duas colunas, uma para as mãos negativas e outra para as positivas; o saldo é a soma das duas.
   *[net] Na folha, os pontos de cada jogador se somam mão a mão, num saldo só.
}
king-sums = As mãos negativas somam { $negative }, as positivas { $positive }, e a partida inteira { $total }.
king-sums-one = Todas as mãos juntas somam { $total }.
