//! The table before the first decision (2020-pl, "Przygotowanie gry", "Wariant gry dla dwóch osób").

use tabletop::flow::{Flow, GO_ON, Open};
use tabletop::{EventSink, PerSeat, Seat, SeatSet};

use crate::boards::board::Board;
use crate::boards::buccaneer::Buccaneer;
use crate::boards::festival::Festival;
use crate::boards::ship::Ship;
use crate::boards::state::State;
use crate::moment::step::{Plan, Step};
use crate::moment::{At, Moment};
use crate::phases::driver;
use crate::phases::plan::{Part, always, once};
use crate::setup::agreement::Agreement;
use crate::setup::components::Components;
use crate::setup::{Setup, market};
use crate::vocabulary::event::Event;
use crate::vocabulary::expansion::Expansion;
use crate::vocabulary::good::{ByGood, Good};
use crate::vocabulary::role::ByRoleCard;
use crate::vocabulary::rules::Switch;
use crate::vocabulary::tile::Tile;

pub(crate) use crate::moment::start::Question;

/// The setup, in the order of the rulebook: the market is drafted, the festival's tasks are drawn, the
/// first plantations are laid out.
pub(crate) const STEPS: &[Part] = &[once(&[
    (Step::Draft, |game| {
        market::is_drafted(game.expansions, game.nobles_market)
    }),
    (Step::Tasks, |game| game.expansions.has(Expansion::Festival)),
    (Step::FirstRow, always),
])];

/// The state before the first building is drafted or the first face-up plantation is drawn; the setup must have been
/// checked.
pub(crate) fn start(setup: &Setup) -> State {
    let count = setup.player_count;
    let components = Components::with(count, setup.expansions);
    // One noble is on the first ship instead of a worker (2020-pl, "Rozszerzenie II: Szlachcic").
    let noble_ship = components.nobles.min(1);
    let worker_ship = count as u8 - noble_ship;
    let mut face_down = components.plantations;
    let rulings = setup.rulings();
    let market = market::first_market(setup);
    let boards = PerSeat::from_fn(|seat: Seat| {
        let mut board = Board::default();
        if seat.index() < count {
            let good = if seat.index() < components.indigo_seats {
                Good::Indigo
            } else {
                Good::Corn
            };
            face_down[good] -= 1;
            let poorer = good == Good::Corn && rulings.has(Switch::CornStartersPoorer);
            board.doubloons = components.doubloons - u16::from(poorer);
            board.add_tile(Tile::plantation(good));
        }
        board
    });
    let agreement = Agreement::of(setup);
    let mut state = State {
        boards,
        agreement,
        market,
        for_sale: market,
        plan: Plan::of(&agreement),
        moment: Open::new(Moment::new(Seat::FIRST, Seat::FIRST, At::Setup(Question::Row))),
        governor: Seat::FIRST,
        round: 1,
        end: None,
        victory_points: setup.pool(),
        points_gone: 0,
        library_used: SeatSet::EMPTY,
        card_doubloons: ByRoleCard::default(),
        card_takers: ByRoleCard::default(),
        plantations: ByGood::default(),
        face_down,
        discards: ByGood::default(),
        quarries: components.quarries,
        worker_supply: components.workers - worker_ship,
        worker_ship,
        workers_refused: 0,
        noble_supply: components.nobles - noble_ship,
        noble_ship,
        nobles_gone: 0,
        goods: components.goods,
        trading_house: ByGood::default(),
        ships: Ship::fleet(count),
        buccaneer: Buccaneer::default(),
        festival: Festival::default(),
    };
    driver::begin(&mut state, &mut ());
    state
}

/// Lays out the first row.
#[inline]
pub(crate) fn lay_row(state: &mut State, events: &mut impl EventSink<Event>) -> Flow {
    if state.is_row_short() {
        state.reshuffle_if_empty(events);
        return state.ask(state.governor, Question::Row);
    }
    GO_ON
}

/// A tile of the first row.
#[inline]
pub(crate) fn row_tile(state: &mut State, good: Good, events: &mut impl EventSink<Event>) -> Flow {
    state.reveal(good, events);
    lay_row(state, events)
}
