//! What may be said at a table.

mod filter;
mod text;

pub use filter::Filter;
pub use text::{BadText, check_text};
