//! Ratings by the Plackett-Luce model of Weng and Lin, as in the bots' arena, for each game, number of players and pace.
//!
//! A rating is nothing that is kept: it follows from the rated games that the server has, in the order in which they ended.
//! They are read once, and then only those that have ended since.

use std::collections::HashMap;

use bots::arena::{Belief, plackett_luce};
use protocol::{BotId, PaceMode, RatedClass, RatedPlayer, RatingClass, Ratings};
use table::mark::mark;

use crate::store::{Occupant, SeatRow, Store, StoreError, TableRow};

/// How many players a list has.
const LISTED_MAX: usize = 100;
/// How many games are read at a time.
const BATCH: u32 = 500;
/// Only games that ended this long ago count, in milliseconds: until then, one that ended before may still be on its way to
/// the disk.
const SETTLED_MS: i64 = 10_000;
/// What a newcomer has, and how much one unit of the model is.
const NEWCOMER: f64 = 1500.0;
const UNIT: f64 = 60.0;
/// Half the width of the 95 % interval of a normal distribution, in standard deviations.
const INTERVAL: f64 = 1.96;

/// Who is rated.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Player {
    Guest(String),
    Bot(BotId),
}

/// What is known of a player.
#[derive(Clone, Copy, Default, Debug)]
struct Standing {
    belief: Belief,
    games: u32,
    wins: u32,
}

/// All players of a class of games.
#[derive(Default, Debug)]
struct Ladder {
    games: u32,
    players: HashMap<Player, Standing>,
}

/// All ratings of a server.
#[derive(Default, Debug)]
pub(crate) struct Board {
    ladders: HashMap<RatingClass, Ladder>,
    /// The names of people by id.
    names: HashMap<String, String>,
    /// When the last game that counts ended, and its id.
    last: (i64, String),
}

impl Board {
    /// Reads the games that have ended since.
    ///
    /// # Errors
    /// When the store does not answer.
    pub(crate) async fn catch_up(&mut self, store: &dyn Store, now: i64) -> Result<(), StoreError> {
        loop {
            let (since, last) = self.last.clone();
            let games = store.rated_games(since, &last, now - SETTLED_MS, BATCH).await?;
            let Some(newest) = games.last() else {
                return Ok(());
            };
            self.last = (newest.updated, newest.id.clone());
            for game in &games {
                self.count(game);
            }
        }
    }

    /// Notes somebody's new name.
    pub(crate) fn renamed(&mut self, guest: &str, name: &str) {
        if let Some(known) = self.names.get_mut(guest) {
            name.clone_into(known);
        }
    }

    /// Lets a game count, unless fewer than two people have played it.
    fn count(&mut self, row: &TableRow) {
        let (Ok(game), Some(ranks), Ok(players)) = (
            row.game.parse(),
            row.ranks.as_deref(),
            u8::try_from(row.seats.len()),
        ) else {
            return;
        };
        if row.seats.iter().filter(|seat| seat.is_of_person()).count() < 2 || ranks.len() != row.seats.len() {
            return;
        }
        for seat in &row.seats {
            if let Occupant::Guest { id, name } = &seat.occupant {
                self.names.insert(id.clone(), name.clone());
            }
        }
        let class = RatingClass {
            game,
            players,
            pace: PaceMode::from(&row.pace),
        };
        self.ladders.entry(class).or_default().count(&row.seats, ranks);
    }

    /// The list of this class, or of the one with most games.
    pub(crate) fn list(&self, wanted: Option<RatingClass>, guest: Option<&str>) -> Ratings {
        let class_of = |(class, ladder): (&RatingClass, &Ladder)| RatedClass {
            class: *class,
            games: ladder.games,
        };
        let mut classes: Vec<RatedClass> = self.ladders.iter().map(class_of).collect();
        classes.sort_by_key(|one| (std::cmp::Reverse(one.games), one.class));
        let class = wanted.or_else(|| Some(classes.first()?.class));
        let ladder = class.and_then(|class| self.ladders.get(&class));
        let players = ladder.into_iter().flat_map(|ladder| &ladder.players);
        let mut all: Vec<RatedPlayer> = players
            .map(|(player, standing)| self.shown(player, standing, guest))
            .collect();
        let surely = |player: &RatedPlayer| i64::from(player.rating) - i64::from(player.plus_minus);
        all.sort_by(|one, other| {
            let by_rating = surely(other).cmp(&surely(one));
            by_rating
                .then_with(|| (&one.name, &one.mark, one.bot).cmp(&(&other.name, &other.mark, other.bot)))
        });
        let mine = all.iter().find(|player| player.mine).cloned();
        all.retain(|player| player.name.as_deref() != Some(""));
        all.truncate(LISTED_MAX);
        Ratings {
            classes,
            class,
            players: all,
            mine,
        }
    }

    fn shown(&self, player: &Player, standing: &Standing, guest: Option<&str>) -> RatedPlayer {
        let (name, sign, bot, mine) = match player {
            Player::Guest(id) => {
                let name = self.names.get(id).cloned().unwrap_or_default();
                (Some(name), Some(mark(id)), None, guest == Some(id.as_str()))
            }
            Player::Bot(bot) => (None, None, Some(*bot), false),
        };
        let Standing { belief, games, wins } = *standing;
        let rating = NEWCOMER + UNIT * (belief.mean - Belief::default().mean);
        RatedPlayer {
            name,
            mark: sign,
            bot,
            mine,
            // Far within the range: the model moves by a few units in a whole life.
            rating: rating.round() as i32,
            plus_minus: (INTERVAL * UNIT * belief.deviation).round() as u32,
            games,
            wins,
        }
    }
}

impl Ladder {
    fn count(&mut self, seats: &[SeatRow], ranks: &[u8]) {
        let players: Vec<Option<Player>> = seats
            .iter()
            .map(|seat| match &seat.occupant {
                Occupant::Guest { id, .. } => Some(Player::Guest(id.clone())),
                Occupant::Bot(bot) => Some(Player::Bot(*bot)),
                Occupant::Open => None,
            })
            .collect();
        let before = |player: &Option<Player>| player.as_ref().and_then(|player| self.players.get(player));
        let before: Vec<Belief> = players
            .iter()
            .map(|player| before(player).map_or_else(Belief::default, |standing| standing.belief))
            .collect();
        let mut after = before.clone();
        plackett_luce(&mut after, ranks);
        self.games += 1;
        for (index, player) in players.into_iter().enumerate() {
            let (Some(player), Some(old), Some(new), Some(rank)) =
                (player, before.get(index), after.get(index), ranks.get(index))
            else {
                continue;
            };
            let standing = self.players.entry(player).or_default();
            // The same bot may sit in several seats: what it gained and lost there adds up.
            standing.belief.mean += new.mean - old.mean;
            standing.belief.deviation *= new.deviation / old.deviation;
            standing.games += 1;
            standing.wins += u32::from(*rank == 1);
        }
    }
}
