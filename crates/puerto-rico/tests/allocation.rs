//! The state is small, and playing a game allocates nothing.

use puerto_rico::{Setup, State};
use tabletop::Game;
use tabletop::testkit::{check_allocates_nothing, check_state_size};

tabletop::count_allocations!();

#[test]
fn a_whole_random_game_allocates_nothing() {
    check_allocates_nothing(|players| State::new(&Setup::new(players)).unwrap(), allocations);
}

#[test]
fn a_state_is_copy_and_at_most_512_bytes() {
    check_state_size::<State>(512);
}
