//! Which network values which table.

use puerto_rico::State;

use crate::learned::{Net, models};
use crate::puerto_rico::network::features::{EXPANDED, PLAIN};

/// The networks that value tables; where there is none, the hand-written evaluation does.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Nets {
    plain: Option<&'static Net>,
    expanded: Option<&'static Net>,
}

impl Nets {
    /// The networks that come with the program.
    #[must_use]
    pub fn trained() -> Self {
        Self {
            plain: models::puerto_rico(),
            expanded: models::puerto_rico_expanded(),
        }
    }

    /// The same with this network in the place that it was made for; unchanged if it fits none.
    #[must_use]
    pub fn with(mut self, net: &'static Net) -> Self {
        if net.lengths() == PLAIN {
            self.plain = Some(net);
        } else if net.lengths() == EXPANDED {
            self.expanded = Some(net);
        }
        self
    }

    /// The network that values this table.
    #[inline]
    pub(crate) fn of(&self, state: &State) -> Option<&'static Net> {
        if state.expansions().is_empty() {
            self.plain
        } else {
            self.expanded
        }
    }
}
