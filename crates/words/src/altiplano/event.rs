//! Log lines.

use altiplano::{Action, Event, First, Fuel, Good, Place, Recipe, Ride, Trigger};
use tabletop::Seat;

use super::Teller;

impl Teller<'_> {
    /// The facts in words, one sentence each; runs of a kind by one seat become one sentence, and what
    /// another sentence tells is left out.
    #[must_use]
    pub fn events(&self, events: &[Event]) -> Vec<String> {
        let mut told = Vec::new();
        let mut rest = events;
        while let Some(first) = rest.first() {
            let length = rest
                .iter()
                .take_while(|next| together(first, next))
                .count()
                .max(1);
            let (run, after) = rest.split_at(length);
            told.extend(self.run(run));
            rest = after;
        }
        told
    }

    fn run(&self, run: &[Event]) -> Option<String> {
        let tiles = |pick: fn(&Event) -> Option<(Good, Place)>| -> Vec<(Good, Place)> {
            run.iter().filter_map(pick).collect()
        };
        match *run.first()? {
            Event::Drawn { seat, .. } => {
                let goods = run.iter().flat_map(|event| match *event {
                    Event::Drawn { good, count, .. } => vec![good; usize::from(count)],
                    _ => Vec::new(),
                });
                let goods = self.goods(&goods.collect::<Vec<_>>());
                Some(self.of("log-drawn", seat, [("goods", goods.into())]))
            }
            Event::Stored { seat, .. } => {
                let goods = run.iter().filter_map(|event| match *event {
                    Event::Stored { good, .. } => Some(good),
                    _ => None,
                });
                let goods = self.goods(&goods.collect::<Vec<_>>());
                Some(self.of("log-stored", seat, [("goods", goods.into())]))
            }
            Event::Planned { seat, .. } => {
                let places = self.at_places(&tiles(|event| match *event {
                    Event::Planned { good, place, .. } => Some((good, place)),
                    _ => None,
                }));
                Some(self.of("log-planned", seat, [("places", places.into())]))
            }
            Event::TookBack { seat, .. } => {
                let places = self.at_places(&tiles(|event| match *event {
                    Event::TookBack { good, place, .. } => Some((good, place)),
                    _ => None,
                }));
                Some(self.of("log-took-back", seat, [("places", places.into())]))
            }
            Event::ExtensionLaid { .. } => {
                let count = run.len() as i64;
                Some(self.say("log-extension-laid", &[("count", count.into())]))
            }
            event => self.event(&event),
        }
    }

    /// Tiles by place: `2 food (Forest), 1 fish (Harbor)`.
    fn at_places(&self, tiles: &[(Good, Place)]) -> String {
        let mut places: Vec<Place> = tiles.iter().map(|&(_, place)| place).collect();
        places.sort_unstable();
        places.dedup();
        let at = |place: Place| {
            let goods: Vec<Good> = tiles
                .iter()
                .filter(|tile| tile.1 == place)
                .map(|tile| tile.0)
                .collect();
            format!("{} ({})", self.goods(&goods), self.place(place))
        };
        let places: Vec<String> = places.into_iter().map(at).collect();
        places.join(", ")
    }

    /// One fact; nothing where another one tells it.
    fn event(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::LocationLaid(_)
            | Event::OrderLaid(_)
            | Event::ExtensionSlid { .. }
            | Event::MissionDealt(_)
            | Event::ExtensionLaid { .. }
            | Event::Drawn { .. }
            | Event::Stored { .. }
            | Event::Planned { .. }
            | Event::TookBack { .. } => return None,
            Event::StartPlayer(seat) => self.of("log-start-player", seat, []),
            Event::ExtensionLeft(extension) => {
                let extension = self.extension(extension);
                self.say("log-extension-left", &[("extension", extension.into())])
            }
            Event::RoleTaken { seat, role } => {
                self.of("log-role-taken", seat, [("role", self.role(role).into())])
            }
            Event::MissionsPassed => self.say("log-missions-passed", &[]),
            Event::MissionsChosen => self.say("log-missions-chosen", &[]),
            Event::MissionDone { seat, mission } => {
                let mission = self.mission(mission);
                self.of("log-mission-done", seat, [("mission", mission.into())])
            }
            Event::FirstHappened { seat, what } => {
                let what = match what {
                    First::Shelf => "shelf",
                    First::FishShelf => "fish-shelf",
                    First::Order => "order",
                    First::House => "house",
                };
                self.of("log-first-happened", seat, [("what", what.into())])
            }
            Event::RoundBegan { round } => self.say("log-round-began", &[("round", round.into())]),
            Event::TookBackCoins { seat, count, .. } => {
                self.of("log-took-back-coins", seat, [("count", count.into())])
            }
            Event::BagFilled(seat) => self.of("log-bag-filled", seat, []),
            Event::SwappedAway { seat, good } => self.with_good("log-swapped-away", seat, good),
            Event::SwappedIn { seat, good } => self.with_good("log-swapped-in", seat, good),
            Event::Funded { seat, count, .. } => self.of("log-funded", seat, [("count", count.into())]),
            Event::PlansShown => self.say("log-plans-shown", &[]),
            Event::PawnPlaced { seat, location } => {
                let location = self.location(location);
                self.of("log-pawn-placed", seat, [("location", location.into())])
            }
            Event::Moved { seat, to, ride, .. } => {
                let location = self.location(to);
                self.of(
                    "log-moved",
                    seat,
                    [("location", location.into()), ("ride", ride_key(ride).into())],
                )
            }
            Event::Acted { seat, action } => return self.acted(seat, action),
            Event::Gained { seat, good, count } => {
                let good = self.amount(count, good);
                self.of("log-gained", seat, [("good", good.into())])
            }
            Event::NotGained { seat, good } => self.with_good("log-not-gained", seat, good),
            Event::Coins { seat, change } => {
                let id = if change < 0 {
                    "log-coins-paid"
                } else {
                    "log-coins-gained"
                };
                self.of(id, seat, [("count", i64::from(change.unsigned_abs()).into())])
            }
            Event::ShelfFilled { seat, shelf, points } => self.of(
                "log-shelf-filled",
                seat,
                [("shelf", (shelf + 1).into()), ("points", points.into())],
            ),
            Event::CornKept(seat) => self.of("log-corn-kept", seat, []),
            Event::CornNotGained(seat) => self.of("log-corn-not-gained", seat, []),
            Event::LimitRaised { seat, limit } => {
                self.of("log-limit-raised", seat, [("limit", limit.into())])
            }
            Event::OrderCompleted { seat, points, .. } => {
                self.of("log-order-completed", seat, [("points", points.into())])
            }
            Event::Passed { seat, automatic } => {
                let id = if automatic {
                    "log-passed-automatic"
                } else {
                    "log-passed"
                };
                self.of(id, seat, [])
            }
            Event::EndTriggered { trigger, final_round } => match trigger {
                Trigger::Empty(location) => {
                    let location = self.location(location);
                    let args = [("location", location.into()), ("round", final_round.into())];
                    self.say("log-end-triggered-empty", &args)
                }
                Trigger::Strip => self.say("log-end-triggered-strip", &[("round", final_round.into())]),
            },
            Event::GameOver => self.say("log-game-over", &[]),
        })
    }

    fn with_good(&self, id: &str, seat: Seat, good: Good) -> String {
        self.of(id, seat, [("good", self.good(good).into())])
    }

    /// What an action is; what it brings follows in further facts. Storing is told by what is stored.
    fn acted(&self, seat: Seat, action: Action) -> Option<String> {
        let card = |good: Option<Good>| match good {
            Some(good) => self.good(good),
            None => self.say("act-no-card", &[]),
        };
        let with = |id: &str, name: String| self.of(id, seat, [("good", name.into())]);
        Some(match action {
            Action::FarmFood { count, .. } => self.of("log-acted-farm-food", seat, [("count", count.into())]),
            Action::Make { recipe, .. } => self.of(&format!("log-acted-{}", recipe_key(recipe)), seat, []),
            Action::TradeCacao { gain, .. } => with("log-acted-trade-cacao", self.good(gain)),
            Action::BuildBoat { good, .. } => with("log-acted-build-boat", card(good)),
            Action::BuildHouse { good, .. } => with("log-acted-build-house", card(good)),
            Action::Sell { good, .. } => with("log-acted-sell", self.good(good)),
            Action::Deliver { good, .. } => with("log-acted-deliver", self.good(good)),
            Action::BuyExtension(extension) => {
                let extension = self.extension(extension);
                self.of("log-acted-buy-extension", seat, [("extension", extension.into())])
            }
            Action::TakeOrder(order) => {
                let goods = order.map_or_else(|| card(None), |order| self.order(order));
                self.of("log-acted-take-order", seat, [("goods", goods.into())])
            }
            Action::Use { gain, .. } => with("log-acted-use", self.good(gain)),
            Action::SendCorn(count) => self.of("log-acted-send-corn", seat, [("count", count.into())]),
            Action::BuyCart => self.of("log-acted-buy-cart", seat, []),
            Action::BuildRoad { .. } => self.of("log-acted-build-road", seat, []),
            _ => return None,
        })
    }
}

/// Whether two facts are told in one sentence.
fn together(first: &Event, next: &Event) -> bool {
    match (first, next) {
        (Event::Drawn { seat: one, .. }, Event::Drawn { seat: other, .. })
        | (Event::Stored { seat: one, .. }, Event::Stored { seat: other, .. })
        | (Event::Planned { seat: one, .. }, Event::Planned { seat: other, .. })
        | (Event::TookBack { seat: one, .. }, Event::TookBack { seat: other, .. }) => one == other,
        (Event::ExtensionLaid { .. }, Event::ExtensionLaid { .. }) => true,
        _ => false,
    }
}

/// The variant of a sentence about a move.
const fn ride_key(ride: Ride) -> &'static str {
    match ride {
        Ride::FirstCart => "first-cart",
        Ride::Cart(Fuel::Food) => "cart-food",
        Ride::Cart(Fuel::Coin) => "cart-coin",
        Ride::Walk(Fuel::Food) => "walk-food",
        Ride::Walk(Fuel::Coin) => "walk-coin",
    }
}

/// The key of a basic action in messages.
pub(super) const fn recipe_key(recipe: Recipe) -> &'static str {
    match recipe {
        Recipe::FarmWool => "farm-wool",
        Recipe::FarmCloth => "farm-cloth",
        Recipe::ForestWood => "forest-wood",
        Recipe::MineStone => "mine-stone",
        Recipe::MineSilver => "mine-silver",
        Recipe::HarborFood => "harbor-food",
        Recipe::HarborStone => "harbor-stone",
    }
}
