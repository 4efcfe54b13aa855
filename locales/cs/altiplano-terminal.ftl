# Slova hry Altiplano v terminálu, česky.

terminal-altiplano-ring = Kruh
terminal-altiplano-strip = Rozšíření
terminal-altiplano-orders = Zakázky
terminal-altiplano-houses = Domy
terminal-altiplano-boats = Lodě
terminal-altiplano-planning = Plánování
terminal-altiplano-spaces = Pole
terminal-altiplano-tiles = Kartičky
terminal-altiplano-bag = Váček
terminal-altiplano-container = Truhla
terminal-altiplano-warehouse = Sklad
terminal-altiplano-cards = Karty
terminal-altiplano-missions = Mise
terminal-altiplano-order = Zakázka
terminal-altiplano-total = Celkem
terminal-altiplano-house = dům: { $good }
terminal-altiplano-boat = loď: { $good }
terminal-altiplano-carts = vozy { $count }
terminal-altiplano-road = Cesta { $count }
terminal-altiplano-corn-store = dočasný sklad { $count }
terminal-altiplano-starts = začíná
terminal-altiplano-passed = pas
terminal-altiplano-stack = v balíčku { $count }
terminal-altiplano-last-round = poslední kolo: { $round }
terminal-altiplano-tiles-hidden = žetony: { $count }
terminal-altiplano-welcome = Altiplano, hráčů: { $players }. Nápověda: help, odchod: quit.
terminal-altiplano-no-info = Nic na stole se nejmenuje „{ $text }“. Ptát se dá na místa a rozšíření, třeba farm nebo e14.
terminal-altiplano-help =
    Co můžeš napsat:
      3                číslo ze seznamu
      forest wood      kterýkoli tah, zapsaný jako v záznamu
      plan wood road   naplánovat žetony, v libovolném pořadí; done plán odkryje
      help             tato nápověda
      board            stůl ještě jednou
      log              co se stalo v tomto kole
      why              co teď nejde a proč
      why road build   proč tento tah nejde
      info farm        co se dá na místě dělat
      info e14         co dělá rozšíření
      hint             nejlepší odpovědi a co přinesou
      auto             na otázku odpoví bot
      undo             vzít zpět své poslední rozhodnutí
      save FILE        uložit záznam hry do souboru
      quit             odejít ze hry
