# Nomes dos contratos do King: contract-<nome>; um contrato sem nome aqui usa o seu. counted- é o
# que ele conta, em poucas palavras; thing- o que se pode fazer contar; contracts-of- de que jogo é.
contract-no-tricks = Sem vazas
contract-no-hearts = Sem copas
contract-no-queens = Sem damas
contract-no-men = Sem reis nem valetes
contract-no-king = Sem rei de copas
contract-no-last-two = Sem as duas últimas
contract-no-tricks-last-two = Sem vazas nem últimas
contract-no-hearts-king = Sem copas nem o rei
contract-no-court = Sem figuras
contract-all = Tudo junto
contract-no-jacks = Sem valetes
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
counted-last-one = { $place ->
    [1] última vaza
    [2] penúltima vaza
   *[other] { $place }ª vaza a contar do fim
}
counted-each = { $things } { $signed } cada
counted-one = { $things } { $signed }
counted-base = cada jogador
counted-owner = o dono escolhe ou vende
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

contracts-of-king = King
contracts-of-quick = King rápido
contracts-of-whole = Salada: tudo numa mão
contracts-of-turkish = King turco
contracts-of-russian = King russo
contracts-of-barbu = Barbu
thing-tricks = cada vaza
thing-last = mais uma das últimas vazas
thing-base = cada jogador, de saída
thing-suits = Naipes
thing-ranks = Valores
thing-cards = Uma carta só
thing-other = Vazas e base
own-contract-name = contrato-novo
