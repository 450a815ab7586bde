### What every page shares: the head, the settings, cards and suits.

close = Close
rules = Rules
settings = Settings
settings-table = This table
settings-own = This device
site-nav = Vaza
skip-to-content = Skip to the content
to-home = Go to the start page
missing-title = There is nothing at this address
missing-text = The table may be gone, or the address arrived incomplete. Check the link that you were sent.

plain-http = This page came over plain http. All of the play works; the browser only withholds installing the app, opening it without a network and the send button. Over https these work too.

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

