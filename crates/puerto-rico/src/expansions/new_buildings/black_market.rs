//! *Black market:* a shortfall of 1 to 3 doubloons may be covered by returning up to one worker, one good and one
//! victory point chip, 1 doubloon each · own purchase that could not be paid otherwise · exactly what is missing, so no
//! doubloon is left (ruling 34); the price is fixed first, and university and church act afterwards if still occupied
//! (94); any worker but the black market's own, San Juan included; an end that was triggered stays triggered;
//! everything goes back to the supplies, or worker and chip leave the game with `black_market_discard` (35); a noble
//! counts as a worker and goes back to the nobles (95) · 2020-pl, "Czarny rynek".

use alloc::vec::Vec;

use tabletop::{EventSink, Seat};

use crate::boards::state::State;
use crate::vocabulary::action::Action;
use crate::vocabulary::building::Building;
use crate::vocabulary::decision::Debt;
use crate::vocabulary::event::Event;
use crate::vocabulary::good::GoodSet;
use crate::vocabulary::place::Place;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::returned::Returned;
use crate::vocabulary::rules::Switch;
use crate::vocabulary::tile::Tile;

/// The place of the black market's own worker, who stays.
const OWN: Place = Place::Building(Building::BlackMarket);

/// What a purchase with a shortfall owes.
#[inline(never)]
pub(crate) fn debt(building: Building, doubloons: u8) -> Debt {
    Debt {
        building,
        doubloons,
        worker_done: false,
        good_done: false,
    }
}

/// Which things the seat has to return: a worker, a good, a chip.
#[inline]
fn has(state: &State, seat: Seat) -> [bool; 3] {
    let board = state.board(seat);
    [
        board.workers_total() > board.workers(OWN),
        board.goods.total() > 0,
        board.victory_points > 0,
    ]
}

/// The most doubloons that the seat could cover, 0 without an occupied black market.
#[inline]
pub(crate) fn most(state: &State, seat: Seat) -> u8 {
    if state.board(seat).occupies(Building::BlackMarket) {
        has(state, seat).map(u8::from).into_iter().sum()
    } else {
        0
    }
}

/// Which of the three may be returned next: in this order, each once, and only if the later ones can cover the rest.
fn open(state: &State, seat: Seat, debt: Debt) -> [bool; 3] {
    let [worker, good, point] = has(state, seat);
    let worker = worker && !debt.worker_done;
    let good = good && !debt.good_done;
    let covers = |later: u8| debt.doubloons <= 1 + later;
    [
        worker && covers(u8::from(good) + u8::from(point)),
        good && covers(u8::from(point)),
        point && covers(0),
    ]
}

/// Everything that may be returned next.
fn answers(state: &State, seat: Seat, debt: Debt) -> impl Iterator<Item = Action> {
    let board = state.board(seat);
    let [worker, good, point] = open(state, seat, debt);
    let idle_nobles = board.san_juan_nobles();
    let idle = (worker && board.san_juan > idle_nobles).then_some(Action::ReturnWorker(None));
    let idle_noble = (worker && idle_nobles > 0).then_some(Action::ReturnNoble(None));
    let places = || {
        let tiles = Tile::ALL.into_iter().map(Place::Tile);
        let places = tiles.chain(board.owned().iter().map(Place::Building));
        places.filter(move |&place| worker && place != OWN)
    };
    let workers = places()
        .filter(|&place| board.workers(place) > board.nobles(place))
        .map(|place| Action::ReturnWorker(Some(place)));
    let nobles = places()
        .filter(|&place| board.nobles(place) > 0)
        .map(|place| Action::ReturnNoble(Some(place)));
    let kinds = match good {
        true => GoodSet::present(&board.goods),
        false => GoodSet::EMPTY,
    };
    let goods = kinds.iter().map(Action::ReturnGood);
    let chip = point.then_some(Action::ReturnPoint);
    let nobles = idle_noble.into_iter().chain(nobles);
    let workers = idle.into_iter().chain(workers);
    workers.chain(goods).chain(chip).chain(nobles)
}

/// The answer, if it is the only one.
#[inline(never)]
pub(crate) fn only(state: &State, seat: Seat, debt: Debt) -> Option<Action> {
    let mut answers = answers(state, seat, debt);
    let first = answers.next()?;
    answers.next().is_none().then_some(first)
}

/// What may be returned next; there is no way back.
#[inline(never)]
pub(crate) fn legal(state: &State, seat: Seat, debt: Debt, actions: &mut Vec<Action>) {
    actions.extend(answers(state, seat, debt));
}

/// Checks that something may be returned.
#[inline(never)]
pub(crate) fn check(state: &State, seat: Seat, debt: Debt, action: Action) -> Result<(), Refusal> {
    let board = state.board(seat);
    let [worker, good, point] = open(state, seat, debt);
    let (owned, done, open) = match action {
        Action::Pass => return Err(Refusal::MustDecide),
        Action::ReturnWorker(Some(OWN)) | Action::ReturnNoble(Some(OWN)) => {
            return Err(Refusal::BlackMarketWorker);
        }
        Action::ReturnWorker(Some(place)) => (
            board.workers(place) > board.nobles(place),
            debt.worker_done,
            worker,
        ),
        Action::ReturnWorker(None) => (board.san_juan > board.san_juan_nobles(), debt.worker_done, worker),
        Action::ReturnNoble(Some(place)) => (board.nobles(place) > 0, debt.worker_done, worker),
        Action::ReturnNoble(None) => (board.san_juan_nobles() > 0, debt.worker_done, worker),
        Action::ReturnGood(kind) => (board.goods[kind] > 0, debt.good_done, good),
        Action::ReturnPoint => (board.victory_points > 0, false, point),
        _ => return Err(Refusal::OtherDecision),
    };
    match (owned, done, open) {
        (false, _, _) => Err(Refusal::NoneOwned),
        (_, true, _) => Err(Refusal::OutOfOrder),
        (_, _, false) => Err(Refusal::DebtStays),
        _ => Ok(()),
    }
}

/// Carries out a return, and gives what is still owed.
#[inline(never)]
pub(crate) fn pay(
    state: &mut State,
    seat: Seat,
    mut debt: Debt,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> Debt {
    let discards = state.has(Switch::BlackMarketDiscard);
    debt.worker_done = true;
    let item = match action {
        Action::ReturnWorker(place) => {
            state.boards[seat].take_worker(place);
            if discards {
                state.workers_refused += 1;
            } else {
                state.worker_supply += 1;
            }
            Returned::Worker { place }
        }
        Action::ReturnNoble(place) => {
            state.boards[seat].take_noble(place);
            if discards {
                state.nobles_gone += 1;
            } else {
                state.noble_supply += 1;
            }
            Returned::Noble { place }
        }
        Action::ReturnGood(good) => {
            debt.good_done = true;
            state.boards[seat].goods[good] -= 1;
            state.goods[good] += 1;
            Returned::Good { good }
        }
        _ => {
            debt.good_done = true;
            return_point(state, seat, discards);
            Returned::Point
        }
    };
    debt.doubloons -= 1;
    events.emit(Event::BlackMarketPaid { seat, item });
    debt
}

/// A chip goes back to the pool, or out of the game. While there are points on credit it only reduces those.
fn return_point(state: &mut State, seat: Seat, discards: bool) {
    state.boards[seat].victory_points -= 1;
    if discards {
        state.points_gone += 1;
        return;
    }
    let owned: u16 = state.boards.0.iter().map(|board| board.victory_points).sum();
    let pool = state.setup().pool().saturating_sub(state.points_gone);
    state.victory_points = pool.saturating_sub(owned);
}
