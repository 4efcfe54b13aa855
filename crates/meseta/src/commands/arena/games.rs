//! The games of the arena: tables, and the bots that can sit there.

use std::sync::Arc;

use bots::HasBots;
use bots::arena::{Entrant, OwnBot, PlanError, Schedule, Table, TableOf};
use protocol::{GameId, Listed, of_game};
use words::Words;

use super::milliseconds;
use super::outside::{OutsideBot, Programs};
use super::plan_file::{BotKind, PlanFile, TableFile};
use crate::terminal::{SetupLines, impossible};

/// A game of the arena: it has bots, and external programs can read it.
trait ArenaGame: HasBots + Listed + SetupLines {}

impl<G: HasBots + Listed + SetupLines> ArenaGame for G {}

/// Runs the same code for the game with this name; `None` if there is none.
macro_rules! of_named {
    ($name:expr, $game:ident => $result:expr) => {
        match $name.parse::<GameId>() {
            Ok(id) => Some(of_game!(id, $game => $result)),
            Err(_) => None,
        }
    };
}

fn unknown_game(game: &str, words: &Words) -> String {
    let known = GameId::ALL.map(GameId::key).join(", ");
    words.say(
        "arena-bad-game",
        &[("game", game.into()), ("known", known.into())],
    )
}

/// Whether the game has a bot with this key.
pub fn has_bot(game: &str, key: &str) -> bool {
    of_named!(game, G => G::bot(key, 0).is_some()).unwrap_or_default()
}

/// The keys of the game's bots.
pub fn keys(game: &str) -> &'static [&'static str] {
    of_named!(game, G => G::KEYS).unwrap_or_default()
}

/// The table for this game and setup line, which is written as in records.
pub fn table(game: &str, setup: &str, words: &Words) -> Result<TableFile, String> {
    fn read<G: ArenaGame>(line: &str, words: &Words) -> Result<TableFile, String> {
        let setup: G::Setup = line.parse().map_err(|error| impossible::<G>(words, &error))?;
        let state = G::new(&setup).map_err(|error| impossible::<G>(words, &error))?;
        Ok(TableFile {
            game: G::ID.to_owned(),
            rules: G::RULES_VERSION,
            setup: setup.to_string(),
            seats: state.seat_count(),
        })
    }
    of_named!(game, G => read::<G>(setup, words))
        .ok_or_else(|| unknown_game(game, words))?
        .map_err(|reason| {
            words.say(
                "arena-bad-setup",
                &[
                    ("table", format!("{game} {setup}").into()),
                    ("reason", reason.into()),
                ],
            )
        })
}

/// Everything that is needed to play a plan.
pub struct Contest {
    /// The plan with its lineups.
    pub schedule: Schedule,
    /// Its tables.
    pub tables: Vec<Box<dyn Table>>,
    /// The programs among the bots, with their names.
    programs: Vec<(String, Arc<Programs>)>,
    /// The first table, on whose opening the programs are tried out.
    first: TableFile,
}

impl Contest {
    /// The contest of a plan, whose games come with or without records; the error is worded for
    /// people.
    pub fn of(plan: &PlanFile, with_records: bool, words: &Words) -> Result<Self, String> {
        let bad_plan = |error: &PlanError| match error {
            PlanError::EntrantCount { found } => {
                words.say("arena-bot-count", &[("bots", (*found as i64).into())])
            }
            PlanError::LineupCount { found } => {
                words.say("arena-lineup-count", &[("lineups", found.to_string().into())])
            }
            PlanError::NoTable | PlanError::BlockCount => words.word("arena-block-count"),
        };
        let lineups = || words.say("arena-bad-lineups", &[("word", plan.lineups.as_str().into())]);
        let schedule = Schedule::new(plan.plan().ok_or_else(lineups)?).map_err(|error| bad_plan(&error))?;
        let timeout = milliseconds(plan.timeout_ms);
        let programs: Vec<Option<Arc<Programs>>> = (plan.bots.iter())
            .map(|bot| match &bot.kind {
                BotKind::Key(_) => None,
                BotKind::Command(command) => Some(Arc::new(Programs::new(command, timeout))),
            })
            .collect();
        let tables = (plan.tables.iter())
            .map(|table| open(table, plan, &programs, with_records, words))
            .collect::<Result<_, _>>()?;
        let names = plan.bots.iter().map(|bot| bot.name.clone());
        let named = names
            .zip(programs)
            .filter_map(|(name, programs)| Some((name, programs?)));
        let first = plan
            .tables
            .first()
            .ok_or_else(|| words.word("arena-block-count"))?;
        Ok(Self {
            schedule,
            tables,
            programs: named.collect(),
            first: first.clone(),
        })
    }

    /// Starts every program once, so that a wrong command is found before the first game.
    pub fn probe(&self, words: &Words) -> Result<(), String> {
        for (name, programs) in &self.programs {
            of_named!(self.first.game, G => probe::<G>(programs, &self.first))
                .unwrap_or(Ok(()))
                .map_err(|reason| {
                    words.say(
                        "arena-no-start",
                        &[
                            ("bot", name.as_str().into()),
                            ("command", programs.command().into()),
                            ("reason", reason.into()),
                        ],
                    )
                })?;
        }
        Ok(())
    }
}

fn probe<G: ArenaGame>(programs: &Arc<Programs>, table: &TableFile) -> Result<(), String> {
    let entrant: Box<dyn Entrant<G>> = Box::new(OutsideBot::new(Arc::clone(programs)));
    let Ok(setup) = table.setup.parse() else {
        return Ok(());
    };
    let start = bots::arena::Start::<G> {
        setup: &setup,
        seat: tabletop::Seat::FIRST,
        seat_count: table.seats,
        seed: 0,
    };
    let started = entrant.sit(&start).map(drop);
    started.map_err(|fault| fault.detail)
}

/// The table with everybody who can sit there.
fn open(
    table: &TableFile,
    plan: &PlanFile,
    programs: &[Option<Arc<Programs>>],
    with_records: bool,
    words: &Words,
) -> Result<Box<dyn Table>, String> {
    fn make<G: ArenaGame>(
        table: &TableFile,
        plan: &PlanFile,
        programs: &[Option<Arc<Programs>>],
        with_records: bool,
        words: &Words,
    ) -> Result<Box<dyn Table>, String> {
        let bad_setup = |reason: String| {
            words.say(
                "arena-bad-setup",
                &[("table", table.title().into()), ("reason", reason.into())],
            )
        };
        if table.rules != G::RULES_VERSION {
            return Err(words.say(
                "arena-other-rules",
                &[
                    ("game", table.game.as_str().into()),
                    ("found", table.rules.into()),
                    ("known", G::RULES_VERSION.into()),
                ],
            ));
        }
        let entrants = (plan.bots.iter().zip(programs))
            .map(|(bot, programs)| {
                let entrant: Option<Box<dyn Entrant<G>>> = match (&bot.kind, programs) {
                    (BotKind::Key(key), _) => match OwnBot::new::<G>(key) {
                        Some(bot) => Some(Box::new(bot)),
                        None => None,
                    },
                    (BotKind::Command(_), Some(programs)) => {
                        Some(Box::new(OutsideBot::new(Arc::clone(programs))))
                    }
                    (BotKind::Command(_), None) => None,
                };
                entrant.ok_or_else(|| {
                    words.say(
                        "arena-not-here",
                        &[
                            ("bot", bot.name.as_str().into()),
                            ("game", table.game.as_str().into()),
                        ],
                    )
                })
            })
            .collect::<Result<Vec<_>, String>>()?;
        let setup: G::Setup =
            (table.setup.parse()).map_err(|error| bad_setup(impossible::<G>(words, &error)))?;
        let opened =
            TableOf::<G>::new(setup, entrants).map_err(|error| bad_setup(impossible::<G>(words, &error)))?;
        if opened.seat_count() != table.seats {
            return Err(bad_setup(format!("seats: {}", table.seats)));
        }
        Ok(Box::new(match with_records {
            true => opened.keeping_records(),
            false => opened,
        }))
    }
    of_named!(table.game, G => make::<G>(table, plan, programs, with_records, words))
        .ok_or_else(|| unknown_game(&table.game, words))?
}
