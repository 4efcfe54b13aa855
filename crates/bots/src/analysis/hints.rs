//! The best moves of a decision, with what they bring and to whom.

use tabletop::{PerSeat, Seat};

use crate::analysis::analysed::{Analysed, Effort};
use crate::analysis::assess::{Assessed, assess, random_of, world};
use crate::analysis::measure::{Counts, Measure};
use crate::search::Guide;

/// The most moves that a hint shows.
pub const HINT_COUNT_MAX: usize = 3;

/// Worlds in which a move is played out to see what it brings.
const FOLLOWED: u32 = 4;

/// A rival is named if a move promises it at least this many points more than another of the moves shown does.
const NAMED: f32 = 0.4;

/// A move worth considering.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint<A> {
    /// The move: one action, or several if the decision is made in small steps.
    pub actions: Vec<A>,
    /// Each seat's share of the win after it, 0 to 1; they add up to 1.
    pub shares: PerSeat<f32>,
    /// What the seat has more or less of once what the move begins is over.
    pub gains: Counts,
    /// How many more points at the end the seat can expect from this move than from the least promising of those shown,
    /// according to the greedy bot's evaluation; 0 for that one.
    pub promise: f32,
    /// The rival that this move helps most, compared with the other moves shown, and what that rival gains.
    pub rival: Option<(Seat, Counts)>,
}

/// The best moves of the seat, which must be asked; best first. `None` if `stop` says that nobody is waiting for them
/// any more; no moves if the seat is not asked.
#[must_use]
pub fn hints<G: Analysed>(
    seat: Seat,
    view: &G::View,
    effort: Effort,
    stop: &dyn Fn() -> bool,
) -> Option<Vec<Hint<G::Action>>> {
    let best = assess::<G>(seat, view, None, HINT_COUNT_MAX, effort, stop)?;
    if best.is_empty() {
        return Some(Vec::new());
    }
    let seat_count = world::<G>(view, 0).seat_count();
    let mut outcomes = Vec::with_capacity(best.len());
    for one in &best {
        if stop() {
            return None;
        }
        outcomes.push(follow::<G>(
            seat,
            view,
            &one.actions,
            effort.worlds.clamp(1, FOLLOWED),
        ));
    }
    let named = rivals(seat, seat_count, &outcomes);
    let least = least(seat, &outcomes);
    let hint = |((one, outcome), rival): ((Assessed<G::Action>, &Outcome), Option<Seat>)| Hint {
        actions: one.actions,
        shares: one.shares,
        gains: outcome.gained(seat),
        promise: outcome.prospects[seat] - least,
        rival: rival.map(|rival| (rival, outcome.gained(rival).gains())),
    };
    Some(best.into_iter().zip(&outcomes).zip(named).map(hint).collect())
}

/// What a move led to, summed over all worlds.
struct Outcome {
    worlds: u32,
    gained: PerSeat<[i32; Measure::COUNT]>,
    /// How many more points than before each seat can expect.
    prospects: PerSeat<f32>,
}

impl Outcome {
    /// The seat's mean gains, rounded to whole numbers.
    fn gained(&self, seat: Seat) -> Counts {
        let mut counts = Counts::default();
        for measure in Measure::ALL {
            let mean = f64::from(self.gained[seat][measure as usize]) / f64::from(self.worlds);
            counts[measure] = mean.round() as i16;
        }
        counts
    }
}

/// Plays out the move and what it begins in each world.
fn follow<G: Analysed>(seat: Seat, view: &G::View, actions: &[G::Action], worlds: u32) -> Outcome {
    let mut guide = G::share_guide();
    guide.sit(seat);
    let mut outcome = Outcome {
        worlds,
        gained: PerSeat::default(),
        prospects: PerSeat::default(),
    };
    for number in 0..worlds {
        let before: G = world(view, number);
        let mut after = before.clone();
        for &action in actions {
            if after.apply(seat, action, &mut ()).is_err() {
                break;
            }
        }
        after.play_through(&mut guide, &mut random_of(number, 3));
        let (then, now) = (before.prospects(), after.prospects());
        for other in Seat::all(before.seat_count()) {
            let (had, has) = (before.counts(other), after.counts(other));
            for measure in Measure::ALL {
                outcome.gained[other][measure as usize] += i32::from(has[measure]) - i32::from(had[measure]);
            }
            outcome.prospects[other] += (now[other] - then[other]) / worlds as f32;
        }
    }
    outcome
}

/// The points that the seat is promised by the least promising of the moves.
fn least(seat: Seat, outcomes: &[Outcome]) -> f32 {
    let promised = outcomes.iter().map(|outcome| outcome.prospects[seat]);
    promised.fold(f32::INFINITY, f32::min)
}

/// For each move the rival that it helps most compared with the other moves; `None` if that makes no difference, or if
/// there is nothing to show for it.
fn rivals(seat: Seat, seat_count: usize, outcomes: &[Outcome]) -> Vec<Option<Seat>> {
    let least = PerSeat::from_fn(|rival| least(rival, outcomes));
    let more = |outcome: &Outcome, rival: Seat| outcome.prospects[rival] - least[rival];
    outcomes
        .iter()
        .map(|outcome| {
            Seat::all(seat_count)
                .filter(|&rival| rival != seat && more(outcome, rival) >= NAMED)
                .filter(|&rival| outcome.gained(rival).gains().iter().next().is_some())
                .max_by(|&one, &other| more(outcome, one).total_cmp(&more(outcome, other)))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use puerto_rico::{Action, RoleCard, Setup, State};
    use tabletop::Game;

    use super::*;

    fn after(card: RoleCard) -> Outcome {
        let state = State::new(&Setup::new(4)).unwrap();
        let mut state = state;
        let mut random = random_of(0, 9);
        let mut playout = tabletop::Playout::with_capacity(64);
        while state.turn().seat().is_none() {
            playout.step(&mut state, &mut random);
        }
        let seat = state.turn().seat().unwrap();
        follow::<State>(seat, &state.watched(Some(seat)), &[Action::ChooseRole(card)], 2)
    }

    #[test]
    fn a_role_brings_what_its_phase_brings() {
        let told = |outcome: &Outcome| outcome.gained(Seat::FIRST).iter().collect::<Vec<_>>();
        assert_eq!(told(&after(RoleCard::Prospector)), [(Measure::Doubloons, 1)]);
        let settled = after(RoleCard::Settler);
        for seat in Seat::all(4) {
            assert_eq!(settled.gained(seat)[Measure::Plantations], 1, "{seat:?}");
        }
    }

    #[test]
    fn a_rival_is_named_only_if_the_choice_matters_to_it() {
        let outcomes = [after(RoleCard::Prospector), after(RoleCard::Settler)];
        let named = rivals(Seat::FIRST, 4, &outcomes);
        assert_eq!(named[0], None, "nothing to show for it");
        let same = [after(RoleCard::Settler), after(RoleCard::Settler)];
        assert_eq!(rivals(Seat::FIRST, 4, &same), [None, None]);
    }
}
