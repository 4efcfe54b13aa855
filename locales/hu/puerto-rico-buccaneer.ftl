# A kalózos Puerto Rico mondatai magyarul. Az értékek a puerto-rico-play.ftl értékei; $other egy másik játékos
# neve, $kept áruk száma.

## Mi történt

log-token-taken =
    { $who ->
        [you] Elveszed a kalózjelzőt a kártyáról.
       *[other] { $player } elveszi a kalózjelzőt a kártyáról.
    }
log-token-taken-from =
    { $who ->
        [you] Elveszed a kalózjelzőt tőle: { $other }.
       *[other] { $player } elveszi a kalózjelzőt tőle: { $other }.
    }
log-ship-robbed =
    { $who ->
        [you] Kalózkodás: kiürül a hajó ({ $ship }, { $goods }), ebből megtartasz: { $kept }.
       *[other] Kalózkodás: { $player } kiüríti a hajót ({ $ship }, { $goods }), ebből megtart: { $kept }.
    }
log-house-plundered =
    { $who ->
        [you] Fosztogatás: kiüríted a kereskedőházat ({ $goods }): { count-points }.
       *[other] Fosztogatás: { $player } kiüríti a kereskedőházat ({ $goods }): { count-points }.
    }
log-workers-raided =
    { $who ->
        [you] Rajtaütés: elviszel a telepeshajóról: { count-workers }.
       *[other] Rajtaütés: { $player } elvisz a telepeshajóról: { count-workers }.
    }
log-noble-raided =
    { $who ->
        [you] Rajtaütés: elviszed a nemest a telepeshajóról.
       *[other] Rajtaütés: { $player } elviszi a nemest a telepeshajóról.
    }
log-raided-worker-placed =
    { $who ->
        [you] Munkába állítasz egy elvitt telepest: { $place }.
       *[other] { $player } munkába állít egy elvitt telepest: { $place }.
    }
log-raided-noble-placed =
    { $who ->
        [you] Munkába állítod az elvitt nemest: { $place }.
       *[other] { $player } munkába állítja az elvitt nemest: { $place }.
    }
log-raided-workers-returned = A készletbe: { count-workers }.
log-raided-noble-returned = A nemes a készletbe kerül.
log-role-captured =
    { $who ->
        [you] Foglyul ejtés: elveszed a kártyát: { $role }, rajta { count-doubloons }.
       *[other] Foglyul ejtés: { $player } elveszi a kártyát: { $role }, rajta { count-doubloons }.
    }
log-capture-paid =
    { $who ->
        [you] A foglyul ejtett kártyádat kiválasztották: { $role }; a banktól ezt kapod: { count-doubloons }.
       *[other] A foglyul ejtett kártyát kiválasztották: { $role }; { $player } ezt kapja a banktól: { count-doubloons }.
    }
log-captured-role-played =
    { $who ->
        [you] A foglyul ejtett kártyádat senki sem választotta, most te játszod ki: { $role }.
       *[other] A foglyul ejtett kártyát senki sem választotta, most { $player } játssza ki: { $role }.
    }

## Mit kérdezünk

ask-deed = Kalóz: válassz tettet
ask-deed-more = Csak te cselekszel. Olyan tett, amelynek nem lenne hatása, nem választható.
ask-rob-ship = Kalózkodás: válassz kereskedőhajót
ask-rob-ship-more = Minden áru lekerül róla; legfeljebb 3-at megtarthatsz közülük.
ask-keep-loot = Kalózkodás: hány árut tartasz meg?
ask-keep-loot-more = A többi a készletbe kerül, a hajó üres lesz: { $ship }.
ask-raid-persons = Rajtaütés: a nemes is elhagyja a hajót?
ask-raid-persons-more = Annyian maradnak a fedélzeten, ahány játékos van; te mondod meg, ki távozik.
ask-place-raided = Rajtaütés: állíts munkába egy telepest
ask-place-raided-more = Üres karikára, nem a szélrózsára. Még megtartható: { count-workers }; a többi a készletbe kerül.
ask-place-raided-persons-more = Üres karikára, nem a szélrózsára. Még ennyien tarthatók meg: { $count }; a többi a készletbe kerül.
ask-capture = Foglyul ejtés: válassz szerepkártyát
ask-capture-more = A dublonjait most megkapod. Ha később valaki azt választja, övé a kártya, te pedig 3 dublont kapsz a banktól; ha senki, te játszod ki.
ask-guesthouse-buccaneer = A tetted előtt. Arra nincs hatással, hol dolgozik egy vendég.

## A válasz neve a gombon

act-no-deed = Egyik sem
act-raid-noble = A nemessel együtt
act-raid-workers = Csak telepesek
act-raid-done = Többet nem
act-keep-loot = Megtartom: { count-goods }

## Miért nem lehet most valamit

refusal-has-token = Nálad van a kalózjelző; ezt a szerepet előbb másnak kell választania, csak utána lehet újra a tiéd.
refusal-own-capture = Ezt a kártyát te ejtetted foglyul; ha más nem választja, a forduló végén te játszod ki.
refusal-ships-empty = Minden kereskedőhajó üres.
refusal-ship-empty = Ez a hajó üres.
refusal-trading-house-empty = A kereskedőház üres.
refusal-no-worker-to-raid = A telepeshajón annyi telepes marad, ahány játékos van ({ $stay }), és ennél több nincs rajta.
refusal-not-raided = Ilyen személy nem hagyta el a hajót ebben a rajtaütésben, vagy már mind dolgozik.
refusal-loot-limit = Ebből legfeljebb { $most } áru tartható meg.
refusal-captures-itself = A kalóz nem ejtheti foglyul önmagát.

## Az asztal döntései

switch-buccaneer-must-act = A kalóznak cselekednie kell
switch-buccaneer-must-act-effect = Aki a kalózt választja, annak végre kell hajtania a négy tett egyikét.
