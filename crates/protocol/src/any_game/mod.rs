//! One enum over the games: everything that server, engine and terminal need without knowing the game.

mod error;
mod history;
mod playing;
mod recent;
mod record_json;

use narrator::{Narrated, Pieces, Question};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tabletop::wire::{PointSource, WireGame};
use tabletop::{Commitment, Entry, RecordError, Seat, SeatSet, Secret, Turn, game_of_record, nonce_from};

pub use error::GameError;
pub use history::{Reader, SEALED};
pub use playing::Playing;
pub use record_json::{EntryJson, Nonce, RecordJson};

use crate::{
    AnyEvent, AnyGame, AnyOutlook, AnySetup, AnyView, Charts, GameId, HistoryStep, LegalAction, Listed,
    LogEntry, Move, Offer, OutcomeMove, Preview, ScoreRow, WeightedOutcome,
};

/// An entry that was appended to the record, with what it caused.
#[derive(Clone, PartialEq, Debug)]
pub struct Happened {
    /// The entry's position in the record, from 0.
    pub step: u32,
    /// Whose decision; `None` for chance.
    pub seat: Option<Seat>,
    /// The decision or outcome as a line, without the seat.
    pub notation: String,
    /// The record's line.
    pub line: String,
    /// What happened.
    pub events: Vec<AnyEvent>,
}

impl Happened {
    fn of<G: Listed>(entry: &Entry<G>, place: usize, events: Vec<AnyEvent>) -> Self {
        let (seat, notation) = history::seat_and_notation(entry);
        Self {
            step: place as u32,
            seat,
            notation,
            line: entry.to_string(),
            events,
        }
    }
}

/// Construction.
impl AnyGame {
    /// The game of this setup before the first decision.
    ///
    /// # Errors
    /// [`GameError::BadSetup`].
    pub fn new(game: GameId, setup: &Value) -> Result<Self, GameError> {
        Self::hosted(game, setup, &[])
    }

    /// Like [`AnyGame::new`], but a host with these component sets fills in what the setup leaves open.
    ///
    /// # Errors
    /// [`GameError::BadSetup`].
    pub fn hosted(game: GameId, setup: &Value, sets: &[String]) -> Result<Self, GameError> {
        fn make<G: Listed>(setup: &Value, sets: &[String]) -> Result<AnyGame, GameError> {
            let written = read::<G::WireSetup>(setup).map_err(|message| GameError::BadSetup {
                message,
                impossible: None,
            })?;
            let setup = G::read_setup(G::completed(written, sets)).map_err(impossible::<G>)?;
            Playing::new(setup).map(G::any)
        }
        of_game!(game, State => make::<State>(setup, sets))
    }

    /// The name of a component set that this setup needs and the program does not have.
    #[must_use]
    pub fn missing(game: GameId, setup: &Value) -> Option<String> {
        fn missing<G: Listed>(setup: &Value) -> Option<String> {
            G::missing(&read(setup).ok()?)
        }
        of_game!(game, State => missing::<State>(setup))
    }

    /// The most that can be bid for a seat of this game; `None` if seats can't be bid for.
    #[must_use]
    pub fn seat_bid_max(game: GameId) -> Option<u8> {
        fn most<G: Listed>() -> Option<u8> {
            G::SEAT_BID_MAX
        }
        of_game!(game, State => most::<State>())
    }

    /// The game of the same setup, before the first decision, where each seat gives up so many points at the end; without
    /// prices, nobody gives up anything. `None` in a game whose seats can't be bid for.
    #[must_use]
    pub fn priced(&self, prices: &[u8]) -> Option<Self> {
        fn priced<G: Listed>(playing: &Playing<G>, prices: &[u8]) -> Option<AnyGame> {
            let setup = G::priced(&playing.record().setup, prices)?;
            Playing::new(setup).ok().map(G::any)
        }
        each_game!(self, playing => priced(playing, prices))
    }

    /// Whether a table with this version of the rules and this setup continues as it was played; also false for a setup
    /// that can't be read.
    #[must_use]
    pub fn replays(game: GameId, rules: u32, setup: &Value) -> bool {
        fn check<G: Listed>(rules: u32, setup: &Value) -> Option<bool> {
            let setup = G::read_setup(read(setup).ok()?).ok()?;
            Some(G::replays(rules, &setup))
        }
        of_game!(game, State => check::<State>(rules, setup)).unwrap_or_default()
    }

    /// The game that a record's text describes, with every entry checked.
    ///
    /// # Errors
    /// [`GameError::BadRecord`] or [`GameError::FalseRecord`].
    pub fn from_record(text: &str) -> Result<Self, GameError> {
        fn read<G: Listed>(text: &str) -> Result<AnyGame, GameError> {
            Playing::from_record(text.parse().map_err(|error| unreadable(&error))?).map(G::any)
        }
        let name = game_of_record(text).ok_or_else(|| unreadable(&RecordError::NotARecord))?;
        let game: GameId = name
            .parse()
            .map_err(|error: crate::UnknownGame| GameError::BadRecord {
                message: error.to_string(),
                line: None,
            })?;
        of_game!(game, State => read::<State>(text))
    }

    /// The game that continues from a position, as [`AnyGame::position`] writes it.
    ///
    /// # Errors
    /// [`GameError::BadPosition`].
    pub fn from_position(position: &Value) -> Result<Self, GameError> {
        fn start<G: Listed>(position: &Value) -> Result<AnyGame, String> {
            let state = G::read_position(read(position)?)?;
            let setup = state.agreement();
            Ok(G::any(Playing::from_position(state, setup)))
        }
        let bad = |message: String| GameError::BadPosition { message };
        let name = position.get("game").and_then(Value::as_str).ok_or_else(|| {
            bad("a position is an object with the name of its `game`, such as \"puerto-rico\"".to_owned())
        })?;
        let game: GameId = name
            .parse()
            .map_err(|error: crate::UnknownGame| bad(error.to_string()))?;
        of_game!(game, State => start::<State>(position)).map_err(bad)
    }

    /// The game after the first `step` entries of the record, without the secret; `None` if there are fewer entries.
    #[must_use]
    pub fn after(&self, step: usize) -> Option<Self> {
        each_game!(self, playing => playing.after(step).map(Listed::any))
    }
}

/// Queries.
impl AnyGame {
    /// Which game.
    #[must_use]
    pub fn game(&self) -> GameId {
        fn id<G: Listed>(_: &Playing<G>) -> GameId {
            G::GAME
        }
        each_game!(self, playing => id(playing))
    }

    /// The setup agreed on at the table.
    #[must_use]
    pub fn setup(&self) -> AnySetup {
        fn written<G: Listed>(playing: &Playing<G>) -> AnySetup {
            G::any_setup(G::write_setup(&playing.record().setup))
        }
        each_game!(self, playing => written(playing))
    }

    /// How many seats play.
    #[must_use]
    pub fn seat_count(&self) -> usize {
        each_game!(self, playing => tabletop::Game::seat_count(playing.state()))
    }

    /// The seat with this number.
    ///
    /// # Errors
    /// [`GameError::NoSuchSeat`].
    pub fn seat(&self, number: u8) -> Result<Seat, GameError> {
        let seats = self.seat_count();
        Seat::try_new(usize::from(number))
            .filter(|seat| seat.index() < seats)
            .ok_or(GameError::NoSuchSeat {
                seat: number,
                seats: seats as u8,
            })
    }

    /// What the game waits for.
    #[must_use]
    pub fn turn(&self) -> Turn {
        each_game!(self, playing => tabletop::Game::turn(playing.state()))
    }

    /// The seats that are asked; empty while the game waits for chance and at the end.
    #[must_use]
    pub fn asked(&self) -> SeatSet {
        match self.turn() {
            Turn::Seats(seats) => seats,
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }

    /// Whether the game is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.turn() == Turn::Over
    }

    /// The current round, from 1.
    #[must_use]
    pub fn round(&self) -> u8 {
        each_game!(self, playing => WireGame::round(playing.state()))
    }

    /// How many entries the record has, including undone ones and undos: only goes up.
    #[must_use]
    pub fn version(&self) -> u32 {
        each_game!(self, playing => playing.record().entries.len() as u32)
    }

    /// What the seat may see, or a spectator for `None`.
    #[must_use]
    pub fn view(&self, observer: Option<Seat>) -> AnyView {
        let observer = self.seated(observer);
        {
            fn view<G: Listed>(playing: &Playing<G>, observer: Option<Seat>) -> AnyView {
                G::any_view(playing.state().wire_view(observer))
            }
            each_game!(self, playing => view(playing, observer))
        }
    }

    /// The question that the seat is asked now; `None` if it isn't asked.
    #[must_use]
    pub fn question(&self, seat: Seat) -> Option<Question> {
        let asked = self.asked().contains(seat);
        asked
            .then(|| each_game!(self, playing => playing.state().question(seat)))
            .flatten()
    }

    /// Numbers about single pieces for the observer, by the keys of the pieces; empty for a spectator.
    #[must_use]
    pub fn pieces(&self, observer: Option<Seat>) -> Pieces {
        let Some(seat) = self.seated(observer) else {
            return Pieces::new();
        };
        each_game!(self, playing => playing.state().pieces(seat))
    }

    /// What the rules can say in advance to the observer; `None` in a game without an outlook.
    #[must_use]
    pub fn outlook(&self, observer: Option<Seat>) -> Option<AnyOutlook> {
        fn outlook<G: Listed>(playing: &Playing<G>, observer: Option<Seat>) -> Option<AnyOutlook> {
            playing.state().outlook(observer, None).map(G::any_outlook)
        }
        let observer = self.seated(observer);
        each_game!(self, playing => outlook(playing, observer))
    }

    /// Like [`AnyGame::view`], with what an attentive watcher has counted: for programs that play.
    #[must_use]
    pub fn watched_view(&self, observer: Option<Seat>) -> AnyView {
        let observer = self.seated(observer);
        {
            fn view<G: Listed>(playing: &Playing<G>, observer: Option<Seat>) -> AnyView {
                G::any_view(playing.state().watched_view(observer))
            }
            each_game!(self, playing => view(playing, observer))
        }
    }

    /// Like [`AnyGame::view`], with nothing hidden: for positions of games that are over.
    #[must_use]
    pub fn open_view(&self, observer: Option<Seat>) -> AnyView {
        let observer = self.seated(observer);
        {
            fn view<G: Listed>(playing: &Playing<G>, observer: Option<Seat>) -> AnyView {
                G::any_view(playing.state().open_view(observer))
            }
            each_game!(self, playing => view(playing, observer))
        }
    }

    fn seated(&self, observer: Option<Seat>) -> Option<Seat> {
        observer.filter(|seat| seat.index() < self.seat_count())
    }

    /// Every control of the open decision, legal or not; empty if the seat is not asked, and for decisions that are
    /// answered by a plan.
    #[must_use]
    pub fn offers(&self, seat: Seat) -> Vec<Offer> {
        each_game!(self, playing => playing.offers(seat, false))
    }

    /// Like [`AnyGame::offers`], with the sentences that describe previews and refusals to people.
    #[must_use]
    pub fn told_offers(&self, seat: Seat) -> Vec<Offer> {
        each_game!(self, playing => playing.offers(seat, true))
    }

    /// The seat's legal actions in order; empty when it is not asked.
    #[must_use]
    pub fn legal(&self, seat: Seat) -> Vec<LegalAction> {
        each_game!(self, playing => playing.legal(seat))
    }

    /// What chance can bring, in order; empty if the game doesn't wait for chance.
    #[must_use]
    pub fn outcomes(&self) -> Vec<WeightedOutcome> {
        each_game!(self, playing => playing.outcomes())
    }

    /// What each seat would have if the game ended now; final when it is over.
    #[must_use]
    pub fn scores(&self) -> Vec<ScoreRow> {
        each_game!(self, playing => playing.scores())
    }

    /// The whole position, nothing hidden, as [`AnyGame::from_position`] reads it.
    #[must_use]
    pub fn position(&self) -> Value {
        each_game!(self, playing => written(&playing.state().write_position()))
    }

    /// The record's text; contains the secret once it has been revealed.
    ///
    /// # Errors
    /// [`GameError::NoRecord`] if the game was loaded from a position.
    pub fn record(&self) -> Result<String, GameError> {
        each_game!(self, playing => match playing.is_from_position() {
            true => Err(GameError::NoRecord),
            false => Ok(playing.record().to_string()),
        })
    }

    /// The record as JSON.
    ///
    /// # Errors
    /// [`GameError::NoRecord`] if the game was loaded from a position.
    pub fn record_json(&self) -> Result<RecordJson, GameError> {
        each_game!(self, playing => match playing.is_from_position() {
            true => Err(GameError::NoRecord),
            false => Ok(playing.record_json()),
        })
    }

    /// The record's entries as lines.
    #[must_use]
    pub fn lines(&self) -> Vec<String> {
        each_game!(self, playing => playing.record().entries.iter().map(ToString::to_string).collect())
    }

    /// The lines of the entries that were not taken back, as a record writes them.
    #[must_use]
    pub fn standing_lines(&self) -> Vec<String> {
        each_game!(self, playing => {
            let entries = &playing.record().entries;
            let standing = playing.record().standing().unwrap_or_default();
            standing.into_iter().map(|place| entries[place].to_string()).collect()
        })
    }

    /// The standing entries; times are 0, since a record has none.
    #[must_use]
    pub fn history(&self, reader: Reader) -> Vec<HistoryStep> {
        each_game!(self, playing => playing.history(reader))
    }

    /// The standing entries: the place of each in the record, and whose decision it was; `None` for chance.
    #[must_use]
    pub fn standing(&self) -> Vec<(u32, Option<Seat>)> {
        each_game!(self, playing => {
            let entries = &playing.record().entries;
            let standing = playing.record().standing().unwrap_or_default();
            let of = |place: usize| match entries[place] {
                Entry::Seat(seat, _) | Entry::Undo { seat, .. } => (place as u32, Some(seat)),
                Entry::Chance(_) => (place as u32, None),
            };
            standing.into_iter().map(of).collect()
        })
    }

    /// All entries from position `from` on with what they caused, including undone ones and undos; times are 0, since a
    /// record has none.
    #[must_use]
    pub fn log(&self, from: usize, reader: Reader) -> Vec<LogEntry> {
        each_game!(self, playing => playing.log(from, reader))
    }

    /// Whether the record holds anything that is now hidden from the observer: sealed answers, cards dealt face down.
    #[must_use]
    pub fn has_secrets(&self, observer: Option<Seat>) -> bool {
        each_game!(self, playing => playing.has_secrets(observer))
    }

    /// Whether the seat is still asked what it was asked when the record had `version` entries, and only others have
    /// answered since, under seal: what it decided then it can still decide now.
    #[must_use]
    pub fn still_asked(&self, seat: Seat, version: u32) -> bool {
        each_game!(self, playing => playing.still_asked(seat, version as usize))
    }

    /// How the game went, round by round, as far as the observer may know; all of it once the game is over.
    #[must_use]
    pub fn charts(&self, observer: Option<Seat>) -> Charts {
        let observer = self.seated(observer);
        each_game!(self, playing => playing.charts(observer))
    }

    /// Where the points come from that the seats would have if the game ended now. What may not be known before the end
    /// is among them: for games that are over.
    #[must_use]
    pub fn sources(&self) -> Vec<PointSource> {
        each_game!(self, playing => playing.state().sources())
    }

    /// What each seat has built or bought, by key, as far as it is worth counting over many games.
    #[must_use]
    pub fn holdings(&self) -> Vec<Vec<&'static str>> {
        each_game!(self, playing => playing.state().holdings())
    }
}

/// Looking ahead.
impl AnyGame {
    /// What the seat's moves would come to, with the sentences that describe it, without making them. Under seal
    /// nothing is shown in advance, since the last answer would reveal those of the others.
    ///
    /// # Errors
    /// Which of the moves can't be read. Illegal moves are reported in the preview.
    pub fn foresee(&self, seat: Seat, moves: &[Move]) -> Result<Preview, GameError> {
        each_game!(self, playing => playing.foresee(seat, moves))
    }
}

/// Progress. A refused call changes nothing.
impl AnyGame {
    /// Carries out all of the seat's moves, or none.
    ///
    /// # Errors
    /// Which of the moves can't be read or is not legal, and why.
    pub fn apply(&mut self, seat: Seat, moves: &[Move]) -> Result<Vec<Happened>, GameError> {
        each_game!(self, playing => playing.apply(seat, moves))
    }

    /// Carries out a chance outcome supplied by the caller.
    ///
    /// # Errors
    /// If the game doesn't wait for chance, or chance can't bring this outcome.
    pub fn resolve(&mut self, outcome: &OutcomeMove) -> Result<Happened, GameError> {
        each_game!(self, playing => playing.resolve(outcome))
    }

    /// Carries out the next outcome of the chance stream from this secret and the promised nonces.
    ///
    /// # Errors
    /// [`GameError::NotChance`].
    pub fn draw(&mut self, secret: &Secret) -> Result<Happened, GameError> {
        each_game!(self, playing => playing.draw(secret))
    }

    /// Draws for as long as the game waits for chance.
    pub fn draw_all(&mut self, secret: &Secret) -> Vec<Happened> {
        std::iter::from_fn(|| self.draw(secret).ok()).collect()
    }

    /// How many of the last standing entries can be taken back without involving anybody else: the decisions of these
    /// seats back to the last chance outcome, decision of another seat or showing of sealed answers. 0 once the game is
    /// over.
    #[must_use]
    pub fn undo_span(&self, seats: SeatSet) -> u32 {
        each_game!(self, playing => playing.undo_span(seats))
    }

    /// Takes back the last `count` standing entries in the name of the seat, no matter whose they are;
    /// [`AnyGame::undo_span`] says whether the seat may.
    ///
    /// # Errors
    /// [`GameError::NothingToUndo`] if fewer entries stand, or `count` is 0.
    pub fn undo(&mut self, seat: Seat, count: u32) -> Result<Happened, GameError> {
        each_game!(self, playing => playing.undo(seat, count))
    }

    /// Replaces whatever was played with the lines of a whole record: for loading a stored game. Takes time in
    /// proportion to the record, however much of it was undone.
    ///
    /// # Errors
    /// [`GameError::BadRecord`] if a line can't be read, [`GameError::FalseRecord`] if it is not legal at that point.
    /// Nothing has changed then.
    pub fn replay<'a>(&mut self, lines: impl Iterator<Item = &'a str>) -> Result<(), GameError> {
        each_game!(self, playing => playing.replay(lines))
    }

    /// Writes the promise of the chance stream into the record; must come before the first entry. Nonces are kept as
    /// [`nonce_from`] writes them.
    pub fn promise(&mut self, commitment: Commitment, nonces: Vec<(Seat, String)>) {
        let kept = |(seat, nonce): (Seat, String)| (seat, nonce_from(&nonce));
        let nonces = nonces.into_iter().map(kept).collect();
        each_game!(self, playing => playing.promise(Some(commitment), nonces));
    }

    /// Writes the secret into the record; only once the game is over.
    pub fn reveal(&mut self, secret: Secret) {
        each_game!(self, playing => playing.reveal(secret));
    }

    /// Replays the record, including undone entries, and derives every chance outcome again from the revealed secret.
    ///
    /// # Errors
    /// [`GameError::FalseRecord`] says what is wrong; [`GameError::NoRecord`] for a game from a position.
    pub fn verify(&self) -> Result<Verified, GameError> {
        each_game!(self, playing => {
            if playing.is_from_position() {
                return Err(GameError::NoRecord);
            }
            let record = playing.record();
            record.verify().map_err(|error| playing::false_record(&error))?;
            Ok(Verified {
                entries: record.entries.len(),
                draws: record.draw_count(),
                is_over: self.is_over(),
                has_secret: record.secret.is_some(),
                has_commitment: record.commitment.is_some(),
            })
        })
    }
}

/// What a verified record contains.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verified {
    /// The number of entries, including undone ones and undos.
    pub entries: usize,
    /// The number of chance outcomes, including undone ones.
    pub draws: u64,
    /// Whether the game is over.
    pub is_over: bool,
    /// Whether the record contains the secret, so that the outcomes were derived again.
    pub has_secret: bool,
    /// Whether the secret was promised by its hash.
    pub has_commitment: bool,
}

/// Reads a part of a game; the error says in English what can't be read.
fn read<T: DeserializeOwned>(value: &Value) -> Result<T, String> {
    T::deserialize(value).map_err(|error| error.to_string())
}

/// Writes a part of a game, which consists of words, numbers and lists of them.
fn written(part: &impl Serialize) -> Value {
    serde_json::to_value(part).unwrap_or_default()
}

/// A setup that the rules refuse.
fn impossible<G: Listed>(error: G::SetupError) -> GameError {
    GameError::BadSetup {
        message: error.to_string(),
        impossible: Some(G::any_impossible(error)),
    }
}

fn unreadable(error: &RecordError) -> GameError {
    let line = match error {
        RecordError::NotARecord => Some(1),
        RecordError::Line { line, .. } => Some(*line),
        RecordError::OtherGame { .. } | RecordError::OtherRules { .. } | RecordError::Missing { .. } => None,
    };
    GameError::BadRecord {
        message: error.to_string(),
        line,
    }
}
