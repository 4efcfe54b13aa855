//! Random games, written down as they are played and checked at every state.

use super::decisions::{check_legal, check_outcomes, check_scores, check_turn};
use super::pool::Pool;
use super::views::{check_views, check_watched};
use super::{DECISION_COUNT_MAX, Summary};
use crate::playout::pick_weighted;
use crate::{ChanceStream, Entry, FastRandom, Game, Random, Record, Seat, Secret, Turn, Weighted};

/// One state in this many is followed by an undo.
const STATES_PER_UNDO: u32 = 25;

/// An undo takes back at most this many entries.
const UNDO_COUNT_MAX: u32 = 3;

/// Plays one random game into the record (given without entries) and adds what it met to the pool.
///
/// # Panics
/// When the game does not end, or asks a seat that has no action.
pub fn scout<G: Game>(record: &mut Record<G>, seed: u64, pool: &mut Pool<G>) {
    let mut random = FastRandom::new(seed);
    let mut game = new_game::<G>(&record.setup);
    loop {
        check_turn(&game);
        match game.turn() {
            Turn::Over => return,
            Turn::Chance => {
                let outcomes = outcomes_of(&game);
                outcomes
                    .iter()
                    .for_each(|weighted| pool.add_outcome(weighted.outcome));
                let total = outcomes.iter().map(|weighted| weighted.weight).sum();
                assert!(total > 0, "chance is asked and has no outcome");
                let outcome = pick_weighted(&outcomes, random.below(total));
                record.entries.push(Entry::Chance(outcome));
                game.resolve_unchecked(outcome, &mut ());
            }
            Turn::Seats(seats) => {
                let asked: Vec<Seat> = seats.iter().collect();
                let seat = pick(&asked, &mut random);
                let actions = actions_of(&game, seat);
                pool.add_actions(&actions);
                assert!(!actions.is_empty(), "seat {seat} is asked and has no action");
                let action = pick(&actions, &mut random);
                record.entries.push(Entry::Seat(seat, action));
                game.apply_unchecked(seat, action, &mut ());
            }
        }
        check_length(record);
    }
}

/// Plays one random game into the record (given without entries) with every check at every state,
/// with promised chance and with undos. Returns the final state.
///
/// # Panics
/// When the game breaks a promise.
pub fn play_checked<G: Game>(
    record: &mut Record<G>,
    seed: u64,
    pool: &mut Pool<G>,
    summary: &mut Summary,
) -> G {
    let mut walk = Walk::start(record, seed);
    // A generator of its own, so that this check changes no game.
    let mut watching = FastRandom::new(!seed);
    loop {
        let game = walk.game().clone();
        assert!(
            game == *walk.game(),
            "a copy differs from its original\n{:?}\n{game:?}",
            walk.game()
        );
        check_turn(&game);
        if let Err(wrong) = game.check_invariants() {
            panic!("an invariant is broken: {wrong}\n{game:?}");
        }
        check_legal(&game, pool, &mut walk.random);
        check_outcomes(&game, pool, &mut walk.random);
        check_scores(&game);
        summary.hidden_parts_varied += check_views(&game, &mut walk.random);
        check_watched(&game, &mut watching);
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => walk.draw(&game),
            Turn::Seats(seats) => {
                let asked: Vec<Seat> = seats.iter().collect();
                walk.decide(&game, &asked);
                walk.check_order_does_not_matter(&game, &asked);
            }
        }
        walk.maybe_undo();
        check_length(walk.record);
    }
    let game = walk.finish();
    let decisions = record.entries.len() as u64;
    summary.games += 1;
    summary.decisions += decisions;
    summary.decisions_of_longest_game = summary.decisions_of_longest_game.max(decisions);
    game
}

/// A game in progress: the record, the state before each standing entry with the current one last,
/// and what each standing entry reported.
struct Walk<'a, G: Game> {
    record: &'a mut Record<G>,
    states: Vec<G>,
    events: Vec<Vec<G::Event>>,
    stream: ChanceStream,
    secret: Secret,
    random: FastRandom,
}

impl<'a, G: Game> Walk<'a, G> {
    /// The start, with a promised chance stream and a nonce of the first seat.
    fn start(record: &'a mut Record<G>, seed: u64) -> Self {
        let mut random = FastRandom::new(seed);
        let secret = Secret(std::array::from_fn(|_| random.bits() as u8));
        record.commitment = Some(secret.commitment());
        record.nonces = vec![(Seat::FIRST, format!("word of seed {seed}"))];
        Self {
            stream: record.stream(&secret),
            states: vec![new_game::<G>(&record.setup)],
            events: Vec::new(),
            record,
            secret,
            random,
        }
    }

    fn game(&self) -> &G {
        &self.states[self.states.len() - 1]
    }

    /// The outcome that the promised stream leads to.
    fn draw(&mut self, game: &G) {
        let outcome = self
            .stream
            .draw(game, self.record.draw_count())
            .expect("a chance decision has outcomes");
        self.record.entries.push(Entry::Chance(outcome));
        self.advance(
            game,
            |state, events| {
                assert!(
                    state.resolve(outcome, events),
                    "`{outcome}` is offered but not possible"
                );
            },
            |state, events| state.resolve_unchecked(outcome, events),
        );
    }

    /// A random action by a random seat that is asked.
    fn decide(&mut self, game: &G, asked: &[Seat]) {
        let seat = pick(asked, &mut self.random);
        let action = pick(&actions_of(game, seat), &mut self.random);
        self.record.entries.push(Entry::Seat(seat, action));
        self.advance(
            game,
            |state, events| {
                if let Err(refusal) = state.apply(seat, action, events) {
                    panic!("`{action}` of seat {seat} is offered and refused: {refusal:?}");
                }
            },
            |state, events| state.apply_unchecked(seat, action, events),
        );
    }

    /// Carries out the decision just written down on two copies, checked and unchecked, which must
    /// stay equal and report the same events.
    fn advance(
        &mut self,
        game: &G,
        checked: impl FnOnce(&mut G, &mut Vec<G::Event>),
        unchecked: impl FnOnce(&mut G, &mut Vec<G::Event>),
    ) {
        let (mut one, mut other) = (game.clone(), game.clone());
        let (mut told, mut told_again) = (Vec::new(), Vec::new());
        checked(&mut one, &mut told);
        unchecked(&mut other, &mut told_again);
        assert!(
            one == other,
            "the same decision gives two states\n{one:?}\n{other:?}"
        );
        assert!(
            told == told_again,
            "the same decision tells two stories\n{told:?}\n{told_again:?}"
        );
        self.states.push(one);
        self.events.push(told);
    }

    /// When several seats are asked at once, two of them may decide in either order.
    fn check_order_does_not_matter(&mut self, game: &G, asked: &[Seat]) {
        let [first, .., last] = asked else { return };
        let (first, last) = (*first, *last);
        let first_action = pick(&actions_of(game, first), &mut self.random);
        let last_action = pick(&actions_of(game, last), &mut self.random);
        let play = |order: [(Seat, G::Action); 2]| {
            let mut state = game.clone();
            for (seat, action) in order {
                if let Err(refusal) = state.apply(seat, action, &mut ()) {
                    panic!(
                        "{asked:?} are asked together, but `{action}` of seat {seat} is refused after another's: {refusal:?}"
                    );
                }
            }
            state
        };
        let forwards = play([(first, first_action), (last, last_action)]);
        let backwards = play([(last, last_action), (first, first_action)]);
        assert!(
            forwards == backwards,
            "`{first_action}` of seat {first} and `{last_action}` of seat {last} are asked together, but their order matters\n{forwards:?}\n{backwards:?}"
        );
    }

    /// Now and then somebody takes back a few entries.
    fn maybe_undo(&mut self) {
        if self.random.below(STATES_PER_UNDO) > 0 {
            return;
        }
        let count = (1 + self.random.below(UNDO_COUNT_MAX)).min(self.events.len() as u32);
        if count == 0 {
            return;
        }
        let seat = Seat::new(self.random.below(self.game().seat_count() as u32) as usize);
        self.record.entries.push(Entry::Undo { seat, count });
        let left = self.events.len() - count as usize;
        self.events.truncate(left);
        self.states.truncate(left + 1);
    }

    /// The end: the secret is revealed, and the replay reports what the game reported.
    fn finish(mut self) -> G {
        self.record.secret = Some(self.secret);
        let mut told = Vec::new();
        match self.record.replay_with(&mut |_, _| {}, &mut told) {
            Ok(_) => assert!(
                told == self.events.concat(),
                "the replay does not emit the game's events"
            ),
            Err(error) => panic!("the record does not replay: {error}"),
        }
        self.states.pop().expect("the walk keeps its last state")
    }
}

fn new_game<G: Game>(setup: &G::Setup) -> G {
    match G::new(setup) {
        Ok(game) => game,
        Err(error) => panic!("the setup `{setup}` is impossible: {error}"),
    }
}

fn actions_of<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.legal(seat, &mut actions);
    actions
}

fn outcomes_of<G: Game>(game: &G) -> Vec<Weighted<G::Outcome>> {
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    outcomes
}

fn pick<T: Copy>(items: &[T], random: &mut impl Random) -> T {
    items[random.below(items.len() as u32) as usize]
}

fn check_length<G: Game>(record: &Record<G>) {
    assert!(
        record.entries.len() <= DECISION_COUNT_MAX,
        "random play does not end within {DECISION_COUNT_MAX} decisions; the last ones: {:?}",
        record
            .entries
            .iter()
            .rev()
            .take(10)
            .map(ToString::to_string)
            .collect::<Vec<_>>()
    );
}
