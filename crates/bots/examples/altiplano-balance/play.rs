//! One game among equal bots, and its data.

use altiplano::{Action, Breakdown, Event, Extension, Setup, State, Switch, Trigger};
use bots::Bot;
use tabletop::{FastRandom, Game, Playout, Seat, Turn, win_shares};

use crate::contestants::Build;
use crate::tally::{Class, Sample, Tally};

/// Names of the parts of [`sources`].
pub const SOURCES: [&str; 7] = [
    "goods",
    "boats",
    "houses",
    "house bonus",
    "orders",
    "shelves",
    "Missions",
];

fn sources(breakdown: &Breakdown) -> [i32; 7] {
    let Breakdown {
        goods,
        boats,
        houses,
        house_bonus,
        orders,
        shelves,
        missions,
        total: _,
    } = *breakdown;
    [goods, boats, houses, house_bonus, orders, shelves, missions]
}

/// An extension that was bought, and the situation at the time.
struct Purchase {
    seat: Seat,
    extension: Extension,
    situation: u16,
}

/// The situation of a purchase, considering only what the tile could not yet have affected: how many tiles the seat
/// had, which part of the game it was, whether the seat was ahead of the mean of the table, and how many coins it had.
fn situation(game: &State, seat: Seat) -> u16 {
    let owned = game.player(seat).extensions.len().min(5) as u16;
    let part = u16::from(game.round() / 3).min(7);
    let points = |seat: Seat| game.breakdown(seat).total;
    let count = game.seat_count();
    let table: i32 = Seat::all(count).map(points).sum();
    let ahead = points(seat) * count as i32 > table;
    let coins = (game.player(seat).coins / 3).min(2);
    ((owned * 8 + part) * 2 + u16::from(ahead)) * 3 + coins
}

/// What is noted down during a game.
#[derive(Default)]
struct Notes {
    first_start: Option<Seat>,
    trigger: Option<Trigger>,
    purchases: Vec<Purchase>,
}

/// Plays a game to its end.
fn play_on(game: &mut State, bots: &mut [Box<dyn Bot<State>>], random: &mut FastRandom) -> Notes {
    let mut buffers = Playout::<State>::with_capacity(128);
    let mut events: Vec<Event> = Vec::new();
    let mut notes = Notes::default();
    loop {
        match game.turn() {
            Turn::Over => return notes,
            Turn::Chance => {
                let outcome = buffers.draw(game, random);
                game.resolve_unchecked(outcome, &mut events);
            }
            Turn::Seats(seats) => {
                let Some(seat) = seats.first() else { return notes };
                buffers.actions.clear();
                game.legal(seat, &mut buffers.actions);
                let action = match buffers.actions[..] {
                    [only] => only,
                    _ => bots[seat.index()].decide(seat, &game.watched(Some(seat)), &buffers.actions),
                };
                if let Action::BuyExtension(extension) = action {
                    let situation = situation(game, seat);
                    notes.purchases.push(Purchase {
                        seat,
                        extension,
                        situation,
                    });
                }
                game.apply_unchecked(seat, action, &mut events);
            }
        }
        for event in events.drain(..) {
            match event {
                Event::StartPlayer(seat) => {
                    notes.first_start.get_or_insert(seat);
                }
                Event::EndTriggered { trigger, .. } => {
                    notes.trigger.get_or_insert(trigger);
                }
                _ => {}
            }
        }
    }
}

/// Plays one game and adds its data to the tally.
pub fn play(setup: &Setup, bot: &Build<State>, seed: u64, tally: &mut Tally) -> Result<(), String> {
    let count = setup.player_count;
    let mut game = State::new(setup).map_err(|error| error.to_string())?;
    // The upper half of a bot's seed is its character, which should differ from seat to seat and from game to game.
    let mut characters = FastRandom::new(!seed);
    let mut bots: Vec<Box<dyn Bot<State>>> = (0..count).map(|_| bot(characters.bits())).collect();
    let notes = play_on(&mut game, &mut bots, &mut FastRandom::new(seed));
    let scores = game.scores();
    let shares = win_shares(&scores, count);
    let table: i32 = scores.first(count).iter().map(|score| score.points).sum();
    let mean_points = table as f32 / count as f32;
    let mut add = |class: Class, name: String, seat: Seat, situation: u16| {
        let samples = tally.samples.entry((class, name)).or_default();
        samples.push(Sample {
            seat_count: count,
            missions: setup.switches.has(Switch::Missions),
            situation,
            share: shares[seat] * count as f32,
            lead: scores[seat].points as f32 - mean_points,
        });
    };
    for purchase in notes.purchases {
        let key = purchase.extension.effect.key().trim_start_matches('e');
        add(
            Class::Extension,
            format!("{key:0>3}"),
            purchase.seat,
            purchase.situation,
        );
    }
    let start = notes.first_start.unwrap_or(Seat::FIRST);
    for (position, seat) in start.clockwise(count).enumerate() {
        let player = game.player(seat);
        add(Class::Seat, format!("{}", position + 1), seat, 0);
        if let Some(role) = player.role {
            add(Class::Role, role.to_string(), seat, 0);
        }
        let owned = player.extensions.len();
        add(Class::ExtensionCount, format!("{owned:2}"), seat, 0);
        for mission in player.missions().into_iter().flatten() {
            let key = mission.key().trim_start_matches('m');
            add(Class::Mission, format!("{key:0>3}"), seat, 0);
        }
        for order in player.completed.iter() {
            let name = order.to_string();
            add(
                Class::Order,
                format!("{:0>3}", name.trim_start_matches('o')),
                seat,
                0,
            );
        }
        for (good, _) in player.houses.iter() {
            add(Class::House, good.to_string(), seat, 0);
        }
        for (good, _) in player.boats.iter() {
            add(Class::Boat, good.to_string(), seat, 0);
        }
    }
    let games = tally.games.entry(count).or_default();
    games.rounds.push(game.round().into());
    let points = || scores.first(count).iter().map(|score| f64::from(score.points));
    games.winner.push(points().fold(f64::NEG_INFINITY, f64::max));
    games.points.extend(points());
    for seat in Seat::all(count) {
        for (all, one) in games.sources.iter_mut().zip(sources(&game.breakdown(seat))) {
            all.push(one.into());
        }
    }
    let name = match notes.trigger {
        Some(Trigger::Empty(location)) => location.to_string(),
        Some(Trigger::Strip) => "strip".to_owned(),
        None => "none".to_owned(),
    };
    *games.triggers.entry(name).or_default() += 1;
    Ok(())
}
