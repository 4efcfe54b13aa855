//! How the phases of a game and the driver that walks through their steps talk to each other.
//!
//! A game declares its steps in the order of its rulebook; one driver runs them one after another. The [`Flow`]
//! that a step returns says whether to go on or that a question is now open. The answer, or the chance outcome, is
//! carried out by the phase that asked; this returns a [`Flow`] too, and on [`GO_ON`] the driver goes on with the
//! step after the one that asked. So no phase has to know what follows it.

use core::ops::{ControlFlow, Deref, DerefMut};

/// The result of a step: [`GO_ON`], or a question that is now open. With `?`, a step can be put together from
/// parts that may ask.
pub type Flow = ControlFlow<Asked>;

/// Nothing was asked: the next step can follow.
pub const GO_ON: Flow = Flow::Continue(());

/// Proof that a question is open in the state. Only [`Open::ask`] makes one, so no step can claim a question that
/// it has not asked.
#[derive(PartialEq, Eq, Debug)]
pub struct Asked(());

/// The place in a state that holds its one open question, with whatever its phase has to remember.
///
/// The question can be read and changed in place at any time; only [`Self::ask`] stops the driver.
///
/// ```
/// use tabletop::flow::{Flow, GO_ON, Open};
///
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// enum Question {
///     Discard { cards: u8 },
///     Over,
/// }
///
/// /// The step *discard down to seven cards*.
/// fn discard(open: &mut Open<Question>, cards: u8) -> Flow {
///     if cards <= 7 {
///         return GO_ON;
///     }
///     open.ask(Question::Discard { cards: cards - 7 })
/// }
///
/// let mut open = Open::new(Question::Over);
/// assert!(discard(&mut open, 7).is_continue());
/// assert!(discard(&mut open, 9).is_break());
/// assert_eq!(*open, Question::Discard { cards: 2 });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(transparent)]
pub struct Open<Question>(Question);

impl<Question> Open<Question> {
    /// A state that waits for this question; for setups and positions, where no step runs.
    #[must_use]
    pub const fn new(question: Question) -> Self {
        Self(question)
    }

    /// Asks: the driver stops here until the answer comes.
    #[inline(always)]
    pub fn ask(&mut self, question: Question) -> Flow {
        self.0 = question;
        self.ask_again()
    }

    /// Leaves the question open as it is, or as it has been changed in place: the answer has not settled it.
    #[inline(always)]
    pub fn ask_again(&mut self) -> Flow {
        Flow::Break(Asked(()))
    }
}

impl<Question> Deref for Open<Question> {
    type Target = Question;

    #[inline(always)]
    fn deref(&self) -> &Question {
        &self.0
    }
}

impl<Question> DerefMut for Open<Question> {
    #[inline(always)]
    fn deref_mut(&mut self) -> &mut Question {
        &mut self.0
    }
}
