# Rady během hry a rozbor dohrané partie.

## Žádost o radu
hint-button = Rada
hint-not-now = O radu můžeš požádat, když rozhoduješ.
hint-title = Stojí za úvahu
hint-lead = Odhad šance na výhru po každé odpovědi
hint-looking = Dívám se na stůl…
hint-list = Nejlepší odpovědi
hint-said = Rada: { $moves }.
hint-move = { $move }, { $share }
hint-share = { $percent } %
hint-share-under = pod 1 %
hint-share-over = přes 99 %
hint-gain = { $what } { $amount }
hint-you = Ty: { $gains }
hint-you-nothing = Ty: zatím se nic nezmění
hint-you-later =
    { $points ->
        [one] Ty: zatím se nic nezmění; do konce asi o { $points } bod více
        [few] Ty: zatím se nic nezmění; do konce asi o { $points } body více
       *[other] Ty: zatím se nic nezmění; do konce asi o { $points } bodů více
    }
hint-rival = Nejvíc získá { $player }: { $gains }
hint-placement = Rozmístit takto
hint-then = { $move }, potom { $next }
hint-keep-nothing = Nenechat si nic
hint-plan = Naplánovat takto
hint-taken = Označeno: { $move }. Zatím nic není zahráno.
hint-laid-out = Rozloženo podle rady. Zatím nic není zahráno.
key-hint = rada

## V čem se počítá
measure-points = body
measure-doubloons = dublony
measure-coins = mince
measure-goods = zboží
measure-production = zboží z fáze dozorce
measure-workers = kolonisté
measure-plantations = kartičky ostrova
measure-buildings = budovy
measure-stored = zboží ve skladu
measure-carts = vozy
measure-houses = domy
measure-boats = lodě
measure-orders = zakázky
measure-extensions = rozšíření
measure-road = kroky Cesty

## Souhlas s radami
hints-off-title = Rady jsou vypnuté
hints-on-title = Rady jsou zapnuté
hints-words = Hraje-li víc lidí, musí s radami souhlasit všichni.
hints-yes = souhlasí
hints-no = zatím ne
hints-agree = Souhlasím
hints-take-back = Beru souhlas zpět
error-hints-off = Rady jsou u tohoto stolu vypnuté: nejdřív musí souhlasit všichni hráči.

## Po partii
review-title = Rozbor
review-words = Nejdražší rozhodnutí podle odhadu šance na výhru. Odhad se může o několik procent mýlit.
review-waiting = Rozbor za chvíli začne…
review-working = Procházím každé rozhodnutí: { $done } { $of ->
    [few] ze
   *[other] z
} { $of }
review-failed = Rozbor nelze zobrazit
review-of = Čí rozhodnutí
review-none = Žádné rozhodnutí tohoto hráče nesnížilo šanci na výhru o víc než 1 %.
review-cost = −{ $percent } %
review-cost-words = šance na výhru o { $percent } % nižší
review-played = Zahráno: { $move }
review-better = Lepší: { $move }
review-show = Ukázat
review-show-words = Ukázat tento okamžik, { $round }. kolo
review-here = Toto rozhodnutí snížilo šanci na výhru o { $percent } %. Lepší: { $move }
curve-title = Šance na výhru
curve-words = Před každým rozhodnutím, se znalostí všeho skrytého; v procentech.
curve-end = Konec
