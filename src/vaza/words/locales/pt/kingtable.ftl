### King na mesa: contratos, leilão das positivas, prêmios e pagamentos.

## Contratos

kg-contract-no-tricks = Sem vazas
kg-contract-no-hearts = Sem copas
kg-contract-no-queens = Sem damas
kg-contract-no-men = Sem reis nem valetes
kg-contract-no-king = Sem rei de copas
kg-contract-no-last-two = Sem as duas últimas
kg-contract-no-tricks-last-two = Sem vazas nem últimas
kg-contract-no-hearts-king = Sem copas nem o rei
kg-contract-no-court = Sem figuras
kg-contract-no-jacks = Sem valetes
kg-contract-all = Tudo junto
kg-contract-positive = Positiva
kg-contract-free = Mão à escolha
kg-contract-up = Para cima
kg-contract-down = Para baixo
kg-contract-4333 = 4-3-3-3
kg-up-trump = Para cima, trunfo { $suit }
kg-up-no-trump = Para cima, sem trunfo
kg-place = mão { $number } de { $of }

## O que conta

kg-count-tricks = { $number ->
    [1] 1 vaza
   *[other] { $number } vazas
}
kg-count-H = { $number ->
    [1] 1 carta de copas
   *[other] { $number } de copas
}
kg-count-Q = { $number ->
    [1] 1 dama
   *[other] { $number } damas
}
kg-count-K = { $number ->
    [1] 1 rei
   *[other] { $number } reis
}
kg-count-J = { $number ->
    [1] 1 valete
   *[other] { $number } valetes
}
kg-count-KH = rei de copas
kg-count-last-1 = última vaza
kg-count-last-2 = penúltima vaza
kg-last = { $place }ª do fim
kg-count-cards = { $number } × { $what }
kg-thing-tricks = { $number ->
    [1] vaza
   *[other] vazas
}
kg-thing-H = { $number ->
    [1] copa
   *[other] copas
}
kg-thing-Q = { $number ->
    [1] dama
   *[other] damas
}
kg-thing-K = { $number ->
    [1] rei
   *[other] reis
}
kg-thing-J = { $number ->
    [1] valete
   *[other] valetes
}
kg-thing-last-1 = última
kg-thing-last-2 = penúlt.
kg-thing-nothing = nada
kg-thing-both = as duas
kg-worth = { $points } por { $things }
kg-each-tricks = vaza
kg-each-H = copa
kg-each-Q = dama
kg-each-K = rei
kg-each-J = valete
kg-each-KH = rei de copas
kg-each-last = última
kg-worth-down = { $bonus }, −{ $points } por vaza
kg-left = Por sair: { $things }
kg-left-none = Nada mais conta nesta mão
kg-trick-number = Vaza { $number } de { $of }
kg-total = total
kg-points = { $points } pontos

## Sorteio e escolha

kg-drawn = Cartas abertas até o rei de copas
kg-first = { $you ->
    [yes] Você tirou o rei de copas e dá primeiro
   *[no] { $name } dá as cartas primeiro
}
kg-first-question = Você tirou o rei de copas: quem dá primeiro?
kg-first-waits = { $name } tirou o rei de copas e escolhe quem dá primeiro
kg-own-deal = sua positiva: mão { $number }
kg-pick-question = Que mão se joga agora?
kg-pick-waits = { $name } escolhe a próxima mão…

## O dono da positiva

kg-owner = dono da mão
kg-owner-you = a mão é sua
kg-owner-question = A positiva é sua. Como se joga?
kg-up = para cima
kg-down = para baixo
kg-up-note = +{ $points } por vaza
kg-down-note = { $bonus }, −{ $points } por vaza
kg-open = Ouvir ofertas
kg-open-note = e vender, ou não
kg-own-play = Jogar eu mesmo
kg-own-short = Jogar eu mesmo
kg-say-up = Para cima, trunfo { $suit }
kg-say-up-nt = Para cima, sem trunfo
kg-say-down = Para baixo, sem trunfo
kg-nt = ST
kg-share = 4-3-3-3
kg-share-note = { $own } para mim, { $others } cada
kg-ultimatum = “{ $number } ou nulos!”
kg-ultimatum-note = { $points }, ou jogo para baixo

## Ofertas

kg-offer-up = { $number } para cima
kg-offer-down = { $number } para baixo
kg-offers-question = Sua oferta a { $name }
kg-talk = O que já foi dito, por ordem
kg-speaks-now = a falar
kg-standing-mark = a oferta que vale
kg-standing-by = { $you ->
    [yes] sua
   *[no] de { $name }
}
kg-no-offer = Ninguém ofereceu ainda.
kg-preference = Pode levar pela mão: { $names }
kg-covers = { $count ->
    [one] Cobre: { $first } ou mais.
   *[other] Cobrem: { $first } ou { $second }, ou mais.
}
kg-covers-short = { $count ->
    [one] cobre
   *[other] cobrem
}
kg-covers-none = Nada cobre esta oferta.
kg-pass = Passo
kg-match = Pela mão
kg-offer = Oferecer
kg-offer-choose = Escolha a oferta
kg-unsaid = não falou
kg-short-up = joga
kg-short-down = para baixo
kg-short-4333 = 4-3-3-3
kg-short-open = ouve ofertas
kg-short-ultimatum = 8 ou nulos!
kg-short-match = pela mão
kg-short-pass = passo
kg-short-accept = aceitou
kg-short-raise = pede { $number }
kg-short-yes = sim
kg-short-no = não

## Resposta, aumento, ultimato

kg-reply-question = Vende a mão a { $name }?
kg-reply-nobody = Ninguém ofereceu. Como se joga?
kg-accept = Aceitar { $offer }: { $points } pontos
kg-gets = { $payment ->
    [fixed] { $name } paga { $points }, faça o que fizer. As suas vazas também contam.
    [top_up] { $name } completa os seus pontos até { $points }.
   *[capped] { $name } paga { $points }, ou tudo o que fizer se for menos. As suas vazas também contam.
}
kg-ask-more = Pedir mais
kg-say-raise = Pedir { $offer }, { $points } pontos
kg-raise-question = { $name } pede { $offer }. Você sobe?
kg-raise-note = São { $points } pontos em vez de { $before }. Se não subir, a sua oferta continua valendo.
kg-raise-yes = Sim, { $number }
kg-raise-no = Não
kg-stay = fico em { $offer }
kg-i-pay = { $payment ->
    [fixed] pago { $points }
   *[other] pago até { $points }
}
kg-eight-title = “{ $number } ou nulos!”
kg-eight-question = “{ $number } ou nulos!” Você compra de { $name }?
kg-eight-note = Custa { $points } pontos e você escolhe o trunfo. Se ninguém quiser, { $name } joga para baixo.
kg-eight-yes = Sim, pago { $number }
kg-eight-no = Não
kg-eight-else = { $you ->
    [yes] Quem aceitar compra e escolhe o trunfo. Se ninguém quiser, você joga para baixo.
   *[no] Quem aceitar compra e escolhe o trunfo. Se ninguém quiser, { $name } joga para baixo.
}
kg-eight-refused = Já disse não: { $names }.
kg-naming-question = Qual é o trunfo?
kg-naming-why = Você comprou de { $seller }: { $offer }, { $points } pontos.
kg-deal-of = { $you ->
    [yes] A positiva é sua
   *[no] A positiva de { $name }
}
kg-waits-owner = { $name } decide: jogar, ouvir ofertas ou mais…
kg-waits-offers = { $name } está pensando na oferta…
kg-waits-reply = { $name } decide se vende…
kg-waits-raise = { $name } responde: { $offer }, { $points } pontos?
kg-waits-eight = { $name } responde: { $points } pontos?
kg-waits-naming = { $name } comprou e escolhe o trunfo…
kg-waits-away = { $name } está fora. Esperando…
kg-bought = Comprou a mão por { $points } pontos
kg-sold-note = { $you ->
    [yes] Você comprou: { $offer }
   *[no] { $mine ->
        [yes] Vendida a { $buyer }: { $offer }
       *[no] { $buyer } comprou: { $offer }
    }
}

## Por que não

kg-why-no-hearts-lead = Copas não se puxa enquanto você tiver outro naipe.
kg-why-must-play-forced = O rei de copas tem que sair na primeira ocasião: é agora.
kg-why-offer-too-low = Não cobre: conta como { $value ->
    [one] 1 vaza
   *[other] { $value } vazas
}, e a oferta que está na mesa como { $best ->
    [one] 1 vaza
   *[other] { $best } vazas
}.
kg-why-offer-range = Uma oferta vale no máximo { $most } vazas.
kg-why-no-preference = Pela mão só leva quem fala antes, enquanto não desistiu.
kg-why-not-said = Isso não se pode dizer agora.

## Resultado e placar

kg-pays = paga { $points }
kg-gets-paid = recebe { $points }
kg-paid = { $who ->
    [buyer] Você paga { $points } a { $seller }.
    [seller] { $buyer } paga { $points } a você.
   *[other] { $buyer } paga { $points } a { $seller }.
}
kg-paid-full = Era a oferta: { $offer }.
kg-paid-capped = Ofereceu { $offer } ({ $price }) e entrega tudo o que fez.
kg-paid-top_up = Completa o que falta até { $price }.
kg-shared = { $you ->
    [yes] Não se joga: { $own } pontos para você, { $others } para cada um dos outros.
   *[no] Não se joga: { $own } pontos para { $name }, { $others } para cada um dos outros.
}
kg-negative = Negativas
kg-positive = Positivas
kg-sum = soma
kg-net = saldo
kg-next = { $kind ->
    [positive] A seguir: mão { $number }, positiva. O dono dá: { $dealer }.
    [free] A seguir: mão { $number }, à escolha. Quem dá: { $dealer }.
   *[other] A seguir: mão { $number }, { $contract }. Quem dá: { $dealer }.
}
kg-sheet-sold = { $buyer }: { $offer }
kg-match-dealer = { $name } deu as cartas.
kg-match-owner = A mão era de { $name }.
kg-schedule = As { $deals } mãos
kg-schedule-owner = dono: quem dá

## O que aconteceu, em voz

said-king-drawn = { $you ->
    [yes] Você tirou o { $card }.
   *[no] { $name } tirou o { $card }.
}
said-king-picked = { $you ->
    [yes] Você escolheu: { $contract }.
   *[no] { $name } escolheu: { $contract }.
}
said-king-dealt = Mão { $number }: { $contract }.
said-king-up = { $trump ->
    [NT] { $you ->
        [yes] Você joga para cima, sem trunfo.
       *[no] { $name } joga para cima, sem trunfo.
    }
   *[other] { $you ->
        [yes] Você joga para cima, trunfo { $suit }.
       *[no] { $name } joga para cima, trunfo { $suit }.
    }
}
said-king-down = { $you ->
    [yes] Você joga para baixo.
   *[no] { $name } joga para baixo.
}
said-king-4333 = { $you ->
    [yes] Você marca 4-3-3-3.
   *[no] { $name } marca 4-3-3-3.
}
said-king-open = { $you ->
    [yes] Você ouve ofertas.
   *[no] { $name } ouve ofertas.
}
said-king-ultimatum = { $you ->
    [yes] Você disse: { $number } ou nulos!
   *[no] { $name } disse: { $number } ou nulos!
}
said-king-offer = { $you ->
    [yes] Você ofereceu { $offer }, { $points } pontos.
   *[no] { $name } ofereceu { $offer }, { $points } pontos.
}
said-king-match = { $you ->
    [yes] Você leva pela mão: { $offer }, { $points } pontos.
   *[no] { $name } leva pela mão: { $offer }, { $points } pontos.
}
said-king-pass = { $you ->
    [yes] Você passou.
   *[no] { $name } passou.
}
said-king-accept = { $you ->
    [yes] Você aceitou a oferta.
   *[no] { $name } aceitou a oferta.
}
said-king-raise = { $you ->
    [yes] Você pede { $number }.
   *[no] { $name } pede { $number }.
}
said-king-yes = { $you ->
    [yes] Você disse sim.
   *[no] { $name } disse sim.
}
said-king-no = { $you ->
    [yes] Você disse não.
   *[no] { $name } disse não.
}
said-king-sold = { $you ->
    [yes] Você comprou a mão: { $offer }, { $points } pontos.
   *[no] { $name } comprou a mão: { $offer }, { $points } pontos.
}
