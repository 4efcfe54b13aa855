//! What every request passes through on its way to its handler, and every answer on its way back.
//!
//! One layer does all of it: each layer of its own would be copied, and its future allocated, for every request.

use std::panic::AssertUnwindSafe;

use axum::extract::{Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use futures_util::FutureExt as _;

use super::error::Problem;
use super::{App, form, host, limit, nodes, shell};

/// Lets a request through to its handler, unless something speaks against it, and gives the answer its headers.
pub(super) async fn through(State(app): State<App>, request: Request, next: Next) -> Response {
    let is_docs = request.uri().path().starts_with("/api/docs");
    let passing = AssertUnwindSafe(pass(&app, request, next)).catch_unwind();
    let mut response = passing.await.unwrap_or_else(|_panic| shell::panicked());
    shell::secure(&mut response, is_docs);
    response
}

async fn pass(app: &App, request: Request, next: Next) -> Response {
    let request = match admit(app, request).await {
        Ok(request) => request,
        Err(refused) => return refused.into_response(),
    };
    let asked = form::Asked::of(&request);
    let answered = async {
        let response = nodes::route(app, request, next).await;
        form::fit(asked, response).await
    };
    shell::in_time(answered).await
}

/// Whether the request may be answered at all; it comes back with what was found out about its sender.
async fn admit(app: &App, mut request: Request) -> Result<Request, Problem> {
    nodes::check_seal(app, &mut request)?;
    limit::check(app, &request)?;
    let request = host::check_signature(app, request).await?;
    shell::check_site(&request)?;
    Ok(request)
}
