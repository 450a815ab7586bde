# Nombres de los conjuntos de reglas y lo que tienen de propio. Sin variables, para que las listas
# sean rápidas.
title-dane-se = Dane-se
title-dane-se-norm = Dane-se, salida a la izquierda
title-dane-se-tutorial = Dane-se de 1 a 13
title-dane-se-tutorial-norm = Dane-se de 1 a 13, salida a la izquierda
title-dane-se-13 = Dane-se de a cuatro
title-dane-se-13-continued = Dane-se de a cuatro, ida y vuelta
title-10-op-en-neer = 10 op en Neer
title-10-op-en-neer-norm = 10 op en Neer, salida a la izquierda
title-german-bridge = Bridge alemán
title-german-bridge-norm = Bridge alemán, salida a la izquierda

about-dane-se = El juego clásico, hermano de la Podrida y de la Pocha: de 10 cartas a 1 y de vuelta a 10. Las apuestas no pueden sumar justo el número de cartas, sale quien reparte, y cada baza vale 10 puntos, a favor o en contra.
about-dane-se-norm = El Dane-se clásico, pero sale el jugador a la izquierda de quien reparte.
about-dane-se-tutorial = Para 2 a 4 jugadores, en sentido antihorario, de 1 a 13 cartas. Apuestas libres; quien gana la última baza de una mano sale en la siguiente.
about-dane-se-tutorial-norm = De 1 a 13 cartas para 2 a 4 jugadores, en sentido horario; cada mano reparte otro. Apuestas libres.
about-dane-se-13 = Exactamente 4 jugadores, de 1 a 13 cartas; después la mesa decide si sigue de vuelta. Apuestas libres; acertar vale 10 puntos más 1 por baza, no acertar vale cero.
about-dane-se-13-continued = Exactamente 4 jugadores, de 1 a 13 cartas y de vuelta a 1. Apuestas libres; acertar vale 10 puntos más 1 por baza, no acertar vale cero.
about-10-op-en-neer = De 1 carta a 10 y de vuelta a 1. Apuestas libres; acertar vale 10 puntos más 1 por baza, no acertar vale cero.
about-10-op-en-neer-norm = El 10 op en Neer, pero sale el jugador a la izquierda de quien reparte.
about-german-bridge = De 1 carta a 10 y de vuelta a 1. Acertar vale 10 puntos más el cuadrado de la apuesta; no acertar cuesta el cuadrado de la diferencia.
about-german-bridge-norm = El Bridge alemán, pero sale el jugador a la izquierda de quien reparte.
