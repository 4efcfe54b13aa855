//! What the analysis needs to know of Puerto Rico.

use puerto_rico::{Board as Boards, Building, Decision, Good, Kind, Place, State, Tile, worth_now};
use tabletop::{FastRandom, PerSeat, Seat};

use crate::analysis::analysed::{Analysed, Asked, Effort};
use crate::analysis::calibration::Calibration;
use crate::analysis::facts::{Facts, Of};
use crate::analysis::measure::{Counts, Measure};
use crate::puerto_rico::{
    Board, Evaluation, Horizon, Judge, Knowledge, Nets, Position, PuertoRicoGuide, Quick, Weights,
    role_choice,
};
use crate::search::Payoff;

/// More picks of roles than there are before a seat's next one: with two players a round has six.
const PICK_COUNT_MAX: u8 = 8;

/// The key of a forest among the tiles.
const FOREST: &str = "forest";

/// Goods that the trading house takes before it is emptied.
const TRADING_HOUSE_SPACES: u8 = 4;

impl Analysed for State {
    type Guide = PuertoRicoGuide;

    const HINT: Effort = Effort {
        scan: 2_400,
        worlds: 12,
        each: 160,
    };
    const REVIEW: Effort = Effort {
        scan: 300,
        worlds: 4,
        each: 60,
    };
    const SAMPLES: u32 = 8;

    fn share_guide() -> PuertoRicoGuide {
        let payoff = Payoff {
            win: 1.0,
            ..Payoff::default()
        };
        PuertoRicoGuide::new(Knowledge {
            payoff,
            ..Knowledge::default()
        })
    }

    fn calibration(&self) -> Calibration {
        match self.setup().expansions.is_empty() {
            true => Calibration::new(1.5, 0.78, -0.25),
            false => Calibration::new(1.43, 0.8, -0.25),
        }
    }

    fn is_reviewed(&self, seat: Seat) -> bool {
        let asks = self.decision().seat() == Some(seat);
        asks && matches!(
            self.decision(),
            Decision::ChooseRole(_)
                | Decision::TakeTile(_)
                | Decision::SecondTile(_)
                | Decision::PlaceWorkers(..)
                | Decision::Build(_)
                | Decision::CraftsmanPrivilege(_)
                | Decision::Sell(_)
                | Decision::Load(_)
                | Decision::Deed(_)
                | Decision::RobShip(_)
                | Decision::Capture(_)
                | Decision::HuntingLodge(_)
                | Decision::LandOffice(_)
        )
    }

    fn goes_on(&self, later: &Self, seat: Seat) -> bool {
        use Decision::{
            BlackMarket, Build, Capture, CraftsmanPrivilege, Deed, KeepLoot, KeepSingle, Load, PlaceNobles,
            PlaceRaided, PlaceWorkers, RaidPersons, RobShip, RoyalSupplier, SecondGood, SmallWharf,
            StoreKind,
        };
        let (first, then) = (self.decision(), later.decision());
        let same = match first {
            PlaceWorkers(..) | PlaceNobles(..) => matches!(then, PlaceWorkers(..) | PlaceNobles(..)),
            StoreKind(_) | KeepSingle(_) => matches!(then, StoreKind(_) | KeepSingle(_)),
            Load(_) | SmallWharf(..) => matches!(then, SmallWharf(..)),
            Build(_) | BlackMarket(..) => matches!(then, BlackMarket(..)),
            CraftsmanPrivilege(_) => matches!(then, SecondGood(..)),
            RoyalSupplier(..) => matches!(then, RoyalSupplier(..)),
            Deed(_) => matches!(
                then,
                RobShip(_) | KeepLoot(..) | RaidPersons(_) | PlaceRaided(..) | Capture(_)
            ),
            RobShip(_) => matches!(then, KeepLoot(..)),
            RaidPersons(_) | PlaceRaided(..) => matches!(then, PlaceRaided(..)),
            _ => false,
        };
        same && first.seat() == Some(seat) && then.seat() == Some(seat)
    }

    /// Plays to the end of the role's phase. What a hacienda draws lies face down until then.
    fn play_through(&mut self, _guide: &mut PuertoRicoGuide, random: &mut FastRandom) -> PerSeat<Facts> {
        let judge = Judge::new(&Weights::TUNED, Nets::default());
        let mut unseen = PerSeat::<Facts>::default();
        Quick::new(judge, random.bits()).finish_phase_seeing(self, &mut |seat, before, after| {
            for tile in Tile::ALL {
                unseen[seat].add_kind(
                    Of::Tile,
                    tile.key(),
                    after.tiles[tile].saturating_sub(before.tiles[tile]),
                );
            }
            let forests = after.forest_count().saturating_sub(before.forest_count());
            unseen[seat].add_kind(Of::Tile, FOREST, forests);
        });
        unseen
    }

    fn play_on(&mut self, seat: Seat, _guide: &mut PuertoRicoGuide, random: &mut FastRandom) {
        let judge = Judge::new(&Weights::TUNED, Nets::default());
        let mut quick = Quick::new(judge, random.bits());
        role_choice::play_picks(self, seat, &mut quick, PICK_COUNT_MAX);
    }

    fn facts(&self, seat: Seat, unseen: &Facts) -> Facts {
        let mut facts = Facts::default();
        let hidden = |tile: &'static str| unseen.get((Of::Tile, Some(tile))) as u8;
        let mut known = *self.board(seat);
        for tile in Tile::ALL {
            known.tiles[tile] = known.tiles[tile].saturating_sub(hidden(tile.key()));
        }
        let board = &known;
        facts.add(Of::Points, self.breakdown(seat).total as f32);
        facts.add(Of::Doubloons, board.doubloons);
        facts.add(Of::Workers, board.workers_total());
        let quarry = board.workers(Place::Tile(Tile::Quarry));
        facts.add(Of::Saves, quarry);
        facts.add_kind(Of::Active, Tile::Quarry.key(), quarry);
        for tile in Tile::ALL {
            facts.add_kind(Of::Tile, tile.key(), board.tiles[tile]);
        }
        facts.add_kind(
            Of::Tile,
            FOREST,
            board.forest_count().saturating_sub(hidden(FOREST)),
        );
        let drawn = Tile::ALL.map(|tile| hidden(tile.key())).iter().sum::<u8>() + hidden(FOREST);
        facts.add(Of::FaceDown, drawn);
        if drawn > 0 {
            facts.add(Of::Odds, self.odds(seat, board));
        }
        let quarries = board.tiles[Tile::Quarry];
        facts.add(Of::CouldSave, quarries);
        for building in board.owned().iter() {
            facts.add_kind(Of::Building, building.key(), board.copies(building));
            if has_function(building) {
                facts.add_kind(Of::Works, building.key(), 1u8);
                facts.add_kind(Of::Active, building.key(), u8::from(board.occupies(building)));
            }
            if !board.occupies(building) {
                facts.add(Of::Bonus, worth_now(board, building).unwrap_or_default());
            }
        }
        self.facts_of_goods(seat, board, &mut facts);
        facts
    }

    fn asks(&self) -> Asked {
        let plain: &[Of] = match self.decision() {
            Decision::TakeTile(_)
            | Decision::SecondTile(_)
            | Decision::LandOffice(_)
            | Decision::Hacienda(_) => &[Of::Tile],
            Decision::Build(_) => &[Of::Building],
            Decision::StoreKind(_) | Decision::KeepSingle(_) => &[Of::Good],
            _ => &[Of::Works],
        };
        Asked {
            plain,
            begins: matches!(self.decision(), Decision::ChooseRole(_)),
            // All workers were taken up first; and after a hacienda comes the tile from the row, with or without its own.
            only_compares: matches!(
                self.decision(),
                Decision::PlaceWorkers(..) | Decision::PlaceNobles(..) | Decision::Hacienda(_)
            ),
        }
    }

    fn rounds_left(&self) -> f32 {
        Horizon::of(&Position::of(self), &Weights::TUNED).rounds
    }

    fn is_ending(&self) -> bool {
        self.end().is_some()
    }

    fn counts(&self, seat: Seat) -> Counts {
        let board = self.board(seat);
        let number = |count: u8| i16::from(count);
        let mut counts = Counts::default();
        counts[Measure::Points] = self.breakdown(seat).total as i16;
        counts[Measure::Doubloons] = board.doubloons as i16;
        counts[Measure::Goods] = number(board.goods.total());
        counts[Measure::Production] = number(board.production().total());
        counts[Measure::Workers] = number(board.workers_total());
        counts[Measure::Plantations] = number(board.island_spaces());
        counts[Measure::Buildings] = board
            .owned()
            .iter()
            .map(|building| number(board.copies(building)))
            .sum();
        counts
    }

    fn prospects(&self) -> PerSeat<f32> {
        let position = Position::of(self);
        let weights = Weights::TUNED;
        let evaluation = Evaluation::new(&position, &weights);
        PerSeat::from_fn(|seat| {
            if seat.index() < self.seats() {
                evaluation.board(position.board(seat))
            } else {
                0.0
            }
        })
    }
}

/// Whether a building does something with a worker during the game, other than to produce goods of its own kind.
fn has_function(building: Building) -> bool {
    matches!(building.row().kind, Kind::SmallCommercial | Kind::Workshop)
}

/// Facts about goods, from one kind to the next.
trait Goods {
    fn facts_of_goods(&self, seat: Seat, known: &Boards, facts: &mut Facts);
    fn could_sell(&self, seat: Seat, good: Good) -> bool;
    fn odds(&self, seat: Seat, known: &Boards) -> f32;
    fn is_plant(&self, building: Building, good: Good) -> bool;
}

impl Goods for State {
    /// `known` are the seat's boards without what nobody has seen.
    fn facts_of_goods(&self, seat: Seat, known: &Boards, facts: &mut Facts) {
        let (board, mut own) = (known, Board::of(self, seat));
        for tile in Tile::ALL {
            own.tiles[tile as usize] = board.tiles[tile];
        }
        let makes = board.production();
        let room = Position::of(self).room;
        let tiles = |board: &Board, good: Good| board.tiles[Tile::plantation(good) as usize];
        let rivals: Vec<Board> = Seat::all(self.seats())
            .filter(|&rival| rival != seat)
            .map(|rival| Board::of(self, rival))
            .collect();
        for good in Good::ALL {
            let key = good.key();
            facts.add_kind(Of::Good, key, board.goods[good]);
            facts.add_kind(Of::Makes, key, makes[good]);
            let could = own.potential(good);
            facts.add_kind(Of::CouldMake, key, could);
            facts.add_kind(Of::Lacks, key, tiles(&own, good) - could.min(tiles(&own, good)));
            let plants = Building::ALL
                .into_iter()
                .filter(|&plant| self.is_plant(plant, good));
            let price = plants.map(|plant| plant.row().cost).min();
            facts.add_kind(Of::Price, key, price.unwrap_or_default());
            if good != Good::Corn {
                facts.add_kind(Of::Room, key, own.plant_circles(good) - could);
            }
            facts.add_kind(Of::Holds, key, room[good as usize].min(board.goods[good]));
            let is_alone = could > 0 && rivals.iter().all(|rival| tiles(rival, good) == 0);
            facts.add_kind(Of::Alone, key, u8::from(is_alone));
            if self.could_sell(seat, good) {
                // The privilege of a trader comes with its phase only.
                let sale = self.sale(seat, good);
                facts.add_kind(Of::Sale, key, sale.price + sale.markets);
            }
        }
    }

    /// Whether it is for sale and produces this good.
    fn is_plant(&self, building: Building, good: Good) -> bool {
        let (Kind::SmallProduction(made) | Kind::LargeProduction(made)) = building.row().kind else {
            return false;
        };
        made == good && self.for_sale().contains(building)
    }

    /// How many percent of the face-down plantations would produce for the seat once occupied.
    fn odds(&self, seat: Seat, known: &Boards) -> f32 {
        let (own, piles) = (Board::of(self, seat), self.face_down());
        let produces = |good: &Good| {
            *good == Good::Corn || own.plant_circles(*good) > known.tiles[Tile::plantation(*good)]
        };
        let useful: u8 = Good::ALL
            .into_iter()
            .filter(produces)
            .map(|good| piles[good])
            .sum();
        100.0 * f32::from(useful) / f32::from(piles.total().max(1))
    }

    /// Whether the trading house would take the good from the seat now.
    fn could_sell(&self, seat: Seat, good: Good) -> bool {
        let (board, house) = (self.board(seat), self.trading_house());
        let is_new = house[good] == 0 || board.occupies(Building::Office);
        board.goods[good] > 0 && is_new && house.total() < TRADING_HOUSE_SPACES
    }
}
