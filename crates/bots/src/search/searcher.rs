//! The bot that searches.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use tabletop::{FastRandom, Game, PerSeat, Seat};

use crate::bot::{Bot, Searched};
use crate::search::guide::{Guide, Solved};
use crate::search::settings::Settings;
use crate::search::tree::Tree;
use crate::search::watch::{Clock, Watch, monotonic};

/// A move that was considered, for hints and analysis.
#[derive(Clone, PartialEq, Debug)]
pub struct Choice<A> {
    /// The move: one action, or several if the decision is made in small steps.
    pub actions: Vec<A>,
    /// Simulations through it.
    pub visits: u32,
    /// Its part of all simulations, 0 to 1.
    pub share: f32,
    /// What each seat can expect from it, on the scale of the guide's payoff.
    pub payoff: PerSeat<f32>,
}

/// What one tree gets: its simulations, its luck, and its guide.
type Job<F> = (u32, FastRandom, F);

/// Grows trees from what its seat may see, and plays the move that was visited most.
#[derive(Debug)]
pub struct Searcher<G: Game, F> {
    guide: F,
    settings: Settings,
    seed: u64,
    decisions: u64,
    /// The rest of a move of several actions, the next one last, and the state in which that one is due.
    plan: Option<(G, Vec<G::Action>)>,
    /// The trees of the last decision: their memory, and with `reuse` also their knowledge.
    trees: Vec<Tree<G>>,
    clock: Clock,
    searched: Searched,
}

impl<G: Game, F: Guide<G> + Clone> Searcher<G, F> {
    /// The bot with this knowledge of the game.
    #[must_use]
    pub fn new(guide: F, settings: Settings, seed: u64) -> Self {
        Self {
            guide,
            settings,
            seed,
            decisions: 0,
            plan: None,
            trees: Vec::new(),
            clock: monotonic,
            searched: Searched::default(),
        }
    }

    /// The same bot with another clock.
    #[must_use]
    pub fn with_clock(mut self, clock: Clock) -> Self {
        self.clock = clock;
        self
    }

    /// How much it did for its last answer.
    #[must_use]
    pub fn searched(&self) -> Searched {
        self.searched
    }

    /// All moves that the seat may consider, best first.
    #[must_use]
    pub fn analyse(&mut self, seat: Seat, view: &G::View) -> Vec<Choice<G::Action>> {
        self.decisions += 1;
        self.searched = Searched::default();
        let watch = Watch::begin(self.clock, self.settings.budget.time);
        self.guide.sit(seat);
        // Seeing the end may take half of the time; if that is not enough, the rest is for the search.
        self.guide.limit(watch.part(1, 2));
        if let Some(choices) = self.solved(seat, view) {
            self.searched.exact = true;
            return choices;
        }
        let mut trees = std::mem::take(&mut self.trees);
        let mut random = FastRandom::new(self.seed ^ self.decisions.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let count = self.settings.worlds.max(1) as usize;
        trees.truncate(count);
        for tree in &mut trees {
            let goes_on = self.settings.reuse
                && tree.node_count() < self.settings.node_count_max / 2
                && tree.advance(seat, |state| is_seen(state, seat, view));
            if !goes_on {
                tree.restart(G::determinize(view, &mut random), seat);
            }
        }
        while trees.len() < count {
            trees.push(Tree::new(G::determinize(view, &mut random), seat));
        }
        if let Some(tree) = trees.first() {
            self.guide.begin(tree.root());
        }
        if self.settings.budget.iterations == 0 {
            for tree in &mut trees {
                tree.evaluate_moves(&mut self.guide, &self.settings, &mut random);
            }
        } else {
            self.searched = self.grow(&mut trees, &mut random, watch);
        }
        let choices = merge(&trees, seat);
        self.trees = trees;
        choices
    }

    /// All moves ranked by their outcomes, if the guide sees the end of the game and nothing is hidden. A search that
    /// takes only one look does not check for that.
    fn solved(&mut self, seat: Seat, view: &G::View) -> Option<Vec<Choice<G::Action>>> {
        if self.settings.budget.iterations == 0 {
            return None;
        }
        let state = G::determinize(view, &mut FastRandom::new(self.seed));
        if state.watched(Some(seat)) != *view {
            return None;
        }
        self.guide.solve(&state, seat).map(ranked::<G>)
    }

    /// Uses up the budget.
    fn grow(&self, trees: &mut [Tree<G>], random: &mut FastRandom, watch: Watch) -> Searched {
        let count = trees.len() as u32;
        let iterations = self.settings.budget.iterations;
        let jobs: Vec<Job<F>> = (0..count)
            .map(|index| {
                let own = iterations / count + u32::from(index < iterations % count);
                (own, FastRandom::new(random.bits()), self.guide.clone())
            })
            .collect();
        let threads = self.settings.threads.clamp(1, trees.len());
        let done = AtomicU32::new(0);
        let settings = &self.settings;
        let run = |mut work: Vec<(&mut Tree<G>, Job<F>)>| {
            let parts = work.len() as u32;
            for ((tree, job), place) in work.iter_mut().zip(0..) {
                let simulations = grow_one(tree, settings, job, watch.part(1, parts - place), place == 0);
                done.fetch_add(simulations, Ordering::Relaxed);
            }
        };
        let mut work: Vec<_> = trees.iter_mut().zip(jobs).collect();
        if threads == 1 {
            run(work);
        } else {
            std::thread::scope(|scope| {
                let run = &run;
                while !work.is_empty() {
                    let rest = work.split_off(work.len().min(count as usize / threads).max(1));
                    let mine = std::mem::replace(&mut work, rest);
                    scope.spawn(move || run(mine));
                }
            });
        }
        let simulations = done.into_inner();
        Searched {
            simulations,
            out_of_time: simulations < iterations,
            exact: false,
        }
    }
}

/// Uses up one tree's part of the budget; returns how many simulations that were. `at_least_one` is carried out even if
/// there is no time: no answer would be worse.
fn grow_one<G: Game, F: Guide<G>>(
    tree: &mut Tree<G>,
    settings: &Settings,
    (iterations, random, guide): &mut Job<F>,
    watch: Watch,
    at_least_one: bool,
) -> u32 {
    let mut longest = Duration::ZERO;
    for iteration in 0..*iterations {
        let is_due = at_least_one && iteration == 0;
        if !is_due && watch.is_late_for(longest) {
            return iteration;
        }
        let begin = watch.now();
        tree.simulate(guide, settings, random);
        if let (Some(begin), Some(end)) = (begin, watch.now()) {
            longest = longest.max(end.saturating_sub(begin));
        }
    }
    *iterations
}

/// Moves whose outcomes are known, best first, as choices.
pub(super) fn ranked<G: Game>(moves: Vec<Solved<G::Action>>) -> Vec<Choice<G::Action>> {
    let choice = |(place, (actions, payoff)): (usize, Solved<G::Action>)| Choice {
        actions,
        visits: u32::from(place == 0),
        share: if place == 0 { 1.0 } else { 0.0 },
        payoff,
    };
    moves.into_iter().enumerate().map(choice).collect()
}

/// Whether the seat sees the state like this, with or without what a watcher has counted.
fn is_seen<G: Game>(state: &G, seat: Seat, view: &G::View) -> bool {
    state.watched(Some(seat)) == *view || state.view(Some(seat)) == *view
}

/// What all trees found together, most visited move first; among equals the one with the best mean, then the guide's
/// first.
pub(super) fn merge<'a, G: Game + 'a>(
    trees: impl IntoIterator<Item = &'a Tree<G>>,
    seat: Seat,
) -> Vec<Choice<G::Action>> {
    let mut trees = trees.into_iter();
    let mut found = trees.next().map(Tree::found).unwrap_or_default();
    for tree in trees {
        for other in tree.found() {
            match found.iter_mut().find(|one| one.actions == other.actions) {
                Some(one) => {
                    one.visits += other.visits;
                    for (sum, value) in one.sum.0.iter_mut().zip(other.sum.0) {
                        *sum += value;
                    }
                }
                None => found.push(other),
            }
        }
    }
    let total = found.iter().map(|one| one.visits).sum::<u32>().max(1);
    let mut choices: Vec<_> = found
        .into_iter()
        .map(|one| Choice {
            actions: one.actions,
            visits: one.visits,
            share: one.visits as f32 / total as f32,
            payoff: PerSeat::from_fn(|seat| one.sum[seat] / one.visits.max(1) as f32),
        })
        .collect();
    choices.sort_by(|left, right| {
        let means = right.payoff[seat].total_cmp(&left.payoff[seat]);
        right.share.total_cmp(&left.share).then(means)
    });
    choices
}

impl<G: Game, F: Guide<G> + Clone> Bot<G> for Searcher<G, F> {
    fn decide(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        if let [only] = *legal {
            return only;
        }
        let plan = match self.plan.take() {
            Some((state, plan)) if is_seen(&state, seat, view) => Some((state, plan)),
            _ => {
                let offered = |choice: &Choice<G::Action>| {
                    choice.actions.first().is_some_and(|first| legal.contains(first))
                };
                let best = self.analyse(seat, view).into_iter().find(offered);
                best.map(|choice| {
                    let state = G::determinize(view, &mut FastRandom::new(self.seed));
                    (state, choice.actions.into_iter().rev().collect())
                })
            }
        };
        let Some((mut state, mut plan)) = plan else {
            return legal[0];
        };
        let action = plan
            .pop()
            .filter(|action| legal.contains(action))
            .unwrap_or(legal[0]);
        if !plan.is_empty() {
            state.apply_unchecked(seat, action, &mut ());
            self.plan = Some((state, plan));
        }
        action
    }

    fn searched(&self) -> Option<Searched> {
        Some(self.searched)
    }
}
