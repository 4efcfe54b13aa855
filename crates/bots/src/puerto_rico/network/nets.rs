//! Which network values which table.

use std::sync::LazyLock;

use puerto_rico::State;

use crate::learned::Net;
use crate::puerto_rico::network::features::{EXPANDED, PLAIN};

/// The networks that value tables; if there is none, the hand-written evaluation does it.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Nets {
    plain: Option<&'static Net>,
    expanded: Option<&'static Net>,
}

impl Nets {
    /// The networks that come with the program (models/README.md); `None` in place of a file that does not fit this
    /// program, which a test rules out.
    #[must_use]
    pub fn trained() -> Self {
        static NETS: LazyLock<[Option<Net>; 2]> = LazyLock::new(|| {
            let plain = include_bytes!("../../../models/puerto-rico.net");
            let expanded = include_bytes!("../../../models/puerto-rico-expanded.net");
            [Net::parse(plain, PLAIN).ok(), Net::parse(expanded, EXPANDED).ok()]
        });
        let [plain, expanded] = NETS.each_ref().map(Option::as_ref);
        Self { plain, expanded }
    }

    /// The larger networks of the highest level: better, and slower. The engine of pages has no room for them; there it
    /// is the small ones.
    #[must_use]
    #[cfg(target_arch = "wasm32")]
    pub fn large() -> Self {
        Self::trained()
    }

    /// The larger networks of the highest level: better, and slower. The engine of pages has no room for them.
    #[must_use]
    #[cfg(not(target_arch = "wasm32"))]
    pub fn large() -> Self {
        static NETS: LazyLock<[Option<Net>; 2]> = LazyLock::new(|| {
            let plain = include_bytes!("../../../models/puerto-rico-large.net");
            let expanded = include_bytes!("../../../models/puerto-rico-expanded-large.net");
            [Net::parse(plain, PLAIN).ok(), Net::parse(expanded, EXPANDED).ok()]
        });
        let [plain, expanded] = NETS.each_ref().map(Option::as_ref);
        Self { plain, expanded }
    }

    /// The network for tables of the base game.
    #[must_use]
    pub fn plain(&self) -> Option<&'static Net> {
        self.plain
    }

    /// The network for tables with any expansions.
    #[must_use]
    pub fn expanded(&self) -> Option<&'static Net> {
        self.expanded
    }

    /// The same with this network in the slot that it was made for; unchanged if it fits none.
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
