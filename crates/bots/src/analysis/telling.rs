//! Everything that one line of play has over another, as reasons with their weights.

use tabletop::Seat;

use crate::analysis::facts::{Fact, Facts, Of};
use crate::analysis::lines::Line;
use crate::analysis::reason::{Amount, Reason, ReasonKind, Tells, Weighed};

/// A difference in a mean that is less than this is luck or rounding.
const DIFFERENT: f32 = 0.5;

/// The same for what may happen later.
const DIFFERENT_LATER: f32 = 1.5;

/// What something counts for when it is a rival's.
const RIVAL: f32 = 0.6;

/// What a sure end of the game counts for, in points.
const END: f32 = 6.0;

/// Everything that speaks for a line when it is compared with `base`. What is in `plain` is the seat's own move and not
/// told of it.
pub(super) fn told(seat: Seat, seat_count: usize, line: &Line, base: &Line, plain: &[Of]) -> Vec<Weighed> {
    let mut all = Vec::new();
    let own = Side::new(seat, line, base);
    all.extend(own.gets(ReasonKind::Earns, plain));
    all.extend(own.keeps());
    // In the last round hardly anything that becomes possible is of use any more.
    let goes_on = line.ending < 0.5;
    if goes_on {
        own.possible(ReasonKind::Enables, &mut all);
        own.refined(&mut all);
    }
    if goes_on && base.ending < 0.5 {
        own.later(&mut all);
    }
    all.extend(own.bonus());
    all.extend(own.promises(line.prospects[seat] - base.prospects[seat]));
    for rival in Seat::all(seat_count).filter(|&rival| rival != seat) {
        let theirs = Side::new(rival, line, base);
        let from = all.len();
        all.extend(theirs.gets(ReasonKind::Helps, &[]));
        if goes_on {
            theirs.possible(ReasonKind::Helps, &mut all);
        }
        all.extend(theirs.misses());
        all[from..].iter_mut().for_each(|(worth, _)| *worth *= RIVAL);
    }
    ends(seat, line, base, &mut all);
    all
}

/// One seat in a line, compared with the same seat in another.
struct Side<'a> {
    seat: Seat,
    before: &'a Facts,
    now: &'a Facts,
    later: &'a Facts,
    base_before: &'a Facts,
    base: &'a Facts,
    base_later: &'a Facts,
}

impl<'a> Side<'a> {
    fn new(seat: Seat, line: &'a Line, base: &'a Line) -> Self {
        Self {
            seat,
            before: &line.before[seat],
            now: &line.now[seat],
            later: &line.later[seat],
            base_before: &base.before[seat],
            base: &base.now[seat],
            base_later: &base.later[seat],
        }
    }

    fn reason(&self, kind: ReasonKind, tells: Tells, amounts: Vec<Amount>) -> Reason {
        Reason {
            kind,
            seat: self.seat,
            tells,
            amounts,
        }
    }

    fn kinds(&self, of: Of) -> Vec<Fact> {
        self.now.kinds(self.base, of)
    }

    fn gain(&self, fact: Fact) -> f32 {
        self.now.get(fact) - self.before.get(fact)
    }

    /// How many more the seat gets in this line than in the other.
    fn more(&self, fact: Fact) -> f32 {
        self.gain(fact) - (self.base.get(fact) - self.base_before.get(fact))
    }

    /// The facts for which `count` is a number to tell, of those that differ by enough; with what they are worth.
    fn listed(
        &self,
        facts: Vec<Fact>,
        more: impl Fn(Fact) -> f32,
        count: impl Fn(Fact) -> f32,
    ) -> (f32, Vec<Amount>) {
        let (mut worth, mut amounts) = (0.0, Vec::new());
        for of in facts {
            let (more, count) = (more(of), count(of).round() as i16);
            if more >= DIFFERENT && count >= 1 {
                worth += more * of.0.worth();
                amounts.push(Amount { of, count });
            }
        }
        (worth, amounts)
    }

    fn gains(&self, plain: &[Of]) -> Vec<Fact> {
        let told = Of::GAINS.into_iter().filter(|of| !plain.contains(of));
        told.flat_map(|of| self.kinds(of)).collect()
    }

    /// What the seat gets, as far as it gets less of it in the other line.
    fn gets(&self, kind: ReasonKind, plain: &[Of]) -> Option<Weighed> {
        let (worth, amounts) = self.listed(self.gains(plain), |of| self.more(of), |of| self.gain(of));
        let reason = || self.reason(kind, Tells::Gets, amounts.clone());
        (!amounts.is_empty()).then(|| (worth, reason()))
    }

    /// What the seat gets in the other line only.
    fn misses(&self) -> Option<Weighed> {
        let got = |of| self.base.get(of) - self.base_before.get(of);
        let less = |of| (-self.more(of)).min(got(of));
        let (worth, amounts) = self.listed(self.gains(&[]), less, less);
        let reason = || self.reason(ReasonKind::Denies, Tells::Misses, amounts.clone());
        (!amounts.is_empty()).then(|| (worth, reason()))
    }

    /// Goods and money that the seat still has, though it has got no more of them.
    fn keeps(&self) -> Option<Weighed> {
        let held = [Of::Doubloons, Of::Coins, Of::Good]
            .into_iter()
            .flat_map(|of| self.kinds(of));
        let held = held.filter(|&of| self.gain(of) < DIFFERENT).collect();
        let (worth, amounts) = self.listed(held, |of| self.more(of), |of| self.now.get(of));
        let reason = || self.reason(ReasonKind::Earns, Tells::Keeps, amounts.clone());
        (!amounts.is_empty()).then(|| (worth, reason()))
    }

    /// What the seat can produce, plan, or save.
    fn possible(&self, kind: ReasonKind, all: &mut Vec<Weighed>) {
        let told = [
            (Of::Makes, Tells::Makes),
            (Of::Saves, Tells::Saves),
            (Of::Spaces, Tells::Plans),
        ];
        for (of, tells) in told {
            // Of a rival only what is new to it.
            let more = |of| match kind {
                ReasonKind::Helps => self.more(of).min(self.gain(of)),
                _ => self.more(of),
            };
            let (worth, amounts) = self.listed(self.kinds(of), more, |of| self.now.get(of));
            if !amounts.is_empty() {
                all.push((worth, self.reason(kind, tells, amounts)));
            }
        }
    }

    /// What becomes possible for the seat that asks, in finer detail than is worth telling of a rival.
    fn refined(&self, all: &mut Vec<Weighed>) {
        let beyond =
            |(_, kind): Fact| self.more((Of::CouldMake, kind)) - self.more((Of::Makes, kind)).max(0.0);
        let told = [
            (Of::Lacks, Tells::Lacks),
            (Of::Alone, Tells::Alone),
            (Of::Active, Tells::Active),
            (Of::Works, Tells::Works),
        ];
        let could = self.listed(self.kinds(Of::CouldMake), beyond, |of| self.gain(of));
        let mut push = |(worth, amounts): (f32, Vec<Amount>), tells| {
            if !amounts.is_empty() {
                all.push((worth, self.reason(ReasonKind::Enables, tells, amounts)));
            }
        };
        push(could, Tells::CouldMake);
        for (of, tells) in told {
            push(
                self.listed(self.kinds(of), |of| self.more(of), |of| self.gain(of)),
                tells,
            );
        }
        let less = |of| -self.more(of);
        let needed = self.base.kinds(self.now, Of::Missing);
        if needed.iter().any(|&of| less(of) >= DIFFERENT) && needed.iter().all(|&of| less(of) > -DIFFERENT) {
            let worth: f32 = needed.iter().map(|&of| less(of) * of.0.worth()).sum();
            let (_, amounts) = self.listed(needed, |_| 1.0, |of| self.now.get(of));
            push((worth, amounts), Tells::Missing);
        }
        let dearest = |facts: &Facts| {
            let kinds = facts.kinds(facts, Of::Sale);
            kinds
                .into_iter()
                .max_by(|&one, &other| facts.get(one).total_cmp(&facts.get(other)))
        };
        if let Some(of) = dearest(self.now) {
            let price = |facts: &Facts| dearest(facts).map_or(0.0, |of| facts.get(of));
            let more = price(self.now) - price(self.base);
            push(
                self.listed(vec![of], |_| more, |of| self.now.get(of)),
                Tells::CouldSell,
            );
        }
    }

    /// What large buildings score once they have a worker.
    fn bonus(&self) -> Option<Weighed> {
        let (worth, amounts) = self.listed(self.kinds(Of::Bonus), |of| self.more(of), |of| self.gain(of));
        let reason = || self.reason(ReasonKind::Enables, Tells::Bonus, amounts.clone());
        (!amounts.is_empty()).then(|| (worth, reason()))
    }

    /// What the seat has, or how much more it gets, by its next choice, beyond what the move brings at once.
    fn later(&self, all: &mut Vec<Weighed>) {
        let told = [
            (Of::Points, Tells::GetsLater),
            (Of::Doubloons, Tells::HasLater),
            (Of::Coins, Tells::HasLater),
        ];
        for (of, tells) in told {
            let of = (of, None);
            let ahead = self.later.get(of) - self.base_later.get(of);
            let more = ahead - (self.now.get(of) - self.base.get(of)).max(0.0);
            let count = match tells {
                Tells::GetsLater => ahead,
                _ => self.later.get(of),
            };
            if more >= DIFFERENT_LATER && count >= DIFFERENT_LATER {
                let amount = Amount {
                    of,
                    count: count.round() as i16,
                };
                // Less than what is sure.
                let worth = 0.5 * more * of.0.worth();
                all.push((worth, self.reason(ReasonKind::Enables, tells, vec![amount])));
            }
        }
    }

    /// How many more points the seat can expect in the long run; told only if nothing nearer differs.
    fn promises(&self, more: f32) -> Option<Weighed> {
        let amount = Amount {
            of: (Of::Points, None),
            count: more.round() as i16,
        };
        let reason = || self.reason(ReasonKind::Enables, Tells::Promises, vec![amount]);
        (amount.count >= 1).then(|| (0.0, reason()))
    }
}

/// How the line moves the end of the game.
fn ends(seat: Seat, line: &Line, base: &Line, all: &mut Vec<Weighed>) {
    let mut push = |worth: f32, tells, of: Option<(Of, f32)>| {
        let amounts = of.into_iter().map(|(of, count)| Amount {
            of: (of, None),
            count: count.round() as i16,
        });
        let reason = Reason {
            kind: ReasonKind::Ends,
            seat,
            tells,
            amounts: amounts.collect(),
        };
        all.push((worth, reason));
    };
    let is = |part: f32| part >= 0.5;
    if is(line.over) {
        let more = if is(base.over) {
            (line.lead - base.lead).abs()
        } else {
            END
        };
        if more >= DIFFERENT {
            push(more, Tells::Over, Some((Of::Points, line.lead)));
        }
    } else if is(line.ending) && !is(base.ending) {
        push(END, Tells::LastRound, None);
    } else if !is(base.over) && !is(line.ending) && !is(base.ending) {
        let more = line.rounds - base.rounds;
        let tells = if more < 0.0 { Tells::Sooner } else { Tells::Later };
        if more.abs() >= DIFFERENT && line.rounds.round() >= 1.0 {
            push(
                more.abs() * Of::Rounds.worth(),
                tells,
                Some((Of::Rounds, line.rounds)),
            );
        }
    }
}
