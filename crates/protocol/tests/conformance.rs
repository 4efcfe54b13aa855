//! Both games keep their promises to the code that shows them.

use std::panic::{AssertUnwindSafe, catch_unwind};

use narrator::Said;
use protocol::testkit::{Speech, Summary, check_hidden, conformance};
use protocol::{AnySetup, GameId};
use tabletop::{FastRandom, Game, Playout};

fn setups<G: Game>(lines: &[&str]) -> Vec<G::Setup> {
    lines.iter().map(|line| line.parse().unwrap()).collect()
}

fn run<G: protocol::Listed>(lines: &[&str], games: u64) -> Summary {
    conformance::<G>(&setups::<G>(lines), games)
}

#[test]
fn puerto_rico_can_be_shown() {
    let all = "expansions=new_buildings,nobles,buccaneer,festival draft=random edition=2020";
    let summary = run::<puerto_rico::State>(
        &[
            "players=2 edition=2002",
            "players=3 edition=2011",
            "players=4 edition=2020 open_vp=on",
            &format!("players=4 {all}"),
            &format!("players=5 {all}"),
        ],
        3,
    );
    assert!(
        summary.events.len() > 40 && summary.refusals.len() > 12,
        "{summary:?}"
    );
}

#[test]
fn altiplano_can_be_shown() {
    let summary = run::<altiplano::State>(
        &[
            "players=2",
            "players=3 missions=on",
            "players=4 missions=on roles=drafted draw_fewer=on closed_bags=on",
            "players=5 plan_in_turn_order=on start_player=2",
        ],
        2,
    );
    assert!(
        summary.hidden > 200 && summary.events.len() > 20 && summary.refusals.len() > 12,
        "{summary:?}"
    );
}

/// The check for hidden things fails if nothing is hidden.
#[test]
fn a_game_that_does_not_hide_its_sealed_answers_is_found_out() {
    let setup = "players=3 missions=on".parse().unwrap();
    let found = (0..20).any(|seed| {
        let mut state = altiplano::State::new(&setup).unwrap();
        let mut random = FastRandom::new(seed);
        let mut playout = Playout::with_capacity(64);
        (0..300).any(|_| {
            let told = catch_unwind(AssertUnwindSafe(|| {
                check_hidden(&state, &mut FastRandom::new(seed), |_, _, _, _| false, "")
            }));
            playout.step(&mut state, &mut random);
            told.is_err()
        })
    });
    assert!(found);
}

#[test]
fn a_sentence_that_a_language_lacks_is_found_out() {
    let speech = Speech::new();
    speech.check(&Said::new("altiplano-refusal-no-slot"), "");
    let missing = Said::new("altiplano-refusal-nobody-says-so");
    assert!(catch_unwind(AssertUnwindSafe(|| speech.check(&missing, ""))).is_err());
}

/// A setup is read by its game: one game's setup is never taken for another's.
#[test]
fn a_setup_is_read_by_its_game() {
    let puerto_rico = r#"{"players":4,"edition":"2020","expansions":[],"switches":[]}"#;
    let altiplano = r#"{"players":4,"switches":["missions"]}"#;
    let read = |game, text| AnySetup::read(game, text).is_ok();
    assert!(read(GameId::PuertoRico, puerto_rico) && read(GameId::Altiplano, altiplano));
    assert!(!read(GameId::Altiplano, puerto_rico) && !read(GameId::PuertoRico, altiplano));
    // A setup that could belong to either is taken as the one that was asked for.
    let plain = r#"{"players":3}"#;
    assert!(matches!(
        AnySetup::read(GameId::PuertoRico, plain),
        Ok(AnySetup::PuertoRico(_))
    ));
    assert!(matches!(
        AnySetup::read(GameId::Altiplano, plain),
        Ok(AnySetup::Altiplano(_))
    ));
}
