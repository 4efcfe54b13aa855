# Propoziții ale jocului Puerto Rico cu extensii, în română. Valorile sunt cele din puerto-rico-play.ftl;
# unde o propoziție trimite la un cuvânt cu număr („count-points”), numărul este $count.

## Ce s-a întâmplat

log-building-drafted =
    { $who ->
        [you] Pui pe tabla de joc: { $building }.
       *[other] { $player } pune pe tabla de joc: { $building }.
    }
log-building-drafted-by-chance = Clădire trasă la sorți pentru tabla de joc: { $building }.
log-forest-planted =
    { $who ->
        [you] Plantezi o pădure: { $tile }, cu fața în jos.
       *[other] { $player } plantează o pădure: { $tile }, cu fața în jos.
    }
log-plantation-drawn =
    { $who ->
        [you] Tragi: { $tile }; o poți pune ca pădure.
       *[other] { $player } trage: { $tile }; poate deveni pădure.
    }
log-guest-moved =
    { $who ->
        [you] Oaspetele tău merge la lucru: { $place }.
       *[other] { $player }: un oaspete merge la lucru: { $place }.
    }
log-returned-worker =
    { $who ->
        [you] Piață neagră: returnezi un colonist ({ $place }) pentru 1 dublon.
       *[other] Piață neagră: { $player } returnează un colonist ({ $place }) pentru 1 dublon.
    }
log-returned-good =
    { $who ->
        [you] Piață neagră: returnezi un bun ({ $good }) pentru 1 dublon.
       *[other] Piață neagră: { $player } returnează un bun ({ $good }) pentru 1 dublon.
    }
log-returned-point =
    { $who ->
        [you] Piață neagră: returnezi un punct de victorie pentru 1 dublon.
       *[other] Piață neagră: { $player } returnează un punct de victorie pentru 1 dublon.
    }
log-building-points =
    { $who ->
        [you] { $building }: primești { count-points }.
       *[other] { $building }: { $player } primește { count-points }.
    }
log-building-doubloons =
    { $who ->
        [you] { $building }: primești { count-doubloons }.
       *[other] { $building }: { $player } primește { count-doubloons }.
    }
log-sold-to-post =
    { $who ->
        [you] Vinzi la Punctul tău comercial: { $good }, cu { count-doubloons }.
       *[other] { $player } vinde la Punctul său comercial: { $good }, cu { count-doubloons }.
    }
log-small-wharf-loaded =
    { $who ->
        [you] Debarcaderul tău mic trimite { $goods }: { count-points }.
       *[other] { $player }: Debarcaderul mic trimite { $goods }: { count-points }.
    }

## Ce se întreabă

wait-for-draft = Se trage la sorți o clădire pentru tabla de joc
ask-draft = Alege o clădire pentru tabla de joc
ask-draft-more = Ocupă un loc liber cu prețul ei. Clădirile fără loc ies din joc.
ask-guesthouse = Han: muți un oaspete?
ask-place-drawn = Pune plantația trasă
ask-place-drawn-more = Cu fața în sus sau cu fața în jos, ca pădure: { $tile }.
ask-hospice-forest = Cabană: iei un colonist?
ask-hospice-forest-more = Pădurea nu are cerc: colonistul merge în San Juan.
ask-second-tile = Bibliotecă: iei o a doua piesă?
ask-second-tile-more = O carieră doar cu o Baracă de construcții ocupată.
ask-second-worker = Bibliotecă: iei un al doilea colonist din grămadă?
ask-second-worker-more = Apoi coloniștii de pe navă se împart unul câte unul.
ask-second-good = Bibliotecă: ia un al doilea bun
ask-second-good-more = De un tip pe care tocmai l-ai produs.
ask-black-market = Piață neagră: returnează ceva pentru 1 dublon
ask-black-market-more = Mai ai nevoie de { count-doubloons }. Fiecare lucru se returnează o singură dată.
ask-small-wharf = Debarcader mic: câte dintre acestea?
ask-small-wharf-more = 1 punct de victorie la fiecare 2 bunuri de orice tip. Acum: { $good }.
ask-optional-forest-discount = Păduri: cu { $doubloons } mai ieftin ({ $building })?
ask-optional-church = Biserică: iei punctele de victorie?
ask-optional-specialty-factory = Fabrică specializată: iei dublonii?
ask-optional-specialty-factory-privilege = Fabrică specializată: iei dublonul pentru bunul în plus?
ask-optional-trading-post-privilege = Comerciant: iei dublonul în plus?
ask-optional-lighthouse-captain = Far: iei dublonul căpitanului?
ask-optional-lighthouse = Far: iei dublonul?
ask-optional-union-hall = Sediul asociației: iei punctele de victorie?
gain-forest-discount = reducerea pădurilor
gain-church = Biserica
gain-specialty-factory = Fabrica specializată
gain-specialty-factory-privilege = Fabrica specializată, bunul în plus
gain-trading-post-privilege = privilegiul comerciantului
gain-lighthouse-captain = Farul
gain-lighthouse = Farul
gain-union-hall = Sediul asociației

## Cum se numește un răspuns pe buton

act-guests-stay = Nimeni nu se mută
act-forest = Ca pădure: { $tile }
act-return-worker = Un colonist: { $place }
act-return-good = Un bun: { $good }
act-return-point = Un punct de victorie
act-sell-to-post = La Punctul comercial: { $good }
act-small-wharf = Folosește Debarcaderul mic

## De ce ceva nu se poate acum

refusal-not-in-market = Această clădire nu este în acest joc.
refusal-already-drafted = Această clădire este deja pe tabla de joc.
refusal-no-place-left = { $cost ->
    [one] Toate locurile pentru clădiri de { $cost } dublon sunt ocupate.
    [few] Toate locurile pentru clădiri de { $cost } dubloni sunt ocupate.
   *[other] Toate locurile pentru clădiri de { $cost } de dubloni sunt ocupate.
}
refusal-excluded = Pe tabla de joc se află { $building }, iar la această masă intră în joc doar una dintre cele două.
refusal-small-first = Mai întâi se ocupă locurile clădirilor mici.
refusal-no-forest-house = Nu ai o Casă a pădurarului ocupată.
refusal-other-tile = A fost trasă altă piesă.
refusal-no-empty-circle = Acolo nu este niciun cerc gol.
refusal-guest-stays = Oaspeții pleacă din Han; nimeni nu se mută în el.
refusal-black-market-worker = Colonistul de pe Piața neagră nu poate fi returnat.
refusal-debt-stays = După aceea nu ai mai putea plăti restul.
refusal-same-kind-twice = Al doilea bun trebuie să fie de alt tip.
refusal-no-trading-post = Nu ai un Punct comercial ocupat.
refusal-no-small-wharf = Nu ai un Debarcader mic ocupat.
refusal-small-wharf-used = Ai folosit deja Debarcaderul mic în această fază.
refusal-other-kind-first = Mai întâi urmează alt tip: { $good }.
refusal-too-few-goods = Ai doar atâtea bunuri de acest tip: { $goods }.
refusal-load-one = Trebuie să încarci cel puțin un bun.

## Hotărârile mesei

switch-corn-starters-poorer = Mai puțini bani cu porumb
switch-corn-starters-poorer-effect = Regulă a casei: cine începe cu porumb primește cu 1 dublon mai puțin.
switch-factory-8-university-7 = Fabrica 8, Universitatea 7
switch-factory-8-university-7-effect = Regulă a casei: Fabrica costă 8 dubloni, iar Universitatea 7.
switch-draft-small-first = Întâi clădirile mici
switch-draft-small-first-effect = Toate clădirile mici se aleg înaintea primei clădiri mari.
switch-exclude-office-trading-post = Birou sau Punct comercial
switch-exclude-office-trading-post-effect = Doar una dintre cele două intră în joc.
switch-exclude-hacienda-forest-house = Conac sau Casa pădurarului
switch-exclude-hacienda-forest-house-effect = Doar una dintre cele două intră în joc.
switch-forest-discount-needs-occupied = Pădurile cer Casa pădurarului
switch-forest-discount-needs-occupied-effect = Pădurile scad prețurile doar cât timp Casa pădurarului este ocupată.
switch-black-market-discard = Piața neagră scoate din joc
switch-black-market-discard-effect = Coloniștii și punctele returnate pe Piața neagră ies din joc.
switch-guesthouse-in-mayor = Hanul în faza primarului
switch-guesthouse-in-mayor-effect = Oaspeții din Han se pot muta și în faza primarului, înainte să sosească cineva.
switch-specialty-counts-privilege = Fabrica specializată numără bunul în plus
switch-specialty-counts-privilege-effect = Bunul în plus al meșteșugarului contează pentru Fabrica specializată.
switch-library-craftsman-distinct = Două bunuri diferite
switch-library-craftsman-distinct-effect = Cu Biblioteca, cele două bunuri ale meșteșugarului trebuie să fie de tipuri diferite.
switch-vp-end-captain-only = Sfârșit prin puncte doar în faza căpitanului
switch-vp-end-captain-only-effect = Epuizarea punctelor de victorie încheie jocul doar în faza căpitanului.
switch-library-2p-once = Biblioteca o dată pe rundă
switch-library-2p-once-effect = Cu doi jucători, Biblioteca dublează un singur privilegiu pe rundă.

score-cloister = Mănăstire

## Nobilii: ce s-a întâmplat

log-noble-arrived =
    { $who ->
        [you] Primești un nobil.
       *[other] { $player } primește un nobil.
    }
log-noble-refused =
    { $who ->
        [you] Refuzi un nobil, care iese din joc.
       *[other] { $player } refuză un nobil, care iese din joc.
    }
log-villa-noble =
    { $who ->
        [you] Vila ta îți aduce un nobil.
       *[other] { $player }: Vila aduce un nobil.
    }
log-villa-worker =
    { $who ->
        [you] Vila ta îți aduce un colonist: nu mai sunt nobili.
       *[other] { $player }: Vila aduce un colonist; nu mai sunt nobili.
    }
log-tile-given-up =
    { $who ->
        [you] Elimini o piesă: { $tile }.
       *[other] { $player } elimină o piesă: { $tile }.
    }
log-forest-given-up =
    { $who ->
        [you] Elimini o pădure: { $tile }.
       *[other] { $player } elimină o pădure: { $tile }.
    }
log-land-office-bought =
    { $who ->
        [you] Oficiul tău funciar cumpără o plantație cu { count-doubloons }.
       *[other] { $player }: Oficiul funciar cumpără o plantație cu { count-doubloons }.
    }
log-good-delivered =
    { $who ->
        [you] Furnizor regal: predai { $good } și primești { count-points }.
       *[other] Furnizor regal: { $player } predă { $good } și primește { count-points }.
    }
log-noble-guest-moved =
    { $who ->
        [you] Oaspetele tău nobil merge la lucru: { $place }.
       *[other] { $player }: un oaspete nobil merge la lucru: { $place }.
    }
log-returned-noble =
    { $who ->
        [you] Piață neagră: returnezi un nobil ({ $place }) pentru 1 dublon.
       *[other] Piață neagră: { $player } returnează un nobil ({ $place }) pentru 1 dublon.
    }
log-ship-refilled-noble = Nobili pe navă: { $count }.

## Nobilii: întrebări

ask-ship-person = Iei de pe navă un colonist sau un nobil?
ask-ship-person-more = Un nobil lucrează ca un colonist, valorează 1 punct și schimbă efectul unor clădiri.
ask-place-nobles = Primar: plasează-ți nobilii
ask-place-nobles-more = Alege câți dintre cei de aici sunt nobili: { $place }.
ask-hunting-lodge = Pavilion de vânătoare: elimini o plantație sau o pădure?
ask-hunting-lodge-more = Persoana de acolo merge în San Juan.
ask-land-office = Folosești Oficiul funciar?
ask-land-office-more = Cu un colonist: o plantație pentru 1 dublon. Cu un nobil: elimini una pentru 1 dublon.
ask-royal-supplier = Furnizor regal: predai un bun?
ask-royal-supplier-more = 1 punct de victorie pentru fiecare bun, toate de tipuri diferite, cel mult câți nobili ai.
ask-optional-villa = Vilă: iei nobilul?
ask-optional-zoning-discount = Oficiu de urbanism: cu { $doubloons } mai ieftin ({ $building })?
ask-optional-chapel-doubloon = Capelă: iei dublonul?
ask-optional-chapel-point = Capelă: iei punctul de victorie?
ask-optional-jeweler = Atelier de bijuterii: iei dublonii?
ask-optional-hunting-lodge = Pavilion de vânătoare: iei punctele de victorie?
gain-villa = Vila
gain-zoning-discount = Oficiul de urbanism
gain-chapel-doubloon = Capela
gain-chapel-point = Capela
gain-jeweler = Atelierul de bijuterii
gain-hunting-lodge = Pavilionul de vânătoare

## Nobilii: răspunsuri

act-take-noble = Ia nobilul
act-assign-nobles = { $place }, nobili: { $count }
act-move-noble = Nobilul: { $place }
act-return-noble = Un nobil: { $place }
act-give-up-nobody = Elimină: { $tile }, goală
act-give-up-worker = Elimină: { $tile } cu un colonist
act-give-up-noble = Elimină: { $tile } cu un nobil
act-give-up-forest = Elimină o pădure: { $tile }
act-deliver = Predă: { $good }

## Nobilii: de ce nu se poate acum

refusal-no-such-guest = În Han nu este un astfel de oaspete.
refusal-no-noble-aboard = Nu este niciun nobil pe navă.
refusal-no-worker-aboard = Nu este niciun colonist pe navă.
refusal-too-few-nobles = Nobili rămași: { $count }.
refusal-fewer-on-place = Aici sunt mai puține persoane: { $count }.
refusal-nobles-must-stand = Aici trebuie să fie cel puțin atâția nobili: { $count }.
refusal-no-land-office-worker = Nu ai un Oficiu funciar cu un colonist.
refusal-no-land-office-noble = Nu ai un Oficiu funciar cu un nobil.
refusal-land-office-used = Ai folosit deja Oficiul funciar în această fază.
refusal-no-doubloon = Nu ai niciun dublon.
refusal-island-full = Insula ta este plină.
refusal-no-plantation-left = Nu mai sunt plantații.
refusal-land-office-draws = Oficiul funciar trage o plantație cu fața în jos.
refusal-land-office-takes = La această masă, Oficiul funciar ia o plantație cu fața în sus.
refusal-not-more-goods-than-nobles = Nu poți preda mai multe bunuri decât numărul nobililor tăi: { $count }.

## Nobilii: înțelegeri ale mesei

switch-borrow-expansions = Extensii împrumutate
switch-borrow-expansions-effect = Regulă a casei: extensiile care lipsesc din ediție vin din cel mai nou regulament care le are.
switch-land-office-faceup = Oficiu funciar: cu fața în sus
switch-land-office-faceup-effect = Un colonist în Oficiul funciar cumpără o plantație cu fața în sus.
switch-hunting-lodge-most-filled = Pavilion de vânătoare: insula cea mai plină
switch-hunting-lodge-most-filled-effect = Un nobil în Pavilionul de vânătoare aduce puncte pentru cele mai multe spații de insulă ocupate, nu libere.
switch-villa-instead = Vilă: în locul primei persoane
switch-villa-instead-effect = Nobilul Vilei vine în locul primei persoane pe care ai primi-o în acea fază.
switch-villa-needs-person = Vila cere o persoană
switch-villa-needs-person-effect = Vila nu aduce nimic dacă nu primești pe nimeni de pe navă sau prin privilegiu.
nobles-market = Clădirile Nobililor
nobles-market-printed-2020 = Ca în ediția 2020
nobles-market-printed-2020-effect = Pe locuri proprii; cu Clădiri noi, toate în afară de Atelierul de bijuterii se aleg cu celelalte.
nobles-market-all-eight-extra = Toate opt în plus
nobles-market-all-eight-extra-effect = Pe locuri proprii, orice altceva s-ar alege.
nobles-market-drafted-12-5 = Alese cu celelalte
nobles-market-drafted-12-5-effect = Se aleg cu celelalte pentru cele 12 locuri mici și 5 mari, ca în 2011.
score-nobles = Nobili
score-royal-garden = Grădină regală

## De ce o masă este imposibilă

impossible-player-count = Puerto Rico este pentru 2–5 jucători, nu pentru { $count }.
impossible-vp-pool = În provizii pot fi între 1 și 999 de puncte de victorie, nu { $count }.
impossible-switch-without-expansion = „{ $switch }” cere extensia { $expansion }.
impossible-expansion-not-in-edition = Ediția { $edition } nu are extensia { $expansion }. Regula casei „{ $switch }” o ia din altă ediție.
impossible-nobles-market-without-nobles = Clădirile Nobililor nu sunt în joc.
impossible-draft-without-expansion = Clădirile se aleg numai cu extensia { $expansion }.
impossible-market-building = Această clădire nu se alege în acest joc: { $building }.
impossible-market-places = { $cost ->
    [one] Clădiri de { $cost } dublon
    [few] Clădiri de { $cost } dubloni
   *[other] Clădiri de { $cost } de dubloni
}: locuri { $expected }, dar sunt numite { $found }.
impossible-market-excluded = La această masă se exclud reciproc: { $building }, { $other }.
impossible-notation = De neînțeles: { $word }
