//! Simulations whose new nodes are valued together, so that a network can be asked about many states at once.
//!
//! Every walk down the tree counts at once as a visit that brought nothing (a *virtual loss*), so that the next one
//! looks elsewhere. When enough walks have ended at new nodes, or one meets a node that has no value yet, an
//! [`Oracle`] values the new nodes, and the walks are told what they found.

use tabletop::{FastRandom, Game, PerSeat, Seat};

use super::Tree;
use crate::search::guide::{Guide, Moves};
use crate::search::oracle::Oracle;
use crate::search::settings::Settings;

/// A guide that puts off valuing states.
struct PutOff<'a, F>(&'a mut F);

impl<G: Game, F: Guide<G>> Guide<G> for PutOff<'_, F> {
    fn moves(&mut self, state: &G, seat: Seat, moves: &mut Moves<G>) {
        self.0.moves(state, seat, moves);
    }

    fn settle(&mut self, state: &mut G, random: &mut FastRandom) -> bool {
        self.0.settle(state, random)
    }

    fn evaluate(&mut self, _: &G, _: &mut FastRandom) -> PerSeat<f32> {
        PerSeat::default()
    }

    fn result(&mut self, state: &G) -> PerSeat<f32> {
        self.0.result(state)
    }
}

/// A walk that ended at a node that has no value yet.
struct Walk {
    node: u32,
    path: Vec<(u32, u32)>,
}

impl<G: Game> Tree<G> {
    /// Up to `count` simulations, at least one, whose new nodes are valued together; returns how many it made.
    ///
    /// # Errors
    /// What the oracle said; the tree can't be used any more then.
    pub fn simulate_together<F: Guide<G>, O: Oracle<G>>(
        &mut self,
        guide: &mut F,
        oracle: &mut O,
        settings: &Settings,
        random: &mut FastRandom,
        count: u32,
    ) -> Result<u32, O::Error> {
        if self.nodes[self.root as usize].edge_count == 0 {
            self.value_together(&[self.root], guide, oracle, settings, random)?;
        }
        let mut walks: Vec<Walk> = Vec::with_capacity(count as usize);
        let mut made = 0;
        while made < count {
            let Some(node) = self.walk(&walks, guide, settings, random) else {
                break;
            };
            made += 1;
            let path = self.path.clone();
            match self.nodes[node as usize].seat {
                Some(_) => walks.push(Walk { node, path }),
                None => self.pay(&path, self.nodes[node as usize].payoff),
            }
        }
        let ends: Vec<u32> = walks.iter().map(|walk| walk.node).collect();
        if !ends.is_empty() {
            self.value_together(&ends, guide, oracle, settings, random)?;
        }
        for walk in walks {
            self.pay(&walk.path, self.nodes[walk.node as usize].payoff);
        }
        Ok(made)
    }

    /// Goes down to a new node, or to the end of a game, and counts the visits; `None`, without a trace, if it meets a
    /// node that has no value yet.
    fn walk(
        &mut self,
        walks: &[Walk],
        guide: &mut impl Guide<G>,
        settings: &Settings,
        random: &mut FastRandom,
    ) -> Option<u32> {
        self.path.clear();
        let mut node = self.root;
        while let Some(seat) = self.nodes[node as usize].seat {
            if walks.iter().any(|walk| walk.node == node) {
                for &(node, edge) in &self.path {
                    self.nodes[node as usize].visits -= 1;
                    self.edges[edge as usize].visits -= 1;
                }
                return None;
            }
            let edge = self.select(node, seat, settings);
            self.path.push((node, edge));
            let (child, is_new) = self.descend(node, edge, &mut PutOff(&mut *guide), settings, random);
            self.nodes[node as usize].visits += 1;
            self.edges[edge as usize].visits += 1;
            node = child;
            if is_new {
                break;
            }
        }
        self.nodes[node as usize].visits += 1;
        Some(node)
    }

    /// Values nodes in which somebody is asked, and lists their moves.
    fn value_together<F: Guide<G>, O: Oracle<G>>(
        &mut self,
        nodes: &[u32],
        guide: &mut F,
        oracle: &mut O,
        settings: &Settings,
        random: &mut FastRandom,
    ) -> Result<(), O::Error> {
        let mut asked: Vec<(&G, Seat, Moves<G>)> = Vec::with_capacity(nodes.len());
        for &node in nodes {
            let node = &self.nodes[node as usize];
            if let Some(seat) = node.seat {
                let mut moves = Moves::default();
                guide.moves(&node.state, seat, &mut moves);
                asked.push((&node.state, seat, moves));
            }
        }
        let payoffs = match oracle.value(&mut asked)? {
            Some(payoffs) => payoffs,
            None => asked
                .iter()
                .map(|(state, ..)| guide.evaluate(state, random))
                .collect(),
        };
        let lists: Vec<Moves<G>> = asked.into_iter().map(|(.., moves)| moves).collect();
        for ((&node, moves), payoff) in nodes.iter().zip(lists).zip(payoffs) {
            self.nodes[node as usize].payoff = payoff;
            self.moves = moves;
            self.list(node, settings);
        }
        Ok(())
    }

    /// Tells a walk, whose visits are counted, what it found.
    fn pay(&mut self, path: &[(u32, u32)], payoff: PerSeat<f32>) {
        for &(_, edge) in path {
            let sum = &mut self.edges[edge as usize].sum;
            for (sum, value) in sum.0.iter_mut().zip(payoff.0) {
                *sum += value;
            }
        }
    }
}
