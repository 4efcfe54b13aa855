//! As much of HTTP as a player needs: requests over one connection, and server-sent events.

use std::net::SocketAddr;

use http_body_util::{BodyExt as _, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, SET_COOKIE};
use hyper::{Method, Request, Response};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;

/// What went wrong between here and the server.
pub type Broken = Box<dyn std::error::Error + Send + Sync>;

/// A connection on which requests follow one another.
pub struct Connection {
    sender: SendRequest<Full<Bytes>>,
    host: String,
}

/// An answer with its body.
pub struct Reply {
    pub status: u16,
    /// The cookie that was set, if any.
    pub cookie: Option<String>,
    pub body: Bytes,
}

impl Connection {
    pub async fn open(address: SocketAddr) -> Result<Self, Broken> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Self::over(stream, address).await
    }

    /// Speaks HTTP over a connection that is there already.
    pub async fn over(
        stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
        address: SocketAddr,
    ) -> Result<Self, Broken> {
        let (sender, connection) = handshake(TokioIo::new(stream)).await?;
        tokio::spawn(async move {
            // Whoever waits for an answer is told about a broken connection.
            let _ = connection.await;
        });
        Ok(Self {
            sender,
            host: address.to_string(),
        })
    }

    async fn send(
        &mut self,
        method: Method,
        path: &str,
        cookie: Option<&str>,
        body: Option<&Value>,
    ) -> Result<Response<Incoming>, Broken> {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(HOST, &self.host);
        if let Some(cookie) = cookie {
            request = request.header(COOKIE, cookie);
        }
        if body.is_some() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        let body = body.map(Value::to_string).unwrap_or_default();
        let request = request.body(Full::new(Bytes::from(body)))?;
        self.sender.ready().await?;
        Ok(self.sender.send_request(request).await?)
    }

    /// Asks with a header and a JSON body, and reads the whole answer.
    pub async fn signed(
        &mut self,
        method: Method,
        path: &str,
        (name, value): (&'static str, String),
        body: Vec<u8>,
    ) -> Result<Reply, Broken> {
        let request = Request::builder()
            .method(method)
            .uri(path)
            .header(HOST, &self.host)
            .header(CONTENT_TYPE, "application/json")
            .header(name, value)
            .body(Full::new(Bytes::from(body)))?;
        self.sender.ready().await?;
        let response = self.sender.send_request(request).await?;
        Ok(Reply {
            status: response.status().as_u16(),
            cookie: None,
            body: response.into_body().collect().await?.to_bytes(),
        })
    }

    /// Asks and reads the whole answer.
    pub async fn call(
        &mut self,
        method: Method,
        path: &str,
        cookie: Option<&str>,
        body: Option<&Value>,
    ) -> Result<Reply, Broken> {
        let response = self.send(method, path, cookie, body).await?;
        let cookie = response.headers().get(SET_COOKIE);
        let cookie = cookie.and_then(|cookie| cookie.to_str().ok()?.split(';').next().map(str::to_owned));
        Ok(Reply {
            status: response.status().as_u16(),
            cookie,
            body: response.into_body().collect().await?.to_bytes(),
        })
    }

    /// Asks for something that must be answered with 200, as JSON.
    pub async fn json(
        &mut self,
        method: Method,
        path: &str,
        cookie: Option<&str>,
        body: Option<&Value>,
    ) -> Result<(Value, Option<String>), Broken> {
        let reply = self.call(method, path, cookie, body).await?;
        let text = String::from_utf8_lossy(&reply.body);
        if reply.status != 200 {
            return Err(format!("{path} was answered with {}: {text}", reply.status).into());
        }
        Ok((serde_json::from_str(&text)?, reply.cookie))
    }

    /// Opens a stream of events, which takes up the connection.
    pub async fn events(mut self, path: &str, cookie: Option<&str>) -> Result<Events, Broken> {
        let response = self.send(Method::GET, path, cookie, None).await?;
        if response.status() != 200 {
            return Err(format!("{path} was answered with {}", response.status()).into());
        }
        Ok(Events {
            body: response.into_body(),
            waiting: Vec::new(),
            searched: 0,
            _connection: self,
        })
    }
}

/// An open stream of server-sent events.
pub struct Events {
    body: Incoming,
    /// What has arrived of the next event.
    waiting: Vec<u8>,
    /// How far it has been searched for the end of the event.
    searched: usize,
    _connection: Connection,
}

impl Events {
    /// The next event, if all of it has arrived.
    fn whole_event(&mut self) -> Option<Vec<u8>> {
        loop {
            let rest = self.waiting.get(self.searched..)?;
            let line_end = self.searched + rest.iter().position(|&byte| byte == b'\n')?;
            match self.waiting.get(line_end + 1) {
                Some(b'\n') => {
                    let rest = self.waiting.split_off(line_end + 2);
                    self.searched = 0;
                    return Some(std::mem::replace(&mut self.waiting, rest));
                }
                Some(_) => self.searched = line_end + 1,
                None => {
                    self.searched = line_end;
                    return None;
                }
            }
        }
    }

    /// The data of the next event of this name; `None` when the stream has ended.
    pub async fn next(&mut self, name: &str) -> Option<Vec<u8>> {
        loop {
            while let Some(event) = self.whole_event() {
                let mut lines = event.split(|&byte| byte == b'\n');
                let is_wanted = |line: &[u8]| {
                    line.strip_prefix(b"event: ")
                        .is_some_and(|kind| kind == name.as_bytes())
                };
                if lines.clone().any(is_wanted) {
                    return lines.find_map(|line| line.strip_prefix(b"data: ").map(<[u8]>::to_vec));
                }
            }
            let frame = self.body.frame().await?.ok()?;
            if let Ok(bytes) = frame.into_data() {
                self.waiting.extend_from_slice(&bytes);
            }
        }
    }
}
