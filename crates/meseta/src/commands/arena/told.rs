//! The results on the terminal.

use std::time::Duration;

use bots::arena::{Estimate, FaultKind, Rating, Results, Schedule, SprtState, Summary, Verdict, ratings};
use words::Words;

use super::live::Ended;
use super::plan_file::PlanFile;

/// How many forfeits are listed individually.
const FORFEITS_TOLD: usize = 5;

/// What is played; shown before the first game.
pub fn head(words: &Words, plan: &PlanFile, schedule: &Schedule, before: u64) -> String {
    let blocks = schedule.game_count() / schedule.games_per_block().max(1) as u64;
    let lineups: usize = (0..plan.tables.len())
        .map(|table| schedule.lineup_count(table))
        .sum();
    let mut text = words.say(
        "arena-head",
        &[
            ("bots", (plan.bots.len() as i64).into()),
            ("tables", (plan.tables.len() as i64).into()),
            ("games", (schedule.game_count() as i64).into()),
            ("blocks", ((blocks * lineups as u64) as i64).into()),
        ],
    );
    text += "\n";
    text += &words.say(
        "arena-seed",
        &[
            ("seed", plan.seed.to_string().into()),
            (
                "digest",
                plan.digest().chars().take(16).collect::<String>().into(),
            ),
        ],
    );
    text += "\n";
    if before > 0 {
        text += &words.say("arena-resumed", &[("games", (before as i64).into())]);
        text += "\n";
    }
    text
}

/// The complete outcome, ready to be shown.
pub struct Report<'a> {
    /// The words.
    pub words: &'a Words,
    /// What was played.
    pub plan: &'a PlanFile,
    /// The games.
    pub results: &'a Results,
    /// Each table's summary.
    pub tables: Vec<Summary>,
    /// The summary of all tables.
    pub all: Summary,
    /// The bots' ratings over all tables.
    pub ratings: Vec<Rating>,
    /// The sequential test block by block.
    pub path: &'a [SprtState],
}

impl<'a> Report<'a> {
    /// Works out the report.
    pub fn of(words: &'a Words, plan: &'a PlanFile, schedule: &'a Schedule, ended: &'a Ended) -> Self {
        let results = &ended.results;
        let blocks: Vec<_> = results.blocks().collect();
        let table = |table| Summary::of(schedule, results, Some(table));
        Self {
            words,
            plan,
            results,
            tables: (0..plan.tables.len()).map(table).collect(),
            all: Summary::of(schedule, results, None),
            ratings: ratings(plan.bots.len(), &blocks, plan.seed),
            path: &ended.path,
        }
    }

    /// The name of a bot.
    pub fn name(&self, bot: usize) -> &str {
        self.plan.bots.get(bot).map_or("", |bot| bot.name.as_str())
    }

    /// The text for the terminal.
    pub fn text(&self) -> String {
        let words = self.words;
        if self.all.blocks == 0 {
            return words.word("arena-nothing") + "\n";
        }
        let mut text = String::new();
        for (table, summary) in self.plan.tables.iter().zip(&self.tables) {
            if summary.blocks > 0 {
                text += &format!("\n{}: {}\n", table.title(), self.counts(summary));
                text += &self.shares(summary);
            }
        }
        if self.tables.len() > 1 {
            text += &format!(
                "\n{}: {}\n",
                words.word("arena-all-tables"),
                self.counts(&self.all)
            );
            text += &self.shares(&self.all);
        }
        text += &format!("\n{}\n", words.word("arena-ratings"));
        text += &self.ratings();
        if self.plan.bots.len() > 2 {
            text += &format!("\n{}\n", words.word("arena-ahead"));
            text += &self.ahead();
        }
        if self.has_fields() {
            text += &format!("\n{}\n", words.word("arena-alone"));
            text += &self.alone();
        }
        text += &format!("\n{}\n", words.word("arena-intervals"));
        for line in [self.test(), self.forfeits()].into_iter().flatten() {
            text += &format!("\n{line}\n");
        }
        text
    }

    /// How much was played.
    pub fn counts(&self, summary: &Summary) -> String {
        let values = [
            ("games", (summary.games as i64).into()),
            ("blocks", (summary.blocks as i64).into()),
        ];
        self.words.say("arena-counts", &values)
    }

    fn shares(&self, summary: &Summary) -> String {
        let word = |id: &str| self.words.word(id);
        let seats = summary
            .entrants
            .iter()
            .map(|entrant| entrant.by_seat.len())
            .max()
            .unwrap_or_default();
        let mut header = vec![
            word("arena-bot"),
            word("arena-share"),
            word("arena-even"),
            word("arena-rank"),
            word("arena-margin"),
            word("arena-points"),
        ];
        header.extend(
            (1..=seats).map(|seat| self.words.say("arena-seat", &[("number", (seat as i64).into())])),
        );
        header.extend([word("arena-time"), word("arena-longest"), word("arena-forfeits")]);
        let mut rows = vec![header];
        for bot in summary.by_share() {
            let entrant = &summary.entrants[bot];
            let mut row = vec![
                self.name(bot).to_owned(),
                number(&entrant.share, 3),
                format!("{:.3}", entrant.even),
                number(&entrant.rank, 2),
                number(&entrant.margin, 1),
                number(&entrant.points, 1),
            ];
            row.extend(entrant.by_seat.iter().map(|share| mean(share, 2)));
            row.extend([
                time(entrant.mean_time),
                time(entrant.longest_time),
                entrant.forfeits.to_string(),
            ]);
            rows.push(row);
        }
        columns(&rows)
    }

    /// The bots from the best rating to the worst.
    pub fn by_rating(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.ratings.len()).collect();
        order.sort_by(|&one, &other| self.ratings[other].mean.total_cmp(&self.ratings[one].mean));
        order
    }

    fn ratings(&self) -> String {
        let word = |id: &str| self.words.word(id);
        let mut rows = vec![vec![
            word("arena-bot"),
            word("arena-rating"),
            word("arena-interval"),
        ]];
        for bot in self.by_rating() {
            let rating = &self.ratings[bot];
            rows.push(vec![
                self.name(bot).to_owned(),
                format!("{:.2}", rating.mean),
                match rating.low.is_finite() {
                    true => format!("{:.2} – {:.2}", rating.low, rating.high),
                    false => "–".to_owned(),
                },
            ]);
        }
        columns(&rows)
    }

    fn ahead(&self) -> String {
        let order = self.all.by_share();
        let mut header = vec![String::new()];
        header.extend(order.iter().map(|&bot| self.name(bot).to_owned()));
        let mut rows = vec![header];
        for &one in &order {
            let mut row = vec![self.name(one).to_owned()];
            row.extend(order.iter().map(|&other| mean(&self.all.ahead[one][other], 3)));
            rows.push(row);
        }
        columns(&rows)
    }

    /// Whether a bot was alone among several of another kind.
    pub fn has_fields(&self) -> bool {
        let is_met = |row: &Vec<Estimate>| row.iter().any(|share| share.blocks > 0);
        self.plan.tables.iter().any(|table| table.seats > 2) && self.all.alone.iter().any(is_met)
    }

    fn alone(&self) -> String {
        let order = self.all.by_share();
        let mut header = vec![String::new()];
        header.extend(order.iter().map(|&bot| self.name(bot).to_owned()));
        let mut rows = vec![header];
        for &one in &order {
            let mut row = vec![self.name(one).to_owned()];
            row.extend(order.iter().map(|&field| number(&self.all.alone[one][field], 3)));
            rows.push(row);
        }
        columns(&rows)
    }

    /// What the sequential test says.
    pub fn test(&self) -> Option<String> {
        let rule = self.plan.sprt?;
        let state = self.path.last()?;
        let id = match state.verdict {
            Verdict::H0 => "arena-sprt-h0",
            Verdict::H1 => "arena-sprt-h1",
            Verdict::Open => "arena-sprt-open",
        };
        Some(self.words.say(
            id,
            &[
                ("candidate", self.name(0).into()),
                ("field", self.name(1).into()),
                ("blocks", (state.blocks as i64).into()),
                ("ratio", format!("{:.2}", state.ratio).into()),
                ("low", format!("{:+.3}", rule.h0).into()),
                ("high", format!("{:+.3}", rule.h1).into()),
            ],
        ))
    }

    /// How many forfeits there were, and the first of them.
    pub fn forfeits(&self) -> Option<String> {
        let forfeits: Vec<String> = self.forfeited().collect();
        let count = forfeits.len();
        if count == 0 {
            return None;
        }
        let mut text = self
            .words
            .say("arena-forfeited", &[("count", (count as i64).into())]);
        for line in forfeits.iter().take(FORFEITS_TOLD) {
            text += &format!("\n  {line}");
        }
        if count > FORFEITS_TOLD {
            text += "\n  …";
        }
        Some(text)
    }

    /// Every forfeit as a line.
    pub fn forfeited(&self) -> impl Iterator<Item = String> {
        self.results.games().flat_map(move |game| {
            game.chairs.iter().enumerate().filter_map(move |(seat, chair)| {
                let forfeit = chair.forfeit.as_ref()?;
                let fault = match forfeit.fault.kind {
                    FaultKind::NoStart => "arena-fault-no-start",
                    FaultKind::Crash => "arena-fault-crash",
                    FaultKind::Timeout => "arena-fault-timeout",
                    FaultKind::Unreadable => "arena-fault-unreadable",
                    FaultKind::Illegal => "arena-fault-illegal",
                };
                Some(self.words.say(
                    "arena-forfeit",
                    &[
                        ("bot", self.name(chair.entrant).into()),
                        ("seat", (seat as i64 + 1).into()),
                        ("seed", game.seed.to_string().into()),
                        ("choice", (i64::from(forfeit.choice) + 1).into()),
                        ("fault", self.words.word(fault).into()),
                        ("detail", forfeit.fault.detail.as_str().into()),
                    ],
                ))
            })
        })
    }
}

/// `0.412 ± 0.013`; a dash if there is nothing.
pub fn number(estimate: &Estimate, digits: usize) -> String {
    match estimate.blocks {
        0 => "–".to_owned(),
        _ => format!("{estimate:.digits$}"),
    }
}

/// The mean on its own.
pub fn mean(estimate: &Estimate, digits: usize) -> String {
    match estimate.blocks {
        0 => "–".to_owned(),
        _ => format!("{:.digits$}", estimate.mean),
    }
}

/// A time in a suitable unit.
pub fn time(time: Duration) -> String {
    match time.as_nanos() {
        0..1_000_000 => format!("{:.0} µs", time.as_secs_f64() * 1e6),
        1_000_000..1_000_000_000 => format!("{:.1} ms", time.as_secs_f64() * 1e3),
        _ => format!("{:.2} s", time.as_secs_f64()),
    }
}

/// Rows with aligned columns: the first flush left, all others flush right.
fn columns(rows: &[Vec<String>]) -> String {
    let count = rows.iter().map(Vec::len).max().unwrap_or_default();
    let width = |column: usize| {
        let lengths = rows
            .iter()
            .filter_map(|row| row.get(column))
            .map(|cell| cell.chars().count());
        lengths.max().unwrap_or_default()
    };
    let widths: Vec<usize> = (0..count).map(width).collect();
    let mut text = String::new();
    for row in rows {
        let mut line = String::from(" ");
        for (column, (cell, &width)) in row.iter().zip(&widths).enumerate() {
            line += &match column {
                0 => format!(" {cell:<width$}"),
                _ => format!("  {cell:>width$}"),
            };
        }
        text += line.trim_end();
        text += "\n";
    }
    text
}
