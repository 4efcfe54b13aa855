//! Checks of what an observer may see.

use crate::{Game, Random, Seat};

/// For every seat and for a spectator: filling in at random what the view hides gives a sound state with the same
/// view, the same turn, the same legal actions for the observer and the same spectator's view. Returns how many of
/// these states differ from the real one.
///
/// # Panics
/// When one of these does not hold.
pub fn check_views<G: Game>(game: &G, random: &mut impl Random) -> u64 {
    let observers = Seat::all(game.seat_count()).map(Some).chain([None]);
    let mut varied = 0;
    for observer in observers {
        let who = observer.map_or("a spectator".to_owned(), |seat| format!("seat {seat}"));
        let view = game.view(observer);
        assert!(
            view == game.view(observer),
            "asked again, the view of {who} differs"
        );
        let other = G::determinize(&view, random);
        let again = other.view(observer);
        assert!(
            again == view,
            "the view of {who} changes when what it hides is filled in again:\nbefore {view:?}\nafter {again:?}"
        );
        assert!(
            other.turn() == game.turn(),
            "a state that {who} can't tell from the real one waits for {:?}, the real one for {:?}",
            other.turn(),
            game.turn()
        );
        assert!(
            other.view(None) == game.view(None),
            "a spectator sees something that {who} does not"
        );
        if let Err(wrong) = other.check_invariants() {
            panic!("the state filled in from the view of {who} is not sound: {wrong}\n{other:?}");
        }
        if let Some(seat) = observer {
            let (mut real, mut filled) = (Vec::new(), Vec::new());
            game.legal(seat, &mut real);
            other.legal(seat, &mut filled);
            assert!(
                real == filled,
                "the actions of {who} depend on what it must not see: {real:?} or {filled:?}"
            );
        }
        varied += u64::from(other != *game);
    }
    varied
}

/// For every seat and for a spectator who has watched the whole game: filling in at random what is still hidden
/// gives a state that looks the same to that observer, watched or only viewed.
///
/// # Panics
/// When it does not.
pub(super) fn check_watched<G: Game>(game: &G, random: &mut impl Random) {
    let observers = Seat::all(game.seat_count()).map(Some).chain([None]);
    for observer in observers {
        let who = observer.map_or("a spectator".to_owned(), |seat| format!("seat {seat}"));
        let watched = game.watched(observer);
        let again = G::determinize(&watched, random);
        assert!(
            again.watched(observer) == watched && again.view(observer) == game.view(observer),
            "what {who} has watched changes when what it hides is filled in again:\nbefore {watched:?}\nafter {again:?}"
        );
    }
}
