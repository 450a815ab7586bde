# What the command line says in a match.
play-you = You
play-welcome = { $title }: { $seats } players, { $deals ->
    [1] 1 deal
   *[other] { $deals } deals
}. Type ? at any time for help.
play-seed = The seed of this match is { $seed }: --seed { $seed } deals the same cards.
play-recorded = The match is recorded in { $path }: vaza record check { $path } checks it.
play-deal = Deal { $number } of { $of } · { $size ->
    [1] 1 card
   *[other] { $size } cards
} · { $trump } · { $you ->
    [yes] you deal
   *[no] { $dealer } deals
}
play-tie-deal = Tie deal { $number } · { $size ->
    [1] 1 card
   *[other] { $size } cards
} · { $trump } · { $you ->
    [yes] you deal
   *[no] { $dealer } deals
}
play-trump = trump { $suit }
play-trump-turned = trump { $suit } (turned { $card })
play-trump-none = no trumps
play-hand = Your hand
play-bids = Bids: { $bids }
play-total = { $total } of { $size }
play-state = Took/bid: { $states }
play-trick = Trick { $number }: { $cards }
play-trick-yours = Trick { $number }: you lead
play-hook = You bid last and may not bid { $number }: the total would be { $size }.
play-claim-hint = All the tricks that are left are yours: type { $key } to take them.
play-only = Enter plays { $card }, the only card you may play.

ask-bid = Your bid (0 to { $most }):{" "}
ask-card = Your card:{" "}
ask-change = Enter keeps it, { $key } changes your bid:{" "}
ask-new-bid = New bid (0 to { $most }):{" "}
ask-next = Enter for the next deal:{" "}
ask-continue = Play on, back down again? (y/n):{" "}
ask-dealer = Who deals first? { $choices }:{" "}

not-a-number = { $text } is no number: type your bid, from 0 to { $most }.
not-a-card = { $text } is no card: type the number beside it, or rank and suit, such as { $example }.
not-yes-or-no = Answer y or n.
not-a-choice = { $text } is none of the choices.
no-last-trick = There was no trick in this deal yet.
no-score-yet = There are no points yet.

key-help = ?
key-last = l
key-score = p
key-rules = r
key-change = u
key-claim = c
key-quit = q
key-yes = y
key-no = n
suit-keys = S=S H=H D=D C=C
suit-keys-latin = S=S H=H D=D C=C

help-card = 3, 10h, K♥: plays a card, by the number beside it or by rank and suit (s spades, h hearts, d diamonds, c clubs)
help-bid = 2: bids 2 tricks
help-change = changes the bid, until the next player has spoken
help-claim = takes all the tricks that are left, if they are really yours
help-last = shows the last trick
help-score = shows the points
help-rules = shows the rules of this table
help-quit = leaves the match
help-help = shows this help

score-caption = In each deal: tricks taken/bid and points.
table-player = Player
table-bid = Bid
table-took = Took
table-points = Points
table-total = Total
table-deal = Deal
table-cards = Cards

bye-quit = Match ended after { $deals ->
    [1] 1 deal
   *[other] { $deals } deals
}.
bye-end-of-input = End of input: the match stops here, after { $deals ->
    [1] 1 deal
   *[other] { $deals } deals
}.
