//! Where the game stands: its phase with what that remembers, and the open question. What a phase can ask is in the
//! file of the same name here; the phase itself is in `phases`.

pub(crate) mod buccaneer;
pub(crate) mod builder;
pub(crate) mod captain;
pub(crate) mod craftsman;
pub(crate) mod gains;
pub(crate) mod mayor;
pub(crate) mod prospector;
pub(crate) mod settler;
pub(crate) mod start;
pub(crate) mod step;
pub(crate) mod storage;
pub(crate) mod trader;

use tabletop::{Seat, SeatSet, Turn};

use crate::moment::step::{Question, Step};
use crate::vocabulary::decision::Decision;
use crate::vocabulary::role::Role;
use crate::vocabulary::window::Window;

/// Where the game stands: whose turn it is, and of what.
///
/// This is the one value of the state that says so. [`Decision`], [`Phase`](crate::Phase) and
/// [`Progress`](crate::Progress) are what everybody is told of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Moment {
    /// Who is asked, or for whom chance draws.
    pub(crate) seat: Seat,
    /// Who begins: the seat that picked the current phase, outside of phases the governor.
    pub(crate) chooser: Seat,
    /// Whether the seat is asked or chance draws for it; `None` when the game is over. Follows from the question.
    waits: Option<Waits>,
    /// The step that asked; `None` when the game is over. Follows from the question too.
    step: Option<Step>,
    /// The phase with what it remembers, and the question.
    pub(crate) at: At,
}

/// Whom a question is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Waits {
    Seat,
    Chance,
}

/// The phase with what it remembers, and the question that it asks. While the driver walks, the phase is the current
/// one and the question is the last one asked in it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)] // Tags of their own, here and in the questions, are read faster than tags hidden in what they carry.
pub(crate) enum At {
    Setup(start::Question),
    Choice,
    Settler(settler::Question),
    Mayor(mayor::Memory, mayor::Question),
    Builder(builder::Question),
    Craftsman(craftsman::Memory, craftsman::Question),
    Trader(trader::Memory, trader::Question),
    Captain(captain::Memory, captain::Question),
    /// The second half of the captain phase.
    Storage(storage::Memory, storage::Question),
    Prospector(prospector::Question),
    Buccaneer(buccaneer::Question),
    /// After the last round.
    LastGuests,
    Over,
}

impl At {
    /// The beginning of a role's phase, before its first question.
    pub(crate) fn beginning(role: Role) -> Self {
        match role {
            Role::Settler => Self::Settler(settler::Question::Guests),
            Role::Mayor => Self::Mayor(mayor::Memory::default(), mayor::Question::Guests),
            Role::Builder => Self::Builder(builder::Question::Guests),
            Role::Craftsman => Self::Craftsman(craftsman::Memory::default(), craftsman::Question::Guests),
            Role::Trader => Self::Trader(trader::Memory::default(), trader::Question::Guests),
            Role::Captain => Self::Captain(captain::Memory::default(), captain::Question::Guests),
            Role::Prospector => Self::Prospector(prospector::Question::Guests),
            Role::Buccaneer => Self::Buccaneer(buccaneer::Question::Guests),
        }
    }

    /// The role of the current phase.
    #[inline]
    pub(crate) const fn role(self) -> Option<Role> {
        Some(match self {
            Self::Settler(_) => Role::Settler,
            Self::Mayor(..) => Role::Mayor,
            Self::Builder(_) => Role::Builder,
            Self::Craftsman(..) => Role::Craftsman,
            Self::Trader(..) => Role::Trader,
            Self::Captain(..) | Self::Storage(..) => Role::Captain,
            Self::Prospector(_) => Role::Prospector,
            Self::Buccaneer(_) => Role::Buccaneer,
            Self::Setup(_) | Self::Choice | Self::LastGuests | Self::Over => return None,
        })
    }

    /// The step that asks the question; `None` when the game is over.
    fn step(self) -> Option<Step> {
        Some(match self {
            Self::Setup(question) => question.step(),
            Self::Choice => Step::ChooseRole,
            Self::Settler(question) => question.step(),
            Self::Mayor(_, question) => question.step(),
            Self::Builder(question) => question.step(),
            Self::Craftsman(_, question) => question.step(),
            Self::Trader(_, question) => question.step(),
            Self::Captain(_, question) => question.step(),
            Self::Storage(memory, question) => (memory, question).step(),
            Self::Prospector(question) => question.step(),
            Self::Buccaneer(question) => question.step(),
            Self::LastGuests => Step::LastGuests,
            Self::Over => return None,
        })
    }

    /// Whom the question is for; `None` when the game is over.
    fn waits(self) -> Option<Waits> {
        let is_chance = match self {
            Self::Setup(question) => question.is_chance(),
            Self::Settler(question) => question.is_chance(),
            Self::Trader(_, question) => question.is_chance(),
            Self::Over => return None,
            _ => false,
        };
        Some(Waits::of(is_chance))
    }
}

impl Waits {
    #[inline(always)]
    const fn of(is_chance: bool) -> Self {
        if is_chance { Self::Chance } else { Self::Seat }
    }
}

impl Moment {
    /// The moment at which the seat, or chance on its behalf, is asked this.
    pub(crate) fn new(seat: Seat, chooser: Seat, at: At) -> Self {
        Self {
            seat,
            chooser,
            waits: at.waits(),
            step: at.step(),
            at,
        }
    }

    /// Records which seat is being asked, and which step is asking.
    #[inline(always)]
    pub(crate) fn asks_now(&mut self, seat: Seat, question: impl Question) {
        self.seat = seat;
        self.waits = Some(Waits::of(question.is_chance()));
        self.step = Some(question.step());
    }

    /// Who is asked.
    #[inline]
    pub(crate) const fn turn(&self) -> Turn {
        match self.waits {
            Some(Waits::Seat) => Turn::Seats(SeatSet::only(self.seat)),
            Some(Waits::Chance) => Turn::Chance,
            None => Turn::Over,
        }
    }

    /// The step that asked; `None` when the game is over.
    #[inline]
    pub(crate) const fn step(&self) -> Option<Step> {
        self.step
    }

    /// Whether the seat is asked.
    #[inline]
    pub(crate) fn asks(&self, seat: Seat) -> bool {
        self.waits == Some(Waits::Seat) && self.seat == seat
    }

    /// The question as everybody sees it.
    pub(crate) fn decision(&self) -> Decision {
        let seat = self.seat;
        match self.at {
            At::Setup(question) => question.decision(seat),
            At::Choice => Decision::ChooseRole(seat),
            At::Settler(question) => question.decision(seat),
            At::Mayor(_, question) => question.decision(seat),
            At::Builder(question) => question.decision(seat),
            At::Craftsman(_, question) => question.decision(seat),
            At::Trader(_, question) => question.decision(seat),
            At::Captain(_, question) => question.decision(seat),
            At::Storage(_, question) => question.decision(seat),
            At::Prospector(question) => question.decision(seat),
            At::Buccaneer(question) => question.decision(seat),
            At::LastGuests => Decision::Guesthouse(seat, Window::End),
            At::Over => Decision::Over,
        }
    }
}
