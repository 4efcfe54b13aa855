//! The report: Markdown tables, and a list of what stands out.

use bots::Interval;

use crate::play::SOURCES;
use crate::tally::{Class, Column, Sample, Tally, standing};

/// How far from an equal share a result may be, after allowing for its interval.
const FACTOR: f64 = 1.25;

/// Fewer samples than this say nothing.
const SAMPLES_MIN: usize = 30;

/// Whether an interval excludes everything within the factor.
fn stands_out(share: &Interval) -> bool {
    share.low() > FACTOR || share.high() < 1.0 / FACTOR
}

/// A name as shown in the report: names are padded with zeros so that they sort well.
fn shown(name: &str) -> &str {
    name.trim_start_matches('0')
}

/// Prints all tables and counts what stands out.
pub fn report(tally: &Tally, counts: &[usize]) {
    let mut faults = Vec::new();
    for class in Class::ALL {
        table(tally, class, counts, &mut faults);
    }
    games(tally);
    println!(
        "\n{} roles, seats and extensions outside a factor of {FACTOR} with their whole interval",
        faults.len()
    );
    for fault in faults {
        println!("- {fault}");
    }
}

fn table(tally: &Tally, class: Class, counts: &[usize], faults: &mut Vec<String>) {
    let expected = tally.expected(class);
    let rows: Vec<(&String, &Vec<Sample>)> = tally
        .samples
        .iter()
        .filter(|((one, _), _)| *one == class)
        .map(|((_, name), samples)| (name, samples))
        .collect();
    if rows.is_empty() {
        return;
    }
    let columns: Vec<Column> = [Column::All]
        .into_iter()
        .chain(counts.iter().copied().map(Column::Players))
        .chain([false, true].map(Column::Missions))
        .collect();
    let heads: Vec<String> = columns.iter().map(Column::to_string).collect();
    println!("\n### {}\n", class.title());
    println!(
        "| | times | plain | lead | {} |\n|---|---|---|---|{}|",
        heads.join(" | "),
        vec!["---"; columns.len()].join("|")
    );
    for (name, samples) in rows {
        let mut cells = vec![samples.len().to_string()];
        for &column in &columns {
            let found = standing(samples, &expected, column);
            let Some((times, standing)) = found else {
                cells.push("–".to_owned());
                continue;
            };
            let share = standing.share;
            if matches!(column, Column::All) {
                cells.push(format!("{:.2}", standing.plain));
                cells.push(format!(
                    "{:+.1} ± {:.1}",
                    standing.lead.mean, standing.lead.half_width
                ));
            }
            cells.push(format!("{:.2} ± {:.2}", share.mean, share.half_width));
            // The first seat of two is not the same as the first of five: seats are judged separately for each number
            // of players.
            let judged = class.is_judged() && (class != Class::Seat || matches!(column, Column::Players(_)));
            if judged && times >= SAMPLES_MIN && stands_out(&share) {
                faults.push(format!("{}: {} ({column}): {share}", class.title(), shown(name)));
            }
        }
        println!("| {} | {} |", shown(name), cells.join(" | "));
    }
}

fn games(tally: &Tally) {
    println!(
        "\n### Games\n\n| players | games | rounds | points | winner | {} | first trigger |",
        SOURCES.join(" | ")
    );
    println!("|---|---|---|---|---|{}---|", "---|".repeat(SOURCES.len()));
    for (count, games) in &tally.games {
        let mean = |numbers: &[f64]| numbers.iter().sum::<f64>() / numbers.len().max(1) as f64;
        let sources: Vec<String> = games
            .sources
            .iter()
            .map(|one| format!("{:.1}", mean(one)))
            .collect();
        let total = games.rounds.len();
        let mut triggers: Vec<(&String, &usize)> = games.triggers.iter().collect();
        triggers.sort_by_key(|(_, times)| std::cmp::Reverse(**times));
        let triggers: Vec<String> = triggers
            .into_iter()
            .map(|(name, times)| format!("{name} {:.0} %", 100.0 * *times as f64 / total as f64))
            .collect();
        println!(
            "| {count} | {total} | {:.1} | {:.1} | {:.1} | {} | {} |",
            mean(&games.rounds),
            mean(&games.points),
            mean(&games.winner),
            sources.join(" | "),
            triggers.join(", "),
        );
    }
}
