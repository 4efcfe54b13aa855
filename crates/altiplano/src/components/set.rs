//! The component sets that this program knows, and which of them a table plays with.

use alloc::boxed::Box;
use alloc::format;
use alloc::string::String;
use core::{fmt, iter};

use once_cell::race::OnceBox;

use super::{Components, EARLIER_FILES, RECONSTRUCTED_FILE};

/// A set that the program knows, and the set that it learnt of next. Sets live as long as the program and are
/// addressed by their content, so what one table loads can't change another's game.
struct Known {
    set: Components,
    next: OnceBox<Known>,
}

/// The set that comes with the program, followed by those that came with earlier versions and those that a host has
/// loaded.
static KNOWN: OnceBox<Known> = OnceBox::new();

impl Known {
    fn boxed(set: Components) -> Box<Self> {
        let next = OnceBox::new();
        Box::new(Self { set, next })
    }

    fn first() -> &'static Self {
        KNOWN.get_or_init(|| {
            let first = Self::built_in(RECONSTRUCTED_FILE);
            let mut last = &*first;
            for file in EARLIER_FILES {
                last = last.next.get_or_init(|| Self::built_in(file));
            }
            first
        })
    }

    fn built_in(file: &str) -> Box<Self> {
        match Components::read(file) {
            Ok(components) => Self::boxed(components),
            Err(errors) => unreachable!("the built-in component files are checked by tests: {errors:?}"),
        }
    }

    fn is(&self, name: &str, digest: &[u8; 32]) -> bool {
        self.set.digest == *digest && self.set.name == name
    }

    fn all() -> impl Iterator<Item = &'static Self> {
        iter::successors(Some(Self::first()), |known| known.next.get())
    }
}

/// A component set that this program knows; as small as an address, and equal when the digests are.
#[derive(Clone, Copy)]
pub struct ComponentSet(&'static Components);

impl ComponentSet {
    /// The set that comes with the program.
    #[must_use]
    pub fn reconstructed() -> Self {
        Self(&Known::first().set)
    }

    /// Makes a set known to this program for as long as it runs, so that setups can name it. Loading
    /// the same file again costs nothing.
    pub fn load(components: Components) -> Self {
        let (name, digest) = (components.name.clone(), components.digest);
        let mut new = Some(Known::boxed(components));
        let mut known = Known::first();
        while !known.is(&name, &digest) {
            // After the last one, unless somebody else was faster; then after theirs.
            match known.next.get() {
                Some(next) => known = next,
                None => new = new.and_then(|new| known.next.set(new).err()),
            }
        }
        Self(&known.set)
    }

    /// The known set with this name and digest.
    #[must_use]
    pub fn find(name: &str, digest: &[u8; 32]) -> Option<Self> {
        let known = Known::all().find(|known| known.is(name, digest))?;
        Some(Self(&known.set))
    }

    /// The set with this name: the built-in one if it has it, otherwise the only one that has it.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        if Self::reconstructed().0.name == name {
            return Some(Self::reconstructed());
        }
        let mut found = Known::all().filter(|known| known.set.name == name);
        let one = found.next()?;
        found.next().is_none().then_some(Self(&one.set))
    }

    /// Whether the set came with the program, this version of it or an earlier one.
    #[must_use]
    pub fn is_reconstructed(self) -> bool {
        Known::all()
            .take(1 + EARLIER_FILES.len())
            .any(|known| Self(&known.set) == self)
    }

    /// SHA-256 of the set's file as 64 hexadecimal digits.
    #[must_use]
    pub fn digest(self) -> String {
        self.0.digest.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// The numbers.
    #[must_use]
    #[inline(always)]
    pub fn get(self) -> &'static Components {
        self.0
    }
}

impl PartialEq for ComponentSet {
    fn eq(&self, other: &Self) -> bool {
        core::ptr::eq(self.0, other.0) || (self.0.digest == other.0.digest && self.0.name == other.0.name)
    }
}

impl Eq for ComponentSet {}

/// Prints `NAME@DIGEST`, the digest as 64 hexadecimal digits.
impl fmt::Display for ComponentSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.0.name, self.digest())
    }
}

impl fmt::Debug for ComponentSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ComponentSet({self})")
    }
}
