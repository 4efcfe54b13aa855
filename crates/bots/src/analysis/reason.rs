//! The words' raw material: what one reason for a move says.

use tabletop::Seat;

use crate::analysis::facts::Fact;

/// What kind of reason it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ReasonKind {
    /// What the move brings the seat at once.
    Earns,
    /// What it makes possible for the seat.
    Enables,
    /// What it brings a rival.
    Helps,
    /// What a rival would otherwise get.
    Denies,
    /// How it moves the end of the game.
    Ends,
}

/// What a reason says of its seat; the amounts say of what and how many.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Tells {
    /// Gets these.
    Gets,
    /// Is likely to have got these once the phase or the round is over.
    GetsSoon,
    /// Gets these at once, though others bring as much in the end.
    AtOnce,
    /// Still has these at once, though others keep as much in the end.
    KeepsAtOnce,
    /// Gets nothing at once.
    Nothing,
    /// Gets no less than with any of the other moves shown.
    Level,
    /// Still has these afterwards.
    Keeps,
    /// Is likely to have these once the phase or the round is over.
    HasSoon,
    /// Gets these, which this seat leaves to it.
    Left,
    /// Gets these more from the next craftsman phase.
    Makes,
    /// Gets these less from it.
    MakesLess,
    /// Gets these more from each craftsman phase, once the circles are occupied.
    CouldMake,
    /// Has plantations of these goods that bring nothing without another building; the numbers are the lowest prices of such
    /// buildings, 0 if there is none.
    Lacks,
    /// Has production buildings for so many more plantations of these goods.
    Room,
    /// Has plantations of these goods as the only one.
    Alone,
    /// Could sell this, for that many doubloons.
    CouldSell,
    /// Could load so many of these on the ships as they stand.
    CouldLoad,
    /// Pays up to so many doubloons less for buildings.
    Saves,
    /// Pays up to so many doubloons less for buildings, once its quarries are occupied.
    CouldSave,
    /// Has workers in these buildings.
    Active,
    /// Has no workers in these buildings.
    Idle,
    /// Has these buildings, which do something once they are occupied.
    Works,
    /// Has a large building that scores so many points more, once it is occupied.
    Bonus,
    /// Has so many planning spaces.
    Plans,
    /// Needs only these for the order.
    Missing,
    /// Has so many by the next choice of a role, or a round later.
    HasLater,
    /// Gets so many points more by then.
    GetsLater,
    /// Can expect so many points more by the end of the game.
    Promises,
    /// Draws face down, where so many percent of the plantations would produce for the seat.
    Odds,
    /// Goes without these.
    Misses,
    /// The game is over, and the seat leads by so many points; a negative number is behind.
    Over,
    /// This is the last round.
    LastRound,
    /// The end comes sooner: in about so many rounds.
    Sooner,
    /// The end comes later: in about so many rounds.
    Later,
}

/// A number of something.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Amount {
    /// Of what, and of which kind.
    pub of: Fact,
    /// How many.
    pub count: i16,
}

/// One reason for a move.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Reason {
    /// Its kind.
    pub kind: ReasonKind,
    /// Whom it is about.
    pub seat: Seat,
    /// What it says.
    pub tells: Tells,
    /// How many of what.
    pub amounts: Vec<Amount>,
}

/// A move that comes to the same as one that is shown before it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SameAs {
    /// The place of the other move, from 0.
    pub place: usize,
    /// Whether the estimates of the two differ all the same: the difference shows only later.
    pub differs_later: bool,
}

/// Why one move is worth considering.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Why {
    /// At most [`crate::analysis::REASON_COUNT_MAX`], the most important one first; no two moves of a decision have equal ones.
    pub reasons: Vec<Reason>,
    /// Another move that it comes to the same as; there are no reasons then.
    pub same_as: Option<SameAs>,
}

/// A reason with what it is worth in points.
pub(super) type Weighed = (f32, Reason);
