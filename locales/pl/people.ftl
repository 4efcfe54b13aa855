# What people at a table agree on and say to each other.

proposal-title = Propozycja
proposal-pace = { $player } proponuje inny zegar: { $pace }.
proposal-pace-other = Zaproponuj inny zegar
proposal-pace-propose = Zapytaj pozostałych
proposal-pace-words = Gdy wszyscy się zgodzą, zegary ruszą od nowa.
proposal-undo = { $player } prosi o cofnięcie swojej ostatniej decyzji.
proposal-undo-more = Cofnie się też wszystko, co stało się później, a losowanie się powtórzy.
proposal-ask-back = Poproś o cofnięcie mojej ostatniej decyzji
proposal-missing = Czekamy na odpowiedź: { $players }
proposal-agree = Zgadzam się
proposal-decline = Nie zgadzam się
proposal-withdraw = Wycofaj
proposal-declined = Nie wszyscy się zgodzili. Nic się nie zmienia.
proposal-over = Sprawa jest już załatwiona.
error-no-proposal = Ta propozycja nie jest już aktualna albo najpierw trzeba odpowiedzieć na inną.

orders = Stałe polecenia
orders-words = Odpowiadają za ciebie od razu, a dziennik to zaznacza; odpowiedź możesz cofnąć. Gdy wydarzy się coś, czego polecenie nie przewidywało, przestaje działać i daje o tym znać.
orders-pass-round = Pasuj do końca rundy
orders-pass-round-more = O role, robotników i składowanie gra nadal pyta.
orders-load-corn = Najpierw ładuj kukurydzę
orders-load-corn-more = Dopóki można to zrobić tylko w jeden sposób.
orders-mayors-worker = Zawsze bierz robotnika burmistrza
orders-ended-unforeseen = Polecenie przestało działać, bo pytanie jest inne: { $orders }.
orders-ended-taken-back = Polecenia przestały działać, bo coś cofnięto: { $orders }.
orders-ended-stood-in = Polecenia przestały działać, bo gra za ciebie bot: { $orders }.
orders-log = Na stałe polecenie.
