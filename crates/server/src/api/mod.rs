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
mod passage;
mod picture;
mod play;
mod private;
mod programs;
mod ratings;
mod routes;
mod seats;
mod shell;
mod statistics;
mod streams;
mod tables;

use std::ops::Deref;
use std::sync::Arc;

use axum::extract::DefaultBodyLimit;
use axum::{Router, middleware};
use axum_extra::extract::cookie::Key;
use protocol::ErrorCode;
use tokio::sync::Mutex;
use tower::ServiceBuilder;
use tower_http::request_id::{MakeRequestUuid, PropagateRequestIdLayer, SetRequestIdLayer};
use tower_http::trace::TraceLayer;

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
use routes::{Routes, route};

/// The largest body of any request, in bytes.
pub const BODY_BYTES_MAX: usize = 64 * 1024;

/// What every request has access to.
#[derive(Clone)]
pub struct App(Arc<Shared>);

/// What all requests share.
pub struct Shared {
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

impl Deref for App {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
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
        Ok(Self(Arc::new(Shared {
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
        })))
    }
}

/// The whole server as a service, without a socket.
pub fn router(app: App) -> Router {
    let (api, described) = Routes::default()
        .with(route!(me::read, me::rename))
        .with(route!(me::older))
        .with(route!(me::recover))
        .with(route!(me::enter))
        .with(route!(me::forget))
        .with(route!(me::log_out))
        .with(route!(accounts::make))
        .with(route!(accounts::sign_in))
        .with(route!(accounts::change))
        .with(route!(accounts::remove))
        .with(route!(accounts::choose))
        .with(route!(friends::read, friends::ask))
        .with(route!(friends::answer))
        .with(route!(friends::part))
        .with(route!(friends::link))
        .with(route!(friends::linked))
        .with(route!(friends::block))
        .with(route!(friends::unblock))
        .with(route!(friends::invite))
        .with(route!(friends::decline))
        .with(route!(private::read, private::write))
        .with(route!(private::have_read))
        .with(route!(private::report))
        .with(route!(own_data::hand_out))
        .with(route!(own_data::delete))
        .with(route!(programs::list, programs::make))
        .with(route!(programs::renew, programs::revoke))
        .with(route!(programs::remove))
        .with(route!(export::games))
        .with(route!(notices::read, notices::choose))
        .with(route!(notices::add))
        .with(route!(notices::remove))
        .with(route!(notices::try_out))
        .with(route!(notices::ring))
        .with(route!(mail::read))
        .with(route!(mail::confirm))
        .with(route!(mail::stop))
        .with(route!(games::catalog))
        .with(route!(games::health))
        .with(route!(games::live))
        .with(route!(games::ready))
        .with(route!(tables::create))
        .with(route!(tables::quick))
        .with(route!(tables::read))
        .with(route!(tables::invited))
        .with(route!(tables::join))
        .with(route!(lobby::read))
        .with(route!(lobby::list))
        .with(route!(ratings::read))
        .with(route!(statistics::read))
        .with(route!(statistics::shared))
        .with(route!(statistics::own, statistics::share))
        .with(route!(tables::leave))
        .with(route!(tables::fill))
        .with(route!(tables::ready))
        .with(route!(tables::arrange))
        .with(route!(seats::stand_in))
        .with(route!(seats::take_back))
        .with(route!(seats::pause))
        .with(route!(seats::holiday))
        .with(route!(seats::order))
        .with(route!(seats::propose))
        .with(route!(seats::answer))
        .with(route!(chat::say))
        .with(route!(chat::report))
        .with(route!(moves::moves))
        .with(route!(moves::preview))
        .with(route!(moves::undo))
        .with(route!(again::rematch))
        .with(route!(again::branch))
        .with(route!(again::open_record))
        .with(route!(arrivals::arrive))
        .with(route!(arrivals::depart))
        .with(route!(play::stream))
        .with(route!(streams::streams))
        .with(route!(play::suggestion))
        .with(route!(analysis::hint))
        .with(route!(analysis::agree))
        .with(route!(analysis::review))
        .with(route!(play::now))
        .with(route!(play::history))
        .with(route!(play::moment))
        .with(route!(play::charts))
        .with(route!(play::record))
        .merge(host::routes())
        .with(route!(picture::draw))
        .split();
    let documented = docs::pages(described);
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
        .layer(
            ServiceBuilder::new()
                .layer(SetRequestIdLayer::x_request_id(MakeRequestUuid))
                .layer(
                    TraceLayer::new_for_http()
                        .make_span_with(shell::span)
                        .on_response(shell::log_response),
                )
                .layer(PropagateRequestIdLayer::x_request_id())
                .layer(middleware::from_fn_with_state(app, passage::through)),
        )
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
