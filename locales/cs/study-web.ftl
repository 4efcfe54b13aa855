## Rozbor hry

study-title = Analýza
study-open = Analyzovat odtud
study-bot = Bot přemýšlí
study-think = Přemýšlet
study-rest = Zastavit
study-looks = { $count ->
    [one] { $count } prozkoumané pokračování
    [few] { $count } prozkoumaná pokračování
    [many] { $count } prozkoumaného pokračování
   *[other] { $count } prozkoumaných pokračování
}
study-exact = Je vidět konec hry: tyto výsledky jsou jisté.
study-share-words = Věnovaný čas:
study-value-words = Šance na výhru:
study-legend = Pruh ukazuje, kolik času bot tahu věnoval, číslo šanci na výhru po něm.
study-odds = Kdo odtud vyhraje
study-asked = Rozhoduje { $player }.
study-over = Tady hra končí.
study-waits = Je třeba losovat.
study-draw = Nechat rozhodnout náhodu
study-chance = Náhoda
study-lines = Vyzkoušené varianty
study-lines-none = Stiskni tah a vyzkoušej ho. Náhoda se přidá sama.
study-game = Hra
study-name = Pojmenovat variantu
study-redraw = Losovat znovu
study-remove = Odstranit
study-share = Odkaz na tuto analýzu
study-link-there = Odkazem je teď adresa této stránky.
study-too-long = Na odkaz je tu toho příliš. Odstraň několik variant a zkus to znovu.
study-close = Zavřít analýzu
study-failed = Analýzu nelze zobrazit
study-bad-link = Tento odkaz nevede k žádné analýze. Možná se cestou zkrátil, nebo ho vytvořila novější verze Mesety; požádej o něj znovu.
error-study-refused = Tento tah tu nelze provést. Pokračuj z jiného okamžiku, nebo odstraň několik variant.
study-no-engine = Analýza potřebuje pravidla v prohlížeči a stránka tohoto serveru byla sestavena bez nich.
study-position = Změnit tuto pozici
study-position-about = Toto je celá pozice, jak ji čtou i programy botů. Změň ji a otevři jako samostatnou analýzu; tlačítko Zpět v prohlížeči tě vrátí k té právě otevřené. Co je v sáčcích a zakrytých hromádkách, nemá pořadí: losuje se z toho.
study-position-label = Pozice jako text
study-position-open = Otevřít v analýze
study-position-save = Uložit jako soubor
study-position-unread = Toto nelze přečíst jako pozici: { $reason }. Oprav to místo a zkus to znovu.
study-position-refused = Taková pozice nemůže nastat. Důvod (anglicky): „{ $reason }“. Změň to a zkus to znovu.
position-counts-about = Tady můžeš změnit čísla, v textu níže cokoli. Součásti jsou omezené: co někdo dostane, musí odněkud přijít.
position-table = Stůl
position-changed = změněno
position-of = { $part }: { $kind }
position-goods = Zboží
position-stock = Zásoba
position-plantations = Odkryté plantáže
position-face-down = Zakryté plantáže
position-discards = Odložené plantáže
position-quarries = Zbývající kamenolomy
position-worker-supply = Kolonisté v zásobě
position-worker-ship = Kolonisté na lodi
position-victory-points = Vítězné body v žetonech
position-carts = Vozy
position-doubloons = Dublony
position-coins = Mince
position-san-juan = Kolonisté v San Juanu
position-tiles = Na ostrově
position-tile-workers = Kolonisté na ostrově
position-bag = Váček
position-container = Truhla
position-corn-store = Kukuřice ve skladu
position-road = Úseky Cesty
