# Cuvintele jocului Altiplano în terminal, în română.

terminal-altiplano-ring = Cerc
terminal-altiplano-strip = Extinderi
terminal-altiplano-orders = Comenzi
terminal-altiplano-houses = Case
terminal-altiplano-boats = Bărci
terminal-altiplano-planning = Planificare
terminal-altiplano-spaces = Locuri
terminal-altiplano-tiles = Plăcuțe
terminal-altiplano-bag = Sac
terminal-altiplano-container = Ladă
terminal-altiplano-warehouse = Depozit
terminal-altiplano-cards = Cărți
terminal-altiplano-missions = Misiuni
terminal-altiplano-order = Comandă
terminal-altiplano-total = Total
terminal-altiplano-house = casă: { $good }
terminal-altiplano-boat = barcă: { $good }
terminal-altiplano-carts = căruțe { $count }
terminal-altiplano-road = Drum { $count }
terminal-altiplano-corn-store = depozit temporar { $count }
terminal-altiplano-starts = începe
terminal-altiplano-passed = pas
terminal-altiplano-stack = { $count } în teanc
terminal-altiplano-last-round = ultima rundă: { $round }
terminal-altiplano-tiles-hidden = { $count ->
    [one] { $count } jeton
    [few] { $count } jetoane
   *[other] { $count } de jetoane
}
terminal-altiplano-welcome = Altiplano, { $players } jucători. Scrie help pentru ajutor, quit pentru a ieși.
terminal-altiplano-no-info = Nimic de pe masă nu se numește „{ $text }”. Întreabă despre o locație sau o extindere, de exemplu farm sau e14.
terminal-altiplano-help =
    Ce poți scrie:
      3                un număr din listă
      forest wood      orice mutare în notația înregistrărilor
      plan wood road   planifică jetoane, în orice ordine; done arată planul
      help             acest ajutor
      board            masa încă o dată
      log              ce s-a întâmplat în această rundă
      why              ce nu este posibil acum și de ce
      why road build   de ce nu este posibilă această mutare
      info farm        ce se poate face într-o locație
      info e14         ce face o extindere
      hint             cele mai bune răspunsuri și ce câștigi cu ele
      auto             un bot răspunde la întrebare
      undo             anulează ultima ta decizie
      save FILE        salvează înregistrarea jocului într-un fișier
      quit             ieși din joc
