//! Everything that the narrator says has its message, with all its values, in every language; and there is no message
//! of the log or of a refusal that it never uses.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use altiplano::{Action, ComponentSet, Effect, Event, Good, Place, Role};
use fluent_syntax::ast::Entry;
use narrator::{Said, Value};
use words::{Language, Readers, Words};

use crate::{A, altiplano as other, check, events, questions};

/// Everything that the narrator says about an example of each fact and refusal.
fn said() -> Vec<Said> {
    let components = ComponentSet::reconstructed().get();
    let mut said = Vec::new();
    for event in events::events() {
        let told = narrator::puerto_rico::event(&event);
        assert_eq!(told.is_empty(), events::is_untold(&event), "{event:?}");
        said.extend(told);
    }
    for event in other::events() {
        for role in [Some(Role::Woodcutter), None] {
            let told = narrator::altiplano::event(&event, components, |_| role);
            assert_eq!(told.is_empty(), other::is_untold(&event), "{event:?}");
            said.extend(told);
        }
    }
    said.extend(
        questions::refusals()
            .into_iter()
            .map(narrator::puerto_rico::refusal),
    );
    said.extend(other::refusals().into_iter().map(narrator::altiplano::refusal));
    said
}

/// The ids of a sentence and of all names in it.
fn ids(said: &Said, all: &mut BTreeSet<String>) {
    all.insert(said.id.clone().into_owned());
    said.values.values().for_each(|value| ids_of(value, all));
}

fn ids_of(value: &Value, all: &mut BTreeSet<String>) {
    match value {
        Value::Message(said) => ids(said, all),
        Value::All { all: items } | Value::AnyOf { any_of: items } => {
            all.extend(["list-next", "list-and", "list-or"].map(str::to_owned));
            items.iter().for_each(|item| ids_of(item, all));
        }
        Value::Number(_) | Value::Choice(_) | Value::Player { .. } => {}
    }
}

#[test]
fn every_language_has_every_message_that_the_narrator_says() {
    let said = said();
    let mut named = BTreeSet::new();
    said.iter().for_each(|one| ids(one, &mut named));
    for language in Language::ALL {
        let words = Words::new(language);
        let missing: Vec<&String> = named.iter().filter(|id| !words.has(id)).collect();
        assert!(missing.is_empty(), "{language} lacks {missing:?}");
        for reader in [Some(A), None] {
            let players = vec!["Anna".into(), "Bela".into()];
            let readers = Readers { players, reader };
            for one in &said {
                check(language, &one.id, &words.tell(one, &readers));
            }
        }
    }
}

/// The ids of the English messages that begin with one of these.
fn messages(beginnings: &[&str]) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en");
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|end| end != "ftl") {
            continue;
        }
        let text = fs::read_to_string(path).unwrap();
        let resource = fluent_syntax::parser::parse(text.as_str()).unwrap();
        let ids = resource.body.iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some(message.id.name.to_owned()),
            _ => None,
        });
        found.extend(ids.filter(|id| beginnings.iter().any(|begin| id.starts_with(begin))));
    }
    found
}

/// Messages used only by the page: a refusal that it does not know, a mark in the log, links to skip to.
const OF_THE_PAGE: [&str; 4] = [
    "refusal-other",
    "log-undone",
    "skip-to-content",
    "skip-to-decision",
];

#[test]
fn the_samples_leave_no_message_out() {
    let mut named = BTreeSet::new();
    said().iter().for_each(|one| ids(one, &mut named));
    let beginnings = [
        "log-",
        "skip-",
        "gain-",
        "refusal-",
        "altiplano-log-",
        "altiplano-refusal-",
    ];
    let unsaid: Vec<String> = messages(&beginnings)
        .into_iter()
        .filter(|id| !named.contains(id) && !OF_THE_PAGE.contains(&id.as_str()))
        .collect();
    assert!(unsaid.is_empty(), "the narrator never says {unsaid:#?}");
}

#[test]
fn the_log_of_altiplano_names_the_role_or_the_extension_that_is_used() {
    let components = ComponentSet::reconstructed().get();
    let words = Words::new(Language::English);
    let players = vec!["Anna".into(), "Bela".into()];
    let teller = words::altiplano::Teller::new(&words, players, None, components);
    let used = |place: Place, gain: Good| {
        let action = Action::Use {
            place,
            gain,
            wild: false,
        };
        let told = teller.events(&[Event::Acted { seat: A, action }], |_| Some(Role::Woodcutter));
        told.concat().replace(['\u{2068}', '\u{2069}'], "")
    };
    assert_eq!(
        used(Place::Role, Good::Wood),
        "Anna uses the role Woodcutter for wood."
    );
    assert_eq!(
        used(Place::Extension(Effect::E12), Good::Ore),
        "Anna uses an extension (1 fish → wood, stone or ore) for ore."
    );
}
