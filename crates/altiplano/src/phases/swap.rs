//! E18 (rulebook, "Szczegółowy opis dobudówek", R14). *What it does:* one tile goes from the planning spaces to the
//! container, then one is drawn from the bag or chosen from the container. *When:* once a round, after all have
//! drawn and before planning; the answers are sealed. *Interactions:* an empty bag is filled from the container
//! first, including the tile just put away.

use alloc::vec::Vec;

use tabletop::flow::{Flow, GO_ON};
use tabletop::{EventSink, Seat, SeatSet};

use crate::boards::player::Player;
use crate::boards::sealed::Sealed;
use crate::boards::state::State;
use crate::boards::step::Step;
use crate::phases::plan::{Part, When, Who};
use crate::vocabulary::action::Action;
use crate::vocabulary::decision::Decision;
use crate::vocabulary::event::Event;
use crate::vocabulary::extension::Effect;
use crate::vocabulary::good::Good;
use crate::vocabulary::place::Place;
use crate::vocabulary::refusal::Refusal;

pub(super) const STEPS: &[Part] = &[
    Part(Who::Table, &[(Step::Swap, When::Extension(Effect::E18))]),
    Part(
        Who::EachSeat,
        &[(Step::CarryOutSwap, When::Extension(Effect::E18))],
    ),
];

/// The swap as a sealed entry: the kind put away, and the kind taken or a place that stands for a draw.
const SWAP_DRAW: Place = Place::AnyLocation;
const SWAP_TAKE: Place = Place::Movement;

tabletop::wire! {
    /// A sealed answer to E18.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    #[cfg_attr(feature = "wire", derive(serde::Deserialize))]
    #[cfg_attr(feature = "wire", serde(deny_unknown_fields))]
    pub struct SwapAnswer {
        /// The kind that goes to the container.
        pub away: Good,
        /// The kind that comes from the container; null for a draw.
        pub take: Option<Good>,
    }
}

impl SwapAnswer {
    /// The answer among what a seat has sealed, if there is one.
    pub(crate) fn of(sealed: &Sealed) -> Option<Self> {
        let mut entries = sealed.tiles();
        let (away, _) = entries.next()?;
        let take = entries.next().map(|(good, _)| good);
        Some(Self { away, take })
    }

    /// Seals the answer.
    pub(crate) fn seal(self, sealed: &mut Sealed) {
        sealed.push(self.away, self.take.map_or(SWAP_DRAW, |_| SWAP_TAKE));
        if let Some(take) = self.take {
            sealed.push(take, SWAP_TAKE);
        }
    }
}

impl State {
    /// Asks the owners of E18 who can get a different tile.
    pub(crate) fn ask_to_swap(&mut self) -> Flow {
        let can_swap = |&seat: &Seat| {
            let player = &self.players[seat];
            let mut any = false;
            if player.extensions.has(Effect::E18) {
                Self::offer_swaps(player, &mut |_| any = true);
            }
            any
        };
        let asked: SeatSet = self.turn_order().filter(can_swap).collect();
        self.ask_all(asked, Decision::Swap)
    }

    /// Z3: a draw is offered only if another kind can come up, and a take only of another kind.
    pub(crate) fn offer_swaps(player: &Player, offer: &mut impl FnMut(Action)) {
        let pile = if player.bag.total() > 0 {
            &player.bag
        } else {
            &player.container
        };
        for (away, _) in player.planning.iter() {
            let other = |good: Good, count: u8| good != away && count > 0;
            if pile.iter().any(|(good, &count)| other(good, count)) {
                offer(Action::Swap { away, take: None });
            }
            for (good, &count) in player.container.iter() {
                if other(good, count) {
                    offer(Action::Swap {
                        away,
                        take: Some(good),
                    });
                }
            }
        }
    }

    pub(crate) fn swap_check(player: &Player, action: Action) -> Result<(), Refusal> {
        match action {
            Action::KeepTiles => Ok(()),
            Action::Swap { away, take } => {
                if player.planning.count(away) == 0 {
                    return Err(Refusal::NotOnPlanning { good: away });
                }
                let pile = if player.bag.total() > 0 {
                    &player.bag
                } else {
                    &player.container
                };
                match take {
                    Some(take) if take == away => Err(Refusal::NothingOther),
                    Some(take) if player.container[take] == 0 => Err(Refusal::NothingThere),
                    None if !pile.iter().any(|(good, &count)| good != away && count > 0) => {
                        Err(Refusal::NothingOther)
                    }
                    _ => Ok(()),
                }
            }
            _ => Err(Refusal::OtherDecision),
        }
    }

    /// Carries out the seat's swap once all answers are in. Asks for a chance outcome if the draw needs one.
    pub(crate) fn carry_out_swap(&mut self, seat: Seat, events: &mut impl EventSink<Event>) -> Flow {
        let player = &mut self.players[seat];
        let Some(SwapAnswer { away, take }) = SwapAnswer::of(&player.sealed) else {
            return GO_ON;
        };
        player.sealed = Sealed::default();
        player.planning.remove(away);
        player.container[away] += 1;
        events.emit(Event::SwappedAway { seat, good: away });
        if let Some(good) = take {
            player.container[good] -= 1;
            player.planning.add(good);
            events.emit(Event::SwappedIn { seat, good });
            return GO_ON;
        }
        self.pour_if_empty(seat, events);
        let Some(only) = Self::only_kind(&self.players[seat].bag) else {
            return self.ask(Decision::SwapDraw(seat));
        };
        self.draw(seat, only, 1, events);
        GO_ON
    }

    /// Carries out the swap's draw.
    pub(crate) fn resolve_swap_draw(
        &mut self,
        seat: Seat,
        good: Good,
        events: &mut impl EventSink<Event>,
    ) -> Flow {
        self.draw(seat, good, 1, events);
        GO_ON
    }

    /// The answers to the swap.
    pub(crate) fn swap_legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        Self::offer_swaps(&self.players[seat], &mut |action| actions.push(action));
        actions.push(Action::KeepTiles);
    }

    pub(crate) fn swap_apply(&mut self, seat: Seat, action: Action) -> Flow {
        if let Action::Swap { away, take } = action {
            SwapAnswer { away, take }.seal(&mut self.players[seat].sealed);
        }
        self.ask_others(seat, Decision::Swap)
    }
}
