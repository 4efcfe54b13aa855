# Propozițiile unei partide de Puerto Rico în română. Valorile sunt descrise în fișierul englez.

## Ce se întâmplă: câte un rând de jurnal pentru fiecare fapt

log-role-chosen =
    { $who ->
        [you] Alegi rolul { $role }
       *[other] { $player } alege rolul { $role }
    }{ $doubloons ->
        [0] .
        [one] , cu { $doubloons } dublon pe carte.
        [few] , cu { $doubloons } dubloni pe carte.
       *[other] , cu { $doubloons } de dubloni pe carte.
    }
log-passed =
    { $who ->
        [you] Pasezi.
       *[other] { $player } pasează.
    }
log-no-choice =
    { $who ->
        [you] Nu ai nimic de ales.
       *[other] { $player } nu are nimic de ales.
    }
log-skipped =
    { $who ->
        [you] Nu acționezi: { $reason }.
       *[other] { $player } nu acționează: { $reason }.
    }
skip-island-full = insula este plină
skip-no-tile = nu există nicio piesă de luat
skip-no-building = dublonii sau spațiul nu ajung pentru nicio clădire
skip-no-sale = niciun bun acceptat de casa de comerț
skip-trading-house-full = casa de comerț este plină
skip-no-load = niciun bun care să încapă pe o navă
skip-no-privilege-good = nu s-a produs nimic ori din ce s-a produs nu a mai rămas nimic în provizii
skip-no-worker = nu mai sunt coloniști în grămadă
log-tile-taken =
    { $who ->
        [you] Iei o piesă: { $tile }.
       *[other] { $player } ia o piesă: { $tile }.
    }
log-tile-drawn =
    { $who ->
        [you] Tragi o piesă cu Conacul: { $tile }.
       *[other] { $player } trage o piesă cu Conacul: { $tile }.
    }
log-plantations-revealed = Plantații noi cu fața în sus: { $tiles }.
log-plantations-discarded =
    { $count ->
        [one] { $count } plantație este eliminată.
        [few] { $count } plantații sunt eliminate.
       *[other] { $count } de plantații sunt eliminate.
    }
log-plantations-reshuffled =
    { $count ->
        [one] { $count } plantație eliminată formează noul teanc.
        [few] { $count } plantații eliminate formează noul teanc.
       *[other] { $count } de plantații eliminate formează noul teanc.
    }
log-worker-taken =
    { $who ->
        [you] Iei 1 colonist din grămadă: { $place }.
       *[other] { $player } ia 1 colonist din grămadă: { $place }.
    }
log-worker-taken-from-ship =
    { $who ->
        [you] Iei 1 colonist de pe navă: { $place }.
       *[other] { $player } ia 1 colonist de pe navă: { $place }.
    }
log-workers-arrived =
    { $who ->
        [you] { $workers ->
            [one] Primești { $workers } colonist de pe navă.
            [few] Primești { $workers } coloniști de pe navă.
           *[other] Primești { $workers } de coloniști de pe navă.
        }
       *[other] { $workers ->
            [one] { $player } primește { $workers } colonist de pe navă.
            [few] { $player } primește { $workers } coloniști de pe navă.
           *[other] { $player } primește { $workers } de coloniști de pe navă.
        }
    }
log-worker-refused =
    { $who ->
        [you] Refuzi un colonist, care iese din joc.
       *[other] { $player } refuză un colonist, care iese din joc.
    }
log-workers-placed =
    { $who ->
        [you] Îți plasezi coloniștii{ $count ->
            [0] .
           *[other] ; în San Juan: { $count }.
        }
       *[other] { $player } își plasează coloniștii{ $count ->
            [0] .
           *[other] ; în San Juan: { $count }.
        }
    }
log-ship-refilled =
    { $count ->
        [one] { $count } colonist urcă pe nava de coloniști.
        [few] { $count } coloniști urcă pe nava de coloniști.
       *[other] { $count } de coloniști urcă pe nava de coloniști.
    }
log-ship-refilled-short = Pe nava de coloniști urcă doar { $count } din { $needed }: grămada este goală.
log-built =
    { $who ->
        [you] Construiești: { $building }
       *[other] { $player } construiește: { $building }
    }{ $paid ->
        [0] , gratis.
        [one] , cu { $paid } dublon.
        [few] , cu { $paid } dubloni.
       *[other] , cu { $paid } de dubloni.
    }
log-produced =
    { $who ->
        [you] Produci: { $goods }.
       *[other] { $player } produce: { $goods }.
    }
log-produced-nothing =
    { $who ->
        [you] Nu produci nimic.
       *[other] { $player } nu produce nimic.
    }
log-produced-short = Lipsesc din provizii: { $goods }.
log-factory-paid =
    { $who ->
        [you] Fabrica ta plătește { $doubloons ->
            [one] { $doubloons } dublon.
            [few] { $doubloons } dubloni.
           *[other] { $doubloons } de dubloni.
        }
       *[other] { $player }: Fabrica plătește { $doubloons ->
            [one] { $doubloons } dublon.
            [few] { $doubloons } dubloni.
           *[other] { $doubloons } de dubloni.
        }
    }
log-privilege-good =
    { $who ->
        [you] Iei un bun în plus: { $good }.
       *[other] { $player } ia un bun în plus: { $good }.
    }
log-sold =
    { $who ->
        [you] Vinzi: { $good }
       *[other] { $player } vinde: { $good }
    }{ $doubloons ->
        [0] , cu 0 dubloni.
        [one] , cu { $doubloons } dublon.
        [few] , cu { $doubloons } dubloni.
       *[other] , cu { $doubloons } de dubloni.
    }
log-trading-house-emptied = Casa de comerț plină se golește.
log-loaded =
    { $who ->
        [you] Încarci: { $goods } ({ $ship })
       *[other] { $player } încarcă: { $goods } ({ $ship })
    }{ $points ->
        [one] , { $points } punct.
        [few] , { $points } puncte.
       *[other] , { $points } de puncte.
    }
log-stored =
    { $who ->
        [you] Păstrezi: { $goods }.
       *[other] { $player } păstrează: { $goods }.
    }
log-stored-nothing =
    { $who ->
        [you] Nu păstrezi nimic.
       *[other] { $player } nu păstrează nimic.
    }
log-returned =
    { $who ->
        [you] Returnezi: { $goods }.
       *[other] { $player } returnează: { $goods }.
    }
log-ship-emptied = Nava de { $capacity } este plină și pleacă cu încărcătura de { $good }.
log-prospector-paid =
    { $who ->
        [you] Primești de la bancă { $doubloons ->
            [one] { $doubloons } dublon.
            [few] { $doubloons } dubloni.
           *[other] { $doubloons } de dubloni.
        }
       *[other] { $player } primește de la bancă { $doubloons ->
            [one] { $doubloons } dublon.
            [few] { $doubloons } dubloni.
           *[other] { $doubloons } de dubloni.
        }
    }
log-gain-taken =
    { $who ->
        [you] Iei ce ți se cuvine: { $gain }
       *[other] { $player } ia ce i se cuvine: { $gain }
    }{ $amount ->
        [0] .
       *[other] { " " }(+{ $amount }).
    }
log-gain-declined =
    { $who ->
        [you] Renunți la ce ți se cuvine: { $gain }.
       *[other] { $player } renunță la ce i se cuvine: { $gain }.
    }
gain-production = producția
gain-factory = Fabrica
gain-prospector = dublonul prospectorului
gain-quarry-discount = reducerea carierelor
gain-builder-privilege = privilegiul constructorului
gain-trader-privilege = privilegiul comerciantului
gain-small-market = Piața mică
gain-large-market = Piața mare
gain-captain-privilege = privilegiul căpitanului
gain-harbor = Portul
log-end-triggered-workers = Nava de coloniști nu poate fi umplută: aceasta este ultima rundă.
log-end-triggered-city = Un oraș este plin: aceasta este ultima rundă.
log-end-triggered-victory-points = Punctele de victorie s-au terminat: aceasta este ultima rundă.
log-card-doubloons =
    { $cards ->
        [1] { $doubloons ->
            [one] { $roles }: pe carte se află { $doubloons } dublon.
            [few] { $roles }: pe carte se află { $doubloons } dubloni.
           *[other] { $roles }: pe carte se află { $doubloons } de dubloni.
        }
       *[other] Câte un dublon pe fiecare rol neales: { $roles }.
    }
log-round-started =
    { $who ->
        [you] Runda { $round }: tu ești guvernatorul.
       *[other] Runda { $round }: guvernatorul este { $player }.
    }
log-game-ended = Jocul s-a încheiat.
log-undone = Anulat.

## Ce se întreabă: întrebarea și ce înseamnă

ask-choose-role = Alege un rol
ask-choose-role-more = Toți acționează pe rând; tu începi și ai privilegiul.
ask-hacienda = Conac: tragi o plantație cu fața în jos?
ask-hacienda-more = Ce tragi trebuie plasat. Piesa obișnuită o iei după aceea.
ask-take-tile = Colonist: ia o piesă
ask-take-tile-more = O plantație cu fața în sus; o carieră, doar dacă ai rolul de colonist sau o Baracă de construcții ocupată.
ask-hospice = Cabană: iei un colonist pentru piesa nouă?
ask-hospice-more = Colonistul vine din grămadă și lucrează imediat acolo: { $tile }.
ask-mayor-privilege = Primar: mai iei 1 colonist din grămadă?
ask-mayor-privilege-more = Apoi coloniștii de pe navă se împart unul câte unul.
ask-ship-worker = Iei următorul colonist de pe navă?
ask-ship-worker-more = Un colonist refuzat iese din joc.
ask-place-workers = Primar: plasează-ți coloniștii
ask-place-workers-more = Cercurile trebuie umplute pe cât posibil. Toți coloniștii pot fi mutați.
ask-build = Constructor: construiește o clădire
ask-build-more = Ai { $doubloons ->
        [one] { $doubloons } dublon
        [few] { $doubloons } dubloni
       *[other] { $doubloons } de dubloni
    } și { $spaces ->
        [one] { $spaces } spațiu de oraș liber.
        [few] { $spaces } spații de oraș libere.
       *[other] { $spaces } de spații de oraș libere.
    }
ask-university = Universitate: iei un colonist pentru clădirea nouă?
ask-university-more = Colonistul vine din grămadă: { $building }.
ask-craftsman-privilege = Meșteșugar: mai ia un bun
ask-craftsman-privilege-more = De un tip pe care tocmai l-ai produs.
ask-sell = Comerciant: vinde un bun
ask-sell-more = Casa de comerț primește fiecare tip o singură dată (excepție: Birou).
ask-load = Căpitan: alege bunuri de încărcat
ask-load-more = Trebuie să încarci cât timp vreo navă poate primi un bun al tău.
ask-store-kind = Depozitare: alege ce rămâne în depozite
ask-store-kind-more = Un depozit păstrează toate bunurile de un tip. În plus, poți păstra oricum un singur bun.
ask-keep-single = Depozitare: alege un singur bun de păstrat
ask-keep-single-more = Celelalte bunuri, în afară de cele din depozite, se întorc în provizii.
ask-optional-production = Producție: îți iei bunurile?
ask-optional-factory = Fabrică: iei dublonii?
ask-optional-prospector = Prospector: iei dublonul?
ask-optional-quarry-discount = Cariere: cu { $doubloons } mai ieftin ({ $building })?
ask-optional-builder-privilege = Constructor: cu { $doubloons } mai ieftin ({ $building })?
ask-optional-trader-privilege = Comerciant: iei dublonul în plus?
ask-optional-small-market = Piață mică: iei dublonul în plus?
ask-optional-large-market = Piață mare: iei cei 2 dubloni în plus?
ask-optional-captain-privilege = Căpitan: iei punctul în plus?
ask-optional-harbor = Port: iei punctul în plus?
ask-over = Jocul s-a încheiat
wait-for = La mutare: { $player }
wait-for-chance = Se trage o plantație
wait-role = { $role } ({ $player })

## Cum se numește un răspuns pe buton

act-pass = Pas
act-pass-build = Nu construi
act-pass-sell = Nu vinde
act-pass-load = Pas deocamdată
act-pass-tile = Nu lua nimic
act-decline = Nu, mulțumesc
act-accept = Acceptă
act-draw = Trage o plantație
act-take-worker = Ia un colonist
act-done = Gata
act-undo = Anulează
act-load = { $goods }: { $ship }
act-sell = Vinde: { $good }
act-keep = Păstrează: { $good }

## De ce ceva nu se poate acum: un motiv scurt pentru buton sau o propoziție

refusal-game-over = Jocul s-a încheiat.
refusal-chance-first = Mai întâi se trage o plantație.
refusal-not-your-turn = Acum decide { $player }.
refusal-other-decision = Acum trebuie decis altceva.
refusal-must-decide = Aici trebuie să răspunzi; nu poți refuza.
refusal-no-such-card = Cartea aceasta nu este în joc.
refusal-role-taken =
    { $who ->
        [you] Ai luat deja această carte în această rundă.
       *[other] { $player } a luat deja această carte în această rundă.
    }
refusal-not-on-offer = Nicio plantație de acest tip nu este cu fața în sus.
refusal-quarry-needs-hut = Doar cine are rolul de colonist sau o Baracă de construcții ocupată poate lua o carieră.
refusal-no-quarry-left = Nu mai sunt cariere.
refusal-sold-out = Nu mai există exemplare ale acestei clădiri.
refusal-already-owned = Ai deja această clădire; pe fiecare o poți construi o singură dată.
refusal-no-city-space = Ocupă { $needed ->
        [one] { $needed } spațiu de oraș
        [few] { $needed } spații de oraș
       *[other] { $needed } de spații de oraș
    }; tu ai libere: { $free }.
refusal-too-many-large = Într-un oraș încap cel mult patru clădiri mari.
refusal-too-expensive = Te costă { $price }, iar tu ai { $doubloons ->
        [one] { $doubloons } dublon.
        [few] { $doubloons } dubloni.
       *[other] { $doubloons } de dubloni.
    }
refusal-no-such-place = Nu ai un astfel de loc.
refusal-other-place-first = Mai întâi urmează alt loc.
refusal-too-few-circles = Locul are doar { $circles ->
        [one] { $circles } cerc.
        [few] { $circles } cercuri.
       *[other] { $circles } de cercuri.
    }
refusal-too-few-workers = Mai ai doar { $workers ->
        [one] { $workers } colonist.
        [few] { $workers } coloniști.
       *[other] { $workers } de coloniști.
    }
refusal-fill-circles = Cercurile trebuie umplute pe cât posibil: aici cel puțin { $least }.
refusal-not-produced = Nu ai produs acest tip în această fază.
refusal-supply-empty = Acest tip nu mai există în provizii.
refusal-none-owned = Nu ai niciun bun de acest tip.
refusal-kind-in-trading-house = Casa de comerț are deja acest tip. Îl mai poți vinde doar cu un Birou ocupat.
refusal-trading-house-full = Casa de comerț este plină.
refusal-no-such-ship = În acest joc nu există o astfel de navă.
refusal-ship-carries = Această navă transportă: { $good }; o navă transportă un singur tip.
refusal-ship-full = Această navă este plină.
refusal-kind-on-other-ship = Acest tip este deja pe altă navă ({ $ship }); nu poate urca pe o a doua.
refusal-larger-ship = Trebuie să încarci cât poți de mult: încape mai mult pe { $ship }.
refusal-no-wharf = Nu ai un Debarcader ocupat.
refusal-wharf-used = Ai folosit deja Debarcaderul în această fază.
refusal-must-load = O navă poate lua din bunurile tale, deci trebuie să încarci.
refusal-out-of-order = Tipurile se aleg într-o ordine fixă și ai ales deja unul care urmează după acesta.
refusal-already-stored = Acest tip este deja depozitat.
refusal-already-given = Ai predat deja un bun de acest tip.
refusal-warehouses-full =
    { $kinds ->
        [one] În depozitele tale încape doar { $kinds } tip.
        [few] În depozitele tale încap doar { $kinds } tipuri.
       *[other] În depozitele tale încap doar { $kinds } de tipuri.
    }
refusal-other = Acum nu se poate.

## Prețuri și puncte, pe părți

sum-printed-price = Prețul tipărit
sum-quarries = Cariere
sum-privilege = Privilegiu ({ $role })
sum-markets = Piețe
sum-you-pay = Plătești
sum-you-get = Primești
sum-left = Dubloni rămași
sum-then = Dubloni după aceea
sum-goods-loaded = Bunuri încărcate
sum-harbor = Port
sum-points-gained = Puncte câștigate
sum-printed-points = Puncte tipărite
