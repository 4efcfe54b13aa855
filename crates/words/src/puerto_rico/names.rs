//! Names of things and people.

use narrator::puerto_rico as names;
use puerto_rico::{Building, ByGood, Good, Hold, Place, Role, RoleCard, Switch, Tile};
use tabletop::Seat;

use crate::puerto_rico::{Teller, id};

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

    /// The letter that stands for a good on narrow boards.
    #[must_use]
    pub fn good_letter(&self, good: Good) -> String {
        self.words.word(&format!("good-{}-letter", good.key()))
    }

    /// An amount of one kind: `3 corn`.
    #[must_use]
    pub fn amount(&self, count: u8, good: Good) -> String {
        self.tell(&names::amount(count, good))
    }

    /// Amounts of goods as a list: `3 corn and 1 sugar`. Empty when there are none.
    #[must_use]
    pub fn goods(&self, goods: &ByGood<u8>) -> String {
        self.list(&names::goods(goods))
    }

    /// An island tile.
    #[must_use]
    pub fn tile(&self, tile: Tile) -> String {
        self.tell(&names::tile(tile))
    }

    /// An island tile in at most 10 characters.
    #[must_use]
    pub fn tile_short(&self, tile: Tile) -> String {
        self.words.word(&format!("tile-{}-short", tile.key()))
    }

    /// A role.
    #[must_use]
    pub fn role(&self, role: Role) -> String {
        self.tell(&names::role(role))
    }

    /// A role card.
    #[must_use]
    pub fn card(&self, card: RoleCard) -> String {
        self.tell(&names::card(card))
    }

    /// A building.
    #[must_use]
    pub fn building(&self, building: Building) -> String {
        self.tell(&names::building(building))
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
        self.tell(&names::place(place))
    }

    /// A ship by its number of holds, or the seat's wharf.
    #[must_use]
    pub fn ship(&self, hold: Hold) -> String {
        self.tell(&names::ship(hold))
    }

    /// A switch of the table's agreement.
    #[must_use]
    pub fn switch(&self, switch: Switch) -> String {
        self.words.word(&id("switch", switch.key()))
    }
}
