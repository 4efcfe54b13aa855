//! `cargo xtask release`: the program with the page embedded, for a server, and archives of it to hand out.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use crate::process::{cargo, find, output, root, run, target};
use crate::{engine, web};

/// How to ask for an archive, for another system if need be.
pub const USAGE: &str = "cargo xtask release [--archive] [--target TRIPLE]";

/// What is to be built.
#[derive(Default)]
struct Wanted {
    archive: bool,
    /// Another system than this one, as Rust names it.
    triple: Option<String>,
}

/// Builds the page and the program, and says where the program, or the archive, is.
pub fn release(arguments: &[String]) -> ExitCode {
    let made = wanted(arguments).and_then(|wanted| make(&wanted));
    match made {
        Ok(path) => {
            println!("{}", path.display());
            ExitCode::SUCCESS
        }
        Err(reason) => {
            eprintln!("{reason}");
            ExitCode::FAILURE
        }
    }
}

fn wanted(arguments: &[String]) -> Result<Wanted, String> {
    let mut wanted = Wanted::default();
    let mut rest = arguments.iter();
    while let Some(argument) = rest.next() {
        match (argument.as_str(), rest.len()) {
            ("--archive", _) => wanted.archive = true,
            ("--target", 1..) => wanted.triple = rest.next().cloned(),
            _ => return Err(format!("unknown: {argument}\n\n{USAGE}")),
        }
    }
    Ok(wanted)
}

fn make(wanted: &Wanted) -> Result<PathBuf, String> {
    if wanted.archive {
        tools()?;
        run(&mut cargo([
            "deny",
            "--workspace",
            "check",
            "bans",
            "licenses",
            "sources",
        ]))?;
    }
    // What is handed out has everything; a program for one's own server may do without.
    match engine::build() {
        Ok(_) => {}
        Err(reason) if wanted.archive => return Err(reason),
        Err(reason) => eprintln!("{reason}; the page will have no tables on its reader's device"),
    }
    web::build()?;
    run(&mut command(wanted))?;
    let program = binary(wanted.triple.as_deref());
    match wanted.archive {
        true => archive(&program, wanted),
        false => Ok(program),
    }
}

/// Builds the program; fails if the page has not been built. No path of this machine gets into it, so that the same
/// sources and tools give the same bytes elsewhere. It is compiled as one piece, which takes longer and saves a server an
/// eighth of its work (`docs/hosts/load.md`).
fn command(wanted: &Wanted) -> Command {
    let mut build = cargo(["build", "--release", "--locked", "--package", "meseta"]);
    build.env("CARGO_PROFILE_RELEASE_LTO", "fat");
    build.env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "1");
    if let Some(triple) = &wanted.triple {
        build.args(["--target", triple]);
    }
    build.env("REQUIRE_WEB", "1");
    if wanted.archive {
        let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
        let home = home.or_else(|| std::env::home_dir().map(|home| home.join(".cargo")));
        let mut flags = vec![format!("--remap-path-prefix={}=meseta", root().display())];
        flags.extend(home.map(|home| format!("--remap-path-prefix={}=cargo", home.display())));
        build.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"));
    }
    build
}

/// The program that a release builds.
fn binary(triple: Option<&str>) -> PathBuf {
    let folder = triple.map_or_else(target, |triple| target().join(triple));
    let suffix = match triple {
        Some(triple) if triple.contains("windows") => ".exe",
        Some(_) => "",
        None => std::env::consts::EXE_SUFFIX,
    };
    folder.join(format!("release/meseta{suffix}"))
}

/// Looks for what an archive needs besides what builds the program.
fn tools() -> Result<(), String> {
    let missing: Vec<&str> = ["cargo-cyclonedx", "cargo-deny"]
        .into_iter()
        .filter(|tool| find(tool).is_none())
        .collect();
    match missing.is_empty() {
        true => Ok(()),
        false => Err(format!(
            "an archive lists what it is made of, under licences that are checked; for this install: cargo install {}",
            missing.join(" ")
        )),
    }
}

/// Puts the program, its papers and the files for a service into an archive with a checksum; returns its path.
fn archive(program: &Path, wanted: &Wanted) -> Result<PathBuf, String> {
    let version = output(&mut cargo(["pkgid", "--package", "meseta"]))?;
    let version = version.rsplit(['#', '@']).next().unwrap_or_default().to_owned();
    let triple = match &wanted.triple {
        Some(triple) => triple.clone(),
        None => output(Command::new("rustc").args(["--print", "host-tuple"]))?,
    };
    let name = format!("meseta-{version}-{triple}");
    let folder = target().join("archives");
    let content = folder.join(&name);
    let told = |error: std::io::Error| format!("{}: {error}", content.display());
    let _ = fs::remove_dir_all(&content);
    fs::create_dir_all(&content).map_err(told)?;
    let papers = ["README.md", "CHANGELOG.md", "LICENSE-APACHE", "LICENSE-MIT"].map(|file| root().join(file));
    let service = ["meseta.service", "meseta.conf", "socket/meseta.socket"]
        .map(|file| root().join("packaging").join(file));
    for file in papers
        .iter()
        .chain(&service)
        .map(PathBuf::as_path)
        .chain([program])
    {
        let to = content.join(file.file_name().unwrap_or_default());
        fs::copy(file, to).map_err(|error| format!("{}: {error}", file.display()))?;
    }
    list_components(&content, &triple)?;
    pack(&folder, &name)
}

/// Writes what the program is made of, with versions and licences, in the format CycloneDX.
fn list_components(content: &Path, triple: &str) -> Result<(), String> {
    let manifest = root().join("crates/meseta/Cargo.toml");
    let mut list = cargo(["cyclonedx", "--quiet", "--format", "json", "--no-build-deps"]);
    list.args(["--target", triple, "--override-filename", "components"]);
    list.arg("--manifest-path").arg(&manifest);
    // The list has neither the time nor a number of its own: it is the same for the same sources.
    list.env("SOURCE_DATE_EPOCH", moment()?);
    run(&mut list)?;
    // The tool leaves a list beside the manifest of each package of the workspace.
    let made = root().join("crates/meseta/components.json");
    let text = fs::read_to_string(&made).map_err(|error| format!("{}: {error}", made.display()))?;
    // The tool names our own packages by where they lie on this machine.
    let text = text.replace(&format!("{}/", root().display()), "/");
    fs::write(content.join("components.cdx.json"), text).map_err(|error| error.to_string())
}

/// When the newest commit was made, in seconds since 1970: every file of an archive has this time.
fn moment() -> Result<String, String> {
    output(
        Command::new("git")
            .args(["log", "-1", "--format=%ct"])
            .current_dir(root()),
    )
}

/// Packs the folder of this name; the same files always make the same archive.
fn pack(folder: &Path, name: &str) -> Result<PathBuf, String> {
    let file = format!("{name}.tar.gz");
    let mut tar = Command::new("tar");
    tar.args([
        "--sort=name",
        "--owner=0",
        "--group=0",
        "--numeric-owner",
        "--mode=go-w",
    ])
    .arg(format!("--mtime=@{}", moment()?))
    .args(["--use-compress-program=gzip -n9", "-cf", &file, name])
    .current_dir(folder);
    run(&mut tar)?;
    let sum = output(Command::new("sha256sum").arg(&file).current_dir(folder))?;
    let path = folder.join(&file);
    fs::write(folder.join(format!("{file}.sha256")), format!("{sum}\n"))
        .map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(path)
}
