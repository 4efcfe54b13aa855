## Analiza partii

study-title = Analiza
study-open = Analizuj tę pozycję
study-bot = Bot myśli
study-think = Myśl
study-rest = Stop
study-looks = { $count ->
    [one] { $count } sprawdzony przebieg gry
    [few] { $count } sprawdzone przebiegi gry
    [many] { $count } sprawdzonych przebiegów gry
   *[other] { $count } sprawdzonego przebiegu gry
}
study-exact = Widać koniec gry: te wyniki są pewne.
study-share-words = Czas bota:
study-value-words = Szansa na wygraną:
study-legend = Pasek pokazuje, ile czasu bot poświęcił ruchowi, a liczba – szansę na wygraną po tym ruchu.
study-odds = Kto wygra z tej pozycji
study-asked = Decyduje { $player }.
study-over = Tu gra się kończy.
study-waits = Trzeba coś wylosować.
study-draw = Niech zdecyduje los
study-chance = Los
study-lines = Wypróbowane warianty
study-lines-none = Naciśnij ruch, aby go wypróbować. Los dopowie resztę.
study-game = Gra
study-name = Nazwij wariant
study-redraw = Losuj ponownie
study-remove = Usuń
study-share = Link do tej planszy
study-link-there = Adres tej strony jest teraz linkiem.
study-too-long = Na tej planszy jest za dużo na link. Usuń kilka wariantów i spróbuj ponownie.
study-close = Zamknij analizę
study-failed = Nie można pokazać planszy
study-bad-link = Ten link nie prowadzi do planszy. Może został po drodze ucięty albo utworzyła go nowsza wersja Mesety; poproś o niego jeszcze raz.
error-study-refused = Tego ruchu nie można tu wykonać. Wybierz inny moment albo usuń kilka wariantów.
study-no-engine = Analiza wymaga zasad w przeglądarce, a strona tego serwera została zbudowana bez nich.
study-position = Zmień tę pozycję
study-position-about = To cała pozycja, w postaci, którą czytają też programy-boty. Zmień ją i otwórz jako osobną planszę; przycisk Wstecz w przeglądarce wraca do tej, która jest otwarta teraz. To, co jest w workach i zakrytych stosach, nie ma kolejności: dobiera z nich los.
study-position-label = Pozycja jako tekst
study-position-open = Otwórz na planszy
study-position-save = Zapisz jako plik
study-position-unread = Tego nie można odczytać jako pozycji: { $reason }. Popraw to miejsce i spróbuj ponownie.
study-position-refused = Taka pozycja jest niemożliwa. Powód (po angielsku): „{ $reason }”. Zmień to i spróbuj ponownie.
position-counts-about = Zmień liczby tutaj albo cokolwiek w tekście poniżej. Liczba elementów jest ograniczona: co ktoś dostaje, musi skądś pochodzić.
position-table = Stół
position-changed = zmienione
position-of = { $part }: { $kind }
position-goods = Towary
position-stock = Zasoby
position-plantations = Odkryte plantacje
position-face-down = Zakryte plantacje
position-discards = Odrzucone plantacje
position-quarries = Pozostałe kamieniołomy
position-worker-supply = Robotnicy w zasobach
position-worker-ship = Robotnicy na statku
position-victory-points = Punkty zwycięstwa w żetonach
position-carts = Wozy
position-doubloons = Dublony
position-coins = Monety
position-san-juan = Robotnicy w San Juan
position-tiles = Na wyspie
position-tile-workers = Robotnicy na wyspie
position-bag = Sakiewka
position-container = Skrzynia
position-corn-store = Kukurydza w magazynie
position-road = Odcinki Traktu
