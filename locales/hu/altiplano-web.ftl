# Az Altiplano asztal szavai a böngészőben: feliratok, előnézetek, a terv hatása.

## Betűk az árukon, mindegyik egyszer
alti-letter-food = É
alti-letter-corn = U
alti-letter-wood = F
alti-letter-stone = K
alti-letter-ore = R
alti-letter-silver = Z
alti-letter-cloth = S
alti-letter-wool = G
alti-letter-alpaca = A
alti-letter-fish = H
alti-letter-glass = Ü
alti-letter-cacao = Ó

## Start
lobby-now-altiplano = 4 hely, kb. 60 perc
alti-new-roles = Foglalkozások
alti-new-roles-dealt = Osztva
alti-new-roles-dealt-words = Mindenki kap egyet véletlenszerűen
alti-new-roles-drafted = Választva
alti-new-roles-drafted-words = Sorban, a kezdőjátékos utoljára; tapasztalt játékosoknak
alti-new-more = Továbbiak
alti-new-missions-words = Mindenkinek két titkos célja van; ha teljesülnek, pontot érnek
alti-new-with-missions = küldetésekkel
alti-new-numbers = A kártyák számai
alti-new-as-rulebook = minden a szabálykönyv szerint
alti-rule-source = Értelmezés: { $ruling }; lengyel szabálykönyv, „{ $heading }”.
alti-set-named = { $name } ({ $digest })
alti-set-digest = SHA-256 { $digest }…
alti-set-reconstructed = A szabálykönyv szövege megadja a szabályokat, de a számok többségét mutató ikonok elvesztek. Általunk rekonstruált, tehát nem a kiadott játékból való szám: { $count }. Akinek megvan a játék, a nyomtatott számokat beírhatja egy fájlba a szerveren.
alti-set-printed = A számok ebből a készletből valók: „{ $name }”; a szerver üzemeltetője írta be őket a játék egy példányából.

## Table
alti-view-board = Tábla
alti-view-ring = Kör
alti-ring = A hét helyszín
alti-location = Helyszín
alti-phase-setup = Előkészület
alti-phase-draw = Húzás
alti-phase-planning = Terv
alti-phase-actions = Akciók
alti-phase-new-round = Új forduló
alti-phase-end = Vége
alti-stop = megálló
alti-missed = elérhetetlen
alti-steps = { $count } szakasz a bábudtól
alti-left-here = Itt maradt darabok: { $count }. Ha mind elfogyott, a fordulót végigjátsszátok, és még egy következik.
alti-pawn-of = { $player } bábuja
alti-pawn-own = a te bábud
alti-food-middle = élelem középen
alti-nearly-empty = { $location }: { $count } maradt
alti-then-one-more = ha kiürül, még egy forduló
alti-last-round = Az utolsó forduló
alti-one-more-round = Még egy forduló
alti-extensions = Bővítmények
alti-extension = Bővítmény
alti-strip = Sor, a legolcsóbb helytől
alti-strip-gap = elkelt
alti-stack = { $count } a pakliban, következő: { $letter }
alti-stack-empty = a pakli üres
alti-costs = Ára itt: { $count } érme.
alti-orders = Megrendelések
alti-orders-done = Kész megrendelések
alti-order = Megrendelés
alti-order-words = { $goods }: { $count } pont
alti-houses = Házak
alti-house = Ház
alti-house-of = Ház: { $good }
alti-house-words = { $good }, neked most { $count } pont
alti-house-sum = { $printed } + { $own } { $good }
alti-worth-now = értékük most
alti-boats = Csónakok
alti-boat-of = Csónak: { $good }
alti-boat-words = { $good } azonnal, összesen { $count } pont
alti-boats-words = { $count } pont, az áru azonnal
# The same beside the heading, where there is room for a few letters only.
alti-boats-short = { $count } + az áru
alti-carts = Szekerek
alti-missions = Küldetések
alti-mission = Küldetés
alti-in-hand = Kézben
alti-roles = Foglalkozások
alti-points = Pont
alti-points-now = Pontok most
alti-coins-word = Érmék
alti-coin = egy érme
alti-first-short = 1.
alti-start-player = kezdőjátékos
alti-state-locked = kész
alti-state-planning = tervez
alti-state-passed = passz
alti-state-acts = lép
alti-role-and-extensions = Foglalkozás és bővítmények
alti-no-order = nincs megrendelés
alti-no-shelf = üres raktár
alti-lies = Mezőkön
alti-rival-more = Lapkák a mezőkön, zsák, kártyák
alti-rival-nothing = Még semmi.
alti-bag = Zsák
alti-container = Láda
alti-cards = Kártyák
alti-no-cards = Még nincs kártya
alti-done = Kész
alti-delivered = { $good }, leszállítva
alti-missing = { $good }, hiányzik
alti-warehouse = Raktár
alti-shelves-begun = { $count } / { $of } polc megkezdve
alti-rack-left = Bal állvány, alulról
alti-rack-right = Jobb állvány, alulról
alti-new = új
alti-shelf-empty = üres
alti-shelf-words = { $number }. polc, { $points } pont: { $state ->
    [full] { $on }, teli
    [begun] { $on }, { $left } szabad
    [next] üres, a következő új fajtának
   *[empty] üres
}
alti-road-words = Út: { $count } / { $of } szakasz
alti-any = bármi
alti-actions = Akciók
alti-plan-does = a terved ezt lehetővé teszi
alti-moves = Mozgás
alti-ways = A mozgás módjai
alti-any-place = bárhová
alti-free = ingyen
alti-used = használt
alti-one-food = 1 élelemért
alti-one-step = 1 szakasz
alti-cart-first = Első szekér
alti-cart-further = További szekér
alti-on-foot = Gyalog

## Spaces and plans
alti-place-extension = a bővítményed
alti-planning = Tervezés
alti-planning-spaces = Tervezőmezők
alti-to-place = { $count } elhelyezendő, legfeljebb { $limit }
alti-stay = { $count } / { $limit } foglalt
alti-room = { $count } szabad tervezőmező
alti-spaces-of = Mezők: { $place }
alti-space-free = szabad mező
alti-space-shut = zárva, amíg az Út meg nem nyitja
alti-space-put = Ide: { $good } ({ $place })
alti-space-lift = { $good }, most raktad le: felveheted
alti-space-old = { $good }, korábbi forduló óta itt van
alti-space-fund = Tegyél ide { $count } érmét
alti-space-stays = { $good }: visszaveheted
alti-space-back = { $good } visszajön: mégis maradhat
alti-coin-lift = Érmék visszavétele
alti-coins-back = Érmék visszavétele
alti-with = Felhasználva: { $goods }.
alti-your-plan = A terved
alti-plan-words = { $count ->
    [0] Minden lapka a helyén van.
   *[other] { $count } lapka nincs elhelyezve; a következő fordulóra marad.
}
alti-in-hand-words = { $count ->
    [0] Kézben; most egyik mező sem fogadja.
   *[other] Kézben; { $count } mező fogadja.
}
alti-lock = Terv kész
alti-lift-all = Mindet felveszem
alti-leave-all = Mind marad
alti-suggest = Javaslat
alti-take-back-done = Húzás
alti-route = Mit tesz lehetővé a terved, a bábu útja szerint
alti-hold-tiles = Kézbe vehető lapkák
alti-nothing-ready = Még egyik akció sem áll készen: vegyél kézbe egy lapkát, és nyomj egy zöld mezőre.
alti-tile-to = { $good }: { $place }
alti-coins-to = { $count } érme: { $place }
alti-too-few-coins = Túl kevés az érméd.
alti-then-ready = Ezzel készen áll ez az akció: { $action }.
alti-then-fuel = Mozgatja a bábut: egy szakasz, vagy egy további szekér bárhová.
alti-then-waits = Itt vár további lapkákra, későbbi fordulókban is.
alti-then-sold = Ezt is eladod, { $count } érméért.
alti-then-joins = Egy már kész akcióhoz csatlakozik: { $action }.
alti-missed-title = { $location }: a bábud nem jut oda
alti-missed-words = A szekereid és az élelmed nem visznek el odáig ({ $location }). Tegyél több élelmet a mozgásmezőkre.

## Actions and ways
alti-here = itt
alti-start-here = kezdet
alti-leg-stay = A bábud ott áll ({ $location }).
alti-leg-place = A bábud ott kezd ({ $location }).
alti-leg-first-cart = Az első szekérrel mész oda, ingyen ({ $location }).
alti-leg-cart = Egy további szekérrel mész oda, 1 élelemért ({ $location }).
alti-leg-walk = Gyalog mész { $count } szakaszt { $count } élelemért ({ $location }).
alti-leg-walk-short = gyalog { $count } élelemért
alti-far = A lapkák készen állnak, de ebben a fordulóban sem szekér, sem élelem nem viszi oda a bábudat ({ $location }).
alti-move = Mozgás
alti-move-words = Hová megy a bábu; utána akciót kell végrehajtanod.
alti-move-after-words = Hová megy a bábu, mielőtt a lépésed véget ér.
alti-choose-from = { $what }: válassz
alti-mission-goes = { $left } kapja, a másikat { $right }
alti-moves-left = { $location }. Maradt: { $free ->
    [yes] ingyenes szekér, { $fuel } élelem
   *[no] { $fuel } élelem
}{ $carts ->
    [0] {""}
   *[other] , { $carts } további szekér
}
alti-back = Vissza
alti-farm-food = { $count } élelem
alti-send-corn = { $count } kukorica továbbküldése
alti-of-points = pont
alti-of-coins = érme
alti-pick-market-sell = Válaszd ki, mit adsz el.
alti-pick-market-deliver = Válaszd ki, mit szállítasz.
alti-pick-village-store = Válaszd ki, mit raktározol, sorrendben.
alti-pick-forest-cacao = Válassz egy árut minden kakaóért.
alti-pick-sum = { $count } érmét hoz
alti-pick-clear = Törlés
alti-pick-done = Mehet
alti-pick-one = Legalább egyet válassz.
alti-pick-not = Ebből több nem választható.
alti-sum-points = Pont a végén
alti-sum-printed = A kártya pontjai
alti-sum-own = Saját { $good }: { $count }
alti-sum-price = Ár
alti-sum-pay = Fizetsz
alti-sum-left = Maradó érmék
alti-sum-then = Érmék utána
alti-sum-strip = Hely a sorban
alti-sum-stock = Marad: { $good }
alti-sum-carts-left = Maradó szekerek

## Mielőtt megnyomod: mibe kerül, és mit hoz
alti-colon = { $what }: { $words }
alti-shelf-then = { $state ->
    [full] tele, { $worth }
   *[left] még { $left }, aztán { $worth }
}
alti-tiles-back = A felhasznált lapkák a ládádba kerülnek.
alti-road-next-space = Az Út következő mezője: a következő húzástól { $limit } tervezőmező.
alti-road-next-corn = Az Út következő mezője: 1 kukorica a raktáradba.
alti-completes = Teljesíti a megrendelést: { $worth } és 1 kukorica.
alti-still-missing = A megrendeléshez ezután még kell: { $goods }.
alti-good-left = { $good } ({ $left })
alti-left-there = maradt: { $count }
alti-pick-points = Teli polcok: { $worth }
alti-swap-take = a ládából
alti-swap-draw = a zsákból
alti-of-corn = kukorica
alti-of-space = tervezőmező
alti-hand-places = Hová tehető a kézben lévő lapka
alti-take-back-list = Mi vehető vissza a húzás előtt
alti-state-chooses = választ
alti-answer-sealed = A válaszod megvan, és rejtve marad, amíg mindenki nem válaszol. Addig a Visszavonás gombbal módosíthatod.
alti-answer-open = A válaszod megvan, és mindenki látja. Amíg a következő játékos nem válaszol, a Visszavonás gombbal módosíthatod.
alti-set-mixed = A számok a szerver üzemeltetőjének készletéből valók: „{ $name }”. Ebben még általunk rekonstruált, tehát nem a kiadott játékból való szám: { $count }.
alti-numbers-of = Számok: { $name }
alti-role-starts = Induló készlet
# A role may start with more tiles than the four planning spaces of the first round hold.
alti-role-draws = Lapkák: { $tiles }. Az első fordulóra ebből húzol: { $spaces }
alti-not-yet = még nem

## Tiles without an action of their own, as short as a tile
alti-effect-e14 = bárhol +1
alti-effect-e17 = érme mint élelem
alti-effect-e18 = lapka cseréje
alti-effect-e19 = Falu +2
alti-effect-e20 = bárhol +1
alti-effect-e24 = 10 a polcokra
alti-effect-e25 = kukorica vár

## Rules page and end
alti-rules-numbers = Áruk, kártyák és a számaik
alti-rules-draw = Húzás
alti-rules-planning = Tervezés
alti-rules-moving = A bábu mozgása
alti-rules-actions = Akciók
alti-rules-warehouse = Raktár
alti-rules-village = Falu
alti-rules-market = Piac
alti-rules-road = Út
alti-reference-goods = Áruk
alti-reference-good = Áru
alti-from-players = { $count } játékostól
alti-acted-at = Akciók helyszínek szerint
alti-chart-points = Pontok fordulónként
alti-chart-coins = Érmék fordulónként
alti-chart-stored = Raktározott áruk fordulónként
alti-chart-pick-points = Pont
alti-chart-pick-coins = Érme
alti-chart-pick-stored = Raktár

## What the game is about
altiplano-about-goal = Árukat gyűjtesz a fennsíkon. Pontot érnek az áruk, a házak, a csónakok, a megrendelések és a raktárad teli polcai; az nyer, akinek a legtöbb pontja van.
altiplano-about-round = Minden fordulóban lapkákat húzol a zsákodból, elhelyezed őket a táblád mezőin, majd körbeküldöd a bábudat a hét helyszínen, hogy felhasználd őket. Amit felhasználsz és megszerzel, később visszakerül a zsákba.
altiplano-about-end = Ha egy helyszínről minden elfogyott, vagy a bővítménysor nem tölthető fel, a fordulót végigjátsszátok, és még egy következik.
altiplano-help-pieces = { $by ->
    [tap-once] Tervezéskor érints meg egy lapkát, aztán egy zöld mezőt.
    [tap-twice] Csak tervezéskor elég egy érintés: a megérintett lapka a kezedbe kerül, az utána megérintett zöld mező pedig fogadja. Amíg a terved nincs kész, újra felveheted. A helyszíneket és az akciókat bármikor megérintheted, hogy olvass róluk.
   *[press] Tervezéskor nyomj egy lapkára, aztán egy zöld mezőre, vagy húzd oda.
}

## What stands under the drawing of an action, in a few words
alti-short-farm-food = alpakánként élelem
alti-short-forest-cacao = kakaónként egy ezek közül
alti-short-harbor-boat = csónak elvétele
alti-short-village-house = ház elvétele
alti-short-village-store = áruk raktározása
alti-short-village-cart = szekér vásárlása
alti-short-market-sell = áruk eladása
alti-short-market-extension = bővítmény vásárlása
alti-short-market-order = megrendelés elvétele
alti-short-market-deliver = szállítás a megrendelésre
alti-short-road-build = egy szakasz az Úton
alti-brief-market-sell = eladás
alti-brief-market-extension = bővítmény
alti-brief-market-order = megrendelés
alti-brief-market-deliver = szállítás
alti-from = { $count ->
    [0] 0-tól
    [3] 3-tól
    [6] 6-tól
    [8] 8-tól
    [13] 13-tól
    [16] 16-tól
    [18] 18-tól
    [20] 20-tól
    [23] 23-tól
    [26] 26-tól
    [28] 28-tól
    [30] 30-tól
   *[other] { $count }-től
}

## Kész terv
alti-lock-stays = { $count } lapka marad
alti-lock-all = Minden a helyén van. A tervek akkor válnak láthatóvá, amikor mindenki elkészült.
alti-lock-empty = Kész a terv, pedig üres?
alti-lock-empty-words = { $count ->
    [one] A lapkád a tervezőmezőn marad: ebben a fordulóban csak azt használhatod, ami már a tábládon fekszik.
    [5] Mind az 5 lapka a tervezőmezőkön marad: ebben a fordulóban csak azt használhatod, ami már a tábládon fekszik.
   *[other] Mind a { $count } lapka a tervezőmezőkön marad: ebben a fordulóban csak azt használhatod, ami már a tábládon fekszik.
}
alti-lock-far = Kész a terv, pedig van benne elérhetetlen akció?
alti-lock-far-words = Készen áll, de ebben a fordulóban a bábud nem jut oda: { $actions }. Tegyél több élelmet a mozgásmezőkre, különben a lapkák egy későbbi fordulóra várnak ott.
alti-action-at = { $action } ({ $location })
alti-lock-anyway = Így is kész
alti-keep-planning = Tovább tervezek
alti-suggest-words = Kirakja egy bot tervét. Amíg nem zárod le, módosíthatod.
alti-lift-all-words = A tervben lerakott összes lapka visszakerül a tervezőmezőkre.
alti-nothing-placed = Még semmi nincs lerakva.
alti-leave-all-words = Minden ott marad, ahol van.
alti-end-turn-words = A következő játékos jön. A következő lépésedben újabb akciót hajthatsz végre, vagy passzolhatsz.
alti-ready-here = Itt a következő lépésedhez készen áll: { $actions }.
alti-ready-there = Ott készen áll: { $actions }.
alti-takes = Elfogadja: { $goods }.
alti-way-first-cart = Fordulónként egyszer bárhová, ingyen.
alti-way-cart = 1 élelemért bárhová; minden további szekér fordulónként egyszer.
alti-way-walk = 1 élelemért egy szakasz a körön.
