//! Eager random players meet everything that the game has: every kind of action, every event, every
//! role and every extension with an action in use. The components are conserved throughout. (There are
//! golden games for the end triggers, and separate positions for the Missions.)

use std::collections::BTreeSet;

use altiplano::{Action, Effect, Event, Mission, Place, Setup, State, Switch, Trigger};
use tabletop::{FastRandom, Game, Playout, Random, Seat, Turn};

mod support;

/// What was met so far.
#[derive(Default)]
struct Met {
    actions: BTreeSet<String>,
    uses: BTreeSet<Place>,
    roles_used: BTreeSet<altiplano::Role>,
    missions: BTreeSet<Mission>,
    triggers: BTreeSet<Trigger>,
    events: BTreeSet<String>,
}

/// The name of an enum's variant.
fn variant(debug: &str) -> String {
    debug
        .split(|letter: char| !letter.is_alphanumeric())
        .next()
        .unwrap_or_default()
        .to_owned()
}

/// The choice of a player who rarely passes or stops, and who stores, builds and delivers rather than
/// moves.
fn eager(actions: &[Action], random: &mut FastRandom) -> Action {
    // A plan is made in rising order of kinds: a player who begins high leaves the low kinds unused.
    let lowest = actions.iter().find_map(|action| match action {
        Action::Plan { good, .. } => Some(*good),
        _ => None,
    });
    let weight = |action: &Action| match action {
        Action::Plan { good, .. } if Some(*good) != lowest => 1,
        Action::Pass
        | Action::Done
        | Action::EndTurn
        | Action::Replan
        | Action::KeepTiles
        | Action::StopDrawing => 1,
        Action::FirstCart(_) | Action::Cart { .. } | Action::Walk { .. } => 3,
        Action::BuyExtension(_) | Action::Deliver { .. } | Action::Use { .. } | Action::BuyCart => 60,
        Action::BuildBoat { .. }
        | Action::BuildHouse { .. }
        | Action::Store { .. }
        | Action::BuildRoad { .. } => 40,
        Action::Fund(_) => 20,
        _ => 12,
    };
    let mut ticket = random.below(actions.iter().map(weight).sum());
    for &action in actions {
        let weight = weight(&action);
        if ticket < weight {
            return action;
        }
        ticket -= weight;
    }
    actions[0]
}

fn play(setup: &Setup, seed: u64, met: &mut Met) {
    let mut random = FastRandom::new(seed);
    let mut playout: Playout<State> = Playout::with_capacity(128);
    let mut game = State::new(setup).expect("a possible setup");
    let mut events: Vec<Event> = Vec::new();
    let mut actions = Vec::new();
    loop {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => {
                let outcome = playout.draw(&game, &mut random);
                game.resolve_unchecked(outcome, &mut events);
            }
            Turn::Seats(seats) => {
                let seat = seats.first().expect("somebody is asked");
                actions.clear();
                game.legal(seat, &mut actions);
                let action = eager(&actions, &mut random);
                met.actions.insert(variant(&format!("{action:?}")));
                if let Action::Use { place, .. } = action {
                    met.uses.insert(place);
                    if place == Place::Role {
                        met.roles_used.extend(game.view(None).seats[seat.index()].role);
                    }
                }
                game.apply_unchecked(seat, action, &mut events);
            }
        }
        if let Err(wrong) = game.check_invariants() {
            panic!("seed {seed}, `{setup}`: {wrong}");
        }
    }
    for event in &events {
        met.events.insert(variant(&format!("{event:?}")));
        match event {
            Event::MissionDone { mission, .. } => {
                met.missions.insert(*mission);
            }
            Event::EndTriggered { trigger, .. } => {
                met.triggers.insert(*trigger);
            }
            _ => {}
        }
    }
    let view = game.view(None);
    for (seat, shown) in Seat::all(game.seat_count()).zip(&view.seats) {
        let points = shown
            .missions_done
            .iter()
            .map(|mission| setup.components.get().missions[mission.index()]);
        let points: i32 = points.map(i32::from).sum();
        assert_eq!(
            game.breakdown(seat).missions,
            points,
            "what is turned up is what scores"
        );
    }
    let total: i32 = Seat::all(game.seat_count())
        .map(|seat| game.breakdown(seat).total)
        .sum();
    let scores: i32 = game
        .scores()
        .first(game.seat_count())
        .iter()
        .map(|score| score.points)
        .sum();
    assert_eq!(total, scores);
}

#[test]
fn eager_players_meet_everything() {
    let mut met = Met::default();
    let generous = support::generous();
    for seed in 0..1_500 {
        let players = 2 + (seed % 4) as usize;
        let mut setup = Setup::new(players).with(Switch::Missions, true);
        if seed % 3 > 0 {
            setup.components = generous;
        }
        if seed % 5 == 0 {
            setup = setup
                .with(Switch::DrawFewer, true)
                .with(Switch::RolesDrafted, true);
        }
        play(&setup, seed, &mut met);
    }
    assert_eq!(met.actions.len(), 35, "{:?}", met.actions);
    // Corn that finds no slot has a position of its own (`r56_…`).
    assert!(met.events.len() >= 35, "{:?}", met.events);
    assert!(met.missions.len() >= 8, "{:?}", met.missions);
    assert!(met.triggers.contains(&Trigger::Strip), "{:?}", met.triggers);
    for effect in Effect::ALL
        .into_iter()
        .filter(|effect| effect.workshop().is_some())
    {
        assert!(
            met.uses.contains(&Place::Extension(effect)),
            "{effect} was never used"
        );
    }
    assert_eq!(met.roles_used.len(), 7, "{:?}", met.roles_used);
}
