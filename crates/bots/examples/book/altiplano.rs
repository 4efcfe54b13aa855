//! One game of Altiplano. Roles are dealt by chance, so nothing needs to be drawn by lot.

use altiplano::{Action, Breakdown, Event, Extension, Setup, State};
use bots::Bot;
use tabletop::{FastRandom, Game as _, Playout, Seat, Turn, win_shares};

use crate::Opened;
use crate::tally::{Class, Fact, Noted};

/// What is noted down during a game.
#[derive(Default)]
struct Notes {
    first_start: Option<Seat>,
    first_extensions: Vec<(Seat, Extension)>,
}

impl Opened for State {
    const FILE: &'static str = "altiplano.json";
    const KEPT: &'static str = "altiplano.txt";
    const DRAWS: bool = false;
    const SOURCES: &'static [&'static str] = &["goods", "boats", "houses", "orders", "shelves", "missions"];

    fn play(
        setup: &Setup,
        bots: &mut [Box<dyn Bot<Self>>],
        random: &mut FastRandom,
        _drawn: bool,
    ) -> Result<Noted, String> {
        let mut game = Self::new(setup).map_err(|error| error.to_string())?;
        let count = game.seat_count();
        let notes = play_on(&mut game, bots, random);
        let scores = game.scores();
        let shares = win_shares(&scores, count);
        let first = notes.first_start.unwrap_or(Seat::FIRST);
        let place = |seat: Seat| first.clockwise(count).position(|one| one == seat).unwrap_or(0);
        let in_order = || first.clockwise(count);
        let mut facts = Vec::new();
        let mut fact = |class, seat, key: String| {
            facts.push(Fact {
                class,
                seat: place(seat),
                key,
            });
        };
        for (seat, extension) in notes.first_extensions {
            fact(Class::First, seat, extension.effect.key().to_owned());
        }
        for seat in in_order() {
            let player = game.player(seat);
            if let Some(role) = player.role {
                fact(Class::Role, seat, role.to_string());
            }
            for extension in player.extensions.iter() {
                fact(Class::Owned, seat, extension.effect.key().to_owned());
            }
        }
        Ok(Noted {
            shares: in_order()
                .map(|seat| f64::from(shares[seat]) * count as f64)
                .collect(),
            points: in_order()
                .map(|seat| f64::from(scores[seat].points) + f64::from(scores[seat].tie_break) / 1000.0)
                .collect(),
            rounds: u32::from(game.round()),
            sources: in_order().map(|seat| sources(&game.breakdown(seat))).collect(),
            facts,
        })
    }
}

fn sources(breakdown: &Breakdown) -> Vec<f64> {
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
    [goods, boats, houses + house_bonus, orders, shelves, missions]
        .map(f64::from)
        .to_vec()
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
                if let Action::BuyExtension(extension) = action
                    && !notes.first_extensions.iter().any(|(one, _)| *one == seat)
                {
                    notes.first_extensions.push((seat, extension));
                }
                game.apply_unchecked(seat, action, &mut events);
            }
        }
        for event in events.drain(..) {
            if let Event::StartPlayer(seat) = event {
                notes.first_start.get_or_insert(seat);
            }
        }
    }
}
