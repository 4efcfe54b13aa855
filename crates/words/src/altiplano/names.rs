//! Names of things and people.

use altiplano::{Effect, Extension, Good, Input, Location, Mission, Order, Place, Role, Workshop};
use narrator::altiplano as names;
use tabletop::Seat;

use super::Teller;

impl Teller<'_> {
    /// A player's name; the seat's number, from 1, if there is no name.
    #[must_use]
    pub fn player(&self, seat: Seat) -> String {
        self.readers.player(seat)
    }

    /// A good.
    #[must_use]
    pub fn good(&self, good: Good) -> String {
        self.tell(&names::good(good))
    }

    /// An amount of one kind: `3 fish`.
    #[must_use]
    pub fn amount(&self, count: u8, good: Good) -> String {
        self.tell(&names::amount(count, good))
    }

    /// Tiles as a list of amounts, ordered by kind: `2 food and 1 fish`. Empty when there are none.
    #[must_use]
    pub fn goods(&self, goods: &[Good]) -> String {
        self.list(&names::goods(goods))
    }

    /// A location.
    #[must_use]
    pub fn location(&self, location: Location) -> String {
        self.tell(&names::location(location))
    }

    /// A role.
    #[must_use]
    pub fn role(&self, role: Role) -> String {
        self.tell(&names::role(role))
    }

    /// A Mission: what it asks for.
    #[must_use]
    pub fn mission(&self, mission: Mission) -> String {
        self.tell(&names::mission(mission))
    }

    /// A place for tiles; an extension is given by its code, as it is typed.
    #[must_use]
    pub fn place(&self, place: Place) -> String {
        match place {
            Place::Extension(effect) => effect.key().to_uppercase(),
            _ => self.tell(&names::place(place)),
        }
    }

    /// What an extension does, as a sentence.
    #[must_use]
    pub fn effect(&self, effect: Effect) -> String {
        self.tell(&names::effect(effect))
    }

    /// An extension tile: its name and what it does.
    #[must_use]
    pub fn extension(&self, extension: Extension) -> String {
        format!(
            "{}: {}",
            extension.to_string().to_uppercase(),
            self.effect(extension.effect)
        )
    }

    /// What an order asks for and brings.
    #[must_use]
    pub fn order(&self, order: Order) -> String {
        let card = self.components.order(order);
        let count = |kind: Good| card.goods.iter().filter(|&&good| good == kind).count() as u8;
        let goods = Good::ALL.into_iter().filter_map(|kind| match count(kind) {
            0 => None,
            1 => Some(self.good(kind)),
            count => Some(self.amount(count, kind)),
        });
        let goods: Vec<String> = goods.collect();
        format!("{} ({})", goods.join(", "), self.points(card.points.into()))
    }

    /// An action of a role or extension tile: `1 food → ore`.
    #[must_use]
    pub fn workshop(&self, workshop: &Workshop) -> String {
        let input = match workshop.input {
            Input::Tiles(good, count) => self.amount(count, good),
            Input::Coins(count) => self.coins(count.into()),
        };
        let gains: Vec<String> = workshop.gains.iter().map(|good| self.good(good)).collect();
        let gains = gains.join(" / ");
        self.say("gives", &[("input", input.into()), ("gains", gains.into())])
    }

    /// A number of coins.
    #[must_use]
    pub fn coins(&self, count: i64) -> String {
        self.tell(&names::coins(count))
    }

    /// A number of points.
    #[must_use]
    pub fn points(&self, count: i64) -> String {
        self.tell(&names::points(count))
    }
}
