# Cuvintele jocului Altiplano, în română: nume și efecte.

## Goods

altiplano-good-food = hrană
altiplano-good-corn = porumb
altiplano-good-wood = lemn
altiplano-good-stone = piatră
altiplano-good-ore = minereu
altiplano-good-silver = argint
altiplano-good-cloth = postav
altiplano-good-wool = lână
altiplano-good-alpaca = alpaca
altiplano-good-fish = pește
altiplano-good-glass = sticlă
altiplano-good-cacao = cacao

## Locations and other places

altiplano-location-farm = Ferma
altiplano-location-forest = Pădurea
altiplano-location-mine = Mina
altiplano-location-harbor = Portul
altiplano-location-village = Satul
altiplano-location-market = Piața
altiplano-location-road = Drumul
altiplano-place-movement = locurile de deplasare
altiplano-place-role = plăcuța profesiei
altiplano-place-any-location = locul universal
altiplano-place-extension = extindere, { $location }

# Piese și locul lor: „2 × hrană (Portul)”.
altiplano-goods-at = { $goods } ({ $place })

## Roles

altiplano-role-miner = Miner
altiplano-role-shepherd = Păstor
altiplano-role-fisherman = Pescar
altiplano-role-woodcutter = Tăietor de lemne
altiplano-role-stonemason = Pietrar
altiplano-role-farmer = Fermier
altiplano-role-trader = Negustor

## Basic actions: name, and what it does where that is no simple exchange

altiplano-action-farm-food = Hrană
altiplano-action-farm-food-words = Câte 1 jeton de hrană pentru fiecare alpaca folosită.
altiplano-action-farm-wool = Lână
altiplano-action-farm-cloth = Postav
altiplano-action-forest-wood = Lemn
altiplano-action-forest-cacao = Schimb de cacao
altiplano-action-forest-cacao-words = Fiecare cacao devine hrană, postav sau sticlă, la alegere.
altiplano-action-mine-stone = Piatră
altiplano-action-mine-silver = Argint
altiplano-action-harbor-food = Hrană
altiplano-action-harbor-stone = Piatră
altiplano-action-harbor-boat = Barcă
altiplano-action-harbor-boat-words = 2 lemne pentru orice barcă la vedere; marfa ei intră imediat în ladă.
altiplano-action-village-house = Casă
altiplano-action-village-house-words = 2 pietre pentru orice casă la vedere; la sfârșit aduce un bonus pentru fiecare jeton al tău cu marfa ei.
altiplano-action-village-store = Depozitare
altiplano-action-village-store-words = Mărfurile de pe locurile Satului intră definitiv în depozit, în ordinea aleasă. Hrana nu se poate depozita.
altiplano-action-village-cart = Căruță
altiplano-action-village-cart-words = 1 monedă pentru o căruță pe care o poți folosi imediat: una pe rundă, cel mult patru în total.
altiplano-action-market-sell = Vânzare
altiplano-action-market-sell-words = Mărfurile de pe locurile Pieței se vând la prețul lor. Jetoanele rămân ale tale.
altiplano-action-market-extension = Extindere
altiplano-action-market-extension-words = Orice extindere din șir, la prețul ei plus cel al locului: una pe rundă și niciodată aceeași acțiune de două ori.
altiplano-action-market-order = Comandă
altiplano-action-market-order-words = 1 monedă pentru orice comandă la vedere. Cel mult una neîncheiată la un moment dat.
altiplano-action-market-deliver = Livrare
altiplano-action-market-deliver-words = Mărfurile de pe locurile Pieței ajung definitiv pe comanda ta; ultima o încheie și aduce 1 porumb.
altiplano-action-road-build = Drum
altiplano-action-road-build-words = Piatră și lemn pentru un pas: fie un loc de planificare în plus de la următoarea tragere, fie 1 porumb.
altiplano-action-send-corn = Trimitere de porumb

## Extensions: what each does

altiplano-extension-e1 = 1 jeton de hrană dă 1 alpaca (Ferma).
altiplano-extension-e2 = 1 pește dă 1 minereu (Portul).
altiplano-extension-e3 = 1 jeton de hrană dă 1 lemn (Pădurea).
altiplano-extension-e4 = 1 jeton de hrană dă 1 minereu (Mina).
altiplano-extension-e5 = 1 jeton de hrană dă 1 pește (Portul).
altiplano-extension-e6 = 2 monede puse la planificare cumpără 1 cacao (Piața).
altiplano-extension-e7 = 1 monedă pusă la planificare cumpără 1 alpaca sau 1 piatră (Piața).
altiplano-extension-e8 = 1 monedă pusă la planificare cumpără 1 pește sau 1 lemn (Piața).
altiplano-extension-e9 = 1 monedă pusă la planificare cumpără 1 piatră sau 1 lemn (Piața).
altiplano-extension-e10 = 1 jeton de hrană dă 1 minereu sau 1 piatră (Mina).
altiplano-extension-e11 = 2 pești dau 1 cacao (Portul).
altiplano-extension-e12 = 1 pește dă 1 minereu, piatră sau lemn (Portul).
altiplano-extension-e13 = 2 jetoane de hrană dau 1 cacao (Pădurea).
altiplano-extension-e14 = Orice jeton planificat aici poate servi unei acțiuni de bază acolo unde îți stă pionul.
altiplano-extension-e15 = 1 alpaca dă 1 lână (Ferma).
altiplano-extension-e16 = 1 jeton de hrană dă 1 cacao (Pădurea).
altiplano-extension-e17 = Pe un loc de deplasare poate sta o monedă în loc de hrană. Se plătește doar când e folosită.
altiplano-extension-e18 = După tragere poți pune un jeton în ladă și trage altul din sac sau lua din ladă unul de alt tip.
altiplano-extension-e19 = Două locuri în plus în Sat.
altiplano-extension-e20 = Orice jeton planificat aici poate servi unei acțiuni de bază acolo unde îți stă pionul.
altiplano-extension-e21 = 1 pește dă 1 lână sau 1 cacao (Portul).
altiplano-extension-e22 = 2 monede puse la planificare cumpără 1 lână sau 1 minereu (Piața).
altiplano-extension-e23 = 3 monede puse la planificare cumpără 1 argint sau 1 sticlă (Piața).
altiplano-extension-e24 = Înainte de numărarea punctelor tragi cel mult 10 jetoane; cele potrivite umplu rafturi începute.
altiplano-extension-e25 = Porumbul obținut poate aștepta aici; o acțiune trimite 1 sau 2 în depozit.

## Missions

altiplano-mission-m1 = 3 comenzi încheiate
altiplano-mission-m2 = 3 alpacale în depozit
altiplano-mission-m3 = 7 tipuri de mărfuri în depozit
altiplano-mission-m4 = 20 de mărfuri în depozit
altiplano-mission-m5 = Primul raft umplut
altiplano-mission-m6 = 4 rafturi umplute fără porumb
altiplano-mission-m7 = 3 jetoane de argint și 3 de postav la sfârșit
altiplano-mission-m8 = 4 jetoane de sticlă la sfârșit
altiplano-mission-m9 = 3 rafturi umplute
altiplano-mission-m10 = 5 jetoane de porumb în depozit
altiplano-mission-m11 = Primul raft umplut cu pește, fără porumb
altiplano-mission-m12 = 3 bărci
altiplano-mission-m13 = 3 case
altiplano-mission-m14 = Cel mai mult minereu la sfârșit
altiplano-mission-m15 = 4 jetoane de cacao în depozit
altiplano-mission-m16 = O comandă, o barcă și o casă
altiplano-mission-m17 = Prima comandă încheiată
altiplano-mission-m18 = Prima casă construită
altiplano-mission-m19 = Cea mai multă piatră la sfârșit
altiplano-mission-m20 = 2 comenzi care cer lână sau postav

## Points by source

altiplano-score-goods = Mărfuri
altiplano-score-boats = Bărci
altiplano-score-houses = Case
altiplano-score-house-bonus = Bonusul caselor
altiplano-score-orders = Comenzi
altiplano-score-shelves = Rafturi pline
altiplano-score-missions = Misiuni
altiplano-score-total = Total
altiplano-score-tie-break = La egalitate: monede

## Rulings that a table can switch: name and what it means

altiplano-switch-roles-drafted = Profesii alese
altiplano-switch-roles-drafted-effect = Profesiile nu se împart, ci se aleg pe rând; primul jucător alege ultimul.
altiplano-switch-missions = Misiuni
altiplano-switch-missions-effect = Fiecare are două misiuni ascunse care aduc puncte.
altiplano-switch-draw-fewer = Se pot trage mai puține
altiplano-switch-draw-fewer-effect = După fiecare jeton tras te poți opri.
altiplano-switch-plan-in-turn-order = Planificare pe rând
altiplano-switch-plan-in-turn-order-effect = Jucătorii planifică pe rând, începând cu primul jucător, și văd planurile făcute înainte.
altiplano-switch-place-pawns-first = Întâi toți pionii
altiplano-switch-place-pawns-first-effect = Toți pionii se așază înaintea primei ture.
altiplano-switch-move-without-action = Deplasare fără acțiune
altiplano-switch-move-without-action-effect = O tură poate consta doar din deplasări și pas.
altiplano-switch-wild-feeds-tiles = Locul universal și pentru plăcuțe
altiplano-switch-wild-feeds-tiles-effect = Jetonul de pe locul universal poate servi și profesiei sau unei extinderi.
altiplano-switch-pay-for-nothing = Plată pe degeaba
altiplano-switch-pay-for-nothing-effect = Poți plăti o comandă sau o căruță și când nu mai e niciuna.
altiplano-switch-road-end-corn = Porumb la capătul Drumului
altiplano-switch-road-end-corn-effect = După ce Drumul e terminat, fiecare nouă construcție pe el aduce 1 porumb.
altiplano-switch-second-corn-shelf = Al doilea raft de porumb
altiplano-switch-second-corn-shelf-effect = Se poate începe un al doilea raft de porumb înainte ca primul să fie plin.
altiplano-switch-corn-store-in-village = Porumbul pleacă din Sat
altiplano-switch-corn-store-in-village-effect = Porumbul pleacă din depozitul temporar doar cu pionul în Sat.
altiplano-switch-end-on-empty-stack = Teancul gol încheie jocul
altiplano-switch-end-on-empty-stack-effect = Epuizarea teancului de extinderi declanșează sfârșitul jocului, chiar dacă șirul e plin.
altiplano-switch-short-strip-two-more = Încă două runde
altiplano-switch-short-strip-two-more-effect = Când șirul nu mai poate fi completat, se mai joacă două runde.
altiplano-switch-most-must-be-alone = Cel mai mult, fără egalitate
altiplano-switch-most-must-be-alone-effect = La egalitate nimeni nu are cel mai mult minereu sau cea mai multă piatră.
altiplano-switch-corn-is-type = Porumbul e marfă
altiplano-switch-corn-is-type-effect = Porumbul depozitat contează la misiuni ca tip și ca marfă.
altiplano-switch-closed-bags = Saci închiși
altiplano-switch-closed-bags-effect = Doar proprietarul vede ce e în sac și în ladă.

## The numbers of the game

altiplano-components-built-in = numere reconstituite
altiplano-components-reconstructed = Cele mai multe numere de pe cărți și plăcuțe sunt reconstituite; nu sunt cele din jocul tipărit.
altiplano-impossible-player-count = Altiplano este pentru 2–5 jucători, nu pentru { $count }.
altiplano-impossible-ring = Cercul trebuie să aibă fiecare dintre cele șapte locații o singură dată, începând cu Ferma.
altiplano-impossible-start-player = Locul { $number } nu este la masă și nu poate începe.
altiplano-impossible-components = Acest server nu are setul de numere „{ $name }”. Alege altul.

## Amounts

altiplano-coins = { $count ->
    [one] { $count } monedă
    [few] { $count } monede
   *[other] { $count } de monede
}
altiplano-points = { $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}
altiplano-gives = { $input } → { $gains }
