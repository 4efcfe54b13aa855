# Zprávy e-mailem.

notices-email = E-mail
notices-email-words = Na tuto adresu nejdřív pošleme jen odkaz; zprávy začnou chodit, až ho otevřeš. V každé je odkaz, kterým se dají ukončit.
notices-email-waiting = Zatím nepotvrzeno: otevři odkaz, který tam přišel.
notices-email-again = Poslat odkaz znovu
notices-email-sent = Odkaz byl odeslán. Podívej se do schránky.

# Co se posílá.
mail-confirm-title = Potvrď svou e-mailovou adresu
mail-confirm = Někdo, nejspíš ty, chce na této adrese dostávat zprávy, když je v Mesetě na tahu. Potvrď to prosím na této stránce:
mail-confirm-otherwise = Pokud o to nestojíš, nemusíš nic dělat: nic dalšího už nepřijde.
mail-stop = Tyto zprávy můžeš ukončit zde:

# Stránka, na kterou odkazy vedou.
mail-title = Zprávy e-mailem
mail-unconfirmed = Má ti Meseta na tuto adresu psát, když na tebe čeká stůl?
mail-confirmed = Meseta ti na tuto adresu píše, když na tebe čeká stůl.
mail-confirm-button = Ano, psát
mail-stop-button = Už nic neposílat
mail-stopped = Na tuto adresu už nic nepřijde.
mail-gone = Tento odkaz už neplatí.
