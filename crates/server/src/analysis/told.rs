//! What an analysis found, in the words of the wire. Beside the bots the one place of the server where games are named.

use bots::analysis::{Analysed, Counts, Hint, Judged, Review as Looks, VERSION, hints};
use protocol::{
    AnyGame, CurvePoint, HintGain, HintMove, Measure, Mistake, Move, Playing, Review, RivalGain, WireGame,
};
use tabletop::{Entry, PerSeat, Seat, win_shares};

use crate::bot::{altiplano_answer, puerto_rico_answer};

/// The version of stored reviews: another one is computed anew.
pub const REVIEW_VERSION: u32 = VERSION;

/// How many decisions of a seat a review marks.
const MISTAKE_COUNT_MAX: usize = 5;

/// The part of the win that a decision must have cost to be marked: less is within what an estimate may be wrong.
const MISTAKE_MIN: f32 = 0.01;

/// The best answers of a seat that is asked; nothing when `stop` says that nobody waits for them.
pub(super) fn look(game: &AnyGame, seat: Seat, stop: &dyn Fn() -> bool) -> Option<Vec<HintMove>> {
    match game {
        AnyGame::PuertoRico(playing) => best(playing, seat, stop, puerto_rico_answer),
        AnyGame::Altiplano(playing) => best(playing, seat, stop, altiplano_answer),
    }
}

fn best<G: WireGame + Analysed>(
    playing: &Playing<G>,
    seat: Seat,
    stop: &dyn Fn() -> bool,
    answer: impl Fn(&G, Seat, &[G::Action]) -> Option<Move>,
) -> Option<Vec<HintMove>> {
    let state = playing.state();
    let found = hints::<G>(seat, &state.view(Some(seat)), G::HINT, stop)?;
    let told = |hint: Hint<G::Action>| {
        Some(HintMove {
            answer: answer(state, seat, &hint.actions)?,
            shares: shares(&hint.shares, state.seat_count()),
            gains: gains(&hint.gains),
            rival: hint.rival.map(|(rival, counts)| RivalGain {
                seat: rival.into(),
                gains: gains(&counts),
            }),
        })
    };
    Some(found.into_iter().filter_map(told).collect())
}

/// A review under way, whichever game it is.
#[derive(Debug)]
pub(super) enum AnyReview {
    PuertoRico(Box<(Playing<puerto_rico::State>, Looks<puerto_rico::State>)>),
    Altiplano(Box<(Playing<altiplano::State>, Looks<altiplano::State>)>),
}

impl AnyReview {
    pub fn new(game: AnyGame) -> Self {
        fn begun<G: WireGame + Analysed>(playing: Playing<G>) -> Box<(Playing<G>, Looks<G>)> {
            let looks = Looks::new(playing.start(), playing.record());
            Box::new((playing, looks))
        }
        match game {
            AnyGame::PuertoRico(playing) => Self::PuertoRico(begun(playing)),
            AnyGame::Altiplano(playing) => Self::Altiplano(begun(playing)),
        }
    }

    /// Looks at one more decision; says whether there is another one.
    pub fn step(&mut self, stop: &dyn Fn() -> bool) -> bool {
        match self {
            Self::PuertoRico(review) => review.1.step(stop),
            Self::Altiplano(review) => review.1.step(stop),
        }
    }

    pub fn progress(&self) -> (usize, usize) {
        match self {
            Self::PuertoRico(review) => review.1.progress(),
            Self::Altiplano(review) => review.1.progress(),
        }
    }

    /// What was found, complete.
    pub fn told(&self) -> Review {
        match self {
            Self::PuertoRico(review) => reviewed(&review.0, &review.1),
            Self::Altiplano(review) => reviewed(&review.0, &review.1),
        }
    }
}

fn reviewed<G: WireGame + Analysed>(playing: &Playing<G>, looks: &Looks<G>) -> Review {
    let seat_count = playing.state().seat_count();
    let rounds = rounds(playing);
    let round = |place: usize| rounds.get(place).copied().unwrap_or(0);
    let mut curve: Vec<CurvePoint> = looks
        .judged()
        .iter()
        .map(|judged| CurvePoint {
            step: judged.place as u32,
            round: round(judged.place),
            shares: shares(&judged.after_best, seat_count),
        })
        .collect();
    curve.push(CurvePoint {
        step: playing.record().entries.len() as u32,
        round: playing.state().round(),
        shares: shares(&win_shares(&playing.state().scores(), seat_count), seat_count),
    });
    let mut mistakes = Vec::new();
    for seat in Seat::all(seat_count) {
        let mut own: Vec<&Judged<G::Action>> = looks
            .judged()
            .iter()
            .filter(|judged| judged.seat == seat && judged.cost() >= MISTAKE_MIN)
            .collect();
        own.sort_by(|one, other| other.cost().total_cmp(&one.cost()));
        let own = own.into_iter().take(MISTAKE_COUNT_MAX);
        mistakes.extend(own.map(|judged| Mistake {
            seat: seat.into(),
            step: judged.place as u32,
            round: round(judged.place),
            played: judged.played.iter().copied().map(G::wire_action).collect(),
            better: judged.best.iter().copied().map(G::wire_action).collect(),
            played_share: rounded(judged.after_played[seat]),
            better_share: rounded(judged.after_best[seat]),
        }));
    }
    let (done, of) = looks.progress();
    Review {
        ready: true,
        done: done as u32,
        of: of as u32,
        curve,
        mistakes,
    }
}

/// The round before each entry of the record, undone ones included.
fn rounds<G: WireGame>(playing: &Playing<G>) -> Vec<u8> {
    let entries = &playing.record().entries;
    let mut rounds = vec![0; entries.len()];
    let mut state = playing.start().clone();
    for place in playing.record().standing().unwrap_or_default() {
        rounds[place] = state.round();
        match entries[place] {
            Entry::Seat(seat, action) => state.apply_unchecked(seat, action, &mut ()),
            Entry::Chance(outcome) => state.resolve_unchecked(outcome, &mut ()),
            Entry::Undo { .. } => {}
        }
    }
    rounds
}

fn shares(shares: &PerSeat<f32>, seat_count: usize) -> Vec<f32> {
    shares.first(seat_count).iter().copied().map(rounded).collect()
}

/// Four digits are more than an estimate is worth.
fn rounded(share: f32) -> f32 {
    (share.clamp(0.0, 1.0) * 1e4).round() / 1e4
}

fn gains(counts: &Counts) -> Vec<HintGain> {
    counts
        .iter()
        .map(|(of, amount)| HintGain {
            of: measure(of),
            amount,
        })
        .collect()
}

fn measure(measure: bots::analysis::Measure) -> Measure {
    use bots::analysis::Measure as Of;
    match measure {
        Of::Points => Measure::Points,
        Of::Doubloons => Measure::Doubloons,
        Of::Coins => Measure::Coins,
        Of::Goods => Measure::Goods,
        Of::Production => Measure::Production,
        Of::Workers => Measure::Workers,
        Of::Plantations => Measure::Plantations,
        Of::Buildings => Measure::Buildings,
        Of::Stored => Measure::Stored,
        Of::Carts => Measure::Carts,
        Of::Houses => Measure::Houses,
        Of::Boats => Measure::Boats,
        Of::Orders => Measure::Orders,
        Of::Extensions => Measure::Extensions,
        Of::Road => Measure::Road,
    }
}
