# Zdania rozgrywki w Altiplano, po polsku.

## What happened: one line of the log for each fact or run of facts

altiplano-log-start-player =
    { $who ->
        [you] Rozpoczynasz rundę.
       *[other] Rundę rozpoczyna { $player }.
    }
altiplano-log-role-taken =
    { $who ->
        [you] Twoja profesja: { $role }.
       *[other] { $player } ma profesję: { $role }.
    }
altiplano-log-missions-passed = Misje przechodzą do sąsiadów.
altiplano-log-missions-chosen = Każdy ma już dwie misje.
altiplano-log-mission-done =
    { $who ->
        [you] Wypełniasz misję: { $mission }.
       *[other] { $player } wypełnia misję: { $mission }.
    }
altiplano-log-first-happened =
    { $what ->
        [shelf] Pierwsza wypełniona półka
        [fish-shelf] Pierwsza półka wypełniona rybami
        [order] Pierwsze zrealizowane zlecenie
       *[house] Pierwszy wybudowany dom
    }{ $who ->
        [you] : ty.
       *[other] : { $player }.
    }
altiplano-log-round-began = Zaczyna się runda { $round }.
altiplano-log-took-back =
    { $who ->
        [you] Wycofujesz: { $places }.
       *[other] { $player } wycofuje: { $places }.
    }
altiplano-log-took-back-coins =
    { $who ->
        [you] Wycofujesz { $count ->
            [one] { $count } monetę
            [few] { $count } monety
            [many] { $count } monet
           *[other] { $count } monety
        }.
       *[other] { $player } wycofuje { $count ->
            [one] { $count } monetę
            [few] { $count } monety
            [many] { $count } monet
           *[other] { $count } monety
        }.
    }
altiplano-log-bag-filled =
    { $who ->
        [you] Zawartość twojej skrzyni trafia do sakiewki.
       *[other] { $player }: zawartość skrzyni trafia do sakiewki.
    }
altiplano-log-drawn =
    { $who ->
        [you] Dobierasz: { $goods }.
       *[other] { $player } dobiera: { $goods }.
    }
altiplano-log-swapped-away =
    { $who ->
        [you] Odkładasz do skrzyni: { $good }.
       *[other] { $player } odkłada do skrzyni: { $good }.
    }
altiplano-log-swapped-in =
    { $who ->
        [you] Bierzesz w zamian: { $good }.
       *[other] { $player } bierze w zamian: { $good }.
    }
altiplano-log-planned =
    { $who ->
        [you] Planujesz: { $places }.
       *[other] { $player } planuje: { $places }.
    }
altiplano-log-funded =
    { $who ->
        [you] Kładziesz { $count ->
            [one] { $count } monetę
            [few] { $count } monety
            [many] { $count } monet
           *[other] { $count } monety
        }.
       *[other] { $player } kładzie { $count ->
            [one] { $count } monetę
            [few] { $count } monety
            [many] { $count } monet
           *[other] { $count } monety
        }.
    }
altiplano-log-plans-shown = Plany są odkryte.
altiplano-log-extension-left = Nikt nie kupił dobudówki, więc najniższa odpada z gry: { $extension }
altiplano-log-extension-laid = Nowe dobudówki na torze: { $count }.
altiplano-log-pawn-placed =
    { $who ->
        [you] Stawiasz pionek: { $location }.
       *[other] { $player } stawia pionek: { $location }.
    }
altiplano-log-moved =
    { $who ->
        [you] Ty
       *[other] { $player }
    } → { $location }, { $ride ->
        [first-cart] pierwszym wozem.
        [cart-food] kolejnym wozem za 1 żeton żywności.
        [cart-coin] kolejnym wozem za 1 monetę.
        [walk-coin] pieszo za 1 monetę.
       *[walk-food] pieszo za 1 żeton żywności.
    }
altiplano-log-acted-farm-food =
    { $who ->
        [you] Wymieniasz
       *[other] { $player } wymienia
    } { $count ->
        [one] { $count } alpakę
        [few] { $count } alpaki
        [many] { $count } alpak
       *[other] { $count } alpaki
    } na żywność (Farma).
altiplano-log-acted-farm-wool =
    { $who ->
        [you] Wymieniasz
       *[other] { $player } wymienia
    } alpakę i żywność na wełnę (Farma).
altiplano-log-acted-farm-cloth =
    { $who ->
        [you] Wymieniasz
       *[other] { $player } wymienia
    } wełnę i żywność na sukno (Farma).
altiplano-log-acted-forest-wood =
    { $who ->
        [you] Wymieniasz
       *[other] { $player } wymienia
    } 2 żetony żywności na drewno (Las).
altiplano-log-acted-mine-stone =
    { $who ->
        [you] Wymieniasz
       *[other] { $player } wymienia
    } 2 żetony żywności na kamień (Kopalnia).
altiplano-log-acted-mine-silver =
    { $who ->
        [you] Wymieniasz
       *[other] { $player } wymienia
    } rudę i żywność na srebro (Kopalnia).
altiplano-log-acted-harbor-food =
    { $who ->
        [you] Wymieniasz
       *[other] { $player } wymienia
    } rybę i żywność na kolejny żeton żywności (Przystań).
altiplano-log-acted-harbor-stone =
    { $who ->
        [you] Wymieniasz
       *[other] { $player } wymienia
    } 2 ryby na kamień (Przystań).
altiplano-log-acted-trade-cacao =
    { $who ->
        [you] Wymieniasz kakao na:
       *[other] { $player } wymienia kakao na:
    } { $good }.
altiplano-log-acted-build-boat =
    { $who ->
        [you] Budujesz
       *[other] { $player } buduje
    } łódź za 2 żetony drewna: { $good }.
altiplano-log-acted-build-house =
    { $who ->
        [you] Budujesz
       *[other] { $player } buduje
    } dom za 2 żetony kamienia: { $good }.
altiplano-log-acted-sell =
    { $who ->
        [you] Sprzedajesz:
       *[other] { $player } sprzedaje:
    } { $good }.
altiplano-log-acted-deliver =
    { $who ->
        [you] Dostarczasz:
       *[other] { $player } dostarcza:
    } { $good }.
altiplano-log-acted-buy-extension =
    { $who ->
        [you] Kupujesz dobudówkę:
       *[other] { $player } kupuje dobudówkę:
    } { $extension }
altiplano-log-acted-take-order =
    { $who ->
        [you] Przyjmujesz zlecenie:
       *[other] { $player } przyjmuje zlecenie:
    } { $goods }.
altiplano-log-acted-use-role =
    { $who ->
        [you] Korzystasz z profesji { $role }:
       *[other] { $player } korzysta z profesji { $role }:
    } { $good }.
altiplano-log-acted-use-own-role =
    { $who ->
        [you] Korzystasz ze swojej profesji:
       *[other] { $player } korzysta ze swojej profesji:
    } { $good }.
altiplano-log-acted-use-extension =
    { $who ->
        [you] Korzystasz z dobudówki ({ $extension }):
       *[other] { $player } korzysta z dobudówki ({ $extension }):
    } { $good }.
altiplano-log-acted-send-corn =
    { $who ->
        [you] Wysyłasz kukurydzę do magazynu:
       *[other] { $player } wysyła kukurydzę do magazynu:
    } { $count }.
altiplano-log-acted-buy-cart =
    { $who ->
        [you] Kupujesz wóz.
       *[other] { $player } kupuje wóz.
    }
altiplano-log-acted-build-road =
    { $who ->
        [you] Rozbudowujesz Trakt za kamień i drewno.
       *[other] { $player } rozbudowuje Trakt za kamień i drewno.
    }
altiplano-log-gained = +{ $good }.
altiplano-log-not-gained = Zabrakło: { $good }.
altiplano-log-coins-paid =
    −{ $count ->
        [one] { $count } moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    }.
altiplano-log-coins-gained =
    +{ $count ->
        [one] { $count } moneta
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    }.
altiplano-log-stored = Do magazynu: { $goods }.
altiplano-log-shelf-filled =
    Pełna półka { $shelf }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
altiplano-log-corn-kept = Kukurydza czeka w magazynie tymczasowym.
altiplano-log-corn-not-gained = Bez kukurydzy: nie ma jej już albo nie ma miejsca w magazynie.
altiplano-log-limit-raised = Pola planowania od następnego dobierania: { $limit }.
altiplano-log-order-completed =
    { $who ->
        [you] Realizujesz zlecenie: { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        }.
       *[other] { $player } realizuje zlecenie: { $points ->
            [one] { $points } punkt
            [few] { $points } punkty
            [many] { $points } punktów
           *[other] { $points } punktu
        }.
    }
altiplano-log-passed =
    { $who ->
        [you] Pasujesz do końca rundy.
       *[other] { $player } pasuje do końca rundy.
    }
altiplano-log-passed-automatic =
    { $who ->
        [you] Nie możesz już nic zrobić w tej rundzie.
       *[other] { $player } nie może już nic zrobić w tej rundzie.
    }
altiplano-log-end-triggered-empty = { $location }: nic już nie zostało; ostatnia będzie runda { $round }.
altiplano-log-end-triggered-strip = Toru dobudówek nie da się uzupełnić; ostatnia będzie runda { $round }.
altiplano-log-game-over = Koniec gry.

## What is asked: the question and what it means

altiplano-ask-ring = Tereny są układane w krąg
altiplano-ask-start-player = Losowanie gracza rozpoczynającego
altiplano-ask-order = Na stół trafiają zlecenia
altiplano-ask-extension = Na tor trafia dobudówka
altiplano-ask-deal-role = Rozdawanie profesji
altiplano-ask-draft-role = Wybierz profesję
altiplano-ask-draft-role-more = Daje własną akcję i komponenty startowe.
altiplano-ask-deal-mission = Rozdawanie misji
altiplano-ask-keep-mission = Zatrzymaj jedną misję
altiplano-ask-keep-mission-more = Dwie pozostałe trafią do innych graczy.
altiplano-ask-keep-mission-more-two = Z dwóch pozostałych jedna trafi do przeciwnika, jedna do pudełka.
altiplano-ask-give-mission = Wybierz misję dla gracza po lewej
altiplano-ask-give-mission-more = Druga trafi do gracza po prawej.
altiplano-ask-give-mission-two = Wybierz misję dla przeciwnika
altiplano-ask-give-mission-more-two = Druga trafi do pudełka.
altiplano-ask-keep-received = Zatrzymaj jedną z otrzymanych misji
altiplano-ask-keep-received-more = Druga trafia do pudełka.
altiplano-ask-take-back = Wycofać żetony przed dobieraniem?
altiplano-ask-take-back-more = Wycofane żetony zajmują pola planowania, więc dobierasz mniej. Monety też możesz wycofać.
altiplano-ask-draw = Dobieranie żetonów
altiplano-ask-draw-more = Dobrać jeszcze jeden żeton?
altiplano-ask-draw-more-more = Jeśli przerwiesz, w tej rundzie już nie dobierasz.
altiplano-ask-swap = Wymienić jeden żeton?
altiplano-ask-swap-more = Trafia do skrzyni; dobierasz inny albo bierzesz ze skrzyni.
altiplano-ask-swap-draw = Dobieranie żetonu
altiplano-ask-plan = Zaplanuj: rozmieść żetony
altiplano-ask-plan-more = Wszyscy planują jednocześnie; plany odkrywa się, gdy wszyscy skończą. Nierozmieszczone żetony zostają na następną rundę.
altiplano-ask-place-pawn = Gdzie zaczyna twój pionek?
altiplano-ask-place-pawn-more = Dowolny teren; wóz nie jest potrzebny.
altiplano-ask-act = Twoja tura: wybierz akcję
altiplano-ask-act-more = Przed akcją i po niej możesz przemieścić pionek. Pas obowiązuje do końca rundy.
altiplano-ask-trade-cacao = Wymienić kolejne kakao?
altiplano-ask-sell = Sprzedać kolejny żeton?
altiplano-ask-deliver = Dostarczyć kolejny żeton?
altiplano-ask-store = Złożyć w magazynie kolejny żeton?
altiplano-ask-corn = Na którą półkę trafia kukurydza?
altiplano-ask-corn-more = Kukurydza pasuje na każdą rozpoczętą półkę; półka przez nią rozpoczęta przyjmuje tylko kukurydzę.
altiplano-ask-after-action = Przemieść się dalej albo zakończ turę
altiplano-ask-after-action-more = Ruch wykonany teraz oszczędza ruch w następnej turze.
altiplano-ask-final-draw = Przed podliczaniem dobiera się dziesięć żetonów
altiplano-ask-over = Koniec gry

## What an answer is called

altiplano-act-take-role = { $role }
altiplano-act-keep-mission = Zatrzymaj: { $mission }
altiplano-act-give-mission = Przekaż: { $mission }
altiplano-act-take-back = Wycofaj: { $good } ({ $place })
altiplano-act-take-back-coins = Wycofaj monety
altiplano-act-draw-more = Dobierz jeszcze
altiplano-act-stop-drawing = Wystarczy
altiplano-act-swap = Odłóż: { $away }, weź: { $take }
altiplano-act-swap-draw = Odłóż: { $away }, dobierz inny
altiplano-act-keep-tiles = Zatrzymaj żetony
altiplano-act-plan = { $good } → { $place }
altiplano-act-fund = Połóż monety
altiplano-act-replan = Planuj od nowa
altiplano-act-first-cart = Pierwszy wóz: { $location }
altiplano-act-cart =
    Kolejny wóz: { $location } ({ $fuel ->
        [coin] 1 moneta
       *[food] 1 żeton żywności
    })
altiplano-act-walk =
    Pieszo: { $location } ({ $fuel ->
        [coin] 1 moneta
       *[food] 1 żeton żywności
    })
altiplano-act-wild = z żetonem dowolnego terenu
altiplano-act-no-card = bez karty
altiplano-act-shelve-corn = Półka { $shelf }
altiplano-act-keep-corn = Do magazynu tymczasowego
altiplano-act-done = Gotowe
altiplano-act-pass = Pas
altiplano-act-end-turn = Zakończ turę

## Why something can’t be done now

altiplano-refusal-game-over = Gra już się skończyła.
altiplano-refusal-chance-first = Najpierw losowanie.
altiplano-refusal-not-your-turn = To nie twoja kolej.
altiplano-refusal-other-decision = Teraz trzeba zdecydować o czym innym.
altiplano-refusal-role-taken = Tę profesję ma { $player }.
altiplano-refusal-not-in-hand = Nie masz tej misji na ręce.
altiplano-refusal-nothing-there = Niczego takiego tam nie ma.
altiplano-refusal-no-planning-space = Wszystkie dozwolone pola planowania są zajęte.
altiplano-refusal-out-of-order = Rodzaje wybiera się w ustalonej kolejności, a późniejszy jest już wybrany.
altiplano-refusal-nothing-other = Nie ma żetonu innego rodzaju do wzięcia.
altiplano-refusal-not-on-planning = Brak na polach planowania: { $good }.
altiplano-refusal-not-accepted = Te pola nie przyjmują tego rodzaju.
altiplano-refusal-spaces-taken = Wszystkie pola są tam zajęte.
altiplano-refusal-takes-no-coins = Ten kafel nie przyjmuje monet.
altiplano-refusal-too-few-coins =
    Potrzebujesz { $needed ->
        [one] { $needed } monety
        [few] { $needed } monet
        [many] { $needed } monet
       *[other] { $needed } monety
    }.
altiplano-refusal-nothing-to-replan = W tej fazie nic jeszcze nie leży na polach albo plan już trzy razy otwarto na nowo.
altiplano-refusal-already-there = Pionek już tam stoi.
altiplano-refusal-no-cart = W tej rundzie nie ma już takiego wozu.
altiplano-refusal-no-fuel = Na polach ruchu nie ma na to żywności.
altiplano-refusal-not-neighbour = Pieszo dojdziesz tylko na sąsiedni teren.
altiplano-refusal-no-action-afterwards = Po tym ruchu żadna akcja nie byłaby możliwa, a po ruchu trzeba ją wykonać.
altiplano-refusal-action-needed = Po ruchu musisz w tej turze wykonać akcję.
altiplano-refusal-pawn-elsewhere = Twój pionek musi stać na tym terenie: { $location }.
altiplano-refusal-inputs-missing = Na polach brakuje potrzebnych żetonów.
altiplano-refusal-no-wild-tile = Na polu dowolnego terenu nie ma pasującego żetonu.
altiplano-refusal-not-traded = Kakao wymienia się tylko na żywność, sukno lub szkło.
altiplano-refusal-not-produced = Ten kafel tego nie daje.
altiplano-refusal-not-owned = Nie masz takiego kafla.
altiplano-refusal-none-left = Już się skończyły.
altiplano-refusal-must-take-card = Musisz wziąć kartę, dopóki jakaś została.
altiplano-refusal-food-not-stored = Żywności nie można magazynować.
altiplano-refusal-no-slot = W magazynie nie ma miejsca na ten rodzaj.
altiplano-refusal-once-per-round = Tylko raz na rundę.
altiplano-refusal-cart-limit = Możesz mieć najwyżej cztery wozy.
altiplano-refusal-no-price = Ten rodzaj nie ma ceny.
altiplano-refusal-not-on-strip = Tej dobudówki nie ma na torze.
altiplano-refusal-same-action = Masz już kafel z taką samą akcją.
altiplano-refusal-order-unfinished = Najpierw ukończ swoje zlecenie.
altiplano-refusal-no-order = Nie masz nieukończonego zlecenia.
altiplano-refusal-not-wanted = Zlecenie nie potrzebuje już tego rodzaju.
altiplano-refusal-road-finished = Trakt jest już w pełni rozbudowany.
altiplano-refusal-too-little-corn = W magazynie tymczasowym jest mniej kukurydzy.
altiplano-refusal-shelf-closed = Na tę półkę kukurydza nie może trafić.
altiplano-refusal-no-corn-store = Nie masz magazynu tymczasowego, jest pełny albo kukurydza właśnie z niego pochodzi.
