//! How long hints and reviews take: `cargo run --release -p bots --example analysis_time -- altiplano 4`.

use std::time::Instant;

use bots::analysis::{Analysed, Judged, Review, hints};
use bots::{Bot, HasBots};
use tabletop::{Entry, FastRandom, Playout, Record, Seat, Turn};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next().unwrap_or_else(|| "puerto-rico".to_owned());
    let players = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(4);
    match game.as_str() {
        "altiplano" => measure::<altiplano::State>(&altiplano::Setup::new(players)),
        _ => measure::<puerto_rico::State>(&puerto_rico::Setup::new(players)),
    }
}

fn measure<G: HasBots + Analysed>(setup: &G::Setup) {
    let Ok(start) = G::new(setup) else {
        println!("no game can be played like this");
        return;
    };
    let mut state = start.clone();
    let mut record = Record::<G>::new(setup.clone());
    let mut random = FastRandom::new(1);
    let mut playout = Playout::<G>::with_capacity(64);
    let mut bots: Vec<Option<Box<dyn Bot<G>>>> = Seat::all(start.seat_count())
        .map(|seat| G::bot("greedy", seat.index() as u64))
        .collect();
    let mut times = Vec::new();
    let mut count = 0u32;
    loop {
        match state.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = playout.draw(&state, &mut random);
                state.resolve_unchecked(outcome, &mut ());
                record.entries.push(Entry::Chance(outcome));
            }
            Turn::Seats(seats) => {
                let Some(seat) = seats.first() else { break };
                let mut legal = Vec::new();
                state.legal(seat, &mut legal);
                let view = state.watched(Some(seat));
                count += u32::from(legal.len() > 1);
                if legal.len() > 1 && count.is_multiple_of(12) {
                    let begin = Instant::now();
                    let found = hints::<G>(seat, &view, G::HINT, &|| false).unwrap_or_default();
                    times.push(begin.elapsed().as_secs_f64());
                    for one in found {
                        let actions: Vec<String> = one.actions.iter().map(ToString::to_string).collect();
                        println!(
                            "  {:.3} {} {:?} {:?}",
                            one.shares[seat],
                            actions.join(", "),
                            one.gains.iter().collect::<Vec<_>>(),
                            one.rival
                                .map(|(rival, gains)| (rival, gains.iter().collect::<Vec<_>>())),
                        );
                    }
                    println!();
                }
                let action = match (&legal[..], &mut bots[seat.index()]) {
                    ([only], _) => *only,
                    (_, Some(bot)) => bot.decide(seat, &view, &legal),
                    (_, None) => legal[0],
                };
                state.apply_unchecked(seat, action, &mut ());
                record.entries.push(Entry::Seat(seat, action));
            }
        }
    }
    times.sort_by(f64::total_cmp);
    let sum: f64 = times.iter().sum();
    println!(
        "{} hints: mean {:.2} s, longest {:.2} s",
        times.len(),
        sum / times.len().max(1) as f64,
        times.last().copied().unwrap_or(0.0),
    );
    let begin = Instant::now();
    let mut review = Review::new(&start, &record);
    while review.step(&|| false) {}
    let (_, looks) = review.progress();
    println!(
        "review: {looks} searches in {:.1} s",
        begin.elapsed().as_secs_f64()
    );
    let mut costs: Vec<f32> = review.judged().iter().map(Judged::cost).collect();
    costs.sort_by(f32::total_cmp);
    costs.reverse();
    println!("costliest: {:.3?}", &costs[..costs.len().min(10)]);
    println!(
        "median cost: {:.3}",
        costs.get(costs.len() / 2).copied().unwrap_or(0.0)
    );
}
