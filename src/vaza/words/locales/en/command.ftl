# What the command line says in a match.
play-you = You
play-welcome = { $title }: { $seats } players, { $deals ->
    [1] 1 deal
   *[other] { $deals } deals
}. Type ? at any time for help.
play-welcome-target = { $title }: { $seats } players, to { $target } points. Type ? at any time for help.
play-seed = The seed of this match is { $seed }: --seed { $seed } deals the same cards.
play-recorded = The match is recorded in { $path }: vaza record check { $path } checks it.
play-deal = Deal { $number } of { $of } · { $size ->
    [1] 1 card
   *[other] { $size } cards
} · { $trump } · { $you ->
    [yes] you deal
   *[no] { $dealer } deals
}
play-deal-open = Deal { $number } · { $size ->
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
play-trump-cut = trump { $suit } (cut { $card })
play-trump-none-turned = no trumps (turned { $card })
play-trump-auction = an auction for the trump
play-trump-dealer = the dealer names the trump
play-trump-highest = the highest bidder names the trump
play-hand = Your hand
play-bids = Bids: { $bids }
play-total = { $total } of { $size }
play-state = Took/bid: { $states }
play-trick = Trick { $number }: { $cards }
play-trick-yours = Trick { $number }: you lead
play-hook = You bid last and may not bid { $number }: the total would be { $size }.
play-calls = Auction: { $calls }
play-spoken = Have bid: { $names }
play-nobody-spoken = Nobody has bid yet.
play-all-spoken = All have bid; the numbers are shown after the deal.
play-over = over +{ $gap }
play-under = under −{ $gap }
play-face-down = Your { $size ->
    [1] card is
   *[other] { $size } cards are
} face down: nobody may look yet.
play-target = First to { $target } points; the most so far: { $best } ({ $names }).
play-streaks = Exact in a row: { $streaks }. { $length } in a row earn { $bonus }.
score-void = void
play-claim-hint = All the tricks that are left are yours: type { $key } to take them.
play-only = Enter plays { $card }, the only card you may play.

ask-bid = Your bid ({ $least } to { $most }):{" "}
ask-call = Your call, from { $least } (such as { $example }) or { $pass }:{" "}
ask-pass = Cards to pass on ({ $count }, such as 1 5 9):{" "}
ask-trump = Trump ({ $choices }):{" "}
ask-revoke = { $card } is a revoke: you could keep the rule. Proven later, it costs { $points } points. { $yes } plays it anyway:{" "}
ask-card = Your card:{" "}
ask-change = Enter keeps it, { $key } changes your bid:{" "}
ask-new-bid = New bid ({ $least } to { $most }):{" "}
ask-next = Enter for the next deal:{" "}
ask-continue = Play on, back down again? (y/n):{" "}
ask-dealer = Who deals first? { $choices }:{" "}

not-a-number = { $text } is no number: type your bid, from { $least } to { $most }.
not-a-call = { $text } is no call: type a number and a suit, such as { $example }, or { $pass }.
not-that-many = { $text }: choose { $count } different cards of your hand.
not-a-trump = { $text } is no suit: type one of { $choices }.
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
key-pass = pass
key-no-trump = NT
key-yes = y
key-no = n
suit-keys = S=S H=H D=D C=C
suit-keys-latin = S=S H=H D=D C=C

help-card = 3, 10h, K♥: plays a card, by the number beside it or by rank and suit (s spades, h hearts, d diamonds, c clubs)
help-bid = 2: bids 2 tricks
help-call = 5H, 6NT, pass: calls in the auction, tricks and suit, or passes
help-trump = H, NT: names the trump, where you may
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

## King

ask-pick = Contract ({ $choices }):{" "}
ask-say = What do you say?{" "}
not-a-say = { $text } says nothing here: type one of the words above.
play-standing = Best offer: { $offer }, { $you ->
    [yes] yours
   *[no] by { $name }
}, worth { $points } points{ $down ->
    [yes] , and counts as { $value ->
        [one] 1 trick
       *[other] { $value } tricks
    }
   *[no] {""}
}.
key-say-yes = yes
key-say-no = no
may-up = { $words }: you name the trump and play up, { $up } points for each trick
may-down = { $words }: you play down, everybody gets { $bonus } and loses { $down } for each trick
may-open = { $words }: you hear the offers of the others
may-4333 = { $words }: no play; you get 4 tricks, everybody else 3
may-ultimatum = { $words }: somebody gives you { $limit } tricks, or you play down
may-offer = { $words }: an offer, and what it is worth in points
may-match = { $words }: by preference you take over the offer, { $offer } ({ $worth } points)
may-pass = { $words }: no offer from you now
may-accept = { $words }: you sell to { $bidder } for { $offer } ({ $worth } points)
may-raise = { $words }: you ask { $bidder } once for more than { $offer }
may-yes = { $words }: { $stage ->
    [raise] you offer { $offer } ({ $worth } points)
   *[ultimatum] you buy for { $offer } ({ $worth } points) and name the trump
}
may-no = { $words }: { $stage ->
    [raise] your offer stays as it is
   *[ultimatum] the next one is asked; if all refuse, the owner plays down
}
help-say = 5up, 2down, pass, match: in King, an offer and what else may be said; what may be said is shown with its worth
counted-from-end = { $place ->
    [1] last trick
    [2] last trick but one
   *[other] { $place } from the end
}
table-sale = Sale
table-sum = Sum
