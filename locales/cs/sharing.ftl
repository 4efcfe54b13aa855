# Ukázat dohranou partii ostatním.

share-picture = Obrázek s výsledkem
share-games = Všechny moje dohrané partie v jednom souboru
share-won =
    { $count ->
        [one] Vítězství: { $players }
        [few] Společné vítězství: { $players }
        [many] Společné vítězství: { $players }
       *[other] Společné vítězství: { $players }
    }

# Diváci, kteří vidí stůl se zpožděním.
new-spectators = Diváci
new-spectators-behind =
    { $count ->
        [one] Ukazovat divákům stůl o { $count } tah zpět
        [few] Ukazovat divákům stůl o { $count } tahy zpět
        [many] Ukazovat divákům stůl o { $count } tahu zpět
       *[other] Ukazovat divákům stůl o { $count } tahů zpět
    }
new-spectators-behind-words = Dokud se hraje, vidí partii takovou, jaká byla tehdy, a nečtou, co si píšete.
spectators-behind =
    { $count ->
        [one] o { $count } tah zpět
        [few] o { $count } tahy zpět
        [many] o { $count } tahu zpět
       *[other] o { $count } tahů zpět
    }
