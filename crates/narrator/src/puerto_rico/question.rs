//! What is asked.

use puerto_rico::{Decision, Gain, Hold, Tile};

use super::names;
use crate::{Said, id};

/// What is asked, or what chance decides.
#[must_use]
pub fn question(decision: Decision) -> Said {
    match decision {
        Decision::RevealPlantation | Decision::HaciendaPlantation(_) | Decision::LandOfficePlantation(_) => {
            "wait-for-chance".into()
        }
        Decision::ShipPerson(_) => "ask-ship-person".into(),
        Decision::PlaceNobles(..) => "ask-place-nobles".into(),
        Decision::HuntingLodge(_) => "ask-hunting-lodge".into(),
        Decision::LandOffice(_) => "ask-land-office".into(),
        Decision::RoyalSupplier(..) => "ask-royal-supplier".into(),
        Decision::DraftChance => "wait-for-draft".into(),
        Decision::Draft(_) => "ask-draft".into(),
        Decision::Guesthouse(..) => "ask-guesthouse".into(),
        Decision::PlaceDrawn(..) => "ask-place-drawn".into(),
        Decision::HospiceForest(_) => "ask-hospice-forest".into(),
        Decision::SecondTile(_) => "ask-second-tile".into(),
        Decision::SecondWorker(_) => "ask-second-worker".into(),
        Decision::SecondGood(..) => "ask-second-good".into(),
        Decision::BlackMarket(..) => "ask-black-market".into(),
        Decision::SmallWharf(..) => "ask-small-wharf".into(),
        Decision::ChooseRole(_) => "ask-choose-role".into(),
        Decision::Hacienda(_) => "ask-hacienda".into(),
        Decision::TakeTile(_) => "ask-take-tile".into(),
        Decision::Hospice(..) => "ask-hospice".into(),
        Decision::MayorPrivilege(_) => "ask-mayor-privilege".into(),
        Decision::ShipWorker(_) => "ask-ship-worker".into(),
        Decision::PlaceWorkers(..) => "ask-place-workers".into(),
        Decision::Build(_) => "ask-build".into(),
        Decision::University(..) => "ask-university".into(),
        Decision::CraftsmanPrivilege(_) => "ask-craftsman-privilege".into(),
        Decision::Sell(_) => "ask-sell".into(),
        Decision::Load(_) => "ask-load".into(),
        Decision::StoreKind(_) => "ask-store-kind".into(),
        Decision::KeepSingle(_) => "ask-keep-single".into(),
        Decision::Optional(_, gain) => optional(gain),
        Decision::Deed(_) => "ask-deed".into(),
        Decision::RobShip(_) => "ask-rob-ship".into(),
        Decision::KeepLoot(..) => "ask-keep-loot".into(),
        Decision::RaidPersons(_) => "ask-raid-persons".into(),
        Decision::PlaceRaided(..) => "ask-place-raided".into(),
        Decision::Capture(_) => "ask-capture".into(),
        Decision::FestivalCrop | Decision::FestivalGood | Decision::FestivalBuilding => {
            "wait-for-festival".into()
        }
        Decision::Over => "ask-over".into(),
    }
}

/// What the question means, in one more sentence; `None` for chance and at the end. `doubloons` and
/// `spaces` (free city spaces) are the reader's.
#[must_use]
pub fn question_more(decision: Decision, doubloons: u16, spaces: u8) -> Option<Said> {
    let said = |id: &'static str| Said::new(id);
    Some(match decision {
        Decision::ChooseRole(_) => said("ask-choose-role-more"),
        Decision::Hacienda(_) => said("ask-hacienda-more"),
        Decision::TakeTile(_) => said("ask-take-tile-more"),
        Decision::Hospice(_, tile) => said("ask-hospice-more").with("tile", names::tile(tile)),
        Decision::MayorPrivilege(_) => said("ask-mayor-privilege-more"),
        Decision::ShipWorker(_) => said("ask-ship-worker-more"),
        Decision::PlaceWorkers(..) => said("ask-place-workers-more"),
        Decision::Build(_) => said("ask-build-more")
            .with("doubloons", doubloons)
            .with("spaces", spaces),
        Decision::University(_, building) => {
            said("ask-university-more").with("building", names::building(building))
        }
        Decision::CraftsmanPrivilege(_) => said("ask-craftsman-privilege-more"),
        Decision::Sell(_) => said("ask-sell-more"),
        Decision::Load(_) => said("ask-load-more"),
        Decision::StoreKind(_) => said("ask-store-kind-more"),
        Decision::KeepSingle(_) => said("ask-keep-single-more"),
        Decision::Draft(_) => said("ask-draft-more"),
        Decision::Guesthouse(_, window) => Said::new(id("ask-guesthouse", window.key())),
        Decision::PlaceDrawn(_, good) => {
            said("ask-place-drawn-more").with("tile", names::tile(Tile::plantation(good)))
        }
        Decision::HospiceForest(_) => said("ask-hospice-forest-more"),
        Decision::SecondTile(_) => said("ask-second-tile-more"),
        Decision::SecondWorker(_) => said("ask-second-worker-more"),
        Decision::SecondGood(..) => said("ask-second-good-more"),
        Decision::BlackMarket(_, debt) => said("ask-black-market-more").with("count", debt.doubloons),
        Decision::SmallWharf(_, good, _) => said("ask-small-wharf-more").with("good", names::good(good)),
        Decision::Deed(_) => said("ask-deed-more"),
        Decision::RobShip(_) => said("ask-rob-ship-more"),
        Decision::KeepLoot(_, capacity) => {
            said("ask-keep-loot-more").with("ship", names::ship(Hold::Ship(capacity)))
        }
        Decision::RaidPersons(_) => said("ask-raid-persons-more"),
        Decision::PlaceRaided(_, raid) => {
            let more = match raid.nobles {
                0 => "ask-place-raided-more",
                _ => "ask-place-raided-persons-more",
            };
            said(more).with("count", raid.may_keep)
        }
        Decision::Capture(_) => said("ask-capture-more"),
        Decision::ShipPerson(_) => said("ask-ship-person-more"),
        Decision::PlaceNobles(_, place) => said("ask-place-nobles-more").with("place", names::place(place)),
        Decision::HuntingLodge(_) => said("ask-hunting-lodge-more"),
        Decision::LandOffice(_) => said("ask-land-office-more"),
        Decision::RoyalSupplier(..) => said("ask-royal-supplier-more"),
        Decision::RevealPlantation
        | Decision::HaciendaPlantation(_)
        | Decision::LandOfficePlantation(_)
        | Decision::DraftChance
        | Decision::FestivalCrop
        | Decision::FestivalGood
        | Decision::FestivalBuilding
        | Decision::Optional(..)
        | Decision::Over => return None,
    })
}

/// A gain that may be refused (`strict_optional`).
fn optional(gain: Gain) -> Said {
    let said = Said::new(format!("ask-optional-{}", names::gain_key(gain)));
    match gain {
        Gain::QuarryDiscount { building, doubloons }
        | Gain::BuilderPrivilege { building, doubloons }
        | Gain::ForestDiscount { building, doubloons }
        | Gain::ZoningDiscount { building, doubloons } => said
            .with("doubloons", doubloons)
            .with("building", names::building(building)),
        _ => said,
    }
}
