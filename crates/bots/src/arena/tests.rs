//! Whole runs, and hand-made games.

use std::ops::ControlFlow;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use puerto_rico::{Action, Setup, State};
use tabletop::{Game, PerSeat, Score, Seat, ranks, win_shares};

use super::*;
use crate::{Bot, Random};

/// A game with these entrants that ended with these points.
pub(super) fn game(block: u64, entrants: &[usize], points: &[i32]) -> Played {
    let scores = PerSeat::from_fn(|seat| Score {
        points: points.get(seat.index()).copied().unwrap_or_default(),
        tie_break: 0,
    });
    let (ranks, shares) = (ranks(&scores, points.len()), win_shares(&scores, points.len()));
    let chair = |(seat, &entrant): (Seat, &usize)| Chair {
        entrant,
        score: scores[seat],
        rank: ranks[seat],
        share: f64::from(shares[seat]),
        choices: 10,
        thought: Duration::from_micros(100),
        longest: Duration::from_micros(20),
        forfeit: None,
    };
    Played {
        job: Job {
            block,
            table: 0,
            lineup: 0,
            turn: 0,
        },
        seed: block,
        chairs: Seat::all(points.len()).zip(entrants).map(chair).collect(),
        record: None,
    }
}

/// A player that fails at its third choice in the given way; before that it plays the first action.
struct Faulty(FaultKind, u32);

impl Player<State> for Faulty {
    fn decide(&mut self, _: &State, _: Seat, legal: &[Action]) -> Result<Action, Fault> {
        self.1 += 1;
        match self.1 {
            3 if self.0 == FaultKind::Illegal => Ok(Action::DrawPlantation),
            3 => Err(Fault::new(self.0, "on purpose")),
            _ => Ok(legal[0]),
        }
    }
}

impl Entrant<State> for FaultKind {
    fn sit(&self, _: &Start<'_, State>) -> Result<Box<dyn Player<State> + '_>, Fault> {
        match self {
            Self::NoStart => Err(Fault::new(Self::NoStart, "not today")),
            kind => Ok(Box::new(Faulty(*kind, 0))),
        }
    }
}

/// A random bot whose randomness differs from that of all others, so that nothing is paired accidentally.
struct Salted(u64);

impl Entrant<State> for Salted {
    fn sit(&self, start: &Start<'_, State>) -> Result<Box<dyn Player<State> + '_>, Fault> {
        let bot: Box<dyn Bot<State>> = Box::new(Random::new(start.seed.rotate_left(7) ^ self.0));
        Ok(Box::new(player::Seated(bot)))
    }
}

/// A bot that panics.
struct Panics;

impl Bot<State> for Panics {
    fn decide(&mut self, _: Seat, _: &<State as Game>::View, _: &[Action]) -> Action {
        panic!("the bot of the test panics")
    }
}

impl Entrant<State> for Panics {
    fn sit(&self, _: &Start<'_, State>) -> Result<Box<dyn Player<State> + '_>, Fault> {
        Ok(Box::new(player::Seated(Box::new(Self))))
    }
}

fn own(key: &str) -> Box<dyn Entrant<State>> {
    Box::new(OwnBot::new::<State>(key).unwrap())
}

fn schedule(entrant_count: usize, seats: usize, blocks: u64, lineups: Lineups) -> Schedule {
    Schedule::new(Plan {
        seed: 1,
        entrant_count,
        tables: vec![TablePlan {
            game: State::ID.to_owned(),
            rules: State::RULES_VERSION,
            setup: Setup::new(seats).to_string(),
            seat_count: seats,
        }],
        lineups,
        candidate: None,
        blocks,
    })
    .unwrap()
}

/// Collects everything, and stops after this many games.
struct Collect(Results, Schedule, usize);

impl Watcher for Collect {
    fn played(&mut self, game: Played) -> ControlFlow<()> {
        self.0.add(&self.1, game.untimed());
        self.2 = self.2.saturating_sub(1);
        if self.2 == 0 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }
}

fn play(schedule: &Schedule, entrants: Vec<Box<dyn Entrant<State>>>, threads: usize) -> Results {
    let table = TableOf::<State>::new(Setup::new(schedule.seat_count(0)), entrants).unwrap();
    let mut collect = Collect(Results::default(), schedule.clone(), usize::MAX);
    let tables: [Box<dyn Table>; 1] = [Box::new(table)];
    run(
        schedule,
        &tables,
        threads,
        |_| false,
        &AtomicBool::new(false),
        &mut collect,
    );
    collect.0
}

fn all(results: &Results) -> Vec<Played> {
    results.games().cloned().collect()
}

#[test]
fn games_depend_on_the_plan_and_not_on_threads() {
    let schedule = schedule(3, 3, 4, Lineups::All);
    let entrants = || vec![own("random"), own("greedy"), own("random")];
    let one = play(&schedule, entrants(), 1);
    assert_eq!(one.game_count(), schedule.game_count());
    assert_eq!(all(&one), all(&play(&schedule, entrants(), 4)));
}

#[test]
fn a_run_that_was_stopped_goes_on_where_it_was() {
    let schedule = schedule(2, 3, 6, Lineups::All);
    let entrants = || vec![own("random"), own("random")];
    let table = TableOf::<State>::new(Setup::new(3), entrants()).unwrap();
    let tables: [Box<dyn Table>; 1] = [Box::new(table)];
    let stop = AtomicBool::new(false);
    let mut first = Collect(Results::default(), schedule.clone(), 7);
    run(&schedule, &tables, 1, |_| false, &stop, &mut first);
    let played = first.0.game_count();
    assert!((7..schedule.game_count()).contains(&played), "{played} games");
    let done = first.0.clone();
    let mut second = Collect(first.0, schedule.clone(), usize::MAX);
    run(&schedule, &tables, 2, |job| done.has(job), &stop, &mut second);
    assert_eq!(all(&second.0), all(&play(&schedule, entrants(), 2)));
}

#[test]
fn the_stronger_bot_wins_and_the_table_of_results_agrees_with_itself() {
    let schedule = schedule(2, 4, 5, Lineups::All);
    let results = play(&schedule, vec![own("greedy"), own("random")], 2);
    let summary = Summary::of(&schedule, &results, None);
    assert_eq!((summary.games, summary.blocks), (60, 15));
    let [greedy, random] = &summary.entrants[..] else {
        panic!()
    };
    assert!(greedy.share.mean > 0.5 && random.share.mean < 0.05, "{summary:?}");
    assert_eq!((greedy.even, greedy.chairs, random.chairs), (0.25, 120, 120));
    assert!(greedy.rank.high < random.rank.low && greedy.margin.low > random.margin.high);
    assert_eq!(greedy.by_seat.len(), 4);
    assert!(summary.ahead[0][1].low > 0.75 && summary.ahead[1][0].high < 0.25);
    assert!((summary.ahead[0][1].mean + summary.ahead[1][0].mean - 1.0).abs() < 1e-9);
    assert_eq!(summary.by_share(), [0, 1]);
    // Five blocks of each of the three lineups; greedy has one seat in one of them.
    assert_eq!((summary.alone[0][1].blocks, summary.alone[0][1].mean), (5, 1.0));
    assert_eq!((summary.alone[1][0].blocks, summary.alone[0][0].blocks), (5, 0));
    let spread = greedy.spread.unwrap();
    assert!(spread.least <= spread.lower_quartile && spread.upper_quartile <= spread.most);
    let blocks: Vec<(BlockId, &[Played])> = results.blocks().collect();
    let rated = ratings(2, &blocks, 1);
    // A bot that finishes ahead in every game has no true rating: it is far ahead, but how far is anybody's guess.
    assert!(rated[0].mean > rated[1].mean + 20.0, "{rated:?}");
    assert!(rated.iter().all(|rating| rating.high.is_infinite()), "{rated:?}");
}

#[test]
fn a_bot_has_exactly_an_even_share_against_itself() {
    let schedule = schedule(2, 4, 3, Lineups::All);
    let results = play(&schedule, vec![own("random"), own("random")], 2);
    let summary = Summary::of(&schedule, &results, None);
    // Summed over a block, the same bot wins each of four equal games once.
    for entrant in &summary.entrants {
        assert!((entrant.share.mean - 0.25).abs() < 1e-6, "{}", entrant.share);
    }
}

/// Two equal bots, each with its own luck: their shares are even within their intervals, neither is ahead, and the
/// sequential test ends with H0.
#[test]
fn equal_bots_are_found_equal() {
    let schedule = schedule(2, 4, 200, Lineups::OneAgainstOne);
    let results = play(&schedule, vec![Box::new(Salted(1)), Box::new(Salted(2))], 2);
    let summary = Summary::of(&schedule, &results, None);
    for entrant in &summary.entrants {
        assert!(entrant.share.covers(0.25), "{}", entrant.share);
        assert!(
            (0.005..0.03).contains(&entrant.share.half_width()),
            "{}",
            entrant.share
        );
        assert!(entrant.rank.covers(2.5), "{}", entrant.rank);
    }
    assert!(summary.ahead[0][1].covers(0.5), "{}", summary.ahead[0][1]);
    let blocks: Vec<(BlockId, &[Played])> = results.blocks().collect();
    let rated = ratings(2, &blocks, 1);
    assert!(
        rated[0].low < rated[1].high && rated[1].low < rated[0].high,
        "{rated:?}"
    );
    let rule = SprtRule {
        high: 0.08,
        ..SprtRule::default()
    };
    let mut sprt = Sprt::new(rule, [4]);
    let alone = results.blocks().filter(|(id, _)| id.lineup == 0);
    for (_, games) in alone {
        sprt.add(excess(games, 0));
    }
    assert_eq!(sprt.state().verdict, Verdict::H0, "{:?}", sprt.state());
}

#[test]
fn a_bot_that_fails_forfeits_and_the_others_finish_their_game() {
    for kind in FaultKind::ALL {
        let schedule = schedule(2, 3, 2, Lineups::OneAgainstOne);
        let results = play(&schedule, vec![own("random"), Box::new(kind)], 2);
        let summary = Summary::of(&schedule, &results, None);
        assert_eq!(summary.games, 12);
        // Two chairs in the games of one lineup, one in those of the other.
        assert_eq!(summary.entrants[1].forfeits, 18, "{kind:?}");
        assert_eq!(summary.entrants[0].forfeits, 0);
        assert_eq!(summary.entrants[1].share.mean, 0.0);
        assert_eq!(
            summary.entrants[0].points.blocks, 0,
            "points of such games mean nothing"
        );
        for game in results.games() {
            let shares: f64 = game.chairs.iter().map(|chair| chair.share).sum();
            assert!((shares - 1.0).abs() < 1e-9);
            for chair in &game.chairs {
                let forfeits = game.chairs.iter().filter(|chair| chair.forfeit.is_some()).count();
                match &chair.forfeit {
                    Some(forfeit) => {
                        assert_eq!(forfeit.fault.kind, kind);
                        assert_eq!(forfeit.choice, if kind == FaultKind::NoStart { 0 } else { 2 });
                        assert_eq!(usize::from(chair.rank), 3 - forfeits + 1);
                    }
                    None => assert!(usize::from(chair.rank) <= 3 - forfeits),
                }
            }
        }
    }
}

#[test]
fn a_bot_that_panics_loses_its_game_and_nothing_else() {
    let schedule = schedule(2, 2, 1, Lineups::All);
    let results = play(&schedule, vec![own("random"), Box::new(Panics)], 1);
    let crash = results
        .games()
        .flat_map(|game| &game.chairs)
        .find_map(|chair| chair.forfeit.clone());
    let fault = crash.unwrap().fault;
    assert_eq!(
        (fault.kind, fault.detail.as_str()),
        (FaultKind::Crash, "the bot of the test panics")
    );
}

/// Two blocks of two games, worked out by hand: entrant 0 has shares 1 and 0.5, then 0 and 1.
#[test]
fn the_summary_matches_the_one_worked_out_by_hand() {
    let schedule = schedule(2, 2, 2, Lineups::All);
    let mut results = Results::default();
    let played = [
        (0, 0, [0, 1], [30, 20]),
        (0, 1, [1, 0], [25, 25]),
        (1, 0, [0, 1], [10, 40]),
        (1, 1, [1, 0], [20, 21]),
    ];
    let mut whole = Vec::new();
    for (block, turn, entrants, points) in played {
        let mut game = game(block, &entrants, &points);
        game.job.turn = turn;
        whole.push(results.add(&schedule, game).map(|id| id.block));
    }
    assert_eq!(whole, [None, Some(0), None, Some(1)]);
    let summary = Summary::of(&schedule, &results, Some(0));
    let first = &summary.entrants[0];
    // Block means 0.75 and 0.5.
    assert_eq!(first.share.mean, 0.625);
    // Standard error 0.125, one degree of freedom: half width 1.588, cut off at the limits of a share.
    assert_eq!((first.share.low, first.share.high), (0.0, 1.0));
    assert_eq!(first.rank.mean, (1.25 + 1.5) / 2.0);
    assert_eq!(first.margin.mean, (5.0 - 14.5) / 2.0);
    assert_eq!(first.points.mean, (27.5 + 15.5) / 2.0);
    assert_eq!(first.by_seat[0].mean, 0.5);
    assert_eq!(first.by_seat[1].mean, 0.75);
    assert_eq!(summary.ahead[0][1].mean, 0.625);
    assert_eq!(
        excess(
            results
                .block(BlockId {
                    block: 0,
                    table: 0,
                    lineup: 0
                })
                .unwrap(),
            0
        ),
        0.25
    );
    assert_eq!(first.choices_per_game, 10.0);
    assert_eq!(first.mean_time, Duration::from_micros(10));
}
