//! A finished game, decision by decision.
//!
//! Every decision is examined briefly, as its seat saw the table at the time; what the seats could expect before it is
//! estimated with nothing hidden, so that the shares of neighbouring decisions can be compared whoever made them. The
//! decisions that seem to have cost most are examined again, as long as for a hint, so that bad luck in a short look
//! does not make a decision a mistake.

use tabletop::{Entry, Game, PerSeat, Record, Seat, Turn};

use crate::analysis::analysed::{Analysed, Effort};
use crate::analysis::assess::{Assessed, assess, doubt};
use crate::analysis::standing::standing;

/// Goes up whenever a review would come out differently, or says more.
pub const VERSION: u32 = 5;

/// Decisions per seat that are examined twice.
const AGAIN: usize = 8;

/// Moves that the played one is compared with.
const RIVAL_MOVES: usize = 2;

/// How many decisions per seat are marked as mistakes.
const MISTAKE_COUNT_MAX: usize = 5;

/// The part of the win that a decision must have cost to be marked: anything less is within the error of an estimate.
const MISTAKE_MIN: f32 = 0.01;

/// A decision that has yet to be examined.
#[derive(Clone, Debug)]
struct Open<G: Game> {
    place: usize,
    seat: Seat,
    state: G,
    played: Vec<G::Action>,
}

/// A decision that has been examined.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged<A> {
    /// Its position in the record: that of its first entry.
    pub place: usize,
    /// Whose decision.
    pub seat: Seat,
    /// Each seat's share of the win before it, with nothing hidden: the same estimate whoever is asked.
    pub before: PerSeat<f32>,
    /// What was played.
    pub played: Vec<A>,
    /// Each seat's share of the win after that, 0 to 1.
    pub after_played: PerSeat<f32>,
    /// The best move that was found; the played one if none was better.
    pub best: Vec<A>,
    /// Each seat's share of the win after that.
    pub after_best: PerSeat<f32>,
    /// About how far the difference between the two may be off.
    pub doubt: f32,
}

impl<A> Judged<A> {
    /// The part of the win that was given away, 0 to 1.
    #[must_use]
    pub fn cost(&self) -> f32 {
        (self.after_best[self.seat] - self.after_played[self.seat]).max(0.0)
    }
}

/// A review in progress.
#[derive(Clone, Debug)]
pub struct Review<G: Analysed> {
    open: Vec<Open<G>>,
    seat_count: usize,
    judged: Vec<Judged<G::Action>>,
    /// Positions in `judged` to be examined again, the last one next; `None` until the first pass is complete.
    again: Option<Vec<usize>>,
    /// How many there are to examine, counting first and second looks together.
    of: usize,
    done: usize,
    /// The effort of a first and of a second look.
    efforts: [Effort; 2],
}

impl<G: Analysed> Review<G> {
    /// The review of a record that began in this state and is consistent with it.
    #[must_use]
    pub fn new(start: &G, record: &Record<G>) -> Self {
        let open = decisions(start, record);
        let seat_count = start.seat_count();
        let again = again_count(&open, seat_count);
        Self {
            of: open.len() + again,
            seat_count,
            judged: Vec::with_capacity(open.len()),
            open,
            again: None,
            done: 0,
            efforts: [G::REVIEW, G::HINT],
        }
    }

    /// The same review with other efforts for the first and the second look.
    #[must_use]
    pub fn with_efforts(mut self, first: Effort, second: Effort) -> Self {
        self.efforts = [first, second];
        self
    }

    /// How many looks are done, and how many there are in all.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        (self.done, self.of)
    }

    /// What has been found so far, in the order of the game; [`Review::step`] says when it is complete.
    #[must_use]
    pub fn judged(&self) -> &[Judged<G::Action>] {
        &self.judged
    }

    /// The decisions of a seat that cost most, costliest first: only a few, and none that cost hardly anything or no more
    /// than the estimates may be off.
    #[must_use]
    pub fn mistakes(&self, seat: Seat) -> Vec<&Judged<G::Action>> {
        let mut own: Vec<_> = self
            .judged
            .iter()
            .filter(|judged| judged.seat == seat && judged.cost() >= judged.doubt.max(MISTAKE_MIN))
            .collect();
        own.sort_by(|one, other| other.cost().total_cmp(&one.cost()));
        own.truncate(MISTAKE_COUNT_MAX);
        own
    }

    /// Examines one more decision; returns whether there is another. A look that `stop` cuts short is repeated by the
    /// next step.
    pub fn step(&mut self, stop: &dyn Fn() -> bool) -> bool {
        let Some(again) = &mut self.again else {
            let Some(open) = self.open.get(self.judged.len()) else {
                self.again = Some(self.costliest());
                return self.done < self.of;
            };
            if let Some(judged) = judge(open, self.efforts[0], stop) {
                self.judged.push(judged);
                self.done += 1;
            }
            return true;
        };
        let Some(&place) = again.last() else {
            self.done = self.of;
            return false;
        };
        if let Some(judged) = judge(&self.open[place], self.efforts[1], stop) {
            self.judged[place] = judged;
            again.pop();
            self.done += 1;
        }
        self.done < self.of
    }

    /// The decisions of each seat that seem to have cost most.
    fn costliest(&self) -> Vec<usize> {
        let mut all = Vec::new();
        for seat in Seat::all(self.seat_count) {
            let mut own: Vec<usize> = (0..self.judged.len())
                .filter(|&place| self.judged[place].seat == seat)
                .collect();
            own.sort_by(|&one, &other| self.judged[other].cost().total_cmp(&self.judged[one].cost()));
            all.extend(own.into_iter().take(AGAIN));
        }
        all
    }
}

fn again_count<G: Game>(open: &[Open<G>], seat_count: usize) -> usize {
    Seat::all(seat_count)
        .map(|seat| open.iter().filter(|one| one.seat == seat).count().min(AGAIN))
        .sum()
}

fn judge<G: Analysed>(open: &Open<G>, effort: Effort, stop: &dyn Fn() -> bool) -> Option<Judged<G::Action>> {
    let found = assess::<G>(
        open.seat,
        &open.state.watched(Some(open.seat)),
        Some(&open.played),
        RIVAL_MOVES,
        effort,
        stop,
    )?;
    let played = found.iter().find(|one| one.actions == open.played);
    let after_played = played.map_or(PerSeat::default(), |one| one.shares);
    let best = found.first();
    // Equally good moves are not mistakes: the played one then counts as the best.
    let best = best.filter(|best| best.shares[open.seat] > after_played[open.seat]);
    let kept = Assessed {
        actions: open.played.clone(),
        shares: after_played,
        own: played.map_or_else(Vec::new, |one| one.own.clone()),
    };
    let played_own = kept.own.clone();
    let best = best.cloned().unwrap_or(kept);
    Some(Judged {
        place: open.place,
        seat: open.seat,
        before: standing(&open.state),
        played: open.played.clone(),
        after_played,
        best: best.actions,
        after_best: best.shares,
        doubt: doubt(&best.own, &played_own),
    })
}

/// The decisions of a record that a review examines: those with a choice, with the steps of one move taken together.
fn decisions<G: Analysed>(start: &G, record: &Record<G>) -> Vec<Open<G>> {
    let standing = record.standing().unwrap_or_default();
    let mut open = Vec::new();
    // A seat's entries before this position belong to a decision that is already in the list.
    let mut until = PerSeat::<usize>::default();
    let mut legal = Vec::new();
    let mut state = start.clone();
    for (index, &place) in standing.iter().enumerate() {
        if let Entry::Seat(seat, _) = record.entries[place]
            && index >= until[seat]
            && state.is_reviewed(seat)
        {
            legal.clear();
            state.legal(seat, &mut legal);
            if legal.len() > 1 {
                let (played, end) = whole_move(&state, record, &standing[index..], seat);
                until[seat] = index + end;
                open.push(Open {
                    place,
                    seat,
                    state: state.clone(),
                    played,
                });
            }
        }
        if !carry_out(&mut state, &record.entries[place]) {
            break;
        }
    }
    open
}

/// The seat's actions that make up one move, beginning with the first of these entries, and how many entries they span.
fn whole_move<G: Analysed>(
    first: &G,
    record: &Record<G>,
    places: &[usize],
    seat: Seat,
) -> (Vec<G::Action>, usize) {
    let mut state = first.clone();
    let mut actions = Vec::new();
    for (index, &place) in places.iter().enumerate() {
        if index > 0 && !first.goes_on(&state, seat) {
            return (actions, index);
        }
        if let Entry::Seat(by, action) = record.entries[place]
            && by == seat
        {
            actions.push(action);
        }
        if !carry_out(&mut state, &record.entries[place]) {
            break;
        }
    }
    (actions, places.len())
}

/// Carries out an entry; returns whether it fits.
fn carry_out<G: Game>(state: &mut G, entry: &Entry<G>) -> bool {
    match *entry {
        Entry::Seat(seat, action) => state.apply(seat, action, &mut ()).is_ok(),
        Entry::Chance(outcome) => state.turn() == Turn::Chance && state.resolve(outcome, &mut ()),
        Entry::Undo { .. } => true,
    }
}
