# Jak dopadly dohrané partie.

statistics = Statistiky
statistics-lead = Jak dopadly partie dohrané na tomto serveru. Partie u soukromých stolů se nepočítají.
statistics-whose = Čí partie
statistics-server = Tento server
statistics-mine = Moje statistiky
statistics-of = { $player }: statistiky
statistics-none = Zatím tu není žádná dohraná partie, která by se počítala.
statistics-gone = Pod tímto odkazem už nikdo své statistiky nesdílí.
statistics-kinds = Partie
statistics-kind-people = { $game }, počet hráčů: { $players }, mezi lidmi
statistics-kind-bots = { $game }, počet hráčů: { $players }, s boty
statistics-games =
    { $count ->
        [one] { $count } partie.
        [few] { $count } partie.
        [many] { $count } partie.
       *[other] { $count } partií.
    }
statistics-own-wins =
    { $count ->
        [one] { $count } výhra ({ $share }).
        [few] { $count } výhry ({ $share }).
        [many] { $count } výhry ({ $share }).
       *[other] { $count } výher ({ $share }).
    }
statistics-few = Tak málo partií mnoho neřekne: výhry se tu jen počítají. Od { $least } partií se porovnávají podíly výher a ukáže se, co se vybíralo a co kdo měl.
statistics-wins = Výhry podle hry
statistics-seats = Výhry podle místa
statistics-seat = Místo { $number }
statistics-seat-head = Místo
statistics-even = Čárkovaná čára značí rovný podíl: { $share }.
statistics-share = Podíl výher
statistics-points = Bodů v průměru
statistics-points-won = Body vítězů
statistics-lengths = Kolik kol partie trvají
statistics-rounds = Kolo
statistics-sources = Odkud pocházejí body
statistics-choices = Volby v jednotlivých kolech
statistics-roles = Role v jednotlivých kolech
statistics-locations = Místa v jednotlivých kolech
statistics-holdings = Co se kupovalo
statistics-buildings = Budovy
statistics-holdings-words = Jak často vyhráli ti, kdo to na konci měli. Čárkovaná čára značí rovný podíl.
statistics-owned = Kolikrát vlastněno
statistics-shared = Sdílení
statistics-shared-on = Dovolit ostatním vidět moje statistiky
statistics-shared-words = Uvidí je každý, kdo má odkaz, bez tvých partií u soukromých stolů. Po vypnutí odkaz přestane fungovat.
statistics-shared-copy = Zkopírovat odkaz na moje statistiky
