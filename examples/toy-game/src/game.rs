//! The rules.

use serde::{Deserialize, Serialize};
use tabletop::{EventSink, Game, PerSeat, Random, Score, Seat, SeatSet, Turn, Weighted, pick};

use crate::vocabulary::{Action, Decision, Event, Outcome, Refusal, SeatView, Tile, Tiles, ToyGame, View};
use crate::{Setup, SetupError};

/// Where the race ends.
pub const FIELD_LAST: u8 = 20;
/// The maximum number of tiles in a hand.
pub const HAND_MAX: u8 = 3;
const ROUND_LAST: u8 = 30;
const SEATS_MAX: usize = 4;
/// All tiles, by their pace.
const ALL: Tiles = crate::ByTile([6, 5, 4]);

/// The state of a race, which is also its position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    game: ToyGame,
    players: u8,
    round: u8,
    decision: Decision,
    fields: [u8; SEATS_MAX],
    hands: [Tiles; SEATS_MAX],
    bag: Tiles,
}

fn count(tiles: &Tiles) -> u8 {
    tiles.0.iter().sum()
}

/// What can be drawn from a bag.
fn draws(bag: &Tiles) -> impl Iterator<Item = Weighted<Outcome>> {
    let tiles = bag.iter().filter(|(_, count)| **count > 0);
    tiles.map(|(tile, &count)| Weighted {
        outcome: Outcome::Tile(tile),
        weight: u32::from(count),
    })
}

impl State {
    /// The current round, from 1.
    pub(crate) fn round(&self) -> u8 {
        self.round
    }

    /// The number of players.
    pub(crate) fn players(&self) -> u8 {
        self.players
    }

    /// What the game waits for.
    pub(crate) fn decision(&self) -> Decision {
        self.decision
    }

    fn hand(&self, seat: Seat) -> &Tiles {
        &self.hands[seat.index()]
    }

    /// Whether a horse has arrived, or the last round is over.
    fn is_decided(&self) -> bool {
        self.fields.contains(&FIELD_LAST) || self.round > ROUND_LAST
    }

    /// The turn goes to the next seat, unless the race is over.
    fn pass_on(&mut self, seat: Seat) {
        let next = seat.clockwise(self.seat_count()).nth(1).unwrap_or(Seat::FIRST);
        self.round += u8::from(next == Seat::FIRST);
        self.decision = match self.is_decided() {
            true => Decision::Over,
            false => Decision::Act { seat: next },
        };
    }

    /// Whether the decision can be open.
    fn is_possible(&self) -> bool {
        let (seat, left) = match self.decision {
            Decision::Over => return self.is_decided(),
            Decision::Act { seat } => (seat, 0),
            Decision::Draw { left: 0, .. } => return false,
            Decision::Draw { seat, left } => (seat, left),
        };
        !self.is_decided()
            && seat.index() < self.seat_count()
            && count(self.hand(seat)) + left <= HAND_MAX
            && left <= count(&self.bag)
    }

    /// Takes a tile from the hand; played tiles go back into the bag.
    fn play(&mut self, seat: Seat, tile: Tile) -> u8 {
        self.hands[seat.index()][tile] -= 1;
        self.bag[tile] += 1;
        tile.index() as u8 + 1
    }
}

impl Game for State {
    const ID: &'static str = "toy-game";
    const RULES_VERSION: u32 = 1;

    type Setup = Setup;
    type SetupError = SetupError;
    type Action = Action;
    type Outcome = Outcome;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        if !(2..=SEATS_MAX as u8).contains(&setup.players) {
            return Err(SetupError::PlayerCount { found: setup.players });
        }
        Ok(Self {
            game: ToyGame::ToyGame,
            players: setup.players,
            round: 1,
            decision: Decision::Act { seat: Seat::FIRST },
            fields: [0; SEATS_MAX],
            hands: [Tiles::default(); SEATS_MAX],
            bag: ALL,
        })
    }

    fn seat_count(&self) -> usize {
        usize::from(self.players)
    }

    fn turn(&self) -> Turn {
        match self.decision {
            Decision::Act { seat } => Turn::Seats(SeatSet::only(seat)),
            Decision::Draw { .. } => Turn::Chance,
            Decision::Over => Turn::Over,
        }
    }

    fn legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        let pushes = |tile| Seat::all(self.seat_count()).map(move |seat| Action::Push { tile, seat });
        let all = [Action::Draw].into_iter();
        let all = all.chain(Tile::ALL.map(Action::Move));
        let all = all.chain(Tile::ALL.into_iter().flat_map(pushes));
        let all = all.chain(Tile::ALL.map(Action::Swap)).chain([Action::Rest]);
        actions.extend(all.filter(|&action| self.check(seat, action).is_ok()));
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let refused = |wrong: bool, refusal| if wrong { Err(refusal) } else { Ok(()) };
        let held = |tile| refused(self.hand(seat)[tile] == 0, Refusal::NotInHand { tile });
        let draws = || {
            refused(count(self.hand(seat)) == HAND_MAX, Refusal::HandFull)?;
            refused(count(&self.bag) == 0, Refusal::BagEmpty)
        };
        refused(!self.turn().asks(seat), Refusal::NotYourTurn)?;
        match action {
            Action::Draw => draws(),
            Action::Move(tile) => held(tile),
            Action::Push { tile, seat: other } => {
                held(tile)?;
                let runs = other.index() < self.seat_count() && other != seat;
                refused(!runs || self.fields[other.index()] == 0, Refusal::NoPush)
            }
            Action::Swap(tile) => {
                held(tile)?;
                draws()
            }
            Action::Rest => Ok(()),
        }
    }

    fn apply_unchecked(&mut self, seat: Seat, action: Action, events: &mut impl EventSink<Event>) {
        match action {
            Action::Draw => self.decision = Decision::Draw { seat, left: 1 },
            Action::Move(tile) => {
                let field = FIELD_LAST.min(self.fields[seat.index()] + self.play(seat, tile));
                self.fields[seat.index()] = field;
                events.emit(Event::Moved { seat, tile, field });
            }
            Action::Push { tile, seat: other } => {
                let field = self.fields[other.index()].saturating_sub(self.play(seat, tile));
                self.fields[other.index()] = field;
                events.emit(Event::Pushed {
                    by: seat,
                    seat: other,
                    field,
                });
            }
            Action::Swap(tile) => {
                self.play(seat, tile);
                self.decision = Decision::Draw { seat, left: 2 };
                events.emit(Event::Swapped { seat, tile });
            }
            Action::Rest => events.emit(Event::Rested { seat }),
        }
        if matches!(self.decision, Decision::Act { .. }) {
            self.pass_on(seat);
        }
    }

    fn outcomes(&self, outcomes: &mut Vec<Weighted<Outcome>>) {
        if self.turn() == Turn::Chance {
            outcomes.extend(draws(&self.bag));
        }
    }

    fn resolve_unchecked(&mut self, Outcome::Tile(tile): Outcome, events: &mut impl EventSink<Event>) {
        let Decision::Draw { seat, left } = self.decision else {
            return;
        };
        self.bag[tile] -= 1;
        self.hands[seat.index()][tile] += 1;
        events.emit(Event::Drew { seat });
        match left {
            2.. => self.decision = Decision::Draw { seat, left: left - 1 },
            _ => self.pass_on(seat),
        }
    }

    fn scores(&self) -> PerSeat<Score> {
        PerSeat::from_fn(|seat| Score {
            points: self.fields.get(seat.index()).map_or(0, |&field| i32::from(field)),
            tie_break: 0,
        })
    }

    fn view(&self, observer: Option<Seat>) -> View {
        let seat = |seat: Seat| SeatView {
            field: self.fields[seat.index()],
            hand_size: count(self.hand(seat)),
            hand: (observer == Some(seat)).then(|| *self.hand(seat)),
        };
        View {
            game: self.game,
            observer,
            round: self.round,
            decision: self.decision,
            seats: Seat::all(self.seat_count()).map(seat).collect(),
        }
    }

    fn determinize(view: &View, random: &mut impl Random) -> Self {
        let mut state = Self {
            game: view.game,
            players: view.seats.len() as u8,
            round: view.round,
            decision: view.decision,
            fields: [0; SEATS_MAX],
            hands: [Tiles::default(); SEATS_MAX],
            bag: ALL,
        };
        for (place, shown) in view.seats.iter().enumerate() {
            state.fields[place] = shown.field;
            for (tile, &held) in shown.hand.iter().flat_map(Tiles::iter) {
                state.hands[place][tile] = held;
                state.bag[tile] -= held;
            }
        }
        for (place, shown) in view.seats.iter().enumerate() {
            for _ in count(&state.hands[place])..shown.hand_size {
                let Outcome::Tile(tile) = pick(&draws(&state.bag).collect::<Vec<_>>(), random);
                state.bag[tile] -= 1;
                state.hands[place][tile] += 1;
            }
        }
        state
    }

    fn check_invariants(&self) -> Result<(), String> {
        let tiles = |tile| {
            u32::from(self.bag[tile]) + self.hands.iter().map(|hand| u32::from(hand[tile])).sum::<u32>()
        };
        let full = |hand: &Tiles| count(hand) > HAND_MAX;
        let idle = |place: usize| self.fields[place] == 0 && count(&self.hands[place]) == 0;
        let sound = (2..=SEATS_MAX).contains(&self.seat_count())
            && Tile::ALL
                .into_iter()
                .all(|tile| tiles(tile) == u32::from(ALL[tile]))
            && !self.hands.iter().any(full)
            && self.fields.iter().all(|&field| field <= FIELD_LAST)
            && (self.seat_count()..SEATS_MAX).all(idle)
            && self.is_possible()
            && (1..=ROUND_LAST + 1).contains(&self.round);
        if sound {
            Ok(())
        } else {
            Err(format!("no race comes to this: {self:?}"))
        }
    }
}
