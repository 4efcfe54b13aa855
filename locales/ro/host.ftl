# The page for hosts of a server.

host-people = persoane
host-programs = { $count ->
    [one] și { $count } bot
    [few] și { $count } boți
   *[other] și { $count } de boți
}
host-running = partide în curs
host-open = { $count ->
    [one] { $count } masă așteaptă jucători
    [few] { $count } mese așteaptă jucători
   *[other] { $count } de mese așteaptă jucători
}
host-reports-open = sesizări deschise
host-over = { $count ->
    [one] { $count } partidă încheiată
    [few] { $count } partide încheiate
   *[other] { $count } de partide încheiate
}
host-reports = Sesizări
host-reports-all = Arată și cele rezolvate
host-reports-none = Nimeni nu a sesizat nimic.
host-report-private = Conversație privată
host-report-by = Sesizat de { $player }
host-look = Vezi: { $player }
host-settle = Rezolvat
host-unsettle = Redeschide
host-announce = Anunț
host-announce-text = Textul, afișat pe fiecare pagină
host-announce-hours = Pentru cât timp
host-announce-do = Anunță
host-announced = Afișate acum
host-until = până la: { $time }
host-withdraw = Retrage
host-hours = { $count ->
    [one] { $count } oră
    [few] { $count } ore
   *[other] { $count } de ore
}
host-people-title = Persoane și boți
host-people-none = Nu s-a găsit nimeni.
host-find = Nume sau identificator
host-find-do = Caută
host-more = Mai mult
host-show-more = Arată mai multe
host-at-tables = { $count ->
    [one] la { $count } masă
    [few] la { $count } mese
   *[other] la { $count } de mese
}
host-came = prima vizită: { $when }
host-is-host = administrator
host-is-mute = fără drept de scriere
host-is-ban = exclus
host-tables = Mese
host-tables-none = Nu există asemenea mese.
host-state-open = În așteptare
host-state-running = În curs
host-state-over = Încheiate
host-state-all = Toate
host-round = Runda { $round }
host-changed = ultima mutare: { $when }
host-entrances = Invitații
host-entrances-words = Doar cine are unul dintre aceste coduri poate deveni oaspete al serverului.
host-entrances-open = Aici nimeni nu are nevoie de cod: serverul a fost pornit fără --by-invitation.
host-entrance-people = Număr de persoane
host-entrance-days = Număr de zile
host-entrance-note = Pentru cine (văd doar administratorii)
host-invite = Creează un cod
host-entrance-left = { $count ->
    [one] pentru încă { $count } persoană, până la: { $time }
    [few] pentru încă { $count } persoane, până la: { $time }
   *[other] pentru încă { $count } de persoane, până la: { $time }
}
host-id = Identificator:
host-owner = Vezi proprietarul acestui bot
host-lift = Ridică
host-sanction = Interzicere
host-mute = Interzice scrisul
host-mute-words = Fără scris în chat, nici fraze rapide.
host-ban = Interzice jocul
host-ban-words = Fără joc. Boții serverului îi preiau locurile, iar boții acestei persoane sunt și ei excluși.
host-how-long = Pentru cât timp
host-for-good = Definitiv
host-reason = Motivul, pe care persoana îl citește
host-data = Descarcă datele acestei persoane
host-delete = Șterge persoana
host-delete-words = Numele, codul și mesajele din chat dispar definitiv, iar boții preiau locurile. Nu se poate anula.
host-delete-sure = Da, șterge
