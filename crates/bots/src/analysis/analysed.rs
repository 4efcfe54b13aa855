//! What a game provides so that its decisions can be analysed.

use tabletop::{FastRandom, PerSeat, Seat};

use crate::HasBots;
use crate::analysis::calibration::Calibration;
use crate::analysis::facts::{Facts, Of};
use crate::analysis::measure::{Counts, Measure};
use crate::search::Guide;

/// How much work goes into one decision. Counts, not times: equal efforts give equal answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// Simulations of the search that finds out which moves are worth comparing.
    pub scan: u32,
    /// Fillings of what is hidden in which the moves are compared; the same ones for all moves.
    pub worlds: u32,
    /// Simulations after each move in each world.
    pub each: u32,
}

/// What has to be known of a decision to tell the reasons for its moves.
#[derive(Clone, Copy, Default, Debug)]
pub struct Asked {
    /// What a move says by itself, so that it is no reason for it.
    pub plain: &'static [Of],
    /// Whether a move begins the whole of what is played through, such as the phase of a role: all of it is then what the
    /// move brings, not only what it does at once.
    pub begins: bool,
    /// Whether to compare its moves only with each other, not with the current position: each of them rearranges everything
    /// the seat has, or most of what follows would happen anyway.
    pub only_compares: bool,
}

/// A game whose decisions can be analysed. The defaults suit a small game of single decisions.
pub trait Analysed: HasBots {
    /// The game's knowledge.
    type Guide: Guide<Self> + Clone;

    /// The effort of a hint: a second or two on a slow core.
    const HINT: Effort = Effort {
        scan: 400,
        worlds: 8,
        each: 40,
    };
    /// The effort of the first look at each decision of a finished game.
    const REVIEW: Effort = Effort {
        scan: 60,
        worlds: 3,
        each: 12,
    };

    /// How often the phase or round in progress is played to its end to say how the seats stand.
    const SAMPLES: u32 = 32;

    /// The game's knowledge with payoffs that are purely shares of the win.
    fn share_guide() -> Self::Guide;

    /// How estimates at tables like this one are corrected, so that they come true: measured by the example
    /// `calibration`. It looks only at what every seat knows, such as the setup.
    fn calibration(&self) -> Calibration {
        Calibration::NONE
    }

    /// Whether a review looks at this seat's open decision: small answers that hardly matter are left out.
    fn is_reviewed(&self, seat: Seat) -> bool {
        self.turn().asks(seat)
    }

    /// Whether `later`, reached through the seat's own answers to what is asked here, asks it for another part of the
    /// same move: some decisions are made in small steps.
    fn goes_on(&self, _later: &Self, _seat: Seat) -> bool {
        false
    }

    /// Plays on with quick answers until what the last move began is over: a role's phase, a round. Returns what chance
    /// gives each seat in the meantime and nobody can know before: it is not told by its kind.
    fn play_through(&mut self, _guide: &mut Self::Guide, _random: &mut FastRandom) -> PerSeat<Facts> {
        PerSeat::default()
    }

    /// Plays on with quick answers to the seat's next choice of what to begin, for what a move makes possible.
    fn play_on(&mut self, _seat: Seat, _guide: &mut Self::Guide, _random: &mut FastRandom) {}

    /// Numbers about the seat, of which the reasons for a move are made; `unseen` is what chance has given it in this
    /// line of play.
    fn facts(&self, seat: Seat, _unseen: &Facts) -> Facts {
        let mut facts = Facts::default();
        facts.add(Of::Points, self.scores()[seat].points as f32);
        facts
    }

    /// What has to be known of the open decision to tell the reasons for its moves.
    fn asks(&self) -> Asked {
        Asked::default()
    }

    /// About how many rounds are still to come.
    fn rounds_left(&self) -> f32 {
        0.0
    }

    /// Whether the end of the game has been triggered.
    fn is_ending(&self) -> bool {
        false
    }

    /// What the seat has.
    fn counts(&self, seat: Seat) -> Counts {
        let mut counts = Counts::default();
        counts[Measure::Points] = self.scores()[seat].points as i16;
        counts
    }

    /// Points that each seat can expect at the end, according to the greedy bot's evaluation.
    fn prospects(&self) -> PerSeat<f32> {
        let scores = self.scores();
        PerSeat::from_fn(|seat| scores[seat].points as f32)
    }
}
