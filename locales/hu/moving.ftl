## Játék, amely máshol folytatódik

move-to-server = Folytatás barátokkal
move-to-server-words = A játék a szerveren folytatódik onnan, ahol most tart, és eltűnik erről az eszközről. Linket kapsz azokhoz a helyekhez, amelyekre barátok ülnek.
move-seat = { $player } helye
move-seat-bot = A bot marad
move-seat-fill = Bot ül ide
move-seat-friend = Egy barát ül ide
move-hidden = Aki csatlakozik, megtudja, hogy a játék egy eszközön kezdődött: az eddigi húzások nem ellenőrizhetők, és a rejtett dolgokat meg lehetett nézni. Mostantól a szerver húz.
move-to-server-go = Áthelyezés a szerverre
move-to-device = Folytatás ezen az eszközön
move-to-device-alone = A játék a böngésződben folytatódik onnan, ahol most tart, és többé nem kell hozzá kapcsolat. A szerveren lévő asztal véget ér.
move-to-device-people = A játék a böngésződben folytatódik, és ezt az eszközt adjátok körbe. Ha mindenki beleegyezett, a szerveren lévő asztal véget ér. Ami rejtett, azt onnantól a te eszközöd őrzi.
move-to-device-go = Áthelyezés erre az eszközre
move-to-device-ask = A többiek megkérdezése
proposal-move = { $player } azt javasolja, hogy a saját eszközén folytassátok, körbeadva. Ami rejtett, azt onnantól az az eszköz őrizné.
gone-title = Ez a játék máshol folytatódik
gone-words = Mindenki beleegyezésével egy eszközön folytatódik. Nála van: { $player }.
gone-words-mine = A te eszközödön folytatódik. Ha már nincs ott, újra letöltheted abban az állapotban, ahogy a szerverről elment.
gone-open = Megnyitás ezen az eszközön
gone-flag = máshol folytatódik
begun-words = Ez a játék egy eszközön kezdődött, és most a következő fordulójánál tart: { $round }. Az eddigi húzások nem ellenőrizhetők, és aki hozta, megnézhette, ami rejtve volt. Mostantól a szerver húz.
device-delete = Asztal törlése
device-delete-words = Az asztal és a jegyzéke végleg törlődik erről az eszközről. Ha még szükséged lehet rá, előbb mentsd el az asztalt fájlba.
device-delete-go = Törlés
device-deleted = Az asztal törölve.
