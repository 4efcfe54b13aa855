//! Lease and fence as a small model, of which every state is looked at: two nodes, one table, a few moves, and messages
//! that arrive as late as they like. Time is not in it. A node may be taken for dead at any moment, whether it is or not,
//! because what is safe must not depend on clocks.

use std::collections::{BTreeSet, VecDeque};

/// How many fences are given, and how many moves are made.
const FENCES: u8 = 4;
const MOVES: u8 = 3;

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
struct Node {
    /// What the node shows with its changes; `None` while it is no member, as far as it knows.
    fence: Option<u8>,
    /// The revision of the table that it has loaded.
    loaded: Option<u8>,
    /// A change on its way to the database: its fence, the revision that it makes.
    sent: Option<(u8, u8)>,
    /// What became of it, on its way back.
    answer: Option<(u8, bool)>,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
struct World {
    given: u8,
    members: BTreeSet<u8>,
    owner: Option<u8>,
    /// How many changes are on disk.
    revision: u8,
    nodes: [Node; 2],
    /// The revisions that somebody was told of, and how often.
    acknowledged: Vec<u8>,
}

impl World {
    /// Every state that one step leads to.
    fn next(&self, has_fence: bool) -> Vec<Self> {
        let mut next = Vec::new();
        for number in 0..self.nodes.len() {
            self.of_node(number, has_fence, &mut next);
        }
        for dead in &self.members {
            let mut world = self.clone();
            world.members.remove(dead);
            next.push(world);
        }
        next
    }

    fn of_node(&self, number: usize, has_fence: bool, next: &mut Vec<Self>) {
        let node = &self.nodes[number];
        let mut step = |change: &dyn Fn(&mut Self, &mut Node)| {
            let (mut world, mut changed) = (self.clone(), node.clone());
            change(&mut world, &mut changed);
            world.nodes[number] = changed;
            next.push(world);
        };
        match node.fence {
            None if self.given < FENCES => step(&|world, node| {
                world.given += 1;
                world.members.insert(world.given);
                node.fence = Some(world.given);
            }),
            None => {}
            Some(fence) => {
                // It notices that its lease is over: what it has is let go. What it has sent is on its way all the same.
                step(&|_, node| (node.fence, node.loaded, node.answer) = (None, None, None));
                let is_free = self.owner.is_none_or(|owner| !self.members.contains(&owner));
                if self.members.contains(&fence) && is_free {
                    step(&|world, _| world.owner = Some(fence));
                }
                if self.owner == Some(fence) && node.loaded.is_none() && node.sent.is_none() {
                    step(&|world, node| node.loaded = Some(world.revision));
                }
                if let Some(loaded) = node.loaded
                    && node.sent.is_none()
                    && node.answer.is_none()
                    && loaded < MOVES
                {
                    step(&|_, node| node.sent = Some((fence, loaded + 1)));
                }
            }
        }
        if let Some((fence, revision)) = node.sent {
            let is_owner = !has_fence || self.owner == Some(fence);
            let is_made = is_owner && self.revision + 1 == revision;
            step(&|world, node| {
                if is_made {
                    world.revision = revision;
                }
                node.sent = None;
                // Nobody waits for the answer to what was sent before the lease was over.
                node.answer = (node.fence == Some(fence)).then_some((revision, is_made));
            });
        }
        if let Some((revision, is_made)) = node.answer {
            step(&|world, node| {
                node.answer = None;
                match is_made {
                    true => {
                        world.acknowledged.push(revision);
                        node.loaded = Some(revision);
                    }
                    // It is loaded again.
                    false => node.loaded = None,
                }
            });
        }
    }

    /// What must never be otherwise.
    fn is_sound(&self) -> bool {
        let told: BTreeSet<u8> = self.acknowledged.iter().copied().collect();
        let none_doubled = told.len() == self.acknowledged.len();
        let none_lost = told.iter().all(|revision| *revision <= self.revision);
        // Who owns the table shows it as it is, but for a change of its own of which it has not heard yet.
        let is_shown = self.nodes.iter().all(|node| {
            let owns = node.fence.is_some() && node.fence == self.owner;
            !owns || node.answer.is_some() || node.loaded.is_none_or(|loaded| loaded == self.revision)
        });
        none_doubled && none_lost && is_shown
    }
}

/// Looks at every state; gives how many there are, or one that must not be.
fn explore(has_fence: bool) -> Result<usize, World> {
    let mut seen = BTreeSet::from([World::default()]);
    let mut waiting = VecDeque::from([World::default()]);
    while let Some(world) = waiting.pop_front() {
        if !world.is_sound() {
            return Err(world);
        }
        for next in world.next(has_fence) {
            if seen.insert(next.clone()) {
                waiting.push_back(next);
            }
        }
    }
    Ok(seen.len())
}

#[test]
fn whatever_happens_nothing_acknowledged_is_lost_or_doubled_and_the_owner_shows_what_is() {
    let states = explore(true).expect("every state is sound");
    assert!(states > 10_000, "only {states} states were looked at");
    println!("{states} states");
}

#[test]
fn without_the_fence_a_late_change_makes_the_new_owner_show_what_is_no_longer_so() {
    let unsound = explore(false).expect_err("a state that must not be");
    println!("{unsound:#?}");
}
