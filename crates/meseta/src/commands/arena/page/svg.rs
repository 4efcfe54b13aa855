//! Drawing by hand: text that is safe in HTML, an axis with round numbers, and the frame of a plot.

use std::fmt::Write as _;

/// The text with HTML's special characters escaped.
pub fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            sign => safe.push(sign),
        }
    }
    safe
}

/// A scale that maps numbers to positions on the page.
#[derive(Clone, Copy, Debug)]
pub struct Axis {
    low: f64,
    high: f64,
    from: f64,
    to: f64,
}

impl Axis {
    /// An axis with room for all of the numbers, between the positions `from` and `to`.
    pub fn around(numbers: impl Iterator<Item = f64>, from: f64, to: f64) -> Self {
        let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
        for number in numbers.filter(|number| number.is_finite()) {
            (low, high) = (low.min(number), high.max(number));
        }
        if low > high {
            (low, high) = (0.0, 1.0);
        }
        let room = ((high - low) * 0.06).max(1e-3);
        Self {
            low: low - room,
            high: high + room,
            from,
            to,
        }
    }

    /// The position of a number; numbers off the axis are put at its ends.
    pub fn at(&self, number: f64) -> f64 {
        let part = (number.clamp(self.low, self.high) - self.low) / (self.high - self.low);
        self.from + part * (self.to - self.from)
    }

    /// Three to nine round numbers with their labels.
    pub fn ticks(&self) -> Vec<(f64, String)> {
        let raw = (self.high - self.low) / 7.0;
        let power = 10f64.powf(raw.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0]
            .map(|times| times * power)
            .into_iter()
            .find(|step| *step >= raw);
        let step = step.unwrap_or(raw);
        let digits = (-step.log10().floor()).max(0.0) as usize;
        let first = (self.low / step).ceil() as i64;
        let last = (self.high / step).floor() as i64;
        let tick = |count: i64| {
            let number = count as f64 * step;
            (number, format!("{number:.digits$}"))
        };
        (first..=last).map(tick).collect()
    }
}

/// The width of every plot, in units of the drawing.
pub const WIDTH: f64 = 760.0;

/// Where names end and numbers begin in plots with a row for each bot.
pub const NAMES: f64 = 170.0;

/// The height of a row.
pub const ROW: f64 = 26.0;

/// A drawing of this height, with a name for people who can't see it.
pub fn drawing(name: &str, height: f64, content: &str) -> String {
    format!(
        "<div class=\"wide\"><svg role=\"img\" aria-label=\"{}\" viewBox=\"0 0 {WIDTH} {height}\">\n{content}</svg></div>\n",
        escape(name)
    )
}

pub fn line(content: &mut String, class: &str, from: (f64, f64), to: (f64, f64)) {
    let _ = writeln!(
        content,
        "<line class=\"{class}\" x1=\"{:.1}\" y1=\"{:.1}\" x2=\"{:.1}\" y2=\"{:.1}\"/>",
        from.0, from.1, to.0, to.1
    );
}

/// Text; the anchor is `start`, `middle` or `end`.
pub fn text(content: &mut String, class: &str, anchor: &str, at: (f64, f64), words: &str) {
    let _ = writeln!(
        content,
        "<text class=\"{class}\" text-anchor=\"{anchor}\" x=\"{:.1}\" y=\"{:.1}\">{}</text>",
        at.0,
        at.1,
        escape(words)
    );
}

/// A name, cut to what fits next to a plot.
pub fn short(name: &str) -> String {
    const LETTERS: usize = 20;
    match name.chars().count() > LETTERS {
        true => name.chars().take(LETTERS - 1).chain(['…']).collect(),
        false => name.to_owned(),
    }
}

/// Lines across the plot at the axis's round numbers, with labels below.
pub fn ground(content: &mut String, axis: &Axis, top: f64, bottom: f64) {
    for (number, label) in axis.ticks() {
        let x = axis.at(number);
        line(content, "grid", (x, top), (x, bottom));
        text(content, "tick", "middle", (x, bottom + 16.0), &label);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn html_is_escaped() {
        assert_eq!(
            escape("<a href='x'>&\"</a>"),
            "&lt;a href=&#39;x&#39;&gt;&amp;&quot;&lt;/a&gt;"
        );
    }

    #[test]
    fn ticks_are_round_and_few() {
        for (low, high) in [
            (0.0, 1.0),
            (0.24, 0.26),
            (-45.0, 12.0),
            (3.0, 3.0),
            (0.0, 10_000.0),
        ] {
            let axis = Axis::around([low, high].into_iter(), 0.0, 500.0);
            let ticks = axis.ticks();
            assert!((3..=9).contains(&ticks.len()), "{low} {high}: {ticks:?}");
            assert!(ticks.windows(2).all(|pair| pair[0].1 != pair[1].1), "{ticks:?}");
        }
        let axis = Axis::around([0.0, 1.0].into_iter(), 100.0, 200.0);
        assert!((axis.at(0.5) - 150.0).abs() < 1e-9);
        assert_eq!((axis.at(-9.0), axis.at(9.0)), (100.0, 200.0));
    }
}
