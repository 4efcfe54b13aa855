# Tippek játék közben és a befejezett játszma elemzése.

## Tipp kérése
hint-button = Tipp
hint-not-now = Tipp akkor van, amikor te döntesz.
hint-title = Érdemes megfontolni
hint-lead = Becsült részesedés a győzelemből az egyes válaszok után
hint-looking = Az asztal vizsgálata…
hint-list = A legjobb válaszok
hint-said = Tipp: { $moves }.
hint-move = { $move }, { $share }
hint-share = { $percent }%
hint-share-under = 1% alatt
hint-share-over = 99% felett
hint-gain = { $what } { $amount }
hint-you = Te: { $gains }
hint-you-nothing = Te: rögtön semmi sem változik
hint-you-later =
    { $points ->
        [one] Te: most semmi nem változik; a játék végéig körülbelül { $points } ponttal több
       *[other] Te: most semmi nem változik; a játék végéig körülbelül { $points } ponttal több
    }
hint-rival = A legtöbbet { $player } nyeri vele: { $gains }
hint-placement = Ez az elhelyezés
hint-then = { $move }, majd { $next }
hint-keep-nothing = Semmi sem marad
hint-plan = Ez a terv
hint-taken = Megjelölve: { $move }. Még semmi sem lett kijátszva.
hint-laid-out = A tipp szerint elrendezve. Még semmi sem lett kijátszva.
key-hint = tipp

## Miben számolunk
measure-points = pont
measure-doubloons = dublon
measure-coins = érme
measure-goods = áru
measure-production = áru egy termelésből
measure-workers = telepes
measure-plantations = szigetlapka
measure-buildings = épület
measure-stored = áru a raktárban
measure-carts = szekér
measure-houses = ház
measure-boats = csónak
measure-orders = megrendelés
measure-extensions = bővítmény
measure-road = útszakasz

## Beleegyezés a tippekbe
hints-off-title = A tippek ki vannak kapcsolva
hints-on-title = A tippek be vannak kapcsolva
hints-words = Ahol többen játszanak, a tippekbe mindenkinek bele kell egyeznie.
hints-yes = beleegyezik
hints-no = még nem
hints-agree = Beleegyezem
hints-take-back = Visszavonom
error-hints-off = Ennél az asztalnál nincsenek tippek: előbb minden játékosnak bele kell egyeznie.

## A játszma után
review-title = Elemzés
review-words = Mi került a legtöbbe a győzelem becsült esélye szerint. A becslés néhány százalékot tévedhet.
review-waiting = Az elemzés mindjárt elkezdődik…
review-working = Minden döntés újra: { $done } / { $of }
review-failed = Az elemzés nem mutatható meg
review-of = Kinek a döntései
review-none = Ennek a játékosnak egyetlen döntése sem került a győzelem 1%-ánál többe.
review-cost = −{ $percent }%
review-cost-words = a győzelem { $percent }%-ába került
review-played = Lépés: { $move }
review-better = Jobb: { $move }
review-show = Mutasd
review-show-words = A pillanat megmutatása, { $round }. kör
review-here = Ez a döntés a győzelem { $percent }%-ába került. Jobb: { $move }
curve-title = Részesedés a győzelemből
curve-words = Minden döntés előtt, minden rejtett dolog ismeretében; százalékban.
curve-end = Vége
