# Értesítések e-mailben.

notices-email = E-mail
notices-email-words = Erre a címre először csak egy hivatkozást küldünk; az értesítések akkor érkeznek, ha megnyitottad. Mindegyikben van egy hivatkozás, amellyel leállíthatók.
notices-email-waiting = Még nincs megerősítve: nyisd meg az oda küldött hivatkozást.
notices-email-again = A hivatkozás újraküldése
notices-email-sent = A hivatkozást elküldtük. Nézd meg a postaládádat.

# Amit küldünk.
mail-confirm-title = Erősítsd meg az e-mail-címedet
mail-confirm = Valaki, valószínűleg te, ezen a címen szeretne értesülni arról, hogy a Mesetán ő következik. A megerősítéshez nyisd meg ezt az oldalt:
mail-confirm-otherwise = Ha nem te voltál, nincs teendőd: több levelet nem küldünk.
mail-stop = Ezeket az értesítéseket itt állíthatod le:

# Az oldal, ahová a hivatkozások vezetnek.
mail-title = Értesítések e-mailben
mail-unconfirmed = Szóljon a Meseta ezen a címen, ha egy asztal rád vár?
mail-confirmed = A Meseta ezen a címen szól, ha egy asztal rád vár.
mail-confirm-button = Igen, szóljon
mail-stop-button = Ne küldjön többet
mail-stopped = Erre a címre többet nem küldünk semmit.
mail-gone = Ez a hivatkozás már nem érvényes.
