//! Facts that follow from a decision, for log, animation and previews. All are open to every seat. They form a single
//! list, which is why the file is long.

use tabletop::Seat;

use crate::vocabulary::action::Hold;
use crate::vocabulary::building::Building;
use crate::vocabulary::decision::Gain;
use crate::vocabulary::good::{ByGood, Good};
use crate::vocabulary::occupant::Occupant;
use crate::vocabulary::place::Place;
use crate::vocabulary::returned::Returned;
use crate::vocabulary::role::{Role, RoleCard};
use crate::vocabulary::tile::Tile;

mod reason;

pub use reason::{EndReason, SkipReason};

tabletop::wire! {
    /// One fact; open to every seat.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Event {
        /// A role card and the doubloons on it went to a seat; its phase begins.
        RoleChosen {
            /// Who.
            seat: Seat,
            /// Which card.
            card: RoleCard,
            /// Doubloons that lay on it.
            doubloons: u8,
        },
        /// A seat declined what it was offered.
        Passed {
            /// Who.
            seat: Seat,
            /// In which role's phase.
            role: Role,
        },
        /// A seat was not asked, since nothing was left to decide.
        Skipped {
            /// Who.
            seat: Seat,
            /// In which role's phase.
            role: Role,
            /// Why.
            reason: SkipReason,
        },
        /// A tile came to an island.
        TileTaken {
            /// Who.
            seat: Seat,
            /// Which tile.
            tile: Tile,
            /// Whether the hacienda drew it face down.
            hacienda: bool,
        },
        /// A face-up plantation was laid out.
        PlantationRevealed {
            /// Its kind.
            good: Good,
        },
        /// What was left of the face-up plantations was discarded.
        PlantationsDiscarded {
            /// How many.
            count: u8,
        },
        /// The discarded plantations became the face-down stock again.
        PlantationsReshuffled {
            /// How many.
            count: u8,
        },
        /// A seat took a worker by privilege, hospice or university.
        WorkerTaken {
            /// Who.
            seat: Seat,
            /// Where it stands; null for San Juan.
            place: Option<Place>,
            /// Whether it came from the ship because the supply was empty.
            from_ship: bool,
        },
        /// Workers came from the ship to a seat, to be placed.
        WorkersArrived {
            /// Who.
            seat: Seat,
            /// How many.
            workers: u8,
        },
        /// A worker of the ship was refused and left the game (`decline_workers`).
        WorkerRefused {
            /// Who refused.
            seat: Seat,
        },
        /// A seat's workers were put on a place.
        WorkersAssigned {
            /// Who.
            seat: Seat,
            /// Where.
            place: Place,
            /// How many stand there.
            workers: u8,
        },
        /// A seat's placement is done.
        WorkersPlaced {
            /// Who.
            seat: Seat,
            /// How many stay in San Juan.
            san_juan: u8,
        },
        /// The worker ship was filled again.
        ShipRefilled {
            /// How many workers came aboard.
            workers: u8,
            /// How many nobles came aboard; left out when none.
            nobles: u8 = default,
            /// How many were needed in total.
            needed: u8,
        },
        /// A building was bought.
        Built {
            /// Who.
            seat: Seat,
            /// What.
            building: Building,
            /// Printed price.
            cost: u8,
            /// What quarries took off.
            quarries: u8,
            /// What the builder's privilege took off.
            privilege: u8,
            /// What forests took off; left out when nothing.
            forests: u8 = default,
            /// What the zoning office took off; left out when nothing.
            zoning: u8 = default,
            /// Doubloons to pay, with the black market partly in other things.
            paid: u8,
        },
        /// A seat produced.
        Produced {
            /// Who.
            seat: Seat,
            /// Goods received.
            goods: ByGood<u8>,
            /// Goods missing because the supply was short.
            short: ByGood<u8>,
        },
        /// A factory paid.
        FactoryPaid {
            /// Whose.
            seat: Seat,
            /// Different kinds produced.
            kinds: u8,
            /// Doubloons.
            doubloons: u8,
        },
        /// The craftsman took one more good.
        PrivilegeGood {
            /// Who.
            seat: Seat,
            /// Which kind.
            good: Good,
        },
        /// A good was sold to the trading house.
        Sold {
            /// Who.
            seat: Seat,
            /// Which kind.
            good: Good,
            /// The kind's price.
            price: u8,
            /// From the trader's privilege.
            privilege: u8,
            /// From small and large market.
            markets: u8,
            /// Doubloons in all.
            doubloons: u8,
        },
        /// The full trading house was emptied.
        TradingHouseEmptied,
        /// Goods were loaded.
        Loaded {
            /// Who.
            seat: Seat,
            /// Which kind.
            good: Good,
            /// How many.
            amount: u8,
            /// Onto which ship.
            hold: Hold,
            /// Points from the harbor.
            harbor: u8,
            /// Points from the captain's privilege.
            privilege: u8,
            /// Victory points in all.
            points: u8,
        },
        /// A seat stored goods at the end of the captain phase.
        Stored {
            /// Who.
            seat: Seat,
            /// What was kept.
            kept: ByGood<u8>,
            /// What went back to the supply.
            returned: ByGood<u8>,
        },
        /// A full ship was emptied.
        ShipEmptied {
            /// Its holds.
            capacity: u8,
            /// What it carried.
            good: Good,
        },
        /// The prospector paid.
        ProspectorPaid {
            /// Who.
            seat: Seat,
            /// Doubloons, without those of the card.
            doubloons: u8,
        },
        /// A seat took an optional gain (`strict_optional`).
        GainTaken {
            /// Who.
            seat: Seat,
            /// What.
            gain: Gain,
            /// Doubloons or victory points that it brought, or saved; 0 for production, which has an event of its own.
            amount: u8,
        },
        /// A seat declined an optional gain (`strict_optional`).
        GainDeclined {
            /// Who.
            seat: Seat,
            /// What.
            gain: Gain,
        },
        /// The end of the game was triggered; the round is played to its end.
        EndTriggered {
            /// Why.
            reason: EndReason,
        },
        /// A doubloon was laid on an unpicked role card.
        CardDoubloon {
            /// Which card.
            card: RoleCard,
            /// How many are on it now.
            doubloons: u8,
        },
        /// A round began.
        RoundStarted {
            /// Its number, from 1.
            round: u8,
            /// Who picks first.
            governor: Seat,
        },
        /// The game is over.
        GameEnded,
        /// A kind of building came into the market before the game.
        BuildingDrafted {
            /// Who put it there; null for chance and a named market.
            by: Option<Seat>,
            /// Which.
            building: Building,
        },
        /// A plantation was placed face down as a forest.
        ForestPlanted {
            /// Who.
            seat: Seat,
            /// The kind on its front.
            good: Good,
            /// Whether the hacienda drew it face down.
            hacienda: bool,
        },
        /// Everybody saw the plantation that hacienda or land office drew; its owner may place it as a forest.
        PlantationDrawn {
            /// Whose.
            seat: Seat,
            /// Its kind.
            good: Good,
        },
        /// A worker or noble went from the guesthouse to another place.
        GuestMoved {
            /// Whose.
            seat: Seat,
            /// Where to.
            place: Place,
            /// True for a noble; left out for a worker.
            noble: bool = default,
        },
        /// The black market took something for 1 doubloon of a price.
        BlackMarketPaid {
            /// Who.
            seat: Seat,
            /// What.
            item: Returned,
        },
        /// A church brought points.
        ChurchPaid {
            /// Whose.
            seat: Seat,
            /// Victory points.
            points: u8,
        },
        /// A specialty factory paid.
        SpecialtyFactoryPaid {
            /// Whose.
            seat: Seat,
            /// Doubloons.
            doubloons: u8,
        },
        /// A good was sold to the seat's trading post.
        SoldToPost {
            /// Who.
            seat: Seat,
            /// Which kind.
            good: Good,
            /// From the trader's privilege.
            privilege: u8,
            /// Doubloons in all.
            doubloons: u8,
        },
        /// A union hall brought points for pairs of equal goods.
        UnionHallPaid {
            /// Whose.
            seat: Seat,
            /// Victory points.
            points: u8,
        },
        /// A lighthouse paid.
        LighthousePaid {
            /// Whose.
            seat: Seat,
            /// Doubloons.
            doubloons: u8,
        },
        /// A noble came from the ship to a seat, to be placed.
        NobleArrived {
            /// Who.
            seat: Seat,
        },
        /// A noble of the ship was refused and left the game (`decline_workers`).
        NobleRefused {
            /// Who refused.
            seat: Seat,
        },
        /// A villa brought a noble from the supply, or a worker.
        VillaBrought {
            /// Whose.
            seat: Seat,
            /// Whether it was a noble.
            noble: bool,
        },
        /// The number of nobles among a seat's workers on a place was set.
        NoblesAssigned {
            /// Who.
            seat: Seat,
            /// Where.
            place: Place,
            /// How many nobles stand there.
            nobles: u8,
        },
        /// A seat gave up a plantation, with hunting lodge or land office.
        TileGivenUp {
            /// Who.
            seat: Seat,
            /// The kind.
            good: Good,
            /// Who stood on it and went to San Juan.
            occupant: Occupant,
            /// Doubloons of the land office.
            doubloons: u8,
        },
        /// A seat gave up a forest, with hunting lodge or land office.
        ForestGivenUp {
            /// Who.
            seat: Seat,
            /// The kind on its front.
            good: Good,
            /// Doubloons of the land office.
            doubloons: u8,
        },
        /// A hunting lodge brought points.
        HuntingLodgePaid {
            /// Whose.
            seat: Seat,
            /// Victory points.
            points: u8,
        },
        /// A land office paid for a plantation, which follows.
        LandOfficeBought {
            /// Whose.
            seat: Seat,
            /// Doubloons paid.
            doubloons: u8,
        },
        /// A chapel brought a doubloon, or a point.
        ChapelPaid {
            /// Whose.
            seat: Seat,
            /// Doubloons, for a worker.
            doubloons: u8,
            /// Victory points, for a noble.
            points: u8,
        },
        /// A jeweler paid.
        JewelerPaid {
            /// Whose.
            seat: Seat,
            /// Doubloons.
            doubloons: u8,
        },
        /// A royal supplier took a good for a point.
        GoodDelivered {
            /// Whose.
            seat: Seat,
            /// The kind.
            good: Good,
            /// Victory points.
            points: u8,
        },
        /// Goods were loaded on the small wharf.
        SmallWharfLoaded {
            /// Who.
            seat: Seat,
            /// What.
            goods: ByGood<u8>,
            /// Points from the harbor.
            harbor: u8,
            /// Points from the captain's privilege.
            privilege: u8,
            /// Victory points in all.
            points: u8,
        },
        /// The buccaneer token went to a seat.
        TokenTaken {
            /// Who has it now.
            seat: Seat,
            /// Who had it; null if it was on the card.
            from: Option<Seat>,
        },
        /// Piracy: a cargo ship was emptied.
        ShipRobbed {
            /// Who.
            seat: Seat,
            /// Its holds.
            capacity: u8,
            /// What it carried.
            good: Good,
            /// Goods that the seat keeps.
            kept: u8,
            /// Goods that went to the supply.
            returned: u8,
        },
        /// Plunder: the goods of the trading house went to the supply.
        HousePlundered {
            /// Who.
            seat: Seat,
            /// What lay there.
            goods: ByGood<u8>,
            /// Victory points, one each.
            points: u8,
        },
        /// Raid: workers, and with Nobles perhaps a noble, left the ship.
        WorkersRaided {
            /// Who.
            seat: Seat,
            /// Workers.
            workers: u8,
            /// Nobles.
            nobles: u8,
        },
        /// A raided worker or noble was put to work.
        RaidedWorkerPlaced {
            /// Whose.
            seat: Seat,
            /// Where.
            place: Place,
            /// Whether it was a noble.
            noble: bool,
        },
        /// Raided workers and nobles that were not kept went to the supply.
        RaidedWorkersReturned {
            /// Who raided.
            seat: Seat,
            /// Workers.
            workers: u8,
            /// Nobles.
            nobles: u8,
        },
        /// Capture: a role card that nobody had picked was put in front of a seat.
        RoleCaptured {
            /// Who.
            seat: Seat,
            /// Which card.
            card: RoleCard,
            /// Doubloons that lay on it.
            doubloons: u8,
        },
        /// A captured role card was picked by another seat, and the bank paid its captor.
        CapturePaid {
            /// The captor.
            seat: Seat,
            /// Which card.
            card: RoleCard,
            /// Doubloons.
            doubloons: u8,
        },
        /// Nobody picked a captured role card: its captor plays it at the end of the round.
        CapturedRolePlayed {
            /// The captor.
            seat: Seat,
            /// Which card.
            card: RoleCard,
        },
        /// The kind of the festival's crop task was drawn.
        CropTaskDrawn {
            /// Which.
            good: Good,
        },
        /// A good of the festival's production task was drawn.
        ProductionTaskDrawn {
            /// Which.
            good: Good,
        },
        /// The building of the festival's building task was drawn.
        BuildingTaskDrawn {
            /// Which.
            building: Building,
        },
        /// A seat was the first with three plantations of the crop task.
        CropTaskDone {
            /// Who.
            seat: Seat,
            /// Their kind.
            good: Good,
            /// Workers that came from the supply to San Juan.
            workers: u8,
        },
        /// A seat was the first to produce all goods of the production task.
        ProductionTaskDone {
            /// Who.
            seat: Seat,
            /// The goods, which went back to the supply.
            goods: ByGood<u8>,
            /// Doubloons.
            doubloons: u8,
        },
        /// A seat was the first with the building of the building task.
        BuildingTaskDone {
            /// Who.
            seat: Seat,
            /// Which building; its tile is for sale now.
            building: Building,
            /// Victory points.
            points: u8,
        },
    }
}
