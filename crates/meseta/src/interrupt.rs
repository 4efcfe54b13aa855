//! Interruptions (Ctrl-C) while a command runs.

use std::thread;

/// Does this at every interruption from now on, in a thread of its own. On systems without such a signal, an
/// interruption ends the program as usual.
pub fn each(mut act: impl FnMut() + Send + 'static) {
    thread::spawn(move || {
        let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_io().build() else {
            return;
        };
        runtime.block_on(async {
            while tokio::signal::ctrl_c().await.is_ok() {
                act();
            }
        });
    });
}
