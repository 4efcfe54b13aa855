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
orders-pass-round-more = O postacie, robotników i magazynowanie gra nadal pyta.
orders-load-corn = Najpierw ładuj kukurydzę
orders-load-corn-more = Dopóki można to zrobić tylko w jeden sposób.
orders-mayors-worker = Zawsze bierz robotnika burmistrza
orders-ended-unforeseen = Polecenie przestało działać, bo pytanie jest inne: { $orders }.
orders-ended-taken-back = Polecenia przestały działać, bo coś cofnięto: { $orders }.
orders-ended-stood-in = Polecenia przestały działać, bo gra za ciebie bot: { $orders }.
orders-log = Na stałe polecenie.

notices = Powiadomienia
notices-words = Meseta może dać ci znać, że stół na ciebie czeka, gdy ta strona jest zamknięta.
notices-table = Powiadamiaj mnie o tym stole
notices-ways = Dokąd
notices-none = Na razie donikąd. Najpierw dodaj adres.
notices-kind = Rodzaj
notices-ntfy = ntfy
notices-ntfy-words = Na telefon: zainstaluj aplikację ntfy, zasubskrybuj temat o nazwie, której nikt nie odgadnie, i wpisz tutaj jego adres.
notices-webhook = Webhook
notices-webhook-words = Dla programów: każda wiadomość trafia pod ten adres jako JSON.
notices-address = Adres
notices-add = Dodaj
notices-try = Wypróbuj
notices-tried = Próbna wiadomość została przyjęta.
notices-remove = Usuń
notices-push-add = Powiadamiaj mnie w tej przeglądarce
notices-push-here = Ta przeglądarka
notices-push-other = Inna przeglądarka
notices-push-denied = Nie udało się: przeglądarka nie pozwala tej stronie na powiadomienia albo nie łączy się ze swoim serwerem powiadomień.
notices-failing-private = Ten adres należy do sieci prywatnej. Ten serwer niczego tam nie wysyła.
notices-failing-unreachable = Ostatnia wiadomość nie dotarła: pod tym adresem nikt nie odpowiada.
notices-failing-refused = Ostatnia wiadomość nie została przyjęta pod tym adresem.
notices-what = O czym
notices-turn = Moja kolej
notices-turn-more = Raz na każdą turę, kilka minut po jej rozpoczęciu; przy stole na żywo od razu, chyba że masz go otwarty.
notices-reminder = Kończy mi się czas
notices-reminder-more = Na minutę przed końcem przy stole na żywo, na sześć godzin przed nim w grze na wiele dni.
notices-quiet = Godziny ciszy
notices-quiet-on = Nie przeszkadzaj mi w określonych godzinach
notices-zone = Strefa czasowa: { $zone }

# What is sent; place is one of the next message or the name of a game.
notice-place = { $game } ({ $players })
notice-turn-title = Twoja kolej
notice-turn = { $place }: stół czeka na ciebie.
notice-ready-title = Zaczynamy?
notice-ready = { $place }: wszyscy już są, gra czeka na twoją odpowiedź.
notice-reminder-title = Kończy ci się czas
notice-reminder-minutes = { $count ->
    [one] { $place }: została { $count } minuta.
    [few] { $place }: zostały { $count } minuty.
    [many] { $place }: zostało { $count } minut.
   *[other] { $place }: zostało { $count } minuty.
}
notice-reminder-hours = { $count ->
    [one] { $place }: została { $count } godzina.
    [few] { $place }: zostały { $count } godziny.
    [many] { $place }: zostało { $count } godzin.
   *[other] { $place }: zostało { $count } godziny.
}
notice-test-title = Wiadomość próbna od Mesety
notice-test = Tak dowiesz się, że to twoja kolej.

## The chat of a table
chat = Czat
chat-unread = { $count ->
    [one] Czat, { $count } nowa wiadomość
    [few] Czat, { $count } nowe wiadomości
    [many] Czat, { $count } nowych wiadomości
   *[other] Czat, { $count } nowej wiadomości
}
chat-said = { $player }: { $words }
chat-none = Nikt jeszcze nic nie napisał.
chat-write = Napisz do stołu
chat-send = Wyślij
chat-phrases = Gotowe zwroty: każdy czyta je w swoim języku
chat-public = Każdy, kto ogląda ten stół, może to przeczytać.
chat-watch = Pisać mogą tylko osoby, które siedzą przy stole.
chat-about = Wycisz albo zgłoś
chat-mute = Wycisz: { $player }
chat-mute-words = Tylko na tym urządzeniu. Nikt się o tym nie dowie.
chat-muted = Na tym urządzeniu wyciszono: { $player }.
chat-unmute = Cofnij
chat-report-why = Co jest nie tak z tą wiadomością?
chat-report-rude = Obraża albo grozi
chat-report-spam = To reklama lub spam
chat-report-unfair = Dotyczy oszukiwania
chat-report-other = Coś innego
chat-report = Zgłoś
chat-report-words = Gospodarz serwera będzie mógł przeczytać tę wiadomość i sąsiednie.
chat-reported = Zgłoszono. Dziękujemy.
phrase-hello = Cześć
phrase-good-luck = Powodzenia
phrase-thinking = Myślę…
phrase-one-moment = Chwileczkę, proszę
phrase-take-your-time = Spokojnie, nie ma pośpiechu
phrase-well-played = Dobrze zagrane
phrase-thanks = Dzięki
phrase-good-game = Dobra gra
error-chat-off = Na tym serwerze nie ma czatu.
error-bad-text = Wiadomość ma najwyżej 300 znaków i wszystkie muszą być widoczne.
error-unknown-line = Tej wiadomości już nie ma.

## Ratings
ratings = Rankingi
ratings-lead = Według gier rankingowych z innymi ludźmi, osobno dla każdej gry, liczby graczy i tempa. W 95 przypadkach na 100 siła mieści się w granicach podanych po ±; o kolejności decyduje dolna granica.
ratings-none = Nie skończyła się jeszcze żadna gra rankingowa. Zaznacz „Gra rankingowa”, gdy otwierasz stół.
ratings-classes = Które gry
ratings-class = { $game }, liczba graczy: { $players }, { $pace }
ratings-place = Miejsce
ratings-player = Gracz
ratings-rating = Ranking
ratings-games = Gry
ratings-wins = Wygrane
ratings-nameless = Na liście są tylko osoby z imieniem. Możesz je podać na stronie głównej.
ratings-seats = Ile warte jest miejsce w punktach rankingu; rankingi są już od tego wolne:
ratings-seat = Miejsce { $number }: { $points }
new-rated = Gra rankingowa
new-rated-words = Liczy się do rankingu wszystkich, którzy grają; bez podpowiedzi. Za kogo zagra bot lub komu skończy się czas, ten jest ostatni.
rated-game = gra rankingowa, bez podpowiedzi
rated-ended = Ta gra liczy się do rankingu.
hints-rated = Ta gra liczy się do rankingu, więc gra się bez podpowiedzi.
error-rated = To niemożliwe w grze, która liczy się do rankingu.
stand-in-rated = Miejsce nadal jest twoje, ale jeśli bot wykona ruch, w rankingu będziesz w tej grze na ostatnim miejscu.

## Konta i znajomi, o ile mówi o nich każda strona
account = Twoje konto
friends = Znajomi
people-here = Osoby przy tym stole
chat-block = Zablokuj: { $player }
chat-block-words = Przy wszystkich stołach i na wszystkich twoich urządzeniach. Ta osoba nie usiądzie też przy twoich stołach ani nie poprosi o dodanie do znajomych, i nikt jej o tym nie powiadomi.
chat-blocked = Zablokowano: { $player }.
error-bad-password = Hasło ma od 10 do 200 znaków. Nie może to być nazwa konta ani jeden powtarzany znak.
error-wrong-password = Nazwa i hasło do siebie nie pasują.
error-name-taken = Ktoś ma już taką nazwę albo bardzo podobną. Wybierz inną.
error-has-account = Masz już konto.
error-no-account = Nie masz konta.
error-choose-tables = Powiedz, co zrobić ze stołami na tym urządzeniu.
error-unknown-person = Nie ma tu takiej osoby albo już jej nie ma.
error-too-many-people = Więcej osób nie można tu mieć. Najpierw kogoś usuń.
