//! How long the game will last: the measure of every investment.

use crate::puerto_rico::worth::position::Position;
use crate::puerto_rico::worth::weights::{Weight, Weights};

/// Estimates of what is still to come.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Horizon {
    /// Rounds still to come, including the rest of the current one as a fraction.
    pub rounds: f32,
    /// Points that a doubloon will bring.
    pub doubloon: f32,
    /// Workers that a seat will still get.
    pub workers: f32,
}

impl Horizon {
    /// The nearest of the three ends of the game, each extrapolated from its component.
    pub fn of(position: &Position, weights: &Weights) -> Self {
        let seats = position.seat_count as f32;
        let rest = f32::from(position.picks_left) / f32::from(position.picks);
        if position.ending {
            return Self::after(rest, 0.0, weights);
        }
        let boards = &position.boards[..position.seat_count];
        let workers_left = f32::from(position.worker_supply);
        let mayor_phases = workers_left / (seats + weights[Weight::WorkersBeyondSeats]) + 0.5;
        let by_workers = mayor_phases / weights[Weight::MayorsPerRound];
        let production: f32 = boards
            .iter()
            .map(|board| {
                puerto_rico::Good::ALL
                    .iter()
                    .map(|good| f32::from(board.production(*good)))
                    .sum::<f32>()
            })
            .sum();
        let chips_per_round = weights[Weight::ShippedShare] * (production + seats);
        let by_points = f32::from(position.pool) / chips_per_round;
        let fullest = boards.iter().map(|board| board.city).max().unwrap_or(0);
        let by_city = f32::from(12 - fullest.min(12)) / weights[Weight::SpacesPerRound];
        // A soft minimum: the nearest end counts, and another one close behind brings it nearer still.
        let power = |rounds: f32| (rounds + 0.5).powi(-4);
        let ends = power(by_workers) + power(by_points) + power(by_city);
        let rounds = (ends.powf(-0.25) - 0.5).max(0.0) + 0.5 * rest;
        Self::after(rounds, workers_left / seats, weights)
    }

    fn after(rounds: f32, workers: f32, weights: &Weights) -> Self {
        let spendable = 1.0 - (-rounds / weights[Weight::DoubloonFade]).exp();
        Self {
            rounds,
            doubloon: weights[Weight::DoubloonFloor] + weights[Weight::Doubloon] * spendable,
            workers,
        }
    }
}
