//! Lists every file of `locales/`, so that they are embedded in the program.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths = fs::read_dir(folder)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn main() -> io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../locales")
        .canonicalize()?;
    println!("cargo::rerun-if-changed={}", root.display());
    let mut list = String::from(
        "/// Language code, file name, text.\npub(crate) const FILES: &[(&str, &str, &str)] = &[\n",
    );
    for folder in sorted(&root)?.into_iter().filter(|path| path.is_dir()) {
        let language = folder
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let mut files = sorted(&folder)?;
        if env::var_os("CARGO_FEATURE_TOY_GAME").is_some() {
            let example = root.join("../examples/toy-game/locales");
            println!("cargo::rerun-if-changed={}", example.display());
            files.push(example.join(format!("{language}.ftl")));
        }
        for file in files {
            if file.extension().is_some_and(|extension| extension == "ftl") {
                let name = file
                    .file_name()
                    .unwrap_or_default()
                    .to_string_lossy()
                    .into_owned();
                writeln!(
                    list,
                    "    ({language:?}, {name:?}, include_str!({:?})),",
                    file.display().to_string()
                )
                .map_err(io::Error::other)?;
            }
        }
    }
    list.push_str("];\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("cargo sets OUT_DIR"))?);
    fs::write(out.join("files.rs"), list)
}
