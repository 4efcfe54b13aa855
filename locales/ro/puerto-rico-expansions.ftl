# Propoziții ale jocului Puerto Rico cu extensii, în română. Valorile sunt cele din puerto-rico-play.ftl;
# unde o propoziție trimite la un cuvânt cu număr („count-points”), numărul este $count.

## Ce s-a întâmplat

log-building-drafted =
    { $who ->
        [you] Pui pe tabla de joc: { $building }.
       *[other] { $player } pune pe tabla de joc: { $building }.
    }
log-building-drafted-by-chance = Tras la sorți pentru tabla de joc: { $building }.
log-forest-planted =
    { $who ->
        [you] Plantezi o pădure: { $tile }, cu fața în jos.
       *[other] { $player } plantează o pădure: { $tile }, cu fața în jos.
    }
log-plantation-drawn =
    { $who ->
        [you] Conacul tău trage: { $tile }; o poți pune ca pădure.
       *[other] Conacul lui { $player } trage: { $tile }; poate deveni pădure.
    }
log-guest-moved =
    { $who ->
        [you] Un colonist din hanul tău merge la lucru: { $place }.
       *[other] { $player }: un colonist din han merge la lucru: { $place }.
    }
log-returned-worker =
    { $who ->
        [you] Piață neagră: dai înapoi un colonist ({ $place }) pentru 1 dublon.
       *[other] Piață neagră: { $player } dă înapoi un colonist ({ $place }) pentru 1 dublon.
    }
log-returned-good =
    { $who ->
        [you] Piață neagră: dai înapoi un bun ({ $good }) pentru 1 dublon.
       *[other] Piață neagră: { $player } dă înapoi un bun ({ $good }) pentru 1 dublon.
    }
log-returned-point =
    { $who ->
        [you] Piață neagră: dai înapoi un punct de victorie pentru 1 dublon.
       *[other] Piață neagră: { $player } dă înapoi un punct de victorie pentru 1 dublon.
    }
log-building-points =
    { $who ->
        [you] { $building }: pentru tine { count-points }.
       *[other] { $building } ({ $player }): { count-points }.
    }
log-building-doubloons =
    { $who ->
        [you] { $building }: pentru tine { count-doubloons }.
       *[other] { $building } ({ $player }): { count-doubloons }.
    }
log-sold-to-post =
    { $who ->
        [you] Vinzi la punctul tău comercial: { $good }, { count-doubloons }.
       *[other] { $player } vinde la propriul punct comercial: { $good }, { count-doubloons }.
    }
log-small-wharf-loaded =
    { $who ->
        [you] Debarcaderul tău mic expediază { $goods }: { count-points }.
       *[other] { $player }: debarcaderul mic expediază { $goods }: { count-points }.
    }

## Ce se întreabă

wait-for-draft = Se trage la sorți o clădire pentru tabla de joc
ask-draft = Alege o clădire pentru tabla de joc
ask-draft-more = Ocupă un loc liber cu costul ei. Ce nu găsește loc iese din joc.
ask-guesthouse = Han: muți un colonist?
ask-guesthouse-more = Pe un cerc liber lucrează imediat și rămâne acolo până la următoarea fază a primarului.
ask-place-drawn = Pune plantația trasă
ask-place-drawn-more = Cu fața în sus sau cu fața în jos, ca pădure: { $tile }.
ask-hospice-forest = Cabană: iei un colonist?
ask-hospice-forest-more = Pădurea nu are cerc: colonistul merge în San Juan.
ask-second-tile = Bibliotecă: iei o a doua piesă?
ask-second-tile-more = O carieră doar cu o baracă de construcții ocupată.
ask-second-worker = Bibliotecă: iei un al doilea colonist din grămadă?
ask-second-worker-more = Apoi coloniștii de pe navă se împart unul câte unul.
ask-second-good = Bibliotecă: ia un al doilea bun
ask-second-good-more = De un tip pe care tocmai l-ai produs.
ask-black-market = Piață neagră: dă înapoi ceva pentru 1 dublon
ask-black-market-more = Mai lipsesc: { count-doubloons }. Fiecare lucru se dă o singură dată.
ask-small-wharf = Debarcader mic: câte?
ask-small-wharf-more = 1 punct de victorie la fiecare 2 bunuri de orice tip: { $good }.
ask-optional-forest-discount = Păduri: { $doubloons } mai puțin la preț ({ $building })?
ask-optional-church = Biserică: iei punctele de victorie?
ask-optional-specialty-factory = Fabrică specializată: iei dublonii?
ask-optional-trading-post-privilege = Comerciant: iei dublonul în plus?
ask-optional-lighthouse-captain = Far: iei dublonul căpitanului?
ask-optional-lighthouse = Far: iei dublonul?
ask-optional-union-hall = Sediul asociației: iei punctele de victorie?
gain-forest-discount = reducerea pentru păduri
gain-church = biserică
gain-specialty-factory = fabrică specializată
gain-trading-post-privilege = privilegiul comerciantului
gain-lighthouse-captain = far
gain-lighthouse = far
gain-union-hall = sediul asociației

## Cum se numește un răspuns pe buton

act-guests-stay = Nimeni nu se mută
act-forest = Ca pădure: { $tile }
act-return-worker = Un colonist: { $place }
act-return-good = Un bun: { $good }
act-return-point = Un punct de victorie
act-sell-to-post = La punctul comercial: { $good }
act-small-wharf = Folosește debarcaderul mic

## De ce ceva nu se poate acum

refusal-not-in-market = Clădirea aceasta nu este în acest joc.
refusal-already-drafted = Clădirea aceasta este deja pe tabla de joc.
refusal-no-place-left = Toate locurile pentru clădiri de { $cost } dubloni sunt ocupate.
refusal-excluded = Pe tabla de joc se află { $building }, iar la această masă doar una dintre cele două intră în joc.
refusal-small-first = Mai întâi se ocupă locurile clădirilor mici.
refusal-no-forest-house = Nu ai o casă a pădurarului ocupată.
refusal-other-tile = A fost trasă altă piesă.
refusal-no-empty-circle = Acolo nu este niciun cerc liber.
refusal-guest-stays = Din han se pleacă; nimeni nu se mută în el.
refusal-black-market-worker = Colonistul de pe piața neagră nu poate fi dat înapoi.
refusal-debt-stays = Ce ar mai lipsi atunci nu s-ar mai putea plăti.
refusal-same-kind-twice = Al doilea bun trebuie să fie de alt tip.
refusal-no-trading-post = Nu ai un punct comercial ocupat.
refusal-no-small-wharf = Nu ai un debarcader mic ocupat.
refusal-small-wharf-used = Ai folosit deja debarcaderul mic în această fază.
refusal-other-kind-first = Mai întâi este vorba despre alt tip: { $good }.
refusal-too-few-goods = Ai mai puține bunuri de acest tip: { $goods }.
refusal-load-one = Trebuie încărcat cel puțin un bun.

## Hotărârile mesei

switch-corn-starters-poorer = Porumbul începe mai sărac
switch-corn-starters-poorer-effect = Regulă a casei: cine începe cu porumb începe cu 1 dublon mai puțin.
switch-factory-8-university-7 = Fabrica 8, Universitatea 7
switch-factory-8-university-7-effect = Regulă a casei: Fabrica costă 8 dubloni, iar Universitatea 7.
switch-draft-small-first = Întâi clădirile mici
switch-draft-small-first-effect = Toate clădirile mici se aleg înaintea primei clădiri mari.
switch-exclude-office-trading-post = Birou sau punct comercial
switch-exclude-office-trading-post-effect = Doar una dintre cele două intră în joc.
switch-exclude-hacienda-forest-house = Conac sau casa pădurarului
switch-exclude-hacienda-forest-house-effect = Doar una dintre cele două intră în joc.
switch-forest-discount-needs-occupied = Pădurile cer casa pădurarului
switch-forest-discount-needs-occupied-effect = Pădurile scad prețurile doar cât timp casa pădurarului este ocupată.
switch-black-market-discard = Piața neagră scoate din joc
switch-black-market-discard-effect = Coloniștii și punctele date pe piața neagră ies din joc.
switch-guesthouse-in-mayor = Hanul în faza primarului
switch-guesthouse-in-mayor-effect = Coloniștii din han se pot muta și în faza primarului, înainte să sosească cineva.
switch-specialty-counts-privilege = Fabrica specializată numără bunul în plus
switch-specialty-counts-privilege-effect = Bunul în plus al meșteșugarului contează pentru fabrica specializată.
switch-library-craftsman-distinct = Două bunuri diferite
switch-library-craftsman-distinct-effect = Cu biblioteca, cele două bunuri ale meșteșugarului sunt de tipuri diferite.
switch-vp-end-captain-only = Sfârșit prin puncte doar în faza căpitanului
switch-vp-end-captain-only-effect = Epuizarea punctelor de victorie încheie jocul doar în faza căpitanului.
switch-library-2p-once = Biblioteca o dată pe rundă
switch-library-2p-once-effect = În doi, biblioteca dublează un singur privilegiu pe rundă.

score-cloister = Mănăstire
