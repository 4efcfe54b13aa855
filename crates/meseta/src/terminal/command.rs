//! What a line that somebody types means.

use puerto_rico::{Action, Building};

/// A line of input.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// Nothing.
    Empty,
    /// A number of the list, or of workers.
    Number(usize),
    /// A move in notation.
    Move(Action),
    /// How to play.
    Help,
    /// The table.
    Board,
    /// What happened.
    Log,
    /// What is not possible and why; of one move, or of all.
    Why(Option<Action>),
    /// What a building does.
    Info(Building),
    /// A building that is not known.
    NoBuilding(String),
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
    /// Something else.
    Unknown(String),
}

/// The most letters of an unknown line that are shown again.
const SHOWN: usize = 40;

impl Command {
    /// Reads a line. Control characters count as blanks.
    pub fn read(line: &str) -> Self {
        let line: String = line
            .chars()
            .map(|letter| if letter.is_control() { ' ' } else { letter })
            .collect();
        let line = line.trim();
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
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
            ("why", action) => match action.parse() {
                Ok(action) => Self::Why(Some(action)),
                Err(_) => Self::unknown(line),
            },
            ("info", name) if !name.is_empty() => {
                match name.to_lowercase().replace([' ', '-'], "_").parse() {
                    Ok(building) => Self::Info(building),
                    Err(_) => Self::NoBuilding(shortened(name)),
                }
            }
            _ => {
                if let Ok(number) = line.parse() {
                    return Self::Number(number);
                }
                match line.to_lowercase().parse() {
                    Ok(action) => Self::Move(action),
                    Err(_) => Self::unknown(line),
                }
            }
        }
    }

    fn unknown(line: &str) -> Self {
        Self::Unknown(shortened(line))
    }
}

fn shortened(text: &str) -> String {
    text.chars().take(SHOWN).collect()
}

#[cfg(test)]
mod tests {
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
                "WHY build office",
                Command::Why(Some(Action::Build(Building::Office))),
            ),
            ("info small market", Command::Info(Building::SmallMarket)),
            ("info castle", Command::NoBuilding("castle".to_owned())),
            ("?", Command::Help),
            ("dance", Command::Unknown("dance".to_owned())),
            (
                "99999999999999999999999",
                Command::Unknown("99999999999999999999999".to_owned()),
            ),
        ] {
            assert_eq!(Command::read(line), command, "{line:?}");
        }
    }
}
