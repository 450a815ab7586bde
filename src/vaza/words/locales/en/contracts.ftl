# Names of King's contracts: contract-<name>. One without a name here says what it counts: counted-.
contract-no-tricks = No tricks
contract-no-hearts = No hearts
contract-no-queens = No queens
contract-no-men = No kings or jacks
contract-no-king = No king of hearts
contract-no-last-two = No last two
contract-no-tricks-last-two = No tricks and no last two
contract-no-hearts-king = No hearts and no king of hearts
contract-no-court = No court cards
contract-positive = Positive
contract-free = Dealer's choice
contract-up = Up
contract-down = Down (nulls)
contract-4333 = 4-3-3-3

counted-tricks = tricks
counted-last = { $n ->
    [1] last trick
    [2] last two tricks
   *[other] last { $n } tricks
}
counted-nothing = nothing
counted-rank-A = aces
counted-rank-K = kings
counted-rank-Q = queens
counted-rank-J = jacks
counted-rank-T = 10s
counted-rank-9 = 9s
counted-rank-8 = 8s
counted-rank-7 = 7s
counted-rank-6 = 6s
counted-rank-5 = 5s
counted-rank-4 = 4s
counted-rank-3 = 3s
counted-rank-2 = 2s
counted-rank-latin-J = jacks
counted-rank-latin-Q = knights
counted-rank-latin-K = kings
