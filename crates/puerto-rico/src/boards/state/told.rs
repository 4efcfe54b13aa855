//! What everybody is told about the state of the game, and how a question is asked.

use tabletop::Seat;
use tabletop::flow::Flow;

use crate::moment::step::Question;
use crate::moment::{At, craftsman, storage};
use crate::vocabulary::decision::Decision;
use crate::vocabulary::progress::{Phase, Progress};

use super::State;

impl State {
    /// Asks the seat, or chance on its behalf.
    #[inline]
    pub(crate) fn ask(&mut self, seat: Seat, question: impl Question) -> Flow {
        question.stand(&mut self.moment.at);
        self.moment.asks_now(seat, question);
        self.moment.ask_again()
    }

    /// Asks again what was just answered.
    pub(crate) fn ask_again(&mut self) -> Flow {
        self.moment.ask_again()
    }
}

impl State {
    /// What the game waits for.
    #[inline]
    #[must_use]
    pub fn decision(&self) -> Decision {
        self.moment.decision()
    }

    /// The current phase; `None` while a role is being picked and before the first round.
    #[inline]
    #[must_use]
    pub fn phase(&self) -> Option<Phase> {
        match self.moment.at.role() {
            Some(role) => {
                let chooser = self.moment.chooser;
                Some(Phase { role, chooser })
            }
            None => None,
        }
    }

    /// What the current phase remembers.
    #[must_use]
    pub fn progress(&self) -> Progress {
        match self.moment.at {
            At::Mayor(memory, _) if self.has_nobles() => Progress::Mayor {
                received: memory.received,
            },
            At::Craftsman(craftsman::Memory { kinds, received }, _) => {
                Progress::Craftsman { kinds, received }
            }
            At::Trader(memory, _) if self.has_nobles() => Progress::Trader {
                land_office_used: memory.land_office_used,
                sold: memory.sold,
            },
            At::Captain(memory, _) => Progress::Captain {
                passes: memory.passes,
                privilege_used: memory.privilege_used,
                wharves_used: memory.wharves_used,
                begun: memory.begun,
                small_wharves_used: memory.small_wharves_used,
            },
            At::Storage(storage::Memory { stored, singles }, _) => Progress::Storage { stored, singles },
            _ => Progress::None,
        }
    }
}
