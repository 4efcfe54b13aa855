//! The interface between the rules and the rest of the program.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

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
        let mut game = Self::unpack(setup);
        game.begin(&mut ());
        Ok(game)
    }

    fn seat_count(&self) -> usize {
        self.seat_count.into()
    }

    #[inline]
    fn turn(&self) -> Turn {
        let asked = self.decision.asked();
        if !asked.is_empty() {
            Turn::Seats(asked)
        } else if matches!(*self.decision, Decision::Over) {
            Turn::Over
        } else {
            Turn::Chance
        }
    }

    #[inline]
    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        if !self.decision.asked().contains(seat) {
            return;
        }
        match *self.decision {
            Decision::DraftRole(_) => self.draft_legal(actions),
            Decision::KeepMission(_) | Decision::GiveMission(_) | Decision::KeepReceived(_) => {
                self.missions_legal(seat, actions);
            }
            Decision::TakeBack(_) | Decision::DrawMore { .. } => self.drawing_legal(seat, actions),
            Decision::Swap(_) => self.swap_legal(seat, actions),
            Decision::Plan(_) => self.planning_legal(seat, actions),
            Decision::PlacePawn(_) | Decision::Act { .. } | Decision::AfterAction(_) => {
                self.turn_legal(seat, actions);
            }
            _ => self.inner_legal(seat, actions),
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if *self.decision == Decision::Over {
            return Err(Refusal::GameOver);
        }
        let asked = self.decision.asked();
        if asked.is_empty() {
            return Err(Refusal::ChanceFirst);
        }
        if !asked.contains(seat) {
            return Err(Refusal::NotYourTurn);
        }
        match *self.decision {
            Decision::DraftRole(_) => self.draft_check(action),
            Decision::KeepMission(_) | Decision::GiveMission(_) | Decision::KeepReceived(_) => {
                self.missions_check(seat, action)
            }
            Decision::TakeBack(_) | Decision::DrawMore { .. } => self.drawing_check(seat, action),
            Decision::Swap(_) => Self::swap_check(&self.players[seat], action),
            Decision::Plan(_) => self.planning_check(seat, action),
            Decision::PlacePawn(_) | Decision::Act { .. } | Decision::AfterAction(_) => {
                self.turn_check(seat, action)
            }
            _ => self.inner_check(seat, action),
        }
    }

    #[inline]
    fn apply_unchecked(&mut self, seat: Seat, action: Action, events: &mut impl EventSink<Event>) {
        let flow = match *self.decision {
            Decision::DraftRole(_) => self.draft_apply(seat, action, events),
            Decision::KeepMission(_) | Decision::GiveMission(_) | Decision::KeepReceived(_) => {
                self.missions_apply(seat, action)
            }
            Decision::TakeBack(_) | Decision::DrawMore { .. } => self.drawing_apply(seat, action, events),
            Decision::Swap(_) => self.swap_apply(seat, action),
            Decision::Plan(_) => self.planning_apply(seat, action),
            Decision::PlacePawn(_) | Decision::Act { .. } | Decision::AfterAction(_) => {
                self.turn_apply(seat, action, events)
            }
            _ => self.inner_apply(seat, action, events),
        };
        if flow.is_continue() {
            self.go_on(events);
        }
    }

    fn outcomes(&self, outcomes: &mut Vec<Weighted<Outcome>>) {
        match *self.decision {
            Decision::Draw { seat, .. } | Decision::SwapDraw(seat) | Decision::FinalDraw { seat, .. } => {
                self.bag_outcomes(seat, outcomes);
            }
            Decision::Extension => self.extension_outcomes(outcomes),
            Decision::DealMission(_) => self.mission_outcomes(outcomes),
            _ => self.opening_outcomes(outcomes),
        }
    }

    fn resolve_unchecked(&mut self, outcome: Outcome, events: &mut impl EventSink<Event>) {
        let flow = match (*self.decision, outcome) {
            (Decision::Draw { seat, drawing }, Outcome::Draw(good)) => {
                self.resolve_draw(seat, drawing, good, events)
            }
            (Decision::SwapDraw(seat), Outcome::Draw(good)) => self.resolve_swap_draw(seat, good, events),
            (Decision::FinalDraw { seat, left, aside }, Outcome::Draw(good)) => {
                self.resolve_final_draw(seat, left, aside, good, events)
            }
            (Decision::Extension, Outcome::Extension(extension)) => self.resolve_extension(extension, events),
            (Decision::DealMission(seat), Outcome::Mission(mission)) => {
                self.resolve_mission(seat, mission, events)
            }
            _ => self.resolve_opening(outcome, events),
        };
        if flow.is_continue() {
            self.go_on(events);
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
