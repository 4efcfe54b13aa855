# Tippek játék közben és a befejezett játszma elemzése.

## Tipp kérése
hint-button = Tipp
hint-not-now = Tippet akkor kaphatsz, amikor te döntesz.
hint-title = Érdemes megfontolni
hint-lead = Becsült győzelmi esély az egyes válaszok után
hint-looking = Az asztal vizsgálata…
hint-list = A legjobb válaszok
hint-said = Tipp: { $moves }.
hint-move = { $move }, { $share }
hint-share = { $percent }%
hint-share-under = 1% alatt
hint-share-over = 99% felett
hint-gain = { $amount } { $what }
hint-you = Te: { $gains }
hint-you-nothing = Te: egyelőre semmi sem változik
hint-you-later =
    { $points ->
        [one] Te: egyelőre semmi sem változik; a játék végéig körülbelül { $points } ponttal több
       *[other] Te: egyelőre semmi sem változik; a játék végéig körülbelül { $points } ponttal több
    }
hint-rival = A legtöbbet ezzel { $player } nyeri: { $gains }
hint-placement = Így helyezd el
hint-then = { $move }, majd { $next }
hint-keep-nothing = Semmi sem marad
hint-plan = Így tervezz
hint-taken = Megjelölve: { $move }. A lépés még nem történt meg.
hint-laid-out = A tipp szerint elrendezve. A lépés még nem történt meg.
key-hint = tipp

## Miben számolunk
measure-points = pont
measure-doubloons = dublon
measure-coins = érme
measure-goods = áru
measure-production = áru iparosfázisonként
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
hints-take-back = Visszavonom a beleegyezést
error-hints-off = Ennél az asztalnál nincsenek tippek: előbb minden játékosnak bele kell egyeznie.

## A játszma után
review-title = Elemzés
review-words = A legtöbbe kerülő döntések, a becsült győzelmi esély alapján. A becslés néhány százalékot tévedhet.
review-waiting = Az elemzés mindjárt elkezdődik…
review-working = A döntések újraértékelése: { $done } / { $of }
review-failed = Az elemzés nem jeleníthető meg
review-of = Kinek a döntései
review-none = Ennek a játékosnak egyetlen döntése sem rontotta 1%-nál többel a győzelmi esélyt.
review-cost = −{ $percent }%
review-cost-words = { $percent }%-kal rosszabb győzelmi esély
review-played = Lépés: { $move }
review-better = Jobb: { $move }
review-show = Mutasd
review-show-words = Ugrás ehhez a pillanathoz, { $round }. forduló
review-here = Ez a döntés { $percent }%-kal rontotta a győzelmi esélyt. Jobb: { $move }
curve-title = Győzelmi esély
curve-words = Minden döntés előtt, minden rejtett információ ismeretében; százalékban.
curve-end = Vége
