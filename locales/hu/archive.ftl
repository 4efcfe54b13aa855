# All tables of a person.

archive = Az összes asztalom
archive-lead = Minden asztal, amelynél ülsz vagy amelyet te nyitottál, a legutóbb változottal kezdve.
archive-none = Még nincs asztalod.
archive-more = Továbbiak
