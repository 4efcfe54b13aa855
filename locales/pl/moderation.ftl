# What the host of a server tells people, and bots that people bring.

seat-program = { $name } (bot)
announcement = Od gospodarza:
host-menu = Prowadzenie serwera
sanction-mute = { $for ->
    [good] Gospodarz serwera odebrał ci prawo pisania na czatach. Powód: { $reason }
   *[time] Gospodarz serwera odebrał ci prawo pisania na czatach do: { $time }. Powód: { $reason }
}
sanction-ban = { $for ->
    [good] Gospodarz serwera odebrał ci prawo gry na tym serwerze. Powód: { $reason }
   *[time] Gospodarz serwera odebrał ci prawo gry na tym serwerze do: { $time }. Powód: { $reason }
}
enter-title = Na ten serwer wchodzi się z zaproszeniem
enter-words = Gospodarz rozdał kody. Wpisz swój raz, a potem to urządzenie będzie tu znane.
enter-code = Twój kod
enter = Wejdź
programs = Moje boty
programs-of-people = Boty
new-programs = Boty mogą dołączyć
new-programs-words = Programy napisane przez graczy. Są oznaczone jako boty; nikt nie gra w grze rankingowej przeciw własnym.
error-invitation-needed = Na ten serwer wchodzi się z zaproszeniem: wpisz na pierwszej stronie kod od gospodarza.
error-unknown-entrance = Gospodarz nie wydał takiego kodu albo kod jest już wykorzystany.
error-bad-token = Ten token nie należy do żadnego bota albo stracił ważność.
error-host-only = Może to zrobić tylko gospodarz serwera.
error-unknown = Tego już tu nie ma.
error-muted = Gospodarz serwera odebrał ci prawo pisania na czatach.
error-banned = Gospodarz serwera odebrał ci prawo gry na tym serwerze.
error-no-programs = Boty nie mogą usiąść przy tym stole, a w grze rankingowej nikt nie gra razem z własnymi botami.
