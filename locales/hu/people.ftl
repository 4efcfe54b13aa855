# What people at a table agree on and say to each other.

proposal-title = Javaslat
proposal-pace = { $player } más órát javasol: { $pace }.
proposal-pace-other = Más óra javaslása
proposal-pace-propose = Megkérdezem a többieket
proposal-pace-words = Ha mindenki beleegyezik, minden óra elölről indul.
proposal-undo = { $player } szeretné visszavonni az utolsó döntését.
proposal-undo-more = Az azóta történt lépések is visszavonódnak, és a véletlen új húzásokat hoz.
proposal-ask-back = Kérem az utolsó döntésem visszavonását
proposal-missing = Még nem válaszolt: { $players }
proposal-agree = Beleegyezem
proposal-decline = Nem egyezem bele
proposal-withdraw = Visszavonom a javaslatot
proposal-declined = Nem mindenki egyezett bele. Semmi sem változott.
proposal-over = Ez már eldőlt.
error-no-proposal = Ez a javaslat már nem él, vagy előbb egy másikra kell válaszolni.

orders = Állandó utasítások
orders-words = Azonnal válaszolnak helyetted, és a napló ezt jelzi; a választ visszavonhatod. Ha olyasmi történik, amire az utasítás nem számított, megszűnik, és szól róla.
orders-pass-round = Passz a forduló végéig
orders-pass-round-more = A szerepekről, a telepesekről és a megtartott árukról továbbra is te döntesz.
orders-load-corn = Először kukoricát hajózz be
orders-load-corn-more = Amíg ezt csak egyféleképpen lehet megtenni.
orders-mayors-worker = A polgármester telepesét mindig vedd el
orders-ended-unforeseen = Az utasítás megszűnt, mert más a kérdés: { $orders }.
orders-ended-taken-back = Az utasítások megszűntek, mert valamit visszavontak: { $orders }.
orders-ended-stood-in = Az utasítások megszűntek, mert bot játszik helyetted: { $orders }.
orders-log = Állandó utasításra.

notices = Értesítések
notices-words = A Meseta szólhat, ha egy asztal rád vár, miközben ez az oldal be van zárva.
notices-table = Kérek értesítést erről az asztalról
notices-ways = Hová
notices-none = Még sehová. Előbb adj meg egy címet.
notices-kind = Fajta
notices-ntfy = ntfy
notices-ntfy-words = Telefonra: telepítsd az ntfy alkalmazást, iratkozz fel egy kitalálhatatlan nevű témára, és írd be ide a címét.
notices-webhook = Webhook
notices-webhook-words = Programoknak: minden üzenet JSON-ként erre a címre megy.
notices-address = Cím
notices-add = Hozzáadás
notices-try = Próbaüzenet
notices-tried = A próbaüzenetet elfogadták.
notices-remove = Törlés
notices-push-add = Kérek értesítést ebben a böngészőben
notices-push-here = Ez a böngésző
notices-push-other = Másik böngésző
notices-push-denied = Nem sikerült: a böngésző nem engedi, hogy ez az oldal értesítsen, vagy nem éri el az értesítési szolgáltatását.
notices-failing-private = A cím magánhálózathoz tartozik. Ez a szerver oda nem küld semmit.
notices-failing-unreachable = Az utolsó üzenet nem ment át: ezen a címen senki sem válaszol.
notices-failing-refused = Az utolsó üzenetet ezen a címen nem fogadták el.
notices-what = Miről
notices-turn = Én következem
notices-turn-more = Minden alkalommal egyszer, néhány perc múlva; élő asztalnál azonnal, hacsak nincs nyitva nálad.
notices-reminder = Fogy az időm
notices-reminder-more = Élő asztalnál egy perccel, többnapos játékban hat órával a vége előtt.
notices-quiet = Csendes órák
notices-quiet-on = Bizonyos órákban ne jöjjön értesítés
notices-zone = Időzóna: { $zone }

# What is sent; place is one of the next message or the name of a game.
notice-place = { $game } ({ $players })
notice-turn-title = Te következel
notice-turn = { $place }: az asztal rád vár.
notice-ready-title = Kezdhetjük?
notice-ready = { $place }: mindenki itt van, a játék akkor kezdődik, amikor te is készen állsz.
notice-reminder-title = Fogy az időd
notice-reminder-minutes = { $place }: még { $count } perced van.
notice-reminder-hours = { $place }: még { $count } órád van.
notice-test-title = Próbaüzenet a Mesetától
notice-test = Így fogod megtudni, hogy te következel.

## The chat of a table
chat = Csevegés
chat-unread = { $count ->
    [one] Csevegés, { $count } új üzenet
   *[other] Csevegés, { $count } új üzenet
}
chat-said = { $player }: { $words }
chat-none = Még senki sem írt semmit.
chat-write = Üzenj az asztalnak
chat-send = Küldés
chat-phrases = Kész mondatok: mindenki a saját nyelvén olvassa őket
chat-public = Mindenki olvashatja, aki ezt az asztalt nézi.
chat-watch = Itt csak azok írhatnak, akik az asztalnál ülnek.
chat-about = Némítás vagy bejelentés
chat-mute = { $player } némítása
chat-mute-words = Csak ezen az eszközön. Senki más nem tudja meg.
chat-muted = Ezen az eszközön némítva: { $player }.
chat-unmute = Feloldás
chat-report-why = Mi a baj ezzel az üzenettel?
chat-report-rude = Sértő vagy fenyegető
chat-report-spam = Reklám vagy kéretlen üzenet
chat-report-unfair = Csalásról szól
chat-report-other = Valami más
chat-report = Bejelentés
chat-report-words = A szerver üzemeltetője elolvashatja ezt az üzenetet és a körülötte lévőket.
chat-reported = Bejelentve. Köszönjük.
phrase-hello = Üdv
phrase-good-luck = Sok szerencsét
phrase-thinking = Gondolkodom…
phrase-one-moment = Egy pillanat, kérlek
phrase-take-your-time = Nyugodtan, ráérsz
phrase-well-played = Szép lépés
phrase-thanks = Köszönöm
phrase-good-game = Jó játék volt
error-chat-off = Ezen a szerveren nincs csevegés.
error-bad-text = Egy üzenet legfeljebb 300 karakterből állhat, és mindnek látszania kell.
error-unknown-line = Ez az üzenet már nincs meg.

## Ratings
ratings = Ranglista
ratings-lead = A más emberek elleni, számító játszmák alapján, külön minden játékra, játékosszámra és tempóra. 100 esetből 95-ben a valódi játékerő a ± után megadott határokon belül van; a sorrendet az alsó határ adja.
ratings-none = Még egyetlen számító játszma sem ért véget. Új asztalnál válaszd ezt: „Számító játszma”.
ratings-classes = Melyik játékok
ratings-class = { $game }, { $players } játékos, { $pace }
ratings-place = Hely
ratings-player = Játékos
ratings-rating = Pontszám
ratings-games = Játszmák
ratings-wins = Győzelmek
ratings-nameless = A listán csak az szerepel, akinek van neve. A nevedet az előtérben adhatod meg.
ratings-seats = Mennyit ér egy-egy hely pontszámban; a listán szereplő pontszámok ettől már függetlenek:
ratings-seat = { $number }. hely: { $points }
new-rated = Számító játszma
new-rated-words = Beleszámít a játékosok ranglistájába; tipp nem kérhető. Aki helyett bot játszik, vagy akinek lejár az ideje, az utolsó.
rated-game = számító játszma, tippek nélkül
rated-ended = Ez a játszma beleszámít a ranglistába.
hints-rated = Ez a játszma beleszámít a ranglistába, ezért tippek nélkül zajlik.
error-rated = A ranglistába beleszámító játszmában ez nem lehetséges.
stand-in-rated = A hely továbbra is a tiéd, de ha a bot lép, a ranglistán ebben a játszmában utolsónak számítasz.

## Fiókok és barátok, amennyire minden oldal szól róluk
account = A fiókod
friends = Barátok
people-here = Kik ülnek az asztalnál
chat-block = { $player } letiltása
chat-block-words = Minden asztalnál és minden eszközödön. Az asztalaidhoz sem ülhet le, barátnak sem jelölhet, és nem kap róla értesítést.
chat-blocked = Letiltva: { $player }.
error-bad-password = A jelszó 10–200 karakterből áll. Nem lehet a fiók neve, sem egyetlen ismételt karakter.
error-wrong-password = A név és a jelszó nem illik össze.
error-name-taken = Ez a név, vagy egy nagyon hasonló, már foglalt. Válassz másikat.
error-has-account = Már van fiókod.
error-no-account = Nincs fiókod.
error-choose-tables = Válaszd ki, mi legyen az ezen az eszközön lévő asztalokkal.
error-unknown-person = Ilyen ember nincs itt, vagy már nincs.
error-too-many-people = Ennél több embert nem lehet felvenni. Előbb törölj valakit.
