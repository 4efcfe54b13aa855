# Ce spune masa pe lângă întrebări.

## Toate tablele dintr-o privire
overview = Toate tablele
key-overview = toate tablele, punctele și finalul jocului
overview-numbers = În cifre
overview-ends = Cum se poate încheia jocul
overview-ends-note = Cu tablele așa cum sunt, fiecare rol o dată pe rundă; se numără și runda curentă.
overview-ends-pace = Dacă se continuă ca în rundele de până acum; se numără și runda curentă.
overview-end-points = { $count ->
    [one] { $count } punct rămas în provizii
    [few] { $count } puncte rămase în provizii
   *[other] { $count } de puncte rămase în provizii
}
overview-end-workers = { $count ->
    [one] { $count } colonist rămas în grămadă
    [few] { $count } coloniști rămași în grămadă
   *[other] { $count } de coloniști rămași în grămadă
}
overview-end-city = Oraș ({ $player }): { $count ->
    [one] { $count } spațiu liber
    [few] { $count } spații libere
   *[other] { $count } de spații libere
}
overview-end-own-city = Orașul tău: { $count ->
    [one] { $count } spațiu liber
    [few] { $count } spații libere
   *[other] { $count } de spații libere
}
overview-end-location = { $location }: mai sunt { $count }
overview-end-stack = Extinderi: { $count } în teanc
overview-earliest = { $count ->
    [0] deja îndeplinit
    [1] cel mai devreme în această rundă
    [few] cel mai devreme peste { $count } runde
   *[other] cel mai devreme peste { $count } de runde
}
overview-rounds = { $count ->
    [0] deja îndeplinit
    [one] peste { $count } rundă
    [few] peste { $count } runde
   *[other] peste { $count } de runde
}
overview-never = nu cu aceste table
overview-unknown = încă nu se știe
overview-city-spaces = Oraș
overview-island-spaces = Insulă
overview-production = Următoarea fază a meșteșugarului
overview-buildings = Tipărite pe clădiri
overview-extras = Clădiri mari și nobili
overview-total = Toate punctele acum
overview-hidden = ascunse
overview-sales = Ar putea vinde acum
overview-loads = Ar putea încărca acum
overview-sale = { $good } pentru { $count ->
    [one] { $count } dublon
    [few] { $count } dubloni
   *[other] { $count } de dubloni
}
overview-ready = Acțiuni gata

## Cât de repede se văd mutările altora
settings-others = Mutările altora
settings-others-live = Imediat
settings-others-calm = Cel puțin o secundă fiecare
settings-others-slow = Cel puțin două secunde fiecare
settings-hold = Boții, după mutarea ta
settings-hold-off = Așteaptă ca de obicei
settings-hold-short = Așteaptă 3 secunde, ca să poți anula
settings-hold-long = Așteaptă 6 secunde, ca să poți anula
bots-wait = Boții așteaptă puțin: încă poți anula
others-show = { $count ->
    [one] Arată acum încă { $count } mutare
    [few] Arată acum încă { $count } mutări
   *[other] Arată acum încă { $count } de mutări
}
since-looked = { $count ->
    [one] Cât ai lipsit: { $count } mutare
    [few] Cât ai lipsit: { $count } mutări
   *[other] Cât ai lipsit: { $count } de mutări
}
since-step = Pas cu pas
since-all = Toate deodată
since-place = { $number } din { $count }
since-moment = Masa în acest moment

## Ce urmează după un răspuns, în previzualizare

preview-skipped = Nu acționează: { $players }.
preview-round-ends = Apoi runda se încheie.

## Ce i-ar aduce un rol fiecăruia, în previzualizarea lui

role-share-nothing = nimic
role-share-tile =
    { $count ->
        [one] { $count } plantație
        [few] 1 din { $count } plantații
       *[other] 1 din { $count } de plantații
    }
role-share-quarry = o carieră
role-share-tile-or-quarry =
    { $count ->
        [one] { $count } plantație sau o carieră
        [few] 1 din { $count } plantații sau o carieră
       *[other] 1 din { $count } de plantații sau o carieră
    }
role-share-people =
    { $count ->
        [one] { $count } persoană
        [few] { $count } persoane
       *[other] { $count } de persoane
    }
role-share-buildings =
    { $count ->
        [one] { $count } clădire: { $dearest }
        [few] { $count } clădiri; cea mai scumpă: { $dearest }
       *[other] { $count } de clădiri; cea mai scumpă: { $dearest }
    }
role-share-good-more =
    { $count ->
        [one] încă { $count } bun dintr-un tip produs
        [few] încă { $count } bunuri din tipurile produse
       *[other] încă { $count } de bunuri din tipurile produse
    }
role-share-load = { $goods } ({ $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
})

## Cât timp decid ceilalți
wait-choose-role = Alege un rol
wait-order = Locurile pe rând, de la cel care decide
wait-lately = Ce s-a întâmplat ultima dată
