# Cuvintele jocului în terminal (`meseta play`, `meseta replay`), în română.

## Răspunsuri pe care le arată doar terminalul

terminal-act-assign = { $place }: { $workers }

## Tablele: etichete scurte la început de rând, cel mult 14 litere

terminal-roles = Roluri
terminal-on-offer = La vedere
terminal-workers = Coloniști
terminal-points = VP rămase
terminal-ships = Nave
terminal-trading-house = Casa de comerț
terminal-supply = Provizii
terminal-market = De vânzare
terminal-island = Insulă
terminal-city = Oraș
terminal-goods = Bunuri
terminal-produces = Producție
terminal-quarries = carieră × { $count }
terminal-face-down = cu fața în jos × { $count }
terminal-worker-ship = navă { $count }
terminal-worker-supply = grămadă { $count }
terminal-governor = guvernator
terminal-san-juan = San Juan { $count }
terminal-hidden-points = ? VP
terminal-victory-points = { $count } VP
terminal-free = libere: { $count }
terminal-nothing = nimic

## Jucători

terminal-you = Tu
terminal-bot = { $bot } { $number }
terminal-bot-words = { $player }: { $words }

## Jocul: salut, întrebări, răspunsuri

terminal-welcome = Puerto Rico, { $players ->
        [one] { $players } jucător
        [few] { $players } jucători
       *[other] { $players } de jucători
    }, ediția { $edition }. Scrie help pentru ajutor, quit pentru a ieși.
terminal-expansions = Extensii: { $expansions }
terminal-promise = Amprenta secretului din spatele fiecărei trageri: { $commitment }
terminal-prompt = Răspunsul tău
terminal-prompt-workers = Coloniști, { $place }: de la { $least } la { $most }
terminal-prompt-nobles = Nobili, { $place }: de la { $least } la { $most }
terminal-workers-left = Coloniști de plasat: { $count }. „auto” îi plasează pe toți în locul tău.
terminal-illegal = Nu se poate: { $reason }
terminal-unknown = Nu înțeleg „{ $text }”. Scrie un număr din listă, o mutare precum „{ $example }” sau help.
terminal-unfinished = După „{ $text }” mai trebuie scris ceva; help arată un exemplu.
terminal-why-one = Răspunsurile posibile sunt prea multe ca să fie verificate toate; întreabă despre unul, cum arată help.
terminal-legal = Acum se poate.
terminal-why-none = La această întrebare orice răspuns este posibil.
terminal-undone = Anulat.
terminal-undo-none = Nu ai ce anula: o plantație trasă rămâne trasă.
terminal-no-building = Nicio clădire nu se numește „{ $text }”.
terminal-building = { $building }: cost { $cost }, { $points } VP, coloana { $column }. { $effect }
terminal-saved = Înregistrarea a fost salvată: { $path }
terminal-not-saved = Înregistrarea nu a putut fi salvată în { $path }: { $reason }
terminal-bye = La revedere. Jocul nu s-a încheiat.
terminal-input-ended = Datele de intrare s-au terminat; jocul nu s-a încheiat.
terminal-resumed = Jocul continuă de unde l-ai lăsat.
terminal-resume-how = Continuă acest joc cu:
terminal-not-kept = Jocul nu a fost salvat automat. Ca să poți continua mai târziu, scrie „save FILE” înainte de a ieși sau pornește cu --record FILE.
terminal-winner = { $who ->
        [you] Ai câștigat.
       *[other] A câștigat { $player }.
    }
terminal-winners = Victorie împărțită: { $players }.
terminal-secret = Secretul a fost { $secret }; „meseta verify” verifică fiecare tragere din înregistrare.
terminal-help =
    Ce poți scrie:
      3                un număr din listă (la coloniști: câți)
      build hacienda   orice mutare în notația înregistrărilor
      help             acest ajutor
      board            masa încă o dată
      log              ce s-a întâmplat în această rundă
      why              ce nu este posibil acum și de ce
      why build office de ce nu este posibilă această mutare
      info office      ce face o clădire
      hint             cele mai bune răspunsuri și ce câștigi cu ele
      auto             un bot răspunde la întrebare (sau plasează toți coloniștii)
      undo             anulează ultima ta decizie
      save FILE        salvează înregistrarea jocului într-un fișier
      quit             ieși din joc

## Cuvinte greșite în linia de comandă

terminal-bad-bot = Niciun bot nu se numește „{ $bot }”. Disponibili: { $known }.
terminal-bad-word = { $option } nu poate fi „{ $word }”. Valori posibile: { $known }.
terminal-bad-switch = Nicio opțiune nu se numește „{ $switch }”. Disponibile: { $known }.
terminal-bad-edition = Nicio ediție nu se numește „{ $edition }”. Disponibile: { $known }.
terminal-bad-language = Nicio limbă nu se numește „{ $language }”. Disponibile: { $known }.
terminal-bad-bot-count = { $seats ->
        [one] Pentru boți este { $seats } loc
        [few] Pentru boți sunt { $seats } locuri
       *[other] Pentru boți sunt { $seats } de locuri
    }, nu { $bots }.
terminal-bad-seat = Nu există locul { $seat }; locurile sunt numerotate de la 1 la { $players }.
terminal-bad-setup = Această masă nu poate fi pregătită: { $reason }
terminal-resume-over = Jocul din { $path } s-a încheiat; îl poți vedea cu „meseta replay { $path }”.
terminal-resume-unknown = Jocul din { $path } nu poate fi continuat: se poate continua numai o înregistrare scrisă de „meseta play” în timpul jocului.
terminal-record-running = { $path } conține un joc neîncheiat. Continuă-l cu „meseta play --resume { $path }” sau alege alt fișier pentru jocul nou.
terminal-only-puerto-rico = { $option } este o opțiune doar pentru Puerto Rico; Altiplano nu o are.

## Fișierul cu numerele jocului Altiplano (`meseta components`)

components-only-altiplano = Puerto Rico nu are un fișier cu numere: toate sunt în regulamentele sale.
components-right = Fișierul { $file } este valid. Setul se numește „{ $name }”.
components-digest = Amprenta din înregistrări (SHA-256): { $digest }
components-provenance = De unde vin numerele: tipărite { $printed }, din textul regulamentului { $rulebook }, deduse { $inferred }, reconstituite { $reconstructed }.

## Jocuri fără o masă proprie

terminal-plain-welcome = { $table }. Scrie help pentru ajutor, quit pentru a ieși.
terminal-plain-question = Ce faci?
terminal-plain-points = Puncte
terminal-plain-tie-break = La egalitate
terminal-plain-no-info = Nu există informații despre „{ $text }”.
terminal-plain-help =
    Ce poți scrie:
      3                un număr din listă
      move trot        orice mutare în notația înregistrărilor
      help             acest ajutor
      board            masa încă o dată
      log              ce s-a întâmplat în această rundă
      why              ce nu este posibil acum și de ce
      hint             cele mai bune răspunsuri și ce câștigi cu ele
      auto             un bot răspunde la întrebare
      undo             anulează ultima ta decizie
      save FILE        salvează înregistrarea jocului într-un fișier
      quit             ieși din joc
