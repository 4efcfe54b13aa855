# Meseta a böngészőben: minden, ami a játékot körülveszi. Az értékeket az angol fájl írja le.

page-title = { $title } · Meseta
brand-home = Meseta: vissza az előtérbe
skip-to-content = Ugrás a tartalomhoz
skip-to-decision = Ugrás a döntéshez
tools = Eszközök
menu = Menü
language = Nyelv
switch-theme = Világos vagy sötét mód
nav-lobby = Előtér
nav-new-table = Új asztal
nav-rules = Szabályok
nav-openings = Nyitások számokban
nav-about = Névjegy

## Állapotok, amelyeket minden oldal ismer
loading-page = Az oldal megnyitása…
loading-table = Kirakjuk a játékot…
page-unknown = Ez az oldal nincs a térképen
page-unknown-words = A cím nem vezet sehová. Talán hiányzik belőle egy betű.
page-broken = Ezt az oldalt nem sikerült betölteni
page-broken-words = Megszakadt a kapcsolat a szerverrel, vagy épp új változat jelent meg. A játékaid biztonságban vannak.
try-again = Újra
to-my-tables = Az asztalaimhoz

## Kapcsolat a szerverrel
line-lost = Megszakadt a kapcsolat.
line-next-try = { $seconds ->
    [0] Újrapróbáljuk…
   *[other] { $seconds } másodperc múlva újrapróbáljuk.
}
line-try-now = Próbáld most
line-back = Újra az asztalnál.

## Névjegy
about-title = A Mesetáról
about-lead = A Meseta nyílt forráskódú, saját szerveren futtatható társasjáték-oldal: játszani, nézni és elemezni is lehet rajta. Jelenleg a Puerto Rico érhető el minden kiegészítőjével, valamint az Altiplano.
about-how = Hogyan készült
about-rules = A nyomtatott kiadások szabályait külön kezeljük, és minden értelmezés megnevezi a szabálykönyvet, amelyen alapul.
about-fair = Minden húzás ellenőrizhető: a szerver a játék előtt közzéteszi titkának ujjlenyomatát, a játék után pedig magát a titkot.
about-private = Fiók nem kell hozzá, semmi sem követ, és a böngésző nem kapcsolódik más szerverekhez.
about-drawings = Minden rajz saját munka. A betűtípusok: Alegreya és Source Sans 3, mindkettő Open Font License licenccel.
about-game = A Puerto Rico tervezője Andreas Seyfarth, az Altiplanóé Reiner Stockhausen. A Meseta nem áll kapcsolatban a társasjátékok kiadóival, és sem a képeiket, sem a szövegeiket nem használja.
about-license = A program szabad szoftver; a forráskódja a szerveren elérhető.
about-api = API-dokumentáció

## Előtér
lobby-title = Foglalj helyet
lobby-more = Továbbiak
lobby-now = Játssz most botok ellen
lobby-now-words = Három ellenfél, és már indul is a játék.
lobby-first-time = Először játszol? A szabályok:
lobby-learn = Vagy tanulj játék közben:
lobby-puzzles = Vagy keresd meg a legjobb választ a feladványokban:
rules-learn = Tanuld meg játék közben, rövid fejezetekben
lobby-now-game = 4 hely, kb. 40 perc
lobby-friends = Barátok meghívása
lobby-friends-game = 2–5 hely, akár botokkal is
lobby-step-1 = Állítsd be a játékot
lobby-step-2 = Küldd el a linket
lobby-step-3 = Játsszatok fiók nélkül
lobby-open = Nyitott asztalok
lobby-open-count = { $all } asztalból { $shown } látszik
lobby-open-none = Most senki sem vár játékosokra. Nyiss egy asztalt, és tedd közzé itt.
lobby-open-none-such = Egyik nyitott asztal sem ilyen.
lobby-show-only = Csak ezek
lobby-players = { $count ->
    [one] { $count } játékos
   *[other] { $count } játékos
}
lobby-opened = { $pace }. Megnyitva: { $when }.
lobby-sit = Leülök
my-tables = Asztalaim
tables-waiting =
    { $count ->
        [one] { $count } asztal rád vár
       *[other] { $count } asztal rád vár
    }
tables-unreachable = Az asztalok nem jeleníthetők meg
no-table-yet = Még nincs asztal
no-table-yet-words = Indíts fent egyet botok ellen. Itt marad akkor is, ha bezárod az oldalt.
past-tables = Befejezett játékok
past-all = Összes megjelenítése ({ $count })
no-table-now = Most nincs folyamatban játék.
your-turn = Te jössz
table-open-words = Foglalt helyek: { $taken } / { $of }. Várunk a barátokra.
table-mine-words = { $round ->
    [0] Az 1. forduló előtt
   *[other] { $round }. forduló
}. Utolsó lépés: { $when }.
table-waits-words = { $round ->
    [0] Az 1. forduló előtt
   *[other] { $round }. forduló
}. Most lép: { $player }. Utolsó lépés: { $when }.
table-over-words = Véget ért: { $when }. Helyezésed: { $rank }.
table-over-watched = Véget ért: { $when }.
table-won = { $player } nyert
table-press-play = Játszom
table-press-look = Megnézem
table-press-invite = Meghívás
table-press-scores = Eredmény
seat-open = szabad hely
seat-unnamed = { $number }. hely
seat-away = lecsatlakozott
seat-guest = Vendég { $mark }
stand-in-mine = Most bot játszik helyetted
stand-in-mine-more = A hely továbbra is a tiéd. Bármikor visszaveheted.
stand-in-back = Visszaveszem a helyem
stand-in-for-me = Játsszon helyettem bot
stand-in-for-me-rated = Játsszon helyettem bot (a ranglistán utolsónak számítok)
stand-in-sure = A bot rögtön tovább játszik, és amit lép, az úgy marad.
stand-in-go = Játsszon
stand-in-for = { $player } helyett játsszon bot
stand-in-given = { $player } helyett bot játszik
you = Te
save = Mentés
close = Bezárás
tap-do = Mehet
tap-more = Bővebben
tap-show = Mutasd a táblán
tap-not-yet = Még nem
you-watch = Nézőként vagy itt
answer-waits = A válaszod vár: amint helyreáll a kapcsolat, elküldjük.
settings = Beállítások
settings-words = Ezek csak ezen az eszközön érvényesek, és rajtad kívül senki sem látja őket.
settings-theme = Megjelenés
settings-theme-system = Rendszer szerint
settings-theme-light = Világos
settings-theme-dark = Sötét
settings-presses = Lépéshez
settings-presses-touch = Ujjal két érintés, egérrel egy kattintás
settings-presses-once = Egy nyomás is elég
settings-presses-twice = Mindig két nyomás kell
settings-motion = Animációk
settings-motion-full = Normál
settings-motion-quick = Dupla sebesség
settings-motion-none = Nincs
settings-large-text = Nagyobb betűk
settings-high-contrast = Erős kontraszt
settings-left-handed = A visszavonás és a tipp a sáv bal oldalán
settings-short-names = Rövid szerep- és épületnevek
settings-sounds = Hangok
copy = Másolás
share = Megosztás
link-copied = A link a vágólapon van
game-about = Miről szól a játék
game-about-rules = Az összes szabály
game-about-known = Értem
game-about-more = Bővebben

## Ki ül ennél az eszköznél
guest-title = A helyed ezen az eszközön
guest-name = { $name } néven játszol.
guest-code-words = Másik eszközön ezt a kódot írd be:
guest-none = Nem kell fiók: az első asztalodnál kapsz egy helyet és egy kódot.
guest-rename = Név módosítása
guest-devices = Más eszközök és az adataim
guest-recover = Van kódom
guest-name-label = A neved
guest-code-label = A másik eszközöd kódja
guest-recover-words = Ezután ezen az eszközön is ugyanazok az asztalok jelennek meg. Az itt indított asztalok a régi kódnál maradnak.
guest-log-out = Kijelentkezés máshol
guest-log-out-words = A többi eszközről nem lehet többé hozzáférni a helyeidhez, és új kódot kapsz: az eddig felírt kód érvényét veszti. Ezen az eszközön bejelentkezve maradsz, de értesítés sehová sem érkezik, amíg újra be nem állítod.
guest-log-out-done = A többi eszközről kijelentkeztél. Az új kódod: { $code }
guest-data = Adataim letöltése
guest-delete = Adataim törlése
guest-delete-words = A szerver végleg törli a nevedet, a képedet, a fiókodat, a kódodat, a barátaid listáját és az értesítési címeidet. A még el nem kezdett asztalokról felállsz, a folyamatban lévő játékokban bot veszi át a helyed. A befejezett játékok megmaradnak, de a neved nélkül. A csevegésekbe írt üzeneteid is törlődnek, kivéve azokat, amelyeket bejelentettek a szerver üzemeltetőjének.
guest-delete-done = A szerver törölte az adataidat.

## Új asztal
new-title = Új asztal
new-lead = Minden be van állítva. Módosítsd, amit szeretnél, aztán nyisd meg az asztalt.
new-game = Játék
new-players = Játékosok
new-edition = Kiadás
new-seats = Helyek
new-seats-sum = te, { $open ->
    [0] nincs szabad hely
    [one] { $open } szabad hely
   *[other] { $open } szabad hely
}, { $bots ->
    [0] nincs bot
    [one] { $bots } bot
   *[other] { $bots } bot
}
new-you = te
new-name-placeholder = Hogyan szólítsanak a többiek?
new-friend = Egy barát
new-friend-words = a linkkel csatlakozik
new-who-sits = Ki ül { $number ->
    [1] az
    [5] az
   *[other] a
} { $number }. helyen
new-stand-in = Aki a távollévők helyett játszik
new-who-joins = Ki csatlakozhat
new-link-only = Akinek megvan a link
new-link-only-words = csak az, akinek elküldöd
new-listed = Bárki
new-listed-words = az asztal látszik az előtérben, amíg meg nem telik
wait-list = Közzététel az előtérben
wait-unlist = Levétel az előtérből
wait-listed = Ezt az asztalt bárki megtalálja az előtérben. A link is működik.
new-order = Ülésrend
new-order-random = Sorsolt
new-order-random-words = a játék elején sorsoljuk ki
new-order-arranged = Beállított
new-order-arranged-words = mindenki ott ül, ahol látszik; az első hely kezd
new-start = A játék kezdete
new-start-full = Amint minden hely elkelt
new-start-full-words = senkinek sem kell megnyomnia semmit
new-start-full-not = az előtérben nem választható: ott ismeretlenek találkoznak
new-start-ready = Amint mindenki készen áll
new-start-ready-words =
    { $pace ->
        [days] aki egy napon belül nem válaszol, elveszíti a helyét
       *[live] aki két percen belül nem válaszol, elveszíti a helyét
    }
order-random = a játék elején sorsoljuk ki
order-arranged = ahogy látszik; az első hely kezd
seat-earlier = Előrébb: { $seat }. hely
seat-moved = { $player }: új helye { $seat }.
wait-inherited = Aki az asztalt nyitotta, elvesztette a helyét. Az asztal most a tiéd.
new-house-rules = Házi szabályok
new-as-printed = minden a szabálykönyv szerint: { $edition }
new-changed = módosítva
new-pool-printed = A szabálykönyvben: { $count }.
new-your-table = Az asztal
new-open = Asztal megnyitása
new-link-follows = Ezután megkapod az elküldhető linket. A helyekre akkor is ültethetsz még botokat.
new-starts-at-once = Minden hely foglalt: a játék rögtön indul.
bot-greedy = Megbízható bot
bot-greedy-words =
    { $game ->
        [altiplano] a legjobb fordulóját keresi
       *[other] azt veszi, ami most kifizetődik
    }
bot-random = Szeszélyes bot
bot-random-words = véletlenszerűen lép; első ismerkedésre jó
bot-level-1 = Újonc
bot-level-1-words = ismeri a szabályokat, de sok mindent nem vesz észre
bot-level-2 = Amatőr
bot-level-2-words =
    { $game ->
        [altiplano] játszott már néhányszor, de kevés lehetőséget lát meg egy fordulóban
       *[other] játszott már néhányszor, de csak a saját tábláját nézi
    }
bot-level-3 = Rutinos
bot-level-3-words =
    { $game ->
        [altiplano] sok játszma tapasztalatával tervez, de sok mindent nem vesz észre
       *[other] azt lépi, ami hamar megtérül, és keveset hibázik
    }
bot-level-4 = Szakértő
bot-level-4-words =
    { $game ->
        [altiplano] sok játszma tapasztalatával tervez, de néha nem vesz észre valamit
       *[other] néhány lépéssel előre gondolkodik
    }
bot-level-5 = Mester
bot-level-5-words =
    { $game ->
        [altiplano] sok játszma tapasztalatával tervez, és keveset hibázik
       *[other] előre gondolkodik, és mindenkivel számol
    }
bot-level-6 = Bajnok
bot-level-6-words =
    { $game ->
        [altiplano] háromszor annyi tervet hasonlít össze, mindent észrevesz, és azonnal válaszol
       *[other] minden lépésén akár egy másodpercig is gondolkodik
    }
bot-level-7 = Legenda
bot-level-7-words =
    { $game ->
        [altiplano] fordulónként több száz tervet hasonlít össze, sokkal több játszma tapasztalatával
       *[other] a legtovább gondolkodik, sokkal több játszma tapasztalatával
    }

## Meghívó és várakozás
invitation = Meghívó
invitation-words = Aki megnyitja a linket, leülhet az asztalhoz. Fiók nem kell.
wait-title = Várunk a barátokra
wait-lead =
    { $count ->
        [one] { $count } hely szabad. Amint elfoglalják, indul a játék.
       *[other] { $count } hely szabad. Amint mindet elfoglalják, indul a játék.
    }
wait-lead-ready =
    { $count ->
        [one] { $count } hely szabad. Ha elkelt, mindenkitől megkérdezzük, készen áll-e.
       *[other] { $count } hely szabad. Ha mind elkelt, mindenkitől megkérdezzük, készen áll-e.
    }
ready-title = Mindenki itt van
ready-question = Kezdhetjük?
ready-waiting = Várunk a többiekre
ready-left = Hátravan: { $time }
ready-words = A játék akkor kezdődik, amikor mindenki készen áll. Aki addig nem válaszol, elveszíti a helyét.
ready-press = Készen állok
ready-unsay = Még nem
ready-waits = Még nincs kész: { $players }.
ready-row = Mindenki itt van. Még nincs kész: { $players }.
ready-flag = kész
ready-gone = Nem válaszoltál időben, ezért felszabadult a helyed.
ready-sit-again = Újra leülök
wait-fill =
    { $count ->
        [one] Üljön oda egy bot
       *[other] Üljenek botok a { $count } helyre
    }
wait-leave = Felállok az asztaltól
join-title = Meghívást kaptál
join-lead =
    { $count ->
        [one] Egy hely szabad.
       *[other] { $count } hely szabad.
    }
join-sit = Leülök
join-no-account = Fiók nem kell. A helyed ezen az eszközön marad, és egy kóddal másikon is használhatod.
join-full = Minden hely foglalt
join-full-words = A játék már tart. Nézheted, vagy nyithatsz saját asztalt.
join-watch = Nézem
join-gone = Ez a meghívó már elhajózott
join-gone-words = Az asztal bezárult, vagy hiányzik a link egy része. Kérj új linket.
join-failed = Nem sikerült leülni

## Asztal, amely nem jeleníthető meg
table-unknown = Nincs ilyen asztal
table-broken = Az asztal most nem jeleníthető meg

## Mit felel a szerver, ha nemet mond
error-offline = A szerver nem érhető el. Ellenőrizd a kapcsolatot; a játékaid biztonságban vannak.
error-bad-request = A szerver nem értette a kérést. Talán segít, ha újratöltöd az oldalt.
error-too-large = Ez egyszerre túl sok volt.
error-too-many = Túl sok kérés rövid idő alatt. Várj egy kicsit.
error-not-found = Ezen a címen nincs semmi.
error-method-not-allowed = Ez itt nem lehetséges.
error-unknown-table = A link nem vezet asztalhoz. Talán hiányzik belőle egy betű.
error-unknown-components = Ez az asztal olyan számkészletet használ, amely ezen a szerveren nincs meg. Fordulj a szerver üzemeltetőjéhez.
error-other-rules = Ez az asztal a szabályok más változatát követi, mint a szerver. Fordulj az üzemeltetőjéhez.
error-unknown-invitation = Ez a meghívó nem vezet asztalhoz.
error-unknown-code = Ilyen kódja egyik helynek sincs. Nézd át a betűket és a számjegyeket.
error-bad-cookie = A helyed adatai ezen az eszközön nem olvashatók. Foglald el újra a helyed a kódoddal.
error-no-guest = Ezen az eszközön még senki sem foglalt helyet.
error-bad-name = A név 1–40 karakter hosszú lehet.
error-bad-setup = Így nem állítható össze játék.
error-not-host = Ezt csak az teheti meg, aki az asztalt megnyitotta.
error-not-seated = Nem ülsz ennél az asztalnál.
error-not-your-seat = Az egy másik játékos helye.
error-seat-taken = Ezt a helyet épp most foglalta el valaki.
error-no-open-seat = Minden hely foglalt.
error-not-started = A játék még nem kezdődött el.
error-started = A játék már elkezdődött.
error-over = A játék véget ért.
error-not-over = A játéknak még nincs vége.
error-stale = A játék időközben továbbment.
error-unknown-notation = Ez a sor nem olvasható lépésként.
error-bad-move = Ez a lépés nem olvasható.
error-refused = A szabályok ezt most nem engedik.
error-nothing-to-undo = Most nincs mit visszavonnod.
error-unknown-step = Ebben a játékban nincs ilyen pillanat.
error-storage = A szerver most nem tud menteni. A játék az utolsó lépésedig biztonságban van.
error-busy = A szerver most túlterhelt. Próbáld meg mindjárt újra.
error-too-soon = Erre a játékosra még egy kicsit várni kell.
error-stood-in = Ezen a helyen most bot játszik.
error-internal = Valami elromlott a szerveren. A játék az utolsó lépésedig biztonságban van.
not-sent = Nem ment el: { $why }
not-sent-stale = a játék időközben továbbment.
not-sent-other = a szerver nem fogadta el. Próbáld újra.

## Az asztal
rivals = Ellenfelek, játéksorrendben
roles = Szerepek
role-now = most
role-taken = foglalt
role-by = { $player }
role-coins =
    { $count ->
        [0] nincs dublon a kártyán
        [one] { $count } dublon a kártyán
       *[other] { $count } dublon a kártyán
    }
role-privilege = Privilégium: { $privilege }
harbor-title = Hajók és kereskedőház
ships = Kereskedőhajók
ship-with = { $capacity ->
    [4] 4-es hajó
    [5] 5-ös hajó
    [6] 6-os hajó
    [7] 7-es hajó
    [8] 8-as hajó
   *[other] { $capacity } rakterű hajó
}: { $amount } { $good }, szabad: { $free }
ship-empty = { $capacity ->
    [4] 4-es hajó
    [5] 5-ös hajó
    [6] 6-os hajó
    [7] 7-es hajó
    [8] 8-as hajó
   *[other] { $capacity } rakterű hajó
}, üres
ship-free = szabad: { $count }
trading-house = Kereskedőház
stalls-taken = foglalt hely: { $count } / 4
stall-free = szabad hely
prices = Árak
plantations = Ültetvények
quarries-left =
    { $count ->
        [one] még { $count } kőbánya
       *[other] még { $count } kőbánya
    }
face-down-left = képpel lefelé: { $count }
stock-of = { $good }: { $count }
buildings-for-sale = Eladó épületek
column = { $column }. oszlop
column-large = Nagy
quarries-count-up-to = kőbányákkal legfeljebb { $count } dublonnal olcsóbb
building-words = { $kind }, költsége { $cost }, { $points ->
    [one] { $points } pont
   *[other] { $points } pont
}, { $circles ->
    [one] { $circles } karika
   *[other] { $circles } karika
}, { $left ->
    [0] elfogyott
   *[other] még { $left }
}
kind-production-small = kis feldolgozóüzem
kind-production-large = nagy feldolgozóüzem
kind-commercial = kis kereskedelmi épület
kind-large = nagy kereskedelmi épület
none-left = nincs
you-own-it = megvan
supply = Készlet
supply-points = Pontok
supply-workers = Telepesek
supply-arriving = Hajón
supply-goods = Maradék áruk
end-note-points = A játék annak a fordulónak a végén ér véget, amelyben elfogynak.
end-note-workers = A játék véget ér, ha a telepeshajó nem tölthető fel.
end-points-left =
    { $count ->
        [one] még { $count } pont
       *[other] még { $count } pont
    }
end-workers-left =
    { $count ->
        [one] még { $count } telepes
       *[other] még { $count } telepes
    }
end-may-be-last = { ":" } ez a forduló lehet az utolsó
round-in-rail = { $round }. forduló
goods-of-yours = Áruk
goods-held-and-made = Meglévő áruk és az iparosfázisban járó áruk
good-held-makes = { $good }: van { $held }, termelés { $makes }
makes = termelés
points-in-chips = Pontok jelzőkben
chips-short = { $count } pont
island = Sziget
island-of = Sziget, helyek: { $count } / 12
city = Város
city-of = Város, telkek: { $count } / 12
places-of = { $count } / 12
tiles-worked = működő: { $count } / { $of }
tile-worked = { $tile }, működik
tile-idle = { $tile }, telepes nélkül
circles-filled = foglalt karikák: { $workers } / { $circles }
circles-count =
    { $count ->
        [one] { $count } karika
       *[other] { $count } karika
    }
san-juan-count = A szélrózsán: { $count }
log = Napló
views = Nézetek
view-island = Sziget
view-table = Asztal
view-players = Játékosok
view-log = Napló
choices = Lehetőségek
option-no-ship = nincs hajó
undo-words = Visszavonja az utolsó lépésedet
undo-not-now = Most nincs mit visszavonnod.
rule-of = Szabály: { $rule }
read-the-rule = A szabály elolvasása

## Telepesek elhelyezése, raktározás
place-hand = Telepesek kézben
place-in-hand = kézben: { $count }
place-suggest = Javaslat
place-lift-all = Mindet felveszem
place-suggest-help = Úgy helyezi el a telepeseidet, ahogy egy bot tenné. Utána még átrakhatod őket.
place-lift-all-help = Minden telepest felvesz a karikákról a kezedbe.
place-words = { $place }, { $number }. karika: telepes
place-hand-empty = Nincs telepes a kezedben: előbb vegyél fel egyet egy másik karikáról.
place-not-done =
    { $count ->
        [one] Helyezz el még { $count } telepest: amíg van üres karika, senki sem maradhat a szélrózsán.
       *[other] Helyezz el még { $count } telepest: amíg van üres karika, senki sem maradhat a szélrózsán.
    }
suggestion-none = Erre most nincs javaslat.
store-choices = Megtartandó áruk
store-all =
    { $count ->
        [1] raktárban marad
        [5] raktárban mind az 5
       *[other] raktárban mind a { $count }
    }
store-one = { $count } közül { $kept } marad
store-none = eldobva
store-kinds-missing =
    { $count ->
        [one] Előbb válassz egy árufajtát a raktárba.
       *[other] Előbb válassz még { $count } árufajtát a raktárakba.
    }
store-singles-missing =
    { $count ->
        [one] Előbb válassz egy hordót, amelyet megtartasz.
       *[other] Előbb válassz még { $count } hordót, amelyet megtartasz.
    }

## Súgó
help-and-shortcuts = Súgó és gyorsbillentyűk
help-title = Súgó és gyorsbillentyűk
help-words = Ami világít, az megnyomható. Mutass rá bármire, vagy vidd rá a fókuszt, és elolvashatod, mire jó, vagy miért nem lehetséges most.
help-words-touch = { $taps ->
    [1] Ami világít, az megnyomható, és egyetlen érintés elég hozzá.
   *[other] Ami világít, az megnyomható. Az első érintés megmutatja, mire jó, vagy miért nem lehetséges most; a második érintés vagy a zöld gomb végre is hajtja.
}
help-undo = Visszavonja az utolsó lépésedet, ha még lehet.
help-hint = Megmutatja, mely válaszokat érdemes megfontolni, és mekkora utánuk a becsült győzelmi esélyed.
key-choices = a sáv lehetőségei, balról
key-done = kész
key-pass = passz
key-undo = visszavonás
key-question = ugrás a kérdéshez
key-island = ugrás a szigetemhez; ha van telepes a kezedben, a következő üres karikához
key-table = ugrás az asztalhoz
key-players = ugrás az ellenfelekhez
key-log = ugrás a naplóhoz
key-read = i, t vagy r után: olvasd végig, mi van ott
key-escape = a legfelső ablak bezárása
key-help = ez a lista
notation-label = Lépés beírása
notation-send = Küldés
notation-words = Egy sor úgy, ahogyan a játszma jegyzékében áll, például „{ $first }”, „{ $second }” vagy „{ $third }”.
help-single-keys = Egybillentyűs parancsok az asztalnál

## A vége
end-wins =
    { $count ->
        [one] { $player } nyer { $count } ponttal
       *[other] { $player } nyer { $count } ponttal
    }
end-you-win =
    { $count ->
        [one] Te nyersz { $count } ponttal
       *[other] Te nyersz { $count } ponttal
    }
end-shared =
    { $count ->
        [one] Közös győzelem { $count } ponttal: { $players }
       *[other] Közös győzelem { $count } ponttal: { $players }
    }
end-because-workers = A telepeshajót nem lehetett feltölteni.
end-because-city = Egy város betelt.
end-because-victory-points = Elfogytak a győzelmi pontok.
end-rematch = Visszavágó
end-rematch-join = Jöhet a visszavágó
end-rematch-waits = Megnyílt a visszavágó asztala: a helyed szabad, amíg más le nem ül oda.
end-replay = Visszajátszás
end-record = A játszma szöveges jegyzéke
end-fair = Ellenőrizhető húzások
end-fair-words = A játék előtt a szerver közzétette titkának ezt az ujjlenyomatát. A titok ismeretében bárki ellenőrizheti az összes húzást.
end-fair-words-elsewhere = Ezt a játszmát máshol játszották, ide csak a jegyzéke került. A húzások a titokból következnek; azt, hogy az ujjlenyomat ismert volt-e a játék előtt, ez a szerver nem tudja.
end-commitment = Ujjlenyomat
end-secret = Titok
score = Eredmény
score-source = Forrás
roles-taken = Választott szerepek
chart-points = Pontok fordulónként
chart-doubloons = Dublonok fordulónként
chart-shipped = Behajózott áruk összesen
chart-pick-points = Pontok
chart-pick-doubloons = Dublonok
chart-pick-shipped = Behajózás
chart-show = Megjelenítés
chart-round = Forduló
chart-numbers = Ugyanezek az adatok táblázatban

## Visszajátszás
replay-title = Visszajátszás
replay-failed = A visszajátszás nem jeleníthető meg
replay-move = { $move }. lépés, összesen { $of }
replay-slider = Időpont a játékban
replay-drive = Lejátszás
replay-back = Egy lépéssel vissza
replay-on = Egy lépéssel előre
replay-play = Automatikus lejátszás
replay-pace = Sebesség
replay-views = Kinek a szigete látszik
replay-view-of = Sziget: { $player }
replay-view-own = A szigeted
replay-share = Link ehhez a pillanathoz
replay-close = Visszajátszás bezárása
branch-title = Tovább innen
branch-words = Egy helyet úgy veszel át, ahogy ebben a pillanatban áll, a többin botok játszanak. Innentől minden húzás új; az eredeti játszma nem változik.
branch-seat = A helyed
branch-bot = A botok
branch-go = Tovább
branch-from = Egy másik játszma folytatása
branch-from-words = Ez a játék egy másik játszmából folytatódik, ezért a húzásai nem ellenőrizhetők végig.
branch-from-link = A pillanat megtekintése

## Játék, amelyhez az oldalnak nincs asztala
plain-words = Ezen az oldalon ehhez a játékhoz még nincs asztal: { $game }. Alább mindaz fel van sorolva, amit láthatsz, a szerver elnevezéseivel, és minden lehetséges válasz egy gomb.
plain-facts = Az asztalon
plain-question = Mit teszel?
plain-question-more = Minden válaszhoz egy gomb tartozik, a jegyzékek jelölésével.
plain-nothing = semmi
plain-yes = igen
plain-no = nem
plain-over = A játék véget ért.
plain-replay = Visszanézés

## Szabályok
rules-contents = Tartalom
rules-buildings = Épületek
rules-round = egy forduló
rules-settler = ültetvényes
rules-mayor = polgármester
rules-builder = építész
rules-craftsman = iparos
rules-trader = kereskedő
rules-captain = kapitány

seat-lookalike = { $name } ({ $mark })

# Órák
clock = Óra
clock-days = { $days } n { $hours } ó
clock-hours = { $hours } ó { $minutes } p
clock-left = { $player }: még { $time }
clock-due = { $player }: még { $time }, ő van soron
clock-holiday = szabadságon eddig: { $date }
clock-pause-wished = szünetet kér
pace-none = Óra nélkül
pace-none-words = Mindenki annyit gondolkodik, amennyit szeretne.
pace-live = Élőben
pace-live-words = Mindenki jelen van; az órád akkor jár, amikor te jössz.
pace-days = Napokon át
pace-days-words = Akkor nézel be, amikor ráérsz; minden döntésre külön idő jár.
pace-bank = Játékidő (perc)
pace-increment = Többletidő döntésenként (mp)
pace-grace = Türelmi idő döntésenként (mp)
pace-days-each = Idő döntésenként (nap)
pace-holiday = Szabadnapok a játékban
pace-window = Az óra csak adott időszakban jár
pace-from = Ettől
pace-until = Eddig
pace-zone = Időzóna: { $zone }. Egy nap csak ezekből az órákból áll.
pace-live-sum = fejenként { $minutes } perc, döntésenként +{ $increment } mp, türelmi idő { $grace } mp
pace-days-sum = döntésenként { $days } nap
pace-window-sum = { $from }–{ $until } ({ $zone })
time-up = Ha valakinek lejár az ideje
time-up-stand-in = Visszatéréséig bot dönt helyette
time-up-end = A játék eredmény nélkül véget ér
time-menu = Szünet és szabadság
time-pause = Szünetet kérek
time-pause-words = Az órák megállnak, ha minden játékos szünetet kér, és újraindulnak, amint valaki már nem kéri.
time-pause-end = Már nem kérek szünetet
time-paused = Az órák állnak.
time-pausing = Még nem kért szünetet: { $players }
time-holiday = Szabadság
time-holiday-left = Még { $days } nap maradt. Az órád áll, amíg vissza nem térsz.
time-holiday-take = Szabadság kezdése
time-holiday-end = Szabadság vége
time-holiday-days = Hány nap
ended-title = A játék véget ért
ended-words = Lejárt az ideje: { $player }. A megállapodás szerint nincs eredmény.
ended-flag = lejárt az idő
error-lobby-closed = Ezen a szerveren az előtérben nem láthatók asztalok.
error-lobby-full = Már három asztalod vár az előtérben. Előbb vegyél le egyet.
error-no-clock = Ennél az asztalnál nincs óra.
error-no-holiday = Nincs már ennyi szabadnapod.
