//! Finds a complete game for `tests/golden/`: `golden SETUP… END` with END one of `Workers`, `City`, `VictoryPoints`,
//! for example `golden players=4 edition=2020 City > tests/golden/4-city.txt`. With `'holding=raid noble'` among the
//! words the game is one in which somebody gives that answer.
//!
//! The seats choose at random, but lean towards what leads to the wanted end.

use puerto_rico::{Action, Setup, State};
use tabletop::{Entry, FastRandom, Game, Playout, Random, Record, Turn};

fn main() {
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    let end = words.pop().unwrap_or_default();
    let wanted = words.iter().find_map(|word| word.strip_prefix("holding="));
    let answer = format!(" {}", wanted.unwrap_or_default());
    words.retain(|word| !word.starts_with("holding="));
    let setup: Setup = words.join(" ").parse().unwrap_or_else(|error| {
        eprintln!("{error}");
        std::process::exit(2);
    });
    for seed in 0..100_000 {
        let (record, state) = play(&setup, &end, seed);
        if !record.to_string().contains(&answer) {
            continue;
        }
        let view = state.view(None);
        if view.end.is_some_and(|reason| format!("{reason:?}") == end) {
            let scores: Vec<String> = (state.scores().first(state.seat_count()).iter())
                .map(|score| format!("{}+{}", score.points, score.tie_break))
                .collect();
            print!("# end: {end}\n# scores: {}\n{record}", scores.join(" "));
            return;
        }
    }
    eprintln!("no game found that ends by {end}");
    std::process::exit(1);
}

fn play(setup: &Setup, end: &str, seed: u64) -> (Record<State>, State) {
    let mut random = FastRandom::new(seed);
    let mut playout: Playout<State> = Playout::with_capacity(64);
    let mut record = Record::new(setup.clone());
    let mut state = State::new(setup).expect("a checked setup");
    loop {
        match state.turn() {
            Turn::Over => return (record, state),
            Turn::Chance => {
                let outcome = playout.draw(&state, &mut random);
                record.entries.push(Entry::Chance(outcome));
                state.resolve_unchecked(outcome, &mut ());
            }
            Turn::Seats(seats) => {
                let seat = seats.first().expect("somebody is asked");
                let mut actions = Vec::new();
                state.legal(seat, &mut actions);
                let wanted: Vec<Action> = actions
                    .iter()
                    .copied()
                    .filter(|&action| leans(action, end))
                    .collect();
                let choice = if wanted.is_empty() || random.below(4) == 0 {
                    &actions
                } else {
                    &wanted
                };
                let action = choice[random.below(choice.len() as u32) as usize];
                record.entries.push(Entry::Seat(seat, action));
                state.apply_unchecked(seat, action, &mut ());
            }
        }
    }
}

/// Whether the action brings the wanted end nearer.
fn leans(action: Action, end: &str) -> bool {
    let line = action.to_string();
    let words: &[&str] = match end {
        "City" => &[
            "role builder",
            "role buccaneer",
            "deed ",
            "role trader",
            "role prospector",
            "role craftsman",
            "build ",
            "sell ",
            "take ",
        ],
        "VictoryPoints" => &[
            "role craftsman",
            "role captain",
            "role buccaneer",
            "deed plunder",
            "take ",
            "load ",
            "good ",
            "build small",
            "build indigo",
            "build sugar",
        ],
        _ => &["role mayor", "role buccaneer", "deed ", "worker"],
    };
    words.iter().any(|word| line.starts_with(word))
}
