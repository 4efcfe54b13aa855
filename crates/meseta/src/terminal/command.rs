//! The meaning of a typed line.

use std::str::FromStr;

/// A line of input, for a game with these decisions.
#[derive(Clone, PartialEq, Debug)]
pub enum Command<Action> {
    /// Nothing.
    Empty,
    /// A number from the list, or the number of something that the question asks for.
    Number(usize),
    /// A move in notation.
    Move(Action),
    /// How to play.
    Help,
    /// The table.
    Board,
    /// What happened.
    Log,
    /// What is not possible and why, for one move or for all.
    Why(Option<Action>),
    /// What something on the table does, by its name.
    Info(String),
    /// What a bot would play.
    Hint,
    /// Let a bot answer.
    Auto,
    /// Take back.
    Undo,
    /// Write the record.
    Save(String),
    /// Leave.
    Quit,
    /// A command that lacks its argument.
    Unfinished(String),
    /// Something else.
    Unknown(String),
}

/// The maximum number of letters of a line that are echoed.
const SHOWN: usize = 40;

impl<Action: FromStr> Command<Action> {
    /// Reads a line. Control characters count as blanks.
    pub fn read(line: &str) -> Self {
        let line: String = line
            .chars()
            .map(|letter| if letter.is_control() { ' ' } else { letter })
            .collect();
        let line = line.trim();
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let unknown = || Self::Unknown(shortened(line));
        match (first.to_lowercase().as_str(), rest) {
            ("", _) => Self::Empty,
            ("help" | "h" | "?", "") => Self::Help,
            ("board" | "b", "") => Self::Board,
            ("log" | "l", "") => Self::Log,
            ("why", "") => Self::Why(None),
            ("hint", "") => Self::Hint,
            ("auto" | "a", "") => Self::Auto,
            ("undo" | "u", "") => Self::Undo,
            ("quit" | "exit" | "q", "") => Self::Quit,
            ("save", path) if !path.is_empty() => Self::Save(path.to_owned()),
            ("why", action) => {
                (action.to_lowercase().parse()).map_or_else(|_| unknown(), |action| Self::Why(Some(action)))
            }
            ("info" | "save", "") => Self::Unfinished(first.to_lowercase()),
            ("info", name) => {
                let words: Vec<&str> = name.split_whitespace().collect();
                Self::Info(shortened(&words.join(" ")))
            }
            _ => match (line.parse(), line.to_lowercase().parse()) {
                (Ok(number), _) => Self::Number(number),
                (_, Ok(action)) => Self::Move(action),
                _ => unknown(),
            },
        }
    }
}

fn shortened(text: &str) -> String {
    text.chars().take(SHOWN).collect()
}

#[cfg(test)]
mod tests {
    use puerto_rico::{Action, Building};

    use super::*;

    #[test]
    fn lines_are_read_as_people_type_them() {
        for (line, command) in [
            ("", Command::Empty),
            ("  3 \r\n", Command::Number(3)),
            (
                "Build  Hacienda",
                Command::Move(Action::Build(Building::Hacienda)),
            ),
            (
                "WHY Build office",
                Command::Why(Some(Action::Build(Building::Office))),
            ),
            ("info Small  market", Command::Info("Small market".to_owned())),
            ("Info ", Command::Unfinished("info".to_owned())),
            ("save", Command::Unfinished("save".to_owned())),
            ("?", Command::Help),
            ("dance", Command::Unknown("dance".to_owned())),
            (
                "99999999999999999999999",
                Command::Unknown("99999999999999999999999".to_owned()),
            ),
        ] {
            assert_eq!(Command::<Action>::read(line), command, "{line:?}");
        }
    }

    #[test]
    fn moves_of_each_game_are_read() {
        let road: altiplano::Action = "road build".parse().unwrap();
        for (line, command) in [
            ("Road Build", Command::Move(road)),
            ("WHY road build", Command::Why(Some(road))),
            ("info E14", Command::Info("E14".to_owned())),
            ("build hacienda", Command::Unknown("build hacienda".to_owned())),
        ] {
            assert_eq!(Command::<altiplano::Action>::read(line), command, "{line:?}");
        }
    }
}
