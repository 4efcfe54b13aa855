//! Why something is not possible now.

use puerto_rico::Refusal;

use crate::puerto_rico::Teller;

impl Teller<'_> {
    /// The reason in words.
    #[must_use]
    pub fn refusal(&self, refusal: Refusal) -> String {
        match refusal {
            Refusal::GameOver => self.say("refusal-game-over", &[]),
            Refusal::ChanceFirst => self.say("refusal-chance-first", &[]),
            Refusal::NotYourTurn { asked } => {
                self.say("refusal-not-your-turn", &[("player", self.player(asked).into())])
            }
            Refusal::OtherDecision => self.say("refusal-other-decision", &[]),
            Refusal::MustDecide => self.say("refusal-must-decide", &[]),
            Refusal::NoSuchCard => self.say("refusal-no-such-card", &[]),
            Refusal::RoleTaken { by } => self.say("refusal-role-taken", &self.who(by)),
            Refusal::NotOnOffer => self.say("refusal-not-on-offer", &[]),
            Refusal::QuarryNeedsHut => self.say("refusal-quarry-needs-hut", &[]),
            Refusal::NoQuarryLeft => self.say("refusal-no-quarry-left", &[]),
            Refusal::SoldOut => self.say("refusal-sold-out", &[]),
            Refusal::AlreadyOwned => self.say("refusal-already-owned", &[]),
            Refusal::NoCitySpace { needed, free } => self.say(
                "refusal-no-city-space",
                &[("needed", needed.into()), ("free", free.into())],
            ),
            Refusal::TooManyLarge => self.say("refusal-too-many-large", &[]),
            Refusal::TooExpensive { price, doubloons } => self.say(
                "refusal-too-expensive",
                &[("price", price.into()), ("doubloons", doubloons.into())],
            ),
            Refusal::NoSuchPlace => self.say("refusal-no-such-place", &[]),
            Refusal::OtherPlaceFirst => self.say("refusal-other-place-first", &[]),
            Refusal::TooFewCircles { circles } => {
                self.say("refusal-too-few-circles", &[("circles", circles.into())])
            }
            Refusal::TooFewWorkers { workers } => {
                self.say("refusal-too-few-workers", &[("workers", workers.into())])
            }
            Refusal::FillCircles { least } => self.say("refusal-fill-circles", &[("least", least.into())]),
            Refusal::NotProduced => self.say("refusal-not-produced", &[]),
            Refusal::SupplyEmpty => self.say("refusal-supply-empty", &[]),
            Refusal::NoneOwned => self.say("refusal-none-owned", &[]),
            Refusal::KindInTradingHouse => self.say("refusal-kind-in-trading-house", &[]),
            Refusal::TradingHouseFull => self.say("refusal-trading-house-full", &[]),
            Refusal::NoSuchShip => self.say("refusal-no-such-ship", &[]),
            Refusal::ShipCarries { good } => {
                self.say("refusal-ship-carries", &[("good", self.good(good).into())])
            }
            Refusal::ShipFull => self.say("refusal-ship-full", &[]),
            Refusal::KindOnOtherShip { hold } => {
                self.say("refusal-kind-on-other-ship", &[("ship", self.ship(hold).into())])
            }
            Refusal::LargerShip { hold } => {
                self.say("refusal-larger-ship", &[("ship", self.ship(hold).into())])
            }
            Refusal::NoWharf => self.say("refusal-no-wharf", &[]),
            Refusal::WharfUsed => self.say("refusal-wharf-used", &[]),
            Refusal::MustLoad => self.say("refusal-must-load", &[]),
            Refusal::OutOfOrder => self.say("refusal-out-of-order", &[]),
            Refusal::AlreadyStored => self.say("refusal-already-stored", &[]),
            Refusal::WarehousesFull { kinds } => {
                self.say("refusal-warehouses-full", &[("kinds", kinds.into())])
            }
            Refusal::NotInMarket => self.say("refusal-not-in-market", &[]),
            Refusal::AlreadyDrafted => self.say("refusal-already-drafted", &[]),
            Refusal::NoPlaceLeft { cost } => self.say("refusal-no-place-left", &[("cost", cost.into())]),
            Refusal::Excluded { building } => {
                let building = self.building(building);
                self.say("refusal-excluded", &[("building", building.into())])
            }
            Refusal::SmallFirst => self.say("refusal-small-first", &[]),
            Refusal::NoForestHouse => self.say("refusal-no-forest-house", &[]),
            Refusal::OtherTile => self.say("refusal-other-tile", &[]),
            Refusal::NoEmptyCircle => self.say("refusal-no-empty-circle", &[]),
            Refusal::NoSuchGuest => self.say("refusal-no-such-guest", &[]),
            Refusal::NoNobleAboard => self.say("refusal-no-noble-aboard", &[]),
            Refusal::NoWorkerAboard => self.say("refusal-no-worker-aboard", &[]),
            Refusal::TooFewNobles { nobles } => {
                self.say("refusal-too-few-nobles", &[("count", nobles.into())])
            }
            Refusal::FewerOnPlace { workers } => {
                self.say("refusal-fewer-on-place", &[("count", workers.into())])
            }
            Refusal::NoblesMustStand { least } => {
                self.say("refusal-nobles-must-stand", &[("count", least.into())])
            }
            Refusal::NoLandOfficeWorker => self.say("refusal-no-land-office-worker", &[]),
            Refusal::NoLandOfficeNoble => self.say("refusal-no-land-office-noble", &[]),
            Refusal::LandOfficeUsed => self.say("refusal-land-office-used", &[]),
            Refusal::NoDoubloon => self.say("refusal-no-doubloon", &[]),
            Refusal::IslandFull => self.say("refusal-island-full", &[]),
            Refusal::NoPlantationLeft => self.say("refusal-no-plantation-left", &[]),
            Refusal::LandOfficeDraws => self.say("refusal-land-office-draws", &[]),
            Refusal::LandOfficeTakes => self.say("refusal-land-office-takes", &[]),
            Refusal::NotMoreGoodsThanNobles { nobles } => {
                self.say("refusal-not-more-goods-than-nobles", &[("count", nobles.into())])
            }
            Refusal::GuestStays => self.say("refusal-guest-stays", &[]),
            Refusal::BlackMarketWorker => self.say("refusal-black-market-worker", &[]),
            Refusal::DebtStays => self.say("refusal-debt-stays", &[]),
            Refusal::SameKindTwice => self.say("refusal-same-kind-twice", &[]),
            Refusal::NoTradingPost => self.say("refusal-no-trading-post", &[]),
            Refusal::NoSmallWharf => self.say("refusal-no-small-wharf", &[]),
            Refusal::SmallWharfUsed => self.say("refusal-small-wharf-used", &[]),
            Refusal::OtherKindFirst { good } => {
                self.say("refusal-other-kind-first", &[("good", self.good(good).into())])
            }
            Refusal::TooFewGoods { goods } => self.say("refusal-too-few-goods", &[("goods", goods.into())]),
            Refusal::LoadOne => self.say("refusal-load-one", &[]),
            Refusal::HasToken => self.say("refusal-has-token", &[]),
            Refusal::OwnCapture => self.say("refusal-own-capture", &[]),
            Refusal::ShipsEmpty => self.say("refusal-ships-empty", &[]),
            Refusal::ShipEmpty => self.say("refusal-ship-empty", &[]),
            Refusal::TradingHouseEmpty => self.say("refusal-trading-house-empty", &[]),
            Refusal::NoWorkerToRaid { stay } => {
                self.say("refusal-no-worker-to-raid", &[("stay", stay.into())])
            }
            Refusal::NotRaided => self.say("refusal-not-raided", &[]),
            Refusal::LootLimit { most } => self.say("refusal-loot-limit", &[("most", most.into())]),
            Refusal::CapturesItself => self.say("refusal-captures-itself", &[]),
        }
    }
}
