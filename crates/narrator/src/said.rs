//! A sentence before it is put into a language.

use std::borrow::Cow;
use std::collections::BTreeMap;

use tabletop::Seat;

#[cfg(feature = "wire")]
use crate::wire;

/// A message with its values: a sentence, or a name within one.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Said {
    /// The id of the message in `locales/`.
    pub id: Cow<'static, str>,
    /// The seat that the sentence is about, if it is about one. The message then has two more values: `$who`, which is
    /// `you` if that seat is reading it and otherwise `other`, and `$player`, the name of the seat.
    #[cfg_attr(
        feature = "wire",
        serde(default, skip_serializing_if = "Option::is_none", with = "wire::seat")
    )]
    #[cfg_attr(feature = "typescript", ts(optional, type = "Seat"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub about: Option<Seat>,
    /// The values of the message by name; left out if it has none.
    #[cfg_attr(feature = "wire", serde(default, skip_serializing_if = "BTreeMap::is_empty"))]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<BTreeMap<String, Value>>"))]
    #[cfg_attr(feature = "openapi", schema(no_recursion))]
    pub values: BTreeMap<Cow<'static, str>, Value>,
    /// Whether it goes on in the next sentence, if that is the same message about the same seat and goes on too: the
    /// two become one, in which numbers are added, lists are joined, and two amounts of one thing in a list are
    /// combined. All other values have to be equal. Left out if it does not go on.
    #[cfg_attr(feature = "wire", serde(default, skip_serializing_if = "wire::is_false"))]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub goes_on: bool,
    /// Its rank in a list that goes on: it comes before items of greater rank. Left out if 0.
    #[cfg_attr(feature = "wire", serde(default, skip_serializing_if = "wire::is_zero"))]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<u8>"))]
    pub rank: u8,
}

/// A value of a message.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "wire", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "wire", serde(untagged))]
#[cfg_attr(feature = "typescript", ts(rename = "SaidValue"))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema), schema(as = SaidValue, no_recursion))]
pub enum Value {
    /// A number, for which a language can choose plural forms.
    Number(i64),
    /// One of the words by which a message selects a variant, such as `first-cart`; or text that is the same in every
    /// language, such as what somebody typed.
    Choice(Cow<'static, str>),
    /// The name of a player.
    Player {
        /// Whose.
        #[cfg_attr(feature = "wire", serde(with = "wire::one_seat"))]
        #[cfg_attr(feature = "typescript", ts(type = "Seat"))]
        #[cfg_attr(feature = "openapi", schema(value_type = u8))]
        player: Seat,
    },
    /// All of these: "corn, indigo and sugar".
    All {
        /// In order.
        all: Vec<Value>,
    },
    /// One of these: "corn, indigo or sugar".
    AnyOf {
        /// In order.
        any_of: Vec<Value>,
    },
    /// The text of another message: a name, an amount.
    Message(Said),
}

impl Said {
    /// The message with this id, without values.
    #[must_use]
    pub fn new(id: impl Into<Cow<'static, str>>) -> Self {
        Self {
            id: id.into(),
            about: None,
            values: BTreeMap::new(),
            goes_on: false,
            rank: 0,
        }
    }

    /// A sentence about a seat.
    #[must_use]
    pub fn of(id: impl Into<Cow<'static, str>>, seat: Seat) -> Self {
        Self {
            about: Some(seat),
            ..Self::new(id)
        }
    }

    /// With one more value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.values.insert(Cow::Borrowed(name), value.into());
        self
    }

    /// A name or amount that comes before those of greater rank in a list.
    #[must_use]
    pub fn ranked(self, rank: u8) -> Self {
        Self { rank, ..self }
    }

    /// A sentence that goes on in the next one of its kind.
    #[must_use]
    pub fn running(self) -> Self {
        Self {
            goes_on: true,
            ..self
        }
    }

    /// Merges the next sentence into this one if the two form one run, as [`Said::goes_on`] describes. Returns whether
    /// it did; otherwise nothing has changed.
    pub fn goes_on_with(&mut self, next: &Self) -> bool {
        if !self.goes_on || !next.goes_on {
            return false;
        }
        let Some(run) = self.joined(next) else {
            return false;
        };
        *self = run;
        true
    }

    /// Both as one, if only numbers and lists differ.
    fn joined(&self, next: &Self) -> Option<Self> {
        let same = self.id == next.id && self.about == next.about && self.values.len() == next.values.len();
        if !same {
            return None;
        }
        let mut run = self.clone();
        for (name, value) in &mut run.values {
            *value = value.joined(next.values.get(name)?)?;
        }
        Some(run)
    }
}

impl Value {
    /// All of these, in order.
    pub(crate) fn all(items: impl IntoIterator<Item = Said>) -> Self {
        Self::All {
            all: items.into_iter().map(Self::Message).collect(),
        }
    }

    /// One of these, in order.
    pub(crate) fn any_of(items: impl IntoIterator<Item = Said>) -> Self {
        Self::AnyOf {
            any_of: items.into_iter().map(Self::Message).collect(),
        }
    }

    fn joined(&self, next: &Self) -> Option<Self> {
        match (self, next) {
            (Self::Number(one), Self::Number(other)) => Some(Self::Number(one + other)),
            (Self::All { all }, Self::All { all: more }) => {
                let mut all = all.clone();
                for item in more {
                    add(&mut all, item);
                }
                Some(Self::All { all })
            }
            _ => (self == next).then(|| self.clone()),
        }
    }

    /// Two items of a list as one, if they are amounts of the same thing. Names without a number remain separate.
    fn added(&self, item: &Self) -> Option<Self> {
        match (self, item) {
            (Self::Message(one), Self::Message(other)) if one.has_amount() => {
                one.joined(other).map(Self::Message)
            }
            _ => None,
        }
    }

    fn rank(&self) -> u8 {
        match self {
            Self::Message(said) => said.rank,
            _ => 0,
        }
    }
}

impl Said {
    fn has_amount(&self) -> bool {
        let counts = |value: &Value| matches!(value, Value::Number(_) | Value::All { .. });
        self.values.values().any(counts)
    }
}

/// Puts an item into a list: merged with an item that it can be added to, otherwise according to its rank.
fn add(items: &mut Vec<Value>, item: &Value) {
    for known in items.iter_mut() {
        if let Some(sum) = known.added(item) {
            *known = sum;
            return;
        }
    }
    let later = |known: &Value| known.rank() > item.rank();
    let place = items.iter().position(later).unwrap_or(items.len());
    items.insert(place, item.clone());
}

/// The sentences in order, with each run of one kind merged into one.
#[must_use]
pub fn runs(said: impl IntoIterator<Item = Said>) -> Vec<Said> {
    let mut all: Vec<Said> = Vec::new();
    for next in said {
        if !all.last_mut().is_some_and(|last| last.goes_on_with(&next)) {
            all.push(next);
        }
    }
    all
}

impl From<&'static str> for Said {
    fn from(id: &'static str) -> Self {
        Self::new(id)
    }
}

impl From<Said> for Value {
    fn from(said: Said) -> Self {
        Self::Message(said)
    }
}

impl From<Vec<Said>> for Value {
    fn from(items: Vec<Said>) -> Self {
        Self::all(items)
    }
}

impl From<Seat> for Value {
    fn from(seat: Seat) -> Self {
        Self::Player { player: seat }
    }
}

impl From<&'static str> for Value {
    fn from(word: &'static str) -> Self {
        Self::Choice(Cow::Borrowed(word))
    }
}

macro_rules! value_of_numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Value {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        }
    )*};
}
value_of_numbers!(u8, u16, u32, i32, i64);

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat::new(0);

    fn amount(count: i64, good: &'static str, rank: u8) -> Value {
        Said::new("amount")
            .with("count", count)
            .with("good", Said::new(good))
            .ranked(rank)
            .into()
    }

    fn drawn(seat: Seat, items: Vec<Value>) -> Said {
        Said::of("drawn", seat)
            .with("goods", Value::All { all: items })
            .running()
    }

    #[test]
    fn amounts_of_the_same_thing_are_added_up_and_different_things_sorted_by_rank() {
        let run = runs([
            drawn(A, vec![amount(1, "wood", 2)]),
            drawn(A, vec![amount(2, "food", 1)]),
            drawn(A, vec![amount(3, "wood", 2)]),
        ]);
        assert_eq!(run, [drawn(A, vec![amount(2, "food", 1), amount(4, "wood", 2)])]);
    }

    #[test]
    fn names_without_a_number_are_not_added_up() {
        let laid = |tiles: &[&'static str]| {
            let tiles: Vec<Said> = tiles.iter().map(|&tile| Said::new(tile)).collect();
            Said::new("laid").with("tiles", tiles).running()
        };
        assert_eq!(
            runs([laid(&["corn"]), laid(&["corn"])]),
            [laid(&["corn", "corn"])]
        );
    }

    #[test]
    fn other_sentences_do_not_form_a_run() {
        let of_b = drawn(Seat::new(1), vec![amount(1, "wood", 0)]);
        let of_a = drawn(A, vec![amount(1, "wood", 0)]);
        let once = Said {
            goes_on: false,
            ..of_a.clone()
        };
        let round = |round: u8| {
            Said::new("round")
                .with("name", Said::new("x"))
                .with("round", round)
        };
        for pair in [
            [of_a.clone(), of_b],
            [of_a.clone(), once.clone()],
            [once, of_a],
            [round(1), round(2)],
        ] {
            assert_eq!(runs(pair.clone()), pair);
        }
    }

    #[test]
    fn sentences_that_differ_in_more_than_numbers_and_lists_do_not_form_a_run() {
        let funded = |place: &'static str, count: i64| {
            Said::of("funded", A)
                .with("place", Said::new(place))
                .with("count", count)
                .running()
        };
        assert_eq!(runs([funded("x", 1), funded("x", 2)]), [funded("x", 3)]);
        assert_eq!(runs([funded("x", 1), funded("y", 2)]).len(), 2);
    }
}
