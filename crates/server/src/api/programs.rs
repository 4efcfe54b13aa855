//! A person's programs: made, given tokens, removed.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::{ErrorAnswer, ErrorCode, MakeProgram, Program, ProgramToken, Programs};
use table::mark::mark;
use table::programs::program_id;

use super::error::Problem;
use super::guest::{Visitor, check_name};
use super::input::{Body, Named};
use super::own_data::remove_person;
use super::{App, Cost};
use crate::code;
use crate::store::{GuestRow, ProgramRow};

/// How many programs a person may have.
const COUNT_MAX: usize = 5;

/// The programs that play for you.
#[utoipa::path(get, path = "/api/me/programs", tag = "programs", responses(
    (status = 200, body = Programs),
    (status = 403, body = ErrorAnswer, description = "A program has no programs."),
))]
pub async fn list(State(app): State<App>, visitor: Visitor) -> Result<Json<Programs>, Problem> {
    let guest = visitor.human()?;
    Ok(Json(of(&app, &guest).await?))
}

/// Makes a program, with a token that is shown now and never again. Its name is that of no person: everybody sees that it is
/// a program.
#[utoipa::path(post, path = "/api/me/programs", tag = "programs", request_body = MakeProgram, responses(
    (status = 200, body = ProgramToken),
    (status = 403, body = ErrorAnswer, description = "A program has no programs."),
    (status = 409, body = ErrorAnswer, description = "You have as many programs as one may."),
))]
pub async fn make(
    State(app): State<App>,
    visitor: Visitor,
    _cost: Cost,
    Body(body): Body<MakeProgram>,
) -> Result<Json<ProgramToken>, Problem> {
    let guest = visitor.human()?;
    let name = check_name(&body.name)?;
    // Two requests at the same time don't both make the last one.
    let _one_at_a_time = app.programs.lock().await;
    if app.store.programs_of(&guest.id).await?.len() >= COUNT_MAX {
        let message = format!("you have {COUNT_MAX} bots; delete one before you make another");
        return Err(Problem::new(ErrorCode::Busy, message).status(StatusCode::CONFLICT));
    }
    let id = program_id(&guest.id, &code::random_bytes::<12>()?);
    let token = code::token()?;
    let program = ProgramRow {
        guest: GuestRow {
            // No code leads to it.
            code_hash: format!("program {id}"),
            id,
            name,
            series: 0,
            created: app.registry.clock().now(),
            avatar: None,
            language: None,
            link: None,
        },
        owner: guest.id,
        token_hash: Some(code::hash_of_token(&token)),
    };
    app.store.create_program(program.clone()).await?;
    Ok(Json(ProgramToken {
        program: shown(&program),
        token,
    }))
}

/// Gives a program a new token; the one before is void.
#[utoipa::path(post, path = "/api/me/programs/{id}/token", tag = "programs", params(("id" = String, Path)), responses(
    (status = 200, body = ProgramToken),
    (status = 403, body = ErrorAnswer, description = "A program has no programs."),
    (status = 404, body = ErrorAnswer, description = "You have no such program."),
))]
pub async fn renew(
    State(app): State<App>,
    visitor: Visitor,
    _cost: Cost,
    Named(id): Named<String>,
) -> Result<Json<ProgramToken>, Problem> {
    let mut program = own(&app, visitor, &id).await?;
    let token = code::token()?;
    program.token_hash = Some(code::hash_of_token(&token));
    app.store.set_token(&id, program.token_hash.as_deref()).await?;
    // What was opened with the token before ends.
    app.registry.log_out(&id).await;
    Ok(Json(ProgramToken {
        program: shown(&program),
        token,
    }))
}

/// Makes a program's token void, at once and everywhere. The program stays, and can be given a new one.
#[utoipa::path(delete, path = "/api/me/programs/{id}/token", tag = "programs", params(("id" = String, Path)), responses(
    (status = 200, body = Programs),
    (status = 403, body = ErrorAnswer, description = "A program has no programs."),
    (status = 404, body = ErrorAnswer, description = "You have no such program."),
))]
pub async fn revoke(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named<String>,
) -> Result<Json<Programs>, Problem> {
    let guest = visitor.clone().human()?;
    own(&app, visitor, &id).await?;
    app.store.set_token(&id, None).await?;
    app.registry.log_out(&id).await;
    Ok(Json(of(&app, &guest).await?))
}

/// Deletes a program as a person deletes themselves: its seats are given up or go to a bot of the server, and games that
/// others played too stay, without its name.
#[utoipa::path(delete, path = "/api/me/programs/{id}", tag = "programs", params(("id" = String, Path)), responses(
    (status = 204),
    (status = 403, body = ErrorAnswer, description = "A program has no programs."),
    (status = 404, body = ErrorAnswer, description = "You have no such program."),
))]
pub async fn remove(
    State(app): State<App>,
    visitor: Visitor,
    _cost: Cost,
    Named(id): Named<String>,
) -> Result<StatusCode, Problem> {
    let program = own(&app, visitor, &id).await?;
    remove_person(&app, program.guest).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A program of the visitor's.
async fn own(app: &App, visitor: Visitor, id: &str) -> Result<ProgramRow, Problem> {
    let guest = visitor.human()?;
    let mut programs = app.store.programs_of(&guest.id).await?.into_iter();
    let own = programs.find(|program| program.guest.id == id);
    own.ok_or_else(|| Problem::new(ErrorCode::Unknown, "you have no such bot"))
}

async fn of(app: &App, guest: &GuestRow) -> Result<Programs, Problem> {
    Ok(Programs {
        programs: all(app, &guest.id).await?,
        most: COUNT_MAX as u32,
    })
}

/// The programs of a person, by id.
pub(super) async fn all(app: &App, guest: &str) -> Result<Vec<Program>, Problem> {
    let programs = app.store.programs_of(guest).await?;
    Ok(programs.iter().map(shown).collect())
}

fn shown(program: &ProgramRow) -> Program {
    Program {
        id: program.guest.id.clone(),
        name: program.guest.name.clone(),
        mark: mark(&program.guest.id),
        active: program.token_hash.is_some(),
        created: program.guest.created.max(0).cast_unsigned(),
    }
}
