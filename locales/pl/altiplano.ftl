# Słowa Altiplano, po polsku: nazwy i działanie. Nazwy za instrukcją wydania polskiego.

## Goods

altiplano-good-food = żywność
altiplano-good-corn = kukurydza
altiplano-good-wood = drewno
altiplano-good-stone = kamień
altiplano-good-ore = ruda
altiplano-good-silver = srebro
altiplano-good-cloth = sukno
altiplano-good-wool = wełna
altiplano-good-alpaca = alpaka
altiplano-good-fish = ryba
altiplano-good-glass = szkło
altiplano-good-cacao = kakao

## Locations and other places

altiplano-location-farm = Farma
altiplano-location-forest = Las
altiplano-location-mine = Kopalnia
altiplano-location-harbor = Przystań
altiplano-location-village = Wioska
altiplano-location-market = Targowisko
altiplano-location-road = Trakt
altiplano-place-movement = pola ruchu
altiplano-place-role = kafel profesji
altiplano-place-any-location = pole dowolnego terenu
altiplano-place-extension = dobudówka, { $location }

# Żetony i miejsce: „2× żywność (Przystań)”.
altiplano-goods-at = { $goods } ({ $place })

## Roles

altiplano-role-miner = Górnik
altiplano-role-shepherd = Pasterz
altiplano-role-fisherman = Rybak
altiplano-role-woodcutter = Drwal
altiplano-role-stonemason = Kamieniarz
altiplano-role-farmer = Farmer
altiplano-role-trader = Handlarz

## Basic actions: name, and what it does where that is no simple exchange

altiplano-action-farm-food = Żywność
altiplano-action-farm-food-words = 1 żeton żywności za każdą użytą alpakę.
altiplano-action-farm-wool = Wełna
altiplano-action-farm-cloth = Sukno
altiplano-action-forest-wood = Drewno
altiplano-action-forest-cacao = Wymiana kakao
altiplano-action-forest-cacao-words = Każde kakao wymieniasz na żywność, sukno albo szkło.
altiplano-action-mine-stone = Kamień
altiplano-action-mine-silver = Srebro
altiplano-action-harbor-food = Żywność
altiplano-action-harbor-stone = Kamień
altiplano-action-harbor-boat = Łódź
altiplano-action-harbor-boat-words = 2 drewna za dowolną odkrytą łódź; jej towar trafia od razu do skrzyni.
altiplano-action-village-house = Dom
altiplano-action-village-house-words = 2 kamienie za dowolny odkryty dom; na koniec daje premię za każdy twój żeton jego towaru.
altiplano-action-village-store = Magazynowanie
altiplano-action-village-store-words = Towary z pól Wioski trafiają na stałe do magazynu, w wybranej kolejności. Żywności magazynować nie można.
altiplano-action-village-cart = Wóz
altiplano-action-village-cart-words = 1 moneta za wóz, gotowy od razu: jeden na rundę, najwyżej cztery wozy.
altiplano-action-market-sell = Handel towarami
altiplano-action-market-sell-words = Sprzedajesz towary z pól Targowiska po ich cenie; żetony pozostają twoje.
altiplano-action-market-extension = Dobudówka
altiplano-action-market-extension-words = Dowolny kafel z toru za jego cenę i koszt miejsca: raz na rundę, żadnej akcji dwa razy.
altiplano-action-market-order = Zlecenie
altiplano-action-market-order-words = 1 moneta za dowolne odkryte zlecenie. Naraz tylko jedno nieukończone.
altiplano-action-market-deliver = Dostawa towarów
altiplano-action-market-deliver-words = Towary z pól Targowiska trafiają na stałe na twoje zlecenie; ostatni je kończy i przynosi kukurydzę.
altiplano-action-road-build = Rozbudowa traktu
altiplano-action-road-build-words = Kamień i drewno za jeden odcinek: kolejne pole planowania od następnego dobierania albo kukurydza.
altiplano-action-send-corn = Wysłanie kukurydzy

## Extensions: what each does

altiplano-extension-e1 = 1 żeton żywności daje 1 alpakę (Farma).
altiplano-extension-e2 = 1 ryba daje 1 rudę (Przystań).
altiplano-extension-e3 = 1 żeton żywności daje 1 drewno (Las).
altiplano-extension-e4 = 1 żeton żywności daje 1 rudę (Kopalnia).
altiplano-extension-e5 = 1 żeton żywności daje 1 rybę (Przystań).
altiplano-extension-e6 = Za 2 monety położone w fazie planowania kupujesz 1 kakao (Targowisko).
altiplano-extension-e7 = Za 1 monetę położoną w fazie planowania kupujesz 1 alpakę lub kamień (Targowisko).
altiplano-extension-e8 = Za 1 monetę położoną w fazie planowania kupujesz 1 rybę lub drewno (Targowisko).
altiplano-extension-e9 = Za 1 monetę położoną w fazie planowania kupujesz 1 kamień lub drewno (Targowisko).
altiplano-extension-e10 = 1 żeton żywności daje 1 rudę lub kamień (Kopalnia).
altiplano-extension-e11 = 2 ryby dają 1 kakao (Przystań).
altiplano-extension-e12 = 1 ryba daje 1 rudę, kamień lub drewno (Przystań).
altiplano-extension-e13 = 2 żetony żywności dają 1 kakao (Las).
altiplano-extension-e14 = Dowolny zaplanowany tu żeton służy akcji podstawowej na terenie, na którym stoi twój pionek.
altiplano-extension-e15 = 1 alpaka daje 1 wełnę (Farma).
altiplano-extension-e16 = 1 żeton żywności daje 1 kakao (Las).
altiplano-extension-e17 = Na polu ruchu może leżeć moneta zamiast żywności. Płacisz nią dopiero wtedy, gdy jej użyjesz.
altiplano-extension-e18 = Po dobieraniu możesz odłożyć żeton do skrzyni i dobrać inny albo wziąć ze skrzyni żeton innego rodzaju.
altiplano-extension-e19 = Dwa dodatkowe pola akcji w Wiosce.
altiplano-extension-e20 = Dowolny zaplanowany tu żeton służy akcji podstawowej na terenie, na którym stoi twój pionek.
altiplano-extension-e21 = 1 ryba daje 1 wełnę lub kakao (Przystań).
altiplano-extension-e22 = Za 2 monety położone w fazie planowania kupujesz 1 wełnę lub rudę (Targowisko).
altiplano-extension-e23 = Za 3 monety położone w fazie planowania kupujesz 1 srebro lub szkło (Targowisko).
altiplano-extension-e24 = Przed podliczaniem dobierasz do 10 żetonów; pasujące zapełniają rozpoczęte półki.
altiplano-extension-e25 = Zdobyta kukurydza może tu poczekać; akcja wysyła 1 lub 2 żetony do magazynu.

## Missions

altiplano-mission-m1 = 3 zrealizowane zlecenia
altiplano-mission-m2 = 3 alpaki w magazynie
altiplano-mission-m3 = 7 rodzajów towarów w magazynie
altiplano-mission-m4 = 20 towarów w magazynie
altiplano-mission-m5 = Pierwsza wypełniona półka
altiplano-mission-m6 = 4 półki wypełnione bez kukurydzy
altiplano-mission-m7 = 3 żetony srebra i 3 sukna na koniec gry
altiplano-mission-m8 = 4 żetony szkła na koniec gry
altiplano-mission-m9 = 3 wypełnione półki
altiplano-mission-m10 = 5 żetonów kukurydzy w magazynie
altiplano-mission-m11 = Pierwsza półka wypełniona rybami, bez kukurydzy
altiplano-mission-m12 = 3 łodzie
altiplano-mission-m13 = 3 domy
altiplano-mission-m14 = Najwięcej rudy na koniec gry
altiplano-mission-m15 = 4 kakao w magazynie
altiplano-mission-m16 = Zlecenie, łódź i dom
altiplano-mission-m17 = Pierwsze zrealizowane zlecenie
altiplano-mission-m18 = Pierwszy wybudowany dom
altiplano-mission-m19 = Najwięcej kamienia na koniec gry
altiplano-mission-m20 = 2 zlecenia wymagające wełny lub sukna

## Points by source

altiplano-score-goods = Towary
altiplano-score-boats = Łodzie
altiplano-score-houses = Domy
altiplano-score-house-bonus = Premie za domy
altiplano-score-orders = Zlecenia
altiplano-score-shelves = Pełne półki
altiplano-score-missions = Misje
altiplano-score-total = Razem
altiplano-score-tie-break = Przy remisie: monety

## Rulings that a table can switch: name and what it means

altiplano-switch-roles-drafted = Wybór profesji
altiplano-switch-roles-drafted-effect = Profesje wybiera się po kolei, gracz rozpoczynający jako ostatni.
altiplano-switch-missions = Misje
altiplano-switch-missions-effect = Każdy ma dwie ukryte misje, które są warte punkty.
altiplano-switch-draw-fewer = Wolno dobrać mniej
altiplano-switch-draw-fewer-effect = Po każdym dobranym żetonie można przerwać dobieranie.
altiplano-switch-plan-in-turn-order = Planowanie po kolei
altiplano-switch-plan-in-turn-order-effect = Gracze planują po kolei od rozpoczynającego i widzą wcześniejsze plany.
altiplano-switch-place-pawns-first = Najpierw wszystkie pionki
altiplano-switch-place-pawns-first-effect = Wszystkie pionki stawia się przed pierwszą turą.
altiplano-switch-move-without-action = Ruch bez akcji
altiplano-switch-move-without-action-effect = Tura może składać się z samych ruchów i pasa.
altiplano-switch-wild-feeds-tiles = Dowolny teren także dla kafli
altiplano-switch-wild-feeds-tiles-effect = Żeton z pola dowolnego terenu może służyć także profesji lub dobudówce.
altiplano-switch-pay-for-nothing = Płacenie za nic
altiplano-switch-pay-for-nothing-effect = Można zapłacić za zlecenie lub wóz, gdy ich zabrakło.
altiplano-switch-road-end-corn = Kukurydza na końcu Traktu
altiplano-switch-road-end-corn-effect = Na końcu Traktu każda dalsza rozbudowa daje kukurydzę.
altiplano-switch-second-corn-shelf = Druga półka kukurydzy
altiplano-switch-second-corn-shelf-effect = Można zacząć drugą półkę kukurydzy, zanim pierwsza jest pełna.
altiplano-switch-corn-store-in-village = Wysłanie kukurydzy z Wioski
altiplano-switch-corn-store-in-village-effect = Kukurydzę z magazynu tymczasowego można wysłać tylko z pionkiem w Wiosce.
altiplano-switch-end-on-empty-stack = Pusty stos kończy grę
altiplano-switch-end-on-empty-stack-effect = Koniec następuje po wyczerpaniu stosu dobudówek, nawet gdy tor jest pełny.
altiplano-switch-short-strip-two-more = Jeszcze dwie rundy
altiplano-switch-short-strip-two-more-effect = Gdy toru nie da się uzupełnić, rozgrywa się jeszcze dwie rundy.
altiplano-switch-most-must-be-alone = Najwięcej bez remisu
altiplano-switch-most-must-be-alone-effect = Przy remisie nikt nie ma najwięcej rudy ani kamienia.
altiplano-switch-corn-is-type = Kukurydza to towar
altiplano-switch-corn-is-type-effect = Kukurydza w magazynie liczy się w misjach jako rodzaj i jako towar.
altiplano-switch-closed-bags = Zamknięte sakiewki
altiplano-switch-closed-bags-effect = Tylko właściciel widzi zawartość sakiewki i skrzyni.

## The numbers of the game

altiplano-components-built-in = liczby zrekonstruowane
altiplano-components-reconstructed = Większość liczb na kartach i kaflach jest zrekonstruowana i nie pochodzi z wydanej gry.
altiplano-impossible-player-count = Altiplano jest dla 2–5 graczy, nie dla { $count }.
altiplano-impossible-ring = Każdy z siedmiu terenów kręgu występuje raz, a pierwsza jest Farma.
altiplano-impossible-start-player = Miejsca { $number } nie ma przy tym stole, więc nie może zaczynać.
altiplano-impossible-components = Ten serwer nie ma zestawu liczb „{ $name }”. Wybierz inny.

## Amounts

altiplano-coins = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monety
}
altiplano-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
altiplano-gives = { $input } → { $gains }
