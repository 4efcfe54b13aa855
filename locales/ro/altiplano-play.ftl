# Propozițiile unei partide de Altiplano, în română.

## What happened: one line of the log for each fact or run of facts

altiplano-log-start-player =
    { $who ->
        [you] Tu începi runda.
       *[other] { $player } începe runda.
    }
altiplano-log-role-taken =
    { $who ->
        [you] Profesia ta: { $role }.
       *[other] { $player } are profesia { $role }.
    }
altiplano-log-missions-passed = Misiunile trec la vecini.
altiplano-log-missions-chosen = Fiecare are acum două misiuni.
altiplano-log-mission-done =
    { $who ->
        [you] Îndeplinești o misiune: { $mission }.
       *[other] { $player } îndeplinește o misiune: { $mission }.
    }
altiplano-log-first-happened =
    { $what ->
        [shelf] Primul raft umplut
        [fish-shelf] Primul raft umplut cu pește
        [order] Prima comandă încheiată
       *[house] Prima casă construită
    }{ $who ->
        [you] : tu.
       *[other] : { $player }.
    }
altiplano-log-round-began = Începe runda { $round }.
altiplano-log-took-back =
    { $who ->
        [you] Retragi: { $places }.
       *[other] { $player } retrage: { $places }.
    }
altiplano-log-took-back-coins =
    { $who ->
        [you] Retragi { $count ->
            [one] { $count } monedă
            [few] { $count } monede
           *[other] { $count } de monede
        }.
       *[other] { $player } retrage { $count ->
            [one] { $count } monedă
            [few] { $count } monede
           *[other] { $count } de monede
        }.
    }
altiplano-log-bag-filled =
    { $who ->
        [you] Lada ta se golește în sac.
       *[other] { $player }: lada se golește în sac.
    }
altiplano-log-drawn =
    { $who ->
        [you] Tragi: { $goods }.
       *[other] { $player } trage: { $goods }.
    }
altiplano-log-swapped-away =
    { $who ->
        [you] Pui în ladă: { $good }.
       *[other] { $player } pune în ladă: { $good }.
    }
altiplano-log-swapped-in =
    { $who ->
        [you] Iei în schimb: { $good }.
       *[other] { $player } ia în schimb: { $good }.
    }
altiplano-log-planned =
    { $who ->
        [you] Planifici: { $places }.
       *[other] { $player } planifică: { $places }.
    }
altiplano-log-funded =
    { $who ->
        [you] Pui { $count ->
            [one] { $count } monedă
            [few] { $count } monede
           *[other] { $count } de monede
        }.
       *[other] { $player } pune { $count ->
            [one] { $count } monedă
            [few] { $count } monede
           *[other] { $count } de monede
        }.
    }
altiplano-log-plans-shown = Planurile sunt la vedere.
altiplano-log-extension-left = Nimeni n-a cumpărat o extindere, așa că cea mai de jos iese din joc: { $extension }
altiplano-log-extension-laid = Extinderi noi în șir: { $count }.
altiplano-log-pawn-placed =
    { $who ->
        [you] Pionul tău începe aici: { $location }.
       *[other] { $player } își așază pionul aici: { $location }.
    }
altiplano-log-moved =
    { $who ->
        [you] Tu
       *[other] { $player }
    } → { $location }, { $ride ->
        [first-cart] cu prima căruță.
        [cart-food] cu altă căruță, pentru 1 jeton de hrană.
        [cart-coin] cu altă căruță, pentru 1 monedă.
        [walk-coin] pe jos, pentru 1 monedă.
       *[walk-food] pe jos, pentru 1 jeton de hrană.
    }
altiplano-log-acted-farm-food =
    { $who ->
        [you] Folosești
       *[other] { $player } folosește
    } { $count ->
        [one] { $count } alpaca
        [few] { $count } alpacale
       *[other] { $count } de alpacale
    } pentru hrană (Ferma).
altiplano-log-acted-farm-wool =
    { $who ->
        [you] Folosești
       *[other] { $player } folosește
    } alpaca și hrană pentru lână (Ferma).
altiplano-log-acted-farm-cloth =
    { $who ->
        [you] Folosești
       *[other] { $player } folosește
    } lână și hrană pentru postav (Ferma).
altiplano-log-acted-forest-wood =
    { $who ->
        [you] Folosești
       *[other] { $player } folosește
    } 2 jetoane de hrană pentru lemn (Pădurea).
altiplano-log-acted-mine-stone =
    { $who ->
        [you] Folosești
       *[other] { $player } folosește
    } 2 jetoane de hrană pentru piatră (Mina).
altiplano-log-acted-mine-silver =
    { $who ->
        [you] Folosești
       *[other] { $player } folosește
    } minereu și hrană pentru argint (Mina).
altiplano-log-acted-harbor-food =
    { $who ->
        [you] Folosești
       *[other] { $player } folosește
    } pește și hrană pentru încă un jeton de hrană (Portul).
altiplano-log-acted-harbor-stone =
    { $who ->
        [you] Folosești
       *[other] { $player } folosește
    } 2 pești pentru piatră (Portul).
altiplano-log-acted-trade-cacao =
    { $who ->
        [you] Schimbi
       *[other] { $player } schimbă
    } o cacao pe { $good }.
altiplano-log-acted-build-boat =
    { $who ->
        [you] Folosești
       *[other] { $player } folosește
    } 2 lemne pentru o barcă: { $good }.
altiplano-log-acted-build-house =
    { $who ->
        [you] Folosești
       *[other] { $player } folosește
    } 2 pietre pentru o casă: { $good }.
altiplano-log-acted-sell =
    { $who ->
        [you] Vinzi
       *[other] { $player } vinde
    }: { $good }.
altiplano-log-acted-deliver =
    { $who ->
        [you] Livrezi
       *[other] { $player } livrează
    }: { $good }.
altiplano-log-acted-buy-extension =
    { $who ->
        [you] Cumperi
       *[other] { $player } cumpără
    } o extindere: { $extension }
altiplano-log-acted-take-order =
    { $who ->
        [you] Iei
       *[other] { $player } ia
    } o comandă: { $goods }.
altiplano-log-acted-use-role =
    { $who ->
        [you] Folosești profesia { $role } pentru:
       *[other] { $player } folosește profesia { $role } pentru:
    } { $good }.
altiplano-log-acted-use-own-role =
    { $who ->
        [you] Folosești profesia ta pentru:
       *[other] { $player } folosește profesia sa pentru:
    } { $good }.
altiplano-log-acted-use-extension =
    { $who ->
        [you] Folosești o extindere ({ $extension }) pentru:
       *[other] { $player } folosește o extindere ({ $extension }) pentru:
    } { $good }.
altiplano-log-acted-send-corn =
    { $who ->
        [you] Trimiți
       *[other] { $player } trimite
    } porumb în depozit: { $count }.
altiplano-log-acted-buy-cart =
    { $who ->
        [you] Cumperi
       *[other] { $player } cumpără
    } o căruță.
altiplano-log-acted-build-road =
    { $who ->
        [you] Folosești
       *[other] { $player } folosește
    } piatră și lemn pentru Drum.
altiplano-log-gained = +{ $good }.
altiplano-log-not-gained = Nu mai există: { $good }.
altiplano-log-coins-paid =
    −{ $count ->
        [one] { $count } monedă
        [few] { $count } monede
       *[other] { $count } de monede
    }.
altiplano-log-coins-gained =
    +{ $count ->
        [one] { $count } monedă
        [few] { $count } monede
       *[other] { $count } de monede
    }.
altiplano-log-stored = În depozit: { $goods }.
altiplano-log-shelf-filled =
    Raftul { $shelf } e plin: { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
altiplano-log-corn-kept = 1 porumb așteaptă în depozitul temporar.
altiplano-log-corn-not-gained = Fără porumb: s-a terminat sau nu mai e loc în depozit.
altiplano-log-limit-raised = Locuri de planificare de la următoarea tragere: { $limit }.
altiplano-log-order-completed =
    { $who ->
        [you] Închei o comandă: { $points ->
            [one] { $points } punct
            [few] { $points } puncte
           *[other] { $points } de puncte
        }.
       *[other] { $player } încheie o comandă: { $points ->
            [one] { $points } punct
            [few] { $points } puncte
           *[other] { $points } de puncte
        }.
    }
altiplano-log-passed =
    { $who ->
        [you] Pasezi până la sfârșitul rundei.
       *[other] { $player } pasează până la sfârșitul rundei.
    }
altiplano-log-passed-automatic =
    { $who ->
        [you] Nu mai poți face nimic în această rundă.
       *[other] { $player } nu mai poate face nimic în această rundă.
    }
altiplano-log-end-triggered-empty = { $location }: nu mai e nimic; runda { $round } este ultima.
altiplano-log-end-triggered-strip = Șirul extinderilor nu mai poate fi completat; runda { $round } este ultima.
altiplano-log-game-over = Jocul s-a încheiat.

## What is asked: the question and what it means

altiplano-ask-ring = Locațiile se așază în cerc
altiplano-ask-start-player = Primul jucător se trage la sorți
altiplano-ask-order = Se așază comenzile
altiplano-ask-extension = Se așază o extindere
altiplano-ask-deal-role = Se împart profesiile
altiplano-ask-draft-role = Alege-ți profesia
altiplano-ask-draft-role-more = Îți dă o acțiune proprie și mărfurile de început.
altiplano-ask-deal-mission = Se împart misiunile
altiplano-ask-keep-mission = Păstrează o misiune
altiplano-ask-keep-mission-more = Celelalte două ajung la alți jucători.
altiplano-ask-keep-mission-more-two = Din celelalte două, una ajunge la adversar și una înapoi în cutie.
altiplano-ask-give-mission = Alege misiunea care pleacă la stânga
altiplano-ask-give-mission-more = Cealaltă pleacă la dreapta.
altiplano-ask-give-mission-two = Alege misiunea care ajunge la adversar
altiplano-ask-give-mission-more-two = Cealaltă se pune înapoi în cutie.
altiplano-ask-keep-received = Păstrează una dintre misiunile primite
altiplano-ask-keep-received-more = Cealaltă se pune înapoi în cutie.
altiplano-ask-take-back = Retragi jetoane înaintea tragerii?
altiplano-ask-take-back-more = Jetoanele retrase ocupă locuri de planificare, deci tragi mai puțin. Poți retrage și monede.
altiplano-ask-draw = Se trag jetoane
altiplano-ask-draw-more = Mai tragi un jeton?
altiplano-ask-draw-more-more = Dacă te oprești, nu mai tragi în această rundă.
altiplano-ask-swap = Schimbi un jeton?
altiplano-ask-swap-more = Intră în ladă; tragi altul din sac sau iei unul din ladă.
altiplano-ask-swap-draw = Se trage un jeton
altiplano-ask-plan = Planifică: așază-ți jetoanele
altiplano-ask-plan-more = Toți planifică în același timp; planurile se arată când au terminat toți. Jetoanele neașezate rămân pentru runda următoare.
altiplano-ask-place-pawn = Unde începe pionul tău?
altiplano-ask-place-pawn-more = Orice locație; nu e nevoie de căruță.
altiplano-ask-act = Rândul tău: alege o acțiune
altiplano-ask-act-more = Te poți deplasa și înainte, și după ea. Dacă pasezi, nu mai joci în această rundă.
altiplano-ask-trade-cacao = Mai schimbi o cacao?
altiplano-ask-sell = Mai vinzi un jeton?
altiplano-ask-deliver = Mai livrezi un jeton?
altiplano-ask-store = Mai depozitezi un jeton?
altiplano-ask-corn = Pe ce raft merge porumbul?
altiplano-ask-corn-more = Porumbul încape pe orice raft început; un raft început cu porumb primește doar porumb.
altiplano-ask-after-action = Deplasează-ți pionul sau încheie tura
altiplano-ask-after-action-more = Dacă te deplasezi acum, economisești o deplasare în tura următoare.
altiplano-ask-final-draw = Înainte de numărarea punctelor se trag zece jetoane
altiplano-ask-over = Jocul s-a încheiat

## What an answer is called

altiplano-act-take-role = { $role }
altiplano-act-keep-mission = Păstrează: { $mission }
altiplano-act-give-mission = Dă: { $mission }
altiplano-act-take-back = Retrage: { $good } ({ $place })
altiplano-act-take-back-coins = Retrage monedele
altiplano-act-draw-more = Mai trage
altiplano-act-stop-drawing = Destul
altiplano-act-swap = În ladă: { $away }, în schimb: { $take }
altiplano-act-swap-draw = În ladă: { $away }, trage altul
altiplano-act-keep-tiles = Păstrează tot
altiplano-act-plan = { $good } → { $place }
altiplano-act-fund = Pune monedele
altiplano-act-replan = Planifică din nou
altiplano-act-first-cart = Prima căruță: { $location }
altiplano-act-cart =
    Altă căruță: { $location } ({ $fuel ->
        [coin] 1 monedă
       *[food] 1 jeton de hrană
    })
altiplano-act-walk =
    Pe jos: { $location } ({ $fuel ->
        [coin] 1 monedă
       *[food] 1 jeton de hrană
    })
altiplano-act-wild = cu jetonul universal
altiplano-act-no-card = fără carte
altiplano-act-shelve-corn = Raftul { $shelf }
altiplano-act-keep-corn = În depozitul temporar
altiplano-act-done = Gata
altiplano-act-pass = Pas
altiplano-act-end-turn = Încheie tura

## Why something can’t be done now

altiplano-refusal-game-over = Jocul s-a încheiat.
altiplano-refusal-chance-first = Mai întâi se trage la sorți.
altiplano-refusal-not-your-turn = Nu e rândul tău.
altiplano-refusal-other-decision = Acum trebuie decis altceva.
altiplano-refusal-role-taken = { $player } are deja această profesie.
altiplano-refusal-not-in-hand = Nu ai această misiune în mână.
altiplano-refusal-nothing-there = Acolo nu e așa ceva.
altiplano-refusal-no-planning-space = Toate locurile de planificare date de Drum sunt ocupate.
altiplano-refusal-out-of-order = Tipurile se aleg într-o ordine fixă și ai ales deja unul care urmează după acesta.
altiplano-refusal-nothing-other = Nu există niciun jeton de alt tip de luat.
altiplano-refusal-not-on-planning = Nu e pe locurile de planificare: { $good }.
altiplano-refusal-not-accepted = Locurile acelea nu primesc acest tip.
altiplano-refusal-spaces-taken = Toate locurile de acolo sunt ocupate.
altiplano-refusal-takes-no-coins = Acolo nu se pot pune monede.
altiplano-refusal-too-few-coins =
    Ai nevoie de { $needed ->
        [one] { $needed } monedă
        [few] { $needed } monede
       *[other] { $needed } de monede
    }.
altiplano-refusal-nothing-to-replan = Nu ai așezat nimic în această fază sau ai redeschis deja planul de trei ori.
altiplano-refusal-already-there = Pionul tău e deja acolo.
altiplano-refusal-no-cart = Nu mai ai o astfel de căruță în această rundă.
altiplano-refusal-no-fuel = Pe locurile de deplasare nu e hrană pentru asta.
altiplano-refusal-not-neighbour = Pe jos ajungi doar într-o locație vecină.
altiplano-refusal-no-action-afterwards = După această deplasare nicio acțiune n-ar mai fi posibilă, iar o tură cu deplasare cere una.
altiplano-refusal-action-needed = După o deplasare trebuie să faci o acțiune în această tură.
altiplano-refusal-pawn-elsewhere = Pionul trebuie să stea acolo: { $location }.
altiplano-refusal-inputs-missing = Jetoanele necesare nu sunt pe locuri.
altiplano-refusal-no-wild-tile = Pe locul universal nu e niciun jeton potrivit.
altiplano-refusal-not-traded = Cacaua se schimbă doar pe hrană, postav sau sticlă.
altiplano-refusal-not-produced = Această profesie sau extindere nu dă așa ceva.
altiplano-refusal-not-owned = Nu ai această profesie sau extindere.
altiplano-refusal-none-left = Nu mai există.
altiplano-refusal-must-take-card = Cât mai sunt cărți, trebuie să iei una.
altiplano-refusal-food-not-stored = Hrana nu se poate depozita.
altiplano-refusal-no-slot = Depozitul nu are loc pentru acest tip.
altiplano-refusal-once-per-round = Doar o dată pe rundă.
altiplano-refusal-cart-limit = Poți avea cel mult patru căruțe.
altiplano-refusal-no-price = Acest tip nu are preț.
altiplano-refusal-not-on-strip = Această extindere nu e în șir.
altiplano-refusal-same-action = Ai deja o profesie sau o extindere cu aceeași acțiune.
altiplano-refusal-order-unfinished = Mai întâi trebuie să-ți închei comanda.
altiplano-refusal-no-order = Nu ai o comandă neîncheiată.
altiplano-refusal-not-wanted = Comanda nu mai cere acest tip.
altiplano-refusal-road-finished = Drumul e construit până la capăt.
altiplano-refusal-too-little-corn = În depozitul temporar e mai puțin porumb.
altiplano-refusal-shelf-closed = Pe raftul acesta nu poate merge porumb.
altiplano-refusal-no-corn-store = Nu ai un depozit temporar, e plin sau acest porumb vine chiar din el.
