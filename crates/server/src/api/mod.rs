//! HTTP: the router, and what all requests pass through.

mod accounts;
mod again;
mod analysis;
mod arrivals;
mod chat;
mod docs;
mod error;
mod events;
mod export;
mod form;
mod friends;
mod games;
mod guest;
mod host;
mod input;
mod limit;
mod lobby;
mod mail;
mod me;
mod metrics;
mod moves;
mod new_table;
mod nodes;
mod notices;
mod own_data;
mod packed;
mod page;
mod picture;
mod play;
mod private;
mod programs;
mod ratings;
mod seats;
mod shell;
mod statistics;
mod streams;
mod tables;

use std::sync::Arc;

use axum::extract::DefaultBodyLimit;
use axum::{Router, middleware};
use axum_extra::extract::cookie::Key;
use protocol::ErrorCode;
use tokio::sync::Mutex;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::request_id::{MakeRequestUuid, PropagateRequestIdLayer, SetRequestIdLayer};
use tower_http::trace::TraceLayer;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

pub use error::Problem;
pub(crate) use limit::{Cost, CostOfNewGuest};

use crate::chat::Filter;
use crate::code::random_bytes;
use crate::people::Passwords;
use crate::picture::Pictures;
use crate::ratings::Rated;
use crate::registry::Registry;
use crate::statistics::Counted;
use crate::store::Store;
use limit::Limits;

/// The largest body of any request, in bytes.
pub const BODY_BYTES_MAX: usize = 64 * 1024;

/// What every request has access to.
#[derive(Clone)]
pub struct App {
    pub(crate) registry: Arc<Registry>,
    pub(crate) store: Arc<dyn Store>,
    /// The key that signs cookies.
    pub(crate) key: Key,
    pub(crate) key_bytes: [u8; 64],
    pub(crate) limits: Arc<Limits>,
    /// Held while a rematch is looked up and, if there is none, made.
    pub(crate) rematches: Arc<Mutex<()>>,
    /// Held while somebody's programs are counted and one is made.
    pub(crate) programs: Arc<Mutex<()>>,
    /// What the lobby last looked like.
    pub(crate) lobby: Arc<Mutex<lobby::Seen>>,
    /// Who is how strong.
    pub(crate) ratings: Arc<Rated>,
    /// What passwords are hashed with.
    pub(crate) passwords: Arc<Passwords>,
    /// How games went.
    pub(crate) statistics: Arc<Counted>,
    /// The pictures of finished games that were asked for last.
    pub(crate) pictures: Arc<Pictures>,
    /// The words that nobody is to read.
    pub(crate) filter: Arc<Filter>,
    pub(crate) catalog: Arc<games::CatalogAnswer>,
}

impl App {
    /// What requests to this registry need. The cookie key is made at the very first start.
    ///
    /// # Errors
    /// When the store fails, or the system supplies no random bytes.
    pub async fn new(registry: Arc<Registry>) -> Result<Self, Problem> {
        let store = Arc::clone(registry.store());
        let key_bytes = store.cookie_key(random_bytes()?).await?;
        let limits = Limits::new(registry.config());
        let filter = Filter::new(&registry.config().chat_filter);
        let catalog = games::CatalogAnswer::new(registry.config()).map_err(|error| not_written(&error))?;
        Ok(Self {
            registry,
            store,
            key: Key::from(&key_bytes),
            key_bytes,
            limits: Arc::new(limits),
            rematches: Arc::default(),
            programs: Arc::default(),
            lobby: Arc::default(),
            ratings: Arc::default(),
            passwords: Arc::new(Passwords::new()),
            statistics: Arc::default(),
            pictures: Arc::default(),
            filter: Arc::new(filter),
            catalog: Arc::new(catalog),
        })
    }
}

/// The whole server as a service, without a socket.
pub fn router(app: App) -> Router {
    let (api, description) = OpenApiRouter::with_openapi(docs::description())
        .routes(routes!(me::read, me::rename))
        .routes(routes!(me::older))
        .routes(routes!(me::recover))
        .routes(routes!(me::enter))
        .routes(routes!(me::forget))
        .routes(routes!(me::log_out))
        .routes(routes!(accounts::make))
        .routes(routes!(accounts::sign_in))
        .routes(routes!(accounts::change))
        .routes(routes!(accounts::remove))
        .routes(routes!(accounts::choose))
        .routes(routes!(friends::read, friends::ask))
        .routes(routes!(friends::answer))
        .routes(routes!(friends::part))
        .routes(routes!(friends::link))
        .routes(routes!(friends::linked))
        .routes(routes!(friends::block))
        .routes(routes!(friends::unblock))
        .routes(routes!(friends::invite))
        .routes(routes!(friends::decline))
        .routes(routes!(private::read, private::write))
        .routes(routes!(private::have_read))
        .routes(routes!(private::report))
        .routes(routes!(own_data::hand_out))
        .routes(routes!(own_data::delete))
        .routes(routes!(programs::list, programs::make))
        .routes(routes!(programs::renew, programs::revoke))
        .routes(routes!(programs::remove))
        .routes(routes!(export::games))
        .routes(routes!(notices::read, notices::choose))
        .routes(routes!(notices::add))
        .routes(routes!(notices::remove))
        .routes(routes!(notices::try_out))
        .routes(routes!(notices::ring))
        .routes(routes!(mail::read))
        .routes(routes!(mail::confirm))
        .routes(routes!(mail::stop))
        .routes(routes!(games::catalog))
        .routes(routes!(games::health))
        .routes(routes!(games::live))
        .routes(routes!(games::ready))
        .routes(routes!(tables::create))
        .routes(routes!(tables::quick))
        .routes(routes!(tables::read))
        .routes(routes!(tables::invited))
        .routes(routes!(tables::join))
        .routes(routes!(lobby::read))
        .routes(routes!(lobby::list))
        .routes(routes!(ratings::read))
        .routes(routes!(statistics::read))
        .routes(routes!(statistics::shared))
        .routes(routes!(statistics::own, statistics::share))
        .routes(routes!(tables::leave))
        .routes(routes!(tables::fill))
        .routes(routes!(tables::ready))
        .routes(routes!(tables::arrange))
        .routes(routes!(seats::stand_in))
        .routes(routes!(seats::take_back))
        .routes(routes!(seats::pause))
        .routes(routes!(seats::holiday))
        .routes(routes!(seats::order))
        .routes(routes!(seats::propose))
        .routes(routes!(seats::answer))
        .routes(routes!(chat::say))
        .routes(routes!(chat::report))
        .routes(routes!(moves::moves))
        .routes(routes!(moves::preview))
        .routes(routes!(moves::undo))
        .routes(routes!(again::rematch))
        .routes(routes!(again::branch))
        .routes(routes!(again::open_record))
        .routes(routes!(arrivals::arrive))
        .routes(routes!(arrivals::depart))
        .routes(routes!(play::stream))
        .routes(routes!(streams::streams))
        .routes(routes!(play::suggestion))
        .routes(routes!(analysis::hint))
        .routes(routes!(analysis::agree))
        .routes(routes!(analysis::review))
        .routes(routes!(play::now))
        .routes(routes!(play::history))
        .routes(routes!(play::moment))
        .routes(routes!(play::charts))
        .routes(routes!(play::record))
        .merge(host::routes())
        .routes(routes!(picture::draw))
        .split_for_parts();
    let documented = Router::new().merge(docs::pages(description));
    api.route("/metrics", axum::routing::get(metrics::metrics))
        .route(
            "/mail/{token}",
            axum::routing::get(page::serve).post(mail::one_click),
        )
        .route("/api/{*rest}", axum::routing::any(shell::unknown))
        .method_not_allowed_fallback(shell::wrong_method)
        .fallback(page::serve)
        .layer(DefaultBodyLimit::max(BODY_BYTES_MAX))
        .with_state(app.clone())
        .merge(documented)
        .layer(middleware::from_fn_with_state(app.clone(), nodes::route))
        .layer(middleware::from_fn(form::fit))
        .layer(middleware::from_fn(shell::in_time))
        .layer(middleware::from_fn(shell::same_site))
        .layer(middleware::from_fn_with_state(app.clone(), host::check_signature))
        .layer(middleware::from_fn_with_state(app.clone(), limit::limit))
        .layer(middleware::from_fn_with_state(app, nodes::check_seal))
        .layer(CatchPanicLayer::custom(shell::panicked))
        .layer(middleware::map_response(shell::secured))
        .layer(PropagateRequestIdLayer::x_request_id())
        .layer(
            TraceLayer::new_for_http()
                .make_span_with(shell::span)
                .on_response(shell::log_response),
        )
        .layer(SetRequestIdLayer::x_request_id(MakeRequestUuid))
}

/// What is sent can't be written down.
fn not_written(error: &std::io::Error) -> Problem {
    Problem::new(ErrorCode::Internal, error.to_string())
}

/// A table gave an answer of the wrong kind.
fn other_answer() -> Problem {
    Problem::new(
        ErrorCode::Internal,
        "the table answered something other than what was asked",
    )
}
