//! Points by source (2020-pl, "Koniec gry", "Duże budynki użytkowe" to "Rezydencja", "Siedziba cechu" to "Urząd
//! celny").

use tabletop::Seat;

use crate::boards::board::Board;
use crate::boards::state::State;
use crate::vocabulary::building::{Building, Kind};
use crate::vocabulary::building_set::BuildingSet;

tabletop::wire! {
    /// One seat's points by source.
    #[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
    pub struct Breakdown {
        /// Victory point chips, those on credit included.
        pub chips: u16,
        /// Printed points of all buildings.
        pub buildings: u16,
        /// Occupied guild hall.
        pub guild_hall: u16,
        /// Occupied residence.
        pub residence: u16,
        /// Occupied fortress.
        pub fortress: u16,
        /// Occupied customs house.
        pub customs_house: u16,
        /// Occupied city hall.
        pub city_hall: u16,
        /// Occupied cloister; left out when it brings nothing.
        pub cloister: u16 = default,
        /// One for each noble; left out when there are none.
        pub nobles: u16 = default,
        /// Occupied royal garden; left out when it brings nothing.
        pub royal_garden: u16 = default,
        /// What the seat gives up because it was bid for (house rule); left out when nothing.
        pub seat_price: u8 = default,
        /// Doubloons and goods, one each: breaks ties.
        pub tie_break: u16,
        /// The sum of all sources, less the seat's price: below 0 if there is little to take it from.
        pub total: i32,
    }
}

impl State {
    /// A seat's points by source, as if the game ended now.
    #[must_use]
    pub fn breakdown(&self, seat: Seat) -> Breakdown {
        Breakdown::of(self.board(seat)).less(self.seat_price(seat))
    }
}

impl Breakdown {
    /// The points of a seat's boards, whatever it gives up (2020-pl, "Koniec gry"). Large buildings bring their extra
    /// points only if occupied, their printed ones always (ruling 64, 161).
    #[must_use]
    pub fn of(board: &Board) -> Self {
        let owned = board.owned();
        let printed = |building: Building| u16::from(board.copies(building) * building.row().points);
        let points = |building| {
            if board.occupies(building) {
                extra(board, building)
            } else {
                0
            }
        };
        let mut breakdown = Self {
            chips: board.victory_points,
            buildings: owned.iter().map(printed).sum(),
            guild_hall: points(Building::GuildHall),
            residence: points(Building::Residence),
            fortress: points(Building::Fortress),
            customs_house: points(Building::CustomsHouse),
            city_hall: points(Building::CityHall),
            cloister: points(Building::Cloister),
            nobles: u16::from(board.nobles_total()),
            royal_garden: points(Building::RoyalGarden),
            seat_price: 0,
            tie_break: board.doubloons.saturating_add(u16::from(board.goods.total())),
            total: 0,
        };
        let points = [breakdown.chips, breakdown.buildings, breakdown.extras()];
        breakdown.total = points.into_iter().map(i32::from).sum();
        breakdown
    }

    /// The same for a seat that gives up so many points (house rule: seats were bid for).
    #[must_use]
    pub fn less(mut self, seat_price: u8) -> Self {
        self.seat_price = seat_price;
        self.total -= i32::from(seat_price);
        self
    }

    /// What large buildings bring on top of their printed points, and nobles.
    #[must_use]
    pub const fn extras(&self) -> u16 {
        self.guild_hall
            + self.residence
            + self.fortress
            + self.customs_house
            + self.city_hall
            + self.cloister
            + self.nobles
            + self.royal_garden
    }
}

/// What a large building scores on top of its printed points, if it is occupied.
#[inline]
pub(crate) fn extra(board: &Board, building: Building) -> u16 {
    match building {
        Building::GuildHall => guild_hall(board),
        Building::Residence => residence(board),
        Building::Fortress => fortress(board),
        Building::CustomsHouse => customs_house(board),
        Building::CityHall => city_hall(board),
        Building::Cloister => cloister(board),
        Building::RoyalGarden => royal_garden(board),
        _ => 0,
    }
}

/// What the building would score on top of its printed points if the game ended now and it were occupied, whether built
/// or not; `None` for buildings that score nothing at the end.
#[must_use]
pub fn worth_now(board: &Board, building: Building) -> Option<u16> {
    let brings = matches!(
        building,
        Building::GuildHall
            | Building::Residence
            | Building::Fortress
            | Building::CustomsHouse
            | Building::CityHall
            | Building::Cloister
            | Building::RoyalGarden
    );
    let mut city = *board;
    if brings && !city.owns(building) {
        city.add_building(building);
    }
    brings.then(|| extra(&city, building))
}

/// *Guild hall:* 1 point for each small, 2 for each large production building · end, if occupied · those
/// may be unoccupied · 2020-pl, "Siedziba cechu".
fn guild_hall(board: &Board) -> u16 {
    board
        .owned()
        .iter()
        .map(|building| {
            let each = match building.row().kind {
                Kind::SmallProduction(_) => 1,
                Kind::LargeProduction(_) | Kind::Workshop => 2,
                Kind::SmallCommercial | Kind::Large => 0,
            };
            u16::from(each * board.copies(building))
        })
        .sum()
}

/// *Residence:* 4, 5, 6, 7 points for up to 9, 10, 11, 12 filled island spaces · end, if occupied · every
/// tile counts (ruling 73) · 2020-pl, "Rezydencja".
fn residence(board: &Board) -> u16 {
    4 + u16::from(board.island_spaces().saturating_sub(9))
}

/// *Fortress:* 1 point for each full 3 workers, nobles included (ruling 62) · end, if occupied · San Juan
/// included · 2020-pl, "Twierdza".
fn fortress(board: &Board) -> u16 {
    u16::from(board.workers_total() / 3)
}

/// *Customs house:* 1 point for each full 4 points in chips · end, if occupied · those on credit count,
/// buildings don't (ruling 67) · 2020-pl, "Urząd celny".
fn customs_house(board: &Board) -> u16 {
    board.victory_points / 4
}

/// *City hall:* 1 point for each commercial building · end, if occupied · occupied or not, itself too; not
/// for the jeweler, a production building (ruling 63) · 2020-pl, "Ratusz".
fn city_hall(board: &Board) -> u16 {
    u16::from(board.owned().and(BuildingSet::COMMERCIAL).len())
}

/// *Cloister:* 1, 3, 6, 10 points for 1, 2, 3, 4 sets of three equal island tiles · end, if occupied ·
/// quarries are a kind and forests one (ruling 47) · 2020-pl, "Klasztor".
fn cloister(board: &Board) -> u16 {
    let kinds = board.tiles.0.into_iter().chain([board.forest_count()]);
    let sets: u16 = kinds.map(|count| u16::from(count / 3)).sum();
    sets * (sets + 1) / 2
}

/// *Royal garden:* 1 point for each noble, besides the one that every noble is worth · end, if occupied ·
/// nobles in San Juan included (ruling 97) · 2020-pl, "Ogród pałacowy".
fn royal_garden(board: &Board) -> u16 {
    u16::from(board.nobles_total())
}
