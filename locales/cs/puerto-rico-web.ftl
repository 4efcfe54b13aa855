# Puerto Rico v prohlížeči, čeština: výběr budov, hosté hostince, volby nového stolu.

## The choice of the buildings

before-round-one = před 1. kolem
draft-title = Výběr budov
draft-progress = vybráno: { $done } { $of ->
    [few] ze
    [17] ze
   *[other] z
} { $of }
draft-progress-small = vybráno: { $done } { $of ->
    [few] ze
    [17] ze
   *[other] z
} { $of }, nejprve malé
draft-progress-random = { $done } z { $of }, losované
draft-chance = los
draft-turn-done = { $player }: { $building }
draft-turn-now = { $who ->
    [you] teď vybíráš ty
   *[other] teď vybírá { $player }
}
draft-turn-later = { $player }
draft-full = plno
draft-places = volná místa: { $left } { $of ->
    [few] ze
   *[other] z
} { $of }
draft-places-later = volná místa: { $left }, až po malých
draft-places-words = Místa na odkládacím plánu pro budovy s cenou { $cost }: { $places }. Na každé přijde jeden druh.
draft-key = Klávesa: { $number }
draft-no-place = žádné místo
draft-later = až po malých
draft-excluded = u tohoto stolu vyloučena
draft-on-board = na plánu
draft-facts = cena { $cost }, body { $points }
draft-copies =
    { $count ->
        [one] Přijde na plán.
       *[other] Obě kartičky přijdou na plán.
    }
draft-about = K čemu je?
draft-hold-first = Stiskni svítící budovu.
draft-put-up = Vyložit

## Guests of the guesthouse

ask-guesthouse-settler = Než přijdeš na řadu ve fázi osadníka. Host hned pracuje tam, kam přejde, a zůstane tam do příští fáze purkmistra.
ask-guesthouse-tile = Než si vezmeš kartičku.
ask-guesthouse-second-tile = Před druhou kartičkou z Knihovny.
ask-guesthouse-mayor = Než někdo připluje.
ask-guesthouse-builder = Než přijdeš na řadu ve fázi stavitele: kamenolom, Univerzita, Černý trh…
ask-guesthouse-production = Než začneš vyrábět.
ask-guesthouse-craftsman-privilege = Před tvým privilegiem: Knihovna by ho zdvojila.
ask-guesthouse-trader = Než přijdeš na řadu ve fázi kupce: Obchodní kancelář, Obchodní stanice, tržnice…
ask-guesthouse-captain = Než naložíš: Přístav, Loděnice, Maják…
ask-guesthouse-storage = Před skladováním: skladiště nebo Sklad…
ask-guesthouse-hunting-lodge = Před použitím Loveckého zámečku.
ask-guesthouse-prospector = Před tvým dublonem: Knihovna by ho zdvojila.
ask-guesthouse-end = Poslední příležitost: body navíc za velkou budovu dostaneš, jen když je obsazená.
guests-rest = V tomto kole ne
guests-rest-words = Hosté zůstanou do konce kola, kde jsou, a nikdo na odpověď nečeká.
guests-wake = Ptát se znovu
guests-wake-words = Hostinec se v tomto kole neptá. Stiskni, aby se ptal znovu.

## The small wharf, prices, forests

wharf-choices = Zboží pro Malou loděnici
wharf-words = Libovolné zboží, aspoň jeden kus: za každé 2 kusy 1 bod. Stisknutím druhu pošleš méně kusů.
take-tile-or-quarry = Kteroukoli odkrytou plantáž, nebo kamenolom.
take-tile-needs-hut = Kteroukoli odkrytou plantáž; kamenolom jen s obsazenou Stavební hutí.
take-tile-plantation = Kteroukoli odkrytou plantáž. Kamenolomy došly.
wharf-aboard = { $aboard } { $count ->
    [few] ze
   *[other] z
} { $count } na palubě
wharf-sail = Odeslat: +{ $count }
option-small-wharf = cokoli, 1 bod za 2
sum-worth-now = Je-li obsazená, v této chvíli
sum-forests = Lesy
sum-black-market = Černý trh
sum-pairs-loaded = Zboží, 1 za 2
tile-forest-words = Les ({ $tile }, rubem nahoru)

## Buccaneer and Festival

rules-buccaneer = korzár
role-captured = zajatá
deed-ships = naložené lodě: { $count }
deed-cards = volné karty: { $count }
festival-wants-crop = třikrát: { $tile }
festival-progress = { $player }: { $have } { $of ->
    [few] ze
   *[other] z
} { $of }
festival-won = Odměnu má { $player }

## Nobles

tile-noble = { $tile }, pracuje šlechtic
place-words-noble = { $place }, kruh { $number }: šlechtic
place-nobles-words = Zvedni někoho, zvol v ruce šlechtice a stiskni kruh, kde má pracovat.
place-hold-worker = Pokládat kolonisty: { $count } v ruce
place-hold-noble = Pokládat šlechtice: { $count } v ruce
supply-nobles = Šlechtici
supply-nobles-arriving = Připlouvající šlechtici

## Buildings in a few words

building-small-market-brief = Prodej: o 1 více
building-hacienda-brief = Vylosuješ plantáž navíc
building-construction-hut-brief = Smíš vzít kamenolom
building-small-warehouse-brief = Ponecháš 1 druh
building-hospice-brief = Kartička i s kolonistou
building-office-brief = Prodáš i druh, který už tam leží
building-large-market-brief = Prodej: o 2 více
building-large-warehouse-brief = Ponecháš 2 druhy
building-factory-brief = Dublony za různé druhy
building-university-brief = Budova i s kolonistou
building-harbor-brief = Bod navíc za každou nakládku
building-wharf-brief = Vlastní loď
building-guild-hall-brief = Body za produkční budovy
building-residence-brief = Body za plný ostrov
building-fortress-brief = Bod za 3 kolonisty
building-customs-house-brief = Bod za 4 body
building-city-hall-brief = Body za fialové budovy
building-aqueduct-brief = O 1 více indiga a cukru ve velkých
building-forest-house-brief = Lesy: každý pár zlevní o 1
building-black-market-brief = Až 3 zaplatíš kolonistou, zbožím, bodem
building-storehouse-brief = Ponecháš 3 kusy zboží
building-guesthouse-brief = 2 hosté, kteří zaskočí kdekoli
building-trading-post-brief = Prodáváš u sebe
building-church-brief = Body za stavbu: 0, 1, 1, 2
building-small-wharf-brief = Cokoli, bod za 2
building-lighthouse-brief = Dublon za každou nakládku
building-specialty-factory-brief = Dublony za jeden druh
building-library-brief = Zdvojí tvé privilegium
building-union-hall-brief = Bod za dvojici před nakládkou
building-statue-brief = 8 bodů, bez kolonisty
building-cloister-brief = Body za trojice kartiček
building-land-office-brief = Koupíš, nebo prodáš plantáž
building-chapel-brief = Dublon nebo bod ve fázi dozorce
building-hunting-lodge-brief = Odložíš plantáž, nebo 2 body za místo
building-zoning-office-brief = Budovy o 1 levněji, velké o 2
building-royal-supplier-brief = Na každého šlechtice zboží za bod
building-villa-brief = Ve fázi purkmistra šlechtic navíc
building-jeweler-brief = Dublon za šlechtice
building-royal-garden-brief = Bod navíc za šlechtice

## Options of a new table

new-expansions = Rozšíření
new-expansion-not-in = V pravidlech z roku { $edition } není: zvol novější vydání
new-draft = Budovy na odkládacím plánu
new-draft-players = Vybírané postupně
new-draft-players-words = Ty a ostatní je vyložíte před 1. kolem
new-draft-random = Losované
new-draft-random-words = Rychle a pokaždé jinak
new-draft-newest = Všechno nové
new-draft-newest-words = Všech 14 budov rozšíření: dobré na první seznámení
new-draft-named = Daná sada
new-rules-house = V žádných pravidlech
rule-is-off = { $rule }: ne
rule-source-editions = Podle vydání: { $on } ano, { $off } ne.
rule-source-house = Varianta od hráčů pro lepší vyvážení; v žádných pravidlech není.
rule-source-table = Ve všech pravidlech vypnuto, u mnoha stolů oblíbené.
rule-source-letter = Doslova podle pravidel.
rule-source-letter-2020 = Jedno místo v pravidlech z roku 2020, doslova.
rule-source-letter-2011 = Doslova podle pravidel z roku 2011.
rule-source-advice-2020 = Rada z pravidel z roku 2020; v základu vypnuto.
rule-source-sheet-2004 = První vydání rozšíření z roku 2004.
rule-source-tournament = Turnajová zvyklost.
rule-source-japanese = Jako v japonském vydání z roku 2021.
rule-source-sites = Jako na jiných herních webech.

## What the game is about
puerto-rico-about-goal = Rozvíjíš ostrov a město. Vítězné body přinášejí naložené zboží a postavené budovy; vyhrává hráč, který jich má nejvíce.
puerto-rico-about-round = V každém kole si postupně každý zvolí roli, která je ještě volná, třeba stavitele nebo kapitána. Potom všichni udělají, co role dovoluje, a kdo si ji zvolil, dostane o něco víc.
# $nobles: with Nobles all workers are in play, and their end is not the game's.
puerto-rico-about-end =
    { $nobles ->
        [yes] Hra končí na konci kola, ve kterém dojdou vítězné body nebo někdo zaplní celé město.
       *[no] Hra končí na konci kola, ve kterém dojdou kolonisté nebo vítězné body, nebo někdo zaplní celé město.
    }
puerto-rico-help-pieces = { $by ->
    [tap-once] Klepni na roli nebo budovu a přečteš si o ní.
    [tap-twice] Na roli nebo budovu můžeš klepnout kdykoli a přečíst si o ní.
   *[press] Stiskni roli nebo budovu a přečteš si o ní.
}

## Co říkají díly, které teď nelze stisknout

about-corn = S kolonistou přináší v každé fázi dozorce 1 kukuřici. Budova není potřeba.
about-good = S kolonistou na plantáži a dalším v příslušné produkční budově přináší v každé fázi dozorce 1 kus zboží.
about-quarry = S kolonistou tě každá budova stojí o 1 dublon méně. Kamenolomy dohromady sníží cenu nejvýše o číslo sloupce budovy.
about-tile-when = Kartičky se berou ve fázi osadníka.
about-stack = Na konci každé fáze osadníka se z tohoto balíčku odkryjí nové plantáže.
about-ship = Loď veze jen jeden druh a žádný druh nesmí být na dvou lodích. Nakládá se ve fázi kapitána; na jejím konci se plné lodě vyprázdní.
about-house = Ve fázi kupce smí každý prodat jeden kus druhu, který tu ještě není. Jsou-li všechna čtyři místa obsazená, dům se na konci fáze vyprázdní.
about-price = Obchodní dům za kus platí: { count-doubloons }. Privilegium a budovy mohou částku zvýšit.
about-san-juan = Kdo čeká v San Juanu, nepracuje; v další fázi purkmistra se všichni rozmístí znovu.
about-market = Budovy se kupují ve fázi stavitele.
about-governor = V tomto kole vybírá roli jako první.
about-token = Kdo ho má, nemůže si znovu zvolit korzára, dokud si ho nezvolí někdo jiný.
about-doubloons = Platí se jimi budovy. Na konci hry dublony a zboží rozhodují jen při shodě bodů.
about-points = Body za naložené zboží a za působení některých budov. Budovy samy se počítají až na konci hry.
about-goods = Zboží se prodává ve fázi kupce a nakládá ve fázi kapitána.
about-ship-people = Přijdou v příští fázi purkmistra.
