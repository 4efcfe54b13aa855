//! Roles, orders, houses, boats and extensions of a component file.

use alloc::format;
use alloc::vec::Vec;

use super::reader::Reader;
use super::{Expected, ExtensionData, OrderData, PLANNING_LIMIT_MAX, Problem, RoleData};
use crate::vocabulary::extension::{Effect, Extension, Input, Workshop};
use crate::vocabulary::good::{ByGood, Cards, Good, GoodSet};
use crate::vocabulary::location::Location;
use crate::vocabulary::order::Order;
use crate::vocabulary::role::Role;

/// The most goods on one order card: a bit for each of them says whether it is delivered.
pub(super) const ORDER_GOODS_MAX: usize = 8;

impl Reader<'_> {
    /// `farm`.
    fn location_of(&mut self, field: &str) -> Location {
        let Some(word) = self.value(field) else {
            return Location::Farm;
        };
        word.parse().unwrap_or_else(|_| {
            self.wrong_word(field, Expected::Location, word);
            Location::Farm
        })
    }

    /// Kinds, each named once, in any order, without corn.
    fn kinds(&mut self, field: &str, words: &str) -> GoodSet {
        let mut kinds = GoodSet::EMPTY;
        for word in words.split_whitespace() {
            match self.good_of(field, word) {
                Some(Good::Corn) => self.wrong_at(field, Problem::Forbidden { good: "corn" }),
                Some(good) if kinds.contains(good) => {
                    self.wrong_at(field, Problem::Repeated { what: good.key() });
                }
                Some(good) => kinds.insert(good),
                None => {}
            }
        }
        kinds
    }

    pub(super) fn role(&mut self, role: Role) -> RoleData {
        let location = self.location_of(&format!("role.{role}.location"));
        let workshop = self.action(&format!("role.{role}.action"), location);
        let (goods, coins) = self.start(&format!("role.{role}.start"));
        RoleData {
            workshop,
            goods,
            coins,
        }
    }

    /// `2 food 1 fish 1 coin`, each kind once.
    fn start(&mut self, field: &str) -> (ByGood<u8>, u8) {
        let mut goods = ByGood::default();
        let mut coins = 0;
        let words = self.words(field, Problem::Start);
        for pair in words.chunks(2) {
            let [count, word] = *pair else {
                self.wrong_at(field, Problem::Start);
                break;
            };
            let count = self.number_of(field, count, 1, 8);
            let (what, held) = match word {
                "coin" => ("coin", &mut coins),
                _ => match self.good_of(field, word) {
                    Some(Good::Corn) => {
                        self.wrong_at(field, Problem::Forbidden { good: "corn" });
                        continue;
                    }
                    Some(good) => (good.key(), &mut goods[good]),
                    None => continue,
                },
            };
            if *held > 0 {
                self.wrong_at(field, Problem::Repeated { what });
            }
            *held = count;
        }
        if goods.total() > u32::from(PLANNING_LIMIT_MAX) {
            let (most, found) = (PLANNING_LIMIT_MAX, goods.total());
            self.wrong_at(field, Problem::StartTiles { most, found });
        }
        (goods, coins)
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
        let Some(((count, kind), gains)) = sides.filter(|(_, gains)| !gains.is_empty()) else {
            self.wrong_at(field, Problem::Action);
            return workshop;
        };
        let count = self.number_of(field, count, 1, 3);
        workshop.input = match kind.trim() {
            "coin" => Input::Coins(count),
            word => Input::Tiles(self.good_of(field, word).unwrap_or(Good::Food), count),
        };
        if matches!(workshop.input, Input::Tiles(Good::Corn, _)) {
            self.wrong_at(field, Problem::Forbidden { good: "corn" });
        }
        workshop.gains = self.kinds(field, gains);
        workshop
    }

    pub(super) fn order(&mut self, order: Order) -> OrderData {
        let field = format!("order.{order}.goods");
        let words = self.words(&field, Problem::OrderGoods { found: 0 });
        if words.len() > ORDER_GOODS_MAX {
            let found = words.len();
            self.wrong_at(&field, Problem::OrderGoods { found });
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

    pub(super) fn cards(&mut self, what: &str, forbidden: &[Good]) -> Cards {
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

    pub(super) fn extensions(&mut self) -> [Option<ExtensionData>; Extension::COUNT] {
        let mut count = 0;
        let extensions = core::array::from_fn(|index| {
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
                self.wrong_word(&letter, Expected::Letter, word);
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
}
