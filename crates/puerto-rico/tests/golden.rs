//! Golden games: complete games in readable text. Drop a record into `tests/golden/` and it is tested.
//!
//! The comment lines `# end: …` and `# scores: …` of each file say what the result must be. After a change of the rules
//! that is meant to change them, `UPDATE_GOLDEN=1 cargo test -p puerto-rico --test golden` writes the current results;
//! read the difference before you commit it.

use std::fs;
use std::path::{Path, PathBuf};

use puerto_rico::{Expansion, State, Switch};
use tabletop::{Game, Record, RecordError, Turn};

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .expect("the folder of golden games")
        .map(|entry| entry.expect("a folder entry").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .collect();
    files.sort();
    files
}

/// What a finished game came to, as the comment lines say it.
fn result(state: &State) -> String {
    let view = state.view(None);
    let end = view
        .end
        .map_or_else(|| "none".to_owned(), |reason| format!("{reason:?}"));
    let scores: Vec<String> = (state.scores().first(state.seat_count()).iter())
        .map(|score| format!("{}+{}", score.points, score.tie_break))
        .collect();
    format!("# end: {end}\n# scores: {}\n", scores.join(" "))
}

/// Replays a record; every component is conserved after every entry.
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
    assert_eq!(
        record.to_string().parse::<Record<State>>().as_ref(),
        Ok(&record),
        "{name}"
    );
    state
}

#[test]
fn golden_games_come_out_as_written() {
    for path in files() {
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let text = fs::read_to_string(&path).expect("a golden game");
        let found = result(&replay(&name, &text));
        let written: String = text
            .lines()
            .filter(|line| line.starts_with("# end:") || line.starts_with("# scores:"))
            .fold(String::new(), |all, line| all + line + "\n");
        if std::env::var_os("UPDATE_GOLDEN").is_some() && written != found {
            let rest: String = text
                .lines()
                .filter(|line| !line.starts_with("# end:") && !line.starts_with("# scores:"))
                .fold(String::new(), |all, line| all + line + "\n");
            fs::write(&path, found + &rest).expect("the golden game is written");
            continue;
        }
        assert_eq!(written, found, "{name}");
    }
}

/// A change of the rules leaves alone the records of all tables that it does not affect.
#[test]
fn records_made_under_older_rules_replay_if_nothing_changed() {
    let mut refused = [0; 3];
    for path in files() {
        let name = path.display().to_string();
        let text = fs::read_to_string(&path).expect("a golden game");
        let setup = text.parse::<Record<State>>().expect("a record").setup;
        let has = |expansion| setup.expansions.has(expansion);
        let raids_nobles = has(Expansion::Nobles) && has(Expansion::Buccaneer);
        let has_guests = has(Expansion::NewBuildings);
        let delivers = has(Expansion::Nobles);
        let rest = has_guests && !setup.rulings().has(Switch::GuesthouseInMayor);
        let changes = [
            (1, raids_nobles || has_guests || delivers),
            (2, has_guests || delivers),
            (3, rest || delivers),
        ];
        for (version, changed) in changes {
            let old = text.replace("\nrules 4\n", &format!("\nrules {version}\n"));
            assert_ne!(old, text, "{name}");
            if changed {
                let error = old.parse::<Record<State>>().expect_err(&name);
                assert!(
                    matches!(error, RecordError::OtherRules { known: 4, .. }),
                    "{name}"
                );
                refused[version - 1] += 1;
            } else {
                assert_eq!(
                    result(&replay(&name, &old)),
                    result(&replay(&name, &text)),
                    "{name}"
                );
            }
        }
        for other in ["0", "5", "one"] {
            let other = text.replace("\nrules 4\n", &format!("\nrules {other}\n"));
            assert!(other.parse::<Record<State>>().is_err(), "{name}");
        }
    }
    assert!(
        0 < refused[2] && refused[2] < refused[1] && refused[1] <= refused[0],
        "no golden game has what changed: {refused:?}"
    );
}

/// New Buildings without the guesthouse play as ever.
#[test]
fn records_made_under_older_rules_replay_if_the_market_lacks_the_guesthouse() {
    let market = "small_market,hacienda,construction_hut,small_warehouse,hospice,office,large_market,large_warehouse,\
                  factory,university,harbor,wharf,guild_hall,residence,fortress,customs_house,city_hall";
    for (edition, name, oldest) in [
        ("2020", "hospice", 1),
        ("2020", "guesthouse", 3),
        ("2011", "hospice", 1),
        ("2011", "guesthouse", 4),
    ] {
        let market = market.replace("hospice", name);
        for version in 1..=4 {
            let text = format!(
                "meseta-record 1\ngame puerto-rico\nrules {version}\nsetup players=3 edition={edition} \
                 expansions=new_buildings market={market}\n\n"
            );
            let read = text.parse::<Record<State>>();
            assert_eq!(
                read.is_ok(),
                version >= oldest,
                "{edition}, {name}, version {version}"
            );
        }
    }
}

#[test]
fn every_player_count_ends_in_each_of_the_three_ways_and_every_edition_is_played() {
    let games: Vec<(usize, String, String)> = files()
        .iter()
        .map(|path| {
            let text = fs::read_to_string(path).expect("a golden game");
            let record: Record<State> = text.parse().expect("a record");
            let end = text
                .lines()
                .find_map(|line| line.strip_prefix("# end: "))
                .unwrap_or_default();
            (
                record.setup.player_count,
                record.setup.edition.key().to_owned(),
                end.to_owned(),
            )
        })
        .collect();
    for players in 2..=5 {
        for end in ["Workers", "City", "VictoryPoints"] {
            assert!(
                games.iter().any(|game| game.0 == players && game.2 == end),
                "no golden game with {players} players ends by {end}"
            );
        }
    }
    for edition in ["2002", "2011", "2020"] {
        assert!(
            games.iter().any(|game| game.1 == edition),
            "no golden game of edition {edition}"
        );
    }
}

/// A raid with Nobles: the chooser says that the noble aboard leaves the ship, and puts it to work.
#[test]
fn a_golden_game_has_a_raided_noble() {
    let raids = |path: &PathBuf| {
        let text = fs::read_to_string(path).expect("a golden game");
        let lines: Vec<&str> = text.lines().collect();
        let is_raid = |four: &[&str]| {
            four[0].ends_with(" role buccaneer")
                && four[1].ends_with(" deed raid")
                && four[2].ends_with(" noble")
                && four[3].contains(" raid noble ")
        };
        lines.windows(4).any(is_raid)
    };
    assert!(files().iter().any(raids), "no golden game has a raided noble");
}
