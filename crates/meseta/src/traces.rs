//! Traces for OpenTelemetry, in programs that are built with the feature `traces`: each request is a span, with what it waits
//! for as spans of their own. They go where the usual variables of the environment say (`OTEL_EXPORTER_OTLP_ENDPOINT`), and
//! nowhere if there are none.

use opentelemetry::trace::TracerProvider as _;
use opentelemetry_otlp::{Protocol, SpanExporter, WithExportConfig as _};
use opentelemetry_sdk::Resource;
use opentelemetry_sdk::runtime::Tokio;
use opentelemetry_sdk::trace::span_processor_with_async_runtime::BatchSpanProcessor;
use opentelemetry_sdk::trace::{SdkTracerProvider, Tracer};
use tracing::Subscriber;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::Layer;
use tracing_subscriber::registry::LookupSpan;

/// The variables that say where traces go.
const PLACES: [&str; 2] = [
    "OTEL_EXPORTER_OTLP_ENDPOINT",
    "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT",
];

/// Traces on their way; what has not been sent is sent when this is dropped.
pub struct Traces {
    provider: SdkTracerProvider,
    tracer: Tracer,
}

impl Traces {
    /// Begins, if the environment says where they go. To be called within a runtime that goes on until they are dropped.
    ///
    /// # Errors
    /// When a variable makes no sense.
    pub fn begin() -> Result<Option<Self>, String> {
        let is_set = |name: &&str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        if !PLACES.iter().any(is_set) {
            return Ok(None);
        }
        let exporter = SpanExporter::builder()
            .with_http()
            .with_protocol(Protocol::HttpBinary)
            .build()
            .map_err(|error| format!("traces can't be sent: {error}"))?;
        let provider = SdkTracerProvider::builder()
            .with_span_processor(BatchSpanProcessor::builder(exporter, Tokio).build())
            .with_resource(Resource::builder().with_service_name("meseta").build())
            .build();
        let tracer = provider.tracer("meseta");
        Ok(Some(Self { provider, tracer }))
    }

    /// What takes note of spans: of the server's own alone.
    pub fn layer<S>(&self) -> impl Layer<S>
    where
        S: Subscriber + for<'span> LookupSpan<'span> + Send + Sync,
    {
        let own: Targets = Targets::new().with_target("server", LevelFilter::DEBUG);
        tracing_opentelemetry::layer()
            .with_tracer(self.tracer.clone())
            .with_location(false)
            .with_threads(false)
            .with_filter(own)
    }
}

impl Drop for Traces {
    fn drop(&mut self) {
        if let Err(error) = self.provider.shutdown() {
            eprintln!("the last traces could not be sent: {error}");
        }
    }
}
