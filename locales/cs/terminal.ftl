# Slova hry v terminálu (`meseta play`, `meseta replay`) česky.

## Řádky záznamu a odpovědi, které ukazuje jen terminál

terminal-log-assigned =
    { $who ->
        [you] Umísťuješ kolonisty, { $place }: { $workers }.
       *[other] { $player } umísťuje kolonisty, { $place }: { $workers }.
    }
terminal-act-assign = { $place }: { $workers }
