# Egy Puerto Rico-játszma mondatai magyarul. Az értékeket az angol fájl írja le.

## Mi történik: a napló egy-egy sora

log-role-chosen =
    { $who ->
        [you] Szerepet választasz: { $role }
       *[other] { $player } szerepet választ: { $role }
    }{ $doubloons ->
        [0] .
        [one] , rajta { $doubloons } dublon.
       *[other] , rajta { $doubloons } dublon.
    }
log-passed =
    { $who ->
        [you] Passzolsz.
       *[other] { $player } passzol.
    }
log-no-choice =
    { $who ->
        [you] Csak egy lehetőséged van.
       *[other] { $player } előtt csak egy lehetőség áll.
    }
log-skipped =
    { $who ->
        [you] Kimaradsz: { $reason }.
       *[other] { $player } kimarad: { $reason }.
    }
skip-island-full = a sziget betelt
skip-no-tile = nincs elvehető lapka
skip-no-building = semmire sem futja, vagy nincs rá hely
skip-no-sale = nincs eladható áru
skip-trading-house-full = a kereskedőház megtelt
skip-no-load = nincs behajózható áru
skip-no-privilege-good = nem készült áru, vagy abból, ami készült, egy sincs már a készletben
skip-no-worker = nincs telepes a készletben
log-tile-taken =
    { $who ->
        [you] A szigetedre kerül: { $tile }.
       *[other] { $player } szigetére kerül: { $tile }.
    }
log-tile-drawn =
    { $who ->
        [you] A haciendáddal ezt húzod: { $tile }.
       *[other] { $player } a haciendájával ezt húzza: { $tile }.
    }
log-plantations-revealed = Felcsapva: { $tiles }.
log-plantations-discarded =
    { $count ->
        [one] { $count } ültetvény az eldobottak közé kerül.
       *[other] { $count } ültetvény az eldobottak közé kerül.
    }
log-plantations-reshuffled =
    { $count ->
        [one] { $count } eldobott ültetvényből új kupac lesz.
       *[other] { $count } eldobott ültetvényből új kupac lesz.
    }
log-worker-taken =
    { $who ->
        [you] Kapsz 1 telepest a készletből: { $place }.
       *[other] { $player } kap 1 telepest a készletből: { $place }.
    }
log-worker-taken-from-ship =
    { $who ->
        [you] Kapsz 1 telepest a telepeshajóról: { $place }.
       *[other] { $player } kap 1 telepest a telepeshajóról: { $place }.
    }
log-workers-arrived =
    { $who ->
        [you] A hajóról { $workers } telepest kapsz.
       *[other] { $player } a hajóról { $workers } telepest kap.
    }
log-worker-refused =
    { $who ->
        [you] Visszautasítasz egy telepest, aki kikerül a játékból.
       *[other] { $player } visszautasít egy telepest, aki kikerül a játékból.
    }
log-workers-placed =
    { $who ->
        [you] Elhelyezed a telepeseidet{ $count ->
            [0] .
           *[other] ; a szélrózsán: { $count }.
        }
       *[other] { $player } elhelyezi a telepeseit{ $count ->
            [0] .
           *[other] ; a szélrózsán: { $count }.
        }
    }
log-ship-refilled =
    { $count ->
        [one] { $count } telepes száll a telepeshajóra.
       *[other] { $count } telepes száll a telepeshajóra.
    }
log-ship-refilled-short = A készlet kiürült: a szükséges { $needed } helyett csak { $count } telepes száll a telepeshajóra.
log-built =
    { $who ->
        [you] Felépíted: { $building }
       *[other] { $player } felépíti: { $building }
    }{ $paid ->
        [0] , ingyen.
       *[other] , { $paid } dublonért.
    }
log-produced =
    { $who ->
        [you] Előállítod: { $goods }.
       *[other] { $player } előállítja: { $goods }.
    }
log-produced-nothing =
    { $who ->
        [you] Semmit sem állítasz elő.
       *[other] { $player } semmit sem állít elő.
    }
log-produced-short = Hiányzik a készletből: { $goods }.
log-factory-paid =
    { $who ->
        [you] A gyárad { $doubloons ->
            [one] { $doubloons } dublont fizet.
           *[other] { $doubloons } dublont fizet.
        }
       *[other] { $player } gyára { $doubloons ->
            [one] { $doubloons } dublont fizet.
           *[other] { $doubloons } dublont fizet.
        }
    }
log-privilege-good =
    { $who ->
        [you] Még egy árut kapsz: { $good }.
       *[other] { $player } még egy árut kap: { $good }.
    }
log-sold =
    { $who ->
        [you] Eladod: { $good }
       *[other] { $player } eladja: { $good }
    }{ $doubloons ->
        [0] , 0 dublonért.
       *[other] , { $doubloons } dublonért.
    }
log-trading-house-emptied = A megtelt kereskedőház kiürül.
log-loaded =
    { $who ->
        [you] Behajózod: { $goods } ({ $ship })
       *[other] { $player } behajózza: { $goods } ({ $ship })
    }, { $points } pont.
log-stored =
    { $who ->
        [you] Megtartod: { $goods }.
       *[other] { $player } megtartja: { $goods }.
    }
log-stored-nothing =
    { $who ->
        [you] Semmit sem tartasz meg.
       *[other] { $player } semmit sem tart meg.
    }
log-returned =
    { $who ->
        [you] Eldobod: { $goods }.
       *[other] { $player } eldobja: { $goods }.
    }
log-ship-emptied =
    { $capacity ->
        [4] A megtelt 4-es hajó elvitorlázik, rakománya: { $good }.
        [5] A megtelt 5-ös hajó elvitorlázik, rakománya: { $good }.
        [6] A megtelt 6-os hajó elvitorlázik, rakománya: { $good }.
        [7] A megtelt 7-es hajó elvitorlázik, rakománya: { $good }.
        [8] A megtelt 8-as hajó elvitorlázik, rakománya: { $good }.
       *[other] A megtelt { $capacity } rakterű hajó elvitorlázik, rakománya: { $good }.
    }
log-prospector-paid =
    { $who ->
        [you] A banktól { $doubloons ->
            [one] { $doubloons } dublont kapsz.
           *[other] { $doubloons } dublont kapsz.
        }
       *[other] { $player } a banktól { $doubloons ->
            [one] { $doubloons } dublont kap.
           *[other] { $doubloons } dublont kap.
        }
    }
log-gain-taken =
    { $who ->
        [you] Megkapod, ami jár: { $gain }
       *[other] { $player } megkapja, ami jár: { $gain }
    }{ $amount ->
        [0] .
       *[other] { " " }(+{ $amount }).
    }
log-gain-declined =
    { $who ->
        [you] Lemondasz erről: { $gain }.
       *[other] { $player } lemond erről: { $gain }.
    }
gain-production = termelés
gain-factory = gyár
gain-prospector = az aranyásó dublonja
gain-quarry-discount = a kőbányák kedvezménye
gain-builder-privilege = az építész privilégiuma
gain-trader-privilege = a kereskedő privilégiuma
gain-small-market = kis piac
gain-large-market = nagy piac
gain-captain-privilege = a kapitány privilégiuma
gain-harbor = kikötő
log-end-triggered-workers = A telepeshajó nem tölthető fel: ez az utolsó forduló.
log-end-triggered-city = Egy város betelt: ez az utolsó forduló.
log-end-triggered-victory-points = Elfogytak a győzelmi pontok: ez az utolsó forduló.
log-card-doubloons =
    { $cards ->
        [1] { $doubloons ->
            [one] { $roles }: { $doubloons } dublon van a kártyán.
           *[other] { $roles }: { $doubloons } dublon van a kártyán.
        }
       *[other] Egy-egy dublon kerül minden el nem vett szerepre: { $roles }.
    }
log-round-started =
    { $who ->
        [you] { $round }. forduló: te vagy a kormányzó.
       *[other] { $round }. forduló: { $player } a kormányzó.
    }
log-game-ended = A játék véget ért.
log-undone = Visszavonva.

## Mit kérdezünk: a kérdés és a jelentése

ask-choose-role = Válassz szerepet
ask-choose-role-more = Sorban mindenki cselekszik; te kezdesz, és tiéd a privilégium.
ask-hacienda = Hacienda: húzol egy képpel lefelé lévő ültetvényt?
ask-hacienda-more = Amit húzol, azt le kell raknod. A szokásos lapkádat utána veszed el.
ask-take-tile = Ültetvényes: vegyél el egy lapkát
ask-take-tile-more = Egy felcsapott ültetvényt; kőbányát az ültetvényes vehet el, vagy akinek működő építőműhelye van.
ask-hospice = Menedékház: kérsz telepest az új lapkára?
ask-hospice-more = A telepes a készletből jön, és rögtön ott dolgozik: { $tile }.
ask-mayor-privilege = Polgármester: elveszel még 1 telepest a készletből?
ask-mayor-privilege-more = Utána a hajó telepeseit egyesével osztjuk szét.
ask-ship-worker = Elfogadod a következő telepest a hajóról?
ask-ship-worker-more = A visszautasított telepes kikerül a játékból.
ask-place-workers = Polgármester: helyezd el a telepeseidet
ask-place-workers-more = Annyi karikára kell telepest tenni, amennyire csak lehet. Minden telepes áthelyezhető.
ask-build = Építész: építs fel egy épületet
ask-build-more = Van { $doubloons ->
        [one] { $doubloons } dublonod
       *[other] { $doubloons } dublonod
    } és { $spaces ->
        [one] { $spaces } szabad építési telked.
       *[other] { $spaces } szabad építési telked.
    }
ask-university = Egyetem: kérsz telepest az új épületre?
ask-university-more = A telepes a készletből jön: { $building }.
ask-craftsman-privilege = Iparos: vegyél el még egy árut
ask-craftsman-privilege-more = Olyat, amilyet most előállítottál.
ask-sell = Kereskedő: adj el egy árut
ask-sell-more = A kereskedőház minden fajtát egyszer fogad be, hacsak nincs hivatalod.
ask-load = Kapitány: válaszd ki, mit hajózol be
ask-load-more = Amíg valamelyik árud felfér egy hajóra, be kell hajóznod.
ask-store-kind = Raktározás: mi maradjon a raktárakban?
ask-store-kind-more = Egy raktár egy árufajta összes hordóját megőrzi. Egyetlen hordót mindig megtarthatsz.
ask-keep-single = Raktározás: válaszd ki az egyetlen megtartott hordót
ask-keep-single-more = Minden más áru, amelyet nem őriz raktár, visszakerül a készletbe.
ask-optional-production = Termelés: elveszed az áruidat?
ask-optional-factory = Gyár: elveszed a dublonokat?
ask-optional-prospector = Aranyásó: elveszed a dublont?
ask-optional-quarry-discount = Kőbányák: kéred { $doubloons ->
    [1] az 1
    [5] az 5
   *[other] a { $doubloons }
} dublonos kedvezményt ({ $building })?
ask-optional-builder-privilege = Építész: kéred { $doubloons ->
    [1] az 1
    [5] az 5
   *[other] a { $doubloons }
} dublonos kedvezményt ({ $building })?
ask-optional-trader-privilege = Kereskedő: elveszed a plusz dublont?
ask-optional-small-market = Kis piac: elveszed a plusz dublont?
ask-optional-large-market = Nagy piac: elveszed a 2 plusz dublont?
ask-optional-captain-privilege = Kapitány: elveszed a plusz győzelmi pontot?
ask-optional-harbor = Kikötő: elveszed a plusz győzelmi pontot?
ask-over = A játék véget ért
wait-for = Most lép: { $player }
wait-for-chance = Ültetvényt csapunk fel
wait-role = { $role } ({ $player })

## A válasz neve a gombon

act-pass = Passz
act-pass-build = Nem építek
act-pass-sell = Nem adok el
act-pass-load = Most passzolok
act-pass-tile = Nem kérek lapkát
act-decline = Nem kérem
act-accept = Elveszem
act-draw = Ültetvényt húzok
act-take-worker = Kérek telepest
act-done = Kész
act-undo = Visszavonás
act-load = { $goods }: { $ship }
act-sell = Eladás: { $good }
act-keep = Marad: { $good }

## Miért nem lehet most valamit: rövid ok a gombra, különben egy mondat

refusal-game-over = A játék véget ért.
refusal-chance-first = Előbb egy ültetvényt kell húzni.
refusal-not-your-turn = Most { $player } dönt.
refusal-other-decision = Most másról kell dönteni.
refusal-must-decide = Erről dönteni kell, nem lehet kihagyni.
refusal-no-such-card = Ez a kártya nincs a játékban.
refusal-role-taken =
    { $who ->
        [you] Ez a kártya ebben a fordulóban már nálad van.
       *[other] Ez a kártya ebben a fordulóban már nála van: { $player }.
    }
refusal-not-on-offer = Ilyen ültetvény nincs felcsapva.
refusal-quarry-needs-hut = Kőbányát az ültetvényes vehet el, vagy akinek működő építőműhelye van.
refusal-no-quarry-left = Nincs több kőbánya.
refusal-sold-out = Ebből az épületből nincs több.
refusal-already-owned = Már van ilyen épületed; egy városban csak egy állhat.
refusal-no-city-space = Ehhez { $needed ->
        [one] { $needed } építési telek
       *[other] { $needed } építési telek
    } kell, szabad telked: { $free }.
refusal-too-many-large = Egy városban legfeljebb négy nagy épület fér el.
refusal-too-expensive = Neked { $price } dublonba kerülne, de csak { $doubloons ->
        [one] { $doubloons } dublonod van.
       *[other] { $doubloons } dublonod van.
    }
refusal-no-such-place = Nincs ilyen helyed.
refusal-other-place-first = Előbb egy másik hely következik.
refusal-too-few-circles = Ezen a helyen csak { $circles ->
        [one] { $circles } karika van.
       *[other] { $circles } karika van.
    }
refusal-too-few-workers = Csak { $workers ->
        [one] { $workers } telepesed maradt.
       *[other] { $workers } telepesed maradt.
    }
refusal-fill-circles = Annyi karikára kell telepest tenni, amennyire csak lehet; ide legalább ennyit: { $least }.
refusal-not-produced = Ebben a fázisban ilyet nem állítottál elő.
refusal-supply-empty = Ebből a fajtából nincs több a készletben.
refusal-none-owned = Ebből a fajtából nincs árud.
refusal-kind-in-trading-house = Ilyen áru már van a kereskedőházban. Újra csak működő hivatallal adható el.
refusal-trading-house-full = A kereskedőház megtelt.
refusal-no-such-ship = Ebben a játékban nincs ilyen hajó.
refusal-ship-carries = Ennek a hajónak a rakománya: { $good }; egy hajón csak egyféle áru lehet.
refusal-ship-full = Ez a hajó megtelt.
refusal-kind-on-other-ship = Ez a fajta már egy másik hajón van ({ $ship }); második hajóra nem kerülhet.
refusal-larger-ship = Annyit kell behajóznod, amennyit csak tudsz; több fér ide: { $ship }.
refusal-no-wharf = Nincs működő rakpartod.
refusal-wharf-used = A rakpartodat ebben a fázisban már használtad.
refusal-must-load = Valamelyik árud felfér egy hajóra, ezért be kell hajóznod.
refusal-out-of-order = A fajták sorrendje kötött, és egy későbbit már választottál.
refusal-already-stored = Ez a fajta már raktárban van.
refusal-already-given = Ebből a fajtából már beadtál egyet.
refusal-warehouses-full =
    { $kinds ->
        [one] A raktáraidba csak { $kinds } fajta fér.
       *[other] A raktáraidba csak { $kinds } fajta fér.
    }
refusal-other = Ezt most nem lehet.

## Árak és pontok részletezve

sum-printed-price = Költség a lapkán
sum-quarries = Kőbányák
sum-privilege = Privilégium ({ $role })
sum-markets = Piacok
sum-you-pay = Fizetsz
sum-you-get = Kapsz
sum-left = Megmaradó dublonok
sum-then = Dublonok utána
sum-goods-loaded = Behajózott áruk
sum-harbor = Kikötő
sum-points-gained = Szerzett pontok
sum-printed-points = Pontok a lapkán
