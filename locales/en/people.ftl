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
