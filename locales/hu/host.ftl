# The page for hosts of a server.

host-people = személy
host-programs = { $count ->
    [one] és { $count } bot
   *[other] és { $count } bot
}
host-running = folyó játék
host-open = { $count ->
    [one] { $count } asztal vár játékosokra
   *[other] { $count } asztal vár játékosokra
}
host-reports-open = nyitott bejelentés
host-over = { $count ->
    [one] { $count } befejezett játék
   *[other] { $count } befejezett játék
}
host-reports = Bejelentések
host-reports-all = Az elintézettek is
host-reports-none = Senki sem jelentett be semmit.
host-report-private = Privát csevegés
host-report-by = Bejelentő: { $player }
host-look = Megnézem: { $player }
host-settle = Elintézve
host-unsettle = Újra megnyitom
host-announce = Közlemény
host-announce-text = A szöveg, amely minden oldalon megjelenik
host-announce-hours = Meddig
host-announce-do = Közzéteszem
host-announced = Most látható
host-until = eddig: { $time }
host-withdraw = Visszavonom
host-hours = { $count ->
    [one] { $count } óra
   *[other] { $count } óra
}
host-people-title = Személyek és botok
host-people-none = Nincs találat.
host-find = Név vagy azonosító
host-find-do = Keresés
host-more = Tovább
host-show-more = Továbbiak
host-at-tables = { $count ->
    [one] { $count } asztalnál
   *[other] { $count } asztalnál
}
host-came = először itt: { $when }
host-is-host = üzemeltető
host-is-mute = nem írhat
host-is-ban = kitiltva
host-tables = Asztalok
host-tables-none = Nincs ilyen asztal.
host-state-open = Várakozik
host-state-running = Folyamatban
host-state-over = Befejezve
host-state-all = Mind
host-round = { $round }. forduló
host-changed = utolsó lépés: { $when }
host-entrances = Meghívók
host-entrances-words = Csak az lehet a szerver vendége, akinek van ilyen kódja.
host-entrances-open = Itt senkinek sem kell kód: a szerver --by-invitation nélkül indult.
host-entrance-people = Hány személynek
host-entrance-days = Hány napra
host-entrance-note = Kinek (csak az üzemeltetők látják)
host-invite = Kód készítése
host-entrance-left = { $count ->
    [one] még { $count } személynek, eddig: { $time }
   *[other] még { $count } személynek, eddig: { $time }
}
host-id = Azonosító:
host-owner = A bot gazdája
host-lift = Feloldom
host-sanction = Letiltás
host-mute = Letiltom a csevegésről
host-mute-words = Nem írhat a csevegésbe, kész mondatokat sem.
host-ban = Kitiltom a játékból
host-ban-words = Nem játszhat. Helyét botok veszik át, és a saját botjai sem játszhatnak.
host-how-long = Meddig
host-for-good = Végleg
host-reason = Az ok, amelyet az illető is elolvas
host-data = Adatainak letöltése
host-delete = Törlöm ezt a személyt
host-delete-words = A név, a kód és a csevegésbe írt sorok végleg törlődnek, a helyeket botok veszik át. Nem vonható vissza.
host-delete-sure = Igen, törlöm
