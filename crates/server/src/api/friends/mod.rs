//! Friend requests by name, by link or at a table; blocks; and invitations to tables.

mod list;
mod whom;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::{
    AnswerFriend, ErrorAnswer, ErrorCode, Friends, InviteFriend, LinkOwner, NamePerson, TableState, Whom,
};

use super::error::Problem;
use super::guest::Visitor;
use super::input::{Body, Named};
use super::{App, Cost};
use crate::code;
use crate::store::{GuestRow, InviteRow, Profile, Relation, StoreError, TableRow, Tie};
use list::friends;
use table::mark::mark;
pub(super) use whom::{found, handle, unknown};

/// How many friends a person may have, how many requests may be open, and how many people may be blocked.
const FRIENDS_MAX: usize = 200;
const ASKED_MAX: usize = 50;
const BLOCKED_MAX: usize = 500;

/// The people whom this device's guest knows: friends, those who ask to be, those who are blocked, and invitations.
#[utoipa::path(get, path = "/api/friends", tag = "friends", responses(
    (status = 200, body = Friends),
    (status = 401, body = ErrorAnswer, description = "This device has no guest."),
    (status = 403, body = ErrorAnswer, description = "A program can't do this."),
))]
pub async fn read(State(app): State<App>, visitor: Visitor) -> Result<Json<Friends>, Problem> {
    Ok(Json(friends(&app, &visitor.human()?).await?))
}

/// Asks somebody to be friends. They are at once if the other has asked already.
#[utoipa::path(post, path = "/api/friends", tag = "friends", request_body = NamePerson, responses(
    (status = 200, body = Friends),
    (status = 400, body = ErrorAnswer, description = "That is you, or somebody whom you have blocked."),
    (status = 401, body = ErrorAnswer, description = "This device has no guest."),
    (status = 403, body = ErrorAnswer, description = "A program can't do this."),
    (status = 404, body = ErrorAnswer, description = "There is no such person."),
    (status = 409, body = ErrorAnswer, description = "You have asked, or know, as many people as one may."),
))]
pub async fn ask(
    State(app): State<App>,
    visitor: Visitor,
    _cost: Cost,
    Body(body): Body<NamePerson>,
) -> Result<Json<Friends>, Problem> {
    let guest = visitor.human()?;
    let other = found(&app, &guest, &body.whom).await?;
    let own = own_relations(&app, &guest).await?;
    if own
        .iter()
        .any(|(id, kind)| *id == other && *kind == Relation::Blocked)
    {
        let message = "you have blocked this person; unblock them first";
        return Err(Problem::new(ErrorCode::BadRequest, message));
    }
    check_room(&own, Relation::Friend, FRIENDS_MAX, "friends")?;
    check_room(&own, Relation::Asked, ASKED_MAX, "open requests")?;
    tie(&app, Tie::Ask, &guest, &other).await
}

/// Answers somebody who asks to be friends. Whoever is declined is not told.
#[utoipa::path(post, path = "/api/friends/answer", tag = "friends", request_body = AnswerFriend, responses(
    (status = 200, body = Friends),
    (status = 401, body = ErrorAnswer, description = "This device has no guest."),
    (status = 403, body = ErrorAnswer, description = "A program can't do this."),
    (status = 404, body = ErrorAnswer, description = "Nobody asks under this handle any more."),
    (status = 409, body = ErrorAnswer, description = "You know as many people as one may."),
))]
pub async fn answer(
    State(app): State<App>,
    visitor: Visitor,
    _cost: Cost,
    Body(body): Body<AnswerFriend>,
) -> Result<Json<Friends>, Problem> {
    let guest = visitor.human()?;
    let whom = Whom::Handle { handle: body.handle };
    let other = found(&app, &guest, &whom).await?;
    if !body.accept {
        return tie(&app, Tie::Decline, &guest, &other).await;
    }
    let own = own_relations(&app, &guest).await?;
    check_room(&own, Relation::Friend, FRIENDS_MAX, "friends")?;
    tie(&app, Tie::Accept, &guest, &other).await
}

/// Ends a friendship, or takes a request back. The other is not told.
#[utoipa::path(post, path = "/api/friends/remove", tag = "friends", request_body = NamePerson, responses(
    (status = 200, body = Friends),
    (status = 401, body = ErrorAnswer, description = "This device has no guest."),
    (status = 403, body = ErrorAnswer, description = "A program can't do this."),
    (status = 404, body = ErrorAnswer, description = "There is no such person."),
))]
pub async fn part(
    State(app): State<App>,
    visitor: Visitor,
    _cost: Cost,
    Body(body): Body<NamePerson>,
) -> Result<Json<Friends>, Problem> {
    let guest = visitor.human()?;
    let other = found(&app, &guest, &body.whom).await?;
    tie(&app, Tie::Part, &guest, &other).await
}

/// Makes a new link with which others can ask this device's guest to be friends. The link before it leads nowhere any more.
#[utoipa::path(post, path = "/api/friends/link", tag = "friends", responses(
    (status = 200, body = Friends),
    (status = 401, body = ErrorAnswer, description = "This device has no guest."),
    (status = 403, body = ErrorAnswer, description = "A program can't do this."),
))]
pub async fn link(State(app): State<App>, visitor: Visitor, _cost: Cost) -> Result<Json<Friends>, Problem> {
    let guest = visitor.human()?;
    let profile = Profile {
        link: Some(code::table_id()?),
        ..Profile::default()
    };
    app.store
        .of_people()
        .choose_profile(&guest.id, profile.clone())
        .await?;
    let guest = GuestRow {
        link: profile.link,
        ..guest
    };
    Ok(Json(friends(&app, &guest).await?))
}

/// Whose link this is.
#[utoipa::path(get, path = "/api/friends/link/{link}", tag = "friends", params(("link" = String, Path)), responses(
    (status = 200, body = LinkOwner),
    (status = 404, body = ErrorAnswer, description = "Nobody has this link any more."),
))]
pub async fn linked(
    State(app): State<App>,
    visitor: Visitor,
    _cost: Cost,
    Named(link): Named<String>,
) -> Result<Json<LinkOwner>, Problem> {
    let owner = app.store.of_people().guest_of_link(&code::plain(&link)).await?;
    let owner = owner.ok_or_else(unknown)?;
    Ok(Json(LinkOwner {
        mine: visitor.0.is_some_and(|guest| guest.id == owner.id),
        mark: mark(&owner.id),
        name: owner.name,
        avatar: owner.avatar,
    }))
}

/// Blocks somebody: they can't join the guest's tables, the guest reads nothing that they say, and hears nothing of their
/// requests. They are not told.
#[utoipa::path(post, path = "/api/blocks", tag = "friends", request_body = NamePerson, responses(
    (status = 200, body = Friends),
    (status = 400, body = ErrorAnswer, description = "That is you."),
    (status = 401, body = ErrorAnswer, description = "This device has no guest."),
    (status = 403, body = ErrorAnswer, description = "A program can't do this."),
    (status = 404, body = ErrorAnswer, description = "There is no such person."),
    (status = 409, body = ErrorAnswer, description = "You have blocked as many people as one may."),
))]
pub async fn block(
    State(app): State<App>,
    visitor: Visitor,
    _cost: Cost,
    Body(body): Body<NamePerson>,
) -> Result<Json<Friends>, Problem> {
    let guest = visitor.human()?;
    let other = found(&app, &guest, &body.whom).await?;
    let own = own_relations(&app, &guest).await?;
    check_room(&own, Relation::Blocked, BLOCKED_MAX, "blocked people")?;
    let answer = tie(&app, Tie::Block, &guest, &other).await?;
    app.registry.blocks_changed(&guest.id).await?;
    Ok(answer)
}

/// No longer blocks somebody. Friends have to ask each other again.
#[utoipa::path(post, path = "/api/blocks/remove", tag = "friends", request_body = NamePerson, responses(
    (status = 200, body = Friends),
    (status = 401, body = ErrorAnswer, description = "This device has no guest."),
    (status = 403, body = ErrorAnswer, description = "A program can't do this."),
    (status = 404, body = ErrorAnswer, description = "There is no such person."),
))]
pub async fn unblock(
    State(app): State<App>,
    visitor: Visitor,
    _cost: Cost,
    Body(body): Body<NamePerson>,
) -> Result<Json<Friends>, Problem> {
    let guest = visitor.human()?;
    let other = found(&app, &guest, &body.whom).await?;
    let answer = tie(&app, Tie::Unblock, &guest, &other).await?;
    app.registry.blocks_changed(&guest.id).await?;
    Ok(answer)
}

/// Invites a friend to a table that has an open seat. Those who sit there, and whoever made it, may.
#[utoipa::path(post, path = "/api/tables/{id}/invite", tag = "friends", params(("id" = String, Path)),
    request_body = InviteFriend, responses(
    (status = 204),
    (status = 401, body = ErrorAnswer, description = "This device has no guest."),
    (status = 403, body = ErrorAnswer, description = "You neither sit at this table nor made it, or are a program."),
    (status = 404, body = ErrorAnswer, description = "There is no such table, or nobody among your friends."),
    (status = 409, body = ErrorAnswer, description = "No seat is open, or the game has started."),
))]
pub async fn invite(
    State(app): State<App>,
    visitor: Visitor,
    _cost: Cost,
    Named(id): Named<String>,
    Body(body): Body<InviteFriend>,
) -> Result<StatusCode, Problem> {
    let guest = visitor.human()?;
    let row = open_table(&app, &id).await?;
    if !row.has_member(&guest.id) {
        let message = "only those who sit at this table, or made it, invite people to it";
        return Err(Problem::new(ErrorCode::NotSeated, message));
    }
    let other = found(&app, &guest, &Whom::Handle { handle: body.handle }).await?;
    let own = own_relations(&app, &guest).await?;
    if !own.contains(&(other.clone(), Relation::Friend)) {
        return Err(unknown());
    }
    if !row.seats.iter().any(|seat| seat.is_of(&other)) {
        let invite = InviteRow {
            table: id,
            guest: other,
            by: guest.id,
            time: app.registry.clock().now(),
        };
        app.store.of_people().invite(invite).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Puts an invitation of a friend aside.
#[utoipa::path(post, path = "/api/tables/{id}/decline", tag = "friends", params(("id" = String, Path)), responses(
    (status = 204),
    (status = 401, body = ErrorAnswer, description = "This device has no guest."),
    (status = 403, body = ErrorAnswer, description = "A program can't do this."),
))]
pub async fn decline(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named<String>,
) -> Result<StatusCode, Problem> {
    let guest = visitor.human()?;
    app.store.of_people().uninvite(&id, &guest.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Whether somebody may sit down at a table, as far as those who made it mind. Whoever may not learns nothing more.
///
/// # Errors
/// [`ErrorCode::NoOpenSeat`].
pub(super) async fn check_welcome(app: &App, guest: Option<&GuestRow>, table: &str) -> Result<(), Problem> {
    let (Some(guest), Some(row)) = (guest, app.store.table_row(table).await?) else {
        return Ok(());
    };
    let blocks = app.store.of_people().blocks(&guest.id).await?;
    let is_minded = blocks
        .iter()
        .any(|(by, other)| *by == row.host && *other == guest.id);
    // Where nobody can sit down, the table itself says why.
    let could = row.state == TableState::Open && row.has_open_seat() && !row.has_member(&guest.id);
    match is_minded && could {
        true => Err(Problem::new(
            ErrorCode::NoOpenSeat,
            "no seat is open at this table",
        )),
        false => Ok(()),
    }
}

async fn open_table(app: &App, id: &str) -> Result<TableRow, Problem> {
    let unknown = || Problem::new(ErrorCode::UnknownTable, "there is no such table");
    let row = app.store.table_row(id).await?.ok_or_else(unknown)?;
    match row.state == TableState::Open && row.has_open_seat() {
        true => Ok(row),
        false => Err(Problem::new(
            ErrorCode::NoOpenSeat,
            "no seat is open at this table",
        )),
    }
}

/// What others are to a guest, by id.
async fn own_relations(app: &App, guest: &GuestRow) -> Result<Vec<(String, Relation)>, Problem> {
    let all = app.store.of_people().relations(&guest.id).await?;
    let own = all.into_iter().filter(|row| row.guest == guest.id);
    Ok(own.map(|row| (row.other, row.kind)).collect())
}

fn check_room(own: &[(String, Relation)], wanted: Relation, most: usize, what: &str) -> Result<(), Problem> {
    match own.iter().filter(|(_, kind)| *kind == wanted).count() < most {
        true => Ok(()),
        false => {
            let message =
                format!("you have {most} {what}, which is as many as one may have; remove some first");
            Err(Problem::new(ErrorCode::TooManyPeople, message))
        }
    }
}

async fn tie(app: &App, tie: Tie, guest: &GuestRow, other: &str) -> Result<Json<Friends>, Problem> {
    let now = app.registry.clock().now();
    match app.store.of_people().tie(tie, &guest.id, other, now).await {
        Ok(()) => Ok(Json(friends(app, guest).await?)),
        // Nobody has asked, or no longer.
        Err(StoreError::Conflict) => Err(unknown()),
        Err(error) => Err(error.into()),
    }
}
