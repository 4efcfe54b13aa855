//! Writes the golden games of `tests/golden/`: for every number of players, every end trigger, with and
//! without Missions, the first random game that ends that way. Run it after a change to the rules or to
//! the component data that is meant to change games, and read the difference before you commit it:
//! `cargo run --release -p altiplano --example golden`.
//!
//! Words after `--` name the triggers whose games are replayed (`strip`, `road`); without any, all games
//! are. Games that end with an empty location are played with `scarce.components` from that folder.

use std::error::Error;
use std::fs;
use std::path::Path;

use altiplano::{ComponentSet, Components, Location, Setup, State, Switch, Trigger};
use tabletop::{Entry, FastRandom, Game, Playout, Random, Record, Turn};

/// Games tried before a trigger is considered out of reach.
const GAMES_MAX: u64 = 200_000;

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let text = fs::read_to_string(folder.join("scarce.components"))?;
    let read = Components::read(&text).map_err(|errors| format!("{errors:?}"))?;
    let scarce = ComponentSet::load(read);
    let only: Vec<String> = std::env::args().skip(1).collect();
    for player_count in 2..=5 {
        for missions in [false, true] {
            for trigger in Location::ALL
                .map(Trigger::Empty)
                .into_iter()
                .chain([Trigger::Strip])
            {
                let mut setup = Setup::new(player_count).with(Switch::Missions, missions);
                let word = match trigger {
                    Trigger::Empty(location) => {
                        setup.components = scarce;
                        location.key()
                    }
                    Trigger::Strip => "strip",
                };
                if !only.is_empty() && !only.iter().any(|one| one == word) {
                    continue;
                }
                let (record, state) = find(&setup, trigger)
                    .ok_or_else(|| format!("no game of {player_count} players ends by {word}"))?;
                let name = format!(
                    "{player_count}-players-{word}{}.txt",
                    if missions { "-missions" } else { "" }
                );
                let scores: Vec<String> = (state.scores().first(player_count).iter())
                    .map(|score| format!("{}+{}", score.points, score.tie_break))
                    .collect();
                let text = format!(
                    "# end: {word}\n# rounds: {}\n# scores: {}\n{record}",
                    state.round(),
                    scores.join(" ")
                );
                fs::write(folder.join(name), text)?;
            }
        }
    }
    Ok(())
}

/// The first game, by seed, whose end was triggered by this trigger alone.
fn find(setup: &Setup, trigger: Trigger) -> Option<(Record<State>, State)> {
    (0..GAMES_MAX).find_map(|seed| {
        let (record, state) = play(setup, seed)?;
        let triggers: Vec<Trigger> = state.view(None).triggers.iter().collect();
        (triggers == [trigger]).then_some((record, state))
    })
}

/// A random game. Seats pass less often than they would by chance, so that more happens.
fn play(setup: &Setup, seed: u64) -> Option<(Record<State>, State)> {
    let mut random = FastRandom::new(seed);
    let mut playout: Playout<State> = Playout::with_capacity(128);
    let mut record = Record::new(*setup);
    let mut state = State::new(setup).ok()?;
    let mut actions = Vec::new();
    loop {
        match state.turn() {
            Turn::Over => return Some((record, state)),
            Turn::Chance => {
                let outcome = playout.draw(&state, &mut random);
                record.entries.push(Entry::Chance(outcome));
                state.resolve_unchecked(outcome, &mut ());
            }
            Turn::Seats(seats) => {
                let seat = seats.first()?;
                actions.clear();
                state.legal(seat, &mut actions);
                let closing = |action: &altiplano::Action| {
                    matches!(action, altiplano::Action::Pass | altiplano::Action::Done)
                };
                if actions.len() > 1 && random.below(3) > 0 {
                    actions.retain(|action| !closing(action));
                }
                let action = actions[random.below(actions.len() as u32) as usize];
                record.entries.push(Entry::Seat(seat, action));
                state.apply_unchecked(seat, action, &mut ());
            }
        }
    }
}
