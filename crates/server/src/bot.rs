//! Bots at the server's tables. The one place of the server where a game is named: a bot knows its game.

use std::collections::BTreeMap;

use bots::Registry;
use bots::puerto_rico::{Greedy, Suggestion};
use protocol::{AnyGame, Move, WireGame};
use puerto_rico::Place;
use tabletop::{Game, Seat, Turn};

use crate::table::message::BotJob;

/// The most actions that a bot makes in one go; more than any decision consists of.
const ACTION_COUNT_MAX: usize = 64;

/// The bot's decision; nothing when it is not asked. A decision that the rules take in small steps and
/// an interface answers as a whole is made as a whole.
#[must_use]
pub fn decide(job: &BotJob) -> Option<Vec<Move>> {
    let mut game = (*job.game).clone();
    let mut moves = Vec::new();
    while moves.len() < ACTION_COUNT_MAX && game.asked().contains(job.seat) {
        let first_step = moves.is_empty();
        if !first_step && !game.offers(job.seat).is_empty() {
            break;
        }
        let notation = match &game {
            AnyGame::PuertoRico(playing) => choose(playing.state(), job)?,
        };
        let one = Move::Notation(notation);
        game.apply(job.seat, std::slice::from_ref(&one)).ok()?;
        moves.push(one);
    }
    (!moves.is_empty()).then_some(moves)
}

/// The action that the bot chooses, as a line.
fn choose<G: WireGame + Registry>(state: &G, job: &BotJob) -> Option<String> {
    let legal = legal(state, job.seat)?;
    let mut bot = G::bot(job.bot.key(), job.seed)?;
    Some(
        bot.decide(job.seat, &state.view(Some(job.seat)), &legal)
            .to_string(),
    )
}

/// What the greedy bot would do in the seat's place: one action, or the whole plan of a placement.
#[must_use]
pub fn suggest(game: &AnyGame, seat: Seat) -> Option<Move> {
    let AnyGame::PuertoRico(playing) = game;
    let state = playing.state();
    let legal = legal(state, seat)?;
    match Greedy::new(0).suggest(seat, &state.view(Some(seat)), &legal) {
        Suggestion::Action(action) => Some(Move::Notation(action.to_string())),
        Suggestion::Placement(places) => {
            let (mut tiles, mut buildings) = (BTreeMap::new(), BTreeMap::new());
            for (place, workers) in places {
                match place {
                    Place::Tile(tile) => tiles.insert(tile.into(), workers),
                    Place::Building(building) => buildings.insert(building.into(), workers),
                };
            }
            let plan = protocol::puerto_rico::Plan::PlaceWorkers { tiles, buildings };
            serde_json::to_value(plan).ok().map(Move::Plan)
        }
    }
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
