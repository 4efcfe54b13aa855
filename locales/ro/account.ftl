# Conturi și prieteni: cuvintele paginilor lor.

account-title = Contul tău
account-lead = Mesele, clasamentele și prietenii tăi sunt aceiași pe orice dispozitiv pe care te conectezi.
account-lead-guest = Pe acest dispozitiv ești oaspete. Cu un nume de cont și o parolă, mesele, clasamentele și prietenii te urmează și pe alte dispozitive.
account-lead-nobody = Poți juca fără cont. Cu unul, mesele, clasamentele și prietenii te urmează și pe alte dispozitive.
account-ways = Moduri de conectare
account-password = Parolă
account-password-since = Nume: { $name }. Parola din { $day }.
account-password-none = Încă nu există
account-code = Cod
account-code-words = Pentru alt dispozitiv:
account-copy-code = Copiază codul
account-copied = Cod copiat
account-elsewhere = Ai mai fost aici?
account-devices = Dispozitive
account-sign-out = Deconectează-te aici
account-signed-out = Te-ai deconectat de pe acest dispozitiv.
account-you = Cum te văd ceilalți
account-renamed = Nume salvat
account-language = Limba aleasă te însoțește când te conectezi.
account-data = Prieteni și date
account-log-out-password = Parola rămâne aceeași. Dacă s-ar putea să o știe altcineva, mai bine schimb-o.
account-go-on = Continuă

account-make = Creează un cont
account-make-words = E nevoie doar de un nume și o parolă, fără adresă de e-mail. Mesele, clasamentele și prietenii rămân ale tale.
account-make-press = Creează contul
account-make-done = Contul tău e gata.
account-sign-in = Conectare
account-sign-in-words = Apoi vei găsi pe acest dispozitiv toate mesele tale.
account-sign-in-press = Conectează-te
account-sign-in-done = Te-ai conectat.
account-change = Schimbă parola
account-change-words = Toate celelalte dispozitive sunt deconectate, iar tu primești un cod nou. Notificările se opresc până le configurezi din nou.
account-change-press = Schimbă parola
account-change-done = Parola a fost schimbată, iar toate celelalte dispozitive sunt deconectate.
account-remove = Șterge contul
account-remove-words = Se șterg numai numele contului și parola: pe acest dispozitiv joci mai departe ca oaspete, cu un cod nou. Toate celelalte dispozitive sunt deconectate, iar notificările se opresc.
account-remove-press = Șterge contul
account-remove-done = Contul a fost șters. Joci mai departe ca oaspete.

account-name = Numele contului
account-current = Parola actuală
account-next = Parola nouă
account-rule = Cel puțin 10 caractere. Câteva cuvinte pe care numai tu le-ai pune împreună sunt ușor de ținut minte și greu de ghicit.
account-tables = Pe acest dispozitiv ai mese ca oaspete. Ce facem cu ele?
account-tables-bring = Adu-le în contul meu
account-tables-leave = Lasă-le oaspetelui, cu codul lui
account-brought = { $count ->
    [one] { $count } masă a fost adusă în contul tău.
    [few] { $count } mese au fost aduse în contul tău.
   *[other] { $count } de mese au fost aduse în contul tău.
}
account-stayed-twice = { $count ->
    [one] { $count } masă rămâne la oaspete, pentru că contul tău are deja un loc acolo și nimeni nu poate juca pe două locuri. Codul oaspetelui:
    [few] { $count } mese rămân la oaspete, pentru că contul tău are deja un loc acolo și nimeni nu poate juca pe două locuri. Codul oaspetelui:
   *[other] { $count } de mese rămân la oaspete, pentru că contul tău are deja un loc acolo și nimeni nu poate juca pe două locuri. Codul oaspetelui:
}
account-stayed = { $count ->
    [one] { $count } masă rămâne la oaspete. Codul oaspetelui:
    [few] { $count } mese rămân la oaspete. Codul oaspetelui:
   *[other] { $count } de mese rămân la oaspete. Codul oaspetelui:
}

avatar-figure = Imagine
avatar-colour = Fundal
avatar-parrot = Papagal
avatar-frog = Broască
avatar-turtle = Țestoasă
avatar-fish = Pește
avatar-palm = Palmier
avatar-boat = Corabie
avatar-llama = Lamă
avatar-cactus = Cactus
avatar-mountain = Munte
avatar-sun = Soare
avatar-sea = Mare
avatar-corn = Porumb
avatar-leaf = Frunză
avatar-clay = Lut
avatar-berry = Fruct de pădure
avatar-stone = Piatră

friends-title = Prieteni
friends-lead = Vezi cine e aici, ia loc la mesele lor și invită-i la ale tale.
friends-begin = Cum să-ți spună prietenii?
friends-invitations = Invitații la mese
friends-invites = { $open ->
    [one] te invită la { $game }, { $open } loc liber
    [few] te invită la { $game }, { $open } locuri libere
   *[other] te invită la { $game }, { $open } de locuri libere
}
friends-not-now = Nu acum
friends-asking = Vor să-ți fie prieteni
friends-asking-count = { $count ->
    [one] { $count } persoană vrea să-ți fie prieten
    [few] { $count } persoane vor să-ți fie prieteni
   *[other] { $count } de persoane vor să-ți fie prieteni
}
friends-accept = Acceptă
friends-decline = Refuză
friends-yours = { $count ->
    [0] Prietenii tăi
   *[other] Prietenii tăi ({ $count })
}
friends-none = Încă nimeni. Cere prietenia după numele contului, trimite-ți linkul sau deschide meniul unei mese la care joci.
friends-here = aici
friends-away = nu e aici
friends-here-count = { $count ->
    [0] nu e nimeni aici
    [one] { $count } e aici
    [few] { $count } sunt aici
   *[other] { $count } sunt aici
}
friends-all = Toți prietenii
friends-waits = așteaptă jucători: { $games }
friends-more = Mai multe despre { $player }
friends-find = Găsește prieteni
friends-name = Numele contului
friends-name-words = Așa cum îl scrie la conectare. Oaspeților fără cont le poți cere prietenia prin link sau la o masă.
friends-ask = Cere prietenia
friends-asked = Încă fără răspuns
friends-asked-done = Cererea a fost trimisă.
friends-asked-is = cerere trimisă, încă fără răspuns
friends-withdraw = Retrage
friends-is = prieten cu tine
friends-link = Linkul tău
friends-link-words = Oricine îl deschide îți poate cere prietenia. Tot tu hotărăști.
friends-link-make = Creează un link
friends-link-new = Înlocuiește linkul
friends-part = Încheie prietenia
friends-part-words = Niciunul nu mai vede dacă celălalt e aici. Celălalt nu este anunțat.

block = Blochează
unblock = Deblochează
blocked = Blocați
blocked-is = blocat
block-words = Cei pe care îi blochezi nu pot lua loc la mesele făcute de tine, nu citești ce scriu la mese, iar cererile lor nu ajung la tine. Nu sunt anunțați.
block-done = Ai blocat: { $player }.
people-alone = Nimeni altcineva nu stă la această masă.

invite = Invită
invite-friends = Invită prieteni
invite-done = invitat

friend-link-ask = Ceri prietenia lui { $player }?
friend-link-words = Prietenii văd dacă celălalt e aici și se pot invita la mese.
friend-link-gone = Acest link nu duce nicăieri
friend-link-gone-words = A fost înlocuit cu altul sau are o greșeală de scriere. Cere linkul nou.
friend-link-mine = Acesta e chiar linkul tău
friend-link-mine-words = Trimite-l cuiva care să-ți ceară prietenia.

## Private chat with a friend
private-title = Conversație privată
private-with = { $player } și tu
private-back = Toți prietenii
private-write = Scrie
private-read = Citește mesajele
private-unread = { $count ->
    [one] { $count } mesaj nou
    [few] { $count } mesaje noi
   *[other] { $count } de mesaje noi
}
private-to = Scrie către { $player }
private-you = Tu
private-none = Încă niciun mesaj. Ce scrii aici poate citi { $player }.
private-words = Doar voi doi puteți citi ce scrieți aici: { $player } și tu. Dacă unul dintre voi raportează un mesaj, îl citește și administratorul serverului. Se păstrează ultimele 200 de mesaje, cel mult 90 de zile.
private-blocked = Ai blocat: { $player }. Niciunul dintre voi nu mai poate scrie aici, dar poți raporta în continuare mesajele primite.
