//! Puts the built web client where the binary picks it up. It never builds or downloads the client:
//! `cargo play` does that beforehand.

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=../../web/dist");
    println!("cargo::rerun-if-changed=src/web/placeholder");
    println!("cargo::rerun-if-env-changed=REQUIRE_WEB");
    let dist = Path::new("../../web/dist");
    let built = dist.join("index.html").is_file();
    if !built && env::var_os("REQUIRE_WEB").is_some_and(|value| value == "1") {
        println!(
            "cargo::error=web/dist has no web client, and REQUIRE_WEB=1 asks for one: build it in web/ first"
        );
        return Ok(());
    }
    let source = if built {
        dist
    } else {
        Path::new("src/web/placeholder")
    };
    let out = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo sets OUT_DIR"))?;
    let target = Path::new(&out).join("web");
    if target.exists() {
        fs::remove_dir_all(&target)?;
    }
    copy(source, &target)
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}
