//! One game, and what can be learned from it.

use tabletop::{FastRandom, PerSeat, Playout, Random as _, Seat, Turn, win_shares};

use crate::Bot;
use crate::learned::{Example, Inputs, Net, Prospects};
use crate::training::{Course, Teaches};

/// A table, and what should have been said about it.
pub type Sample<G> = (G, Example);

/// A table that came up, what the teacher thought of it, and whether a random action followed before the next one.
struct Met<G> {
    table: G,
    thought: Option<Prospects>,
    explored: bool,
}

/// A game in progress.
struct Game<'a, G: Teaches> {
    course: &'a Course,
    net: Option<&'static Net>,
    state: G,
    bots: Vec<Box<dyn Bot<G>>>,
    random: FastRandom,
    explore: f32,
    inputs: Inputs,
    met: Vec<Met<G>>,
    last: Option<G>,
}

/// Plays one game, determined by the course, the network and the seed: some of its tables, with their outcomes. Without
/// a network the greedy bot plays.
#[must_use]
pub fn play<G: Teaches>(course: &Course, net: Option<&'static Net>, seed: u64) -> Vec<Sample<G>> {
    let mut random = FastRandom::new(seed ^ 0x5eed);
    let Some(&seat_count) = course
        .players
        .get(random.below(course.players.len().max(1) as u32) as usize)
    else {
        return Vec::new();
    };
    let Ok(state) = G::new(&G::agreement(course, seat_count, &mut random)) else {
        return Vec::new();
    };
    let mut game = Game {
        course,
        net,
        state,
        // Some games explore a lot, some a little.
        explore: course.explore * 2.0 * random.fraction(),
        bots: (0..seat_count as u64)
            .map(|seat| G::teacher(net, course, seed ^ seat << 40))
            .collect(),
        random,
        inputs: Inputs::default(),
        met: Vec::new(),
        last: None,
    };
    game.run();
    examples(course, game.met, &game.state, seat_count)
}

impl<G: Teaches> Game<'_, G> {
    /// Plays to the end.
    fn run(&mut self) {
        let mut playout = Playout::with_capacity(64);
        let mut step_of = None;
        loop {
            let turn = self.state.turn();
            let seat = match turn {
                Turn::Over => return,
                Turn::Chance => None,
                Turn::Seats(seats) => seats.first(),
            };
            playout.actions.clear();
            if let Some(seat) = seat {
                self.state.legal(seat, &mut playout.actions);
            }
            let is_forced = playout.actions.len() == 1;
            let goes_on = seat.is_some() && self.state.is_step() && step_of == seat;
            if !is_forced && !goes_on && self.state.is_table(self.last.as_ref(), self.course.midway) {
                self.meet();
            }
            let Some(seat) = seat else {
                playout.step(&mut self.state, &mut self.random);
                continue;
            };
            if let [only] = playout.actions[..] {
                self.state.apply_unchecked(seat, only, &mut ());
                continue;
            }
            step_of = self.state.is_step().then_some(seat);
            let action = self.choose(seat, &playout.actions);
            self.state.apply_unchecked(seat, action, &mut ());
        }
    }

    /// A table has come up.
    fn meet(&mut self) {
        self.last = Some(self.state.clone());
        if self.random.fraction() >= self.course.share {
            return;
        }
        let thought = self.net.map(|net| {
            self.inputs.read(&self.state);
            net.prospects(&self.inputs)
        });
        self.met.push(Met {
            table: self.state.clone(),
            thought,
            explored: false,
        });
    }

    fn choose(&mut self, seat: Seat, legal: &[G::Action]) -> G::Action {
        if !self.state.is_step() && self.random.fraction() < self.explore {
            if let Some(met) = self.met.last_mut() {
                met.explored = true;
            }
            return legal[self.random.below(legal.len() as u32) as usize];
        }
        self.bots[seat.index()].decide(seat, &self.state.watched(Some(seat)), legal)
    }
}

/// The outcome of each table: the end of the game, pulled towards what was thought of the tables in between.
fn examples<G: Teaches>(course: &Course, met: Vec<Met<G>>, end: &G, seat_count: usize) -> Vec<Sample<G>> {
    let scores = end.scores();
    let mut example = Example {
        shares: win_shares(&scores, seat_count),
        points: PerSeat::from_fn(|seat: Seat| scores[seat].points as f32),
    };
    let mut next: Option<Prospects> = None;
    let mut samples = Vec::with_capacity(met.len());
    for met in met.into_iter().rev() {
        if let Some(next) = next {
            // What came after a random action says less about what came before it.
            let kept = course.lambda * if met.explored { 0.8 } else { 1.0 };
            let mix = |late: f32, now: f32| kept * late + (1.0 - kept) * now;
            example.shares = PerSeat::from_fn(|seat| mix(example.shares[seat], next.shares[seat]));
            example.points = PerSeat::from_fn(|seat| mix(example.points[seat], next.points[seat]));
        }
        next = met.thought;
        samples.push((met.table, example));
    }
    samples
}
