//! A game is its record: rules version, setup and the list of decisions, seats' and chance's.
//!
//! The readable form, one entry a line, `#` starts a comment:
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
//! `0 …` is a decision of seat 0, `? …` a chance outcome, `undo S N` says that seat S took back the
//! last N standing entries. History is only ever appended to. `secret` stands there once the game is
//! over; `commitment`, `nonce` and `secret` are missing where nobody promised fair chance.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::fmt::Write as _;
use core::marker::PhantomData;

use crate::{ChanceStream, Commitment, EventSink, Game, Seat, Secret, Turn, nonce_from};

/// One line of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Entry<G: Game> {
    /// A seat's decision.
    Seat(Seat, G::Action),
    /// A chance outcome.
    Chance(G::Outcome),
    /// A seat took back the last `count` standing entries (undo entries don't count).
    Undo {
        /// Who took back.
        seat: Seat,
        /// How many standing entries, at least 1.
        count: u32,
    },
}

/// A whole game, recomputable on every machine.
#[derive(Clone, PartialEq, Debug)]
pub struct Record<G: Game> {
    /// Player count, edition and switches.
    pub setup: G::Setup,
    /// The promise of the chance stream, where there is one.
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

/// Why a text is not a record. `line` counts from 1.
#[derive(Clone, PartialEq, Debug)]
pub enum RecordError {
    /// The first line is not `meseta-record 1`.
    NotARecord,
    /// The record is of another game.
    OtherGame {
        /// The game that the record names.
        found: String,
    },
    /// The record was written by other rules than these.
    OtherRules {
        /// The rules version that the record names.
        found: String,
        /// The rules version of this program.
        known: u32,
    },
    /// A line that has to be there is missing.
    Missing {
        /// The line's first word.
        header: &'static str,
    },
    /// A line can't be read.
    Line {
        /// Its number, from 1.
        line: usize,
        /// What is wrong with it.
        reason: String,
    },
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotARecord => {
                f.write_str("this is not a game record: the first line must be `meseta-record 1`")
            }
            Self::OtherGame { found } => write!(f, "the record is of the game `{found}`"),
            Self::OtherRules { found, known } => {
                write!(
                    f,
                    "the record follows rules version {found}, this program knows {known}"
                )
            }
            Self::Missing { header } => write!(f, "the record lacks its line `{header} …`"),
            Self::Line { line, reason } => write!(f, "line {line}: {reason}"),
        }
    }
}

impl core::error::Error for RecordError {}

/// Why a record that can be read can't be replayed. `entry` counts from 0.
#[derive(Clone, PartialEq, Debug)]
pub enum ReplayError<G: Game> {
    /// The setup is impossible.
    Setup(G::SetupError),
    /// A seat's decision was not legal.
    Refused {
        /// Which entry.
        entry: usize,
        /// Why not.
        refusal: G::Refusal,
    },
    /// A chance outcome that was not possible, or no chance was asked for.
    Impossible {
        /// Which entry.
        entry: usize,
    },
    /// An undo of more entries than stand.
    UndoTooFar {
        /// Which entry.
        entry: usize,
    },
    /// The revealed secret does not fit the commitment.
    SecretMismatch,
    /// A chance outcome is not the one that the secret leads to.
    UnfairDraw {
        /// Which entry.
        entry: usize,
    },
}

impl<G: Game> fmt::Display for ReplayError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Setup(error) => write!(f, "impossible setup: {error}"),
            Self::Refused { entry, refusal } => write!(f, "entry {entry} is not legal: {refusal:?}"),
            Self::Impossible { entry } => write!(f, "entry {entry} is not a possible chance outcome"),
            Self::UndoTooFar { entry } => write!(f, "entry {entry} takes back more than there is"),
            Self::SecretMismatch => f.write_str("the revealed secret does not fit the commitment"),
            Self::UnfairDraw { entry } => {
                write!(f, "entry {entry} is not the outcome that the secret leads to")
            }
        }
    }
}

impl<G: Game> core::error::Error for ReplayError<G> {}

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
    /// When an entry is not legal where it stands. Entries that were undone are not checked.
    pub fn replay(&self) -> Result<G, ReplayError<G>> {
        self.replay_with(&mut |_, _| {}, &mut ())
    }

    /// As [`Record::replay`]; before each standing entry `before` gets its place and the state, and
    /// `events` gets what happened.
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

    /// Replays the record and derives every chance outcome, undone ones too, from the revealed
    /// secret again. Gives the final state.
    ///
    /// # Errors
    /// When the secret does not fit its commitment, a draw is not the secret's, or an entry is not legal.
    /// Without a secret only the replay is checked.
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

    /// How many chance outcomes were ever drawn, undone ones included: the index of the next draw.
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

/// Prints one entry as its line.
impl<G: Game> fmt::Display for Entry<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat, action) => write!(f, "{seat} {action}"),
            Self::Chance(outcome) => write!(f, "? {outcome}"),
            Self::Undo { seat, count } => write!(f, "undo {seat} {count}"),
        }
    }
}

/// Reads one entry from its line; the error says what is wrong.
impl<G: Game> core::str::FromStr for Entry<G> {
    type Err = String;

    fn from_str(line: &str) -> Result<Self, String> {
        let (first, rest) = line
            .trim()
            .split_once(' ')
            .ok_or("an entry is `SEAT ACTION`, `? OUTCOME` or `undo SEAT COUNT`")?;
        let rest = rest.trim();
        match first {
            "?" => rest
                .parse()
                .map(Self::Chance)
                .map_err(|error: <G::Outcome as core::str::FromStr>::Err| error.to_string()),
            "undo" => {
                let (seat, count) = rest.split_once(' ').ok_or("an undo is `undo SEAT COUNT`")?;
                let seat = seat
                    .parse()
                    .map_err(|error: crate::seat::SeatError| error.to_string())?;
                match count.trim().parse() {
                    Ok(count) if count > 0 => Ok(Self::Undo { seat, count }),
                    _ => Err("an undo takes back a whole number of entries, at least 1".to_owned()),
                }
            }
            seat => {
                let seat = seat
                    .parse()
                    .map_err(|error: crate::seat::SeatError| error.to_string())?;
                let action = rest
                    .parse()
                    .map_err(|error: <G::Action as core::str::FromStr>::Err| error.to_string())?;
                Ok(Self::Seat(seat, action))
            }
        }
    }
}

/// Prints the readable form.
impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "meseta-record 1\ngame {}\nrules {}\nsetup {}",
            G::ID,
            G::RULES_VERSION,
            self.setup
        )?;
        if let Some(commitment) = &self.commitment {
            writeln!(f, "commitment {commitment}")?;
        }
        for (seat, nonce) in &self.nonces {
            writeln!(f, "nonce {seat} {}", nonce_from(nonce))?;
        }
        if let Some(secret) = &self.secret {
            writeln!(f, "secret {secret}")?;
        }
        f.write_char('\n')?;
        self.entries.iter().try_for_each(|entry| writeln!(f, "{entry}"))
    }
}

/// The game that a record names, without reading further; for choosing the rules to read it with.
#[must_use]
pub fn game_of_record(text: &str) -> Option<&str> {
    let mut lines = text
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    (lines.next() == Some("meseta-record 1")).then_some(())?;
    lines.next()?.strip_prefix("game ").map(str::trim)
}

/// Reads the readable form.
impl<G: Game> core::str::FromStr for Record<G> {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(index, line)| (index + 1, line.trim()))
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
            .peekable();
        if lines.next().map(|(_, line)| line) != Some("meseta-record 1") {
            return Err(RecordError::NotARecord);
        }
        let mut header = |name: &'static str| {
            let (_, line) = lines
                .peek()
                .copied()
                .ok_or(RecordError::Missing { header: name })?;
            let value = line.strip_prefix(name).and_then(|rest| rest.strip_prefix(' '));
            let (number, _) = value
                .and_then(|_| lines.next())
                .ok_or(RecordError::Missing { header: name })?;
            Ok((number, value.unwrap_or_default().trim()))
        };
        let (_, game) = header("game")?;
        if game != G::ID {
            return Err(RecordError::OtherGame {
                found: game.to_owned(),
            });
        }
        let (_, rules) = header("rules")?;
        let other_rules = || RecordError::OtherRules {
            found: rules.to_owned(),
            known: G::RULES_VERSION,
        };
        let version = rules.parse().map_err(|_| other_rules())?;
        if version > G::RULES_VERSION {
            return Err(other_rules());
        }
        let (line, setup) = header("setup")?;
        let setup = setup
            .parse()
            .map_err(|error: <G::Setup as core::str::FromStr>::Err| wrong(line, error))?;
        if !G::replays(version, &setup) {
            return Err(other_rules());
        }
        let mut record = Self::new(setup);
        for (line, text) in lines {
            match text.split_once(' ') {
                Some(("commitment", hex)) => {
                    record.commitment = Some(
                        hex.trim()
                            .parse()
                            .map_err(|error| wrong::<crate::SecretError>(line, error))?,
                    );
                }
                Some(("secret", hex)) => {
                    record.secret = Some(
                        hex.trim()
                            .parse()
                            .map_err(|error| wrong::<crate::SecretError>(line, error))?,
                    );
                }
                Some(("nonce", rest)) => {
                    let (seat, nonce) = rest.trim().split_once(' ').unwrap_or((rest.trim(), ""));
                    let seat = seat
                        .parse()
                        .map_err(|error| wrong::<crate::seat::SeatError>(line, error))?;
                    record.nonces.push((seat, nonce_from(nonce)));
                }
                _ => record
                    .entries
                    .push(text.parse().map_err(|error: String| wrong(line, error))?),
            }
        }
        Ok(record)
    }
}

fn wrong<E: fmt::Display>(line: usize, error: E) -> RecordError {
    RecordError::Line {
        line,
        reason: error.to_string(),
    }
}
