# Why an action was refused: refused-<reason>. The variables are the facts of the refusal.
# Suits come as S H D C, or X for the jokers.
# $faces is french or latin, and tells how the suits are called.
refused-not-seated = You are watching: only who sits at the table can play.
refused-match-over = The match is over.
refused-not-now = { $stage ->
    [draw] It is not settled yet who deals first.
    [dealing] The cards are not dealt yet.
    [bidding] The bidding is still on: cards are played once everybody has bid.
    [auction] The auction is still on: the bids come after it.
    [exchange] Cards are being passed on: everybody chooses theirs.
    [naming] The trump has to be named first.
    [play] Now the cards are played.
    [asking] The table is deciding whether to play on.
    [choosing] Whoever got the king of hearts has yet to choose who deals first.
    [picking] The dealer has yet to pick what this deal is played for.
    [owner] The owner of the deal has yet to say how it is played.
    [offers] The auction is still on.
    [reply] The auction is closed: the owner of the deal has yet to decide.
    [raise] The owner has asked for more: the last bidder has yet to answer.
    [ultimatum] The owner has called an ultimatum: the others have yet to answer.
   *[other] This cannot be done now.
}
refused-not-your-turn = It is not your turn yet.
refused-bid-range = You cannot bid { $number }: here the bid goes from { $least } to { $most }.
refused-hook = You cannot bid { $number }: the others have bid { $others }, and the total may not be { $size }.
refused-hook-more = You cannot bid { $number }: the others have bid { $others }, and the total has to be more than { $size }, or as near to that as it can be.
refused-hook-less = You cannot bid { $number }: the others have bid { $others }, and the total has to be less than { $size }, or as near to that as it can be.
refused-hook-equal = You cannot bid { $number }: the others have bid { $others }, and the total has to be { $size }, or as near to that as it can be.
refused-nils-in-row = You cannot bid 0 again: 0 may be bid in { $most ->
    [1] 1 deal in a row at most.
   *[other] { $most } deals in a row at most.
}
refused-auction-range = You cannot offer { $number }: an offer goes from { $least } to { $most } tricks.
refused-auction-too-low = This is not higher than the last offer: offer more than { $number }, or { $number } with a higher suit.
refused-auction-suit = That suit cannot be offered in this auction.
refused-card-count = You have chosen { $number ->
    [1] 1 card
   *[other] { $number } cards
}: here { $wanted } are passed on.
refused-cards-chosen = Your cards are chosen already.
refused-no-such-trump = That cannot be trump: name one of the four suits, or no trumps.
refused-not-said = That cannot be said now.
refused-offer-range = You cannot offer { $number }: an offer is at least 1, is worth no more than { $most ->
    [1] 1 trick up
   *[other] { $most } tricks up
}, and is in nulls only where the table takes them.
refused-offer-too-low = This offer counts as { $value ->
    [one] 1 trick
   *[other] { $value } tricks
}, and the one on the table as { $best ->
    [one] 1 trick
   *[other] { $best } tricks
}: make one that counts more.
refused-no-preference = You have no preference over this offer: pass, or offer more.
refused-raise-too-low = You cannot ask for { $number }: the offer is { $standing } already; ask for more than that, up to the highest offer.
refused-no-such-contract = That has been played, or is not part of this match: pick one of the contracts left.
refused-stale-bid = Somebody spoke before your bid arrived. Look at the bids on the table and bid again.
refused-no-change = Your bid can no longer be changed.
refused-same-bid = Your bid is { $number } already.
refused-not-in-hand = That card is not in your hand.
refused-must-follow-suit = { $faces ->
    [latin] { $suit ->
        [S] Swords were led and you hold swords: play a sword.
        [H] Cups were led and you hold cups: play a cup.
        [D] Coins were led and you hold coins: play a coin.
        [C] Clubs were led and you hold clubs: play a club.
       *[X] A joker was led and you hold a joker: play it.
    }
   *[french] { $suit ->
        [S] Spades were led and you hold spades: play a spade.
        [H] Hearts were led and you hold hearts: play a heart.
        [D] Diamonds were led and you hold diamonds: play a diamond.
        [C] Clubs were led and you hold clubs: play a club.
       *[X] A joker was led and you hold a joker: play it.
    }
}
refused-must-trump = Without the suit led you have to play a trump{ $faces ->
    [latin] { $suit ->
        [S] : play a sword.
        [H] : play a cup.
        [D] : play a coin.
        [C] : play a club.
       *[other] .
    }
   *[french] { $suit ->
        [S] : play a spade.
        [H] : play a heart.
        [D] : play a diamond.
        [C] : play a club.
       *[other] .
    }
}
refused-must-overtrump = You hold a trump higher than those in the trick: you have to play it.
refused-must-beat = You hold a card of the suit led that beats the highest in the trick: you have to play it.
refused-no-trump-lead = You may not lead a trump yet: you hold cards of other suits.
refused-no-hearts-lead = In this deal you may not lead hearts: you hold cards of other suits.
refused-must-play-forced = In this deal { $card ->
    [KH] the king of hearts
   *[other] { $card }
} has to be played at the first opportunity, and that is now.
refused-no-claim = Your cards do not make sure of every trick that is left.
refused-bad-order = The pack is not complete: it has { $cards } cards, each of them once.
refused-no-such-seat = There is no seat { $seat }: the table has { $seats } seats, counted from 0.
refused-table-only = That is for the table to do, not for a player.

# What the table itself refuses, outside the rules of the game.
refused-no-guest = Say your name first: whoever only watches cannot do this.
refused-not-host = Only the host can do this.
refused-not-gathering = The match has begun: this can only be changed before it.
refused-not-playing = No match is being played at this table.
refused-not-over = The match is not over yet.
refused-not-between-deals = Wait for the deal to end: this is done between deals.
refused-no-free-seat = No seat is free at this table.
refused-seat-taken = This seat is taken.
refused-seated-already = You are sitting at the table already.
refused-no-such-bot = There is no such bot. There are: { $bots }.
refused-bad-seat-order = The new order has to hold each of the { $seats } seats exactly once.
refused-bad-rules = These rules cannot be played: { $text }
refused-bad-seats = These rules cannot be played with { $seats } seats: { $text }
refused-bad-timer = The time for a turn goes from { $least } to { $most } seconds; 0 is no limit.
refused-bad-name = A name has 1 to { $most } characters, none of them invisible.
refused-bad-text = A message has 1 to { $most } characters, none of them invisible.
refused-bad-card = This is the name of no card: a rank A K Q J T 9 to 2 and a suit S H D C, as in AS.
refused-bad-call = This is no call: a number and S H D C or NT, as in 5C, or pass.
refused-bad-say = Nothing of the kind can be said: up:S to up:NT, down, 4333, open, ultimatum, accept, raise:6; 5up, 2down, match, pass; yes, no.
refused-stand-in = A bot is playing on your seat: take it back first.
refused-not-absent = Whoever plays on this seat is present.
refused-voted-already = You have voted already.
refused-not-asked = The table is not asking whether to play on.
refused-no-shuffle = This shuffle awaits no seed.
refused-no-contributor = Your seed does not go into this shuffle.
refused-seed-given = Your seed for this shuffle is given already.
refused-bad-seed = A seed has { $least } to { $most } bytes, in hex.
refused-too-fast = Too many acts at once: wait a moment.
refused-bad-id = The id of an act has { $least } to { $most } characters.
refused-id-used = This id was used for another act: choose a new one.
refused-our-fault = The fault is ours: try again in a moment.
