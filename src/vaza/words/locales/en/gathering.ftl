### Before the start: who sits where, and by which rules.

gathering-title = The table is gathering
gathering-title-host = Set your table
gathering-wait = Waiting for { $host } to start the match.
gathering-full = All seats are taken. You can watch: the match appears here when it starts.
join-title = Join the table
join-name = Your name
join-sit = Sit down
sit-here = Sit here
stand-up = Leave the table
seat-empty = Free seat
seat-you = you
seat-host = host
seat-up = Move { $name } up
seat-down = Move { $name } down
seat-remove = Remove { $name } from the table
add-bot = Bot
add-bots = Bots on all free seats
start = Start the match
start-with-bots = { $count ->
    [one] Start with 1 bot
   *[other] Start with { $count } bots
}
share = Send
share-title = Invite your friends
share-note = Whoever opens this link joins the table. No account needed.
share-link = Link to the table
share-copy = Copy link
share-copied = Copied
share-qr = QR code with the link to the table
share-text = Shall we play? The table is here:
table-form = The table
table-game = Game
table-seats = Seats
table-listed = Open to everybody
table-listed-note = Shown on the start page for anybody to join
