# The page for hosts of a server.

host-people = Osoby
host-programs = { $count ->
    [one] i { $count } bot
    [few] i { $count } boty
    [many] i { $count } botów
   *[other] i { $count } bota
}
host-running = Trwające gry
host-open = { $count ->
    [one] { $count } stół czeka na graczy
    [few] { $count } stoły czekają na graczy
    [many] { $count } stołów czeka na graczy
   *[other] { $count } stołu czeka na graczy
}
host-reports-open = Otwarte zgłoszenia
host-over = { $count ->
    [one] { $count } zakończona gra
    [few] { $count } zakończone gry
    [many] { $count } zakończonych gier
   *[other] { $count } zakończonej gry
}
host-reports = Zgłoszenia
host-reports-all = Pokaż także załatwione
host-reports-none = Nikt niczego nie zgłosił.
host-report-private = Prywatna rozmowa
host-report-by = Zgłasza: { $player }
host-look = Zobacz: { $player }
host-settle = Załatwione
host-unsettle = Otwórz ponownie
host-announce = Ogłoszenie
host-announce-text = Tekst, widoczny na każdej stronie
host-announce-hours = Na jak długo
host-announce-do = Ogłoś
host-announced = Widoczne teraz
host-until = do: { $time }
host-withdraw = Wycofaj
host-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
host-people-title = Osoby i boty
host-people-none = Nikogo nie znaleziono.
host-find = Imię lub identyfikator
host-find-do = Szukaj
host-more = Więcej
host-show-more = Pokaż więcej
host-at-tables = { $count ->
    [one] przy { $count } stole
    [few] przy { $count } stołach
    [many] przy { $count } stołach
   *[other] przy { $count } stołu
}
host-came = pierwsza wizyta: { $when }
host-is-host = gospodarz
host-is-mute = bez prawa pisania
host-is-ban = bez prawa gry
host-tables = Stoły
host-tables-none = Nie ma takich stołów.
host-state-open = Czekają
host-state-running = Trwają
host-state-over = Zakończone
host-state-all = Wszystkie
host-round = Runda { $round }
host-changed = ostatni ruch { $when }
host-entrances = Zaproszenia
host-entrances-words = Tylko osoby z jednym z tych kodów mogą zostać gośćmi serwera.
host-entrances-open = Nikt nie potrzebuje tu kodu: serwer uruchomiono bez --by-invitation.
host-entrance-people = Liczba osób
host-entrance-days = Liczba dni
host-entrance-note = Dla kogo (widzą tylko gospodarze)
host-invite = Utwórz kod
host-entrance-left = { $count ->
    [one] jeszcze dla { $count } osoby, do: { $time }
    [few] jeszcze dla { $count } osób, do: { $time }
    [many] jeszcze dla { $count } osób, do: { $time }
   *[other] jeszcze dla { $count } osoby, do: { $time }
}
host-id = Identyfikator:
host-owner = Zobacz właściciela tego bota
host-lift = Cofnij
host-sanction = Odbierz prawo pisania lub gry
host-mute = Odbierz prawo pisania
host-mute-words = Bez czatów, także bez gotowych zwrotów.
host-ban = Odbierz prawo gry
host-ban-words = Bez gry. Miejsca przejmą boty serwera, a własne boty tej osoby też nie będą mogły grać.
host-how-long = Na jak długo
host-for-good = Na stałe
host-reason = Powód, który ta osoba przeczyta
host-data = Pobierz dane tej osoby
host-delete = Usuń tę osobę
host-delete-words = Imię, kod i wpisy na czatach znikną na zawsze, a miejsca przejmą boty. Tego nie da się cofnąć.
host-delete-sure = Tak, usuń
