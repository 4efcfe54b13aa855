# Zdania Puerto Rico z Korsarzem, po polsku. Wartości jak w puerto-rico-play.ftl; $other to imię innej osoby,
# $kept liczba towarów.

## Co się stało

log-token-taken =
    { $who ->
        [you] Bierzesz żeton korsarza z karty.
       *[other] { $player } bierze żeton korsarza z karty.
    }
log-token-taken-from =
    { $who ->
        [you] Bierzesz żeton korsarza (oddaje go { $other }).
       *[other] { $player } bierze żeton korsarza (oddaje go { $other }).
    }
log-ship-robbed =
    { $who ->
        [you] Piractwo: opróżniasz statek { $ship } ({ $goods }) i zatrzymujesz { $kept }.
       *[other] Piractwo: { $player } opróżnia statek { $ship } ({ $goods }) i zatrzymuje { $kept }.
    }
log-house-plundered =
    { $who ->
        [you] Grabież: opróżniasz Targowisko ({ $goods }): { count-points }.
       *[other] Grabież: { $player } opróżnia Targowisko ({ $goods }): { count-points }.
    }
log-workers-raided =
    { $who ->
        [you] Najazd: { count-workers } z Magistratu dla ciebie.
       *[other] Najazd ({ $player }): { count-workers } z Magistratu.
    }
log-noble-raided =
    { $who ->
        [you] Najazd: zabierasz szlachcica z Magistratu.
       *[other] Najazd: { $player } zabiera szlachcica z Magistratu.
    }
log-raided-worker-placed =
    { $who ->
        [you] Wysyłasz pojmanego robotnika do pracy: { $place }.
       *[other] { $player } wysyła pojmanego robotnika do pracy: { $place }.
    }
log-raided-noble-placed =
    { $who ->
        [you] Wysyłasz pojmanego szlachcica do pracy: { $place }.
       *[other] { $player } wysyła pojmanego szlachcica do pracy: { $place }.
    }
log-raided-workers-returned = Do zasobów ogólnych: { count-workers }.
log-raided-noble-returned = Szlachcic idzie do zasobów ogólnych.
log-role-captured =
    { $who ->
        [you] Pojmanie: bierzesz kartę ({ $role }), a z nią { count-doubloons }.
       *[other] Pojmanie: { $player } bierze kartę ({ $role }), a z nią { count-doubloons }.
    }
log-capture-paid =
    { $who ->
        [you] Twoja pojmana karta ({ $role }) została wybrana: dostajesz z banku { count-doubloons }.
       *[other] Pojmana karta ({ $role }) została wybrana: { $player } dostaje z banku { count-doubloons }.
    }
log-captured-role-played =
    { $who ->
        [you] Nikt nie wybrał twojej pojmanej karty, więc teraz nią grasz: { $role }.
       *[other] Nikt nie wybrał pojmanej karty, więc teraz gra nią { $player }: { $role }.
    }

## O co pytamy

ask-deed = Korsarz: wybierz akcję
ask-deed-more = Działasz tylko ty. Nie można wybrać akcji, która nic by nie dała.
ask-rob-ship = Piractwo: wybierz statek
ask-rob-ship-more = Zabierasz z niego wszystkie towary; do 3 z nich możesz zatrzymać.
ask-keep-loot = Piractwo: ile towarów zatrzymujesz?
ask-keep-loot-more = Reszta wraca do zasobów ogólnych, a statek jest pusty: { $ship }.
ask-raid-persons = Najazd: zabrać szlachcica z Magistratu?
ask-raid-persons-more = W Magistracie zostaje tyle osób, ilu jest graczy; ty wybierasz, kto odchodzi.
ask-place-raided = Najazd: wyślij robotnika do pracy
ask-place-raided-more = Na wolny łuk, nie do San Juan. Możesz jeszcze zatrzymać: { count-workers }; pozostali idą do zasobów.
ask-place-raided-persons-more = Na wolny łuk, nie do San Juan. Możesz jeszcze zatrzymać tyle osób: { $count }; pozostałe idą do zasobów.
ask-capture = Pojmanie: wybierz kartę postaci
ask-capture-more = Jej dublony bierzesz od razu. Jeśli ktoś ją potem wybierze, dostaje kartę, a bank płaci ci 3; jeśli nikt, grasz nią ty.
ask-guesthouse-buccaneer = Przed twoją akcją. Nic w niej nie zależy od tego, gdzie ktoś pracuje.

## Jak nazywa się odpowiedź na przycisku

act-no-deed = Bez akcji
act-raid-noble = Ze szlachcicem
act-raid-workers = Tylko robotnicy
act-raid-done = Więcej nikogo
act-keep-loot = Zatrzymaj: { count-goods }

## Dlaczego czegoś teraz nie można

refusal-has-token = Masz żeton korsarza; tę postać musi najpierw wybrać ktoś inny.
refusal-own-capture = To twoja pojmana karta; jeśli nikt inny jej nie wybierze, zagrasz nią na koniec rundy.
refusal-ships-empty = Wszystkie statki są puste.
refusal-ship-empty = Ten statek jest pusty.
refusal-trading-house-empty = Targowisko jest puste.
refusal-no-worker-to-raid = W Magistracie zostaje tylu robotników, ilu jest graczy ({ $stay }), a więcej ich tam nie ma.
refusal-not-raided = W tym najeździe nikt taki nie opuścił Magistratu albo wszyscy już pracują.
refusal-loot-limit = Można zatrzymać najwyżej tyle towarów: { $most }.
refusal-captures-itself = Korsarz nie może pojmać samego siebie.

## Ustalenia stołu

switch-buccaneer-must-act = Korsarz musi działać
switch-buccaneer-must-act-effect = Kto wybiera korsarza, musi wykonać jedną z czterech akcji.
