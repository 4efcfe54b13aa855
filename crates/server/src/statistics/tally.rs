//! Sums over games of one kind.

use std::collections::BTreeMap;

use protocol::{
    CountedGames, CountedKind, HoldingCount, LengthCount, RoundCount, SeatCount, SourceCount, Statistics,
};

use super::digest::{Digest, SeatDigest};

/// The sums over games of one kind, for all seats or for those of one person.
#[derive(Default, Debug)]
pub(super) struct Tally {
    games: u32,
    seats: Vec<SeatCount>,
    lengths: BTreeMap<u8, u32>,
    choices: Vec<String>,
    /// How often each of the choices was made, by round.
    rounds: Vec<Vec<u32>>,
    /// How many seats had something, and how many of them won.
    holdings: BTreeMap<String, (u32, u32)>,
    sources: Vec<SourceCount>,
}

impl Tally {
    /// Counts a game, for all of its seats or for one.
    pub(super) fn count(&mut self, digest: &Digest, only: Option<u8>) {
        self.games += 1;
        *self.lengths.entry(digest.rounds).or_default() += 1;
        if self.seats.len() < digest.seats.len() {
            self.seats.resize(digest.seats.len(), SeatCount::default());
        }
        let choices: Vec<usize> = digest.choices.iter().map(|key| self.choice(key)).collect();
        for (index, seat) in digest.seats.iter().enumerate() {
            if only.is_some_and(|only| usize::from(only) != index) {
                continue;
            }
            if let Some(sum) = self.seats.get_mut(index) {
                sum.games += 1;
                sum.wins += u32::from(seat.rank == 1);
                sum.points += i64::from(seat.points);
            }
            self.count_choices(seat, &choices);
            self.count_holdings(seat, &digest.holdings);
            self.count_sources(seat, &digest.sources);
        }
    }

    /// The place of a choice among all.
    fn choice(&mut self, key: &str) -> usize {
        let place = self.choices.iter().position(|other| other == key);
        place.unwrap_or_else(|| {
            self.choices.push(key.to_owned());
            self.choices.len() - 1
        })
    }

    fn count_choices(&mut self, seat: &SeatDigest, places: &[usize]) {
        if self.rounds.len() < seat.choices.len() {
            self.rounds.resize(seat.choices.len(), Vec::new());
        }
        for (round, chosen) in self.rounds.iter_mut().zip(&seat.choices) {
            for place in chosen
                .iter()
                .filter_map(|&number| places.get(usize::from(number)))
            {
                if round.len() <= *place {
                    round.resize(place + 1, 0);
                }
                if let Some(count) = round.get_mut(*place) {
                    *count += 1;
                }
            }
        }
    }

    fn count_holdings(&mut self, seat: &SeatDigest, keys: &[String]) {
        for key in seat
            .holdings
            .iter()
            .filter_map(|&number| keys.get(usize::from(number)))
        {
            let (seats, wins) = self.holdings.entry(key.clone()).or_default();
            *seats += 1;
            *wins += u32::from(seat.rank == 1);
        }
    }

    fn count_sources(&mut self, seat: &SeatDigest, keys: &[String]) {
        for (key, &points) in keys.iter().zip(&seat.sources) {
            let points = i64::from(points);
            let won = if seat.rank == 1 { points } else { 0 };
            match self.sources.iter_mut().find(|source| source.key == *key) {
                Some(source) => {
                    source.points += points;
                    source.winners += won;
                }
                None => self.sources.push(SourceCount {
                    key: key.clone(),
                    points,
                    winners: won,
                }),
            }
        }
    }

    pub(super) fn games(&self) -> u32 {
        self.games
    }

    /// How many games the person has won; 0 where all seats count, because somebody always wins.
    pub(super) fn wins(&self) -> u32 {
        let played: u32 = self.seats.iter().map(|seat| seat.games).sum();
        match played == self.games {
            true => self.seats.iter().map(|seat| seat.wins).sum(),
            false => 0,
        }
    }

    pub(super) fn shown(&self, kinds: Vec<CountedKind>, kind: Option<CountedGames>) -> Statistics {
        let mut holdings: Vec<HoldingCount> = (self.holdings.iter())
            .map(|(key, &(seats, wins))| HoldingCount {
                key: key.clone(),
                seats,
                wins,
            })
            .collect();
        holdings.sort_by_key(|one| std::cmp::Reverse(one.seats));
        let all = self.choices.len();
        let round = |(index, counts): (usize, &Vec<u32>)| {
            let mut counts = counts.clone();
            counts.resize(all, 0);
            let round = u8::try_from(index + 1).unwrap_or(u8::MAX);
            RoundCount { round, counts }
        };
        Statistics {
            kinds,
            kind,
            games: self.games,
            seats: self.seats.clone(),
            lengths: (self.lengths.iter())
                .map(|(&rounds, &games)| LengthCount { rounds, games })
                .collect(),
            choices: self.choices.clone(),
            rounds: self.rounds.iter().enumerate().map(round).collect(),
            holdings,
            sources: (self.sources.iter())
                .filter(|source| source.points != 0)
                .cloned()
                .collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(points: i32, rank: u8, choices: Vec<Vec<u8>>, holdings: Vec<u8>) -> SeatDigest {
        SeatDigest {
            points,
            rank,
            choices,
            holdings,
            sources: vec![points - 1, 1, 0],
        }
    }

    fn game() -> Digest {
        let words = |keys: &[&str]| keys.iter().map(|&key| key.to_owned()).collect();
        Digest {
            game: "puerto-rico".to_owned(),
            people: 2,
            private: false,
            rounds: 2,
            choices: words(&["mayor", "settler"]),
            holdings: words(&["wharf", "harbor"]),
            sources: words(&["chips", "buildings", "nobles"]),
            seats: vec![
                seat(30, 2, vec![vec![0], vec![1, 0]], vec![0]),
                seat(40, 1, vec![vec![1], vec![0]], vec![1, 0]),
            ],
        }
    }

    #[test]
    fn all_seats_count_or_one() {
        let mut all = Tally::default();
        all.count(&game(), None);
        let other = Digest {
            // The same keys in another order.
            choices: vec!["settler".to_owned(), "builder".to_owned(), "mayor".to_owned()],
            rounds: 3,
            ..game()
        };
        all.count(&other, None);
        let shown = all.shown(Vec::new(), None);
        let seats: Vec<_> = shown
            .seats
            .iter()
            .map(|seat| (seat.games, seat.wins, seat.points))
            .collect();
        assert_eq!((shown.games, seats), (2, vec![(2, 0, 60), (2, 2, 80)]));
        assert_eq!(shown.choices, ["mayor", "settler", "builder"]);
        assert_eq!(
            shown
                .rounds
                .iter()
                .map(|round| round.counts.clone())
                .collect::<Vec<_>>(),
            [vec![1, 2, 1], vec![2, 3, 1]]
        );
        let lengths: Vec<_> = shown.lengths.iter().map(|one| (one.rounds, one.games)).collect();
        assert_eq!(lengths, [(2, 1), (3, 1)]);
        let held: Vec<_> = (shown.holdings.iter())
            .map(|one| (one.key.as_str(), one.seats, one.wins))
            .collect();
        assert_eq!(held, [("wharf", 4, 2), ("harbor", 2, 2)]);
        let sources: Vec<_> = (shown.sources.iter())
            .map(|one| (one.key.as_str(), one.points, one.winners))
            .collect();
        assert_eq!(
            sources,
            [("chips", 136, 78), ("buildings", 4, 2)],
            "nobles brought nothing"
        );
        assert_eq!(all.wins(), 0);

        let mut own = Tally::default();
        own.count(&game(), Some(1));
        own.count(&game(), Some(0));
        let shown = own.shown(Vec::new(), None);
        let seats: Vec<_> = shown.seats.iter().map(|seat| (seat.games, seat.wins)).collect();
        assert_eq!((own.wins(), seats), (1, vec![(1, 0), (1, 1)]));
    }
}
