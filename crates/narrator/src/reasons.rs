//! Why a move is worth considering: the sentences for the reasons that the bots' analysis finds.

use bots::analysis::{Amount, Of, Reason, ReasonKind, Tells};

use crate::{Said, Value};

/// The words of one game in the reasons.
pub(crate) struct Terms {
    /// The name of one kind of something, by its key.
    pub kind: fn(Of, &'static str) -> Said,
    /// The message for a number of points.
    pub points: &'static str,
    /// Whether a seat looks ahead to the end of the next round rather than to its next choice of a role.
    pub by_rounds: bool,
}

/// The sentence that tells a reason.
pub(crate) fn said(reason: &Reason, terms: &Terms) -> Said {
    let amounts = || list(reason, |one| amount(one, terms));
    let kinds = || list(reason, |one| kind(one, terms));
    let of = |id: &'static str| Said::of(id, reason.seat);
    match reason.tells {
        Tells::Gets if reason.kind == ReasonKind::Helps => of("reason-helps").with("what", amounts()),
        Tells::Gets => of("reason-gets").with("what", amounts()),
        Tells::GetsSoon if terms.by_rounds => of("reason-gets-this-round").with("what", amounts()),
        Tells::GetsSoon => of("reason-gets-this-phase").with("what", amounts()),
        Tells::AtOnce => of("reason-gets-at-once").with("what", amounts()),
        Tells::KeepsAtOnce => of("reason-keeps-at-once").with("what", amounts()),
        Tells::Level => Said::new("reason-level"),
        Tells::Nothing => Said::new("reason-nothing"),
        Tells::Keeps => of("reason-keeps").with("what", amounts()),
        Tells::HasSoon if terms.by_rounds => of("reason-has-this-round").with("what", amounts()),
        Tells::HasSoon => of("reason-has-this-phase").with("what", amounts()),
        Tells::Left => of("reason-left").with("what", amounts()),
        Tells::Makes => of("reason-makes").with("what", amounts()),
        Tells::MakesLess => of("reason-makes-less").with("what", amounts()),
        Tells::CouldMake => of("reason-could-make").with("what", amounts()),
        Tells::Lacks => match reason.amounts[..] {
            [Amount { count: 1.., .. }] => {
                let price = Said::new("count-doubloons").with("count", number(reason));
                of("reason-lacks-price")
                    .with("what", kinds())
                    .with("price", price)
            }
            _ => of("reason-lacks").with("what", kinds()),
        },
        Tells::Room => of("reason-room").with("what", amounts()),
        Tells::Alone => of("reason-alone").with("what", kinds()),
        Tells::CouldSell => {
            let price = Said::new("count-doubloons").with("count", number(reason));
            of("reason-could-sell").with("what", kinds()).with("price", price)
        }
        Tells::CouldLoad => of("reason-could-load").with("what", amounts()),
        Tells::Saves => of("reason-saves").with("count", number(reason)),
        Tells::CouldSave => of("reason-could-save").with("count", number(reason)),
        Tells::Idle => of("reason-idle").with("what", kinds()),
        Tells::Active => of("reason-active").with("what", kinds()),
        Tells::Works => Said::new("reason-works").with("what", kinds()),
        Tells::Odds => Said::new("reason-odds").with("percent", number(reason)),
        Tells::Bonus => Said::new("reason-bonus").with("what", points(number(reason), terms)),
        Tells::Plans => of("reason-plans").with("count", number(reason)),
        Tells::Missing => of("reason-missing").with("what", amounts()),
        Tells::HasLater if terms.by_rounds => of("reason-has-next-round").with("what", amounts()),
        Tells::HasLater => of("reason-has-next-choice").with("what", amounts()),
        Tells::GetsLater if terms.by_rounds => of("reason-gets-next-round").with("what", amounts()),
        Tells::GetsLater => of("reason-gets-next-choice").with("what", amounts()),
        Tells::Promises => of("reason-promises").with("what", amounts()),
        Tells::Misses => of("reason-misses").with("what", amounts()),
        Tells::Over => over(reason, terms),
        Tells::LastRound => Said::new("reason-last-round"),
        Tells::Sooner => Said::new("reason-sooner").with("what", rounds(reason)),
        Tells::Later => Said::new("reason-later").with("what", rounds(reason)),
    }
}

/// The message for a move that comes to the same as another one, whose name is its value `move`; `differs_later` if the
/// estimates of the two differ all the same.
#[must_use]
pub const fn same_as(differs_later: bool) -> &'static str {
    match differs_later {
        true => "reason-same-later",
        false => "reason-same",
    }
}

/// The game is over, and somebody leads.
fn over(reason: &Reason, terms: &Terms) -> Said {
    let lead = number(reason);
    let id = match lead {
        0 => return Said::of("reason-over-level", reason.seat),
        1.. => "reason-over-ahead",
        _ => "reason-over-behind",
    };
    Said::of(id, reason.seat).with("what", points(lead.abs(), terms))
}

fn points(count: i32, terms: &Terms) -> Said {
    Said::new(terms.points).with("count", count)
}

fn rounds(reason: &Reason) -> Said {
    Said::new("count-rounds").with("count", number(reason))
}

fn number(reason: &Reason) -> i32 {
    reason.amounts.first().map_or(0, |one| one.count.into())
}

fn list(reason: &Reason, name: impl Fn(&Amount) -> Said) -> Value {
    Value::all(reason.amounts.iter().map(name))
}

/// What it is, without its number.
fn kind(amount: &Amount, terms: &Terms) -> Said {
    match amount.of {
        (of, Some(key)) => (terms.kind)(of, key),
        (_, None) => self::amount(amount, terms),
    }
}

/// How many of what.
fn amount(amount: &Amount, terms: &Terms) -> Said {
    let &Amount { of: (of, key), count } = amount;
    let id = match (of, key) {
        (_, Some(key)) => {
            let name = (terms.kind)(of, key);
            return Said::new("good-amount")
                .with("count", i32::from(count))
                .with("good", name);
        }
        (Of::Doubloons, None) => "count-doubloons",
        (Of::Coins, None) => "altiplano-coins",
        (Of::Workers, None) => "count-workers",
        (Of::FaceDown, None) => "amount-face-down",
        (Of::Orders, None) => "amount-orders",
        (Of::Houses, None) => "amount-houses",
        (Of::Boats, None) => "amount-boats",
        (Of::Carts, None) => "amount-carts",
        (Of::Extensions, None) => "amount-extensions",
        (_, None) => terms.points,
    };
    Said::new(id).with("count", i32::from(count))
}
