# Puerto Rico w przeglądarce, polski: wybór budynków, goście Zajazdu, ustawienia nowego stołu.

## The choice of the buildings

before-round-one = przed 1. rundą
draft-title = Wybór budynków
draft-progress = wybrane: { $done } z { $of }
draft-progress-small = wybrane: { $done } z { $of }, najpierw małe
draft-progress-random = { $done } z { $of }, losowane
draft-chance = los
draft-turn-done = { $player }: { $building }
draft-turn-now = { $who ->
    [you] teraz wybierasz ty
   *[other] teraz wybiera { $player }
}
draft-turn-later = { $player }
draft-full = pełne
draft-places = wolne miejsca: { $left } z { $of }
draft-places-later = miejsca: { $left }, po małych
draft-places-words = Na głównej planszy miejsca dla budynków w cenie { $cost }: { $places }. Na każde trafia jeden rodzaj.
draft-key = Klawisz: { $number }
draft-no-place = brak miejsca
draft-later = po małych
draft-excluded = wykluczony przy tym stole
draft-on-board = na planszy
draft-facts = koszt { $cost }, punkty { $points }
draft-copies =
    { $count ->
        [one] Trafi na planszę.
       *[other] Oba żetony trafią na planszę.
    }
draft-about = Co daje?
draft-hold-first = Naciśnij podświetlony budynek.
draft-put-up = Wyłóż

## Guests of the guesthouse

ask-guesthouse-settler = Przed twoją kolejką w fazie plantatora. Gość od razu pracuje tam, gdzie przejdzie, i zostaje do następnej fazy burmistrza.
ask-guesthouse-tile = Zanim weźmiesz żeton.
ask-guesthouse-second-tile = Przed drugim żetonem z Biblioteki.
ask-guesthouse-mayor = Zanim ktokolwiek przybędzie.
ask-guesthouse-builder = Przed twoją kolejką w fazie budowniczego: kamieniołom, Uniwersytet, Czarny rynek…
ask-guesthouse-production = Zanim zaczniesz produkcję.
ask-guesthouse-craftsman-privilege = Przed przywilejem: Biblioteka by go podwoiła.
ask-guesthouse-trader = Przed twoją kolejką w fazie kupca: Biuro handlowe, Faktoria, targ…
ask-guesthouse-captain = Przed twoim załadunkiem: Port, Nabrzeże, Latarnia morska…
ask-guesthouse-storage = Przed magazynowaniem: magazyn albo Skład…
ask-guesthouse-hunting-lodge = Przed Domkiem myśliwskim.
ask-guesthouse-prospector = Przed twoim dublonem: Biblioteka by go podwoiła.
ask-guesthouse-end = Ostatnia okazja: premię dużego budynku dostajesz tylko wtedy, gdy ktoś w nim pracuje.
guests-rest = Nie w tej rundzie
guests-rest-words = Goście zostają na miejscu do końca rundy i nikt nie czeka na odpowiedź.
guests-wake = Pytaj znów
guests-wake-words = W tej rundzie Zajazd nie pyta. Naciśnij, aby znowu pytał.

## The small wharf, prices, forests

wharf-choices = Towary dla Przystani
wharf-words = Dowolne towary, co najmniej jeden: 1 PZ za każde 2. Naciśnij rodzaj, aby wysłać go mniej.
take-tile-or-quarry = Jedna z odkrytych plantacji albo kamieniołom.
take-tile-needs-hut = Jedna z odkrytych plantacji; kamieniołom tylko z aktywną Kuźnią.
take-tile-plantation = Jedna z odkrytych plantacji. Nie ma już kamieniołomów.
wharf-aboard = { $aboard } z { $count } na pokładzie
wharf-sail = Wyślij: +{ $count }
option-small-wharf = dowolne towary, 1 PZ za 2
sum-worth-now = Jeśli aktywny, w tej chwili
sum-forests = Lasy
sum-black-market = Czarny rynek
sum-pairs-loaded = Towary, 1 za 2
tile-forest-words = Las ({ $tile }, zakryta)

## Buccaneer and Festival

rules-buccaneer = korsarz
role-captured = pojmana
deed-ships = statki z towarami: { $count }
deed-cards = wolne karty: { $count }
festival-wants-crop = trzy razy: { $tile }
festival-progress = { $player }: { $have } z { $of }
festival-won = Nagroda: { $player }

## Nobles

tile-noble = { $tile }, pracuje szlachcic
place-words-noble = { $place }, łuk { $number }: szlachcic
place-nobles-words = Podnieś kogoś, wybierz szlachcica z ręki i naciśnij łuk, na którym ma pracować.
place-hold-worker = Kładź robotników: w ręce { $count }
place-hold-noble = Kładź szlachciców: w ręce { $count }
supply-nobles = Szlachcice
supply-nobles-arriving = Magistrat, szlachcice

## Buildings in a few words

building-small-market-brief = Sprzedaż: 1 dublon więcej
building-hacienda-brief = Dobierasz jeszcze plantację
building-construction-hut-brief = Możesz wziąć kamieniołom
building-small-warehouse-brief = Przechowuje 1 rodzaj
building-hospice-brief = Żeton od razu z robotnikiem
building-office-brief = Sprzedasz też rodzaj, który już leży
building-large-market-brief = Sprzedaż: 2 dublony więcej
building-large-warehouse-brief = Przechowuje 2 rodzaje
building-factory-brief = Dublony za różne rodzaje
building-university-brief = Budynek od razu z robotnikiem
building-harbor-brief = Każdy załadunek: 1 PZ więcej
building-wharf-brief = Własny statek
building-guild-hall-brief = Punkty za budynki produkcyjne
building-residence-brief = Punkty za zapełnioną wyspę
building-fortress-brief = 1 PZ za 3 robotników
building-customs-house-brief = 1 PZ za 4 PZ
building-city-hall-brief = Punkty za budynki użytkowe
building-aqueduct-brief = Duże budynki: 1 indygo i cukier więcej
building-forest-house-brief = Sadzisz lasy: para obniża cenę o 1
building-black-market-brief = Do 3 zapłacisz robotnikiem, towarem, PZ
building-storehouse-brief = Przechowuje 3 dowolne towary
building-guesthouse-brief = 2 gości, którzy pomogą wszędzie
building-trading-post-brief = Sprzedajesz u siebie
building-church-brief = PZ za budowę: 0, 1, 1, 2
building-small-wharf-brief = Ładujesz cokolwiek, 1 PZ za 2
building-lighthouse-brief = Każdy załadunek: 1 dublon
building-specialty-factory-brief = Dublony za jeden rodzaj
building-library-brief = Podwaja twój przywilej
building-union-hall-brief = 1 PZ za parę przed załadunkiem
building-statue-brief = 8 PZ, bez robotnika
building-cloister-brief = Punkty za trójki żetonów wyspy
building-land-office-brief = Kupujesz albo sprzedajesz plantację
building-chapel-brief = Dublon albo PZ w fazie zarządcy
building-hunting-lodge-brief = Odrzucasz plantację albo 2 PZ za puste pola
building-zoning-office-brief = Budynki tańsze o 1, duże o 2
building-royal-supplier-brief = Towar na szlachcica, po 1 PZ
building-villa-brief = W fazie burmistrza jeszcze szlachcic
building-jeweler-brief = 1 dublon za szlachcica
building-royal-garden-brief = 1 PZ więcej za szlachcica

## Options of a new table

new-expansions = Rozszerzenia
new-expansion-not-in = Nie ma tego w instrukcji { $edition }: wybierz nowsze wydanie
new-draft = Budynki na planszy głównej
new-draft-players = Wybierane po kolei
new-draft-players-words = Ty i pozostali gracze wykładacie je przed 1. rundą
new-draft-random = Losowane
new-draft-random-words = Szybko i za każdym razem inaczej
new-draft-newest = Wszystko, co nowe
new-draft-newest-words = Wszystkie 14 budynków rozszerzenia: dobre na początek
new-draft-named = Gotowy zestaw
new-rules-house = W żadnej instrukcji
rule-is-off = { $rule }: nie
rule-source-editions = Instrukcje: { $on } tak, { $off } nie.
rule-source-house = Wariant graczy, który wyrównuje szanse; nie ma go w żadnej instrukcji.
rule-source-table = Nie ma tego w żadnej instrukcji, ale wielu graczy to lubi.
rule-source-letter = Dosłownie według instrukcji.
rule-source-letter-2020 = Dosłownie według jednego miejsca w instrukcji z 2020 roku.
rule-source-letter-2011 = Dosłownie według instrukcji z 2011 roku.
rule-source-advice-2020 = Zalecenie z instrukcji z 2020 roku; domyślnie wyłączone.
rule-source-sheet-2004 = Jak w pierwszym druku rozszerzenia z 2004 roku.
rule-source-tournament = Praktyka turniejowa.
rule-source-japanese = Jak w japońskim wydaniu z 2021 roku.
rule-source-sites = Jak w innych serwisach do gry przez internet.

## What the game is about
puerto-rico-about-goal = Rozwijasz wyspę i miasto. Punkty zwycięstwa dają wysłane towary i własne budynki; wygrywa gracz, który ma ich najwięcej.
puerto-rico-about-round = W każdej rundzie każdy po kolei wybiera postać, której jeszcze nikt nie ma, na przykład budowniczego albo kapitana. Potem wszyscy robią to, na co ona pozwala, a kto ją wybrał, dostaje trochę więcej.
# $nobles: with Nobles all workers are in play, and their end is not the game's.
puerto-rico-about-end =
    { $nobles ->
        [yes] Gra kończy się po rundzie, w której zabrakło punktów zwycięstwa albo ktoś zabudował całe miasto.
       *[no] Gra kończy się po rundzie, w której zabrakło robotników albo punktów zwycięstwa lub ktoś zabudował całe miasto.
    }
puerto-rico-help-pieces = { $by ->
    [tap-once] Dotknij postaci lub budynku, aby o nich przeczytać.
    [tap-twice] Postaci lub budynku możesz dotknąć w każdej chwili, aby o nich przeczytać.
   *[press] Naciśnij postać lub budynek, aby o nich przeczytać.
}

## Co mówią elementy, których nie można teraz nacisnąć

about-corn = Z robotnikiem przynosi 1 kukurydzę w każdej fazie zarządcy. Żaden budynek nie jest potrzebny.
about-good = Z robotnikiem, gdy drugi pracuje w odpowiednim budynku produkcyjnym, przynosi 1 towar w każdej fazie zarządcy.
about-quarry = Z robotnikiem obniża cenę każdego twojego budynku o 1 dublon. Kamieniołomy łącznie obniżają ją najwyżej o numer grupy budynku.
about-tile-when = Żetony bierze się w fazie plantatora.
about-stack = Na koniec każdej fazy plantatora stąd odkrywa się nowe plantacje.
about-ship = Statek wiezie tylko jeden rodzaj, a żaden rodzaj nie może być na dwóch statkach. Statki ładuje się w fazie kapitana; na jej koniec pełne zostają opróżnione.
about-house = W fazie kupca każdy może sprzedać jeden towar, którego tu jeszcze nie ma. Pełne Targowisko zostaje opróżnione na koniec fazy.
about-price = Targowisko płaci za sztukę: { count-doubloons }. Przywilej i budynki mogą tę kwotę podnieść.
about-san-juan = Kto czeka w San Juan, nie pracuje; w następnej fazie burmistrza wszystkich rozmieszcza się na nowo.
about-market = Budynki kupuje się w fazie budowniczego.
about-governor = Jako pierwszy gracz wybiera postać w tej rundzie.
about-token = Kto go ma, nie może ponownie wybrać korsarza, dopóki nie wybierze go inny gracz.
about-doubloons = Płaci się nimi za budynki. Na koniec gry dublony i towary tylko rozstrzygają remis.
about-points = Punkty za załadowane towary i za działanie niektórych budynków. Same budynki liczą się dopiero na koniec gry.
about-goods = Towary sprzedaje się w fazie kupca, a ładuje w fazie kapitana.
about-ship-people = Przybędą w następnej fazie burmistrza.
