//! How long the greedy bot thinks, on a machine that does other things too: every decision of a few
//! games among greedy bots is asked five times, and the shortest time counts.
//!
//! ```text
//! cargo run --release -p bots --example move_time -- 3
//! ```

use std::time::{Duration, Instant};

use bots::Bot;
use bots::puerto_rico::Greedy;
use puerto_rico::{Setup, State};
use tabletop::{FastRandom, Game, Playout, Turn};

/// The times of all choices of a game, each the shortest of five.
fn times(seat_count: usize, seed: u64) -> Vec<Duration> {
    let mut times = Vec::new();
    let Ok(mut state) = State::new(&Setup::new(seat_count)) else {
        return times;
    };
    let mut random = FastRandom::new(seed);
    let mut playout = Playout::with_capacity(64);
    let mut legal = Vec::new();
    while state.turn() != Turn::Over {
        let Some(seat) = state.decision().seat() else {
            playout.step(&mut state, &mut random);
            continue;
        };
        legal.clear();
        state.legal(seat, &mut legal);
        let view = state.view(Some(seat));
        let mut action = legal[0];
        if legal.len() > 1 {
            let time = (0..5).map(|_| {
                let start = Instant::now();
                action = Greedy::new(seed).decide(seat, &view, &legal);
                start.elapsed()
            });
            times.extend(time.min());
        }
        state.apply_unchecked(seat, action, &mut ());
    }
    times
}

fn main() {
    let games = std::env::args()
        .nth(1)
        .and_then(|word| word.parse().ok())
        .unwrap_or(3);
    println!("players  choices   mean ms  99 % ms  longest ms");
    for seat_count in 2..=5 {
        let mut all: Vec<Duration> = (0..games).flat_map(|seed| times(seat_count, seed)).collect();
        all.sort();
        let milliseconds = |time: Duration| time.as_secs_f64() * 1e3;
        let mean = all.iter().sum::<Duration>() / all.len().max(1) as u32;
        let at = |share: f64| all[((all.len() - 1) as f64 * share) as usize];
        println!(
            "{seat_count:>7} {:>8}  {:>8.2} {:>8.2} {:>11.2}",
            all.len(),
            milliseconds(mean),
            milliseconds(at(0.99)),
            milliseconds(at(1.0)),
        );
    }
}
