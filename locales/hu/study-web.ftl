## Elemzőtábla

study-title = Elemzés
study-open = Elemzés innen
study-bot = A bot gondolkodik
study-think = Gondolkodjon
study-rest = Állj
study-looks = { $count ->
    [one] { $count } megvizsgált folytatás
   *[other] { $count } megvizsgált folytatás
}
study-exact = A bot a játék végéig ellát: ezek az eredmények biztosak.
study-share-words = Ráfordított idő:
study-value-words = Győzelmi esély:
study-legend = A sáv azt mutatja, mennyi időt szánt a bot egy lépésre, a szám pedig a lépés utáni győzelmi esélyt.
study-odds = Ki nyer innen
study-asked = { $player } dönt.
study-over = Itt a játéknak vége.
study-waits = Sorsolás következik.
study-draw = Döntsön a véletlen
study-chance = Véletlen
study-lines = Kipróbált változatok
study-lines-none = Nyomj meg egy lépést, hogy kipróbáld. A véletlen utána magától dönt.
study-game = A játék
study-name = Változat elnevezése
study-redraw = Új sorsolás
study-remove = Eltávolítás
study-share = Link ehhez a táblához
study-link-there = Az oldal címe most maga a link.
study-too-long = Túl sok minden van ezen a táblán egy linkhez. Távolíts el néhány változatot, és próbáld újra.
study-close = Elemzés bezárása
study-failed = A tábla nem jeleníthető meg
study-bad-link = Ez a link nem vezet táblához. Talán lemaradt a vége, vagy a Meseta újabb változata készítette; kérd el még egyszer.
error-study-refused = Ez a lépés itt nem tehető meg. Folytasd egy másik pillanattól, vagy távolíts el néhány változatot.
study-no-engine = Az elemzéshez a szabályoknak a böngésződben kell futniuk, de ennek a szervernek az oldalán nincsenek meg.
study-position = Állás módosítása
study-position-about = Ez a teljes állás, ahogy a botprogramok is olvassák. Módosítsd, és nyisd meg külön táblaként; a böngésző Vissza gombja a most nyitott táblához visz vissza. Ami a zsákokban és a lefordított paklikban van, annak nincs sorrendje: a véletlen húz belőle.
study-position-label = Az állás szövegként
study-position-open = Megnyitás a táblán
study-position-save = Mentés fájlba
study-position-unread = Ez nem olvasható állásként: { $reason }. Javítsd ki azt a helyet, és próbáld újra.
study-position-refused = Ilyen állás nem fordulhat elő. Az ok, angolul: „{ $reason }”. Javítsd ki, és próbáld újra.
