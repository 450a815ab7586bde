# Names of King's contracts: contract-<name>; one without a name here goes by its own. counted- is
# what it counts, in a few words; thing- what can be made to count; contracts-of- whose it is.
contract-no-tricks = No tricks
contract-no-hearts = No hearts
contract-no-queens = No queens
contract-no-men = No kings or jacks
contract-no-king = No king of hearts
contract-no-last-two = No last two
contract-no-tricks-last-two = No tricks or last two
contract-no-hearts-king = No hearts, no king
contract-no-court = No court cards
contract-all = All together
contract-no-jacks = No jacks
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
counted-last-one = { $place ->
    [1] last trick
    [2] last trick but one
   *[other] trick { $place } from the end
}
counted-each = { $things } { $signed } each
counted-one = { $things } { $signed }
counted-base = every player
counted-owner = the owner decides or sells
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

contracts-of-king = King
contracts-of-quick = Quick King
contracts-of-whole = Salad: all in one deal
contracts-of-turkish = Turkish King
contracts-of-russian = Russian King
contracts-of-barbu = Barbu
thing-tricks = each trick
thing-last = one more of the last tricks
thing-base = every player, to begin with
thing-suits = Suits
thing-ranks = Ranks
thing-cards = A single card
thing-other = Tricks and base
own-contract-name = new-contract
