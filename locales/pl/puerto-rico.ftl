# Słowa gry Puerto Rico po polsku, według instrukcji wydania z 2020 roku.
# Czyta je klient WWW (@fluent/bundle) i terminal (fluent-bundle).
# Towary i żetony wyspy piszemy małą literą, postacie i budynki wielką.
# Krótkie nazwy mają najwyżej 10 znaków.

## Towary

good-corn = kukurydza
good-corn-short = Kukurydza
good-corn-letter = K
good-indigo = indygo
good-indigo-short = Indygo
good-indigo-letter = I
good-sugar = cukier
good-sugar-short = Cukier
good-sugar-letter = C
good-tobacco = tytoń
good-tobacco-short = Tytoń
good-tobacco-letter = T
good-coffee = kawa
good-coffee-short = Kawa
good-coffee-letter = W

# Ilość jednego towaru, do wyliczeń: 3× cukier.
good-amount = { $count }× { $good }

## Postacie: nazwa, krótka nazwa, akcja wszystkich, przywilej wybierającego

role-settler = Plantator
role-settler-short = Plantator
role-settler-action = Weź jedną odkrytą plantację.
role-settler-privilege = Zamiast niej możesz wziąć kamieniołom.
role-mayor = Burmistrz
role-mayor-short = Burmistrz
role-mayor-action = Przybywają robotnicy z Magistratu; rozmieść wszystkich swoich.
role-mayor-privilege = Weź 1 robotnika z zasobów ogólnych.
role-builder = Budowniczy
role-builder-short = Budown.
role-builder-action = Zbuduj jeden budynek.
role-builder-privilege = Płacisz o 1 dublon mniej.
role-craftsman = Zarządca
role-craftsman-short = Zarządca
role-craftsman-action = Wyprodukuj towary.
role-craftsman-privilege = Weź 1 dodatkowy towar jednego z rodzajów, które produkujesz.
role-trader = Kupiec
role-trader-short = Kupiec
role-trader-action = Sprzedaj jeden towar na Targowisku.
role-trader-privilege = Za sprzedaż dostajesz o 1 dublon więcej.
role-captain = Kapitan
role-captain-short = Kapitan
role-captain-action = Ładuj towary, 1 PZ za każdy.
role-captain-privilege = 1 dodatkowy PZ przy pierwszym załadunku.
role-prospector = Poszukiwacz złota
role-prospector-short = Poszukiw.
role-prospector-action = Pozostali nic nie robią.
role-prospector-privilege = Weź 1 dublon z banku.
role-second-prospector = Drugi poszukiwacz złota
role-second-prospector-short = Poszuk. 2
role-second-prospector-action = Pozostali nic nie robią.
role-second-prospector-privilege = Weź 1 dublon z banku.
role-buccaneer = Korsarz
role-buccaneer-short = Korsarz
role-buccaneer-action = Pozostali nic nie robią.
role-buccaneer-privilege = Weź żeton korsarza i wybierz jedną z czterech akcji: piractwo, grabież, najazd albo pojmanie.

## Fazy

phase-draft = Wybór budynków

## Żetony wyspy

tile-corn = plantacja kukurydzy
tile-corn-short = Kukurydza
tile-indigo = plantacja indygo
tile-indigo-short = Indygo
tile-sugar = plantacja cukru
tile-sugar-short = Cukier
tile-tobacco = plantacja tytoniu
tile-tobacco-short = Tytoń
tile-coffee = plantacja kawy
tile-coffee-short = Kawa
tile-quarry = kamieniołom
tile-quarry-short = Kamien.
tile-forest = las
tile-forest-short = Las

## Słowa stołu

word-worker = robotnik
word-noble = szlachcic
word-nobles = szlachcice
word-private-ship = prywatny statek
word-doubloons = dublony
word-governor = gubernator
word-san-juan = San Juan
word-price = cena
word-role = postać

# Statek w fazie kapitana, rozpoznawany po ładowni.
ship-name = { $capacity ->
    [4] „czwórka”
    [5] „piątka”
    [6] „szóstka”
    [7] „siódemka”
    [8] „ósemka”
   *[other] statek { $capacity }
}
round-number = Runda { $number }

## Słowa liczone

count-workers =
    { $count ->
        [one] { $count } robotnik
        [few] { $count } robotników
        [many] { $count } robotników
       *[other] { $count } robotnika
    }
count-nobles =
    { $count ->
        [one] { $count } szlachcic
        [few] { $count } szlachciców
        [many] { $count } szlachciców
       *[other] { $count } szlachcica
    }
count-doubloons =
    { $count ->
        [one] { $count } dublon
        [few] { $count } dublony
        [many] { $count } dublonów
       *[other] { $count } dublona
    }
count-points =
    { $count ->
        [one] { $count } punkt zwycięstwa
        [few] { $count } punkty zwycięstwa
        [many] { $count } punktów zwycięstwa
       *[other] { $count } punktu zwycięstwa
    }
count-goods =
    { $count ->
        [one] { $count } towar
        [few] { $count } towary
        [many] { $count } towarów
       *[other] { $count } towaru
    }
count-rounds =
    { $count ->
        [one] { $count } runda
        [few] { $count } rundy
        [many] { $count } rund
       *[other] { $count } rundy
    }
count-circles =
    { $count ->
        [one] { $count } pusty łuk
        [few] { $count } puste łuki
        [many] { $count } pustych łuków
       *[other] { $count } pustego łuku
    }

## Wydania i rozszerzenia

edition-2002 = Wydanie 2002
edition-2002-effect = Punkty zwycięstwa w grze: 75, 100 albo 122 dla 3, 4 albo 5 graczy, 65 dla 2. To, czego nie ma w tej instrukcji, bierzemy z wydania 2020.
edition-2011 = Wydanie 2011
edition-2011-effect = Punkty zwycięstwa w grze: 75, 100 albo 126 dla 3, 4 albo 5 graczy, 65 dla 2.
edition-2020 = Wydanie 2020
edition-2020-effect = Punkty zwycięstwa w grze: 76, 101 albo 126 dla 3, 4 albo 5 graczy, 65 dla 2.
expansion-base = Gra podstawowa
expansion-new-buildings = Nowe budynki
expansion-new-buildings-effect = 14 kolejnych budynków; gracze wybierają, które będą w sprzedaży.
expansion-nobles = Szlachcic
expansion-nobles-effect = W Magistracie pojawiają się szlachcice, a 8 budynków z nich korzysta.
expansion-buccaneer = Korsarz
expansion-buccaneer-effect = Jedna postać więcej: łupi statki, Targowisko i karty postaci.
expansion-festival = Festyn w San Juan
expansion-festival-effect = Trzy zadania; nagrodę za każde dostaje gracz, który wykona je jako pierwszy.

## Przełączniki gry podstawowej

switch-vp-pool = Punkty zwycięstwa w grze
switch-vp-pool-effect = Ile punktów jest w zasobach; gdy się wyczerpią, gra kończy się po tej rundzie.
switch-open-vp = Jawne punkty zwycięstwa
switch-open-vp-effect = Wszyscy widzą punkty zwycięstwa wszystkich.
switch-counted = Zliczane punkty zwycięstwa
switch-counted-effect = Punkty zwycięstwa zdobyte na oczach wszystkich są zliczane i pokazywane wszystkim.
switch-dup-production = Takie same budynki produkcyjne
switch-dup-production-effect = Możesz mieć kilka takich samych budynków produkcyjnych.
switch-auto-mayor-privilege = Burmistrz zawsze bierze robotnika
switch-auto-mayor-privilege-effect = Burmistrz dostaje dodatkowego robotnika bez pytania.
switch-decline-workers = Rezygnacja z robotników
switch-decline-workers-effect = Możesz nie przyjąć robotników z Magistratu; opuszczają wtedy grę.
switch-large-max-4 = Najwyżej 4 duże budynki
switch-large-max-4-effect = Miasto ma 4 pola szerokości i 3 wysokości, więc piąty duży budynek nigdy się nie mieści.
switch-strict-optional = Wszystko dobrowolne
switch-strict-optional-effect = Pytamy też o zyski, które inaczej bierzesz automatycznie.
switch-ask-forced = Pytanie także bez wyboru
switch-ask-forced-effect = W swojej turze odpowiadasz także wtedy, gdy masz tylko jedną możliwość albo możesz tylko spasować.

## Działają tylko budynki aktywne, czyli z co najmniej jednym robotnikiem.

building-small-indigo-plant = Mała farbiarnia
building-small-indigo-plant-short = M. farb.
building-small-indigo-plant-effect = W fazie zarządcy daje 1 indygo, jeśli ktoś pracuje tu i na plantacji indygo.
building-small-indigo-plant-note = Mała i zwykła farbiarnia sumują się: z obiema najwyżej 4 indygo.
building-small-sugar-mill = Mała cukrownia
building-small-sugar-mill-short = M. cukr.
building-small-sugar-mill-effect = W fazie zarządcy daje 1 cukier, jeśli ktoś pracuje tu i na plantacji cukru.
building-small-sugar-mill-note = Mała i zwykła cukrownia sumują się: z obiema najwyżej 4 znaczniki cukru.
building-indigo-plant = Farbiarnia
building-indigo-plant-short = Farbiarnia
building-indigo-plant-effect = W fazie zarządcy daje do 3 indygo: po 1 za każdego robotnika tutaj, o ile starcza aktywnych plantacji indygo.
building-indigo-plant-note = Dla Siedziby cechu to duży budynek produkcyjny.
building-sugar-mill = Cukrownia
building-sugar-mill-short = Cukrow.
building-sugar-mill-effect = W fazie zarządcy daje do 3 znaczników cukru: po 1 za każdego robotnika tutaj, o ile starcza aktywnych plantacji cukru.
building-sugar-mill-note = Dla Siedziby cechu to duży budynek produkcyjny.
building-tobacco-storage = Suszarnia tytoniu
building-tobacco-storage-short = Suszarnia
building-tobacco-storage-effect = W fazie zarządcy daje do 3 znaczników tytoniu: po 1 za każdego robotnika tutaj, o ile starcza aktywnych plantacji tytoniu.
building-tobacco-storage-note = Dla Siedziby cechu to duży budynek produkcyjny.
building-coffee-roaster = Palarnia kawy
building-coffee-roaster-short = Palarnia
building-coffee-roaster-effect = W fazie zarządcy daje do 2 znaczników kawy: po 1 za każdego robotnika tutaj, o ile starcza aktywnych plantacji kawy.
building-coffee-roaster-note = Dla Siedziby cechu to duży budynek produkcyjny.

building-small-market = Mały targ
building-small-market-short = M. targ
building-small-market-effect = Faza kupca: za sprzedaż na Targowisku dostajesz o 1 dublon więcej.
building-small-market-note = Nawet kukurydza przynosi wtedy 1. Z Dużym targiem łącznie o 3 więcej.
building-hacienda = Hacjenda
building-hacienda-short = Hacjenda
building-hacienda-effect = Faza plantatora: przed zwykłym wyborem możesz dobrać zakrytą plantację. Dobraną trzeba położyć na wyspie.
building-hacienda-note = Nigdy nie daje kamieniołomu, a jej żeton nie dostaje robotnika z Przytułku. Plantator też może z niej skorzystać.
building-construction-hut = Kuźnia
building-construction-hut-short = Kuźnia
building-construction-hut-effect = Faza plantatora: zamiast odkrytej plantacji możesz wziąć kamieniołom.
building-construction-hut-note = Plantator z Kuźnią też bierze tylko jeden kamieniołom. Gdy kamieniołomy się skończą, Kuźnia nic nie daje.
building-small-warehouse = Mały magazyn
building-small-warehouse-short = M. mag.
building-small-warehouse-effect = Koniec fazy kapitana: przechowujesz wszystkie towary jednego rodzaju i, jak każdy, jeszcze jeden dowolny znacznik.
building-small-warehouse-note = Nie zwalnia z ładowania na statki. Z Dużym magazynem: trzy rodzaje i jeden znacznik.
building-hospice = Przytułek
building-hospice-short = Przytułek
building-hospice-effect = Faza plantatora: biorąc plantację albo kamieniołom, możesz od razu umieścić na tym żetonie robotnika z zasobów ogólnych.
building-hospice-note = Gdy zasoby są puste, z Magistratu; nigdy z własnego San Juan. Nie dotyczy żetonu z Hacjendy.
building-office = Biuro handlowe
building-office-short = Biuro
building-office-effect = Faza kupca: możesz sprzedać towar rodzaju, który już leży na Targowisku.
building-office-note = Na pełnym Targowisku nic nie sprzedasz nawet z Biurem.
building-large-market = Duży targ
building-large-market-short = D. targ
building-large-market-effect = Faza kupca: za sprzedaż na Targowisku dostajesz o 2 dublony więcej.
building-large-market-note = Z Małym targiem łącznie o 3 więcej.
building-large-warehouse = Duży magazyn
building-large-warehouse-short = D. mag.
building-large-warehouse-effect = Koniec fazy kapitana: przechowujesz wszystkie towary dwóch rodzajów i, jak każdy, jeszcze jeden dowolny znacznik.
building-large-warehouse-note = Nie zwalnia z ładowania na statki. Z Małym magazynem: trzy rodzaje i jeden znacznik.
building-factory = Przetwórnia
building-factory-short = Przetw.
building-factory-effect = Faza zarządcy: bank płaci 0, 1, 2, 3 albo 5 dublonów za 1, 2, 3, 4 albo 5 rodzajów towarów, które produkujesz.
building-factory-note = Liczą się tylko rodzaje naprawdę otrzymane; liczba znaczników nie ma znaczenia.
building-university = Uniwersytet
building-university-short = Uniwers.
building-university-effect = Faza budowniczego: na nowym budynku możesz od razu umieścić robotnika z zasobów ogólnych.
building-university-note = Tylko jednego, bez względu na liczbę łuków. Gdy zasoby są puste, z Magistratu. Nie dotyczy samego Uniwersytetu.
building-harbor = Port
building-harbor-short = Port
building-harbor-effect = Faza kapitana: 1 dodatkowy PZ za każdy twój załadunek.
building-harbor-note = Także przy Nabrzeżu; raz na załadunek, bez względu na liczbę towarów.
building-wharf = Nabrzeże
building-wharf-short = Nabrzeże
building-wharf-effect = Faza kapitana: raz możesz załadować wszystkie swoje towary jednego rodzaju na prywatny statek, 1 PZ za każdy.
building-wharf-note = Dowolny rodzaj, także obecny na innym statku, niekoniecznie najliczniejszy. Jeśli poza Nabrzeżem nic nie przyjmie twoich towarów, możesz spasować i użyć go później.

building-guild-hall = Siedziba cechu
building-guild-hall-short = Cech
building-guild-hall-effect = Koniec gry: 1 PZ za każdy twój mały i 2 PZ za każdy duży budynek produkcyjny.
building-guild-hall-note = Liczą się też nieaktywne. Małe to tylko Mała farbiarnia i Mała cukrownia; wszystkie inne są duże.
building-residence = Rezydencja
building-residence-short = Rezyd.
building-residence-effect = Koniec gry: 4 PZ za najwyżej 9 zajętych pól wiejskich, 5 za 10, 6 za 11, 7 za 12.
building-residence-note = Liczą się plantacje i kamieniołomy, aktywne czy nie.
building-fortress = Twierdza
building-fortress-short = Twierdza
building-fortress-effect = Koniec gry: 1 PZ za każdych 3 twoich robotników.
building-fortress-note = Liczą się też robotnicy w San Juan. Zaokrąglamy w dół.
building-customs-house = Urząd celny
building-customs-house-short = Urz. celny
building-customs-house-effect = Koniec gry: 1 PZ za każde 4 PZ zdobyte w trakcie gry.
building-customs-house-note = Liczą się też punkty zapisane po wyczerpaniu żetonów, punkty za budynki nie. Zaokrąglamy w dół.
building-city-hall = Ratusz
building-city-hall-short = Ratusz
building-city-hall-effect = Koniec gry: 1 PZ za każdy twój budynek użytkowy, także za Ratusz.
building-city-hall-note = Małe i duże, aktywne czy nie. Produkcyjne się nie liczą.

## Budynki rozszerzenia Nowe budynki

building-aqueduct = Akwedukt
building-aqueduct-short = Akwedukt
building-aqueduct-effect = Faza zarządcy: 1 indygo więcej, jeśli produkujesz indygo i twoja Farbiarnia jest aktywna; tak samo cukier i Cukrownia.
building-aqueduct-note = Nie działa dla Małej farbiarni i Małej cukrowni. Dodatkowy towar musi być w zasobach.
building-forest-house = Szałas
building-forest-house-short = Szałas
building-forest-house-effect = Faza plantatora: wziętą plantację możesz położyć zakrytą jako las. Faza budowniczego: każde 2 lasy obniżają cenę o 1 dublon.
building-forest-house-note = Działa też na żetony z Hacjendy, Biblioteki i Kancelarii, nie na kamieniołomy. Las pozostaje lasem i liczy się dla Rezydencji; robotnik z Przytułku trafia do San Juan. Zniżka nie ma limitu grupy i nie wymaga robotnika w Szałasie, chyba że stół postanowi inaczej.
building-black-market = Czarny rynek
building-black-market-short = Cz. rynek
building-black-market-effect = Faza budowniczego: jeśli brakuje ci 1–3 dublonów, możesz oddać najwyżej jednego robotnika, jeden towar i jeden PZ, każde za 1 dublon.
building-black-market-note = Tylko tyle, ile brakuje: nie może ci zostać żaden dublon. Nie wolno oddać robotnika z Czarnego rynku. Zwroty nie cofają końca gry.
building-storehouse = Skład
building-storehouse-short = Skład
building-storehouse-effect = Koniec fazy kapitana: przechowujesz 3 dodatkowe znaczniki dowolnych towarów.
building-storehouse-note = Dolicza się do magazynów i do znacznika, który przechowuje każdy. Nie zwalnia z ładowania.
building-guesthouse = Zajazd
building-guesthouse-short = Zajazd
building-guesthouse-effect = Mieści 2 robotników. W dowolnej fazie każdy z nich może przejść na pusty łuk innego twojego żetonu, który od razu staje się aktywny.
building-guesthouse-note = Zostają tam do następnej fazy burmistrza i nie muszą iść razem. Wydanie 2011: nie w fazie burmistrza.
building-trading-post = Faktoria
building-trading-post-short = Faktoria
building-trading-post-effect = Faza kupca: możesz sprzedać dowolny towar tutaj zamiast na Targowisku, nawet gdy jest ono pełne.
building-trading-post-note = Zwykła cena i przywilej kupca, ale bez premii targów. Nadal jedna sprzedaż na fazę.
building-church = Kościół
building-church-short = Kościół
building-church-effect = Faza budowniczego: za budowę dostajesz 0, 1, 1 albo 2 PZ, gdy budynek jest z grupy 1, 2, 3 albo 4.
building-church-note = Także za budynki produkcyjne, ale nie za sam Kościół.
building-small-wharf = Przystań
building-small-wharf-short = Przystań
building-small-wharf-effect = Faza kapitana: raz możesz załadować dowolne swoje towary na prywatny statek, 1 PZ za każde 2.
building-small-wharf-note = Co najmniej 1 towar, rodzaje wolno mieszać, zaokrąglamy w dół; Port się liczy. W innej kolejce możesz użyć też Nabrzeża.
building-lighthouse = Latarnia morska
building-lighthouse-short = Latarnia
building-lighthouse-effect = Faza kapitana: 1 dublon za każdy twój załadunek. Jako kapitan dostajesz raz 1 dublon więcej, nawet jeśli nic nie ładujesz.
building-lighthouse-note = Także przy Nabrzeżu i Przystani; raz na załadunek, bez względu na liczbę towarów.
building-specialty-factory = Manufaktura
building-specialty-factory-short = Manufakt.
building-specialty-factory-effect = Faza zarządcy: dostajesz tyle dublonów, ile znaczników najliczniej produkowanego towaru poza kukurydzą, minus 1.
building-specialty-factory-note = Tylko jeden rodzaj. Towar z Akweduktu się liczy, dodatkowy towar zarządcy nie.
building-library = Biblioteka
building-library-short = Biblioteka
building-library-effect = Podwaja przywilej postaci, którą wybierasz.
building-library-note = Dublonów z karty i premii innych budynków nie podwaja. Jako plantator bierzesz drugą plantację po wszystkich; kamieniołom tylko z Kuźnią i bez robotnika z Przytułku.
building-union-hall = Przeładownia
building-union-hall-short = Przeład.
building-union-hall-effect = Faza kapitana: przed pierwszym załadunkiem dostajesz 1 PZ za każdą parę takich samych towarów.
building-union-hall-note = Towary zostają u ciebie. Raz na fazę, nawet jeśli potem nic nie ładujesz.
building-statue = Statua
building-statue-short = Statua
building-statue-effect = Nie ma funkcji ani miejsca na robotników; jest po prostu warta 8 PZ.
building-statue-note = Robotnik z Uniwersytetu trafia do San Juan. Dla Ratusza Statua jest budynkiem użytkowym.
building-cloister = Klasztor
building-cloister-short = Klasztor
building-cloister-effect = Koniec gry: 1, 3, 6 albo 10 PZ za 1, 2, 3 albo 4 komplety po trzy takie same żetony wyspy.
building-cloister-note = Kamieniołomy i lasy też są rodzajami. Liczą się żetony aktywne i nieaktywne.

## Budynki rozszerzenia Szlachcice

building-land-office = Kancelaria
building-land-office-short = Kancel.
building-land-office-effect = Faza kupca, raz. Robotnik: zapłać 1 dublon za zakrytą plantację. Szlachcic: odrzuć plantację albo las za 1 dublon.
building-land-office-note = Przed sprzedażą albo po niej. Z aktywnym Szałasem nowy żeton może zostać lasem. Kto pracuje na odrzuconym żetonie, trafia do San Juan.
building-chapel = Kaplica
building-chapel-short = Kaplica
building-chapel-effect = Faza zarządcy. Robotnik: 1 dublon. Szlachcic: 1 PZ.
building-chapel-note = Także wtedy, gdy nic nie produkujesz.
building-hunting-lodge = Domek myśliwski
building-hunting-lodge-short = Domek
building-hunting-lodge-effect = Koniec fazy plantatora. Robotnik: możesz odrzucić plantację albo las. Szlachcic: 2 PZ, jeśli tylko ty masz najwięcej wolnych pól wiejskich.
building-hunting-lodge-note = Kto pracuje na odrzuconym żetonie, trafia do San Juan. Kamieniołomy zostają. Przy remisie nikt nie dostaje punktów.
building-zoning-office = Gildia murarska
building-zoning-office-short = Gildia
building-zoning-office-effect = Faza budowniczego. Robotnik: małe budynki kosztują o 1 dublon mniej. Szlachcic: duże budynki o 2 mniej.
building-zoning-office-note = Dodaje się do kamieniołomów, lasów i przywileju budowniczego; cena nie spada poniżej 0.
building-royal-supplier = Skarbiec
building-royal-supplier-short = Skarbiec
building-royal-supplier-effect = Faza kapitana: przed pierwszym załadunkiem oddaj najwyżej tyle różnych towarów, ilu masz szlachciców, 1 PZ za każdy.
building-royal-supplier-note = Liczą się szlachcice w San Juan. To nie załadunek: Port, Latarnia i kapitan nic nie dodają. Obojętne, kto tu pracuje.
building-villa = Willa
building-villa-short = Willa
building-villa-effect = Faza burmistrza: z pierwszym robotnikiem lub szlachcicem dostajesz jeszcze jednego szlachcica z zasobów.
building-villa-note = Gdy w zasobach nie ma szlachciców: robotnika; nigdy z Magistratu. Obojętne, kto tu pracuje. Wydanie 2011: nawet jeśli nikt inny do ciebie nie przybywa.
building-jeweler = Zakład jubilerski
building-jeweler-short = Jubiler
building-jeweler-effect = Faza zarządcy: 1 dublon za każdego twojego szlachcica.
building-jeweler-note = Liczą się szlachcice w San Juan. To duży budynek produkcyjny: liczy go Siedziba cechu, nie Ratusz.
building-royal-garden = Ogród pałacowy
building-royal-garden-short = Ogród
building-royal-garden-effect = Koniec gry: 1 dodatkowy PZ za każdego twojego szlachcica.
building-royal-garden-note = Liczą się szlachcice w San Juan. Niezależnie od 1 PZ, który każdy szlachcic i tak daje.

## Korsarz i festyn

buccaneer-token = żeton korsarza
deed-piracy = Piractwo
deed-piracy-effect = Opróżnij jeden statek i zachowaj do 3 towarów z niego.
deed-plunder = Grabież
deed-plunder-effect = Opróżnij Targowisko: 1 PZ za każdy towar.
deed-raid = Najazd
deed-raid-effect = Zabierz robotników z Magistratu, zostawiając tylu, ilu jest graczy; najwyżej 3 od razu zaczyna u ciebie pracę.
deed-capture = Pojmanie
deed-capture-effect = Weź niewybraną kartę postaci z jej dublonami. Jeśli ktoś wybierze ją później, dostajesz 3 dublony z banku; jeśli nikt, grasz nią ty.
festival-crop = Zadanie: uprawa
festival-crop-effect = Trzy plantacje tego rodzaju na wyspie: 3 robotników z zasobów ogólnych.
festival-production = Zadanie: produkcja
festival-production-effect = Wszystkie trzy towary w jednej fazie zarządcy: 3 dublony.
festival-building = Zadanie: budowa
festival-building-effect = Zbuduj ten budynek: 3 PZ.

## Punkty na koniec, według źródła

score-chips = Punkty zdobyte w grze
score-buildings = Budynki
score-guild-hall = Siedziba cechu
score-residence = Rezydencja
score-fortress = Twierdza
score-customs-house = Urząd celny
score-city-hall = Ratusz
score-total = Razem
score-tie-break = Przy remisie: dublony i towary
