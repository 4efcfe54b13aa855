//! `meseta play --resume`: goes on with a game that was left before its end.

use std::fmt;
use std::path::Path;

use protocol::{AnyGame, Playing, each_game};
use tabletop::{Commitment, Seat, Secret};
use words::Words;

use super::{Arguments, Company, names};
use crate::failure::Failure;
use crate::files;
use crate::terminal::Played;

/// The start of the line that follows the record of a game in progress. To readers of records it is a
/// comment.
const MARK: &str = "# meseta play --resume:";

/// What a record does not contain while its game is running: the secret, and who plays.
pub(super) struct Continuation {
    /// The person's seat.
    pub seat: Seat,
    /// The bots by key, in order of the other seats.
    pub keys: Vec<String>,
    /// The seed of the bots.
    pub bot_seed: u64,
    /// The secret behind the draws.
    pub secret: Secret,
}

impl fmt::Display for Continuation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            seat,
            keys,
            bot_seed,
            secret,
        } = self;
        let keys = keys.join(",");
        writeln!(f, "{MARK} {seat} {keys} {bot_seed} {secret}")
    }
}

impl Continuation {
    /// Whether the text is the record of a game in progress.
    pub(super) fn stands_in(text: &str) -> bool {
        text.lines().any(|line| line.starts_with(MARK))
    }

    /// Reads the line; `None` if it is missing or can't be read.
    fn of(text: &str) -> Option<Self> {
        let line = text.lines().rev().find_map(|line| line.strip_prefix(MARK))?;
        let words: Vec<&str> = line.split_whitespace().collect();
        let [seat, keys, bot_seed, secret] = words[..] else {
            return None;
        };
        Some(Self {
            seat: seat.parse().ok()?,
            keys: keys.split(',').map(str::to_owned).collect(),
            bot_seed: bot_seed.parse().ok()?,
            secret: secret.parse().ok()?,
        })
    }

    /// Whether it belongs to a game of `G` with this many seats and this promise.
    fn fits<G: Played>(&self, seats: usize, promise: Option<Commitment>) -> bool {
        self.seat.index() < seats
            && self.keys.len() + 1 == seats
            && self.keys.iter().all(|key| G::KEYS.contains(&key.as_str()))
            && promise == Some(self.secret.commitment())
    }
}

/// Goes on with the game of this record.
pub(super) fn run(arguments: &Arguments, path: &Path, words: &Words) -> Result<(), Failure> {
    let text = files::read_text(path)?;
    let shown = path.display().to_string();
    let game = AnyGame::from_record(&text).map_err(|error| Failure::Usage(format!("{shown}: {error}")))?;
    let usage = |id: &str| Failure::Usage(words.say(id, &[("path", shown.as_str().into())]));
    if game.is_over() {
        return Err(usage("terminal-resume-over"));
    }
    let unknown = || usage("terminal-resume-unknown");
    let continuation = Continuation::of(&text).ok_or_else(unknown)?;
    each_game!(&game, playing => go_on(arguments, path, words, playing, continuation)).ok_or_else(unknown)?
}

/// Goes on with the game; `None` if it is not the one that was left.
fn go_on<G: Played>(
    arguments: &Arguments,
    path: &Path,
    words: &Words,
    playing: &Playing<G>,
    continuation: Continuation,
) -> Option<Result<(), Failure>> {
    let record = playing.record();
    if !continuation.fits::<G>(playing.state().seat_count(), record.commitment) {
        return None;
    }
    let company = Company {
        names: names(arguments, words, continuation.seat, &continuation.keys),
        record: Some(arguments.record.clone().unwrap_or_else(|| path.to_owned())),
        continuation,
    };
    Some(company.resume(arguments, playing, &company.teller::<G>(words, &record.setup)))
}
