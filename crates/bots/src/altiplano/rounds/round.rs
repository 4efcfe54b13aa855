//! The search for the best round: which actions, at which locations, with which tiles. A beam search over sets of
//! [`Activity`] in a fixed order, each set valued by what the seat owns afterwards. `listing.rs` says which activities
//! there are, `performing.rs` what each of them does.

use altiplano::{Good, Place, View};
use tabletop::Seat;

use crate::altiplano::rounds::activity::Activity;
use crate::altiplano::rounds::path::{Mask, Paths, Pawn};
use crate::altiplano::rounds::tray::Tray;
use crate::altiplano::worth::holdings::Holdings;
use crate::altiplano::worth::value::Outlook;
use crate::altiplano::worth::weights::Weight;
use crate::altiplano::worth::workshops;

/// Sets that are kept at each size.
const WIDTH: usize = 14;

/// Sets that are looked at for each one kept, before any are dropped: if there are no more than these, the search
/// misses nothing.
const SETS_FOR_EACH: usize = 40;

/// The most units in a round.
const UNITS_MAX: usize = 14;

/// A set of activities, and what it leads to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Round {
    pub tray: Tray,
    pub holdings: Holdings,
    /// Numbers of the activities.
    units: [u8; UNITS_MAX],
    count: u8,
    /// Locations to visit.
    pub stops: Mask,
    /// Food in hand that goes onto movement spaces.
    pub food_fuel: u8,
    /// Whether a coin goes onto a movement space.
    pub coin_fuel: bool,
    /// Locations whose any-location tile is used up; it serves only one action.
    pub(super) wild_used: bool,
    pub(super) cart_bought: bool,
    pub(super) extension_bought: bool,
    score: f32,
}

/// A seat's search.
pub(crate) struct Search<'a> {
    pub(super) outlook: &'a Outlook<'a>,
    pub paths: Paths,
    /// Places of role and extensions, in the order of the tray's fills.
    pub(super) places: Vec<Place>,
    pub activities: Vec<Activity>,
    pub(super) start: Round,
    width: usize,
}

impl Round {
    /// The activities by their numbers, in the order of the list.
    pub fn units<'s>(&'s self, search: &'s Search<'_>) -> impl Iterator<Item = Activity> + 's {
        self.units[..usize::from(self.count)]
            .iter()
            .map(|&index| search.activities[usize::from(index)])
    }

    /// What the round promises, for comparison with other rounds of the same seat.
    pub fn score(&self) -> f32 {
        self.score
    }

    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// Whether it leads to the same belongings with the same stops.
    fn is_like(&self, other: &Self) -> bool {
        self.score == other.score && self.stops == other.stops && self.holdings == other.holdings
    }
}

impl<'a> Search<'a> {
    /// A seat's search; with `planning`, its hand is still to be planned.
    pub fn new(
        view: &View,
        seat: Seat,
        outlook: &'a Outlook<'a>,
        holdings: Holdings,
        planning: bool,
    ) -> Self {
        let tray = Tray::of(view, seat, planning);
        Self::with(view, seat, outlook, holdings, tray, planning)
    }

    /// The same with a tray other than the one that the view shows.
    pub fn with(
        view: &View,
        seat: Seat,
        outlook: &'a Outlook<'a>,
        holdings: Holdings,
        tray: Tray,
        planning: bool,
    ) -> Self {
        let shown = &view.seats[seat.index()];
        let pawn = Pawn {
            at: shown.pawn,
            first_cart: planning || !shown.first_cart_used,
            further_carts: if planning {
                shown.carts.saturating_sub(1)
            } else {
                shown.carts.saturating_sub(1 + shown.further_carts_used)
            },
        };
        let mut search = Self {
            outlook,
            paths: Paths::new(&view.ring, pawn),
            places: workshops::workshops(view, seat).map(|(place, _)| place).collect(),
            activities: Vec::with_capacity(48),
            start: Round {
                tray,
                holdings,
                units: [0; UNITS_MAX],
                count: 0,
                stops: 0,
                food_fuel: 0,
                coin_fuel: false,
                wild_used: false,
                cart_bought: shown.cart_bought || view.carts == 0 || shown.carts >= altiplano::CART_LIMIT,
                extension_bought: shown.extension_bought,
                score: 0.0,
            },
            width: WIDTH,
        };
        search.list(view, seat, planning);
        search
    }

    /// The same search with fewer sets at each size: faster, but it misses more.
    pub fn narrow(&mut self, width: usize) {
        self.width = width;
    }

    /// Swaps one tile in hand for another.
    pub fn swap_in_hand(&mut self, view: &View, seat: Seat, away: Good, take: Good) {
        let tray = &mut self.start.tray;
        for counts in [&mut tray.hand, &mut tray.waiting] {
            counts[away.index()] -= 1;
            counts[take.index()] += 1;
        }
        self.activities.clear();
        self.list(view, seat, true);
    }

    /// The best set of activities; the empty set counts too, unless an action must follow.
    pub fn best(&mut self, must_act: bool) -> Round {
        self.best_and(must_act, &mut |_| {})
    }

    /// The best sets met that have different results, at most `count`, best first.
    pub fn best_of(&mut self, count: usize, must_act: bool) -> Vec<Round> {
        let mut rounds: Vec<Round> = Vec::with_capacity(count + 1);
        let best = self.best_and(must_act, &mut |round| {
            let worst = rounds.last().filter(|_| rounds.len() >= count);
            if worst.is_some_and(|worst| worst.score >= round.score)
                || rounds.iter().any(|other| other.is_like(round))
            {
                return;
            }
            let place = rounds.partition_point(|other| other.score >= round.score);
            rounds.insert(place, *round);
            rounds.truncate(count);
        });
        if !rounds.iter().any(|other| other.is_like(&best)) {
            rounds.insert(0, best);
        }
        rounds
    }

    /// The best set of activities; `visit` is called with each set looked at, which is all of them if there are few.
    fn best_and(&mut self, must_act: bool, visit: &mut dyn FnMut(&Round)) -> Round {
        let mut start = self.start;
        start.score = self.score(&start);
        let mut best = start;
        if must_act {
            best.score = f32::NEG_INFINITY;
        } else {
            visit(&start);
        }
        let mut beam = vec![start];
        let mut next: Vec<Round> = Vec::with_capacity(self.width * 24);
        let mut order: Vec<(f32, u16)> = vec![(start.score, 0)];
        let mut left = self.width * SETS_FOR_EACH;
        for _ in 0..UNITS_MAX {
            next.clear();
            for (place, &(_, index)) in order.iter().enumerate() {
                if place >= self.width && left == 0 {
                    break;
                }
                let looked_at = next.len();
                self.enlarge(&beam[usize::from(index)], &mut next);
                for round in &next[looked_at..] {
                    visit(round);
                    if round.score > best.score {
                        best = *round;
                    }
                }
                left = left.saturating_sub(next.len() - looked_at);
            }
            if next.is_empty() {
                break;
            }
            order.clear();
            order.extend(next.iter().zip(0..).map(|(round, index)| (round.score, index)));
            // Among equals the first, so that nothing depends on how the others are sorted.
            let better =
                |one: &(f32, u16), other: &(f32, u16)| other.0.total_cmp(&one.0).then(one.1.cmp(&other.1));
            if left > 0 {
                order.sort_unstable_by(better);
            } else if order.len() > self.width {
                order.select_nth_unstable_by(self.width - 1, better);
                order.truncate(self.width);
            }
            std::mem::swap(&mut beam, &mut next);
        }
        best
    }

    /// All sets that have one more activity than this one.
    fn enlarge(&mut self, round: &Round, sets: &mut Vec<Round>) {
        let first = match round.count {
            0 => 0,
            count => usize::from(round.units[usize::from(count) - 1]),
        };
        for index in first..self.activities.len() {
            if !self.may_perform(round, self.activities[index]) {
                continue;
            }
            // Built in place: a round is too large to be moved about.
            sets.push(*round);
            let Some(more) = sets.last_mut() else { continue };
            if self.perform(more, index) {
                more.score = self.score(more);
            } else {
                sets.pop();
            }
        }
    }

    /// What a round promises: its belongings, and tiles waiting for the next round.
    fn score(&self, round: &Round) -> f32 {
        let weights = self.outlook.weights;
        let value = self.outlook.value(&round.holdings);
        if self.outlook.rounds <= 0.0 {
            return value;
        }
        let mut waiting = 0.0;
        for (count, use_value) in round.tray.waiting.iter().zip(&self.outlook.use_value) {
            waiting += f32::from(*count) * use_value;
        }
        waiting -= f32::from(round.food_fuel) * self.outlook.use_value[Good::Food.index()];
        if let Some(good) = round.tray.wild {
            waiting += self.outlook.use_value[good.index()];
        }
        let spent = self.paths.known_cost(round.stops).min(round.tray.fuel);
        let fuel = f32::from(round.tray.fuel - spent);
        let coin = if round.coin_fuel {
            weights[Weight::Coin]
        } else {
            0.0
        };
        value + weights[Weight::Waiting] * waiting + weights[Weight::FoodWaiting] * fuel - coin
    }

    /// Adds an activity to a round, if it is possible.
    fn perform(&mut self, round: &mut Round, index: usize) -> bool {
        if usize::from(round.count) >= UNITS_MAX {
            return false;
        }
        let activity = self.activities[index];
        if let Some(location) = activity.location() {
            round.stops |= 1 << location.index();
        }
        if !self.carry_out(round, activity) {
            return false;
        }
        // Fuel: first what is already there, then food from the hand, last the coin.
        let cost = self.paths.cost(round.stops);
        let short = cost.saturating_sub(round.tray.fuel);
        round.food_fuel = short
            .min(round.tray.hand[Good::Food.index()])
            .min(round.tray.movement_free);
        round.coin_fuel = false;
        if short > round.food_fuel {
            let coin = round.tray.coin_may_move
                && round.holdings.coins > 0
                && round.tray.movement_free > round.food_fuel
                && short == round.food_fuel + 1;
            if !coin {
                return false;
            }
            round.coin_fuel = true;
        }
        round.units[usize::from(round.count)] = index as u8;
        round.count += 1;
        true
    }
}

#[cfg(test)]
mod tests {
    use altiplano::{Decision, Setup, State, Switch};
    use tabletop::{FastRandom, Game, Playout, Turn};

    use super::*;
    use crate::Bot;
    use crate::altiplano::Greedy;
    use crate::altiplano::choices::planning;
    use crate::altiplano::worth::weights::Weights;

    /// The best score of all possible sets, and how many sets there are; `None` if there are too many.
    fn exhaustive(search: &mut Search<'_>, most: usize) -> Option<(f32, usize)> {
        let mut start = search.start;
        start.score = search.score(&start);
        let (mut best, mut count) = (start.score, 0);
        let mut open = vec![start];
        while let Some(round) = open.pop() {
            let known = open.len();
            search.enlarge(&round, &mut open);
            count += open.len() - known;
            best = open[known..].iter().map(Round::score).fold(best, f32::max);
            if count > most {
                return None;
            }
        }
        Some((best, count))
    }

    /// Calls `check` with the searches of all plans and turns of a game played by random or greedy bots.
    fn searches(setup: &Setup, seed: u64, greedy: bool, mut check: impl FnMut(Search<'_>)) {
        let mut state = State::new(setup).unwrap();
        let mut random = FastRandom::new(seed);
        let mut playout = Playout::with_capacity(64);
        while state.turn() != Turn::Over {
            let seat = match state.turn() {
                Turn::Seats(seats) => seats.first().unwrap(),
                _ => {
                    playout.step(&mut state, &mut random);
                    continue;
                }
            };
            let view = state.view(Some(seat));
            let planning = matches!(state.decision(), Decision::Plan(_));
            if planning || matches!(state.decision(), Decision::Act { .. }) {
                let holdings = if planning {
                    planning::holdings(&view, seat)
                } else {
                    Holdings::of(&view, seat)
                };
                let outlook = Outlook::new(&view, seat, &holdings, &Weights::TUNED);
                check(Search::new(&view, seat, &outlook, holdings, planning));
            }
            if greedy {
                let mut legal = Vec::new();
                state.legal(seat, &mut legal);
                let action = Greedy::new(0).decide(seat, &view, &legal);
                state.apply_unchecked(seat, action, &mut ());
            } else {
                playout.step(&mut state, &mut random);
            }
        }
    }

    #[test]
    fn nothing_is_missed_when_there_are_few_sets() {
        let (mut compared, mut sets) = (0, 0);
        for seed in 0..12 {
            let setup = Setup::new(2 + seed as usize % 4).with(Switch::Missions, seed % 3 == 0);
            searches(&setup, seed, seed % 2 == 0, |mut search| {
                let few = search.width * SETS_FOR_EACH;
                let Some((best, count)) = exhaustive(&mut search, few) else {
                    return;
                };
                assert_eq!(search.best(false).score(), best);
                assert!(search.best_of(3, false)[0].score() == best);
                compared += 1;
                sets += count;
            });
        }
        assert!(compared > 1_000 && sets > 10 * compared, "{compared} {sets}");
    }

    #[test]
    #[ignore = "a measurement for docs/bot-writers/our-bots.md: how far off a round is where there are many sets"]
    fn what_is_missed_when_there_are_many_sets() {
        let (mut compared, mut missed, mut lost, mut worst) = (0, 0, 0.0f32, 0.0f32);
        for seed in 0..20 {
            let setup = Setup::new(2 + seed as usize % 4);
            searches(&setup, 100 + seed, true, |mut search| {
                let Some((best, count)) = exhaustive(&mut search, 50_000) else {
                    return;
                };
                if count > search.width * SETS_FOR_EACH {
                    let miss = best - search.best(false).score();
                    compared += 1;
                    missed += usize::from(miss > 0.01);
                    lost += miss;
                    worst = worst.max(miss);
                }
            });
        }
        println!(
            "{compared} compared, {missed} missed, {:.4} points on average, at most {worst:.2}",
            lost / compared as f32
        );
    }
}
