### The table in play: bids, tricks, results.

you = You
you-dealer = you
loading = Loading…
of = of
table-title = Table
table-opening = Opening the table…
table-nav = Table
side-panel = Score, rules and chat
live-log = What happens at the table
menu = Menu
menu-unread = Menu (there are new messages)
help = Keys
score = Score
score-chart = Chart
score-soon = The score appears after the first deal.
table-rules = Rules of this table
rules-all = See all the rules
rules-failed = The rules could not be loaded.
chat = Chat
chat-unread = Chat (new messages)
chat-empty = Nobody has written yet.
chat-write = Write to the table
chat-send = Send
leave-seat = Leave my seat

## Bots, rules and pace

seat-bot = bot
table-own-rules = Own rules
speed = Pace
speed-slow = Calm
speed-normal = Normal
speed-fast = Quick
speed-instant = Instant
timer = Time for each turn
timer-none = No limit
timer-seconds = { $seconds } s

## The head

deal-number = Deal { $number }
deal-of = of { $of } · { $size ->
    [one] 1 card
   *[other] { $size } cards
}
deal-target = to { $target } · { $size ->
    [one] 1 card
   *[other] { $size } cards
}
deal-cards = { $size ->
    [one] 1 card
   *[other] { $size } cards
}
deal-tie = Tie deal
deal-soon = The match is about to start
trump = trump
trump-label = Trump: { $suit }. Card turned up: { $card }.
trump-is = Trump: { $suit }.
trump-none = A deal without trumps
trump-none-short = no trumps
trump-none-sentence = No trumps.
trump-none-turned = No trumps: { $card } was turned up.
trump-open = The trump is not decided yet.
trump-open-short = trump?

## Seats

is-dealer = deals
dealer-letter = D
is-away = away
is-ready = ready
stand-in-plays = a bot stands in
seat-thinks = thinking…
seat-away = away
seat-bid = bid
seat-not-bid = no bid yet
seat-none = none
seat-turn = It is the turn of this seat.
my-bid = bid { $bid }
my-secret = only you see it
my-standing = bid { $bid }, took { $taken }{ $state ->
    [exact] {" "}· on the mark
    [short] {" "}· { $gap } to go
   *[past] {" "}· { $gap } too many
}
you-bid-last = you bid last
your-turn = It is your turn.
your-turn-pill = your turn
your-turn-title = Your turn

## Bids

bid-question = How many tricks will you take?
bid-change-question = Change your bid
bid-change-note = You bid { $number }. You can still change it: nobody has spoken since.
bids-so-far = Bid so far: { $total } of { $size }
bids-of = Bid { $total } of { $size }
bids-balance = { $balance ->
    [under] { $gap } left over
    [over] { $gap } short
   *[even] even
}
bids-label = { $label ->
    [over] over +{ $gap }
    [under] under −{ $gap }
   *[even] even
}
bids-at-once = Bids at the same time
bids-secret = Secret bids
bid-refused = Not { $number }:
bid-hook-sum = { $sum } = { $size }, the number of cards.
bid-at-once = Everybody bids at once; the numbers are shown together.
bid-secret = Everybody bids in secret; nobody sees the numbers until the deal is over.
bid-blind = A blind bid: nobody has seen any cards.
bid-range = The bid goes from { $least } to { $most }.
bid-declarer = You won the auction: bid { $least } or more.
bid-choose = Choose a number
bid-say = Bid { $number }
bid-saying = Bidding { $number }…
bid-keep = Keep { $number }
bid-change = Change
bidding-waits = { $name } is thinking about the bid…
bidding-away = { $name } is away. Waiting for the bid…
bidding-waits-all = { $count ->
    [one] Waiting for the bid of { $names }.
   *[other] Waiting for the bids of { $names }.
}

## Tricks

your-hand = Your hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
trick-on-table = Trick on the table
trick-slot = your card
trick-sending = on its way…
trick-led = { $you ->
    [yes] you led
   *[no] { $name } led
}
trick-winning = { $you ->
    [yes] you are winning
   *[no] { $name } is winning
}
trick-took = { $you ->
    [yes] you took it
   *[no] { $name } took it
}
last-trick = Last trick
last-trick-none = No trick has been taken in this deal yet.
took-it = took it
led-it = led
claim = The rest is mine
hint-follow = The trick is { $suit }: follow suit.
hint-lead = You lead: play any card.
hint-any = Any card may be played.
hint-revoke = { $suit } were led: the faded cards would be a revoke.
hint-claim = All the tricks that are left are yours: play, or say “The rest is mine”.
refused-somehow = That cannot be done now.

## The shuffle

shuffling = Shuffling
seeds-note = Each person gives a part of the shuffle.
seeds-wait = Waiting for the part of { $names } in the shuffle.
seeds-voided = { $count ->
    [one] A part did not come in time: the shuffle was voided and begun again.
   *[other] Parts did not come in time: { $count } shuffles were voided.
}
choose-dealer = Who deals first?
choose-dealer-wait = Waiting for the choice of the first dealer
drawn-dealer = { $you ->
    [yes] You drew the highest card and deal first
   *[no] { $name } drew the highest card and deals first
}

## Results

result-title = Result of deal { $number }
result-made = Exactly!
result-missed = Not this time
result-nobody = Nobody was exact: the deal scores nothing.
result-streak = { $you ->
    [yes] You were exact { $count } deals in a row: the bonus is in the points.
   *[no] { $name } was exact { $count } deals in a row: the bonus is in the points.
}
nil = nil
column-name = Player
column-bid = bid
column-taken = took
column-points = points
column-total = total
next-deal = Next: deal { $number }, { $size ->
    [one] 1 card
   *[other] { $size } cards
}. Dealer: { $dealer }.
next-deal-tie = Next: a deal to break the tie. Dealer: { $dealer }.
next-deal-again = Next: deal { $number } again. Dealer: { $dealer }.
next-soon = The next deal comes in
ready = Ready
vote-title = Play on?
vote-note = The scheduled deals are over. The table decides whether to play the way back.
vote-yes = Play on
vote-no = Stop here
vote-waits = Waiting for { $names }.
vote-soon = The vote ends in
final-over = End of the match
final-you-won = You won!
final-you-share = You share the win!
final-won = { $count ->
    [one] { $names } won
   *[other] { $names } share the win
}
final-match-page = See the match
final-last-deal = last deal
place-ordinal = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
rematch = Play again
rematch-go = Go to the new table

## Notices

connection-lost = No connection. Trying again…
stand-in-yours = A bot is playing for you.
take-back = Take back
away-notice = { $name } has left the table.
away-vote = Let a bot play ({ $votes } of { $needed })
spectating = You are watching: you see only what lies on the table.
take-bot-seat = Take a bot’s seat

## Keys

key-move = move between cards or numbers
key-enter = play the card; choose the number, again to bid it
key-number = choose the number to bid
key-suit = choose the suit: spades, hearts, diamonds, clubs, no trumps
key-pass = pass, in the auction
key-last = last trick
key-score = score
key-rules = rules of this table
key-chat = chat
key-help = these keys
key-escape = close the panel

## What happened, spoken

said-joined = { $name } joined the table.
said-left = { $name } left the table.
said-stand-in = A bot took over for { $name }.
said-back = { $name } came back.
said-dealer = { $you ->
    [yes] You were chosen to deal first.
   *[no] { $name } was chosen to deal first.
}
said-dealt = Deal { $number }, { $size ->
    [one] 1 card.
   *[other] { $size } cards.
}
said-bid = { $you ->
    [yes] You bid { $number }.
   *[no] { $name } bid { $number }.
}
said-bid-changed = { $you ->
    [yes] You changed your bid to { $number }.
   *[no] { $name } changed the bid to { $number }.
}
said-claimed = { $you ->
    [yes] You claimed the rest of the tricks.
   *[no] { $name } claimed the rest of the tricks.
}
said-played = { $you ->
    [yes] You played the { $card }.
   *[no] { $name } played the { $card }.
}
said-trick = { $you ->
    [yes] You took the trick.
   *[no] { $name } took the trick.
}
said-trick-nobody = Nobody took the trick.
said-points = { $name }: { $points } points, total { $total }.
said-drawn = { $you ->
    [yes] You drew the highest card, the { $card }, and became the first dealer.
   *[no] { $name } drew the highest card, the { $card }, and became the first dealer.
}
said-voided = A part did not come in time: the shuffle was voided and begun again.
said-continued = { $answer ->
    [yes] The table decided to play on.
   *[no] The table decided to stop here.
}
said-rematch = A new table was opened to play again.
said-chat = { $name } said: { $text }
