# Lo que pasó en la mesa, para la terminal. $you dice si quien actuó es quien lee.
event-drawn = Sorteo: { $draws }. { $you ->
    [yes] Repartes tú primero.
   *[no] { $name } reparte primero.
}
event-dealer-chosen = { $you ->
    [yes] Repartes tú primero.
   *[no] { $name } reparte primero.
}
event-bid = { $you ->
    [yes] Apuestas { $number }.
   *[no] { $name } apuesta { $number }.
}
event-bid-changed = { $you ->
    [yes] Cambias tu apuesta a { $number }.
   *[no] { $name } cambia su apuesta a { $number }.
}
event-bids-under = Apuestas cerradas: { $total } para { $size } { $size ->
    [1] baza
   *[other] bazas
}. Sobran bazas: alguien tendrá que llevárselas.
event-bids-over = Apuestas cerradas: { $total } para { $size } { $size ->
    [1] baza
   *[other] bazas
}. Faltan bazas: alguien se quedará sin las suyas.
event-bids-even = Apuestas cerradas: { $total } para { $size } { $size ->
    [1] baza
   *[other] bazas
}. La cuenta sale justa.
event-claimed = { $you ->
    [yes] Te llevas todas las bazas que faltan.
   *[no] { $name } muestra que todas las bazas que faltan son suyas.
}
event-trick = Baza { $number }: { $cards } → { $winner }
event-trick-nobody = nadie
event-continued = La mesa sigue: se hace el camino de vuelta.
event-stopped = La mesa lo deja aquí.
event-tie = Empate en el primer lugar: se juega una mano más.
event-over = Fin de la partida. { $count ->
    [1] Primer lugar: { $names }.
   *[other] Empate en el primer lugar: { $names }.
}

## King

offer-text = { $down ->
    [yes] { $number ->
        [1] 1 nulo
       *[other] { $number } nulos
    }
   *[no] { $number ->
        [1] 1 baza
       *[other] { $number } bazas
    }
}
event-king-deals = El rey de corazones es la carta { $number } del sorteo. { $you ->
    [yes] Te toca a ti, que repartes primero.
   *[no] Le toca a { $name }, que reparte primero.
}
event-king-chooses = El rey de corazones es la carta { $number } del sorteo. { $you ->
    [yes] Te toca a ti, que dices quién reparte primero.
   *[no] Le toca a { $name }, que dice quién reparte primero.
}
event-picked = { $you ->
    [yes] Eliges { $contract }.
   *[no] { $name } elige { $contract }.
}
event-say-up = { $you ->
    [yes] Juegas hacia arriba: { $trump }.
   *[no] { $name } juega hacia arriba: { $trump }.
}
event-say-down = { $you ->
    [yes] Juegas hacia abajo.
   *[no] { $name } juega hacia abajo.
}
event-say-4333 = { $you ->
    [yes] No juegas y marcas 4-3-3-3.
   *[no] { $name } no juega y marca 4-3-3-3.
}
event-say-open = { $you ->
    [yes] Oyes ofertas.
   *[no] { $name } oye ofertas.
}
event-say-offer-up = { $you ->
    [yes] Ofreces { $offer }.
   *[no] { $name } ofrece { $offer }.
}
event-say-offer-down = { $you ->
    [yes] Ofreces { $offer }.
   *[no] { $name } ofrece { $offer }.
}
event-say-match = { $you ->
    [yes] Por preferencia te quedas con la oferta: { $offer }.
   *[no] Por preferencia { $name } se queda con la oferta: { $offer }.
}
event-say-accept = { $you ->
    [yes] Aceptas.
   *[no] { $name } acepta.
}
event-say-raise = { $you ->
    [yes] Pides { $offer }.
   *[no] { $name } pide { $offer }.
}
event-say-ultimatum = { $you ->
    [yes] Dices: ¡{ $limit } o nulos!
   *[no] { $name } dice: ¡{ $limit } o nulos!
}
event-say-yes = { $you ->
    [yes] Dices que sí.
   *[no] { $name } dice que sí.
}
event-say-no = { $you ->
    [yes] Dices que no.
   *[no] { $name } dice que no.
}
event-sold = { $you ->
    [yes] Compras la mano por { $offer }.
   *[no] { $name } compra la mano por { $offer }.
}
event-contract-set = La mano se juega: { $contract }{ $trump ->
    [none] .
   *[other] , { $trump }.
} { $you ->
    [yes] Sales tú.
   *[no] Sale { $name }.
}
event-shared-out = La mano no se juega: { $contract }.
