//! One game among equal bots, with what was estimated along the way.

use bots::analysis::{Analysed, HINT_COUNT_MAX, assess, standing};
use bots::{Bot, HasBots};
use tabletop::{FastRandom, PerSeat, Playout, Seat, Turn, win_shares};

use crate::Looks;

/// The estimates of one game.
pub struct Played {
    /// Of the curve: every seat counts.
    pub standings: Vec<Item>,
    /// Of the best move that a hint would show: the seat that is asked counts.
    pub hints: Vec<Item>,
}

/// Estimated shares, and the actual ones at the end.
pub struct Item {
    /// How much of the game was over, 0 to 1.
    pub part: f32,
    pub estimated: Vec<f32>,
    pub result: Vec<f32>,
    /// The seat that counts; all of them if it is `None`.
    pub of: Option<usize>,
}

impl Item {
    /// Pairs of an estimate and its outcome.
    pub fn pairs(&self) -> impl Iterator<Item = (f32, f32)> {
        let all = self.estimated.iter().copied().zip(self.result.iter().copied());
        all.enumerate()
            .filter(|(seat, _)| self.of.is_none_or(|of| of == *seat))
            .map(|(_, pair)| pair)
    }
}

/// A decision of the game that may be looked at.
struct Asked<G> {
    state: G,
    seat: Seat,
}

/// Plays a game, then looks at decisions that are drawn by lot from those that a review looks at.
pub fn play<G: Analysed>(setup: &G::Setup, bot: &str, looks: Looks, seed: u64) -> Result<Played, String> {
    let mut state = G::new(setup).map_err(|_| "no game can be played like this".to_owned())?;
    let seats = state.seat_count();
    let mut random = FastRandom::new(seed);
    let mut playout = Playout::<G>::with_capacity(64);
    let mut bots: Vec<Box<dyn Bot<G>>> = Seat::all(seats)
        .map(|_| <G as HasBots>::bot(bot, random.bits()))
        .collect::<Option<_>>()
        .ok_or_else(|| format!("no bot is called `{bot}`"))?;
    let mut asked: Vec<Asked<G>> = Vec::new();
    let mut legal = Vec::new();
    loop {
        match state.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = playout.draw(&state, &mut random);
                state.resolve_unchecked(outcome, &mut ());
            }
            Turn::Seats(waiting) => {
                let Some(seat) = waiting.first() else { break };
                legal.clear();
                state.legal(seat, &mut legal);
                if legal.len() > 1 && state.is_reviewed(seat) {
                    asked.push(Asked {
                        state: state.clone(),
                        seat,
                    });
                }
                let action = match legal[..] {
                    [only] => only,
                    _ => bots[seat.index()].decide(seat, &state.watched(Some(seat)), &legal),
                };
                state.apply_unchecked(seat, action, &mut ());
            }
        }
    }
    let result = win_shares(&state.scores(), seats).first(seats).to_vec();
    let item = |number: usize, shares: &PerSeat<f32>, of: Option<Seat>| Item {
        part: number as f32 / asked.len() as f32,
        estimated: shares.first(seats).to_vec(),
        result: result.clone(),
        of: of.map(Seat::index),
    };
    let drawn = |count: usize, random: &mut FastRandom| -> Vec<usize> {
        let last = asked.len().saturating_sub(1);
        let one = |_| ((random.fraction() * asked.len() as f32) as usize).min(last);
        (0..count.min(asked.len())).map(one).collect()
    };
    let standings = (drawn(looks.standings, &mut random).into_iter())
        .map(|number| item(number, &standing(&asked[number].state), None))
        .collect();
    let hints = (drawn(looks.hints, &mut random).into_iter())
        .filter_map(|number| {
            let Asked { state, seat } = &asked[number];
            let view = state.watched(Some(*seat));
            let found = assess::<G>(*seat, &view, None, HINT_COUNT_MAX, G::HINT, &|| false)?;
            let best = found.into_iter().next()?;
            Some(item(number, &best.shares, Some(*seat)))
        })
        .collect();
    Ok(Played { standings, hints })
}
