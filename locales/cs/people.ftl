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
orders-words = Odpovídají hned za tebe a záznam to uvede; odpověď můžeš vzít zpět. Když nastane něco, s čím pokyn nepočítal, přestane platit a oznámí to.
orders-pass-round = Do konce kola pasovat
orders-pass-round-more = Na role, kolonisty a skladování se hra ptá dál.
orders-load-corn = Nejdřív nakládat kukuřici
orders-load-corn-more = Dokud to jde jen jedním způsobem.
orders-mayors-worker = Vždy vzít purkmistrova kolonistu
orders-ended-unforeseen = Pokyn přestal platit, protože otázka je jiná: { $orders }.
orders-ended-taken-back = Pokyny přestaly platit, protože se něco vzalo zpět: { $orders }.
orders-ended-stood-in = Pokyny přestaly platit, protože za tebe hraje bot: { $orders }.
orders-log = Podle trvalého pokynu.
