//! How far away each end of the game is.

use serde::Serialize;
use tabletop::{Game, Seat};

use crate::vocabulary::role::Role;
use crate::{Building, EndReason, Good, State};

/// One way for the game to end, and how far away that is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EndDistance {
    /// Which.
    pub reason: EndReason,
    /// Whose city is the fullest, the first in order of seats; null for the two stocks that all seats share.
    pub seat: Option<Seat>,
    /// What is left: point chips, workers in the supply, or free spaces of that city.
    pub left: u16,
    /// The earliest round, counting the current one as 1, in which this can come with the boards as they are now, if each
    /// role is played once a round; 0 once it has come, null if the boards never bring it about.
    pub rounds: Option<u16>,
}

/// If a game goes on this much longer, its end is not in sight.
const ROUNDS_MAX: u16 = 30;

/// A city may be filled by buildings of one space or of two.
const LARGE_SPACES: u16 = 2;

impl State {
    /// The ends that this game can have.
    pub(super) fn end_distances(&self) -> Vec<EndDistance> {
        let workers = (!self.has_nobles()).then(|| self.workers_end());
        let mut ends: Vec<EndDistance> = [Some(self.points_end()), workers, Some(self.city_end())]
            .into_iter()
            .flatten()
            .collect();
        for end in &mut ends {
            if self.end() == Some(end.reason) {
                end.rounds = Some(0);
            }
        }
        ends
    }

    /// The pool of chips: everything that is in stock or will be produced is shipped as soon as the ships have room for
    /// it, with harbors and the captain's privilege. Points from other sources are not foreseen.
    fn points_end(&self) -> EndDistance {
        let boards = || Seat::all(self.seat_count()).map(|seat| self.board(seat));
        let produced: u16 = boards().map(|board| u16::from(board.production().total())).sum();
        let mut stock: u16 = boards().map(|board| u16::from(board.goods.total())).sum();
        let has_wharf =
            boards().any(|board| board.occupies(Building::Wharf) || board.occupies(Building::SmallWharf));
        let full: u16 = self.ships().iter().map(|ship| u16::from(ship.capacity)).sum();
        let mut room: u16 = self.ships().iter().map(|ship| u16::from(ship.room())).sum();
        let harbors: u16 = boards()
            .filter(|board| board.occupies(Building::Harbor))
            .map(|board| {
                let production = board.production();
                let ships = |good: Good| board.goods[good] > 0 || production[good] > 0;
                Good::ALL.into_iter().filter(|&good| ships(good)).count() as u16
            })
            .sum();
        let left = self.victory_points();
        let mut pool = left;
        let mut rounds = None;
        for round in 1..=ROUNDS_MAX {
            if round > 1 || !self.is_played(Role::Craftsman) {
                stock += produced;
            }
            if round == 1 && self.is_played(Role::Captain) {
                continue;
            }
            let shipped = if has_wharf { stock } else { stock.min(room) };
            stock -= shipped;
            room = full;
            let points = if shipped > 0 { shipped + harbors + 1 } else { 0 };
            pool = pool.saturating_sub(points);
            if pool == 0 {
                rounds = Some(round);
                break;
            }
        }
        EndDistance {
            reason: EndReason::VictoryPoints,
            seat: None,
            left,
            rounds,
        }
    }

    /// The supply of workers: each refill takes as many as it would now.
    fn workers_end(&self) -> EndDistance {
        let needed = self.refill_needed().max(1);
        let left = u16::from(self.worker_supply());
        let refills = left / u16::from(needed) + 1;
        EndDistance {
            reason: EndReason::Workers,
            seat: None,
            left,
            rounds: Some(refills + u16::from(self.is_played(Role::Mayor))),
        }
    }

    /// The fullest city: its owner builds in every round, a large building as long as there are any.
    fn city_end(&self) -> EndDistance {
        let free = |seat: Seat| u16::from(self.board(seat).free_city_spaces());
        let seat = Seat::all(self.seat_count())
            .min_by_key(|&seat| free(seat))
            .unwrap_or(Seat::FIRST);
        let left = free(seat);
        let board = self.board(seat);
        let large = self
            .market()
            .iter()
            .filter(|&one| u16::from(one.row().spaces) == LARGE_SPACES)
            .filter(|&one| self.copies_left(one) > 0 && !board.owns(one))
            .count() as u16;
        let by_large = large.min(left / LARGE_SPACES);
        let purchases = by_large + left - by_large * LARGE_SPACES;
        EndDistance {
            reason: EndReason::City,
            seat: Some(seat),
            left,
            rounds: Some(purchases + u16::from(self.is_played(Role::Builder))),
        }
    }

    /// Whether the role's phase of this round is over.
    fn is_played(&self, role: Role) -> bool {
        let is_taken = self
            .cards()
            .any(|card| card.role() == role && self.card_taker(card).is_some());
        is_taken && self.phase().is_none_or(|phase| phase.role != role)
    }
}
