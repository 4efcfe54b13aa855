//! Whether the open decision of a position belongs where the game is, asks the right seats, and leaves
//! something to decide; and whether what was bought, passed, sealed and triggered fits it.

use tabletop::{Game, Seat, SeatSet};

use crate::action::Action;
use crate::components::STRIP_LENGTH;
use crate::decision::{CornSource, Decision};
use crate::extension::{Effect, ExtensionSet};
use crate::good::Good;
use crate::location::{Location, LocationSet};
use crate::mission::{First, Mission};
use crate::order::OrderSet;
use crate::place::Place;
use crate::player::{MissionCards, Player};
use crate::position_error::PositionError;
use crate::sealed::{REPLAN_COUNT_MAX, Sealed};
use crate::state::State;
use crate::swap::SwapAnswer;
use crate::switch::Switch;

type Checked = Result<(), PositionError>;

fn demand(fine: bool, wrong: impl FnOnce() -> PositionError) -> Checked {
    if fine { Ok(()) } else { Err(wrong()) }
}

/// Where in the game a decision can be asked.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// Before the first round.
    Setup,
    /// Phases 1 and 2.
    Planning,
    /// Phase 3.
    Actions,
    /// Phase 4: the strip is filled up.
    NewRound,
    /// After the final round.
    End,
}

fn stage(game: &State) -> Stage {
    match game.decision {
        Decision::Ring
        | Decision::StartPlayer
        | Decision::Order
        | Decision::DealRole(_)
        | Decision::DraftRole(_)
        | Decision::DealMission(_)
        | Decision::KeepMission(_)
        | Decision::GiveMission(_)
        | Decision::KeepReceived(_) => Stage::Setup,
        Decision::Extension if game.round == 0 => Stage::Setup,
        Decision::Extension => Stage::NewRound,
        Decision::TakeBack(_)
        | Decision::Draw { .. }
        | Decision::DrawMore { .. }
        | Decision::Swap(_)
        | Decision::SwapDraw(_)
        | Decision::Plan(_) => Stage::Planning,
        Decision::PlacePawn(_)
        | Decision::Act { .. }
        | Decision::TradeCacao { .. }
        | Decision::Sell { .. }
        | Decision::Deliver { .. }
        | Decision::Store(_)
        | Decision::Corn { .. }
        | Decision::AfterAction(_) => Stage::Actions,
        Decision::FinalDraw { .. } | Decision::Over => Stage::End,
    }
}

/// Every seat that a decision names.
pub(crate) fn seats_named(decision: Decision) -> SeatSet {
    match decision {
        Decision::DealRole(seat) | Decision::DealMission(seat) | Decision::SwapDraw(seat) => {
            SeatSet::only(seat)
        }
        Decision::FinalDraw { seat, .. } => SeatSet::only(seat),
        Decision::Draw { seat, mut drawing } => {
            drawing.insert(seat);
            drawing
        }
        Decision::DrawMore { asked, offered, more } => {
            asked.iter().chain(offered.iter()).chain(more.iter()).collect()
        }
        other => other.asked(),
    }
}

/// Whether a small action is just being done: what it leads to is looked at when it is over.
fn is_inside_action(decision: Decision) -> bool {
    matches!(
        decision,
        Decision::TradeCacao { .. } | Decision::Sell { .. } | Decision::Deliver { .. } | Decision::Store(_)
    )
}

/// Names the first thing that is wrong. Works out the open locations of [`Decision::Act`].
pub(crate) fn check(game: &mut State) -> Checked {
    let decision = game.decision;
    let stage = stage(game);
    let elsewhere = || PositionError::DecisionElsewhere { decision };
    demand((game.round == 0) == (stage == Stage::Setup), elsewhere)?;
    let whole_ring = usize::from(game.ring_length) == Location::COUNT;
    let given = !game.ring_given || game.setup().ring == Some(game.ring);
    demand(given && (whole_ring || decision == Decision::Ring), || {
        PositionError::Ring
    })?;
    if stage == Stage::Setup {
        check_setup(game)?;
    } else {
        check_round(game, stage)?;
    }
    for seat in Seat::all(game.seat_count.into()) {
        check_sealed(game, seat)?;
        check_missions(game, seat)?;
    }
    if let Decision::Act { seat, moved, .. } = decision {
        let player = &game.players[seat];
        let open = game.open_locations(player);
        let anywhere = game.can_send_corn_from_anywhere(player);
        game.decision = Decision::Act {
            seat,
            open,
            anywhere,
            moved,
        };
    }
    demand(is_open(game), || PositionError::NothingToDecide { decision })
}

/// Setup goes on step by step: what comes later has not happened yet, and no board holds anything.
fn check_setup(game: &State) -> Checked {
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

/// What holds in every round, by what runs.
fn check_round(game: &State, stage: Stage) -> Checked {
    let seats = || Seat::all(game.seat_count.into());
    demand(seats().all(|seat| game.players[seat].role.is_some()), || {
        PositionError::Roles { twice: None }
    })?;
    check_length(game)?;
    check_strip(game, stage)?;
    check_end(game, stage)?;
    check_firsts(game)?;
    let decision = game.decision;
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

/// Gaps of the strip: tiles bought this round, or a stack that ran out.
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

/// Triggers, final round and what they were triggered by.
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
    let marked = match is_inside_action(game.decision) {
        true => locations.iter().all(|location| empty.contains(location)),
        false => locations == empty,
    };
    let strip = !game.triggers.strip || game.stack.is_empty();
    demand(fits && marked && strip, || PositionError::End)
}

/// Who was first must have what it was about; where anybody has it, somebody was first.
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
        let fits = match game.firsts[what.index()] {
            Some(seat) => has(seat),
            None => !Seat::all(game.seat_count.into()).any(has),
        };
        demand(fits, || PositionError::First { what })?;
    }
    Ok(())
}

/// What a seat has moved or answered under seal: only while the question is open, and such that it can
/// be undone.
fn check_sealed(game: &State, seat: Seat) -> Checked {
    let components = game.numbers();
    let wrong = || PositionError::Sealed { seat };
    let player = &game.players[seat];
    let sealed = player.sealed;
    let codes = &sealed.entries[..usize::from(sealed.length)];
    let rising = codes.windows(2).all(|pair| pair[0] <= pair[1]);
    let may_have = match game.decision {
        Decision::TakeBack(_) => rising && sealed.replans == 0,
        Decision::Plan(asked) => {
            let may = !game.has(Switch::PlanInTurnOrder) || asked.contains(seat);
            rising && sealed.replans <= REPLAN_COUNT_MAX && (may || sealed == Sealed::default())
        }
        Decision::Swap(asked) => {
            let answer = SwapAnswer::of(&sealed);
            return demand(answer.is_none() || !asked.contains(seat), wrong)
                .and_then(|()| check_swap_answer(player, answer, wrong));
        }
        Decision::SwapDraw(drawer) => {
            // Those after the seat that draws are still to swap.
            let place = |seat: Seat| game.turn_order().position(|one| one == seat);
            let answer = SwapAnswer::of(&sealed);
            return demand(answer.is_none() || place(seat) > place(drawer), wrong)
                .and_then(|()| check_swap_answer(player, answer, wrong));
        }
        _ => sealed == Sealed::default(),
    };
    demand(may_have, wrong)?;
    let mut before = *player;
    let taking_back = matches!(game.decision, Decision::TakeBack(_));
    for (good, place) in sealed.tiles() {
        let there = match taking_back {
            true => before.planning.count(good) > 0 && before.has_room(components, place),
            false => before.tiles_at(components, place).count(good) > 0,
        };
        let takes = game.accepting(&before, good).contains(place) || place == Place::At(Location::Market);
        let owned = match place {
            Place::Extension(effect) => before.extensions.has(effect),
            _ => true,
        };
        demand(there && takes && owned, wrong)?;
        if taking_back {
            before.planning.remove(good);
            before.put(good, place);
        } else {
            before.lift(good, place);
            before.planning.add(good);
        }
    }
    for place in sealed.coin_places() {
        let needed = before.coins_needed(components, place).ok_or_else(wrong)?;
        let there = before.coins_at(components, place);
        let fits = match taking_back {
            true => {
                let room = place != Place::Movement || before.movement_room(components);
                there == 0 && before.coins >= u16::from(needed) && room
            }
            false => there == needed,
        };
        demand(fits, wrong)?;
        if taking_back {
            before.put_coins(components, place);
        } else {
            before.take_coins(components, place);
        }
    }
    demand(before.planning.total() <= before.limit(components), wrong)
}

fn check_swap_answer(
    player: &Player,
    answer: Option<SwapAnswer>,
    wrong: impl FnOnce() -> PositionError,
) -> Checked {
    let fits = answer.is_none_or(|SwapAnswer { away, take }| {
        player.extensions.has(Effect::E18) && State::check_swap(player, Action::Swap { away, take }).is_ok()
    });
    demand(fits, wrong)
}

/// Mission cards: as many in hand, kept, given and boxed as the passing has come to, received ones from
/// the neighbours, and those open that are done.
fn check_missions(game: &State, seat: Seat) -> Checked {
    if !game.has(Switch::Missions) {
        return Ok(());
    }
    let cards = &game.players[seat].missions;
    let two = game.seat_count == 2;
    let in_hand = cards.hand.iter().flatten().count();
    let kept = cards.kept.map(|card| card.is_some());
    let given = cards.given.map(|card| card.is_some());
    let boxed = cards.boxed.is_some();
    let passed_on = [true, !two];
    let fits = match game.decision {
        // How many are in hand is what names the seat that is dealt to.
        Decision::DealMission(_) => kept == [false; 2] && given == [false; 2] && !boxed,
        Decision::KeepMission(asked) => {
            let waits = asked.contains(seat);
            in_hand == if waits { 3 } else { 2 } && kept == [!waits, false] && given == [false; 2] && !boxed
        }
        Decision::GiveMission(asked) => match asked.contains(seat) {
            true => in_hand == 2 && kept == [true, false] && given == [false; 2] && !boxed,
            false => in_hand == 0 && kept == [true, false] && given == passed_on && boxed == two,
        },
        Decision::KeepReceived(asked) => match asked.contains(seat) {
            true => in_hand == 2 && kept == [true, false] && given == passed_on && !boxed,
            false => in_hand == 0 && kept == [true; 2] && given == passed_on && boxed,
        },
        _ if game.round == 0 => *cards == MissionCards::default(),
        _ => in_hand == 0 && kept == [true; 2] && given == passed_on && boxed,
    };
    demand(fits && received_from_neighbours(game, seat), || {
        PositionError::Missions { seat }
    })?;
    check_shown(game, seat)
}

/// Whether the second kept card, and with three or more seats the boxed one or those in hand, are what
/// the neighbours gave.
fn received_from_neighbours(game: &State, seat: Seat) -> bool {
    let cards = &game.players[seat].missions;
    let from = |other: Seat, way: usize| game.players[other].missions.given[way];
    let sorted = |mut all: Vec<Mission>| {
        all.sort_unstable();
        all
    };
    if matches!(
        game.decision,
        Decision::DealMission(_) | Decision::KeepMission(_) | Decision::GiveMission(_)
    ) || (game.round == 0 && !matches!(game.decision, Decision::KeepReceived(_)))
    {
        return true;
    }
    if game.seat_count == 2 {
        return cards.kept[1] == from(game.left_of(seat), 0);
    }
    let received = [from(game.right_of(seat), 0), from(game.left_of(seat), 1)];
    let has = cards.hand.into_iter().chain([cards.kept[1], cards.boxed]);
    sorted(has.flatten().collect()) == sorted(received.into_iter().flatten().collect())
}

/// A Mission lies open when it is done; a Mission of the end only at the end (R73).
fn check_shown(game: &State, seat: Seat) -> Checked {
    let cards = &game.players[seat].missions;
    let over = game.decision == Decision::Over;
    let settled = !is_inside_action(game.decision) && !matches!(game.decision, Decision::FinalDraw { .. });
    for (index, mission) in cards.kept.into_iter().enumerate() {
        let shown = cards.shown & (1 << index) != 0;
        let Some(mission) = mission else {
            demand(!shown, || PositionError::Missions { seat })?;
            continue;
        };
        let done = game.round > 0 && (over || !mission.at_the_end()) && game.mission_done(seat, mission);
        let fits = if settled { shown == done } else { done || !shown };
        demand(fits, || PositionError::MissionShown { seat, mission })?;
    }
    Ok(())
}

/// Whether the decision leaves something to decide, to each seat that is asked.
fn is_open(game: &State) -> bool {
    let player = |seat: Seat| &game.players[seat];
    let answers = |seat: Seat| {
        let mut actions = Vec::new();
        game.legal(seat, &mut actions);
        actions.len()
    };
    match game.decision {
        Decision::Ring | Decision::StartPlayer | Decision::Order | Decision::Over => true,
        Decision::Extension => game.next_extensions().len() > 1,
        Decision::DealRole(_) | Decision::DraftRole(_) | Decision::DealMission(_) => true,
        Decision::KeepMission(asked) | Decision::GiveMission(asked) | Decision::KeepReceived(asked) => {
            !asked.is_empty()
        }
        // Taking back ends by itself when nothing is left to take.
        Decision::TakeBack(asked) => !asked.is_empty() && asked.iter().all(|seat| answers(seat) > 1),
        Decision::Draw { seat, drawing } => game.draws_by_chance(seat, drawing),
        Decision::DrawMore { asked, offered, more } => {
            let answered: SeatSet = offered.iter().filter(|&seat| !asked.contains(seat)).collect();
            game.has(Switch::DrawFewer)
                && !asked.is_empty()
                && asked.iter().all(|seat| offered.contains(seat))
                && more.iter().all(|seat| answered.contains(seat))
                && offered.iter().all(|seat| game.can_draw(seat))
        }
        Decision::Swap(asked) => {
            let swaps = |seat| player(seat).extensions.has(Effect::E18) && answers(seat) > 1;
            !asked.is_empty() && asked.iter().all(swaps)
        }
        Decision::SwapDraw(seat) => {
            player(seat).extensions.has(Effect::E18)
                && player(seat).planning.total() < player(seat).limit(game.numbers())
                && State::only_kind(&player(seat).bag).is_none()
                && player(seat).bag.total() > 0
        }
        Decision::Plan(asked) => {
            let alone = !game.has(Switch::PlanInTurnOrder) || asked.len() == 1;
            let can_plan = |seat| {
                let mut before = *player(seat);
                before.undo_plan(game.numbers());
                game.can_plan(&before)
            };
            !asked.is_empty() && alone && asked.iter().all(can_plan)
        }
        Decision::PlacePawn(_) => true,
        // Beside the pass; after a move the seat is asked even if one answer is left (Z1).
        Decision::Act { seat, moved, .. } => answers(seat) > usize::from(!moved),
        Decision::TradeCacao { seat, .. } => player(seat).pawn == Some(Location::Forest) && answers(seat) > 1,
        Decision::Sell { seat, .. } | Decision::Deliver { seat, .. } => {
            player(seat).pawn == Some(Location::Market) && answers(seat) > 1
        }
        Decision::Store(seat) => player(seat).pawn == Some(Location::Village) && answers(seat) > 1,
        Decision::Corn { seat, source } => {
            let there = match source {
                CornSource::Road => game.stock[Good::Corn] > 0,
                CornSource::Store { more } => more < player(seat).corn_store && more < 2,
            };
            there && answers(seat) > 1
        }
        Decision::AfterAction(seat) => State::can_move(player(seat)),
        Decision::FinalDraw { seat, left, aside } => {
            player(seat).extensions.has(Effect::E24) && game.draws_finally(seat, left, aside)
        }
    }
}
