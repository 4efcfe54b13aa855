//! Checks of a finished game's record.

use crate::{Game, Record, ReplayError, Secret, game_of_record};

/// The record prints and parses back as the same record, replays and verifies to the given final
/// state; with a different secret it does not verify.
///
/// # Panics
/// When one of these does not hold.
pub fn check_record<G: Game>(record: &Record<G>, game: &G) {
    let text = record.to_string();
    assert!(
        game_of_record(&text) == Some(G::ID),
        "the record does not name the game `{}`",
        G::ID
    );
    let read: Record<G> = match text.parse() {
        Ok(read) => read,
        Err(error) => panic!("the printed record can't be read: {error}"),
    };
    assert!(
        read == *record,
        "the printed record reads back as another:\n{read}"
    );
    assert!(
        read.to_string() == text,
        "the record prints differently after reading"
    );
    match read.replay() {
        Ok(replayed) => assert!(
            replayed == *game,
            "the replay ends in another state\nplayed {game:?}\nreplayed {replayed:?}"
        ),
        Err(error) => panic!("the record does not replay: {error}"),
    }
    match read.verify() {
        Ok(verified) => assert!(verified == *game, "the verified game ends in another state"),
        Err(error) => panic!("the record does not verify: {error}"),
    }
    if let Some(Secret(mut bytes)) = read.secret {
        bytes[0] ^= 1;
        let mut tampered = read;
        tampered.secret = Some(Secret(bytes));
        assert!(
            tampered.commitment.is_none() || tampered.verify() == Err(ReplayError::SecretMismatch),
            "the record verifies with another secret than the promised one"
        );
    }
}
