# Puerto Rico a böngészőben, magyar: az épületek kiválasztása, a vendégek, az új asztal beállításai.

## The choice of the buildings

before-round-one = az 1. forduló előtt
draft-title = Épületek kiválasztása
draft-progress = { $of } közül { $done } kiválasztva
draft-progress-small = { $of } közül { $done } kiválasztva, előbb a kicsik
draft-progress-random = { $done } / { $of }, sorsolva
draft-chance = sorsolás
draft-turn-done = { $player }: { $building }
draft-turn-now = { $who ->
    [you] most te választasz
   *[other] most { $player } választ
}
draft-turn-later = { $player }
draft-full = betelt
draft-places = { $of } helyből { $left } szabad
draft-places-later = { $left } hely, a kicsik után
draft-places-words = Helyek a banktáblán { $cost } dublonba kerülő épületeknek: { $places }. Minden helyre egyféle épület kerül.
draft-key = Billentyű: { $number }
draft-no-place = nincs több hely
draft-later = a kicsik után
draft-excluded = itt nem szerepelhet
draft-on-board = a táblán
draft-facts = ára { $cost }, { $points } pont
draft-copies =
    { $count ->
        [one] A táblára kerül.
       *[other] Mindkét példány a táblára kerül.
    }
draft-about = Mit tud?
draft-hold-first = Nyomj meg egy világító épületet.
draft-put-up = Kirakom

## Guests of the guesthouse

ask-guesthouse-settler = Mielőtt sorra kerülsz az ültetvényesfázisban. A vendég azonnal dolgozik ott, ahová megy, és a következő polgármesterfázisig ott marad.
ask-guesthouse-tile = Mielőtt elveszed a lapkádat.
ask-guesthouse-second-tile = A könyvtár második lapkája előtt.
ask-guesthouse-mayor = Mielőtt bárki megérkezik.
ask-guesthouse-builder = Mielőtt sorra kerülsz az építésfázisban: kőbánya, egyetem, fekete piac…
ask-guesthouse-production = Mielőtt termelsz.
ask-guesthouse-craftsman-privilege = A privilégiumod előtt: a könyvtár megduplázná.
ask-guesthouse-trader = Mielőtt sorra kerülsz a kereskedőfázisban: hivatal, kereskedelmi állomás, piac…
ask-guesthouse-captain = Behajózás előtt: kikötő, rakpart, világítótorony…
ask-guesthouse-storage = Raktározás előtt: raktár vagy tárház…
ask-guesthouse-hunting-lodge = A vadászház előtt.
ask-guesthouse-prospector = A dublonod előtt: a könyvtár megduplázná.
ask-guesthouse-end = Az utolsó alkalom: a nagy épületek külön pontjai csak akkor járnak, ha van rajtuk valaki.
guests-rest = Ebben a fordulóban nem
guests-rest-words = A vendégeid a forduló végéig ott maradnak, ahol vannak, és senkinek sem kell a válaszodra várnia.
guests-wake = Kérdezzen újra
guests-wake-words = A vendégház ebben a fordulóban nem kérdez. Nyomd meg, hogy újra kérdezzen.

## The small wharf, prices, forests

wharf-choices = Áruk a kis rakpartra
wharf-words = Bármely áru, legalább egy: minden 2 után 1 pont. Nyomj egy fajtára, ha kevesebbet küldenél.
take-tile-or-quarry = Egy felcsapott ültetvényt vagy egy kőbányát.
take-tile-needs-hut = Egy felcsapott ültetvényt; kőbányát csak működő építőműhellyel.
take-tile-plantation = Egy felcsapott ültetvényt. Nincs több kőbánya.
wharf-aboard = a fedélzeten: { $aboard } / { $count }
wharf-sail = Behajózás: +{ $count }
option-small-wharf = bármely áru, 2 után 1 pont
sum-worth-now = Ha működik, most
sum-forests = Erdők
sum-black-market = Fekete piac
sum-pairs-loaded = Áruk, 2 után 1
tile-forest-words = Erdő ({ $tile }, képpel lefelé)

## Buccaneer and Festival

rules-buccaneer = kalóz
role-captured = elfogva
deed-ships = megrakott hajók: { $count }
deed-cards = szabad kártyák: { $count }
festival-wants-crop = háromszor: { $tile }
festival-progress = { $player }: { $have } / { $of }
festival-won = Megnyerte: { $player }

## Nobles

tile-noble = { $tile }, nemes dolgozik rajta
place-words-noble = { $place }, { $number }. karika: nemes
place-nobles-words = Vegyél fel valakit, válaszd a kezedben lévő nemest, és nyomd meg azt a karikát, ahol dolgozzon.
place-hold-worker = Telepesek lerakása, kézben: { $count }
place-hold-noble = Nemesek lerakása, kézben: { $count }
supply-nobles = Nemesek
supply-nobles-arriving = Érkező nemesek

## Buildings in a few words

building-small-market-brief = Eladásért 1-gyel több
building-hacienda-brief = Még egy ültetvényt húzol
building-construction-hut-brief = Kőbányát is elvehetsz
building-small-warehouse-brief = 1 árufajta megmarad
building-hospice-brief = A lapkával telepes is jön
building-office-brief = Olyan árut is, ami már ott van
building-large-market-brief = Eladásért 2-vel több
building-large-warehouse-brief = 2 árufajta megmarad
building-factory-brief = Dublonok a különböző árukért
building-university-brief = Az épülettel telepes is jön
building-harbor-brief = Behajózásonként 1 pont
building-wharf-brief = Saját hajó
building-guild-hall-brief = Pontok a feldolgozóüzemekért
building-residence-brief = Pontok a teli szigetért
building-fortress-brief = 3 telepesért 1 pont
building-customs-house-brief = 4 pontért 1 pont
building-city-hall-brief = Pontok a kereskedelmi épületekért
building-aqueduct-brief = A nagy üzemekben 1-gyel több indigó és cukor
building-forest-house-brief = Erdők: páronként 1-gyel olcsóbb
building-black-market-brief = Telepesért, áruért, pontért 1-1 dublon
building-storehouse-brief = Még 3 hordó megmarad
building-guesthouse-brief = 2 vendég, aki bárhová beállhat
building-trading-post-brief = Saját kereskedőház
building-church-brief = Építésért pont: 0, 1, 1, 2
building-small-wharf-brief = Bármit, 2 után 1 pont
building-lighthouse-brief = Behajózásonként 1 dublon
building-specialty-factory-brief = Dublonok egyetlen áruért
building-library-brief = Duplázza a privilégiumod
building-union-hall-brief = Páronként 1 pont behajózás előtt
building-statue-brief = 8 pont, telepes nem kell
building-cloister-brief = Pontok 3 egyforma lapkáért
building-land-office-brief = Ültetvényt veszel vagy adsz el
building-chapel-brief = Dublon vagy pont iparosfázisban
building-hunting-lodge-brief = Lapkát dobsz el, vagy 2 pont az üres helyért
building-zoning-office-brief = Kis épület 1-gyel, nagy 2-vel olcsóbb
building-royal-supplier-brief = Nemesenként egy áruért 1 pont
building-villa-brief = +1 nemes polgármesterfázisban
building-jeweler-brief = Nemesenként 1 dublon
building-royal-garden-brief = Nemesenként még 1 pont

## Options of a new table

new-expansions = Kiegészítők
new-expansion-not-in = A { $edition }-es szabálykönyvben nincs benne: válassz újabb kiadást
new-draft = Épületek a banktáblán
new-draft-players = Sorban választva
new-draft-players-words = Te és a többiek rakjátok ki az 1. forduló előtt
new-draft-random = Sorsolva
new-draft-random-words = Gyors, és mindig más
new-draft-newest = Minden, ami új
new-draft-newest-words = A kiegészítő mind a 14 épülete: első ismerkedésnek jó
new-draft-named = Kész összeállítás
new-rules-house = Egyik szabálykönyvben sincs
rule-is-off = { $rule }: nem
rule-source-editions = A szabálykönyvek szerint be: { $on }, ki: { $off }.
rule-source-house = Játékosok kiegyensúlyozó változata; egyik szabálykönyvben sincs.
rule-source-table = Egyik szabálykönyvben sincs így; sok asztalnál kedvelik.
rule-source-letter = Szó szerint követi a szabálykönyveket.
rule-source-letter-2020 = Szó szerint követi a 2020-as szabálykönyv egyik részét.
rule-source-letter-2011 = Szó szerint követi a 2011-es szabálykönyvet.
rule-source-advice-2020 = A 2020-as szabálykönyv javaslata; alapesetben kikapcsolva.
rule-source-sheet-2004 = A kiegészítő 2004-es első kiadása.
rule-source-tournament = Versenyeken szokásos.
rule-source-japanese = Ahogyan a 2021-es japán kiadásban.
rule-source-sites = Ahogyan más internetes játékoldalakon.

## What the game is about
puerto-rico-about-goal = Egy szigetet és egy várost fejlesztesz. A behajózott áruk és a saját épületek győzelmi pontot érnek; az nyer, akinek a legtöbb pontja van.
puerto-rico-about-round = Minden fordulóban sorban mindenki választ egy szerepet, amely még szabad, például az építészt vagy a kapitányt. Utána mindenki megteheti, amit a szerep enged, és aki választotta, kicsit többet kap.
# $nobles: with Nobles all workers are in play, and their end is not the game's.
puerto-rico-about-end =
    { $nobles ->
        [yes] A játék azzal a fordulóval ér véget, amelyben elfogynak a győzelmi pontok, vagy valaki teljesen beépíti a városát.
       *[no] A játék azzal a fordulóval ér véget, amelyben elfogynak a telepesek vagy a győzelmi pontok, vagy valaki teljesen beépíti a városát.
    }
puerto-rico-help-pieces = { $by ->
    [tap-once] A szerepekről és az épületekről akkor olvashatsz, ha megérinted őket.
    [tap-twice] A szerepeket és az épületeket bármikor megérintheted, hogy olvass róluk.
   *[press] A szerepekről és az épületekről akkor olvashatsz, ha rájuk nyomsz.
}

## Mit mondanak magukról az elemek, amikor nem nyomhatók meg

about-corn = Ha van rajta telepes, minden iparosfázisban 1 kukoricát ad. Épület nem kell hozzá.
about-good = Ha van rajta telepes, és egy másik a hozzá való feldolgozóüzemben, minden iparosfázisban 1 árut ad.
about-quarry = Ha van rajta telepes, minden épületed 1 dublonnal olcsóbb. A kőbányák összesen legfeljebb annyival csökkentik az árat, ahányadik oszlopban az épület van.
about-tile-when = Lapkát az ültetvényesfázisban lehet elvenni.
about-stack = Minden ültetvényesfázis végén ebből a kupacból kell új ültetvényeket felcsapni.
about-ship = Egy hajó csak egyféle árut visz, és egy fajta nem lehet két hajón. Behajózni a kapitányfázisban lehet; a végén a teli hajók kiürülnek.
about-house = A kereskedőfázisban mindenki eladhat egy olyan árut, amilyen még nincs itt. Ha mind a négy hely betelt, a fázis végén a kereskedőház kiürül.
about-price = Ennyit fizet érte a kereskedőház: { count-doubloons }. A privilégium és az épületek növelhetik.
about-san-juan = Aki a szélrózsán vár, nem dolgozik; a következő polgármesterfázisban mindenki újra elhelyezhető.
about-market = Épületet az építésfázisban lehet venni.
about-governor = Ebben a fordulóban ő választ elsőként szerepet.
about-token = Akinél van, addig nem választhatja újra a kalózt, amíg más nem választotta.
about-doubloons = Az épületeket lehet velük kifizetni. A játék végén a dublonok és az áruk csak döntetlennél számítanak.
about-points = Pontok a behajózott árukért és néhány épület hatásáért. Maguk az épületek csak a játék végén számítanak.
about-goods = Az árukat a kereskedőfázisban lehet eladni, a kapitányfázisban behajózni.
about-ship-people = A következő polgármesterfázisban érkeznek meg.
