//! What a Mission is worth that has not been completed yet.

use altiplano::{Good, Mission, View};
use tabletop::Seat;

use crate::altiplano::worth::holdings::Holdings;
use crate::altiplano::worth::value::Outlook;
use crate::altiplano::worth::weights::Weight;

/// A Mission in hand, with what the table reveals about it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Card {
    pub mission: Mission,
    pub points: f32,
    /// Whether it has been decided: done and turned up, or lost because another seat was first.
    pub decided: Option<bool>,
    /// The most that a rival owns of the kind that counts.
    pub rivals_best: u8,
}

impl Card {
    /// The card for a seat.
    pub fn of(view: &View, seat: Seat, mission: Mission) -> Self {
        let kind = match mission {
            Mission::MostOre => Some(Good::Ore),
            Mission::MostStone => Some(Good::Stone),
            _ => None,
        };
        let rivals = Seat::all(view.seats.len()).filter(|&other| other != seat);
        let rivals_best = kind.map_or(0, |good| {
            rivals
                .map(|other| Holdings::of(view, other).owned(good))
                .max()
                .unwrap_or(0)
        });
        let first = mission.first().and_then(|first| view.firsts[first.index()]);
        let done = view.seats[seat.index()].missions_done.contains(mission);
        Self {
            mission,
            points: view.setup.components.get().missions[mission.index()].into(),
            decided: if done {
                Some(true)
            } else {
                first.map(|who| who == seat)
            },
            rivals_best,
        }
    }
}

/// The cards that the observer has kept.
pub(crate) fn kept(view: &View, seat: Seat) -> [Option<Card>; 2] {
    match &view.own {
        Some(own) if view.observer == Some(seat) => own
            .kept
            .map(|card| card.map(|mission| Card::of(view, seat, mission))),
        _ => [None, None],
    }
}

impl Outlook<'_> {
    /// The expected points of a Mission.
    pub fn mission(&self, holdings: &Holdings, card: &Card) -> f32 {
        let chance = match card.decided {
            Some(true) => 1.0,
            Some(false) => 0.0,
            None => {
                let work = self.work(holdings, card) * self.weights[Weight::MissionWork];
                self.chance(work)
            }
        };
        chance * card.points
    }

    /// The kept Missions together: their expected points, the points of those already done, and the points of those
    /// that can still be done.
    pub fn missions_seen(&self, holdings: &Holdings) -> [f32; 3] {
        let mut seen = [0.0; 3];
        for card in self.missions.iter().flatten() {
            seen[0] += self.mission(holdings, card);
            seen[1] += if card.decided == Some(true) {
                card.points
            } else {
                0.0
            };
            seen[2] += if card.decided.is_none() { card.points } else { 0.0 };
        }
        seen
    }

    /// Rounds of work still needed.
    fn work(&self, holdings: &Holdings, card: &Card) -> f32 {
        let lack = |wanted: u8, there: u8| f32::from(wanted.saturating_sub(there));
        let stored = |good: Good| holdings.stored[good.index()];
        let full = || {
            let shelves = holdings.shelves.iter().zip(&self.components.shelves);
            shelves.filter(|(row, shelf)| row.total() == shelf.slots)
        };
        match card.mission {
            Mission::ThreeOrders => 4.0 * lack(3, holdings.completed),
            Mission::ThreeAlpacasStored => 1.5 * lack(3, stored(Good::Alpaca)),
            Mission::SevenKindsStored => {
                let kinds = holdings.stored.iter().filter(|&&count| count > 0).count();
                1.2 * lack(7, kinds as u8)
            }
            Mission::TwentyGoodsStored => 0.5 * lack(20, holdings.stored.iter().sum()),
            Mission::FirstShelf | Mission::FirstFishShelf => 6.0,
            Mission::FourShelvesWithoutCorn => {
                let clean = full().filter(|(row, _)| row.corn == 0).count();
                3.0 * lack(4, clean as u8)
            }
            Mission::SilverAndCloth => {
                1.5 * (lack(3, holdings.owned(Good::Silver)) + lack(3, holdings.owned(Good::Cloth)))
            }
            Mission::FourGlass => 2.0 * lack(4, holdings.owned(Good::Glass)),
            Mission::ThreeShelves => 3.0 * lack(3, full().count() as u8),
            Mission::FiveCornStored => 2.0 * lack(5, stored(Good::Corn)),
            Mission::ThreeBoats => 2.5 * lack(3, holdings.boats),
            Mission::ThreeHouses => 2.5 * lack(3, holdings.house_count),
            Mission::MostOre => 2.0 + 2.0 * lack(card.rivals_best.max(1), holdings.owned(Good::Ore)),
            Mission::MostStone => 2.0 + 2.0 * lack(card.rivals_best.max(1), holdings.owned(Good::Stone)),
            Mission::FourCacaoStored => 2.0 * lack(4, stored(Good::Cacao)),
            Mission::OrderBoatHouse => {
                3.0 * lack(1, holdings.completed)
                    + 2.0 * lack(1, holdings.boats)
                    + 2.0 * lack(1, holdings.house_count)
            }
            Mission::FirstOrder => 6.0 + lack(1, holdings.completed),
            Mission::FirstHouse => 5.0 + lack(1, holdings.house_count),
            Mission::TwoTextileOrders => 5.0 * lack(2, holdings.textile),
        }
    }

    /// The expected points of a Mission that is still to be chosen.
    pub fn mission_in_hand(&self, view: &View, seat: Seat, holdings: &Holdings, mission: Mission) -> f32 {
        self.mission(holdings, &Card::of(view, seat, mission))
    }
}
