# Pokazywanie zakończonej partii innym.

share-picture = Obrazek z wynikiem
share-games = Wszystkie moje zakończone partie w jednym pliku
share-won =
    { $count ->
        [one] Zwycięstwo: { $players }
        [few] Wspólne zwycięstwo: { $players }
        [many] Wspólne zwycięstwo: { $players }
       *[other] Wspólne zwycięstwo: { $players }
    }

# Widzowie, którzy widzą stół z opóźnieniem.
new-spectators = Widzowie
new-spectators-behind =
    { $count ->
        [one] Pokazuj widzom stół z opóźnieniem o { $count } ruch
        [few] Pokazuj widzom stół z opóźnieniem o { $count } ruchy
        [many] Pokazuj widzom stół z opóźnieniem o { $count } ruchów
       *[other] Pokazuj widzom stół z opóźnieniem o { $count } ruchu
    }
new-spectators-behind-words = W trakcie gry widzą ją taką, jaka była wtedy, i nie czytają tego, co do siebie piszecie.
spectators-behind =
    { $count ->
        [one] z opóźnieniem o { $count } ruch
        [few] z opóźnieniem o { $count } ruchy
        [many] z opóźnieniem o { $count } ruchów
       *[other] z opóźnieniem o { $count } ruchu
    }
