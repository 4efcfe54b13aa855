# All tables of a person.

archive = Všechny moje stoly
archive-lead = Všechny stoly, u kterých sedíš, i ty, které jsou od tebe, od naposledy změněného.
archive-none = Zatím nemáš žádné stoly.
archive-more = Zobrazit další
