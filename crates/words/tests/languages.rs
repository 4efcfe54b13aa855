//! All languages say the same things: equal ids, equal values, no message with a mistake.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{env, fs};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use words::Language;

/// Files whose translations are complete in every language. A file that is not listed may lack
/// messages (English is shown), but a translation must not have additional messages or use other
/// values.
const COMPLETE: &[&str] = &[
    "arena.ftl",
    "hints.ftl",
    "puerto-rico.ftl",
    "puerto-rico-play.ftl",
    "altiplano.ftl",
    "altiplano-play.ftl",
    "altiplano-terminal.ftl",
    "altiplano-web.ftl",
    "puerto-rico-expansions.ftl",
    "puerto-rico-buccaneer.ftl",
    "puerto-rico-festival.ftl",
    "terminal.ftl",
    "web.ftl",
];

/// The values that each message uses, by id (attributes as `id.attribute`).
type Messages = BTreeMap<String, BTreeSet<String>>;

fn locales() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales")
}

fn files(language: Language) -> Vec<(String, Messages)> {
    let folder = locales().join(language.code());
    let mut names: Vec<String> = fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.ends_with(".ftl"))
        .collect();
    names.sort();
    names
        .into_iter()
        .map(|name| {
            let text = fs::read_to_string(folder.join(&name)).unwrap();
            let messages = messages(&text, &format!("{language}/{name}"));
            (name, messages)
        })
        .collect()
}

fn messages(text: &str, file: &str) -> Messages {
    let resource = fluent_syntax::parser::parse(text)
        .unwrap_or_else(|(_, errors)| panic!("{file} has a mistake: {errors:?}"));
    let mut messages = Messages::new();
    for entry in &resource.body {
        if let Entry::Message(message) = entry {
            let mut add = |id: String, pattern: &Pattern<&str>| {
                let mut values = BTreeSet::new();
                collect(pattern, &mut values);
                assert!(
                    messages.insert(id.clone(), values).is_none(),
                    "{file}: {id} twice"
                );
            };
            if let Some(pattern) = &message.value {
                add(message.id.name.to_owned(), pattern);
            }
            for attribute in &message.attributes {
                add(
                    format!("{}.{}", message.id.name, attribute.id.name),
                    &attribute.value,
                );
            }
        }
    }
    messages
}

fn collect(pattern: &Pattern<&str>, values: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect_expression(expression, values);
        }
    }
}

fn collect_expression(expression: &Expression<&str>, values: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, values),
        Expression::Select { selector, variants } => {
            collect_inline(selector, values);
            for variant in variants {
                collect(&variant.value, values);
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, values: &mut BTreeSet<String>) {
    let mut arguments = |arguments: &CallArguments<&str>| {
        for argument in &arguments.positional {
            collect_inline(argument, values);
        }
    };
    match inline {
        InlineExpression::VariableReference { id } => {
            values.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments: call, .. } => arguments(call),
        InlineExpression::Placeable { expression } => collect_expression(expression, values),
        _ => {}
    }
}

#[test]
fn every_language_is_there() {
    for language in Language::ALL {
        assert!(!files(language).is_empty(), "{language} has no file");
    }
}

#[test]
fn all_languages_have_the_same_messages_with_the_same_values() {
    let english: BTreeMap<String, Messages> = files(Language::English).into_iter().collect();
    for language in Language::ALL {
        let translated: BTreeMap<String, Messages> = files(language).into_iter().collect();
        for name in COMPLETE {
            assert!(translated.contains_key(*name), "{language} lacks {name}");
        }
        for (name, messages) in &translated {
            let Some(reference) = english.get(name) else {
                panic!("{language}/{name} has no English file");
            };
            for (id, values) in messages {
                let expected = reference
                    .get(id)
                    .unwrap_or_else(|| panic!("{language}/{name}: {id} is not in English"));
                // A language may leave a value out of a sentence, but must never use one that is
                // not supplied.
                assert!(
                    values.is_subset(expected),
                    "{language}/{name}: {id} uses {values:?}, English {expected:?}"
                );
            }
            if COMPLETE.contains(&name.as_str()) {
                let missing: Vec<&String> = reference
                    .keys()
                    .filter(|id| !messages.contains_key(*id))
                    .collect();
                assert!(missing.is_empty(), "{language}/{name} lacks {missing:?}");
            }
        }
    }
}
