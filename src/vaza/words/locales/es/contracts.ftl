# Nombres de los contratos del King: contract-<nombre>; uno sin nombre aquí usa el suyo. counted- es
# lo que cuenta, en pocas palabras; thing- lo que puede contar; contracts-of- de qué juego es.
contract-no-tricks = Sin bazas
contract-no-hearts = Sin corazones
contract-no-queens = Sin damas
contract-no-men = Sin reyes ni jotas
contract-no-king = Sin rey de corazones
contract-no-last-two = Sin las dos últimas
contract-no-tricks-last-two = Sin bazas ni últimas
contract-no-hearts-king = Sin corazones ni rey
contract-no-court = Sin figuras
contract-all = Todo junto
contract-no-jacks = Sin jotas
contract-positive = Positiva
contract-free = A elección de quien reparte
contract-up = Hacia arriba
contract-down = Hacia abajo (nulos)
contract-4333 = 4-3-3-3

counted-tricks = bazas
counted-last = { $n ->
    [1] última baza
    [2] dos últimas bazas
   *[other] { $n } últimas bazas
}
counted-last-one = { $place ->
    [1] última baza
    [2] penúltima baza
   *[other] { $place }.ª baza por el final
}
counted-each = { $things } { $signed } c/u
counted-one = { $things } { $signed }
counted-base = cada jugador
counted-owner = el dueño elige o vende
counted-nothing = nada
counted-rank-A = ases
counted-rank-K = reyes
counted-rank-Q = damas
counted-rank-J = jotas
counted-rank-T = 10
counted-rank-9 = 9
counted-rank-8 = 8
counted-rank-7 = 7
counted-rank-6 = 6
counted-rank-5 = 5
counted-rank-4 = 4
counted-rank-3 = 3
counted-rank-2 = 2
counted-rank-latin-J = sotas
counted-rank-latin-Q = caballos
counted-rank-latin-K = reyes

contracts-of-king = King
contracts-of-quick = King rápido
contracts-of-whole = Ensalada: todo en una mano
contracts-of-turkish = King turco
contracts-of-russian = King ruso
contracts-of-barbu = Barbu
thing-tricks = cada baza
thing-last = una más de las últimas bazas
thing-base = cada jugador, de salida
thing-suits = Palos
thing-ranks = Valores
thing-cards = Una sola carta
thing-other = Bazas y base
own-contract-name = contrato-nuevo
