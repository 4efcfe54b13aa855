# What a table tells besides what is asked.

## All boards at a glance
overview = All boards
key-overview = all boards, points, and how the game can end
overview-numbers = In numbers
overview-ends = How the game can end
overview-ends-note = With the boards as they stand, each role once a round; the current round counts.
overview-ends-pace = If it goes on as in the rounds so far; the current round counts.
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
    [0] has come
    [1] this round at the earliest
   *[other] in { $count } rounds at the earliest
}
overview-rounds = { $count ->
    [0] has come
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
overview-sales = Could sell now
overview-loads = Could load now
overview-sale = { $good } for { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
}
overview-ready = Ready on the spaces

## How fast others are shown
settings-others = Moves of others
settings-others-live = As they come
settings-others-calm = At least a second each
settings-others-slow = At least two seconds each
others-show = { $count ->
    [one] Show { $count } more move now
   *[other] Show { $count } more moves now
}
