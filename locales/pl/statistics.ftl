# Jak przebiegały zakończone partie.

statistics = Statystyki
statistics-lead = Jak przebiegały partie zakończone na tym serwerze. Partie przy prywatnych stołach nie są wliczane.
statistics-whose = Czyje partie
statistics-server = Ten serwer
statistics-mine = Moje statystyki
statistics-of = { $player }: statystyki
statistics-none = Nie ma jeszcze zakończonych partii, które można by policzyć.
statistics-gone = Pod tym linkiem nikt już nie udostępnia statystyk.
statistics-kinds = Partie
statistics-kind-people = { $game }, liczba graczy: { $players }, między ludźmi
statistics-kind-bots = { $game }, liczba graczy: { $players }, z botami
statistics-games =
    { $count ->
        [one] { $count } partia.
        [few] { $count } partie.
        [many] { $count } partii.
       *[other] { $count } partii.
    }
statistics-own-wins =
    { $count ->
        [one] { $count } zwycięstwo ({ $share }).
        [few] { $count } zwycięstwa ({ $share }).
        [many] { $count } zwycięstw ({ $share }).
       *[other] { $count } zwycięstwa ({ $share }).
    }
statistics-few = Tak mało partii niewiele mówi, więc zwycięstwa są tu tylko policzone. Od { $least } partii widać udziały zwycięstw oraz to, co wybierano i co kto miał.
statistics-wins = Zwycięstwa według gry
statistics-seats = Zwycięstwa według miejsca
statistics-seat = Miejsce { $number }
statistics-seat-head = Miejsce
statistics-even = Przerywana linia oznacza równy udział: { $share }.
statistics-share = Udział zwycięstw
statistics-points = Średnio punktów
statistics-points-won = Punkty zwycięzców
statistics-lengths = Ile rund trwają partie
statistics-rounds = Runda
statistics-sources = Skąd pochodzą punkty
statistics-choices = Wybory w kolejnych rundach
statistics-roles = Postacie w kolejnych rundach
statistics-locations = Tereny w kolejnych rundach
statistics-holdings = Co kupowano
statistics-buildings = Budynki
statistics-holdings-words = Jak często wygrywali ci, którzy mieli to na koniec gry. Przerywana linia oznacza równy udział.
statistics-owned = Ile razy posiadano
statistics-shared = Udostępnianie
statistics-shared-on = Pozwól innym oglądać moje statystyki
statistics-shared-words = Zobaczy je każdy, kto ma link, bez twoich partii przy prywatnych stołach. Po wyłączeniu link przestaje działać.
statistics-shared-copy = Skopiuj link do moich statystyk
