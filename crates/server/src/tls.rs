//! HTTPS without a proxy: the certificate and its key, read again when their files change.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Duration, SystemTime};

use rustls::ServerConfig;
use rustls::crypto::ring;
use rustls::pki_types::pem::PemObject as _;
use rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::TlsAcceptor;

/// How often the files are looked at.
const LOOK_TIME: Duration = Duration::from_secs(2);

/// Where the certificate and its key are.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TlsFiles {
    /// The certificate and those that vouch for it, in PEM format, the server's own first.
    pub certificate: PathBuf,
    /// The key of the server's certificate, in PEM format, not encrypted.
    pub key: PathBuf,
}

/// Why a certificate can't be used.
#[derive(Debug, thiserror::Error)]
pub enum TlsError {
    /// A file can't be read, or has nothing of the kind in it.
    #[error("{}: {reason}; {expected}", path.display())]
    File {
        /// Which one.
        path: PathBuf,
        /// What is wrong with it.
        reason: String,
        /// What it should hold.
        expected: &'static str,
    },
    /// The two don't belong together, or are of a kind that isn't supported.
    #[error(
        "{} and {} can't be used together: {reason}; name a certificate and the key that it was made for",
        files.certificate.display(), files.key.display()
    )]
    Pair {
        /// Which files.
        files: TlsFiles,
        /// What is wrong with them.
        reason: String,
    },
}

/// The certificate in use.
#[derive(Debug)]
pub(crate) struct Certificates {
    files: TlsFiles,
    /// When the files were changed, before they were read first.
    since: [Option<SystemTime>; 2],
    current: RwLock<Arc<ServerConfig>>,
}

impl Certificates {
    pub(crate) fn load(files: TlsFiles) -> Result<Self, TlsError> {
        let since = changed(&files);
        let current = RwLock::new(Arc::new(read(&files)?));
        Ok(Self {
            files,
            since,
            current,
        })
    }

    /// What the next connection is greeted with.
    pub(crate) fn acceptor(&self) -> TlsAcceptor {
        let current = self.current.read().unwrap_or_else(PoisonError::into_inner);
        TlsAcceptor::from(Arc::clone(&current))
    }

    /// Reads the files again whenever they have changed; while they don't fit, the certificate so far stays.
    pub(crate) async fn keep_fresh(self: Arc<Self>) {
        let mut seen = self.since;
        let mut told = String::new();
        loop {
            tokio::time::sleep(LOOK_TIME).await;
            let now = changed(&self.files);
            if now == seen {
                continue;
            }
            match read(&self.files) {
                Ok(config) => {
                    seen = now;
                    told = String::new();
                    *self.current.write().unwrap_or_else(PoisonError::into_inner) = Arc::new(config);
                    tracing::info!("the certificate has been read again");
                }
                // It is tried again: rights may change without the file.
                Err(error) => {
                    let reason = error.to_string();
                    if reason != told {
                        tracing::warn!(%error, "the changed certificate can't be used; the old one stays");
                    }
                    told = reason;
                }
            }
        }
    }
}

/// When each file was changed; `None` while there is none.
fn changed(files: &TlsFiles) -> [Option<SystemTime>; 2] {
    [&files.certificate, &files.key].map(|path| fs::metadata(path).and_then(|found| found.modified()).ok())
}

fn read(files: &TlsFiles) -> Result<ServerConfig, TlsError> {
    let chain = certificates(&files.certificate)?;
    let key = PrivateKeyDer::from_pem_file(&files.key).map_err(|error| TlsError::File {
        path: files.key.clone(),
        reason: told(&error),
        expected: "it should hold a private key in PEM format, without a password",
    })?;
    let pair = |error: rustls::Error| TlsError::Pair {
        files: files.clone(),
        reason: error.to_string(),
    };
    let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(pair)?
        .with_no_client_auth()
        .with_single_cert(chain, key)
        .map_err(pair)?;
    config.alpn_protocols = vec![HTTP2.to_vec(), b"http/1.1".to_vec()];
    Ok(config)
}

/// How HTTP/2 is called when a connection is agreed upon (RFC 9113, section 3.2).
pub(crate) const HTTP2: &[u8] = b"h2";

fn certificates(path: &Path) -> Result<Vec<CertificateDer<'static>>, TlsError> {
    let problem = |reason: String| TlsError::File {
        path: path.to_owned(),
        reason,
        expected: "it should hold the server's certificate in PEM format",
    };
    let chain: Result<Vec<_>, _> = CertificateDer::pem_file_iter(path).and_then(Iterator::collect);
    let chain = chain.map_err(|error| problem(told(&error)))?;
    match chain.is_empty() {
        true => Err(problem("no certificate in it".to_owned())),
        false => Ok(chain),
    }
}

fn told(error: &rustls::pki_types::pem::Error) -> String {
    use rustls::pki_types::pem::Error;
    match error {
        Error::Io(error) => error.to_string(),
        Error::NoItemsFound => "no key in it".to_owned(),
        other => other.to_string(),
    }
}
