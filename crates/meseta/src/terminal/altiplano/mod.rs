//! Altiplano in the terminal.

mod board;
mod explained;
mod plan;
mod score;

use altiplano::wire::ComponentsFacts;
use altiplano::{Action, Decision, Event, Refusal, Setup, State, View};
use tabletop::{Game as _, Seat};
use words::Words;
use words::altiplano::Teller;

use crate::terminal::layout::wrapped;
use crate::terminal::paint::Paint;
use crate::terminal::score::Row;
use crate::terminal::told::Told;
use board::{board, outline};

impl Told for Teller<'_> {
    type State = State;

    const HELP: &'static str = "terminal-altiplano-help";
    const TIE_BREAK: &'static str = "altiplano-score-tie-break";

    fn words(&self) -> &Words {
        Teller::words(self)
    }

    fn player(&self, seat: Seat) -> String {
        Teller::player(self, seat)
    }

    fn welcome(&self, setup: &Setup) -> String {
        let players = setup.player_count as i64;
        self.words()
            .say("terminal-altiplano-welcome", &[("players", players.into())])
    }

    /// Where the numbers come from.
    fn note(&self, setup: &Setup) -> String {
        let facts = ComponentsFacts::from(setup.components);
        let values = [
            ("name", facts.name.into()),
            ("count", facts.provenance.reconstructed.into()),
        ];
        match (facts.built_in, facts.reconstructed) {
            (true, _) => self.say("components-reconstructed", &[]),
            (false, true) => self.words().say("alti-set-mixed", &values),
            (false, false) => self.words().say("alti-set-printed", &values),
        }
    }

    fn board(&self, view: &View, paint: Paint) -> String {
        board(view, self, paint)
    }

    /// The whole table at the start of a phase, otherwise the player's own boards.
    fn position(&self, state: &State, seat: Seat, _last: Option<Action>, paint: Paint) -> String {
        let view = state.view(Some(seat));
        match state.decision() {
            Decision::AfterAction(_) | Decision::Corn { .. } => String::new(),
            Decision::Plan(_) | Decision::PlacePawn(_) | Decision::DraftRole(_) => board(&view, self, paint),
            _ => outline(&view, seat, self, paint),
        }
    }

    fn score(&self, view: &View) -> Vec<Row> {
        score::score(view, self)
    }

    fn log(&self, state: &State, events: &[Event], indent: usize, _paint: Paint) -> String {
        let lines = self.events(events, |seat| state.player(seat).role);
        lines.iter().map(|line| wrapped(line, indent)).collect()
    }

    fn begins_round(event: &Event) -> bool {
        matches!(event, Event::RoundBegan { .. })
    }

    /// A spectator's view with nothing hidden: anybody who has the record can work it out anyway.
    fn open_view(state: &State) -> View {
        let mut view = state.view(None);
        for (index, boards) in view.seats.iter_mut().enumerate() {
            let Some(seat) = Seat::try_new(index) else {
                continue;
            };
            if let Some(own) = state.view(Some(seat)).seats.into_iter().nth(index) {
                *boards = own;
            }
            boards.missions_open = state.player(seat).missions().into_iter().flatten().collect();
        }
        view
    }

    fn question(&self, state: &State, seat: Seat, steps: &[Action]) -> String {
        Teller::question(self, plan::decision(state, seat, steps))
    }

    fn question_more(&self, state: &State, seat: Seat, steps: &[Action]) -> Option<String> {
        Teller::question_more(self, plan::decision(state, seat, steps))
    }

    fn name(&self, _state: &State, action: Action) -> String {
        self.action(action)
    }

    /// The choice with the coins that it brings or costs.
    fn choice(&self, state: &State, seat: Seat, action: Action) -> String {
        let name = self.action(action);
        if !matches!(action, Action::Sell { .. } | Action::BuyExtension(_)) {
            return name;
        }
        let mut next = *state;
        if next.apply(seat, action, &mut ()).is_err() {
            return name;
        }
        let coins = |state: &State| i64::from(state.player(seat).coins);
        let more = coins(&next) - coins(state);
        let sign = if more < 0 { "−" } else { "+" };
        format!("{name} {sign}{}", self.coins(more.abs()))
    }

    fn refusal(&self, refusal: Refusal) -> String {
        Teller::refusal(self, refusal)
    }

    fn info(&self, name: &str) -> String {
        explained::info(self, name)
    }

    fn is_plan(state: &State) -> bool {
        plan::is_plan(state)
    }

    fn choices(state: &State, seat: Seat, steps: &[Action]) -> Vec<Action> {
        plan::choices(state, seat, steps)
    }

    fn answer(
        state: &State,
        seat: Seat,
        steps: &mut Vec<Action>,
        action: Action,
    ) -> Result<Option<Vec<Action>>, Refusal> {
        plan::answered(state, seat, steps, action)
    }

    fn whole_move(&self, _state: &State, _seat: Seat, actions: &[Action]) -> String {
        Teller::whole_move(self, actions)
    }
}
