# Miejsca licytowane za punkty.

new-order-bids = Licytowana
new-order-bids-words = każdy w tajemnicy podaje, ile punktów warte jest dla niego każde miejsce; cenę miejsca odejmuje się na końcu gry
order-bids = licytowana za punkty przed grą
bids-title = Twoja licytacja
bids-words = Ile punktów warte jest dla ciebie każde miejsce? Przed początkiem gry nikt nie zobaczy twoich liczb. Miejsca przypadają tym, którzy cenią je najwyżej. Kto zajmie miejsce, odda na końcu gry tyle, ile tracą na tym pozostali: nigdy więcej, niż sam podał, a zwykle mniej. Miejsce 1 jako pierwsze wybiera postać.
bid-seat = Miejsce { $number }
bids-yours = Twoja licytacja: { $bids }.
bids-one = miejsce { $number }: { $count }
seat-prices = Oddane za miejsca
seat-gives-up =
    { $count ->
        [one] Oddaje za miejsce 1 punkt
        [few] Oddaje za miejsce { $count } punkty
        [many] Oddaje za miejsce { $count } punktów
       *[other] Oddaje za miejsce { $count } punktu
    }
score-seat-price = Oddane za miejsce
impossible-seat-prices = Ceny miejsc to po jednej liczbie od 0 do { $count } na każde miejsce, a przynajmniej jedna z nich jest większa od 0.
