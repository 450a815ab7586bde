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
section-auction = Auction
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
rule-code = Code of these rules: { $code }
rule-first-dealer = { $how ->
    [random] The first dealer is drawn: everybody draws a card, and the highest deals. Between cards of one rank the suits count, from the highest to the lowest: { $suits }.
   *[chosen] The table chooses the first dealer, in any way it finds fair.
}
rule-first-dealer-joker = { $jokers ->
    [one] In that draw the joker is higher than any other card.
   *[many] In that draw a joker is higher than any other card; between jokers chance decides.
}
rule-first-dealer-twins = If the highest card is drawn twice, chance decides between the two.
rule-dealing = The dealer shuffles, the player on the dealer's { $before } cuts, and the cards are dealt one at a time, face down: the first to the player on the dealer's { $next }, the last to the dealer.
rule-dealer-rotation = { $rotation ->
    [next] The next deal is dealt by the player on the dealer's { $next }.
    [fixed] The dealer stays the same through the whole match.
   *[last_winner] Whoever takes the last trick deals the next time.
}
rule-dealer-untaken = If nobody takes that last trick, whoever led to it deals the next time.

pack-jokers = { $jokers ->
    [0] without jokers
    [1] with 1 joker added
   *[other] with { $jokers } jokers added
}
rule-pack = The pack has 52 cards, { $jokers }.
rule-pack-latin40 = The pack is the Spanish (Latin) one of 40 cards, { $jokers }. Its suits are coins, cups, swords and clubs; each has the cards from 1 (the ace) to 7, then the jack, the knight and the king.
rule-pack-latin48 = The pack is the Spanish (Latin) one of 48 cards, { $jokers }. Its suits are coins, cups, swords and clubs; each has the cards from 1 (the ace) to 9, then the jack, the knight and the king.
rule-pack-std36 = The pack has 36 cards, from the 6 to the ace of each suit, { $jokers }.
rule-pack-std32 = The pack has 32 cards, from the 7 to the ace of each suit, { $jokers }.
rule-pack-stripped = The pack is reduced to 8 cards for each player, { $jokers }: of the usual 52 cards the lowest ranks are taken out.
rule-pack-stripped-at = With { $seats } players the cards from the { $lowest } to the ace remain: { $cards } cards.
rule-pack-low13 = The pack has the usual 52 cards, { $jokers }, and 13 low cards of a second pack: all 2s, 3s and 4s, and the 5 of { $suits }.
rule-pack-low26 = The pack has the usual 52 cards, { $jokers }, and 26 low cards of a second pack: all cards from 2 to 7, and the 8s of { $suits }.
rule-pack-total = { $packs ->
    [1] In all there are { $cards } cards.
   *[other] { $packs } such packs are put together: { $cards } cards in all.
}
rule-ranks = In each suit, from the highest card to the lowest: { $ranks }.
rule-ranks-some = In each suit, from the highest card to the lowest, as far as the pack goes: { $ranks }.
listed-latin-A = 1 (ace)
rule-joker-suit = Jokers belong to none of the four suits: they form a fifth one.
rule-joker-wild-rank = A joker is above all other cards.
rule-no-values = Cards are worth no points: only tricks count.
rule-duplicates = { $twins ->
    [last] If two identical cards fall to one trick, the one played later beats the other.
    [first] If two identical cards fall to one trick, the one played first beats the other.
   *[cancel] Two identical cards in one trick cancel each other out, and the best of the other cards takes it. If no other card can, nobody takes the trick, and whoever led to it leads to the next.
}
rule-duplicates-jokers = { $twins ->
    [last] If both jokers fall to one trick, the one played later beats the other.
    [first] If both jokers fall to one trick, the one played first beats the other.
   *[cancel] Two jokers in one trick cancel each other out, and the best of the other cards takes it. If no other card can, nobody takes the trick, and whoever led to it leads to the next.
}
rule-duplicates-jokers-too = Jokers count as identical among themselves.

rule-deals-constant = The match has { $deals ->
    [1] a single deal, in which
   *[other] { $deals } deals, and in each of them
} every player gets { $size ->
    [1] 1 card.
   *[other] { $size } cards.
}
rule-deals-run = The match has { $deals } deals. Deal by deal, everybody gets this number of cards: { $run }.
rule-deals-constant-with = With { $seats } players the match has { $deals ->
    [1] a single deal, in which
   *[other] { $deals } deals, and in each of them
} every player gets { $size ->
    [1] 1 card.
   *[other] { $size } cards.
}
rule-deals-run-with = With { $seats } players the match has { $deals } deals, with this number of cards each: { $run }.
rule-deals-same = In every deal everybody gets { $size ->
    [1] 1 card.
   *[other] { $size } cards.
}
rule-deals-same-with = With { $seats } players everybody gets in every deal { $size ->
    [1] 1 card.
   *[other] { $size } cards.
}
rule-deals-round = Deal by deal, everybody gets this number of cards: { $run }. After these { $deals } deals the course begins again.
rule-deals-round-with = With { $seats } players everybody gets, deal by deal, this number of cards: { $run }. After these { $deals } deals the course begins again.
rule-continue-ask = After the last of these deals the people at the table vote whether to play on; bots have no vote. If more are for it than against, the match goes on, to { $deals } deals in all; the further ones have this number of cards each: { $run }. If not, or if the votes are equal, it ends.
rule-continue-ask-with = After the last of these deals the people at the table vote whether to play on; bots have no vote. If more are for it than against, with { $seats } players the match goes on, to { $deals } deals in all; the further ones have this number of cards each: { $run }. If not, or if the votes are equal, it ends.
rule-reshuffle = For each deal all cards are gathered and shuffled again.
rule-stock = Cards that are left over lie apart, face down, and take no part in the deal.

rule-trump-turn-up = When the cards are dealt the top card of the stock is turned: its suit is trump for this deal. It stays in view until the deal ends, and nobody plays it.
rule-full-deal = { $trump ->
    [dealer_last_card] When the whole pack is dealt ({ $when }), the last card, which is the dealer's, is shown to all: its suit is trump, and the dealer plays it like any other.
    [cut] When the whole pack is dealt ({ $when }), a card is cut from the pack before the dealing, shown to all and put back: its suit is trump.
    [dealer_names] When the whole pack is dealt ({ $when }), the dealer names the trump, a suit or no trumps, before anybody looks at the cards.
   *[none] When the whole pack is dealt ({ $when }), no card is left to turn and the deal has no trumps.
}
rule-full-deal-when = { $size ->
    [1] 1 card each, with { $seats } players
   *[other] { $size } cards each, with { $seats } players
}
rule-trump-low = If the card that shows the trump is of one of these ranks, the deal has no trumps: { $ranks }.
rule-joker-trumps = { $pair ->
    [yes] But if a joker is turned, none of the four suits is trump: the other joker is the only trump of the deal, and takes any trick that it is played to.
   *[no] But if a joker is turned, none of the four suits is trump: jokers are the only trumps of the deal.
}
rule-joker-no-trump = If a joker is turned, the deal has no trumps.
rule-joker-redraw = If a joker is turned, the next card is turned in its place. If there are only jokers, the deal has no trumps.
rule-joker-full-deal = If the card shown when the whole pack is dealt is a joker, the deal has no trumps.
rule-trump-fixed = Trump is always { $suit }.
rule-trump-cycle = No card is turned: trump changes with every deal, in this fixed order: { $cycle }. After the last of them the first comes again, and so on.
rule-trump-none = All deals are played without trumps.
rule-trump-bidder = Trump is named when all have bid: whoever has bid the most names a suit, or no trumps. { $equal }
rule-trump-dealer = { $mode ->
    [blind] As soon as the cards are dealt the dealer names the trump, a suit or no trumps, before anybody looks at the cards.
   *[seen] As soon as the cards are dealt the dealer names the trump, a suit or no trumps, before anybody looks at the cards. Then everybody looks at their own.
}
rule-trump-auction = { $nt ->
    [yes] An auction decides which suit is trump, or that there are no trumps.
   *[no] An auction decides which suit is trump.
}
rule-trump-exceptions = Without trumps: { $deals }.
rule-nt-first = the first deal
rule-nt-last = the last deal
rule-nt-max = the deals with the most cards
rule-nt-number = deal { $number }
rule-nt-number-with = deal { $number } with { $seats } players
rule-nt-tie = deal { $number } (if a tie leads to it)
equal-earlier = Of equal bids the earlier one counts.
equal-counted = Of equal bids the one counts that comes first going round from { $first }.
equal-declarer-last = Of equal bids the one spoken first counts, and the declarer's counts as the last.
opener-name = { $opens ->
    [eldest] the player on the dealer's { $next }
    [dealer] the dealer
    [right] the player on the dealer's right
   *[first_leader] the player who leads to the first trick
}

rule-auction = { $nt ->
    [yes] Before the bids everybody looks at their cards, and an auction is held for the trump. An offer is a number of tricks together with a suit that is to be trump, or with no trumps.
   *[no] Before the bids everybody looks at their cards, and an auction is held for the trump. An offer is a number of tricks together with a suit that is to be trump.
}
rule-auction-opens = { $opens ->
    [dealer] The dealer speaks first in the auction, and the others follow in turn.
   *[left] The player on the dealer's { $next } speaks first in the auction, and the others follow in turn.
}
rule-auction-range = { $raised ->
    [yes] An offer is of at least { $least ->
        [1] 1 trick
       *[other] { $least } tricks
    }, or of more after a gulash, and of at most { $most }.
   *[no] An offer is of at least { $least ->
        [1] 1 trick
       *[other] { $least } tricks
    } and of at most { $most }.
}
rule-auction-order = Every offer has to be higher than the one before: more tricks, with any suit, or as many tricks with a higher suit. In the auction the suits rank like this, from the lowest to the highest: { $suits }.
rule-auction-only = Nothing else can be offered.
rule-auction-one-suit = Only this can be offered: { $suit }. Every offer has to be of more tricks than the one before.
rule-auction-example = For example, after an offer of { $n } { $middle }, { $n } { $high } is higher, and so is { $more } { $low }; { $n } { $low } is not.
rule-auction-pass = { $again ->
    [yes] Whoever does not offer passes, and may still offer when the turn comes round again.
   *[no] Whoever does not offer passes, and takes no further part in the auction.
}
rule-auction-end = { $end ->
    [raises-again] The auction ends when four passes in a row follow an offer: the three others pass, and then the player who made it. Instead of that fourth pass this player may raise the offer, and then the others speak again.
    [stands-again] The auction ends when the three others pass in a row after an offer. Whoever made it cannot raise it then.
    [raises-final] The auction ends when the three others have passed and the player who made the last offer passes too. Instead of that last pass this player may raise the offer.
   *[stands-final] The auction ends when three players have passed after an offer was made. Whoever made the last offer cannot raise it then.
}
rule-auction-highest = An offer that nobody can raise does not end the auction at once: those passes still follow it.
rule-auction-won = { $raise ->
    [yes] Whoever made the last offer is the declarer. The suit of the offer, if it names one, is trump; its number of tricks is the least that the declarer may bid.
   *[no] Whoever made the last offer is the declarer. The suit of the offer, if it names one, is trump; its number of tricks is the declarer's bid.
}
rule-auction-void = If all four pass and nobody has made an offer, the deal does not count: the same dealer shuffles and deals again.
rule-gulash = If all four pass and nobody has made an offer, there is a gulash: everybody chooses { $cards ->
    [1] 1 card and gives it, face down, to the player on their { $side }, before looking at the one that comes.
   *[other] { $cards } cards and gives them, face down, to the player on their { $side }, before looking at those that come.
} Then a new auction begins, opened by the same player as before.
rule-gulash-again = { $times ->
    [1] If all pass again after the gulash, the deal does not count: the same dealer shuffles and deals again.
   *[other] A deal has up to { $times } gulashes. If all pass again after the last of them, the deal does not count: the same dealer shuffles and deals again.
}
rule-gulash-raise = Every gulash raises the lowest number of tricks that may be offered by 1: { $least }.

rule-bid = { $mode ->
    [simultaneous] After looking at their cards, all players bid at the same moment how many tricks they will take: { $range }. Nobody knows another bid before making their own.
    [secret_until_end] After looking at their cards, all players write down in secret how many tricks they will take: { $range }. The bids lie face down until the deal has been played: till then nobody knows another's bid, nor what the bids add up to.
    [blind] Before anybody looks at the cards, all players bid aloud, one after the other, how many tricks they will take: { $range }. Only when all have bid do they look at their cards.
   *[sequential] After looking at their cards, all players bid aloud, one after the other, how many tricks they will take: { $range }.
}
rule-bid-fingers = { $hands ->
    [1] After looking at their cards, all players show with the fingers of one hand, together on a count of three, how many tricks they will take: { $range }.
   *[other] After looking at their cards, all players show with their fingers, together on a count of three, how many tricks they will take: { $range }.
}
rule-bid-auction = { $declarer ->
    [stands] After the auction the other three bid aloud, one after the other, how many tricks they will take: { $range }. The declarer does not bid again: the number of the auction stands.
   *[raises] After the auction all players bid aloud, one after the other, how many tricks they will take: the declarer at least the number of the auction, the others { $range }.
}
bid-range = from { $least } to the number of cards they were dealt
bid-range-limit = { $shape ->
    [one] always { $most }
   *[some] from { $least } to { $most }
}{ $limit ->
    [yes] , but not more than the cards they were dealt
   *[no] {""}
}
bid-range-declarer = from { $least } to the declarer's number, but not more
rule-bid-one-card = In a deal of 1 card the bid is 0 or 1.
rule-bid-all = Everybody has to bid; there is no pass.
rule-bid-stands = Each of the three has to bid; there is no pass.
rule-bid-opens = { $opens ->
    [eldest] The player on the dealer's { $next } bids first and the others follow in turn; the dealer bids last.
    [eldest-stands] The player on the dealer's { $next } bids first and the others follow in turn; the declarer is passed over.
    [dealer] The dealer bids first and the others follow in turn.
    [right] The player on the dealer's right bids first and the others follow in turn.
    [declarer_left] The player on the declarer's { $next } bids first, the others follow in turn, and the player on the declarer's { $before } bids last.
    [declarer] The declarer bids first, the others follow in turn, and the player on the declarer's { $before } bids last.
   *[first_leader] Whoever will lead to the first trick bids first and the others follow in turn.
}
rule-bid-change = { $change ->
    [until_next_speaks] Whoever has bid may change the bid, once, until the next player has spoken. The last to bid may not change it.
    [until_first_card] Whoever has bid may change the bid, once, until the next player has spoken; the last to bid may do so until the first card is played. The new bid has to be one that could have been made at first.
   *[never] A bid, once made, stands.
}
rule-hook = { $kind ->
    [gt] The bids have to add up to more than the number of cards that each player was dealt: the last to bid has to bid enough for that.
    [lt] The bids have to add up to less than the number of cards that each player was dealt: the last to bid has to bid little enough for that.
    [eq] The bids have to add up to exactly the number of cards that each player was dealt: the last to bid has to say the number that makes it so.
   *[ne] The bids may not add up to the number of cards that each player was dealt: the last to bid may not say the number that would make it so.
}
rule-hook-example = For example, { $size ->
    [1] with 1 card
   *[other] with { $size } cards
} each and { $count ->
    [1] a bid
   *[other] bids
} of { $bids }, the last may not bid { $hooked }, but may bid { $free }.
rule-hook-example-must = For example, { $size ->
    [1] with 1 card
   *[other] with { $size } cards
} each and { $count ->
    [1] a bid
   *[other] bids
} of { $bids }, the last may only bid { $allowed }.
rule-hook-more = anything else
rule-hook-passed = If the others have bid more than the number of cards already, the last may bid anything.
rule-hook-no-number = If that would leave the last to bid no number at all, it does not count for that bid.
rule-hook-nearest = { $kind ->
    [gt] If no bid is enough, the last to bid makes the highest that may be made.
    [lt] If even the lowest bid is too much, the last to bid makes that one.
   *[eq] If no bid makes it so, the last to bid makes the one that comes nearest: the lowest if the others have bid too much, the highest if they have bid too little.
}
rule-hook-from = In deals of fewer than { $size } cards the bids may add up to anything.
rule-hook-except-last = In the last deal of the course the bids may add up to anything.
rule-hook-except-asked = In the last deal before the vote, and if the match goes on in the very last, the bids may add up to anything.
rule-hook-except-number = { $course ->
    [yes] In the last deal of the course, when it is played for the first time ({ $deals }), the bids may add up to anything.
   *[no] In one deal the bids may add up to anything: { $deals }.
}
rule-no-hook = The bids may add up to anything, the number of cards included.
rule-bid-nils = { $most ->
    [1] Nobody may bid 0 in two deals in a row, unless 0 is the only number left to bid.
   *[other] Nobody may bid 0 in more than { $most } deals in a row, unless 0 is the only number left to bid.
}
rule-bid-label = { $even ->
    [yes] If all bids together are less than the number of cards of each player, the deal is called "under"; otherwise "over".
   *[no] If all bids together are less than the number of cards of each player, the deal is called "under"; if they are more, "over".
}
rule-bids-kept = { $mode ->
    [secret_until_end] Only when all cards are played are the bids shown.
   *[other] The bids are written down for everybody to see until the deal ends.
}

rule-lead = { $lead ->
    [dealer] The dealer leads any card to the first trick of the deal.
    [eldest] The player on the dealer's { $next } leads any card to the first trick of the deal.
    [declarer] The declarer leads any card to the first trick of the deal.
   *[prev_last_winner] In the first deal the player on the dealer's { $next } leads to the first trick. From then on, whoever took the last trick of a deal leads to the first one of the next.
}
rule-lead-untaken = If nobody took that last trick, whoever led to it leads to the first one of the next deal.
rule-lead-highest = Whoever has bid the most leads any card to the first trick of the deal. { $equal }
rule-lead-namer = Whoever named the trump leads any card to the first trick of the deal.
rule-follow = The others play one card each, in turn. Whoever holds a card of the suit led has to play one.
rule-must-beat = { $free ->
    [trumps] Whoever follows suit has to beat the highest card of the suit led in the trick, if possible, even if trumps were led. Once somebody has trumped a trick of another suit, any card of the suit led will do.
    [jokers] Whoever follows suit has to beat the highest card of the suit led in the trick, if possible. Once somebody has played a joker, any card of the suit led will do.
    [both] Whoever follows suit has to beat the highest card of the suit led in the trick, if possible, even if trumps were led. Once somebody has trumped a trick of another suit or played a joker, any card of the suit led will do.
   *[none] Whoever follows suit has to beat the highest card of the suit led in the trick, if possible.
}
rule-void = { $duty ->
    [any] Whoever holds none of that suit plays any card, a trump or not: nobody is obliged to trump.
    [must_overtrump] Whoever holds none of that suit has to play a trump, and one that is higher than every trump in the trick if possible. A player who has no trumps either may play any card.
   *[must_trump] Whoever holds none of that suit has to play a trump; it may be lower than those already in the trick. A player who has no trumps either may play any card.
}
rule-void-no-trump = Whoever holds none of that suit plays any card.
rule-lead-trump = { $when ->
    [last_resort] But a trump may be led only by a player who holds nothing else.
    [broken] But until a trump has been played in the deal, a trump may be led only by a player who holds nothing else.
   *[always] Trumps may be led at any time.
}
rule-wins = The highest trump takes the trick. If no trump was played, the highest card of the suit led takes it.
rule-wins-no-trump = The highest card of the suit led takes the trick.
rule-joker-led = If a joker is led, whoever holds another joker has to play it.
rule-joker-elsewhere = { $duty ->
    [trump] To a trick of another suit a joker may be played only by a player who has no card of that suit and no trump.
   *[any] To a trick of another suit a joker may be played only by a player who has no card of that suit.
}
rule-joker-wins = { $beaten ->
    [trump] A joker that is led takes the trick, unless somebody trumps it.
    [joker] A joker that is led takes the trick, unless somebody plays another joker to it.
    [both] A joker that is led takes the trick, unless somebody trumps it or plays another joker to it.
   *[no] A joker that is led takes the trick.
}
rule-joker-loses = { $trumps ->
    [jokers] A joker that is played to another suit takes nothing, unless it is the trump of the deal.
   *[other] A joker that is played to another suit takes nothing.
}
rule-joker-wild = { $jokers ->
    [one] The joker may be played at any time, whatever was led, and takes the trick, trumps or not.
   *[many] A joker may be played at any time, whatever was led, and takes the trick, trumps or not.
}
rule-joker-wild-led = { $twins ->
    [cancel] If a joker is led, the others may play any card. If the jokers of a trick cancel each other out, the first other card counts as led.
   *[other] If a joker is led, the others may play any card.
}
rule-next-lead = Whoever takes a trick leads to the next.
rule-revoke = A card that the rules do not allow is refused at once, with the reason.
rule-revoke-what = Whoever holds a card of the suit led and plays one of another suit revokes, on purpose or not. Nothing prevents it, and nobody is told.
rule-revoke-proven = The revoke is proven when that player, later in the same deal, plays a card of the suit that was not followed. { $points ->
    [0] The deal stops at once, and nobody gains or loses points in it.
    [1] The deal stops at once: that player loses 1 point, and nobody else gains or loses any.
   *[other] The deal stops at once: that player loses { $points } points, and nobody else gains or loses any.
}
rule-revoke-again = A deal stopped by a revoke is dealt again, with as many cards, by the same dealer.
rule-revoke-unproven = A revoke that no later card proves costs nothing.
rule-revoke-duties = The other duties of the play are not enforced either; breaking them costs nothing.
rule-tricks-kept = Each player's tricks are kept apart, face down, and everybody sees how many each has taken.
rule-play-all = Everybody plays one card to every trick, until all cards of the deal are played.

rule-end-schedule = The match ends after the last deal.
rule-end-asked = If the table votes against playing on, the match ends there; if it votes for it, after the last of the further deals. Only then does a tie for first place count.
rule-end-target = The match ends with the deal in which somebody reaches { $target ->
    [1] 1 point
   *[other] { $target } points
} or more. If nobody does within { $deals ->
    [1] 1 deal
   *[other] { $deals } deals
}, it ends there.
rule-winner = { $winner ->
    [zero_first] Whoever has exactly 0 points after the last deal wins. If nobody has, the most points win.
    [low] The fewest points win.
   *[high] The most points win.
}
rule-winner-zeros = If several have 0, the most exact bids among them win; if that ties too, they share the win, and no further deals are played.
rule-tie-extra = If there is a tie for first place, further deals are played, by everybody, until one player is ahead. { $more ->
    [yes] However many cards the others had, these deals have
   *[no] These deals have
} { $sizes }.
rule-tie-like = { $trump ->
    [cycle] Each is dealt by whoever would deal next; the trumps go on in their order, and all else is as in the other deals.
    [none] Each is dealt by whoever would deal next, and all else is as in the other deals.
   *[same] Each is dealt by whoever would deal next, and all else, the trump included, is as in the other deals.
}
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
rule-tie-shared = If there is a tie for first place, the win is shared.
rule-tie-exact = If there is a tie for first place, the most exact bids win; if that ties too, the win is shared.
