# Propozițiile jocului Puerto Rico cu festivalul din San Juan, în română. Valorile sunt cele din
# puerto-rico-play.ftl.

## Ce s-a întâmplat

log-crop-task-drawn = Festival, sarcina de cultivare: { $tile }.
log-production-task-drawn = Festival, sarcina de producție: { $good }.
log-building-task-drawn = Festival, sarcina de construcție: { $building }.
log-crop-task-done =
    { $who ->
        [you] Festival: îndeplinești sarcina de cultivare ({ $tile }); în San Juan: { count-workers }.
       *[other] Festival: { $player } îndeplinește sarcina de cultivare ({ $tile }); în San Juan: { count-workers }.
    }
log-production-task-done =
    { $who ->
        [you] Festival: îndeplinești sarcina de producție ({ $goods }): { count-doubloons }.
       *[other] Festival: { $player } îndeplinește sarcina de producție ({ $goods }): { count-doubloons }.
    }
log-building-task-done =
    { $who ->
        [you] Festival: îndeplinești sarcina de construcție ({ $building }): { count-points }.
       *[other] Festival: { $player } îndeplinește sarcina de construcție ({ $building }): { count-points }.
    }

## Ce se întreabă

wait-for-festival = Se trag sarcinile festivalului

## Numele unui rând în terminal

terminal-festival = Festival

## Hotărârile mesei

switch-festival-exclude-by-plantation = Clădirea festivalului după cultură
switch-festival-exclude-by-plantation-effect = Sarcina de construcție lasă deoparte clădirea de producție a culturii trase, nu pe cele ale bunurilor din sarcina de producție.
switch-festival-counts-privilege = Festivalul numără bunul în plus
switch-festival-counts-privilege-effect = Bunul în plus al meșteșugarului contează pentru sarcina de producție.
