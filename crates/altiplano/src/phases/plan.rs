//! From the phases' lists of steps to the plan of a table: what a list says about a step, and which steps a table has.

use super::driver::GAME;
use crate::boards::step::{Step, StepSet};
use crate::setup::Setup;
use crate::vocabulary::extension::Effect;
use crate::vocabulary::switch::Switch;

/// How many steps there are.
const STEP_COUNT: usize = Step::EndGame as usize + 1;

/// Consecutive steps of a phase, and who does them. A seat does all of them before the next seat begins.
pub(crate) struct Part(pub(crate) Who, pub(crate) &'static [(Step, When)]);

/// Who does a part of a phase.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Who {
    /// The whole table, once.
    Table,
    /// Each seat, from the start player on.
    EachSeat,
    /// Each seat that has not passed, from the start player on, again and again until everybody has passed.
    UntilAllPassed,
}

/// The condition for a step to be in the plan.
#[derive(Clone, Copy)]
pub(crate) enum When {
    /// Every table has it.
    Always,
    /// The switch is on.
    With(Switch),
    /// The switch is off.
    Without(Switch),
    /// The extension is among the tiles of this table.
    Extension(Effect),
}

impl When {
    fn holds(self, setup: &Setup) -> bool {
        match self {
            Self::Always => true,
            Self::With(switch) => setup.switches.has(switch),
            Self::Without(switch) => !setup.switches.has(switch),
            Self::Extension(effect) => setup.extensions().has(effect),
        }
    }
}

impl StepSet {
    /// The steps of a table.
    pub(crate) fn plan(setup: &Setup) -> Self {
        let wanted = ROWS.iter().filter(|row| row.when.holds(setup));
        Self::from_bits(wanted.fold(0, |bits, row| bits | 1 << row.step as u32))
    }

    /// The first step; the last step of the game if there is none.
    #[inline(always)]
    pub(super) const fn first(self) -> Step {
        const LAST_BIT: u64 = 1 << (u64::BITS - 1);
        BY_BIT[(self.bits() | LAST_BIT).trailing_zeros() as usize]
    }
}

/// What the lists say about a step.
#[derive(Clone, Copy)]
pub(super) struct Row {
    step: Step,
    when: When,
    pub(super) who: Who,
    /// The steps of its part; for the whole table, each step is a part of its own.
    pub(super) part: StepSet,
    /// The later steps of its part.
    pub(super) rest: StepSet,
    /// What comes after its part.
    pub(super) later: StepSet,
}

/// The steps of the end of the game.
pub(super) const ENDING: StepSet = StepSet::from_bits(!0 << Step::FinalStore as u32);

/// [`GAME`] step by step; a step is at its place in [`Step`].
static ROWS: [Row; STEP_COUNT] = {
    const fn between(from: usize, to: usize) -> StepSet {
        StepSet::from_bits((1 << to) - (1 << from))
    }
    let mut rows = [Row {
        step: Step::EndGame,
        when: When::Always,
        who: Who::Table,
        part: between(0, 0),
        rest: between(0, 0),
        later: between(0, 0),
    }; STEP_COUNT];
    let mut next = 0;
    let mut list = 0;
    while list < GAME.len() {
        let mut number = 0;
        while number < GAME[list].len() {
            let Part(who, steps) = GAME[list][number];
            let part_start = next;
            let part_end = next + steps.len();
            while next < part_end {
                let (step, when) = steps[next - part_start];
                assert!(step as usize == next, "the lists have the steps in another order");
                let (start, end) = match who {
                    Who::Table => (next, next + 1),
                    Who::EachSeat | Who::UntilAllPassed => (part_start, part_end),
                };
                // After phase 4 the next round begins.
                let later = match step {
                    Step::LookAtStrip => Step::BeginRound as usize,
                    _ => end,
                };
                rows[next] = Row {
                    step,
                    when,
                    who,
                    part: between(start, end),
                    rest: between(next + 1, end),
                    later: between(later, STEP_COUNT),
                };
                next += 1;
            }
            number += 1;
        }
        list += 1;
    }
    assert!(next == STEP_COUNT, "a step is in no list");
    rows
};

/// Each step at its bit, and the last step at the free bits, so that a lookup needs no check.
const BY_BIT: [Step; u64::BITS as usize] = {
    let mut steps = [Step::EndGame; u64::BITS as usize];
    let mut index = 0;
    while index < STEP_COUNT {
        steps[index] = ROWS[index].step;
        index += 1;
    }
    steps
};

impl Step {
    /// What the lists say about the step.
    #[inline(always)]
    pub(super) fn row(self) -> &'static Row {
        &ROWS[self as usize]
    }
}
