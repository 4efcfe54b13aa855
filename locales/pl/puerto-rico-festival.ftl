# Zdania Puerto Rico z Festynem w San Juan, po polsku. Wartości jak w puerto-rico-play.ftl.

## Co się stało

log-crop-task-drawn = Festyn, zadanie „uprawa”: { $tile }.
log-production-task-drawn = Festyn, zadanie „produkcja”: { $good }.
log-building-task-drawn = Festyn, zadanie „budowa”: { $building }.
log-crop-task-done =
    { $who ->
        [you] Festyn: wykonujesz zadanie „uprawa” ({ $tile }); do twojego San Juan: { count-workers }.
       *[other] Festyn: { $player } wykonuje zadanie „uprawa” ({ $tile }); do San Juan: { count-workers }.
    }
log-production-task-done =
    { $who ->
        [you] Festyn: wykonujesz zadanie „produkcja” ({ $goods }): { count-doubloons }.
       *[other] Festyn: { $player } wykonuje zadanie „produkcja” ({ $goods }): { count-doubloons }.
    }
log-building-task-done =
    { $who ->
        [you] Festyn: wykonujesz zadanie „budowa” ({ $building }): { count-points }.
       *[other] Festyn: { $player } wykonuje zadanie „budowa” ({ $building }): { count-points }.
    }

## O co pytamy

wait-for-festival = Trwa losowanie zadań festynu

## Nazwa wiersza w terminalu

terminal-festival = Festyn

## Ustalenia stołu

switch-festival-exclude-by-plantation = Budynek festynu według uprawy
switch-festival-exclude-by-plantation-effect = Zadanie „budowa” pomija budynek produkcyjny towaru z zadania „uprawa”, a nie budynki towarów z zadania „produkcja”.
switch-festival-counts-privilege = Festyn liczy towar z przywileju
switch-festival-counts-privilege-effect = Dodatkowy towar zarządcy liczy się do zadania „produkcja”.
