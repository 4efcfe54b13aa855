# What people at a table agree on and say to each other.

proposal-title = Návrh
proposal-pace = { $player } navrhuje jiné hodiny: { $pace }.
proposal-pace-other = Navrhnout jiné hodiny
proposal-pace-propose = Zeptat se ostatních
proposal-pace-words = Až budou všichni souhlasit, hodiny poběží od začátku.
proposal-undo = { $player } žádá o vrácení svého posledního rozhodnutí.
proposal-undo-more = Zpět se vezme i vše, co se stalo potom, a náhoda losuje znovu.
proposal-ask-back = Požádat o vrácení mého posledního rozhodnutí
proposal-missing = Čeká se na odpověď: { $players }
proposal-agree = Souhlasím
proposal-decline = Nesouhlasím
proposal-withdraw = Stáhnout návrh
proposal-declined = Nesouhlasili všichni. Nic se nemění.
proposal-over = Už je rozhodnuto.
error-no-proposal = Tento návrh už neplatí, nebo je nejdřív třeba odpovědět na jiný.

orders = Trvalé pokyny
orders-words = Odpovídají hned za tebe a průběh hry to uvede; odpověď můžeš vzít zpět. Když nastane něco, s čím pokyn nepočítal, přestane platit a oznámí to.
orders-pass-round = Do konce kola pasovat
orders-pass-round-more = Na role, kolonisty a skladování se hra ptá dál.
orders-load-corn = Nejdřív nakládat kukuřici
orders-load-corn-more = Dokud to jde jen jedním způsobem.
orders-mayors-worker = Vždy vzít purkmistrova kolonistu
orders-ended-unforeseen = Pokyn přestal platit, protože otázka je jiná: { $orders }.
orders-ended-taken-back = Pokyny přestaly platit, protože se něco vzalo zpět: { $orders }.
orders-ended-stood-in = Pokyny přestaly platit, protože za tebe hraje bot: { $orders }.
orders-log = Podle trvalého pokynu.

notices = Oznámení
notices-words = Meseta ti může dát vědět, že na tebe stůl čeká, i když máš tuto stránku zavřenou.
notices-table = Posílat oznámení o tomto stolu
notices-ways = Kam
notices-none = Zatím nikam. Nejdřív přidej adresu.
notices-kind = Druh
notices-ntfy = ntfy
notices-ntfy-words = Do telefonu: nainstaluj si aplikaci ntfy, přihlas se k odběru tématu s názvem, který nikdo neuhodne, a zadej sem jeho adresu.
notices-webhook = Webhook
notices-webhook-words = Pro programy: každá zpráva se posílá na tuto adresu jako JSON.
notices-address = Adresa
notices-add = Přidat
notices-try = Poslat zkušební
notices-tried = Zkušební zpráva byla přijata.
notices-remove = Odebrat
notices-push-add = Oznamovat v tomto prohlížeči
notices-push-here = Tento prohlížeč
notices-push-other = Jiný prohlížeč
notices-push-denied = Nepovedlo se: prohlížeč této stránce oznámení nepovoluje, nebo se nespojí se svou oznamovací službou.
notices-failing-private = Adresa patří do soukromé sítě. Tento server tam nic neposílá.
notices-failing-unreachable = Poslední zpráva nedošla: na této adrese nikdo neodpovídá.
notices-failing-refused = Poslední zpráva byla na této adrese odmítnuta.
notices-what = O čem
notices-turn = Jsem na tahu
notices-turn-more = Jednou za každý tah, pár minut po jeho začátku; u živého stolu hned, pokud ho nemáš otevřený.
notices-reminder = Dochází mi čas
notices-reminder-more = Minutu před koncem u živého stolu, šest hodin před ním ve hře na více dní.
notices-quiet = Hodiny klidu
notices-quiet-on = V určitou dobu mě nerušit
notices-zone = Časové pásmo: { $zone }

# What is sent; place is one of the next message or the name of a game.
notice-place = { $game } ({ $players })
notice-turn-title = Jsi na tahu
notice-turn = { $place }: stůl čeká na tebe.
notice-ready-title = Začneme?
notice-ready = { $place }: všichni jsou tady, hra začne, až to potvrdíš.
notice-reminder-title = Dochází ti čas
notice-reminder-minutes = { $count ->
    [one] { $place }: zbývá { $count } minuta.
    [few] { $place }: zbývají { $count } minuty.
    [many] { $place }: zbývá { $count } minuty.
   *[other] { $place }: zbývá { $count } minut.
}
notice-reminder-hours = { $count ->
    [one] { $place }: zbývá { $count } hodina.
    [few] { $place }: zbývají { $count } hodiny.
    [many] { $place }: zbývá { $count } hodiny.
   *[other] { $place }: zbývá { $count } hodin.
}
notice-test-title = Zkušební zpráva od Mesety
notice-test = Takhle se dozvíš, že jsi na tahu.

## The chat of a table
chat = Chat
chat-unread = { $count ->
    [one] Chat, { $count } nová zpráva
    [few] Chat, { $count } nové zprávy
    [many] Chat, { $count } nové zprávy
   *[other] Chat, { $count } nových zpráv
}
chat-said = { $player }: { $words }
chat-none = Zatím nikdo nic nenapsal.
chat-write = Napiš ke stolu
chat-send = Odeslat
chat-phrases = Hotové věty: každý je čte ve svém jazyce
chat-public = Přečte si to každý, kdo tento stůl sleduje.
chat-watch = Psát tu mohou jen ti, kdo u stolu sedí.
chat-about = Ztlumit nebo nahlásit
chat-mute = Ztlumit: { $player }
chat-mute-words = Jen na tomto zařízení. Nikdo jiný se to nedozví.
chat-muted = Na tomto zařízení je ztlumen hráč { $player }.
chat-unmute = Zrušit ztlumení
chat-report-why = Co je na této zprávě špatně?
chat-report-rude = Uráží nebo vyhrožuje
chat-report-spam = Je to reklama nebo spam
chat-report-unfair = Týká se podvádění
chat-report-other = Něco jiného
chat-report = Nahlásit
chat-report-words = Správce serveru si bude moci přečíst tuto zprávu i ty kolem ní.
chat-reported = Nahlášeno. Děkujeme.
phrase-hello = Ahoj
phrase-good-luck = Hodně štěstí
phrase-thinking = Přemýšlím…
phrase-one-moment = Okamžik, prosím
phrase-take-your-time = Nespěchej
phrase-well-played = Dobře zahráno
phrase-thanks = Díky
phrase-good-game = Dobrá hra
error-chat-off = Tento server nemá chat.
error-bad-text = Zpráva má nejvýše 300 znaků a všechny musí být vidět.
error-unknown-line = Tato zpráva už neexistuje.

## Ratings
ratings = Žebříčky
ratings-lead = Podle hodnocených partií s jinými lidmi, zvlášť pro každou hru, počet hráčů a tempo. V 95 případech ze 100 je síla v rozmezí uvedeném za ±; pořadí určuje jeho dolní mez.
ratings-none = Zatím neskončila žádná hodnocená partie. Při otevírání stolu zvol „Hodnocená partie“.
ratings-classes = Které hry
ratings-class = { $game }, počet hráčů: { $players }, { $pace }
ratings-place = Pořadí
ratings-player = Hráč
ratings-rating = Hodnocení
ratings-games = Partie
ratings-wins = Výhry
ratings-nameless = V žebříčku jsou jen lidé se jménem. Jméno si můžeš zvolit na úvodní stránce.
ratings-seats = Kolik má které místo cenu v bodech hodnocení; hodnocení jsou už o ni očištěná:
ratings-seat = Místo { $number }: { $points }
new-rated = Hodnocená partie
new-rated-words = Počítá se do žebříčku všech, kdo hrají; bez rad. Za koho hraje bot nebo komu dojde čas, ten je poslední.
rated-game = hodnocená partie, bez rad
rated-ended = Tato partie se počítá do žebříčku.
hints-rated = Tato partie se počítá do žebříčku, proto se hraje bez rad.
error-rated = V partii, která se počítá do žebříčku, to není možné.
stand-in-rated = Místo je dál tvoje, ale pokud bot potáhne, počítáš se v této partii do žebříčku jako poslední.

## Účty a přátelé, pokud o nich mluví každá stránka
account = Tvůj účet
friends = Přátelé
people-here = Kdo sedí u stolu
chat-block = Zablokovat: { $player }
chat-block-words = U všech stolů a na všech tvých zařízeních. Ke tvým stolům si také nepřisedne, o přátelství tě nepožádá a nikdo mu to neoznámí.
chat-blocked = Zablokováno: { $player }.
error-bad-password = Heslo má 10 až 200 znaků. Není to jméno účtu ani jediný opakovaný znak.
error-wrong-password = Jméno a heslo k sobě nepatří.
error-name-taken = Takové jméno, nebo velmi podobné, už někdo má. Vyber jiné.
error-has-account = Účet už máš.
error-no-account = Účet nemáš.
error-choose-tables = Vyber, co se má stát se stoly na tomto zařízení.
error-unknown-person = Takový člověk tu není, nebo už není.
error-too-many-people = Víc lidí tu mít nejde. Nejdřív někoho odeber.
