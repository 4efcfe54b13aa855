# All tables of a person.

archive = Toate mesele mele
archive-lead = Toate mesele la care stai sau pe care le-ai deschis, începând cu ultima modificată.
archive-none = Încă nu ai nicio masă.
archive-more = Arată mai multe
