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
        [you] Twoja Hacjenda dobiera: { $tile }; możesz posadzić las.
       *[other] { $player } dobiera dzięki Hacjendzie: { $tile }; może to być las.
    }
log-guest-moved =
    { $who ->
        [you] Robotnik z Zajazdu idzie do pracy: { $place }.
       *[other] { $player }: robotnik z Zajazdu idzie do pracy: { $place }.
    }
log-returned-worker =
    { $who ->
        [you] Czarny rynek: oddajesz robotnika ({ $place }) za 1 dublona.
       *[other] Czarny rynek: { $player } oddaje robotnika ({ $place }) za 1 dublona.
    }
log-returned-good =
    { $who ->
        [you] Czarny rynek: oddajesz towar ({ $good }) za 1 dublona.
       *[other] Czarny rynek: { $player } oddaje towar ({ $good }) za 1 dublona.
    }
log-returned-point =
    { $who ->
        [you] Czarny rynek: oddajesz punkt zwycięstwa za 1 dublona.
       *[other] Czarny rynek: { $player } oddaje punkt zwycięstwa za 1 dublona.
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
        [you] Sprzedajesz w swojej Faktorii: { $good }, { count-doubloons }.
       *[other] { $player } sprzedaje w swojej Faktorii: { $good }, { count-doubloons }.
    }
log-small-wharf-loaded =
    { $who ->
        [you] Twoja Przystań wysyła { $goods }: { count-points }.
       *[other] { $player }: Przystań wysyła { $goods }: { count-points }.
    }

## O co pytamy

wait-for-draft = Trwa losowanie budynku na główną planszę
ask-draft = Wybierz budynek na główną planszę
ask-draft-more = Zajmuje wolne miejsce o swoim koszcie. Co nie znajdzie miejsca, opuszcza grę.
ask-guesthouse = Zajazd: przenieść robotnika?
ask-guesthouse-more = Na wolnym łuku pracuje od razu i zostaje tam do następnej fazy burmistrza.
ask-place-drawn = Połóż dobraną plantację
ask-place-drawn-more = Odkrytą albo zakrytą jako las: { $tile }.
ask-hospice-forest = Przytułek: wziąć robotnika?
ask-hospice-forest-more = Las nie ma łuku: robotnik idzie do San Juan.
ask-second-tile = Biblioteka: wziąć drugi żeton?
ask-second-tile-more = Kamieniołom tylko z aktywną Kuźnią.
ask-second-worker = Biblioteka: wziąć drugiego robotnika z zasobów?
ask-second-worker-more = Potem robotnicy z Magistratu rozdzielani są po jednym.
ask-second-good = Biblioteka: weź drugi towar
ask-second-good-more = Rodzaju, który właśnie produkujesz.
ask-black-market = Czarny rynek: oddaj coś za 1 dublona
ask-black-market-more = Brakuje jeszcze: { count-doubloons }. Każdą z rzeczy można oddać raz.
ask-small-wharf = Przystań: ile sztuk?
ask-small-wharf-more = 1 punkt zwycięstwa za każde 2 dowolne towary: { $good }.
ask-optional-forest-discount = Lasy: taniej o { $doubloons } ({ $building })?
ask-optional-church = Kościół: bierzesz PZ?
ask-optional-specialty-factory = Manufaktura: bierzesz dublony?
ask-optional-trading-post-privilege = Kupiec: bierzesz dodatkowy dublon?
ask-optional-lighthouse-captain = Latarnia morska: bierzesz dublon kapitana?
ask-optional-lighthouse = Latarnia morska: bierzesz dublon?
ask-optional-union-hall = Przeładownia: bierzesz PZ?
gain-forest-discount = zniżka za lasy
gain-church = Kościół
gain-specialty-factory = Manufaktura
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
act-sell-to-post = W Faktorii: { $good }
act-small-wharf = Użyj Przystani

## Dlaczego czegoś teraz nie można

refusal-not-in-market = Tego budynku nie ma w tej grze.
refusal-already-drafted = Ten budynek leży już na głównej planszy.
refusal-no-place-left = Wszystkie miejsca o koszcie { $cost } są zajęte.
refusal-excluded = Na głównej planszy jest już { $building }, a przy tym stole wolno tylko jeden z tych dwóch.
refusal-small-first = Najpierw zajmuje się miejsca małych budynków.
refusal-no-forest-house = Nie masz aktywnego Szałasu.
refusal-other-tile = Dobrany jest inny żeton.
refusal-no-empty-circle = Nie ma tam wolnego łuku.
refusal-guest-stays = Do Zajazdu nikt się nie przenosi, można go tylko opuścić.
refusal-black-market-worker = Robotnika z Czarnego rynku oddać nie można.
refusal-debt-stays = Wtedy nie da się już zapłacić reszty.
refusal-same-kind-twice = Drugi towar musi być innego rodzaju.
refusal-no-trading-post = Nie masz aktywnej Faktorii.
refusal-no-small-wharf = Nie masz aktywnej Przystani.
refusal-small-wharf-used = Twoja Przystań w tej fazie jest już użyta.
refusal-other-kind-first = Najpierw pytamy o inny rodzaj: { $good }.
refusal-too-few-goods = Masz mniej towarów tego rodzaju: { $goods }.
refusal-load-one = Trzeba załadować co najmniej jeden towar.

## Ustalenia stołu

switch-corn-starters-poorer = Kukurydza zaczyna biedniej
switch-corn-starters-poorer-effect = Zasada domowa: kto zaczyna z kukurydzą, ma na początku o 1 dublon mniej.
switch-factory-8-university-7 = Przetwórnia 8, Uniwersytet 7
switch-factory-8-university-7-effect = Zasada domowa: Przetwórnia kosztuje 8 dublonów, a Uniwersytet 7.
switch-draft-small-first = Najpierw małe budynki
switch-draft-small-first-effect = Wszystkie małe budynki wybiera się przed pierwszym dużym.
switch-exclude-office-trading-post = Biuro handlowe albo Faktoria
switch-exclude-office-trading-post-effect = Do gry trafia tylko jeden z tych budynków.
switch-exclude-hacienda-forest-house = Hacjenda albo Szałas
switch-exclude-hacienda-forest-house-effect = Do gry trafia tylko jeden z tych budynków.
switch-forest-discount-needs-occupied = Lasy wymagają Szałasu
switch-forest-discount-needs-occupied-effect = Lasy obniżają koszt tylko wtedy, gdy twój Szałas jest aktywny.
switch-black-market-discard = Czarny rynek usuwa z gry
switch-black-market-discard-effect = Robotnicy i punkty oddani na Czarnym rynku opuszczają grę.
switch-guesthouse-in-mayor = Zajazd w fazie burmistrza
switch-guesthouse-in-mayor-effect = Robotników z Zajazdu można przenieść także w fazie burmistrza, zanim ktokolwiek przybędzie.
switch-specialty-counts-privilege = Manufaktura liczy towar z przywileju
switch-specialty-counts-privilege-effect = Dodatkowy towar zarządcy liczy się dla Manufaktury.
switch-library-craftsman-distinct = Dwa różne towary
switch-library-craftsman-distinct-effect = Z Biblioteką dwa towary zarządcy są różnych rodzajów.
switch-vp-end-captain-only = Koniec przez punkty tylko w fazie kapitana
switch-vp-end-captain-only-effect = Brak punktów zwycięstwa kończy grę tylko w fazie kapitana.
switch-library-2p-once = Biblioteka raz na rundę
switch-library-2p-once-effect = W dwie osoby Biblioteka podwaja tylko jeden przywilej na rundę.

score-cloister = Klasztor
