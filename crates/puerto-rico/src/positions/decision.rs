//! Whether the open decision of a position fits its phase, asks the right seat, and leaves a choice.

use tabletop::{Game, Seat, Turn, Weighted};

use crate::boards::state::State;
use crate::expansions::buccaneer;
use crate::expansions::new_buildings::guesthouse::{self, Window};
use crate::expansions::new_buildings::small_wharf;
use crate::expansions::nobles::hunting_lodge;
use crate::expansions::nobles::land_office;
use crate::phases::round;
use crate::phases::trader::TRADING_HOUSE_PLACES;
use crate::positions::error::PositionError;
use crate::positions::gain;
use crate::setup::draft;
use crate::vocabulary::building::Building;
use crate::vocabulary::decision::{Decision, Gain};
use crate::vocabulary::good::Good;
use crate::vocabulary::place::Place;
use crate::vocabulary::progress::Progress;
use crate::vocabulary::role::{Role, RoleCard};
use crate::vocabulary::rules::Switch;
use crate::vocabulary::tile::Tile;

/// Whether the open decision fits the phase and asks the right seat something.
pub(crate) fn check_decision(state: &State) -> Result<(), PositionError> {
    let decision = state.decision();
    if let Some(phase) = state.phase() {
        let picks = state.picks();
        let picked = state
            .cards()
            .any(|card| card.role() == phase.role && state.card_taker(card) == Some(phase.chooser));
        let expected = match state.is_late_play() {
            true => state.card_taker(RoleCard::Buccaneer),
            false => picks.checked_sub(1).map(|last| round::picker(state, last)),
        };
        if !picked || expected != Some(phase.chooser) {
            let (role, chooser) = (phase.role, phase.chooser);
            return Err(PositionError::Phase { role, chooser });
        }
    }
    if !belongs(state, decision) || !remembers(state, decision) {
        return Err(PositionError::DecisionOutsidePhase { decision });
    }
    if let Some((asked, expected)) = decision.seat().zip(expected_seat(state, decision))
        && asked != expected
    {
        return Err(PositionError::DecisionSeat { decision, expected });
    }
    if !is_open(state, decision) {
        return Err(PositionError::NothingToDecide { decision });
    }
    Ok(())
}

/// Whether the decision belongs to the running phase.
fn belongs(state: &State, decision: Decision) -> bool {
    let role = state.phase().map(|phase| phase.role);
    match decision {
        Decision::RevealPlantation => {
            role == Some(Role::Settler) || (role.is_none() && state.round() == 1 && state.picks() == 0)
        }
        Decision::Draft(_)
        | Decision::DraftChance
        | Decision::FestivalCrop
        | Decision::FestivalGood
        | Decision::FestivalBuilding => role.is_none() && state.round() == 1 && state.picks() == 0,
        Decision::ChooseRole(_) | Decision::Over | Decision::Guesthouse(_, Window::End) => role.is_none(),
        Decision::HaciendaPlantation(_)
        | Decision::Hacienda(_)
        | Decision::TakeTile(_)
        | Decision::Hospice(..)
        | Decision::HospiceForest(_)
        | Decision::SecondTile(_)
        | Decision::HuntingLodge(_)
        | Decision::Guesthouse(
            _,
            Window::Settler | Window::Tile | Window::SecondTile | Window::HuntingLodge,
        ) => role == Some(Role::Settler),
        Decision::PlaceDrawn(..) => matches!(role, Some(Role::Settler | Role::Trader)),
        Decision::MayorPrivilege(_)
        | Decision::SecondWorker(_)
        | Decision::ShipWorker(_)
        | Decision::ShipPerson(_)
        | Decision::PlaceWorkers(..)
        | Decision::PlaceNobles(..)
        | Decision::Guesthouse(_, Window::Mayor) => role == Some(Role::Mayor),
        Decision::Build(_)
        | Decision::BlackMarket(..)
        | Decision::University(..)
        | Decision::Guesthouse(_, Window::Builder) => role == Some(Role::Builder),
        Decision::CraftsmanPrivilege(_)
        | Decision::SecondGood(..)
        | Decision::Guesthouse(_, Window::Production | Window::CraftsmanPrivilege) => {
            role == Some(Role::Craftsman)
        }
        Decision::Sell(_)
        | Decision::LandOffice(_)
        | Decision::LandOfficePlantation(_)
        | Decision::Guesthouse(_, Window::Trader) => role == Some(Role::Trader),
        Decision::Load(_)
        | Decision::RoyalSupplier(..)
        | Decision::SmallWharf(..)
        | Decision::StoreKind(_)
        | Decision::KeepSingle(_)
        | Decision::Guesthouse(_, Window::Captain | Window::Storage) => role == Some(Role::Captain),
        Decision::Guesthouse(_, Window::Prospector) => role == Some(Role::Prospector),
        Decision::Deed(_)
        | Decision::RobShip(_)
        | Decision::KeepLoot(..)
        | Decision::RaidPersons(_)
        | Decision::PlaceRaided(..)
        | Decision::Capture(_)
        | Decision::Guesthouse(_, Window::Buccaneer) => role == Some(Role::Buccaneer),
        Decision::Optional(_, gain) => {
            state.has(Switch::StrictOptional)
                && role
                    == Some(match gain {
                        Gain::Production
                        | Gain::Factory { .. }
                        | Gain::SpecialtyFactory { .. }
                        | Gain::SpecialtyFactoryPrivilege { .. }
                        | Gain::ChapelDoubloon
                        | Gain::ChapelPoint
                        | Gain::Jeweler { .. } => Role::Craftsman,
                        Gain::Villa { .. } => Role::Mayor,
                        Gain::HuntingLodge => Role::Settler,
                        Gain::Prospector => Role::Prospector,
                        Gain::QuarryDiscount { .. }
                        | Gain::BuilderPrivilege { .. }
                        | Gain::ForestDiscount { .. }
                        | Gain::ZoningDiscount { .. }
                        | Gain::Church { .. } => Role::Builder,
                        Gain::TraderPrivilege
                        | Gain::TradingPostPrivilege
                        | Gain::SmallMarket
                        | Gain::LargeMarket => Role::Trader,
                        Gain::CaptainPrivilege
                        | Gain::Harbor
                        | Gain::Lighthouse
                        | Gain::LighthouseCaptain
                        | Gain::UnionHall { .. } => Role::Captain,
                    })
        }
    }
}

/// Whether the phase's memory is the one that the decision needs.
fn remembers(state: &State, decision: Decision) -> bool {
    let role = state.phase().map(|phase| phase.role);
    match (decision, state.progress()) {
        (
            Decision::StoreKind(_) | Decision::KeepSingle(_) | Decision::Guesthouse(_, Window::Storage),
            Progress::Storage { .. },
        ) => true,
        (
            Decision::Load(_)
            | Decision::RoyalSupplier(..)
            | Decision::SmallWharf(..)
            | Decision::Guesthouse(_, Window::Captain)
            | Decision::Optional(
                _,
                Gain::CaptainPrivilege
                | Gain::Harbor
                | Gain::Lighthouse
                | Gain::LighthouseCaptain
                | Gain::UnionHall { .. },
            ),
            Progress::Captain { passes, .. },
        ) => (passes as usize) < state.seats(),
        (
            Decision::CraftsmanPrivilege(_)
            | Decision::SecondGood(..)
            | Decision::Guesthouse(_, Window::Production | Window::CraftsmanPrivilege)
            | Decision::Optional(
                _,
                Gain::Production
                | Gain::Factory { .. }
                | Gain::SpecialtyFactory { .. }
                | Gain::SpecialtyFactoryPrivilege { .. }
                | Gain::ChapelDoubloon
                | Gain::ChapelPoint
                | Gain::Jeweler { .. },
            ),
            Progress::Craftsman { .. },
        ) => true,
        (_, Progress::Mayor { .. }) => state.has_nobles() && role == Some(Role::Mayor),
        (
            _,
            Progress::Trader {
                land_office_used,
                sold,
            },
        ) => {
            let fits = match decision {
                Decision::Sell(_) => !sold,
                Decision::LandOffice(_) => sold && !land_office_used,
                Decision::LandOfficePlantation(_) | Decision::PlaceDrawn(..) => land_office_used,
                _ => true,
            };
            state.has_nobles() && role == Some(Role::Trader) && fits
        }
        (_, Progress::None) => match role {
            Some(Role::Captain | Role::Craftsman) => false,
            Some(Role::Mayor | Role::Trader) => !state.has_nobles(),
            _ => true,
        },
        _ => false,
    }
}

/// Who must be asked, where only one seat can be.
fn expected_seat(state: &State, decision: Decision) -> Option<Seat> {
    match decision {
        Decision::Guesthouse(_, Window::Mayor) if state.has_nobles() => None,
        Decision::ChooseRole(_) => Some(round::picker(state, state.picks())),
        Decision::Draft(_) => Some(draft::chooser(state)),
        Decision::MayorPrivilege(_)
        | Decision::SecondWorker(_)
        | Decision::CraftsmanPrivilege(_)
        | Decision::SecondGood(..)
        | Decision::SecondTile(_)
        | Decision::Deed(_)
        | Decision::RobShip(_)
        | Decision::KeepLoot(..)
        | Decision::RaidPersons(_)
        | Decision::PlaceRaided(..)
        | Decision::Capture(_)
        | Decision::Guesthouse(
            _,
            Window::Mayor
            | Window::SecondTile
            | Window::CraftsmanPrivilege
            | Window::Prospector
            | Window::Buccaneer,
        )
        | Decision::Optional(
            _,
            Gain::Prospector
            | Gain::SpecialtyFactoryPrivilege { .. }
            | Gain::BuilderPrivilege { .. }
            | Gain::TraderPrivilege
            | Gain::TradingPostPrivilege
            | Gain::CaptainPrivilege
            | Gain::LighthouseCaptain,
        ) => state.phase().map(|phase| phase.chooser),
        _ => None,
    }
}

/// Whether the decision leaves a choice, and is asked only where it exists.
fn is_open(state: &State, decision: Decision) -> bool {
    let occupies = |seat, building| state.board(seat).occupies(building);
    let has_room = |seat, place| {
        let board = state.board(seat);
        board.workers(place) < board.circles(place) && state.has_free_worker()
    };
    let exists = match decision {
        Decision::Over => return is_last_round_done(state),
        Decision::Guesthouse(seat, Window::End) => {
            is_last_round_done(state) && guesthouse::is_open(state, seat, Window::End)
        }
        Decision::Guesthouse(seat, window) => guesthouse::is_open(state, seat, window),
        Decision::Draft(_) => !state.agreement.is_random_draft,
        Decision::DraftChance => state.agreement.is_random_draft,
        Decision::ChooseRole(_) => return !is_round_done(state),
        Decision::RevealPlantation => (state.plantations().total() as usize) <= state.seats(),
        Decision::LandOfficePlantation(seat) => {
            let board = state.board(seat);
            board.has_worker(Building::LandOffice)
                && !board.is_island_full()
                && state.plantations_to_draw() > 0
        }
        Decision::HaciendaPlantation(seat) | Decision::Hacienda(seat) => {
            occupies(seat, Building::Hacienda)
                && !state.board(seat).is_island_full()
                && state.plantations_to_draw() > 0
        }
        Decision::PlaceDrawn(seat, good) => {
            let drawing = match state.role() {
                Role::Trader => Building::LandOffice,
                _ => Building::Hacienda,
            };
            occupies(seat, drawing)
                && occupies(seat, Building::ForestHouse)
                && !state.board(seat).is_island_full()
                && state.face_down()[good] > 0
        }
        Decision::TakeTile(seat) => !state.board(seat).is_island_full(),
        Decision::SecondTile(seat) => state.doubles::<true>(seat) && !state.board(seat).is_island_full(),
        Decision::HospiceForest(seat) => {
            occupies(seat, Building::Hospice)
                && state.board(seat).forest_count() > 0
                && state.has_free_worker()
        }
        Decision::Hospice(seat, tile) => {
            occupies(seat, Building::Hospice) && has_room(seat, Place::Tile(tile))
        }
        Decision::University(seat, Building::Statue) => {
            occupies(seat, Building::University)
                && state.board(seat).owns(Building::Statue)
                && state.has_free_worker()
        }
        Decision::University(seat, building) => {
            occupies(seat, Building::University) && has_room(seat, Place::Building(building))
        }
        Decision::BlackMarket(seat, debt) => {
            let board = state.board(seat);
            occupies(seat, Building::BlackMarket)
                && board.owns(debt.building)
                && board.doubloons == 0
                && (1..=3).contains(&debt.doubloons)
        }
        Decision::SmallWharf(seat, good, shipped) => {
            let goods = &state.board(seat).goods;
            let fits = |(kind, &amount): (Good, &u8)| amount <= goods[kind] && (kind < good || amount == 0);
            small_wharf::may_use(state, seat) && shipped.iter().all(fits)
        }
        Decision::SecondGood(seat, _) => state.doubles::<true>(seat),
        Decision::MayorPrivilege(_) => state.worker_supply() > 0 && !state.has(Switch::AutoMayorPrivilege),
        Decision::SecondWorker(seat) => {
            state.doubles::<true>(seat) && state.worker_supply() > 0 && !state.has(Switch::AutoMayorPrivilege)
        }
        Decision::ShipWorker(_) => {
            state.has(Switch::DeclineWorkers) && state.worker_ship() > 0 && !state.has_nobles()
        }
        Decision::ShipPerson(_) => {
            let both = state.worker_ship() > 0 && state.noble_ship() > 0;
            both || state.has(Switch::DeclineWorkers) && state.worker_ship() + state.noble_ship() > 0
        }
        Decision::PlaceWorkers(seat, place) => is_placing(state, seat, place),
        Decision::PlaceNobles(seat, place) => is_placing_nobles(state, seat, place),
        Decision::HuntingLodge(seat) => hunting_lodge::may_give_up(state, seat),
        Decision::LandOffice(seat) => land_office::may_use(state, seat),
        Decision::RoyalSupplier(seat, _) => occupies(seat, Building::RoyalSupplier),
        Decision::Sell(seat) => {
            state.trading_house().total() < TRADING_HOUSE_PLACES || occupies(seat, Building::TradingPost)
        }
        Decision::RaidPersons(_) => buccaneer::may_take_noble(state),
        Decision::PlaceRaided(_, raid) => {
            (1..=buccaneer::KEPT_MAX).contains(&raid.may_keep)
                && raid.may_keep <= raid.in_hand
                && raid.nobles <= raid.in_hand
                && raid.nobles <= state.noble_supply()
                && raid.workers() <= state.worker_supply()
        }
        Decision::Deed(_)
        | Decision::RobShip(_)
        | Decision::KeepLoot(..)
        | Decision::Capture(_)
        | Decision::FestivalCrop
        | Decision::FestivalGood
        | Decision::FestivalBuilding
        | Decision::Build(_)
        | Decision::CraftsmanPrivilege(_)
        | Decision::Load(_)
        | Decision::StoreKind(_)
        | Decision::KeepSingle(_) => true,
        Decision::Optional(seat, gain) => gain::may_ask(state, seat, gain),
    };
    exists && has_answers(state, decision)
}

/// All role cards of the round are taken: one for each seat, with two players six.
fn is_round_done(state: &State) -> bool {
    state.picks() >= round::pick_count(state.seats())
}

/// The round of the end is over, a captured role played.
fn is_last_round_done(state: &State) -> bool {
    state.end().is_some() && is_round_done(state) && state.capture().is_none()
}

/// Several answers for a seat (with `strict_optional` storing may have one kind and a pass), some outcome
/// for chance.
fn has_answers(state: &State, decision: Decision) -> bool {
    match state.turn() {
        Turn::Over => false,
        Turn::Chance if decision == Decision::DraftChance => state.draftable().len() > 1,
        Turn::Chance => {
            let mut outcomes: Vec<Weighted<_>> = Vec::new();
            state.outcomes(&mut outcomes);
            !outcomes.is_empty()
        }
        Turn::Seats(_) => {
            let mut actions = Vec::new();
            if let Some(seat) = decision.seat() {
                state.legal(seat, &mut actions);
            }
            actions.len() > 1
        }
    }
}

/// Whether the seat's placement has come to this place: the later ones are still empty, and there are
/// fewer workers than circles.
fn is_placing(state: &State, seat: Seat, place: Place) -> bool {
    let board = state.board(seat);
    let later = place.index()..Tile::ALL.len() + Building::COUNT;
    let is_empty = |index| board.workers(Place::at(index)) == 0;
    board.circles(place) > 0
        && later.into_iter().all(is_empty)
        && board.workers_total() < board.circles_total()
        && board.nobles_total() == board.san_juan_nobles()
}

/// Whether the seat's placement has come to the nobles of this place: the workers all stand, and the later
/// places have no noble yet.
fn is_placing_nobles(state: &State, seat: Seat, place: Place) -> bool {
    let board = state.board(seat);
    let later = place.index()..Tile::ALL.len() + Building::COUNT;
    let has_none = |index| board.nobles(Place::at(index)) == 0;
    let stand = board.workers_total() - board.san_juan;
    board.workers(place) > 0
        && later.into_iter().all(has_none)
        && (board.san_juan == 0 || stand == board.circles_total())
}
