# Podpowiedzi w grze i analiza skończonej partii.

## Prośba o podpowiedź
hint-button = Podpowiedź
hint-words = Pokazuje, co zrobiłby silny bot
hint-not-now = O podpowiedź możesz poprosić, gdy decyzja należy do ciebie.
hint-title = Warto rozważyć
hint-lead = Szacowana szansa na wygraną po każdej odpowiedzi
hint-looking = Patrzymy na stół…
hint-list = Najlepsze odpowiedzi
hint-said = Podpowiedź: { $moves }.
hint-move = { $move }, { $share }
hint-share = { $percent }%
hint-share-under = poniżej 1%
hint-share-over = ponad 99%
hint-placement = Takie rozmieszczenie
hint-occupied = Obsadzone: { $places }
hint-left-empty = Puste: { $places }
hint-then = { $move }, potem { $next }
hint-keep-nothing = Nic nie zostaje
hint-plan = Taki plan
hint-taken = Zaznaczono: { $move }. Nic jeszcze nie zagrano.
hint-laid-out = Ułożono jak w podpowiedzi. Nic jeszcze nie zagrano.
key-hint = podpowiedź

## Dlaczego warto
reason-gets =
    { $who ->
        [you] Dostajesz: { $what }.
       *[other] { $player } dostaje: { $what }.
    }
reason-gets-this-round =
    { $who ->
        [you] Do końca tej rundy zapewne dostaniesz: { $what }.
       *[other] Do końca tej rundy { $player } zapewne dostanie: { $what }.
    }
reason-gets-this-phase =
    { $who ->
        [you] Do końca tej fazy zapewne dostaniesz: { $what }.
       *[other] Do końca tej fazy { $player } zapewne dostanie: { $what }.
    }
reason-gets-at-once =
    { $who ->
        [you] Od razu dostajesz: { $what }.
       *[other] { $player } od razu dostaje: { $what }.
    }
reason-helps =
    { $who ->
        [you] Przy okazji dostajesz: { $what }.
       *[other] Przy okazji { $player } dostaje: { $what }.
    }
reason-nothing = Od razu nic się nie zmienia.
reason-level = Żadna z pozostałych pokazanych odpowiedzi nie daje więcej.
reason-keeps =
    { $who ->
        [you] Zostaje ci: { $what }.
       *[other] { $player } zachowuje: { $what }.
    }
reason-has-this-round =
    { $who ->
        [you] Na koniec tej rundy będziesz zapewne mieć: { $what }.
       *[other] Na koniec tej rundy { $player } będzie zapewne mieć: { $what }.
    }
reason-has-this-phase =
    { $who ->
        [you] Na koniec tej fazy będziesz zapewne mieć: { $what }.
       *[other] Na koniec tej fazy { $player } będzie zapewne mieć: { $what }.
    }
reason-left =
    { $who ->
        [you] Dla ciebie zostaje: { $what }.
       *[other] Dla gracza { $player } zostaje: { $what }.
    }
reason-keeps-at-once =
    { $who ->
        [you] Na razie zachowujesz: { $what }.
       *[other] { $player } na razie zachowuje: { $what }.
    }
reason-makes =
    { $who ->
        [you] Następna faza zarządcy da ci wtedy dodatkowo: { $what }.
       *[other] W następnej fazie zarządcy { $player } dostanie wtedy dodatkowo: { $what }.
    }
reason-makes-less =
    { $who ->
        [you] W następnej fazie zarządcy ominie cię wtedy: { $what }.
       *[other] W następnej fazie zarządcy { $player } tego wtedy nie dostanie: { $what }.
    }
reason-could-make =
    { $who ->
        [you] Gdy obsadzisz wszystko, każda faza zarządcy da ci dodatkowo: { $what }.
       *[other] Gdy { $player } obsadzi wszystko, w każdej fazie zarządcy dostanie dodatkowo: { $what }.
    }
reason-lacks =
    { $who ->
        [you] Brakuje ci budynku produkcyjnego ({ $what }), więc ta plantacja na razie nic nie da.
       *[other] { $player } nie ma budynku produkcyjnego ({ $what }), więc ta plantacja na razie nic nie da.
    }
reason-lacks-price =
    { $who ->
        [you] Brakuje ci budynku produkcyjnego ({ $what }, kosztuje co najmniej { $price }), więc ta plantacja na razie nic nie da.
       *[other] { $player } nie ma budynku produkcyjnego ({ $what }, kosztuje co najmniej { $price }), więc ta plantacja na razie nic nie da.
    }
reason-room =
    { $who ->
        [you] W twoich budynkach produkcyjnych jest wtedy miejsce na towary z kolejnych plantacji: { $what }.
       *[other] { $player } ma wtedy w budynkach produkcyjnych miejsce na towary z kolejnych plantacji: { $what }.
    }
reason-alone =
    { $who ->
        [you] Tylko ty masz takie plantacje: { $what }.
       *[other] Takie plantacje ma tylko { $player }: { $what }.
    }
reason-could-sell =
    { $who ->
        [you] Targowisko przyjmie wtedy twój towar ({ $what }) za { $price }.
       *[other] Na Targowisku { $player } sprzeda wtedy towar ({ $what }) za { $price }.
    }
reason-could-load =
    { $who ->
        [you] Statki przyjmą wtedy od ciebie: { $what }.
       *[other] Na statki { $player } załaduje wtedy: { $what }.
    }
reason-saves =
    { $who ->
        [you] Kamieniołomy obniżą ci wtedy cenę budynku nawet o { $count }.
       *[other] { $player } ma wtedy dzięki kamieniołomom zniżkę na budynek nawet { $count }.
    }
reason-could-save =
    { $who ->
        [you] Po obsadzeniu kamieniołomy obniżą ci cenę budynku nawet o { $count }.
       *[other] { $player } po obsadzeniu kamieniołomów ma zniżkę na budynek nawet { $count }.
    }
reason-plans =
    { $who ->
        [you] { $count ->
            [one] Odtąd masz { $count } pole planowania.
            [few] Odtąd masz { $count } pola planowania.
            [many] Odtąd masz { $count } pól planowania.
           *[other] Odtąd masz { $count } pola planowania.
        }
       *[other] { $count ->
            [one] Odtąd { $player } ma { $count } pole planowania.
            [few] Odtąd { $player } ma { $count } pola planowania.
            [many] Odtąd { $player } ma { $count } pól planowania.
           *[other] Odtąd { $player } ma { $count } pola planowania.
        }
    }
reason-missing =
    { $who ->
        [you] Do zlecenia brakuje ci wtedy już tylko: { $what }.
       *[other] Do zlecenia { $player } potrzebuje wtedy już tylko: { $what }.
    }
reason-has-next-choice =
    { $who ->
        [you] Przy następnym wyborze postaci będziesz mieć około: { $what }.
       *[other] Przy następnym wyborze postaci { $player } będzie mieć około: { $what }.
    }
reason-gets-next-choice =
    { $who ->
        [you] Do następnego wyboru postaci zapewne zyskasz na tym: { $what }.
       *[other] Do następnego wyboru postaci { $player } zapewne zyska na tym: { $what }.
    }
reason-has-next-round =
    { $who ->
        [you] Pod koniec następnej rundy będziesz mieć około: { $what }.
       *[other] Pod koniec następnej rundy { $player } będzie mieć około: { $what }.
    }
reason-gets-next-round =
    { $who ->
        [you] Do końca następnej rundy zapewne zyskasz na tym: { $what }.
       *[other] Do końca następnej rundy { $player } zapewne zyska na tym: { $what }.
    }
reason-misses =
    { $who ->
        [you] Ominie cię: { $what }.
       *[other] Tego { $player } wtedy nie dostanie: { $what }.
    }
reason-over-ahead =
    { $who ->
        [you] Gra się kończy, a twoja przewaga to { $what }.
       *[other] Gra się kończy, { $player } ma przewagę: { $what }.
    }
reason-over-level =
    { $who ->
        [you] Gra się kończy, a na punkty masz remis z najlepszym rywalem.
       *[other] Gra się kończy, { $player } ma na punkty remis z najlepszym rywalem.
    }
reason-over-behind =
    { $who ->
        [you] Gra się kończy, a twoja strata to { $what }.
       *[other] Gra się kończy, { $player } ma stratę: { $what }.
    }
reason-last-round = Wywołuje koniec gry.
reason-sooner = Przybliża koniec gry: jeszcze mniej więcej { $what }.
reason-later = Oddala koniec gry: jeszcze mniej więcej { $what }.
reason-promises =
    { $who ->
        [you] Do końca gry zapewne zyskasz na tym: { $what }.
       *[other] Do końca gry { $player } zapewne zyska na tym: { $what }.
    }
reason-active =
    { $who ->
        [you] Uruchamiasz: { $what }.
       *[other] { $player } uruchamia: { $what }.
    }
reason-idle =
    { $who ->
        [you] Bez robotnika zostaje: { $what }.
       *[other] { $player } zostawia bez robotnika: { $what }.
    }
reason-works = Działa po obsadzeniu. { $what }
reason-odds = Około { $percent }% zakrytych plantacji po obsadzeniu coś by ci produkowało.
reason-bonus = Po obsadzeniu daje na razie jeszcze { $what }.
reason-answer = odpowiedź { $number }
amount-orders =
    { $count ->
        [one] { $count } zlecenie
        [few] { $count } zlecenia
        [many] { $count } zleceń
       *[other] { $count } zlecenia
    }
amount-houses =
    { $count ->
        [one] { $count } dom
        [few] { $count } domy
        [many] { $count } domów
       *[other] { $count } domu
    }
amount-boats =
    { $count ->
        [one] { $count } łódź
        [few] { $count } łodzie
        [many] { $count } łodzi
       *[other] { $count } łodzi
    }
amount-carts =
    { $count ->
        [one] { $count } wóz
        [few] { $count } wozy
        [many] { $count } wozów
       *[other] { $count } wozu
    }
amount-extensions =
    { $count ->
        [one] { $count } dobudówka
        [few] { $count } dobudówki
        [many] { $count } dobudówek
       *[other] { $count } dobudówki
    }
amount-face-down =
    { $count ->
        [one] { $count } zakryta plantacja
        [few] { $count } zakryte plantacje
        [many] { $count } zakrytych plantacji
       *[other] { $count } zakrytej plantacji
    }
reason-same = O ile można przewidzieć, wychodzi na to samo co: { $move }.
reason-same-later = Na razie wychodzi na to samo co: { $move }. Różnica będzie dopiero później.

## Zgoda na podpowiedzi
hints-off-title = Podpowiedzi są wyłączone
hints-on-title = Podpowiedzi są włączone
hints-words = Gdy gra kilka osób, na podpowiedzi muszą się zgodzić wszystkie.
hints-yes = zgoda
hints-no = jeszcze nie
hints-agree = Zgadzam się
hints-take-back = Cofam zgodę
error-hints-off = Przy tym stole podpowiedzi są wyłączone: najpierw muszą się na nie zgodzić wszyscy.

## Po partii
review-title = Przegląd
review-words = Najkosztowniejsze decyzje według szacowanej szansy na wygraną. Szacunek może się mylić o kilka procent.
review-waiting = Przegląd zaraz się zacznie…
review-working = Przeglądamy każdą decyzję: { $done } z { $of }
review-failed = Nie można pokazać przeglądu
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
