# The rules page: search and captions of pictures. Loaded with that page only.

rules-search = Keresés a szabályokban
rules-next = Következő találat
rules-previous = Előző találat
rules-found = { $count ->
    [0] Nincs találat
   *[other] { $count } találat
}
rules-found-at = { $number } / { $count }

# Puerto Rico

picture-overview = Egy sziget és egy város a játék közepén.
picture-overview-wealth = A tulajdonos dublonjai és győzelmi pontjai. A pontokat a többiek nem látják.
picture-overview-worked = Telepes áll rajta: ez az ültetvény működik.
picture-overview-idle = Üres karika: ez az épület még nem működik, de a pontjai már számítanak.

picture-round = Te választasz szerepet.
picture-round-taken = Elvették: ebben a fordulóban más már nem választhatja.
picture-round-coins = Korábban megmaradt. Aki ezt választja, a rajta lévő dublonokat is megkapja: { $doubloons } dublon.
picture-round-free = A szerep cselekedetét mindenki végrehajtja. A privilégium csak azé, aki választotta.

picture-settler = Az ültetvényes vesz el elsőként lapkát.
picture-settler-row = Felcsapott ültetvények: sorban mindenki elvehet egyet.
picture-settler-quarry = Ültetvény helyett kőbánya: csak az ültetvényesnek vagy működő építőműhellyel.
picture-settler-stack = Utána a maradék az eldobottak közé kerül, és innen jönnek az újak, ennyi: { $count }.

picture-mayor = Elhelyezendő telepesek: { $count }. Minden karika újra szabad.
picture-mayor-tile = Minden ültetvényen és kőbányán egy karika van.
picture-mayor-building = Az épületeken egytől háromig. Egy feldolgozóüzembe annyi telepes kell, ahány ültetvényt kiszolgál.

picture-builder = Az építész választ. Működő kőbányák: { $quarries }.
picture-builder-price = { $building }: az ára { $cost }, fizetendő { $price }. Az építész 1, a kőbányák { $quarries } dublont takarítanak meg.
picture-builder-column = A kőbányák legfeljebb ennyit érnek: az első oszlopban 1, a nagy épületeknél 4.
picture-builder-refused = Vonalkázott: túl drága, vagy már áll a városodban.

picture-craftsman = Az árukat mindenki megkapta; az iparos még egyet elvehet.
picture-craftsman-corn = A kukoricához nem kell épület: működő ültetvényenként 1, itt { $corn }.
picture-craftsman-pair = Minden máshoz kell egy telepes az ültetvényre és egy az épületbe: itt { $count }.
picture-craftsman-privilege = Privilégium: még 1 abból, amit épp előállított.

picture-trader = Te adhatsz el egy árut.
picture-trader-house = A kereskedőházban négy hely van. Foglalt: { $count }.
picture-trader-open = Ez a fajta még nincs ott. Ennyit ér: { $doubloons } dublon.
picture-trader-shut = Ez a fajta már ott van: működő hivatal nélkül nem adhatod el.

picture-captain = Te hajózol be.
picture-captain-part = Olyan árut visz, amilyened van: neked { $owned } van, és { $fits } fér fel. Annyit kell felraknod, amennyi elfér.
picture-captain-other = Olyat visz, amilyened nincs. Másféle nem kerülhet mellé.
picture-captain-empty = Üres: olyan fajtával kezdhető meg, amelyik nincs másik hajón.

picture-storage = Az utolsó behajózás után raktároztok. Ennyiféle árud van: { $kinds }.
picture-storage-warehouse = A kis raktár egy fajta minden áruját megőrzi.
picture-storage-kinds = Te választod ki, melyikét. Ezen kívül egyetlen hordót tarthatsz meg; a többi elvész.

picture-end = A játék vége felé: három dolog vethet véget neki.
picture-end-points = Maradék pont: { $points }. Az a forduló az utolsó, amelyikben elfogy.
picture-end-workers = Maradék telepes: { $workers }. A játék véget ér, ha már nem elég a hajó feltöltéséhez.
picture-end-city = Szabad telkek ebben a városban: { $left }. Az a forduló az utolsó, amelyikben valaki beépíti a tizenkettediket.

picture-forests = Egy sziget erdőkkel.
picture-forests-count = Erdők: { $count }. Kettőnként 1 dublonnal olcsóbb bármely épület, itt a kedvezmény { $off }. Telepes nem kell rájuk.

picture-nobles = Egy nemes munka közben.
picture-nobles-house = A nemes úgy dolgozik, mint egy telepes, és a végén 1 győzelmi pontot ér, bárhol áll.

picture-buccaneer = A szerepkártyák; a kalózt még senki sem választotta.
picture-buccaneer-token = A jelvény mutatja, kinél van a jelző: ezt a kártyát rajta kívül bárki választhatja.

picture-festival = Az ünnep három feladata.
picture-festival-open = Nyitott: ki hol tart, és mit kap, aki elsőként teljesíti.
picture-festival-won = Elkelt: más már nem teljesítheti.

# Altiplano

picture-alti-overview = A hét helyszín a játékosok bábuival.
picture-alti-overview-here = Itt áll a bábud. Akciót csak ott hajthatsz végre, ahol áll.
picture-alti-overview-stock = Ennyi maradt ezen a helyszínen. Ha minden elfogy, közeledik a játék vége.
picture-alti-overview-food = Az élelem középen van, és egyik helyszínhez sem tartozik.

picture-alti-draw = A tervezőmezők húzás után.
picture-alti-draw-tiles = Ennyi lapkával telt meg minden nyitott mező: { $count }. A zsákban maradt: { $bag }.
picture-alti-draw-shut = Zárt: az Út építése nyit meg újabb mezőket.

picture-alti-planning = Tervezés: egy lapka akciómezőre készül.
picture-alti-planning-hand = A kézben lévő lapka: élelem.
picture-alti-planning-takes = A zöld mezők fogadják.
picture-alti-planning-old = Egy korábbi forduló óta fekszik itt, nem mozdítható.

picture-alti-moving = Te jössz, és a bábud mozoghat.
picture-alti-moving-here = Itt áll a bábud.
picture-alti-moving-cart = Elérhető: fordulónként egyszer az első szekér ingyen bárhová elvisz.
picture-alti-moving-steps = Szakaszok gyalog; mindegyik 1 élelem. Élelem a mozgásmezőiden: { $food }.

picture-alti-actions = Helyszínek a tábládon, az oda tervezett lapkákkal.
picture-alti-actions-here = Kész, és a bábud is itt áll: azonnal végrehajthatod.
picture-alti-actions-there = Ez is kész, de előbb oda kell jutnia a bábudnak.

picture-alti-warehouse = Egy raktár a játék vége felé.
picture-alti-warehouse-full = Teli: ez a polc { $points } pontot ér, a rajta lévő árukon felül.
picture-alti-warehouse-begun = Megkezdett: csak ugyanolyan fajta vagy kukorica kerülhet rá.
picture-alti-warehouse-corn = A kukorica bármelyik megkezdett polcon elfoglalhat egy helyet.

picture-alti-market = Amit az árukon kívül szerezhetsz.
picture-alti-market-strip = Bővítmény: az árában a sorban elfoglalt helyéé is benne van.
picture-alti-market-order = Megrendelés: a kért áruk és a pontjai.
picture-alti-market-house = Ház: az áru, amelynek a lapkái többet érnek vele, és amennyit most érne neked.

picture-alti-order = A teljesítetlen megrendelésed.
picture-alti-order-got = Leszállítva: az áru a megrendelésen marad.
picture-alti-order-missing = Hiányzik még: { $left }. Az utolsóval teljesíted, és 1 kukoricát kapsz.

picture-alti-road = Az Út. Megépített szakaszok: { $steps }.
picture-alti-road-here = Itt tartasz. Tervezőmezők: { $limit }.
picture-alti-road-next = A következő szakaszhoz 1 kő és 1 fa kell.

picture-alti-extensions = Saját akciók a tábla akciói mellett.
picture-alti-extensions-role = A foglalkozásod azon a helyszínen, ahol működik. A mezői tele vannak, így az akció kész.
picture-alti-extensions-bought = Egy megvett bővítmény; ugyanígy működik.

picture-alti-end = Egy helyszín majdnem kiürült.
picture-alti-end-low = Itt maradt: { $left }. Ha minden elfogy, a fordulót befejezitek, és még egyet játszotok.

picture-alti-missions = A küldetéseid.
picture-alti-missions-done = Teljesített, felfordított küldetés: ezek a pontok biztosak.
picture-alti-missions-open = Még nem teljesült: a pajzs üres.
