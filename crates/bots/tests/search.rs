//! The search: honesty, repeatability, and moves that anybody would find.

use std::cell::Cell;
use std::time::Duration;

use bots::puerto_rico::{Greedy, Knowledge, Nets, PuertoRicoGuide};
use bots::search::{Budget, Choice, Guide, Moves, Pondering, Searcher, Settings, Tree};
use bots::{Bot, Pairing, paired_match};
use puerto_rico::{Action, Decision, Expansion, Setup, State};
use tabletop::{FastRandom, Game, PerSeat, Playout, Seat, Turn};

fn searcher(iterations: u32, seed: u64) -> Searcher<State, PuertoRicoGuide> {
    let settings = Settings {
        budget: Budget::iterations(iterations),
        ..Settings::default()
    };
    Searcher::new(PuertoRicoGuide::new(Knowledge::default()), settings, seed)
}

/// Calls `check` with one in `every` decisions of a random game.
fn positions(setup: &Setup, seed: u64, every: u32, mut check: impl FnMut(&State)) {
    let mut state = State::new(setup).unwrap();
    let mut random = FastRandom::new(seed);
    let mut playout = Playout::with_capacity(64);
    let mut count = 0u32;
    while state.turn() != Turn::Over {
        if matches!(state.turn(), Turn::Seats(_)) {
            count += 1;
            if count.is_multiple_of(every) {
                check(&state);
            }
        }
        playout.step(&mut state, &mut random);
    }
}

fn legal(state: &State) -> Vec<Action> {
    let mut legal = Vec::new();
    state.legal(state.decision().seat().unwrap(), &mut legal);
    legal
}

#[test]
fn equal_seeds_give_equal_answers() {
    positions(&Setup::new(4), 3, 9, |state| {
        let seat = state.decision().seat().unwrap();
        let view = state.watched(Some(seat));
        let legal = legal(state);
        let answer = searcher(60, 9).decide(seat, &view, &legal);
        assert!(legal.contains(&answer));
        assert_eq!(searcher(60, 9).decide(seat, &view, &legal), answer);
    });
}

#[test]
fn pondering_goes_on_where_it_stopped_and_gives_equal_answers_to_equal_questions() {
    positions(&Setup::new(3), 8, 23, |state| {
        let seat = state.decision().seat().unwrap();
        let view = state.watched(Some(seat));
        let settings = Settings {
            worlds: 3,
            ..Settings::default()
        };
        let begin = || {
            Pondering::<State, _>::new(
                PuertoRicoGuide::new(Knowledge::default()),
                settings,
                seat,
                &view,
                1,
            )
        };
        let (mut steps, mut whole) = (begin(), begin());
        for _ in 0..4 {
            steps.go_on(10);
        }
        whole.go_on(40);
        assert_eq!(steps.choices(), whole.choices());
        if whole.is_exact() {
            return;
        }
        assert_eq!(whole.simulations(), 40);
        let visits: u32 = whole.choices().iter().map(|choice| choice.visits).sum();
        assert_eq!(visits, 40);
        let legal = legal(state);
        assert!(
            whole
                .choices()
                .iter()
                .all(|choice| legal.contains(&choice.actions[0]))
        );
    });
}

#[test]
fn what_a_watcher_cannot_know_changes_nothing() {
    let mut random = FastRandom::new(5);
    positions(&Setup::new(3), 4, 9, |state| {
        let seat = state.decision().seat().unwrap();
        let other = State::determinize(&state.view(Some(seat)), &mut random);
        let legal = legal(state);
        assert_eq!(
            searcher(60, 1).decide(seat, &state.view(Some(seat)), &legal),
            searcher(60, 1).decide(seat, &other.view(Some(seat)), &legal),
        );
    });
}

#[test]
fn threads_change_nothing_but_the_time() {
    positions(&Setup::new(3), 8, 25, |state| {
        let seat = state.decision().seat().unwrap();
        let view = state.watched(Some(seat));
        let answer = |threads: usize| {
            let settings = Settings {
                budget: Budget::iterations(120),
                worlds: 4,
                threads,
                ..Settings::default()
            };
            Searcher::new(PuertoRicoGuide::default(), settings, 2).analyse(seat, &view)
        };
        let alone = answer(1);
        assert_eq!(alone, answer(4));
        assert_eq!(alone, answer(3));
        let shares: f32 = alone.iter().map(|choice: &Choice<Action>| choice.share).sum();
        assert!((shares - 1.0).abs() < 1e-4);
    });
}

#[test]
fn every_move_of_the_guide_is_legal_step_by_step() {
    for seat_count in 2..=5 {
        let mut guide = PuertoRicoGuide::default();
        positions(&Setup::new(seat_count), 11, 3, |state| {
            let seat = state.decision().seat().unwrap();
            let mut moves = Moves::default();
            guide.moves(state, seat, &mut moves);
            assert!(!moves.is_empty());
            for one in moves.iter() {
                let mut state = *state;
                assert!(one.weight.is_finite() && one.weight >= 0.0);
                for &action in one.actions {
                    assert_eq!(state.apply(seat, action, &mut ()), Ok(()));
                }
            }
        });
    }
}

#[test]
fn a_placement_is_carried_out_as_it_was_planned() {
    let mut placements = 0;
    positions(&Setup::new(4), 6, 1, |state| {
        let Decision::PlaceWorkers(seat, _) = state.decision() else {
            return;
        };
        placements += 1;
        if placements % 5 != 0 {
            return;
        }
        let mut bot = searcher(40, 3);
        let plan = searcher(40, 3)
            .analyse(seat, &state.watched(Some(seat)))
            .swap_remove(0)
            .actions;
        let mut state = *state;
        for action in plan {
            if legal(&state).len() > 1 {
                assert_eq!(
                    bot.decide(seat, &state.watched(Some(seat)), &legal(&state)),
                    action
                );
            }
            assert_eq!(state.apply(seat, action, &mut ()), Ok(()));
        }
    });
    assert!(placements > 10, "{placements}");
}

#[test]
fn a_tree_goes_on_from_where_the_game_is_now() {
    let mut state = State::new(&Setup::new(3)).unwrap();
    let mut random = FastRandom::new(2);
    let mut guide = PuertoRicoGuide::default();
    guide.settle(&mut state, &mut random);
    let seat = state.decision().seat().unwrap();
    let mut tree = Tree::new(state, seat);
    let settings = Settings::default();
    for _ in 0..400 {
        tree.simulate(&mut guide, &settings, &mut random);
    }
    assert_eq!(tree.visits(), 400);
    let best = tree.found().into_iter().max_by_key(|found| found.visits).unwrap();
    for action in best.actions {
        state.apply_unchecked(seat, action, &mut ());
    }
    guide.settle(&mut state, &mut random);
    let next = state.decision().seat().unwrap();
    assert!(tree.advance(next, |other| *other == state));
    assert!(tree.visits() > 50 && *tree.state() == state);
    assert!(!tree.advance(next, |_| false));
}

#[test]
fn search_beats_greedy_bots() {
    let report = paired_match::<State>(&Pairing {
        setup: Setup::new(4),
        seat_count: 4,
        candidate: &|seed| Box::new(searcher(150, seed)),
        field: &|seed| Box::new(Greedy::new(seed).looking_through(0)),
        blocks: 5,
        seed: 1,
        threads: 2,
    })
    .unwrap();
    assert!(report.win_share.mean >= 0.3, "{}", report.win_share);
}

/// Each with one look, with and without the networks; an even share is 0.25.
#[test]
fn the_networks_beat_the_hand_written_numbers_with_expansions_too() {
    let look = |nets: Nets, seed: u64| {
        let knowledge = Knowledge {
            nets,
            ..Knowledge::default()
        };
        let settings = Settings {
            budget: Budget::iterations(0),
            ..Settings::deep()
        };
        Box::new(Searcher::new(PuertoRicoGuide::new(knowledge), settings, seed))
    };
    let mut all = Setup::new(4);
    all.expansions = Expansion::ALL.into_iter().collect();
    for setup in [Setup::new(4), all] {
        let report = paired_match::<State>(&Pairing {
            setup: setup.clone(),
            seat_count: 4,
            candidate: &|seed| look(Nets::trained(), seed),
            field: &|seed| look(Nets::default(), seed),
            blocks: 10,
            seed: 1,
            threads: 2,
        })
        .unwrap();
        assert!(report.win_share.mean >= 0.4, "{setup}: {}", report.win_share);
    }
}

thread_local! {
    /// The time on a clock of the tests, in milliseconds.
    static NOW: Cell<u64> = const { Cell::new(0) };
}

/// Each look at the clock takes a millisecond.
fn ticking() -> Duration {
    NOW.set(NOW.get() + 1);
    Duration::from_millis(NOW.get())
}

/// A guide on a busy machine: each time it plays on, 9 milliseconds have passed.
#[derive(Clone)]
struct Busy(PuertoRicoGuide);

impl Guide<State> for Busy {
    fn moves(&mut self, state: &State, seat: Seat, moves: &mut Moves<State>) {
        self.0.moves(state, seat, moves);
    }

    fn settle(&mut self, state: &mut State, random: &mut FastRandom) -> bool {
        NOW.set(NOW.get() + 9);
        self.0.settle(state, random)
    }

    fn evaluate(&mut self, state: &State, random: &mut FastRandom) -> PerSeat<f32> {
        self.0.evaluate(state, random)
    }

    fn result(&mut self, state: &State) -> PerSeat<f32> {
        self.0.result(state)
    }
}

#[test]
fn a_search_ends_within_its_time_however_slow_the_machine() {
    let mut state = State::new(&Setup::new(3)).expect("a setup that can be played");
    PuertoRicoGuide::default().settle(&mut state, &mut FastRandom::new(2));
    let seat = state.decision().seat().expect("somebody is asked");
    let view = state.watched(Some(seat));
    for (worlds, long) in [(1, 50), (1, 200), (3, 200), (3, 1_000)] {
        let settings = Settings {
            budget: Budget::time(Duration::from_millis(long)),
            worlds,
            ..Settings::deep()
        };
        let mut bot = Searcher::new(Busy(PuertoRicoGuide::default()), settings, 1).with_clock(ticking);
        let begin = NOW.get();
        assert!(!bot.analyse(seat, &view).is_empty());
        let took = NOW.get() - begin;
        assert!(took <= long, "{took} of {long} ms with {worlds} worlds");
        let searched = bot.searched();
        assert!(
            searched.simulations > 0 && searched.out_of_time && !searched.exact,
            "{searched:?}"
        );
        // It stops for lack of time, not long before: at most two simulations and the reserve are left in each world.
        let spare = long / 10 + u64::from(worlds) * 2 * 20;
        assert!(took + spare >= long, "{took} of {long} ms with {worlds} worlds");
    }
}

#[test]
fn a_search_of_iterations_alone_asks_no_clock_and_says_how_many_there_were() {
    let mut state = State::new(&Setup::new(3)).expect("a setup that can be played");
    PuertoRicoGuide::default().settle(&mut state, &mut FastRandom::new(2));
    let seat = state.decision().seat().expect("somebody is asked");
    let mut bot = searcher(90, 1).with_clock(|| panic!("it has no limit of time"));
    assert!(!bot.analyse(seat, &state.watched(Some(seat))).is_empty());
    let searched = bot.searched();
    assert_eq!(
        (searched.simulations, searched.out_of_time, searched.exact),
        (90, false, false)
    );
}
