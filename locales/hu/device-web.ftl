## Asztalok ezen az eszközön

lobby-own = Saját asztal összeállítása
lobby-own-words = Válassz helyeket, szinteket, kiegészítőket és házi szabályokat; a többi helyre botok ülnek.
lobby-own-game = 2–5 hely, botok ellen
here-title = Ezen az eszközön
here-words = Botok ellen, szerver nélkül: a szabályok a böngésződben futnak, és az asztal itt marad.
here-play = { $game }: játék most
here-set-up = Összeállítás
here-new-lead = Az asztal ezen az eszközön él, és nincs szüksége szerverre. Változtass meg, amit szeretnél, aztán nyisd meg.
device-kept = Az asztalaidat csak ez a böngésző őrzi, ezen az eszközön.
device-not-kept = Ez a böngésző nem engedi, hogy az oldalak bármit is megőrizzenek, talán mert az ablak privát. Az asztalaid az oldal bezárásáig maradnak meg; ha egy játékot meg akarsz tartani, mentsd el a jegyzőkönyvét.
device-save = Asztal mentése fájlba
device-import = Fájl megnyitása
device-import-failed = Ez a fájl nem nyitható meg. Egy asztal vagy egy befejezett játék jegyzőkönyve kell, ahogy a Meseta elmentette.
error-device-storage = A böngésző nem tudott menteni, talán megtelt a tárhelye. Semmi sem történt. Szabadíts fel egy kis helyet, és próbáld újra; a játék az utolsó lépésedig biztonságban van.
error-device-broken = Valami elromlott ezen az eszközön. A játék az utolsó lépésedig biztonságban van; próbáld újra, és ha nem segít, töltsd újra az oldalt.
error-device-unable = A szabályok nem indíthatók el ebben a böngészőben. Ellenőrizd a kapcsolatot, és töltsd újra az oldalt. Ha ez nem segít, használd a Firefox, a Chrome, az Edge vagy a Safari friss változatát.
end-fair-words-here = A játék előtt ez az eszköz rögzítette a titka ujjlenyomatát. A titok ismeretében bárki ellenőrizheti az összes húzást.
update-ready = Elkészült a Meseta új változata.
update-take = Újratöltés
update-later = Később
new-here = Valaki más ennél az eszköznél
new-here-words = Felváltva játszotok ezen az eszközön.
new-here-name = { $number }. játékos
curtain-title = Add tovább az eszközt: { $player }
curtain-words = { $player } következik. Az asztal le van takarva, hogy más ne lássa, amit csak { $player } láthat.
curtain-ready = Én vagyok { $player }
