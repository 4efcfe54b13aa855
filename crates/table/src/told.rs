//! What an analysis found, in the words of the wire.

use std::fmt::Debug;
use std::str::FromStr;

use bots::analysis::{Analysed, Counts, Hint, Judged, Review as Looks, VERSION, Why, hints, reasons};
use protocol::{
    AnyGame, CurvePoint, HintGain, HintMove, Listed, Measure, Mistake, Move, Part, Playing, Reason,
    ReasonKind, Review, RivalGain, SameAs, WireGame, each_game,
};
use serde::Serialize;
use tabletop::{Entry, PerSeat, Seat, win_shares};

/// The version of stored reviews: another one is recomputed.
pub const REVIEW_VERSION: u32 = VERSION;

/// The best answers for a seat that is asked; `None` when `stop` says that nobody is waiting for them.
pub fn look(game: &AnyGame, seat: Seat, stop: &dyn Fn() -> bool) -> Option<Vec<HintMove>> {
    each_game!(game, playing => best(playing, seat, stop))
}

fn best<G: Listed + Analysed>(
    playing: &Playing<G>,
    seat: Seat,
    stop: &dyn Fn() -> bool,
) -> Option<Vec<HintMove>> {
    let state = playing.state();
    let found = hints::<G>(seat, &state.watched(Some(seat)), G::HINT, stop)?;
    let told = |hint: Hint<G::Action>| {
        let mut parts = state.parts(seat, &hint.actions).into_iter();
        Some(HintMove {
            answer: Move::of(parts.next()?),
            more: parts.filter_map(named::<G>).collect(),
            shares: shares(&hint.shares, state.seat_count()),
            gains: gains(&hint.gains),
            promise: (hint.promise * 10.0).round() / 10.0,
            rival: hint.rival.map(|(rival, counts)| RivalGain {
                seat: rival.into(),
                gains: gains(&counts),
            }),
            reasons: hint.why.reasons.iter().map(reason::<G>).collect(),
            same_as: hint.why.same_as.as_ref().map(same),
        })
    };
    Some(found.into_iter().filter_map(told).collect())
}

/// An answer with what speaks for it, compared with the others it is weighed against.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Weighed {
    /// The answer in parts.
    pub parts: Vec<Move>,
    /// What speaks for it.
    pub reasons: Vec<Reason>,
    /// An answer before it that comes to the same.
    pub same_as: Option<SameAs>,
}

/// What speaks for each of these answers, in notation, to what a seat is asked; `shares` are its shares of the win after
/// them.
///
/// # Errors
/// The seat is not asked, or an answer is not legal.
pub fn weigh(game: &AnyGame, seat: Seat, answers: &[String], shares: &[f32]) -> Result<Vec<Weighed>, String> {
    each_game!(game, playing => weighed(playing, seat, answers, shares))
}

fn weighed<G: Listed + Analysed>(
    playing: &Playing<G>,
    seat: Seat,
    answers: &[String],
    shares: &[f32],
) -> Result<Vec<Weighed>, String> {
    let state = playing.state();
    if !state.turn().asks(seat) || shares.len() != answers.len() {
        return Err("the seat is not asked, or there are not as many shares as answers".to_owned());
    }
    let mut actions = Vec::with_capacity(answers.len());
    for answer in answers {
        let action: G::Action =
            (answer.parse()).map_err(|error: <G::Action as FromStr>::Err| format!("`{answer}`: {error}"))?;
        if state.check(seat, action).is_err() {
            return Err(format!("`{answer}` is not legal here"));
        }
        actions.push([action]);
    }
    let moves: Vec<&[G::Action]> = actions.iter().map(|action| &action[..]).collect();
    let whys = reasons::<G>(seat, &state.watched(Some(seat)), &moves, shares);
    let told = |(action, why): (&&[G::Action], Why)| Weighed {
        parts: (state.parts(seat, action).into_iter())
            .filter_map(named::<G>)
            .collect(),
        reasons: why.reasons.iter().map(reason::<G>).collect(),
        same_as: why.same_as.as_ref().map(same),
    };
    Ok(moves.iter().zip(whys).map(told).collect())
}

fn same(same: &bots::analysis::SameAs) -> SameAs {
    SameAs {
        place: same.place as u8,
        differs_later: same.differs_later,
    }
}

/// A reason with its sentence.
fn reason<G: Listed>(reason: &bots::analysis::Reason) -> Reason {
    use bots::analysis::ReasonKind as Kind;
    let kind = match reason.kind {
        Kind::Earns => ReasonKind::Earns,
        Kind::Enables => ReasonKind::Enables,
        Kind::Helps => ReasonKind::Helps,
        Kind::Denies => ReasonKind::Denies,
        Kind::Ends => ReasonKind::Ends,
    };
    Reason {
        kind,
        seat: reason.seat.into(),
        said: G::reason(reason),
    }
}

/// What speaks for the better move of a decision, compared with the one that was played, as the seat saw the table.
fn better<G: Listed + Analysed>(table: &G, judged: &Judged<G::Action>) -> Vec<Reason> {
    let seat = judged.seat;
    let shares = [judged.after_best[seat], judged.after_played[seat]];
    let moves = [&judged.best[..], &judged.played[..]];
    let whys = reasons::<G>(seat, &table.watched(Some(seat)), &moves, &shares);
    let best = whys.into_iter().next().unwrap_or_default();
    best.reasons.iter().map(reason::<G>).collect()
}

/// A part of a move that is only described: it is not offered yet, or no longer.
pub(crate) fn named<G: Listed>(part: Part<G::Action, G::Plan>) -> Option<Move> {
    match part {
        Part::Action(action) => serde_json::to_value(action).ok().map(Move::Action),
        plan @ Part::Plan(_) => Some(Move::of(plan)),
    }
}

/// A review under way, whichever game it is.
pub trait AnyReview: Debug + Send {
    /// Looks at one more decision; returns whether there is another one.
    fn step(&mut self, stop: &dyn Fn() -> bool) -> bool;
    /// How many looks are done, and how many there are.
    fn progress(&self) -> (usize, usize);
    /// The complete findings.
    fn told(&self) -> Review;
}

/// The review of a finished game.
pub fn review(game: AnyGame) -> Box<dyn AnyReview> {
    fn begun<G: Listed + Analysed>(playing: Playing<G>) -> Box<dyn AnyReview> {
        let looks = Looks::new(playing.start(), playing.record());
        Box::new(Begun { playing, looks })
    }
    each_game!(game, playing => begun(playing))
}

#[derive(Debug)]
struct Begun<G: Listed + Analysed> {
    playing: Playing<G>,
    looks: Looks<G>,
}

impl<G: Listed + Analysed> AnyReview for Begun<G> {
    fn step(&mut self, stop: &dyn Fn() -> bool) -> bool {
        self.looks.step(stop)
    }

    fn progress(&self) -> (usize, usize) {
        self.looks.progress()
    }

    fn told(&self) -> Review {
        reviewed(&self.playing, &self.looks)
    }
}

fn reviewed<G: Listed + Analysed>(playing: &Playing<G>, looks: &Looks<G>) -> Review {
    let seat_count = playing.state().seat_count();
    let tables = tables(playing);
    let round = |place: usize| tables.get(place).map_or(0, WireGame::round);
    let moved = |seat: Seat, place: usize, actions: &[G::Action]| {
        let parts = tables.get(place).map(|table| table.parts(seat, actions));
        parts.into_iter().flatten().filter_map(named::<G>).collect()
    };
    let mut curve: Vec<CurvePoint> = looks
        .judged()
        .iter()
        .map(|judged| CurvePoint {
            step: judged.place as u32,
            round: round(judged.place),
            shares: shares(&judged.before, seat_count),
        })
        .collect();
    curve.push(CurvePoint {
        step: playing.record().entries.len() as u32,
        round: playing.state().round(),
        shares: shares(&win_shares(&playing.state().scores(), seat_count), seat_count),
    });
    let mut mistakes = Vec::new();
    for seat in Seat::all(seat_count) {
        mistakes.extend(looks.mistakes(seat).into_iter().map(|judged| {
            Mistake {
                seat: seat.into(),
                step: judged.place as u32,
                round: round(judged.place),
                played: moved(seat, judged.place, &judged.played),
                better: moved(seat, judged.place, &judged.best),
                played_share: rounded(judged.after_played[seat]),
                better_share: rounded(judged.after_best[seat]),
                reasons: tables
                    .get(judged.place)
                    .map_or_else(Vec::new, |table| better(table, judged)),
            }
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

/// The table before each entry of the record; for entries that were taken back, the table as it ended up.
fn tables<G: Listed>(playing: &Playing<G>) -> Vec<G> {
    let entries = &playing.record().entries;
    let mut state = playing.start().clone();
    let mut tables = Vec::with_capacity(entries.len());
    for place in playing.record().standing().unwrap_or_default() {
        tables.resize(place + 1, state.clone());
        match entries.get(place) {
            Some(&Entry::Seat(seat, action)) => state.apply_unchecked(seat, action, &mut ()),
            Some(&Entry::Chance(outcome)) => state.resolve_unchecked(outcome, &mut ()),
            Some(Entry::Undo { .. }) | None => {}
        }
    }
    tables.resize(entries.len(), state);
    tables
}

pub(crate) fn shares(shares: &PerSeat<f32>, seat_count: usize) -> Vec<f32> {
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
