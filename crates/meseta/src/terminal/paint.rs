//! Colors, if the terminal supports them.

use std::io::IsTerminal;

use clap::ValueEnum;
use puerto_rico::{Good, Tile};
use tabletop::Seat;

/// When to use colors.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
pub enum PaintChoice {
    /// On a terminal, unless the environment says NO_COLOR or TERM=dumb.
    #[default]
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

/// Paints text, or leaves it as it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Paint {
    colors: bool,
}

/// What a piece of text is, which determines its color.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// Ordinary text.
    Plain,
    /// A label or something that matters less.
    Quiet,
    /// Something that matters.
    Strong,
    /// A good, its plantation or its plant.
    Good(Good),
    /// A good of Altiplano.
    Goods(altiplano::Good),
    /// A seat.
    Seat(Seat),
}

impl Tone {
    /// The color of a tile.
    pub fn of_tile(tile: Tile) -> Self {
        tile.good().map_or(Self::Quiet, Self::Good)
    }
}

/// The colors of Altiplano's goods, in order.
const GOODS: [&str; altiplano::Good::COUNT] = [
    "32", "33", "38;5;130", "37", "38;5;208", "1;37", "35", "1;33", "36", "34", "1;36", "31",
];

impl Paint {
    /// The choice applied to standard output.
    pub fn for_stdout(choice: PaintChoice) -> Self {
        let set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        Self {
            colors: match choice {
                PaintChoice::Always => true,
                PaintChoice::Never => false,
                PaintChoice::Auto => std::io::stdout().is_terminal() && !set("NO_COLOR") && !dumb,
            },
        }
    }

    /// No colors.
    #[cfg(test)]
    pub const PLAIN: Self = Self { colors: false };

    /// The text in the color of its tone.
    pub fn text(self, tone: Tone, text: &str) -> String {
        let code = match tone {
            Tone::Plain => "",
            Tone::Quiet => "2",
            Tone::Strong => "1",
            Tone::Good(good) => ["33", "34", "1;37", "31", "35"][good as usize],
            Tone::Goods(good) => GOODS[good.index()],
            Tone::Seat(seat) => ["1;36", "1;32", "1;35", "1;33", "1;31"][seat.index()],
        };
        if self.colors && !code.is_empty() && !text.is_empty() {
            format!("\x1b[{code}m{text}\x1b[0m")
        } else {
            text.to_owned()
        }
    }
}
