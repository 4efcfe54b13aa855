//! What a watcher counts: every victory point chip that a seat gets or gives away is told to everybody, in the base
//! game and in every expansion, so that anybody who saw all events knows everybody's chips.

use puerto_rico::{Event, Gain, Returned, State};
use tabletop::{FastRandom, Game, PerSeat, Playout, Seat, Turn};

use crate::conformance::setups;
use crate::table::Table;

/// The chips of each seat by what everybody saw, and nothing else.
#[derive(Default)]
struct Tally(PerSeat<u16>);

impl Tally {
    fn see(&mut self, event: &Event) {
        match *event {
            Event::Loaded { seat, points, .. }
            | Event::SmallWharfLoaded { seat, points, .. }
            | Event::ChurchPaid { seat, points }
            | Event::UnionHallPaid { seat, points }
            | Event::HuntingLodgePaid { seat, points }
            | Event::ChapelPaid { seat, points, .. }
            | Event::GoodDelivered { seat, points, .. }
            | Event::HousePlundered { seat, points, .. }
            | Event::BuildingTaskDone { seat, points, .. } => self.0[seat] += u16::from(points),
            // With `strict_optional` these are asked about, and told, one by one.
            Event::GainTaken {
                seat,
                gain: Gain::CaptainPrivilege | Gain::Harbor | Gain::Church { .. },
                amount,
            } => self.0[seat] += u16::from(amount),
            Event::BlackMarketPaid {
                seat,
                item: Returned::Point,
            } => self.0[seat] -= 1,
            _ => {}
        }
    }
}

#[test]
fn anyone_who_saw_every_event_knows_everybodys_chips() {
    let mut random = FastRandom::new(7);
    let mut playout = Playout::with_capacity(64);
    let (mut gains, mut payments) = (0, 0);
    for setup in setups() {
        let mut game = State::new(&setup).unwrap();
        let mut tally = Tally::default();
        let mut events = Vec::new();
        while game.turn() != Turn::Over {
            events.clear();
            playout.step_telling(&mut game, &mut random, &mut events);
            events.iter().for_each(|event| tally.see(event));
            for (seat, seen) in Seat::all(game.seat_count()).zip(game.watched(None).seats) {
                let chips = seen.victory_points.or(seen.counted);
                assert_eq!(chips, Some(tally.0[seat]), "{seat:?} of {setup} after {events:?}");
            }
            gains += events
                .iter()
                .filter(|event| matches!(event, Event::Loaded { .. }))
                .count();
            let point = |event: &&Event| {
                matches!(
                    event,
                    Event::BlackMarketPaid {
                        item: Returned::Point,
                        ..
                    }
                )
            };
            payments += events.iter().filter(point).count();
        }
    }
    assert!(
        gains > 1_000 && payments > 10,
        "{gains} loadings, {payments} chips given away"
    );
}

#[test]
fn counted_points_are_shown_with_the_switch_only() {
    for (setup, seen) in [
        ("players=4", None),
        ("players=4 counted", Some(7)),
        ("players=4 open_vp counted", None),
    ] {
        let table = Table::at(setup, |p| p.chips(1, 7));
        for observer in [None, Some(0), Some(3)] {
            let view = table.view(observer);
            assert_eq!(view.seats[1].counted, seen, "{setup}");
            assert_eq!(
                view.seats[1].victory_points,
                setup.contains("open_vp").then_some(7),
                "{setup}"
            );
        }
        let own = table.view(Some(1));
        assert_eq!(
            (own.seats[1].victory_points, own.seats[1].counted),
            (Some(7), None)
        );
    }
}

#[test]
fn a_watcher_knows_the_chips_without_any_switch() {
    let table = Table::at("players=3", |p| p.chips(0, 2).chips(1, 7));
    let watched = table.state.watched(Some(Seat::new(0)));
    let known = |seat: usize| (watched.seats[seat].victory_points, watched.seats[seat].counted);
    assert_eq!(
        [known(0), known(1), known(2)],
        [(Some(2), None), (None, Some(7)), (None, Some(0))]
    );
    let filled = State::determinize(&watched, &mut FastRandom::new(1));
    assert_eq!(filled, table.state, "nothing is left to guess");
}
