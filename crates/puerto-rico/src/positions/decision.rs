//! Whether the open decision of a position asks the right seat, and leaves a choice.

use alloc::vec::Vec;

use tabletop::{Game, Seat, Turn, Weighted};

use crate::boards::state::State;
use crate::expansions::new_buildings::small_wharf;
use crate::expansions::nobles::{hunting_lodge, land_office};
use crate::phases::trader::TRADING_HOUSE_PLACES;
use crate::phases::{buccaneer, draft, driver, guests, round};
use crate::positions::error::PositionError;
use crate::positions::gain;
use crate::positions::position::Position;
use crate::vocabulary::building::Building;
use crate::vocabulary::decision::{Decision, Gain};
use crate::vocabulary::good::Good;
use crate::vocabulary::place::Place;
use crate::vocabulary::progress::Phase;
use crate::vocabulary::role::{Role, RoleCard};
use crate::vocabulary::rules::Switch;
use crate::vocabulary::tile::Tile;
use crate::vocabulary::window::Window;

/// Whether the current phase is the one that was picked last.
pub(crate) fn check_picked(position: &Position) -> Result<(), PositionError> {
    let Some(Phase { role, chooser }) = position.phase else {
        return Ok(());
    };
    let takers = &position.cards.takers;
    let count = position.setup.player_count;
    let picks = takers.0.iter().flatten().count();
    let is_picked = |card: RoleCard| card.role() == role && takers[card] == Some(chooser);
    let expected = match picks > usize::from(round::pick_count(count)) {
        true => takers[RoleCard::Buccaneer],
        false => picks
            .checked_sub(1)
            .map(|last| Seat::new((position.governor.index() + last) % count)),
    };
    match RoleCard::ALL.into_iter().any(is_picked) && expected == Some(chooser) {
        true => Ok(()),
        false => Err(PositionError::Phase { role, chooser }),
    }
}

/// Whether the open decision asks the right seat something.
pub(crate) fn check_decision(state: &State) -> Result<(), PositionError> {
    let decision = state.decision();
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

/// The seat that must be asked, if only one can be.
fn expected_seat(state: &State, decision: Decision) -> Option<Seat> {
    let is_chooser = match decision {
        Decision::ChooseRole(_) => return Some(round::picker(state, state.picks())),
        Decision::Draft(_) => return Some(draft::chooser(state)),
        Decision::Guesthouse(_, Window::Mayor) => !state.has_nobles(),
        Decision::Optional(
            _,
            Gain::BuilderPrivilege { .. }
            | Gain::TraderPrivilege
            | Gain::TradingPostPrivilege
            | Gain::CaptainPrivilege
            | Gain::LighthouseCaptain,
        ) => true,
        _ => state.moment.step().is_some_and(driver::is_choosers),
    };
    is_chooser.then(|| state.chooser())
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
            is_last_round_done(state) && guests::is_open(state, seat, Window::End)
        }
        Decision::Guesthouse(seat, window) => guests::is_open(state, seat, window),
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
        Decision::TakeTile(seat) => !state.board(seat).is_island_full() || state.has(Switch::AskForced),
        Decision::SecondTile(seat) => state.doubles(seat) && !state.board(seat).is_island_full(),
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
        Decision::SecondGood(seat, _) => state.doubles(seat),
        Decision::MayorPrivilege(_) => state.worker_supply() > 0 && !state.has(Switch::AutoMayorPrivilege),
        Decision::SecondWorker(seat) => {
            state.doubles(seat) && state.worker_supply() > 0 && !state.has(Switch::AutoMayorPrivilege)
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
            state.trading_house().total() < TRADING_HOUSE_PLACES
                || occupies(seat, Building::TradingPost)
                || state.has(Switch::AskForced)
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

/// Whether a seat has several answers (with `strict_optional` storing may have one kind and a pass; with `ask_forced` one
/// answer is enough), or chance has an outcome.
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
            actions.len() > usize::from(!state.has(Switch::AskForced))
        }
    }
}

/// Whether the seat's placement has reached this place: the later ones are still empty, and there are fewer workers
/// than circles.
fn is_placing(state: &State, seat: Seat, place: Place) -> bool {
    let board = state.board(seat);
    let later = place.index()..Tile::ALL.len() + Building::COUNT;
    let is_empty = |index| board.workers(Place::at(index)) == 0;
    board.circles(place) > 0
        && later.into_iter().all(is_empty)
        && (board.workers_total() < board.circles_total() || state.has(Switch::AskForced))
        && board.nobles_total() == board.san_juan_nobles()
}

/// Whether the seat's placement has reached the nobles of this place: the workers are all placed, and the later places
/// have no nobles yet.
fn is_placing_nobles(state: &State, seat: Seat, place: Place) -> bool {
    let board = state.board(seat);
    let later = place.index()..Tile::ALL.len() + Building::COUNT;
    let has_none = |index| board.nobles(Place::at(index)) == 0;
    let stand = board.workers_total() - board.san_juan;
    board.workers(place) > 0
        && later.into_iter().all(has_none)
        && (board.san_juan == 0 || stand == board.circles_total())
}
