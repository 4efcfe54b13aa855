# The bots that a person brings.

programs-words = Un bot este un program al tău care joacă prin HTTP. Are nume și token proprii și toată lumea vede că este un bot.
programs-none = Nu ai încă niciun bot.
programs-name = Numele unui bot nou
programs-make = Creează un bot
programs-given = Tokenul botului { $name }. Copiază-l acum: se afișează o singură dată.
programs-token = Token
programs-active = Are token
programs-idle = Nu are token: nimeni nu poate juca în locul lui
programs-renew = Token nou
programs-revoke = Revocă tokenul
programs-remove = Șterge
programs-remove-sure = Da, șterge
programs-most = { $count ->
    [one] Poți avea cel mult { $count } bot.
    [few] Poți avea cel mult { $count } boți.
   *[other] Poți avea cel mult { $count } de boți.
}
