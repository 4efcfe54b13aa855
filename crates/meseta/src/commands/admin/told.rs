//! What the server answers, in words.

use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::Value;

use crate::commands::reports::{ago, reason_words, said_words};

const HOUR_MS: i64 = 3600 * 1000;

pub(super) fn figures(answer: &Value) -> String {
    format!(
        "{} people, {} bots of theirs\n{} tables wait, {} are played, {} are over\n{} reports are open\n",
        answer["people"],
        answer["programs"],
        answer["tables_open"],
        answer["tables_running"],
        answer["tables_over"],
        answer["reports_open"],
    )
}

pub(super) fn people(answer: &Value) -> String {
    let people: String = list(&answer["people"]).map(person).collect();
    match answer["more"].as_bool() {
        Some(true) => format!("{people}There are more: go on with --skip.\n"),
        _ if people.is_empty() => "There is nobody.\n".to_owned(),
        _ => people,
    }
}

fn person(person: &Value) -> String {
    let mut text = format!(
        "{}  {}, came {}, at {} tables",
        text(&person["id"]),
        called(person),
        ago(now() - number(&person["created"])),
        person["tables"],
    );
    if person["host"] == true {
        text += ", host";
    }
    if let Some(owner) = person["program_of"].as_str() {
        text += &format!(", bot of {owner}");
    }
    text += "\n";
    for sanction in list(&person["sanctions"]) {
        text += &format!(
            "    {} {}: {}\n",
            match self::text(&sanction["kind"]) {
                "ban" => "banned",
                _ => "muted",
            },
            match sanction["until"].as_i64() {
                Some(until) => ahead(until),
                None => "for good".to_owned(),
            },
            self::text(&sanction["reason"]),
        );
    }
    text
}

pub(super) fn look(answer: &Value) -> String {
    let reports = reports(&answer["reports"], true);
    let reports = match list(&answer["reports"]).next() {
        Some(_) => format!("\n{reports}"),
        None => "Nobody has reported them.\n".to_owned(),
    };
    format!(
        "{}{}{reports}",
        person(&answer["person"]),
        tables(&answer["tables"])
    )
}

pub(super) fn tables(tables: &Value) -> String {
    let table = |table: &Value| {
        let seats: Vec<String> = list(&table["seats"])
            .map(|seat| match text(&seat["kind"]) {
                "open" => "(open)".to_owned(),
                "bot" => format!("bot {}", text(&seat["bot"])),
                _ => called(seat),
            })
            .collect();
        format!(
            "{}  {}, {}, round {}, changed {}: {}\n",
            text(&table["id"]),
            text(&table["game"]),
            text(&table["state"]),
            table["round"],
            ago(now() - number(&table["updated"])),
            seats.join(", "),
        )
    };
    let all: String = list(tables).map(table).collect();
    match all.is_empty() {
        true => "There are no tables.\n".to_owned(),
        false => all,
    }
}

pub(super) fn reports(reports: &Value, settled_too: bool) -> String {
    let open = list(reports).filter(|report| settled_too || report["settled"] != true);
    let report = |report: &Value| {
        let lines: String = list(&report["lines"])
            .map(|line| {
                let mark = if line["number"] == report["line"] {
                    '>'
                } else {
                    ' '
                };
                format!("{mark} {}: {}\n", called(&line["by"]), said_words(&line["words"]))
            })
            .collect();
        format!(
            "{}  {}, {}, {}{}: {} ({}), reported by {} ({})\n{lines}",
            text(&report["id"]),
            match report["table"].as_str() {
                Some(table) => format!("table {table}"),
                None => "private chat".to_owned(),
            },
            ago(now() - number(&report["time"])),
            reason_words(&report["reason"]),
            if report["settled"] == true {
                ", dealt with"
            } else {
                ""
            },
            called(&report["about"]),
            text(&report["about"]["id"]),
            called(&report["by"]),
            text(&report["by"]["id"]),
        )
    };
    let all: Vec<String> = open.map(report).collect();
    match all.is_empty() {
        true => "No reports are open.\n".to_owned(),
        false => all.join("\n"),
    }
}

pub(super) fn announcements(answer: &Value) -> String {
    let one = |one: &Value| {
        format!(
            "{}  {}: {}\n",
            text(&one["id"]),
            ahead(number(&one["until"])),
            text(&one["text"])
        )
    };
    let all: String = list(&answer["announcements"]).map(one).collect();
    match all.is_empty() {
        true => "Nothing is announced.\n".to_owned(),
        false => all,
    }
}

pub(super) fn entrances(answer: &Value) -> String {
    let one = |one: &Value| {
        let note = text(&one["note"]);
        format!(
            "{}  for {} people, {}{}{note}\n",
            text(&one["code"]),
            one["people"],
            ahead(number(&one["until"])),
            if note.is_empty() { "" } else { ": " },
        )
    };
    let all: String = list(&answer["entrances"]).map(one).collect();
    match answer["needed"].as_bool() {
        Some(true) if all.is_empty() => "Nobody can become a guest: there is no code.\n".to_owned(),
        Some(true) => all,
        _ => format!("{all}Nobody needs a code: the server was not started with --by-invitation.\n"),
    }
}

/// A name with what tells it from others.
fn called(who: &Value) -> String {
    let (name, mark) = (text(&who["name"]), text(&who["mark"]));
    let bot = match who["program"] == true || who["program_of"].is_string() {
        true => " (bot)",
        false => "",
    };
    match name.is_empty() {
        true => format!("guest {mark}{bot}"),
        false => format!("{name} [{mark}]{bot}"),
    }
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn number(value: &Value) -> i64 {
    value.as_i64().unwrap_or_default()
}

fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

fn ahead(until: i64) -> String {
    match (until - now()) / HOUR_MS {
        ..1 => "for less than an hour".to_owned(),
        hours @ 1..48 => format!("for {hours} more hours"),
        hours => format!("for {} more days", hours / 24),
    }
}
