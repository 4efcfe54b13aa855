//! The plan that the command line asks for.

use bots::arena::SprtRule;
use words::Words;

use super::plan_file::{BotFile, BotKind, PlanFile, SprtFile, TableFile};
use super::{Arguments, games};
use crate::terminal::setup_line;

/// The maximum length of a bot's name, in characters.
const NAME_LENGTH_MAX: usize = 40;

/// The plan, with seed 0 if none was given. The error is worded for people.
pub fn plan(arguments: &Arguments, words: &Words) -> Result<PlanFile, String> {
    let tables = tables(arguments, words)?;
    let bots = (arguments.bots.iter())
        .map(|word| bot(word, &tables, words))
        .collect::<Result<Vec<BotFile>, String>>()?;
    for (place, bot) in bots.iter().enumerate() {
        if bots[..place].iter().any(|other| other.name == bot.name) {
            return Err(words.say("arena-name-twice", &[("bot", bot.name.as_str().into())]));
        }
    }
    Ok(PlanFile {
        seed: arguments.seed.unwrap_or_default(),
        lineups: arguments.lineups.to_string(),
        blocks: arguments
            .blocks
            .unwrap_or(if arguments.sprt { 10_000 } else { 100 }),
        timeout_ms: (arguments.timeout * 1e3).round() as u64,
        sprt: sprt(arguments, bots.len(), words)?,
        bots,
        tables,
    })
}

fn sprt(arguments: &Arguments, bot_count: usize, words: &Words) -> Result<Option<SprtFile>, String> {
    if !arguments.sprt {
        return Ok(None);
    }
    if bot_count != 2 {
        return Err(words.say("arena-sprt-two", &[("bots", (bot_count as i64).into())]));
    }
    let rule = SprtRule {
        low: arguments.h0,
        high: arguments.h1,
        alpha: arguments.alpha,
        beta: arguments.beta,
    };
    rule.check().map_err(|_| words.word("arena-sprt-bad"))?;
    Ok(Some(SprtFile {
        h0: rule.low,
        h1: rule.high,
        alpha: rule.alpha,
        beta: rule.beta,
    }))
}

/// The named tables, or games times players times options.
fn tables(arguments: &Arguments, words: &Words) -> Result<Vec<TableFile>, String> {
    let mut lines: Vec<(String, String)> = Vec::new();
    for table in &arguments.tables {
        let (game, setup) = table.trim().split_once(' ').unwrap_or((table.trim(), ""));
        lines.push((game.to_owned(), setup.to_owned()));
    }
    if lines.is_empty() {
        let none = [String::new()];
        let options = if arguments.options.is_empty() {
            &none[..]
        } else {
            &arguments.options
        };
        for game in &arguments.games {
            for players in &arguments.players {
                let setups = options.iter().map(|options| setup_line(players, options));
                lines.extend(setups.map(|setup| (game.clone(), setup)));
            }
        }
    }
    lines
        .iter()
        .map(|(game, setup)| games::table(game, setup, words))
        .collect()
}

/// A key, a name for a key, or a name for a command.
fn bot(word: &str, tables: &[TableFile], words: &Words) -> Result<BotFile, String> {
    let is_key = |key: &str| tables.iter().all(|table| games::has_bot(&table.game, key));
    let own = |name: &str, key: &str| BotFile {
        name: name.to_owned(),
        kind: BotKind::Key(key.to_owned()),
    };
    if is_key(word) {
        return Ok(own(word, word));
    }
    let known = || {
        let mut keys: Vec<&str> = tables
            .first()
            .map_or(&[][..], |table| games::keys(&table.game))
            .to_vec();
        keys.retain(|key| is_key(key));
        keys.join(", ")
    };
    let unknown = |bot: &str| words.say("arena-bad-bot", &[("bot", bot.into()), ("known", known().into())]);
    let (name, what) = word.split_once('=').ok_or_else(|| unknown(word))?;
    let is_name = (1..=NAME_LENGTH_MAX).contains(&name.chars().count())
        && !name.chars().any(|sign| sign.is_control() || sign.is_whitespace());
    if !is_name {
        return Err(words.say("arena-bad-name", &[("bot", name.into())]));
    }
    if is_key(what) {
        return Ok(own(name, what));
    }
    // A word that is not a key and doesn't look like a program is most likely a mistyped key.
    if what.trim().is_empty() || super::process::command_words(what).is_none() {
        return Err(unknown(what));
    }
    Ok(BotFile {
        name: name.to_owned(),
        kind: BotKind::Command(what.to_owned()),
    })
}
