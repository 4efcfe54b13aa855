//! The buildings for sale: four columns, as on the main board.

use puerto_rico::{MarketView, View};
use words::puerto_rico::Teller;

use crate::terminal::layout::{padded, width};
use crate::terminal::paint::{Paint, Tone};

/// The width of one entry in columns: a short name of at most 10 letters, price and copies.
const ENTRY: usize = 19;

/// Appends the market. Each entry is `name price×copies`; sold-out buildings are not shown.
pub fn market(out: &mut String, view: &View, teller: &Teller<'_>, paint: Paint) {
    let columns: Vec<Vec<&MarketView>> = (1..=4)
        .map(|column| {
            view.market
                .iter()
                .filter(|entry| entry.left > 0 && entry.building.row().column == column)
                .collect()
        })
        .collect();
    let label = format!("{} ", teller.words().word("terminal-market"));
    let rule = "·".repeat((4 * ENTRY).saturating_sub(width(&label) + 1));
    out.push_str(&paint.text(Tone::Quiet, &format!("{label}{rule}")));
    out.push('\n');
    let rows = columns.iter().map(Vec::len).max().unwrap_or(0);
    for row in 0..rows {
        let mut line = String::new();
        for column in &columns {
            let Some(entry) = column.get(row) else {
                line.push_str(&" ".repeat(ENTRY));
                continue;
            };
            let tone = entry.building.makes().map_or(Tone::Plain, Tone::Good);
            let name = padded(&teller.building_short(entry.building), 11);
            let price = padded(
                &format!("{:>2} ×{}", entry.building.row().cost, entry.left),
                ENTRY - 11,
            );
            line.push_str(&paint.text(tone, &name));
            line.push_str(&price);
        }
        out.push_str(line.trim_end());
        out.push('\n');
    }
}
