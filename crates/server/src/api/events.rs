//! Streams of server-sent events, as they go over the line: whatever is there at a moment is sent together.

use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::{HeaderName, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{self, Stream, StreamExt as _};
use protocol::{ErrorAnswer, Written};
use serde::Serialize;
use tokio::time::{Instant, Sleep, sleep};

use super::form::MayPack;
use super::limit::OpenStream;
use super::packed::{self, Packing};
use crate::registry::private::PrivateListening;
use crate::registry::{StreamMessage, Watching};
use table::message::Message;

/// How often an idle stream sends a sign of life.
const HEARTBEAT: Duration = Duration::from_secs(15);
/// A comment, which nobody reads.
const SIGN_OF_LIFE: &[u8] = b":\n\n";
/// How many bytes are put together before they are sent.
const TOGETHER_BYTES: usize = 64 * 1024;

/// Room for what stands around the data of an event.
const HEAD_BYTES: usize = 128;

/// Asks proxies not to buffer the answer before passing it on.
const UNBUFFERED: (HeaderName, HeaderValue) = (
    HeaderName::from_static("x-accel-buffering"),
    HeaderValue::from_static("no"),
);

/// The stream of a table.
struct Source {
    /// The table's id where the stream names it; otherwise updates name their versions.
    table: Option<String>,
    watching: Watching,
}

/// Events on their way: as they are, or packed.
enum Line {
    Plain,
    Packed(Packing),
}

/// The events of one or more tables.
pub(super) struct Events {
    sources: Vec<Source>,
    /// What somebody hears of their private chats; nothing ever, for nobody.
    private: Option<Option<PrivateListening>>,
    /// What has been written and is still to be sent.
    waiting: Vec<u8>,
    line: Line,
    heartbeat: Pin<Box<Sleep>>,
    has_ended: bool,
    /// Counted until the end.
    _counted: OpenStream,
}

impl Events {
    /// A stream that carries nothing yet.
    pub(super) fn new(counted: OpenStream, may_pack: MayPack) -> Self {
        let mut waiting = Vec::new();
        let line = Line::begin(may_pack, &mut waiting);
        Self {
            // Most streams are of one table, and pushing it would make room for four.
            sources: Vec::with_capacity(1),
            private: None,
            waiting,
            line,
            heartbeat: Box::pin(sleep(HEARTBEAT)),
            has_ended: false,
            _counted: counted,
        }
    }

    /// Adds what a table says; `table` is named with every event. The first table to end its stream ends all of it.
    pub(super) fn add(&mut self, table: Option<String>, watching: Watching) {
        self.sources.push(Source { table, watching });
    }

    /// Adds what is said about private chats; the stream goes on without any, too.
    pub(super) fn hear(&mut self, listening: Option<PrivateListening>) {
        self.private = Some(listening);
    }

    /// Says that a table can't be watched.
    pub(super) fn refuse(&mut self, table: &str, refused: &ErrorAnswer) {
        self.line
            .event("refused", Some(table), refused, &mut self.waiting);
    }

    /// Writes down what is there; says whether it was the end.
    fn gather(&mut self, cx: &mut Context<'_>) -> bool {
        for source in &mut self.sources {
            while self.waiting.len() < TOGETHER_BYTES {
                match source.watching.poll_next(cx) {
                    Poll::Ready(Some(batch)) => {
                        for message in &batch {
                            self.line
                                .message(source.table.as_deref(), message, &mut self.waiting);
                        }
                    }
                    Poll::Ready(None) => return true,
                    Poll::Pending => break,
                }
            }
        }
        if let Some(Some(listening)) = &mut self.private {
            while self.waiting.len() < TOGETHER_BYTES {
                match listening.poll_next(cx) {
                    Poll::Ready(Some(news)) => self.line.event("private", None, &news, &mut self.waiting),
                    Poll::Ready(None) => return true,
                    Poll::Pending => break,
                }
            }
        }
        // A stream of refusals alone.
        self.sources.is_empty() && self.private.is_none()
    }
}

impl Stream for Events {
    type Item = Result<Bytes, Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let this = &mut *self;
        if this.has_ended {
            return Poll::Ready(None);
        }
        if this.gather(cx) {
            this.has_ended = true;
            this.line.end(&mut this.waiting);
            if this.waiting.is_empty() {
                return Poll::Ready(None);
            }
        } else if this.waiting.is_empty() {
            if this.heartbeat.as_mut().poll(cx).is_pending() {
                return Poll::Pending;
            }
            this.line.words(SIGN_OF_LIFE, &mut this.waiting);
        }
        this.heartbeat.as_mut().reset(Instant::now() + HEARTBEAT);
        Poll::Ready(Some(Ok(std::mem::take(&mut this.waiting).into())))
    }
}

impl IntoResponse for Events {
    fn into_response(self) -> Response {
        let is_packed = matches!(self.line, Line::Packed(_));
        answer(Body::from_stream(self), is_packed)
    }
}

/// The whole events of several streams as one.
pub(super) fn merged(chunks: impl Stream<Item = Bytes> + Send + 'static, may_pack: MayPack) -> Response {
    let mut begun = Vec::new();
    let line = Line::begin(may_pack, &mut begun);
    let is_packed = matches!(line, Line::Packed(_));
    let chunks = stream::unfold(Some((Box::pin(chunks), line, begun)), |open| async {
        let (mut chunks, mut line, mut out) = open?;
        let rest = match chunks.next().await {
            Some(chunk) => {
                line.piece(&chunk, &mut out);
                Some((chunks, line, Vec::new()))
            }
            None => {
                line.end(&mut out);
                None
            }
        };
        Some((Ok::<_, Infallible>(Bytes::from(out)), rest))
    });
    answer(Body::from_stream(chunks), is_packed)
}

/// An answer with the headers of a stream.
fn answer(body: Body, is_packed: bool) -> Response {
    let mut response = Response::new(body);
    let headers = response.headers_mut();
    headers.insert(
        header::CONTENT_TYPE,
        HeaderValue::from_static("text/event-stream"),
    );
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    for (name, value) in [UNBUFFERED, packed::VARY] {
        headers.insert(name, value);
    }
    if is_packed {
        headers.insert(packed::GZIP.0, packed::GZIP.1);
    }
    response
}

impl Line {
    fn begin(MayPack(may_pack): MayPack, out: &mut Vec<u8>) -> Self {
        match may_pack {
            true => Self::Packed(Packing::begin(out)),
            false => Self::Plain,
        }
    }

    fn end(&mut self, out: &mut Vec<u8>) {
        if let Self::Packed(packing) = std::mem::replace(self, Self::Plain) {
            packing.end(out);
        }
    }

    /// Something that may get smaller.
    fn piece(&mut self, plain: &[u8], out: &mut Vec<u8>) {
        match self {
            Self::Plain => out.extend_from_slice(plain),
            Self::Packed(packing) => packing.piece(plain, out),
        }
    }

    fn words(&mut self, words: &[u8], out: &mut Vec<u8>) {
        match self {
            Self::Plain => out.extend_from_slice(words),
            Self::Packed(packing) => packing.words(words, out),
        }
    }

    /// A message of a table.
    fn message(&mut self, table: Option<&str>, message: &StreamMessage, out: &mut Vec<u8>) {
        match message {
            StreamMessage::Table(Message::Update(update)) => {
                let version = update.version.to_string();
                self.written("update", Some(table.unwrap_or(&version)), update, out);
            }
            StreamMessage::Table(Message::Table(summary)) => self.written("table", table, summary, out),
            StreamMessage::Chat(chat) => self.event("chat", table, &**chat, out),
        }
    }

    /// An event of this kind that others are told as well.
    fn written<T: Serialize>(&mut self, kind: &str, id: Option<&str>, said: &Written<T>, out: &mut Vec<u8>) {
        let Some(json) = said.json() else {
            return lost(&"a message can't be written");
        };
        out.reserve(json.len() + HEAD_BYTES);
        self.head(kind, id, out);
        match self {
            Self::Plain => out.extend_from_slice(json.as_bytes()),
            Self::Packed(packing) => {
                let packed = said.packed(|json| packed::piece(json.as_bytes()));
                packing.packed(json.as_bytes(), packed.unwrap_or_default(), out);
            }
        }
        self.words(b"\n\n", out);
    }

    /// An event of this kind, with an id if there is one.
    fn event(&mut self, kind: &str, id: Option<&str>, said: &impl Serialize, out: &mut Vec<u8>) {
        match serde_json::to_vec(said) {
            Ok(json) => {
                self.head(kind, id, out);
                self.piece(&json, out);
                self.words(b"\n\n", out);
            }
            Err(error) => lost(&error),
        }
    }

    /// What stands before the data of an event.
    fn head(&mut self, kind: &str, id: Option<&str>, out: &mut Vec<u8>) {
        let head = match id {
            // An id that is no table's is whatever was asked for.
            Some(id) => format!("event: {kind}\nid: {}\ndata: ", id.replace(char::is_control, "")),
            None => format!("event: {kind}\ndata: "),
        };
        self.words(head.as_bytes(), out);
    }
}

fn lost(why: &dyn std::fmt::Display) {
    tracing::error!(error = %why, "a message can't be written");
}
