//! Every action and outcome that comes up in random games has a number that nothing else has.

mod setups;

use learning::Learnable;
use tabletop::{FastRandom, Playout, Turn};

/// Plays random games; checks the numbers of everything that is offered.
fn check<G: Learnable>(setups: &[G::Setup], games: u64) {
    let (actions, outcomes) = (G::actions(), G::outcome_numbers());
    let mut met = vec![false; actions.count()];
    for (index, setup) in setups.iter().enumerate() {
        for seed in 0..games {
            let mut random = FastRandom::new(seed + 1_000 * index as u64);
            let mut playout = Playout::with_capacity(64);
            let mut game = G::new(setup).expect("a setup that can be played");
            loop {
                if let Turn::Seats(seats) = game.turn() {
                    for seat in seats.iter() {
                        playout.actions.clear();
                        game.legal(seat, &mut playout.actions);
                        for &action in &playout.actions {
                            let number = actions.number(action);
                            let number = number.unwrap_or_else(|| panic!("no number: {action} in {setup}"));
                            assert!(number < game.action_count(), "{action} in {setup}");
                            assert_eq!(actions.get(number), Some(action));
                            met[number] = true;
                        }
                    }
                } else {
                    playout.outcomes.clear();
                    game.outcomes(&mut playout.outcomes);
                    for weighted in &playout.outcomes {
                        let number = outcomes.number(weighted.outcome);
                        let number = number.unwrap_or_else(|| panic!("no number: {}", weighted.outcome));
                        assert_eq!(outcomes.get(number), Some(weighted.outcome));
                    }
                }
                if !playout.step(&mut game, &mut random) {
                    break;
                }
            }
        }
    }
    let met = met.into_iter().filter(|&met| met).count();
    // Random players of Altiplano buy few extensions and deliver little.
    assert!(
        met * 3 > actions.count(),
        "only {met} of {} came up",
        actions.count()
    );
}

#[test]
fn puerto_rico_has_a_number_for_everything() {
    check::<puerto_rico::State>(&setups::puerto_rico(), 15);
}

#[test]
fn altiplano_has_a_number_for_everything() {
    check::<altiplano::State>(&setups::altiplano(), 15);
}

/// Numbers and notation name the same values, and blocks cover all numbers.
fn check_listing<G: Learnable>() {
    let actions = G::actions();
    let mut next = 0;
    for block in actions.blocks() {
        assert_eq!(block.start, next);
        next += block.count;
    }
    assert_eq!(next, actions.count());
    assert_eq!(actions.get(next), None);
    for number in 0..next {
        let action = actions.get(number).expect("a number below the count");
        assert_eq!(actions.number(action), Some(number));
        assert_eq!(action.to_string().parse::<G::Action>().unwrap(), action);
    }
}

#[test]
fn a_number_and_its_line_mean_the_same() {
    check_listing::<puerto_rico::State>();
    check_listing::<altiplano::State>();
}
