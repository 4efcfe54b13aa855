//! The check behind every game's test `allocation`: playing allocates nothing.

use crate::{FastRandom, Game, Playout};

/// Counts the allocations of each thread of a test program: a global allocator, and the function
/// `allocations` that says how many there were on this thread. Goes once into a test program of its own,
/// where `unsafe` is allowed; [`check_allocates_nothing`] learns the number from it.
#[macro_export]
macro_rules! count_allocations {
    () => {
        ::std::thread_local! {
            static ALLOCATIONS: ::std::cell::Cell<u64> = const { ::std::cell::Cell::new(0) };
        }

        /// Counts, and leaves the rest to the system.
        struct Counting;

        // SAFETY: everything is passed on to the system allocator.
        unsafe impl ::std::alloc::GlobalAlloc for Counting {
            unsafe fn alloc(&self, layout: ::std::alloc::Layout) -> *mut u8 {
                ALLOCATIONS.with(|count| count.set(count.get() + 1));
                // SAFETY: the caller upholds the contract.
                unsafe { ::std::alloc::System.alloc(layout) }
            }

            unsafe fn dealloc(&self, pointer: *mut u8, layout: ::std::alloc::Layout) {
                // SAFETY: the caller upholds the contract.
                unsafe { ::std::alloc::System.dealloc(pointer, layout) }
            }
        }

        #[global_allocator]
        static ALLOCATOR: Counting = Counting;

        /// Allocations of this thread so far.
        fn allocations() -> u64 {
            ALLOCATIONS.with(::std::cell::Cell::get)
        }
    };
}

/// Random games with 2 to 5 players allocate nothing after their start.
///
/// # Panics
/// When one does, or when the games are too short to prove anything.
pub fn check_allocates_nothing<G: Game>(start: impl Fn(usize) -> G, allocations: impl Fn() -> u64) {
    let mut random = FastRandom::new(3);
    let mut playout = Playout::with_capacity(128);
    for player_count in 2..=5 {
        let start = start(player_count);
        let mut games = vec![start; 200];
        let before = allocations();
        let mut decisions = 0;
        for game in &mut games {
            decisions += playout.run(game, &mut random);
        }
        assert_eq!(allocations(), before, "{player_count} players");
        assert!(decisions > 20_000, "only {decisions} decisions");
    }
}

/// A state can be copied freely and has at most this many bytes.
///
/// # Panics
/// When it is larger.
pub fn check_state_size<G: Game + Copy>(bytes_max: usize) {
    let size = size_of::<G>();
    assert!(size <= bytes_max, "{size} bytes");
}
