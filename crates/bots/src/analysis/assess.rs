//! The win shares of some moves, compared fairly.
//!
//! A search gives few simulations to the moves that it dislikes, so what it finds out about them is not worth
//! reporting. Here it only says which moves are worth comparing. Each of those is then examined equally long, after the
//! same fillings of what is hidden.

use tabletop::{FastRandom, Game, PerSeat, Seat, Turn};

use crate::analysis::analysed::{Analysed, Effort};
use crate::search::{Budget, Guide, Searcher, Settings, Tree};

/// Worlds of the search that finds the moves.
const SCAN_WORLDS: u32 = 2;

/// More actions than any move consists of.
const ACTION_COUNT_MAX: usize = 128;

/// How far apart the numbers of the worlds of different lucks are: more worlds than any effort has.
const LUCK_STEP: u32 = 1 << 12;

/// What was found about one move.
#[derive(Clone, PartialEq, Debug)]
pub struct Assessed<A> {
    /// The move: one action, or several if the decision is made in small steps.
    pub actions: Vec<A>,
    /// Each seat's share of the win after it, 0 to 1; they add up to 1.
    pub shares: PerSeat<f32>,
    /// The own share in each of the worlds; empty if the end of the game is seen exactly.
    pub own: Vec<f32>,
}

/// What a comparison found about one move.
#[derive(Clone, PartialEq, Debug)]
pub struct Compared<A> {
    /// The move, up to the end of what the seat is asked: one action, or several if the decision is made in small steps.
    pub actions: Vec<A>,
    /// Each seat's share of the win after it, 0 to 1; they add up to 1.
    pub shares: PerSeat<f32>,
    /// The own share in each of the worlds; empty if the end of the game is seen exactly.
    pub own: Vec<f32>,
}

/// The best `count` moves of the seat, which must be asked, and `also` if it is not among them; best first. `None` if
/// `stop` says that nobody is waiting for the answer any more; no moves if the seat is not asked.
#[must_use]
pub fn assess<G: Analysed>(
    seat: Seat,
    view: &G::View,
    also: Option<&[G::Action]>,
    count: usize,
    effort: Effort,
    stop: &dyn Fn() -> bool,
) -> Option<Vec<Assessed<G::Action>>> {
    let first: G = world(view, 0);
    if stop() {
        return None;
    }
    if !first.turn().asks(seat) {
        return Some(Vec::new());
    }
    let mut moves = Vec::with_capacity(count + 1);
    // Answers in another order, or after a detour, are no other moves if they leave the table the same.
    let mut tables = Vec::with_capacity(count + 1);
    // What was played comes first, so that nothing that comes to exactly the same is held against it.
    let also = also.filter(|also| !also.is_empty());
    if let Some(also) = also {
        tables.extend(table_after(&first, seat, also));
    }
    let known = tables.len();
    for mut actions in candidates::<G>(seat, view, effort.scan) {
        complete(&first, seat, &mut actions);
        let table = table_after(&first, seat, &actions);
        if moves.len() < count && !moves.contains(&actions) {
            if let Some(table) = table {
                let is_played = known > 0 && tables[0] == table;
                if (is_played && also.is_some_and(|also| also != actions)) || tables[known..].contains(&table)
                {
                    continue;
                }
                tables.push(table);
            }
            moves.push(actions);
        }
    }
    if let Some(also) = also
        && !moves.iter().any(|one| one == also)
    {
        moves.push(also.to_vec());
    }
    // What was played stays as it was played, so that it is found among the answers.
    let compared = weighed::<G>(seat, view, moves, effort, 0, stop)?;
    let mut found: Vec<_> = (compared.into_iter())
        .map(|Compared { actions, shares, own }| Assessed { actions, shares, own })
        .collect();
    found.sort_by(|left, right| right.shares[seat].total_cmp(&left.shares[seat]));
    Some(found)
}

/// Compares moves of the seat, which must be asked, in their order: each equally long, in the same worlds and with the
/// same luck, which is different for each `luck`. Of a move of several steps, the first ones are enough; moves that are
/// not legal are left out. `None` if `stop` says that nobody is waiting for the answer any more.
#[must_use]
pub fn compare<G: Analysed>(
    seat: Seat,
    view: &G::View,
    moves: &[Vec<G::Action>],
    effort: Effort,
    luck: u32,
    stop: &dyn Fn() -> bool,
) -> Option<Vec<Compared<G::Action>>> {
    let first: G = world(view, luck.wrapping_mul(LUCK_STEP));
    let mut moves = moves.to_vec();
    for actions in &mut moves {
        complete(&first, seat, actions);
    }
    weighed::<G>(seat, view, moves, effort, luck, stop)
}

/// The table after a move; `None` if it does not fit.
fn table_after<G: Game>(first: &G, seat: Seat, actions: &[G::Action]) -> Option<G> {
    let mut after = first.clone();
    for &action in actions {
        after.apply(seat, action, &mut ()).ok()?;
    }
    Some(after)
}

/// The same of moves as they are.
fn weighed<G: Analysed>(
    seat: Seat,
    view: &G::View,
    moves: Vec<Vec<G::Action>>,
    effort: Effort,
    luck: u32,
    stop: &dyn Fn() -> bool,
) -> Option<Vec<Compared<G::Action>>> {
    let numbers = (0..effort.worlds.max(1)).map(|number| luck.wrapping_mul(LUCK_STEP).wrapping_add(number));
    let worlds: Vec<(G, u32)> = numbers.map(|number| (world(view, number), number)).collect();
    let (first, _) = &worlds[0];
    let mut guide = G::share_guide();
    guide.sit(seat);
    if let Some(found) = solved::<G>(seat, view, first, &moves, &mut guide) {
        return Some(found);
    }
    guide.begin(first);
    let correction = first.calibration().moves;
    let mut found = Vec::with_capacity(moves.len());
    for actions in moves {
        let mut each: Vec<PerSeat<f32>> = Vec::with_capacity(worlds.len());
        for (world, number) in &worlds {
            if stop() {
                return None;
            }
            let mut after = world.clone();
            let fits = actions
                .iter()
                .all(|&action| after.apply(seat, action, &mut ()).is_ok());
            if !fits {
                break;
            }
            let mut random = random_of(*number, 2);
            each.push(look_on::<G>(after, &mut guide, effort.each, &mut random));
        }
        if each.len() == worlds.len() {
            let count = each.len() as f32;
            let mean = |of: Seat| each.iter().fold(0.0, |sum, shares| sum + shares[of] / count);
            found.push(Compared {
                actions,
                shares: correction.of_all(&PerSeat::from_fn(mean), seat),
                own: each.iter().map(|shares| correction.of(shares[seat])).collect(),
            });
        }
    }
    Some(found)
}

/// The outcomes of the moves, in their order, if the end of the game is seen exactly and nothing is hidden.
fn solved<G: Analysed>(
    seat: Seat,
    view: &G::View,
    world: &G,
    moves: &[Vec<G::Action>],
    guide: &mut G::Guide,
) -> Option<Vec<Compared<G::Action>>> {
    let fits = |actions: &Vec<G::Action>| {
        let mut after = world.clone();
        actions
            .iter()
            .all(|&action| after.apply(seat, action, &mut ()).is_ok())
    };
    if world.watched(Some(seat)) != *view || !moves.iter().all(fits) {
        return None;
    }
    let shares = guide.solve_after(world, moves)?;
    let both = moves.iter().cloned().zip(shares);
    let compared = |(actions, shares)| Compared {
        actions,
        shares,
        own: Vec::new(),
    };
    Some(both.map(compared).collect())
}

/// About how far the difference between two moves may be off, whose shares were found in the same worlds: its standard
/// error; 0 if both are exact.
pub(super) fn doubt(one: &[f32], other: &[f32]) -> f32 {
    let count = one.len().min(other.len()) as f32;
    if count < 2.0 {
        return 0.0;
    }
    let apart = || one.iter().zip(other).map(|(one, other)| one - other);
    let mean = apart().sum::<f32>() / count;
    let squares: f32 = apart().map(|apart| (apart - mean) * (apart - mean)).sum();
    (squares / (count * (count - 1.0))).sqrt()
}

/// The moves that a short search visited most, most visited first.
fn candidates<G: Analysed>(seat: Seat, view: &G::View, iterations: u32) -> Vec<Vec<G::Action>> {
    let settings = Settings {
        budget: Budget::iterations(iterations),
        worlds: SCAN_WORLDS,
        ..Settings::default()
    };
    let choices = Searcher::<G, _>::new(G::share_guide(), settings, 0).analyse(seat, view);
    choices
        .into_iter()
        .map(|choice| choice.actions)
        .filter(|actions| !actions.is_empty())
        .collect()
}

/// What the greedy bot would answer in the seat's place, up to the end of what it is asked here; empty if it is not
/// asked.
#[must_use]
pub fn whole_answer<G: Analysed>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    if state.turn().asks(seat) {
        complete(state, seat, &mut actions);
    }
    actions
}

/// Completes a move of which the guide names only the first steps, with what the greedy bot would answer.
fn complete<G: Analysed>(first: &G, seat: Seat, actions: &mut Vec<G::Action>) {
    let mut state = first.clone();
    for &action in actions.iter() {
        if state.apply(seat, action, &mut ()).is_err() {
            return;
        }
    }
    let mut legal = Vec::with_capacity(64);
    let mut bot = None;
    while (actions.is_empty() || first.goes_on(&state, seat)) && actions.len() < ACTION_COUNT_MAX {
        legal.clear();
        state.legal(seat, &mut legal);
        let action = match legal[..] {
            [] => return,
            [only] => only,
            [other, ..] => match bot.get_or_insert_with(|| G::bot("greedy", 0)) {
                Some(bot) => bot.decide(seat, &state.watched(Some(seat)), &legal),
                None => other,
            },
        };
        state.apply_unchecked(seat, action, &mut ());
        actions.push(action);
    }
}

/// A filling of what the view hides; always the same one for the same number.
pub(super) fn world<G: Game>(view: &G::View, number: u32) -> G {
    G::determinize(view, &mut random_of(number, 1))
}

/// The randomness of a world for one purpose; the same for every move, so that luck favours none of them.
pub(super) fn random_of(world: u32, purpose: u64) -> FastRandom {
    FastRandom::new((u64::from(world) << 8 | purpose).wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

/// What each seat can expect from here: the mean of this many simulations.
fn look_on<G: Analysed>(
    mut state: G,
    guide: &mut G::Guide,
    iterations: u32,
    random: &mut FastRandom,
) -> PerSeat<f32> {
    guide.settle(&mut state, random);
    let asked = match state.turn() {
        Turn::Seats(seats) => seats.first(),
        Turn::Chance | Turn::Over => None,
    };
    let Some(asked) = asked else {
        return guide.result(&state);
    };
    if iterations == 0 {
        return guide.evaluate(&state, random);
    }
    let settings = Settings::default();
    let mut tree = Tree::new(state, asked);
    for _ in 0..iterations {
        tree.simulate(guide, &settings, random);
    }
    let mut sum = PerSeat::<f32>::default();
    let mut visits = 0;
    for found in tree.found() {
        visits += found.visits;
        for (sum, value) in sum.0.iter_mut().zip(found.sum.0) {
            *sum += value;
        }
    }
    PerSeat::from_fn(|seat| sum[seat] / visits.max(1) as f32)
}
