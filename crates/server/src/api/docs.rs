//! The description of the API, and a page that shows it without the internet.

use axum::Router;
use axum::body::Bytes;
use axum::http::header;
use axum::response::IntoResponse;
use axum::routing::get;
use protocol::{ErrorCode, GameId};
use tokio::sync::OnceCell;
use utoipa::OpenApi;
use utoipa::openapi::path::{Operation, ParameterIn, PathItem};
use utoipa::openapi::schema::{AnyOfBuilder, Schema};
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityScheme};
use utoipa::openapi::{
    Components, ContentBuilder, OpenApi as Description, Ref, RefOr, Response, ResponseBuilder,
};
use utoipa_swagger_ui::{Config, SwaggerUi};

use super::error::Problem;
use super::routes::Descriptions;

/// Where the description is.
const ADDRESS: &str = "/api/openapi.json";
/// The description as it is sent: the same for every server of a program.
static WRITTEN: OnceCell<Bytes> = OnceCell::const_new();

/// Server of Meseta: tables, seats and streams.
///
/// Every answer that is not a success is an `ErrorAnswer`. Whatever changes something has the header
/// `content-type: application/json`, with or without a body, and what no schema can say, such as that a name is taken or
/// that a record is one, is refused with its reason. A guest is a signed cookie, made by the first
/// request that needs one; a program sends its token as `Authorization: Bearer …` instead. Actions carry the version
/// that the sender saw and an id of the sender's choice: repeating one is harmless, and a stale one gets the current
/// update.
#[derive(OpenApi)]
#[openapi(
    info(title = "Meseta"),
    tags(
        (name = "guest", description = "Who plays on this device"),
        (name = "account", description = "A name and a password, for those who want them"),
        (name = "friends", description = "Whom a person knows, and does not want to meet"),
        (name = "programs", description = "Programs that play for a person"),
        (name = "tables", description = "Tables: made, joined, left"),
        (name = "play", description = "Deciding and watching"),
        (name = "chat", description = "What people say to each other"),
        (name = "look back", description = "Any moment of a game, charts, the record"),
        (name = "server", description = "What this server offers"),
        (name = "host", description = "The host's work, for hosts only"),
    )
)]
struct Api;

/// `/api/openapi.json` and the page `/api/docs/`.
pub fn pages(described: Descriptions) -> Router {
    let page: Router = SwaggerUi::new("/api/docs").config(Config::new([ADDRESS])).into();
    page.route(ADDRESS, get(async move || description(described).await))
}

async fn description(described: Descriptions) -> Result<impl IntoResponse, Problem> {
    let write = move || {
        let mut description = Api::openapi();
        described.add_to(&mut description);
        serde_json::to_vec(&complete(description))
    };
    let written = WRITTEN.get_or_try_init(async || {
        let written = tokio::task::spawn_blocking(write).await;
        let written = written.map_err(|_| "it broke off".to_owned());
        written.and_then(|written| written.map(Bytes::from).map_err(|error| error.to_string()))
    });
    let written = written.await.map_err(|reason| {
        Problem::new(
            ErrorCode::Internal,
            format!("the API can't be described: {reason}"),
        )
    })?;
    Ok(([(header::CONTENT_TYPE, "application/json")], written.clone()))
}

/// Adds what every handler has in common, so that none repeats it: what may come before a handler is reached, and what any
/// table may answer.
fn complete(mut description: Description) -> Description {
    for (path, item) in &mut description.paths.paths {
        for (method, operation) in operations(item) {
            for (status, words) in also(path, method, operation) {
                let answers = &mut operation.responses.responses;
                answers
                    .entry(status.to_owned())
                    .or_insert_with(|| RefOr::T(refusal(words)));
            }
        }
    }
    if let Some(components) = &mut description.components {
        let any = components
            .schemas
            .iter_mut()
            .filter(|(name, _)| name.starts_with("Any"));
        any.for_each(|(_, schema)| one_or_more(schema));
        name_games(components);
        let cookie = ApiKeyValue::with_description("meseta_guest", "A guest's signed cookie.");
        let token = Http::builder().scheme(HttpAuthScheme::Bearer);
        let token = token.description(Some("A program's token.")).build();
        components.add_security_scheme("cookie", SecurityScheme::ApiKey(ApiKey::Cookie(cookie)));
        components.add_security_scheme("token", SecurityScheme::Http(token));
    }
    description
}

/// What is written as each game writes it may fit more than one of the games.
fn one_or_more(schema: &mut RefOr<Schema>) {
    if let RefOr::T(Schema::OneOf(one)) = schema {
        let mut any = AnyOfBuilder::new().description(one.description.take());
        for item in std::mem::take(&mut one.items) {
            any = any.item(item);
        }
        *schema = RefOr::T(Schema::AnyOf(any.build()));
    }
}

/// The names of games are words of a macro, which the derivation of schemas does not see.
fn name_games(components: &mut Components) {
    if let Some(RefOr::T(Schema::Object(ids))) = components.schemas.get_mut("GameId") {
        ids.enum_values = Some(GameId::ALL.iter().map(|game| game.key().into()).collect());
    }
    if let Some(RefOr::T(Schema::Object(games))) = components.schemas.get_mut("Games") {
        for key in GameId::ALL.map(GameId::key) {
            let field = key.replace('-', "_");
            if let Some(facts) = games.properties.remove(&field) {
                games.properties.insert(key.to_owned(), facts);
            }
            for name in games.required.iter_mut().filter(|name| **name == field) {
                key.clone_into(name);
            }
        }
    }
}

fn operations(item: &mut PathItem) -> impl Iterator<Item = (&'static str, &mut Operation)> {
    let all = [
        ("get", &mut item.get),
        ("put", &mut item.put),
        ("post", &mut item.post),
        ("delete", &mut item.delete),
    ];
    all.into_iter()
        .filter_map(|(method, operation)| Some((method, operation.as_mut()?)))
}

/// What an operation may also answer.
fn also(path: &str, method: &str, operation: &Operation) -> Vec<(&'static str, &'static str)> {
    let asked = |place: ParameterIn| {
        let all = operation.parameters.iter().flatten();
        all.into_iter()
            .any(|parameter| matches!(parameter, RefOr::T(parameter) if parameter.parameter_in == place))
    };
    let changes = method != "get";
    let mut answers = vec![
        ("429", "Too many requests in a short time."),
        ("500", "A mistake of the server."),
        ("503", "The server can't do it now: try again."),
    ];
    if !path.starts_with("/api/health") && path != "/api/announcements" && path != "/api/games" {
        answers.push(("401", "The cookie or the token is not good."));
    }
    if changes {
        answers.push((
            "403",
            "Another site's page may not act here, nor somebody whom the host has banned.",
        ));
        answers.push(("415", "The content type is not JSON."));
        answers.push(("413", "The body is too large."));
    }
    if operation.request_body.is_some() {
        answers.push(("422", "The body can't be carried out."));
    }
    if operation.request_body.is_some() || asked(ParameterIn::Query) || asked(ParameterIn::Path) {
        answers.push(("400", "The request can't be read."));
    }
    if path.starts_with("/api/tables/{id}") || path.starts_with("/api/invitations/") {
        answers.push(("403", "The table is private, or not yours."));
        answers.push(("404", "There is no such table."));
        answers.push(("409", "The table is not in a state for that."));
    }
    if path.ends_with("/stream") {
        answers.push(("403", "The host of the server has banned you."));
    }
    answers
}

fn refusal(words: &str) -> Response {
    let content = ContentBuilder::new()
        .schema(Some(Ref::from_schema_name("ErrorAnswer")))
        .build();
    ResponseBuilder::new()
        .description(words)
        .content("application/json", content)
        .build()
}
