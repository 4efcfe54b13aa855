//! Final scores, ranks and shares of the win.

use crate::{PerSeat, Seat};

/// What a seat has at the end: points first, then the game's tie-break.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Score {
    /// Victory points.
    pub points: i32,
    /// Compared only among equal points; more is better.
    pub tie_break: i32,
}

/// The place of each seat, 1 for the best. Equal scores share the better place.
#[must_use]
pub fn ranks(scores: &PerSeat<Score>, seat_count: usize) -> PerSeat<u8> {
    PerSeat::from_fn(|seat| {
        if seat.index() >= seat_count {
            return 0;
        }
        let better = scores
            .first(seat_count)
            .iter()
            .filter(|other| **other > scores[seat])
            .count();
        better as u8 + 1
    })
}

/// Each seat's share of the win: 1 for a sole winner, an equal part for each of several.
#[must_use]
pub fn win_shares(scores: &PerSeat<Score>, seat_count: usize) -> PerSeat<f32> {
    let ranks = ranks(scores, seat_count);
    let winners = Seat::all(seat_count)
        .filter(|&seat| ranks[seat] == 1)
        .count()
        .max(1);
    PerSeat::from_fn(|seat| {
        if ranks[seat] == 1 {
            1.0 / winners as f32
        } else {
            0.0
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scores(values: [(i32, i32); 3]) -> PerSeat<Score> {
        PerSeat::from_fn(|seat| {
            let (points, tie_break) = values.get(seat.index()).copied().unwrap_or_default();
            Score { points, tie_break }
        })
    }

    #[test]
    fn the_tie_break_decides_among_equal_points() {
        let scores = scores([(40, 3), (40, 5), (38, 20)]);
        assert_eq!(ranks(&scores, 3).first(3), [2, 1, 3]);
        assert_eq!(win_shares(&scores, 3).first(3), [0.0, 1.0, 0.0]);
    }

    #[test]
    fn equal_scores_share_the_win() {
        let scores = scores([(40, 3), (40, 3), (38, 20)]);
        assert_eq!(ranks(&scores, 3).first(3), [1, 1, 3]);
        assert_eq!(win_shares(&scores, 3).first(3), [0.5, 0.5, 0.0]);
    }
}
