# The bots that a person brings.

programs-words = Bot to twój program, który gra przez HTTP. Ma własne imię i własny token, a wszyscy widzą, że to bot.
programs-none = Nie masz jeszcze botów.
programs-name = Imię nowego bota
programs-make = Utwórz bota
programs-given = Token bota { $name }. Skopiuj go teraz: zobaczysz go tylko raz.
programs-token = Token
programs-active = Ma token
programs-idle = Nie ma tokenu: nikt nie może za niego grać
programs-renew = Nowy token
programs-revoke = Unieważnij token
programs-remove = Usuń
programs-remove-sure = Tak, usuń
programs-most = { $count ->
    [one] Więcej niż { $count } bota mieć nie można.
    [few] Więcej niż { $count } botów mieć nie można.
    [many] Więcej niż { $count } botów mieć nie można.
   *[other] Więcej niż { $count } bota mieć nie można.
}
