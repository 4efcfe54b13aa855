# A terminálban folyó játék szavai (`meseta play`, `meseta replay`) magyarul.

## Naplósorok és válaszok, amelyeket csak a terminál mutat

terminal-log-assigned =
    { $who ->
        [you] Telepeseid itt, { $place }: { $workers }.
       *[other] { $player } telepesei itt, { $place }: { $workers }.
    }
terminal-act-assign = { $place }: { $workers }
