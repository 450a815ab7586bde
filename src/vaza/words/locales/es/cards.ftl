# Palos y cartas en palabras.
suit-S = picas
suit-H = corazones
suit-D = diamantes
suit-C = tréboles
suit-X = comodines
suit-NT = sin triunfo

rank-A = as
rank-K = rey
rank-Q = dama
rank-J = jota
rank-T = diez
rank-9 = nueve
rank-8 = ocho
rank-7 = siete
rank-6 = seis
rank-5 = cinco
rank-4 = cuatro
rank-3 = tres
rank-2 = dos

card-name = { $rank } de { $suit }
card-joker = comodín

# La baraja española: del 1 al 7 (o 9), sota, caballo y rey.
suit-latin-S = espadas
suit-latin-H = copas
suit-latin-D = oros
suit-latin-C = bastos
rank-latin-J = sota
rank-latin-Q = caballo
rank-latin-K = rey
