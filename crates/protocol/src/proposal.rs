//! What all the people at a table can agree on while the game is in progress.

use serde::{Deserialize, Serialize};

use crate::{Pace, Seat, TimeUp};

/// What a person proposes to the others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Proposal {
    /// To play on with another clock. Everybody's clock is reset.
    Pace {
        /// How much time people have from now on.
        pace: Pace,
        /// What happens when somebody's time is up.
        time_up: TimeUp,
    },
    /// To take back a decision of the proposer and everything that has happened since.
    Undo {
        /// The position of that decision in the record, from 0.
        step: u32,
    },
    /// To go on at the proposer's own device. All people at the table have to agree. The table ends here; its game does not, so
    /// what is hidden stays hidden, and only the proposer may take it along.
    Move,
}

/// A proposal that waits for answers. There is one at a time.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpenProposal {
    /// Its number: later ones have higher numbers.
    pub id: u32,
    /// Who made it.
    pub by: Seat,
    /// What is proposed.
    pub proposal: Proposal,
    /// Who has agreed, the proposer included.
    pub agreed: Vec<Seat>,
    /// Whose answer it waits for: people for whom a bot plays are asked only whether the game may move, and can answer once they
    /// have taken their seats back.
    pub missing: Vec<Seat>,
}

/// Agrees to a proposal, or puts an end to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AnswerProposal {
    /// Which proposal.
    pub id: u32,
    /// Whether the sender agrees. If anybody does not, nothing comes of it; the proposer withdraws it this way.
    pub agree: bool,
}
