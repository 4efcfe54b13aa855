//! Compares what [`super::is_open`] says with all moves of guests played out: a window must open exactly where some
//! moves achieve what the same moves, made at any later time, can't.
//!
//! Positions are random: whole games, with boards changed at random between two phases so that guests, idle buildings
//! and short supplies are frequent; then a phase is played, and every step before which a window could open is
//! examined.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use tabletop::flow::Flow;
use tabletop::{FastRandom, Game, Random, Seat, SeatSet, Turn, Weighted};

use crate::boards::board::{Board, SPACES};
use crate::boards::state::State;
use crate::moment::{At, step};
use crate::phases::{
    buccaneer, builder, captain, craftsman, driver, mayor, prospector, round, settler, storage, trader,
};
use crate::setup::{Draft, Setup};
use crate::vocabulary::action::{Action, Outcome};
use crate::vocabulary::building::{Building, Kind};
use crate::vocabulary::building_set::BuildingSet;
use crate::vocabulary::decision::Decision;
use crate::vocabulary::expansion::{Expansion, Expansions};
use crate::vocabulary::good::Good;
use crate::vocabulary::place::Place;
use crate::vocabulary::role::Role;
use crate::vocabulary::rules::{Switch, Switches};
use crate::vocabulary::tile::Tile;

use super::{GUESTHOUSE, Window, go, guests, is_open, targets};

/// A step before which a window could open.
type Step = (State, Seat, Window);

/// How many positions one comparison may look at; comparisons that take more are left out.
const EFFORT: usize = 20_000;

/// Where a guest goes, and whether it is a noble.
type Move = (Place, bool);

/// A position after the step: all of it, and where the seat's people are.
struct End {
    /// The position without these people.
    rest: State,
    /// Workers and nobles on each place but the guesthouse, by the number of the place.
    standing: Vec<[u8; 2]>,
    /// Workers and nobles who are guests.
    guests: [u8; 2],
    /// Workers and nobles in San Juan.
    idle: [u8; 2],
}

impl End {
    fn of(mut state: State, seat: Seat, window: Window) -> Self {
        let board = &mut state.boards[seat];
        if window == Window::Mayor {
            // Everybody is placed again.
            board.lift_nobles();
            board.lift_workers();
        }
        let by_kind = |nobles: u8, all: u8| [all - nobles, nobles];
        let mut standing = Vec::new();
        for index in 0..Tile::ALL.len() + Building::COUNT {
            let place = Place::at(index);
            let persons = by_kind(board.nobles(place), board.workers(place));
            standing.push(if place == GUESTHOUSE { [0; 2] } else { persons });
        }
        let guests = guests(board);
        let idle = by_kind(board.san_juan_nobles(), board.san_juan);
        board.lift_nobles();
        board.lift_workers();
        board.san_juan = 0;
        board.set_nobles(None, 0);
        // A library's having been occupied can only use it up (`library_2p_once`).
        state.library_used = SeatSet::EMPTY;
        Self {
            rest: state,
            standing,
            guests,
            idle,
        }
    }

    fn digest(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.rest.decision().hash(&mut hasher);
        for board in &self.rest.boards.0 {
            board.doubloons.hash(&mut hasher);
            board.victory_points.hash(&mut hasher);
            board.goods.0.hash(&mut hasher);
            board.tiles.0.hash(&mut hasher);
            board.owned().bits().hash(&mut hasher);
        }
        self.rest.goods.0.hash(&mut hasher);
        hasher.finish()
    }

    /// Whether it becomes the other when guests move now, some or none. Going to San Juan instead could only lose: a
    /// guest can do all that an idle person can.
    fn reaches(&self, other: &Self) -> bool {
        let gone = |kind: usize| i32::from(self.guests[kind]) - i32::from(other.guests[kind]);
        let mut came = [0; 2];
        let pairs = self.standing.iter().zip(&other.standing);
        for (before, after) in pairs.chain([(&self.idle, &other.idle)]) {
            for kind in 0..2 {
                let more = i32::from(after[kind]) - i32::from(before[kind]);
                if more < 0 {
                    return false;
                }
                came[kind] += more;
            }
        }
        came == [gone(0), gone(1)] && self.rest == other.rest
    }
}

/// Plays a step out in every way.
struct Walk {
    seat: Seat,
    window: Window,
    effort: usize,
    /// Whether the same window opened again: others loaded in between without being asked.
    comes_again: bool,
    /// Whether the phase ended and another one began.
    is_followed: bool,
    ends: BTreeMap<u64, Vec<End>>,
}

impl Walk {
    fn new(seat: Seat, window: Window) -> Self {
        Self {
            seat,
            window,
            effort: 0,
            comes_again: false,
            is_followed: false,
            ends: BTreeMap::new(),
        }
    }

    /// The step begins, after the moves in its window.
    fn start(&mut self, state: &State) {
        let mut state = *state;
        stand(&mut state, self.seat, self.window);
        let role = state.moment.at.role();
        state.apply_unchecked(self.seat, Action::Pass, &mut ());
        self.walk(state, role);
    }

    fn walk(&mut self, state: State, role: Option<Role>) {
        self.effort += 1;
        if self.effort > EFFORT {
            return;
        }
        let now = state.moment.at.role();
        let is_same_phase = now == role && role.is_some();
        // A captured role follows at once, with windows of its own.
        self.is_followed |= now.is_some() && !is_same_phase;
        let asked = state.decision().seat();
        let goes_on = is_same_phase
            && match state.decision() {
                Decision::HaciendaPlantation(seat) | Decision::LandOfficePlantation(seat) => {
                    let mut outcomes: Vec<Weighted<Outcome>> = Vec::new();
                    state.outcomes(&mut outcomes);
                    assert_eq!(seat, self.seat);
                    for drawn in outcomes {
                        let mut after = state;
                        after.resolve_unchecked(drawn.outcome, &mut ());
                        self.walk(after, role);
                    }
                    return;
                }
                Decision::PlaceWorkers(..) | Decision::PlaceNobles(..) => false,
                _ => asked == Some(self.seat) || asked.is_some() && self.window == Window::Mayor,
            }
            || state.decision() == Decision::Guesthouse(self.seat, Window::End);
        self.comes_again |= state.decision() == Decision::Guesthouse(self.seat, self.window);
        let Some(seat) = asked.filter(|_| goes_on) else {
            let end = End::of(state, self.seat, self.window);
            self.ends.entry(end.digest()).or_default().push(end);
            return;
        };
        let mut actions = Vec::new();
        state.legal(seat, &mut actions);
        for action in actions {
            let is_guest = matches!(action, Action::MoveGuest(_) | Action::MoveNobleGuest(_));
            if is_guest && seat != self.seat {
                continue;
            }
            let mut after = state;
            after.apply_unchecked(seat, action, &mut ());
            self.walk(after, role);
        }
    }
}

/// Every way to move guests, in the step's window, at least one; they go in the order of their moves.
fn all_moves(state: &State, seat: Seat, last: Option<Move>, each: &mut impl FnMut(&State)) {
    let board: &Board = state.board(seat);
    let [workers, nobles] = guests(board);
    for (noble, count) in [(false, workers), (true, nobles)] {
        for place in targets(board) {
            if count > 0 && last.is_none_or(|last| last <= (place, noble)) {
                let mut after = *state;
                go(&mut after.boards[seat], place, noble);
                each(&after);
                all_moves(&after, seat, Some((place, noble)), each);
            }
        }
    }
}

/// Whether moves in this window achieve what later ones can't; `None` if that takes too long.
fn matters((state, seat, window): &Step) -> Option<bool> {
    if *window == Window::End {
        let points = |state: &State| state.breakdown(*seat).total;
        let mut more = false;
        all_moves(state, *seat, None, &mut |after| {
            more |= points(after) > points(state);
        });
        return Some(more);
    }
    let mut without = Walk::new(*seat, *window);
    without.start(state);
    let mut with = Walk::new(*seat, *window);
    all_moves(state, *seat, None, &mut |after| with.start(after));
    if [&without, &with]
        .iter()
        .any(|walk| walk.effort > EFFORT || walk.is_followed)
    {
        return None;
    }
    let is_new = |(digest, ends): (&u64, &Vec<End>)| {
        let known = without.ends.get(digest);
        ends.iter()
            .any(|end| !known.is_some_and(|known| known.iter().any(|known| known.reaches(end))))
    };
    Some(with.ends.iter().any(is_new) || without.comes_again)
}

/// Whether a privilege or another building of the same phase may make up for a move, so that it does not matter
/// after all: an extra good for one that was not produced, a good given to the royal supplier for one on the
/// wharf. Windows open there nevertheless.
fn may_be_made_up_for((state, seat, window): &Step) -> bool {
    match window {
        Window::Production => state.is_chooser(*seat),
        Window::Captain => {
            !captain::has_begun(state, *seat) && state.board(*seat).occupies(Building::RoyalSupplier)
        }
        _ => false,
    }
}

fn play(state: &mut State, random: &mut FastRandom) {
    match state.turn() {
        Turn::Chance => {
            let mut outcomes = Vec::new();
            state.outcomes(&mut outcomes);
            let index = random.below(outcomes.len() as u32) as usize;
            state.resolve_unchecked(outcomes[index].outcome, &mut ());
        }
        _ => {
            let seat = state.decision().seat().expect("somebody is asked");
            let mut actions = Vec::new();
            state.legal(seat, &mut actions);
            let index = random.below(actions.len() as u32) as usize;
            state.apply_unchecked(seat, actions[index], &mut ());
        }
    }
}

/// Everybody gets buildings, tiles, people, goods and money at random, and some supplies are short.
fn stir(state: &mut State, random: &mut FastRandom) {
    let all = BuildingSet::from_iter(Building::ALL);
    let kinds = match state.has_nobles() {
        true => all,
        false => all.without(BuildingSet::NOBLES),
    };
    state.market = kinds;
    state.for_sale = kinds;
    for seat in Seat::all(state.seats()) {
        let wanted = 1 + random.below(6);
        let mut buildings: Vec<Building> = kinds.iter().collect();
        for (building, one_in) in [(Building::Guesthouse, 2), (Building::Library, 4)] {
            if random.below(one_in) == 0 && !state.board(seat).owns(building) {
                add(state, seat, building);
            }
        }
        for _ in 0..wanted {
            let index = random.below(buildings.len() as u32) as usize;
            let building = buildings.swap_remove(index);
            if state.copies_left(building) > 0 && !state.board(seat).owns(building) {
                add(state, seat, building);
            }
        }
        let board = &mut state.boards[seat];
        for _ in 0..random.below(5) {
            if board.island_spaces() < SPACES {
                match random.below(8) {
                    kind @ 0..6 => board.add_tile(Tile::ALL[kind as usize]),
                    _ => board.add_forest(Good::Corn),
                }
            }
        }
        while random.below(8) == 0 && board.island_spaces() < SPACES {
            board.add_tile(Tile::Corn);
        }
        board.lift_nobles();
        board.lift_workers();
        board.san_juan = 0;
        board.set_nobles(None, 0);
        let busy = random.below(4);
        let places = |board: &Board| -> Vec<Place> {
            let buildings = board.owned().iter().map(Place::Building);
            Tile::ALL.map(Place::Tile).into_iter().chain(buildings).collect()
        };
        for place in places(board) {
            for _ in 0..board.circles(place) {
                let is_guest = place == GUESTHOUSE && random.below(4) > 0;
                if is_guest || random.below(4) < busy {
                    match state.agreement.expansions.has(Expansion::Nobles) && random.below(3) == 0 {
                        true => board.add_noble(Some(place)),
                        false => board.add_worker(Some(place)),
                    }
                }
            }
        }
        board.doubloons = random.below(10) as u16;
        board.victory_points = random.below(4) as u16;
        for good in Good::ALL {
            board.goods[good] = (random.below(6) as u8).saturating_sub(3);
        }
    }
    for building in kinds.iter() {
        if state.copies_left(building) == 0 || random.below(8) == 0 {
            state.for_sale.remove(building);
        }
    }
    let short = |random: &mut FastRandom, amount: u8| match random.below(4) {
        0 => random.below(3) as u8,
        _ => amount,
    };
    state.worker_supply = short(random, state.worker_supply);
    let more = random.below(4) as u8;
    state.worker_ship = short(random, state.worker_ship + more);
    state.quarries = short(random, state.quarries);
    for good in Good::ALL {
        state.goods[good] = short(random, state.goods[good]);
        state.trading_house[good] = 0;
    }
    for _ in 0..random.below(5) {
        state.trading_house[Good::ALL[random.below(5) as usize]] += 1;
    }
    if state.has_nobles() {
        state.noble_supply = short(random, state.noble_supply);
        state.noble_ship = random.below(3) as u8;
    }
    if let Some(crop) = state.festival.crop {
        // A seat that has what the task asks for has won it.
        let done = |&seat: &Seat| state.board(seat).tiles[Tile::plantation(crop)] >= 3;
        let winner = Seat::all(state.seats()).find(done);
        state.festival.crop_winner = state.festival.crop_winner.or(winner);
    }
    if random.below(6) == 0 {
        state.plantations = Default::default();
    }
    if random.below(6) == 0 {
        state.face_down = Default::default();
        state.discards = Default::default();
    }
}

fn add(state: &mut State, seat: Seat, building: Building) {
    let spaces = match building.row().kind {
        Kind::Large => 2,
        _ => 1,
    };
    if state.copies_left(building) > 0 && state.board(seat).free_city_spaces() >= spaces {
        if state.copies_left(building) == 1 {
            state.for_sale.remove(building);
        }
        state.boards[seat].add_building(building);
    }
}

fn setup(random: &mut FastRandom) -> Setup {
    let mut setup = Setup::new(2 + random.below(4) as usize);
    setup.expansions = [
        Some(Expansion::NewBuildings),
        (random.below(3) > 0).then_some(Expansion::Nobles),
        (random.below(2) > 0).then_some(Expansion::Buccaneer),
        (random.below(4) == 0).then_some(Expansion::Festival),
    ]
    .into_iter()
    .flatten()
    .collect::<Expansions>();
    setup.draft = Draft::Random;
    let drawn = [
        Switch::AutoMayorPrivilege,
        Switch::DeclineWorkers,
        Switch::ForestDiscountNeedsOccupied,
        Switch::LibraryCraftsmanDistinct,
        Switch::LibraryTwoPlayersOnce,
        Switch::LandOfficeFaceUp,
        Switch::HuntingLodgeMostFilled,
        Switch::VillaInstead,
    ];
    let mut switches = Switches::default().with(Switch::GuesthouseInMayor, true);
    for switch in drawn {
        switches = switches.with(switch, switch.matters(setup.expansions) && random.below(5) == 0);
    }
    let needs_person = setup.expansions.has(Expansion::Nobles) && random.below(5) > 0;
    switches = switches.with(Switch::VillaNeedsPerson, needs_person);
    setup.set_rulings(switches);
    setup
}

/// The steps of one phase of a stirred game.
fn steps(random: &mut FastRandom) -> Vec<Step> {
    let mut state = State::new(&setup(random)).expect("a setup");
    let decisions = random.below(300);
    let mut played = 0;
    while played < decisions || !matches!(state.decision(), Decision::ChooseRole(_)) {
        if state.turn() == Turn::Over {
            return Vec::new();
        }
        play(&mut state, random);
        played += 1;
    }
    stir(&mut state, random);
    if random.below(10) == 0 {
        // The last window, before the final scoring.
        let seat = Seat::new(random.below(state.seats() as u32) as usize);
        state.moment.at = At::LastGuests;
        return vec![(state, seat, Window::End)];
    }
    let mut steps = Vec::new();
    let seat = state.moment.seat;
    let mut actions = Vec::new();
    state.legal(seat, &mut actions);
    let index = random.below(actions.len() as u32) as usize;
    answer(&mut state, seat, actions[index], &mut steps);
    while state.moment.at.role().is_some() {
        match state.turn() {
            Turn::Chance => {
                let before = state.moment.at;
                let mut outcomes = Vec::new();
                state.outcomes(&mut outcomes);
                let index = random.below(outcomes.len() as u32) as usize;
                let outcome = outcomes[index].outcome;
                let seat = state.moment.seat;
                let flow = driver::draw(&mut state, outcome, &mut ());
                note_tile(&state, seat, before, &mut steps);
                go_on(&mut state, &flow, &mut steps);
            }
            _ => {
                let seat = state.moment.seat;
                let mut actions = Vec::new();
                state.legal(seat, &mut actions);
                let index = random.below(actions.len() as u32) as usize;
                answer(&mut state, seat, actions[index], &mut steps);
            }
        }
    }
    steps
}

/// Does what the driver does with an answer, and notes the steps.
fn answer(state: &mut State, seat: Seat, action: Action, steps: &mut Vec<Step>) {
    let before = state.moment.at;
    if before == At::Choice {
        let next = round::choose(state, seat, action, &mut ());
        return walk(state, next, steps);
    }
    let flow = driver::carry_out(state, seat, action, &mut ());
    note_tile(state, seat, before, steps);
    go_on(state, &flow, steps);
}

/// Goes on after a question, unless another one follows it at once.
fn go_on(state: &mut State, flow: &Flow, steps: &mut Vec<Step>) {
    if flow.is_continue() {
        let next = driver::after_question(state);
        walk(state, next, steps);
    }
}

/// Walks as the driver does, and notes the windows on its way.
fn walk(state: &mut State, mut next: Option<driver::Cursor>, steps: &mut Vec<Step>) {
    while let Some((step, seat)) = next.or_else(|| round::after_phase(state, &mut ())) {
        if let Some(window) = window_of(step) {
            steps.push((*state, seat, window));
        }
        if driver::take(state, step, seat, &mut ()).is_break() {
            return;
        }
        next = driver::after(state, step, seat);
    }
}

/// Notes the window after a hacienda's tile, which belongs to the step of the hacienda.
fn note_tile(state: &State, seat: Seat, before: At, steps: &mut Vec<Step>) {
    use settler::Question;
    let is_placed = match before {
        At::Settler(Question::PlaceDrawn(_)) => true,
        At::Settler(Question::HaciendaDraw) => {
            !matches!(state.moment.at, At::Settler(Question::PlaceDrawn(_)))
        }
        _ => false,
    };
    if is_placed {
        steps.push((*state, seat, Window::Tile));
    }
}

/// The windows that are steps of their own.
fn window_of(step: step::Step) -> Option<Window> {
    Some(match step {
        step::Step::SettlerGuests => Window::Settler,
        step::Step::SecondTileGuests => Window::SecondTile,
        step::Step::LodgeGuests => Window::HuntingLodge,
        step::Step::MayorGuests => Window::Mayor,
        step::Step::BuilderGuests => Window::Builder,
        step::Step::CraftsmanGuests => Window::Production,
        step::Step::PrivilegeGuests => Window::CraftsmanPrivilege,
        step::Step::TraderGuests => Window::Trader,
        step::Step::CaptainGuests => Window::Captain,
        step::Step::StorageGuests => Window::Storage,
        step::Step::ProspectorGuests => Window::Prospector,
        step::Step::BuccaneerGuests => Window::Buccaneer,
        step::Step::LastGuests => Window::End,
        _ => return None,
    })
}

/// Makes the state ask the seat's guests.
fn stand(state: &mut State, seat: Seat, window: Window) {
    let _asked = match window {
        Window::Settler => state.ask(seat, settler::Question::Guests),
        Window::Tile => state.ask(seat, settler::Question::TileGuests),
        Window::SecondTile => state.ask(seat, settler::Question::SecondTileGuests),
        Window::HuntingLodge => state.ask(seat, settler::Question::LodgeGuests),
        Window::Mayor => state.ask(seat, mayor::Question::Guests),
        Window::Builder => state.ask(seat, builder::Question::Guests),
        Window::Production => state.ask(seat, craftsman::Question::Guests),
        Window::CraftsmanPrivilege => state.ask(seat, craftsman::Question::PrivilegeGuests),
        Window::Trader => state.ask(seat, trader::Question::Guests),
        Window::Captain => state.ask(seat, captain::Question::Guests),
        Window::Storage => state.ask(seat, (storage::Memory::default(), storage::Question::Guests)),
        Window::Prospector => state.ask(seat, prospector::Question::Guests),
        Window::Buccaneer => state.ask(seat, buccaneer::Question::Guests),
        Window::End => state.ask(seat, round::LastGuests),
    };
}

#[test]
fn a_window_opens_exactly_when_a_move_can_matter() {
    let mut counts: BTreeMap<Window, [u32; 2]> = BTreeMap::new();
    for seed in 0..2000 {
        for step in steps(&mut FastRandom::new(seed)) {
            let (state, seat, window) = &step;
            let board = state.board(*seat);
            if !board.occupies(Building::Guesthouse) {
                continue;
            }
            let Some(matters) = matters(&step) else { continue };
            let opens = is_open(state, *seat, *window);
            counts.entry(*window).or_default()[usize::from(opens)] += 1;
            assert!(
                opens == matters || opens && may_be_made_up_for(&step),
                "seed {seed}: {window:?} of seat {seat} opens: {opens}, a move matters: {matters}; guests {:?}, \
                 idle {:?}, {state:?}",
                guests(board),
                board.owned().without(board.occupied()).iter().collect::<Vec<_>>(),
            );
        }
    }
    for window in Window::ALL {
        let [closed, open] = counts.get(&window).copied().unwrap_or_default();
        assert!(closed > 0 && open > 0, "{window:?}: {closed} closed, {open} open");
    }
}
