//! The end of the game, seen exactly: the same as trying everything, and never a sure win given away.

use bots::analysis::{Analysed, Effort, assess, hints, standing};
use bots::puerto_rico::{Greedy, Knowledge, PuertoRicoGuide};
use bots::search::Guide;
use bots::{Bot, HasBots};
use puerto_rico::{Action, Decision, Setup, State};
use tabletop::{FastRandom, Game, PerSeat, Playout, Seat, Turn, win_shares};

const SAME: f32 = 1e-3;

/// Calls `check` with every decision that offers a choice in the last round of games between greedy bots.
fn last_rounds(players: usize, seeds: std::ops::Range<u64>, mut check: impl FnMut(&State, Seat)) {
    for seed in seeds {
        let mut state = State::new(&Setup::new(players)).unwrap();
        let mut random = FastRandom::new(seed);
        let mut playout = Playout::with_capacity(64);
        let mut legal = Vec::new();
        while state.turn() != Turn::Over {
            let Some(seat) = state.decision().seat().filter(|_| state.turn() != Turn::Chance) else {
                playout.step(&mut state, &mut random);
                continue;
            };
            legal.clear();
            state.legal(seat, &mut legal);
            if legal.len() > 1 && state.end().is_some() {
                check(&state, seat);
            }
            let action = Greedy::new(seed).decide(seat, &state.watched(Some(seat)), &legal);
            state.apply_unchecked(seat, action, &mut ());
        }
    }
}

/// What each seat gets, how much of it is sure, and the leads.
#[derive(Clone, Copy)]
struct Found {
    shares: PerSeat<f32>,
    sure: PerSeat<f32>,
    lead: PerSeat<f32>,
}

/// Every answer of every seat, with no memory and nothing left out; `None` if there are too many.
fn all_tried(state: &State, left: &mut u32) -> Option<Found> {
    *left = left.checked_sub(1)?;
    match state.turn() {
        Turn::Over => {
            let scores = state.scores();
            let shares = win_shares(&scores, state.seats());
            let worth = |seat: Seat| scores[seat].points as f32 + 0.01 * scores[seat].tie_break as f32;
            let lead = PerSeat::from_fn(|seat| {
                let rivals = Seat::all(state.seats()).filter(|&rival| rival != seat);
                worth(seat) - rivals.map(worth).fold(f32::NEG_INFINITY, f32::max)
            });
            Some(Found {
                shares,
                sure: shares,
                lead,
            })
        }
        Turn::Chance => {
            let (mut outcomes, mut after) = (Vec::new(), *state);
            state.outcomes(&mut outcomes);
            // Once the end is triggered, no draw changes a score of the base game.
            after.resolve_unchecked(outcomes[0].outcome, &mut ());
            all_tried(&after, left)
        }
        Turn::Seats(seats) => {
            let seat = seats.first()?;
            let mut legal = Vec::new();
            state.legal(seat, &mut legal);
            let mut found = Vec::with_capacity(legal.len());
            for action in legal {
                let mut after = *state;
                after.apply_unchecked(seat, action, &mut ());
                found.push(all_tried(&after, left)?);
            }
            let rank = |one: &Found| {
                [one.shares[seat], one.sure[seat], one.lead[seat]].map(|part| (part * 1e3).round() as i32)
            };
            let mut best = found[0];
            for one in &found[1..] {
                if rank(one) > rank(&best) {
                    best = *one;
                }
            }
            let equal = found
                .iter()
                .filter(|one| (one.shares[seat] - best.shares[seat]).abs() < SAME);
            let sure = equal.fold(best.sure, |sure, one| {
                PerSeat::from_fn(|other| sure[other].min(one.sure[other]))
            });
            let mut all = Found { sure, ..best };
            all.sure[seat] = best.sure[seat];
            Some(all)
        }
    }
}

#[test]
fn the_solver_finds_what_trying_everything_finds() {
    let mut checked = 0;
    let mut guide = PuertoRicoGuide::default();
    for players in 2..=5 {
        last_rounds(players, 0..8, |state, seat| {
            let mut left = 20_000;
            let Some(all) = all_tried(state, &mut left) else {
                return;
            };
            if (all.shares[seat] - all.sure[seat]).abs() > SAME {
                return;
            }
            let Some(moves) = guide.solve(state, seat) else {
                return;
            };
            checked += 1;
            assert!(
                (moves[0].1[seat] - all.shares[seat]).abs() < SAME,
                "{:?} {:?} {state:?}",
                moves[0],
                all.shares
            );
        });
    }
    assert!(checked > 60, "{checked}");
}

#[test]
fn what_comes_of_a_move_matches_the_solved_list() {
    let mut guide = PuertoRicoGuide::default();
    let mut checked = 0;
    last_rounds(3, 0..6, |state, seat| {
        let Some(moves) = guide.solve(state, seat) else {
            return;
        };
        let actions: Vec<Vec<Action>> = moves.iter().map(|(actions, _)| actions.clone()).collect();
        let after = guide.solve_after(state, &actions).unwrap();
        let listed: Vec<_> = moves.iter().map(|(_, shares)| *shares).collect();
        assert_eq!(after, listed);
        let shares = guide.solve_shares(state).unwrap();
        assert!((shares[seat] - listed[0][seat]).abs() < SAME);
        assert_eq!(standing(state), shares);
        checked += 1;
    });
    assert!(checked > 20, "{checked}");
}

#[test]
fn no_level_that_sees_the_end_and_no_hint_gives_a_sure_win_away() {
    let mut guide = PuertoRicoGuide::new(Knowledge {
        ending: 200_000,
        ..Knowledge::default()
    });
    let mut critical = 0;
    for players in 3..=4 {
        last_rounds(players, 20..32, |state, seat| {
            if !matches!(state.decision(), Decision::ChooseRole(_)) {
                return;
            }
            let Some(moves) = guide.solve(state, seat) else {
                return;
            };
            let is_sure = |shares: &PerSeat<f32>| shares[seat] > 1.0 - SAME;
            if !is_sure(&moves[0].1) || moves.iter().all(|(_, shares)| is_sure(shares)) {
                return;
            }
            critical += 1;
            let mut legal = Vec::new();
            state.legal(seat, &mut legal);
            let view = state.watched(Some(seat));
            let played = State::bot("level-6", 3).unwrap().decide(seat, &view, &legal);
            let hinted = hints::<State>(
                seat,
                &view,
                Effort {
                    scan: 30,
                    worlds: 2,
                    each: 6,
                },
                &|| false,
            )
            .unwrap();
            for answer in [vec![played], hinted[0].actions.clone()] {
                let shares = guide.solve_after(state, &[answer]).unwrap();
                assert!(is_sure(&shares[0]), "{state:?}");
            }
        });
    }
    assert!(critical > 0);
}

/// If every move has the same outcome, a review finds nothing to mark; nor if a sure win was kept.
#[test]
fn a_review_marks_nothing_that_costs_nothing() {
    let mut checked = 0;
    let effort = Effort {
        scan: 30,
        worlds: 2,
        each: 6,
    };
    let mut guide = PuertoRicoGuide::default();
    last_rounds(4, 40..46, |state, seat| {
        if !state.is_reviewed(seat) {
            return;
        }
        let Some(moves) = guide.solve(state, seat) else {
            return;
        };
        let view = state.watched(Some(seat));
        for (actions, shares) in &moves {
            let found = assess::<State>(seat, &view, Some(actions), 2, effort, &|| false).unwrap();
            let played = found.iter().find(|one| &one.actions == actions).unwrap();
            let cost = found[0].shares[seat] - played.shares[seat];
            assert!(
                (cost - (moves[0].1[seat] - shares[seat])).abs() < SAME,
                "{actions:?} {state:?}"
            );
            checked += 1;
        }
    });
    assert!(checked > 20, "{checked}");
}
