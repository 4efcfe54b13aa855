//! The description of the API, and a page that shows it without the internet.

use axum::Router;
use utoipa::OpenApi;
use utoipa::openapi::OpenApi as Description;
use utoipa_swagger_ui::SwaggerUi;

/// Server of Meseta: tables, seats and streams.
///
/// Every answer that is not a success is an `ErrorAnswer`. A guest is a signed cookie, made by the first
/// request that needs one. Actions carry the version that the sender saw and an id of the sender's
/// choice: repeating one is harmless, and a stale one gets the current update.
#[derive(OpenApi)]
#[openapi(
    info(title = "Meseta"),
    tags(
        (name = "guest", description = "Who plays on this device"),
        (name = "account", description = "A name and a password, for those who want them"),
        (name = "friends", description = "Whom a person knows, and does not want to meet"),
        (name = "tables", description = "Tables: made, joined, left"),
        (name = "play", description = "Deciding and watching"),
        (name = "look back", description = "Any moment of a game, charts, the record"),
        (name = "server", description = "What this server offers"),
    )
)]
struct Api;

/// The description without its paths.
pub fn description() -> Description {
    Api::openapi()
}

/// `/api/openapi.json` and the page `/api/docs/`.
pub fn pages(description: Description) -> Router {
    SwaggerUi::new("/api/docs")
        .url("/api/openapi.json", description)
        .into()
}
