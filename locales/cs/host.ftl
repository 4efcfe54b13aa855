# The page for hosts of a server.

host-people = Lidé
host-programs = { $count ->
    [one] a { $count } bot
    [few] a { $count } boti
    [many] a { $count } bota
   *[other] a { $count } botů
}
host-running = Rozehrané hry
host-open = { $count ->
    [one] { $count } stůl čeká na hráče
    [few] { $count } stoly čekají na hráče
    [many] { $count } stolu čeká na hráče
   *[other] { $count } stolů čeká na hráče
}
host-reports-open = Otevřená hlášení
host-over = { $count ->
    [one] { $count } dohraná hra
    [few] { $count } dohrané hry
    [many] { $count } dohrané hry
   *[other] { $count } dohraných her
}
host-reports = Hlášení
host-reports-all = Ukázat i vyřízená
host-reports-none = Nikdo nic nenahlásil.
host-report-private = Soukromý rozhovor
host-report-by = Nahlašuje: { $player }
host-look = Ukázat: { $player }
host-settle = Vyřízeno
host-unsettle = Znovu otevřít
host-announce = Oznámení
host-announce-text = Text, který uvidí všichni na každé stránce
host-announce-hours = Na jak dlouho
host-announce-do = Oznámit
host-announced = Právě zobrazené
host-until = končí: { $time }
host-withdraw = Stáhnout
host-hours = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
    [many] { $count } hodiny
   *[other] { $count } hodin
}
host-people-title = Lidé a boti
host-people-none = Nikdo takový tu není.
host-find = Jméno nebo identifikátor
host-find-do = Najít
host-more = Více
host-show-more = Ukázat další
host-at-tables = { $count ->
    [one] u { $count } stolu
    [few] u { $count } stolů
    [many] u { $count } stolu
   *[other] u { $count } stolů
}
host-came = první návštěva: { $when }
host-is-host = správce
host-is-mute = nesmí psát
host-is-ban = nesmí hrát
host-tables = Stoly
host-tables-none = Žádné takové stoly nejsou.
host-state-open = Čekají
host-state-running = Hrají
host-state-over = Dohrané
host-state-all = Všechny
host-round = { $round }. kolo
host-changed = poslední tah { $when }
host-entrances = Pozvánky
host-entrances-words = Hostem serveru se může stát jen ten, kdo má některý z těchto kódů.
host-entrances-open = Kód tady nikdo nepotřebuje: server byl spuštěn bez --by-invitation.
host-entrance-people = Počet lidí
host-entrance-days = Počet dní
host-entrance-note = Pro koho (vidí jen správci)
host-invite = Vytvořit kód
host-entrance-left = { $count ->
    [one] ještě pro { $count } člověka, končí: { $time }
    [few] ještě pro { $count } lidi, končí: { $time }
    [many] ještě pro { $count } člověka, končí: { $time }
   *[other] ještě pro { $count } lidí, končí: { $time }
}
host-id = Identifikátor:
host-owner = Ukázat majitele tohoto bota
host-lift = Zrušit zákaz
host-sanction = Zákaz
host-mute = Zakázat psaní
host-mute-words = Žádné psaní do chatu, ani rychlé fráze.
host-ban = Zakázat hraní
host-ban-words = Žádné hraní. Místa převezmou boti serveru a vlastní boti tohoto člověka hrát také nesmějí.
host-how-long = Na jak dlouho
host-for-good = Natrvalo
host-reason = Důvod, který si ten člověk přečte
host-data = Stáhnout data tohoto člověka
host-delete = Smazat tohoto člověka
host-delete-words = Jméno, kód a zprávy v chatech zmizí navždy a místa převezmou boti. Nedá se to vrátit.
host-delete-sure = Ano, smazat
