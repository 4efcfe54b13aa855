//! The TypeScript of the wire types in `web/src/wire/` is what this crate says.
//!
//! `UPDATE_WIRE=1 cargo test -p protocol --test typescript` writes it anew.

use std::fs;
use std::path::{Path, PathBuf};

use protocol::{altiplano, puerto_rico as game};
use ts_rs::{Config, TS};

const HEADER: &str =
    "// Generated from crates/protocol by `UPDATE_WIRE=1 cargo test -p protocol --test typescript`.\n";

const INDEX_HEAD: &str = "import type {
  AltiplanoAction,
  AltiplanoCatalog,
  AltiplanoEvent,
  AltiplanoImpossible,
  AltiplanoOutcome,
  AltiplanoPhase,
  AltiplanoPlan,
  AltiplanoRefusal,
  AltiplanoSetup,
  AltiplanoView,
  Location,
} from './altiplano';
import type {
  Action,
  Event,
  Impossible,
  Outcome,
  Plan,
  PuertoRicoCatalog,
  PuertoRicoView,
  Refusal,
  Role,
  RoleCard,
  Setup,
} from './puerto-rico';

export type * from './puerto-rico';

/** What stands in the types below where games differ: `Update<'altiplano'>` is an update of Altiplano. */
export interface GameWire {
  'puerto-rico': {
    setup: Setup;
    action: Action;
    plan: Plan;
    event: Event;
    refusal: Refusal;
    impossible: Impossible;
    view: PuertoRicoView;
    phase: Role;
  };
  altiplano: {
    setup: AltiplanoSetup;
    action: AltiplanoAction;
    plan: AltiplanoPlan;
    event: AltiplanoEvent;
    refusal: AltiplanoRefusal;
    impossible: AltiplanoImpossible;
    view: AltiplanoView;
    phase: AltiplanoPhase;
  };
}

/** What an observer may see. */
export type View<G extends GameId = 'puerto-rico'> = GameWire[G]['view'];
";

/// The types that are one for each game, in which these words stand for what differs.
const PER_GAME: [&str; 18] = [
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
    "ToldEvent",
    "ToldRefusal",
];
const DIFFERING: [(&str, &str); 8] = [
    ("AnySetup", "setup"),
    ("AnyAction", "action"),
    ("AnyPlan", "plan"),
    ("AnyEvent", "event"),
    ("AnyRefusal", "refusal"),
    ("AnyImpossible", "impossible"),
    ("AnyView", "view"),
    ("GamePhase", "phase"),
];

/// The declarations of one file.
struct File {
    config: Config,
    text: String,
    names: Vec<String>,
}

impl File {
    fn new(head: &str) -> Self {
        Self {
            config: Config::new().with_large_int("number"),
            text: format!("{HEADER}{head}"),
            names: Vec::new(),
        }
    }

    fn add<T: TS>(&mut self) {
        let docs = T::docs().unwrap_or_default();
        let mut declaration = T::decl(&self.config);
        if PER_GAME.contains(&T::ident(&self.config).as_str()) {
            declaration = per_game(&declaration);
        }
        self.text
            .push_str(&format!("\n{}\nexport {declaration}\n", docs.trim_end()));
        self.names.push(T::ident(&self.config));
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

fn puerto_rico() -> File {
    let mut file = File::new("import type { BotRow, Seat } from './index';\n");
    file.add::<game::Good>();
    file.add::<game::ByGood<u8>>();
    file.add::<game::Tile>();
    file.add::<game::ByTile<u8>>();
    file.add::<game::Role>();
    file.add::<game::RoleCard>();
    file.add::<game::Building>();
    file.add::<game::BuildingKind>();
    file.add::<game::BuildingFacts>();
    file.add::<game::Place>();
    file.add::<game::Edition>();
    file.add::<game::Switch>();
    file.add::<game::Expansion>();
    file.add::<game::Draft>();
    file.add::<game::Setup>();
    file.add::<game::Impossible>();
    file.add::<game::Deed>();
    file.add::<game::Decision>();
    file.add::<game::VillaOccasion>();
    file.add::<game::Occupant>();
    file.add::<game::NoblesMarket>();
    file.add::<game::Window>();
    file.add::<game::Gain>();
    file.add::<game::Progress>();
    file.add::<game::Action>();
    file.add::<game::Hold>();
    file.add::<game::Outcome>();
    file.add::<game::Plan>();
    file.add::<game::Event>();
    file.add::<game::Returned>();
    file.add::<game::SkipReason>();
    file.add::<game::EndReason>();
    file.add::<game::Refusal>();
    file.add::<game::PuertoRico>();
    file.add::<game::PuertoRicoView>();
    file.add::<game::Phase>();
    file.add::<game::Buccaneer>();
    file.add::<game::Festival>();
    file.add::<game::CardView>();
    file.add::<game::ShipView>();
    file.add::<game::MarketView>();
    file.add::<game::DraftView>();
    file.add::<game::DraftPlaces>();
    file.add::<game::SeatView>();
    file.add::<game::CityView>();
    file.add::<game::Breakdown>();
    file.add::<game::PuertoRicoCatalog>();
    file.add::<game::EditionFacts>();
    file.add::<game::SwitchFacts>();
    file.add::<game::GoodFacts>();
    file
}

fn altiplano() -> File {
    let mut file = File::new("import type { BotRow, Seat } from './index';\n");
    file.add::<altiplano::Good>();
    file.add::<altiplano::ByGood<u8>>();
    file.add::<altiplano::Location>();
    file.add::<altiplano::ByLocation<altiplano::Spaces>>();
    file.add::<altiplano::Role>();
    file.add::<altiplano::Effect>();
    file.add::<altiplano::Extension>();
    file.add::<altiplano::Order>();
    file.add::<altiplano::Mission>();
    file.add::<altiplano::First>();
    file.add::<altiplano::Place>();
    file.add::<altiplano::Recipe>();
    file.add::<altiplano::Fuel>();
    file.add::<altiplano::Switch>();
    file.add::<altiplano::ComponentsName>();
    file.add::<altiplano::AltiplanoSetup>();
    file.add::<altiplano::AltiplanoImpossible>();
    file.add::<altiplano::Decision>();
    file.add::<altiplano::Last>();
    file.add::<altiplano::CornSource>();
    file.add::<altiplano::AltiplanoAction>();
    file.add::<altiplano::AltiplanoOutcome>();
    file.add::<altiplano::AltiplanoPlan>();
    file.add::<altiplano::Tile>();
    file.add::<altiplano::MovedTile>();
    file.add::<altiplano::AltiplanoEvent>();
    file.add::<altiplano::Trigger>();
    file.add::<altiplano::Ride>();
    file.add::<altiplano::AltiplanoRefusal>();
    file.add::<altiplano::Altiplano>();
    file.add::<altiplano::AltiplanoPhase>();
    file.add::<altiplano::AltiplanoView>();
    file.add::<altiplano::ForSale>();
    file.add::<altiplano::Firsts>();
    file.add::<altiplano::SeatView>();
    file.add::<altiplano::Spaces>();
    file.add::<altiplano::Movement>();
    file.add::<altiplano::WorkshopView>();
    file.add::<altiplano::Workshop>();
    file.add::<altiplano::ShelfView>();
    file.add::<altiplano::OpenOrder>();
    file.add::<altiplano::OwnView>();
    file.add::<altiplano::KindPlaces>();
    file.add::<altiplano::Fund>();
    file.add::<altiplano::Breakdown>();
    file.add::<altiplano::AltiplanoCatalog>();
    file.add::<altiplano::SwitchFacts>();
    file.add::<altiplano::BasicAction>();
    file.add::<altiplano::BasicFacts>();
    file.add::<altiplano::ComponentsFacts>();
    file.add::<altiplano::ProvenanceCounts>();
    file.add::<altiplano::GoodFacts>();
    file.add::<altiplano::LocationFacts>();
    file.add::<altiplano::RoadStep>();
    file.add::<altiplano::ShelfFacts>();
    file.add::<altiplano::RoleFacts>();
    file.add::<altiplano::OrderFacts>();
    file.add::<altiplano::ExtensionFacts>();
    file.add::<altiplano::MissionFacts>();
    file
}

fn index() -> File {
    let mut file = File::new(INDEX_HEAD);
    file.add::<protocol::Seat>();
    file.add::<protocol::GameId>();
    file.add::<protocol::AnySetup>();
    file.add::<protocol::AnyAction>();
    file.add::<protocol::AnyPlan>();
    file.add::<protocol::AnyOutcome>();
    file.add::<protocol::AnyEvent>();
    file.add::<protocol::AnyRefusal>();
    file.add::<protocol::AnyImpossible>();
    file.add::<protocol::AnyView>();
    file.add::<protocol::Catalog>();
    file.add::<protocol::Games>();
    file.add::<protocol::BotId>();
    file.add::<protocol::BotRow>();
    file.add::<narrator::Said>();
    file.add::<narrator::Value>();
    file.add::<narrator::Numbers>();
    file.add::<narrator::Gain>();
    file.add::<narrator::GainOf>();
    file.add::<narrator::Figure>();
    file.add::<narrator::Form>();
    file.add::<protocol::ToldEvent>();
    file.add::<protocol::ToldRefusal>();
    file.add::<protocol::Offer>();
    file.add::<protocol::Move>();
    file.add::<protocol::MovesRequest>();
    file.add::<protocol::UndoRequest>();
    file.add::<protocol::Update>();
    file.add::<protocol::LogEntry>();
    file.add::<protocol::CreateTable>();
    file.add::<protocol::SeatChoice>();
    file.add::<protocol::JoinTable>();
    file.add::<protocol::FillTable>();
    file.add::<protocol::StandIn>();
    file.add::<protocol::TableSummary>();
    file.add::<protocol::TableState>();
    file.add::<protocol::SeatSummary>();
    file.add::<protocol::SeatKind>();
    file.add::<protocol::Me>();
    file.add::<protocol::Guest>();
    file.add::<protocol::RenameGuest>();
    file.add::<protocol::RecoverGuest>();
    file.add::<protocol::History>();
    file.add::<protocol::HistoryStep>();
    file.add::<protocol::Moment>();
    file.add::<protocol::Charts>();
    file.add::<protocol::RoundChart>();
    file.add::<protocol::SeatChart>();
    file.add::<protocol::Hints>();
    file.add::<protocol::HintMove>();
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
    for (name, file) in [
        ("puerto-rico.ts", puerto_rico()),
        ("altiplano.ts", altiplano()),
        ("index.ts", index()),
    ] {
        let path = folder().join(name);
        if std::env::var_os("UPDATE_WIRE").is_some() {
            fs::create_dir_all(folder()).unwrap();
            fs::write(&path, &file.text).unwrap();
        }
        let committed = fs::read_to_string(&path).unwrap_or_default();
        assert!(
            committed == file.text,
            "web/src/wire/{name} is old; `UPDATE_WIRE=1 cargo test -p protocol --test typescript` writes it anew"
        );
    }
}

#[test]
fn no_name_stands_for_two_types() {
    for game in [puerto_rico(), altiplano()] {
        let mut names: Vec<String> = game.names;
        names.extend(index().names);
        let count = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), count);
    }
}
