# What contradicts itself in a rule set: problem-<code>, with the facts of the problem.
problem-seats-order = The numbers of players are a rising list without repeats, of one number at least.
problem-seats = These rules are for { $allowed } players, not for { $seats }.
problem-pack-too-small = With { $seats } players and { $size } cards each the pack is too small: it has { $cards } cards, enough for hands of up to { $largest }.
problem-bid-hand = Hands of { $size } allow no bid of { $least } or more.
problem-points-missing = With { $seats } players there are no points for hands of so many cards: { $sizes }.
problem-bid-range = The lowest bid, { $least }, is above the highest, { $most }.
problem-continue-shape = Only a course that runs one way can be walked back.
problem-empty-list = The list of deals is empty.
problem-opens-unknown = Who leads is known only after the bids, and so cannot bid first.
problem-continue-target = A match to a target has no last deal after which to ask.
problem-opens-declarer = Without an auction there is no declarer when the bids begin.
problem-limit-declarer = Without an auction there is no declarer whose number could be the limit.
problem-hook-hidden = Where all bid at once there is no last bidder for the rule about the total to bind.
problem-secret-lead = The first lead would betray who made the highest secret bid.
problem-secret-trump = Naming the trump would betray who made the highest secret bid.
problem-lead-declarer = Nobody names the trump here, so there is no declarer to lead.
problem-lead-no-trump = In deals without trumps nobody names one, so there is no declarer to lead.
problem-zero-target = Zero wins only after a last deal, and a match to a target has none.
problem-auction-seats = An auction is for exactly 4 players.
problem-auction-pack = An auction needs 52 cards, 13 for each player.
problem-auction-size = With an auction every deal has 13 cards each.
problem-auction-tie = Deals that part a tie have an auction too, and so 13 cards each.
problem-auction-no-trump = The auction settles in every deal whether there is a trump.
problem-auction-mode = After an auction the others bid in turn.
problem-auction-min = After the last gulash nobody could offer anything: { $least } tricks are too many, { $most } the most.
problem-auction-suits = A suit stands twice in the order of the auction.
problem-bid-declarer = The lowest bid, { $least }, may be above the declarer's number, { $most }.
problem-pack-once = This pack is made from one and cannot be doubled.
problem-stripped-seats = With 8 cards for each player the pack is enough for { $most } players at most.
problem-extra-suits = The last extra cards are of { $needed ->
    [1] 1 suit: name it, and each suit once.
   *[other] { $needed } different suits: name them.
}
problem-no-king-of-hearts = This pack has no king of hearts to draw.
problem-contract-twice = Two different contracts have the same name.
problem-positive-deal = A positive deal is for exactly 4 players, with 52 cards.
problem-contract-deal = In deals of King all cards are dealt out, and these cannot be shared equally.
problem-contract-axis = A game of contracts leaves no choice here.
problem-mend = What mends it: { $changes }.

bad-value-one = “{ $value }” does not fit here.
bad-value-list = This list does not fit here.
bad-value-whole = This cannot be read.
bad-value-long = The list has { $count } values; the most is { $longest }.
bad-value-cell = In the table, hand of { $size }, bid { $bid }, tricks { $taken }: points go from { $least } to { $most }.
bad-value-factor = A number of the scoring does not fit: they go from { $least } to { $most }.
bad-value-number = a whole number from { $least } to { $most }
bad-value-wanted = What fits: { $values }.
bad-value-entries = What fits, up to { $longest } times: { $values }.
