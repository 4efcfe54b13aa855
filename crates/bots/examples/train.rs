//! Trains a network from games that the bots play against each other, generation after generation:
//!
//! ```text
//! cargo run --release -p bots --example train -- generations=30 games=2000 out=puerto-rico.net
//! ```
//!
//! The first generation's games are played by the greedy bot with hand-written numbers (unless `start` gives a
//! network), those of each later one by a bot that looks one move ahead with the network from the generation before.
//! After each generation the network learns from the games of the last few.
//!
//! Arguments: `game=puerto-rico` (or `altiplano`), `players=2,3,4,4,5` (each game has one of these at random),
//! `generations`, `stop` (after this many of them), `midway=1` (also tables in the middle of phases), `expanded=1`
//! (Puerto Rico with any of its expansions), `games` (in each generation), `keep` (generations to learn from),
//! `epochs`, `batch`, `rate` (for the first generation; for the last it is a tenth), `explore` (how often a random
//! action is played instead), `share` (the fraction of the tables that is learned from), `lambda` (how much the outcome
//! of the next table counts against what the network thought of it), `iterations` (the teacher searches), `seed`,
//! `threads`, `start` (continues from this network; one for the base game may be the start of one for expansions, and a smaller
//! one that of a larger one), `mean` (continues from the mean of the numbers of `start` and this network), `beside` (then from
//! the mean of the answers of that and this network, with the units of both), `shape` (units of the two hidden layers, `48,32`
//! unless told otherwise), `out` (written at the start and after each generation).

use std::collections::VecDeque;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use bots::learned::{Inputs, Net, Shape, Trainer};
use bots::training::{Course, Sample, Teaches, play};
use puerto_rico::State;
use tabletop::{FastRandom, Random as _};

struct Words {
    course: Course,
    generations: u64,
    stop: u64,
    games: u64,
    keep: usize,
    epochs: u64,
    batch: usize,
    rate: f32,
    seed: u64,
    threads: usize,
    start: Option<String>,
    mean: Option<String>,
    beside: Option<String>,
    shape: Shape,
    out: String,
}

impl Default for Words {
    fn default() -> Self {
        Self {
            course: Course::default(),
            generations: 20,
            stop: u64::MAX,
            games: 2_000,
            keep: 3,
            epochs: 1,
            batch: 64,
            rate: 0.002,
            seed: 1,
            threads: 1,
            start: None,
            mean: None,
            beside: None,
            shape: Shape::SMALL,
            out: String::new(),
        }
    }
}

/// Plays games.
struct Play<'a> {
    words: &'a Words,
    net: Option<&'static Net>,
}

impl Play<'_> {
    /// All games of a generation.
    fn games<G: Teaches>(&self, generation: u64) -> Vec<Sample<G>> {
        let next = AtomicU64::new(0);
        let all: Mutex<Vec<(u64, Vec<Sample<G>>)>> = Mutex::new(Vec::new());
        std::thread::scope(|scope| {
            for _ in 0..self.words.threads {
                scope.spawn(|| {
                    loop {
                        let game = next.fetch_add(1, Ordering::Relaxed);
                        if game >= self.words.games {
                            break;
                        }
                        let seed =
                            self.words.seed.wrapping_mul(1 << 32) + generation * self.words.games + game;
                        let samples = play(&self.words.course, self.net, seed);
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

/// How far off the network is: the cross entropy of the win share, and points.
fn mean_loss<G: Teaches>(trainer: &Trainer, samples: &[Sample<G>]) -> (f32, f32) {
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

/// Learns from the games of some generations.
fn learn<G: Teaches>(
    trainer: &mut Trainer,
    samples: &VecDeque<Vec<Sample<G>>>,
    words: &Words,
    rate: f32,
    random: &mut FastRandom,
) {
    let mut order: Vec<(u32, u32)> = samples
        .iter()
        .zip(0..)
        .flat_map(|(all, generation)| (0..all.len() as u32).map(move |index| (generation, index)))
        .collect();
    let mut inputs = Inputs::default();
    for _ in 0..words.epochs {
        for index in (1..order.len()).rev() {
            order.swap(index, random.below(index as u32 + 1) as usize);
        }
        for batch in order.chunks(words.batch) {
            for &(generation, index) in batch {
                let (state, example) = &samples[generation as usize][index as usize];
                inputs.read(state);
                trainer.learn(&inputs, example);
            }
            trainer.step(rate, batch.len());
        }
    }
}

fn read_net<G: Teaches>(path: &str, expanded: bool) -> Result<Net, String> {
    let bytes = std::fs::read(path).map_err(|error| format!("{path}: {error}"))?;
    G::read_net(&bytes, expanded).map_err(|error| format!("{path}: {error}"))
}

fn run<G: Teaches>(words: &Words) -> Result<(), String> {
    let start = Instant::now();
    let mut net: Option<&'static Net> = None;
    let expanded = words.course.expanded;
    let mut trainer = match &words.start {
        Some(path) => {
            let mut read = read_net::<G>(path, expanded)?;
            if let Some(other) = &words.mean {
                read = read
                    .averaged(&read_net::<G>(other, expanded)?)
                    .ok_or_else(|| format!("{path} and {other} have different units"))?;
            }
            if let Some(other) = &words.beside {
                read = read
                    .joined(&read_net::<G>(other, expanded)?)
                    .ok_or_else(|| format!("{path} and {other} have too many units together"))?;
            }
            // One network per generation stays in memory until the end.
            net = Some(Box::leak(Box::new(read.clone())));
            match read.shape() == words.shape {
                true => Trainer::new(read),
                false => Trainer::widened(&read, words.shape, words.seed)
                    .ok_or_else(|| format!("{path}: the network has more units than `shape`"))?,
            }
        }
        None => {
            let lengths = G::lengths_of(expanded).ok_or("no table could be set up")?;
            Trainer::start(lengths, words.shape, words.seed)
        }
    };
    if !words.out.is_empty() {
        std::fs::write(&words.out, trainer.net().to_bytes()).map_err(|error| error.to_string())?;
    }
    let mut random = FastRandom::new(words.seed);
    let mut all: VecDeque<Vec<Sample<G>>> = VecDeque::new();
    for generation in 0..words.generations.min(words.stop) {
        let fresh = Play { words, net }.games::<G>(generation);
        let played = start.elapsed().as_secs_f32();
        let seats: usize = fresh.iter().map(|(state, _)| state.seat_count()).sum();
        let points: f32 = fresh
            .iter()
            .map(|(state, example)| example.points.first(state.seat_count()).iter().sum::<f32>())
            .sum();
        // What the network has not yet learned from shows what it really knows.
        let (shares, off) = mean_loss(&trainer, &fresh);
        let tables = fresh.len();
        all.push_back(fresh);
        if all.len() > words.keep {
            all.pop_front();
        }
        let done = generation as f32 / words.generations as f32;
        learn(
            &mut trainer,
            &all,
            words,
            words.rate * (1.0 - 0.9 * done),
            &mut random,
        );
        net = Some(Box::leak(Box::new(trainer.net().clone())));
        if !words.out.is_empty() {
            std::fs::write(&words.out, trainer.net().to_bytes()).map_err(|error| error.to_string())?;
        }
        println!(
            "generation {generation}: {tables} new tables, {:.1} points a seat; before learning win share loss {shares:.4}, \
             points off by {off:.2}; games played after {played:.0} s, learned after {:.0} s",
            points / seats.max(1) as f32,
            start.elapsed().as_secs_f32()
        );
    }
    Ok(())
}

fn read() -> Result<(String, Words), String> {
    let mut words = Words::default();
    let mut game = "puerto-rico".to_owned();
    for word in std::env::args().skip(1) {
        let (name, value) = word
            .split_once('=')
            .ok_or_else(|| format!("`{word}` is not NAME=VALUE"))?;
        let bad = || format!("`{value}` is not a number");
        let number = || value.parse::<u64>().map_err(|_| bad());
        let fraction = || value.parse::<f32>().map_err(|_| bad());
        match name {
            "game" => game = value.to_owned(),
            "players" => {
                words.course.players = value
                    .split(',')
                    .map(|count| count.parse().map_err(|_| bad()))
                    .collect::<Result<_, _>>()?;
            }
            "generations" => words.generations = number()?,
            "stop" => words.stop = number()?,
            "midway" => words.course.midway = number()? > 0,
            "expanded" => words.course.expanded = number()? > 0,
            "games" => words.games = number()?,
            "keep" => words.keep = number()? as usize,
            "epochs" => words.epochs = number()?,
            "batch" => words.batch = number()?.max(1) as usize,
            "rate" => words.rate = fraction()?,
            "explore" => words.course.explore = fraction()?,
            "share" => words.course.share = fraction()?,
            "lambda" => words.course.lambda = fraction()?,
            "iterations" => words.course.iterations = number()? as u32,
            "seed" => words.seed = number()?,
            "threads" => words.threads = number()? as usize,
            "start" => words.start = Some(value.to_owned()),
            "mean" => words.mean = Some(value.to_owned()),
            "beside" => words.beside = Some(value.to_owned()),
            "shape" => {
                let units: Vec<usize> = value
                    .split(',')
                    .map(|units| units.parse().map_err(|_| bad()))
                    .collect::<Result<_, _>>()?;
                words.shape = match units[..] {
                    [first, second] if (Shape { first, second }).is_possible() => Shape { first, second },
                    _ => {
                        return Err(format!(
                            "`shape={value}` is not two numbers of units, 256,64 at most"
                        ));
                    }
                };
            }
            "out" => words.out = value.to_owned(),
            _ => return Err(format!("unknown word `{word}`")),
        }
    }
    if words.start.is_none() && (words.mean.is_some() || words.beside.is_some()) {
        return Err("`mean` and `beside` need another network, `start=FILE`".to_owned());
    }
    Ok((game, words))
}

fn main() -> ExitCode {
    let done = read().and_then(|(game, words)| match game.as_str() {
        "puerto-rico" => run::<State>(&words),
        "altiplano" => run::<altiplano::State>(&words),
        _ => Err(format!("no network can be trained for `{game}`")),
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}
