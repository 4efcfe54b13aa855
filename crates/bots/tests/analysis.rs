//! Hints and reviews: honest, repeatable, legal, and right where the answer is known.

use bots::analysis::{Analysed, Effort, HINT_COUNT_MAX, Hint, Review, hints, whole_answer};
use bots::{Bot, HasBots};
use tabletop::{Entry, FastRandom, Game, Playout, Record, Seat, Turn, win_shares};

const SHORT: Effort = Effort {
    scan: 30,
    worlds: 2,
    each: 6,
};

fn hint<G: Analysed>(state: &G, seat: Seat) -> Vec<Hint<G::Action>> {
    hints::<G>(seat, &state.watched(Some(seat)), SHORT, &|| false).unwrap()
}

/// Calls `check` with one in `every` decisions of a random game.
fn positions<G: Analysed>(setup: &G::Setup, seed: u64, every: u32, mut check: impl FnMut(&G, Seat)) {
    let mut state = G::new(setup).unwrap();
    let mut random = FastRandom::new(seed);
    let mut playout = Playout::with_capacity(64);
    let mut count = 0u32;
    while state.turn() != Turn::Over {
        if let Turn::Seats(seats) = state.turn() {
            count += 1;
            if count.is_multiple_of(every) {
                check(&state, seats.first().unwrap());
            }
        }
        playout.step(&mut state, &mut random);
    }
}

fn hints_hold<G: Analysed>(setup: &G::Setup, seed: u64, every: u32) {
    let mut random = FastRandom::new(seed);
    positions::<G>(setup, seed, every, |state, seat| {
        let found = hint(state, seat);
        assert!((1..=HINT_COUNT_MAX).contains(&found.len()));
        for one in &found {
            let sum: f32 = one.shares.first(state.seat_count()).iter().sum();
            assert!((sum - 1.0).abs() < 1e-3, "{one:?}");
            assert!(one.shares.0.iter().all(|share| (0.0..=1.001).contains(share)));
            assert!(
                one.rival.is_none_or(|(rival, gains)| {
                    rival != seat && gains.iter().all(|(_, count)| count > 0)
                })
            );
            let mut after = state.clone();
            for &action in &one.actions {
                assert_eq!(after.apply(seat, action, &mut ()), Ok(()));
            }
            assert!(!state.goes_on(&after, seat), "{one:?} is a part of a move");
        }
        assert!(found.is_sorted_by(|one, next| one.shares[seat] >= next.shares[seat]));
        // Asked once more, and asked from a table that differs in everything that the seat can't know.
        assert_eq!(hint(state, seat), found);
        let other = G::determinize(&state.watched(Some(seat)), &mut random);
        assert_eq!(hint(&other, seat), found);
    });
}

#[test]
fn hints_are_legal_sorted_repeatable_and_blind_to_what_is_hidden() {
    hints_hold::<puerto_rico::State>(&puerto_rico::Setup::new(3), 5, 17);
    let all = "players=4 edition=2020 expansions=new_buildings,nobles,buccaneer,festival draft=random";
    hints_hold::<puerto_rico::State>(&all.parse().unwrap(), 6, 61);
}

#[test]
fn the_same_holds_for_hints_in_altiplano() {
    hints_hold::<altiplano::State>(&altiplano::Setup::new(3), 7, 67);
}

/// The last decision of a game is not estimated: its outcome is known.
#[test]
fn the_last_decision_is_judged_exactly() {
    let mut checked = 0;
    for seed in 0..12 {
        positions::<puerto_rico::State>(&puerto_rico::Setup::new(2), seed, 1, |state, seat| {
            if state.end().is_none() {
                return;
            }
            let mut legal = Vec::new();
            state.legal(seat, &mut legal);
            let results: Option<Vec<f32>> = legal
                .iter()
                .map(|&action| {
                    let mut after = *state;
                    after.apply(seat, action, &mut ()).unwrap();
                    let shares = win_shares(&after.scores(), 2);
                    (after.turn() == Turn::Over).then_some(shares[seat])
                })
                .collect();
            let Some(results) = results.filter(|results| results.len() > 1) else {
                return;
            };
            checked += 1;
            let best = results.iter().copied().fold(0.0, f32::max);
            assert!((hint(state, seat)[0].shares[seat] - best).abs() < 1e-4);
        });
    }
    assert!(checked > 0, "no game ended with a choice");
}

/// A bot's answer is given to the end of the decision, and equals what it would play step by step.
fn whole_answers_hold<G: HasBots + Analysed>(setup: &G::Setup, seed: u64) {
    let mut longest = 0;
    positions::<G>(setup, seed, 1, |state, seat| {
        let answer = whole_answer(state, seat);
        let mut bot = G::bot("greedy", 0).unwrap();
        let mut after = state.clone();
        for &action in &answer {
            let mut legal = Vec::new();
            after.legal(seat, &mut legal);
            assert_eq!(bot.decide(seat, &after.watched(Some(seat)), &legal), action);
            assert_eq!(after.apply(seat, action, &mut ()), Ok(()));
        }
        assert!(!answer.is_empty() && !state.goes_on(&after, seat));
        longest = longest.max(answer.len());
    });
    assert!(longest > 3, "{longest}");
}

#[test]
fn whole_answers_end_the_decision() {
    let all = "players=3 edition=2020 expansions=new_buildings,nobles,buccaneer,festival draft=random";
    whole_answers_hold::<puerto_rico::State>(&all.parse().unwrap(), 3);
    whole_answers_hold::<altiplano::State>(&altiplano::Setup::new(2), 4);
}

#[test]
fn no_hint_is_given_when_nobody_waits_for_one() {
    positions::<puerto_rico::State>(&puerto_rico::Setup::new(3), 2, 60, |state, seat| {
        assert_eq!(
            hints::<puerto_rico::State>(seat, &state.watched(Some(seat)), SHORT, &|| true),
            None
        );
        let not_asked = seat.next(3);
        let none = hints::<puerto_rico::State>(not_asked, &state.watched(Some(not_asked)), SHORT, &|| false);
        assert_eq!(none, Some(Vec::new()));
    });
}

/// A game among bots of one key.
fn played<G: HasBots>(setup: &G::Setup, key: &str, seed: u64) -> (G, Record<G>) {
    let start = G::new(setup).unwrap();
    let mut state = start.clone();
    let mut record = Record::new(setup.clone());
    let mut random = FastRandom::new(seed);
    let mut playout = Playout::<G>::with_capacity(64);
    let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(start.seat_count())
        .map(|_| G::bot(key, seed).unwrap())
        .collect();
    loop {
        match state.turn() {
            Turn::Over => return (start, record),
            Turn::Chance => {
                let outcome = playout.draw(&state, &mut random);
                state.resolve_unchecked(outcome, &mut ());
                record.entries.push(Entry::Chance(outcome));
            }
            Turn::Seats(seats) => {
                let seat = seats.first().unwrap();
                let mut legal = Vec::new();
                state.legal(seat, &mut legal);
                let view = state.watched(Some(seat));
                let action = match legal[..] {
                    [only] => only,
                    _ => bots[seat.index()].decide(seat, &view, &legal),
                };
                state.apply(seat, action, &mut ()).unwrap();
                record.entries.push(Entry::Seat(seat, action));
            }
        }
    }
}

/// The table before an entry of a record.
fn table<G: Game>(start: &G, record: &Record<G>, place: usize) -> G {
    let mut state = start.clone();
    for entry in &record.entries[..place] {
        match *entry {
            Entry::Seat(seat, action) => state.apply(seat, action, &mut ()).unwrap(),
            Entry::Chance(outcome) => state.resolve_unchecked(outcome, &mut ()),
            Entry::Undo { .. } => {}
        }
    }
    state
}

/// Reviews a game among bots of one key; returns how much a decision gave away on average.
fn reviewed<G: HasBots + Analysed>(setup: &G::Setup, key: &str, seed: u64) -> f32 {
    let (start, record) = played::<G>(setup, key, seed);
    let mut review = Review::new(&start, &record).with_efforts(SHORT, SHORT);
    let mut before = review.progress();
    assert_eq!(before.0, 0);
    assert!(
        review.step(&|| true),
        "a search that was stopped still has to be done"
    );
    assert_eq!(review.progress(), before);
    while review.step(&|| false) {
        let now = review.progress();
        assert!(now.0 >= before.0 && now.1 == before.1);
        before = now;
    }
    assert_eq!(before.1, review.progress().0);
    let mut lost = 0.0;
    let mut seen = Vec::new();
    for judged in review.judged() {
        let mut actions = judged.played.iter();
        // The steps of one move are in the record in this order.
        let Entry::Seat(seat, first) = record.entries[judged.place] else {
            panic!("no decision");
        };
        assert_eq!((seat, Some(&first)), (judged.seat, actions.next()));
        let sum: f32 = judged.after_played.first(start.seat_count()).iter().sum();
        assert!((sum - 1.0).abs() < 1e-3, "{judged:?}");
        assert!((0.0..=1.0).contains(&judged.cost()));
        assert!(judged.cost() > 0.0 || judged.best == judged.played);
        for whole in [&judged.played, &judged.best] {
            let first = table(&start, &record, judged.place);
            let mut after = first.clone();
            for &action in whole {
                assert_eq!(after.apply(seat, action, &mut ()), Ok(()));
            }
            assert!(!first.goes_on(&after, seat), "{judged:?} holds a part of a move");
        }
        seen.push(judged.place);
        lost += judged.cost();
    }
    assert!(seen.is_sorted_by(|one, next| one < next) && seen.len() > 10);
    lost / seen.len() as f32
}

#[test]
fn a_review_of_puerto_rico_tells_good_play_from_bad() {
    let setup = puerto_rico::Setup::new(3);
    let bad = reviewed::<puerto_rico::State>(&setup, "random", 1);
    let good = reviewed::<puerto_rico::State>(&setup, "greedy", 1);
    assert!(bad > good, "{bad} {good}");
}

#[test]
fn a_review_of_altiplano_tells_good_play_from_bad() {
    let setup = altiplano::Setup::new(2);
    let bad = reviewed::<altiplano::State>(&setup, "random", 3);
    let good = reviewed::<altiplano::State>(&setup, "greedy", 3);
    assert!(bad > good, "{bad} {good}");
}
