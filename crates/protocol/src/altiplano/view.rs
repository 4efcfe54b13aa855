//! The table as one observer sees it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::decision::seats;
use super::good::cards;
use super::phase::phase;
use super::{
    AltiplanoPhase, AltiplanoSetup, Breakdown, ByGood, Decision, Extension, Good, Location, Order, OwnView,
    SeatView, Trigger,
};
use crate::Seat;

/// The game's name, which says what the rest of a view is.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Altiplano {
    /// `altiplano`.
    #[default]
    #[serde(rename = "altiplano")]
    Altiplano,
}

/// What a seat or a spectator may see.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AltiplanoView {
    /// `altiplano`.
    pub game: Altiplano,
    /// The table's agreement.
    pub setup: AltiplanoSetup,
    /// Who looks; null for a spectator.
    pub observer: Option<Seat>,
    /// From 1; 0 during setup.
    pub round: u8,
    /// What runs.
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
    pub passed: Vec<Seat>,
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
    pub orders: Vec<Order>,
    /// Extensions that can still come: open, since everybody can count what was seen.
    pub stack: Vec<Extension>,
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ForSale {
    /// Which.
    pub extension: Extension,
    /// What it costs here, with the surcharge of the position.
    pub price: u16,
}

/// Who was first; null while nobody was.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, TS)]
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

impl From<&[Option<tabletop::Seat>; altiplano::First::COUNT]> for Firsts {
    fn from(firsts: &[Option<tabletop::Seat>; altiplano::First::COUNT]) -> Self {
        let first = |what: altiplano::First| firsts[what.index()].map(Into::into);
        Self {
            shelf: first(altiplano::First::Shelf),
            fish_shelf: first(altiplano::First::FishShelf),
            order: first(altiplano::First::Order),
            house: first(altiplano::First::House),
        }
    }
}

/// A letter of the extensions, `a` to `d`.
pub(super) fn letter(number: u8) -> String {
    char::from(b'a' + number.min(25)).to_string()
}

impl From<&altiplano::View> for AltiplanoView {
    fn from(view: &altiplano::View) -> Self {
        let altiplano::View {
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
        let for_sale = |(extension, price): (&Option<altiplano::Extension>, &Option<u16>)| {
            Some(ForSale {
                extension: (*extension)?.into(),
                price: (*price)?,
            })
        };
        Self {
            game: Altiplano::Altiplano,
            setup: setup.into(),
            observer: observer.map(Into::into),
            round: *round,
            phase: phase(*decision, *round),
            start: (*start).into(),
            decision: (*decision).into(),
            triggers: triggers.iter().map(Into::into).collect(),
            final_round: *final_round,
            passed: seats(*passed),
            ring: (ring.iter().take(usize::from(*ring_length)))
                .map(|&location| location.into())
                .collect(),
            stock: (*stock).into(),
            carts: *carts,
            houses: cards(*houses),
            boats: cards(*boats),
            orders: orders.iter().map(Into::into).collect(),
            stack: stack.iter().map(Into::into).collect(),
            stack_letter: stack_letter.map(letter),
            strip: strip.iter().zip(strip_prices).map(for_sale).collect(),
            firsts: Firsts::from(firsts),
            seats: boards.iter().map(|seat| SeatView::of(seat, components)).collect(),
            own: own.as_ref().map(OwnView::from),
            result: result
                .as_ref()
                .map(|result| result.iter().map(|&breakdown| breakdown.into()).collect()),
        }
    }
}
