//! Bots at the server's tables. The one place of the server where a game is named: a bot knows its game.

use bots::analysis::{Analysed, whole_answer};
use bots::{Bot, Registry};
use protocol::{AnyGame, BotId, Move, Part, WireGame};
use tabletop::{Game, Seat, Turn};

use crate::table::message::BotJob;

/// The most actions that a bot makes in one go; more than any decision consists of.
const ACTION_COUNT_MAX: usize = 64;

/// A bot for the game that it plays.
enum AnyBot {
    PuertoRico(Box<dyn Bot<puerto_rico::State>>),
    Altiplano(Box<dyn Bot<altiplano::State>>),
}

impl AnyBot {
    /// The bot of the job, if its game has one of that name.
    fn new(job: &BotJob) -> Option<Self> {
        let key = job.bot.key();
        match &*job.game {
            AnyGame::PuertoRico(_) => puerto_rico::State::bot(key, job.seed).map(Self::PuertoRico),
            AnyGame::Altiplano(_) => altiplano::State::bot(key, job.seed).map(Self::Altiplano),
        }
    }

    /// The action that the bot chooses, as a line.
    fn choose(&mut self, game: &AnyGame, seat: Seat) -> Option<String> {
        match (self, game) {
            (Self::PuertoRico(bot), AnyGame::PuertoRico(playing)) => {
                choose(&mut **bot, playing.state(), seat)
            }
            (Self::Altiplano(bot), AnyGame::Altiplano(playing)) => choose(&mut **bot, playing.state(), seat),
            _ => None,
        }
    }
}

/// Whether the bot looks ahead for up to a second, while the others answer at once.
#[must_use]
pub fn searches(bot: BotId) -> bool {
    match bot {
        BotId::Random | BotId::Greedy | BotId::Level1 | BotId::Level2 | BotId::Level3 => false,
        BotId::Level4 | BotId::Level5 | BotId::Level6 => true,
    }
}

/// The bot's decision; nothing when it is not asked. A decision that the rules take in small steps and
/// an interface answers as a whole is made as a whole.
#[must_use]
pub fn decide(job: &BotJob) -> Option<Vec<Move>> {
    let mut game = (*job.game).clone();
    let mut bot = AnyBot::new(job)?;
    let mut moves = Vec::new();
    while moves.len() < ACTION_COUNT_MAX && game.asked().contains(job.seat) {
        let first_step = moves.is_empty();
        if !first_step && !game.offers(job.seat).is_empty() {
            break;
        }
        let one = Move::Notation(bot.choose(&game, job.seat)?);
        game.apply(job.seat, std::slice::from_ref(&one)).ok()?;
        moves.push(one);
    }
    (!moves.is_empty()).then_some(moves)
}

/// What the greedy bot would do in the seat's place: one action as a line, or a whole plan.
#[must_use]
pub fn suggest(game: &AnyGame, seat: Seat) -> Option<Move> {
    match game {
        AnyGame::PuertoRico(playing) => suggested(playing.state(), seat),
        AnyGame::Altiplano(playing) => suggested(playing.state(), seat),
    }
}

fn suggested<G: WireGame + Analysed>(state: &G, seat: Seat) -> Option<Move> {
    let parts = state.parts(seat, &whole_answer(state, seat));
    parts.into_iter().next().map(Part::sent)
}

/// The action that the bot chooses, as a line.
fn choose<G: WireGame>(bot: &mut dyn Bot<G>, state: &G, seat: Seat) -> Option<String> {
    let legal = legal(state, seat)?;
    Some(bot.decide(seat, &state.view(Some(seat)), &legal).to_string())
}

/// The seat's legal actions; nothing when it is not asked.
fn legal<G: Game>(state: &G, seat: Seat) -> Option<Vec<G::Action>> {
    let mut legal = Vec::new();
    if let Turn::Seats(seats) = state.turn()
        && seats.contains(seat)
    {
        state.legal(seat, &mut legal);
    }
    (!legal.is_empty()).then_some(legal)
}
