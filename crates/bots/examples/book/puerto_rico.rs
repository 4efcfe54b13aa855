//! One game of Puerto Rico.

use bots::Bot;
use puerto_rico::{Action, Breakdown, Building, Event, Setup, State};
use tabletop::{FastRandom, Game as _, Playout, Random as _, Seat, Turn, win_shares};

use crate::Opened;
use crate::tally::{Class, Fact, Noted};

/// What is noted down during a game.
#[derive(Default)]
struct Notes {
    roles: Vec<(Seat, String)>,
    first_buildings: Vec<(Seat, Building)>,
}

impl Opened for State {
    const FILE: &'static str = "puerto-rico.json";
    const KEPT: &'static str = "puerto-rico.txt";
    const DRAWS: bool = true;
    const SOURCES: &'static [&'static str] = &["chips", "buildings", "large-buildings", "nobles"];

    fn play(
        setup: &Setup,
        bots: &mut [Box<dyn Bot<Self>>],
        random: &mut FastRandom,
        drawn: bool,
    ) -> Result<Noted, String> {
        let mut game = Self::new(setup).map_err(|error| error.to_string())?;
        let count = game.seat_count();
        let first = game.governor();
        let lot = drawn.then(|| random.below(count as u32) as usize);
        let notes = play_on(&mut game, bots, random, lot.map(|place| nth(first, place, count)));
        let scores = game.scores();
        let shares = win_shares(&scores, count);
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
        for (seat, role) in notes.roles {
            if lot.is_none_or(|lot| lot == place(seat)) {
                fact(Class::Role, seat, role);
            }
        }
        for (seat, building) in notes.first_buildings {
            fact(Class::First, seat, building.to_string());
        }
        for seat in in_order() {
            for building in game.board(seat).owned().iter() {
                fact(Class::Owned, seat, building.to_string());
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

fn nth(first: Seat, place: usize, count: usize) -> Seat {
    first.clockwise(count).nth(place).unwrap_or(first)
}

fn sources(points: &Breakdown) -> Vec<f64> {
    let large = [
        points.guild_hall,
        points.residence,
        points.fortress,
        points.customs_house,
        points.city_hall,
        points.cloister,
        points.royal_garden,
    ];
    let large: u16 = large.iter().sum();
    [points.chips, points.buildings, large, points.nobles]
        .map(f64::from)
        .to_vec()
}

/// Plays a game to its end. The first role of the seat `drawn`, if there is one, is drawn by lot.
fn play_on(
    game: &mut State,
    bots: &mut [Box<dyn Bot<State>>],
    random: &mut FastRandom,
    drawn: Option<Seat>,
) -> Notes {
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
                let is_first = !notes.roles.iter().any(|(one, _)| *one == seat);
                let picks = matches!(buffers.actions.first(), Some(Action::ChooseRole(_)));
                let action = match buffers.actions[..] {
                    [only] => only,
                    ref several if picks && is_first && drawn == Some(seat) => {
                        several[random.below(several.len() as u32) as usize]
                    }
                    _ => bots[seat.index()].decide(seat, &game.watched(Some(seat)), &buffers.actions),
                };
                game.apply_unchecked(seat, action, &mut events);
            }
        }
        for event in events.drain(..) {
            match event {
                Event::RoleChosen { seat, card, .. } if !notes.roles.iter().any(|(one, _)| *one == seat) => {
                    notes.roles.push((seat, card.role().to_string()));
                }
                Event::Built { seat, building, .. }
                    if !notes.first_buildings.iter().any(|(one, _)| *one == seat) =>
                {
                    notes.first_buildings.push((seat, building));
                }
                _ => {}
            }
        }
    }
}
