//! Exported games, read back.

use std::fs::{self, File};
use std::path::Path;

use datasets::{COLUMNS, Export, ExportError, Options};
use parquet::file::reader::{FileReader as _, SerializedFileReader};
use parquet::record::{Field, ListAccessor as _, Row, RowAccessor as _};
use protocol::{AnyGame, GameId, Move, OutcomeMove};
use serde_json::{Value, json};
use tabletop::{FastRandom, Random as _, Turn};

/// A random game, with `undos` decisions taken back on the way.
fn random_game(game: GameId, setup: &Value, seed: u64, undos: u32) -> AnyGame {
    let mut game = AnyGame::new(game, setup).expect("a game");
    let mut random = FastRandom::new(seed);
    let mut left = undos;
    while game.turn() != Turn::Over {
        if let Some(seat) = game.asked().first() {
            let legal = game.legal(seat);
            let one = &legal[random.below(legal.len() as u32) as usize].notation;
            game.apply(seat, &[Move::Notation(one.clone())])
                .expect("a legal move");
            if left > 0 && game.version() > 40 {
                left -= 1;
                game.undo(seat, 3).expect("there are three entries");
            }
        } else {
            let outcomes = game.outcomes();
            let one = &outcomes[random.below(outcomes.len() as u32) as usize].notation;
            game.resolve(&OutcomeMove::Notation(one.clone()))
                .expect("a possible outcome");
        }
    }
    game
}

fn games() -> Vec<AnyGame> {
    let all = json!({ "players": 4, "expansions": ["new_buildings", "nobles", "buccaneer", "festival"], "draft": "random" });
    vec![
        random_game(GameId::PuertoRico, &json!({ "players": 3 }), 1, 0),
        random_game(
            GameId::Altiplano,
            &json!({ "players": 2, "switches": ["missions"] }),
            2,
            0,
        ),
        random_game(GameId::PuertoRico, &all, 3, 4),
    ]
}

fn rows(file: &Path) -> Vec<Row> {
    let reader = SerializedFileReader::new(File::open(file).expect("the file")).expect("a table");
    reader
        .get_row_iter(None)
        .expect("rows")
        .map(|row| row.expect("a row"))
        .collect()
}

fn place(name: &str) -> usize {
    let found = COLUMNS.iter().position(|column| column.name == name);
    found.expect("a column of this name")
}

fn int(row: &Row, name: &str) -> i32 {
    row.get_int(place(name)).expect("a whole number")
}

fn text<'a>(row: &'a Row, name: &str) -> &'a str {
    row.get_string(place(name)).expect("a text")
}

fn ints(row: &Row, name: &str) -> Vec<i32> {
    let list = row.get_list(place(name)).expect("a list");
    (0..list.len())
        .map(|index| list.get_int(index).expect("a whole number"))
        .collect()
}

fn is_null(row: &Row, name: &str) -> bool {
    matches!(row.get_column_iter().nth(place(name)), Some((_, Field::Null)))
}

/// The standing decisions of seats, as lines.
fn decisions(game: &AnyGame) -> Vec<(u8, String)> {
    let history = game.history(protocol::Reader::Open);
    let decided = |step: protocol::HistoryStep| Some((step.seat?.0, step.notation));
    history.into_iter().filter_map(decided).collect()
}

#[test]
fn every_standing_decision_is_a_row() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.parquet");
    let games = games();
    let mut export = Export::create(&file, Options::default()).expect("an export");
    for game in &games {
        export.add(game).expect("a finished game");
    }
    let summary = export.finish().expect("a table");
    let rows = rows(&file);
    assert_eq!((summary.games, summary.decisions), (3, rows.len() as u64));
    let expected: Vec<(u8, String)> = games.iter().flat_map(decisions).collect();
    let found: Vec<(u8, String)> = rows
        .iter()
        .map(|row| (int(row, "seat") as u8, text(row, "action").to_owned()))
        .collect();
    assert_eq!(found, expected);
    for row in &rows {
        let number = row.get_long(place("game_number")).expect("a number") as usize;
        let scores = games[number].scores();
        assert_eq!(text(row, "game"), games[number].game().key());
        assert!(ints(row, "legal").contains(&int(row, "chosen")), "{row}");
        let points: Vec<i32> = scores.iter().map(|score| score.points).collect();
        assert_eq!(ints(row, "points"), points);
        let result = row.get_float(place("result")).expect("a share");
        let is_first = scores[int(row, "seat") as usize].rank == 1;
        assert_eq!(result > 0.0, is_first, "{row}");
        assert!(is_null(row, "visits") && is_null(row, "observation"), "{row}");
    }
    let card = fs::read_to_string(&summary.card).expect("a card");
    assert!(
        card.contains("3 finished games") && card.contains("| altiplano | 2 | 1 |"),
        "{card}"
    );
    for column in COLUMNS {
        assert!(
            card.contains(&format!("| `{}` |", column.name)),
            "{}",
            column.name
        );
    }
}

#[test]
fn visits_and_observations_are_written_on_request() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.parquet");
    let options = Options {
        observations: true,
        iterations: 12,
        seed: 3,
        ..Options::default()
    };
    let mut export = Export::create(&file, options).expect("an export");
    let game = random_game(GameId::PuertoRico, &json!({ "players": 2 }), 5, 0);
    export.add(&game).expect("a finished game");
    export.finish().expect("a table");
    let mut searched = 0;
    for row in rows(&file) {
        let visits = ints(&row, "visits");
        assert_eq!(visits.len(), ints(&row, "legal").len());
        searched += usize::from(visits.iter().sum::<i32>() >= 11);
        let seen = row.get_list(place("observation")).expect("a list");
        assert!(seen.len() > 100, "{}", seen.len());
    }
    assert!(searched > 40, "{searched}");
}

#[test]
fn nothing_half_written_stays_behind() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.parquet");
    let names = || {
        let entries = fs::read_dir(folder.path()).expect("the folder");
        entries
            .map(|entry| entry.expect("an entry").file_name())
            .collect::<Vec<_>>()
    };
    let mut export = Export::create(&file, Options::default()).expect("an export");
    export.add(&games()[0]).expect("a finished game");
    drop(export);
    assert_eq!(names(), Vec::<std::ffi::OsString>::new());

    fs::write(&file, "mine").expect("a file");
    let refused = Export::create(&file, Options::default());
    assert!(matches!(refused, Err(ExportError::Exists { .. })), "{refused:?}");
    let replace = Options {
        replace: true,
        ..Options::default()
    };
    Export::create(&file, replace)
        .expect("an export")
        .finish()
        .expect("a table");
    assert!(rows(&file).is_empty());
    assert_eq!(names().len(), 2, "the table and its card");

    let nowhere = folder.path().join("missing/games.parquet");
    let refused = Export::create(&nowhere, Options::default());
    assert!(
        matches!(refused, Err(ExportError::Unwritable { .. })),
        "{refused:?}"
    );
}

#[test]
fn a_game_that_goes_on_or_has_no_record_is_refused_and_the_export_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.parquet");
    let mut export = Export::create(&file, Options::default()).expect("an export");
    let begun = AnyGame::new(GameId::PuertoRico, &json!({ "players": 3 })).expect("a game");
    assert!(matches!(export.add(&begun), Err(ExportError::Unfinished)));
    let game = random_game(GameId::PuertoRico, &json!({ "players": 3 }), 1, 0);
    let loaded = AnyGame::from_position(&game.position()).expect("a position");
    assert!(matches!(export.add(&loaded), Err(ExportError::NoRecord)));
    let count = export.add(&game).expect("a finished game");
    let summary = export.finish().expect("a table");
    assert_eq!((summary.games, summary.decisions), (1, count));
}

/// The page of the book lists the columns as the code has them.
#[test]
fn the_page_lists_every_column() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/researchers/datasets.md");
    let page = fs::read_to_string(page).expect("the page");
    let (_, columns) = page.split_once("## Columns").expect("a section of columns");
    let listed: Vec<&str> = columns.lines().filter(|line| line.starts_with("| `")).collect();
    let expected: Vec<String> = COLUMNS
        .iter()
        .map(|column| {
            format!(
                "| `{}` | {} | {} |",
                column.name,
                column.kind.name(),
                column.meaning
            )
        })
        .collect();
    assert_eq!(listed, expected);
}
