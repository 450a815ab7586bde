# Suits and cards in words.
suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs
suit-X = jokers
suit-NT = no trumps

rank-A = ace
rank-K = king
rank-Q = queen
rank-J = jack
rank-T = ten
rank-9 = nine
rank-8 = eight
rank-7 = seven
rank-6 = six
rank-5 = five
rank-4 = four
rank-3 = three
rank-2 = two

card-name = { $rank } of { $suit }
card-joker = joker

# The Spanish (Latin) pack: 1 to 7 (or 9), jack, knight and king.
suit-latin-S = swords
suit-latin-H = cups
suit-latin-D = coins
suit-latin-C = clubs
rank-latin-J = jack
rank-latin-Q = knight
rank-latin-K = king
