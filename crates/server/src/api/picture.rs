//! The picture of a finished game.

use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use protocol::{ErrorAnswer, ErrorCode};
use serde::Deserialize;

use super::App;
use super::error::Problem;
use super::guest::Visitor;
use super::input::{Asked, Named};
use super::limit::Address;
use crate::picture::{self, GameResult};
use table::message::{Answer, Person, Question};

/// In which language.
#[derive(Clone, Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PictureQuery {
    /// The language of its words, such as `pl`; English if left out or not one of ours.
    language: Option<String>,
}

/// A picture of a finished game for sharing, 1200 pixels wide and 630 high: who won, with how many points, and from what.
#[utoipa::path(get, path = "/api/tables/{id}/picture.png", tag = "look back",
    params(("id" = String, Path), PictureQuery), responses(
    (status = 200, body = Vec<u8>, content_type = "image/png"),
    (status = 304, description = "The picture with the `etag` that was sent is the current one."),
    (status = 403, body = ErrorAnswer, description = "Only members may look at the table."),
    (status = 404, body = ErrorAnswer, description = "There is no such table."),
    (status = 409, body = ErrorAnswer, description = "The game is not over."),
    (status = 429, body = ErrorAnswer, description = "Many pictures were drawn for your address."),
))]
pub async fn draw(
    State(app): State<App>,
    visitor: Visitor,
    Named(id): Named<String>,
    Asked(query): Asked<PictureQuery>,
    address: Address,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let language = query.language.as_deref().unwrap_or_default();
    let result = result_of(&app, &id, visitor.person(), language).await?;
    let drawing = picture::drawn(&result);
    let name = picture::name(&drawing);
    let etag = format!("\"{name}\"");
    let known = headers
        .get(header::IF_NONE_MATCH)
        .and_then(|known| known.to_str().ok());
    // Names may change, and who may look: browsers ask again each time.
    let common = [
        (header::ETAG, etag.clone()),
        (header::CACHE_CONTROL, "private, no-cache".to_owned()),
    ];
    if known.is_some_and(|known| known.split(',').any(|one| one.trim() == etag)) {
        return Ok((StatusCode::NOT_MODIFIED, common).into_response());
    }
    let picture = match app.pictures.find(&name) {
        Some(picture) => picture,
        None => {
            address.draw(&app)?;
            let drawn = app.registry.think(move || picture::png(&drawing)).await.flatten();
            let failed = || Problem::new(ErrorCode::Internal, "the picture can't be drawn");
            let picture = Bytes::from(drawn.ok_or_else(failed)?);
            app.pictures.keep(name, picture.clone());
            picture
        }
    };
    Ok((common, [(header::CONTENT_TYPE, "image/png")], picture).into_response())
}

/// What a finished game came to, if this person may look at it.
pub(super) async fn result_of(
    app: &App,
    table: &str,
    person: Option<Person>,
    language: &str,
) -> Result<GameResult, Problem> {
    let game = app
        .registry
        .ask(table, person.clone(), Question::Finished)
        .await?;
    let summary = app.registry.ask(table, person, Question::Summary).await?;
    match (game, summary) {
        (Answer::Finished(game), Answer::Summary(summary)) => Ok(GameResult::of(&summary, &game, language)),
        _ => Err(super::other_answer()),
    }
}
