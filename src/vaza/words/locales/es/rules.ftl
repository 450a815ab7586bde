# Las reglas de una mesa en frases: vaza.words.describe elige y rellena.
list-or = o
list-and = y
list-span = { $first } a { $last }
side-left = izquierda
side-right = derecha

section-object = Objetivo
section-players = Jugadores y reparto
section-cards = Cartas
section-deals = Manos
section-trump = Triunfo
section-bidding = Apuestas
section-play = Bazas
section-scoring = Puntos
section-ending = Fin de la partida

rule-object = Antes de jugar cada mano dices cuántas bazas vas a hacer con las cartas que te tocaron; después intentas hacer exactamente ese número: ni una más, ni una menos.
rule-alone = Cada uno juega por su cuenta.

rule-seats-one = El juego es para exactamente { $seats } personas.
rule-seats-some = El juego es para { $seats } personas.
rule-direction = { $direction ->
    [clockwise] El turno corre en sentido horario: después de cada jugador va el que está a su izquierda.
   *[counter] El turno corre en sentido antihorario: después de cada jugador va el que está a su derecha.
}
rule-first-dealer = { $how ->
    [random] Quién reparte primero se sortea: cada uno saca una carta y reparte quien saque la más alta. Entre cartas del mismo valor, las picas ganan a los corazones, los corazones a los diamantes y los diamantes a los tréboles.
   *[chosen] Quién reparte primero lo elige la mesa, de la manera que le parezca justa.
}
rule-dealing = Quien reparte baraja, el jugador a su { $before } corta, y las cartas se dan de una en una, boca abajo: la primera es para el jugador a la { $next } de quien reparte, y la última para quien reparte.
rule-dealer-rotation = { $rotation ->
    [next] La mano siguiente la reparte el jugador a la { $next } de quien repartió.
    [fixed] Reparte siempre el mismo, de principio a fin de la partida.
   *[last_winner] Quien gana la última baza reparte la mano siguiente.
}

rule-pack = { $packs ->
    [1] La baraja es la francesa, de 52 cartas y sin comodines.
   *[other] Se juntan { $packs } barajas francesas de 52 cartas, sin comodines: son { $cards } cartas.
}
rule-ranks = En cada palo, de la carta más alta a la más baja: { $ranks }.
rule-no-values = Las cartas no valen puntos: lo que cuenta son las bazas.
rule-duplicates = { $twins ->
    [last] Si dos cartas iguales caen en la misma baza, la que se jugó después gana a la otra.
    [first] Si dos cartas iguales caen en la misma baza, la que se jugó antes gana a la otra.
   *[cancel] Dos cartas iguales en la misma baza se anulan. Si se anulan todas, nadie se lleva la baza, y quien la abrió abre la siguiente.
}

rule-deals-constant = La partida tiene { $deals ->
    [1] una sola mano, con
   *[other] { $deals } manos, todas con
} { $size ->
    [1] 1 carta para cada uno.
   *[other] { $size } cartas para cada uno.
}
rule-deals-run = La partida tiene { $deals } manos. Mano a mano, cada uno recibe este número de cartas: { $run }.
rule-deals-constant-with = Con { $seats } jugadores, la partida tiene { $deals ->
    [1] una sola mano, con
   *[other] { $deals } manos, todas con
} { $size ->
    [1] 1 carta para cada uno.
   *[other] { $size } cartas para cada uno.
}
rule-deals-run-with = Con { $seats } jugadores, la partida tiene { $deals } manos, con este número de cartas para cada uno: { $run }.
rule-continue-yes = Después se hace el camino de vuelta, hasta { $deals } manos en total: { $run }.
rule-continue-ask = Después de la última mano la mesa vota si sigue. Si la mayoría quiere, se hace el camino de vuelta, hasta { $deals } manos en total: { $run }.
rule-continue-yes-with = Después, con { $seats } jugadores, se hace el camino de vuelta, hasta { $deals } manos en total: { $run }.
rule-continue-ask-with = Después de la última mano la mesa vota si sigue. Si la mayoría quiere, con { $seats } jugadores se hace el camino de vuelta, hasta { $deals } manos en total: { $run }.
rule-reshuffle = Antes de cada mano se recogen todas las cartas y se vuelve a barajar.
rule-stock = Las cartas que sobran quedan aparte, boca abajo, y no entran en la mano.

rule-trump-turn-up = Una vez repartidas las cartas, se descubre la de arriba del mazo: su palo es el triunfo de la mano. Queda a la vista hasta que acaba la mano y no la juega nadie.
rule-full-deal = { $trump ->
    [dealer_last_card] Cuando se reparte la baraja entera ({ $when }), la última carta, que es de quien reparte, se muestra a todos: su palo es el triunfo, y quien reparte la juega como cualquier otra.
   *[none] Cuando se reparte la baraja entera ({ $when }), no queda carta que descubrir y la mano se juega sin triunfo.
}
rule-full-deal-when = { $size ->
    [1] 1 carta para cada uno, con { $seats } jugadores
   *[other] { $size } cartas para cada uno, con { $seats } jugadores
}
rule-trump-fixed = El palo de triunfo es siempre { $suit }.
rule-trump-cycle = El triunfo cambia en cada mano, en este orden: { $cycle }; y vuelta a empezar.
rule-trump-none = Se juega siempre sin triunfo.
rule-trump-exceptions = Manos sin triunfo: { $deals }.
rule-nt-first = la primera
rule-nt-last = la última
rule-nt-max = las de más cartas
rule-nt-number = la { $number }.ª

rule-bid = Después de mirar sus cartas, cada uno dice en voz alta cuántas bazas va a hacer: desde 0 hasta el número de cartas que recibió. Esa es su apuesta.
rule-bid-one-card = En la mano de 1 carta, la apuesta es 0 o 1.
rule-bid-all = Todos tienen que apostar; nadie puede pasar.
rule-bid-opens = { $opens ->
    [eldest] El jugador a la { $next } de quien reparte apuesta primero y los demás siguen por turno; quien reparte apuesta al final.
    [dealer] Quien reparte apuesta primero y los demás siguen por turno.
   *[first_leader] Quien va a abrir la primera baza apuesta primero y los demás siguen por turno.
}
rule-bid-change = { $change ->
    [until_next_speaks] Quien ya apostó puede cambiar su apuesta, una sola vez, mientras no haya hablado el siguiente. La apuesta del último es definitiva.
   *[never] Apuesta hecha no se cambia.
}
rule-hook = La suma de las apuestas no puede dar el número de cartas que recibió cada uno: el último en apostar no puede decir el número que haría cuadrar la cuenta.
rule-hook-example = Por ejemplo: { $size ->
    [1] con 1 carta
   *[other] con { $size } cartas
} y apuestas de { $bids }, el último no puede apostar { $hooked }; sí puede apostar { $free }.
rule-hook-more = cualquier otro número
rule-hook-passed = Si los demás ya apostaron más bazas de las que hay, el último apuesta lo que quiera.
rule-no-hook = La suma de las apuestas puede dar cualquier número, incluso el de las cartas de cada uno.
rule-bids-kept = Las apuestas quedan anotadas a la vista de todos hasta el fin de la mano.

rule-lead = { $lead ->
    [dealer] Quien reparte abre la primera baza de la mano, con la carta que quiera.
    [eldest] El jugador a la { $next } de quien reparte abre la primera baza de la mano, con la carta que quiera.
    [highest_bid] Quien apostó más bazas abre la primera, con la carta que quiera; entre apuestas iguales, quien apostó antes.
   *[prev_last_winner] En la primera mano, el jugador a la { $next } de quien reparte abre la primera baza. De ahí en adelante, quien ganó la última baza de una mano abre la primera de la siguiente.
}
rule-follow = Los demás juegan una carta cada uno, por turno. Hay que asistir: quien tenga cartas del palo de salida está obligado a jugar una de ellas.
rule-void = { $duty ->
    [any] Quien no tenga cartas de ese palo juega la que quiera, de triunfo o no: nadie está obligado a jugar triunfo.
   *[must_trump] Quien no tenga cartas de ese palo está obligado a jugar triunfo. Solo quien tampoco tenga triunfos juega la carta que quiera.
}
rule-void-no-trump = Quien no tenga cartas de ese palo juega la que quiera.
rule-lead-trump = Una baza se puede abrir con triunfo en cualquier momento.
rule-wins = El triunfo más alto gana la baza. Si nadie jugó triunfo, la gana la carta más alta del palo de salida.
rule-wins-no-trump = La carta más alta del palo de salida gana la baza.
rule-next-lead = Quien gana una baza abre la siguiente.
rule-revoke = Una carta que las reglas no permiten se rechaza en el acto, con el motivo.
rule-tricks-kept = Las bazas de cada uno quedan aparte, boca abajo, y todos ven cuántas lleva cada jugador.
rule-play-all = Todos juegan una carta en cada baza, hasta que se hayan jugado todas las cartas de la mano.

rule-score-when = Al acabar la mano se comparan las bazas hechas con la apuesta.
rule-score-made = Quien acierta su apuesta { $gains }.
rule-score-made-nil-too = Quien acierta su apuesta, aunque sea de cero, { $gains }.
rule-score-made-one = Quien apuesta una baza o más y acierta { $gains }.
rule-score-nil = Quien apuesta cero y no hace ninguna baza { $gains }.
rule-score-nil-under = Quien apuesta cero y no hace ninguna baza { $gains }, si la suma de las apuestas es menor que el número de cartas.
rule-score-nil-over = Si la suma es igual o mayor, quien apuesta cero y no hace ninguna baza { $gains }.
rule-score-miss = Quien no acierta, por más o por menos, { $gains }.
rule-score-under = Quien hace bazas de menos { $gains }.
rule-score-over = Quien apuesta una baza o más y hace bazas de más { $gains }.
rule-score-nil_fail = Quien apuesta cero y hace alguna baza { $gains }.
rule-score-under-over = Quien apuesta una baza o más y no acierta, por más o por menos, { $gains }.
rule-score-under-nil_fail = Quien hace bazas de menos, o apuesta cero y hace alguna, { $gains }.
rule-score-over-nil_fail = Quien hace bazas de más { $gains }.
rule-score-table = Los puntos siguen una tabla propia de esta mesa, por número de cartas, apuesta y bazas hechas.
rule-score-from-size = En la mano de 1 carta, las bazas no suman ni restan puntos: vale solo el resto de la cuenta.

score-gains = gana { $sum }
score-loses = pierde { $sum }
score-both = { $first } y { $second }
score-nothing = no gana ni pierde puntos
score-plus = más
term-first-c = { $n ->
    [1] 1 punto
   *[other] { $n } puntos
}
term-first-b = { $n ->
    [1] 1 punto por baza apostada
   *[other] { $n } puntos por baza apostada
}
term-first-b2 = { $n ->
    [1] el cuadrado de la apuesta, en puntos
   *[other] { $n } veces el cuadrado de la apuesta, en puntos
}
term-first-bT = { $n ->
    [1] la suma de 1 hasta la apuesta, en puntos
   *[other] { $n } veces la suma de 1 hasta la apuesta, en puntos
}
term-first-t = { $n ->
    [1] 1 punto por baza hecha
   *[other] { $n } puntos por baza hecha
}
term-first-d = { $n ->
    [1] 1 punto por baza de diferencia
   *[other] { $n } puntos por baza de diferencia
}
term-first-d2 = { $n ->
    [1] el cuadrado de la diferencia, en puntos
   *[other] { $n } veces el cuadrado de la diferencia, en puntos
}
term-first-dT = { $n ->
    [1] la suma de 1 hasta la diferencia, en puntos
   *[other] { $n } veces la suma de 1 hasta la diferencia, en puntos
}
term-first-h = { $n ->
    [1] 1 punto por carta de la mano
   *[other] { $n } puntos por carta de la mano
}
term-more-c = { $n }
term-more-b = { $n } por baza apostada
term-more-b2 = { $n ->
    [1] el cuadrado de la apuesta
   *[other] { $n } veces el cuadrado de la apuesta
}
term-more-bT = { $n ->
    [1] la suma de 1 hasta la apuesta
   *[other] { $n } veces la suma de 1 hasta la apuesta
}
term-more-t = { $n } por baza hecha
term-more-d = { $n } por baza de diferencia
term-more-d2 = { $n ->
    [1] el cuadrado de la diferencia
   *[other] { $n } veces el cuadrado de la diferencia
}
term-more-dT = { $n ->
    [1] la suma de 1 hasta la diferencia
   *[other] { $n } veces la suma de 1 hasta la diferencia
}
term-more-h = { $n } por carta de la mano

example-score = { $size ->
    [1] Mano de 1 carta
   *[other] Mano de { $size } cartas
}: apostó { $bid }, hizo { $taken }: { $points ->
    [one] { $signed } punto
   *[other] { $signed } puntos
}.

rule-end-schedule = La partida acaba después de la última mano.
rule-end-target = La partida acaba con la mano en que alguien llega a { $target ->
    [1] 1 punto
   *[other] { $target } puntos
}; hasta entonces, las manos se repiten en el mismo orden. Si nadie llega en { $deals ->
    [1] 1 mano
   *[other] { $deals } manos
}, acaba ahí.
rule-winner = { $winner ->
    [high] Gana quien tenga más puntos.
   *[low] Gana quien tenga menos puntos.
}
rule-tie-extra = Si hay empate en el primer lugar, se juegan más manos, con toda la mesa, hasta que uno solo quede delante. Esas manos tienen { $sizes }.
rule-tie-size = { $size ->
    [1] 1 carta
   *[other] { $size } cartas
}
rule-tie-size-with = { $size ->
    [1] 1 carta con { $seats } jugadores
   *[other] { $size } cartas con { $seats } jugadores
}
rule-tie-most = Después de { $deals ->
    [1] 1 mano de desempate
   *[other] { $deals } manos de desempate
}, se comparte el primer lugar.
rule-tie-shared = Si hay empate en el primer lugar, se comparte la victoria.
rule-tie-exact = Si hay empate en el primer lugar, gana quien acertó más apuestas; si sigue el empate, se comparte la victoria.
