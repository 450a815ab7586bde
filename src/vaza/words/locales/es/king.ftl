# Las reglas del King en frases: vaza.words.chapters elige y rellena.
section-contracts = Qué cuenta en cada mano
section-positive = Manos positivas
section-offers = La subasta de una mano positiva
section-payment = El pago de una mano vendida

king-object = { $kinds ->
    [both] En las manos negativas lo que se recibe cuesta puntos, y por eso se evitan bazas o ciertas cartas; en las manos positivas todos ganan puntos: hacia arriba, por las bazas que hacen; hacia abajo, por las que no hacen.
    [negative] Cada mano cuenta otra cosa, bazas o ciertas cartas, y los puntos dicen si conviene recibirla o evitarla.
   *[positive] En cada mano todos ganan puntos: hacia arriba, por las bazas que hacen; hacia abajo, por las que no hacen.
}
king-alone = Se juega sin parejas, cada uno por su cuenta, y nadie dice antes cuántas bazas va a hacer.

king-first-dealer = { $how ->
    [KH_drawer] Para saber quién reparte primero, se dan cartas de una en una, boca arriba, alrededor de la mesa: reparte primero quien reciba el { $king }.
    [mine] Para saber quién reparte primero, se dan cartas de una en una, boca arriba, alrededor de la mesa: quien reciba el { $king } elige quién reparte primero, que puede ser él mismo, y con eso elige también qué mano positiva será suya.
   *[KH_drawer_chooses] Para saber quién reparte primero, se dan cartas de una en una, boca arriba, alrededor de la mesa: quien reciba el { $king } elige quién reparte primero, que puede ser él mismo.
}
king-dealing = El jugador a la { $next } de quien reparte baraja, y quien reparte da todas las cartas, de una en una, boca abajo: la primera es para el jugador a su { $next }, y la última para sí mismo.
king-dealer-unplayed = Después de un 4-3-3-3, en que no hay última baza, reparte el jugador a la { $next } de quien repartió.

king-deals-then = Primero { $negative ->
    [1] viene 1 mano negativa
   *[other] vienen { $negative } manos negativas, en este orden
}: { $names }. Después { $positive ->
    [1] viene 1 mano positiva.
   *[other] vienen { $positive } manos positivas.
}
king-deals-list = Las manos son, en este orden: { $names }.
king-deals-positive = Todas las manos son positivas.
king-deals-free = En cada mano negativa quien reparte, después de ver sus cartas, elige lo que se juega entre lo que todavía falta por jugar: { $names }.
king-deals-free-times = { $title } ({ $times } veces)
king-deals-where = { $count ->
    [1] Es positiva la mano { $numbers }; las demás son negativas.
   *[other] Son positivas las manos { $numbers }; las demás son negativas.
}
king-deals-owners = { $times ->
    [1] Como en cada mano reparte otro, cada jugador es dueño de exactamente una mano positiva.
   *[other] Como en cada mano reparte otro, cada jugador es dueño de exactamente { $times } manos positivas.
}

king-lead = { $lead ->
    [dealer] Quien reparte abre la primera baza de cada mano.
    [dealer-sold] Quien reparte abre la primera baza de cada mano, incluso de una que haya vendido.
    [declarer] Quien reparte abre la primera baza de cada mano.
    [declarer-sold] Quien reparte abre la primera baza de cada mano; la de una mano vendida la abre quien la compró.
    [prev_last_winner] En la primera mano, el jugador a la { $next } de quien reparte abre la primera baza. Desde entonces, abre la primera baza quien ganó la última de la mano anterior.
    [prev_last_winner-shared] En la primera mano, y después de cada 4-3-3-3, el jugador a la { $next } de quien reparte abre la primera baza. En las demás, quien ganó la última baza de la mano anterior.
   *[eldest] El jugador a la { $next } de quien reparte abre la primera baza de cada mano.
}
king-lead-cards = { $bans ->
    [yes] Una baza se puede abrir con cualquier carta, salvo en las manos de las que más abajo se dice otra cosa.
   *[no] Una baza se puede abrir con cualquier carta.
}
king-play-all-early = Todos juegan una carta en cada baza, hasta que se hayan jugado todas las cartas; pero una mano que solo cuenta cartas acaba en cuanto se hayan recibido todas las que cuentan: { $names }.

king-contracts-trump = { $positive ->
    [yes] Las manos negativas se juegan sin triunfo.
   *[no] Se juega siempre sin triunfo.
}
king-contracts-taken = Recibe una carta quien gana la baza en que cayó, aunque la haya jugado él mismo.
king-contract = { $title }: { $counts }.
king-contract-in = { $deals ->
    [1] { $title } (mano { $numbers }): { $counts }.
   *[other] { $title } (manos { $numbers }): { $counts }.
}
king-counts = { $points ->
    [one] { $what } vale { $signed } punto
   *[other] { $what } vale { $signed } puntos
}
king-counts-more = { $points ->
    [one] { $what } vale además { $signed } punto
   *[other] { $what } vale además { $signed } puntos
}
king-counts-base = { $points ->
    [one] cada jugador recibe { $signed } punto en todo caso
   *[other] cada jugador recibe { $signed } puntos en todo caso
}
king-counts-nothing = nada cuenta
king-each-trick = cada baza hecha
king-each-suit = cada carta de { $suit } recibida
king-each-rank = { $rank ->
    [A] cada as
    [K] cada rey
    [Q] { $faces ->
        [latin] cada caballo
       *[french] cada dama
    }
    [J] { $faces ->
        [latin] cada sota
       *[french] cada jota
    }
    [T] cada 10
   *[other] cada { $rank }
}
king-card = { $rank ->
    [Q] { $faces ->
        [latin] el { $card }
       *[french] la { $card }
    }
    [J] la { $card }
   *[other] el { $card }
}
king-each-last = { $n ->
    [1] la última baza
    [2] cada una de las dos últimas bazas
   *[other] cada una de las { $n } últimas bazas
}
king-last = { $place ->
    [1] la última baza
    [2] la penúltima baza
   *[other] la { $place }.ª baza contando desde el final
}
king-also-no-queens = En Brasil esta mano se llama también Mulheres, mujeres.
king-also-no-men = En Brasil esta mano se llama también Homens, hombres.
king-also-no-king = Esta mano se llama también King, y su carta, Kingão o Botijão.
king-total = La mano suma { $totals }.
king-points = { $points ->
    [one] { $signed } punto
   *[other] { $signed } puntos
}
king-points-with = { $points ->
    [one] { $signed } punto con { $seats } jugadores
   *[other] { $signed } puntos con { $seats } jugadores
}
king-lead-ban = Nadie puede salir con { $suit } mientras tenga cartas de otro palo.
king-forced = { $must ->
    [only] Quien tenga { $card } está obligado a jugar esa carta en la primera oportunidad: en cuanto otro salga con { $suit }, aunque tenga otras cartas de ese palo; en cuanto no tenga cartas del palo de salida; y, si tiene que salir con { $suit } por no tener otro palo, sale con ella.
   *[if] Quien tenga { $card } está obligado a jugar esa carta en la primera oportunidad: en cuanto otro salga con { $suit }, aunque tenga otras cartas de ese palo; en cuanto no tenga cartas del palo de salida; y, si sale con { $suit }, sale con ella.
}
king-example = Por ejemplo: { $things }, { $points }.
king-example-with = { $things } (con { $more })
king-some-tricks = { $n ->
    [1] 1 baza
   *[other] { $n } bazas
}
king-some-suit = { $n ->
    [1] 1 carta de { $suit }
   *[other] { $n } cartas de { $suit }
}
king-one-rank = { $rank ->
    [A] un as
    [K] un rey
    [Q] { $faces ->
        [latin] un caballo
       *[french] una dama
    }
    [J] { $faces ->
        [latin] una sota
       *[french] una jota
    }
    [T] un 10
   *[other] un { $rank }
}
king-all-last = { $n ->
    [1] la última baza
    [2] las dos últimas bazas
   *[other] las { $n } últimas bazas
}

king-owner = { $auction ->
    [off] El dueño de una mano positiva es quien la repartió. Después de ver sus cartas elige si se juega hacia arriba o hacia abajo.
    [always] El dueño de una mano positiva es quien la repartió. Después de ver sus cartas tiene que oír las ofertas de los demás en una subasta; solo entonces elige si la vende o si la juega, hacia arriba o hacia abajo.
   *[owner_may] El dueño de una mano positiva es quien la repartió. Después de ver sus cartas elige si se juega hacia arriba o hacia abajo, o abre una subasta para vender el derecho de elegir.
}
king-up = Hacia arriba: cada baza da { $points ->
    [one] { $signed } punto a quien la hace
   *[other] { $signed } puntos a quien la hace
}, y la mano suma { $total }. Quien la juega elige el triunfo: uno de los cuatro palos, o sin triunfo.
king-down = Hacia abajo, o nulos: se juega sin triunfo, cada jugador recibe { $bonus }, y cada baza vale { $points } a quien la hace; la mano suma { $total }.
king-positive-example = Por ejemplo, quien hace 2 bazas se queda con { $up } hacia arriba y { $down } hacia abajo.
king-no-ban = En las manos positivas se puede salir con corazones.

king-offers-open = { $auction ->
    [always] Los otros tres hacen ofertas al dueño, por turno y en voz alta, empezando por quien está a su { $next }.
   *[owner_may] Abierta la subasta, los otros tres hacen ofertas al dueño, por turno y en voz alta, empezando por quien está a su { $next }.
}
king-offers-kind = { $kind ->
    [both] Se ofrece un número de bazas hacia arriba o un número de nulos, y no se dice más: el triunfo solo se elige después de que el dueño acepte.
   *[up] Se ofrece un número de bazas hacia arriba, nunca nulos, y no se dice más: el triunfo solo se elige después de que el dueño acepte.
}
king-offers-order = { $kind ->
    [both] Cada oferta tiene que valer más que la anterior. { $null } vale tanto como { $worth }, y el orden de las ofertas es: { $order }.
   *[up] Cada oferta tiene que ser de más bazas que la anterior.
}
king-offers-example = Por ejemplo, para cubrir { $low } hay que ofrecer al menos { $high }.
king-offers-limit = { $kind ->
    [both] No se ofrecen más de { $limit }, ni más de { $nulls }.
   *[up] No se ofrece más de { $limit }.
}
king-up-tricks = { $n ->
    [1] 1 baza
   *[other] { $n } bazas
}
king-nulls = { $n ->
    [1] 1 nulo
   *[other] { $n } nulos
}
king-offers-turn = { $preference ->
    [yes] Quien hizo la última oferta no habla mientras no la cubran o la igualen.
   *[no] Quien hizo la última oferta no habla mientras no la cubran.
}
king-offers-pass = { $final ->
    [yes] Quien no quiere ofrecer pasa y queda fuera de la subasta, sin más derechos. La subasta se cierra cuando solo queda quien hizo la última oferta, o cuando los tres han pasado.
   *[no] Quien no quiere ofrecer pasa, y puede volver a ofrecer en su turno. La subasta se cierra cuando, después de una oferta, los otros dos pasan seguidos; o cuando los tres pasan sin ninguna oferta.
}
king-preference = Preferencia: quien habla antes puede igualar la oferta de quien habla después y quedarse con ella; así, el primero en hablar tiene preferencia sobre los otros dos, y el segundo sobre el tercero.
king-preference-terms = { $kind ->
    [both] La oferta se iguala en los mismos términos: { $same } solo se igualan con { $same }, no con { $null }. Quien fue igualado puede ofrecer más en su turno.
    [one] La oferta se iguala en los mismos términos: { $same } solo se iguala con { $same }, no con { $null }. Quien fue igualado puede ofrecer más en su turno.
   *[up] La oferta se iguala con el mismo número. Quien fue igualado puede ofrecer más en su turno.
}
king-no-preference = Nadie puede igualar una oferta.
king-reply = Cerrada la subasta, el dueño decide como quiera: acepta la última oferta, si la hay, o no vende y juega él mismo la mano, hacia arriba o hacia abajo.
king-sold = { $kind ->
    [both] Si acepta una oferta de bazas, la mano se juega hacia arriba y el comprador elige el triunfo, o sin triunfo; si acepta una de nulos, se juega hacia abajo.
   *[up] Si acepta la oferta, la mano se juega hacia arriba y el comprador elige el triunfo, o sin triunfo.
}
king-negotiate = Antes de decidir, el dueño puede pedir una vez a quien hizo la última oferta que la suba a un número más alto, que él dice, en los mismos términos y dentro del límite. Si la respuesta es sí, esa pasa a ser la oferta; si es no, vale la anterior. Los demás ya no hablan, ni para tener preferencia.
king-ultimatum = { $when ->
    [early] Ultimátum ("{ $n } o nulos"): al principio, o después de cerrada la subasta si la oferta todavía no llegó al límite, el dueño puede exigir { $limit }.
   *[late] Ultimátum ("{ $n } o nulos"): después de cerrada la subasta, si la oferta todavía no llegó al límite, el dueño puede exigir { $limit }.
} Los demás responden sí o no, una vez cada uno, empezando por quien está a su { $next }. El primero que dice sí compra la mano por ese precio, y el dueño tiene que aceptar; si todos dicen no, el dueño está obligado a jugar hacia abajo.
king-shared = { $when ->
    [none] Subasta frustrada: si nadie ofreció nada, el dueño puede decidir que la mano no se juegue.
    [nulls] Subasta frustrada: si nadie ofreció nada, o si la oferta no pasa de { $most } o { $nulls }, el dueño puede decidir que la mano no se juegue.
    [tricks] Subasta frustrada: si nadie ofreció nada, o si la oferta no pasa de { $most }, el dueño puede decidir que la mano no se juegue.
    [any] Cerrada la subasta, el dueño puede también decidir que la mano no se juegue, sea cual sea la oferta.
   *[never] El dueño puede decidir que la mano no se juegue.
} { $direct ->
    [yes] También puede hacerlo sin abrir la subasta.
    [only] Solo puede hacerlo en vez de abrir la subasta, no después.
   *[no] No puede hacerlo sin abrir la subasta.
} Apunta entonces 4 bazas para sí y 3 para cada uno de los demás: { $own } y { $other }.
king-not-shared = Una mano positiva se juega siempre: no se apunta 4-3-3-3.

king-price = { $kind ->
    [both] El comprador paga al dueño al final de la mano, con puntos de ella: { $up } por baza ofrecida, { $down } por nulo ofrecido.
   *[up] El comprador paga al dueño al final de la mano, con puntos de ella: { $up } por baza ofrecida.
}
king-payment = { $payment ->
    [fixed] Paga siempre el precio entero; si sus puntos de la mano no alcanzan, se queda con menos de cero en ella.
    [top_up] Solo paga lo que les falta a los puntos que el dueño hizo en la mano para llegar al precio, y nunca más que sus propios puntos de la mano. Si el dueño ya hizo tanto como el precio, no paga nada.
   *[capped] Nunca paga más que sus propios puntos de la mano: si no llegan al precio, los entrega todos, y el resto se pierde. Ese riesgo es de quien vende.
}
king-payment-sum = El total de la mano no cambia: lo que uno paga, el otro lo recibe.
king-payment-example = Por ejemplo, una mano vendida por { $price }, { $worth }: el dueño hace { $seller }, el comprador { $buyer }. Sin la venta tendrían { $before_seller } y { $before_buyer }; pagada la venta, el dueño se queda con { $after_seller } y el comprador con { $after_buyer }.

king-count = Al final de cada mano cada jugador cuenta y anuncia lo que recibió, y la suma tiene que dar el total de la mano.
king-sheet = { $sheet ->
    [two_columns] En la hoja, cada jugador tiene dos columnas, una para las manos negativas y otra para las positivas; el saldo es la suma de las dos.
   *[net] En la hoja, los puntos de cada jugador se suman mano a mano, en un solo saldo.
}
king-sums = Las manos negativas suman { $negative }, las positivas { $positive }, y la partida entera { $total }.
king-sums-one = Todas las manos juntas suman { $total }.
