# Cuvintele jocului Puerto Rico în română, după regulamentul ediției din 2002.
# Le citesc clientul web (@fluent/bundle) și terminalul (fluent-bundle).
# Bunurile și piesele de insulă se scriu cu literă mică, rolurile și clădirile
# cu literă mare. Numele scurte au cel mult 10 caractere.
# „Colonist” cu literă mare este rolul, „colonist” cu literă mică este piesa.

## Bunuri

good-corn = porumb
good-corn-short = Porumb
good-corn-letter = P
good-indigo = indigo
good-indigo-short = Indigo
good-indigo-letter = I
good-sugar = zahăr
good-sugar-short = Zahăr
good-sugar-letter = Z
good-tobacco = tutun
good-tobacco-short = Tutun
good-tobacco-letter = T
good-coffee = cafea
good-coffee-short = Cafea
good-coffee-letter = C

# O cantitate dintr-un bun, pentru enumerări: 3 × zahăr.
good-amount = { $count } × { $good }

## Roluri: nume, nume scurt, acțiunea tuturor, privilegiul celui care alege

role-settler = Colonist
role-settler-short = Colonist
role-settler-action = Ia o plantație cu fața în sus.
role-settler-privilege = Poți lua în locul ei o carieră.
role-mayor = Primar
role-mayor-short = Primar
role-mayor-action = Sosește nava de coloniști; plasează-ți toți coloniștii.
role-mayor-privilege = Iei 1 colonist din grămada de coloniști.
role-builder = Constructor
role-builder-short = Construct.
role-builder-action = Construiește o clădire.
role-builder-privilege = Plătești cu 1 dublon mai puțin.
role-craftsman = Meșteșugar
role-craftsman-short = Meșteșugar
role-craftsman-action = Produ bunuri.
role-craftsman-privilege = Iei încă 1 bun dintr-un tip pe care l-ai produs.
role-trader = Comerciant
role-trader-short = Comerciant
role-trader-action = Vinde un bun la casa de comerț.
role-trader-privilege = Primești 1 dublon în plus pentru vânzare.
role-captain = Căpitan
role-captain-short = Căpitan
role-captain-action = Încarcă bunuri: câte 1 VP pentru fiecare.
role-captain-privilege = 1 VP în plus la prima ta încărcare.
role-prospector = Prospector
role-prospector-short = Prospector
role-prospector-action = Ceilalți nu fac nimic.
role-prospector-privilege = Iei 1 dublon de la bancă.
role-second-prospector = Al doilea prospector
role-second-prospector-short = Prosp. 2
role-second-prospector-action = Ceilalți nu fac nimic.
role-second-prospector-privilege = Iei 1 dublon de la bancă.
role-buccaneer = Corsar
role-buccaneer-short = Corsar
role-buccaneer-action = Ceilalți nu fac nimic.
role-buccaneer-privilege = Iei jetonul corsarului și alegi una dintre cele patru acțiuni: piraterie, jaf, incursiune sau capturare.

## Faze

phase-draft = Alegerea clădirilor

## Piese de insulă

tile-corn = plantație de porumb
tile-corn-short = Porumb
tile-indigo = plantație de indigo
tile-indigo-short = Indigo
tile-sugar = plantație de zahăr
tile-sugar-short = Zahăr
tile-tobacco = plantație de tutun
tile-tobacco-short = Tutun
tile-coffee = plantație de cafea
tile-coffee-short = Cafea
tile-quarry = carieră
tile-quarry-short = Carieră
tile-forest = pădure
tile-forest-short = Pădure

## Cuvintele mesei

word-worker = colonist
word-noble = nobil
word-nobles = nobili
word-private-ship = nava imaginară
word-doubloons = dubloni
word-governor = guvernator
word-san-juan = San Juan
word-price = preț
word-role = rol

# O navă din faza căpitanului, recunoscută după capacitate.
ship-name = nava de { $capacity }
round-number = Runda { $number }

## Cuvinte numărate

count-workers =
    { $count ->
        [one] { $count } colonist
        [few] { $count } coloniști
       *[other] { $count } de coloniști
    }
count-nobles =
    { $count ->
        [one] { $count } nobil
        [few] { $count } nobili
       *[other] { $count } de nobili
    }
count-doubloons =
    { $count ->
        [one] { $count } dublon
        [few] { $count } dubloni
       *[other] { $count } de dubloni
    }
count-points =
    { $count ->
        [one] { $count } punct de victorie
        [few] { $count } puncte de victorie
       *[other] { $count } de puncte de victorie
    }
count-goods =
    { $count ->
        [one] { $count } bun
        [few] { $count } bunuri
       *[other] { $count } de bunuri
    }
count-rounds =
    { $count ->
        [one] { $count } rundă
        [few] { $count } runde
       *[other] { $count } de runde
    }
count-circles =
    { $count ->
        [one] { $count } cerc gol
        [few] { $count } cercuri goale
       *[other] { $count } de cercuri goale
    }

## Ediții și extensii

edition-2002 = Ediția 2002
edition-2002-effect = Puncte de victorie în joc: 75, 100 sau 122 cu 3, 4 sau 5 jucători, 65 cu 2. Ce lipsește din acest regulament vine din cel din 2020.
edition-2011 = Ediția 2011
edition-2011-effect = Puncte de victorie în joc: 75, 100 sau 126 cu 3, 4 sau 5 jucători, 65 cu 2.
edition-2020 = Ediția 2020
edition-2020-effect = Puncte de victorie în joc: 76, 101 sau 126 cu 3, 4 sau 5 jucători, 65 cu 2.
expansion-base = Jocul de bază
expansion-new-buildings = Clădiri noi
expansion-new-buildings-effect = Încă 14 clădiri; jucătorii aleg care dintre ele sunt de vânzare.
expansion-nobles = Nobilii
expansion-nobles-effect = Cu nava de coloniști vin și nobili, iar 8 clădiri profită de prezența lor.
expansion-buccaneer = Corsarul
expansion-buccaneer-effect = Încă un rol, care jefuiește navele, casa de comerț și cărțile de rol.
expansion-festival = Festivalul din San Juan
expansion-festival-effect = Trei sarcini; recompensa fiecăreia o primește primul jucător care o îndeplinește.

## Opțiunile jocului de bază

switch-vp-pool = Puncte de victorie în joc
switch-vp-pool-effect = Câte puncte sunt în provizii; când se termină, jocul se încheie la sfârșitul acelei runde.
switch-open-vp = Puncte de victorie la vedere
switch-open-vp-effect = Toți văd punctele de victorie ale tuturor.
switch-counted = Puncte de victorie numărate
switch-counted-effect = Punctele de victorie câștigate sub ochii tuturor sunt numărate și afișate pentru fiecare jucător.
switch-dup-production = Clădiri de producție multiple
switch-dup-production-effect = Poți avea mai multe clădiri de producție de același tip.
switch-auto-mayor-privilege = Primarul ia mereu un colonist
switch-auto-mayor-privilege-effect = Primarul ia colonistul în plus fără să fie întrebat.
switch-decline-workers = Coloniștii pot fi refuzați
switch-decline-workers-effect = Poți refuza coloniști de pe navă; aceștia ies din joc.
switch-large-max-4 = Cel mult 4 clădiri mari
switch-large-max-4-effect = Orașul are 4 spații în lățime și 3 în înălțime, deci a cincea clădire mare nu încape niciodată.
switch-strict-optional = Totul opțional
switch-strict-optional-effect = Ți se cere acordul și pentru câștigurile pe care altfel le primești automat.
switch-ask-forced = Întrebări cu un singur răspuns
switch-ask-forced-effect = Când îți vine rândul, ți se cere răspunsul chiar dacă există unul singur posibil sau poți doar să pasezi.

## Au efect doar clădirile ocupate, adică având cel puțin un colonist.

building-small-indigo-plant = Fabrică mică de indigo
building-small-indigo-plant-short = Indigo mic
building-small-indigo-plant-effect = În faza meșteșugarului dă 1 butoi de indigo, dacă ai câte un colonist aici și pe o plantație de indigo.
building-small-indigo-plant-note = Se adună cu fabrica mare: cu amândouă, cel mult 4 butoaie de indigo.
building-small-sugar-mill = Fabrică mică de zahăr
building-small-sugar-mill-short = Zahăr mic
building-small-sugar-mill-effect = În faza meșteșugarului dă 1 butoi de zahăr, dacă ai câte un colonist aici și pe o plantație de zahăr.
building-small-sugar-mill-note = Se adună cu fabrica mare: cu amândouă, cel mult 4 butoaie de zahăr.
building-indigo-plant = Fabrică de indigo
building-indigo-plant-short = Indigo
building-indigo-plant-effect = În faza meșteșugarului dă cel mult 3 butoaie de indigo: câte unul pentru fiecare pereche formată dintr-un colonist de aici și o plantație de indigo ocupată.
building-indigo-plant-note = Pentru Sala de consiliu este o clădire mare de producție.
building-sugar-mill = Fabrică de zahăr
building-sugar-mill-short = Zahăr
building-sugar-mill-effect = În faza meșteșugarului dă cel mult 3 butoaie de zahăr: câte unul pentru fiecare pereche formată dintr-un colonist de aici și o plantație de zahăr ocupată.
building-sugar-mill-note = Pentru Sala de consiliu este o clădire mare de producție.
building-tobacco-storage = Depozit de tutun
building-tobacco-storage-short = Tutun
building-tobacco-storage-effect = În faza meșteșugarului dă cel mult 3 butoaie de tutun: câte unul pentru fiecare pereche formată dintr-un colonist de aici și o plantație de tutun ocupată.
building-tobacco-storage-note = Pentru Sala de consiliu este o clădire mare de producție.
building-coffee-roaster = Fabrică de cafea
building-coffee-roaster-short = Cafea
building-coffee-roaster-effect = În faza meșteșugarului dă cel mult 2 butoaie de cafea: câte unul pentru fiecare pereche formată dintr-un colonist de aici și o plantație de cafea ocupată.
building-coffee-roaster-note = Pentru Sala de consiliu este o clădire mare de producție.

building-small-market = Piață mică
building-small-market-short = P. mică
building-small-market-effect = Faza comerciantului: pentru vânzarea la casa de comerț primești 1 dublon în plus.
building-small-market-note = Astfel și porumbul aduce 1 dublon. Împreună cu Piața mare, 3 în plus.
building-hacienda = Conac
building-hacienda-short = Conac
building-hacienda-effect = Faza colonistului: înainte de alegerea obișnuită poți trage o plantație cu fața în jos. Ce tragi trebuie plasat.
building-hacienda-note = Nu dă niciodată o carieră, iar piesa trasă nu primește colonist de la Cabană. Îl poate folosi și cel care a ales rolul.
building-construction-hut = Baracă de construcții
building-construction-hut-short = Baracă
building-construction-hut-effect = Faza colonistului: poți lua o carieră în locul unei plantații cu fața în sus.
building-construction-hut-note = Cine a ales rolul ia și cu Baraca o singură carieră. Fără efect după ce se termină carierele.
building-small-warehouse = Mic depozit
building-small-warehouse-short = Dep. mic
building-small-warehouse-effect = Sfârșitul fazei căpitanului: păstrezi toate bunurile de un tip, pe lângă bunul pe care îl păstrează oricine.
building-small-warehouse-note = Nu te scutește de încărcare. Cu Depozitul mare: trei tipuri și încă un bun.
building-hospice = Cabană
building-hospice-short = Cabană
building-hospice-effect = Faza colonistului: pe plantația sau cariera luată poți pune imediat un colonist din grămada de coloniști.
building-hospice-note = Dacă grămada e goală, vine de pe navă; niciodată din San Juan. Nu și pentru piesa de la Conac.
building-office = Birou
building-office-short = Birou
building-office-effect = Faza comerciantului: poți vinde un bun de un tip care se află deja în casa de comerț.
building-office-note = O casă de comerț plină rămâne închisă și pentru tine.
building-large-market = Piață mare
building-large-market-short = P. mare
building-large-market-effect = Faza comerciantului: pentru vânzarea la casa de comerț primești 2 dubloni în plus.
building-large-market-note = Împreună cu Piața mică, 3 în plus.
building-large-warehouse = Depozit mare
building-large-warehouse-short = Dep. mare
building-large-warehouse-effect = Sfârșitul fazei căpitanului: păstrezi toate bunurile de două tipuri, pe lângă bunul pe care îl păstrează oricine.
building-large-warehouse-note = Nu te scutește de încărcare. Cu Micul depozit: trei tipuri și încă un bun.
building-factory = Fabrică
building-factory-short = Fabrică
building-factory-effect = Faza meșteșugarului: banca plătește 0, 1, 2, 3 sau 5 dubloni pentru 1, 2, 3, 4 sau 5 tipuri de bunuri produse.
building-factory-note = Contează doar tipurile primite efectiv, nu și cantitatea.
building-university = Universitate
building-university-short = Univers.
building-university-effect = Faza constructorului: când construiești, poți pune pe clădirea nouă un colonist din grămada de coloniști.
building-university-note = Doar unul, oricâte cercuri ar fi. Dacă grămada e goală, vine de pe navă. Nu și pentru Universitatea însăși.
building-harbor = Port
building-harbor-short = Port
building-harbor-effect = Faza căpitanului: 1 VP în plus la fiecare încărcare a ta.
building-harbor-note = Și pentru Debarcader; o dată la fiecare încărcare, oricâte bunuri ar fi.
building-wharf = Debarcader
building-wharf-short = Debarc.
building-wharf-effect = Faza căpitanului: o dată, în locul unei nave de mărfuri, poți trimite toate bunurile tale de un tip în provizii, câte 1 VP fiecare.
building-wharf-note = Orice tip, chiar unul aflat pe o navă; nu neapărat cel din care ai mai mult. Dacă numai Debarcaderul ar primi bunurile tale, poți pasa și îl poți folosi mai târziu.

building-guild-hall = Sală de consiliu
building-guild-hall-short = Consiliu
building-guild-hall-effect = Sfârșitul jocului: 1 VP pentru fiecare clădire mică de producție a ta și 2 pentru fiecare mare.
building-guild-hall-note = Contează și cele neocupate. Mici sunt doar Fabrica mică de indigo și cea de zahăr; toate celelalte sunt mari.
building-residence = Locuință
building-residence-short = Locuință
building-residence-effect = Sfârșitul jocului: 4 VP pentru cel mult 9 spații de insulă ocupate, 5 pentru 10, 6 pentru 11, 7 pentru 12.
building-residence-note = Contează plantațiile și carierele, cu sau fără coloniști.
building-fortress = Fortăreață
building-fortress-short = Fortăreață
building-fortress-effect = Sfârșitul jocului: 1 VP la fiecare 3 coloniști ai tăi.
building-fortress-note = Contează și coloniștii din San Juan. Se rotunjește în jos.
building-customs-house = Vamă
building-customs-house-short = Vamă
building-customs-house-effect = Sfârșitul jocului: 1 VP la fiecare 4 VP câștigate în timpul jocului.
building-customs-house-note = Contează și punctele câștigate după epuizarea jetoanelor, nu și cele ale clădirilor. Se rotunjește în jos.
building-city-hall = Primărie
building-city-hall-short = Primărie
building-city-hall-effect = Sfârșitul jocului: 1 VP pentru fiecare clădire violet a ta, inclusiv Primăria.
building-city-hall-note = Mici și mari, ocupate sau nu. Clădirile de producție nu contează.

## Clădirile extensiei Clădiri noi

building-aqueduct = Apeduct
building-aqueduct-short = Apeduct
building-aqueduct-effect = Faza meșteșugarului: 1 butoi de indigo în plus, dacă produci indigo și Fabrica ta de indigo e ocupată; la fel pentru zahăr și Fabrica de zahăr.
building-aqueduct-note = Fabricile mici nu dau nimic în plus. Bunul în plus trebuie să existe în provizii.
building-forest-house = Casa pădurarului
building-forest-house-short = Pădurar
building-forest-house-effect = Faza colonistului: plantația luată poate fi pusă cu fața în jos, ca pădure. Faza constructorului: la fiecare 2 păduri ale tale, o clădire costă cu 1 dublon mai puțin.
building-forest-house-note = Și pentru piesele de la Conac, Bibliotecă și Oficiul funciar, nu și pentru cariere. Pădurea rămâne pădure și ocupă un spațiu pentru Locuință; colonistul de la Cabană merge în San Juan. Reducerea nu e limitată de coloană și nu cere colonist aici, dacă masa nu hotărăște altfel.
building-black-market = Piață neagră
building-black-market-short = P. neagră
building-black-market-effect = Faza constructorului: dacă îți lipsesc între 1 și 3 dubloni, poți returna cel mult un colonist, un bun și un VP, fiecare pentru 1 dublon.
building-black-market-note = Returnezi doar cât îți lipsește, fără să rămână vreun dublon. Colonistul Pieței negre nu poate fi returnat. Ce returnezi nu anulează sfârșitul jocului.
building-storehouse = Magazie
building-storehouse-short = Magazie
building-storehouse-effect = Sfârșitul fazei căpitanului: păstrezi încă 3 bunuri, de orice tipuri.
building-storehouse-note = Se adaugă la bunul pe care îl păstrează oricine și la depozite. Nu te scutește de încărcare.
building-guesthouse = Han
building-guesthouse-short = Han
building-guesthouse-effect = Găzduiește 2 coloniști. În orice fază, fiecare poate trece pe un cerc gol de pe altă piesă a ta, unde lucrează imediat.
building-guesthouse-note = Rămân acolo până la următoarea fază a primarului și nu trebuie să plece împreună. Ediția 2011: nu în faza primarului.
building-trading-post = Punct comercial
building-trading-post-short = Pct. com.
building-trading-post-effect = Faza comerciantului: poți vinde aici, nu la casa de comerț, un bun de orice tip, chiar dacă aceasta e plină.
building-trading-post-note = La prețul obișnuit și cu privilegiul comerciantului, fără bonusul piețelor. Tot o singură vânzare pe fază.
building-church = Biserică
building-church-short = Biserică
building-church-effect = Faza constructorului: când construiești, primești 0, 1, 1 sau 2 VP pentru o clădire din coloana 1, 2, 3 sau 4.
building-church-note = Și pentru clădirile de producție, nu și pentru Biserica însăși.
building-small-wharf = Debarcader mic
building-small-wharf-short = Deb. mic
building-small-wharf-effect = Faza căpitanului: o dată, în locul unei nave de mărfuri, poți trimite orice bunuri ale tale în provizii, 1 VP la fiecare 2.
building-small-wharf-note = Cel puțin 1 bun; tipurile se pot amesteca; se rotunjește în jos; Portul contează. Când îți vine din nou rândul, poți folosi și Debarcaderul.
building-lighthouse = Far
building-lighthouse-short = Far
building-lighthouse-effect = Faza căpitanului: 1 dublon la fiecare încărcare a ta. Dacă ești căpitan, încă 1 dublon, chiar dacă nu încarci nimic.
building-lighthouse-note = Și pentru debarcadere; o dată la fiecare încărcare, oricâte bunuri ar fi.
building-specialty-factory = Fabrică specializată
building-specialty-factory-short = Fab. spec.
building-specialty-factory-effect = Faza meșteșugarului: pentru tipul din care ai produs cel mai mult, în afară de porumb, primești cu 1 dublon mai puțin decât numărul bunurilor.
building-specialty-factory-note = Un singur tip. Bunul de la Apeduct contează, bunul în plus al meșteșugarului nu.
building-library = Bibliotecă
building-library-short = Bibliotecă
building-library-effect = Dublează privilegiul rolului pe care îl alegi.
building-library-note = Nu se dublează dublonii de pe carte și nici câștigurile altor clădiri. Când alegi Colonistul, iei o a doua plantație după toți ceilalți; o carieră doar cu Baraca de construcții și fără colonist de la Cabană.
building-union-hall = Sediul asociației
building-union-hall-short = Asociație
building-union-hall-effect = Faza căpitanului: înainte de prima ta încărcare primești 1 VP pentru fiecare pereche de bunuri identice.
building-union-hall-note = Bunurile îți rămân. O dată pe fază, chiar dacă apoi nu poți încărca.
building-statue = Statuie
building-statue-short = Statuie
building-statue-effect = Nu are nicio funcție și nu cere coloniști; valorează pur și simplu 8 VP.
building-statue-note = Colonistul de la Universitate merge în San Juan. Pentru Primărie contează ca o clădire violet.
building-cloister = Mănăstire
building-cloister-short = Mănăstire
building-cloister-effect = Sfârșitul jocului: 1, 3, 6 sau 10 VP pentru 1, 2, 3 sau 4 grupuri de câte trei piese de insulă identice.
building-cloister-note = Carierele sunt un tip, la fel și pădurile. Contează și piesele neocupate.

## Clădirile extensiei Nobilii

building-land-office = Oficiu funciar
building-land-office-short = Of. func.
building-land-office-effect = Faza comerciantului, o dată. Colonist: plătește 1 dublon pentru o plantație cu fața în jos. Nobil: elimină o plantație sau o pădure pentru 1 dublon.
building-land-office-note = Înainte sau după vânzare. Cu o Casă a pădurarului ocupată, piesa nouă poate deveni pădure. Persoana de pe piesa eliminată merge în San Juan.
building-chapel = Capelă
building-chapel-short = Capelă
building-chapel-effect = Faza meșteșugarului. Colonist: 1 dublon. Nobil: 1 VP.
building-chapel-note = Chiar dacă nu produci nimic.
building-hunting-lodge = Pavilion de vânătoare
building-hunting-lodge-short = Vânătoare
building-hunting-lodge-effect = Sfârșitul fazei colonistului. Colonist: poți elimina o plantație sau o pădure. Nobil: 2 VP dacă numai tu ai cele mai multe spații de insulă libere.
building-hunting-lodge-note = Persoana de pe piesa eliminată merge în San Juan. Carierele rămân. La egalitate nu primește nimeni puncte.
building-zoning-office = Oficiu de urbanism
building-zoning-office-short = Urbanism
building-zoning-office-effect = Faza constructorului. Colonist: clădirile mici costă cu 1 dublon mai puțin. Nobil: clădirile mari costă cu 2 mai puțin.
building-zoning-office-note = Se adaugă la cariere, păduri și privilegiul constructorului; prețul nu scade sub 0.
building-royal-supplier = Furnizor regal
building-royal-supplier-short = Furnizor
building-royal-supplier-effect = Faza căpitanului: înainte de prima ta încărcare poți returna cel mult atâtea bunuri de tipuri diferite câți nobili ai, câte 1 VP fiecare.
building-royal-supplier-note = Contează și nobilii din San Juan. Nu este o încărcare: Portul, Farul și căpitanul nu adaugă nimic. Nu contează cine se află aici.
building-villa = Vilă
building-villa-short = Vilă
building-villa-effect = Faza primarului: odată cu primul colonist sau nobil primit iei încă un nobil din provizii.
building-villa-note = Dacă nu mai sunt nobili, iei un colonist; niciodată de pe navă. Nu contează cine se află aici. Ediția 2011: chiar dacă nu primești pe nimeni altcineva.
building-jeweler = Atelier de bijuterii
building-jeweler-short = Bijuterii
building-jeweler-effect = Faza meșteșugarului: 1 dublon pentru fiecare nobil al tău.
building-jeweler-note = Contează și nobilii din San Juan. Este o clădire mare de producție: o numără Sala de consiliu, nu și Primăria.
building-royal-garden = Grădină regală
building-royal-garden-short = Grădină
building-royal-garden-effect = Sfârșitul jocului: încă 1 VP pentru fiecare nobil al tău.
building-royal-garden-note = Contează și nobilii din San Juan. Se adaugă la punctul pe care îl aduce oricum fiecare nobil.

## Corsar și festival

buccaneer-token = jetonul corsarului
deed-piracy = Piraterie
deed-piracy-effect = Golește o navă de mărfuri și păstrează cel mult 3 bunuri de pe ea.
deed-plunder = Jaf
deed-plunder-effect = Golește casa de comerț: 1 VP pentru fiecare bun.
deed-raid = Incursiune
deed-raid-effect = Ia coloniști de pe navă până rămân atâția câți jucători sunt; pune imediat la lucru cel mult 3.
deed-capture = Capturare
deed-capture-effect = Ia o carte de rol nealeasă, cu dublonii ei. Dacă o alege cineva mai târziu, primești 3 dubloni de la bancă; dacă nu o alege nimeni, o joci tu.
festival-crop = Sarcina de cultivare
festival-crop-effect = Trei plantații de acest tip pe insulă: 3 coloniști din grămadă.
festival-production = Sarcina de producție
festival-production-effect = Produ toate cele trei bunuri într-o singură fază a meșteșugarului: 3 dubloni.
festival-building = Sarcina de construcție
festival-building-effect = Construiește această clădire: 3 VP.

## Puncte la sfârșit, după sursă

score-chips = Puncte câștigate în timpul jocului
score-buildings = Clădiri
score-guild-hall = Sală de consiliu
score-residence = Locuință
score-fortress = Fortăreață
score-customs-house = Vamă
score-city-hall = Primărie
score-total = Total
score-tie-break = La egalitate: dubloni și bunuri
