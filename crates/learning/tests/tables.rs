//! The tables of docs/researchers are what the code says; `UPDATE_TABLES=1 cargo test -p learning --test tables` writes
//! them. A change of theirs that is no addition at the end needs a higher `Learnable::VERSION`.

mod setups;

use std::fmt::Write;
use std::path::PathBuf;
use std::{env, fs};

use learning::{Field, Layout, Learnable, Numbers};

/// A field's shape, with the seats by name.
fn shape(three: &Field, five: &Field) -> String {
    let axes = three.shape.iter().zip(&five.shape);
    let axis = |(three, five): (&usize, &usize)| match three == five {
        true => three.to_string(),
        false => "players".to_owned(),
    };
    axes.map(axis).collect::<Vec<_>>().join(" × ")
}

fn fields(text: &mut String, three: &Layout, five: &Layout, from: usize) {
    text.push_str("\n| field | shape | largest value | meaning |\n|---|---|---|---|\n");
    for (three, five) in three.fields().iter().zip(five.fields()).skip(from) {
        assert_eq!(three.name, five.name);
        let Field {
            name, high, meaning, ..
        } = three;
        writeln!(text, "| `{name}` | {} | {high} | {meaning} |", shape(three, five)).unwrap();
    }
}

fn numbers<T: Copy + Eq + std::hash::Hash + std::fmt::Display>(text: &mut String, numbers: &Numbers<T>) {
    text.push_str("\n| numbers | notation | first | last |\n|---|---|---|---|\n");
    for block in numbers.blocks() {
        let last = block.start + block.count - 1;
        let line = |number: usize| numbers.get(number).expect("a number of the block").to_string();
        let range = match block.count {
            1 => block.start.to_string(),
            _ => format!("{}–{last}", block.start),
        };
        let (first, end) = (line(block.start), line(last));
        writeln!(text, "| {range} | `{}` | `{first}` | `{end}` |", block.name).unwrap();
    }
}

/// The page of a game, given its setups for three and for five seats; `expanded` are those of games with expansions.
fn page<G: Learnable>(name: &str, base: [G::Setup; 2], expanded: Option<[G::Setup; 2]>) -> String {
    let layouts = |setups: [G::Setup; 2]| {
        setups.map(|setup| G::new(&setup).expect("a setup that can be played").layout())
    };
    let [three, five] = layouts(base);
    let actions = G::actions();
    let mut text = format!(
        "# {name}: numbers and fields\n\nVersion {} of the numbers and fields of {name}. A test writes this page from the \
         code: when anything changes its meaning in a later version of Meseta, the version number goes up.\n\n\
         ## Actions\n\n`meseta.actions(\"{}\")` translates between numbers and notation.",
        G::VERSION,
        G::ID
    );
    if actions.base_count() < actions.count() {
        write!(
            text,
            " Games without expansions use the numbers below {}; games with any expansion use all {}.",
            actions.base_count(),
            actions.count()
        )
        .unwrap();
    }
    text.push('\n');
    numbers(&mut text, actions);
    text.push_str("\n## Chance outcomes\n");
    numbers(&mut text, G::outcome_numbers());
    text.push_str(
        "\n## Observation\n\nThe fields, in the order of the flat array. Where every seat has something, the first axis is \
         the seats: the observer's row first, then clockwise. The smallest value is always 0.\n",
    );
    fields(&mut text, &three, &five, 0);
    if let Some(setups) = expanded {
        let [three_expanded, five_expanded] = layouts(setups);
        text.push_str("\nGames with any expansion also have these, after the others:\n");
        fields(&mut text, &three_expanded, &five_expanded, three.fields().len());
    }
    text.push_str("\n## Decisions\n\nWhat the cells of `decision`");
    if actions.base_count() < actions.count() {
        text.push_str(", followed by those of `decision_expanded`,");
    }
    text.push_str(" mean, in order.\n\n");
    let kinds: Vec<String> = G::decision_kinds()
        .iter()
        .map(|kind| format!("`{kind}`"))
        .collect();
    text.push_str(&kinds.join(", "));
    text.push_str(".\n");
    text
}

fn check(file: &str, text: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../../docs/researchers")
        .join(file);
    if env::var_os("UPDATE_TABLES").is_some() {
        fs::write(&path, text).expect("the page can be written");
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        written == text,
        "docs/researchers/{file} is not what the code says; UPDATE_TABLES=1 writes it"
    );
}

#[test]
fn the_page_of_puerto_rico_matches_the_code() {
    let base = [3, 5].map(puerto_rico::Setup::new);
    let expanded = [3, 5].map(setups::all_expansions);
    check(
        "puerto-rico-numbers.md",
        &page::<puerto_rico::State>("Puerto Rico", base, Some(expanded)),
    );
}

#[test]
fn the_page_of_altiplano_matches_the_code() {
    let base = [3, 5].map(altiplano::Setup::new);
    check(
        "altiplano-numbers.md",
        &page::<altiplano::State>("Altiplano", base, None),
    );
}
