//! The page with the results.

use tempfile::TempDir;

use crate::{path, played, read};

#[test]
fn the_page_needs_nothing_but_itself() {
    let folder = TempDir::new().unwrap();
    let (page, page_word) = path(&folder, "results.html");
    let (games, games_word) = path(&folder, "games.jsonl");
    let words = [
        "--bot",
        "greedy",
        "--bot",
        "<b>=random",
        "--bot",
        "c=random",
        "--players",
        "2,3",
        "--blocks",
        "3",
        "--seed",
        "9",
        "--jsonl",
        &games_word,
        "--html",
        &page_word,
    ];
    played(&words);
    let html = read(&page);
    for outside in [
        "http:", "https:", "src=", "href=", "url(", "@import", "<script", "<link", "<b>",
    ] {
        assert!(!html.contains(outside), "the page has `{outside}`");
    }
    assert!(html.contains("default-src 'none'") && html.contains("prefers-color-scheme: dark"));
    assert!(html.contains("&lt;b&gt;"), "names are harmless");
    // Ratings, three plots of win shares, the shares so far and the points.
    assert_eq!(html.matches("<svg role=\"img\" aria-label=").count(), 6);
    assert_eq!(html.matches("<svg").count(), html.matches("</svg>").count());
    assert!(
        !html.contains("NaN") && !html.contains("inf") && !html.contains('⟨'),
        "{html}"
    );
    for attribute in ["x1", "y1", "cx", "points", "width"] {
        assert!(html.contains(&format!("{attribute}=\"")), "{attribute}");
    }
    // The command on the page gives the same plan.
    let command = html
        .split("<pre>")
        .nth(1)
        .unwrap()
        .split("</pre>")
        .next()
        .unwrap();
    assert!(
        command.contains("--table &#39;puerto-rico players=2 edition=2020&#39;"),
        "{command}"
    );
    let before = read(&games);
    let told = played(&[
        "--bot",
        "greedy",
        "--bot",
        "<b>=random",
        "--bot",
        "c=random",
        "--table",
        "puerto-rico players=2 edition=2020",
        "--table",
        "puerto-rico players=3 edition=2020",
        "--lineups",
        "all",
        "--blocks",
        "3",
        "--seed",
        "9",
        "--timeout",
        "10",
        "--jsonl",
        &games_word,
    ]);
    assert!(told.contains("27 games had already been played."), "{told}");
    assert_eq!(read(&games), before);
    for language in ["pl", "hu", "ro", "cs"] {
        let (page, page_word) = path(&folder, &format!("{language}.html"));
        played(&["--jsonl", &games_word, "--html", &page_word, "--lang", language]);
        let html = read(&page);
        assert!(
            html.contains(&format!("<html lang=\"{language}\">")) && !html.contains('⟨'),
            "{language}"
        );
    }
}
