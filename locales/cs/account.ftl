# Účty a přátelé: slova jejich stránek.

account-title = Tvůj účet
account-lead = Tvoje stoly, hodnocení a přátelé jsou stejní na každém zařízení, kde se přihlásíš.
account-lead-guest = Na tomto zařízení hraješ jako host. Se jménem účtu a heslem si stoly, hodnocení a přátele vezmeš i na jiná zařízení.
account-lead-nobody = Hrát můžeš bez účtu. S účtem si stoly, hodnocení a přátele vezmeš i na jiná zařízení.
account-ways = Způsoby přihlášení
account-password = Heslo
account-password-since = Jméno: { $name }. Heslo ze dne { $day }.
account-password-none = Zatím žádné
account-code = Kód
account-code-words = Pro jiné zařízení:
account-copy-code = Zkopírovat kód
account-copied = Kód zkopírován
account-elsewhere = Už tu máš své místo?
account-devices = Zařízení
account-sign-out = Odhlásit se tady
account-signed-out = Toto zařízení je odhlášené.
account-you = Jak tě vidí ostatní
account-renamed = Jméno uloženo
account-language = Zvolený jazyk jde po přihlášení s tebou.
account-data = Přátelé a údaje
account-log-out-password = Heslo zůstane stejné. Pokud by ho mohl znát někdo jiný, raději ho změň.
account-go-on = Pokračovat

account-make = Založit účet
account-make-words = Stačí jméno a heslo, e-mailová adresa není potřeba. Stoly, hodnocení a přátelé ti zůstanou.
account-make-press = Založit účet
account-make-done = Tvůj účet je připravený.
account-sign-in = Přihlásit se
account-sign-in-words = Na tomto zařízení pak najdeš všechny své stoly.
account-sign-in-press = Přihlásit se
account-sign-in-done = Přihlášení proběhlo.
account-change = Změnit heslo
account-change-words = Všechna ostatní zařízení se odhlásí a dostaneš nový kód. Oznámení přestanou chodit, dokud si je znovu nenastavíš.
account-change-press = Změnit heslo
account-change-done = Heslo je změněné a všechna ostatní zařízení jsou odhlášená.
account-remove = Zrušit účet
account-remove-words = Smaže se jen jméno účtu a heslo: na tomto zařízení hraješ dál jako host, s novým kódem. Všechna ostatní zařízení se odhlásí a oznámení přestanou chodit.
account-remove-press = Zrušit účet
account-remove-done = Účet je zrušený. Hraješ dál jako host.

account-name = Jméno účtu
account-current = Současné heslo
account-next = Nové heslo
account-rule = Aspoň 10 znaků. Několik slov, která by vedle sebe nikdo jiný nedal, se snadno pamatuje a těžko hádá.
account-tables = Na tomto zařízení máš stoly jako host. Co s nimi?
account-tables-bring = Převést je na můj účet
account-tables-leave = Nechat je hostovi a jeho kódu
account-brought = { $count ->
    [one] Na tvůj účet byl převeden { $count } stůl.
    [few] Na tvůj účet byly převedeny { $count } stoly.
   *[other] Na tvůj účet bylo převedeno { $count } stolů.
}
account-stayed-twice = { $count ->
    [one] U hosta zůstává { $count } stůl, protože tvůj účet už u něj sedí a nikdo nemůže hrát na dvou místech. Kód hosta:
    [few] U hosta zůstávají { $count } stoly, protože tvůj účet už u nich sedí a nikdo nemůže hrát na dvou místech. Kód hosta:
   *[other] U hosta zůstává { $count } stolů, protože tvůj účet už u nich sedí a nikdo nemůže hrát na dvou místech. Kód hosta:
}
account-stayed = { $count ->
    [one] U hosta zůstává { $count } stůl. Kód hosta:
    [few] U hosta zůstávají { $count } stoly. Kód hosta:
   *[other] U hosta zůstává { $count } stolů. Kód hosta:
}

avatar-figure = Obrázek
avatar-colour = Pozadí
avatar-parrot = Papoušek
avatar-frog = Žába
avatar-turtle = Želva
avatar-fish = Ryba
avatar-palm = Palma
avatar-boat = Loďka
avatar-llama = Lama
avatar-cactus = Kaktus
avatar-mountain = Hora
avatar-sun = Slunce
avatar-sea = Moře
avatar-corn = Kukuřice
avatar-leaf = List
avatar-clay = Hlína
avatar-berry = Bobule
avatar-stone = Kámen

friends-title = Přátelé
friends-lead = Podívej se, kdo je tady, přisedni k jejich stolům a pozvi je ke svým.
friends-begin = Jak ti mají přátelé říkat?
friends-invitations = Pozvánky ke stolům
friends-invites = { $open ->
    [one] zve tě ke hře { $game }, { $open } volné místo
    [few] zve tě ke hře { $game }, { $open } volná místa
   *[other] zve tě ke hře { $game }, { $open } volných míst
}
friends-not-now = Teď ne
friends-asking = Chtějí tě mezi přátele
friends-asking-count = { $count ->
    [one] { $count } člověk tě chce mezi přátele
    [few] { $count } lidé tě chtějí mezi přátele
   *[other] { $count } lidí tě chce mezi přátele
}
friends-accept = Přijmout
friends-decline = Odmítnout
friends-yours = { $count ->
    [0] Tvoji přátelé
   *[other] Tvoji přátelé ({ $count })
}
friends-none = Zatím nikdo. Požádej někoho podle jména účtu, pošli svůj odkaz nebo otevři nabídku stolu, u kterého hraješ.
friends-here = je tady
friends-away = není tady
friends-here-count = { $count ->
    [0] nikdo tu není
    [one] { $count } je tady
    [few] { $count } jsou tady
   *[other] { $count } je tady
}
friends-all = Všichni přátelé
friends-waits = čeká na hráče: { $games }
friends-more = Více: { $player }
friends-find = Najít přátele
friends-name = Jméno jejich účtu
friends-name-words = Jak ho píšou při přihlášení. Hosty bez účtu můžeš požádat odkazem nebo u stolu.
friends-ask = Požádat o přátelství
friends-asked = Zatím bez odpovědi
friends-asked-done = Žádost je odeslaná.
friends-asked-is = požádáno, zatím bez odpovědi
friends-withdraw = Vzít zpět
friends-is = mezi tvými přáteli
friends-link = Tvůj odkaz
friends-link-words = Kdo ho otevře, může tě požádat o přátelství. Rozhoduješ dál ty.
friends-link-make = Vytvořit odkaz
friends-link-new = Nahradit odkaz novým
friends-part = Ukončit přátelství
friends-part-words = Navzájem už neuvidíte, jestli je ten druhý tady. Nikdo mu to neoznámí.

block = Zablokovat
unblock = Odblokovat
blocked = Zablokovaní
blocked-is = zablokováno
block-words = Koho zablokuješ, nemůže přisednout ke tvým stolům, nečteš, co u stolů píše, a jeho žádosti se k tobě nedostanou. Nikdo mu to neoznámí.
block-done = Zablokováno: { $player }.
people-alone = U tohoto stolu nikdo jiný nesedí.

invite = Pozvat
invite-friends = Pozvat přátele
invite-done = pozvánka odeslána

friend-link-ask = Požádat o přátelství: { $player }?
friend-link-words = Přátelé vidí, jestli je ten druhý tady, a mohou se zvát ke stolům.
friend-link-gone = Tento odkaz nikam nevede
friend-link-gone-words = Nahradil ho nový, nebo je v něm překlep. Popros o nový odkaz.
friend-link-mine = Toto je tvůj vlastní odkaz
friend-link-mine-words = Pošli ho někomu, kdo tě má požádat o přátelství.

## Private chat with a friend
private-title = Soukromý rozhovor
private-with = { $player } a ty
private-back = Všichni přátelé
private-write = Napsat
private-read = Přečíst zprávy
private-unread = { $count ->
    [one] { $count } nová zpráva
    [few] { $count } nové zprávy
    [many] { $count } nové zprávy
   *[other] { $count } nových zpráv
}
private-to = Napiš: { $player }
private-you = Ty
private-none = Zatím žádné zprávy. Co sem napíšeš, si může přečíst { $player }.
private-words = Tohle čtete jen vy dva: { $player } a ty. Když někdo z vás zprávu nahlásí, přečte si ji i správce serveru. Uchovává se posledních 200 zpráv, nejdéle 90 dní.
private-blocked = Na seznamu zablokovaných: { $player }. Psát sem nemůže ani jeden z vás, ale zprávy, které ti přišly, můžeš stále nahlásit.
