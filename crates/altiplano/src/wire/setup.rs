//! What a table agrees on before the game.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::{ComponentSet, Location, Ring, Setup, SetupError, Switch};

/// A component set by its name: the numbers on cards, tiles and boards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ComponentsName {
    /// The set's name.
    pub name: String,
    /// SHA-256 of its file, hexadecimal. If left out in a request: the only set with this name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub digest: Option<String>,
}

/// A table's agreement: players, component set, switches.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AltiplanoSetup {
    /// 2 to 5.
    pub players: u8,
    /// The numbers of the game; if left out in a request: the server's usual set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub components: Option<ComponentsName>,
    /// Rulings that are turned on although they are off by default.
    #[serde(default)]
    pub switches: Vec<Switch>,
    /// Rulings that are turned off although they are on by default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub switches_off: Option<Vec<Switch>>,
    /// The locations clockwise, the Farm first; if left out, chance lays them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub ring: Option<Vec<Location>>,
    /// Who starts; if left out, chance decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub start_player: Option<Seat>,
}

impl From<ComponentSet> for ComponentsName {
    fn from(set: ComponentSet) -> Self {
        Self {
            name: set.get().name.clone(),
            digest: Some(set.digest().to_string()),
        }
    }
}

impl TryFrom<&ComponentsName> for ComponentSet {
    type Error = SetupError;

    fn try_from(name: &ComponentsName) -> Result<Self, SetupError> {
        let word = match &name.digest {
            Some(digest) => format!("{}@{digest}", name.name),
            None => name.name.clone(),
        };
        word.parse()
    }
}

impl From<&Setup> for AltiplanoSetup {
    fn from(setup: &Setup) -> Self {
        let Setup {
            player_count,
            components,
            switches,
            ring,
            start_player,
        } = *setup;
        let changed = |wanted: bool| {
            let switches = switches.changed().filter(move |(_, on)| *on == wanted);
            switches.map(|(switch, _)| switch)
        };
        let off: Vec<Switch> = changed(false).collect();
        Self {
            players: player_count as u8,
            components: Some(components.into()),
            switches: changed(true).collect(),
            switches_off: (!off.is_empty()).then_some(off),
            ring: ring.map(|ring| ring.to_vec()),
            start_player,
        }
    }
}

/// The rules' setup; the rules check whether it can be played when the game is made.
impl TryFrom<&AltiplanoSetup> for Setup {
    type Error = SetupError;

    fn try_from(written: &AltiplanoSetup) -> Result<Self, SetupError> {
        let mut setup = Self::new(usize::from(written.players));
        if let Some(components) = &written.components {
            setup.components = components.try_into()?;
        }
        for &switch in &written.switches {
            setup = setup.with(switch, true);
        }
        for &switch in written.switches_off.iter().flatten() {
            setup = setup.with(switch, false);
        }
        if let Some(ring) = &written.ring {
            setup.ring = Some(Ring::try_from(ring.clone()).map_err(|_| SetupError::Ring)?);
        }
        setup.start_player = written.start_player;
        Ok(setup)
    }
}
