//! Bots at the server's tables.

use bots::analysis::{Analysed, whole_answer};
use bots::{Bot, HasBots};
use protocol::{AnyGame, BotId, BotRow, GameId, Listed, Move, Playing, WireGame, each_game, of_game};
use tabletop::{Game, Seat, Turn};

/// The maximum number of actions that a bot takes in one go; more than any decision needs.
const ACTION_COUNT_MAX: usize = 64;

/// A decision to be made by a bot.
#[derive(Clone, Debug)]
pub struct BotJob {
    /// Which bot.
    pub bot: BotId,
    /// For which seat.
    pub seat: Seat,
    /// In which position.
    pub game: Box<AnyGame>,
    /// The position's version.
    pub version: u32,
    /// The seed for whatever the bot leaves to chance.
    pub seed: u64,
    /// The guest who made the table.
    pub host: String,
    /// Whether only bots sit at the table and nobody watches.
    pub unseen: bool,
    /// How long the bot pauses before its decision, so that the others can follow, in milliseconds.
    pub pause_ms: u64,
}

/// The bots of this game that a new table offers: its levels, or all bots if it has none.
#[must_use]
pub fn offered(game: GameId) -> Vec<BotRow> {
    let has = |bot: &BotId| keys(game).contains(&bot.key()) && is_whole(*bot);
    let row = |bot| BotRow { bot };
    let levels: Vec<BotRow> = BotId::OFFERED.into_iter().filter(has).map(row).collect();
    match levels.is_empty() {
        true => BotId::ALL.into_iter().filter(has).map(row).collect(),
        false => levels,
    }
}

/// Whether the bot plays here as its name promises. The engine of pages has no room for the networks of the highest level:
/// where a table that has one is moved to a page, it plays with the small ones.
fn is_whole(bot: BotId) -> bool {
    bot != BotId::Level7 || cfg!(not(target_arch = "wasm32"))
}

/// The bot for a table of this game when nobody chose one: the usual one, or the best that the game has.
#[must_use]
pub fn usual(game: GameId) -> BotId {
    let offered = offered(game);
    let has_default = offered.iter().any(|row| row.bot == BotId::DEFAULT);
    match offered.last() {
        Some(best) if !has_default => best.bot,
        _ => BotId::DEFAULT,
    }
}

/// The bot that plays for people who are away where nobody chose one: the strongest that a table is offered, so that
/// nobody gains by being stood in for.
#[must_use]
pub fn strongest(game: GameId) -> BotId {
    offered(game).last().map_or(BotId::DEFAULT, |best| best.bot)
}

/// Whether the game has such a bot.
///
/// # Errors
/// A message that says which ones it has.
pub fn check(game: GameId, bot: BotId) -> Result<(), String> {
    known(game.key(), keys(game), bot)
}

fn known(game: &str, keys: &[&str], bot: BotId) -> Result<(), String> {
    match keys.contains(&bot.key()) {
        true => Ok(()),
        false => Err(format!("{game} has no bot `{bot}`; it has: {}", keys.join(", "))),
    }
}

/// The keys of the game's bots.
fn keys(game: GameId) -> &'static [&'static str] {
    of_game!(game, State => State::KEYS)
}

/// What bots bid for each seat of this game.
pub(crate) fn seat_bids(game: &AnyGame) -> &'static [u8] {
    fn bids<G: Listed + HasBots>(playing: &Playing<G>) -> &'static [u8] {
        G::seat_bids(&playing.record().setup)
    }
    each_game!(game, playing => bids(playing))
}

/// Whether the bot searches for up to a second; the others answer at once.
#[must_use]
pub fn searches(bot: BotId) -> bool {
    match bot {
        BotId::Random | BotId::Greedy | BotId::Level1 | BotId::Level2 | BotId::Level3 => false,
        BotId::Level4 | BotId::Level5 | BotId::Level6 | BotId::Level7 => true,
    }
}

/// The bot's decision; `None` when it is not asked. A decision that the rules take in small steps and an
/// interface answers as a whole is made as a whole.
#[must_use]
pub fn decide(job: &BotJob) -> Option<Vec<Move>> {
    each_game!(&*job.game, playing => decided(playing, job))
}

fn decided<G: Listed + HasBots>(_: &Playing<G>, job: &BotJob) -> Option<Vec<Move>> {
    let mut game = (*job.game).clone();
    let mut bot = G::bot(job.bot.key(), job.seed)?;
    let mut moves = Vec::new();
    while moves.len() < ACTION_COUNT_MAX && game.asked().contains(job.seat) {
        let first_step = moves.is_empty();
        if !first_step && !game.offers(job.seat).is_empty() {
            break;
        }
        let one = Move::Notation(choose(&mut *bot, G::playing(&game)?.state(), job.seat)?);
        game.apply(job.seat, std::slice::from_ref(&one)).ok()?;
        moves.push(one);
    }
    (!moves.is_empty()).then_some(moves)
}

/// What the greedy bot would do in the seat's place: one action as a line, or a whole plan.
#[must_use]
pub fn suggest(game: &AnyGame, seat: Seat) -> Option<Move> {
    each_game!(game, playing => suggested(playing.state(), seat))
}

fn suggested<G: WireGame + Analysed>(state: &G, seat: Seat) -> Option<Move> {
    let parts = state.parts(seat, &whole_answer(state, seat));
    parts.into_iter().next().map(Move::of)
}

/// The action that the bot chooses, as a line.
fn choose<G: Game>(bot: &mut dyn Bot<G>, state: &G, seat: Seat) -> Option<String> {
    let legal = legal(state, seat)?;
    Some(bot.decide(seat, &state.watched(Some(seat)), &legal).to_string())
}

/// The seat's legal actions; `None` when it is not asked.
fn legal<G: Game>(state: &G, seat: Seat) -> Option<Vec<G::Action>> {
    let mut legal = Vec::new();
    if let Turn::Seats(seats) = state.turn()
        && seats.contains(seat)
    {
        state.legal(seat, &mut legal);
    }
    (!legal.is_empty()).then_some(legal)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_that_a_game_lacks_is_refused_with_a_list_of_those_it_has() {
        let keys = ["random", "level-2"];
        assert_eq!(known("race", &keys, BotId::Level2), Ok(()));
        let refused = known("race", &keys, BotId::Greedy).unwrap_err();
        assert_eq!(refused, "race has no bot `greedy`; it has: random, level-2");
    }

    #[test]
    fn every_game_has_the_bot_that_it_offers_and_the_usual_one() {
        for game in GameId::ALL {
            for row in offered(game) {
                assert_eq!(check(game, row.bot), Ok(()), "{game}");
            }
            assert_eq!(check(game, usual(game)), Ok(()), "{game}");
        }
    }
}
