//! The TypeScript of the wire types in `web/src/wire/` matches this crate.
//!
//! `UPDATE_WIRE=1 cargo test -p protocol --test typescript` rewrites it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use protocol::{GameId, Games, WireGame, of_game};
use tabletop::Game;
use tabletop::wire::{Declaration, Declared};
use ts_rs::{Config, TS};

const HEADER: &str =
    "// Generated from crates/protocol by `UPDATE_WIRE=1 cargo test -p protocol --test typescript`.\n";

/// The types that exist once per game; these words stand for what differs.
const PER_GAME: [&str; 21] = [
    "Offer",
    "Move",
    "MovesRequest",
    "Update",
    "LogEntry",
    "CreateTable",
    "TableSummary",
    "History",
    "HistoryStep",
    "Moment",
    "ErrorAnswer",
    "ErrorBody",
    "Hints",
    "HintMove",
    "Review",
    "Mistake",
    "Ahead",
    "Preview",
    "PreviewRequest",
    "ToldEvent",
    "ToldRefusal",
];
const DIFFERING: [(&str, &str); 9] = [
    ("AnySetup", "setup"),
    ("AnyAction", "action"),
    ("AnyPlan", "plan"),
    ("AnyEvent", "event"),
    ("AnyRefusal", "refusal"),
    ("AnyImpossible", "impossible"),
    ("AnyView", "view"),
    ("AnyOutlook", "outlook"),
    ("GamePhase", "phase"),
];

/// The declarations of one file.
struct File {
    config: Config,
    text: String,
    names: Vec<String>,
}

impl File {
    fn new() -> Self {
        Self {
            config: config(),
            text: String::new(),
            names: Vec::new(),
        }
    }

    fn add<T: TS>(&mut self) {
        let mut declaration = Declaration::of::<T>(&self.config);
        if PER_GAME.contains(&declaration.name.as_str()) {
            declaration.text = per_game(&declaration.text);
        }
        self.declare(declaration);
    }

    fn declare(&mut self, Declaration { name, docs, text }: Declaration) {
        self.text
            .push_str(&format!("\n{}\nexport {text}\n", docs.trim_end()));
        self.names.push(name);
    }
}

fn config() -> Config {
    Config::new().with_large_int("number")
}

/// The words of declarations that are not comments.
fn words(text: &str) -> BTreeSet<&str> {
    let comment = |line: &&str| {
        let line = line.trim_start();
        line.starts_with("/*") || line.starts_with('*')
    };
    let code = text.lines().filter(|line| !comment(line));
    code.flat_map(|line| line.split(|letter: char| !letter.is_ascii_alphanumeric()))
        .collect()
}

/// Imports those names of the index that the text mentions.
fn imports(names: &[&str], text: &str) -> String {
    let words = words(text);
    let named: Vec<&str> = names
        .iter()
        .copied()
        .filter(|name| words.contains(name))
        .collect();
    match named.is_empty() {
        true => String::new(),
        false => format!("import type {{ {} }} from './index';\n", named.join(", ")),
    }
}

/// The declaration with the game as a parameter.
fn per_game(declaration: &str) -> String {
    let mut out = String::new();
    let mut word = String::new();
    let mut named = false;
    for letter in declaration.chars().chain([' ']) {
        if letter.is_ascii_alphanumeric() {
            word.push(letter);
            continue;
        }
        if let Some((_, key)) = DIFFERING.iter().find(|(name, _)| *name == word) {
            out.push_str(&format!("GameWire[G]['{key}']"));
        } else if word == "GameId" {
            out.push('G');
        } else if PER_GAME.contains(&word.as_str()) {
            let parameter = if named {
                "G"
            } else {
                "G extends GameId = 'puerto-rico'"
            };
            out.push_str(&format!("{word}<{parameter}>"));
            named = true;
        } else {
            out.push_str(&word);
        }
        word.clear();
        out.push(letter);
    }
    out.trim_end().to_owned()
}

/// The file of a game.
fn game(game: GameId) -> File {
    let mut file = File::new();
    for declaration in of_game!(game, State => State::declarations(&config())) {
        file.declare(declaration);
    }
    file.text = format!(
        "{HEADER}{}{}",
        imports(&["BotRow", "Seat"], &file.text),
        file.text
    );
    file
}

/// What a game calls its types.
fn game_wire<G: Game + WireGame + Declared>(id: GameId) -> String
where
    G::WireSetup: TS,
    G::Action: TS,
    G::Plan: TS,
    G::Event: TS,
    G::Refusal: TS,
    G::SetupError: TS,
    G::WireView: TS,
    G::Outlook: TS,
{
    let config = config();
    let key = match id.key() {
        key if key.contains('-') => format!("'{key}'"),
        key => key.to_owned(),
    };
    let rows = [
        ("setup", G::WireSetup::name(&config)),
        ("action", G::Action::name(&config)),
        ("plan", G::Plan::name(&config)),
        ("event", G::Event::name(&config)),
        ("refusal", G::Refusal::name(&config)),
        ("impossible", G::SetupError::name(&config)),
        ("view", G::WireView::name(&config)),
        ("outlook", G::Outlook::name(&config)),
        ("phase", G::PHASE.to_owned()),
    ];
    let rows = rows.map(|(name, of)| format!("    {name}: {of};\n"));
    format!("  {key}: {{\n{}  }};\n", rows.concat())
}

/// What the index takes from the files of the games. A name that several games have is taken from the first.
fn imported(text: &str) -> String {
    let words = words(text);
    let mut taken = BTreeSet::new();
    let mut blocks = Vec::new();
    for id in GameId::ALL {
        let names = game(id).names;
        let named = names.iter().filter(|name| words.contains(name.as_str()));
        let mut own: Vec<String> = named
            .filter(|name| taken.insert((*name).clone()))
            .cloned()
            .collect();
        own.sort();
        let lines: String = own.iter().map(|name| format!("  {name},\n")).collect();
        blocks.push((
            id.key(),
            format!("import type {{\n{lines}}} from './{}';\n", id.key()),
        ));
    }
    blocks.sort();
    blocks.into_iter().map(|(_, block)| block).collect()
}

fn index() -> File {
    let mut file = common();
    let rows: String = (GameId::ALL.into_iter())
        .map(|id| of_game!(id, State => game_wire::<State>(id)))
        .collect();
    let text = format!(
        "
export type * from './{}';

/** What stands in the types below where games differ: `Update<'altiplano'>` is an update of Altiplano. */
export interface GameWire {{
{rows}}}

/** What an observer may see. */
export type View<G extends GameId = 'puerto-rico'> = GameWire[G]['view'];
{}",
        GameId::ALL[0],
        file.text
    );
    file.text = format!("{HEADER}{}{text}", imported(&text));
    file
}

/// The types that are the same for all games.
fn common() -> File {
    let mut file = File::new();
    file.add::<protocol::Seat>();
    file.add::<GameId>();
    file.add::<protocol::AnySetup>();
    file.add::<protocol::AnyAction>();
    file.add::<protocol::AnyPlan>();
    file.add::<protocol::AnyOutcome>();
    file.add::<protocol::AnyEvent>();
    file.add::<protocol::AnyRefusal>();
    file.add::<protocol::AnyImpossible>();
    file.add::<protocol::AnyView>();
    file.add::<protocol::AnyOutlook>();
    file.add::<protocol::Catalog>();
    file.add::<Games>();
    file.add::<protocol::BotId>();
    file.add::<protocol::BotRow>();
    file.add::<narrator::Said>();
    file.add::<narrator::Value>();
    file.add::<narrator::Question>();
    file.add::<narrator::Numbers>();
    file.add::<narrator::Gain>();
    file.add::<narrator::GainOf>();
    file.add::<narrator::Figure>();
    file.add::<narrator::Form>();
    file.add::<protocol::ToldEvent>();
    file.add::<protocol::ToldRefusal>();
    file.add::<protocol::Offer>();
    file.add::<protocol::Ahead>();
    file.add::<protocol::Move>();
    file.add::<protocol::MovesRequest>();
    file.add::<protocol::PreviewRequest>();
    file.add::<protocol::Preview>();
    file.add::<protocol::UndoRequest>();
    file.add::<protocol::Update>();
    file.add::<protocol::LogEntry>();
    file.add::<protocol::CreateTable>();
    file.add::<protocol::SeatChoice>();
    file.add::<protocol::JoinTable>();
    file.add::<protocol::FillTable>();
    file.add::<protocol::ListTable>();
    file.add::<protocol::SayReady>();
    file.add::<protocol::PaceMode>();
    file.add::<protocol::RatingClass>();
    file.add::<protocol::RatedClass>();
    file.add::<protocol::RatedPlayer>();
    file.add::<protocol::Ratings>();
    file.add::<protocol::Company>();
    file.add::<protocol::CountedGames>();
    file.add::<protocol::CountedKind>();
    file.add::<protocol::Statistics>();
    file.add::<protocol::SeatCount>();
    file.add::<protocol::LengthCount>();
    file.add::<protocol::RoundCount>();
    file.add::<protocol::HoldingCount>();
    file.add::<protocol::SourceCount>();
    file.add::<protocol::MyStatistics>();
    file.add::<protocol::SharedStatistics>();
    file.add::<protocol::ShareStatistics>();
    file.add::<protocol::BranchTable>();
    file.add::<protocol::OpenRecord>();
    file.add::<protocol::BranchOf>();
    file.add::<protocol::DepartingSeat>();
    file.add::<protocol::Departure>();
    file.add::<protocol::Arrival>();
    file.add::<protocol::ArrangeSeats>();
    file.add::<protocol::Lobby>();
    file.add::<protocol::StandIn>();
    file.add::<protocol::TableSummary>();
    file.add::<protocol::TableState>();
    file.add::<protocol::SeatSummary>();
    file.add::<protocol::SeatKind>();
    file.add::<protocol::Pace>();
    file.add::<protocol::DailyWindow>();
    file.add::<protocol::TimeUp>();
    file.add::<protocol::SeatClock>();
    file.add::<protocol::WishPause>();
    file.add::<protocol::TakeHoliday>();
    file.add::<protocol::StandingOrder>();
    file.add::<protocol::GiveOrder>();
    file.add::<protocol::Orders>();
    file.add::<protocol::EndedOrders>();
    file.add::<protocol::OrderEnd>();
    file.add::<protocol::Notices>();
    file.add::<protocol::NoticeWay>();
    file.add::<protocol::NoticeWayKind>();
    file.add::<protocol::Mailbox>();
    file.add::<protocol::PushKeys>();
    file.add::<protocol::NoticeChoice>();
    file.add::<protocol::AddWay>();
    file.add::<protocol::TriedWay>();
    file.add::<protocol::Undelivered>();
    file.add::<protocol::TableNotices>();
    file.add::<protocol::Proposal>();
    file.add::<protocol::OpenProposal>();
    file.add::<protocol::AnswerProposal>();
    file.add::<protocol::Say>();
    file.add::<protocol::ChatWords>();
    file.add::<protocol::QuickPhrase>();
    file.add::<protocol::ChatLine>();
    file.add::<protocol::Chat>();
    file.add::<protocol::ReportLine>();
    file.add::<protocol::ReportReason>();
    file.add::<protocol::Me>();
    file.add::<protocol::OlderTables>();
    file.add::<protocol::TablePlace>();
    file.add::<protocol::Guest>();
    file.add::<protocol::RenameGuest>();
    file.add::<protocol::RecoverGuest>();
    file.add::<protocol::Avatar>();
    file.add::<protocol::AvatarFigure>();
    file.add::<protocol::AvatarColour>();
    file.add::<protocol::Account>();
    file.add::<protocol::MakeAccount>();
    file.add::<protocol::SignIn>();
    file.add::<protocol::GuestTables>();
    file.add::<protocol::SignedIn>();
    file.add::<protocol::ChangePassword>();
    file.add::<protocol::RemoveAccount>();
    file.add::<protocol::ChangeProfile>();
    file.add::<protocol::Friends>();
    file.add::<protocol::Known>();
    file.add::<protocol::PrivateLine>();
    file.add::<protocol::PrivateChat>();
    file.add::<protocol::ReadPrivate>();
    file.add::<protocol::PrivateNews>();
    file.add::<protocol::Friend>();
    file.add::<protocol::OpenTable>();
    file.add::<protocol::TableInvitation>();
    file.add::<protocol::Whom>();
    file.add::<protocol::NamePerson>();
    file.add::<protocol::AnswerFriend>();
    file.add::<protocol::InviteFriend>();
    file.add::<protocol::LinkOwner>();
    file.add::<protocol::Program>();
    file.add::<protocol::Programs>();
    file.add::<protocol::MakeProgram>();
    file.add::<protocol::ProgramToken>();
    file.add::<protocol::SanctionKind>();
    file.add::<protocol::Sanction>();
    file.add::<protocol::Announcement>();
    file.add::<protocol::Announcements>();
    file.add::<protocol::Announce>();
    file.add::<protocol::SanctionPerson>();
    file.add::<protocol::GrantHost>();
    file.add::<protocol::SettleReport>();
    file.add::<protocol::MakeEntrance>();
    file.add::<protocol::Entrance>();
    file.add::<protocol::Entrances>();
    file.add::<protocol::Enter>();
    file.add::<protocol::HostFigures>();
    file.add::<protocol::HostPerson>();
    file.add::<protocol::HostPeople>();
    file.add::<protocol::HostLook>();
    file.add::<protocol::HostReport>();
    file.add::<protocol::HostReports>();
    file.add::<protocol::HostName>();
    file.add::<protocol::HostLine>();
    file.add::<protocol::HostTables>();
    file.add::<protocol::History>();
    file.add::<protocol::HistoryStep>();
    file.add::<protocol::Moment>();
    file.add::<protocol::Charts>();
    file.add::<protocol::RoundChart>();
    file.add::<protocol::SeatChart>();
    file.add::<protocol::Hints>();
    file.add::<protocol::HintMove>();
    file.add::<protocol::Reason>();
    file.add::<protocol::ReasonKind>();
    file.add::<protocol::SameAs>();
    file.add::<protocol::RivalGain>();
    file.add::<protocol::HintGain>();
    file.add::<protocol::Measure>();
    file.add::<protocol::AgreeHints>();
    file.add::<protocol::Review>();
    file.add::<protocol::CurvePoint>();
    file.add::<protocol::Mistake>();
    file.add::<protocol::ErrorAnswer>();
    file.add::<protocol::ErrorBody>();
    file.add::<protocol::ErrorCode>();
    file
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire")
}

#[test]
fn the_committed_typescript_is_fresh() {
    let games = GameId::ALL.map(|id| (id.key(), game(id)));
    for (name, file) in games.into_iter().chain([("index", index())]) {
        let path = folder().join(format!("{name}.ts"));
        if std::env::var_os("UPDATE_WIRE").is_some() {
            fs::create_dir_all(folder()).unwrap();
            fs::write(&path, &file.text).unwrap();
        }
        let committed = fs::read_to_string(&path).unwrap_or_default();
        assert!(
            committed == file.text,
            "web/src/wire/{name}.ts is out of date; run `UPDATE_WIRE=1 cargo test -p protocol --test typescript` to regenerate it"
        );
    }
}

#[test]
fn no_name_stands_for_two_types() {
    for id in GameId::ALL {
        let mut names: Vec<String> = game(id).names;
        names.extend(index().names);
        let count = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), count);
    }
}

/// Whatever the table of [`game_wire`] names is looked up in the index by that name, so it bears its game's name.
#[test]
fn what_differs_has_a_different_name_in_each_game() {
    let mut names = BTreeSet::new();
    for id in GameId::ALL {
        let wire = of_game!(id, State => game_wire::<State>(id));
        for row in wire
            .lines()
            .filter(|row| row.starts_with("    ") && !row.contains("phase:"))
        {
            let (_, name) = row.trim().trim_end_matches(';').split_once(": ").unwrap();
            assert!(
                name == "NoPlan" || name == "NoOutlook" || names.insert(name.to_owned()),
                "{id}: {name}"
            );
        }
    }
}
