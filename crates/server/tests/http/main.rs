//! The server over HTTP, mostly without a socket.

mod altiplano;
mod bad_input;
mod check;
mod clocks;
mod connections;
mod games;
mod group_commit;
mod guests;
mod hints;
mod limits;
mod listening;
mod notices;
mod operating;
mod orders;
mod page;
mod play;
mod preview;
mod proposals;
mod rematch;
mod secrecy;
mod stand_in;
mod storage;
mod streams;
mod support;
mod taken_back;
mod tls;
