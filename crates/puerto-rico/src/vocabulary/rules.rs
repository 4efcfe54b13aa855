//! Editions, and the rulings that a table can switch.

use crate::vocabulary::expansion::{Expansion, Expansions};
use crate::vocabulary::nobles_market::NoblesMarket;

tabletop::words! {
    /// A printed edition: a named set of rulings.
    #[derive(Default)]
    pub enum Edition: "edition" {
        /// 2002 (Romanian and Czech rulebooks); two players borrow the 2020 section.
        Edition2002 = "2002",
        /// 2011 (Hungarian rulebook).
        Edition2011 = "2011",
        /// 2020 (Polish rulebook), the newest and the default.
        #[default]
        Edition2020 = "2020",
    }
}

impl Edition {
    /// Victory point chips in the pool for 2 to 5 players (ruling 1): what the edition's rulebook says.
    #[must_use]
    pub const fn victory_point_pool(self, player_count: usize) -> u16 {
        match (self, player_count) {
            (_, 2) => 65,
            (Self::Edition2002 | Self::Edition2011, 3) => 75,
            (Self::Edition2002 | Self::Edition2011, 4) => 100,
            (Self::Edition2002, _) => 122,
            (Self::Edition2020, 3) => 76,
            (Self::Edition2020, 4) => 101,
            _ => 126,
        }
    }

    /// The rulings that are on unless the setup says otherwise. The preset of 2002 borrows those about the expansions
    /// from 2020.
    #[must_use]
    pub const fn preset(self) -> Switches {
        match self {
            Self::Edition2011 => Switches(0),
            Self::Edition2002 | Self::Edition2020 => Switches(0)
                .with(Switch::DraftSmallFirst, true)
                .with(Switch::GuesthouseInMayor, true)
                .with(Switch::VillaNeedsPerson, true),
        }
    }

    /// How the buildings of Nobles come to the main board unless the setup says otherwise.
    #[must_use]
    pub const fn nobles_market(self) -> NoblesMarket {
        match self {
            Self::Edition2011 => NoblesMarket::Drafted,
            Self::Edition2002 | Self::Edition2020 => NoblesMarket::Printed2020,
        }
    }
}

tabletop::words! {
    /// A ruling that a table can turn on.
    // An edition's preset ([`Edition::preset`]) says which are on by default; the rulings of the base game are off in
    // every edition.
    pub enum Switch: "switch" {
        /// Everybody sees everybody's victory point chips (ruling 69).
        OpenVictoryPoints = "open_vp",
        /// Everybody is shown what any attentive player has counted: the others' victory point chips by their open
        /// gains (ruling 69).
        CountedVictoryPoints = "counted",
        /// The same production building may be built several times (ruling 9; 2020-pl, "Budowniczy (karta)").
        DuplicateProduction = "dup_production",
        /// The mayor's privilege is taken without asking (ruling 24).
        AutoMayorPrivilege = "auto_mayor_privilege",
        /// Workers from the ship may be refused and then leave the game (ruling 25; tournament practice).
        DeclineWorkers = "decline_workers",
        /// At most four large buildings fit into a city (ruling 74).
        LargeMaxFour = "large_max_4",
        /// Everything that the letter of the rules lets a player decline is asked about (ruling 87).
        StrictOptional = "strict_optional",
        /// House rule: a seat that starts with corn starts with 1 doubloon less.
        CornStartersPoorer = "corn_starters_poorer",
        /// House rule: the factory costs 8 and the university 7.
        FactoryEight = "factory_8_university_7",
        /// All small buildings are drafted before the first large one (ruling 78;
        /// 2020-pl, "Rozszerzenie I: Nowe budynki"; off = 2011-hu, "I. kiegészítő: Új épületek").
        DraftSmallFirst = "draft_small_first",
        /// Office and trading post are never in the same draft market (2020-pl, "Faktoria").
        ExcludeOfficeTradingPost = "exclude_office_trading_post",
        /// Hacienda and forest house are never in the same draft market (the sheet of 2004).
        ExcludeHaciendaForestHouse = "exclude_hacienda_forest_house",
        /// Forests lower prices only with an occupied forest house (ruling 12).
        ForestDiscountNeedsOccupied = "forest_discount_needs_occupied",
        /// A worker and a chip returned with the black market leave the game (ruling 35; 2004).
        BlackMarketDiscard = "black_market_discard",
        /// Guests may move in the mayor phase too, before anybody arrives (ruling 44; off =
        /// 2011-hu, "I. kiegészítő: Új épületek").
        GuesthouseInMayor = "guesthouse_in_mayor",
        /// The specialty factory counts the craftsman's privilege good (ruling 40).
        SpecialtyCountsPrivilege = "specialty_counts_privilege",
        /// The library's two goods for the craftsman must differ (ruling 31).
        LibraryCraftsmanDistinct = "library_craftsman_distinct",
        /// An empty pool of victory point chips ends the game only in a captain phase (ruling 65).
        VictoryPointEndCaptainOnly = "vp_end_captain_only",
        /// With two players a library doubles only one privilege a round (ruling 33).
        LibraryTwoPlayersOnce = "library_2p_once",
        /// A player who picks the buccaneer must do one of the four deeds (2020-pl, "Rozszerzenie III: Korsarz" to the
        /// letter).
        BuccaneerMustAct = "buccaneer_must_act",
        /// The festival's building is never one that makes the good of the crop task (Japanese edition; off = never one
        /// that makes a good of the production task, 2020-pl, "Festyn: przygotowanie gry").
        FestivalExcludeByPlantation = "festival_exclude_by_plantation",
        /// The craftsman's privilege good counts for the festival's production task.
        FestivalCountsPrivilege = "festival_counts_privilege",
        /// House rule: expansions are played with editions whose rulebook lacks them, under the newest rulebook that
        /// has them.
        BorrowExpansions = "borrow_expansions",
        /// A worker in the land office buys a face-up plantation (ruling 51; 2011-hu, "II. kiegészítő: A nemesek").
        LandOfficeFaceUp = "land_office_faceup",
        /// A noble in the hunting lodge brings points for the most filled island spaces, not for the most
        /// empty ones (ruling 54; 2011-hu, "II. kiegészítő: A nemesek").
        HuntingLodgeMostFilled = "hunting_lodge_most_filled",
        /// The villa's noble comes instead of the first person of the phase (ruling 60).
        VillaInstead = "villa_instead",
        /// The villa brings nothing to an owner who gets nobody from ship or privilege (ruling 96; off =
        /// 2011-hu, "II. kiegészítő: A nemesek").
        VillaNeedsPerson = "villa_needs_person",
        /// A seat is asked in its turn even if it has a single answer, or can only pass (ruling 87): for programs that
        /// follow a game move by move.
        AskForced = "ask_forced",
    }
}

impl Switch {
    /// The expansions of which one must be played for the ruling to matter; empty for the base game's.
    #[must_use]
    pub const fn expansions(self) -> Expansions {
        const NEW_BUILDINGS: Expansions = Expansions::NONE.with(Expansion::NewBuildings);
        const NOBLES: Expansions = Expansions::NONE.with(Expansion::Nobles);
        const BUCCANEER: Expansions = Expansions::NONE.with(Expansion::Buccaneer);
        const FESTIVAL: Expansions = Expansions::NONE.with(Expansion::Festival);
        match self {
            Self::OpenVictoryPoints
            | Self::CountedVictoryPoints
            | Self::DuplicateProduction
            | Self::AutoMayorPrivilege
            | Self::DeclineWorkers
            | Self::LargeMaxFour
            | Self::StrictOptional
            | Self::CornStartersPoorer
            | Self::FactoryEight
            | Self::BorrowExpansions
            | Self::AskForced => Expansions::NONE,
            Self::DraftSmallFirst => NEW_BUILDINGS.with(Expansion::Nobles),
            // Church, chapel, plunder and festival bring points outside a captain phase (ruling 65).
            Self::VictoryPointEndCaptainOnly => NEW_BUILDINGS
                .with(Expansion::Nobles)
                .with(Expansion::Buccaneer)
                .with(Expansion::Festival),
            Self::ExcludeOfficeTradingPost
            | Self::ExcludeHaciendaForestHouse
            | Self::ForestDiscountNeedsOccupied
            | Self::BlackMarketDiscard
            | Self::GuesthouseInMayor
            | Self::SpecialtyCountsPrivilege
            | Self::LibraryCraftsmanDistinct
            | Self::LibraryTwoPlayersOnce => NEW_BUILDINGS,
            Self::LandOfficeFaceUp
            | Self::HuntingLodgeMostFilled
            | Self::VillaInstead
            | Self::VillaNeedsPerson => NOBLES,
            Self::BuccaneerMustAct => BUCCANEER,
            Self::FestivalExcludeByPlantation | Self::FestivalCountsPrivilege => FESTIVAL,
        }
    }

    /// The first of these expansions; `None` for the base game's rulings.
    #[must_use]
    pub fn expansion(self) -> Option<Expansion> {
        self.expansions().iter().next()
    }

    /// Whether the ruling can matter at a table with these expansions.
    #[must_use]
    pub const fn matters(self, expansions: Expansions) -> bool {
        let needed = self.expansions();
        needed.is_empty() || needed.shares(expansions)
    }

    /// Whether the ruling is a house rule, which no rulebook has.
    #[must_use]
    pub const fn is_house_rule(self) -> bool {
        matches!(
            self,
            Self::CornStartersPoorer | Self::FactoryEight | Self::BorrowExpansions
        )
    }
}

/// A set of switches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Switches(u32);

impl Switches {
    /// Whether the switch is on.
    #[must_use]
    pub const fn has(self, switch: Switch) -> bool {
        self.0 & (1 << switch as u32) != 0
    }

    /// The same set with the switch on or off.
    #[must_use]
    pub const fn with(self, switch: Switch, on: bool) -> Self {
        let bit = 1 << switch as u32;
        Self(if on { self.0 | bit } else { self.0 & !bit })
    }

    /// The switches of either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The switches of this set that are not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether no switch is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The switches of the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Switch> {
        Switch::ALL.into_iter().filter(move |&switch| self.has(switch))
    }
}

impl FromIterator<Switch> for Switches {
    fn from_iter<I: IntoIterator<Item = Switch>>(switches: I) -> Self {
        let with = |set: Self, switch| set.with(switch, true);
        switches.into_iter().fold(Self::default(), with)
    }
}

tabletop::listed! { Switches of Switch }
