### The score sheet and its chart.

score-caption = Points of each deal
score-deal = deal
score-you = You
score-total = total
score-exact = made
score-tie = tie deal
score-void-revoke = void
score-passed = { $times ->
    [one] all passed
   *[other] all passed, { $times } times
}
score-void-read = { $void ->
    [revoke] void by a revoke, dealt again
   *[passed] all passed, new cards
}
score-void-cell = { $points }; the deal does not count
score-target = target { $target }
score-missing = to { $target }
score-reached = there
score-empty = No deal has ended yet.
score-cell = { $points }; bid { $bid }, took { $taken }
score-cell-total = total { $total }; bid { $bid }, took { $taken }
score-legend = took / bid
score-legend-made = made
score-legend-missed = missed
score-show = Show
score-show-points = Points of the deal
score-show-totals = Total so far
score-deal-read = Deal { $number }, { $size ->
    [one] 1 card
   *[other] { $size } cards
}, { $trump }
score-no-trump = no trumps
score-trump = trump { $suit }
chart-title = Totals through the match
chart-after = After deal { $number }
chart-start = Before the first deal
chart-read = { $after }: { $totals }.
chart-choose = Choose the deal
