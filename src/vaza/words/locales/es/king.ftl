# Las reglas del King en frases: vaza.words.chapters elige y rellena.
section-contracts = Qué cuenta en cada mano
section-positive = Manos positivas
section-offers = La subasta de una mano positiva
section-payment = El pago de una mano vendida

king-object = { $kinds ->
    [both] En las manos negativas lo que uno se lleva cuesta puntos, y por eso se evitan bazas o ciertas cartas; en las manos positivas el objetivo es ganar puntos: hacia arriba, haciendo bazas; hacia abajo, evitándolas.
    [negative] Cada mano cuenta otra cosa, bazas o ciertas cartas, y los puntos dicen si conviene llevársela o evitarla.
   *[positive] En cada mano el objetivo es ganar puntos: hacia arriba, haciendo bazas; hacia abajo, evitándolas.
}
king-alone = Se juega sin parejas, cada uno por su cuenta, y nadie dice antes cuántas bazas va a hacer.

king-first-dealer = { $how ->
    [KH_drawer] Para saber quién reparte primero, alguien da cartas de una en una, boca arriba, alrededor de la mesa, empezando por cualquier jugador: reparte primero quien reciba el { $king }.
    [mine] Para saber quién reparte primero, alguien da cartas de una en una, boca arriba, alrededor de la mesa, empezando por cualquier jugador: quien reciba el { $king } elige quién reparte primero, que puede ser él mismo, y con eso elige también qué mano positiva será suya.
   *[KH_drawer_chooses] Para saber quién reparte primero, alguien da cartas de una en una, boca arriba, alrededor de la mesa, empezando por cualquier jugador: quien reciba el { $king } elige quién reparte primero, que puede ser él mismo.
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
    [yes] Una baza se puede abrir con cualquier carta, salvo que la regla de la mano, más abajo, diga otra cosa.
   *[no] Una baza se puede abrir con cualquier carta.
}
king-forced-exception = { $deals ->
    [1] Excepción en la mano { $names }: quien tenga { $card } está obligado a jugar esa carta en la primera oportunidad, como se explica más abajo.
   *[other] Excepción en las manos { $names }: quien tenga { $card } está obligado a jugar esa carta en la primera oportunidad, como se explica más abajo.
}
king-play-all = Todos juegan una carta en cada baza, hasta que se hayan jugado todas las cartas de la mano, aunque ya no quede nada que cuente.
king-play-all-early = Todos juegan una carta en cada baza, hasta que se hayan jugado todas las cartas; pero una mano que solo cuenta cartas acaba en cuanto alguien se haya llevado la última de las que cuentan: { $names }.

king-contracts-trump = { $positive ->
    [yes] Las manos negativas se juegan sin triunfo.
   *[no] Se juega siempre sin triunfo.
}
king-contracts-taken = Quien gana una baza se lleva todas sus cartas, incluida la que jugó él mismo.
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
king-each-suit = cada carta de { $suit } ganada
king-each-rank = { $rank ->
    [A] cada as ganado
    [K] cada rey ganado
    [Q] { $faces ->
        [latin] cada caballo ganado
       *[french] cada dama ganada
    }
    [J] { $faces ->
        [latin] cada sota ganada
       *[french] cada jota ganada
    }
    [T] cada 10 ganado
   *[other] cada { $rank } ganado
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
king-also-no-queens = En Brasil esta mano también se llama Mulheres, mujeres.
king-also-no-men = En Brasil esta mano también se llama Homens, hombres.
king-also-no-king = Esta mano también se llama King, y { $king }, Kingão o Botijão.
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
king-example-with = { $things }, incluyendo { $more }
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
king-all-last-of = { $n ->
    [1] la última
    [2] las dos últimas
   *[other] las { $n } últimas
}

king-owner = { $auction ->
    [off] El dueño de una mano positiva es quien la repartió. Después de ver sus cartas elige si se juega hacia arriba o hacia abajo.
    [always] El dueño de una mano positiva es quien la repartió. Después de ver sus cartas tiene que oír las ofertas de los demás en una subasta; solo entonces elige si la vende o si la juega, hacia arriba o hacia abajo.
   *[owner_may] El dueño de una mano positiva es quien la repartió. Después de ver sus cartas elige si se juega hacia arriba o hacia abajo, o abre una subasta para venderla.
}
king-no-offers = No hay ofertas, ni venta, ni ultimátum, y la mano no puede quedar sin jugar.
king-up = Hacia arriba: cada baza da { $points ->
    [one] { $signed } punto a quien la hace
   *[other] { $signed } puntos a quien la hace
}, y la mano suma { $total }. { $sold ->
    [yes] El dueño, o el comprador si la mano se vendió, elige como triunfo uno de los cuatro palos, o juega sin triunfo.
   *[no] El dueño elige como triunfo uno de los cuatro palos, o juega sin triunfo.
}
king-down = Hacia abajo, o nulos: se juega sin triunfo, cada jugador recibe { $bonus }, y cada baza vale { $points } para quien la hace; la mano suma { $total }.
king-positive-example = Por ejemplo, quien hace 2 bazas se queda con { $up } hacia arriba y { $down } hacia abajo.
king-no-ban = En las manos positivas se puede salir con corazones.

king-offers-open = { $auction ->
    [always] Los otros tres jugadores hacen ofertas al dueño, por turno y en voz alta, empezando por quien está a la { $next } del dueño y siguiendo el sentido del juego, una ronda tras otra.
   *[owner_may] Abierta la subasta, los otros tres jugadores hacen ofertas al dueño, por turno y en voz alta, empezando por quien está a la { $next } del dueño y siguiendo el sentido del juego, una ronda tras otra.
}
king-offers-kind = { $kind ->
    [both] Se ofrece un número de bazas hacia arriba o un número de nulos, y no se dice más: el triunfo solo se elige después de que el dueño acepte.
   *[up] Se ofrece un número de bazas hacia arriba, nunca nulos, y no se dice más: el triunfo solo se elige después de que el dueño acepte.
}
king-offers-order = { $kind ->
    [both] Cada oferta tiene que cubrir la anterior, es decir, valer más que ella
   *[up] Cada oferta tiene que cubrir la anterior, es decir, ser de más bazas que ella
}{ $preference ->
    [yes] , a no ser que la iguale por preferencia.
   *[no] .
}
king-offers-ladder = { $null } vale tanto como { $worth }, y el orden de las ofertas es: { $order }.
king-offers-example = Por ejemplo, para cubrir { $low } hay que ofrecer al menos { $high }.
king-offers-limit = { $kind ->
    [both] Nadie puede ofrecer más de { $limit } ni más de { $nulls }.
   *[up] Nadie puede ofrecer más de { $limit }.
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
    [yes] Quien hizo la última oferta no vuelve a hablar en la subasta hasta que alguien la cubra o la iguale.
   *[no] Quien hizo la última oferta no vuelve a hablar en la subasta hasta que alguien la cubra.
}
king-offers-pass = { $final ->
    [yes] Quien no quiere ofrecer pasa y queda fuera de la subasta, sin más derechos. La subasta se cierra cuando solo queda quien hizo la última oferta, o cuando los tres han pasado.
   *[no] Quien no quiere ofrecer pasa, y todavía puede ofrecer cuando le llegue otra vez el turno. La subasta se cierra cuando, después de una oferta, los otros dos pasan seguidos; o cuando los tres pasan sin ninguna oferta.
}
king-preference = { $final ->
    [yes] Preferencia: vale el orden de los asientos, desde la { $next } del dueño. En su turno, quien todavía no ha pasado puede igualar la última oferta, si es de alguien que va después en ese orden, y quedarse con ella.
   *[no] Preferencia: vale el orden de los asientos, desde la { $next } del dueño. En su turno, incluso después de haber pasado, un jugador puede igualar la última oferta, si es de alguien que va después en ese orden, y quedarse con ella.
} Así, el primero tiene preferencia sobre los otros dos, y el segundo sobre el tercero.
king-preference-terms = { $kind ->
    [both] Igualar es ofrecer lo mismo en los mismos términos: { $same } solo se igualan con { $same }, no con { $null }.
    [one] Igualar es ofrecer lo mismo en los mismos términos: { $same } solo se iguala con { $same }, no con { $null }.
   *[up] Igualar es ofrecer el mismo número.
} Para el cierre de la subasta, eso cuenta como una oferta nueva. Quien fue igualado puede ofrecer más en su turno.
king-no-preference = Nadie puede igualar una oferta.
king-reply = Cerrada la subasta, el dueño es libre de aceptar la última oferta, si la hay, o de quedarse con la mano y jugarla él mismo, hacia arriba o hacia abajo.
king-sold = { $kind ->
    [both] Si el dueño acepta una oferta de bazas, la mano se juega hacia arriba, y el comprador elige el triunfo o juega sin triunfo; si acepta una de nulos, se juega hacia abajo.
   *[up] Si el dueño acepta la oferta, la mano se juega hacia arriba, y el comprador elige el triunfo o juega sin triunfo.
}
king-negotiate = { $kind ->
    [both] Antes de decidir, el dueño puede, una sola vez, proponer a quien hizo la última oferta que la suba a un número más alto, elegido por el dueño y dentro del límite: las bazas siguen siendo bazas, y los nulos, nulos.
   *[up] Antes de decidir, el dueño puede, una sola vez, proponer a quien hizo la última oferta que la suba a un número más alto, elegido por el dueño y dentro del límite.
} Si la respuesta es sí, esa pasa a ser la oferta; si es no, vale la anterior. En los dos casos, el dueño sigue siendo libre de aceptarla o no. { $preference ->
    [yes] Los demás ya no hacen ofertas y no pueden usar la preferencia.
   *[no] Los demás ya no hacen ofertas.
}
king-ultimatum-below = { $limit } (como una de { $nulls })
king-ultimatum = { $when ->
    [early] Ultimátum ("{ $n } o nulos"): el dueño puede exigir { $limit } en vez de abrir la subasta; y también después de cerrada la subasta, si no hay oferta o si la última vale menos de { $below }.
   *[late] Ultimátum ("{ $n } o nulos"): después de cerrada la subasta, el dueño puede exigir { $limit }, si no hay oferta o si la última vale menos de { $below }.
} { $negotiate ->
    [yes] Puede hacerlo incluso después de haber propuesto una subida. La última oferta, si la hay, deja entonces de valer.
   *[no] La última oferta, si la hay, deja entonces de valer.
}
king-ultimatum-answers = Al ultimátum los demás responden sí o no, una vez cada uno, empezando por quien está a la { $next } del dueño. El primero que diga sí compra la mano por { $limit }: el dueño tiene que aceptar, la mano se juega hacia arriba, y el comprador elige el triunfo o juega sin triunfo. Si todos dicen no, el dueño está obligado a jugar hacia abajo.
king-shared = { $when ->
    [none] Subasta frustrada: si, cerrada la subasta, no hay oferta, el dueño puede decidir que la mano no se juegue
    [nulls] Subasta frustrada: si, cerrada la subasta, no hay oferta, o si la última es de { $most } o { $nulls } como máximo, el dueño puede decidir que la mano no se juegue
    [nulls-raised] Subasta frustrada: si, cerrada la subasta, no hay oferta, o si la última, subida o no, es de { $most } o { $nulls } como máximo, el dueño puede decidir que la mano no se juegue
    [tricks] Subasta frustrada: si, cerrada la subasta, no hay oferta, o si la última es de { $most } como máximo, el dueño puede decidir que la mano no se juegue
    [tricks-raised] Subasta frustrada: si, cerrada la subasta, no hay oferta, o si la última, subida o no, es de { $most } como máximo, el dueño puede decidir que la mano no se juegue
    [any] Cerrada la subasta, con cualquier oferta o sin ninguna, el dueño puede también decidir que la mano no se juegue
   *[never] El dueño puede decidir que la mano no se juegue
}: se apuntan 4 bazas para el dueño y 3 para cada uno de los demás (4-3-3-3), es decir, { $own } y { $other }. { $direct ->
    [yes] El dueño puede hacerlo también sin abrir la subasta.
    [only] Solo puede hacerlo en vez de abrir la subasta, no después.
   *[no] Solo puede hacerlo después de una subasta.
}
king-not-shared = Una mano positiva se juega siempre, aunque nadie ofrezca nada.

king-price = { $kind ->
    [both] El comprador paga al dueño al final de la mano, con puntos de la propia mano: { $up } por baza ofrecida, { $down } por nulo ofrecido.
   *[up] El comprador paga al dueño al final de la mano, con puntos de la propia mano: { $up } por baza ofrecida.
}
king-payment = { $payment ->
    [fixed] El comprador paga siempre el precio entero, aunque con eso sus puntos de la mano queden por debajo de cero.
    [top_up] El comprador solo paga lo que les falta a los puntos que el dueño hizo en la mano para llegar al precio, y nunca más que los puntos que él mismo hizo en ella; si no hizo ninguno, o quedó por debajo de cero, no paga nada. Si el dueño ya hizo tanto como el precio, no se paga nada.
   *[capped] El comprador nunca paga más que los puntos que él mismo hizo en la mano: si no llegan al precio, los entrega todos y no queda debiendo el resto; si no hizo ninguno, o quedó por debajo de cero, no paga nada. Ese riesgo es de quien vende.
}
king-payment-sum = El total de la mano no cambia: lo que uno paga, el otro lo recibe.
king-payment-example = Por ejemplo, una mano vendida por { $price }, { $worth }: el dueño hace { $seller }, el comprador { $buyer }. Sin la venta tendrían { $before_seller } y { $before_buyer }; pagada la venta, el dueño se queda con { $after_seller } y el comprador con { $after_buyer }.

king-count = Al final de cada mano cada jugador cuenta y anuncia lo que se llevó, y la suma tiene que dar el total de la mano.
king-sheet = { $sheet ->
    [two_columns] En la hoja, cada jugador tiene dos columnas, una para las manos negativas y otra para las positivas; el saldo es la suma de las dos.
   *[net] En la hoja, los puntos de cada jugador se suman mano a mano, en un solo saldo.
}
king-sums = Las manos negativas suman { $negative }, las positivas { $positive }, y la partida entera { $total }.
king-sums-one = Todas las manos juntas suman { $total }.
