//! What the terminal says about every golden game, written down for the page: `web/src/lib/i18n/golden.test.ts` reads
//! it and requires the page to say the same about the same facts, in every language.
//!
//! The file is in Cargo's folder for test files, so that it is never older than its contents.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use altiplano::{ComponentSet, Components};
use narrator::{Said, runs};
use serde_json::{Value, json};
use tabletop::{Game, Record, Seat};
use words::{Language, Readers, Words};

const PLAYERS: [&str; 5] = ["Zofia", "Bence", "Ana", "Jan", "Eva"];

fn folder(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("..")
        .join(game)
        .join("tests/golden")
}

/// Every golden game of a crate: its name, and what the narrator says about its facts in order.
fn golden<G: Game>(game: &str, narrate: impl Fn(&G, &G::Event) -> Vec<Said>) -> Vec<(String, Vec<Said>)> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder(game))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|end| end == "txt"))
        .collect();
    files.sort();
    let told = |path: PathBuf| {
        let name = format!("{game}/{}", path.file_name().unwrap().to_string_lossy());
        let record: Record<G> = fs::read_to_string(&path)
            .unwrap()
            .parse()
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        let mut events = Vec::new();
        let replayed = record.replay_with(&mut |_, _| {}, &mut events);
        let state = replayed.unwrap_or_else(|error| panic!("{name}: {error}"));
        let said = events.iter().flat_map(|event| narrate(&state, event)).collect();
        (name, said)
    };
    files.into_iter().map(told).collect()
}

fn all_golden_games() -> Vec<(String, Vec<Said>)> {
    // Some of Altiplano's games are played with a component set of their own.
    let file = fs::read_to_string(folder("altiplano").join("scarce.components")).unwrap();
    ComponentSet::load(Components::read(&file).unwrap());
    let mut games =
        golden::<puerto_rico::State>("puerto-rico", |_, event| narrator::puerto_rico::event(event));
    games.extend(golden::<altiplano::State>("altiplano", |state, event| {
        let components = state.setup().components.get();
        narrator::altiplano::event(event, components, |seat| state.player(seat).role)
    }));
    games
}

/// Distinct values, each once, in the order in which they came.
#[derive(Default)]
struct Table {
    places: BTreeMap<String, usize>,
    said: Vec<Said>,
}

impl Table {
    fn place(&mut self, said: Said) -> usize {
        let key = serde_json::to_string(&said).unwrap();
        let next = self.said.len();
        let place = *self.places.entry(key).or_insert(next);
        if place == next {
            self.said.push(said);
        }
        place
    }
}

/// The sentences in every language, as seat 0 reads them and as a spectator does.
fn in_words(lines: &[Said]) -> Value {
    let languages = Language::ALL.map(|language| {
        let words = Words::new(language);
        let read = |reader: Option<Seat>| -> Vec<String> {
            let players = PLAYERS.map(str::to_owned).to_vec();
            let readers = Readers { players, reader };
            let tell = |said: &Said| {
                let sentence = words.tell(said, &readers);
                assert!(!sentence.contains(['⟨', '{']), "{language}, {said:?}: {sentence}");
                sentence
            };
            lines.iter().map(tell).collect()
        };
        let sentences = json!({ "player": read(Some(Seat::new(0))), "spectator": read(None) });
        (language.code().to_owned(), sentences)
    });
    Value::Object(languages.into_iter().collect())
}

#[test]
fn what_the_terminal_says_is_written_down_for_the_page() {
    let (mut facts, mut lines) = (Table::default(), Table::default());
    let games: Vec<Value> = all_golden_games()
        .into_iter()
        .map(|(name, said)| {
            let told: Vec<usize> = runs(said.clone())
                .into_iter()
                .map(|line| lines.place(line))
                .collect();
            let said: Vec<usize> = said.into_iter().map(|fact| facts.place(fact)).collect();
            json!({ "name": name, "said": said, "lines": told })
        })
        .collect();
    assert!(games.len() > 90, "golden games of both: {}", games.len());
    let file = json!({
        "players": PLAYERS,
        "said": facts.said,
        "games": games,
        "words": in_words(&lines.said),
    });
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("said.json");
    fs::write(path, file.to_string()).unwrap();
}
