//! `meseta admin`: the host's work on a server that may be running.

mod desk;
mod told;

use std::io::Write as _;
use std::path::PathBuf;

use clap::{Args, Subcommand, ValueEnum};
use hyper::Method;
use serde_json::{Value, json};

use crate::failure::Failure;
use desk::{Desk, Where};

/// Do the host's work: look at people and tables, mute and ban, announce, invite
///
/// It works while a server is running, on that machine or wherever its data can be read, and while none is. People and tables
/// are named by their ids, which `people`, `tables` and `reports` list.
#[derive(Args)]
pub struct Arguments {
    #[command(flatten)]
    place: Where,
    /// Print what the server answers, as JSON
    #[arg(long)]
    json: bool,
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// The server in figures
    Figures,
    /// List people and programs, those who came last first
    People {
        /// Only those whose name contains this, or the one with this id
        find: Option<String>,
        /// Leave out so many: those that were listed before
        #[arg(long, default_value_t = 0)]
        skip: u32,
    },
    /// Show a person or program, with their tables and what was reported about them
    Person { person: String },
    /// List tables, those that changed last first
    Tables {
        /// Only those that are so far along
        #[arg(long)]
        state: Option<State>,
        /// Leave out so many: those that were listed before
        #[arg(long, default_value_t = 0)]
        skip: u32,
    },
    /// Show a table, as strangers see it
    Table { table: String },
    /// Show the reports that nobody has dealt with
    Reports {
        /// Show all that are kept
        #[arg(long)]
        all: bool,
    },
    /// Mark a report as dealt with
    Settle { report: String },
    /// Let a person write nothing in chats
    Mute(Sanction),
    /// Let a person not play: their seats go to bots, and their programs are banned with them
    Ban(Sanction),
    /// Take back that a person is muted
    Unmute { person: String },
    /// Take back that a person is banned
    Unban { person: String },
    /// Write everything that is kept about a person to a file, for that person
    Data { person: String, file: PathBuf },
    /// Delete a person, as they would do it themselves; it can't be undone
    Delete {
        person: String,
        /// Do it without asking
        #[arg(long)]
        yes: bool,
    },
    /// Show a text on every page
    Announce {
        text: String,
        /// For how many hours
        #[arg(long, default_value_t = 24)]
        hours: u32,
    },
    /// List what is announced now
    Announcements,
    /// Take an announcement back
    Withdraw { announcement: String },
    /// Make a code with which people become guests of a server that was started with --by-invitation
    Invite {
        /// How many people can use it
        #[arg(long, default_value_t = 1)]
        people: u32,
        /// For how many days
        #[arg(long, default_value_t = 14)]
        days: u32,
        /// For whom it is; only hosts see that
        #[arg(long, default_value = "")]
        note: String,
    },
    /// List the codes that can still be used
    Invitations,
    /// Make a code void
    Uninvite { code: String },
    /// Make a person a host, who then has a page for this
    Grant { person: String },
    /// Let a person be a host no longer
    Revoke { person: String },
}

#[derive(Args)]
struct Sanction {
    person: String,
    /// Why; the person reads it
    #[arg(long)]
    reason: String,
    /// For how many hours; for good when left out
    #[arg(long)]
    hours: Option<u32>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum State {
    Open,
    Running,
    Over,
}

/// Carries out the command.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    if let What::Delete { person, yes: false } = &arguments.what {
        return Err(Failure::Usage(format!(
            "deleting {person} can't be undone; say --yes to do it"
        )));
    }
    let runtime = tokio::runtime::Runtime::new()
        .map_err(|error| Failure::Usage(format!("the system provides no threads: {error}")))?;
    let text = runtime.block_on(async {
        let mut desk = Desk::open(&arguments.place).await?;
        let text = carry_out(&mut desk, arguments).await;
        desk.close().await;
        text
    })?;
    match std::io::stdout().write_all(text.as_bytes()) {
        Ok(()) => Ok(()),
        Err(error) => Failure::of_output(&error),
    }
}

async fn carry_out(desk: &mut Desk, arguments: &Arguments) -> Result<String, Failure> {
    if let What::Data { person, file } = &arguments.what {
        let data = desk
            .ask(Method::GET, &format!("{}/data", person_path(person)), None)
            .await?;
        return write_new(file, &data);
    }
    let (method, path, body) = request(&arguments.what);
    let answer = desk.json(method, &path, body.as_ref()).await?;
    Ok(match arguments.json {
        true => format!("{answer}\n"),
        false => match &arguments.what {
            What::Figures => told::figures(&answer),
            What::People { .. } => told::people(&answer),
            What::Person { .. } | What::Mute(_) | What::Ban(_) | What::Unmute { .. } | What::Unban { .. } => {
                told::look(&answer)
            }
            What::Grant { .. } | What::Revoke { .. } => told::look(&answer),
            What::Tables { .. } => told::tables(&answer["tables"]),
            What::Table { .. } => told::tables(&json!([answer])),
            What::Reports { all } => told::reports(&answer["reports"], *all),
            What::Settle { .. } => told::reports(&answer["reports"], false),
            What::Announce { .. } | What::Announcements => told::announcements(&answer),
            What::Invite { .. } | What::Invitations | What::Uninvite { .. } => told::entrances(&answer),
            What::Delete { person, .. } => format!("{person} is deleted.\n"),
            What::Withdraw { announcement } => format!("{announcement} is no longer shown.\n"),
            What::Data { .. } => String::new(),
        },
    })
}

/// What a command asks.
fn request(what: &What) -> (Method, String, Option<Value>) {
    let get = |path: String| (Method::GET, path, None);
    let remove = |path: String| (Method::DELETE, path, None);
    match what {
        What::Figures => get("/api/host".to_owned()),
        What::People { find, skip } => {
            let find = written(find.as_deref().unwrap_or_default());
            get(format!("/api/host/people?find={find}&skip={skip}"))
        }
        What::Person { person } | What::Data { person, .. } => get(person_path(person)),
        What::Tables { state, skip } => {
            let state = match state {
                None => "",
                Some(State::Open) => "&state=open",
                Some(State::Running) => "&state=running",
                Some(State::Over) => "&state=over",
            };
            get(format!("/api/host/tables?skip={skip}{state}"))
        }
        What::Table { table } => get(format!("/api/host/tables/{}", written(table))),
        What::Reports { .. } => get("/api/host/reports".to_owned()),
        What::Settle { report } => {
            let path = format!("/api/host/reports/{}", written(report));
            (Method::PUT, path, Some(json!({"settled": true})))
        }
        What::Mute(sanction) => sanctioned(sanction, "mute"),
        What::Ban(sanction) => sanctioned(sanction, "ban"),
        What::Unmute { person } => remove(format!("{}/sanctions/mute", person_path(person))),
        What::Unban { person } => remove(format!("{}/sanctions/ban", person_path(person))),
        What::Delete { person, .. } => (
            Method::POST,
            format!("{}/delete", person_path(person)),
            Some(json!({})),
        ),
        What::Announce { text, hours } => (
            Method::POST,
            "/api/host/announcements".to_owned(),
            Some(json!({"text": text, "hours": hours})),
        ),
        What::Announcements => get("/api/announcements".to_owned()),
        What::Withdraw { announcement } => {
            remove(format!("/api/host/announcements/{}", written(announcement)))
        }
        What::Invite { people, days, note } => (
            Method::POST,
            "/api/host/entrances".to_owned(),
            Some(json!({"people": people, "days": days, "note": note})),
        ),
        What::Invitations => get("/api/host/entrances".to_owned()),
        What::Uninvite { code } => remove(format!("/api/host/entrances/{}", written(code))),
        What::Grant { person } => granted(person, true),
        What::Revoke { person } => granted(person, false),
    }
}

fn sanctioned(sanction: &Sanction, kind: &str) -> (Method, String, Option<Value>) {
    let mut body = json!({"kind": kind, "reason": sanction.reason});
    if let Some(hours) = sanction.hours {
        body["hours"] = json!(hours);
    }
    let path = format!("{}/sanctions", person_path(&sanction.person));
    (Method::POST, path, Some(body))
}

fn granted(person: &str, host: bool) -> (Method, String, Option<Value>) {
    let path = format!("{}/host", person_path(person));
    (Method::PUT, path, Some(json!({"host": host})))
}

fn person_path(person: &str) -> String {
    format!("/api/host/people/{}", written(person))
}

/// A text as a part of an address: every byte but the plainest by its number.
fn written(text: &str) -> String {
    text.bytes()
        .map(|byte| match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => char::from(byte).to_string(),
            _ => format!("%{byte:02X}"),
        })
        .collect()
}

/// Writes a file that only its owner can read; one that is there stays.
fn write_new(file: &std::path::Path, data: &[u8]) -> Result<String, Failure> {
    let failed = |error: std::io::Error| Failure::Usage(format!("{}: {error}", file.display()));
    let mut options = std::fs::File::options();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
        .open(file)
        .and_then(|mut opened| opened.write_all(data))
        .map_err(failed)?;
    Ok(format!("{} holds what is kept.\n", file.display()))
}
