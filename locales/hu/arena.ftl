# Az aréna (`meseta arena`) szavai magyarul: botok egymás ellen, és ami kijött belőle.
# A blokk egy botokból álló felállás, amely ugyanazokkal a húzásokkal minden helyen végigmegy, helyenként egy játszmával.

## Mit játszanak

arena-head = { $bots } bot, { $tables } asztal, { $games } játszma { $blocks } blokkban.
arena-seed = Mag: { $seed }, terv: { $digest }.
arena-resumed = { $games } játszmát már korábban lejátszottak.
arena-progress = { $done } / { $all } játszma, másodpercenként { $speed }, hátra van { $left }

## Mi jött ki

arena-counts = { $games } játszma, { $blocks } blokk
arena-nothing = Egyetlen blokk sem fejeződött be, ezért még nincs mit összegezni.
arena-all-tables = Minden asztal
arena-bot = Bot
arena-share = Győzelmi arány
arena-even = Egyenlő
arena-rank = Átlagos helyezés
arena-margin = Előny
arena-points = Pont
arena-seat = { $number }. hely
arena-time = Idő döntésenként
arena-longest = Leghosszabb
arena-forfeits = Feladás
arena-ratings = Értékszámok (Plackett-Luce)
arena-rating = Értékszám
arena-interval = 95%-os intervallum
arena-ahead = Milyen gyakran végez a sor botja az oszlop botja előtt
arena-alone = A sor botjának győzelmi aránya, egyedül, ha minden más helyen az oszlop botja ül
arena-intervals = ± és intervallumok: 95%, blokkok szerint.
arena-sprt-h1 = { $candidate } jobb, mint { $field }: { $blocks } blokk után a H1 (győzelmi arány az egyenlőhöz képest { $high }) lett elfogadva, log-likelihood-arány: { $ratio }.
arena-sprt-h0 = { $candidate } nem jobb, mint { $field }: { $blocks } blokk után a H0 (győzelmi arány az egyenlőhöz képest { $low }) lett elfogadva, log-likelihood-arány: { $ratio }.
arena-sprt-open = { $blocks } blokk után még nem dőlt el, hogy { $candidate } jobb-e, mint { $field }; log-likelihood-arány: { $ratio }.
arena-forfeited = { $count } játszma feladással végződött:
arena-forfeit = { $bot }, { $seat }. hely, a játszma magja { $seed }, { $choice }. döntés: { $fault } ({ $detail })
arena-fault-no-start = nem indult el
arena-fault-crash = összeomlott
arena-fault-timeout = nem válaszolt időben
arena-fault-unreadable = a válaszát nem lehetett elolvasni
arena-fault-illegal = a lépése szabálytalan volt
arena-written = Kiírva: { $file }
arena-interrupted = Megszakítva; { $games } játszma van hátra.
arena-go-on = Folytatás: { $command }
arena-lost = --jsonl FÁJL nélkül nem lehet folytatni.

## Mi a baj

arena-no-bots = Adj meg legalább két botot (--bot), vagy egy eredményfájlt (--jsonl), amelyet folytatni kell.
arena-bot-count = Az arénához 2–64 bot kell, nem { $bots }. Egy bot más néven önmaga ellen is játszhat: --bot megint=greedy.
arena-bad-bot = Nincs „{ $bot }” nevű bot. Választható: { $known }. Saját program: NÉV="PARANCS".
arena-bad-name = „{ $bot }” nem jó név egy botnak: 1–40 karakter szóköz nélkül.
arena-name-twice = Két bot neve „{ $bot }”. Adj az egyiknek másik nevet: --bot NÉV=KULCS.
arena-not-here = „{ $bot }” nevű bot itt nem játszhat; a játék: { $game }.
arena-bad-game = Nincs „{ $game }” nevű játék. Választható: { $known }.
arena-bad-setup = Ez az asztal lehetetlen: { $table }: { $reason }
arena-bad-lineups = Nincs ilyen felállás: „{ $word }”.
arena-other-rules = A terv más szabályváltozathoz készült ({ $game }, változat: { $found }); ez a program változata: { $known }.
arena-lineup-count = { $lineups } felállás van, ennyit nem lehet lejátszani. Húzzon minden blokk egyet: --lineups drawn.
arena-block-count = Legalább egy blokk kell, és kevesebb mint 4294967296 játszma.
arena-sprt-two = A --sprt pontosan két botot hasonlít össze, nem { $bots } botot.
arena-sprt-bad = A --h1 legyen nagyobb, mint a --h0, mindkettő -0.5 és 0.5 között, az --alpha és a --beta pedig 0.0001 és 0.4 között.
arena-no-start = „{ $bot }” nevű bot nem indul el ({ $command }): { $reason }
arena-file-failed = { $file }: { $reason }
arena-file-no-plan = { $file } nem az aréna eredményfájlja: az első sora nem terv.
arena-file-digest = { $file } megváltozott: a terve nem egyezik a lenyomatával.
arena-file-other-plan = { $file } másik tervhez tartozik: „{ $what }”: ott { $found }, most { $asked } lenne. Válassz másik fájlt, vagy folytasd a saját tervét: meseta arena --jsonl { $file }
arena-file-bad-line = { $file }, { $line }. sor: ez nem a fájl tervének játszmája.
arena-file-busy = Ezt a fájlt egy másik aréna használja: { $file }

## Az oldal (--html)

arena-page-title = Aréna: { $bots }
arena-choices = Döntések játszmánként
arena-page-by-seat = Győzelmi arány helyenként
arena-page-running = Győzelmi arány a blokkok sorrendjében
arena-page-block-axis = Blokkok
arena-page-spread = Pontok: a teljes tartomány, a középső fele és a medián
arena-page-least = Legkevesebb
arena-page-quarter = Alsó kvartilis
arena-page-median = Medián
arena-page-three-quarters = Felső kvartilis
arena-page-most = Legtöbb
arena-page-test = A teszt: log-likelihood-arány minden blokk után, a két határ között
arena-page-how = Hogyan készült a mérés
arena-page-blocks = A blokk egy botokból álló felállás, amely ugyanazokkal a húzásokkal minden helyen végigmegy, helyenként egy játszmával. Így a hely és a húzás szerencséje a blokk minden botjának egyforma, és minden 95%-os intervallum mintái a blokkok, nem a játszmák. A szaggatott vonal az, amit minden bot elérne, ha mind egyenlő volna.
arena-page-rating = Az értékszámok a Plackett-Luce-modellt követik (Weng és Lin, Journal of Machine Learning Research 12, 2011): 25 az a bot, amelyről semmit sem tudni. Az intervallumok a blokkok visszatevéses újrahúzásából származnak.
arena-page-forfeit = Az a bot, amely összeomlik, nem válaszol időben, vagy szabálytalan lépést válaszol, feladja a játszmáját: a helyén véletlen lépésekkel megy tovább a játék, és a bot az utolsó lesz. A pontokba és az előnyökbe csak a feladás nélküli játszmák számítanak.
arena-page-sprt = A teszt szekvenciális valószínűségi hányados próba (Wald 1945, általánosított alakban) olyan blokkokon, ahol egy jelölt játszik a másik bot ellen minden más helyen. Korán megáll, ezért az eldöntött teszt győzelmi aránya kissé túlzó.
arena-page-again = Ugyanezek a játszmák újra:
