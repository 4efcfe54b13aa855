# What a table shows besides the current question.

## All boards at a glance
overview = All boards
key-overview = all boards, points, and how the game can end
overview-numbers = In numbers
overview-ends = How the game can end
overview-ends-note = With the boards as they are now and each role played once a round, counting the current round.
overview-ends-pace = If things go on as they have so far, counting the current round.
overview-end-points = { $count ->
    [one] { $count } point left in the supply
   *[other] { $count } points left in the supply
}
overview-end-workers = { $count ->
    [one] { $count } worker left in the supply
   *[other] { $count } workers left in the supply
}
overview-end-city = { $player }’s city: { $count ->
    [one] { $count } free space
   *[other] { $count } free spaces
}
overview-end-own-city = Your city: { $count ->
    [one] { $count } free space
   *[other] { $count } free spaces
}
overview-end-location = { $location }: { $count } left
overview-end-stack = Extensions: { $count } in the stack
overview-earliest = { $count ->
    [0] already reached
    [1] this round at the earliest
   *[other] in { $count } rounds at the earliest
}
overview-rounds = { $count ->
    [0] already reached
    [1] in 1 round
   *[other] in { $count } rounds
}
overview-never = not with these boards
overview-unknown = not yet known
overview-city-spaces = City
overview-island-spaces = Island
overview-production = Next craftsman phase
overview-buildings = Printed on buildings
overview-extras = Large buildings and nobles
overview-total = All points now
overview-hidden = hidden
overview-sales = Can be sold now
overview-loads = Can be loaded now
overview-sale = { $good } for { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
}
overview-ready = Ready on the spaces

## How fast other players’ moves are shown
settings-others = Other players’ moves
settings-others-live = As they happen
settings-others-calm = At least a second each
settings-others-slow = At least two seconds each
settings-hold = Bots wait after your move
settings-hold-off = No longer than usual
settings-hold-short = 3 seconds, so that you can take it back
settings-hold-long = 6 seconds, so that you can take it back
bots-wait = Bots wait a moment: you can still take it back
others-show = { $count ->
    [one] Show { $count } more move now
   *[other] Show { $count } more moves now
}
since-looked = { $count ->
    [one] While you were away: { $count } move
   *[other] While you were away: { $count } moves
}
since-step = Step by step
since-all = All at once
since-place = { $number } of { $count }
since-moment = The table at this moment

## What follows from an answer, in its preview

preview-skipped =
    { $count ->
        [one] { $players } is skipped.
       *[other] { $players } are skipped.
    }
preview-round-ends = Then the round is over.

## What a role would bring each seat, in its preview

role-share-nothing = nothing
role-share-tile =
    { $count ->
        [one] { $count } plantation
       *[other] 1 of { $count } plantations
    }
role-share-quarry = a quarry
role-share-tile-or-quarry =
    { $count ->
        [one] { $count } plantation or a quarry
       *[other] 1 of { $count } plantations, or a quarry
    }
role-share-people =
    { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
role-share-buildings =
    { $count ->
        [one] { $count } building: { $dearest }
       *[other] { $count } buildings; the costliest: { $dearest }
    }
role-share-good-more = { $count } more of a kind produced
role-share-load = { $goods } ({ $count ->
    [one] { $count } point
   *[other] { $count } points
})

## While others decide
wait-choose-role = Choosing a role
wait-order = Seats, clockwise from whoever is asked
wait-lately = What happened last
