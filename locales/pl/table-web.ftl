# Co stół mówi poza pytaniami.

## Wszystkie plansze naraz
overview = Wszystkie plansze
key-overview = wszystkie plansze, punkty i koniec gry
overview-numbers = W liczbach
overview-ends = Jak może skończyć się gra
overview-ends-note = Przy obecnych planszach, gdy każda postać jest grana raz na rundę; liczy się też bieżąca runda.
overview-ends-pace = Jeśli tempo pozostanie takie jak dotąd; liczy się też bieżąca runda.
overview-end-points = { $count ->
    [one] { $count } punkt w zasobach
    [few] { $count } punkty w zasobach
    [many] { $count } punktów w zasobach
   *[other] { $count } punktu w zasobach
}
overview-end-workers = { $count ->
    [one] { $count } robotnik w zasobach
    [few] { $count } robotników w zasobach
    [many] { $count } robotników w zasobach
   *[other] { $count } robotnika w zasobach
}
overview-end-city = Miasto ({ $player }): { $count ->
    [one] { $count } wolne pole
    [few] { $count } wolne pola
    [many] { $count } wolnych pól
   *[other] { $count } wolnego pola
}
overview-end-own-city = Twoje miasto: { $count ->
    [one] { $count } wolne pole
    [few] { $count } wolne pola
    [many] { $count } wolnych pól
   *[other] { $count } wolnego pola
}
overview-end-location = { $location }: zostało { $count }
overview-end-stack = Dobudówki: { $count } w stosie
overview-earliest = { $count ->
    [0] już nastąpiło
    [1] najwcześniej w tej rundzie
    [one] najwcześniej za { $count } rundę
    [few] najwcześniej za { $count } rundy
    [many] najwcześniej za { $count } rund
   *[other] najwcześniej za { $count } rundy
}
overview-rounds = { $count ->
    [0] już nastąpiło
    [one] za { $count } rundę
    [few] za { $count } rundy
    [many] za { $count } rund
   *[other] za { $count } rundy
}
overview-never = nie przy tych planszach
overview-unknown = jeszcze nie wiadomo
overview-city-spaces = Miasto
overview-island-spaces = Wyspa
overview-production = Następna faza zarządcy
overview-buildings = Punkty na budynkach
overview-extras = Duże budynki i szlachcice
overview-total = Suma punktów teraz
overview-hidden = zakryte
overview-sales = Może teraz sprzedać
overview-loads = Może teraz załadować
overview-sale = { $good } za { $count ->
    [one] { $count } dublon
    [few] { $count } dublony
    [many] { $count } dublonów
   *[other] { $count } dublona
}
overview-ready = Gotowe na polach

## Jak szybko widać ruchy innych
settings-others = Ruchy innych
settings-others-live = Od razu
settings-others-calm = Każdy co najmniej sekundę
settings-others-slow = Każdy co najmniej dwie sekundy
settings-hold = Boty po twoim ruchu
settings-hold-off = Czekają tyle co zwykle
settings-hold-short = Czekają 3 sekundy, aby można było cofnąć
settings-hold-long = Czekają 6 sekund, aby można było cofnąć
bots-wait = Boty chwilę czekają: możesz jeszcze cofnąć
others-show = { $count ->
    [one] Pokaż teraz jeszcze { $count } ruch
    [few] Pokaż teraz jeszcze { $count } ruchy
    [many] Pokaż teraz jeszcze { $count } ruchów
   *[other] Pokaż teraz jeszcze { $count } ruchu
}
since-looked = { $count ->
    [one] Gdy cię nie było: { $count } ruch
    [few] Gdy cię nie było: { $count } ruchy
    [many] Gdy cię nie było: { $count } ruchów
   *[other] Gdy cię nie było: { $count } ruchu
}
since-step = Krok po kroku
since-all = Wszystko naraz
since-place = { $number } z { $count }
since-moment = Stół w tym momencie

## Co wynika z odpowiedzi, w podglądzie

preview-skipped =
    { $count ->
        [one] { $players } pauzuje.
       *[other] Pauzują: { $players }.
    }
preview-round-ends = Potem runda się kończy.

## Co postać dałaby każdemu, w jej podglądzie

role-share-nothing = nic
role-share-tile =
    { $count ->
        [one] { $count } plantacja
       *[other] 1 z { $count } plantacji
    }
role-share-quarry = kamieniołom
role-share-tile-or-quarry =
    { $count ->
        [one] { $count } plantacja albo kamieniołom
       *[other] 1 z { $count } plantacji albo kamieniołom
    }
role-share-people =
    { $count ->
        [one] { $count } osoba
        [few] { $count } osoby
        [many] { $count } osób
       *[other] { $count } osoby
    }
role-share-buildings =
    { $count ->
        [one] { $count } budynek: { $dearest }
        [few] { $count } budynki; najdroższy: { $dearest }
        [many] { $count } budynków; najdroższy: { $dearest }
       *[other] { $count } budynku; najdroższy: { $dearest }
    }
role-share-good-more = jeszcze { $count } z wyprodukowanych rodzajów
role-share-load = { $goods } ({ $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
})

## Gdy decydują inni
wait-choose-role = Wybór postaci
wait-order = Miejsca po kolei, od gracza, który decyduje
wait-lately = Co stało się ostatnio
