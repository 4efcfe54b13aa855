//! The data card: what is in the file, for whoever finds it later.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::columns::{COLUMNS, SCHEMA_VERSION};
use crate::export::Options;

/// What has been counted on the way.
#[derive(Debug, Default)]
pub(crate) struct Counts {
    pub(crate) games: u64,
    pub(crate) decisions: u64,
    /// By game and number of players.
    pub(crate) kinds: BTreeMap<(&'static str, usize), KindCount>,
    /// The versions of numbers and rules of each game.
    pub(crate) numbering: BTreeMap<&'static str, (u32, u32)>,
    /// Games that are not in the file, by reason.
    pub(crate) left_out: BTreeMap<&'static str, u64>,
}

/// The games of one kind.
#[derive(Debug, Default)]
pub(crate) struct KindCount {
    pub(crate) games: u64,
    pub(crate) decisions: u64,
    /// The sum of each seat's shares of the win.
    pub(crate) shares: Vec<f64>,
}

impl Counts {
    /// The card as Markdown.
    pub(crate) fn told(&self, options: &Options) -> String {
        let mut card = format!(
            "# Decisions of board games\n\n\
             {} decisions from {} finished games, written by meseta {} (columns version {SCHEMA_VERSION}).\n\
             A row is one decision of one seat that still stood at the end of the game. Chance is not a row, and \
             neither is what was taken back.\n\n\
             Left out: names, and the words that seats mix into the chance stream. The file says nothing about who \
             played, how well, or whether a person or a program did.\n",
            self.decisions,
            self.games,
            env!("CARGO_PKG_VERSION"),
        );
        self.tell_games(&mut card);
        tell_columns(&mut card);
        tell_limits(&mut card, options);
        card
    }

    fn tell_games(&self, card: &mut String) {
        card.push_str("\n## Games\n\n| game | players | games | decisions | mean share of the win by seat |\n|---|---|---|---|---|\n");
        for ((game, players), count) in &self.kinds {
            let share = |sum: &f64| format!("{:.3}", sum / count.games as f64);
            let shares: Vec<String> = count.shares.iter().map(share).collect();
            // Writing into a text can't fail, here and below.
            let _ = writeln!(
                card,
                "| {game} | {players} | {} | {} | {} |",
                count.games,
                count.decisions,
                shares.join(", ")
            );
        }
        for (game, (numbering, rules)) in &self.numbering {
            let _ = write!(
                card,
                "\n`{game}`: action numbers and observation version {numbering}, replayed by rules version {rules}.\n"
            );
        }
        for (reason, count) in &self.left_out {
            let _ = write!(card, "\n{count} games were left out because {reason}.\n");
        }
    }
}

fn tell_columns(card: &mut String) {
    card.push_str("\n## Columns\n\n| column | type | meaning |\n|---|---|---|\n");
    for column in COLUMNS {
        let _ = writeln!(
            card,
            "| `{}` | {} | {} |",
            column.name,
            column.kind.name(),
            column.meaning
        );
    }
}

fn tell_limits(card: &mut String, options: &Options) {
    card.push_str("\n## What to keep in mind\n\n");
    match options.iterations {
        0 => card.push_str("- No search was run: `visits` is null everywhere.\n"),
        count => {
            let _ = writeln!(
                card,
                "- `visits` come from a search of {count} simulations for each decision (seed {}), run for this file \
                 from what the seat could see; they are not what the player thought.",
                options.seed
            );
        }
    }
    if !options.observations {
        card.push_str("- Observations were not asked for: `observation` is null everywhere.\n");
    }
    card.push_str(
        "- Decisions of one game depend on each other: split training and test data by `game_number`.\n\
         - Games between programs repeat what these programs like; games between people are few and uneven.\n\
         - Action numbers are those of the version above; other versions number actions differently.\n",
    );
}
