//! One line for every action and every chance outcome, and back.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use core::fmt;
use core::str::FromStr;

use crate::components::SHELF_COUNT_MAX;
use crate::vocabulary::action::{Action, Fuel, Outcome, Recipe};
use crate::vocabulary::good::Good;
use crate::vocabulary::words::UnknownWord;

impl fmt::Display for Fuel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Food => "food",
            Self::Coin => "coin",
        })
    }
}

impl FromStr for Fuel {
    type Err = UnknownWord;

    fn from_str(word: &str) -> Result<Self, UnknownWord> {
        match word {
            "food" => Ok(Self::Food),
            "coin" => Ok(Self::Coin),
            _ => Err(UnknownWord::new("fuel", word)),
        }
    }
}

/// Prints ` wild` where the any-location tile is used.
fn wild_word(wild: bool) -> &'static str {
    if wild { " wild" } else { "" }
}

/// Prints what a card is about, or `none`.
fn or_none<T: fmt::Display>(card: Option<T>) -> String {
    card.map_or_else(|| "none".to_owned(), |card| card.to_string())
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::TakeRole(role) => write!(f, "role {role}"),
            Self::KeepMission(mission) => write!(f, "keep {mission}"),
            Self::GiveMission(mission) => write!(f, "give {mission}"),
            Self::TakeBack { good, place } => write!(f, "take-back {good} {place}"),
            Self::TakeBackCoins(place) => write!(f, "take-back coins {place}"),
            Self::DrawMore => f.write_str("draw"),
            Self::StopDrawing => f.write_str("stop"),
            Self::Swap { away, take: None } => write!(f, "swap {away} draw"),
            Self::Swap {
                away,
                take: Some(take),
            } => write!(f, "swap {away} {take}"),
            Self::KeepTiles => f.write_str("keep-tiles"),
            Self::Plan { good, place } => write!(f, "plan {good} {place}"),
            Self::Fund(place) => write!(f, "fund {place}"),
            Self::Replan => f.write_str("replan"),
            Self::PlacePawn(location) => write!(f, "pawn {location}"),
            Self::FirstCart(to) => write!(f, "first-cart {to}"),
            Self::Cart { to, fuel } => write!(f, "cart {to} {fuel}"),
            Self::Walk { to, fuel } => write!(f, "walk {to} {fuel}"),
            Self::FarmFood { count, wild } => write!(f, "farm food {count}{}", wild_word(wild)),
            Self::Make { recipe, wild } => {
                write!(f, "{} {}{}", recipe.location(), recipe.output(), wild_word(wild))
            }
            Self::TradeCacao { gain, wild } => write!(f, "forest cacao {gain}{}", wild_word(wild)),
            Self::BuildBoat { good, wild } => write!(f, "harbor boat {}{}", or_none(good), wild_word(wild)),
            Self::BuildHouse { good, wild } => {
                write!(f, "village house {}{}", or_none(good), wild_word(wild))
            }
            Self::Store { good, wild } => write!(f, "village store {good}{}", wild_word(wild)),
            Self::BuyCart => f.write_str("village cart"),
            Self::Sell { good, wild } => write!(f, "market sell {good}{}", wild_word(wild)),
            Self::BuyExtension(extension) => write!(f, "market extension {extension}"),
            Self::TakeOrder(order) => write!(f, "market order {}", or_none(order)),
            Self::Deliver { good, wild } => write!(f, "market deliver {good}{}", wild_word(wild)),
            Self::BuildRoad { wild } => write!(f, "road build{}", wild_word(wild)),
            Self::Use { place, gain, wild } => write!(f, "use {place} {gain}{}", wild_word(wild)),
            Self::SendCorn(count) => write!(f, "send-corn {count}"),
            Self::ShelveCorn(shelf) => write!(f, "shelve-corn {}", shelf + 1),
            Self::KeepCorn => f.write_str("keep-corn"),
            Self::Done => f.write_str("done"),
            Self::Pass => f.write_str("pass"),
            Self::EndTurn => f.write_str("end-turn"),
        }
    }
}

/// The words of a line, taken one by one.
struct Words<'a> {
    line: &'a str,
    rest: core::str::SplitWhitespace<'a>,
    expected: &'static str,
}

impl<'a> Words<'a> {
    fn of(line: &'a str, expected: &'static str) -> Self {
        Self {
            line,
            rest: line.split_whitespace(),
            expected,
        }
    }

    fn unknown(&self) -> UnknownWord {
        UnknownWord::new(self.expected, self.line)
    }

    fn word(&mut self) -> Result<&'a str, UnknownWord> {
        self.rest.next().ok_or_else(|| self.unknown())
    }

    fn read<T: FromStr<Err = UnknownWord>>(&mut self) -> Result<T, UnknownWord> {
        self.word()?.parse()
    }

    fn optional<T: FromStr<Err = UnknownWord>>(&mut self, none: &str) -> Result<Option<T>, UnknownWord> {
        match self.word()? {
            word if word == none => Ok(None),
            word => word.parse().map(Some),
        }
    }

    /// A whole number from 1 to `most`, written without sign or leading zero.
    fn number(&mut self, most: u8) -> Result<u8, UnknownWord> {
        let word = self.word()?;
        match word.parse::<u8>() {
            Ok(number) if (1..=most).contains(&number) && number.to_string() == word => Ok(number),
            _ => Err(self.unknown()),
        }
    }

    /// Whether the line goes on with `wild`.
    fn wild(&mut self) -> Result<bool, UnknownWord> {
        match self.rest.next() {
            None => Ok(false),
            Some("wild") => Ok(true),
            Some(_) => Err(self.unknown()),
        }
    }

    /// Nothing may follow.
    fn end<T>(mut self, value: T) -> Result<T, UnknownWord> {
        match self.rest.next() {
            None => Ok(value),
            Some(_) => Err(self.unknown()),
        }
    }
}

impl FromStr for Action {
    type Err = UnknownWord;

    fn from_str(line: &str) -> Result<Self, UnknownWord> {
        let mut words = Words::of(line, "action");
        let action = match words.word()? {
            "role" => Self::TakeRole(words.read()?),
            "keep" => Self::KeepMission(words.read()?),
            "give" => Self::GiveMission(words.read()?),
            "take-back" => match words.optional("coins")? {
                None => Self::TakeBackCoins(words.read()?),
                Some(good) => Self::TakeBack {
                    good,
                    place: words.read()?,
                },
            },
            "draw" => Self::DrawMore,
            "stop" => Self::StopDrawing,
            "swap" => Self::Swap {
                away: words.read()?,
                take: words.optional("draw")?,
            },
            "keep-tiles" => Self::KeepTiles,
            "plan" => Self::Plan {
                good: words.read()?,
                place: words.read()?,
            },
            "fund" => Self::Fund(words.read()?),
            "replan" => Self::Replan,
            "pawn" => Self::PlacePawn(words.read()?),
            "first-cart" => Self::FirstCart(words.read()?),
            "cart" => Self::Cart {
                to: words.read()?,
                fuel: words.read()?,
            },
            "walk" => Self::Walk {
                to: words.read()?,
                fuel: words.read()?,
            },
            "use" => Self::Use {
                place: words.read()?,
                gain: words.read()?,
                wild: words.wild()?,
            },
            "send-corn" => Self::SendCorn(words.number(4)?),
            "shelve-corn" => Self::ShelveCorn(words.number(SHELF_COUNT_MAX as u8)? - 1),
            "keep-corn" => Self::KeepCorn,
            "done" => Self::Done,
            "pass" => Self::Pass,
            "end-turn" => Self::EndTurn,
            location => at_location(location, &mut words)?,
        };
        words.end(action)
    }
}

/// A basic action: the location's word has been read.
fn at_location(location: &str, words: &mut Words<'_>) -> Result<Action, UnknownWord> {
    let what = words.word()?;
    Ok(match (location, what) {
        ("farm", "food") => Action::FarmFood {
            count: words.number(15)?,
            wild: words.wild()?,
        },
        ("forest", "cacao") => Action::TradeCacao {
            gain: words.read()?,
            wild: words.wild()?,
        },
        ("harbor", "boat") => Action::BuildBoat {
            good: words.optional("none")?,
            wild: words.wild()?,
        },
        ("village", "house") => Action::BuildHouse {
            good: words.optional("none")?,
            wild: words.wild()?,
        },
        ("village", "store") => Action::Store {
            good: words.read()?,
            wild: words.wild()?,
        },
        ("village", "cart") => Action::BuyCart,
        ("market", "sell") => Action::Sell {
            good: words.read()?,
            wild: words.wild()?,
        },
        ("market", "extension") => Action::BuyExtension(words.read()?),
        ("market", "order") => Action::TakeOrder(words.optional("none")?),
        ("market", "deliver") => Action::Deliver {
            good: words.read()?,
            wild: words.wild()?,
        },
        ("road", "build") => Action::BuildRoad { wild: words.wild()? },
        _ => {
            let output: Option<Good> = what.parse().ok();
            let recipe = Recipe::ALL
                .into_iter()
                .find(|recipe| recipe.location().key() == location && Some(recipe.output()) == output)
                .ok_or_else(|| words.unknown())?;
            Action::Make {
                recipe,
                wild: words.wild()?,
            }
        }
    })
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ring(location) => write!(f, "ring {location}"),
            Self::StartPlayer(seat) => write!(f, "start {seat}"),
            Self::Order(order) => write!(f, "order {order}"),
            Self::Extension(extension) => write!(f, "extension {extension}"),
            Self::Role(role) => write!(f, "role {role}"),
            Self::Mission(mission) => write!(f, "mission {mission}"),
            Self::Draw(good) => write!(f, "draw {good}"),
        }
    }
}

impl FromStr for Outcome {
    type Err = UnknownWord;

    fn from_str(line: &str) -> Result<Self, UnknownWord> {
        let mut words = Words::of(line, "outcome");
        let outcome = match words.word()? {
            "ring" => Self::Ring(words.read()?),
            "start" => {
                let seat = words.word()?.parse().map_err(|_| words.unknown())?;
                Self::StartPlayer(seat)
            }
            "order" => Self::Order(words.read()?),
            "extension" => Self::Extension(words.read()?),
            "role" => Self::Role(words.read()?),
            "mission" => Self::Mission(words.read()?),
            "draw" => Self::Draw(words.read()?),
            _ => return Err(words.unknown()),
        };
        words.end(outcome)
    }
}
