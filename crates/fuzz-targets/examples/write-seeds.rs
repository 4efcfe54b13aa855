//! Writes the good inputs that fuzzing starts from into `fuzz/seeds/TARGET`, for libFuzzer.

use std::fs;
use std::path::Path;

use fuzz_targets::TARGETS;
use fuzz_targets::seeds::seeds;

fn main() -> std::io::Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds");
    for target in TARGETS {
        let folder = root.join(target.name);
        fs::create_dir_all(&folder)?;
        let inputs = seeds(target.name);
        for (number, input) in inputs.iter().enumerate() {
            fs::write(folder.join(format!("{number:03}")), input)?;
        }
        println!("{}: {} inputs", target.name, inputs.len());
    }
    Ok(())
}
