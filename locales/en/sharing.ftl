# Showing a finished game to others.

share-picture = Picture of the result
share-games = All my finished games as one file
share-won =
    { $count ->
        [one] { $players } won
       *[other] { $players } shared the victory
    }

# Spectators who are kept behind.
new-spectators = Spectators
new-spectators-behind =
    { $count ->
        [one] Keep spectators { $count } move behind
       *[other] Keep spectators { $count } moves behind
    }
new-spectators-behind-words = While the game goes on, they see it as it was then, and don’t read what you write to each other.
spectators-behind =
    { $count ->
        [one] { $count } move behind
       *[other] { $count } moves behind
    }
