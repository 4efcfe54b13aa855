//! The draft of the market, step by step. What may be chosen, and why, is in [`market`].

use alloc::vec::Vec;

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat, Weighted};

use crate::boards::state::State;
use crate::moment::start::Question;
use crate::setup::market::{self, Rules};
use crate::vocabulary::action::{Action, Outcome};
use crate::vocabulary::building::Building;
use crate::vocabulary::building_set::BuildingSet;
use crate::vocabulary::event::Event;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::rules::Switch;

impl State {
    /// The kinds that can be put on the main board next.
    #[must_use]
    pub fn draftable(&self) -> BuildingSet {
        let rules = Rules::of(&self.agreement);
        let rulings = self.agreement.switches;
        let drafted = self.market.and(rules.pool);
        let mut kinds = rules.pool.without(drafted);
        for (at_cost, &places) in market::AT_COST[usize::from(rulings.has(Switch::FactoryEight))]
            .iter()
            .zip(rules.places)
        {
            if drafted.and(*at_cost).len() >= places {
                kinds = kinds.without(*at_cost);
            }
        }
        for (switch, [one, other]) in market::EXCLUSIONS {
            if rulings.has(switch) && drafted.contains(one) {
                kinds.remove(other);
            }
            if rulings.has(switch) && drafted.contains(other) {
                kinds.remove(one);
            }
        }
        let small = drafted.without(BuildingSet::LARGE).len();
        if rulings.has(Switch::DraftSmallFirst) && small < rules.small_places() {
            kinds = kinds.without(BuildingSet::LARGE);
        }
        kinds
    }

    /// Commercial buildings on the main board, while it is being filled.
    fn drafted_count(&self) -> u8 {
        market::drafted(&self.agreement, self.market).len()
    }
}

/// Who chooses next.
pub(crate) fn chooser(state: &State) -> Seat {
    chooser_of(state, state.drafted_count())
}

/// Whose turn this is, counted from 0: from the start player clockwise.
pub(crate) fn chooser_of(state: &State, turn: u8) -> Seat {
    Seat::new((state.governor.index() + usize::from(turn)) % state.seats())
}

/// Asks for the next kind, until all places are filled.
pub(crate) fn choose(state: &mut State, events: &mut impl EventSink<Event>) -> Flow {
    let places = market::count(Rules::of(&state.agreement).places);
    while state.drafted_count() < places {
        let kinds = state.draftable();
        if kinds.len() > 1 {
            return match state.agreement.is_random_draft {
                true => state.ask(state.governor, Question::DraftChance),
                false => state.ask(chooser(state), Question::Draft),
            };
        }
        let Some(building) = kinds.iter().next() else {
            break;
        };
        put(state, building, events);
    }
    GO_ON
}

/// Puts all copies of a kind on the main board (2020-pl, "Rozszerzenie I: Nowe budynki").
#[cold]
fn put(state: &mut State, building: Building, events: &mut impl EventSink<Event>) {
    let by = (!state.agreement.is_random_draft).then(|| chooser(state));
    state.market.insert(building);
    state.for_sale.insert(building);
    events.emit(Event::BuildingDrafted { by, building });
}

/// The kinds that have a place.
#[cold]
pub(crate) fn legal(state: &State, actions: &mut Vec<Action>) {
    actions.extend(state.draftable().iter().map(Action::DraftBuilding));
}

/// A choice must be made.
#[cold]
pub(crate) fn check(state: &State, action: Action) -> Result<(), Refusal> {
    match action {
        Action::DraftBuilding(building) => market::check_choice(&state.agreement, state.market, building),
        Action::Pass => Err(Refusal::MustDecide),
        _ => Err(Refusal::OtherDecision),
    }
}

/// Carries out a choice.
#[cold]
pub(crate) fn answer(state: &mut State, action: Action, events: &mut impl EventSink<Event>) -> Flow {
    if let Action::DraftBuilding(building) = action {
        put(state, building, events);
    }
    choose(state, events)
}

/// What chance may choose: every kind that has a place, with equal weight.
#[cold]
pub(crate) fn outcomes(state: &State, outcomes: &mut Vec<Weighted<Outcome>>) {
    outcomes.extend(state.draftable().iter().map(|building| Weighted {
        outcome: Outcome::Draft(building),
        weight: 1,
    }));
}

/// Carries out chance's choice.
#[cold]
pub(crate) fn drawn(state: &mut State, building: Building, events: &mut impl EventSink<Event>) -> Flow {
    put(state, building, events);
    choose(state, events)
}
