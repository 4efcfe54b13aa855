//! The networks that come with the program.

use std::sync::LazyLock;

use crate::learned::{Features, Net};

/// A game for which a network was trained (models/README.md).
pub trait Trained: Features {
    /// The network; nothing if its file does not fit this program, which a test excludes.
    fn trained() -> Option<&'static Net>;
}

/// Reads a file of `models/`.
fn read<G: Features>(bytes: &[u8]) -> Option<Net> {
    Net::parse(bytes, G::COMMON, G::OWN).ok()
}

impl Trained for puerto_rico::State {
    fn trained() -> Option<&'static Net> {
        static NET: LazyLock<Option<Net>> =
            LazyLock::new(|| read::<puerto_rico::State>(include_bytes!("../../models/puerto-rico.net")));
        NET.as_ref()
    }
}

impl Trained for altiplano::State {
    fn trained() -> Option<&'static Net> {
        static NET: LazyLock<Option<Net>> =
            LazyLock::new(|| read::<altiplano::State>(include_bytes!("../../models/altiplano.net")));
        NET.as_ref()
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{FastRandom, Playout, Turn};

    use super::*;
    use crate::learned::Inputs;

    /// What the network of a game says of a table at its start, and then of all tables of a random game.
    fn sane<G: Trained>(setup: &G::Setup, points: std::ops::Range<f32>, is_table: impl Fn(&G) -> bool) {
        let net = G::trained().unwrap();
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
        sane::<puerto_rico::State>(&puerto_rico::Setup::new(4), 20.0..70.0, |state| {
            matches!(state.decision(), puerto_rico::Decision::ChooseRole(_))
        });
        for seat_count in 2..=5 {
            for missions in [false, true] {
                let setup = altiplano::Setup::new(seat_count).with(altiplano::Switch::Missions, missions);
                sane::<altiplano::State>(&setup, 40.0..160.0, |state| {
                    matches!(state.decision(), altiplano::Decision::TakeBack(_))
                        || state.round() == 1 && matches!(state.decision(), altiplano::Decision::Draw { .. })
                });
            }
        }
    }
}
