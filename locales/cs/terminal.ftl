# Slova hry v terminálu (`meseta play`, `meseta replay`) česky.

## Odpovědi, které ukazuje jen terminál

terminal-act-assign = { $place }: { $workers }

## Plány: krátké štítky na začátku řádku, nejvýše 14 písmen

terminal-roles = Role
terminal-on-offer = Odkryté
terminal-workers = Kolonisté
terminal-points = Zbývá bodů
terminal-ships = Lodě
terminal-trading-house = Obchodní dům
terminal-supply = Bank
terminal-market = Na prodej
terminal-island = Ostrov
terminal-city = Město
terminal-goods = Zboží
terminal-produces = Výroba
terminal-quarries = kamenolom × { $count }
terminal-face-down = rubem nahoru × { $count }
terminal-worker-ship = loď { $count }
terminal-worker-supply = bank { $count }
terminal-governor = guvernér
terminal-san-juan = San Juan { $count }
terminal-hidden-points = ? bodů
terminal-victory-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
terminal-free = volno: { $count }
terminal-nothing = nic

## Hráči

terminal-you = Ty
terminal-bot = { $bot } { $number }
terminal-bot-words = { $player }: { $words }

## Hra: přivítání, otázky, odpovědi

terminal-welcome = Puerto Rico, { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
        [many] { $players } hráče
       *[other] { $players } hráčů
    }, vydání { $edition }. Nápověda: help, odchod: quit.
terminal-expansions = Rozšíření: { $expansions }
terminal-promise = Otisk tajemství, na němž závisí každé losování: { $commitment }
terminal-prompt = Tvá odpověď
terminal-prompt-workers = Kolonisté, { $place }: od { $least } do { $most }
terminal-prompt-nobles = Šlechtici, { $place }: od { $least } do { $most }
terminal-workers-left = Zbývá rozmístit: { $count }. „auto“ rozmístí všechny za tebe.
terminal-illegal = Nejde to: { $reason }
terminal-unknown = Nerozumím „{ $text }“. Napiš číslo ze seznamu, tah, například „{ $example }“, nebo help.
terminal-unfinished = Za „{ $text }“ je třeba ještě něco napsat; příklad ukáže help.
terminal-why-one = Odpovědí je příliš mnoho, všechny projít nelze; zeptej se na jednu, jak ukazuje help.
terminal-legal = Teď to jde.
terminal-why-none = Na tuto otázku je možná každá odpověď.
terminal-undone = Vzato zpět.
terminal-undo-none = Není co vzít zpět: vylosovaná plantáž zůstává vylosovaná.
terminal-no-building = Žádná budova se nejmenuje „{ $text }“.
terminal-building = { $building }: cena { $cost }, { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}, { $column }. sloupec. { $effect }
terminal-saved = Záznam je uložen: { $path }
terminal-not-saved = Záznam se nepodařilo uložit do { $path }: { $reason }
terminal-bye = Na shledanou. Hra není dohraná.
terminal-input-ended = Vstup skončil; hra není dohraná.
terminal-resumed = Hra pokračuje tam, kde skončila.
terminal-resume-how = Pokračovat ve hře:
terminal-not-kept = Hra se sama neukládá. Pokud v ní chceš později pokračovat, napiš před odchodem „save FILE“, nebo hru spusť s --record FILE.
terminal-winner = { $who ->
        [you] Vítězíš.
       *[other] Vítězí { $player }.
    }
terminal-winners = Společné vítězství: { $players }.
terminal-secret = Tajemství znělo { $secret }; „meseta verify“ ověří každé losování v záznamu.
terminal-help =
    Co můžeš napsat:
      3                číslo ze seznamu (u kolonistů: jejich počet)
      build hacienda   kterýkoli tah, zapsaný jako v záznamu
      help             tato nápověda
      board            stůl ještě jednou
      log              co se stalo v tomto kole
      why              co teď nejde a proč
      why build office proč tento tah nejde
      info office      co umí budova
      hint             nejlepší odpovědi a co přinesou
      auto             na otázku odpoví bot (nebo rozmístí všechny kolonisty)
      undo             vzít zpět své poslední rozhodnutí
      save FILE        uložit záznam hry do souboru
      quit             odejít ze hry

## Chybná slova na příkazovém řádku

terminal-bad-bot = Žádný bot se nejmenuje „{ $bot }“. K dispozici: { $known }.
terminal-bad-word = { $option } nemůže být „{ $word }“. Možné hodnoty: { $known }.
terminal-bad-switch = Žádná volba se nejmenuje „{ $switch }“. K dispozici: { $known }.
terminal-bad-edition = Žádné vydání se nejmenuje „{ $edition }“. K dispozici: { $known }.
terminal-bad-language = Žádný jazyk se nejmenuje „{ $language }“. K dispozici: { $known }.
terminal-bad-bot-count = { $seats ->
        [one] Pro boty je { $seats } místo
        [few] Pro boty jsou { $seats } místa
        [many] Pro boty je { $seats } místa
       *[other] Pro boty je { $seats } míst
    }, ne { $bots }.
terminal-bad-seat = Místo { $seat } neexistuje; místa mají čísla 1 až { $players }.
terminal-bad-setup = Takový stůl není možný: { $reason }
terminal-resume-over = Hra ze souboru { $path } už skončila; ukáže ji „meseta replay { $path }“.
terminal-resume-unknown = Ve hře ze souboru { $path } nelze pokračovat: jde to jen se záznamem, který během hry píše „meseta play“.
terminal-record-running = Soubor { $path } obsahuje nedohranou hru. Pokračuj v ní pomocí „meseta play --resume { $path }“, nebo zvol pro novou hru jiný soubor.
terminal-only-puerto-rico = { $option } je volba hry Puerto Rico; Altiplano ji nemá.

## Soubor s čísly Altiplana (`meseta components`)

components-only-altiplano = Puerto Rico nemá soubor s čísly: všechna jsou vytištěná v jeho pravidlech.
components-right = Soubor { $file } je v pořádku. Sada se jmenuje „{ $name }“.
components-digest = Otisk v záznamech (SHA-256): { $digest }
components-provenance = Původ čísel: vytištěná { $printed }, z textu pravidel { $rulebook }, odvozená { $inferred }, rekonstruovaná { $reconstructed }.

## Games without boards of their own

terminal-plain-welcome = { $table }. Nápověda: help, odchod: quit.
terminal-plain-question = Co uděláš?
terminal-plain-points = Body
terminal-plain-tie-break = Při rovnosti
terminal-plain-no-info = O „{ $text }“ tu nic není.
terminal-plain-help =
    Co můžeš napsat:
      3                číslo ze seznamu
      move trot        kterýkoli tah, zapsaný jako v záznamu
      help             tato nápověda
      board            stůl ještě jednou
      log              co se stalo v tomto kole
      why              co teď nejde a proč
      hint             nejlepší odpovědi a co přinesou
      auto             na otázku odpoví bot
      undo             vzít zpět své poslední rozhodnutí
      save FILE        uložit záznam hry do souboru
      quit             odejít ze hry
