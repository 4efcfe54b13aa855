# Słowa gry w terminalu (`meseta play`, `meseta replay`) po polsku.

## Linie dziennika i odpowiedzi, które pokazuje tylko terminal

terminal-log-assigned =
    { $who ->
        [you] Kładziesz robotników, { $place }: { $workers }.
       *[other] { $player } kładzie robotników, { $place }: { $workers }.
    }
terminal-act-assign = { $place }: { $workers }
