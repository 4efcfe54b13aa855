# The rules page: search and captions of pictures. Loaded with that page only.

rules-search = Hledat v pravidlech
rules-next = Další místo
rules-previous = Předchozí místo
rules-found = { $count ->
    [0] Nic se nenašlo
    [one] { $count } nalezené místo
    [few] { $count } nalezená místa
    [many] { $count } nalezeného místa
   *[other] { $count } nalezených míst
}
rules-found-at = { $number } { $count ->
    [few] ze
   *[other] z
} { $count }

# Puerto Rico

picture-overview = Ostrov a město uprostřed hry.
picture-overview-wealth = Dublony a vítězné body majitele. Ostatní jeho body nevidí.
picture-overview-worked = Stojí tu kolonista: tato plantáž je obsazená.
picture-overview-idle = Prázdný kruh: tato budova zatím nic nedělá, její body se ale už počítají.

picture-round = Jsi na řadě s volbou role.
picture-round-taken = Zabraná: v tomto kole si tuto roli nikdo další nezvolí.
picture-round-coins = Dříve zbyla. Kdo si ji zvolí, vezme si i to, co na ní leží: { $doubloons ->
    [one] { $doubloons } dublon.
    [few] { $doubloons } dublony.
    [many] { $doubloons } dublonu.
   *[other] { $doubloons } dublonů.
}
picture-round-free = Akci role provede každý. Privilegium má jen ten, kdo si ji zvolil.

picture-settler = Osadník bere první kartičku.
picture-settler-row = Odkryté plantáže: každý si popořadě smí vzít jednu.
picture-settler-quarry = Kamenolom místo plantáže: jen pro osadníka, nebo s obsazenou Stavební hutí.
picture-settler-stack = Potom se zbylé odloží a odtud se vyloží nové plantáže: { $count }.

picture-mayor = Kolonisté k rozmístění: { $count }. Všechny kruhy jsou znovu volné.
picture-mayor-tile = Každá plantáž i každý kamenolom má jeden kruh.
picture-mayor-building = Budovy mají jeden až tři. Produkční budova potřebuje jednoho kolonistu na každou plantáž, kterou obsluhuje.

picture-builder = Stavitel vybírá. Obsazené kamenolomy: { $quarries }.
picture-builder-price = { $building }: cena { $cost }, k zaplacení { $price }. Stavitel ušetří 1, kamenolomy { $quarries }.
picture-builder-column = Víc než tolik kamenolomy neušetří: v prvním sloupci 1, u velkých budov 4.
picture-builder-refused = Šrafované: příliš drahé, nebo už ve tvém městě.

picture-craftsman = Zboží je rozdané; dozorce si smí vzít ještě jeden kus.
picture-craftsman-corn = Kukuřice nepotřebuje budovu: 1 za každou obsazenou plantáž, tady { $corn }.
picture-craftsman-pair = Vše ostatní potřebuje kolonistu na plantáži a dalšího v budově: tady { $count }.
picture-craftsman-privilege = Privilegium: ještě 1 kus druhu, který právě vznikl.

picture-trader = Jsi na řadě s prodejem jednoho kusu zboží.
picture-trader-house = Obchodní dům má čtyři místa. Zabraná: { $count }.
picture-trader-open = Tento druh tam ještě není. Vynese { $doubloons ->
    [one] { $doubloons } dublon.
    [few] { $doubloons } dublony.
    [many] { $doubloons } dublonu.
   *[other] { $doubloons } dublonů.
}
picture-trader-shut = Tento druh tam už je: bez obsazené Obchodní kanceláře ho neprodáš.

picture-captain = Jsi na řadě s nakládáním.
picture-captain-part = Veze druh, který máš; máš { $owned } a vejde se { $fits }. Nakládáš tolik, kolik se vejde.
picture-captain-other = Veze druh, který nemáš. Jiný nepřijme.
picture-captain-empty = Prázdná: začít ji lze druhem, který není na jiné lodi.

picture-storage = Po posledním nakládání se skladuje. Druhy, které máš: { $kinds }.
picture-storage-warehouse = Malé skladiště uchová všechno zboží jednoho druhu.
picture-storage-kinds = Druh volíš ty. Kromě toho si necháš jediný kus; zbytek propadá.

picture-end = Ke konci hry: ukončit ji mohou tři věci.
picture-end-points = Zbývající body: { $points }. Kolo, ve kterém někdo vezme poslední, je poslední.
picture-end-workers = Zbývající kolonisté: { $workers }. Hra končí, když už nestačí k doplnění lodi.
picture-end-city = Volná pole v tomto městě: { $left }. Kolo, ve kterém někdo zaplní dvanácté, je poslední.

picture-forests = Ostrov s lesy.
picture-forests-count = Lesy: { $count }. Každé dva zlevní kteroukoli budovu o 1 dublon, tady o { $off }. Kolonistu nepotřebují.

picture-nobles = Šlechtic při práci.
picture-nobles-house = Šlechtic pracuje jako kolonista a na konci má hodnotu 1 bodu, ať stojí kdekoli.

picture-buccaneer = Karty rolí; korzára si ještě nikdo nezvolil.
picture-buccaneer-token = Odznak ukazuje, kdo má žeton: tuto kartu si smí zvolit kdokoli jiný.

picture-festival = Tři úkoly slavnosti.
picture-festival-open = Otevřený: jak daleko kdo je a co dostane první, kdo ho splní.
picture-festival-won = Splněný: nikdo další ho už nesplní.

# Altiplano

picture-alti-overview = Sedm míst s figurkami hráčů.
picture-alti-overview-here = Tady stojí tvá figurka. Akce provádíš jen tam, kde stojí.
picture-alti-overview-stock = Co na tomto místě zbývá. Až tu nebude nic, začíná konec hry.
picture-alti-overview-food = Jídlo leží uprostřed a nepatří k žádnému místu.

picture-alti-draw = Plánovací pole po losování.
picture-alti-draw-tiles = Žetony vylosované do zaplnění otevřených polí: { $count }. Ve váčku zbývá: { $bag }.
picture-alti-draw-shut = Zamčená: další pole otevírá stavba Cesty.

picture-alti-planning = Plánování: žeton míří na akční pole.
picture-alti-planning-hand = Žeton v ruce: jídlo.
picture-alti-planning-takes = Zelená pole ho přijmou.
picture-alti-planning-old = Leží tu z dřívějšího kola a přesunout ho nelze.

picture-alti-moving = Jsi na tahu a figurka se smí přesunout.
picture-alti-moving-here = Tady stojí tvá figurka.
picture-alti-moving-cart = V dosahu: jednou za kolo tě první vůz zdarma doveze kamkoli.
picture-alti-moving-steps = Kroky pěšky; každý stojí 1 jídlo. Jídlo na polích pohybu: { $food }.

picture-alti-actions = Místa na tvém plánu s žetony, které tam jsou naplánované.
picture-alti-actions-here = Připraveno a figurka je tady: můžeš to provést hned.
picture-alti-actions-there = Také připraveno, figurka se tam ale musí nejdřív dostat.

picture-alti-warehouse = Sklad ke konci hry.
picture-alti-warehouse-full = Plná: tato police přinese { $points } a zboží na ní se počítá zvlášť.
picture-alti-warehouse-begun = Započatá: přidat lze jen stejný druh, nebo kukuřici.
picture-alti-warehouse-corn = Kukuřice zabere políčko na kterékoli započaté polici.

picture-alti-market = Co lze získat kromě zboží.
picture-alti-market-strip = Rozšíření: cena zahrnuje i cenu místa v řadě.
picture-alti-market-order = Zakázka: požadované zboží a její body.
picture-alti-market-house = Dům: zboží, jehož žetony mají díky němu větší hodnotu, a kolik by ti přinesl teď.

picture-alti-order = Tvoje nedokončená zakázka.
picture-alti-order-got = Dodáno: zboží zůstává na zakázce.
picture-alti-order-missing = Zbývá dodat: { $left }. Poslední zboží zakázku dokončí a přinese kukuřici.

picture-alti-road = Cesta. Postavené úseky: { $steps }.
picture-alti-road-here = Jsi tady. Plánovací pole: { $limit }.
picture-alti-road-next = Další úsek stojí kámen a dřevo.

picture-alti-extensions = Vlastní akce navíc k těm na plánu.
picture-alti-extensions-role = Tvé povolání na místě, kde působí. Jeho pole jsou plná, takže akce je připravená.
picture-alti-extensions-bought = Koupené rozšíření; funguje stejně.

picture-alti-end = Místo je téměř prázdné.
picture-alti-end-low = Zbývá tu: { $left }. Až tu nebude nic, kolo se dohraje a hraje se ještě jedno.

picture-alti-missions = Tvoje mise.
picture-alti-missions-done = Splněná a odkrytá: tyto body jsou jisté.
picture-alti-missions-open = Ještě nesplněná: štít je prázdný.
