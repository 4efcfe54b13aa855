# Propozițiile jocului Puerto Rico cu corsarul, în română. Valorile sunt cele din puerto-rico-play.ftl; $other este
# numele altui jucător, $kept un număr de bunuri.

## Ce s-a întâmplat

log-token-taken =
    { $who ->
        [you] Iei jetonul corsarului de pe carte.
       *[other] { $player } ia jetonul corsarului de pe carte.
    }
log-token-taken-from =
    { $who ->
        [you] Iei jetonul corsarului de la { $other }.
       *[other] { $player } ia jetonul corsarului de la { $other }.
    }
log-ship-robbed =
    { $who ->
        [you] Piraterie: golești { $ship } ({ $goods }) și păstrezi { $kept }.
       *[other] Piraterie: { $player } golește { $ship } ({ $goods }) și păstrează { $kept }.
    }
log-house-plundered =
    { $who ->
        [you] Jaf: golești casa de comerț ({ $goods }) și primești { count-points }.
       *[other] Jaf: { $player } golește casa de comerț ({ $goods }) și primește { count-points }.
    }
log-workers-raided =
    { $who ->
        [you] Incursiune: iei { count-workers } de pe nava de coloniști.
       *[other] Incursiune: { $player } ia { count-workers } de pe nava de coloniști.
    }
log-noble-raided =
    { $who ->
        [you] Incursiune: iei nobilul de pe nava de coloniști.
       *[other] Incursiune: { $player } ia nobilul de pe nava de coloniști.
    }
log-raided-worker-placed =
    { $who ->
        [you] Pui la lucru un colonist luat în incursiune: { $place }.
       *[other] { $player } pune la lucru un colonist luat în incursiune: { $place }.
    }
log-raided-noble-placed =
    { $who ->
        [you] Pui la lucru nobilul luat în incursiune: { $place }.
       *[other] { $player } pune la lucru nobilul luat în incursiune: { $place }.
    }
log-raided-workers-returned = În grămadă: { count-workers }.
log-raided-noble-returned = Nobilul ajunge în grămadă.
log-role-captured =
    { $who ->
        [you] Capturare: iei cartea { $role }, cu { count-doubloons } pe ea.
       *[other] Capturare: { $player } ia cartea { $role }, cu { count-doubloons } pe ea.
    }
log-capture-paid =
    { $who ->
        [you] Cartea ta capturată { $role } a fost aleasă: banca îți plătește { count-doubloons }.
       *[other] Cartea capturată { $role } a fost aleasă: { $player } primește de la bancă { count-doubloons }.
    }
log-captured-role-played =
    { $who ->
        [you] Nimeni nu a ales cartea ta capturată, așa că o joci acum: { $role }.
       *[other] Nimeni nu a ales cartea capturată, așa că { $player } o joacă acum: { $role }.
    }

## Ce se întreabă

ask-deed = Corsar: alege o acțiune
ask-deed-more = Acționezi doar tu. O acțiune care nu ar avea niciun efect nu poate fi aleasă.
ask-rob-ship = Piraterie: alege o navă de mărfuri
ask-rob-ship-more = Se iau toate bunurile ei; poți păstra cel mult 3 dintre ele.
ask-keep-loot = Piraterie: câte bunuri păstrezi?
ask-keep-loot-more = Restul ajunge în provizii, iar nava rămâne goală: { $ship }.
ask-raid-persons = Incursiune: iei nobilul de pe navă?
ask-raid-persons-more = Pe navă rămân atâtea persoane câți jucători sunt; tu alegi cine pleacă.
ask-place-raided = Incursiune: pune un colonist la lucru
ask-place-raided-more = Pe un cerc gol, nu în San Juan. Mai poți păstra { count-workers }; ceilalți ajung în grămadă.
ask-place-raided-persons-more = Pe un cerc gol, nu în San Juan. Mai poți păstra atâtea persoane: { $count }; celelalte ajung în grămadă.
ask-capture = Capturare: alege o carte de rol
ask-capture-more = Dublonii de pe ea îi iei acum. Dacă mai târziu o alege cineva, acel jucător primește cartea, iar banca îți plătește 3 dubloni; dacă nu o alege nimeni, o joci tu.
ask-guesthouse-buccaneer = Înaintea acțiunii tale. Pentru ea nu contează unde lucrează un oaspete.

## Cum se numește un răspuns pe buton

act-no-deed = Nicio acțiune
act-raid-noble = Cu nobilul
act-raid-workers = Numai coloniști
act-raid-done = Nu mai pune pe nimeni
act-keep-loot = Păstrează: { count-goods }

## De ce ceva nu se poate acum

refusal-has-token = Ai jetonul corsarului; înainte să alegi din nou acest rol, trebuie să îl aleagă altcineva.
refusal-own-capture = Ai capturat această carte; dacă nu o alege altcineva, o joci la sfârșitul rundei.
refusal-ships-empty = Toate navele de mărfuri sunt goale.
refusal-ship-empty = Nava aceasta este goală.
refusal-trading-house-empty = Casa de comerț este goală.
refusal-no-worker-to-raid = Pe nava de coloniști rămân atâția coloniști câți jucători sunt ({ $stay }), iar mai mulți nu sunt.
refusal-not-raided = În această incursiune nu ai luat de pe navă pe nimeni de acest fel sau toți lucrează deja.
refusal-loot-limit = Se pot păstra cel mult { $most } dintre aceste bunuri.
refusal-captures-itself = Corsarul nu se poate captura pe sine.

## Hotărârile mesei

switch-buccaneer-must-act = Corsarul trebuie să acționeze
switch-buccaneer-must-act-effect = Cine alege rolul corsarului trebuie să facă una dintre cele patru acțiuni.
