# A Puerto Rico szavai magyarul, a 2011-es kiadás szabálykönyve szerint.
# A webes felület (@fluent/bundle) és a terminál (fluent-bundle) olvassa.
# Az áruk és a szigetlapkák neve kisbetűs, a szerepeké és épületeké nagybetűs.
# A rövid nevek legfeljebb 10 karakteresek.

## Áruk

good-corn = kukorica
good-corn-short = Kukorica
good-corn-letter = K
good-indigo = indigó
good-indigo-short = Indigó
good-indigo-letter = I
good-sugar = cukor
good-sugar-short = Cukor
good-sugar-letter = C
good-tobacco = dohány
good-tobacco-short = Dohány
good-tobacco-letter = D
good-coffee = kávé
good-coffee-short = Kávé
good-coffee-letter = V

# Egyféle áru mennyisége, felsoroláshoz: 3 cukor.
good-amount = { $count } { $good }

## Szerepek: név, rövid név, mindenki cselekedete, a választó privilégiuma

role-settler = Ültetvényes
role-settler-short = Ültetv.
role-settler-action = Vegyél el egy felcsapott ültetvényt.
role-settler-privilege = Helyette elvehetsz egy kőbányát.
role-mayor = Polgármester
role-mayor-short = Polgárm.
role-mayor-action = Telepesek érkeznek a telepeshajóról; helyezd el az összes telepesedet.
role-mayor-privilege = Kapsz 1 telepest a készletből.
role-builder = Építész
role-builder-short = Építész
role-builder-action = Építs fel egy épületet.
role-builder-privilege = 1 dublonnal kevesebbet fizetsz.
role-craftsman = Iparos
role-craftsman-short = Iparos
role-craftsman-action = Állíts elő árukat.
role-craftsman-privilege = Kapsz még 1 árut abból, amit előállítottál.
role-trader = Kereskedő
role-trader-short = Kereskedő
role-trader-action = Adj el egy árut a kereskedőházban.
role-trader-privilege = Az eladásért 1 dublonnal többet kapsz.
role-captain = Kapitány
role-captain-short = Kapitány
role-captain-action = Hajózz be árukat, hordónként 1 győzelmi pontért.
role-captain-privilege = Az első behajózásodért még 1 győzelmi pontot kapsz.
role-prospector = Aranyásó
role-prospector-short = Aranyásó
role-prospector-action = A többiek nem tesznek semmit.
role-prospector-privilege = Kapsz 1 dublont a bankból.
role-second-prospector = Második aranyásó
role-second-prospector-short = Aranyásó 2
role-second-prospector-action = A többiek nem tesznek semmit.
role-second-prospector-privilege = Kapsz 1 dublont a bankból.
role-buccaneer = Kalóz
role-buccaneer-short = Kalóz
role-buccaneer-action = A többiek nem tesznek semmit.
role-buccaneer-privilege = Elveszed a kalózjelzőt, és választasz egyet a négy tett közül: kalózkodás, fosztogatás, rajtaütés vagy foglyul ejtés.

## Fázisok

phase-draft = Épületek kiválasztása

## Szigetlapkák

tile-corn = kukoricaültetvény
tile-corn-short = Kukorica
tile-indigo = indigóültetvény
tile-indigo-short = Indigó
tile-sugar = cukorültetvény
tile-sugar-short = Cukor
tile-tobacco = dohányültetvény
tile-tobacco-short = Dohány
tile-coffee = kávéültetvény
tile-coffee-short = Kávé
tile-quarry = kőbánya
tile-quarry-short = Kőbánya
tile-forest = erdő
tile-forest-short = Erdő

## Az asztal szavai

word-worker = telepes
word-noble = nemes
word-nobles = nemesek
word-private-ship = képzeletbeli hajó
word-doubloons = dublonok
word-governor = kormányzó
word-san-juan = Szélrózsa
word-price = ár
word-role = szerep

# A kapitányfázis hajója, a raktere szerint.
ship-name =
    { $capacity ->
        [4] 4-es hajó
        [5] 5-ös hajó
        [6] 6-os hajó
        [7] 7-es hajó
        [8] 8-as hajó
       *[other] { $capacity } rakterű hajó
    }
round-number = { $number }. forduló

## Számolt szavak

count-workers =
    { $count ->
        [one] { $count } telepes
       *[other] { $count } telepes
    }
count-nobles =
    { $count ->
        [one] { $count } nemes
       *[other] { $count } nemes
    }
count-doubloons =
    { $count ->
        [one] { $count } dublon
       *[other] { $count } dublon
    }
count-points =
    { $count ->
        [one] { $count } győzelmi pont
       *[other] { $count } győzelmi pont
    }
count-goods =
    { $count ->
        [one] { $count } áru
       *[other] { $count } áru
    }
count-rounds =
    { $count ->
        [one] { $count } forduló
       *[other] { $count } forduló
    }
count-circles =
    { $count ->
        [one] { $count } üres karika
       *[other] { $count } üres karika
    }

## Kiadások és kiegészítők

edition-2002 = 2002-es kiadás
edition-2002-effect = Győzelmi pontok 3, 4 vagy 5 játékossal: 75, 100 vagy 122; kettővel 65. Ami ebből a szabálykönyvből hiányzik, az a 2020-asból való.
edition-2011 = 2011-es kiadás
edition-2011-effect = Győzelmi pontok 3, 4 vagy 5 játékossal: 75, 100 vagy 126; kettővel 65.
edition-2020 = 2020-as kiadás
edition-2020-effect = Győzelmi pontok 3, 4 vagy 5 játékossal: 76, 101 vagy 126; kettővel 65.
expansion-base = Alapjáték
expansion-new-buildings = Új épületek
expansion-new-buildings-effect = További 14 épület; a játékosok választják ki, melyek legyenek eladók.
expansion-nobles = Nemesek
expansion-nobles-effect = A telepeshajóval nemesek is érkeznek, és 8 épület hasznot húz belőlük.
expansion-buccaneer = A kalóz
expansion-buccaneer-effect = Még egy szerep, amely kifosztja a hajókat, a kereskedőházat és a szerepkártyákat.
expansion-festival = Ünnep San Juanban
expansion-festival-effect = Három feladat; mindegyik jutalmát az kapja, aki elsőként teljesíti.

## Az alapjáték kapcsolói

switch-vp-pool = A játék győzelmi pontjai
switch-vp-pool-effect = Ennyi pont van a készletben; ha elfogy, a játék annak a fordulónak a végén véget ér.
switch-open-vp = Nyílt győzelmi pontok
switch-open-vp-effect = Mindenki látja mindenki győzelmi pontjait.
switch-counted = Számon tartott győzelmi pontok
switch-counted-effect = A mindenki szeme láttára szerzett győzelmi pontokat a program összeszámolja, és mindenkinek mutatja.
switch-dup-production = Azonos feldolgozóüzemek
switch-dup-production-effect = Ugyanabból a feldolgozóüzemből több is lehet a városodban.
switch-auto-mayor-privilege = A polgármester mindig kap telepest
switch-auto-mayor-privilege-effect = A polgármester kérdés nélkül megkapja a plusz telepest.
switch-decline-workers = Visszautasítható telepesek
switch-decline-workers-effect = A hajóról járó telepest vissza lehet utasítani; az ilyen telepes kikerül a játékból.
switch-large-max-4 = Legfeljebb 4 nagy épület
switch-large-max-4-effect = A város 4 telek széles és 3 magas, így ötödik nagy épület sosem fér el.
switch-strict-optional = Minden opcionális
switch-strict-optional-effect = Arról is megkérdezünk, amit különben automatikusan megkapnál.
switch-ask-forced = Az egyetlen lehetőség is kérdés
switch-ask-forced-effect = Ha te következel, akkor is megkérdezünk, ha csak egyféleképpen válaszolhatsz, vagy csak passzolhatsz.

## Csak a működő épületnek van hatása, vagyis amelyiken van legalább egy telepes.

building-small-indigo-plant = Kis indigófeldolgozó
building-small-indigo-plant-short = K. indigó
building-small-indigo-plant-effect = Az iparosfázisban 1 indigót ad, ha itt és egy indigóültetvényen is van telepes.
building-small-indigo-plant-note = A nagy feldolgozóval összeadódik: a kettővel legfeljebb 4 indigó.
building-small-sugar-mill = Kis cukormalom
building-small-sugar-mill-short = K. cukor
building-small-sugar-mill-effect = Az iparosfázisban 1 cukrot ad, ha itt és egy cukorültetvényen is van telepes.
building-small-sugar-mill-note = A nagy malommal összeadódik: a kettővel legfeljebb 4 cukor.
building-indigo-plant = Nagy indigófeldolgozó
building-indigo-plant-short = N. indigó
building-indigo-plant-effect = Az iparosfázisban legfeljebb 3 indigót ad: egyet minden itteni telepes és működő indigóültetvény után.
building-indigo-plant-note = A céhháznál nagy feldolgozóüzem.
building-sugar-mill = Nagy cukormalom
building-sugar-mill-short = N. cukor
building-sugar-mill-effect = Az iparosfázisban legfeljebb 3 cukrot ad: egyet minden itteni telepes és működő cukorültetvény után.
building-sugar-mill-note = A céhháznál nagy feldolgozóüzem.
building-tobacco-storage = Dohányszárító
building-tobacco-storage-short = Dohány
building-tobacco-storage-effect = Az iparosfázisban legfeljebb 3 dohányt ad: egyet minden itteni telepes és működő dohányültetvény után.
building-tobacco-storage-note = A céhháznál nagy feldolgozóüzem.
building-coffee-roaster = Kávépörkölő
building-coffee-roaster-short = Kávé
building-coffee-roaster-effect = Az iparosfázisban legfeljebb 2 kávét ad: egyet minden itteni telepes és működő kávéültetvény után.
building-coffee-roaster-note = A céhháznál nagy feldolgozóüzem.

building-small-market = Kis piac
building-small-market-short = K. piac
building-small-market-effect = Kereskedőfázis: a kereskedőházi eladásért 1 dublonnal többet kapsz.
building-small-market-note = Így a kukorica is 1 dublont ér. A nagy piaccal együtt 3-mal több.
building-hacienda = Hacienda
building-hacienda-short = Hacienda
building-hacienda-effect = Ültetvényesfázis: a szokásos választás előtt húzhatsz egy képpel lefelé lévő ültetvényt. Amit húzol, azt le kell raknod.
building-hacienda-note = Kőbányát sosem ad, és a menedékház sem ad rá telepest. Az ültetvényes is használhatja.
building-construction-hut = Építőműhely
building-construction-hut-short = Műhely
building-construction-hut-effect = Ültetvényesfázis: felcsapott ültetvény helyett kőbányát vehetsz el.
building-construction-hut-note = Az ültetvényes ezzel is csak egy kőbányát vehet el. Ha elfogytak a kőbányák, nincs hatása.
building-small-warehouse = Kis raktár
building-small-warehouse-short = K. raktár
building-small-warehouse-effect = A kapitányfázis végén egy árufajtád minden hordóját megtarthatod azon az egyen felül, amely mindenkinek jár.
building-small-warehouse-note = A behajózás alól nem ment fel. A nagy raktárral együtt három fajta és még egy hordó.
building-hospice = Menedékház
building-hospice-short = Menedék
building-hospice-effect = Ültetvényesfázis: az elvett ültetvényre vagy kőbányára rögtön tehetsz egy telepest a készletből.
building-hospice-note = Ha a készlet üres, a telepes a telepeshajóról jön, a szélrózsádról sosem. A hacienda lapkájára nem jár.
building-office = Hivatal
building-office-short = Hivatal
building-office-effect = Kereskedőfázis: olyan árut is eladhatsz, amilyen már van a kereskedőházban.
building-office-note = Ha a kereskedőház megtelt, a hivatallal sem adhatsz el.
building-large-market = Nagy piac
building-large-market-short = N. piac
building-large-market-effect = Kereskedőfázis: a kereskedőházi eladásért 2 dublonnal többet kapsz.
building-large-market-note = A kis piaccal együtt 3-mal több.
building-large-warehouse = Nagy raktár
building-large-warehouse-short = N. raktár
building-large-warehouse-effect = A kapitányfázis végén két árufajtád minden hordóját megtarthatod azon az egyen felül, amely mindenkinek jár.
building-large-warehouse-note = A behajózás alól nem ment fel. A kis raktárral együtt három fajta és még egy hordó.
building-factory = Gyár
building-factory-short = Gyár
building-factory-effect = Iparosfázis: a bank 0, 1, 2, 3 vagy 5 dublont fizet, ha 1, 2, 3, 4 vagy 5 árufajtát állítasz elő.
building-factory-note = Csak a valóban megkapott fajták számítanak, a mennyiségük nem.
building-university = Egyetem
building-university-short = Egyetem
building-university-effect = Építésfázis: az új épületedre rögtön tehetsz egy telepest a készletből.
building-university-note = Csak egy telepes jár, bármennyi a karika. Ha a készlet üres, a telepeshajóról jön. Magára az egyetemre nem jár.
building-harbor = Kikötő
building-harbor-short = Kikötő
building-harbor-effect = Kapitányfázis: minden behajózásodért még 1 győzelmi pontot kapsz.
building-harbor-note = A rakpartra is érvényes; behajózásonként egyszer jár, bármennyi az áru.
building-wharf = Rakpart
building-wharf-short = Rakpart
building-wharf-effect = Kapitányfázis: egyszer, kereskedőhajó helyett, a készletbe rakhatod egy árufajtád összes hordóját, hordónként 1 győzelmi pontért.
building-wharf-note = Bármely fajta lehet, olyan is, amely már hajón van, és nem kell annak lennie, amelyből a legtöbb van. Ha csak a rakpart fogadná az áruidat, passzolhatsz, és a fázisban később is használhatod.

building-guild-hall = Céhház
building-guild-hall-short = Céhház
building-guild-hall-effect = A játék végén minden kis feldolgozóüzemedért 1, minden nagyért 2 győzelmi pont jár.
building-guild-hall-note = A nem működők is számítanak. Kicsi csak a kis indigófeldolgozó és a kis cukormalom; minden más nagy.
building-residence = Udvarház
building-residence-short = Udvarház
building-residence-effect = A játék végén legfeljebb 9 foglalt ültetvényhelyért 4, 10-ért 5, 11-ért 6, 12-ért 7 győzelmi pont jár.
building-residence-note = Az ültetvények és a kőbányák akkor is számítanak, ha nem működnek.
building-fortress = Erőd
building-fortress-short = Erőd
building-fortress-effect = A játék végén minden 3 telepesed után 1 győzelmi pont jár.
building-fortress-note = A szélrózsán lévők is számítanak. Lefelé kerekítünk.
building-customs-house = Vámház
building-customs-house-short = Vámház
building-customs-house-effect = A játék végén minden 4, játék közben szerzett győzelmi pontod után 1 további jár.
building-customs-house-note = A jelzők elfogyása után szerzett pontok is számítanak, az épületekéi nem. Lefelé kerekítünk.
building-city-hall = Városháza
building-city-hall-short = Városháza
building-city-hall-effect = A játék végén minden kereskedelmi épületedért 1 győzelmi pont jár, a városházáért is.
building-city-hall-note = A kicsik és a nagyok is számítanak, akár működnek, akár nem. A feldolgozóüzemek nem.

## Az Új épületek épületei

building-aqueduct = Vízvezeték
building-aqueduct-short = Vízvezeték
building-aqueduct-effect = Iparosfázis: 1 indigóval több, ha állítasz elő indigót, és a nagy indigófeldolgozód működik; ugyanígy a cukorral és a nagy cukormalommal.
building-aqueduct-note = A kis üzemek után nem jár. A plusz árunak meg kell lennie a készletben.
building-forest-house = Erdészház
building-forest-house-short = Erdészház
building-forest-house-effect = Ültetvényesfázis: az elvett ültetvényt lerakhatod képpel lefelé, erdőként. Építésfázis: minden 2 erdőd 1 dublonnal olcsóbbá tesz egy épületet.
building-forest-house-note = A hacienda, a könyvtár és a telekhivatal lapkájára is jó, kőbányára nem. Az erdő erdő marad, és az udvarháznál foglalt hely; a menedékház telepese a szélrózsára kerül. A kedvezménynek nincs oszlopkorlátja, és nem kell hozzá itteni telepes, hacsak az asztal másként nem dönt.
building-black-market = Fekete piac
building-black-market-short = Fek. piac
building-black-market-effect = Építésfázis: ha 1–3 dublon hiányzik, visszaadhatsz legfeljebb egy telepest, egy árut és egy győzelmi pontot, mindegyiket 1 dublonért.
building-black-market-note = Csak annyit adhatsz vissza, amennyi hiányzik: nem maradhat dublonod. A fekete piac saját telepese nem adható vissza. A visszaadás a játék végét már nem hárítja el.
building-storehouse = Tárház
building-storehouse-short = Tárház
building-storehouse-effect = A kapitányfázis végén még 3 tetszőleges hordót megtarthatsz.
building-storehouse-note = Hozzáadódik a mindenkinek járó egy hordóhoz és a raktárakhoz. A behajózás alól nem ment fel.
building-guesthouse = Vendégház
building-guesthouse-short = Vendégh.
building-guesthouse-effect = 2 telepesnek ad helyet. Bármely fázisban bármelyikük átmehet egy másik lapkád üres karikájára, amely azonnal működik.
building-guesthouse-note = Ott maradnak a következő polgármesterfázisig, és nem kell együtt menniük. 2011-es kiadás: a polgármesterfázisban nem.
building-trading-post = Kereskedelmi állomás
building-trading-post-short = Állomás
building-trading-post-effect = Kereskedőfázis: a kereskedőház helyett itt is eladhatod bármely árudat, akkor is, ha a kereskedőház megtelt.
building-trading-post-note = A szokásos ár és a kereskedő privilégiuma jár, a piacok többlete nem. Fázisonként így is csak egy eladás.
building-church = Templom
building-church-short = Templom
building-church-effect = Építésfázis: építéskor 0, 1, 1 vagy 2 győzelmi pontot kapsz, ha az épület az 1., 2., 3. vagy 4. oszlopból való.
building-church-note = A feldolgozóüzemekért is jár, magáért a templomért nem.
building-small-wharf = Kis rakpart
building-small-wharf-short = K. rakpart
building-small-wharf-effect = Kapitányfázis: egyszer, kereskedőhajó helyett, a készletbe rakhatod bármely áruidat, minden 2 után 1 győzelmi pontért.
building-small-wharf-note = Legalább 1 áru, a fajták keverhetők, lefelé kerekítünk; a kikötő számít. Amikor újra te jössz, a rakpartot is használhatod.
building-lighthouse = Világítótorony
building-lighthouse-short = Világítót.
building-lighthouse-effect = Kapitányfázis: minden behajózásodért 1 dublon. Kapitányként egyszer még 1, behajózás nélkül is.
building-lighthouse-note = A rakpartra és a kis rakpartra is érvényes; behajózásonként egyszer jár, bármennyi az áru.
building-specialty-factory = Speciális gyár
building-specialty-factory-short = Spec. gyár
building-specialty-factory-effect = Iparosfázis: azért a fajtáért, amelyből a legtöbbet állítottad elő (a kukorica nem számít), a hordók számánál eggyel kevesebb dublont kapsz.
building-specialty-factory-note = Csak egyetlen fajtáért. A vízvezeték áruja számít, az iparos plusz áruja nem.
building-library = Könyvtár
building-library-short = Könyvtár
building-library-effect = Megduplázza a választott szereped privilégiumát.
building-library-note = A kártya dublonjait és más épületek hasznát nem kettőzi meg. Ültetvényesként mindenki után még egy ültetvényt vehetsz el; kőbányát csak építőműhellyel, és a menedékház telepese nem jár hozzá.
building-union-hall = Egyesületi székház
building-union-hall-short = Székház
building-union-hall-effect = Kapitányfázis: az első behajózásod előtt minden 2 egyforma hordód után 1 győzelmi pontot kapsz.
building-union-hall-note = Az áruk nálad maradnak. Fázisonként egyszer, akkor is, ha utána nem tudsz behajózni.
building-statue = Szobor
building-statue-short = Szobor
building-statue-effect = Nincs funkciója, és telepes sem kell rá; 8 győzelmi pontot ér.
building-statue-note = Az egyetem telepese a szélrózsára kerül. A városházánál kereskedelmi épületnek számít.
building-cloister = Kolostor
building-cloister-short = Kolostor
building-cloister-effect = A játék végén 1, 3, 6 vagy 10 győzelmi pont jár a szigeted 1, 2, 3 vagy 4 lapkahármasáért (3-3 egyforma lapka).
building-cloister-note = A kőbánya és az erdő is egy-egy fajta. A nem működő lapkák is számítanak.

## A Nemesek épületei

building-land-office = Telekhivatal
building-land-office-short = Telekhiv.
building-land-office-effect = Kereskedőfázis, egyszer. Telepes: 1 dublonért húzz egy képpel lefelé lévő ültetvényt. Nemes: adj el egy ültetvényt vagy erdőt 1 dublonért.
building-land-office-note = Az eladás előtt vagy után. Működő erdészházzal az új lapka erdő is lehet. Aki az eladott lapkán állt, a szélrózsára kerül.
building-chapel = Kápolna
building-chapel-short = Kápolna
building-chapel-effect = Iparosfázis. Telepes: 1 dublon. Nemes: 1 győzelmi pont.
building-chapel-note = Akkor is, ha semmit sem állítasz elő.
building-hunting-lodge = Vadászház
building-hunting-lodge-short = Vadászház
building-hunting-lodge-effect = Az ültetvényesfázis végén. Telepes: eldobhatsz egy ültetvényt vagy erdőt. Nemes: 2 győzelmi pont, ha egyedül neked van a legtöbb üres ültetvényhelyed.
building-hunting-lodge-note = Aki az eldobott lapkán állt, a szélrózsára kerül. Kőbánya nem dobható el. Egyenlőségnél senki sem kap pontot.
building-zoning-office = Mérnöki hivatal
building-zoning-office-short = Mérnöki h.
building-zoning-office-effect = Építésfázis. Telepes: a kis épületek 1 dublonnal olcsóbbak. Nemes: a nagy épületek 2-vel olcsóbbak.
building-zoning-office-note = Hozzáadódik a kőbányákhoz, az erdőkhöz és az építész privilégiumához; az ár nem mehet 0 alá.
building-royal-supplier = Kaszárnya
building-royal-supplier-short = Kaszárnya
building-royal-supplier-effect = Kapitányfázis: az első behajózásod előtt beadhatsz legfeljebb annyi különböző árut, ahány nemesed van, hordónként 1 győzelmi pontért.
building-royal-supplier-note = A szélrózsán lévő nemesek is számítanak. Ez nem behajózás: a kikötő, a világítótorony és a kapitány nem ad hozzá semmit. Mindegy, ki van az épületen.
building-villa = Vidéki lak
building-villa-short = Vidéki lak
building-villa-effect = Polgármesterfázis: az első érkező telepeseddel vagy nemeseddel együtt még egy nemest kapsz a készletből.
building-villa-note = Ha nincs nemes a készletben, telepest kapsz; a hajóról sosem. Mindegy, ki lakik itt. 2011-es kiadás: akkor is, ha mást nem kapsz.
building-jeweler = Ékszerészműhely
building-jeweler-short = Ékszerész
building-jeweler-effect = Iparosfázis: minden nemesedért 1 dublon.
building-jeweler-note = A szélrózsán lévők is számítanak. Nagy feldolgozóüzem: a céhház számolja, a városháza nem.
building-royal-garden = Díszkert
building-royal-garden-short = Díszkert
building-royal-garden-effect = A játék végén minden nemesedért még 1 győzelmi pont jár.
building-royal-garden-note = A szélrózsán lévők is számítanak. Ez azon az 1 ponton felül jár, amelyet minden nemes amúgy is ér.

## Kalóz és ünnep

buccaneer-token = kalózjelző
deed-piracy = Kalózkodás
deed-piracy-effect = Üríts ki egy kereskedőhajót, és tarts meg róla legfeljebb 3 hordót.
deed-plunder = Fosztogatás
deed-plunder-effect = Ürítsd ki a kereskedőházat: minden hordóért 1 győzelmi pont.
deed-raid = Rajtaütés
deed-raid-effect = Vegyél el a hajóról annyi telepest, hogy csak annyi maradjon, ahány játékos van; legfeljebb 3-at azonnal állíts munkába.
deed-capture = Foglyul ejtés
deed-capture-effect = Vegyél el egy ki nem választott szerepkártyát a dublonjaival. Ha később valaki azt választja, a banktól 3 dublont kapsz; ha senki, te játszod ki.
festival-crop = Termesztési feladat
festival-crop-effect = Legyen három ilyen ültetvényed: 3 telepes a készletből.
festival-production = Termelési feladat
festival-production-effect = Állítsd elő mindhárom árut egy iparosfázisban: 3 dublon.
festival-building = Építési feladat
festival-building-effect = Építsd fel ezt az épületet: 3 győzelmi pont.

## Pontok a játék végén, forrásonként

score-chips = Játék közben szerzett pontok
score-buildings = Épületek
score-guild-hall = Céhház
score-residence = Udvarház
score-fortress = Erőd
score-customs-house = Vámház
score-city-hall = Városháza
score-total = Összesen
score-tie-break = Egyenlőségnél: dublonok és áruk
