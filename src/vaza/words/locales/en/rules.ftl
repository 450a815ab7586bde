# The rules of a table in sentences: vaza.words.describe chooses and fills in.
list-or = or
list-and = and
list-span = { $first } to { $last }
side-left = left
side-right = right

section-object = Object
section-players = Players and dealer
section-cards = Cards
section-deals = Deals
section-trump = Trump
section-bidding = Bidding
section-play = Tricks
section-scoring = Scoring
section-ending = End of the match

rule-object = Before each deal is played you say how many tricks you will take with the cards you have been dealt; then you try to take exactly that number, no more and no fewer.
rule-alone = Everybody plays alone, without partners.

rule-seats-one = The game is for exactly { $seats } players.
rule-seats-some = The game is for { $seats } players.
rule-direction = { $direction ->
    [clockwise] Play goes clockwise: after each player comes the one on their left.
   *[counter] Play goes counter-clockwise: after each player comes the one on their right.
}
rule-first-dealer = { $how ->
    [random] The first dealer is drawn: everybody draws a card, and the highest deals. Between cards of one rank spades are above hearts, hearts above diamonds and diamonds above clubs.
   *[chosen] The table chooses the first dealer, in any way it finds fair.
}
rule-dealing = The dealer shuffles, the player on the dealer's { $before } cuts, and the cards are dealt one at a time, face down: the first to the player on the dealer's { $next }, the last to the dealer.
rule-dealer-rotation = { $rotation ->
    [next] The next deal is dealt by the player on the dealer's { $next }.
    [fixed] The dealer stays the same through the whole match.
   *[last_winner] Whoever takes the last trick deals the next time.
}

rule-pack = { $packs ->
    [1] The pack has 52 cards, without jokers.
   *[other] { $packs } packs of 52 cards are put together, without jokers: { $cards } cards.
}
rule-ranks = In each suit, from the highest card to the lowest: { $ranks }.
rule-no-values = Cards are worth no points: only tricks count.
rule-duplicates = { $twins ->
    [last] If two identical cards fall to one trick, the one played later beats the other.
    [first] If two identical cards fall to one trick, the one played first beats the other.
   *[cancel] Two identical cards in one trick cancel each other out. If all do, nobody takes the trick, and whoever led to it leads to the next.
}

rule-deals-constant = The match has { $deals ->
    [1] a single deal, of
   *[other] { $deals } deals, all of
} { $size ->
    [1] 1 card each.
   *[other] { $size } cards each.
}
rule-deals-run = The match has { $deals } deals. Deal by deal, everybody gets this number of cards: { $run }.
rule-deals-constant-with = With { $seats } players the match has { $deals ->
    [1] a single deal, of
   *[other] { $deals } deals, all of
} { $size ->
    [1] 1 card each.
   *[other] { $size } cards each.
}
rule-deals-run-with = With { $seats } players the match has { $deals } deals, with this number of cards each: { $run }.
rule-continue-yes = Then the way is walked back, to { $deals } deals in all: { $run }.
rule-continue-ask = After the last deal the table votes whether to play on. If most people want to, the way is walked back, to { $deals } deals in all: { $run }.
rule-continue-yes-with = Then, with { $seats } players, the way is walked back, to { $deals } deals in all: { $run }.
rule-continue-ask-with = After the last deal the table votes whether to play on. If most people want to, with { $seats } players the way is walked back, to { $deals } deals in all: { $run }.
rule-reshuffle = For each deal all cards are gathered and shuffled again.
rule-stock = Cards that are left over lie apart, face down, and take no part in the deal.

rule-trump-turn-up = When the cards are dealt the top card of the stock is turned: its suit is trump for this deal. It stays in view until the deal ends, and nobody plays it.
rule-full-deal = { $trump ->
    [dealer_last_card] When the whole pack is dealt ({ $when }), the last card, which is the dealer's, is shown to all: its suit is trump, and the dealer plays it like any other.
   *[none] When the whole pack is dealt ({ $when }), no card is left to turn and the deal has no trumps.
}
rule-full-deal-when = { $size ->
    [1] 1 card each, with { $seats } players
   *[other] { $size } cards each, with { $seats } players
}
rule-trump-fixed = Trump is always { $suit }.
rule-trump-cycle = Trump changes with every deal, in this order: { $cycle }; and then from the beginning again.
rule-trump-none = All deals are played without trumps.
rule-trump-exceptions = Without trumps: { $deals }.
rule-nt-first = the first deal
rule-nt-last = the last deal
rule-nt-max = the deals with the most cards
rule-nt-number = deal { $number }

rule-bid = After looking at their cards, all players bid aloud how many tricks they will take: from 0 to the number of cards they were dealt.
rule-bid-one-card = In a deal of 1 card the bid is 0 or 1.
rule-bid-all = Everybody has to bid; there is no pass.
rule-bid-opens = { $opens ->
    [eldest] The player on the dealer's { $next } bids first and the others follow in turn; the dealer bids last.
    [dealer] The dealer bids first and the others follow in turn.
   *[first_leader] Whoever will lead to the first trick bids first and the others follow in turn.
}
rule-bid-change = { $change ->
    [until_next_speaks] Whoever has bid may change the bid, once, until the next player has spoken. The last bid is final at once.
   *[never] A bid, once made, stands.
}
rule-hook = The bids may not add up to the number of cards that each player was dealt: the last to bid may not say the number that would make it so.
rule-hook-example = For example, { $size ->
    [1] with 1 card
   *[other] with { $size } cards
} each and bids of { $bids }, the last may not bid { $hooked }, but may bid { $free }.
rule-hook-more = anything else
rule-hook-passed = If the others have bid more than the number of cards already, the last may bid anything.
rule-no-hook = The bids may add up to anything, the number of cards included.
rule-bids-kept = The bids are written down for everybody to see until the deal ends.

rule-lead = { $lead ->
    [dealer] The dealer leads any card to the first trick of the deal.
    [eldest] The player on the dealer's { $next } leads any card to the first trick of the deal.
    [highest_bid] Whoever has bid the most leads any card to the first trick; of equal bids, the earlier one.
   *[prev_last_winner] In the first deal the player on the dealer's { $next } leads to the first trick. From then on, whoever took the last trick of a deal leads to the first one of the next.
}
rule-follow = The others play one card each, in turn. Whoever holds a card of the suit led has to play one.
rule-void = { $duty ->
    [any] Whoever holds none of that suit plays any card, a trump or not: nobody is obliged to trump.
   *[must_trump] Whoever holds none of that suit has to play a trump. Only a player without trumps too plays any card.
}
rule-void-no-trump = Whoever holds none of that suit plays any card.
rule-lead-trump = Trumps may be led at any time.
rule-wins = The highest trump takes the trick. If no trump was played, the highest card of the suit led takes it.
rule-wins-no-trump = The highest card of the suit led takes the trick.
rule-next-lead = Whoever takes a trick leads to the next.
rule-revoke = A card that the rules do not allow is refused at once, with the reason.
rule-tricks-kept = Each player's tricks are kept apart, face down, and everybody sees how many each has taken.
rule-play-all = Everybody plays one card to every trick, until all cards of the deal are played.

rule-score-when = When the deal ends, the tricks taken are compared with the bid.
rule-score-made = Whoever makes the bid exactly { $gains }.
rule-score-made-nil-too = Whoever makes the bid exactly, a bid of nothing included, { $gains }.
rule-score-made-one = Whoever bids one trick or more and makes it exactly { $gains }.
rule-score-nil = Whoever bids nothing and takes no trick { $gains }.
rule-score-nil-under = Whoever bids nothing and takes no trick { $gains } if the bids add up to less than the number of cards.
rule-score-nil-over = If they add up to as much or more, whoever bids nothing and takes no trick { $gains }.
rule-score-miss = Whoever misses, with too many tricks or too few, { $gains }.
rule-score-under = Whoever takes too few tricks { $gains }.
rule-score-over = Whoever bids one trick or more and takes too many { $gains }.
rule-score-nil_fail = Whoever bids nothing and takes a trick { $gains }.
rule-score-under-over = Whoever bids one trick or more and misses, with too many or too few, { $gains }.
rule-score-under-nil_fail = Whoever takes too few tricks, or bids nothing and takes one, { $gains }.
rule-score-over-nil_fail = Whoever takes too many tricks { $gains }.
rule-score-table = Points follow a table of this rule set's own, by number of cards, bid and tricks taken.
rule-score-from-size = In a deal of 1 card tricks add no points and take none away: only the rest counts.

score-gains = gains { $sum }
score-loses = loses { $sum }
score-both = { $first } and { $second }
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
    [1] the square of the bid in points
   *[other] { $n } times the square of the bid in points
}
term-first-bT = { $n ->
    [1] the sum of 1 up to the bid in points
   *[other] { $n } times the sum of 1 up to the bid in points
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
    [1] the square of the difference in points
   *[other] { $n } times the square of the difference in points
}
term-first-dT = { $n ->
    [1] the sum of 1 up to the difference in points
   *[other] { $n } times the sum of 1 up to the difference in points
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

rule-end-schedule = The match ends after the last deal.
rule-end-target = The match ends with the deal in which somebody reaches { $target ->
    [1] 1 point
   *[other] { $target } points
}; until then the deals repeat in the same order. If nobody does within { $deals ->
    [1] 1 deal
   *[other] { $deals } deals
}, it ends there.
rule-winner = { $winner ->
    [high] The most points win.
   *[low] The fewest points win.
}
rule-tie-extra = If there is a tie for the first place, further deals are played, by everybody, until one player is ahead. These deals have { $sizes }.
rule-tie-size = { $size ->
    [1] 1 card
   *[other] { $size } cards
}
rule-tie-size-with = { $size ->
    [1] 1 card with { $seats } players
   *[other] { $size } cards with { $seats } players
}
rule-tie-most = After { $deals ->
    [1] 1 such deal
   *[other] { $deals } such deals
} the first place is shared.
rule-tie-shared = If there is a tie for the first place, the win is shared.
rule-tie-exact = If there is a tie for the first place, the most exact bids win; if that ties too, the win is shared.
