//! How long a search thinks and how it explores.

use std::time::Duration;

/// When a search stops. Searches with a budget of iterations answer equal questions equally and look at no clock; if a
/// time is given too, it ends the search early on a slow or busy machine.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// Simulations for one decision, over all worlds and threads; with 0 the table after each move is valued once, and
    /// nothing beyond it is looked at.
    pub iterations: u32,
    /// The longest time for one decision, everything included. A tenth of it is kept in reserve, and no simulation begins
    /// that would end after it if it took as long as the longest one so far.
    pub time: Option<Duration>,
}

impl Budget {
    /// This many simulations.
    #[must_use]
    pub const fn iterations(iterations: u32) -> Self {
        Self {
            iterations,
            time: None,
        }
    }

    /// As many simulations as fit into this time.
    #[must_use]
    pub const fn time(time: Duration) -> Self {
        Self {
            iterations: u32::MAX,
            time: Some(time),
        }
    }

    /// The same number of simulations, but no longer than this.
    #[must_use]
    pub const fn within(mut self, time: Duration) -> Self {
        self.time = Some(time);
        self
    }
}

/// How a search explores. docs/bot-writers/experiments.md lists what was tried; most of those matches are too short to
/// tell neighbouring numbers apart.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    /// When it stops.
    pub budget: Budget,
    /// How much a move's weight counts against what was found about it (the constant of PUCT).
    pub exploration: f32,
    /// How much worse than its node a move is assumed to be before it has been tried, as a payoff.
    pub first_play_urgency: f32,
    /// How sharply the weights of moves count: they are raised to this power.
    pub sharpness: f32,
    /// Moves that a node looks at after `n` visits: `width × (n + 1)^widening`, likeliest first.
    pub width: f32,
    /// See `width`; 0.5 is the square root.
    pub widening: f32,
    /// Outcomes of chance that a move has after `n` visits: `chance_width × n^chance_widening`, at least 1.
    pub chance_width: f32,
    /// See `chance_width`.
    pub chance_widening: f32,
    /// Fillings of what the view hides; each gets a tree of its own and an equal part of the budget.
    pub worlds: u32,
    /// Trees that grow at the same time, at most one for each world.
    pub threads: usize,
    /// Nodes that one tree may hold; beyond that it only becomes more certain of what it has.
    pub node_count_max: usize,
    /// Whether a tree is kept for the next decision of the same game.
    pub reuse: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            budget: Budget::iterations(1_000),
            exploration: 0.5,
            first_play_urgency: 0.05,
            sharpness: 1.0,
            width: 3.0,
            widening: 0.4,
            chance_width: 1.0,
            chance_widening: 0.4,
            worlds: 1,
            threads: 1,
            node_count_max: 200_000,
            reuse: false,
        }
    }
}

impl Settings {
    /// A search that goes deep rather than wide: its guide's values differ little from move to move, and the effort
    /// that it does not spend on exploring goes to the better ones. Puerto Rico's bots play like this.
    #[must_use]
    pub fn deep() -> Self {
        Self {
            exploration: 0.06,
            first_play_urgency: 0.0,
            ..Self::default()
        }
    }
}
