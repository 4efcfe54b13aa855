//! What the maker needs to know of the games: who plays them, at which tables, and what a puzzle is about.

use bots::analysis::{Analysed, Effort};
use bots::levels::Searches as _;
use bots::{Bot, HasBots as _, Random};
use tabletop::Seat;

/// A game that puzzles are made of.
pub trait Puzzled: Analysed {
    /// The setup lines that the games are played with, in turn.
    const SETUPS: &'static [&'static str];
    /// The first look at all answers of a decision, which only says whether to look again.
    const GLANCE: Effort;
    /// The deep search that finds a puzzle.
    const DEEP: Effort;
    /// The deeper one, with other luck, that confirms it.
    const DEEPER: Effort;
    /// By how much the right answer has to be better at each of the three looks, in shares of the win.
    const GAPS: [f32; 3];
    /// Where the 95 % interval of that difference has to begin at the two deep looks.
    const CERTAIN: f64;
    /// How often the strongest level has to find it, in percent: what it always misses nobody could check.
    const CHAMPION_MIN: u32;
    /// Simulations of the tree search that has to come to the same answer.
    const TREE: u32;

    /// A strong player, quick enough for whole games.
    fn player(seed: u64) -> Box<dyn Bot<Self>>;

    /// What a decision is about if this is its answer; `None` if no puzzle is made of it.
    fn theme(&self, seat: Seat, answer: Self::Action) -> Option<&'static str>;
}

impl Puzzled for puerto_rico::State {
    const SETUPS: &'static [&'static str] = &[
        "players=4",
        "players=3",
        "players=2",
        "players=5",
        "players=3 edition=2002",
        "players=4 expansions=new_buildings",
        "players=3 expansions=nobles",
        "players=4 expansions=buccaneer",
        "players=3 expansions=festival",
        "players=4 expansions=new_buildings,nobles,buccaneer,festival",
        "players=2 expansions=new_buildings,nobles,buccaneer,festival",
    ];
    const GLANCE: Effort = Effort {
        scan: 0,
        worlds: 3,
        each: 24,
    };
    const DEEP: Effort = Effort {
        scan: 0,
        worlds: 12,
        each: 100,
    };
    const DEEPER: Effort = Effort {
        scan: 0,
        worlds: 32,
        each: 250,
    };
    const GAPS: [f32; 3] = [0.045, 0.06, 0.06];
    const CERTAIN: f64 = 0.02;
    const CHAMPION_MIN: u32 = 50;
    const TREE: u32 = 6_000;

    fn player(seed: u64) -> Box<dyn Bot<Self>> {
        Self::searching("level-6", 120, seed).unwrap_or_else(|| Box::new(Random::new(seed)))
    }

    fn theme(&self, _seat: Seat, _answer: Self::Action) -> Option<&'static str> {
        use puerto_rico::Decision as D;
        let of_decision = match self.decision() {
            D::ChooseRole(_) => "roles",
            D::TakeTile(_) | D::SecondTile(_) | D::HuntingLodge(_) | D::LandOffice(_) => "settling",
            D::Build(_) => "building",
            D::CraftsmanPrivilege(_) => "producing",
            D::Sell(_) => "trading",
            D::Load(_) => "shipping",
            D::Deed(_) | D::RobShip(_) | D::Capture(_) => "buccaneer",
            _ => return None,
        };
        Some(if self.is_ending() { "ending" } else { of_decision })
    }
}

impl Puzzled for altiplano::State {
    const SETUPS: &'static [&'static str] = &[
        "players=3",
        "players=2",
        "players=3 missions=on",
        "players=2 missions=on",
        "players=4 missions=on",
        "players=3",
        "players=2",
        "players=3 missions=on",
        "players=2 missions=on",
        "players=4",
        "players=3",
        "players=2 missions=on",
        "players=5",
    ];
    const GLANCE: Effort = Effort {
        scan: 0,
        worlds: 3,
        each: 4,
    };
    const DEEP: Effort = Effort {
        scan: 0,
        worlds: 12,
        each: 20,
    };
    const DEEPER: Effort = Effort {
        scan: 0,
        worlds: 24,
        each: 32,
    };
    const GAPS: [f32; 3] = [0.04, 0.05, 0.05];
    const CERTAIN: f64 = 0.015;
    const CHAMPION_MIN: u32 = 25;
    const TREE: u32 = 600;

    fn player(seed: u64) -> Box<dyn Bot<Self>> {
        Self::bot("level-5", seed).unwrap_or_else(|| Box::new(Random::new(seed)))
    }

    fn theme(&self, _seat: Seat, answer: Self::Action) -> Option<&'static str> {
        use altiplano::{Action as A, Decision as D};
        if !matches!(self.decision(), D::Act { .. } | D::PlacePawn(_)) {
            return None;
        }
        let of_answer = match answer {
            A::PlacePawn(_) | A::FirstCart(_) | A::Cart { .. } | A::Walk { .. } => "movement",
            A::BuyExtension(_) | A::BuyCart => "buying",
            A::TakeOrder(_) | A::Deliver { .. } => "orders",
            A::FarmFood { .. } | A::Make { .. } | A::TradeCacao { .. } | A::Use { .. } | A::Sell { .. } => {
                "goods"
            }
            A::BuildHouse { .. } | A::BuildBoat { .. } | A::BuildRoad { .. } => "building",
            A::Store { .. } | A::SendCorn(_) | A::ShelveCorn(_) => "warehouse",
            A::Pass | A::EndTurn => "timing",
            _ => return None,
        };
        Some(if self.is_ending() { "ending" } else { of_answer })
    }
}
