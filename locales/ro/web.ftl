# Meseta în browser: tot ce înconjoară un joc. Valorile sunt descrise în fișierul englez.

page-title = { $title } · Meseta
brand-home = Meseta, pagina principală
skip-to-content = Salt la conținut
skip-to-decision = Salt la decizie
tools = Instrumente
menu = Meniu
language = Limba
switch-theme = Temă luminoasă sau întunecată
nav-lobby = Acasă
nav-new-table = Masă nouă
nav-rules = Reguli
nav-openings = Deschideri în cifre
nav-about = Despre

## Stări pe care le cunoaște orice pagină
loading-page = Se deschide pagina…
loading-table = Se pregătește masa…
page-unknown = Această pagină nu este pe hartă
page-unknown-words = Adresa nu duce nicăieri. Poate lipsește o literă.
page-broken = Pagina nu a putut fi încărcată
page-broken-words = Conexiunea cu serverul s-a întrerupt sau tocmai a apărut o versiune nouă. Partidele tale sunt în siguranță.
try-again = Încearcă din nou
to-my-tables = La mesele mele

## Legătura cu serverul
line-lost = Conexiunea s-a întrerupt.
line-next-try = { $seconds ->
    [0] Se încearcă din nou…
   *[other] Se încearcă din nou peste { $seconds } s.
}
line-try-now = Încearcă acum
line-back = Din nou la masă.

## Despre
about-title = Despre Meseta
about-lead = Meseta este un loc deschis, pe care îl poți găzdui pe serverul tău, pentru a juca, a urmări și a studia jocuri de societate: deocamdată Puerto Rico, cu toate extensiile, și Altiplano.
about-how = Cum este făcută Meseta
about-rules = Regulile fiecărei ediții tipărite sunt păstrate separat, iar fiecare interpretare indică regulamentul din care provine.
about-fair = Fiecare tragere la sorți poate fi verificată: serverul publică înainte de joc o amprentă a secretului său, iar după joc dezvăluie secretul.
about-private = Nu ai nevoie de cont, nimic nu te urmărește, iar browserul nu comunică cu alte servere.
about-drawings = Toate desenele sunt ale noastre. Fonturile sunt Alegreya și Source Sans 3, ambele sub Open Font License.
about-game = Puerto Rico a fost creat de Andreas Seyfarth, iar Altiplano de Reiner Stockhausen. Meseta nu are legătură cu editorii jocurilor tipărite și nu folosește nici grafica, nici textele lor.
about-license = Programul este software liber; codul sursă însoțește serverul.
about-api = Documentația API

## Acasă
lobby-title = Ia loc la masă
lobby-more = Mai multe
lobby-now = Joacă acum cu boți
lobby-now-words = Trei adversari; jocul începe imediat.
lobby-first-time = Prima dată? Regulile:
lobby-learn = Sau învață jucând:
lobby-puzzles = Sau găsește cel mai bun răspuns în probleme:
rules-learn = Învață jucând, în capitole scurte
lobby-now-game = 4 locuri, circa 40 min
lobby-friends = Invită prieteni
lobby-friends-game = 2–5 locuri, boți dacă vrei
lobby-step-1 = Alege jocul
lobby-step-2 = Trimite linkul
lobby-step-3 = Joacă fără cont
lobby-open = Mese deschise
lobby-open-count = afișate: { $shown } din { $all }
lobby-open-none = Nimeni nu așteaptă jucători acum. Deschide o masă și afișeaz-o aici.
lobby-open-none-such = Nicio masă deschisă nu corespunde alegerii tale.
lobby-show-only = Arată numai
lobby-players = { $count ->
    [one] { $count } jucător
    [few] { $count } jucători
   *[other] { $count } de jucători
}
lobby-opened = { $pace }. Deschisă { $when }.
lobby-sit = Ia loc
my-tables = Mesele mele
tables-waiting =
    { $count ->
        [one] { $count } te așteaptă
        [few] { $count } te așteaptă
       *[other] { $count } te așteaptă
    }
tables-unreachable = Mesele nu pot fi afișate
no-table-yet = Încă nu ai nicio masă
no-table-yet-words = Începe una mai sus, cu boți. Rămâne aici și după ce închizi pagina.
past-tables = Partide încheiate
past-all = Arată toate ({ $count })
no-table-now = Nicio partidă în desfășurare acum.
your-turn = E rândul tău
table-open-words = Locuri ocupate: { $taken } din { $of }. Se așteaptă prietenii.
table-mine-words = { $round ->
    [0] Înaintea rundei 1
   *[other] Runda { $round }
}. Ultima mutare: { $when }.
table-waits-words = { $round ->
    [0] Înaintea rundei 1
   *[other] Runda { $round }
}. La mutare: { $player }. Ultima mutare: { $when }.
table-over-words = Încheiat: { $when }. Locul tău: { $rank }.
table-over-watched = Încheiat: { $when }.
table-won = { $player } a câștigat
table-press-play = Joacă
table-press-look = Vezi
table-press-invite = Invită
table-press-scores = Scor
seat-open = loc liber
seat-unnamed = Locul { $number }
seat-away = fără conexiune
seat-guest = Oaspete { $mark }
stand-in-mine = Un bot joacă în locul tău
stand-in-mine-more = Locul rămâne al tău. Îl poți lua înapoi oricând.
stand-in-back = Îmi iau locul înapoi
stand-in-for-me = Să joace un bot în locul meu
stand-in-for-me-rated = Să joace un bot în locul meu (în clasament contez pe ultimul loc)
stand-in-sure = Joacă mai departe imediat, iar ce a jucat rămâne jucat.
stand-in-go = Să joace
stand-in-for = Să joace un bot pentru { $player }
stand-in-given = Un bot joacă pentru { $player }
you = Tu
save = Salvează
close = Închide
tap-do = Confirmă
tap-more = Mai multe
tap-show = Arată pe tablă
tap-not-yet = Încă nu
you-watch = Doar privești
answer-waits = Răspunsul tău așteaptă: va fi trimis imediat ce revine conexiunea.
settings = Setări
settings-words = Se aplică doar pe acest dispozitiv și nu le vede nimeni altcineva.
settings-theme = Aspect
settings-theme-system = Ca pe dispozitiv
settings-theme-light = Luminos
settings-theme-dark = Întunecat
settings-presses = Pentru o mutare
settings-presses-touch = Atingere: de două ori; mouse: un clic
settings-presses-once = O singură apăsare
settings-presses-twice = Întotdeauna două apăsări
settings-motion = Animații
settings-motion-full = Viteză normală
settings-motion-quick = De două ori mai rapide
settings-motion-none = Fără animații
settings-large-text = Text mai mare
settings-high-contrast = Contrast ridicat
settings-left-handed = „Anulează” și „Indiciu” în stânga barei
settings-short-names = Nume scurte pentru roluri și clădiri
settings-sounds = Sunete
copy = Copiază
share = Distribuie
link-copied = Link copiat
game-about = Despre ce e vorba în joc
game-about-rules = Toate regulile
game-about-known = Am înțeles
game-about-more = Mai mult

## Cine stă la acest dispozitiv
guest-title = Locul tău pe acest dispozitiv
guest-name = Joci ca { $name }.
guest-code-words = Pe alt dispozitiv, scrie acest cod:
guest-none = Nu e nevoie de cont: prima ta masă îți dă un loc și un cod.
guest-rename = Schimbă numele
guest-devices = Alte dispozitive și datele mele
guest-recover = Am un cod
guest-name-label = Numele tău
guest-code-label = Codul de pe celălalt dispozitiv
guest-recover-words = Acest dispozitiv va arăta aceleași mese. Mesele începute pe acest dispozitiv rămân la vechiul lui cod.
guest-log-out = Deconectează celelalte dispozitive
guest-log-out-words = Toate celelalte dispozitive pierd accesul la locurile tale, iar tu primești un cod nou: cel notat până acum nu va mai fi valabil. Acest dispozitiv rămâne conectat, dar notificările nu mai sosesc nicăieri până nu le configurezi din nou.
guest-log-out-done = Celelalte dispozitive au fost deconectate. Codul tău nou: { $code }
guest-data = Descarcă datele mele
guest-delete = Șterge-mă
guest-delete-words = Serverul îți șterge definitiv numele, imaginea, contul, codul, prietenii și adresele pentru notificări. Te ridici de la mesele la care jocul nu a început, iar în partidele în curs îți ia locul un bot. Partidele încheiate rămân, dar fără numele tău. Se șterg și mesajele tale din chat, cu excepția celor raportate administratorului serverului.
guest-delete-done = Datele tale au fost șterse de pe server.

## Masă nouă
new-title = Masă nouă
new-lead = Totul este pregătit. Schimbă ce dorești, apoi deschide masa.
new-game = Joc
new-players = Jucători
new-edition = Ediție
new-seats = Locuri
new-seats-sum = tu, { $open ->
    [0] niciun loc liber
    [one] { $open } loc liber
    [few] { $open } locuri libere
   *[other] { $open } de locuri libere
}, { $bots ->
    [0] niciun bot
    [one] { $bots } bot
    [few] { $bots } boți
   *[other] { $bots } de boți
}
new-you = tu
new-name-placeholder = Cum să-ți spună ceilalți?
new-friend = Un prieten
new-friend-words = intră prin link
new-who-sits = Cine ocupă locul { $number }
new-stand-in = Joacă în locul celor plecați
new-who-joins = Cine se poate alătura
new-link-only = Cei care au linkul
new-link-only-words = numai cei cărora li-l trimiți
new-listed = Oricine
new-listed-words = masa apare pe pagina principală până se ocupă toate locurile
wait-list = Afișează pe pagina principală
wait-unlist = Scoate de pe pagina principală
wait-listed = Oricine poate găsi această masă pe pagina principală. Funcționează și linkul.
new-order = Ordinea locurilor
new-order-random = Trasă la sorți
new-order-random-words = la începutul jocului
new-order-arranged = Aranjată
new-order-arranged-words = fiecare stă ca în listă; începe locul 1
new-start = Când începe jocul
new-start-full = Când toate locurile sunt ocupate
new-start-full-words = nimeni nu trebuie să apese nimic
new-start-full-not = nu la o masă de pe pagina principală, unde se întâlnesc necunoscuți
new-start-ready = Când toți sunt gata
new-start-ready-words =
    { $pace ->
        [days] cine nu răspunde într-o zi își pierde locul
       *[live] cine nu răspunde în două minute își pierde locul
    }
order-random = trasă la sorți la începutul jocului
order-arranged = ca în listă; începe locul 1
seat-earlier = Mută locul { $seat } cu un loc mai în față
seat-moved = { $player }: acum locul { $seat }
wait-inherited = Cine a deschis masa și-a pierdut locul. Masa este acum a ta.
new-house-rules = Reguli ale casei
new-as-printed = toate ca în ediția { $edition }
new-changed = modificate
new-pool-printed = În ediția tipărită: { $count }.
new-your-table = Masa
new-open = Deschide masa
new-link-follows = Urmează linkul pentru prieteni. Și atunci mai poți pune boți pe locurile libere.
new-starts-at-once = Toate locurile sunt ocupate: jocul începe imediat.
bot-greedy = Bot chibzuit
bot-greedy-words =
    { $game ->
        [altiplano] caută cea mai bună rundă
       *[other] ia ce aduce câștig imediat
    }
bot-random = Bot haotic
bot-random-words = joacă la întâmplare, bun pentru o primă încercare
bot-level-1 = Începător
bot-level-1-words = știe regulile, dar îi scapă multe
bot-level-2 = Amator
bot-level-2-words =
    { $game ->
        [altiplano] a jucat de câteva ori și vede puține posibilități într-o rundă
       *[other] a jucat de câteva ori și se uită doar la tabla sa
    }
bot-level-3 = Avansat
bot-level-3-words =
    { $game ->
        [altiplano] planifică fiecare rundă cu experiența multor partide, dar îi scapă multe
       *[other] joacă pentru câștiguri rapide și îi scapă puține
    }
bot-level-4 = Expert
bot-level-4-words =
    { $game ->
        [altiplano] planifică fiecare rundă cu experiența multor partide, dar îi mai scapă câte ceva
       *[other] gândește câteva mutări înainte
    }
bot-level-5 = Maestru
bot-level-5-words =
    { $game ->
        [altiplano] planifică fiecare rundă cu experiența multor partide și îi scapă puține
       *[other] gândește înainte și ține seama de toți jucătorii
    }
bot-level-6 = Campion
bot-level-6-words =
    { $game ->
        [altiplano] compară de trei ori mai multe planuri, nu-i scapă nimic și răspunde pe loc
       *[other] se gândește până la o secundă la fiecare mutare
    }
bot-level-7 = Legendă
bot-level-7-words =
    { $game ->
        [altiplano] compară sute de planuri în fiecare rundă, cu experiența mult mai multor partide
       *[other] se gândește cel mai mult, cu experiența mult mai multor partide
    }

## Invitație și așteptare
invitation = Invitație
invitation-words = Oricine deschide linkul poate lua loc la masă. Fără cont.
wait-title = În așteptarea prietenilor
wait-lead =
    { $count ->
        [one] { $count } loc este liber. Jocul începe de îndată ce este ocupat.
        [few] { $count } locuri sunt libere. Jocul începe de îndată ce sunt toate ocupate.
       *[other] { $count } de locuri sunt libere. Jocul începe de îndată ce sunt toate ocupate.
    }
wait-lead-ready =
    { $count ->
        [one] { $count } loc este liber. Când se ocupă, toți sunt întrebați dacă sunt gata.
        [few] { $count } locuri sunt libere. Când se ocupă toate, toți sunt întrebați dacă sunt gata.
       *[other] { $count } de locuri sunt libere. Când se ocupă toate, toți sunt întrebați dacă sunt gata.
    }
ready-title = Toată lumea e aici
ready-question = Începem?
ready-waiting = Îi aștepți pe ceilalți
ready-left = Timp rămas: { $time }
ready-words = Jocul începe când toți sunt gata. Dacă nu răspunzi până se termină timpul, îți pierzi locul.
ready-press = Sunt gata
ready-unsay = Încă nu
ready-waits = Se așteaptă încă: { $players }.
ready-row = Toată lumea e aici. Se așteaptă încă: { $players }.
ready-flag = gata
ready-gone = Nu ai răspuns la timp, așa că locul tău a fost eliberat.
ready-sit-again = Așază-te din nou
wait-fill =
    { $count ->
        [one] Pune acolo un bot
        [few] Pune boți pe cele { $count } locuri
       *[other] Pune boți pe cele { $count } de locuri
    }
wait-leave = Pleacă de la această masă
join-title = Ai primit o invitație
join-lead =
    { $count ->
        [one] Un loc este liber.
        [few] { $count } locuri sunt libere.
       *[other] { $count } de locuri sunt libere.
    }
join-sit = Ia loc
join-no-account = Fără cont. Locul tău rămâne pe acest dispozitiv, iar cu un cod îl poți folosi și pe altele.
join-full = Toate locurile sunt ocupate
join-full-words = Jocul este în desfășurare. Poți să privești sau să deschizi o masă a ta.
join-watch = Privește
join-gone = Această invitație a plecat în larg
join-gone-words = Masa s-a închis sau lipsește o parte din link. Cere un link nou.
join-failed = Nu ai putut lua loc

## O masă care nu poate fi arătată
table-unknown = Nu există o astfel de masă
table-broken = Masa nu poate fi afișată acum

## Ce răspunde serverul când refuză
error-offline = Serverul nu răspunde. Verifică conexiunea; partidele tale sunt în siguranță.
error-bad-request = Serverul nu a înțeles cererea. Poate ajută să reîncarci pagina.
error-too-large = A fost prea mult deodată.
error-too-many = Prea multe cereri în scurt timp. Așteaptă puțin.
error-not-found = La această adresă nu este nimic.
error-method-not-allowed = Aici nu se poate așa ceva.
error-unknown-table = Linkul nu duce la nicio masă. Poate lipsește o literă.
error-unknown-components = Masa folosește numere (un set de componente) pe care serverul nu le are. Întreabă administratorul serverului.
error-other-rules = Masa urmează o altă versiune a regulilor decât serverul. Întreabă administratorul serverului.
error-unknown-invitation = Această invitație nu duce la nicio masă.
error-unknown-code = Niciun loc nu are acest cod. Verifică literele și cifrele.
error-bad-cookie = Datele locului tău de pe acest dispozitiv nu pot fi citite. Ocupă-ți locul din nou cu codul tău.
error-no-guest = Încă nu a ocupat nimeni un loc pe acest dispozitiv.
error-bad-name = Un nume trebuie să aibă între 1 și 40 de caractere.
error-bad-setup = Jocul nu poate fi pregătit astfel.
error-not-host = Asta poate face doar persoana care a deschis masa.
error-not-seated = Nu stai la această masă.
error-not-your-seat = Acela este locul altui jucător.
error-seat-taken = Cineva tocmai a ocupat acest loc.
error-no-open-seat = Toate locurile sunt ocupate.
error-not-started = Jocul nu a început încă.
error-started = Jocul a început deja.
error-over = Jocul s-a încheiat.
error-not-over = Jocul nu s-a încheiat încă.
error-stale = Între timp, jocul a mers mai departe.
error-unknown-notation = Acest rând nu poate fi citit ca mutare.
error-bad-move = Această mutare nu poate fi citită.
error-refused = Regulile nu permit asta acum.
error-nothing-to-undo = Acum nu ai nimic de anulat.
error-unknown-step = Acest moment nu există în partidă.
error-storage = Serverul nu poate salva acum. Partida este în siguranță până la ultima ta mutare.
error-busy = Serverul este ocupat. Încearcă peste o clipă.
error-too-soon = Mai trebuie să-l aștepți puțin pe acest jucător.
error-stood-in = Pe acest loc joacă acum un bot.
error-internal = A apărut o eroare pe server. Partida este în siguranță până la ultima ta mutare.
not-sent = Netrimis: { $why }
not-sent-stale = între timp, jocul a mers mai departe.
not-sent-other = serverul nu a acceptat. Încearcă din nou.

## Masa
rivals = Adversari, în ordinea jocului
roles = Roluri
role-now = acum
role-taken = luat
role-by = { $player }
role-coins =
    { $count ->
        [0] niciun dublon pe carte
        [one] { $count } dublon pe carte
        [few] { $count } dubloni pe carte
       *[other] { $count } de dubloni pe carte
    }
role-privilege = Privilegiu: { $privilege }
harbor-title = Nave și casa de comerț
ships = Nave de mărfuri
ship-with = Nava de { $capacity }: { $amount } × { $good }, libere: { $free }
ship-empty = Nava de { $capacity }, goală
ship-free = libere: { $count }
trading-house = Casa de comerț
stalls-taken = locuri ocupate: { $count } din 4
stall-free = loc liber
prices = Prețuri
plantations = Plantații
quarries-left =
    { $count ->
        [one] a rămas { $count } carieră
        [few] au rămas { $count } cariere
       *[other] au rămas { $count } de cariere
    }
face-down-left = cu fața în jos: { $count }
stock-of = { $good }: { $count }
buildings-for-sale = Clădiri de vânzare
column = Coloana { $column }
column-large = Mari
quarries-count-up-to = { $count ->
    [one] carierele scad prețul cu cel mult { $count } dublon
    [few] carierele scad prețul cu cel mult { $count } dubloni
   *[other] carierele scad prețul cu cel mult { $count } de dubloni
}
building-words = { $kind }, costă { $cost }, { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}, { $circles ->
    [one] { $circles } cerc
    [few] { $circles } cercuri
   *[other] { $circles } de cercuri
}, { $left ->
    [0] niciuna rămasă
   *[other] rămase: { $left }
}
kind-production-small = clădire mică de producție
kind-production-large = clădire mare de producție
kind-commercial = clădire mică violet
kind-large = clădire mare violet
none-left = niciuna
you-own-it = o ai deja
supply = Provizii
supply-points = Puncte
supply-workers = Coloniști
supply-arriving = Pe navă
supply-goods = Bunuri rămase
end-note-points = Jocul se încheie la sfârșitul rundei în care se termină.
end-note-workers = Jocul se încheie când nava de coloniști nu mai poate fi umplută.
end-points-left =
    { $count ->
        [one] a rămas { $count } punct
        [few] au rămas { $count } puncte
       *[other] au rămas { $count } de puncte
    }
end-workers-left =
    { $count ->
        [one] a rămas { $count } colonist
        [few] au rămas { $count } coloniști
       *[other] au rămas { $count } de coloniști
    }
end-may-be-last = { ":" } această rundă poate fi ultima
round-in-rail = runda { $round }
goods-of-yours = Bunuri
goods-held-and-made = Bunuri în stoc și producția pe o fază a meșteșugarului
good-held-makes = { $good }: în stoc { $held }, producție { $makes }
makes = producție
points-in-chips = Puncte în jetoane
chips-short = { $count } VP
island = Insulă
island-of = Insulă, spații: { $count } din 12
city = Oraș
city-of = Oraș, spații: { $count } din 12
places-of = { $count } din 12
tiles-worked = ocupate: { $count } din { $of }
tile-worked = { $tile }, ocupată
tile-idle = { $tile }, fără colonist
circles-filled = cercuri ocupate: { $workers } din { $circles }
circles-count =
    { $count ->
        [one] { $count } cerc
        [few] { $count } cercuri
       *[other] { $count } de cercuri
    }
san-juan-count = în San Juan: { $count }
log = Jurnal
views = Secțiuni
view-island = Insulă
view-table = Masă
view-players = Jucători
view-log = Jurnal
choices = Variante
option-no-ship = nicio navă
undo-words = Anulează ultimul tău pas
undo-not-now = Acum nu ai nimic de anulat.
rule-of = Regulă: { $rule }
read-the-rule = Citește regula

## Plasarea coloniștilor, depozitarea bunurilor
place-hand = Coloniști în mână
place-in-hand = în mână: { $count }
place-suggest = Sugerează
place-lift-all = Ridică-i pe toți
place-suggest-help = Așază coloniștii cum ar face-o un bot. Îi poți muta apoi.
place-lift-all-help = Ia toți coloniștii de pe cercuri în mână.
place-words = { $place }, cercul { $number }: colonist
place-hand-empty = Niciun colonist în mână: ridică mai întâi unul de pe alt cerc.
place-not-done =
    { $count ->
        [one] Mai plasează { $count } colonist: cât timp există un cerc gol, nimeni nu rămâne în San Juan.
        [few] Mai plasează { $count } coloniști: cât timp există un cerc gol, nimeni nu rămâne în San Juan.
       *[other] Mai plasează { $count } de coloniști: cât timp există un cerc gol, nimeni nu rămâne în San Juan.
    }
suggestion-none = Pentru asta nu există nicio sugestie.
store-choices = Bunuri de păstrat
store-all =
    { $count ->
        [one] păstrat în depozit
        [few] toate cele { $count } în depozit
       *[other] toate cele { $count } în depozit
    }
store-one = păstrate: { $kept } din { $count }
store-none = se returnează
store-kinds-missing =
    { $count ->
        [one] Alege mai întâi tipul de bunuri păstrat în depozit.
        [few] Alege mai întâi încă { $count } tipuri de bunuri pentru depozite.
       *[other] Alege mai întâi încă { $count } de tipuri de bunuri pentru depozite.
    }
store-singles-missing =
    { $count ->
        [one] Alege mai întâi un bun de păstrat.
        [few] Alege mai întâi încă { $count } bunuri de păstrat.
       *[other] Alege mai întâi încă { $count } de bunuri de păstrat.
    }

## Ajutor
help-and-shortcuts = Ajutor și scurtături
help-title = Ajutor și scurtături
help-words = Tot ce este evidențiat se poate apăsa. Du cursorul sau selecția pe orice element ca să afli ce face sau de ce nu se poate acum.
help-words-touch = { $taps ->
    [1] Tot ce este evidențiat se poate apăsa și este de ajuns o singură atingere.
   *[other] Tot ce este evidențiat se poate apăsa. La prima atingere afli ce face sau de ce nu se poate acum; cu a doua atingere sau cu butonul verde confirmi.
}
help-undo = Anulează ultimul tău pas, dacă se mai poate.
help-hint = Arată răspunsurile care merită luate în calcul și șansa de victorie estimată după fiecare.
key-choices = variantele din bară, de la stânga
key-done = gata
key-pass = pas
key-undo = anulare
key-question = la întrebare
key-island = la insula mea, iar cu coloniști în mână, la următorul cerc gol
key-table = la masă
key-players = la adversari
key-log = la jurnal
key-read = după i, t sau r: citește pe rând ce se află acolo
key-escape = închide ce este deasupra
key-help = această listă
notation-label = Scrie o mutare
notation-send = Trimite
notation-words = Un rând, ca în înregistrarea unei partide, de exemplu „{ $first }”, „{ $second }” sau „{ $third }”.
help-single-keys = Comenzi cu o singură tastă la masă

## Sfârșitul
end-wins =
    { $count ->
        [one] { $player } câștigă cu { $count } punct
        [few] { $player } câștigă cu { $count } puncte
       *[other] { $player } câștigă cu { $count } de puncte
    }
end-you-win =
    { $count ->
        [one] Câștigi cu { $count } punct
        [few] Câștigi cu { $count } puncte
       *[other] Câștigi cu { $count } de puncte
    }
end-shared =
    { $count ->
        [one] Victorie împărțită, cu { $count } punct: { $players }
        [few] Victorie împărțită, cu { $count } puncte: { $players }
       *[other] Victorie împărțită, cu { $count } de puncte: { $players }
    }
end-because-workers = Nava de coloniști nu a putut fi umplută.
end-because-city = Un oraș s-a umplut.
end-because-victory-points = Punctele de victorie s-au terminat.
end-rematch = Revanșă
end-rematch-join = Intră la revanșă
end-rematch-waits = Masa pentru revanșă e deschisă: locul tău e liber până îl ocupă altcineva.
end-replay = Reluare
end-record = Înregistrarea partidei ca text
end-fair = Trageri verificabile
end-fair-words = Înainte de joc, serverul a publicat această amprentă a secretului său. Cu secretul, oricine poate verifica fiecare tragere.
end-fair-words-elsewhere = Această partidă s-a jucat în altă parte; aici a ajuns înregistrarea ei. Tragerile decurg din secret; dacă amprenta era cunoscută înainte de joc, acest server nu poate spune.
end-commitment = Amprentă
end-secret = Secret
score = Scor
score-source = Sursă
roles-taken = Roluri alese
chart-points = Puncte pe runde
chart-doubloons = Dubloni pe runde
chart-shipped = Bunuri încărcate, în total
chart-pick-points = Puncte
chart-pick-doubloons = Dubloni
chart-pick-shipped = Încărcate
chart-show = Arată
chart-round = Rundă
chart-numbers = Aceleași date în tabel

## Reluare
replay-title = Reluare
replay-failed = Reluarea nu poate fi afișată
replay-move = Mutarea { $move } din { $of }
replay-slider = Momentul din joc
replay-drive = Redare
replay-back = O mutare înapoi
replay-on = O mutare înainte
replay-play = Redare automată
replay-pace = Viteză
replay-views = A cui insulă este afișată
replay-view-of = Insula: { $player }
replay-view-own = Insula ta
replay-share = Link către acest moment
replay-close = Închide reluarea
branch-title = Joacă mai departe de aici
branch-words = Ocupi un loc așa cum este în acest moment, iar pe celelalte joacă boții. Ce se trage de acum încolo e nou; partida rămâne neschimbată.
branch-seat = Locul tău
branch-bot = Boții
branch-go = Joacă mai departe
branch-from = Continuare a altei partide
branch-from-words = Începutul acestei partide vine din alta, așa că tragerile ei nu pot fi verificate în întregime.
branch-from-link = Arată momentul

## Un joc pentru care pagina nu are masă
plain-words = Această pagină nu are încă o masă pentru { $game }. Mai jos este enumerat tot ce se vede, cu numele date de server, iar fiecare răspuns posibil este un buton.
plain-facts = Pe masă
plain-question = Ce faci?
plain-question-more = Câte un buton pentru fiecare răspuns, în notația înregistrărilor.
plain-nothing = nimic
plain-yes = da
plain-no = nu
plain-over = Jocul s-a încheiat.
plain-replay = Revezi partida

## Reguli
rules-contents = Cuprins
rules-buildings = Clădiri
rules-round = o rundă
rules-settler = colonist
rules-mayor = primar
rules-builder = constructor
rules-craftsman = meșteșugar
rules-trader = comerciant
rules-captain = căpitan

seat-lookalike = { $name } ({ $mark })

# Ceasuri
clock = Ceas
clock-days = { $days } z { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-left = { $player }: mai are { $time }
clock-due = { $player }: mai are { $time } și e la mutare
clock-holiday = în concediu până la { $date }
clock-pause-wished = cere pauză
pace-none = Fără ceas
pace-none-words = Fiecare se gândește cât vrea.
pace-live = Live
pace-live-words = Toți sunt la masă; ceasul tău merge cât ai ceva de decis.
pace-days = Pe zile
pace-days-words = Intri când poți; fiecare decizie are timpul ei.
pace-bank = Minute pentru tot jocul
pace-increment = Secunde adăugate la fiecare decizie
pace-grace = Secunde de grație la fiecare decizie
pace-days-each = Zile pentru o decizie
pace-holiday = Zile de concediu în joc
pace-window = Ceasul merge numai la anumite ore
pace-from = De la
pace-until = Până la
pace-zone = Fus orar: { $zone }. O zi ține atunci doar aceste ore.
pace-live-sum = { $minutes } min de jucător, +{ $increment } s la fiecare decizie, { $grace } s de grație
pace-days-sum = { $days ->
    [one] 1 zi
    [few] { $days } zile
   *[other] { $days } de zile
  } pentru o decizie
pace-window-sum = { $from }–{ $until } ({ $zone })
time-up = Când cuiva i se termină timpul
time-up-stand-in = Până revine, decide un bot
time-up-end = Jocul se încheie fără rezultat
time-menu = Pauză și concediu
time-pause = Cere pauză
time-pause-words = Ceasurile se opresc când toți jucătorii cer pauză și pornesc din nou când unul nu o mai cere.
time-pause-end = Încheie pauza
time-paused = Ceasurile sunt oprite.
time-pausing = Se așteaptă: { $players }
time-holiday = Concediu
time-holiday-left = { $days ->
    [one] A mai rămas 1 zi.
    [few] Au mai rămas { $days } zile.
   *[other] Au mai rămas { $days } de zile.
  } Ceasul tău e oprit până revii.
time-holiday-take = Începe concediul
time-holiday-end = Încheie concediul
time-holiday-days = Câte zile
ended-title = Jocul s-a încheiat
ended-words = { $player } a rămas fără timp. Cum s-a convenit, jocul nu are rezultat.
ended-flag = timp expirat
error-lobby-closed = Acest server nu afișează mese deschise.
error-lobby-full = Trei dintre mesele tale sunt deja afișate. Scoate mai întâi una din listă.
error-no-clock = Masa aceasta nu are ceas.
error-no-holiday = Nu mai ai atâtea zile de concediu.
