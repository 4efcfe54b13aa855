# Słowa areny (`meseta arena`) po polsku: boty przeciw sobie i co z tego wyszło.
# Blok to jeden skład botów, który na tych samych losowaniach przechodzi przez wszystkie miejsca, jedna partia na miejsce.

## Co jest grane

arena-head =
    { $bots ->
        [one] { $bots } bot
        [few] { $bots } boty
        [many] { $bots } botów
       *[other] { $bots } bota
    }, { $tables ->
        [one] { $tables } stół
        [few] { $tables } stoły
        [many] { $tables } stołów
       *[other] { $tables } stołu
    }, { $games ->
        [one] { $games } partia
        [few] { $games } partie
        [many] { $games } partii
       *[other] { $games } partii
    } w { $blocks ->
        [one] { $blocks } bloku
       *[other] { $blocks } blokach
    }.
arena-seed = Ziarno { $seed }, plan { $digest }.
arena-resumed = { $games ->
        [one] { $games } partię rozegrano już wcześniej.
        [few] { $games } partie rozegrano już wcześniej.
       *[other] { $games } partii rozegrano już wcześniej.
    }
arena-progress = partie: { $done } z { $all }, { $speed } na sekundę, zostało { $left }

## Co wyszło

arena-counts = { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[other] { $games } partii
    }, { $blocks ->
        [one] { $blocks } blok
        [few] { $blocks } bloki
        [many] { $blocks } bloków
       *[other] { $blocks } bloku
    }
arena-nothing = Żaden blok nie został ukończony, więc nie ma jeszcze czego podsumować.
arena-all-tables = Wszystkie stoły
arena-bot = Bot
arena-share = Wygrane
arena-even = Po równo
arena-rank = Śr. miejsce
arena-margin = Przewaga
arena-points = Punkty
arena-seat = Miejsce { $number }
arena-time = Czas na wybór
arena-longest = Najdłużej
arena-forfeits = Walkowery
arena-ratings = Oceny (Plackett-Luce)
arena-rating = Ocena
arena-interval = przedział 95%
arena-ahead = Jak często bot z wiersza kończy przed botem z kolumny
arena-alone = Wygrane bota z wiersza, samego przeciw botom z kolumny na wszystkich innych miejscach
arena-intervals = ± i przedziały: 95%, liczone po blokach.
arena-sprt-h1 = { $candidate } jest lepszy niż { $field }: przyjęto H1 (wygrane { $high } ponad równy podział) po { $blocks ->
        [one] { $blocks } bloku
       *[other] { $blocks } blokach
    }, logarytm ilorazu wiarygodności { $ratio }.
arena-sprt-h0 = { $candidate } nie jest lepszy niż { $field }: przyjęto H0 (wygrane { $low } ponad równy podział) po { $blocks ->
        [one] { $blocks } bloku
       *[other] { $blocks } blokach
    }, logarytm ilorazu wiarygodności { $ratio }.
arena-sprt-open = Po { $blocks ->
        [one] { $blocks } bloku
       *[other] { $blocks } blokach
    } nie wiadomo jeszcze, czy { $candidate } jest lepszy niż { $field }; logarytm ilorazu wiarygodności { $ratio }.
arena-forfeited = { $count ->
        [one] { $count } partię oddano walkowerem:
        [few] { $count } partie oddano walkowerem:
       *[other] { $count } partii oddano walkowerem:
    }
arena-forfeit = { $bot }, miejsce { $seat }, ziarno partii { $seed }, wybór { $choice }: { $fault } ({ $detail })
arena-fault-no-start = nie uruchomił się
arena-fault-crash = przestał działać
arena-fault-timeout = nie odpowiedział na czas
arena-fault-unreadable = jego odpowiedzi nie dało się odczytać
arena-fault-illegal = jego ruch był niedozwolony
arena-written = Zapisano: { $file }
arena-interrupted = Przerwano; { $games ->
        [one] została { $games } partia.
        [few] zostały { $games } partie.
       *[other] zostało { $games } partii.
    }
arena-go-on = Aby kontynuować: { $command }
arena-lost = Bez --jsonl PLIK nie da się tego kontynuować.

## Co jest źle

arena-no-bots = Podaj co najmniej dwa boty opcją --bot albo plik z wynikami do kontynuowania opcją --jsonl.
arena-bot-count = Arena potrzebuje od 2 do 64 botów, nie { $bots }. Bot może grać sam ze sobą pod inną nazwą: --bot znowu=greedy.
arena-bad-bot = Żaden bot nie nazywa się „{ $bot }”. Dostępne: { $known }. Własny program podaje się jako NAZWA="POLECENIE".
arena-bad-name = „{ $bot }” nie może być nazwą bota: od 1 do 40 znaków bez odstępów.
arena-name-twice = Dwa boty nazywają się „{ $bot }”. Daj jednemu inną nazwę: --bot NAZWA=KLUCZ.
arena-not-here = Bot „{ $bot }” nie umie grać w tę grę: { $game }.
arena-bad-game = Nie ma gry „{ $game }”. Dostępne: { $known }.
arena-bad-setup = Taki stół jest niemożliwy: { $table }: { $reason }
arena-bad-lineups = Nie ma składów „{ $word }”.
arena-other-rules = Plan powstał dla wersji { $found } zasad gry { $game }; ten program gra według wersji { $known }.
arena-lineup-count = Składów jest { $lineups }, za dużo, żeby rozegrać wszystkie. Niech każdy blok wylosuje jeden: --lineups drawn.
arena-block-count = Rozegraj co najmniej jeden blok i mniej niż 4294967296 partii.
arena-sprt-two = --sprt porównuje dokładnie dwa boty, nie { $bots }.
arena-sprt-bad = --h1 musi być większe niż --h0, oba od -0.5 do 0.5, a --alpha i --beta 0 albo od 0.0001 do 0.4.
arena-no-start = Bot „{ $bot }” nie uruchamia się ({ $command }): { $reason }
arena-file-failed = { $file }: { $reason }
arena-file-no-plan = { $file } nie jest plikiem z wynikami areny: pierwszy wiersz nie jest planem.
arena-file-digest = Plik { $file } został zmieniony: plan nie zgadza się ze swoim skrótem.
arena-file-other-plan = { $file } należy do innego planu: „{ $what }” to { $found }, a teraz { $asked }. Wybierz inny plik albo kontynuuj jego plan: meseta arena --jsonl { $file }
arena-file-bad-line = { $file }, wiersz { $line }: to nie jest partia z planu tego pliku.
arena-file-busy = Plik { $file } jest używany przez inną arenę.

## Strona (--html)

arena-page-title = Arena: { $bots }
arena-choices = Wyborów w partii
arena-page-by-seat = Wygrane według miejsca
arena-page-running = Wygrane po kolejnych blokach
arena-page-block-axis = Bloki
arena-page-spread = Punkty: cały zakres, środkowa połowa i mediana
arena-page-least = Najmniej
arena-page-quarter = Pierwszy kwartyl
arena-page-median = Mediana
arena-page-three-quarters = Trzeci kwartyl
arena-page-most = Najwięcej
arena-page-test = Test: logarytm ilorazu wiarygodności po każdym bloku, między obiema granicami
arena-page-how = Jak to zmierzono
arena-page-blocks = Blok to jeden skład botów, który na tych samych losowaniach przechodzi przez wszystkie miejsca, jedna partia na miejsce. Szczęście do miejsca i losowań jest więc równe dla wszystkich botów bloku, a próbkami każdego przedziału 95% są bloki, nie partie. Przerywana linia to wynik, który miałby każdy bot, gdyby wszystkie były równe.
arena-page-rating = Oceny liczone są według modelu Placketta-Luce’a (Weng i Lin, Journal of Machine Learning Research 12, 2011): 25 ma bot, o którym nic nie wiadomo. Przedziały powstają z ponownego losowania bloków ze zwracaniem.
arena-page-forfeit = Bot, który przestaje działać, nie odpowiada na czas albo odpowiada niedozwolonym ruchem, oddaje partię walkowerem: dalej na jego miejscu grają ruchy losowe, a bot zajmuje ostatnie miejsce. Punkty i przewagi liczą się tylko z partii bez walkowerów.
arena-page-sprt = Test to sekwencyjny test ilorazowy (Wald 1945, w postaci uogólnionej) na blokach, w których jeden kandydat gra przeciw samym botom drugiego rodzaju. Kończy się wcześnie, więc wygrane w rozstrzygniętym teście są nieco zawyżone.
arena-page-again = Te same partie jeszcze raz:
