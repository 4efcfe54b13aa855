# Indicii în timpul jocului și analiza unei partide încheiate.

## Cererea unui indiciu
hint-button = Indiciu
hint-not-now = Poți cere un indiciu când e rândul tău să decizi.
hint-title = De luat în seamă
hint-lead = Șansa de victorie estimată pentru fiecare răspuns
hint-looking = Se analizează situația…
hint-list = Cele mai bune răspunsuri
hint-said = Indiciu: { $moves }.
hint-move = { $move }, { $share }
hint-share = { $percent }%
hint-share-under = sub 1%
hint-share-over = peste 99%
hint-placement = Plasează-i astfel
hint-then = { $move }, apoi { $next }
hint-keep-nothing = Nu păstra nimic
hint-plan = Planifică astfel
hint-taken = Marcat: { $move }. Încă nu s-a jucat nimic.
hint-laid-out = Așezat ca în indiciu. Încă nu s-a jucat nimic.
key-hint = indiciu

## De ce merită
reason-gets =
    { $who ->
        [you] Primești { $what }.
       *[other] { $player } primește { $what }.
    }
reason-helps =
    { $who ->
        [you] Astfel primești și tu { $what }.
       *[other] Astfel primește și { $player } { $what }.
    }
reason-nothing = Deocamdată nu se schimbă nimic.
reason-keeps =
    { $who ->
        [you] Îți rămân: { $what }.
       *[other] { $player } păstrează { $what }.
    }
reason-makes =
    { $who ->
        [you] Următoarea fază a meșteșugarului îți aduce atunci { $what }.
       *[other] În următoarea fază a meșteșugarului { $player } produce atunci { $what }.
    }
reason-could-make =
    { $who ->
        [you] Cu toate cercurile ocupate, fiecare fază a meșteșugarului îți aduce în plus { $what }.
       *[other] Cu toate cercurile ocupate, { $player } produce în plus { $what } în fiecare fază a meșteșugarului.
    }
reason-lacks =
    { $who ->
        [you] Fără o clădire de producție pentru { $what }, plantația nu îți aduce încă nimic.
       *[other] { $player } nu are o clădire de producție pentru { $what }, așa că plantația nu aduce încă nimic.
    }
reason-alone =
    { $who ->
        [you] Doar tu ai plantații de { $what }.
       *[other] Doar { $player } are plantații de { $what }.
    }
reason-could-sell =
    { $who ->
        [you] Casa de comerț ți-ar lua atunci { $what } pentru { $price }.
       *[other] { $player } ar putea vinde atunci { $what } pentru { $price }.
    }
reason-saves =
    { $who ->
        [you] Carierele tale scad atunci prețul unei clădiri cu cel mult { $count }.
       *[other] { $player }: carierele scad atunci prețul unei clădiri cu cel mult { $count }.
    }
reason-plans =
    { $who ->
        [you] { $count ->
            [one] De acum ai { $count } loc de planificare.
            [few] De acum ai { $count } locuri de planificare.
           *[other] De acum ai { $count } de locuri de planificare.
        }
       *[other] { $count ->
            [one] De acum { $player } are { $count } loc de planificare.
            [few] De acum { $player } are { $count } locuri de planificare.
           *[other] De acum { $player } are { $count } de locuri de planificare.
        }
    }
reason-missing =
    { $who ->
        [you] Comanda ta mai cere atunci doar: { $what }.
       *[other] { $player } mai are atunci de livrat doar: { $what }.
    }
reason-has-next-choice =
    { $who ->
        [you] Până la următoarea ta alegere de rol vei avea cam { $what }.
       *[other] Până la următoarea alegere de rol { $player } va avea cam { $what }.
    }
reason-gets-next-choice =
    { $who ->
        [you] Până la următoarea ta alegere de rol îți aduce probabil cu { $what } mai mult.
       *[other] Până la următoarea alegere de rol { $player } câștigă probabil cu { $what } mai mult.
    }
reason-has-next-round =
    { $who ->
        [you] Până la sfârșitul rundei următoare vei avea cam { $what }.
       *[other] Până la sfârșitul rundei următoare { $player } va avea cam { $what }.
    }
reason-gets-next-round =
    { $who ->
        [you] Până la sfârșitul rundei următoare îți aduce probabil cu { $what } mai mult.
       *[other] Până la sfârșitul rundei următoare { $player } câștigă probabil cu { $what } mai mult.
    }
reason-misses =
    { $who ->
        [you] Astfel nu mai primești { $what }.
       *[other] Astfel { $player } nu mai primește { $what }.
    }
reason-over-ahead =
    { $who ->
        [you] Jocul se încheie și conduci cu { $what }.
       *[other] Jocul se încheie și { $player } conduce cu { $what }.
    }
reason-over-level =
    { $who ->
        [you] Jocul se încheie și ești la egalitate de puncte cu cel mai bun rival.
       *[other] Jocul se încheie și { $player } e la egalitate de puncte cu cel mai bun rival.
    }
reason-over-behind =
    { $who ->
        [you] Jocul se încheie și rămâi în urmă cu { $what }.
       *[other] Jocul se încheie și { $player } rămâne în urmă cu { $what }.
    }
reason-last-round = Declanșează sfârșitul jocului.
reason-sooner = Apropie sfârșitul jocului: mai sunt cam { $what }.
reason-later = Amână sfârșitul jocului: mai sunt cam { $what }.
reason-promises =
    { $who ->
        [you] Până la sfârșitul jocului îți aduce probabil cu { $what } mai mult.
       *[other] Până la sfârșitul jocului { $player } câștigă probabil cu { $what } mai mult.
    }
reason-active =
    { $who ->
        [you] Pui la treabă: { $what }.
       *[other] { $player } pune la treabă: { $what }.
    }
reason-works = Odată ocupată, funcționează în faza: { $what }.
reason-bonus = Odată ocupată, aduce în acest moment { $what } în plus.
reason-answer = răspunsul { $number }
amount-orders =
    { $count ->
        [one] { $count } comandă
        [few] { $count } comenzi
       *[other] { $count } de comenzi
    }
amount-houses =
    { $count ->
        [one] { $count } casă
        [few] { $count } case
       *[other] { $count } de case
    }
amount-boats =
    { $count ->
        [one] { $count } barcă
        [few] { $count } bărci
       *[other] { $count } de bărci
    }
amount-carts =
    { $count ->
        [one] { $count } căruță
        [few] { $count } căruțe
       *[other] { $count } de căruțe
    }
amount-extensions =
    { $count ->
        [one] { $count } extindere
        [few] { $count } extinderi
       *[other] { $count } de extinderi
    }
reason-same = E totuna cu: { $move }.
reason-same-later = Deocamdată e totuna cu: { $move }. Diferența se vede abia mai târziu.

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
curve-words = Înaintea fiecărei decizii, cu toate informațiile ascunse dezvăluite; în procente.
curve-end = Sfârșit
