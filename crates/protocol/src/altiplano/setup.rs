//! What a table agrees on before the game.

use altiplano::SetupError;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use super::Location;
use crate::mirror::words;
use crate::{BadSetup, Seat};

words! {
    /// A ruling that a table can turn on or off.
    #[cfg_attr(feature = "openapi", schema(as = AltiplanoSwitch))]
    pub enum Switch = altiplano::Switch {
        /// Roles are drafted instead of dealt.
        RolesDrafted,
        /// With Missions.
        Missions,
        /// After each drawn tile the seat may stop drawing.
        DrawFewer,
        /// One seat plans after the other, each seeing the finished plans.
        PlanInTurnOrder,
        /// All pawns are placed before the first turn.
        PlacePawnsFirst,
        /// A turn may consist of moves and a pass.
        MoveWithoutAction,
        /// The any-location tile may also be the input of a role or extension tile.
        WildFeedsTiles,
        /// An order or a cart may be paid for when none is left.
        PayForNothing,
        /// At the end of the Road each further build brings a corn.
        RoadEndCorn,
        /// A second corn shelf may be begun while one is unfilled.
        SecondCornShelf,
        /// Corn leaves the corn store only with the pawn in the Village.
        CornStoreInVillage,
        /// The used-up stack of extensions alone is an end trigger.
        EndOnEmptyStack,
        /// After a short strip two more rounds are played.
        ShortStripTwoMore,
        /// Nobody has the most when two tie for it.
        MostMustBeAlone,
        /// Corn counts as a kind and as a stored good; the default.
        CornIsType,
        /// Only the owner sees what is in bag and container.
        ClosedBags,
    }
}

/// A component set by its name: the numbers on cards, tiles and boards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ComponentsName {
    /// The set's name.
    pub name: String,
    /// SHA-256 of its file, hexadecimal. Left out in a request: the one set of this name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub digest: Option<String>,
}

/// A table's agreement: players, component set, switches.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AltiplanoSetup {
    /// 2 to 5.
    pub players: u8,
    /// The numbers of the game; left out in a request: the server's usual set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub components: Option<ComponentsName>,
    /// Rulings that are turned on against their default.
    #[serde(default)]
    pub switches: Vec<Switch>,
    /// Rulings that are turned off against their default.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub switches_off: Option<Vec<Switch>>,
    /// The locations clockwise, the Farm first; left out, chance lays them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ring: Option<Vec<Location>>,
    /// Who starts; left out, chance decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub start_player: Option<Seat>,
}

impl From<altiplano::ComponentSet> for ComponentsName {
    fn from(set: altiplano::ComponentSet) -> Self {
        Self {
            name: set.get().name.clone(),
            digest: Some(set.digest().to_string()),
        }
    }
}

impl TryFrom<&ComponentsName> for altiplano::ComponentSet {
    type Error = SetupError;

    fn try_from(name: &ComponentsName) -> Result<Self, SetupError> {
        let word = match &name.digest {
            Some(digest) => format!("{}@{digest}", name.name),
            None => name.name.clone(),
        };
        word.parse()
    }
}

/// The name of the component set that a setup asks for and this program has not loaded.
pub(crate) fn missing_components(setup: &Value) -> Option<String> {
    let name = AltiplanoSetup::deserialize(setup).ok()?.components?;
    altiplano::ComponentSet::try_from(&name).err().map(|_| name.name)
}

impl From<&altiplano::Setup> for AltiplanoSetup {
    fn from(setup: &altiplano::Setup) -> Self {
        let altiplano::Setup {
            player_count,
            components,
            switches,
            ring,
            start_player,
        } = *setup;
        let changed = |wanted: bool| {
            let switches = switches.changed().filter(move |(_, on)| *on == wanted);
            switches.map(|(switch, _)| switch.into())
        };
        let off: Vec<Switch> = changed(false).collect();
        Self {
            players: player_count as u8,
            components: Some(components.into()),
            switches: changed(true).collect(),
            switches_off: (!off.is_empty()).then_some(off),
            ring: ring.map(|ring| ring.map(Into::into).to_vec()),
            start_player: start_player.map(Into::into),
        }
    }
}

/// The rules' setup; whether a game can be played like this the rules check when it is made.
impl TryFrom<&AltiplanoSetup> for altiplano::Setup {
    type Error = BadSetup<SetupError>;

    fn try_from(wire: &AltiplanoSetup) -> Result<Self, BadSetup<SetupError>> {
        let mut setup = Self::new(usize::from(wire.players));
        if let Some(components) = &wire.components {
            setup.components = components.try_into().map_err(BadSetup::Impossible)?;
        }
        for &switch in &wire.switches {
            setup = setup.with(switch.into(), true);
        }
        for &switch in wire.switches_off.iter().flatten() {
            setup = setup.with(switch.into(), false);
        }
        if let Some(ring) = &wire.ring {
            let ring: Vec<altiplano::Location> = ring.iter().map(|&location| location.into()).collect();
            let ring = altiplano::Ring::try_from(ring).map_err(|_| BadSetup::Impossible(SetupError::Ring))?;
            setup.ring = Some(ring);
        }
        let seat = wire.start_player.map(tabletop::Seat::try_from).transpose();
        setup.start_player = seat.map_err(|error| BadSetup::Unreadable(error.to_string()))?;
        Ok(setup)
    }
}
