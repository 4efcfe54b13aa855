# Słowa gry w terminalu (`meseta play`, `meseta replay`) po polsku.

## Odpowiedzi, które pokazuje tylko terminal

terminal-act-assign = { $place }: { $workers }

## Plansze: krótkie etykiety na początku linii, najwyżej 14 liter

terminal-roles = Postacie
terminal-on-offer = Odkryte
terminal-workers = Robotnicy
terminal-points = Zostało PZ
terminal-ships = Statki
terminal-trading-house = Targowisko
terminal-supply = Zasoby
terminal-market = W sprzedaży
terminal-island = Wyspa
terminal-city = Miasto
terminal-goods = Towary
terminal-produces = Produkcja
terminal-quarries = kamieniołom × { $count }
terminal-face-down = zakryte × { $count }
terminal-worker-ship = Magistrat { $count }
terminal-worker-supply = zasoby { $count }
terminal-governor = gubernator
terminal-san-juan = San Juan { $count }
terminal-hidden-points = ? PZ
terminal-victory-points = { $count } PZ
terminal-free = wolne: { $count }
terminal-nothing = nic

## Gracze

terminal-you = Ty
terminal-bot = { $bot } { $number }
terminal-bot-words = { $player }: { $words }

## Gra: powitanie, pytania, odpowiedzi

terminal-welcome = Puerto Rico, { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }, wydanie { $edition }. Wpisz help, aby zobaczyć pomoc, albo quit, aby wyjść.
terminal-expansions = Rozszerzenia: { $expansions }
terminal-promise = Odcisk tajemnicy, od której zależy każde losowanie: { $commitment }
terminal-prompt = Twoja odpowiedź
terminal-prompt-workers = Robotnicy, { $place }: od { $least } do { $most }
terminal-prompt-nobles = Szlachcice, { $place }: od { $least } do { $most }
terminal-workers-left = Do rozmieszczenia: { $count }. „auto” rozmieści wszystkich za ciebie.
terminal-illegal = Nie można: { $reason }
terminal-unknown = Nie rozumiem „{ $text }”. Wpisz numer z listy, ruch, na przykład „{ $example }”, albo help.
terminal-unfinished = Po „{ $text }” trzeba coś dopisać; przykład pokazuje help.
terminal-why-one = Odpowiedzi jest zbyt wiele, by sprawdzić wszystkie; zapytaj o jedną, jak pokazuje help.
terminal-legal = To jest teraz możliwe.
terminal-why-none = Na to pytanie można odpowiedzieć dowolnie.
terminal-undone = Cofnięte.
terminal-undo-none = Nie ma czego cofnąć: dobranej plantacji nie można zwrócić.
terminal-no-building = Żaden budynek nie nazywa się „{ $text }”.
terminal-building = { $building }: koszt { $cost }, { $points } PZ, grupa { $column }. { $effect }
terminal-saved = Zapis gry jest w pliku: { $path }
terminal-not-saved = Nie udało się zapisać gry w pliku { $path }: { $reason }
terminal-bye = Do zobaczenia. Gra nie została dokończona.
terminal-input-ended = Koniec danych wejściowych; gra nie została dokończona.
terminal-resumed = Gra toczy się dalej od miejsca, w którym ją przerwano.
terminal-resume-how = Aby grać dalej:
terminal-not-kept = Gra nie została zapisana. Aby móc ją później dokończyć, wpisz przed wyjściem „save FILE” albo zacznij z --record FILE.
terminal-winner = { $who ->
        [you] Wygrywasz.
       *[other] Wygrywa { $player }.
    }
terminal-winners = Wspólne zwycięstwo: { $players }.
terminal-secret = Tajemnica: { $secret }. „meseta verify” sprawdza każde losowanie w zapisie.
terminal-help =
    Co możesz wpisać:
      3                numer z listy (przy robotnikach: ilu)
      build hacienda   dowolny ruch w notacji zapisów
      help             ta pomoc
      board            stół jeszcze raz
      log              co zdarzyło się w tej rundzie
      why              co nie jest możliwe i dlaczego
      why build office dlaczego ten ruch nie jest możliwy
      info office      co daje budynek
      hint             najlepsze odpowiedzi i co przynoszą
      auto             bot odpowiada za ciebie (lub rozmieszcza robotników)
      undo             cofnięcie twojej ostatniej decyzji
      save FILE        zapis gry do pliku
      quit             wyjście z gry

## Błędne słowa w wierszu poleceń

terminal-bad-bot = Żaden bot nie nazywa się „{ $bot }”. Dostępne: { $known }.
terminal-bad-word = { $option } nie może mieć wartości „{ $word }”. Dostępne: { $known }.
terminal-bad-switch = Żaden przełącznik nie nazywa się „{ $switch }”. Dostępne: { $known }.
terminal-bad-edition = Żadne wydanie nie nazywa się „{ $edition }”. Dostępne: { $known }.
terminal-bad-language = Żaden język nie nazywa się „{ $language }”. Dostępne: { $known }.
terminal-bad-bot-count = { $seats ->
        [one] Dla botów jest { $seats } miejsce
        [few] Dla botów są { $seats } miejsca
        [many] Dla botów jest { $seats } miejsc
       *[other] Dla botów jest { $seats } miejsca
    }, a nie { $bots }.
terminal-bad-seat = Nie ma miejsca { $seat }; miejsca mają numery od 1 do { $players }.
terminal-bad-setup = Taki stół jest niemożliwy: { $reason }
terminal-resume-over = Gra z pliku { $path } jest skończona; pokaże ją polecenie „meseta replay { $path }”.
terminal-resume-unknown = Gry z pliku { $path } nie da się kontynuować: pozwala na to tylko zapis, który meseta play tworzy w trakcie gry.
terminal-record-running = Plik { $path } zawiera nieskończoną grę. Graj dalej poleceniem „meseta play --resume { $path }” albo wybierz dla nowej gry inny plik.
terminal-only-puerto-rico = { $option } to opcja Puerto Rico; Altiplano jej nie ma.

## Plik z liczbami Altiplano (`meseta components`)

components-only-altiplano = Puerto Rico nie ma pliku z liczbami: wszystkie są w jego instrukcjach.
components-right = Plik { $file } jest poprawny. Zestaw nazywa się „{ $name }”.
components-digest = Odcisk w zapisach (SHA-256): { $digest }
components-provenance = Pochodzenie liczb: z wydanej gry { $printed }, z tekstu instrukcji { $rulebook }, wywnioskowane { $inferred }, zrekonstruowane { $reconstructed }.

## Games without boards of their own

terminal-plain-welcome = { $table }. Wpisz help, aby zobaczyć pomoc, albo quit, aby wyjść.
terminal-plain-question = Co robisz?
terminal-plain-points = Punkty
terminal-plain-tie-break = Przy remisie
terminal-plain-no-info = Nie ma informacji o „{ $text }”.
terminal-plain-help =
    Co możesz wpisać:
      3                numer z listy
      move trot        dowolny ruch w notacji zapisów
      help             ta pomoc
      board            stół jeszcze raz
      log              co zdarzyło się w tej rundzie
      why              co nie jest możliwe i dlaczego
      hint             najlepsze odpowiedzi i co przynoszą
      auto             bot odpowiada za ciebie
      undo             cofnięcie twojej ostatniej decyzji
      save FILE        zapis gry do pliku
      quit             wyjście z gry
