//! Why an action is not legal now. The interface finds the words and the rule behind them.

use tabletop::Seat;

use crate::vocabulary::action::Hold;
use crate::vocabulary::building::Building;
use crate::vocabulary::good::Good;

tabletop::wire! {
    /// The first reason that applies.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Refusal {
        /// The game is over.
        GameOver,
        /// Chance must be resolved first.
        ChanceFirst,
        /// Another seat is asked.
        NotYourTurn {
            /// Who is asked.
            asked: Seat,
        },
        /// The open decision is about something else.
        OtherDecision,
        /// What is asked must be answered: it can't be declined.
        MustDecide,
        /// The card is not in this game.
        NoSuchCard,
        /// The card was taken this round.
        RoleTaken {
            /// By whom.
            by: Seat,
        },
        /// No face-up plantation of this kind.
        NotOnOffer,
        /// A quarry is the settler's privilege, or needs an occupied construction hut.
        QuarryNeedsHut,
        /// No quarry is left.
        NoQuarryLeft,
        /// No copy of the building is left.
        SoldOut,
        /// The seat has the building already.
        AlreadyOwned,
        /// Not enough free city spaces.
        NoCitySpace {
            /// How many it takes.
            needed: u8,
            /// How many are free.
            free: u8,
        },
        /// Four large buildings are the limit (`large_max_4`).
        TooManyLarge,
        /// Not enough doubloons.
        TooExpensive {
            /// The price after all discounts.
            price: u8,
            /// What the seat has.
            doubloons: u8,
        },
        /// The seat owns no such place.
        NoSuchPlace,
        /// Another place comes first.
        OtherPlaceFirst,
        /// The place has fewer circles.
        TooFewCircles {
            /// How many it has.
            circles: u8,
        },
        /// The seat has fewer workers left.
        TooFewWorkers {
            /// How many are left.
            workers: u8,
        },
        /// Circles must be filled as far as possible: at least this many here.
        FillCircles {
            /// The least number here.
            least: u8,
        },
        /// The seat did not produce this kind in this phase.
        NotProduced,
        /// The supply has none of this kind.
        SupplyEmpty,
        /// The seat has none of this kind.
        NoneOwned,
        /// The trading house has this kind already, and the seat has no occupied office.
        KindInTradingHouse,
        /// The trading house is full.
        TradingHouseFull,
        /// The game has no such ship.
        NoSuchShip,
        /// The ship carries another kind.
        ShipCarries {
            /// What it carries.
            good: Good,
        },
        /// The ship is full.
        ShipFull,
        /// Another ship carries this kind.
        KindOnOtherShip {
            /// Which one.
            hold: Hold,
        },
        /// Another empty ship takes more.
        LargerShip {
            /// Which one.
            hold: Hold,
        },
        /// The seat has no occupied wharf.
        NoWharf,
        /// The wharf was used in this phase.
        WharfUsed,
        /// A public ship can take something: passing is not allowed.
        MustLoad,
        /// Kinds are named in order: one with a lower number was named already.
        OutOfOrder,
        /// This kind is stored already.
        AlreadyStored,
        /// The royal supplier has taken a good of this kind in this phase.
        AlreadyGiven,
        /// The seat's warehouses hold fewer kinds.
        WarehousesFull {
            /// How many kinds they hold.
            kinds: u8,
        },
        /// The building is not in this game, or was not drafted.
        NotInMarket,
        /// The kind is on the main board already.
        AlreadyDrafted,
        /// All places for buildings of this price are filled.
        NoPlaceLeft {
            /// The price.
            cost: u8,
        },
        /// Another building keeps this one out of the market.
        Excluded {
            /// Which.
            building: Building,
        },
        /// The small places are filled first (`draft_small_first`).
        SmallFirst,
        /// The seat has no occupied forest house.
        NoForestHouse,
        /// The drawn plantation is of another kind.
        OtherTile,
        /// The place has no empty circle.
        NoEmptyCircle,
        /// No such guest is in the guesthouse.
        NoSuchGuest,
        /// A guest can't move to the guesthouse.
        GuestStays,
        /// The black market's own worker can't be returned.
        BlackMarketWorker,
        /// After this, what is missing could no longer be returned.
        DebtStays,
        /// The library's second good is of another kind (`library_craftsman_distinct`).
        SameKindTwice,
        /// The ship has no noble aboard.
        NoNobleAboard,
        /// The ship has no worker aboard.
        NoWorkerAboard,
        /// The seat has fewer nobles left.
        TooFewNobles {
            /// How many are left.
            nobles: u8,
        },
        /// Fewer workers stand on the place.
        FewerOnPlace {
            /// How many stand there.
            workers: u8,
        },
        /// At least this many of the workers here must be nobles: the others are all spoken for.
        NoblesMustStand {
            /// The least number here.
            least: u8,
        },
        /// The seat has no land office with a worker.
        NoLandOfficeWorker,
        /// The seat has no land office with a noble.
        NoLandOfficeNoble,
        /// The land office was used in this phase.
        LandOfficeUsed,
        /// The seat has no doubloon for the land office.
        NoDoubloon,
        /// All island spaces are filled.
        IslandFull,
        /// No plantation is left to draw.
        NoPlantationLeft,
        /// The land office draws a face-down plantation here (`land_office_faceup` is off).
        LandOfficeDraws,
        /// The land office takes a face-up plantation here (`land_office_faceup`).
        LandOfficeTakes,
        /// No more goods can be delivered than the seat has nobles.
        NotMoreGoodsThanNobles {
            /// How many nobles the seat has.
            nobles: u8,
        },
        /// The seat has no occupied trading post.
        NoTradingPost,
        /// The seat has no occupied small wharf.
        NoSmallWharf,
        /// The small wharf was used in this phase.
        SmallWharfUsed,
        /// Another kind is asked about first.
        OtherKindFirst {
            /// Which.
            good: Good,
        },
        /// The seat has fewer goods of this kind.
        TooFewGoods {
            /// How many it has.
            goods: u8,
        },
        /// At least one good must be loaded.
        LoadOne,
        /// The seat with the buccaneer token can't pick the buccaneer.
        HasToken,
        /// The captor of a role card can't pick it; unless another seat does, it is played at the end of the
        /// round.
        OwnCapture,
        /// All cargo ships are empty.
        ShipsEmpty,
        /// This cargo ship is empty.
        ShipEmpty,
        /// The trading house is empty.
        TradingHouseEmpty,
        /// A raid leaves as many workers on the ship as there are players, and there are no more.
        NoWorkerToRaid {
            /// Workers that stay.
            stay: u8,
        },
        /// No such person left the ship in this raid, or all of them work already.
        NotRaided,
        /// No more goods of the emptied ship can be kept.
        LootLimit {
            /// The most.
            most: u8,
        },
        /// The buccaneer can't capture itself.
        CapturesItself,
    }
}
