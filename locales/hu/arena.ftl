# Az aréna (`meseta arena`) szavai magyarul: botok egymás ellen, és ami kijött belőle.
# A blokk egy botokból álló felállás, amely ugyanazokkal a húzásokkal minden helyen végigmegy, helyenként egy játszmával.

## Mit játszanak

arena-head = { $bots } bot, { $tables } asztal, { $games } játszma { $blocks } blokkban.
arena-seed = Mag: { $seed }, terv: { $digest }.
arena-resumed = { $games } játszmát már korábban lejátszottak.
arena-progress = { $done } / { $all } játszma, másodpercenként { $speed }, hátra van { $left }

## Mi jött ki

arena-counts = { $games } játszma, { $blocks } blokk
arena-nothing = Egyetlen blokk sem fejeződött be, így még nincs mit összegezni.
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
arena-ratings = Értékszámok (Plackett–Luce)
arena-rating = Értékszám
arena-interval = 95%-os intervallum
arena-ahead = Milyen gyakran végez a sor botja az oszlop botja előtt
arena-alone = A sor botjának győzelmi aránya, ha minden más helyen az oszlop botja ül
arena-intervals = ± és intervallumok: 95%, blokkok szerint.
arena-sprt-h1 = { $candidate } jobb, mint { $field }: { $blocks } blokk után elfogadva a H1 (győzelmi arány az egyenlőhöz képest { $high }), log-likelihood-arány: { $ratio }.
arena-sprt-h0 = { $candidate } nem jobb, mint { $field }: { $blocks } blokk után elfogadva a H0 (győzelmi arány az egyenlőhöz képest { $low }), log-likelihood-arány: { $ratio }.
arena-sprt-open = { $blocks } blokk után még nem dőlt el, hogy { $candidate } jobb-e, mint { $field }; log-likelihood-arány: { $ratio }.
arena-forfeited = { $count } játszma feladással végződött:
arena-forfeit = { $bot }, { $seat }. hely, a játszma magja: { $seed }, { $choice }. döntés: { $fault } ({ $detail })
arena-fault-no-start = nem indult el
arena-fault-crash = összeomlott
arena-fault-timeout = nem válaszolt időben
arena-fault-unreadable = a válaszát nem lehetett elolvasni
arena-fault-illegal = szabálytalanul lépett
arena-written = Kiírva: { $file }
arena-interrupted = Megszakítva; { $games } játszma van hátra.
arena-go-on = Folytatás: { $command }
arena-lost = --jsonl FÁJL nélkül nem lehet folytatni.

## Mi a baj

arena-no-bots = Adj meg legalább két botot (--bot) vagy egy folytatandó eredményfájlt (--jsonl).
arena-bot-count = Az arénához 2–64 bot kell, nem { $bots }. Egy bot más néven önmaga ellen is játszhat: --bot megint=greedy.
arena-bad-bot = Nincs „{ $bot }” nevű bot. Választható: { $known }. Saját program: NÉV="PARANCS".
arena-bad-name = „{ $bot }” nem jó név egy botnak: 1–40 karakter szóköz nélkül.
arena-name-twice = Két bot neve „{ $bot }”. Adj az egyiknek másik nevet: --bot NÉV=KULCS.
arena-not-here = „{ $bot }” nem tudja játszani ezt a játékot: { $game }.
arena-bad-game = Nincs „{ $game }” nevű játék. Választható: { $known }.
arena-bad-setup = Ilyen asztal nem lehetséges: { $table }: { $reason }
arena-bad-lineups = Nincs ilyen felállás: „{ $word }”.
arena-other-rules = A terv a szabályok más változatához készült ({ $game }, { $found }. változat); ennek a programnak a változata: { $known }.
arena-lineup-count = { $lineups } felállás van, ennyit nem lehet lejátszani. Sorsoljon minden blokk egyet: --lineups drawn.
arena-block-count = Legalább egy blokk kell, és kevesebb, mint 4294967296 játszma.
arena-sprt-two = A --sprt pontosan két botot hasonlít össze, nem { $bots } botot.
arena-sprt-bad = A --h1 legyen nagyobb a --h0-nál, mindkettő -0.5 és 0.5 között, az --alpha és a --beta pedig 0 vagy 0.0001 és 0.4 között.
arena-no-start = Nem indult el ez a bot: „{ $bot }” ({ $command }): { $reason }
arena-file-failed = { $file }: { $reason }
arena-file-no-plan = { $file } nem az aréna eredményfájlja: az első sora nem terv.
arena-file-digest = { $file } megváltozott: a terve nem egyezik az ujjlenyomatával.
arena-file-other-plan = { $file } másik tervhez tartozik: „{ $what }” értéke ott { $found }, a mostani kérésben { $asked }. Válassz másik fájlt, vagy folytasd a fájl tervét: meseta arena --jsonl { $file }
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
arena-page-blocks = A blokk egy botokból álló felállás, amely ugyanazokkal a húzásokkal minden helyen végigmegy, helyenként egy játszmával. Így a hely és a húzás szerencséje a blokk minden botja számára egyforma, és a 95%-os intervallumok mintái a blokkok, nem a játszmák. A szaggatott vonal az az érték, amelyet minden bot elérne, ha mind egyenlő volna.
arena-page-rating = Az értékszámok a Plackett–Luce-modellt követik (Weng és Lin, Journal of Machine Learning Research 12, 2011): annak a botnak, amelyről semmit sem tudni, 25 az értékszáma. Az intervallumok a blokkok visszatevéses újramintavételezéséből származnak.
arena-page-forfeit = Az a bot, amely összeomlik, nem válaszol időben vagy szabálytalanul lép, feladja a játszmáját: a helyén véletlen lépésekkel megy tovább a játék, és a bot az utolsó lesz. A pontokba és az előnyökbe csak a feladás nélküli játszmák számítanak.
arena-page-sprt = A teszt szekvenciális valószínűségihányados-próba (Wald 1945, általánosított alakban) olyan blokkokon, ahol egy jelölt játszik a másik bot ellen minden más helyen. Mivel korán megáll, az eldöntött teszt győzelmi aránya kissé túlzó.
arena-page-again = Ugyanezek a játszmák újra:
