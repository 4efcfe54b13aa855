//! Reading and checking a component file. All errors are collected, so that a host can mend a file in
//! one go.

use std::collections::BTreeMap;
use std::fmt::Display;

use sha2::{Digest, Sha256};

use super::check::check_together;
use super::derived::{Derived, ROAD_STEPS_MAX};
use super::{
    ComponentError, Components, ExtensionData, Fact, OrderData, PLANNING_LIMIT_MAX, PLANNING_LIMIT_START,
    Problem, Provenance, RoadStep, RoleData, SHELF_COUNT_MAX, STRIP_LENGTH, ShelfData,
};
use crate::extension::{Effect, Extension, Input, Workshop};
use crate::good::{ByGood, Cards, Good, GoodSet};
use crate::location::Location;
use crate::mission::Mission;
use crate::order::Order;
use crate::role::Role;

/// A line that nobody has asked for yet.
struct Line<'a> {
    number: usize,
    value: &'a str,
    asked: bool,
}

/// The file while it is read.
pub(super) struct Reader<'a> {
    lines: BTreeMap<&'a str, Line<'a>>,
    facts: Vec<Fact>,
    errors: Vec<ComponentError>,
}

impl Components {
    /// Reads a component file.
    ///
    /// # Errors
    /// Everything that is wrong with it, in order of lines as far as lines are to blame.
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

fn provenance(text: &str) -> Option<Provenance> {
    let lines = match text {
        "inferred" => return Some(Provenance::Inferred),
        "reconstructed" => return Some(Provenance::Reconstructed),
        "printed" => return Some(Provenance::Printed),
        _ => text.strip_prefix("rulebook ")?.trim(),
    };
    let (first, last) = lines.split_once('-').unwrap_or((lines, lines));
    Some(Provenance::Rulebook {
        first: first.trim().parse().ok()?,
        last: last.trim().parse().ok()?,
    })
}

impl<'a> Reader<'a> {
    /// Takes the lines apart.
    fn split(text: &'a str) -> Self {
        let mut reader = Self {
            lines: BTreeMap::new(),
            facts: Vec::new(),
            errors: Vec::new(),
        };
        for (index, line) in text.lines().enumerate() {
            let (number, line) = (index + 1, line.trim());
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let parts = line.split_once('=').and_then(|(field, rest)| {
                rest.rsplit_once(';')
                    .map(|(value, source)| (field, value, source))
            });
            let Some((field, value, source)) = parts else {
                let shown: String = line.chars().take(40).collect();
                reader.wrong(Some(number), &shown, Problem::NotALine);
                continue;
            };
            let (field, value, source) = (field.trim(), value.trim(), source.trim());
            match provenance(source) {
                Some(provenance) => reader.facts.push(Fact {
                    field: field.to_owned(),
                    value: value.to_owned(),
                    provenance,
                }),
                None => {
                    let found = source.chars().take(40).collect();
                    reader.wrong(Some(number), field, Problem::Provenance { found });
                }
            }
            if let Some(earlier) = reader.lines.get(field) {
                let earlier = earlier.number;
                reader.wrong(Some(number), field, Problem::Twice { earlier });
            } else {
                let line = Line {
                    number,
                    value,
                    asked: false,
                };
                reader.lines.insert(field, line);
            }
        }
        reader
    }

    fn wrong(&mut self, line: Option<usize>, field: &str, problem: Problem) {
        self.errors.push(ComponentError {
            line,
            field: field.to_owned(),
            problem,
        });
    }

    /// Something wrong with a field, in its line.
    pub(super) fn wrong_at(&mut self, field: &str, problem: Problem) {
        let line = self.lines.get(field).map(|line| line.number);
        self.wrong(line, field, problem);
    }

    fn has(&self, field: &str) -> bool {
        self.lines.contains_key(field)
    }

    /// The value of a field that has to be there.
    fn value(&mut self, field: &str) -> Option<&'a str> {
        let Some(line) = self.lines.get_mut(field) else {
            self.wrong(None, field, Problem::Missing);
            return None;
        };
        line.asked = true;
        Some(line.value)
    }

    fn number_of(&mut self, field: &str, word: &str, least: u16, most: u16) -> u8 {
        match word.parse::<u16>() {
            Ok(number) if (least..=most).contains(&number) => number as u8,
            _ => {
                let found = word.chars().take(20).collect();
                self.wrong_at(field, Problem::Number { found, least, most });
                0
            }
        }
    }

    /// The one number of a field.
    fn number(&mut self, field: impl Display, least: u16, most: u16) -> u8 {
        let field = field.to_string();
        let Some(value) = self.value(&field) else { return 0 };
        self.number_of(&field, value, least, most)
    }

    /// The numbers of a field, exactly `N`.
    fn numbers<const N: usize>(&mut self, field: impl Display, least: u16, most: u16) -> [u8; N] {
        let field = field.to_string();
        let Some(value) = self.value(&field) else {
            return [0; N];
        };
        let words: Vec<&str> = value.split_whitespace().collect();
        if words.len() != N {
            let (expected, found) = (N, words.len());
            self.wrong_at(&field, Problem::Count { expected, found });
            return [0; N];
        }
        std::array::from_fn(|index| self.number_of(&field, words[index], least, most))
    }

    fn good_of(&mut self, field: &str, word: &str) -> Option<Good> {
        let good = word.parse().ok();
        if good.is_none() {
            let found = word.chars().take(20).collect();
            let expected = "good";
            self.wrong_at(field, Problem::Word { expected, found });
        }
        good
    }

    /// A declared total that the parts must reach: catches slips in long columns.
    fn total(&mut self, field: &str, found: u32) {
        let Some(value) = self.value(field) else { return };
        match value.parse::<u32>() {
            Ok(expected) if expected == found => {}
            Ok(expected) => self.wrong_at(field, Problem::Sum { expected, found }),
            Err(_) => {
                self.number_of(field, value, 1, 999);
            }
        }
    }

    /// Everything, with 0 where something is wrong.
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
        let spaces = std::array::from_fn(|index| {
            self.number(format_args!("location.{}.spaces", Location::ALL[index]), 2, 3)
        });
        let movement_spaces = self.number("movement.spaces", 1, 8);
        let corn_store_spaces = self.number("corn-store.spaces", 1, 4);
        let road = self.road();
        let shelves = self.shelves();
        let roles = std::array::from_fn(|index| self.role(Role::ALL[index]));
        let orders = std::array::from_fn(|index| self.order(Order::from_index(index)));
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
        let missions = std::array::from_fn(|index| {
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
                let found = word.chars().take(20).collect();
                let expected = "step of the Road (`space` or `corn`)";
                self.wrong_at(&field, Problem::Word { expected, found });
            }
            if limit > PLANNING_LIMIT_MAX {
                let (expected, found) = (PLANNING_LIMIT_MAX.into(), limit.into());
                self.wrong_at(&field, Problem::Sum { expected, found });
            }
            if steps.len() == ROAD_STEPS_MAX {
                break;
            }
        }
        steps
    }

    fn shelves(&mut self) -> Vec<ShelfData> {
        let mut shelves = Vec::new();
        // The example of altiplano-pl.txt:385 and the Mission of line 605 need seven.
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

    fn location_of(&mut self, field: &str) -> Location {
        let Some(word) = self.value(field) else {
            return Location::Farm;
        };
        word.parse().unwrap_or_else(|_| {
            let found = word.chars().take(20).collect();
            let expected = "location";
            self.wrong_at(field, Problem::Word { expected, found });
            Location::Farm
        })
    }

    fn role(&mut self, role: Role) -> RoleData {
        let location = self.location_of(&format!("role.{role}.location"));
        let workshop = self.action(&format!("role.{role}.action"), location);
        let field = format!("role.{role}.start");
        let mut goods = ByGood::default();
        let mut coins = 0;
        let words: Vec<&str> = self
            .value(&field)
            .unwrap_or_default()
            .split_whitespace()
            .collect();
        for pair in words.chunks(2) {
            let count = self.number_of(&field, pair[0], 1, 8);
            match pair.get(1) {
                Some(&"coin") => coins = count,
                Some(&word) => match self.good_of(&field, word) {
                    Some(Good::Corn) => self.wrong_at(&field, Problem::Forbidden { good: "corn" }),
                    Some(good) => goods[good] += count,
                    None => {}
                },
                None => self.wrong_at(
                    &field,
                    Problem::Count {
                        expected: words.len() + 1,
                        found: words.len(),
                    },
                ),
            }
        }
        if goods.total() > u32::from(PLANNING_LIMIT_MAX) {
            let (expected, found) = (PLANNING_LIMIT_MAX.into(), goods.total());
            self.wrong_at(&field, Problem::Sum { expected, found });
        }
        RoleData {
            workshop,
            goods,
            coins,
        }
    }

    /// `2 food -> ore stone`, `1 coin -> fish wood`.
    fn action(&mut self, field: &str, location: Location) -> Workshop {
        let mut workshop = Workshop {
            location,
            input: Input::Coins(1),
            gains: GoodSet::EMPTY,
        };
        let Some(text) = self.value(field) else {
            return workshop;
        };
        let sides = text
            .split_once("->")
            .and_then(|(input, gains)| Some((input.trim().split_once(' ')?, gains.trim())));
        let Some(((count, kind), gains)) = sides else {
            self.wrong_at(field, Problem::Action);
            return workshop;
        };
        let count = self.number_of(field, count, 1, 3);
        workshop.input = match kind.trim() {
            "coin" => Input::Coins(count),
            word => Input::Tiles(self.good_of(field, word).unwrap_or(Good::Food), count),
        };
        for word in gains.split_whitespace() {
            if let Some(good) = self.good_of(field, word) {
                workshop.gains.insert(good);
            }
        }
        let corn_in = matches!(workshop.input, Input::Tiles(Good::Corn, _));
        if corn_in || workshop.gains.contains(Good::Corn) {
            self.wrong_at(field, Problem::Forbidden { good: "corn" });
        } else if workshop.gains.is_empty() {
            self.wrong_at(field, Problem::Action);
        }
        workshop
    }

    fn order(&mut self, order: Order) -> OrderData {
        let field = format!("order.{order}.goods");
        let words: Vec<&str> = self
            .value(&field)
            .unwrap_or_default()
            .split_whitespace()
            .collect();
        if !(1..=8).contains(&words.len()) {
            let (least, most, found) = (1, 8, words.len().to_string());
            self.wrong_at(&field, Problem::Number { found, least, most });
        }
        let mut goods: Vec<Good> = words
            .iter()
            .filter_map(|word| self.good_of(&field, word))
            .collect();
        if goods.contains(&Good::Corn) {
            self.wrong_at(&field, Problem::Forbidden { good: "corn" });
        }
        goods.sort();
        let points = self.number(format_args!("order.{order}.points"), 1, 99);
        OrderData { goods, points }
    }

    fn cards(&mut self, what: &str, forbidden: &[Good]) -> Cards {
        let mut cards = Cards::default();
        for good in Good::ALL {
            let field = format!("{what}.{good}.cards");
            let count = self.number(&field, 0, 3);
            if count > 0 && forbidden.contains(&good) {
                self.wrong_at(&field, Problem::Forbidden { good: good.key() });
            }
            (0..count).for_each(|_| cards.add(good));
        }
        cards
    }

    fn extensions(&mut self) -> [Option<ExtensionData>; Extension::COUNT] {
        let mut count = 0;
        let extensions = std::array::from_fn(|index| {
            let extension = Extension::from_index(index);
            let field = |what: &str| format!("extension.{extension}.{what}");
            let is_there = ["letter", "players", "price"]
                .iter()
                .any(|what| self.has(&field(what)));
            if !is_there && (extension.second || extension.effect == Effect::E20) {
                return None;
            }
            count += 1;
            let letter = field("letter");
            let word = self.value(&letter).unwrap_or("a");
            let place = ["a", "b", "c", "d"].iter().position(|letter| *letter == word);
            if place.is_none() {
                let found = word.chars().take(20).collect();
                let expected = "letter from a to d";
                self.wrong_at(&letter, Problem::Word { expected, found });
            }
            Some(ExtensionData {
                letter: place.unwrap_or(0) as u8,
                player_count_min: self.number(field("players"), 2, 5),
                price: self.number(field("price"), 0, 20),
            })
        });
        self.total("extensions.total", count);
        extensions
    }

    /// Lines that belong to nothing.
    fn unasked(&mut self) {
        let unasked: Vec<(usize, &str)> = self
            .lines
            .iter()
            .filter(|(_, line)| !line.asked)
            .map(|(field, line)| (line.number, *field))
            .collect();
        for (number, field) in unasked {
            self.wrong(Some(number), field, Problem::Unknown);
        }
    }
}
