# Az Altiplano játék közbeni mondatai magyarul.

## What happened: one line of the log for each fact or run of facts

altiplano-log-start-player =
    { $who ->
        [you] Te kezded a fordulót.
       *[other] A fordulót { $player } kezdi.
    }
altiplano-log-role-taken =
    { $who ->
        [you] A foglalkozásod: { $role }.
       *[other] { $player } foglalkozása: { $role }.
    }
altiplano-log-missions-passed = A küldetések a szomszédokhoz kerülnek.
altiplano-log-missions-chosen = Már mindenkinek két küldetése van.
altiplano-log-mission-done =
    { $who ->
        [you] Teljesíted a küldetést: { $mission }.
       *[other] { $player } teljesíti a küldetést: { $mission }.
    }
altiplano-log-first-happened =
    { $what ->
        [shelf] Az első megtöltött polc
        [fish-shelf] Az első hallal megtöltött polc
        [order] Az első teljesített megrendelés
       *[house] Az első ház
    }{ $who ->
        [you] : a tiéd.
       *[other] : { $player }.
    }
altiplano-log-round-began = { $round }. forduló.
altiplano-log-took-back =
    { $who ->
        [you] Visszaveszed: { $places }.
       *[other] { $player } visszaveszi: { $places }.
    }
altiplano-log-took-back-coins =
    { $who ->
        [you] Visszaveszel { $count } érmét.
       *[other] { $player } visszavesz { $count } érmét.
    }
altiplano-log-bag-filled =
    { $who ->
        [you] A ládád tartalma a zsákodba kerül.
       *[other] { $player } ládájának tartalma a zsákba kerül.
    }
altiplano-log-drawn =
    { $who ->
        [you] Ezt húzod: { $goods }.
       *[other] { $player } ezt húzza: { $goods }.
    }
altiplano-log-swapped-away =
    { $who ->
        [you] A ládába teszed: { $good }.
       *[other] { $player } a ládába teszi: { $good }.
    }
altiplano-log-swapped-in =
    { $who ->
        [you] Cserébe kiveszed: { $good }.
       *[other] { $player } cserébe kiveszi: { $good }.
    }
altiplano-log-planned =
    { $who ->
        [you] A terved: { $places }.
       *[other] { $player } terve: { $places }.
    }
altiplano-log-funded =
    { $who ->
        [you] Leteszel { $count } érmét.
       *[other] { $player } letesz { $count } érmét.
    }
altiplano-log-plans-shown = Minden terv látható.
altiplano-log-extension-left = Senki sem vett bővítményt, ezért a legalsó kikerül a játékból: { $extension }
altiplano-log-extension-laid = Új bővítmények a sorban: { $count }.
altiplano-log-pawn-placed =
    { $who ->
        [you] A bábud kezdőhelye: { $location }.
       *[other] { $player } bábujának kezdőhelye: { $location }.
    }
altiplano-log-moved =
    { $who ->
        [you] Te
       *[other] { $player }
    } → { $location }, { $ride ->
        [first-cart] az első szekérrel.
        [cart-food] további szekérrel, 1 élelemért.
        [cart-coin] további szekérrel, 1 érméért.
        [walk-coin] gyalog, 1 érméért.
       *[walk-food] gyalog, 1 élelemért.
    }
altiplano-log-acted-farm-food =
    { $who ->
        [you] Felhasználsz { $count } alpakát élelemért (Farm).
       *[other] { $player } felhasznál { $count } alpakát élelemért (Farm).
    }
altiplano-log-acted-farm-wool =
    { $who ->
        [you] Alpakát és élelmet használsz fel gyapjúért (Farm).
       *[other] { $player } alpakát és élelmet használ fel gyapjúért (Farm).
    }
altiplano-log-acted-farm-cloth =
    { $who ->
        [you] Gyapjút és élelmet használsz fel szövetért (Farm).
       *[other] { $player } gyapjút és élelmet használ fel szövetért (Farm).
    }
altiplano-log-acted-forest-wood =
    { $who ->
        [you] Felhasználsz 2 élelmet fáért (Erdő).
       *[other] { $player } felhasznál 2 élelmet fáért (Erdő).
    }
altiplano-log-acted-mine-stone =
    { $who ->
        [you] Felhasználsz 2 élelmet kőért (Bánya).
       *[other] { $player } felhasznál 2 élelmet kőért (Bánya).
    }
altiplano-log-acted-mine-silver =
    { $who ->
        [you] Ércet és élelmet használsz fel ezüstért (Bánya).
       *[other] { $player } ércet és élelmet használ fel ezüstért (Bánya).
    }
altiplano-log-acted-harbor-food =
    { $who ->
        [you] Halat és élelmet használsz fel még 1 élelemért (Kikötő).
       *[other] { $player } halat és élelmet használ fel még 1 élelemért (Kikötő).
    }
altiplano-log-acted-harbor-stone =
    { $who ->
        [you] Felhasználsz 2 halat kőért (Kikötő).
       *[other] { $player } felhasznál 2 halat kőért (Kikötő).
    }
altiplano-log-acted-trade-cacao =
    { $who ->
        [you] Kakaót cserélsz erre: { $good }.
       *[other] { $player } kakaót cserél erre: { $good }.
    }
altiplano-log-acted-build-boat =
    { $who ->
        [you] Felhasználsz 2 fát csónakért: { $good }.
       *[other] { $player } felhasznál 2 fát csónakért: { $good }.
    }
altiplano-log-acted-build-house =
    { $who ->
        [you] Felhasználsz 2 követ házért: { $good }.
       *[other] { $player } felhasznál 2 követ házért: { $good }.
    }
altiplano-log-acted-sell =
    { $who ->
        [you] Eladod: { $good }.
       *[other] { $player } eladja: { $good }.
    }
altiplano-log-acted-deliver =
    { $who ->
        [you] Leszállítod: { $good }.
       *[other] { $player } leszállítja: { $good }.
    }
altiplano-log-acted-buy-extension =
    { $who ->
        [you] Bővítményt veszel: { $extension }
       *[other] { $player } bővítményt vesz: { $extension }
    }
altiplano-log-acted-take-order =
    { $who ->
        [you] Megrendelést veszel fel: { $goods }.
       *[other] { $player } megrendelést vesz fel: { $goods }.
    }
altiplano-log-acted-use-role =
    { $who ->
        [you] Foglalkozást használsz ({ $role }):
       *[other] { $player } foglalkozást használ ({ $role }):
    } { $good }.
altiplano-log-acted-use-own-role =
    { $who ->
        [you] Foglalkozást használsz:
       *[other] { $player } foglalkozást használ:
    } { $good }.
altiplano-log-acted-use-extension =
    { $who ->
        [you] Bővítményt használsz ({ $extension }):
       *[other] { $player } bővítményt használ ({ $extension }):
    } { $good }.
altiplano-log-acted-send-corn =
    { $who ->
        [you] A raktárba küldesz { $count } kukoricát.
       *[other] { $player } a raktárba küld { $count } kukoricát.
    }
altiplano-log-acted-buy-cart =
    { $who ->
        [you] Szekeret veszel.
       *[other] { $player } szekeret vesz.
    }
altiplano-log-acted-build-road =
    { $who ->
        [you] Követ és fát használsz fel az Úthoz.
       *[other] { $player } követ és fát használ fel az Úthoz.
    }
altiplano-log-gained = +{ $good }.
altiplano-log-not-gained = Elfogyott: { $good }.
altiplano-log-coins-paid = −{ $count } érme.
altiplano-log-coins-gained = +{ $count } érme.
altiplano-log-stored = A raktárba: { $goods }.
altiplano-log-shelf-filled = Megtelt { $shelf ->
    [1] az
    [5] az
   *[other] a
} { $shelf }. polc: { $points } pont.
altiplano-log-corn-kept = 1 kukorica az ideiglenes raktárban vár.
altiplano-log-corn-not-gained = Nincs kukorica: elfogyott, vagy nincs hely a raktárban.
altiplano-log-limit-raised = Tervezőmezők a következő húzástól: { $limit }.
altiplano-log-order-completed =
    { $who ->
        [you] Teljesítesz egy megrendelést: { $points } pont.
       *[other] { $player } teljesít egy megrendelést: { $points } pont.
    }
altiplano-log-passed =
    { $who ->
        [you] Passzolsz a forduló végéig.
       *[other] { $player } passzol a forduló végéig.
    }
altiplano-log-passed-automatic =
    { $who ->
        [you] Ebben a fordulóban már nem tehetsz semmit.
       *[other] { $player } ebben a fordulóban már nem tehet semmit.
    }
altiplano-log-end-triggered-empty = { $location }: kiürült; { $round ->
    [1] az
    [5] az
   *[other] a
} { $round }. forduló az utolsó.
altiplano-log-end-triggered-strip = A bővítménysor nem tölthető fel; { $round ->
    [1] az
    [5] az
   *[other] a
} { $round }. forduló az utolsó.
altiplano-log-game-over = Vége a játéknak.

## What is asked: the question and what it means

altiplano-ask-ring = A helyszínek körbe rendezése
altiplano-ask-start-player = Kezdőjátékos sorsolása
altiplano-ask-order = Megrendelések kirakása
altiplano-ask-extension = Bővítmény kirakása
altiplano-ask-deal-role = Foglalkozások osztása
altiplano-ask-draft-role = Válassz foglalkozást
altiplano-ask-draft-role-more = Saját akciót és induló készletet ad.
altiplano-ask-deal-mission = Küldetések osztása
altiplano-ask-keep-mission = Tarts meg egy küldetést
altiplano-ask-keep-mission-more = A másik kettő másokhoz kerül.
altiplano-ask-keep-mission-more-two = A másik kettőből egy az ellenfeledhez, egy a dobozba kerül.
altiplano-ask-give-mission = Melyik küldetés megy balra?
altiplano-ask-give-mission-more = A másik jobbra megy.
altiplano-ask-give-mission-two = Melyik küldetést kapja az ellenfeled?
altiplano-ask-give-mission-more-two = A másik a dobozba kerül.
altiplano-ask-keep-received = Tarts meg egyet a kapott küldetésekből
altiplano-ask-keep-received-more = A másik a dobozba kerül.
altiplano-ask-take-back = Visszaveszel lapkákat a húzás előtt?
altiplano-ask-take-back-more = A visszavett lapkák tervezőmezőt foglalnak, így kevesebbet húzol. Érmét is visszavehetsz.
altiplano-ask-draw = Lapkahúzás
altiplano-ask-draw-more = Húzol még egy lapkát?
altiplano-ask-draw-more-more = Ha abbahagyod, ebben a fordulóban már nem húzol.
altiplano-ask-swap = Kicserélsz egy lapkát?
altiplano-ask-swap-more = A ládádba kerül; húzol egy másikat, vagy kiveszel egyet a ládából.
altiplano-ask-swap-draw = Lapkahúzás
altiplano-ask-plan = Tervezz: helyezd el a lapkáidat
altiplano-ask-plan-more = Mindenki egyszerre tervez; a tervek akkor válnak láthatóvá, ha mindenki elkészült. Amit nem teszel le, az a következő fordulóra marad.
altiplano-ask-place-pawn = Hol kezdjen a bábud?
altiplano-ask-place-pawn-more = Bármelyik helyszín; nem kell szekér.
altiplano-ask-act = Te jössz: válassz akciót
altiplano-ask-act-more = Az akció előtt és után mozoghatsz is. A passz a forduló végéig szól.
altiplano-ask-trade-cacao = Cserélsz még egy kakaót?
altiplano-ask-sell = Eladsz még egy lapkát?
altiplano-ask-deliver = Szállítasz még egy lapkát?
altiplano-ask-store = Raktározol még egy lapkát?
altiplano-ask-corn = Melyik polcra kerül a kukorica?
altiplano-ask-corn-more = A kukorica minden megkezdett polcra ráfér; a vele kezdett polcra csak kukorica kerülhet.
altiplano-ask-after-action = Mozogj tovább, vagy fejezd be a lépésed
altiplano-ask-after-action-more = Ha most mozogsz, a következő lépésben megspórolod.
altiplano-ask-final-draw = Az értékelés előtt tíz lapkát kell húzni
altiplano-ask-over = Vége a játéknak

## What an answer is called

altiplano-act-take-role = { $role }
altiplano-act-keep-mission = Megtartom: { $mission }
altiplano-act-give-mission = Továbbadom: { $mission }
altiplano-act-take-back = Visszaveszem: { $good } ({ $place })
altiplano-act-take-back-coins = Érmék visszavétele
altiplano-act-draw-more = Húzok még egyet
altiplano-act-stop-drawing = Elég
altiplano-act-swap = Be a ládába: { $away }, ki: { $take }
altiplano-act-swap-draw = Be a ládába: { $away }, másikat húzok
altiplano-act-keep-tiles = Minden lapka marad
altiplano-act-plan = { $good } → { $place }
altiplano-act-fund = Érmék letétele
altiplano-act-replan = Újratervezés
altiplano-act-first-cart = Első szekér: { $location }
altiplano-act-cart =
    További szekér: { $location } ({ $fuel ->
        [coin] 1 érme
       *[food] 1 élelem
    })
altiplano-act-walk =
    Gyalog: { $location } ({ $fuel ->
        [coin] 1 érme
       *[food] 1 élelem
    })
altiplano-act-wild = a tetszőleges helyszín lapkájával
altiplano-act-no-card = kártya nélkül
altiplano-act-shelve-corn = { $shelf }. polc
altiplano-act-keep-corn = Az ideiglenes raktárba
altiplano-act-done = Kész
altiplano-act-pass = Passz
altiplano-act-end-turn = Lépés vége

## Why something can’t be done now

altiplano-refusal-game-over = A játék véget ért.
altiplano-refusal-chance-first = Előbb húzni vagy sorsolni kell.
altiplano-refusal-not-your-turn = Most nem te jössz.
altiplano-refusal-other-decision = Most másról kell dönteni.
altiplano-refusal-role-taken = Ez a foglalkozás már nála van: { $player }.
altiplano-refusal-not-in-hand = Ez a küldetés nincs a kezedben.
altiplano-refusal-nothing-there = Ott nincs ilyen.
altiplano-refusal-no-planning-space = Az Út által megengedett összes tervezőmező foglalt.
altiplano-refusal-out-of-order = A fajták sorrendje kötött, és egy későbbit már választottál.
altiplano-refusal-nothing-other = Nincs másféle lapka, amelyet el lehetne venni.
altiplano-refusal-not-on-planning = Nincs a tervezőmezőiden: { $good }.
altiplano-refusal-not-accepted = Az ottani mezők ezt nem fogadják.
altiplano-refusal-spaces-taken = Ott minden mező foglalt.
altiplano-refusal-takes-no-coins = Oda nem tehető érme.
altiplano-refusal-too-few-coins = { $needed } érme kell hozzá.
altiplano-refusal-nothing-to-replan = Ebben a fázisban semmit sem tettél le, vagy már háromszor újraterveztél.
altiplano-refusal-already-there = A bábud már ott van.
altiplano-refusal-no-cart = Ebben a fordulóban nincs több ilyen szekér.
altiplano-refusal-no-fuel = A mozgásmezőkön nincs hozzá élelem.
altiplano-refusal-not-neighbour = Gyalog csak szomszédos helyszínre jutsz.
altiplano-refusal-no-action-afterwards = E mozgás után nem maradna lehetséges akció, pedig aki mozog, annak abban a lépésben akciót is végre kell hajtania.
altiplano-refusal-action-needed = Ha mozogtál, ebben a lépésben akciót is végre kell hajtanod.
altiplano-refusal-pawn-elsewhere = A bábudnak ott kell állnia: { $location }.
altiplano-refusal-inputs-missing = A hozzá szükséges lapkák nincsenek a mezőin.
altiplano-refusal-no-wild-tile = A tetszőleges helyszín mezőjén nincs ide illő lapka.
altiplano-refusal-not-traded = A kakaó csak élelemre, szövetre vagy üvegre cserélhető.
altiplano-refusal-not-produced = Ez a foglalkozás vagy bővítmény ilyet nem ad.
altiplano-refusal-not-owned = Nincs ilyen foglalkozásod vagy bővítményed.
altiplano-refusal-none-left = Elfogyott.
altiplano-refusal-must-take-card = Amíg van kártya, el kell venni egyet.
altiplano-refusal-food-not-stored = Élelem nem raktározható.
altiplano-refusal-no-slot = A raktárban nincs hely ennek a fajtának.
altiplano-refusal-once-per-round = Fordulónként csak egyszer.
altiplano-refusal-cart-limit = Legfeljebb négy szekered lehet.
altiplano-refusal-no-price = Ennek a fajtának nincs ára.
altiplano-refusal-not-on-strip = Ez a bővítmény nincs a sorban.
altiplano-refusal-same-action = Már van ugyanilyen akciójú foglalkozásod vagy bővítményed.
altiplano-refusal-order-unfinished = Előbb teljesítened kell a megrendelésedet.
altiplano-refusal-no-order = Nincs teljesítetlen megrendelésed.
altiplano-refusal-not-wanted = A megrendelésedhez ebből már nem kell.
altiplano-refusal-road-finished = Az Utad elkészült.
altiplano-refusal-too-little-corn = Az ideiglenes raktárban nincs ennyi kukorica.
altiplano-refusal-shelf-closed = Erre a polcra nem kerülhet kukorica.
altiplano-refusal-no-corn-store = Nincs ideiglenes raktárad, betelt, vagy ez a kukorica épp onnan jön.
