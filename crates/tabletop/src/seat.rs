//! Seats around the table, sets of seats, and one value per seat.

use core::fmt;
use core::ops::{Index, IndexMut};
use core::str::FromStr;

/// The most seats in any of our games.
pub const SEAT_COUNT_MAX: usize = 5;

/// A place at the table, numbered clockwise from 0. The game says which seat starts: by its rules, its setup or
/// chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[cfg_attr(feature = "wire", serde(into = "u8", try_from = "u8"))]
pub struct Seat(u8);

impl Seat {
    /// The seat with number 0.
    pub const FIRST: Self = Self(0);

    /// The seat with this number.
    ///
    /// # Panics
    /// When `number` is not below [`SEAT_COUNT_MAX`]; use [`Seat::try_new`] for numbers from outside.
    #[must_use]
    pub const fn new(number: usize) -> Self {
        assert!(number < SEAT_COUNT_MAX);
        Self(number as u8)
    }

    /// The seat with this number, or `None` when no game has that many seats.
    #[must_use]
    pub const fn try_new(number: usize) -> Option<Self> {
        if number < SEAT_COUNT_MAX {
            Some(Self(number as u8))
        } else {
            None
        }
    }

    /// The seat's number, clockwise from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seat_count`.
    #[must_use]
    pub const fn next(self, seat_count: usize) -> Self {
        let next = self.0 + 1;
        if next as usize >= seat_count {
            Self(0)
        } else {
            Self(next)
        }
    }

    /// All seats of a table of `seat_count`, from seat 0 on.
    pub fn all(seat_count: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..seat_count.min(SEAT_COUNT_MAX) as u8).map(Self)
    }

    /// All seats of a table of `seat_count`, clockwise from this one, this one first.
    pub fn clockwise(self, seat_count: usize) -> impl Iterator<Item = Self> + Clone {
        let start = self.index();
        (0..seat_count).map(move |step| Self(((start + step) % seat_count) as u8))
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seat({})", self.0)
    }
}

/// Prints the seat's number, as records write it.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Seat {
    type Err = SeatError;

    fn from_str(text: &str) -> Result<Self, SeatError> {
        let number: usize = text.parse().map_err(|_| SeatError)?;
        Self::try_new(number).ok_or(SeatError)
    }
}

/// The text is not a seat number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatError;

impl fmt::Display for SeatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a seat is a number from 0 to {}", SEAT_COUNT_MAX - 1)
    }
}

impl core::error::Error for SeatError {}

/// No game has a seat with this number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchSeat(pub u8);

impl fmt::Display for NoSuchSeat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no game has a seat {}; seats are numbered from 0", self.0)
    }
}

impl core::error::Error for NoSuchSeat {}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// Just this seat.
    #[must_use]
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// All seats of a table of `seat_count`.
    #[must_use]
    pub const fn all(seat_count: usize) -> Self {
        Self(((1u16 << seat_count) - 1) as u8)
    }

    /// Whether the seat is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether no seat is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Removes a seat.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// The seat with the lowest number, if there is one.
    #[must_use]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 {
            None
        } else {
            Some(Seat(self.0.trailing_zeros() as u8))
        }
    }

    /// The first seat of the set from this one on, clockwise, if there is one.
    #[must_use]
    pub const fn first_from(self, seat: Seat) -> Option<Seat> {
        let later = Self(self.0 & (u8::MAX << seat.0));
        if later.is_empty() {
            self.first()
        } else {
            later.first()
        }
    }

    /// The seats that are not in the other set.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The seats in order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(SEAT_COUNT_MAX).filter(move |&seat| self.contains(seat))
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::index)).finish()
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

crate::listed! { SeatSet of Seat }

/// One value for each seat. Seats that are not at the table hold the default value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct PerSeat<T>(pub [T; SEAT_COUNT_MAX]);

impl<T> PerSeat<T> {
    /// One value for each seat, made by a function of the seat.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> Self {
        Self(core::array::from_fn(|index| make(Seat(index as u8))))
    }

    /// The values of the first `seat_count` seats.
    #[must_use]
    pub fn first(&self, seat_count: usize) -> &[T] {
        &self.0[..seat_count]
    }

    /// The seats of a table of `seat_count`, each with its value.
    pub fn iter(&self, seat_count: usize) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(seat_count).zip(self.0.iter())
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clockwise_starts_with_the_seat_itself_and_wraps() {
        let order: Vec<usize> = Seat::new(2).clockwise(4).map(Seat::index).collect();
        assert_eq!(order, [2, 3, 0, 1]);
        assert_eq!(Seat::new(3).next(4), Seat::FIRST);
    }

    #[test]
    fn a_set_of_seats_knows_its_members() {
        let mut set = SeatSet::all(5);
        assert_eq!(set.len(), 5);
        set.remove(Seat::FIRST);
        assert_eq!(set.first(), Some(Seat::new(1)));
        set.remove(Seat::new(3));
        assert_eq!(set.first_from(Seat::new(3)), Some(Seat::new(4)));
        assert_eq!(SeatSet::all(2).first_from(Seat::new(3)), Some(Seat::FIRST));
        assert_eq!(SeatSet::EMPTY.first_from(Seat::FIRST), None);
        assert_eq!(SeatSet::all(2).without(set), SeatSet::only(Seat::FIRST));
        assert!(!set.contains(Seat::FIRST));
        assert_eq!(set.iter().collect::<SeatSet>(), set);
    }

    #[test]
    fn a_seat_is_a_small_number() {
        assert_eq!("4".parse(), Ok(Seat::new(4)));
        for wrong in ["5", "-1", "", "one"] {
            assert_eq!(wrong.parse::<Seat>(), Err(SeatError), "{wrong}");
        }
    }
}
