//! The engine's bots: which there are, what one of them would do, and which moves are best.
//!
//! A new bot is made for every question and sees only what its seat may see, so equal questions in equal positions get
//! equal answers, in whichever order they are asked.

use bots::analysis::{Analysed, Effort, Hint, hints};
use bots::search::{Budget, Searcher, Settings};
use bots::{Bot, HasBots, Searched};
use serde::Serialize;
use serde_json::{Map, Value, json};
use tabletop::Seat;

use super::answer::{EngineError, EngineErrorCode};
use super::to_json;
use crate::{AnyGame, GameId, Listed, Move, Playing};

/// The most simulations that one question may ask for, and of a hint the most in each of its parts.
pub const ITERATION_COUNT_MAX: u32 = 100_000;

/// The most fillings of what is hidden in which `advise` compares moves.
pub const WORLD_COUNT_MAX: u32 = 64;

/// More actions than any decision takes.
const ACTION_COUNT_MAX: usize = 128;

/// Who is to choose.
#[derive(Debug)]
pub(super) enum Chooser {
    /// The bot with this key.
    Bot(String),
    /// A search of this many simulations.
    Search(u32),
}

/// What `advise` was asked to spend; what is left out is as in the program's own hints.
#[derive(Clone, Copy, Debug)]
pub(super) struct Work {
    pub scan: Option<u32>,
    pub worlds: Option<u32>,
    pub each: Option<u32>,
}

/// A move worth considering.
#[derive(Debug, Serialize)]
struct Advice {
    moves: Vec<Move>,
    shares: Vec<f32>,
    promise: f32,
    gains: Map<String, Value>,
}

impl Chooser {
    /// The one that was named.
    pub(super) fn read(bot: Option<String>, iterations: Option<u32>, most: u32) -> Result<Self, EngineError> {
        match (bot, iterations) {
            (Some(key), None) => Ok(Self::Bot(key)),
            (None, Some(count)) => bounded("iterations", count, 0, most).map(Self::Search),
            _ => Err(bad("`choose` takes either `bot` or `iterations`")),
        }
    }
}

impl Work {
    /// Refuses what would take too long.
    pub(super) fn checked(self, most: u32) -> Result<Self, EngineError> {
        let check = |name, count: Option<u32>, least, most| {
            count.map(|count| bounded(name, count, least, most)).transpose()
        };
        check("scan", self.scan, 1, most)?;
        check("worlds", self.worlds, 1, WORLD_COUNT_MAX)?;
        check("each", self.each, 0, most)?;
        Ok(self)
    }

    fn effort(self, usual: Effort) -> Effort {
        Effort {
            scan: self.scan.unwrap_or(usual.scan),
            worlds: self.worlds.unwrap_or(usual.worlds),
            each: self.each.unwrap_or(usual.each),
        }
    }
}

/// The keys of a game's bots, the levels weakest first.
pub(super) fn bots(game: GameId) -> Value {
    let keys = of_game!(game, State => <State as HasBots>::KEYS);
    json!({ "game": game.key(), "bots": keys })
}

/// What the bot would do in this seat, which must be asked.
pub(super) fn choose(game: &AnyGame, seat: Seat, chooser: &Chooser, seed: u64) -> Result<Value, EngineError> {
    check_asked(game, seat)?;
    let (moves, searched) = each_game!(game, playing => chosen(playing, seat, chooser, seed))?;
    let mut answer = json!({ "seat": seat.index(), "seed": seed, "moves": to_json(&moves)? });
    if let Some(searched) = searched {
        answer["searched"] = json!({
            "simulations": searched.simulations,
            "out_of_time": searched.out_of_time,
            "exact": searched.exact,
        });
    }
    match chooser {
        Chooser::Bot(key) => answer["bot"] = json!(key),
        Chooser::Search(iterations) => answer["iterations"] = json!(iterations),
    }
    Ok(answer)
}

/// The best moves of this seat, which must be asked.
pub(super) fn advise(game: &AnyGame, seat: Seat, work: Work) -> Result<Value, EngineError> {
    check_asked(game, seat)?;
    let best = each_game!(game, playing => advised(playing, seat, work));
    Ok(json!({ "seat": seat.index(), "best": to_json(&best)? }))
}

/// The bot's actions until its decision is complete, and how much it searched for the first of them, if it searches.
fn chosen<G: Listed + Analysed>(
    playing: &Playing<G>,
    seat: Seat,
    chooser: &Chooser,
    seed: u64,
) -> Result<(Vec<Move>, Option<Searched>), EngineError> {
    let mut bot = seated::<G>(chooser, seed)?;
    let mut searched = None;
    let start = playing.state();
    let mut state = start.clone();
    let (mut moves, mut legal) = (Vec::new(), Vec::new());
    while moves.len() < ACTION_COUNT_MAX {
        legal.clear();
        state.legal(seat, &mut legal);
        let action = match legal[..] {
            [] => break,
            [only] => only,
            _ => {
                let action = bot.decide(seat, &state.watched(Some(seat)), &legal);
                searched = searched.or_else(|| bot.searched());
                action
            }
        };
        moves.push(Move::Notation(action.to_string()));
        let applied = state.apply(seat, action, &mut ());
        if applied.is_err() || !start.goes_on(&state, seat) {
            break;
        }
    }
    Ok((moves, searched))
}

fn seated<G: Listed + Analysed>(chooser: &Chooser, seed: u64) -> Result<Box<dyn Bot<G>>, EngineError> {
    match chooser {
        Chooser::Bot(key) => G::bot(key, seed).ok_or_else(|| {
            let found: String = key.chars().take(40).collect();
            let message = format!("{} has no bot `{found}`; it has: {}", G::GAME, G::KEYS.join(", "));
            EngineError::new(EngineErrorCode::UnknownBot, message)
        }),
        &Chooser::Search(iterations) => {
            let settings = Settings {
                budget: Budget::iterations(iterations),
                ..Settings::deep()
            };
            Ok(Box::new(Searcher::new(G::share_guide(), settings, seed)))
        }
    }
}

fn advised<G: Listed + Analysed>(playing: &Playing<G>, seat: Seat, work: Work) -> Vec<Advice> {
    let state = playing.state();
    let view = state.watched(Some(seat));
    let found = hints::<G>(seat, &view, work.effort(G::HINT), &|| false).unwrap_or_default();
    let advice = |hint: Hint<G::Action>| Advice {
        moves: hint
            .actions
            .iter()
            .map(|action| Move::Notation(action.to_string()))
            .collect(),
        shares: hint.shares.first(state.seat_count()).to_vec(),
        promise: hint.promise,
        gains: hint
            .gains
            .iter()
            .map(|(measure, count)| (measure.key().to_owned(), json!(count)))
            .collect(),
    };
    found.into_iter().map(advice).collect()
}

fn check_asked(game: &AnyGame, seat: Seat) -> Result<(), EngineError> {
    if game.asked().contains(seat) {
        return Ok(());
    }
    let message = format!(
        "seat {} is not asked now; `status` says what the game waits for",
        seat.index()
    );
    Err(EngineError::new(EngineErrorCode::NotAsked, message))
}

fn bounded(name: &str, count: u32, least: u32, most: u32) -> Result<u32, EngineError> {
    match (least..=most).contains(&count) {
        true => Ok(count),
        false => Err(bad(&format!("`{name}` is a number from {least} to {most}"))),
    }
}

fn bad(message: &str) -> EngineError {
    EngineError::new(EngineErrorCode::BadRequest, message)
}
