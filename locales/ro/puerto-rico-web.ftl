# Puerto Rico în browser, română: alegerea clădirilor, oaspeții hanului, opțiunile unei mese noi.

## The choice of the buildings

before-round-one = înaintea rundei 1
draft-title = Alegerea clădirilor
draft-progress = { $done } din { $of }
draft-progress-small = { $done } din { $of }, întâi cele mici
draft-progress-random = { $done } din { $of }, trase la sorți
draft-chance = sorții
draft-turn-done = { $player }: { $building }
draft-turn-now = { $who ->
    [you] acum alegi tu
   *[other] acum alege { $player }
}
draft-turn-later = { $player }
draft-full = plin
draft-places = { $left } din { $of } locuri libere
draft-places-later = { $left ->
    [one] { $left } loc, după cele mici
    [few] { $left } locuri, după cele mici
   *[other] { $left } de locuri, după cele mici
}
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
ask-guesthouse-second-tile = Înaintea celei de-a doua piese de la bibliotecă.
ask-guesthouse-mayor = Înainte să sosească cineva.
ask-guesthouse-builder = Înaintea rândului tău în faza constructorului: carieră, universitate, piață neagră…
ask-guesthouse-production = Înainte să produci.
ask-guesthouse-craftsman-privilege = Înaintea privilegiului: biblioteca l-ar dubla.
ask-guesthouse-trader = Înaintea rândului tău în faza comerciantului: birou, punct comercial, piață…
ask-guesthouse-captain = Înainte să încarci: port, debarcader, far…
ask-guesthouse-storage = Înainte de depozitare: un depozit…
ask-guesthouse-hunting-lodge = Înainte de pavilionul de vânătoare.
ask-guesthouse-prospector = Înaintea dublonului tău: biblioteca l-ar dubla.
ask-guesthouse-end = Ultima ocazie: punctele în plus ale unei clădiri mari vin doar dacă e ocupată.
guests-rest = Nu în această rundă
guests-rest-words = Oaspeții rămân pe loc până la sfârșitul rundei și nimeni nu așteaptă un răspuns.
guests-wake = Întreabă din nou
guests-wake-words = Hanul nu mai întreabă în această rundă. Apasă ca să întrebe din nou.

## The small wharf, prices, forests

wharf-choices = Bunuri pentru debarcaderul mic
wharf-words = Orice bunuri, cel puțin unul: 1 VP la fiecare 2. Apasă un tip ca să trimiți mai puțin.
wharf-aboard = { $aboard } din { $count } la bord
wharf-sail = Trimite: +{ $count }
option-small-wharf = orice bunuri, 1 VP la 2
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
festival-won = Recompensa: { $player }

## Nobles

tile-noble = { $tile }, lucrează un nobil
place-words-noble = { $place }, cercul { $number }: nobil
place-nobles-words = Ridică pe cineva, alege nobilul și apasă cercul unde să lucreze.
place-hold-worker = Pune coloniști: { $count } în mână
place-hold-noble = Pune nobili: { $count } în mână
supply-nobles = Nobili
supply-nobles-arriving = Nobili care sosesc

## Buildings in a few words

building-small-market-brief = Vânzarea plătește cu 1 mai mult
building-hacienda-brief = Mai tragi o plantație
building-construction-hut-brief = Poți lua o carieră
building-small-warehouse-brief = Păstrezi 1 tip
building-hospice-brief = Piesa vine cu un colonist
building-office-brief = Vinzi și un tip deja prezent
building-large-market-brief = Vânzarea plătește cu 2 mai mult
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
building-aqueduct-brief = Cu 1 mai mult indigo și zahăr în cele mari
building-forest-house-brief = Păduri: fiecare pereche, cu 1 mai ieftin
building-black-market-brief = Până la 3 plătești cu colonist, bun, punct
building-storehouse-brief = Păstrezi 3 bunuri separate
building-guesthouse-brief = 2 oaspeți care ajută oriunde
building-trading-post-brief = Vinzi la tine
building-church-brief = Puncte când construiești: 0, 1, 1, 2
building-small-wharf-brief = Trimiți orice, 1 VP la 2
building-lighthouse-brief = Un dublon la fiecare încărcare
building-specialty-factory-brief = Dubloni pentru un singur tip
building-library-brief = Îți dublează privilegiul
building-union-hall-brief = Un punct la pereche, înainte de încărcare
building-statue-brief = 8 puncte, fără colonist
building-cloister-brief = Puncte pentru câte trei piese
building-land-office-brief = Cumperi o plantație sau cedezi una
building-chapel-brief = Dublon sau punct în faza meșteșugarului
building-hunting-lodge-brief = Elimini o plantație sau 2 VP pentru spațiu
building-zoning-office-brief = Clădiri cu 1 mai ieftine, mari cu 2
building-royal-supplier-brief = Câte un bun de nobil, 1 punct fiecare
building-villa-brief = Încă un nobil în faza primarului
building-jeweler-brief = Un dublon de fiecare nobil
building-royal-garden-brief = Încă un punct de fiecare nobil

## Options of a new table

new-expansions = Extensii
new-expansion-not-in = Nu apare în regulamentul { $edition }: alege o ediție mai nouă
new-draft = Clădirile de pe tabla de joc
new-draft-players = Alese pe rând
new-draft-players-words = Tu și ceilalți le puneți înaintea rundei 1
new-draft-random = Trase la sorți
new-draft-random-words = Repede și mereu altfel
new-draft-newest = Tot ce e nou
new-draft-newest-words = Toate cele 14 clădiri ale extensiei: bun pentru început
new-draft-named = Un set stabilit
new-rules-house = În niciun regulament
rule-is-off = { $rule }: nu
rule-source-editions = În ediția tipărită: da în { $on }, nu în { $off }.
rule-source-house = Variantă a jucătorilor pentru echilibru; în niciun regulament.
rule-source-table = Nu în niciun regulament; multe mese o preferă.
rule-source-letter = Literal, după regulamente.
rule-source-letter-2020 = Un pasaj al regulamentului din 2020, literal.
rule-source-letter-2011 = Literal, după regulamentul din 2011.
rule-source-advice-2020 = Sfat al regulamentului din 2020; în ediția tipărită: nu.
rule-source-sheet-2004 = Prima tipărire a extensiei, din 2004.
rule-source-tournament = Practică de turneu.
rule-source-japanese = Ca în ediția japoneză din 2021.
rule-source-sites = Ca pe alte site-uri de joc online.

## What the game is about
puerto-rico-about-goal = Dezvolți o insulă și un oraș. Bunurile îmbarcate și clădirile tale aduc puncte de victorie; câștigă jucătorul care are cele mai multe.
puerto-rico-about-round = În fiecare rundă, jucătorii aleg pe rând un rol încă liber, de pildă constructorul sau căpitanul. Apoi toți fac ce permite rolul, iar jucătorul care l-a ales primește puțin mai mult.
# $nobles: with Nobles all workers are in play, and their end is not the game's.
puerto-rico-about-end =
    { $nobles ->
        [yes] Jocul se încheie odată cu runda în care se termină punctele de victorie sau cineva și-a umplut orașul.
       *[no] Jocul se încheie odată cu runda în care se termină coloniștii sau punctele de victorie ori cineva și-a umplut orașul.
    }
