//! Monte Carlo tree search for any number of seats.
//!
//! Nodes and edges are stored in three vectors, so a simulation allocates nothing beyond their growth. A node keeps its
//! state, so a simulation applies the actions of one move only: those of the edge that leads to its new node. An edge
//! that involves chance has several children, each from its own sample; how many grows with its visits.

use tabletop::{FastRandom, Game, PerSeat, Seat, Turn};

use crate::search::guide::{Guide, Moves};
use crate::search::settings::Settings;

mod together;

const NONE: u32 = u32::MAX;

/// A state in the tree.
#[derive(Clone, Debug)]
struct Node<G> {
    state: G,
    /// Who is asked; `None` if the game is over.
    seat: Option<Seat>,
    /// The guide's value for the state when it was added to the tree.
    payoff: PerSeat<f32>,
    first_edge: u32,
    /// 0 before the first simulation through this node.
    edge_count: u32,
    visits: u32,
    /// The next child of the same edge.
    next_sibling: u32,
}

/// A move in the tree.
#[derive(Clone, Copy, Debug)]
struct Edge {
    first_action: u32,
    action_count: u32,
    /// Its weight as a fraction of all weights.
    prior: f32,
    visits: u32,
    /// The sum of the payoffs of all simulations through this edge.
    sum: PerSeat<f32>,
    first_child: u32,
    child_count: u32,
    /// Whether chance is involved.
    is_chance: bool,
}

/// What a search found about one move at the root.
#[derive(Clone, PartialEq, Debug)]
pub struct Found<A> {
    /// The move.
    pub actions: Vec<A>,
    /// Simulations through it.
    pub visits: u32,
    /// The sum of the payoffs of those simulations.
    pub sum: PerSeat<f32>,
}

/// A growing tree.
#[derive(Debug)]
pub struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
    edges: Vec<Edge>,
    actions: Vec<G::Action>,
    root: u32,
    path: Vec<(u32, u32)>,
    moves: Moves<G>,
    order: Vec<(f32, u32)>,
}

impl<G: Game> Tree<G> {
    /// The tree of one state in which this seat is asked.
    #[must_use]
    pub fn new(state: G, seat: Seat) -> Self {
        let mut tree = Self {
            nodes: Vec::with_capacity(1_024),
            edges: Vec::with_capacity(8_192),
            actions: Vec::with_capacity(8_192),
            root: 0,
            path: Vec::with_capacity(64),
            moves: Moves::default(),
            order: Vec::with_capacity(64),
        };
        tree.push_node(state, Some(seat), PerSeat::default());
        tree
    }

    /// Starts over with another state, reusing the memory of the old tree.
    pub fn restart(&mut self, state: G, seat: Seat) {
        self.nodes.clear();
        self.edges.clear();
        self.actions.clear();
        self.root = 0;
        self.push_node(state, Some(seat), PerSeat::default());
    }

    /// How many states the tree holds.
    #[must_use]
    pub fn node_count(&self) -> usize {
        self.nodes.len()
    }

    /// The state that the search starts from.
    #[must_use]
    pub fn root(&self) -> &G {
        &self.nodes[self.root as usize].state
    }

    /// Simulations through the root.
    #[must_use]
    pub fn visits(&self) -> u32 {
        self.nodes[self.root as usize].visits
    }

    /// One simulation: down the tree to a new node, and back up with its value.
    pub fn simulate(&mut self, guide: &mut impl Guide<G>, settings: &Settings, random: &mut FastRandom) {
        self.path.clear();
        let mut node = self.root;
        let payoff = loop {
            let Some(seat) = self.nodes[node as usize].seat else {
                break self.nodes[node as usize].payoff;
            };
            if self.nodes[node as usize].edge_count == 0 {
                self.expand(node, seat, guide, settings);
            }
            let edge = self.select(node, seat, settings);
            self.path.push((node, edge));
            let (child, is_new) = self.descend(node, edge, guide, settings, random);
            node = child;
            if is_new {
                break self.nodes[node as usize].payoff;
            }
        };
        self.nodes[node as usize].visits += 1;
        for &(node, edge) in &self.path {
            self.nodes[node as usize].visits += 1;
            let edge = &mut self.edges[edge as usize];
            edge.visits += 1;
            for (sum, value) in edge.sum.0.iter_mut().zip(payoff.0) {
                *sum += value;
            }
        }
    }

    /// Values the table after each move at the root once, all with the same chance.
    pub fn evaluate_moves(
        &mut self,
        guide: &mut impl Guide<G>,
        settings: &Settings,
        random: &mut FastRandom,
    ) {
        let root = self.root;
        let Some(seat) = self.nodes[root as usize].seat else {
            return;
        };
        self.moves.clear();
        guide.unweighed(&self.nodes[root as usize].state, seat, &mut self.moves);
        self.list(root, settings);
        for edge in self.edges_of(root) {
            let mut chance = random.clone();
            let (child, _) = self.descend(root, edge, guide, settings, &mut chance);
            let payoff = self.nodes[child as usize].payoff;
            let edge = &mut self.edges[edge as usize];
            edge.visits += 1;
            for (sum, value) in edge.sum.0.iter_mut().zip(payoff.0) {
                *sum += value;
            }
        }
        *random = FastRandom::new(random.bits());
    }

    /// What was found about each move at the root, in the guide's order.
    #[must_use]
    pub fn found(&self) -> Vec<Found<G::Action>> {
        self.edges_of(self.root)
            .map(|edge| {
                let edge = &self.edges[edge as usize];
                Found {
                    actions: self.actions_of(edge).to_vec(),
                    visits: edge.visits,
                    sum: edge.sum,
                }
            })
            .collect()
    }

    /// Makes a state below the root in which the seat is asked the new root: of those that fit, the one that was
    /// visited most. Returns whether there was one. What can't be reached any more stays in memory until the tree is
    /// dropped.
    pub fn advance(&mut self, seat: Seat, fits: impl Fn(&G) -> bool) -> bool {
        let mut stack = vec![self.root];
        let mut best: Option<(u32, u32)> = None;
        while let Some(node) = stack.pop() {
            for edge in self.edges_of(node) {
                let mut child = self.edges[edge as usize].first_child;
                while child != NONE {
                    let node = &self.nodes[child as usize];
                    if node.visits > best.map_or(8, |(visits, _)| visits) {
                        if node.seat == Some(seat) && fits(&node.state) {
                            best = Some((node.visits, child));
                        }
                        stack.push(child);
                    }
                    child = node.next_sibling;
                }
            }
        }
        if let Some((_, node)) = best {
            self.root = node;
        }
        best.is_some()
    }

    /// The state at the root.
    #[must_use]
    pub fn state(&self) -> &G {
        &self.nodes[self.root as usize].state
    }

    fn edges_of(&self, node: u32) -> std::ops::Range<u32> {
        let node = &self.nodes[node as usize];
        node.first_edge..node.first_edge + node.edge_count
    }

    fn actions_of(&self, edge: &Edge) -> &[G::Action] {
        &self.actions[edge.first_action as usize..][..edge.action_count as usize]
    }

    fn push_node(&mut self, state: G, seat: Option<Seat>, payoff: PerSeat<f32>) -> u32 {
        self.nodes.push(Node {
            state,
            seat,
            payoff,
            first_edge: 0,
            edge_count: 0,
            visits: 0,
            next_sibling: NONE,
        });
        self.nodes.len() as u32 - 1
    }

    /// Asks for the moves of a node, likeliest first.
    fn expand(&mut self, node: u32, seat: Seat, guide: &mut impl Guide<G>, settings: &Settings) {
        self.moves.clear();
        guide.moves(&self.nodes[node as usize].state, seat, &mut self.moves);
        self.list(node, settings);
    }

    /// Gives a node the listed moves as edges.
    fn list(&mut self, node: u32, settings: &Settings) {
        self.order.clear();
        self.order.extend(
            self.moves
                .iter()
                .zip(0u32..)
                .map(|(one, index)| (one.weight.max(1e-6).powf(settings.sharpness), index)),
        );
        let total: f32 = self.order.iter().map(|(weight, _)| weight).sum();
        // Equal weights keep the guide's order, so that equal questions get equal answers.
        self.order
            .sort_by(|left, right| right.0.total_cmp(&left.0).then(left.1.cmp(&right.1)));
        let first_edge = self.edges.len() as u32;
        for &(weight, index) in &self.order {
            let Some(one) = self.moves.get(index as usize) else {
                continue;
            };
            let first_action = self.actions.len() as u32;
            self.actions.extend_from_slice(one.actions);
            self.edges.push(Edge {
                first_action,
                action_count: one.actions.len() as u32,
                prior: weight / total,
                visits: 0,
                sum: PerSeat::default(),
                first_child: NONE,
                child_count: 0,
                is_chance: false,
            });
        }
        let node = &mut self.nodes[node as usize];
        node.first_edge = first_edge;
        node.edge_count = self.edges.len() as u32 - first_edge;
    }

    /// The move to look at next: what was found for the asked seat, and what may still be found (PUCT), among the
    /// likeliest moves (progressive widening).
    fn select(&self, node: u32, seat: Seat, settings: &Settings) -> u32 {
        let node = &self.nodes[node as usize];
        let visits = node.visits as f32;
        let width = (settings.width * (visits + 1.0).powf(settings.widening)).ceil() as u32;
        let range = node.first_edge..node.first_edge + node.edge_count.min(width.max(1));
        let exploration = settings.exploration * (visits + 1.0).sqrt();
        let edges = &self.edges[range.start as usize..range.end as usize];
        let (mut sum, mut count) = (0.0, 0);
        for edge in edges {
            sum += edge.sum[seat];
            count += edge.visits;
        }
        let untried = match count {
            0 => node.payoff[seat],
            count => sum / count as f32,
        } - settings.first_play_urgency;
        let mut best = (f32::NEG_INFINITY, range.start);
        for (edge, index) in edges.iter().zip(range) {
            let value = match edge.visits {
                0 => untried,
                visits => edge.sum[seat] / visits as f32,
            };
            let score = value + exploration * edge.prior / (1.0 + edge.visits as f32);
            if score > best.0 {
                best = (score, index);
            }
        }
        best.1
    }

    /// The node behind an edge, and whether it is new.
    fn descend(
        &mut self,
        node: u32,
        edge: u32,
        guide: &mut impl Guide<G>,
        settings: &Settings,
        random: &mut FastRandom,
    ) -> (u32, bool) {
        let facts = self.edges[edge as usize];
        let is_full = self.nodes.len() >= settings.node_count_max;
        if facts.child_count > 0 && (!facts.is_chance || is_full || !widens(&facts, settings)) {
            return (self.least_visited(&facts), false);
        }
        let mut state = self.nodes[node as usize].state.clone();
        if let Some(seat) = self.nodes[node as usize].seat {
            for &action in self.actions_of(&facts) {
                state.apply_unchecked(seat, action, &mut ());
            }
        }
        let is_chance = guide.settle(&mut state, random);
        let seat = asked(&state);
        let payoff = match seat {
            Some(_) => guide.evaluate(&state, random),
            None => guide.result(&state),
        };
        let child = self.push_node(state, seat, payoff);
        self.nodes[child as usize].next_sibling = facts.first_child;
        let edge = &mut self.edges[edge as usize];
        edge.first_child = child;
        edge.child_count += 1;
        edge.is_chance |= is_chance;
        (child, true)
    }

    /// The child that was visited least: all children are equally valid samples.
    fn least_visited(&self, edge: &Edge) -> u32 {
        let mut best = edge.first_child;
        let mut child = edge.first_child;
        while child != NONE {
            if self.nodes[child as usize].visits < self.nodes[best as usize].visits {
                best = child;
            }
            child = self.nodes[child as usize].next_sibling;
        }
        best
    }
}

/// Whether an edge with chance gets another child.
fn widens(edge: &Edge, settings: &Settings) -> bool {
    let allowed = settings.chance_width * (edge.visits as f32).powf(settings.chance_widening);
    (edge.child_count as f32) < allowed
}

/// Who is asked; if several are, the first, since they don't know of each other.
fn asked<G: Game>(state: &G) -> Option<Seat> {
    match state.turn() {
        Turn::Seats(seats) => seats.first(),
        Turn::Over | Turn::Chance => None,
    }
}
