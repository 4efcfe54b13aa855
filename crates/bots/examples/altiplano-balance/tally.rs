//! The data from the games, and how a share is computed from it.

use std::collections::BTreeMap;
use std::fmt;

use bots::Interval;

/// One game's data about one thing that a seat had.
#[derive(Clone, Copy)]
pub struct Sample {
    pub seat_count: usize,
    /// Whether the game was played with Missions.
    pub missions: bool,
    /// What it is compared with: things of a class with the same number of players and the same situation.
    pub situation: u16,
    /// The seat's share of the win, times the number of seats: 1 is an equal share.
    pub share: f32,
    /// The seat's points over the mean of the table.
    pub lead: f32,
}

/// What is compared, in the order used in the report.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    Role,
    Seat,
    Extension,
    ExtensionCount,
    Mission,
    Order,
    House,
    Boat,
}

impl Class {
    pub const ALL: [Self; 8] = [
        Self::Role,
        Self::Seat,
        Self::Extension,
        Self::ExtensionCount,
        Self::Mission,
        Self::Order,
        Self::House,
        Self::Boat,
    ];

    /// The heading of its table.
    pub fn title(self) -> &'static str {
        match self {
            Self::Role => "Roles",
            Self::Seat => "Seats, counted from the first start player",
            Self::Extension => "Extensions, by purchase",
            Self::ExtensionCount => "Number of extensions",
            Self::Mission => "Missions, by holder",
            Self::Order => "Orders, by who completed them",
            Self::House => "Houses, by owner",
            Self::Boat => "Boats, by owner",
        }
    }

    /// Whether having any of the class is in itself a success (or a setback): each is then compared with the mean of
    /// its class in the same situation, not with 1.
    fn compares_within(self) -> bool {
        matches!(self, Self::Extension | Self::Order | Self::House | Self::Boat)
    }

    /// Whether one that stands out means that the numbers are wrong.
    pub fn is_judged(self) -> bool {
        matches!(self, Self::Role | Self::Seat | Self::Extension)
    }
}

/// What the games with one number of players were like.
#[derive(Default)]
pub struct Games {
    pub rounds: Vec<f64>,
    pub winner: Vec<f64>,
    pub points: Vec<f64>,
    pub sources: [Vec<f64>; 7],
    pub triggers: BTreeMap<String, usize>,
}

/// All samples of a run.
#[derive(Default)]
pub struct Tally {
    pub samples: BTreeMap<(Class, String), Vec<Sample>>,
    pub games: BTreeMap<usize, Games>,
}

/// How something compares: its share, the seats' lead in points, the share without comparison.
pub struct Standing {
    pub share: Interval,
    pub lead: Interval,
    /// The plain mean of the win shares of all seats that have it.
    pub plain: f64,
}

impl Tally {
    /// Adds the samples of another run.
    pub fn join(&mut self, other: Self) {
        for (key, mut samples) in other.samples {
            self.samples.entry(key).or_default().append(&mut samples);
        }
        for (count, mut games) in other.games {
            let all = self.games.entry(count).or_default();
            all.rounds.append(&mut games.rounds);
            all.winner.append(&mut games.winner);
            all.points.append(&mut games.points);
            for (all, one) in all.sources.iter_mut().zip(&mut games.sources) {
                all.append(one);
            }
            for (name, times) in games.triggers {
                *all.triggers.entry(name).or_default() += times;
            }
        }
    }

    /// Mean share and mean lead of a class in each situation, with each number of players: what an equal one would have
    /// there.
    pub fn expected(&self, class: Class) -> BTreeMap<(usize, u16), (f64, f64)> {
        let mut sums: BTreeMap<(usize, u16), (f64, f64, f64)> = BTreeMap::new();
        for (_, samples) in self.samples.iter().filter(|((one, _), _)| *one == class) {
            for sample in samples {
                let sum = sums.entry((sample.seat_count, sample.situation)).or_default();
                sum.0 += f64::from(sample.share);
                sum.1 += f64::from(sample.lead);
                sum.2 += 1.0;
            }
        }
        sums.into_iter()
            .map(|(key, (share, lead, times))| match class.compares_within() {
                true => (key, (share / times, lead / times)),
                false => (key, (1.0, 0.0)),
            })
            .collect()
    }
}

/// Which games a column of the tables is about.
#[derive(Clone, Copy)]
pub enum Column {
    All,
    Players(usize),
    Missions(bool),
}

impl Column {
    fn holds(self, sample: &Sample) -> bool {
        match self {
            Self::All => true,
            Self::Players(count) => sample.seat_count == count,
            Self::Missions(on) => sample.missions == on,
        }
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::All => f.write_str("all"),
            Self::Players(count) => write!(f, "{count} players"),
            Self::Missions(true) => f.write_str("Missions"),
            Self::Missions(false) => f.write_str("no Missions"),
        }
    }
}

/// The standing of what these samples are about, in the games of a column.
pub fn standing(
    samples: &[Sample],
    expected: &BTreeMap<(usize, u16), (f64, f64)>,
    column: Column,
) -> Option<(usize, Standing)> {
    let compared: Vec<(f64, f64, f64)> = samples
        .iter()
        .filter(|sample| column.holds(sample))
        .map(|sample| {
            let (share, lead) = expected
                .get(&(sample.seat_count, sample.situation))
                .copied()
                .unwrap_or((1.0, 0.0));
            (f64::from(sample.share), share, f64::from(sample.lead) - lead)
        })
        .collect();
    if compared.len() < 2 {
        return None;
    }
    let times = compared.len() as f64;
    let won: f64 = compared.iter().map(|(share, _, _)| share).sum();
    let equal: f64 = compared.iter().map(|(_, equal, _)| equal).sum();
    let ratio = won / equal.max(f64::MIN_POSITIVE);
    // The interval of a ratio of two sums is that of the deviations from it.
    let deviations: Vec<f64> = compared
        .iter()
        .map(|(share, equal, _)| share - ratio * equal)
        .collect();
    let leads: Vec<f64> = compared.iter().map(|(_, _, lead)| *lead).collect();
    let share = Interval {
        mean: ratio,
        half_width: Interval::of(&deviations).half_width * times / equal.max(f64::MIN_POSITIVE),
        samples: compared.len(),
    };
    let standing = Standing {
        share,
        lead: Interval::of(&leads),
        plain: won / times,
    };
    Some((compared.len(), standing))
}
