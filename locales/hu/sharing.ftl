# Befejezett játszma megmutatása másoknak.

share-picture = Kép az eredményről
share-games = Az összes befejezett játszmám egy fájlban
share-won =
    { $count ->
        [one] { $players } győzött
       *[other] Közös győzelem: { $players }
    }

# Nézők, akik késleltetve látják az asztalt.
new-spectators = Nézők
new-spectators-behind =
    { $count ->
        [one] A nézők { $count } lépéssel később lássák az asztalt
       *[other] A nézők { $count } lépéssel később lássák az asztalt
    }
new-spectators-behind-words = Amíg a játszma tart, az akkori állást látják, és nem olvassák, amit egymásnak írtok.
spectators-behind =
    { $count ->
        [one] { $count } lépés késéssel
       *[other] { $count } lépés késéssel
    }
