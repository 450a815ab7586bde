# Why an action was refused: refused-<reason>. The variables are the facts of the refusal.
# Suits come as S H D C, or X for the jokers.
refused-not-seated = You are watching: only who sits at the table can play.
refused-match-over = The match is over.
refused-not-now = { $stage ->
    [draw] It is not settled yet who deals first.
    [dealing] The cards are not dealt yet.
    [bidding] The bidding is still on: cards are played once everybody has bid.
    [play] The bidding is closed: now the cards are played.
    [asking] The table is deciding whether to play on.
   *[other] This cannot be done now.
}
refused-not-your-turn = It is not your turn yet.
refused-bid-range = You cannot bid { $number }: with { $most ->
    [1] 1 card in hand the bid is 0 or 1.
   *[other] { $most } cards in hand the bid goes from 0 to { $most }.
}
refused-hook = You cannot bid { $number }: the others have bid { $others }, and the total may not be { $size }.
refused-stale-bid = Somebody spoke before your bid arrived. Look at the bids on the table and bid again.
refused-no-change = Your bid can no longer be changed.
refused-same-bid = Your bid is { $number } already.
refused-not-in-hand = That card is not in your hand.
refused-must-follow-suit = { $suit ->
    [S] Spades were led and you hold spades: play a spade.
    [H] Hearts were led and you hold hearts: play a heart.
    [D] Diamonds were led and you hold diamonds: play a diamond.
    [C] Clubs were led and you hold clubs: play a club.
   *[X] A joker was led and you hold a joker: play it.
}
refused-must-trump = Without the suit led you have to play a trump{ $suit ->
    [S] : play a spade.
    [H] : play a heart.
    [D] : play a diamond.
    [C] : play a club.
   *[other] .
}
refused-no-claim = Your cards do not make sure of every trick that is left.
refused-bad-order = The pack is not complete: it has { $cards } cards, each of them once.
refused-no-such-seat = There is no seat { $seat }: the table has { $seats } seats, counted from 0.
refused-table-only = That is for the table to do, not for a player.
