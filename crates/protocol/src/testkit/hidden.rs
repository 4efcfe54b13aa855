//! Nobody is told what their view does not show.

use tabletop::wire::WireGame;
use tabletop::{Entry, FastRandom, Game, Random as _, Seat, Turn};

/// For how many decisions two tables that differ in something hidden are followed.
const FOLLOWED_COUNT: usize = 60;

/// Two tables that differ in one answer or outcome, and in what follows from it.
struct Pair<G: Game> {
    before: G,
    entry: Entry<G>,
    one: G,
    other: G,
}

/// Looks at one outcome, or one answer of seats that are asked together or under seal, and at another one in its place.
/// An observer who can't tell the two tables apart by the view must not learn from the log which of them it is: the
/// entry is hidden from that observer, and the facts are the same. This holds for as long as the views stay equal when
/// both tables are played on alike. Returns how often something was hidden.
///
/// `hides` is [`WireGame::hides`], which a test of this test may replace.
///
/// # Panics
/// If anybody is told what is hidden.
pub fn check_hidden<G: WireGame>(
    state: &G,
    random: &mut FastRandom,
    hides: impl Fn(&G, &Entry<G>, &G, Option<Seat>) -> bool,
    circumstances: &str,
) -> u64 {
    // Everybody sees what a single seat does in the open, even if a view does not keep it.
    let in_the_open = matches!(state.turn(), Turn::Seats(seats) if seats.len() == 1) && !state.is_sealed();
    let entries = entries(state);
    if entries.len() < 2 || in_the_open {
        return 0;
    }
    let first = random.below(entries.len() as u32) as usize;
    let second = (first + 1 + random.below(entries.len() as u32 - 1) as usize) % entries.len();
    let (entry, instead) = (&entries[first], &entries[second]);
    let same_seat = match (entry, instead) {
        (Entry::Seat(one, _), Entry::Seat(other, _)) => one == other,
        _ => true,
    };
    if !same_seat {
        return 0;
    }
    let (mut one, mut other) = (state.clone(), state.clone());
    let (facts, others) = (follow(&mut one, entry), follow(&mut other, instead));
    if one == other {
        return 0;
    }
    let pair = Pair {
        before: state.clone(),
        entry: entry.clone(),
        one,
        other,
    };
    let observers = std::iter::once(None).chain(Seat::all(state.seat_count()).map(Some));
    // A seat knows what it has decided, even if its view does not show it yet.
    let decided = |observer: &Option<Seat>| !matches!((&pair.entry, observer), (Entry::Seat(by, _), Some(seat)) if by == seat);
    let mut hidden = 0;
    for observer in observers.filter(decided) {
        if pair.one.view(observer) != pair.other.view(observer) {
            continue;
        }
        assert!(
            facts == others,
            "{circumstances}: {observer:?} can't see `{}` in its view, but the facts tell it: {facts:?}",
            pair.entry
        );
        hidden += 1;
        stays_hidden(&pair, observer, random, &hides, circumstances);
    }
    hidden
}

/// Plays both tables on, alike, for as long as the observer can't tell them apart.
fn stays_hidden<G: WireGame>(
    pair: &Pair<G>,
    observer: Option<Seat>,
    random: &mut FastRandom,
    hides: &impl Fn(&G, &Entry<G>, &G, Option<Seat>) -> bool,
    circumstances: &str,
) {
    let (mut one, mut other) = (pair.one.clone(), pair.other.clone());
    for step in 0..FOLLOWED_COUNT {
        // Once a game is over, all of it may be told.
        if one == other || one.turn() == Turn::Over || one.view(observer) != other.view(observer) {
            return;
        }
        assert!(
            hides(&pair.before, &pair.entry, &one, observer),
            "{circumstances}: {observer:?} can't see `{}` in its view, but reads it in the log, {step} decisions later",
            pair.entry
        );
        let next = entries(&one);
        let entry = &next[random.below(next.len() as u32) as usize];
        if !possible(&other, entry) {
            return;
        }
        follow(&mut one, entry);
        follow(&mut other, entry);
    }
}

/// Everything that can come next.
fn entries<G: Game>(state: &G) -> Vec<Entry<G>> {
    match state.turn() {
        Turn::Over => Vec::new(),
        Turn::Chance => {
            let mut outcomes = Vec::new();
            state.outcomes(&mut outcomes);
            let entry = |weighted: tabletop::Weighted<G::Outcome>| Entry::Chance(weighted.outcome);
            outcomes.into_iter().map(entry).collect()
        }
        Turn::Seats(seats) => {
            let all = seats.iter().flat_map(|seat| {
                let mut legal = Vec::new();
                state.legal(seat, &mut legal);
                legal.into_iter().map(move |action| Entry::Seat(seat, action))
            });
            all.collect()
        }
    }
}

fn possible<G: Game>(state: &G, entry: &Entry<G>) -> bool {
    match *entry {
        Entry::Seat(seat, action) => state.check(seat, action).is_ok(),
        Entry::Chance(outcome) => state.clone().resolve(outcome, &mut ()),
        Entry::Undo { .. } => false,
    }
}

fn follow<G: Game>(state: &mut G, entry: &Entry<G>) -> Vec<G::Event> {
    let mut events = Vec::new();
    match *entry {
        Entry::Seat(seat, action) => state.apply_unchecked(seat, action, &mut events),
        Entry::Chance(outcome) => state.resolve_unchecked(outcome, &mut events),
        Entry::Undo { .. } => {}
    }
    events
}
