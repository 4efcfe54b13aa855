//! Many tables over one stream: the one that a browser keeps open, however many of its pages show tables.

use std::collections::BTreeMap;
use std::num::NonZeroU32;

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use futures_util::future::join_all;
use protocol::{ErrorAnswer, ErrorCode};
use serde::Deserialize;
use table::programs::is_program;

use super::App;
use super::error::Problem;
use super::events::Events;
use super::form::MayPack;
use super::guest::Visitor;
use super::input::Asked;
use super::limit::{Address, OpenStream};
use crate::registry::Known;

/// How many tables one stream carries.
pub(super) const TABLE_COUNT_MAX: usize = 32;

/// Which tables a stream carries, and from where.
#[derive(Clone, Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct StreamsQuery {
    /// Ids of up to 32 tables, separated by commas. An id may be followed by `:` and the version that the watcher already
    /// has, and that by `:` and the last line of the chat, such as `mq4x:17:4`; without them, everything is sent. The
    /// version may be empty, such as in `mq4x::4`.
    #[serde(default)]
    tables: String,
    /// Whether the stream says, too, when something about the person's private chats has changed. Then no table need be
    /// named.
    #[serde(default)]
    private: bool,
}

/// Server-sent events of several tables, each named by the event's id: `update`, `table` and `chat` as on the stream of one
/// table, and `refused` once for a table that can't be watched. When any of the tables asks for it, such as after reading
/// too slowly, the whole stream ends, to be reopened with the versions that have arrived. With `private`, it also says when a
/// friend has written to the person, or the person has read it elsewhere.
#[utoipa::path(get, path = "/api/stream", tag = "play", params(StreamsQuery), responses(
    (status = 200, description = "The event's `id` is the table's. `event: update` carries an Update, `event: table` a \
        TableSummary, `event: chat` a Chat, `event: refused` an ErrorAnswer; `event: private`, which has no `id`, a \
        PrivateNews.", content_type = "text/event-stream", body = String),
    (status = 400, body = ErrorAnswer, description = "No tables are named, or too many, or a version is not a number."),
    (status = 429, body = ErrorAnswer, description = "Too many streams are open from this address."),
))]
pub async fn streams(
    State(app): State<App>,
    visitor: Visitor,
    Asked(query): Asked<StreamsQuery>,
    address: Address,
    counted: OpenStream,
    may_pack: MayPack,
) -> Result<Response, Problem> {
    // Neither visitors without a guest nor programs have private chats.
    let listener = visitor.person().filter(|person| !is_program(&person.id));
    let wanted = wanted(&query.tables, query.private)?;
    // Each table costs as much as if it had been asked for on its own; the request itself pays for the first.
    if let Some(more) = NonZeroU32::new((wanted.len() as u32).saturating_sub(1)) {
        address.pay(&app, more)?;
    }
    let opening = wanted.into_iter().map(|(table, known)| {
        let (app, person) = (&app, visitor.person());
        async move {
            let watched = app.registry.watch(&table, person, known, None).await;
            (table, watched)
        }
    });
    let mut events = Events::new(counted, may_pack);
    if query.private {
        events.hear(listener.map(|person| app.registry.listen(&person.id)));
    }
    for (table, watched) in join_all(opening).await {
        match watched {
            Ok(watching) => events.add(Some(table), watching),
            // The whole stream is opened where the table is by then.
            Err(refused) if app.registry.has_lost(&table, &refused) => return Err(refused.into()),
            Err(refused) => events.refuse(&table, &refused),
        }
    }
    Ok(events.into_response())
}

/// The tables that the stream is to carry, each once, and the versions that the watcher has.
fn wanted(list: &str, may_be_none: bool) -> Result<BTreeMap<String, Known>, Problem> {
    let bad = |message: String| Problem::new(ErrorCode::BadRequest, message);
    let mut wanted = BTreeMap::new();
    for one in list.split(',').filter(|one| !one.is_empty()) {
        let mut parts = one.split(':');
        let table = parts.next().unwrap_or_default().to_owned();
        let mut number = |may_be_empty: bool| match parts.next() {
            None => Ok(None),
            Some("") if may_be_empty => Ok(None),
            Some(number) => number.parse().map(Some).map_err(|_| {
                bad(format!(
                    "`{one}` does not end with a version, or a version and a line of the chat"
                ))
            }),
        };
        let is_line_there = one.matches(':').count() == 2;
        let (version, line) = (number(is_line_there)?, number(false)?);
        if parts.next().is_some() {
            return Err(bad(format!(
                "`{one}` has more than a version and a line of the chat"
            )));
        }
        wanted.insert(table, Known { version, line });
    }
    match wanted.len() {
        1..=TABLE_COUNT_MAX => Ok(wanted),
        0 if may_be_none => Ok(wanted),
        _ => Err(bad(format!("a stream carries 1 to {TABLE_COUNT_MAX} tables"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_named_with_the_versions_already_received() {
        let read = |list: &str| {
            wanted(list, false)
                .ok()
                .map(|tables| tables.into_iter().collect::<Vec<_>>())
        };
        assert!(wanted("", true).is_ok_and(|tables| tables.is_empty()));
        let table = |id: &str, version, line| (id.to_owned(), Known { version, line });
        assert_eq!(
            read("a:7,b"),
            Some(vec![table("a", Some(7), None), table("b", None, None)])
        );
        assert_eq!(read("a,,a:3"), Some(vec![table("a", Some(3), None)]));
        assert_eq!(read("a:3:12"), Some(vec![table("a", Some(3), Some(12))]));
        assert_eq!(read("a::12"), Some(vec![table("a", None, Some(12))]));
        for bad in ["", ",", "a:", "a:x", "a:-1", "a:1:", "a:1:x", "a::", "a:1:2:3"] {
            assert_eq!(read(bad), None, "{bad:?}");
        }
        let many = |count: usize| (0..count).map(|number| format!("t{number},")).collect::<String>();
        assert_eq!(
            read(&many(TABLE_COUNT_MAX)).map(|tables| tables.len()),
            Some(TABLE_COUNT_MAX)
        );
        assert_eq!(read(&many(TABLE_COUNT_MAX + 1)), None);
    }
}
