# The bots that a person brings.

programs-words = Bot je tvůj program, který hraje přes HTTP. Má vlastní jméno a vlastní token a všichni vidí, že je to bot.
programs-none = Zatím nemáš žádné boty.
programs-name = Jméno nového bota
programs-make = Vytvořit bota
programs-given = Token bota { $name }. Zkopíruj si ho teď: ukáže se jen jednou.
programs-token = Token
programs-active = Má token
programs-idle = Nemá token: nikdo za něj nemůže hrát
programs-renew = Nový token
programs-revoke = Zneplatnit token
programs-remove = Smazat
programs-remove-sure = Ano, smazat
programs-most = { $count ->
    [one] Víc než { $count } bota mít nemůžeš.
    [few] Víc než { $count } boty mít nemůžeš.
    [many] Víc než { $count } bota mít nemůžeš.
   *[other] Víc než { $count } botů mít nemůžeš.
}
