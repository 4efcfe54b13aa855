//! From the phases' lists of steps to the plan of a game: what a list says about a step, and which steps a game
//! has.

use crate::moment::step::{Plan, Step};
use crate::phases::driver::PHASES;
use crate::setup::agreement::Agreement;

/// In which games a step is taken.
pub(crate) type When = fn(&Agreement) -> bool;

/// In all games.
pub(crate) fn always(_: &Agreement) -> bool {
    true
}

/// Steps that belong together, and who takes them.
pub(crate) struct Part {
    who: Who,
    steps: &'static [(Step, When)],
}

/// Who takes the steps of a part.
#[derive(Clone, Copy)]
pub(super) enum Who {
    /// The chooser, or nobody in particular.
    Chooser,
    /// Each seat once, clockwise from the chooser.
    EachSeat,
    /// Seat after seat, clockwise from the chooser, round and round until all have passed in a row.
    UntilAllPassed,
    /// Seat after seat, clockwise from the chooser, round and round until the worker ship is empty.
    UntilShipEmpty,
}

/// The chooser takes these steps, or nobody in particular.
pub(crate) const fn once(steps: &'static [(Step, When)]) -> Part {
    let who = Who::Chooser;
    Part { who, steps }
}

/// Each seat, clockwise from the chooser on, takes all of these steps before the next seat does.
pub(crate) const fn each_seat(steps: &'static [(Step, When)]) -> Part {
    let who = Who::EachSeat;
    Part { who, steps }
}

/// Each seat in turn, round and round until all have passed in a row.
pub(crate) const fn until_all_passed(steps: &'static [(Step, When)]) -> Part {
    let who = Who::UntilAllPassed;
    Part { who, steps }
}

/// Each seat in turn, round and round until the worker ship is empty.
pub(crate) const fn until_ship_empty(steps: &'static [(Step, When)]) -> Part {
    let who = Who::UntilShipEmpty;
    Part { who, steps }
}

impl Plan {
    /// The steps of a table's game.
    pub(crate) fn of(agreement: &Agreement) -> Self {
        let mut bits = 0_u64;
        for (step, when) in PHASES.iter().copied().flatten().flat_map(|part| part.steps) {
            bits |= u64::from(when(agreement)) << *step as u8;
        }
        Self::new(bits)
    }
}

/// What the driver has to know about a step: the lists of the phases, turned into bits.
#[derive(Clone, Copy)]
pub(super) struct Row {
    pub(super) who: Who,
    /// The steps of its part.
    pub(super) part: u64,
    /// Those of them that come after it.
    pub(super) later: u64,
    /// The steps of the phase that come after the part.
    pub(super) rest: u64,
}

/// One row for each step.
pub(super) static ROWS: [Row; Step::COUNT] = rows();

/// The steps of each phase.
pub(super) const STEPS: [u64; PHASES.len()] = steps();

const fn rows() -> [Row; Step::COUNT] {
    let none = Row {
        who: Who::Chooser,
        part: 0,
        later: 0,
        rest: 0,
    };
    let mut rows = [none; Step::COUNT];
    let (mut phase, mut next) = (0, 0);
    while phase < PHASES.len() {
        let parts = PHASES[phase];
        let end = next + count(parts);
        let mut index = 0;
        while index < parts.len() {
            let Part { who, steps } = parts[index];
            let after = next + steps.len();
            let mut step = 0;
            while step < steps.len() {
                assert!(
                    steps[step].0 as usize == next + step,
                    "steps are numbered in their order"
                );
                rows[next + step] = Row {
                    who,
                    part: bits(next, after),
                    later: bits(next + step + 1, after),
                    rest: bits(after, end),
                };
                step += 1;
            }
            next = after;
            index += 1;
        }
        phase += 1;
    }
    assert!(next == Step::COUNT, "each step belongs to a phase");
    rows
}

const fn steps() -> [u64; PHASES.len()] {
    let mut steps = [0; PHASES.len()];
    let (mut phase, mut next) = (0, 0);
    while phase < PHASES.len() {
        let end = next + count(PHASES[phase]);
        steps[phase] = bits(next, end);
        next = end;
        phase += 1;
    }
    steps
}

const fn count(parts: &[Part]) -> usize {
    let (mut count, mut index) = (0, 0);
    while index < parts.len() {
        count += parts[index].steps.len();
        index += 1;
    }
    count
}

/// The bits from one number on, up to another, exclusive.
const fn bits(from: usize, to: usize) -> u64 {
    (1 << to) - (1 << from)
}

/// The steps by the number of their bit. It has an entry for every bit, so that looking one up needs no check.
const BY_BIT: [Step; 64] = by_bit();

const fn by_bit() -> [Step; 64] {
    let mut steps = [Step::LastGuests; 64];
    let mut index = 0;
    while index < Step::COUNT {
        steps[index] = Step::ALL[index];
        index += 1;
    }
    steps
}

/// The first of some steps.
#[inline]
pub(super) const fn first(steps: u64) -> Step {
    BY_BIT[(steps | 1 << 63).trailing_zeros() as usize]
}
