//! The steps of the game, and what a question says of the step that asks it.

use crate::moment::At;

/// A question of a phase.
pub(crate) trait Question: Copy {
    /// The step that asks it.
    fn step(self) -> Step;

    /// Whether chance answers it.
    fn is_chance(self) -> bool {
        false
    }

    /// Puts the question into the current phase, leaving the phase's memory as it is.
    fn stand(self, at: &mut At);
}

/// All steps of the game, phase by phase, in the order in which they are taken.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
pub(crate) enum Step {
    // Setup.
    Draft,
    Tasks,
    FirstRow,
    // Between the phases.
    ChooseRole,
    // Settler.
    SettlerGuests,
    Hacienda,
    TakeTile,
    SecondTileGuests,
    SecondTile,
    LodgeGuests,
    HuntingLodge,
    RenewRow,
    // Mayor.
    MayorGuests,
    MayorPrivilege,
    DealShip,
    OfferShip,
    BoardShip,
    LateVilla,
    PlaceWorkers,
    PlaceNobles,
    RefillShip,
    // Builder.
    BuilderGuests,
    Purchase,
    // Craftsman.
    CraftsmanGuests,
    Chapel,
    Jeweler,
    Produce,
    PrivilegeGuests,
    CraftsmanPrivilege,
    // Trader.
    TraderGuests,
    Trade,
    EmptyHouse,
    // Captain.
    CaptainGuests,
    FirstTurn,
    Load,
    StorageGuests,
    Store,
    EmptyShips,
    // Prospector.
    ProspectorGuests,
    Doubloon,
    // Buccaneer.
    BuccaneerGuests,
    Deed,
    // After the last round.
    LastGuests,
}

impl Step {
    pub(crate) const COUNT: usize = Self::LastGuests as usize + 1;

    /// All steps, by their number.
    #[rustfmt::skip] // One line for each phase.
    pub(crate) const ALL: [Self; Self::COUNT] = [
        Self::Draft, Self::Tasks, Self::FirstRow,
        Self::ChooseRole,
        Self::SettlerGuests, Self::Hacienda, Self::TakeTile, Self::SecondTileGuests, Self::SecondTile,
        Self::LodgeGuests, Self::HuntingLodge, Self::RenewRow,
        Self::MayorGuests, Self::MayorPrivilege, Self::DealShip, Self::OfferShip,
        Self::BoardShip, Self::LateVilla, Self::PlaceWorkers, Self::PlaceNobles, Self::RefillShip,
        Self::BuilderGuests, Self::Purchase,
        Self::CraftsmanGuests, Self::Chapel, Self::Jeweler, Self::Produce, Self::PrivilegeGuests,
        Self::CraftsmanPrivilege,
        Self::TraderGuests, Self::Trade, Self::EmptyHouse,
        Self::CaptainGuests, Self::FirstTurn, Self::Load, Self::StorageGuests, Self::Store, Self::EmptyShips,
        Self::ProspectorGuests, Self::Doubloon,
        Self::BuccaneerGuests, Self::Deed,
        Self::LastGuests,
    ];
}

/// The steps that a game has, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Plan([u8; 8]);

impl Plan {
    /// The steps whose bits are set.
    pub(crate) const fn new(bits: u64) -> Self {
        Self(bits.to_le_bytes())
    }

    /// One bit for each step, by its number.
    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        u64::from_le_bytes(self.0)
    }
}
