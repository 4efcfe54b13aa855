//! Lease and fence as a small model, of which every state is looked at: two nodes, one table, a few moves, and messages
//! that arrive as late as they like. Time is not in it. A node may be taken for dead at any moment, whether it is or not,
//! because what is safe must not depend on clocks.

use std::collections::{HashSet, VecDeque};

/// How many fences are given, and how many moves are made.
const FENCES: u8 = 3;
const MOVES: u8 = 3;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct Node {
    /// What the node shows with its changes; `None` while it is no member, as far as it knows.
    fence: Option<u8>,
    /// The revision of the table that it has loaded.
    loaded: Option<u8>,
    /// A change on its way to the database: its fence, the revision that it makes.
    sent: Option<(u8, u8)>,
    /// What became of it, on its way back.
    answer: Option<(u8, bool)>,
    /// The fence of an owner that gives the table up, on its way to the database.
    given_up: Option<u8>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
struct World {
    /// How many fences are given.
    given: u8,
    /// The nodes that are members, by fence.
    members: [bool; FENCES as usize + 1],
    owner: Option<u8>,
    /// How many changes are on disk.
    revision: u8,
    nodes: [Node; 2],
    /// How often somebody was told of each revision.
    acknowledged: [u8; MOVES as usize + 1],
}

/// What must never be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    /// Somebody was told of the same revision twice.
    Doubled,
    /// Somebody was told of a revision that is not on disk.
    Lost,
    /// The owner shows the table as it is no longer.
    Outdated,
}

impl World {
    /// Every state that one step leads to.
    fn next(&self, has_fence: bool) -> Vec<Self> {
        let mut next = Vec::new();
        for number in 0..self.nodes.len() {
            self.of_node(number, has_fence, &mut next);
        }
        for dead in (0..self.members.len()).filter(|fence| self.members[*fence]) {
            let mut world = *self;
            world.members[dead] = false;
            next.push(world);
        }
        next
    }

    fn of_node(&self, number: usize, has_fence: bool, next: &mut Vec<Self>) {
        let node = self.nodes[number];
        let is_member = |fence: u8| self.members[usize::from(fence)];
        let mut step = |change: &dyn Fn(&mut Self, &mut Node)| {
            let (mut world, mut changed) = (*self, node);
            change(&mut world, &mut changed);
            world.nodes[number] = changed;
            next.push(world);
        };
        match node.fence {
            None if self.given < FENCES => step(&|world, node| {
                world.given += 1;
                world.members[usize::from(world.given)] = true;
                node.fence = Some(world.given);
            }),
            None => {}
            Some(fence) => {
                // It notices that its lease is over: what it has is let go. What it has sent is on its way all the same.
                step(&|_, node| (node.fence, node.loaded, node.answer) = (None, None, None));
                // It takes nothing as long as what it has given up is still on its way.
                let is_settled = node.given_up != Some(fence);
                let is_free = self.owner.is_none_or(|owner| !is_member(owner));
                if is_member(fence) && is_free && is_settled {
                    step(&|world, _| world.owner = Some(fence));
                }
                if self.owner == Some(fence) && node.loaded.is_none() && node.sent.is_none() && is_settled {
                    step(&|world, node| node.loaded = Some(world.revision));
                }
                // Nobody needs it here any more, or another node asks for it. Its number remains the same.
                if node.loaded.is_some() && node.sent.is_none() && node.answer.is_none() {
                    step(&|_, node| (node.loaded, node.given_up) = (None, Some(fence)));
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
        if let Some(fence) = node.given_up {
            step(&|world, node| {
                world.owner = world.owner.filter(|owner| *owner != fence);
                node.given_up = None;
            });
        }
        if let Some((revision, is_made)) = node.answer {
            step(&|world, node| {
                node.answer = None;
                match is_made {
                    true => {
                        world.acknowledged[usize::from(revision)] += 1;
                        node.loaded = Some(revision);
                    }
                    // It is loaded again.
                    false => node.loaded = None,
                }
            });
        }
    }

    fn fault(&self) -> Option<Fault> {
        // Who owns the table shows it as it is, but for a change of its own of which it has not heard yet.
        let is_shown = self.nodes.iter().all(|node| {
            let owns = node.fence.is_some() && node.fence == self.owner;
            !owns || node.answer.is_some() || node.loaded.is_none_or(|loaded| loaded == self.revision)
        });
        let on_disk = usize::from(self.revision);
        if self.acknowledged.iter().any(|times| *times > 1) {
            Some(Fault::Doubled)
        } else if self.acknowledged[on_disk + 1..].iter().any(|times| *times > 0) {
            Some(Fault::Lost)
        } else {
            (!is_shown).then_some(Fault::Outdated)
        }
    }
}

/// Looks at every state; gives how many there are, or one of the first that must not be.
fn explore(has_fence: bool) -> Result<usize, (Fault, World)> {
    let mut seen = HashSet::from([World::default()]);
    let mut waiting = VecDeque::from([World::default()]);
    while let Some(world) = waiting.pop_front() {
        if let Some(fault) = world.fault() {
            return Err((fault, world));
        }
        for next in world.next(has_fence) {
            if seen.insert(next) {
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
    let (fault, world) = explore(false).expect_err("a state that must not be");
    assert_eq!(fault, Fault::Outdated, "{world:#?}");
}
