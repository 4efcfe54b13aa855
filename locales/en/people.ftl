# What people at a table agree on and say to each other.

proposal-title = Proposal
proposal-pace = { $player } suggests another clock: { $pace }.
proposal-pace-other = Suggest another clock
proposal-pace-propose = Ask the others
proposal-pace-words = Once everybody agrees, all clocks are reset.
proposal-undo = { $player } would like to take back their last decision.
proposal-undo-more = Everything that has happened since is taken back, too, and chance draws again.
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
orders-ended-unforeseen = Your standing order ended, since the question is another one: { $orders }.
orders-ended-taken-back = Your standing orders ended, since something was taken back: { $orders }.
orders-ended-stood-in = Your standing orders ended, since a bot plays for you: { $orders }.
orders-log = By standing order.
