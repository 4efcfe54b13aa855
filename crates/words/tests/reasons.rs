//! Why each of the moves of a hint is worth considering: no sentence is told of two of them, in any language.

use std::collections::{BTreeMap, BTreeSet};

use bots::HasBots;
use bots::analysis::{Analysed, Effort, Hint, ReasonKind, hints};
use narrator::Narrated;
use tabletop::{FastRandom, Playout, Seat, Turn};
use words::{Language, Readers, Words};

/// Enough to find the moves; their shares are not checked here.
const SHORT: Effort = Effort {
    scan: 60,
    worlds: 2,
    each: 2,
};

/// A position that was looked at: what is asked, and each move's name with what is told of it.
type Looked = (String, Vec<(String, Vec<String>)>);

/// The kind of a question: the first word of its name.
fn kind(decision: &impl std::fmt::Debug) -> String {
    let text = format!("{decision:?}");
    let end = text.find(|letter: char| !letter.is_alphanumeric());
    text[..end.unwrap_or(text.len())].to_owned()
}

/// Plays a game with bots of one key and calls `look` with every `every`th decision that has a choice.
fn positions<G: HasBots + Analysed>(
    setup: &G::Setup,
    key: &str,
    seed: u64,
    every: u32,
    mut look: impl FnMut(&G, Seat),
) {
    let mut state = G::new(setup).expect("a setup that can be played");
    let mut random = FastRandom::new(seed);
    let mut playout = Playout::with_capacity(64);
    let mut bot = G::bot(key, seed).expect("a bot of this key");
    let mut count = seed as u32;
    loop {
        match state.turn() {
            Turn::Over => return,
            Turn::Chance => {
                playout.step(&mut state, &mut random);
            }
            Turn::Seats(seats) => {
                let seat = seats.first().expect("somebody is asked");
                let mut legal = Vec::new();
                state.legal(seat, &mut legal);
                count += u32::from(legal.len() > 1);
                if legal.len() > 1 && count.is_multiple_of(every) {
                    look(&state, seat);
                }
                let action = bot.decide(seat, &state.watched(Some(seat)), &legal);
                state.apply_unchecked(seat, action, &mut ());
            }
        }
    }
}

/// What is told of each move of a hint.
fn told<G: Analysed + Narrated>(
    words: &Words,
    seat: Seat,
    found: &[Hint<G::Action>],
    name: &dyn Fn(&Words, &[G::Action]) -> String,
) -> Vec<(String, Vec<String>)> {
    let players = ["Ada", "Bob", "Cy", "Dee", "Eve"].map(str::to_owned).to_vec();
    let readers = Readers {
        players,
        reader: Some(seat),
    };
    let names: Vec<String> = found.iter().map(|one| name(words, &one.actions)).collect();
    let of = |one: &Hint<G::Action>| match one.why.same_as {
        Some(same) => vec![words.same_as(same.place, same.differs_later, &names)],
        None => {
            let sentence = |reason| words.tell(&G::reason(reason), &readers);
            one.why.reasons.iter().map(sentence).collect()
        }
    };
    let plain = |text: String| text.replace(['\u{2068}', '\u{2069}'], "");
    let all = names.iter().cloned().zip(found.iter().map(of));
    all.map(|(name, lines)| (plain(name), lines.into_iter().map(plain).collect()))
        .collect()
}

/// Checks the hints of games with these setups; returns what was looked at, in English and Polish.
fn looked<G: HasBots + Analysed + Narrated>(
    setups: &[G::Setup],
    keys: &[&str],
    every: u32,
    question: impl Fn(&G) -> String,
    name: impl Fn(&Words, &G, Seat, &[G::Action]) -> String,
) -> (Vec<Looked>, BTreeMap<String, BTreeSet<ReasonKind>>) {
    let languages: Vec<Words> = Language::ALL.into_iter().map(Words::new).collect();
    let mut all = Vec::new();
    let mut kinds = BTreeMap::<String, BTreeSet<ReasonKind>>::new();
    for (seed, setup) in (0..).zip(setups) {
        let key = keys[seed as usize % keys.len()];
        positions::<G>(setup, key, seed, every, |state, seat| {
            let found =
                hints::<G>(seat, &state.watched(Some(seat)), SHORT, &|| false).expect("nobody stopped it");
            let told_of = kinds.entry(question(state)).or_default();
            for reason in found.iter().flat_map(|one| &one.why.reasons) {
                told_of.insert(reason.kind);
            }
            let name = |words: &Words, actions: &[G::Action]| name(words, state, seat, actions);
            for (index, words) in languages.iter().enumerate() {
                let moves = told::<G>(words, seat, &found, &name);
                for (at, (_, lines)) in moves.iter().enumerate() {
                    let text = lines.join(" ");
                    assert!(
                        text.chars().any(char::is_alphabetic) && !text.contains('⟨'),
                        "{text:?}"
                    );
                    let says = |other: &[String]| other.iter().any(|line| lines.contains(line));
                    let twin = moves[..at].iter().find(|(_, other)| says(other));
                    assert_eq!(twin, None, "{:?}: {text} told twice: {found:#?}", question(state));
                }
                if index < 2 {
                    all.push((question(state), moves));
                }
            }
        });
    }
    (all, kinds)
}

fn puerto_rico(every: u32) -> (Vec<Looked>, BTreeMap<String, BTreeSet<ReasonKind>>) {
    let setups: Vec<puerto_rico::Setup> = [
        "players=3",
        "players=4",
        "players=5",
        "players=2",
        "players=4 edition=2020 expansions=new_buildings,nobles,buccaneer,festival draft=random",
        "players=3 edition=2020 expansions=new_buildings draft=random",
    ]
    .iter()
    .map(|line| line.parse().expect("a setup"))
    .collect();
    let name = |words: &Words, state: &puerto_rico::State, seat: Seat, actions: &[puerto_rico::Action]| {
        words::puerto_rico::Teller::new(words, Vec::new(), Some(seat)).whole_move(state, seat, actions)
    };
    let question = |state: &puerto_rico::State| kind(&state.decision());
    looked::<puerto_rico::State>(&setups, &["greedy", "level-3", "level-4"], every, question, name)
}

fn altiplano(every: u32) -> (Vec<Looked>, BTreeMap<String, BTreeSet<ReasonKind>>) {
    use altiplano::{Setup, Switch};
    let setups: Vec<Setup> = (2..=5)
        .map(|players| Setup::new(players).with(Switch::Missions, players % 2 == 1))
        .collect();
    let name = |words: &Words, state: &altiplano::State, seat: Seat, actions: &[altiplano::Action]| {
        let teller = words::altiplano::Teller::new(words, Vec::new(), Some(seat), state.components());
        teller.whole_move(actions)
    };
    let question = |state: &altiplano::State| kind(&state.decision());
    looked::<altiplano::State>(&setups, &["greedy", "level-4"], every, question, name)
}

/// At least this many kinds of reasons for each kind of these decisions.
fn assert_kinds(kinds: &BTreeMap<String, BTreeSet<ReasonKind>>, decisions: &[&str]) {
    for &decision in decisions {
        let told = kinds.get(decision).map_or(0, BTreeSet::len);
        assert!(told >= 3, "{decision}: {:?}", kinds.get(decision));
    }
}

#[test]
fn no_two_moves_of_a_hint_in_puerto_rico_are_told_the_same() {
    let (all, kinds) = puerto_rico(8);
    assert!(all.len() > 200, "{}", all.len());
    assert_kinds(&kinds, &["ChooseRole", "TakeTile", "Build", "Load"]);
}

#[test]
fn no_two_moves_of_a_hint_in_altiplano_are_told_the_same() {
    let (all, kinds) = altiplano(37);
    assert!(all.len() > 100, "{}", all.len());
    assert_kinds(&kinds, &["Plan", "Act"]);
}

/// For reading: `cargo test -p words --test reasons hints_to_read -- --ignored --nocapture`.
#[test]
#[ignore = "prints hints for people to read"]
fn hints_to_read() {
    for (question, moves) in puerto_rico(11).0.into_iter().chain(altiplano(67).0) {
        println!("{question}");
        for (name, lines) in moves {
            println!("  {name}\n      {}", lines.join("\n      "));
        }
    }
}
