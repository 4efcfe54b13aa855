//! The best moves of a decision, with what they bring and to whom.

use tabletop::{PerSeat, Seat};

use crate::analysis::analysed::{Analysed, Effort};
use crate::analysis::assess::{Assessed, assess, world};
use crate::analysis::lines::Line;
use crate::analysis::measure::Counts;
use crate::analysis::reason::Why;
use crate::analysis::reasons::whys;

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
    /// What speaks for it, compared with the other moves shown.
    pub why: Why,
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
    let first: G = world(view, 0);
    let seat_count = first.seat_count();
    let mut outcomes = Vec::with_capacity(best.len());
    for one in &best {
        if stop() {
            return None;
        }
        let worlds = effort.worlds.clamp(1, FOLLOWED);
        outcomes.push(Line::after::<G>(seat, view, &one.actions, worlds));
    }
    let shares: Vec<f32> = best.iter().map(|one| one.shares[seat]).collect();
    let whys = whys(seat, seat_count, &outcomes, &shares, first.asks());
    let named = rivals(seat, seat_count, &outcomes);
    let least = least(seat, &outcomes);
    let told = best.into_iter().zip(&outcomes).zip(named.into_iter().zip(whys));
    let hint = |((one, outcome), (rival, why)): ((Assessed<_>, &Line), (Option<Seat>, Why))| Hint {
        actions: one.actions,
        shares: one.shares,
        gains: outcome.gained(seat),
        promise: outcome.prospects[seat] - least,
        rival: rival.map(|rival| (rival, outcome.gained(rival).gains())),
        why,
    };
    Some(told.map(hint).collect())
}

/// Why each of these moves of the seat, which must be asked, is worth considering when it is compared with the others:
/// for moves that were found elsewhere, such as those of a review. `shares` are the seat's shares of the win after them.
#[must_use]
pub fn reasons<G: Analysed>(seat: Seat, view: &G::View, moves: &[&[G::Action]], shares: &[f32]) -> Vec<Why> {
    let first: G = world(view, 0);
    let line = |actions: &&[G::Action]| Line::after::<G>(seat, view, actions, FOLLOWED);
    let lines: Vec<Line> = moves.iter().map(line).collect();
    whys(seat, first.seat_count(), &lines, shares, first.asks())
}

/// The points that the seat is promised by the least promising of the moves.
fn least(seat: Seat, outcomes: &[Line]) -> f32 {
    let promised = outcomes.iter().map(|outcome| outcome.prospects[seat]);
    promised.fold(f32::INFINITY, f32::min)
}

/// For each move the rival that it helps most compared with the other moves; `None` if that makes no difference, or if
/// there is nothing to show for it.
fn rivals(seat: Seat, seat_count: usize, outcomes: &[Line]) -> Vec<Option<Seat>> {
    let least = PerSeat::from_fn(|rival| least(rival, outcomes));
    let more = |outcome: &Line, rival: Seat| outcome.prospects[rival] - least[rival];
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
    use crate::analysis::measure::Measure;

    fn after(card: RoleCard) -> Line {
        let state = State::new(&Setup::new(4)).unwrap();
        let mut state = state;
        let mut random = tabletop::FastRandom::new(9);
        let mut playout = tabletop::Playout::with_capacity(64);
        while state.turn().seat().is_none() {
            playout.step(&mut state, &mut random);
        }
        let seat = state.turn().seat().unwrap();
        Line::after::<State>(seat, &state.watched(Some(seat)), &[Action::ChooseRole(card)], 2)
    }

    #[test]
    fn a_role_brings_what_its_phase_brings() {
        let told = |outcome: &Line| outcome.gained(Seat::FIRST).iter().collect::<Vec<_>>();
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
