# Tippek játék közben és a befejezett játszma elemzése.

## Tipp kérése
hint-button = Tipp
hint-words = Megmutatja, mit tenne egy erős bot
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
hint-placement = Így helyezd el
hint-occupied = Foglalt: { $places }
hint-left-empty = Üresen marad: { $places }
hint-then = { $move }, majd { $next }
hint-keep-nothing = Semmi sem marad
hint-plan = Így tervezz
hint-taken = Megjelölve: { $move }. A lépés még nem történt meg.
hint-laid-out = A tipp szerint elrendezve. A lépés még nem történt meg.
key-hint = tipp

## Miért érdemes
reason-gets =
    { $who ->
        [you] Ezt kapod: { $what }.
       *[other] { $player } ezt kapja: { $what }.
    }
reason-gets-this-round =
    { $who ->
        [you] A forduló végéig várhatóan ezt kapod: { $what }.
       *[other] A forduló végéig { $player } várhatóan ezt kapja: { $what }.
    }
reason-gets-this-phase =
    { $who ->
        [you] A fázis végéig várhatóan ezt kapod: { $what }.
       *[other] A fázis végéig { $player } várhatóan ezt kapja: { $what }.
    }
reason-gets-at-once =
    { $who ->
        [you] Azonnal ezt kapod: { $what }.
       *[other] { $player } azonnal ezt kapja: { $what }.
    }
reason-helps =
    { $who ->
        [you] Neked is jut valami: { $what }.
       *[other] { $player } is kap valamit: { $what }.
    }
reason-nothing = Azonnal semmi sem változik.
reason-level = A többi felsorolt válasz egyike sem hoz többet.
reason-keeps =
    { $who ->
        [you] Megmarad: { $what }.
       *[other] { $player } megtartja: { $what }.
    }
reason-has-this-round =
    { $who ->
        [you] A forduló végén várhatóan ennyid lesz: { $what }.
       *[other] A forduló végén { $player } várhatóan ennyivel rendelkezik: { $what }.
    }
reason-has-this-phase =
    { $who ->
        [you] A fázis végén várhatóan ennyid lesz: { $what }.
       *[other] A fázis végén { $player } várhatóan ennyivel rendelkezik: { $what }.
    }
reason-left =
    { $who ->
        [you] Neked ez marad: { $what }.
       *[other] { $player } ezt kaphatja meg: { $what }.
    }
reason-keeps-at-once =
    { $who ->
        [you] Egyelőre megmarad: { $what }.
       *[other] { $player } egyelőre megtartja: { $what }.
    }
reason-makes =
    { $who ->
        [you] A következő iparosfázisban ennyivel többet termelsz: { $what }.
       *[other] A következő iparosfázisban { $player } ennyivel többet termel: { $what }.
    }
reason-makes-less =
    { $who ->
        [you] A következő iparosfázisban ennyivel kevesebbet termelsz: { $what }.
       *[other] A következő iparosfázisban { $player } ennyivel kevesebbet termel: { $what }.
    }
reason-could-make =
    { $who ->
        [you] Ha minden karikád foglalt, iparosfázisonként ennyivel többet termelsz: { $what }.
       *[other] Ha minden karikája foglalt, { $player } iparosfázisonként ennyivel többet termel: { $what }.
    }
reason-lacks =
    { $who ->
        [you] Feldolgozóüzem nélkül ({ $what }) ez az ültetvény még semmit sem hoz.
       *[other] { $player } ültetvénye feldolgozóüzem nélkül ({ $what }) még semmit sem hoz.
    }
reason-lacks-price =
    { $who ->
        [you] Feldolgozóüzem nélkül ({ $what }, ára legalább { $price }) ez az ültetvény még semmit sem hoz.
       *[other] { $player } ültetvénye feldolgozóüzem nélkül ({ $what }, ára legalább { $price }) még semmit sem hoz.
    }
reason-room =
    { $who ->
        [you] Feldolgozóüzemeidben így későbbi ültetvényekről még ennyinek lesz helye: { $what }.
       *[other] { $player } feldolgozóüzemeiben így későbbi ültetvényekről még ennyinek lesz helye: { $what }.
    }
reason-alone =
    { $who ->
        [you] Csak neked van ilyen ültetvényed: { $what }.
       *[other] { $player } az egyetlen, akinek ilyen ültetvénye van: { $what }.
    }
reason-could-sell =
    { $who ->
        [you] A kereskedőházban így eladható az árud: { $what }, { $price }.
       *[other] A kereskedőházban { $player } így eladhatja az áruját: { $what }, { $price }.
    }
reason-could-load =
    { $who ->
        [you] A hajók ennyit vennének fel tőled: { $what }.
       *[other] A hajókra { $player } ennyit rakodhatna: { $what }.
    }
reason-saves =
    { $who ->
        [you] A kőbányáid így legfeljebb ennyivel csökkentik egy épület árát: { $count }.
       *[other] { $player } kőbányái így legfeljebb ennyivel csökkentik egy épület árát: { $count }.
    }
reason-could-save =
    { $who ->
        [you] Telepesekkel a kőbányáid legfeljebb ennyivel csökkentik egy épület árát: { $count }.
       *[other] Telepesekkel { $player } kőbányái legfeljebb ennyivel csökkentik egy épület árát: { $count }.
    }
reason-plans =
    { $who ->
        [you] Mostantól { $count } tervezőmeződ van.
       *[other] { $player } mostantól { $count } tervezőmezőre tervezhet.
    }
reason-missing =
    { $who ->
        [you] A megrendelésedhez így már csak ez hiányzik: { $what }.
       *[other] { $player } megrendeléséhez így már csak ez hiányzik: { $what }.
    }
reason-has-next-choice =
    { $who ->
        [you] A következő szerepválasztásodra nagyjából ennyid lesz: { $what }.
       *[other] { $player } a következő szerepválasztásáig nagyjából ennyit gyűjt: { $what }.
    }
reason-gets-next-choice =
    { $who ->
        [you] A következő szerepválasztásodig várhatóan ennyivel többet hoz: { $what }.
       *[other] { $player } a következő szerepválasztásáig várhatóan ennyivel többet nyer: { $what }.
    }
reason-has-next-round =
    { $who ->
        [you] A következő forduló végére nagyjából ennyid lesz: { $what }.
       *[other] { $player } a következő forduló végére nagyjából ennyit gyűjt: { $what }.
    }
reason-gets-next-round =
    { $who ->
        [you] A következő forduló végéig várhatóan ennyivel többet hoz: { $what }.
       *[other] { $player } a következő forduló végéig várhatóan ennyivel többet nyer: { $what }.
    }
reason-misses =
    { $who ->
        [you] Így elesel ettől: { $what }.
       *[other] { $player } így elesik ettől: { $what }.
    }
reason-over-ahead =
    { $who ->
        [you] A játék véget ér, és ennyivel vezetsz: { $what }.
       *[other] A játék véget ér, és { $player } ennyivel vezet: { $what }.
    }
reason-over-level =
    { $who ->
        [you] A játék véget ér, és pontegyenlőségben állsz a legjobb ellenféllel.
       *[other] A játék véget ér, és { $player } pontegyenlőségben áll a legjobb ellenféllel.
    }
reason-over-behind =
    { $who ->
        [you] A játék véget ér, és ennyi a hátrányod: { $what }.
       *[other] A játék véget ér, és { $player } hátránya: { $what }.
    }
reason-last-round = Kiváltja a játék végét.
reason-sooner = Közelebb hozza a játék végét: még nagyjából { $what }.
reason-later = Távolabb tolja a játék végét: még nagyjából { $what }.
reason-promises =
    { $who ->
        [you] A játék végéig várhatóan ennyivel többet hoz: { $what }.
       *[other] { $player } a játék végéig várhatóan ennyivel többet nyer: { $what }.
    }
reason-active =
    { $who ->
        [you] Működésbe lép nálad: { $what }.
       *[other] { $player } működésbe hozza: { $what }.
    }
reason-idle =
    { $who ->
        [you] Telepes nélkül marad: { $what }.
       *[other] { $player } telepes nélkül hagyja: { $what }.
    }
reason-works = Telepessel működik. { $what }
reason-odds = A lefordított ültetvények nagyjából { $percent }%-a termelne neked, ha telepes áll rajta.
reason-bonus = Telepessel jelenleg még ennyit ér: { $what }.
reason-answer = { $number }. válasz
amount-orders =
    { $count ->
        [one] { $count } megrendelés
       *[other] { $count } megrendelés
    }
amount-houses =
    { $count ->
        [one] { $count } ház
       *[other] { $count } ház
    }
amount-boats =
    { $count ->
        [one] { $count } csónak
       *[other] { $count } csónak
    }
amount-carts =
    { $count ->
        [one] { $count } szekér
       *[other] { $count } szekér
    }
amount-extensions =
    { $count ->
        [one] { $count } bővítmény
       *[other] { $count } bővítmény
    }
amount-face-down =
    { $count ->
        [one] { $count } lefordított ültetvény
       *[other] { $count } lefordított ültetvény
    }
reason-same = Amennyire előre látható, ugyanannyit ér, mint ez: { $move }.
reason-same-later = Egyelőre ugyanannyit ér, mint ez: { $move }. A különbség csak később látszik.

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
