//! Hints have words: whatever is asked, each answer has a name in every language. What it brings is
//! in `reasons.rs`.
//!
//! Random games with everything there is; hints are asked for at every kind of question that has a choice, a
//! few times each.

use std::collections::BTreeMap;

use bots::analysis::{Analysed, Effort, Hint, hints};
use tabletop::{FastRandom, Game as _, Playout, Seat, Turn};
use words::{Language, Words};

/// Enough to find the moves; their shares are not checked here.
const SHORT: Effort = Effort {
    scan: 24,
    worlds: 1,
    each: 2,
};

/// Hints for each kind of question.
const EACH: u32 = 4;

/// Counts for one kind of question.
#[derive(Default, Debug)]
struct Met {
    /// Hints.
    hints: u32,
    /// Those that have a single reason for each move at most.
    silent: u32,
}

/// The kind of a question: the first word of its name.
fn kind(decision: &impl std::fmt::Debug) -> String {
    let text = format!("{decision:?}");
    let end = text.find(|letter: char| !letter.is_alphanumeric());
    text[..end.unwrap_or(text.len())].to_owned()
}

/// Plays random games with these setups and checks the kinds of questions that came up.
fn met<G: Analysed>(
    setups: &[G::Setup],
    games: u64,
    question: impl Fn(&G) -> String,
    mut check: impl FnMut(&G, Seat, &Hint<G::Action>),
) -> BTreeMap<String, Met> {
    let mut all = BTreeMap::<String, Met>::new();
    for seed in 0..games {
        let mut state = G::new(&setups[seed as usize / 2 % setups.len()]).unwrap();
        let mut random = FastRandom::new(seed);
        let mut playout = Playout::with_capacity(64);
        // In half of the games the play is random, in the others it is deliberate.
        let mut bot = G::bot(["random", "level-1"][seed as usize % 2], seed).unwrap();
        while state.turn() != Turn::Over {
            if let Turn::Seats(seats) = state.turn() {
                let seat = seats.first().unwrap();
                let mut legal = Vec::new();
                state.legal(seat, &mut legal);
                let met = all.entry(question(&state)).or_default();
                if legal.len() > 1 && met.hints < EACH {
                    let found = hints::<G>(seat, &state.watched(Some(seat)), SHORT, &|| false).unwrap();
                    assert!(!found.is_empty());
                    found.iter().for_each(|one| check(&state, seat, one));
                    met.hints += 1;
                    let tells = |one: &Hint<G::Action>| one.why.reasons.len() > 1;
                    met.silent += u32::from(!found.iter().any(tells));
                }
            }
            match state.turn() {
                Turn::Seats(seats) => {
                    let seat = seats.first().unwrap();
                    let mut legal = Vec::new();
                    state.legal(seat, &mut legal);
                    let action = bot.decide(seat, &state.watched(Some(seat)), &legal);
                    state.apply_unchecked(seat, action, &mut ());
                }
                _ => {
                    playout.step(&mut state, &mut random);
                }
            }
        }
    }
    all.retain(|_, met| met.hints > 0);
    all
}

/// Checks that a text is readable.
fn assert_words(text: &str, about: &dyn std::fmt::Debug) {
    assert!(text.chars().any(char::is_alphabetic), "{text:?} for {about:?}");
    assert!(!text.contains('⟨'), "{text} for {about:?}");
}

fn all_words() -> Vec<Words> {
    Language::ALL.into_iter().map(Words::new).collect()
}

#[test]
fn every_question_of_puerto_rico_is_hinted_in_words() {
    let setups: Vec<puerto_rico::Setup> = [
        "players=3 edition=2020 expansions=new_buildings,nobles,buccaneer,festival draft=random",
        "players=4 edition=2020 expansions=new_buildings,nobles,buccaneer,festival decline_workers",
        "players=5 edition=2020 expansions=new_buildings,buccaneer draft=random strict_optional decline_workers",
        "players=2 edition=2020 expansions=nobles,festival strict_optional decline_workers",
        "players=4",
    ]
    .iter()
    .map(|line| line.parse().unwrap())
    .collect();
    let languages = all_words();
    let question = |state: &puerto_rico::State| kind(&state.decision());
    let met = met::<puerto_rico::State>(&setups, 60, question, |state, seat, hint| {
        for words in &languages {
            let teller = words::puerto_rico::Teller::new(words, Vec::new(), Some(seat));
            assert_words(&teller.whole_move(state, seat, &hint.actions), hint);
        }
    });
    println!("{met:#?}");
    let missing: Vec<_> = PUERTO_RICO
        .iter()
        .filter(|&&kind| !met.contains_key(kind))
        .collect();
    assert!(missing.is_empty(), "never met with a choice: {missing:?}");
}

/// Every question of Puerto Rico that can have a choice.
const PUERTO_RICO: [&str; 35] = [
    "BlackMarket",
    "Build",
    "Capture",
    "ChooseRole",
    "CraftsmanPrivilege",
    "Deed",
    "Draft",
    "Guesthouse",
    "Hacienda",
    "Hospice",
    "HospiceForest",
    "HuntingLodge",
    "KeepLoot",
    "KeepSingle",
    "LandOffice",
    "Load",
    "MayorPrivilege",
    "Optional",
    "PlaceDrawn",
    "PlaceNobles",
    "PlaceRaided",
    "PlaceWorkers",
    "RaidPersons",
    "RobShip",
    "RoyalSupplier",
    "SecondGood",
    "SecondTile",
    "SecondWorker",
    "Sell",
    "ShipPerson",
    "ShipWorker",
    "SmallWharf",
    "StoreKind",
    "TakeTile",
    "University",
];

#[test]
fn every_question_of_altiplano_is_hinted_in_words() {
    use altiplano::{Setup, Switch};
    // With these numbers, which came with an earlier version, a role makes cacao, so that it is traded often.
    let earlier =
        "players=4 components=reconstructed@3b3f171f9aa0a3237678a16da84727362bed2942574488c715c50b4a8cab8a9f";
    let setups: Vec<Setup> = [
        Setup::new(2),
        Setup::new(3),
        earlier.parse().unwrap(),
        Setup::new(5),
    ]
    .into_iter()
    .zip(2..)
    .map(|(setup, players)| {
        setup
            .with(Switch::Missions, players != 3)
            .with(Switch::RolesDrafted, players % 2 == 0)
            .with(Switch::DrawFewer, players == 5)
    })
    .collect();
    let languages = all_words();
    let question = |state: &altiplano::State| kind(&state.decision());
    let met = met::<altiplano::State>(&setups, 40, question, |state, seat, hint| {
        for words in &languages {
            let components = state.components();
            let teller = words::altiplano::Teller::new(words, Vec::new(), Some(seat), components);
            assert_words(&teller.whole_move(&hint.actions), hint);
        }
    });
    println!("{met:#?}");
    let missing: Vec<_> = ALTIPLANO
        .iter()
        .filter(|&&kind| !met.contains_key(kind))
        .collect();
    assert!(missing.is_empty(), "never met with a choice: {missing:?}");
}

/// Every question of Altiplano that can have a choice.
const ALTIPLANO: [&str; 16] = [
    "Act",
    "AfterAction",
    "Corn",
    "Deliver",
    "DraftRole",
    "DrawMore",
    "GiveMission",
    "KeepMission",
    "KeepReceived",
    "PlacePawn",
    "Plan",
    "Sell",
    "Store",
    "Swap",
    "TakeBack",
    "TradeCacao",
];

/// A plan that was taken back and started over is told without the part that was taken back.
#[test]
fn what_a_plan_takes_back_is_no_part_of_it() {
    use altiplano::{Action, Setup, State};
    let words = Words::new(Language::English);
    let state = State::new(&Setup::new(2)).unwrap();
    let teller = words::altiplano::Teller::new(&words, Vec::new(), None, state.components());
    let action = |line: &str| line.parse::<Action>().expect("an action");
    let (wood, fish) = (action("plan wood harbor"), action("plan fish village"));
    let told = teller.whole_move(&[wood, Action::Replan, fish, Action::Done]);
    assert_eq!(told, teller.whole_move(&[Action::Replan, fish, Action::Done]));
    assert_ne!(told, teller.whole_move(&[wood, fish, Action::Done]));
}
