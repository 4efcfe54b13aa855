//! E-mail through the host's server: only to mailboxes whose owners want it, once for each turn, with an end.

use std::sync::Arc;
use std::time::Duration;

use axum::http::Method;
use serde_json::{Value, json};
use server::store::sqlite;
use server::{Config, MailServer};
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;

use crate::notices::{MINUTE, over_days, pass, pass_to_bela, until_waiting};
use crate::support::{Browser, Site, config};

/// A letter as the sink has taken it.
struct Letter {
    to: String,
    /// Headers and text, with the transfer encoding undone.
    text: String,
}

impl Letter {
    /// What follows the page of links in its text.
    fn token(&self) -> String {
        let (_, rest) = self
            .text
            .split_once("https://play.example.org/mail/")
            .expect("a link");
        rest.chars().take_while(char::is_ascii_alphanumeric).collect()
    }
}

/// A mail server that delivers to this test.
struct Sink {
    url: String,
    letters: mpsc::UnboundedReceiver<Letter>,
}

impl Sink {
    async fn new() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("smtp://{}", listener.local_addr().expect("an address"));
        let (to_test, letters) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(take(stream, to_test.clone()));
            }
        });
        Self { url, letters }
    }

    async fn next(&mut self) -> Letter {
        let next = tokio::time::timeout(Duration::from_secs(60), self.letters.recv());
        next.await.expect("a letter in time").expect("a letter")
    }

    fn is_empty(&mut self) -> bool {
        self.letters.try_recv().is_err()
    }
}

/// Speaks SMTP (RFC 5321) as far as one letter after another needs it.
async fn take(stream: TcpStream, to_test: mpsc::UnboundedSender<Letter>) -> std::io::Result<()> {
    let mut stream = BufReader::new(stream);
    stream.write_all(b"220 sink ESMTP\r\n").await?;
    let (mut to, mut line) = (String::new(), String::new());
    while stream.read_line(&mut line).await? > 0 {
        let command = line.trim_end().to_owned();
        line.clear();
        let answer = match command
            .split([' ', ':'])
            .next()
            .unwrap_or_default()
            .to_uppercase()
            .as_str()
        {
            "RCPT" => {
                to = command.split(['<', '>']).nth(1).unwrap_or_default().to_owned();
                match to.starts_with("nobody@") {
                    true => "550 no such mailbox",
                    false => "250 ok",
                }
            }
            "DATA" => {
                stream.write_all(b"354 go on\r\n").await?;
                let mut text = String::new();
                while stream.read_line(&mut line).await? > 0 && line != ".\r\n" {
                    text.push_str(line.strip_prefix('.').unwrap_or(&line));
                    line.clear();
                }
                line.clear();
                let letter = Letter {
                    to: to.clone(),
                    text: decoded(&text),
                };
                // The test may be over.
                let _ = to_test.send(letter);
                "250 taken"
            }
            "QUIT" => "221 bye",
            _ => "250 ok",
        };
        stream.write_all(format!("{answer}\r\n").as_bytes()).await?;
    }
    Ok(())
}

/// Undoes quoted-printable (RFC 2045, section 6.7), where a letter uses it.
fn decoded(text: &str) -> String {
    if !text
        .to_lowercase()
        .contains("content-transfer-encoding: quoted-printable")
    {
        return text.to_owned();
    }
    let text = text.replace("=\r\n", "");
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let hex = after
            .get(..2)
            .and_then(|hex| u8::from_str_radix(std::str::from_utf8(hex).ok()?, 16).ok());
        match hex.filter(|_| first == b'=') {
            Some(byte) => (bytes.push(byte), rest = &after[2..]).0,
            None => (bytes.push(first), rest = after).0,
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

async fn site(sink: Option<&Sink>) -> Site {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("meseta.db");
    let store = sqlite::open(&file).await.expect("a store");
    let config = Config {
        mail: sink.map(|sink| MailServer {
            url: sink.url.clone(),
            from: "Meseta <meseta@play.example.org>".to_owned(),
            site: "https://play.example.org".to_owned(),
        }),
        ..config(file)
    };
    let site = Site::over(folder, Arc::new(store), config).await;
    tokio::spawn(Arc::clone(&site.registry).send_notices());
    site
}

/// Anna, who begins, and Bela, who reads another language.
async fn two(site: &Site) -> (Browser, Browser, String) {
    let (mut anna, mut bela) = (site.browser(), site.browser());
    let body = json!({
        "game": "puerto-rico", "setup": {"players": 2}, "shuffle_seats": false, "pace": over_days(), "name": "Anna",
        "seats": [{"kind": "me"}, {"kind": "open"}],
    });
    let table = anna.post("/api/tables", body).await.ok();
    let code = table["invitation"].as_str().expect("a code");
    bela.post(&format!("/api/invitations/{code}/join"), json!({"name": "Bela"}))
        .await
        .ok();
    let choice =
        json!({"turn": true, "reminder": false, "language": "pl", "site": "https://elsewhere.example.org"});
    bela.send_json(Method::PUT, "/api/me/notices", &choice).await.ok();
    (anna, bela, table["id"].as_str().expect("an id").to_owned())
}

async fn add(browser: &mut Browser, address: &str) -> crate::support::Reply {
    let body = json!({"kind": "email", "address": address});
    browser.post("/api/me/notices/ways", body).await
}

#[tokio::test]
async fn a_mailbox_gets_a_link_then_one_letter_for_a_turn_and_none_after_its_end() {
    let mut sink = Sink::new().await;
    let site = site(Some(&sink)).await;
    let (mut anna, mut bela, id) = two(&site).await;
    let kept = add(&mut bela, " bela@example.org ").await.ok();
    assert_eq!(
        (
            &kept["mail"],
            &kept["ways"][0]["address"],
            &kept["ways"][0]["confirmed"]
        ),
        (&json!(true), &json!("bela@example.org"), &json!(false))
    );
    let link = sink.next().await;
    assert_eq!(link.to, "bela@example.org");
    assert!(link.text.contains("otwórz tę stronę"), "{}", link.text);
    let token = link.token();

    // It is her turn, but nobody knows yet whether she wants to be told there.
    pass_to_bela(&mut anna, &id).await;
    pass(&site, 10 * MINUTE);
    until_waiting(&mut bela, 0).await;
    assert!(sink.is_empty(), "nothing is sent before the link was opened");

    // Whoever reads the mailbox may have another browser.
    let mut reader = site.browser();
    let page = format!("/api/mail/{token}");
    let seen = reader.get(&page).await.ok();
    assert_eq!(seen, json!({"address": "bela@example.org", "confirmed": false}));
    assert_eq!(
        reader.post(&format!("{page}/confirm"), json!({})).await.ok()["confirmed"],
        true
    );
    until_waiting(&mut bela, 1).await;
    pass(&site, 5 * MINUTE);
    let letter = sink.next().await;
    assert!(
        letter.text.contains("stół czeka") || letter.text.contains("Puerto Rico"),
        "{}",
        letter.text
    );
    assert!(
        letter
            .text
            .contains(&format!("https://play.example.org/table/{id}")),
        "{}",
        letter.text
    );
    assert!(
        !letter.text.contains("elsewhere"),
        "links lead where the host says: {}",
        letter.text
    );
    let header = format!("List-Unsubscribe: <https://play.example.org/mail/{token}>");
    assert!(
        letter.text.contains(&header) && letter.text.contains("List-Unsubscribe=One-Click"),
        "{}",
        letter.text
    );
    pass(&site, 60 * MINUTE);
    until_waiting(&mut bela, 0).await;
    assert!(sink.is_empty(), "once for each turn");

    // The button of a mail program.
    let form = b"List-Unsubscribe=One-Click".to_vec();
    let stopped = reader
        .post_raw(
            &format!("/mail/{token}"),
            "application/x-www-form-urlencoded",
            form,
        )
        .await;
    assert!(stopped.status.is_success(), "{}", stopped.text);
    assert_eq!(bela.get("/api/me/notices").await.ok()["ways"], json!([]));
    reader.get(&page).await.refused(404, "not_found");
    reader
        .post(&format!("{page}/confirm"), json!({}))
        .await
        .refused(404, "not_found");
}

#[tokio::test]
async fn a_link_that_nobody_was_sent_does_nothing() {
    let mut sink = Sink::new().await;
    let site = site(Some(&sink)).await;
    let (mut anna, mut bela) = (site.browser(), site.browser());
    for browser in [&mut anna, &mut bela] {
        browser
            .send_json(Method::PUT, "/api/me", &json!({"name": "Somebody"}))
            .await
            .ok();
    }
    add(&mut anna, "anna@example.org").await.ok();
    let token = sink.next().await.token();
    add(&mut bela, "bela@example.org").await.ok();
    let other = sink.next().await.token();
    let (way, signature) = (&token[..token.len() - 30], &other[other.len() - 30..]);
    for forged in [
        format!("{way}{signature}"),
        format!("{}0", &token[..token.len() - 1]),
        "abc".to_owned(),
        "ő".repeat(40),
    ] {
        if forged == token {
            continue;
        }
        let path = format!("/api/mail/{}/confirm", forged.replace('ő', "%C5%91"));
        bela.post(&path, json!({})).await.refused(404, "not_found");
    }
    // The page itself is a page, and a press of "send again" asks once more.
    let page = anna.get(&format!("/mail/{token}")).await;
    assert!(
        page.status.is_success() && page.text.contains("<title>Meseta</title>"),
        "{}",
        page.text
    );
    let way = anna.get("/api/me/notices").await.ok()["ways"][0]["id"].clone();
    let way = way.as_str().expect("an id");
    let tried = anna
        .post(&format!("/api/me/notices/ways/{way}/try"), json!({}))
        .await
        .ok();
    assert_eq!(tried["failing"], Value::Null);
    assert_eq!(sink.next().await.token(), token);
    // After a restart the link is still good, and one who logs out everywhere is asked again.
    anna.post(&format!("/api/mail/{token}/confirm"), json!({}))
        .await
        .ok();
    anna.post("/api/me/log-out", json!({})).await.ok();
    anna.get(&format!("/api/mail/{token}"))
        .await
        .refused(404, "not_found");
}

#[tokio::test]
async fn nobody_can_have_many_links_sent_to_somebody_else() {
    let mut sink = Sink::new().await;
    let site = site(Some(&sink)).await;
    for number in 0..5 {
        let mut browser = site.browser();
        browser
            .send_json(
                Method::PUT,
                "/api/me",
                &json!({"name": format!("Number {number}")}),
            )
            .await
            .ok();
        let added = add(&mut browser, "victim@example.org").await;
        match number < 3 {
            true => drop(added.ok()),
            false => drop(added.refused(429, "too_many")),
        }
    }
    for _ in 0..3 {
        assert_eq!(sink.next().await.to, "victim@example.org");
    }
    assert!(sink.is_empty());
    let mut browser = site.browser();
    browser
        .send_json(Method::PUT, "/api/me", &json!({"name": "Dora"}))
        .await
        .ok();
    for bad in [
        "dora",
        "Dora <dora@example.org>",
        "dora@example.org\r\nBcc: eva@example.org",
        "",
    ] {
        add(&mut browser, bad).await.refused(400, "bad_request");
    }
    let kept = add(&mut browser, "nobody@example.org").await.ok();
    assert_eq!(
        kept["ways"][0]["failing"], "refused",
        "the person learns that nothing arrived"
    );
}

#[tokio::test]
async fn without_a_mail_server_there_is_no_e_mail() {
    let site = site(None).await;
    let mut anna = site.browser();
    anna.send_json(Method::PUT, "/api/me", &json!({"name": "Anna"}))
        .await
        .ok();
    assert_eq!(anna.get("/api/me/notices").await.ok()["mail"], false);
    add(&mut anna, "anna@example.org")
        .await
        .refused(400, "bad_request");
    anna.get("/api/mail/abc").await.refused(400, "bad_request");
}
