//! Whether a position asks about a gain that its seat can have at this point (`strict_optional`, ruling 87).

use tabletop::Seat;

use crate::boards::state::State;
use crate::expansions::nobles::{arrivals, hunting_lodge};
use crate::phases::{builder, captain, craftsman, trader};
use crate::vocabulary::building::Building;
use crate::vocabulary::decision::Gain;
use crate::vocabulary::good::ByGood;
use crate::vocabulary::progress::Progress;
use crate::vocabulary::rules::Switch;

/// Whether the gain is one that the seat's buildings, goods and money bring. What was produced before is no longer
/// known, so for the factories only the possible numbers are.
pub(crate) fn may_ask(state: &State, seat: Seat, gain: Gain) -> bool {
    let board = state.board(seat);
    let occupies = |building| board.occupies(building);
    let is_chooser = state.is_chooser(seat);
    match gain {
        Gain::Production => state.production_in_supply(seat) != ByGood::default(),
        Gain::Factory { doubloons } => occupies(Building::Factory) && craftsman::is_factory_pay(doubloons),
        Gain::SpecialtyFactory { doubloons, factory } => {
            let factory_pays = occupies(Building::Factory) && craftsman::is_factory_pay(factory);
            occupies(Building::SpecialtyFactory)
                && (1..craftsman::RECEIVED_MAX).contains(&doubloons)
                && (factory == 0 || factory_pays)
        }
        Gain::SpecialtyFactoryPrivilege { good, is_second } => {
            let received = matches!(
                state.progress(),
                Progress::Craftsman { received, .. } if received[good] > 1
            );
            received
                && is_chooser
                && occupies(Building::SpecialtyFactory)
                && state.has(Switch::SpecialtyCountsPrivilege)
                && (!is_second || state.doubles(seat))
        }
        Gain::Prospector | Gain::CaptainPrivilege => is_chooser,
        Gain::QuarryDiscount { .. }
        | Gain::BuilderPrivilege { .. }
        | Gain::ForestDiscount { .. }
        | Gain::ZoningDiscount { .. }
        | Gain::Church { .. } => {
            builder::Gain::of(gain).is_some_and(|gain| builder::may_ask(state, seat, gain))
        }
        Gain::TraderPrivilege | Gain::SmallMarket | Gain::LargeMarket => {
            trader::Gain::of(gain).is_some_and(|gain| trader::has_gain(state, seat, gain))
        }
        Gain::TradingPostPrivilege => is_chooser && occupies(Building::TradingPost),
        Gain::Harbor => occupies(Building::Harbor),
        Gain::LighthouseCaptain => is_chooser && occupies(Building::Lighthouse),
        Gain::Lighthouse => occupies(Building::Lighthouse),
        Gain::UnionHall { points } => {
            occupies(Building::UnionHall) && points > 0 && points == captain::union_hall_points(board)
        }
        Gain::Villa { .. } => occupies(Building::Villa) && arrivals::can_bring(state),
        Gain::ChapelDoubloon => board.has_worker(Building::Chapel),
        Gain::ChapelPoint => board.has_noble(Building::Chapel),
        Gain::Jeweler { doubloons } => {
            occupies(Building::Jeweler) && doubloons > 0 && doubloons == board.nobles_total()
        }
        Gain::HuntingLodge => hunting_lodge::brings_points(state, seat),
    }
}
