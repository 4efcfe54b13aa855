//! What takes long: bots, hints and reviews.

use protocol::{AnyGame, GameError, Review, each_game};
use table::bot::{self, BotJob};
use table::pondered::{AnyPondering, ponder, together};
use table::told::{self, AnyReview};
use tabletop::{FastRandom, Game, Playout, Seat};

use crate::study;
use crate::words::{Found, Thought};

/// How many simulations one part of pondering makes: a fraction of a second on a phone.
const PART: u32 = 96;

/// Thinks about one thing after another.
#[derive(Debug, Default)]
pub struct Thinker {
    review: Option<Box<dyn AnyReview>>,
    pondering: Option<Box<dyn AnyPondering>>,
}

impl Thinker {
    /// What a thought comes to.
    pub fn think(&mut self, thought: Thought) -> Found {
        match self.found(thought) {
            Ok(found) => found,
            Err(message) => Found::Nothing(message),
        }
    }

    fn found(&mut self, thought: Thought) -> Result<Found, String> {
        let game = |record: &str| AnyGame::from_record(record).map_err(|error| error.to_string());
        let place = |game: &AnyGame, seat: u8| game.seat(seat).map_err(|error: GameError| error.to_string());
        match thought {
            Thought::Bot {
                record,
                seat,
                bot,
                seed,
            } => {
                let game = game(&record)?;
                let seat = place(&game, seat)?;
                let seed = u64::from_str_radix(&seed, 16).map_err(|error| error.to_string())?;
                Ok(Found::Moves(decide(game, seat, bot, seed)))
            }
            Thought::Known { moves } => Ok(Found::Moves(Some(moves))),
            Thought::Hint { record, seat } => {
                let game = game(&record)?;
                let seat = place(&game, seat)?;
                // A hint that nobody waits for any more ends with its worker.
                Ok(Found::Hints(
                    told::look(&game, seat, &|| false).unwrap_or_default(),
                ))
            }
            Thought::Review { record } => {
                self.review = Some(told::review(game(&record)?));
                self.reviewed()
            }
            Thought::More => self.reviewed(),
            Thought::Study(position) => Ok(Found::Studied(Box::new(study::studied(&position)?))),
            Thought::Ponder { record, seat, seed } => {
                let game = study::read(&record)?;
                let seat = place(&game, seat)?;
                self.pondering = ponder(&game, seat, seed);
                self.pondered()
            }
            Thought::PonderOn => self.pondered(),
            Thought::Together { parts } => Ok(Found::Pondered(together(&parts))),
            Thought::Weigh {
                record,
                seat,
                answers,
                shares,
            } => {
                let game = study::read(&record)?;
                let seat = place(&game, seat)?;
                told::weigh(&game, seat, &answers, &shares).map(Found::Weighed)
            }
            Thought::Playouts { game, players, games } => {
                let setup = serde_json::json!({ "players": players });
                let start = AnyGame::new(game, &setup).map_err(|error| error.to_string())?;
                Ok(Found::Decisions(
                    each_game!(&start, playing => played(playing.state(), games)),
                ))
            }
        }
    }

    /// Thinks on about what is pondered.
    fn pondered(&mut self) -> Result<Found, String> {
        let pondering = (self.pondering.as_mut()).ok_or("nobody is asked here")?;
        pondering.go_on(PART);
        Ok(Found::Pondered(pondering.told()))
    }

    /// Looks at one more decision of the review.
    fn reviewed(&mut self) -> Result<Found, String> {
        let review = (self.review.as_mut()).ok_or("no review has begun")?;
        let goes_on = review.step(&|| false);
        let (done, of) = review.progress();
        let told = match goes_on {
            false => review.told(),
            true => Review {
                ready: false,
                done: done as u32,
                of: of as u32,
                curve: Vec::new(),
                mistakes: Vec::new(),
            },
        };
        if !goes_on {
            self.review = None;
        }
        Ok(Found::Review(Box::new(told)))
    }
}

/// How many decisions so many random games take from a state; the same ones on every machine.
fn played<G: Game>(start: &G, games: u32) -> u64 {
    let mut playout = Playout::with_capacity(64);
    let mut random = FastRandom::new(1);
    (0..games)
        .map(|_| u64::from(playout.run(&mut start.clone(), &mut random)))
        .sum()
}

fn decide(game: AnyGame, seat: Seat, bot: protocol::BotId, seed: u64) -> Option<Vec<protocol::Move>> {
    bot::decide(&BotJob {
        bot,
        seat,
        version: game.version(),
        game: Box::new(game),
        seed,
        host: String::new(),
        unseen: false,
        pause_ms: 0,
    })
}
