//! What a table agrees on before the game: players, edition, expansions, market, switches.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

pub(crate) mod agreement;
pub(crate) mod components;
pub(crate) mod market;
pub(crate) mod prices;

use crate::vocabulary::building::Building;
use crate::vocabulary::building_set::BuildingSet;
use crate::vocabulary::expansion::{Expansion, Expansions};
use crate::vocabulary::nobles_market::NoblesMarket;
use crate::vocabulary::rules::{Edition, Switch, Switches};

tabletop::wire! {
    /// A table's agreement: players, edition, switches.
    // Prints as one line: `players=4 edition=2020 vp_pool=100 open_vp`, with expansions
    // `players=4 edition=2020 expansions=new_buildings draft=random guesthouse_in_mayor=off`.
    #[derive(Clone, PartialEq, Eq, Debug)]
    #[cfg_attr(feature = "wire", derive(serde::Deserialize))]
    #[cfg_attr(feature = "wire", serde(deny_unknown_fields))]
    pub struct Setup {
        /// 2 to 5.
        #[cfg_attr(feature = "wire", serde(rename = "players"))]
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        pub player_count: usize,
        /// The preset; the newest when left out.
        #[cfg_attr(feature = "wire", serde(default))]
        pub edition: Edition,
        /// Victory point chips in the pool if not the edition's number, 1 to 999.
        #[cfg_attr(feature = "wire", serde(rename = "vp_pool"))]
        pub victory_point_pool: Option<u16>,
        /// Rulings that are turned on in addition to the edition's preset.
        #[cfg_attr(feature = "wire", serde(default))]
        pub switches: Switches,
        /// Rulings of the edition's preset that are turned off.
        pub switches_off: Switches = default,
        /// What is played besides the base game.
        pub expansions: Expansions = default,
        /// How the market is chosen; if left out, the players choose in turn.
        pub draft: Draft = default,
        /// How the buildings of Nobles come to the main board if not as the edition says.
        pub nobles_market: Option<NoblesMarket> = default optional,
        /// House rule: what each seat gives up of its points at the end, 0 to 20, because it was bid for; if left out, nothing.
        // `seat_prices=0,0,2`
        #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<u8>>"))]
        pub seat_prices: Vec<u8> = default optional,
    }
}

/// How the market of New Buildings is chosen, if the players don't choose it in turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "wire", serde(rename_all = "snake_case"))]
pub enum Draft {
    /// The players choose in turn.
    #[default]
    #[cfg_attr(feature = "wire", serde(skip))]
    Players,
    /// Chance chooses.
    // `draft=random`
    Random,
    /// These commercial buildings.
    // `market=aqueduct,hacienda,…`
    Named(BuildingSet),
}

impl Setup {
    /// The base game in the default edition without switches.
    #[must_use]
    pub fn new(player_count: usize) -> Self {
        Self {
            player_count,
            edition: Edition::default(),
            victory_point_pool: None,
            switches: Switches::default(),
            switches_off: Switches::default(),
            expansions: Expansions::NONE,
            draft: Draft::Players,
            nobles_market: None,
            seat_prices: Vec::new(),
        }
    }

    /// Checks that a game can be played with this setup.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self) -> Result<(), SetupError> {
        if !(2..=5).contains(&self.player_count) {
            return Err(SetupError::PlayerCount {
                found: self.player_count,
            });
        }
        if let Some(found) = self.victory_point_pool
            && !(1..=999).contains(&found)
        {
            return Err(SetupError::VictoryPointPool { found });
        }
        prices::check(&self.seat_prices, self.player_count)?;
        let edition = self.edition;
        let missing = |expansion: &Expansion| !expansion.is_printed_in(edition);
        if let Some(expansion) = self.expansions.iter().find(missing)
            && !self.switches.has(Switch::BorrowExpansions)
        {
            return Err(SetupError::ExpansionNotInEdition { expansion, edition });
        }
        for switch in self.switches.or(self.switches_off).iter() {
            if !switch.matters(self.expansions)
                && let Some(expansion) = switch.expansions().iter().next()
            {
                return Err(SetupError::SwitchWithoutExpansion { switch, expansion });
            }
        }
        if self.nobles_market.is_some() && !self.expansions.has(Expansion::Nobles) {
            return Err(SetupError::NoblesMarketWithoutNobles);
        }
        if self.draft != Draft::Players && !market::is_drafted(self.expansions, self.nobles_market()) {
            return Err(SetupError::DraftWithoutExpansion);
        }
        match self.draft {
            Draft::Players | Draft::Random => Ok(()),
            Draft::Named(market) => market::check_market(self, market),
        }
    }

    /// The kinds of buildings from which the market is chosen; empty if it is not chosen.
    #[must_use]
    pub fn draft_pool(&self) -> BuildingSet {
        match market::is_drafted(self.expansions, self.nobles_market()) {
            true => market::pool(self),
            false => BuildingSet::EMPTY,
        }
    }

    /// Places on the main board for drafted kinds, by price from 0 to 10.
    #[must_use]
    pub fn draft_places(&self) -> [u8; 11] {
        market::places(self)
    }

    /// Victory point chips in the pool at the start.
    #[must_use]
    pub fn pool(&self) -> u16 {
        self.victory_point_pool
            .unwrap_or_else(|| self.edition.victory_point_pool(self.player_count))
    }

    /// How the buildings of Nobles come to the main board, if they do.
    #[must_use]
    pub fn nobles_market(&self) -> NoblesMarket {
        self.nobles_market.unwrap_or_else(|| self.edition.nobles_market())
    }

    /// The rulings of the edition's preset that matter with these expansions.
    #[must_use]
    pub fn preset(&self) -> Switches {
        let matters = |switch: &Switch| switch.matters(self.expansions);
        let preset = self.edition.preset();
        let kept = preset.iter().filter(matters);
        kept.fold(Switches::default(), |switches, switch| {
            switches.with(switch, true)
        })
    }

    /// The rulings in force: the preset plus what is turned on, minus what is turned off.
    #[must_use]
    pub fn rulings(&self) -> Switches {
        self.preset().or(self.switches).without(self.switches_off)
    }

    /// Sets how the buildings of Nobles come to the main board, whatever the edition says.
    pub fn set_nobles_market(&mut self, market: NoblesMarket) {
        let is_other = self.expansions.has(Expansion::Nobles) && market != self.edition.nobles_market();
        self.nobles_market = is_other.then_some(market);
    }

    /// Puts exactly these rulings in force, whatever the preset says.
    pub fn set_rulings(&mut self, rulings: Switches) {
        let preset = self.preset();
        self.switches = rulings.without(preset);
        self.switches_off = preset.without(rulings);
    }
}

tabletop::wire! {
    /// The first thing that is wrong with a setup.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum SetupError as Impossible {
        /// The game is for 2 to 5 players.
        PlayerCount {
            /// The number that was asked for.
            #[cfg_attr(feature = "openapi", schema(value_type = u32))]
            found: usize,
        },
        /// The pool holds 1 to 999 victory point chips.
        #[cfg_attr(feature = "wire", serde(rename = "vp_pool"))]
        VictoryPointPool {
            /// The number that was asked for.
            found: u16,
        },
        /// A ruling about an expansion that is not played.
        SwitchWithoutExpansion {
            /// The ruling.
            switch: Switch,
            /// The expansion that it is about.
            expansion: Expansion,
        },
        /// The edition's rulebook lacks the expansion, and the table does not borrow it (`borrow_expansions`).
        ExpansionNotInEdition {
            /// The expansion.
            expansion: Expansion,
            /// The edition.
            edition: Edition,
        },
        /// A market for the buildings of Nobles is named, but Nobles is not played.
        NoblesMarketWithoutNobles,
        /// A market can be chosen only with an expansion that offers a choice.
        DraftWithoutExpansion,
        /// A named market holds a building that is not drafted in this game.
        // One of an expansion that is not played, or a production building, which is always for sale.
        MarketBuilding {
            /// Which.
            building: Building,
        },
        /// A named market does not match the places of the main board.
        MarketPlaces {
            /// The price of the places, in doubloons.
            cost: u8,
            /// Kinds named for them.
            found: u8,
            /// Places.
            expected: u8,
        },
        /// A named market holds two buildings of which the table allows only one.
        MarketExcluded {
            /// One of them.
            building: Building,
            /// The other.
            other: Building,
        },
        /// The seats' prices are not one number from 0 to 20 for each seat, or all of them are 0.
        SeatPrices {
            /// The most that a seat can cost.
            most: u8,
        },
        /// A word of a setup line can't be read.
        Notation {
            /// The word, as it was written.
            word: String,
        },
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PlayerCount { found } => write!(f, "Puerto Rico is for 2 to 5 players, not {found}"),
            Self::VictoryPointPool { found } => {
                write!(f, "the victory point pool holds 1 to 999 chips, not {found}")
            }
            Self::SwitchWithoutExpansion { switch, expansion } => {
                write!(f, "`{switch}` needs the expansion `{expansion}`")
            }
            Self::ExpansionNotInEdition { expansion, edition } => write!(
                f,
                "the edition of {edition} has no `{expansion}`; `borrow_expansions` takes it from another edition"
            ),
            Self::NoblesMarketWithoutNobles => f.write_str("`nobles_market` needs the expansion `nobles`"),
            Self::DraftWithoutExpansion => f.write_str(
                "a market is drafted only with the expansion `new_buildings`, or with `nobles` as in 2011",
            ),
            Self::MarketBuilding { building } => {
                write!(f, "`{building}` is not drafted in this game")
            }
            Self::MarketPlaces {
                cost,
                found,
                expected,
            } => write!(
                f,
                "the market has {expected} places for buildings of {cost} doubloons, not {found}"
            ),
            Self::MarketExcluded { building, other } => {
                write!(f, "`{building}` and `{other}` exclude each other at this table")
            }
            Self::SeatPrices { most } => write!(
                f,
                "`seat_prices` has a number from 0 to {most} for each player, and is left out if all are 0"
            ),
            Self::Notation { word } => {
                write!(
                    f,
                    "`{word}` is not a setup word; write `players=4 edition=2020` and switches"
                )
            }
        }
    }
}

impl core::error::Error for SetupError {}

/// Writes words separated by commas.
fn list<T: fmt::Display>(f: &mut fmt::Formatter<'_>, words: impl Iterator<Item = T>) -> fmt::Result {
    for (index, word) in words.enumerate() {
        let comma = if index > 0 { "," } else { "" };
        write!(f, "{comma}{word}")?;
    }
    Ok(())
}

impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players={} edition={}", self.player_count, self.edition)?;
        if !self.expansions.is_empty() {
            f.write_str(" expansions=")?;
            list(f, self.expansions.iter())?;
        }
        match self.draft {
            Draft::Players => {}
            Draft::Random => f.write_str(" draft=random")?,
            Draft::Named(market) => {
                f.write_str(" market=")?;
                list(f, market.iter())?;
            }
        }
        if let Some(market) = self.nobles_market {
            write!(f, " nobles_market={market}")?;
        }
        if let Some(pool) = self.victory_point_pool {
            write!(f, " vp_pool={pool}")?;
        }
        if !self.seat_prices.is_empty() {
            f.write_str(" seat_prices=")?;
            list(f, self.seat_prices.iter())?;
        }
        self.switches
            .iter()
            .try_for_each(|switch| write!(f, " {switch}"))?;
        self.switches_off
            .iter()
            .try_for_each(|switch| write!(f, " {switch}=off"))
    }
}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(line: &str) -> Result<Self, SetupError> {
        let mut setup = Self::new(0);
        let mut named: Vec<(Switch, bool)> = Vec::new();
        for word in line.split_whitespace() {
            let wrong = || SetupError::Notation {
                word: word.chars().take(40).collect(),
            };
            match word.split_once('=') {
                Some(("players", count)) => setup.player_count = count.parse().map_err(|_| wrong())?,
                Some(("edition", year)) => setup.edition = year.parse().map_err(|_| wrong())?,
                Some(("vp_pool", pool)) => {
                    setup.victory_point_pool = Some(pool.parse().map_err(|_| wrong())?);
                }
                Some(("seat_prices", numbers)) => {
                    let numbers = numbers.split(',').map(str::parse);
                    setup.seat_prices = numbers.collect::<Result<_, _>>().map_err(|_| wrong())?;
                }
                Some(("expansions", words)) => {
                    let words = words.split(',').map(str::parse);
                    setup.expansions = words.collect::<Result<Expansions, _>>().map_err(|_| wrong())?;
                }
                Some(("nobles_market", way)) => {
                    setup.nobles_market = Some(way.parse().map_err(|_| wrong())?);
                }
                Some(("draft", "players")) => setup.draft = Draft::Players,
                Some(("draft", "random")) => setup.draft = Draft::Random,
                Some(("market", words)) => {
                    let words = words.split(',').map(str::parse);
                    let market = words.collect::<Result<BuildingSet, _>>();
                    setup.draft = Draft::Named(market.map_err(|_| wrong())?);
                }
                Some((switch, answer @ ("on" | "off"))) => {
                    named.push((switch.parse().map_err(|_| wrong())?, answer == "on"));
                }
                Some(_) => return Err(wrong()),
                None => named.push((word.parse().map_err(|_| wrong())?, true)),
            }
        }
        let on = |on| {
            move |switches: Switches, &(switch, is_on): &(Switch, bool)| switches.with(switch, is_on == on)
        };
        setup.switches = named.iter().fold(Switches::default(), on(true));
        setup.switches_off = named.iter().fold(Switches::default(), on(false));
        setup.check()?;
        setup.set_rulings(setup.rulings());
        setup.set_nobles_market(setup.nobles_market());
        Ok(setup)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_printed_setup_reads_back() {
        for line in [
            "players=4 edition=2020",
            "players=2 edition=2011 vp_pool=50 open_vp strict_optional",
            "players=3 edition=2020 seat_prices=0,1,20 open_vp",
        ] {
            assert_eq!(line.parse::<Setup>().unwrap().to_string(), line);
        }
    }

    #[test]
    fn a_wrong_setup_says_what_is_wrong() {
        assert_eq!(
            "players=6".parse::<Setup>(),
            Err(SetupError::PlayerCount { found: 6 })
        );
        assert_eq!("".parse::<Setup>(), Err(SetupError::PlayerCount { found: 0 }));
        let word = "edition=1999".to_owned();
        assert_eq!(
            "players=4 edition=1999".parse::<Setup>(),
            Err(SetupError::Notation { word })
        );
    }
}
