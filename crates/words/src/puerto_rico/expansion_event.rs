//! Log lines of what only the expansions bring about.

use puerto_rico::{Building, Event, Hold, Returned, RoleCard};
use tabletop::Seat;

use crate::Value;
use crate::puerto_rico::Teller;

impl Teller<'_> {
    /// Facts that only the Buccaneer brings about.
    pub(super) fn buccaneer(&self, event: &Event) -> String {
        match *event {
            Event::TokenTaken { seat, from: None } => self.of("log-token-taken", seat, []),
            Event::TokenTaken {
                seat,
                from: Some(other),
            } => self.of(
                "log-token-taken-from",
                seat,
                [("other", self.player(other).into())],
            ),
            Event::ShipRobbed {
                seat,
                capacity,
                good,
                kept,
                returned,
            } => self.of(
                "log-ship-robbed",
                seat,
                [
                    ("ship", self.ship(Hold::Ship(capacity)).into()),
                    ("goods", self.amount(kept + returned, good).into()),
                    ("kept", kept.into()),
                ],
            ),
            Event::HousePlundered {
                seat,
                ref goods,
                points,
            } => self.of(
                "log-house-plundered",
                seat,
                [("goods", self.goods(goods).into()), ("count", points.into())],
            ),
            Event::WorkersRaided {
                seat,
                workers,
                nobles,
            } => {
                let noble = (nobles > 0).then(|| self.of("log-noble-raided", seat, []));
                let workers =
                    (workers > 0).then(|| self.of("log-workers-raided", seat, [("count", workers.into())]));
                [noble, workers]
                    .into_iter()
                    .flatten()
                    .collect::<Vec<_>>()
                    .join(" ")
            }
            Event::RaidedWorkerPlaced { seat, place, noble } => self.of(
                match noble {
                    true => "log-raided-noble-placed",
                    false => "log-raided-worker-placed",
                },
                seat,
                [("place", self.place(place).into())],
            ),
            Event::RaidedWorkersReturned { workers, nobles, .. } => {
                let noble = (nobles > 0).then(|| self.words.word("log-raided-noble-returned"));
                let workers = (workers > 0)
                    .then(|| self.say("log-raided-workers-returned", &[("count", workers.into())]));
                [noble, workers]
                    .into_iter()
                    .flatten()
                    .collect::<Vec<_>>()
                    .join(" ")
            }
            Event::RoleCaptured {
                seat,
                card,
                doubloons,
            } => self.of("log-role-captured", seat, self.card_and_count(card, doubloons)),
            Event::CapturePaid {
                seat,
                card,
                doubloons,
            } => self.of("log-capture-paid", seat, self.card_and_count(card, doubloons)),
            Event::CapturedRolePlayed { seat, card } => self.of(
                "log-captured-role-played",
                seat,
                [("role", self.card(card).into())],
            ),
            _ => String::new(),
        }
    }

    fn card_and_count(&self, card: RoleCard, count: u8) -> [(&'static str, Value); 2] {
        [("role", self.card(card).into()), ("count", count.into())]
    }

    /// Facts that only the Festival brings about.
    pub(super) fn festival(&self, event: &Event) -> String {
        let tile = |good| self.tile(puerto_rico::Tile::plantation(good));
        match *event {
            Event::CropTaskDrawn { good } => self.say("log-crop-task-drawn", &[("tile", tile(good).into())]),
            Event::ProductionTaskDrawn { good } => {
                self.say("log-production-task-drawn", &[("good", self.good(good).into())])
            }
            Event::BuildingTaskDrawn { building } => {
                let building = self.building(building);
                self.say("log-building-task-drawn", &[("building", building.into())])
            }
            Event::CropTaskDone { seat, good, workers } => self.of(
                "log-crop-task-done",
                seat,
                [("tile", tile(good).into()), ("count", workers.into())],
            ),
            Event::ProductionTaskDone {
                seat,
                ref goods,
                doubloons,
            } => self.of(
                "log-production-task-done",
                seat,
                [("goods", self.goods(goods).into()), ("count", doubloons.into())],
            ),
            Event::BuildingTaskDone {
                seat,
                building,
                points,
            } => self.of(
                "log-building-task-done",
                seat,
                [
                    ("building", self.building(building).into()),
                    ("count", points.into()),
                ],
            ),
            _ => String::new(),
        }
    }

    /// Facts that only New Buildings brings about.
    pub(super) fn new_buildings(&self, event: &Event) -> String {
        let tile = |good| self.tile(puerto_rico::Tile::plantation(good));
        match *event {
            Event::BuildingDrafted { by, building } => {
                let building = [("building", self.building(building).into())];
                match by {
                    Some(seat) => self.of("log-building-drafted", seat, building),
                    None => self.say("log-building-drafted-by-chance", &building),
                }
            }
            Event::ForestPlanted { seat, good, .. } => {
                self.of("log-forest-planted", seat, [("tile", tile(good).into())])
            }
            Event::PlantationDrawn { seat, good } => {
                self.of("log-plantation-drawn", seat, [("tile", tile(good).into())])
            }
            Event::GuestMoved { seat, place, noble } => {
                let id = match noble {
                    true => "log-noble-guest-moved",
                    false => "log-guest-moved",
                };
                self.of(id, seat, [("place", self.place(place).into())])
            }
            Event::BlackMarketPaid { seat, item } => match item {
                Returned::Worker { place } => {
                    let place = self.place_or_san_juan(place);
                    self.of("log-returned-worker", seat, [("place", place.into())])
                }
                Returned::Noble { place } => {
                    let place = self.place_or_san_juan(place);
                    self.of("log-returned-noble", seat, [("place", place.into())])
                }
                Returned::Good { good } => {
                    self.of("log-returned-good", seat, [("good", self.good(good).into())])
                }
                Returned::Point => self.of("log-returned-point", seat, []),
            },
            Event::ChurchPaid { seat, points } => self.points(seat, Building::Church, points),
            Event::UnionHallPaid { seat, points } => self.points(seat, Building::UnionHall, points),
            Event::SpecialtyFactoryPaid { seat, doubloons } => {
                self.doubloons(seat, Building::SpecialtyFactory, doubloons)
            }
            Event::LighthousePaid { seat, doubloons } => {
                self.doubloons(seat, Building::Lighthouse, doubloons)
            }
            Event::SoldToPost {
                seat,
                good,
                doubloons,
                ..
            } => {
                let good = self.good(good);
                self.of(
                    "log-sold-to-post",
                    seat,
                    [("good", good.into()), ("count", doubloons.into())],
                )
            }
            Event::SmallWharfLoaded {
                seat,
                ref goods,
                points,
                ..
            } => {
                let goods = self.goods(goods);
                self.of(
                    "log-small-wharf-loaded",
                    seat,
                    [("goods", goods.into()), ("count", points.into())],
                )
            }
            _ => String::new(),
        }
    }

    /// Facts that only Nobles brings about.
    pub(super) fn nobles(&self, event: &Event) -> String {
        let tile = |good| Value::from(self.tile(puerto_rico::Tile::plantation(good)));
        match *event {
            Event::NobleArrived { seat } => self.of("log-noble-arrived", seat, []),
            Event::NobleRefused { seat } => self.of("log-noble-refused", seat, []),
            Event::VillaBrought { seat, noble: true } => self.of("log-villa-noble", seat, []),
            Event::VillaBrought { seat, noble: false } => self.of("log-villa-worker", seat, []),
            Event::NoblesAssigned { seat, place, nobles } => {
                let place = self.place(place);
                self.of(
                    "log-nobles-assigned",
                    seat,
                    [("place", place.into()), ("count", nobles.into())],
                )
            }
            Event::TileGivenUp {
                seat,
                good,
                doubloons,
                ..
            } => {
                let given = self.of("log-tile-given-up", seat, [("tile", tile(good))]);
                self.with_land_office(given, seat, doubloons)
            }
            Event::ForestGivenUp {
                seat,
                good,
                doubloons,
            } => {
                let given = self.of("log-forest-given-up", seat, [("tile", tile(good))]);
                self.with_land_office(given, seat, doubloons)
            }
            Event::HuntingLodgePaid { seat, points } => self.points(seat, Building::HuntingLodge, points),
            Event::LandOfficeBought { seat, doubloons } => {
                self.of("log-land-office-bought", seat, [("count", doubloons.into())])
            }
            Event::ChapelPaid {
                seat,
                points: 0,
                doubloons,
            } => self.doubloons(seat, Building::Chapel, doubloons),
            Event::ChapelPaid { seat, points, .. } => self.points(seat, Building::Chapel, points),
            Event::JewelerPaid { seat, doubloons } => self.doubloons(seat, Building::Jeweler, doubloons),
            Event::GoodDelivered { seat, good, points } => {
                let good = self.good(good);
                self.of(
                    "log-good-delivered",
                    seat,
                    [("good", good.into()), ("count", points.into())],
                )
            }
            _ => String::new(),
        }
    }

    /// What was given up, and the land office's doubloons for it.
    fn with_land_office(&self, given: String, seat: Seat, doubloons: u8) -> String {
        if doubloons == 0 {
            return given;
        }
        let paid = self.doubloons(seat, Building::LandOffice, doubloons);
        format!("{given} {paid}")
    }
}
