//! Interruptions (Ctrl-C) while a command runs.

use std::{io, thread};

#[cfg(unix)]
use tokio::signal::unix::{Signal as Interruptions, SignalKind, signal};
#[cfg(windows)]
use tokio::signal::windows::{CtrlC as Interruptions, ctrl_c};

/// Does this at every interruption from now on, in a thread of its own: once this function returns, no interruption
/// ends the program by itself. Where the system refuses to tell about interruptions, they end it as usual.
pub fn each(mut act: impl FnMut() + Send + 'static) {
    let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_io().build() else {
        return;
    };
    let listening = runtime.enter();
    let Ok(mut interruptions) = interruptions() else {
        return;
    };
    drop(listening);
    thread::spawn(move || {
        runtime.block_on(async {
            while interruptions.recv().await.is_some() {
                act();
            }
        });
    });
}

#[cfg(unix)]
fn interruptions() -> io::Result<Interruptions> {
    signal(SignalKind::interrupt())
}

#[cfg(windows)]
fn interruptions() -> io::Result<Interruptions> {
    ctrl_c()
}
