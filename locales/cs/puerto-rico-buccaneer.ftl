# Věty Puerto Rica s korzárem, česky. Hodnoty jsou z puerto-rico-play.ftl; $other je jméno jiného hráče, $kept
# počet kusů zboží.

## Co se stalo

log-token-taken =
    { $who ->
        [you] Bereš žeton korzára z karty.
       *[other] { $player } bere žeton korzára z karty.
    }
log-token-taken-from =
    { $who ->
        [you] Bereš žeton korzára; odevzdává ho { $other }.
       *[other] { $player } bere žeton korzára; odevzdává ho { $other }.
    }
log-ship-robbed =
    { $who ->
        [you] Pirátství: vyprazdňuješ { $ship } ({ $goods }) a necháváš si { $kept }.
       *[other] Pirátství: { $player } vyprazdňuje { $ship } ({ $goods }) a nechává si { $kept }.
    }
log-house-plundered =
    { $who ->
        [you] Drancování: vyprazdňuješ obchodní dům ({ $goods }): { count-points }.
       *[other] Drancování: { $player } vyprazdňuje obchodní dům ({ $goods }): { count-points }.
    }
log-workers-raided =
    { $who ->
        [you] Nájezd na loď kolonistů, bereš: { count-workers }.
       *[other] Nájezd na loď kolonistů, { $player } bere: { count-workers }.
    }
log-noble-raided =
    { $who ->
        [you] Nájezd: bereš šlechtice z lodi kolonistů.
       *[other] Nájezd: { $player } bere šlechtice z lodi kolonistů.
    }
log-raided-worker-placed =
    { $who ->
        [you] Posíláš uneseného kolonistu do práce: { $place }.
       *[other] { $player } posílá uneseného kolonistu do práce: { $place }.
    }
log-raided-noble-placed =
    { $who ->
        [you] Posíláš uneseného šlechtice do práce: { $place }.
       *[other] { $player } posílá uneseného šlechtice do práce: { $place }.
    }
log-raided-workers-returned = Do banku: { count-workers }.
log-raided-noble-returned = Šlechtic jde do banku.
log-role-captured =
    { $who ->
        [you] Zajetí: bereš kartu { $role }, na ní { count-doubloons }.
       *[other] Zajetí: { $player } bere kartu { $role }, na ní { count-doubloons }.
    }
log-capture-paid =
    { $who ->
        [you] Někdo zvolil tvou zajatou kartu { $role }: dostáváš z banku { count-doubloons }.
       *[other] Někdo zvolil zajatou kartu { $role }: { $player } dostává z banku { count-doubloons }.
    }
log-captured-role-played =
    { $who ->
        [you] Tvou zajatou kartu nikdo nezvolil, hraješ ji teď: { $role }.
       *[other] Zajatou kartu nikdo nezvolil, hraje ji teď { $player }: { $role }.
    }

## Na co se ptáme

ask-deed = Korzár: zvol akci
ask-deed-more = Hraješ jen ty. Akci bez účinku zvolit nelze.
ask-rob-ship = Pirátství: zvol přepravní loď
ask-rob-ship-more = Vezmeš z ní všechno zboží; až 3 kusy si smíš nechat.
ask-keep-loot = Pirátství: kolik kusů si necháš?
ask-keep-loot-more = Zbytek jde do banku a loď je prázdná: { $ship }.
ask-raid-persons = Nájezd: vzít z lodi šlechtice?
ask-raid-persons-more = Na lodi zůstává tolik osob, kolik je hráčů; ty určíš, kdo odejde.
ask-place-raided = Nájezd: pošli kolonistu do práce
ask-place-raided-more = Na prázdný kruh, ne do San Juanu. Nechat si ještě smíš: { count-workers }; ostatní jdou do banku.
ask-place-raided-persons-more = Na prázdný kruh, ne do San Juanu. Nechat si ještě smíš tolik osob: { $count }; ostatní jdou do banku.
ask-capture = Zajetí: zvol kartu role
ask-capture-more = Její dublony bereš hned. Zvolí-li ji později někdo jiný, dostane kartu a bank ti vyplatí 3; když nikdo, zahraješ ji ty.
ask-guesthouse-buccaneer = Před tvou akcí. Na tom, kde tvůj host pracuje, při ní nezáleží.

## Jak se odpověď jmenuje na tlačítku

act-no-deed = Žádná akce
act-raid-noble = Se šlechticem
act-raid-workers = Jen kolonisté
act-raid-done = Nikoho dalšího
act-keep-loot = Nechat si: { count-goods }

## Proč něco teď nejde

refusal-has-token = Máš žeton korzára; tuto roli musí nejdřív zvolit někdo jiný.
refusal-own-capture = Tuto kartu máš zajatou; když ji nezvolí nikdo jiný, zahraješ ji na konci kola.
refusal-ships-empty = Všechny přepravní lodě jsou prázdné.
refusal-ship-empty = Tato loď je prázdná.
refusal-trading-house-empty = Obchodní dům je prázdný.
refusal-no-worker-to-raid = Na lodi zůstává tolik kolonistů, kolik je hráčů ({ $stay }), a víc jich tam není.
refusal-not-raided = Při tomto nájezdu nikdo takový loď neopustil, nebo už všichni pracují.
refusal-loot-limit = Nechat si lze nejvýš tolik kusů: { $most }.
refusal-captures-itself = Korzár nemůže zajmout sám sebe.

## Ujednání stolu

switch-buccaneer-must-act = Korzár musí něco udělat
switch-buccaneer-must-act-effect = Kdo zvolí korzára, musí provést jednu ze čtyř akcí.
