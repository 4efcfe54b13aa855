//! Damaged records: whatever is in a file, its reader must give an answer.

use std::panic::{AssertUnwindSafe, catch_unwind};

use super::message_of;
use crate::{FastRandom, Game, Random, Record, game_of_record};

/// Words that have a meaning in records, to be put where they don't belong.
const WORDS: &[&str] = &[
    "",
    " ",
    "\n",
    "?",
    "#",
    "undo",
    "undo 0 1",
    "undo 0 4294967295",
    "undo 9 1",
    "-1",
    "0",
    "255",
    "256",
    "99999999999999999999",
    "secret",
    "commitment 00",
    "nonce",
    "nonce 4",
    "setup",
    "players=",
    "=",
    "é",
    "\u{0}",
    "\u{202e}",
    "\r\n",
];

/// Reads `count` damaged variants of a record and the same number of pieces of noise: each must give
/// an error or a record that replays and verifies, or says why not, and that prints as what it was
/// read from.
///
/// # Panics
/// When reading or replaying panics; the text is in the message.
pub fn check_record_parser<G: Game>(text: &str, count: usize, random: &mut FastRandom) {
    for _ in 0..count {
        read::<G>(&damage(text, random));
        read::<G>(&noise(random));
    }
}

/// Reads one text.
fn read<G: Game>(text: &str) {
    let reading = catch_unwind(AssertUnwindSafe(|| {
        let _game = game_of_record(text);
        let Ok(record) = text.parse::<Record<G>>() else {
            return;
        };
        let _replayed = record.replay();
        let _verified = record.verify();
        let printed = record.to_string();
        match printed.parse::<Record<G>>() {
            Ok(again) => assert!(
                again == record,
                "the record reads back differently from\n{printed}"
            ),
            Err(error) => panic!("the record can't be read back ({error}) from\n{printed}"),
        }
    }));
    if let Err(cause) = reading {
        panic!(
            "reading a damaged record panics: {}\nthe text {text:?}",
            message_of(&*cause)
        );
    }
}

/// Damages the text in one to four places.
fn damage(text: &str, random: &mut FastRandom) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=random.below(4) {
        let at = random.below(bytes.len() as u32 + 1) as usize;
        let end = (at + random.below(40) as usize).min(bytes.len());
        match random.below(6) {
            0 => bytes.truncate(at),
            1 => drop(bytes.drain(at..end)),
            2 => {
                let word = WORDS[random.below(WORDS.len() as u32) as usize];
                drop(bytes.splice(at..end.min(at + 4), word.bytes()));
            }
            3 => {
                let copied = bytes[at..end].to_vec();
                drop(bytes.splice(at..at, copied));
            }
            4 => {
                if let Some(byte) = bytes.get_mut(at) {
                    *byte = random.below(256) as u8;
                }
            }
            _ => swap_words(&mut bytes, random),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Puts one word of the text in the place of another, so that damage also gives well-formed lines.
fn swap_words(bytes: &mut Vec<u8>, random: &mut FastRandom) {
    let text = String::from_utf8_lossy(bytes).into_owned();
    let mut words: Vec<&str> = text.split(' ').collect();
    let a = random.below(words.len() as u32) as usize;
    let b = random.below(words.len() as u32) as usize;
    words.swap(a, b);
    *bytes = words.join(" ").into_bytes();
}

/// A short piece of noise after a good or a bad first line.
fn noise(random: &mut FastRandom) -> String {
    let mut bytes = match random.below(3) {
        0 => b"meseta-record 1\n".to_vec(),
        1 => b"meseta-record 1\ngame ".to_vec(),
        _ => Vec::new(),
    };
    for _ in 0..random.below(120) {
        match random.below(4) {
            0 => bytes.extend(WORDS[random.below(WORDS.len() as u32) as usize].bytes()),
            1 => bytes.push(b' '),
            _ => bytes.push(random.below(256) as u8),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
