# What the host of a server tells people, and bots that people bring.

seat-program = { $name } (bot)
announcement = Az üzemeltető közli:
host-menu = A szerver vezetése
sanction-mute = { $for ->
    [good] A szerver üzemeltetője végleg letiltott a csevegésről. Az ok: { $reason }
   *[time] A szerver üzemeltetője letiltott a csevegésről eddig: { $time }. Az ok: { $reason }
}
sanction-ban = { $for ->
    [good] A szerver üzemeltetője végleg kitiltott a játékból. Az ok: { $reason }
   *[time] A szerver üzemeltetője kitiltott a játékból eddig: { $time }. Az ok: { $reason }
}
enter-title = Ide meghívóval lehet belépni
enter-words = Az üzemeltető kódokat osztott ki. Írd be egyszer a tiédet, utána ezt az eszközt már ismeri a szerver.
enter-code = A kódod
enter = Belépés
programs = A botjaim
programs-of-people = Botok
new-programs = Botok is leülhetnek
new-programs-words = Játékosok által írt programok. Botként vannak megjelölve; számító játszmában senki sem játszik a sajátja ellen.
error-invitation-needed = Erre a szerverre meghívóval lehet belépni: írd be az első oldalon az üzemeltetőtől kapott kódot.
error-unknown-entrance = Az üzemeltető nem adott ki ilyen kódot, vagy már felhasználták.
error-bad-token = Ez a token egyik boté sem, vagy már nem érvényes.
error-host-only = Ezt csak a szerver üzemeltetője teheti meg.
error-unknown = Ez már nincs itt.
error-muted = A szerver üzemeltetője letiltott a csevegésről.
error-banned = A szerver üzemeltetője kitiltott a játékból.
error-no-programs = Ennél az asztalnál nem ülhetnek botok, és számító játszmában senki sem játszik együtt a saját botjaival.
