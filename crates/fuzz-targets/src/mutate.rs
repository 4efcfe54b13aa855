//! Changes to good inputs that make them wrong in one place: bytes, numbers, words and lines.

use tabletop::{FastRandom, Random};

/// Numbers that are often edge cases.
const NUMBERS: [&str; 12] = [
    "0",
    "1",
    "-1",
    "2",
    "5",
    "6",
    "15",
    "16",
    "255",
    "256",
    "4294967296",
    "1e9",
];

/// The maximum number of changes to one input.
const CHANGE_COUNT_MAX: u32 = 6;

/// The input with one to six changes; `other` is an input to borrow lines from.
#[must_use]
pub fn changed(input: &[u8], other: &[u8], random: &mut FastRandom) -> Vec<u8> {
    let mut bytes = input.to_vec();
    for _ in 0..=random.below(CHANGE_COUNT_MAX) {
        change(&mut bytes, other, random);
    }
    bytes
}

fn change(bytes: &mut Vec<u8>, other: &[u8], random: &mut FastRandom) {
    match random.below(10) {
        0 => set_byte(bytes, random),
        1 => {
            let (start, end) = part(bytes, random, 16);
            bytes.drain(start..end);
        }
        2 => {
            let place = random.below(bytes.len() as u32 + 1) as usize;
            bytes.truncate(place);
        }
        3 | 4 => replace(
            bytes,
            random,
            |byte| byte.is_ascii_digit(),
            |random| {
                let number = NUMBERS[random.below(NUMBERS.len() as u32) as usize];
                number.as_bytes().to_vec()
            },
        ),
        5 | 6 => {
            let is_word = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-';
            let (start, end) = run(other, random, is_word);
            let word = other[start..end].to_vec();
            replace(bytes, random, is_word, |_| word.clone());
        }
        7 => {
            let (start, end) = run(bytes, random, |byte| byte != b'\n');
            bytes.drain(start..end);
        }
        8 => {
            let (start, end) = run(bytes, random, |byte| byte != b'\n');
            let line = [&bytes[start..end], b"\n"].concat();
            bytes.splice(start..start, line);
        }
        _ => {
            let (start, end) = run(other, random, |byte| byte != b'\n');
            let line = other[start..end].to_vec();
            replace(bytes, random, |byte| byte != b'\n', |_| line.clone());
        }
    }
}

fn set_byte(bytes: &mut [u8], random: &mut FastRandom) {
    if !bytes.is_empty() {
        let place = random.below(bytes.len() as u32) as usize;
        bytes[place] = random.below(256) as u8;
    }
}

/// A part of the input of at most `length_max` bytes.
fn part(bytes: &[u8], random: &mut FastRandom, length_max: u32) -> (usize, usize) {
    let start = random.below(bytes.len() as u32 + 1) as usize;
    let length = random.below(length_max) as usize;
    (start, bytes.len().min(start + length))
}

/// The next whole run of such bytes after a random place: a number, a word, a line.
fn run(bytes: &[u8], random: &mut FastRandom, is_in: impl Fn(u8) -> bool) -> (usize, usize) {
    let from = random.below(bytes.len() as u32 + 1) as usize;
    let found = bytes[from..].iter().position(|&byte| is_in(byte));
    let place = found.map_or(bytes.len(), |offset| from + offset);
    let start = bytes[..place]
        .iter()
        .rposition(|&byte| !is_in(byte))
        .map_or(0, |before| before + 1);
    let end = bytes[place..].iter().position(|&byte| !is_in(byte));
    (start.min(place), end.map_or(bytes.len(), |length| place + length))
}

/// Replaces a run with something else.
fn replace(
    bytes: &mut Vec<u8>,
    random: &mut FastRandom,
    is_in: impl Fn(u8) -> bool,
    with: impl Fn(&mut FastRandom) -> Vec<u8>,
) {
    let (start, end) = run(bytes, random, is_in);
    let with = with(random);
    bytes.splice(start..end, with);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_is_whole() {
        let text = b"ab 123 cd";
        for seed in 0..50 {
            let (start, end) = run(text, &mut FastRandom::new(seed), |byte| byte.is_ascii_digit());
            assert!((start, end) == (3, 6) || start == end, "{start}..{end}");
        }
    }

    #[test]
    fn every_input_can_be_changed_even_an_empty_one() {
        let mut random = FastRandom::new(3);
        let mut different = 0;
        for _ in 0..1000 {
            let _ = changed(b"", b"", &mut random);
            different +=
                usize::from(changed(b"players=3 on", b"0 take corn", &mut random) != b"players=3 on");
        }
        assert!(different > 800, "{different}");
    }
}
