# The page about openings: who wins among equally strong bots. Loaded with that page only.

openings-lead = Boți la fel de puternici au jucat unii împotriva altora, iar aici se vede cine a câștigat (partide cu această variantă: { $games }). Liniuțele din bare sunt intervale de încredere de 95%; linia din mijloc este partea egală. Oamenii joacă altfel decât boții: e o hartă, nu o lege.
openings-setup = Ediție sau extensie
openings-players = Jucători
openings-all-expansions = Toate cele patru extensii
openings-without-missions = Fără misiuni
openings-what = Ce
openings-percent = { $percent }% ± { $error }
openings-wins = Partide câștigate
openings-times = De câte ori
openings-points = Puncte
openings-seat = Locul { $number }
openings-too-few = prea puține partide

openings-seats = Locuri
openings-seats-words = Locul 1 începe jocul, celelalte urmează în sensul acelor de ceasornic. Miza corectă este numărul de puncte la care ar trebui să renunțe la final cine stă pe un loc, pentru ca de pe toate locurile să se câștige la fel de des; este calculată din punctele finale ale partidelor fără licitație.
openings-bid = Miză corectă
openings-give = { $points } ± { $error }

openings-roles = Primul rol
openings-roles-words = Procentul de victorii când acest rol este primul ales de pe un loc. În aceste partide un loc tras la sorți a început cu un rol tras la sorți, ca unui rol să nu i se atribuie meritul situațiilor în care îl aleg jucătorii puternici.
openings-dealt-roles = Profesii
openings-dealt-roles-words = Procentul de victorii după profesia primită la împărțire.

openings-first-building = Prima clădire
openings-first-building-words = Ce s-a cumpărat întâi, față de cât de des se câștigă de pe aceleași locuri în toate partidele. Jucătorii buni cumpără ce li se potrivește, așa că un procent mare nu înseamnă că o clădire este bună pentru oricine.
openings-owned-building = Clădiri la final
openings-owned-building-words = Ce aveau jucătorii la sfârșitul jocului, comparat la fel. Cine stă bine își permite mai mult: și asta se vede în aceste cifre.
openings-first-extension = Prima extindere
openings-first-extension-words = Ce s-a cumpărat întâi, față de cât de des se câștigă de pe aceleași locuri în toate partidele.
openings-owned-extension = Extinderi la final
openings-owned-extension-words = Ce aveau jucătorii la sfârșitul jocului, comparat la fel. Cine stă bine își permite mai mult: și asta se vede în aceste cifre.

openings-lengths = Cât durează partidele
openings-lengths-words = Runde până la sfârșit.
openings-rounds = Runde
openings-games = Partide
openings-of-games = { $percent }%

openings-sources = De unde vin punctele
openings-sources-words = Puncte pe loc, în medie.
openings-everybody = Toți
openings-winners = Câștigători
openings-large-buildings = Puncte suplimentare ale clădirilor mari
