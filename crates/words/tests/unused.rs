//! Every message is used somewhere: a message that the sources of the client and the crates do not name is never
//! read by anybody.
//!
//! Most ids appear in the sources as they are. Others are composed, such as `building-{}-effect` from the key of a
//! building: those are recognised by their beginning and end, and by the word in between.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_syntax::ast::Entry;

/// The parts of the sources from which ids can be made.
#[derive(Default)]
struct Sources {
    /// Words of letters, digits and dashes; keys of the rules with their underscores replaced by dashes.
    words: BTreeSet<String>,
    /// Beginnings of ids that end with a dash.
    beginnings: BTreeSet<String>,
    /// Ends of ids that start with a dash.
    ends: BTreeSet<String>,
}

impl Sources {
    fn read(folder: &Path, sources: &mut Self) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            if path.is_dir() {
                Self::read(&path, sources);
            } else if [".rs", ".ts", ".svelte", ".json"]
                .iter()
                .any(|end| name.ends_with(end))
                && !name.contains(".test.")
            {
                sources.take(&fs::read_to_string(&path).unwrap());
            }
        }
    }

    fn take(&mut self, text: &str) {
        let is_inside = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
        let mut from = 0;
        while let Some(start) = text[from..].find(is_inside).map(|at| from + at) {
            let end = text[start..]
                .find(|letter| !is_inside(letter))
                .map_or(text.len(), |length| start + length);
            let word = text[start..end].replace('_', "-");
            // `-effect`, `building-`, and the prefix of `id("building", key)` in the crate of the words.
            if word.ends_with('-') && word.len() > 1 {
                self.beginnings.insert(word);
            } else if word.starts_with('-') && word.len() > 1 {
                self.ends.insert(word);
            } else {
                if text[..start].ends_with("id(\"") {
                    self.beginnings.insert(format!("{word}-"));
                }
                self.words.insert(word);
            }
            from = end;
        }
    }

    /// Whether this id can be used, with or without the prefix of the game.
    fn say(&self, id: &str) -> bool {
        if self.words.contains(id) {
            return true;
        }
        self.beginnings.iter().any(|beginning| {
            id.strip_prefix(beginning.as_str())
                .is_some_and(|rest| self.say(rest) || self.ended(rest))
        })
    }

    /// Whether this is a word with one or more endings, such as `-more` and `-two`.
    fn ended(&self, rest: &str) -> bool {
        let mut keys = self.ends.iter().filter_map(|end| rest.strip_suffix(end.as_str()));
        keys.any(|key| self.words.contains(key) || self.ended(key))
    }
}

/// The English messages, each with the ids of the messages that it refers to.
fn messages() -> BTreeMap<String, BTreeSet<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en");
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|end| end != "ftl") {
            continue;
        }
        let text = fs::read_to_string(path).unwrap();
        let resource = fluent_syntax::parser::parse(text.as_str()).unwrap();
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let text = fluent_syntax::serializer::serialize(&fluent_syntax::ast::Resource {
                body: vec![Entry::Message(message.clone())],
            });
            let referred = text
                .split('{')
                .skip(1)
                .filter_map(|part| {
                    part.split(|letter: char| {
                        letter != '-' && !letter.is_ascii_alphanumeric() && letter != ' '
                    })
                    .next()
                })
                .map(|id| id.trim().to_owned())
                .collect();
            found.insert(message.id.name.to_owned(), referred);
        }
    }
    found
}

#[test]
fn every_message_is_used_somewhere() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut sources = Sources::default();
    Sources::read(&root.join("web/src"), &mut sources);
    Sources::read(&root.join("web/scripts"), &mut sources);
    for entry in fs::read_dir(root.join("crates")).unwrap() {
        let krate = entry.unwrap().path();
        Sources::read(&krate.join("src"), &mut sources);
        // They write the files of the page's puzzles, with their themes.
        let examples = krate.join("examples");
        if examples.is_dir() {
            Sources::read(&examples, &mut sources);
        }
    }
    let messages = messages();
    let mut said: BTreeSet<&String> = messages.keys().filter(|id| sources.say(id)).collect();
    loop {
        let more: Vec<&String> = said
            .iter()
            .flat_map(|id| &messages[*id])
            .filter(|id| messages.contains_key(*id) && !said.contains(id))
            .collect();
        if more.is_empty() {
            break;
        }
        said.extend(more);
    }
    let unsaid: Vec<&String> = messages.keys().filter(|id| !said.contains(id)).collect();
    assert!(unsaid.is_empty(), "nothing uses {unsaid:#?}");
}
