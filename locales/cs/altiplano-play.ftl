# Věty partie Altiplano, česky.

## What happened: one line of the log for each fact or run of facts

altiplano-log-start-player =
    { $who ->
        [you] Začínáš kolo.
       *[other] Kolo začíná { $player }.
    }
altiplano-log-role-taken =
    { $who ->
        [you] Tvé povolání: { $role }.
       *[other] { $player } má povolání: { $role }.
    }
altiplano-log-missions-passed = Mise putují k sousedům.
altiplano-log-missions-chosen = Každý už má dvě mise.
altiplano-log-mission-done =
    { $who ->
        [you] Máš splněnou misi: { $mission }.
       *[other] { $player } má splněnou misi: { $mission }.
    }
altiplano-log-first-happened =
    { $what ->
        [shelf] První zaplněná police
        [fish-shelf] První police zaplněná rybami
        [order] První dokončená zakázka
       *[house] První postavený dům
    }{ $who ->
        [you] : ty.
       *[other] : { $player }.
    }
altiplano-log-round-began = Začíná { $round }. kolo.
altiplano-log-took-back =
    { $who ->
        [you] Bereš zpět: { $places }.
       *[other] { $player } bere zpět: { $places }.
    }
altiplano-log-took-back-coins =
    { $who ->
        [you] Bereš zpět { $count ->
            [one] { $count } minci
            [few] { $count } mince
            [many] { $count } mince
           *[other] { $count } mincí
        }.
       *[other] { $player } bere zpět { $count ->
            [one] { $count } minci
            [few] { $count } mince
            [many] { $count } mince
           *[other] { $count } mincí
        }.
    }
altiplano-log-bag-filled =
    { $who ->
        [you] Obsah tvé truhly jde do váčku.
       *[other] { $player }: obsah truhly jde do váčku.
    }
altiplano-log-drawn =
    { $who ->
        [you] Losuješ: { $goods }.
       *[other] { $player } losuje: { $goods }.
    }
altiplano-log-swapped-away =
    { $who ->
        [you] Odkládáš do truhly: { $good }.
       *[other] { $player } odkládá do truhly: { $good }.
    }
altiplano-log-swapped-in =
    { $who ->
        [you] Bereš za to: { $good }.
       *[other] { $player } bere za to: { $good }.
    }
altiplano-log-planned =
    { $who ->
        [you] Plánuješ: { $places }.
       *[other] { $player } plánuje: { $places }.
    }
altiplano-log-funded =
    { $who ->
        [you] Pokládáš { $count ->
            [one] { $count } minci
            [few] { $count } mince
            [many] { $count } mince
           *[other] { $count } mincí
        }.
       *[other] { $player } pokládá { $count ->
            [one] { $count } minci
            [few] { $count } mince
            [many] { $count } mince
           *[other] { $count } mincí
        }.
    }
altiplano-log-plans-shown = Všechny plány jsou odkryté.
altiplano-log-extension-left = Nikdo nekoupil rozšíření, a tak nejspodnější odchází ze hry: { $extension }
altiplano-log-extension-laid = Nová rozšíření v řadě: { $count }.
altiplano-log-pawn-placed =
    { $who ->
        [you] Tvá figurka začíná zde: { $location }.
       *[other] { $player } staví figurku sem: { $location }.
    }
altiplano-log-moved =
    { $who ->
        [you] Ty
       *[other] { $player }
    } → { $location }, { $ride ->
        [first-cart] prvním vozem.
        [cart-food] dalším vozem za 1 jídlo.
        [cart-coin] dalším vozem za 1 minci.
        [walk-coin] pěšky za 1 minci.
       *[walk-food] pěšky za 1 jídlo.
    }
altiplano-log-acted-farm-food =
    { $who ->
        [you] Využíváš
       *[other] { $player } využívá
    } { $count ->
        [one] { $count } alpaku
        [few] { $count } alpaky
        [many] { $count } alpaky
       *[other] { $count } alpak
    } (Farma).
altiplano-log-acted-farm-wool =
    { $who ->
        [you] Měníš
       *[other] { $player } mění
    } alpaku a jídlo za vlnu (Farma).
altiplano-log-acted-farm-cloth =
    { $who ->
        [you] Měníš
       *[other] { $player } mění
    } vlnu a jídlo za sukno (Farma).
altiplano-log-acted-forest-wood =
    { $who ->
        [you] Měníš
       *[other] { $player } mění
    } 2 jídla za dřevo (Les).
altiplano-log-acted-mine-stone =
    { $who ->
        [you] Měníš
       *[other] { $player } mění
    } 2 jídla za kámen (Důl).
altiplano-log-acted-mine-silver =
    { $who ->
        [you] Měníš
       *[other] { $player } mění
    } rudu a jídlo za stříbro (Důl).
altiplano-log-acted-harbor-food =
    { $who ->
        [you] Měníš
       *[other] { $player } mění
    } rybu a jídlo za další jídlo (Přístav).
altiplano-log-acted-harbor-stone =
    { $who ->
        [you] Měníš
       *[other] { $player } mění
    } 2 ryby za kámen (Přístav).
altiplano-log-acted-trade-cacao =
    { $who ->
        [you] Měníš
       *[other] { $player } mění
    } kakao za { $good }.
altiplano-log-acted-build-boat =
    { $who ->
        [you] Stavíš
       *[other] { $player } staví
    } loď za 2 dřeva: { $good }.
altiplano-log-acted-build-house =
    { $who ->
        [you] Stavíš
       *[other] { $player } staví
    } dům za 2 kameny: { $good }.
altiplano-log-acted-sell =
    { $who ->
        [you] Prodáváš
       *[other] { $player } prodává
    }: { $good }.
altiplano-log-acted-deliver =
    { $who ->
        [you] Dodáváš
       *[other] { $player } dodává
    }: { $good }.
altiplano-log-acted-buy-extension =
    { $who ->
        [you] Kupuješ
       *[other] { $player } kupuje
    } rozšíření: { $extension }
altiplano-log-acted-take-order =
    { $who ->
        [you] Bereš
       *[other] { $player } bere
    } zakázku: { $goods }.
altiplano-log-acted-use-role =
    { $who ->
        [you] Využíváš povolání { $role }:
       *[other] { $player } využívá povolání { $role }:
    } { $good }.
altiplano-log-acted-use-own-role =
    { $who ->
        [you] Využíváš své povolání:
       *[other] { $player } využívá své povolání:
    } { $good }.
altiplano-log-acted-use-extension =
    { $who ->
        [you] Využíváš rozšíření ({ $extension }):
       *[other] { $player } využívá rozšíření ({ $extension }):
    } { $good }.
altiplano-log-acted-send-corn =
    { $who ->
        [you] Posíláš
       *[other] { $player } posílá
    } kukuřici do skladu: { $count }.
altiplano-log-acted-buy-cart =
    { $who ->
        [you] Kupuješ
       *[other] { $player } kupuje
    } vůz.
altiplano-log-acted-build-road =
    { $who ->
        [you] Stavíš
       *[other] { $player } staví
    } Cestu za kámen a dřevo.
altiplano-log-gained = +{ $good }.
altiplano-log-not-gained = Došlo: { $good }.
altiplano-log-coins-paid =
    −{ $count ->
        [one] { $count } mince
        [few] { $count } mince
        [many] { $count } mince
       *[other] { $count } mincí
    }.
altiplano-log-coins-gained =
    +{ $count ->
        [one] { $count } mince
        [few] { $count } mince
        [many] { $count } mince
       *[other] { $count } mincí
    }.
altiplano-log-stored = Do skladu: { $goods }.
altiplano-log-shelf-filled =
    Police { $shelf } je plná: { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }.
altiplano-log-corn-kept = Kukuřice čeká v dočasném skladu.
altiplano-log-corn-not-gained = Žádná kukuřice: došla, nebo pro ni ve skladu není místo.
altiplano-log-limit-raised = Plánovací pole od příštího losování: { $limit }.
altiplano-log-order-completed =
    { $who ->
        [you] Dokončuješ zakázku: { $points ->
            [one] { $points } bod
            [few] { $points } body
            [many] { $points } bodu
           *[other] { $points } bodů
        }.
       *[other] { $player } dokončuje zakázku: { $points ->
            [one] { $points } bod
            [few] { $points } body
            [many] { $points } bodu
           *[other] { $points } bodů
        }.
    }
altiplano-log-passed =
    { $who ->
        [you] Pasuješ do konce kola.
       *[other] { $player } pasuje do konce kola.
    }
altiplano-log-passed-automatic =
    { $who ->
        [you] V tomto kole už nemůžeš nic dělat.
       *[other] { $player } už v tomto kole nemůže nic dělat.
    }
altiplano-log-end-triggered-empty = { $location }: nic nezbylo; { $round }. kolo je poslední.
altiplano-log-end-triggered-strip = Řadu rozšíření nelze doplnit; { $round }. kolo je poslední.
altiplano-log-game-over = Hra skončila.

## What is asked: the question and what it means

altiplano-ask-ring = Místa se kladou do kruhu
altiplano-ask-start-player = Losuje se začínající hráč
altiplano-ask-order = Vykládají se zakázky
altiplano-ask-extension = Vykládá se rozšíření
altiplano-ask-deal-role = Rozdávají se povolání
altiplano-ask-draft-role = Vyber si povolání
altiplano-ask-draft-role-more = Přináší vlastní akci a počáteční zboží.
altiplano-ask-deal-mission = Rozdávají se mise
altiplano-ask-keep-mission = Nech si jednu misi
altiplano-ask-keep-mission-more = Zbylé dvě dostanou jiní hráči.
altiplano-ask-keep-mission-more-two = Ze zbylých dvou jde jedna soupeři a jedna zpět do krabice.
altiplano-ask-give-mission = Vyber misi pro hráče vlevo
altiplano-ask-give-mission-more = Druhá jde vpravo.
altiplano-ask-give-mission-two = Vyber misi pro soupeře
altiplano-ask-give-mission-more-two = Druhá jde zpět do krabice.
altiplano-ask-keep-received = Nech si jednu z obdržených misí
altiplano-ask-keep-received-more = Druhá jde zpět do krabice.
altiplano-ask-take-back = Vzít žetony zpět před losováním?
altiplano-ask-take-back-more = Vrácené žetony zaberou plánovací pole, takže losuješ méně. Zpět lze vzít i mince.
altiplano-ask-draw = Losují se žetony
altiplano-ask-draw-more = Vylosovat ještě jeden žeton?
altiplano-ask-draw-more-more = Když přestaneš, v tomto kole už nelosuješ.
altiplano-ask-swap = Vyměnit jeden žeton?
altiplano-ask-swap-more = Odložíš ho do truhly; potom vylosuješ jiný, nebo si jiný z truhly vezmeš.
altiplano-ask-swap-draw = Losuje se žeton
altiplano-ask-plan = Plánuj: rozmísti žetony
altiplano-ask-plan-more = Plánují všichni zároveň; plány se odkryjí, až všichni skončí. Co neumístíš, zůstane na příští kolo.
altiplano-ask-place-pawn = Kde začne tvá figurka?
altiplano-ask-place-pawn-more = Kterékoli místo; vůz není třeba.
altiplano-ask-act = Jsi na tahu: zvol akci
altiplano-ask-act-more = Před akcí i po ní smíš přesunout figurku. Když pasuješ, do konce kola už nehraješ.
altiplano-ask-trade-cacao = Vyměnit další kakao?
altiplano-ask-sell = Prodat další žeton?
altiplano-ask-deliver = Dodat další žeton?
altiplano-ask-store = Uskladnit další žeton?
altiplano-ask-corn = Na kterou polici přijde kukuřice?
altiplano-ask-corn-more = Kukuřice se vejde na každou započatou polici; na polici, kterou sama začne, smí jen kukuřice.
altiplano-ask-after-action = Přesuň se dál, nebo ukonči tah
altiplano-ask-after-action-more = Když se přesuneš teď, ušetříš přesun v příštím tahu.
altiplano-ask-final-draw = Před bodováním se losuje deset žetonů
altiplano-ask-over = Hra skončila

## What an answer is called

altiplano-act-take-role = { $role }
altiplano-act-keep-mission = Nechat si: { $mission }
altiplano-act-give-mission = Předat: { $mission }
altiplano-act-take-back = Vzít zpět: { $good } ({ $place })
altiplano-act-take-back-coins = Vzít mince zpět
altiplano-act-draw-more = Losovat dál
altiplano-act-stop-drawing = Dost
altiplano-act-swap = Odložit: { $away }, vzít: { $take }
altiplano-act-swap-draw = Odložit: { $away }, vylosovat jiný
altiplano-act-keep-tiles = Nechat si žetony
altiplano-act-plan = { $good } → { $place }
altiplano-act-fund = Položit mince
altiplano-act-replan = Plánovat znovu
altiplano-act-first-cart = První vůz: { $location }
altiplano-act-cart =
    Další vůz: { $location } ({ $fuel ->
        [coin] 1 mince
       *[food] 1 jídlo
    })
altiplano-act-walk =
    Pěšky: { $location } ({ $fuel ->
        [coin] 1 mince
       *[food] 1 jídlo
    })
altiplano-act-wild = s žetonem libovolného místa
altiplano-act-no-card = bez karty
altiplano-act-shelve-corn = Police { $shelf }
altiplano-act-keep-corn = Do dočasného skladu
altiplano-act-done = Hotovo
altiplano-act-pass = Pasovat
altiplano-act-end-turn = Ukončit tah

## Why something can’t be done now

altiplano-refusal-game-over = Hra skončila.
altiplano-refusal-chance-first = Nejdřív se losuje.
altiplano-refusal-not-your-turn = Teď nejsi na řadě.
altiplano-refusal-other-decision = Teď se rozhoduje o něčem jiném.
altiplano-refusal-role-taken = Toto povolání už má { $player }.
altiplano-refusal-not-in-hand = Tuto misi nemáš v ruce.
altiplano-refusal-nothing-there = Nic takového tam není.
altiplano-refusal-no-planning-space = Všechna plánovací pole, která Cesta dovoluje, jsou obsazená.
altiplano-refusal-out-of-order = Druhy se vybírají v pevném pořadí a některý pozdější už je vybraný.
altiplano-refusal-nothing-other = Žádný žeton jiného druhu tam není.
altiplano-refusal-not-on-planning = Není na tvých plánovacích polích: { $good }.
altiplano-refusal-not-accepted = Tato pole tento druh neberou.
altiplano-refusal-spaces-taken = Všechna pole jsou tam obsazená.
altiplano-refusal-takes-no-coins = Sem mince položit nelze.
altiplano-refusal-too-few-coins =
    Potřebuješ { $needed ->
        [one] { $needed } minci
        [few] { $needed } mince
        [many] { $needed } mince
       *[other] { $needed } mincí
    }.
altiplano-refusal-nothing-to-replan = V této fázi nemáš nic umístěno, nebo už byl plán třikrát znovu otevřen.
altiplano-refusal-already-there = Tvá figurka už tam stojí.
altiplano-refusal-no-cart = Takový vůz už v tomto kole nemáš.
altiplano-refusal-no-fuel = Na polích pohybu na to není žádné jídlo.
altiplano-refusal-not-neighbour = Pěšky dojdeš jen na sousední místo.
altiplano-refusal-no-action-afterwards = Po tomto přesunu by nebyla možná žádná akce, a tah s přesunem ji vyžaduje.
altiplano-refusal-action-needed = Po přesunu musíš v tomto tahu provést akci.
altiplano-refusal-pawn-elsewhere = Tvá figurka musí stát zde: { $location }.
altiplano-refusal-inputs-missing = Na polích chybí potřebné žetony.
altiplano-refusal-no-wild-tile = Na poli libovolného místa není vhodný žeton.
altiplano-refusal-not-traded = Kakao se mění jen za jídlo, sukno nebo sklo.
altiplano-refusal-not-produced = Toto povolání ani rozšíření to nedává.
altiplano-refusal-not-owned = Takové povolání ani rozšíření nemáš.
altiplano-refusal-none-left = Už žádné nezbylo.
altiplano-refusal-must-take-card = Dokud nějaká karta zbývá, musíš si ji vzít.
altiplano-refusal-food-not-stored = Jídlo nelze uskladnit.
altiplano-refusal-no-slot = Ve skladu pro tento druh není místo.
altiplano-refusal-once-per-round = To jde jen jednou za kolo.
altiplano-refusal-cart-limit = Můžeš mít nejvýše čtyři vozy.
altiplano-refusal-no-price = Tento druh nemá cenu.
altiplano-refusal-not-on-strip = Toto rozšíření není v řadě.
altiplano-refusal-same-action = Povolání nebo rozšíření se stejnou akcí už máš.
altiplano-refusal-order-unfinished = Nejdřív dokonči svou zakázku.
altiplano-refusal-no-order = Nemáš nedokončenou zakázku.
altiplano-refusal-not-wanted = Zakázka už tento druh nepotřebuje.
altiplano-refusal-road-finished = Tvá Cesta je dostavěná.
altiplano-refusal-too-little-corn = V dočasném skladu je méně kukuřice.
altiplano-refusal-shelf-closed = Na tuto polici kukuřice nesmí.
altiplano-refusal-no-corn-store = Nemáš dočasný sklad, je plný, nebo kukuřice pochází z něj.
