# Cum au decurs partidele încheiate.

statistics = Statistici
statistics-lead = Cum au decurs partidele încheiate pe acest server. Partidele de la mesele private nu sunt incluse.
statistics-whose = Ale cui partide
statistics-server = Acest server
statistics-mine = Statisticile mele
statistics-of = { $player }: statistici
statistics-none = Încă nu există partide încheiate care să poată fi numărate.
statistics-gone = Nimeni nu mai împărtășește statistici la acest link.
statistics-kinds = Partide
statistics-kind-people = { $game }, jucători: { $players }, între oameni
statistics-kind-bots = { $game }, jucători: { $players }, cu boți
statistics-games =
    { $count ->
        [one] O partidă.
        [few] { $count } partide.
       *[other] { $count } de partide.
    }
statistics-own-wins =
    { $count ->
        [one] O victorie ({ $share }).
        [few] { $count } victorii ({ $share }).
       *[other] { $count } de victorii ({ $share }).
    }
statistics-few = Atât de puține partide spun puțin: victoriile sunt doar numărate. De la { $least } partide se compară ponderea victoriilor și se vede ce s-a ales și ce s-a deținut.
statistics-wins = Victorii după joc
statistics-seats = Victorii după loc
statistics-seat = Locul { $number }
statistics-seat-head = Loc
statistics-even = Linia întreruptă marchează o parte egală: { $share }.
statistics-share = Procent de victorii
statistics-points = Puncte în medie
statistics-points-won = Punctele câștigătorilor
statistics-lengths = Câte runde durează partidele
statistics-rounds = Runda
statistics-sources = De unde vin punctele
statistics-choices = Alegeri pe runde
statistics-roles = Roluri pe runde
statistics-locations = Locații pe runde
statistics-holdings = Ce s-a cumpărat
statistics-buildings = Clădiri
statistics-holdings-words = Cât de des au câștigat cei care o aveau la final. Linia întreruptă marchează o parte egală.
statistics-owned = De câte ori a fost deținută
statistics-shared = Partajare
statistics-shared-on = Permite altora să-mi vadă statisticile
statistics-shared-words = Le poate vedea oricine are linkul, fără partidele tale de la mesele private. Când dezactivezi opțiunea, linkul nu mai funcționează.
statistics-shared-copy = Copiază linkul către statisticile mele
