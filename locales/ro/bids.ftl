# Locuri pentru care se licitează cu puncte.

new-order-bids = Licitată
new-order-bids-words = fiecare spune în secret câte puncte valorează pentru el fiecare loc; prețul locului se scade la sfârșit
order-bids = licitată cu puncte înainte de joc
bids-title = Licitația ta
bids-words = Câte puncte valorează pentru tine fiecare loc? Nimeni nu îți vede numerele înainte să înceapă jocul. Locurile revin celor care le prețuiesc cel mai mult. Cine primește un loc cedează la sfârșit cât pierd ceilalți din cauza asta: niciodată mai mult decât a licitat și de obicei mai puțin. Locul 1 alege primul un rol.
bid-seat = Locul { $number }
bids-yours = Licitația ta: { $bids }.
bids-one = locul { $number }: { $count }
seat-prices = Puncte cedate pentru locuri
seat-gives-up =
    { $count ->
        [one] Cedează 1 punct pentru loc
        [few] Cedează { $count } puncte pentru loc
       *[other] Cedează { $count } de puncte pentru loc
    }
score-seat-price = Cedat pentru loc
impossible-seat-prices = Prețul fiecărui loc este un număr de la 0 la { $count }; cel puțin unul este mai mare decât 0.
