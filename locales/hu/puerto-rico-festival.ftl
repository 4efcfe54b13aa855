# A San Juan-i ünnep mondatai magyarul. Az értékek a puerto-rico-play.ftl értékei.

## Mi történt

log-crop-task-drawn = Ünnep, termesztési feladat: { $tile }.
log-production-task-drawn = Ünnep, termelési feladat: { $good }.
log-building-task-drawn = Ünnep, építési feladat: { $building }.
log-crop-task-done =
    { $who ->
        [you] Ünnep: teljesíted a termesztési feladatot ({ $tile }); a szélrózsádra: { count-workers }.
       *[other] Ünnep: { $player } teljesíti a termesztési feladatot ({ $tile }); a szélrózsára: { count-workers }.
    }
log-production-task-done =
    { $who ->
        [you] Ünnep: teljesíted a termelési feladatot ({ $goods }): { count-doubloons }.
       *[other] Ünnep: { $player } teljesíti a termelési feladatot ({ $goods }): { count-doubloons }.
    }
log-building-task-done =
    { $who ->
        [you] Ünnep: teljesíted az építési feladatot ({ $building }): { count-points }.
       *[other] Ünnep: { $player } teljesíti az építési feladatot ({ $building }): { count-points }.
    }

## Mit kérdezünk

wait-for-festival = Az ünnep feladatait húzzuk

## Egy sor neve a terminálban

terminal-festival = Ünnep

## Az asztal döntései

switch-festival-exclude-by-plantation = Az építési feladat a terméshez igazodik
switch-festival-exclude-by-plantation-effect = Az építési feladatból a termesztési feladat fajtájának feldolgozóüzeme marad ki, nem a termelési feladaté.
switch-festival-counts-privilege = Az ünnep a plusz árut is számolja
switch-festival-counts-privilege-effect = Az iparos plusz áruja beleszámít a termelési feladatba.
