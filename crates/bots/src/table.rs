//! One game between bots.

use std::time::{Duration, Instant};

use tabletop::{FastRandom, Game, PerSeat, Playout, Score, Seat, Turn, win_shares};

use crate::Bot;

/// How a game between bots went.
#[derive(Clone, Debug)]
pub struct GameReport {
    /// Final scores.
    pub scores: PerSeat<Score>,
    /// Each seat's share of the win.
    pub win_shares: PerSeat<f32>,
    /// The number of each seat's decisions that had more than one legal action.
    pub choices: PerSeat<u32>,
    /// How long each seat's bot thought about them.
    pub thought: PerSeat<Duration>,
    /// The longest of those times for one decision.
    pub longest: PerSeat<Duration>,
}

/// Plays a game to its end; `bots[i]` has seat *i*. Draw number *k* of chance depends only on `chance_seed`, *k* and
/// the weights of its outcomes, so that bots can be compared on equal chance.
///
/// # Errors
/// If the setup is impossible.
///
/// # Panics
/// If a bot answers with an action that is not legal, which is a bug in the bot.
pub fn play_game<G: Game>(
    setup: &G::Setup,
    bots: &mut [Box<dyn Bot<G>>],
    chance_seed: u64,
) -> Result<GameReport, G::SetupError> {
    let mut game = G::new(setup)?;
    let mut buffers = Playout::<G>::with_capacity(64);
    let mut draws = 0u64;
    let mut choices = PerSeat::<u32>::default();
    let mut thought = PerSeat::<Duration>::default();
    let mut longest = PerSeat::<Duration>::default();
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = buffers.draw(&game, &mut chance_at(chance_seed, draws));
                draws += 1;
                game.resolve_unchecked(outcome, &mut ());
            }
            Turn::Seats(seats) => {
                let Some(seat) = seats.first() else { break };
                buffers.actions.clear();
                game.legal(seat, &mut buffers.actions);
                let action = if let [only] = buffers.actions[..] {
                    only
                } else {
                    let view = game.watched(Some(seat));
                    let start = Instant::now();
                    let action = bots[seat.index()].decide(seat, &view, &buffers.actions);
                    let time = start.elapsed();
                    choices[seat] += 1;
                    thought[seat] += time;
                    longest[seat] = longest[seat].max(time);
                    action
                };
                game.apply(seat, action, &mut ())
                    .unwrap_or_else(|refusal| panic!("the bot of {seat:?} played {action}: {refusal:?}"));
            }
        }
    }
    let scores = game.scores();
    Ok(GameReport {
        scores,
        win_shares: win_shares(&scores, game.seat_count()),
        choices,
        thought,
        longest,
    })
}

/// The randomness for draw number `draws` of a game; it does not depend on what was drawn before.
pub(crate) fn chance_at(chance_seed: u64, draws: u64) -> FastRandom {
    FastRandom::new(chance_seed ^ draws.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

/// A seed for a seat's bot, different for every seat and game in both halves: the upper one is the bot's character,
/// which weak levels keep throughout a game.
#[must_use]
pub fn bot_seed(game_seed: u64, seat: Seat) -> u64 {
    FastRandom::new(game_seed ^ ((seat.index() as u64 + 1) << 56)).bits()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_seat_and_game_has_a_character_of_its_own() {
        let seeds = (0..100).flat_map(|game| (0..5).map(move |seat| bot_seed(game, Seat::new(seat))));
        let characters: BTreeSet<u64> = seeds.map(|seed| seed >> 32).collect();
        assert_eq!(characters.len(), 500);
    }
}
