# Cuvintele mesei Altiplano în browser: etichete, previzualizări, efectul unui plan.

## Literele de pe mărfuri, fiecare o dată
alti-letter-food = H
alti-letter-corn = P
alti-letter-wood = L
alti-letter-stone = T
alti-letter-ore = M
alti-letter-silver = G
alti-letter-cloth = S
alti-letter-wool = N
alti-letter-alpaca = A
alti-letter-fish = E
alti-letter-glass = I
alti-letter-cacao = C

## Start
lobby-now-altiplano = 4 locuri, circa 60 min
alti-new-roles = Profesii
alti-new-roles-dealt = Împărțite
alti-new-roles-dealt-words = Fiecare primește una la întâmplare
alti-new-roles-drafted = Alese
alti-new-roles-drafted-words = Pe rând, primul jucător la urmă; pentru cine știe jocul
alti-new-more = Mai multe
alti-new-missions-words = Fiecare are două obiective secrete, care aduc puncte dacă sunt atinse
alti-new-with-missions = cu misiuni
alti-new-numbers = Numerele de pe cărți
alti-new-as-rulebook = toate ca în regulament
alti-rule-source = Interpretarea { $ruling }; regulamentul polonez, „{ $heading }”.
alti-set-named = { $name } ({ $digest })
alti-set-digest = SHA-256 { $digest }…
alti-set-reconstructed = Textul regulamentului dă regulile, dar pictogramele cu cele mai multe numere s-au pierdut. Numere reconstituite de noi, nu preluate din jocul tipărit: { $count }. Cine are jocul poate introduce numerele tipărite într-un fișier pe server.
alti-set-printed = Numerele vin din setul „{ $name }”, introdus de administratorul serverului după un exemplar al jocului.

## Table
alti-view-board = Tabla
alti-view-ring = Cercul
alti-ring = Cele șapte locații
alti-location = Locație
alti-phase-setup = Pregătire
alti-phase-draw = Tragere
alti-phase-planning = Plan
alti-phase-actions = Acțiuni
alti-phase-new-round = Rundă nouă
alti-phase-end = Sfârșit
alti-stop = oprirea
alti-missed = prea departe
alti-steps = { $count ->
    [one] { $count } pas de pionul tău
    [few] { $count } pași de pionul tău
   *[other] { $count } de pași de pionul tău
}
alti-left-here = Piese rămase aici: { $count }. Când nu mai e niciuna, runda se încheie și se mai joacă una.
alti-pawn-of = pionul: { $player }
alti-pawn-own = pionul tău
alti-food-middle = hrană la mijloc
alti-nearly-empty = { $location }: au rămas { $count }
alti-then-one-more = când se golește, încă o rundă
alti-last-round = Ultima rundă
alti-one-more-round = Încă o rundă
alti-extensions = Extinderi
alti-extension = Extindere
alti-strip = Șirul, de la locul cel mai ieftin
alti-strip-gap = vândută
alti-stack = { $count } în teanc, urmează { $letter }
alti-stack-empty = teancul e gol
alti-costs = { $count ->
    [one] Costă aici { $count } monedă.
    [few] Costă aici { $count } monede.
   *[other] Costă aici { $count } de monede.
}
alti-orders = Comenzi
alti-orders-done = Comenzi încheiate
alti-order = Comandă
alti-order-words = { $goods }: { $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}
alti-houses = Case
alti-house = Casă
alti-house-of = Casă: { $good }
alti-house-words = { $good }, acum { $count ->
    [one] { $count } punct pentru tine
    [few] { $count } puncte pentru tine
   *[other] { $count } de puncte pentru tine
}
alti-house-sum = { $printed } + { $own } { $good }
alti-worth-now = valoare acum
alti-boats = Bărci
alti-boat-of = Barcă: { $good }
alti-boat-words = { $good } imediat, în total { $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}
alti-boats-words = { $count ->
    [one] { $count } punct, marfa imediat
    [few] { $count } puncte, marfa imediat
   *[other] { $count } de puncte, marfa imediat
}
# The same beside the heading, where there is room for a few letters only.
alti-boats-short = { $count } + marfa
alti-carts = Căruțe
alti-missions = Misiuni
alti-mission = Misiune
alti-in-hand = În mână
alti-roles = Profesii
alti-points = Puncte
alti-points-now = Puncte acum
alti-coins-word = Monede
alti-coin = o monedă
alti-first-short = 1.
alti-start-player = primul jucător
alti-state-locked = gata
alti-state-planning = planifică
alti-state-passed = pas
alti-state-acts = la mutare
alti-role-and-extensions = Profesie și extinderi
alti-no-order = fără comandă
alti-no-shelf = depozit gol
alti-lies = Pe locuri
alti-rival-more = Locuri, sac și cărți
alti-rival-nothing = Încă nimic.
alti-bag = Sac
alti-container = Ladă
alti-cards = Cărți
alti-no-cards = Încă fără cărți
alti-done = Gata
alti-delivered = Livrat: { $good }
alti-missing = Lipsește: { $good }
alti-warehouse = Depozit
alti-shelves-begun = rafturi începute: { $count } din { $of }
alti-rack-left = Etajera stângă, de jos în sus
alti-rack-right = Etajera dreaptă, de jos în sus
alti-new = nou
alti-shelf-empty = gol
alti-shelf-words = Raftul { $number }, { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}: { $state ->
    [full] { $on }, plin
    [begun] { $on }, libere: { $left }
    [next] gol, urmează pentru un tip nou
   *[empty] gol
}
alti-road-words = Drumul: { $count } din { $of } pași
alti-any = orice
alti-actions = Acțiuni
alti-plan-does = planul tău permite asta
alti-moves = Deplasare
alti-ways = Moduri de deplasare
alti-any-place = oriunde
alti-free = gratis
alti-used = folosită
alti-one-food = pentru 1 jeton de hrană
alti-one-step = 1 pas
alti-cart-first = Prima căruță
alti-cart-further = Altă căruță
alti-on-foot = Pe jos

## Spaces and plans
alti-place-extension = extinderea ta
alti-planning = Planificare
alti-planning-spaces = Locuri de planificare
alti-to-place = de așezat { $count }, limita { $limit }
alti-stay = ocupate { $count } din { $limit }
alti-room = { $count ->
    [0] niciun loc de planificare liber
    [one] { $count } loc de planificare liber
    [few] { $count } locuri de planificare libere
   *[other] { $count } de locuri de planificare libere
}
alti-spaces-of = Locuri: { $place }
alti-space-free = loc liber
alti-space-shut = blocat până îl deschide Drumul
alti-space-put = Pune aici: { $good } ({ $place })
alti-space-lift = Ridică jetonul pus acum: { $good }
alti-space-old = { $good }, stă aici dintr-o rundă anterioară
alti-space-fund = { $count ->
    [one] Pune aici { $count } monedă
    [few] Pune aici { $count } monede
   *[other] Pune aici { $count } de monede
}
alti-space-stays = { $good }: retrage
alti-space-back = { $good } se retrage: lasă totuși aici
alti-coin-lift = Ia monedele înapoi
alti-coins-back = Retrage monedele
alti-with = Cu { $goods }.
alti-your-plan = Planul tău
alti-plan-words = { $count ->
    [0] Toate jetoanele sunt așezate.
    [one] { $count } jeton nu este așezat; rămâne pentru runda următoare.
    [few] { $count } jetoane nu sunt așezate; rămân pentru runda următoare.
   *[other] { $count } de jetoane nu sunt așezate; rămân pentru runda următoare.
}
alti-in-hand-words = { $count ->
    [0] În mână; niciun loc nu îl primește acum.
    [one] În mână; îl primește { $count } loc.
    [few] În mână; îl primesc { $count } locuri.
   *[other] În mână; îl primesc { $count } de locuri.
}
alti-lock = Confirmă planul
alti-lift-all = Ridică tot
alti-leave-all = Lasă tot
alti-suggest = Sugerează
alti-take-back-done = Trage
alti-route = Ce permite planul tău, în ordinea în care merge pionul
alti-hold-tiles = Jetoane de luat în mână
alti-nothing-ready = Încă nu e nimic gata: ia un jeton în mână și apasă un loc verde.
alti-tile-to = { $good }: { $place }
alti-coins-to = { $count ->
    [one] { $count } monedă: { $place }
    [few] { $count } monede: { $place }
   *[other] { $count } de monede: { $place }
}
alti-too-few-coins = Nu ai destule monede.
alti-then-ready = Atunci e gata: { $action }.
alti-then-fuel = Mută pionul: un pas sau, cu altă căruță, oriunde.
alti-then-waits = Așteaptă aici alte jetoane, chiar și în runde viitoare.
alti-then-sold = { $count ->
    [one] Se vinde și el, pentru { $count } monedă.
    [few] Se vinde și el, pentru { $count } monede.
   *[other] Se vinde și el, pentru { $count } de monede.
}
alti-then-joins = Se adaugă la o acțiune care e gata: { $action }.
alti-missed-title = { $location }: pionul tău nu ajunge acolo
alti-missed-words = Căruțele și hrana nu te duc până acolo ({ $location }). Pune mai multă hrană pe locurile de deplasare.

## Actions and ways
alti-here = aici
alti-start-here = start
alti-leg-stay = Pionul tău este deja acolo ({ $location }).
alti-leg-place = Pionul tău începe acolo ({ $location }).
alti-leg-first-cart = Mergi acolo cu prima căruță, gratis ({ $location }).
alti-leg-cart = Mergi acolo cu altă căruță, pentru 1 jeton de hrană ({ $location }).
alti-leg-walk = { $count ->
    [one] Mergi pe jos { $count } pas pentru { $count } jeton de hrană ({ $location }).
    [few] Mergi pe jos { $count } pași pentru { $count } jetoane de hrană ({ $location }).
   *[other] Mergi pe jos { $count } de pași pentru { $count } de jetoane de hrană ({ $location }).
}
alti-leg-walk-short = { $count ->
    [one] pe jos pentru { $count } jeton de hrană
    [few] pe jos pentru { $count } jetoane de hrană
   *[other] pe jos pentru { $count } de jetoane de hrană
}
alti-far = Jetoanele sunt gata, dar nici căruțele, nici hrana nu-ți duc pionul acolo în această rundă ({ $location }).
alti-move = Deplasare
alti-move-words = Unde merge pionul; după deplasare trebuie făcută o acțiune.
alti-move-after-words = Unde merge pionul înainte să se încheie tura ta.
alti-choose-from = { $what }: alege
alti-mission-goes = o primește { $left }, pe cealaltă { $right }
alti-moves-left = { $location }. Rămân: { $free ->
    [yes] căruța gratuită, hrană: { $fuel }
   *[no] hrană: { $fuel }
}{ $carts ->
    [0] {""}
   *[other] , alte căruțe: { $carts }
}
alti-back = Înapoi
alti-farm-food = Hrană: { $count }
alti-send-corn = Trimite porumb: { $count }
alti-of-points = { $count ->
    [one] punct
    [few] puncte
   *[other] de puncte
}
alti-of-coins = { $count ->
    [one] monedă
    [few] monede
   *[other] de monede
}
alti-pick-market-sell = Alege ce vinzi.
alti-pick-market-deliver = Alege ce livrezi.
alti-pick-village-store = Alege ce depozitezi, în ordine.
alti-pick-forest-cacao = Alege câte o marfă pentru fiecare cacao.
alti-pick-sum = { $count ->
    [one] aduce { $count } monedă
    [few] aduce { $count } monede
   *[other] aduce { $count } de monede
}
alti-pick-clear = Deselectează
alti-pick-done = Confirmă
alti-pick-one = Alege cel puțin una.
alti-pick-not = Nu mai poți alege dintre acestea.
alti-sum-points = Puncte la sfârșit
alti-sum-printed = Tipărit
alti-sum-own = Ale tale: { $good } ({ $count })
alti-sum-price = Preț
alti-sum-pay = Plătești
alti-sum-left = Monede rămase
alti-sum-then = Monede după aceea
alti-sum-strip = Locul în șir
alti-sum-stock = Rămâne: { $good }
alti-sum-carts-left = Căruțe rămase

## Înainte de apăsare: ce costă și ce aduce
alti-colon = { $what }: { $words }
alti-shelf-then = { $state ->
    [full] plin, { $worth }
   *[left] încă { $left }, apoi { $worth }
}
alti-tiles-back = Jetoanele folosite intră în lada ta.
alti-road-next-space = Următorul pas al Drumului: { $limit } locuri de planificare de la tragerea următoare.
alti-road-next-corn = Următorul pas al Drumului: 1 porumb pentru depozit.
alti-completes = Încheie comanda: { $worth } și 1 porumb.
alti-still-missing = Comanda va mai cere: { $goods }.
alti-good-left = { $good } ({ $left })
alti-left-there = rămân: { $count }
alti-pick-points = Rafturi pline: { $worth }
alti-swap-take = din ladă
alti-swap-draw = din sac
alti-of-corn = porumb
alti-of-space = loc de planificare
alti-hand-places = Unde poate merge jetonul din mână
alti-take-back-list = Ce poți retrage înaintea tragerii
alti-state-chooses = alege
alti-answer-sealed = Răspunsul tău e dat și rămâne ascuns până răspund toți. Până atunci îl poți schimba cu „Anulează”.
alti-answer-open = Răspunsul tău e dat și îl văd toți. Până răspunde jucătorul următor, îl poți schimba cu „Anulează”.
alti-set-mixed = Numerele vin din setul „{ $name }”, introdus de administratorul serverului. În el mai sunt numere reconstituite de noi, nu preluate din jocul tipărit: { $count }.
alti-numbers-of = Numere: { $name }
alti-role-starts = Începe cu
# A role may start with more tiles than the four planning spaces of the first round hold.
alti-role-draws = Jetoane: { $tiles }. Pentru prima rundă tragi: { $spaces }
alti-not-yet = încă nu

## Tiles without an action of their own, as short as a tile
alti-effect-e14 = oriunde +1
alti-effect-e17 = monedă ca hrană
alti-effect-e18 = schimbă un jeton
alti-effect-e19 = Satul +2
alti-effect-e20 = oriunde +1
alti-effect-e24 = 10 pe rafturi
alti-effect-e25 = porumbul așteaptă

## Rules page and end
alti-rules-numbers = Mărfuri, cărți și numerele lor
alti-rules-draw = Tragerea
alti-rules-planning = Planificarea
alti-rules-moving = Deplasarea pionului
alti-rules-actions = Acțiuni
alti-rules-warehouse = Depozitul
alti-rules-village = Satul
alti-rules-market = Piața
alti-rules-road = Drumul
alti-reference-goods = Mărfuri
alti-reference-good = Marfă
alti-from-players = de la { $count } jucători
alti-acted-at = Acțiuni pe locații
alti-chart-points = Puncte pe runde
alti-chart-coins = Monede pe runde
alti-chart-stored = Mărfuri depozitate pe runde
alti-chart-pick-points = Puncte
alti-chart-pick-coins = Monede
alti-chart-pick-stored = Depozit

## What the game is about
altiplano-about-goal = Aduni mărfuri pe podiș. Mărfurile, casele, bărcile, comenzile și rafturile pline ale depozitului aduc puncte; câștigă jucătorul cu cele mai multe puncte.
altiplano-about-round = În fiecare rundă tragi jetoane din sac, le planifici pe locurile tablei tale și îți trimiți pionul prin cele șapte locații ca să le folosești. Ce folosești și ce obții se întoarce mai târziu în sac.
altiplano-about-end = Când într-o locație nu mai e nimic sau șirul extinderilor nu mai poate fi completat, runda se încheie și se mai joacă una.
altiplano-help-pieces = { $by ->
    [tap-once] La planificare, atinge un jeton și apoi un loc verde.
    [tap-twice] Doar la planificare e de ajuns o atingere: jetonul atins ajunge în mână, iar locul verde atins apoi îl primește. Cât timp planul nu e confirmat, îl poți ridica din nou. Poți atinge oricând o locație sau o acțiune ca să citești despre ele.
   *[press] La planificare, apasă un jeton și apoi un loc verde sau trage-l acolo.
}

## What stands under the drawing of an action, in a few words
alti-short-farm-food = hrană pentru fiecare alpaca
alti-short-forest-cacao = una dintre acestea pentru fiecare cacao
alti-short-harbor-boat = ia o barcă
alti-short-village-house = ia o casă
alti-short-village-store = depozitează mărfuri
alti-short-village-cart = cumpără o căruță
alti-short-market-sell = vinde mărfuri
alti-short-market-extension = cumpără o extindere
alti-short-market-order = ia o comandă
alti-short-market-deliver = livrează pentru comanda ta
alti-short-road-build = un pas pe Drum
alti-brief-market-sell = vânzare
alti-brief-market-extension = extindere
alti-brief-market-order = comandă
alti-brief-market-deliver = livrare
alti-from = de la { $count }

## Planul gata
alti-lock-stays = { $count ->
    [one] rămâne { $count } jeton
    [few] rămân { $count } jetoane
   *[other] rămân { $count } de jetoane
}
alti-lock-all = Totul este așezat. Planurile se arată după ce le confirmă toți.
alti-lock-empty = Confirmi planul fără nimic așezat?
alti-lock-empty-words = { $count ->
    [one] Jetonul tău rămâne pe locul de planificare: în această rundă poți folosi doar ce se află deja pe tabla ta.
    [few] Toate cele { $count } jetoane rămân pe locurile de planificare: în această rundă poți folosi doar ce se află deja pe tabla ta.
   *[other] Toate cele { $count } de jetoane rămân pe locurile de planificare: în această rundă poți folosi doar ce se află deja pe tabla ta.
}
alti-lock-far = Confirmi planul, deși unele acțiuni sunt prea departe?
alti-lock-far-words = Gata, dar pionul tău nu ajunge acolo în această rundă: { $actions }. Pune mai multă hrană pe locurile de deplasare, altfel jetoanele așteaptă acolo o rundă viitoare.
alti-action-at = { $action } ({ $location })
alti-lock-anyway = Confirmă oricum
alti-keep-planning = Mai planifică
alti-suggest-words = Așază jetoanele după planul unui bot. Îl poți schimba până îl confirmi.
alti-lift-all-words = Toate jetoanele așezate în acest plan se întorc pe locurile de planificare.
alti-nothing-placed = Încă nu ai așezat nimic.
alti-leave-all-words = Totul rămâne unde se află.
alti-end-turn-words = E rândul următorului jucător. În tura ta următoare poți face încă o acțiune sau poți pasa.
alti-ready-here = Gata aici pentru următoarea ta tură: { $actions }.
alti-ready-there = Gata acolo: { $actions }.
alti-takes = Primește: { $goods }.
alti-way-first-cart = O dată pe rundă oriunde, gratis.
alti-way-cart = Oriunde, pentru 1 jeton de hrană; fiecare astfel de căruță o dată pe rundă.
alti-way-walk = Un pas pe cerc pentru fiecare jeton de hrană.
