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
section-auction = Subasta
section-bidding = Apuestas
section-play = Bazas
section-scoring = Puntos
section-ending = Fin de la partida

rule-object = Antes de jugar cada mano dices cuántas bazas vas a hacer con las cartas que te tocaron; después intentas hacer exactamente ese número: ni una más, ni una menos.
rule-alone = Cada uno juega por su cuenta.

rule-seats-one = El juego es para exactamente { $seats } jugadores.
rule-seats-some = El juego es para { $seats } jugadores.
rule-direction = { $direction ->
    [clockwise] El turno corre en sentido horario: después de cada jugador va el que está a su izquierda.
   *[counter] El turno corre en sentido antihorario: después de cada jugador va el que está a su derecha.
}
rule-code = Código de estas reglas: { $code }
rule-first-dealer = { $how ->
    [random] Quién reparte primero se sortea: cada uno saca una carta y reparte quien saque la más alta. Entre cartas del mismo valor, el orden de los palos, del más alto al más bajo, es: { $suits }.
   *[chosen] Quién reparte primero lo elige la mesa, de la manera que le parezca justa.
}
rule-first-dealer-joker = { $jokers ->
    [one] En ese sorteo, el comodín vale más que cualquier otra carta.
   *[many] En ese sorteo, un comodín vale más que cualquier otra carta; entre comodines decide la suerte.
}
rule-first-dealer-twins = Si la carta más alta sale dos veces, la suerte decide entre las dos.
rule-dealing = Quien reparte baraja, el jugador a su { $before } corta, y las cartas se dan de una en una, boca abajo: la primera es para el jugador a la { $next } de quien reparte, y la última para quien reparte.
rule-dealer-rotation = { $rotation ->
    [next] La mano siguiente la reparte el jugador a la { $next } de quien repartió.
    [fixed] Reparte siempre el mismo, de principio a fin de la partida.
   *[last_winner] Quien gana la última baza reparte la mano siguiente.
}
rule-dealer-untaken = Si nadie gana esa última baza, reparte la mano siguiente quien la abrió.

pack-jokers = { $jokers ->
    [0] sin comodines
    [1] con 1 comodín añadido
   *[other] con { $jokers } comodines añadidos
}
rule-pack = La baraja es la francesa, de 52 cartas, { $jokers }.
rule-pack-latin40 = La baraja es la española de 40 cartas, { $jokers }. Los palos son oros, copas, espadas y bastos; cada uno tiene las cartas del 1 (el as) al 7, y además sota, caballo y rey.
rule-pack-latin48 = La baraja es la española de 48 cartas, { $jokers }. Los palos son oros, copas, espadas y bastos; cada uno tiene las cartas del 1 (el as) al 9, y además sota, caballo y rey.
rule-pack-std36 = La baraja tiene 36 cartas, del 6 al as en cada palo, { $jokers }.
rule-pack-std32 = La baraja tiene 32 cartas, del 7 al as en cada palo, { $jokers }.
rule-pack-stripped = La baraja se reduce a 8 cartas por jugador, { $jokers }: de las 52 cartas francesas se quitan las más bajas.
rule-pack-stripped-at = Con { $seats } jugadores quedan las cartas de { $lowest } a as: { $cards } cartas.
rule-pack-low13 = La baraja tiene las 52 cartas francesas, { $jokers }, y 13 cartas bajas de una segunda baraja: todos los 2, 3 y 4, y el 5 de { $suits }.
rule-pack-low26 = La baraja tiene las 52 cartas francesas, { $jokers }, y 26 cartas bajas de una segunda baraja: todas las del 2 al 7, y los 8 de { $suits }.
rule-pack-total = { $packs ->
    [1] Son { $cards } cartas en total.
   *[other] Se juntan { $packs } de esas barajas: son { $cards } cartas en total.
}
rule-ranks = En cada palo, de la carta más alta a la más baja: { $ranks }.
rule-ranks-some = En cada palo, de la carta más alta a la más baja, hasta donde llega la baraja: { $ranks }.
listed-latin-A = 1 (as)
rule-joker-suit = Los comodines no son de ninguno de los cuatro palos: forman un quinto palo.
rule-joker-wild-rank = Un comodín vale más que todas las demás cartas.
rule-no-values = Las cartas no valen puntos: lo que cuenta son las bazas.
rule-duplicates = { $twins ->
    [last] Si dos cartas iguales caen en la misma baza, la que se jugó después gana a la otra.
    [first] Si dos cartas iguales caen en la misma baza, la que se jugó antes gana a la otra.
   *[cancel] Dos cartas iguales en la misma baza se anulan, y se la lleva la mejor de las demás. Si ninguna otra puede llevársela, no se la lleva nadie, y quien la abrió abre la siguiente.
}
rule-duplicates-jokers = { $twins ->
    [last] Si los dos comodines caen en la misma baza, el que se jugó después gana al otro.
    [first] Si los dos comodines caen en la misma baza, el que se jugó antes gana al otro.
   *[cancel] Dos comodines en la misma baza se anulan, y se la lleva la mejor de las demás cartas. Si ninguna otra puede llevársela, no se la lleva nadie, y quien la abrió abre la siguiente.
}
rule-duplicates-jokers-too = Los comodines son cartas iguales entre sí.

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
rule-deals-same = En todas las manos cada uno recibe { $size ->
    [1] 1 carta.
   *[other] { $size } cartas.
}
rule-deals-same-with = Con { $seats } jugadores, en todas las manos cada uno recibe { $size ->
    [1] 1 carta.
   *[other] { $size } cartas.
}
rule-deals-round = Mano a mano, cada uno recibe este número de cartas: { $run }. Después de esas { $deals } manos el recorrido vuelve a empezar.
rule-deals-round-with = Con { $seats } jugadores, cada uno recibe, mano a mano, este número de cartas: { $run }. Después de esas { $deals } manos el recorrido vuelve a empezar.
rule-continue-ask = Después de la última de estas manos las personas de la mesa votan si siguen; los bots no votan. Si hay más votos a favor que en contra, la partida sigue, hasta { $deals } manos en total; las nuevas tienen este número de cartas para cada uno: { $run }. Si no los hay, o si los votos empatan, se acaba.
rule-continue-ask-with = Después de la última de estas manos las personas de la mesa votan si siguen; los bots no votan. Si hay más votos a favor que en contra, con { $seats } jugadores la partida sigue, hasta { $deals } manos en total; las nuevas tienen este número de cartas para cada uno: { $run }. Si no los hay, o si los votos empatan, se acaba.
rule-reshuffle = Antes de cada mano se recogen todas las cartas y se vuelve a barajar.
rule-stock = Las cartas que sobran quedan aparte, boca abajo, y no entran en la mano.

rule-trump-turn-up = Una vez repartidas las cartas, se descubre la de arriba del mazo: su palo es el triunfo de la mano. Queda a la vista hasta que acaba la mano y no la juega nadie.
rule-full-deal = { $trump ->
    [dealer_last_card] Cuando se reparte la baraja entera ({ $when }), la última carta, que es de quien reparte, se muestra a todos: su palo es el triunfo, y quien reparte la juega como cualquier otra.
    [cut] Cuando se reparte la baraja entera ({ $when }), antes de repartir se corta una carta de la baraja, se muestra a todos y se devuelve: su palo es el triunfo.
    [dealer_names] Cuando se reparte la baraja entera ({ $when }), quien reparte elige el triunfo, un palo o sin triunfo, antes de que nadie mire las cartas.
   *[none] Cuando se reparte la baraja entera ({ $when }), no queda carta que descubrir y la mano se juega sin triunfo.
}
rule-full-deal-when = { $size ->
    [1] 1 carta para cada uno, con { $seats } jugadores
   *[other] { $size } cartas para cada uno, con { $seats } jugadores
}
rule-trump-low = Si la carta que muestra el triunfo es de uno de estos valores, la mano se juega sin triunfo: { $ranks }.
rule-joker-trumps = { $pair ->
    [yes] Pero si la carta descubierta es un comodín, ninguno de los cuatro palos es triunfo: el otro comodín es el único triunfo de la mano y gana cualquier baza en la que se juegue.
   *[no] Pero si la carta descubierta es un comodín, ninguno de los cuatro palos es triunfo: los comodines son los únicos triunfos de la mano.
}
rule-joker-no-trump = Si la carta descubierta es un comodín, la mano se juega sin triunfo.
rule-joker-redraw = Si la carta descubierta es un comodín, se descubre la siguiente en su lugar. Si solo hay comodines, la mano se juega sin triunfo.
rule-joker-full-deal = Si la carta que se muestra cuando se reparte la baraja entera es un comodín, la mano se juega sin triunfo.
rule-trump-fixed = El palo de triunfo es siempre { $suit }.
rule-trump-cycle = No se descubre ninguna carta: el triunfo cambia en cada mano, en este orden fijo: { $cycle }. Después del último vuelve el primero, y así sucesivamente.
rule-trump-none = Se juega siempre sin triunfo.
rule-trump-bidder = El triunfo se elige cuando todos han apostado: quien apostó más bazas elige un palo, o sin triunfo. { $equal }
rule-trump-dealer = { $mode ->
    [blind] En cuanto se reparten las cartas, quien reparte elige el triunfo, un palo o sin triunfo, antes de que nadie mire las cartas.
   *[seen] En cuanto se reparten las cartas, quien reparte elige el triunfo, un palo o sin triunfo, antes de que nadie mire las cartas. Solo entonces mira cada uno las suyas.
}
rule-trump-auction = { $nt ->
    [yes] Una subasta decide qué palo es el triunfo, o si la mano se juega sin triunfo.
   *[no] Una subasta decide qué palo es el triunfo.
}
rule-trump-exceptions = Manos sin triunfo: { $deals }.
rule-nt-first = la primera
rule-nt-last = la última
rule-nt-max = las de más cartas
rule-nt-number = la { $number }.ª
rule-nt-number-with = la { $number }.ª con { $seats } jugadores
rule-nt-tie = la { $number }.ª (si un empate lleva hasta ella)
equal-earlier = Entre apuestas iguales, vale la de quien apostó antes.
equal-counted = Entre apuestas iguales, vale la de quien va primero, contando desde { $first }.
equal-declarer-last = Entre apuestas iguales, vale la de quien habló antes, y la del declarante queda la última.
opener-name = { $opens ->
    [eldest] el jugador a la { $next } de quien reparte
    [dealer] quien reparte
    [right] el jugador a la derecha de quien reparte
   *[first_leader] quien abre la primera baza
}

rule-auction = { $nt ->
    [yes] Antes de las apuestas cada uno mira sus cartas, y se hace una subasta por el triunfo. Una oferta es un número de bazas con un palo como triunfo, o sin triunfo.
   *[no] Antes de las apuestas cada uno mira sus cartas, y se hace una subasta por el triunfo. Una oferta es un número de bazas con un palo como triunfo.
}
rule-auction-opens = { $opens ->
    [dealer] Quien reparte habla primero en la subasta, y los demás siguen por turno.
   *[left] El jugador a la { $next } de quien reparte habla primero en la subasta, y los demás siguen por turno.
}
rule-auction-range = { $raised ->
    [yes] Una oferta es de { $least ->
        [1] 1 baza
       *[other] { $least } bazas
    } como mínimo, o de más después de un gulash, y de { $most } como máximo.
   *[no] Una oferta es de { $least ->
        [1] 1 baza
       *[other] { $least } bazas
    } como mínimo y de { $most } como máximo.
}
rule-auction-order = Cada oferta tiene que ser más alta que la anterior: más bazas, con cualquier palo, o las mismas bazas con un palo más alto. En la subasta, el orden de los palos, del más bajo al más alto, es: { $suits }.
rule-auction-only = No se puede ofrecer nada más.
rule-auction-one-suit = Solo se puede ofrecer esto: { $suit }. Cada oferta tiene que ser de más bazas que la anterior.
rule-auction-example = Por ejemplo, después de una oferta de { $n } { $middle }, { $n } { $high } es más alta, y { $more } { $low } también; { $n } { $low } no lo es.
rule-auction-pass = { $again ->
    [yes] Quien no quiere ofrecer pasa, y todavía puede ofrecer cuando le llegue otra vez el turno.
   *[no] Quien no quiere ofrecer pasa, y queda fuera de la subasta.
}
rule-auction-end = { $end ->
    [raises-again] La subasta acaba cuando, después de una oferta, pasan los cuatro seguidos: los otros tres y, al final, quien la hizo. En lugar de ese cuarto pase, quien hizo la oferta puede subirla, y entonces los demás vuelven a hablar.
    [stands-again] La subasta acaba cuando, después de una oferta, pasan seguidos los otros tres. Quien hizo la oferta ya no puede subirla.
    [raises-final] La subasta acaba cuando los otros tres han pasado y pasa también quien hizo la última oferta. En lugar de ese último pase, puede subir la oferta.
   *[stands-final] La subasta acaba cuando tres jugadores han pasado y hay una oferta. Quien hizo la última oferta ya no puede subirla.
}
rule-auction-highest = Una oferta que nadie puede subir tampoco cierra la subasta en el acto: esos pases vienen igual después de ella.
rule-auction-won = { $raise ->
    [yes] Quien hizo la última oferta es el declarante. El palo de la oferta, si tiene uno, es el triunfo; su número de bazas es lo mínimo que el declarante puede apostar.
   *[no] Quien hizo la última oferta es el declarante. El palo de la oferta, si tiene uno, es el triunfo; su número de bazas es la apuesta del declarante.
}
rule-auction-void = Si pasan los cuatro sin que nadie haya hecho una oferta, la mano no vale: el mismo jugador vuelve a barajar y a repartir.
rule-gulash = Si pasan los cuatro sin que nadie haya hecho una oferta, hay un gulash: cada uno elige { $cards ->
    [1] 1 carta y la pasa, boca abajo, al jugador a su { $side }, antes de mirar la que le llega.
   *[other] { $cards } cartas y las pasa, boca abajo, al jugador a su { $side }, antes de mirar las que le llegan.
} Después hay una nueva subasta, que abre el mismo jugador.
rule-gulash-again = { $times ->
    [1] Si todos vuelven a pasar después del gulash, la mano no vale: el mismo jugador vuelve a barajar y a repartir.
   *[other] En una mano hay hasta { $times } gulashes. Si todos vuelven a pasar después del último, la mano no vale: el mismo jugador vuelve a barajar y a repartir.
}
rule-gulash-raise = Cada gulash sube en 1 el menor número de bazas que se puede ofrecer: { $least }.

rule-bid = { $mode ->
    [simultaneous] Después de mirar sus cartas, cada uno dice, al mismo tiempo que los demás, cuántas bazas va a hacer: { $range }. Esa es su apuesta, y nadie conoce otra antes de hacer la suya.
    [secret_until_end] Después de mirar sus cartas, cada uno anota en secreto cuántas bazas va a hacer: { $range }. Esa es su apuesta, y queda boca abajo hasta que se ha jugado la mano: hasta entonces nadie conoce las de los demás, ni cuánto suman.
    [blind] Antes de mirar las cartas, cada uno dice en voz alta, por turno, cuántas bazas va a hacer: { $range }. Esa es su apuesta. Solo cuando todos han apostado se miran las cartas.
   *[sequential] Después de mirar sus cartas, cada uno dice en voz alta, por turno, cuántas bazas va a hacer: { $range }. Esa es su apuesta.
}
rule-bid-fingers = { $hands ->
    [1] Después de mirar sus cartas, cada uno muestra, al mismo tiempo que los demás y con los dedos de una mano, cuántas bazas va a hacer: { $range }. Esa es su apuesta.
   *[other] Después de mirar sus cartas, cada uno muestra, al mismo tiempo que los demás y con los dedos de las dos manos, cuántas bazas va a hacer: { $range }. Esa es su apuesta.
}
rule-bid-auction = { $declarer ->
    [stands] Después de la subasta, cada uno de los otros tres dice en voz alta, por turno, cuántas bazas va a hacer: { $range }. Esa es su apuesta. El declarante no vuelve a apostar: vale el número de la subasta.
   *[raises] Después de la subasta, cada uno dice en voz alta, por turno, cuántas bazas va a hacer: el declarante, por lo menos el número de la subasta; cada uno de los demás, { $range }. Esa es su apuesta.
}
bid-range = desde { $least } hasta el número de cartas que recibió
bid-range-limit = { $shape ->
    [one] siempre { $most }
   *[some] de { $least } a { $most }
}{ $limit ->
    [yes] , sin pasar del número de cartas que recibió
   *[no] {""}
}
bid-range-declarer = desde { $least } hasta el número del declarante, sin pasar de él
rule-bid-one-card = En la mano de 1 carta, la apuesta es 0 o 1.
rule-bid-all = Todos tienen que apostar; nadie puede pasar.
rule-bid-stands = Los tres tienen que apostar; nadie puede pasar.
rule-bid-opens = { $opens ->
    [eldest] El jugador a la { $next } de quien reparte apuesta primero y los demás siguen por turno; quien reparte apuesta al final.
    [eldest-stands] El jugador a la { $next } de quien reparte apuesta primero y los demás siguen por turno; se salta al declarante.
    [dealer] Quien reparte apuesta primero y los demás siguen por turno.
    [right] El jugador a la derecha de quien reparte apuesta primero y los demás siguen por turno.
    [declarer_left] El jugador a la { $next } del declarante apuesta primero, los demás siguen por turno, y el jugador a la { $before } del declarante apuesta al final.
    [declarer] El declarante apuesta primero, los demás siguen por turno, y el jugador a la { $before } del declarante apuesta al final.
   *[first_leader] Quien va a abrir la primera baza apuesta primero y los demás siguen por turno.
}
rule-bid-change = { $change ->
    [until_next_speaks] Quien ya apostó puede cambiar su apuesta, una sola vez, mientras no haya hablado el siguiente. El último en apostar no puede cambiarla.
    [until_first_card] Quien ya apostó puede cambiar su apuesta, una sola vez, mientras no haya hablado el siguiente; el último en apostar, hasta que salga la primera carta. La nueva apuesta tiene que ser una que ya se podía hacer antes.
   *[never] Apuesta hecha no se cambia.
}
rule-hook = { $kind ->
    [gt] La suma de las apuestas tiene que ser mayor que el número de cartas que recibió cada uno: el último en apostar tiene que apostar lo bastante para eso.
    [lt] La suma de las apuestas tiene que ser menor que el número de cartas que recibió cada uno: el último en apostar tiene que apostar lo bastante poco para eso.
    [eq] La suma de las apuestas tiene que dar el número de cartas que recibió cada uno: el último en apostar tiene que decir el número que hace cuadrar la cuenta.
   *[ne] La suma de las apuestas no puede dar el número de cartas que recibió cada uno: el último en apostar no puede decir el número que haría cuadrar la cuenta.
}
rule-hook-example = Por ejemplo: { $size ->
    [1] con 1 carta
   *[other] con { $size } cartas
} y { $count ->
    [1] una apuesta
   *[other] apuestas
} de { $bids }, el último no puede apostar { $hooked }; sí puede apostar { $free }.
rule-hook-example-must = Por ejemplo: { $size ->
    [1] con 1 carta
   *[other] con { $size } cartas
} y { $count ->
    [1] una apuesta
   *[other] apuestas
} de { $bids }, el último solo puede apostar { $allowed }.
rule-hook-more = cualquier otro número
rule-hook-passed = Si los demás ya apostaron más bazas de las que hay, el último apuesta lo que quiera.
rule-hook-no-number = Si eso deja al último sin ningún número que apostar, la prohibición no vale para él.
rule-hook-nearest = { $kind ->
    [gt] Si ninguna apuesta es bastante, el último hace la más alta que pueda.
    [lt] Si hasta la apuesta más baja es demasiado, el último hace esa.
   *[eq] Si ninguna apuesta hace cuadrar la cuenta, el último hace la que más se acerca: la más baja si los demás apostaron de más, la más alta si apostaron de menos.
}
rule-hook-from = En las manos de menos de { $size } cartas, la suma de las apuestas es libre.
rule-hook-except-last = En la última mano del recorrido, la suma de las apuestas es libre.
rule-hook-except-asked = En la última mano antes de la votación, y también en la última de todas si la partida sigue, la suma de las apuestas es libre.
rule-hook-except-number = { $course ->
    [yes] En la última mano del recorrido, la primera vez que se juega ({ $deals }), la suma de las apuestas es libre.
   *[no] En una mano la suma de las apuestas es libre: { $deals }.
}
rule-no-hook = La suma de las apuestas puede dar cualquier número, incluso el de las cartas de cada uno.
rule-bid-nils = { $most ->
    [1] Nadie puede apostar 0 en dos manos seguidas, salvo que no haya otro número que apostar.
   *[other] Nadie puede apostar 0 en más de { $most } manos seguidas, salvo que no haya otro número que apostar.
}
rule-bid-label = { $even ->
    [yes] Si todas las apuestas suman menos que el número de cartas de cada uno, la mano se llama "under"; si no, "over".
   *[no] Si todas las apuestas suman menos que el número de cartas de cada uno, la mano se llama "under"; si suman más, "over".
}
rule-bids-kept = { $mode ->
    [secret_until_end] Las apuestas se muestran solo cuando se han jugado todas las cartas.
   *[other] Las apuestas quedan anotadas a la vista de todos hasta el fin de la mano.
}

rule-lead = { $lead ->
    [dealer] Quien reparte abre la primera baza de la mano, con la carta que quiera.
    [eldest] El jugador a la { $next } de quien reparte abre la primera baza de la mano, con la carta que quiera.
    [declarer] El declarante abre la primera baza de la mano, con la carta que quiera.
   *[prev_last_winner] En la primera mano, el jugador a la { $next } de quien reparte abre la primera baza. De ahí en adelante, quien ganó la última baza de una mano abre la primera de la siguiente.
}
rule-lead-untaken = Si nadie ganó esa última baza, quien la abrió abre la primera de la mano siguiente.
rule-lead-highest = Quien apostó más bazas abre la primera baza de la mano, con la carta que quiera. { $equal }
rule-lead-namer = Quien eligió el triunfo abre la primera baza de la mano, con la carta que quiera.
rule-follow = Los demás juegan una carta cada uno, por turno. Hay que asistir: quien tenga cartas del palo de salida está obligado a jugar una de ellas.
rule-must-beat = { $free ->
    [trumps] Quien asiste tiene que superar la carta más alta de ese palo en la baza, si puede, aunque ese palo sea el de triunfo. Después de que alguien haya fallado con triunfo una baza de otro palo, vale cualquier carta del palo de salida.
    [jokers] Quien asiste tiene que superar la carta más alta de ese palo en la baza, si puede. Después de que alguien haya jugado un comodín, vale cualquier carta del palo de salida.
    [both] Quien asiste tiene que superar la carta más alta de ese palo en la baza, si puede, aunque ese palo sea el de triunfo. Después de que alguien haya fallado con triunfo una baza de otro palo o jugado un comodín, vale cualquier carta del palo de salida.
   *[none] Quien asiste tiene que superar la carta más alta de ese palo en la baza, si puede.
}
rule-void = { $duty ->
    [any] Quien no tenga cartas de ese palo juega la que quiera, de triunfo o no: nadie está obligado a jugar triunfo.
    [must_overtrump] Quien no tenga cartas de ese palo está obligado a jugar triunfo y, si puede, uno más alto que todos los de la baza. Quien tampoco tenga triunfos juega la carta que quiera.
   *[must_trump] Quien no tenga cartas de ese palo está obligado a jugar triunfo, aunque sea más bajo que los que ya están en la baza. Quien tampoco tenga triunfos juega la carta que quiera.
}
rule-void-no-trump = Quien no tenga cartas de ese palo juega la que quiera.
rule-lead-trump = { $when ->
    [last_resort] Pero solo puede abrir una baza con triunfo quien no tenga otra cosa.
    [broken] Pero, mientras nadie haya jugado triunfo en la mano, solo puede abrir una baza con triunfo quien no tenga otra cosa.
   *[always] Una baza se puede abrir con triunfo en cualquier momento.
}
rule-wins = El triunfo más alto gana la baza. Si nadie jugó triunfo, la gana la carta más alta del palo de salida.
rule-wins-no-trump = La carta más alta del palo de salida gana la baza.
rule-joker-led = Si sale un comodín, quien tenga otro está obligado a jugarlo.
rule-joker-elsewhere = { $duty ->
    [trump] En una baza de otro palo, solo puede jugar un comodín quien no tenga cartas de ese palo ni triunfos.
   *[any] En una baza de otro palo, solo puede jugar un comodín quien no tenga cartas de ese palo.
}
rule-joker-wins = { $beaten ->
    [trump] El comodín que abre una baza la gana, salvo que alguien juegue triunfo.
    [joker] El comodín que abre una baza la gana, salvo que alguien juegue otro comodín en ella.
    [both] El comodín que abre una baza la gana, salvo que alguien juegue triunfo u otro comodín en ella.
   *[no] El comodín que abre una baza la gana.
}
rule-joker-loses = { $trumps ->
    [jokers] El comodín que se juega en una baza de otro palo no gana nada, salvo que sea el triunfo de la mano.
   *[other] El comodín que se juega en una baza de otro palo no gana nada.
}
rule-joker-wild = { $jokers ->
    [one] El comodín se puede jugar en cualquier momento, sea cual sea el palo de salida, y gana la baza, con triunfos o sin ellos.
   *[many] Un comodín se puede jugar en cualquier momento, sea cual sea el palo de salida, y gana la baza, con triunfos o sin ellos.
}
rule-joker-wild-led = { $twins ->
    [cancel] Si sale un comodín, los demás juegan la carta que quieran. Si los comodines de la baza se anulan, la primera de las otras cartas cuenta como la de salida.
   *[other] Si sale un comodín, los demás juegan la carta que quieran.
}
rule-next-lead = Quien gana una baza abre la siguiente.
rule-revoke = Una carta que las reglas no permiten se rechaza en el acto, con el motivo.
rule-revoke-what = Quien tiene cartas del palo de salida y juega de otro palo hace un renuncio, a propósito o no. Nada lo impide, y no se avisa a nadie.
rule-revoke-proven = El renuncio queda probado cuando ese jugador, más tarde en la misma mano, juega una carta del palo al que no asistió. { $points ->
    [0] La mano se detiene en el acto, y nadie gana ni pierde puntos en ella.
    [1] La mano se detiene en el acto: ese jugador pierde 1 punto, y los demás no ganan ni pierden nada.
   *[other] La mano se detiene en el acto: ese jugador pierde { $points } puntos, y los demás no ganan ni pierden nada.
}
rule-revoke-again = La mano detenida por un renuncio se reparte de nuevo, con las mismas cartas para cada uno, y la reparte el mismo jugador.
rule-revoke-unproven = Un renuncio que ninguna carta prueba después no cuesta nada.
rule-revoke-duties = Las otras obligaciones del juego tampoco se exigen; faltar a ellas no cuesta nada.
rule-tricks-kept = Las bazas de cada uno quedan aparte, boca abajo, y todos ven cuántas lleva cada jugador.
rule-play-all = Todos juegan una carta en cada baza, hasta que se hayan jugado todas las cartas de la mano.

rule-end-schedule = La partida acaba después de la última mano.
rule-end-asked = Si la mesa vota en contra de seguir, la partida acaba ahí; si vota a favor, después de la última de las manos nuevas. Solo entonces cuenta un empate en el primer lugar.
rule-end-target = La partida acaba con la mano en que alguien llega a { $target ->
    [1] 1 punto
   *[other] { $target } puntos
} o más. Si nadie llega en { $deals ->
    [1] 1 mano
   *[other] { $deals } manos
}, acaba ahí.
rule-winner = { $winner ->
    [zero_first] Gana quien tenga exactamente 0 puntos después de la última mano. Si nadie los tiene, gana quien tenga más puntos.
    [low] Gana quien tenga menos puntos.
   *[high] Gana quien tenga más puntos.
}
rule-winner-zeros = Si varios tienen 0, gana entre ellos quien acertó más apuestas; si sigue el empate, comparten la victoria, sin más manos.
rule-tie-extra = Si hay empate en el primer lugar, se juegan más manos, con toda la mesa, hasta que uno solo quede delante. { $more ->
    [yes] Sin importar cuántas cartas tuvieran las otras, esas manos tienen
   *[no] Esas manos tienen
} { $sizes }.
rule-tie-like = { $trump ->
    [cycle] Las reparte quien repartiría la mano siguiente; el triunfo sigue en su orden, y lo demás es como en las otras manos.
    [none] Las reparte quien repartiría la mano siguiente, y lo demás es como en las otras manos.
   *[same] Las reparte quien repartiría la mano siguiente, y lo demás, incluso el triunfo, es como en las otras manos.
}
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
