# A San Juan-i ünnep mondatai magyarul. Az értékek a puerto-rico-play.ftl értékei.

## Mi történt

log-crop-task-drawn = Ünnep, termesztés feladat: { $tile }.
log-production-task-drawn = Ünnep, termelés feladat: { $good }.
log-building-task-drawn = Ünnep, építés feladat: { $building }.
log-crop-task-done =
    { $who ->
        [you] Ünnep: teljesíted a termesztés feladatot ({ $tile }); a szélrózsádra: { count-workers }.
       *[other] Ünnep: { $player } teljesíti a termesztés feladatot ({ $tile }); a szélrózsára: { count-workers }.
    }
log-production-task-done =
    { $who ->
        [you] Ünnep: teljesíted a termelés feladatot ({ $goods }): { count-doubloons }.
       *[other] Ünnep: { $player } teljesíti a termelés feladatot ({ $goods }): { count-doubloons }.
    }
log-building-task-done =
    { $who ->
        [you] Ünnep: teljesíted az építés feladatot ({ $building }): { count-points }.
       *[other] Ünnep: { $player } teljesíti az építés feladatot ({ $building }): { count-points }.
    }

## Mit kérdezünk

wait-for-festival = Az ünnep feladatait húzzuk

## Egy sor neve a terminálban

terminal-festival = Ünnep

## Az asztal döntései

switch-festival-exclude-by-plantation = Az ünnep épülete a termesztés szerint
switch-festival-exclude-by-plantation-effect = Az építés feladatból a termesztés feladat fajtájának feldolgozóüzeme marad ki, nem a termelés feladaté.
switch-festival-counts-privilege = Az ünnep a plusz árut is számolja
switch-festival-counts-privilege-effect = Az iparos plusz áruja beleszámít a termelés feladatba.
