# Lo que se contradice en un conjunto de reglas: problem-<código>, con los hechos del problema.
problem-seats-order = Los números de jugadores son una lista creciente, sin repeticiones, de al menos un número.
problem-seats = Estas reglas son para { $allowed } jugadores, no para { $seats }.
problem-pack-too-small = Con { $seats } jugadores y { $size } cartas para cada uno la baraja no alcanza: tiene { $cards } cartas, que dan manos de hasta { $largest }.
problem-bid-hand = En las manos de { $size } no hay apuesta de { $least } o más.
problem-points-missing = Con { $seats } jugadores faltan puntos para manos de tantas cartas: { $sizes }.
problem-bid-range = La apuesta más baja, { $least }, pasa de la más alta, { $most }.
problem-continue-shape = Solo un recorrido de un sentido se puede hacer de vuelta.
problem-empty-list = La lista de manos está vacía.
problem-opens-unknown = Quién abre la primera baza solo se sabe después de las apuestas, y por eso no puede apostar primero.
problem-continue-target = Una partida hasta una meta no tiene última mano después de la cual preguntar.
problem-opens-declarer = Sin subasta no hay declarante cuando empiezan las apuestas.
problem-limit-declarer = Sin subasta no hay declarante cuyo número limite las apuestas.
problem-hook-hidden = Cuando todos apuestan a la vez no hay un último al que obligue la regla de la suma.
problem-secret-lead = La salida mostraría de quién es la apuesta secreta más alta.
problem-secret-trump = La elección del triunfo mostraría de quién es la apuesta secreta más alta.
problem-lead-declarer = Aquí nadie elige el triunfo, así que no hay declarante que salga.
problem-lead-no-trump = En las manos sin triunfo nadie lo elige, así que no hay declarante que salga.
problem-zero-target = Con 0 solo se gana después de una última mano, y una partida hasta una meta no la tiene.
problem-auction-seats = Una subasta es para exactamente 4 jugadores.
problem-auction-pack = Una subasta pide 52 cartas, 13 para cada uno.
problem-auction-size = Con subasta, todas las manos tienen 13 cartas para cada uno.
problem-auction-tie = Las manos de desempate también tienen subasta, y por eso 13 cartas para cada uno.
problem-auction-no-trump = La subasta decide en cada mano si hay triunfo.
problem-auction-mode = Después de una subasta los demás apuestan por turno.
problem-auction-min = Después del último gulash nadie podría ofrecer: { $least } bazas son demasiadas, { $most } es lo máximo.
problem-auction-suits = Un palo aparece dos veces en el orden de la subasta.
problem-bid-declarer = La apuesta más baja, { $least }, puede pasar del número del declarante, { $most }.
problem-pack-once = Esta baraja se hace de una sola y no se puede doblar.
problem-stripped-seats = Con 8 cartas por jugador, la baraja solo da para { $most } jugadores.
problem-extra-suits = Las últimas cartas añadidas son de { $needed ->
    [1] 1 palo: di cuál, y cada palo una sola vez.
   *[other] { $needed } palos distintos: di cuáles.
}
problem-no-king-of-hearts = Esta baraja no tiene rey de corazones que sacar.
problem-contract-twice = Dos contratos distintos tienen el mismo nombre.
problem-positive-deal = Una mano positiva es para exactamente 4 jugadores, con 52 cartas.
problem-contract-deal = En las manos de King se reparten todas las cartas, y estas no se reparten por igual.
problem-contract-axis = Una partida de contratos no deja elegir aquí.
problem-mend = Para resolverlo: { $changes }.

bad-value-one = «{ $value }» no sirve aquí.
bad-value-list = Esta lista no sirve aquí.
bad-value-whole = Esto no se puede leer.
bad-value-long = La lista tiene { $count } valores; el máximo es { $longest }.
bad-value-cell = En la tabla, mano de { $size }, pedido { $bid }, bazas { $taken }: los puntos van de { $least } a { $most }.
bad-value-factor = Un número de la cuenta no sirve: van de { $least } a { $most }.
bad-value-number = número entero de { $least } a { $most }
bad-value-wanted = Lo que sirve: { $values }.
bad-value-entries = Lo que sirve, hasta { $longest } veces: { $values }.
