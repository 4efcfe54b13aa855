# Slova hry Altiplano, česky: názvy a účinky.

## Goods

altiplano-good-food = jídlo
altiplano-good-corn = kukuřice
altiplano-good-wood = dřevo
altiplano-good-stone = kámen
altiplano-good-ore = ruda
altiplano-good-silver = stříbro
altiplano-good-cloth = sukno
altiplano-good-wool = vlna
altiplano-good-alpaca = alpaka
altiplano-good-fish = ryba
altiplano-good-glass = sklo
altiplano-good-cacao = kakao

## Locations and other places

altiplano-location-farm = Farma
altiplano-location-forest = Les
altiplano-location-mine = Důl
altiplano-location-harbor = Přístav
altiplano-location-village = Vesnice
altiplano-location-market = Trh
altiplano-location-road = Cesta
altiplano-place-movement = pole pohybu
altiplano-place-role = kartička povolání
altiplano-place-any-location = pole libovolného místa
altiplano-place-extension = rozšíření, { $location }

# Žetony a místo: „2× jídlo (Přístav)“.
altiplano-goods-at = { $goods } ({ $place })

## Roles

altiplano-role-miner = Horník
altiplano-role-shepherd = Pastýř
altiplano-role-fisherman = Rybář
altiplano-role-woodcutter = Dřevorubec
altiplano-role-stonemason = Kameník
altiplano-role-farmer = Farmář
altiplano-role-trader = Obchodník

## Basic actions: name, and what it does where that is no simple exchange

altiplano-action-farm-food = Jídlo
altiplano-action-farm-food-words = Jedno jídlo za každou použitou alpaku.
altiplano-action-farm-wool = Vlna
altiplano-action-farm-cloth = Sukno
altiplano-action-forest-wood = Dřevo
altiplano-action-forest-cacao = Směna kakaa
altiplano-action-forest-cacao-words = Každé kakao vyměníš za jídlo, sukno nebo sklo.
altiplano-action-mine-stone = Kámen
altiplano-action-mine-silver = Stříbro
altiplano-action-harbor-food = Jídlo
altiplano-action-harbor-stone = Kámen
altiplano-action-harbor-boat = Loď
altiplano-action-harbor-boat-words = 2 dřeva za kteroukoli vyloženou loď; její zboží přijde hned do truhly.
altiplano-action-village-house = Dům
altiplano-action-village-house-words = 2 kameny za kterýkoli vyložený dům; na konci přináší prémii za každý vlastní žeton jeho zboží.
altiplano-action-village-store = Uskladnění
altiplano-action-village-store-words = Zboží z polí Vesnice uložíš natrvalo do skladu, v pořadí, které zvolíš. Jídlo uskladnit nelze.
altiplano-action-village-cart = Vůz
altiplano-action-village-cart-words = 1 mince za vůz, který smíš hned použít: jeden za kolo, nejvýše čtyři vozy.
altiplano-action-market-sell = Prodej
altiplano-action-market-sell-words = Za zboží na polích Trhu dostaneš jeho cenu. Žetony zůstávají tvé.
altiplano-action-market-extension = Rozšíření
altiplano-action-market-extension-words = Kterákoli kartička z řady za svou cenu a cenu místa: jednou za kolo, žádná akce dvakrát.
altiplano-action-market-order = Zakázka
altiplano-action-market-order-words = 1 mince za kteroukoli vyloženou zakázku. Jen jedna nedokončená najednou.
altiplano-action-market-deliver = Dodání
altiplano-action-market-deliver-words = Zboží z polí Trhu položíš natrvalo na svou zakázku; poslední ji dokončí a přinese kukuřici.
altiplano-action-road-build = Stavba Cesty
altiplano-action-road-build-words = Kámen a dřevo za jeden úsek: o jedno plánovací pole víc od příštího losování, nebo kukuřice.
altiplano-action-send-corn = Odeslání kukuřice

## Extensions: what each does

altiplano-extension-e1 = 1 jídlo dá 1 alpaku (Farma).
altiplano-extension-e2 = 1 ryba dá 1 rudu (Přístav).
altiplano-extension-e3 = 1 jídlo dá 1 dřevo (Les).
altiplano-extension-e4 = 1 jídlo dá 1 rudu (Důl).
altiplano-extension-e5 = 1 jídlo dá 1 rybu (Přístav).
altiplano-extension-e6 = 2 mince položené při plánování koupí 1 kakao (Trh).
altiplano-extension-e7 = 1 mince položená při plánování koupí 1 alpaku nebo kámen (Trh).
altiplano-extension-e8 = 1 mince položená při plánování koupí 1 rybu nebo dřevo (Trh).
altiplano-extension-e9 = 1 mince položená při plánování koupí 1 kámen nebo dřevo (Trh).
altiplano-extension-e10 = 1 jídlo dá 1 rudu nebo kámen (Důl).
altiplano-extension-e11 = 2 ryby dají 1 kakao (Přístav).
altiplano-extension-e12 = 1 ryba dá 1 rudu, kámen nebo dřevo (Přístav).
altiplano-extension-e13 = 2 jídla dají 1 kakao (Les).
altiplano-extension-e14 = Jakýkoli žeton naplánovaný sem lze použít k základní akci na místě, kde stojí tvá figurka.
altiplano-extension-e15 = 1 alpaka dá 1 vlnu (Farma).
altiplano-extension-e16 = 1 jídlo dá 1 kakao (Les).
altiplano-extension-e17 = Na poli pohybu smí místo jídla ležet mince. Platí se, až když se použije.
altiplano-extension-e18 = Po losování smíš odložit žeton do truhly a vylosovat jiný, nebo si z truhly vzít žeton jiného druhu.
altiplano-extension-e19 = Dvě další pole ve Vesnici.
altiplano-extension-e20 = Jakýkoli žeton naplánovaný sem lze použít k základní akci na místě, kde stojí tvá figurka.
altiplano-extension-e21 = 1 ryba dá 1 vlnu nebo kakao (Přístav).
altiplano-extension-e22 = 2 mince položené při plánování koupí 1 vlnu nebo rudu (Trh).
altiplano-extension-e23 = 3 mince položené při plánování koupí 1 stříbro nebo sklo (Trh).
altiplano-extension-e24 = Před bodováním vylosuješ až 10 žetonů; ty, které se hodí, přijdou na započaté police.
altiplano-extension-e25 = Získaná kukuřice tu smí čekat; jednou akcí pošleš 1 nebo 2 žetony do skladu.

## Missions

altiplano-mission-m1 = 3 dokončené zakázky
altiplano-mission-m2 = 3 alpaky ve skladu
altiplano-mission-m3 = 7 druhů zboží ve skladu
altiplano-mission-m4 = 20 kusů zboží ve skladu
altiplano-mission-m5 = První zaplněná police
altiplano-mission-m6 = 4 police zaplněné bez kukuřice
altiplano-mission-m7 = 3 žetony stříbra a 3 sukna na konci
altiplano-mission-m8 = 4 žetony skla na konci
altiplano-mission-m9 = 3 zaplněné police
altiplano-mission-m10 = 5 žetonů kukuřice ve skladu
altiplano-mission-m11 = První police zaplněná rybami, bez kukuřice
altiplano-mission-m12 = 3 lodě
altiplano-mission-m13 = 3 domy
altiplano-mission-m14 = Nejvíc rudy na konci
altiplano-mission-m15 = 4 žetony kakaa ve skladu
altiplano-mission-m16 = Zakázka, loď a dům
altiplano-mission-m17 = První dokončená zakázka
altiplano-mission-m18 = První postavený dům
altiplano-mission-m19 = Nejvíc kamene na konci
altiplano-mission-m20 = 2 zakázky na vlnu nebo sukno

## Points by source

altiplano-score-goods = Zboží
altiplano-score-boats = Lodě
altiplano-score-houses = Domy
altiplano-score-house-bonus = Prémie domů
altiplano-score-orders = Zakázky
altiplano-score-shelves = Plné police
altiplano-score-missions = Mise
altiplano-score-total = Celkem
altiplano-score-tie-break = Při rovnosti: mince

## Rulings that a table can switch: name and what it means

altiplano-switch-roles-drafted = Volba povolání
altiplano-switch-roles-drafted-effect = Povolání se vybírají postupně, začínající hráč vybírá poslední.
altiplano-switch-missions = Mise
altiplano-switch-missions-effect = Každý má dvě skryté mise za body.
altiplano-switch-draw-fewer = Losovat lze méně
altiplano-switch-draw-fewer-effect = Po každém vylosovaném žetonu smíš přestat losovat.
altiplano-switch-plan-in-turn-order = Plánování po řadě
altiplano-switch-plan-in-turn-order-effect = Plánuje se po řadě od začínajícího hráče a dřívější plány jsou vidět.
altiplano-switch-place-pawns-first = Nejdřív všechny figurky
altiplano-switch-place-pawns-first-effect = Všechny figurky se postaví před prvním tahem.
altiplano-switch-move-without-action = Přesun bez akce
altiplano-switch-move-without-action-effect = Tah může tvořit jen přesun a pas.
altiplano-switch-wild-feeds-tiles = Libovolné místo i pro kartičky
altiplano-switch-wild-feeds-tiles-effect = Žeton z pole libovolného místa lze použít i pro povolání nebo rozšíření.
altiplano-switch-pay-for-nothing = Placení za nic
altiplano-switch-pay-for-nothing-effect = Za zakázku či vůz smíš zaplatit, i když už žádné nejsou.
altiplano-switch-road-end-corn = Kukuřice na konci Cesty
altiplano-switch-road-end-corn-effect = Na konci Cesty přinese každá další stavba kukuřici.
altiplano-switch-second-corn-shelf = Druhá kukuřičná police
altiplano-switch-second-corn-shelf-effect = Druhou polici kukuřice lze začít, než je první plná.
altiplano-switch-corn-store-in-village = Kukuřice odchází ve Vesnici
altiplano-switch-corn-store-in-village-effect = Kukuřice opouští dočasný sklad jen s figurkou ve Vesnici.
altiplano-switch-end-on-empty-stack = Prázdný balíček končí hru
altiplano-switch-end-on-empty-stack-effect = Konec hry nastane s vyčerpáním balíčku rozšíření, i když je řada plná.
altiplano-switch-short-strip-two-more = Ještě dvě kola
altiplano-switch-short-strip-two-more-effect = Když řadu nelze doplnit, hrají se ještě dvě kola.
altiplano-switch-most-must-be-alone = Při rovnosti nemá nejvíc nikdo
altiplano-switch-most-must-be-alone-effect = Kdo má nejvíc rudy nebo kamene shodně s někým jiným, nemá nejvíc.
altiplano-switch-corn-is-type = Kukuřice je zboží
altiplano-switch-corn-is-type-effect = Uskladněná kukuřice se v misích počítá jako druh i jako zboží.
altiplano-switch-closed-bags = Zavřené váčky
altiplano-switch-closed-bags-effect = Obsah váčku a truhly vidí jen majitel.

## The numbers of the game

altiplano-components-built-in = rekonstruovaná čísla
altiplano-components-reconstructed = Většina čísel na kartách a kartičkách je rekonstruovaná; nejsou to čísla tištěné hry.
altiplano-impossible-player-count = Altiplano je pro 2–5 hráčů, ne pro { $count }.
altiplano-impossible-ring = V kruhu musí být každé ze sedmi míst právě jednou a první musí být Farma.
altiplano-impossible-start-player = Místo { $number } není u stolu, a proto nemůže začínat.
altiplano-impossible-components = Tento server nemá sadu čísel „{ $name }“. Vyber jinou.

## Amounts

altiplano-coins = { $count ->
    [one] { $count } mince
    [few] { $count } mince
    [many] { $count } mince
   *[other] { $count } mincí
}
altiplano-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
altiplano-gives = { $input } → { $gains }
