//! The data from the games of one setup.

use std::collections::BTreeMap;

/// The maximum number of games whose points are kept, for the bids; more would not make these more certain by much.
const GAMES_FOR_BIDS: usize = 40_000;

/// One game's data. Seats are numbered from the one that began the game.
pub struct Noted {
    /// Each seat's share of the win, times the number of seats: 1 is an equal share.
    pub shares: Vec<f64>,
    /// Each seat's points, with what breaks ties as a fraction.
    pub points: Vec<f64>,
    /// The rounds that were played.
    pub rounds: u32,
    /// Each seat's points by source.
    pub sources: Vec<Vec<f64>>,
    /// What seats did or had.
    pub facts: Vec<Fact>,
}

/// Something that a seat did or had.
pub struct Fact {
    pub class: Class,
    pub seat: usize,
    pub key: String,
}

/// What is told apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    /// The role that the seat took first; in Altiplano the role that it was dealt.
    Role,
    /// The building that the seat bought first; in Altiplano the extension.
    First,
    /// The buildings or extensions that it had in the end.
    Owned,
}

/// Numbers of which the mean and its interval are wanted.
#[derive(Clone, Copy, Default)]
pub struct Sum {
    pub count: u64,
    sum: f64,
    squares: f64,
}

impl Sum {
    pub fn add(&mut self, value: f64) {
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    /// The sum of numbers that were added before.
    pub const fn of(count: u64, sum: f64, squares: f64) -> Self {
        Self { count, sum, squares }
    }

    /// How many numbers there are, their sum, and that of their squares.
    pub const fn parts(&self) -> (u64, f64, f64) {
        (self.count, self.sum, self.squares)
    }

    fn join(&mut self, other: Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    pub fn mean(&self) -> f64 {
        match self.count {
            0 => 0.0,
            count => self.sum / count as f64,
        }
    }

    /// Half the width of the 95 % interval (normal approximation); 0 for fewer than two numbers.
    pub fn half_width(&self) -> f64 {
        if self.count < 2 {
            return 0.0;
        }
        let count = self.count as f64;
        let variance = (self.squares - count * self.mean() * self.mean()) / (count - 1.0);
        1.96 * (variance.max(0.0) / count).sqrt()
    }
}

/// The data from many games.
#[derive(Default)]
pub struct Tally {
    /// The games in which nothing was drawn by lot.
    pub games: u64,
    /// The share of each seat.
    pub seats: Vec<Sum>,
    /// The points of each seat.
    pub points: Vec<Sum>,
    /// The share of the seats that had or did something: by class, key and seat.
    pub facts: BTreeMap<(Class, String, usize), Sum>,
    /// How many games took how many rounds.
    pub rounds: BTreeMap<u32, u64>,
    /// Points by source: of all seats, and of those that won.
    pub sources: Vec<[Sum; 2]>,
    /// The points of each game, for the bids.
    pub scores: Vec<Vec<f64>>,
}

impl Tally {
    /// Adds a game. One in which the first role of a seat was drawn by lot counts for that role only; where `draws` says
    /// that there are such games, no others count for roles.
    pub fn add(&mut self, noted: Noted, draws: bool, drawn: bool) {
        for Fact { class, seat, key } in noted.facts {
            let is_role = class == Class::Role;
            if !draws || drawn == is_role {
                let sum = self.facts.entry((class, key, seat)).or_default();
                sum.add(noted.shares[seat]);
            }
        }
        if drawn {
            return;
        }
        self.games += 1;
        *self.rounds.entry(noted.rounds).or_default() += 1;
        self.make_room(noted.shares.len(), noted.sources.first().map_or(0, Vec::len));
        for (seat, (&share, sources)) in noted.shares.iter().zip(&noted.sources).enumerate() {
            self.seats[seat].add(share);
            self.points[seat].add(noted.points[seat].floor());
            for ([all, winners], &value) in self.sources.iter_mut().zip(sources) {
                all.add(value);
                if share > 0.0 {
                    winners.add(value);
                }
            }
        }
        if self.scores.len() < GAMES_FOR_BIDS {
            self.scores.push(noted.points);
        }
    }

    pub fn join(&mut self, other: Self) {
        self.games += other.games;
        self.make_room(other.seats.len(), other.sources.len());
        for (own, new) in [(&mut self.seats, other.seats), (&mut self.points, other.points)] {
            own.iter_mut().zip(new).for_each(|(own, new)| own.join(new));
        }
        for (own, new) in self.sources.iter_mut().zip(other.sources) {
            own.iter_mut().zip(new).for_each(|(own, new)| own.join(new));
        }
        for (key, new) in other.facts {
            self.facts.entry(key).or_default().join(new);
        }
        for (rounds, count) in other.rounds {
            *self.rounds.entry(rounds).or_default() += count;
        }
        let room = GAMES_FOR_BIDS.saturating_sub(self.scores.len());
        self.scores.extend(other.scores.into_iter().take(room));
    }

    fn make_room(&mut self, seats: usize, sources: usize) {
        let seats = seats.max(self.seats.len());
        self.seats.resize(seats, Sum::default());
        self.points.resize(seats, Sum::default());
        let sources = sources.max(self.sources.len());
        self.sources.resize(sources, Default::default());
    }
}
