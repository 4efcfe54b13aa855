//! Expansion IV, Festival in San Juan (2020-pl, "Rozszerzenie IV: Festyn w San Juan").
//!
//! Three tasks are drawn before the game, after the market of New Buildings is chosen. Each is won once, by the first
//! seat to fulfil it, in any order; the reward comes at once and without asking, and what was on the festival board
//! goes back where it came from.

use alloc::vec::Vec;

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat, Weighted};

use crate::boards::festival::Festival;
use crate::boards::state::State;
use crate::moment::start::Question;
use crate::vocabulary::action::Outcome;
use crate::vocabulary::building::Building;
use crate::vocabulary::building_set::BuildingSet;
use crate::vocabulary::event::Event;
use crate::vocabulary::expansion::Expansion;
use crate::vocabulary::good::{ByGood, Good};
use crate::vocabulary::rules::{Switch, Switches};
use crate::vocabulary::tile::Tile;

/// Plantations that the crop task asks for (2020-pl, "Festyn: rozgrywka").
pub(crate) const CROP: u8 = 3;
/// Goods of the production task (2020-pl, "Festyn: przygotowanie gry").
pub(crate) const GOODS: u8 = 3;
/// Markers of each good that the production task is drawn from (2020-pl, "Festyn: przygotowanie gry").
const MARKERS: u8 = 3;
/// Workers, doubloons or points of each reward (2020-pl, "Festyn: rozgrywka").
const REWARD: u8 = 3;
/// The group of the main board that the building is drawn from (2020-pl, "Festyn: przygotowanie gry").
const COLUMN: u8 = 3;

impl State {
    /// Whether the expansion is played.
    #[inline]
    pub(crate) const fn has_festival(&self) -> bool {
        self.agreement.expansions.has(Expansion::Festival)
    }

    /// The festival board; `None` without the expansion.
    #[must_use]
    pub fn festival(&self) -> Option<Festival> {
        self.has_festival().then_some(self.festival)
    }
}

// Setup.

/// Asks chance for the next part of the tasks, until all are drawn.
#[inline(never)]
pub(crate) fn draw_tasks(state: &mut State) -> Flow {
    let festival = &state.festival;
    let question = if festival.crop.is_none() {
        Question::CropTask
    } else if festival.goods.total() < GOODS {
        Question::GoodTask
    } else if festival.building.is_none() {
        Question::BuildingTask
    } else {
        return GO_ON;
    };
    state.ask(state.governor, question)
}

/// The buildings that the building task is drawn from: one of each kind of the third group on the main board, but no
/// production building for a good of the production task (2020-pl, "Festyn: przygotowanie gry"), or with
/// `festival_exclude_by_plantation` none for the good of the crop task.
pub(crate) fn candidates(market: BuildingSet, rulings: Switches, festival: &Festival) -> BuildingSet {
    let is_excluded = |good: Good| match rulings.has(Switch::FestivalExcludeByPlantation) {
        true => festival.crop == Some(good),
        false => festival.goods[good] > 0,
    };
    market
        .iter()
        .filter(|building| building.row().column == COLUMN)
        .filter(|building| !building.makes().is_some_and(is_excluded))
        .collect()
}

/// What chance may draw.
#[inline(never)]
pub(crate) fn outcomes(state: &State, question: Question, outcomes: &mut Vec<Weighted<Outcome>>) {
    let festival = &state.festival;
    match question {
        Question::CropTask => outcomes.extend(Good::ALL.map(|good| Weighted {
            outcome: Outcome::Crop(good),
            weight: 1,
        })),
        Question::GoodTask => outcomes.extend(
            (festival.goods.iter())
                .filter(|&(_, &drawn)| drawn < MARKERS)
                .map(|(good, &drawn)| Weighted {
                    outcome: Outcome::Production(good),
                    weight: u32::from(MARKERS - drawn),
                }),
        ),
        Question::BuildingTask => {
            let buildings = candidates(state.market, state.agreement.switches, festival);
            outcomes.extend(buildings.iter().map(|building| Weighted {
                outcome: Outcome::Building(building),
                weight: 1,
            }));
        }
        _ => {}
    }
}

/// Carries out a draw: the piece goes to the festival board.
#[inline(never)]
pub(crate) fn drawn(state: &mut State, outcome: Outcome, events: &mut impl EventSink<Event>) -> Flow {
    match outcome {
        Outcome::Crop(good) => {
            state.face_down[good] -= 1;
            state.festival.crop = Some(good);
            events.emit(Event::CropTaskDrawn { good });
        }
        Outcome::Production(good) => {
            state.goods[good] -= 1;
            state.festival.goods[good] += 1;
            events.emit(Event::ProductionTaskDrawn { good });
        }
        Outcome::Building(building) => {
            state.festival.building = Some(building);
            set_copies(state, building);
            events.emit(Event::BuildingTaskDrawn { building });
        }
        _ => {}
    }
    draw_tasks(state)
}

/// Lays out the copies of a building that are for sale.
fn set_copies(state: &mut State, building: Building) {
    let owned: u8 = state.boards.0.iter().map(|board| board.copies(building)).sum();
    if state.festival.copies(state.seats(), building) > owned {
        state.for_sale.insert(building);
    } else {
        state.for_sale.remove(building);
    }
}

// Play.

/// *Crop task:* the first seat with three plantations of the kind gets 3 workers from the supply, to San Juan · right
/// after a plantation was placed · occupied or not; the start tile counts, forests don't; never from the ship: if the
/// supply has fewer, as many as there are; the tile goes to the discards · 2020-pl, "Festyn: rozgrywka".
#[inline(never)]
pub(crate) fn plantation_placed(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    let Some(good) = state.festival.open_crop() else {
        return;
    };
    if state.board(seat).tiles[Tile::plantation(good)] < CROP {
        return;
    }
    let workers = state.worker_supply.min(REWARD);
    state.worker_supply -= workers;
    state.boards[seat].san_juan += workers;
    state.discards[good] += 1;
    state.festival.crop_winner = Some(seat);
    events.emit(Event::CropTaskDone { seat, good, workers });
}

/// *Production task:* the first seat to produce all three goods in one craftsman phase gets 3 doubloons · right after
/// its own production, in turn order · each as often as it is drawn; goods of the aqueduct count, the craftsman's
/// privilege good only with `festival_counts_privilege`; the goods go to the supply · 2020-pl, "Festyn: rozgrywka".
#[inline(never)]
pub(crate) fn produced(
    state: &mut State,
    seat: Seat,
    produced: &ByGood<u8>,
    events: &mut impl EventSink<Event>,
) {
    let goods = state.festival.open_goods();
    let has_all = goods.iter().all(|(good, &count)| count <= produced[good]);
    if goods.total() == 0 || !has_all {
        return;
    }
    for (good, &count) in goods.iter() {
        state.goods[good] += count;
    }
    state.festival.goods_winner = Some(seat);
    let doubloons = REWARD;
    state.give_doubloons(seat, doubloons);
    events.emit(Event::ProductionTaskDone {
        seat,
        goods,
        doubloons,
    });
}

/// *Building task:* the first seat to build the building gets 3 points · right after the purchase is paid, before
/// church and university · from the pool (ruling 65); its tile on the festival board is for sale from then on ·
/// 2020-pl, "Festyn: rozgrywka".
#[inline(never)]
pub(crate) fn built(state: &mut State, seat: Seat, building: Building, events: &mut impl EventSink<Event>) {
    if state.festival.open_building() != Some(building) {
        return;
    }
    state.festival.building_winner = Some(seat);
    set_copies(state, building);
    let points = REWARD;
    events.emit(Event::BuildingTaskDone {
        seat,
        building,
        points,
    });
    state.give_points(seat, points, events);
}
