# Słowa stołu Altiplano w przeglądarce: etykiety, podglądy, skutki planu.

## Litery na towarach, każda raz
alti-letter-food = Ż
alti-letter-corn = U
alti-letter-wood = D
alti-letter-stone = K
alti-letter-ore = R
alti-letter-silver = S
alti-letter-cloth = N
alti-letter-wool = W
alti-letter-alpaca = A
alti-letter-fish = Y
alti-letter-glass = Z
alti-letter-cacao = O

## Start
lobby-now-altiplano = 4 miejsca, około 60 min
alti-new-roles = Profesje
alti-new-roles-dealt = Losowane
alti-new-roles-dealt-words = Każdy dostaje losowo jedną
alti-new-roles-drafted = Wybierane
alti-new-roles-drafted-words = Po kolei, gracz rozpoczynający na końcu; dla znających grę
alti-new-more = Więcej
alti-new-missions-words = Każdy ma dwa tajne cele, warte punkty, gdy je osiągnie
alti-new-with-missions = z misjami
alti-new-numbers = Liczby na kartach
alti-new-as-rulebook = wszystko jak w instrukcji
alti-rule-source = Rozstrzygnięcie { $ruling }; instrukcja, „{ $heading }”.
alti-set-named = { $name } ({ $digest })
alti-set-digest = SHA-256 { $digest }…
alti-set-reconstructed = Tekst instrukcji podaje zasady, ale ikony z większością liczb zaginęły. Liczb zrekonstruowanych przez nas, a więc nie z wydanej gry: { $count }. Kto ma grę, może wpisać jej liczby do pliku na serwerze.
alti-set-printed = Liczby pochodzą z zestawu „{ $name }”, wpisanego przez gospodarza z egzemplarza gry.

## Table
alti-view-board = Plansza
alti-view-ring = Krąg
alti-ring = Siedem terenów
alti-location = Teren
alti-phase-setup = Przygotowanie
alti-phase-draw = Dobieranie
alti-phase-planning = Plan
alti-phase-actions = Akcje
alti-phase-new-round = Nowa runda
alti-phase-end = Koniec
alti-stop = przystanek
alti-missed = poza zasięgiem
alti-steps = { $count ->
    [one] { $count } odcinek od twojego pionka
    [few] { $count } odcinki od twojego pionka
   *[many] { $count } odcinków od twojego pionka
}
alti-left-here = Elementy, które tu zostały: { $count }. Gdy nic nie zostanie, kończy się rundę i rozgrywa jeszcze jedną.
alti-pawn-of = pionek: { $player }
alti-pawn-own = twój pionek
alti-food-middle = żywność pośrodku
alti-nearly-empty = { $location }: zostało { $count }
alti-then-one-more = gdy się opróżni, jeszcze jedna runda
alti-last-round = Ostatnia runda
alti-one-more-round = Jeszcze jedna runda
alti-extensions = Dobudówki
alti-extension = Dobudówka
alti-strip = Tor, od najtańszego miejsca
alti-strip-gap = sprzedane
alti-stack = w stosie { $count }, następna { $letter }
alti-stack-empty = stos jest pusty
alti-costs = { $count ->
    [one] Kosztuje tu { $count } monetę.
    [few] Kosztuje tu { $count } monety.
   *[many] Kosztuje tu { $count } monet.
}
alti-orders = Zlecenia
alti-orders-done = Ukończone zlecenia
alti-order = Zlecenie
alti-order-words = { $goods }: { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
alti-houses = Domy
alti-house = Dom
alti-house-of = Dom: { $good }
alti-house-words = { $good }, teraz { $count ->
    [one] { $count } punkt dla ciebie
    [few] { $count } punkty dla ciebie
   *[many] { $count } punktów dla ciebie
}
alti-house-sum = { $printed } + { $own } ({ $good })
alti-worth-now = teraz warte
alti-boats = Łodzie
alti-boat-of = Łódź: { $good }
alti-boat-words = { $good } od razu, razem { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
alti-boats-words = { $count ->
    [one] { $count } punkt, towar od razu
    [few] { $count } punkty, towar od razu
   *[many] { $count } punktów, towar od razu
}
# The same beside the heading, where there is room for a few letters only.
alti-boats-short = { $count } + towar
alti-carts = Wozy
alti-missions = Misje
alti-mission = Misja
alti-in-hand = Na ręce
alti-roles = Profesje
alti-points = Punkty
alti-points-now = Punkty teraz
alti-coins-word = Monety
alti-coin = moneta
alti-first-short = 1.
alti-start-player = gracz rozpoczynający
alti-state-locked = gotowe
alti-state-planning = planuje
alti-state-passed = pas
alti-state-acts = akcja
alti-role-and-extensions = Profesja i dobudówki
alti-no-order = bez zlecenia
alti-no-shelf = pusty magazyn
alti-lies = Na polach
alti-rival-more = Żetony na polach, sakiewka, karty
alti-rival-nothing = Jeszcze nic.
alti-bag = Sakiewka
alti-container = Skrzynia
alti-cards = Karty
alti-no-cards = Jeszcze bez kart
alti-done = Gotowe
alti-delivered = { $good }, dostarczono
alti-missing = { $good }, brakuje
alti-warehouse = Magazyn
alti-shelves-begun = rozpoczęte półki: { $count } z { $of }
alti-rack-left = Lewy regał, od dołu
alti-rack-right = Prawy regał, od dołu
alti-new = nowa
alti-shelf-empty = pusta
alti-shelf-words = Półka { $number }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}: { $state ->
    [full] { $on }, pełna
    [begun] { $on }, wolne: { $left }
    [next] pusta, następna dla nowego rodzaju
   *[empty] pusta
}
alti-road-words = Trakt: { $count } z { $of } odcinków
alti-any = dowolny
alti-actions = Akcje
alti-plan-does = twój plan to umożliwia
alti-moves = Ruch
alti-ways = Sposoby ruchu
alti-any-place = dowolny teren
alti-free = za darmo
alti-used = użyty
alti-one-food = za 1 żeton żywności
alti-one-step = 1 odcinek
alti-cart-first = Pierwszy wóz
alti-cart-further = Kolejny wóz
alti-on-foot = Pieszo

## Spaces and plans
alti-place-extension = twoja dobudówka
alti-planning = Planowanie
alti-planning-spaces = Pola planowania
alti-to-place = do rozmieszczenia { $count }, limit { $limit }
alti-stay = zajęte { $count } z { $limit }
alti-room = { $count ->
    [0] brak wolnych pól planowania
    [one] { $count } wolne pole planowania
    [few] { $count } wolne pola planowania
   *[many] { $count } wolnych pól planowania
}
alti-spaces-of = Pola: { $place }
alti-space-free = wolne pole
alti-space-shut = zamknięte, dopóki nie rozbudujesz Traktu
alti-space-put = Połóż tu: { $good } ({ $place })
alti-space-lift = { $good }, położono teraz: podnieś
alti-space-old = { $good }, leży tu od wcześniejszej rundy
alti-space-fund = { $count ->
    [one] Połóż tu { $count } monetę
    [few] Połóż tu { $count } monety
   *[many] Połóż tu { $count } monet
}
alti-space-stays = { $good }: wycofaj
alti-space-back = { $good } wraca: jednak zostaw
alti-coin-lift = Zabierz monety
alti-coins-back = Wycofaj monety
alti-with = Użyte żetony: { $goods }.
alti-your-plan = Twój plan
alti-plan-words = { $count ->
    [0] Wszystkie żetony są rozmieszczone.
   *[other] Nierozmieszczone żetony: { $count }. Zostaną na następną rundę.
}
alti-in-hand-words = { $count ->
    [0] W ręce; żadne pole go teraz nie przyjmie.
    [one] W ręce; przyjmie go { $count } pole.
    [few] W ręce; przyjmą go { $count } pola.
   *[many] W ręce; przyjmie go { $count } pól.
}
alti-lock = Zatwierdź plan
alti-lift-all = Podnieś wszystko
alti-leave-all = Zostaw wszystko
alti-suggest = Zaproponuj
alti-take-back-done = Dobierz
alti-route = Co umożliwia twój plan, w kolejności drogi pionka
alti-hold-tiles = Żetony do wzięcia
alti-nothing-ready = Nic jeszcze nie jest gotowe: weź żeton i naciśnij zielone pole.
alti-tile-to = { $good }: { $place }
alti-coins-to = { $count ->
    [one] { $count } moneta: { $place }
    [few] { $count } monety: { $place }
   *[many] { $count } monet: { $place }
}
alti-too-few-coins = Masz za mało monet.
alti-then-ready = Wtedy gotowe: { $action }.
alti-then-fuel = Przemieszcza pionek: o jeden odcinek albo kolejnym wozem w dowolne miejsce.
alti-then-waits = Czeka tu na dalsze żetony, także w następnych rundach.
alti-then-sold = { $count ->
    [one] Zostanie też sprzedany, za { $count } monetę.
    [few] Zostanie też sprzedany, za { $count } monety.
   *[many] Zostanie też sprzedany, za { $count } monet.
}
alti-then-joins = Dołącza do gotowej akcji: { $action }.
alti-missed-title = { $location }: twój pionek tam nie dotrze
alti-missed-words = Twoje wozy i żywność nie wystarczą, by tam dotrzeć ({ $location }). Połóż więcej żywności na polach ruchu.

## Actions and ways
alti-here = tutaj
alti-start-here = start
alti-leg-stay = Twój pionek już tam stoi ({ $location }).
alti-leg-place = Twój pionek tam zaczyna ({ $location }).
alti-leg-first-cart = Jedziesz tam pierwszym wozem za darmo ({ $location }).
alti-leg-cart = Jedziesz tam kolejnym wozem za 1 żeton żywności ({ $location }).
alti-leg-walk = { $count ->
    [one] Idziesz tam pieszo: { $count } odcinek za { $count } żeton żywności ({ $location }).
    [few] Idziesz tam pieszo: { $count } odcinki za { $count } żetony żywności ({ $location }).
   *[many] Idziesz tam pieszo: { $count } odcinków za { $count } żetonów żywności ({ $location }).
}
alti-leg-walk-short = { $count ->
    [one] pieszo za { $count } żeton żywności
    [few] pieszo za { $count } żetony żywności
   *[many] pieszo za { $count } żetonów żywności
}
alti-far = Żetony są gotowe, ale w tej rundzie pionek nie dotrze tam ani wozem, ani pieszo ({ $location }).
alti-move = Ruch
alti-move-words = Dokąd idzie pionek; potem trzeba wykonać akcję.
alti-move-after-words = Dokąd idzie pionek, zanim zakończysz turę.
alti-choose-from = { $what }: wybierz
alti-mission-goes = dostaje { $left }, drugą { $right }
alti-moves-left = { $location }. Zostało: { $free ->
    [yes] darmowy wóz, żywność { $fuel }
   *[no] żywność { $fuel }
}{ $carts ->
    [0] {""}
   *[other] , kolejne wozy { $carts }
}
alti-back = Wstecz
alti-farm-food = Żywność: { $count }
alti-send-corn = Wyślij kukurydzę: { $count }
alti-of-points = { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
alti-of-coins = { $count ->
    [one] moneta
    [few] monety
   *[many] monet
}
alti-pick-market-sell = Wybierz, co sprzedać.
alti-pick-market-deliver = Wybierz, co dostarczyć.
alti-pick-village-store = Wybierz po kolei, co zmagazynować.
alti-pick-forest-cacao = Wybierz po jednym towarze za każde kakao.
alti-pick-sum = { $count ->
    [one] daje { $count } monetę
    [few] daje { $count } monety
   *[many] daje { $count } monet
}
alti-pick-clear = Wyczyść
alti-pick-done = Wykonaj
alti-pick-one = Wybierz co najmniej jeden.
alti-pick-not = Więcej takich nie można wybrać.
alti-sum-points = Punkty na koniec
alti-sum-printed = Na karcie
alti-sum-own = Twoje: { $good } ({ $count })
alti-sum-price = Cena
alti-sum-pay = Płacisz
alti-sum-left = Pozostałe monety
alti-sum-then = Monety po akcji
alti-sum-strip = Miejsce na torze
alti-sum-stock = Pozostało: { $good }
alti-sum-carts-left = Pozostałe wozy

## Zanim naciśniesz: co to kosztuje i co daje
alti-colon = { $what }: { $words }
alti-shelf-then = { $state ->
    [full] pełna, { $worth }
   *[left] brakuje { $left }, potem { $worth }
}
alti-tiles-back = Użyte żetony trafiają do twojej skrzyni.
alti-road-next-space = Następne pole Traktu: { $limit } pól planowania od następnego dobierania.
alti-road-next-corn = Następne pole Traktu: kukurydza do magazynu.
alti-completes = Kończy zlecenie: { $worth } i kukurydza.
alti-still-missing = Do zlecenia brakuje potem: { $goods }.
alti-good-left = { $good } ({ $left })
alti-left-there = zostało: { $count }
alti-pick-points = Pełne półki: { $worth }
alti-swap-take = ze skrzyni
alti-swap-draw = z sakiewki
alti-of-corn = kukurydza
alti-of-space = pole planowania
alti-hand-places = Gdzie można położyć żeton, który trzymasz
alti-take-back-list = Co można wycofać przed dobieraniem
alti-state-chooses = wybiera
alti-answer-sealed = Twoja odpowiedź jest przyjęta i ukryta, aż odpowiedzą wszyscy. Do tego czasu możesz ją zmienić przyciskiem Cofnij.
alti-answer-open = Twoja odpowiedź jest przyjęta i widzą ją wszyscy. Dopóki nie odpowie następny gracz, możesz ją zmienić przyciskiem Cofnij.
alti-set-mixed = Liczby pochodzą z zestawu gospodarza „{ $name }”. Liczb zrekonstruowanych przez nas, a więc nie z wydanej gry, jest w nim jeszcze: { $count }.
alti-numbers-of = Liczby: { $name }
alti-role-starts = Na początek
# A role may start with more tiles than the four planning spaces of the first round hold.
alti-role-draws = Żetony: { $tiles }. Na pierwszą rundę dobierasz: { $spaces }
alti-not-yet = jeszcze nie

## Tiles without an action of their own, as short as a tile
alti-effect-e14 = dowolny teren +1
alti-effect-e17 = moneta jak żywność
alti-effect-e18 = wymiana żetonu
alti-effect-e19 = Wioska +2
alti-effect-e20 = dowolny teren +1
alti-effect-e24 = 10 na półki
alti-effect-e25 = kukurydza czeka

## Rules page and end
alti-rules-numbers = Towary, karty i ich liczby
alti-rules-draw = Dobieranie
alti-rules-planning = Planowanie
alti-rules-moving = Ruch pionka
alti-rules-actions = Akcje
alti-rules-warehouse = Magazyn
alti-rules-village = Wioska
alti-rules-market = Targowisko
alti-rules-road = Trakt
alti-reference-goods = Towary
alti-reference-good = Towar
alti-from-players = od { $count } graczy
alti-acted-at = Akcje według terenów
alti-chart-points = Punkty w kolejnych rundach
alti-chart-coins = Monety w kolejnych rundach
alti-chart-stored = Zmagazynowane towary w kolejnych rundach
alti-chart-pick-points = Punkty
alti-chart-pick-coins = Monety
alti-chart-pick-stored = Magazyn

## What the game is about
altiplano-about-goal = Gromadzisz towary na płaskowyżu. Punkty dają towary, domy, łodzie, zlecenia i pełne półki magazynu; wygrywa gracz, który ma ich najwięcej.
altiplano-about-round = W każdej rundzie dobierasz żetony z sakiewki, planujesz je na polach swojej planszy i prowadzisz pionek po siedmiu terenach, by ich użyć. Żetony użyte i zdobyte wracają później do sakiewki.
altiplano-about-end = Gdy z jakiegoś terenu zniknie wszystko albo toru dobudówek nie da się uzupełnić, kończy się rundę i rozgrywa jeszcze jedną.
altiplano-help-pieces = { $by ->
    [tap-once] Podczas planowania dotknij żetonu, a potem zielonego pola.
    [tap-twice] Tylko podczas planowania wystarczy jedno dotknięcie: dotknięty żeton masz w ręce, a zielone pole, którego dotkniesz potem, go przyjmuje. Dopóki plan nie jest zatwierdzony, możesz go znów podnieść. Terenu lub akcji możesz dotknąć w każdej chwili, aby o nich przeczytać.
   *[press] Podczas planowania naciśnij żeton, a potem zielone pole, albo przeciągnij go tam.
}

## What stands under the drawing of an action, in a few words
alti-short-farm-food = żeton żywności za każdą alpakę
alti-short-forest-cacao = za każde kakao jeden z tych towarów
alti-short-harbor-boat = weź łódź
alti-short-village-house = weź dom
alti-short-village-store = złóż towary
alti-short-village-cart = kup wóz
alti-short-market-sell = sprzedaj towary
alti-short-market-extension = kup dobudówkę
alti-short-market-order = weź zlecenie
alti-short-market-deliver = dostarcz na zlecenie
alti-short-road-build = jeden odcinek Traktu
alti-brief-market-sell = sprzedaż
alti-brief-market-extension = dobudówka
alti-brief-market-order = zlecenie
alti-brief-market-deliver = dostawa
alti-from = od { $count }

## Zatwierdzanie planu
alti-lock-stays = { $count ->
    [one] zostaje { $count } żeton
    [few] zostają { $count } żetony
   *[many] zostaje { $count } żetonów
}
alti-lock-all = Wszystko rozmieszczone. Plany zostaną odkryte, gdy wszyscy je zatwierdzą.
alti-lock-empty = Zatwierdzić pusty plan?
alti-lock-empty-words = { $count ->
    [one] Twój żeton zostaje na polu planowania: w tej rundzie możesz użyć tylko tego, co już leży na twojej planszy.
    [few] Wszystkie { $count } żetony zostają na polach planowania: w tej rundzie możesz użyć tylko tego, co już leży na twojej planszy.
   *[many] Wszystkie żetony ({ $count }) zostają na polach planowania: w tej rundzie możesz użyć tylko tego, co już leży na twojej planszy.
}
alti-lock-far = Zatwierdzić plan z akcjami poza zasięgiem?
alti-lock-far-words = Gotowe, ale w tej rundzie pionek tam nie dotrze: { $actions }. Połóż więcej żywności na polach ruchu, inaczej żetony poczekają tam na późniejszą rundę.
alti-action-at = { $action } ({ $location })
alti-lock-anyway = Zatwierdź mimo to
alti-keep-planning = Planuj dalej
alti-suggest-words = Układa plan bota. Możesz go zmienić, zanim go zatwierdzisz.
alti-lift-all-words = Wszystkie żetony rozmieszczone w tym planie wracają na pola planowania.
alti-nothing-placed = Nic nie jest jeszcze rozmieszczone.
alti-leave-all-words = Wszystko zostaje tam, gdzie leży.
alti-end-turn-words = Kolej na następnego gracza. W swojej następnej turze możesz wykonać kolejną akcję albo spasować.
alti-ready-here = Gotowe tutaj na twoją następną turę: { $actions }.
alti-ready-there = Gotowe tam: { $actions }.
alti-takes = Przyjmuje: { $goods }.
alti-way-first-cart = Raz na rundę w dowolne miejsce, za darmo.
alti-way-cart = Za 1 żeton żywności w dowolne miejsce; każdy kolejny wóz raz na rundę.
alti-way-walk = Jeden odcinek po kręgu za każdy żeton żywności.
