//! Setup with its draft, the round, and its phases, one file each, named after the role. Read [`driver`] first: it
//! walks the steps that each phase lists.

pub(crate) mod arrange;
pub(crate) mod buccaneer;
pub(crate) mod builder;
pub(crate) mod captain;
pub(crate) mod craftsman;
pub(crate) mod draft;
pub(crate) mod driver;
pub(crate) mod guests;
pub(crate) mod mayor;
pub(crate) mod optional;
pub(crate) mod plan;
pub(crate) mod prospector;
pub(crate) mod round;
pub(crate) mod settler;
pub(crate) mod start;
pub(crate) mod storage;
pub(crate) mod trader;
