//! What is open on the table, as views and positions show it: role cards, and the buildings of a city.

use alloc::vec::Vec;

use tabletop::Seat;

use crate::boards::board::Board;
use crate::boards::state::State;
use crate::vocabulary::building::Building;
use crate::vocabulary::place::Place;
use crate::vocabulary::role::RoleCard;

tabletop::wire! {
    /// A role card.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[cfg_attr(feature = "wire", derive(serde::Deserialize))]
    pub struct CardView {
        /// Which.
        pub card: RoleCard,
        /// Doubloons on it.
        pub doubloons: u8,
        /// Who took it this round.
        pub taken_by: Option<Seat>,
    }
}

impl CardView {
    /// The card as it is now.
    pub(crate) fn of(state: &State, card: RoleCard) -> Self {
        Self {
            card,
            doubloons: state.card_doubloons(card),
            taken_by: state.card_taker(card),
        }
    }
}

tabletop::wire! {
    /// A kind of building in a city.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[cfg_attr(feature = "wire", derive(serde::Deserialize))]
    pub struct CityView {
        /// Which.
        pub building: Building,
        /// Copies owned: 1, or more with `dup_production`.
        pub count: u8,
        /// Workers on it, nobles included.
        pub workers: u8,
        /// How many of them are nobles; left out when none.
        pub nobles: u8 = default,
    }
}

impl CityView {
    /// The buildings of a city in table order.
    pub(crate) fn of(board: &Board) -> Vec<Self> {
        let city = board.owned().iter();
        city.map(|building| Self {
            building,
            count: board.copies(building),
            workers: board.workers(Place::Building(building)),
            nobles: board.nobles(Place::Building(building)),
        })
        .collect()
    }
}
