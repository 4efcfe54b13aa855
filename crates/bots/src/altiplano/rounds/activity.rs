//! What a seat can do in the action phase, in the units that make up a plan.

use altiplano::{Action, Extension, Good, Location, Order, Place, Recipe, Workshop};

/// One unit of work. A sale, a delivery, a trade or a visit to the warehouse is one unit per tile.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Activity {
    /// Puts coins onto a tile of the Market in planning, and uses it.
    Buy {
        place: Place,
        coins: u8,
        gain: Good,
    },
    /// A role or extension that takes tiles, or one that already has its coins on it.
    Use {
        place: Place,
        workshop: Workshop,
        gain: Good,
    },
    FarmFood,
    Make(Recipe),
    Trade(Good),
    Boat(Good),
    House(Good),
    Road,
    /// Everything that the seat's order still needs, at once: the parts alone look like a loss.
    Complete,
    Deliver(Good),
    /// Tiles of a kind until their shelf is full; at least two.
    Fill(Good),
    Store(Good),
    Sell(Good),
    Cart,
    Extension {
        tile: Extension,
        price: u16,
    },
    Order(Order),
    SendCorn,
}

impl Activity {
    /// Where the pawn must be; `None` if that does not matter.
    pub fn location(self) -> Option<Location> {
        Some(match self {
            Self::Buy { .. }
            | Self::Complete
            | Self::Deliver(_)
            | Self::Sell(_)
            | Self::Extension { .. }
            | Self::Order(_) => Location::Market,
            Self::Use { workshop, .. } => workshop.location,
            Self::FarmFood => Location::Farm,
            Self::Make(recipe) => recipe.location(),
            Self::Trade(_) => Location::Forest,
            Self::Boat(_) => Location::Harbor,
            Self::House(_) | Self::Fill(_) | Self::Store(_) | Self::Cart => Location::Village,
            Self::Road => Location::Road,
            Self::SendCorn => return None,
        })
    }

    /// Whether rivals may take the same thing: such units are done first.
    pub fn is_contested(self) -> bool {
        matches!(
            self,
            Self::Extension { .. }
                | Self::Order(_)
                | Self::House(_)
                | Self::Boat(_)
                | Self::Trade(_)
                | Self::Sell(_)
        )
    }

    /// Whether the action is this unit, or begins with it.
    pub fn is(self, action: Action) -> bool {
        match (self, action) {
            (
                Self::Buy { place, gain, .. } | Self::Use { place, gain, .. },
                Action::Use {
                    place: at, gain: got, ..
                },
            ) => place == at && gain == got,
            (Self::FarmFood, Action::FarmFood { .. })
            | (Self::Cart, Action::BuyCart)
            | (Self::Road, Action::BuildRoad { .. })
            | (Self::Complete, Action::Deliver { .. })
            | (Self::SendCorn, Action::SendCorn(_)) => true,
            (Self::Make(recipe), Action::Make { recipe: made, .. }) => recipe == made,
            (Self::Trade(good), Action::TradeCacao { gain, .. }) => good == gain,
            (Self::Boat(good), Action::BuildBoat { good: on_it, .. })
            | (Self::House(good), Action::BuildHouse { good: on_it, .. }) => Some(good) == on_it,
            (Self::Deliver(good), Action::Deliver { good: one, .. })
            | (Self::Store(good) | Self::Fill(good), Action::Store { good: one, .. })
            | (Self::Sell(good), Action::Sell { good: one, .. }) => good == one,
            (Self::Extension { tile, .. }, Action::BuyExtension(one)) => tile == one,
            (Self::Order(order), Action::TakeOrder(one)) => Some(order) == one,
            _ => false,
        }
    }
}
