//! Good inputs and thousands of changed ones are run through every target, the same ones each time.
//!
//! `MESETA_FUZZ_SECONDS=600 cargo test -p fuzz-targets` goes on with new ones for that long, shared among the
//! targets.

use std::fs;
use std::panic::catch_unwind;
use std::path::Path;
use std::time::{Duration, Instant, SystemTime};

use fuzz_targets::mutate::changed;
use fuzz_targets::seeds::seeds;
use fuzz_targets::{TARGETS, Target};
use tabletop::{FastRandom, Random};

/// Feeds the target; an input that breaks a promise is written down first.
fn feed(target: &Target, input: &[u8]) {
    if catch_unwind(|| (target.run)(input)).is_err() {
        let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("broke-{}", target.name));
        fs::write(&file, input).expect("the input is written to a file");
        panic!(
            "{} broke: the input is {}; fix this, and keep the input in fuzz/corpus/{}",
            target.name,
            file.display(),
            target.name
        );
    }
}

/// The time asked for, for all targets together.
fn asked() -> Option<Duration> {
    let seconds = std::env::var("MESETA_FUZZ_SECONDS").ok()?;
    let seconds = seconds
        .parse()
        .expect("MESETA_FUZZ_SECONDS is a number of seconds");
    Some(Duration::from_secs(seconds))
}

/// Feeds the target with its seeds, then with changed ones: this many, or for as long as asked for.
fn check(name: &str, changed_count: u32) {
    let target = TARGETS
        .iter()
        .find(|target| target.name == name)
        .expect("a target");
    let seeds = seeds(target.name);
    assert!(!seeds.is_empty(), "{name} has nothing to start from");
    for seed in &seeds {
        feed(target, seed);
    }
    let share = asked().map(|time| time / TARGETS.len() as u32);
    // The same inputs each time, unless more are asked for: then new ones each time.
    let now = SystemTime::now()
        .duration_since(SystemTime::UNIX_EPOCH)
        .unwrap_or_default();
    let mut random = FastRandom::new(share.map_or(1, |_| now.as_nanos() as u64));
    let start = Instant::now();
    let mut count = 0;
    while share.map_or(count < changed_count, |share| start.elapsed() < share) {
        let [input, other] = [0; 2].map(|_| &seeds[random.below(seeds.len() as u32) as usize]);
        feed(target, &changed(input, other, &mut random));
        count += 1;
    }
    println!(
        "{name}: {} seeds, {count} changed, {:.1?}",
        seeds.len(),
        start.elapsed()
    );
}

#[test]
fn records() {
    check("record", 1_000);
}

#[test]
fn notation_of_puerto_rico() {
    check("notation_puerto_rico", 1_000);
}

#[test]
fn notation_of_altiplano() {
    check("notation_altiplano", 1_000);
}

#[test]
fn positions() {
    check("position", 1_000);
}

#[test]
fn requests_of_the_line_protocol() {
    check("line_protocol", 100);
}

#[test]
fn component_files() {
    check("components", 1_000);
}

/// A libFuzzer program for every target, and none that calls another.
#[test]
fn every_target_has_its_program() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/fuzz_targets");
    for Target { name, .. } in TARGETS {
        let program = fs::read_to_string(folder.join(format!("{name}.rs"))).expect(name);
        assert!(
            program.contains(&format!("fuzz_targets::{name}(data)")),
            "{program}"
        );
        let listed = fs::read_to_string(folder.join("../Cargo.toml")).expect("fuzz/Cargo.toml");
        assert!(
            listed.contains(&format!("path = \"fuzz_targets/{name}.rs\"")),
            "{name}"
        );
    }
    let programs = fs::read_dir(folder).expect("the folder").count();
    assert_eq!(programs, TARGETS.len());
}
