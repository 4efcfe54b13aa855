//! Collects the warnings of the book's builder.

use std::fmt::{Debug, Write as _};
use std::sync::{Arc, Mutex};

use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Level, Metadata, Subscriber};

/// Runs the work; returns its result, and the warnings and errors reported meanwhile.
pub fn collect<T>(work: impl FnOnce() -> T) -> (T, Vec<String>) {
    let told = Arc::new(Mutex::new(Vec::new()));
    let result = tracing::subscriber::with_default(Warnings(Arc::clone(&told)), work);
    let told = told.lock().map(|told| told.clone()).unwrap_or_default();
    (result, told)
}

/// Keeps the text of every warning and error.
struct Warnings(Arc<Mutex<Vec<String>>>);

impl Subscriber for Warnings {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        *metadata.level() <= Level::WARN
    }

    fn event(&self, event: &Event<'_>) {
        let mut text = Text(format!("{}:", event.metadata().target()));
        event.record(&mut text);
        if let Ok(mut told) = self.0.lock() {
            told.push(text.0);
        }
    }

    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}
    fn record_follows_from(&self, _: &Id, _: &Id) {}
    fn enter(&self, _: &Id) {}
    fn exit(&self, _: &Id) {}
}

/// The fields of one event, one after the other.
struct Text(String);

impl Visit for Text {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        let _infallible = match field.name() {
            "message" => write!(self.0, " {value:?}"),
            name => write!(self.0, " {name}={value:?}"),
        };
    }
}
