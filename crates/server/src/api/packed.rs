//! Answers that are packed with gzip, for whoever says that they can be.
//!
//! What is packed consists of pieces that stand for themselves: none refers to what another one says. So a piece is packed
//! once for all who are told it, a stream has nothing to remember but a sum and a length, and what stands in an answer
//! beside a piece says nothing about it by its size.

use std::cell::RefCell;

use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use flate2::{Compress, Compression, Crc, FlushCompress, Status};

/// How an answer is marked that is packed.
pub(super) const GZIP: (HeaderName, HeaderValue) =
    (header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
/// How an answer is marked that others might get in another form.
pub(super) const VARY: (HeaderName, HeaderValue) =
    (header::VARY, HeaderValue::from_static("accept-encoding"));

/// The least number of bytes that are worth packing.
pub(super) const WORTH_BYTES: usize = 512;
/// How hard to try: a server has more to do than to save a tenth of what is left.
const LEVEL: Compression = Compression::new(2);
/// How much a packer may grow its output at a time, beyond what its input suggests.
const ROOM_BYTES: usize = 128;

/// A gzip file begins like this: deflated, without a name or a time (RFC 1952, section 2.3).
const HEAD: [u8; 10] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];
/// What a stored block may hold (RFC 1951, section 3.2.4).
const STORED_BYTES_MAX: usize = 0xffff;
/// A last block, which is stored and empty.
const LAST_BLOCK: [u8; 5] = [1, 0, 0, 0xff, 0xff];

thread_local! {
    /// A packer takes a quarter of a megabyte, which is made once for each thread that packs.
    static PACKER: RefCell<Compress> = RefCell::new(Compress::new(LEVEL, false));
}

/// Whether whoever asks can unpack gzip.
pub(super) fn is_welcome(headers: &HeaderMap) -> bool {
    let values = headers.get_all(header::ACCEPT_ENCODING).iter();
    let mut offers = values
        .filter_map(|value| value.to_str().ok())
        .flat_map(|list| list.split(','));
    offers.any(|offer| {
        let mut parts = offer.split(';').map(str::trim);
        let is_gzip = parts.next().is_some_and(|name| name.eq_ignore_ascii_case("gzip"));
        let is_refused = |part: &str| {
            let weight = part.strip_prefix("q=").or_else(|| part.strip_prefix("Q="));
            weight.is_some_and(|weight| weight.trim_matches(['0', '.']).is_empty())
        };
        is_gzip && !parts.any(is_refused)
    })
}

/// A piece as deflated blocks that end at a byte and refer to nothing before them.
pub(super) fn piece(plain: &[u8]) -> Vec<u8> {
    PACKER.with_borrow_mut(|packer| {
        packer.reset();
        let mut packed = Vec::with_capacity(plain.len() / 2 + ROOM_BYTES);
        loop {
            let taken = usize::try_from(packer.total_in()).unwrap_or(usize::MAX);
            let rest = plain.get(taken..).unwrap_or_default();
            let status = packer.compress_vec(rest, &mut packed, FlushCompress::Sync);
            // Room that is left means that all of it is there.
            if packed.len() < packed.capacity() || !matches!(status, Ok(Status::Ok | Status::BufError)) {
                return packed;
            }
            packed.reserve(plain.len() / 4 + ROOM_BYTES);
        }
    })
}

/// An answer or a stream that is being packed.
pub(super) struct Packing {
    sum: Crc,
}

impl Packing {
    /// Begins; what comes before everything else is written to `out`.
    pub(super) fn begin(out: &mut Vec<u8>) -> Self {
        out.extend_from_slice(&HEAD);
        Self { sum: Crc::new() }
    }

    /// Writes a few words as they are.
    pub(super) fn words(&mut self, words: &[u8], out: &mut Vec<u8>) {
        self.sum.update(words);
        for part in words.chunks(STORED_BYTES_MAX) {
            let length = (part.len() as u16).to_le_bytes();
            out.push(0);
            out.extend_from_slice(&length);
            out.extend(length.map(|byte| !byte));
            out.extend_from_slice(part);
        }
    }

    /// Writes a piece that is packed already, as [`piece`] does it.
    pub(super) fn packed(&mut self, plain: &[u8], packed: &[u8], out: &mut Vec<u8>) {
        self.sum.update(plain);
        out.extend_from_slice(packed);
    }

    /// Packs a piece and writes it, or writes it as it is if it is small.
    pub(super) fn piece(&mut self, plain: &[u8], out: &mut Vec<u8>) {
        match plain.len() < WORTH_BYTES {
            true => self.words(plain, out),
            false => self.packed(plain, &piece(plain), out),
        }
    }

    /// Ends.
    pub(super) fn end(self, out: &mut Vec<u8>) {
        out.extend_from_slice(&LAST_BLOCK);
        out.extend_from_slice(&self.sum.sum().to_le_bytes());
        out.extend_from_slice(&self.sum.amount().to_le_bytes());
    }
}

/// A whole answer.
pub(super) fn whole(plain: &[u8], packed: &[u8]) -> Vec<u8> {
    let mut out = Vec::with_capacity(packed.len() + 32);
    let mut packing = Packing::begin(&mut out);
    packing.packed(plain, packed, &mut out);
    packing.end(&mut out);
    out
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use flate2::read::GzDecoder;

    use super::*;

    fn unpacked(bytes: &[u8]) -> Vec<u8> {
        let mut plain = Vec::new();
        GzDecoder::new(bytes).read_to_end(&mut plain).unwrap();
        plain
    }

    fn text(length: usize) -> Vec<u8> {
        (0..length)
            .flat_map(|number| format!("{{\"{}\":{number}}},", number % 7).into_bytes())
            .collect()
    }

    #[test]
    fn pieces_can_be_put_together_in_any_way() {
        let (long, short) = (text(3_000), b"event: update\ndata: ".to_vec());
        let packed = piece(&long);
        assert!(
            packed.len() < long.len() / 3,
            "{} of {}",
            packed.len(),
            long.len()
        );
        let mut out = Vec::new();
        let mut packing = Packing::begin(&mut out);
        packing.words(&short, &mut out);
        packing.packed(&long, &packed, &mut out);
        packing.words(b"\n\n", &mut out);
        packing.piece(&text(200), &mut out);
        packing.packed(&long, &packed, &mut out);
        packing.piece(b":\n\n", &mut out);
        packing.end(&mut out);
        let plain = [
            short,
            long.clone(),
            b"\n\n".to_vec(),
            text(200),
            long,
            b":\n\n".to_vec(),
        ]
        .concat();
        assert_eq!(unpacked(&out), plain);
        assert_eq!(
            piece(&plain),
            piece(&plain),
            "a piece is packed alike whatever was packed before"
        );
    }

    #[test]
    fn pieces_of_all_sizes_come_back() {
        let noise: Vec<u8> = (0..200_000u32)
            .map(|number| (number.wrapping_mul(2_654_435_761) >> 13) as u8)
            .collect();
        for length in [0, 1, 100, 511, 512, 5_000, 65_535, 65_536, 200_000] {
            for plain in [&noise[..length], &text(length)[..]] {
                assert_eq!(unpacked(&whole(plain, &piece(plain))), plain, "{length}");
                let mut out = Vec::new();
                let mut packing = Packing::begin(&mut out);
                packing.words(plain, &mut out);
                packing.end(&mut out);
                assert_eq!(unpacked(&out), plain, "{length} as they are");
            }
        }
    }

    #[test]
    fn only_who_can_unpack_gets_packed_answers() {
        let welcome = |value: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static(value));
            is_welcome(&headers)
        };
        assert!(welcome("gzip") && welcome("deflate, GZIP;q=0.5, br") && welcome("gzip ; q=1.0"));
        assert!(
            !welcome("br, zstd") && !welcome("gzip;q=0") && !welcome("gzip; q=0.000") && !welcome("xgzip")
        );
        assert!(!is_welcome(&HeaderMap::new()));
    }
}
