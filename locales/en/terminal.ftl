# Words of the game in the terminal (`meseta play`, `meseta replay`), English.

## Log lines and answers that only the terminal shows

terminal-log-assigned =
    { $who ->
        [you] You put workers on { $place }: { $workers }.
       *[other] { $player } puts workers on { $place }: { $workers }.
    }
terminal-act-assign = { $place }: { $workers }
