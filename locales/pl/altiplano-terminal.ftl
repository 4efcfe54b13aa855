# Słowa Altiplano w terminalu, po polsku.

terminal-altiplano-ring = Krąg
terminal-altiplano-strip = Dobudówki
terminal-altiplano-orders = Zlecenia
terminal-altiplano-houses = Domy
terminal-altiplano-boats = Łodzie
terminal-altiplano-planning = Planowanie
terminal-altiplano-spaces = Pola akcji
terminal-altiplano-tiles = Kafle
terminal-altiplano-bag = Sakiewka
terminal-altiplano-container = Skrzynia
terminal-altiplano-warehouse = Magazyn
terminal-altiplano-cards = Karty
terminal-altiplano-missions = Misje
terminal-altiplano-order = Zlecenie
terminal-altiplano-total = Razem
terminal-altiplano-house = dom: { $good }
terminal-altiplano-boat = łódź: { $good }
terminal-altiplano-carts = wozy { $count }
terminal-altiplano-road = Trakt { $count }
terminal-altiplano-corn-store = magazyn tymczasowy { $count }
terminal-altiplano-starts = rozpoczyna
terminal-altiplano-passed = pas
terminal-altiplano-stack = w stosie { $count }
terminal-altiplano-last-round = ostatnia runda: { $round }
terminal-altiplano-tiles-hidden = żetony: { $count }
terminal-altiplano-welcome = Altiplano, graczy: { $players }. Wpisz help, aby zobaczyć pomoc, albo quit, aby wyjść.
terminal-altiplano-no-info = Nic na stole nie nazywa się „{ $text }”. Można pytać o tereny i dobudówki, na przykład farm albo e14.
terminal-altiplano-help =
    Co możesz wpisać:
      3                numer z listy
      forest wood      dowolny ruch w notacji zapisów
      plan wood road   planowanie żetonów, w dowolnej kolejności; done odkrywa plan
      help             ta pomoc
      board            stół jeszcze raz
      log              co zdarzyło się w tej rundzie
      why              co nie jest możliwe i dlaczego
      why road build   dlaczego ten ruch nie jest możliwy
      info farm        co można zrobić na danym terenie
      info e14         co daje dobudówka
      hint             najlepsze odpowiedzi i co przynoszą
      auto             bot odpowiada za ciebie
      undo             cofnięcie twojej ostatniej decyzji
      save FILE        zapis gry do pliku
      quit             wyjście z gry
