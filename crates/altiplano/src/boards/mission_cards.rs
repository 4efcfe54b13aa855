//! A player's Mission cards.

use crate::vocabulary::mission::Mission;

/// A player's Mission cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct MissionCards {
    /// Cards to choose from: three dealt, then the two left, then the two received; sorted.
    pub hand: [Option<Mission>; 3],
    /// The card kept of the three dealt, and the one kept of those received.
    pub kept: [Option<Mission>; 2],
    /// The cards given to the left and to the right neighbour; with two players, to the opponent.
    pub given: [Option<Mission>; 2],
    /// The card that this player put into the box.
    pub boxed: Option<Mission>,
    /// Which of the two kept ones are done and turned up, one bit each.
    pub shown: u8,
}

impl MissionCards {
    /// Adds a card to the hand.
    pub fn add_to_hand(&mut self, mission: Mission) {
        if let Some(free) = self.hand.iter_mut().find(|card| card.is_none()) {
            *free = Some(mission);
        }
        self.sort_hand();
    }

    /// Takes a card out of the hand.
    pub fn take_from_hand(&mut self, mission: Mission) {
        if let Some(card) = self.hand.iter_mut().find(|card| **card == Some(mission)) {
            *card = None;
        }
        self.sort_hand();
    }

    fn sort_hand(&mut self) {
        self.hand.sort_by_key(|card| (card.is_none(), *card));
    }

    /// Every card that this player has had a say in, each once; received ones count for the player
    /// who keeps or boxes them.
    pub(crate) fn own_cards(&self) -> impl Iterator<Item = Mission> {
        self.hand
            .into_iter()
            .chain(self.kept)
            .chain([self.boxed])
            .flatten()
    }
}
