# Rady během hry a rozbor dohrané partie.

## Žádost o radu
hint-button = Rada
hint-words = Ukáže, co by udělal silný bot
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
hint-placement = Rozmístit takto
hint-occupied = Obsazeno: { $places }
hint-left-empty = Prázdné: { $places }
hint-then = { $move }, potom { $next }
hint-keep-nothing = Nenechat si nic
hint-plan = Naplánovat takto
hint-taken = Označeno: { $move }. Zatím nic není zahráno.
hint-laid-out = Rozloženo podle rady. Zatím nic není zahráno.
key-hint = rada

## Proč za to stojí
reason-gets =
    { $who ->
        [you] Získáš: { $what }.
       *[other] { $player } získá: { $what }.
    }
reason-gets-this-round =
    { $who ->
        [you] Do konce tohoto kola nejspíš získáš: { $what }.
       *[other] Do konce tohoto kola { $player } nejspíš získá: { $what }.
    }
reason-gets-this-phase =
    { $who ->
        [you] Do konce této fáze nejspíš získáš: { $what }.
       *[other] Do konce této fáze { $player } nejspíš získá: { $what }.
    }
reason-gets-at-once =
    { $who ->
        [you] Hned získáš: { $what }.
       *[other] { $player } hned získá: { $what }.
    }
reason-helps =
    { $who ->
        [you] Tím získáš také: { $what }.
       *[other] { $player } tím také získá: { $what }.
    }
reason-nothing = Hned se nic nezmění.
reason-level = Žádná z ostatních nabízených odpovědí nepřinese víc.
reason-keeps =
    { $who ->
        [you] Zůstane ti: { $what }.
       *[other] { $player } si nechá: { $what }.
    }
reason-has-this-round =
    { $who ->
        [you] Na konci tohoto kola budeš nejspíš mít: { $what }.
       *[other] Na konci tohoto kola bude mít { $player } nejspíš: { $what }.
    }
reason-has-this-phase =
    { $who ->
        [you] Na konci této fáze budeš nejspíš mít: { $what }.
       *[other] Na konci této fáze bude mít { $player } nejspíš: { $what }.
    }
reason-left =
    { $who ->
        [you] Na tebe zbude: { $what }.
       *[other] { $player } pak získá: { $what }.
    }
reason-keeps-at-once =
    { $who ->
        [you] Zatím ti zůstane: { $what }.
       *[other] { $player } si zatím nechá: { $what }.
    }
reason-makes =
    { $who ->
        [you] V příští fázi dozorce pak vyrobíš navíc: { $what }.
       *[other] V příští fázi dozorce pak { $player } vyrobí navíc: { $what }.
    }
reason-makes-less =
    { $who ->
        [you] V příští fázi dozorce pak přijdeš o tohle: { $what }.
       *[other] V příští fázi dozorce pak { $player } přijde o tohle: { $what }.
    }
reason-could-make =
    { $who ->
        [you] Až budou všechny tvé kruhy obsazené, vyrobíš v každé fázi dozorce navíc: { $what }.
       *[other] Až budou všechny kruhy obsazené, vyrobí { $player } v každé fázi dozorce navíc: { $what }.
    }
reason-lacks =
    { $who ->
        [you] Chybí ti produkční budova ({ $what }), takže plantáž zatím nic nepřinese.
       *[other] { $player } nemá produkční budovu ({ $what }), takže plantáž zatím nic nepřinese.
    }
reason-lacks-price =
    { $who ->
        [you] Chybí ti produkční budova ({ $what }, stojí nejméně { $price }), takže plantáž zatím nic nepřinese.
       *[other] { $player } nemá produkční budovu ({ $what }, stojí nejméně { $price }), takže plantáž zatím nic nepřinese.
    }
reason-room =
    { $who ->
        [you] V tvých produkčních budovách je pak místo pro zboží z dalších plantáží: { $what }.
       *[other] { $player } má pak v produkčních budovách místo pro zboží z dalších plantáží: { $what }.
    }
reason-alone =
    { $who ->
        [you] Takové plantáže máš jen ty: { $what }.
       *[other] Takové plantáže má jen { $player }: { $what }.
    }
reason-could-sell =
    { $who ->
        [you] Obchodní dům by pak vzal tvé zboží ({ $what }) za { $price }.
       *[other] Obchodní dům by pak vzal zboží ({ $what }) za { $price }; prodává { $player }.
    }
reason-could-load =
    { $who ->
        [you] Lodě by od tebe pak vzaly: { $what }.
       *[other] Na lodě pak { $player } může naložit: { $what }.
    }
reason-saves =
    { $who ->
        [you] Kamenolomy ti pak zlevní budovu až o { $count }.
       *[other] { $player } pak má díky kamenolomům slevu na budovu až { $count }.
    }
reason-could-save =
    { $who ->
        [you] Obsazené kamenolomy ti pak zlevní budovu až o { $count }.
       *[other] { $player } získá s obsazenými kamenolomy slevu na budovu až { $count }.
    }
reason-plans =
    { $who ->
        [you] { $count ->
            [one] Od této chvíle máš { $count } plánovací pole.
            [few] Od této chvíle máš { $count } plánovací pole.
            [many] Od této chvíle máš { $count } plánovacího pole.
           *[other] Od této chvíle máš { $count } plánovacích polí.
        }
       *[other] { $count ->
            [one] Od této chvíle má { $player } { $count } plánovací pole.
            [few] Od této chvíle má { $player } { $count } plánovací pole.
            [many] Od této chvíle má { $player } { $count } plánovacího pole.
           *[other] Od této chvíle má { $player } { $count } plánovacích polí.
        }
    }
reason-missing =
    { $who ->
        [you] Ke splnění zakázky ti pak chybí už jen: { $what }.
       *[other] Ke splnění zakázky pak { $player } potřebuje už jen: { $what }.
    }
reason-has-next-choice =
    { $who ->
        [you] Při příští volbě role budeš mít asi: { $what }.
       *[other] Při příští volbě role bude mít { $player } asi: { $what }.
    }
reason-gets-next-choice =
    { $who ->
        [you] Do příští volby role ti to přinese nejspíš o { $what } víc.
       *[other] Do příští volby role tím { $player } získá nejspíš o { $what } víc.
    }
reason-has-next-round =
    { $who ->
        [you] Na konci příštího kola budeš mít asi: { $what }.
       *[other] Na konci příštího kola bude mít { $player } asi: { $what }.
    }
reason-gets-next-round =
    { $who ->
        [you] Do konce příštího kola ti to přinese nejspíš o { $what } víc.
       *[other] Do konce příštího kola tím { $player } získá nejspíš o { $what } víc.
    }
reason-misses =
    { $who ->
        [you] O tohle pak přijdeš: { $what }.
       *[other] O tohle pak { $player } přijde: { $what }.
    }
reason-over-ahead =
    { $who ->
        [you] Hra končí a tvůj náskok je { $what }.
       *[other] Hra končí a { $player } má náskok: { $what }.
    }
reason-over-level =
    { $who ->
        [you] Hra končí a na body jsi na tom stejně jako nejlepší soupeř.
       *[other] Hra končí a { $player } je na tom na body stejně jako nejlepší soupeř.
    }
reason-over-behind =
    { $who ->
        [you] Hra končí a tvoje ztráta je { $what }.
       *[other] Hra končí a { $player } ztrácí: { $what }.
    }
reason-last-round = Vyvolá konec hry.
reason-sooner = Přiblíží konec hry: zbývá asi { $what }.
reason-later = Oddálí konec hry: zbývá asi { $what }.
reason-promises =
    { $who ->
        [you] Do konce hry ti to přinese nejspíš o { $what } víc.
       *[other] Do konce hry tím { $player } získá nejspíš o { $what } víc.
    }
reason-active =
    { $who ->
        [you] Zprovozníš: { $what }.
       *[other] { $player } zprovozní: { $what }.
    }
reason-idle =
    { $who ->
        [you] Bez kolonisty zůstane: { $what }.
       *[other] { $player } nechá bez kolonisty: { $what }.
    }
reason-works = Působí po obsazení. { $what }
reason-odds = Asi { $percent } % zakrytých plantáží by ti po obsazení něco vyrobilo.
reason-bonus = Po obsazení teď přinese ještě { $what }.
reason-answer = odpověď { $number }
amount-orders =
    { $count ->
        [one] { $count } zakázka
        [few] { $count } zakázky
        [many] { $count } zakázky
       *[other] { $count } zakázek
    }
amount-houses =
    { $count ->
        [one] { $count } dům
        [few] { $count } domy
        [many] { $count } domu
       *[other] { $count } domů
    }
amount-boats =
    { $count ->
        [one] { $count } loď
        [few] { $count } lodě
        [many] { $count } lodě
       *[other] { $count } lodí
    }
amount-carts =
    { $count ->
        [one] { $count } vůz
        [few] { $count } vozy
        [many] { $count } vozu
       *[other] { $count } vozů
    }
amount-extensions =
    { $count ->
        [one] { $count } rozšíření
        [few] { $count } rozšíření
        [many] { $count } rozšíření
       *[other] { $count } rozšíření
    }
amount-face-down =
    { $count ->
        [one] { $count } zakrytá plantáž
        [few] { $count } zakryté plantáže
        [many] { $count } zakryté plantáže
       *[other] { $count } zakrytých plantáží
    }
reason-same = Pokud lze předvídat, vyjde to nastejno jako: { $move }.
reason-same-later = Zatím to vyjde nastejno jako: { $move }. Rozdíl se ukáže až později.

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
