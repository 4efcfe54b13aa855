//! Whole moves: all answers to one decision together.

use puerto_rico::{Action, Building, Decision, Place, State, Tile};
use tabletop::{Game, Seat};

use crate::puerto_rico::Teller;

impl Teller<'_> {
    /// What a seat does with the decision that is open here, up to its end: who is where after a placement, what is
    /// kept after storing, otherwise the answers one after the other.
    #[must_use]
    pub fn whole_move(&self, state: &State, seat: Seat, actions: &[Action]) -> String {
        let mut after = *state;
        let mut answers = Vec::with_capacity(actions.len());
        for &action in actions {
            let decision = after.decision();
            if after.apply(seat, action, &mut ()).is_err() {
                break;
            }
            // An action that only ends the preceding answers needs no words.
            if answers.is_empty() || action != Action::Pass {
                answers.push(self.action(action, decision));
            }
        }
        match state.decision() {
            Decision::PlaceWorkers(..) | Decision::PlaceNobles(..) => self.placement(&after, seat),
            Decision::StoreKind(_) | Decision::KeepSingle(_) => {
                let kept = self.goods(&after.board(seat).goods);
                match kept.is_empty() {
                    true => self.words.word("hint-keep-nothing"),
                    false => self.say("act-keep", &[("good", kept.into())]),
                }
            }
            _ => self.words.chained(&answers),
        }
    }

    /// Who is where: "coffee plantation (2), university (1 noble)"; or what is left empty, if everybody has found a place and
    /// that is shorter.
    fn placement(&self, state: &State, seat: Seat) -> String {
        let board = state.board(seat);
        let tiles = Tile::ALL.into_iter().map(Place::Tile);
        let buildings = Building::ALL.into_iter().map(Place::Building);
        let places: Vec<Place> = tiles
            .chain(buildings)
            .filter(|&place| board.circles(place) > 0)
            .collect();
        let occupied = || places.iter().filter(|&&place| board.workers(place) > 0);
        let empty = || places.iter().filter(|&&place| board.empty_circles(place) > 0);
        if (1..=2).contains(&empty().count()) && occupied().count() > 3 && board.nobles_total() == 0 {
            let names: Vec<String> = empty()
                .map(|&place| self.peopled(place, board.empty_circles(place), 0))
                .collect();
            return self.say("hint-left-empty", &[("places", names.join(", ").into())]);
        }
        let names: Vec<String> = occupied()
            .map(|&place| self.peopled(place, board.workers(place), board.nobles(place)))
            .collect();
        match names.is_empty() {
            true => self.words.word("hint-placement"),
            false => names.join(", "),
        }
    }

    /// A place with a number of people, if there is more than one, and with how many of them are nobles.
    fn peopled(&self, place: Place, people: u8, nobles: u8) -> String {
        let name = self.place(place);
        let counted = || self.say("count-nobles", &[("count", nobles.into())]);
        match (people, nobles) {
            (1, 0) => name,
            (_, 0) => format!("{name} ({people})"),
            (_, _) if people == nobles => format!("{name} ({})", counted()),
            (_, _) => format!("{name} ({people}, {})", counted()),
        }
    }
}
