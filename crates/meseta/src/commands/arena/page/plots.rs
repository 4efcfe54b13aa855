//! The plots of the page.

use std::fmt::Write as _;

use bots::arena::{Estimate, Summary};

use super::super::told::Report;
use super::label;
use super::svg::{Axis, NAMES, ROW, WIDTH, drawing, ground, line, short, text};

/// The plot's right end, with room for numbers after it.
const RIGHT: f64 = WIDTH - 80.0;

/// The number of colors and line styles.
const KINDS: usize = 8;

/// The maximum number of points drawn for a line.
const POINTS_MAX: usize = 240;

/// A row with a dot and its interval.
struct Dot {
    name: String,
    label: String,
    mean: f64,
    interval: Option<(f64, f64)>,
    kind: usize,
}

/// Dots with their intervals, one below the other, and a reference line.
fn dots(name: &str, rows: &[Dot], even: Option<f64>) -> String {
    let numbers = rows.iter().flat_map(|row| {
        let (low, high) = row.interval.unwrap_or((row.mean, row.mean));
        [row.mean, low, high]
    });
    let axis = Axis::around(numbers.chain(even), NAMES + 10.0, RIGHT);
    let bottom = 6.0 + ROW * rows.len() as f64;
    let mut content = String::new();
    ground(&mut content, &axis, 4.0, bottom);
    if let Some(even) = even {
        line(
            &mut content,
            "even",
            (axis.at(even), 4.0),
            (axis.at(even), bottom),
        );
    }
    for (place, row) in rows.iter().enumerate() {
        let y = 6.0 + ROW * (place as f64 + 0.5);
        text(&mut content, "name", "end", (NAMES, y + 4.0), &short(&row.name));
        if let Some((low, high)) = row.interval {
            let class = format!("interval c{}", row.kind % KINDS);
            line(&mut content, &class, (axis.at(low), y), (axis.at(high), y));
        }
        let _ = writeln!(
            content,
            "<circle class=\"dot c{}\" cx=\"{:.1}\" cy=\"{y:.1}\" r=\"5\"/>",
            row.kind % KINDS,
            axis.at(row.mean)
        );
        text(&mut content, "name", "start", (RIGHT + 8.0, y + 4.0), &row.label);
    }
    drawing(name, bottom + 24.0, &content)
}

fn interval(estimate: &Estimate) -> Option<(f64, f64)> {
    estimate.has_interval().then_some((estimate.low, estimate.high))
}

/// All ratings.
pub fn ratings(report: &Report<'_>) -> String {
    let row = |bot: usize| {
        let rating = &report.ratings[bot];
        Dot {
            name: report.name(bot).to_owned(),
            label: format!("{:.2}", rating.mean),
            mean: rating.mean,
            interval: rating.low.is_finite().then_some((rating.low, rating.high)),
            kind: bot,
        }
    };
    let rows: Vec<Dot> = report.by_rating().into_iter().map(row).collect();
    dots(&report.words.word("arena-ratings"), &rows, None)
}

/// Win shares, with a line at the even share.
pub fn shares(report: &Report<'_>, summary: &Summary) -> String {
    let order = summary
        .by_share()
        .into_iter()
        .filter(|&bot| summary.entrants[bot].share.blocks > 0);
    let row = |bot: usize| {
        let share = &summary.entrants[bot].share;
        Dot {
            name: report.name(bot).to_owned(),
            label: label(share, 3),
            mean: share.mean,
            interval: interval(share),
            kind: bot,
        }
    };
    let rows: Vec<Dot> = order.map(row).collect();
    let even = summary
        .entrants
        .iter()
        .map(|entrant| entrant.even)
        .find(|even| even.is_finite());
    dots(&report.words.word("arena-share"), &rows, even)
}

/// Points: the range as a line, the middle half as a box, the median as a stroke.
pub fn spread(report: &Report<'_>) -> String {
    let bots = report.all.by_share().into_iter();
    let rows: Vec<_> = bots
        .filter_map(|bot| Some((bot, report.all.entrants[bot].spread?)))
        .collect();
    let numbers = rows
        .iter()
        .flat_map(|(_, spread)| [f64::from(spread.least), f64::from(spread.most)]);
    let axis = Axis::around(numbers, NAMES + 10.0, RIGHT);
    let bottom = 6.0 + ROW * rows.len() as f64;
    let mut content = String::new();
    ground(&mut content, &axis, 4.0, bottom);
    for (place, (bot, spread)) in rows.iter().enumerate() {
        let y = 6.0 + ROW * (place as f64 + 0.5);
        let at = |points: i32| axis.at(f64::from(points));
        let kind = bot % KINDS;
        text(
            &mut content,
            "name",
            "end",
            (NAMES, y + 4.0),
            &short(report.name(*bot)),
        );
        line(
            &mut content,
            &format!("range c{kind}"),
            (at(spread.least), y),
            (at(spread.most), y),
        );
        let _ = writeln!(
            content,
            "<rect class=\"box c{kind}\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"14\"/>",
            at(spread.lower_quartile),
            y - 7.0,
            (at(spread.upper_quartile) - at(spread.lower_quartile)).max(1.0)
        );
        let median = at(spread.median);
        line(&mut content, "median", (median, y - 8.0), (median, y + 8.0));
        text(
            &mut content,
            "name",
            "start",
            (RIGHT + 8.0, y + 4.0),
            &spread.median.to_string(),
        );
    }
    drawing(&report.words.word("arena-page-spread"), bottom + 24.0, &content)
}

/// A line of a plot over blocks.
struct Series {
    name: String,
    kind: usize,
    /// Block count and value.
    points: Vec<(f64, f64)>,
}

/// Lines over the number of blocks, with horizontal reference lines.
fn lines(name: &str, blocks: &str, series: &[Series], marks: &[f64]) -> String {
    const TOP: f64 = 10.0;
    const BOTTOM: f64 = 290.0;
    const LEFT: f64 = 56.0;
    const END: f64 = WIDTH - NAMES;
    let all = || series.iter().flat_map(|series| series.points.iter());
    let count = all().map(|point| point.0).fold(1.0, f64::max);
    // The first blocks fluctuate and would take up all the room.
    let settled = all().filter(|point| point.0 >= count * 0.1).map(|point| point.1);
    let across = Axis::around([0.0, count].into_iter(), LEFT, END);
    let up = Axis::around(settled.chain(marks.iter().copied()), BOTTOM, TOP);
    let mut content = String::new();
    ground(&mut content, &across, TOP, BOTTOM);
    for (number, label) in up.ticks() {
        line(&mut content, "grid", (LEFT, up.at(number)), (END, up.at(number)));
        text(
            &mut content,
            "tick",
            "end",
            (LEFT - 6.0, up.at(number) + 4.0),
            &label,
        );
    }
    text(
        &mut content,
        "tick",
        "middle",
        (f64::midpoint(LEFT, END), BOTTOM + 34.0),
        blocks,
    );
    for &mark in marks {
        line(&mut content, "even", (LEFT, up.at(mark)), (END, up.at(mark)));
    }
    let mut ends: Vec<(f64, &Series)> = Vec::new();
    for one in series {
        let step = one.points.len().div_ceil(POINTS_MAX).max(1);
        let last = one.points.len().saturating_sub(1);
        let kept = one
            .points
            .iter()
            .enumerate()
            .filter(|(place, _)| place % step == 0 || *place == last);
        let points: Vec<String> = kept
            .map(|(_, point)| format!("{:.1},{:.1}", across.at(point.0), up.at(point.1)))
            .collect();
        let kind = one.kind % KINDS;
        let _ = writeln!(
            content,
            "<polyline class=\"series c{kind}\" points=\"{}\"/>",
            points.join(" ")
        );
        ends.extend(one.points.last().map(|point| (up.at(point.1), one)));
    }
    // Names at the ends of their lines, moved down where they would overlap.
    ends.sort_by(|one, other| one.0.total_cmp(&other.0));
    let mut free = f64::NEG_INFINITY;
    for (y, one) in ends {
        let y = y.max(free);
        free = y + 15.0;
        let class = format!("name c{}", one.kind % KINDS);
        text(
            &mut content,
            &class,
            "start",
            (END + 8.0, y + 4.0),
            &short(&one.name),
        );
    }
    drawing(name, (BOTTOM + 44.0).max(free + 10.0), &content)
}

/// Win shares over time, as the blocks came in.
pub fn running(report: &Report<'_>) -> String {
    let series = |bot: usize| {
        let (mut sum, mut count) = (0.0, 0.0);
        let mut points = Vec::new();
        for (number, (_, games)) in report.results.blocks().enumerate() {
            let chairs = || {
                games
                    .iter()
                    .flat_map(|game| &game.chairs)
                    .filter(|chair| chair.entrant == bot)
            };
            if chairs().next().is_some() {
                sum += chairs().map(|chair| chair.share).sum::<f64>() / chairs().count() as f64;
                count += 1.0;
                points.push((number as f64 + 1.0, sum / count));
            }
        }
        Series {
            name: report.name(bot).to_owned(),
            kind: bot,
            points,
        }
    };
    let series: Vec<Series> = report.all.by_share().into_iter().map(series).collect();
    let even: Vec<f64> = (report.all.entrants.iter())
        .map(|entrant| entrant.even)
        .filter(|even| even.is_finite())
        .take(1)
        .collect();
    let words = report.words;
    lines(
        &words.word("arena-page-running"),
        &words.word("arena-page-block-axis"),
        &series,
        &even,
    )
}

/// The sequential test between its bounds.
pub fn test(report: &Report<'_>) -> String {
    let Some(sprt) = report.plan.sprt else {
        return String::new();
    };
    let rule = sprt.rule();
    let series = Series {
        name: report.name(0).to_owned(),
        kind: 0,
        points: report
            .path
            .iter()
            .map(|state| (state.blocks as f64, state.ratio))
            .collect(),
    };
    // A decision that is never allowed to be wrong is never made: its bound has no line.
    let bounds = [rule.lower(), rule.upper()];
    let marks: Vec<f64> = bounds.into_iter().filter(|bound| bound.is_finite()).collect();
    let words = report.words;
    lines(
        &words.word("arena-page-test"),
        &words.word("arena-page-block-axis"),
        &[series],
        &marks,
    )
}
