# Slova hry Puerto Rico česky, podle překladu pravidel z roku 2003.
# Čte je webový klient (@fluent/bundle) i terminál (fluent-bundle).
# Zboží a kartičky ostrova píšeme malým písmenem, role a budovy velkým.
# Krátké názvy mají nejvýše 10 znaků.

## Zboží

good-corn = kukuřice
good-corn-short = Kukuřice
good-corn-letter = K
good-indigo = indigo
good-indigo-short = Indigo
good-indigo-letter = I
good-sugar = cukr
good-sugar-short = Cukr
good-sugar-letter = C
good-tobacco = tabák
good-tobacco-short = Tabák
good-tobacco-letter = T
good-coffee = káva
good-coffee-short = Káva
good-coffee-letter = V

# Množství jednoho druhu, do výčtů: 3× cukr.
good-amount = { $count }× { $good }

## Role: název, krátký název, akce všech, privilegium toho, kdo volí

role-settler = Osadník
role-settler-short = Osadník
role-settler-action = Vezmi jednu odkrytou plantáž.
role-settler-privilege = Místo ní smíš vzít kamenolom.
role-mayor = Purkmistr
role-mayor-short = Purkmistr
role-mayor-action = Z lodi přicházejí kolonisté; rozmísti všechny své.
role-mayor-privilege = Vezmi 1 kolonistu z banku.
role-builder = Stavitel
role-builder-short = Stavitel
role-builder-action = Postav jednu budovu.
role-builder-privilege = Platíš o 1 dublon méně.
role-craftsman = Dozorce
role-craftsman-short = Dozorce
role-craftsman-action = Vyrob zboží.
role-craftsman-privilege = Vezmi ještě 1 kus zboží, které právě vyrábíš.
role-trader = Kupec
role-trader-short = Kupec
role-trader-action = Prodej jeden kus zboží do obchodního domu.
role-trader-privilege = Za prodej dostáváš o 1 dublon více.
role-captain = Kapitán
role-captain-short = Kapitán
role-captain-action = Nakládej zboží, za každý kus 1 vítězný bod.
role-captain-privilege = Při první nakládce o 1 vítězný bod více.
role-prospector = Zlatokop
role-prospector-short = Zlatokop
role-prospector-action = Ostatní nedělají nic.
role-prospector-privilege = Vezmi 1 dublon z banku.
role-second-prospector = Druhý zlatokop
role-second-prospector-short = Zlatokop 2
role-second-prospector-action = Ostatní nedělají nic.
role-second-prospector-privilege = Vezmi 1 dublon z banku.
role-buccaneer = Korzár
role-buccaneer-short = Korzár
role-buccaneer-action = Ostatní nedělají nic.
role-buccaneer-privilege = Vezmi žeton korzára a zvol jednu ze čtyř akcí: pirátství, drancování, nájezd, nebo zajetí.

## Fáze

phase-draft = Výběr budov

## Kartičky ostrova

tile-corn = plantáž kukuřice
tile-corn-short = Kukuřice
tile-indigo = plantáž indiga
tile-indigo-short = Indigo
tile-sugar = plantáž cukru
tile-sugar-short = Cukr
tile-tobacco = plantáž tabáku
tile-tobacco-short = Tabák
tile-coffee = plantáž kávy
tile-coffee-short = Káva
tile-quarry = kamenolom
tile-quarry-short = Kamenolom
tile-forest = les
tile-forest-short = Les

## Slova stolu

word-worker = kolonista
word-noble = šlechtic
word-nobles = šlechtici
word-private-ship = vlastní loď
word-doubloons = dublony
word-governor = guvernér
word-san-juan = San Juan
word-price = cena
word-role = role

# Loď ve fázi kapitána, podle kapacity.
ship-name = loď { $capacity }
round-number = { $number }. kolo

## Počítaná slova

count-workers =
    { $count ->
        [one] { $count } kolonista
        [few] { $count } kolonisté
        [many] { $count } kolonisty
       *[other] { $count } kolonistů
    }
count-nobles =
    { $count ->
        [one] { $count } šlechtic
        [few] { $count } šlechtici
        [many] { $count } šlechtice
       *[other] { $count } šlechticů
    }
count-doubloons =
    { $count ->
        [one] { $count } dublon
        [few] { $count } dublony
        [many] { $count } dublonu
       *[other] { $count } dublonů
    }
count-points =
    { $count ->
        [one] { $count } vítězný bod
        [few] { $count } vítězné body
        [many] { $count } vítězného bodu
       *[other] { $count } vítězných bodů
    }
count-goods =
    { $count ->
        [one] { $count } kus zboží
        [few] { $count } kusy zboží
        [many] { $count } kusu zboží
       *[other] { $count } kusů zboží
    }
count-rounds =
    { $count ->
        [one] { $count } kolo
        [few] { $count } kola
        [many] { $count } kola
       *[other] { $count } kol
    }
count-circles =
    { $count ->
        [one] { $count } prázdný kruh
        [few] { $count } prázdné kruhy
        [many] { $count } prázdného kruhu
       *[other] { $count } prázdných kruhů
    }

## Vydání a rozšíření

edition-2002 = Vydání 2002
edition-2002-effect = Vítězné body ve hře: 75, 100 nebo 122 pro 3, 4 nebo 5 hráčů, 65 pro 2. Co v těchto pravidlech chybí, je z vydání 2020.
edition-2011 = Vydání 2011
edition-2011-effect = Vítězné body ve hře: 75, 100 nebo 126 pro 3, 4 nebo 5 hráčů, 65 pro 2.
edition-2020 = Vydání 2020
edition-2020-effect = Vítězné body ve hře: 76, 101 nebo 126 pro 3, 4 nebo 5 hráčů, 65 pro 2.
expansion-base = Základní hra
expansion-new-buildings = Nové budovy
expansion-new-buildings-effect = Dalších 14 budov; hráči vybírají, které budou na prodej.
expansion-nobles = Šlechtici
expansion-nobles-effect = S lodí kolonistů připlouvají i šlechtici a 8 budov z nich má užitek.
expansion-buccaneer = Korzár
expansion-buccaneer-effect = Jedna role navíc, která okrádá lodě, obchodní dům i karty rolí.
expansion-festival = Slavnost v San Juanu
expansion-festival-effect = Tři úkoly; odměnu za každý dostane hráč, který ho splní jako první.

## Volby základní hry

switch-vp-pool = Vítězné body ve hře
switch-vp-pool-effect = Kolik bodů je v banku; když dojdou, hra skončí na konci kola.
switch-open-vp = Veřejné vítězné body
switch-open-vp-effect = Všichni vidí vítězné body všech.
switch-counted = Počítané vítězné body
switch-counted-effect = Vítězné body, které někdo získá všem na očích, se počítají a všichni je vidí.
switch-dup-production = Stejné produkční budovy
switch-dup-production-effect = Smíš mít několik produkčních budov téhož druhu.
switch-auto-mayor-privilege = Purkmistr vždy bere kolonistu
switch-auto-mayor-privilege-effect = Purkmistr dostává kolonistu navíc bez ptaní.
switch-decline-workers = Kolonisty lze odmítnout
switch-decline-workers-effect = Kolonisty z lodi smíš odmítnout; ti pak odcházejí ze hry.
switch-large-max-4 = Nejvýše 4 velké budovy
switch-large-max-4-effect = Město má 4 pole na šířku a 3 na výšku, takže pátá velká budova se nikdy nevejde.
switch-strict-optional = Vše dobrovolné
switch-strict-optional-effect = Ptáme se i na zisky, které jinak dostáváš automaticky.
switch-ask-forced = Dotaz i na jedinou možnost
switch-ask-forced-effect = Když jsi na řadě, ptáme se i tehdy, máš-li jedinou možnost nebo můžeš jen pasovat.

## Účinek mají jen obsazené budovy, tedy s nejméně jedním kolonistou.

building-small-indigo-plant = Malá zpracovatelna indiga
building-small-indigo-plant-short = M. indigo
building-small-indigo-plant-effect = Ve fázi dozorce dává 1 indigo, je-li kolonista zde i na plantáži indiga.
building-small-indigo-plant-note = Malá a větší zpracovatelna se sčítají: s oběma nejvýše 4 indiga.
building-small-sugar-mill = Malý cukrovar
building-small-sugar-mill-short = M. cukr
building-small-sugar-mill-effect = Ve fázi dozorce dává 1 cukr, je-li kolonista zde i na plantáži cukru.
building-small-sugar-mill-note = Malý a větší cukrovar se sčítají: s oběma nejvýše 4 kusy cukru.
building-indigo-plant = Zpracovatelna indiga
building-indigo-plant-short = Indigo
building-indigo-plant-effect = Ve fázi dozorce dává až 3 indiga: jedno za každou dvojici zdejšího kolonisty a obsazené plantáže indiga.
building-indigo-plant-note = Pro Sídlo cechu se počítá jako velká produkční budova.
building-sugar-mill = Cukrovar
building-sugar-mill-short = Cukrovar
building-sugar-mill-effect = Ve fázi dozorce dává až 3 kusy cukru: jeden za každou dvojici zdejšího kolonisty a obsazené plantáže cukru.
building-sugar-mill-note = Pro Sídlo cechu se počítá jako velká produkční budova.
building-tobacco-storage = Továrna na tabák
building-tobacco-storage-short = Tabák
building-tobacco-storage-effect = Ve fázi dozorce dává až 3 kusy tabáku: jeden za každou dvojici zdejšího kolonisty a obsazené plantáže tabáku.
building-tobacco-storage-note = Pro Sídlo cechu se počítá jako velká produkční budova.
building-coffee-roaster = Pražírna kávy
building-coffee-roaster-short = Pražírna
building-coffee-roaster-effect = Ve fázi dozorce dává až 2 kusy kávy: jeden za každou dvojici zdejšího kolonisty a obsazené plantáže kávy.
building-coffee-roaster-note = Pro Sídlo cechu se počítá jako velká produkční budova.

building-small-market = Malá tržnice
building-small-market-short = M. tržnice
building-small-market-effect = Fáze kupce: za prodej do obchodního domu dostáváš o 1 dublon více.
building-small-market-note = I za kukuřici tak dostaneš 1. S Velkou tržnicí celkem o 3 více.
building-hacienda = Hacienda
building-hacienda-short = Hacienda
building-hacienda-effect = Fáze osadníka: před obvyklou volbou smíš vylosovat plantáž otočenou rubem nahoru. Vylosovanou musíš položit na ostrov.
building-hacienda-note = Nikdy nedává kamenolom a její kartička nedostává kolonistu z Útulku. Smí ji využít i osadník.
building-construction-hut = Stavební huť
building-construction-hut-short = Huť
building-construction-hut-effect = Fáze osadníka: místo odkryté plantáže smíš vzít kamenolom.
building-construction-hut-note = I osadník s hutí bere jen jeden kamenolom. Když kamenolomy dojdou, nemá účinek.
building-small-warehouse = Malé skladiště
building-small-warehouse-short = M. sklad.
building-small-warehouse-effect = Konec fáze kapitána: ponecháš si všechno zboží jednoho druhu a k tomu jeden kus, který si nechává každý.
building-small-warehouse-note = Nakládat musíš i tak. S Velkým skladištěm: tři druhy a jeden kus navíc.
building-hospice = Útulek
building-hospice-short = Útulek
building-hospice-effect = Fáze osadníka: na vzatou plantáž nebo kamenolom smíš hned umístit kolonistu z banku.
building-hospice-note = Je-li bank prázdný, přichází z lodi, nikdy z tvého San Juanu. Neplatí pro kartičku z Haciendy.
building-office = Obchodní kancelář
building-office-short = Kancelář
building-office-effect = Fáze kupce: smíš prodat i druh, který už v obchodním domě leží.
building-office-note = Ani s kanceláří nic neprodáš do plného obchodního domu.
building-large-market = Velká tržnice
building-large-market-short = V. tržnice
building-large-market-effect = Fáze kupce: za prodej do obchodního domu dostáváš o 2 dublony více.
building-large-market-note = S Malou tržnicí celkem o 3 více.
building-large-warehouse = Velké skladiště
building-large-warehouse-short = V. sklad.
building-large-warehouse-effect = Konec fáze kapitána: ponecháš si všechno zboží dvou druhů a k tomu jeden kus, který si nechává každý.
building-large-warehouse-note = Nakládat musíš i tak. S Malým skladištěm: tři druhy a jeden kus navíc.
building-factory = Manufaktura
building-factory-short = Manufakt.
building-factory-effect = Fáze dozorce: bank ti vyplatí 0, 1, 2, 3 nebo 5 dublonů za 1, 2, 3, 4 nebo 5 druhů zboží, které vyrábíš.
building-factory-note = Počítají se jen druhy, které opravdu získáš; na množství nezáleží.
building-university = Univerzita
building-university-short = Univerzita
building-university-effect = Fáze stavitele: na novou budovu smíš hned umístit kolonistu z banku.
building-university-note = Jen jednoho, i když má budova víc kruhů. Je-li bank prázdný, přichází z lodi. Neplatí pro Univerzitu samu.
building-harbor = Přístav
building-harbor-short = Přístav
building-harbor-effect = Fáze kapitána: za každou svou nakládku 1 vítězný bod navíc.
building-harbor-note = Platí i u Loděnice; jen jednou za nakládku, bez ohledu na počet kusů.
building-wharf = Loděnice
building-wharf-short = Loděnice
building-wharf-effect = Fáze kapitána: jednou smíš místo nakládky na loď poslat všechno zboží jednoho druhu do banku, za každý kus 1 vítězný bod.
building-wharf-note = Kterýkoli druh, i takový, který už na lodi je; nemusíš ho mít nejvíc. Když tvé zboží přijme už jen Loděnice, smíš pasovat a použít ji později.

building-guild-hall = Sídlo cechu
building-guild-hall-short = Cech
building-guild-hall-effect = Konec hry: 1 bod za každou tvou malou a 2 za každou velkou produkční budovu.
building-guild-hall-note = Počítají se i neobsazené. Malé jsou jen Malá zpracovatelna indiga a Malý cukrovar; všechny ostatní jsou velké.
building-residence = Rezidence
building-residence-short = Rezidence
building-residence-effect = Konec hry: 4 body za nejvýše 9 zaplněných ostrovních políček, 5 za 10, 6 za 11, 7 za 12.
building-residence-note = Počítají se plantáže i kamenolomy, obsazené či ne.
building-fortress = Pevnost
building-fortress-short = Pevnost
building-fortress-effect = Konec hry: 1 bod za každé 3 tvé kolonisty.
building-fortress-note = Počítají se i kolonisté v San Juanu. Zaokrouhluje se dolů.
building-customs-house = Celnice
building-customs-house-short = Celnice
building-customs-house-effect = Konec hry: 1 bod za každé 4 vítězné body získané během hry.
building-customs-house-note = Počítají se i body získané po vyčerpání žetonů, body za budovy ne. Zaokrouhluje se dolů.
building-city-hall = Radnice
building-city-hall-short = Radnice
building-city-hall-effect = Konec hry: 1 bod za každou tvou fialovou budovu, včetně Radnice.
building-city-hall-note = Malé i velké, obsazené či ne. Produkční budovy se nepočítají.

## Budovy rozšíření Nové budovy

building-aqueduct = Akvadukt
building-aqueduct-short = Akvadukt
building-aqueduct-effect = Fáze dozorce: o 1 indigo více, když indigo vyrábíš a tvá Zpracovatelna indiga je obsazená; stejně tak o 1 cukr s Cukrovarem.
building-aqueduct-note = Malé budovy nepřinášejí nic navíc. Kus navíc musí být v banku.
building-forest-house = Hájovna
building-forest-house-short = Hájovna
building-forest-house-effect = Fáze osadníka: plantáž, kterou bereš, smíš položit rubem nahoru jako les. Fáze stavitele: každé 2 tvé lesy zlevní budovu o 1 dublon.
building-forest-house-note = Platí i pro kartičky z Haciendy, Knihovny a Pozemkového úřadu, ne pro kamenolomy. Les zůstává lesem a pro Rezidenci zaplňuje políčko; kolonista z Útulku jde do San Juanu. Slevu neomezuje sloupec a kolonista tu být nemusí, pokud se u stolu nedohodlo jinak.
building-black-market = Černý trh
building-black-market-short = Č. trh
building-black-market-effect = Fáze stavitele: chybí-li ti 1–3 dublony, smíš vrátit nejvýše jednoho kolonistu, jeden kus zboží a jeden vítězný bod, každé za 1 dublon.
building-black-market-note = Vrátit smíš jen tolik, kolik chybí: žádný dublon ti nesmí zbýt. Nelze vrátit kolonistu z Černého trhu. Vrácení neruší konec hry.
building-storehouse = Sklad
building-storehouse-short = Sklad
building-storehouse-effect = Konec fáze kapitána: ponecháš si další 3 kusy zboží libovolných druhů.
building-storehouse-note = Přičítá se k jednomu kusu, který si nechává každý, a ke skladištím. Nakládat musíš i tak.
building-guesthouse = Hostinec
building-guesthouse-short = Hostinec
building-guesthouse-effect = Ubytuje 2 kolonisty. V kterékoli fázi smí každý z nich přejít na prázdný kruh jiné tvé kartičky, která hned působí.
building-guesthouse-note = Zůstávají tam do příští fáze purkmistra a nemusí jít spolu. Vydání 2011: ne ve fázi purkmistra.
building-trading-post = Obchodní stanice
building-trading-post-short = Stanice
building-trading-post-effect = Fáze kupce: smíš místo do obchodního domu prodat sem, kterýkoli druh, i když je dům plný.
building-trading-post-note = Za obvyklou cenu a s privilegiem kupce, ale tržnice nic nepřidávají. Stále jen jeden prodej za fázi.
building-church = Kostel
building-church-short = Kostel
building-church-effect = Fáze stavitele: když stavíš, dostáváš 0, 1, 1 nebo 2 vítězné body za budovu z 1., 2., 3. nebo 4. sloupce.
building-church-note = I za produkční budovy, ale ne za samotný Kostel.
building-small-wharf = Malá loděnice
building-small-wharf-short = M. loděn.
building-small-wharf-effect = Fáze kapitána: jednou smíš místo nakládky na loď poslat libovolné zboží do banku, za každé 2 kusy 1 vítězný bod.
building-small-wharf-note = Nejméně 1 kus, druhy lze míchat, zaokrouhluje se dolů; Přístav se započítá. Až budeš znovu na tahu, smíš použít i Loděnici.
building-lighthouse = Maják
building-lighthouse-short = Maják
building-lighthouse-effect = Fáze kapitána: 1 dublon za každou tvou nakládku. Jako kapitán dostaneš 1 dublon navíc, i když nic nenaložíš.
building-lighthouse-note = Platí i u Loděnice a Malé loděnice; jen jednou za nakládku, bez ohledu na počet kusů.
building-specialty-factory = Specializovaná manufaktura
building-specialty-factory-short = Sp. man.
building-specialty-factory-effect = Fáze dozorce: za druh, kterého vyrábíš nejvíce (kromě kukuřice), dostaneš o 1 dublon méně, než kolik je jeho kusů.
building-specialty-factory-note = Jen za jeden druh. Kus z Akvaduktu se počítá, dozorcův kus navíc ne.
building-library = Knihovna
building-library-short = Knihovna
building-library-effect = Zdvojuje privilegium role, kterou si volíš.
building-library-note = Nezdvojuje dublony na kartě ani zisky z jiných budov. Jako osadník bereš druhou plantáž až po všech; kamenolom jen se Stavební hutí a bez kolonisty z Útulku.
building-union-hall = Spolkový dům
building-union-hall-short = Spolek
building-union-hall-effect = Fáze kapitána: před svou první nakládkou dostáváš 1 vítězný bod za každou dvojici stejného zboží.
building-union-hall-note = Zboží ti zůstává. Jednou za fázi, i když pak nemůžeš nakládat.
building-statue = Socha
building-statue-short = Socha
building-statue-effect = Nemá funkci ani kolonistu: prostě přináší 8 vítězných bodů.
building-statue-note = Kolonista z Univerzity jde do San Juanu. Pro Radnici se počítá jako fialová budova.
building-cloister = Klášter
building-cloister-short = Klášter
building-cloister-effect = Konec hry: 1, 3, 6 nebo 10 bodů za 1, 2, 3 nebo 4 trojice stejných kartiček ostrova.
building-cloister-note = Za druh se počítají i kamenolomy a lesy. Počítají se i neobsazené kartičky.

## Budovy rozšíření Šlechtici

building-land-office = Pozemkový úřad
building-land-office-short = Poz. úřad
building-land-office-effect = Fáze kupce, jednou. Kolonista: zaplať 1 dublon za plantáž otočenou rubem nahoru. Šlechtic: vzdej se plantáže nebo lesa za 1 dublon.
building-land-office-note = Před prodejem nebo po něm. S obsazenou Hájovnou se nová kartička smí stát lesem. Kdo byl na odevzdané kartičce, jde do San Juanu.
building-chapel = Kaple
building-chapel-short = Kaple
building-chapel-effect = Fáze dozorce. Kolonista: 1 dublon. Šlechtic: 1 vítězný bod.
building-chapel-note = I když nic nevyrábíš.
building-hunting-lodge = Lovecký zámeček
building-hunting-lodge-short = Zámeček
building-hunting-lodge-effect = Konec fáze osadníka. Kolonista: smíš se vzdát plantáže nebo lesa. Šlechtic: 2 vítězné body, máš-li víc prázdných ostrovních políček než kdokoli jiný.
building-hunting-lodge-note = Kdo byl na odevzdané kartičce, jde do San Juanu. Kamenolomy zůstávají. Při rovnosti nedostává body nikdo.
building-zoning-office = Stavební úřad
building-zoning-office-short = Stav. úřad
building-zoning-office-effect = Fáze stavitele. Kolonista: malé budovy tě stojí o 1 dublon méně. Šlechtic: velké budovy o 2 méně.
building-zoning-office-note = Přičítá se ke slevám za kamenolomy, lesy a privilegium stavitele; cena neklesne pod 0.
building-royal-supplier = Královský dodavatel
building-royal-supplier-short = Dodavatel
building-royal-supplier-effect = Fáze kapitána: před první nakládkou smíš vrátit nejvýše tolik kusů různého zboží, kolik máš šlechticů, za každý 1 vítězný bod.
building-royal-supplier-note = Počítají se i šlechtici v San Juanu. Není to nakládka: Přístav, Maják ani kapitán nic nepřidávají. Nezáleží na tom, zda je zde kolonista, nebo šlechtic.
building-villa = Vila
building-villa-short = Vila
building-villa-effect = Fáze purkmistra: s prvním novým kolonistou nebo šlechticem dostaneš ještě jednoho šlechtice z banku.
building-villa-note = Došli-li šlechtici, dostaneš kolonistu; nikdy z lodi. Nezáleží na tom, kdo je zde. Vydání 2011: i když jinak nikoho nedostaneš.
building-jeweler = Klenotnictví
building-jeweler-short = Klenoty
building-jeweler-effect = Fáze dozorce: 1 dublon za každého tvého šlechtice.
building-jeweler-note = Počítají se i šlechtici v San Juanu. Je to velká produkční budova: počítá ji Sídlo cechu, Radnice ne.
building-royal-garden = Královská zahrada
building-royal-garden-short = Zahrada
building-royal-garden-effect = Konec hry: 1 bod navíc za každého tvého šlechtice.
building-royal-garden-note = Počítají se i šlechtici v San Juanu. Přidává se k bodu, který má každý šlechtic tak jako tak.

## Korzár a slavnost

buccaneer-token = žeton korzára
deed-piracy = Pirátství
deed-piracy-effect = Vyprázdni jednu přepravní loď a nech si až 3 kusy zboží z ní.
deed-plunder = Drancování
deed-plunder-effect = Vyprázdni obchodní dům: za každý kus 1 vítězný bod.
deed-raid = Nájezd
deed-raid-effect = Ber z lodi kolonisty, dokud jich nezbude jen tolik, kolik je hráčů; nejvýše 3 z nich hned pracují u tebe.
deed-capture = Zajetí
deed-capture-effect = Vezmi nezvolenou kartu role i s dublony. Zvolí-li ji někdo později, dostaneš 3 dublony z banku; když nikdo, zahraješ ji ty.
festival-crop = Úkol: pěstování
festival-crop-effect = Měj na ostrově tři plantáže tohoto druhu: 3 kolonisté z banku.
festival-production = Úkol: výroba
festival-production-effect = Vyrob všechny tři druhy zboží v jedné fázi dozorce: 3 dublony.
festival-building = Úkol: stavba
festival-building-effect = Postav tuto budovu: 3 vítězné body.

## Body na konci, podle zdroje

score-chips = Body získané během hry
score-buildings = Budovy
score-guild-hall = Sídlo cechu
score-residence = Rezidence
score-fortress = Pevnost
score-customs-house = Celnice
score-city-hall = Radnice
score-total = Celkem
score-tie-break = Při rovnosti: dublony a zboží
