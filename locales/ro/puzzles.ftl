## Puzzles

puzzles-title = Probleme
puzzles-lead = Momente din partide între boți puternici. Un singur răspuns este clar cel mai bun: găsește-l la masa adevărată.
puzzles-day = Problema zilei
puzzles-solved = Rezolvate: { $solved } din { $count }
puzzles-streak = { $days ->
    [one] { $days } zi la rând
    [few] { $days } zile la rând
   *[other] { $days } de zile la rând
}
puzzles-difficulty = Dificultate
puzzles-all = toate
puzzles-unable = Problemele au nevoie de reguli în acest browser, iar acest server nu le oferă.
puzzles-failed = Problemele nu pot fi încărcate.
puzzle-failed = Problema nu poate fi deschisă.

puzzle-difficulty-1 = ușoară
puzzle-difficulty-2 = medie
puzzle-difficulty-3 = grea

puzzle-theme-roles = Alegerea rolului
puzzle-theme-settling = Plantații
puzzle-theme-building = Construcții
puzzle-theme-producing = Producție
puzzle-theme-trading = Vânzări
puzzle-theme-shipping = Încărcarea corăbiilor
puzzle-theme-buccaneer = Corsarul
puzzle-theme-movement = Deplasare
puzzle-theme-buying = Cumpărături
puzzle-theme-orders = Comenzi
puzzle-theme-goods = Mărfuri
puzzle-theme-warehouse = Depozit
puzzle-theme-timing = Când să te oprești
puzzle-theme-ending = Ultima rundă

puzzle-number = Problema { $number }
puzzle-first = rezolvată din prima
puzzle-later = rezolvată
puzzle-shown = răspuns văzut

puzzle-question = Ce e cel mai bine pentru tine aici?
puzzle-how = Răspunde la masă, ca într-un joc. Un răspuns greșit nu schimbă nimic.
puzzle-bots = Boții de toate nivelurile îl găsesc în { $percent }% din încercări.
puzzle-wrong = { $move }: șansa de victorie este { $share }. Un alt răspuns are { $best }.
puzzle-wrong-unknown = Un alt răspuns e mai bun: acesta a rămas de la prima privire în urma celor cercetate în profunzime.
puzzle-again = Nu s-a schimbat nimic: mai încearcă.
puzzle-ends = Problema se termină aici. Poți încerca mai mult la analiză.
puzzle-right = Asta e!
puzzle-answer = Răspunsul
puzzle-why = Ce îl susține
puzzle-shares = Șansa de victorie după fiecare răspuns, conform unei căutări profunde
puzzle-yours = încercarea ta
puzzle-best = cel mai bun
puzzle-show = Arată răspunsul
puzzle-next = Problema următoare
puzzle-board = Analiză
puzzle-leave = Toate problemele
puzzle-fold = Restrânge
puzzle-unfold = Citește
