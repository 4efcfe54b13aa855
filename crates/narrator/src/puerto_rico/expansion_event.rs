//! Log lines for facts that occur only with the expansions.

use puerto_rico::{Building, Event, Hold, Returned};
use tabletop::Seat;

use super::event::{doubloons, points};
use super::names;
use crate::Said;

/// Facts of two halves, each of which may be missing.
pub(super) fn halves(event: &Event) -> Vec<Said> {
    let both = match *event {
        Event::WorkersRaided {
            seat,
            workers,
            nobles,
        } => [
            (nobles > 0).then(|| Said::of("log-noble-raided", seat)),
            (workers > 0).then(|| Said::of("log-workers-raided", seat).with("count", workers)),
        ],
        Event::RaidedWorkersReturned { workers, nobles, .. } => [
            (nobles > 0).then(|| Said::new("log-raided-noble-returned")),
            (workers > 0).then(|| Said::new("log-raided-workers-returned").with("count", workers)),
        ],
        Event::TileGivenUp {
            seat,
            good,
            doubloons,
            ..
        } => given_up("log-tile-given-up", seat, names::plantation(good), doubloons),
        Event::ForestGivenUp {
            seat,
            good,
            doubloons,
        } => given_up("log-forest-given-up", seat, names::plantation(good), doubloons),
        _ => [None, None],
    };
    both.into_iter().flatten().collect()
}

/// What was given up, and the doubloons that the land office pays for it.
fn given_up(id: &'static str, seat: Seat, tile: Said, paid: u8) -> [Option<Said>; 2] {
    let given = Said::of(id, seat).with("tile", tile);
    [Some(given), doubloons(seat, Building::LandOffice, paid)]
}

/// Facts that occur only with New Buildings.
pub(super) fn new_buildings(event: &Event) -> Option<Said> {
    Some(match *event {
        Event::BuildingDrafted { by, building } => {
            let drafted = match by {
                Some(seat) => Said::of("log-building-drafted", seat),
                None => Said::new("log-building-drafted-by-chance"),
            };
            drafted.with("building", names::building(building))
        }
        Event::ForestPlanted { seat, good, .. } => {
            Said::of("log-forest-planted", seat).with("tile", names::plantation(good))
        }
        Event::PlantationDrawn { seat, good } => {
            Said::of("log-plantation-drawn", seat).with("tile", names::plantation(good))
        }
        Event::GuestMoved { seat, place, noble } => {
            let id = match noble {
                true => "log-noble-guest-moved",
                false => "log-guest-moved",
            };
            Said::of(id, seat).with("place", names::place(place))
        }
        Event::BlackMarketPaid { seat, item } => returned(seat, item),
        Event::ChurchPaid { seat, points: paid } => return points(seat, Building::Church, paid),
        Event::UnionHallPaid { seat, points: paid } => return points(seat, Building::UnionHall, paid),
        Event::SpecialtyFactoryPaid {
            seat,
            doubloons: paid,
        } => {
            return doubloons(seat, Building::SpecialtyFactory, paid);
        }
        Event::LighthousePaid {
            seat,
            doubloons: paid,
        } => return doubloons(seat, Building::Lighthouse, paid),
        Event::SoldToPost {
            seat,
            good,
            doubloons,
            ..
        } => Said::of("log-sold-to-post", seat)
            .with("good", names::good(good))
            .with("count", doubloons),
        Event::SmallWharfLoaded {
            seat,
            ref goods,
            points,
            ..
        } => Said::of("log-small-wharf-loaded", seat)
            .with("goods", names::goods(goods))
            .with("count", points),
        _ => return None,
    })
}

/// What the black market took.
fn returned(seat: Seat, item: Returned) -> Said {
    match item {
        Returned::Worker { place } => {
            Said::of("log-returned-worker", seat).with("place", names::place_or_san_juan(place))
        }
        Returned::Noble { place } => {
            Said::of("log-returned-noble", seat).with("place", names::place_or_san_juan(place))
        }
        Returned::Good { good } => Said::of("log-returned-good", seat).with("good", names::good(good)),
        Returned::Point => Said::of("log-returned-point", seat),
    }
}

/// Facts that occur only with Nobles.
pub(super) fn nobles(event: &Event) -> Option<Said> {
    Some(match *event {
        Event::NobleArrived { seat } => Said::of("log-noble-arrived", seat),
        Event::NobleRefused { seat } => Said::of("log-noble-refused", seat),
        Event::VillaBrought { seat, noble: true } => Said::of("log-villa-noble", seat),
        Event::VillaBrought { seat, noble: false } => Said::of("log-villa-worker", seat),
        Event::HuntingLodgePaid { seat, points: paid } => return points(seat, Building::HuntingLodge, paid),
        Event::LandOfficeBought { seat, doubloons } => {
            Said::of("log-land-office-bought", seat).with("count", doubloons)
        }
        Event::ChapelPaid {
            seat,
            points: point,
            doubloons: doubloon,
        } => {
            return doubloons(seat, Building::Chapel, doubloon)
                .or_else(|| points(seat, Building::Chapel, point));
        }
        Event::JewelerPaid {
            seat,
            doubloons: paid,
        } => return doubloons(seat, Building::Jeweler, paid),
        Event::GoodDelivered { seat, good, points } => Said::of("log-good-delivered", seat)
            .with("good", names::good(good))
            .with("count", points),
        _ => return None,
    })
}

/// Facts that occur only with the Buccaneer.
pub(super) fn buccaneer(event: &Event) -> Option<Said> {
    Some(match *event {
        Event::TokenTaken { seat, from: None } => Said::of("log-token-taken", seat),
        Event::TokenTaken {
            seat,
            from: Some(other),
        } => Said::of("log-token-taken-from", seat).with("other", other),
        Event::ShipRobbed {
            seat,
            capacity,
            good,
            kept,
            returned,
        } => Said::of("log-ship-robbed", seat)
            .with("ship", names::ship(Hold::Ship(capacity)))
            .with("goods", names::amount(kept + returned, good))
            .with("kept", kept),
        Event::HousePlundered {
            seat,
            ref goods,
            points,
        } => Said::of("log-house-plundered", seat)
            .with("goods", names::goods(goods))
            .with("count", points),
        Event::RaidedWorkerPlaced { seat, place, noble } => {
            let id = match noble {
                true => "log-raided-noble-placed",
                false => "log-raided-worker-placed",
            };
            Said::of(id, seat).with("place", names::place(place))
        }
        Event::RoleCaptured {
            seat,
            card,
            doubloons,
        } => Said::of("log-role-captured", seat)
            .with("role", names::card(card))
            .with("count", doubloons),
        Event::CapturePaid {
            seat,
            card,
            doubloons,
        } => Said::of("log-capture-paid", seat)
            .with("role", names::card(card))
            .with("count", doubloons),
        Event::CapturedRolePlayed { seat, card } => {
            Said::of("log-captured-role-played", seat).with("role", names::card(card))
        }
        _ => return None,
    })
}

/// Facts that occur only with the Festival.
pub(super) fn festival(event: &Event) -> Option<Said> {
    Some(match *event {
        Event::CropTaskDrawn { good } => {
            Said::new("log-crop-task-drawn").with("tile", names::plantation(good))
        }
        Event::ProductionTaskDrawn { good } => {
            Said::new("log-production-task-drawn").with("good", names::good(good))
        }
        Event::BuildingTaskDrawn { building } => {
            Said::new("log-building-task-drawn").with("building", names::building(building))
        }
        Event::CropTaskDone { seat, good, workers } => Said::of("log-crop-task-done", seat)
            .with("tile", names::plantation(good))
            .with("count", workers),
        Event::ProductionTaskDone {
            seat,
            ref goods,
            doubloons,
        } => Said::of("log-production-task-done", seat)
            .with("goods", names::goods(goods))
            .with("count", doubloons),
        Event::BuildingTaskDone {
            seat,
            building,
            points,
        } => Said::of("log-building-task-done", seat)
            .with("building", names::building(building))
            .with("count", points),
        _ => return None,
    })
}
