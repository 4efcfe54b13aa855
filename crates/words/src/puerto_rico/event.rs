//! Log lines.

use puerto_rico::{Building, EndReason, Event, Hold, Place, Returned, RoleCard, SkipReason};
use tabletop::Seat;

use crate::Value;
use crate::puerto_rico::Teller;

impl Teller<'_> {
    /// The fact in words: one line of the log, or two where something went short besides.
    #[must_use]
    pub fn event(&self, event: &Event) -> String {
        match *event {
            Event::RoleChosen {
                seat,
                card,
                doubloons,
            } => {
                let role = self.card(card);
                self.of(
                    "log-role-chosen",
                    seat,
                    [("role", role.into()), ("doubloons", doubloons.into())],
                )
            }
            Event::Passed { seat, .. } => self.of("log-passed", seat, []),
            Event::Skipped { seat, reason, .. } => {
                let reason = self.words.word(skip(reason));
                self.of("log-skipped", seat, [("reason", reason.into())])
            }
            Event::TileTaken { seat, tile, hacienda } => {
                let id = if hacienda {
                    "log-tile-drawn"
                } else {
                    "log-tile-taken"
                };
                self.of(id, seat, [("tile", self.tile(tile).into())])
            }
            Event::PlantationRevealed { good } => {
                let tile = self.tile(puerto_rico::Tile::plantation(good));
                self.say("log-plantation-revealed", &[("tile", tile.into())])
            }
            Event::PlantationsDiscarded { count } => {
                self.say("log-plantations-discarded", &[("count", count.into())])
            }
            Event::PlantationsReshuffled { count } => {
                self.say("log-plantations-reshuffled", &[("count", count.into())])
            }
            Event::WorkerTaken {
                seat,
                place,
                from_ship,
            } => {
                let id = if from_ship {
                    "log-worker-taken-from-ship"
                } else {
                    "log-worker-taken"
                };
                self.of(id, seat, [("place", self.place_or_san_juan(place).into())])
            }
            Event::WorkersArrived { seat, workers } => {
                self.of("log-workers-arrived", seat, [("workers", workers.into())])
            }
            Event::WorkerRefused { seat } => self.of("log-worker-refused", seat, []),
            Event::WorkersAssigned { seat, place, workers } => {
                let place = self.place(place);
                self.of(
                    "terminal-log-assigned",
                    seat,
                    [("place", place.into()), ("workers", workers.into())],
                )
            }
            Event::WorkersPlaced { seat, san_juan } => {
                self.of("log-workers-placed", seat, [("count", san_juan.into())])
            }
            Event::ShipRefilled {
                workers,
                nobles,
                needed,
            } => {
                let id = if workers + nobles < needed {
                    "log-ship-refilled-short"
                } else {
                    "log-ship-refilled"
                };
                let needed = needed - nobles;
                let refilled = self.say(id, &[("count", workers.into()), ("needed", needed.into())]);
                if nobles == 0 {
                    return refilled;
                }
                let nobles = self.say("log-ship-refilled-noble", &[("count", nobles.into())]);
                format!("{refilled} {nobles}")
            }
            Event::Built {
                seat, building, paid, ..
            } => {
                let building = self.building(building);
                self.of(
                    "log-built",
                    seat,
                    [("building", building.into()), ("paid", paid.into())],
                )
            }
            Event::Produced {
                seat,
                ref goods,
                ref short,
            } => {
                let produced = if goods.total() == 0 {
                    self.of("log-produced-nothing", seat, [])
                } else {
                    self.of("log-produced", seat, [("goods", self.goods(goods).into())])
                };
                if short.total() == 0 {
                    return produced;
                }
                let short = self.say("log-produced-short", &[("goods", self.goods(short).into())]);
                format!("{produced} {short}")
            }
            Event::FactoryPaid { seat, doubloons, .. } => {
                self.of("log-factory-paid", seat, [("doubloons", doubloons.into())])
            }
            Event::PrivilegeGood { seat, good } => {
                self.of("log-privilege-good", seat, [("good", self.good(good).into())])
            }
            Event::Sold {
                seat,
                good,
                doubloons,
                ..
            } => {
                let good = self.good(good);
                self.of(
                    "log-sold",
                    seat,
                    [("good", good.into()), ("doubloons", doubloons.into())],
                )
            }
            Event::TradingHouseEmptied => self.say("log-trading-house-emptied", &[]),
            Event::Loaded {
                seat,
                good,
                amount,
                hold,
                points,
                ..
            } => self.of(
                "log-loaded",
                seat,
                [
                    ("goods", self.amount(amount, good).into()),
                    ("ship", self.ship(hold).into()),
                    ("points", points.into()),
                ],
            ),
            Event::Stored {
                seat,
                ref kept,
                ref returned,
            } => {
                let stored = if kept.total() == 0 {
                    self.of("log-stored-nothing", seat, [])
                } else {
                    self.of("log-stored", seat, [("goods", self.goods(kept).into())])
                };
                if returned.total() == 0 {
                    return stored;
                }
                let returned = self.of("log-returned", seat, [("goods", self.goods(returned).into())]);
                format!("{stored} {returned}")
            }
            Event::ShipEmptied { capacity, good } => {
                let good = self.good(good);
                self.say(
                    "log-ship-emptied",
                    &[("capacity", capacity.into()), ("good", good.into())],
                )
            }
            Event::ProspectorPaid { seat, doubloons } => {
                self.of("log-prospector-paid", seat, [("doubloons", doubloons.into())])
            }
            Event::GainTaken { seat, gain, amount } => {
                let gain = self.gain(gain);
                self.of(
                    "log-gain-taken",
                    seat,
                    [("gain", gain.into()), ("amount", amount.into())],
                )
            }
            Event::GainDeclined { seat, gain } => {
                self.of("log-gain-declined", seat, [("gain", self.gain(gain).into())])
            }
            Event::EndTriggered { reason } => self.words.word(end(reason)),
            Event::CardDoubloon { card, doubloons } => {
                let role = self.card(card);
                self.say(
                    "log-card-doubloon",
                    &[("role", role.into()), ("doubloons", doubloons.into())],
                )
            }
            Event::RoundStarted { round, governor } => {
                self.of("log-round-started", governor, [("round", round.into())])
            }
            Event::GameEnded => self.say("log-game-ended", &[]),
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
            | Event::SmallWharfLoaded { .. } => self.new_buildings(event),
            Event::NobleArrived { .. }
            | Event::NobleRefused { .. }
            | Event::VillaBrought { .. }
            | Event::NoblesAssigned { .. }
            | Event::TileGivenUp { .. }
            | Event::ForestGivenUp { .. }
            | Event::HuntingLodgePaid { .. }
            | Event::LandOfficeBought { .. }
            | Event::ChapelPaid { .. }
            | Event::JewelerPaid { .. }
            | Event::GoodDelivered { .. } => self.nobles(event),
            Event::TokenTaken { .. }
            | Event::ShipRobbed { .. }
            | Event::HousePlundered { .. }
            | Event::WorkersRaided { .. }
            | Event::RaidedWorkerPlaced { .. }
            | Event::RaidedWorkersReturned { .. }
            | Event::RoleCaptured { .. }
            | Event::CapturePaid { .. }
            | Event::CapturedRolePlayed { .. } => self.buccaneer(event),
            Event::CropTaskDrawn { .. }
            | Event::ProductionTaskDrawn { .. }
            | Event::BuildingTaskDrawn { .. }
            | Event::CropTaskDone { .. }
            | Event::ProductionTaskDone { .. }
            | Event::BuildingTaskDone { .. } => self.festival(event),
        }
    }

    /// Facts that only the Buccaneer brings about.
    fn buccaneer(&self, event: &Event) -> String {
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
    fn festival(&self, event: &Event) -> String {
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
    fn new_buildings(&self, event: &Event) -> String {
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
    fn nobles(&self, event: &Event) -> String {
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

    /// Points that a building brought.
    fn points(&self, seat: Seat, building: Building, points: u8) -> String {
        let building = self.building(building);
        self.of(
            "log-building-points",
            seat,
            [("building", building.into()), ("count", points.into())],
        )
    }

    /// Doubloons that a building brought.
    fn doubloons(&self, seat: Seat, building: Building, doubloons: u8) -> String {
        let building = self.building(building);
        self.of(
            "log-building-doubloons",
            seat,
            [("building", building.into()), ("count", doubloons.into())],
        )
    }

    /// A sentence about a seat, which speaks to the reader if that is the reader's own.
    fn of<const N: usize>(&self, id: &str, seat: Seat, values: [(&'static str, Value); N]) -> String {
        let mut args = self.who(seat);
        args.extend(values);
        self.say(id, &args)
    }

    pub(super) fn place_or_san_juan(&self, place: Option<Place>) -> String {
        place.map_or_else(|| self.words.word("word-san-juan"), |place| self.place(place))
    }
}

const fn skip(reason: SkipReason) -> &'static str {
    match reason {
        SkipReason::IslandFull => "skip-island-full",
        SkipReason::NoTile => "skip-no-tile",
        SkipReason::NoBuilding => "skip-no-building",
        SkipReason::NoSale => "skip-no-sale",
        SkipReason::TradingHouseFull => "skip-trading-house-full",
        SkipReason::NoLoad => "skip-no-load",
        SkipReason::NoPrivilegeGood => "skip-no-privilege-good",
        SkipReason::NoWorker => "skip-no-worker",
        SkipReason::NothingToPlace => "skip-nothing-to-place",
        SkipReason::OnlyOneAnswer => "skip-only-one-answer",
    }
}

const fn end(reason: EndReason) -> &'static str {
    match reason {
        EndReason::Workers => "log-end-triggered-workers",
        EndReason::City => "log-end-triggered-city",
        EndReason::VictoryPoints => "log-end-triggered-victory-points",
    }
}
