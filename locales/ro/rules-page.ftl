# The rules page: search and captions of pictures. Loaded with that page only.

rules-search = Caută în reguli
rules-next = Rezultatul următor
rules-previous = Rezultatul anterior
rules-found = { $count ->
    [0] Niciun rezultat
    [one] { $count } rezultat
    [few] { $count } rezultate
   *[other] { $count } de rezultate
}
rules-found-at = { $number } din { $count }

# Puerto Rico

picture-overview = O insulă și un oraș la mijlocul jocului.
picture-overview-wealth = Dublonii și punctele de victorie ale proprietarului. Ceilalți nu văd punctele.
picture-overview-worked = Aici stă un colonist: plantația e ocupată.
picture-overview-idle = Un cerc gol: clădirea nu face încă nimic, dar punctele ei contează deja.

picture-round = E rândul tău să alegi un rol.
picture-round-taken = Luat: nimeni altcineva nu mai poate alege acest rol în această rundă.
picture-round-coins = A rămas nealeasă. Cine alege cartea ia și ce se află pe ea: { $doubloons ->
    [one] { $doubloons } dublon.
    [few] { $doubloons } dubloni.
   *[other] { $doubloons } de dubloni.
}
picture-round-free = Toți fac acțiunea rolului. Privilegiul îl are doar cine l-a ales.

picture-settler = Rolul Colonist: cine l-a ales ia prima piesă.
picture-settler-row = Plantații cu fața în sus: pe rând, fiecare poate lua una.
picture-settler-quarry = O carieră în locul plantației: doar pentru cine a ales rolul sau cu o Baracă de construcții ocupată.
picture-settler-stack = Apoi restul se elimină și de aici vin plantații noi: { $count }.

picture-mayor = Coloniști de plasat: { $count }. Toate cercurile sunt din nou libere.
picture-mayor-tile = Fiecare plantație și fiecare carieră are un cerc.
picture-mayor-building = Clădirile au între unul și trei. O clădire de producție are nevoie de câte un colonist pentru fiecare plantație pe care o deservește.

picture-builder = Constructorul alege. Cariere ocupate: { $quarries }.
picture-builder-price = { $building }: preț { $cost }, de plătit { $price }. Constructorul economisește 1, carierele { $quarries }.
picture-builder-column = Carierele scad cel mult atât: 1 în prima coloană, 4 la clădirile mari.
picture-builder-refused = Hașurat: prea scump sau deja în orașul tău.

picture-craftsman = Bunurile au fost împărțite; meșteșugarul mai poate lua unul.
picture-craftsman-corn = Porumbul nu cere clădire: 1 pentru fiecare plantație ocupată, aici { $corn }.
picture-craftsman-pair = Orice altceva cere un colonist pe plantație și încă unul în clădire: aici { $count }.
picture-craftsman-privilege = Privilegiu: încă 1 dintr-un tip pe care tocmai l-ai produs.

picture-trader = E rândul tău să vinzi un bun.
picture-trader-house = Casa de comerț are patru locuri. Ocupate: { $count }.
picture-trader-open = Tipul acesta nu e încă acolo. Aduce { $doubloons ->
    [one] { $doubloons } dublon.
    [few] { $doubloons } dubloni.
   *[other] { $doubloons } de dubloni.
}
picture-trader-shut = Tipul acesta e deja acolo: fără un Birou ocupat nu îl poți vinde.

picture-captain = E rândul tău să încarci.
picture-captain-part = Transportă un tip pe care îl ai: ai { $owned }, iar loc mai este pentru { $fits }. Încarci cât încape.
picture-captain-other = Transportă un tip pe care nu îl ai. Alt tip nu poate urca.
picture-captain-empty = Goală: poate fi începută cu un tip care nu e pe altă navă.

picture-storage = După ultima încărcare se depozitează. Tipuri pe care le ai: { $kinds }.
picture-storage-warehouse = Micul depozit păstrează toate bunurile de un tip.
picture-storage-kinds = Alegi tu care. În rest păstrezi un singur bun; celelalte se pierd.

picture-end = Spre sfârșitul jocului: trei lucruri îl pot încheia.
picture-end-points = Puncte rămase: { $points }. Runda în care se ia ultimul este ultima.
picture-end-workers = Coloniști rămași: { $workers }. Jocul se încheie când nu mai ajung ca să umple nava.
picture-end-city = Spații libere în acest oraș: { $left }. Runda în care cineva îl ocupă pe al doisprezecelea este ultima.

picture-forests = O insulă cu păduri.
picture-forests-count = Păduri: { $count }. Fiecare două scad cu 1 dublon prețul oricărei clădiri, aici cu { $off }. Nu au nevoie de colonist.

picture-nobles = Un nobil la lucru.
picture-nobles-house = Nobilul lucrează ca un colonist, iar la sfârșit valorează 1 punct, oriunde s-ar afla.

picture-buccaneer = Cărțile de rol; corsarul nu a fost ales încă.
picture-buccaneer-token = Însemnul arată cine are jetonul: oricine altcineva poate alege această carte.

picture-festival = Cele trei sarcini ale festivalului.
picture-festival-open = Deschisă: cât a făcut fiecare și ce primește primul care o îndeplinește.
picture-festival-won = Câștigată: nimeni altcineva nu o mai poate îndeplini.

# Altiplano

picture-alti-overview = Cele șapte locații cu pionii jucătorilor.
picture-alti-overview-here = Aici stă pionul tău. Poți acționa doar unde se află el.
picture-alti-overview-stock = Ce a mai rămas în această locație. Când nu mai e nimic, începe sfârșitul jocului.
picture-alti-overview-food = Hrana e la mijloc și nu ține de nicio locație.

picture-alti-draw = Locurile de planificare după tragere.
picture-alti-draw-tiles = Jetoane trase până s-au umplut locurile deschise: { $count }. Au rămas în sac: { $bag }.
picture-alti-draw-shut = Blocate: construirea Drumului deschide alte locuri.

picture-alti-planning = Planificare: un jeton urmează să ajungă pe un loc de acțiune.
picture-alti-planning-hand = Jetonul din mână: hrană.
picture-alti-planning-takes = Locurile verzi îl primesc.
picture-alti-planning-old = E aici dintr-o rundă anterioară și nu se mută.

picture-alti-moving = E rândul tău, iar pionul se poate deplasa.
picture-alti-moving-here = Aici stă pionul tău.
picture-alti-moving-cart = La îndemână: o dată pe rundă, prima căruță te duce gratuit oriunde.
picture-alti-moving-steps = Pași de mers pe jos; fiecare costă 1 jeton de hrană. Hrană pe locurile de deplasare: { $food }.

picture-alti-actions = Locații de pe tabla ta, cu jetoanele planificate acolo.
picture-alti-actions-here = Gata, iar pionul e aici: o poți face imediat.
picture-alti-actions-there = Și aceasta e gata, dar mai întâi pionul trebuie să ajungă acolo.

picture-alti-warehouse = Un depozit spre sfârșitul jocului.
picture-alti-warehouse-full = Plin: raftul aduce { $points }, pe lângă mărfurile de pe el.
picture-alti-warehouse-begun = Început: se mai adaugă doar același tip sau porumb.
picture-alti-warehouse-corn = Porumbul ocupă un loc pe orice raft început.

picture-alti-market = Ce se mai poate obține în afară de mărfuri.
picture-alti-market-strip = O extindere: prețul îl cuprinde și pe cel al locului din șir.
picture-alti-market-order = O comandă: mărfurile cerute și punctele ei.
picture-alti-market-house = O casă: marfa ale cărei jetoane valorează mai mult și cât ți-ar aduce acum.

picture-alti-order = Comanda ta neîncheiată.
picture-alti-order-got = Livrat: marfa rămâne pe comandă.
picture-alti-order-missing = De livrat: { $left }. Ultima marfă încheie comanda și aduce 1 porumb.

picture-alti-road = Drumul. Pași construiți: { $steps }.
picture-alti-road-here = Ești aici. Locuri de planificare: { $limit }.
picture-alti-road-next = Pasul următor costă piatră și lemn, câte 1.

picture-alti-extensions = Acțiuni proprii, pe lângă cele de pe tablă.
picture-alti-extensions-role = Profesia ta, în locația în care lucrează. Locurile ei sunt pline, deci acțiunea e gata.
picture-alti-extensions-bought = O extindere cumpărată; funcționează la fel.

picture-alti-end = O locație e aproape goală.
picture-alti-end-low = Au rămas aici: { $left }. Când nu mai e nimic, runda se încheie și se mai joacă una.

picture-alti-missions = Misiunile tale.
picture-alti-missions-done = Îndeplinită și cu fața în sus: punctele sunt sigure.
picture-alti-missions-open = Încă neîndeplinită: scutul e gol.
