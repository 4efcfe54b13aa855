//! From points to what a seat plays for.

use tabletop::{PerSeat, Score, Seat, win_shares};

/// What a seat plays for: its share of the win, mixed with its lead over the best rival. The lead gives the search a
/// slope to climb when the win is far away or has long been decided. Payoffs are between 0 and 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Payoff {
    /// The weight of the win share, 0 to 1; the rest goes to the lead.
    pub win: f32,
    /// The lead in points at which the lead counts for three quarters of its maximum.
    pub lead_scale: f32,
}

impl Default for Payoff {
    fn default() -> Self {
        Self {
            win: 0.7,
            lead_scale: 12.0,
        }
    }
}

impl Payoff {
    /// The payoffs of final scores.
    #[must_use]
    pub fn of_scores(self, scores: &PerSeat<Score>, seat_count: usize) -> PerSeat<f32> {
        let shares = win_shares(scores, seat_count);
        let points =
            PerSeat::from_fn(|seat| scores[seat].points as f32 + 0.01 * scores[seat].tie_break as f32);
        self.of(&shares, &points, seat_count)
    }

    /// The payoffs of expected points that may still go wrong by about `spread` points for each seat.
    #[must_use]
    pub fn of_points(self, points: &PerSeat<f32>, spread: f32, seat_count: usize) -> PerSeat<f32> {
        let shares = shares(points, spread, seat_count);
        self.of(&shares, points, seat_count)
    }

    /// The payoffs of expected win shares and points.
    #[must_use]
    pub fn of(self, shares: &PerSeat<f32>, points: &PerSeat<f32>, seat_count: usize) -> PerSeat<f32> {
        let mut payoffs = PerSeat::default();
        for seat in Seat::all(seat_count) {
            let rival = Seat::all(seat_count)
                .filter(|&rival| rival != seat)
                .map(|rival| points[rival])
                .fold(f32::NEG_INFINITY, f32::max);
            // 0.55 = half the logarithm of 3: at `lead_scale` the lead counts 0.75.
            let lead = 0.5 + 0.5 * (0.55 * (points[seat] - rival) / self.lead_scale).tanh();
            payoffs[seat] = self.win * shares[seat] + (1.0 - self.win) * lead;
        }
        payoffs
    }
}

/// Win shares of expected points with this spread: a soft maximum.
#[must_use]
fn shares(points: &PerSeat<f32>, spread: f32, seat_count: usize) -> PerSeat<f32> {
    let best = points
        .first(seat_count)
        .iter()
        .copied()
        .fold(f32::NEG_INFINITY, f32::max);
    let mut shares = PerSeat::default();
    let mut sum = 0.0;
    for seat in Seat::all(seat_count) {
        shares[seat] = ((points[seat] - best) / spread.max(0.1)).exp();
        sum += shares[seat];
    }
    for seat in Seat::all(seat_count) {
        shares[seat] /= sum;
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn payoffs_rise_with_wins_and_leads() {
        let payoff = Payoff::default();
        let score = |points: i32| Score { points, tie_break: 0 };
        let close = payoff.of_scores(
            &PerSeat::from_fn(|seat| score([40, 39, 0, 0, 0][seat.index()])),
            2,
        );
        let far = payoff.of_scores(
            &PerSeat::from_fn(|seat| score([60, 39, 0, 0, 0][seat.index()])),
            2,
        );
        let [first, second] = [Seat::new(0), Seat::new(1)];
        assert!(far[first] > close[first] && close[first] > close[second] && close[second] > far[second]);
        assert!(far[first] <= 1.0 && far[second] >= 0.0);
    }

    #[test]
    fn a_wide_spread_leaves_everybody_a_share() {
        let points = PerSeat::from_fn(|seat| [30.0, 20.0, 20.0, 0.0, 0.0][seat.index()]);
        let sure = shares(&points, 1.0, 3);
        let open = shares(&points, 20.0, 3);
        assert!(sure[Seat::new(0)] > 0.99 && open[Seat::new(0)] < 0.5);
        assert!((open.first(3).iter().sum::<f32>() - 1.0).abs() < 1e-5);
    }
}
