//! What a table agrees on before the game.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Building;
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
        /// House rule: who starts with corn starts with 1 doubloon less.
        CornStartersPoorer,
        /// House rule: the factory costs 8 and the university 7.
        #[serde(rename = "factory_8_university_7")]
        FactoryEight,
        /// All small buildings are drafted before the first large one.
        DraftSmallFirst,
        /// Office and trading post never lie in the same draft market.
        ExcludeOfficeTradingPost,
        /// Hacienda and forest house never lie in the same draft market.
        ExcludeHaciendaForestHouse,
        /// Forests lower prices only with an occupied forest house.
        ForestDiscountNeedsOccupied,
        /// Worker and chip returned with the black market leave the game.
        BlackMarketDiscard,
        /// Guests may move in the mayor phase too.
        GuesthouseInMayor,
        /// The specialty factory counts the craftsman's privilege good.
        SpecialtyCountsPrivilege,
        /// The library's two goods of the craftsman differ.
        LibraryCraftsmanDistinct,
        /// An empty pool of victory point chips ends the game only in a captain phase.
        #[serde(rename = "vp_end_captain_only")]
        VictoryPointEndCaptainOnly,
        /// With two players a library doubles one privilege a round only.
        #[serde(rename = "library_2p_once")]
        LibraryTwoPlayersOnce,
        /// Who picks the buccaneer must do one of the four deeds.
        BuccaneerMustAct,
        /// The festival's building is none that makes the good of the crop task, instead of those of the
        /// production task.
        FestivalExcludeByPlantation,
        /// The craftsman's privilege good counts for the festival's production task.
        FestivalCountsPrivilege,
        /// House rule: expansions that the edition lacks are borrowed from another one.
        BorrowExpansions,
        /// A worker in the land office buys a face-up plantation.
        #[serde(rename = "land_office_faceup")]
        LandOfficeFaceUp,
        /// A noble in the hunting lodge brings points for the most filled island spaces.
        HuntingLodgeMostFilled,
        /// The villa's noble comes instead of the first person of the phase.
        VillaInstead,
        /// The villa brings nothing to an owner who gets nobody from ship or privilege.
        VillaNeedsPerson,
    }
}

words! {
    /// How the eight buildings of Nobles come to the main board.
    pub enum NoblesMarket = puerto_rico::NoblesMarket {
        /// On places of their own; with New Buildings all but the jeweler are drafted, for seven more places.
        #[serde(rename = "printed_2020")]
        Printed2020,
        /// All on places of their own, whatever else is drafted.
        AllEightExtra,
        /// Drafted together with the others for the 12 small and 5 large places.
        #[serde(rename = "drafted_12_5")]
        Drafted,
    }
}

words! {
    /// An expansion.
    pub enum Expansion = puerto_rico::Expansion {
        /// Expansion I: fourteen more commercial buildings, of which the players choose the market.
        NewBuildings,
        /// Expansion III: one more role card, the buccaneer.
        Buccaneer,
        /// Expansion IV: three tasks, each with a reward for the first who fulfils it.
        Festival,
        /// Expansion II: twenty nobles, and eight buildings in which a noble and a worker differ.
        Nobles,
    }
}

/// How the market of New Buildings comes about, if the players don't choose it in turn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Draft {
    /// Chance chooses.
    Random,
    /// These commercial buildings.
    Named(Vec<Building>),
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
    /// Rulings that are turned on against the edition's preset.
    #[serde(default)]
    pub switches: Vec<Switch>,
    /// Rulings of the edition's preset that are turned off.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub switches_off: Option<Vec<Switch>>,
    /// What is played besides the base game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub expansions: Option<Vec<Expansion>>,
    /// How the market comes about; left out, the players choose in turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub draft: Option<Draft>,
    /// How the buildings of Nobles come to the main board if not as the edition says.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub nobles_market: Option<NoblesMarket>,
}

/// A list, if anything is in it.
fn some<T>(items: impl Iterator<Item = T>) -> Option<Vec<T>> {
    let items: Vec<T> = items.collect();
    (!items.is_empty()).then_some(items)
}

fn newest() -> Edition {
    puerto_rico::Edition::default().into()
}

impl From<&puerto_rico::Setup> for Setup {
    fn from(setup: &puerto_rico::Setup) -> Self {
        let puerto_rico::Setup {
            player_count,
            edition,
            expansions,
            draft,
            nobles_market,
            victory_point_pool,
            switches,
            switches_off,
        } = setup;
        Self {
            players: *player_count as u8,
            edition: (*edition).into(),
            vp_pool: *victory_point_pool,
            switches: switches.iter().map(Into::into).collect(),
            switches_off: some(switches_off.iter().map(Into::into)),
            expansions: some(expansions.iter().map(Into::into)),
            nobles_market: nobles_market.map(Into::into),
            draft: match draft {
                puerto_rico::Draft::Players => None,
                puerto_rico::Draft::Random => Some(Draft::Random),
                puerto_rico::Draft::Named(market) => {
                    Some(Draft::Named(market.iter().map(Into::into).collect()))
                }
            },
        }
    }
}

/// The rules' setup, not checked yet: the rules do that when a game is made.
impl From<&Setup> for puerto_rico::Setup {
    fn from(setup: &Setup) -> Self {
        let on = |switches: puerto_rico::Switches, &switch: &Switch| switches.with(switch.into(), true);
        let none = puerto_rico::Switches::default();
        let off = setup.switches_off.iter().flatten();
        let expansions = setup.expansions.iter().flatten();
        Self {
            player_count: usize::from(setup.players),
            edition: setup.edition.into(),
            victory_point_pool: setup.vp_pool,
            switches: setup.switches.iter().fold(none, on),
            switches_off: off.fold(none, on),
            expansions: expansions.map(|&expansion| expansion.into()).collect(),
            nobles_market: setup.nobles_market.map(Into::into),
            draft: match &setup.draft {
                None => puerto_rico::Draft::Players,
                Some(Draft::Random) => puerto_rico::Draft::Random,
                Some(Draft::Named(market)) => {
                    puerto_rico::Draft::Named(market.iter().map(|&building| building.into()).collect())
                }
            },
        }
    }
}
