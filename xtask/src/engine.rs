//! `cargo xtask wasm`: the engine for pages, which every build of the page takes along if it is there.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::process::{cargo, output, root, run, target};

/// What the engine is compiled for.
const TRIPLE: &str = "wasm32-unknown-unknown";

/// Whether the compiler has a standard library for pages; the error says how to get it.
pub fn has_library() -> Result<(), String> {
    let mut asked = Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    asked
        .args(["--print", "target-libdir", "--target", TRIPLE])
        .current_dir(root());
    match PathBuf::from(output(&mut asked)?).is_dir() {
        true => Ok(()),
        false => Err(format!(
            "the standard library for {TRIPLE} was not found (rustup target add {TRIPLE})"
        )),
    }
}

/// Compiles the engine.
pub fn compile() -> Command {
    cargo([
        "build",
        "--quiet",
        "--profile",
        "wasm",
        "--package",
        "wasm",
        "--target",
        TRIPLE,
    ])
}

/// Where the page's build looks for the engine.
pub fn placed() -> PathBuf {
    root().join("target/engine.wasm")
}

/// Puts the compiled engine where the page's build finds it. One that is the same stays as it is, so that the page is not
/// built again for it.
pub fn place() -> Result<PathBuf, String> {
    let made = target().join(TRIPLE).join("wasm/wasm.wasm");
    let placed = placed();
    let copied = fs::read(&made).and_then(|bytes| {
        if fs::read(&placed).is_ok_and(|known| known == bytes) {
            return Ok(());
        }
        fs::create_dir_all(root().join("target"))?;
        fs::write(&placed, bytes)
    });
    copied.map_err(|error| format!("{} can't be copied: {error}", made.display()))?;
    Ok(placed)
}

/// Builds the engine and says where it is.
pub fn build() -> Result<PathBuf, String> {
    has_library()?;
    run(&mut compile())?;
    place()
}

/// The engine for a page whose player wants to start soon: built if it is asked for, and kept up to date if it is there.
/// The error says in one line what the page will lack, and how to get it.
pub fn for_play(asked: bool) -> Result<(), String> {
    if !asked && !placed().is_file() {
        let how = match has_library() {
            Ok(()) => "cargo play --engine builds it, in a few minutes".to_owned(),
            Err(reason) => format!("{reason}; then cargo play --engine builds it"),
        };
        return Err(format!("tables on this device need the engine for pages: {how}"));
    }
    match build() {
        Ok(_) => Ok(()),
        // An engine of other sources must not end up in the page.
        Err(reason) => {
            let _ = fs::remove_file(placed());
            Err(format!("the page has no tables on this device: {reason}"))
        }
    }
}
