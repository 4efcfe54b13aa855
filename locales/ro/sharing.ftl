# O partidă încheiată, arătată altora.

share-picture = Imagine cu rezultatul
share-games = Toate partidele mele încheiate, într-un singur fișier
share-won =
    { $count ->
        [one] { $players } a câștigat
        [few] Victorie împărțită: { $players }
       *[other] Victorie împărțită: { $players }
    }

# Spectatori care văd masa cu întârziere.
new-spectators = Spectatori
new-spectators-behind =
    { $count ->
        [one] Arată-le spectatorilor masa cu o mutare în urmă
        [few] Arată-le spectatorilor masa cu { $count } mutări în urmă
       *[other] Arată-le spectatorilor masa cu { $count } de mutări în urmă
    }
new-spectators-behind-words = Cât timp se joacă, o văd așa cum era atunci și nu citesc ce vă scrieți.
spectators-behind =
    { $count ->
        [one] cu o mutare în urmă
        [few] cu { $count } mutări în urmă
       *[other] cu { $count } de mutări în urmă
    }
