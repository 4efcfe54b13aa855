# Amit az asztal a kérdéseken túl elmond.

## Minden tábla egyszerre
overview = Minden tábla
key-overview = minden tábla, a pontok és a játék vége
overview-numbers = Számokban
overview-ends = Hogyan érhet véget a játék
overview-ends-note = A mostani táblákkal, ha fordulónként minden szerep egyszer sorra kerül; a jelenlegi forduló is számít.
overview-ends-pace = Ha úgy megy tovább, mint az eddigi fordulókban; a jelenlegi forduló is számít.
overview-end-points = { $count } pont van még a készletben
overview-end-workers = { $count } telepes van még a készletben
overview-end-city = { $player } városa: { $count } szabad hely
overview-end-own-city = A te városod: { $count } szabad hely
overview-end-location = { $location }: { $count } maradt
overview-end-stack = Bővítmények: { $count } a pakliban
overview-earliest = { $count ->
    [0] bekövetkezett
    [1] leghamarabb ebben a fordulóban
   *[other] leghamarabb { $count } forduló múlva
}
overview-rounds = { $count ->
    [0] bekövetkezett
   *[other] { $count } forduló múlva
}
overview-never = ezekkel a táblákkal nem
overview-unknown = még nem tudni
overview-city-spaces = Város
overview-island-spaces = Sziget
overview-production = A következő iparosfázis
overview-buildings = Az épületek saját pontjai
overview-extras = Nagy épületek és nemesek
overview-total = Összes pont most
overview-hidden = rejtve
overview-sales = Most eladhatná
overview-loads = Most behajózhatná
overview-sale = { $good } ({ $count } dublon)
overview-ready = Készen áll a mezőkön

## Milyen gyorsan látszanak mások lépései
settings-others = Mások lépései
settings-others-live = Azonnal
settings-others-calm = Legalább egy másodpercig
settings-others-slow = Legalább két másodpercig
settings-hold = A botok a lépésed után
settings-hold-off = A szokásos ideig várnak
settings-hold-short = 3 másodpercig várnak, hogy visszavonhasd
settings-hold-long = 6 másodpercig várnak, hogy visszavonhasd
bots-wait = A botok várnak egy kicsit: még visszavonhatod
others-show = További { $count } lépés mutatása
since-looked = Amíg nem voltál itt: { $count } lépés
since-step = Lépésenként
since-all = Egyszerre mind
since-place = { $number }/{ $count }
since-moment = Az asztal ebben a pillanatban

## Mi következik egy válaszból, az előnézetben

preview-skipped = Kimarad: { $players }.
preview-round-ends = Ezután véget ér a forduló.

## Mit hozna egy szerep az egyes játékosoknak, az előnézetében

role-share-nothing = semmi
role-share-tile =
    { $count ->
        [one] { $count } ültetvény
       *[other] 1 ültetvény { $count } közül
    }
role-share-quarry = egy kőbánya
role-share-tile-or-quarry =
    { $count ->
        [one] { $count } ültetvény vagy egy kőbánya
       *[other] 1 ültetvény { $count } közül, vagy egy kőbánya
    }
role-share-people = { $count } fő
role-share-buildings =
    { $count ->
        [one] { $count } épület: { $dearest }
       *[other] { $count } épület, a legdrágább: { $dearest }
    }
role-share-good-more = még { $count } az előállított áruk egyikéből
role-share-load = { $goods } ({ $count } pont)

## Amíg mások döntenek
wait-choose-role = Szerepválasztás
wait-order = A játékosok sorban, a döntő játékostól kezdve
wait-lately = Ami legutóbb történt
