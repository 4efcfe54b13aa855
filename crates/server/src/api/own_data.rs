//! A person's own data: handed out, and deleted.

use std::collections::BTreeSet;
use std::convert::Infallible;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{self, StreamExt as _};
use protocol::{ErrorAnswer, ErrorCode, Guest, MyData, MyGame, TableState};
use tabletop::Seat;

use super::App;
use super::Cost;
use super::error::Problem;
use super::guest::{Visitor, forgotten, person, shown};
use super::programs;
use crate::store::{GuestRow, Occupant, Relation, TableRow};
use table::message::Question;
use table::{closed, summary};

/// Everything that the server keeps about this device's guest, as one document: name, account and code, friends and blocked
/// people, what they are told and where, what they said at tables, what they and others said to each other in private, and all their tables with the records of those that are over.
#[utoipa::path(get, path = "/api/me/data", tag = "guest", responses(
    (status = 200, body = MyData),
    (status = 401, body = ErrorAnswer, description = "This device has no guest."),
))]
pub async fn hand_out(State(app): State<App>, visitor: Visitor, _cost: Cost) -> Result<Response, Problem> {
    let guest = visitor.guest()?;
    handed_out(app, guest, true).await
}

/// Everything that is kept about a guest, as a file; the recovery code only for themselves.
pub(super) async fn handed_out(app: App, guest: GuestRow, is_own: bool) -> Result<Response, Problem> {
    let rows = app.store.tables_of_guest(&guest.id, u32::MAX).await?;
    let known = known(&app, &guest).await?;
    let own = shown(&app, &guest).await?;
    let head = MyData {
        guest: Guest {
            code: if is_own { own.code } else { String::new() },
            ..own
        },
        created: guest.created,
        notices: app.registry.notices().shown(&guest.id),
        friends: known.names(Relation::Friend),
        asked: known.names(Relation::Asked),
        blocked: known.names(Relation::Blocked),
        chat: app.store.lines_of_guest(&guest.id).await?,
        private: app.store.of_people().private_of_guest(&guest.id).await?,
        programs: programs::all(&app, &guest.id).await?,
        sanctions: app
            .registry
            .moderation()
            .against(&guest.id, app.registry.clock().now()),
        games: Vec::new(),
    };
    // The games are many, so they are read while they are sent: the document is open at its end.
    let head = serde_json::to_string(&head).map_err(|_| unwritable())?;
    let open = head.strip_suffix("]}").ok_or_else(unwritable)?.to_owned();
    let games = stream::iter(rows).filter_map(move |row| {
        let (app, guest) = (app.clone(), guest.clone());
        async move {
            let game = game(&app, &guest, row).await;
            let text = game.and_then(|game| serde_json::to_string(&game).map_err(|error| error.to_string()));
            text.inspect_err(|error| tracing::error!(error, "a table is left out of what a person is handed"))
                .ok()
        }
    });
    let games = games.enumerate().map(|(number, text)| match number {
        0 => text,
        _ => format!(",{text}"),
    });
    let parts = stream::once(async { open })
        .chain(games)
        .chain(stream::once(async { "]}".to_owned() }));
    let body = Body::from_stream(parts.map(|part| Ok::<_, Infallible>(Bytes::from(part))));
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (
            header::CONTENT_DISPOSITION,
            "attachment; filename=\"meseta.json\"",
        ),
    ];
    Ok((headers, body).into_response())
}

/// Those whom a guest knows, and as what.
struct KnownPeople(Vec<(Relation, String)>);

impl KnownPeople {
    fn names(&self, wanted: Relation) -> Vec<String> {
        let such = self.0.iter().filter(|(kind, _)| *kind == wanted);
        such.map(|(_, name)| name.clone()).collect()
    }
}

async fn known(app: &App, guest: &GuestRow) -> Result<KnownPeople, Problem> {
    let relations = app.store.of_people().relations(&guest.id).await?;
    let own: Vec<_> = relations
        .into_iter()
        .filter(|row| row.guest == guest.id)
        .collect();
    let ids = own.iter().map(|row| row.other.clone()).collect();
    let people = app.store.people(ids).await?;
    let name = |id: &str| {
        people
            .iter()
            .find(|person| person.id == id)
            .map(|person| person.name.clone())
    };
    let known = own.iter().filter_map(|row| Some((row.kind, name(&row.other)?)));
    Ok(KnownPeople(known.collect()))
}

fn unwritable() -> Problem {
    Problem::new(ErrorCode::Internal, "the data can't be written")
}

/// A table, with its record once nothing in it is hidden any more.
async fn game(app: &App, guest: &GuestRow, row: TableRow) -> Result<MyGame, String> {
    let now = app.registry.clock().now();
    let table = summary(&row, Some(&guest.id), &BTreeSet::new(), now).map_err(|error| error.to_string())?;
    let record = match row.is_open_book() {
        true => {
            let stored = app
                .store
                .table(&row.id)
                .await
                .map_err(|error| error.to_string())?;
            stored.as_ref().and_then(closed::record)
        }
        false => None,
    };
    Ok(MyGame { table, record })
}

/// Deletes this device's guest: name, picture, account, code, friends, and what they are told and where. Open seats are given up, and in games that
/// go on a bot takes over. What they said at tables is removed, except from reports to the host, and so are their private chats. Games that others played
/// too stay, with a guest without a name. The guest's programs are deleted, too. It can't be undone.
#[utoipa::path(post, path = "/api/me/delete", tag = "guest", responses(
    (status = 204),
    (status = 401, body = ErrorAnswer, description = "This device has no guest."),
))]
pub async fn delete(
    State(app): State<App>,
    visitor: Visitor,
    _cost: Cost,
) -> Result<impl IntoResponse, Problem> {
    let guest = visitor.guest()?;
    for program in app.store.programs_of(&guest.id).await? {
        remove_person(&app, program.guest).await?;
    }
    remove_person(&app, guest).await?;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, forgotten(&app))]))
}

/// Deletes a guest, program or person, without what belongs to them.
pub(super) async fn remove_person(app: &App, guest: GuestRow) -> Result<(), Problem> {
    leave_tables(app, &guest).await?;
    app.registry.notices().forget(&guest.id).await?;
    app.registry.forget_lines(&guest.id).await;
    let nobody = GuestRow {
        name: String::new(),
        avatar: None,
        ..guest
    };
    app.registry.rename(&person(&nobody)).await?;
    app.registry.log_out(&nobody.id).await;
    if app.registry.moderation().has(&nobody.id) {
        app.registry.decided().await?;
    }
    Ok(())
}

/// Gives up all seats of a guest, or hands them to bots of the server where the game has begun.
pub(super) async fn leave_tables(app: &App, guest: &GuestRow) -> Result<(), Problem> {
    for row in app.store.tables_of_guest(&guest.id, u32::MAX).await? {
        leave(app, guest, &row).await?;
    }
    Ok(())
}

/// Gives up the guest's seat, or hands it to a bot if the game has begun.
async fn leave(app: &App, guest: &GuestRow, row: &TableRow) -> Result<(), Problem> {
    let is_own = |occupant: &Occupant| matches!(occupant, Occupant::Guest { id, .. } if *id == guest.id);
    let seat = row.seats.iter().position(|seat| is_own(&seat.occupant));
    let Some(seat) = seat.filter(|_| row.state != TableState::Over) else {
        return Ok(());
    };
    let stand_in = Question::StandIn {
        seat: Seat::new(seat),
    };
    app.registry.bring_here(&row.id).await;
    // One of the two is refused, unless the game begins between them.
    for question in [Question::Leave, stand_in] {
        let Err(refused) = app.registry.ask(&row.id, Some(person(guest)), question).await else {
            continue;
        };
        // Any other refusal means that nothing there waits for the guest: the game is over, a bot plays there already, or
        // this program does not know the rules.
        if let ErrorCode::Storage | ErrorCode::Busy | ErrorCode::Internal = refused.error.code {
            return Err(refused.into());
        }
    }
    Ok(())
}
