//! What must always hold: every component is somewhere, nowhere twice, and in a place that takes it
//!.

use tabletop::Seat;

use super::{Checked, PositionError, demand};
use crate::boards::player::Player;
use crate::boards::state::State;
use crate::components::CART_LIMIT;
use crate::vocabulary::decision::Decision;
use crate::vocabulary::extension::{Effect, ExtensionSet, Input};
use crate::vocabulary::good::{Good, Tiles};
use crate::vocabulary::location::{Location, LocationSet};
use crate::vocabulary::mission::MissionSet;
use crate::vocabulary::order::OrderSet;
use crate::vocabulary::place::Place;
use crate::vocabulary::role::RoleSet;
use crate::vocabulary::switch::Switch;

/// Reports the first thing that is wrong.
pub(crate) fn check(game: &State) -> Checked {
    cards(game)?;
    extensions(game)?;
    goods(game)?;
    missions(game)?;
    let laid: LocationSet = game.ring[..game.ring_length.into()].iter().copied().collect();
    demand(laid.len() == usize::from(game.ring_length), || {
        PositionError::Ring
    })?;
    for seat in Seat::all(game.seat_count.into()) {
        board(game, seat, &game.players[seat])?;
        warehouse(game, seat, &game.players[seat])?;
    }
    let beyond = &game.players.0[game.seat_count.into()..];
    match beyond.iter().position(|player| *player != Player::default()) {
        None => Ok(()),
        Some(index) => Err(PositionError::NoSuchSeat {
            seat: Seat::new(usize::from(game.seat_count) + index),
        }),
    }
}

/// Tiles of each kind: stock and players' tiles together are what was set up; corn is only where corn
/// may be.
fn goods(game: &State) -> Checked {
    let components = game.numbers();
    let column = game.column();
    let aside = match *game.decision {
        Decision::FinalDraw { aside, .. } => aside,
        _ => Tiles::EMPTY,
    };
    let owned = game.in_players_hands();
    for good in Good::ALL {
        let found = owned[good] + u16::from(game.stock[good]) + u16::from(aside.count(good));
        let expected = components.stock[good][column].into();
        demand(found == expected, || PositionError::Goods {
            good,
            found,
            expected,
        })?;
    }
    demand(aside.count(Good::Corn) == 0, || PositionError::LooseCorn {
        seat: game.start,
    })?;
    for seat in Seat::all(game.seat_count.into()) {
        let player = &game.players[seat];
        let piles = player.bag[Good::Corn] == 0 && player.container[Good::Corn] == 0;
        let mut spaces = player.spaces.iter().chain([&player.planning]);
        let loose = spaces.any(|tiles| tiles.count(Good::Corn) > 0) || player.wild == Some(Good::Corn);
        demand(piles && !loose, || PositionError::LooseCorn { seat })?;
    }
    Ok(())
}

/// Carts, houses, boats, orders, roles.
fn cards(game: &State) -> Checked {
    let components = game.numbers();
    let players = game.players.first(game.seat_count.into());
    let found = u16::from(game.carts) + players.iter().map(|player| u16::from(player.carts)).sum::<u16>();
    let expected = components.carts[game.column()].into();
    demand(found == expected, || PositionError::Carts { found, expected })?;
    for good in Good::ALL {
        let houses = players.iter().map(|player| player.houses.count(good)).sum::<u8>();
        let boats = players.iter().map(|player| player.boats.count(good)).sum::<u8>();
        let (found, expected) = (game.houses.count(good) + houses, components.houses.count(good));
        demand(found == expected, || PositionError::Houses {
            good,
            found,
            expected,
        })?;
        let (found, expected) = (game.boats.count(good) + boats, components.boats.count(good));
        demand(found == expected, || PositionError::Boats {
            good,
            found,
            expected,
        })?;
    }
    orders(game)?;
    let mut roles = RoleSet::EMPTY;
    for role in players.iter().filter_map(|player| player.role) {
        demand(!roles.contains(role), || PositionError::Roles {
            twice: Some(role),
        })?;
        roles.insert(role);
    }
    Ok(())
}

fn orders(game: &State) -> Checked {
    let components = game.numbers();
    let mut orders: OrderSet = game.orders;
    for seat in Seat::all(game.seat_count.into()) {
        let player = &game.players[seat];
        for order in player.completed.iter().chain(player.order) {
            demand(!orders.contains(order), || PositionError::OrderTwice { order })?;
            orders.insert(order);
        }
        let asked = player
            .order
            .map_or(0, |order| components.order(order).goods.len());
        let complete = (1u32 << asked) - 1;
        let delivered = u32::from(player.delivered);
        let fits = match asked {
            0 => delivered == 0,
            _ => delivered < complete,
        };
        demand(fits, || PositionError::Delivered { seat })?;
    }
    let (found, expected) = (orders.len(), components.orders_open[game.column()].into());
    let laid = game.round > 0 || matches!(*game.decision, Decision::DealRole(_) | Decision::DraftRole(_));
    let fits = if laid {
        found == expected
    } else {
        found <= expected
    };
    demand(fits, || PositionError::Orders { found, expected })
}

/// No extension is in two places, only those of this player count are anywhere, and nobody has two that
/// do the same (R44).
fn extensions(game: &State) -> Checked {
    let used = game.numbers().derived.extensions[game.column()];
    let mut met = ExtensionSet::EMPTY;
    let players = game.players.0.iter().flat_map(|player| player.extensions.iter());
    for extension in game
        .stack
        .iter()
        .chain(game.strip.into_iter().flatten())
        .chain(players)
    {
        let fine = used.contains(extension) && !met.contains(extension);
        demand(fine, || PositionError::Extension { extension })?;
        met.insert(extension);
    }
    let derived = &game.numbers().derived;
    for seat in Seat::all(game.seat_count.into()) {
        let player = &game.players[seat];
        for extension in player.extensions.iter() {
            let like_own = derived.like_effect[extension.effect.index()].0 & player.extensions.0;
            let alone = like_own.count_ones() == 1;
            let unlike_role = player
                .role
                .is_none_or(|role| !derived.like_role[role.index()].contains(extension.effect));
            demand(alone && unlike_role, || PositionError::SameAction {
                seat,
                extension,
            })?;
        }
    }
    Ok(())
}

/// Nobody has a Mission twice or one that another player has; two are kept once the game is running.
fn missions(game: &State) -> Checked {
    let mut met = MissionSet::EMPTY;
    for seat in Seat::all(game.seat_count.into()) {
        let cards = &game.players[seat].missions;
        for mission in cards.own_cards() {
            demand(!met.contains(mission), || PositionError::MissionTwice { mission })?;
            met.insert(mission);
        }
        let kept = cards.kept.iter().flatten().count();
        let expected = if game.has(Switch::Missions) { 2 } else { 0 };
        let none = game.has(Switch::Missions) || *cards == Default::default();
        demand(none && (game.round == 0 || kept == expected), || {
            PositionError::Missions { seat }
        })?;
    }
    Ok(())
}

/// Spaces hold no more than they can, and only what they take.
fn board(game: &State, seat: Seat, player: &Player) -> Checked {
    let components = game.numbers();
    let (found, limit) = (player.planning.total(), player.limit(components));
    demand(found <= limit, || PositionError::Planning { seat, found, limit })?;
    for location in Location::ALL {
        let (found, room) = (player.at(location).total(), player.capacity(components, location));
        demand(found <= room, || PositionError::Spaces {
            seat,
            location,
            found,
            room,
        })?;
        let place = Place::At(location);
        for (good, _) in player.at(location).iter() {
            // An order may have been completed since its good was planned.
            let takes = components.derived.accepting[good].contains(place) || location == Location::Market;
            demand(takes, || PositionError::NotAccepted { seat, place, good })?;
        }
    }
    if let Some(good) = player.wild {
        demand(player.has_any_location(), || PositionError::NotAccepted {
            seat,
            place: Place::AnyLocation,
            good,
        })?;
    }
    let movement = u16::from(player.movement_food) + u16::from(player.movement_coin);
    let coin_fits = !player.movement_coin || player.extensions.has(Effect::E17);
    demand(
        movement <= u16::from(components.movement_spaces) && coin_fits,
        || PositionError::Movement { seat },
    )?;
    workshops(game, seat, player)?;
    let carts = player.carts >= 1 && player.carts <= CART_LIMIT;
    demand(carts && player.further_carts_used < player.carts, || {
        PositionError::CartsUsed { seat }
    })?;
    let store = components.corn_store_spaces;
    let owned = player.extensions.has(Effect::E25);
    demand(
        player.corn_store == 0 || (owned && player.corn_store <= store),
        || PositionError::CornStore { seat },
    )
}

/// Role and extension tiles: enough for one use at most, coins all or none (R19), nothing on tiles of
/// others.
fn workshops(game: &State, seat: Seat, player: &Player) -> Checked {
    let components = game.numbers();
    for index in 0..Place::COUNT {
        let place = Place::from_index(index);
        if !matches!(place, Place::Role | Place::Extension(_)) {
            continue;
        }
        let count = player.fills.get(place);
        let fits = match player.workshop(components, place).map(|workshop| workshop.input) {
            None => count == 0,
            Some(Input::Tiles(_, most)) => count <= most,
            Some(Input::Coins(price)) => count == 0 || count == price,
        };
        demand(fits, || PositionError::Workshop { seat, place, count })?;
    }
    Ok(())
}

/// Begun shelves come first; no kind has two unfilled shelves (with `second_corn_shelf`, except for
/// corn); no shelf holds more than it has room for.
fn warehouse(game: &State, seat: Seat, player: &Player) -> Checked {
    let components = game.numbers();
    let shelves = player.warehouse.all();
    let mut unfilled = [false; Good::COUNT];
    for (index, shelf) in shelves.iter().enumerate() {
        let slots = components.shelves.get(index).map_or(0, |shelf| shelf.slots);
        let after_gap = index > 0 && shelf.kind.is_some() && shelves[index - 1].kind.is_none();
        let fits = shelf.total() <= slots
            && (shelf.total() > 0) == shelf.kind.is_some()
            && shelf.kind != Some(Good::Food)
            && !after_gap;
        demand(fits, || PositionError::Shelf {
            seat,
            shelf: index as u8 + 1,
        })?;
        let Some(good) = shelf.kind.filter(|_| shelf.total() < slots) else {
            continue;
        };
        let may_be_second = good == Good::Corn && game.has(Switch::SecondCornShelf);
        demand(!unfilled[good.index()] || may_be_second, || {
            PositionError::ShelvesUnfilled { seat, good }
        })?;
        unfilled[good.index()] = true;
    }
    Ok(())
}
