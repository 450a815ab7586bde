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
