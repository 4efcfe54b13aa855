//! Altiplano as a game that can be played over the wire.

use narrator::Said;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tabletop::{Entry, Game, Seat};

use super::phase::phase;
use super::{
    AltiplanoAction, AltiplanoEvent, AltiplanoImpossible, AltiplanoOutcome, AltiplanoPhase, AltiplanoPlan,
    AltiplanoRefusal, AltiplanoSetup, AltiplanoView,
};
use crate::any_game::{BadSetup, ChartEvent, GameError, Part, PlanError, SeatFigures, WireGame};
use crate::{AnyAction, AnyEvent, AnyImpossible, AnyOutcome, AnyRefusal, AnySetup, AnyView, GameId};
use altiplano::{Action, Decision, Event, Location, Outcome, Recipe, SetupError, State, Switch};

fn read<T: DeserializeOwned>(value: &Value) -> Result<T, String> {
    T::deserialize(value).map_err(|error| error.to_string())
}

impl WireGame for State {
    const GAME: GameId = GameId::Altiplano;

    fn read_setup(value: &Value) -> Result<Self::Setup, BadSetup<SetupError>> {
        let setup = read::<AltiplanoSetup>(value).map_err(BadSetup::Unreadable)?;
        (&setup).try_into()
    }

    fn wire_impossible(error: &SetupError) -> AnyImpossible {
        AltiplanoImpossible::from(error).into()
    }

    fn wire_setup(setup: &Self::Setup) -> AnySetup {
        AltiplanoSetup::from(setup).into()
    }

    fn read_action(value: &Value) -> Result<Self::Action, String> {
        read::<AltiplanoAction>(value).map(Into::into)
    }

    fn wire_action(action: Self::Action) -> AnyAction {
        AltiplanoAction::from(action).into()
    }

    fn read_outcome(value: &Value) -> Result<Self::Outcome, String> {
        let outcome: AltiplanoOutcome = read(value)?;
        outcome
            .try_into()
            .map_err(|error: crate::NoSuchSeat| error.to_string())
    }

    fn wire_outcome(outcome: Self::Outcome) -> AnyOutcome {
        AltiplanoOutcome::from(outcome).into()
    }

    fn wire_event(event: &Self::Event) -> AnyEvent {
        AltiplanoEvent::from(*event).into()
    }

    fn wire_refusal(refusal: Self::Refusal) -> AnyRefusal {
        AltiplanoRefusal::from(refusal).into()
    }

    fn narrate(&self, event: &Self::Event) -> Vec<Said> {
        narrator::altiplano::event(event, self.setup().components.get())
    }

    fn explain(refusal: Self::Refusal) -> Said {
        narrator::altiplano::refusal(refusal)
    }

    fn wire_view(&self, observer: Option<Seat>) -> AnyView {
        AltiplanoView::from(&self.view(observer)).into()
    }

    fn open_view(&self, observer: Option<Seat>) -> AnyView {
        let mut view = AltiplanoView::from(&self.view(observer));
        for (index, shown) in view.seats.iter_mut().enumerate() {
            let Some(seat) = Seat::try_new(index) else {
                continue;
            };
            if let Some(open) = AltiplanoView::from(&self.view(Some(seat)))
                .seats
                .into_iter()
                .nth(index)
            {
                *shown = open;
            }
            shown.missions_open = self
                .player(seat)
                .missions()
                .into_iter()
                .flatten()
                .map(Into::into)
                .collect();
        }
        view.into()
    }

    fn candidates(&self, seat: Seat) -> Vec<Self::Action> {
        super::offers::candidates(self, seat)
    }

    fn expand(&self, seat: Seat, plan: &Value) -> Result<Vec<Self::Action>, PlanError<Self::Refusal>> {
        let plan = read::<AltiplanoPlan>(plan).map_err(PlanError::Unreadable)?;
        super::plan::expand(self, seat, plan)
    }

    fn parts(&self, seat: Seat, actions: &[Self::Action]) -> Vec<Part<Self::Action>> {
        super::parts::parts(self, seat, actions)
    }

    fn round(&self) -> u8 {
        Self::round(self)
    }

    fn phase_key(&self) -> Option<&'static str> {
        Some(match phase(self.decision(), Self::round(self)) {
            AltiplanoPhase::Setup => "setup",
            AltiplanoPhase::Draw => "draw",
            AltiplanoPhase::Planning => "planning",
            AltiplanoPhase::Actions => "actions",
            AltiplanoPhase::NewRound => "new_round",
            AltiplanoPhase::End => "end",
        })
    }

    fn is_sealed(&self) -> bool {
        match self.decision() {
            Decision::KeepMission(_)
            | Decision::GiveMission(_)
            | Decision::KeepReceived(_)
            | Decision::TakeBack(_)
            | Decision::DrawMore { .. }
            | Decision::Swap(_) => true,
            Decision::Plan(_) => !self.setup().switches.has(Switch::PlanInTurnOrder),
            _ => false,
        }
    }

    fn same_question(&self, later: &Self) -> bool {
        Self::round(self) == Self::round(later)
            && match (self.decision(), later.decision()) {
                // With `draw_fewer` the question comes several times a round, to those who went on.
                (Decision::DrawMore { offered, .. }, Decision::DrawMore { offered: then, .. }) => {
                    offered == then && drawn(self) == drawn(later)
                }
                (question, then) => std::mem::discriminant(&question) == std::mem::discriminant(&then),
            }
    }

    fn hides(&self, entry: &Entry<Self>, now: &Self, observer: Option<Seat>) -> bool {
        let over = now.decision() == Decision::Over;
        match (self.decision(), *entry) {
            (Decision::DealMission(seat), Entry::Chance(Outcome::Mission(_))) => {
                !over && observer != Some(seat)
            }
            (_, Entry::Chance(_) | Entry::Undo { .. }) => false,
            (_, Entry::Seat(seat, _)) if observer == Some(seat) => false,
            (Decision::KeepMission(_) | Decision::GiveMission(_) | Decision::KeepReceived(_), _) => !over,
            (Decision::Plan(asked), _) if !self.is_sealed() => {
                self.same_question(now) && now.decision() == Decision::Plan(asked)
            }
            _ => self.is_sealed() && self.same_question(now),
        }
    }

    fn may_preview(event: &Self::Event, seat: Seat) -> bool {
        !matches!(event, Event::MissionDone { seat: holder, .. } if *holder != seat)
    }

    fn chart(&self, observer: Option<Seat>, open: bool) -> Vec<SeatFigures> {
        let view = self.view(observer);
        let figures = |(seat, shown): (Seat, &altiplano::SeatView)| SeatFigures {
            points: match open {
                true => Some(self.breakdown(seat).total()),
                false => shown.points.map(|points| points.total()),
            },
            money: shown.coins,
        };
        Seat::all(view.seats.len())
            .zip(&view.seats)
            .map(figures)
            .collect()
    }

    fn chart_event(event: &Self::Event) -> Option<ChartEvent> {
        match *event {
            Event::Stored { seat, .. } => Some(ChartEvent::Stored(seat)),
            Event::Acted { seat, action } => location_of(action).map(|at| ChartEvent::Acted(seat, at.key())),
            _ => None,
        }
    }

    fn write_position(&self) -> Value {
        super::position::write(self)
    }

    fn read_position(value: &Value) -> Result<Self, GameError> {
        super::position::read(value)
    }
}

/// Tiles on all planning spaces: each pass of drawing adds some.
fn drawn(state: &State) -> u32 {
    Seat::all(state.seat_count())
        .map(|seat| u32::from(state.player(seat).planning.total()))
        .sum()
}

/// Where a basic action takes place; nothing for the actions of tiles.
fn location_of(action: Action) -> Option<Location> {
    match action {
        Action::FarmFood { .. } => Some(Location::Farm),
        Action::Make { recipe, .. } => Some(Recipe::location(recipe)),
        Action::TradeCacao { .. } => Some(Location::Forest),
        Action::BuildBoat { .. } => Some(Location::Harbor),
        Action::BuildHouse { .. } | Action::Store { .. } | Action::BuyCart => Some(Location::Village),
        Action::Sell { .. } | Action::BuyExtension(_) | Action::TakeOrder(_) | Action::Deliver { .. } => {
            Some(Location::Market)
        }
        Action::BuildRoad { .. } => Some(Location::Road),
        _ => None,
    }
}
