### What every page shares: the head, the settings, cards and suits.

close = Close
rules = Rules
settings = Settings
site-nav = Vaza
skip-to-content = Skip to the content
to-home = Go to the start page
missing-title = There is nothing at this address
missing-text = The table may be gone, or the address arrived incomplete. Check the link that you were sent.

language = Language
theme = Appearance
theme-auto = As the device
theme-light = Light
theme-dark = Dark
suit-colours = Suit colours
suit-colours-four = Four colours
suit-colours-two = Two colours
sound = Sound
sound-note = A wooden knock when it is your turn
vibration = Vibration
confirm-card = Confirm the card
confirm-card-note = The first tap chooses, the second plays

suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs
suit-X = jokers
rank-A = ace
rank-K = king
rank-Q = queen
rank-J = jack
rank-T = ten
rank-9 = nine
rank-8 = eight
rank-7 = seven
rank-6 = six
rank-5 = five
rank-4 = four
rank-3 = three
rank-2 = two
card-name = { $rank } of { $suit }
card-joker = joker
