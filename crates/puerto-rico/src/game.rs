//! The interface between the rules and the rest of the program: whose decision it is, what is legal, what an action
//! does.

use alloc::format;
use alloc::string::String;
use alloc::string::ToString;
use alloc::vec::Vec;

use tabletop::{EventSink, Game, PerSeat, Random, Score, Seat, Turn, Weighted};

use crate::boards::state::State;
use crate::expansions::festival;
use crate::moment::At;
use crate::phases::{
    buccaneer, builder, captain, craftsman, draft, driver, guests, mayor, prospector, round, settler, start,
    storage, trader,
};
use crate::setup::{Draft, Setup, SetupError};
use crate::views::determinize;
use crate::views::view::View;
use crate::vocabulary::action::{Action, Outcome};
use crate::vocabulary::building::Building;
use crate::vocabulary::event::Event;
use crate::vocabulary::expansion::Expansion;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::rules::Switch;

impl State {
    /// Whether the seat is asked, and if not, why not.
    #[inline]
    fn check_asked(&self, seat: Seat) -> Result<(), Refusal> {
        match self.moment.turn() {
            Turn::Over => Err(Refusal::GameOver),
            Turn::Chance => Err(Refusal::ChanceFirst),
            Turn::Seats(asked) if asked.contains(seat) => Ok(()),
            Turn::Seats(_) => {
                let asked = self.moment.seat;
                Err(Refusal::NotYourTurn { asked })
            }
        }
    }
}

impl Game for State {
    const ID: &'static str = "puerto-rico";
    const RULES_VERSION: u32 = 4;

    type Setup = Setup;
    type SetupError = SetupError;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        setup.check()?;
        Ok(start::start(setup))
    }

    /// Version 2 asks what version 1 did not: who leaves the ship in a raid, with Nobles and Buccaneer; whether the
    /// specialty factory is paid for the privilege good, with `strict_optional` and `specialty_counts_privilege`; and
    /// where a guest of the guesthouse goes before the land office draws, with New Buildings and Nobles. Version 3 asks
    /// about guests only where a move can matter. Version 4 lets them move in other seats' prospector and buccaneer phases
    /// too, if they may not in a mayor phase (`guesthouse_in_mayor` off), and the royal supplier is given its kinds in any
    /// order.
    fn replays(rules: u32, setup: &Setup) -> bool {
        let has = |expansion| setup.expansions.has(expansion);
        let may_stand =
            |building| !matches!(&setup.draft, Draft::Named(market) if !market.contains(building));
        let has_guests = has(Expansion::NewBuildings) && may_stand(Building::Guesthouse);
        let may_deliver = has(Expansion::Nobles) && may_stand(Building::RoyalSupplier);
        match rules {
            1 => {
                let pays_for_the_privilege_good = setup.switches.has(Switch::StrictOptional)
                    && setup.switches.has(Switch::SpecialtyCountsPrivilege);
                let raids_nobles = has(Expansion::Nobles) && has(Expansion::Buccaneer);
                !(pays_for_the_privilege_good || raids_nobles || has_guests || may_deliver)
            }
            2 => !(has_guests || may_deliver),
            3 => !may_deliver && (!has_guests || setup.rulings().has(Switch::GuesthouseInMayor)),
            rules => rules == Self::RULES_VERSION,
        }
    }

    #[inline]
    fn seat_count(&self) -> usize {
        self.seats()
    }

    #[inline]
    fn turn(&self) -> Turn {
        self.moment.turn()
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        if !self.moment.asks(seat) {
            return;
        }
        match self.moment.at {
            At::Setup(_) => draft::legal(self, actions),
            At::Choice => round::legal(self, seat, actions),
            At::Settler(question) => settler::legal(self, seat, question, actions),
            At::Mayor(_, question) => mayor::legal(self, seat, question, actions),
            At::Builder(question) => builder::legal(self, seat, question, actions),
            At::Craftsman(_, question) => craftsman::legal(self, seat, question, actions),
            At::Trader(_, question) => trader::legal(self, seat, question, actions),
            At::Captain(_, question) => captain::legal(self, seat, question, actions),
            At::Storage(memory, question) => storage::legal(self, seat, memory, question, actions),
            At::Buccaneer(question) => buccaneer::legal(self, seat, question, actions),
            At::Prospector(question) => prospector::legal(self, seat, question, actions),
            At::LastGuests => guests::legal(self, seat, actions),
            At::Over => {}
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.check_asked(seat)?;
        match self.moment.at {
            At::Setup(_) => draft::check(self, action),
            At::Choice => round::check(self, seat, action),
            At::Settler(question) => settler::check(self, seat, question, action),
            At::Mayor(_, question) => mayor::check(self, seat, question, action),
            At::Builder(question) => builder::check(self, seat, question, action),
            At::Craftsman(_, question) => craftsman::check(self, seat, question, action),
            At::Trader(_, question) => trader::check(self, seat, question, action),
            At::Captain(_, question) => captain::check(self, seat, question, action),
            At::Storage(memory, question) => storage::check(self, seat, memory, question, action),
            At::Buccaneer(question) => buccaneer::check(self, seat, question, action),
            At::Prospector(question) => prospector::check(self, seat, question, action),
            At::LastGuests => guests::check(self, seat, action),
            At::Over => Err(Refusal::GameOver),
        }
    }

    #[inline]
    fn apply_unchecked(&mut self, seat: Seat, action: Action, events: &mut impl EventSink<Event>) {
        driver::answer(self, seat, action, events);
    }

    #[inline]
    fn outcomes(&self, outcomes: &mut Vec<Weighted<Outcome>>) {
        if self.moment.turn() != Turn::Chance {
            return;
        }
        match self.moment.at {
            At::Setup(start::Question::DraftChance) => draft::outcomes(self, outcomes),
            At::Setup(question) if question != start::Question::Row => {
                festival::outcomes(self, question, outcomes);
            }
            _ => settler::outcomes(self, outcomes),
        }
    }

    #[inline]
    fn resolve_unchecked(&mut self, outcome: Outcome, events: &mut impl EventSink<Event>) {
        driver::resolve(self, outcome, events);
    }

    fn scores(&self) -> PerSeat<Score> {
        PerSeat::from_fn(|seat| {
            let breakdown = self.breakdown(seat);
            Score {
                points: breakdown.total,
                tie_break: i32::from(breakdown.tie_break),
            }
        })
    }

    fn view(&self, observer: Option<Seat>) -> View {
        View::of(self, observer, self.has(Switch::CountedVictoryPoints))
    }

    /// Includes every seat's chips, since each gain of chips was announced to everybody.
    fn watched(&self, observer: Option<Seat>) -> View {
        View::of(self, observer, true)
    }

    fn determinize(view: &View, random: &mut impl Random) -> Self {
        determinize::determinize(view, random)
    }

    fn check_invariants(&self) -> Result<(), String> {
        let position = self.position();
        let again = Self::from_position(&position).map_err(|error| error.to_string())?;
        if again == *self {
            Ok(())
        } else {
            Err(format!(
                "counters differ from what they count: {self:?} and {again:?}"
            ))
        }
    }
}
