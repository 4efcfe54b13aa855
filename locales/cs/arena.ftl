# Slova arény (`meseta arena`) česky: boti proti sobě a co z toho vyšlo.
# Blok je jedna sestava botů, která na stejných tazích z náhody projde všemi místy, jedna partie na každé místo.

## Co se hraje

arena-head =
    { $bots ->
        [one] { $bots } bot
        [few] { $bots } boti
       *[other] { $bots } botů
    }, { $tables ->
        [one] { $tables } stůl
        [few] { $tables } stoly
       *[other] { $tables } stolů
    }, { $games ->
        [one] { $games } partie
        [few] { $games } partie
       *[other] { $games } partií
    } ({ $blocks ->
        [one] { $blocks } blok
        [few] { $blocks } bloky
       *[other] { $blocks } bloků
    }).
arena-seed = Semínko { $seed }, plán { $digest }.
arena-resumed = { $games ->
        [one] { $games } partie se odehrála už dříve.
        [few] { $games } partie se odehrály už dříve.
       *[other] { $games } partií se odehrálo už dříve.
    }
arena-progress = partie: { $done } z { $all }, { $speed } za sekundu, zbývá { $left }

## Co vyšlo

arena-counts = { $games ->
        [one] { $games } partie
        [few] { $games } partie
       *[other] { $games } partií
    }, { $blocks ->
        [one] { $blocks } blok
        [few] { $blocks } bloky
       *[other] { $blocks } bloků
    }
arena-nothing = Žádný blok není dohraný, takže zatím není co ukázat.
arena-all-tables = Všechny stoly
arena-bot = Bot
arena-share = Podíl výher
arena-even = Rovný díl
arena-rank = Prům. pořadí
arena-margin = Náskok
arena-points = Body
arena-seat = Místo { $number }
arena-time = Čas na volbu
arena-longest = Nejdéle
arena-forfeits = Kontumace
arena-ratings = Hodnocení (Plackett-Luce)
arena-rating = Hodnocení
arena-interval = 95% interval
arena-ahead = Jak často skončí bot z řádku před botem ze sloupce
arena-alone = Podíl výher bota z řádku, samotného proti botovi ze sloupce na všech ostatních místech
arena-intervals = ± a 95% intervaly, počítáno po blocích.
arena-sprt-h1 = { $candidate } je lepší než { $field }: H1 (podíl výher { $high } oproti rovnému dílu) byla přijata po { $blocks ->
        [one] { $blocks } bloku
       *[other] { $blocks } blocích
    }, logaritmus poměru věrohodností { $ratio }.
arena-sprt-h0 = { $candidate } není lepší než { $field }: H0 (podíl výher { $low } oproti rovnému dílu) byla přijata po { $blocks ->
        [one] { $blocks } bloku
       *[other] { $blocks } blocích
    }, logaritmus poměru věrohodností { $ratio }.
arena-sprt-open = Po { $blocks ->
        [one] { $blocks } bloku
       *[other] { $blocks } blocích
    } ještě není rozhodnuto, zda je { $candidate } lepší než { $field }; logaritmus poměru věrohodností { $ratio }.
arena-forfeited = { $count ->
        [one] { $count } partie skončila kontumací:
        [few] { $count } partie skončily kontumací:
       *[other] { $count } partií skončilo kontumací:
    }
arena-forfeit = { $bot }, místo { $seat }, semínko partie { $seed }, volba { $choice }: { $fault } ({ $detail })
arena-fault-no-start = nespustil se
arena-fault-crash = přestal fungovat
arena-fault-timeout = neodpověděl včas
arena-fault-unreadable = jeho odpověď se nedala přečíst
arena-fault-illegal = jeho tah nebyl dovolený
arena-written = Zapsáno: { $file }
arena-interrupted = Přerušeno; { $games ->
        [one] zbývá { $games } partie.
        [few] zbývají { $games } partie.
       *[other] zbývá { $games } partií.
    }
arena-go-on = Pokračování: { $command }
arena-lost = Bez --jsonl SOUBOR v tom nelze pokračovat.

## Co je špatně

arena-no-bots = Uveď aspoň dva boty pomocí --bot, nebo soubor s výsledky pomocí --jsonl, ve kterém se má pokračovat.
arena-bot-count = Aréna potřebuje 2 až 64 botů, ne { $bots }. Bot může hrát i sám proti sobě pod jiným jménem: --bot znovu=greedy.
arena-bad-bot = Žádný bot se nejmenuje „{ $bot }“. K dispozici: { $known }. Vlastní program se zadává jako JMÉNO="PŘÍKAZ".
arena-bad-name = „{ $bot }“ nemůže být jméno bota: 1 až 40 znaků bez mezer.
arena-name-twice = Dva boti se jmenují „{ $bot }“. Dej jednomu jiné jméno: --bot JMÉNO=KLÍČ.
arena-not-here = Bot „{ $bot }“ neumí hrát { $game }.
arena-bad-game = Hra „{ $game }“ neexistuje. K dispozici: { $known }.
arena-bad-setup = Takový stůl není možný: { $table }: { $reason }
arena-bad-lineups = Sestavy „{ $word }“ neexistují.
arena-other-rules = Plán vznikl pro verzi { $found } pravidel hry { $game }; tento program hraje podle verze { $known }.
arena-lineup-count = Sestav je { $lineups }, příliš mnoho na odehrání. Ať si každý blok jednu vylosuje: --lineups drawn.
arena-block-count = Odehraj aspoň jeden blok a méně než 4294967296 partií.
arena-sprt-two = --sprt porovnává právě dva boty, ne { $bots }.
arena-sprt-bad = --h1 musí být větší než --h0, obě od -0.5 do 0.5, a --alpha a --beta 0 nebo od 0.0001 do 0.4.
arena-no-start = Bot „{ $bot }“ se nespustil ({ $command }): { $reason }
arena-file-failed = { $file }: { $reason }
arena-file-no-plan = { $file } není soubor s výsledky arény: první řádek není plán.
arena-file-digest = { $file } byl změněn: plán nesouhlasí se svým otiskem.
arena-file-other-plan = { $file } patří k jinému plánu: „{ $what }“ je { $found }, ale žádáš { $asked }. Zvol jiný soubor, nebo pokračuj v jeho plánu: meseta arena --jsonl { $file }
arena-file-bad-line = { $file }, řádek { $line }: to není partie z plánu tohoto souboru.
arena-file-busy = { $file } používá jiná aréna.

## Stránka (--html)

arena-page-title = Aréna: { $bots }
arena-choices = Voleb v partii
arena-page-by-seat = Podíl výher podle místa
arena-page-running = Podíl výher, jak bloky přibývaly
arena-page-block-axis = Bloky
arena-page-spread = Body: celé rozpětí, prostřední polovina a medián
arena-page-least = Nejméně
arena-page-quarter = První kvartil
arena-page-median = Medián
arena-page-three-quarters = Třetí kvartil
arena-page-most = Nejvíce
arena-page-test = Test: logaritmus poměru věrohodností po každém bloku, mezi oběma mezemi
arena-page-how = Jak se měřilo
arena-page-blocks = Blok je jedna sestava botů, která se stejným losováním projde všemi místy, jedna partie na každé místo. Štěstí na místo a na losování je tak pro všechny boty v bloku stejné a každý 95% interval se počítá z bloků, ne z partií. Přerušovaná čára je to, co by měl každý bot, kdyby byli všichni stejně silní.
arena-page-rating = Hodnocení se řídí Plackettovým-Luceovým modelem (Weng a Lin, Journal of Machine Learning Research 12, 2011): 25 má bot, o kterém se nic neví. Intervaly vznikají opakovaným losováním bloků s vracením.
arena-page-forfeit = Bot, který přestane fungovat, neodpoví včas nebo odpoví nedovoleným tahem, prohrává partii kontumačně: na jeho místě se dál hraje náhodně a bot je poslední. Body a náskoky se počítají jen z partií bez kontumace.
arena-page-sprt = Test je sekvenční test poměru pravděpodobností (Wald 1945, v zobecněné podobě) na blocích, v nichž jeden kandidát hraje proti druhému botovi na všech ostatních místech. Protože se zastaví, jakmile je rozhodnuto, je podíl výher rozhodnutého testu o něco nadsazený.
arena-page-again = Jak odehrát tytéž partie znovu:
