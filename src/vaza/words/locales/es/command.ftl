# Lo que dice la línea de comandos en una partida.
play-you = Tú
play-welcome = { $title }: { $seats } jugadores, { $deals ->
    [1] 1 mano
   *[other] { $deals } manos
}. Escribe ? en cualquier momento para ver la ayuda.
play-welcome-target = { $title }: { $seats } jugadores, hasta { $target } puntos. Escribe ? en cualquier momento para ver la ayuda.
play-seed = La semilla de esta partida es { $seed }: con --seed { $seed } salen las mismas cartas.
play-recorded = La partida está guardada en { $path }: vaza record check { $path } la comprueba.
play-deal = Mano { $number } de { $of } · { $size ->
    [1] 1 carta
   *[other] { $size } cartas
} · { $trump } · { $you ->
    [yes] repartes tú
   *[no] reparte { $dealer }
}
play-deal-open = Mano { $number } · { $size ->
    [1] 1 carta
   *[other] { $size } cartas
} · { $trump } · { $you ->
    [yes] repartes tú
   *[no] reparte { $dealer }
}
play-tie-deal = Desempate, mano { $number } · { $size ->
    [1] 1 carta
   *[other] { $size } cartas
} · { $trump } · { $you ->
    [yes] repartes tú
   *[no] reparte { $dealer }
}
play-trump = triunfo { $suit }
play-trump-turned = triunfo { $suit } (se descubrió { $card })
play-trump-none = sin triunfo
play-trump-cut = triunfo { $suit } (se cortó { $card })
play-trump-none-turned = sin triunfo (se descubrió { $card })
play-trump-auction = subasta del triunfo
play-trump-dealer = quien reparte elige el triunfo
play-trump-highest = quien más apueste elige el triunfo
play-hand = Tu mano
play-bids = Apuestas: { $bids }
play-total = suman { $total } de { $size }
play-state = Hechas/apostadas: { $states }
play-trick = Baza { $number }: { $cards }
play-trick-yours = Baza { $number }: abres tú
play-hook = Apuestas al final y no puedes decir { $number }: la suma daría { $size }.
play-calls = Subasta: { $calls }
play-spoken = Ya apostaron: { $names }
play-nobody-spoken = Nadie ha apostado todavía.
play-all-spoken = Todos han apostado; los números se ven al final de la mano.
play-over = por encima +{ $gap }
play-under = por debajo −{ $gap }
play-face-down = { $size ->
    [1] Tu carta está
   *[other] Tus { $size } cartas están
} boca abajo: nadie puede mirar todavía.
play-target = Hasta { $target } puntos; el máximo por ahora: { $best } ({ $names }).
play-streaks = Aciertos seguidos: { $streaks }. { $length } seguidos valen { $bonus }.
score-void = nula
play-claim-hint = Todas las bazas que faltan son tuyas: escribe { $key } para llevártelas.
play-only = Enter juega { $card }, la única carta permitida.

ask-bid = Tu apuesta ({ $least } a { $most }):{" "}
ask-call = Tu oferta, desde { $least } (como { $example }), o { $pass }:{" "}
ask-pass = Cartas que pasas ({ $count }, como 1 5 9):{" "}
ask-trump = Triunfo ({ $choices }):{" "}
ask-revoke = { $card } es renuncio: puedes cumplir la regla. Si se descubre, cuesta { $points } puntos. { $yes } la juega igual:{" "}
ask-card = Tu carta:{" "}
ask-change = Enter confirma, { $key } cambia la apuesta:{" "}
ask-new-bid = Nueva apuesta ({ $least } a { $most }):{" "}
ask-next = Enter para la mano siguiente:{" "}
ask-continue = ¿Seguir con las manos de vuelta? (s/n):{" "}
ask-dealer = ¿Quién reparte primero? { $choices }:{" "}

not-a-number = { $text } no es un número: escribe tu apuesta, de { $least } a { $most }.
not-a-call = { $text } no es una oferta: escribe número y palo, como { $example }, o { $pass }.
not-that-many = { $text }: elige { $count } cartas distintas de tu mano.
not-a-trump = { $text } no es un palo: escribe uno de { $choices }.
not-a-card = { $text } no es una carta: escribe el número que tiene al lado, o valor y palo, como { $example }.
not-yes-or-no = Responde s o n.
not-a-choice = { $text } no es una de las opciones.
no-last-trick = Todavía no hubo ninguna baza en esta mano.
no-score-yet = Todavía no hay puntos.

key-help = ?
key-last = u
key-score = p
key-rules = r
key-change = c
key-claim = t
key-quit = s
key-pass = paso
key-no-trump = ST
key-yes = s
key-no = n
suit-keys = P=S C=H D=D T=C
suit-keys-latin = E=S C=H O=D B=C

help-card = 3, 10c, K♥: juega una carta, por el número que tiene al lado o por valor y palo (p picas, c corazones, d diamantes, t tréboles)
help-bid = 2: apuesta 2 bazas
help-call = 5C, 6ST, paso: habla en la subasta, bazas y palo, o pasa
help-trump = C, ST: elige el triunfo, cuando te toca
help-change = cambia la apuesta, mientras no haya hablado el siguiente
help-claim = se lleva todas las bazas que faltan, si de verdad son tuyas
help-last = muestra la última baza
help-score = muestra los puntos
help-rules = muestra las reglas de esta mesa
help-quit = sale de la partida
help-help = muestra esta ayuda

score-caption = En cada mano: bazas hechas/apostadas y puntos.
table-player = Jugador
table-bid = Apostó
table-took = Hizo
table-points = Puntos
table-total = Total
table-deal = Mano
table-cards = Cartas

bye-quit = Partida interrumpida después de { $deals ->
    [1] 1 mano
   *[other] { $deals } manos
}.
bye-end-of-input = Fin de la entrada: la partida se detiene aquí, después de { $deals ->
    [1] 1 mano
   *[other] { $deals } manos
}.

## King

ask-pick = Contrato ({ $choices }):{" "}
ask-say = ¿Qué dices?{" "}
not-a-say = { $text } no dice nada aquí: escribe una de las palabras de arriba.
play-standing = Mejor oferta: { $offer }, { $you ->
    [yes] tuya
   *[no] de { $name }
}, vale { $points } puntos{ $down ->
    [yes] , y cuenta como { $value ->
        [one] 1 baza
       *[other] { $value } bazas
    }
   *[no] {""}
}.
key-say-yes = sí
key-say-no = no
may-up = { $words }: eliges el triunfo y juegas hacia arriba, { $up } puntos por baza
may-down = { $words }: juegas hacia abajo, todos ganan { $bonus } y pierden { $down } por baza
may-open = { $words }: oyes las ofertas de los demás
may-4333 = { $words }: no se juega; marcas 4 bazas, cada uno de los demás 3
may-ultimatum = { $words }: alguien te da { $limit } bazas, o juegas hacia abajo
may-offer = { $words }: una oferta, y cuánto vale en puntos
may-match = { $words }: por preferencia te quedas con la oferta, { $offer } ({ $worth } puntos)
may-pass = { $words }: ahora no ofreces nada
may-accept = { $words }: vendes a { $bidder } por { $offer } ({ $worth } puntos)
may-raise = { $words }: pides a { $bidder }, una vez, más que { $offer }
may-yes = { $words }: { $stage ->
    [raise] ofreces { $offer } ({ $worth } puntos)
   *[ultimatum] compras por { $offer } ({ $worth } puntos) y eliges el triunfo
}
may-no = { $words }: { $stage ->
    [raise] tu oferta queda como está
   *[ultimatum] se pregunta al siguiente; si todos dicen que no, el dueño juega hacia abajo
}
help-say = 5up, 2down, pass, match: en el King, una oferta y lo demás que se puede decir; lo que se puede decir aparece con lo que vale
counted-from-end = { $place ->
    [1] última baza
    [2] penúltima baza
   *[other] { $place }.ª baza desde el final
}
table-sale = Venta
table-sum = Suma
