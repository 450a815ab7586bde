### Auction, passing of cards, named trumps, hidden bids, revokes.

nt-short = NT
call-name = { $trump ->
    [NT] { $number } no trumps
   *[other] { $number } of { $suit }
}
call-pass = Pass
call-pass-said = pass

## Auction

auction-title = Auction
auction-again = { $number ->
    [2] 2nd auction
    [3] 3rd auction
   *[other] { $number }th auction
}
auction-waits = { $name } is thinking about a call…
auction-away = { $name } is away. Waiting for the call…
call-question = What do you call?
call-standing = Standing:
call-by = { $you ->
    [yes] yours. Raise or pass.
   *[no] by { $name }
}
call-none-yet = Nobody has made an offer yet.
call-now = to speak
call-standing-mark = the highest offer
calls-so-far = Calls so far
seat-no-call = no call yet
seat-contract = { $trump ->
    [NT] Won the auction: { $number } no trumps
   *[other] Won the auction: { $number } of { $suit }
}

## Passing of cards

exchange-title = All have passed: cards go round
exchange-choose = { $count ->
    [one] Choose 1 card of your hand to pass on, before you see the one that comes.
   *[other] Choose { $count } cards of your hand to pass on, before you see those that come.
}
exchange-done = Your cards lie on the table.
exchange-slots = Cards to pass on
exchange-pass = { $count ->
    [one] Pass this card on
   *[other] Pass these { $count } cards on
}
exchange-left = Choose { $left } more
exchange-sending = Passing…
exchange-waits = Waiting for { $names }.
seat-put = has chosen
seat-chooses = choosing…

## Named trumps

naming-question = Which suit is trump?
naming-blind = Choose before you look at your cards.
naming-highest = You bid the most: the trump is yours to name.
naming-waits = { $name } is choosing the trump…
naming-waits-blind = Nobody has looked at any cards yet.
seat-names = names the trump
face-down-hand = Your cards, face down: { $count }
face-down-why = Face down: nobody may look yet.

## The card turned up

turn-nt = { $card } was turned up: no trumps in this deal.
turn-joker-nt = A joker was turned up: no trumps in this deal.
turn-joker-trump = A joker was turned up: the jokers are trumps.
turn-passed-over = { $count ->
    [one] A joker was turned before it, and does not count.
   *[other] { $count } jokers were turned before it, and do not count.
}
turn-cut = Cut before the deal: { $card }.

## Hidden bids, streaks

seat-spoken = has bid
seat-secret = secret bid
seat-streak = exact { $count } times in a row; { $length } earn a bonus

## Revokes, and deals that do not count

revoke-title = Playing the { $card } is a revoke.
revoke-why = You can still keep the rule. If the revoke comes to light later, the deal stops and you lose points.
revoke-no = Another card
revoke-yes = Play it anyway
void-revoke = { $you ->
    [yes] You revoked
   *[no] { $name } revoked
}
void-revoke-why = { $you ->
    [yes] You have now played a card of the suit that you had refused. The deal does not count and is dealt again.
   *[no] { $name } has now played a card of the suit refused before. The deal does not count and is dealt again.
}
void-passed = All have passed: new cards
void-passed-why = Nobody made an offer in the auction. The same player deals again.

## What happened, by ear

said-called = { $you ->
    [yes] You offered { $call }.
   *[no] { $name } offered { $call }.
}
said-passed = { $you ->
    [yes] You passed.
   *[no] { $name } passed.
}
said-auction-won = { $you ->
    [yes] You won the auction with { $call }.
   *[no] { $name } won the auction with { $call }.
}
said-exchange = All have passed. Everybody passes cards on.
said-cards-chosen = { $you ->
    [yes] You have chosen your cards.
   *[no] { $name } has chosen cards.
}
said-cards-passed = The cards have been passed on.
said-cards-got = You received { $cards }.
said-trump-named = { $trump ->
    [NT] { $you ->
        [yes] You chose no trumps.
       *[no] { $name } chose no trumps.
    }
   *[other] { $you ->
        [yes] You named the trump: { $suit }.
       *[no] { $name } named the trump: { $suit }.
    }
}
said-hands-lifted = Now everybody looks at the cards.
said-bid-hidden = { $name } has bid.
said-bid-mine = You bid { $number }; only you see it.
said-bids-shown = Bids: { $bids }. In all { $total } of { $size }.
said-bids-revealed = The bids were: { $bids }.
said-void-revoke = { $you ->
    [yes] You revoked: { $points } points. The deal is dealt again.
   *[no] { $name } revoked: { $points } points. The deal is dealt again.
}
said-void-passed = All have passed. New cards, the same dealer.
