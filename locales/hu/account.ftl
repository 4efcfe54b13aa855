# Fiókok és barátok: az oldalaik szavai.

account-title = A fiókod
account-lead = Az asztalaid, az értékszámaid és a barátaid minden eszközön ugyanazok, ahol bejelentkezel.
account-lead-guest = Ezen az eszközön vendég vagy. Egy fióknévvel és egy jelszóval az asztalaidat, az értékszámaidat és a barátaidat más eszközökön is eléred.
account-lead-nobody = Fiók nélkül is játszhatsz. Fiókkal az asztalaidat, az értékszámaidat és a barátaidat más eszközökön is eléred.
account-ways = Bejelentkezési módok
account-password = Jelszó
account-password-since = Név: { $name }. A jelszó kelte: { $day }.
account-password-none = Még nincs
account-code = Kód
account-code-words = Másik eszközhöz:
account-copy-code = A kód másolása
account-copied = A kód a vágólapon van
account-elsewhere = Jártál már itt?
account-devices = Eszközök
account-sign-out = Kijelentkezés itt
account-signed-out = Ezen az eszközön kijelentkeztél.
account-you = Így látnak mások
account-renamed = A név elmentve
account-language = A választott nyelv bejelentkezéskor veled megy.
account-data = Barátok és adatok
account-log-out-password = A jelszavad nem változik. Ha más is ismerheti, inkább változtasd meg.
account-go-on = Tovább

account-make = Fiók létrehozása
account-make-words = Csak egy név és egy jelszó kell hozzá, e-mail-cím nem. Az asztalaid, az értékszámaid és a barátaid megmaradnak.
account-make-press = Létrehozom
account-make-done = Elkészült a fiókod.
account-sign-in = Bejelentkezés
account-sign-in-words = Ezután ezen az eszközön is ott lesz minden asztalod.
account-sign-in-press = Bejelentkezem
account-sign-in-done = Bejelentkeztél.
account-change = Jelszócsere
account-change-words = Minden más eszköz kijelentkezik, és új kódot kapsz. Értesítés addig nem érkezik, amíg újra be nem állítod.
account-change-press = Megváltoztatom
account-change-done = A jelszavad megváltozott, minden más eszköz kijelentkezett.
account-remove = Fiók törlése
account-remove-words = Csak a fióknév és a jelszó törlődik: ezen az eszközön vendégként játszol tovább, új kóddal. Minden más eszköz kijelentkezik, és értesítés sem érkezik.
account-remove-press = Törlöm a fiókot
account-remove-done = A fiók törölve. Vendégként játszol tovább.

account-name = A fiók neve
account-current = Jelenlegi jelszó
account-next = Új jelszó
account-rule = Legalább 10 karakter. Néhány szó, amelyet csak te raknál egymás mellé, könnyen megjegyezhető, de nehéz kitalálni.
account-tables = Ezen az eszközön vendégként vannak asztalaid. Mi legyen velük?
account-tables-bring = Kerüljenek a fiókomhoz
account-tables-leave = Maradjanak a vendégnél és a kódjánál
account-brought = { $count ->
    [one] { $count } asztal került a fiókodhoz.
   *[other] { $count } asztal került a fiókodhoz.
}
account-stayed-twice = { $count ->
    [one] { $count } asztal a vendégnél marad, mert a fiókod már ott ül, és senki sem játszhat két helyen. A vendég kódja:
   *[other] { $count } asztal a vendégnél marad, mert a fiókod már ott ül, és senki sem játszhat két helyen. A vendég kódja:
}
account-stayed = { $count ->
    [one] { $count } asztal a vendégnél marad. A vendég kódja:
   *[other] { $count } asztal a vendégnél marad. A vendég kódja:
}

avatar-figure = Kép
avatar-colour = Háttér
avatar-parrot = Papagáj
avatar-frog = Béka
avatar-turtle = Teknős
avatar-fish = Hal
avatar-palm = Pálma
avatar-boat = Vitorlás
avatar-llama = Láma
avatar-cactus = Kaktusz
avatar-mountain = Hegy
avatar-sun = Nap
avatar-sea = Tenger
avatar-corn = Kukorica
avatar-leaf = Levél
avatar-clay = Agyag
avatar-berry = Bogyó
avatar-stone = Kő

friends-title = Barátok
friends-lead = Nézd meg, ki van itt, ülj le az asztalukhoz, és hívd meg őket a tiédhez.
friends-begin = Hogyan szólítsanak a barátaid?
friends-invitations = Asztalmeghívások
friends-invites = { $open ->
    [one] meghív egy asztalhoz: { $game }, { $open } szabad hely
   *[other] meghív egy asztalhoz: { $game }, { $open } szabad hely
}
friends-not-now = Most nem
friends-asking = Szeretnének a barátaid lenni
friends-asking-count = { $count ->
    [one] { $count } ember szeretne a barátod lenni
   *[other] { $count } ember szeretne a barátod lenni
}
friends-accept = Elfogadom
friends-decline = Elutasítom
friends-yours = { $count ->
    [0] A barátaid
   *[other] A barátaid ({ $count })
}
friends-none = Még senki. Jelöld be a fiókja nevével, küldd el a linkedet, vagy nyisd meg a menüt annál az asztalnál, ahol játszol.
friends-here = itt van
friends-away = nincs itt
friends-here-count = { $count ->
    [0] senki sincs itt
    [one] { $count } barátod van itt
   *[other] { $count } barátod van itt
}
friends-all = Minden barát
friends-waits = játékosokra vár: { $games }
friends-more = { $player }: továbbiak
friends-find = Barátok keresése
friends-name = A fiókja neve
friends-name-words = Ahogy bejelentkezéskor beírja. Akinek nincs fiókja, azt linkkel vagy az asztalnál jelölheted be.
friends-ask = Barátnak jelölöm
friends-asked = Még nem válaszoltak
friends-asked-done = Elküldtük a jelölésedet.
friends-asked-is = bejelölve, még nem válaszolt
friends-withdraw = Visszavonom
friends-is = a barátod
friends-link = A linked
friends-link-words = Aki megnyitja, barátnak jelölhet. A döntés továbbra is a tiéd.
friends-link-make = Kérek egy linket
friends-link-new = Új link a régi helyett
friends-part = Megszüntetem a barátságot
friends-part-words = Ezután egyikőtök sem látja, hogy a másik itt van-e. A másik nem kap róla értesítést.

block = Letiltom
unblock = Feloldom
blocked = Letiltva
blocked-is = letiltva
block-words = Akit letiltasz, nem ülhet le a te asztalaidhoz, nem látod, mit ír az asztaloknál, és a kérései sem jutnak el hozzád. Nem kap róla értesítést.
block-done = Letiltva: { $player }.
people-alone = Senki más nem ül ennél az asztalnál.

invite = Meghívom
invite-friends = Barátok meghívása
invite-done = meghívva

friend-link-ask = { $player }: barátnak jelölöd?
friend-link-words = A barátok látják, hogy a másik itt van-e, és meghívhatják egymást asztalokhoz.
friend-link-gone = Ez a link nem vezet sehová
friend-link-gone-words = Új került a helyére, vagy elgépelés van benne. Kérd el az új linket.
friend-link-mine = Ez a saját linked
friend-link-mine-words = Annak küldd el, aki barátnak jelölhet.

## Private chat with a friend
private-title = Privát csevegés
private-with = { $player } és te
private-back = Minden barátod
private-write = Írok neki
private-read = Üzenetek elolvasása
private-unread = { $count ->
    [one] { $count } új üzenet
   *[other] { $count } új üzenet
}
private-to = Üzenet neki: { $player }
private-you = Te
private-none = Még nincs üzenet. Amit ide írsz, { $player } elolvashatja.
private-words = Ezt csak ketten olvashatjátok: { $player } és te. Ha valamelyikőtök bejelent egy üzenetet, a szerver üzemeltetője is elolvassa. Az utolsó 200 üzenet marad meg, legfeljebb 90 napig.
private-blocked = Letiltottad: { $player }. Itt egyikőtök sem írhat, de amit kaptál, azt továbbra is bejelentheted.
