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
        [you] Losuješ: { $tile }; smíš ji položit jako les.
       *[other] { $player } losuje: { $tile }; smí ji položit jako les.
    }
log-guest-moved =
    { $who ->
        [you] Tvůj host jde pracovat ({ $place }).
       *[other] { $player }: host jde pracovat ({ $place }).
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
        [you] { $building }: dostáváš { count-points }.
       *[other] { $building }: { $player } dostává { count-points }.
    }
log-building-doubloons =
    { $who ->
        [you] { $building }: dostáváš { count-doubloons }.
       *[other] { $building }: { $player } dostává { count-doubloons }.
    }
log-sold-to-post =
    { $who ->
        [you] Prodáváš ve své Obchodní stanici: { $good }, za { count-doubloons }.
       *[other] { $player } prodává ve své Obchodní stanici: { $good }, za { count-doubloons }.
    }
log-small-wharf-loaded =
    { $who ->
        [you] Tvá Malá loděnice odesílá { $goods }: { count-points }.
       *[other] { $player }: Malá loděnice odesílá { $goods }: { count-points }.
    }

## Na co se ptáme

wait-for-draft = Losuje se budova na odkládací plán
ask-draft = Vyber budovu na odkládací plán
ask-draft-more = Přijde na volné místo své ceny. Budovy bez místa odcházejí ze hry.
ask-guesthouse = Hostinec: přesunout hosta?
ask-place-drawn = Polož vylosovanou plantáž
ask-place-drawn-more = Lícem nahoru, nebo rubem nahoru jako les: { $tile }.
ask-hospice-forest = Útulek: vzít kolonistu?
ask-hospice-forest-more = Les nemá kruh: kolonista jde do San Juanu.
ask-second-tile = Knihovna: vzít druhou kartičku?
ask-second-tile-more = Kamenolom jen s obsazenou Stavební hutí.
ask-second-worker = Knihovna: vzít druhého kolonistu z banku?
ask-second-worker-more = Potom se kolonisté z lodi rozdělí po jednom.
ask-second-good = Knihovna: vezmi druhý kus zboží
ask-second-good-more = Druhu, který právě vyrábíš.
ask-black-market = Černý trh: vrať něco za 1 dublon
ask-black-market-more = Ještě chybí: { count-doubloons }. Kolonistu, zboží i bod smíš vrátit jen jednou.
ask-small-wharf = Malá loděnice: kolik?
ask-small-wharf-more = 1 vítězný bod za každé 2 kusy jakéhokoli zboží. Teď: { $good }.
ask-optional-forest-discount = Lesy: zlevnit o { $doubloons } ({ $building })?
ask-optional-church = Kostel: vzít vítězné body?
ask-optional-specialty-factory = Specializovaná manufaktura: vzít dublony?
ask-optional-specialty-factory-privilege = Specializovaná manufaktura: vzít dublon za kus navíc?
ask-optional-trading-post-privilege = Kupec: vzít dublon navíc?
ask-optional-lighthouse-captain = Maják: vzít kapitánův dublon?
ask-optional-lighthouse = Maják: vzít dublon?
ask-optional-union-hall = Spolkový dům: vzít vítězné body?
gain-forest-discount = sleva za lesy
gain-church = Kostel
gain-specialty-factory = Specializovaná manufaktura
gain-specialty-factory-privilege = Specializovaná manufaktura, kus navíc
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
act-sell-to-post = V Obchodní stanici: { $good }
act-small-wharf = Použít Malou loděnici

## Proč něco teď nejde

refusal-not-in-market = Tato budova v této hře není.
refusal-already-drafted = Tato budova už na odkládacím plánu leží.
refusal-no-place-left = Všechna místa pro budovy za { $cost ->
    [one] { $cost } dublon
    [few] { $cost } dublony
   *[other] { $cost } dublonů
} jsou obsazená.
refusal-excluded = Na odkládacím plánu už leží { $building } a u tohoto stolu smí do hry jen jedna z těchto dvou budov.
refusal-small-first = Nejprve se zaplní místa malých budov.
refusal-no-forest-house = Nemáš obsazenou Hájovnu.
refusal-other-tile = Vylosována byla jiná kartička.
refusal-no-empty-circle = Není tam prázdný kruh.
refusal-guest-stays = Z Hostince se odchází, přesunout se do něj nelze.
refusal-black-market-worker = Kolonistu z Černého trhu vrátit nelze.
refusal-debt-stays = Zbytek by pak už nešlo zaplatit.
refusal-same-kind-twice = Druhé zboží musí být jiného druhu.
refusal-no-trading-post = Nemáš obsazenou Obchodní stanici.
refusal-no-small-wharf = Nemáš obsazenou Malou loděnici.
refusal-small-wharf-used = Malou loděnici smíš použít jen jednou za fázi.
refusal-other-kind-first = Nejprve je na řadě jiný druh: { $good }.
refusal-too-few-goods = Tohoto druhu máš jen tolik kusů: { $goods }.
refusal-load-one = Musíš naložit aspoň jeden kus.

## Ujednání stolu

switch-corn-starters-poorer = S kukuřicí méně dublonů
switch-corn-starters-poorer-effect = Domácí pravidlo: kdo začíná s kukuřicí, má na začátku o 1 dublon méně.
switch-factory-8-university-7 = Manufaktura 8, Univerzita 7
switch-factory-8-university-7-effect = Domácí pravidlo: Manufaktura stojí 8 dublonů a Univerzita 7.
switch-draft-small-first = Nejprve malé budovy
switch-draft-small-first-effect = Všechny malé budovy se vybírají před první velkou.
switch-exclude-office-trading-post = Obchodní kancelář, nebo Obchodní stanice
switch-exclude-office-trading-post-effect = Ve hře smí být jen jedna z těchto dvou budov.
switch-exclude-hacienda-forest-house = Hacienda, nebo Hájovna
switch-exclude-hacienda-forest-house-effect = Ve hře smí být jen jedna z těchto dvou budov.
switch-forest-discount-needs-occupied = Lesy potřebují Hájovnu
switch-forest-discount-needs-occupied-effect = Lesy snižují ceny, jen dokud je tvá Hájovna obsazená.
switch-black-market-discard = Černý trh vyřazuje ze hry
switch-black-market-discard-effect = Kolonisté a body vrácené na Černém trhu odcházejí ze hry.
switch-guesthouse-in-mayor = Hostinec ve fázi purkmistra
switch-guesthouse-in-mayor-effect = Hosté z Hostince se smějí přesunout i ve fázi purkmistra, než někdo přijde.
switch-specialty-counts-privilege = Specializovaná manufaktura počítá zboží navíc
switch-specialty-counts-privilege-effect = Zboží, které dozorce bere navíc, se pro Specializovanou manufakturu počítá.
switch-library-craftsman-distinct = Dva různé druhy
switch-library-craftsman-distinct-effect = S Knihovnou bere dozorce dva kusy zboží různých druhů.
switch-vp-end-captain-only = Body ukončí hru jen ve fázi kapitána
switch-vp-end-captain-only-effect = Vyčerpané vítězné body ukončí hru jen ve fázi kapitána.
switch-library-2p-once = Knihovna jednou za kolo
switch-library-2p-once-effect = Při dvou hráčích Knihovna zdvojuje jen jedno privilegium za kolo.

score-cloister = Klášter

## Šlechtici: co se stalo

log-noble-arrived =
    { $who ->
        [you] Přichází k tobě šlechtic.
       *[other] { $player } dostává šlechtice.
    }
log-noble-refused =
    { $who ->
        [you] Odmítáš šlechtice, který odchází ze hry.
       *[other] { $player } odmítá šlechtice, který odchází ze hry.
    }
log-villa-noble =
    { $who ->
        [you] Tvá Vila přivádí šlechtice.
       *[other] { $player }: Vila přivádí šlechtice.
    }
log-villa-worker =
    { $who ->
        [you] Tvá Vila přivádí kolonistu: šlechtici došli.
       *[other] { $player }: Vila přivádí kolonistu, šlechtici došli.
    }
log-tile-given-up =
    { $who ->
        [you] Vzdáváš se kartičky: { $tile }.
       *[other] { $player } se vzdává kartičky: { $tile }.
    }
log-forest-given-up =
    { $who ->
        [you] Vzdáváš se lesa: { $tile }.
       *[other] { $player } se vzdává lesa: { $tile }.
    }
log-land-office-bought =
    { $who ->
        [you] Tvůj Pozemkový úřad kupuje plantáž za { count-doubloons }.
       *[other] { $player }: Pozemkový úřad kupuje plantáž za { count-doubloons }.
    }
log-good-delivered =
    { $who ->
        [you] Královský dodavatel: odevzdáváš { $good }, { count-points }.
       *[other] Královský dodavatel: { $player } odevzdává { $good }, { count-points }.
    }
log-noble-guest-moved =
    { $who ->
        [you] Tvůj urozený host jde pracovat ({ $place }).
       *[other] { $player }: urozený host jde pracovat ({ $place }).
    }
log-returned-noble =
    { $who ->
        [you] Černý trh: vracíš šlechtice ({ $place }) za 1 dublon.
       *[other] Černý trh: { $player } vrací šlechtice ({ $place }) za 1 dublon.
    }
log-ship-refilled-noble = Šlechtici na lodi: { $count }.

## Šlechtici: otázky

ask-ship-person = Kdo k tobě přijde z lodi: kolonista, nebo šlechtic?
ask-ship-person-more = Šlechtic pracuje jako kolonista, má hodnotu 1 bodu a některé budovy s ním fungují jinak.
ask-place-nobles = Purkmistr: rozmísti své šlechtice
ask-place-nobles-more = Zvol, kolik šlechticů má být na tomto místě: { $place }.
ask-hunting-lodge = Lovecký zámeček: vzdát se plantáže nebo lesa?
ask-hunting-lodge-more = Kdo na ní je, jde do San Juanu.
ask-land-office = Použít Pozemkový úřad?
ask-land-office-more = S kolonistou: plantáž za 1 dublon. Se šlechticem: vzdej se jedné za 1 dublon.
ask-royal-supplier = Královský dodavatel: odevzdat zboží?
ask-royal-supplier-more = 1 vítězný bod za každý kus, všechny různého druhu, nejvýše tolik, kolik máš šlechticů.
ask-optional-villa = Vila: vzít šlechtice?
ask-optional-zoning-discount = Stavební úřad: zlevnit o { $doubloons } ({ $building })?
ask-optional-chapel-doubloon = Kaple: vzít dublon?
ask-optional-chapel-point = Kaple: vzít vítězný bod?
ask-optional-jeweler = Klenotnictví: vzít dublony?
ask-optional-hunting-lodge = Lovecký zámeček: vzít vítězné body?
gain-villa = Vila
gain-zoning-discount = Stavební úřad
gain-chapel-doubloon = Kaple
gain-chapel-point = Kaple
gain-jeweler = Klenotnictví
gain-hunting-lodge = Lovecký zámeček

## Šlechtici: odpovědi

act-take-noble = Vzít šlechtice
act-assign-nobles = { $place }, šlechtici: { $count }
act-move-noble = Šlechtic: { $place }
act-return-noble = Šlechtic: { $place }
act-give-up-nobody = Vzdát se: { $tile }, prázdná
act-give-up-worker = Vzdát se: { $tile }, obsazená kolonistou
act-give-up-noble = Vzdát se: { $tile }, obsazená šlechticem
act-give-up-forest = Vzdát se lesa: { $tile }
act-deliver = Odevzdat: { $good }

## Šlechtici: proč to teď nejde

refusal-no-such-guest = Takový host v Hostinci není.
refusal-no-noble-aboard = Na lodi není šlechtic.
refusal-no-worker-aboard = Na lodi není kolonista.
refusal-too-few-nobles = Zbývající šlechtici: { $count }.
refusal-fewer-on-place = Je tu jen tolik osob: { $count }.
refusal-nobles-must-stand = Musí tu být aspoň tolik šlechticů: { $count }.
refusal-no-land-office-worker = Nemáš Pozemkový úřad s kolonistou.
refusal-no-land-office-noble = Nemáš Pozemkový úřad se šlechticem.
refusal-land-office-used = Pozemkový úřad smíš použít jen jednou za fázi.
refusal-no-doubloon = Nemáš žádný dublon.
refusal-island-full = Tvůj ostrov je plný.
refusal-no-plantation-left = Žádná plantáž už nezbývá.
refusal-land-office-draws = Pozemkový úřad losuje plantáž rubem nahoru.
refusal-land-office-takes = U tohoto stolu bere Pozemkový úřad plantáž lícem nahoru.
refusal-not-more-goods-than-nobles = Nemůžeš odevzdat víc zboží, než máš šlechticů: { $count }.

## Šlechtici: dohody stolu

switch-borrow-expansions = Vypůjčená rozšíření
switch-borrow-expansions-effect = Domácí pravidlo: rozšíření, která vydání nemá, jsou z nejnovějších pravidel, která je mají.
switch-land-office-faceup = Pozemkový úřad: lícem nahoru
switch-land-office-faceup-effect = Kolonista v Pozemkovém úřadu kupuje plantáž lícem nahoru.
switch-hunting-lodge-most-filled = Lovecký zámeček: nejplnější ostrov
switch-hunting-lodge-most-filled-effect = Šlechtic v Loveckém zámečku přináší body za nejvíce zaplněných ostrovních políček, ne za nejvíce prázdných.
switch-villa-instead = Vila: místo prvního příchozího
switch-villa-instead-effect = Šlechtic z Vily přichází místo prvního, kdo by k tobě v této fázi přišel.
switch-villa-needs-person = Vila jen s dalším příchozím
switch-villa-needs-person-effect = Vila nepřinese nic, když k tobě nikdo nepřijde z lodi ani díky privilegiu.
nobles-market = Budovy Šlechticů
nobles-market-printed-2020 = Jako ve vydání 2020
nobles-market-printed-2020-effect = Na vlastních místech; s Novými budovami se všechny kromě Klenotnictví vybírají s ostatními.
nobles-market-all-eight-extra = Všech osm navíc
nobles-market-all-eight-extra-effect = Na vlastních místech, ať se vybírá cokoli dalšího.
nobles-market-drafted-12-5 = Vybírané s ostatními
nobles-market-drafted-12-5-effect = Vybírají se s ostatními na 12 malých a 5 velkých míst, jako v roce 2011.
score-nobles = Šlechtici
score-royal-garden = Královská zahrada

## Proč stůl není možný

impossible-player-count = Puerto Rico je pro 2–5 hráčů, ne pro { $count }.
impossible-vp-pool = V banku může být 1 až 999 vítězných bodů, ne { $count }.
impossible-switch-without-expansion = „{ $switch }“ potřebuje rozšíření { $expansion }.
impossible-expansion-not-in-edition = Vydání { $edition } nemá rozšíření { $expansion }. Domácí pravidlo „{ $switch }“ je vezme z jiného vydání.
impossible-nobles-market-without-nobles = Budovy Šlechticů v této hře nejsou.
impossible-draft-without-expansion = Budovy se vybírají jen s rozšířením { $expansion }.
impossible-market-building = Tato budova se v této hře nevybírá: { $building }.
impossible-market-places = { $cost ->
    [one] Budovy za { $cost } dublon
    [few] Budovy za { $cost } dublony
   *[other] Budovy za { $cost } dublonů
    }: míst { $expected }, ale uvedeno { $found }.
impossible-market-excluded = U tohoto stolu se vylučují: { $building }, { $other }.
impossible-notation = Nesrozumitelné: { $word }
