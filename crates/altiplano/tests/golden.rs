//! Golden games: complete games in readable text. Drop a record into `tests/golden/` and it is tested.
//!
//! The comment lines `# end: …`, `# rounds: …` and `# scores: …` of each file say what the result must
//! be; `# end:` names the locations that were empty, and `strip` if it was short. After a change to the
//! rules that is meant to change them, `UPDATE_GOLDEN=1 cargo test -p altiplano --test golden` writes
//! the new results, and `cargo run --release -p altiplano --example golden` plays the usual games
//! again; read the difference before you commit it.

use std::fs;
use std::path::{Path, PathBuf};

use altiplano::{ComponentSet, Components, Location, State, Switch, Trigger};
use tabletop::{Game, Record, Turn};

const COMMENTS: [&str; 3] = ["# end:", "# rounds:", "# scores:"];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// Makes the component sets in the folder known.
fn load_component_sets() {
    for path in files("components") {
        let text = fs::read_to_string(&path).expect("a component file");
        let components = Components::read(&text).unwrap_or_else(|errors| panic!("{path:?}: {errors:?}"));
        ComponentSet::load(components);
    }
}

fn files(extension: &str) -> Vec<PathBuf> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder())
        .expect("the folder of golden games")
        .map(|entry| entry.expect("a folder entry").path())
        .filter(|path| path.extension().is_some_and(|found| found == extension))
        .collect();
    files.sort();
    files
}

fn word(trigger: Trigger) -> &'static str {
    match trigger {
        Trigger::Empty(location) => location.key(),
        Trigger::Strip => "strip",
    }
}

/// The result of a finished game, as the comment lines give it.
fn result(state: &State) -> String {
    let triggers: Vec<&str> = state.view(None).triggers.iter().map(word).collect();
    let scores: Vec<String> = (state.scores().first(state.seat_count()).iter())
        .map(|score| format!("{}+{}", score.points, score.tie_break))
        .collect();
    format!(
        "# end: {}\n# rounds: {}\n# scores: {}\n",
        triggers.join(" "),
        state.round(),
        scores.join(" ")
    )
}

/// Replays a record; every component is conserved before every entry.
fn replay(name: &str, text: &str) -> State {
    let record: Record<State> = text.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut check = |entry: usize, state: &State| {
        if let Err(wrong) = state.check_invariants() {
            panic!("{name}, before entry {entry}: {wrong}");
        }
    };
    let state = record
        .replay_with(&mut check, &mut ())
        .unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(state.turn(), Turn::Over, "{name} is not played to its end");
    let again = record.to_string().parse::<Record<State>>();
    assert_eq!(again.as_ref(), Ok(&record), "{name}");
    state
}

fn games() -> Vec<(PathBuf, String, State)> {
    load_component_sets();
    files("txt")
        .into_iter()
        .map(|path| {
            let text = fs::read_to_string(&path).expect("a golden game");
            let name = path
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            let state = replay(&name, &text);
            (path, text, state)
        })
        .collect()
}

#[test]
fn golden_games_come_out_as_written() {
    let is_comment = |line: &str| COMMENTS.iter().any(|comment| line.starts_with(comment));
    for (path, text, state) in games() {
        let found = result(&state);
        let join = |all: String, line: &str| all + line + "\n";
        let written = text
            .lines()
            .filter(|line| is_comment(line))
            .fold(String::new(), join);
        if std::env::var_os("UPDATE_GOLDEN").is_some() && written != found {
            let rest = text
                .lines()
                .filter(|line| !is_comment(line))
                .fold(String::new(), join);
            fs::write(&path, found + &rest).expect("the golden game is written");
            continue;
        }
        assert_eq!(written, found, "{path:?}");
    }
}

#[test]
fn no_golden_game_is_missing() {
    let played: Vec<(usize, bool, Vec<Trigger>)> = games()
        .into_iter()
        .map(|(_, _, state)| {
            let missions = state.setup().switches.has(Switch::Missions);
            (
                state.seat_count(),
                missions,
                state.view(None).triggers.iter().collect(),
            )
        })
        .collect();
    let triggers = Location::ALL
        .map(Trigger::Empty)
        .into_iter()
        .chain([Trigger::Strip]);
    for trigger in triggers {
        for player_count in 2..=5 {
            for missions in [false, true] {
                let wanted = (player_count, missions, vec![trigger]);
                assert!(
                    played.contains(&wanted),
                    "no golden game of {player_count} players ends by {} with missions: {missions}",
                    word(trigger)
                );
            }
        }
    }
}
