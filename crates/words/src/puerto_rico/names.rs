//! Names of things and people.

use puerto_rico::{Building, ByGood, Good, Hold, Place, Role, RoleCard, Switch, Tile};
use tabletop::Seat;

use crate::puerto_rico::{Teller, id};

impl Teller<'_> {
    /// A player's name; the seat's number, from 1, where there is no name.
    #[must_use]
    pub fn player(&self, seat: Seat) -> String {
        self.players
            .get(seat.index())
            .cloned()
            .unwrap_or_else(|| (seat.index() + 1).to_string())
    }

    /// A good.
    #[must_use]
    pub fn good(&self, good: Good) -> String {
        self.words.word(&id("good", good.key()))
    }

    /// The letter that stands for a good on narrow boards.
    #[must_use]
    pub fn good_letter(&self, good: Good) -> String {
        self.words.word(&format!("good-{}-letter", good.key()))
    }

    /// An amount of one kind: `3 corn`.
    #[must_use]
    pub fn amount(&self, count: u8, good: Good) -> String {
        self.say(
            "good-amount",
            &[("count", count.into()), ("good", self.good(good).into())],
        )
    }

    /// Amounts of goods as a list: `3 corn, 1 sugar`. Empty when there are none.
    #[must_use]
    pub fn goods(&self, goods: &ByGood<u8>) -> String {
        let amounts: Vec<String> = goods
            .iter()
            .filter(|(_, count)| **count > 0)
            .map(|(good, count)| {
                let good = self.good(good);
                self.say(
                    "good-amount",
                    &[("count", (*count).into()), ("good", good.into())],
                )
            })
            .collect();
        amounts.join(", ")
    }

    /// An island tile.
    #[must_use]
    pub fn tile(&self, tile: Tile) -> String {
        self.words.word(&id("tile", tile.key()))
    }

    /// An island tile in at most 10 characters.
    #[must_use]
    pub fn tile_short(&self, tile: Tile) -> String {
        self.words.word(&format!("tile-{}-short", tile.key()))
    }

    /// A role.
    #[must_use]
    pub fn role(&self, role: Role) -> String {
        self.words.word(&id("role", role.key()))
    }

    /// A role card.
    #[must_use]
    pub fn card(&self, card: RoleCard) -> String {
        self.words.word(&id("role", card.key()))
    }

    /// A building.
    #[must_use]
    pub fn building(&self, building: Building) -> String {
        self.words.word(&id("building", building.key()))
    }

    /// A building in at most 10 characters.
    #[must_use]
    pub fn building_short(&self, building: Building) -> String {
        self.words.word(&(id("building", building.key()) + "-short"))
    }

    /// What a building does.
    #[must_use]
    pub fn building_effect(&self, building: Building) -> String {
        self.words.word(&(id("building", building.key()) + "-effect"))
    }

    /// A kind of tile or a building.
    #[must_use]
    pub fn place(&self, place: Place) -> String {
        match place {
            Place::Tile(tile) => self.tile(tile),
            Place::Building(building) => self.building(building),
        }
    }

    /// A ship by its number of holds, or the own wharf.
    #[must_use]
    pub fn ship(&self, hold: Hold) -> String {
        match hold {
            Hold::Ship(capacity) => self.say("ship-name", &[("capacity", capacity.into())]),
            Hold::Wharf => self.words.word("word-private-ship"),
        }
    }

    /// A switch of the table's agreement.
    #[must_use]
    pub fn switch(&self, switch: Switch) -> String {
        self.words.word(&id("switch", switch.key()))
    }
}
