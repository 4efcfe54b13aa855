//! Everything that one line of play has over another, as reasons with their weights.

use tabletop::Seat;

use crate::analysis::analysed::Asked;
use crate::analysis::facts::{Fact, Facts, Of};
use crate::analysis::lines::Line;
use crate::analysis::reason::{Amount, Reason, ReasonKind, Tells, Weighed};

/// A difference in a mean that is less than this is luck or rounding.
const DIFFERENT: f32 = 0.5;

/// The same for what may happen later.
const DIFFERENT_LATER: f32 = 1.5;

/// What something counts for when it is a rival's.
const RIVAL: f32 = 0.6;

/// A rival is better or worse off if it can expect so many points more or less at the end of the game.
const BETTER_OFF: f32 = 0.2;

/// The part of the rounds still to come by which an estimate of their number has to differ to be told.
const ROUNDS_PART: f32 = 0.1;

/// What a sure end of the game counts for, in points.
const END: f32 = 6.0;

/// Everything that speaks for a line when it is compared with `base`. What is plain is the seat's own move and not told of
/// it.
pub(super) fn told(seat: Seat, seat_count: usize, line: &Line, base: &Line, asked: Asked) -> Vec<Weighed> {
    let mut all = Vec::new();
    let own = Side::new(seat, line, base);
    all.extend(own.gets(ReasonKind::Earns, asked));
    all.extend(own.gets_at_once(asked));
    all.extend(own.keeps(asked));
    // In the last round hardly anything that becomes possible is of use any more.
    let goes_on = line.ending < 0.5;
    if goes_on {
        own.possible(ReasonKind::Enables, asked, &mut all);
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
        all.extend(theirs.gets(ReasonKind::Helps, Asked::default()));
        if goes_on {
            theirs.possible(ReasonKind::Helps, asked, &mut all);
        }
        let promised = line.prospects[rival] - base.prospects[rival];
        all.extend(theirs.is_left(promised));
        all.extend(theirs.forgoes(asked, promised));
        all[from..].iter_mut().for_each(|(worth, _)| *worth *= RIVAL);
    }
    ends(seat, line, base, &mut all);
    all
}

/// What a line lacks that `base` has: for a move of which nothing else can be said.
pub(super) fn lacks(seat: Seat, line: &Line, base: &Line, asked: Asked) -> Vec<Weighed> {
    let (own, other) = (Side::new(seat, line, base), Side::new(seat, base, line));
    let mut all: Vec<Weighed> = own.misses(asked.plain).into_iter().collect();
    if own.draws_alike() {
        for (of, tells) in [(Of::Makes, Tells::MakesLess), (Of::Active, Tells::Idle)] {
            let (worth, amounts) = other.listed(other.kinds(of), |of| other.more(of), |of| other.more(of));
            if !amounts.is_empty() {
                all.push((worth, own.reason(ReasonKind::Enables, tells, amounts)));
            }
        }
    }
    all.iter_mut().for_each(|(_, reason)| {
        if reason.kind == ReasonKind::Denies {
            reason.kind = ReasonKind::Earns;
        }
    });
    all
}

/// One seat in a line, compared with the same seat in another.
struct Side<'a> {
    seat: Seat,
    before: &'a Facts,
    at_once: &'a Facts,
    now: &'a Facts,
    later: &'a Facts,
    base_before: &'a Facts,
    base_at_once: &'a Facts,
    base: &'a Facts,
    base_later: &'a Facts,
}

impl<'a> Side<'a> {
    fn new(seat: Seat, line: &'a Line, base: &'a Line) -> Self {
        Self {
            seat,
            before: &line.before[seat],
            at_once: &line.at_once[seat],
            now: &line.now[seat],
            later: &line.later[seat],
            base_before: &base.before[seat],
            base_at_once: &base.at_once[seat],
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

    /// Whether as many tiles are drawn face down in both lines. If not, what the island could produce is not known.
    fn draws_alike(&self) -> bool {
        let drawn = (Of::FaceDown, None);
        (self.now.get(drawn) - self.base.get(drawn)).abs() < DIFFERENT
    }

    /// What the seat gets, as far as it gets less of it in the other line.
    fn gets(&self, kind: ReasonKind, asked: Asked) -> Option<Weighed> {
        let mut facts = self.gains(asked.plain);
        if kind == ReasonKind::Helps {
            // A rival that gets one thing in place of another is told of by what it misses.
            facts.retain(|fact| !self.is_exchanged(fact.0));
        }
        let count = |of| match asked.only_compares {
            true => self.more(of),
            false => self.gain(of),
        };
        let (worth, amounts) = self.listed(facts, |of| self.more(of), count);
        // A tile that is drawn next is as good as there.
        let is_done = |one: &Amount| {
            one.of.0 == Of::FaceDown || self.gain_at_once(one.of).round() >= self.gain(one.of).round()
        };
        let tells = match asked.begins || kind == ReasonKind::Helps || amounts.iter().all(is_done) {
            true => Tells::Gets,
            false => Tells::GetsSoon,
        };
        let reason = || self.reason(kind, tells, amounts.clone());
        (!amounts.is_empty()).then(|| (worth, reason()))
    }

    /// What the seat gets with the move itself or does not pay for it, as far as the other line only makes up for it later.
    fn gets_at_once(&self, asked: Asked) -> Vec<Weighed> {
        if asked.begins {
            return Vec::new();
        }
        let mut facts = self.at_once.kinds(self.base_at_once, Of::Good);
        facts.extend([Of::Points, Of::Doubloons, Of::Coins].map(|of| (of, None)));
        facts.retain(|fact| !asked.plain.contains(&fact.0) && self.more(*fact) < DIFFERENT);
        let more = |of| self.gain_at_once(of) - (self.base_at_once.get(of) - self.base_before.get(of));
        let (got, kept) = facts
            .into_iter()
            .partition(|&of| self.gain_at_once(of) >= DIFFERENT);
        let got = self.listed(got, more, |of| self.gain_at_once(of));
        let kept = self.listed(kept, more, |of| self.at_once.get(of));
        let both = [(Tells::AtOnce, got), (Tells::KeepsAtOnce, kept)].into_iter();
        let told = both.filter(|(_, (_, amounts))| !amounts.is_empty());
        // It is hardly worth anything, since it makes no difference in the end.
        told.map(|(tells, (worth, amounts))| (0.1 * worth, self.reason(ReasonKind::Earns, tells, amounts)))
            .collect()
    }

    fn gain_at_once(&self, fact: Fact) -> f32 {
        self.at_once.get(fact) - self.before.get(fact)
    }

    /// Whether the seat gets as many of something in both lines, but other kinds.
    fn is_exchanged(&self, of: Of) -> bool {
        let more: f32 = self.kinds(of).into_iter().map(|fact| self.more(fact)).sum();
        matches!(of, Of::Tile | Of::Building) && more < DIFFERENT
    }

    /// Tiles or buildings that this seat leaves to a rival, which prefers them to those that it would get otherwise.
    fn is_left(&self, promised: f32) -> Option<Weighed> {
        let mut facts = self.gains(&[]);
        facts.retain(|fact| self.is_exchanged(fact.0));
        let (worth, amounts) = self.listed(facts, |of| self.more(of), |of| self.gain(of));
        let reason = || self.reason(ReasonKind::Helps, Tells::Left, amounts.clone());
        (promised >= BETTER_OFF && !amounts.is_empty()).then(|| (worth, reason()))
    }

    /// What a rival gets in the other line only: nothing that it gives up for something better, nor, when a role is chosen,
    /// what it is likely to get from the next choices anyway.
    fn forgoes(&self, asked: Asked, promised: f32) -> Option<Weighed> {
        let mut facts = self.gains(&[]);
        facts.retain(|fact| !self.is_exchanged(fact.0) || promised <= -BETTER_OFF);
        if asked.begins {
            facts.retain(|&fact| self.base_later.get(fact) - self.later.get(fact) >= DIFFERENT);
        }
        self.misses_of(facts)
    }

    /// What the seat gets in the other line only.
    fn misses(&self, plain: &[Of]) -> Option<Weighed> {
        self.misses_of(self.gains(plain))
    }

    fn misses_of(&self, facts: Vec<Fact>) -> Option<Weighed> {
        let got = |of| self.base.get(of) - self.base_before.get(of);
        let less = |of| (-self.more(of)).min(got(of));
        let (worth, amounts) = self.listed(facts, less, less);
        let reason = || self.reason(ReasonKind::Denies, Tells::Misses, amounts.clone());
        (!amounts.is_empty()).then(|| (worth, reason()))
    }

    /// Goods and money that the seat still has, though it has got no more of them.
    fn keeps(&self, asked: Asked) -> Option<Weighed> {
        let held = [Of::Doubloons, Of::Coins, Of::Good].into_iter();
        let held = held
            .filter(|of| !asked.plain.contains(of))
            .flat_map(|of| self.kinds(of));
        let held = held.filter(|&of| self.gain(of) < DIFFERENT).collect();
        let (worth, amounts) = self.listed(held, |of| self.more(of), |of| self.now.get(of));
        let is_kept = |one: &Amount| {
            self.at_once.get(one.of).round() as i16 == one.count
                && self.before.get(one.of) >= self.now.get(one.of)
        };
        let tells = match amounts.iter().all(is_kept) {
            true => Tells::Keeps,
            false => Tells::HasSoon,
        };
        let reason = || self.reason(ReasonKind::Earns, tells, amounts.clone());
        (!amounts.is_empty()).then(|| (worth, reason()))
    }

    /// What the seat can produce, plan, or save.
    fn possible(&self, kind: ReasonKind, asked: Asked, all: &mut Vec<Weighed>) {
        let told = [
            (Of::Makes, Tells::Makes),
            (Of::Saves, Tells::Saves),
            (Of::Spaces, Tells::Plans),
        ];
        for (of, tells) in told {
            if of == Of::Makes && !self.draws_alike() {
                continue;
            }
            // Only what is new, unless the move itself says where the workers are: elsewhere the other line may have moved
            // workers from one production to another.
            let more = |of| match kind {
                ReasonKind::Enables if asked.only_compares || tells != Tells::Makes => self.more(of),
                _ => self.more(of).min(self.gain(of)),
            };
            let count = |of| match tells {
                Tells::Makes => more(of),
                _ => self.now.get(of),
            };
            let (worth, amounts) = self.listed(self.kinds(of), more, count);
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
            (Of::Room, Tells::Room),
            (Of::Odds, Tells::Odds),
        ];
        let unknown: &[Of] = match self.draws_alike() {
            true => &[],
            false => &[Of::CouldMake, Of::Lacks, Of::Room, Of::Alone],
        };
        let known = |of: Of| match unknown.contains(&of) {
            true => Vec::new(),
            false => self.kinds(of),
        };
        let could = self.listed(known(Of::CouldMake), beyond, |of| self.gain(of));
        let saves = |_| self.more((Of::CouldSave, None)) - self.more((Of::Saves, None)).max(0.0);
        let could_save = self.listed(vec![(Of::CouldSave, None)], saves, |of| self.now.get(of));
        let mut push = |(worth, amounts): (f32, Vec<Amount>), tells| {
            if !amounts.is_empty() {
                all.push((worth, self.reason(ReasonKind::Enables, tells, amounts)));
            }
        };
        push(could, Tells::CouldMake);
        push(could_save, Tells::CouldSave);
        for (of, tells) in told {
            let (worth, mut amounts) = self.listed(known(of), |of| self.more(of), |of| self.gain(of));
            if of == Of::Lacks {
                let price = |(_, kind): Fact| self.now.get((Of::Price, kind)).round() as i16;
                amounts.iter_mut().for_each(|one| one.count = price(one.of));
            }
            push((worth, amounts), tells);
        }
        let less = |of| -self.more(of);
        // An order that is only taken later may be one that nobody has seen yet.
        let is_seen = |of: &Fact| self.at_once.get(*of) >= self.now.get(*of) - 0.01;
        let mut needed = self.base.kinds(self.now, Of::Missing);
        if !needed.iter().all(is_seen) {
            needed.clear();
        }
        if needed.iter().any(|&of| less(of) >= DIFFERENT) && needed.iter().all(|&of| less(of) > -DIFFERENT) {
            let worth: f32 = needed.iter().map(|&of| less(of) * of.0.worth()).sum();
            let (_, amounts) = self.listed(needed, |_| 1.0, |of| self.now.get(of));
            push((worth, amounts), Tells::Missing);
        } else if self.before.kinds(self.before, Of::Missing).is_empty() {
            // The move itself takes an order, and the other line takes none or another one.
            let taken = |facts: &Facts| facts.kinds(facts, Of::Missing);
            if taken(self.at_once) != taken(self.base_at_once) {
                let (_, amounts) = self.listed(taken(self.at_once), |_| 1.0, |of| self.at_once.get(of));
                push((Of::Orders.worth(), amounts), Tells::Missing);
            }
        }
        let dearest = |facts: &Facts| {
            let kinds = facts.kinds(facts, Of::Sale);
            kinds
                .into_iter()
                .max_by(|&one, &other| facts.get(one).total_cmp(&facts.get(other)))
        };
        let holds = |of| self.now.get(of);
        push(
            self.listed(self.kinds(Of::Holds), |of| self.more(of), holds),
            Tells::CouldLoad,
        );
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
            let is_told = tells == Tells::HasLater && count.round() as i16 == self.now.get(of).round() as i16;
            if more >= DIFFERENT_LATER && count >= DIFFERENT_LATER && !is_told {
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
        if more.abs() >= DIFFERENT.max(ROUNDS_PART * base.rounds) && line.rounds.round() >= 1.0 {
            push(
                more.abs() * Of::Rounds.worth(),
                tells,
                Some((Of::Rounds, line.rounds)),
            );
        }
    }
}
