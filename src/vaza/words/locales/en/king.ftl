# The rules of King in sentences: vaza.words.chapters chooses and fills in.
section-contracts = What each deal counts
section-positive = Positive deals
section-offers = The auction of a positive deal
section-payment = Paying for a deal

king-object = { $kinds ->
    [both] In the negative deals what one takes costs points, so that one avoids tricks or certain cards; in the positive deals everybody earns points: up, for the tricks one takes; down, for those one does not.
    [negative] Each deal counts something else, tricks or certain cards, and the points say whether to take it or to avoid it.
   *[positive] In each deal everybody earns points: up, for the tricks one takes; down, for those one does not.
}
king-alone = Everybody plays alone, without partners, and nobody says beforehand how many tricks they will take.

king-first-dealer = { $how ->
    [KH_drawer] To find the first dealer, cards are dealt one at a time, face up, round the table: whoever gets the { $king } deals first.
    [mine] To find the first dealer, cards are dealt one at a time, face up, round the table: whoever gets the { $king } chooses who deals first, themselves included, and so also which positive deal will be their own.
   *[KH_drawer_chooses] To find the first dealer, cards are dealt one at a time, face up, round the table: whoever gets the { $king } chooses who deals first, themselves included.
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
    [yes] Any card may be led to a trick, except in the deals of which something else is said below.
   *[no] Any card may be led to a trick.
}
king-play-all-early = Everybody plays one card to every trick, until all cards are played; but a deal that counts cards alone ends as soon as all cards that count have been taken: { $names }.

king-contracts-trump = { $positive ->
    [yes] The negative deals have no trumps.
   *[no] All deals are played without trumps.
}
king-contracts-taken = A card is taken by whoever takes the trick that it was played to, even by its own player.
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
    [A] each ace
    [K] each king
    [Q] { $faces ->
        [latin] each knight
       *[french] each queen
    }
    [J] each jack
    [T] each 10
   *[other] each { $rank }
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
king-also-no-king = This deal is also called King, and its card Kingão or Botijão.
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
king-example-with = { $things } (with { $more })
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

king-owner = { $auction ->
    [off] The owner of a positive deal is its dealer. After looking at their cards the owner chooses whether it is played up or down.
    [always] The owner of a positive deal is its dealer. After looking at their cards the owner has to hear the offers of the others in an auction, and only then chooses to sell the deal or to play it, up or down.
   *[owner_may] The owner of a positive deal is its dealer. After looking at their cards the owner chooses whether it is played up or down, or opens an auction to sell the right to choose.
}
king-up = Up: each trick gives { $points ->
    [one] { $signed } point to whoever takes it
   *[other] { $signed } points to whoever takes it
}, and the deal adds up to { $total }. Whoever plays it names the trump: one of the four suits, or no trumps.
king-down = Down, or nulls: there are no trumps, every player gets { $bonus }, and each trick counts { $points } for whoever takes it; the deal adds up to { $total }.
king-positive-example = For example, whoever takes 2 tricks gets { $up } up and { $down } down.
king-no-ban = In positive deals hearts may be led.

king-offers-open = { $auction ->
    [always] The three others make the owner offers, aloud and in turn, beginning with the player on the owner's { $next }.
   *[owner_may] When the auction is opened, the three others make the owner offers, aloud and in turn, beginning with the player on the owner's { $next }.
}
king-offers-kind = { $kind ->
    [both] An offer is a number of tricks up, or a number of nulls, and nothing else is said: the trump is named only after the owner has accepted.
   *[up] An offer is a number of tricks up, never nulls, and nothing else is said: the trump is named only after the owner has accepted.
}
king-offers-order = { $kind ->
    [both] Every offer has to be worth more than the one before. { $null } is worth as much as { $worth }, and the order of the offers is: { $order }.
   *[up] Every offer has to be of more tricks than the one before.
}
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
    [yes] Whoever made the last offer does not speak until it is covered or equalled.
   *[no] Whoever made the last offer does not speak until it is covered.
}
king-offers-pass = { $final ->
    [yes] Whoever does not want to offer passes, and is out of the auction with no further rights. The auction closes when only the maker of the last offer is left, or when all three have passed.
   *[no] Whoever does not want to offer passes, and may offer again in their turn. The auction closes when, after an offer, the two others pass in a row; or when all three pass without any offer.
}
king-preference = Preference: whoever speaks earlier may equal the offer of whoever speaks later, and take it over; so the first to speak has preference over the two others, and the second over the third.
king-preference-terms = { $kind ->
    [both] An offer is equalled in the same terms: { $same } only with { $same }, not with { $null }. Whoever was equalled may offer more in their turn.
    [one] An offer is equalled in the same terms: { $same } only with { $same }, not with { $null }. Whoever was equalled may offer more in their turn.
   *[up] An offer is equalled with the same number. Whoever was equalled may offer more in their turn.
}
king-no-preference = Nobody may equal an offer.
king-reply = When the auction is closed the owner decides at will: to accept the last offer, if there is one, or not to sell and to play the deal, up or down.
king-sold = { $kind ->
    [both] If an offer of tricks is accepted, the deal is played up, and the buyer names the trump, or no trumps; if one of nulls is accepted, it is played down.
   *[up] If the offer is accepted, the deal is played up, and the buyer names the trump, or no trumps.
}
king-negotiate = Before deciding, the owner may ask the maker of the last offer once to raise it to a higher number, which the owner names, in the same terms and within the limit. If the answer is yes, that is the offer now; if it is no, the old one stands. The others speak no more, and have no preference over it.
king-ultimatum = { $when ->
    [early] Ultimatum ("{ $n } or nulls"): at the very start, or when the auction is closed and the offer has not reached the limit, the owner may demand { $limit }.
   *[late] Ultimatum ("{ $n } or nulls"): when the auction is closed and the offer has not reached the limit, the owner may demand { $limit }.
} The others answer yes or no, once each, beginning with the player on the owner's { $next }. The first who says yes buys the deal at that price, and the owner has to accept; if all say no, the owner has to play down.
king-shared = { $when ->
    [none] Failed auction: if nobody offered anything, the owner may decide that the deal is not played.
    [nulls] Failed auction: if nobody offered anything, or if the offer is not above { $most } or { $nulls }, the owner may decide that the deal is not played.
    [tricks] Failed auction: if nobody offered anything, or if the offer is not above { $most }, the owner may decide that the deal is not played.
    [any] When the auction is closed the owner may also decide that the deal is not played, whatever the offer.
   *[never] The owner may decide that the deal is not played.
} { $direct ->
    [yes] This may be done without opening the auction too.
    [only] This may only be done instead of opening the auction, not after it.
   *[no] This may not be done without opening the auction.
} Then 4 tricks are marked for the owner and 3 for each of the others: { $own } and { $other }.
king-not-shared = A positive deal is always played: there is no marking of 4-3-3-3.

king-price = { $kind ->
    [both] The buyer pays the owner at the end of the deal, with points of that deal: { $up } for each trick offered, { $down } for each null offered.
   *[up] The buyer pays the owner at the end of the deal, with points of that deal: { $up } for each trick offered.
}
king-payment = { $payment ->
    [fixed] The buyer always pays the whole price; if the buyer's points of the deal do not suffice, they fall below zero.
    [top_up] The buyer only pays what the owner's points of the deal lack to the price, and never more than the buyer's own points of the deal. If the owner made as much as the price, nothing is paid.
   *[capped] The buyer never pays more than the buyer's own points of the deal: if they do not reach the price, all of them are handed over and the rest is dropped. That is the seller's risk.
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
