//! What a learner sees of Altiplano comes from [`altiplano::Sight`], which is made straight from the state; it holds what
//! the view that the page is shown tells, in every position of random games with every setup.

mod setups;

use altiplano::{Effect, Fillings, OwnSight, Place, SeatSight, SeatView, Sight, State, View, coin_places};
use tabletop::{FastRandom, Game, PerSeat, Playout, Seat};

/// The sight that a seat's view describes.
fn told(view: &View) -> Sight {
    let mut seats = PerSeat::<SeatSight>::default();
    for (seat, one) in Seat::all(view.seats.len()).zip(&view.seats) {
        seats[seat] = seat_told(one);
    }
    Sight {
        round: view.round,
        start: view.start,
        decision: view.decision,
        triggers: view.triggers,
        final_round: view.final_round,
        passed: view.passed,
        ring_length: view.ring_length,
        ring: view.ring,
        stock: view.stock,
        carts: view.carts,
        houses: view.houses,
        boats: view.boats,
        orders: view.orders,
        stack: view.stack,
        stack_letter: view.stack_letter,
        strip: view.strip,
        strip_prices: view.strip_prices,
        firsts: view.firsts,
        seat_count: view.seats.len(),
        seats,
        own: own_told(view),
    }
}

fn seat_told(seat: &SeatView) -> SeatSight {
    let mut workshops: Fillings = [0; 1 + Effect::COUNT];
    for &(place, count) in &seat.workshops {
        match place {
            Place::Role => workshops[0] = count,
            Place::Extension(effect) => workshops[1 + effect.index()] = count,
            Place::At(_) | Place::AnyLocation | Place::Movement => panic!("{place} is no workshop"),
        }
    }
    SeatSight {
        role: seat.role,
        coins: seat.coins,
        bag_total: seat.bag_total,
        bag: seat.bag,
        container_total: seat.container_total,
        container: seat.container,
        planning: seat.planning,
        planning_limit: seat.planning_limit,
        spaces: seat.spaces,
        space_counts: seat.space_counts,
        has_any_location: seat.has_any_location,
        any_location: seat.any_location,
        movement_food: seat.movement_food,
        movement_coin: seat.movement_coin,
        workshops,
        extensions: seat.extensions,
        warehouse: seat.warehouse,
        corn_store: seat.corn_store,
        road: seat.road,
        carts: seat.carts,
        first_cart_used: seat.first_cart_used,
        further_carts_used: seat.further_carts_used,
        cart_bought: seat.cart_bought,
        extension_bought: seat.extension_bought,
        pawn: seat.pawn,
        order: seat.order,
        missing: seat.missing,
        completed: seat.completed,
        houses: seat.houses,
        boats: seat.boats,
        mission_hand_size: seat.mission_hand_size,
        missions_done: seat.missions_done,
        missions_open: seat.missions_open,
    }
}

fn own_told(view: &View) -> OwnSight {
    let own = view.own.as_ref().expect("a seat's view says what only it knows");
    let mut hand = [None; 3];
    for (card, &mission) in hand.iter_mut().zip(&own.hand) {
        *card = Some(mission);
    }
    let bit = |place: &Place| {
        let number = coin_places().iter().position(|one| one == place);
        1 << number.expect("a place that takes coins")
    };
    OwnSight {
        last_moved: own.moved.last().copied(),
        moved_coins: own.moved_coins.iter().map(bit).sum(),
        replans_left: own.replans_left,
        hand,
        kept: own.kept,
        given: own.given,
        received: own.received,
        boxed: own.boxed,
    }
}

#[test]
fn a_sight_holds_what_the_view_tells() {
    let mut compared = 0;
    for (index, setup) in setups::altiplano().iter().enumerate() {
        let mut random = FastRandom::new(index as u64);
        let mut playout = Playout::with_capacity(64);
        let mut game = State::new(setup).expect("a setup that can be played");
        loop {
            for seat in Seat::all(game.seat_count()) {
                assert_eq!(
                    game.sight(seat),
                    told(&game.view(Some(seat))),
                    "{setup:?}, {seat}"
                );
                compared += 1;
            }
            if !playout.step(&mut game, &mut random) {
                break;
            }
        }
    }
    assert!(compared > 50_000, "only {compared} sights");
}
