//! What takes a seat at a table, and how it can fail.

use std::any::Any;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use tabletop::{Game, PerSeat, Score, Seat};

use crate::{Bot, HasBots};

/// What a player is told before the first decision.
#[derive(Clone, Copy, Debug)]
pub struct Start<'a, G: Game> {
    /// The setup of the table.
    pub setup: &'a G::Setup,
    /// The player's seat.
    pub seat: Seat,
    /// How many seats play.
    pub seat_count: usize,
    /// The seed of the player's own randomness: the same for any player in this seat in any game of the block.
    pub seed: u64,
}

/// A player in one seat of one game.
pub trait Player<G: Game> {
    /// Chooses one of the seat's legal actions, of which there are at least two.
    ///
    /// The game is passed so that an outside player can be sent its seat's view in the form that it reads. Nothing but
    /// [`Game::view`] of this seat may be taken from it.
    ///
    /// # Errors
    /// If the player gives no legal answer; it is not asked again in this game.
    fn decide(&mut self, game: &G, seat: Seat, legal: &[G::Action]) -> Result<G::Action, Fault>;

    /// The game is over.
    fn over(&mut self, _scores: &PerSeat<Score>) {}
}

/// A participant in the arena: provides a player for every game.
pub trait Entrant<G: Game>: Send + Sync {
    /// Provides a player for one game.
    ///
    /// # Errors
    /// If it can't.
    fn sit(&self, start: &Start<'_, G>) -> Result<Box<dyn Player<G> + '_>, Fault>;
}

/// What a player did wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FaultKind {
    /// It did not start.
    NoStart,
    /// It ended or broke down while being asked.
    Crash,
    /// It did not answer in time.
    Timeout,
    /// It answered something that can't be read.
    Unreadable,
    /// It answered with an action that is not legal.
    Illegal,
}

impl FaultKind {
    /// All kinds.
    pub const ALL: [Self; 5] = [
        Self::NoStart,
        Self::Crash,
        Self::Timeout,
        Self::Unreadable,
        Self::Illegal,
    ];

    /// The word in files.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::NoStart => "no_start",
            Self::Crash => "crash",
            Self::Timeout => "timeout",
            Self::Unreadable => "unreadable",
            Self::Illegal => "illegal",
        }
    }
}

/// What a player did wrong, with what is known about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The kind of fault.
    pub kind: FaultKind,
    /// The circumstances, in English: what it answered, what it wrote to its error stream.
    pub detail: String,
}

impl Fault {
    /// A fault together with its circumstances.
    #[must_use]
    pub fn new(kind: FaultKind, detail: impl Into<String>) -> Self {
        Self {
            kind,
            detail: detail.into(),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.kind.key(), self.detail)
    }
}

/// A game that was lost by a fault.
///
/// The game goes on: from the fault on, the chair plays random legal actions, so that the others can finish their game.
/// At the end the chair has the last place and no share of the win, whatever its points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forfeit {
    /// What was wrong.
    pub fault: Fault,
    /// The number of the chair's choice at which it happened, from 0.
    pub choice: u32,
}

/// A built-in bot as an entrant.
#[derive(Clone, Debug)]
pub struct OwnBot {
    key: String,
}

impl OwnBot {
    /// The entrant with this key, or `None` if the game has no bot with this key.
    #[must_use]
    pub fn new<G: HasBots>(key: &str) -> Option<Self> {
        G::bot(key, 0).map(|_| Self { key: key.to_owned() })
    }
}

impl<G: HasBots> Entrant<G> for OwnBot {
    fn sit(&self, start: &Start<'_, G>) -> Result<Box<dyn Player<G> + '_>, Fault> {
        match G::bot(&self.key, start.seed) {
            Some(bot) => Ok(Box::new(Seated(bot))),
            None => Err(Fault::new(
                FaultKind::NoStart,
                format!("no bot of {} is called `{}`", G::ID, self.key),
            )),
        }
    }
}

/// A bot in a chair.
pub(super) struct Seated<G: Game>(pub(super) Box<dyn Bot<G>>);

impl<G: Game> Player<G> for Seated<G> {
    /// A bot that panics loses its game, not the whole tournament; it is dropped afterwards, so that nobody sees the
    /// state that the panic left behind.
    fn decide(&mut self, game: &G, seat: Seat, legal: &[G::Action]) -> Result<G::Action, Fault> {
        let view = game.watched(Some(seat));
        catch_unwind(AssertUnwindSafe(|| self.0.decide(seat, &view, legal)))
            .map_err(|panic| Fault::new(FaultKind::Crash, said(panic.as_ref())))
    }
}

/// The message of a panic.
fn said(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "it panicked".to_owned())
}
