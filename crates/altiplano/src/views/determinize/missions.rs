//! Missions that an observer can't tell from the real ones.

use alloc::vec::Vec;

use tabletop::{PerSeat, Random, Seat};

use crate::boards::mission_cards::MissionCards;
use crate::boards::state::State;
use crate::views::view::{SeatView, View};
use crate::vocabulary::decision::Decision;
use crate::vocabulary::mission::{Mission, MissionSet};

/// The cards that each seat was dealt and kept, gave left and gave right, as far as they are known.
type Dealt = PerSeat<[Option<Mission>; 3]>;
const KEPT: usize = 0;
const LEFT: usize = 1;
const RIGHT: usize = 2;

/// How often Missions are dealt again if somebody got one that would have to lie open.
const DEAL_COUNT_MAX: u32 = 64;

/// Gives the others Missions that fit everything the observer knows: its own cards, what was given and
/// received, what lies open, and that what is done would lie open.
pub(super) fn deal_missions(game: &mut State, view: &View, random: &mut impl Random) {
    let before = game.players.0.map(|player| player.missions);
    for _ in 0..DEAL_COUNT_MAX {
        deal(game, view, random);
        if !hides_what_is_done(game, view) {
            return;
        }
        for (player, missions) in game.players.0.iter_mut().zip(before) {
            player.missions = missions;
        }
    }
    // Nearly every Mission is done or known: what is left can't be told apart by more tries.
    deal(game, view, random);
}

/// Whether somebody else has a Mission face down that is done (R73).
fn hides_what_is_done(game: &State, view: &View) -> bool {
    let mut others = Seat::all(view.seats.len()).filter(|&seat| Some(seat) != view.observer);
    let hides = |seat: Seat| {
        let cards = &game.players[seat].missions;
        let kept = cards.kept.iter().enumerate();
        let mut face_down = kept.filter(|(index, _)| cards.shown & (1 << index) == 0);
        face_down
            .any(|(_, mission)| mission.is_some_and(|mission| game.lies_open_once_settled(seat, mission)))
    };
    game.missions_are_settled() && others.any(hides)
}

fn deal(game: &mut State, view: &View, random: &mut impl Random) {
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
        // Nobody has any before the deal.
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

/// Until all have passed on two cards, the others' cards may be any that the observer does not hold.
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

/// Afterwards the observer knows four of the neighbours' cards, and the open ones were kept either
/// from a player's own three or from those received.
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
    let mut left = MissionSet::ALL;
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

/// Where the cards that a seat receives come from; with two players, both sources are the same.
fn received_slots(game: &State, seat: Seat) -> [(Seat, usize); 2] {
    if game.seat_count == 2 {
        let from = (game.left_of(seat), LEFT);
        return [from, from];
    }
    [(game.right_of(seat), LEFT), (game.left_of(seat), RIGHT)]
}

/// Finds a place for the open Missions of a seat; returns the one that it kept of those received, if
/// one of them is.
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
