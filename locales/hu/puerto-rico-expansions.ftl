# A kiegészítős Puerto Rico mondatai magyarul. Az értékek a puerto-rico-play.ftl értékei; ahol a mondat
# számnévre utal („count-points”), annak száma $count.

## Mi történt

log-building-drafted =
    { $who ->
        [you] A banktáblára teszed: { $building }.
       *[other] { $player } a banktáblára teszi: { $building }.
    }
log-building-drafted-by-chance = Kisorsolva a banktáblára: { $building }.
log-forest-planted =
    { $who ->
        [you] Erdőt telepítesz: { $tile }, képpel lefelé.
       *[other] { $player } erdőt telepít: { $tile }, képpel lefelé.
    }
log-plantation-drawn =
    { $who ->
        [you] Ezt húzod: { $tile }; erdőként is lerakhatod.
       *[other] { $player } ezt húzza: { $tile }; erdő is lehet belőle.
    }
log-guest-moved =
    { $who ->
        [you] A vendéged munkába áll: { $place }.
       *[other] { $player } vendége munkába áll: { $place }.
    }
log-returned-worker =
    { $who ->
        [you] Fekete piac: visszaadsz egy telepest ({ $place }) 1 dublonért.
       *[other] Fekete piac: { $player } visszaad egy telepest ({ $place }) 1 dublonért.
    }
log-returned-good =
    { $who ->
        [you] Fekete piac: visszaadsz egy árut ({ $good }) 1 dublonért.
       *[other] Fekete piac: { $player } visszaad egy árut ({ $good }) 1 dublonért.
    }
log-returned-point =
    { $who ->
        [you] Fekete piac: visszaadsz egy győzelmi pontot 1 dublonért.
       *[other] Fekete piac: { $player } visszaad egy győzelmi pontot 1 dublonért.
    }
log-building-points =
    { $who ->
        [you] { $building }: neked { count-points }.
       *[other] { $building } ({ $player }): { count-points }.
    }
log-building-doubloons =
    { $who ->
        [you] { $building }: neked { count-doubloons }.
       *[other] { $building } ({ $player }): { count-doubloons }.
    }
log-sold-to-post =
    { $who ->
        [you] Eladod a kereskedelmi állomásodon: { $good }, { count-doubloons }.
       *[other] { $player } eladja a kereskedelmi állomásán: { $good }, { count-doubloons }.
    }
log-small-wharf-loaded =
    { $who ->
        [you] A kis rakpartodon behajózod: { $goods }, { count-points }.
       *[other] { $player } a kis rakpartján behajózza: { $goods }, { count-points }.
    }

## Mit kérdezünk

wait-for-draft = Épületet sorsolunk a banktáblára
ask-draft = Válassz épületet a banktáblára
ask-draft-more = Az árának megfelelő üres helyre kerül. Aminek nem jut hely, kikerül a játékból.
ask-guesthouse = Vendégház: áthelyezel egy vendéget?
ask-place-drawn = Rakd le a húzott ültetvényt
ask-place-drawn-more = Képpel felfelé, vagy képpel lefelé, erdőként: { $tile }.
ask-hospice-forest = Menedékház: kérsz telepest?
ask-hospice-forest-more = Az erdőn nincs karika: a telepes a szélrózsára kerül.
ask-second-tile = Könyvtár: elveszel még egy lapkát?
ask-second-tile-more = Kőbányát csak működő építőműhellyel.
ask-second-worker = Könyvtár: elveszel egy második telepest a készletből?
ask-second-worker-more = Utána a hajó telepeseit egyesével osztjuk szét.
ask-second-good = Könyvtár: vegyél el egy második árut
ask-second-good-more = Olyat, amilyet most előállítottál.
ask-black-market = Fekete piac: adj vissza valamit 1 dublonért
ask-black-market-more = Még hiányzik: { count-doubloons }. Mindegyikből csak egyet adhatsz vissza.
ask-small-wharf = Kis rakpart: mennyit?
ask-small-wharf-more = Minden 2 tetszőleges áruért 1 győzelmi pont. Most: { $good }.
ask-optional-forest-discount = Erdők: kéred { $doubloons ->
    [1] az 1
    [5] az 5
   *[other] a { $doubloons }
} dublonos kedvezményt ({ $building })?
ask-optional-church = Templom: elveszed a győzelmi pontokat?
ask-optional-specialty-factory = Speciális gyár: elveszed a dublonokat?
ask-optional-specialty-factory-privilege = Speciális gyár: elveszed a dublont a plusz áruért?
ask-optional-trading-post-privilege = Kereskedő: elveszed a plusz dublont?
ask-optional-lighthouse-captain = Világítótorony: elveszed a kapitány dublonját?
ask-optional-lighthouse = Világítótorony: elveszed a dublont?
ask-optional-union-hall = Egyesületi székház: elveszed a győzelmi pontokat?
gain-forest-discount = az erdők kedvezménye
gain-church = templom
gain-specialty-factory = speciális gyár
gain-specialty-factory-privilege = speciális gyár, plusz áru
gain-trading-post-privilege = a kereskedő privilégiuma
gain-lighthouse-captain = világítótorony
gain-lighthouse = világítótorony
gain-union-hall = egyesületi székház

## A válasz neve a gombon

act-guests-stay = Senki sem megy
act-forest = Erdőként: { $tile }
act-return-worker = Telepes: { $place }
act-return-good = Áru: { $good }
act-return-point = Győzelmi pont
act-sell-to-post = A kereskedelmi állomáson: { $good }
act-small-wharf = Kis rakpart használata

## Miért nem lehet most valamit

refusal-not-in-market = Ez az épület nincs ebben a játékban.
refusal-already-drafted = Ez az épület már a banktáblán van.
refusal-no-place-left = { $cost ->
    [1] Az 1
    [5] Az 5
   *[other] A { $cost }
} dublonos épületek minden helye betelt.
refusal-excluded = A banktáblán már ott van: { $building }; ennél az asztalnál a kettő közül csak egy lehet.
refusal-small-first = Előbb a kis épületek következnek.
refusal-no-forest-house = Nincs működő erdészházad.
refusal-other-tile = Más lapkát húztál.
refusal-no-empty-circle = Nincs ott üres karika.
refusal-guest-stays = A vendégházba senki sem mehet át, csak elhagyni lehet.
refusal-black-market-worker = A fekete piac saját telepese nem adható vissza.
refusal-debt-stays = Ezután a hiányzó összeget már nem tudnád kifizetni.
refusal-same-kind-twice = A második árunak más fajtájúnak kell lennie.
refusal-no-trading-post = Nincs működő kereskedelmi állomásod.
refusal-no-small-wharf = Nincs működő kis rakpartod.
refusal-small-wharf-used = A kis rakpartodat ebben a fázisban már használtad.
refusal-other-kind-first = Előbb más fajta következik: { $good }.
refusal-too-few-goods = Ebből a fajtából kevesebb árud van: { $goods }.
refusal-load-one = Legalább egy árut be kell hajóznod.

## Az asztal döntései

switch-corn-starters-poorer = Kukoricával kevesebb pénz
switch-corn-starters-poorer-effect = Házi szabály: aki kukoricával kezd, 1 dublonnal kevesebbet kap.
switch-factory-8-university-7 = Gyár 8, egyetem 7
switch-factory-8-university-7-effect = Házi szabály: a gyár 8 dublonba kerül, az egyetem 7-be.
switch-draft-small-first = Előbb a kis épületek
switch-draft-small-first-effect = Minden kis épületet az első nagy előtt választunk ki.
switch-exclude-office-trading-post = Hivatal vagy kereskedelmi állomás
switch-exclude-office-trading-post-effect = A kettő közül csak az egyik kerül a játékba.
switch-exclude-hacienda-forest-house = Hacienda vagy erdészház
switch-exclude-hacienda-forest-house-effect = A kettő közül csak az egyik kerül a játékba.
switch-forest-discount-needs-occupied = Az erdőhöz erdészház kell
switch-forest-discount-needs-occupied-effect = Az erdők csak működő erdészházzal csökkentik az árakat.
switch-black-market-discard = A fekete piac kivesz a játékból
switch-black-market-discard-effect = A fekete piacon visszaadott telepesek és pontok kikerülnek a játékból.
switch-guesthouse-in-mayor = Vendégház a polgármesterfázisban
switch-guesthouse-in-mayor-effect = A vendégek a polgármesterfázisban is mozoghatnak, mielőtt bárki megérkezik.
switch-specialty-counts-privilege = A speciális gyár a plusz árut is számolja
switch-specialty-counts-privilege-effect = Az iparos plusz áruja is számít a speciális gyárnál.
switch-library-craftsman-distinct = Két különböző áru
switch-library-craftsman-distinct-effect = A könyvtárral az iparos két áruja különböző fajtájú.
switch-vp-end-captain-only = Pontok miatt csak a kapitányfázisban ér véget
switch-vp-end-captain-only-effect = Az elfogyott győzelmi pontok csak a kapitányfázisban vetnek véget a játéknak.
switch-library-2p-once = Könyvtár fordulónként egyszer
switch-library-2p-once-effect = Két játékossal a könyvtár fordulónként csak egy privilégiumot kettőz meg.

score-cloister = Kolostor

## Nemesek: mi történt

log-noble-arrived =
    { $who ->
        [you] Egy nemes érkezik hozzád.
       *[other] { $player } egy nemest kap.
    }
log-noble-refused =
    { $who ->
        [you] Visszautasítasz egy nemest, aki kikerül a játékból.
       *[other] { $player } visszautasít egy nemest, aki kikerül a játékból.
    }
log-villa-noble =
    { $who ->
        [you] A vidéki lakod egy nemest hoz.
       *[other] { $player } vidéki laka egy nemest hoz.
    }
log-villa-worker =
    { $who ->
        [you] A vidéki lakod egy telepest hoz: nincs több nemes.
       *[other] { $player } vidéki laka egy telepest hoz: nincs több nemes.
    }
log-tile-given-up =
    { $who ->
        [you] Eldobsz egy lapkát: { $tile }.
       *[other] { $player } eldob egy lapkát: { $tile }.
    }
log-forest-given-up =
    { $who ->
        [you] Eldobsz egy erdőt: { $tile }.
       *[other] { $player } eldob egy erdőt: { $tile }.
    }
log-land-office-bought =
    { $who ->
        [you] A telekhivatalod ültetvényt vesz, ára: { count-doubloons }.
       *[other] { $player } telekhivatala ültetvényt vesz, ára: { count-doubloons }.
    }
log-good-delivered =
    { $who ->
        [you] A kaszárnyáddal beadod: { $good }; { count-points }.
       *[other] { $player } a kaszárnyájával beadja: { $good }; { count-points }.
    }
log-noble-guest-moved =
    { $who ->
        [you] A nemes vendéged munkába áll: { $place }.
       *[other] { $player } nemes vendége munkába áll: { $place }.
    }
log-returned-noble =
    { $who ->
        [you] Fekete piac: visszaadsz egy nemest ({ $place }) 1 dublonért.
       *[other] Fekete piac: { $player } visszaad egy nemest ({ $place }) 1 dublonért.
    }
log-ship-refilled-noble = Nemesek a hajón: { $count }.

## Nemesek: kérdések

ask-ship-person = Ki jön hozzád a hajóról: telepes vagy nemes?
ask-ship-person-more = A nemes úgy dolgozik, mint a telepes, 1 pontot ér, és néhány épület másként működik vele.
ask-place-nobles = Polgármester: helyezd el a nemeseidet
ask-place-nobles-more = Hány nemes legyen az itteniek között: { $place }.
ask-hunting-lodge = Vadászház: eldobsz egy ültetvényt vagy erdőt?
ask-hunting-lodge-more = Aki ott áll, a szélrózsára kerül.
ask-land-office = Használod a telekhivatalt?
ask-land-office-more = Telepessel: veszel egy ültetvényt 1 dublonért. Nemessel: eladsz egyet 1 dublonért.
ask-royal-supplier = Kaszárnya: beadsz egy árut?
ask-royal-supplier-more = Hordónként 1 győzelmi pont; csak különböző fajták, legfeljebb annyi, ahány nemesed van.
ask-optional-villa = Vidéki lak: kéred a nemesét?
ask-optional-zoning-discount = Mérnöki hivatal: kéred { $doubloons ->
    [1] az 1
    [5] az 5
   *[other] a { $doubloons }
} dublonos kedvezményt ({ $building })?
ask-optional-chapel-doubloon = Kápolna: kéred a dublonját?
ask-optional-chapel-point = Kápolna: kéred a győzelmi pontját?
ask-optional-jeweler = Ékszerészműhely: kéred a dublonjait?
ask-optional-hunting-lodge = Vadászház: kéred a győzelmi pontjait?
gain-villa = vidéki lak
gain-zoning-discount = mérnöki hivatal
gain-chapel-doubloon = kápolna
gain-chapel-point = kápolna
gain-jeweler = ékszerészműhely
gain-hunting-lodge = vadászház

## Nemesek: válaszok

act-take-noble = Kérem a nemest
act-assign-nobles = { $place }, nemes: { $count }
act-move-noble = A nemes: { $place }
act-return-noble = Egy nemes: { $place }
act-give-up-nobody = Eldobom: { $tile }, üres
act-give-up-worker = Eldobom: { $tile } telepessel
act-give-up-noble = Eldobom: { $tile } nemessel
act-give-up-forest = Erdőt dobok el: { $tile }
act-deliver = Beadom: { $good }

## Nemesek: miért nem lehet most

refusal-no-such-guest = Nincs ilyen vendég a vendégházban.
refusal-no-noble-aboard = Nincs nemes a hajón.
refusal-no-worker-aboard = Nincs telepes a hajón.
refusal-too-few-nobles = Ennyi nemesed maradt: { $count }.
refusal-fewer-on-place = Itt csak ennyien állnak: { $count }.
refusal-nobles-must-stand = Legalább ennyi nemesnek kell itt állnia: { $count }.
refusal-no-land-office-worker = Nincs olyan telekhivatalod, amelyen telepes van.
refusal-no-land-office-noble = Nincs olyan telekhivatalod, amelyen nemes van.
refusal-land-office-used = A telekhivatalodat ebben a fázisban már használtad.
refusal-no-doubloon = Nincs dublonod.
refusal-island-full = A szigeted betelt.
refusal-no-plantation-left = Nincs több ültetvény.
refusal-land-office-draws = A telekhivatal képpel lefelé lévő ültetvényt húz.
refusal-land-office-takes = Ennél az asztalnál a telekhivatal felcsapott ültetvényt vesz el.
refusal-not-more-goods-than-nobles = Nem adhatsz be több árut, mint ahány nemesed van: { $count }.

## Nemesek: az asztal megállapodásai

switch-borrow-expansions = Kölcsönvett kiegészítők
switch-borrow-expansions-effect = Házi szabály: a kiadásból hiányzó kiegészítők a legújabb olyan szabálykönyvből jönnek, amelyben megvannak.
switch-land-office-faceup = Telekhivatal: felcsapott
switch-land-office-faceup-effect = A telekhivatalban álló telepes felcsapott ültetvényt vesz.
switch-hunting-lodge-most-filled = Vadászház: legtelibb sziget
switch-hunting-lodge-most-filled-effect = A vadászházban álló nemes a legtöbb foglalt ültetvényhelyért ad pontot, nem a legtöbb üresért.
switch-villa-instead = Vidéki lak: az első helyett
switch-villa-instead-effect = A vidéki lak nemese a fázis első érkezője helyett jön.
switch-villa-needs-person = A vidéki lakhoz érkező kell
switch-villa-needs-person-effect = A vidéki lak nem ad semmit, ha sem a hajóról, sem privilégiumból nem jön hozzád senki.
nobles-market = A Nemesek épületei
nobles-market-printed-2020 = A 2020-as kiadás szerint
nobles-market-printed-2020-effect = Saját helyeken; az Új épületekkel az ékszerészműhelyen kívül mindet a többivel együtt választjátok.
nobles-market-all-eight-extra = Mind a nyolc ráadásként
nobles-market-all-eight-extra-effect = Saját helyeken, bármit választotok is.
nobles-market-drafted-12-5 = A többivel választva
nobles-market-drafted-12-5-effect = A többivel együtt választjátok őket a 12 kis és 5 nagy helyre, mint 2011-ben.
score-nobles = Nemesek
score-royal-garden = Díszkert

## Miért lehetetlen egy asztal

impossible-player-count = A Puerto Rico 2–5 játékosnak szól, nem { $count } játékosnak.
impossible-vp-pool = A készletben 1–999 győzelmi pont lehet, nem { $count }.
impossible-switch-without-expansion = „{ $switch }”: csak ezzel a kiegészítővel lehetséges: { $expansion }.
impossible-expansion-not-in-edition = A { $edition }-es kiadásban nincs benne: { $expansion }. Ezzel a házi szabállyal más kiadásból jöhet: „{ $switch }”.
impossible-nobles-market-without-nobles = A Nemesek épületei nem szerepelnek ebben a játékban.
impossible-draft-without-expansion = Épületeket csak ezzel a kiegészítővel lehet választani: { $expansion }.
impossible-market-building = Ezt az épületet ebben a játékban nem lehet választani: { $building }.
impossible-market-places = { $cost } dublonos épületek: { $expected } hely van, de { $found } épület szerepel.
impossible-market-excluded = Ennél az asztalnál kizárják egymást: { $building }, { $other }.
impossible-notation = Nem érthető: { $word }
