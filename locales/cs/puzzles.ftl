## Puzzles

puzzles-title = Úlohy
puzzles-lead = Okamžiky z her mezi silnými boty. Jedna odpověď je zřetelně nejlepší: najdi ji u skutečného stolu.
puzzles-day = Úloha dne
puzzles-solved = vyřešeno { $solved } z { $count }
puzzles-streak = { $days ->
    [one] { $days } den v řadě
    [few] { $days } dny v řadě
   *[other] { $days } dní v řadě
}
puzzles-difficulty = Obtížnost
puzzles-all = všechny
puzzles-unable = Úlohy potřebují pravidla v tomto prohlížeči a tento server je nenabízí.
puzzles-failed = Úlohy nelze načíst.
puzzle-failed = Tuto úlohu nelze otevřít.

puzzle-difficulty-1 = lehká
puzzle-difficulty-2 = střední
puzzle-difficulty-3 = těžká

puzzle-theme-roles = Výběr role
puzzle-theme-settling = Plantáže
puzzle-theme-building = Stavba
puzzle-theme-producing = Výroba
puzzle-theme-trading = Prodej
puzzle-theme-shipping = Nakládání
puzzle-theme-buccaneer = Korzár
puzzle-theme-movement = Pohyb
puzzle-theme-buying = Nákup
puzzle-theme-orders = Zakázky
puzzle-theme-goods = Zboží
puzzle-theme-warehouse = Sklad
puzzle-theme-timing = Kdy přestat
puzzle-theme-ending = Poslední kolo

puzzle-number = Úloha { $number }
puzzle-first = vyřešena napoprvé
puzzle-later = vyřešena
puzzle-shown = odpověď zobrazena

puzzle-question = Co je tu pro tebe nejlepší?
puzzle-how = Odpověz u stolu jako ve hře. Špatná odpověď nic nezmění.
puzzle-bots = Boti všech úrovní ji najdou v { $percent } % pokusů.
puzzle-wrong = { $move }: šance na výhru je { $share }. Jiná odpověď má { $best }.
puzzle-wrong-unknown = Jiná odpověď je lepší: tato už při prvním pohledu zaostala za těmi, které byly prozkoumány do hloubky.
puzzle-again = Nic se nezměnilo: zkus to znovu.
puzzle-ends = Tady úloha končí. Víc si můžeš vyzkoušet v rozboru.
puzzle-right = To je ono!
puzzle-answer = Odpověď
puzzle-why = Co pro ni mluví
puzzle-shares = Šance na výhru po každé odpovědi podle hlubokého propočtu
puzzle-yours = tvůj pokus
puzzle-best = nejlepší
puzzle-show = Ukázat odpověď
puzzle-next = Další úloha
puzzle-board = Rozbor
puzzle-leave = Všechny úlohy
puzzle-fold = Sbalit
puzzle-unfold = Číst
