//! The pictures of the players' rules show positions of played games. What the page draws is committed in
//! `web/src/rules/positions/`; here every position is reached again from the record of its game, and must be the same
//! and still show what its caption says.
//!
//! `UPDATE_PICTURES=1 cargo test -p protocol --test rule_pictures` plays games between bots until each picture has
//! a position, and overwrites all records and positions. Read the captions (`locales/*/pictures-*.ftl`) afterwards; the
//! numbers in them are taken from the new positions.

mod altiplano;
mod puerto_rico;
mod scene;
mod search;

use std::fs;
use std::path::PathBuf;

use protocol::{AnyGame, GameId};
use serde_json::{Value, json};
use tabletop::Seat;

use crate::scene::{Facts, Keep, scene};

/// A picture: where it stands in the rules, the table that it is taken from, and what must be seen.
pub struct Picture {
    /// Its name, which its messages and its drawing on the page share.
    pub name: &'static str,
    /// The setup of the game that is searched for it.
    pub setup: fn() -> Value,
    /// Which of the offers the page needs.
    pub keep: Keep,
    /// The numbers and names of the caption if the position shows what the picture is about, with the seat that looks.
    pub shows: fn(&Look) -> Option<Facts>,
}

/// A position as a seat sees it.
pub struct Look {
    /// Who looks.
    pub seat: usize,
    /// What the seat may see.
    pub view: Value,
    /// What it can do.
    pub offers: Value,
    /// What the rules say in advance.
    pub outlook: Value,
}

impl Look {
    /// The position of a game as a seat sees it.
    pub fn of(game: &AnyGame, seat: Seat) -> Self {
        let json = |value: Result<Value, serde_json::Error>| value.expect("what is sent can be written");
        Self {
            seat: seat.index(),
            view: json(serde_json::to_value(game.view(Some(seat)))),
            offers: json(serde_json::to_value(game.told_offers(seat))),
            outlook: json(serde_json::to_value(game.outlook(Some(seat)))),
        }
    }

    /// What the game waits for.
    pub fn asks(&self) -> &str {
        self.view["decision"]["type"].as_str().unwrap_or_default()
    }

    /// The boards of the seat that looks.
    pub fn own(&self) -> &Value {
        &self.view["seats"][self.seat]
    }

    /// The offers as a list.
    pub fn all_offers(&self) -> &[Value] {
        self.offers.as_array().map_or(&[], Vec::as_slice)
    }

    /// Whether an offer is legal.
    pub fn is_legal(offer: &Value) -> bool {
        offer["refusal"].is_null()
    }
}

/// A number in a position; 0 where there is none.
pub fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_default()
}

/// A list in a position; empty where there is none.
pub fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// A word in a position; empty where there is none.
pub fn word(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn records() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/rule_pictures/records")
}

fn positions(game: GameId) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/rules/positions");
    folder.join(format!("{}.json", game.key()))
}

fn record_of(name: &str) -> AnyGame {
    let path = records().join(format!("{name}.txt"));
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    AnyGame::from_record(&text).expect("the record replays")
}

/// What the page gets for a picture: whose eyes, the position, and the numbers of the caption.
fn drawn(picture: &Picture, game: &AnyGame, seat: Seat) -> Option<Value> {
    let look = Look::of(game, seat);
    let facts = (picture.shows)(&look)?;
    Some(json!({
        "step": game.version(),
        "seat": seat.index(),
        "facts": facts,
        "scene": scene(&look, game, seat, picture.keep),
    }))
}

fn check(game: GameId, pictures: &[Picture]) {
    if std::env::var_os("UPDATE_PICTURES").is_some() {
        update(game, pictures);
    }
    let text = fs::read_to_string(positions(game)).expect("the positions are committed");
    let committed: Value = serde_json::from_str(&text).expect("the positions are JSON");
    let found: Vec<&String> = committed.as_object().expect("by name").keys().collect();
    let mut expected: Vec<&str> = pictures.iter().map(|picture| picture.name).collect();
    expected.sort_unstable();
    assert_eq!(found, expected, "one position a picture");
    for picture in pictures {
        let whole = record_of(&format!("{}-{}", game.key(), picture.name));
        let row = &committed[picture.name];
        let seat = whole.seat(number(&row["seat"]) as u8).expect("a seat");
        let now = drawn(picture, &whole, seat);
        let now = now.unwrap_or_else(|| panic!("{}: the position no longer shows it", picture.name));
        assert_eq!(
            &now, row,
            "{}: run UPDATE_PICTURES=1 cargo test -p protocol --test rule_pictures",
            picture.name
        );
    }
}

fn update(game: GameId, pictures: &[Picture]) {
    fs::create_dir_all(records()).expect("a folder");
    let mut rows = serde_json::Map::new();
    let before = fs::read_to_string(positions(game)).unwrap_or_default();
    let before: Value = serde_json::from_str(&before).unwrap_or_default();
    for picture in pictures {
        let name = format!("{}-{}", game.key(), picture.name);
        // A position that still shows it stays, with what is told of it now.
        let kept = || {
            let seat = before[picture.name]["seat"].as_u64()?;
            let reached = record_of(&name);
            let seat = reached.seat(seat as u8).ok()?;
            drawn(picture, &reached, seat)
        };
        let row = kept().unwrap_or_else(|| {
            let (reached, seat) = search::find(game, picture);
            let record = reached.record().expect("a record");
            fs::write(records().join(format!("{name}.txt")), record).expect("written");
            drawn(picture, &reached, seat).expect("found because it shows it")
        });
        rows.insert(picture.name.to_owned(), row);
    }
    let lines: Vec<String> = rows
        .iter()
        .map(|(name, row)| format!("\"{name}\": {row}"))
        .collect();
    let path = positions(game);
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    fs::write(path, format!("{{\n{}\n}}\n", lines.join(",\n"))).expect("written");
}

#[test]
fn the_pictures_of_puerto_rico_are_positions_of_played_games() {
    check(GameId::PuertoRico, &puerto_rico::pictures());
}

#[test]
fn the_pictures_of_altiplano_are_positions_of_played_games() {
    check(GameId::Altiplano, &altiplano::pictures());
}
