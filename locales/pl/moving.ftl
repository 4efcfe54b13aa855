## Gra, która toczy się dalej gdzie indziej

move-to-server = Graj dalej z przyjaciółmi
move-to-server-words = Gra potoczy się dalej na serwerze, od obecnego momentu, i zniknie z tego urządzenia. Dostaniesz link do miejsc, które zajmą przyjaciele.
move-seat = Miejsce: { $player }
move-seat-bot = Bot zostaje
move-seat-fill = Usiądzie tu bot
move-seat-friend = Usiądzie tu ktoś z przyjaciół
move-hidden = Kto się dosiądzie, dowie się, że gra zaczęła się na urządzeniu: dotychczasowych losowań nie da się sprawdzić, a ukryte rzeczy można było na nim podejrzeć. Od teraz losuje serwer.
move-to-server-go = Przenieś na serwer
move-to-device = Graj dalej na tym urządzeniu
move-to-device-alone = Gra potoczy się dalej w twojej przeglądarce, od obecnego momentu, i nie będzie już potrzebować połączenia. Stół na serwerze się zakończy.
move-to-device-people = Gra potoczy się dalej w twojej przeglądarce, a urządzenie będziecie sobie przekazywać. Gdy wszyscy się zgodzą, stół na serwerze się zakończy. Wszystko, co ukryte, znajdzie się wtedy na twoim urządzeniu.
move-to-device-go = Przenieś na to urządzenie
move-to-device-ask = Zapytaj pozostałych
proposal-move = { $player } proponuje, by grać dalej na swoim urządzeniu i przekazywać je sobie. Wszystko, co ukryte, znalazłoby się wtedy na nim.
gone-title = Ta gra toczy się dalej gdzie indziej
gone-words = Za zgodą wszystkich toczy się dalej na jednym urządzeniu. Ma ją: { $player }.
gone-words-mine = Toczy się dalej na twoim urządzeniu. Jeśli już jej tam nie ma, możesz pobrać ją ponownie, w stanie z chwili przeniesienia.
gone-open = Otwórz na tym urządzeniu
gone-flag = toczy się gdzie indziej
begun-words = Ta gra zaczęła się na urządzeniu i trwa w niej runda { $round }. Dotychczasowych losowań nie da się sprawdzić, a osoba, która ją przeniosła, mogła podejrzeć ukryte rzeczy. Od teraz losuje serwer.
device-delete = Usuń ten stół
device-delete-words = Stół i jego zapis zostaną na zawsze usunięte z tego urządzenia. Jeśli mogą się jeszcze przydać, najpierw zapisz stół jako plik.
device-delete-go = Usuń
device-deleted = Stół został usunięty.
