### The page where house rules are put together.

builder-title = Make your own rules
builder-lead = Start from a known game and change what your table plays differently. At the end there is a link: whoever opens it plays by the same rules.
builder-from = Starting from
builder-change-base = Change
builder-unknown = The address has no rules that we know; we start from Dane-se.
builder-unread = The address came cut or with a mistake; this is left as it began: { $axes }.
builder-kept = The address has no room for these rules: they stay in this tab only, as long as it is open.
builder-gone = Your changes to { $base } are gone.
builder-bring-back = Bring them back
builder-tab-form = Make
builder-tab-preview = The result
builder-show-preview = See the result
builder-show-form = Back to the form
builder-search = Search for a rule
builder-found = { $count ->
    [0] No rule found
    [one] 1 rule found
   *[other] { $count } rules found
}
builder-changes = { $count ->
    [one] 1 change
   *[other] { $count } changes
}
builder-conflicts = { $count ->
    [one] 1 conflict
   *[other] { $count } conflicts
}
builder-no-changes = No changes
builder-offline = No answer from the server
builder-not-yet = { $count ->
    [one] 1 conflict left to mend
   *[other] { $count } conflicts left to mend
}
builder-mend = Mend it
builder-stale = The rules below are the last ones without a conflict.
builder-differs = What is changed in { $base }
builder-reset = Undo: { $axis }
builder-reset-all = Undo all
builder-inert = No effect with { $axis }: { $value }.
builder-idle = Without effect now:
builder-ready = Ready to play
builder-code = Code
builder-link = Link to the rules
builder-see-page = Open the page of these rules
builder-too-long = These rules need a code too long for a link. A table of points with fewer hands helps.
builder-too-large = These rules are too large for a link
builder-too-large-how = Without a link there is no table either. A table of points with fewer hands helps.

builder-yes = yes
builder-no = no
builder-number = a number
builder-less = Less
builder-more = More
builder-range = A whole number from { $least } to { $most }.
builder-numbers-how = Put spaces between. 1-5 is 1 to 5; 5x8 is 5 eight times.
builder-numbers-bad = “{ $bad }” is not a number from { $least } to { $most }.
builder-numbers-repeat = In “{ $bad }” the number after the x goes from 1 to { $most }.
builder-up = Move { $value } up, now in place { $place }
builder-down = Move { $value } down, now in place { $place }
builder-remove = Take out { $value }, in place { $place }
builder-add = Add { $value }
builder-moved = { $value } is in place { $place }
builder-removed = { $value } is out

builder-scoring-pick = Choose
builder-scoring-title = Choose the scoring
builder-scoring-search = Search for a scoring
builder-scoring-how = How points are counted
builder-scoring-terms = By terms
builder-scoring-table = By a table
builder-term-none = Nothing.
builder-term-add = + term
builder-term-add-to = Add a term to { $branch }
builder-term-remove = Take out the term { $term }
builder-if-under-hand = if the bids are too few
builder-if-over-hand = if the bids are too many
builder-split = Misses
builder-split-no = all the same
builder-split-yes = one by one
builder-label = A zero made
builder-label-no = always the same
builder-label-yes = by the total bid
builder-table = Table of points
builder-table-how = Paste from a spreadsheet: a block for each hand size, with an empty line between them. Each row is a bid, from zero; each column the tricks taken.
builder-table-bad = Each block has as many rows as columns: for a hand of 3 cards, 4 rows of 4 whole numbers.
builder-example = bid { $bid }, took { $taken }: { $points }
builder-grid = Points in hands of { $size ->
    [one] 1 card
   *[other] { $size } cards
}: the bid in the row, the tricks taken in the column
builder-grid-corner = bid ↓ took →

builder-deals = { $count ->
    [one] 1 deal
   *[other] { $count } deals
}
builder-deal-edit = Change { $value }, now number { $place }
builder-deal-keys = With the keyboard: Alt and an arrow moves it, Delete takes it out.
builder-deal-add = Add a deal
builder-deal-back = Bring back
builder-deal-own = A contract of your own
builder-deal-own-how = Say what counts, and how much.
builder-deal-there = already in the list
builder-contract-name = Name
builder-contract-name-how = What the table and records call it.
builder-contract-name-bad = Up to { $most } letters and digits, and no name that the game uses itself.
builder-contract-taken = Another contract of the list has this name.
builder-contract-counts = What counts
builder-contract-add = + what counts
builder-contract-remove = Do not count: { $thing }
builder-contract-nothing = Nothing counts yet.
builder-contract-ban = Leading hearts
builder-contract-ban-no = freely
builder-contract-ban-yes = only without another suit
builder-contract-forced = Forced card
builder-contract-forced-how = Its holder plays it at the first opportunity.
builder-contract-forced-none = none
builder-contract-total = The deal adds up to { $total }
builder-contract-times = It is played { $count } times; what you change here holds for all of them.
builder-contract-again = Play it once more
builder-contract-drop = Take out of the list
builder-contract-done = Done
