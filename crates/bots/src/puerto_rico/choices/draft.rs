//! The draft of New Buildings.

use puerto_rico::{Action, Building};

/// Kinds that make a good market, best first; all others follow in table order.
const WANTED: [Building; 17] = [
    Building::Harbor,
    Building::Factory,
    Building::Hospice,
    Building::SmallMarket,
    Building::Hacienda,
    Building::ConstructionHut,
    Building::SmallWarehouse,
    Building::LargeMarket,
    Building::Church,
    Building::LargeWarehouse,
    Building::Library,
    Building::Wharf,
    Building::GuildHall,
    Building::CustomsHouse,
    Building::Residence,
    Building::CityHall,
    Building::Statue,
];

/// The kind that comes first on the list: both copies are for everybody, so no seat gains by its choice alone, and a
/// market that the evaluation knows well is played well.
pub(crate) fn value(action: Action) -> f32 {
    match action {
        Action::DraftBuilding(building) => WANTED
            .iter()
            .position(|&wanted| wanted == building)
            .map_or(-100.0, |place| -(place as f32)),
        _ => f32::NEG_INFINITY,
    }
}
