//! What came of the games, as JSON for the package.

use ::bots::arena::{Chair, EntrantSummary, Estimate, Played, Rating, Results, Schedule, Summary};
use serde_json::{Value, json};

use crate::fault::Outcome;

/// The mean, both ends of its interval, and the number of blocks. What is not known is null.
fn estimate(estimate: &Estimate) -> Value {
    json!([estimate.mean, estimate.low, estimate.high, estimate.blocks])
}

fn entrant(entrant: &EntrantSummary) -> Value {
    let spread = entrant.spread.map(|spread| {
        [
            spread.least,
            spread.lower_quartile,
            spread.median,
            spread.upper_quartile,
            spread.most,
        ]
    });
    json!({
        "chairs": entrant.chairs,
        "share": estimate(&entrant.share),
        "even": entrant.even,
        "rank": estimate(&entrant.rank),
        "margin": estimate(&entrant.margin),
        "points": estimate(&entrant.points),
        "by_seat": entrant.by_seat.iter().map(estimate).collect::<Vec<_>>(),
        "spread": spread,
        "choices_per_game": entrant.choices_per_game,
        "mean_time": entrant.mean_time.as_secs_f64(),
        "longest_time": entrant.longest_time.as_secs_f64(),
        "forfeits": entrant.forfeits,
    })
}

/// All tables together, each table, and the ratings.
pub fn summary(summaries: &[Summary], ratings: &[Rating]) -> Outcome<String> {
    let matrix = |rows: &[Vec<Estimate>]| -> Vec<Vec<Value>> {
        rows.iter()
            .map(|row| row.iter().map(estimate).collect())
            .collect()
    };
    let one = |summary: &Summary| {
        json!({
            "games": summary.games,
            "blocks": summary.blocks,
            "entrants": summary.entrants.iter().map(entrant).collect::<Vec<_>>(),
            "ahead": matrix(&summary.ahead),
            "alone": matrix(&summary.alone),
        })
    };
    let rating = |rating: &Rating| json!([rating.mean, rating.low, rating.high]);
    let all = json!({
        "summaries": summaries.iter().map(one).collect::<Vec<_>>(),
        "ratings": ratings.iter().map(rating).collect::<Vec<_>>(),
    });
    Ok(all.to_string())
}

/// A value for a chair of a game.
type Cell<'a> = &'a dyn Fn(&Played, usize, &Chair) -> Value;

/// A row for each seat of each game, in the order of the plan, column by column.
pub fn columns(schedule: &Schedule, results: &Results) -> Outcome<String> {
    let games: Vec<&Played> = results.games().collect();
    let forfeit = |chair: &Chair, detail: bool| match &chair.forfeit {
        None => String::new(),
        Some(forfeit) if detail => forfeit.fault.detail.clone(),
        Some(forfeit) => forfeit.fault.kind.key().to_owned(),
    };
    let column = |cell: Cell<'_>| -> Value {
        let each = |game: &&Played| -> Vec<Value> {
            let chairs = game.chairs.iter().enumerate();
            chairs.map(|(seat, chair)| cell(game, seat, chair)).collect()
        };
        games.iter().flat_map(each).collect()
    };
    let all = json!({
        "table": column(&|game, _, _| json!(game.job.table)),
        "seats": column(&|game, _, _| json!(schedule.seat_count(game.job.table))),
        "block": column(&|game, _, _| json!(game.job.block)),
        "lineup": column(&|game, _, _| json!(game.job.lineup)),
        "turn": column(&|game, _, _| json!(game.job.turn)),
        "seed": column(&|game, _, _| json!(game.seed)),
        "seat": column(&|_, seat, _| json!(seat)),
        "entrant": column(&|_, _, chair| json!(chair.entrant)),
        "points": column(&|_, _, chair| json!(chair.score.points)),
        "tie_break": column(&|_, _, chair| json!(chair.score.tie_break)),
        "rank": column(&|_, _, chair| json!(chair.rank)),
        "mid_rank": column(&|game, seat, _| json!(game.mid_rank(seat))),
        "share": column(&|_, _, chair| json!(chair.share)),
        "margin": column(&|game, seat, _| json!(game.margin(seat))),
        "choices": column(&|_, _, chair| json!(chair.choices)),
        "thought_us": column(&|_, _, chair| json!(chair.thought.as_micros() as u64)),
        "longest_us": column(&|_, _, chair| json!(chair.longest.as_micros() as u64)),
        "forfeit": column(&|_, _, chair| json!(forfeit(chair, false))),
        "detail": column(&|_, _, chair| json!(forfeit(chair, true))),
    });
    Ok(all.to_string())
}
