//! Altiplano as a game that can be played over the wire: what the vocabulary does not say by itself.
//!
//! The rules pack what lies on boards into few bytes and leave out what follows from the component set. Views and
//! positions are written in full, so that a client needs no table alongside them: they have their own types here.

mod basic;
mod controls;
mod facts;
mod finish;
mod outlook;
mod own_view;
mod parts;
mod phase;
mod plan;
mod position;
mod seat_position;
mod seat_view;
mod setup;
#[cfg(feature = "typescript")]
mod typescript;
mod view;

use tabletop::wire::{BotRow, ChartEvent, Part, PlanError, PointSource, SeatFigures, WireGame};
use tabletop::{Entry, Game, Seat};

pub use basic::{BasicAction, BasicFacts};
pub use facts::{
    AltiplanoCatalog, ComponentsFacts, ExtensionFacts, GoodFacts, LocationFacts, MissionFacts, OrderFacts,
    ProvenanceCounts, RoleFacts, SwitchFacts,
};
pub use outlook::{
    AltiplanoOutlook, EndDistance, Means, OwnOutlook, Pickable, Picked, PlaceTakes, Placing, ReadyAction,
    SeatOutlook, Slot, TakeBackRoom, Way, WayKind, WayStop,
};
pub use own_view::{Fund, KindPlaces, MovedTile, OwnView};
pub use phase::AltiplanoPhase;
pub use plan::{AltiplanoPlan, Tile};
pub use position::AltiplanoPosition;
pub use seat_position::AltiplanoSeatPosition;
pub use seat_view::{Movement, OpenOrder, SeatView, ShelfView, Spaces, Workshop, WorkshopView};
pub use setup::{AltiplanoSetup, ComponentsName};
pub use view::{Altiplano, AltiplanoView, Firsts, ForSale};

use crate::vocabulary::good::repeated;
use crate::{
    Action, Cards, ComponentSet, Decision, Event, Good, Location, Outcome, Position, Recipe, Refusal, Setup,
    SetupError, State, Switch, Tiles,
};

impl WireGame for State {
    type WireSetup = AltiplanoSetup;
    type WireView = AltiplanoView;
    type Plan = AltiplanoPlan;
    type Outlook = AltiplanoOutlook;
    type WirePosition = AltiplanoPosition;
    type Facts = AltiplanoCatalog;

    fn read_setup(written: AltiplanoSetup) -> Result<Setup, SetupError> {
        (&written).try_into()
    }

    fn write_setup(setup: &Setup) -> AltiplanoSetup {
        setup.into()
    }

    fn missing(written: &AltiplanoSetup) -> Option<String> {
        let name = written.components.as_ref()?;
        ComponentSet::try_from(name).err().map(|_| name.name.clone())
    }

    fn completed(mut written: AltiplanoSetup, sets: &[String]) -> AltiplanoSetup {
        if written.components.is_none() {
            written.components = hosted(sets).first().map(|&usual| usual.into());
        }
        written
    }

    fn facts(sets: &[String], bots: Vec<BotRow>) -> AltiplanoCatalog {
        AltiplanoCatalog::new(&hosted(sets), bots)
    }

    fn agreement(&self) -> Setup {
        self.setup()
    }

    fn wire_view(&self, observer: Option<Seat>) -> AltiplanoView {
        AltiplanoView::from(&self.view(observer))
    }

    fn open_view(&self, observer: Option<Seat>) -> AltiplanoView {
        let mut view = self.wire_view(observer);
        for (seat, shown) in Seat::all(self.seat_count()).zip(&mut view.seats) {
            if let Some(open) = self.wire_view(Some(seat)).seats.into_iter().nth(seat.index()) {
                *shown = open;
            }
            shown.missions_open = self.player(seat).missions().into_iter().flatten().collect();
        }
        view
    }

    fn write_position(&self) -> AltiplanoPosition {
        AltiplanoPosition::from(&self.position())
    }

    fn read_position(position: AltiplanoPosition) -> Result<Self, String> {
        let position = Position::try_from(position)?;
        Self::from_position(&position).map_err(|error| error.to_string())
    }

    fn candidates(&self, seat: Seat) -> Vec<Action> {
        controls::candidates(self, seat)
    }

    fn expand(&self, seat: Seat, plan: AltiplanoPlan) -> Result<Vec<Action>, PlanError<Refusal>> {
        plan::expand(self, seat, plan)
    }

    fn parts(&self, seat: Seat, actions: &[Action]) -> Vec<Part<Action, AltiplanoPlan>> {
        parts::parts(self, seat, actions)
    }

    fn outlook(&self, observer: Option<Seat>, plan: Option<&AltiplanoPlan>) -> Option<AltiplanoOutlook> {
        Some(self.look_ahead(observer, plan))
    }

    fn round(&self) -> u8 {
        Self::round(self)
    }

    fn phase_key(&self) -> Option<&'static str> {
        Some(phase::phase(self.decision(), Self::round(self)).key())
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
                // With `draw_fewer` the question is asked several times a round, of those who went on.
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

    fn may_preview(event: &Event, seat: Seat) -> bool {
        !matches!(event, Event::MissionDone { seat: holder, .. } if *holder != seat)
    }

    fn beyond(&self, seat: Seat, refusal: Refusal) -> Option<Self> {
        match refusal {
            Refusal::PawnElsewhere { needed } => Some(self.with_pawn_at(seat, needed)),
            _ => None,
        }
    }

    fn chart(&self, observer: Option<Seat>, open: bool) -> Vec<SeatFigures> {
        let view = self.view(observer);
        let figures = |(seat, shown): (Seat, &crate::SeatView)| SeatFigures {
            points: match open {
                true => Some(self.breakdown(seat).total),
                false => shown.points.map(|points| points.total),
            },
            money: shown.coins,
        };
        Seat::all(view.seats.len())
            .zip(&view.seats)
            .map(figures)
            .collect()
    }

    fn chart_event(event: &Event) -> Option<ChartEvent> {
        match *event {
            Event::Stored { seat, .. } => Some(ChartEvent::Stored(seat)),
            Event::Acted { seat, action } => location_of(action).map(|at| ChartEvent::Acted(seat, at.key())),
            _ => None,
        }
    }

    fn sources(&self) -> Vec<PointSource> {
        finish::sources(self)
    }

    fn holdings(&self) -> Vec<Vec<&'static str>> {
        finish::holdings(self)
    }
}

/// The component sets of a host, the usual one first; the one that comes with the program is among them.
fn hosted(sets: &[String]) -> Vec<ComponentSet> {
    let mut sets: Vec<ComponentSet> = sets.iter().filter_map(|name| name.parse().ok()).collect();
    let built_in = ComponentSet::reconstructed();
    if !sets.contains(&built_in) {
        sets.push(built_in);
    }
    sets
}

/// A few tiles as a list, in order of kinds.
fn tiles(tiles: Tiles) -> Vec<Good> {
    repeated(tiles.iter()).collect()
}

/// Cards that show goods, as a list, in order of kinds.
fn cards(cards: Cards) -> Vec<Good> {
    repeated(cards.iter()).collect()
}

/// A letter of the extensions, `a` to `d`.
fn letter(number: u8) -> String {
    char::from(b'a' + number.min(25)).to_string()
}

/// Tiles on all planning spaces: each pass of drawing adds some.
fn drawn(state: &State) -> u32 {
    Seat::all(state.seat_count())
        .map(|seat| u32::from(state.player(seat).planning.total()))
        .sum()
}

/// Where a basic action takes place; `None` for the actions of tiles.
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
