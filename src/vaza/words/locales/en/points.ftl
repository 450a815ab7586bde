# What bids are worth: the sentences of the points and the examples, which vaza.words fills in.
rule-score-when = { $secret ->
    [yes] When the deal ends, the bids are uncovered and compared with the tricks taken.
   *[no] When the deal ends, the tricks taken are compared with the bid.
}
rule-score-nil-cap = But a bid of nothing that took tricks never gains points: at best it counts 0.
rule-score-none-exact = If nobody makes the bid exactly, none of these points count, and all get 0 for the deal.
rule-streak = Whoever makes the bid exactly in { $deals } deals in a row gains { $points ->
    [1] 1 point more.
   *[other] { $points } points more.
}
rule-streak-missed = Whoever misses in { $deals } deals in a row loses { $points ->
    [1] 1 point more.
   *[other] { $points } points more.
}
rule-streak-then = { $again ->
    [anew] After that the count of such a row begins again.
   *[on] Every further deal that carries such a row on counts the same again.
}
rule-streak-from = Deals of fewer than { $size } cards neither break such a row nor add to it.
rule-streak-void = A deal that does not count leaves such a row as it was.
rule-score-made = Whoever makes the bid exactly { $gains }.
rule-score-made-nil-too = Whoever makes the bid exactly, a bid of nothing included, { $gains }.
rule-score-made-one = Whoever bids one trick or more and makes it exactly { $gains }.
rule-score-nil = Whoever bids nothing and takes no trick { $gains }.
rule-score-nil-under = Whoever bids nothing and takes no trick { $gains } if the bids add up to less than the number of cards ("under").
rule-score-nil-over = { $even ->
    [yes] If they add up to as much or more
   *[no] If they add up to more
} ("over"), whoever bids nothing and takes no trick { $gains }.
rule-score-miss = Whoever misses, with too many tricks or too few, { $gains }.
rule-score-under = Whoever takes too few tricks { $gains }.
rule-score-over = Whoever bids one trick or more and takes too many { $gains }.
rule-score-nil_fail = Whoever bids nothing and takes one trick or more { $gains }.
rule-score-under-over = Whoever bids one trick or more and misses, with too many or too few, { $gains }.
rule-score-under-nil_fail = Whoever takes too few tricks, or bids nothing and takes one or more, { $gains }.
rule-score-over-nil_fail = Whoever takes too many tricks { $gains }.
rule-score-turns = With { $tricks } tricks or more that comes to a gain.
rule-score-table = Points follow a table of this rule set's own, by number of cards, bid and tricks taken.
rule-score-table-sizes = It has { $cells } values in all, for hands of so many cards: { $sizes }.
score-grid = { $size ->
    [1] Points with 1 card (bid down, tricks taken across)
   *[other] Points with { $size } cards (bid down, tricks taken across)
}
rule-score-from-size = In a deal of 1 card tricks add no points and take none away: only the rest counts.

score-gains = gains { $sum }
score-loses = loses { $sum }
score-both = { $first }, but { $second }
score-nothing = gains and loses nothing
score-plus = plus
term-first-c = { $n ->
    [1] 1 point
   *[other] { $n } points
}
term-first-b = { $n ->
    [1] 1 point for each trick bid
   *[other] { $n } points for each trick bid
}
term-first-b2 = { $n ->
    [1] as many points as the square of the bid
   *[other] { $n } times as many points as the square of the bid
}
term-first-bT = { $n ->
    [1] as many points as the sum of 1 up to the bid
   *[other] { $n } times as many points as the sum of 1 up to the bid
}
term-first-t = { $n ->
    [1] 1 point for each trick taken
   *[other] { $n } points for each trick taken
}
term-first-d = { $n ->
    [1] 1 point for each trick of difference
   *[other] { $n } points for each trick of difference
}
term-first-d2 = { $n ->
    [1] as many points as the square of the difference
   *[other] { $n } times as many points as the square of the difference
}
term-first-dT = { $n ->
    [1] as many points as the sum of 1 up to the difference
   *[other] { $n } times as many points as the sum of 1 up to the difference
}
term-first-h = { $n ->
    [1] 1 point for each card of the hand
   *[other] { $n } points for each card of the hand
}
term-more-c = { $n }
term-more-b = { $n } for each trick bid
term-more-b2 = { $n ->
    [1] the square of the bid
   *[other] { $n } times the square of the bid
}
term-more-bT = { $n ->
    [1] the sum of 1 up to the bid
   *[other] { $n } times the sum of 1 up to the bid
}
term-more-t = { $n } for each trick taken
term-more-d = { $n } for each trick of difference
term-more-d2 = { $n ->
    [1] the square of the difference
   *[other] { $n } times the square of the difference
}
term-more-dT = { $n ->
    [1] the sum of 1 up to the difference
   *[other] { $n } times the sum of 1 up to the difference
}
term-more-h = { $n } for each card of the hand

example-score = { $size ->
    [1] Deal of 1 card
   *[other] Deal of { $size } cards
}: bid { $bid }, took { $taken }: { $points ->
    [one] { $signed } point
   *[other] { $signed } points
}.

example-score-under = { $size ->
    [1] Deal of 1 card
   *[other] Deal of { $size } cards
}, bids that add up to less: bid { $bid }, took { $taken }: { $points ->
    [one] { $signed } point
   *[other] { $signed } points
}.
