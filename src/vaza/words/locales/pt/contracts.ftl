# Nomes dos contratos do King: contract-<nome>. Um contrato sem nome aqui diz o que conta: counted-.
contract-no-tricks = Vazas
contract-no-hearts = Copas
contract-no-queens = Damas
contract-no-men = Reis e valetes
contract-no-king = Rei de copas
contract-no-last-two = Duas últimas
contract-no-tricks-last-two = Vazas e duas últimas
contract-no-hearts-king = Copas e rei de copas
contract-no-court = Damas, reis e valetes
contract-positive = Positiva
contract-free = À escolha do carteador
contract-up = Para cima
contract-down = Para baixo (nulos)
contract-4333 = 4-3-3-3

counted-tricks = vazas
counted-last = { $n ->
    [1] última vaza
    [2] duas últimas vazas
   *[other] { $n } últimas vazas
}
counted-nothing = nada
counted-rank-A = ases
counted-rank-K = reis
counted-rank-Q = damas
counted-rank-J = valetes
counted-rank-T = 10
counted-rank-9 = 9
counted-rank-8 = 8
counted-rank-7 = 7
counted-rank-6 = 6
counted-rank-5 = 5
counted-rank-4 = 4
counted-rank-3 = 3
counted-rank-2 = 2
counted-rank-latin-J = valetes
counted-rank-latin-Q = cavaleiros
counted-rank-latin-K = reis
