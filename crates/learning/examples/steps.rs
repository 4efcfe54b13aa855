//! How many steps one core makes in a second of processor time, with observations and masks: `cargo run --release -p
//! learning --example steps`, with part of a name to measure only that, and a number of rounds. Random actions; 64 games side
//! by side.

use std::fs;
use std::sync::LazyLock;
use std::time::Instant;

use learning::{Lane, Learnable, Reward, Row};
use puerto_rico::{Expansion, Setup};

const GAMES: usize = 64;

/// How many actions each game is given between two lines of output.
fn rounds() -> usize {
    let given = std::env::args().nth(2);
    given.map_or(20_000, |number| number.parse().expect("a number of rounds"))
}

/// Seconds of processor time since the program began; where the system doesn't tell, seconds that have passed.
fn seconds() -> f64 {
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    let told = fs::read_to_string("/proc/self/schedstat").ok();
    let nanoseconds = told.and_then(|text| text.split_whitespace().next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(|| START.elapsed().as_secs_f64(), |told| told / 1e9)
}

fn measure<G: Learnable>(name: &str, setup: &G::Setup) {
    if std::env::args().nth(1).is_some_and(|part| !name.contains(&part)) {
        return;
    }
    let start = G::new(setup).expect("a setup that can be played");
    let (size, count) = (start.layout().size(), start.action_count());
    let mut lanes: Vec<Lane<G>> = (0..GAMES as u64).map(|seed| Lane::new(&start, seed)).collect();
    let (mut observations, mut masks) = (vec![0.0; GAMES * size], vec![false; GAMES * count]);
    let (mut rewards, mut seat, mut done) = (vec![0.0; start.seat_count()], 0, false);
    let rounds = rounds();
    for _ in 0..5 {
        let begin = seconds();
        for _ in 0..rounds {
            let rows = observations
                .chunks_exact_mut(size)
                .zip(masks.chunks_exact_mut(count));
            for (lane, (observation, mask)) in lanes.iter_mut().zip(rows) {
                let action = lane.sample();
                let mut row = Row {
                    observation,
                    mask,
                    rewards: &mut rewards,
                    seat: &mut seat,
                    done: &mut done,
                };
                lane.step(action, &start, Reward::Win, &mut row);
            }
        }
        let rate = (GAMES * rounds) as f64 / (seconds() - begin);
        println!(
            "{name}: {:.2} million steps/s, {size} cells, {count} actions",
            rate / 1e6
        );
    }
}

fn main() {
    measure::<puerto_rico::State>("puerto-rico, 4 players", &Setup::new(4));
    let mut all = Setup::new(4);
    all.expansions = Expansion::ALL.into_iter().collect();
    measure::<puerto_rico::State>("puerto-rico, 4 players, all expansions", &all);
    measure::<altiplano::State>("altiplano, 4 players", &altiplano::Setup::new(4));
}
