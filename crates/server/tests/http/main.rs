//! The server over HTTP, without a socket.

mod games;
mod support;
