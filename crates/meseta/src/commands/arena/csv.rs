//! All seats of all games as a table for statistics programs (RFC 4180).

use bots::arena::{Results, Schedule};

use super::plan_file::PlanFile;

const COLUMNS: &str = "game,setup,seats,block,table,lineup,turn,seed,seat,bot,points,tie_break,rank,mid_rank,\
                       share,margin,choices,thought_us,longest_us,forfeit";

/// The table, with games in the order of the plan; incomplete blocks come at the end.
pub fn table(plan: &PlanFile, schedule: &Schedule, results: &Results) -> String {
    let mut text = COLUMNS.to_owned() + "\r\n";
    for game in results.games() {
        let Some(table) = plan.tables.get(game.job.table) else {
            continue;
        };
        for (seat, chair) in game.chairs.iter().enumerate() {
            let bot = plan.bots.get(chair.entrant).map_or("", |bot| bot.name.as_str());
            let forfeit = chair
                .forfeit
                .as_ref()
                .map_or("", |forfeit| forfeit.fault.kind.key());
            let cells = [
                cell(&table.game),
                cell(&table.setup),
                schedule.seat_count(game.job.table).to_string(),
                game.job.block.to_string(),
                game.job.table.to_string(),
                game.job.lineup.to_string(),
                game.job.turn.to_string(),
                game.seed.to_string(),
                seat.to_string(),
                cell(bot),
                chair.score.points.to_string(),
                chair.score.tie_break.to_string(),
                chair.rank.to_string(),
                game.mid_rank(seat).to_string(),
                format!("{:.6}", chair.share),
                game.margin(seat).to_string(),
                chair.choices.to_string(),
                chair.thought.as_micros().to_string(),
                chair.longest.as_micros().to_string(),
                forfeit.to_owned(),
            ];
            text += &cells.join(",");
            text += "\r\n";
        }
    }
    text
}

/// A cell, quoted if necessary.
fn cell(text: &str) -> String {
    match text.contains(['"', ',', '\n', '\r']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_quoted_where_they_have_to_be() {
        assert_eq!(cell("players=4 edition=2020"), "players=4 edition=2020");
        assert_eq!(cell("a,\"b\""), "\"a,\"\"b\"\"\"");
    }
}
