//! A state that an observer can't tell from the real one: everything open as it is, everything hidden
//! filled in at random.

use alloc::vec::Vec;

use tabletop::flow::{Flow, Open};
use tabletop::{PerSeat, Random, Seat, SeatSet};

use crate::boards::player::{MissionCards, Player};
use crate::boards::sealed::{Sealed, coin_place_index};
use crate::boards::state::{Firsts, State};
use crate::views::view::{OwnView, SeatView, View};
use crate::vocabulary::action::Action;
use crate::vocabulary::decision::Decision;
use crate::vocabulary::good::{ByGood, Good, Tiles};
use crate::vocabulary::mission::Mission;
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
        deal_missions(&mut game, view, random);
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

/// With `closed_bags`: what nobody sees is known in sum, and spread over the hidden bags and
/// containers at random.
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
    let seen = in_players_hands(game);
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

/// The tiles of all players, those on orders included.
pub(crate) fn in_players_hands(game: &State) -> ByGood<u16> {
    let components = game.numbers();
    let order_tiles = &components.derived.order_tiles;
    let mut all = ByGood::<u16>::default();
    for player in game.players.first(game.seat_count.into()) {
        let mut add = |tiles: Tiles| {
            tiles
                .iter()
                .for_each(|(good, count)| all[good] += u16::from(count));
        };
        player
            .completed
            .iter()
            .for_each(|order| add(order_tiles[order.index()]));
        if let Some(order) = player.order {
            add(order_tiles[order.index()]);
        }
        for (good, count) in player.owned(components).iter() {
            all[good] += u16::from(*count);
        }
        for (good, count) in player.missing(components).iter() {
            all[good] -= u16::from(count);
        }
    }
    all
}

/// The cards that each seat was dealt and kept, gave left and gave right, as far as they are known.
type Dealt = PerSeat<[Option<Mission>; 3]>;
const KEPT: usize = 0;
const LEFT: usize = 1;
const RIGHT: usize = 2;

/// Gives the others Missions that fit everything the observer knows: own cards, what was given and
/// received, what lies open.
fn deal_missions(game: &mut State, view: &View, random: &mut impl Random) {
    if let (Some(seat), Some(own)) = (view.observer, &view.own) {
        let cards = &mut game.players[seat].missions;
        own.hand.iter().for_each(|&mission| cards.add_to_hand(mission));
        cards.kept = own.kept;
        cards.given = own.given;
        cards.boxed = own.boxed;
        cards.shown = shown_bits(cards, &view.seats[seat.index()]);
    }
    match *game.decision {
        Decision::DealMission(_) | Decision::KeepMission(_) | Decision::GiveMission(_) => {
            deal_before_passing(game, view, random);
        }
        // Before the deal nobody has any.
        _ if game.round == 0 && !matches!(*game.decision, Decision::KeepReceived(_)) => {}
        _ => deal_after_passing(game, view, random),
    }
}

fn shown_bits(cards: &MissionCards, shown: &SeatView) -> u8 {
    let bit = |index: usize| {
        let open = cards.kept[index].is_some_and(|mission| shown.missions_done.contains(mission));
        u8::from(open) << index
    };
    bit(0) | bit(1)
}

fn shuffled(missions: impl Iterator<Item = Mission>, random: &mut impl Random) -> Vec<Mission> {
    let mut missions: Vec<Mission> = missions.collect();
    for index in (1..missions.len()).rev() {
        missions.swap(index, random.below(index as u32 + 1) as usize);
    }
    missions
}

/// Until all have passed on two cards, the others' are any that the observer does not hold.
fn deal_before_passing(game: &mut State, view: &View, random: &mut impl Random) {
    let mut pool = shuffled(game.undealt_missions().iter(), random);
    let two = game.seat_count == 2;
    for seat in Seat::all(view.seats.len()).filter(|&seat| Some(seat) != view.observer) {
        let cards = &mut game.players[seat].missions;
        for _ in 0..view.seats[seat.index()].mission_hand_size {
            if let Some(mission) = pool.pop() {
                cards.add_to_hand(mission);
            }
        }
        match view.decision {
            Decision::KeepMission(asked) if !asked.contains(seat) => cards.kept[0] = pool.pop(),
            Decision::GiveMission(asked) => {
                cards.kept[0] = pool.pop();
                if !asked.contains(seat) {
                    let [one, other] = [pool.pop(), pool.pop()];
                    cards.given = [one, other.filter(|_| !two)];
                    cards.boxed = other.filter(|_| two);
                }
            }
            _ => {}
        }
    }
}

/// Afterwards the observer knows four neighbours' cards, and the open ones were either kept of the own
/// three or of those received.
fn deal_after_passing(game: &mut State, view: &View, random: &mut impl Random) {
    let two = game.seat_count == 2;
    let mut dealt = Dealt::default();
    if let (Some(seat), Some(own)) = (view.observer, &view.own) {
        let last = if two { own.boxed } else { own.given[1] };
        dealt[seat] = [own.kept[0], own.given[0], last];
        if two {
            dealt[game.left_of(seat)][LEFT] = own.received[0];
        } else {
            dealt[game.right_of(seat)][LEFT] = own.received[0];
            dealt[game.left_of(seat)][RIGHT] = own.received[1];
        }
    }
    let others: Vec<Seat> = Seat::all(view.seats.len())
        .filter(|&seat| Some(seat) != view.observer)
        .collect();
    let mut second: PerSeat<Option<Mission>> = PerSeat::default();
    for &seat in &others {
        let open: Vec<Mission> = view.seats[seat.index()].missions_open.iter().collect();
        second[seat] = place_open(game, seat, &open, &mut dealt, random);
    }
    let known = dealt.0.iter().flatten().flatten();
    let mut left = crate::vocabulary::mission::MissionSet::ALL;
    known.for_each(|&mission| left.remove(mission));
    let mut pool = shuffled(left.iter(), random);
    for seat in Seat::all(view.seats.len()) {
        for card in dealt[seat].iter_mut().filter(|card| card.is_none()) {
            *card = pool.pop();
        }
    }
    for &seat in &others {
        let received = received_slots(game, seat).map(|(from, way)| dealt[from][way]);
        let received: Vec<Mission> = received.into_iter().flatten().collect();
        let cards = &mut game.players[seat].missions;
        cards.kept[0] = dealt[seat][KEPT];
        cards.given = [dealt[seat][LEFT], dealt[seat][RIGHT].filter(|_| !two)];
        if matches!(view.decision, Decision::KeepReceived(asked) if asked.contains(seat)) {
            received.iter().for_each(|&mission| cards.add_to_hand(mission));
            continue;
        }
        if two {
            cards.kept[1] = received.first().copied();
            cards.boxed = dealt[seat][RIGHT];
        } else {
            let pick = || received[random.below(received.len() as u32) as usize];
            let kept = second[seat].unwrap_or_else(pick);
            cards.kept[1] = Some(kept);
            cards.boxed = received.iter().copied().find(|&mission| mission != kept);
        }
        cards.shown = shown_bits(cards, &view.seats[seat.index()]);
    }
}

/// Where the cards come from that a seat receives; with two players both are the same.
fn received_slots(game: &State, seat: Seat) -> [(Seat, usize); 2] {
    if game.seat_count == 2 {
        let from = (game.left_of(seat), LEFT);
        return [from, from];
    }
    [(game.right_of(seat), LEFT), (game.left_of(seat), RIGHT)]
}

/// Finds a place for the open Missions of a seat; gives the one that it kept of those received, if one
/// of them is that.
fn place_open(
    game: &State,
    seat: Seat,
    open: &[Mission],
    dealt: &mut Dealt,
    random: &mut impl Random,
) -> Option<Mission> {
    let slots = received_slots(game, seat);
    let is_received =
        |dealt: &Dealt, mission: Mission| slots.iter().any(|&(from, way)| dealt[from][way] == Some(mission));
    let mut second = open.iter().copied().find(|&mission| is_received(dealt, mission));
    let mut rest: Vec<Mission> = open
        .iter()
        .copied()
        .filter(|&mission| Some(mission) != second)
        .collect();
    if rest.len() == 2 && random.below(2) == 0 {
        rest.swap(0, 1);
    }
    let free: Vec<(Seat, usize)> = slots
        .into_iter()
        .filter(|&(from, way)| dealt[from][way].is_none())
        .collect();
    if second.is_none() && !free.is_empty() {
        let as_second = match rest.len() {
            2 => rest.pop(),
            1 if random.below(2) == 0 => rest.pop(),
            _ => None,
        };
        if let Some(mission) = as_second {
            let (from, way) = free[random.below(free.len() as u32) as usize];
            dealt[from][way] = Some(mission);
            second = Some(mission);
        }
    }
    if let Some(mission) = rest.pop() {
        dealt[seat][KEPT] = Some(mission);
    }
    second
}

/// Answers, at random, questions that other seats have answered under seal.
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

/// Small actions of one seat until it is done, while the question stays open for everybody.
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
