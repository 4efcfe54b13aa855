//! Questions, and the answers to them.

use puerto_rico::{Action, Decision, Hold, Tile};

use crate::puerto_rico::{Teller, id};

impl Teller<'_> {
    /// What is asked of the reader.
    #[must_use]
    pub fn question(&self, decision: Decision) -> String {
        self.tell(&narrator::puerto_rico::question(decision))
    }

    /// What the question means, in one more sentence; `None` for chance and at the end. `doubloons` and
    /// `spaces` (free city spaces) are the reader's.
    #[must_use]
    pub fn question_more(&self, decision: Decision, doubloons: u16, spaces: u8) -> Option<String> {
        narrator::puerto_rico::question_more(decision, doubloons, spaces).map(|said| self.tell(&said))
    }

    /// An answer as written on its button.
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
}
