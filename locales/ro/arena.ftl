# Cuvintele arenei (`meseta arena`) în română: boți unul împotriva altuia și ce a ieșit.
# Un bloc este o formație de boți care trece, cu aceleași trageri, prin toate locurile, câte o partidă pentru fiecare loc.

## Ce se joacă

arena-head =
    { $bots ->
        [one] { $bots } bot
        [few] { $bots } boți
       *[other] { $bots } de boți
    }, { $tables ->
        [one] { $tables } masă
        [few] { $tables } mese
       *[other] { $tables } de mese
    }, { $games ->
        [one] { $games } partidă
        [few] { $games } partide
       *[other] { $games } de partide
    } în { $blocks ->
        [one] { $blocks } bloc
        [few] { $blocks } blocuri
       *[other] { $blocks } de blocuri
    }.
arena-seed = Sămânță { $seed }, plan { $digest }.
arena-resumed = { $games ->
        [one] { $games } partidă era deja jucată.
        [few] { $games } partide erau deja jucate.
       *[other] { $games } de partide erau deja jucate.
    }
arena-progress = partide: { $done } din { $all }, { $speed } pe secundă, au rămas { $left }

## Ce a ieșit

arena-counts = { $games ->
        [one] { $games } partidă
        [few] { $games } partide
       *[other] { $games } de partide
    }, { $blocks ->
        [one] { $blocks } bloc
        [few] { $blocks } blocuri
       *[other] { $blocks } de blocuri
    }
arena-nothing = Niciun bloc nu s-a încheiat, deci deocamdată nu e nimic de arătat.
arena-all-tables = Toate mesele
arena-bot = Bot
arena-share = Victorii
arena-even = Egal
arena-rank = Loc mediu
arena-margin = Avans
arena-points = Puncte
arena-seat = Locul { $number }
arena-time = Timp pe alegere
arena-longest = Cel mai lung
arena-forfeits = Abandonuri
arena-ratings = Cotații (Plackett-Luce)
arena-rating = Cotație
arena-interval = interval de 95%
arena-ahead = Cât de des termină botul de pe rând înaintea botului de pe coloană
arena-alone = Victoriile botului de pe rând, singur împotriva botului de pe coloană pe toate celelalte locuri
arena-intervals = ± și intervale: 95%, pe blocuri.
arena-sprt-h1 = { $candidate } este mai bun decât { $field }: s-a acceptat H1 (victorii { $high } peste partea egală) după { $blocks ->
        [one] { $blocks } bloc
        [few] { $blocks } blocuri
       *[other] { $blocks } de blocuri
    }, logaritmul raportului de verosimilitate { $ratio }.
arena-sprt-h0 = { $candidate } nu este mai bun decât { $field }: s-a acceptat H0 (victorii { $low } peste partea egală) după { $blocks ->
        [one] { $blocks } bloc
        [few] { $blocks } blocuri
       *[other] { $blocks } de blocuri
    }, logaritmul raportului de verosimilitate { $ratio }.
arena-sprt-open = După { $blocks ->
        [one] { $blocks } bloc
        [few] { $blocks } blocuri
       *[other] { $blocks } de blocuri
    } nu se știe încă dacă { $candidate } este mai bun decât { $field }; logaritmul raportului de verosimilitate { $ratio }.
arena-forfeited = { $count ->
        [one] { $count } partidă pierdută prin abandon:
        [few] { $count } partide pierdute prin abandon:
       *[other] { $count } de partide pierdute prin abandon:
    }
arena-forfeit = { $bot }, locul { $seat }, sămânța partidei { $seed }, alegerea { $choice }: { $fault } ({ $detail })
arena-fault-no-start = nu a pornit
arena-fault-crash = s-a oprit pe neașteptate
arena-fault-timeout = nu a răspuns la timp
arena-fault-unreadable = răspunsul lui nu a putut fi citit
arena-fault-illegal = acțiunea lui nu era permisă
arena-written = Scris: { $file }
arena-interrupted = Întrerupt; { $games ->
        [one] a rămas { $games } partidă.
        [few] au rămas { $games } partide.
       *[other] au rămas { $games } de partide.
    }
arena-go-on = Pentru continuare: { $command }
arena-lost = Fără --jsonl FIȘIER nu se poate continua.

## Ce este greșit

arena-no-bots = Indică cel puțin doi boți cu --bot sau, cu --jsonl, un fișier de rezultate de continuat.
arena-bot-count = O arenă are nevoie de 2 până la 64 de boți, nu de { $bots }. Un bot poate juca împotriva lui însuși sub alt nume: --bot iar=greedy.
arena-bad-bot = Niciun bot nu se numește „{ $bot }”. Disponibili: { $known }. Un program propriu se indică prin NUME="COMANDĂ".
arena-bad-name = „{ $bot }” nu poate fi numele unui bot: 1 până la 40 de caractere, fără spații.
arena-name-twice = Doi boți se numesc „{ $bot }”. Dă-i unuia alt nume: --bot NUME=CHEIE.
arena-not-here = Botul „{ $bot }” nu poate juca { $game }.
arena-bad-game = Nu există jocul „{ $game }”. Disponibile: { $known }.
arena-bad-setup = Această masă nu poate fi pregătită: { $table }: { $reason }
arena-bad-lineups = Nu există formațiile „{ $word }”.
arena-other-rules = Planul a fost făcut pentru versiunea { $found } a regulilor jocului { $game }; acest program joacă după versiunea { $known }.
arena-lineup-count = Formații posibile: { $lineups }, prea multe pentru a fi jucate. Lasă fiecare bloc să tragă una la sorți: --lineups drawn.
arena-block-count = Joacă cel puțin un bloc, dar mai puțin de 4294967296 de partide.
arena-sprt-two = --sprt compară exact doi boți, nu { $bots }.
arena-sprt-bad = --h1 trebuie să fie mai mare decât --h0, ambele între -0.5 și 0.5, iar --alpha și --beta 0 sau între 0.0001 și 0.4.
arena-no-start = Botul „{ $bot }” nu a pornit ({ $command }): { $reason }
arena-file-failed = { $file }: { $reason }
arena-file-no-plan = { $file } nu este un fișier de rezultate al arenei: prima linie nu este un plan.
arena-file-digest = { $file } a fost modificat: planul nu se potrivește cu amprenta lui.
arena-file-other-plan = { $file } aparține altui plan: „{ $what }” este { $found }, dar ai cerut { $asked }. Alege alt fișier sau continuă-i planul: meseta arena --jsonl { $file }
arena-file-bad-line = { $file }, linia { $line }: aceasta nu este o partidă din planul fișierului.
arena-file-busy = { $file } este folosit de altă arenă.

## Pagina (--html)

arena-page-title = Arena: { $bots }
arena-choices = Alegeri pe partidă
arena-page-by-seat = Victorii după loc
arena-page-running = Victorii pe măsură ce s-au jucat blocurile
arena-page-block-axis = Blocuri
arena-page-spread = Puncte: întregul interval, jumătatea din mijloc și mediana
arena-page-least = Minim
arena-page-quarter = Prima cuartilă
arena-page-median = Mediana
arena-page-three-quarters = A treia cuartilă
arena-page-most = Maxim
arena-page-test = Testul: logaritmul raportului de verosimilitate după fiecare bloc, între cele două limite
arena-page-how = Cum s-a măsurat
arena-page-blocks = Un bloc este o formație de boți care trece, cu aceleași trageri, prin toate locurile, câte o partidă pentru fiecare loc. Astfel, norocul locului și al tragerilor este același pentru toți boții dintr-un bloc, iar eșantioanele fiecărui interval de 95% sunt blocurile, nu partidele. Linia întreruptă arată cât ar obține fiecare bot dacă toți ar fi egali.
arena-page-rating = Cotațiile urmează modelul Plackett-Luce (Weng și Lin, Journal of Machine Learning Research 12, 2011): un bot despre care nu se știe nimic are cotația 25. Intervalele vin din reeșantionarea blocurilor cu revenire.
arena-page-forfeit = Un bot care se oprește pe neașteptate, nu răspunde la timp sau răspunde cu o acțiune nepermisă pierde partida prin abandon: partida continuă cu mutări la întâmplare pe locul lui, iar botul ocupă ultimul loc. Punctele și avansurile țin seama doar de partidele fără abandon.
arena-page-sprt = Testul este un test secvențial al raportului de probabilitate (Wald 1945, în forma generalizată), pe blocuri în care un candidat joacă împotriva celuilalt bot, aflat pe toate celelalte locuri. Pentru că se oprește devreme, ponderea victoriilor dintr-un test decis este puțin exagerată.
arena-page-again = Pentru a rejuca aceleași partide:
