## Puzzles

puzzles-title = Feladványok
puzzles-lead = Pillanatok erős botok játszmáiból. Egy válasz egyértelműen a legjobb: találd meg az igazi asztalnál.
puzzles-day = A nap feladványa
puzzles-solved = { $count } feladványból megoldva: { $solved }
puzzles-streak = { $days ->
    [one] { $days } napja minden nap
   *[other] { $days } napja minden nap
}
puzzles-difficulty = Nehézség
puzzles-all = mind
puzzles-unable = A feladványokhoz a szabályoknak a böngészőben kell lenniük, és ez a szerver nem kínálja őket.
puzzles-failed = A feladványokat nem sikerült betölteni.
puzzle-failed = Ez a feladvány nem nyitható meg.

puzzle-difficulty-1 = könnyű
puzzle-difficulty-2 = közepes
puzzle-difficulty-3 = nehéz

puzzle-theme-roles = Szerepválasztás
puzzle-theme-settling = Ültetvények
puzzle-theme-building = Építés
puzzle-theme-producing = Termelés
puzzle-theme-trading = Eladás
puzzle-theme-shipping = Hajózás
puzzle-theme-buccaneer = Kalóz
puzzle-theme-movement = Mozgás
puzzle-theme-buying = Vásárlás
puzzle-theme-orders = Megrendelések
puzzle-theme-goods = Áruk
puzzle-theme-warehouse = Raktár
puzzle-theme-timing = Mikor elég
puzzle-theme-ending = Utolsó forduló

puzzle-number = { $number }. feladvány
puzzle-first = elsőre megoldva
puzzle-later = megoldva
puzzle-shown = megnézett válasz

puzzle-question = Mi itt a legjobb neked?
puzzle-how = Válaszolj az asztalnál, mint játék közben. A rossz válasz semmit sem változtat meg.
puzzle-bots = Az összes szint botjai a próbálkozások { $percent }%-ában találják meg.
puzzle-wrong = { $move }: győzelmi esély { $share }. Egy másik válasszal { $best }.
puzzle-wrong-unknown = Más válasz jobb: ez már első pillantásra elmaradt azoktól, amelyeket alaposan megvizsgáltunk.
puzzle-again = Semmi sem változott: próbáld újra.
puzzle-ends = A feladvány itt véget ér. Többet az elemzésben próbálhatsz ki.
puzzle-right = Ez az!
puzzle-answer = A válasz
puzzle-why = Ami mellette szól
puzzle-shares = Győzelmi esély az egyes válaszok után, alapos keresés szerint
puzzle-yours = a te próbád
puzzle-best = a legjobb
puzzle-show = Mutasd a választ
puzzle-next = Következő feladvány
puzzle-board = Elemzés
puzzle-leave = Minden feladvány
puzzle-fold = Összecsukás
puzzle-unfold = Elolvasás
