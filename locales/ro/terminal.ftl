# Cuvintele jocului în terminal (`meseta play`, `meseta replay`), în română.

## Rânduri de jurnal și răspunsuri pe care le arată doar terminalul

terminal-log-assigned =
    { $who ->
        [you] Pui coloniști, { $place }: { $workers }.
       *[other] { $player } pune coloniști, { $place }: { $workers }.
    }
terminal-act-assign = { $place }: { $workers }
