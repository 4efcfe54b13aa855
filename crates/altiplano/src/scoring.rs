//! Points (rulebook, "Podliczanie punktów").

use tabletop::{PerSeat, Score, Seat};

use crate::boards::player::Player;
use crate::boards::state::State;
use crate::vocabulary::good::{ByGood, Good};

tabletop::wire! {
    /// A seat's points by source.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
    #[cfg_attr(feature = "openapi", schema(as = AltiplanoBreakdown))]
    pub struct Breakdown {
        /// The seat's tiles anywhere except on orders.
        pub goods: i32,
        /// Boats.
        pub boats: i32,
        /// Houses, without their bonus.
        pub houses: i32,
        /// A bonus for each of the seat's tiles of a house's kind.
        pub house_bonus: i32,
        /// Completed orders.
        pub orders: i32,
        /// Full shelves.
        pub shelves: i32,
        /// Missions that are done; 0 in what everybody sees before the end.
        pub missions: i32,
        /// The sum of all sources.
        pub total: i32,
    }
}

impl Breakdown {
    /// The same with the sum of all sources.
    const fn summed(mut self) -> Self {
        self.total = self.goods
            + self.boats
            + self.houses
            + self.house_bonus
            + self.orders
            + self.shelves
            + self.missions;
        self
    }
}

impl State {
    /// The seat's points if the game ended now, Missions included.
    #[must_use]
    pub fn breakdown(&self, seat: Seat) -> Breakdown {
        Breakdown {
            missions: self.mission_points(seat),
            ..self.open_breakdown(&self.players[seat])
        }
        .summed()
    }

    /// Everything except Missions; what lies openly on a player's boards.
    pub(crate) fn open_breakdown(&self, player: &Player) -> Breakdown {
        let components = self.numbers();
        let owned = player.owned(components);
        let owned = ByGood::from_fn(|good| i32::from(owned[good]));
        let points = |number: u8| i32::from(number);
        Breakdown {
            goods: Good::ALL
                .into_iter()
                .map(|good| owned[good] * points(components.points[good]))
                .sum(),
            boats: points(player.boats.total()) * points(components.boat_points),
            houses: points(player.houses.total()) * points(components.house_points),
            house_bonus: player
                .houses
                .iter()
                .map(|(good, count)| points(count) * owned[good] * points(components.house_bonus))
                .sum(),
            orders: player
                .completed
                .iter()
                .map(|order| points(components.order(order).points))
                .sum(),
            shelves: player
                .warehouse
                .full(components)
                .map(|(index, _)| points(components.shelves[index].points))
                .sum(),
            missions: 0,
            total: 0,
        }
        .summed()
    }

    /// What a house is worth to the seat now: the printed points, and a bonus for each of the seat's tiles of
    /// its kind (altiplano-pl.txt:440).
    #[must_use]
    pub fn house_worth(&self, seat: Seat, good: Good) -> i32 {
        let components = self.numbers();
        let own = i32::from(self.players[seat].owned(components)[good]);
        i32::from(components.house_points) + own * i32::from(components.house_bonus)
    }

    /// What a boat is worth: the printed points, and those of the good that comes with it, as long as there
    /// is one.
    #[must_use]
    pub fn boat_worth(&self, good: Good) -> i32 {
        let components = self.numbers();
        let points = if self.stock[good] > 0 {
            components.points[good]
        } else {
            0
        };
        i32::from(components.boat_points) + i32::from(points)
    }

    fn mission_points(&self, seat: Seat) -> i32 {
        let components = self.numbers();
        let kept = self.players[seat].missions.kept.into_iter().flatten();
        kept.filter(|&mission| self.mission_done(seat, mission))
            .map(|mission| i32::from(components.missions[mission.index()]))
            .sum()
    }

    /// Points, then coins (rulebook, "Podliczanie punktów"), those on tiles included (R68).
    pub(crate) fn score(&self, seat: Seat) -> Score {
        Score {
            points: self.breakdown(seat).total,
            tie_break: self.players[seat].coins_owned(self.numbers()).into(),
        }
    }

    /// The scores of all seats.
    pub(crate) fn all_scores(&self) -> PerSeat<Score> {
        PerSeat::from_fn(|seat| {
            if seat.index() < usize::from(self.seat_count) {
                self.score(seat)
            } else {
                Score::default()
            }
        })
    }
}
