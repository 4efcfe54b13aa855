//! A finished game as SVG: who won, and a bar for each seat, divided by source.

use std::fmt::Write as _;

use super::GameResult;
use super::result::SeatResult;

/// The size that places where links are shown ask for, in pixels.
pub(crate) const WIDTH: u32 = 1200;
pub(crate) const HEIGHT: u32 = 630;

/// The light theme of the page.
const TABLE: &str = "#e5d8be";
const PAPER: &str = "#fbf6ea";
const LINE: &str = "#d6c6a6";
const INK: &str = "#2a2018";
const INK_SOFT: &str = "#5a4936";
const WOOD: &str = "#46301f";
const WOOD_INK: &str = "#fdf5e4";
const SEATS: [&str; 5] = ["#a4303f", "#2a5a91", "#85590a", "#6f3f8b", "#47535e"];
/// What tells sources apart, beside their order.
const SOURCES: [&str; 10] = [
    "#f2c53a", "#3f51a8", "#8a5f3c", "#0b734e", "#a9cacd", "#9b2f1b", "#c7a26b", "#6f3f8b", "#857050",
    "#53301d",
];

/// Its last word is a number, which only a name in quotes may have (CSS Fonts 4, `font-family`).
const SANS: &str = "'Source Sans 3'";

/// Where the bars begin, and how long the longest one is.
const BAR_LEFT: f64 = 420.0;
const BAR_LENGTH: f64 = 600.0;
const EDGE: f64 = 56.0;
/// How wide a letter is on average, in parts of its size.
const LETTER: f64 = 0.52;

/// The drawing.
pub(crate) fn drawn(result: &GameResult) -> String {
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{HEIGHT}\" viewBox=\"0 0 {WIDTH} {HEIGHT}\">\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"{TABLE}\"/>\
         <rect width=\"{WIDTH}\" height=\"150\" fill=\"{WOOD}\"/>\
         <rect x=\"28\" y=\"174\" width=\"1144\" height=\"428\" rx=\"12\" fill=\"{PAPER}\" stroke=\"{LINE}\"/>"
    );
    let room = f64::from(WIDTH) - 2.0 * EDGE - 150.0;
    let title_size = fitted(&result.title, room, 52.0);
    text(
        &mut svg,
        (EDGE, 78.0),
        title_size,
        Face::Title,
        WOOD_INK,
        &result.title,
    );
    text(&mut svg, (EDGE, 124.0), 27.0, Face::Text, WOOD_INK, &result.game);
    text(
        &mut svg,
        (f64::from(WIDTH) - EDGE - 108.0, 124.0),
        30.0,
        Face::Title,
        WOOD_INK,
        "Meseta",
    );
    let most = result
        .seats
        .iter()
        .map(|seat| seat.total)
        .max()
        .unwrap_or(1)
        .max(1);
    let row = 290.0 / result.seats.len().max(1) as f64;
    let row = row.min(76.0);
    for (place, seat) in result.seats.iter().enumerate() {
        seat_row(&mut svg, seat, 198.0 + place as f64 * row, row, f64::from(most));
    }
    legend(&mut svg, &result.sources);
    svg.push_str("</svg>");
    svg
}

/// A seat with its bar.
fn seat_row(svg: &mut String, seat: &SeatResult, top: f64, height: f64, most: f64) {
    let middle = top + height / 2.0;
    let colour = SEATS.get(seat.seat).copied().unwrap_or(INK_SOFT);
    // Writing to a string never fails, here and below.
    let _ = write!(
        svg,
        "<circle cx=\"{}\" cy=\"{middle}\" r=\"22\" fill=\"{colour}\"/>",
        EDGE + 22.0
    );
    let initial: String = seat.name.chars().take(1).collect();
    let _ = write!(
        svg,
        "<text x=\"{}\" y=\"{}\" text-anchor=\"middle\" font-family=\"{SANS}\" font-weight=\"700\" font-size=\"24\" \
         fill=\"#ffffff\">{}</text>",
        EDGE + 22.0,
        middle + 8.0,
        escaped(&initial)
    );
    let size = fitted(&seat.name, BAR_LEFT - EDGE - 76.0, 30.0);
    text(
        svg,
        (EDGE + 60.0, middle + 10.0),
        size,
        Face::Strong,
        INK,
        &seat.name,
    );
    let mut left = BAR_LEFT;
    let bar = (height * 0.6).min(40.0);
    for (points, colour) in seat.points.iter().zip(SOURCES.iter().cycle()) {
        // A source may cost points; its part has no length.
        let length = f64::from((*points).max(0)) * BAR_LENGTH / most;
        let _ = write!(
            svg,
            "<rect x=\"{left:.1}\" y=\"{:.1}\" width=\"{length:.1}\" height=\"{bar:.1}\" fill=\"{colour}\" stroke=\"{PAPER}\"/>",
            middle - bar / 2.0
        );
        left += length;
    }
    let at = (left.max(BAR_LEFT) + 16.0, middle + 14.0);
    text(svg, at, 42.0, Face::Title, INK, &seat.total.to_string());
}

/// Which colour is which source, in up to three lines.
fn legend(svg: &mut String, sources: &[String]) {
    let (mut left, mut base) = (EDGE, 528.0);
    for (name, colour) in sources.iter().zip(SOURCES.iter().cycle()) {
        let width = 34.0 + name.chars().count() as f64 * 20.0 * LETTER + 26.0;
        if left + width > f64::from(WIDTH) - EDGE {
            (left, base) = (EDGE, base + 29.0);
        }
        let _ = write!(
            svg,
            "<rect x=\"{left:.1}\" y=\"{:.1}\" width=\"18\" height=\"18\" rx=\"3\" fill=\"{colour}\"/>",
            base - 15.0
        );
        text(svg, (left + 26.0, base), 20.0, Face::Text, INK_SOFT, name);
        left += width;
    }
}

/// How letters look.
#[derive(Clone, Copy)]
enum Face {
    Title,
    Strong,
    Text,
}

fn text(svg: &mut String, (x, y): (f64, f64), size: f64, face: Face, colour: &str, words: &str) {
    let (family, weight) = match face {
        Face::Title => ("Alegreya", 700),
        Face::Strong => (SANS, 700),
        Face::Text => (SANS, 400),
    };
    let _ = write!(
        svg,
        "<text x=\"{x:.1}\" y=\"{y:.1}\" font-family=\"{family}\" font-weight=\"{weight}\" font-size=\"{size:.1}\" \
         fill=\"{colour}\">{}</text>",
        escaped(words)
    );
}

/// A size at which the words fit.
fn fitted(words: &str, room: f64, size: f64) -> f64 {
    let letters = words.chars().count().max(1) as f64;
    size.min(room / (letters * LETTER))
}

/// Words as they stand in XML; control characters can't.
pub(crate) fn escaped(words: &str) -> String {
    let mut text = String::with_capacity(words.len());
    for letter in words.chars().filter(|letter| !letter.is_control()) {
        match letter {
            '&' => text.push_str("&amp;"),
            '<' => text.push_str("&lt;"),
            '>' => text.push_str("&gt;"),
            '"' => text.push_str("&quot;"),
            '\'' => text.push_str("&#39;"),
            other => text.push(other),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::png;

    fn result(name: &str) -> GameResult {
        let seat = |seat: usize, total: i32| SeatResult {
            seat,
            name: name.to_owned(),
            total,
            points: vec![total - 5, 7, -2],
        };
        GameResult {
            title: format!("{name} wins with 40 points"),
            game: "Puerto Rico 2011, 15 rounds".to_owned(),
            sources: ["Chips", "Buildings", "Debts"].map(str::to_owned).to_vec(),
            seats: vec![seat(1, 40), seat(0, 31), seat(4, 0)],
        }
    }

    #[test]
    fn whatever_people_are_called_the_drawing_is_one() {
        for name in [
            "Anna",
            "</text><script>alert('1')</script>",
            "\"&'<>\u{7}",
            "",
            "Őrsi Béla…",
        ] {
            let picture = png(&drawn(&result(name))).expect("a picture");
            assert_eq!(picture.get(1..4), Some(b"PNG".as_slice()), "{name}");
        }
    }

    #[test]
    fn a_name_is_seen() {
        let (one, other) = (png(&drawn(&result("Anna"))), png(&drawn(&result("Łucja"))));
        assert_ne!(one, other, "the fonts draw letters");
        let nameless = drawn(&result("Anna")).replace("font-family=\"", "font-family=\"None of ours ");
        assert_ne!(png(&nameless), one, "letters come from the bundled fonts");
    }
}
