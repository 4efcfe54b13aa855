# What people at a table agree on and say to each other.

proposal-title = Propunere
proposal-pace = { $player } propune alt ceas: { $pace }.
proposal-pace-other = Propune alt ceas
proposal-pace-propose = Întreabă-i pe ceilalți
proposal-pace-words = Dacă sunt toți de acord, ceasurile pornesc de la început.
proposal-undo = { $player } cere să-și anuleze ultima decizie.
proposal-undo-more = Se anulează și tot ce s-a întâmplat de atunci, iar tragerile la sorți se repetă.
proposal-ask-back = Cere anularea ultimei mele decizii
proposal-missing = Se așteaptă răspunsul: { $players }
proposal-agree = De acord
proposal-decline = Nu sunt de acord
proposal-withdraw = Retrage propunerea
proposal-declined = Nu au fost toți de acord. Nu s-a schimbat nimic.
proposal-over = Lucrul e deja hotărât.
error-no-proposal = Propunerea nu mai este valabilă sau trebuie să se răspundă mai întâi la alta.

orders = Dispoziții permanente
orders-words = Răspund imediat în locul tău, iar jurnalul o spune; răspunsul poate fi anulat. Dacă apare ceva neprevăzut, dispoziția încetează și te anunță.
orders-pass-round = Pas până la sfârșitul rundei
orders-pass-round-more = Despre roluri, coloniști și depozitare ești întrebat în continuare.
orders-load-corn = Încarcă întâi porumbul
orders-load-corn-more = Cât timp există un singur mod de a-l încărca.
orders-mayors-worker = Ia mereu colonistul primarului
orders-ended-unforeseen = Dispoziția a încetat, pentru că întrebarea e alta: { $orders }.
orders-ended-taken-back = Dispozițiile au încetat, pentru că s-a anulat ceva: { $orders }.
orders-ended-stood-in = Dispozițiile au încetat, pentru că în locul tău joacă un bot: { $orders }.
orders-log = Prin dispoziție permanentă.
