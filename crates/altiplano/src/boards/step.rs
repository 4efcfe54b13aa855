//! The steps that make up a game; the state of a table holds which of them it has. What they do, and who does them,
//! is in `phases`.

/// The steps of all games, in the order of the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
#[repr(u8)]
pub(crate) enum Step {
    // Setup
    LayRing,
    FindStartPlayer,
    LayOrders,
    LayStrip,
    DealRole,
    DraftRoles,
    GiveStartGoods,
    DealMissions,
    KeepMission,
    GiveMission,
    PassMissions,
    KeepReceived,
    EndMissions,
    // Phase 1
    BeginRound,
    TakeBack,
    ShowTakenBack,
    Draw,
    DrawTileByTile,
    Swap,
    CarryOutSwap,
    // Phase 2
    PlanTogether,
    PlanInTurn,
    ShowPlan,
    EndPlanning,
    // Phase 3
    PlacePawnsFirst,
    PlacePawn,
    Act,
    LookAround,
    AfterAction,
    // Phase 4
    PassStartPlayer,
    SlideStrip,
    ClearUses,
    FillStrip,
    LookAtStrip,
    // The end
    FinalStore,
    EndGame,
}

/// Steps, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct StepSet(u64);

impl StepSet {
    /// The steps whose bits are set, by their numbers.
    #[inline(always)]
    pub(crate) const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// One bit for each step, by its number.
    #[inline(always)]
    pub(crate) const fn bits(self) -> u64 {
        self.0
    }

    /// Whether the table has this step.
    pub(crate) const fn contains(self, step: Step) -> bool {
        self.0 & (1 << step as u32) != 0
    }

    /// Whether there are no steps.
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The steps that are in the other set as well.
    #[inline(always)]
    pub(crate) const fn of(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}
