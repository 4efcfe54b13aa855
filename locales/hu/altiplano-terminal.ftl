# Az Altiplano szavai a terminálban, magyarul.

terminal-altiplano-ring = Kör
terminal-altiplano-strip = Bővítmények
terminal-altiplano-orders = Megrendelések
terminal-altiplano-houses = Házak
terminal-altiplano-boats = Csónakok
terminal-altiplano-planning = Tervezés
terminal-altiplano-spaces = Mezők
terminal-altiplano-tiles = Lapkák
terminal-altiplano-bag = Zsák
terminal-altiplano-container = Láda
terminal-altiplano-warehouse = Raktár
terminal-altiplano-cards = Kártyák
terminal-altiplano-missions = Küldetések
terminal-altiplano-order = Megrendelés
terminal-altiplano-total = Összesen
terminal-altiplano-house = ház: { $good }
terminal-altiplano-boat = csónak: { $good }
terminal-altiplano-carts = szekerek { $count }
terminal-altiplano-road = Út { $count }
terminal-altiplano-corn-store = ideiglenes raktár { $count }
terminal-altiplano-starts = kezd
terminal-altiplano-passed = passz
terminal-altiplano-stack = { $count } a pakliban
terminal-altiplano-last-round = utolsó forduló: { $round }
terminal-altiplano-tiles-hidden = { $count } lapka
terminal-altiplano-welcome = Altiplano, { $players } játékos. Súgó: help, kilépés: quit.
terminal-altiplano-no-info = Semmit sem hívnak így az asztalon: „{ $text }”. Helyszínre vagy bővítményre kérdezhetsz rá, például: farm vagy e14.
terminal-altiplano-help =
    Amit beírhatsz:
      3                egy szám a listáról
      forest wood      bármely lépés a jegyzékek jelölésével
      plan wood road   lapkák tervezése, bármilyen sorrendben; done: kész a terv
      help             ez a súgó
      board            az asztal újra
      log              mi történt ebben a fordulóban
      why              mi nem lehetséges most, és miért
      why road build   miért nem lehetséges ez a lépés
      info farm        mit lehet tenni egy helyszínen
      info e14         mit tud egy bővítmény
      hint             a legjobb válaszok, és mit hoznak
      auto             egy bot válaszol erre
      undo             az utolsó döntésed visszavonása
      save FILE        a játszma jegyzékének mentése fájlba
      quit             kilépés a játékból
