# Meseta v prohlížeči: vše, co stojí kolem hry. Hodnoty popisuje anglický soubor.

page-title = { $title } · Meseta
brand-home = Meseta: do předsálí
skip-to-content = Přejít k obsahu
skip-to-decision = Přejít k rozhodnutí
tools = Nástroje
menu = Nabídka
language = Jazyk
switch-theme = Světlý nebo tmavý vzhled
nav-lobby = Předsálí
nav-new-table = Nový stůl
nav-rules = Pravidla
nav-openings = Zahájení v číslech
nav-about = O programu

## Stavy, které zná každá stránka
loading-page = Otevírá se stránka…
loading-table = Chystá se hra…
page-unknown = Tato stránka není na mapě
page-unknown-words = Adresa nikam nevede. Možná v ní chybí písmeno.
page-broken = Stránku se nepodařilo načíst
page-broken-words = Spojení se serverem se přerušilo, nebo právě vyšla nová verze. Tvé hry jsou v bezpečí.
try-again = Zkusit znovu
to-my-tables = K mým stolům

## Spojení se serverem
line-lost = Spojení se přerušilo.
line-next-try = { $seconds ->
    [0] Zkouší se znovu…
   *[other] Další pokus za { $seconds } s.
}
line-try-now = Zkusit teď
line-back = Zpátky u stolu.

## O programu
about-title = O Mesetě
about-lead = Meseta je otevřené místo na vlastním serveru, kde se deskové hry hrají, sledují a zkoumají: zatím Puerto Rico se všemi rozšířeními a Altiplano.
about-how = Jak to funguje
about-rules = Pravidla každého tištěného vydání držíme zvlášť a u každého výkladu je uvedeno, z kterých pravidel pochází.
about-fair = Každé losování lze ověřit: server před hrou zveřejní otisk svého tajemství a po hře i tajemství samo.
about-private = Účet není potřeba, nic tě nesleduje a prohlížeč se nespojuje s jinými servery.
about-drawings = Všechny kresby jsou naše. Písma jsou Alegreya a Source Sans 3, obě pod Open Font License.
about-game = Autorem Puerto Rica je Andreas Seyfarth, autorem Altiplana Reiner Stockhausen. Meseta není spojena s vydavateli těchto her a nepoužívá jejich ilustrace ani texty.
about-license = Program je svobodný software; jeho zdrojový kód je k dispozici na serveru.
about-api = Dokumentace API

## Předsálí
lobby-title = Posaď se ke stolu
lobby-more = Více
lobby-now = Hrát hned proti botům
lobby-now-words = Tři soupeři, hra začne hned.
lobby-first-time = Poprvé? Pravidla:
lobby-learn = Nebo se nauč hrou:
lobby-puzzles = Nebo hledej nejlepší odpověď v úlohách:
rules-learn = Nauč se hrou, v krátkých kapitolách
lobby-now-game = 4 místa, asi 40 min
lobby-friends = Pozvat přátele
lobby-friends-game = 2–5 míst, třeba i s boty
lobby-step-1 = Domluvte se na hře
lobby-step-2 = Pošli odkaz
lobby-step-3 = Hrajte bez účtu
lobby-open = Otevřené stoly
lobby-open-count = Zobrazeno { $shown } z { $all }
lobby-open-none = Nikdo teď na hráče nečeká. Otevři stůl a ukaž ho tady.
lobby-open-none-such = Žádný otevřený stůl neodpovídá tvé volbě.
lobby-show-only = Zobrazit jen
lobby-players = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
    [many] { $count } hráče
   *[other] { $count } hráčů
}
lobby-opened = { $pace }. Otevřen { $when }.
lobby-sit = Přisednout
my-tables = Mé stoly
tables-waiting =
    { $count ->
        [one] { $count } čeká na tebe
        [few] { $count } čekají na tebe
        [many] { $count } čeká na tebe
       *[other] { $count } čeká na tebe
    }
tables-unreachable = Stoly nelze zobrazit
no-table-yet = Zatím žádný stůl
no-table-yet-words = Výše můžeš začít hru proti botům. Zůstane tu i po zavření stránky.
past-tables = Dohrané hry
past-all = Zobrazit všechny ({ $count })
no-table-now = Právě se nehraje žádná hra.
your-turn = Jsi na tahu
table-open-words = Obsazená místa: { $taken } { $of ->
    [few] ze
   *[other] z
} { $of }. Čekáme na přátele.
table-mine-words = { $round ->
    [0] Před 1. kolem
   *[other] { $round }. kolo
}. Poslední tah: { $when }.
table-waits-words = { $round ->
    [0] Před 1. kolem
   *[other] { $round }. kolo
}. Na tahu: { $player }. Poslední tah: { $when }.
table-over-words = Dohráno { $when }. Tvé pořadí: { $rank }.
table-over-watched = Dohráno { $when }.
table-won = Vítěz: { $player }
table-press-play = Hrát
table-press-look = Podívat se
table-press-invite = Pozvat
table-press-scores = Výsledky
seat-open = volné místo
seat-unnamed = Místo { $number }
seat-away = bez spojení
seat-guest = Host { $mark }
stand-in-mine = Teď za tebe hraje bot
stand-in-mine-more = Místo je dál tvoje. Můžeš se na něj kdykoli vrátit.
stand-in-back = Vrátit se na své místo
stand-in-for-me = Ať za mě hraje bot
stand-in-for-me-rated = Ať za mě hraje bot (do žebříčku se počítám jako poslední)
stand-in-sure = Bot hraje hned dál a co zahraje, to platí.
stand-in-go = Ať hraje
stand-in-for = Ať hraje bot za: { $player }
stand-in-given = Bot hraje za: { $player }
you = Ty
save = Uložit
close = Zavřít
tap-do = Provést
tap-more = Více o tom
tap-show = Ukázat na hracím plánu
tap-not-yet = Ještě ne
you-watch = Jen se díváš
answer-waits = Tvoje odpověď čeká: odešle se, jakmile se spojení obnoví.
settings = Nastavení
settings-words = Nastavení platí jen pro toto zařízení a nikdo jiný ho nevidí.
settings-theme = Vzhled
settings-theme-system = Podle zařízení
settings-theme-light = Světlý
settings-theme-dark = Tmavý
settings-presses = Provedení tahu
settings-presses-touch = Dotykem dvakrát, myší jednou
settings-presses-once = Stačí jednou
settings-presses-twice = Vždy dvakrát
settings-motion = Pohyb na stole
settings-motion-full = Běžný
settings-motion-quick = Dvakrát rychlejší
settings-motion-none = Žádný
settings-large-text = Větší písmo
settings-high-contrast = Vysoký kontrast
settings-left-handed = Vrácení tahu a rada vlevo na liště
settings-short-names = Krátké názvy rolí a budov
settings-sounds = Zvuky
copy = Kopírovat
share = Sdílet
link-copied = Odkaz zkopírován
game-about = O co ve hře jde
game-about-rules = Celá pravidla
game-about-known = Rozumím
game-about-more = Více

## Kdo sedí u tohoto zařízení
guest-title = Tvé místo na tomto zařízení
guest-name = Hraješ jako { $name }.
guest-code-words = Na jiném zařízení napiš tento kód:
guest-none = Účet není potřeba: první stůl ti dá místo a kód.
guest-rename = Změnit jméno
guest-devices = Jiná zařízení a moje data
guest-recover = Mám kód
guest-name-label = Tvé jméno
guest-code-label = Kód z jiného zařízení
guest-recover-words = Na tomto zařízení pak uvidíš tytéž stoly. Stoly založené na tomto zařízení zůstanou u jeho starého kódu.
guest-log-out = Odhlásit se jinde
guest-log-out-words = Všechna ostatní zařízení ztratí přístup k tvým místům a ty dostaneš nový kód: ten, který máš poznamenaný, přestane platit. Toto zařízení zůstane přihlášené, ale oznámení přestanou chodit všude, dokud si je znovu nenastavíš.
guest-log-out-done = Ostatní zařízení jsou odhlášena. Tvůj nový kód: { $code }
guest-data = Stáhnout moje data
guest-delete = Smazat mě
guest-delete-words = Server natrvalo smaže tvé jméno, obrázek, účet, kód, přátele i adresy pro oznámení. Uvolníš místa u stolů, kde se ještě nezačalo hrát, a v rozehraných hrách za tebe převezme hru bot. Dohrané hry zůstanou, ale bez tvého jména. Smažou se i tvé zprávy v chatu, kromě těch nahlášených správci serveru.
guest-delete-done = Server o tobě už nic neuchovává.

## Nový stůl
new-title = Nový stůl
new-lead = Vše je nastaveno. Změň, co chceš, a otevři stůl.
new-game = Hra
new-players = Hráči
new-edition = Vydání
new-seats = Místa
new-seats-sum = ty, { $open ->
    [0] žádné volné místo
    [one] { $open } volné místo
    [few] { $open } volná místa
    [many] { $open } volného místa
   *[other] { $open } volných míst
}, { $bots ->
    [0] žádný bot
    [one] { $bots } bot
    [few] { $bots } boti
    [many] { $bots } bota
   *[other] { $bots } botů
}
new-you = ty
new-name-placeholder = Jak ti mají říkat ostatní?
new-friend = Pozvaný hráč
new-friend-words = dostane odkaz
new-who-sits = Kdo obsadí místo { $number }
new-stand-in = Hraje za nepřítomné
new-who-joins = Kdo se může přidat
new-link-only = Lidé s odkazem
new-link-only-words = jen ti, kterým ho pošleš
new-listed = Kdokoli
new-listed-words = stůl je vidět v předsálí, dokud nejsou všechna místa obsazená
wait-list = Ukázat v předsálí
wait-unlist = Skrýt v předsálí
wait-listed = Tento stůl může v předsálí najít kdokoli. Funguje i odkaz.
new-order = Pořadí míst
new-order-random = Losované
new-order-random-words = losuje se na začátku hry
new-order-arranged = Určené
new-order-arranged-words = každý sedí tak, jak je vidět; začíná první místo
new-start = Začátek hry
new-start-full = Jakmile jsou obsazená všechna místa
new-start-full-words = nikdo nemusí nic mačkat
new-start-full-not = u stolu v předsálí to nejde, potkávají se tam neznámí lidé
new-start-ready = Jakmile jsou všichni připraveni
new-start-ready-words =
    { $pace ->
        [days] kdo do jednoho dne neodpoví, přijde o místo
       *[live] kdo do dvou minut neodpoví, přijde o místo
    }
order-random = losuje se na začátku hry
order-arranged = jak je vidět; začíná první místo
seat-earlier = Posunout místo { $seat } o jedno dopředu
seat-moved = { $player }: teď místo { $seat }
wait-inherited = Ten, kdo stůl otevřel, přišel o své místo. Stůl teď patří tobě.
new-house-rules = Domácí pravidla
new-as-printed = vše podle vydání { $edition }
new-changed = změněno
new-pool-printed = Podle vydání: { $count }.
new-your-table = Stůl
new-open = Otevřít stůl
new-link-follows = Hned potom dostaneš odkaz k odeslání. I pak můžeš na volná místa posadit boty.
new-starts-at-once = Všechna místa jsou obsazená: hra začne hned.
bot-greedy = Rozvážný bot
bot-greedy-words =
    { $game ->
        [altiplano] hledá, jak kolo odehrát co nejlépe
       *[other] bere, co se vyplatí hned
    }
bot-random = Bláznivý bot
bot-random-words = hraje cokoli; hodí se na první seznámení
bot-level-1 = Nováček
bot-level-1-words = zná pravidla, ale hodně toho přehlédne
bot-level-2 = Amatér
bot-level-2-words =
    { $game ->
        [altiplano] párkrát hrál, ale v kole vidí jen málo možností
       *[other] párkrát hrál a dívá se jen na svůj plán
    }
bot-level-3 = Štamgast
bot-level-3-words =
    { $game ->
        [altiplano] plánuje kolo podle zkušeností z mnoha partií, ale mnohé přehlédne
       *[other] jde po rychlém zisku a málo toho přehlédne
    }
bot-level-4 = Znalec
bot-level-4-words =
    { $game ->
        [altiplano] plánuje kolo podle zkušeností z mnoha partií, ale leccos přehlédne
       *[other] přemýšlí několik tahů dopředu
    }
bot-level-5 = Mistr
bot-level-5-words =
    { $game ->
        [altiplano] plánuje kolo podle zkušeností z mnoha partií a málo toho přehlédne
       *[other] přemýšlí dopředu a počítá s každým hráčem
    }
bot-level-6 = Šampion
bot-level-6-words =
    { $game ->
        [altiplano] porovnává třikrát více plánů, nic nepřehlédne a odpovídá okamžitě
       *[other] nad každým tahem přemýšlí až sekundu
    }
bot-level-7 = Legenda
bot-level-7-words =
    { $game ->
        [altiplano] v každém kole porovnává stovky plánů, se zkušenostmi z mnohem více partií
       *[other] přemýšlí nejdéle, se zkušenostmi z mnohem více partií
    }

## Pozvánka a čekání
invitation = Pozvánka
invitation-words = Kdo otevře odkaz, může si sednout ke stolu. Účet není potřeba.
wait-title = Čekáme na přátele
wait-lead =
    { $count ->
        [one] { $count } místo je volné. Jakmile bude obsazené, hra začne.
        [few] { $count } místa jsou volná. Jakmile budou obsazená, hra začne.
        [many] { $count } místa je volného. Jakmile budou obsazená, hra začne.
       *[other] { $count } míst je volných. Jakmile budou obsazená, hra začne.
    }
wait-lead-ready =
    { $count ->
        [one] { $count } místo je volné. Až se obsadí, zeptáme se všech, jestli jsou připraveni.
        [few] { $count } místa jsou volná. Až se obsadí všechna, zeptáme se všech, jestli jsou připraveni.
        [many] { $count } místa je volného. Až se obsadí všechna, zeptáme se všech, jestli jsou připraveni.
       *[other] { $count } míst je volných. Až se obsadí všechna, zeptáme se všech, jestli jsou připraveni.
    }
ready-title = Všichni jsou tady
ready-question = Začneme?
ready-waiting = Čekáme na ostatní
ready-left = Zbývá: { $time }
ready-words = Hra začne, až budou všichni připraveni. Kdo do té doby neodpoví, přijde o místo.
ready-press = Můžeme začít
ready-unsay = Ještě ne
ready-waits = Ještě neodpověděli: { $players }.
ready-row = Všichni jsou tady. Ještě neodpověděli: { $players }.
ready-flag = souhlasí
ready-gone = Odpověď nepřišla včas, a tak se tvoje místo uvolnilo.
ready-sit-again = Sednout si znovu
wait-fill =
    { $count ->
        [one] Posadit tam bota
        [few] Posadit boty na { $count } místa
        [many] Posadit boty na { $count } místa
       *[other] Posadit boty na { $count } míst
    }
wait-leave = Odejít od tohoto stolu
join-title = Máš pozvánku
join-lead =
    { $count ->
        [one] Jedno místo je volné.
        [few] { $count } místa jsou volná.
        [many] { $count } místa je volného.
       *[other] { $count } míst je volných.
    }
join-sit = Posadit se
join-no-account = Účet není potřeba. Tvé místo zůstane na tomto zařízení; kódem ho přeneseš i na jiná.
join-full = Všechna místa jsou obsazená
join-full-words = Hra už běží. Můžeš se dívat, nebo otevřít vlastní stůl.
join-watch = Dívat se
join-gone = Tato pozvánka už odplula
join-gone-words = Stůl je zavřený, nebo kousek odkazu chybí. Požádej o nový odkaz.
join-failed = Posadit se nepodařilo

## Stůl, který nelze zobrazit
table-unknown = Takový stůl neexistuje
table-broken = Stůl teď nelze zobrazit

## Co server odpoví, když odmítá
error-offline = Server není dostupný. Zkontroluj spojení; tvé hry jsou v bezpečí.
error-bad-request = Server požadavku nerozuměl. Možná pomůže načíst stránku znovu.
error-too-large = To bylo příliš mnoho najednou.
error-too-many = Příliš mnoho požadavků v krátké době. Chvíli počkej.
error-not-found = Na této adrese nic není.
error-method-not-allowed = To tady nejde.
error-unknown-table = Odkaz nevede k žádnému stolu. Možná v něm chybí písmeno.
error-unknown-components = Tento stůl používá čísla (sadu komponent), která tento server nemá. Zeptej se správce serveru.
error-other-rules = U tohoto stolu se hraje podle jiné verze pravidel, než má tento server. Zeptej se správce serveru.
error-unknown-invitation = Tato pozvánka nevede k žádnému stolu.
error-unknown-code = K tomuto kódu nepatří žádné místo. Zkontroluj písmena a číslice.
error-bad-cookie = Údaje o tvém místě na tomto zařízení nelze přečíst. Vrať se na své místo pomocí kódu.
error-no-guest = Na tomto zařízení zatím nikdo místo nemá.
error-bad-name = Jméno musí mít 1 až 40 znaků.
error-bad-setup = Takto hru připravit nelze.
error-not-host = To smí jen ten, kdo stůl otevřel.
error-not-seated = U tohoto stolu nesedíš.
error-not-your-seat = To je místo jiného hráče.
error-seat-taken = Toto místo právě někdo obsadil.
error-no-open-seat = Všechna místa jsou obsazená.
error-not-started = Hra ještě nezačala.
error-started = Hra už začala.
error-over = Hra skončila.
error-not-over = Hra ještě neskončila.
error-stale = Na stole se mezitím něco změnilo.
error-unknown-notation = Tento řádek nelze přečíst jako tah.
error-bad-move = Tento tah nelze přečíst.
error-refused = Pravidla to teď nedovolují.
error-nothing-to-undo = Teď nemáš co vzít zpět.
error-unknown-step = Takový okamžik ve hře není.
error-storage = Server teď nemůže ukládat. Hra je v bezpečí až po tvůj poslední tah.
error-busy = Server je přetížený. Zkus to za chvíli.
error-too-soon = Na tohoto hráče je potřeba ještě chvíli počkat.
error-stood-in = Na tomto místě teď hraje bot.
error-internal = Na straně serveru se něco pokazilo. Hra je v bezpečí až po tvůj poslední tah.
not-sent = Neodesláno: { $why }
not-sent-stale = na stole se mezitím něco změnilo.
not-sent-other = server to nepřijal. Zkus to znovu.

## Stůl
rivals = Soupeři v pořadí tahů
roles = Role
role-now = teď
role-taken = zabraná
role-by = { $player }
role-coins =
    { $count ->
        [0] na kartě žádný dublon
        [one] na kartě { $count } dublon
        [few] na kartě { $count } dublony
        [many] na kartě { $count } dublonu
       *[other] na kartě { $count } dublonů
    }
role-privilege = Privilegium: { $privilege }
harbor-title = Lodě a obchodní dům
ships = Přepravní lodě
ship-with = Loď s kapacitou { $capacity }: { $amount }× { $good }, volno: { $free }
ship-empty = Loď s kapacitou { $capacity }, prázdná
ship-free = volno: { $count }
trading-house = Obchodní dům
stalls-taken = obsazená místa: { $count } ze 4
stall-free = volné místo
prices = Ceny
plantations = Plantáže
quarries-left =
    { $count ->
        [one] zbývá { $count } kamenolom
        [few] zbývají { $count } kamenolomy
        [many] zbývá { $count } kamenolomu
       *[other] zbývá { $count } kamenolomů
    }
face-down-left = rubem nahoru: { $count }
stock-of = { $good }: { $count }
buildings-for-sale = Budovy na prodej
column = { $column }. sloupec
column-large = Velké
quarries-count-up-to = { $count ->
    [one] kamenolomy uberou nejvýše { $count } dublon
    [few] kamenolomy uberou nejvýše { $count } dublony
    [many] kamenolomy uberou nejvýše { $count } dublonu
   *[other] kamenolomy uberou nejvýše { $count } dublonů
}
building-words = { $kind }, cena { $cost }, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}, { $circles ->
    [one] { $circles } kruh
    [few] { $circles } kruhy
    [many] { $circles } kruhu
   *[other] { $circles } kruhů
}, { $left ->
    [0] žádná nezbývá
   *[other] zbývá: { $left }
}
kind-production-small = malá produkční budova
kind-production-large = velká produkční budova
kind-commercial = malá fialová budova
kind-large = velká fialová budova
none-left = žádná
you-own-it = máš ji
supply = Bank
supply-points = Body
supply-workers = Kolonisté
supply-arriving = Na lodi
supply-goods = Zbývající zboží
end-note-points = Hra skončí na konci kola, ve kterém dojdou.
end-note-workers = Hra skončí, když loď kolonistů nelze naplnit.
end-points-left =
    { $count ->
        [one] zbývá { $count } bod
        [few] zbývají { $count } body
        [many] zbývá { $count } bodu
       *[other] zbývá { $count } bodů
    }
end-workers-left =
    { $count ->
        [one] zbývá { $count } kolonista
        [few] zbývají { $count } kolonisté
        [many] zbývá { $count } kolonisty
       *[other] zbývá { $count } kolonistů
    }
end-may-be-last = { ":" } toto kolo může být poslední
round-in-rail = { $round }. kolo
goods-of-yours = Zboží
goods-held-and-made = Zboží, které máš, a výroba za fázi dozorce
good-held-makes = { $good }: máš { $held }, výroba { $makes }
makes = výroba
points-in-chips = Body v žetonech
chips-short = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
island = Ostrov
island-of = Ostrov, { $count } z 12 políček
city = Město
city-of = Město, { $count } z 12 polí
places-of = { $count } z 12
tiles-worked = obsazené: { $count } { $of ->
    [few] ze
   *[other] z
} { $of }
tile-worked = { $tile }, s kolonistou
tile-idle = { $tile }, bez kolonisty
circles-filled = zaplněné kruhy: { $workers } { $circles ->
    [few] ze
   *[other] z
} { $circles }
circles-count =
    { $count ->
        [one] { $count } kruh
        [few] { $count } kruhy
        [many] { $count } kruhu
       *[other] { $count } kruhů
    }
san-juan-count = v San Juanu: { $count }
log = Průběh
views = Pohledy
view-island = Ostrov
view-table = Stůl
view-players = Hráči
view-log = Průběh
choices = Možnosti
option-no-ship = žádná loď
undo-words = Vezme zpět tvůj poslední krok
undo-not-now = Teď nemáš co vzít zpět.
rule-of = Pravidlo: { $rule }
read-the-rule = Přečíst pravidlo

## Rozmísťování kolonistů, skladování
place-hand = Kolonisté v ruce
place-in-hand = v ruce: { $count }
place-suggest = Poradit
place-lift-all = Zvednout všechny
place-suggest-help = Rozmístí kolonisty tak, jak by to udělal bot. Potom je můžeš přesunout.
place-lift-all-help = Zvedne všechny kolonisty z kruhů do ruky.
place-words = { $place }, kruh { $number }: kolonista
place-hand-empty = V ruce není žádný kolonista: nejprve některého zvedni z jiného kruhu.
place-not-done =
    { $count ->
        [one] Rozmísti ještě { $count } kolonistu: dokud je některý kruh prázdný, nikdo nesmí zůstat v San Juanu.
        [few] Rozmísti ještě { $count } kolonisty: dokud je některý kruh prázdný, nikdo nesmí zůstat v San Juanu.
        [many] Rozmísti ještě { $count } kolonisty: dokud je některý kruh prázdný, nikdo nesmí zůstat v San Juanu.
       *[other] Rozmísti ještě { $count } kolonistů: dokud je některý kruh prázdný, nikdo nesmí zůstat v San Juanu.
    }
suggestion-none = Pro tohle teď žádná rada není.
store-choices = Co si necháš
store-all =
    { $count ->
        [one] zůstává ve skladišti
        [few] všechny { $count } ve skladišti
        [many] vše ({ $count }) ve skladišti
       *[other] všech { $count } ve skladišti
    }
store-one = zůstává { $kept } { $count ->
    [few] ze
   *[other] z
} { $count }
store-none = vrací se
store-kinds-missing =
    { $count ->
        [one] Nejdřív vyber druh zboží, který zůstane ve skladišti.
        [few] Nejdřív vyber ještě { $count } druhy zboží, které zůstanou ve skladištích.
        [many] Nejdřív vyber ještě { $count } druhu zboží, které zůstanou ve skladištích.
       *[other] Nejdřív vyber ještě { $count } druhů zboží, které zůstanou ve skladištích.
    }
store-singles-missing =
    { $count ->
        [one] Nejdřív vyber jeden kus, který si necháš.
        [few] Nejdřív vyber ještě { $count } kusy, které si necháš.
        [many] Nejdřív vyber ještě { $count } kusu, které si necháš.
       *[other] Nejdřív vyber ještě { $count } kusů, které si necháš.
    }

## Nápověda
help-and-shortcuts = Nápověda a zkratky
help-title = Nápověda a zkratky
help-words = Vše, co svítí, lze stisknout. Ukaž na cokoli nebo tam přejdi klávesami a přečteš si, co to přinese nebo proč to teď nejde.
help-words-touch = { $taps ->
    [1] Vše, co svítí, lze stisknout a stačí jedno klepnutí.
   *[other] Vše, co svítí, lze stisknout. První klepnutí ukáže, co to přinese nebo proč to teď nejde; druhé klepnutí nebo zelené tlačítko to provede.
}
help-undo = Vezme zpět tvůj poslední krok, pokud to ještě jde.
help-hint = Ukáže odpovědi, které stojí za zvážení, s odhadem šance na výhru po každé z nich.
key-choices = možnosti v liště, zleva
key-done = hotovo
key-pass = pas
key-undo = vzít zpět
key-question = k otázce
key-island = k mému ostrovu, s kolonisty v ruce k dalšímu prázdnému kruhu
key-table = ke stolu
key-players = k soupeřům
key-log = k průběhu hry
key-read = po i, t nebo r: číst postupně, co tam leží
key-escape = zavřít, co je navrchu
key-help = tento seznam
notation-label = Napsat tah
notation-send = Odeslat
notation-words = Jeden řádek jako v záznamu hry, například „{ $first }“, „{ $second }“ nebo „{ $third }“.
help-single-keys = Jednoklávesové zkratky u stolu

## Konec
end-wins =
    { $count ->
        [one] { $player } vítězí: { $count } bod
        [few] { $player } vítězí: { $count } body
        [many] { $player } vítězí: { $count } bodu
       *[other] { $player } vítězí: { $count } bodů
    }
end-you-win =
    { $count ->
        [one] Vítězíš: { $count } bod
        [few] Vítězíš: { $count } body
        [many] Vítězíš: { $count } bodu
       *[other] Vítězíš: { $count } bodů
    }
end-shared =
    { $count ->
        [one] Společné vítězství, { $count } bod: { $players }
        [few] Společné vítězství, { $count } body: { $players }
        [many] Společné vítězství, { $count } bodu: { $players }
       *[other] Společné vítězství, { $count } bodů: { $players }
    }
end-because-workers = Loď kolonistů nešlo naplnit.
end-because-city = Něčí město bylo plné.
end-because-victory-points = Vítězné body došly.
end-rematch = Odveta
end-rematch-join = Přidat se k odvetě
end-rematch-waits = Stůl pro odvetu už čeká: tvoje místo je volné, dokud ho neobsadí někdo jiný.
end-replay = Přehrání
end-record = Záznam hry jako text
end-fair = Poctivé losování
end-fair-words = Před hrou server zveřejnil tento otisk svého tajemství. Pomocí tajemství může každý všechna losování ověřit.
end-fair-words-elsewhere = Tato partie se hrála jinde a sem se dostal její záznam. Losování vyplývají z tajemství; zda byl otisk znám před hrou, tento server neví.
end-commitment = Otisk
end-secret = Tajemství
score = Výsledek
score-source = Zdroj
roles-taken = Zvolené role
chart-points = Body po kolech
chart-doubloons = Dublony po kolech
chart-shipped = Naložené zboží celkem
chart-pick-points = Body
chart-pick-doubloons = Dublony
chart-pick-shipped = Naloženo
chart-show = Ukázat
chart-round = Kolo
chart-numbers = Totéž v tabulce

## Přehrání
replay-title = Přehrání
replay-failed = Přehrání nelze zobrazit
replay-move = Tah { $move } z { $of }
replay-slider = Okamžik hry
replay-drive = Přehrávání
replay-back = O tah zpět
replay-on = O tah dál
replay-play = Přehrávat automaticky
replay-pace = Rychlost
replay-views = Čí ostrov se zobrazuje
replay-view-of = Ostrov: { $player }
replay-view-own = Tvůj ostrov
replay-share = Odkaz na tento okamžik
replay-close = Zavřít přehrání
branch-title = Hrát odtud dál
branch-words = Převezmeš místo tak, jak v tomto okamžiku je, na ostatních hrají boti. Co se bude losovat dál, losuje se znovu; původní partie se nezmění.
branch-seat = Tvoje místo
branch-bot = Boti
branch-go = Hrát dál
branch-from = Hra pokračující z jiné partie
branch-from-words = Tato hra začala jako jiná partie, takže její losování nejde ověřit jako celek.
branch-from-link = Ukázat ten okamžik

## Hra, pro kterou stránka nemá stůl
plain-words = Tato stránka zatím nemá stůl pro hru { $game }. Níže je vypsáno vše, co je vidět, tak jak to pojmenovává server, a každá možná odpověď je tlačítko.
plain-facts = Na stole
plain-question = Co uděláš?
plain-question-more = Jedno tlačítko pro každou odpověď, zapsanou jako v záznamu hry.
plain-nothing = nic
plain-yes = ano
plain-no = ne
plain-over = Hra skončila.
plain-replay = Přehrát znovu

## Pravidla
rules-contents = Obsah
rules-buildings = Budovy
rules-round = kolo
rules-settler = osadník
rules-mayor = purkmistr
rules-builder = stavitel
rules-craftsman = dozorce
rules-trader = kupec
rules-captain = kapitán

seat-lookalike = { $name } ({ $mark })

# Hodiny
clock = Hodiny
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-left = { $player }: zbývá { $time }
clock-due = { $player }: zbývá { $time }, je na tahu
clock-holiday = dovolená do { $date }
clock-pause-wished = chce přestávku
pace-none = Bez hodin
pace-none-words = Každý přemýšlí, jak dlouho chce.
pace-live = Naživo
pace-live-words = Všichni jsou u stolu; hodiny běží, když jsi na tahu.
pace-days = Na více dní
pace-days-words = Hraješ, kdy máš čas; na každé rozhodnutí je vlastní lhůta.
pace-bank = Minut na celou hru
pace-increment = Sekund navíc za každé rozhodnutí
pace-grace = Sekund bez odpočtu na každé rozhodnutí
pace-days-each = Dnů na rozhodnutí
pace-holiday = Dnů dovolené za hru
pace-window = Hodiny běží jen v určitou dobu
pace-from = Od
pace-until = Do
pace-zone = Časové pásmo: { $zone }. Den je tak dlouhý jako tato doba.
pace-live-sum = každý { $minutes } min, +{ $increment } s za rozhodnutí, prvních { $grace } s se nepočítá
pace-days-sum = { $days ->
    [one] 1 den
    [few] { $days } dny
    [many] { $days } dne
   *[other] { $days } dnů
  } na rozhodnutí
pace-window-sum = { $from }–{ $until } ({ $zone })
time-up = Když někomu dojde čas
time-up-stand-in = Do návratu za něj rozhoduje bot
time-up-end = Hra skončí bez výsledku
time-menu = Přestávka a dovolená
time-pause = Požádat o přestávku
time-pause-words = Hodiny se zastaví, až o přestávku požádají všichni hráči, a rozběhnou se, jakmile ji někdo ukončí.
time-pause-end = Ukončit mou přestávku
time-paused = Hodiny stojí.
time-pausing = Čeká se na: { $players }
time-holiday = Dovolená
time-holiday-left = { $days ->
    [one] Zbývá 1 den.
    [few] Zbývají { $days } dny.
    [many] Zbývá { $days } dne.
   *[other] Zbývá { $days } dnů.
  } Tvé hodiny stojí, dokud se nevrátíš.
time-holiday-take = Začít dovolenou
time-holiday-end = Ukončit dovolenou
time-holiday-days = Kolik dnů
ended-title = Hra skončila
ended-words = Došel čas: { $player }. Podle dohody hra nemá výsledek.
ended-flag = došel čas
error-lobby-closed = Tento server v předsálí žádné stoly neukazuje.
error-lobby-full = V předsálí už čekají tři tvé stoly. Nejdřív jeden skryj.
error-no-clock = U tohoto stolu nejsou hodiny.
error-no-holiday = Tolik dnů dovolené už nemáš.
