## Puzzles

puzzles-title = Zadania
puzzles-lead = Chwile z gier między silnymi botami. Jedna odpowiedź jest wyraźnie najlepsza: znajdź ją przy prawdziwym stole.
puzzles-day = Zadanie dnia
puzzles-solved = rozwiązane: { $solved } z { $count }
puzzles-streak = { $days ->
    [one] { $days } dzień z rzędu
    [few] { $days } dni z rzędu
   *[other] { $days } dni z rzędu
}
puzzles-difficulty = Trudność
puzzles-all = wszystkie
puzzles-unable = Zadania wymagają zasad w tej przeglądarce, a ten serwer ich nie udostępnia.
puzzles-failed = Nie można wczytać zadań.
puzzle-failed = Tego zadania nie można otworzyć.

puzzle-difficulty-1 = łatwe
puzzle-difficulty-2 = średnie
puzzle-difficulty-3 = trudne

puzzle-theme-roles = Wybór roli
puzzle-theme-settling = Plantacje
puzzle-theme-building = Budowa
puzzle-theme-producing = Produkcja
puzzle-theme-trading = Sprzedaż
puzzle-theme-shipping = Załadunek
puzzle-theme-buccaneer = Korsarz
puzzle-theme-movement = Ruch
puzzle-theme-buying = Zakupy
puzzle-theme-orders = Zlecenia
puzzle-theme-goods = Towary
puzzle-theme-warehouse = Magazyn
puzzle-theme-timing = Kiedy przestać
puzzle-theme-ending = Ostatnia runda

puzzle-number = Zadanie { $number }
puzzle-first = rozwiązane od razu
puzzle-later = rozwiązane
puzzle-shown = odpowiedź pokazana

puzzle-question = Co jest tu dla ciebie najlepsze?
puzzle-how = Odpowiedz przy stole, jak w grze. Błędna odpowiedź niczego nie zmienia.
puzzle-bots = Boty wszystkich poziomów znajdują ją w { $percent }% prób.
puzzle-wrong = { $move }: szansa na wygraną to { $share }. Inna odpowiedź daje { $best }.
puzzle-wrong-unknown = Inna odpowiedź jest lepsza: ta już przy pierwszym spojrzeniu wypadła gorzej niż te, które zbadano dokładnie.
puzzle-again = Nic się nie zmieniło: spróbuj jeszcze raz.
puzzle-ends = Tu zadanie się kończy. Więcej można wypróbować w analizie.
puzzle-right = To jest to!
puzzle-answer = Odpowiedź
puzzle-why = Co za nią przemawia
puzzle-shares = Szansa na wygraną po każdej odpowiedzi, według dokładnych obliczeń
puzzle-yours = twoja próba
puzzle-best = najlepsza
puzzle-show = Pokaż odpowiedź
puzzle-next = Następne zadanie
puzzle-board = Analiza
puzzle-leave = Wszystkie zadania
puzzle-fold = Zwiń
puzzle-unfold = Czytaj
