//! What a seat or a spectator may see: everything but the other seats' victory point chips
//! (puerto-rico-2020-pl.txt:278), which the switch `open_vp` shows too.

use tabletop::Seat;

use crate::building::Building;
use crate::decision::Decision;
use crate::event::EndReason;
use crate::good::{ByGood, Good};
use crate::role::{Role, RoleCard};
use crate::scoring::Breakdown;
use crate::setup::Setup;
use crate::tile::ByTile;

/// The table as one observer sees it. Filled field by field from an allow-list.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// The table's agreement.
    pub setup: Setup,
    /// Who looks; nothing for a spectator.
    pub observer: Option<Seat>,
    /// From 1.
    pub round: u8,
    /// Who picks first this round.
    pub governor: Seat,
    /// The role whose phase runs, and who picked it; nothing while a role is picked.
    pub phase: Option<(Role, Seat)>,
    /// What the game waits for.
    pub decision: Decision,
    /// Role cards of this game in order.
    pub cards: Vec<CardView>,
    /// Face-up plantations by kind.
    pub plantations: ByGood<u8>,
    /// Face-down plantations by kind: open, since everybody can count what was seen.
    pub face_down: ByGood<u8>,
    /// Discarded plantations by kind.
    pub discards: ByGood<u8>,
    /// Quarries left.
    pub quarries: u8,
    /// Workers in the supply.
    pub worker_supply: u8,
    /// Workers on the ship.
    pub worker_ship: u8,
    /// Goods in the supply.
    pub goods: ByGood<u8>,
    /// Victory point chips in the pool; 0 once points are written on credit.
    pub victory_points: u16,
    /// Goods in the trading house, in order of sale or by kind.
    pub trading_house: Vec<Good>,
    /// Cargo ships, smallest first.
    pub ships: Vec<ShipView>,
    /// Buildings for sale and sold out, in table order.
    pub market: Vec<MarketView>,
    /// What has triggered the end, if anything has.
    pub end: Option<EndReason>,
    /// The seats, from seat 0.
    pub seats: Vec<SeatView>,
    /// Final scores with all sources; only when the game is over.
    pub result: Option<Vec<Breakdown>>,
}

/// A role card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardView {
    /// Which.
    pub card: RoleCard,
    /// Doubloons on it.
    pub doubloons: u8,
    /// Who took it this round.
    pub taken_by: Option<Seat>,
}

/// A cargo ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShipView {
    /// Holds, which is also its name.
    pub capacity: u8,
    /// What it carries.
    pub good: Option<Good>,
    /// How many.
    pub amount: u8,
}

/// A kind of building on the main board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MarketView {
    /// Which.
    pub building: Building,
    /// Copies left.
    pub left: u8,
}

/// One seat's boards.
#[derive(Clone, PartialEq, Debug)]
pub struct SeatView {
    /// Money.
    pub doubloons: u16,
    /// Barrels.
    pub goods: ByGood<u8>,
    /// Workers in San Juan.
    pub san_juan: u8,
    /// Island tiles by kind.
    pub tiles: ByTile<u8>,
    /// How many of them are occupied.
    pub tile_workers: ByTile<u8>,
    /// Buildings in table order.
    pub buildings: Vec<CityView>,
    /// Victory points in chips; nothing if the observer may not see them.
    pub victory_points: Option<u16>,
    /// Whether the wharf was used in the running captain phase.
    pub wharf_used: bool,
    /// What a craftsman phase would bring now, if the supply lasts.
    pub production: ByGood<u8>,
}

/// A kind of building in a city.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CityView {
    /// Which.
    pub building: Building,
    /// Copies owned: 1, or more with `dup_production`.
    pub count: u8,
    /// Workers on it.
    pub workers: u8,
}
