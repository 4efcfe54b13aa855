//! Two tiles give one good (rulebook, "Farma", "Las", "Kopalnia", "Przystań").
//!
//! *What it does:* lifts two tiles into the container and takes the good from its stock. *When:* an
//! action with the pawn at the location. *Interactions:* the any-location tile may be one of the two;
//! if the stock is empty, nothing is gained (R39).

use alloc::vec::Vec;

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat};

use crate::boards::player::Player;
use crate::boards::state::State;
use crate::vocabulary::action::{Action, Recipe};
use crate::vocabulary::event::Event;
use crate::vocabulary::location::Location;

/// The recipes of a location.
const fn recipes(location: Location) -> &'static [Recipe] {
    match location {
        Location::Farm => &[Recipe::FarmWool, Recipe::FarmCloth],
        Location::Forest => &[Recipe::ForestWood],
        Location::Mine => &[Recipe::MineStone, Recipe::MineSilver],
        Location::Harbor => &[Recipe::HarborFood, Recipe::HarborStone],
        Location::Village | Location::Market | Location::Road => &[],
    }
}

impl State {
    pub(super) fn recipes_open(player: &Player, location: Location) -> bool {
        recipes(location)
            .iter()
            .any(|recipe| player.has_any_pair(location, recipe.inputs()))
    }

    pub(super) fn offer_recipes(player: &Player, location: Location, actions: &mut Vec<Action>) {
        for &recipe in recipes(location) {
            for wild in [false, true] {
                if player.has_pair(location, recipe.inputs(), wild) {
                    actions.push(Action::Make { recipe, wild });
                }
            }
        }
    }

    pub(super) fn make(
        &mut self,
        seat: Seat,
        recipe: Recipe,
        wild: bool,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        self.players[seat].use_pair(recipe.location(), recipe.inputs(), wild);
        self.gain(seat, recipe.output(), events);
        GO_ON
    }
}
