//! Whether estimated shares of the win come true: games among equal bots, the shares that the analysis estimated along
//! the way, and how the games ended.
//!
//! ```text
//! cargo run --release -p bots --example calibration -- game=altiplano setup=players=4 bot=level-5 games=300
//! ```
//!
//! Other arguments: `seed=1`, `every=7` (one in this many of the decisions that a review looks at), `hints=on` (also
//! the share of the best move, as a review's first look finds it from the view of the seat that is asked; slower).
//! Words of a setup are joined by semicolons: `setup="players=4;expansions=new_buildings"`.
//!
//! The tables have one row for each tenth of the estimates: how many there are, their mean, and the mean share that
//! those seats had in the end, with a 95 % interval over games. *Temperature* is what would make the estimates fit
//! best: above 1 they are overconfident, below 1 too timid.

use std::process::ExitCode;

use bots::analysis::{Analysed, assess, standing};
use bots::{Bot, HasBots};
use tabletop::{FastRandom, PerSeat, Playout, Seat, Turn, win_shares};

/// The estimates of one game, and how it ended.
struct Played {
    seats: usize,
    /// Each with the fraction of the game that was over, 0 to 1.
    standings: Vec<(f32, PerSeat<f32>)>,
    /// Shares of the seat that was asked, after its best move.
    hints: Vec<(f32, Seat, PerSeat<f32>)>,
    result: PerSeat<f32>,
}

struct Words {
    game: String,
    setup: String,
    bot: String,
    games: u64,
    seed: u64,
    every: u64,
    hints: bool,
}

fn run() -> Result<(), String> {
    let mut words = Words {
        game: "puerto-rico".to_owned(),
        setup: "players=4".to_owned(),
        bot: "level-5".to_owned(),
        games: 100,
        seed: 1,
        every: 7,
        hints: false,
    };
    for word in std::env::args().skip(1) {
        let (name, value) = word
            .split_once('=')
            .ok_or_else(|| format!("`{word}` is not NAME=VALUE"))?;
        let number = || value.parse().map_err(|_| format!("`{value}` is not a number"));
        match name {
            "game" => words.game = value.to_owned(),
            "setup" => words.setup = value.replace(';', " "),
            "bot" => words.bot = value.to_owned(),
            "games" => words.games = number()?,
            "seed" => words.seed = number()?,
            "every" => words.every = number()?.max(1),
            "hints" => words.hints = value == "on",
            _ => return Err(format!("unknown word `{word}`")),
        }
    }
    match words.game.as_str() {
        "puerto-rico" => measure::<puerto_rico::State>(&words),
        "altiplano" => measure::<altiplano::State>(&words),
        game => Err(format!("no game is called `{game}`")),
    }
}

fn measure<G: Analysed>(words: &Words) -> Result<(), String>
where
    <G::Setup as std::str::FromStr>::Err: std::fmt::Display,
{
    let setup: G::Setup = words
        .setup
        .parse()
        .map_err(|error: <G::Setup as std::str::FromStr>::Err| error.to_string())?;
    let games: Vec<Played> = (0..words.games)
        .map(|number| play::<G>(&setup, words, words.seed.wrapping_add(number)))
        .collect::<Result<_, _>>()?;
    println!(
        "{} games of {}, {}, all seats {}",
        games.len(),
        G::ID,
        words.setup,
        words.bot
    );
    let standings = |from: f32, to: f32| -> Vec<Vec<Item>> {
        let items = |game: &Played| {
            let within = game
                .standings
                .iter()
                .filter(|(part, _)| (from..to).contains(part));
            let each = |(_, shares): &(f32, PerSeat<f32>)| Item {
                estimated: shares.first(game.seats).to_vec(),
                result: game.result.first(game.seats).to_vec(),
                of: None,
            };
            within.map(each).collect()
        };
        games.iter().map(items).collect()
    };
    println!("\nthe curve, whole games");
    report(&standings(0.0, 2.0), true);
    for (name, from, to) in [("first", 0.0, 0.33), ("second", 0.33, 0.67), ("last", 0.67, 2.0)] {
        println!("the curve, {name} third");
        report(&standings(from, to), false);
    }
    if words.hints {
        let items = |game: &Played| {
            let each = |(_, seat, shares): &(f32, Seat, PerSeat<f32>)| Item {
                estimated: shares.first(game.seats).to_vec(),
                result: game.result.first(game.seats).to_vec(),
                of: Some(seat.index()),
            };
            game.hints.iter().map(each).collect()
        };
        println!("\nthe best move of the seat that is asked, its share");
        report(&games.iter().map(items).collect::<Vec<_>>(), true);
    }
    Ok(())
}

fn play<G: Analysed>(setup: &G::Setup, words: &Words, seed: u64) -> Result<Played, String> {
    let mut state = G::new(setup).map_err(|_| "no game can be played like this".to_owned())?;
    let seats = state.seat_count();
    let mut random = FastRandom::new(seed);
    let mut playout = Playout::<G>::with_capacity(64);
    let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(seats)
        .map(|_| <G as HasBots>::bot(&words.bot, random.bits()))
        .collect::<Option<_>>()
        .ok_or_else(|| format!("no bot is called `{}`", words.bot))?;
    let mut played = Played {
        seats,
        standings: Vec::new(),
        hints: Vec::new(),
        result: PerSeat::default(),
    };
    let (mut count, mut legal) = (0u64, Vec::new());
    loop {
        match state.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = playout.draw(&state, &mut random);
                state.resolve_unchecked(outcome, &mut ());
            }
            Turn::Seats(asked) => {
                let Some(seat) = asked.first() else { break };
                legal.clear();
                state.legal(seat, &mut legal);
                let view = state.watched(Some(seat));
                if legal.len() > 1 && state.is_reviewed(seat) {
                    count += 1;
                    if (count + seed).is_multiple_of(words.every) {
                        played.standings.push((count as f32, standing(&state)));
                        if words.hints {
                            let found = assess::<G>(seat, &view, None, 2, G::REVIEW, &|| false);
                            let best = found.unwrap_or_default().into_iter().next();
                            let hint = best.map(|best| (count as f32, seat, best.shares));
                            played.hints.extend(hint);
                        }
                    }
                }
                let action = match legal[..] {
                    [only] => only,
                    _ => bots[seat.index()].decide(seat, &view, &legal),
                };
                state.apply_unchecked(seat, action, &mut ());
            }
        }
    }
    for (part, _) in &mut played.standings {
        *part /= count as f32;
    }
    played.result = win_shares(&state.scores(), seats);
    Ok(played)
}

/// Estimated shares, and the actual ones at the end.
struct Item {
    estimated: Vec<f32>,
    result: Vec<f32>,
    /// The seat that counts; all of them if it is `None`.
    of: Option<usize>,
}

impl Item {
    /// Pairs of an estimate and its outcome.
    fn pairs(&self) -> impl Iterator<Item = (f32, f32)> {
        let all = self.estimated.iter().copied().zip(self.result.iter().copied());
        all.enumerate()
            .filter(|(seat, _)| self.of.is_none_or(|of| of == *seat))
            .map(|(_, pair)| pair)
    }

    /// The estimates at another temperature.
    fn tempered(&self, temperature: f32) -> Vec<f32> {
        let raised = |share: &f32| share.max(1e-6).powf(1.0 / temperature);
        let all: Vec<f32> = self.estimated.iter().map(raised).collect();
        let sum: f32 = all.iter().sum();
        all.into_iter().map(|share| share / sum).collect()
    }
}

/// The mean of minus the logarithm of what was estimated for the winners.
fn loss(games: &[Vec<Item>], temperature: f32) -> f64 {
    let (mut sum, mut count) = (0.0, 0u32);
    for item in games.iter().flatten() {
        let shares = item.tempered(temperature);
        let own = shares
            .iter()
            .zip(&item.result)
            .map(|(share, result)| -f64::from(*result) * f64::from(*share).max(1e-6).ln());
        sum += own.sum::<f64>();
        count += 1;
    }
    sum / f64::from(count.max(1))
}

/// The temperature with the lowest loss, within e^±1.5.
fn best_temperature(games: &[Vec<Item>]) -> f32 {
    let (mut low, mut high) = (-1.5f32, 1.5f32);
    for _ in 0..30 {
        let (one, two) = (low + (high - low) / 3.0, high - (high - low) / 3.0);
        if loss(games, one.exp()) < loss(games, two.exp()) {
            high = two;
        } else {
            low = one;
        }
    }
    (0.5 * (low + high)).exp()
}

fn report(games: &[Vec<Item>], with_rows: bool) {
    let temperature = best_temperature(games);
    println!(
        "  loss {:.4}; {:.4} at temperature {temperature:.2}",
        loss(games, 1.0),
        loss(games, temperature)
    );
    if !with_rows {
        return;
    }
    println!("  estimate      number    mean   came true");
    for tenth in 0..10 {
        let range = tenth as f32 / 10.0..(tenth + 1) as f32 / 10.0 + if tenth == 9 { 0.01 } else { 0.0 };
        let within = |game: &Vec<Item>| -> Vec<(f32, f32)> {
            let pairs = game.iter().flat_map(Item::pairs);
            pairs.filter(|(estimate, _)| range.contains(estimate)).collect()
        };
        let by_game: Vec<Vec<(f32, f32)>> = games.iter().map(within).collect();
        let count: usize = by_game.iter().map(Vec::len).sum();
        if count == 0 {
            continue;
        }
        let mean = |value: fn(&(f32, f32)) -> f32| {
            by_game.iter().flatten().map(value).map(f64::from).sum::<f64>() / count as f64
        };
        let (estimated, came) = (mean(|pair| pair.0), mean(|pair| pair.1));
        // The estimates of one game stand or fall together.
        let off = |game: &Vec<(f32, f32)>| game.iter().map(|pair| f64::from(pair.1) - came).sum::<f64>();
        let spread: f64 = by_game.iter().map(|game| off(game).powi(2)).sum();
        println!(
            "  {:>2} to {:>3} %  {count:>7}  {estimated:>6.3}  {came:>6.3} ± {:.3}",
            tenth * 10,
            tenth * 10 + 10,
            1.96 * spread.sqrt() / count as f64
        );
    }
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
