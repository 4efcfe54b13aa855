//! Market: sales, extensions, orders, deliveries (rulebook, "Targowisko").

use alloc::vec::Vec;

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat};

use super::demand;
use crate::boards::player::Player;
use crate::boards::state::State;
use crate::components::STRIP_LENGTH;
use crate::vocabulary::action::Action;
use crate::vocabulary::decision::{Decision, Last};
use crate::vocabulary::event::Event;
use crate::vocabulary::extension::Extension;
use crate::vocabulary::good::{Good, Tiles};
use crate::vocabulary::location::Location;
use crate::vocabulary::mission::First;
use crate::vocabulary::order::Order;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::switch::Switch;

/// What an order costs (rulebook, "Targowisko").
const ORDER_PRICE: u16 = 1;

/// Whether a small action may come after the last one.
fn rising(last: Option<Last>, good: Good, wild: bool) -> bool {
    last.is_none_or(|last| (good, wild) >= (last.good, last.wild))
}

impl State {
    /// `tiles`: whether any tile serves the Market.
    pub(super) fn market_open(&self, player: &Player, tiles: bool) -> bool {
        if player.order.is_none()
            && player.coins >= ORDER_PRICE
            && (!self.orders.is_empty() || self.has(Switch::PayForNothing))
        {
            return true;
        }
        let priced = self.numbers().derived.priced;
        if tiles
            && player
                .serving(Location::Market)
                .any(|(good, _)| priced.contains(good))
        {
            return true;
        }
        if tiles && player.order.is_some() {
            let missing = player.missing(self.numbers());
            if player
                .serving(Location::Market)
                .any(|(good, _)| missing.count(good) > 0)
            {
                return true;
            }
        }
        !player.extension_bought
            && (0..STRIP_LENGTH).any(|position| self.check_position(player, position).is_ok())
    }

    pub(super) fn offer_market(&self, player: &Player, actions: &mut Vec<Action>) {
        self.offer_sales(player, None, actions);
        if !player.extension_bought {
            let start = actions.len();
            for (position, extension) in self.strip.iter().enumerate() {
                if let Some(extension) = *extension
                    && self.check_position(player, position).is_ok()
                {
                    actions.push(Action::BuyExtension(extension));
                }
            }
            actions[start..].sort_unstable();
        }
        if player.order.is_none() && player.coins >= ORDER_PRICE {
            if self.orders.is_empty() {
                if self.has(Switch::PayForNothing) {
                    actions.push(Action::TakeOrder(None));
                }
            } else {
                actions.extend(self.orders.iter().map(|order| Action::TakeOrder(Some(order))));
            }
        }
        self.offer_deliveries(player, None, actions);
    }

    /// Sale. *What it does:* tiles go to the container for their prices in coins. *When:* an action on the
    /// Market, one tile after another, any mix of kinds (R33). *Interactions:* a good without a price can't
    /// be sold.
    pub(super) fn offer_sales(&self, player: &Player, last: Option<Last>, actions: &mut Vec<Action>) {
        let priced = self.numbers().derived.priced;
        for (good, wild) in player.serving(Location::Market) {
            if priced.contains(good) && rising(last, good, wild) {
                actions.push(Action::Sell { good, wild });
            }
        }
    }

    pub(super) fn check_sale(&self, player: &Player, good: Good, wild: bool) -> Result<(), Refusal> {
        player.check_tile(Location::Market, good, wild)?;
        demand(self.numbers().prices[good] > 0, Refusal::NoPrice)
    }

    pub(super) fn sell(
        &mut self,
        seat: Seat,
        good: Good,
        wild: bool,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        let components = self.numbers();
        let price = components.prices[good];
        let player = &mut self.players[seat];
        player.lift_for(Location::Market, good, wild);
        player.container[good] += 1;
        player.coins += u16::from(price);
        let change = price.into();
        events.emit(Event::Coins { seat, change });
        let last = Last { good, wild };
        let priced = components.derived.priced;
        let player = &self.players[seat];
        let more = player
            .serving(Location::Market)
            .any(|(good, wild)| priced.contains(good) && rising(Some(last), good, wild));
        if more {
            self.ask(Decision::Sell { seat, last })
        } else {
            GO_ON
        }
    }

    /// The price of an extension on the strip with its surcharge.
    #[must_use]
    pub fn extension_price(&self, extension: Extension) -> Option<u16> {
        let position = self.strip.iter().position(|&one| one == Some(extension))?;
        self.price_at(position)
    }

    #[inline]
    pub(crate) fn price_at(&self, position: usize) -> Option<u16> {
        let components = self.numbers();
        let data = components.extension(self.strip[position]?)?;
        Some(u16::from(data.price) + u16::from(components.surcharges[position]))
    }

    /// Extension. *What it does:* price and surcharge in coins for a tile on the strip; the gap stays until
    /// phase 4 (R43). *When:* an action on the Market, once a round. *Interactions:* never the same action
    /// twice, the role's included (rulebook, "Targowisko", R44); usable from the next planning on (R45).
    pub(super) fn check_extension(&self, player: &Player, extension: Extension) -> Result<(), Refusal> {
        demand(!player.extension_bought, Refusal::OncePerRound)?;
        let position = self.strip.iter().position(|&one| one == Some(extension));
        self.check_position(player, position.ok_or(Refusal::NotOnStrip)?)
    }

    /// Whether the player may buy what lies there, regardless of a purchase earlier in the round.
    fn check_position(&self, player: &Player, position: usize) -> Result<(), Refusal> {
        let extension = self.strip[position].ok_or(Refusal::NotOnStrip)?;
        let needed = self.price_at(position).ok_or(Refusal::NotOnStrip)?;
        demand(player.coins >= needed, Refusal::TooFewCoins { needed })?;
        let derived = &self.numbers().derived;
        let like_role = player
            .role
            .is_some_and(|role| derived.like_role[role.index()].contains(extension.effect));
        let like_own = derived.like_effect[extension.effect.index()].0 & player.extensions.0 != 0;
        demand(!like_role && !like_own, Refusal::SameAction)
    }

    pub(super) fn buy_extension(
        &mut self,
        seat: Seat,
        extension: Extension,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        let price = self.extension_price(extension).unwrap_or(0);
        for position in &mut self.strip {
            if *position == Some(extension) {
                *position = None;
            }
        }
        self.players[seat].extensions.insert(extension);
        self.players[seat].extension_bought = true;
        if price > 0 {
            self.pay(seat, price, events);
        }
        GO_ON
    }

    /// Order. *What it does:* one coin for any open order. *When:* an action on the Market without an
    /// unfinished order (R46). *Interactions:* `pay_for_nothing` (R41).
    pub(super) fn check_order(&self, player: &Player, order: Option<Order>) -> Result<(), Refusal> {
        demand(player.order.is_none(), Refusal::OrderUnfinished)?;
        let needed = ORDER_PRICE;
        demand(player.coins >= needed, Refusal::TooFewCoins { needed })?;
        match order {
            Some(order) => demand(self.orders.contains(order), Refusal::NoneLeft),
            None if !self.orders.is_empty() => Err(Refusal::MustTakeCard),
            None => demand(self.has(Switch::PayForNothing), Refusal::NoneLeft),
        }
    }

    pub(super) fn take_order(
        &mut self,
        seat: Seat,
        order: Option<Order>,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        self.pay(seat, ORDER_PRICE, events);
        if let Some(order) = order {
            self.orders.remove(order);
            let player = &mut self.players[seat];
            player.order = Some(order);
            player.delivered = 0;
        }
        GO_ON
    }

    /// Delivery. *What it does:* tiles that the player's order still needs go onto the card for good. *When:*
    /// an action on the Market, one tile after another, any part of the order (R34). *Interactions:* the last
    /// tile completes the order and brings a corn; goods on orders never count (R69).
    pub(super) fn offer_deliveries(&self, player: &Player, last: Option<Last>, actions: &mut Vec<Action>) {
        if player.order.is_none() {
            return;
        }
        let missing = player.missing(self.numbers());
        for (good, wild) in player.serving(Location::Market) {
            if missing.count(good) > 0 && rising(last, good, wild) {
                actions.push(Action::Deliver { good, wild });
            }
        }
    }

    pub(super) fn check_delivery(&self, player: &Player, good: Good, wild: bool) -> Result<(), Refusal> {
        demand(player.order.is_some(), Refusal::NoOrder)?;
        player.check_tile(Location::Market, good, wild)?;
        demand(player.missing(self.numbers()).count(good) > 0, Refusal::NotWanted)
    }

    pub(super) fn deliver(
        &mut self,
        seat: Seat,
        good: Good,
        wild: bool,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        let components = self.numbers();
        let player = &mut self.players[seat];
        let Some(order) = player.order else {
            return GO_ON;
        };
        player.lift_for(Location::Market, good, wild);
        let card = components.order(order);
        let slot = (0..card.goods.len())
            .find(|&index| card.goods[index] == good && player.delivered & (1 << index) == 0);
        if let Some(slot) = slot {
            player.delivered |= 1 << slot;
        }
        let missing = player.missing(components);
        if missing == Tiles::EMPTY {
            return self.complete_order(seat, order, events);
        }
        let last = Last { good, wild };
        let more = player
            .serving(Location::Market)
            .any(|(good, wild)| missing.count(good) > 0 && rising(Some(last), good, wild));
        if more {
            self.ask(Decision::Deliver { seat, last })
        } else {
            GO_ON
        }
    }

    /// The order counts before its corn is placed (Z7).
    fn complete_order(&mut self, seat: Seat, order: Order, events: &mut impl EventSink<Event>) -> Flow {
        let player = &mut self.players[seat];
        player.order = None;
        player.delivered = 0;
        player.completed.insert(order);
        let points = self.numbers().order(order).points;
        events.emit(Event::OrderCompleted { seat, order, points });
        self.happened_first(First::Order, seat, events);
        self.look_around(seat, events)?;
        self.gain_corn(seat, events)
    }
}
