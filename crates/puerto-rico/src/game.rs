//! The contract with everything around the rules: who is asked, what is legal, what it does.

use tabletop::{EventSink, Game, PerSeat, Random, Score, Seat, SeatSet, Turn, Weighted};

use crate::boards::state::State;
use crate::expansions::buccaneer;
use crate::expansions::festival;
use crate::expansions::new_buildings::guesthouse;
use crate::expansions::new_buildings::small_wharf;
use crate::expansions::nobles::hunting_lodge;
use crate::expansions::nobles::royal_supplier;
use crate::phases::builder;
use crate::phases::captain;
use crate::phases::craftsman;
use crate::phases::mayor;
use crate::phases::optional;
use crate::phases::round;
use crate::phases::settler;
use crate::phases::storage;
use crate::phases::trader;
use crate::setup::draft;
use crate::setup::start;
use crate::setup::{Draft, Setup, SetupError};
use crate::views::determinize;
use crate::views::view::View;
use crate::vocabulary::action::{Action, Outcome};
use crate::vocabulary::building::Building;
use crate::vocabulary::decision::Decision;
use crate::vocabulary::event::Event;
use crate::vocabulary::expansion::Expansion;
use crate::vocabulary::refusal::Refusal;
use crate::vocabulary::rules::Switch;

impl State {
    /// Whether the seat is asked, and if not, why not.
    #[inline]
    fn check_asked(&self, seat: Seat) -> Result<(), Refusal> {
        match self.decision {
            Decision::Over => Err(Refusal::GameOver),
            Decision::RevealPlantation
            | Decision::HaciendaPlantation(_)
            | Decision::LandOfficePlantation(_)
            | Decision::DraftChance
            | Decision::FestivalCrop
            | Decision::FestivalGood
            | Decision::FestivalBuilding => Err(Refusal::ChanceFirst),
            decision => match decision.seat() {
                Some(asked) if asked != seat => Err(Refusal::NotYourTurn { asked }),
                _ => Ok(()),
            },
        }
    }
}

/// The phases, for the plain game or for all ([`State::is_full`]).
impl State {
    /// The actions of the seat that is asked.
    #[inline]
    fn legal_in<const FULL: bool>(&self, seat: Seat, actions: &mut Vec<Action>) {
        match self.decision {
            Decision::RevealPlantation
            | Decision::HaciendaPlantation(_)
            | Decision::LandOfficePlantation(_)
            | Decision::DraftChance
            | Decision::FestivalCrop
            | Decision::FestivalGood
            | Decision::FestivalBuilding
            | Decision::Over => {}
            Decision::ChooseRole(_) => round::legal::<FULL>(self, seat, actions),
            Decision::Hacienda(_)
            | Decision::PlaceDrawn(..)
            | Decision::TakeTile(_)
            | Decision::Hospice(..)
            | Decision::HospiceForest(_)
            | Decision::SecondTile(_) => settler::legal::<FULL>(self, seat, actions),
            Decision::MayorPrivilege(_)
            | Decision::SecondWorker(_)
            | Decision::ShipWorker(_)
            | Decision::PlaceWorkers(..)
            | Decision::ShipPerson(_)
            | Decision::PlaceNobles(..) => mayor::legal(self, seat, actions),
            Decision::Build(_) | Decision::BlackMarket(..) | Decision::University(..) => {
                builder::legal::<FULL>(self, seat, actions);
            }
            Decision::CraftsmanPrivilege(_) | Decision::SecondGood(..) => {
                craftsman::legal::<FULL>(self, actions);
            }
            Decision::Sell(_) | Decision::LandOffice(_) => trader::legal::<FULL>(self, seat, actions),
            Decision::Load(_) => captain::legal::<FULL>(self, seat, actions),
            Decision::StoreKind(_) | Decision::KeepSingle(_) => storage::legal::<FULL>(self, seat, actions),
            Decision::Optional(..) => optional::legal(actions),
            Decision::Draft(_) => draft::legal(self, actions),
            Decision::Guesthouse(..) => guesthouse::legal(self, seat, actions),
            Decision::SmallWharf(..) => small_wharf::legal(self, seat, actions),
            Decision::Deed(_)
            | Decision::RobShip(_)
            | Decision::KeepLoot(..)
            | Decision::RaidPersons(_)
            | Decision::PlaceRaided(..)
            | Decision::Capture(_) => buccaneer::legal(self, seat, actions),
            Decision::HuntingLodge(_) => hunting_lodge::legal(self, seat, actions),
            Decision::RoyalSupplier(_, given) => royal_supplier::legal(self, seat, given, actions),
        }
    }

    /// Carries out the action of the seat that is asked.
    #[inline]
    fn apply_in<const FULL: bool>(&mut self, seat: Seat, action: Action, events: &mut impl EventSink<Event>) {
        match self.decision {
            Decision::RevealPlantation
            | Decision::HaciendaPlantation(_)
            | Decision::LandOfficePlantation(_)
            | Decision::DraftChance
            | Decision::FestivalCrop
            | Decision::FestivalGood
            | Decision::FestivalBuilding
            | Decision::Over => {}
            Decision::ChooseRole(_) => round::apply::<FULL>(self, seat, action, events),
            Decision::Hacienda(_)
            | Decision::PlaceDrawn(..)
            | Decision::TakeTile(_)
            | Decision::Hospice(..)
            | Decision::HospiceForest(_)
            | Decision::SecondTile(_) => settler::apply::<FULL>(self, seat, action, events),
            Decision::MayorPrivilege(_)
            | Decision::SecondWorker(_)
            | Decision::ShipWorker(_)
            | Decision::PlaceWorkers(..)
            | Decision::ShipPerson(_)
            | Decision::PlaceNobles(..) => mayor::apply::<FULL>(self, seat, action, events),
            Decision::Build(_) | Decision::BlackMarket(..) | Decision::University(..) => {
                builder::apply::<FULL>(self, seat, action, events);
            }
            Decision::CraftsmanPrivilege(_) | Decision::SecondGood(..) => {
                craftsman::apply::<FULL>(self, seat, action, events);
            }
            Decision::Sell(_) | Decision::LandOffice(_) => trader::apply::<FULL>(self, seat, action, events),
            Decision::Load(_) => captain::apply::<FULL>(self, seat, action, events),
            Decision::StoreKind(_) | Decision::KeepSingle(_) => {
                storage::apply::<FULL>(self, seat, action, events);
            }
            Decision::Optional(..) => optional::apply(self, seat, action, events),
            Decision::Draft(_) => draft::apply(self, action, events),
            Decision::Guesthouse(..) => guesthouse::apply(self, seat, action, events),
            Decision::SmallWharf(..) => small_wharf::apply(self, seat, action, events),
            Decision::Deed(_)
            | Decision::RobShip(_)
            | Decision::KeepLoot(..)
            | Decision::RaidPersons(_)
            | Decision::PlaceRaided(..)
            | Decision::Capture(_) => buccaneer::apply(self, seat, action, events),
            Decision::HuntingLodge(_) => hunting_lodge::apply(self, seat, action, events),
            Decision::RoyalSupplier(_, given) => royal_supplier::apply(self, seat, given, action, events),
        }
    }
}

impl Game for State {
    const ID: &'static str = "puerto-rico";
    const RULES_VERSION: u32 = 3;

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

    /// Version 2 asks what version 1 did not: who leaves the ship with a raid, with Nobles and Buccaneer;
    /// whether the specialty factory is paid for the privilege good, with `strict_optional` and
    /// `specialty_counts_privilege`; and where a guest of the guesthouse goes before the land office draws,
    /// with New Buildings and Nobles. Version 3 asks about guests only where a move can matter.
    fn replays(rules: u32, setup: &Setup) -> bool {
        let has = |expansion| setup.expansions.has(expansion);
        let has_guests = has(Expansion::NewBuildings)
            && !matches!(&setup.draft, Draft::Named(market) if !market.contains(Building::Guesthouse));
        match rules {
            1 => {
                let pays_for_the_privilege_good = setup.switches.has(Switch::StrictOptional)
                    && setup.switches.has(Switch::SpecialtyCountsPrivilege);
                let raids_nobles = has(Expansion::Nobles) && has(Expansion::Buccaneer);
                !(pays_for_the_privilege_good || raids_nobles || has_guests)
            }
            2 => !has_guests,
            rules => rules == Self::RULES_VERSION,
        }
    }

    #[inline]
    fn seat_count(&self) -> usize {
        self.seats()
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.decision.seat() {
            Some(seat) => Turn::Seats(SeatSet::only(seat)),
            None if matches!(self.decision, Decision::Over) => Turn::Over,
            None => Turn::Chance,
        }
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        if self.decision.seat() != Some(seat) {
            return;
        }
        match self.is_full() {
            true => self.legal_in::<true>(seat, actions),
            false => self.legal_in::<false>(seat, actions),
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        self.check_asked(seat)?;
        match self.decision {
            Decision::RevealPlantation
            | Decision::HaciendaPlantation(_)
            | Decision::LandOfficePlantation(_)
            | Decision::DraftChance
            | Decision::FestivalCrop
            | Decision::FestivalGood
            | Decision::FestivalBuilding => Err(Refusal::ChanceFirst),
            Decision::Over => Err(Refusal::GameOver),
            Decision::ChooseRole(_) => round::check(self, seat, action),
            Decision::Hacienda(_)
            | Decision::PlaceDrawn(..)
            | Decision::TakeTile(_)
            | Decision::Hospice(..)
            | Decision::HospiceForest(_)
            | Decision::SecondTile(_) => settler::check(self, seat, action),
            Decision::MayorPrivilege(_)
            | Decision::SecondWorker(_)
            | Decision::ShipWorker(_)
            | Decision::PlaceWorkers(..)
            | Decision::ShipPerson(_)
            | Decision::PlaceNobles(..) => mayor::check(self, seat, action),
            Decision::Build(_) | Decision::BlackMarket(..) | Decision::University(..) => {
                builder::check(self, seat, action)
            }
            Decision::CraftsmanPrivilege(_) | Decision::SecondGood(..) => craftsman::check(self, action),
            Decision::Sell(_) | Decision::LandOffice(_) => trader::check(self, seat, action),
            Decision::Load(_) => captain::check(self, seat, action),
            Decision::StoreKind(_) | Decision::KeepSingle(_) => storage::check(self, seat, action),
            Decision::Optional(..) => optional::check(action),
            Decision::Draft(_) => draft::check(self, action),
            Decision::Guesthouse(..) => guesthouse::check(self, seat, action),
            Decision::SmallWharf(..) => small_wharf::check(self, seat, action),
            Decision::Deed(_)
            | Decision::RobShip(_)
            | Decision::KeepLoot(..)
            | Decision::RaidPersons(_)
            | Decision::PlaceRaided(..)
            | Decision::Capture(_) => buccaneer::check(self, seat, action),
            Decision::HuntingLodge(_) => hunting_lodge::check(self, seat, action),
            Decision::RoyalSupplier(_, given) => royal_supplier::check(self, seat, given, action),
        }
    }

    #[inline]
    fn apply_unchecked(&mut self, seat: Seat, action: Action, events: &mut impl EventSink<Event>) {
        match self.is_full() {
            true => self.apply_in::<true>(seat, action, events),
            false => self.apply_in::<false>(seat, action, events),
        }
    }

    #[inline]
    fn outcomes(&self, outcomes: &mut Vec<Weighted<Outcome>>) {
        match self.decision {
            Decision::RevealPlantation
            | Decision::HaciendaPlantation(_)
            | Decision::LandOfficePlantation(_) => {
                settler::outcomes(self, outcomes);
            }
            Decision::DraftChance => draft::outcomes(self, outcomes),
            Decision::FestivalCrop | Decision::FestivalGood | Decision::FestivalBuilding => {
                festival::outcomes(self, outcomes);
            }
            _ => {}
        }
    }

    #[inline]
    fn resolve_unchecked(&mut self, outcome: Outcome, events: &mut impl EventSink<Event>) {
        match outcome {
            Outcome::Plantation(good) => match self.is_full() {
                true => settler::resolve::<true>(self, good, events),
                false => settler::resolve::<false>(self, good, events),
            },
            Outcome::Draft(building) => draft::resolve(self, building, events),
            Outcome::Crop(_) | Outcome::Production(_) | Outcome::Building(_) => {
                festival::resolve(self, outcome, events);
            }
        }
    }

    fn scores(&self) -> PerSeat<Score> {
        PerSeat::from_fn(|seat| {
            let breakdown = self.breakdown(seat);
            Score {
                points: i32::from(breakdown.total()),
                tie_break: i32::from(breakdown.tie_break),
            }
        })
    }

    fn view(&self, observer: Option<Seat>) -> View {
        View::of(self, observer)
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
