//! What is played to learn from.

/// The games of a training.
#[derive(Clone, PartialEq, Debug)]
pub struct Course {
    /// Each game has one of these numbers of players at random.
    pub players: Vec<usize>,
    /// Whether tables in the middle of phases are examples too.
    pub midway: bool,
    /// Puerto Rico with any of its expansions.
    pub expanded: bool,
    /// How often a random action is played instead of the teacher's, 0 to 1.
    pub explore: f32,
    /// The fraction of the tables that become examples, 0 to 1.
    pub share: f32,
    /// How much the outcome of the next table counts against what the network thought of it, 0 to 1.
    pub lambda: f32,
    /// Simulations of a teacher for one decision; with 0 it values the table after each move once.
    pub iterations: u32,
}

impl Default for Course {
    fn default() -> Self {
        Self {
            players: vec![2, 3, 4, 4, 5],
            midway: false,
            expanded: false,
            explore: 0.02,
            share: 0.7,
            lambda: 0.97,
            iterations: 0,
        }
    }
}
