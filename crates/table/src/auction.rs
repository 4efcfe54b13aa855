//! The auction of seats: who gets which seat, and at what price.
//!
//! Everybody says under seal how many points each seat is worth to them. The seats are dealt so that the sum of what they
//! are worth to those who get them is as large as possible, and each costs what the others lose because it is taken. That is
//! what an open auction of all seats at once would come to, if everybody bid up to their numbers in the smallest steps: the
//! least prices at which nobody would rather have another seat at its price. Nobody pays more than they have said, and
//! nobody gains by saying anything but what a seat is worth to them.

use tabletop::Random;

use crate::bot;
use crate::core::Draft;
use crate::rows::Occupant;

/// Deals the seats of a table where everybody has bid, and writes what they cost into its setup.
pub(crate) fn hold(draft: &mut Draft, random: &mut impl Random) {
    let of_bots = bot::seat_bids(&draft.game);
    for seat in &mut draft.row.seats {
        if matches!(seat.occupant, Occupant::Bot(_)) {
            seat.bids = of_bots.to_vec();
        }
    }
    let bids: Vec<&[u8]> = draft.row.seats.iter().map(|seat| seat.bids.as_slice()).collect();
    let (dealt, prices) = settle(&bids, random);
    let Some(game) = draft.game.priced(&prices) else {
        return;
    };
    let Ok(setup) = serde_json::to_string(&game.setup()) else {
        return;
    };
    (draft.game, draft.row.setup) = (game, setup);
    let seats = dealt
        .iter()
        .filter_map(|&from| draft.row.seats.get(from).cloned());
    draft.row.seats = seats.collect();
}

/// For each seat, the bidder who gets it and its price in points. `bids` holds, for each bidder, the value of every seat; a
/// missing value is 0. Ties between equally good assignments are broken at random.
fn settle(bids: &[&[u8]], random: &mut impl Random) -> (Vec<usize>, Vec<u8>) {
    let worth = |bidder: usize, seat: usize| {
        let bid = bids.get(bidder).and_then(|bids| bids.get(seat));
        bid.map_or(0, |&bid| u32::from(bid))
    };
    // All ways to seat them: 120 at most.
    let ways = orders(bids.len());
    let sum = |way: &[usize], without: Option<usize>| -> u32 {
        let seated = way
            .iter()
            .enumerate()
            .filter(|&(_, &bidder)| Some(bidder) != without);
        seated.map(|(seat, &bidder)| worth(bidder, seat)).sum()
    };
    let most = |without| ways.iter().map(|way| sum(way, without)).max().unwrap_or_default();
    let largest = most(None);
    let best: Vec<&Vec<usize>> = ways.iter().filter(|way| sum(way, None) == largest).collect();
    let drawn = random.below(best.len().max(1) as u32) as usize;
    let Some(&dealt) = best.get(drawn) else {
        return (Vec::new(), Vec::new());
    };
    let price = |&bidder: &usize| most(Some(bidder)) - sum(dealt, Some(bidder));
    // Never more than the bidder's own number.
    let prices = dealt
        .iter()
        .map(|bidder| u8::try_from(price(bidder)).unwrap_or(u8::MAX));
    (dealt.clone(), prices.collect())
}

/// All orders of the numbers below `count`.
fn orders(count: usize) -> Vec<Vec<usize>> {
    let Some(last) = count.checked_sub(1) else {
        return vec![Vec::new()];
    };
    let shorter = orders(last);
    let with_last = shorter.iter().flat_map(|order| {
        (0..=order.len()).map(move |place| {
            let mut longer = order.clone();
            longer.insert(place, last);
            longer
        })
    });
    with_last.collect()
}

#[cfg(test)]
mod tests {
    use tabletop::FastRandom;

    use super::*;

    fn settled(bids: &[&[u8]], seed: u64) -> (Vec<usize>, Vec<u8>) {
        settle(bids, &mut FastRandom::new(seed))
    }

    #[test]
    fn two_who_want_the_same_seat_pay_what_it_is_worth_to_the_other() {
        for seed in 0..20 {
            assert_eq!(settled(&[&[0, 5], &[0, 7]], seed), (vec![0, 1], vec![0, 5]));
            assert_eq!(settled(&[&[0, 7], &[0, 5]], seed), (vec![1, 0], vec![0, 5]));
            // Only the difference between seats counts.
            assert_eq!(settled(&[&[13, 18], &[0, 7]], seed), (vec![0, 1], vec![0, 5]));
        }
    }

    #[test]
    fn who_wants_what_nobody_else_wants_has_it_for_nothing() {
        let bids: [&[u8]; 3] = [&[0, 0, 9], &[4, 0, 0], &[0, 3, 0]];
        assert_eq!(settled(&bids, 1), (vec![1, 2, 0], vec![0, 0, 0]));
    }

    #[test]
    fn without_bids_every_order_is_as_likely_and_nobody_pays() {
        let mut seen = std::collections::BTreeMap::new();
        for seed in 0..300 {
            let (dealt, prices) = settled(&[&[], &[], &[]], seed);
            assert_eq!(prices, [0, 0, 0]);
            *seen.entry(dealt).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), 6);
        assert!(seen.values().all(|&times| times > 25), "{seen:?}");
    }

    #[test]
    fn equals_who_both_want_a_seat_are_dealt_it_by_chance_at_its_full_price() {
        let firsts: Vec<usize> = (0..40)
            .map(|seed| {
                let (dealt, prices) = settled(&[&[0, 6], &[0, 6]], seed);
                assert_eq!(prices, [0, 6]);
                dealt[1]
            })
            .collect();
        assert!(firsts.contains(&0) && firsts.contains(&1));
    }

    /// Nobody pays more than they bid, nobody would rather have another seat at its price, and a seat is free.
    #[test]
    fn nobody_envies_anybody() {
        let mut random = FastRandom::new(14);
        for _ in 0..300 {
            let count = 2 + random.below(4) as usize;
            let bids: Vec<Vec<u8>> = (0..count)
                .map(|_| (0..count).map(|_| random.below(21) as u8).collect())
                .collect();
            let slices: Vec<&[u8]> = bids.iter().map(Vec::as_slice).collect();
            let (dealt, prices) = settle(&slices, &mut random);
            assert!(prices.contains(&0), "{bids:?} {prices:?}");
            for (seat, &bidder) in dealt.iter().enumerate() {
                let gain = |seat: usize| i32::from(bids[bidder][seat]) - i32::from(prices[seat]);
                assert!(gain(seat) >= 0, "{bids:?} {prices:?}");
                for other in 0..count {
                    assert!(gain(other) <= gain(seat), "{bids:?} {dealt:?} {prices:?}");
                }
            }
        }
    }

    /// What somebody else says instead of what seats are worth to them never brings them more.
    #[test]
    fn nobody_gains_by_saying_something_else() {
        let mut random = FastRandom::new(15);
        let mut draw = |count: usize| -> Vec<u8> { (0..count).map(|_| random.below(21) as u8).collect() };
        for round in 0..300 {
            let count = 2 + round % 4;
            let others: Vec<Vec<u8>> = (1..count).map(|_| draw(count)).collect();
            let (honest, said) = (draw(count), draw(count));
            let gain = |first: &Vec<u8>| {
                let bids: Vec<&[u8]> = std::iter::once(first).chain(&others).map(Vec::as_slice).collect();
                let (dealt, prices) = settled(&bids, 3);
                let seat = dealt.iter().position(|&bidder| bidder == 0).expect("a seat");
                i32::from(honest[seat]) - i32::from(prices[seat])
            };
            assert!(gain(&said) <= gain(&honest), "{honest:?} {said:?} {others:?}");
        }
    }
}
