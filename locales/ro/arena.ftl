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
        [one] { $games } partidă a fost jucată mai demult.
        [few] { $games } partide au fost jucate mai demult.
       *[other] { $games } de partide au fost jucate mai demult.
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
arena-nothing = Niciun bloc nu s-a încheiat, deci încă nu e nimic de arătat.
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
arena-ahead = Cât de des termină botul din rând înaintea botului din coloană
arena-alone = Victoriile botului din rând, singur împotriva botului din coloană pe toate celelalte locuri
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

arena-no-bots = Numește cel puțin doi boți cu --bot sau un fișier de rezultate cu --jsonl, ca să fie continuat.
arena-bot-count = O arenă are nevoie de 2 până la 64 de boți, nu { $bots }. Un bot poate juca împotriva lui însuși cu alt nume: --bot iar=greedy.
arena-bad-bot = Niciun bot nu se numește „{ $bot }”. Disponibili: { $known }. Un program propriu se dă ca NUME="COMANDĂ".
arena-bad-name = „{ $bot }” nu poate fi numele unui bot: 1 până la 40 de caractere, fără spații.
arena-name-twice = Doi boți se numesc „{ $bot }”. Dă-i unuia alt nume: --bot NUME=CHEIE.
arena-not-here = Botul „{ $bot }” nu poate juca { $game }.
arena-bad-game = Nu există jocul „{ $game }”. Disponibile: { $known }.
arena-bad-setup = Această masă este imposibilă: { $table }: { $reason }
arena-bad-lineups = Nu există formațiile „{ $word }”.
arena-other-rules = Planul a fost făcut pentru versiunea { $found } a regulilor jocului { $game }; acest program joacă după versiunea { $known }.
arena-lineup-count = Sunt { $lineups } formații, prea multe pentru a fi jucate. Lasă fiecare bloc să tragă una la sorți: --lineups drawn.
arena-block-count = Joacă cel puțin un bloc și mai puțin de 4294967296 de partide.
arena-sprt-two = --sprt compară exact doi boți, nu { $bots }.
arena-sprt-bad = --h1 trebuie să fie mai mare decât --h0, ambele între -0.5 și 0.5, iar --alpha și --beta între 0.0001 și 0.4.
arena-no-start = Botul „{ $bot }” nu pornește ({ $command }): { $reason }
arena-file-failed = { $file }: { $reason }
arena-file-no-plan = { $file } nu este un fișier de rezultate al arenei: prima linie nu este un plan.
arena-file-digest = { $file } a fost schimbat: planul nu se potrivește cu amprenta lui.
arena-file-other-plan = { $file } aparține altui plan: „{ $what }” este { $found }, acum s-a cerut { $asked }. Alege alt fișier sau continuă planul lui: meseta arena --jsonl { $file }
arena-file-bad-line = { $file }, linia { $line }: aceasta nu este o partidă din planul fișierului.
arena-file-busy = { $file } este folosit de altă arenă.

## Pagina (--html)

arena-page-title = Arena: { $bots }
arena-choices = Alegeri pe partidă
arena-page-by-seat = Victorii după loc
arena-page-running = Victoriile pe măsură ce au venit blocurile
arena-page-block-axis = Blocuri
arena-page-spread = Puncte: întregul interval, jumătatea din mijloc și mediana
arena-page-least = Minim
arena-page-quarter = Prima cuartilă
arena-page-median = Mediana
arena-page-three-quarters = A treia cuartilă
arena-page-most = Maxim
arena-page-test = Testul: logaritmul raportului de verosimilitate după fiecare bloc, între cele două limite
arena-page-how = Cum s-a măsurat
arena-page-blocks = Un bloc este o formație de boți care trece, cu aceleași trageri, prin toate locurile, câte o partidă pentru fiecare loc. Astfel norocul locului și al tragerilor este egal pentru toți boții unui bloc, iar eșantioanele fiecărui interval de 95% sunt blocurile, nu partidele. Linia întreruptă este ce ar avea fiecare bot dacă toți ar fi egali.
arena-page-rating = Cotațiile urmează modelul Plackett-Luce (Weng și Lin, Journal of Machine Learning Research 12, 2011): 25 are un bot despre care nu se știe nimic. Intervalele vin din reeșantionarea blocurilor cu repunere.
arena-page-forfeit = Un bot care se oprește, nu răspunde la timp sau răspunde cu ceva nepermis pierde partida prin abandon: în locul lui se joacă mai departe la întâmplare, iar botul primește ultimul loc. Punctele și avansurile țin seama doar de partidele fără abandon.
arena-page-sprt = Testul este un test secvențial al raportului de probabilitate (Wald 1945, în forma generalizată) pe blocuri în care un candidat joacă împotriva celuilalt bot pe toate celelalte locuri. Se oprește devreme, așa că victoriile unui test hotărât sunt puțin exagerate.
arena-page-again = Aceleași partide încă o dată:
