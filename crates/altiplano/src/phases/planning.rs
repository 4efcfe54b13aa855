//! Phase 2 (rulebook, "Faza 2: Planowanie"): tiles go from planning spaces to action spaces, coins to
//! the tiles that cost coins. Plans are sealed: all seats plan together, and the plans are shown when
//! the last one is done; with `plan_in_turn_order`, seats plan one after another (R15).
//!
//! A plan is a set; so that each set occurs only once, its tiles are placed in rising order of kind
//! and place, with coins after them. [`Action::Replan`] starts over.

use alloc::vec::Vec;

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat, SeatSet};

use crate::boards::player::Player;
use crate::boards::sealed::{COIN_PLACES, REPLAN_COUNT_MAX, Sealed, coin_place_index};
use crate::boards::state::State;
use crate::boards::step::Step;
use crate::phases::plan::{Part, When, Who};
use crate::vocabulary::action::Action;
use crate::vocabulary::decision::Decision;
use crate::vocabulary::event::Event;
use crate::vocabulary::extension::{Effect, Extension, ExtensionSet, Input};
use crate::vocabulary::good::Good;
use crate::vocabulary::location::Location;
use crate::vocabulary::place::{Place, PlaceSet};
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::switch::Switch;

pub(super) const STEPS: &[Part] = &[
    Part(
        Who::Table,
        &[(Step::PlanTogether, When::Without(Switch::PlanInTurnOrder))],
    ),
    Part(
        Who::EachSeat,
        &[
            (Step::PlanInTurn, When::With(Switch::PlanInTurnOrder)),
            (Step::ShowPlan, When::Always),
        ],
    ),
    Part(Who::Table, &[(Step::EndPlanning, When::Always)]),
];

impl State {
    /// Asks everybody who can plan anything for a plan.
    pub(crate) fn plan_together(&mut self) -> Flow {
        let asked: SeatSet = self
            .turn_order()
            .filter(|&seat| self.can_plan(&self.players[seat]))
            .collect();
        self.ask_all(asked, Decision::Plan)
    }

    /// With `plan_in_turn_order`: asks the seat for its plan, if it can plan anything.
    pub(crate) fn plan_in_turn(&mut self, seat: Seat) -> Flow {
        if !self.can_plan(&self.players[seat]) {
            return GO_ON;
        }
        self.ask(Decision::Plan(SeatSet::only(seat)))
    }

    /// Z2: a seat that can only say *done* is not asked.
    pub(crate) fn can_plan(&self, player: &Player) -> bool {
        let mut any = false;
        self.offer_coins(player, &mut |_| any = true);
        any || {
            let open = self.open_places(player);
            let mut kinds = player.planning.iter();
            kinds.any(|(good, _)| self.accepting(player, good).0 & open.0 != 0)
        }
    }

    /// Where this player has a free space, ignoring what the space takes.
    #[inline]
    pub(crate) fn open_places(&self, player: &Player) -> PlaceSet {
        let components = self.numbers();
        let mut open = PlaceSet::default();
        for location in Location::ALL {
            let tiles = player.at(location);
            if tiles.is_empty() || tiles.total() < player.capacity(components, location) {
                open.insert(Place::At(location));
            }
        }
        if player.has_any_location() && player.wild.is_none() {
            open.insert(Place::AnyLocation);
        }
        if player.movement_room(components) {
            open.insert(Place::Movement);
        }
        let mut open_tile = |place, input| {
            if matches!(input, Input::Tiles(_, count) if player.fills.get(place) < count) {
                open.insert(place);
            }
        };
        if let Some(role) = player.role {
            open_tile(Place::Role, components.roles[role.index()].workshop.input);
        }
        for extension in player.extensions.iter() {
            if let Some(workshop) = extension.effect.workshop() {
                open_tile(Place::Extension(extension.effect), workshop.input);
            }
        }
        open
    }

    /// The places that take a kind from this player, full or not (R17).
    #[inline]
    pub(crate) fn accepting(&self, player: &Player, good: Good) -> PlaceSet {
        let components = self.numbers();
        let mut places = components.derived.accepting[good];
        if let Some(role) = player.role
            && matches!(components.roles[role.index()].workshop.input, Input::Tiles(input, _) if input == good)
        {
            places.insert(Place::Role);
        }
        let priced = components.derived.priced.contains(good);
        if !priced && player.order.is_some() && player.missing(components).count(good) > 0 {
            places.insert(Place::At(Location::Market));
        }
        places
    }

    /// Tiles that may still be placed, in order.
    fn offer_tiles(&self, player: &Player, offer: &mut impl FnMut(Action)) {
        if player.sealed.coins != 0 || player.planning.is_empty() {
            return;
        }
        let open = self.open_places(player);
        let (last_good, last_place) = Sealed::decode(player.sealed.last());
        for (good, _) in player.planning.iter() {
            if good < last_good {
                continue;
            }
            let mut places = PlaceSet(self.accepting(player, good).0 & open.0);
            if good == last_good {
                places = places.not_before(last_place.index());
            }
            for place in places.iter() {
                offer(Action::Plan { good, place });
            }
        }
    }

    /// Coins that may still be placed, in order (R19, R20).
    fn offer_coins(&self, player: &Player, offer: &mut impl FnMut(Action)) {
        if player.coins == 0 {
            return;
        }
        let role_costs_coins = player.role.is_some_and(|role| {
            let workshop = self.numbers().roles[role.index()].workshop;
            matches!(workshop.input, Input::Coins(_))
        });
        if !role_costs_coins && player.extensions.0 & COIN_EXTENSIONS.0 == 0 {
            return;
        }
        for (index, place) in COIN_PLACES.into_iter().enumerate() {
            if player.sealed.coins >> index == 0 && self.check_coins(player, place).is_ok() {
                offer(Action::Fund(place));
            }
        }
    }

    /// The places that can be funded now, each considered on its own, with its price.
    pub(crate) fn fundable(&self, player: &Player) -> Vec<(Place, u8)> {
        let open = COIN_PLACES
            .into_iter()
            .filter(|&place| self.check_coins(player, place).is_ok());
        open.filter_map(|place| Some((place, player.coins_needed(self.numbers(), place)?)))
            .collect()
    }

    fn check_coins(&self, player: &Player, place: Place) -> Result<(), Refusal> {
        let components = self.numbers();
        let needed = player
            .coins_needed(components, place)
            .ok_or(Refusal::TakesNoCoins)?;
        let taken = player.coins_at(components, place) > 0
            || (place == Place::Movement && !player.movement_room(components));
        if taken {
            return Err(Refusal::SpacesTaken);
        }
        if player.coins < u16::from(needed) {
            let needed = needed.into();
            return Err(Refusal::TooFewCoins { needed });
        }
        Ok(())
    }

    pub(crate) fn planning_legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        let player = &self.players[seat];
        self.offer_tiles(player, &mut |action| actions.push(action));
        self.offer_coins(player, &mut |action| actions.push(action));
        if Self::may_replan(player) {
            actions.push(Action::Replan);
        }
        actions.push(Action::Done);
    }

    fn may_replan(player: &Player) -> bool {
        (player.sealed.length > 0 || player.sealed.coins != 0) && player.sealed.replans < REPLAN_COUNT_MAX
    }

    pub(crate) fn planning_check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let player = &self.players[seat];
        match action {
            Action::Plan { good, place } => {
                if player.planning.count(good) == 0 {
                    return Err(Refusal::NotOnPlanning { good });
                }
                let owned = match place {
                    Place::AnyLocation => player.has_any_location(),
                    Place::Extension(effect) => player.extensions.has(effect),
                    _ => true,
                };
                if !owned || !self.accepting(player, good).contains(place) {
                    return Err(Refusal::NotAccepted);
                }
                if !player.has_room(self.numbers(), place) {
                    return Err(Refusal::SpacesTaken);
                }
                if player.sealed.coins != 0 || Sealed::code(good, place) < player.sealed.last() {
                    return Err(Refusal::OutOfOrder);
                }
                Ok(())
            }
            Action::Fund(place) => {
                let index = coin_place_index(place).ok_or(Refusal::TakesNoCoins)?;
                self.check_coins(player, place)?;
                if player.sealed.coins >> index != 0 {
                    return Err(Refusal::OutOfOrder);
                }
                Ok(())
            }
            Action::Replan if Self::may_replan(player) => Ok(()),
            Action::Replan => Err(Refusal::NothingToReplan),
            Action::Done => Ok(()),
            _ => Err(Refusal::OtherDecision),
        }
    }

    pub(crate) fn planning_apply(&mut self, seat: Seat, action: Action) -> Flow {
        let components = self.numbers();
        let player = &mut self.players[seat];
        match action {
            Action::Plan { good, place } => {
                player.planning.remove(good);
                player.put(good, place);
                player.sealed.push(good, place);
            }
            Action::Fund(place) => {
                player.put_coins(components, place);
                if let Some(index) = coin_place_index(place) {
                    player.sealed.coins |= 1 << index;
                }
            }
            Action::Replan => {
                player.undo_plan(components);
                player.sealed.replans += 1;
            }
            _ => return self.ask_others(seat, Decision::Plan),
        }
        self.decision.ask_again()
    }

    pub(crate) fn show_plan(&mut self, seat: Seat, events: &mut impl EventSink<Event>) -> Flow {
        let components = self.numbers();
        let player = &mut self.players[seat];
        for (good, place) in player.sealed.tiles() {
            events.emit(Event::Planned { seat, good, place });
        }
        for place in player.sealed.coin_places() {
            let count = player.coins_needed(components, place).unwrap_or(0);
            events.emit(Event::Funded { seat, place, count });
        }
        player.sealed = Sealed::default();
        GO_ON
    }

    pub(crate) fn end_planning(&mut self, events: &mut impl EventSink<Event>) -> Flow {
        events.emit(Event::PlansShown);
        GO_ON
    }
}

/// The extensions that coins are planned for: those that cost coins to use, and E17.
const COIN_EXTENSIONS: ExtensionSet = {
    let mut set = ExtensionSet::EMPTY;
    let mut index = 0;
    while index < Extension::COUNT {
        let extension = Extension::from_index(index);
        let costs = match extension.effect.workshop() {
            Some(workshop) => matches!(workshop.input, Input::Coins(_)),
            None => matches!(extension.effect, Effect::E17),
        };
        if costs {
            set.insert(extension);
        }
        index += 1;
    }
    set
};
