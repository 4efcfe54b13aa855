# Konta i znajomi: słowa ich stron.

account-title = Twoje konto
account-lead = Twoje stoły, rankingi i znajomi są takie same na każdym urządzeniu, na którym się zalogujesz.
account-lead-guest = Na tym urządzeniu grasz jako gość. Z nazwą konta i hasłem zabierzesz stoły, rankingi i znajomych na inne urządzenia.
account-lead-nobody = Możesz grać bez konta. Z kontem zabierzesz stoły, rankingi i znajomych na inne urządzenia.
account-ways = Sposoby logowania
account-password = Hasło
account-password-since = Nazwa: { $name }. Hasło z dnia { $day }.
account-password-none = Jeszcze go nie ma
account-code = Kod
account-code-words = Na inne urządzenie:
account-copy-code = Skopiuj kod
account-copied = Kod skopiowany
account-elsewhere = Masz już tu swoje miejsce?
account-devices = Urządzenia
account-sign-out = Wyloguj tutaj
account-signed-out = To urządzenie zostało wylogowane.
account-you = Jak widzą cię inni
account-renamed = Imię zapisane
account-language = Wybrany język będzie ci towarzyszył po zalogowaniu.
account-data = Znajomi i dane
account-log-out-password = Hasło pozostanie to samo. Jeśli ktoś inny może je znać, lepiej je zmień.
account-go-on = Dalej

account-make = Utwórz konto
account-make-words = Wystarczą nazwa i hasło, bez adresu e-mail. Stoły, rankingi i znajomi pozostaną twoje.
account-make-press = Utwórz konto
account-make-done = Twoje konto jest gotowe.
account-sign-in = Zaloguj się
account-sign-in-words = To urządzenie będzie wtedy twoje, ze wszystkimi twoimi stołami.
account-sign-in-press = Zaloguj się
account-sign-in-done = Logowanie się udało.
account-change = Zmień hasło
account-change-words = Wszystkie inne urządzenia zostaną wylogowane, a ty dostaniesz nowy kod. Powiadomienia przestaną przychodzić, dopóki nie ustawisz ich ponownie.
account-change-press = Zmień hasło
account-change-done = Hasło zmienione, a wszystkie inne urządzenia wylogowane.
account-remove = Usuń konto
account-remove-words = Znikną tylko nazwa konta i hasło: na tym urządzeniu grasz dalej jako gość, z nowym kodem. Wszystkie inne urządzenia zostaną wylogowane, a powiadomienia przestaną przychodzić.
account-remove-press = Usuń konto
account-remove-done = Konto usunięte. Grasz dalej jako gość.

account-name = Nazwa konta
account-current = Obecne hasło
account-next = Nowe hasło
account-rule = Co najmniej 10 znaków. Kilka słów, które tylko ty zestawisz razem, łatwo zapamiętać i trudno odgadnąć.
account-tables = Na tym urządzeniu masz stoły jako gość. Co z nimi zrobić?
account-tables-bring = Przenieś je na moje konto
account-tables-leave = Zostaw je gościowi i jego kodowi
account-brought = { $count ->
    [one] Na twoje konto przeniesiono { $count } stół.
    [few] Na twoje konto przeniesiono { $count } stoły.
   *[many] Na twoje konto przeniesiono { $count } stołów.
}
account-stayed-twice = { $count ->
    [one] U gościa zostaje { $count } stół, bo twoje konto już przy nim siedzi, a nikt nie może grać na dwóch miejscach. Kod gościa:
    [few] U gościa zostają { $count } stoły, bo twoje konto już przy nich siedzi, a nikt nie może grać na dwóch miejscach. Kod gościa:
   *[many] U gościa zostaje { $count } stołów, bo twoje konto już przy nich siedzi, a nikt nie może grać na dwóch miejscach. Kod gościa:
}
account-stayed = { $count ->
    [one] U gościa zostaje { $count } stół. Kod gościa:
    [few] U gościa zostają { $count } stoły. Kod gościa:
   *[many] U gościa zostaje { $count } stołów. Kod gościa:
}

avatar-figure = Obrazek
avatar-colour = Tło
avatar-parrot = Papuga
avatar-frog = Żaba
avatar-turtle = Żółw
avatar-fish = Ryba
avatar-palm = Palma
avatar-boat = Łódka
avatar-llama = Lama
avatar-cactus = Kaktus
avatar-mountain = Góra
avatar-sun = Słońce
avatar-sea = Morze
avatar-corn = Kukurydza
avatar-leaf = Liść
avatar-clay = Glina
avatar-berry = Jagoda
avatar-stone = Kamień

friends-title = Znajomi
friends-lead = Zobacz, kto tu jest, usiądź przy ich stołach i zaproś ich do swoich.
friends-begin = Jak mają cię nazywać znajomi?
friends-invitations = Zaproszenia do stołów
friends-invites = { $open ->
    [one] zaprasza cię do gry { $game }, { $open } wolne miejsce
    [few] zaprasza cię do gry { $game }, { $open } wolne miejsca
   *[many] zaprasza cię do gry { $game }, { $open } wolnych miejsc
}
friends-not-now = Nie teraz
friends-asking = Chcą cię dodać do znajomych
friends-asking-count = { $count ->
    [one] { $count } osoba chce cię dodać do znajomych
    [few] { $count } osoby chcą cię dodać do znajomych
   *[many] { $count } osób chce cię dodać do znajomych
}
friends-accept = Przyjmij
friends-decline = Odrzuć
friends-yours = { $count ->
    [0] Twoi znajomi
   *[other] Twoi znajomi ({ $count })
}
friends-none = Jeszcze nikogo nie ma. Poproś kogoś po nazwie konta, wyślij swój link albo otwórz menu stołu, przy którym grasz.
friends-here = na miejscu
friends-away = poza stroną
friends-here-count = { $count ->
    [0] nikogo tu nie ma
    [one] { $count } osoba na miejscu
    [few] { $count } osoby na miejscu
   *[many] { $count } osób na miejscu
}
friends-all = Wszyscy znajomi
friends-waits = czeka na graczy: { $games }
friends-more = Więcej: { $player }
friends-find = Znajdź znajomych
friends-name = Nazwa konta tej osoby
friends-name-words = Ta, którą wpisuje przy logowaniu. Gości bez konta poprosisz przez link albo przy stole.
friends-ask = Dodaj do znajomych
friends-asked = Jeszcze bez odpowiedzi
friends-asked-done = Prośba wysłana.
friends-asked-is = prośba czeka na odpowiedź
friends-withdraw = Wycofaj
friends-is = w gronie twoich znajomych
friends-link = Twój link
friends-link-words = Kto go otworzy, może poprosić o dodanie do znajomych. Decyzja nadal należy do ciebie.
friends-link-make = Utwórz link
friends-link-new = Zastąp link nowym
friends-part = Usuń ze znajomych
friends-part-words = Przestaniecie widzieć, czy druga osoba tu jest. Nikt jej o tym nie powiadomi.

block = Zablokuj
unblock = Odblokuj
blocked = Zablokowani
blocked-is = zablokowane
block-words = Kto jest na tej liście, nie usiądzie przy stołach, które otwierasz, jego wpisów przy stołach nie zobaczysz, a jego prośby do ciebie nie dotrą. Nikt go o tym nie powiadomi.
block-done = Zablokowano: { $player }.
people-alone = Nikt inny nie siedzi przy tym stole.

invite = Zaproś
invite-friends = Zaproś znajomych
invite-done = zaproszenie wysłane

friend-link-ask = Dodać do znajomych: { $player }?
friend-link-words = Znajomi widzą, czy druga osoba tu jest, i mogą zapraszać się do stołów.
friend-link-gone = Ten link donikąd nie prowadzi
friend-link-gone-words = Zastąpiono go nowym albo jest w nim literówka. Poproś o nowy link.
friend-link-mine = To twój własny link
friend-link-mine-words = Wyślij go komuś, kto ma poprosić o dodanie do znajomych.

## Private chat with a friend
private-title = Prywatna rozmowa
private-with = { $player } i ty
private-back = Wszyscy znajomi
private-write = Napisz
private-read = Przeczytaj wiadomości
private-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
    [many] { $count } nowych wiadomości
   *[other] { $count } nowej wiadomości
}
private-to = Napisz do: { $player }
private-you = Ty
private-none = Nie ma jeszcze żadnych wiadomości. Co tu napiszesz, przeczyta { $player }.
private-words = Tę rozmowę widzicie tylko wy: { $player } i ty. Jeśli ktoś z was zgłosi wiadomość, przeczyta ją także gospodarz serwera. Przechowujemy 200 ostatnich wiadomości, nie dłużej niż 90 dni.
private-blocked = Na liście zablokowanych: { $player }. Żadne z was nie może tu pisać, ale nadal możesz zgłosić otrzymane wiadomości.
