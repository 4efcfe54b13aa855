# Místa, o která se draží za body.

new-order-bids = Dražené
new-order-bids-words = každý tajně napíše, kolik bodů pro něj má které místo; cena místa se na konci odečte
order-bids = draží se za body před hrou
bids-title = Tvoje nabídky
bids-words = Kolik bodů pro tebe má které místo? Dokud hra nezačne, tvoje čísla nikdo neuvidí. Místa dostanou ti, kdo si jich nejvíc cení. Kdo místo získá, odevzdá na konci tolik, kolik tím ztratí ostatní: nikdy víc, než sám nabídl, a obvykle méně. Místo 1 si vybírá roli jako první.
bid-seat = Místo { $number }
bids-yours = Tvoje nabídky: { $bids }.
bids-one = místo { $number }: { $count }
seat-prices = Odevzdáno za místa
seat-gives-up =
    { $count ->
        [one] Odevzdá za místo 1 bod
        [few] Odevzdá za místo { $count } body
        [many] Odevzdá za místo { $count } bodu
       *[other] Odevzdá za místo { $count } bodů
    }
score-seat-price = Odevzdáno za místo
impossible-seat-prices = Ceny míst jsou pro každé místo jedno číslo od 0 do { $count } a aspoň jedno z nich je větší než 0.
