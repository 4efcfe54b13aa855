//! Puerto Rico in the terminal.

mod board;
mod log;
mod market;
mod score;

use protocol::WireGame as _;
use puerto_rico::{Action, Building, Decision, Event, Expansion, Refusal, Setup, State, View};
use tabletop::{Game as _, Seat};
use words::Words;
use words::puerto_rico::Teller;

use crate::terminal::paint::Paint;
use crate::terminal::score::Row;
use crate::terminal::told::Told;
use board::{board, outline, place_tone};
use market::market;

impl Told for Teller<'_> {
    type State = State;

    const HELP: &'static str = "terminal-help";
    const TIE_BREAK: &'static str = "score-tie-break";

    fn words(&self) -> &Words {
        Teller::words(self)
    }

    fn player(&self, seat: Seat) -> String {
        Teller::player(self, seat)
    }

    fn welcome(&self, setup: &Setup) -> String {
        let (players, edition) = (setup.player_count as i64, setup.edition.to_string());
        self.words().say(
            "terminal-welcome",
            &[("players", players.into()), ("edition", edition.into())],
        )
    }

    /// The expansions.
    fn note(&self, setup: &Setup) -> String {
        let expansions = Expansion::ALL
            .into_iter()
            .filter(|&one| setup.expansions.has(one));
        let names: Vec<String> = expansions.map(|one| self.expansion(one)).collect();
        match names.is_empty() {
            true => String::new(),
            false => (self.words()).say("terminal-expansions", &[("expansions", names.join(", ").into())]),
        }
    }

    fn board(&self, view: &View, paint: Paint) -> String {
        board(view, self, paint)
    }

    /// The whole table when a role is chosen, the main board when that is chosen, otherwise the player's own boards;
    /// empty between the places of one placement.
    fn position(&self, state: &State, seat: Seat, last: Option<Action>, paint: Paint) -> String {
        let view = state.view(Some(seat));
        match (state.decision(), last) {
            (Decision::ChooseRole(_), _) => board(&view, self, paint),
            (Decision::Draft(_), _) => {
                let mut out = String::new();
                market(&mut out, &view, self, paint);
                out
            }
            (Decision::PlaceWorkers(..), Some(Action::AssignWorkers { .. }))
            | (Decision::PlaceNobles(..), Some(Action::AssignNobles { .. })) => String::new(),
            _ => outline(&view, seat, self, paint),
        }
    }

    fn score(&self, view: &View) -> Vec<Row> {
        score::score(view, self)
    }

    fn log(&self, _state: &State, events: &[Event], indent: usize, paint: Paint) -> String {
        log::log(events, self, indent, paint)
    }

    fn begins_round(event: &Event) -> bool {
        matches!(event, Event::RoundStarted { .. })
    }

    /// A spectator's view, with everybody's chips: anybody who has the record can count them anyway.
    fn open_view(state: &State) -> View {
        let mut view = state.view(None);
        for (seat, boards) in Seat::all(state.seats()).zip(&mut view.seats) {
            boards.victory_points = Some(state.board(seat).victory_points);
            boards.counted = None;
        }
        view
    }

    fn question(&self, state: &State, _seat: Seat, _steps: &[Action]) -> String {
        Teller::question(self, state.decision())
    }

    fn question_more(&self, state: &State, seat: Seat, _steps: &[Action]) -> Option<String> {
        let boards = state.board(seat);
        if let Decision::PlaceWorkers(..) = state.decision() {
            let left = [("count", boards.san_juan.into())];
            return Some(self.words().say("terminal-workers-left", &left));
        }
        Teller::question_more(
            self,
            state.decision(),
            boards.doubloons,
            boards.free_city_spaces(),
        )
    }

    /// Workers and nobles are asked for by their number.
    fn amount_prompt(&self, state: &State, listed: &[Action], paint: Paint) -> Option<String> {
        let (id, place) = match state.decision() {
            Decision::PlaceWorkers(_, place) => ("terminal-prompt-workers", place),
            Decision::PlaceNobles(_, place) => ("terminal-prompt-nobles", place),
            _ => return None,
        };
        let counts = listed.iter().filter_map(|action| match action {
            Action::AssignWorkers { workers, .. } => Some(*workers),
            Action::AssignNobles { nobles, .. } => Some(*nobles),
            _ => None,
        });
        let (least, most) = (counts.clone().min().unwrap_or(0), counts.max().unwrap_or(0));
        let place = paint.text(place_tone(place), &self.place(place));
        Some(self.words().say(
            id,
            &[
                ("place", place.into()),
                ("least", least.into()),
                ("most", most.into()),
            ],
        ))
    }

    fn name(&self, state: &State, action: Action) -> String {
        self.action(action, state.decision())
    }

    /// The choice with the doubloons on a card, the price, the income, the points.
    fn choice(&self, state: &State, seat: Seat, action: Action) -> String {
        let name = self.name(state, action);
        let counted = |id: &str, count: i64| {
            let count = self.words().say(id, &[("count", count.into())]);
            format!("{name} ({count})")
        };
        match action {
            Action::DraftBuilding(building) => counted("count-doubloons", building.row().cost.into()),
            Action::ChooseRole(card) if state.card_doubloons(card) > 0 => {
                format!("{name} +{}", state.card_doubloons(card))
            }
            Action::Build(_) | Action::Sell(_) | Action::Load { .. } => {
                let mut next = *state;
                next.apply_unchecked(seat, action, &mut ());
                let (before, after) = (state.board(seat), next.board(seat));
                let doubloons = i64::from(after.doubloons) - i64::from(before.doubloons);
                match action {
                    Action::Build(_) => counted("count-doubloons", -doubloons),
                    Action::Sell(_) => counted("count-doubloons", doubloons),
                    _ => {
                        let points = i64::from(after.victory_points) - i64::from(before.victory_points);
                        counted("terminal-victory-points", points)
                    }
                }
            }
            _ => name,
        }
    }

    fn refusal(&self, refusal: Refusal) -> String {
        Teller::refusal(self, refusal)
    }

    /// Explains a building, given its name in this language or in records.
    fn info(&self, name: &str) -> String {
        let asked = name.to_lowercase();
        let is_called = |building: &Building| {
            let names = [
                building.key().replace('_', " "),
                self.building(*building),
                self.building_short(*building),
            ];
            names.iter().any(|name| name.to_lowercase() == asked)
        };
        let by_key = asked.replace([' ', '-'], "_").parse().ok();
        let Some(building) = by_key.or_else(|| Building::ALL.into_iter().find(is_called)) else {
            return self.words().say("terminal-no-building", &[("text", name.into())]);
        };
        let row = building.row();
        self.words().say(
            "terminal-building",
            &[
                ("building", self.building(building).into()),
                ("cost", row.cost.into()),
                ("points", row.points.into()),
                ("column", row.column.into()),
                ("effect", self.building_effect(building).into()),
            ],
        )
    }

    /// A number of workers or nobles for the place that is asked about.
    fn numbered(state: &State, number: usize, listed: &[Action]) -> Option<Action> {
        let amount = u8::try_from(number).unwrap_or(u8::MAX);
        match state.decision() {
            Decision::PlaceWorkers(_, place) => Some(Action::AssignWorkers {
                place,
                workers: amount,
            }),
            Decision::PlaceNobles(_, place) => Some(Action::AssignNobles {
                place,
                nobles: amount,
            }),
            _ => listed.get(number.checked_sub(1)?).copied(),
        }
    }

    /// For a placement, the numbers of workers for the place that is asked about.
    fn controls(state: &State, seat: Seat) -> Vec<Action> {
        match state.decision() {
            Decision::PlaceWorkers(_, place) => (0..=state.board(seat).circles(place))
                .map(|workers| Action::AssignWorkers { place, workers })
                .collect(),
            _ => state.candidates(seat),
        }
    }

    fn whole_move(&self, state: &State, seat: Seat, actions: &[Action]) -> String {
        Teller::whole_move(self, state, seat, actions)
    }

    /// What a building that could be drafted does.
    fn about(&self, actions: &[Action]) -> Option<String> {
        match actions {
            [Action::DraftBuilding(building)] => Some(self.building_effect(*building)),
            _ => None,
        }
    }
}
