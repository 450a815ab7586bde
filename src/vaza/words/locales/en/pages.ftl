### The pages around the table: home, rules, finished match, score.

## Home

home-document = Vaza: Oh Hell and other trick-taking games
home-title = Say how many tricks you’ll take. Then take them.
home-lead = Oh Hell and its cousins, with friends by a link or against bots. Free, no account, no ads.
home-play = Play now
home-play-note = { $bots ->
    [one] you against one bot
   *[other] you against { $bots } bots
}
home-friends = Open a table for friends
home-friends-note = one link, everybody on their own phone
home-opening = Opening the table…
home-back = Back to your table
home-table = Your table
home-change-game = Change the game
home-read-rules = Read the rules
home-seats = Seats
home-name = Your name
home-name-guest = Guest
home-speed = Pace
home-speed-slow = Calm
home-speed-normal = Normal
home-speed-fast = Quick
home-listed = Open to everybody
home-listed-note = Stands in the list below, and anybody may join. Otherwise only those who have the link.
home-tables = Open tables
home-tables-none = No table is waiting for people right now.
home-tables-none-hint = Open yours and choose “Open to everybody”.
home-table-host = { $name }’s table
home-table-bots-only = Table without a host
home-table-free = { $free ->
    [one] 1 free seat
   *[other] { $free } free seats
}
home-table-full = full
home-table-playing = playing
home-table-seats = { $people ->
    [one] 1 person
   *[other] { $people } people
}, { $bots ->
    [0] no bots
    [one] 1 bot
   *[other] { $bots } bots
}
home-join = Join
home-watch = Watch
home-lan = On the same network friends can also come in by
home-fair = Shuffles that anybody can check: the page of a match does each of them again and shows the result.
home-version = Vaza { $version }, free software

## Choosing the game

choose-title = Choose the game
choose-seats = { $seats } seats
choose-code = Do you have a rules code?
choose-code-hint = It begins with v1.
choose-code-go = Use the code
choose-code-bad = This code belongs to no game. Check that it is complete.

## The schedule

schedule-deals = { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}
schedule-run = { $run } cards
schedule-described = { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}, of { $sizes } cards.
schedule-no-trump = outlined: a deal without trumps
schedule-no-trump-read = Without trumps: { $numbers }.
trump-from-turn-up = Trump: the turned card
trump-from-last-card = Trump: the dealer’s last card
trump-from-none = No trumps
trump-from-suit = Trump: { $suit }
trump-in-deals = { $count ->
    [one] deal { $numbers }
   *[other] deals { $numbers }
}

## Rules

rules-document = Rules: { $title }
rules-for = For { $seats } players
rules-schedule = The deals of a match
rules-schedule-for = How many are you?
rules-text = The rules
rules-examples = Examples of scoring
rules-examples-bid = bid
rules-examples-taken = took
rules-examples-points = points
rules-examples-cards = cards
rules-others = All games
rules-play = Open a table with these rules
rules-play-bots = Play against bots
rules-code = Code of these rules
rules-code-note = Paste the code on the home page, under “Change the game”, to play by exactly these rules.
rules-change = Change these rules
rules-copy = Copy
rules-copied = Copied
rules-unknown = We do not know these rules
rules-unknown-text = The address may have arrived incomplete. Choose a game from the list.

## Finished match

match-document = { $winner } won · { $title }
match-document-shared = Tie · { $title }
match-won = { $name } won
match-shared = { $names } share the first place
match-facts = { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
} · { $seats } at the table
match-places = Places
match-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
match-exact = made { $exact } of { $deals }
match-score = Score
match-chart = Point by point
match-deals = Deal by deal
match-deal = Deal { $number }
match-deal-tie = Tie deal
match-deal-cards = { $size ->
    [one] 1 card
   *[other] { $size } cards
}
match-deal-dealer = { $name } dealt
match-deal-turn-up = turned: { $card }
match-deal-trick = Trick { $number }
match-deal-card = { $card }{ $mark ->
    [both] , led and took it
    [led] , led
    [took] , took it
   *[none] {""}
}
match-deal-loading = Fetching the cards…
match-deal-unplayed = No card was played.
match-deal-no-cards = The cards of this deal are not in the record.
match-deal-player = player
match-deal-bid = bid
match-deal-taken = took
match-deal-tricks = The cards of each trick, trick by trick
match-deal-led-mark = underlined: the card that led the trick
match-deal-took-mark = highlighted: the card that took the trick
match-again = Play again
match-share = Share
match-shared-link = Link copied
match-download = Keep the match
match-download-json = Record (.json)
match-download-text = Text (.txt)
match-download-note = The record holds every card, bid and play, and can be checked without this site.
match-read-rules = Read the rules
match-missing = This match is not here
match-missing-text = Either it is not over yet, or the address arrived incomplete.

## The shuffle, checked

fair-title = Was the shuffle honest?
fair-all = { $all ->
    [one] The shuffle holds.
   *[other] All { $all } shuffles hold.
}
fair-some = { $bad ->
    [one] 1 shuffle does not hold.
   *[other] { $bad } shuffles do not hold.
}
fair-none = This match keeps no shuffles.
fair-how = Before each deal the server publishes a commitment to its secret, and only then the players send their part. The order of the cards comes from both together: nobody can choose the pack. This browser has just done the sum again.
fair-show = See them one by one
fair-draw = Draw for the first deal
fair-deal = Deal { $number }
fair-ok = holds
fair-bad = does not hold
fair-committed = The secret is the one committed to
fair-whole = The pack is whole
fair-ordered = The cards lay in this order
fair-dealt = The hands come from this pack
fair-mine = The part that this browser sent was used
fair-voided = { $count ->
    [one] 1 commitment voided before, because a part did not come in time
   *[other] { $count } commitments voided before, because a part did not come in time
}
fair-commitment = Commitment
fair-secret = The server’s secret
fair-part = { $name }’s part

## States of the page

page-loading = Loading…
page-failed = The server did not answer.
page-retry = Try again

## King

home-king = King against bots
match-columns = negative { $negative } · positive { $positive }
