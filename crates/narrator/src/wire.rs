//! How a sentence is serialised.

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it like this")]
pub(crate) const fn is_false(value: &bool) -> bool {
    !*value
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it like this")]
pub(crate) const fn is_zero(value: &u8) -> bool {
    *value == 0
}

/// A seat by its number.
pub(crate) mod one_seat {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};
    use tabletop::Seat;

    pub(crate) fn serialize<S: Serializer>(seat: &Seat, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_u64(seat.index() as u64)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
        let number = usize::deserialize(from)?;
        Seat::try_new(number).ok_or_else(|| D::Error::custom(format_args!("no table has a seat {number}")))
    }
}

/// An optional seat by its number.
pub(crate) mod seat {
    use serde::{Deserialize, Deserializer, Serializer};
    use tabletop::Seat;

    #[derive(Deserialize)]
    struct Number(#[serde(with = "super::one_seat")] Seat);

    pub(crate) fn serialize<S: Serializer>(seat: &Option<Seat>, out: S) -> Result<S::Ok, S::Error> {
        match seat {
            Some(seat) => super::one_seat::serialize(seat, out),
            None => out.serialize_none(),
        }
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Seat>, D::Error> {
        Ok(Option::<Number>::deserialize(from)?.map(|Number(seat)| seat))
    }
}
