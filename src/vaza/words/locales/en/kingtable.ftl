### King at the table: contracts, the talk about the positive deals, payments.

## Contracts

kg-contract-no-tricks = No tricks
kg-contract-no-hearts = No hearts
kg-contract-no-queens = No queens
kg-contract-no-men = No kings or jacks
kg-contract-no-king = No king of hearts
kg-contract-no-last-two = No last two
kg-contract-no-tricks-last-two = No tricks or last two
kg-contract-no-hearts-king = No hearts, no king
kg-contract-no-court = No court cards
kg-contract-no-jacks = No jacks
kg-contract-all = All together
kg-contract-positive = Positive
kg-contract-free = Free choice
kg-contract-up = Up
kg-contract-down = Down
kg-contract-4333 = 4-3-3-3
kg-up-trump = Up, trumps { $suit }
kg-up-no-trump = Up, no trumps
kg-place = deal { $number } of { $of }

## What counts

kg-count-tricks = { $number ->
    [1] 1 trick
   *[other] { $number } tricks
}
kg-count-H = { $number ->
    [1] 1 heart
   *[other] { $number } hearts
}
kg-count-Q = { $number ->
    [1] 1 queen
   *[other] { $number } queens
}
kg-count-K = { $number ->
    [1] 1 king
   *[other] { $number } kings
}
kg-count-J = { $number ->
    [1] 1 jack
   *[other] { $number } jacks
}
kg-count-KH = king of hearts
kg-count-last-1 = last trick
kg-count-last-2 = last trick but one
kg-last = { $place } from the end
kg-count-cards = { $number } × { $what }
kg-thing-tricks = { $number ->
    [1] trick
   *[other] tricks
}
kg-thing-H = { $number ->
    [1] heart
   *[other] hearts
}
kg-thing-Q = { $number ->
    [1] queen
   *[other] queens
}
kg-thing-K = { $number ->
    [1] king
   *[other] kings
}
kg-thing-J = { $number ->
    [1] jack
   *[other] jacks
}
kg-thing-last-1 = last
kg-thing-last-2 = 12th
kg-thing-nothing = nothing
kg-thing-both = both
kg-worth = { $points } a { $things }
kg-each-tricks = trick
kg-each-H = heart
kg-each-Q = queen
kg-each-K = king
kg-each-J = jack
kg-each-KH = king of hearts
kg-each-last = last trick
kg-worth-down = { $bonus }, −{ $points } a trick
kg-left = Still out: { $things }
kg-left-none = Nothing else counts in this deal
kg-trick-number = Trick { $number } of { $of }
kg-total = total
kg-points = { $points } points

## Drawing and choosing

kg-drawn = Cards face up until the king of hearts
kg-first = { $you ->
    [yes] You drew the king of hearts and deal first
   *[no] { $name } deals first
}
kg-first-question = You drew the king of hearts: who deals first?
kg-first-waits = { $name } drew the king of hearts and says who deals first
kg-own-deal = your positive: deal { $number }
kg-pick-question = Which deal is played now?
kg-pick-waits = { $name } picks the next deal…

## The owner of the positive deal

kg-owner = owns the deal
kg-owner-you = the deal is yours
kg-owner-question = The positive deal is yours. How is it played?
kg-up = up
kg-down = down
kg-up-note = +{ $points } a trick
kg-down-note = { $bonus }, −{ $points } a trick
kg-open = Hear offers
kg-open-note = and sell, or not
kg-own-play = Play it myself
kg-own-short = Play it myself
kg-say-up = Up, trumps { $suit }
kg-say-up-nt = Up, no trumps
kg-say-down = Down, no trumps
kg-nt = NT
kg-share = 4-3-3-3
kg-share-note = { $own } for me, { $others } each
kg-ultimatum = “{ $number } or nulls!”
kg-ultimatum-note = { $points }, or I play down

## Offers

kg-offer-up = { $number } up
kg-offer-down = { $number } down
kg-offers-question = Your offer to { $name }
kg-talk = What has been said, in order
kg-speaks-now = to speak
kg-standing-mark = the standing offer
kg-standing-by = { $you ->
    [yes] yours
   *[no] by { $name }
}
kg-no-offer = Nobody has offered yet.
kg-preference = May take it at that: { $names }
kg-covers = { $count ->
    [one] Covered by { $first } or more.
   *[other] Covered by { $first } or { $second }, or more.
}
kg-covers-short = { $count ->
    [one] beat with
   *[other] beat with
}
kg-covers-none = Nothing covers this offer.
kg-pass = Pass
kg-match = Take it
kg-offer = Offer
kg-offer-choose = Choose your offer
kg-unsaid = not yet
kg-short-up = plays
kg-short-down = down
kg-short-4333 = 4-3-3-3
kg-short-open = hears offers
kg-short-ultimatum = 8 or nulls!
kg-short-match = takes it
kg-short-pass = pass
kg-short-accept = accepted
kg-short-raise = asks { $number }
kg-short-yes = yes
kg-short-no = no

## Reply, raise, ultimatum

kg-reply-question = Sell the deal to { $name }?
kg-reply-nobody = Nobody offered. How is it played?
kg-accept = Accept { $offer }: { $points } points
kg-gets = { $payment ->
    [fixed] { $name } pays { $points }, whatever comes. Your own tricks count as well.
    [top_up] { $name } makes your points up to { $points }.
   *[capped] { $name } pays { $points }, or all that comes in if it is less. Your own tricks count as well.
}
kg-ask-more = Ask for more
kg-say-raise = Ask for { $offer }, { $points } points
kg-raise-question = { $name } asks for { $offer }. Will you?
kg-raise-note = That is { $points } points in place of { $before }. If not, your offer still stands.
kg-raise-yes = Yes, { $number }
kg-raise-no = No
kg-stay = I stay at { $offer }
kg-i-pay = { $payment ->
    [fixed] I pay { $points }
   *[other] I pay up to { $points }
}
kg-eight-title = “{ $number } or nulls!”
kg-eight-question = “{ $number } or nulls!” Do you buy from { $name }?
kg-eight-note = It costs { $points } points and you name the trump. If nobody wants it, { $name } plays down.
kg-eight-yes = Yes, I pay { $number }
kg-eight-no = No
kg-eight-else = { $you ->
    [yes] Who accepts buys it and names the trump. If nobody does, you play down.
   *[no] Who accepts buys it and names the trump. If nobody does, { $name } plays down.
}
kg-eight-refused = Said no: { $names }.
kg-naming-question = Which suit is trumps?
kg-naming-why = You bought it from { $seller }: { $offer }, { $points } points.
kg-deal-of = { $you ->
    [yes] The positive deal is yours
   *[no] The positive deal of { $name }
}
kg-waits-owner = { $name } decides: play, hear offers or more…
kg-waits-offers = { $name } is thinking about an offer…
kg-waits-reply = { $name } decides whether to sell…
kg-waits-raise = { $name } answers: { $offer }, { $points } points?
kg-waits-eight = { $name } answers: { $points } points?
kg-waits-naming = { $name } bought it and names the trump…
kg-waits-away = { $name } is away. Waiting…
kg-bought = Bought the deal for { $points } points
kg-sold-note = { $you ->
    [yes] You bought: { $offer }
   *[no] { $mine ->
        [yes] Sold to { $buyer }: { $offer }
       *[no] { $buyer } bought: { $offer }
    }
}

## Why not

kg-why-no-hearts-lead = Hearts are not led while you hold another suit.
kg-why-must-play-forced = The king of hearts has to go at the first opportunity: now.
kg-why-offer-too-low = It does not cover: it counts as { $value ->
    [one] 1 trick
   *[other] { $value } tricks
}, and the standing offer as { $best ->
    [one] 1 trick
   *[other] { $best } tricks
}.
kg-why-offer-range = An offer is worth { $most } tricks at most.
kg-why-no-preference = Only who speaks earlier, and has not given up, may take it as it stands.
kg-why-not-said = That cannot be said now.

## Result and sheet

kg-pays = pays { $points }
kg-gets-paid = gets { $points }
kg-paid = { $who ->
    [buyer] You pay { $points } to { $seller }.
    [seller] { $buyer } pays you { $points }.
   *[other] { $buyer } pays { $points } to { $seller }.
}
kg-paid-full = That was the offer: { $offer }.
kg-paid-capped = The offer was { $offer } ({ $price }): all that came in goes.
kg-paid-top_up = It makes up what is missing to { $price }.
kg-shared = { $you ->
    [yes] Not played: { $own } points for you, { $others } for each of the others.
   *[no] Not played: { $own } points for { $name }, { $others } for each of the others.
}
kg-negative = Negative
kg-positive = Positive
kg-sum = sum
kg-net = balance
kg-next = { $kind ->
    [positive] Next: deal { $number }, positive. Its owner deals: { $dealer }.
    [free] Next: deal { $number }, free choice. Dealer: { $dealer }.
   *[other] Next: deal { $number }, { $contract }. Dealer: { $dealer }.
}
kg-sheet-sold = { $buyer }: { $offer }
kg-match-dealer = { $name } dealt.
kg-match-owner = The deal was { $name }’s.
kg-schedule = The { $deals } deals
kg-schedule-owner = its dealer owns it

## What happened, by ear

said-king-drawn = { $you ->
    [yes] You drew the { $card }.
   *[no] { $name } drew the { $card }.
}
said-king-picked = { $you ->
    [yes] You picked: { $contract }.
   *[no] { $name } picked: { $contract }.
}
said-king-dealt = Deal { $number }: { $contract }.
said-king-up = { $trump ->
    [NT] { $you ->
        [yes] You play up, no trumps.
       *[no] { $name } plays up, no trumps.
    }
   *[other] { $you ->
        [yes] You play up, trumps { $suit }.
       *[no] { $name } plays up, trumps { $suit }.
    }
}
said-king-down = { $you ->
    [yes] You play down.
   *[no] { $name } plays down.
}
said-king-4333 = { $you ->
    [yes] You mark 4-3-3-3.
   *[no] { $name } marks 4-3-3-3.
}
said-king-open = { $you ->
    [yes] You hear offers.
   *[no] { $name } hears offers.
}
said-king-ultimatum = { $you ->
    [yes] You said: { $number } or nulls!
   *[no] { $name } said: { $number } or nulls!
}
said-king-offer = { $you ->
    [yes] You offered { $offer }, { $points } points.
   *[no] { $name } offered { $offer }, { $points } points.
}
said-king-match = { $you ->
    [yes] You take it as it stands: { $offer }, { $points } points.
   *[no] { $name } takes it as it stands: { $offer }, { $points } points.
}
said-king-pass = { $you ->
    [yes] You passed.
   *[no] { $name } passed.
}
said-king-accept = { $you ->
    [yes] You accepted the offer.
   *[no] { $name } accepted the offer.
}
said-king-raise = { $you ->
    [yes] You ask for { $number }.
   *[no] { $name } asks for { $number }.
}
said-king-yes = { $you ->
    [yes] You said yes.
   *[no] { $name } said yes.
}
said-king-no = { $you ->
    [yes] You said no.
   *[no] { $name } said no.
}
said-king-sold = { $you ->
    [yes] You bought the deal: { $offer }, { $points } points.
   *[no] { $name } bought the deal: { $offer }, { $points } points.
}
