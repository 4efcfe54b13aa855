//! Puerto Rico as a game that can be played over the wire.

use std::collections::BTreeMap;

use narrator::{Numbers, Said};
use serde::de::DeserializeOwned;
use serde_json::Value;
use tabletop::{Game, Seat};

use super::Plan;
use crate::any_game::{BadSetup, ChartEvent, GameError, Part, Pieces, PlanError, SeatFigures, WireGame};
use crate::{AnyAction, AnyEvent, AnyImpossible, AnyOutcome, AnyRefusal, AnySetup, AnyView, GameId};
use puerto_rico::{Building, ByTile, Decision, Deed, Good, Hold, RoleCard, SetupError, State, Tile};

type RulesAction = puerto_rico::Action;

fn read<T: DeserializeOwned>(value: &Value) -> Result<T, String> {
    T::deserialize(value).map_err(|error| error.to_string())
}

impl WireGame for State {
    const GAME: GameId = GameId::PuertoRico;

    fn read_setup(value: &Value) -> Result<Self::Setup, BadSetup<SetupError>> {
        read(value).map_err(BadSetup::Unreadable)
    }

    fn wire_impossible(error: &SetupError) -> AnyImpossible {
        error.clone().into()
    }

    fn wire_setup(setup: &Self::Setup) -> AnySetup {
        setup.clone().into()
    }

    fn read_action(value: &Value) -> Result<Self::Action, String> {
        read(value)
    }

    fn wire_action(action: Self::Action) -> AnyAction {
        action.into()
    }

    fn read_outcome(value: &Value) -> Result<Self::Outcome, String> {
        read(value)
    }

    fn wire_outcome(outcome: Self::Outcome) -> AnyOutcome {
        outcome.into()
    }

    fn wire_event(event: &Self::Event) -> AnyEvent {
        (*event).into()
    }

    fn wire_refusal(refusal: Self::Refusal) -> AnyRefusal {
        refusal.into()
    }

    fn narrate(&self, event: &Self::Event) -> Vec<Said> {
        narrator::puerto_rico::event(event)
    }

    fn explain(refusal: Self::Refusal) -> Said {
        narrator::puerto_rico::refusal(refusal)
    }

    fn numbers(&self, after: &Self, seat: Seat, events: &[Self::Event]) -> Numbers {
        narrator::puerto_rico::numbers(self, after, seat, events)
    }

    fn pieces(&self, observer: Seat) -> Pieces {
        let pieces = narrator::puerto_rico::pieces(self, observer).into_iter();
        pieces.map(|(key, figures)| (key.to_owned(), figures)).collect()
    }

    fn wire_view(&self, observer: Option<Seat>) -> AnyView {
        self.view(observer).into()
    }

    fn open_view(&self, observer: Option<Seat>) -> AnyView {
        let mut view = self.view(observer);
        for (shown, seat) in view.seats.iter_mut().zip(Seat::all(self.seats())) {
            shown.victory_points = Some(self.board(seat).victory_points);
        }
        view.into()
    }

    fn candidates(&self, seat: Seat) -> Vec<Self::Action> {
        let goods = |action: fn(Good) -> RulesAction| Good::ALL.into_iter().map(action);
        let pass = [RulesAction::Pass];
        if self.decision().seat() != Some(seat) {
            return Vec::new();
        }
        match self.decision() {
            Decision::RevealPlantation
            | Decision::HaciendaPlantation(_)
            | Decision::LandOfficePlantation(_)
            | Decision::DraftChance
            | Decision::FestivalCrop
            | Decision::FestivalGood
            | Decision::FestivalBuilding
            | Decision::Over
            | Decision::PlaceWorkers(..)
            | Decision::PlaceNobles(..) => Vec::new(),
            Decision::ChooseRole(_) => self.cards().map(RulesAction::ChooseRole).collect(),
            Decision::Hacienda(_) => vec![RulesAction::DrawPlantation, RulesAction::Pass],
            Decision::TakeTile(_) | Decision::SecondTile(_) => Tile::ALL
                .into_iter()
                .map(RulesAction::TakeTile)
                .chain(forests(self, seat))
                .chain(pass)
                .collect(),
            Decision::PlaceDrawn(_, good) => vec![
                RulesAction::TakeTile(Tile::plantation(good)),
                RulesAction::PlantForest(good),
            ],
            Decision::Hospice(..)
            | Decision::HospiceForest(_)
            | Decision::MayorPrivilege(_)
            | Decision::SecondWorker(_)
            | Decision::ShipWorker(_)
            | Decision::University(..) => vec![RulesAction::TakeWorker, RulesAction::Pass],
            Decision::ShipPerson(_)
            | Decision::HuntingLodge(_)
            | Decision::LandOffice(_)
            | Decision::RoyalSupplier(..)
            | Decision::Guesthouse(..)
            | Decision::BlackMarket(..)
            | Decision::SmallWharf(..)
            | Decision::KeepLoot(..)
            | Decision::RaidPersons(_)
            | Decision::PlaceRaided(..) => legal(self, seat),
            Decision::Deed(_) => Deed::ALL.map(RulesAction::Deed).into_iter().chain(pass).collect(),
            Decision::RobShip(_) => {
                let ships = self.ships().iter();
                ships.map(|ship| RulesAction::RobShip(ship.capacity)).collect()
            }
            Decision::Capture(_) => self
                .cards()
                .filter(|&card| card != RoleCard::Buccaneer)
                .map(RulesAction::Capture)
                .collect(),
            Decision::Draft(_) => {
                let kinds = self.setup().draft_pool();
                kinds.iter().map(RulesAction::DraftBuilding).collect()
            }
            Decision::Build(_) => self.market().iter().map(RulesAction::Build).chain(pass).collect(),
            Decision::CraftsmanPrivilege(_) | Decision::SecondGood(..) => {
                goods(RulesAction::TakeGood).chain(pass).collect()
            }
            Decision::Sell(_) => goods(RulesAction::Sell)
                .chain(owned(
                    self,
                    seat,
                    Building::TradingPost,
                    goods(RulesAction::SellToPost),
                ))
                .chain(land_office(self, seat))
                .chain(pass)
                .collect(),
            Decision::Load(_) => loadings(self)
                .chain(owned(
                    self,
                    seat,
                    Building::SmallWharf,
                    [RulesAction::UseSmallWharf],
                ))
                .chain(pass)
                .collect(),
            Decision::StoreKind(_) => goods(RulesAction::StoreKind).chain(pass).collect(),
            Decision::KeepSingle(_) => goods(RulesAction::KeepSingle).chain(pass).collect(),
            Decision::Optional(..) => vec![RulesAction::Accept, RulesAction::Pass],
        }
    }

    fn expand(&self, seat: Seat, plan: &Value) -> Result<Vec<Self::Action>, PlanError<Self::Refusal>> {
        match read::<Plan>(plan).map_err(PlanError::Unreadable)? {
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
        }
        .map_err(PlanError::Refused)
    }

    fn parts(&self, seat: Seat, actions: &[Self::Action]) -> Vec<Part<Self::Action>> {
        super::parts::parts(self, seat, actions)
    }

    fn round(&self) -> u8 {
        Self::round(self)
    }

    fn phase_key(&self) -> Option<&'static str> {
        self.phase().map(|phase| phase.role.key())
    }

    fn chart(&self, observer: Option<Seat>, open: bool) -> Vec<SeatFigures> {
        let view = self.view(observer);
        let figures = |(seat, shown): (Seat, &puerto_rico::SeatView)| SeatFigures {
            points: (open || shown.victory_points.is_some()).then(|| i32::from(self.breakdown(seat).total)),
            money: shown.doubloons,
        };
        Seat::all(self.seats()).zip(&view.seats).map(figures).collect()
    }

    fn chart_event(event: &Self::Event) -> Option<ChartEvent> {
        match *event {
            puerto_rico::Event::Loaded { seat, amount, .. } => Some(ChartEvent::Shipped(seat, amount)),
            puerto_rico::Event::SmallWharfLoaded { seat, goods, .. } => {
                Some(ChartEvent::Shipped(seat, goods.total()))
            }
            puerto_rico::Event::RoleChosen { seat, card, .. }
            | puerto_rico::Event::CapturedRolePlayed { seat, card } => {
                Some(ChartEvent::Role(seat, card.key()))
            }
            _ => None,
        }
    }

    fn write_position(&self) -> Value {
        serde_json::to_value(self.position()).unwrap_or_default()
    }

    fn read_position(value: &Value) -> Result<Self, GameError> {
        let bad = |message: String| GameError::BadPosition { message };
        let position = read(value).map_err(bad)?;
        Self::from_position(&position).map_err(|error| bad(error.to_string()))
    }
}

/// What the seat may do now, where the list is short and open-ended.
fn legal(state: &State, seat: Seat) -> Vec<RulesAction> {
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    actions
}

/// The actions of a building, if the seat owns it.
fn owned(
    state: &State,
    seat: Seat,
    building: Building,
    actions: impl IntoIterator<Item = RulesAction>,
) -> impl Iterator<Item = RulesAction> {
    let owns = state.board(seat).owns(building);
    actions.into_iter().filter(move |_| owns)
}

/// Every kind as a forest, with a forest house.
fn forests(state: &State, seat: Seat) -> impl Iterator<Item = RulesAction> {
    let kinds = Good::ALL.into_iter().map(RulesAction::PlantForest);
    owned(state, seat, Building::ForestHouse, kinds)
}

/// Every good on every ship of the game and on the own wharf.
fn loadings(state: &State) -> impl Iterator<Item = RulesAction> {
    let ships = state.ships().iter().map(|ship| Hold::Ship(ship.capacity));
    let holds: Vec<Hold> = ships.chain([Hold::Wharf]).collect();
    Good::ALL.into_iter().flat_map(move |good| {
        let load = move |hold| RulesAction::Load { good, hold };
        holds.clone().into_iter().map(load)
    })
}

/// What the seat can do with its land office besides a sale.
fn land_office(state: &State, seat: Seat) -> impl Iterator<Item = RulesAction> {
    let is_sale = |action: &RulesAction| {
        matches!(
            action,
            RulesAction::Sell(_) | RulesAction::SellToPost(_) | RulesAction::Pass
        )
    };
    legal(state, seat)
        .into_iter()
        .filter(move |action| !is_sale(action))
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

/// The steps of a placement: the workers, where they are asked about, then the nobles, if they are named.
fn place(
    state: &State,
    seat: Seat,
    tiles: ByTile<u8>,
    buildings: &[(Building, u8)],
    nobles: Option<Nobles>,
) -> Result<Vec<RulesAction>, puerto_rico::Refusal> {
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
