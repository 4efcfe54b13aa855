//! Setup with Missions (rulebook, "Tryb z kartami „Misji”"): three are dealt to each seat, which keeps
//! one, passes the others on to its neighbours, and keeps one of those that it receives.

use alloc::vec::Vec;

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat, Weighted};

use crate::boards::mission_cards::MissionCards;
use crate::boards::state::State;
use crate::boards::step::Step;
use crate::phases::plan::{Part, When, Who};
use crate::vocabulary::action::{Action, Outcome};
use crate::vocabulary::decision::Decision;
use crate::vocabulary::event::Event;
use crate::vocabulary::mission::{Mission, MissionSet};
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::switch::Switch;

/// The condition for playing with Missions.
const MISSIONS: When = When::With(Switch::Missions);

pub(crate) const STEPS: &[Part] = &[
    Part(Who::EachSeat, &[(Step::DealMissions, MISSIONS)]),
    Part(
        Who::Table,
        &[
            (Step::KeepMission, MISSIONS),
            (Step::GiveMission, MISSIONS),
            (Step::PassMissions, MISSIONS),
            (Step::KeepReceived, MISSIONS),
            (Step::EndMissions, MISSIONS),
        ],
    ),
];

/// Missions dealt to each seat (rulebook, "Tryb z kartami „Misji”").
const MISSIONS_DEALT: usize = 3;

impl State {
    /// Deals three Missions to the seat.
    pub(crate) fn deal_missions(&mut self, seat: Seat) -> Flow {
        let hand = self.players[seat].missions.hand;
        if hand.iter().flatten().count() == MISSIONS_DEALT {
            return GO_ON;
        }
        self.ask(Decision::DealMission(seat))
    }

    /// The seat that gets the next Mission.
    pub(crate) fn next_mission(&self) -> Option<Seat> {
        self.turn_order().find(|&seat| {
            let hand = self.players[seat].missions.hand;
            hand.iter().flatten().count() < MISSIONS_DEALT
        })
    }

    /// The Missions that nobody holds.
    pub(crate) fn undealt_missions(&self) -> MissionSet {
        let mut left = MissionSet::ALL;
        for player in &self.players.0 {
            let MissionCards { given, .. } = player.missions;
            let all = player.missions.own_cards().chain(given.into_iter().flatten());
            all.for_each(|mission| left.remove(mission));
        }
        left
    }

    /// Asks everybody which of the three Missions to keep.
    pub(crate) fn ask_for_first_mission(&mut self) -> Flow {
        self.ask_all(self.everybody(), Decision::KeepMission)
    }

    /// Keeps the first Mission, one of the three dealt.
    fn keep_mission(&mut self, seat: Seat, mission: Mission) -> Flow {
        let cards = &mut self.players[seat].missions;
        cards.take_from_hand(mission);
        cards.kept[0] = Some(mission);
        self.ask_others(seat, Decision::KeepMission)
    }

    /// Asks everybody which Mission goes to the left.
    pub(crate) fn ask_for_passing(&mut self) -> Flow {
        self.ask_all(self.everybody(), Decision::GiveMission)
    }

    /// Gives one to the left and one to the right; with two players, one to the opponent and one into the
    /// box.
    fn give_mission(&mut self, seat: Seat, mission: Mission) -> Flow {
        let two = self.seat_count == 2;
        let cards = &mut self.players[seat].missions;
        cards.take_from_hand(mission);
        let other = cards.hand[0].take();
        if two {
            cards.given = [Some(mission), None];
            cards.boxed = other;
        } else {
            cards.given = [Some(mission), other];
        }
        self.ask_others(seat, Decision::GiveMission)
    }

    /// Gives everybody what their neighbours have passed on. With two players, that is already the second
    /// Mission.
    pub(crate) fn pass_missions(&mut self, events: &mut impl EventSink<Event>) -> Flow {
        events.emit(Event::MissionsPassed);
        for seat in self.turn_order() {
            let from_right = self.players[self.right_of(seat)].missions.given[0];
            let from_left = self.players[self.left_of(seat)].missions.given[1];
            let two = self.seat_count == 2;
            let cards = &mut self.players[seat].missions;
            if two {
                cards.kept[1] = from_right;
            } else {
                let received = from_right.into_iter().chain(from_left);
                received.for_each(|mission| cards.add_to_hand(mission));
            }
        }
        GO_ON
    }

    /// Asks which of the Missions received to keep, with three players or more.
    pub(crate) fn ask_for_second_mission(&mut self) -> Flow {
        if self.seat_count == 2 {
            return GO_ON;
        }
        self.ask_all(self.everybody(), Decision::KeepReceived)
    }

    /// Keeps one of the two received; the other goes to the box unseen.
    fn keep_received(&mut self, seat: Seat, mission: Mission) -> Flow {
        let cards = &mut self.players[seat].missions;
        cards.take_from_hand(mission);
        cards.kept[1] = Some(mission);
        cards.boxed = cards.hand[0].take();
        self.ask_others(seat, Decision::KeepReceived)
    }

    pub(crate) fn end_missions(&mut self, events: &mut impl EventSink<Event>) -> Flow {
        events.emit(Event::MissionsChosen);
        GO_ON
    }

    /// The Missions that may be dealt next, all equally likely.
    pub(crate) fn mission_outcomes(&self, outcomes: &mut Vec<Weighted<Outcome>>) {
        outcomes.extend(self.undealt_missions().iter().map(|mission| Weighted {
            outcome: Outcome::Mission(mission),
            weight: 1,
        }));
    }

    /// Deals the Mission that chance has picked.
    pub(crate) fn resolve_mission(
        &mut self,
        seat: Seat,
        mission: Mission,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        self.players[seat].missions.add_to_hand(mission);
        events.emit(Event::MissionDealt(seat));
        self.deal_missions(seat)
    }

    /// The answers about Missions.
    pub(crate) fn missions_legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        let hand = self.players[seat].missions.hand.into_iter().flatten();
        match *self.decision {
            Decision::GiveMission(_) => actions.extend(hand.map(Action::GiveMission)),
            _ => actions.extend(hand.map(Action::KeepMission)),
        }
    }

    pub(crate) fn missions_check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (*self.decision, action) {
            (Decision::KeepMission(_) | Decision::KeepReceived(_), Action::KeepMission(mission))
            | (Decision::GiveMission(_), Action::GiveMission(mission)) => {
                let in_hand = self.players[seat].missions.hand.contains(&Some(mission));
                in_hand.then_some(()).ok_or(Refusal::NotInHand)
            }
            _ => Err(Refusal::OtherDecision),
        }
    }

    pub(crate) fn missions_apply(&mut self, seat: Seat, action: Action) -> Flow {
        match (*self.decision, action) {
            (Decision::KeepMission(_), Action::KeepMission(mission)) => self.keep_mission(seat, mission),
            (Decision::GiveMission(_), Action::GiveMission(mission)) => self.give_mission(seat, mission),
            (Decision::KeepReceived(_), Action::KeepMission(mission)) => self.keep_received(seat, mission),
            _ => self.decision.ask_again(),
        }
    }
}
