//! Phase 3 (rulebook, "Faza 3: Akcje"): turns of one action each until
//! everybody has passed.

use alloc::vec::Vec;

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat};

use crate::boards::player::Player;
use crate::boards::state::State;
use crate::boards::step::Step;
use crate::phases::plan::{Part, When, Who};
use crate::vocabulary::action::Action;
use crate::vocabulary::decision::Decision;
use crate::vocabulary::event::Event;
use crate::vocabulary::location::{Location, LocationSet};
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::switch::Switch;

pub(super) const STEPS: &[Part] = &[
    Part(
        Who::Table,
        &[(Step::PlacePawnsFirst, When::With(Switch::PlacePawnsFirst))],
    ),
    Part(
        Who::UntilAllPassed,
        &[
            (Step::PlacePawn, When::Always),
            (Step::Act, When::Always),
            (Step::LookAround, When::Always),
            (Step::AfterAction, When::Always),
        ],
    ),
];

impl State {
    /// With `place_pawns_first` (R22).
    pub(crate) fn place_pawns_first(&mut self) -> Flow {
        match self.turn_order().find(|&seat| self.players[seat].pawn.is_none()) {
            Some(seat) => self.place_pawn(seat),
            None => GO_ON,
        }
    }

    /// Asks for the pawn's first place, before the seat's first turn.
    pub(crate) fn place_pawn(&mut self, seat: Seat) -> Flow {
        if self.players[seat].pawn.is_some() {
            return GO_ON;
        }
        self.ask(Decision::PlacePawn(seat))
    }

    /// Asks for the next action. A seat that can reach no action passes automatically (R29).
    pub(crate) fn act(&mut self, seat: Seat, events: &mut impl EventSink<Event>) -> Flow {
        let player = &self.players[seat];
        let open = self.open_locations(player);
        let anywhere = self.can_send_corn_from_anywhere(player);
        let can_act = self.action_reachable(player, open, anywhere)
            || (self.has(Switch::MoveWithoutAction) && Self::can_move(player));
        if !can_act {
            return self.pass(seat, true, events);
        }
        self.ask(Decision::Act {
            seat,
            open,
            anywhere,
            moved: false,
        })
    }

    /// Passes: the seat has no more turns this round.
    fn pass(&mut self, seat: Seat, automatic: bool, events: &mut impl EventSink<Event>) -> Flow {
        self.passed.insert(seat);
        events.emit(Event::Passed { seat, automatic });
        GO_ON
    }

    /// The locations where this player could act if the pawn stood there.
    pub(crate) fn open_locations(&self, player: &Player) -> LocationSet {
        let mut open = self.open_workshops(player);
        for &location in &Location::ALL {
            if self.is_open(player, location) {
                open.insert(location);
            }
        }
        open
    }

    /// Z32: checks Missions and triggers, after the action and before each question within it
    /// (R24).
    pub(crate) fn look_around(&mut self, seat: Seat, events: &mut impl EventSink<Event>) -> Flow {
        self.turn_up_missions(seat, events);
        self.look_for_empty_locations(events);
        GO_ON
    }

    /// Asks for a move after the action, if the pawn can still move.
    pub(crate) fn after_action(&mut self, seat: Seat) -> Flow {
        if !Self::can_move(&self.players[seat]) {
            return GO_ON;
        }
        self.ask(Decision::AfterAction(seat))
    }

    /// The answers about places, moves and actions.
    pub(crate) fn turn_legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        let player = &self.players[seat];
        match *self.decision {
            Decision::PlacePawn(_) => actions.extend(Location::ALL.map(Action::PlacePawn)),
            Decision::Act { moved, .. } => {
                self.offer_moves(player, actions);
                self.offer_actions(player, actions);
                if !moved || self.has(Switch::MoveWithoutAction) {
                    actions.push(Action::Pass);
                }
            }
            Decision::AfterAction(_) => {
                self.offer_moves(player, actions);
                actions.push(Action::EndTurn);
            }
            _ => {}
        }
    }

    pub(crate) fn turn_check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let player = &self.players[seat];
        match (*self.decision, action) {
            (Decision::PlacePawn(_), Action::PlacePawn(_)) | (Decision::AfterAction(_), Action::EndTurn) => {
                Ok(())
            }
            (
                Decision::Act { .. } | Decision::AfterAction(_),
                Action::FirstCart(_) | Action::Cart { .. } | Action::Walk { .. },
            ) => self.check_move(player, action),
            (Decision::Act { moved, .. }, Action::Pass) => {
                let may = !moved || self.has(Switch::MoveWithoutAction);
                may.then_some(()).ok_or(Refusal::ActionNeeded)
            }
            (Decision::Act { .. }, _) => self.check_action(player, action),
            _ => Err(Refusal::OtherDecision),
        }
    }

    pub(crate) fn turn_apply(
        &mut self,
        seat: Seat,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        match action {
            Action::PlacePawn(location) => {
                self.players[seat].pawn = Some(location);
                events.emit(Event::PawnPlaced { seat, location });
                if self.has(Switch::PlacePawnsFirst) {
                    return self.place_pawns_first();
                }
                GO_ON
            }
            Action::FirstCart(_) | Action::Cart { .. } | Action::Walk { .. } => {
                self.apply_move(seat, action, events);
                match &mut *self.decision {
                    Decision::Act { moved, .. } => *moved = true,
                    _ => return self.after_action(seat),
                }
                self.decision.ask_again()
            }
            Action::Pass => self.pass(seat, false, events),
            Action::EndTurn => GO_ON,
            _ => {
                events.emit(Event::Acted { seat, action });
                self.apply_action(seat, action, events)
            }
        }
    }
}
