//! What nodes ask each other on their own behalf.

use std::collections::BTreeSet;

use axum::Json;
use axum::body::to_bytes;
use axum::extract::Request;
use axum::response::{IntoResponse, Response};
use protocol::ErrorCode;
use serde::de::DeserializeOwned;

use super::super::App;
use super::super::error::Problem;
use crate::cluster::Sealed;
use crate::registry::nodes::{IsWatching, Present, Told};

/// How much a node may ask at once, in bytes.
const QUESTION_BYTES_MAX: usize = 256 * 1024;

/// Answers a request that a node of this cluster has sealed.
pub(super) async fn answer(app: &App, sealed: &Sealed, request: Request) -> Response {
    let (parts, body) = request.into_parts();
    let Ok(body) = to_bytes(body, QUESTION_BYTES_MAX).await else {
        return Problem::new(ErrorCode::TooLarge, "a node asks too much at once").into_response();
    };
    if !sealed.covers(&body) {
        return super::forged().into_response();
    }
    let answered = match parts.uri.path() {
        "/nodes/tell" => tell(app, &body).await,
        "/nodes/give-up" => give_up(app, &body).await,
        "/nodes/watching" => watching(app, &body).await,
        "/nodes/present" => present(app, &body).await,
        "/nodes/here" => here(app, &body).await,
        _ => Err(Problem::new(
            ErrorCode::NotFound,
            "this node does not know what another one asks; start the same version everywhere",
        )),
    };
    answered.unwrap_or_else(IntoResponse::into_response)
}

fn read<T: DeserializeOwned>(body: &[u8]) -> Result<T, Problem> {
    serde_json::from_slice(body).map_err(|error| Problem::new(ErrorCode::BadRequest, error.to_string()))
}

async fn tell(app: &App, body: &[u8]) -> Result<Response, Problem> {
    let told: Told = read(body)?;
    app.registry.hear(told).await?;
    Ok(Json(()).into_response())
}

async fn give_up(app: &App, body: &[u8]) -> Result<Response, Problem> {
    let table: String = read(body)?;
    app.registry.give_up(&table).await;
    Ok(Json(()).into_response())
}

async fn watching(app: &App, body: &[u8]) -> Result<Response, Problem> {
    let IsWatching { table, guest } = read(body)?;
    let is_watching = app.registry.is_watching(&table, &guest).await;
    Ok(Json(is_watching).into_response())
}

async fn here(app: &App, body: &[u8]) -> Result<Response, Problem> {
    let guests: BTreeSet<String> = read(body)?;
    let now = app.registry.clock().now();
    Ok(Json(app.registry.here().among(&guests, now)).into_response())
}

async fn present(app: &App, body: &[u8]) -> Result<Response, Problem> {
    let tables: Present = read(body)?;
    Ok(Json(app.registry.present_here(tables).await).into_response())
}
