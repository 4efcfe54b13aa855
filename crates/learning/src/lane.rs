//! One of many games that are played side by side: what a batch steps when an action is chosen.

use tabletop::{FastRandom, Game, PerSeat, Random, Seat, Turn, Weighted, pick, win_shares};

use crate::Learnable;
use crate::remembered::Remembered;

/// A game that restarts whenever it is over. Chance is drawn automatically, so that a seat is always asked.
#[derive(Debug)]
pub struct Lane<G: Learnable> {
    state: G,
    seat: Seat,
    random: FastRandom,
    remembered: Remembered<G>,
    legal: Vec<(u16, G::Action)>,
    actions: Vec<G::Action>,
    outcomes: Vec<Weighted<G::Outcome>>,
}

/// What a game pays its seats when it is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reward {
    /// 1 for a sole winner, -1/(seats - 1) for everybody else; joint winners share. The sum is 0.
    Win,
    /// The points minus the mean of all seats. The sum is 0.
    Points,
}

impl Reward {
    /// What each seat gets.
    pub fn of<G: Game>(self, state: &G) -> PerSeat<f32> {
        let seats = state.seat_count();
        let scores = state.scores();
        let count = seats as f32;
        match self {
            Self::Win => {
                let shares = win_shares(&scores, seats);
                PerSeat::from_fn(|seat| (shares[seat] * count - 1.0) / (count - 1.0))
            }
            Self::Points => {
                let sum: i32 = scores.first(seats).iter().map(|score| score.points).sum();
                let mean = sum as f32 / count;
                PerSeat::from_fn(|seat| scores[seat].points as f32 - mean)
            }
        }
    }
}

/// The cells of one lane in the arrays of a batch.
#[derive(Debug)]
pub struct Row<'a> {
    /// What the seat that is asked sees: as many as the layout has.
    pub observation: &'a mut [f32],
    /// Which actions are legal: as many as the game has.
    pub mask: &'a mut [bool],
    /// What the last action paid each seat: as many as there are seats.
    pub rewards: &'a mut [f32],
    /// Who is asked.
    pub seat: &'a mut i32,
    /// Whether the last action ended the game; what is seen then belongs to a new one.
    pub done: &'a mut bool,
}

impl<G: Learnable> Lane<G> {
    /// The game that begins with this state; the seed is for chance, and for random actions where they are asked for.
    #[must_use]
    pub fn new(start: &G, seed: u64) -> Self {
        let mut lane = Self {
            state: start.clone(),
            seat: Seat::FIRST,
            random: FastRandom::new(seed),
            remembered: Remembered::new(start),
            legal: Vec::with_capacity(64),
            actions: Vec::with_capacity(64),
            outcomes: Vec::with_capacity(64),
        };
        lane.go_on();
        lane
    }

    /// The state.
    #[must_use]
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Who is asked.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The legal actions with their numbers.
    #[must_use]
    pub fn legal(&self) -> &[(u16, G::Action)] {
        &self.legal
    }

    /// The generator that draws chance.
    pub fn random(&mut self) -> &mut FastRandom {
        &mut self.random
    }

    /// Whether the number is that of a legal action.
    #[must_use]
    #[inline]
    pub fn is_legal(&self, number: i64) -> bool {
        self.legal.iter().any(|&(legal, _)| i64::from(legal) == number)
    }

    /// A random legal action, all equally likely.
    #[inline]
    pub fn sample(&mut self) -> i64 {
        let place = self.random.below(self.legal.len() as u32);
        i64::from(self.legal[place as usize].0)
    }

    /// Carries out the legal action with this number and says what came of it.
    ///
    /// # Panics
    /// When the action is not legal; see [`Lane::is_legal`].
    #[inline]
    pub fn step(&mut self, number: i64, start: &G, reward: Reward, row: &mut Row<'_>) {
        let legal = self.legal.iter().find(|&&(legal, _)| i64::from(legal) == number);
        let &(_, action) = legal.expect("a legal action, which the caller has checked");
        let done = self.play(action);
        match done {
            true => {
                let rewards = reward.of(&self.state);
                row.rewards.copy_from_slice(rewards.first(row.rewards.len()));
                self.begin(start);
            }
            false => row.rewards.fill(0.0),
        }
        self.show(row.observation, row.mask, row.seat);
        *row.done = done;
    }

    /// Carries out a legal action by the seat that is asked, and then whatever chance brings; says whether the game is
    /// over.
    #[inline]
    pub fn play(&mut self, action: G::Action) -> bool {
        self.state.apply_unchecked(self.seat, action, &mut ());
        self.go_on()
    }

    /// Begins a new game.
    pub fn begin(&mut self, start: &G) {
        self.state.clone_from(start);
        self.go_on();
    }

    /// Writes where the game stands before any action.
    pub fn reset(&mut self, row: &mut Row<'_>) {
        row.rewards.fill(0.0);
        self.show(row.observation, row.mask, row.seat);
        *row.done = false;
    }

    /// Writes what the seat that is asked sees and may do.
    #[inline]
    pub fn show(&mut self, observation: &mut [f32], mask: &mut [bool], seat: &mut i32) {
        self.remembered.fill(&self.state, self.seat, observation);
        mask.fill(false);
        for &(number, _) in &self.legal {
            mask[usize::from(number)] = true;
        }
        *seat = self.seat.index() as i32;
    }

    /// Draws until the game no longer waits for chance, then lists what is legal; says whether the game is over.
    #[inline]
    fn go_on(&mut self) -> bool {
        loop {
            match self.state.turn() {
                Turn::Over => return true,
                Turn::Chance => {
                    self.outcomes.clear();
                    self.state.outcomes(&mut self.outcomes);
                    let outcome = pick(&self.outcomes, &mut self.random);
                    self.state.resolve_unchecked(outcome, &mut ());
                }
                Turn::Seats(seats) => {
                    self.seat = seats.first().unwrap_or(Seat::FIRST);
                    self.actions.clear();
                    self.state.legal(self.seat, &mut self.actions);
                    let numbers = G::actions();
                    self.legal.clear();
                    self.legal.extend(self.actions.iter().map(|&action| {
                        let number = numbers.number(action).expect("every action has a number");
                        (number as u16, action)
                    }));
                    return false;
                }
            }
        }
    }
}
