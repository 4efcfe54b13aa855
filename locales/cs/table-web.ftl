# Co stůl říká kromě otázek.

## Plány všech hráčů najednou
overview = Všechny hrací plány
key-overview = všechny hrací plány, body a konec hry
overview-numbers = V číslech
overview-ends = Jak může hra skončit
overview-ends-note = S hracími plány, jak jsou teď, a každou rolí jednou za kolo; počítá se i toto kolo.
overview-ends-pace = Pokud to půjde dál jako v dosavadních kolech; počítá se i toto kolo.
overview-end-points = { $count ->
    [one] { $count } bod v banku
    [few] { $count } body v banku
    [many] { $count } bodu v banku
   *[other] { $count } bodů v banku
}
overview-end-workers = { $count ->
    [one] { $count } kolonista v banku
    [few] { $count } kolonisté v banku
    [many] { $count } kolonisty v banku
   *[other] { $count } kolonistů v banku
}
overview-end-city = Město hráče { $player }: { $count ->
    [one] { $count } volné pole
    [few] { $count } volná pole
    [many] { $count } volného pole
   *[other] { $count } volných polí
}
overview-end-own-city = Tvoje město: { $count ->
    [one] { $count } volné pole
    [few] { $count } volná pole
    [many] { $count } volného pole
   *[other] { $count } volných polí
}
overview-end-location = { $location }: zbývá { $count }
overview-end-stack = Rozšíření: { $count } v balíčku
overview-earliest = { $count ->
    [0] už nastalo
    [1] nejdříve v tomto kole
    [few] nejdříve za { $count } kola
    [many] nejdříve za { $count } kola
   *[other] nejdříve za { $count } kol
}
overview-rounds = { $count ->
    [0] už nastalo
    [one] za { $count } kolo
    [few] za { $count } kola
    [many] za { $count } kola
   *[other] za { $count } kol
}
overview-never = při tomto stavu ne
overview-unknown = zatím se neví
overview-city-spaces = Město
overview-island-spaces = Ostrov
overview-production = Příští fáze dozorce
overview-buildings = Vytištěné na budovách
overview-extras = Velké budovy a šlechtici
overview-total = Všechny body teď
overview-hidden = skryté
overview-sales = Teď by šlo prodat
overview-loads = Teď by šlo naložit
overview-sale = { $good } za { $count ->
    [one] { $count } dublon
    [few] { $count } dublony
    [many] { $count } dublonu
   *[other] { $count } dublonů
}
overview-ready = Připraveno na polích

## Jak rychle jsou vidět tahy ostatních
settings-others = Tahy ostatních
settings-others-live = Ihned
settings-others-calm = Každý alespoň sekundu
settings-others-slow = Každý alespoň dvě sekundy
settings-hold = Boti po tvém tahu
settings-hold-off = Čekají jako obvykle
settings-hold-short = Čekají 3 sekundy, aby šel tah vzít zpět
settings-hold-long = Čekají 6 sekund, aby šel tah vzít zpět
bots-wait = Boti chvíli čekají: ještě můžeš tah vzít zpět
others-show = { $count ->
    [one] Ukázat hned ještě { $count } tah
    [few] Ukázat hned ještě { $count } tahy
    [many] Ukázat hned ještě { $count } tahu
   *[other] Ukázat hned ještě { $count } tahů
}
since-looked = { $count ->
    [one] Mezitím: { $count } tah
    [few] Mezitím: { $count } tahy
    [many] Mezitím: { $count } tahu
   *[other] Mezitím: { $count } tahů
}
since-step = Krok za krokem
since-all = Vše najednou
since-place = { $number } { $count ->
    [few] ze
   *[other] z
} { $count }
since-moment = Stůl v tomto okamžiku

## Co následuje po odpovědi, v náhledu

preview-skipped =
    { $count ->
        [one] { $players } vynechává.
       *[other] Vynechávají: { $players }.
    }
preview-round-ends = Pak kolo končí.

## Co by role přinesla každému, v jejím náhledu

role-share-nothing = nic
role-share-tile =
    { $count ->
        [one] { $count } plantáž
       [few] 1 ze { $count } plantáží
       *[other] 1 z { $count } plantáží
    }
role-share-quarry = kamenolom
role-share-tile-or-quarry =
    { $count ->
        [one] { $count } plantáž nebo kamenolom
       [few] 1 ze { $count } plantáží, nebo kamenolom
       *[other] 1 z { $count } plantáží, nebo kamenolom
    }
role-share-people =
    { $count ->
        [one] { $count } osoba
        [few] { $count } osoby
        [many] { $count } osoby
       *[other] { $count } osob
    }
role-share-buildings =
    { $count ->
        [one] { $count } budova: { $dearest }
        [few] { $count } budovy; nejdražší: { $dearest }
        [many] { $count } budovy; nejdražší: { $dearest }
       *[other] { $count } budov; nejdražší: { $dearest }
    }
role-share-good-more = ještě { $count }× něco z vyrobeného
role-share-load = { $goods } ({ $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
})

## Zatímco rozhodují ostatní
wait-choose-role = Volba role
wait-order = Místa po řadě, od toho, kdo rozhoduje
wait-lately = Co se stalo naposled
