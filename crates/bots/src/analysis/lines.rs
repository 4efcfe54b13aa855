//! Lines of play after a move: what everybody has before it, once what it begins is over, and a little later.

use tabletop::{PerSeat, Seat, Turn};

use crate::analysis::analysed::Analysed;
use crate::analysis::assess::{random_of, world};
use crate::analysis::facts::Facts;
use crate::analysis::measure::{Counts, Measure};
use crate::search::Guide;

/// Of the worlds in which a move is played out, those in which play goes on to the seat's next choice.
const LATER: u32 = 2;

/// What a move leads to, as the mean over several worlds; the same ones, with the same luck, for every move.
#[derive(Clone, PartialEq, Default, Debug)]
pub(super) struct Line {
    pub before: PerSeat<Facts>,
    /// As soon as the move is made.
    pub at_once: PerSeat<Facts>,
    /// Once the role's phase or the round is over.
    pub now: PerSeat<Facts>,
    /// By the seat's next choice of a role, or a round later.
    pub later: PerSeat<Facts>,
    /// Rounds still to come, once what the move begins is over.
    pub rounds: f32,
    /// In how many of the worlds the game is over then, as a fraction.
    pub over: f32,
    /// In how many of the worlds the end has been triggered by then, as a fraction.
    pub ending: f32,
    /// The seat's points ahead of its best rival then, as they stand.
    pub lead: f32,
    /// How many more points than before each seat can expect at the end, according to the greedy bot's evaluation.
    pub prospects: PerSeat<f32>,
    /// What the seats have more of than before, summed over this many worlds.
    gained: PerSeat<[i32; Measure::COUNT]>,
    worlds: u32,
}

impl Line {
    /// The same line as if nothing had happened in it.
    pub fn unmoved(&self) -> Self {
        Self {
            before: self.before.clone(),
            at_once: self.before.clone(),
            now: self.before.clone(),
            later: self.before.clone(),
            rounds: self.rounds,
            ..Self::default()
        }
    }

    /// A seat's mean gains once what the move begins is over, rounded to whole numbers.
    pub fn gained(&self, seat: Seat) -> Counts {
        let mut counts = Counts::default();
        for measure in Measure::ALL {
            let mean = f64::from(self.gained[seat][measure as usize]) / f64::from(self.worlds.max(1));
            counts[measure] = mean.round() as i16;
        }
        counts
    }

    /// Plays out the move and what it begins in this many worlds.
    pub fn after<G: Analysed>(seat: Seat, view: &G::View, actions: &[G::Action], worlds: u32) -> Self {
        let mut guide = G::share_guide();
        guide.sit(seat);
        let mut line = Self {
            worlds,
            ..Self::default()
        };
        let later_worlds = worlds.min(LATER);
        for number in 0..worlds {
            let before: G = world(view, number);
            let mut after = before.clone();
            for &action in actions {
                if after.apply(seat, action, &mut ()).is_err() {
                    break;
                }
            }
            let part = 1.0 / worlds as f32;
            for other in Seat::all(before.seat_count()) {
                let facts = after.facts(other, &Facts::default());
                line.at_once[other].include(&facts, part);
            }
            let mut random = random_of(number, 3);
            let unseen = after.play_through(&mut guide, &mut random);
            line.see(seat, &before, &after, &unseen, part);
            if number < later_worlds {
                after.play_on(seat, &mut guide, &mut random);
                for other in Seat::all(before.seat_count()) {
                    let facts = after.facts(other, &unseen[other]);
                    line.later[other].include(&facts, 1.0 / later_worlds as f32);
                }
            }
        }
        line
    }

    fn see<G: Analysed>(&mut self, seat: Seat, before: &G, after: &G, unseen: &PerSeat<Facts>, part: f32) {
        let (then, now) = (before.prospects(), after.prospects());
        for other in Seat::all(before.seat_count()) {
            self.before[other].include(&before.facts(other, &Facts::default()), part);
            self.now[other].include(&after.facts(other, &unseen[other]), part);
            self.prospects[other] += part * (now[other] - then[other]);
            let (had, has) = (before.counts(other), after.counts(other));
            for measure in Measure::ALL {
                self.gained[other][measure as usize] += i32::from(has[measure]) - i32::from(had[measure]);
            }
        }
        let scores = after.scores();
        let rivals = Seat::all(before.seat_count()).filter(|&rival| rival != seat);
        let best = rivals.map(|rival| scores[rival].points).max().unwrap_or_default();
        self.lead += part * (scores[seat].points - best) as f32;
        self.rounds += part * after.rounds_left();
        self.over += part * f32::from(u8::from(after.turn() == Turn::Over));
        self.ending += part * f32::from(u8::from(after.is_ending()));
    }
}
