//! What the analysis needs to know of Puerto Rico.

use puerto_rico::{Decision, State};
use tabletop::{FastRandom, PerSeat, Seat};

use crate::analysis::analysed::{Analysed, Effort};
use crate::analysis::measure::{Counts, Measure};
use crate::puerto_rico::{Evaluation, Judge, Knowledge, Nets, Position, PuertoRicoGuide, Quick, Weights};
use crate::search::Payoff;

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
