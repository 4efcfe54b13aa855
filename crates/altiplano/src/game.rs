//! The contract with everything around the rules.

use tabletop::{EventSink, Game, PerSeat, Random, Score, Seat, Turn, Weighted};

use crate::boards::state::State;
use crate::setup::{Setup, SetupError};
use crate::views::view::View;
use crate::vocabulary::action::{Action, Outcome};
use crate::vocabulary::decision::Decision;
use crate::vocabulary::event::Event;
use crate::vocabulary::refusal::Refusal;

impl Game for State {
    const ID: &'static str = "altiplano";
    const RULES_VERSION: u32 = 1;

    type Setup = Setup;
    type SetupError = SetupError;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        setup.check()?;
        Ok(Self::open(setup))
    }

    fn seat_count(&self) -> usize {
        self.seat_count.into()
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.decision {
            Decision::Over => Turn::Over,
            decision => {
                let asked = decision.asked();
                if asked.is_empty() {
                    Turn::Chance
                } else {
                    Turn::Seats(asked)
                }
            }
        }
    }

    #[inline]
    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        if !self.decision.asked().contains(seat) {
            return;
        }
        match self.decision {
            Decision::DraftRole(_)
            | Decision::KeepMission(_)
            | Decision::GiveMission(_)
            | Decision::KeepReceived(_) => self.opening_legal(seat, actions),
            Decision::TakeBack(_) | Decision::DrawMore { .. } | Decision::Swap(_) => {
                self.drawing_legal(seat, actions);
            }
            Decision::Plan(_) => self.planning_legal(seat, actions),
            Decision::PlacePawn(_) | Decision::Act { .. } | Decision::AfterAction(_) => {
                self.turn_legal(seat, actions);
            }
            _ => self.inner_legal(seat, actions),
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if self.decision == Decision::Over {
            return Err(Refusal::GameOver);
        }
        let asked = self.decision.asked();
        if asked.is_empty() {
            return Err(Refusal::ChanceFirst);
        }
        if !asked.contains(seat) {
            return Err(Refusal::NotYourTurn);
        }
        match self.decision {
            Decision::DraftRole(_)
            | Decision::KeepMission(_)
            | Decision::GiveMission(_)
            | Decision::KeepReceived(_) => self.opening_check(seat, action),
            Decision::TakeBack(_) | Decision::DrawMore { .. } | Decision::Swap(_) => {
                self.drawing_check(seat, action)
            }
            Decision::Plan(_) => self.planning_check(seat, action),
            Decision::PlacePawn(_) | Decision::Act { .. } | Decision::AfterAction(_) => {
                self.turn_check(seat, action)
            }
            _ => self.inner_check(seat, action),
        }
    }

    #[inline]
    fn apply_unchecked(&mut self, seat: Seat, action: Action, events: &mut impl EventSink<Event>) {
        match self.decision {
            Decision::DraftRole(_)
            | Decision::KeepMission(_)
            | Decision::GiveMission(_)
            | Decision::KeepReceived(_) => self.opening_apply(seat, action, events),
            Decision::TakeBack(_) | Decision::DrawMore { .. } | Decision::Swap(_) => {
                self.drawing_apply(seat, action, events);
            }
            Decision::Plan(_) => self.planning_apply(seat, action, events),
            Decision::PlacePawn(_) | Decision::Act { .. } | Decision::AfterAction(_) => {
                self.turn_apply(seat, action, events);
            }
            _ => self.inner_apply(seat, action, events),
        }
    }

    fn outcomes(&self, outcomes: &mut Vec<Weighted<Outcome>>) {
        match self.decision {
            Decision::Draw { seat, .. } | Decision::SwapDraw(seat) | Decision::FinalDraw { seat, .. } => {
                self.bag_outcomes(seat, outcomes);
            }
            _ => self.opening_outcomes(outcomes),
        }
    }

    fn resolve_unchecked(&mut self, outcome: Outcome, events: &mut impl EventSink<Event>) {
        match (self.decision, outcome) {
            (Decision::Draw { .. } | Decision::SwapDraw(_), Outcome::Draw(good)) => {
                self.resolve_draw(good, events);
            }
            (Decision::FinalDraw { .. }, Outcome::Draw(good)) => self.resolve_final_draw(good, events),
            _ => self.resolve_opening(outcome, events),
        }
    }

    fn scores(&self) -> PerSeat<Score> {
        self.all_scores()
    }

    fn view(&self, observer: Option<Seat>) -> View {
        View::of(self, observer)
    }

    fn determinize(view: &View, random: &mut impl Random) -> Self {
        crate::views::determinize::determinize(view, random)
    }

    fn check_invariants(&self) -> Result<(), String> {
        crate::positions::invariants::check(self).map_err(|error| error.to_string())
    }
}
