//! What a seat can sell, and for how much.

use tabletop::Seat;

use crate::boards::state::State;
use crate::vocabulary::building::Building;
use crate::vocabulary::good::{Good, GoodSet};

use super::Gain;

/// Places in the trading house (2020-pl, "Kupiec").
pub const TRADING_HOUSE_PLACES: u8 = 4;

/// Whether the trading house has no place left.
#[inline]
pub(crate) fn is_full(state: &State) -> bool {
    state.trading_house.total() >= TRADING_HOUSE_PLACES
}

/// The kinds that the seat could sell to its trading post.
///
/// *Trading post:* sells one good to itself instead of to the trading house · own sale, one in all (ruling
/// 43) · any kind, even if the house is full; the kind's price and the trader's privilege, but no market
/// (42); the good goes to the supply at once (98) · 2020-pl, "Faktoria".
#[inline]
pub(super) fn posted(state: &State, seat: Seat) -> GoodSet {
    let board = state.board(seat);
    if board.occupies(Building::TradingPost) {
        GoodSet::present(&board.goods)
    } else {
        GoodSet::EMPTY
    }
}

/// What can be sold and for how much.
impl State {
    /// The kinds that the seat could sell to the trading house, as long as that is not full.
    ///
    /// *Office:* may sell a kind that is already there · own sale · not into a full house (ruling 76) ·
    /// 2020-pl, "Biuro handlowe".
    #[inline]
    #[must_use]
    pub fn sellable(&self, seat: Seat) -> GoodSet {
        let board = self.board(seat);
        let kinds = GoodSet::present(&board.goods);
        if board.occupies(Building::Office) {
            kinds
        } else {
            kinds.without(GoodSet::present(&self.trading_house))
        }
    }

    /// What a sale would bring the seat now, without asking: price, privilege, markets.
    #[must_use]
    pub fn sale(&self, seat: Seat, good: Good) -> Sale {
        let board = self.board(seat);
        let market = |building, doubloons: u8| doubloons * u8::from(board.occupies(building));
        Sale {
            price: good.price(),
            privilege: self.privilege(seat),
            markets: market(Building::SmallMarket, 1) + market(Building::LargeMarket, 2),
        }
    }
}

/// What a sale brings and why.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sale {
    /// The kind's price.
    pub price: u8,
    /// From the trader's privilege.
    pub privilege: u8,
    /// From small and large market.
    pub markets: u8,
}

impl Sale {
    /// Doubloons in all.
    #[must_use]
    pub const fn doubloons(self) -> u8 {
        self.price + self.privilege + self.markets
    }
}

/// Whether a sale brings the seat this gain on top.
///
/// *Trader's privilege:* 1 more doubloon, 2 with a library · own sale · none without a sale (ruling 89) · 2020-pl,
/// "Kupiec".
/// *Small market:* 1 more · own sale · both markets 3 more · 2020-pl, "Mały targ".
/// *Large market:* 2 more · own sale · both markets 3 more · 2020-pl, "Duży targ".
#[inline]
pub(crate) fn has_gain(state: &State, seat: Seat, gain: Gain) -> bool {
    match gain {
        Gain::TraderPrivilege | Gain::TradingPostPrivilege => state.is_chooser(seat),
        Gain::SmallMarket => state.board(seat).occupies(Building::SmallMarket),
        Gain::LargeMarket => state.board(seat).occupies(Building::LargeMarket),
    }
}
