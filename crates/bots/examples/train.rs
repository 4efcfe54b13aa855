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
//! `threads`, `start` (continues from this network; one for the base game may be the start of one for expansions),
//! `out` (written after each generation).

use std::collections::VecDeque;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use bots::Bot;
use bots::altiplano as altiplano_bots;
use bots::learned::{Example, Features, Inputs, Net, Prospects, Trainer};
use bots::puerto_rico::{Greedy, Knowledge, Nets, PuertoRicoGuide};
use bots::search::{Budget, Searcher, Settings};
use puerto_rico::{Decision, Draft, Expansion, State};
use tabletop::{FastRandom, PerSeat, Playout, Random as _, Seat, Turn, win_shares};

/// A table, and what should have been said about it.
type Sample<G> = (G, Example);

/// A game whose networks can be trained.
trait Trains: Features {
    /// The setup of a game for this many seats.
    fn agreement(words: &Words, seat_count: usize, random: &mut FastRandom) -> Self::Setup;
    /// Who plays the games: with a network, or the greedy bot.
    fn teacher(net: Option<&'static Net>, words: &Words, seed: u64) -> Box<dyn Bot<Self>>;
    /// Whether the bots ask for the value of such tables, and the last one was a different one: always between two
    /// phases (or rounds), with `midway` also in the middle of one.
    fn is_table(&self, last: Option<&Self>, midway: bool) -> bool;
    /// Whether the decision is one step of several that are planned together: such steps are never random.
    fn is_step(&self) -> bool;
}

impl Trains for State {
    fn agreement(words: &Words, seat_count: usize, random: &mut FastRandom) -> Self::Setup {
        let mut setup = puerto_rico::Setup::new(seat_count);
        if words.expanded {
            // All of them in a third of the games, otherwise any of the fifteen choices.
            let chosen = if random.below(3) == 0 {
                15
            } else {
                1 + random.below(15)
            };
            setup.expansions = Expansion::ALL
                .into_iter()
                .filter(|&expansion| chosen >> expansion as u32 & 1 == 1)
                .collect();
            if setup.expansions.has(Expansion::NewBuildings) && random.below(2) == 0 {
                setup.draft = Draft::Random;
            }
        }
        setup
    }

    fn teacher(net: Option<&'static Net>, words: &Words, seed: u64) -> Box<dyn Bot<Self>> {
        let Some(net) = net else {
            return Box::new(Greedy::new(seed).looking_through(0));
        };
        let knowledge = Knowledge {
            nets: Nets::default().with(net),
            midway: words.midway,
            rivals: words.midway,
            ..Knowledge::default()
        };
        let settings = Settings {
            budget: Budget::iterations(words.iterations),
            ..Settings::default()
        };
        Box::new(Searcher::new(PuertoRicoGuide::new(knowledge), settings, seed))
    }

    fn is_table(&self, _: Option<&Self>, midway: bool) -> bool {
        match self.decision() {
            Decision::ChooseRole(_) => true,
            Decision::TakeTile(_)
            | Decision::Build(_)
            | Decision::CraftsmanPrivilege(_)
            | Decision::Sell(_)
            | Decision::Load(_)
            | Decision::PlaceWorkers(..) => midway,
            _ => false,
        }
    }

    fn is_step(&self) -> bool {
        matches!(self.decision(), Decision::PlaceWorkers(..))
    }
}

/// How wrong the numbers of Altiplano's teachers are, each in its own way: games between identical bots would hardly
/// differ.
const VARIETY: f32 = 0.2;

impl Trains for altiplano::State {
    fn agreement(_: &Words, seat_count: usize, random: &mut FastRandom) -> Self::Setup {
        altiplano::Setup::new(seat_count).with(altiplano::Switch::Missions, random.below(2) == 0)
    }

    fn teacher(net: Option<&'static Net>, _: &Words, seed: u64) -> Box<dyn Bot<Self>> {
        let mut character = FastRandom::new(seed);
        let misjudges = VARIETY * character.fraction();
        let weights = altiplano_bots::Weights::TUNED.misjudged(misjudges, character.bits());
        let bot = altiplano_bots::Greedy::with(weights);
        Box::new(match net {
            Some(net) => bot.learned(net),
            None => bot,
        })
    }

    fn is_table(&self, last: Option<&Self>, _: bool) -> bool {
        self.round() > 0 && last.is_none_or(|last| last.round() != self.round())
    }

    fn is_step(&self) -> bool {
        !matches!(self.decision(), altiplano::Decision::Act { .. })
    }
}

struct Words {
    players: Vec<usize>,
    generations: u64,
    stop: u64,
    midway: bool,
    expanded: bool,
    games: u64,
    keep: usize,
    epochs: u64,
    batch: usize,
    rate: f32,
    explore: f32,
    share: f32,
    lambda: f32,
    iterations: u32,
    seed: u64,
    threads: usize,
    start: Option<String>,
    out: String,
}

impl Default for Words {
    fn default() -> Self {
        Self {
            players: vec![2, 3, 4, 4, 5],
            generations: 20,
            stop: u64::MAX,
            midway: false,
            expanded: false,
            games: 2_000,
            keep: 3,
            epochs: 1,
            batch: 64,
            rate: 0.002,
            explore: 0.02,
            share: 0.7,
            lambda: 0.97,
            iterations: 0,
            seed: 1,
            threads: 1,
            start: None,
            out: String::new(),
        }
    }
}

/// A table that came up, what the teacher thought of it, and whether a random action followed before the next one.
struct Met<G> {
    table: G,
    thought: Option<Prospects>,
    explored: bool,
}

/// Plays games.
struct Play<'a> {
    words: &'a Words,
    net: Option<&'static Net>,
}

impl Play<'_> {
    /// One game: some of its tables, with their outcomes.
    fn game<G: Trains>(&self, seed: u64) -> Vec<Sample<G>> {
        let words = self.words;
        let mut random = FastRandom::new(seed ^ 0x5eed);
        let seat_count = words.players[random.below(words.players.len() as u32) as usize];
        let Ok(mut state) = G::new(&G::agreement(words, seat_count, &mut random)) else {
            return Vec::new();
        };
        // Some games explore a lot, some a little.
        let explore = words.explore * 2.0 * random.fraction();
        let mut bots: Vec<_> = (0..seat_count as u64)
            .map(|seat| G::teacher(self.net, words, seed ^ seat << 40))
            .collect();
        let mut playout = Playout::with_capacity(64);
        let mut inputs = Inputs::default();
        let mut met: Vec<Met<G>> = Vec::new();
        let mut step_of = None;
        let mut last: Option<G> = None;
        loop {
            let turn = state.turn();
            let seat = match turn {
                Turn::Over => break,
                Turn::Chance => None,
                Turn::Seats(seats) => seats.first(),
            };
            playout.actions.clear();
            if let Some(seat) = seat {
                state.legal(seat, &mut playout.actions);
            }
            let is_forced = playout.actions.len() == 1;
            let goes_on = seat.is_some() && state.is_step() && step_of == seat;
            if !is_forced && !goes_on && state.is_table(last.as_ref(), words.midway) {
                last = Some(state.clone());
                if random.fraction() < words.share {
                    let thought = self.net.map(|net| {
                        inputs.read(&state);
                        net.prospects(&inputs)
                    });
                    met.push(Met {
                        table: state.clone(),
                        thought,
                        explored: false,
                    });
                }
            }
            let Some(seat) = seat else {
                playout.step(&mut state, &mut random);
                continue;
            };
            if let [only] = playout.actions[..] {
                state.apply_unchecked(seat, only, &mut ());
                continue;
            }
            step_of = state.is_step().then_some(seat);
            let action = if !state.is_step() && random.fraction() < explore {
                if let Some(met) = met.last_mut() {
                    met.explored = true;
                }
                playout.actions[random.below(playout.actions.len() as u32) as usize]
            } else {
                bots[seat.index()].decide(seat, &state.watched(Some(seat)), &playout.actions)
            };
            state.apply_unchecked(seat, action, &mut ());
        }
        self.examples(met, &state, seat_count)
    }

    /// The outcome of each table: the end of the game, pulled towards what was thought of the tables in between.
    fn examples<G: Trains>(&self, met: Vec<Met<G>>, end: &G, seat_count: usize) -> Vec<Sample<G>> {
        let scores = end.scores();
        let mut example = Example {
            shares: win_shares(&scores, seat_count),
            points: PerSeat::from_fn(|seat: Seat| scores[seat].points as f32),
        };
        let mut next: Option<Prospects> = None;
        let mut samples = Vec::with_capacity(met.len());
        for met in met.into_iter().rev() {
            if let Some(next) = next {
                // What came after a random action says less about what came before it.
                let kept = self.words.lambda * if met.explored { 0.8 } else { 1.0 };
                let mix = |late: f32, now: f32| kept * late + (1.0 - kept) * now;
                example.shares = PerSeat::from_fn(|seat| mix(example.shares[seat], next.shares[seat]));
                example.points = PerSeat::from_fn(|seat| mix(example.points[seat], next.points[seat]));
            }
            next = met.thought;
            samples.push((met.table, example));
        }
        samples
    }

    /// All games of a generation.
    fn games<G: Trains>(&self, generation: u64) -> Vec<Sample<G>> {
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
                        let samples = self.game(seed);
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
fn mean_loss<G: Trains>(trainer: &Trainer, samples: &[Sample<G>]) -> (f32, f32) {
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
fn learn<G: Trains>(
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

fn run<G: Trains>(words: &Words) -> Result<(), String> {
    let start = Instant::now();
    let mut net: Option<&'static Net> = None;
    let lengths = |expanded| {
        let words = Words {
            expanded,
            ..Words::default()
        };
        let setup = G::agreement(&words, words.players[0], &mut FastRandom::new(words.seed));
        let table = G::new(&setup).map_err(|_| "no table could be set up".to_owned())?;
        Ok::<_, String>(table.lengths())
    };
    let wanted = lengths(words.expanded)?;
    let mut trainer = match &words.start {
        Some(path) => {
            let bytes = std::fs::read(path).map_err(|error| format!("{path}: {error}"))?;
            // A network for the base game is extended to learn what expansions add.
            let read = Net::parse(&bytes, wanted)
                .or_else(|error| {
                    let plain = lengths(false).map_err(|_| error)?;
                    Net::parse(&bytes, plain)?.grown(wanted).ok_or(error)
                })
                .map_err(|error| format!("{path}: {error}"))?;
            // One network per generation stays in memory until the end.
            net = Some(Box::leak(Box::new(read.clone())));
            Trainer::new(read)
        }
        None => Trainer::start(wanted, words.seed),
    };
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
                words.players = value
                    .split(',')
                    .map(|count| count.parse().map_err(|_| bad()))
                    .collect::<Result<_, _>>()?;
            }
            "generations" => words.generations = number()?,
            "stop" => words.stop = number()?,
            "midway" => words.midway = number()? > 0,
            "expanded" => words.expanded = number()? > 0,
            "games" => words.games = number()?,
            "keep" => words.keep = number()? as usize,
            "epochs" => words.epochs = number()?,
            "batch" => words.batch = number()?.max(1) as usize,
            "rate" => words.rate = fraction()?,
            "explore" => words.explore = fraction()?,
            "share" => words.share = fraction()?,
            "lambda" => words.lambda = fraction()?,
            "iterations" => words.iterations = number()? as u32,
            "seed" => words.seed = number()?,
            "threads" => words.threads = number()? as usize,
            "start" => words.start = Some(value.to_owned()),
            "out" => words.out = value.to_owned(),
            _ => return Err(format!("unknown word `{word}`")),
        }
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
