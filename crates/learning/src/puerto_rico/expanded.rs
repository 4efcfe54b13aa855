//! What expansions add to the observation.

use puerto_rico::{Building, Decision, Good, Place, Progress, RoleCard, State, Tile};

use crate::observation::{Out, counts, mark};
use crate::puerto_rico::observation::{BASE, GOODS_MAX, mark_goods};
use crate::puerto_rico::{decisions, expanded_boards, market};
use crate::round::Round;

/// Kinds of buildings that expansions add.
pub(super) const MORE: usize = Building::COUNT - BASE;

/// Adds what the seat sees of the expansions.
#[inline(always)]
pub(super) fn observe(state: &State, decision: Decision, round: &Round, out: &mut impl Out) {
    asked(decision, out);
    pending(decision, out);
    memory(state, round, out);
    supply(state, round, out);
    expanded_boards::observe(state, round, out);
    festival(state, round, out);
}

#[inline(always)]
fn asked(decision: Decision, out: &mut impl Out) {
    let cells = out.field(
        "decision_expanded",
        &[decisions::EXPANDED_COUNT],
        1.0,
        "what is asked, for decisions that only expansions have",
    );
    mark(
        cells,
        decisions::kind(decision).checked_sub(decisions::BASE_COUNT),
    );
    let cells = out.field(
        "decision_building",
        &[MORE],
        1.0,
        "the building of an expansion that the decision is about",
    );
    let place = decisions::place(decision).map(Place::index);
    mark(
        cells,
        place.and_then(|place| place.checked_sub(Tile::COUNT + BASE)),
    );
    let good = match decision {
        Decision::PlaceDrawn(_, good) | Decision::SecondGood(_, good) | Decision::SmallWharf(_, good, _) => {
            Some(good)
        }
        _ => None,
    };
    let cells = out.field(
        "decision_good",
        &[Good::COUNT],
        1.0,
        "the kind of goods that the decision is about",
    );
    mark(cells, good.map(|good| good as usize));
    let cells = out.field(
        "guest_window",
        &[14],
        1.0,
        "when guests of the guesthouse are asked about",
    );
    if let Decision::Guesthouse(_, window) = decision {
        mark(cells, Some(window as usize));
    }
}

#[inline(always)]
fn pending(decision: Decision, out: &mut impl Out) {
    let cells = out.field(
        "debt",
        &[3],
        3.0,
        "black market: doubloons missing, whether a worker can no longer be returned, whether a good can't",
    );
    if let Decision::BlackMarket(_, debt) = decision {
        counts(
            cells,
            &[
                debt.doubloons,
                u8::from(debt.worker_done),
                u8::from(debt.good_done),
            ],
        );
    }
    let cells = out.field(
        "small_wharf",
        &[Good::COUNT],
        GOODS_MAX,
        "goods put on the small wharf so far",
    );
    if let Decision::SmallWharf(_, _, shipped) = decision {
        counts(cells, &shipped.0);
    }
    let cells = out.field(
        "given",
        &[Good::COUNT],
        1.0,
        "kinds given to the royal supplier so far",
    );
    if let Decision::RoyalSupplier(_, given) = decision {
        mark_goods(cells, given);
    }
    let cells = out.field(
        "raid",
        &[3],
        120.0,
        "a raid: how many left the ship with no place yet, how many of them are nobles, how many may still be kept",
    );
    if let Decision::PlaceRaided(_, raid) = decision {
        counts(cells, &[raid.in_hand, raid.nobles, raid.may_keep]);
    }
    let cell = out.field("loot", &[1], 8.0, "the ship that piracy empties, by its holds");
    if let Decision::KeepLoot(_, capacity) = decision {
        cell[0] = f32::from(capacity);
    }
}

/// What the current phase remembers beyond the base game.
#[inline(always)]
fn memory(state: &State, round: &Round, out: &mut impl Out) {
    let progress = state.progress();
    let cells = out.field(
        "had_person",
        &[round.seats],
        1.0,
        "mayor: who has got a first person in this phase",
    );
    if let Progress::Mayor { received } = progress {
        round.mark_all(cells, received);
    }
    let cells = out.field(
        "trading",
        &[2],
        1.0,
        "trader: whether the seat in turn used its land office, and whether it sold",
    );
    if let Progress::Trader {
        land_office_used,
        sold,
    } = progress
    {
        counts(cells, &[u8::from(land_office_used), u8::from(sold)]);
    }
    let cells = out.field("begun", &[round.seats], 1.0, "captain: who had a first turn");
    if let Progress::Captain { begun, .. } = progress {
        round.mark_all(cells, begun);
    }
    let cells = out.field(
        "small_wharf_used",
        &[round.seats],
        1.0,
        "captain: whose small wharf was used",
    );
    if let Progress::Captain {
        small_wharves_used, ..
    } = progress
    {
        round.mark_all(cells, small_wharves_used);
    }
    let cells = out.field(
        "singles",
        &[Good::COUNT],
        GOODS_MAX,
        "storage: single goods named for the storehouse",
    );
    if let Progress::Storage { singles, .. } = progress {
        counts(cells, &singles.0);
    }
    let cells = out.field(
        "library_used",
        &[round.seats],
        1.0,
        "whose library doubled a privilege this round",
    );
    round.mark_all(cells, state.library_used());
}

#[inline(always)]
fn supply(state: &State, round: &Round, out: &mut impl Out) {
    market::expanded(state, out);
    let cells = out.field(
        "nobles",
        &[3],
        20.0,
        "nobles in the supply, on the ship, and gone",
    );
    counts(
        cells,
        &[state.noble_supply(), state.noble_ship(), state.nobles_gone()],
    );
    let cell = out.field(
        "points_gone",
        &[1],
        200.0,
        "victory point chips that have left the game",
    );
    cell[0] = f32::from(state.points_gone().min(200));
    let card = state.card_taker(RoleCard::Buccaneer);
    let cells = out.field(
        "buccaneer_taker",
        &[round.seats],
        1.0,
        "who took the buccaneer this round",
    );
    mark(cells, card.map(|seat| round.place(seat)));
    let buccaneer = state.buccaneer().unwrap_or_default();
    let cells = out.field("token", &[round.seats], 1.0, "who has the buccaneer's token");
    mark(cells, buccaneer.token.map(|seat| round.place(seat)));
    let cells = out.field("captured", &[RoleCard::COUNT], 1.0, "the captured role card");
    mark(cells, buccaneer.captured.map(|card| card as usize));
}

#[inline(always)]
fn festival(state: &State, round: &Round, out: &mut impl Out) {
    let festival = state.festival().unwrap_or_default();
    let winner = |seat: Option<tabletop::Seat>| seat.map(|seat| round.place(seat));
    let cells = out.field(
        "festival_crop",
        &[Good::COUNT],
        1.0,
        "the plantation of the festival's crop task",
    );
    mark(cells, festival.crop.map(|good| good as usize));
    let cells = out.field("festival_crop_winner", &[round.seats], 1.0, "who won it");
    mark(cells, winner(festival.crop_winner));
    let cells = out.field(
        "festival_goods",
        &[Good::COUNT],
        3.0,
        "the goods of its production task",
    );
    counts(cells, &festival.goods.0);
    let cells = out.field("festival_goods_winner", &[round.seats], 1.0, "who won it");
    mark(cells, winner(festival.goods_winner));
    let cells = out.field(
        "festival_building",
        &[Building::COUNT],
        1.0,
        "the building of its building task",
    );
    mark(cells, festival.building.map(|building| building as usize));
    let cells = out.field("festival_building_winner", &[round.seats], 1.0, "who won it");
    mark(cells, winner(festival.building_winner));
}
