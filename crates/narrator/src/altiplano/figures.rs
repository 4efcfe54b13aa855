//! What an answer would come to, in numbers.

use altiplano::{Action, Decision, Event, Good, Location, State};
use tabletop::{Game, Seat};

use super::names;
use crate::{Figure, Gain, GainOf, Numbers, Said};

/// The numbers for an answer of the seat, from its effects: the facts up to the next decision, and the states
/// before and after.
#[must_use]
pub fn numbers(before: &State, after: &State, seat: Seat, action: Action, events: &[Event]) -> Numbers {
    let answer = Answer {
        before,
        after,
        seat,
        events,
    };
    match action {
        Action::BuyExtension(_) | Action::BuyCart | Action::TakeOrder(Some(_)) | Action::Sell { .. } => {
            answer.trade(action)
        }
        Action::BuildHouse { good: Some(good), .. } => answer.house(good),
        Action::BuildBoat { good: Some(good), .. } => answer.boat(good),
        Action::Make { .. } | Action::Use { .. } | Action::TradeCacao { .. } | Action::FarmFood { .. } => {
            answer.goods()
        }
        Action::BuildRoad { .. } => answer.road(),
        Action::Store { .. } | Action::Deliver { .. } | Action::ShelveCorn(_) => answer.points(),
        _ => Numbers::default(),
    }
}

/// Numbers about single pieces for the seat, by their keys: what each house and boat on offer is worth to it
/// (`house ore`, `boat fish`) and its own houses of a kind (`houses ore`), and, on its turn, what it would come to
/// if it sold, delivered or stored all that it can (`market_sell`, `market_deliver`, `village_store`), wherever its
/// pawn stands.
#[must_use]
pub fn pieces(state: &State, seat: Seat) -> Vec<(String, Vec<Figure>)> {
    let components = state.components();
    let owned = state.player(seat).owned(components);
    let house = |good: Good| state.house_worth(seat, good);
    let boat = |good: Good| state.boat_worth(good);
    let own_houses = |good: Good, count: u8| {
        let printed = i32::from(components.house_points) * i32::from(count);
        let all = house(good) * i32::from(count);
        let own = Said::new("alti-sum-own")
            .with("count", owned[good])
            .with("good", names::good(good));
        let figures = vec![
            Figure::signed("alti-sum-printed", printed),
            Figure::signed(own, all - printed),
            Figure::sum("alti-sum-points", all),
        ];
        (format!("houses {}", good.key()), figures)
    };
    let card = |kind: &str, good: Good, points: i32| {
        let key = format!("{kind} {}", good.key());
        (key, vec![Figure::sum("alti-sum-points", points)])
    };
    let mut pieces: Vec<(String, Vec<Figure>)> = Vec::new();
    let on_offer = state.houses().iter();
    pieces.extend(on_offer.map(|(good, _)| card("house", good, house(good))));
    let own = state.player(seat).houses.iter();
    pieces.extend(own.map(|(good, count)| own_houses(good, count)));
    let on_offer = state.boats().iter();
    pieces.extend(on_offer.map(|(good, _)| card("boat", good, boat(good))));
    if matches!(state.decision(), Decision::Act { seat: asked, .. } if asked == seat) {
        pieces.extend(together(state, seat));
    }
    pieces
}

/// Whether an answer is among those that are counted together.
type Meant = fn(&Action) -> bool;

/// What sales, deliveries and storing come to, each with all possible tiles.
fn together(state: &State, seat: Seat) -> Vec<(String, Vec<Figure>)> {
    let kinds: [(&str, Location, Meant); 3] = [
        ("market_sell", Location::Market, |action| {
            matches!(action, Action::Sell { .. })
        }),
        ("market_deliver", Location::Market, |action| {
            matches!(action, Action::Deliver { .. })
        }),
        ("village_store", Location::Village, |action| {
            matches!(action, Action::Store { .. })
        }),
    ];
    let mut pieces = Vec::new();
    for (key, location, is_meant) in kinds {
        let there = state.with_pawn_at(seat, location);
        let (mut after, mut events) = (there, Vec::new());
        let mut legal = Vec::new();
        loop {
            legal.clear();
            after.legal(seat, &mut legal);
            let Some(&action) = legal.iter().find(|action| is_meant(action)) else {
                break;
            };
            after.apply_unchecked(seat, action, &mut events);
        }
        let answer = Answer {
            before: &there,
            after: &after,
            seat,
            events: &events,
        };
        let coins = answer.coins(&after) - answer.coins(&there);
        let figure = match (coins, answer.points().gain) {
            (1.., _) => Figure::signed("alti-sum-price", coins),
            (_, Some(gain)) => Figure::sum("alti-sum-points", gain.amount),
            _ => continue,
        };
        pieces.push((key.to_owned(), vec![figure]));
    }
    pieces
}

/// An answer and its effects.
struct Answer<'a> {
    before: &'a State,
    after: &'a State,
    seat: Seat,
    events: &'a [Event],
}

impl Answer<'_> {
    fn coins(&self, state: &State) -> i32 {
        state.player(self.seat).coins.into()
    }

    /// Points of a tile at the end.
    fn points_of(&self, good: Good) -> i32 {
        self.before.components().points[good].into()
    }

    /// What a purchase or sale costs or brings, and what is left.
    fn trade(&self, action: Action) -> Numbers {
        let components = self.before.components();
        let coins = self.coins(self.after);
        let price = self.coins(self.before) - coins;
        let paid = [
            Figure::plain("alti-sum-price", price),
            Figure::sum("alti-sum-left", coins),
        ];
        let numbers = |gain: Gain, lines: &[Figure]| Numbers {
            gain: Some(gain),
            lines: lines.to_vec(),
        };
        let cost = Gain::price(price, GainOf::Coins);
        match action {
            Action::BuyExtension(extension) => {
                let printed = components
                    .extension(extension)
                    .map_or(0, |tile| tile.price.into());
                let lines = [
                    Figure::plain("alti-sum-price", printed),
                    Figure::signed("alti-sum-strip", price - printed),
                    Figure::sum("alti-sum-pay", price),
                    Figure::sum("alti-sum-left", coins),
                ];
                numbers(cost, &lines)
            }
            Action::TakeOrder(Some(order)) => {
                let points = i32::from(components.order(order).points);
                let [price, left] = paid;
                let worth = Figure::sum("alti-sum-points", points);
                numbers(Gain::new(points, GainOf::Points), &[price, left, worth])
            }
            Action::BuyCart => {
                let [price, left] = paid;
                let carts = Figure::change("alti-sum-carts-left", self.before.carts(), self.after.carts());
                numbers(cost, &[price, left, carts])
            }
            _ => {
                let lines = [
                    Figure::signed("alti-sum-price", -price),
                    Figure::sum("alti-sum-then", coins),
                ];
                numbers(Gain::new(-price, GainOf::Coins), &lines)
            }
        }
    }

    /// What a house is worth now: the printed points, and the player's tiles of its kind.
    fn house(&self, good: Good) -> Numbers {
        let components = self.before.components();
        let own = self.after.player(self.seat).owned(components)[good];
        let (printed, bonus) = (
            i32::from(components.house_points),
            i32::from(own) * i32::from(components.house_bonus),
        );
        let own = Said::new("alti-sum-own")
            .with("count", own)
            .with("good", names::good(good));
        points_with(vec![
            Figure::signed("alti-sum-printed", printed),
            Figure::signed(own, bonus),
            Figure::sum("alti-sum-points", printed + bonus),
        ])
    }

    /// What a boat is worth: the printed points, and those of the good that comes with it.
    fn boat(&self, good: Good) -> Numbers {
        let printed = i32::from(self.before.components().boat_points);
        let gained = self.gained().iter().any(|&(one, _)| one == good);
        let points = if gained { self.points_of(good) } else { 0 };
        let mut lines = vec![
            Figure::signed("alti-sum-printed", printed),
            Figure::signed(names::good(good), points),
        ];
        lines.extend(gained.then(|| self.stock(good)));
        lines.push(Figure::sum("alti-sum-points", printed + points));
        points_with(lines)
    }

    /// Which goods an action brings, how many are left of them and what they are worth.
    fn goods(&self) -> Numbers {
        let gained = self.gained();
        let mut lines: Vec<Figure> = gained.iter().map(|&(good, _)| self.stock(good)).collect();
        let points: i32 = gained
            .iter()
            .map(|&(good, count)| self.points_of(good) * i32::from(count))
            .sum();
        if points > 0 {
            lines.push(Figure::sum("alti-sum-points", points));
        }
        points_with(lines)
    }

    /// What the next step of the Road gives.
    fn road(&self) -> Numbers {
        let is_space = |event: &Event| matches!(event, Event::LimitRaised { seat, .. } if *seat == self.seat);
        let limit = |state: &State| state.player(self.seat).limit(state.components());
        let spaces = Figure::change("alti-planning-spaces", limit(self.before), limit(self.after));
        match self.events.iter().any(is_space) {
            true => Numbers {
                gain: Some(Gain::new(1, GainOf::Space)),
                lines: vec![spaces],
            },
            false => Numbers {
                gain: Some(Gain::new(1, GainOf::Corn)),
                lines: Vec::new(),
            },
        }
    }

    /// Points for a shelf that becomes full, or an order that becomes complete.
    fn points(&self) -> Numbers {
        let own = |event: &Event| match *event {
            Event::ShelfFilled { seat, points, .. } | Event::OrderCompleted { seat, points, .. }
                if seat == self.seat =>
            {
                points.into()
            }
            _ => 0,
        };
        let points: i32 = self.events.iter().map(own).sum();
        Numbers {
            gain: (points > 0).then(|| Gain::new(points, GainOf::Points)),
            lines: Vec::new(),
        }
    }

    /// The goods that the seat gains.
    fn gained(&self) -> Vec<(Good, u8)> {
        let own = |event: &Event| match *event {
            Event::Gained { seat, good, count } if seat == self.seat => Some((good, count)),
            _ => None,
        };
        self.events.iter().filter_map(own).collect()
    }

    /// How many tiles of a kind are left in stock.
    fn stock(&self, good: Good) -> Figure {
        let label = Said::new("alti-sum-stock").with("good", names::good(good));
        Figure::change(label, self.before.stock()[good], self.after.stock()[good])
    }
}

/// The lines, with the points that they come to as the gain.
fn points_with(lines: Vec<Figure>) -> Numbers {
    let points = lines.iter().find(|line| line.label.id == "alti-sum-points");
    let gain = points
        .filter(|line| line.value > 0)
        .map(|line| Gain::new(line.value, GainOf::Points));
    Numbers { gain, lines }
}
