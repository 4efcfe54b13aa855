//! Log lines.

use puerto_rico::{Building, EndReason, Event, Place, SkipReason};
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

    /// Points that a building brought.
    pub(super) fn points(&self, seat: Seat, building: Building, points: u8) -> String {
        let building = self.building(building);
        self.of(
            "log-building-points",
            seat,
            [("building", building.into()), ("count", points.into())],
        )
    }

    /// Doubloons that a building brought.
    pub(super) fn doubloons(&self, seat: Seat, building: Building, doubloons: u8) -> String {
        let building = self.building(building);
        self.of(
            "log-building-doubloons",
            seat,
            [("building", building.into()), ("count", doubloons.into())],
        )
    }

    /// A sentence about a seat, which speaks to the reader if that is the reader's own.
    pub(super) fn of<const N: usize>(
        &self,
        id: &str,
        seat: Seat,
        values: [(&'static str, Value); N],
    ) -> String {
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
