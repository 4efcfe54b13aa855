//! What a role would bring each seat if the seat that picks chose it now.

use serde::Serialize;
use tabletop::{Game, Seat};

use super::standing::{LoadNow, SaleNow};
use crate::moment::At;
use crate::phases::{mayor, settler};
use crate::{Building, ByGood, Decision, Role, RoleCard, State};

/// What a role card would bring.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RolePreview {
    /// Which card.
    pub card: RoleCard,
    /// What each seat could do or get, in order of seats, as far as it is known before anybody has acted.
    pub seats: Vec<RoleShare>,
}

/// What a role would bring a seat. What earlier seats will choose is not known and therefore not counted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum RoleShare {
    /// Nothing can come of it for this seat.
    Nothing,
    /// Settler: a tile for the island.
    Tile {
        /// The seat may take one of at least this many face-up plantations.
        plantations: u8,
        /// Whether it may take a quarry instead.
        quarry: bool,
    },
    /// Mayor: people from the ship and by privilege.
    People {
        /// How many in all, if nobody declines.
        count: u8,
    },
    /// Builder: what the seat could buy, by what it would pay, cheapest first.
    Buildings {
        /// At least one.
        buildings: Vec<BuyNow>,
    },
    /// Craftsman: goods, as far as the supply lasts.
    Goods {
        /// By kind, without the privilege.
        goods: ByGood<u8>,
        /// How many more goods of a kind produced the privilege brings.
        privilege: u8,
    },
    /// Trader: what the seat could sell with the trading house as it is, cheapest first, one of them.
    Sales {
        /// At least one.
        sales: Vec<SaleNow>,
    },
    /// Captain: what the seat could load if the first loading were its own, each kind where the most of it fits aboard.
    Loads {
        /// At least one.
        loads: Vec<LoadNow>,
    },
    /// Prospector: doubloons, without those on the card.
    Doubloons {
        /// How many.
        count: u8,
    },
}

/// A purchase that a seat could make.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BuyNow {
    /// Which building.
    pub building: Building,
    /// What the seat would pay for it, in doubloons.
    pub price: u8,
}

impl State {
    /// What each card that the observer may choose would bring; empty unless it is choosing a role.
    pub(super) fn role_previews(&self, observer: Option<Seat>) -> Vec<RolePreview> {
        match self.decision() {
            Decision::ChooseRole(seat) if observer == Some(seat) => {
                let free = self.cards().filter(|&card| self.card_taker(card).is_none());
                free.map(|card| self.role_preview(seat, card)).collect()
            }
            _ => Vec::new(),
        }
    }

    fn role_preview(&self, chooser: Seat, card: RoleCard) -> RolePreview {
        // The phase as it begins, before any of its steps: who chose it has the privilege.
        let mut begun = *self;
        let doubloons = core::mem::take(&mut begun.card_doubloons[card]);
        begun.give_doubloons(chooser, doubloons);
        begun.moment.chooser = chooser;
        begun.moment.at = At::beginning(card.role());
        let mut seats = vec![RoleShare::Nothing; self.seat_count()];
        for turn in 0..self.seat_count() {
            let seat = Seat::new((chooser.index() + turn) % self.seat_count());
            seats[seat.index()] = begun.share(card.role(), seat, turn as u8);
        }
        RolePreview { card, seats }
    }

    /// What the phase that has just begun brings a seat; seats are asked about in turn.
    fn share(&mut self, role: Role, seat: Seat, turn: u8) -> RoleShare {
        match role {
            Role::Settler => self.tile_share(seat, turn),
            Role::Mayor => match mayor::arriving(self, seat) {
                0 => RoleShare::Nothing,
                count => RoleShare::People { count },
            },
            Role::Builder => self.purchases(seat),
            Role::Craftsman => self.goods_share(seat),
            Role::Trader => match self.sales(seat) {
                sales if sales.is_empty() => RoleShare::Nothing,
                sales => RoleShare::Sales { sales },
            },
            Role::Captain => match self.loads(seat) {
                loads if loads.is_empty() => RoleShare::Nothing,
                loads => RoleShare::Loads { loads },
            },
            Role::Prospector if self.is_chooser(seat) => RoleShare::Doubloons {
                count: self.privilege(seat),
            },
            Role::Prospector | Role::Buccaneer => RoleShare::Nothing,
        }
    }

    /// A tile for a seat; each seat before it takes a plantation at most.
    fn tile_share(&self, seat: Seat, turn: u8) -> RoleShare {
        let plantations = self.plantations.total().saturating_sub(turn);
        let quarry = settler::finds_quarry(self, seat);
        if self.board(seat).is_island_full() || plantations == 0 && !quarry {
            RoleShare::Nothing
        } else {
            RoleShare::Tile { plantations, quarry }
        }
    }

    fn purchases(&self, seat: Seat) -> RoleShare {
        let mut buildings: Vec<BuyNow> = self
            .buildable(seat)
            .iter()
            .map(|building| BuyNow {
                building,
                price: self.price(seat, building).paid(),
            })
            .collect();
        buildings.sort_by_key(|buy| (buy.price, buy.building.cost(false)));
        match buildings.is_empty() {
            true => RoleShare::Nothing,
            false => RoleShare::Buildings { buildings },
        }
    }

    /// Takes what the seat produces from the supply, which may be short for those after it.
    fn goods_share(&mut self, seat: Seat) -> RoleShare {
        let goods = self.production_in_supply(seat);
        if goods == ByGood::default() {
            return RoleShare::Nothing;
        }
        for (supply, made) in self.goods.0.iter_mut().zip(goods.0) {
            *supply -= made;
        }
        RoleShare::Goods {
            goods,
            privilege: self.privilege(seat),
        }
    }
}
