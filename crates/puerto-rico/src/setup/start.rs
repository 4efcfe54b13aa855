//! The table before the first decision (2020-pl, "Przygotowanie gry", "Wariant gry dla dwóch osób").

use tabletop::flow::Open;
use tabletop::{EventSink, PerSeat, Seat, SeatSet};

use crate::boards::board::Board;
use crate::boards::ship::Ship;
use crate::boards::state::{Agreement, State};
use crate::expansions::buccaneer::Buccaneer;
use crate::expansions::festival::Festival;
use crate::expansions::nobles::NOBLE_COUNT;
use crate::phases::driver::{self, Flow, GO_ON, Step};
use crate::phases::moment::{At, Moment};
use crate::phases::plan::{Part, Plan, always, once};
use crate::setup::Setup;
use crate::setup::draft;
use crate::vocabulary::building::Building;
use crate::vocabulary::decision::Decision;
use crate::vocabulary::event::Event;
use crate::vocabulary::expansion::{Expansion, Expansions};
use crate::vocabulary::good::{ByGood, Good};
use crate::vocabulary::role::ByRoleCard;
use crate::vocabulary::rules::Switch;
use crate::vocabulary::tile::Tile;

/// The setup, in the order of the rulebook: the market is drafted, the festival's tasks are drawn, the
/// first plantations are laid out.
pub(crate) const STEPS: &[Part] = &[once(&[
    (Step::Draft, |game| {
        draft::is_drafted(game.expansions, game.nobles_market)
    }),
    (Step::Tasks, |game| game.expansions.has(Expansion::Festival)),
    (Step::FirstRow, always),
])];

/// What the setup asks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub(crate) enum Question {
    /// A kind of building for the main board.
    Draft,
    /// Chance: the same.
    DraftChance,
    /// Chance: the festival's crop task.
    CropTask,
    /// Chance: the next good of its production task.
    GoodTask,
    /// Chance: its building task.
    BuildingTask,
    /// Chance: the next tile of the first row.
    Row,
}

impl driver::Question for Question {
    #[inline(always)]
    fn is_chance(self) -> bool {
        !matches!(self, Self::Draft)
    }

    #[inline(always)]
    fn step(self) -> Step {
        match self {
            Self::Draft | Self::DraftChance => Step::Draft,
            Self::CropTask | Self::GoodTask | Self::BuildingTask => Step::Tasks,
            Self::Row => Step::FirstRow,
        }
    }

    #[inline]
    fn stand(self, at: &mut At) {
        *at = At::Setup(self);
    }
}

impl Question {
    /// As everybody is told it.
    pub(crate) const fn decision(self, seat: Seat) -> Decision {
        match self {
            Self::Draft => Decision::Draft(seat),
            Self::DraftChance => Decision::DraftChance,
            Self::CropTask => Decision::FestivalCrop,
            Self::GoodTask => Decision::FestivalGood,
            Self::BuildingTask => Decision::FestivalBuilding,
            Self::Row => Decision::RevealPlantation,
        }
    }
}

/// What the number of players decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Components {
    /// Doubloons of each seat (2020-pl, "Przygotowanie gry", "Wariant gry dla dwóch osób").
    pub doubloons: u16,
    /// How many seats, from the first, start with indigo; the others start with corn
    /// (2020-pl, "Przygotowanie gry", "Wariant gry dla dwóch osób").
    pub indigo_seats: usize,
    /// Workers in supply and ship together (2020-pl, "Przygotowanie gry", "Wariant gry dla dwóch osób").
    pub workers: u8,
    /// Nobles in supply and ship together.
    pub nobles: u8,
    /// Quarries (2020-pl, "Zawartość pudełka", "Wariant gry dla dwóch osób").
    pub quarries: u8,
    /// Plantations in the game, start tiles included (2020-pl, "Zawartość pudełka", "Wariant gry dla dwóch osób").
    pub plantations: ByGood<u8>,
    /// Goods in the game (2020-pl, "Zawartość pudełka", "Wariant gry dla dwóch osób").
    pub goods: ByGood<u8>,
}

impl Components {
    /// The components of the base game for 2 to 5 players.
    #[must_use]
    pub const fn of(player_count: usize) -> Self {
        let (doubloons, indigo_seats, workers) = match player_count {
            2 => (3, 1, 42),
            3 => (2, 2, 58),
            4 => (3, 2, 79),
            _ => (4, 3, 100),
        };
        if player_count == 2 {
            return Self {
                doubloons,
                indigo_seats,
                workers,
                nobles: 0,
                quarries: 5,
                plantations: ByGood([7, 9, 8, 6, 5]),
                goods: ByGood([8, 9, 9, 7, 7]),
            };
        }
        Self {
            doubloons,
            indigo_seats,
            workers,
            nobles: 0,
            quarries: 8,
            plantations: ByGood([10, 12, 11, 9, 8]),
            goods: ByGood([10, 11, 11, 9, 9]),
        }
    }

    /// What is in the box with these expansions.
    ///
    /// *Nobles:* all hundred workers are used, and twenty nobles; with two players as many workers as
    /// without, since the expansion comes first and the two players' changes then (2020-pl, "Wariant gry dla dwóch
    /// osób", "Rozszerzenie II: Szlachcic").
    #[must_use]
    pub const fn with(player_count: usize, expansions: Expansions) -> Self {
        let mut components = Self::of(player_count);
        if expansions.has(Expansion::Nobles) {
            components.nobles = NOBLE_COUNT;
            components.workers = match player_count {
                2 => 41,
                _ => 100,
            };
        }
        components
    }

    /// Copies of a building.
    #[must_use]
    pub const fn copies(player_count: usize, building: Building) -> u8 {
        let row = building.row();
        if player_count == 2 {
            row.copies_two_players
        } else {
            row.copies
        }
    }
}

/// The state before the first building is drafted or the first face-up plantation is drawn; the setup must
/// be checked.
pub(crate) fn start(setup: &Setup) -> State {
    let count = setup.player_count;
    let components = Components::with(count, setup.expansions);
    // One noble stands on the first ship instead of a worker (2020-pl, "Rozszerzenie II: Szlachcic").
    let noble_ship = components.nobles.min(1);
    let worker_ship = count as u8 - noble_ship;
    let mut face_down = components.plantations;
    let rulings = setup.rulings();
    let market = draft::first_market(setup);
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

/// Lays the first row out.
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
