//! The one thing that the game waits for.

use tabletop::Seat;

use crate::vocabulary::building::Building;
use crate::vocabulary::good::{ByGood, Good, GoodSet};
use crate::vocabulary::place::Place;
use crate::vocabulary::tile::Tile;
use crate::vocabulary::window::Window;

tabletop::vocabulary! {
    /// The open decision with its data. A game waits for exactly one.
    // The seat that is asked always comes first, so it is at the same offset in every variant: reading it is a single
    // look-up, and it is what is read most often.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    #[repr(u8)]
    pub enum Decision as Decision {
        /// Chance: the next face-up plantation is drawn.
        // setup and end of the settler phase
        RevealPlantation,
        /// Chance: the plantation that the seat's hacienda draws.
        HaciendaPlantation(
            /// Whose hacienda.
            seat: Seat
        ),
        /// A role card.
        ChooseRole(
            /// Who is asked.
            seat: Seat
        ),
        /// A face-down plantation with the hacienda, or not.
        Hacienda(
            /// Who is asked.
            seat: Seat
        ),
        /// A face-up plantation, a quarry, or nothing.
        TakeTile(
            /// Who is asked.
            seat: Seat
        ),
        /// A worker on the tile just taken, or not.
        Hospice(
            /// Who is asked.
            seat: Seat,
            /// The tile just taken.
            tile: Tile
        ),
        /// A worker from the supply, or not.
        MayorPrivilege(
            /// Who is asked.
            seat: Seat
        ),
        /// The next worker of the ship, which otherwise leaves the game (`decline_workers`).
        ShipWorker(
            /// Who is asked.
            seat: Seat
        ),
        /// How many workers stand on the next place.
        PlaceWorkers(
            /// Who is asked.
            seat: Seat,
            /// The next place in order.
            place: Place
        ),
        /// A building, or nothing.
        Build(
            /// Who is asked.
            seat: Seat
        ),
        /// A worker on the new building, or not.
        University(
            /// Who is asked.
            seat: Seat,
            /// The new building.
            building: Building
        ),
        /// One more good of a kind that was produced, or not.
        CraftsmanPrivilege(
            /// Who is asked.
            seat: Seat
        ),
        /// A sale to the trading house, or not.
        Sell(
            /// Who is asked.
            seat: Seat
        ),
        /// A loading; passing is allowed only if no public ship can take anything.
        Load(
            /// Who is asked.
            seat: Seat
        ),
        /// A kind for a warehouse.
        StoreKind(
            /// Who is asked.
            seat: Seat
        ),
        /// The single good to keep.
        KeepSingle(
            /// Who is asked.
            seat: Seat
        ),
        /// Something that is otherwise automatic (`strict_optional`).
        // Ruling 87.
        Optional(
            /// Who is asked.
            seat: Seat,
            /// What would be gained.
            gain: Gain
        ),
        /// A kind of building for the main board.
        Draft(
            /// Who is asked.
            seat: Seat
        ),
        /// Chance: a kind of building for the main board (random draft).
        DraftChance,
        /// A worker of the guesthouse to another place, or not.
        Guesthouse(
            /// Who is asked.
            seat: Seat,
            /// What comes next.
            window: Window
        ),
        /// The plantation that hacienda or land office drew, face up or as a forest.
        PlaceDrawn(
            /// Who is asked.
            seat: Seat,
            /// Its kind.
            good: Good
        ),
        /// A worker for San Juan with the hospice, since the new tile is a forest, or not.
        HospiceForest(
            /// Who is asked.
            seat: Seat
        ),
        /// The library's second tile of the settler, or none.
        SecondTile(
            /// Who is asked.
            seat: Seat
        ),
        /// The library's second worker of the mayor, or none.
        SecondWorker(
            /// Who is asked.
            seat: Seat
        ),
        /// The library's second good of the craftsman, or none.
        SecondGood(
            /// Who is asked.
            seat: Seat,
            /// The first one.
            first: Good
        ),
        /// What is returned with the black market for the rest of a price.
        BlackMarket(
            /// Who is asked.
            seat: Seat,
            /// What is still missing.
            debt: Debt [serde(flatten)]
        ),
        /// How many goods of this kind go on the small wharf.
        SmallWharf(
            /// Who is asked.
            seat: Seat,
            /// The kind.
            good: Good,
            /// Goods of earlier kinds.
            shipped: ByGood<u8>
        ),
        /// One of the buccaneer's four deeds, or none.
        Deed(
            /// Who is asked.
            seat: Seat
        ),
        /// The cargo ship that piracy empties.
        RobShip(
            /// Who is asked.
            seat: Seat
        ),
        /// How many goods of the ship piracy keeps.
        KeepLoot(
            /// Who is asked.
            seat: Seat,
            /// The ship, by its holds.
            capacity: u8
        ),
        /// With Nobles: whether the noble aboard is among those whom a raid takes off the ship: `take_noble` or
        /// `take_worker`.
        RaidPersons(
            /// Who is asked.
            seat: Seat
        ),
        /// Where the next raided worker or noble goes to work, or no more are kept.
        PlaceRaided(
            /// Who is asked.
            seat: Seat,
            /// The raid so far.
            raid: Raid [serde(flatten)]
        ),
        /// The role card that is captured.
        Capture(
            /// Who is asked.
            seat: Seat
        ),
        /// Chance: the kind of plantation of the festival's crop task.
        FestivalCrop,
        /// Chance: the next good of the festival's production task.
        FestivalGood,
        /// Chance: the building of the festival's building task.
        FestivalBuilding,
        /// With Nobles: the next worker or noble of the ship, while both are aboard; or a refusal, and one of them
        /// leaves the game (`decline_workers`).
        ShipPerson(
            /// Who is asked.
            seat: Seat
        ),
        /// How many of the workers on the next place are nobles.
        PlaceNobles(
            /// Who is asked.
            seat: Seat,
            /// The next place in order.
            place: Place
        ),
        /// A plantation or forest to give up with the hunting lodge, or none.
        HuntingLodge(
            /// Who is asked.
            seat: Seat
        ),
        /// The land office's plantation or what it gives up, or nothing; before a sale `sell` offers this too.
        LandOffice(
            /// Who is asked.
            seat: Seat
        ),
        /// Chance: the plantation that the seat's land office draws.
        LandOfficePlantation(
            /// Whose land office.
            seat: Seat
        ),
        /// The next good for the royal supplier, or no more.
        RoyalSupplier(
            /// Who is asked.
            seat: Seat,
            /// The kinds given already.
            given: GoodSet [
                serde(with = "yes_or_no"),
                cfg_attr(feature = "typescript", ts(as = "ByGood<bool>")),
                cfg_attr(feature = "openapi", schema(value_type = ByGood<bool>))
            ]
        ),
        /// The game is over.
        Over,
    }
}

tabletop::wire! {
    /// A raid in progress. Those who left the ship are in the supply until they go to work.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    #[cfg_attr(feature = "wire", derive(serde::Deserialize))]
    pub struct Raid {
        /// Workers and nobles that left the ship and have no place yet; they are in the supply.
        pub in_hand: u8,
        /// How many of them are nobles.
        pub nobles: u8,
        /// How many of them may still be kept.
        pub may_keep: u8,
    }
}

impl Raid {
    /// How many of those without a place are workers.
    #[must_use]
    pub const fn workers(self) -> u8 {
        self.in_hand - self.nobles
    }
}

tabletop::wire! {
    /// A purchase with the black market that is not yet paid in full.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
    #[cfg_attr(feature = "wire", derive(serde::Deserialize))]
    pub struct Debt {
        /// The building, which is already in the city.
        pub building: Building,
        /// Doubloons that are still missing.
        // 1 to 3.
        pub doubloons: u8,
        /// Whether a worker was returned, or no longer can be.
        // Or a noble.
        pub worker_done: bool,
        /// Whether a good was returned, or no longer can be.
        pub good_done: bool,
    }
}

tabletop::wire! {
    /// What `strict_optional` asks about: the answers are `accept` and `pass`.
    // Ruling 87. What was declined is lost for this occasion. Gains that come on top of a sale, a loading or a purchase
    // are asked about right after it, one by one, in the order of this list.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[cfg_attr(feature = "wire", derive(serde::Deserialize))]
    pub enum Gain {
        /// The seat's whole production in the craftsman phase.
        Production,
        /// The factory's doubloons.
        Factory {
            /// How many.
            doubloons: u8,
        },
        /// The prospector's doubloon.
        Prospector,
        /// What quarries took off the price; a seat that declines pays it after all. Asked only if that can be paid.
        QuarryDiscount {
            /// The building just bought.
            building: Building,
            /// What was taken off.
            doubloons: u8,
        },
        /// What the builder's privilege took off the price; a seat that declines pays it after all. Asked only if that
        /// can be paid.
        BuilderPrivilege {
            /// The building just bought.
            building: Building,
            /// What was taken off.
            doubloons: u8,
        },
        /// The trader's privilege: 1 doubloon.
        TraderPrivilege,
        /// The small market's doubloon.
        SmallMarket,
        /// The large market's 2 doubloons.
        LargeMarket,
        /// The captain's privilege: 1 victory point.
        CaptainPrivilege,
        /// The harbor's victory point.
        Harbor,
        /// What forests took off the price; a seat that declines pays it after all. Asked only if that can be paid.
        ForestDiscount {
            /// The building just bought.
            building: Building,
            /// What was taken off.
            doubloons: u8,
        },
        /// The church's victory points.
        Church {
            /// The building just bought.
            building: Building,
            /// How many points.
            points: u8,
        },
        /// The specialty factory's doubloons.
        SpecialtyFactory {
            /// How many.
            doubloons: u8,
            /// The factory's doubloons, which are asked about next.
            factory: u8,
        },
        /// The trader's privilege on a sale to the trading post: 1 doubloon.
        TradingPostPrivilege,
        /// The lighthouse's doubloon for the captain.
        LighthouseCaptain,
        /// The lighthouse's doubloon for a loading.
        Lighthouse,
        /// The union hall's victory points.
        UnionHall {
            /// How many.
            points: u8,
        },
        /// The villa's noble, or a worker if no noble is left.
        Villa {
            /// When it comes.
            occasion: VillaOccasion,
        },
        /// What the zoning office took off the price; a seat that declines pays it after all. Asked only if that can be
        /// paid.
        ZoningDiscount {
            /// The building just bought.
            building: Building,
            /// What was taken off.
            doubloons: u8,
        },
        /// The chapel's doubloon.
        ChapelDoubloon,
        /// The chapel's victory point.
        ChapelPoint,
        /// The jeweler's doubloons.
        Jeweler {
            /// How many.
            doubloons: u8,
        },
        /// The hunting lodge's 2 victory points.
        HuntingLodge,
        /// The specialty factory's doubloon for the craftsman's privilege good (`specialty_counts_privilege`).
        SpecialtyFactoryPrivilege {
            /// The good just taken.
            good: Good,
            /// Whether it is the second one, with the library.
            is_second: bool,
        },
    }
}

tabletop::words! {
    /// When a villa brings its noble.
    pub enum VillaOccasion: "villa occasion" {
        /// With the worker of the mayor's privilege.
        Privilege = "privilege",
        /// With the first person of the ship.
        Ship = "ship",
        /// Even though nobody came (`villa_needs_person` off).
        Nobody = "nobody",
    }
}

impl Decision {
    /// The seat that is asked; `None` for chance and at the end.
    #[inline]
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::RevealPlantation
            | Self::HaciendaPlantation(_)
            | Self::LandOfficePlantation(_)
            | Self::DraftChance
            | Self::FestivalCrop
            | Self::FestivalGood
            | Self::FestivalBuilding
            | Self::Over => None,
            Self::ChooseRole(seat)
            | Self::Hacienda(seat)
            | Self::TakeTile(seat)
            | Self::Hospice(seat, _)
            | Self::MayorPrivilege(seat)
            | Self::ShipWorker(seat)
            | Self::PlaceWorkers(seat, _)
            | Self::Build(seat)
            | Self::University(seat, _)
            | Self::CraftsmanPrivilege(seat)
            | Self::Sell(seat)
            | Self::Load(seat)
            | Self::StoreKind(seat)
            | Self::KeepSingle(seat)
            | Self::Optional(seat, _)
            | Self::Draft(seat)
            | Self::Guesthouse(seat, _)
            | Self::PlaceDrawn(seat, _)
            | Self::HospiceForest(seat)
            | Self::SecondTile(seat)
            | Self::SecondWorker(seat)
            | Self::SecondGood(seat, _)
            | Self::BlackMarket(seat, _)
            | Self::Deed(seat)
            | Self::RobShip(seat)
            | Self::KeepLoot(seat, _)
            | Self::RaidPersons(seat)
            | Self::PlaceRaided(seat, _)
            | Self::Capture(seat)
            | Self::ShipPerson(seat)
            | Self::PlaceNobles(seat, _)
            | Self::HuntingLodge(seat)
            | Self::LandOffice(seat)
            | Self::RoyalSupplier(seat, _)
            | Self::SmallWharf(seat, ..) => Some(seat),
        }
    }
}

/// Kinds of goods as a yes or no for each.
#[cfg(feature = "wire")]
mod yes_or_no {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::{ByGood, GoodSet};

    pub(super) fn serialize<S: Serializer>(kinds: &GoodSet, serializer: S) -> Result<S::Ok, S::Error> {
        ByGood::from_fn(|good| kinds.contains(good)).serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<GoodSet, D::Error> {
        let kinds = ByGood::<bool>::deserialize(deserializer)?;
        let kinds = kinds.iter().filter(|&(_, &is_there)| is_there);
        Ok(kinds.map(|(good, _)| good).collect())
    }
}
