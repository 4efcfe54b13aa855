//! Positions of setup.

use tabletop::Seat;

use super::{Checked, PositionError, demand};
use crate::boards::player::Player;
use crate::boards::state::State;
use crate::components::STRIP_LENGTH;
use crate::vocabulary::decision::Decision;
use crate::vocabulary::extension::ExtensionSet;
use crate::vocabulary::location::Location;
use crate::vocabulary::order::OrderSet;
use crate::vocabulary::switch::Switch;

/// Setup goes on step by step: what comes later has not happened yet, and no board holds anything.
pub(super) fn check_setup(game: &State) -> Checked {
    let decision = game.decision;
    let elsewhere = || PositionError::DecisionElsewhere { decision };
    // The steps in their order; each decision stands at the step that it is about.
    let step = match decision {
        Decision::Ring => 0,
        Decision::StartPlayer => 1,
        Decision::Order => 2,
        Decision::Extension => 3,
        Decision::DealRole(_) | Decision::DraftRole(_) => 4,
        _ => 5,
    };
    let used = game.numbers().derived.extensions[game.column()];
    let orders_open = usize::from(game.numbers().orders_open[game.column()]);
    let filled = game.strip.iter().take_while(|one| one.is_some()).count();
    let strip: ExtensionSet = game.strip.into_iter().flatten().collect();
    let placed = strip.len() == filled && strip.0 | game.stack.0 == used.0;
    let orders = match step {
        0 | 1 => game.orders == OrderSet::EMPTY,
        2 => game.orders.len() < orders_open,
        _ => game.orders.len() == orders_open,
    };
    let strip_length = match step {
        0..=2 => filled == 0,
        3 => filled < STRIP_LENGTH,
        _ => filled == STRIP_LENGTH,
    };
    let start = step > 1 || game.start == game.start_given.unwrap_or(Seat::FIRST);
    let start_given = game.start_given.is_none_or(|seat| seat == game.start);
    let nothing_yet = game.final_round.is_none()
        && game.triggers == Default::default()
        && game.passed.is_empty()
        && game.firsts.iter().all(Option::is_none);
    demand(placed && strip_length, || PositionError::Strip)?;
    demand(orders && start && start_given && nothing_yet, elsewhere)?;
    let dealt = step == 5;
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
        demand(if dealt { has_role } else { step == 4 || !has_role }, elsewhere)?;
    }
    let fits = match decision {
        Decision::Ring => !game.ring_given && usize::from(game.ring_length) < Location::COUNT - 1,
        Decision::StartPlayer => game.start_given.is_none(),
        Decision::DealRole(seat) => !game.has(Switch::RolesDrafted) && game.next_role() == Some(seat),
        Decision::DraftRole(seat) => game.has(Switch::RolesDrafted) && game.next_role() == Some(seat),
        Decision::DealMission(seat) => game.next_mission() == Some(seat),
        Decision::KeepReceived(_) => game.seat_count > 2,
        _ => true,
    };
    demand(fits && (step < 5 || game.has(Switch::Missions)), elsewhere)
}
