# Wiadomości e-mail.

notices-email = E-mail
notices-email-words = Najpierw wyślemy na ten adres tylko link; wiadomości będą przychodzić, gdy go otworzysz. W każdej jest link, którym można je wyłączyć.
notices-email-waiting = Jeszcze niepotwierdzony: otwórz wysłany tam link.
notices-email-again = Wyślij link ponownie
notices-email-sent = Link został wysłany. Zajrzyj do skrzynki.

# Co jest wysyłane.
mail-confirm-title = Potwierdź swój adres e-mail
mail-confirm = Ktoś, prawdopodobnie ty, chce dostawać na ten adres wiadomości o swojej kolejce w Meseta. Aby to potwierdzić, otwórz tę stronę:
mail-confirm-otherwise = Jeśli to nie ty, nie musisz nic robić: nic więcej nie przyjdzie.
mail-stop = Te wiadomości można wyłączyć tutaj:

# Strona, do której prowadzą linki.
mail-title = Wiadomości e-mail
mail-unconfirmed = Czy Meseta ma zawiadamiać cię pod tym adresem, gdy czeka na ciebie stół?
mail-confirmed = Meseta zawiadamia cię pod tym adresem, gdy czeka na ciebie stół.
mail-confirm-button = Tak, zawiadamiaj mnie
mail-stop-button = Nie wysyłaj więcej
mail-stopped = Na ten adres nic więcej nie przyjdzie.
mail-gone = Ten link jest już nieważny.
