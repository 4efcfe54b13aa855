//! A step of a batch takes nothing from the heap. A file of its own, since the allocator counts for the whole program.

mod setups;

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use learning::{Lane, Learnable, Reward, Row};

/// The system's allocator, which counts what this thread takes.
struct Counting;

thread_local! {
    static TAKEN: Cell<u64> = const { Cell::new(0) };
}

fn count() {
    // A thread that ends has no counter any more.
    let _ = TAKEN.try_with(|taken| taken.set(taken.get() + 1));
}

// SAFETY: everything is passed on to the system's allocator as it came.
#[allow(unsafe_code, reason = "an allocator can't be written without")]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Allocations and games finished in this many steps of random games; a game that ends is replaced by a new one.
fn taken<G: Learnable>(setup: &G::Setup, steps: u32) -> (u64, u32) {
    let start = G::new(setup).expect("a setup that can be played");
    let (mut observation, mut mask) = (
        vec![0.0; start.layout().size()],
        vec![false; start.action_count()],
    );
    let (mut rewards, mut seat, mut done) = (vec![0.0; start.seat_count()], 0, false);
    let mut lane = Lane::new(&start, 7);
    let mut ended = 0;
    let before = TAKEN.get();
    for _ in 0..steps {
        let action = lane.sample();
        let mut row = Row {
            observation: &mut observation,
            mask: &mut mask,
            rewards: &mut rewards,
            seat: &mut seat,
            done: &mut done,
        };
        lane.step(action, &start, Reward::Points, &mut row);
        ended += u32::from(done);
    }
    (TAKEN.get() - before, ended)
}

fn check<G: Learnable>(setups: &[G::Setup]) {
    for setup in setups {
        let (taken, ended) = taken::<G>(setup, 4_000);
        assert!(ended > 0, "no game came to its end");
        assert_eq!(taken, 0, "with a setup of {}", G::ID);
    }
}

#[test]
fn the_counter_counts() {
    let before = TAKEN.get();
    drop(std::hint::black_box(Box::new(1)));
    assert_eq!(TAKEN.get() - before, 1);
}

#[test]
fn a_step_of_puerto_rico_allocates_nothing() {
    check::<puerto_rico::State>(&setups::puerto_rico());
}

#[test]
fn a_step_of_altiplano_allocates_nothing() {
    check::<altiplano::State>(&setups::altiplano());
}
