//! The plan as written in the first line of a results file.

use bots::arena::{Lineups, Plan, SprtRule, TablePlan};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// Everything on which the games depend: with this line and the same program anybody can play them
/// again.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlanFile {
    /// Where all chance comes from.
    pub seed: u64,
    /// The bots in the order of their numbers.
    pub bots: Vec<BotFile>,
    /// The tables.
    pub tables: Vec<TableFile>,
    /// Who meets whom; one of the words of [`Lineups`].
    pub lineups: String,
    /// The number of blocks of each lineup at each table.
    pub blocks: u64,
    /// How long a program may think about one choice.
    pub timeout_ms: u64,
    /// The sequential test of bot 0 against bot 1, if one is played.
    pub sprt: Option<SprtFile>,
}

/// A bot of the plan.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BotFile {
    /// Its name in all results.
    pub name: String,
    /// What it is.
    #[serde(flatten)]
    pub kind: BotKind,
}

/// What a bot is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BotKind {
    /// A bot of this program, given by its key.
    Key(String),
    /// A separate program, given by the command that starts it.
    Command(String),
}

/// A table of the plan.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableFile {
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The setup as written in records.
    pub setup: String,
    /// The number of seats.
    pub seats: usize,
}

impl TableFile {
    /// The game and its setup for people: long digests of component files are left out.
    pub fn title(&self) -> String {
        let short = |word: &str| word.split('@').next().unwrap_or_default().to_owned();
        let words: Vec<String> = self.setup.split_whitespace().map(short).collect();
        format!("{} {}", self.game, words.join(" "))
    }
}

/// The rule of a sequential test.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SprtFile {
    /// Win share above even under H0.
    pub h0: f64,
    /// Win share above even under H1.
    pub h1: f64,
    /// How often H1 may be accepted though H0 holds.
    pub alpha: f64,
    /// How often H0 may be accepted though H1 holds.
    pub beta: f64,
}

impl SprtFile {
    /// The test's rule.
    pub fn rule(self) -> SprtRule {
        SprtRule {
            low: self.h0,
            high: self.h1,
            alpha: self.alpha,
            beta: self.beta,
        }
    }
}

impl PlanFile {
    /// SHA-256 of the plan's line, in hexadecimal digits.
    pub fn digest(&self) -> String {
        let line = serde_json::to_vec(self).unwrap_or_default();
        Sha256::digest(line)
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect()
    }

    /// The plan as the arena plays it; `None` if the lineups have an unknown name.
    pub fn plan(&self) -> Option<Plan> {
        let lineups: Lineups = self.lineups.parse().ok()?;
        let table = |table: &TableFile| TablePlan {
            game: table.game.clone(),
            rules: table.rules,
            setup: table.setup.clone(),
            seat_count: table.seats,
        };
        Some(Plan {
            seed: self.seed,
            entrant_count: self.bots.len(),
            tables: self.tables.iter().map(table).collect(),
            lineups,
            candidate: self.sprt.map(|_| (0, 1)),
            blocks: self.blocks,
        })
    }

    /// The first difference between two plans: its name, and its value in this plan and in the other.
    pub fn difference(&self, other: &Self) -> Option<(String, String, String)> {
        let fields = |plan: &Self| match serde_json::to_value(plan) {
            Ok(serde_json::Value::Object(fields)) => fields,
            _ => serde_json::Map::new(),
        };
        let (own, others) = (fields(self), fields(other));
        own.into_iter().find_map(|(name, value)| {
            let there = others.get(&name).cloned().unwrap_or_default();
            (value != there).then(|| (name, value.to_string(), there.to_string()))
        })
    }

    /// The command that plays these games again, for a shell.
    pub fn command_line(&self) -> String {
        let mut words = vec!["meseta".to_owned(), "arena".to_owned()];
        let mut add = |name: &str, value: &str| words.extend([name.to_owned(), quoted(value)]);
        for bot in &self.bots {
            match &bot.kind {
                BotKind::Key(key) if *key == bot.name => add("--bot", key),
                BotKind::Key(what) | BotKind::Command(what) => add("--bot", &format!("{}={what}", bot.name)),
            }
        }
        for table in &self.tables {
            add("--table", &format!("{} {}", table.game, table.setup));
        }
        add("--lineups", &self.lineups);
        add("--blocks", &self.blocks.to_string());
        add("--seed", &self.seed.to_string());
        add("--timeout", &(self.timeout_ms as f64 / 1e3).to_string());
        if let Some(sprt) = self.sprt {
            for (name, value) in [
                ("--h0", sprt.h0),
                ("--h1", sprt.h1),
                ("--alpha", sprt.alpha),
                ("--beta", sprt.beta),
            ] {
                add(name, &value.to_string());
            }
            words.push("--sprt".to_owned());
        }
        words.join(" ")
    }
}

/// A word, quoted for a shell.
fn quoted(word: &str) -> String {
    let is_plain = |sign: char| sign.is_ascii_alphanumeric() || "-_./=:,+@".contains(sign);
    match !word.is_empty() && word.chars().all(is_plain) {
        true => word.to_owned(),
        false => format!("'{}'", word.replace('\'', "'\\''")),
    }
}
