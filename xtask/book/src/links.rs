//! Checks the relative links of the book and of the documents in the root folder.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Component, Path, PathBuf};

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

use crate::markdown_files;

/// The problems found: links that lead nowhere or out of the book, chapters that the summary does not
/// name.
pub fn check(root: &Path) -> Vec<String> {
    let docs = root.join("docs");
    let chapters = markdown_files(&docs);
    let in_root: Vec<PathBuf> = fs::read_dir(root)
        .map(|entries| entries.flatten().map(|entry| entry.path()).collect())
        .unwrap_or_default();
    let in_root = in_root
        .into_iter()
        .filter(|path| path.extension().is_some_and(|extension| extension == "md"));

    let mut problems = Vec::new();
    for file in chapters.iter().cloned().chain(in_root) {
        let within = if file.starts_with(&docs) { &docs } else { root };
        let name = file.strip_prefix(root).unwrap_or(&file).display().to_string();
        for link in links(&fs::read_to_string(&file).unwrap_or_default()) {
            if let Err(reason) = check_link(&file, &link, within) {
                problems.push(format!("{name}: the link `{link}` {reason}"));
            }
        }
    }
    problems.extend(unnamed_chapters(&docs, &chapters));
    problems
}

/// Follows one link from a file.
fn check_link(file: &Path, link: &str, within: &Path) -> Result<(), &'static str> {
    if link.contains("://") || link.starts_with("mailto:") {
        return Ok(());
    }
    let (path, heading) = match link.split_once('#') {
        Some((path, heading)) => (path, Some(heading)),
        None => (link, None),
    };
    let target = match path {
        "" => file.to_owned(),
        path => plain(&file.parent().unwrap_or(within).join(path.replace("%20", " "))),
    };
    if !target.starts_with(plain(within)) {
        return Err("leads out of the book");
    }
    if !target.exists() {
        return Err("leads nowhere");
    }
    match heading {
        Some(heading) if target.extension().is_some_and(|extension| extension == "md") => {
            let text = fs::read_to_string(&target).unwrap_or_default();
            headings(&text)
                .contains(heading)
                .then_some(())
                .ok_or("leads to a heading that is not there")
        }
        _ => Ok(()),
    }
}

/// Chapters in the folder that no reader would find.
fn unnamed_chapters(docs: &Path, chapters: &[PathBuf]) -> Vec<String> {
    let summary = fs::read_to_string(docs.join("SUMMARY.md")).unwrap_or_default();
    let named: BTreeSet<PathBuf> = links(&summary).iter().map(|link| docs.join(link)).collect();
    chapters
        .iter()
        .filter(|chapter| !named.contains(*chapter) && !chapter.ends_with("SUMMARY.md"))
        .map(|chapter| format!("docs/SUMMARY.md does not name {}", chapter.display()))
        .collect()
}

/// The path without `.` and `..`.
fn plain(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for part in path.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir => drop(plain.pop()),
            part => plain.push(part),
        }
    }
    plain
}

/// The targets of the links and images in a text.
fn links(text: &str) -> Vec<String> {
    Parser::new_ext(text, Options::all())
        .filter_map(|event| match event {
            Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
                Some(dest_url.to_string())
            }
            _ => None,
        })
        .collect()
}

/// The names by which links refer to the headings of a text.
fn headings(text: &str) -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    let mut heading: Option<String> = None;
    for event in Parser::new_ext(text, Options::ENABLE_TABLES | Options::ENABLE_HEADING_ATTRIBUTES) {
        match (event, &mut heading) {
            // A heading that names itself, `## Settler {#settler}`, can be reached only by that name.
            (Event::Start(Tag::Heading { id: Some(id), .. }), _) => drop(names.insert(id.to_string())),
            (Event::Start(Tag::Heading { .. }), _) => heading = Some(String::new()),
            (Event::Text(text) | Event::Code(text), Some(heading)) => heading.push_str(&text),
            (Event::End(TagEnd::Heading(_)), Some(text)) => {
                let name = anchor(text);
                let mut unique = name.clone();
                let mut count = 0;
                while !names.insert(unique.clone()) {
                    count += 1;
                    unique = format!("{name}-{count}");
                }
                heading = None;
            }
            _ => {}
        }
    }
    names
}

/// A heading's name in links: lowercase letters and digits, with `-` for spaces and without other
/// characters.
fn anchor(heading: &str) -> String {
    heading
        .trim()
        .chars()
        .filter_map(|sign| match sign {
            sign if sign.is_alphanumeric() || sign == '_' || sign == '-' => {
                Some(sign.to_lowercase().to_string())
            }
            sign if sign.is_whitespace() => Some("-".to_owned()),
            _ => None,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_images_and_headings_are_found() {
        let text = "# The *end*, and `after`\n[a](b.md#c) ![d](e.png)\n`[not](a-link)`\n\n## Same\n## Same\n\n## Own {#name}\n";
        assert_eq!(links(text), ["b.md#c", "e.png"]);
        let expected = ["name", "same", "same-1", "the-end-and-after"].map(str::to_owned);
        assert_eq!(headings(text), BTreeSet::from(expected));
    }

    #[test]
    fn dead_links_are_named() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let file = root.join("src/links.rs");
        let check = |link: &str| check_link(&file, link, root);
        assert_eq!(check("main.rs"), Ok(()));
        assert_eq!(check("../Cargo.toml"), Ok(()));
        assert_eq!(check("https://example.org/none"), Ok(()));
        assert_eq!(check("none.rs"), Err("leads nowhere"));
        assert_eq!(check("../../src/main.rs"), Err("leads out of the book"));
    }
}
