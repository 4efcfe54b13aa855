//! What is shown before a press is what the game does after it: each answer that is offered in random games of both games is
//! made, and what was said about it is compared with what happens.

use ::altiplano::{Decision, Refusal};
use ::puerto_rico::{Event, Gain as Asked, Returned};
use narrator::{Gain, GainOf, Numbers};
use protocol::of::{altiplano, puerto_rico};
use protocol::{AnyEvent, AnyGame, AnyRefusal, Listed, LogEntry, Move, Offer, Reader, ToldEvent};
use serde_json::{Value, json};
use tabletop::wire::WireGame as _;
use tabletop::{FastRandom, Random, Seat, Secret, Turn};

const SECRET: Secret = Secret([17; 32]);

/// Plays random games of this setup and calls `look` for each decision of each seat that is asked.
fn each_decision<G: Listed>(setup: &Value, seeds: &[u64], mut look: impl FnMut(&AnyGame, Seat)) {
    for &seed in seeds {
        let mut any = AnyGame::new(G::GAME, setup).unwrap();
        let mut random = FastRandom::new(seed);
        for _ in 0..4_000 {
            any.draw_all(&SECRET);
            let Turn::Seats(seats) = any.turn() else { break };
            for seat in seats.iter() {
                look(&any, seat);
            }
            let seat = seats.first().unwrap();
            let legal = any.legal(seat);
            let one = &legal[random.below(legal.len() as u32) as usize];
            any = made(&any, seat, &one.notation).0;
        }
        assert!(any.is_over());
    }
}

/// The game after an answer, and what the seat that gave it reads in the log.
fn made(any: &AnyGame, seat: Seat, notation: &str) -> (AnyGame, LogEntry) {
    let mut after = any.clone();
    after.apply(seat, &[Move::Notation(notation.to_owned())]).unwrap();
    let entry = after
        .log(any.version() as usize, Reader::Of(Some(seat)))
        .remove(0);
    (after, entry)
}

/// What an answer changes for the seat: money before and after it, and points in chips that it brings, if the game has
/// such chips.
struct Change {
    money: [i32; 2],
    chips: Option<i32>,
}

/// What the facts of a preview say of the seat's points, one number for each such fact: an odd good on the small wharf
/// brings 0, and the black market takes 1 for a doubloon. Some gains that are asked about have no fact of their own: what
/// tells of them is that they were taken.
fn told_points(preview: &[ToldEvent], seat: Seat) -> Vec<i32> {
    let points = preview.iter().filter_map(|told| match told.event {
        AnyEvent::PuertoRico(Event::BlackMarketPaid {
            seat: who,
            item: Returned::Point,
        }) => (who == seat).then_some(-1),
        AnyEvent::PuertoRico(Event::GainTaken {
            seat: who,
            gain: Asked::CaptainPrivilege | Asked::Harbor | Asked::Church { .. },
            amount,
        }) => (who == seat).then_some(amount.into()),
        ref event => {
            let fact = serde_json::to_value(event).unwrap();
            let own = fact.get("seat")?.as_u64() == Some(seat.index() as u64);
            fact.get("points")?
                .as_i64()
                .filter(|_| own)
                .map(|points| points as i32)
        }
    });
    points.collect()
}

/// How often something was compared.
#[derive(Default, Debug)]
struct Compared {
    events: u32,
    money: u32,
    chips: u32,
    /// Those among them where the answer brings all the points there are.
    chips_alone: u32,
    left: u32,
}

impl Compared {
    fn offer(&mut self, seat: Seat, offer: &Offer, entry: &LogEntry, change: &Change) {
        assert_eq!(offer.preview, entry.events, "{}", offer.notation);
        self.events += u32::from(!offer.preview.is_empty());
        let told = told_points(&offer.preview, seat);
        if let Some(chips) = change.chips {
            assert_eq!(told.iter().sum::<i32>(), chips, "{}", offer.notation);
        }
        let Some(Numbers { gain, lines }) = &offer.numbers else {
            return;
        };
        let [before, after] = change.money;
        let paid = lines.iter().find(|line| line.label.id == "sum-you-pay");
        match *gain {
            Some(Gain {
                amount,
                of: GainOf::Doubloons | GainOf::Coins,
                price,
            }) => {
                let said = match (price, paid) {
                    (true, Some(paid)) => -paid.value,
                    (true, None) => -amount,
                    (false, _) => amount,
                };
                assert_eq!(after - before, said, "{}", offer.notation);
                self.money += 1;
            }
            Some(Gain {
                amount,
                of: GainOf::Points,
                ..
            }) if change.chips.is_some() => {
                // The number is about the answer itself. Goods that the seat then loads because nothing else is possible
                // are told in sentences, so their points are in the facts after the first one.
                assert_eq!(told.first(), Some(&amount), "{}", offer.notation);
                self.chips += 1;
                self.chips_alone += u32::from(told.len() == 1);
            }
            _ => {}
        }
        for line in lines {
            let left = ["sum-left", "sum-then", "alti-sum-left", "alti-sum-then"];
            if left.contains(&&*line.label.id) {
                assert_eq!(line.value, after, "{}", offer.notation);
                self.left += 1;
            }
        }
    }
}

#[test]
fn what_is_said_of_an_answer_in_puerto_rico_is_what_it_does() {
    let mut compared = Compared::default();
    let base = json!({ "edition": "2002", "players": 4 });
    let everything = json!({
        "edition": "2020", "players": 3,
        "expansions": ["new_buildings", "nobles", "buccaneer", "festival"],
    });
    let asked = json!({
        "edition": "2020", "players": 4,
        "expansions": ["new_buildings", "nobles", "buccaneer", "festival"],
        "switches": ["strict_optional", "ask_forced"],
    });
    let two = json!({ "edition": "2011", "players": 2, "switches": ["decline_workers"] });
    let mut tasks = 0;
    for (setup, seeds) in [
        (base, &[1, 2, 3, 4][..]),
        (everything, &[1, 2, 4, 7]),
        (asked, &[1]),
        (two, &[1]),
    ] {
        each_decision::<puerto_rico::State>(&setup, seeds, |any, seat| {
            let board = |any: &AnyGame| {
                let game = puerto_rico::State::playing(any).unwrap();
                let board = game.state().board(seat);
                (i32::from(board.doubloons), i32::from(board.victory_points))
            };
            for offer in any.told_offers(seat) {
                if offer.refusal.is_some() {
                    continue;
                }
                let (after, entry) = made(any, seat, &offer.notation);
                let (then, now) = (board(any), board(&after));
                let change = Change {
                    money: [then.0, now.0],
                    chips: Some(now.1 - then.1),
                };
                compared.offer(seat, &offer, &entry, &change);
                // The festival pays while goods are produced, far from the answer that leads there.
                tasks += u32::from(offer.preview.iter().any(|told| match told.event {
                    AnyEvent::PuertoRico(Event::ProductionTaskDone { seat: who, .. }) => who == seat,
                    _ => false,
                }));
            }
        });
    }
    assert!(
        compared.events > 8_000
            && compared.money > 3_000
            && compared.chips_alone > 300
            && compared.chips - compared.chips_alone > 20
            && compared.left > 2_000
            && tasks > 2,
        "{compared:?}, {tasks}"
    );
}

#[test]
fn what_is_said_of_an_answer_in_altiplano_is_what_it_does() {
    let mut compared = Compared::default();
    let missions = json!({ "players": 3, "switches": ["missions"] });
    let switched = json!({
        "players": 4,
        "switches": [
            "missions", "draw_fewer", "plan_in_turn_order", "move_without_action", "wild_feeds_tiles", "pay_for_nothing",
            "second_corn_shelf", "corn_store_in_village",
        ],
    });
    for setup in [missions, switched] {
        each_decision::<altiplano::State>(&setup, &[1, 2, 3, 4, 5, 6], |any, seat| {
            let state = |any: &AnyGame| *altiplano::State::playing(any).unwrap().state();
            let coins = |any: &AnyGame| i32::from(state(any).player(seat).coins);
            if state(any).is_sealed() {
                // Nothing is said in advance: the last answer opens those of the others.
                assert!(any.told_offers(seat).iter().all(|offer| offer.preview.is_empty()));
                return;
            }
            for offer in any.told_offers(seat) {
                if offer.refusal.is_some() {
                    continue;
                }
                let (after, entry) = made(any, seat, &offer.notation);
                let change = Change {
                    money: [coins(any), coins(&after)],
                    chips: None,
                };
                compared.offer(seat, &offer, &entry, &change);
            }
        });
    }
    assert!(
        compared.events > 2_000 && compared.money > 80 && compared.left > 200,
        "{compared:?}"
    );
}

/// What an answer would come to once the pawn is where it is possible is what it comes to there.
#[test]
fn what_is_said_of_an_answer_elsewhere_is_said_there_too() {
    let (mut compared, mut numbers) = (0, 0);
    let setup = json!({ "players": 3 });
    each_decision::<altiplano::State>(&setup, &[4, 5, 6], |any, seat| {
        let game = altiplano::State::playing(any).unwrap();
        // Before the actions, ways are those that the pawn will have: nothing can be answered with them yet.
        if !matches!(game.state().decision(), Decision::Act { .. }) {
            assert!(any.told_offers(seat).iter().all(|offer| offer.ahead.is_none()));
            return;
        }
        let outlook = game.state().outlook(Some(seat), None).unwrap();
        let own = outlook.own.unwrap();
        let offers = any.told_offers(seat);
        for to in ::altiplano::Location::ALL {
            let Some(way) = own.ways[to].first().filter(|way| !way.moves.is_empty()) else {
                continue;
            };
            let mut there = any.clone();
            for step in &way.moves {
                there = made(&there, seat, &step.to_string()).0;
            }
            let offers_there = there.told_offers(seat);
            for offer in &offers {
                let needed = offer.refusal.as_ref().and_then(|told| match told.refusal {
                    AnyRefusal::Altiplano(Refusal::PawnElsewhere { needed }) => Some(needed),
                    _ => None,
                });
                assert_eq!(offer.ahead.is_some(), needed.is_some(), "{}", offer.notation);
                let Some(ahead) = offer.ahead.as_ref().filter(|_| needed == Some(to)) else {
                    continue;
                };
                let same = offers_there
                    .iter()
                    .find(|one| one.notation == offer.notation)
                    .unwrap();
                assert_eq!(same.refusal, ahead.refusal, "{} at {to:?}", offer.notation);
                assert_eq!(same.numbers, ahead.numbers, "{} at {to:?}", offer.notation);
                compared += 1;
                numbers += u32::from(ahead.numbers.is_some());
            }
        }
    });
    assert!(compared > 200 && numbers > 50, "{compared}, {numbers}");
}
