# Hogyan alakultak a befejezett játszmák.

statistics = Statisztika
statistics-lead = Így alakultak az ezen a szerveren befejezett játszmák. A privát asztalok játszmái nem számítanak bele.
statistics-whose = Kinek a játszmái
statistics-server = Ez a szerver
statistics-mine = Saját statisztikám
statistics-of = { $player }: statisztika
statistics-none = Még nincs befejezett játszma, amelyet számolni lehetne.
statistics-gone = Ezen a hivatkozáson már senki sem osztja meg a statisztikáját.
statistics-kinds = Játszmák
statistics-kind-people = { $game }, { $players } játékos, emberek között
statistics-kind-bots = { $game }, { $players } játékos, botokkal
statistics-games =
    { $count ->
        [one] { $count } játszma.
       *[other] { $count } játszma.
    }
statistics-own-wins =
    { $count ->
        [one] { $count } győzelem ({ $share }).
       *[other] { $count } győzelem ({ $share }).
    }
statistics-few = Ilyen kevés játszma alig mond valamit: a győzelmek itt csak számok. { $least } játszmától összevethetők a győzelmi arányok, és látszik, mit választottak és mi volt a játékosoknál.
statistics-wins = Győzelmek játékonként
statistics-seats = Győzelmek helyenként
statistics-seat = { $number }. hely
statistics-seat-head = Hely
statistics-even = A szaggatott vonal az egyenlő részesedést jelöli: { $share }.
statistics-share = Győzelmi arány
statistics-points = Átlagos pontszám
statistics-points-won = A győztesek pontjai
statistics-lengths = Hány fordulóig tartanak a játszmák
statistics-rounds = Forduló
statistics-sources = Honnan származnak a pontok
statistics-choices = Választások fordulónként
statistics-roles = Szerepek fordulónként
statistics-locations = Helyszínek fordulónként
statistics-holdings = Mit vettek
statistics-buildings = Épületek
statistics-holdings-words = Milyen gyakran győztek azok, akiknek a játszma végén megvolt. A szaggatott vonal az egyenlő részesedést jelöli.
statistics-owned = Hányszor volt meg
statistics-shared = Megosztás
statistics-shared-on = Mások is láthassák a statisztikámat
statistics-shared-words = Bárki láthatja, akinél megvan a hivatkozás, a privát asztaloknál játszott játszmáid nélkül. Ha kikapcsolod, a hivatkozás többé nem működik.
statistics-shared-copy = A statisztikámra mutató hivatkozás másolása
