//! The state is small, and playing a game allocates nothing.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use puerto_rico::{Setup, State};
use tabletop::{FastRandom, Game, Playout};

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

/// Counts the allocations of each thread.
struct Counting;

// SAFETY: everything is handed on to the system allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        // SAFETY: the caller keeps the contract.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn a_whole_random_game_allocates_nothing() {
    let mut random = FastRandom::new(3);
    let mut playout = Playout::with_capacity(64);
    for player_count in 2..=5 {
        let start = State::new(&Setup::new(player_count)).unwrap();
        let before = ALLOCATIONS.with(Cell::get);
        let mut decisions = 0;
        for _ in 0..200 {
            let mut game = start;
            decisions += playout.run(&mut game, &mut random);
        }
        assert_eq!(ALLOCATIONS.with(Cell::get), before, "{player_count} players");
        assert!(decisions > 20_000, "only {decisions} decisions");
    }
}

#[test]
fn a_state_is_copy_and_at_most_512_bytes() {
    const fn is_copy<T: Copy>() {}
    is_copy::<State>();
    let size = size_of::<State>();
    assert!(size <= 512, "{size} bytes");
}
