//! The file of a game's puzzles: a text that a person can read.
//!
//! ```text
//! meseta-puzzles 1
//! game puerto-rico
//! rules 4
//! made seed=1 …
//!
//! record 17 players=4 edition=2020
//! ? draw corn
//! 0 role settler
//! …
//! puzzle 17 57 0 building 2 13,38,75,100,100,100
//! answer 0.6120 build harbor
//! answer 0.5410 build wharf
//! ```
//!
//! `record` begins a game, whose entries follow as in any record. `puzzle` names the game, how many of its entries come
//! before the decision, whose it is, what it is about, how difficult it is (1 to 3), and how often each level of bots finds
//! the answer, in percent. `answer` is one of the answers with the seat's share of the win after it; the first one is
//! right. `tried` says that a game has been looked through; only unfinished files have it.

use std::fmt::{self, Display};
use std::str::FromStr;

use tabletop::{Entry, Game, Record, Seat};

/// The first line.
pub const FIRST_LINE: &str = "meseta-puzzles 1";

/// A decision with one clearly best answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle<A> {
    /// The number of its game.
    pub game: u32,
    /// How many entries come before it.
    pub at: usize,
    pub seat: Seat,
    pub theme: String,
    /// 1 to 3; 0 as long as nobody has said.
    pub difficulty: u8,
    /// How often each level of bots finds the answer, in percent, weakest first.
    pub found: Vec<u32>,
    /// The answers that were compared, with the seat's share of the win, best first.
    pub answers: Vec<(A, f32)>,
}

impl<A> Puzzle<A> {
    /// The mean over the levels of how often they find it, in percent.
    pub fn mean_found(&self) -> u32 {
        self.found.iter().sum::<u32>() / (self.found.len() as u32).max(1)
    }
}

impl<A: Display> Display for Puzzle<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found: Vec<String> = self.found.iter().map(u32::to_string).collect();
        writeln!(
            f,
            "puzzle {} {} {} {} {} {}",
            self.game,
            self.at,
            self.seat,
            self.theme,
            self.difficulty,
            found.join(",")
        )?;
        self.answers
            .iter()
            .try_for_each(|(action, share)| writeln!(f, "answer {share:.4} {action}"))
    }
}

/// A game from which puzzles are taken.
#[derive(Clone, PartialEq, Debug)]
pub struct Source<G: Game> {
    pub number: u32,
    pub record: Record<G>,
}

impl<G: Game> Display for Source<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "record {} {}", self.number, self.record.setup)?;
        self.record
            .entries
            .iter()
            .try_for_each(|entry| writeln!(f, "{entry}"))
    }
}

/// A whole file.
#[derive(Clone, PartialEq, Debug)]
pub struct File<G: Game> {
    pub sources: Vec<Source<G>>,
    pub puzzles: Vec<Puzzle<G::Action>>,
    /// The games that have been looked through.
    pub tried: Vec<u32>,
}

impl<G: Game> File<G> {
    pub fn source(&self, number: u32) -> Option<&Source<G>> {
        self.sources.iter().find(|source| source.number == number)
    }

    /// The game as it was when the seat was asked.
    ///
    /// # Errors
    /// The game is missing, too short, or its record can't be played.
    pub fn state_of(&self, puzzle: &Puzzle<G::Action>) -> Result<G, String> {
        let source = self
            .source(puzzle.game)
            .ok_or_else(|| format!("there is no record {}", puzzle.game))?;
        let mut record = source.record.clone();
        if record.entries.len() < puzzle.at {
            return Err(format!("record {} has no entry {}", puzzle.game, puzzle.at));
        }
        record.entries.truncate(puzzle.at);
        record.replay().map_err(|error| error.to_string())
    }
}

impl<G: Game> FromStr for File<G> {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut lines = text.lines();
        let head: Vec<&str> = lines.by_ref().take_while(|line| !line.is_empty()).collect();
        let wanted = [
            FIRST_LINE.to_owned(),
            format!("game {}", G::ID),
            format!("rules {}", G::RULES_VERSION),
        ];
        if head.len() < wanted.len() || head.iter().zip(&wanted).any(|(line, wanted)| line != wanted) {
            return Err(format!("the file has to begin with {wanted:?}"));
        }
        let mut file = Self {
            sources: Vec::new(),
            puzzles: Vec::new(),
            tried: Vec::new(),
        };
        for line in lines {
            file.read(line).map_err(|error| format!("`{line}`: {error}"))?;
        }
        Ok(file)
    }
}

impl<G: Game> File<G> {
    fn read(&mut self, line: &str) -> Result<(), String> {
        let (first, rest) = line.split_once(' ').ok_or("a word is missing")?;
        match first {
            "record" => {
                let (number, setup) = rest.split_once(' ').ok_or("no setup")?;
                let setup = setup
                    .parse()
                    .map_err(|error: <G::Setup as FromStr>::Err| error.to_string())?;
                self.sources.push(Source {
                    number: parsed(number)?,
                    record: Record::new(setup),
                });
            }
            "puzzle" => {
                let words: Vec<&str> = rest.split(' ').collect();
                let [game, at, seat, theme, difficulty, found] = words[..] else {
                    return Err("a puzzle has six words".to_owned());
                };
                self.puzzles.push(Puzzle {
                    game: parsed(game)?,
                    at: parsed(at)?,
                    seat: parsed(seat)?,
                    theme: theme.to_owned(),
                    difficulty: parsed(difficulty)?,
                    found: found.split(',').map(parsed).collect::<Result<_, _>>()?,
                    answers: Vec::new(),
                });
            }
            "answer" => {
                let (share, action) = rest.split_once(' ').ok_or("no answer")?;
                let puzzle = self.puzzles.last_mut().ok_or("an answer without a puzzle")?;
                puzzle.answers.push((parsed(action)?, parsed(share)?));
            }
            "tried" => self.tried.push(parsed(rest)?),
            _ => {
                let source = self.sources.last_mut().ok_or("an entry without a record")?;
                source.record.entries.push(line.parse::<Entry<G>>()?);
            }
        }
        Ok(())
    }
}

fn parsed<T: FromStr<Err: Display>>(word: &str) -> Result<T, String> {
    word.parse().map_err(|error: T::Err| format!("`{word}`: {error}"))
}
