# The rules page: search and captions of pictures. Loaded with that page only.

rules-search = Szukaj w zasadach
rules-next = Następne miejsce
rules-previous = Poprzednie miejsce
rules-found = { $count ->
    [0] Nic nie znaleziono
    [one] { $count } znalezione miejsce
    [few] { $count } znalezione miejsca
    [many] { $count } znalezionych miejsc
   *[other] { $count } znalezionego miejsca
}
rules-found-at = { $number } z { $count }

# Puerto Rico

picture-overview = Wyspa i miasto w środku gry.
picture-overview-wealth = Dublony i punkty zwycięstwa właściciela. Punktów pozostali nie widzą.
picture-overview-worked = Stoi tu robotnik: ta plantacja jest aktywna.
picture-overview-idle = Pusty łuk: ten budynek jeszcze nie działa, ale jego punkty już się liczą.

picture-round = Twoja kolej na wybór postaci.
picture-round-taken = Zajęta: w tej rundzie nikt inny nie wybierze tej postaci.
picture-round-coins = Nikt jej wcześniej nie wziął. Kto ją wybierze, bierze też to, co na niej leży: { $doubloons ->
    [one] { $doubloons } dublon.
    [few] { $doubloons } dublony.
    [many] { $doubloons } dublonów.
   *[other] { $doubloons } dublona.
}
picture-round-free = Akcję postaci wykonują wszyscy. Przywilej ma tylko ten, kto ją wybrał.

picture-settler = Plantator bierze pierwszy żeton.
picture-settler-row = Odkryte plantacje: każdy po kolei może wziąć jedną.
picture-settler-quarry = Kamieniołom zamiast plantacji: tylko dla plantatora albo z aktywną Kuźnią.
picture-settler-stack = Potem reszta zostaje odrzucona, a stąd pojawiają się nowe plantacje: { $count }.

picture-mayor = Robotnicy do rozmieszczenia: { $count }. Wszystkie łuki są znów wolne.
picture-mayor-tile = Każda plantacja i każdy kamieniołom ma jeden łuk.
picture-mayor-building = Budynki mają od jednego do trzech. Budynek produkcyjny potrzebuje po jednym robotniku na każdą obsługiwaną plantację.

picture-builder = Budowniczy wybiera budynek. Aktywne kamieniołomy: { $quarries }.
picture-builder-price = { $building }: cena { $cost }, do zapłaty { $price }. Budowniczy oszczędza 1, kamieniołomy { $quarries }.
picture-builder-column = Tyle najwyżej dają kamieniołomy: w pierwszej grupie 1, przy dużych budynkach 4.
picture-builder-refused = Zakreskowane: za drogie albo już w twoim mieście.

picture-craftsman = Towary rozdane; zarządca może wziąć jeszcze jeden.
picture-craftsman-corn = Kukurydza nie potrzebuje budynku: 1 za każdą aktywną plantację, tutaj { $corn }.
picture-craftsman-pair = Wszystko inne wymaga robotnika na plantacji i drugiego w budynku: tutaj { $count }.
picture-craftsman-privilege = Przywilej: jeszcze 1 towar rodzaju, który właśnie wyprodukowano.

picture-trader = Twoja kolej na sprzedaż jednego towaru.
picture-trader-house = Targowisko ma cztery miejsca. Zajęte: { $count }.
picture-trader-open = Tego rodzaju jeszcze tu nie ma. Przynosi { $doubloons ->
    [one] { $doubloons } dublon.
    [few] { $doubloons } dublony.
    [many] { $doubloons } dublonów.
   *[other] { $doubloons } dublona.
}
picture-trader-shut = Ten rodzaj już tu jest: bez aktywnego Biura handlowego go nie sprzedasz.

picture-captain = Twoja kolej na ładowanie.
picture-captain-part = Wiezie rodzaj, który masz; masz { $owned }, a zmieści się { $fits }. Ładujesz tyle, ile się zmieści.
picture-captain-other = Wiezie rodzaj, którego nie masz. Innego nie przyjmie.
picture-captain-empty = Pusty: można go zacząć rodzajem, którego nie ma na innym statku.

picture-storage = Po ostatnim załadunku magazynujecie. Rodzaje, które masz: { $kinds }.
picture-storage-warehouse = Mały magazyn przechowa wszystkie towary jednego rodzaju.
picture-storage-kinds = Wybierasz, którego. Poza tym zostaje ci jeden znacznik; reszta przepada.

picture-end = Pod koniec gry: mogą ją zakończyć trzy rzeczy.
picture-end-points = Zostało punktów: { $points }. Runda, w której ktoś weźmie ostatni, jest ostatnia.
picture-end-workers = Zostało robotników: { $workers }. Gra się kończy, gdy nie wystarczą na uzupełnienie Magistratu.
picture-end-city = Wolne pola w tym mieście: { $left }. Runda, w której ktoś zajmie dwunaste, jest ostatnia.

picture-forests = Wyspa z lasami.
picture-forests-count = Lasy: { $count }. Każde dwa obniżają cenę dowolnego budynku o 1 dublon, tutaj łącznie o { $off }. Nie potrzebują robotnika.

picture-nobles = Szlachcic przy pracy.
picture-nobles-house = Szlachcic pracuje jak robotnik, a na koniec jest wart 1 PZ, gdziekolwiek stoi.

picture-buccaneer = Karty postaci; korsarza nikt jeszcze nie wybrał.
picture-buccaneer-token = Znak pokazuje, kto ma żeton: tę kartę może wybrać każdy oprócz tego gracza.

picture-festival = Trzy zadania festynu.
picture-festival-open = Otwarte: ile kto już ma i co dostanie pierwszy, kto je wykona.
picture-festival-won = Wygrane: nikt inny już go nie wykona.

# Altiplano

picture-alti-overview = Siedem terenów z pionkami graczy.
picture-alti-overview-here = Tu stoi twój pionek. Akcje wykonujesz tylko tam, gdzie stoi.
picture-alti-overview-stock = To, co na tym terenie zostało. Gdy nie zostanie nic, zaczyna się koniec gry.
picture-alti-overview-food = Żywność leży pośrodku i nie należy do żadnego terenu.

picture-alti-draw = Pola planowania po dobraniu.
picture-alti-draw-tiles = Żetony dobrane do zapełnienia otwartych pól: { $count }. W sakiewce zostało: { $bag }.
picture-alti-draw-shut = Zamknięte: kolejne pola otwiera rozbudowa Traktu.

picture-alti-planning = Planowanie: żeton zaraz trafi na pole akcji.
picture-alti-planning-hand = Żeton w ręce: żywność.
picture-alti-planning-takes = Zielone pola go przyjmą.
picture-alti-planning-old = Leży tu od wcześniejszej rundy i nie wolno go przesuwać.

picture-alti-moving = Twoja tura; możesz przemieścić pionek.
picture-alti-moving-here = Tu stoi twój pionek.
picture-alti-moving-cart = W zasięgu: raz na rundę pierwszy wóz dowozi wszędzie za darmo.
picture-alti-moving-steps = Odcinki pieszo; każdy kosztuje 1 żeton żywności. Żywność na polach ruchu: { $food }.

picture-alti-actions = Tereny na twojej planszy z żetonami, które tam zaplanowano.
picture-alti-actions-here = Gotowe i pionek tu stoi: możesz to zrobić od razu.
picture-alti-actions-there = Też gotowe, ale najpierw musi tam dotrzeć pionek.

picture-alti-warehouse = Magazyn pod koniec gry.
picture-alti-warehouse-full = Pełna: ta półka daje { $points }, a towary na niej liczą się osobno.
picture-alti-warehouse-begun = Rozpoczęta: dołożysz tylko ten sam rodzaj albo kukurydzę.
picture-alti-warehouse-corn = Kukurydza zajmuje pole na dowolnej rozpoczętej półce.

picture-alti-market = Co można zdobyć oprócz towarów.
picture-alti-market-strip = Dobudówka: cena obejmuje koszt miejsca na torze.
picture-alti-market-order = Zlecenie: wymagane towary i punkty.
picture-alti-market-house = Dom: towar, którego żetony są dzięki niemu warte więcej, i ile teraz by ci dał.

picture-alti-order = Twoje nieukończone zlecenie.
picture-alti-order-got = Dostarczone: towar zostaje na zleceniu.
picture-alti-order-missing = Do dostarczenia: { $left }. Ostatni towar kończy zlecenie i przynosi kukurydzę.

picture-alti-road = Trakt. Zbudowane odcinki: { $steps }.
picture-alti-road-here = Jesteś tutaj. Pola planowania: { $limit }.
picture-alti-road-next = Następny odcinek kosztuje kamień i drewno.

picture-alti-extensions = Własne akcje, oprócz tych na planszy.
picture-alti-extensions-role = Twoja profesja na terenie, na którym działa. Jej pola są pełne, więc akcja jest gotowa.
picture-alti-extensions-bought = Kupiona dobudówka; działa tak samo.

picture-alti-end = Teren jest prawie pusty.
picture-alti-end-low = Zostało tutaj: { $left }. Gdy nie zostanie nic, kończycie rundę i gracie jeszcze jedną.

picture-alti-missions = Twoje misje.
picture-alti-missions-done = Wypełniona i odkryta: te punkty są pewne.
picture-alti-missions-open = Jeszcze niewypełniona: tarcza jest pusta.
