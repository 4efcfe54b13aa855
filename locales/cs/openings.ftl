# The page about openings: who wins among equally strong bots. Loaded with that page only.

openings-lead = Stejně silní boti hráli proti sobě; s tímto nastavením odehráli tolik partií: { $games }. Zde je vidět, kdo vyhrával. Čárky v pruzích jsou 95% intervaly spolehlivosti, čára uprostřed je rovný podíl. Lidé hrají jinak než boti: je to mapa, ne zákon.
openings-setup = Vydání nebo rozšíření
openings-players = Počet hráčů
openings-all-expansions = Všechna čtyři rozšíření
openings-without-missions = Bez misí
openings-what = Co
openings-percent = { $percent } % ± { $error }
openings-wins = Vyhrané partie
openings-times = Kolikrát
openings-points = Body
openings-seat = Místo { $number }
openings-too-few = příliš málo partií

openings-seats = Místa
openings-seats-words = Místo 1 hru začíná, ostatní následují po směru hodinových ručiček. Spravedlivá nabídka je počet bodů, kterého by se místo muselo na konci vzdát, aby všechna místa vyhrávala stejně často; je spočítána z konečných bodů partií bez dražby.
openings-bid = Spravedlivá nabídka
openings-give = { $points } ± { $error }

openings-roles = První role
openings-roles-words = Podíl výher, když si místo vezme tuto roli jako první. V těchto partiích začínalo vylosované místo vylosovanou rolí, aby se roli nepřičítaly situace, ve kterých si ji silní hráči vybírají.
openings-dealt-roles = Povolání
openings-dealt-roles-words = Podíl výher podle povolání, které místo dostalo.

openings-first-building = První budova
openings-first-building-words = Co místa koupila nejdříve, ve srovnání s tím, jak často táž místa vyhrávají ve všech partiích. Dobří hráči kupují, co se jim hodí, takže vysoký podíl neznamená, že je budova dobrá pro každého.
openings-owned-building = Budovy na konci
openings-owned-building-words = Co místa měla na konci hry, srovnáno stejně. Komu se daří, ten si může dovolit víc: i to je v těchto číslech.
openings-first-extension = První rozšíření
openings-first-extension-words = Co místa koupila nejdříve, ve srovnání s tím, jak často táž místa vyhrávají ve všech partiích.
openings-owned-extension = Rozšíření na konci
openings-owned-extension-words = Co místa měla na konci hry, srovnáno stejně. Komu se daří, ten si může dovolit víc: i to je v těchto číslech.

openings-lengths = Jak dlouhé jsou partie
openings-lengths-words = Počet kol do konce hry.
openings-rounds = Kola
openings-games = Partie
openings-of-games = { $percent } %

openings-sources = Odkud jsou body
openings-sources-words = Průměrný počet bodů na místo.
openings-everybody = Všichni
openings-winners = Vítězové
openings-large-buildings = Body navíc za velké budovy
