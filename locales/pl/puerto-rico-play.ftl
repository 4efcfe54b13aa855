# Zdania rozgrywki Puerto Rico po polsku. Wartości opisuje plik angielski.
# O graczach mówimy w czasie teraźniejszym, żeby nie zgadywać rodzaju.

## Co się dzieje: jedna linia dziennika na każdy fakt

log-role-chosen =
    { $who ->
        [you] Wybierasz postać: { $role }
       *[other] { $player } wybiera postać: { $role }
    }{ $doubloons ->
        [0] .
        [one] , na karcie { $doubloons } dublon.
        [few] , na karcie { $doubloons } dublony.
        [many] , na karcie { $doubloons } dublonów.
       *[other] , na karcie { $doubloons } dublona.
    }
log-passed =
    { $who ->
        [you] Pasujesz.
       *[other] { $player } pasuje.
    }
log-no-choice =
    { $who ->
        [you] Nie masz tu wyboru.
       *[other] { $player } nie ma tu wyboru.
    }
log-skipped =
    { $who ->
        [you] Pauzujesz: { $reason }.
       *[other] { $player } pauzuje: { $reason }.
    }
skip-island-full = wyspa jest pełna
skip-no-tile = nie ma żadnego żetonu do wzięcia
skip-no-building = na nic nie starcza dublonów albo miejsca
skip-no-sale = brak towaru, który przyjęłoby Targowisko
skip-trading-house-full = Targowisko jest pełne
skip-no-load = brak towaru, który zabrałby statek
skip-no-privilege-good = nic nie wyprodukowano albo nic z tego nie zostało w zasobach
skip-no-worker = w zasobach nie ma robotników
log-tile-taken =
    { $who ->
        [you] Bierzesz żeton: { $tile }.
       *[other] { $player } bierze żeton: { $tile }.
    }
log-tile-drawn =
    { $who ->
        [you] Dobierasz dzięki Hacjendzie: { $tile }.
       *[other] { $player } dobiera dzięki Hacjendzie: { $tile }.
    }
log-plantations-revealed = Nowe odkryte plantacje: { $tiles }.
log-plantations-discarded =
    { $count ->
        [one] Odrzucamy { $count } plantację.
        [few] Odrzucamy { $count } plantacje.
        [many] Odrzucamy { $count } plantacji.
       *[other] Odrzucamy { $count } plantacji.
    }
log-plantations-reshuffled =
    { $count ->
        [one] { $count } odrzucona plantacja wraca do zakrytych.
        [few] { $count } odrzucone plantacje wracają do zakrytych.
        [many] { $count } odrzuconych plantacji wraca do zakrytych.
       *[other] { $count } odrzuconej plantacji wraca do zakrytych.
    }
log-worker-taken =
    { $who ->
        [you] Bierzesz 1 robotnika z zasobów ogólnych: { $place }.
       *[other] { $player } bierze 1 robotnika z zasobów ogólnych: { $place }.
    }
log-worker-taken-from-ship =
    { $who ->
        [you] Bierzesz 1 robotnika z Magistratu: { $place }.
       *[other] { $player } bierze 1 robotnika z Magistratu: { $place }.
    }
log-workers-arrived =
    { $who ->
        [you] { $workers ->
            [one] Dostajesz z Magistratu { $workers } robotnika.
            [few] Dostajesz z Magistratu { $workers } robotników.
            [many] Dostajesz z Magistratu { $workers } robotników.
           *[other] Dostajesz z Magistratu { $workers } robotnika.
        }
       *[other] { $workers ->
            [one] { $player } dostaje z Magistratu { $workers } robotnika.
            [few] { $player } dostaje z Magistratu { $workers } robotników.
            [many] { $player } dostaje z Magistratu { $workers } robotników.
           *[other] { $player } dostaje z Magistratu { $workers } robotnika.
        }
    }
log-worker-refused =
    { $who ->
        [you] Nie przyjmujesz robotnika, który opuszcza grę.
       *[other] { $player } nie przyjmuje robotnika, który opuszcza grę.
    }
log-workers-placed =
    { $who ->
        [you] Rozmieszczasz robotników{ $count ->
            [0] .
           *[other] ; w San Juan: { $count }.
        }
       *[other] { $player } rozmieszcza robotników{ $count ->
            [0] .
           *[other] ; w San Juan: { $count }.
        }
    }
log-ship-refilled =
    { $count ->
        [one] Do Magistratu przybywa { $count } robotnik.
        [few] Do Magistratu przybywa { $count } robotników.
        [many] Do Magistratu przybywa { $count } robotników.
       *[other] Do Magistratu przybywa { $count } robotnika.
    }
log-ship-refilled-short = Zasoby są puste: do Magistratu przybywa tylko { $count } z { $needed }.
log-built =
    { $who ->
        [you] Budujesz: { $building }
       *[other] { $player } buduje: { $building }
    }{ $paid ->
        [0] , za darmo.
        [one] , za { $paid } dublon.
        [few] , za { $paid } dublony.
        [many] , za { $paid } dublonów.
       *[other] , za { $paid } dublona.
    }
log-produced =
    { $who ->
        [you] Produkujesz: { $goods }.
       *[other] { $player } produkuje: { $goods }.
    }
log-produced-nothing =
    { $who ->
        [you] Nic nie produkujesz.
       *[other] { $player } nic nie produkuje.
    }
log-produced-short = W zasobach brakuje: { $goods }.
log-factory-paid =
    { $who ->
        [you] Dostajesz za Przetwórnię
       *[other] { $player } dostaje za Przetwórnię
    } { $doubloons ->
        [one] { $doubloons } dublon.
        [few] { $doubloons } dublony.
        [many] { $doubloons } dublonów.
       *[other] { $doubloons } dublona.
    }
log-privilege-good =
    { $who ->
        [you] Bierzesz dodatkowy towar: { $good }.
       *[other] { $player } bierze dodatkowy towar: { $good }.
    }
log-sold =
    { $who ->
        [you] Sprzedajesz: { $good }
       *[other] { $player } sprzedaje: { $good }
    }{ $doubloons ->
        [0] , za 0 dublonów.
        [one] , za { $doubloons } dublon.
        [few] , za { $doubloons } dublony.
        [many] , za { $doubloons } dublonów.
       *[other] , za { $doubloons } dublona.
    }
log-trading-house-emptied = Pełne Targowisko zostaje opróżnione.
log-loaded =
    { $who ->
        [you] Ładujesz: { $goods } ({ $ship })
       *[other] { $player } ładuje: { $goods } ({ $ship })
    }{ $points ->
        [one] , { $points } punkt.
        [few] , { $points } punkty.
        [many] , { $points } punktów.
       *[other] , { $points } punktu.
    }
log-stored =
    { $who ->
        [you] Przechowujesz: { $goods }.
       *[other] { $player } przechowuje: { $goods }.
    }
log-stored-nothing =
    { $who ->
        [you] Nic nie przechowujesz.
       *[other] { $player } nic nie przechowuje.
    }
log-returned =
    { $who ->
        [you] Oddajesz: { $goods }.
       *[other] { $player } oddaje: { $goods }.
    }
log-ship-emptied = Pełny statek { $capacity ->
    [4] „czwórka”
    [5] „piątka”
    [6] „szóstka”
    [7] „siódemka”
    [8] „ósemka”
   *[other] { $capacity }
} odpływa z towarem: { $good }.
log-prospector-paid =
    { $who ->
        [you] Bank płaci ci { $doubloons ->
            [one] { $doubloons } dublon.
            [few] { $doubloons } dublony.
            [many] { $doubloons } dublonów.
           *[other] { $doubloons } dublona.
        }
       *[other] { $player } dostaje z banku { $doubloons ->
            [one] { $doubloons } dublon.
            [few] { $doubloons } dublony.
            [many] { $doubloons } dublonów.
           *[other] { $doubloons } dublona.
        }
    }
log-gain-taken =
    { $who ->
        [you] Bierzesz, co ci się należy: { $gain }
       *[other] { $player } bierze, co się należy: { $gain }
    }{ $amount ->
        [0] .
       *[other] { " " }(+{ $amount }).
    }
log-gain-declined =
    { $who ->
        [you] Rezygnujesz z zysku: { $gain }.
       *[other] { $player } rezygnuje z zysku: { $gain }.
    }
gain-production = produkcja
gain-factory = Przetwórnia
gain-prospector = dublon poszukiwacza złota
gain-quarry-discount = zniżka za kamieniołomy
gain-builder-privilege = przywilej budowniczego
gain-trader-privilege = przywilej kupca
gain-small-market = Mały targ
gain-large-market = Duży targ
gain-captain-privilege = przywilej kapitana
gain-harbor = Port
log-end-triggered-workers = Magistratu nie da się uzupełnić: to ostatnia runda.
log-end-triggered-city = Czyjeś miasto jest pełne: to ostatnia runda.
log-end-triggered-victory-points = Wyczerpały się punkty zwycięstwa: to ostatnia runda.
log-card-doubloons =
    { $cards ->
        [1] { $doubloons ->
            [one] { $roles }: na karcie leży { $doubloons } dublon.
            [few] { $roles }: na karcie leżą { $doubloons } dublony.
            [many] { $roles }: na karcie leży { $doubloons } dublonów.
           *[other] { $roles }: na karcie leży { $doubloons } dublona.
        }
       *[other] Po dublonie na każdą niewybraną postać: { $roles }.
    }
log-round-started =
    { $who ->
        [you] Runda { $round }: jesteś gubernatorem.
       *[other] Runda { $round }: gubernatorem jest { $player }.
    }
log-game-ended = Koniec gry.
log-undone = Cofnięte.

## O co pytamy: pytanie i co ono oznacza

ask-choose-role = Wybierz postać
ask-choose-role-more = Akcję wykonują kolejno wszyscy; ty zaczynasz i masz przywilej.
ask-hacienda = Hacjenda: dobrać zakrytą plantację?
ask-hacienda-more = Dobraną trzeba położyć na wyspie. Zwykły żeton bierzesz potem.
ask-take-tile = Plantator: weź żeton
ask-take-tile-more = Jedna z odkrytych plantacji; kamieniołom bierze plantator albo właściciel Kuźni.
ask-hospice = Przytułek: wziąć robotnika na nowy żeton?
ask-hospice-more = Robotnik przychodzi z zasobów ogólnych i od razu tam pracuje: { $tile }.
ask-mayor-privilege = Burmistrz: wziąć jeszcze 1 robotnika z zasobów?
ask-mayor-privilege-more = Potem robotników z Magistratu rozdziela się po jednym.
ask-ship-worker = Przyjąć kolejnego robotnika z Magistratu?
ask-ship-worker-more = Nieprzyjęty robotnik opuszcza grę.
ask-place-workers = Burmistrz: rozmieść robotników
ask-place-workers-more = Trzeba zapełnić tyle łuków, ile się da. Wolno przestawić wszystkich.
ask-build = Budowniczy: zbuduj jeden budynek
ask-build-more = Masz { $doubloons ->
        [one] { $doubloons } dublon
        [few] { $doubloons } dublony
        [many] { $doubloons } dublonów
       *[other] { $doubloons } dublona
    } i { $spaces ->
        [one] { $spaces } wolne pole miejskie.
        [few] { $spaces } wolne pola miejskie.
        [many] { $spaces } wolnych pól miejskich.
       *[other] { $spaces } wolnego pola miejskiego.
    }
ask-university = Uniwersytet: wziąć robotnika na nowy budynek?
ask-university-more = Robotnik przychodzi z zasobów ogólnych: { $building }.
ask-craftsman-privilege = Zarządca: weź jeszcze jeden towar
ask-craftsman-privilege-more = Jednego z rodzajów, które produkujesz w tej fazie.
ask-sell = Kupiec: sprzedaj jeden towar
ask-sell-more = Targowisko przyjmuje każdy rodzaj raz, chyba że masz Biuro handlowe.
ask-load = Kapitan: wybierz towary do załadunku
ask-load-more = Musisz ładować, dopóki statek może zabrać twój towar.
ask-store-kind = Magazynowanie: co zostaje w magazynach?
ask-store-kind-more = Magazyn przechowuje wszystkie towary jednego rodzaju. Oprócz tego zawsze zostaje jeden dowolny znacznik.
ask-keep-single = Magazynowanie: wybierz jeden towar, który zostaje
ask-keep-single-more = Reszta, której nie przechowa magazyn, wraca do zasobów.
ask-optional-production = Twoja produkcja: bierzesz towary?
ask-optional-factory = Przetwórnia: bierzesz dublony?
ask-optional-prospector = Poszukiwacz złota: bierzesz dublon?
ask-optional-quarry-discount = Kamieniołomy: taniej o { $doubloons } ({ $building })?
ask-optional-builder-privilege = Budowniczy: taniej o { $doubloons } ({ $building })?
ask-optional-trader-privilege = Kupiec: bierzesz dodatkowy dublon?
ask-optional-small-market = Mały targ: bierzesz dodatkowy dublon?
ask-optional-large-market = Duży targ: bierzesz 2 dodatkowe dublony?
ask-optional-captain-privilege = Kapitan: bierzesz dodatkowy PZ?
ask-optional-harbor = Port: bierzesz dodatkowy PZ?
ask-over = Koniec gry
wait-for = Teraz ruch: { $player }
wait-for-chance = Trwa dobieranie plantacji
wait-role = { $role } ({ $player })

## Jak nazywa się odpowiedź na przycisku

act-pass = Pasuj
act-pass-build = Nie buduj
act-pass-sell = Nie sprzedawaj
act-pass-load = Na razie pasuj
act-pass-tile = Nie bierz
act-decline = Nie, dziękuję
act-accept = Weź
act-draw = Dobierz plantację
act-take-worker = Weź robotnika
act-done = Gotowe
act-undo = Cofnij
act-load = { $goods }: { $ship }
act-sell = Sprzedaj: { $good }
act-keep = Zachowaj: { $good }

## Dlaczego czegoś teraz nie można: krótki powód na przycisk albo zdanie

refusal-game-over = Gra już się skończyła.
refusal-chance-first = Najpierw trwa dobieranie plantacji.
refusal-not-your-turn = Teraz decyduje { $player }.
refusal-other-decision = Teraz trzeba zdecydować o czym innym.
refusal-must-decide = Na to trzeba odpowiedzieć, nie można zrezygnować.
refusal-no-such-card = Tej karty nie ma w grze.
refusal-role-taken =
    { $who ->
        [you] W tej rundzie masz już tę kartę.
       *[other] W tej rundzie tę kartę ma już { $player }.
    }
refusal-not-on-offer = Takiej plantacji nie ma wśród odkrytych.
refusal-quarry-needs-hut = Kamieniołom jest dla plantatora albo dla właściciela aktywnej Kuźni.
refusal-no-quarry-left = Nie ma już kamieniołomów.
refusal-sold-out = Ten budynek jest wyprzedany.
refusal-already-owned = Masz już ten budynek; w mieście może stać tylko jeden taki.
refusal-no-city-space = Potrzeba { $needed ->
        [one] { $needed } pola miejskiego
        [few] { $needed } pól miejskich
        [many] { $needed } pól miejskich
       *[other] { $needed } pola miejskiego
    }, a wolnych masz { $free }.
refusal-too-many-large = W mieście mieszczą się najwyżej cztery duże budynki.
refusal-too-expensive = Kosztuje cię { $price }, a masz { $doubloons ->
        [one] { $doubloons } dublon.
        [few] { $doubloons } dublony.
        [many] { $doubloons } dublonów.
       *[other] { $doubloons } dublona.
    }
refusal-no-such-place = Nie masz takiego miejsca.
refusal-other-place-first = Najpierw kolej na inne miejsce.
refusal-too-few-circles = To miejsce ma tylko { $circles ->
        [one] { $circles } łuk.
        [few] { $circles } łuki.
        [many] { $circles } łuków.
       *[other] { $circles } łuku.
    }
refusal-too-few-workers = Masz jeszcze tylko { $workers ->
        [one] { $workers } robotnika.
        [few] { $workers } robotników.
        [many] { $workers } robotników.
       *[other] { $workers } robotnika.
    }
refusal-fill-circles = Trzeba zapełnić tyle łuków, ile się da: tutaj co najmniej { $least }.
refusal-not-produced = W tej fazie nie produkujesz tego rodzaju.
refusal-supply-empty = W zasobach nie ma już tego rodzaju.
refusal-none-owned = Nie masz tego rodzaju.
refusal-kind-in-trading-house = Ten rodzaj leży już na Targowisku. Ponownie można go sprzedać tylko z aktywnym Biurem handlowym.
refusal-trading-house-full = Targowisko jest pełne.
refusal-no-such-ship = W tej grze nie ma takiego statku.
refusal-ship-carries = Ten statek wiezie towar: { $good }; na statku może być tylko jeden rodzaj.
refusal-ship-full = Ten statek jest pełny.
refusal-kind-on-other-ship = Ten rodzaj jest już na innym statku ({ $ship }); nie może trafić na drugi.
refusal-larger-ship = Musisz załadować tyle, ile się da: więcej zabierze { $ship }.
refusal-no-wharf = Nie masz aktywnego Nabrzeża.
refusal-wharf-used = Twoje Nabrzeże zostało już użyte w tej fazie.
refusal-must-load = Statek może zabrać twój towar, więc musisz ładować.
refusal-out-of-order = Rodzaje wybiera się w ustalonej kolejności, a późniejszy jest już wybrany.
refusal-already-stored = Ten rodzaj jest już przechowany.
refusal-already-given = Towar tego rodzaju został już oddany.
refusal-warehouses-full =
    { $kinds ->
        [one] Twoje magazyny mieszczą tylko { $kinds } rodzaj.
        [few] Twoje magazyny mieszczą tylko { $kinds } rodzaje.
        [many] Twoje magazyny mieszczą tylko { $kinds } rodzajów.
       *[other] Twoje magazyny mieszczą tylko { $kinds } rodzaju.
    }
refusal-other = Teraz nie można tego zrobić.

## Ceny i punkty rozłożone na części

sum-printed-price = Cena na żetonie
sum-quarries = Kamieniołomy
sum-privilege = Przywilej ({ $role })
sum-markets = Targi
sum-you-pay = Płacisz
sum-you-get = Dostajesz
sum-left = Pozostałe dublony
sum-then = Dublony po akcji
sum-goods-loaded = Załadowane towary
sum-harbor = Port
sum-points-gained = Zdobyte punkty
sum-printed-points = Punkty na żetonie
