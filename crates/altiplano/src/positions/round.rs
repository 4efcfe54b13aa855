//! Positions of a round: whether what was bought, passed and triggered fits this point of the game.

use tabletop::Seat;

use super::decision::Stage;
use super::{Checked, PositionError, demand};
use crate::boards::state::State;
use crate::components::STRIP_LENGTH;
use crate::vocabulary::decision::Decision;
use crate::vocabulary::good::Good;
use crate::vocabulary::location::{Location, LocationSet};
use crate::vocabulary::mission::First;
use crate::vocabulary::switch::Switch;

/// What holds in every round, depending on the stage.
pub(super) fn check_round(game: &State, stage: Stage) -> Checked {
    let seats = || Seat::all(game.seat_count.into());
    demand(seats().all(|seat| game.players[seat].role.is_some()), || {
        PositionError::Roles { twice: None }
    })?;
    check_length(game)?;
    check_strip(game, stage)?;
    check_end(game, stage)?;
    check_firsts(game)?;
    let decision = *game.decision;
    let passed = match stage {
        Stage::Planning | Stage::Setup => game.passed.is_empty(),
        Stage::Actions => {
            let asked = decision.asked();
            asked.iter().all(|seat| !game.passed.contains(seat))
        }
        Stage::NewRound | Stage::End => game.passed == game.everybody(),
    };
    demand(passed, || PositionError::DecisionElsewhere { decision })?;
    for seat in seats() {
        let player = &game.players[seat];
        let fresh = !(player.first_cart_used || player.cart_bought || player.extension_bought)
            && player.further_carts_used == 0;
        let may_have_acted = matches!(stage, Stage::Actions | Stage::End);
        demand(may_have_acted || fresh, || PositionError::UsedTooEarly { seat })?;
        let pawn = match stage {
            Stage::Planning if game.round == 1 => player.pawn.is_none(),
            Stage::Actions if game.round == 1 => {
                let acts = decision.asked().contains(seat) && !matches!(decision, Decision::PlacePawn(_));
                player.pawn.is_some() || !(acts || game.passed.contains(seat))
            }
            _ => player.pawn.is_some(),
        };
        let placing = decision == Decision::PlacePawn(seat);
        demand(pawn && !(placing && player.pawn.is_some()), || {
            PositionError::Pawn { seat }
        })?;
    }
    Ok(())
}

/// Each phase 4 takes at least one extension out of the stack, as long as there are any.
fn check_length(game: &State) -> Checked {
    let total = game.numbers().derived.extensions[game.column()].len();
    let taken = total - STRIP_LENGTH - game.stack.len().min(total - STRIP_LENGTH);
    let after_last = match (game.stack.is_empty(), game.has(Switch::ShortStripTwoMore)) {
        (false, _) => 1,
        (true, false) => 2,
        (true, true) => 3,
    };
    let round = game.round;
    demand(usize::from(round) <= taken + after_last, || {
        PositionError::Round { round }
    })
}

/// Gaps in the strip come from tiles bought this round, or from a stack that ran out.
fn check_strip(game: &State, stage: Stage) -> Checked {
    let gaps = game.strip.iter().filter(|one| one.is_none()).count();
    let bought = game
        .players
        .0
        .iter()
        .filter(|player| player.extension_bought)
        .count();
    let filled = game.strip.iter().take_while(|one| one.is_some()).count();
    let slid = filled + gaps == STRIP_LENGTH;
    let fits = match stage {
        Stage::NewRound => slid && gaps > 0,
        Stage::Planning => slid && (gaps == 0 || game.triggers.strip),
        _ => gaps <= bought || game.triggers.strip,
    };
    demand(fits, || PositionError::Strip)
}

/// Triggers and final round fit each other and what triggered them.
fn check_end(game: &State, stage: Stage) -> Checked {
    let any = game.triggers.iter().next().is_some();
    let fits = match game.final_round {
        None => !any && stage != Stage::End,
        Some(last) => {
            let soonest = if stage == Stage::NewRound {
                game.round + 1
            } else {
                game.round
            };
            let latest = game.round + if game.has(Switch::ShortStripTwoMore) { 2 } else { 1 };
            let in_time = if stage == Stage::End {
                last == game.round
            } else {
                (soonest..=latest).contains(&last)
            };
            any && last > 1 && in_time
        }
    };
    let empty: LocationSet = Location::ALL
        .into_iter()
        .filter(|&location| game.is_empty(location))
        .collect();
    let locations = game.triggers.locations;
    let marked = match game.decision.is_inside_action() {
        true => locations.iter().all(|location| empty.contains(location)),
        false => locations == empty,
    };
    let strip = !game.triggers.strip || game.stack.is_empty();
    demand(fits && marked && strip, || PositionError::End)
}

/// A seat that was first must have what it was first with; if anybody has it, somebody was first.
fn check_firsts(game: &State) -> Checked {
    let components = game.numbers();
    for what in First::ALL {
        let has = |seat: Seat| {
            let player = &game.players[seat];
            match what {
                First::Shelf => player.warehouse.full(components).next().is_some(),
                First::FishShelf => player
                    .warehouse
                    .full(components)
                    .any(|(_, shelf)| shelf.kind == Some(Good::Fish) && shelf.corn() == 0),
                First::Order => !player.completed.is_empty(),
                First::House => player.houses.total() > 0,
            }
        };
        let fits = match game.firsts.get(what) {
            Some(seat) => has(seat),
            None => !Seat::all(game.seat_count.into()).any(has),
        };
        demand(fits, || PositionError::First { what })?;
    }
    Ok(())
}
