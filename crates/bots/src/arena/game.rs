//! One game of the arena.

use std::time::{Duration, Instant};

use tabletop::{Entry, FastRandom, Game, PerSeat, Playout, Record, Score, Seat, Turn, ranks};

use super::plan::{Job, Schedule};
use super::player::{Entrant, Fault, FaultKind, Forfeit, Player, Start};
use crate::table::{bot_seed, chance_at};

/// How one chair fared.
#[derive(Clone, PartialEq, Debug)]
pub struct Chair {
    /// Who sat there.
    pub entrant: usize,
    /// The score on the board at the end.
    pub score: Score,
    /// The place, 1 for the best; equal scores share the better one, and seats that forfeited share the last.
    pub rank: u8,
    /// The share of the win: 1 for a sole winner, an equal part for each of several.
    pub share: f64,
    /// Decisions with more than one legal action.
    pub choices: u32,
    /// How long was spent thinking about them.
    pub thought: Duration,
    /// The longest of those times.
    pub longest: Duration,
    /// Why the game was forfeited, if it was.
    pub forfeit: Option<Box<Forfeit>>,
}

/// A game that has been played.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// Its place in the plan.
    pub job: Job,
    /// The seed of its chance.
    pub seed: u64,
    /// The chairs in order of the seats.
    pub chairs: Vec<Chair>,
    /// The record's text, if the table keeps records.
    pub record: Option<String>,
}

impl Played {
    /// Whether nobody forfeited, so that points can be taken at face value.
    #[must_use]
    pub fn is_clean(&self) -> bool {
        self.chairs.iter().all(|chair| chair.forfeit.is_none())
    }

    /// The chair's points minus the best other chair's.
    #[must_use]
    pub fn margin(&self, chair: usize) -> i32 {
        let others = self
            .chairs
            .iter()
            .enumerate()
            .filter(|(other, _)| *other != chair);
        let best = others.map(|(_, other)| other.score.points).max();
        self.chairs[chair].score.points - best.unwrap_or_default()
    }

    /// The chair's place, with equal places counted as their mean: 2.5 for each of two in second place. So equal
    /// entrants have the mean place (seats + 1) / 2.
    #[must_use]
    pub fn mid_rank(&self, chair: usize) -> f64 {
        let rank = self.chairs[chair].rank;
        let equal = self.chairs.iter().filter(|other| other.rank == rank).count();
        f64::from(rank) + (equal as f64 - 1.0) / 2.0
    }

    /// The same game without the times, which are not determined by any plan.
    #[must_use]
    pub fn untimed(&self) -> Self {
        let mut game = self.clone();
        for chair in &mut game.chairs {
            (chair.thought, chair.longest) = (Duration::ZERO, Duration::ZERO);
        }
        game
    }
}

/// A table where games of the plan are played, whichever game it is.
pub trait Table: Send + Sync {
    /// Plays one game of the schedule.
    fn play(&self, schedule: &Schedule, job: Job) -> Played;
}

/// A table for one game, with all entrants that can sit there.
pub struct TableOf<G: Game> {
    start: G,
    setup: G::Setup,
    entrants: Vec<Box<dyn Entrant<G>>>,
    keeps_records: bool,
}

impl<G: Game> TableOf<G> {
    /// A table with this setup; entrants in the order of the plan.
    ///
    /// # Errors
    /// If the setup is impossible.
    pub fn new(setup: G::Setup, entrants: Vec<Box<dyn Entrant<G>>>) -> Result<Self, G::SetupError> {
        Ok(Self {
            start: G::new(&setup)?,
            setup,
            entrants,
            keeps_records: false,
        })
    }

    /// The same table, with a record kept of each of its games.
    #[must_use]
    pub fn keeping_records(mut self) -> Self {
        self.keeps_records = true;
        self
    }

    /// How many seats play.
    #[must_use]
    pub fn seat_count(&self) -> usize {
        self.start.seat_count()
    }

    fn sit(&self, entrant: usize, start: &Start<'_, G>) -> Result<Box<dyn Player<G> + '_>, Fault> {
        match self.entrants.get(entrant) {
            Some(entrant) => entrant.sit(start),
            None => Err(Fault::new(FaultKind::NoStart, "nobody has this number")),
        }
    }
}

impl<G: Game> Table for TableOf<G> {
    fn play(&self, schedule: &Schedule, job: Job) -> Played {
        let seed = schedule.seed_of(job);
        let sitting = schedule.chairs(job);
        let seat_count = self.seat_count();
        let mut seats: Vec<Sitting<'_, G>> = Seat::all(seat_count)
            .zip(&sitting)
            .map(|(seat, &entrant)| {
                let seed = bot_seed(seed, seat);
                let start = Start {
                    setup: &self.setup,
                    seat,
                    seat_count,
                    seed,
                };
                Sitting::new(self.sit(entrant, &start), seed)
            })
            .collect();
        let mut record = self.keeps_records.then(|| Record::new(self.setup.clone()));
        let scores = play(self.start.clone(), seed, &mut seats, record.as_mut());
        for sitting in &mut seats {
            if let Some(player) = &mut sitting.player {
                player.over(&scores);
            }
        }
        Played {
            job,
            seed,
            chairs: chairs(&sitting, &scores, seats),
            record: record.map(|record| record.to_string()),
        }
    }
}

/// A chair during its game.
struct Sitting<'a, G: Game> {
    /// Who plays; `None` after a forfeit.
    player: Option<Box<dyn Player<G> + 'a>>,
    forfeit: Option<Forfeit>,
    /// Plays on after a forfeit.
    substitute: FastRandom,
    choices: u32,
    thought: Duration,
    longest: Duration,
}

impl<'a, G: Game> Sitting<'a, G> {
    fn new(player: Result<Box<dyn Player<G> + 'a>, Fault>, seed: u64) -> Self {
        let (player, fault) = match player {
            Ok(player) => (Some(player), None),
            Err(fault) => (None, Some(fault)),
        };
        Self {
            player,
            forfeit: fault.map(|fault| Forfeit { fault, choice: 0 }),
            substitute: FastRandom::new(!seed),
            choices: 0,
            thought: Duration::ZERO,
            longest: Duration::ZERO,
        }
    }

    fn decide(&mut self, game: &G, seat: Seat, legal: &[G::Action]) -> G::Action {
        if let Some(player) = &mut self.player {
            let start = Instant::now();
            let answer = player.decide(game, seat, legal);
            let time = start.elapsed();
            self.thought += time;
            self.longest = self.longest.max(time);
            let answer = answer.and_then(|action| match game.check(seat, action) {
                Ok(()) => Ok(action),
                Err(refusal) => Err(Fault::new(FaultKind::Illegal, format!("`{action}`: {refusal:?}"))),
            });
            match answer {
                Ok(action) => {
                    self.choices += 1;
                    return action;
                }
                Err(fault) => {
                    self.player = None;
                    self.forfeit = Some(Forfeit {
                        fault,
                        choice: self.choices,
                    });
                }
            }
        }
        legal[tabletop::Random::below(&mut self.substitute, legal.len() as u32) as usize]
    }
}

/// Plays to the end. Players are only asked for decisions with a choice; everything goes into the record, if there is
/// one.
fn play<G: Game>(
    mut game: G,
    chance_seed: u64,
    seats: &mut [Sitting<'_, G>],
    mut record: Option<&mut Record<G>>,
) -> PerSeat<Score> {
    let mut keep = |entry: Entry<G>| {
        if let Some(record) = &mut record {
            record.entries.push(entry);
        }
    };
    let mut buffers = Playout::<G>::with_capacity(64);
    let mut draws = 0u64;
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = buffers.draw(&game, &mut chance_at(chance_seed, draws));
                draws += 1;
                keep(Entry::Chance(outcome));
                game.resolve_unchecked(outcome, &mut ());
            }
            Turn::Seats(asked) => {
                let Some(seat) = asked.first() else { break };
                buffers.actions.clear();
                game.legal(seat, &mut buffers.actions);
                let action = match buffers.actions[..] {
                    [only] => only,
                    _ => seats[seat.index()].decide(&game, seat, &buffers.actions),
                };
                keep(Entry::Seat(seat, action));
                game.apply_unchecked(seat, action, &mut ());
            }
        }
    }
    game.scores()
}

fn chairs<G: Game>(sitting: &[usize], scores: &PerSeat<Score>, seats: Vec<Sitting<'_, G>>) -> Vec<Chair> {
    let seat_count = seats.len();
    let forfeited: Vec<bool> = seats.iter().map(|seat| seat.forfeit.is_some()).collect();
    // A seat that forfeited is behind all the others, in one shared last place; among the others the board decides.
    let counted = PerSeat::from_fn(|seat| match forfeited.get(seat.index()) {
        Some(false) => scores[seat],
        _ => Score {
            points: i32::MIN,
            tie_break: i32::MIN,
        },
    });
    let ranks = ranks(&counted, seat_count);
    let winners = Seat::all(seat_count).filter(|&seat| ranks[seat] == 1 && !forfeited[seat.index()]);
    let share = 1.0 / winners.count().max(1) as f64;
    Seat::all(seat_count)
        .zip(sitting.iter().zip(seats))
        .map(|(seat, (&entrant, sat))| {
            let rank = ranks[seat];
            Chair {
                entrant,
                score: scores[seat],
                rank,
                share: if rank == 1 && sat.forfeit.is_none() {
                    share
                } else {
                    0.0
                },
                choices: sat.choices,
                thought: sat.thought,
                longest: sat.longest,
                forfeit: sat.forfeit.map(Box::new),
            }
        })
        .collect()
}
