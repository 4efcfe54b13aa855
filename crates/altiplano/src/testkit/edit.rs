//! Changes of a table's position. Anything put somewhere comes out of the stock; mere changes are not counted.

use tabletop::Seat;

use super::table::{Table, players_of};
use super::{goods, read};
use crate::boards::mission_cards::MissionCards;
use crate::boards::player::Player;
use crate::components::ComponentSet;
use crate::vocabulary::decision::Decision;
use crate::vocabulary::event::Trigger;
use crate::vocabulary::extension::Extension;
use crate::vocabulary::good::{Cards, Good};
use crate::vocabulary::location::Ring;
use crate::vocabulary::mission::Mission;
use crate::vocabulary::order::{Order, OrderSet};

impl Table {
    /// A seat's boards, for changing.
    pub fn player(&mut self, seat: usize) -> &mut Player {
        &mut self.game.players[Seat::new(seat)]
    }

    /// Takes a tile out of the stock, for a place that the test fills itself.
    pub fn take(&mut self, good: Good) {
        assert!(self.game.stock[good] > 0, "no {good} left for the position");
        self.game.stock[good] -= 1;
    }

    /// Tiles out of the stock onto action spaces: `2 alpaca food`.
    pub fn on(&mut self, seat: usize, place: &str, tiles: &str) -> &mut Self {
        for good in goods(tiles) {
            self.take(good);
            self.player(seat).put(good, read(place));
        }
        self
    }

    /// Tiles out of the stock onto planning spaces.
    pub fn planning(&mut self, seat: usize, tiles: &str) -> &mut Self {
        for good in goods(tiles) {
            self.take(good);
            self.player(seat).planning.add(good);
        }
        self
    }

    /// Tiles out of the stock into a bag.
    pub fn bag(&mut self, seat: usize, tiles: &str) -> &mut Self {
        for good in goods(tiles) {
            self.take(good);
            self.player(seat).bag[good] += 1;
        }
        self
    }

    /// Tiles out of the stock into a container.
    pub fn container(&mut self, seat: usize, tiles: &str) -> &mut Self {
        for good in goods(tiles) {
            self.take(good);
            self.player(seat).container[good] += 1;
        }
        self
    }

    /// Tiles onto one shelf, counted from 1.
    pub fn shelf(&mut self, seat: usize, number: usize, tiles: &str) -> &mut Self {
        let components = self.game.numbers();
        for good in goods(tiles) {
            self.take(good);
            self.player(seat).warehouse.put(components, number - 1, good);
        }
        self
    }

    /// This many coins next to the board.
    pub fn coins(&mut self, seat: usize, coins: u16) -> &mut Self {
        self.player(seat).coins = coins;
        self
    }

    /// Gives extensions to a player, out of the stack or the strip.
    pub fn owns(&mut self, seat: usize, extensions: &str) -> &mut Self {
        for word in extensions.split_whitespace() {
            let extension: Extension = read(word);
            self.game.stack.remove(extension);
            for position in self.game.strip.iter_mut().filter(|one| **one == Some(extension)) {
                *position = None;
            }
            self.player(seat).extensions.insert(extension);
        }
        self
    }

    /// Exactly these on the strip, lowest first; all others for this player count go into the stack.
    pub fn strip(&mut self, extensions: &str) -> &mut Self {
        let used = self.game.numbers().derived.extensions[self.game.column()];
        self.game.stack = used;
        self.game.strip = [None; 5];
        for (index, word) in extensions.split_whitespace().enumerate() {
            self.game.strip[index] = Some(read(word));
            self.game.stack.remove(read(word));
        }
        for seat in 0..players_of(&self.game) {
            let own = self.player(seat).extensions;
            self.game.stack.0 &= !own.0;
        }
        self
    }

    /// Only these are left in the stack.
    pub fn stack(&mut self, extensions: &str) -> &mut Self {
        self.game.stack = extensions.split_whitespace().map(read::<Extension>).collect();
        self
    }

    /// Removes one tile from the stack.
    pub fn leaves_stack(&mut self, extension: Extension) {
        self.game.stack.remove(extension);
    }

    /// Gives the seat an order, taken from the Market or from the box.
    pub fn order(&mut self, seat: usize, order: &str, delivered: &str) -> &mut Self {
        let order = read(order);
        self.claim(order);
        self.player(seat).order = Some(order);
        for good in goods(delivered) {
            self.take(good);
            let card = self.game.numbers().order(order).goods.clone();
            let player = self.player(seat);
            let slot = (0..card.len())
                .find(|&slot| card[slot] == good && player.delivered & (1 << slot) == 0)
                .expect("the order asks for it");
            player.delivered |= 1 << slot;
        }
        self
    }

    /// Gives the seat a completed order, with its goods taken out of the stock.
    pub fn completed(&mut self, seat: usize, order: &str) -> &mut Self {
        let order = read(order);
        self.claim(order);
        for good in self.game.numbers().order(order).goods.clone() {
            self.take(good);
        }
        self.player(seat).completed.insert(order);
        self
    }

    fn claim(&mut self, order: Order) {
        if !self.game.orders.contains(order) {
            // Another one goes to the box in its place, so that the number stays the same.
            let other = self.game.orders.iter().next().expect("orders are left");
            self.game.orders.remove(other);
            self.game.orders.insert(order);
        }
        self.game.orders.remove(order);
    }

    /// Gives a boat from the Harbor to a player.
    pub fn boat(&mut self, seat: usize, good: &str) -> &mut Self {
        self.game.boats.remove(read(good));
        self.player(seat).boats.add(read(good));
        self
    }

    /// Gives a house from the Village to a player.
    pub fn house(&mut self, seat: usize, good: &str) -> &mut Self {
        self.game.houses.remove(read(good));
        self.player(seat).houses.add(read(good));
        self
    }

    /// Gives a player this many more carts.
    pub fn cart(&mut self, seat: usize, more: u8) -> &mut Self {
        self.game.carts -= more;
        self.player(seat).carts += more;
        self
    }

    /// Sets one of the two Missions that the seat has kept.
    pub fn mission(&mut self, seat: usize, index: usize, mission: &str) -> &mut Self {
        let mission = read(mission);
        for other in 0..players_of(&self.game) {
            // The seat that has it gets what this seat had.
            let mine = self.player(seat).missions.kept[index];
            let cards = &mut self.player(other).missions;
            for card in cards
                .kept
                .iter_mut()
                .chain(&mut cards.given)
                .chain([&mut cards.boxed])
            {
                if *card == Some(mission) {
                    *card = mine;
                }
            }
        }
        self.player(seat).missions.kept[index] = Some(mission);
        self
    }

    /// Sets the stock of a good for the sake of a position; tiles may leave the game for it, and the number
    /// set up is no longer checked.
    pub fn stock(&mut self, good: &str, count: u8) -> &mut Self {
        self.game.stock[read(good)] = count;
        self
    }

    /// A seat's Missions, for changing.
    pub fn missions(&mut self, seat: usize) -> &mut MissionCards {
        &mut self.player(seat).missions
    }

    /// Sets what lies on a role or extension tile.
    pub fn fill(&mut self, seat: usize, place: &str, count: u8) -> &mut Self {
        self.player(seat).fills.set(read(place), count);
        self
    }

    /// The ring, for changing.
    pub fn ring(&mut self) -> &mut Ring {
        &mut self.game.ring
    }

    /// The orders on the Market, for changing.
    pub fn orders(&mut self) -> &mut OrderSet {
        &mut self.game.orders
    }

    /// Removes a house from the Village.
    pub fn house_gone(&mut self, good: Good) {
        self.game.houses.remove(good);
    }

    /// Removes a boat from the Harbor.
    pub fn boat_gone(&mut self, good: Good) {
        self.game.boats.remove(good);
    }

    /// Leaves no house in the Village.
    pub fn no_houses(&mut self) -> &mut Self {
        self.game.houses = Cards::default();
        self
    }

    /// Leaves no boat in the Harbor.
    pub fn no_boats(&mut self) -> &mut Self {
        self.game.boats = Cards::default();
        self
    }

    /// Leaves no cart in the Village.
    pub fn no_carts(&mut self) -> &mut Self {
        self.game.carts = 0;
        self
    }

    /// Swaps the tiles of two positions of the strip.
    pub fn swap_on_strip(&mut self, one: usize, other: usize) {
        self.game.strip.swap(one, other);
    }

    /// Makes the table play with another component set from now on.
    pub fn with_components(&mut self, components: ComponentSet) -> &mut Self {
        self.game.components = components;
        self
    }

    /// Sets the current round.
    pub fn in_round(&mut self, round: u8) -> &mut Self {
        self.game.round = round;
        self
    }

    /// Sets the last round, without a trigger.
    pub fn final_round(&mut self, round: u8) -> &mut Self {
        self.game.final_round = Some(round);
        self
    }

    /// Sets the start player of the round.
    pub fn start(&mut self, seat: Seat) -> &mut Self {
        self.game.start = seat;
        self
    }

    /// Triggers the end now.
    pub fn trigger(&mut self, trigger: Trigger) -> &mut Self {
        self.game.trigger(trigger, &mut self.events);
        self
    }

    /// Triggers the end if a location is empty.
    pub fn look_for_empty_locations(&mut self) -> &mut Self {
        self.game.look_for_empty_locations(&mut self.events);
        self
    }

    /// Whether the Mission would be done for this seat if the game ended now.
    pub fn mission_done(&self, seat: Seat, mission: Mission) -> bool {
        self.game.mission_done(seat, mission)
    }

    /// Ends the game.
    pub fn over(&mut self) -> &mut Self {
        *self.game.decision = Decision::Over;
        self
    }
}
