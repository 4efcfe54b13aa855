# Věty hry Puerto Rico s rozšířeními, česky. Hodnoty jsou z puerto-rico-play.ftl; kde věta odkazuje na slovo
# s číslem („count-points“), je jím $count.

## Co se stalo

log-building-drafted =
    { $who ->
        [you] Na odkládací plán dáváš: { $building }.
       *[other] { $player } dává na odkládací plán: { $building }.
    }
log-building-drafted-by-chance = Vylosováno na odkládací plán: { $building }.
log-forest-planted =
    { $who ->
        [you] Sázíš les: { $tile }, rubem nahoru.
       *[other] { $player } sází les: { $tile }, rubem nahoru.
    }
log-plantation-drawn =
    { $who ->
        [you] Tvá Hacienda losuje: { $tile }; smíš ji položit jako les.
       *[other] { $player } losuje díky Haciendě: { $tile }; může to být les.
    }
log-guest-moved =
    { $who ->
        [you] Kolonista z Hostince jde pracovat: { $place }.
       *[other] { $player }: kolonista z Hostince jde pracovat: { $place }.
    }
log-returned-worker =
    { $who ->
        [you] Černý trh: vracíš kolonistu ({ $place }) za 1 dublon.
       *[other] Černý trh: { $player } vrací kolonistu ({ $place }) za 1 dublon.
    }
log-returned-good =
    { $who ->
        [you] Černý trh: vracíš zboží ({ $good }) za 1 dublon.
       *[other] Černý trh: { $player } vrací zboží ({ $good }) za 1 dublon.
    }
log-returned-point =
    { $who ->
        [you] Černý trh: vracíš vítězný bod za 1 dublon.
       *[other] Černý trh: { $player } vrací vítězný bod za 1 dublon.
    }
log-building-points =
    { $who ->
        [you] { $building }: pro tebe { count-points }.
       *[other] { $building } ({ $player }): { count-points }.
    }
log-building-doubloons =
    { $who ->
        [you] { $building }: pro tebe { count-doubloons }.
       *[other] { $building } ({ $player }): { count-doubloons }.
    }
log-sold-to-post =
    { $who ->
        [you] Prodáváš ve své Obchodní stanici: { $good }, { count-doubloons }.
       *[other] { $player } prodává ve své Obchodní stanici: { $good }, { count-doubloons }.
    }
log-small-wharf-loaded =
    { $who ->
        [you] Tvá Malá loděnice odesílá { $goods }: { count-points }.
       *[other] { $player }: Malá loděnice odesílá { $goods }: { count-points }.
    }

## Na co se ptáme

wait-for-draft = Losuje se budova na odkládací plán
ask-draft = Vyber budovu na odkládací plán
ask-draft-more = Zabere volné místo své ceny. Co místo nenajde, odchází ze hry.
ask-guesthouse = Hostinec: přesunout kolonistu?
ask-guesthouse-more = Na prázdném kruhu pracuje hned a zůstane tam do příští fáze purkmistra.
ask-place-drawn = Polož vylosovanou plantáž
ask-place-drawn-more = Lícem nahoru, nebo rubem nahoru jako les: { $tile }.
ask-hospice-forest = Útulek: vzít kolonistu?
ask-hospice-forest-more = Les nemá kruh: kolonista jde do San Juanu.
ask-second-tile = Knihovna: vzít druhou kartičku?
ask-second-tile-more = Kamenolom jen s obsazenou Stavební hutí.
ask-second-worker = Knihovna: vzít druhého kolonistu z banku?
ask-second-worker-more = Potom se kolonisté z lodi rozdělí po jednom.
ask-second-good = Knihovna: vezmi druhé zboží
ask-second-good-more = Druhu, který právě vyrábíš.
ask-black-market = Černý trh: vrať něco za 1 dublon
ask-black-market-more = Ještě chybí: { count-doubloons }. Každou z věcí lze vrátit jednou.
ask-small-wharf = Malá loděnice: kolik?
ask-small-wharf-more = 1 vítězný bod za každé 2 kusy jakéhokoli zboží: { $good }.
ask-optional-forest-discount = Lesy: levněji o { $doubloons } ({ $building })?
ask-optional-church = Kostel: bereš vítězné body?
ask-optional-specialty-factory = Specializovaná manufaktura: bereš dublony?
ask-optional-trading-post-privilege = Kupec: bereš dublon navíc?
ask-optional-lighthouse-captain = Maják: bereš kapitánův dublon?
ask-optional-lighthouse = Maják: bereš dublon?
ask-optional-union-hall = Spolkový dům: bereš vítězné body?
gain-forest-discount = sleva za lesy
gain-church = Kostel
gain-specialty-factory = Specializovaná manufaktura
gain-trading-post-privilege = privilegium kupce
gain-lighthouse-captain = Maják
gain-lighthouse = Maják
gain-union-hall = Spolkový dům

## Jak se odpověď jmenuje na tlačítku

act-guests-stay = Nikdo se nepřesouvá
act-forest = Jako les: { $tile }
act-return-worker = Kolonista: { $place }
act-return-good = Zboží: { $good }
act-return-point = Vítězný bod
act-sell-to-post = V Obchodní stanici: { $good }
act-small-wharf = Použít Malou loděnici

## Proč něco teď nejde

refusal-not-in-market = Tato budova v této hře není.
refusal-already-drafted = Tato budova už na odkládacím plánu leží.
refusal-no-place-left = Všechna místa pro budovy za { $cost } jsou obsazená.
refusal-excluded = Na odkládacím plánu už leží { $building } a u tohoto stolu smí do hry jen jedna z těch dvou.
refusal-small-first = Nejprve se zaplní místa malých budov.
refusal-no-forest-house = Nemáš obsazenou Hájovnu.
refusal-other-tile = Vylosována byla jiná kartička.
refusal-no-empty-circle = Není tam prázdný kruh.
refusal-guest-stays = Z Hostince se odchází, přesunout se do něj nelze.
refusal-black-market-worker = Kolonistu z Černého trhu vrátit nelze.
refusal-debt-stays = Zbytek by pak už nešlo zaplatit.
refusal-same-kind-twice = Druhé zboží musí být jiného druhu.
refusal-no-trading-post = Nemáš obsazenou Obchodní stanici.
refusal-no-small-wharf = Nemáš obsazenou Malou loděnici.
refusal-small-wharf-used = Tvá Malá loděnice je v této fázi už použitá.
refusal-other-kind-first = Nejprve jde o jiný druh: { $good }.
refusal-too-few-goods = Tohoto druhu máš méně zboží: { $goods }.
refusal-load-one = Naložit se musí aspoň jedno zboží.

## Ujednání stolu

switch-corn-starters-poorer = Kukuřice začíná chudší
switch-corn-starters-poorer-effect = Domácí pravidlo: kdo začíná s kukuřicí, má na začátku o 1 dublon méně.
switch-factory-8-university-7 = Manufaktura 8, Univerzita 7
switch-factory-8-university-7-effect = Domácí pravidlo: Manufaktura stojí 8 dublonů a Univerzita 7.
switch-draft-small-first = Nejprve malé budovy
switch-draft-small-first-effect = Všechny malé budovy se vybírají před první velkou.
switch-exclude-office-trading-post = Obchodní kancelář, nebo Obchodní stanice
switch-exclude-office-trading-post-effect = Do hry přijde jen jedna z těch dvou.
switch-exclude-hacienda-forest-house = Hacienda, nebo Hájovna
switch-exclude-hacienda-forest-house-effect = Do hry přijde jen jedna z těch dvou.
switch-forest-discount-needs-occupied = Lesy potřebují Hájovnu
switch-forest-discount-needs-occupied-effect = Lesy snižují ceny, jen dokud je tvá Hájovna obsazená.
switch-black-market-discard = Černý trh vyřazuje ze hry
switch-black-market-discard-effect = Kolonisté a body vrácené na Černém trhu odcházejí ze hry.
switch-guesthouse-in-mayor = Hostinec ve fázi purkmistra
switch-guesthouse-in-mayor-effect = Kolonisté z Hostince se smějí přesunout i ve fázi purkmistra, než kdokoli přijde.
switch-specialty-counts-privilege = Specializovaná manufaktura počítá zboží navíc
switch-specialty-counts-privilege-effect = Zboží, které dozorce bere navíc, se pro Specializovanou manufakturu počítá.
switch-library-craftsman-distinct = Dva různé druhy
switch-library-craftsman-distinct-effect = S Knihovnou bere dozorce dvě zboží různých druhů.
switch-vp-end-captain-only = Body ukončí hru jen ve fázi kapitána
switch-vp-end-captain-only-effect = Vyčerpané vítězné body ukončí hru jen ve fázi kapitána.
switch-library-2p-once = Knihovna jednou za kolo
switch-library-2p-once-effect = Ve dvou Knihovna zdvojuje jen jedno privilegium za kolo.

score-cloister = Klášter
