# What happened at the table, for the terminal. $you tells whether the one who acted is reading.
event-drawn = The draw: { $draws }. { $you ->
    [yes] You deal first.
   *[no] { $name } deals first.
}
event-dealer-chosen = { $you ->
    [yes] You deal first.
   *[no] { $name } deals first.
}
event-bid = { $you ->
    [yes] You bid { $number }.
   *[no] { $name } bids { $number }.
}
event-bid-changed = { $you ->
    [yes] You change your bid to { $number }.
   *[no] { $name } changes to { $number }.
}
event-bids-under = Bidding closed: { $total } bid for { $size } { $size ->
    [1] trick
   *[other] tricks
}. Some are left over, and somebody will have to take them.
event-bids-over = Bidding closed: { $total } bid for { $size } { $size ->
    [1] trick
   *[other] tricks
}. Somebody will not get theirs.
event-bids-even = Bidding closed: { $total } bid for { $size } { $size ->
    [1] trick
   *[other] tricks
}. It adds up.
event-claimed = { $you ->
    [yes] You take all the tricks that are left.
   *[no] { $name } shows that all the tricks that are left go one way.
}
event-trick = Trick { $number }: { $cards } → { $winner }
event-trick-nobody = nobody
event-continued = The table plays on: the way is walked back.
event-stopped = The table stops here.
event-tie = A tie for first place: one more deal is played.
event-over = The match is over. { $count ->
    [1] Won by { $names }.
   *[other] { $names } share the first place.
}

## King

offer-text = { $down ->
    [yes] { $number ->
        [1] 1 null
       *[other] { $number } nulls
    }
   *[no] { $number ->
        [1] 1 trick
       *[other] { $number } tricks
    }
}
event-king-deals = The king of hearts is card { $number } of the draw. { $you ->
    [yes] You got it and deal first.
   *[no] { $name } got it and deals first.
}
event-king-chooses = The king of hearts is card { $number } of the draw. { $you ->
    [yes] You got it and say who deals first.
   *[no] { $name } got it and says who deals first.
}
event-picked = { $you ->
    [yes] You pick { $contract }.
   *[no] { $name } picks { $contract }.
}
event-say-up = { $you ->
    [yes] You play up: { $trump }.
   *[no] { $name } plays up: { $trump }.
}
event-say-down = { $you ->
    [yes] You play down.
   *[no] { $name } plays down.
}
event-say-4333 = { $you ->
    [yes] You do not play and mark 4-3-3-3.
   *[no] { $name } does not play and marks 4-3-3-3.
}
event-say-open = { $you ->
    [yes] You hear offers.
   *[no] { $name } hears offers.
}
event-say-offer-up = { $you ->
    [yes] You offer { $offer }.
   *[no] { $name } offers { $offer }.
}
event-say-offer-down = { $you ->
    [yes] You offer { $offer }.
   *[no] { $name } offers { $offer }.
}
event-say-match = { $you ->
    [yes] By preference you take over the offer: { $offer }.
   *[no] By preference { $name } takes over the offer: { $offer }.
}
event-say-accept = { $you ->
    [yes] You accept.
   *[no] { $name } accepts.
}
event-say-raise = { $you ->
    [yes] You ask for { $offer }.
   *[no] { $name } asks for { $offer }.
}
event-say-ultimatum = { $you ->
    [yes] You call: { $limit } or nulls!
   *[no] { $name } calls: { $limit } or nulls!
}
event-say-yes = { $you ->
    [yes] You say yes.
   *[no] { $name } says yes.
}
event-say-no = { $you ->
    [yes] You say no.
   *[no] { $name } says no.
}
event-sold = { $you ->
    [yes] You buy the deal for { $offer }.
   *[no] { $name } buys the deal for { $offer }.
}
event-contract-set = The deal is played: { $contract }{ $trump ->
    [none] .
   *[other] , { $trump }.
} { $you ->
    [yes] You lead.
   *[no] { $name } leads.
}
event-shared-out = The deal is not played: { $contract }.
