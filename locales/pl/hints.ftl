# Podpowiedzi w grze i analiza skończonej partii.

## Prośba o podpowiedź
hint-button = Podpowiedź
hint-not-now = O podpowiedź możesz poprosić, gdy decyzja należy do ciebie.
hint-title = Warto rozważyć
hint-lead = Szacowana szansa na wygraną po każdej odpowiedzi
hint-looking = Patrzę na stół…
hint-list = Najlepsze odpowiedzi
hint-said = Podpowiedź: { $moves }.
hint-move = { $move }, { $share }
hint-share = { $percent }%
hint-share-under = poniżej 1%
hint-share-over = ponad 99%
hint-gain = { $what } { $amount }
hint-you = Ty: { $gains }
hint-you-nothing = Ty: od razu nic się nie zmienia
hint-you-later =
    { $points ->
        [one] Ty: od razu nic się nie zmienia; do końca około { $points } punkt więcej
        [few] Ty: od razu nic się nie zmienia; do końca około { $points } punkty więcej
       *[other] Ty: od razu nic się nie zmienia; do końca około { $points } punktów więcej
    }
hint-rival = Najwięcej zyskuje { $player }: { $gains }
hint-placement = Takie rozmieszczenie
hint-then = { $move }, potem { $next }
hint-keep-nothing = Nic nie zostaje
hint-plan = Taki plan
hint-taken = Zaznaczono: { $move }. Nic jeszcze nie zagrano.
hint-laid-out = Ułożono jak w podpowiedzi. Nic jeszcze nie zagrano.
key-hint = podpowiedź

## W czym się liczy
measure-points = punkty
measure-doubloons = dublony
measure-coins = monety
measure-goods = towary
measure-production = towary z fazy zarządcy
measure-workers = robotnicy
measure-plantations = żetony wyspy
measure-buildings = budynki
measure-stored = towary w magazynie
measure-carts = wozy
measure-houses = domy
measure-boats = łodzie
measure-orders = zlecenia
measure-extensions = dobudówki
measure-road = odcinki Traktu

## Zgoda na podpowiedzi
hints-off-title = Podpowiedzi są wyłączone
hints-on-title = Podpowiedzi są włączone
hints-words = Gdy gra kilka osób, wszystkie muszą się zgodzić na podpowiedzi.
hints-yes = zgoda
hints-no = jeszcze nie
hints-agree = Zgadzam się
hints-take-back = Cofam zgodę
error-hints-off = Przy tym stole podpowiedzi są wyłączone: najpierw muszą się zgodzić wszyscy gracze.

## Po partii
review-title = Analiza
review-words = Najkosztowniejsze decyzje według szacowanej szansy na wygraną. Szacunek może się mylić o kilka procent.
review-waiting = Analiza zaraz się zacznie…
review-working = Przeglądam każdą decyzję: { $done } z { $of }
review-failed = Nie można pokazać analizy
review-of = Czyje decyzje
review-none = Żadna decyzja tego gracza nie zmniejszyła szansy na wygraną o więcej niż 1%.
review-cost = −{ $percent }%
review-cost-words = szansa na wygraną mniejsza o { $percent }%
review-played = Zagrano: { $move }
review-better = Lepiej: { $move }
review-show = Pokaż
review-show-words = Pokaż ten moment, runda { $round }
review-here = Ta decyzja zmniejszyła szansę na wygraną o { $percent }%. Lepiej: { $move }
curve-title = Szansa na wygraną
curve-words = Przed każdą decyzją, gdy wszystko jest jawne; w procentach.
curve-end = Koniec
