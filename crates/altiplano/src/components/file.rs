//! Reading and checking a component file. All errors are collected, so that a host can fix a file in one go.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::vec::Vec;

use sha2::{Digest, Sha256};

use super::check::check_together;
use super::derived::{Derived, ROAD_STEPS_MAX};
use super::reader::Reader;
use super::{
    ComponentError, Components, Expected, PLANNING_LIMIT_MAX, PLANNING_LIMIT_START, Problem, RoadStep,
    STRIP_LENGTH, ShelfData,
};
use crate::vocabulary::good::{ByGood, Good};
use crate::vocabulary::location::Location;
use crate::vocabulary::mission::Mission;
use crate::vocabulary::order::Order;
use crate::vocabulary::place::SHELF_COUNT_MAX;
use crate::vocabulary::role::Role;

impl Components {
    /// Reads a component file.
    ///
    /// # Errors
    /// Everything that is wrong with it, in order of lines where an error belongs to a line.
    pub fn read(text: &str) -> Result<Self, Vec<ComponentError>> {
        let mut reader = Reader::split(text);
        let mut components = reader.components();
        components.digest = Sha256::digest(text).into();
        reader.unasked();
        if reader.errors.is_empty() {
            check_together(&components, &mut reader);
        }
        if !reader.errors.is_empty() {
            reader
                .errors
                .sort_by_key(|error| error.line.unwrap_or(usize::MAX));
            return Err(reader.errors);
        }
        components.facts = reader.facts;
        components.derived = Derived::of(&components);
        Ok(components)
    }
}

impl Reader<'_> {
    /// All components, with 0 where something is wrong; reads as a table of the fields in the order of the
    /// file.
    fn components(&mut self) -> Components {
        let name = self.value("set").unwrap_or("unnamed");
        let letters = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        if name.is_empty() || name.len() > 32 || !name.bytes().all(letters) {
            self.wrong_at("set", Problem::Name);
        }
        let stock = self.rising("stock");
        let tiles = stock.0.iter().map(|columns| u32::from(columns[3])).sum();
        self.total("tiles.total", tiles);
        let points = ByGood::from_fn(|good| self.number(format_args!("good.{good}.points"), 0, 20));
        let prices = ByGood::from_fn(|good| self.price(good));
        let [carts, orders_open] = ["carts.stock", "orders.open"].map(|field| {
            let most = if field == "carts.stock" { 20 } else { 16 };
            let columns = self.numbers::<4>(field, 2, most);
            self.not_falling(field, &columns);
            columns
        });
        let spaces = core::array::from_fn(|index| {
            self.number(format_args!("location.{}.spaces", Location::ALL[index]), 2, 3)
        });
        let movement_spaces = self.number("movement.spaces", 1, 8);
        let corn_store_spaces = self.number("corn-store.spaces", 1, 4);
        let road = self.road();
        let shelves = self.shelves();
        let roles = core::array::from_fn(|index| self.role(Role::ALL[index]));
        let orders = core::array::from_fn(|index| self.order(Order::from_index(index)));
        self.total("orders.total", orders.len() as u32);
        let houses = self.cards("house", &[Good::Corn]);
        self.total("houses.total", u32::from(houses.total()));
        let boats = self.cards("boat", &[Good::Corn]);
        self.total("boats.total", u32::from(boats.total()));
        let house_points = self.number("house.points", 0, 20);
        let house_bonus = self.number("house.bonus", 0, 5);
        let boat_points = self.number("boat.points", 0, 20);
        let extensions = self.extensions();
        let surcharges = self.numbers::<STRIP_LENGTH>("strip.surcharges", 0, 20);
        let missions = core::array::from_fn(|index| {
            self.number(format_args!("mission.{}.points", Mission::ALL[index]), 0, 50)
        });
        Components {
            name: name.to_owned(),
            digest: [0; 32],
            stock,
            points,
            prices,
            carts,
            orders_open,
            spaces,
            movement_spaces,
            corn_store_spaces,
            road,
            shelves,
            roles,
            orders,
            houses,
            house_points,
            house_bonus,
            boats,
            boat_points,
            extensions,
            surcharges,
            missions,
            facts: Vec::new(),
            derived: Derived::empty(),
        }
    }

    fn rising(&mut self, what: &str) -> ByGood<[u8; 4]> {
        ByGood::from_fn(|good| {
            let field = format!("good.{good}.{what}");
            let columns = self.numbers::<4>(&field, 1, 60);
            self.not_falling(&field, &columns);
            columns
        })
    }

    fn not_falling(&mut self, field: &str, columns: &[u8; 4]) {
        if !columns.is_sorted() {
            self.wrong_at(field, Problem::Falling);
        }
    }

    fn price(&mut self, good: Good) -> u8 {
        let field = format!("good.{good}.price");
        match self.value(&field) {
            None | Some("none") => 0,
            Some(_) if good == Good::Corn => {
                self.wrong_at(&field, Problem::Forbidden { good: good.key() });
                0
            }
            Some(word) => self.number_of(&field, word, 1, 20),
        }
    }

    fn road(&mut self) -> Vec<RoadStep> {
        let mut steps = Vec::new();
        let mut limit = PLANNING_LIMIT_START;
        while steps.is_empty() || self.has(&format!("road.{}", steps.len() + 1)) {
            let field = format!("road.{}", steps.len() + 1);
            let Some(word) = self.value(&field) else { break };
            steps.push(if word == "space" {
                RoadStep::Space
            } else {
                RoadStep::Corn
            });
            limit += u8::from(word == "space");
            if !["space", "corn"].contains(&word) {
                self.wrong_word(&field, Expected::RoadStep, word);
            }
            if limit > PLANNING_LIMIT_MAX {
                let (most, found) = (PLANNING_LIMIT_MAX, limit.into());
                self.wrong_at(&field, Problem::PlanningSpaces { most, found });
            }
            if steps.len() == ROAD_STEPS_MAX {
                break;
            }
        }
        steps
    }

    fn shelves(&mut self) -> Vec<ShelfData> {
        let mut shelves = Vec::new();
        // The printed example (rulebook, "Zasady składowania towarów w magazynie") and a Mission need seven.
        while shelves.len() < 7 || self.has(&format!("shelf.{}.slots", shelves.len() + 1)) {
            if shelves.len() == SHELF_COUNT_MAX {
                break;
            }
            let number = shelves.len() + 1;
            shelves.push(ShelfData {
                slots: self.number(format_args!("shelf.{number}.slots"), 1, 8),
                points: self.number(format_args!("shelf.{number}.points"), 0, 50),
            });
        }
        shelves
    }
}
