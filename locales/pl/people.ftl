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
