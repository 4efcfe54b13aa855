//! The functions that JavaScript calls, and those that it lends. A word goes in as JSON: the page asks for `room` of its
//! length, writes it there, and calls `take`, which leaves the answer's length; the answer lies at `answer`.
//!
//! Unsafe here are only names: a function that JavaScript finds by its name must be the only one of that name, and what
//! the page lends must have the types written below. No code in this file follows a pointer.
#![expect(unsafe_code, reason = "names shared with JavaScript")]

use std::cell::RefCell;
use std::time::Duration;

use crate::host::Host;
use crate::house::House;
use crate::thinking::Thinker;
use crate::words::{Said, Word};

#[link(wasm_import_module = "host")]
unsafe extern "C" {
    /// Milliseconds since 1970.
    safe fn now() -> f64;
    /// Milliseconds since some moment; never goes back.
    safe fn elapsed() -> f64;
    /// 32 bits from the browser's source for keys.
    safe fn random() -> u32;
}

struct Page;

impl Host for Page {
    fn now(&self) -> i64 {
        now() as i64
    }

    fn random(&self) -> u32 {
        random()
    }
}

struct Engine {
    house: House<Page>,
    thinker: Thinker,
    /// What goes in, and then what comes out.
    buffer: Vec<u8>,
}

thread_local! {
    static ENGINE: RefCell<Engine> = RefCell::new(Engine {
        house: House::new(Page),
        thinker: Thinker::default(),
        buffer: Vec::new(),
    });
}

/// Makes room for a word of this many bytes and says where.
#[unsafe(no_mangle)]
pub extern "C" fn room(length: usize) -> *mut u8 {
    ENGINE.with_borrow_mut(|engine| {
        engine.buffer.clear();
        engine.buffer.resize(length, 0);
        engine.buffer.as_mut_ptr()
    })
}

/// Takes the word in the room and says how long the answer is.
#[unsafe(no_mangle)]
pub extern "C" fn take() -> usize {
    bots::search::keep_time_by(|| Duration::from_secs_f64(elapsed().max(0.0) / 1000.0));
    ENGINE.with_borrow_mut(|engine| {
        let said = match serde_json::from_slice(&engine.buffer) {
            Ok(Word::Think(thought)) => vec![Said::Thought(engine.thinker.think(thought))],
            Ok(word) => engine.house.take(word),
            Err(error) => vec![Said::Unread {
                message: error.to_string(),
            }],
        };
        engine.buffer = serde_json::to_vec(&said).unwrap_or_default();
        engine.buffer.len()
    })
}

/// Where the answer is.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> *const u8 {
    ENGINE.with_borrow(|engine| engine.buffer.as_ptr())
}
