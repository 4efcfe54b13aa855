## O partidă care continuă în altă parte

move-to-server = Continuă cu prietenii
move-to-server-words = Partida continuă pe server, din punctul în care este acum, și pleacă de pe acest dispozitiv. Primești un link pentru locurile pe care le vor ocupa prietenii.
move-seat = Locul lui { $player }
move-seat-bot = Botul rămâne
move-seat-fill = Îl ocupă un bot
move-seat-friend = Îl ocupă un prieten
move-hidden = Cine se alătură află că partida a început pe un dispozitiv: tragerile de până acum nu pot fi verificate, iar ce era ascuns putea fi văzut. De acum înainte, tragerile le face serverul.
move-to-server-go = Mută partida pe server
move-to-device = Continuă pe acest dispozitiv
move-to-device-alone = Partida continuă în browserul tău, din punctul în care este acum, și nu mai are nevoie de conexiune. Masa de pe server se încheie.
move-to-device-people = Partida continuă în browserul tău, iar dispozitivul trece de la unul la altul. După ce toți sunt de acord, masa de pe server se încheie. Tot ce este ascuns se va afla atunci pe dispozitivul tău.
move-to-device-go = Mută partida pe acest dispozitiv
move-to-device-ask = Întreabă-i pe ceilalți
proposal-move = { $player } propune să continuați pe dispozitivul propriu, care trece de la unul la altul. Tot ce este ascuns s-ar afla atunci pe el.
gone-title = Această partidă continuă în altă parte
gone-words = Cu acordul tuturor, continuă pe un dispozitiv. O are: { $player }.
gone-words-mine = Continuă pe dispozitivul tău. Dacă nu mai este acolo, o poți aduce din nou, așa cum era când a plecat de pe server.
gone-open = Deschide pe acest dispozitiv
gone-flag = continuă în altă parte
begun-words = Această partidă a început pe un dispozitiv și este în runda { $round }. Tragerile de până acum nu pot fi verificate, iar cine a adus-o a putut vedea ce era ascuns. De acum înainte, tragerile le face serverul.
device-delete = Șterge această masă
device-delete-words = Masa și înregistrarea ei se șterg definitiv de pe acest dispozitiv. Dacă s-ar putea să mai ai nevoie de ele, salvează mai întâi masa ca fișier.
device-delete-go = Șterge
device-deleted = Masa a fost ștearsă.
