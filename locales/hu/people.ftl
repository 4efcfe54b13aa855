# What people at a table agree on and say to each other.

proposal-title = Javaslat
proposal-pace = { $player } más órát javasol: { $pace }.
proposal-pace-other = Más óra javaslása
proposal-pace-propose = Megkérdezem a többieket
proposal-pace-words = Ha mindenki beleegyezik, minden óra elölről indul.
proposal-undo = { $player } szeretné visszavonni az utolsó döntését.
proposal-undo-more = Minden, ami azóta történt, szintén visszavonódik, és a véletlen újra húz.
proposal-ask-back = Kérem az utolsó döntésem visszavonását
proposal-missing = Rájuk várunk: { $players }
proposal-agree = Beleegyezem
proposal-decline = Nem egyezem bele
proposal-withdraw = Visszavonom a javaslatot
proposal-declined = Nem mindenki egyezett bele. Semmi sem változott.
proposal-over = Ez már eldőlt.
error-no-proposal = Ez a javaslat már nem él, vagy előbb egy másikra kell válaszolni.
