//! How long the greedy bots think, on a machine that is also doing other things: every decision of a few games among
//! greedy bots is asked five times, and the shortest time counts.
//!
//! ```text
//! cargo run --release -p bots --example move_time -- 3
//! ```

use std::time::{Duration, Instant};

use bots::{Bot, altiplano, puerto_rico};
use tabletop::{FastRandom, Game, Playout, Seat, Turn};

/// The times of all choices in a game, each the shortest of five. A new bot is created each time, so that none can
/// remember an answer.
fn times<G: Game + Clone, B: Bot<G>>(setup: &G::Setup, seed: u64, bot: fn(u64) -> B) -> Vec<Duration> {
    let mut times = Vec::new();
    let Ok(mut state) = G::new(setup) else {
        return times;
    };
    let mut random = FastRandom::new(seed);
    let mut playout = Playout::with_capacity(64);
    let mut legal = Vec::new();
    loop {
        let seat: Seat = match state.turn() {
            Turn::Over => return times,
            Turn::Chance => {
                playout.step(&mut state, &mut random);
                continue;
            }
            Turn::Seats(seats) => match seats.first() {
                Some(seat) => seat,
                None => return times,
            },
        };
        legal.clear();
        state.legal(seat, &mut legal);
        let view = state.watched(Some(seat));
        let mut action = legal[0];
        if legal.len() > 1 {
            let time = (0..5).map(|_| {
                let start = Instant::now();
                action = bot(seed).decide(seat, &view, &legal);
                start.elapsed()
            });
            times.extend(time.min());
        }
        state.apply_unchecked(seat, action, &mut ());
    }
}

fn report(game: &str, seat_count: usize, mut all: Vec<Duration>) {
    all.sort();
    let milliseconds = |time: Duration| time.as_secs_f64() * 1e3;
    let mean = all.iter().sum::<Duration>() / all.len().max(1) as u32;
    let at = |share: f64| all[((all.len() - 1) as f64 * share) as usize];
    println!(
        "{game:<12} {seat_count:>7} {:>8}  {:>8.2} {:>8.2} {:>9.2} {:>11.2}",
        all.len(),
        milliseconds(mean),
        milliseconds(at(0.99)),
        milliseconds(at(0.999)),
        milliseconds(at(1.0)),
    );
}

fn main() {
    let games: u64 = std::env::args()
        .nth(1)
        .and_then(|word| word.parse().ok())
        .unwrap_or(3);
    println!("game         players  choices   mean ms  99 % ms  99.9 % ms  longest ms");
    for seat_count in 2..=5 {
        let setup = ::puerto_rico::Setup::new(seat_count);
        let one = |seed| times::<::puerto_rico::State, _>(&setup, seed, puerto_rico::Greedy::new);
        report("puerto-rico", seat_count, (0..games).flat_map(one).collect());
    }
    for seat_count in 2..=5 {
        let setup = ::altiplano::Setup::new(seat_count);
        let one = |seed| times::<::altiplano::State, _>(&setup, seed, altiplano::Greedy::new);
        report("altiplano", seat_count, (0..games).flat_map(one).collect());
    }
}
