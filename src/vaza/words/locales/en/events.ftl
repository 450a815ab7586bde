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
event-tie = A tie for the first place: one more deal is played.
event-over = The match is over. { $count ->
    [1] Won by { $names }.
   *[other] { $names } share the first place.
}
