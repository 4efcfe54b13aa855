//! Why something is not possible now.

use puerto_rico::Refusal;

use super::names;
use crate::Said;

/// The reason.
#[must_use]
pub fn refusal(refusal: Refusal) -> Said {
    match refusal {
        Refusal::GameOver => Said::new("refusal-game-over"),
        Refusal::ChanceFirst => Said::new("refusal-chance-first"),
        Refusal::NotYourTurn { asked } => Said::new("refusal-not-your-turn").with("player", asked),
        Refusal::OtherDecision => Said::new("refusal-other-decision"),
        Refusal::MustDecide => Said::new("refusal-must-decide"),
        Refusal::NoSuchCard => Said::new("refusal-no-such-card"),
        Refusal::RoleTaken { by } => Said::of("refusal-role-taken", by),
        Refusal::NotOnOffer => Said::new("refusal-not-on-offer"),
        Refusal::QuarryNeedsHut => Said::new("refusal-quarry-needs-hut"),
        Refusal::NoQuarryLeft => Said::new("refusal-no-quarry-left"),
        Refusal::SoldOut => Said::new("refusal-sold-out"),
        Refusal::AlreadyOwned => Said::new("refusal-already-owned"),
        Refusal::NoCitySpace { needed, free } => Said::new("refusal-no-city-space")
            .with("needed", needed)
            .with("free", free),
        Refusal::TooManyLarge => Said::new("refusal-too-many-large"),
        Refusal::TooExpensive { price, doubloons } => Said::new("refusal-too-expensive")
            .with("price", price)
            .with("doubloons", doubloons),
        Refusal::NoSuchPlace => Said::new("refusal-no-such-place"),
        Refusal::OtherPlaceFirst => Said::new("refusal-other-place-first"),
        Refusal::TooFewCircles { circles } => Said::new("refusal-too-few-circles").with("circles", circles),
        Refusal::TooFewWorkers { workers } => Said::new("refusal-too-few-workers").with("workers", workers),
        Refusal::FillCircles { least } => Said::new("refusal-fill-circles").with("least", least),
        Refusal::NotProduced => Said::new("refusal-not-produced"),
        Refusal::SupplyEmpty => Said::new("refusal-supply-empty"),
        Refusal::NoneOwned => Said::new("refusal-none-owned"),
        Refusal::KindInTradingHouse => Said::new("refusal-kind-in-trading-house"),
        Refusal::TradingHouseFull => Said::new("refusal-trading-house-full"),
        Refusal::NoSuchShip => Said::new("refusal-no-such-ship"),
        Refusal::ShipCarries { good } => Said::new("refusal-ship-carries").with("good", names::good(good)),
        Refusal::ShipFull => Said::new("refusal-ship-full"),
        Refusal::KindOnOtherShip { hold } => {
            Said::new("refusal-kind-on-other-ship").with("ship", names::ship(hold))
        }
        Refusal::LargerShip { hold } => Said::new("refusal-larger-ship").with("ship", names::ship(hold)),
        Refusal::NoWharf => Said::new("refusal-no-wharf"),
        Refusal::WharfUsed => Said::new("refusal-wharf-used"),
        Refusal::MustLoad => Said::new("refusal-must-load"),
        Refusal::OutOfOrder => Said::new("refusal-out-of-order"),
        Refusal::AlreadyStored => Said::new("refusal-already-stored"),
        Refusal::AlreadyGiven => Said::new("refusal-already-given"),
        Refusal::WarehousesFull { kinds } => Said::new("refusal-warehouses-full").with("kinds", kinds),
        Refusal::NotInMarket => Said::new("refusal-not-in-market"),
        Refusal::AlreadyDrafted => Said::new("refusal-already-drafted"),
        Refusal::NoPlaceLeft { cost } => Said::new("refusal-no-place-left").with("cost", cost),
        Refusal::Excluded { building } => {
            Said::new("refusal-excluded").with("building", names::building(building))
        }
        Refusal::SmallFirst => Said::new("refusal-small-first"),
        Refusal::NoForestHouse => Said::new("refusal-no-forest-house"),
        Refusal::OtherTile => Said::new("refusal-other-tile"),
        Refusal::NoEmptyCircle => Said::new("refusal-no-empty-circle"),
        Refusal::NoSuchGuest => Said::new("refusal-no-such-guest"),
        Refusal::NoNobleAboard => Said::new("refusal-no-noble-aboard"),
        Refusal::NoWorkerAboard => Said::new("refusal-no-worker-aboard"),
        Refusal::TooFewNobles { nobles } => Said::new("refusal-too-few-nobles").with("count", nobles),
        Refusal::FewerOnPlace { workers } => Said::new("refusal-fewer-on-place").with("count", workers),
        Refusal::NoblesMustStand { least } => Said::new("refusal-nobles-must-stand").with("count", least),
        Refusal::NoLandOfficeWorker => Said::new("refusal-no-land-office-worker"),
        Refusal::NoLandOfficeNoble => Said::new("refusal-no-land-office-noble"),
        Refusal::LandOfficeUsed => Said::new("refusal-land-office-used"),
        Refusal::NoDoubloon => Said::new("refusal-no-doubloon"),
        Refusal::IslandFull => Said::new("refusal-island-full"),
        Refusal::NoPlantationLeft => Said::new("refusal-no-plantation-left"),
        Refusal::LandOfficeDraws => Said::new("refusal-land-office-draws"),
        Refusal::LandOfficeTakes => Said::new("refusal-land-office-takes"),
        Refusal::NotMoreGoodsThanNobles { nobles } => {
            Said::new("refusal-not-more-goods-than-nobles").with("count", nobles)
        }
        Refusal::GuestStays => Said::new("refusal-guest-stays"),
        Refusal::BlackMarketWorker => Said::new("refusal-black-market-worker"),
        Refusal::DebtStays => Said::new("refusal-debt-stays"),
        Refusal::SameKindTwice => Said::new("refusal-same-kind-twice"),
        Refusal::NoTradingPost => Said::new("refusal-no-trading-post"),
        Refusal::NoSmallWharf => Said::new("refusal-no-small-wharf"),
        Refusal::SmallWharfUsed => Said::new("refusal-small-wharf-used"),
        Refusal::OtherKindFirst { good } => {
            Said::new("refusal-other-kind-first").with("good", names::good(good))
        }
        Refusal::TooFewGoods { goods } => Said::new("refusal-too-few-goods").with("goods", goods),
        Refusal::LoadOne => Said::new("refusal-load-one"),
        Refusal::HasToken => Said::new("refusal-has-token"),
        Refusal::OwnCapture => Said::new("refusal-own-capture"),
        Refusal::ShipsEmpty => Said::new("refusal-ships-empty"),
        Refusal::ShipEmpty => Said::new("refusal-ship-empty"),
        Refusal::TradingHouseEmpty => Said::new("refusal-trading-house-empty"),
        Refusal::NoWorkerToRaid { stay } => Said::new("refusal-no-worker-to-raid").with("stay", stay),
        Refusal::NotRaided => Said::new("refusal-not-raided"),
        Refusal::LootLimit { most } => Said::new("refusal-loot-limit").with("most", most),
        Refusal::CapturesItself => Said::new("refusal-captures-itself"),
    }
}
