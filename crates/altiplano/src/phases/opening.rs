//! Setup (rulebook, "Przygotowanie do rozgrywki"): ring, start player, orders, strip, roles,
//! start goods. The Missions are in [`crate::phases::missions`].

use alloc::vec::Vec;

use tabletop::flow::{Flow, GO_ON, Open};
use tabletop::{EventSink, PerSeat, Seat, SeatSet, Weighted};

use crate::boards::player::Player;
use crate::boards::state::{Firsts, State, Triggers};
use crate::boards::step::{Step, StepSet};
use crate::components::{Components, STRIP_LENGTH};
use crate::phases::plan::{Part, When, Who};
use crate::setup::Setup;
use crate::vocabulary::action::{Action, Outcome};
use crate::vocabulary::decision::Decision;
use crate::vocabulary::event::Event;
use crate::vocabulary::good::ByGood;
use crate::vocabulary::location::{Location, LocationSet};
use crate::vocabulary::order::{Order, OrderSet};
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::role::{Role, RoleSet};
use crate::vocabulary::switch::Switch;

pub(crate) const STEPS: &[Part] = &[
    Part(
        Who::Table,
        &[
            (Step::LayRing, When::Always),
            (Step::FindStartPlayer, When::Always),
            (Step::LayOrders, When::Always),
            (Step::LayStrip, When::Always),
        ],
    ),
    Part(
        Who::EachSeat,
        &[(Step::DealRole, When::Without(Switch::RolesDrafted))],
    ),
    Part(
        Who::Table,
        &[(Step::DraftRoles, When::With(Switch::RolesDrafted))],
    ),
    Part(Who::EachSeat, &[(Step::GiveStartGoods, When::Always)]),
];

impl State {
    /// The table before the first step, for a setup that has been checked.
    pub(crate) fn unpack(setup: &Setup) -> Self {
        let components = setup.components.get();
        let column = setup.player_count - 2;
        let mut game = Self {
            components: setup.components,
            switches: setup.switches,
            plan: StepSet::plan(setup),
            seat_count: setup.player_count as u8,
            ring_given: setup.ring.is_some(),
            start_given: setup.start_player,
            round: 0,
            start: setup.start_player.unwrap_or(Seat::FIRST),
            final_round: None,
            triggers: Triggers::default(),
            passed: SeatSet::EMPTY,
            ring_length: setup.ring.map_or(1, |ring| ring.len() as u8),
            ring: setup.ring.unwrap_or([Location::Farm; Location::COUNT]),
            stock: ByGood::from_fn(|good| components.stock[good][column]),
            carts: components.carts[column] - setup.player_count as u8,
            houses: components.houses,
            boats: components.boats,
            orders: OrderSet::EMPTY,
            stack: components.derived.extensions[column],
            strip: [None; STRIP_LENGTH],
            firsts: Firsts::default(),
            decision: Open::new(Decision::Ring),
            players: PerSeat::default(),
        };
        for seat in Seat::all(setup.player_count) {
            game.players[seat] = Player {
                carts: 1,
                ..Player::default()
            };
        }
        game
    }

    /// The locations that are not laid yet.
    fn unlaid(&self) -> LocationSet {
        let laid: LocationSet = self.ring[..self.ring_length as usize].iter().copied().collect();
        LocationSet(LocationSet::ALL.0 & !laid.0)
    }

    /// R1: lays the ring, clockwise from the Farm; the last location is certain.
    pub(crate) fn lay_ring(&mut self, events: &mut impl EventSink<Event>) -> Flow {
        let unlaid = self.unlaid();
        if unlaid.len() > 1 {
            return self.ask(Decision::Ring);
        }
        unlaid.iter().for_each(|last| self.lay(last, events));
        GO_ON
    }

    fn lay(&mut self, location: Location, events: &mut impl EventSink<Event>) {
        self.ring[self.ring_length as usize] = location;
        self.ring_length += 1;
        events.emit(Event::LocationLaid(location));
    }

    /// R2.
    pub(crate) fn find_start_player(&mut self, events: &mut impl EventSink<Event>) -> Flow {
        match self.start_given {
            Some(seat) => self.name_start_player(seat, events),
            None => self.ask(Decision::StartPlayer),
        }
    }

    fn name_start_player(&mut self, seat: Seat, events: &mut impl EventSink<Event>) -> Flow {
        self.start = seat;
        events.emit(Event::StartPlayer(seat));
        GO_ON
    }

    /// Lays orders until the Market has as many as it should (rulebook, "Przygotowanie do rozgrywki").
    pub(crate) fn lay_orders(&mut self, events: &mut impl EventSink<Event>) -> Flow {
        let wanted = usize::from(self.numbers().orders_open[self.column()]);
        if self.orders.len() == wanted {
            return GO_ON;
        }
        if wanted < Order::all().count() {
            return self.ask(Decision::Order);
        }
        Order::all().for_each(|order| self.lay_order(order, events));
        GO_ON
    }

    fn lay_order(&mut self, order: Order, events: &mut impl EventSink<Event>) {
        self.orders.insert(order);
        events.emit(Event::OrderLaid(order));
    }

    fn roles_left(&self) -> RoleSet {
        let taken: RoleSet = self.players.0.iter().filter_map(|player| player.role).collect();
        RoleSet(RoleSet::ALL.0 & !taken.0)
    }

    /// R3, R4: the next seat without a role; roles are dealt in turn order, or drafted with the start
    /// player last.
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

    /// Deals each seat, in turn order, a role by chance.
    pub(crate) fn deal_role(&mut self, seat: Seat) -> Flow {
        if self.players[seat].role.is_some() {
            return GO_ON;
        }
        self.ask(Decision::DealRole(seat))
    }

    /// With `roles`: lets each seat take one.
    pub(crate) fn draft_roles(&mut self) -> Flow {
        match self.next_role() {
            Some(seat) => self.ask(Decision::DraftRole(seat)),
            None => GO_ON,
        }
    }

    fn take_role(&mut self, seat: Seat, role: Role, events: &mut impl EventSink<Event>) {
        self.players[seat].role = Some(role);
        events.emit(Event::RoleTaken { seat, role });
    }

    /// R6: gives out what a role starts with: goods go onto the planning spaces if they fit, otherwise
    /// into the bag (rulebook, "Przydział profesji").
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

    pub(crate) fn give_start_goods(&mut self, seat: Seat) -> Flow {
        let components = self.numbers();
        let player = &mut self.players[seat];
        Self::give_start(components, player);
        let goods = player.role.map(|role| &components.roles[role.index()].goods);
        for (good, &count) in goods.into_iter().flat_map(ByGood::iter) {
            self.stock[good] -= count;
        }
        GO_ON
    }

    /// The chance outcomes of setup, all equally likely.
    pub(crate) fn opening_outcomes(&self, outcomes: &mut Vec<Weighted<Outcome>>) {
        let mut offer = |outcome| outcomes.push(Weighted { outcome, weight: 1 });
        match *self.decision {
            Decision::Ring => self.unlaid().iter().for_each(|one| offer(Outcome::Ring(one))),
            Decision::StartPlayer => {
                Seat::all(self.seat_count.into()).for_each(|seat| offer(Outcome::StartPlayer(seat)));
            }
            Decision::Order => Order::all()
                .filter(|&order| !self.orders.contains(order))
                .for_each(|order| offer(Outcome::Order(order))),
            Decision::DealRole(_) => self
                .roles_left()
                .iter()
                .for_each(|role| offer(Outcome::Role(role))),
            _ => {}
        }
    }

    /// Carries out a chance outcome of setup.
    pub(crate) fn resolve_opening(&mut self, outcome: Outcome, events: &mut impl EventSink<Event>) -> Flow {
        match (*self.decision, outcome) {
            (Decision::Ring, Outcome::Ring(location)) => {
                self.lay(location, events);
                self.lay_ring(events)
            }
            (Decision::StartPlayer, Outcome::StartPlayer(seat)) => self.name_start_player(seat, events),
            (Decision::Order, Outcome::Order(order)) => {
                self.lay_order(order, events);
                self.lay_orders(events)
            }
            (Decision::DealRole(seat), Outcome::Role(role)) => {
                self.take_role(seat, role, events);
                GO_ON
            }
            _ => self.decision.ask_again(),
        }
    }

    /// The answers about roles.
    pub(crate) fn draft_legal(&self, actions: &mut Vec<Action>) {
        actions.extend(self.roles_left().iter().map(Action::TakeRole));
    }

    pub(crate) fn draft_check(&self, action: Action) -> Result<(), Refusal> {
        let Action::TakeRole(role) = action else {
            return Err(Refusal::OtherDecision);
        };
        let owner = Seat::all(self.seat_count.into()).find(|&other| self.players[other].role == Some(role));
        owner.map_or(Ok(()), |by| Err(Refusal::RoleTaken { by }))
    }

    pub(crate) fn draft_apply(
        &mut self,
        seat: Seat,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        if let Action::TakeRole(role) = action {
            self.take_role(seat, role, events);
        }
        self.draft_roles()
    }
}
