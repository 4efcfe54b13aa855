# Az Altiplano szavai magyarul: nevek és hatások.

## Goods

altiplano-good-food = élelem
altiplano-good-corn = kukorica
altiplano-good-wood = fa
altiplano-good-stone = kő
altiplano-good-ore = érc
altiplano-good-silver = ezüst
altiplano-good-cloth = szövet
altiplano-good-wool = gyapjú
altiplano-good-alpaca = alpaka
altiplano-good-fish = hal
altiplano-good-glass = üveg
altiplano-good-cacao = kakaó

## Locations and other places

altiplano-location-farm = Farm
altiplano-location-forest = Erdő
altiplano-location-mine = Bánya
altiplano-location-harbor = Kikötő
altiplano-location-village = Falu
altiplano-location-market = Piac
altiplano-location-road = Út
altiplano-place-movement = mozgásmezők
altiplano-place-role = foglalkozáslapka
altiplano-place-any-location = tetszőleges helyszín mezője
altiplano-place-extension = bővítmény, { $location }

# Jelzők és helyük: „2 élelem (Kikötő)”.
altiplano-goods-at = { $goods } ({ $place })

## Roles

altiplano-role-miner = Bányász
altiplano-role-shepherd = Pásztor
altiplano-role-fisherman = Halász
altiplano-role-woodcutter = Favágó
altiplano-role-stonemason = Kőfaragó
altiplano-role-farmer = Gazda
altiplano-role-trader = Kereskedő

## Basic actions: name, and what it does where that is no simple exchange

altiplano-action-farm-food = Élelem
altiplano-action-farm-food-words = Minden felhasznált alpakáért 1 élelem.
altiplano-action-farm-wool = Gyapjú
altiplano-action-farm-cloth = Szövet
altiplano-action-forest-wood = Fa
altiplano-action-forest-cacao = Kakaócsere
altiplano-action-forest-cacao-words = Minden kakaóból 1 élelem, 1 szövet vagy 1 üveg lesz, ahogy tetszik.
altiplano-action-mine-stone = Kő
altiplano-action-mine-silver = Ezüst
altiplano-action-harbor-food = Élelem
altiplano-action-harbor-stone = Kő
altiplano-action-harbor-boat = Csónak
altiplano-action-harbor-boat-words = 2 fa bármelyik felfordított csónakért; az áruja azonnal a ládádba kerül.
altiplano-action-village-house = Ház
altiplano-action-village-house-words = 2 kő bármelyik felfordított házért; a játék végén minden, a ház árujával egyező lapkádért bónusz jár.
altiplano-action-village-store = Raktározás
altiplano-action-village-store-words = A Falu mezőiről az áruk végleg a raktárba kerülnek, tetszőleges sorrendben. Élelem nem raktározható.
altiplano-action-village-cart = Szekér
altiplano-action-village-cart-words = 1 érme egy azonnal használható szekérért: fordulónként egyszer, legfeljebb négy szekér.
altiplano-action-market-sell = Eladás
altiplano-action-market-sell-words = A Piac mezőin lévő lapkákért megkapod a vételárat. A lapkák a tieid maradnak.
altiplano-action-market-extension = Bővítmény
altiplano-action-market-extension-words = A sor bármelyik bővítménye a saját áráért és a helye áráért: fordulónként egy, és ugyanaz az akció nem lehet meg kétszer.
altiplano-action-market-order = Megrendelés
altiplano-action-market-order-words = 1 érme bármelyik felfordított megrendelésért. Egyszerre csak egy teljesítetlen megrendelésed lehet.
altiplano-action-market-deliver = Szállítás
altiplano-action-market-deliver-words = A Piac mezőiről az áruk végleg a megrendelésedre kerülnek; az utolsóval teljesíted, és 1 kukoricát kapsz.
altiplano-action-road-build = Útépítés
altiplano-action-road-build-words = Kő és fa egy szakaszért: a következő húzástól eggyel több tervezőmező, vagy 1 kukorica.
altiplano-action-send-corn = Kukorica továbbküldése

## Extensions: what each does

altiplano-extension-e1 = 1 élelemért 1 alpaka (Farm).
altiplano-extension-e2 = 1 halért 1 érc (Kikötő).
altiplano-extension-e3 = 1 élelemért 1 fa (Erdő).
altiplano-extension-e4 = 1 élelemért 1 érc (Bánya).
altiplano-extension-e5 = 1 élelemért 1 hal (Kikötő).
altiplano-extension-e6 = 2 tervezéskor letett érméért 1 kakaó (Piac).
altiplano-extension-e7 = 1 tervezéskor letett érméért 1 alpaka vagy kő (Piac).
altiplano-extension-e8 = 1 tervezéskor letett érméért 1 hal vagy fa (Piac).
altiplano-extension-e9 = 1 tervezéskor letett érméért 1 kő vagy fa (Piac).
altiplano-extension-e10 = 1 élelemért 1 érc vagy kő (Bánya).
altiplano-extension-e11 = 2 halért 1 kakaó (Kikötő).
altiplano-extension-e12 = 1 halért 1 érc, kő vagy fa (Kikötő).
altiplano-extension-e13 = 2 élelemért 1 kakaó (Erdő).
altiplano-extension-e14 = Bármely ide tervezett lapka felhasználható egy alapakcióhoz ott, ahol a bábud áll.
altiplano-extension-e15 = 1 alpakáért 1 gyapjú (Farm).
altiplano-extension-e16 = 1 élelemért 1 kakaó (Erdő).
altiplano-extension-e17 = Egy mozgásmezőre élelem helyett érmét is tehetsz. Csak akkor fizeted ki, amikor felhasználod.
altiplano-extension-e18 = Húzás után egy lapkát a ládádba tehetsz, és helyette húzhatsz egyet, vagy kivehetsz a ládából egy másfélét.
altiplano-extension-e19 = Két további mező a Faluban.
altiplano-extension-e20 = Bármely ide tervezett lapka felhasználható egy alapakcióhoz ott, ahol a bábud áll.
altiplano-extension-e21 = 1 halért 1 gyapjú vagy kakaó (Kikötő).
altiplano-extension-e22 = 2 tervezéskor letett érméért 1 gyapjú vagy érc (Piac).
altiplano-extension-e23 = 3 tervezéskor letett érméért 1 ezüst vagy üveg (Piac).
altiplano-extension-e24 = Az értékelés előtt legfeljebb 10 lapkát húzol; ami ráillik egy megkezdett polcra, oda kerül.
altiplano-extension-e25 = A szerzett kukorica itt várhat; egy akcióval 1 vagy 2 kukoricát továbbküldesz a raktárba.

## Missions

altiplano-mission-m1 = 3 teljesített megrendelés
altiplano-mission-m2 = 3 alpaka a raktárban
altiplano-mission-m3 = 7-féle áru a raktárban
altiplano-mission-m4 = 20 áru a raktárban
altiplano-mission-m5 = Elsőként megtöltött polc
altiplano-mission-m6 = 4 kukorica nélkül megtöltött polc
altiplano-mission-m7 = 3 ezüst és 3 szövet a játék végén
altiplano-mission-m8 = 4 üveg a játék végén
altiplano-mission-m9 = 3 megtöltött polc
altiplano-mission-m10 = 5 kukorica a raktárban
altiplano-mission-m11 = Elsőként hallal megtöltött polc, kukorica nélkül
altiplano-mission-m12 = 3 csónak
altiplano-mission-m13 = 3 ház
altiplano-mission-m14 = A legtöbb érc a játék végén
altiplano-mission-m15 = 4 kakaó a raktárban
altiplano-mission-m16 = Egy megrendelés, egy csónak és egy ház
altiplano-mission-m17 = Elsőként teljesített megrendelés
altiplano-mission-m18 = Elsőként épített ház
altiplano-mission-m19 = A legtöbb kő a játék végén
altiplano-mission-m20 = 2 megrendelés, amely gyapjút vagy szövetet kér

## Points by source

altiplano-score-goods = Áruk
altiplano-score-boats = Csónakok
altiplano-score-houses = Házak
altiplano-score-house-bonus = A házak bónusza
altiplano-score-orders = Megrendelések
altiplano-score-shelves = Teli polcok
altiplano-score-missions = Küldetések
altiplano-score-total = Összesen
altiplano-score-tie-break = Egyenlőségnél: érmék

## Rulings that a table can switch: name and what it means

altiplano-switch-roles-drafted = Választott foglalkozások
altiplano-switch-roles-drafted-effect = A foglalkozásokat osztás helyett sorban választjátok, a kezdőjátékos utolsóként.
altiplano-switch-missions = Küldetések
altiplano-switch-missions-effect = Mindenkinek két rejtett, pontot érő küldetése van.
altiplano-switch-draw-fewer = Kevesebb húzás
altiplano-switch-draw-fewer-effect = Minden kihúzott lapka után abbahagyhatod a húzást.
altiplano-switch-plan-in-turn-order = Tervezés sorban
altiplano-switch-plan-in-turn-order-effect = A kezdőjátékostól sorban terveztek, és mindenki látja az előtte készült terveket.
altiplano-switch-place-pawns-first = Előbb minden bábu
altiplano-switch-place-pawns-first-effect = Az első lépés előtt minden bábut el kell helyezni.
altiplano-switch-move-without-action = Mozgás akció nélkül
altiplano-switch-move-without-action-effect = Egy lépés állhat csak mozgásból és passzból is.
altiplano-switch-wild-feeds-tiles = Tetszőleges helyszín foglalkozáshoz is
altiplano-switch-wild-feeds-tiles-effect = A tetszőleges helyszín mezőjén lévő lapka foglalkozáshoz vagy bővítményhez is használható.
altiplano-switch-pay-for-nothing = Fizetés semmiért
altiplano-switch-pay-for-nothing-effect = Megrendelésért vagy szekérért akkor is lehet fizetni, ha már elfogyott.
altiplano-switch-road-end-corn = Kukorica az Út végén
altiplano-switch-road-end-corn-effect = Ha az Utad elkészült, minden további építés rajta 1 kukoricát ad.
altiplano-switch-second-corn-shelf = Második kukoricapolc
altiplano-switch-second-corn-shelf-effect = Második kukoricapolc is kezdhető, amíg az első nincs tele.
altiplano-switch-corn-store-in-village = Kukorica csak a Faluból
altiplano-switch-corn-store-in-village-effect = A kukorica csak akkor küldhető tovább, ha a bábu a Faluban áll.
altiplano-switch-end-on-empty-stack = Az üres pakli a játék vége
altiplano-switch-end-on-empty-stack-effect = Ha elfogy a bővítménypakli, az akkor is kiváltja a játék végét, ha a sor tele van.
altiplano-switch-short-strip-two-more = Még két forduló
altiplano-switch-short-strip-two-more-effect = Ha a sor nem tölthető fel, még két forduló következik.
altiplano-switch-most-must-be-alone = Holtversenyben senkié a legtöbb
altiplano-switch-most-must-be-alone-effect = Aki csak holtversenyben áll az élen, annak nincs a legtöbb érce vagy köve.
altiplano-switch-corn-is-type = A kukorica áru
altiplano-switch-corn-is-type-effect = A raktározott kukorica a küldetéseknél fajtának és árunak is számít.
altiplano-switch-closed-bags = Zárt zsákok
altiplano-switch-closed-bags-effect = Csak a tulajdonos látja, mi van a zsákban és a ládában.

## The numbers of the game

altiplano-components-built-in = rekonstruált számok
altiplano-components-reconstructed = A kártyákon és a lapkákon a legtöbb szám rekonstruált, nem a kiadott játékból való.
altiplano-impossible-player-count = Az Altiplano 2–5 játékosnak szól, nem { $count } játékosnak.
altiplano-impossible-ring = A körben mind a hét helyszín egyszer szerepel, elsőként a Farm.
altiplano-impossible-start-player = Az asztalnál nincs { $number }. hely, így nem is kezdhet.
altiplano-impossible-components = Ezen a szerveren nincs meg ez a számkészlet: „{ $name }”. Válassz másikat.

## Amounts

altiplano-coins = { $count ->
    [one] { $count } érme
   *[other] { $count } érme
}
altiplano-points = { $count ->
    [one] { $count } pont
   *[other] { $count } pont
}
altiplano-gives = { $input } → { $gains }
