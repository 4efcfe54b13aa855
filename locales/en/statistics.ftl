# How finished games went.

statistics = Statistics
statistics-lead = How the finished games on this server went. Games at private tables are not included.
statistics-whose = Whose games
statistics-server = This server
statistics-mine = My statistics
statistics-of = { $player }: statistics
statistics-none = There are no finished games to count yet.
statistics-gone = Nobody shares statistics under this link any more.
statistics-kinds = Games
statistics-kind-people = { $game }, { $players } players, between people
statistics-kind-bots = { $game }, { $players } players, with bots
statistics-games =
    { $count ->
        [one] { $count } game.
       *[other] { $count } games.
    }
statistics-own-wins =
    { $count ->
        [one] { $count } win ({ $share }).
       *[other] { $count } wins ({ $share }).
    }
statistics-few = So few games say little: wins are only counted here. From { $least } games on, shares of wins are compared, and what was chosen and owned is shown.
statistics-wins = Wins by game
statistics-seats = Wins by seat
statistics-seat = Seat { $number }
statistics-seat-head = Seat
statistics-even = The dashed line marks an even share: { $share }.
statistics-share = Share of wins
statistics-points = Points on average
statistics-points-won = Points of winners
statistics-lengths = How many rounds games last
statistics-rounds = Round
statistics-sources = Where the points come from
statistics-choices = Choices by round
statistics-roles = Roles by round
statistics-locations = Locations by round
statistics-holdings = What was bought
statistics-buildings = Buildings
statistics-holdings-words = How often those who had it at the end won. The dashed line marks an even share.
statistics-owned = Owned
statistics-shared = Sharing
statistics-shared-on = Let others see my statistics
statistics-shared-words = Anyone with the link can see them, except for your games at private tables. When you turn this off, the link stops working.
statistics-shared-copy = Copy the link to my statistics
