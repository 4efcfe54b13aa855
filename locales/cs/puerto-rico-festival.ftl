# Věty Puerto Rica se Slavností v San Juanu, česky. Hodnoty jsou z puerto-rico-play.ftl.

## Co se stalo

log-crop-task-drawn = Slavnost, úkol „pěstování“: { $tile }.
log-production-task-drawn = Slavnost, úkol „výroba“: { $good }.
log-building-task-drawn = Slavnost, úkol „stavba“: { $building }.
log-crop-task-done =
    { $who ->
        [you] Slavnost: plníš úkol „pěstování“ ({ $tile }); do tvého San Juanu: { count-workers }.
       *[other] Slavnost: { $player } plní úkol „pěstování“ ({ $tile }); do San Juanu: { count-workers }.
    }
log-production-task-done =
    { $who ->
        [you] Slavnost: plníš úkol „výroba“ ({ $goods }): { count-doubloons }.
       *[other] Slavnost: { $player } plní úkol „výroba“ ({ $goods }): { count-doubloons }.
    }
log-building-task-done =
    { $who ->
        [you] Slavnost: plníš úkol „stavba“ ({ $building }): { count-points }.
       *[other] Slavnost: { $player } plní úkol „stavba“ ({ $building }): { count-points }.
    }

## Na co se ptáme

wait-for-festival = Losují se úkoly slavnosti

## Jméno řádku v terminálu

terminal-festival = Slavnost

## Ujednání stolu

switch-festival-exclude-by-plantation = Budova slavnosti podle plodiny
switch-festival-exclude-by-plantation-effect = Úkol „stavba“ vynechává produkční budovu plodiny z úkolu „pěstování“ místo budov z úkolu „výroba“.
switch-festival-counts-privilege = Slavnost počítá zboží navíc
switch-festival-counts-privilege-effect = Zboží, které dozorce bere navíc, se do úkolu „výroba“ počítá.
