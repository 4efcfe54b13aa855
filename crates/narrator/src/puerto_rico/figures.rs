//! What an answer would come to, in numbers.

use puerto_rico::{Building, Event, State, worth_now};
use tabletop::Seat;

use super::names;
use crate::{Figure, Gain, GainOf, Numbers, Said};

/// The numbers for an answer of the seat, from its effects: the facts up to the next decision, and the states before
/// and after.
#[must_use]
pub fn numbers(before: &State, after: &State, seat: Seat, events: &[Event]) -> Numbers {
    Numbers {
        gain: gain(seat, events),
        // Goods loaded next because nothing else is possible are told in sentences.
        lines: events
            .iter()
            .map(|event| lines(before, after, seat, event))
            .find(|lines| !lines.is_empty())
            .unwrap_or_default(),
    }
}

/// What each large building that the seat has or could buy would bring at the end as things stand, by its key. The
/// customs house is included only if the reader may know the seat's points.
#[must_use]
pub fn pieces(state: &State, seat: Seat) -> Vec<(&'static str, Vec<Figure>)> {
    let board = state.board(seat);
    let all = state
        .market()
        .iter()
        .map(|building| (building, worth_now(board, building)));
    all.filter_map(|(building, worth)| Some((building.key(), vec![worth_line(worth?)])))
        .collect()
}

/// What the seat gets or pays at once.
fn gain(seat: Seat, events: &[Event]) -> Option<Gain> {
    let points = |amount: u8| Gain::new(amount, GainOf::Points);
    let doubloons = |amount: u8| Gain::new(amount, GainOf::Doubloons);
    let price = |amount: u8| Gain::price(amount, GainOf::Doubloons);
    let first = events.iter().find_map(|event| match *event {
        Event::Loaded {
            seat: who,
            points: paid,
            ..
        }
        | Event::SmallWharfLoaded {
            seat: who,
            points: paid,
            ..
        }
        | Event::HousePlundered {
            seat: who,
            points: paid,
            ..
        }
        | Event::GoodDelivered {
            seat: who,
            points: paid,
            ..
        } => (who == seat).then(|| points(paid)),
        Event::Sold {
            seat: who,
            doubloons: paid,
            ..
        }
        | Event::SoldToPost {
            seat: who,
            doubloons: paid,
            ..
        } => (who == seat).then(|| doubloons(paid)),
        Event::LandOfficeBought {
            seat: who,
            doubloons: paid,
        }
        | Event::Built { seat: who, paid, .. } => (who == seat).then(|| price(paid)),
        _ => None,
    });
    first.or_else(|| {
        let all: u8 = events.iter().map(|event| side_doubloons(seat, event)).sum();
        (all > 0).then(|| doubloons(all))
    })
}

/// Doubloons in addition to a sale.
const fn side_doubloons(seat: Seat, event: &Event) -> u8 {
    let (who, paid) = match *event {
        Event::RoleChosen { seat, doubloons, .. }
        | Event::ProspectorPaid { seat, doubloons }
        | Event::FactoryPaid { seat, doubloons, .. }
        | Event::SpecialtyFactoryPaid { seat, doubloons }
        | Event::LighthousePaid { seat, doubloons }
        | Event::RoleCaptured { seat, doubloons, .. }
        | Event::JewelerPaid { seat, doubloons }
        | Event::ProductionTaskDone { seat, doubloons, .. }
        | Event::ChapelPaid { seat, doubloons, .. }
        | Event::TileGivenUp { seat, doubloons, .. }
        | Event::ForestGivenUp { seat, doubloons, .. } => (seat, doubloons),
        _ => return 0,
    };
    if who.index() == seat.index() { paid } else { 0 }
}

/// A fact broken down, if it is about the seat's money or points.
fn lines(before: &State, after: &State, seat: Seat, event: &Event) -> Vec<Figure> {
    let role = before.phase().or_else(|| after.phase()).map(|phase| phase.role);
    let privilege = |amount: u8| role.and_then(|role| part(privilege_of(names::role(role)), amount));
    let purse = i32::from(after.board(seat).doubloons);
    let lines = match *event {
        Event::Built { seat: who, .. } if who == seat => return built(before, after, event),
        Event::Sold {
            seat: who,
            price,
            privilege: extra,
            markets,
            doubloons,
            ..
        } if who == seat => vec![
            Some(Figure::signed("word-price", price)),
            privilege(extra),
            part("sum-markets".into(), markets),
            Some(Figure::sum("sum-you-get", doubloons)),
            Some(Figure::sum("sum-then", purse)),
        ],
        Event::SoldToPost {
            seat: who,
            privilege: extra,
            doubloons,
            ..
        } if who == seat => vec![
            Some(Figure::signed("word-price", doubloons - extra)),
            privilege(extra),
            Some(Figure::sum("sum-you-get", doubloons)),
            Some(Figure::sum("sum-then", purse)),
        ],
        Event::SmallWharfLoaded {
            seat: who,
            harbor,
            privilege: extra,
            points,
            ..
        } if who == seat => vec![
            Some(Figure::signed("sum-pairs-loaded", points - harbor - extra)),
            privilege(extra),
            part("sum-harbor".into(), harbor),
            Some(Figure::sum("sum-points-gained", points)),
        ],
        Event::Loaded {
            seat: who,
            amount,
            harbor,
            privilege: extra,
            points,
            ..
        } if who == seat => vec![
            Some(Figure::signed("sum-goods-loaded", amount)),
            privilege(extra),
            part("sum-harbor".into(), harbor),
            Some(Figure::sum("sum-points-gained", points)),
        ],
        _ => Vec::new(),
    };
    lines.into_iter().flatten().collect()
}

/// A price, what is left after it, and what the building is worth.
fn built(before: &State, after: &State, event: &Event) -> Vec<Figure> {
    let Event::Built {
        seat,
        building,
        cost,
        quarries,
        privilege,
        forests,
        zoning,
        paid,
    } = *event
    else {
        return Vec::new();
    };
    let minus = |label: Said, amount: u8| (amount > 0).then(|| Figure::signed(label, -i32::from(amount)));
    let role = before.phase().map(|phase| names::role(phase.role));
    // With the black market, what is missing in doubloons is given in kind.
    let purse = before.board(seat).doubloons;
    let in_doubloons = purse.min(paid.into());
    let in_kind = paid.saturating_sub(in_doubloons as u8);
    let board = after.board(seat);
    [
        Some(Figure::plain("sum-printed-price", cost)),
        role.and_then(|role| minus(privilege_of(role), privilege)),
        minus("sum-quarries".into(), quarries),
        minus("sum-forests".into(), forests),
        minus(names::building(Building::ZoningOffice), zoning),
        minus("sum-black-market".into(), in_kind),
        Some(Figure::sum("sum-you-pay", in_doubloons)),
        Some(Figure::sum("sum-left", board.doubloons)),
        Some(Figure::signed("sum-printed-points", building.row().points)),
        worth_now(board, building).map(worth_line),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn worth_line(worth: u16) -> Figure {
    Figure::signed("sum-worth-now", worth)
}

fn privilege_of(role: Said) -> Said {
    Said::new("sum-privilege").with("role", role)
}

/// A part of a sum; `None` if it is zero.
fn part(label: Said, amount: u8) -> Option<Figure> {
    (amount > 0).then(|| Figure::signed(label, amount))
}
