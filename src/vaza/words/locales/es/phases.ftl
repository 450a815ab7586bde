### Subasta, pase de cartas, triunfo dicho, apuestas ocultas, renuncios.

nt-short = ST
call-name = { $trump ->
    [NT] { $number } sin triunfo
   *[other] { $number } de { $suit }
}
call-pass = Paso
call-pass-said = paso

## Subasta

auction-title = Subasta
auction-again = { $number }.ª subasta
auction-waits = { $name } está pensando su oferta…
auction-away = { $name } no está. Esperando su oferta…
call-question = ¿Cuál es tu oferta?
call-standing = Vale
call-by = { $you ->
    [yes] tuya. Sube o pasa.
   *[no] de { $name }
}
call-none-yet = Nadie ha ofrecido todavía.
call-now = por hablar
call-standing-mark = la mayor oferta
calls-so-far = Ofertas hasta ahora
seat-no-call = no ha hablado
seat-contract = { $trump ->
    [NT] Ganó la subasta: { $number } sin triunfo
   *[other] Ganó la subasta: { $number } de { $suit }
}

## Pase de cartas

exchange-title = Todos pasaron: se cambian cartas
exchange-choose = { $count ->
    [one] Elige 1 carta de tu mano para pasarla, antes de ver la que llega.
   *[other] Elige { $count } cartas de tu mano para pasarlas, antes de ver las que llegan.
}
exchange-done = Tus cartas ya están en la mesa.
exchange-slots = Cartas para pasar
exchange-pass = { $count ->
    [one] Pasar esta carta
   *[other] Pasar estas { $count } cartas
}
exchange-left = { $left ->
    [one] Elige 1 más
   *[other] Elige { $left } más
}
exchange-sending = Pasando…
exchange-waits = { $count ->
    [one] Falta { $names }.
   *[other] Faltan { $names }.
}
seat-put = ha elegido
seat-chooses = eligiendo…

## Triunfo dicho

naming-question = ¿Cuál es el triunfo?
naming-blind = Elige antes de mirar tus cartas.
naming-highest = Hiciste la mayor apuesta: el triunfo es tuyo.
naming-waits = { $name } elige el triunfo…
naming-waits-blind = Nadie ha mirado sus cartas todavía.
seat-names = elige el triunfo
face-down-hand = Tus cartas, tapadas: { $count }
face-down-why = Tapadas: nadie puede mirar todavía.

## La carta que sale

turn-nt = Salió { $card }: esta mano es sin triunfo.
turn-joker-nt = Salió un comodín: esta mano es sin triunfo.
turn-joker-trump = Salió un comodín: los comodines son el triunfo.
turn-passed-over = { $count ->
    [one] Antes salió un comodín, que no vale.
   *[other] Antes salieron { $count } comodines, que no valen.
}
turn-cut = Carta cortada antes de dar: { $card }.

## Apuestas ocultas, rachas

seat-spoken = ya apostó
seat-secret = apuesta secreta
seat-streak = { $count } aciertos seguidos; con { $length }, premio

## Renuncio y manos que no valen

revoke-title = Jugar { $card } es renuncio.
revoke-why = Todavía puedes cumplir la regla. Si el renuncio se descubre después, la mano se para y pierdes puntos.
revoke-no = Otra carta
revoke-yes = Jugarla igual
void-revoke = { $you ->
    [yes] Renuncio tuyo
   *[no] Renuncio de { $name }
}
void-revoke-why = { $you ->
    [yes] Acabas de jugar una carta del palo que habías negado. La mano no vale y se da de nuevo.
   *[no] { $name } acaba de jugar una carta del palo que había negado. La mano no vale y se da de nuevo.
}
void-passed = Todos pasaron: cartas nuevas
void-passed-why = Nadie ofreció nada en la subasta. Da de nuevo el mismo jugador.

## Lo que ha pasado, de viva voz

said-called = { $you ->
    [yes] Ofreciste { $call }.
   *[no] { $name } ofreció { $call }.
}
said-passed = { $you ->
    [yes] Pasaste.
   *[no] { $name } pasó.
}
said-auction-won = { $you ->
    [yes] Ganaste la subasta con { $call }.
   *[no] { $name } ganó la subasta con { $call }.
}
said-exchange = Todos pasaron. Cada uno pasa cartas a su vecino.
said-cards-chosen = { $you ->
    [yes] Has elegido tus cartas.
   *[no] { $name } ha elegido sus cartas.
}
said-cards-passed = Las cartas se han pasado.
said-cards-got = Recibiste { $cards }.
said-trump-named = { $trump ->
    [NT] { $you ->
        [yes] Elegiste jugar sin triunfo.
       *[no] { $name } eligió jugar sin triunfo.
    }
   *[other] { $you ->
        [yes] Elegiste el triunfo: { $suit }.
       *[no] { $name } eligió el triunfo: { $suit }.
    }
}
said-hands-lifted = Ahora todos miran sus cartas.
said-bid-hidden = { $name } ya apostó.
said-bid-mine = Apostaste { $number }; solo lo ves tú.
said-bids-shown = Apuestas: { $bids }. En total { $total } de { $size }.
said-bids-revealed = Las apuestas eran: { $bids }.
said-void-revoke = { $you ->
    [yes] Renuncio tuyo: { $points } puntos. La mano se da de nuevo.
   *[no] Renuncio de { $name }: { $points } puntos. La mano se da de nuevo.
}
said-void-passed = Todos pasaron. Cartas nuevas, da el mismo jugador.
