//! The host's work where no server is running: the same requests, answered by whoever has the data.

use std::sync::Arc;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::Request;
use tower::Service as _;

use crate::api::{App, router};
use crate::config::Config;
use crate::host_key::HostKey;
use crate::registry::Registry;
use crate::serve::StartError;
use crate::store::Store;

/// How much one answer may be, in bytes: a person's data with all their games.
const ANSWER_BYTES_MAX: usize = 1 << 30;

/// Data that no server uses now, and none can until this is closed.
pub struct AtData {
    registry: Arc<Registry>,
    router: Router,
    key: HostKey,
}

impl AtData {
    /// Takes the data as a server would, but listens to nobody.
    ///
    /// # Errors
    /// When a server uses it, or it can't be used.
    pub async fn open(config: Config) -> Result<Self, StartError> {
        let store: Arc<dyn Store> = Arc::new(config.data.open().await?);
        let registry = Registry::new(store, config);
        registry.catch_up().await?;
        let app = App::new(Arc::clone(&registry))
            .await
            .map_err(|problem| StartError::Store(problem.message().to_owned()))?;
        let key = HostKey::new(&app.key_bytes);
        Ok(Self {
            registry,
            router: router(app),
            key,
        })
    }

    /// Answers a request of the host: its status and its body.
    pub async fn call(&mut self, method: &str, path: &str, body: Vec<u8>) -> (u16, Vec<u8>) {
        let now = self.registry.clock().now();
        let (name, signature) = self.key.sign(method, path, &body, now);
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(name, signature)
            .header("content-type", "application/json")
            .body(Body::from(body));
        let Ok(request) = request else {
            return (400, Vec::new());
        };
        let response = self
            .router
            .call(request)
            .await
            .unwrap_or_else(|never| match never {});
        let status = response.status().as_u16();
        match to_bytes(response.into_body(), ANSWER_BYTES_MAX).await {
            Ok(body) => (status, body.to_vec()),
            Err(_) => (500, Vec::new()),
        }
    }

    /// Gives the data back.
    pub async fn close(self) {
        self.registry.end_tables().await;
        self.registry.close().await;
    }
}
