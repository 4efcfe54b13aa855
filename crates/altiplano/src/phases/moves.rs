//! Moves of the pawn (rulebook, "Poruszanie się"). A move is not an action; there may be any number
//! of moves before and after the action of a turn.

use alloc::vec::Vec;

use tabletop::{EventSink, Seat};

use crate::boards::player::Player;
use crate::boards::state::State;
use crate::vocabulary::action::{Action, Fuel};
use crate::vocabulary::decision::Decision;
use crate::vocabulary::event::{Event, Ride};
use crate::vocabulary::location::{Location, LocationSet, distance, neighbours};
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::switch::Switch;

tabletop::wire! {
    /// What can still move a pawn this round.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub struct Means {
        /// Whether the first cart is free to use.
        pub first_cart: bool,
        /// Other carts that have not been used.
        pub further_carts: u8,
        /// Food on the movement spaces, and the coin there.
        pub fuel: u8,
    }
}

impl Means {
    pub(crate) fn of(player: &Player) -> Self {
        Self {
            first_cart: !player.first_cart_used,
            further_carts: player.carts - 1 - player.further_carts_used,
            fuel: player.movement_food + u8::from(player.movement_coin),
        }
    }

    /// What is left after a move.
    pub(crate) const fn after(mut self, ride: Ride) -> Self {
        match ride {
            Ride::FirstCart => self.first_cart = false,
            Ride::Cart(_) => {
                self.further_carts -= 1;
                self.fuel -= 1;
            }
            Ride::Walk(_) => self.fuel -= 1,
        }
        self
    }

    /// Whether a cart can be used; it reaches every location (three steps either way).
    const fn cart(self) -> bool {
        self.first_cart || (self.further_carts > 0 && self.fuel > 0)
    }
}

impl State {
    /// Whether the pawn can get to one of these locations, or already stands there, with these means.
    #[inline(always)]
    fn reaches(&self, from: Location, means: Means, wanted: LocationSet) -> bool {
        if wanted.is_empty() {
            return false;
        }
        means.cart()
            || wanted.contains(from)
            || (means.fuel > 0
                && wanted
                    .iter()
                    .any(|location| distance(&self.ring, from, location) <= means.fuel))
    }

    /// Whether some action can be reached (R23, R29).
    pub(crate) fn action_reachable(&self, player: &Player, open: LocationSet, anywhere: bool) -> bool {
        let Some(from) = player.pawn else { return false };
        anywhere || self.reaches(from, Means::of(player), open)
    }

    /// Whether the pawn can move at all.
    pub(crate) fn can_move(player: &Player) -> bool {
        let means = Means::of(player);
        player.pawn.is_some() && (means.first_cart || means.fuel > 0)
    }

    /// Whether a move may end here: after it an action must still be possible, unless the turn's
    /// action is done or the table plays `move_without_action`.
    fn may_end(&self, to: Location, means: Means, ride: Ride) -> bool {
        match *self.decision {
            Decision::Act { open, anywhere, .. } => {
                anywhere || self.has(Switch::MoveWithoutAction) || self.reaches(to, means.after(ride), open)
            }
            _ => true,
        }
    }

    /// The moves that are possible now, in order.
    pub(crate) fn offer_moves(&self, player: &Player, actions: &mut Vec<Action>) {
        let Some(from) = player.pawn else { return };
        let means = Means::of(player);
        if means.first_cart {
            for to in Location::ALL {
                if to != from && self.may_end(to, means, Ride::FirstCart) {
                    actions.push(Action::FirstCart(to));
                }
            }
        }
        if means.fuel == 0 {
            return;
        }
        let fuels = [player.movement_food > 0, player.movement_coin];
        let available = || Fuel::ALL.into_iter().zip(fuels).filter(|(_, there)| *there);
        if means.further_carts > 0 {
            for to in Location::ALL {
                if to != from && self.may_end(to, means, Ride::Cart(Fuel::Food)) {
                    actions.extend(available().map(|(fuel, _)| Action::Cart { to, fuel }));
                }
            }
        }
        for to in neighbours(&self.ring, from) {
            if self.may_end(to, means, Ride::Walk(Fuel::Food)) {
                actions.extend(available().map(|(fuel, _)| Action::Walk { to, fuel }));
            }
        }
    }

    fn ride_of(action: Action) -> Option<(Location, Ride)> {
        match action {
            Action::FirstCart(to) => Some((to, Ride::FirstCart)),
            Action::Cart { to, fuel } => Some((to, Ride::Cart(fuel))),
            Action::Walk { to, fuel } => Some((to, Ride::Walk(fuel))),
            _ => None,
        }
    }

    pub(crate) fn check_move(&self, player: &Player, action: Action) -> Result<(), Refusal> {
        let (Some((to, ride)), Some(from)) = (Self::ride_of(action), player.pawn) else {
            return Err(Refusal::OtherDecision);
        };
        let means = Means::of(player);
        if to == from {
            return Err(Refusal::AlreadyThere);
        }
        let cart = match ride {
            Ride::FirstCart => means.first_cart,
            Ride::Cart(_) => means.further_carts > 0,
            Ride::Walk(_) => true,
        };
        if !cart {
            return Err(Refusal::NoCart);
        }
        let fuel = match ride {
            Ride::FirstCart => true,
            Ride::Cart(Fuel::Food) | Ride::Walk(Fuel::Food) => player.movement_food > 0,
            Ride::Cart(Fuel::Coin) | Ride::Walk(Fuel::Coin) => player.movement_coin,
        };
        if !fuel {
            return Err(Refusal::NoFuel);
        }
        if matches!(ride, Ride::Walk(_)) && !neighbours(&self.ring, from).contains(&to) {
            return Err(Refusal::NotNeighbour);
        }
        if !self.may_end(to, means, ride) {
            return Err(Refusal::NoActionAfterwards);
        }
        Ok(())
    }

    /// Moves the pawn; used food goes to the container, the coin to the general supply.
    pub(crate) fn apply_move(&mut self, seat: Seat, action: Action, events: &mut impl EventSink<Event>) {
        let player = &mut self.players[seat];
        let (Some((to, ride)), Some(from)) = (Self::ride_of(action), player.pawn) else {
            return;
        };
        match ride {
            Ride::FirstCart => player.first_cart_used = true,
            Ride::Cart(_) => player.further_carts_used += 1,
            Ride::Walk(_) => {}
        }
        match ride {
            Ride::FirstCart => {}
            Ride::Cart(Fuel::Food) | Ride::Walk(Fuel::Food) => {
                player.movement_food -= 1;
                player.container[crate::vocabulary::good::Good::Food] += 1;
            }
            Ride::Cart(Fuel::Coin) | Ride::Walk(Fuel::Coin) => player.movement_coin = false,
        }
        player.pawn = Some(to);
        events.emit(Event::Moved { seat, from, to, ride });
    }
}
