//! The page itself. That of a finished game says what a link to it shows.

use std::fmt::Write as _;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, Uri, header};
use axum::response::Response;
use protocol::TableState;

use super::App;
use crate::picture::{self, escaped};
use crate::store::{SeatRow, TableRow};
use crate::{web, wording};

/// Answers every path outside the API.
pub async fn serve(State(app): State<App>, request: Request) -> Response {
    if *request.method() == Method::GET
        && let Some(table) = shown_table(request.uri().path())
        && let Some(row) = finished(&app, table).await
        && let Some(page) = web::page_with(
            &tags(&app, &row, request.uri(), request.headers()),
            request.headers(),
        )
    {
        return page;
    }
    web::serve(request).await
}

/// The table that a page is about.
fn shown_table(path: &str) -> Option<&str> {
    let mut parts = path.strip_prefix('/')?.split('/');
    let (page, table) = (parts.next()?, parts.next()?);
    let is_id = !table.is_empty() && table.bytes().all(|byte| byte.is_ascii_alphanumeric());
    (matches!(page, "table" | "replay") && is_id).then_some(table)
}

/// A table that everybody may look at and whose game is over.
async fn finished(app: &App, table: &str) -> Option<TableRow> {
    // Without its data, the server still has its page.
    let row = app.store.table_row(table).await.ok().flatten()?;
    (row.state == TableState::Over && !row.private && row.ranks.is_some()).then_some(row)
}

/// What places that show links read (The Open Graph protocol).
fn tags(app: &App, row: &TableRow, uri: &Uri, headers: &HeaderMap) -> String {
    let language = headers
        .get(header::ACCEPT_LANGUAGE)
        .and_then(|tags| tags.to_str().ok());
    // The first one is the one that is liked best.
    let words = wording::words(
        language
            .unwrap_or_default()
            .split([',', ';'])
            .next()
            .unwrap_or_default(),
    );
    let language = words.language().code();
    let name = |(index, seat): (usize, &SeatRow)| picture::seat_name(index, &seat.occupant, words);
    let names: Vec<String> = row.seats.iter().enumerate().map(name).collect();
    let ranks = row.ranks.as_deref().unwrap_or_default();
    let winners: Vec<&str> = (names.iter().zip(ranks))
        .filter(|(_, rank)| **rank == 1)
        .map(|(name, _)| name.as_str())
        .collect();
    let game = row.game.parse().map(wording::title).unwrap_or_default();
    let players = names.join(", ");
    let title = words.say(
        "notice-place",
        &[("game", game.into()), ("players", players.into())],
    );
    let count = u32::try_from(winners.len()).unwrap_or_default();
    let won = [("players", winners.join(", ").into()), ("count", count.into())];
    let won = words.say("share-won", &won);
    let mut tags = format!("<title>{}</title>", escaped(&title));
    let site = site(app, uri, headers);
    let picture = format!("{site}/api/tables/{}/picture.png?language={language}", row.id);
    let (width, height) = (picture::WIDTH.to_string(), picture::HEIGHT.to_string());
    let address = format!("{site}/table/{}", row.id);
    let mut all = vec![
        ("og:type", "website"),
        ("og:site_name", "Meseta"),
        ("og:title", &title),
        ("og:description", &won),
        ("og:locale", language),
    ];
    // A picture has a whole address or none.
    if !site.is_empty() {
        all.extend([
            ("og:url", address.as_str()),
            ("og:image", &picture),
            ("og:image:type", "image/png"),
            ("og:image:width", &width),
            ("og:image:height", &height),
            ("og:image:alt", &won),
            ("twitter:card", "summary_large_image"),
        ]);
    }
    for (property, content) in all {
        // Writing to a string never fails.
        let _ = write!(
            tags,
            "<meta property=\"{property}\" content=\"{}\" />",
            escaped(content)
        );
    }
    tags
}

/// Where the visitor found this server; empty if the request does not say.
fn site(app: &App, uri: &Uri, headers: &HeaderMap) -> String {
    let host = uri.authority().map(ToString::to_string);
    let host = host.or_else(|| Some(headers.get(header::HOST)?.to_str().ok()?.to_owned()));
    let is_plain = |host: &String| {
        let is_known = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
        !host.is_empty() && host.bytes().all(is_known)
    };
    let scheme = if app.registry.config().is_https() {
        "https"
    } else {
        "http"
    };
    host.filter(is_plain)
        .map(|host| format!("{scheme}://{host}"))
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Occupant;

    #[test]
    fn a_page_is_about_the_table_in_its_address() {
        assert_eq!(shown_table("/table/abc123"), Some("abc123"));
        assert_eq!(shown_table("/replay/abc123/7"), Some("abc123"));
        for other in [
            "/table/",
            "/table",
            "/",
            "/rules/abc",
            "/table/a-b",
            "/api/tables/abc",
        ] {
            assert_eq!(shown_table(other), None, "{other}");
        }
    }

    #[test]
    fn a_seat_of_a_person_without_a_name_is_told_apart() {
        let nobody = Occupant::Guest {
            id: "guest".to_owned(),
            name: String::new(),
            avatar: None,
        };
        let words = wording::words("en");
        assert!(picture::seat_name(0, &nobody, words).starts_with("Guest "));
        assert_eq!(picture::seat_name(1, &Occupant::Open, words), "Seat 2");
    }
}
