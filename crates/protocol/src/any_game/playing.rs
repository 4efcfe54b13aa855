//! A game with its record: what a table, an engine session or a replay holds.

use narrator::Gain;
use tabletop::wire::PlanError;
use tabletop::{
    Commitment, Entry, EventSink, PerSeat, Record, ReplayError, Score, Seat, SeatSet, Secret, Turn, ranks,
};

use super::recent::Recent;
use super::{GameError, Happened, ScoreRow, WeightedOutcome, impossible, read};
use crate::{
    Ahead, AnyEvent, LegalAction, Listed, Move, Offer, OutcomeMove, Preview, ToldEvent, ToldRefusal,
};

/// A game whose rules are known, with its record. State and record always agree.
#[derive(Clone, Debug)]
pub struct Playing<G: Listed> {
    start: G,
    state: G,
    record: Record<G>,
    from_position: bool,
    /// What was there before the last entries; all of it follows from the rest.
    recent: Recent<G>,
}

impl<G: Listed + PartialEq> PartialEq for Playing<G> {
    fn eq(&self, other: &Self) -> bool {
        self.start == other.start
            && self.state == other.state
            && self.record == other.record
            && self.from_position == other.from_position
    }
}

/// Construction.
impl<G: Listed> Playing<G> {
    /// The game of this setup before the first decision.
    pub(super) fn new(setup: G::Setup) -> Result<Self, GameError> {
        let state = G::new(&setup).map_err(impossible::<G>)?;
        Ok(Self {
            start: state.clone(),
            state,
            record: Record::new(setup),
            from_position: false,
            recent: Recent::nothing(),
        })
    }

    /// A game that starts from a position.
    pub(super) fn from_position(state: G, setup: G::Setup) -> Self {
        Self {
            start: state.clone(),
            state,
            record: Record::new(setup),
            from_position: true,
            recent: Recent::nothing(),
        }
    }

    /// The game that a record describes; every entry must be legal at its point in the game, even undone ones. Takes
    /// time in proportion to the record, however much of it was undone.
    pub(super) fn from_record(record: Record<G>) -> Result<Self, GameError> {
        let start = G::new(&record.setup).map_err(|error| false_record(&ReplayError::<G>::Setup(error)))?;
        let state = replayed(&start, &record.entries).map_err(|error| false_record(&error))?;
        Ok(Self {
            start,
            state,
            record,
            from_position: false,
            recent: Recent::nothing(),
        })
    }

    /// The game after the first `count` entries of the record, without the secret.
    pub(super) fn after(&self, count: usize) -> Option<Self> {
        let entries = self.record.entries.get(..count)?;
        let mut record = Record::new(self.record.setup.clone());
        record.commitment = self.record.commitment;
        record.nonces = self.record.nonces.clone();
        record.entries = entries.to_vec();
        let mut before = Self {
            start: self.start.clone(),
            state: self.start.clone(),
            record,
            from_position: self.from_position,
            recent: Recent::nothing(),
        };
        before.recompute();
        Some(before)
    }
}

/// Queries.
impl<G: Listed> Playing<G> {
    /// The current state: for bots and other code that knows the game.
    #[must_use]
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The state before the first entry.
    #[must_use]
    pub fn start(&self) -> &G {
        &self.start
    }

    /// The record so far.
    #[must_use]
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// The state before the last so many entries, if it is at hand and none of them is an undo.
    pub(super) fn before_last(&self, count: usize) -> Option<&G> {
        self.recent.before_last(count)
    }

    /// Whether the game began from a position, so that its record is not the whole story.
    #[must_use]
    pub fn is_from_position(&self) -> bool {
        self.from_position
    }

    /// The controls of the open decision; with `for_people`, also the sentences that describe them.
    pub(super) fn offers(&self, seat: Seat, for_people: bool) -> Vec<Offer> {
        if !self.state.turn().asks(seat) {
            return Vec::new();
        }
        let sealed = self.state.is_sealed();
        let offer = |action: G::Action| {
            let (after, mut events, refusal) = tried(&self.state, seat, action);
            if sealed {
                // The last answer would reveal those of the others.
                events.clear();
            }
            let beyond = refusal.and_then(|refusal| self.state.beyond(seat, refusal));
            Offer {
                ahead: beyond
                    .filter(|_| for_people)
                    .map(|there| ahead(&there, seat, action)),
                action: G::any_action(action),
                notation: action.to_string(),
                refusal: refusal.map(|refusal| refused::<G>(refusal, for_people)),
                numbers: (for_people && !sealed && refusal.is_none())
                    .then(|| self.state.numbers(&after, seat, action, &events))
                    .filter(|numbers| !numbers.is_empty()),
                preview: told(&self.state, &events, for_people),
            }
        };
        self.state.candidates(seat).into_iter().map(offer).collect()
    }

    /// What the seat's moves would come to, without making them. Under seal nothing is shown in advance, and nothing is
    /// looked at beyond the last answer, which opens those of the others.
    pub(super) fn foresee(&self, seat: Seat, moves: &[Move]) -> Result<Preview, GameError> {
        if moves.is_empty() {
            return Err(GameError::NoMoves);
        }
        let mut preview = Preview::default();
        let mut state = self.state.clone();
        for (index, one) in moves.iter().enumerate() {
            if let Move::Plan(plan) = one {
                let plan = read(plan).map_err(|message| GameError::BadMove { index, message })?;
                preview.outlook = state.outlook(Some(seat), Some(&plan)).map(G::any_outlook);
            }
            let actions = match self.read_move(&state, seat, one, index) {
                Err(GameError::Refused { refusal, .. }) => {
                    preview.refusal = Some(refusal);
                    return Ok(preview);
                }
                read => read?,
            };
            for action in actions {
                let (after, events, refusal) = tried(&state, seat, action);
                if let Some(refusal) = refusal {
                    preview.refusal = Some(refused::<G>(refusal, true));
                    return Ok(preview);
                }
                if state.is_sealed() {
                    if !state.same_question(&after) {
                        return Ok(preview);
                    }
                } else {
                    let numbers = state.numbers(&after, seat, action, &events);
                    preview.gain = Gain::together(preview.gain, numbers.gain);
                    preview.preview.extend(told(&after, &events, true));
                }
                state = after;
            }
        }
        Ok(preview)
    }

    pub(super) fn legal(&self, seat: Seat) -> Vec<LegalAction> {
        let mut actions = Vec::new();
        if self.state.turn().asks(seat) {
            self.state.legal(seat, &mut actions);
        }
        let row = |action: G::Action| LegalAction {
            action: G::any_action(action),
            notation: action.to_string(),
        };
        actions.into_iter().map(row).collect()
    }

    pub(super) fn outcomes(&self) -> Vec<WeightedOutcome> {
        let mut outcomes = Vec::new();
        if self.state.turn() == Turn::Chance {
            self.state.outcomes(&mut outcomes);
        }
        let row = |weighted: tabletop::Weighted<G::Outcome>| WeightedOutcome {
            outcome: G::any_outcome(weighted.outcome),
            notation: weighted.outcome.to_string(),
            weight: weighted.weight,
        };
        outcomes.into_iter().map(row).collect()
    }

    pub(super) fn scores(&self) -> Vec<ScoreRow> {
        let seat_count = self.state.seat_count();
        let scores: PerSeat<Score> = self.state.scores();
        let ranks = ranks(&scores, seat_count);
        let row = |(seat, score): (Seat, &Score)| ScoreRow {
            seat: seat.into(),
            points: score.points,
            tie_break: score.tie_break,
            rank: ranks[seat],
        };
        scores.iter(seat_count).map(row).collect()
    }
}

/// Progress.
impl<G: Listed> Playing<G> {
    /// Carries out all moves or none.
    pub(super) fn apply(&mut self, seat: Seat, moves: &[Move]) -> Result<Vec<Happened>, GameError> {
        if moves.is_empty() {
            return Err(GameError::NoMoves);
        }
        let mut state = self.state.clone();
        let mut done = Vec::new();
        for (index, one) in moves.iter().enumerate() {
            for action in self.read_move(&state, seat, one, index)? {
                let (before, mut events) = (state.clone(), Vec::new());
                state
                    .apply(seat, action, &mut events)
                    .map_err(|refusal| GameError::Refused {
                        index,
                        refusal: refused::<G>(refusal, true),
                    })?;
                done.push((Entry::Seat(seat, action), events, before));
            }
        }
        self.state = state;
        Ok(done
            .into_iter()
            .map(|(entry, events, before)| {
                self.recent.note(before);
                self.append(entry, &events)
            })
            .collect())
    }

    fn read_move(
        &self,
        state: &G,
        seat: Seat,
        one: &Move,
        index: usize,
    ) -> Result<Vec<G::Action>, GameError> {
        match one {
            Move::Action(value) => match read::<G::Action>(value) {
                Ok(action) => Ok(vec![action]),
                Err(message) => Err(GameError::BadMove { index, message }),
            },
            Move::Notation(line) => match line.parse::<G::Action>() {
                Ok(action) => Ok(vec![action]),
                Err(error) => Err(GameError::UnknownNotation {
                    index,
                    message: error.to_string(),
                }),
            },
            Move::Plan(plan) => {
                let plan = read(plan).map_err(|message| GameError::BadMove { index, message })?;
                state.expand(seat, plan).map_err(|error| match error {
                    PlanError::Empty(message) => GameError::BadMove { index, message },
                    PlanError::Refused(refusal) => GameError::Refused {
                        index,
                        refusal: refused::<G>(refusal, true),
                    },
                })
            }
        }
    }

    pub(super) fn resolve(&mut self, outcome: &OutcomeMove) -> Result<Happened, GameError> {
        if self.state.turn() != Turn::Chance {
            return Err(GameError::NotChance);
        }
        let outcome = match outcome {
            OutcomeMove::Outcome(value) => read(value),
            OutcomeMove::Notation(line) => line
                .parse::<G::Outcome>()
                .map_err(|error: <G::Outcome as std::str::FromStr>::Err| error.to_string()),
        }
        .map_err(|message| GameError::UnknownOutcome { message })?;
        self.bring(outcome)
    }

    /// Draws the next chance outcome from the secret's stream.
    pub(super) fn draw(&mut self, secret: &Secret) -> Result<Happened, GameError> {
        if self.state.turn() != Turn::Chance {
            return Err(GameError::NotChance);
        }
        let stream = self.record.stream(secret);
        let outcome = stream
            .draw(&self.state, self.record.draw_count())
            .ok_or(GameError::NotChance)?;
        self.bring(outcome)
    }

    fn bring(&mut self, outcome: G::Outcome) -> Result<Happened, GameError> {
        let (before, mut events) = (self.state.clone(), Vec::new());
        if !self.state.resolve(outcome, &mut events) {
            return Err(GameError::ImpossibleOutcome);
        }
        self.recent.note(before);
        Ok(self.append(Entry::Chance(outcome), &events))
    }

    /// How many of the last standing entries are decisions of these seats, back to an answer that revealed sealed ones.
    pub(super) fn undo_span(&self, seats: SeatSet) -> u32 {
        if self.state.turn() == Turn::Over {
            return 0;
        }
        let own = |entry: &Entry<G>| matches!(entry, Entry::Seat(by, _) if seats.contains(*by));
        let entries = &self.record.entries;
        let kept = self.recent.len();
        let span = entries
            .iter()
            .rev()
            .take(kept)
            .take_while(|entry| own(entry))
            .count();
        if span < kept {
            let tail = entries.iter().skip(entries.len() - span);
            let before = self.recent.before_last(span);
            return before.map_or(0, |state| span_since_revealed(state.clone(), tail));
        }
        let standing = self.record.standing().unwrap_or_default();
        let span = standing
            .iter()
            .rev()
            .take_while(|&&place| own(&entries[place]))
            .count();
        if span == 0 {
            return 0;
        }
        let (earlier, tail) = standing.split_at(standing.len() - span);
        let mut state = self.start.clone();
        for &place in earlier {
            follow(&mut state, &entries[place], &mut ());
        }
        span_since_revealed(state, tail.iter().map(|&place| &entries[place]))
    }

    /// Whether the seat is still asked what it was asked when the record had `version` entries, and only
    /// others have answered since, under seal.
    pub(super) fn still_asked(&self, seat: Seat, version: usize) -> bool {
        let Some(since) = self.record.entries.get(version..) else {
            return false;
        };
        let others = since.iter().all(|entry| match entry {
            Entry::Seat(by, _) | Entry::Undo { seat: by, .. } => *by != seat,
            Entry::Chance(_) => false,
        });
        others
            && self.state.turn().asks(seat)
            && self.after(version).is_some_and(|then| {
                then.state.is_sealed()
                    && then.state.turn().asks(seat)
                    && then.state.same_question(&self.state)
            })
    }

    /// How many entries stand.
    pub(super) fn standing_count(&self) -> u32 {
        self.record.standing().map_or(0, |standing| standing.len()) as u32
    }

    /// Takes back the last standing entries, no matter whose they are.
    pub(super) fn undo(&mut self, seat: Seat, count: u32) -> Result<Happened, GameError> {
        let possible = self.standing_count();
        if count == 0 || count > possible {
            return Err(GameError::NothingToUndo { possible });
        }
        let happened = self.append(Entry::Undo { seat, count }, &[]);
        self.recompute();
        Ok(happened)
    }

    /// Replaces whatever was played with the lines of a whole record, checked as in [`Playing::from_record`]. Nothing
    /// has changed if one of them is wrong.
    pub(super) fn replay<'a>(&mut self, lines: impl Iterator<Item = &'a str>) -> Result<(), GameError> {
        let read = |(place, line): (usize, &str)| {
            line.parse().map_err(|message: String| GameError::BadRecord {
                message: format!("entry {place}, `{line}`: {message}"),
                line: None,
            })
        };
        let entries: Vec<Entry<G>> = lines.enumerate().map(read).collect::<Result<_, _>>()?;
        self.state = replayed(&self.start, &entries).map_err(|error| false_record(&error))?;
        self.record.entries = entries;
        self.recent = Recent::nothing();
        Ok(())
    }

    pub(super) fn promise(&mut self, commitment: Option<Commitment>, nonces: Vec<(Seat, String)>) {
        self.record.commitment = commitment;
        self.record.nonces = nonces;
    }

    pub(super) fn reveal(&mut self, secret: Secret) {
        self.record.secret = Some(secret);
    }

    fn append(&mut self, entry: Entry<G>, events: &[G::Event]) -> Happened {
        let happened = Happened::of(&entry, self.record.entries.len(), wire_events::<G>(events));
        self.record.entries.push(entry);
        happened
    }

    /// Replays the standing entries, which were legal when they were made.
    fn recompute(&mut self) {
        self.recent = Recent::nothing();
        self.state = self.start.clone();
        for place in self.record.standing().unwrap_or_default() {
            follow(&mut self.state, &self.record.entries[place], &mut ());
        }
    }
}

/// How many of these entries, the last ones of a record, come after the last answer that revealed sealed ones.
fn span_since_revealed<'a, G: Listed>(
    mut state: G,
    tail: impl ExactSizeIterator<Item = &'a Entry<G>>,
) -> u32 {
    let span = tail.len();
    let mut left = span;
    for (index, entry) in tail.enumerate() {
        let before = state.clone();
        follow(&mut state, entry, &mut ());
        if before.is_sealed() && !before.same_question(&state) {
            left = span - index - 1;
        }
    }
    left as u32
}

/// The state after all these entries, each of which must be legal at its point.
fn replayed<G: Listed>(start: &G, entries: &[Entry<G>]) -> Result<G, ReplayError<G>> {
    let mut states = vec![start.clone()];
    for (place, entry) in entries.iter().enumerate() {
        if let Entry::Undo { count, .. } = entry {
            let left = states.len().checked_sub(*count as usize).filter(|&left| left > 0);
            states.truncate(left.ok_or(ReplayError::UndoTooFar { entry: place })?);
            continue;
        }
        let mut state = states.last().unwrap_or(start).clone();
        match *entry {
            Entry::Seat(seat, action) => {
                state
                    .apply(seat, action, &mut ())
                    .map_err(|refusal| ReplayError::Refused {
                        entry: place,
                        refusal,
                    })?;
            }
            Entry::Chance(outcome) if state.turn() == Turn::Chance && state.resolve(outcome, &mut ()) => {}
            Entry::Chance(_) | Entry::Undo { .. } => return Err(ReplayError::Impossible { entry: place }),
        }
        states.push(state);
    }
    Ok(states.pop().unwrap_or_else(|| start.clone()))
}

/// Carries out an entry that was legal when it was made.
pub(super) fn follow<G: Listed>(state: &mut G, entry: &Entry<G>, events: &mut impl EventSink<G::Event>) {
    match *entry {
        Entry::Seat(seat, action) => state.apply_unchecked(seat, action, events),
        Entry::Chance(outcome) => state.resolve_unchecked(outcome, events),
        Entry::Undo { .. } => {}
    }
}

/// The events in their wire form.
fn wire_events<G: Listed>(events: &[G::Event]) -> Vec<AnyEvent> {
    events.iter().cloned().map(G::any_event).collect()
}

/// The events in their wire form, for people with the sentences that describe them; `state` is that before or after
/// them.
pub(super) fn told<G: Listed>(state: &G, events: &[G::Event], for_people: bool) -> Vec<ToldEvent> {
    let one = |event: &G::Event| ToldEvent {
        event: G::any_event(event.clone()),
        said: match for_people {
            true => state.narrate(event),
            false => Vec::new(),
        },
    };
    events.iter().map(one).collect()
}

/// The result of an answer: the state afterwards, the facts that the seat may know in advance, and the refusal if it is
/// refused.
fn tried<G: Listed>(state: &G, seat: Seat, action: G::Action) -> (G, Vec<G::Event>, Option<G::Refusal>) {
    let mut after = state.clone();
    let mut events = Vec::new();
    let refusal = after.apply(seat, action, &mut events).err();
    events.retain(|event| G::may_preview(event, seat));
    (after, events, refusal)
}

/// The answer as it would be in a state that a move leads to.
fn ahead<G: Listed>(there: &G, seat: Seat, action: G::Action) -> Ahead {
    let (after, events, refusal) = tried(there, seat, action);
    Ahead {
        refusal: refusal.map(|refusal| refused::<G>(refusal, true)),
        numbers: refusal
            .is_none()
            .then(|| there.numbers(&after, seat, action, &events))
            .filter(|numbers| !numbers.is_empty()),
    }
}

/// The refusal in its wire form, for people with the sentence that describes it.
fn refused<G: Listed>(refusal: G::Refusal, for_people: bool) -> ToldRefusal {
    ToldRefusal {
        refusal: G::any_refusal(refusal),
        said: for_people.then(|| G::explain(refusal)),
    }
}

/// The game error for a replay error.
pub(super) fn false_record<G: Listed>(error: &ReplayError<G>) -> GameError {
    let entry = match error {
        ReplayError::Refused { entry, .. }
        | ReplayError::Impossible { entry }
        | ReplayError::UndoTooFar { entry }
        | ReplayError::UnfairDraw { entry } => Some(*entry),
        ReplayError::Setup(_) | ReplayError::SecretMismatch => None,
    };
    GameError::FalseRecord {
        message: error.to_string(),
        entry,
    }
}
