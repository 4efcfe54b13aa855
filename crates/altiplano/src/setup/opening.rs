//! Setup (altiplano-pl.txt:117-229, Missions 463-473; rules reference, section 14.3): ring, start
//! player, orders, strip, roles, start goods, Missions. Then the first round begins.

use tabletop::{EventSink, PerSeat, Seat, SeatSet, Weighted};

use crate::boards::player::{MissionCards, Player};
use crate::boards::state::{State, Triggers};
use crate::components::{Components, STRIP_LENGTH};
use crate::setup::Setup;
use crate::vocabulary::action::{Action, Outcome};
use crate::vocabulary::decision::Decision;
use crate::vocabulary::event::{Event, Trigger};
use crate::vocabulary::extension::{Extension, ExtensionSet};
use crate::vocabulary::good::{ByGood, Good};
use crate::vocabulary::location::{Location, LocationSet};
use crate::vocabulary::mission::{Mission, MissionSet};
use crate::vocabulary::order::{Order, OrderSet};
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::role::{Role, RoleSet};
use crate::vocabulary::switch::Switch;

/// Missions dealt to each seat (altiplano-pl.txt:469).
const MISSIONS_DEALT: usize = 3;

impl State {
    /// The state before the first decision of a setup that has been checked.
    pub(crate) fn open(setup: &Setup) -> Self {
        let components = setup.components.get();
        let column = setup.player_count - 2;
        let mut game = Self {
            components: setup.components,
            switches: setup.switches,
            seat_count: setup.player_count as u8,
            ring_given: setup.ring.is_some(),
            start_given: setup.start_player,
            round: 0,
            start: setup.start_player.unwrap_or(Seat::FIRST),
            final_round: None,
            triggers: Triggers::default(),
            passed: SeatSet::EMPTY,
            ring_length: 1,
            ring: setup.ring.unwrap_or([Location::Farm; Location::COUNT]),
            stock: ByGood::from_fn(|good| components.stock[good][column]),
            carts: components.carts[column] - setup.player_count as u8,
            houses: components.houses,
            boats: components.boats,
            orders: OrderSet::EMPTY,
            stack: components.derived.extensions[column],
            strip: [None; STRIP_LENGTH],
            firsts: [None; 4],
            decision: Decision::Ring,
            players: PerSeat::default(),
        };
        for seat in Seat::all(setup.player_count) {
            game.players[seat] = Player {
                carts: 1,
                ..Player::default()
            };
        }
        if game.ring_given {
            game.ring_length = Location::COUNT as u8;
            game.begin_start_player(&mut ());
        }
        game
    }

    /// The locations that are not laid yet.
    fn unlaid(&self) -> LocationSet {
        let laid: LocationSet = self.ring[..self.ring_length as usize].iter().copied().collect();
        LocationSet(LocationSet::ALL.0 & !laid.0)
    }

    /// R1: the ring, clockwise from the Farm; the last location is certain.
    fn lay(&mut self, location: Location, events: &mut impl EventSink<Event>) {
        self.ring[self.ring_length as usize] = location;
        self.ring_length += 1;
        events.tell(Event::LocationLaid(location));
        let mut rest = self.unlaid().iter();
        if let (Some(last), None) = (rest.next(), rest.next()) {
            self.ring[self.ring_length as usize] = last;
            self.ring_length += 1;
            events.tell(Event::LocationLaid(last));
            self.begin_start_player(events);
        }
    }

    /// R2.
    fn begin_start_player(&mut self, events: &mut impl EventSink<Event>) {
        match self.start_given {
            Some(seat) => self.set_start_player(seat, events),
            None => self.decision = Decision::StartPlayer,
        }
    }

    fn set_start_player(&mut self, seat: Seat, events: &mut impl EventSink<Event>) {
        self.start = seat;
        events.tell(Event::StartPlayer(seat));
        self.lay_orders(events);
    }

    /// Orders until the Market has as many as it should (altiplano-pl.txt:131).
    fn lay_orders(&mut self, events: &mut impl EventSink<Event>) {
        let wanted = usize::from(self.numbers().orders_open[self.column()]);
        if self.orders.len() < wanted && wanted < Order::all().count() {
            self.decision = Decision::Order;
            return;
        }
        for order in Order::all().filter(|_| wanted == Order::all().count()) {
            self.orders.insert(order);
            events.tell(Event::OrderLaid(order));
        }
        self.refill_strip(events);
    }

    /// The face-down tiles that may come next: those of the first letter that is left
    /// (altiplano-pl.txt:183-188).
    pub(crate) fn next_extensions(&self) -> ExtensionSet {
        let letters = &self.numbers().derived.letters;
        letters
            .iter()
            .map(|letter| ExtensionSet(letter.0 & self.stack.0))
            .find(|tiles| !tiles.is_empty())
            .unwrap_or_default()
    }

    /// Fills the strip from the lowest empty position (altiplano-pl.txt:190, 429-430), then goes on
    /// with setup or with the round. Asks chance where more than one tile can come.
    pub(crate) fn refill_strip(&mut self, events: &mut impl EventSink<Event>) {
        while self.strip.contains(&None) {
            let mut next = self.next_extensions().iter();
            match (next.next(), next.next()) {
                (Some(_), Some(_)) => {
                    self.decision = Decision::Extension;
                    return;
                }
                (Some(only), None) => self.lay_extension(only, events),
                _ => break,
            }
        }
        if self.round == 0 {
            self.begin_roles(events);
            return;
        }
        let short = self.strip.contains(&None);
        if short || (self.has(Switch::EndOnEmptyStack) && self.stack.is_empty()) {
            self.trigger(Trigger::Strip, events);
        }
        self.begin_round(events);
    }

    fn lay_extension(&mut self, extension: Extension, events: &mut impl EventSink<Event>) {
        let Some(position) = self.strip.iter().position(Option::is_none) else {
            return;
        };
        self.stack.remove(extension);
        self.strip[position] = Some(extension);
        events.tell(Event::ExtensionLaid {
            extension,
            position: position as u8,
        });
    }

    fn roles_left(&self) -> RoleSet {
        let taken: RoleSet = self.players.0.iter().filter_map(|player| player.role).collect();
        RoleSet(RoleSet::ALL.0 & !taken.0)
    }

    /// R3, R4: who has no role yet, dealt in turn order, or drafted with the start player last.
    pub(crate) fn next_role(&self) -> Option<Seat> {
        if self.has(Switch::RolesDrafted) {
            let mut seat = self.start;
            return (0..self.seat_count)
                .map(|_| {
                    seat = self.right_of(seat);
                    seat
                })
                .find(|&seat| self.players[seat].role.is_none());
        }
        let mut order = self.turn_order();
        order.find(|&seat| self.players[seat].role.is_none())
    }

    fn begin_roles(&mut self, events: &mut impl EventSink<Event>) {
        let drafted = self.has(Switch::RolesDrafted);
        match self.next_role() {
            Some(seat) if drafted => self.decision = Decision::DraftRole(seat),
            Some(seat) => self.decision = Decision::DealRole(seat),
            None => self.give_start_goods(events),
        }
    }

    fn take_role(&mut self, seat: Seat, role: Role, events: &mut impl EventSink<Event>) {
        self.players[seat].role = Some(role);
        events.tell(Event::RoleTaken { seat, role });
        self.begin_roles(events);
    }

    /// R6: what a role starts with, goods onto the planning spaces where they fit, otherwise into the bag
    /// (altiplano-pl.txt:223).
    pub(crate) fn give_start(components: &Components, player: &mut Player) {
        let Some(role) = player.role else { return };
        let data = &components.roles[role.index()];
        player.coins += u16::from(data.coins);
        let fits = data.goods.total() <= u32::from(player.limit(components));
        for (good, &count) in data.goods.iter() {
            if fits {
                (0..count).for_each(|_| player.planning.add(good));
            } else {
                player.bag[good] += count;
            }
        }
    }

    fn give_start_goods(&mut self, events: &mut impl EventSink<Event>) {
        let components = self.numbers();
        for seat in self.turn_order() {
            let player = &mut self.players[seat];
            Self::give_start(components, player);
            let Some(role) = player.role else { continue };
            for (good, &count) in components.roles[role.index()].goods.iter() {
                self.stock[good] -= count;
            }
        }
        if self.has(Switch::Missions) {
            self.deal_missions();
        } else {
            self.begin_round(events);
        }
    }

    /// Who gets the next Mission.
    pub(crate) fn next_mission(&self) -> Option<Seat> {
        self.turn_order().find(|&seat| {
            let hand = self.players[seat].missions.hand;
            hand.iter().flatten().count() < MISSIONS_DEALT
        })
    }

    fn deal_missions(&mut self) {
        self.decision = match self.next_mission() {
            Some(seat) => Decision::DealMission(seat),
            None => Decision::KeepMission(self.everybody()),
        };
    }

    /// The Missions that nobody holds.
    pub(crate) fn undealt_missions(&self) -> MissionSet {
        let mut left = MissionSet::ALL;
        for player in &self.players.0 {
            let MissionCards { given, .. } = player.missions;
            let all = player.missions.own_cards().chain(given.into_iter().flatten());
            all.for_each(|mission| left.remove(mission));
        }
        left
    }

    /// D2: the first Mission of the own three.
    fn keep_mission(&mut self, seat: Seat, mission: Mission) {
        let cards = &mut self.players[seat].missions;
        cards.take_from_hand(mission);
        cards.kept[0] = Some(mission);
        self.decision = match self.decision {
            Decision::KeepMission(mut asked) => {
                asked.remove(seat);
                match asked.is_empty() {
                    true => Decision::GiveMission(self.everybody()),
                    false => Decision::KeepMission(asked),
                }
            }
            other => other,
        };
    }

    /// D3: one left, one right; with two players one to the opponent, one into the box.
    fn give_mission(&mut self, seat: Seat, mission: Mission, events: &mut impl EventSink<Event>) {
        let two = self.seat_count == 2;
        let cards = &mut self.players[seat].missions;
        cards.take_from_hand(mission);
        let other = cards.hand[0].take();
        if two {
            cards.given = [Some(mission), None];
            cards.boxed = other;
        } else {
            cards.given = [Some(mission), other];
        }
        let Decision::GiveMission(mut asked) = self.decision else {
            return;
        };
        asked.remove(seat);
        self.decision = Decision::GiveMission(asked);
        if !asked.is_empty() {
            return;
        }
        events.tell(Event::MissionsPassed);
        for seat in self.turn_order() {
            let from_right = self.players[self.right_of(seat)].missions.given[0];
            let from_left = self.players[self.left_of(seat)].missions.given[1];
            let cards = &mut self.players[seat].missions;
            if two {
                cards.kept[1] = from_right;
            } else {
                from_right
                    .into_iter()
                    .chain(from_left)
                    .for_each(|mission| cards.add_to_hand(mission));
            }
        }
        if two {
            self.end_missions(events);
        } else {
            self.decision = Decision::KeepReceived(self.everybody());
        }
    }

    /// D4: one of the two received; the other goes to the box unseen.
    fn keep_received(&mut self, seat: Seat, mission: Mission, events: &mut impl EventSink<Event>) {
        let cards = &mut self.players[seat].missions;
        cards.take_from_hand(mission);
        cards.kept[1] = Some(mission);
        cards.boxed = cards.hand[0].take();
        let Decision::KeepReceived(mut asked) = self.decision else {
            return;
        };
        asked.remove(seat);
        self.decision = Decision::KeepReceived(asked);
        if asked.is_empty() {
            self.end_missions(events);
        }
    }

    fn end_missions(&mut self, events: &mut impl EventSink<Event>) {
        events.tell(Event::MissionsChosen);
        self.begin_round(events);
    }

    /// The chance outcomes of setup and of the strip, all equally likely.
    pub(crate) fn opening_outcomes(&self, outcomes: &mut Vec<Weighted<Outcome>>) {
        let mut offer = |outcome| outcomes.push(Weighted { outcome, weight: 1 });
        match self.decision {
            Decision::Ring => self.unlaid().iter().for_each(|one| offer(Outcome::Ring(one))),
            Decision::StartPlayer => {
                Seat::all(self.seat_count.into()).for_each(|seat| offer(Outcome::StartPlayer(seat)));
            }
            Decision::Order => Order::all()
                .filter(|&order| !self.orders.contains(order))
                .for_each(|order| offer(Outcome::Order(order))),
            Decision::Extension => self
                .next_extensions()
                .iter()
                .for_each(|one| offer(Outcome::Extension(one))),
            Decision::DealRole(_) => self
                .roles_left()
                .iter()
                .for_each(|role| offer(Outcome::Role(role))),
            Decision::DealMission(_) => self
                .undealt_missions()
                .iter()
                .for_each(|mission| offer(Outcome::Mission(mission))),
            _ => {}
        }
    }

    /// Carries out a chance outcome of setup or of the strip.
    pub(crate) fn resolve_opening(&mut self, outcome: Outcome, events: &mut impl EventSink<Event>) {
        match (self.decision, outcome) {
            (Decision::Ring, Outcome::Ring(location)) => self.lay(location, events),
            (Decision::StartPlayer, Outcome::StartPlayer(seat)) => self.set_start_player(seat, events),
            (Decision::Order, Outcome::Order(order)) => {
                self.orders.insert(order);
                events.tell(Event::OrderLaid(order));
                self.lay_orders(events);
            }
            (Decision::Extension, Outcome::Extension(extension)) => {
                self.lay_extension(extension, events);
                self.refill_strip(events);
            }
            (Decision::DealRole(seat), Outcome::Role(role)) => self.take_role(seat, role, events),
            (Decision::DealMission(seat), Outcome::Mission(mission)) => {
                self.players[seat].missions.add_to_hand(mission);
                events.tell(Event::MissionDealt(seat));
                self.deal_missions();
            }
            _ => {}
        }
    }

    /// The actions of D1 to D4.
    pub(crate) fn opening_legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        let hand = self.players[seat].missions.hand.into_iter().flatten();
        match self.decision {
            Decision::DraftRole(_) => actions.extend(self.roles_left().iter().map(Action::TakeRole)),
            Decision::KeepMission(_) | Decision::KeepReceived(_) => {
                actions.extend(hand.map(Action::KeepMission));
            }
            Decision::GiveMission(_) => actions.extend(hand.map(Action::GiveMission)),
            _ => {}
        }
    }

    pub(crate) fn opening_check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match (self.decision, action) {
            (Decision::DraftRole(_), Action::TakeRole(role)) => {
                let owner =
                    Seat::all(self.seat_count.into()).find(|&other| self.players[other].role == Some(role));
                owner.map_or(Ok(()), |by| Err(Refusal::RoleTaken { by }))
            }
            (Decision::KeepMission(_) | Decision::KeepReceived(_), Action::KeepMission(mission))
            | (Decision::GiveMission(_), Action::GiveMission(mission)) => {
                let in_hand = self.players[seat].missions.hand.contains(&Some(mission));
                in_hand.then_some(()).ok_or(Refusal::NotInHand)
            }
            _ => Err(Refusal::OtherDecision),
        }
    }

    pub(crate) fn opening_apply(&mut self, seat: Seat, action: Action, events: &mut impl EventSink<Event>) {
        match (self.decision, action) {
            (Decision::DraftRole(_), Action::TakeRole(role)) => self.take_role(seat, role, events),
            (Decision::KeepMission(_), Action::KeepMission(mission)) => self.keep_mission(seat, mission),
            (Decision::GiveMission(_), Action::GiveMission(mission)) => {
                self.give_mission(seat, mission, events);
            }
            (Decision::KeepReceived(_), Action::KeepMission(mission)) => {
                self.keep_received(seat, mission, events);
            }
            _ => {}
        }
    }

    /// A good out of the stock into a container, if there is one (altiplano-pl.txt:171, R39).
    #[inline]
    pub(crate) fn gain(&mut self, seat: Seat, good: Good, events: &mut impl EventSink<Event>) {
        if self.stock[good] == 0 {
            events.tell(Event::NotGained { seat, good });
            return;
        }
        self.stock[good] -= 1;
        self.players[seat].container[good] += 1;
        events.tell(Event::Gained { seat, good, count: 1 });
    }
}
