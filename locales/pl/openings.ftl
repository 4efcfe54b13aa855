# The page about openings: who wins among equally strong bots. Loaded with that page only.

openings-lead = Równie silne boty grały przeciwko sobie; przy tym wyborze rozegrały tyle partii: { $games }. Oto kto wygrywał. Kreski na paskach to przedziały ufności 95%; linia pośrodku oznacza równy udział. Ludzie grają inaczej niż boty: to mapa, a nie prawo.
openings-setup = Wydanie lub rozszerzenie
openings-players = Liczba graczy
openings-all-expansions = Wszystkie cztery rozszerzenia
openings-without-missions = Bez misji
openings-what = Co
openings-percent = { $percent }% ± { $error }
openings-wins = Wygrane partie
openings-times = Ile razy
openings-points = Punkty
openings-seat = Miejsce { $number }
openings-too-few = za mało partii

openings-seats = Miejsca
openings-seats-words = Miejsce 1 zaczyna grę, kolejne następują zgodnie z ruchem wskazówek zegara. Uczciwa stawka to liczba punktów, którą miejsce musiałoby oddać na koniec, żeby wszystkie wygrywały równie często; obliczono ją z końcowych punktów partii bez licytacji.
openings-bid = Uczciwa stawka
openings-give = { $points } ± { $error }

openings-roles = Pierwsza postać
openings-roles-words = Udział w wygranych, gdy miejsce wybiera tę postać jako pierwszą. W tych partiach wylosowane miejsce zaczynało od wylosowanej postaci, żeby postać nie zbierała zasług za sytuacje, w których wybierają ją silni gracze.
openings-dealt-roles = Profesje
openings-dealt-roles-words = Udział w wygranych według profesji, którą przydzielił los.

openings-first-building = Pierwszy budynek
openings-first-building-words = Co miejsca kupowały najpierw, w porównaniu z tym, jak często te same miejsca wygrywają we wszystkich partiach. Dobrzy gracze kupują to, co im pasuje, więc wysoki udział nie znaczy, że budynek jest dobry dla każdego.
openings-owned-building = Budynki na koniec
openings-owned-building-words = Co miejsca miały na koniec gry, porównane w ten sam sposób. Komu idzie dobrze, tego stać na więcej: to też jest w tych liczbach.
openings-first-extension = Pierwsza dobudówka
openings-first-extension-words = Co miejsca kupowały najpierw, w porównaniu z tym, jak często te same miejsca wygrywają we wszystkich partiach.
openings-owned-extension = Dobudówki na koniec
openings-owned-extension-words = Co miejsca miały na koniec gry, porównane w ten sam sposób. Komu idzie dobrze, tego stać na więcej: to też jest w tych liczbach.

openings-lengths = Jak długie są partie
openings-lengths-words = Liczba rund do końca gry.
openings-rounds = Rundy
openings-games = Partie
openings-of-games = { $percent }%

openings-sources = Skąd biorą się punkty
openings-sources-words = Średnia liczba punktów na miejsce.
openings-everybody = Wszyscy
openings-winners = Zwycięzcy
openings-large-buildings = Dodatkowe punkty dużych budynków
