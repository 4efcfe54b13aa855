//! Puerto Rico as a game that can be played over the wire: what the vocabulary does not say by itself.

mod building;
mod controls;
mod facts;
mod finish;
mod outlook;
mod parts;
mod plan;
#[cfg(feature = "typescript")]
mod typescript;

use std::collections::BTreeMap;

use tabletop::wire::{BotRow, ChartEvent, Part, PlanError, PointSource, SeatFigures, WireGame};
use tabletop::{Entry, Game, Seat};

use crate::{
    Action, Building, ByTile, Decision, Event, Good, Position, Refusal, SEAT_PRICE_MAX, SeatView, Setup,
    State, Tile, View,
};

pub use building::{BuildingFacts, BuildingKind};
pub use facts::{EditionFacts, GoodFacts, PuertoRicoCatalog, SwitchFacts};
pub use outlook::{
    BuildingCost, BuyNow, DraftOutlook, DraftTurn, EndDistance, FestivalProgress, LoadNow, PuertoRicoOutlook,
    RolePreview, RoleShare, SaleNow, SeatStanding, ShutBuilding, StorageRoom,
};
pub use plan::Plan;

impl WireGame for State {
    tabletop::as_it_is! { setup view }

    type Plan = Plan;
    type Outlook = PuertoRicoOutlook;
    type WirePosition = Position;
    type Facts = PuertoRicoCatalog;

    fn facts(_sets: &[String], bots: Vec<BotRow>) -> PuertoRicoCatalog {
        PuertoRicoCatalog::new(bots)
    }

    const SEAT_BID_MAX: Option<u8> = Some(SEAT_PRICE_MAX);

    fn priced(setup: &Setup, prices: &[u8]) -> Option<Setup> {
        let mut priced = setup.clone();
        priced.seat_prices = match prices.iter().any(|&price| price > 0) {
            true => prices.to_vec(),
            false => Vec::new(),
        };
        priced.check().is_ok().then_some(priced)
    }

    fn agreement(&self) -> Setup {
        self.setup()
    }

    fn open_view(&self, observer: Option<Seat>) -> View {
        let mut view = self.view(observer);
        for (shown, seat) in view.seats.iter_mut().zip(Seat::all(self.seats())) {
            shown.victory_points = Some(self.board(seat).victory_points);
            shown.counted = None;
        }
        view
    }

    fn write_position(&self) -> Position {
        self.position()
    }

    fn read_position(position: Position) -> Result<Self, String> {
        Self::from_position(&position).map_err(|error| error.to_string())
    }

    fn candidates(&self, seat: Seat) -> Vec<Action> {
        controls::candidates(self, seat)
    }

    fn expand(&self, seat: Seat, plan: Plan) -> Result<Vec<Action>, PlanError<Refusal>> {
        match plan {
            Plan::PlaceWorkers {
                tiles,
                buildings,
                tile_nobles,
                building_nobles,
            } => {
                let has_nobles = tile_nobles.is_some() || building_nobles.is_some();
                let nobles = has_nobles.then(|| {
                    (
                        on_tiles(tile_nobles.unwrap_or_default()),
                        in_city(building_nobles.unwrap_or_default()),
                    )
                });
                place(self, seat, on_tiles(tiles), &in_city(buildings), nobles)
            }
            Plan::StoreGoods {
                kinds,
                single,
                singles,
            } => {
                let kinds = kinds.into_iter().collect();
                let others = singles.into_iter().flatten();
                let singles = single.into_iter().chain(others);
                self.arrange_storage(seat, kinds, singles)
            }
            Plan::LoadWharf { goods } => load(self, seat, &goods),
        }
        .map_err(PlanError::Refused)
    }

    fn outlook(&self, observer: Option<Seat>, plan: Option<&Plan>) -> Option<PuertoRicoOutlook> {
        Some(self.look_ahead(observer, plan))
    }

    fn parts(&self, seat: Seat, actions: &[Action]) -> Vec<Part<Action, Plan>> {
        parts::parts(self, seat, actions)
    }

    fn round(&self) -> u8 {
        Self::round(self)
    }

    fn phase_key(&self) -> Option<&'static str> {
        self.phase().map(|phase| phase.role.key())
    }

    fn chart(&self, observer: Option<Seat>, open: bool) -> Vec<SeatFigures> {
        let view = self.view(observer);
        let knows = |shown: &SeatView| shown.victory_points.or(shown.counted).is_some();
        let figures = |(seat, shown): (Seat, &SeatView)| SeatFigures {
            points: (open || knows(shown)).then(|| self.breakdown(seat).total),
            money: shown.doubloons,
        };
        Seat::all(self.seats()).zip(&view.seats).map(figures).collect()
    }

    fn chart_event(event: &Event) -> Option<ChartEvent> {
        match *event {
            Event::Loaded { seat, amount, .. } => Some(ChartEvent::Shipped(seat, amount)),
            Event::SmallWharfLoaded { seat, goods, .. } => Some(ChartEvent::Shipped(seat, goods.total())),
            Event::RoleChosen { seat, card, .. } | Event::CapturedRolePlayed { seat, card } => {
                Some(ChartEvent::Role(seat, card.key()))
            }
            _ => None,
        }
    }

    fn sources(&self) -> Vec<PointSource> {
        finish::sources(self)
    }

    fn holdings(&self) -> Vec<Vec<&'static str>> {
        finish::holdings(self)
    }

    /// Nothing is hidden: everybody sees every decision and every draw.
    fn hides(&self, _: &Entry<Self>, _: &Self, _: Option<Seat>) -> bool {
        false
    }
}

fn on_tiles(tiles: BTreeMap<Tile, u8>) -> ByTile<u8> {
    let mut by_tile = ByTile::default();
    for (tile, count) in tiles {
        by_tile[tile] = count;
    }
    by_tile
}

fn in_city(buildings: BTreeMap<Building, u8>) -> Vec<(Building, u8)> {
    buildings.into_iter().collect()
}

/// Nobles on tiles and in buildings.
type Nobles = (ByTile<u8>, Vec<(Building, u8)>);

/// The steps of a placement: the workers, if they are asked about, then the nobles, if they are named.
fn place(
    state: &State,
    seat: Seat,
    tiles: ByTile<u8>,
    buildings: &[(Building, u8)],
    nobles: Option<Nobles>,
) -> Result<Vec<Action>, Refusal> {
    let mut actions = match state.decision() {
        Decision::PlaceNobles(..) => Vec::new(),
        _ => state.arrange_workers(seat, tiles, buildings)?,
    };
    if let Some((tiles, buildings)) = nobles {
        let mut after = *state;
        for &action in &actions {
            after.apply(seat, action, &mut ())?;
        }
        if matches!(after.decision(), Decision::PlaceNobles(asked, _) if asked == seat) {
            actions.extend(after.arrange_nobles(seat, tiles, &buildings)?);
        }
    }
    Ok(actions)
}

/// The answers of a small wharf's load, kind by kind as the rules ask about them.
fn load(state: &State, seat: Seat, goods: &BTreeMap<Good, u8>) -> Result<Vec<Action>, Refusal> {
    let mut after = *state;
    let mut actions = Vec::new();
    while let Decision::SmallWharf(asked, good, _) = after.decision()
        && asked == seat
    {
        let amount = goods.get(&good).copied().unwrap_or(0);
        let action = Action::Ship { good, amount };
        after.apply(seat, action, &mut ())?;
        actions.push(action);
    }
    if actions.is_empty() {
        state.check(
            seat,
            Action::Ship {
                good: Good::Corn,
                amount: 0,
            },
        )?;
    }
    Ok(actions)
}
