//! Read this first: how a game goes from step to step.
//!
//! Every phase declares its steps in the order of the rulebook ([`Part`]): some are done once by the whole table,
//! others by each seat in turn order. A game is the lists of setup, then those of the round again and again, then
//! those of the end ([`GAME`]). A step that only some tables have names the switch or the extension that brings it
//! in; when the game is set up, the steps that this table has become its plan (`plan.rs`).
//!
//! The driver walks through the plan. It runs a step ([`State::run`]), whose [`Flow`] says that it is done, or that
//! it has asked a question ([`State::ask`]); then the driver stops. The answer, or the chance outcome, is carried out
//! by the phase that asked (`game.rs` has the list), and its [`Flow`] says whether there is another question. If not,
//! [`State::go_on`] continues with the step that follows the one that asked. No phase calls another one.
//!
//! The order is a straight line except in two places, both in [`State::following`]: after the turns of the final
//! round comes the end of the game, and what follows phase 4 is the next round.

use tabletop::flow::Flow;
use tabletop::{EventSink, Seat};

use crate::boards::state::State;
use crate::boards::step::Step;
use crate::phases::plan::{ENDING, Part, Who};
use crate::phases::{drawing, ending, missions, new_round, opening, planning, swap, turns};
use crate::vocabulary::decision::Decision;
use crate::vocabulary::event::Event;
use crate::vocabulary::switch::Switch;

/// Everything that a game consists of: setup, the round, the end.
pub(super) const GAME: [&[Part]; 8] = [
    opening::STEPS,
    missions::STEPS,
    drawing::STEPS,
    swap::STEPS,
    planning::STEPS,
    turns::STEPS,
    new_round::STEPS,
    ending::STEPS,
];

impl State {
    /// Starts the game.
    pub(crate) fn begin(&mut self, events: &mut impl EventSink<Event>) {
        self.walk(Step::LayRing, self.start, events);
    }

    /// Goes on after an answer or a chance outcome that has asked nothing more.
    pub(crate) fn go_on(&mut self, events: &mut impl EventSink<Event>) {
        let (step, seat) = self.standing();
        self.walk_after(step, seat, events);
    }

    /// Runs this step and those that follow, up to the next question.
    pub(crate) fn walk(&mut self, step: Step, seat: Seat, events: &mut impl EventSink<Event>) {
        if self.run(step, seat, events).is_continue() {
            self.walk_after(step, seat, events);
        }
    }

    /// Runs the steps that follow this one, up to the next question.
    pub(crate) fn walk_after(&mut self, mut step: Step, mut seat: Seat, events: &mut impl EventSink<Event>) {
        loop {
            (step, seat) = self.following(step, seat);
            if self.run(step, seat, events).is_break() {
                return;
            }
        }
    }

    /// The step that follows, and the seat that does it.
    #[inline(always)]
    fn following(&self, step: Step, seat: Seat) -> (Step, Seat) {
        let row = step.row();
        let rest = self.plan.of(row.rest);
        match row.who {
            Who::Table => {}
            Who::EachSeat => {
                if !rest.is_empty() {
                    return (rest.first(), seat);
                }
                let next = self.left_of(seat);
                if next != self.start {
                    return (self.plan.of(row.part).first(), next);
                }
            }
            Who::UntilAllPassed => {
                if !rest.is_empty() && !self.passed.contains(seat) {
                    return (rest.first(), seat);
                }
                let playing = self.everybody().without(self.passed);
                if let Some(next) = playing.first_from(self.left_of(seat)) {
                    return (self.plan.of(row.part).first(), next);
                }
                // R64: every round except the final one has a phase 4.
                if self.is_final_round() {
                    return (self.plan.of(ENDING).first(), self.start);
                }
            }
        }
        (self.plan.of(row.later).first(), self.start)
    }

    /// The step whose question is open, and the seat that does it.
    pub(crate) fn standing(&self) -> (Step, Seat) {
        let table = |step| (step, self.start);
        let either = |switch, with, without| if self.has(switch) { with } else { without };
        match *self.decision {
            Decision::Ring => table(Step::LayRing),
            Decision::StartPlayer => table(Step::FindStartPlayer),
            Decision::Order => table(Step::LayOrders),
            Decision::Extension if self.round == 0 => table(Step::LayStrip),
            Decision::Extension => table(Step::FillStrip),
            Decision::DealRole(seat) => (Step::DealRole, seat),
            Decision::DraftRole(_) => table(Step::DraftRoles),
            Decision::DealMission(seat) => (Step::DealMissions, seat),
            Decision::KeepMission(_) => table(Step::KeepMission),
            Decision::GiveMission(_) => table(Step::GiveMission),
            Decision::KeepReceived(_) => table(Step::KeepReceived),
            Decision::TakeBack(_) => table(Step::TakeBack),
            Decision::Draw { seat, .. } => {
                let step = either(Switch::DrawFewer, Step::DrawTileByTile, Step::Draw);
                (step, seat)
            }
            Decision::DrawMore { .. } => table(Step::DrawTileByTile),
            Decision::Swap(_) => table(Step::Swap),
            Decision::SwapDraw(seat) => (Step::CarryOutSwap, seat),
            Decision::Plan(asked) => {
                let step = either(Switch::PlanInTurnOrder, Step::PlanInTurn, Step::PlanTogether);
                (step, asked.first().unwrap_or(self.start))
            }
            Decision::PlacePawn(seat) => {
                let step = either(Switch::PlacePawnsFirst, Step::PlacePawnsFirst, Step::PlacePawn);
                (step, seat)
            }
            Decision::Act { seat, .. }
            | Decision::TradeCacao { seat, .. }
            | Decision::Sell { seat, .. }
            | Decision::Deliver { seat, .. }
            | Decision::Store(seat)
            | Decision::Corn { seat, .. } => (Step::Act, seat),
            Decision::AfterAction(seat) => (Step::AfterAction, seat),
            Decision::FinalDraw { seat, .. } => (Step::FinalStore, seat),
            Decision::Over => table(Step::EndGame),
        }
    }

    /// Runs a step. `seat` is the seat that does it; for a step of the whole table, the start player.
    fn run(&mut self, step: Step, seat: Seat, events: &mut impl EventSink<Event>) -> Flow {
        match step {
            Step::LayRing => self.lay_ring(events),
            Step::FindStartPlayer => self.find_start_player(events),
            Step::LayOrders => self.lay_orders(events),
            Step::LayStrip | Step::FillStrip => self.fill_strip(events),
            Step::DealRole => self.deal_role(seat),
            Step::DraftRoles => self.draft_roles(),
            Step::GiveStartGoods => self.give_start_goods(seat),
            Step::DealMissions => self.deal_missions(seat),
            Step::KeepMission => self.ask_for_first_mission(),
            Step::GiveMission => self.ask_for_passing(),
            Step::PassMissions => self.pass_missions(events),
            Step::KeepReceived => self.ask_for_second_mission(),
            Step::EndMissions => self.end_missions(events),
            Step::BeginRound => self.begin_round(events),
            Step::TakeBack => self.ask_to_take_back(),
            Step::ShowTakenBack => self.show_taken_back(seat, events),
            Step::Draw => self.draw_until_full(seat, events),
            Step::DrawTileByTile => self.draw_tile_by_tile(events),
            Step::Swap => self.ask_to_swap(),
            Step::CarryOutSwap => self.carry_out_swap(seat, events),
            Step::PlanTogether => self.plan_together(),
            Step::PlanInTurn => self.plan_in_turn(seat),
            Step::ShowPlan => self.show_plan(seat, events),
            Step::EndPlanning => self.end_planning(events),
            Step::PlacePawnsFirst => self.place_pawns_first(),
            Step::PlacePawn => self.place_pawn(seat),
            Step::Act => self.act(seat, events),
            Step::LookAround => self.look_around(seat, events),
            Step::AfterAction => self.after_action(seat),
            Step::PassStartPlayer => self.pass_start_player(events),
            Step::SlideStrip => self.slide_strip(events),
            Step::ClearUses => self.clear_uses(),
            Step::LookAtStrip => self.look_at_strip(events),
            Step::FinalStore => self.final_store(seat, events),
            Step::EndGame => self.end_game(events),
        }
    }
}
