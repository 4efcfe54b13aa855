//! Village: houses, the way into the warehouse, carts (rulebook, "Wioska").

use alloc::vec::Vec;

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat};

use super::demand;
use super::harbor::{check_choice, choices};
use crate::boards::player::Player;
use crate::boards::state::State;
use crate::components::CART_LIMIT;
use crate::vocabulary::action::Action;
use crate::vocabulary::decision::Decision;
use crate::vocabulary::event::Event;
use crate::vocabulary::good::Good;
use crate::vocabulary::location::Location;
use crate::vocabulary::mission::First;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::switch::Switch;

const HOUSE_INPUTS: [Good; 2] = [Good::Stone, Good::Stone];

/// What a cart costs (rulebook, "Wioska").
const CART_PRICE: u16 = 1;

impl State {
    /// `tiles`: whether any tile serves the Village.
    pub(super) fn village_open(&self, player: &Player, tiles: bool) -> bool {
        self.check_cart(player).is_ok()
            || (tiles && (self.can_store(player) || player.has_any_pair(Location::Village, HOUSE_INPUTS)))
    }

    fn can_store(&self, player: &Player) -> bool {
        let components = self.numbers();
        player
            .serving(Location::Village)
            .any(|(good, _)| player.warehouse.good_slot(components, good).is_some())
    }

    pub(super) fn offer_village(&self, player: &Player, actions: &mut Vec<Action>) {
        if player.has_any_pair(Location::Village, HOUSE_INPUTS) {
            for good in choices(self.houses) {
                for wild in [false, true] {
                    if player.has_pair(Location::Village, HOUSE_INPUTS, wild) {
                        actions.push(Action::BuildHouse { good, wild });
                    }
                }
            }
        }
        self.offer_stores(player, actions);
        if self.check_cart(player).is_ok() {
            actions.push(Action::BuyCart);
        }
    }

    /// House. *What it does:* two stone for any open house, which is worth points, and more for each
    /// tile of its kind that the player has. *When:* an action in the Village. *Interactions:* if no
    /// house is left, the stones may still be used (R41, Z12); the first house at the table (M18).
    pub(super) fn check_house(&self, player: &Player, good: Option<Good>, wild: bool) -> Result<(), Refusal> {
        player.check_pair(Location::Village, HOUSE_INPUTS, wild)?;
        check_choice(self.houses, good)
    }

    pub(super) fn build_house(
        &mut self,
        seat: Seat,
        good: Option<Good>,
        wild: bool,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        self.players[seat].use_pair(Location::Village, HOUSE_INPUTS, wild);
        if let Some(good) = good {
            self.houses.remove(good);
            self.players[seat].houses.add(good);
            self.happened_first(First::House, seat, events);
        }
        GO_ON
    }

    /// Store. *What it does:* tiles go from the spaces into the warehouse, one after another in any
    /// order (R51). *When:* an action in the Village; the player may stop after any tile.
    /// *Interactions:* a good without a legal slot stays on its space (R52).
    pub(super) fn offer_stores(&self, player: &Player, actions: &mut Vec<Action>) {
        let components = self.numbers();
        for (good, wild) in player.serving(Location::Village) {
            if player.warehouse.good_slot(components, good).is_some() {
                actions.push(Action::Store { good, wild });
            }
        }
    }

    pub(super) fn check_store(&self, player: &Player, good: Good, wild: bool) -> Result<(), Refusal> {
        player.check_tile(Location::Village, good, wild)?;
        demand(good != Good::Food, Refusal::FoodNotStored)?;
        let slot = player.warehouse.good_slot(self.numbers(), good);
        demand(slot.is_some(), Refusal::NoSlot)
    }

    pub(super) fn store(
        &mut self,
        seat: Seat,
        good: Good,
        wild: bool,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        let components = self.numbers();
        let player = &mut self.players[seat];
        let Some(shelf) = player.warehouse.good_slot(components, good) else {
            return GO_ON;
        };
        player.lift_for(Location::Village, good, wild);
        self.shelve(seat, good, shelf, events);
        if self.can_store(&self.players[seat]) {
            self.ask(Decision::Store(seat))
        } else {
            GO_ON
        }
    }

    /// Puts a tile on a shelf; a full shelf is reported, and may be the first at the table (M5, M11).
    pub(crate) fn shelve(
        &mut self,
        seat: Seat,
        good: Good,
        shelf: usize,
        events: &mut impl EventSink<Event>,
    ) {
        let components = self.numbers();
        let warehouse = &mut self.players[seat].warehouse;
        let full = warehouse.put(components, shelf, good);
        let state = warehouse.all()[shelf];
        let number = shelf as u8;
        events.emit(Event::Stored {
            seat,
            good,
            shelf: number,
        });
        if full {
            let points = components.shelves[shelf].points;
            events.emit(Event::ShelfFilled {
                seat,
                shelf: number,
                points,
            });
            self.happened_first(First::Shelf, seat, events);
            if state.kind == Some(Good::Fish) && state.corn() == 0 {
                self.happened_first(First::FishShelf, seat, events);
            }
        }
    }

    /// Cart. *What it does:* one coin for a cart, which can be used at once. *When:* an action in the
    /// Village, once a round, up to four carts (R50). *Interactions:* `pay_for_nothing` (R41).
    pub(super) fn check_cart(&self, player: &Player) -> Result<(), Refusal> {
        demand(!player.cart_bought, Refusal::OncePerRound)?;
        demand(player.carts < CART_LIMIT, Refusal::CartLimit)?;
        demand(
            self.carts > 0 || self.has(Switch::PayForNothing),
            Refusal::NoneLeft,
        )?;
        demand(
            player.coins >= CART_PRICE,
            Refusal::TooFewCoins { needed: CART_PRICE },
        )
    }

    pub(super) fn buy_cart(&mut self, seat: Seat, events: &mut impl EventSink<Event>) -> Flow {
        self.pay(seat, CART_PRICE, events);
        let player = &mut self.players[seat];
        player.cart_bought = true;
        if self.carts > 0 {
            self.carts -= 1;
            player.carts += 1;
        }
        GO_ON
    }

    /// Pays the seat's coins to the general supply.
    pub(super) fn pay(&mut self, seat: Seat, coins: u16, events: &mut impl EventSink<Event>) {
        self.players[seat].coins -= coins;
        let change = -(coins as i16);
        events.emit(Event::Coins { seat, change });
    }
}
