# What people at a table agree on and say to each other.

proposal-title = Propunere
proposal-pace = { $player } propune alt ceas: { $pace }.
proposal-pace-other = Propune alt ceas
proposal-pace-propose = Întreabă-i pe ceilalți
proposal-pace-words = Dacă sunt toți de acord, ceasurile pornesc de la început.
proposal-undo = { $player } cere să-și anuleze ultima decizie.
proposal-undo-more = Se anulează și tot ce s-a întâmplat de atunci, iar tragerile la sorți se repetă.
proposal-ask-back = Cere anularea ultimei mele decizii
proposal-missing = Se așteaptă încă: { $players }
proposal-agree = De acord
proposal-decline = Nu sunt de acord
proposal-withdraw = Retrage propunerea
proposal-declined = Nu au fost toți de acord. Nu s-a schimbat nimic.
proposal-over = S-a hotărât deja.
error-no-proposal = Propunerea nu mai este valabilă sau trebuie să se răspundă mai întâi la alta.

orders = Răspunsuri automate
orders-words = Răspund imediat în locul tău, iar jurnalul o spune; răspunsul poate fi anulat. Dacă apare ceva neprevăzut, se opresc și te anunță.
orders-pass-round = Pas până la sfârșitul rundei
orders-pass-round-more = Despre roluri, coloniști și depozitare ești întrebat în continuare.
orders-load-corn = Încarcă întâi porumbul
orders-load-corn-more = Cât timp există un singur mod de a-l încărca.
orders-mayors-worker = Ia mereu colonistul primarului
orders-ended-unforeseen = Răspunsul automat s-a oprit, pentru că întrebarea e alta: { $orders }.
orders-ended-taken-back = Răspunsurile automate s-au oprit, pentru că s-a anulat ceva: { $orders }.
orders-ended-stood-in = Răspunsurile automate s-au oprit, pentru că în locul tău joacă un bot: { $orders }.
orders-log = Răspuns automat.

notices = Notificări
notices-words = Meseta îți poate spune că o masă te așteaptă cât timp pagina aceasta este închisă.
notices-table = Vreau notificări despre masa aceasta
notices-ways = Unde
notices-none = Încă nicăieri. Adaugă mai întâi o adresă.
notices-kind = Tip
notices-ntfy = ntfy
notices-ntfy-words = Pentru telefon: instalează aplicația ntfy, abonează-te la un subiect cu un nume pe care nu-l poate ghici nimeni și scrie adresa lui aici.
notices-webhook = Webhook
notices-webhook-words = Pentru programe: fiecare mesaj este trimis la această adresă ca JSON.
notices-address = Adresă
notices-add = Adaugă
notices-try = Trimite un test
notices-tried = Mesajul de test a fost primit.
notices-remove = Șterge
notices-push-add = Vreau notificări în acest browser
notices-push-here = Acest browser
notices-push-other = Alt browser
notices-push-denied = Nu a mers: browserul nu permite notificări de la această pagină sau nu ajunge la serviciul lui de notificări.
notices-failing-private = Adresa ține de o rețea privată. Serverul acesta nu trimite nimic acolo.
notices-failing-unreachable = Ultimul mesaj nu a ajuns: la această adresă nu răspunde nimeni.
notices-failing-refused = Ultimul mesaj a fost respins la această adresă.
notices-what = Despre ce
notices-turn = E rândul meu
notices-turn-more = O dată pentru fiecare rând, la câteva minute după ce începe; la o masă live imediat, dacă nu o ai deschisă.
notices-reminder = Mi se termină timpul
notices-reminder-more = Cu un minut înainte de sfârșit la o masă live, cu șase ore înainte într-un joc pe zile.
notices-quiet = Ore de liniște
notices-quiet-on = Nu mă deranja la anumite ore
notices-zone = Fus orar: { $zone }

# What is sent; place is one of the next message or the name of a game.
notice-place = { $game } cu { $players }
notice-turn-title = E rândul tău
notice-turn = { $place }: masa te așteaptă.
notice-ready-title = Începem?
notice-ready = { $place }: toată lumea e aici, jocul începe când ești gata.
notice-reminder-title = Ți se termină timpul
notice-reminder-minutes = { $count ->
    [one] { $place }: a mai rămas { $count } minut.
    [few] { $place }: au mai rămas { $count } minute.
   *[other] { $place }: au mai rămas { $count } de minute.
}
notice-reminder-hours = { $count ->
    [one] { $place }: a mai rămas { $count } oră.
    [few] { $place }: au mai rămas { $count } ore.
   *[other] { $place }: au mai rămas { $count } de ore.
}
notice-test-title = Un test de la Meseta
notice-test = Așa vei afla că e rândul tău.

## The chat of a table
chat = Chat
chat-unread = { $count ->
    [one] Chat, { $count } mesaj nou
    [few] Chat, { $count } mesaje noi
   *[other] Chat, { $count } de mesaje noi
}
chat-said = { $player }: { $words }
chat-none = Nimeni nu a scris încă nimic.
chat-write = Scrie celor de la masă
chat-send = Trimite
chat-phrases = Expresii gata făcute: fiecare le citește în limba sa
chat-public = Oricine urmărește această masă poate citi ce se scrie aici.
chat-watch = Aici pot scrie numai cei care stau la masă.
chat-about = Ascunde sau raportează
chat-mute = Ascunde mesajele de la { $player }
chat-mute-words = Numai pe acest dispozitiv. Nimeni altcineva nu va ști.
chat-muted = Pe acest dispozitiv sunt ascunse mesajele de la { $player }.
chat-unmute = Anulează
chat-report-why = Ce este în neregulă cu acest mesaj?
chat-report-rude = Jignește sau amenință
chat-report-spam = Este reclamă sau spam
chat-report-unfair = Este vorba despre trișat
chat-report-other = Altceva
chat-report = Raportează
chat-report-words = Administratorul serverului va putea citi acest mesaj și pe cele din jurul lui.
chat-reported = Raportat. Mulțumim.
phrase-hello = Salut
phrase-good-luck = Succes
phrase-thinking = Mă gândesc…
phrase-one-moment = O clipă, te rog
phrase-take-your-time = Nu te grăbi
phrase-well-played = Bine jucat
phrase-thanks = Mulțumesc
phrase-good-game = Frumoasă partidă
error-chat-off = Acest server nu are chat.
error-bad-text = Un mesaj are cel mult 300 de caractere, toate vizibile.
error-unknown-line = Mesajul acesta nu mai există.

## Ratings
ratings = Clasamente
ratings-lead = Pe baza partidelor cotate cu alți oameni, separat pentru fiecare joc, număr de jucători și ritm. În 95 din 100 de cazuri forța se află în intervalul de după ±; ordinea o dă capătul lui de jos.
ratings-none = Încă nu s-a încheiat nicio partidă cotată. Alege „Partidă cotată” când deschizi o masă.
ratings-classes = Care jocuri
ratings-class = { $game }, număr de jucători: { $players }, { $pace }
ratings-place = Loc
ratings-player = Jucător
ratings-rating = Cotație
ratings-games = Partide
ratings-wins = Victorii
ratings-nameless = În listă apar numai cei care au un nume. Îl poți alege pe pagina principală.
ratings-seats = Cât valorează un loc, în puncte de cotație; cotațiile de mai sus nu mai depind de acesta:
ratings-seat = Locul { $number }: { $points }
new-rated = Partidă cotată
new-rated-words = Contează pentru clasamentul celor care joacă; fără indicii. Cine lasă un bot să joace sau rămâne fără timp este ultimul.
rated-game = partidă cotată, fără indicii
rated-ended = Această partidă contează pentru clasament.
hints-rated = Această partidă contează pentru clasament, așa că se joacă fără indicii.
error-rated = Acest lucru nu este posibil într-o partidă care contează pentru clasament.
stand-in-rated = Locul rămâne al tău, dar dacă botul face o mutare, în clasament ești ultimul la această partidă.

## Conturi și prieteni, cât vorbește despre ei fiecare pagină
account = Contul tău
friends = Prieteni
people-here = Cine stă la masă
chat-block = Blochează pe { $player }
chat-block-words = La toate mesele și pe toate dispozitivele tale. Nu poate lua loc nici la mesele tale, nici nu-ți poate cere prietenia, și nu este anunțat.
chat-blocked = Ai blocat: { $player }.
error-bad-password = O parolă are între 10 și 200 de caractere. Nu este numele contului și nici un singur caracter repetat.
error-wrong-password = Numele și parola nu se potrivesc.
error-name-taken = Cineva are deja acest nume sau unul foarte asemănător. Alege altul.
error-has-account = Ai deja un cont.
error-no-account = Nu ai cont.
error-choose-tables = Alege ce se întâmplă cu mesele de pe acest dispozitiv.
error-unknown-person = Nu există aici o astfel de persoană sau nu mai există.
error-too-many-people = Nu se pot adăuga mai multe persoane. Șterge mai întâi pe cineva.
