//! The games of this program: the one list from which everything dispatches.
//!
//! Code that needs something else of each game declares a trait for it, which the states of the games implement, and
//! selects the game with [`each_game!`](crate::each_game) or, if only its name is known, with
//! [`of_game!`](crate::of_game).

use std::fmt;
use std::str::FromStr;

use narrator::Narrated;
use serde::{Deserialize, Serialize};
use tabletop::wire::{BotRow, WireGame};

use crate::Playing;

/// A game on the list: converts what it says into the type that covers every game.
pub trait Listed: Narrated + WireGame {
    /// Its name.
    const GAME: GameId;

    /// The game with its record.
    fn any(playing: Playing<Self>) -> AnyGame;
    /// The game with its record, if it is this one.
    fn playing(game: &AnyGame) -> Option<&Playing<Self>>;
    /// The setup agreed on at a table.
    fn any_setup(setup: Self::WireSetup) -> AnySetup;
    /// Why no game can be played with a setup.
    fn any_impossible(error: Self::SetupError) -> AnyImpossible;
    /// A seat's decision.
    fn any_action(action: Self::Action) -> AnyAction;
    /// A chance outcome.
    fn any_outcome(outcome: Self::Outcome) -> AnyOutcome;
    /// A fact.
    fn any_event(event: Self::Event) -> AnyEvent;
    /// Why an action is not legal.
    fn any_refusal(refusal: Self::Refusal) -> AnyRefusal;
    /// What an observer may see.
    fn any_view(view: Self::WireView) -> AnyView;
    /// What the rules can say in advance.
    fn any_outlook(outlook: Self::Outlook) -> AnyOutlook;
}

/// Declares everything that exists once per game. An entry is the name of the game in Rust, its name in records and
/// addresses, and its crate, whose `State` is a [`WireGame`].
macro_rules! games {
    (($d:tt) $( $(#[$meta:meta])* $name:ident = $key:literal: $game:ident, )+) => {
        /// A game by its name.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        pub enum GameId {
            $(
                $(#[$meta])*
                #[serde(rename = $key)]
                $name,
            )+
        }

        impl GameId {
            /// All games of this program.
            pub const ALL: [Self; [$($key),+].len()] = [$(Self::$name),+];

            /// The name in records, addresses and folders.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self {
                    $( Self::$name => $key, )+
                }
            }
        }

        /// The types of each game, under names that are the same for all.
        pub mod of {
            $(
                $(#[$meta])*
                pub mod $game {
                    use tabletop::{Game, wire::WireGame};

                    pub use ::$game::State;
                    pub(crate) type Setup = <State as WireGame>::WireSetup;
                    pub(crate) type Impossible = <State as Game>::SetupError;
                    pub(crate) type Action = <State as Game>::Action;
                    pub(crate) type Plan = <State as WireGame>::Plan;
                    pub(crate) type Outcome = <State as Game>::Outcome;
                    pub(crate) type Event = <State as Game>::Event;
                    pub(crate) type Refusal = <State as Game>::Refusal;
                    pub(crate) type View = <State as WireGame>::WireView;
                    pub(crate) type Outlook = <State as WireGame>::Outlook;
                    pub(crate) type Facts = <State as WireGame>::Facts;
                }
            )+
        }

        /// A game with its record, whichever game it is.
        #[derive(Clone, PartialEq, Debug)]
        #[allow(
            clippy::large_enum_variant,
            reason = "a table holds one, and the record is larger than any of them"
        )]
        pub enum AnyGame {
            $(
                $(#[$meta])*
                $name(Playing<of::$game::State>),
            )+
        }

        any! {
            /// A table's setup in some game.
            pub enum AnySetup { $( $(#[$meta])* $name(of::$game::Setup), )+ }
        }
        any! {
            /// A seat's decision in some game.
            pub enum AnyAction { $( $(#[$meta])* $name(of::$game::Action), )+ }
        }
        any! {
            /// A chance outcome in some game.
            pub enum AnyOutcome { $( $(#[$meta])* $name(of::$game::Outcome), )+ }
        }
        any! {
            /// A fact in some game.
            pub enum AnyEvent { $( $(#[$meta])* $name(of::$game::Event), )+ }
        }
        any! {
            /// Why an action is not legal in some game.
            pub enum AnyRefusal { $( $(#[$meta])* $name(of::$game::Refusal), )+ }
        }
        any! {
            /// Why no game can be played with a setup, in some game.
            pub enum AnyImpossible { $( $(#[$meta])* $name(of::$game::Impossible), )+ }
        }
        any! {
            /// What an observer may see of some game.
            pub enum AnyView { $( $(#[$meta])* $name(of::$game::View), )+ }
        }
        any! {
            /// What the rules of some game can say in advance.
            pub enum AnyOutlook { $( $(#[$meta])* $name(of::$game::Outlook), )+ }
        }

        any! {
            /// A whole answer, in some game, to a decision made in small steps.
            pub enum AnyPlan { $( $(#[$meta])* $name(of::$game::Plan), )+ }
        }

        $(
            impl Listed for of::$game::State {
                const GAME: GameId = {
                    assert!(same(<Self as tabletop::Game>::ID, $key), "records give the game another name");
                    GameId::$name
                };

                fn any(playing: Playing<Self>) -> AnyGame {
                    AnyGame::$name(playing)
                }

                fn playing(game: &AnyGame) -> Option<&Playing<Self>> {
                    match game {
                        AnyGame::$name(playing) => Some(playing),
                        #[allow(unreachable_patterns, reason = "a program may have only one game")]
                        _ => None,
                    }
                }

                fn any_setup(setup: Self::WireSetup) -> AnySetup {
                    AnySetup::$name(setup)
                }

                fn any_impossible(error: Self::SetupError) -> AnyImpossible {
                    AnyImpossible::$name(error)
                }

                fn any_action(action: Self::Action) -> AnyAction {
                    AnyAction::$name(action)
                }

                fn any_outcome(outcome: Self::Outcome) -> AnyOutcome {
                    AnyOutcome::$name(outcome)
                }

                fn any_event(event: Self::Event) -> AnyEvent {
                    AnyEvent::$name(event)
                }

                fn any_refusal(refusal: Self::Refusal) -> AnyRefusal {
                    AnyRefusal::$name(refusal)
                }

                fn any_view(view: Self::WireView) -> AnyView {
                    AnyView::$name(view)
                }

                fn any_outlook(outlook: Self::Outlook) -> AnyOutlook {
                    AnyOutlook::$name(outlook)
                }
            }
        )+

        /// The games by name.
        #[derive(Clone, PartialEq, Debug, Serialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        pub struct Games {
            $(
                $(#[$meta])*
                #[serde(rename = $key)]
                pub $game: of::$game::Facts,
            )+
        }

        impl Games {
            /// The facts about all games, with what the host has ([`WireGame::facts`]) and the bots of each.
            #[must_use]
            pub fn new(sets: &[String], bots: impl Fn(GameId) -> Vec<BotRow>) -> Self {
                Self {
                    $( $game: of::$game::State::facts(sets, bots(GameId::$name)), )+
                }
            }
        }

        /// Evaluates the same expression for a game, whichever it is: `each_game!(game, playing =>
        /// playing.state().round())`.
        #[macro_export]
        macro_rules! each_game {
            ($d game:expr, $d playing:pat => $d result:expr) => {
                match $d game {
                    $( $crate::AnyGame::$name($d playing) => $d result, )+
                }
            };
        }

        /// Evaluates the same expression for the state of the game of this name: `of_game!(game, State =>
        /// State::RULES_VERSION)`.
        #[macro_export]
        macro_rules! of_game {
            ($d game:expr, $d state:ident => $d result:expr) => {
                match $d game {
                    $(
                        $crate::GameId::$name => {
                            type $d state = $crate::of::$game::State;
                            $d result
                        }
                    )+
                }
            };
        }
    };
}

/// Declares a value of whichever game it is. It is serialized the way its game does it; code that knows the game reads
/// it.
macro_rules! any {
    (
        $(#[$meta:meta])*
        pub enum $any:ident { $( $(#[$game_meta:meta])* $name:ident($of:ty), )+ }
    ) => {
        $(#[$meta])*
        #[derive(Clone, PartialEq, Debug, Serialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        #[serde(untagged)]
        #[allow(clippy::large_enum_variant, reason = "written at once, never kept in large numbers")]
        pub enum $any {
            $(
                $(#[$game_meta])*
                $name($of),
            )+
        }
    };
}

/// The list. With the feature `toy-game`, the example comes last.
macro_rules! list {
    ($d:tt $($example:tt)*) => {
        games! { ($d)
            /// Puerto Rico.
            PuertoRico = "puerto-rico": puerto_rico,
            /// Altiplano.
            Altiplano = "altiplano": altiplano,
            $($example)*
        }
    };
}

#[cfg(not(feature = "toy-game"))]
list! { $ }
#[cfg(feature = "toy-game")]
list! { $
    /// The example of docs/adding-a-game.md.
    ToyGame = "toy-game": toy_game,
}

/// Whether two names are the same, for constants.
const fn same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut place = 0;
    while place < one.len() && place < other.len() && one[place] == other[place] {
        place += 1;
    }
    place == one.len() && place == other.len()
}

impl GameId {
    /// The version of the rules that this program plays by; written into records.
    #[must_use]
    pub const fn rules_version(self) -> u32 {
        of_game!(self, State => <State as tabletop::Game>::RULES_VERSION)
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.key())
    }
}

/// The error for a name that is not one of this program's games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame {
    /// The name, cut to 40 characters.
    pub found: String,
}

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<&str> = GameId::ALL.into_iter().map(GameId::key).collect();
        write!(
            f,
            "there is no game `{}`; this program knows: {}",
            self.found,
            known.join(", ")
        )
    }
}

impl std::error::Error for UnknownGame {}

impl FromStr for GameId {
    type Err = UnknownGame;

    fn from_str(name: &str) -> Result<Self, UnknownGame> {
        Self::ALL
            .into_iter()
            .find(|game| game.key() == name)
            .ok_or_else(|| UnknownGame {
                found: name.chars().take(40).collect(),
            })
    }
}

impl AnySetup {
    /// The setup of a table of this game, as [`AnySetup`] is written. Whether a game can be played with it is left to
    /// the rules.
    ///
    /// # Errors
    /// Says in English what can't be read.
    pub fn read(game: GameId, text: &str) -> Result<Self, String> {
        fn read<G: Listed>(text: &str) -> Result<AnySetup, serde_json::Error> {
            serde_json::from_str::<G::WireSetup>(text).map(G::any_setup)
        }
        of_game!(game, State => read::<State>(text)).map_err(|error| error.to_string())
    }
}
