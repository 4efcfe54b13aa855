//! What a bot is, before it sits down at a table: everything but its seed.

use std::time::Duration;

use bots::learned::Net;
use bots::levels::Searches;
use bots::search::{Budget, Choice, Searcher, Settings, consult};
use bots::training::Teaches;
use bots::{Bot, HasBots};
use learning::Learnable;
use protocol::Listed;
use pyo3::prelude::*;
use tabletop::{FastRandom, Seat};

use crate::fault::{Fault, Outcome};
use crate::oracle::{Asked, Functions, Stepwise};
use crate::training::kept;

/// The key of a search with budgets and functions of the caller.
pub const SEARCH: &str = "search";

/// The key of a bot with a network of the caller.
pub const NETWORK: &str = "network";

/// A game whose bots can be made here.
pub trait Playable: Listed + Learnable + HasBots + Searches + Teaches {}

impl<G: Listed + Learnable + HasBots + Searches + Teaches> Playable for G {}

/// A bot, but for its game and its seed.
pub struct Spec {
    pub key: String,
    pub iterations: Option<u32>,
    pub worlds: Option<u32>,
    pub seconds: Option<f64>,
    pub exploration: Option<f32>,
    /// States that the functions are asked about at a time.
    pub batch: u32,
    pub functions: Functions,
    /// The file of a network.
    pub network: Option<Vec<u8>>,
}

impl Spec {
    /// A bot by its key.
    pub fn key(key: &str) -> Self {
        Self {
            key: key.to_owned(),
            iterations: None,
            worlds: None,
            seconds: None,
            exploration: None,
            batch: 32,
            functions: Functions::default(),
            network: None,
        }
    }

    /// The same bot.
    pub fn clone_ref(&self, py: Python<'_>) -> Self {
        Self {
            key: self.key.clone(),
            functions: self.functions.clone_ref(py),
            network: self.network.clone(),
            ..*self
        }
    }

    /// Refuses what doesn't go together.
    pub fn check<G: Playable>(&self) -> Outcome<()> {
        let bad = |message: String| Err(Fault::Bot { message });
        if (self.key == NETWORK) != self.network.is_some() {
            return bad(format!(
                "a network goes with the key `{NETWORK}`, and the key with a network"
            ));
        }
        if self.key == SEARCH {
            let seconds = self.seconds.unwrap_or(1.0);
            if !(seconds > 0.0 && seconds <= 1e6) {
                return bad(format!("a search can't take {seconds} seconds"));
            }
            let exploration = self.exploration.unwrap_or(1.0);
            if !(exploration >= 0.0 && exploration.is_finite()) {
                return bad(format!("`exploration` can't be {exploration}"));
            }
            return match (self.batch, self.worlds, self.iterations) {
                (0, ..) | (_, Some(0), _) | (.., Some(0)) => {
                    bad("`batch`, `worlds` and `iterations` of a search are at least 1".to_owned())
                }
                _ => Ok(()),
            };
        }
        if let Some(bytes) = &self.network {
            net::<G>(bytes)?;
        } else if !G::KEYS.contains(&self.key.as_str()) {
            return bad(format!(
                "there is no bot `{}` for {}; there are {}, {SEARCH}, {NETWORK}",
                self.key,
                G::GAME,
                G::KEYS.join(", ")
            ));
        }
        let is_plain = self.worlds.is_none() && self.seconds.is_none() && self.exploration.is_none();
        if !is_plain || !self.functions.is_empty() {
            return bad(format!("`{}` takes only `iterations`; see `{SEARCH}`", self.key));
        }
        match self.iterations {
            Some(_) if self.network.is_none() && G::iterations(&self.key).is_none() => bad(format!(
                "`{}` of {} does not search; see `{SEARCH}`",
                self.key,
                G::GAME
            )),
            _ => Ok(()),
        }
    }

    /// How a search with this key searches.
    fn settings(&self) -> Settings {
        let iterations = self.iterations.unwrap_or(match self.seconds {
            Some(_) => u32::MAX,
            None => 400,
        });
        let deep = Settings::deep();
        Settings {
            budget: Budget {
                iterations,
                time: self.seconds.map(Duration::from_secs_f64),
            },
            exploration: self.exploration.unwrap_or(match self.functions.weigh() {
                true => 1.0,
                false => deep.exploration,
            }),
            worlds: self.worlds.unwrap_or(1),
            ..deep
        }
    }

    /// What it searches with, unless it asks functions or doesn't search.
    fn searcher<G: Playable>(&self, seed: u64) -> Option<Searcher<G, G::Guide>> {
        if self.key == SEARCH {
            return Some(Searcher::new(G::share_guide(), self.settings(), seed));
        }
        let own = G::iterations(&self.key)?;
        G::search(&self.key, self.iterations.unwrap_or(own), seed)
    }

    /// The bot with this seed, if it asks no functions.
    pub fn bot<G: Playable>(&self, seed: u64) -> Option<Box<dyn Bot<G>>> {
        if let Some(bytes) = &self.network {
            return Some(G::learned(
                net::<G>(bytes).ok()?,
                self.iterations.unwrap_or(0),
                seed,
            ));
        }
        match (self.key.as_str(), self.iterations) {
            (SEARCH, _) => Some(Box::new(self.searcher::<G>(seed)?)),
            (key, Some(iterations)) => G::searching(key, iterations, seed),
            (key, None) => G::bot(key, seed),
        }
    }
}

/// A network of either kind that a game has.
fn net<G: Playable>(bytes: &[u8]) -> Outcome<&'static Net> {
    kept::<G>(bytes, false).or_else(|_| kept::<G>(bytes, true))
}

/// A bot with its seed that may ask functions.
pub struct Mind<G: Playable> {
    spec: Spec,
    seed: u64,
    /// Who decides, unless functions are asked.
    bot: Option<Box<dyn Bot<G>>>,
    searcher: Option<Searcher<G, G::Guide>>,
    searches: u64,
    /// The rest of a move of several actions, the next one last, and the state in which that one is due.
    plan: Option<(G, Vec<G::Action>)>,
}

impl<G: Playable> Mind<G> {
    /// The bot with this seed.
    ///
    /// # Errors
    /// If there is no such bot.
    pub fn new(spec: Spec, seed: u64) -> Outcome<Self> {
        spec.check::<G>()?;
        let asks = !spec.functions.is_empty();
        Ok(Self {
            bot: (!asks).then(|| spec.bot(seed)).flatten(),
            searcher: (!asks).then(|| spec.searcher(seed)).flatten(),
            spec,
            seed,
            searches: 0,
            plan: None,
        })
    }

    /// All moves of the seat, which must be asked, best first.
    pub fn search(&mut self, seat: Seat, view: &G::View) -> Outcome<Vec<Choice<G::Action>>> {
        if let Some(searcher) = &mut self.searcher {
            return Ok(searcher.analyse(seat, view));
        }
        if self.spec.functions.is_empty() {
            let message = format!("`{}` of {} does not search", self.spec.key, G::GAME);
            return Err(Fault::Bot { message });
        }
        self.searches += 1;
        let seed = self.seed ^ self.searches.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let (settings, batch) = (self.spec.settings(), self.spec.batch);
        let mut asked = Asked(&self.spec.functions);
        let mut guide = G::share_guide();
        match self.spec.functions.weigh() {
            true => {
                let mut guide = Stepwise::new(guide);
                consult(&mut guide, &mut asked, &settings, seed, (seat, view), batch)
            }
            false => consult(&mut guide, &mut asked, &settings, seed, (seat, view), batch),
        }
    }

    /// Chooses one of the legal actions.
    pub fn decide(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Outcome<G::Action> {
        if let Some(bot) = &mut self.bot {
            return Ok(bot.decide(seat, view, legal));
        }
        if let [only] = *legal {
            return Ok(only);
        }
        let state = G::determinize(view, &mut FastRandom::new(self.seed));
        let (mut after, mut plan) = match self.plan.take() {
            Some((due, plan)) if due.watched(Some(seat)) == *view => (due, plan),
            _ => {
                let is_legal = |choice: &Choice<G::Action>| {
                    choice.actions.first().is_some_and(|first| legal.contains(first))
                };
                let best = self.search(seat, view)?.into_iter().find(is_legal);
                let mut actions = best.map(|best| best.actions).unwrap_or_default();
                actions.reverse();
                (state, actions)
            }
        };
        let next = plan.pop().filter(|action| legal.contains(action));
        let action = next.unwrap_or(legal[0]);
        if !plan.is_empty() {
            after.apply_unchecked(seat, action, &mut ());
            self.plan = Some((after, plan));
        }
        Ok(action)
    }
}
