//! Games side by side: they end, pay and restart, and what is written matches the state.

mod setups;

use learning::{Lane, Learnable, Reward, Row};

fn check<G: Learnable>(setup: &G::Setup, reward: Reward) {
    let start = G::new(setup).expect("a setup that can be played");
    let seats = start.seat_count();
    let (mut observation, mut mask) = (vec![9.0; start.layout().size()], vec![true; start.action_count()]);
    let (mut rewards, mut seat, mut done) = (vec![9.0; seats], 9, true);
    let mut lane = Lane::new(&start, 7);
    let (mut ended, mut paid) = (0, 0.0f32);
    for step in 0..6_000 {
        let mut row = Row {
            observation: &mut observation,
            mask: &mut mask,
            rewards: &mut rewards,
            seat: &mut seat,
            done: &mut done,
        };
        match step {
            0 => lane.reset(&mut row),
            _ => {
                let action = lane.sample();
                lane.step(action, &start, reward, &mut row);
            }
        }
        assert_eq!(seat, lane.seat().index() as i32);
        let mut seen = vec![0.0; observation.len()];
        lane.state().fill_observation(lane.seat(), &mut seen);
        assert_eq!(seen, observation);
        for (number, &legal) in mask.iter().enumerate() {
            assert_eq!(lane.is_legal(number as i64), legal);
        }
        assert!(!lane.is_legal(-1) && !lane.is_legal(mask.len() as i64));
        assert!(rewards.iter().sum::<f32>().abs() < 1e-3, "{rewards:?}");
        assert!(done || rewards.iter().all(|&reward| reward == 0.0));
        ended += usize::from(done);
        paid = paid.max(rewards.iter().copied().fold(0.0, f32::max));
    }
    assert!(ended > 1 && paid >= 1.0, "{ended} games, at most {paid}");
}

/// What a lane writes is what anybody else is shown of its state, to the last bit, whatever it wrote before.
fn compare<G: Learnable>(setups: &[G::Setup]) {
    for (number, setup) in setups.iter().enumerate() {
        let start = G::new(setup).expect("a setup that can be played");
        let (mut written, mut told) = (vec![0.0; start.layout().size()], vec![0.0; start.layout().size()]);
        let (mut mask, mut seat) = (vec![false; start.action_count()], 0);
        let mut lane = Lane::new(&start, number as u64);
        let mut ended = 0;
        while ended < 2 {
            written.fill(7.0);
            told.fill(-7.0);
            lane.show(&mut written, &mut mask, &mut seat);
            lane.state().fill_observation(lane.seat(), &mut told);
            let bits = |cells: &[f32]| cells.iter().map(|cell| cell.to_bits()).collect::<Vec<_>>();
            assert_eq!(bits(&written), bits(&told), "setup {number}");
            let action = lane.sample();
            let chosen = lane
                .legal()
                .iter()
                .find(|&&(number, _)| i64::from(number) == action);
            let &(_, action) = chosen.expect("a legal action");
            if lane.play(action) {
                ended += 1;
                lane.begin(&start);
            }
        }
    }
}

#[test]
fn observations_from_memory_are_those_of_the_state() {
    compare::<puerto_rico::State>(&setups::puerto_rico());
    compare::<altiplano::State>(&setups::altiplano());
}

#[test]
fn puerto_rico_goes_on_and_on() {
    check::<puerto_rico::State>(&puerto_rico::Setup::new(3), Reward::Win);
    check::<puerto_rico::State>(&setups::all_expansions(4), Reward::Points);
}

#[test]
fn altiplano_goes_on_and_on() {
    check::<altiplano::State>(&altiplano::Setup::new(2), Reward::Win);
    check::<altiplano::State>(&altiplano::Setup::new(5), Reward::Points);
}
