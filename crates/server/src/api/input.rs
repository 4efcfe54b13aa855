//! The input of requests: JSON bodies, queries and path segments, each refused with a typed error.

use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use protocol::ErrorCode;
use serde::de::DeserializeOwned;

use super::error::Problem;

/// A JSON body.
#[derive(Debug)]
pub struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        match axum::Json::<T>::from_request(request, state).await {
            Ok(axum::Json(body)) => Ok(Self(body)),
            Err(rejection) => Err(body_problem(&rejection)),
        }
    }
}

fn body_problem(rejection: &JsonRejection) -> Problem {
    if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE {
        let message = format!("a request has at most {} KiB", super::BODY_BYTES_MAX / 1024);
        return Problem::new(ErrorCode::TooLarge, message);
    }
    match rejection {
        JsonRejection::MissingJsonContentType(_) => {
            let message = "the body must be JSON with the header `content-type: application/json`";
            Problem::new(ErrorCode::BadRequest, message).status(StatusCode::UNSUPPORTED_MEDIA_TYPE)
        }
        other => Problem::new(ErrorCode::BadRequest, other.body_text()),
    }
}

/// The part after the question mark.
#[derive(Debug)]
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let query: Result<Query<T>, QueryRejection> = Query::from_request_parts(parts, state).await;
        match query {
            Ok(Query(query)) => Ok(Self(query)),
            Err(rejection) => Err(Problem::new(ErrorCode::BadRequest, rejection.body_text())),
        }
    }
}

/// The variable parts of the address.
#[derive(Debug)]
pub struct Named<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Named<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Problem> {
        let path: Result<Path<T>, PathRejection> = Path::from_request_parts(parts, state).await;
        match path {
            Ok(Path(path)) => Ok(Self(path)),
            Err(rejection) => Err(Problem::new(ErrorCode::BadRequest, rejection.body_text())),
        }
    }
}
