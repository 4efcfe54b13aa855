//! Why a move is worth considering: what its line of play has that those of the other moves shown have not.
//!
//! No words here: the narrator turns a [`Reason`] into a sentence.

use tabletop::Seat;

use crate::analysis::facts::Of;
use crate::analysis::lines::Line;
use crate::analysis::reason::{Reason, ReasonKind, SameAs, Tells, Weighed, Why};
use crate::analysis::telling::told;

/// The most reasons for one move.
pub const REASON_COUNT_MAX: usize = 3;

/// Reasons that are worth less than this, in points, are told only if there are no others.
const TOLD_MIN: f32 = 0.4;

/// Shares of the win closer than this are equal: estimates are not better than that.
const SAME_SHARE: f32 = 0.02;

/// The reasons for each of the moves, which led to these lines; `shares` are the seat's shares of the win after them,
/// and `plain` is what the moves themselves say already.
pub(super) fn whys(seat: Seat, seat_count: usize, lines: &[Line], shares: &[f32], plain: &[Of]) -> Vec<Why> {
    let teller = Teller {
        seat,
        seat_count,
        plain,
    };
    let mut whys: Vec<Why> = Vec::with_capacity(lines.len());
    for place in 0..lines.len() {
        let mut why = Why {
            reasons: teller.chosen(lines, place),
            same_as: None,
        };
        // Each attempt makes this move differ from one more of those before it, or finds that it does not.
        for _ in 0..=place {
            let Some(equal) = whys.iter().position(|other| *other == why) else {
                break;
            };
            if !teller.part(&lines[equal], &lines[place], &mut whys, equal, &mut why) {
                let is_far = (shares[equal] - shares[place]).abs() >= SAME_SHARE;
                let differs_later = is_far || lines[equal].later != lines[place].later;
                why = Why {
                    reasons: Vec::new(),
                    same_as: Some(SameAs {
                        place: equal,
                        differs_later,
                    }),
                };
            }
        }
        whys.push(why);
    }
    whys
}

/// Who is told about what.
struct Teller<'a> {
    seat: Seat,
    seat_count: usize,
    plain: &'a [Of],
}

impl Teller<'_> {
    /// Everything that speaks for one line when it is compared with another, the weightiest first.
    fn all(&self, line: &Line, base: &Line) -> Vec<Weighed> {
        let mut all = told(self.seat, self.seat_count, line, base, self.plain);
        all.sort_by(|one, other| other.0.total_cmp(&one.0));
        all
    }

    /// What speaks for a move: at most one reason of each kind, over the best of the other moves; if nothing is better
    /// there, what it brings at all.
    fn chosen(&self, lines: &[Line], place: usize) -> Vec<Reason> {
        let line = &lines[place];
        let unmoved = line.unmoved();
        let base = match lines.len() {
            1 => &unmoved,
            _ => &lines[usize::from(place == 0)],
        };
        let mut reasons: Vec<Reason> = Vec::with_capacity(REASON_COUNT_MAX);
        let has = |reasons: &[Reason], kind: ReasonKind| reasons.iter().any(|one| one.kind == kind);
        for (worth, reason) in self.all(line, base) {
            if worth >= TOLD_MIN && !has(&reasons, reason.kind) && reasons.len() < REASON_COUNT_MAX {
                reasons.push(reason);
            }
        }
        let own = |one: &Reason| one.seat == self.seat;
        if !reasons.iter().any(own) {
            let at_all = self.all(line, &unmoved).into_iter().map(|(_, reason)| reason);
            let nearby = |one: &Reason| own(one) && one.kind != ReasonKind::Ends && !is_later(one);
            let mut plain = Vec::with_capacity(2);
            for reason in at_all.filter(nearby) {
                if !has(&plain, reason.kind) {
                    plain.push(reason);
                }
            }
            if plain.is_empty() {
                plain.push(self.nothing());
            }
            reasons.splice(0..0, plain);
            reasons.truncate(REASON_COUNT_MAX);
        }
        // What the seat itself gets comes first.
        reasons.sort_by_key(|one| !own(one));
        reasons
    }

    fn nothing(&self) -> Reason {
        Reason {
            kind: ReasonKind::Earns,
            seat: self.seat,
            tells: Tells::Nothing,
            amounts: Vec::new(),
        }
    }

    /// Adds a reason to one of two moves with equal reasons, so that they differ from each other and from all others;
    /// returns whether there was one.
    fn part(&self, equal: &Line, line: &Line, whys: &mut [Why], place: usize, why: &mut Why) -> bool {
        for (_, reason) in self.all(line, equal) {
            let changed = with(why, reason);
            if !whys.contains(&changed) {
                *why = changed;
                return true;
            }
        }
        for (_, reason) in self.all(equal, line) {
            let changed = with(&whys[place], reason);
            if changed != *why && !whys.contains(&changed) {
                whys[place] = changed;
                return true;
            }
        }
        false
    }
}

/// Whether it is about what may come after what the move begins.
const fn is_later(reason: &Reason) -> bool {
    matches!(reason.tells, Tells::HasLater | Tells::GetsLater | Tells::Promises)
}

/// The same reasons with one more: as a part of one that says the same of other things, in the place of the one that says
/// that there is none, or of the last one if there are too many.
fn with(why: &Why, reason: Reason) -> Why {
    let mut reasons = why.reasons.clone();
    let says =
        |one: &&mut Reason| (one.kind, one.tells, one.seat) == (reason.kind, reason.tells, reason.seat);
    if let Some(known) = reasons.iter_mut().find(says) {
        let new = reason
            .amounts
            .iter()
            .filter(|one| known.amounts.iter().all(|other| other.of != one.of));
        let new: Vec<_> = new.copied().collect();
        known.amounts.extend(new);
        known.amounts.sort_unstable();
    } else {
        reasons.retain(|one| one.tells != Tells::Nothing || reason.kind != ReasonKind::Earns);
        reasons.truncate(REASON_COUNT_MAX - 1);
        reasons.push(reason);
    }
    Why {
        reasons,
        same_as: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::facts::Facts;
    use crate::analysis::reason::Amount;

    const ME: Seat = Seat::FIRST;

    fn line(points: f32, doubloons: f32) -> Line {
        let mut facts = Facts::default();
        facts.add(Of::Points, points);
        facts.add(Of::Doubloons, doubloons);
        let mut line = Line::default();
        line.now[ME] = facts.clone();
        line.later[ME] = facts;
        line
    }

    fn told_of(lines: &[Line]) -> Vec<Why> {
        whys(ME, 2, lines, &[0.5, 0.5, 0.4], &[])
    }

    #[test]
    fn each_move_says_what_it_has_over_the_others() {
        let whys = told_of(&[line(2.0, 1.0), line(1.0, 3.0)]);
        let amounts = |why: &Why| why.reasons[0].amounts.clone();
        let amount = |of, count| Amount {
            of: (of, None),
            count,
        };
        assert_eq!(amounts(&whys[0]), [amount(Of::Points, 2)]);
        assert_eq!(amounts(&whys[1]), [amount(Of::Doubloons, 3)]);
    }

    #[test]
    fn moves_that_come_to_the_same_say_so_each_in_its_own_way() {
        let whys = told_of(&[line(0.0, 0.0), line(0.0, 0.0), line(0.0, 0.0)]);
        assert_eq!(whys[0].reasons[0].tells, Tells::Nothing);
        let same = |why: &Why| why.same_as.expect("the same as another");
        assert_eq!((same(&whys[1]).place, same(&whys[1]).differs_later), (0, false));
        assert_ne!(whys[1], whys[2]);
    }

    #[test]
    fn a_move_that_is_worse_in_everything_says_what_it_brings() {
        let whys = told_of(&[line(3.0, 0.0), line(1.0, 0.0)]);
        assert_eq!(whys[1].reasons[0].amounts[0].count, 1);
        let whys = told_of(&[line(1.0, 0.0), line(1.2, 0.0)]);
        assert!(whys[1].same_as.is_some(), "{whys:?}");
    }
}
