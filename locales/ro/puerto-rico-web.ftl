# Puerto Rico în browser, română: alegerea clădirilor, oaspeții hanului, opțiunile unei mese noi.

## The choice of the buildings

before-round-one = înaintea rundei 1
draft-title = Alegerea clădirilor
draft-progress = alese: { $done } din { $of }
draft-progress-small = alese: { $done } din { $of }, întâi cele mici
draft-progress-random = { $done } din { $of }, trase la sorți
draft-chance = hazardul
draft-turn-done = { $player }: { $building }
draft-turn-now = { $who ->
    [you] acum alegi tu
   *[other] acum alege { $player }
}
draft-turn-later = { $player }
draft-full = plin
draft-places = locuri libere: { $left } din { $of }
draft-places-later = { $left ->
    [one] { $left } loc, după cele mici
    [few] { $left } locuri, după cele mici
   *[other] { $left } de locuri, după cele mici
}
draft-places-words = Locuri pe tabla de joc pentru clădirile cu prețul { $cost }: { $places }. În fiecare loc vine un singur tip.
draft-key = Tasta: { $number }
draft-no-place = niciun loc liber
draft-later = după cele mici
draft-excluded = exclusă la această masă
draft-on-board = pe tablă
draft-facts = cost { $cost }, puncte { $points }
draft-copies =
    { $count ->
        [one] Ajunge pe tablă.
       *[other] Ambele exemplare ajung pe tablă.
    }
draft-about = Ce face?
draft-hold-first = Apasă o clădire evidențiată.
draft-put-up = Pune-o

## Guests of the guesthouse

ask-guesthouse-settler = Înaintea rândului tău în faza colonistului. Oaspetele lucrează imediat acolo unde merge și rămâne până la următoarea fază a primarului.
ask-guesthouse-tile = Înainte să îți iei piesa.
ask-guesthouse-second-tile = Înaintea celei de-a doua piese de la Bibliotecă.
ask-guesthouse-mayor = Înainte să sosească cineva.
ask-guesthouse-builder = Înaintea rândului tău în faza constructorului: o carieră, Universitatea, Piața neagră…
ask-guesthouse-production = Înainte să produci.
ask-guesthouse-craftsman-privilege = Înaintea privilegiului: Biblioteca l-ar dubla.
ask-guesthouse-trader = Înaintea rândului tău în faza comerciantului: Biroul, Punctul comercial, o piață…
ask-guesthouse-captain = Înainte să încarci: Portul, Debarcaderul, Farul…
ask-guesthouse-storage = Înainte de depozitare: un depozit, Magazia…
ask-guesthouse-hunting-lodge = Înainte de Pavilionul de vânătoare.
ask-guesthouse-prospector = Înaintea dublonului tău: Biblioteca l-ar dubla.
ask-guesthouse-end = Ultima ocazie: o clădire mare aduce punctele suplimentare doar dacă e ocupată.
guests-rest = Nu în această rundă
guests-rest-words = Oaspeții rămân unde sunt până la sfârșitul rundei și nimeni nu trebuie să-ți aștepte răspunsul.
guests-wake = Întreabă din nou
guests-wake-words = Hanul nu mai întreabă în această rundă. Apasă ca să întrebe din nou.

## The small wharf, prices, forests

wharf-choices = Bunuri pentru Debarcaderul mic
wharf-words = Orice bunuri, cel puțin unul: 1 VP la fiecare 2. Apasă un tip ca să trimiți mai puțin.
take-tile-or-quarry = O plantație cu fața în sus sau o carieră.
take-tile-needs-hut = O plantație cu fața în sus; o carieră, doar cu o Baracă de construcții ocupată.
take-tile-plantation = O plantație cu fața în sus. Nu mai sunt cariere.
wharf-aboard = { $aboard } din { $count } la bord
wharf-sail = Trimite: +{ $count }
option-small-wharf = orice bunuri, 1 VP la 2
sum-worth-now = Dacă e ocupată, în acest moment
sum-forests = Păduri
sum-black-market = Piața neagră
sum-pairs-loaded = Bunuri, 1 la 2
tile-forest-words = Pădure ({ $tile }, cu fața în jos)

## Buccaneer and Festival

rules-buccaneer = corsar
role-captured = capturat
deed-ships = nave cu bunuri: { $count }
deed-cards = cărți libere: { $count }
festival-wants-crop = de trei ori: { $tile }
festival-progress = { $player }: { $have } din { $of }
festival-won = Câștigător: { $player }

## Nobles

tile-noble = { $tile }, ocupată de un nobil
place-words-noble = { $place }, cercul { $number }: nobil
place-nobles-words = Ridică pe cineva, alege nobilul și apasă cercul unde vrei să lucreze.
place-hold-worker = Pune coloniști: { $count } în mână
place-hold-noble = Pune nobili: { $count } în mână
supply-nobles = Nobili
supply-nobles-arriving = Nobili pe navă

## Buildings in a few words

building-small-market-brief = Vânzarea aduce cu 1 mai mult
building-hacienda-brief = Mai tragi o plantație
building-construction-hut-brief = Poți lua o carieră
building-small-warehouse-brief = Păstrezi 1 tip
building-hospice-brief = Piesa vine cu un colonist
building-office-brief = Vinzi și un tip deja vândut
building-large-market-brief = Vânzarea aduce cu 2 mai mult
building-large-warehouse-brief = Păstrezi 2 tipuri
building-factory-brief = Dubloni pentru tipuri diferite
building-university-brief = Clădirea vine cu un colonist
building-harbor-brief = Încă un punct la fiecare încărcare
building-wharf-brief = O navă a ta
building-guild-hall-brief = Puncte pentru clădiri de producție
building-residence-brief = Puncte pentru o insulă plină
building-fortress-brief = Un punct la 3 coloniști
building-customs-house-brief = Un punct la 4 puncte
building-city-hall-brief = Puncte pentru clădiri violet
building-aqueduct-brief = Încă 1 indigo și 1 zahăr din fabricile mari
building-forest-house-brief = Păduri: cu 1 mai ieftin la fiecare pereche
building-black-market-brief = Plătești până la 3 cu colonist, bun, punct
building-storehouse-brief = Păstrezi încă 3 bunuri
building-guesthouse-brief = 2 oaspeți care ajută oriunde
building-trading-post-brief = Vinzi la tine acasă
building-church-brief = Puncte când construiești: 0, 1, 1, 2
building-small-wharf-brief = Trimiți orice, 1 VP la 2
building-lighthouse-brief = Un dublon la fiecare încărcare
building-specialty-factory-brief = Dubloni pentru un singur tip
building-library-brief = Îți dublează privilegiul
building-union-hall-brief = Un punct la pereche, înainte de încărcare
building-statue-brief = 8 puncte, fără colonist
building-cloister-brief = Puncte pentru trei piese identice
building-land-office-brief = Cumperi sau vinzi o plantație
building-chapel-brief = Dublon sau punct în faza meșteșugarului
building-hunting-lodge-brief = Elimini o piesă sau iei 2 VP pentru spațiu
building-zoning-office-brief = Clădiri cu 1 mai ieftine, cele mari cu 2
building-royal-supplier-brief = Un bun pentru fiecare nobil, 1 punct bucata
building-villa-brief = Încă un nobil în faza primarului
building-jeweler-brief = Un dublon pentru fiecare nobil
building-royal-garden-brief = Încă un punct pentru fiecare nobil

## Options of a new table

new-expansions = Extensii
new-expansion-not-in = Nu apare în regulamentul din { $edition }: alege o ediție mai nouă
new-draft = Clădirile de pe tabla de joc
new-draft-players = Alese pe rând
new-draft-players-words = Tu și ceilalți le alegeți înaintea rundei 1
new-draft-random = Trase la sorți
new-draft-random-words = Rapid și mereu altfel
new-draft-newest = Tot ce e nou
new-draft-newest-words = Toate cele 14 clădiri ale extensiei: bun pentru început
new-draft-named = Un set stabilit
new-rules-house = În niciun regulament
rule-is-off = { $rule }: nu
rule-source-editions = În ediția tipărită: da în { $on }, nu în { $off }.
rule-source-house = Variantă a jucătorilor, pentru echilibru; nu apare în niciun regulament.
rule-source-table = Nu apare în niciun regulament; multe mese o preferă.
rule-source-letter = Regulamentele, luate literal.
rule-source-letter-2020 = Un pasaj din regulamentul din 2020, luat literal.
rule-source-letter-2011 = Regulamentul din 2011, luat literal.
rule-source-advice-2020 = Sfat din regulamentul din 2020; în ediția tipărită: nu.
rule-source-sheet-2004 = Prima tipărire a extensiei, din 2004.
rule-source-tournament = Practică de turneu.
rule-source-japanese = Ca în ediția japoneză din 2021.
rule-source-sites = Ca pe alte site-uri de joc online.

## What the game is about
puerto-rico-about-goal = Dezvolți o insulă și un oraș. Bunurile îmbarcate și clădirile tale aduc puncte de victorie; câștigă jucătorul cu cele mai multe puncte.
puerto-rico-about-round = În fiecare rundă, jucătorii aleg pe rând un rol încă liber, de pildă Constructor sau Căpitan. Apoi toți fac ce permite rolul, iar jucătorul care l-a ales primește ceva în plus.
# $nobles: with Nobles all workers are in play, and their end is not the game's.
puerto-rico-about-end =
    { $nobles ->
        [yes] Jocul se încheie la sfârșitul rundei în care se termină punctele de victorie sau cineva și-a umplut orașul.
       *[no] Jocul se încheie la sfârșitul rundei în care se termină coloniștii sau punctele de victorie ori cineva și-a umplut orașul.
    }
puerto-rico-help-pieces = { $by ->
    [tap-once] Atinge un rol sau o clădire ca să citești despre ele.
    [tap-twice] Poți atinge oricând un rol sau o clădire ca să citești despre ele.
   *[press] Apasă un rol sau o clădire ca să citești despre ele.
}

## Ce spun piesele care nu pot fi apăsate acum

about-corn = Cu un colonist pe ea, aduce 1 porumb în fiecare fază a meșteșugarului. Nu e nevoie de clădire.
about-good = Cu un colonist pe ea și altul într-o clădire de producție potrivită, aduce 1 bun în fiecare fază a meșteșugarului.
about-quarry = Cu un colonist pe ea, fiecare clădire te costă cu 1 dublon mai puțin. În total, carierele nu scad mai mult decât numărul coloanei clădirii.
about-tile-when = Piesele se iau în faza colonistului.
about-stack = La sfârșitul fiecărei faze a colonistului, din acest teanc se pun plantații noi cu fața în sus.
about-ship = O navă duce un singur tip de bunuri, iar un tip nu poate fi pe două nave. Navele se încarcă în faza căpitanului; la sfârșitul ei, navele pline se golesc.
about-house = În faza comerciantului fiecare poate vinde un bun de un tip care nu e încă aici. Când toate cele patru locuri sunt ocupate, casa se golește la sfârșitul fazei.
about-price = Casa de comerț plătește { count-doubloons } pentru el. Privilegiul și clădirile pot adăuga la această sumă.
about-san-juan = Cine așteaptă în San Juan nu lucrează; în următoarea fază a primarului toți sunt plasați din nou.
about-market = Clădirile se cumpără în faza constructorului.
about-governor = Alege primul un rol în această rundă.
about-token = Cine îl are nu poate alege din nou rolul corsarului până când nu îl alege alt jucător.
about-doubloons = Cu ei se plătesc clădirile. La sfârșitul jocului, dublonii și bunurile doar decid egalitățile.
about-points = Puncte pentru bunurile încărcate și pentru efectul unor clădiri. Clădirile în sine se numără abia la sfârșitul jocului.
about-goods = Bunurile se vând în faza comerciantului și se încarcă în faza căpitanului.
about-ship-people = Sosesc în următoarea fază a primarului.
