//! What a table agrees on before the game.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::mirror::words;

words! {
    /// A printed edition: a named set of rulings.
    pub enum Edition = puerto_rico::Edition {
        /// 2002; two players borrow the 2020 section.
        #[serde(rename = "2002")]
        Edition2002,
        /// 2011.
        #[serde(rename = "2011")]
        Edition2011,
        /// 2020, the newest and the default.
        #[serde(rename = "2020")]
        Edition2020,
    }
}

words! {
    /// A ruling that a table can turn on.
    pub enum Switch = puerto_rico::Switch {
        /// Everybody sees everybody's victory point chips.
        #[serde(rename = "open_vp")]
        OpenVictoryPoints,
        /// The same production building may be built several times.
        #[serde(rename = "dup_production")]
        DuplicateProduction,
        /// The mayor's privilege is taken without asking.
        AutoMayorPrivilege,
        /// Workers from the ship may be refused and then leave the game.
        DeclineWorkers,
        /// At most four large buildings fit into a city.
        #[serde(rename = "large_max_4")]
        LargeMaxFour,
        /// Whatever the letter lets one decline is asked.
        StrictOptional,
    }
}

/// A table's agreement: players, edition, switches.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// 2 to 5.
    pub players: u8,
    /// The preset; the newest when left out.
    #[serde(default = "newest")]
    pub edition: Edition,
    /// Victory point chips in the pool if not the edition's number, 1 to 999.
    #[serde(default)]
    pub vp_pool: Option<u16>,
    /// Rulings that are turned on.
    #[serde(default)]
    pub switches: Vec<Switch>,
}

fn newest() -> Edition {
    puerto_rico::Edition::default().into()
}

impl From<&puerto_rico::Setup> for Setup {
    fn from(setup: &puerto_rico::Setup) -> Self {
        let puerto_rico::Setup {
            player_count,
            edition,
            victory_point_pool,
            switches,
        } = setup;
        Self {
            players: *player_count as u8,
            edition: (*edition).into(),
            vp_pool: *victory_point_pool,
            switches: switches.iter().map(Into::into).collect(),
        }
    }
}

/// The rules' setup, not checked yet: the rules do that when a game is made.
impl From<&Setup> for puerto_rico::Setup {
    fn from(setup: &Setup) -> Self {
        let on = |switches: puerto_rico::Switches, &switch: &Switch| switches.with(switch.into(), true);
        Self {
            player_count: usize::from(setup.players),
            edition: setup.edition.into(),
            victory_point_pool: setup.vp_pool,
            switches: setup.switches.iter().fold(puerto_rico::Switches::default(), on),
        }
    }
}
