# Meseta w przeglądarce: wszystko, co otacza grę. Wartości opisuje plik angielski.

page-title = { $title } · Meseta
brand-home = Meseta, do poczekalni
skip-to-content = Przejdź do treści
skip-to-decision = Przejdź do decyzji
tools = Narzędzia
menu = Menu
language = Język
switch-theme = Jasny albo ciemny motyw
nav-lobby = Poczekalnia
nav-new-table = Nowy stół
nav-rules = Zasady
nav-openings = Otwarcia w liczbach
nav-about = O programie

## Stany znane każdej stronie
loading-page = Otwieramy stronę…
loading-table = Rozkładamy grę…
page-unknown = Tej strony nie ma na mapie
page-unknown-words = Adres prowadzi donikąd. Może brakuje w nim litery.
page-broken = Nie udało się wczytać tej strony
page-broken-words = Połączenie z serwerem się zerwało albo właśnie wyszła nowa wersja. Twoje gry są bezpieczne.
try-again = Spróbuj ponownie
to-my-tables = Do moich stołów

## Połączenie z serwerem
line-lost = Brak połączenia.
line-next-try = { $seconds ->
    [0] Próbujemy ponownie…
   *[other] Kolejna próba za { $seconds } s.
}
line-try-now = Spróbuj teraz
line-back = Znowu przy stole.

## O programie
about-title = O Mesecie
about-lead = Meseta to otwarte oprogramowanie na własny serwer: można w nim grać w gry planszowe, oglądać partie i je analizować. Dostępne gry: Puerto Rico ze wszystkimi rozszerzeniami i Altiplano.
about-how = Jak to działa
about-rules = Zasady każdego wydania trzymamy osobno, a przy każdym rozstrzygnięciu podajemy instrukcję, z której pochodzi.
about-fair = Każde losowanie można sprawdzić: przed grą serwer ogłasza odcisk swojej tajemnicy, a po grze samą tajemnicę.
about-private = Konto nie jest potrzebne, nic cię nie śledzi, a przeglądarka nie łączy się z innymi serwerami.
about-drawings = Wszystkie rysunki są nasze. Kroje pisma to Alegreya i Source Sans 3, oba na licencji Open Font License.
about-game = Autorem Puerto Rico jest Andreas Seyfarth, a Altiplano – Reiner Stockhausen. Meseta nie jest związana z wydawcami tych gier i nie używa ich grafik ani tekstów.
about-license = Program jest wolnym oprogramowaniem; kod źródłowy jest na serwerze.
about-api = Dokumentacja API

## Poczekalnia
lobby-title = Siadaj do stołu
lobby-more = Więcej
lobby-now = Zagraj teraz z botami
lobby-now-words = Trzech rywali, gra zaczyna się od razu.
lobby-first-time = Pierwszy raz? Zasady:
lobby-learn = Albo nauka przez grę:
lobby-puzzles = Albo znajdź najlepszą odpowiedź w zadaniach:
rules-learn = Naucz się, grając: krótkie rozdziały
lobby-now-game = 4 miejsca, około 40 min
lobby-friends = Zaproś znajomych
lobby-friends-game = 2–5 miejsc, także dla botów
lobby-step-1 = Wybierz grę
lobby-step-2 = Wyślij link
lobby-step-3 = Graj bez konta
lobby-open = Otwarte stoły
lobby-open-count = Pokazane: { $shown } z { $all }
lobby-open-none = Nikt teraz nie czeka na graczy. Otwórz stół i pokaż go tutaj.
lobby-open-none-such = Żaden otwarty stół nie pasuje do twojego wyboru.
lobby-show-only = Pokaż tylko
lobby-players = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
lobby-opened = { $pace }. Otwarty { $when }.
lobby-sit = Usiądź
my-tables = Moje stoły
tables-waiting =
    { $count ->
        [one] { $count } czeka na ciebie
        [few] { $count } czekają na ciebie
        [many] { $count } czeka na ciebie
       *[other] { $count } czeka na ciebie
    }
tables-unreachable = Nie można pokazać stołów
no-table-yet = Nie masz jeszcze stołów
no-table-yet-words = Zacznij powyżej grę z botami. Zostanie tutaj, także po zamknięciu strony.
past-tables = Zakończone gry
past-all = Pokaż wszystkie ({ $count })
no-table-now = Teraz nie toczy się żadna gra.
your-turn = Twój ruch
table-open-words = Zajęte miejsca: { $taken } z { $of }. Czekamy na znajomych.
table-mine-words = { $round ->
    [0] Przed 1. rundą
   *[other] Runda { $round }
}. Ostatni ruch: { $when }.
table-waits-words = { $round ->
    [0] Przed 1. rundą
   *[other] Runda { $round }
}. Teraz: { $player }. Ostatni ruch: { $when }.
table-over-words = Koniec: { $when }. Twoje miejsce: { $rank }.
table-over-watched = Koniec: { $when }.
table-won = Wygrywa { $player }
table-press-play = Graj
table-press-look = Zobacz
table-press-invite = Zaproś
table-press-scores = Wyniki
seat-open = wolne miejsce
seat-unnamed = Miejsce { $number }
seat-away = brak połączenia
seat-guest = Gość { $mark }
stand-in-mine = Bot gra za ciebie
stand-in-mine-more = Miejsce nadal jest twoje. Możesz na nie wrócić w każdej chwili.
stand-in-back = Wróć na swoje miejsce
stand-in-for-me = Niech gra za mnie bot
stand-in-for-me-rated = Niech gra za mnie bot (w rankingu będę na ostatnim miejscu)
stand-in-sure = Gra dalej od razu, a jego ruchów nie da się cofnąć.
stand-in-go = Niech gra
stand-in-for = Niech bot gra za: { $player }
stand-in-given = Bot gra za: { $player }
you = Ty
save = Zapisz
close = Zamknij
tap-do = Wykonaj
tap-more = Więcej o tym
tap-show = Pokaż na planszy
tap-not-yet = Jeszcze nie
you-watch = Tylko oglądasz
answer-waits = Twój ruch czeka: zostanie wysłany, gdy tylko wróci połączenie.
settings = Ustawienia
settings-words = Obowiązują na tym urządzeniu i nikt inny ich nie widzi.
settings-theme = Wygląd
settings-theme-system = Jak w systemie
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-presses = Aby wykonać ruch
settings-presses-touch = Palcem dotknij dwa razy, myszą kliknij raz
settings-presses-once = Wystarczy raz
settings-presses-twice = Zawsze naciśnij dwa razy
settings-motion = Animacje
settings-motion-full = Zwykłe tempo
settings-motion-quick = Dwa razy szybsze
settings-motion-none = Brak
settings-large-text = Większy tekst
settings-high-contrast = Wysoki kontrast
settings-left-handed = Cofanie i podpowiedź po lewej stronie paska
settings-short-names = Krótkie nazwy postaci i budynków
settings-sounds = Dźwięki
copy = Kopiuj
share = Udostępnij
link-copied = Link skopiowany
game-about = O co chodzi w tej grze
game-about-rules = Wszystkie zasady
game-about-known = Już wiem
game-about-more = Więcej

## Kto siedzi przy tym urządzeniu
guest-title = Twoje miejsce na tym urządzeniu
guest-name = Grasz jako { $name }.
guest-code-words = Na innym urządzeniu wpisz ten kod:
guest-none = Konto nie jest potrzebne: pierwszy stół daje ci miejsce i kod.
guest-rename = Zmień imię
guest-devices = Inne urządzenia i moje dane
guest-recover = Mam kod
guest-name-label = Twoje imię
guest-code-label = Kod z innego urządzenia
guest-recover-words = Na tym urządzeniu zobaczysz te same stoły. Stoły otwarte tylko tutaj zostaną przy dotychczasowym kodzie.
guest-log-out = Wyloguj inne urządzenia
guest-log-out-words = Wszystkie inne urządzenia stracą dostęp do twoich miejsc, a ty dostaniesz nowy kod: dotychczasowy przestanie działać. To urządzenie pozostanie zalogowane, ale powiadomienia nie będą nigdzie przychodzić, dopóki nie ustawisz ich ponownie.
guest-log-out-done = Inne urządzenia zostały wylogowane. Twój nowy kod: { $code }
guest-data = Pobierz moje dane
guest-delete = Usuń mnie
guest-delete-words = Serwer trwale usunie twoje imię, obrazek, konto, kod, znajomych i adresy powiadomień. Zwolnisz miejsca przy stołach, przy których gra się nie zaczęła, a w trwających grach zastąpi cię bot. Zakończone gry pozostaną, ale bez twojego imienia. Znikną też twoje wpisy na czatach, z wyjątkiem zgłoszonych gospodarzowi serwera.
guest-delete-done = Serwer nic już o tobie nie przechowuje.

## Nowy stół
new-title = Nowy stół
new-lead = Wszystko jest ustawione. Zmień, co chcesz, i otwórz stół.
new-game = Gra
new-players = Gracze
new-edition = Wydanie
new-seats = Miejsca
new-seats-sum = ty, { $open ->
    [0] bez wolnych miejsc
    [one] { $open } wolne miejsce
    [few] { $open } wolne miejsca
    [many] { $open } wolnych miejsc
   *[other] { $open } wolnego miejsca
}, { $bots ->
    [0] bez botów
    [one] { $bots } bot
    [few] { $bots } boty
    [many] { $bots } botów
   *[other] { $bots } bota
}
new-you = ty
new-name-placeholder = Jak mają cię nazywać inni?
new-friend = Ktoś znajomy
new-friend-words = dołącza przez link
new-who-sits = Kto zajmuje miejsce { $number }
new-stand-in = Gra za nieobecnych
new-who-joins = Kto może dołączyć
new-link-only = Osoby z linkiem
new-link-only-words = tylko te, którym go wyślesz
new-listed = Każdy
new-listed-words = stół widać w poczekalni, aż zajęte będą wszystkie miejsca
wait-list = Pokaż w poczekalni
wait-unlist = Ukryj w poczekalni
wait-listed = Każdy może znaleźć ten stół w poczekalni. Link też działa.
new-order = Kolejność miejsc
new-order-random = Losowana
new-order-random-words = losowanie na początku gry
new-order-arranged = Ustalona
new-order-arranged-words = każdy siedzi tak, jak pokazano; zaczyna pierwsze miejsce
new-start = Początek gry
new-start-full = Gdy zajęte będą wszystkie miejsca
new-start-full-words = nikt nie musi niczego naciskać
new-start-full-not = nie przy stole w poczekalni, gdzie spotykają się nieznajomi
new-start-ready = Gdy wszyscy będą gotowi
new-start-ready-words =
    { $pace ->
        [days] kto nie odpowie w ciągu doby, traci miejsce
       *[live] kto nie odpowie w ciągu dwóch minut, traci miejsce
    }
order-random = losowana na początku gry
order-arranged = taka jak na liście; zaczyna pierwsze miejsce
seat-earlier = Przesuń miejsce { $seat } o jedno do przodu
seat-moved = { $player }: teraz miejsce { $seat }
wait-inherited = Osoba, która otworzyła ten stół, straciła miejsce. Teraz stół należy do ciebie.
new-house-rules = Zasady domowe
new-as-printed = wszystko jak w wydaniu { $edition }
new-changed = zmienione
new-pool-printed = W instrukcji: { $count }.
new-your-table = Stół
new-open = Otwórz stół
new-link-follows = Za chwilę pojawi się link do wysłania. Także wtedy możesz posadzić boty na wolnych miejscach.
new-starts-at-once = Wszystkie miejsca są obsadzone: gra zaczyna się od razu.
bot-greedy = Solidny bot
bot-greedy-words =
    { $game ->
        [altiplano] szuka swojej najlepszej rundy
       *[other] bierze to, co opłaca się teraz
    }
bot-random = Szalony bot
bot-random-words = gra losowo, dobry na pierwszy raz
bot-level-1 = Nowicjusz
bot-level-1-words = zna zasady, ale wiele przeocza
bot-level-2 = Amator
bot-level-2-words =
    { $game ->
        [altiplano] grał kilka razy, widzi niewiele możliwości
       *[other] grał kilka razy, patrzy tylko na swoją planszę
    }
bot-level-3 = Bywalec
bot-level-3-words =
    { $game ->
        [altiplano] planuje rundę dzięki doświadczeniu z wielu partii, ale wiele przeocza
       *[other] gra o to, co szybko się opłaci, i mało przeocza
    }
bot-level-4 = Znawca
bot-level-4-words =
    { $game ->
        [altiplano] planuje rundę dzięki doświadczeniu z wielu partii, czasem coś przeocza
       *[other] myśli kilka ruchów naprzód
    }
bot-level-5 = Mistrz
bot-level-5-words =
    { $game ->
        [altiplano] planuje rundę dzięki doświadczeniu z wielu partii, mało przeocza
       *[other] myśli naprzód i bierze pod uwagę wszystkich
    }
bot-level-6 = Arcymistrz
bot-level-6-words =
    { $game ->
        [altiplano] porównuje trzy razy więcej planów, niczego nie przeocza i odpowiada od razu
       *[other] rozważa każdy ruch, najwyżej przez sekundę
    }
bot-level-7 = Legenda
bot-level-7-words =
    { $game ->
        [altiplano] w każdej rundzie porównuje setki planów, z doświadczeniem z o wiele większej liczby partii
       *[other] rozważa ruchy najdłużej, z doświadczeniem z o wiele większej liczby partii
    }

## Zaproszenie i poczekalnia stołu
invitation = Zaproszenie
invitation-words = Kto otworzy link, może usiąść do stołu. Bez konta.
wait-title = Czekamy na znajomych
wait-lead =
    { $count ->
        [one] { $count } miejsce jest wolne. Gra zacznie się sama, gdy ktoś je zajmie.
        [few] { $count } miejsca są wolne. Gra zacznie się sama, gdy wszystkie będą zajęte.
        [many] { $count } miejsc jest wolnych. Gra zacznie się sama, gdy wszystkie będą zajęte.
       *[other] { $count } miejsca jest wolne. Gra zacznie się sama, gdy wszystkie będą zajęte.
    }
wait-lead-ready =
    { $count ->
        [one] { $count } miejsce jest wolne. Gdy ktoś je zajmie, wszyscy zostaną zapytani, czy są gotowi.
        [few] { $count } miejsca są wolne. Gdy wszystkie będą zajęte, wszyscy zostaną zapytani, czy są gotowi.
        [many] { $count } miejsc jest wolnych. Gdy wszystkie będą zajęte, wszyscy zostaną zapytani, czy są gotowi.
       *[other] { $count } miejsca jest wolne. Gdy wszystkie będą zajęte, wszyscy zostaną zapytani, czy są gotowi.
    }
ready-title = Wszyscy już są
ready-question = Zaczynamy?
ready-waiting = Czekamy na pozostałych
ready-left = Zostało: { $time }
ready-words = Gra zacznie się, gdy wszyscy będą gotowi. Kto do tego czasu nie odpowie, traci miejsce.
ready-press = Gotowe, zaczynajmy
ready-unsay = Jeszcze nie
ready-waits = Jeszcze bez odpowiedzi: { $players }.
ready-row = Wszyscy już są. Jeszcze bez odpowiedzi: { $players }.
ready-flag = zgoda
ready-gone = Czas na odpowiedź minął, więc twoje miejsce się zwolniło.
ready-sit-again = Usiądź ponownie
wait-fill =
    { $count ->
        [one] Posadź tam bota
        [few] Posadź boty na { $count } miejscach
        [many] Posadź boty na { $count } miejscach
       *[other] Posadź boty na { $count } miejsca
    }
wait-leave = Odejdź od tego stołu
join-title = Masz zaproszenie do stołu
join-lead =
    { $count ->
        [one] Jedno miejsce jest wolne.
        [few] { $count } miejsca są wolne.
        [many] { $count } miejsc jest wolnych.
       *[other] { $count } miejsca jest wolne.
    }
join-sit = Usiądź
join-no-account = Bez konta. Twoje miejsce zostaje na tym urządzeniu, a kod przenosi je na inne.
join-full = Wszystkie miejsca są zajęte
join-full-words = Gra już trwa. Możesz ją oglądać albo otworzyć własny stół.
join-watch = Oglądaj
join-gone = To zaproszenie już odpłynęło
join-gone-words = Stół jest zamknięty albo w linku czegoś brakuje. Poproś o nowy link.
join-failed = Nie udało się usiąść

## Stół, którego nie można pokazać
table-unknown = Nie ma takiego stołu
table-broken = Tego stołu nie można teraz pokazać

## Co odpowiada serwer, gdy odmawia
error-offline = Nie można połączyć się z serwerem. Sprawdź połączenie; twoje gry są bezpieczne.
error-bad-request = Serwer nie zrozumiał tej strony. Może pomoże jej odświeżenie.
error-too-large = To było za dużo naraz.
error-too-many = Za dużo prób w krótkim czasie. Poczekaj chwilę.
error-not-found = Pod tym adresem nic nie ma.
error-method-not-allowed = Tutaj nie można tego zrobić.
error-unknown-table = Link nie prowadzi do żadnego stołu. Może brakuje w nim litery.
error-unknown-components = Ten stół używa zestawu liczb (komponentów), którego ten serwer nie ma. Zapytaj gospodarza serwera.
error-other-rules = Ten stół gra według innej wersji zasad niż ten serwer. Zapytaj gospodarza serwera.
error-unknown-invitation = To zaproszenie nie prowadzi do żadnego stołu.
error-unknown-code = Żadne miejsce nie ma tego kodu. Sprawdź litery i cyfry.
error-bad-cookie = Nie udało się odczytać danych twojego miejsca na tym urządzeniu. Zajmij je ponownie, podając swój kod.
error-no-guest = Na tym urządzeniu nikt jeszcze nie zajął miejsca.
error-bad-name = Imię musi mieć od 1 do 40 znaków.
error-bad-setup = Takiej gry nie da się przygotować.
error-not-host = Może to zrobić tylko osoba, która otworzyła stół.
error-not-seated = Nie siedzisz przy tym stole.
error-not-your-seat = To miejsce kogoś innego.
error-seat-taken = Ktoś właśnie zajął to miejsce.
error-no-open-seat = Wszystkie miejsca są zajęte.
error-not-started = Gra jeszcze się nie zaczęła.
error-started = Gra już się zaczęła.
error-over = Gra już się skończyła.
error-not-over = Gra jeszcze się nie skończyła.
error-stale = Tymczasem gra poszła dalej.
error-unknown-notation = Tego wiersza nie da się odczytać jako ruchu.
error-bad-move = Tego ruchu nie da się odczytać.
error-refused = Zasady na to teraz nie pozwalają.
error-nothing-to-undo = Nie masz teraz nic do cofnięcia.
error-unknown-step = W tej grze nie ma takiego momentu.
error-storage = Serwer nie może teraz zapisywać. Gra jest bezpieczna do twojego ostatniego ruchu.
error-busy = Serwer jest zajęty. Spróbuj za chwilę.
error-too-soon = Na tę osobę trzeba poczekać trochę dłużej.
error-stood-in = Na tym miejscu gra teraz bot.
error-internal = Coś się zepsuło po stronie serwera. Gra jest bezpieczna do twojego ostatniego ruchu.
not-sent = Nie wysłano: { $why }
not-sent-stale = tymczasem gra poszła dalej.
not-sent-other = serwer tego nie przyjął. Spróbuj ponownie.

## Stół
rivals = Rywale w kolejności ruchów
roles = Postacie
role-now = teraz
role-taken = zajęta
role-by = { $player }
role-coins =
    { $count ->
        [0] brak dublonów na karcie
        [one] { $count } dublon na karcie
        [few] { $count } dublony na karcie
        [many] { $count } dublonów na karcie
       *[other] { $count } dublona na karcie
    }
role-privilege = Przywilej: { $privilege }
harbor-title = Statki i Targowisko
ships = Statki
ship-with = { $capacity ->
    [4] „Czwórka”
    [5] „Piątka”
    [6] „Szóstka”
    [7] „Siódemka”
    [8] „Ósemka”
   *[other] Statek { $capacity }
}: { $amount }× { $good }, wolne: { $free }
ship-empty = { $capacity ->
    [4] „Czwórka”
    [5] „Piątka”
    [6] „Szóstka”
    [7] „Siódemka”
    [8] „Ósemka”
   *[other] Statek { $capacity }
}, pusty
ship-free = wolne: { $count }
trading-house = Targowisko
stalls-taken = zajęte miejsca: { $count } z 4
stall-free = wolne miejsce
prices = Ceny
plantations = Plantacje
quarries-left =
    { $count ->
        [one] został { $count } kamieniołom
        [few] zostały { $count } kamieniołomy
        [many] zostało { $count } kamieniołomów
       *[other] zostało { $count } kamieniołomu
    }
face-down-left = zakryte: { $count }
stock-of = { $good }: { $count }
buildings-for-sale = Budynki do kupienia
column = Grupa { $column }
column-large = Duże
quarries-count-up-to = { $count ->
    [one] kamieniołomy obniżają cenę najwyżej o { $count } dublon
    [few] kamieniołomy obniżają cenę najwyżej o { $count } dublony
    [many] kamieniołomy obniżają cenę najwyżej o { $count } dublonów
   *[other] kamieniołomy obniżają cenę najwyżej o { $count } dublona
}
building-words = { $kind }, koszt { $cost }, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}, { $circles ->
    [one] { $circles } łuk
    [few] { $circles } łuki
    [many] { $circles } łuków
   *[other] { $circles } łuku
}, { $left ->
    [0] brak
   *[other] zostało: { $left }
}
kind-production-small = mały budynek produkcyjny
kind-production-large = duży budynek produkcyjny
kind-commercial = mały budynek użytkowy
kind-large = duży budynek użytkowy
none-left = brak
you-own-it = masz go
supply = Zasoby ogólne
supply-points = Punkty
supply-workers = Robotnicy
supply-arriving = Magistrat
supply-goods = Pozostałe towary
end-note-points = Gra kończy się po rundzie, w której się wyczerpią.
end-note-workers = Gra kończy się, gdy Magistratu nie da się uzupełnić.
end-points-left =
    { $count ->
        [one] został { $count } punkt
        [few] zostały { $count } punkty
        [many] zostało { $count } punktów
       *[other] zostało { $count } punktu
    }
end-workers-left =
    { $count ->
        [one] został { $count } robotnik
        [few] zostało { $count } robotników
        [many] zostało { $count } robotników
       *[other] zostało { $count } robotnika
    }
end-may-be-last = { ":" } ta runda może być ostatnia
round-in-rail = runda { $round }
goods-of-yours = Towary
goods-held-and-made = Towary w San Juan i produkcja w fazie zarządcy
good-held-makes = { $good }: w San Juan { $held }, produkcja { $makes }
makes = produkcja
points-in-chips = Punkty w żetonach
chips-short = { $count } PZ
island = Wyspa
island-of = Wyspa, pola: { $count } z 12
city = Miasto
city-of = Miasto, pola: { $count } z 12
places-of = { $count } z 12
tiles-worked = aktywne: { $count } z { $of }
tile-worked = { $tile }, z robotnikiem
tile-idle = { $tile }, bez robotnika
circles-filled = zajęte łuki: { $workers } z { $circles }
circles-count =
    { $count ->
        [one] { $count } łuk
        [few] { $count } łuki
        [many] { $count } łuków
       *[other] { $count } łuku
    }
san-juan-count = w San Juan: { $count }
log = Dziennik
views = Widoki
view-island = Wyspa
view-table = Stół
view-players = Gracze
view-log = Dziennik
choices = Możliwości
option-no-ship = brak statku
undo-words = Cofa twój ostatni krok
undo-not-now = Nie masz teraz nic do cofnięcia.
rule-of = Zasada: { $rule }
read-the-rule = Przeczytaj zasadę

## Rozmieszczanie robotników, magazynowanie
place-hand = Robotnicy w ręce
place-in-hand = w ręce: { $count }
place-suggest = Zaproponuj
place-lift-all = Podnieś wszystkich
place-suggest-help = Rozmieszcza robotników tak, jak zrobiłby to bot. Możesz ich potem przestawić.
place-lift-all-help = Zdejmuje wszystkich robotników z łuków i daje ci ich do ręki.
place-words = { $place }, łuk { $number }: robotnik
place-hand-empty = Nie masz robotnika w ręce: najpierw podnieś go z innego łuku.
place-not-done =
    { $count ->
        [one] Rozmieść jeszcze { $count } robotnika: dopóki jest pusty łuk, nikt nie zostaje w San Juan.
        [few] Rozmieść jeszcze { $count } robotników: dopóki jest pusty łuk, nikt nie zostaje w San Juan.
        [many] Rozmieść jeszcze { $count } robotników: dopóki jest pusty łuk, nikt nie zostaje w San Juan.
       *[other] Rozmieść jeszcze { $count } robotnika: dopóki jest pusty łuk, nikt nie zostaje w San Juan.
    }
suggestion-none = Tutaj nie ma podpowiedzi.
store-choices = Towary do zachowania
store-all =
    { $count ->
        [one] zostaje w magazynie
        [few] wszystkie { $count } w magazynie
        [many] wszystkie { $count } w magazynie
       *[other] wszystkie { $count } w magazynie
    }
store-one = zostaje { $kept } z { $count }
store-none = do oddania
store-kinds-missing =
    { $count ->
        [one] Najpierw wybierz rodzaj towaru, który zostaje w magazynie.
        [few] Najpierw wybierz jeszcze { $count } rodzaje towarów, które zostają w magazynach.
        [many] Najpierw wybierz jeszcze { $count } rodzajów towarów, które zostają w magazynach.
       *[other] Najpierw wybierz jeszcze { $count } rodzaju towarów, które zostają w magazynach.
    }
store-singles-missing =
    { $count ->
        [one] Najpierw wybierz jeden towar, który zostaje.
        [few] Najpierw wybierz jeszcze { $count } towary, które zostają.
        [many] Najpierw wybierz jeszcze { $count } towarów, które zostają.
       *[other] Najpierw wybierz jeszcze { $count } towaru, które zostają.
    }

## Pomoc
help-and-shortcuts = Pomoc i skróty
help-title = Pomoc i skróty
help-words = Wszystko, co się świeci, można nacisnąć. Wskaż cokolwiek albo przejdź do tego klawiaturą, a przeczytasz, co to daje albo dlaczego teraz nie jest możliwe.
help-words-touch = { $taps ->
    [1] Wszystko, co się świeci, można nacisnąć: wystarczy jedno dotknięcie.
   *[other] Wszystko, co się świeci, można nacisnąć. Pierwsze dotknięcie pokazuje, co to daje albo dlaczego teraz nie jest możliwe; drugie dotknięcie lub zielony przycisk to wykonuje.
}
help-undo = Cofa twój ostatni krok, jeśli jeszcze można go cofnąć.
help-hint = Pokazuje odpowiedzi warte rozważenia i szacowaną szansę na wygraną po każdej z nich.
key-choices = możliwości na pasku, od lewej
key-done = gotowe
key-pass = pas
key-undo = cofnij
key-question = do pytania
key-island = do mojej wyspy, a gdy masz robotników w ręce, do następnego pustego łuku
key-table = do stołu
key-players = do rywali
key-log = do dziennika
key-read = po i, t lub r: czytaj po kolei, co tam leży
key-escape = zamknij to, co jest na wierzchu
key-help = ta lista
notation-label = Wpisz ruch
notation-send = Wyślij
notation-words = Jeden wiersz, jak w zapisie gry, na przykład „{ $first }”, „{ $second }” albo „{ $third }”.
help-single-keys = Skróty jednoklawiszowe przy stole

## Koniec
end-wins =
    { $count ->
        [one] Wygrywa { $player }: { $count } punkt
        [few] Wygrywa { $player }: { $count } punkty
        [many] Wygrywa { $player }: { $count } punktów
       *[other] Wygrywa { $player }: { $count } punktu
    }
end-you-win =
    { $count ->
        [one] Wygrywasz: { $count } punkt
        [few] Wygrywasz: { $count } punkty
        [many] Wygrywasz: { $count } punktów
       *[other] Wygrywasz: { $count } punktu
    }
end-shared =
    { $count ->
        [one] Wspólne zwycięstwo: { $players }, { $count } punkt
        [few] Wspólne zwycięstwo: { $players }, { $count } punkty
        [many] Wspólne zwycięstwo: { $players }, { $count } punktów
       *[other] Wspólne zwycięstwo: { $players }, { $count } punktu
    }
end-because-workers = Magistratu nie dało się uzupełnić.
end-because-city = Czyjeś miasto było pełne.
end-because-victory-points = Wyczerpały się punkty zwycięstwa.
end-rematch = Rewanż
end-rematch-join = Dołącz do rewanżu
end-rematch-waits = Stół do rewanżu już czeka: twoje miejsce jest wolne, dopóki nikt inny go nie zajmie.
end-replay = Powtórka
end-record = Zapis gry jako tekst
end-fair = Losowość sprawdzona
end-fair-words = Przed grą serwer ogłosił ten odcisk swojej tajemnicy. Znając tajemnicę, każdy może sprawdzić każde losowanie.
end-fair-words-elsewhere = Tę grę rozegrano gdzie indziej, a tu trafił jej zapis. Losowania wynikają z tajemnicy; czy odcisk był znany przed grą, tego ten serwer nie wie.
end-commitment = Odcisk
end-secret = Tajemnica
score = Wynik
score-source = Źródło
roles-taken = Wybrane postacie
chart-points = Punkty w kolejnych rundach
chart-doubloons = Dublony w kolejnych rundach
chart-shipped = Załadowane towary, łącznie
chart-pick-points = Punkty
chart-pick-doubloons = Dublony
chart-pick-shipped = Załadunek
chart-show = Pokaż
chart-round = Runda
chart-numbers = To samo w tabeli

## Powtórka
replay-title = Powtórka
replay-failed = Nie można pokazać powtórki
replay-move = Ruch { $move } z { $of }
replay-slider = Moment gry
replay-drive = Odtwarzanie
replay-back = Jeden ruch wstecz
replay-on = Jeden ruch naprzód
replay-play = Odtwarzaj automatycznie
replay-pace = Tempo
replay-views = Czyja wyspa jest pokazana
replay-view-of = Wyspa: { $player }
replay-view-own = Twoja wyspa
replay-share = Link do tego momentu
replay-close = Zamknij powtórkę
branch-title = Graj stąd dalej
branch-words = Przejmujesz miejsce w tym momencie gry, a pozostałe zajmują boty. Dalsze losowania będą nowe; sama partia pozostanie bez zmian.
branch-seat = Twoje miejsce
branch-bot = Boty
branch-go = Graj dalej
branch-from = Gra od wybranego momentu
branch-from-words = Ta gra zaczęła się jako inna partia, więc jej losowań nie da się sprawdzić w całości.
branch-from-link = Pokaż ten moment

## Gra, do której strona nie ma stołu
plain-words = Ta strona nie ma jeszcze stołu do gry { $game }. Poniżej jest wszystko, co widać na stole, pod nazwami, których używa serwer; każda możliwa odpowiedź to przycisk.
plain-facts = Na stole
plain-question = Co robisz?
plain-question-more = Jeden przycisk na każdą odpowiedź, w notacji zapisów partii.
plain-nothing = nic
plain-yes = tak
plain-no = nie
plain-over = Koniec gry.
plain-replay = Obejrzyj ją ponownie

## Zasady
rules-contents = Spis treści
rules-buildings = Budynki
rules-round = runda
rules-settler = plantator
rules-mayor = burmistrz
rules-builder = budowniczy
rules-craftsman = zarządca
rules-trader = kupiec
rules-captain = kapitan

seat-lookalike = { $name } ({ $mark })

# Zegary
clock = Zegar
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-left = { $player }: zostało { $time }
clock-due = { $player } ma ruch: zostało { $time }
clock-holiday = urlop do { $date }
clock-pause-wished = chce przerwy
pace-none = Bez zegara
pace-none-words = Każdy myśli tak długo, jak chce.
pace-live = Na żywo
pace-live-words = Wszyscy są przy stole; zegar biegnie, gdy decyzja należy do ciebie.
pace-days = Na wiele dni
pace-days-words = Zaglądasz, kiedy możesz; każda decyzja ma limit czasu.
pace-bank = Minuty na całą grę
pace-increment = Sekundy dodawane po decyzji
pace-grace = Nieliczone sekundy na decyzję
pace-days-each = Dni na decyzję
pace-holiday = Dni urlopu w grze
pace-window = Zegar biegnie tylko w wybranych godzinach
pace-from = Od
pace-until = Do
pace-zone = Strefa czasowa: { $zone }. Dzień trwa tyle, ile te godziny.
pace-live-sum = { $minutes } min na osobę, +{ $increment } s po decyzji, pierwsze { $grace } s się nie liczy
pace-days-sum = { $days ->
    [one] 1 dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
  } na decyzję
pace-window-sum = { $from }–{ $until } ({ $zone })
time-up = Gdy komuś skończy się czas
time-up-stand-in = Do powrotu tej osoby decyduje bot
time-up-end = Gra kończy się bez wyniku
time-menu = Przerwa i urlop
time-pause = Poproś o przerwę
time-pause-words = Zegary stają, gdy o przerwę poproszą wszyscy grający, i znów ruszają, gdy choć jedna osoba już jej nie chce.
time-pause-end = Zakończ moją przerwę
time-paused = Zegary stoją.
time-pausing = Czekamy na zgodę: { $players }
time-holiday = Urlop
time-holiday-left = { $days ->
    [one] Został 1 dzień.
    [few] Zostały { $days } dni.
    [many] Zostało { $days } dni.
   *[other] Zostało { $days } dnia.
  } Twój zegar stoi, dopóki nie wrócisz.
time-holiday-take = Zacznij urlop
time-holiday-end = Zakończ urlop
time-holiday-days = Ile dni
ended-title = Gra się skończyła
ended-words = { $player }: czas minął. Zgodnie z umową gra nie ma wyniku.
ended-flag = czas minął
error-lobby-closed = Ten serwer nie pokazuje stołów w poczekalni.
error-lobby-full = W poczekalni czekają już trzy twoje stoły. Najpierw ukryj jeden z nich.
error-no-clock = Przy tym stole nie ma zegara.
error-no-holiday = Nie masz już tylu dni urlopu.
