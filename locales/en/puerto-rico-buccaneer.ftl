# Sentences of Puerto Rico with the Buccaneer, English. The values are those of puerto-rico-play.ftl; $other is the
# name of another player, $kept a number of goods.

## What happened

log-token-taken =
    { $who ->
        [you] You take the buccaneer token from its card.
       *[other] { $player } takes the buccaneer token from its card.
    }
log-token-taken-from =
    { $who ->
        [you] You take the buccaneer token from { $other }.
       *[other] { $player } takes the buccaneer token from { $other }.
    }
log-ship-robbed =
    { $who ->
        [you] Piracy: you empty { $ship } ({ $goods }) and keep { $kept }.
       *[other] Piracy: { $player } empties { $ship } ({ $goods }) and keeps { $kept }.
    }
log-house-plundered =
    { $who ->
        [you] Plunder: you clear the trading house of { $goods }: { count-points }.
       *[other] Plunder: { $player } clears the trading house of { $goods }: { count-points }.
    }
log-workers-raided =
    { $who ->
        [you] Raid: you take { count-workers } off the worker ship.
       *[other] Raid: { $player } takes { count-workers } off the worker ship.
    }
log-noble-raided =
    { $who ->
        [you] Raid: you take the noble off the worker ship.
       *[other] Raid: { $player } takes the noble off the worker ship.
    }
log-raided-worker-placed =
    { $who ->
        [you] You put a raided worker to work: { $place }.
       *[other] { $player } puts a raided worker to work: { $place }.
    }
log-raided-noble-placed =
    { $who ->
        [you] You put the raided noble to work: { $place }.
       *[other] { $player } puts the raided noble to work: { $place }.
    }
log-raided-workers-returned = To the supply: { count-workers }.
log-raided-noble-returned = The noble goes to the supply.
log-role-captured =
    { $who ->
        [you] Capture: you take the { $role } card, with { count-doubloons } on it.
       *[other] Capture: { $player } takes the { $role } card, with { count-doubloons } on it.
    }
log-capture-paid =
    { $who ->
        [you] Your captured { $role } card was chosen: the bank pays you { count-doubloons }.
       *[other] The captured { $role } card was chosen: the bank pays { $player } { count-doubloons }.
    }
log-captured-role-played =
    { $who ->
        [you] Nobody chose your captured card, so you play it now: { $role }.
       *[other] Nobody chose the captured card, so { $player } plays it now: { $role }.
    }

## What is asked

ask-deed = Buccaneer: choose a deed
ask-deed-more = Only you act. A deed that would have no effect can’t be chosen.
ask-rob-ship = Piracy: choose a cargo ship
ask-rob-ship-more = All of its goods are taken; you may keep up to 3 of them.
ask-keep-loot = Piracy: how many goods do you keep?
ask-keep-loot-more = The rest goes to the supply, and the ship is empty: { $ship }.
ask-raid-persons = Raid: take the noble off the ship?
ask-raid-persons-more = As many people stay aboard as there are players; you choose who leaves.
ask-place-raided = Raid: put a worker to work
ask-place-raided-more = On an empty circle, not in San Juan. You may still keep { count-workers }; the others go to the supply.
ask-place-raided-persons-more = On an empty circle, not in San Juan. You may still keep this many people: { $count }; the others go to the supply.
ask-capture = Capture: choose a role card
ask-capture-more = You take its doubloons now. If somebody chooses it later, that player gets the card and the bank pays you 3; if nobody does, you play it.
ask-guesthouse-buccaneer = Before your deed. Where a guest works makes no difference to it.

## What an answer is called on its button

act-no-deed = No deed
act-raid-noble = With the noble
act-raid-workers = Workers only
act-raid-done = No more
act-keep-loot = Keep { count-goods }

## Why something can’t be done now

refusal-has-token = You have the buccaneer token; another player has to take this role before you can take it again.
refusal-own-capture = You have captured this card; if nobody else chooses it, you play it at the end of the round.
refusal-ships-empty = All cargo ships are empty.
refusal-ship-empty = This ship is empty.
refusal-trading-house-empty = The trading house is empty.
refusal-no-worker-to-raid = The worker ship keeps as many workers as there are players ({ $stay }), and it has no more than that.
refusal-not-raided = Nobody of that kind left the ship in this raid, or they are all at work already.
refusal-loot-limit = At most { $most } of these goods can be kept.
refusal-captures-itself = The buccaneer can’t capture itself.

## Rulings of a table

switch-buccaneer-must-act = The buccaneer must act
switch-buccaneer-must-act-effect = A player who takes the buccaneer has to do one of the four deeds.
