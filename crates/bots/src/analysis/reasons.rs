//! Why a move is worth considering: what its line of play has that those of the other moves shown have not.
//!
//! No words here: the narrator turns a [`Reason`] into a sentence.

use tabletop::Seat;

use crate::analysis::analysed::Asked;
use crate::analysis::facts::Of;
use crate::analysis::lines::Line;
use crate::analysis::reason::{Reason, ReasonKind, SameAs, Tells, Weighed, Why};
use crate::analysis::telling::{lacks, told};

/// The most reasons for one move.
pub const REASON_COUNT_MAX: usize = 3;

/// Reasons that are worth less than this, in points, are told only if there are no others.
const TOLD_MIN: f32 = 0.4;

/// The same for a reason about a rival.
const TOLD_MIN_RIVAL: f32 = 0.3;

/// What a reason counts for if it speaks for another of the moves shown just as well.
const SHARED: f32 = 0.5;

/// Shares of the win closer than this are equal: estimates are not better than that.
const SAME_SHARE: f32 = 0.02;

/// The reasons for each of the moves, which led to these lines; `shares` are the seat's shares of the win after them,
/// and `asked` is what has to be known of the decision. No reason is told of two moves.
pub(super) fn whys(seat: Seat, seat_count: usize, lines: &[Line], shares: &[f32], asked: Asked) -> Vec<Why> {
    let teller = Teller {
        seat,
        seat_count,
        asked,
    };
    let mut whys: Vec<Why> = Vec::with_capacity(lines.len());
    for place in 0..lines.len() {
        let same_as = |other: usize| {
            let is_far = (shares[other] - shares[place]).abs() >= SAME_SHARE;
            let differs_later = is_far || lines[other].later != lines[place].later;
            Why {
                reasons: Vec::new(),
                same_as: Some(SameAs {
                    place: other,
                    differs_later,
                }),
            }
        };
        let same = |&other: &usize| !teller.differ(&lines[place], &lines[other]);
        let equals = (0..place).filter(same).map(same_as);
        if let Some(why) = equals.into_iter().find(|why| !whys.contains(why)) {
            whys.push(why);
            continue;
        }
        let mut why = Why {
            reasons: teller.chosen(lines, place, &whys),
            same_as: None,
        };
        if why.reasons.is_empty() {
            // All that it brings has been said of others.
            let near = (0..place).find(|&other| !teller.differ_now(&lines[place], &lines[other]));
            match near {
                Some(near) => why = same_as(near),
                None => why.reasons = teller.chosen(lines, place, &[]),
            }
            if why.reasons.is_empty() && why.same_as.is_none() {
                why.reasons.push(teller.without(Tells::Level));
            }
        }
        // Each attempt makes this move differ from one more of those before it, or finds that it does not.
        for _ in 0..=place {
            let Some(equal) = whys.iter().position(|other| shares_a_reason(other, &why)) else {
                break;
            };
            if teller.part(&lines[equal], &lines[place], &mut whys, equal, &mut why) {
                continue;
            }
            // What both bring tells them apart no more than anything else that they have in common.
            if !leaves_out(&mut whys[equal], &why) && !leaves_out(&mut why, &whys[equal]) {
                if !teller.differ_now(&lines[place], &lines[equal]) {
                    why = same_as(equal);
                }
                break;
            }
        }
        whys.push(why);
    }
    whys
}

/// Whether two moves would be told a sentence in common.
fn shares_a_reason(one: &Why, other: &Why) -> bool {
    let is_told = |reason: &Reason| is_among(reason, &other.reasons);
    one == other || one.reasons.iter().any(is_told)
}

/// Leaves out of one move's reasons what is told of the other one, if others remain; returns whether it did.
fn leaves_out(one: &mut Why, other: &Why) -> bool {
    let is_own = |reason: &&Reason| !is_among(reason, &other.reasons);
    let left: Vec<Reason> = one.reasons.iter().filter(is_own).cloned().collect();
    let does = !left.is_empty() && left.len() < one.reasons.len();
    if does {
        one.reasons = left;
    }
    does
}

/// Whether one of these reasons says the same.
fn is_among(reason: &Reason, told: &[Reason]) -> bool {
    let says =
        |one: &Reason| (one.tells, one.seat, &one.amounts) == (reason.tells, reason.seat, &reason.amounts);
    told.iter().any(says)
}

/// Who is told about what.
struct Teller {
    seat: Seat,
    seat_count: usize,
    asked: Asked,
}

impl Teller {
    /// Everything that speaks for one line when it is compared with another, the weightiest first.
    fn all(&self, line: &Line, base: &Line) -> Vec<Weighed> {
        let mut all = told(self.seat, self.seat_count, line, base, self.asked);
        all.sort_by(|one, other| other.0.total_cmp(&one.0));
        all
    }

    /// Whether anything can be told of one of two lines when they are compared.
    fn differ(&self, line: &Line, other: &Line) -> bool {
        !self.all(line, other).is_empty() || !self.all(other, line).is_empty()
    }

    /// The same of what comes at once and until what the moves begin is over.
    fn differ_now(&self, line: &Line, other: &Line) -> bool {
        let is_now = |all: Vec<Weighed>| all.iter().any(|(_, one)| !is_later(one));
        is_now(self.all(line, other)) || is_now(self.all(other, line))
    }

    /// What speaks for a move and is not told of another one: at most one reason of each kind, over the best of the other
    /// moves that it differs from; if nothing is better there, over the others, what it lacks, or what it brings at all.
    fn chosen(&self, lines: &[Line], place: usize, whys: &[Why]) -> Vec<Reason> {
        let line = &lines[place];
        let mut others: Vec<&Line> = (0..lines.len())
            .filter(|&other| other != place)
            .map(|other| &lines[other])
            .collect();
        if place == 0
            && let Some(first) = others.iter().position(|other| self.differ(line, other))
        {
            others.swap(0, first);
        }
        let unmoved = line.unmoved();
        let base = others.first().copied().unwrap_or(&unmoved);
        let is_new = |one: &Reason| whys.iter().all(|why| !is_among(one, &why.reasons));
        let has = |reasons: &[Reason], kind: ReasonKind| reasons.iter().any(|one| one.kind == kind);
        let own = |one: &Reason| one.seat == self.seat;
        let mut reasons: Vec<Reason> = Vec::with_capacity(REASON_COUNT_MAX);
        for (worth, reason) in self.over(line, base, others.get(1..).unwrap_or_default()) {
            let least = if own(&reason) { TOLD_MIN } else { TOLD_MIN_RIVAL };
            let fits = !has(&reasons, reason.kind) && reasons.len() < REASON_COUNT_MAX;
            if worth >= least && fits && is_new(&reason) {
                reasons.push(reason);
            }
        }
        if !reasons.iter().any(own) {
            let mut plain = Vec::with_capacity(2);
            for reason in self.lesser(line, base, &others) {
                // What it promises in the long run speaks for the best move only: for another one it would contradict the
                // estimates.
                let fits = place == 0 || reason.tells != Tells::Promises;
                if fits && own(&reason) && !has(&plain, reason.kind) && is_new(&reason) {
                    plain.push(reason);
                }
            }
            if plain.is_empty() && reasons.is_empty() {
                let changes = || self.all(line, &unmoved).into_iter().map(|(_, one)| one);
                let compares = self.asked.only_compares;
                let told =
                    |one: &Reason| !compares && own(one) && one.kind != ReasonKind::Ends && is_new(one);
                plain.extend(self.nothing(line, &others).or_else(|| changes().find(told)));
            }
            reasons.splice(0..0, plain);
            reasons.truncate(REASON_COUNT_MAX);
        }
        // What the seat itself gets comes first.
        reasons.sort_by_key(|one| !own(one));
        reasons
    }

    /// What a line has over `base`, the weightiest first; what some of the others have over it too counts for less.
    fn over(&self, line: &Line, base: &Line, others: &[&Line]) -> Vec<Weighed> {
        let mut all = self.all(line, base);
        for other in others {
            let theirs = self.all(other, base);
            for (worth, reason) in &mut all {
                let of = |one: &Reason| one.amounts.iter().map(|amount| amount.of).collect::<Vec<_>>();
                let says = |one: &Reason| {
                    (one.tells, one.seat) == (reason.tells, reason.seat) && of(one) == of(reason)
                };
                if theirs.iter().any(|(_, one)| says(one)) {
                    *worth *= SHARED;
                }
            }
        }
        all.sort_by(|one, other| other.0.total_cmp(&one.0));
        all
    }

    /// What can be told of a line that has nothing for the seat over `base`: what it lacks, what it has over another one,
    /// what it brings at all.
    fn lesser(&self, line: &Line, base: &Line, others: &[&Line]) -> Vec<Reason> {
        let Asked {
            plain, only_compares, ..
        } = self.asked;
        let is_told = |one: &Reason| one.kind != ReasonKind::Ends;
        let slight = self.all(line, base).into_iter().filter(|(_, one)| is_told(one));
        let brings = |one: &Reason| {
            matches!(
                one.tells,
                Tells::Gets | Tells::GetsSoon | Tells::Keeps | Tells::HasSoon | Tells::Plans
            )
        };
        let unmoved = line.unmoved();
        let at_all = match only_compares {
            true => Vec::new(),
            false => self.all(line, &unmoved),
        };
        let at_all = at_all.into_iter().filter(|(_, one)| brings(one));
        let mut all: Vec<Weighed> = slight.chain(at_all).collect();
        // A move that takes nothing of what is asked about goes without it.
        let takes = |of: &Of| {
            line.now[self.seat]
                .kinds(&base.now[self.seat], *of)
                .into_iter()
                .any(|fact| line.now[self.seat].get(fact) > line.before[self.seat].get(fact))
        };
        let asked = match plain.iter().any(takes) {
            true => self.asked,
            false => Asked {
                plain: &[],
                ..self.asked
            },
        };
        all.extend(lacks(self.seat, line, base, asked));
        for other in others.iter().skip(1) {
            all.extend(self.all(line, other).into_iter().filter(|(_, one)| is_told(one)));
            // What a role or a purchase lacks is told over the best one only.
            if only_compares {
                all.extend(lacks(self.seat, line, other, asked));
            }
        }
        all.into_iter().map(|(_, reason)| reason).collect()
    }

    /// That a line brings the seat nothing, or that no other one brings more; `None` if neither is true.
    fn nothing(&self, line: &Line, others: &[&Line]) -> Option<Reason> {
        let now = |all: &[Weighed]| {
            let own = |one: &Reason| one.seat == self.seat && one.kind != ReasonKind::Ends && !is_later(one);
            all.iter().any(|(_, one)| own(one))
        };
        let changes = || now(&self.all(line, &line.unmoved()));
        let is_behind = || others.iter().any(|other| now(&self.all(other, line)));
        if !self.asked.only_compares && !changes() {
            return Some(self.without(Tells::Nothing));
        }
        (!is_behind()).then(|| self.without(Tells::Level))
    }

    fn without(&self, tells: Tells) -> Reason {
        Reason {
            kind: ReasonKind::Earns,
            seat: self.seat,
            tells,
            amounts: Vec::new(),
        }
    }

    /// Adds a reason to one of two moves with a reason in common, so that they differ from each other and from all others;
    /// returns whether there was one.
    fn part(&self, equal: &Line, line: &Line, whys: &mut [Why], place: usize, why: &mut Why) -> bool {
        let is_new = |one: &Why, whys: &[Why]| whys.iter().all(|other| !shares_a_reason(other, one));
        for (_, reason) in self.all(line, equal) {
            let changed = with(why, reason);
            if is_new(&changed, whys) {
                *why = changed;
                return true;
            }
        }
        for (_, reason) in self.all(equal, line) {
            let changed = with(&whys[place], reason);
            let others: Vec<Why> = (0..whys.len())
                .filter(|&at| at != place)
                .map(|at| whys[at].clone())
                .collect();
            if !shares_a_reason(&changed, why) && is_new(&changed, &others) {
                whys[place] = changed;
                return true;
            }
        }
        for (_, reason) in lacks(self.seat, line, equal, self.asked) {
            let changed = with(why, reason);
            if is_new(&changed, whys) {
                *why = changed;
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
        let is_empty = |one: &Reason| matches!(one.tells, Tells::Nothing | Tells::Level);
        reasons.retain(|one| !is_empty(one) || one.seat != reason.seat);
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
        line.at_once[ME] = facts.clone();
        line.now[ME] = facts.clone();
        line.later[ME] = facts;
        line
    }

    fn told_of(lines: &[Line]) -> Vec<Why> {
        whys(ME, 2, lines, &[0.5, 0.5, 0.4], Asked::default())
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
