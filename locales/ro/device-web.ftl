## Mese pe acest dispozitiv

lobby-own = Pregătește-ți propria masă
lobby-own-words = Alege locurile, nivelurile, extensiile și regulile casei; boții ocupă celelalte locuri.
lobby-own-game = 2–5 locuri, împotriva boților
here-title = Pe acest dispozitiv
here-words = Împotriva boților, fără server: regulile rulează în browserul tău, iar masa rămâne aici.
here-play = { $game }: joacă acum
here-set-up = Pregătește
here-new-lead = Masa rămâne pe acest dispozitiv și nu are nevoie de server. Schimbă ce dorești, apoi deschide masa.
device-kept = Mesele tale sunt păstrate doar în acest browser, pe acest dispozitiv.
device-not-kept = Acest browser nu permite paginilor să păstreze nimic, poate pentru că fereastra este privată. Mesele tale rămân până închizi pagina; ca să păstrezi un joc, salvează-i înregistrarea.
device-save = Salvează masa ca fișier
device-import = Deschide un fișier
device-import-failed = Acest fișier nu poate fi deschis. Trebuie să fie o masă sau înregistrarea unui joc încheiat, salvată de Meseta.
error-device-storage = Browserul nu a putut salva; poate nu mai are spațiu. Nu s-a făcut nimic. Eliberează puțin spațiu și încearcă din nou; jocul este în siguranță până la ultima ta mutare.
error-device-broken = Ceva nu a mers pe acest dispozitiv. Jocul este în siguranță până la ultima ta mutare; încearcă din nou, iar dacă nu ajută, reîncarcă pagina.
error-device-unable = Regulile nu pot fi pornite în acest browser. Verifică conexiunea și reîncarcă pagina. Dacă nu ajută, folosește o versiune actuală de Firefox, Chrome, Edge sau Safari.
end-fair-words-here = Înainte de joc, acest dispozitiv a fixat amprenta secretului său. Cu secretul, oricine poate verifica fiecare tragere.
update-ready = O versiune nouă a Mesetei este gata.
update-take = Reîncarcă
update-later = Mai târziu
new-here = Altcineva la acest dispozitiv
new-here-words = Jucați pe rând pe acest dispozitiv.
new-here-name = Jucătorul { $number }
curtain-title = Dă dispozitivul mai departe: { $player }
curtain-words = Urmează { $player }. Masa este acoperită, ca să nu vadă altcineva ce poate vedea doar { $player }.
curtain-ready = Eu sunt { $player }
