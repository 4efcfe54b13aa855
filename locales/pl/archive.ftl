# All tables of a person.

archive = Wszystkie moje stoły
archive-lead = Wszystkie stoły, przy których siedzisz, oraz te otwarte przez ciebie, od ostatnio zmienionego.
archive-none = Nie masz jeszcze żadnych stołów.
archive-more = Pokaż więcej
