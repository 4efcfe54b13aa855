# The bots that a person brings.

programs-words = A bot is a program of yours that plays over HTTP. It has a name and a token of its own, and everybody sees that it is a bot.
programs-none = You have no bots yet.
programs-name = Name of a new bot
programs-make = Make a bot
programs-given = The token of { $name }. Copy it now: it is shown only once.
programs-token = Token
programs-active = Has a token
programs-idle = Has no token: nobody can play for it
programs-renew = New token
programs-revoke = Revoke token
programs-remove = Delete
programs-remove-sure = Yes, delete
programs-most = { $count ->
    [one] { $count } bot is as many as one may have.
   *[other] { $count } bots are as many as one may have.
}
