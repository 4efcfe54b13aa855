# A terminálban folyó játék szavai (`meseta play`, `meseta replay`) magyarul.

## Válaszok, amelyeket csak a terminál mutat

terminal-act-assign = { $place }: { $workers }

## A táblák: rövid címkék a sor elején, legfeljebb 14 betű

terminal-roles = Szerepek
terminal-on-offer = Felcsapva
terminal-workers = Telepesek
terminal-points = Maradt pont
terminal-ships = Hajók
terminal-trading-house = Kereskedőház
terminal-supply = Készlet
terminal-market = Eladó
terminal-island = Sziget
terminal-city = Város
terminal-goods = Áruk
terminal-produces = Termelés
terminal-quarries = kőbánya × { $count }
terminal-face-down = képpel lefelé × { $count }
terminal-worker-ship = hajó { $count }
terminal-worker-supply = készlet { $count }
terminal-governor = kormányzó
terminal-san-juan = szélrózsa { $count }
terminal-hidden-points = ? pont
terminal-victory-points = { $count } pont
terminal-free = szabad: { $count }
terminal-nothing = semmi

## Játékosok

terminal-you = Te
terminal-bot = { $bot } { $number }
terminal-bot-words = { $player }: { $words }

## A játék: köszöntés, kérdések, válaszok

terminal-welcome = Puerto Rico, { $players ->
        [one] { $players } játékos
       *[other] { $players } játékos
    }, kiadás: { $edition }. Súgó: help, kilépés: quit.
terminal-expansions = Kiegészítők: { $expansions }
terminal-promise = A húzások mögötti titok ujjlenyomata: { $commitment }
terminal-prompt = A válaszod
terminal-prompt-workers = Telepesek itt, { $place }: { $least }–{ $most }
terminal-prompt-nobles = Nemesek itt, { $place }: { $least }–{ $most }
terminal-workers-left = Elhelyezendő telepesek: { $count }. Az „auto” mindet elhelyezi helyetted.
terminal-illegal = Nem lehet: { $reason }
terminal-unknown = Ezt nem értem: „{ $text }”. Írj be egy számot a listáról, egy lépést, például „{ $example }”, vagy azt, hogy help.
terminal-unfinished = Ez után írni kell még valamit: „{ $text }”; a help mutat rá példát.
terminal-why-one = Túl sok a lehetséges válasz ahhoz, hogy mindet végignézzük; kérdezz rá egyre, ahogyan a help mutatja.
terminal-legal = Most lehetséges.
terminal-why-none = Erre a kérdésre minden válasz lehetséges.
terminal-undone = Visszavonva.
terminal-undo-none = Nincs mit visszavonni: a kihúzott ültetvényt nem lehet visszatenni.
terminal-no-building = Nincs ilyen nevű épület: „{ $text }”.
terminal-building = { $building }: ára { $cost }, { $points } pont, { $column }. oszlop. { $effect }
terminal-saved = A jegyzék elmentve: { $path }
terminal-not-saved = A jegyzéket nem sikerült ide menteni: { $path } ({ $reason })
terminal-bye = Viszlát. A játék nem fejeződött be.
terminal-input-ended = A bemenet véget ért; a játék nem fejeződött be.
terminal-resumed = A játék onnan folytatódik, ahol abbahagytad.
terminal-resume-how = Így folytathatod:
terminal-not-kept = A játékot a program nem mentette automatikusan. Ha később folytatni szeretnéd, kilépés előtt írd be, hogy „save FILE”, vagy indítsd a --record FILE kapcsolóval.
terminal-winner = { $who ->
        [you] Te nyertél.
       *[other] { $player } nyert.
    }
terminal-winners = Közös győzelem: { $players }.
terminal-secret = A titok ez volt: { $secret }; a „meseta verify” a jegyzék minden húzását ellenőrzi.
terminal-help =
    Amit beírhatsz:
      3                egy szám a listáról (telepeseknél: hány)
      build hacienda   bármely lépés a jegyzékek jelölésével
      help             ez a súgó
      board            az asztal újra
      log              mi történt ebben a fordulóban
      why              mi nem lehetséges most, és miért
      why build office miért nem lehetséges ez a lépés
      info office      mit tud egy épület
      hint             a legjobb válaszok, és mit hoznak
      auto             egy bot válaszol erre (vagy elhelyez minden telepest)
      undo             az utolsó döntésed visszavonása
      save FILE        a játszma jegyzékének mentése fájlba
      quit             kilépés a játékból

## Hibás szavak a parancssorban

terminal-bad-bot = Nincs ilyen nevű bot: „{ $bot }”. Választható: { $known }.
terminal-bad-word = Ennek a kapcsolónak ({ $option }) nincs ilyen értéke: „{ $word }”. Lehet: { $known }.
terminal-bad-switch = Nincs ilyen nevű kapcsoló: „{ $switch }”. Választható: { $known }.
terminal-bad-edition = Nincs ilyen kiadás: „{ $edition }”. Választható: { $known }.
terminal-bad-language = Nincs ilyen nyelv: „{ $language }”. Választható: { $known }.
terminal-bad-bot-count = { $seats ->
        [one] Botoknak { $seats } hely van
       *[other] Botoknak { $seats } hely van
    }, nem { $bots }.
terminal-bad-seat = Nincs { $seat }. hely; a helyek számozása: 1–{ $players }.
terminal-bad-setup = Ilyen asztal nem lehetséges: { $reason }
terminal-resume-over = Az ebben a fájlban lévő játszma véget ért: { $path }; a „meseta replay { $path }” lejátssza.
terminal-resume-unknown = Ez a fájl nem folytatható: { $path }; ehhez olyan jegyzék kell, amelyet a „meseta play” ír játék közben.
terminal-record-running = Ebben a fájlban be nem fejezett játszma van: { $path }. Folytasd így: „meseta play --resume { $path }”, vagy válassz másik fájlt az új játéknak.
terminal-only-puerto-rico = Ez a kapcsoló csak a Puerto Ricóhoz való: { $option }; az Altiplanóban nincs ilyen.

## Az Altiplano számainak fájlja (`meseta components`)

components-only-altiplano = A Puerto Ricónak nincs számfájlja: minden száma benne van a szabálykönyveiben.
components-right = Ez a fájl rendben van: { $file }. A készlet neve: „{ $name }”.
components-digest = Ujjlenyomata a jegyzékekben (SHA-256): { $digest }
components-provenance = A számok forrása: nyomtatott { $printed }, a szabálykönyv szövege { $rulebook }, következtetett { $inferred }, rekonstruált { $reconstructed }.

## Games without boards of their own

terminal-plain-welcome = { $table }. Súgó: help, kilépés: quit.
terminal-plain-question = Mit teszel?
terminal-plain-points = Pontok
terminal-plain-tie-break = Egyenlőségnél
terminal-plain-no-info = Erről nincs semmilyen leírás: „{ $text }”.
terminal-plain-help =
    Amit beírhatsz:
      3                egy szám a listáról
      move trot        bármely lépés a jegyzékek jelölésével
      help             ez a súgó
      board            az asztal újra
      log              mi történt ebben a fordulóban
      why              mi nem lehetséges most, és miért
      hint             a legjobb válaszok, és mit hoznak
      auto             egy bot válaszol erre
      undo             az utolsó döntésed visszavonása
      save FILE        a játszma jegyzékének mentése fájlba
      quit             kilépés a játékból
