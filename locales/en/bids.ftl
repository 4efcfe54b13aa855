# Seats that people bid for with points.

new-order-bids = Bid for
new-order-bids-words = everybody says under seal how many points each seat is worth; what a seat costs is subtracted at the end
order-bids = bid for with points before the game begins
bids-title = Your bids
bids-words = How many points is each seat worth to you? Nobody sees your numbers before the game begins. The seats go to those who value them most. Whoever gets a seat gives up at the end what the others lose by it: never more than they bid, and usually less. Seat 1 is the first to choose a role.
bid-seat = Seat { $number }
bids-yours = Your bids: { $bids }.
bids-one = seat { $number }: { $count }
seat-prices = Given up for the seats
seat-gives-up =
    { $count ->
        [one] Gives up 1 point for the seat
       *[other] Gives up { $count } points for the seat
    }
score-seat-price = Given up for the seat
impossible-seat-prices = What each seat costs is a number from 0 to { $count }; at least one of them is more than 0.
