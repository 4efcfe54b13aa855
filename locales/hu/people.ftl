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

orders = Állandó utasítások
orders-words = Azonnal válaszolnak helyetted, és a napló ezt jelzi; a választ visszavonhatod. Ha olyasmi történik, amire az utasítás nem számított, megszűnik, és szól róla.
orders-pass-round = Passz a forduló végéig
orders-pass-round-more = A szerepekről, a telepesekről és a megtartott árukról továbbra is te döntesz.
orders-load-corn = Először kukoricát hajózz be
orders-load-corn-more = Amíg ezt csak egyféleképpen lehet megtenni.
orders-mayors-worker = A polgármester telepesét mindig vedd el
orders-ended-unforeseen = Az utasítás megszűnt, mert más a kérdés: { $orders }.
orders-ended-taken-back = Az utasítások megszűntek, mert valamit visszavontak: { $orders }.
orders-ended-stood-in = Az utasítások megszűntek, mert bot játszik helyetted: { $orders }.
orders-log = Állandó utasításra.
