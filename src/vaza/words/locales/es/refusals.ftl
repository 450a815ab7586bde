# Por qué se rechazó una acción: refused-<motivo>. Las variables son los hechos del rechazo.
# Los palos vienen como S H D C, o X para los comodines.
# $faces es french o latin y dice cómo se llaman los palos.
refused-not-seated = Estás mirando: solo juega quien está sentado a la mesa.
refused-match-over = La partida ya acabó.
refused-not-now = { $stage ->
    [draw] Todavía no se sabe quién reparte primero.
    [dealing] Las cartas todavía no se han repartido.
    [bidding] Todavía es hora de apostar: las cartas se juegan cuando todos hayan apostado.
    [auction] La subasta todavía no acabó: las apuestas vienen después.
    [exchange] Es hora de pasar cartas: cada uno elige las suyas.
    [naming] Primero hay que elegir el triunfo.
    [play] Ahora se juegan las cartas.
    [asking] La mesa está decidiendo si sigue.
    [choosing] Quien recibió el rey de corazones todavía tiene que elegir quién reparte primero.
    [picking] Quien repartió todavía tiene que elegir qué se juega en esta mano.
    [owner] El dueño de la mano todavía tiene que decir cómo se juega.
    [offers] La subasta todavía no acabó.
    [reply] La subasta acabó: el dueño de la mano todavía tiene que decidir.
    [raise] El dueño pidió más: falta la respuesta de quien hizo la oferta.
    [ultimatum] El dueño dio un ultimátum: falta la respuesta de los demás.
   *[other] Ahora no se puede hacer eso.
}
refused-not-your-turn = Todavía no es tu turno.
refused-bid-range = No puedes apostar { $number }: aquí la apuesta va de { $least } a { $most }.
refused-hook = No puedes apostar { $number }: los demás ya apostaron { $others }, y la suma no puede dar { $size }.
refused-hook-more = No puedes apostar { $number }: los demás ya apostaron { $others }, y la suma tiene que pasar de { $size }, o acercarse lo más posible.
refused-hook-less = No puedes apostar { $number }: los demás ya apostaron { $others }, y la suma tiene que quedar por debajo de { $size }, o acercarse lo más posible.
refused-hook-equal = No puedes apostar { $number }: los demás ya apostaron { $others }, y la suma tiene que dar { $size }, o acercarse lo más posible.
refused-nils-in-row = No puedes volver a apostar 0: solo se apuesta 0 en { $most ->
    [1] 1 mano seguida como máximo.
   *[other] { $most } manos seguidas como máximo.
}
refused-auction-range = No puedes ofrecer { $number }: una oferta va de { $least } a { $most } bazas.
refused-auction-too-low = No es más alta que la última oferta: ofrece más de { $number }, o { $number } con un palo más alto.
refused-auction-suit = Ese palo no se puede ofrecer en esta subasta.
refused-card-count = Elegiste { $number ->
    [1] 1 carta
   *[other] { $number } cartas
}: aquí se pasan { $wanted }.
refused-cards-chosen = Tus cartas ya están elegidas.
refused-no-such-trump = Eso no puede ser triunfo: elige uno de los cuatro palos, o sin triunfo.
refused-not-said = Eso no se puede decir ahora.
refused-offer-range = No se puede ofrecer { $number }: una oferta es de al menos 1, no vale más que { $most ->
    [1] 1 baza hacia arriba
   *[other] { $most } bazas hacia arriba
}, y solo es en nulos donde la mesa los acepta.
refused-offer-too-low = Esta oferta cuenta como { $value ->
    [one] 1 baza
   *[other] { $value } bazas
}, y la que está en la mesa como { $best ->
    [one] 1 baza
   *[other] { $best } bazas
}: ofrece una que cuente más.
refused-no-preference = No tienes preferencia sobre esa oferta: pasa u ofrece más.
refused-raise-too-low = No se puede pedir { $number }: la oferta ya es de { $standing }; pide más que eso, sin pasar de la oferta más alta.
refused-no-such-contract = Eso ya se jugó o no es de esta partida: elige uno de los contratos que faltan.
refused-stale-bid = Alguien habló antes de que llegara tu apuesta. Mira las apuestas de la mesa y vuelve a apostar.
refused-no-change = Tu apuesta ya no se puede cambiar.
refused-same-bid = Tu apuesta ya es { $number }.
refused-not-in-hand = Esa carta no está en tu mano.
refused-must-follow-suit = { $faces ->
    [latin] { $suit ->
        [S] La baza es de espadas y tienes espadas: juega una.
        [H] La baza es de copas y tienes copas: juega una.
        [D] La baza es de oros y tienes oros: juega uno.
        [C] La baza es de bastos y tienes bastos: juega uno.
       *[X] La baza se abrió con un comodín y tienes un comodín: juégalo.
    }
   *[french] { $suit ->
        [S] La baza es de picas y tienes picas: juega una.
        [H] La baza es de corazones y tienes corazones: juega uno.
        [D] La baza es de diamantes y tienes diamantes: juega uno.
        [C] La baza es de tréboles y tienes tréboles: juega uno.
       *[X] La baza se abrió con un comodín y tienes un comodín: juégalo.
    }
}
refused-must-trump = Sin cartas del palo de salida tienes que jugar triunfo{ $faces ->
    [latin] { $suit ->
        [S] : juega espadas.
        [H] : juega copas.
        [D] : juega oros.
        [C] : juega bastos.
       *[other] .
    }
   *[french] { $suit ->
        [S] : juega picas.
        [H] : juega corazones.
        [D] : juega diamantes.
        [C] : juega tréboles.
       *[other] .
    }
}
refused-must-overtrump = Tienes un triunfo más alto que los de la baza: estás obligado a jugarlo.
refused-must-beat = Tienes una carta del palo que supera a la más alta de la baza: estás obligado a jugarla.
refused-no-trump-lead = Todavía no puedes abrir con triunfo: tienes cartas de otros palos.
refused-no-hearts-lead = En esta mano no puedes salir con { $faces ->
    [latin] copas
   *[french] corazones
}: tienes cartas de otros palos.
refused-must-play-forced = En esta mano { $card ->
    [KH] { $faces ->
        [latin] el rey de copas
       *[french] el rey de corazones
    }
   *[other] { $card }
} tiene que salir en la primera oportunidad, y es ahora.
refused-no-claim = Tus cartas no aseguran todas las bazas que faltan.
refused-bad-order = La baraja no está completa: son { $cards } cartas, cada una una vez.
refused-no-such-seat = No existe el lugar { $seat }: la mesa tiene { $seats } lugares, contados desde 0.
refused-table-only = Eso lo hace la mesa, no un jugador.

# Rechazos de la propia mesa, fuera de las reglas del juego.
refused-no-guest = Di primero tu nombre: quien solo mira no puede hacer eso.
refused-not-host = Eso solo lo puede hacer quien abrió la mesa.
refused-not-gathering = La partida ya empezó: eso solo se cambia antes.
refused-not-playing = En esta mesa no se está jugando ninguna partida.
refused-not-over = La partida todavía no acabó.
refused-not-between-deals = Espera a que acabe la mano: eso solo se hace entre manos.
refused-no-free-seat = No hay lugar libre en esta mesa.
refused-seat-taken = Ese lugar ya está ocupado.
refused-seated-already = Ya tienes un lugar en la mesa.
refused-no-such-bot = No existe ese bot. Existen: { $bots }.
refused-bad-seat-order = El nuevo orden debe tener cada uno de los { $seats } lugares exactamente una vez.
refused-bad-rules = Con estas reglas no se puede jugar: { $text }
refused-bad-seats = Con estas reglas no se puede jugar con { $seats } lugares: { $text }
refused-bad-timer = El tiempo por jugada va de { $least } a { $most } segundos; 0 es sin límite.
refused-bad-name = Un nombre tiene de 1 a { $most } letras, sin signos invisibles.
refused-bad-text = Un mensaje tiene de 1 a { $most } letras, sin signos invisibles.
refused-bad-card = Eso no es el nombre de una carta: valor A K Q J T 9 a 2 y palo S H D C, como AS.
refused-bad-call = Eso no es una oferta: un número y S H D C o NT, como 5C, o pass.
refused-bad-say = Eso no se puede decir: up:S a up:NT, down, 4333, open, ultimatum, accept, raise:6; 5up, 2down, match, pass; yes, no.
refused-stand-in = Un bot está jugando en tu lugar: vuelve primero a la mesa.
refused-not-absent = Quien juega en ese lugar está presente.
refused-voted-already = Ya votaste.
refused-not-asked = La mesa no está preguntando si sigue.
refused-no-shuffle = Este barajado no espera ninguna semilla.
refused-no-contributor = Tu semilla no entra en este barajado.
refused-seed-given = Tu semilla para este barajado ya está dada.
refused-bad-seed = Una semilla tiene de { $least } a { $most } bytes, en hexadecimal.
refused-too-fast = Demasiadas acciones a la vez: espera un momento.
refused-bad-id = El id de una acción tiene de { $least } a { $most } caracteres.
refused-id-used = Ese id ya se usó para otra acción: elige uno nuevo.
refused-our-fault = El error fue nuestro: vuelve a intentarlo en un momento.
