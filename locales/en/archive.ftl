# All tables of a person.

archive = All my tables
archive-lead = Every table where you sit or that you opened, the last changed first.
archive-none = You have no tables yet.
archive-more = Show more
