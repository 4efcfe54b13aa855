//! The actions of the locations (rulebook, "Akcje podstawowe" to "Trakt"). One module per location with actions of
//! its own kind. The actions that turn two tiles into one good are in [`recipes`]; the Mine has no others.
//!
//! Each module has the same shape: whether anything is possible (`…_open`), what is possible (`offer_…`), why
//! something is not (`check_…`), and what it does.

mod corn;
mod farm;
mod forest;
mod harbor;
mod market;
mod recipes;
mod road;
mod village;
mod workshops;

use alloc::vec::Vec;

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat};

use crate::boards::player::Player;
use crate::boards::state::State;
use crate::vocabulary::action::Action;
use crate::vocabulary::decision::Decision;
use crate::vocabulary::event::Event;
use crate::vocabulary::good::{Good, Tiles};
use crate::vocabulary::location::Location;
use crate::vocabulary::refusal::Refusal;

/// The result of a check.
pub(crate) fn demand(fine: bool, refusal: Refusal) -> Result<(), Refusal> {
    if fine { Ok(()) } else { Err(refusal) }
}

impl Player {
    /// Whether two tiles lie on the spaces that serve a location, one of them on the any-location
    /// space if `wild` (R35, R37).
    #[inline]
    pub(crate) fn has_pair(&self, location: Location, [one, other]: [Good; 2], wild: bool) -> bool {
        let at = self.at(location);
        if wild {
            (self.wild == Some(one) && at.count(other) > 0) || (self.wild == Some(other) && at.count(one) > 0)
        } else if one == other {
            at.count(one) > 1
        } else {
            at.count(one) > 0 && at.count(other) > 0
        }
    }

    /// Whether the pair lies there, with or without the wild tile.
    #[inline]
    pub(crate) fn has_any_pair(&self, location: Location, pair: [Good; 2]) -> bool {
        self.has_pair(location, pair, false) || (self.wild.is_some() && self.has_pair(location, pair, true))
    }

    fn check_pair(&self, location: Location, pair: [Good; 2], wild: bool) -> Result<(), Refusal> {
        let refusal = if wild {
            Refusal::NoWildTile
        } else {
            Refusal::InputsMissing
        };
        demand(self.has_pair(location, pair, wild), refusal)
    }

    /// Uses a tile of a location or of the any-location space: lifts it, without deciding where it goes.
    pub(crate) fn lift_for(&mut self, location: Location, good: Good, wild: bool) {
        if wild {
            self.wild = None;
        } else {
            self.spaces[location.index()].remove(good);
        }
    }

    /// Uses a pair: both tiles go to the container (rulebook, "Faza 3: Akcje").
    fn use_pair(&mut self, location: Location, [one, other]: [Good; 2], wild: bool) {
        let one_is_wild = wild && self.wild == Some(one);
        self.lift_for(location, one, one_is_wild);
        self.lift_for(location, other, wild && !one_is_wild);
        self.container[one] += 1;
        self.container[other] += 1;
    }

    /// Whether a tile lies at the location, or on the any-location space.
    fn check_tile(&self, location: Location, good: Good, wild: bool) -> Result<(), Refusal> {
        if wild {
            demand(self.wild == Some(good), Refusal::NoWildTile)
        } else {
            demand(self.at(location).count(good) > 0, Refusal::InputsMissing)
        }
    }

    /// The tiles that serve a location, in order of kind, those of the location before the wild one.
    fn serving(&self, location: Location) -> impl Iterator<Item = (Good, bool)> + use<> {
        let (at, wild) = (self.at(location), self.wild);
        let mut all: Tiles = at;
        wild.into_iter().for_each(|good| all.add(good));
        all.iter().flat_map(move |(good, _)| {
            let here = (at.count(good) > 0).then_some((good, false));
            let there = (wild == Some(good)).then_some((good, true));
            here.into_iter().chain(there)
        })
    }
}

impl State {
    /// Whether this player could do anything at a location besides using a role or extension tile, wherever the
    /// pawn is.
    #[inline]
    pub(crate) fn is_open(&self, player: &Player, location: Location) -> bool {
        let tiles = !player.at(location).is_empty() || player.wild.is_some();
        let own = match location {
            Location::Farm => tiles && Self::farm_open(player),
            Location::Forest => tiles && Self::forest_open(player),
            Location::Mine => false,
            Location::Harbor => tiles && Self::harbor_open(player),
            Location::Village => self.village_open(player, tiles) || self.can_send_corn_from_village(player),
            Location::Market => self.market_open(player, tiles),
            Location::Road => tiles && self.road_open(player),
        };
        own || (tiles && Self::recipes_open(player, location))
    }

    /// The actions that are possible where the pawn stands, in order.
    pub(crate) fn offer_actions(&self, player: &Player, actions: &mut Vec<Action>) {
        let Some(location) = player.pawn else { return };
        if location == Location::Farm {
            Self::offer_farm(player, actions);
        }
        Self::offer_recipes(player, location, actions);
        match location {
            Location::Forest => Self::offer_forest(player, None, actions),
            Location::Harbor => self.offer_harbor(player, actions),
            Location::Village => self.offer_village(player, actions),
            Location::Market => self.offer_market(player, actions),
            Location::Road => self.offer_road(player, actions),
            Location::Farm | Location::Mine => {}
        }
        self.offer_workshops(player, location, actions);
        self.offer_send_corn(player, location, actions);
    }

    /// Where the pawn must stand for an action; `None` for anything that is not an action of a location.
    fn place_of(&self, player: &Player, action: Action) -> Option<Location> {
        match action {
            Action::FarmFood { .. } => Some(Location::Farm),
            Action::Make { recipe, .. } => Some(recipe.location()),
            Action::TradeCacao { .. } => Some(Location::Forest),
            Action::BuildBoat { .. } => Some(Location::Harbor),
            Action::BuildHouse { .. } | Action::Store { .. } | Action::BuyCart => Some(Location::Village),
            Action::Sell { .. } | Action::BuyExtension(_) | Action::TakeOrder(_) | Action::Deliver { .. } => {
                Some(Location::Market)
            }
            Action::BuildRoad { .. } => Some(Location::Road),
            Action::Use { place, .. } => player
                .workshop(self.numbers(), place)
                .map(|workshop| workshop.location),
            Action::SendCorn(_) => self.send_corn_location(),
            _ => None,
        }
    }

    pub(crate) fn check_action(&self, player: &Player, action: Action) -> Result<(), Refusal> {
        if let Some(needed) = self.place_of(player, action) {
            demand(player.pawn == Some(needed), Refusal::PawnElsewhere { needed })?;
        }
        match action {
            Action::FarmFood { count, wild } => Self::check_farm(player, count, wild),
            Action::Make { recipe, wild } => player.check_pair(recipe.location(), recipe.inputs(), wild),
            Action::TradeCacao { gain, wild } => Self::check_forest(player, gain, wild),
            Action::BuildBoat { good, wild } => self.check_boat(player, good, wild),
            Action::BuildHouse { good, wild } => self.check_house(player, good, wild),
            Action::Store { good, wild } => self.check_store(player, good, wild),
            Action::BuyCart => self.check_cart(player),
            Action::Sell { good, wild } => self.check_sale(player, good, wild),
            Action::BuyExtension(extension) => self.check_extension(player, extension),
            Action::TakeOrder(order) => self.check_order(player, order),
            Action::Deliver { good, wild } => self.check_delivery(player, good, wild),
            Action::BuildRoad { wild } => self.check_road(player, wild),
            Action::Use { place, gain, wild } => self.check_workshop(player, place, gain, wild),
            Action::SendCorn(count) => self.check_send_corn(player, count),
            _ => Err(Refusal::OtherDecision),
        }
    }

    pub(crate) fn apply_action(
        &mut self,
        seat: Seat,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        match action {
            Action::FarmFood { count, wild } => self.make_farm_food(seat, count, wild, events),
            Action::Make { recipe, wild } => self.make(seat, recipe, wild, events),
            Action::TradeCacao { gain, wild } => self.trade_cacao(seat, gain, wild, events),
            Action::BuildBoat { good, wild } => self.build_boat(seat, good, wild, events),
            Action::BuildHouse { good, wild } => self.build_house(seat, good, wild, events),
            Action::Store { good, wild } => self.store(seat, good, wild, events),
            Action::BuyCart => self.buy_cart(seat, events),
            Action::Sell { good, wild } => self.sell(seat, good, wild, events),
            Action::BuyExtension(extension) => self.buy_extension(seat, extension, events),
            Action::TakeOrder(order) => self.take_order(seat, order, events),
            Action::Deliver { good, wild } => self.deliver(seat, good, wild, events),
            Action::BuildRoad { wild } => self.build_road(seat, wild, events),
            Action::Use { place, gain, wild } => self.use_workshop(seat, place, gain, wild, events),
            Action::SendCorn(count) => self.send_corn(seat, count, events),
            _ => self.decision.ask_again(),
        }
    }

    /// The answers inside an action: cacao trade, sale, delivery, storing, corn.
    pub(crate) fn inner_legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        let player = &self.players[seat];
        match *self.decision {
            Decision::TradeCacao { last, .. } => Self::offer_forest(player, Some(last), actions),
            Decision::Sell { last, .. } => self.offer_sales(player, Some(last), actions),
            Decision::Deliver { last, .. } => self.offer_deliveries(player, Some(last), actions),
            Decision::Store(_) => self.offer_stores(player, actions),
            Decision::Corn { source, .. } => {
                self.offer_corn(player, source, actions);
                return;
            }
            _ => return,
        }
        actions.push(Action::Done);
    }

    pub(crate) fn inner_check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let player = &self.players[seat];
        let rising = |last: crate::vocabulary::decision::Last, good, wild| {
            demand((good, wild) >= (last.good, last.wild), Refusal::OutOfOrder)
        };
        match (*self.decision, action) {
            (Decision::Corn { source, .. }, _) => self.check_corn(player, source, action),
            (_, Action::Done) => Ok(()),
            (Decision::TradeCacao { last, .. }, Action::TradeCacao { gain, wild }) => {
                Self::check_forest(player, gain, wild)?;
                rising(last, gain, wild)
            }
            (Decision::Sell { last, .. }, Action::Sell { good, wild }) => {
                self.check_sale(player, good, wild)?;
                rising(last, good, wild)
            }
            (Decision::Deliver { last, .. }, Action::Deliver { good, wild }) => {
                self.check_delivery(player, good, wild)?;
                rising(last, good, wild)
            }
            (Decision::Store(_), Action::Store { good, wild }) => self.check_store(player, good, wild),
            _ => Err(Refusal::OtherDecision),
        }
    }

    pub(crate) fn inner_apply(
        &mut self,
        seat: Seat,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        match (*self.decision, action) {
            (Decision::Corn { source, .. }, _) => self.place_corn(seat, source, action, events),
            (_, Action::Done) => GO_ON,
            _ => {
                events.emit(Event::Acted { seat, action });
                self.apply_action(seat, action, events)
            }
        }
    }

    /// Moves a good from the stock into a container, if there is one (rulebook, "Przygotowanie do rozgrywki",
    /// R39).
    #[inline]
    pub(crate) fn gain(&mut self, seat: Seat, good: Good, events: &mut impl EventSink<Event>) {
        if self.stock[good] == 0 {
            events.emit(Event::NotGained { seat, good });
            return;
        }
        self.stock[good] -= 1;
        self.players[seat].container[good] += 1;
        events.emit(Event::Gained { seat, good, count: 1 });
    }
}
