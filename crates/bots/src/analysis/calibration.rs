//! How sure estimates may be: corrections that were measured on many games by the example `calibration`.
//!
//! A search finds more for the seat that it thinks for than for the rivals, and a network is surer of itself than it has
//! reason to be. Which way the moves rank is not touched by that, but the share that a person is shown should come true.

use tabletop::{PerSeat, Seat};

/// How the estimates of one kind of table are corrected.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Calibration {
    /// The temperature of the curve: shares are raised to the power of 1 divided by this, so that they are less sure the
    /// higher it is; 1 leaves them as they are.
    pub curve: f32,
    /// The correction of a move's share.
    pub moves: Correction,
}

/// A correction of a seat's own share: on the scale of log-odds, it is multiplied by `slope`, then `offset` is added.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Correction {
    /// Below 1, shares are drawn to one half.
    pub slope: f32,
    /// Below 0, shares are lowered: the search was too hopeful for the seat.
    pub offset: f32,
}

impl Calibration {
    /// Estimates are shown as they were found.
    pub const NONE: Self = Self::new(1.0, 1.0, 0.0);

    /// With this temperature, and this slope and offset.
    #[must_use]
    pub const fn new(curve: f32, slope: f32, offset: f32) -> Self {
        Self {
            curve,
            moves: Correction { slope, offset },
        }
    }
}

impl Correction {
    /// The corrected share, 0 to 1. What is certain stays so.
    #[must_use]
    pub fn of(self, share: f32) -> f32 {
        if share <= 0.0 || share >= 1.0 || self == Calibration::NONE.moves {
            return share;
        }
        let odds = self.slope * (share / (1.0 - share)).ln() + self.offset;
        (1.0 + (-odds).exp()).recip()
    }

    /// All shares after the seat's own is corrected; what it gains or loses is divided among the rivals in proportion to
    /// theirs, so that the shares still add up to 1.
    #[must_use]
    pub fn of_all(self, shares: &PerSeat<f32>, seat: Seat) -> PerSeat<f32> {
        let own = self.of(shares[seat]);
        let rivals = 1.0 - shares[seat];
        if rivals <= 0.0 || own == shares[seat] {
            return *shares;
        }
        let factor = (1.0 - own) / rivals;
        let mut corrected = PerSeat(shares.0.map(|share| share * factor));
        corrected[seat] = own;
        corrected
    }
}

/// Shares that are less sure, the higher the temperature; they add up to 1 again.
pub(super) fn softened(shares: PerSeat<f32>, temperature: f32) -> PerSeat<f32> {
    if temperature == 1.0 {
        return shares;
    }
    let raised = PerSeat(shares.0.map(|share| share.max(0.0).powf(temperature.recip())));
    let sum: f32 = raised.0.iter().sum();
    match sum > 0.0 {
        true => PerSeat(raised.0.map(|share| share / sum)),
        false => shares,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn softened_shares_keep_their_order_and_add_up_to_1() {
        let shares = PerSeat([0.7, 0.2, 0.1, 0.0, 0.0]);
        let soft = softened(shares, 1.3);
        assert!((soft.0.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!(soft.0[0] < 0.7 && soft.0[0] > soft.0[1] && soft.0[1] > 0.2 && soft.0[2] > 0.1);
        assert_eq!(soft.0[3], 0.0);
        assert_eq!(softened(shares, 1.0), shares);
    }

    #[test]
    fn corrected_shares_keep_the_order_of_moves_and_add_up_to_1() {
        let correction = Correction {
            slope: 0.7,
            offset: -0.4,
        };
        let mut last = -1.0;
        for step in 0..=100u8 {
            let own = f32::from(step) / 100.0;
            let shares = PerSeat([own, (1.0 - own) * 0.75, (1.0 - own) * 0.25, 0.0, 0.0]);
            let corrected = correction.of_all(&shares, Seat::FIRST);
            assert!((corrected.0.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{own}");
            assert!(corrected.0[0] > last, "{own}");
            assert!((corrected.0[1] - 3.0 * corrected.0[2]).abs() < 1e-5, "{own}");
            last = corrected.0[0];
        }
        for certain in [0.0, 1.0] {
            let shares = PerSeat([certain, 1.0 - certain, 0.0, 0.0, 0.0]);
            assert_eq!(correction.of_all(&shares, Seat::FIRST), shares);
        }
        let none = Calibration::NONE.moves;
        assert!((none.of(0.3) - 0.3).abs() < 1e-6);
    }
}
