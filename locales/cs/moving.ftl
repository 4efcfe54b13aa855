## Hra, která pokračuje jinde

move-to-server = Pokračovat s přáteli
move-to-server-words = Hra bude pokračovat na serveru od tohoto okamžiku a z tohoto zařízení zmizí. Dostaneš odkaz na místa, která obsadí přátelé.
move-seat = Místo: { $player }
move-seat-bot = Bot zůstane
move-seat-fill = Sedne si sem bot
move-seat-friend = Sedne si sem někdo z přátel
move-hidden = Kdo se přidá, dozví se, že hra začala na zařízení: dosavadní losování nejde ověřit a na skryté věci se dalo podívat. Odteď losuje server.
move-to-server-go = Přesunout na server
move-to-device = Pokračovat na tomto zařízení
move-to-device-alone = Hra bude pokračovat v tvém prohlížeči od tohoto okamžiku a už nebude potřebovat připojení. Stůl na serveru tím skončí.
move-to-device-people = Hra bude pokračovat v tvém prohlížeči a zařízení si budete předávat. Až budou všichni souhlasit, stůl na serveru skončí. Všechno skryté pak bude uložené na tvém zařízení.
move-to-device-go = Přesunout na toto zařízení
move-to-device-ask = Zeptat se ostatních
proposal-move = { $player } navrhuje pokračovat na svém zařízení a předávat si ho. Všechno skryté by pak bylo uložené na něm.
gone-title = Tato hra pokračuje jinde
gone-words = Se souhlasem všech pokračuje na jednom zařízení. Má ji: { $player }.
gone-words-mine = Pokračuje na tvém zařízení. Pokud už tam není, můžeš si ji stáhnout znovu v podobě, v jaké server opustila.
gone-open = Otevřít na tomto zařízení
gone-flag = pokračuje jinde
begun-words = Tato hra začala na zařízení a probíhá v ní { $round }. kolo. Dosavadní losování nejde ověřit a kdo hru přinesl, mohl vidět, co bylo skryté. Odteď losuje server.
device-delete = Smazat tento stůl
device-delete-words = Stůl i jeho záznam budou z tohoto zařízení nadobro smazány. Pokud by se ještě mohly hodit, ulož si nejdřív stůl jako soubor.
device-delete-go = Smazat
device-deleted = Stůl byl smazán.
