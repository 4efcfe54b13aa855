//! The results as one self-contained page: no script, no font, no address. It is light or dark like the
//! reader's system; every plot is also given as a table.

mod plots;
mod svg;

use std::fmt::Write as _;

use bots::arena::Summary;

use super::told::{Report, mean, number, time};
use svg::escape;

const STYLE: &str = include_str!("style.css");

/// The whole page.
pub fn page(report: &Report<'_>) -> String {
    let words = report.words;
    let title = words.say("arena-page-title", &[("bots", names(report, ", ").into())]);
    let mut main = format!("<h1>{}</h1>\n", escape(&title));
    paragraph(&mut main, &report.counts(&report.all));
    if report.all.blocks == 0 {
        paragraph(&mut main, &words.word("arena-nothing"));
    } else {
        results(report, &mut main);
    }
    forfeits(report, &mut main);
    method(report, &mut main);
    format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n\
         <title>{}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<main>\n{main}</main>\n</body>\n</html>\n",
        words.language().code(),
        escape(&title),
    )
}

/// All names, in the order of the plan.
fn names(report: &Report<'_>, between: &str) -> String {
    let names: Vec<&str> = report.plan.bots.iter().map(|bot| bot.name.as_str()).collect();
    names.join(between)
}

fn paragraph(text: &mut String, words: &str) {
    let _ = writeln!(text, "<p>{}</p>", escape(words));
}

fn heading(text: &mut String, words: &str) {
    let _ = writeln!(text, "<h2>{}</h2>", escape(words));
}

fn results(report: &Report<'_>, text: &mut String) {
    let word = |id: &str| report.words.word(id);
    if let Some(verdict) = report.test() {
        let _ = writeln!(text, "<p class=\"verdict\">{}</p>", escape(&verdict));
        text.push_str(&plots::test(report));
    }
    heading(text, &word("arena-ratings"));
    text.push_str(&plots::ratings(report));
    text.push_str(&ratings(report));
    for (table, summary) in report.plan.tables.iter().zip(&report.tables) {
        if summary.blocks > 0 {
            heading(text, &table.title());
            paragraph(text, &report.counts(summary));
            text.push_str(&plots::shares(report, summary));
            text.push_str(&shares(report, summary));
            text.push_str(&seats(report, summary));
        }
    }
    if report.tables.len() > 1 {
        heading(text, &word("arena-all-tables"));
        text.push_str(&plots::shares(report, &report.all));
        text.push_str(&shares(report, &report.all));
        text.push_str(&seats(report, &report.all));
    }
    heading(text, &word("arena-page-running"));
    text.push_str(&plots::running(report));
    heading(text, &word("arena-ahead"));
    text.push_str(&ahead(report));
    if report.has_fields() {
        heading(text, &word("arena-alone"));
        text.push_str(&alone(report));
    }
    heading(text, &word("arena-page-spread"));
    text.push_str(&plots::spread(report));
    text.push_str(&spread(report));
}

/// A table: the first row is its header, the first column names its rows. The cells are already HTML.
fn table(rows: &[Vec<String>]) -> String {
    let mut text = "<div class=\"wide\"><table>\n".to_owned();
    for (number, row) in rows.iter().enumerate() {
        text.push_str("<tr>");
        for (column, cell) in row.iter().enumerate() {
            let _ = match (number, column) {
                (0, _) => write!(text, "<th scope=\"col\">{cell}</th>"),
                (_, 0) => write!(text, "<th scope=\"row\">{cell}</th>"),
                _ => write!(text, "<td>{cell}</td>"),
            };
        }
        text.push_str("</tr>\n");
    }
    text + "</table></div>\n"
}

fn header(report: &Report<'_>, ids: &[&str]) -> Vec<String> {
    ids.iter().map(|id| escape(&report.words.word(id))).collect()
}

fn ratings(report: &Report<'_>) -> String {
    let mut rows = vec![header(report, &["arena-bot", "arena-rating", "arena-interval"])];
    for bot in report.by_rating() {
        let rating = &report.ratings[bot];
        let interval = match rating.low.is_finite() {
            true => format!("{:.2} – {:.2}", rating.low, rating.high),
            false => "–".to_owned(),
        };
        rows.push(vec![
            escape(report.name(bot)),
            format!("{:.2}", rating.mean),
            interval,
        ]);
    }
    table(&rows)
}

fn shares(report: &Report<'_>, summary: &Summary) -> String {
    let mut first = header(
        report,
        &[
            "arena-bot",
            "arena-share",
            "arena-even",
            "arena-rank",
            "arena-margin",
            "arena-points",
        ],
    );
    first.extend(header(
        report,
        &["arena-choices", "arena-time", "arena-longest", "arena-forfeits"],
    ));
    let mut rows = vec![first];
    for bot in summary.by_share() {
        let entrant = &summary.entrants[bot];
        let mut row = vec![
            escape(report.name(bot)),
            number(&entrant.share, 3),
            format!("{:.3}", entrant.even),
            number(&entrant.rank, 2),
            number(&entrant.margin, 1),
            number(&entrant.points, 1),
        ];
        row.extend([
            format!("{:.1}", entrant.choices_per_game),
            time(entrant.mean_time),
            time(entrant.longest_time),
            entrant.forfeits.to_string(),
        ]);
        rows.push(row);
    }
    table(&rows)
}

/// Win shares by seat; empty if the tables have different numbers of seats.
fn seats(report: &Report<'_>, summary: &Summary) -> String {
    let count = (summary.entrants.iter())
        .map(|entrant| entrant.by_seat.len())
        .max()
        .unwrap_or_default();
    if count == 0 {
        return String::new();
    }
    let seat = |seat: usize| {
        escape(
            &report
                .words
                .say("arena-seat", &[("number", (seat as i64).into())]),
        )
    };
    let mut rows = vec![header(report, &["arena-page-by-seat"])];
    rows[0].extend((1..=count).map(seat));
    for bot in summary.by_share() {
        let shares = summary.entrants[bot].by_seat.iter();
        let name = escape(report.name(bot));
        rows.push(
            std::iter::once(name)
                .chain(shares.map(|share| number(share, 2)))
                .collect(),
        );
    }
    table(&rows)
}

/// Who finishes ahead of whom: the further from one half, the stronger the cell's background.
fn ahead(report: &Report<'_>) -> String {
    let order = report.all.by_share();
    let mut first = vec![String::new()];
    first.extend(order.iter().map(|&bot| escape(report.name(bot))));
    let mut rows = vec![first];
    for &one in &order {
        let mut row = vec![escape(report.name(one))];
        row.extend(order.iter().map(|&other| {
            let often = &report.all.ahead[one][other];
            if often.blocks == 0 {
                return "–".to_owned();
            }
            let side = if often.mean >= 0.5 { "more" } else { "less" };
            let strength = (often.mean - 0.5).abs() * 2.0;
            format!(
                "<span class=\"{side}\" style=\"--strength:{strength:.2}\">{}</span>",
                number(often, 3)
            )
        }));
        rows.push(row);
    }
    table(&rows)
}

/// Win shares of a bot that is alone among several of another kind.
fn alone(report: &Report<'_>) -> String {
    let order = report.all.by_share();
    let mut rows = vec![vec![String::new()]];
    rows[0].extend(order.iter().map(|&bot| escape(report.name(bot))));
    for &one in &order {
        let shares = order
            .iter()
            .map(|&field| number(&report.all.alone[one][field], 3));
        let name = escape(report.name(one));
        rows.push(std::iter::once(name).chain(shares).collect());
    }
    table(&rows)
}

fn spread(report: &Report<'_>) -> String {
    let mut rows = vec![header(
        report,
        &[
            "arena-bot",
            "arena-page-least",
            "arena-page-quarter",
            "arena-page-median",
            "arena-page-three-quarters",
            "arena-page-most",
        ],
    )];
    for bot in report.all.by_share() {
        let Some(spread) = report.all.entrants[bot].spread else {
            continue;
        };
        let numbers = [
            spread.least,
            spread.lower_quartile,
            spread.median,
            spread.upper_quartile,
            spread.most,
        ];
        let mut row = vec![escape(report.name(bot))];
        row.extend(numbers.iter().map(i32::to_string));
        rows.push(row);
    }
    table(&rows)
}

/// How many forfeits the page lists individually.
const FORFEITS_TOLD: usize = 200;

/// Up to how many of them are shown unfolded.
const FORFEITS_OPEN: usize = 10;

fn forfeits(report: &Report<'_>, text: &mut String) {
    let count = report.forfeited().count();
    if count == 0 {
        return;
    }
    heading(text, &report.words.word("arena-forfeits"));
    let counted = report
        .words
        .say("arena-forfeited", &[("count", (count as i64).into())]);
    let open = if count <= FORFEITS_OPEN { " open" } else { "" };
    let _ = writeln!(
        text,
        "<details{open}><summary>{}</summary>\n<ul>",
        escape(&counted)
    );
    for line in report.forfeited().take(FORFEITS_TOLD) {
        let _ = writeln!(text, "<li>{}</li>", escape(&line));
    }
    if count > FORFEITS_TOLD {
        text.push_str("<li>…</li>\n");
    }
    text.push_str("</ul></details>\n");
}

fn method(report: &Report<'_>, text: &mut String) {
    let words = report.words;
    heading(text, &words.word("arena-page-how"));
    for id in ["arena-page-blocks", "arena-page-rating", "arena-page-forfeit"] {
        paragraph(text, &words.word(id));
    }
    if report.plan.sprt.is_some() {
        paragraph(text, &words.word("arena-page-sprt"));
    }
    let seed = [
        ("seed", report.plan.seed.to_string().into()),
        ("digest", report.plan.digest().into()),
    ];
    paragraph(text, &words.say("arena-seed", &seed));
    paragraph(text, &words.word("arena-page-again"));
    let _ = writeln!(text, "<pre>{}</pre>", escape(&report.plan.command_line()));
    let _ = writeln!(
        text,
        "<p class=\"quiet\">meseta {}</p>",
        escape(env!("CARGO_PKG_VERSION"))
    );
}

/// The mean on its own, for labels.
fn label(estimate: &bots::arena::Estimate, digits: usize) -> String {
    mean(estimate, digits)
}
