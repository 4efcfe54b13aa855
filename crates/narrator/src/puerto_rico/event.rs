//! Log lines.

use puerto_rico::{Building, EndReason, Event, SkipReason};
use tabletop::Seat;

use super::{expansion_event, names};
use crate::Said;

/// The fact in sentences: none if another fact tells it, two if there was also a shortage.
#[must_use]
pub fn event(event: &Event) -> Vec<Said> {
    let one = match event {
        // The placement is told as a whole when it is done, and shown by the boards.
        Event::WorkersAssigned { .. } | Event::NoblesAssigned { .. } => None,
        Event::RoleChosen { .. }
        | Event::Passed { .. }
        | Event::Skipped { .. }
        | Event::CardDoubloon { .. }
        | Event::RoundStarted { .. }
        | Event::EndTriggered { .. }
        | Event::GameEnded => round(event),
        Event::TileTaken { .. }
        | Event::PlantationRevealed { .. }
        | Event::PlantationsDiscarded { .. }
        | Event::PlantationsReshuffled { .. }
        | Event::WorkerTaken { .. }
        | Event::WorkersArrived { .. }
        | Event::WorkerRefused { .. }
        | Event::WorkersPlaced { .. } => island(event),
        Event::Built { .. }
        | Event::FactoryPaid { .. }
        | Event::PrivilegeGood { .. }
        | Event::Sold { .. }
        | Event::TradingHouseEmptied
        | Event::Loaded { .. }
        | Event::ShipEmptied { .. }
        | Event::ProspectorPaid { .. }
        | Event::GainTaken { .. }
        | Event::GainDeclined { .. } => trade(event),
        Event::Produced { .. } | Event::Stored { .. } | Event::ShipRefilled { .. } => return shortage(event),
        Event::BuildingDrafted { .. }
        | Event::ForestPlanted { .. }
        | Event::PlantationDrawn { .. }
        | Event::GuestMoved { .. }
        | Event::BlackMarketPaid { .. }
        | Event::ChurchPaid { .. }
        | Event::SpecialtyFactoryPaid { .. }
        | Event::SoldToPost { .. }
        | Event::UnionHallPaid { .. }
        | Event::LighthousePaid { .. }
        | Event::SmallWharfLoaded { .. } => expansion_event::new_buildings(event),
        Event::NobleArrived { .. }
        | Event::NobleRefused { .. }
        | Event::VillaBrought { .. }
        | Event::HuntingLodgePaid { .. }
        | Event::LandOfficeBought { .. }
        | Event::ChapelPaid { .. }
        | Event::JewelerPaid { .. }
        | Event::GoodDelivered { .. } => expansion_event::nobles(event),
        Event::TileGivenUp { .. }
        | Event::ForestGivenUp { .. }
        | Event::WorkersRaided { .. }
        | Event::RaidedWorkersReturned { .. } => return expansion_event::halves(event),
        Event::TokenTaken { .. }
        | Event::ShipRobbed { .. }
        | Event::HousePlundered { .. }
        | Event::RaidedWorkerPlaced { .. }
        | Event::RoleCaptured { .. }
        | Event::CapturePaid { .. }
        | Event::CapturedRolePlayed { .. } => expansion_event::buccaneer(event),
        Event::CropTaskDrawn { .. }
        | Event::ProductionTaskDrawn { .. }
        | Event::BuildingTaskDrawn { .. }
        | Event::CropTaskDone { .. }
        | Event::ProductionTaskDone { .. }
        | Event::BuildingTaskDone { .. } => expansion_event::festival(event),
    };
    one.into_iter().collect()
}

/// The beginning and end of rounds, roles and the game.
fn round(event: &Event) -> Option<Said> {
    Some(match *event {
        Event::RoleChosen {
            seat,
            card,
            doubloons,
        } => Said::of("log-role-chosen", seat)
            .with("role", names::card(card))
            .with("doubloons", doubloons),
        Event::Passed { seat, .. } => Said::of("log-passed", seat),
        Event::Skipped { seat, reason, .. } => match skip(reason) {
            Some(words) => Said::of("log-skipped", seat).with("reason", Said::new(words)),
            None => Said::of("log-no-choice", seat),
        },
        Event::CardDoubloon { card, doubloons } => Said::new("log-card-doubloons")
            .with("cards", 1_u8)
            .with("roles", vec![names::card(card)])
            .with("doubloons", doubloons)
            .running(),
        Event::RoundStarted { round, governor } => {
            Said::of("log-round-started", governor).with("round", round)
        }
        Event::EndTriggered { reason } => Said::new(end(reason)),
        Event::GameEnded => Said::new("log-game-ended"),
        _ => return None,
    })
}

/// Tiles and workers that are added to an island.
fn island(event: &Event) -> Option<Said> {
    Some(match *event {
        Event::TileTaken { seat, tile, hacienda } => {
            let id = match hacienda {
                true => "log-tile-drawn",
                false => "log-tile-taken",
            };
            Said::of(id, seat).with("tile", names::tile(tile))
        }
        Event::PlantationRevealed { good } => Said::new("log-plantations-revealed")
            .with("tiles", vec![names::plantation(good)])
            .running(),
        Event::PlantationsDiscarded { count } => Said::new("log-plantations-discarded").with("count", count),
        Event::PlantationsReshuffled { count } => {
            Said::new("log-plantations-reshuffled").with("count", count)
        }
        Event::WorkerTaken {
            seat,
            place,
            from_ship,
        } => {
            let id = match from_ship {
                true => "log-worker-taken-from-ship",
                false => "log-worker-taken",
            };
            Said::of(id, seat).with("place", names::place_or_san_juan(place))
        }
        Event::WorkersArrived { seat, workers } => {
            Said::of("log-workers-arrived", seat).with("workers", workers)
        }
        Event::WorkerRefused { seat } => Said::of("log-worker-refused", seat),
        Event::WorkersPlaced { seat, san_juan } => {
            Said::of("log-workers-placed", seat).with("count", san_juan)
        }
        _ => return None,
    })
}

/// Buildings, goods and doubloons.
fn trade(event: &Event) -> Option<Said> {
    Some(match *event {
        Event::Built {
            seat, building, paid, ..
        } => Said::of("log-built", seat)
            .with("building", names::building(building))
            .with("paid", paid),
        Event::FactoryPaid { doubloons: 0, .. } => return None,
        Event::FactoryPaid { seat, doubloons, .. } => {
            Said::of("log-factory-paid", seat).with("doubloons", doubloons)
        }
        Event::PrivilegeGood { seat, good } => {
            Said::of("log-privilege-good", seat).with("good", names::good(good))
        }
        Event::Sold {
            seat,
            good,
            doubloons,
            ..
        } => Said::of("log-sold", seat)
            .with("good", names::good(good))
            .with("doubloons", doubloons),
        Event::TradingHouseEmptied => Said::new("log-trading-house-emptied"),
        Event::Loaded {
            seat,
            good,
            amount,
            hold,
            points,
            ..
        } => Said::of("log-loaded", seat)
            .with("goods", names::amount(amount, good))
            .with("ship", names::ship(hold))
            .with("points", points),
        Event::ShipEmptied { capacity, good } => Said::new("log-ship-emptied")
            .with("capacity", capacity)
            .with("good", names::good(good)),
        Event::ProspectorPaid { seat, doubloons } => {
            Said::of("log-prospector-paid", seat).with("doubloons", doubloons)
        }
        Event::GainTaken { seat, gain, amount } => Said::of("log-gain-taken", seat)
            .with("gain", names::gain(gain))
            .with("amount", amount),
        Event::GainDeclined { seat, gain } => {
            Said::of("log-gain-declined", seat).with("gain", names::gain(gain))
        }
        _ => return None,
    })
}

/// What came, and what was missing.
fn shortage(event: &Event) -> Vec<Said> {
    match event {
        Event::Produced { seat, goods, short } => {
            let produced = match goods.total() {
                0 => Said::of("log-produced-nothing", *seat),
                _ => Said::of("log-produced", *seat).with("goods", names::goods(goods)),
            };
            let is_short = short.total() > 0;
            let missing =
                is_short.then(|| Said::new("log-produced-short").with("goods", names::goods(short)));
            [Some(produced), missing].into_iter().flatten().collect()
        }
        Event::Stored { seat, kept, returned } => {
            let stored = match kept.total() {
                0 => Said::of("log-stored-nothing", *seat),
                _ => Said::of("log-stored", *seat).with("goods", names::goods(kept)),
            };
            let is_less = returned.total() > 0;
            let given =
                is_less.then(|| Said::of("log-returned", *seat).with("goods", names::goods(returned)));
            [Some(stored), given].into_iter().flatten().collect()
        }
        Event::ShipRefilled {
            workers,
            nobles,
            needed,
        } => {
            let refilled = match workers + nobles < *needed {
                // Nobles take the places of workers, so fewer workers are needed.
                true => Said::new("log-ship-refilled-short").with("needed", needed - nobles),
                false => Said::new("log-ship-refilled"),
            };
            let aboard = (*nobles > 0).then(|| Said::new("log-ship-refilled-noble").with("count", *nobles));
            [Some(refilled.with("count", *workers)), aboard]
                .into_iter()
                .flatten()
                .collect()
        }
        _ => Vec::new(),
    }
}

/// Points that a building brought; `None` if it brought none.
pub(super) fn points(seat: Seat, building: Building, points: u8) -> Option<Said> {
    let said = Said::of("log-building-points", seat).with("building", names::building(building));
    (points > 0).then(|| said.with("count", points))
}

/// Doubloons that a building brought; `None` if it brought none.
pub(super) fn doubloons(seat: Seat, building: Building, doubloons: u8) -> Option<Said> {
    let said = Said::of("log-building-doubloons", seat).with("building", names::building(building));
    (doubloons > 0).then(|| said.with("count", doubloons))
}

/// Why a seat does nothing; `None` if the following facts tell what it does without being asked.
const fn skip(reason: SkipReason) -> Option<&'static str> {
    Some(match reason {
        SkipReason::IslandFull => "skip-island-full",
        SkipReason::NoTile => "skip-no-tile",
        SkipReason::NoBuilding => "skip-no-building",
        SkipReason::NoSale => "skip-no-sale",
        SkipReason::TradingHouseFull => "skip-trading-house-full",
        SkipReason::NoLoad => "skip-no-load",
        SkipReason::NoPrivilegeGood => "skip-no-privilege-good",
        SkipReason::NoWorker => "skip-no-worker",
        SkipReason::NothingToPlace | SkipReason::OnlyOneAnswer => return None,
    })
}

const fn end(reason: EndReason) -> &'static str {
    match reason {
        EndReason::Workers => "log-end-triggered-workers",
        EndReason::City => "log-end-triggered-city",
        EndReason::VictoryPoints => "log-end-triggered-victory-points",
    }
}
