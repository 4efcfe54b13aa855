//! Positions of setup.

use core::cmp::Ordering;

use tabletop::Seat;

use super::{Checked, PositionError, demand};
use crate::boards::player::Player;
use crate::boards::state::{Firsts, State};
use crate::boards::step::Step;
use crate::components::STRIP_LENGTH;
use crate::vocabulary::decision::Decision;
use crate::vocabulary::extension::ExtensionSet;
use crate::vocabulary::location::Location;
use crate::vocabulary::order::OrderSet;

/// Setup proceeds step by step: later steps have not happened yet, and no board holds anything.
pub(super) fn check_setup(game: &State) -> Checked {
    let decision = *game.decision;
    let elsewhere = || PositionError::DecisionElsewhere { decision };
    let (step, _) = game.standing();
    let used = game.numbers().derived.extensions[game.column()];
    let orders_open = usize::from(game.numbers().orders_open[game.column()]);
    let filled = game.strip.iter().take_while(|one| one.is_some()).count();
    let strip: ExtensionSet = game.strip.into_iter().flatten().collect();
    let placed = strip.len() == filled && strip.0 | game.stack.0 == used.0;
    let orders = match step.cmp(&Step::LayOrders) {
        Ordering::Less => game.orders == OrderSet::EMPTY,
        Ordering::Equal => game.orders.len() < orders_open,
        Ordering::Greater => game.orders.len() == orders_open,
    };
    let strip_length = match step.cmp(&Step::LayStrip) {
        Ordering::Less => filled == 0,
        Ordering::Equal => filled < STRIP_LENGTH,
        Ordering::Greater => filled == STRIP_LENGTH,
    };
    let start = step > Step::FindStartPlayer || game.start == game.start_given.unwrap_or(Seat::FIRST);
    let start_given = game.start_given.is_none_or(|seat| seat == game.start);
    let nothing_yet = game.final_round.is_none()
        && game.triggers == Default::default()
        && game.passed.is_empty()
        && game.firsts == Firsts::default();
    demand(placed && strip_length, || PositionError::Strip)?;
    demand(orders && start && start_given && nothing_yet, elsewhere)?;
    let dealt = step > Step::GiveStartGoods;
    let dealing = matches!(step, Step::DealRole | Step::DraftRoles);
    for seat in Seat::all(game.seat_count.into()) {
        let player = &game.players[seat];
        let mut expected = Player {
            carts: 1,
            role: player.role,
            missions: player.missions,
            ..Player::default()
        };
        if dealt {
            State::give_start(game.numbers(), &mut expected);
        }
        demand(*player == expected, || PositionError::UsedTooEarly { seat })?;
        let has_role = player.role.is_some();
        demand(if dealt { has_role } else { dealing || !has_role }, elsewhere)?;
    }
    let fits = match decision {
        Decision::Ring => !game.ring_given && usize::from(game.ring_length) < Location::COUNT - 1,
        Decision::StartPlayer => game.start_given.is_none(),
        Decision::DealRole(seat) | Decision::DraftRole(seat) => game.next_role() == Some(seat),
        Decision::DealMission(seat) => game.next_mission() == Some(seat),
        Decision::KeepReceived(_) => game.seat_count > 2,
        _ => true,
    };
    demand(fits, elsewhere)
}
