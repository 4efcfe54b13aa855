# Věty rozehrané hry Puerto Rico česky. Hodnoty popisuje anglický soubor.
# O hráčích mluvíme v přítomném čase, abychom nehádali rod.

## Co se děje: jeden řádek záznamu pro každou událost

log-role-chosen =
    { $who ->
        [you] Volíš roli: { $role }
       *[other] { $player } volí roli: { $role }
    }{ $doubloons ->
        [0] .
        [one] , na kartě { $doubloons } dublon.
        [few] , na kartě { $doubloons } dublony.
        [many] , na kartě { $doubloons } dublonu.
       *[other] , na kartě { $doubloons } dublonů.
    }
log-passed =
    { $who ->
        [you] Pasuješ.
       *[other] { $player } pasuje.
    }
log-no-choice =
    { $who ->
        [you] Tady nemáš na výběr.
       *[other] { $player } nemá na výběr.
    }
log-skipped =
    { $who ->
        [you] Vynecháváš: { $reason }.
       *[other] { $player } vynechává: { $reason }.
    }
skip-island-full = ostrov je plný
skip-no-tile = není co vzít
skip-no-building = na žádnou budovu nestačí dublony nebo místo
skip-no-sale = žádné zboží, které by obchodní dům přijal
skip-trading-house-full = obchodní dům je plný
skip-no-load = žádné zboží, které by některá loď přijala
skip-no-privilege-good = nic se nevyrobilo, nebo z toho už v banku nic není
skip-no-worker = v banku není kolonista
log-tile-taken =
    { $who ->
        [you] Bereš kartičku: { $tile }.
       *[other] { $player } bere kartičku: { $tile }.
    }
log-tile-drawn =
    { $who ->
        [you] Tvá Hacienda losuje kartičku: { $tile }.
       *[other] { $player } losuje díky Haciendě kartičku: { $tile }.
    }
log-plantations-revealed = Nově odkryté plantáže: { $tiles }.
log-plantations-discarded =
    { $count ->
        [one] Odkládá se { $count } plantáž.
        [few] Odkládají se { $count } plantáže.
        [many] Odkládá se { $count } plantáže.
       *[other] Odkládá se { $count } plantáží.
    }
log-plantations-reshuffled =
    { $count ->
        [one] { $count } odložená plantáž tvoří nový balíček.
        [few] { $count } odložené plantáže tvoří nový balíček.
        [many] { $count } odložené plantáže tvoří nový balíček.
       *[other] { $count } odložených plantáží tvoří nový balíček.
    }
log-worker-taken =
    { $who ->
        [you] Bereš 1 kolonistu z banku: { $place }.
       *[other] { $player } bere 1 kolonistu z banku: { $place }.
    }
log-worker-taken-from-ship =
    { $who ->
        [you] Bereš 1 kolonistu z lodi: { $place }.
       *[other] { $player } bere 1 kolonistu z lodi: { $place }.
    }
log-workers-arrived =
    { $who ->
        [you] { $workers ->
            [one] Z lodi dostáváš { $workers } kolonistu.
            [few] Z lodi dostáváš { $workers } kolonisty.
            [many] Z lodi dostáváš { $workers } kolonisty.
           *[other] Z lodi dostáváš { $workers } kolonistů.
        }
       *[other] { $workers ->
            [one] { $player } dostává z lodi { $workers } kolonistu.
            [few] { $player } dostává z lodi { $workers } kolonisty.
            [many] { $player } dostává z lodi { $workers } kolonisty.
           *[other] { $player } dostává z lodi { $workers } kolonistů.
        }
    }
log-worker-refused =
    { $who ->
        [you] Odmítáš kolonistu, který odchází ze hry.
       *[other] { $player } odmítá kolonistu, který odchází ze hry.
    }
log-workers-placed =
    { $who ->
        [you] Rozmísťuješ své kolonisty{ $count ->
            [0] .
           *[other] ; v San Juanu: { $count }.
        }
       *[other] { $player } rozmísťuje kolonisty{ $count ->
            [0] .
           *[other] ; v San Juanu: { $count }.
        }
    }
log-ship-refilled =
    { $count ->
        [one] Na loď přichází { $count } kolonista.
        [few] Na loď přicházejí { $count } kolonisté.
        [many] Na loď přichází { $count } kolonisty.
       *[other] Na loď přichází { $count } kolonistů.
    }
log-ship-refilled-short = Bank je prázdný: na loď přichází jen { $count } z { $needed }.
log-built =
    { $who ->
        [you] Stavíš: { $building }
       *[other] { $player } staví: { $building }
    }{ $paid ->
        [0] , zdarma.
        [one] , za { $paid } dublon.
        [few] , za { $paid } dublony.
        [many] , za { $paid } dublonu.
       *[other] , za { $paid } dublonů.
    }
log-produced =
    { $who ->
        [you] Vyrábíš: { $goods }.
       *[other] { $player } vyrábí: { $goods }.
    }
log-produced-nothing =
    { $who ->
        [you] Nic nevyrábíš.
       *[other] { $player } nic nevyrábí.
    }
log-produced-short = V banku chybí: { $goods }.
log-factory-paid =
    { $who ->
        [you] Za Manufakturu dostáváš { $doubloons ->
            [one] { $doubloons } dublon.
            [few] { $doubloons } dublony.
            [many] { $doubloons } dublonu.
           *[other] { $doubloons } dublonů.
        }
       *[other] { $player } dostává za Manufakturu { $doubloons ->
            [one] { $doubloons } dublon.
            [few] { $doubloons } dublony.
            [many] { $doubloons } dublonu.
           *[other] { $doubloons } dublonů.
        }
    }
log-privilege-good =
    { $who ->
        [you] Bereš zboží navíc: { $good }.
       *[other] { $player } bere zboží navíc: { $good }.
    }
log-sold =
    { $who ->
        [you] Prodáváš: { $good }
       *[other] { $player } prodává: { $good }
    }{ $doubloons ->
        [0] , za 0 dublonů.
        [one] , za { $doubloons } dublon.
        [few] , za { $doubloons } dublony.
        [many] , za { $doubloons } dublonu.
       *[other] , za { $doubloons } dublonů.
    }
log-trading-house-emptied = Plný obchodní dům se vyprazdňuje.
log-loaded =
    { $who ->
        [you] Nakládáš: { $goods } ({ $ship })
       *[other] { $player } nakládá: { $goods } ({ $ship })
    }{ $points ->
        [one] , { $points } bod.
        [few] , { $points } body.
        [many] , { $points } bodu.
       *[other] , { $points } bodů.
    }
log-stored =
    { $who ->
        [you] Necháváš si: { $goods }.
       *[other] { $player } si nechává: { $goods }.
    }
log-stored-nothing =
    { $who ->
        [you] Nic si nenecháváš.
       *[other] { $player } si nic nenechává.
    }
log-returned =
    { $who ->
        [you] Vracíš: { $goods }.
       *[other] { $player } vrací: { $goods }.
    }
log-ship-emptied = Plná loď s kapacitou { $capacity } odplouvá s nákladem: { $good }.
log-prospector-paid =
    { $who ->
        [you] Dostáváš z banku { $doubloons ->
            [one] { $doubloons } dublon.
            [few] { $doubloons } dublony.
            [many] { $doubloons } dublonu.
           *[other] { $doubloons } dublonů.
        }
       *[other] { $player } dostává z banku { $doubloons ->
            [one] { $doubloons } dublon.
            [few] { $doubloons } dublony.
            [many] { $doubloons } dublonu.
           *[other] { $doubloons } dublonů.
        }
    }
log-gain-taken =
    { $who ->
        [you] Využíváš: { $gain }
       *[other] { $player } využívá: { $gain }
    }{ $amount ->
        [0] .
       *[other] { " " }(+{ $amount }).
    }
log-gain-declined =
    { $who ->
        [you] Odmítáš: { $gain }.
       *[other] { $player } odmítá: { $gain }.
    }
gain-production = výroba
gain-factory = Manufaktura
gain-prospector = dublon zlatokopa
gain-quarry-discount = sleva za kamenolomy
gain-builder-privilege = privilegium stavitele
gain-trader-privilege = privilegium kupce
gain-small-market = Malá tržnice
gain-large-market = Velká tržnice
gain-captain-privilege = privilegium kapitána
gain-harbor = Přístav
log-end-triggered-workers = Loď kolonistů nelze naplnit: toto je poslední kolo.
log-end-triggered-city = Něčí město je plné: toto je poslední kolo.
log-end-triggered-victory-points = Vítězné body došly: toto je poslední kolo.
log-card-doubloons =
    { $cards ->
        [1] { $doubloons ->
            [one] { $roles }: na kartě leží { $doubloons } dublon.
            [few] { $roles }: na kartě leží { $doubloons } dublony.
            [many] { $roles }: na kartě leží { $doubloons } dublonu.
           *[other] { $roles }: na kartě leží { $doubloons } dublonů.
        }
       *[other] Po jednom dublonu na každou nezvolenou roli: { $roles }.
    }
log-round-started =
    { $who ->
        [you] { $round }. kolo: guvernérem jsi ty.
       *[other] { $round }. kolo: guvernérem je { $player }.
    }
log-game-ended = Hra skončila.
log-undone = Vzato zpět.

## Na co se ptáme: otázka a co znamená

ask-choose-role = Zvol si roli
ask-choose-role-more = Akci provádějí postupně všichni; začínáš ty a máš privilegium.
ask-hacienda = Hacienda: vylosovat plantáž otočenou rubem nahoru?
ask-hacienda-more = Vylosovanou musíš položit na ostrov. Obvyklou kartičku si vezmeš potom.
ask-take-tile = Osadník: vezmi kartičku
ask-take-tile-more = Kteroukoli odkrytou plantáž; kamenolom smí vzít jen osadník nebo majitel obsazené Stavební huti.
ask-hospice = Útulek: vzít kolonistu na novou kartičku?
ask-hospice-more = Kolonista přichází z banku a hned tam pracuje: { $tile }.
ask-mayor-privilege = Purkmistr: vzít ještě 1 kolonistu z banku?
ask-mayor-privilege-more = Potom se kolonisté z lodi rozdělí po jednom.
ask-ship-worker = Přijmout dalšího kolonistu z lodi?
ask-ship-worker-more = Odmítnutý kolonista odchází ze hry.
ask-place-workers = Purkmistr: rozmísti své kolonisty
ask-place-workers-more = Musíš zaplnit co nejvíc kruhů. Přesunout smíš všechny kolonisty.
ask-build = Stavitel: postav jednu budovu
ask-build-more = Máš { $doubloons ->
        [one] { $doubloons } dublon
        [few] { $doubloons } dublony
        [many] { $doubloons } dublonu
       *[other] { $doubloons } dublonů
    } a { $spaces ->
        [one] { $spaces } volné městské pole.
        [few] { $spaces } volná městská pole.
        [many] { $spaces } volného městského pole.
       *[other] { $spaces } volných městských polí.
    }
ask-university = Univerzita: vzít kolonistu na novou budovu?
ask-university-more = Kolonista přichází z banku: { $building }.
ask-craftsman-privilege = Dozorce: vezmi ještě jeden kus zboží
ask-craftsman-privilege-more = Druhu, který právě vyrábíš.
ask-sell = Kupec: prodej jeden kus zboží
ask-sell-more = Obchodní dům bere každý druh jen jednou, ledaže máš Obchodní kancelář.
ask-load = Kapitán: vyber zboží k nakládce
ask-load-more = Musíš nakládat, dokud některá loď přijme tvé zboží.
ask-store-kind = Skladování: co zůstane ve skladištích?
ask-store-kind-more = Skladiště uchová všechno zboží jednoho druhu. Jeden kus si smíš nechat vždy.
ask-keep-single = Skladování: vyber jeden kus, který si necháš
ask-keep-single-more = Vše ostatní, co skladiště neuchová, se vrací do banku.
ask-optional-production = Výroba: vzít zboží?
ask-optional-factory = Manufaktura: vzít dublony?
ask-optional-prospector = Zlatokop: vzít dublon?
ask-optional-quarry-discount = Kamenolomy: zlevnit o { $doubloons } ({ $building })?
ask-optional-builder-privilege = Stavitel: zlevnit o { $doubloons } ({ $building })?
ask-optional-trader-privilege = Kupec: vzít dublon navíc?
ask-optional-small-market = Malá tržnice: vzít dublon navíc?
ask-optional-large-market = Velká tržnice: vzít 2 dublony navíc?
ask-optional-captain-privilege = Kapitán: vzít bod navíc?
ask-optional-harbor = Přístav: vzít bod navíc?
ask-over = Hra skončila
wait-for = Na tahu: { $player }
wait-for-chance = Losuje se plantáž
wait-role = { $role } ({ $player })

## Jak se odpověď jmenuje na tlačítku

act-pass = Pasovat
act-pass-build = Nestavět
act-pass-sell = Neprodávat
act-pass-load = Zatím pasovat
act-pass-tile = Nic nebrat
act-decline = Ne, díky
act-accept = Vzít
act-draw = Vylosovat plantáž
act-take-worker = Vzít kolonistu
act-done = Hotovo
act-undo = Zpět
act-load = { $goods }: { $ship }
act-sell = Prodat: { $good }
act-keep = Nechat si: { $good }

## Proč něco teď nejde: krátký důvod na tlačítko, jinak věta

refusal-game-over = Hra skončila.
refusal-chance-first = Nejprve se losuje plantáž.
refusal-not-your-turn = Teď rozhoduje { $player }.
refusal-other-decision = Teď se rozhoduje o něčem jiném.
refusal-must-decide = Na to je třeba odpovědět, odmítnout to nelze.
refusal-no-such-card = Tato karta ve hře není.
refusal-role-taken =
    { $who ->
        [you] Tuto kartu už v tomto kole máš.
       *[other] Tuto kartu má v tomto kole už { $player }.
    }
refusal-not-on-offer = Taková plantáž mezi odkrytými není.
refusal-quarry-needs-hut = Kamenolom je pro osadníka nebo pro majitele obsazené Stavební huti.
refusal-no-quarry-left = Kamenolomy došly.
refusal-sold-out = Tato budova je vyprodaná.
refusal-already-owned = Tuto budovu už máš; od každého druhu smíš mít jen jednu.
refusal-no-city-space = Zabere { $needed ->
        [one] { $needed } městské pole
        [few] { $needed } městská pole
        [many] { $needed } městského pole
       *[other] { $needed } městských polí
    }, volných máš jen { $free }.
refusal-too-many-large = Do města se vejdou nejvýše čtyři velké budovy.
refusal-too-expensive = Stojí tě { $price }, ale { $doubloons ->
        [0] nemáš žádný dublon.
        [one] máš jen { $doubloons } dublon.
        [few] máš jen { $doubloons } dublony.
        [many] máš jen { $doubloons } dublonu.
       *[other] máš jen { $doubloons } dublonů.
    }
refusal-no-such-place = Takové místo nemáš.
refusal-other-place-first = Nejprve je na řadě jiné místo.
refusal-too-few-circles = Toto místo má jen { $circles ->
        [one] { $circles } kruh.
        [few] { $circles } kruhy.
        [many] { $circles } kruhu.
       *[other] { $circles } kruhů.
    }
refusal-too-few-workers = Máš už jen { $workers ->
        [one] { $workers } kolonistu.
        [few] { $workers } kolonisty.
        [many] { $workers } kolonisty.
       *[other] { $workers } kolonistů.
    }
refusal-fill-circles = Musíš zaplnit co nejvíc kruhů: zde nejméně { $least }.
refusal-not-produced = Tento druh v této fázi nevyrábíš.
refusal-supply-empty = Tento druh už v banku není.
refusal-none-owned = Tento druh nemáš.
refusal-kind-in-trading-house = Tento druh už v obchodním domě leží. Znovu ho lze prodat jen s obsazenou Obchodní kanceláří.
refusal-trading-house-full = Obchodní dům je plný.
refusal-no-such-ship = Taková loď v této hře není.
refusal-ship-carries = Tato loď veze: { $good }; každá loď veze jen jeden druh.
refusal-ship-full = Tato loď je plná.
refusal-kind-on-other-ship = Tento druh už je na jiné lodi ({ $ship }); na druhou nesmí.
refusal-larger-ship = Musíš naložit co nejvíc: { $ship } pojme víc.
refusal-no-wharf = Nemáš obsazenou Loděnici.
refusal-wharf-used = Loděnici smíš použít jen jednou za fázi.
refusal-must-load = Některá loď ještě tvé zboží přijme, takže musíš nakládat.
refusal-out-of-order = Druhy se vybírají v pevném pořadí a některý pozdější už je vybraný.
refusal-already-stored = Tento druh už je uskladněn.
refusal-already-given = Zboží tohoto druhu už bylo odevzdáno.
refusal-warehouses-full =
    { $kinds ->
        [one] Do tvých skladišť se vejde jen { $kinds } druh.
        [few] Do tvých skladišť se vejdou jen { $kinds } druhy.
        [many] Do tvých skladišť se vejde jen { $kinds } druhu.
       *[other] Do tvých skladišť se vejde jen { $kinds } druhů.
    }
refusal-other = To teď nejde.

## Ceny a body po částech

sum-printed-price = Cena na kartičce
sum-quarries = Kamenolomy
sum-privilege = Privilegium ({ $role })
sum-markets = Tržnice
sum-you-pay = Platíš
sum-you-get = Dostáváš
sum-left = Zbylé dublony
sum-then = Dublony potom
sum-goods-loaded = Naložené zboží
sum-harbor = Přístav
sum-points-gained = Získané body
sum-printed-points = Body na kartičce
