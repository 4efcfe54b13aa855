//! Where the game of a position stands: its decision, phase and progress, which a position gives separately, combined
//! into the one value that a state holds. A position that contradicts itself has none.

use tabletop::PerSeat;

use crate::boards::board::Board;
use crate::moment::{
    At, Moment, buccaneer, builder, captain, craftsman, mayor, prospector, settler, start, storage, trader,
};
use crate::positions::position::Position;
use crate::vocabulary::building::Building;
use crate::vocabulary::decision::{Decision, Gain};
use crate::vocabulary::expansion::Expansion;
use crate::vocabulary::place::Place;
use crate::vocabulary::progress::Progress;
use crate::vocabulary::role::Role;
use crate::vocabulary::tile::Tile;
use crate::vocabulary::window::Window;

impl Moment {
    /// Where the game of the position stands; `None` if its decision does not belong to its phase, or the phase's
    /// memory is of another one.
    pub(crate) fn of_position(position: &Position, boards: &PerSeat<Board>) -> Option<Self> {
        let chooser = position.phase.map_or(position.governor, |phase| phase.chooser);
        let seat = match position.decision {
            Decision::HaciendaPlantation(seat) | Decision::LandOfficePlantation(seat) => seat,
            decision => decision.seat().unwrap_or(chooser),
        };
        let at = match position.phase {
            None => before_or_after(position)?,
            Some(phase) => in_phase(position, phase.role, boards)?,
        };
        Some(Self::new(seat, chooser, at))
    }
}

/// Setup, the choice of a role, the end: there is nothing to remember.
fn before_or_after(position: &Position) -> Option<At> {
    let is_new = position.round == 1 && position.cards.takers.0.iter().all(Option::is_none);
    let in_setup = |question| is_new.then_some(At::Setup(question));
    if position.progress != Progress::None {
        return None;
    }
    match position.decision {
        Decision::Draft(_) => in_setup(start::Question::Draft),
        Decision::DraftChance => in_setup(start::Question::DraftChance),
        Decision::FestivalCrop => in_setup(start::Question::CropTask),
        Decision::FestivalGood => in_setup(start::Question::GoodTask),
        Decision::FestivalBuilding => in_setup(start::Question::BuildingTask),
        Decision::RevealPlantation => in_setup(start::Question::Row),
        Decision::ChooseRole(_) => Some(At::Choice),
        Decision::Guesthouse(_, Window::End) => Some(At::LastGuests),
        Decision::Over => Some(At::Over),
        _ => None,
    }
}

/// A role's phase with the memory that it must have.
fn in_phase(position: &Position, role: Role, boards: &PerSeat<Board>) -> Option<At> {
    let decision = position.decision;
    let has_nobles = position.setup.expansions.has(Expansion::Nobles);
    Some(match (role, position.progress) {
        (Role::Settler, Progress::None) => At::Settler(settler_question(decision)?),
        (Role::Mayor, Progress::None) if !has_nobles => {
            At::Mayor(mayor::Memory::default(), mayor_question(decision, boards)?)
        }
        (Role::Mayor, Progress::Mayor { received }) if has_nobles => {
            At::Mayor(mayor::Memory { received }, mayor_question(decision, boards)?)
        }
        (Role::Builder, Progress::None) => At::Builder(builder_question(decision)?),
        (Role::Craftsman, Progress::Craftsman { kinds, received }) => {
            let memory = craftsman::Memory { kinds, received };
            At::Craftsman(memory, craftsman_question(decision)?)
        }
        (Role::Trader, Progress::None) if !has_nobles => {
            At::Trader(trader::Memory::default(), trader_question(decision)?)
        }
        (
            Role::Trader,
            Progress::Trader {
                land_office_used,
                sold,
            },
        ) if has_nobles => {
            let memory = trader::Memory {
                land_office_used,
                sold,
            };
            noble_trade(memory, trader_question(decision)?)?
        }
        (
            Role::Captain,
            Progress::Captain {
                passes,
                privilege_used,
                wharves_used,
                begun,
                small_wharves_used,
            },
        ) if usize::from(passes) < position.setup.player_count => {
            let memory = captain::Memory {
                passes,
                privilege_used,
                wharves_used,
                begun,
                small_wharves_used,
            };
            At::Captain(memory, captain_question(decision)?)
        }
        (Role::Captain, Progress::Storage { stored, singles }) => {
            let memory = storage::Memory { stored, singles };
            At::Storage(memory, storage_question(decision)?)
        }
        (Role::Prospector, Progress::None) => At::Prospector(match decision {
            Decision::Guesthouse(_, Window::Prospector) => prospector::Question::Guests,
            Decision::Optional(_, Gain::Prospector) => prospector::Question::Doubloon,
            _ => return None,
        }),
        (Role::Buccaneer, Progress::None) => At::Buccaneer(buccaneer_question(decision)?),
        _ => return None,
    })
}

fn settler_question(decision: Decision) -> Option<settler::Question> {
    use settler::Question;
    Some(match decision {
        Decision::Guesthouse(_, Window::Settler) => Question::Guests,
        Decision::Guesthouse(_, Window::Tile) => Question::TileGuests,
        Decision::Guesthouse(_, Window::SecondTile) => Question::SecondTileGuests,
        Decision::Guesthouse(_, Window::HuntingLodge) => Question::LodgeGuests,
        Decision::Hacienda(_) => Question::Hacienda,
        Decision::HaciendaPlantation(_) => Question::HaciendaDraw,
        Decision::PlaceDrawn(_, good) => Question::PlaceDrawn(good),
        Decision::TakeTile(_) => Question::Tile,
        Decision::Hospice(_, tile) => Question::Hospice(tile),
        Decision::HospiceForest(_) => Question::HospiceForest,
        Decision::SecondTile(_) => Question::SecondTile,
        Decision::HuntingLodge(_) => Question::Lodge,
        Decision::Optional(_, Gain::HuntingLodge) => Question::LodgePoints,
        Decision::RevealPlantation => Question::Row,
        _ => return None,
    })
}

fn mayor_question(decision: Decision, boards: &PerSeat<Board>) -> Option<mayor::Question> {
    use mayor::Question;
    let later = |place: Place| (place.index() + 1..Tile::ALL.len() + Building::COUNT).map(Place::at);
    Some(match decision {
        Decision::Guesthouse(_, Window::Mayor) => Question::Guests,
        Decision::MayorPrivilege(_) => Question::Privilege,
        Decision::SecondWorker(_) => Question::SecondWorker,
        Decision::ShipWorker(_) => Question::ShipWorker,
        Decision::ShipPerson(_) => Question::ShipPerson,
        Decision::Optional(_, Gain::Villa { occasion }) => Question::Villa(occasion),
        Decision::PlaceWorkers(seat, place) => {
            let circles = later(place).map(|place| boards[seat].circles(place));
            Question::PlaceWorkers {
                place,
                circles_after: circles.sum(),
            }
        }
        Decision::PlaceNobles(seat, place) => {
            let workers = later(place).map(|place| boards[seat].workers(place));
            Question::PlaceNobles {
                place,
                workers_after: workers.sum::<u8>() + boards[seat].san_juan,
            }
        }
        _ => return None,
    })
}

fn builder_question(decision: Decision) -> Option<builder::Question> {
    use builder::Question;
    Some(match decision {
        Decision::Guesthouse(_, Window::Builder) => Question::Guests,
        Decision::Build(_) => Question::Build,
        Decision::BlackMarket(_, debt) => Question::BlackMarket(debt),
        Decision::University(_, building) => Question::University(building),
        Decision::Optional(_, gain) => Question::Gain(builder::Gain::of(gain)?),
        _ => return None,
    })
}

fn craftsman_question(decision: Decision) -> Option<craftsman::Question> {
    use craftsman::Question;
    Some(match decision {
        Decision::Guesthouse(_, Window::Production) => Question::Guests,
        Decision::Guesthouse(_, Window::CraftsmanPrivilege) => Question::PrivilegeGuests,
        Decision::CraftsmanPrivilege(_) => Question::Privilege,
        Decision::SecondGood(_, first) => Question::SecondGood(first),
        Decision::Optional(_, gain) => Question::Gain(craftsman::Gain::of(gain)?),
        _ => return None,
    })
}

fn trader_question(decision: Decision) -> Option<trader::Question> {
    use trader::Question;
    Some(match decision {
        Decision::Guesthouse(_, Window::Trader) => Question::Guests,
        Decision::Sell(_) => Question::Sell,
        Decision::LandOffice(_) => Question::LandOffice,
        Decision::LandOfficePlantation(_) => Question::LandOfficeDraw,
        Decision::PlaceDrawn(_, good) => Question::PlaceDrawn(good),
        Decision::Optional(_, gain) => Question::Gain(trader::Gain::of(gain)?),
        _ => return None,
    })
}

/// With Nobles there is one sale, and one use of the land office.
fn noble_trade(memory: trader::Memory, question: trader::Question) -> Option<At> {
    use trader::Question;
    let fits = match question {
        Question::Sell => !memory.sold,
        Question::LandOffice => memory.sold && !memory.land_office_used,
        Question::LandOfficeDraw | Question::PlaceDrawn(_) => memory.land_office_used,
        Question::Guests | Question::Gain(_) => true,
    };
    fits.then_some(At::Trader(memory, question))
}

fn captain_question(decision: Decision) -> Option<captain::Question> {
    use captain::Question;
    Some(match decision {
        Decision::Guesthouse(_, Window::Captain) => Question::Guests,
        Decision::Load(_) => Question::Load,
        Decision::RoyalSupplier(_, given) => Question::RoyalSupplier(given),
        Decision::SmallWharf(_, good, shipped) => Question::SmallWharf(good, shipped),
        Decision::Optional(_, gain) => Question::Gain(captain::Gain::of(gain)?),
        _ => return None,
    })
}

fn storage_question(decision: Decision) -> Option<storage::Question> {
    use storage::Question;
    Some(match decision {
        Decision::Guesthouse(_, Window::Storage) => Question::Guests,
        Decision::StoreKind(_) => Question::StoreKind,
        Decision::KeepSingle(_) => Question::KeepSingle,
        _ => return None,
    })
}

fn buccaneer_question(decision: Decision) -> Option<buccaneer::Question> {
    use buccaneer::Question;
    Some(match decision {
        Decision::Guesthouse(_, Window::Buccaneer) => Question::Guests,
        Decision::Deed(_) => Question::Deed,
        Decision::RobShip(_) => Question::RobShip,
        Decision::KeepLoot(_, capacity) => Question::KeepLoot(capacity),
        Decision::RaidPersons(_) => Question::RaidPersons,
        Decision::PlaceRaided(_, raid) => Question::PlaceRaided(raid),
        Decision::Capture(_) => Question::Capture,
        _ => return None,
    })
}
