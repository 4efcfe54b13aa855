//! The table as one observer sees it.

use serde::{Deserialize, Serialize};

use tabletop::{Seat, SeatSet};

use super::own_view::OwnView;
use super::phase::{AltiplanoPhase, phase};
use super::seat_view::SeatView;
use super::setup::AltiplanoSetup;
use super::{cards, letter};
use crate::{Breakdown, ByGood, Decision, Extension, ExtensionSet, First, Good, Location, OrderSet, Trigger};

tabletop::words! {
    /// The game's name, which says what the rest of a view contains.
    #[derive(Default)]
    pub enum Altiplano: "game" {
        /// `altiplano`.
        #[default]
        Altiplano = "altiplano",
    }
}

/// What a seat or a spectator may see.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AltiplanoView {
    /// `altiplano`.
    pub game: Altiplano,
    /// The table's agreement.
    pub setup: AltiplanoSetup,
    /// The seat that is looking; null for a spectator.
    pub observer: Option<Seat>,
    /// From 1; 0 during setup.
    pub round: u8,
    /// The current phase.
    pub phase: AltiplanoPhase,
    /// The start player of the round.
    pub start: Seat,
    /// What the game waits for.
    pub decision: Decision,
    /// What has triggered the end.
    pub triggers: Vec<Trigger>,
    /// The last round, once it is known.
    pub final_round: Option<u8>,
    /// Who has no more turns this round.
    pub passed: SeatSet,
    /// The laid locations of the ring, clockwise from the Farm.
    pub ring: Vec<Location>,
    /// Tiles on the locations; food in the middle.
    pub stock: ByGood<u8>,
    /// Carts in the Village.
    pub carts: u8,
    /// Houses in the Village, by the good on them.
    pub houses: Vec<Good>,
    /// Boats in the Harbor, by the good on them.
    pub boats: Vec<Good>,
    /// Orders on the Market.
    pub orders: OrderSet,
    /// Extensions that can still appear: open, since everybody can count what has been seen.
    pub stack: ExtensionSet,
    /// The letter of the top tile of the stack, `a` to `d`; null when it is empty.
    pub stack_letter: Option<String>,
    /// Extensions for sale, lowest position first; null for a gap.
    pub strip: Vec<Option<ForSale>>,
    /// Who did first what only one can be first to do.
    pub firsts: Firsts,
    /// The seats, from seat 0.
    pub seats: Vec<SeatView>,
    /// What only the observer knows.
    pub own: Option<OwnView>,
    /// Final points by source; only when the game is over.
    pub result: Option<Vec<Breakdown>>,
}

/// An extension on the strip.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ForSale {
    /// Which.
    pub extension: Extension,
    /// What it costs here, including the surcharge of the position.
    pub price: u16,
}

/// Who was first; null while nobody has been.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Firsts {
    /// To fill a shelf.
    pub shelf: Option<Seat>,
    /// To fill a shelf with fish alone.
    pub fish_shelf: Option<Seat>,
    /// To complete an order.
    pub order: Option<Seat>,
    /// To build a house.
    pub house: Option<Seat>,
}

impl From<&[Option<Seat>; First::COUNT]> for Firsts {
    fn from(firsts: &[Option<Seat>; First::COUNT]) -> Self {
        let first = |what: First| firsts[what.index()];
        Self {
            shelf: first(First::Shelf),
            fish_shelf: first(First::FishShelf),
            order: first(First::Order),
            house: first(First::House),
        }
    }
}

impl From<&crate::View> for AltiplanoView {
    fn from(view: &crate::View) -> Self {
        let crate::View {
            setup,
            observer,
            round,
            start,
            decision,
            triggers,
            final_round,
            passed,
            ring_length,
            ring,
            stock,
            carts,
            houses,
            boats,
            orders,
            stack,
            stack_letter,
            strip,
            strip_prices,
            firsts,
            seats: boards,
            own,
            result,
        } = view;
        let components = setup.components.get();
        let for_sale = |(extension, price): (&Option<Extension>, &Option<u16>)| {
            Some(ForSale {
                extension: (*extension)?,
                price: (*price)?,
            })
        };
        Self {
            game: Altiplano::Altiplano,
            setup: setup.into(),
            observer: *observer,
            round: *round,
            phase: phase(*decision, *round),
            start: *start,
            decision: *decision,
            triggers: triggers.iter().collect(),
            final_round: *final_round,
            passed: *passed,
            ring: (ring.iter().take(usize::from(*ring_length))).copied().collect(),
            stock: *stock,
            carts: *carts,
            houses: cards(*houses),
            boats: cards(*boats),
            orders: *orders,
            stack: *stack,
            stack_letter: stack_letter.map(letter),
            strip: strip.iter().zip(strip_prices).map(for_sale).collect(),
            firsts: Firsts::from(firsts),
            seats: boards.iter().map(|seat| SeatView::of(seat, components)).collect(),
            own: own.as_ref().map(OwnView::from),
            result: result.clone(),
        }
    }
}
