# The rules of King in sentences: vaza.words.chapters chooses and fills in.
section-contracts = What each deal counts
section-positive = Positive deals
section-offers = The auction of a positive deal
section-payment = Paying for a deal

king-object = { $kinds ->
    [both] In the negative deals what one takes costs points, so that one avoids tricks or certain cards; in the positive deals the aim is to win points: up, by taking tricks; down, by avoiding them.
    [negative] Each deal counts something else, tricks or certain cards, and the points say whether to take it or to avoid it.
   *[positive] In each deal the aim is to win points: up, by taking tricks; down, by avoiding them.
}
king-alone = Everybody plays alone, without partners, and nobody says beforehand how many tricks they will take.

king-first-dealer = { $how ->
    [KH_drawer] To find the first dealer, somebody deals out cards one at a time, face up, round the table, beginning with any player: whoever gets the { $king } deals first.
    [mine] To find the first dealer, somebody deals out cards one at a time, face up, round the table, beginning with any player: whoever gets the { $king } chooses who deals first, themselves included, and so also which positive deal will be their own.
   *[KH_drawer_chooses] To find the first dealer, somebody deals out cards one at a time, face up, round the table, beginning with any player: whoever gets the { $king } chooses who deals first, themselves included.
}
king-dealing = The player on the dealer's { $next } shuffles, and the dealer deals out all cards one at a time, face down: the first to the player on the dealer's { $next }, the last to the dealer.
king-dealer-unplayed = After a 4-3-3-3, which has no last trick, the player on the dealer's { $next } deals.

king-deals-then = First { $negative ->
    [1] comes 1 negative deal
   *[other] come { $negative } negative deals, in this order
}: { $names }. Then { $positive ->
    [1] comes 1 positive deal.
   *[other] come { $positive } positive deals.
}
king-deals-list = The deals are, in this order: { $names }.
king-deals-positive = All deals are positive.
king-deals-free = In each negative deal the dealer, after looking at their cards, picks what is played from what is still to be played: { $names }.
king-deals-free-times = { $title } ({ $times } times)
king-deals-where = { $count ->
    [1] Deal { $numbers } is positive; the others are negative.
   *[other] Deals { $numbers } are positive; the others are negative.
}
king-deals-owners = { $times ->
    [1] As the dealer changes with every deal, each player owns exactly one positive deal.
   *[other] As the dealer changes with every deal, each player owns exactly { $times } positive deals.
}

king-lead = { $lead ->
    [dealer] The dealer leads to the first trick of every deal.
    [dealer-sold] The dealer leads to the first trick of every deal, even of one that has been sold.
    [declarer] The dealer leads to the first trick of every deal.
    [declarer-sold] The dealer leads to the first trick of every deal; to that of a deal that has been sold, its buyer.
    [prev_last_winner] In the first deal the player on the dealer's { $next } leads to the first trick. From then on, whoever took the last trick of a deal leads to the first one of the next.
    [prev_last_winner-shared] In the first deal, and after every 4-3-3-3, the player on the dealer's { $next } leads to the first trick. In the others, whoever took the last trick of the deal before.
   *[eldest] The player on the dealer's { $next } leads to the first trick of every deal.
}
king-lead-cards = { $bans ->
    [yes] Any card may be led to a trick, unless the rule of the deal, further below, says otherwise.
   *[no] Any card may be led to a trick.
}
king-forced-exception = { $deals ->
    [1] Exception in the deal { $names }: whoever holds { $card } has to play that card at the first opportunity, as explained further below.
   *[other] Exception in the deals { $names }: whoever holds { $card } has to play that card at the first opportunity, as explained further below.
}
king-play-all = Everybody plays one card to every trick, until all cards of the deal are played, even when nothing that counts is left.
king-play-all-early = Everybody plays one card to every trick, until all cards are played; but a deal that counts cards alone ends as soon as all cards that count have been taken: { $names }.

king-contracts-trump = { $positive ->
    [yes] The negative deals have no trumps.
   *[no] All deals are played without trumps.
}
king-contracts-taken = Whoever takes a trick takes all its cards, the one they played themselves too.
king-contract = { $title }: { $counts }.
king-contract-in = { $deals ->
    [1] { $title } (deal { $numbers }): { $counts }.
   *[other] { $title } (deals { $numbers }): { $counts }.
}
king-counts = { $points ->
    [one] { $what } counts { $signed } point
   *[other] { $what } counts { $signed } points
}
king-counts-more = { $points ->
    [one] { $what } counts { $signed } point more
   *[other] { $what } counts { $signed } points more
}
king-counts-base = { $points ->
    [one] every player gets { $signed } point in any case
   *[other] every player gets { $signed } points in any case
}
king-counts-nothing = nothing counts
king-each-trick = each trick taken
king-each-suit = each card of { $suit } taken
king-each-rank = { $rank ->
    [A] each ace taken
    [K] each king taken
    [Q] { $faces ->
        [latin] each knight taken
       *[french] each queen taken
    }
    [J] each jack taken
    [T] each 10 taken
   *[other] each { $rank } taken
}
king-card = { $rank ->
   *[other] the { $card }
}
king-each-last = { $n ->
    [1] the last trick
    [2] each of the last two tricks
   *[other] each of the last { $n } tricks
}
king-last = { $place ->
    [1] the last trick
    [2] the last trick but one
   *[other] trick { $place } from the end
}
king-also-no-queens = In Brazil this deal is also called Mulheres, women.
king-also-no-men = In Brazil this deal is also called Homens, men.
king-also-no-king = This deal is also called King, and { $king } is called Kingão or Botijão.
king-total = The deal adds up to { $totals }.
king-points = { $points ->
    [one] { $signed } point
   *[other] { $signed } points
}
king-points-with = { $points ->
    [one] { $signed } point with { $seats } players
   *[other] { $signed } points with { $seats } players
}
king-lead-ban = Nobody may lead { $suit } while holding a card of another suit.
king-forced = { $must ->
    [only] Whoever holds { $card } has to play it at the first opportunity: as soon as somebody else leads { $suit }, even when holding other cards of that suit; as soon as they hold no card of the suit led; and if they have to lead { $suit } because they hold no other suit, they lead that card.
   *[if] Whoever holds { $card } has to play it at the first opportunity: as soon as somebody else leads { $suit }, even when holding other cards of that suit; as soon as they hold no card of the suit led; and if they lead { $suit }, they lead that card.
}
king-example = For example: { $things }, { $points }.
king-example-with = { $things }, including { $more }
king-some-tricks = { $n ->
    [1] 1 trick
   *[other] { $n } tricks
}
king-some-suit = { $n ->
    [1] 1 card of { $suit }
   *[other] { $n } cards of { $suit }
}
king-one-rank = { $rank ->
    [A] an ace
    [K] a king
    [Q] { $faces ->
        [latin] a knight
       *[french] a queen
    }
    [J] a jack
    [T] a 10
   *[other] a card of rank { $rank }
}
king-all-last = { $n ->
    [1] the last trick
    [2] the last two tricks
   *[other] the last { $n } tricks
}
king-all-last-of = { $n ->
    [1] the last
    [2] the last two
   *[other] the last { $n }
}

king-owner = { $auction ->
    [off] The owner of a positive deal is its dealer. After looking at their cards the owner chooses whether it is played up or down.
    [always] The owner of a positive deal is its dealer. After looking at their cards the owner has to hear the offers of the others in an auction, and only then chooses to sell the deal or to play it, up or down.
   *[owner_may] The owner of a positive deal is its dealer. After looking at their cards the owner chooses whether it is played up or down, or opens an auction to sell it.
}
king-no-offers = There are no offers, no sale and no ultimatum, and the deal may not be left unplayed.
king-up = Up: each trick gives { $points ->
    [one] { $signed } point to whoever takes it
   *[other] { $signed } points to whoever takes it
}, and the deal adds up to { $total }. { $sold ->
    [yes] The owner, or the buyer if the deal was sold, names the trump: one of the four suits, or no trumps.
   *[no] The owner names the trump: one of the four suits, or no trumps.
}
king-down = Down, or nulls: there are no trumps, every player gets { $bonus }, and each trick counts { $points } for whoever takes it; the deal adds up to { $total }.
king-positive-example = For example, whoever takes 2 tricks gets { $up } up and { $down } down.
king-no-ban = In positive deals hearts may be led.

king-offers-open = { $auction ->
    [always] The three other players make offers to the owner, aloud and in turn, beginning with the player on the owner's { $next } and going on in the direction of play, round after round.
   *[owner_may] When the auction is opened, the three other players make offers to the owner, aloud and in turn, beginning with the player on the owner's { $next } and going on in the direction of play, round after round.
}
king-offers-kind = { $kind ->
    [both] An offer is a number of tricks up, or a number of nulls, and nothing else is said: the trump is named only after the owner has accepted.
   *[up] An offer is a number of tricks up, never nulls, and nothing else is said: the trump is named only after the owner has accepted.
}
king-offers-order = { $kind ->
    [both] Every offer has to cover the one before, that is, to be worth more than it
   *[up] Every offer has to cover the one before, that is, to be of more tricks than it
}{ $preference ->
    [yes] , unless it equals it by preference.
   *[no] .
}
king-offers-ladder = { $null } is worth as much as { $worth }, and the order of the offers is: { $order }.
king-offers-example = For example, to cover { $low } it takes at least { $high }.
king-offers-limit = { $kind ->
    [both] Nobody may offer more than { $limit }, nor more than { $nulls }.
   *[up] Nobody may offer more than { $limit }.
}
king-up-tricks = { $n ->
    [1] 1 trick
   *[other] { $n } tricks
}
king-nulls = { $n ->
    [1] 1 null
   *[other] { $n } nulls
}
king-offers-turn = { $preference ->
    [yes] Whoever made the last offer does not speak again in the auction until somebody covers or equals it.
   *[no] Whoever made the last offer does not speak again in the auction until somebody covers it.
}
king-offers-pass = { $final ->
    [yes] Whoever does not want to offer passes, and is out of the auction with no further rights. The auction closes when only the maker of the last offer is left, or when all three have passed.
   *[no] Whoever does not want to offer passes, and may still offer when their turn comes round again. The auction closes when, after an offer, the two others pass in a row; or when all three pass without any offer.
}
king-preference = { $final ->
    [yes] Preference goes by seats, in the order that begins on the owner's { $next }. In their turn, players who have not passed may equal the last offer if somebody later in this order made it, and take it over.
   *[no] Preference goes by seats, in the order that begins on the owner's { $next }. In their turn, even after having passed, players may equal the last offer if somebody later in this order made it, and take it over.
} So the first has preference over the two others, and the second over the third.
king-preference-terms = { $kind ->
    [both] To equal is to offer the same in the same terms: { $same } only with { $same }, not with { $null }.
    [one] To equal is to offer the same in the same terms: { $same } only with { $same }, not with { $null }.
   *[up] To equal is to offer the same number.
} For the closing of the auction this counts as a new offer. Whoever was equalled may offer more in their turn.
king-no-preference = Nobody may equal an offer.
king-reply = When the auction is closed the owner is free to accept the last offer, if there is one, or to keep the deal and play it, up or down.
king-sold = { $kind ->
    [both] If an offer of tricks is accepted, the deal is played up, and the buyer names the trump, or no trumps; if an offer of nulls is accepted, it is played down.
   *[up] If the offer is accepted, the deal is played up, and the buyer names the trump, or no trumps.
}
king-negotiate = { $kind ->
    [both] Before deciding, the owner may once ask the maker of the last offer to raise it to a higher number, chosen by the owner and within the limit: tricks stay tricks, and nulls stay nulls.
   *[up] Before deciding, the owner may once ask the maker of the last offer to raise it to a higher number, chosen by the owner and within the limit.
} If the answer is yes, that is the offer now; if it is no, the old one stands. Either way the owner is still free to accept it or not. { $preference ->
    [yes] The others make no more offers and cannot use their preference.
   *[no] The others make no more offers.
}
king-ultimatum-below = { $limit } (as one of { $nulls } is)
king-ultimatum = { $when ->
    [early] Ultimatum ("{ $n } or nulls"): the owner may demand { $limit } instead of opening the auction; and also when the auction is closed, if there is no offer or the last one is worth less than { $below }.
   *[late] Ultimatum ("{ $n } or nulls"): when the auction is closed, the owner may demand { $limit } if there is no offer or the last one is worth less than { $below }.
} { $negotiate ->
    [yes] This is allowed even after asking for a raise. The last offer, if there is one, then lapses.
   *[no] The last offer, if there is one, then lapses.
}
king-ultimatum-answers = To an ultimatum the others answer yes or no, once each, beginning with the player on the owner's { $next }. The first who says yes buys the deal for { $limit }: the owner has to accept, the deal is played up, and the buyer names the trump, or no trumps. If all say no, the owner has to play down.
king-shared = { $when ->
    [none] Failed auction: if, when the auction is closed, there is no offer, the owner may decide that the deal is not played
    [nulls] Failed auction: if, when the auction is closed, there is no offer, or the last one is of at most { $most } or { $nulls }, the owner may decide that the deal is not played
    [nulls-raised] Failed auction: if, when the auction is closed, there is no offer, or the last one, raised or not, is of at most { $most } or { $nulls }, the owner may decide that the deal is not played
    [tricks] Failed auction: if, when the auction is closed, there is no offer, or the last one is of at most { $most }, the owner may decide that the deal is not played
    [tricks-raised] Failed auction: if, when the auction is closed, there is no offer, or the last one, raised or not, is of at most { $most }, the owner may decide that the deal is not played
    [any] When the auction is closed, with any offer or none, the owner may also decide that the deal is not played
   *[never] The owner may decide that the deal is not played
}: 4 tricks are marked for the owner and 3 for each of the others (4-3-3-3), that is, { $own } and { $other }. { $direct ->
    [yes] The owner may do so without opening the auction too.
    [only] The owner may do so only instead of opening the auction, not after it.
   *[no] Only after an auction may the owner do so.
}
king-not-shared = A positive deal is always played, even if nobody offers anything.

king-price = { $kind ->
    [both] The buyer pays the owner at the end of the deal, with points of that deal: { $up } for each trick offered, { $down } for each null offered.
   *[up] The buyer pays the owner at the end of the deal, with points of that deal: { $up } for each trick offered.
}
king-payment = { $payment ->
    [fixed] The buyer always pays the whole price, even if that takes their points of the deal below zero.
    [top_up] The buyer only pays what the points that the owner made in the deal lack to the price, and never more than the points that the buyer made in it; a buyer with no points or fewer pays nothing. If the owner made as much as the price, nothing is paid.
   *[capped] The buyer never pays more than the points they made in the deal: if these do not reach the price, all of them are handed over and the rest is not owed; a buyer with no points or fewer pays nothing. That is the seller's risk.
}
king-payment-sum = The total of the deal does not change: what one pays the other gets.
king-payment-example = For example, a deal sold for { $price }, { $worth }: the owner takes { $seller }, the buyer { $buyer }. Without the sale they would have { $before_seller } and { $before_buyer }; with the sale paid, the owner has { $after_seller } and the buyer { $after_buyer }.

king-count = At the end of each deal all players count and announce what they have taken, and the sum has to be the total of the deal.
king-sheet = { $sheet ->
    [two_columns] On the sheet each player has two columns, one for the negative deals and one for the positive ones; the balance is the sum of both.
   *[net] On the sheet each player's points are added up deal by deal, in one balance.
}
king-sums = The negative deals add up to { $negative }, the positive ones to { $positive }, and the whole match to { $total }.
king-sums-one = All deals together add up to { $total }.
