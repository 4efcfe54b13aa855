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

    /// Who is where: "coffee plantation: 2, university: 1 (1 noble)".
    fn placement(&self, state: &State, seat: Seat) -> String {
        let board = state.board(seat);
        let tiles = Tile::ALL.into_iter().map(Place::Tile);
        let buildings = Building::ALL.into_iter().map(Place::Building);
        let told: Vec<String> = tiles
            .chain(buildings)
            .filter(|&place| board.circles(place) > 0 && board.workers(place) > 0)
            .map(|place| {
                let workers = board.workers(place);
                let args = [("place", self.place(place).into()), ("workers", workers.into())];
                let words = self.say("terminal-act-assign", &args);
                match board.nobles(place) {
                    0 => words,
                    nobles => {
                        let nobles = self.say("count-nobles", &[("count", nobles.into())]);
                        format!("{words} ({nobles})")
                    }
                }
            })
            .collect();
        match told.is_empty() {
            true => self.words.word("hint-placement"),
            false => told.join(", "),
        }
    }
}
