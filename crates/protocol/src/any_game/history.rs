//! Looking back at a game.

use tabletop::wire::{ChartEvent, SeatFigures};
use tabletop::{Entry, Seat, Turn};

use super::playing::{Playing, follow, told};
use crate::{Charts, HistoryStep, Listed, LogEntry, RoundChart, SeatChart};

/// Replaces the line of an entry that is hidden from the reader.
pub const SEALED: &str = "sealed";

/// Who reads a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reader {
    /// Nothing is hidden, and facts come without sentences: for programs that hold the whole game.
    Open,
    /// What this seat may read, or a spectator for `None`, with sentences.
    Of(Option<Seat>),
}

impl Reader {
    const fn for_people(self) -> bool {
        matches!(self, Self::Of(_))
    }
}

impl<G: Listed> Playing<G> {
    /// The entry's line without the seat, or [`SEALED`] if it is hidden; `before` is the state in which it was made.
    fn line(&self, before: &G, entry: &Entry<G>, reader: Reader) -> (Option<Seat>, String) {
        let (seat, notation) = seat_and_notation(entry);
        match reader {
            Reader::Of(observer) if before.hides(entry, self.state(), observer) => (seat, SEALED.to_owned()),
            Reader::Of(_) | Reader::Open => (seat, notation),
        }
    }

    /// Whether the record holds anything that is now hidden from the observer.
    pub(super) fn has_secrets(&self, observer: Option<Seat>) -> bool {
        let log = self.log(0, Reader::Of(observer));
        log.iter().any(|entry| entry.notation == SEALED)
    }

    /// The standing entries; times are 0, since a record has none.
    pub(super) fn history(&self, reader: Reader) -> Vec<HistoryStep> {
        let mut state = self.start().clone();
        let standing = self.record().standing().unwrap_or_default();
        let step = |place: usize| {
            let entry = &self.record().entries[place];
            let (seat, notation) = self.line(&state, entry, reader);
            let round = state.round();
            let role = state.phase_key().map(str::to_owned);
            let events = followed(&mut state, entry);
            HistoryStep {
                step: place as u32,
                seat: seat.map(Into::into),
                round,
                role,
                notation,
                events: told(&state, &events, reader.for_people()),
                time: 0,
            }
        };
        standing.into_iter().map(step).collect()
    }

    /// All entries from position `from` on with what they caused, including undone ones and undos; times are 0, since a
    /// record has none.
    pub(super) fn log(&self, from: usize, reader: Reader) -> Vec<LogEntry> {
        let entries = &self.record().entries;
        let is_undo = |entry: &Entry<G>| matches!(entry, Entry::Undo { .. });
        match entries.get(from..) {
            Some(rest) if !rest.iter().any(is_undo) => self.standing_log(from, reader),
            _ => self.log_with_undos(from, reader),
        }
    }

    /// The entries from position `from` on, of which none is an undo, so that all of them stand. A log is written at every
    /// move, and mostly of the last entry or two: the state before them is at hand, or else follows from what was before.
    fn standing_log(&self, from: usize, reader: Reader) -> Vec<LogEntry> {
        let entries = &self.record().entries;
        if from == entries.len() {
            return Vec::new();
        }
        let mut state = match self.before_last(entries.len() - from) {
            Some(state) => state.clone(),
            None => self.standing_before(from),
        };
        let mut log = Vec::new();
        for (place, entry) in entries.iter().enumerate().skip(from) {
            let before = state.clone();
            let events = followed(&mut state, entry);
            let (seat, notation) = self.line(&before, entry, reader);
            log.push(LogEntry {
                step: place as u32,
                seat: seat.map(Into::into),
                notation,
                events: told(&before, &events, reader.for_people()),
                undone: false,
                time: 0,
                ordered: false,
            });
        }
        log
    }

    /// The state that stands when the entries from position `from` on are left out; none of those is an undo.
    fn standing_before(&self, from: usize) -> G {
        let mut state = self.start().clone();
        let standing = self.record().standing().unwrap_or_default();
        for place in standing.into_iter().take_while(|&place| place < from) {
            follow(&mut state, &self.record().entries[place], &mut ());
        }
        state
    }

    /// The entries from position `from` on, with the states that undos go back to.
    fn log_with_undos(&self, from: usize, reader: Reader) -> Vec<LogEntry> {
        let entries = &self.record().entries;
        let mut undone = vec![true; entries.len()];
        for place in self.record().standing().unwrap_or_default() {
            undone[place] = false;
        }
        let mut states = vec![self.start().clone()];
        let mut stack = Vec::new();
        let mut kept = vec![false; entries.len()];
        let mut log = Vec::new();
        for (place, entry) in entries.iter().enumerate() {
            let mut events = Vec::new();
            let Some(before) = states.last().cloned() else {
                break;
            };
            match entry {
                Entry::Undo { count, .. } => {
                    undone[place] = false;
                    let stays = states.len().saturating_sub(*count as usize).max(1);
                    for (taken, then) in stack.drain(stays - 1..).zip(&states[stays - 1..]) {
                        kept[taken] = self.stays_hidden(then, &entries[taken], &before, reader);
                    }
                    states.truncate(stays);
                }
                entry => {
                    let mut state = before.clone();
                    events = followed(&mut state, entry);
                    states.push(state);
                    stack.push(place);
                }
            }
            if place >= from {
                let (seat, notation) = self.line(&before, entry, reader);
                log.push(LogEntry {
                    step: place as u32,
                    seat: seat.map(Into::into),
                    notation,
                    events: told(&before, &events, reader.for_people()),
                    undone: undone[place],
                    time: 0,
                    ordered: false,
                });
            }
        }
        for entry in log.iter_mut().filter(|entry| kept[entry.step as usize]) {
            SEALED.clone_into(&mut entry.notation);
        }
        log
    }

    /// Whether an entry that was taken back when the game had reached `now` was hidden then, and stays so until the end:
    /// what nobody has seen before it was taken back is nobody's business.
    fn stays_hidden(&self, before: &G, entry: &Entry<G>, now: &G, reader: Reader) -> bool {
        match reader {
            Reader::Of(observer) => self.state().turn() != Turn::Over && before.hides(entry, now, observer),
            Reader::Open => false,
        }
    }

    /// How the game went, round by round, as far as the observer may know; all of it once the game is over.
    pub(super) fn charts(&self, observer: Option<Seat>) -> Charts {
        let open = self.state().turn() == Turn::Over;
        let mut state = self.start().clone();
        let mut rounds: Vec<RoundChart> = Vec::new();
        for place in self.record().standing().unwrap_or_default() {
            let round = state.round();
            let events = followed(&mut state, &self.record().entries[place]);
            if rounds.last().is_none_or(|last| last.round != round) {
                rounds.push(empty_round(round, state.seat_count()));
            }
            let Some(chart) = rounds.last_mut() else { continue };
            for event in events.iter().filter_map(G::chart_event) {
                match event {
                    ChartEvent::Shipped(seat, amount) => {
                        chart.seats[seat.index()].goods_shipped += u16::from(amount);
                    }
                    ChartEvent::Role(seat, role) => chart.seats[seat.index()].roles.push(role.to_owned()),
                    ChartEvent::Stored(seat) => {
                        *chart.seats[seat.index()].goods_stored.get_or_insert_default() += 1;
                    }
                    ChartEvent::Acted(seat, location) => {
                        let acted = &mut chart.seats[seat.index()].acted_at;
                        acted.get_or_insert_default().push(location.to_owned());
                    }
                }
            }
            let figures: Vec<SeatFigures> = state.chart(observer, open);
            for (seat, figures) in chart.seats.iter_mut().zip(figures) {
                seat.points = figures.points;
                seat.doubloons = figures.money;
            }
        }
        Charts { rounds }
    }
}

fn empty_round(round: u8, seat_count: usize) -> RoundChart {
    let seat = SeatChart {
        points: None,
        doubloons: 0,
        goods_shipped: 0,
        roles: Vec::new(),
        goods_stored: None,
        acted_at: None,
    };
    RoundChart {
        round,
        seats: vec![seat; seat_count],
    }
}

/// Carries out an entry that was legal when it was made, and returns the resulting events.
fn followed<G: Listed>(state: &mut G, entry: &Entry<G>) -> Vec<G::Event> {
    let mut events = Vec::new();
    follow(state, entry, &mut events);
    events
}

/// Whose entry it is, and its line without the seat.
pub(super) fn seat_and_notation<G: Listed>(entry: &Entry<G>) -> (Option<Seat>, String) {
    match entry {
        Entry::Seat(seat, action) => (Some(*seat), action.to_string()),
        Entry::Chance(outcome) => (None, outcome.to_string()),
        Entry::Undo { seat, count } => (Some(*seat), format!("undo {count}")),
    }
}
