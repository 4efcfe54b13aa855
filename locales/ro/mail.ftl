# Mesaje prin e-mail.

notices-email = E-mail
notices-email-words = La început trimitem la această adresă doar un link; mesajele vin după ce îl deschizi. Fiecare mesaj are un link care le oprește.
notices-email-waiting = Încă neconfirmată: deschide linkul trimis acolo.
notices-email-again = Trimite linkul din nou
notices-email-sent = Linkul a fost trimis. Verifică-ți căsuța poștală.

# Ce se trimite.
mail-confirm-title = Confirmă-ți adresa de e-mail
mail-confirm = Cineva, probabil tu, dorește să afle la această adresă când îi vine rândul la Meseta. Deschide această pagină pentru a confirma:
mail-confirm-otherwise = Dacă nu ai fost tu, nu trebuie să faci nimic: nu vom mai trimite nimic.
mail-stop = Poți opri aceste mesaje aici:

# Pagina la care duc linkurile.
mail-title = Mesaje prin e-mail
mail-unconfirmed = Vrei ca Meseta să te anunțe la această adresă când te așteaptă o masă?
mail-confirmed = Meseta te anunță la această adresă când te așteaptă o masă.
mail-confirm-button = Da, anunță-mă
mail-stop-button = Fără alte mesaje
mail-stopped = La această adresă nu vom mai trimite nimic.
mail-gone = Acest link nu mai este valabil.
