# The bots that a person brings.

programs-words = A bot a te programod, amely HTTP-n keresztül játszik. Saját neve és saját tokenje van, és mindenki látja, hogy bot.
programs-none = Még nincs botod.
programs-name = Az új bot neve
programs-make = Bot létrehozása
programs-given = { $name } tokenje. Most másold ki: csak egyszer látható.
programs-token = Token
programs-active = Van tokenje
programs-idle = Nincs tokenje: senki sem játszhat a nevében
programs-renew = Új token
programs-revoke = Token visszavonása
programs-remove = Törlés
programs-remove-sure = Igen, törlöm
programs-most = { $count ->
    [one] Legfeljebb { $count } botod lehet.
   *[other] Legfeljebb { $count } botod lehet.
}
