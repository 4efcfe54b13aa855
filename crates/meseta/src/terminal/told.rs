//! What a game provides so that it can be played and replayed in the terminal.

use bots::HasBots;
use bots::analysis::Analysed;
use protocol::{Listed, WireGame as _};
use tabletop::{Game, Seat};
use words::Words;

use crate::terminal::paint::Paint;
use crate::terminal::score::Row;

/// An action of the teller's game.
pub type ActionOf<T> = <<T as Told>::State as Game>::Action;
/// An event of the teller's game.
pub type EventOf<T> = <<T as Told>::State as Game>::Event;
/// A refusal of the teller's game.
pub type RefusalOf<T> = <<T as Told>::State as Game>::Refusal;
/// The setup of the teller's game.
pub type SetupOf<T> = <<T as Told>::State as Game>::Setup;
/// The view of the teller's game.
pub type ViewOf<T> = <<T as Told>::State as Game>::View;

/// Shows a game as text and says what answers to its questions mean. The teller of each game implements it;
/// session, typed commands and replays are written against it and know no particular game.
///
/// Texts consist of whole lines of at most [`WIDTH`](crate::terminal::WIDTH) columns, unless it says
/// otherwise.
pub trait Told {
    /// The game.
    type State: Listed + HasBots + Analysed;

    /// The message that says what can be typed.
    const HELP: &'static str;
    /// The message that names the tie-breaker.
    const TIE_BREAK: &'static str;

    /// The words that it uses.
    fn words(&self) -> &Words;
    /// The name of the player.
    fn player(&self, seat: Seat) -> String;

    /// What is said when a game with this setup begins; not broken into lines.
    fn welcome(&self, setup: &SetupOf<Self>) -> String;
    /// What else has to be known about a game with this setup, for records too; not broken into lines, and
    /// empty if there is nothing.
    fn note(&self, _setup: &SetupOf<Self>) -> String {
        String::new()
    }
    /// The whole table.
    fn board(&self, view: &ViewOf<Self>, paint: Paint) -> String;
    /// What the seat needs to see before it answers the open question. `last` is the decision that led
    /// here, if it was the seat's own.
    fn position(&self, state: &Self::State, seat: Seat, last: Option<ActionOf<Self>>, paint: Paint)
    -> String;
    /// The points of each seat at the end by source, the total last; empty while the game is running.
    fn score(&self, view: &ViewOf<Self>) -> Vec<Row>;
    /// What led to this state, with this many blanks before each line.
    fn log(&self, state: &Self::State, events: &[EventOf<Self>], indent: usize, paint: Paint) -> String;
    /// Whether a round begins with this fact.
    fn begins_round(event: &EventOf<Self>) -> bool;
    /// What somebody who has the record sees: nothing is hidden.
    fn open_view(state: &Self::State) -> ViewOf<Self>;

    /// What is asked of the seat, which has begun its answer with these steps; not broken into lines.
    fn question(&self, state: &Self::State, seat: Seat, steps: &[ActionOf<Self>]) -> String;
    /// What the question means, if there is more to say; not broken into lines.
    fn question_more(&self, state: &Self::State, seat: Seat, steps: &[ActionOf<Self>]) -> Option<String>;
    /// A prompt that asks for a number of something. Without one, the answers are listed and numbered.
    fn amount_prompt(
        &self,
        _state: &Self::State,
        _listed: &[ActionOf<Self>],
        _paint: Paint,
    ) -> Option<String> {
        None
    }
    /// What an action is called; on one line.
    fn name(&self, state: &Self::State, action: ActionOf<Self>) -> String;
    /// What the seat's actions that answer the open question together are called; not broken into lines.
    fn whole_move(&self, state: &Self::State, seat: Seat, actions: &[ActionOf<Self>]) -> String;
    /// What else there is to know about an answer that brings nothing; not broken into lines.
    fn about(&self, _actions: &[ActionOf<Self>]) -> Option<String> {
        None
    }
    /// What a decision is called in the list, with the numbers that matter; on one line.
    fn choice(&self, state: &Self::State, _seat: Seat, action: ActionOf<Self>) -> String {
        self.name(state, action)
    }
    /// Why a decision is not legal.
    fn refusal(&self, refusal: RefusalOf<Self>) -> String;
    /// What something on the table does, by its name; not broken into lines.
    fn info(&self, name: &str) -> String;

    /// Whether the open question is answered by several decisions that are put together first and carried
    /// out at once.
    fn is_plan(_state: &Self::State) -> bool {
        false
    }
    /// The answers in the list; once an answer has been begun, what can be added to its steps.
    fn choices(state: &Self::State, seat: Seat, _steps: &[ActionOf<Self>]) -> Vec<ActionOf<Self>> {
        let mut legal = Vec::new();
        state.legal(seat, &mut legal);
        legal
    }
    /// What follows an answer: decisions to carry out, or nothing yet if it only changed the steps.
    ///
    /// # Errors
    /// Why the answer is not possible.
    fn answer(
        state: &Self::State,
        seat: Seat,
        _steps: &mut Vec<ActionOf<Self>>,
        action: ActionOf<Self>,
    ) -> Result<Option<Vec<ActionOf<Self>>>, RefusalOf<Self>> {
        state.check(seat, action).map(|()| Some(vec![action]))
    }
    /// The answer that a number means.
    fn numbered(_state: &Self::State, number: usize, listed: &[ActionOf<Self>]) -> Option<ActionOf<Self>> {
        listed.get(number.checked_sub(1)?).copied()
    }
    /// Every decision that belongs to the open question, legal or not.
    fn controls(state: &Self::State, seat: Seat) -> Vec<ActionOf<Self>> {
        state.candidates(seat)
    }
}
