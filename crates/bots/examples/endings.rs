//! A yardstick for endgames: how often a sure win is given up when the end is in sight.
//!
//! ```text
//! cargo run --release -p bots --example endings -- seed=1 games=40
//! ```
//!
//! Puerto Rico, base game, 2 to 5 players in turn, with level 5 and level 6 alternating around the table. At each
//! decision with at most two picks of a role left in the round whose end can be seen exactly, the exact shares of all
//! moves say whether a win is sure and can be lost. At these decisions level 5, level 6 and a hint are asked, both as
//! they are now and as they were before they counted points and looked at the end (a bot that is not told what a
//! watcher has counted does neither). The curve is compared at every such decision. Arguments: `seed`, `games`,
//! `players` (only one number), `limit` (nodes for the exact search).

use bots::analysis::{Analysed, estimate, hints, standing};
use bots::puerto_rico::{Knowledge, PuertoRicoGuide};
use bots::search::{Guide, Payoff};
use bots::{Bot, HasBots, bot_seed};
use puerto_rico::{Action, Setup, State};
use tabletop::{FastRandom, Game, PerSeat, Playout, Seat, Turn};

/// The share from which a win counts as sure.
const SURE: f32 = 0.999;

/// How far the curve's leader may be from the exact share.
const FAR: f32 = 0.3;

/// The bots that are asked about a position.
const ASKED: [(&str, Option<&str>, bool); 6] = [
    ("level 6", Some("level-6"), true),
    ("level 5", Some("level-5"), true),
    ("hint", None, true),
    ("level 6 before", Some("level-6"), false),
    ("level 5 before", Some("level-5"), false),
    ("hint before", None, false),
];

#[derive(Default)]
struct Tally {
    decisions: u32,
    unsolved: u32,
    nodes: Vec<u32>,
    critical: u32,
    lost: [u32; ASKED.len()],
    curves: u32,
    far: u32,
    far_before: u32,
}

struct Words {
    seed: u64,
    games: u64,
    players: Option<usize>,
    limit: u32,
}

fn words() -> Words {
    let mut words = Words {
        seed: 1,
        games: 20,
        players: None,
        limit: 400_000,
    };
    for word in std::env::args().skip(1) {
        let number = |text: &str| {
            text.parse::<u64>()
                .unwrap_or_else(|_| panic!("`{word}` needs a number"))
        };
        match word.split_once('=') {
            Some(("seed", value)) => words.seed = number(value),
            Some(("games", value)) => words.games = number(value),
            Some(("players", value)) => words.players = Some(number(value) as usize),
            Some(("limit", value)) => words.limit = number(value) as u32,
            _ => panic!("`{word}` is none of seed=, games=, players=, limit="),
        }
    }
    words
}

fn main() {
    let words = words();
    let knowledge = Knowledge {
        ending: words.limit,
        payoff: Payoff {
            win: 1.0,
            ..Payoff::default()
        },
        ..Knowledge::default()
    };
    let mut exact = PuertoRicoGuide::new(knowledge);
    let mut tally = Tally::default();
    for game in 0..words.games {
        let players = words.players.unwrap_or(2 + (game % 4) as usize);
        play(words.seed + game, players, &mut exact, &mut tally);
    }
    report(&mut tally);
}

/// Plays one game and looks at its end.
fn play(seed: u64, players: usize, exact: &mut PuertoRicoGuide, tally: &mut Tally) {
    let Ok(mut state) = State::new(&Setup::new(players)) else {
        return;
    };
    let mut random = FastRandom::new(seed);
    let mut playout = Playout::<State>::with_capacity(64);
    let mut bots: Vec<Box<dyn Bot<State>>> = Seat::all(players)
        .map(|seat| {
            let level = ["level-5", "level-6"][(seat.index() + seed as usize) % 2];
            State::bot(level, bot_seed(seed, seat)).expect("a level")
        })
        .collect();
    let mut legal: Vec<Action> = Vec::new();
    loop {
        match state.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let outcome = playout.draw(&state, &mut random);
                state.resolve_unchecked(outcome, &mut ());
            }
            Turn::Seats(seats) => {
                let Some(seat) = seats.first() else { return };
                legal.clear();
                state.legal(seat, &mut legal);
                let action = match legal[..] {
                    [only] => only,
                    _ => {
                        if state.is_reviewed(seat) {
                            look(&state, seat, &legal, exact, tally);
                        }
                        bots[seat.index()].decide(seat, &state.watched(Some(seat)), &legal)
                    }
                };
                state.apply_unchecked(seat, action, &mut ());
            }
        }
    }
}

/// Compares all the bots asked here with the exact shares.
fn look(state: &State, seat: Seat, legal: &[Action], exact: &mut PuertoRicoGuide, tally: &mut Tally) {
    let picks = match state.seats() {
        2 => 6,
        seats => seats as u8,
    };
    if picks - state.picks() > 2 {
        return;
    }
    let Some(moves) = exact.solve(state, seat) else {
        tally.unsolved += u32::from(state.end().is_some());
        return;
    };
    tally.decisions += 1;
    tally.nodes.push(exact.ending_nodes());
    let best = moves[0].1;
    if state.end().is_some() {
        tally.curves += 1;
        tally.far += u32::from(is_far(&standing(state), &best));
        tally.far_before += u32::from(is_far(&estimate(state), &best));
    }
    let can_lose = moves.iter().any(|(_, shares)| shares[seat] < SURE);
    if best[seat] < SURE || !can_lose {
        return;
    }
    tally.critical += 1;
    for ((_, level, watches), lost) in ASKED.into_iter().zip(&mut tally.lost) {
        let view = if watches {
            state.watched(Some(seat))
        } else {
            state.view(Some(seat))
        };
        let answer = match level {
            Some(level) => {
                let mut bot = State::bot(level, bot_seed(7, seat)).expect("a level");
                whole(&mut *bot, state, seat, legal, watches)
            }
            None => hints::<State>(seat, &view, State::HINT, &|| false)
                .and_then(|hints| hints.into_iter().next())
                .map(|hint| hint.actions)
                .unwrap_or_default(),
        };
        if answer.is_empty() {
            continue;
        }
        if let Some(shares) = exact.solve_after(state, &[answer]) {
            *lost += u32::from(shares[0][seat] < SURE);
        }
    }
}

/// The bot's whole move, to the last step if the decision is made in steps.
fn whole(
    bot: &mut dyn Bot<State>,
    state: &State,
    seat: Seat,
    legal: &[Action],
    watches: bool,
) -> Vec<Action> {
    let mut after = *state;
    let mut legal = legal.to_vec();
    let mut actions = Vec::new();
    while !legal.is_empty() && (actions.is_empty() || state.goes_on(&after, seat)) {
        let view = if watches {
            after.watched(Some(seat))
        } else {
            after.view(Some(seat))
        };
        let action = bot.decide(seat, &view, &legal);
        after.apply_unchecked(seat, action, &mut ());
        actions.push(action);
        legal.clear();
        after.legal(seat, &mut legal);
    }
    actions
}

/// Whether the share of the curve's leader is far from the exact one.
fn is_far(shares: &PerSeat<f32>, exact: &PerSeat<f32>) -> bool {
    let leader = (0..shares.0.len()).max_by(|&one, &other| shares.0[one].total_cmp(&shares.0[other]));
    leader.is_some_and(|leader| (shares.0[leader] - exact.0[leader]).abs() > FAR)
}

fn report(tally: &mut Tally) {
    tally.nodes.sort_unstable();
    let node = |part: usize| {
        tally
            .nodes
            .get(tally.nodes.len() * part / 100)
            .copied()
            .unwrap_or(0)
    };
    println!(
        "{} decisions seen exactly, nodes: median {}, 90 % below {}, 99 % below {}; {} after the trigger not",
        tally.decisions,
        node(50),
        node(90),
        node(99),
        tally.unsolved
    );
    println!("{} with a sure win that can be lost; given up:", tally.critical);
    for ((name, ..), lost) in ASKED.into_iter().zip(tally.lost) {
        println!(
            "  {name:<15} {lost:>4}  {:.3}",
            f64::from(lost) / f64::from(tally.critical.max(1))
        );
    }
    println!(
        "curve's leader off by more than {FAR} of {} with the end triggered: {}, before {}",
        tally.curves, tally.far, tally.far_before
    );
}
