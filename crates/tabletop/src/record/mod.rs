//! A game is its record: rules version, setup and the list of decisions, by seats and by chance.
//!
//! The readable form has one entry per line; `#` starts a comment:
//!
//! ```text
//! meseta-record 1
//! game puerto-rico
//! rules 3
//! setup players=4 edition=2020
//! commitment 66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925
//! nonce 0 anna's lucky word
//! secret 0000000000000000000000000000000000000000000000000000000000000000
//!
//! 0 role settler
//! 0 take corn
//! ? draw tobacco
//! undo 1 2
//! ```
//!
//! `0 …` is a decision of seat 0, `? …` a chance outcome, `undo S N` says that seat S took back the last
//! N standing entries. History is only ever appended to. `secret` is present once the game is over;
//! `commitment`, `nonce` and `secret` are missing if nobody promised fair chance.

mod error;
mod text;

use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::marker::PhantomData;

pub use error::{RecordError, ReplayError};
pub use text::game_of_record;

use crate::{ChanceStream, Commitment, EventSink, Game, Seat, Secret, Turn};

/// One line of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry<G: Game> {
    /// A seat's decision.
    Seat(Seat, G::Action),
    /// A chance outcome.
    Chance(G::Outcome),
    /// A seat took back the last `count` standing entries (undo entries don't count).
    Undo {
        /// The seat that took them back.
        seat: Seat,
        /// How many standing entries, at least 1.
        count: u32,
    },
}

/// A whole game, reproducible on every machine.
#[derive(Clone, PartialEq, Debug)]
pub struct Record<G: Game> {
    /// Player count, edition and switches.
    pub setup: G::Setup,
    /// The promise of the chance stream, if there is one.
    pub commitment: Option<Commitment>,
    /// Words that seats mixed into the chance stream, in order of the seats; each made by
    /// [`nonce_from`](crate::nonce_from).
    pub nonces: Vec<(Seat, String)>,
    /// The revealed secret; only once the game is over.
    pub secret: Option<Secret>,
    /// All entries, undone ones and undos included.
    pub entries: Vec<Entry<G>>,
    game: PhantomData<G>,
}

impl<G: Game> Record<G> {
    /// A record without entries.
    #[must_use]
    pub fn new(setup: G::Setup) -> Self {
        Self {
            setup,
            commitment: None,
            nonces: Vec::new(),
            secret: None,
            entries: Vec::new(),
            game: PhantomData,
        }
    }

    /// The entries that stand after all undos, with their places in [`Record::entries`].
    ///
    /// # Errors
    /// [`ReplayError::UndoTooFar`] when an undo reaches before the start.
    pub fn standing(&self) -> Result<Vec<usize>, ReplayError<G>> {
        let mut standing = Vec::with_capacity(self.entries.len());
        for (index, entry) in self.entries.iter().enumerate() {
            match entry {
                Entry::Undo { count, .. } => {
                    let left = standing.len().checked_sub(*count as usize);
                    standing.truncate(left.ok_or(ReplayError::UndoTooFar { entry: index })?);
                }
                _ => standing.push(index),
            }
        }
        Ok(standing)
    }

    /// The state after all entries.
    ///
    /// # Errors
    /// When an entry is not legal where it stands. Undone entries are not checked.
    pub fn replay(&self) -> Result<G, ReplayError<G>> {
        self.replay_with(&mut |_, _| {}, &mut ())
    }

    /// Like [`Record::replay`]; before each standing entry `before` receives its place and the state, and
    /// `events` receives what happened.
    ///
    /// # Errors
    /// As [`Record::replay`].
    pub fn replay_with(
        &self,
        before: &mut impl FnMut(usize, &G),
        events: &mut impl EventSink<G::Event>,
    ) -> Result<G, ReplayError<G>> {
        let mut game = G::new(&self.setup).map_err(ReplayError::Setup)?;
        for index in self.standing()? {
            before(index, &game);
            step(&mut game, index, &self.entries[index], events)?;
        }
        Ok(game)
    }

    /// Replays the record and derives every chance outcome, undone ones included, again from the revealed
    /// secret. Returns the final state.
    ///
    /// # Errors
    /// When the secret does not match its commitment, a draw is not the one that the secret gives, or an
    /// entry is not legal. Without a secret, only the replay is checked.
    pub fn verify(&self) -> Result<G, ReplayError<G>> {
        let Some(secret) = self.secret else {
            return self.replay();
        };
        if self
            .commitment
            .is_some_and(|commitment| commitment != secret.commitment())
        {
            return Err(ReplayError::SecretMismatch);
        }
        let stream = self.stream(&secret);
        let start = G::new(&self.setup).map_err(ReplayError::Setup)?;
        let mut states = vec![start];
        let mut draws = 0;
        for (index, entry) in self.entries.iter().enumerate() {
            if let Entry::Undo { count, .. } = entry {
                let left = states.len().checked_sub(*count as usize).filter(|&left| left > 0);
                states.truncate(left.ok_or(ReplayError::UndoTooFar { entry: index })?);
                continue;
            }
            let Some(mut game) = states.last().cloned() else {
                break;
            };
            if let Entry::Chance(outcome) = entry {
                if stream.draw(&game, draws) != Some(*outcome) {
                    return Err(ReplayError::UnfairDraw { entry: index });
                }
                draws += 1;
            }
            step(&mut game, index, entry, &mut ())?;
            states.push(game);
        }
        states.pop().ok_or(ReplayError::UndoTooFar { entry: 0 })
    }

    /// The chance stream of this record's nonces with the given secret.
    #[must_use]
    pub fn stream(&self, secret: &Secret) -> ChanceStream {
        ChanceStream::new(secret, self.nonces.iter().map(|(_, nonce)| nonce.as_str()))
    }

    /// The number of chance outcomes ever drawn, undone ones included: the index of the next draw.
    #[must_use]
    pub fn draw_count(&self) -> u64 {
        self.entries
            .iter()
            .filter(|entry| matches!(entry, Entry::Chance(_)))
            .count() as u64
    }
}

fn step<G: Game>(
    game: &mut G,
    index: usize,
    entry: &Entry<G>,
    events: &mut impl EventSink<G::Event>,
) -> Result<(), ReplayError<G>> {
    match *entry {
        Entry::Seat(seat, action) => {
            game.apply(seat, action, events)
                .map_err(|refusal| ReplayError::Refused {
                    entry: index,
                    refusal,
                })
        }
        Entry::Chance(outcome) => match game.turn() == Turn::Chance && game.resolve(outcome, events) {
            true => Ok(()),
            false => Err(ReplayError::Impossible { entry: index }),
        },
        Entry::Undo { .. } => Ok(()),
    }
}
