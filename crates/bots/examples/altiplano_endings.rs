//! A yardstick for Altiplano's last round: how often a win is given up there that was in hand.
//!
//! ```text
//! cargo run --release -p bots --example altiplano_endings -- seed=1 games=40
//! ```
//!
//! 2 to 5 players in turn, with level 5 and level 6 alternating around the table. At each decision about the pawn or an
//! action of the last round, every answer is played on to the end by bots that look for the round with most points, without
//! any luck. Where the whole win is among the results and can be lost, level 5, level 6 and a hint are asked. Arguments:
//! `seed`, `games`, `players` (only one number).

use altiplano::{Action, Decision, Setup, State};
use bots::altiplano::{Greedy, Weights};
use bots::analysis::{Analysed, hints};
use bots::{Bot, HasBots, bot_seed};
use tabletop::{FastRandom, Game, PerSeat, Playout, Seat, Turn, win_shares};

/// The share from which a win counts as whole.
const SURE: f32 = 0.999;

/// Sets of actions that the bots keep which play an answer on.
const WIDTH: usize = 20;

const ASKED: [(&str, Option<&str>); 3] = [
    ("level 6", Some("level-6")),
    ("level 5", Some("level-5")),
    ("hint", None),
];

#[derive(Default)]
struct Tally {
    games: u32,
    decisions: u32,
    critical: u32,
    lost: [u32; ASKED.len()],
}

fn main() {
    let (mut seed, mut games, mut players) = (1, 20, None);
    for word in std::env::args().skip(1) {
        let number = |text: &str| {
            text.parse::<u64>()
                .unwrap_or_else(|_| panic!("`{word}` needs a number"))
        };
        match word.split_once('=') {
            Some(("seed", value)) => seed = number(value),
            Some(("games", value)) => games = number(value),
            Some(("players", value)) => players = Some(number(value) as usize),
            _ => panic!("`{word}` is none of seed=, games=, players="),
        }
    }
    let mut tally = Tally::default();
    for game in 0..games {
        play(
            seed + game,
            players.unwrap_or(2 + (game % 4) as usize),
            &mut tally,
        );
    }
    println!(
        "{} games, {} decisions of the last round, {} with a whole win that can be lost; given up:",
        tally.games, tally.decisions, tally.critical
    );
    for ((name, _), lost) in ASKED.into_iter().zip(tally.lost) {
        let share = f64::from(lost) / f64::from(tally.critical.max(1));
        println!("  {name:<8} {lost:>4}  {share:.3}");
    }
}

/// Plays one game and looks at its last round.
fn play(seed: u64, players: usize, tally: &mut Tally) {
    let Ok(mut state) = State::new(&Setup::new(players)) else {
        return;
    };
    tally.games += 1;
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
                let is_last = state.final_round() == Some(state.round());
                let acts = matches!(state.decision(), Decision::Act { .. } | Decision::PlacePawn(_));
                if legal.len() > 1 && is_last && acts {
                    look(&state, seat, &legal, tally);
                }
                let action = match legal[..] {
                    [only] => only,
                    _ => bots[seat.index()].decide(seat, &state.watched(Some(seat)), &legal),
                };
                state.apply_unchecked(seat, action, &mut ());
            }
        }
    }
}

/// Compares the answers of all bots asked here with the results of all answers.
fn look(state: &State, seat: Seat, legal: &[Action], tally: &mut Tally) {
    tally.decisions += 1;
    let results: Vec<f32> = legal
        .iter()
        .map(|&action| result(state, seat, action)[seat])
        .collect();
    let best = results.iter().copied().fold(0.0, f32::max);
    let worst = results.iter().copied().fold(1.0, f32::min);
    if best < SURE || worst >= SURE {
        return;
    }
    tally.critical += 1;
    let view = state.watched(Some(seat));
    for ((_, level), lost) in ASKED.into_iter().zip(&mut tally.lost) {
        let answer = match level {
            Some(level) => {
                let mut bot = State::bot(level, bot_seed(7, seat)).expect("a level");
                Some(bot.decide(seat, &view, legal))
            }
            None => hints::<State>(seat, &view, State::HINT, &|| false)
                .and_then(|hints| hints.first()?.actions.first().copied()),
        };
        let place = answer.and_then(|answer| legal.iter().position(|&action| action == answer));
        *lost += u32::from(place.is_some_and(|place| results[place] < SURE));
    }
}

/// Each seat's share of the win if everybody plays for points after this answer.
fn result(state: &State, seat: Seat, action: Action) -> PerSeat<f32> {
    let mut after = *state;
    after.apply_unchecked(seat, action, &mut ());
    let mut bots = PerSeat::from_fn(|_| Some(Greedy::with(Weights::TUNED).narrow(WIDTH)));
    let mut random = FastRandom::new(1);
    let mut playout = Playout::<State>::with_capacity(64);
    let mut legal: Vec<Action> = Vec::new();
    loop {
        match after.turn() {
            Turn::Over => return win_shares(&after.scores(), after.seat_count()),
            Turn::Chance => {
                let outcome = playout.draw(&after, &mut random);
                after.resolve_unchecked(outcome, &mut ());
            }
            Turn::Seats(seats) => {
                let asked = seats.first().expect("somebody is asked");
                legal.clear();
                after.legal(asked, &mut legal);
                let action = match (&legal[..], &mut bots[asked]) {
                    ([only], _) => *only,
                    (_, Some(bot)) => bot.decide(asked, &after.view(Some(asked)), &legal),
                    (_, None) => legal[0],
                };
                after.apply_unchecked(asked, action, &mut ());
            }
        }
    }
}
