//! Questions, and the answers to them.

use narrator::puerto_rico::gain_key;
use puerto_rico::{Action, Decision, Gain, Hold, Tile};

use crate::Value;
use crate::puerto_rico::{Teller, id};

impl Teller<'_> {
    /// What is asked of the reader.
    #[must_use]
    pub fn question(&self, decision: Decision) -> String {
        match decision {
            Decision::RevealPlantation
            | Decision::HaciendaPlantation(_)
            | Decision::LandOfficePlantation(_) => self.words.word("wait-for-chance"),
            Decision::ShipPerson(_) => self.words.word("ask-ship-person"),
            Decision::PlaceNobles(..) => self.words.word("ask-place-nobles"),
            Decision::HuntingLodge(_) => self.words.word("ask-hunting-lodge"),
            Decision::LandOffice(_) => self.words.word("ask-land-office"),
            Decision::RoyalSupplier(..) => self.words.word("ask-royal-supplier"),
            Decision::DraftChance => self.words.word("wait-for-draft"),
            Decision::Draft(_) => self.words.word("ask-draft"),
            Decision::Guesthouse(..) => self.words.word("ask-guesthouse"),
            Decision::PlaceDrawn(..) => self.words.word("ask-place-drawn"),
            Decision::HospiceForest(_) => self.words.word("ask-hospice-forest"),
            Decision::SecondTile(_) => self.words.word("ask-second-tile"),
            Decision::SecondWorker(_) => self.words.word("ask-second-worker"),
            Decision::SecondGood(..) => self.words.word("ask-second-good"),
            Decision::BlackMarket(..) => self.words.word("ask-black-market"),
            Decision::SmallWharf(..) => self.words.word("ask-small-wharf"),
            Decision::ChooseRole(_) => self.words.word("ask-choose-role"),
            Decision::Hacienda(_) => self.words.word("ask-hacienda"),
            Decision::TakeTile(_) => self.words.word("ask-take-tile"),
            Decision::Hospice(..) => self.words.word("ask-hospice"),
            Decision::MayorPrivilege(_) => self.words.word("ask-mayor-privilege"),
            Decision::ShipWorker(_) => self.words.word("ask-ship-worker"),
            Decision::PlaceWorkers(..) => self.words.word("ask-place-workers"),
            Decision::Build(_) => self.words.word("ask-build"),
            Decision::University(..) => self.words.word("ask-university"),
            Decision::CraftsmanPrivilege(_) => self.words.word("ask-craftsman-privilege"),
            Decision::Sell(_) => self.words.word("ask-sell"),
            Decision::Load(_) => self.words.word("ask-load"),
            Decision::StoreKind(_) => self.words.word("ask-store-kind"),
            Decision::KeepSingle(_) => self.words.word("ask-keep-single"),
            Decision::Optional(_, gain) => self.optional(gain),
            Decision::Deed(_) => self.words.word("ask-deed"),
            Decision::RobShip(_) => self.words.word("ask-rob-ship"),
            Decision::KeepLoot(..) => self.words.word("ask-keep-loot"),
            Decision::RaidPersons(_) => self.words.word("ask-raid-persons"),
            Decision::PlaceRaided(..) => self.words.word("ask-place-raided"),
            Decision::Capture(_) => self.words.word("ask-capture"),
            Decision::FestivalCrop | Decision::FestivalGood | Decision::FestivalBuilding => {
                self.words.word("wait-for-festival")
            }
            Decision::Over => self.words.word("ask-over"),
        }
    }

    /// What the question means, in one more sentence; nothing for chance and at the end. `doubloons` and
    /// `spaces` (free city spaces) are the reader's.
    #[must_use]
    pub fn question_more(&self, decision: Decision, doubloons: u16, spaces: u8) -> Option<String> {
        let (id, values): (&str, Vec<(&'static str, Value)>) = match decision {
            Decision::ChooseRole(_) => ("ask-choose-role-more", vec![]),
            Decision::Hacienda(_) => ("ask-hacienda-more", vec![]),
            Decision::TakeTile(_) => ("ask-take-tile-more", vec![]),
            Decision::Hospice(_, tile) => ("ask-hospice-more", vec![("tile", self.tile(tile).into())]),
            Decision::MayorPrivilege(_) => ("ask-mayor-privilege-more", vec![]),
            Decision::ShipWorker(_) => ("ask-ship-worker-more", vec![]),
            Decision::PlaceWorkers(..) => ("ask-place-workers-more", vec![]),
            Decision::Build(_) => (
                "ask-build-more",
                vec![("doubloons", doubloons.into()), ("spaces", spaces.into())],
            ),
            Decision::University(_, building) => (
                "ask-university-more",
                vec![("building", self.building(building).into())],
            ),
            Decision::CraftsmanPrivilege(_) => ("ask-craftsman-privilege-more", vec![]),
            Decision::Sell(_) => ("ask-sell-more", vec![]),
            Decision::Load(_) => ("ask-load-more", vec![]),
            Decision::StoreKind(_) => ("ask-store-kind-more", vec![]),
            Decision::KeepSingle(_) => ("ask-keep-single-more", vec![]),
            Decision::Draft(_) => ("ask-draft-more", vec![]),
            Decision::Guesthouse(..) => ("ask-guesthouse-more", vec![]),
            Decision::PlaceDrawn(_, good) => (
                "ask-place-drawn-more",
                vec![("tile", self.tile(Tile::plantation(good)).into())],
            ),
            Decision::HospiceForest(_) => ("ask-hospice-forest-more", vec![]),
            Decision::SecondTile(_) => ("ask-second-tile-more", vec![]),
            Decision::SecondWorker(_) => ("ask-second-worker-more", vec![]),
            Decision::SecondGood(..) => ("ask-second-good-more", vec![]),
            Decision::BlackMarket(_, debt) => {
                ("ask-black-market-more", vec![("count", debt.doubloons.into())])
            }
            Decision::SmallWharf(_, good, _) => {
                ("ask-small-wharf-more", vec![("good", self.good(good).into())])
            }
            Decision::Deed(_) => ("ask-deed-more", vec![]),
            Decision::RobShip(_) => ("ask-rob-ship-more", vec![]),
            Decision::KeepLoot(_, capacity) => (
                "ask-keep-loot-more",
                vec![("ship", self.ship(Hold::Ship(capacity)).into())],
            ),
            Decision::RaidPersons(_) => ("ask-raid-persons-more", vec![]),
            Decision::PlaceRaided(_, raid) => {
                let id = match raid.nobles {
                    0 => "ask-place-raided-more",
                    _ => "ask-place-raided-persons-more",
                };
                (id, vec![("count", raid.may_keep.into())])
            }
            Decision::Capture(_) => ("ask-capture-more", vec![]),
            Decision::ShipPerson(_) => ("ask-ship-person-more", vec![]),
            Decision::PlaceNobles(_, place) => {
                ("ask-place-nobles-more", vec![("place", self.place(place).into())])
            }
            Decision::HuntingLodge(_) => ("ask-hunting-lodge-more", vec![]),
            Decision::LandOffice(_) => ("ask-land-office-more", vec![]),
            Decision::RoyalSupplier(..) => ("ask-royal-supplier-more", vec![]),
            Decision::RevealPlantation
            | Decision::HaciendaPlantation(_)
            | Decision::LandOfficePlantation(_)
            | Decision::DraftChance
            | Decision::FestivalCrop
            | Decision::FestivalGood
            | Decision::FestivalBuilding
            | Decision::Optional(..)
            | Decision::Over => return None,
        };
        Some(self.say(id, &values))
    }

    /// An answer as it stands on its button.
    #[must_use]
    pub fn action(&self, action: Action, decision: Decision) -> String {
        match action {
            Action::Pass => self.words.word(match decision {
                Decision::Guesthouse(..) => "act-guests-stay",
                Decision::Deed(_) => "act-no-deed",
                Decision::PlaceRaided(..) => "act-raid-done",
                Decision::TakeTile(_) => "act-pass-tile",
                Decision::Build(_) => "act-pass-build",
                Decision::Sell(_) => "act-pass-sell",
                Decision::Load(_) => "act-pass-load",
                Decision::StoreKind(_) => "act-done",
                Decision::ChooseRole(_) => "act-pass",
                _ => "act-decline",
            }),
            Action::Accept => self.words.word("act-accept"),
            Action::ChooseRole(card) => self.card(card),
            Action::DrawPlantation => self.words.word("act-draw"),
            Action::TakeTile(tile) => self.tile(tile),
            Action::TakeWorker => self.words.word(match decision {
                Decision::RaidPersons(_) => "act-raid-workers",
                _ => "act-take-worker",
            }),
            Action::AssignWorkers { place, workers } => self.say(
                "terminal-act-assign",
                &[("place", self.place(place).into()), ("workers", workers.into())],
            ),
            Action::Build(building) => self.building(building),
            Action::TakeGood(good) => self.good(good),
            Action::Sell(good) => self.say("act-sell", &[("good", self.good(good).into())]),
            Action::Load { good, hold } => self.say(
                "act-load",
                &[
                    ("goods", self.good(good).into()),
                    ("ship", self.ship(hold).into()),
                ],
            ),
            Action::StoreKind(good) => self.say("act-keep", &[("good", self.good(good).into())]),
            Action::KeepSingle(good) => self.say("act-keep", &[("good", self.amount(1, good).into())]),
            Action::DraftBuilding(building) => self.building(building),
            Action::PlantForest(good) => {
                let tile = self.tile(Tile::plantation(good));
                self.say("act-forest", &[("tile", tile.into())])
            }
            Action::MoveGuest(place) => self.place(place),
            Action::ReturnWorker(place) => {
                let place = self.tell(&narrator::puerto_rico::place_or_san_juan(place));
                self.say("act-return-worker", &[("place", place.into())])
            }
            Action::ReturnGood(good) => self.say("act-return-good", &[("good", self.good(good).into())]),
            Action::ReturnPoint => self.words.word("act-return-point"),
            Action::SellToPost(good) => self.say("act-sell-to-post", &[("good", self.good(good).into())]),
            Action::UseSmallWharf => self.words.word("act-small-wharf"),
            Action::TakeNoble => self.words.word(match decision {
                Decision::RaidPersons(_) => "act-raid-noble",
                _ => "act-take-noble",
            }),
            Action::AssignNobles { place, nobles } => self.say(
                "act-assign-nobles",
                &[("place", self.place(place).into()), ("count", nobles.into())],
            ),
            Action::MoveNobleGuest(place) | Action::PlaceRaidedNoble(place) => {
                self.say("act-move-noble", &[("place", self.place(place).into())])
            }
            Action::ReturnNoble(place) => {
                let place = self.tell(&narrator::puerto_rico::place_or_san_juan(place));
                self.say("act-return-noble", &[("place", place.into())])
            }
            Action::GiveUpTile { good, occupant } => {
                let tile = self.tile(Tile::plantation(good));
                let id = format!("act-give-up-{}", occupant.key());
                self.say(&id, &[("tile", tile.into())])
            }
            Action::GiveUpForest(good) => {
                let tile = self.tile(Tile::plantation(good));
                self.say("act-give-up-forest", &[("tile", tile.into())])
            }
            Action::Deliver(good) => self.say("act-deliver", &[("good", self.good(good).into())]),
            Action::Ship { good, amount } => self.amount(amount, good),
            Action::Deed(deed) => self.words.word(&id("deed", deed.key())),
            Action::RobShip(capacity) => self.ship(Hold::Ship(capacity)),
            Action::KeepLoot(goods) => self.say("act-keep-loot", &[("count", goods.into())]),
            Action::PlaceRaided(place) => self.place(place),
            Action::Capture(card) => self.card(card),
        }
    }

    /// The question of a gain that is otherwise automatic.
    fn optional(&self, gain: Gain) -> String {
        let values: Vec<(&'static str, Value)> = match gain {
            Gain::QuarryDiscount { building, doubloons }
            | Gain::BuilderPrivilege { building, doubloons }
            | Gain::ForestDiscount { building, doubloons }
            | Gain::ZoningDiscount { building, doubloons } => {
                vec![
                    ("doubloons", doubloons.into()),
                    ("building", self.building(building).into()),
                ]
            }
            _ => vec![],
        };
        self.say(&format!("ask-optional-{}", gain_key(gain)), &values)
    }
}
