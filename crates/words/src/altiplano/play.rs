//! Questions and answers.

use altiplano::{Action, Decision, Fuel, Good, Location};

use narrator::altiplano::recipe_key;

use super::Teller;

impl Teller<'_> {
    /// What is asked, or what chance decides.
    #[must_use]
    pub fn question(&self, decision: Decision) -> String {
        self.tell(&narrator::altiplano::question(
            decision,
            self.readers.players.len(),
        ))
    }

    /// What the question means, in one more sentence, if there is more to say.
    #[must_use]
    pub fn question_more(&self, decision: Decision) -> Option<String> {
        let more = narrator::altiplano::question_more(decision, self.readers.players.len());
        more.map(|said| self.tell(&said))
    }

    /// What a seat does with one decision, up to its end: its answers one after the other.
    #[must_use]
    pub fn whole_move(&self, actions: &[Action]) -> String {
        // What was taken back again is no part of the move.
        let last = actions.iter().rposition(|&action| action == Action::Replan);
        let actions = &actions[last.unwrap_or_default()..];
        // An action that only ends the preceding answers needs no words.
        let is_told = |&&action: &&Action| action != Action::Done || actions.len() == 1;
        let answers = actions.iter().filter(is_told);
        let answers: Vec<String> = answers.map(|&action| self.action(action)).collect();
        self.words.chained(&answers)
    }

    /// An answer in a list.
    #[must_use]
    pub fn action(&self, action: Action) -> String {
        let act = |id: &str| self.say(&format!("act-{id}"), &[]);
        let at = |location: Location, what: &str, more: Option<String>, wild: bool| {
            let title = self.say(&format!("action-{what}"), &[]);
            let mut more: Vec<String> = more.into_iter().collect();
            if wild {
                more.push(act("wild"));
            }
            let more = match more.is_empty() {
                true => String::new(),
                false => format!(" ({})", more.join(", ")),
            };
            format!("{}: {title}{more}", self.location(location))
        };
        let card = |good: Option<Good>| good.map_or_else(|| act("no-card"), |good| self.good(good));
        let fuel = |fuel: Fuel| match fuel {
            Fuel::Food => "food",
            Fuel::Coin => "coin",
        };
        match action {
            Action::TakeRole(role) => self.role(role),
            Action::KeepMission(mission) => {
                self.say("act-keep-mission", &[("mission", self.mission(mission).into())])
            }
            Action::GiveMission(mission) => {
                self.say("act-give-mission", &[("mission", self.mission(mission).into())])
            }
            Action::TakeBack { good, place } => {
                let args = [
                    ("good", self.good(good).into()),
                    ("place", self.place(place).into()),
                ];
                self.say("act-take-back", &args)
            }
            Action::TakeBackCoins(place) => format!("{} ({})", act("take-back-coins"), self.place(place)),
            Action::DrawMore => act("draw-more"),
            Action::StopDrawing => act("stop-drawing"),
            Action::Swap { away, take: None } => {
                self.say("act-swap-draw", &[("away", self.good(away).into())])
            }
            Action::Swap {
                away,
                take: Some(take),
            } => {
                let args = [("away", self.good(away).into()), ("take", self.good(take).into())];
                self.say("act-swap", &args)
            }
            Action::KeepTiles => act("keep-tiles"),
            Action::Plan { good, place } => {
                let args = [
                    ("good", self.good(good).into()),
                    ("place", self.place(place).into()),
                ];
                self.say("act-plan", &args)
            }
            Action::Fund(place) => format!("{} ({})", act("fund"), self.place(place)),
            Action::Replan => act("replan"),
            Action::PlacePawn(location) => self.location(location),
            Action::FirstCart(to) => self.say("act-first-cart", &[("location", self.location(to).into())]),
            Action::Cart { to, fuel: with } => {
                let args = [
                    ("location", self.location(to).into()),
                    ("fuel", fuel(with).into()),
                ];
                self.say("act-cart", &args)
            }
            Action::Walk { to, fuel: with } => {
                let args = [
                    ("location", self.location(to).into()),
                    ("fuel", fuel(with).into()),
                ];
                self.say("act-walk", &args)
            }
            Action::FarmFood { count, wild } => at(
                Location::Farm,
                "farm-food",
                Some(self.amount(count, Good::Food)),
                wild,
            ),
            Action::Make { recipe, wild } => at(recipe.location(), recipe_key(recipe), None, wild),
            Action::TradeCacao { gain, wild } => {
                at(Location::Forest, "forest-cacao", Some(self.good(gain)), wild)
            }
            Action::BuildBoat { good, wild } => at(Location::Harbor, "harbor-boat", Some(card(good)), wild),
            Action::BuildHouse { good, wild } => {
                at(Location::Village, "village-house", Some(card(good)), wild)
            }
            Action::Store { good, wild } => {
                at(Location::Village, "village-store", Some(self.good(good)), wild)
            }
            Action::BuyCart => at(Location::Village, "village-cart", None, false),
            Action::Sell { good, wild } => at(Location::Market, "market-sell", Some(self.good(good)), wild),
            Action::BuyExtension(extension) => {
                let name = extension.to_string().to_uppercase();
                at(Location::Market, "market-extension", Some(name), false)
            }
            Action::TakeOrder(order) => {
                let Some(order) = order else {
                    return at(Location::Market, "market-order", Some(card(None)), false);
                };
                let (name, goods) = (order.to_string().to_uppercase(), self.order(order));
                format!(
                    "{} {name}: {goods}",
                    at(Location::Market, "market-order", None, false)
                )
            }
            Action::Deliver { good, wild } => {
                at(Location::Market, "market-deliver", Some(self.good(good)), wild)
            }
            Action::BuildRoad { wild } => at(Location::Road, "road-build", None, wild),
            Action::Use { place, gain, .. } => format!("{}: {}", self.place(place), self.good(gain)),
            Action::SendCorn(count) => {
                format!(
                    "{} ({})",
                    self.say("action-send-corn", &[]),
                    self.amount(count, Good::Corn)
                )
            }
            Action::ShelveCorn(shelf) => self.say("act-shelve-corn", &[("shelf", (shelf + 1).into())]),
            Action::KeepCorn => act("keep-corn"),
            Action::Done => act("done"),
            Action::Pass => act("pass"),
            Action::EndTurn => act("end-turn"),
        }
    }
}
