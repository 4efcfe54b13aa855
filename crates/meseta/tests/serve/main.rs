//! The real server: killed in mid-game and restarted, stopped cleanly, and refusing to start.

mod kills;
mod logs;
mod server;
mod starts;
