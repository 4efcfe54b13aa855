//! Ratings by the Plackett-Luce model of Weng and Lin, as in the bots' arena, for each game, number of players and pace.
//!
//! Seats are not equal: what each is worth is estimated along with the people, as if a seat played together with whoever sits
//! there (the model's teams), so that nobody's rating depends on where they were dealt.
//!
//! A rating is nothing that is kept: it follows from the rated games that the server has, in the order in which they ended.
//! They are read once, and then only those that have ended since.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use bots::arena::{Belief, plackett_luce};
use protocol::{BotId, PaceMode, RatedClass, RatedPlayer, RatingClass, Ratings};
use table::mark::mark;
use table::message::Person;
use table::programs::is_program;

use crate::store::{Occupant, SeatRow, Store, StoreError, TableRow};

/// How many players a list has.
const LISTED_MAX: usize = 100;
/// How many games are read at a time.
const BATCH: u32 = 500;
/// Only games that ended this long ago count, in milliseconds: until then, one that ended before may still be on its way to
/// the disk.
const SETTLED_MS: i64 = 10_000;
/// How long before the last game that counts another may have ended that does not yet, in milliseconds: where the disk or
/// the database was away for a while, a game comes to it late.
const LATE_MS: i64 = 120_000;
/// What a newcomer has, and how much one unit of the model is.
const NEWCOMER: f64 = 1500.0;
const UNIT: f64 = 60.0;
/// How far a seat may well be from the average of all, in units of the model, before any game was counted.
const SEAT_DEVIATION: f64 = 1.0;
/// Half the width of the 95 % interval of a normal distribution, in standard deviations.
const INTERVAL: f64 = 1.96;

/// Who is rated.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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

impl Standing {
    fn rating(&self) -> i32 {
        let rating = NEWCOMER + UNIT * (self.belief.mean - Belief::default().mean);
        // Far within the range: the model moves by a few units in a whole life.
        rating.round() as i32
    }

    fn plus_minus(&self) -> u32 {
        (INTERVAL * UNIT * self.belief.deviation).round() as u32
    }

    /// What the player's strength almost certainly is at least.
    fn surely(&self) -> i64 {
        i64::from(self.rating()) - i64::from(self.plus_minus())
    }
}

/// All players of a class of games.
#[derive(Default, Debug)]
struct Ladder {
    games: u32,
    /// What each seat is worth.
    seats: Vec<Belief>,
    players: HashMap<Player, Standing>,
}

/// The ratings of a server as far as its games have been read.
#[derive(Default, Debug)]
struct Board {
    ladders: HashMap<RatingClass, Ladder>,
    /// When the last game that counts ended.
    last: i64,
    /// The games that ended not long before, and when: they are read again with those that came late.
    recent: HashMap<String, i64>,
    /// How often games had become somebody else's when the first was read.
    brought: u64,
}

/// All ratings of a server.
#[derive(Default, Debug)]
pub(crate) struct Rated {
    board: Mutex<Board>,
    /// Held while games are read, so that each counts once.
    reading: tokio::sync::Mutex<()>,
}

impl Rated {
    /// The list of this class, or of the one with most games, with the games that have ended by `now`. `brought` counts how
    /// often games have become somebody else's.
    ///
    /// # Errors
    /// When the store does not answer.
    pub(crate) async fn list(
        &self,
        store: &dyn Store,
        now: i64,
        wanted: Option<RatingClass>,
        guest: Option<&str>,
        brought: u64,
    ) -> Result<Ratings, StoreError> {
        self.catch_up(store, now, brought).await?;
        let (classes, class, places, own) = self.board().places(wanted, guest);
        let seats = self.board().seats(class);
        let mut people = HashMap::new();
        let mut players = Vec::new();
        for some in places.chunks(LISTED_MAX) {
            if players.len() >= LISTED_MAX {
                break;
            }
            people.extend(people_of(store, some).await?);
            let shown = some.iter().map(|place| shown(place, &people, guest));
            players.extend(shown.filter(|player| player.name.as_deref() != Some("")));
        }
        players.truncate(LISTED_MAX);
        people.extend(people_of(store, own.as_slice()).await?);
        Ok(Ratings {
            classes,
            class,
            players,
            mine: own.map(|own| shown(&own, &people, guest)),
            seats,
        })
    }

    /// Reads the games that have ended since. Nobody else waits for it.
    async fn catch_up(&self, store: &dyn Store, now: i64, brought: u64) -> Result<(), StoreError> {
        let _alone = self.reading.lock().await;
        self.board().begin_again(brought);
        let (mut since, mut last) = (self.board().last - LATE_MS, String::new());
        loop {
            let games = store.rated_games(since, &last, now - SETTLED_MS, BATCH).await?;
            let Some(newest) = games.last() else {
                self.board().forget_recent();
                return Ok(());
            };
            (since, last) = (newest.updated, newest.id.clone());
            self.board().count_new(&games);
        }
    }

    fn board(&self) -> MutexGuard<'_, Board> {
        // A game counts as a whole or, if something panics, is only rated wrongly until the next start.
        self.board.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A player with what is known of them.
type Place = (Player, Standing);
/// The classes, the one that is listed, its players from the strongest, and the asker.
type Places = (Vec<RatedClass>, Option<RatingClass>, Vec<Place>, Option<Place>);

impl Board {
    /// Lets those of these games count that do not yet.
    fn count_new(&mut self, games: &[TableRow]) {
        for game in games {
            if self.recent.insert(game.id.clone(), game.updated).is_none() {
                self.count(game);
            }
            self.last = self.last.max(game.updated);
        }
    }

    /// Forgets all games if some of them have become somebody else's since.
    fn begin_again(&mut self, brought: u64) {
        if self.brought != brought {
            *self = Self {
                brought,
                ..Self::default()
            };
        }
    }

    fn forget_recent(&mut self) {
        let since = self.last - LATE_MS;
        self.recent.retain(|_, updated| *updated >= since);
    }

    /// Lets a game count, unless fewer than two people have played it.
    fn count(&mut self, row: &TableRow) {
        let (Ok(game), Some(ranks), Ok(players)) =
            (row.game.parse(), counted(row), u8::try_from(row.seats.len()))
        else {
            return;
        };
        if row.seats.iter().filter(|seat| seat.is_of_person()).count() < 2 {
            return;
        }
        let class = RatingClass {
            game,
            players,
            pace: PaceMode::from(&row.pace),
        };
        self.ladders
            .entry(class)
            .or_default()
            .count(&row.seats, &ranks, row.bids);
    }

    /// What each seat of a class is worth, in points of ratings; the average is 0.
    fn seats(&self, class: Option<RatingClass>) -> Vec<i32> {
        let ladder = class.and_then(|class| self.ladders.get(&class));
        let seats = ladder.map(|ladder| ladder.seats.as_slice()).unwrap_or_default();
        let average = seats.iter().map(|seat| seat.mean).sum::<f64>() / seats.len().max(1) as f64;
        // Far within the range, as ratings are.
        let points = |seat: &Belief| (UNIT * (seat.mean - average)).round() as i32;
        seats.iter().map(points).collect()
    }

    fn places(&self, wanted: Option<RatingClass>, guest: Option<&str>) -> Places {
        let class_of = |(class, ladder): (&RatingClass, &Ladder)| RatedClass {
            class: *class,
            games: ladder.games,
        };
        let mut classes: Vec<RatedClass> = self.ladders.iter().map(class_of).collect();
        classes.sort_by_key(|one| (std::cmp::Reverse(one.games), one.class));
        let class = wanted.or_else(|| Some(classes.first()?.class));
        let ladder = class.and_then(|class| self.ladders.get(&class));
        let players = ladder.into_iter().flat_map(|ladder| &ladder.players);
        let mut all: Vec<Place> = players
            .map(|(player, standing)| (player.clone(), *standing))
            .collect();
        all.sort_by(|(one, known), (other, of_other)| {
            let by_rating = of_other.surely().cmp(&known.surely());
            by_rating.then_with(|| one.cmp(other))
        });
        let is_own = |(player, _): &&Place| matches!(player, Player::Guest(id) if guest == Some(id.as_str()));
        let own = all.iter().find(is_own).cloned();
        (classes, class, all, own)
    }
}

/// The places by which a game counts. Whoever has let a bot decide, or whose time was up, comes after all others: a bot's
/// moves are hints, and nobody saves a rating by not finishing.
fn counted(row: &TableRow) -> Option<Vec<u8>> {
    let ranks = match (row.ended_by, &row.ranks) {
        (Some(_), _) => vec![1; row.seats.len()],
        (None, Some(ranks)) if ranks.len() == row.seats.len() => ranks.clone(),
        (None, _) => return None,
    };
    let gave_up = |(index, seat): (usize, &SeatRow)| {
        seat.is_of_person() && (seat.stood_in.is_some() || row.ended_by.map(usize::from) == Some(index))
    };
    let keys: Vec<(bool, u8)> = row.seats.iter().enumerate().map(gave_up).zip(ranks).collect();
    let ahead = |key: &(bool, u8)| keys.iter().filter(|other| *other < key).count();
    keys.iter().map(|key| u8::try_from(1 + ahead(key)).ok()).collect()
}

/// The people among these players, by id.
async fn people_of(store: &dyn Store, places: &[Place]) -> Result<Vec<(String, Person)>, StoreError> {
    let guests = places.iter().filter_map(|(player, _)| match player {
        Player::Guest(id) => Some(id.clone()),
        Player::Bot(_) => None,
    });
    let people = store.people(guests.collect()).await?;
    Ok(people
        .into_iter()
        .map(|person| (person.id.clone(), person))
        .collect())
}

fn shown((player, standing): &Place, people: &HashMap<String, Person>, guest: Option<&str>) -> RatedPlayer {
    let (name, sign, program, bot, mine) = match player {
        Player::Guest(id) => {
            let name = people
                .get(id)
                .map(|person| person.name.clone())
                .unwrap_or_default();
            (
                Some(name),
                Some(mark(id)),
                is_program(id),
                None,
                guest == Some(id.as_str()),
            )
        }
        Player::Bot(bot) => (None, None, false, Some(*bot), false),
    };
    let avatar = match player {
        Player::Guest(id) => people.get(id).and_then(|person| person.avatar),
        Player::Bot(_) => None,
    };
    RatedPlayer {
        name,
        mark: sign,
        avatar,
        program,
        bot,
        mine,
        rating: standing.rating(),
        plus_minus: standing.plus_minus(),
        games: standing.games,
        wins: standing.wins,
    }
}

impl Ladder {
    /// Lets a game count. Where seats were bid for, people have paid for what a seat is worth: it counts as worth nothing,
    /// and nothing is learned about it.
    fn count(&mut self, seats: &[SeatRow], ranks: &[u8], were_bid_for: bool) {
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
        let unknown = Belief {
            mean: 0.0,
            deviation: SEAT_DEVIATION,
        };
        self.seats.resize(players.len(), unknown);
        let nothing = Belief {
            mean: 0.0,
            deviation: 0.0,
        };
        let worth = |seat: &Belief| if were_bid_for { nothing } else { *seat };
        let seats: Vec<Belief> = self.seats.iter().map(worth).collect();
        let teams: Vec<Belief> = before
            .iter()
            .zip(&seats)
            .map(|(own, seat)| together(own, seat))
            .collect();
        let mut after = teams.clone();
        plackett_luce(&mut after, ranks);
        self.games += 1;
        for (index, player) in players.into_iter().enumerate() {
            let (Some(player), Some(own), Some(old), Some(new), Some(rank)) = (
                player,
                before.get(index),
                teams.get(index),
                after.get(index),
                ranks.get(index),
            ) else {
                continue;
            };
            if let Some(seat) = self.seats.get_mut(index).filter(|_| !were_bid_for) {
                let part = *seat;
                share(seat, &part, old, new);
            }
            let standing = self.players.entry(player).or_default();
            // The same bot may sit in several seats: what it gained and lost there adds up.
            share(&mut standing.belief, own, old, new);
            standing.games += 1;
            standing.wins += u32::from(*rank == 1);
        }
    }
}

/// The strength of whoever sits in a seat together with what the seat is worth.
fn together(own: &Belief, seat: &Belief) -> Belief {
    Belief {
        mean: own.mean + seat.mean,
        deviation: own.deviation.hypot(seat.deviation),
    }
}

/// Changes a belief by its part in what a game says about a team: the less is known of one of the two, the more of it is said
/// about that one (Weng and Lin, section 3.4).
fn share(belief: &mut Belief, part: &Belief, before: &Belief, after: &Belief) {
    let part = (part.deviation / before.deviation).powi(2);
    let kept = (after.deviation / before.deviation).powi(2);
    belief.mean += part * (after.mean - before.mean);
    belief.deviation *= (1.0 - part * (1.0 - kept)).sqrt();
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(first: &str, second: &str) -> Vec<SeatRow> {
        [first, second]
            .map(|id| {
                SeatRow::of(Occupant::Guest {
                    id: id.to_owned(),
                    name: String::new(),
                    avatar: None,
                })
            })
            .to_vec()
    }

    #[test]
    fn a_seat_that_always_wins_is_worth_something_and_the_people_are_not() {
        let mut ladder = Ladder::default();
        for number in 0..200 {
            let (one, other) = if number % 2 == 0 {
                ("anna", "bela")
            } else {
                ("bela", "anna")
            };
            ladder.count(&seats(one, other), &[1, 2], false);
        }
        let class = RatingClass {
            game: "puerto-rico".parse().expect("a game"),
            players: 2,
            pace: PaceMode::None,
        };
        let rating = |name: &str| ladder.players[&Player::Guest(name.to_owned())].rating();
        let apart = (rating("anna") - rating("bela")).abs();
        assert!(apart < 40, "{apart} points between equals");
        let board = Board {
            ladders: HashMap::from([(class, ladder)]),
            ..Board::default()
        };
        let worth = board.seats(Some(class));
        assert!(worth[0] > 50 && worth[0] == -worth[1], "{worth:?}");
        assert_eq!(board.seats(None), Vec::<i32>::new());
    }

    #[test]
    fn who_always_wins_is_strong_wherever_they_sit() {
        let mut ladder = Ladder::default();
        for number in 0..40 {
            match number % 2 {
                0 => ladder.count(&seats("anna", "bela"), &[1, 2], false),
                _ => ladder.count(&seats("bela", "anna"), &[2, 1], false),
            }
        }
        let rating = |name: &str| ladder.players[&Player::Guest(name.to_owned())].rating();
        assert!(rating("anna") > 1700 && rating("bela") < 1300);
        assert!(ladder.seats.iter().all(|seat| (UNIT * seat.mean).abs() < 30.0));
    }
}
