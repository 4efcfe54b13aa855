//! Captain phase: loading (puerto-rico-2020-pl.txt:238-297; section E.7). Storage follows.

use tabletop::{EventSink, Seat, SeatSet};

use crate::action::{Action, Hold};
use crate::board::Board;
use crate::building::Building;
use crate::decision::{Decision, Gain};
use crate::event::{Event, SkipReason};
use crate::good::{Good, GoodSet};
use crate::guesthouse::{self, Window};
use crate::progress::Progress;
use crate::refusal::Refusal;
use crate::rules::Switch;
use crate::state::{Loading, State};
use crate::{royal_supplier, small_wharf, storage};

/// The captain's turn comes.
pub(crate) fn begin<const FULL: bool>(state: &mut State, events: &mut impl EventSink<Event>) {
    state.progress = Progress::Captain {
        passes: 0,
        privilege_used: false,
        wharves_used: SeatSet::EMPTY,
        begun: SeatSet::EMPTY,
        small_wharves_used: SeatSet::EMPTY,
    };
    let captain = state.chooser();
    turns::<FULL>(state, captain, events);
}

/// Bits for the ships of one kind in [`Loadings::public`].
const SHIP_BITS: usize = 4;

/// What one seat can load.
#[derive(Clone, Copy, Default)]
struct Loadings {
    /// For each kind the public ships that may take it, one bit each.
    public: u32,
    /// The kinds that the wharf may take.
    wharf: GoodSet,
    /// Whether the small wharf may take something.
    small_wharf: bool,
}

impl Loadings {
    #[inline]
    fn of<const FULL: bool>(state: &State, seat: Seat) -> Self {
        let board = state.board(seat);
        let kinds = GoodSet::present(&board.goods);
        let mut loadings = Self::default();
        for good in kinds.iter() {
            let ships = state.ships_for(good, board.goods[good]);
            loadings.public |= u32::from(ships) << (SHIP_BITS * good as usize);
        }
        if may_use_wharf(state, seat) {
            loadings.wharf = kinds;
        }
        if FULL && small_wharf::may_use(state, seat) {
            loadings.small_wharf = !kinds.is_empty();
        }
        loadings
    }

    /// Whether some public ship can take something: then one must load.
    #[inline]
    const fn has_public(self) -> bool {
        self.public != 0
    }

    /// Whether nothing can be loaded at all.
    #[inline]
    const fn is_empty(self) -> bool {
        self.public == 0 && self.wharf.is_empty() && !self.small_wharf
    }

    /// The loading, if it is the only one and public, so that it must be done.
    #[inline]
    fn only(self, state: &State) -> Option<(Good, Hold)> {
        if !self.public.is_power_of_two() || !self.wharf.is_empty() || self.small_wharf {
            return None;
        }
        let bit = self.public.trailing_zeros() as usize;
        let ship = &state.ships[bit % SHIP_BITS];
        Some((Good::ALL[bit / SHIP_BITS], Hold::Ship(ship.capacity)))
    }

    /// The loadings by kind, for each kind ships by size and then the wharf.
    #[inline]
    fn for_each(self, state: &State, mut each: impl FnMut(Good, Hold)) {
        for good in Good::ALL {
            let ships = self.public >> (SHIP_BITS * good as usize);
            for (index, ship) in state.ships.iter().enumerate() {
                if ships & 1 << index != 0 {
                    each(good, Hold::Ship(ship.capacity));
                }
            }
            if self.wharf.contains(good) {
                each(good, Hold::Wharf);
            }
        }
    }
}

/// *Wharf:* ships all goods of one kind to the supply, 1 point each · once a captain phase, instead of a
/// public ship · any kind, also one that a ship carries; any number (ruling 3); goods return at once
/// (4); never mandatory itself (5) · puerto-rico-2020-pl.txt:576-580.
#[inline]
fn may_use_wharf(state: &State, seat: Seat) -> bool {
    state.board(seat).occupies(Building::Wharf) && !state.is_wharf_used(seat)
}

/// Whether the seat can load something, on whatever ship.
pub(crate) fn can_load(state: &State, seat: Seat) -> bool {
    !Loadings::of::<true>(state, seat).is_empty()
}

/// Reading.
impl State {
    /// The public ships that may take so many goods of a kind, one bit each in the order of the ships: a
    /// kind is bound to the ship that carries it; else among the empty ships those that take most
    /// (puerto-rico-2020-pl.txt:290-294; ruling 15).
    #[inline]
    fn ships_for(&self, good: Good, count: u8) -> u8 {
        let mut most = 0;
        let mut ships = 0;
        for (index, ship) in self.ships.iter().enumerate() {
            match ship.good {
                Some(carried) if carried == good => return u8::from(ship.room() > 0) << index,
                Some(_) => {}
                None => {
                    let fits = ship.capacity.min(count);
                    if fits > most {
                        most = fits;
                        ships = 0;
                    }
                    ships |= u8::from(fits > 0 && fits == most) << index;
                }
            }
        }
        ships
    }

    /// How many goods a seat with so many of a kind would load.
    #[inline]
    fn amount(&self, count: u8, hold: Hold) -> u8 {
        match hold {
            Hold::Wharf => count,
            Hold::Ship(capacity) => self
                .ships
                .iter()
                .find(|ship| ship.capacity == capacity)
                .map_or(0, |ship| ship.room().min(count)),
        }
    }

    /// Appends what the seat could load if it were its turn in a captain phase, in the order of the
    /// actions; the small wharf apart, which takes any mixture.
    pub fn loadings(&self, seat: Seat, loadings: &mut Vec<Loading>) {
        let goods = self.board(seat).goods;
        Loadings::of::<true>(self, seat).for_each(self, |good, hold| {
            let amount = self.amount(goods[good], hold);
            loadings.push(Loading { good, hold, amount });
        });
    }

    /// The points that loading so many goods would bring the seat now, harbor and privilege included.
    #[must_use]
    pub fn loading_points(&self, seat: Seat, amount: u8) -> u8 {
        amount + harbor(self, seat) + privilege::<true>(self, seat)
    }
}

/// *Harbor:* 1 point more · each own loading, wharf included (ruling 17) · puerto-rico-2020-pl.txt:534,
/// 584.
#[inline]
pub(crate) fn harbor(state: &State, seat: Seat) -> u8 {
    u8::from(state.board(seat).occupies(Building::Harbor))
}

/// *Captain's privilege:* 1 point more, 2 with a library · the captain's first loading of the phase, wharf included · none
/// without loading (ruling 16) · puerto-rico-2020-pl.txt:244, 280.
#[inline]
pub(crate) fn privilege<const FULL: bool>(state: &State, seat: Seat) -> u8 {
    let used = matches!(
        state.progress,
        Progress::Captain {
            privilege_used: true,
            ..
        }
    );
    if used { 0 } else { state.privilege_in::<FULL>(seat) }
}

/// Whether the seat had its first turn of the running captain phase.
#[inline]
pub(crate) fn has_begun(state: &State, seat: Seat) -> bool {
    matches!(state.progress, Progress::Captain { begun, .. } if begun.contains(seat))
}

/// What comes before the seat's first loading, loading or not. Says whether it stopped at a decision.
#[inline(never)]
fn first_turn(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> bool {
    if let Progress::Captain { begun, .. } = &mut state.progress {
        if begun.contains(seat) {
            return false;
        }
        begun.insert(seat);
    }
    light_captain(state, seat, events)
        || pay_union_hall(state, seat, events)
        || royal_supplier::offer(state, seat, GoodSet::EMPTY)
}

/// *Lighthouse, captain:* 1 doubloon · the captain's first turn, if occupied then · with or without loading
/// (ruling 36) · puerto-rico-2020-pl.txt:905.
fn light_captain(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> bool {
    if !state.is_chooser(seat) || !state.board(seat).occupies(Building::Lighthouse) {
        return false;
    }
    if state.has(Switch::StrictOptional) {
        state.ask(seat, Gain::LighthouseCaptain);
        return true;
    }
    pay_lighthouse(state, seat, events);
    false
}

#[inline(never)]
fn pay_lighthouse(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    let doubloons = 1;
    state.give_doubloons(seat, doubloons);
    events.tell(Event::LighthousePaid { seat, doubloons });
}

/// A point for each pair of equal goods.
pub(crate) fn union_hall_points(board: &Board) -> u8 {
    board.goods.0.iter().map(|count| count / 2).sum()
}

/// *Union hall:* 1 point for each pair of equal goods · before the own first loading, loading or not
/// (ruling 39) · the goods are kept · puerto-rico-2020-pl.txt:917-919.
fn pay_union_hall(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> bool {
    let board = state.board(seat);
    let points = union_hall_points(board);
    if points == 0 || !board.occupies(Building::UnionHall) {
        return false;
    }
    if state.has(Switch::StrictOptional) {
        state.ask(seat, Gain::UnionHall { points });
        return true;
    }
    events.tell(Event::UnionHallPaid { seat, points });
    state.give_points::<true>(seat, points, events);
    false
}

/// *Lighthouse:* 1 doubloon · each own loading, wharf and small wharf included (ruling 37) · once for a
/// loading of several kinds (17) · puerto-rico-2020-pl.txt:905-907.
#[inline]
fn lights(state: &State, seat: Seat) -> bool {
    state.board(seat).occupies(Building::Lighthouse)
}

/// Goes round from this seat on to the next decision. Who has nothing to load passes; the loading ends
/// when all have passed in a row (ruling 79). A single possible answer is carried out at once: a public
/// loading, which is mandatory (puerto-rico-2020-pl.txt:288).
fn turns<const FULL: bool>(state: &mut State, mut seat: Seat, events: &mut impl EventSink<Event>) {
    loop {
        if FULL
            && state.has_first_turns()
            && (guesthouse::offer::<FULL>(state, seat, Window::Captain) || first_turn(state, seat, events))
        {
            return;
        }
        if act::<FULL>(state, seat, events) {
            return;
        }
        seat = seat.next(state.seats());
    }
}

/// One seat's loading, if it need not be asked; says whether it stopped, at a decision or since the
/// loading is over.
#[inline(always)]
fn act<const FULL: bool>(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> bool {
    let loadings = Loadings::of::<FULL>(state, seat);
    if loadings.is_empty() {
        state.skip(seat, SkipReason::NoLoad, events);
        let over = pass(state);
        if over {
            storage::begin::<FULL>(state, events);
        }
        over
    } else if let Some((good, hold)) = loadings.only(state) {
        state.skip(seat, SkipReason::OnlyOneAnswer, events);
        load::<FULL>(state, seat, good, hold, events)
    } else {
        state.decision = Decision::Load(seat);
        true
    }
}

/// This seat's turn, after the guests' moves.
#[inline(never)]
pub(crate) fn turn<const FULL: bool>(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    if !first_turn(state, seat, events) {
        act_and_go_on::<FULL>(state, seat, events);
    }
}

#[inline(never)]
pub(crate) fn act_and_go_on<const FULL: bool>(
    state: &mut State,
    seat: Seat,
    events: &mut impl EventSink<Event>,
) {
    if !act::<FULL>(state, seat, events) {
        let next = seat.next(state.seats());
        turns::<FULL>(state, next, events);
    }
}

/// Counts a pass; says whether all have passed in a row.
#[inline]
fn pass(state: &mut State) -> bool {
    match &mut state.progress {
        Progress::Captain { passes, .. } => {
            *passes += 1;
            *passes >= state.agreement.seat_count
        }
        _ => true,
    }
}

/// The loadings; passing only if no public ship can take anything (ruling 5).
pub(crate) fn legal<const FULL: bool>(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    let loadings = Loadings::of::<FULL>(state, seat);
    if !loadings.has_public() {
        actions.push(Action::Pass);
    }
    loadings.for_each(state, |good, hold| actions.push(Action::Load { good, hold }));
    if loadings.small_wharf {
        actions.push(Action::UseSmallWharf);
    }
}

/// Says what forbids a loading.
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    match action {
        Action::Pass if Loadings::of::<true>(state, seat).has_public() => Err(Refusal::MustLoad),
        Action::Pass => Ok(()),
        Action::Load { good, hold } => check_loading(state, seat, good, hold),
        Action::UseSmallWharf => small_wharf::check_use(state, seat),
        _ => Err(Refusal::OtherDecision),
    }
}

fn check_loading(state: &State, seat: Seat, good: Good, hold: Hold) -> Result<(), Refusal> {
    let board = state.board(seat);
    if board.goods[good] == 0 {
        return Err(Refusal::NoneOwned);
    }
    let capacity = match hold {
        Hold::Wharf if !board.occupies(Building::Wharf) => return Err(Refusal::NoWharf),
        Hold::Wharf if state.is_wharf_used(seat) => return Err(Refusal::WharfUsed),
        Hold::Wharf => return Ok(()),
        Hold::Ship(capacity) => capacity,
    };
    let ships = state.ships();
    let index = ships
        .iter()
        .position(|ship| ship.capacity == capacity)
        .ok_or(Refusal::NoSuchShip)?;
    let ship = ships[index];
    match ship.good {
        Some(carried) if carried != good => return Err(Refusal::ShipCarries { good: carried }),
        Some(_) if ship.room() == 0 => return Err(Refusal::ShipFull),
        Some(_) => return Ok(()),
        None => {}
    }
    if let Some(other) = ships.iter().find(|ship| ship.good == Some(good)) {
        let hold = Hold::Ship(other.capacity);
        return Err(Refusal::KindOnOtherShip { hold });
    }
    let allowed = state.ships_for(good, board.goods[good]);
    if allowed & 1 << index == 0 {
        let larger = ships[allowed.trailing_zeros() as usize];
        let hold = Hold::Ship(larger.capacity);
        return Err(Refusal::LargerShip { hold });
    }
    Ok(())
}

/// Carries out a loading or a pass, which is not final (ruling 79).
pub(crate) fn apply<const FULL: bool>(
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut impl EventSink<Event>,
) {
    match action {
        Action::Load { good, hold } => {
            if load::<FULL>(state, seat, good, hold, events) {
                return;
            }
        }
        Action::UseSmallWharf if FULL => return small_wharf::begin(state, seat, events),
        _ => {
            state.passed(seat, events);
            if pass(state) {
                return storage::begin::<FULL>(state, events);
            }
        }
    }
    let next = seat.next(state.seats());
    turns::<FULL>(state, next, events);
}

/// Loads all that fits: 1 point for each good (puerto-rico-2020-pl.txt:278, 292). Says whether it stopped
/// at a decision.
fn load<const FULL: bool>(
    state: &mut State,
    seat: Seat,
    good: Good,
    hold: Hold,
    events: &mut impl EventSink<Event>,
) -> bool {
    let strict = state.rules::<FULL>(Switch::StrictOptional);
    let had_privilege = privilege::<FULL>(state, seat);
    let (harbor, privilege) = if strict {
        (0, 0)
    } else {
        (harbor(state, seat), had_privilege)
    };
    let count = state.board(seat).goods[good];
    let amount = state.amount(count, hold);
    state.boards[seat].goods[good] -= amount;
    match hold {
        Hold::Wharf => state.goods[good] += amount,
        Hold::Ship(capacity) => {
            for ship in &mut state.ships {
                if ship.capacity == capacity {
                    ship.good = Some(good);
                    ship.amount += amount;
                }
            }
        }
    }
    if let Progress::Captain {
        passes,
        privilege_used,
        wharves_used,
        ..
    } = &mut state.progress
    {
        *passes = 0;
        *privilege_used |= had_privilege > 0;
        if hold == Hold::Wharf {
            wharves_used.insert(seat);
        }
    }
    let points = amount + harbor + privilege;
    events.tell(Event::Loaded {
        seat,
        good,
        amount,
        hold,
        harbor,
        privilege,
        points,
    });
    state.give_points::<FULL>(seat, points, events);
    loaded::<FULL>(state, seat, had_privilege, events)
}

/// What comes on top of any loading; with `strict_optional` each part is asked about. Says whether it
/// stopped at a decision.
#[inline]
pub(crate) fn loaded<const FULL: bool>(
    state: &mut State,
    seat: Seat,
    had_privilege: u8,
    events: &mut impl EventSink<Event>,
) -> bool {
    if state.rules::<FULL>(Switch::StrictOptional) {
        return ask_privilege(state, seat, had_privilege)
            || ask_harbor(state, seat)
            || ask_lighthouse(state, seat);
    }
    if FULL && lights(state, seat) {
        pay_lighthouse(state, seat, events);
    }
    false
}

/// The seat has loaded: the next one's turn comes.
pub(crate) fn next_turn<const FULL: bool>(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    let next = seat.next(state.seats());
    turns::<FULL>(state, next, events);
}

/// `strict_optional`: the lighthouse's doubloon.
fn ask_lighthouse(state: &mut State, seat: Seat) -> bool {
    let has_lighthouse = lights(state, seat);
    if has_lighthouse {
        state.ask(seat, Gain::Lighthouse);
    }
    has_lighthouse
}

/// `strict_optional`: the captain's point.
fn ask_privilege(state: &mut State, seat: Seat, had_privilege: u8) -> bool {
    if had_privilege > 0 {
        state.ask(seat, Gain::CaptainPrivilege);
    }
    had_privilege > 0
}

/// `strict_optional`: the harbor's point.
fn ask_harbor(state: &mut State, seat: Seat) -> bool {
    let has_harbor = harbor(state, seat) > 0;
    if has_harbor {
        state.ask(seat, Gain::Harbor);
    }
    has_harbor
}

/// `strict_optional`: a point or a doubloon was taken or declined.
pub(crate) fn answer(
    state: &mut State,
    seat: Seat,
    gain: Gain,
    taken: bool,
    events: &mut impl EventSink<Event>,
) {
    if taken {
        match gain {
            Gain::Lighthouse | Gain::LighthouseCaptain => pay_lighthouse(state, seat, events),
            Gain::UnionHall { points } => {
                events.tell(Event::UnionHallPaid { seat, points });
                state.give_points::<true>(seat, points, events);
            }
            // The privilege is used up already, so its size is asked of the library.
            Gain::CaptainPrivilege => {
                let points = state.privilege(seat);
                state.give_points::<true>(seat, points, events);
            }
            _ => state.give_points::<true>(seat, gain.amount(), events),
        }
    }
    match gain {
        Gain::LighthouseCaptain => {
            if !pay_union_hall(state, seat, events) && !royal_supplier::offer(state, seat, GoodSet::EMPTY) {
                act_and_go_on::<true>(state, seat, events);
            }
        }
        Gain::UnionHall { .. } => {
            if !royal_supplier::offer(state, seat, GoodSet::EMPTY) {
                act_and_go_on::<true>(state, seat, events);
            }
        }
        Gain::CaptainPrivilege if ask_harbor(state, seat) || ask_lighthouse(state, seat) => {}
        Gain::Harbor if ask_lighthouse(state, seat) => {}
        _ => next_turn::<true>(state, seat, events),
    }
}
