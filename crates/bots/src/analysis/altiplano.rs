//! What the analysis needs to know of Altiplano.

use altiplano::{Decision, Good, State, Switch};
use tabletop::{FastRandom, Game, PerSeat, Playout, Seat, Turn};

use crate::Bot;
use crate::altiplano::{AltiplanoGuide, Greedy, Holdings, Knowledge, Outlook, Weights, horizon};
use crate::analysis::analysed::{Analysed, Effort};
use crate::analysis::calibration::Calibration;
use crate::analysis::facts::{Facts, Of};
use crate::analysis::measure::{Counts, Measure};
use crate::search::Payoff;

/// Sets of actions that every seat keeps while a round is played out.
const WIDTH: usize = 3;

/// More decisions than a round can have.
const STEP_COUNT_MAX: u32 = 2_000;

impl Analysed for State {
    type Guide = AltiplanoGuide;

    const HINT: Effort = Effort {
        scan: 240,
        worlds: 8,
        each: 20,
    };
    const REVIEW: Effort = Effort {
        scan: 40,
        worlds: 3,
        each: 8,
    };
    const SAMPLES: u32 = 4;

    fn share_guide() -> AltiplanoGuide {
        let payoff = Payoff {
            win: 1.0,
            ..Payoff::default()
        };
        AltiplanoGuide::new(Knowledge {
            payoff,
            ..Knowledge::default()
        })
    }

    fn calibration(&self) -> Calibration {
        match self.setup().switches.has(Switch::Missions) {
            true => Calibration::new(1.35, 0.8, -0.6),
            false => Calibration::new(1.45, 0.82, -0.62),
        }
    }

    fn is_reviewed(&self, seat: Seat) -> bool {
        let weighty = matches!(
            self.decision(),
            Decision::DraftRole(_) | Decision::Plan(_) | Decision::Act { .. } | Decision::PlacePawn(_)
        );
        weighty && self.turn().asks(seat)
    }

    fn goes_on(&self, later: &Self, seat: Seat) -> bool {
        use Decision::{Act, Corn, Deliver, Plan, Sell, Store, TakeBack, TradeCacao};
        let (first, then) = (self.decision(), later.decision());
        let same = match first {
            Plan(_)
            | TakeBack(_)
            | Corn { .. }
            | TradeCacao { .. }
            | Sell { .. }
            | Deliver { .. }
            | Store(_) => std::mem::discriminant(&first) == std::mem::discriminant(&then),
            Act { .. } => matches!(
                then,
                Corn { .. } | TradeCacao { .. } | Sell { .. } | Deliver { .. } | Store(_)
            ),
            _ => false,
        };
        same && first.asked().contains(seat) && then.asked().contains(seat) && self.round() == later.round()
    }

    /// Plays to the end of the round.
    fn play_through(&mut self, _guide: &mut AltiplanoGuide, random: &mut FastRandom) -> PerSeat<Facts> {
        let round = self.round();
        let mut bots = PerSeat::from_fn(|_| Some(Greedy::with(Weights::TUNED).narrow(WIDTH)));
        let mut buffers = Playout::<State>::with_capacity(64);
        let mut legal = Vec::with_capacity(64);
        for _ in 0..STEP_COUNT_MAX {
            if self.round() != round {
                break;
            }
            match self.turn() {
                Turn::Over => break,
                Turn::Chance => {
                    let outcome = buffers.draw(self, random);
                    self.resolve_unchecked(outcome, &mut ());
                }
                Turn::Seats(seats) => {
                    let Some(seat) = seats.first() else { break };
                    legal.clear();
                    self.legal(seat, &mut legal);
                    let action = match (&legal[..], &mut bots[seat]) {
                        ([only], _) => *only,
                        (_, Some(bot)) => bot.decide(seat, &self.view(Some(seat)), &legal),
                        (_, None) => legal[0],
                    };
                    self.apply_unchecked(seat, action, &mut ());
                }
            }
        }
        // Tiles are owned wherever they are, and the draws of a round change nothing about that.
        PerSeat::default()
    }

    /// A round more.
    fn play_on(&mut self, _seat: Seat, guide: &mut AltiplanoGuide, random: &mut FastRandom) {
        self.play_through(guide, random);
    }

    fn facts(&self, seat: Seat, _unseen: &Facts) -> Facts {
        let mut facts = Facts::default();
        let (player, components) = (self.player(seat), self.components());
        facts.add(Of::Points, self.scores()[seat].points as f32);
        facts.add(Of::Coins, player.coins_owned(components));
        facts.add(Of::Spaces, player.limit(components));
        facts.add(Of::Carts, player.carts);
        facts.add(Of::Houses, player.houses.total());
        facts.add(Of::Boats, player.boats.total());
        facts.add(Of::Orders, player.completed.len() as f32);
        facts.add(Of::Extensions, player.extensions.len() as f32);
        let owned = player.owned(components);
        for good in Good::ALL {
            facts.add_kind(Of::Good, good.key(), owned[good]);
        }
        for (good, count) in player.missing(components).iter() {
            facts.add_kind(Of::Missing, good.key(), count);
        }
        facts
    }

    fn rounds_left(&self) -> f32 {
        horizon::rounds_left(&self.view(None), &Weights::TUNED)
    }

    fn is_ending(&self) -> bool {
        self.final_round().is_some()
    }

    fn counts(&self, seat: Seat) -> Counts {
        let view = self.view(Some(seat));
        let holdings = Holdings::of(&view, seat);
        let number = |count: u8| i16::from(count);
        let sum = |counts: &[u8; Good::COUNT]| counts.iter().copied().map(i16::from).sum::<i16>();
        let mut counts = Counts::default();
        counts[Measure::Points] = self.scores()[seat].points as i16;
        counts[Measure::Coins] = self.player(seat).coins_owned(self.components()) as i16;
        counts[Measure::Goods] = sum(&holdings.cycle);
        counts[Measure::Stored] = sum(&holdings.stored);
        counts[Measure::Carts] = number(holdings.carts);
        counts[Measure::Houses] = number(holdings.house_count);
        counts[Measure::Boats] = number(holdings.boats);
        counts[Measure::Orders] = number(holdings.completed);
        counts[Measure::Extensions] = holdings.effects.count_ones() as i16;
        counts[Measure::Road] = number(holdings.road);
        counts
    }

    fn prospects(&self) -> PerSeat<f32> {
        PerSeat::from_fn(|seat| {
            if seat.index() >= self.seat_count() {
                return 0.0;
            }
            let view = self.view(Some(seat));
            let holdings = Holdings::of(&view, seat);
            Outlook::new(&view, seat, &holdings, &Weights::TUNED).value(&holdings)
        })
    }
}
