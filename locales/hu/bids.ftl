# Helyek, amelyekre pontokkal licitálnak.

new-order-bids = Licitált
new-order-bids-words = mindenki titokban megadja, hány pontot érnek neki az egyes helyek; a hely árát a végén levonjuk
order-bids = a játék előtt pontokkal licitálunk rá
bids-title = A licited
bids-words = Hány pontot érnek neked az egyes helyek? A játék kezdetéig senki sem látja a számaidat. A helyeket azok kapják, akik a legtöbbre értékelik őket. Aki megkap egy helyet, az a játék végén annyit ad le, amennyit a többiek veszítenek vele: sosem többet, mint amennyit licitált, és többnyire kevesebbet. Az 1. hely választ elsőként szerepet.
bid-seat = { $number }. hely
bids-yours = A licited: { $bids }.
bids-one = { $number }. hely: { $count }
seat-prices = A helyekért leadott pontok
seat-gives-up = { $count } pontot ad le a helyért
score-seat-price = A helyért leadva
impossible-seat-prices = A helyek ára helyenként egy 0 és { $count } közötti szám, és legalább az egyik nagyobb 0-nál.
