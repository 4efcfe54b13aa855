//! What programs that show the game need besides its rules: the wire, sentences, and bots.

use bots::HasBots;
use bots::analysis::Analysed;
use bots::search::Blind;
use narrator::{Narrated, Said, Value};
use tabletop::wire::{BotRow, WireGame};
use tabletop::{Entry, Game, Seat, Turn};

use crate::vocabulary::{Decision, Event, Refusal, Tile, View};
use crate::{FIELD_LAST, HAND_MAX, Setup, SetupError, State};

tabletop::wire! {
    /// What never changes about the game.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub struct Facts as ToyFacts {
        /// How many can play.
        pub player_counts: Vec<u8>,
        /// Where the race ends.
        pub field_last: u8,
        /// The maximum number of tiles in a hand.
        pub hand_max: u8,
        /// Who can take a seat besides people.
        pub bots: Vec<BotRow>,
    }
}

impl WireGame for State {
    tabletop::as_it_is! { setup view position no_plan no_outlook }

    type Facts = Facts;

    fn facts(_sets: &[String], bots: Vec<BotRow>) -> Facts {
        Facts {
            player_counts: vec![2, 3, 4],
            field_last: FIELD_LAST,
            hand_max: HAND_MAX,
            bots,
        }
    }

    fn agreement(&self) -> Setup {
        Setup {
            players: self.players(),
        }
    }

    fn open_view(&self, observer: Option<Seat>) -> View {
        let mut view = self.view(observer);
        for (shown, seat) in view.seats.iter_mut().zip(Seat::all(self.seat_count())) {
            *shown = self.view(Some(seat)).seats.swap_remove(seat.index());
        }
        view
    }

    /// A drawn tile is hidden from the others until the race is over.
    fn hides(&self, entry: &Entry<Self>, now: &Self, observer: Option<Seat>) -> bool {
        match (entry, self.decision()) {
            (Entry::Chance(_), Decision::Draw { seat, .. }) => {
                now.turn() != Turn::Over && observer != Some(seat)
            }
            _ => false,
        }
    }

    fn round(&self) -> u8 {
        Self::round(self)
    }
}

impl Narrated for State {
    fn narrate(&self, event: &Event) -> Vec<Said> {
        vec![match *event {
            Event::Drew { seat } => Said::of("toy-game-drew", seat),
            Event::Moved { seat, tile, field } => Said::of("toy-game-moved", seat)
                .with("tile", named(tile))
                .with("field", field),
            Event::Pushed { by, seat, field } => Said::of("toy-game-pushed", by)
                .with("other", seat)
                .with("field", field),
            Event::Swapped { seat, tile } => Said::of("toy-game-swapped", seat).with("tile", named(tile)),
            Event::Rested { seat } => Said::of("toy-game-rested", seat),
        }]
    }

    fn explain(refusal: Refusal) -> Said {
        match refusal {
            Refusal::NotYourTurn => Said::new("toy-game-not-your-turn"),
            Refusal::HandFull => Said::new("toy-game-hand-full").with("count", HAND_MAX),
            Refusal::BagEmpty => Said::new("toy-game-bag-empty"),
            Refusal::NotInHand { tile } => Said::new("toy-game-not-in-hand").with("tile", named(tile)),
            Refusal::NoPush => Said::new("toy-game-no-push"),
        }
    }

    fn explain_setup(error: &SetupError) -> Said {
        match error {
            SetupError::PlayerCount { found } => Said::new("toy-game-player-count").with("count", *found),
            SetupError::Notation { word } => {
                Said::new("impossible-notation").with("word", Value::Choice(word.clone().into()))
            }
        }
    }
}

fn named(tile: Tile) -> Said {
    Said::new(format!("toy-game-{tile}"))
}

impl HasBots for State {}

impl Analysed for State {
    type Guide = Blind<Self>;

    fn share_guide() -> Blind<Self> {
        Blind::default()
    }
}

tabletop::declared! {
    State, phase string:
    crate::ToyGame, Tile, crate::ByTile<u8>, Setup, SetupError, crate::Action, crate::Outcome, Event, Refusal,
    Decision, crate::SeatView, View, Facts, tabletop::wire::NoPlan,
}
