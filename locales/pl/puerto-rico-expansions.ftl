# Zdania gry Puerto Rico z rozszerzeniami, po polsku. Wartości jak w puerto-rico-play.ftl; gdzie zdanie
# odsyła do słowa z liczbą („count-points”), liczbą jest $count.

## Co się stało

log-building-drafted =
    { $who ->
        [you] Umieszczasz na głównej planszy: { $building }.
       *[other] { $player } umieszcza na głównej planszy: { $building }.
    }
log-building-drafted-by-chance = Wylosowany na główną planszę: { $building }.
log-forest-planted =
    { $who ->
        [you] Sadzisz las: { $tile }, zakryta.
       *[other] { $player } sadzi las: { $tile }, zakryta.
    }
log-plantation-drawn =
    { $who ->
        [you] Dobierasz: { $tile }; możesz posadzić las.
       *[other] { $player } dobiera: { $tile }; może posadzić las.
    }
log-guest-moved =
    { $who ->
        [you] Gość z twojego Zajazdu idzie do pracy: { $place }.
       *[other] { $player }: gość z Zajazdu idzie do pracy: { $place }.
    }
log-returned-worker =
    { $who ->
        [you] Czarny rynek: oddajesz robotnika ({ $place }) za 1 dublon.
       *[other] Czarny rynek: { $player } oddaje robotnika ({ $place }) za 1 dublon.
    }
log-returned-good =
    { $who ->
        [you] Czarny rynek: oddajesz towar ({ $good }) za 1 dublon.
       *[other] Czarny rynek: { $player } oddaje towar ({ $good }) za 1 dublon.
    }
log-returned-point =
    { $who ->
        [you] Czarny rynek: oddajesz punkt zwycięstwa za 1 dublon.
       *[other] Czarny rynek: { $player } oddaje punkt zwycięstwa za 1 dublon.
    }
log-building-points =
    { $who ->
        [you] { $building }: dla ciebie { count-points }.
       *[other] { $building } ({ $player }): { count-points }.
    }
log-building-doubloons =
    { $who ->
        [you] { $building }: dla ciebie { count-doubloons }.
       *[other] { $building } ({ $player }): { count-doubloons }.
    }
log-sold-to-post =
    { $who ->
        [you] Sprzedajesz w swojej Faktorii: { $good }, { count-doubloons }.
       *[other] { $player } sprzedaje w swojej Faktorii: { $good }, { count-doubloons }.
    }
log-small-wharf-loaded =
    { $who ->
        [you] Ładujesz w Przystani: { $goods }, { count-points }.
       *[other] { $player } ładuje w Przystani: { $goods }, { count-points }.
    }

## O co pytamy

wait-for-draft = Trwa losowanie budynku na główną planszę
ask-draft = Wybierz budynek na główną planszę
ask-draft-more = Trafia na wolne miejsce o swoim koszcie. Budynki, dla których nie ma miejsca, odpadają z gry.
ask-guesthouse = Zajazd: przenieść gościa?
ask-place-drawn = Połóż dobraną plantację
ask-place-drawn-more = Odkrytą albo zakrytą jako las: { $tile }.
ask-hospice-forest = Przytułek: wziąć robotnika?
ask-hospice-forest-more = Las nie ma łuku: robotnik trafia do San Juan.
ask-second-tile = Biblioteka: wziąć drugi żeton?
ask-second-tile-more = Kamieniołom tylko z aktywną Kuźnią.
ask-second-worker = Biblioteka: wziąć drugiego robotnika z zasobów?
ask-second-worker-more = Potem robotników z Magistratu rozdziela się po jednym.
ask-second-good = Biblioteka: weź drugi towar
ask-second-good-more = Jednego z rodzajów, które produkujesz w tej fazie.
ask-black-market = Czarny rynek: oddaj coś za 1 dublon
ask-black-market-more = Brakuje jeszcze: { count-doubloons }. Każdą rzecz można oddać raz.
ask-small-wharf = Przystań: ile załadować?
ask-small-wharf-more = 1 punkt zwycięstwa za każde 2 dowolne towary. Teraz: { $good }.
ask-optional-forest-discount = Lasy: taniej o { $doubloons } ({ $building })?
ask-optional-church = Kościół: bierzesz PZ?
ask-optional-specialty-factory = Manufaktura: bierzesz dublony?
ask-optional-specialty-factory-privilege = Manufaktura: bierzesz dublon za dodatkowy towar?
ask-optional-trading-post-privilege = Kupiec: bierzesz dodatkowy dublon?
ask-optional-lighthouse-captain = Latarnia morska: bierzesz dublon kapitana?
ask-optional-lighthouse = Latarnia morska: bierzesz dublon?
ask-optional-union-hall = Przeładownia: bierzesz PZ?
gain-forest-discount = zniżka za lasy
gain-church = Kościół
gain-specialty-factory = Manufaktura
gain-specialty-factory-privilege = Manufaktura, dodatkowy towar
gain-trading-post-privilege = przywilej kupca
gain-lighthouse-captain = Latarnia morska
gain-lighthouse = Latarnia morska
gain-union-hall = Przeładownia

## Jak nazywa się odpowiedź na przycisku

act-guests-stay = Nikt się nie przenosi
act-forest = Jako las: { $tile }
act-return-worker = Robotnik: { $place }
act-return-good = Towar: { $good }
act-return-point = Punkt zwycięstwa
act-sell-to-post = W Faktorii: { $good }
act-small-wharf = Użyj Przystani

## Dlaczego czegoś teraz nie można

refusal-not-in-market = Tego budynku nie ma w tej grze.
refusal-already-drafted = Ten budynek leży już na głównej planszy.
refusal-no-place-left = Wszystkie miejsca o koszcie { $cost } są zajęte.
refusal-excluded = Na głównej planszy jest już { $building }, a przy tym stole wolno tylko jeden z tych dwóch.
refusal-small-first = Najpierw zapełnia się miejsca na małe budynki.
refusal-no-forest-house = Nie masz aktywnego Szałasu.
refusal-other-tile = Dobrany jest inny żeton.
refusal-no-empty-circle = Nie ma tam wolnego łuku.
refusal-guest-stays = Do Zajazdu nikt się nie przenosi, można go tylko opuścić.
refusal-black-market-worker = Nie można oddać robotnika, który pracuje na Czarnym rynku.
refusal-debt-stays = Wtedy nie da się zapłacić reszty.
refusal-same-kind-twice = Drugi towar musi być innego rodzaju.
refusal-no-trading-post = Nie masz aktywnej Faktorii.
refusal-no-small-wharf = Nie masz aktywnej Przystani.
refusal-small-wharf-used = Twoja Przystań została już użyta w tej fazie.
refusal-other-kind-first = Najpierw kolej na inny rodzaj: { $good }.
refusal-too-few-goods = Masz tylko tyle towarów tego rodzaju: { $goods }.
refusal-load-one = Trzeba załadować co najmniej jeden towar.

## Ustalenia stołu

switch-corn-starters-poorer = Mniej dublonów z kukurydzą
switch-corn-starters-poorer-effect = Zasada domowa: kto zaczyna z kukurydzą, ma na początku o 1 dublon mniej.
switch-factory-8-university-7 = Przetwórnia 8, Uniwersytet 7
switch-factory-8-university-7-effect = Zasada domowa: Przetwórnia kosztuje 8 dublonów, a Uniwersytet 7.
switch-draft-small-first = Najpierw małe budynki
switch-draft-small-first-effect = Wszystkie małe budynki wybiera się przed pierwszym dużym.
switch-exclude-office-trading-post = Biuro handlowe albo Faktoria
switch-exclude-office-trading-post-effect = Do gry trafia tylko jeden z tych budynków.
switch-exclude-hacienda-forest-house = Hacjenda albo Szałas
switch-exclude-hacienda-forest-house-effect = Do gry trafia tylko jeden z tych budynków.
switch-forest-discount-needs-occupied = Lasy wymagają Szałasu
switch-forest-discount-needs-occupied-effect = Lasy obniżają koszt tylko wtedy, gdy twój Szałas jest aktywny.
switch-black-market-discard = Czarny rynek usuwa z gry
switch-black-market-discard-effect = Robotnicy i punkty oddani na Czarnym rynku opuszczają grę.
switch-guesthouse-in-mayor = Zajazd w fazie burmistrza
switch-guesthouse-in-mayor-effect = Robotników z Zajazdu można przenieść także w fazie burmistrza, zanim ktokolwiek przybędzie.
switch-specialty-counts-privilege = Manufaktura liczy towar z przywileju
switch-specialty-counts-privilege-effect = Dodatkowy towar zarządcy liczy się dla Manufaktury.
switch-library-craftsman-distinct = Dwa różne towary
switch-library-craftsman-distinct-effect = Z Biblioteką dwa towary zarządcy są różnych rodzajów.
switch-vp-end-captain-only = Brak PZ kończy grę w fazie kapitana
switch-vp-end-captain-only-effect = Brak punktów zwycięstwa kończy grę tylko w fazie kapitana.
switch-library-2p-once = Biblioteka raz na rundę
switch-library-2p-once-effect = W grze dwuosobowej Biblioteka podwaja tylko jeden przywilej na rundę.

score-cloister = Klasztor

## Szlachcic: co się stało

log-noble-arrived =
    { $who ->
        [you] Dostajesz szlachcica.
       *[other] { $player } dostaje szlachcica.
    }
log-noble-refused =
    { $who ->
        [you] Nie przyjmujesz szlachcica, który opuszcza grę.
       *[other] { $player } nie przyjmuje szlachcica, który opuszcza grę.
    }
log-villa-noble =
    { $who ->
        [you] Twoja Willa sprowadza szlachcica.
       *[other] Willa ({ $player }) sprowadza szlachcica.
    }
log-villa-worker =
    { $who ->
        [you] Twoja Willa sprowadza robotnika: szlachciców już nie ma.
       *[other] Willa ({ $player }) sprowadza robotnika: szlachciców już nie ma.
    }
log-tile-given-up =
    { $who ->
        [you] Odrzucasz żeton: { $tile }.
       *[other] { $player } odrzuca żeton: { $tile }.
    }
log-forest-given-up =
    { $who ->
        [you] Odrzucasz las: { $tile }.
       *[other] { $player } odrzuca las: { $tile }.
    }
log-land-office-bought =
    { $who ->
        [you] Kupujesz w Kancelarii plantację, cena: { count-doubloons }.
       *[other] { $player } kupuje w Kancelarii plantację, cena: { count-doubloons }.
    }
log-good-delivered =
    { $who ->
        [you] Skarbiec: oddajesz towar ({ $good }): { count-points }.
       *[other] Skarbiec: { $player } oddaje towar ({ $good }): { count-points }.
    }
log-noble-guest-moved =
    { $who ->
        [you] Szlachcic z twojego Zajazdu idzie do pracy: { $place }.
       *[other] { $player }: szlachcic z Zajazdu idzie do pracy: { $place }.
    }
log-returned-noble =
    { $who ->
        [you] Czarny rynek: oddajesz szlachcica ({ $place }) za 1 dublon.
       *[other] Czarny rynek: { $player } oddaje szlachcica ({ $place }) za 1 dublon.
    }
log-ship-refilled-noble = Szlachcice w Magistracie: { $count }.

## Szlachcic: pytania

ask-ship-person = Kogo bierzesz z Magistratu: robotnika czy szlachcica?
ask-ship-person-more = Szlachcic pracuje jak robotnik, jest wart 1 punkt, a niektóre budynki działają z nim inaczej.
ask-place-nobles = Burmistrz: rozmieść szlachciców
ask-place-nobles-more = Wybierz, ilu ze stojących tu to szlachcice: { $place }.
ask-hunting-lodge = Domek myśliwski: odrzucić plantację lub las?
ask-hunting-lodge-more = Kto tam pracuje, trafia do San Juan.
ask-land-office = Skorzystać z Kancelarii?
ask-land-office-more = Z robotnikiem: plantacja za 1 dublon. Ze szlachcicem: odrzuć plantację albo las za 1 dublon.
ask-royal-supplier = Skarbiec: oddać towar?
ask-royal-supplier-more = 1 punkt zwycięstwa za każdy; same różne rodzaje, najwyżej tyle towarów, ilu masz szlachciców.
ask-optional-villa = Willa: bierzesz szlachcica?
ask-optional-zoning-discount = Gildia murarska: taniej o { $doubloons } ({ $building })?
ask-optional-chapel-doubloon = Kaplica: bierzesz dublon?
ask-optional-chapel-point = Kaplica: bierzesz PZ?
ask-optional-jeweler = Zakład jubilerski: bierzesz dublony?
ask-optional-hunting-lodge = Domek myśliwski: bierzesz PZ?
gain-villa = Willa
gain-zoning-discount = Gildia murarska
gain-chapel-doubloon = Kaplica
gain-chapel-point = Kaplica
gain-jeweler = Zakład jubilerski
gain-hunting-lodge = Domek myśliwski

## Szlachcic: odpowiedzi

act-take-noble = Weź szlachcica
act-assign-nobles = { $place }, szlachcice: { $count }
act-move-noble = Szlachcic: { $place }
act-return-noble = Szlachcic: { $place }
act-give-up-nobody = Odrzuć: { $tile }, pusta
act-give-up-worker = Odrzuć: { $tile } z robotnikiem
act-give-up-noble = Odrzuć: { $tile } ze szlachcicem
act-give-up-forest = Odrzuć las: { $tile }
act-deliver = Oddaj: { $good }

## Szlachcic: dlaczego teraz nie można

refusal-no-such-guest = W Zajeździe nie ma takiego gościa.
refusal-no-noble-aboard = W Magistracie nie ma szlachcica.
refusal-no-worker-aboard = W Magistracie nie ma robotnika.
refusal-too-few-nobles = Pozostało szlachciców: { $count }.
refusal-fewer-on-place = Stoi tu tylko tyle osób: { $count }.
refusal-nobles-must-stand = Co najmniej tylu szlachciców musi tu stać: { $count }.
refusal-no-land-office-worker = Nie masz Kancelarii z robotnikiem.
refusal-no-land-office-noble = Nie masz Kancelarii ze szlachcicem.
refusal-land-office-used = Twoja Kancelaria została już użyta w tej fazie.
refusal-no-doubloon = Nie masz dublona.
refusal-island-full = Twoja wyspa jest pełna.
refusal-no-plantation-left = Nie ma już plantacji.
refusal-land-office-draws = Kancelaria dobiera zakrytą plantację.
refusal-land-office-takes = Przy tym stole Kancelaria bierze odkrytą plantację.
refusal-not-more-goods-than-nobles = Nie możesz oddać więcej towarów, niż masz szlachciców: { $count }.

## Szlachcic: ustalenia stołu

switch-borrow-expansions = Pożyczone rozszerzenia
switch-borrow-expansions-effect = Zasada domowa: rozszerzenia, których wydanie nie ma, pochodzą z najnowszej instrukcji, która je ma.
switch-land-office-faceup = Kancelaria: odkryta
switch-land-office-faceup-effect = Robotnik w Kancelarii kupuje odkrytą plantację.
switch-hunting-lodge-most-filled = Domek myśliwski: najpełniejsza wyspa
switch-hunting-lodge-most-filled-effect = Szlachcic w Domku myśliwskim daje punkty za najwięcej zajętych pól wyspy, nie za najwięcej wolnych.
switch-villa-instead = Willa: zamiast pierwszej osoby
switch-villa-instead-effect = Szlachcic z Willi przybywa zamiast pierwszej osoby, którą dostajesz w tej fazie.
switch-villa-needs-person = Willa wymaga osoby
switch-villa-needs-person-effect = Willa nie daje nic, jeśli nikt do ciebie nie przybywa z Magistratu ani z przywileju.
nobles-market = Budynki rozszerzenia Szlachcic
nobles-market-printed-2020 = Jak w wydaniu 2020
nobles-market-printed-2020-effect = Na własnych polach; z Nowymi budynkami wszystkie oprócz Zakładu jubilerskiego wybiera się razem z innymi.
nobles-market-all-eight-extra = Wszystkie osiem dodatkowo
nobles-market-all-eight-extra-effect = Na własnych polach, bez względu na wybór pozostałych.
nobles-market-drafted-12-5 = Wybierane z innymi
nobles-market-drafted-12-5-effect = Wybiera się je z innymi na 12 małych i 5 dużych pól, jak w 2011.
score-nobles = Szlachcice
score-royal-garden = Ogród pałacowy

## Dlaczego stół jest niemożliwy

impossible-player-count = Puerto Rico jest dla 2–5 graczy, nie dla { $count }.
impossible-vp-pool = W zasobach jest od 1 do 999 punktów zwycięstwa, nie { $count }.
impossible-switch-without-expansion = „{ $switch }” wymaga rozszerzenia { $expansion }.
impossible-expansion-not-in-edition = Wydanie { $edition } nie ma rozszerzenia { $expansion }. Zasada domowa „{ $switch }” bierze je z innego wydania.
impossible-nobles-market-without-nobles = Budynki rozszerzenia Szlachcic nie biorą udziału w grze.
impossible-draft-without-expansion = Budynki wybiera się tylko z rozszerzeniem { $expansion }.
impossible-market-building = W tej grze nie wybiera się tego budynku: { $building }.
impossible-market-places = { $cost ->
    [one] Budynki za { $cost } dublon
    [few] Budynki za { $cost } dublony
   *[many] Budynki za { $cost } dublonów
    }: pól { $expected }, a wymieniono { $found }.
impossible-market-excluded = Przy tym stole wykluczają się: { $building }, { $other }.
impossible-notation = Niezrozumiałe: { $word }
