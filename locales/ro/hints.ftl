# Indicii în timpul jocului și analiza unei partide încheiate.

## Cererea unui indiciu
hint-button = Indiciu
hint-not-now = Poți cere un indiciu când e rândul tău să decizi.
hint-title = Merită luat în seamă
hint-lead = Șansa de victorie estimată pentru fiecare răspuns
hint-looking = Se analizează masa…
hint-list = Cele mai bune răspunsuri
hint-said = Indiciu: { $moves }.
hint-move = { $move }, { $share }
hint-share = { $percent }%
hint-share-under = sub 1%
hint-share-over = peste 99%
hint-gain = { $what } { $amount }
hint-you = Tu: { $gains }
hint-you-nothing = Tu: deocamdată nu se schimbă nimic
hint-you-later =
    { $points ->
        [one] Tu: deocamdată nu se schimbă nimic; până la final cam { $points } punct în plus
        [few] Tu: deocamdată nu se schimbă nimic; până la final cam { $points } puncte în plus
       *[other] Tu: deocamdată nu se schimbă nimic; până la final cam { $points } de puncte în plus
    }
hint-rival = Cel mai mult profită { $player }: { $gains }
hint-placement = Plasează-i astfel
hint-then = { $move }, apoi { $next }
hint-keep-nothing = Nu păstra nimic
hint-plan = Planifică astfel
hint-taken = Marcat: { $move }. Încă nu s-a jucat nimic.
hint-laid-out = Așezat ca în indiciu. Încă nu s-a jucat nimic.
key-hint = indiciu

## În ce se numără
measure-points = puncte
measure-doubloons = dubloni
measure-coins = monede
measure-goods = bunuri
measure-production = bunuri pe faza meșteșugarului
measure-workers = coloniști
measure-plantations = piese de insulă
measure-buildings = clădiri
measure-stored = bunuri în depozit
measure-carts = căruțe
measure-houses = case
measure-boats = bărci
measure-orders = comenzi
measure-extensions = extinderi
measure-road = pași pe Drum

## Acordul pentru indicii
hints-off-title = Indiciile sunt oprite
hints-on-title = Indiciile sunt pornite
hints-words = Când joacă mai multe persoane, toate trebuie să fie de acord cu indiciile.
hints-yes = de acord
hints-no = încă nu
hints-agree = Sunt de acord
hints-take-back = Îmi retrag acordul
error-hints-off = La această masă indiciile sunt oprite: mai întâi toți jucătorii trebuie să fie de acord.

## După partidă
review-title = Analiză
review-words = Deciziile care au costat cel mai mult, după șansa de victorie estimată. Estimările pot greși cu câteva procente.
review-waiting = Analiza începe imediat…
review-working = Se reiau toate deciziile: { $done } din { $of }
review-failed = Analiza nu poate fi afișată
review-of = Deciziile cui
review-none = Nicio decizie a acestui jucător nu a scăzut șansa de victorie cu mai mult de 1%.
review-cost = −{ $percent }%
review-cost-words = a scăzut șansa de victorie cu { $percent }%
review-played = Jucat: { $move }
review-better = Mai bine: { $move }
review-show = Arată
review-show-words = Arată acest moment, runda { $round }
review-here = Această decizie a scăzut șansa de victorie cu { $percent }%. Mai bine: { $move }
curve-title = Șansa de victorie
curve-words = Înaintea fiecărei decizii, cu toate informațiile ascunse la vedere; în procente.
curve-end = Sfârșit
