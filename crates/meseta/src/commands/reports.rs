//! `meseta reports`: what people reported of what others said at their tables.

use std::fmt::Write as _;
use std::io::Write as _;
use std::time::{SystemTime, UNIX_EPOCH};

use clap::Args;
use protocol::{ChatWords, QuickPhrase, ReportReason};
use serde_json::Value;
use server::store::ReportRow;

use crate::data::DataChoice;
use crate::failure::Failure;

const MINUTE_MS: i64 = 60 * 1000;
const HOUR_MS: i64 = 60 * MINUTE_MS;
const DAY_MS: i64 = 24 * HOUR_MS;

/// Show the messages that people reported, each with those around it
///
/// A server may be using the data. Reports are kept for 90 days.
#[derive(Args)]
pub struct Arguments {
    #[command(flatten)]
    data: DataChoice,
}

/// Carries out the command.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let data = arguments.data.place()?;
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Failure::Usage(format!("the system provides no threads: {error}")))?;
    let reports = runtime.block_on(async {
        let archive = data
            .archive()
            .await
            .map_err(|error| Failure::Usage(error.to_string()))?;
        archive
            .reports()
            .await
            .map_err(|error| Failure::Usage(error.to_string()))
    })?;
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let now = i64::try_from(since.as_millis()).unwrap_or(i64::MAX);
    match std::io::stdout().write_all(in_words(&reports, now).as_bytes()) {
        Ok(()) => Ok(()),
        Err(error) => Failure::of_output(&error),
    }
}

fn in_words(reports: &[ReportRow], now: i64) -> String {
    if reports.is_empty() {
        return "Nobody has reported anything.\n".to_owned();
    }
    let mut text = String::new();
    for report in reports {
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "{}, {}, {}: guest {}, reported by guest {}",
            place(report),
            ago(now - report.time),
            reason(report.reason),
            report.about,
            report.by,
        );
        for line in &report.lines {
            let mark = if line.number == report.line { '>' } else { ' ' };
            let name = if line.name.is_empty() {
                "(no name)"
            } else {
                &line.name
            };
            let _ = writeln!(text, "{mark} {name}: {}", said(&line.words));
        }
        text.push('\n');
    }
    text
}

/// Where the line was said.
fn place(report: &ReportRow) -> String {
    match report.private {
        true => "Private chat".to_owned(),
        false => format!("Table {}", report.table),
    }
}

pub fn ago(passed: i64) -> String {
    match passed {
        ..HOUR_MS => format!("{} min ago", passed.max(0) / MINUTE_MS),
        HOUR_MS..DAY_MS => format!("{} h ago", passed / HOUR_MS),
        _ => format!("{} days ago", passed / DAY_MS),
    }
}

fn reason(reason: ReportReason) -> &'static str {
    match reason {
        ReportReason::Rude => "insulting or threatening",
        ReportReason::Spam => "advertising or spam",
        ReportReason::Unfair => "about cheating",
        ReportReason::Other => "another reason",
    }
}

/// The same for a reason as the wire has it.
pub fn reason_words(word: &Value) -> &'static str {
    serde_json::from_value(word.clone()).map_or("another reason", reason)
}

/// What was said as the wire has it, in English if it is a phrase.
pub fn said_words(words: &Value) -> String {
    serde_json::from_value::<ChatWords>(words.clone())
        .map(|words| said(&words).to_owned())
        .unwrap_or_default()
}

/// What was said, in English if it is a phrase.
fn said(words: &ChatWords) -> &str {
    match words {
        ChatWords::Text { text } => text,
        ChatWords::Phrase { phrase } => match phrase {
            QuickPhrase::Hello => "Hello",
            QuickPhrase::GoodLuck => "Good luck",
            QuickPhrase::Thinking => "Thinking…",
            QuickPhrase::OneMoment => "One moment, please",
            QuickPhrase::TakeYourTime => "Take your time",
            QuickPhrase::WellPlayed => "Well played",
            QuickPhrase::Thanks => "Thanks",
            QuickPhrase::GoodGame => "Good game",
        },
    }
}

#[cfg(test)]
mod tests {
    use server::store::ReportedLine;

    use super::*;

    #[test]
    fn a_report_names_both_and_marks_the_line() {
        let line = |number: u32, name: &str, words: ChatWords| ReportedLine {
            number,
            guest: name.to_lowercase(),
            name: name.to_owned(),
            words,
            time: 0,
        };
        let text = |text: &str| ChatWords::Text {
            text: text.to_owned(),
        };
        let phrase = ChatWords::Phrase {
            phrase: QuickPhrase::TakeYourTime,
        };
        let report = ReportRow {
            id: "r".to_owned(),
            table: "mq4x".to_owned(),
            private: false,
            line: 2,
            about: "dorin".to_owned(),
            by: "katka".to_owned(),
            reason: ReportReason::Rude,
            time: 0,
            settled: false,
            lines: vec![line(1, "Katka", phrase), line(2, "", text("just play already"))],
        };
        let expected = "Table mq4x, 2 days ago, insulting or threatening: guest dorin, reported by guest katka\n\
                        \u{20} Katka: Take your time\n> (no name): just play already\n\n";
        assert_eq!(
            in_words(std::slice::from_ref(&report), 2 * DAY_MS + HOUR_MS),
            expected
        );
        let private = ReportRow {
            private: true,
            ..report
        };
        let expected = expected.replace("Table mq4x", "Private chat");
        assert_eq!(in_words(&[private], 2 * DAY_MS + HOUR_MS), expected);
        assert_eq!(in_words(&[], 0), "Nobody has reported anything.\n");
        assert_eq!(
            [ago(-5), ago(59 * MINUTE_MS), ago(HOUR_MS)],
            ["0 min ago", "59 min ago", "1 h ago"]
        );
    }
}
