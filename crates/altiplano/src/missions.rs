//! When a Mission is done (rulebook, "Szczegółowy opis kart Misji").

use tabletop::{EventSink, Seat};

use crate::boards::player::Player;
use crate::boards::state::State;
use crate::vocabulary::decision::Decision;
use crate::vocabulary::event::Event;
use crate::vocabulary::good::Good;
use crate::vocabulary::mission::{First, Mission};
use crate::vocabulary::switch::Switch;

impl Mission {
    /// The event that only one seat can be first with, for the four Missions that ask for one.
    #[must_use]
    pub const fn first(self) -> Option<First> {
        match self {
            Self::FirstShelf => Some(First::Shelf),
            Self::FirstFishShelf => Some(First::FishShelf),
            Self::FirstOrder => Some(First::Order),
            Self::FirstHouse => Some(First::House),
            _ => None,
        }
    }

    /// Whether it depends on what the seats have at the end of the game.
    #[must_use]
    pub const fn at_the_end(self) -> bool {
        matches!(
            self,
            Self::SilverAndCloth | Self::FourGlass | Self::MostOre | Self::MostStone
        )
    }
}

impl State {
    /// Whether the Mission would be done for this seat if the game ended now.
    pub(crate) fn mission_done(&self, seat: Seat, mission: Mission) -> bool {
        let components = self.numbers();
        let player = &self.players[seat];
        let stored = |good| player.warehouse.count(good);
        let owned = |good| player.owned(components)[good];
        if let Some(first) = mission.first() {
            return self.firsts.get(first) == Some(seat);
        }
        match mission {
            Mission::ThreeOrders => player.completed.len() >= 3,
            Mission::ThreeAlpacasStored => stored(Good::Alpaca) >= 3,
            Mission::SevenKindsStored => self.kinds_stored(player) >= 7,
            Mission::TwentyGoodsStored => self.goods_stored(player) >= 20,
            Mission::FourShelvesWithoutCorn => {
                let full = player.warehouse.full(components);
                full.filter(|(_, shelf)| shelf.corn() == 0).count() >= 4
            }
            Mission::SilverAndCloth => owned(Good::Silver) >= 3 && owned(Good::Cloth) >= 3,
            Mission::FourGlass => owned(Good::Glass) >= 4,
            Mission::ThreeShelves => player.warehouse.full(components).count() >= 3,
            Mission::FiveCornStored => stored(Good::Corn) >= 5,
            Mission::ThreeBoats => player.boats.total() >= 3,
            Mission::ThreeHouses => player.houses.total() >= 3,
            Mission::MostOre => self.has_most(seat, Good::Ore),
            Mission::MostStone => self.has_most(seat, Good::Stone),
            Mission::FourCacaoStored => stored(Good::Cacao) >= 4,
            Mission::OrderBoatHouse => {
                !player.completed.is_empty() && player.boats.total() >= 1 && player.houses.total() >= 1
            }
            Mission::TwoTextileOrders => {
                let textile = components.derived.textile_orders;
                (player.completed.0 & textile.0).count_ones() >= 2
            }
            Mission::FirstShelf | Mission::FirstFishShelf | Mission::FirstOrder | Mission::FirstHouse => {
                false
            }
        }
    }

    /// Whether all Missions that are done lie open: not in the middle of an action, nor of the last draw.
    pub(crate) fn missions_are_settled(&self) -> bool {
        !self.decision.is_inside_action() && !matches!(*self.decision, Decision::FinalDraw { .. })
    }

    /// Whether the seat's Mission is done and not one of the end of the game, or the game is over.
    pub(crate) fn lies_open_once_settled(&self, seat: Seat, mission: Mission) -> bool {
        let over = *self.decision == Decision::Over;
        self.round > 0 && (over || !mission.at_the_end()) && self.mission_done(seat, mission)
    }

    /// R74: corn is a kind, wherever it lies (Z9).
    fn kinds_stored(&self, player: &Player) -> usize {
        Good::ALL
            .into_iter()
            .filter(|&good| good != Good::Corn || self.has(Switch::CornIsType))
            .filter(|&good| player.warehouse.count(good) > 0)
            .count()
    }

    /// R74: corn is a good.
    fn goods_stored(&self, player: &Player) -> u8 {
        let shelves = player.warehouse.all().iter();
        let corn = self.has(Switch::CornIsType);
        shelves
            .map(|shelf| shelf.goods() + if corn { shelf.corn() } else { 0 })
            .sum()
    }

    /// R71: each tied seat with at least one has the most, unless `most_must_be_alone`.
    fn has_most(&self, seat: Seat, good: Good) -> bool {
        let components = self.numbers();
        let own = self.players[seat].owned(components)[good];
        let alone = self.has(Switch::MostMustBeAlone);
        own > 0
            && self
                .everybody()
                .iter()
                .filter(|&other| other != seat)
                .map(|other| self.players[other].owned(components)[good])
                .all(|other| other < own || (other == own && !alone))
    }

    /// Notes who was first: only one seat can be (R72).
    pub(crate) fn happened_first(&mut self, what: First, seat: Seat, events: &mut impl EventSink<Event>) {
        if self.firsts.get(what).is_none() {
            self.firsts.set(what, seat);
            events.emit(Event::FirstHappened { seat, what });
        }
    }

    /// Turns up the Missions that the seat has done (rulebook, "Tryb z kartami „Misji”", R73); end-of-game
    /// Missions only at the end.
    pub(crate) fn turn_up_missions(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        if !self.has(Switch::Missions) {
            return;
        }
        let cards = self.players[seat].missions;
        for (index, mission) in cards.kept.into_iter().enumerate() {
            let Some(mission) = mission else { continue };
            let hidden = cards.shown & (1 << index) == 0;
            if hidden && !mission.at_the_end() && self.mission_done(seat, mission) {
                self.players[seat].missions.shown |= 1 << index;
                events.emit(Event::MissionDone { seat, mission });
            }
        }
    }

    /// Turns up all Missions at the end; those that are done by then are reported.
    pub(crate) fn turn_up_final_missions(&mut self, events: &mut impl EventSink<Event>) {
        for seat in self.turn_order() {
            let cards = self.players[seat].missions;
            for (index, mission) in cards.kept.into_iter().enumerate() {
                let Some(mission) = mission.filter(|mission| mission.at_the_end()) else {
                    continue;
                };
                if self.mission_done(seat, mission) {
                    self.players[seat].missions.shown |= 1 << index;
                    events.emit(Event::MissionDone { seat, mission });
                }
            }
        }
    }
}
