# What people at a table agree on and say to each other.

proposal-title = Proposal
proposal-pace = { $player } suggests another clock: { $pace }.
proposal-pace-other = Suggest another clock
proposal-pace-propose = Ask the others
proposal-pace-words = Once everybody agrees, all clocks are reset.
proposal-undo = { $player } would like to take back their last decision.
proposal-undo-more = Everything that has happened since is taken back, too, and anything drawn is drawn again.
proposal-ask-back = Ask to take back my last decision
proposal-missing = Still to answer: { $players }
proposal-agree = Agree
proposal-decline = Decline
proposal-withdraw = Withdraw
proposal-declined = Not everybody agreed. Nothing has changed.
proposal-over = This is settled.
error-no-proposal = This proposal is no longer open, or another one has to be answered first.

orders = Standing orders
orders-words = They answer for you at once, and the log says so; you may take the answer back. When something comes up that an order was not meant for, it ends and says so.
orders-pass-round = Pass until the round ends
orders-pass-round-more = You are still asked about roles, workers and what to keep.
orders-load-corn = Load corn first
orders-load-corn-more = As long as there is only one way to load it.
orders-mayors-worker = Always take the mayor’s worker
orders-ended-unforeseen = Your standing order ended, because a different question came up: { $orders }.
orders-ended-taken-back = Your standing orders ended, because something was taken back: { $orders }.
orders-ended-stood-in = Your standing orders ended, because a bot is playing for you: { $orders }.
orders-log = By standing order.

notices = Notifications
notices-words = Meseta can tell you that a table is waiting for you while this page is closed.
notices-table = Notify me about this table
notices-ways = Where to notify me
notices-none = Nowhere yet. Add an address first.
notices-kind = Type
notices-ntfy = ntfy
notices-ntfy-words = For your phone: install the ntfy app, subscribe to a topic with a name that nobody can guess, and enter its address here.
notices-webhook = Webhook
notices-webhook-words = For programs: each message is sent to this address as JSON.
notices-address = Address
notices-add = Add
notices-try = Send a test
notices-tried = The test message was accepted.
notices-remove = Remove
notices-push-add = Notify me in this browser
notices-push-here = This browser
notices-push-other = Another browser
notices-push-denied = That did not work: the browser does not allow this page to notify you, or cannot reach its push service.
notices-failing-private = The address belongs to a private network. This server does not send anything there.
notices-failing-unreachable = The last message failed: nobody answers at this address.
notices-failing-refused = The last message was rejected at this address.
notices-what = When to notify me
notices-turn = It is my turn
notices-turn-more = Once for each turn, a few minutes after it begins; at a live table right away, unless you have it open.
notices-reminder = My time is running out
notices-reminder-more = A minute before the end at a live table, six hours before it in a game over several days.
notices-quiet = Quiet hours
notices-quiet-on = Do not disturb me at certain hours
notices-zone = Time zone: { $zone }

# What is sent; place is one of the next message or the name of a game.
notice-place = { $game } with { $players }
notice-turn-title = It is your turn
notice-turn = { $place }: the table is waiting for you.
notice-ready-title = Are you ready?
notice-ready = { $place }: everyone is here, and the game starts when you are ready.
notice-reminder-title = Your time is running out
notice-reminder-minutes = { $count ->
    [one] { $place }: { $count } minute left.
   *[other] { $place }: { $count } minutes left.
}
notice-reminder-hours = { $count ->
    [one] { $place }: { $count } hour left.
   *[other] { $place }: { $count } hours left.
}
notice-test-title = A test from Meseta
notice-test = This is how you will hear that it is your turn.

## The chat of a table
chat = Chat
chat-unread = { $count ->
    [one] Chat, { $count } new message
   *[other] Chat, { $count } new messages
}
chat-said = { $player }: { $words }
chat-none = Nobody has said anything yet.
chat-write = Write to the table
chat-send = Send
chat-phrases = Quick phrases: everybody reads them in their own language
chat-public = Everybody who watches this table can read this.
chat-watch = Only people who sit at the table can write here.
chat-about = Mute or report
chat-mute = Mute { $player }
chat-mute-words = Only on this device. Nobody else will know.
chat-muted = You have muted { $player } on this device.
chat-unmute = Unmute
chat-report-why = What is wrong with this message?
chat-report-rude = It is insulting or threatening
chat-report-spam = It is advertising or spam
chat-report-unfair = It is about cheating
chat-report-other = Something else
chat-report = Report
chat-report-words = The host of this server will be able to read this message and those around it.
chat-reported = Reported. Thank you.
phrase-hello = Hello
phrase-good-luck = Good luck
phrase-thinking = Thinking…
phrase-one-moment = One moment, please
phrase-take-your-time = Take your time
phrase-well-played = Well played
phrase-thanks = Thanks
phrase-good-game = Good game
error-chat-off = This server has no chat.
error-bad-text = A message can have up to 300 characters, all of them visible.
error-unknown-line = This message is no longer there.

## Ratings
ratings = Ratings
ratings-lead = Based on rated games against other people, separately for each game, number of players and pace. In 95 out of 100 cases, the true strength is within the range after ±; the list is sorted by its lower end.
ratings-none = No rated game has ended yet. Choose “Rated game” when you open a table.
ratings-classes = Which games
ratings-class = { $game }, { $players } players, { $pace }
ratings-place = Place
ratings-player = Player
ratings-rating = Rating
ratings-games = Games
ratings-wins = Wins
ratings-nameless = Only people with a name are listed. You can choose one in the lobby.
ratings-seats = What a seat is worth, in rating points; it is already taken out of the ratings:
ratings-seat = Seat { $number }: { $points }
new-rated = Rated game
new-rated-words = It counts toward the ratings of those who play; there are no hints. Anyone who lets a bot play or runs out of time comes last.
rated-game = rated, without hints
rated-ended = This game counts toward the ratings.
hints-rated = This game counts toward the ratings, so it is played without hints.
error-rated = This is not possible in a game that counts toward the ratings.
stand-in-rated = The seat is still yours, but in this game you will come last in the ratings if the bot makes a move.

## Accounts and friends, as far as every page speaks of them
account = Your account
friends = Friends
people-here = People at this table
chat-block = Block { $player }
chat-block-words = At all tables and on all your devices. They can’t join your tables or ask to be friends either, and are not told.
chat-blocked = You have blocked { $player }.
error-bad-password = A password has 10 to 200 characters. It is not the name, nor one character over and over.
error-wrong-password = The name and the password don’t go together.
error-name-taken = Somebody already has this name, or one that looks like it. Please choose another.
error-has-account = You already have an account.
error-no-account = You have no account.
error-choose-tables = Please say what should happen to the tables on this device.
error-unknown-person = There is no such person here, or no longer.
error-too-many-people = That is as many people as one may have. Remove some first.
