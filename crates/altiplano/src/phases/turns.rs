//! Phase 3 (altiplano-pl.txt:298-326; rules reference, section 14.6): turns of one action each until
//! everybody has passed.

use tabletop::{EventSink, Seat};

use crate::boards::player::Player;
use crate::boards::state::State;
use crate::vocabulary::action::Action;
use crate::vocabulary::decision::Decision;
use crate::vocabulary::event::Event;
use crate::vocabulary::location::{Location, LocationSet};
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::switch::Switch;

impl State {
    /// The plans are shown: the actions begin.
    pub(crate) fn begin_actions(&mut self, events: &mut impl EventSink<Event>) {
        if self.has(Switch::PlacePawnsFirst)
            && let Some(seat) = self.turn_order().find(|&seat| self.players[seat].pawn.is_none())
        {
            self.decision = Decision::PlacePawn(seat);
            return;
        }
        self.begin_turn(self.start, events);
    }

    /// The turn of this seat or of the next one that has not passed. Passes automatically for seats
    /// that can reach no action (R29).
    pub(crate) fn begin_turn(&mut self, from: Seat, events: &mut impl EventSink<Event>) {
        let mut seat = from;
        while self.passed != self.everybody() {
            if !self.passed.contains(seat) {
                if self.players[seat].pawn.is_none() {
                    self.decision = Decision::PlacePawn(seat);
                    return;
                }
                if self.begin_act(seat) {
                    return;
                }
                self.passed.insert(seat);
                events.tell(Event::Passed {
                    seat,
                    automatic: true,
                });
            }
            seat = self.left_of(seat);
        }
        self.end_actions(events);
    }

    /// D10, unless the seat can do nothing but pass.
    fn begin_act(&mut self, seat: Seat) -> bool {
        let player = &self.players[seat];
        let open = self.open_locations(player);
        let anywhere = self.can_send_corn_from_anywhere(player);
        let asked = self.action_reachable(player, open, anywhere)
            || (self.has(Switch::MoveWithoutAction) && Self::can_move(player));
        if asked {
            self.decision = Decision::Act {
                seat,
                open,
                anywhere,
                moved: false,
            };
        }
        asked
    }

    /// The locations where this player could act if the pawn stood there.
    pub(crate) fn open_locations(&self, player: &Player) -> LocationSet {
        let mut open = LocationSet::EMPTY;
        for location in Location::ALL {
            if self.is_open(player, location) {
                open.insert(location);
            }
        }
        open
    }

    /// The action is over: Missions and triggers are looked at, then D16 (R24).
    pub(crate) fn finish_action(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        self.look_around(seat, events);
        self.after_action(seat, events);
    }

    /// Z32: after each step at which a question can follow.
    pub(crate) fn look_around(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        self.turn_up_missions(seat, events);
        self.look_for_empty_locations(events);
    }

    /// D16, if the pawn can still move.
    pub(crate) fn after_action(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        if Self::can_move(&self.players[seat]) {
            self.decision = Decision::AfterAction(seat);
        } else {
            self.begin_turn(self.left_of(seat), events);
        }
    }

    /// The actions of D9, D10 and D16.
    pub(crate) fn turn_legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        let player = &self.players[seat];
        match self.decision {
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
        match (self.decision, action) {
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

    pub(crate) fn turn_apply(&mut self, seat: Seat, action: Action, events: &mut impl EventSink<Event>) {
        match (self.decision, action) {
            (_, Action::PlacePawn(location)) => {
                self.players[seat].pawn = Some(location);
                events.tell(Event::PawnPlaced { seat, location });
                if self.has(Switch::PlacePawnsFirst) {
                    self.begin_actions(events);
                } else {
                    self.begin_turn(seat, events);
                }
            }
            (_, Action::FirstCart(_) | Action::Cart { .. } | Action::Walk { .. }) => {
                self.apply_move(seat, action, events);
            }
            (_, Action::Pass) => {
                self.passed.insert(seat);
                events.tell(Event::Passed {
                    seat,
                    automatic: false,
                });
                self.begin_turn(self.left_of(seat), events);
            }
            (_, Action::EndTurn) => self.begin_turn(self.left_of(seat), events),
            (Decision::Act { .. }, _) => {
                events.tell(Event::Acted { seat, action });
                self.apply_action(seat, action, events);
            }
            _ => {}
        }
    }
}
