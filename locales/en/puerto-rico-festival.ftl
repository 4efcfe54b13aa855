# Sentences of Puerto Rico with the Festival in San Juan, English. The values are those of puerto-rico-play.ftl.

## What happened

log-crop-task-drawn = Festival, crop task: { $tile }.
log-production-task-drawn = Festival, production task: { $good }.
log-building-task-drawn = Festival, building task: { $building }.
log-crop-task-done =
    { $who ->
        [you] Festival: you complete the crop task ({ $tile }): { count-workers } for your San Juan.
       *[other] Festival: { $player } completes the crop task ({ $tile }): { count-workers } for San Juan.
    }
log-production-task-done =
    { $who ->
        [you] Festival: you complete the production task ({ $goods }): { count-doubloons }.
       *[other] Festival: { $player } completes the production task ({ $goods }): { count-doubloons }.
    }
log-building-task-done =
    { $who ->
        [you] Festival: you complete the building task ({ $building }): { count-points }.
       *[other] Festival: { $player } completes the building task ({ $building }): { count-points }.
    }

## What is asked

wait-for-festival = The festival’s tasks are being drawn

## Label of a row in the terminal

terminal-festival = Festival

## Rulings of a table

switch-festival-exclude-by-plantation = Building task follows the crop
switch-festival-exclude-by-plantation-effect = The building task leaves out the production building for the crop task’s kind instead of those for the production task.
switch-festival-counts-privilege = Festival counts the extra good
switch-festival-counts-privilege-effect = The craftsman’s extra good counts for the production task.
