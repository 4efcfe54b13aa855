//! The networks that come with the program (models/README.md).

use bots::learned::{Features, Inputs, Net};
use bots::puerto_rico::Nets;
use puerto_rico::{Decision, Expansion, Setup, State};
use tabletop::{FastRandom, Playout, Turn};

/// What a game's network says about a table at its start, and then about all tables of a random game.
fn sane<G: Features>(
    net: Option<&'static Net>,
    setup: &G::Setup,
    points: std::ops::Range<f32>,
    is_table: impl Fn(&G) -> bool,
) {
    let net = net.unwrap();
    let Ok(mut state) = G::new(setup) else {
        panic!("the setup is possible")
    };
    let (mut inputs, mut random) = (Inputs::default(), FastRandom::new(3));
    let mut playout = Playout::with_capacity(64);
    let mut count = 0;
    while state.turn() != Turn::Over {
        if is_table(&state) {
            inputs.read(&state);
            let prospects = net.prospects(&inputs);
            let seats = state.seat_count();
            let sum: f32 = prospects.shares.first(seats).iter().sum();
            assert!((sum - 1.0).abs() < 1e-4);
            for &expected in prospects.points.first(seats) {
                assert!(count > 0 || points.contains(&expected), "{prospects:?}");
                assert!(expected.is_finite(), "{prospects:?}");
            }
            count += 1;
        }
        playout.step(&mut state, &mut random);
    }
    assert!(count > 5, "{count}");
}

#[test]
fn the_trained_networks_fit() {
    let is_role = |state: &State| matches!(state.decision(), Decision::ChooseRole(_));
    for nets in [Nets::trained(), Nets::large()] {
        sane::<State>(nets.plain(), &Setup::new(4), 20.0..70.0, is_role);
        for seat_count in 2..=5 {
            let mut setup = Setup::new(seat_count);
            setup.expansions = Expansion::ALL.into_iter().collect();
            sane::<State>(nets.expanded(), &setup, 20.0..90.0, is_role);
        }
    }
    for seat_count in 2..=5 {
        for missions in [false, true] {
            let setup = altiplano::Setup::new(seat_count).with(altiplano::Switch::Missions, missions);
            for net in [bots::altiplano::trained(), bots::altiplano::large()] {
                sane::<altiplano::State>(net, &setup, 40.0..160.0, |state| {
                    matches!(state.decision(), altiplano::Decision::TakeBack(_))
                        || state.round() == 1 && matches!(state.decision(), altiplano::Decision::Draw { .. })
                });
            }
        }
    }
}
