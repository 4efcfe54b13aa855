//! The rows of the store that are not a table's. Times are milliseconds since 1970, ids and codes are short texts.

/// A person who plays here.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GuestRow {
    /// Never given to other people's devices as a means of access; the cookie carries it signed.
    pub id: String,
    /// What others read; empty until the guest chooses one.
    pub name: String,
    /// SHA-256 of the recovery code, in hexadecimal.
    pub code_hash: String,
    /// How often the guest has logged out everywhere: cookies and codes of an earlier series are void.
    pub series: u32,
    /// When the guest first came.
    pub created: i64,
}
