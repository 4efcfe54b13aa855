//! What must always hold: every component is somewhere, nowhere twice, and in a place that takes it
//! (rules reference, section 14.1).

use tabletop::Seat;

use crate::components::{CART_LIMIT, SHELF_COUNT_MAX};
use crate::decision::Decision;
use crate::determinize::in_players_hands;
use crate::extension::ExtensionSet;
use crate::good::{Good, Tiles};
use crate::location::{Location, LocationSet};
use crate::mission::MissionSet;
use crate::place::Place;
use crate::player::Player;
use crate::role::RoleSet;
use crate::state::State;
use crate::switch::Switch;

fn demand(fine: bool, wrong: impl FnOnce() -> String) -> Result<(), String> {
    if fine { Ok(()) } else { Err(wrong()) }
}

/// Names the first thing that is wrong.
pub(crate) fn check(game: &State) -> Result<(), String> {
    goods(game)?;
    cards(game)?;
    extensions(game)?;
    missions(game)?;
    let laid: LocationSet = game.ring[..game.ring_length.into()].iter().copied().collect();
    demand(laid.len() == usize::from(game.ring_length), || {
        format!("the ring has a location twice: {:?}", game.ring)
    })?;
    for seat in Seat::all(game.seat_count.into()) {
        board(game, &game.players[seat]).map_err(|wrong| format!("seat {seat}: {wrong}"))?;
        warehouse(game, &game.players[seat]).map_err(|wrong| format!("seat {seat}: {wrong}"))?;
    }
    for player in &game.players.0[game.seat_count.into()..] {
        demand(*player == Player::default(), || {
            "an empty seat has something".to_owned()
        })?;
    }
    Ok(())
}

/// Tiles of each kind: stock and players' together are what was set up; corn only where corn may be.
fn goods(game: &State) -> Result<(), String> {
    let components = game.numbers();
    let column = game.column();
    let aside = match game.decision {
        Decision::FinalDraw { aside, .. } => aside,
        _ => Tiles::EMPTY,
    };
    let owned = in_players_hands(game);
    for good in Good::ALL {
        let found = owned[good] + game.stock[good] + aside.count(good);
        let expected = components.stock[good][column];
        demand(found == expected, || {
            format!("{found} {good} instead of {expected}")
        })?;
    }
    for player in &game.players.0 {
        let loose = player.bag[Good::Corn] + player.container[Good::Corn] + player.planning.count(Good::Corn);
        demand(loose == 0 && player.wild != Some(Good::Corn), || {
            "corn lies outside the warehouse".to_owned()
        })?;
    }
    Ok(())
}

/// Carts, houses, boats, orders, roles.
fn cards(game: &State) -> Result<(), String> {
    let components = game.numbers();
    let players = game.players.first(game.seat_count.into());
    let carts = game.carts + players.iter().map(|player| player.carts).sum::<u8>();
    let expected = components.carts[game.column()];
    demand(carts == expected, || {
        format!("{carts} carts instead of {expected}")
    })?;
    for good in Good::ALL {
        let houses =
            game.houses.count(good) + players.iter().map(|player| player.houses.count(good)).sum::<u8>();
        let boats =
            game.boats.count(good) + players.iter().map(|player| player.boats.count(good)).sum::<u8>();
        demand(houses == components.houses.count(good), || {
            format!("{houses} houses with {good}")
        })?;
        demand(boats == components.boats.count(good), || {
            format!("{boats} boats with {good}")
        })?;
    }
    let mut orders = game.orders;
    let mut count = orders.len();
    for player in players {
        for order in player.completed.iter().chain(player.order) {
            orders.insert(order);
            count += 1;
        }
        let delivered = player
            .order
            .map_or(0, |order| components.order(order).goods.len());
        demand(u32::from(player.delivered) < 1 << delivered, || {
            format!("{:b} is delivered on {:?}", player.delivered, player.order)
        })?;
    }
    let expected = usize::from(components.orders_open[game.column()]);
    let laid = game.round > 0 || matches!(game.decision, Decision::DealRole(_) | Decision::DraftRole(_));
    demand(count == orders.len() && (count == expected || !laid), || {
        format!(
            "{count} orders, {} different, instead of {expected}",
            orders.len()
        )
    })?;
    let roles: RoleSet = players.iter().filter_map(|player| player.role).collect();
    let taken = players.iter().filter(|player| player.role.is_some()).count();
    demand(roles.len() == taken, || "two seats have the same role".to_owned())
}

/// No extension is in two places, and only those of this player count are anywhere.
fn extensions(game: &State) -> Result<(), String> {
    let strip: ExtensionSet = game.strip.iter().flatten().copied().collect();
    let mut all = ExtensionSet(game.stack.0 | strip.0);
    let mut count = game.stack.len() + strip.len();
    for player in &game.players.0 {
        all.0 |= player.extensions.0;
        count += player.extensions.len();
    }
    let used = game.numbers().derived.extensions[game.column()];
    demand(count == all.len() && all.0 & !used.0 == 0, || {
        format!("the extensions {all:?} count {count}")
    })
}

/// Nobody has a Mission twice or another's; kept ones are two once the game runs.
fn missions(game: &State) -> Result<(), String> {
    let mut all = MissionSet::EMPTY;
    let mut count = 0;
    for player in game.players.first(game.seat_count.into()) {
        for mission in player.missions.own_cards() {
            all.insert(mission);
            count += 1;
        }
        let kept = player.missions.kept.iter().flatten().count();
        let expected = if game.has(Switch::Missions) { 2 } else { 0 };
        demand(game.round == 0 || kept == expected, || {
            format!("{kept} Missions are kept")
        })?;
    }
    demand(count == all.len(), || {
        format!("a Mission is in two places: {all:?} count {count}")
    })
}

/// Spaces hold no more than they can, and only what they take.
fn board(game: &State, player: &Player) -> Result<(), String> {
    let components = game.numbers();
    let limit = player.limit(components);
    demand(player.planning.total() <= limit, || {
        format!("{} tiles on {limit} planning spaces", player.planning.total())
    })?;
    for location in Location::ALL {
        let (there, room) = (player.at(location).total(), player.capacity(components, location));
        demand(there <= room, || {
            format!("{there} tiles on {room} spaces of the {location}")
        })?;
        for (good, _) in player.at(location).iter() {
            // An order may have been completed since its good was planned.
            let takes = components.derived.accepting[good].contains(Place::At(location))
                || location == Location::Market;
            demand(takes, || format!("{good} lies on the {location}"))?;
        }
    }
    demand(player.wild.is_none() || player.has_any_location(), || {
        "a tile lies on an any-location space that is not there".to_owned()
    })?;
    let movement = player.movement_food + u8::from(player.movement_coin);
    demand(movement <= components.movement_spaces, || {
        format!("{movement} on movement spaces")
    })?;
    for index in 0..Place::COUNT {
        let place = Place::from_index(index);
        if !matches!(place, Place::Role | Place::Extension(_)) {
            continue;
        }
        let most = player
            .workshop(components, place)
            .map_or(0, |workshop| workshop.input.count());
        let there = player.fills.get(place);
        demand(there <= most, || {
            format!("{there} on the {most} spaces of {place}")
        })?;
    }
    demand(
        player.carts <= CART_LIMIT && player.further_carts_used < player.carts.max(1),
        || format!("{} of {} carts used", player.further_carts_used, player.carts),
    )?;
    let store = components.corn_store_spaces;
    let owned = player.extensions.has(crate::extension::Effect::E25);
    demand(
        player.corn_store == 0 || (owned && player.corn_store <= store),
        || format!("{} corn in the corn store", player.corn_store),
    )
}

/// Begun shelves come first; no kind has two unfilled shelves (with `second_corn_shelf`, but for
/// corn); no shelf is over its room.
fn warehouse(game: &State, player: &Player) -> Result<(), String> {
    let components = game.numbers();
    let shelves = player.warehouse.all();
    let mut unfilled: Vec<Good> = Vec::new();
    for index in 0..SHELF_COUNT_MAX {
        let shelf = shelves[index];
        let slots = components.shelves.get(index).map_or(0, |shelf| shelf.slots);
        demand(shelf.total() <= slots, || {
            format!("shelf {index} holds {}", shelf.total())
        })?;
        demand((shelf.total() > 0) == shelf.kind.is_some(), || {
            format!("shelf {index} is {shelf:?}")
        })?;
        let after_gap = index > 0 && shelf.kind.is_some() && shelves[index - 1].kind.is_none();
        demand(!after_gap, || format!("shelf {index} was begun too early"))?;
        let Some(kind) = shelf.kind.filter(|_| shelf.total() < slots) else {
            continue;
        };
        let second = unfilled.contains(&kind) && !(kind == Good::Corn && game.has(Switch::SecondCornShelf));
        demand(!second, || format!("two unfilled shelves of {kind}"))?;
        demand(kind != Good::Food, || "food is stored".to_owned())?;
        unfilled.push(kind);
    }
    Ok(())
}
