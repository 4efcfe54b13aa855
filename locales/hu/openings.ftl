# The page about openings: who wins among equally strong bots. Loaded with that page only.

openings-lead = Egyforma erős botok játszottak egymás ellen, és itt látható, ki nyert (játszmák ezzel a beállítással: { $games }). A sávok vonalkái 95%-os konfidencia-intervallumok, a középső vonal az egyenlő részesedés. Az emberek másképp játszanak, mint a botok: térkép ez, nem törvény.
openings-setup = Kiadás vagy kiegészítő
openings-players = Játékosok száma
openings-all-expansions = Mind a négy kiegészítő
openings-without-missions = Küldetések nélkül
openings-what = Megnevezés
openings-percent = { $percent }% ± { $error }
openings-wins = Nyert játszmák
openings-times = Hányszor
openings-points = Pont
openings-seat = { $number }. hely
openings-too-few = túl kevés játszma

openings-seats = Helyek
openings-seats-words = Az 1. hely kezd, a többi az óramutató járása szerint következik. A méltányos licit az a pontszám, amelyről a helynek a végén le kellene mondania ahhoz, hogy minden hely egyforma gyakran nyerjen; licit nélküli játszmák végpontjaiból számoltuk.
openings-bid = Méltányos licit
openings-give = { $points } ± { $error }

openings-roles = Az első szerep
openings-roles-words = A győzelmek aránya, ha a hely elsőként ezt a szerepet választja. Ezekben a játszmákban egy kisorsolt hely kisorsolt szereppel kezdett, hogy egy szerepnek ne számítsanak javára azok a helyzetek, amelyekben az erős játékosok választják.
openings-dealt-roles = Foglalkozások
openings-dealt-roles-words = A győzelmek aránya a kiosztott foglalkozás szerint.

openings-first-building = Az első épület
openings-first-building-words = Mit vettek először a helyek, ahhoz képest, milyen gyakran nyernek ugyanezek a helyek az összes játszmában. A jó játékos azt veszi, ami illik hozzá, ezért a magas arány nem jelenti azt, hogy az épület mindenkinek jó.
openings-owned-building = Épületek a végén
openings-owned-building-words = Mi volt a helyeknek a játszma végén, ugyanígy összehasonlítva. Akinek jól megy, többet engedhet meg magának: ez is benne van a számokban.
openings-first-extension = Az első bővítmény
openings-first-extension-words = Mit vettek először a helyek, ahhoz képest, milyen gyakran nyernek ugyanezek a helyek az összes játszmában.
openings-owned-extension = Bővítmények a végén
openings-owned-extension-words = Mi volt a helyeknek a játszma végén, ugyanígy összehasonlítva. Akinek jól megy, többet engedhet meg magának: ez is benne van a számokban.

openings-lengths = Milyen hosszúak a játszmák
openings-lengths-words = Fordulók a játék végéig.
openings-rounds = Forduló
openings-games = Játszmák
openings-of-games = { $percent }%

openings-sources = Honnan jönnek a pontok
openings-sources-words = Pontok helyenként, átlagosan.
openings-everybody = Mindenki
openings-winners = Győztesek
openings-large-buildings = Nagy épületek plusz pontjai
