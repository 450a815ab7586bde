### King en la mesa: contratos, la charla de las positivas, pagos.

## Contratos

kg-contract-no-tricks = Sin bazas
kg-contract-no-hearts = Sin corazones
kg-contract-no-queens = Sin damas
kg-contract-no-men = Sin reyes ni jotas
kg-contract-no-king = Sin rey de corazones
kg-contract-no-last-two = Sin las dos últimas
kg-contract-no-tricks-last-two = Sin bazas ni últimas
kg-contract-no-hearts-king = Sin corazones ni rey
kg-contract-no-court = Sin figuras
kg-contract-no-jacks = Sin jotas
kg-contract-all = Todo junto
kg-contract-positive = Positiva
kg-contract-free = A elección
kg-contract-up = Hacia arriba
kg-contract-down = Hacia abajo
kg-contract-4333 = 4-3-3-3
kg-up-trump = Hacia arriba, triunfo { $suit }
kg-up-no-trump = Hacia arriba, sin triunfo
kg-place = mano { $number } de { $of }

## Lo que cuenta

kg-count-tricks = { $number ->
    [1] 1 baza
   *[other] { $number } bazas
}
kg-count-H = { $number ->
    [1] 1 corazón
   *[other] { $number } corazones
}
kg-count-Q = { $number ->
    [1] 1 dama
   *[other] { $number } damas
}
kg-count-K = { $number ->
    [1] 1 rey
   *[other] { $number } reyes
}
kg-count-J = { $number ->
    [1] 1 jota
   *[other] { $number } jotas
}
kg-count-KH = rey de corazones
kg-count-last-1 = última baza
kg-count-last-2 = penúltima baza
kg-last = { $place }.ª del final
kg-count-cards = { $number } × { $what }
kg-thing-tricks = { $number ->
    [1] baza
   *[other] bazas
}
kg-thing-H = { $number ->
    [1] coraz.
   *[other] coraz.
}
kg-thing-Q = { $number ->
    [1] dama
   *[other] damas
}
kg-thing-K = { $number ->
    [1] rey
   *[other] reyes
}
kg-thing-J = { $number ->
    [1] jota
   *[other] jotas
}
kg-thing-last-1 = última
kg-thing-last-2 = penúlt.
kg-thing-nothing = nada
kg-thing-both = las dos
kg-worth = { $points } por { $things }
kg-each-tricks = baza
kg-each-H = corazón
kg-each-Q = dama
kg-each-K = rey
kg-each-J = jota
kg-each-KH = rey de corazones
kg-each-last = última
kg-worth-down = { $bonus }, −{ $points } por baza
kg-left = Por salir: { $things }
kg-left-none = Nada más cuenta en esta mano
kg-trick-number = Baza { $number } de { $of }
kg-total = total
kg-points = { $points } puntos

## Sorteo y elección

kg-drawn = Cartas abiertas hasta el rey de corazones
kg-first = { $you ->
    [yes] Te salió el rey de corazones y das primero
   *[no] { $name } da primero
}
kg-first-question = Te salió el rey de corazones: ¿quién da primero?
kg-first-waits = A { $name } le salió el rey de corazones y dice quién da primero
kg-own-deal = tu positiva: mano { $number }
kg-pick-question = ¿Qué mano se juega ahora?
kg-pick-waits = { $name } elige la próxima mano…

## El dueño de la positiva

kg-owner = dueño
kg-owner-you = la mano es tuya
kg-owner-question = La positiva es tuya. ¿Cómo se juega?
kg-up = hacia arriba
kg-down = hacia abajo
kg-up-note = +{ $points } por baza
kg-down-note = { $bonus }, −{ $points } por baza
kg-open = Oír ofertas
kg-open-note = y vender, o no
kg-own-play = La juego yo
kg-own-short = La juego yo
kg-say-up = Hacia arriba, triunfo { $suit }
kg-say-up-nt = Hacia arriba, sin triunfo
kg-say-down = Hacia abajo, sin triunfo
kg-nt = ST
kg-share = 4-3-3-3
kg-share-note = { $own } para mí, { $others } cada uno
kg-ultimatum = “¡{ $number } o nulos!”
kg-ultimatum-note = { $points }, o voy hacia abajo

## Ofertas

kg-offer-up = { $number } arriba
kg-offer-down = { $number } abajo
kg-offers-question = Tu oferta a { $name }
kg-talk = Lo que se ha dicho, por orden
kg-speaks-now = por hablar
kg-standing-mark = la oferta que vale
kg-standing-by = { $you ->
    [yes] tuya
   *[no] de { $name }
}
kg-no-offer = Nadie ha ofrecido aún.
kg-preference = Por la mano la puede llevar: { $names }
kg-covers = { $count ->
    [one] La cubre { $first } o más.
   *[other] La cubren { $first } o { $second }, o más.
}
kg-covers-short = { $count ->
    [one] cubre
   *[other] cubren
}
kg-covers-none = Nada cubre esta oferta.
kg-pass = Paso
kg-match = Por la mano
kg-offer = Ofrecer
kg-offer-choose = Elige la oferta
kg-unsaid = no habló
kg-short-up = juega
kg-short-down = hacia abajo
kg-short-4333 = 4-3-3-3
kg-short-open = oye ofertas
kg-short-ultimatum = ¡8 o nulos!
kg-short-match = por la mano
kg-short-pass = paso
kg-short-accept = aceptó
kg-short-raise = pide { $number }
kg-short-yes = sí
kg-short-no = no

## Respuesta, aumento, ultimátum

kg-reply-question = ¿Vendes la mano a { $name }?
kg-reply-nobody = Nadie ofreció. ¿Cómo se juega?
kg-accept = Aceptar { $offer }: { $points } puntos
kg-gets = { $payment ->
    [fixed] { $name } paga { $points }, haga lo que haga. Tus bazas también cuentan.
    [top_up] { $name } completa tus puntos hasta { $points }.
   *[capped] { $name } paga { $points }, o todo lo que haga si es menos. Tus bazas también cuentan.
}
kg-ask-more = Pedir más
kg-say-raise = Pedir { $offer }, { $points } puntos
kg-raise-question = { $name } pide { $offer }. ¿Subes?
kg-raise-note = Son { $points } puntos en vez de { $before }. Si no subes, tu oferta sigue en pie.
kg-raise-yes = Sí, { $number }
kg-raise-no = No
kg-stay = me quedo en { $offer }
kg-i-pay = { $payment ->
    [fixed] pago { $points }
   *[other] pago hasta { $points }
}
kg-eight-title = “¡{ $number } o nulos!”
kg-eight-question = “¡{ $number } o nulos!” ¿Le compras a { $name }?
kg-eight-note = Cuesta { $points } puntos y eliges el triunfo. Si nadie quiere, { $name } juega hacia abajo.
kg-eight-yes = Sí, pago { $number }
kg-eight-no = No
kg-eight-else = { $you ->
    [yes] Quien acepte la compra y elige el triunfo. Si nadie quiere, juegas hacia abajo.
   *[no] Quien acepte la compra y elige el triunfo. Si nadie quiere, { $name } juega hacia abajo.
}
kg-eight-refused = Ya dijo no: { $names }.
kg-naming-question = ¿Cuál es el triunfo?
kg-naming-why = Le compraste a { $seller }: { $offer }, { $points } puntos.
kg-deal-of = { $you ->
    [yes] La positiva es tuya
   *[no] La positiva de { $name }
}
kg-waits-owner = { $name } decide: jugar, oír ofertas o más…
kg-waits-offers = { $name } piensa su oferta…
kg-waits-reply = { $name } decide si vende…
kg-waits-raise = { $name } responde: { $offer }, ¿{ $points } puntos?
kg-waits-eight = { $name } responde: ¿{ $points } puntos?
kg-waits-naming = { $name } compró y elige el triunfo…
kg-waits-away = { $name } está fuera. Esperando…
kg-bought = Compró la mano por { $points } puntos
kg-sold-note = { $you ->
    [yes] Compraste: { $offer }
   *[no] { $mine ->
        [yes] Vendida a { $buyer }: { $offer }
       *[no] { $buyer } compró: { $offer }
    }
}

## Por qué no

kg-why-no-hearts-lead = No se sale de corazones mientras tengas otro palo.
kg-why-must-play-forced = El rey de corazones tiene que salir en la primera ocasión: es ahora.
kg-why-offer-too-low = No cubre: cuenta como { $value ->
    [one] 1 baza
   *[other] { $value } bazas
}, y la oferta que está en la mesa como { $best ->
    [one] 1 baza
   *[other] { $best } bazas
}.
kg-why-offer-range = Una oferta vale como mucho { $most } bazas.
kg-why-no-preference = Por la mano solo la lleva quien habla antes, mientras no haya desistido.
kg-why-not-said = Eso no se puede decir ahora.

## Resultado y hoja

kg-pays = paga { $points }
kg-gets-paid = recibe { $points }
kg-paid = { $who ->
    [buyer] Le pagas { $points } a { $seller }.
    [seller] { $buyer } te paga { $points }.
   *[other] { $buyer } le paga { $points } a { $seller }.
}
kg-paid-full = Era la oferta: { $offer }.
kg-paid-capped = Ofreció { $offer } ({ $price }) y entrega todo lo que hizo.
kg-paid-top_up = Completa lo que falta hasta { $price }.
kg-shared = { $you ->
    [yes] No se juega: { $own } puntos para ti, { $others } para cada uno de los demás.
   *[no] No se juega: { $own } puntos para { $name }, { $others } para cada uno de los demás.
}
kg-negative = Negativas
kg-positive = Positivas
kg-sum = suma
kg-net = saldo
kg-next = { $kind ->
    [positive] Luego: mano { $number }, positiva. Da su dueño: { $dealer }.
    [free] Luego: mano { $number }, a elección. Da: { $dealer }.
   *[other] Luego: mano { $number }, { $contract }. Da: { $dealer }.
}
kg-sheet-sold = { $buyer }: { $offer }
kg-match-dealer = { $name } dio las cartas.
kg-match-owner = La mano era de { $name }.
kg-schedule = Las { $deals } manos
kg-schedule-owner = dueño: quien da

## Lo que pasó, en voz

said-king-drawn = { $you ->
    [yes] Te salió el { $card }.
   *[no] A { $name } le salió el { $card }.
}
said-king-picked = { $you ->
    [yes] Elegiste: { $contract }.
   *[no] { $name } eligió: { $contract }.
}
said-king-dealt = Mano { $number }: { $contract }.
said-king-up = { $trump ->
    [NT] { $you ->
        [yes] Juegas hacia arriba, sin triunfo.
       *[no] { $name } juega hacia arriba, sin triunfo.
    }
   *[other] { $you ->
        [yes] Juegas hacia arriba, triunfo { $suit }.
       *[no] { $name } juega hacia arriba, triunfo { $suit }.
    }
}
said-king-down = { $you ->
    [yes] Juegas hacia abajo.
   *[no] { $name } juega hacia abajo.
}
said-king-4333 = { $you ->
    [yes] Marcas 4-3-3-3.
   *[no] { $name } marca 4-3-3-3.
}
said-king-open = { $you ->
    [yes] Oyes ofertas.
   *[no] { $name } oye ofertas.
}
said-king-ultimatum = { $you ->
    [yes] Dijiste: ¡{ $number } o nulos!
   *[no] { $name } dijo: ¡{ $number } o nulos!
}
said-king-offer = { $you ->
    [yes] Ofreciste { $offer }, { $points } puntos.
   *[no] { $name } ofreció { $offer }, { $points } puntos.
}
said-king-match = { $you ->
    [yes] La llevas por la mano: { $offer }, { $points } puntos.
   *[no] { $name } la lleva por la mano: { $offer }, { $points } puntos.
}
said-king-pass = { $you ->
    [yes] Pasaste.
   *[no] { $name } pasó.
}
said-king-accept = { $you ->
    [yes] Aceptaste la oferta.
   *[no] { $name } aceptó la oferta.
}
said-king-raise = { $you ->
    [yes] Pides { $number }.
   *[no] { $name } pide { $number }.
}
said-king-yes = { $you ->
    [yes] Dijiste que sí.
   *[no] { $name } dijo que sí.
}
said-king-no = { $you ->
    [yes] Dijiste que no.
   *[no] { $name } dijo que no.
}
said-king-sold = { $you ->
    [yes] Compraste la mano: { $offer }, { $points } puntos.
   *[no] { $name } compró la mano: { $offer }, { $points } puntos.
}
