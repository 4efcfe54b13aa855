//! The festival board: three tasks, and who won them.

use tabletop::Seat;

use crate::setup::components::Components;
use crate::vocabulary::building::Building;
use crate::vocabulary::good::{ByGood, Good};

tabletop::wire! {
    /// The festival's three tasks. A task stays known after it is won.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
    #[cfg_attr(feature = "wire", derive(serde::Deserialize))]
    #[cfg_attr(feature = "wire", serde(deny_unknown_fields))]
    pub struct Festival {
        /// The kind of plantation of the crop task; null before it is drawn.
        pub crop: Option<Good>,
        /// Who won the crop task; null while it is open.
        pub crop_winner: Option<Seat>,
        /// The goods of the production task, three once all are drawn; a kind may occur several times.
        #[cfg_attr(feature = "wire", serde(with = "crate::vocabulary::good::one_by_one"))]
        #[cfg_attr(feature = "typescript", ts(as = "Vec<Good>"))]
        #[cfg_attr(feature = "openapi", schema(value_type = Vec<Good>))]
        pub goods: ByGood<u8>,
        /// Who won the production task; null while it is open.
        pub goods_winner: Option<Seat>,
        /// The building of the building task; null before it is drawn.
        pub building: Option<Building>,
        /// Who won the building task; null while it is open.
        pub building_winner: Option<Seat>,
    }
}

impl Festival {
    /// The plantation on the festival board.
    #[must_use]
    pub fn open_crop(&self) -> Option<Good> {
        self.crop.filter(|_| self.crop_winner.is_none())
    }

    /// The goods on the festival board.
    #[must_use]
    pub fn open_goods(&self) -> ByGood<u8> {
        match self.goods_winner {
            None => self.goods,
            Some(_) => ByGood::default(),
        }
    }

    /// The building whose tile is on the festival board.
    #[must_use]
    pub fn open_building(&self) -> Option<Building> {
        self.building.filter(|_| self.building_winner.is_none())
    }

    /// Copies of a building besides the one on the festival board. With two players the tile is taken before the copies
    /// are reduced to one, or to two of a production building (2020-pl, "Wariant gry dla dwóch osób"), so it is an
    /// extra copy if the box has that many.
    pub(crate) fn copies(&self, player_count: usize, building: Building) -> u8 {
        let copies = Components::copies(player_count, building);
        if self.building != Some(building) {
            return copies;
        }
        let tile = u8::from(self.building_winner.is_none());
        match player_count {
            2 => (copies + 1).min(building.row().copies) - tile,
            _ => copies - tile,
        }
    }
}
