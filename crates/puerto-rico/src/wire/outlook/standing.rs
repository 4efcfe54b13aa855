//! How a seat is doing: its points, if the observer may know them, and what it could sell or load now.

use serde::Serialize;
use tabletop::{Game, Seat};

use crate::phases::trader::TRADING_HOUSE_PLACES;
use crate::scoring::Breakdown;
use crate::{Building, Good, Hold, State};

/// How a seat is doing.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatStanding {
    /// The printed points of its buildings.
    pub buildings: u16,
    /// What its occupied large buildings and its nobles would bring if the game ended now. Anything that depends on chips
    /// that the observer may not see is left out.
    pub extras: u16,
    /// All points if the game ended now, chips included, less what the seat gives up; null where the observer may not see the chips.
    pub total: Option<i32>,
    /// What it could sell with the trading house as it is now, and to its trading post only what the house does not take;
    /// cheapest first.
    pub sales: Vec<SaleNow>,
    /// What it could load if the next loading were its own, each kind where the most of it fits aboard.
    pub loads: Vec<LoadNow>,
}

/// A sale that a seat could make.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SaleNow {
    /// Which kind.
    pub good: Good,
    /// What it brings, in doubloons, including markets, but the privilege only in a trader phase that the seat chose.
    pub doubloons: u8,
}

/// A loading that a seat could make.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LoadNow {
    /// Which kind.
    pub good: Good,
    /// How many fit aboard.
    pub amount: u8,
    /// Where.
    pub hold: Hold,
    /// What it brings, in points, including the harbor, but the privilege only in a captain phase that the seat chose.
    pub points: u8,
}

impl State {
    /// How everybody is doing, as the observer may know it.
    pub(super) fn standings(&self, observer: Option<Seat>) -> Vec<SeatStanding> {
        let view = self.view(observer);
        let knows = view
            .seats
            .iter()
            .map(|shown| shown.victory_points.or(shown.counted).is_some());
        let seats = Seat::all(self.seat_count()).zip(knows);
        seats.map(|(seat, knows)| self.standing(seat, knows)).collect()
    }

    fn standing(&self, seat: Seat, knows_chips: bool) -> SeatStanding {
        let mut board = *self.board(seat);
        if !knows_chips {
            board.victory_points = 0;
        }
        let points = Breakdown::of(&board);
        let final_points = points.less(self.seat_price(seat));
        SeatStanding {
            buildings: points.buildings,
            extras: points.extras(),
            total: knows_chips.then_some(final_points.total),
            sales: self.sales(seat),
            loads: self.loads(seat),
        }
    }

    pub(super) fn sales(&self, seat: Seat) -> Vec<SaleNow> {
        let board = self.board(seat);
        let is_full = self.trading_house().total() >= TRADING_HOUSE_PLACES;
        let to_house = |good: Good| !is_full && self.sellable(seat).contains(good);
        let to_post = |good: Good| board.occupies(Building::TradingPost) && board.goods[good] > 0;
        let sale = |good: Good| {
            let sale = self.sale(seat, good);
            let doubloons = match to_house(good) {
                true => sale.doubloons(),
                false => sale.price + sale.privilege,
            };
            (to_house(good) || to_post(good)).then_some(SaleNow { good, doubloons })
        };
        Good::ALL.into_iter().filter_map(sale).collect()
    }

    pub(super) fn loads(&self, seat: Seat) -> Vec<LoadNow> {
        let mut loadings = Vec::new();
        self.loadings(seat, &mut loadings);
        let mut loads: Vec<LoadNow> = Vec::new();
        for loading in loadings {
            let load = LoadNow {
                good: loading.good,
                amount: loading.amount,
                hold: loading.hold,
                points: self.loading_points(seat, loading.amount),
            };
            match loads.iter_mut().find(|one| one.good == load.good) {
                Some(known) if known.amount < load.amount => *known = load,
                Some(_) => {}
                None => loads.push(load),
            }
        }
        loads
    }
}
