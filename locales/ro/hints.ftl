# Indicii în timpul jocului și analiza unei partide încheiate.

## Cererea unui indiciu
hint-button = Indiciu
hint-words = Arată ce ar face un bot puternic
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
hint-occupied = Ocupate: { $places }
hint-left-empty = Rămân goale: { $places }
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
reason-gets-this-round =
    { $who ->
        [you] Până la sfârșitul acestei runde primești probabil { $what }.
       *[other] Până la sfârșitul acestei runde { $player } primește probabil { $what }.
    }
reason-gets-this-phase =
    { $who ->
        [you] Până la sfârșitul acestei faze primești probabil { $what }.
       *[other] Până la sfârșitul acestei faze { $player } primește probabil { $what }.
    }
reason-gets-at-once =
    { $who ->
        [you] Primești imediat { $what }.
       *[other] { $player } primește imediat { $what }.
    }
reason-helps =
    { $who ->
        [you] Astfel primești și tu { $what }.
       *[other] Astfel primește și { $player } { $what }.
    }
reason-nothing = Deocamdată nu se schimbă nimic.
reason-level = Niciunul dintre celelalte răspunsuri arătate nu aduce mai mult.
reason-keeps =
    { $who ->
        [you] Îți rămân: { $what }.
       *[other] { $player } păstrează { $what }.
    }
reason-has-this-round =
    { $who ->
        [you] La sfârșitul acestei runde vei avea probabil { $what }.
       *[other] La sfârșitul acestei runde { $player } va avea probabil { $what }.
    }
reason-has-this-phase =
    { $who ->
        [you] La sfârșitul acestei faze vei avea probabil { $what }.
       *[other] La sfârșitul acestei faze { $player } va avea probabil { $what }.
    }
reason-left =
    { $who ->
        [you] Îți revin astfel { $what }.
       *[other] Lui { $player } îi revin astfel { $what }.
    }
reason-keeps-at-once =
    { $who ->
        [you] Deocamdată îți rămân: { $what }.
       *[other] { $player } păstrează deocamdată { $what }.
    }
reason-makes =
    { $who ->
        [you] Următoarea fază a meșteșugarului îți aduce atunci în plus { $what }.
       *[other] În următoarea fază a meșteșugarului { $player } produce atunci în plus { $what }.
    }
reason-makes-less =
    { $who ->
        [you] Următoarea fază a meșteșugarului îți aduce atunci cu { $what } mai puțin.
       *[other] În următoarea fază a meșteșugarului { $player } produce atunci cu { $what } mai puțin.
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
reason-lacks-price =
    { $who ->
        [you] Fără o clădire de producție pentru { $what } (cel puțin { $price }), plantația nu îți aduce încă nimic.
       *[other] { $player } nu are o clădire de producție pentru { $what } (cel puțin { $price }), așa că plantația nu aduce încă nimic.
    }
reason-room =
    { $who ->
        [you] Clădirile tale de producție au atunci loc pentru { $what } din plantații viitoare.
       *[other] Clădirile de producție ale lui { $player } au atunci loc pentru { $what } din plantații viitoare.
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
reason-could-load =
    { $who ->
        [you] Corăbiile ți-ar lua atunci { $what }.
       *[other] Corăbiile ar lua atunci { $what } de la { $player }.
    }
reason-saves =
    { $who ->
        [you] Carierele tale scad atunci prețul unei clădiri cu cel mult { $count }.
       *[other] { $player }: carierele scad atunci prețul unei clădiri cu cel mult { $count }.
    }
reason-could-save =
    { $who ->
        [you] Odată ocupate, carierele tale scad prețul unei clădiri cu cel mult { $count }.
       *[other] { $player }: odată ocupate, carierele scad prețul unei clădiri cu cel mult { $count }.
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
reason-idle =
    { $who ->
        [you] Rămân fără colonist: { $what }.
       *[other] { $player } lasă fără colonist: { $what }.
    }
reason-works = Funcționează odată ocupată. { $what }
reason-odds = Circa { $percent }% dintre plantațiile cu fața în jos ți-ar produce ceva odată ocupate.
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
amount-face-down =
    { $count ->
        [one] { $count } plantație cu fața în jos
        [few] { $count } plantații cu fața în jos
       *[other] { $count } de plantații cu fața în jos
    }
reason-same = Din câte se poate prevedea, e totuna cu: { $move }.
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
