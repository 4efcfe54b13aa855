//! What the analysis needs to know of Puerto Rico.

use puerto_rico::{Building, Decision, Good, Place, Role, State, Tile, worth_now};
use tabletop::{FastRandom, PerSeat, Seat};

use crate::analysis::analysed::{Analysed, Effort};
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

    /// Plays to the end of the role's phase.
    fn play_through(&mut self, _guide: &mut PuertoRicoGuide, random: &mut FastRandom) {
        let judge = Judge::new(&Weights::TUNED, Nets::default());
        Quick::new(judge, random.bits()).finish_phase(self);
    }

    fn play_on(&mut self, seat: Seat, _guide: &mut PuertoRicoGuide, random: &mut FastRandom) {
        let judge = Judge::new(&Weights::TUNED, Nets::default());
        let mut quick = Quick::new(judge, random.bits());
        role_choice::play_picks(self, seat, &mut quick, PICK_COUNT_MAX);
    }

    fn facts(&self, seat: Seat) -> Facts {
        let mut facts = Facts::default();
        let board = self.board(seat);
        facts.add(Of::Points, self.breakdown(seat).total as f32);
        facts.add(Of::Doubloons, board.doubloons);
        facts.add(Of::Workers, board.workers_total());
        facts.add(Of::Saves, board.workers(Place::Tile(Tile::Quarry)));
        for tile in Tile::ALL {
            facts.add_kind(Of::Tile, tile.key(), board.tiles[tile]);
        }
        facts.add_kind(Of::Tile, "forest", board.forest_count());
        for building in board.owned().iter() {
            facts.add_kind(Of::Building, building.key(), board.copies(building));
            if let Some(role) = works_in(building) {
                facts.add_kind(Of::Works, role.key(), 1u8);
                facts.add_kind(Of::Active, building.key(), u8::from(board.occupies(building)));
            }
            if !board.occupies(building) {
                facts.add(Of::Bonus, worth_now(board, building).unwrap_or_default());
            }
        }
        self.facts_of_goods(seat, &mut facts);
        facts
    }

    fn plain(&self) -> &'static [Of] {
        match self.decision() {
            Decision::TakeTile(_) | Decision::SecondTile(_) | Decision::LandOffice(_) => &[Of::Tile],
            Decision::Build(_) => &[Of::Building],
            _ => &[Of::Works],
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

/// The role in whose phase a building works; `None` for production, for buildings that score at the end, and for those
/// that work in several phases or in none.
const fn works_in(building: Building) -> Option<Role> {
    use Building as B;
    match building {
        B::Hacienda | B::ConstructionHut | B::Hospice | B::ForestHouse | B::LandOffice => Some(Role::Settler),
        B::University | B::BlackMarket | B::Church | B::ZoningOffice => Some(Role::Builder),
        B::Villa => Some(Role::Mayor),
        B::Factory | B::SpecialtyFactory | B::Aqueduct => Some(Role::Craftsman),
        B::SmallMarket | B::LargeMarket | B::Office | B::TradingPost => Some(Role::Trader),
        B::SmallWarehouse
        | B::LargeWarehouse
        | B::Storehouse
        | B::Harbor
        | B::Wharf
        | B::SmallWharf
        | B::UnionHall
        | B::RoyalSupplier => Some(Role::Captain),
        _ => None,
    }
}

/// Facts about goods, from one kind to the next.
trait Goods {
    fn facts_of_goods(&self, seat: Seat, facts: &mut Facts);
    fn could_sell(&self, seat: Seat, good: Good) -> bool;
}

impl Goods for State {
    fn facts_of_goods(&self, seat: Seat, facts: &mut Facts) {
        let (board, own) = (self.board(seat), Board::of(self, seat));
        let makes = board.production();
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
            let is_alone = could > 0 && rivals.iter().all(|rival| tiles(rival, good) == 0);
            facts.add_kind(Of::Alone, key, u8::from(is_alone));
            if self.could_sell(seat, good) {
                facts.add_kind(Of::Sale, key, good.price());
            }
        }
    }

    /// Whether the trading house would take the good from the seat now.
    fn could_sell(&self, seat: Seat, good: Good) -> bool {
        let (board, house) = (self.board(seat), self.trading_house());
        let is_new = house[good] == 0 || board.occupies(Building::Office);
        board.goods[good] > 0 && is_new && house.total() < TRADING_HOUSE_SPACES
    }
}
