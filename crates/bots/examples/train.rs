//! Trains a network from games of the bots among themselves:
//!
//! ```text
//! cargo run --release -p bots --example train -- games=8000 epochs=6 out=/tmp/first.net
//! cargo run --release -p bots --example train -- games=8000 epochs=6 teacher=/tmp/first.net out=/tmp/second.net
//! ```
//!
//! Words: `players=2,3,4,4,5` (a game has one of these at random), `games`, `epochs`, `batch`, `rate`, `seed`, `threads`,
//! `explore` (how often a random action is played instead), `teacher` (the network of the greedy bot that plays;
//! without it the hand-written numbers), `iterations` (the teacher searches), `start` (go on from this network), `out`.

use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use bots::Bot;
use bots::learned::{Example, Features, Inputs, Net, Trainer};
use bots::puerto_rico::{Greedy, Knowledge, PuertoRicoGuide};
use bots::search::{Budget, Searcher, Settings};
use puerto_rico::{Decision, Setup, State};
use tabletop::{FastRandom, Game, PerSeat, Playout, Random as _, Seat, Turn, win_shares};

type Sample = (State, Example);

struct Words {
    players: Vec<usize>,
    games: u64,
    epochs: u64,
    batch: usize,
    rate: f32,
    seed: u64,
    threads: usize,
    explore: f32,
    iterations: u32,
    teacher: Option<&'static Net>,
    start: Option<&'static Net>,
    out: String,
}

fn read_net(path: &str) -> Result<&'static Net, String> {
    let bytes = std::fs::read(path).map_err(|error| format!("{path}: {error}"))?;
    let net = Net::parse(&bytes, State::COMMON, State::OWN).map_err(|error| format!("{path}: {error}"))?;
    Ok(Box::leak(Box::new(net)))
}

impl Words {
    fn read() -> Result<Self, String> {
        let mut words = Self {
            players: vec![2, 3, 3, 4, 4, 4, 5],
            games: 4_000,
            epochs: 6,
            batch: 64,
            rate: 0.002,
            seed: 1,
            threads: 1,
            explore: 0.06,
            iterations: 0,
            teacher: None,
            start: None,
            out: String::new(),
        };
        for word in std::env::args().skip(1) {
            let (name, value) = word
                .split_once('=')
                .ok_or_else(|| format!("`{word}` is not NAME=VALUE"))?;
            let bad = || format!("`{value}` is not a number");
            let number = || value.parse::<u64>().map_err(|_| bad());
            match name {
                "players" => {
                    words.players = value
                        .split(',')
                        .map(|count| count.parse().map_err(|_| bad()))
                        .collect::<Result<_, _>>()?;
                }
                "games" => words.games = number()?,
                "epochs" => words.epochs = number()?,
                "batch" => words.batch = number()? as usize,
                "rate" => words.rate = value.parse().map_err(|_| bad())?,
                "seed" => words.seed = number()?,
                "threads" => words.threads = number()? as usize,
                "explore" => words.explore = value.parse().map_err(|_| bad())?,
                "iterations" => words.iterations = number()? as u32,
                "teacher" => words.teacher = Some(read_net(value)?),
                "start" => words.start = Some(read_net(value)?),
                "out" => words.out = value.to_owned(),
                _ => return Err(format!("unknown word `{word}`")),
            }
        }
        Ok(words)
    }

    fn bot(&self, seed: u64) -> Box<dyn Bot<State>> {
        if self.iterations > 0 {
            let mut knowledge = Knowledge::default();
            knowledge.net = self.teacher.or(knowledge.net);
            let settings = Settings {
                budget: Budget::iterations(self.iterations),
                ..Settings::default()
            };
            return Box::new(Searcher::new(PuertoRicoGuide::new(knowledge), settings, seed));
        }
        let greedy = Greedy::new(seed);
        Box::new(match self.teacher {
            Some(net) => greedy.looking_through(0).learned(net),
            None => greedy.looking_through(0),
        })
    }

    /// One game: its tables between phases, with what came of them.
    fn play(&self, seed: u64) -> Vec<Sample> {
        let mut random = FastRandom::new(seed ^ 0x5eed);
        let seat_count = self.players[random.below(self.players.len() as u32) as usize];
        let Ok(mut state) = State::new(&Setup::new(seat_count)) else {
            return Vec::new();
        };
        // Some games explore much, some little.
        let explore = self.explore * 2.0 * random.fraction();
        let mut bots: Vec<_> = (0..seat_count as u64)
            .map(|seat| self.bot(seed ^ seat << 40))
            .collect();
        let mut playout = Playout::with_capacity(64);
        let mut tables = Vec::new();
        while state.turn() != Turn::Over {
            let Some(seat) = state.decision().seat() else {
                playout.step(&mut state, &mut random);
                continue;
            };
            if matches!(state.decision(), Decision::ChooseRole(_)) && random.below(2) == 0 {
                tables.push(state);
            }
            let is_plan = matches!(state.decision(), Decision::PlaceWorkers(..));
            if !is_plan && random.fraction() < explore {
                playout.step(&mut state, &mut random);
                continue;
            }
            playout.actions.clear();
            state.legal(seat, &mut playout.actions);
            let action = match playout.actions[..] {
                [only] => only,
                _ => bots[seat.index()].decide(seat, &state.view(Some(seat)), &playout.actions),
            };
            state.apply_unchecked(seat, action, &mut ());
        }
        let scores = state.scores();
        let example = Example {
            shares: win_shares(&scores, seat_count),
            points: PerSeat::from_fn(|seat: Seat| scores[seat].points as f32),
        };
        tables.into_iter().map(|table| (table, example)).collect()
    }

    fn samples(&self) -> Vec<Sample> {
        let next = AtomicU64::new(0);
        let all: Mutex<Vec<(u64, Vec<Sample>)>> = Mutex::new(Vec::new());
        std::thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(|| {
                    loop {
                        let game = next.fetch_add(1, Ordering::Relaxed);
                        if game >= self.games {
                            break;
                        }
                        let samples = self.play(self.seed.wrapping_mul(1 << 32) + game);
                        all.lock()
                            .unwrap_or_else(std::sync::PoisonError::into_inner)
                            .push((game, samples));
                    }
                });
            }
        });
        let mut all = all
            .into_inner()
            .unwrap_or_else(std::sync::PoisonError::into_inner);
        all.sort_by_key(|(game, _)| *game);
        all.into_iter().flat_map(|(_, samples)| samples).collect()
    }
}

fn mean_loss(trainer: &Trainer, samples: &[Sample]) -> (f32, f32) {
    let mut inputs = Inputs::default();
    let mut sum = (0.0, 0.0);
    for (state, example) in samples {
        inputs.read(state);
        let loss = trainer.loss(&inputs, example);
        sum = (sum.0 + loss.0, sum.1 + loss.1);
    }
    let count = samples.len().max(1) as f32;
    (sum.0 / count, (sum.1 / count).sqrt() * 10.0)
}

fn run() -> Result<(), String> {
    let words = Words::read()?;
    let start = Instant::now();
    let samples = words.samples();
    let points: f32 = samples
        .iter()
        .map(|(state, example)| {
            example.points.first(state.seats()).iter().sum::<f32>() / state.seats() as f32
        })
        .sum();
    println!(
        "{} games, {} tables, {:.1} points a seat, {:.0} s",
        words.games,
        samples.len(),
        points / samples.len().max(1) as f32,
        start.elapsed().as_secs_f32()
    );
    // The last games are kept aside to see what was learned.
    let (learn, test) = samples.split_at(samples.len() / 20 * 19);
    let mut trainer = match words.start {
        Some(net) => Trainer::new(net.clone()),
        None => Trainer::start(State::COMMON, State::OWN, words.seed),
    };
    let mut random = FastRandom::new(words.seed);
    let mut order: Vec<u32> = (0..learn.len() as u32).collect();
    let mut inputs = Inputs::default();
    for epoch in 0..words.epochs {
        for index in (1..order.len()).rev() {
            order.swap(index, random.below(index as u32 + 1) as usize);
        }
        // The rate falls along half a cosine to a fiftieth.
        for (step, batch) in order.chunks(words.batch).enumerate() {
            let done =
                (epoch as f32 + step as f32 * words.batch as f32 / order.len() as f32) / words.epochs as f32;
            let rate = words.rate * (0.02 + 0.49 * (1.0 + (std::f32::consts::PI * done).cos()));
            for &index in batch {
                let (state, example) = &learn[index as usize];
                inputs.read(state);
                trainer.learn(&inputs, example);
            }
            trainer.step(rate, batch.len());
        }
        let (shares, points) = mean_loss(&trainer, test);
        println!(
            "epoch {epoch}: win share loss {shares:.4}, points off by {points:.2}, {:.0} s",
            start.elapsed().as_secs_f32()
        );
        if !words.out.is_empty() {
            std::fs::write(&words.out, trainer.net().to_bytes()).map_err(|error| error.to_string())?;
        }
    }
    Ok(())
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}
