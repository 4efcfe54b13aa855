# Slova stolu Altiplano v prohlížeči: popisky, náhledy, účinek plánu.

## Písmena na zboží, každé jednou
alti-letter-food = J
alti-letter-corn = U
alti-letter-wood = D
alti-letter-stone = K
alti-letter-ore = R
alti-letter-silver = S
alti-letter-cloth = N
alti-letter-wool = V
alti-letter-alpaca = A
alti-letter-fish = Y
alti-letter-glass = L
alti-letter-cacao = O

## Start
lobby-now-altiplano = 4 místa, asi 60 min
alti-new-roles = Povolání
alti-new-roles-dealt = Rozdaná
alti-new-roles-dealt-words = Každý dostane náhodně jedno
alti-new-roles-drafted = Vybíraná
alti-new-roles-drafted-words = Postupně, začínající hráč nakonec; pro ty, kdo hru znají
alti-new-more = Další
alti-new-missions-words = Každý má dva tajné cíle, které po splnění dávají body
alti-new-with-missions = s misemi
alti-new-numbers = Čísla na kartách
alti-new-as-rulebook = vše podle pravidel
alti-rule-source = Výklad { $ruling }; polská pravidla, „{ $heading }“.
alti-set-named = { $name } ({ $digest })
alti-set-digest = SHA-256 { $digest }…
alti-set-reconstructed = Text pravidel říká, jak se hraje, ale ikony s většinou čísel se ztratily. { $count ->
    [one] { $count } číslo jsme rekonstruovali, není tedy převzaté z tištěné hry.
    [few] { $count } čísla jsme rekonstruovali, nejsou tedy převzatá z tištěné hry.
   *[other] { $count } čísel jsme rekonstruovali, nejsou tedy převzatá z tištěné hry.
} Kdo hru má, může tištěná čísla zapsat do souboru na serveru.
alti-set-printed = Čísla jsou ze sady „{ $name }“, kterou správce serveru zapsal podle tištěné hry.

## Table
alti-view-board = Hrací plán
alti-view-ring = Kruh
alti-ring = Sedm míst
alti-location = Místo
alti-phase-setup = Příprava
alti-phase-draw = Losování
alti-phase-planning = Plán
alti-phase-actions = Akce
alti-phase-new-round = Nové kolo
alti-phase-end = Konec
alti-stop = zastávka
alti-missed = mimo dosah
alti-steps = { $count ->
    [one] { $count } krok od tvé figurky
    [few] { $count } kroky od tvé figurky
   *[other] { $count } kroků od tvé figurky
}
alti-left-here = Zbývá tu kusů: { $count }. Až nezbude nic, kolo se dohraje a hraje se ještě jedno.
alti-pawn-of = figurka: { $player }
alti-pawn-own = tvá figurka
alti-food-middle = jídlo uprostřed
alti-nearly-empty = { $location }: zbývá { $count }
alti-then-one-more = až se vyprázdní, hraje se ještě jedno kolo
alti-last-round = Poslední kolo
alti-one-more-round = Ještě jedno kolo
alti-extensions = Rozšíření
alti-extension = Rozšíření
alti-strip = Řada, od nejlevnějšího místa
alti-strip-gap = prodáno
alti-stack = v balíčku { $count }, další { $letter }
alti-stack-empty = balíček je prázdný
alti-costs = { $count ->
    [one] Stojí zde { $count } minci.
    [few] Stojí zde { $count } mince.
   *[other] Stojí zde { $count } mincí.
}
alti-orders = Zakázky
alti-orders-done = Dokončené zakázky
alti-order = Zakázka
alti-order-words = { $goods }: { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
alti-houses = Domy
alti-house = Dům
alti-house-of = Dům: { $good }
alti-house-words = { $good }, teď ti přinese { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
alti-house-sum = { $printed } + { $own } ({ $good })
alti-worth-now = hodnota teď
alti-boats = Lodě
alti-boat-of = Loď: { $good }
alti-boat-words = { $good } hned, celkem { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
alti-boats-words = { $count ->
    [one] { $count } bod, zboží hned
    [few] { $count } body, zboží hned
   *[other] { $count } bodů, zboží hned
}
# The same beside the heading, where there is room for a few letters only.
alti-boats-short = { $count } + zboží
alti-carts = Vozy
alti-missions = Mise
alti-mission = Mise
alti-in-hand = V ruce
alti-roles = Povolání
alti-points = Body
alti-points-now = Body teď
alti-coins-word = Mince
alti-coin = mince
alti-first-short = 1.
alti-start-player = začínající hráč
alti-state-locked = hotovo
alti-state-planning = plánuje
alti-state-passed = pas
alti-state-acts = na tahu
alti-role-and-extensions = Povolání a rozšíření
alti-no-order = bez zakázky
alti-no-shelf = prázdný sklad
alti-lies = Na polích
alti-rival-more = Žetony na polích, váček, karty
alti-rival-nothing = Zatím nic.
alti-bag = Váček
alti-container = Truhla
alti-cards = Karty
alti-no-cards = Zatím žádné karty
alti-done = Hotovo
alti-delivered = { $good }, dodáno
alti-missing = { $good }, chybí
alti-warehouse = Sklad
alti-shelves-begun = započaté police: { $count } z { $of }
alti-rack-left = Levý regál, odspodu
alti-rack-right = Pravý regál, odspodu
alti-new = nová
alti-shelf-empty = prázdná
alti-shelf-words = Police { $number }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}: { $state ->
    [full] { $on }, plná
    [begun] { $on }, volno: { $left }
    [next] prázdná, další pro nový druh
   *[empty] prázdná
}
alti-road-words = Cesta: { $count } { $of ->
    [few] ze
    [6] ze
    [7] ze
   *[other] z
} { $of } úseků
alti-any = cokoli
alti-actions = Akce
alti-plan-does = tvůj plán to umožňuje
alti-moves = Pohyb
alti-ways = Způsoby pohybu
alti-any-place = kamkoli
alti-free = zdarma
alti-used = použitý
alti-one-food = za 1 jídlo
alti-one-step = 1 krok
alti-cart-first = První vůz
alti-cart-further = Další vůz
alti-on-foot = Pěšky

## Spaces and plans
alti-place-extension = tvé rozšíření
alti-planning = Plánování
alti-planning-spaces = Plánovací pole
alti-to-place = k umístění { $count }, limit { $limit }
alti-stay = obsazeno { $count } { $limit ->
    [few] ze
    [6] ze
    [7] ze
   *[other] z
} { $limit }
alti-room = { $count ->
    [0] žádné volné plánovací pole
    [one] { $count } volné plánovací pole
    [few] { $count } volná plánovací pole
   *[other] { $count } volných plánovacích polí
}
alti-spaces-of = Pole: { $place }
alti-space-free = volné pole
alti-space-shut = zavřené, dokud ho neodemkne Cesta
alti-space-put = Sem: { $good } ({ $place })
alti-space-lift = { $good }, právě položeno: zvednout
alti-space-old = { $good }, leží tu od dřívějšího kola
alti-space-fund = { $count ->
    [one] Polož sem { $count } minci
    [few] Polož sem { $count } mince
   *[other] Polož sem { $count } mincí
}
alti-space-stays = { $good }: vzít zpět
alti-space-back = { $good } se vrací: přece jen nechat
alti-coin-lift = Vzít mince zpět
alti-coins-back = Vzít mince zpět
alti-with = Použije se: { $goods }.
alti-your-plan = Tvůj plán
alti-plan-words = { $count ->
    [0] Všechny žetony jsou umístěny.
    [one] { $count } žeton není umístěn; zůstane na příští kolo.
    [few] { $count } žetony nejsou umístěny; zůstanou na příští kolo.
   *[other] { $count } žetonů není umístěno; zůstanou na příští kolo.
}
alti-in-hand-words = { $count ->
    [0] V ruce; teď ho žádné pole nepřijme.
    [one] V ruce; přijme ho { $count } pole.
    [few] V ruce; přijmou ho { $count } pole.
   *[other] V ruce; přijme ho { $count } polí.
}
alti-lock = Potvrdit plán
alti-lift-all = Zvednout vše
alti-leave-all = Nechat vše
alti-suggest = Navrhnout
alti-take-back-done = Losovat
alti-route = Co tvůj plán umožňuje, v pořadí cesty figurky
alti-hold-tiles = Žetony k vzetí do ruky
alti-nothing-ready = Zatím není nic připraveno: vezmi žeton do ruky a stiskni zelené pole.
alti-tile-to = { $good }: { $place }
alti-coins-to = { $count ->
    [one] { $count } mince: { $place }
    [few] { $count } mince: { $place }
   *[other] { $count } mincí: { $place }
}
alti-too-few-coins = Máš málo mincí.
alti-then-ready = Pak je připraveno: { $action }.
alti-then-fuel = Pohání figurku: jeden krok, nebo další vůz kamkoli.
alti-then-waits = Čeká tu na další žetony, i v dalších kolech.
alti-then-sold = { $count ->
    [one] Prodá se také, za { $count } minci.
    [few] Prodá se také, za { $count } mince.
   *[other] Prodá se také, za { $count } mincí.
}
alti-then-joins = Přidá se k akci, která je připravena: { $action }.
alti-missed-title = { $location }: tvá figurka se tam nedostane
alti-missed-words = Tvé vozy a jídlo tak daleko nestačí ({ $location }). Polož víc jídla na pole pohybu.

## Actions and ways
alti-here = zde
alti-start-here = začátek
alti-leg-stay = Tvá figurka už tam stojí ({ $location }).
alti-leg-place = Tvá figurka tam začíná ({ $location }).
alti-leg-first-cart = Jedeš tam prvním vozem, zdarma ({ $location }).
alti-leg-cart = Jedeš tam dalším vozem za 1 jídlo ({ $location }).
alti-leg-walk = { $count ->
    [one] Jdeš tam pěšky { $count } krok za { $count } jídlo ({ $location }).
    [few] Jdeš tam pěšky { $count } kroky za { $count } jídla ({ $location }).
   *[other] Jdeš tam pěšky { $count } kroků za { $count } jídel ({ $location }).
}
alti-leg-walk-short = { $count ->
    [one] pěšky za { $count } jídlo
    [few] pěšky za { $count } jídla
   *[other] pěšky za { $count } jídel
}
alti-far = Žetony jsou připraveny, ale žádný vůz ani jídlo tam figurku v tomto kole nedopraví ({ $location }).
alti-move = Pohyb
alti-move-words = Kam jde figurka; potom musí přijít akce.
alti-move-after-words = Kam jde figurka, než tvůj tah skončí.
alti-choose-from = { $what }: vyber
alti-mission-goes = dostane { $left }, druhou { $right }
alti-moves-left = { $location }. Zbývá: { $free ->
    [yes] vůz zdarma, jídlo { $fuel }
   *[no] jídlo { $fuel }
}{ $carts ->
    [0] {""}
   *[other] , další vozy { $carts }
}
alti-back = Zpět
alti-farm-food = Jídlo: { $count }
alti-send-corn = Odeslat kukuřici: { $count }
alti-of-points = { $count ->
    [one] bod
    [few] body
   *[other] bodů
}
alti-of-coins = { $count ->
    [one] mince
    [few] mince
   *[other] mincí
}
alti-pick-market-sell = Vyber, co prodáš.
alti-pick-market-deliver = Vyber, co dodáš.
alti-pick-village-store = Vyber po řadě, co uskladníš.
alti-pick-forest-cacao = Za každé kakao vyber jeden druh zboží.
alti-pick-sum = { $count ->
    [one] přinese { $count } minci
    [few] přinese { $count } mince
   *[other] přinese { $count } mincí
}
alti-pick-clear = Vymazat
alti-pick-done = Provést
alti-pick-one = Vyber aspoň jeden.
alti-pick-not = Víc takových už vybrat nejde.
alti-sum-points = Body na konci
alti-sum-printed = Na kartě
alti-sum-own = Tvé: { $good } ({ $count })
alti-sum-price = Cena
alti-sum-pay = Platíš
alti-sum-left = Zbylé mince
alti-sum-then = Mince potom
alti-sum-strip = Místo v řadě
alti-sum-stock = Zbude: { $good }
alti-sum-carts-left = Zbylé vozy

## Než stiskneš: co to stojí a co přinese
alti-colon = { $what }: { $words }
alti-shelf-then = { $state ->
    [full] plná, { $worth }
   *[left] ještě { $left }, pak { $worth }
}
alti-tiles-back = Použité žetony jdou do tvé truhly.
alti-road-next-space = Další úsek Cesty: plánovací pole od příštího losování: { $limit }.
alti-road-next-corn = Další úsek Cesty: kukuřice do skladu.
alti-completes = Dokončí zakázku: { $worth } a kukuřice.
alti-still-missing = Zakázce pak ještě chybí: { $goods }.
alti-good-left = { $good } ({ $left })
alti-left-there = zbývá: { $count }
alti-pick-points = Plné police: { $worth }
alti-swap-take = z truhly
alti-swap-draw = z váčku
alti-of-corn = kukuřice
alti-of-space = plánovací pole
alti-hand-places = Kam lze položit žeton v ruce
alti-take-back-list = Co lze vzít zpět před losováním
alti-state-chooses = vybírá
alti-answer-sealed = Tvá odpověď je přijata a zůstane skrytá, dokud neodpoví všichni. Do té doby ji můžeš změnit tlačítkem Zpět.
alti-answer-open = Tvá odpověď je přijata a všichni ji vidí. Dokud neodpoví další hráč, můžeš ji změnit tlačítkem Zpět.
alti-set-mixed = Čísla jsou ze sady „{ $name }“ od správce serveru. { $count ->
    [one] { $count } číslo v ní je stále rekonstruované, není tedy převzaté z tištěné hry.
    [few] { $count } čísla v ní jsou stále rekonstruovaná, nejsou tedy převzatá z tištěné hry.
   *[other] { $count } čísel v ní je stále rekonstruovaných, tedy nepřevzatých z tištěné hry.
}
alti-numbers-of = Čísla: { $name }
alti-role-starts = Na začátku
# A role may start with more tiles than the four planning spaces of the first round hold.
alti-role-draws = Žetony: { $tiles }. Pro první kolo losuješ: { $spaces }
alti-not-yet = ještě ne

## Tiles without an action of their own, as short as a tile
alti-effect-e14 = libov. místo +1
alti-effect-e17 = mince jako jídlo
alti-effect-e18 = výměna žetonu
alti-effect-e19 = Vesnice +2
alti-effect-e20 = libov. místo +1
alti-effect-e24 = 10 na police
alti-effect-e25 = kukuřice čeká

## Rules page and end
alti-rules-numbers = Zboží, karty a jejich čísla
alti-rules-draw = Losování
alti-rules-planning = Plánování
alti-rules-moving = Pohyb figurky
alti-rules-actions = Akce
alti-rules-warehouse = Sklad
alti-rules-village = Vesnice
alti-rules-market = Trh
alti-rules-road = Cesta
alti-reference-goods = Zboží
alti-reference-good = Zboží
alti-from-players = od { $count } hráčů
alti-acted-at = Akce podle míst
alti-chart-points = Body po kolech
alti-chart-coins = Mince po kolech
alti-chart-stored = Uskladněné zboží po kolech
alti-chart-pick-points = Body
alti-chart-pick-coins = Mince
alti-chart-pick-stored = Uskladněno

## What the game is about
altiplano-about-goal = Sbíráš zboží na náhorní plošině. Body přinášejí zboží, domy, lodě, zakázky a plné police skladu; vyhrává hráč, který jich má nejvíce.
altiplano-about-round = V každém kole losuješ žetony z váčku, plánuješ je na pole svého hracího plánu a posíláš figurku po sedmi místech, kde je využiješ. Co použiješ a získáš, se později vrátí do váčku.
altiplano-about-end = Když na některém místě nic nezbude nebo když nelze doplnit řadu rozšíření, kolo se dohraje a hraje se ještě jedno.
altiplano-help-pieces = { $by ->
    [tap-once] Při plánování klepni na žeton a pak na zelené pole.
    [tap-twice] Jen při plánování stačí jedno klepnutí: žeton, na který klepneš, máš v ruce a zelené pole, na které klepneš potom, ho přijme. Dokud plán nepotvrdíš, můžeš ho zase zvednout. Na místo nebo akci můžeš klepnout kdykoli a přečíst si o nich.
   *[press] Při plánování stiskni žeton a pak zelené pole, nebo ho tam přetáhni.
}

## What stands under the drawing of an action, in a few words
alti-short-farm-food = za každou alpaku jídlo
alti-short-forest-cacao = za každé kakao jedno z těchto
alti-short-harbor-boat = vezmi loď
alti-short-village-house = vezmi dům
alti-short-village-store = ulož zboží
alti-short-village-cart = kup vůz
alti-short-market-sell = prodej zboží
alti-short-market-extension = kup rozšíření
alti-short-market-order = vezmi zakázku
alti-short-market-deliver = dodej na zakázku
alti-short-road-build = jeden úsek Cesty
alti-brief-market-sell = prodej
alti-brief-market-extension = rozšíření
alti-brief-market-order = zakázka
alti-brief-market-deliver = dodání
alti-from = od { $count }

## Potvrzení plánu
alti-lock-stays = { $count ->
    [one] { $count } žeton zůstává
    [few] { $count } žetony zůstávají
   *[other] { $count } žetonů zůstává
}
alti-lock-all = Vše je umístěno. Plány se ukážou, až je potvrdí všichni.
alti-lock-empty = Potvrdit prázdný plán?
alti-lock-empty-words = { $count ->
    [one] Tvůj žeton zůstane na plánovacím poli: v tomto kole použiješ jen to, co už na tvém plánu leží.
    [few] Všechny { $count } žetony zůstanou na plánovacích polích: v tomto kole použiješ jen to, co už na tvém plánu leží.
   *[other] Všech { $count } žetonů zůstane na plánovacích polích: v tomto kole použiješ jen to, co už na tvém plánu leží.
}
alti-lock-far = Potvrdit plán s akcemi mimo dosah?
alti-lock-far-words = Připraveno, ale figurka se tam v tomto kole nedostane: { $actions }. Polož víc jídla na pole pohybu, jinak tam žetony počkají na některé další kolo.
alti-action-at = { $action } ({ $location })
alti-lock-anyway = Přesto potvrdit
alti-keep-planning = Plánovat dál
alti-suggest-words = Rozloží plán bota. Než plán potvrdíš, můžeš ho změnit.
alti-lift-all-words = Všechny žetony umístěné v tomto plánu se vrátí na plánovací pole.
alti-nothing-placed = Zatím není nic umístěno.
alti-leave-all-words = Vše zůstane, kde leží.
alti-end-turn-words = Na řadě je další hráč. V příštím tahu můžeš provést další akci, nebo pasovat.
alti-ready-here = Připraveno zde na tvůj příští tah: { $actions }.
alti-ready-there = Připraveno tam: { $actions }.
alti-takes = Přijímá: { $goods }.
alti-way-first-cart = Jednou za kolo kamkoli, zdarma.
alti-way-cart = Za 1 jídlo kamkoli; každý další vůz jednou za kolo.
alti-way-walk = Jeden krok po kruhu za každé jídlo.
