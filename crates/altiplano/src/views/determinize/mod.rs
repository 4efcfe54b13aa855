//! A state that an observer can't tell from the real one: everything open as it is, everything hidden
//! filled in at random.

mod missions;

use alloc::vec::Vec;

use tabletop::flow::{Flow, Open};
use tabletop::{PerSeat, Random, Seat, SeatSet};

use crate::boards::player::Player;
use crate::boards::sealed::{Sealed, coin_place_index};
use crate::boards::state::{Firsts, State};
use crate::views::view::{OwnView, SeatView, View};
use crate::vocabulary::action::Action;
use crate::vocabulary::decision::Decision;
use crate::vocabulary::good::{ByGood, Good, Tiles};
use crate::vocabulary::switch::Switch;

/// Fills in what the view hides.
pub(crate) fn determinize(view: &View, random: &mut impl Random) -> State {
    let mut game = State {
        round: view.round,
        start: view.start,
        decision: Open::new(view.decision),
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
        strip: view.strip,
        firsts: Firsts::of(view.firsts),
        players: PerSeat::default(),
        ..State::unpack(&view.setup)
    };
    for (seat, shown) in Seat::all(view.seats.len()).zip(&view.seats) {
        game.players[seat] = open_player(shown);
    }
    fill_bags(&mut game, view, random);
    if game.has(Switch::Missions) {
        missions::deal_missions(&mut game, view, random);
    }
    if let (Some(seat), Some(own)) = (view.observer, &view.own) {
        game.players[seat].sealed = own_sealed(own);
    }
    answer_for_others(&mut game, view, random);
    game
}

/// A player as everybody sees it; what is hidden is empty.
fn open_player(shown: &SeatView) -> Player {
    let mut player = Player {
        spaces: shown.spaces,
        planning: shown.planning,
        extensions: shown.extensions,
        bag: shown.bag.unwrap_or_default(),
        container: shown.container.unwrap_or_default(),
        warehouse: shown.warehouse,
        wild: shown.any_location,
        movement_food: shown.movement_food,
        movement_coin: shown.movement_coin,
        coins: shown.coins,
        role: shown.role,
        corn_store: shown.corn_store,
        road: shown.road,
        carts: shown.carts,
        first_cart_used: shown.first_cart_used,
        further_carts_used: shown.further_carts_used,
        cart_bought: shown.cart_bought,
        extension_bought: shown.extension_bought,
        pawn: shown.pawn,
        order: shown.order,
        delivered: shown.delivered,
        completed: shown.completed,
        houses: shown.houses,
        boats: shown.boats,
        ..Player::default()
    };
    for &(place, count) in &shown.workshops {
        player.fills.set(place, count);
    }
    player
}

/// The observer's own sealed moves.
fn own_sealed(own: &OwnView) -> Sealed {
    let mut sealed = Sealed::default();
    for &(good, place) in &own.moved {
        sealed.push(good, place);
    }
    for index in own
        .moved_coins
        .iter()
        .filter_map(|&place| coin_place_index(place))
    {
        sealed.coins |= 1 << index;
    }
    sealed.replans = crate::boards::sealed::REPLAN_COUNT_MAX - own.replans_left;
    sealed
}

/// With `closed_bags`: of what nobody sees, only the sum is known; it is spread over the hidden bags
/// and containers at random.
fn fill_bags(game: &mut State, view: &View, random: &mut impl Random) {
    if view.seats.iter().all(|seat| seat.bag.is_some()) {
        return;
    }
    let components = game.numbers();
    let column = game.column();
    let aside = match *game.decision {
        Decision::FinalDraw { aside, .. } => aside,
        _ => Tiles::EMPTY,
    };
    let seen = game.in_players_hands();
    let mut hidden: Vec<Good> = Vec::new();
    for good in Good::ALL.into_iter().filter(|&good| good != Good::Corn) {
        let open = seen[good] + u16::from(game.stock[good]) + u16::from(aside.count(good));
        let left = u16::from(components.stock[good][column]).saturating_sub(open);
        hidden.extend((0..left).map(|_| good));
    }
    for (seat, shown) in Seat::all(view.seats.len()).zip(&view.seats) {
        let player = &mut game.players[seat];
        let mut fill = |pile: &mut ByGood<u8>, count: u8| {
            for _ in 0..count.min(hidden.len() as u8) {
                let index = random.below(hidden.len() as u32) as usize;
                pile[hidden.swap_remove(index)] += 1;
            }
        };
        if shown.bag.is_none() {
            fill(&mut player.bag, shown.bag_total);
            fill(&mut player.container, shown.container_total);
        }
    }
}

/// Answers at random the questions to which other seats have given sealed answers.
fn answer_for_others(game: &mut State, view: &View, random: &mut impl Random) {
    let answered = |asked: SeatSet| {
        Seat::all(view.seats.len()).filter(move |&seat| Some(seat) != view.observer && !asked.contains(seat))
    };
    match view.decision {
        Decision::TakeBack(asked) => answered(asked).for_each(|seat| act_at_random(game, seat, random)),
        Decision::Plan(asked) if !game.has(Switch::PlanInTurnOrder) => {
            answered(asked).for_each(|seat| act_at_random(game, seat, random));
        }
        Decision::Swap(asked) => {
            for seat in answered(asked) {
                if game.players[seat]
                    .extensions
                    .has(crate::vocabulary::extension::Effect::E18)
                {
                    act_at_random(game, seat, random);
                }
            }
        }
        Decision::DrawMore {
            asked,
            offered,
            mut more,
        } => {
            for seat in answered(asked).filter(|&seat| offered.contains(seat)) {
                if random.below(2) == 0 {
                    more.insert(seat);
                }
            }
            *game.decision = Decision::DrawMore { asked, offered, more };
        }
        _ => {}
    }
}

/// Carries out small actions of one seat until it is done, while the question stays open for
/// everybody.
fn act_at_random(game: &mut State, seat: Seat, random: &mut impl Random) {
    let open = *game.decision;
    let everybody = game.everybody();
    let mut actions = Vec::new();
    loop {
        *game.decision = match open {
            Decision::TakeBack(_) => Decision::TakeBack(everybody),
            Decision::Plan(_) => Decision::Plan(everybody),
            _ => Decision::Swap(everybody),
        };
        actions.clear();
        match open {
            Decision::Plan(_) => game.planning_legal(seat, &mut actions),
            Decision::Swap(_) => game.swap_legal(seat, &mut actions),
            _ => game.drawing_legal(seat, &mut actions),
        }
        actions.retain(|action| *action != Action::Replan);
        let action = actions[random.below(actions.len() as u32) as usize];
        if matches!(action, Action::Done | Action::KeepTiles) {
            break;
        }
        // The question stays open, so the game does not go on.
        let _: Flow = match open {
            Decision::Plan(_) => game.planning_apply(seat, action),
            Decision::Swap(_) => game.swap_apply(seat, action),
            _ => game.drawing_apply(seat, action, &mut ()),
        };
        if matches!(action, Action::Swap { .. }) {
            break;
        }
    }
    *game.decision = open;
}
