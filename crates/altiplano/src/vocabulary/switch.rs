//! The rulings that a table can switch.

tabletop::words! {
    /// A ruling that a table can turn on or off.
    // A ruling with two positions. Every doc comment says what the non-default position means;
    // `docs/rulings/altiplano.md` has the rulebook's lines.
    #[cfg_attr(feature = "openapi", schema(as = AltiplanoSwitch))]
    pub enum Switch: "switch" {
        /// Roles are drafted, the player before the start player first, anticlockwise (R3, R4).
        RolesDrafted = "roles_drafted",
        /// With Missions (R7).
        Missions = "missions",
        /// After each drawn tile the seat may stop drawing (R10).
        DrawFewer = "draw_fewer",
        /// Seats plan one after another, each seeing the finished plans (R15).
        PlanInTurnOrder = "plan_in_turn_order",
        /// All pawns are placed before the first turn (R22).
        PlacePawnsFirst = "place_pawns_first",
        /// A turn may consist of moves and a pass (R23).
        MoveWithoutAction = "move_without_action",
        /// The any-location tile may also be the input of a role or extension tile (R36).
        WildFeedsTiles = "wild_feeds_tiles",
        /// An order or a cart may be paid for when none is left (R41).
        PayForNothing = "pay_for_nothing",
        /// At the end of the Road each further build brings a corn (R49).
        RoadEndCorn = "road_end_corn",
        /// A second corn shelf may be begun while one is unfilled (R55).
        SecondCornShelf = "second_corn_shelf",
        /// Corn leaves the corn store only with the pawn in the Village (R57).
        CornStoreInVillage = "corn_store_in_village",
        /// A used-up stack of extensions is enough to trigger the end (R60).
        EndOnEmptyStack = "end_on_empty_stack",
        /// After a short strip two more rounds are played (R61).
        ShortStripTwoMore = "short_strip_two_more",
        /// Nobody has the most when two tie for it (R71).
        MostMustBeAlone = "most_must_be_alone",
        /// Corn counts as a kind and as a stored good; the default (R74).
        CornIsType = "corn_is_type",
        /// Only the owner sees what is in bag and container (R79).
        ClosedBags = "closed_bags",
    }
    pub set SwitchSet(u16);
}

impl Switch {
    /// Whether the switch is on unless somebody says otherwise.
    #[must_use]
    pub const fn default_on(self) -> bool {
        matches!(self, Self::CornIsType)
    }

    /// The word in a setup line and on the command line.
    #[must_use]
    pub const fn line_word(self) -> &'static str {
        match self {
            Self::RolesDrafted => "roles",
            Self::RoadEndCorn => "road_end",
            _ => self.key(),
        }
    }

    /// The words for off and on in a setup line.
    #[must_use]
    pub const fn positions(self) -> [&'static str; 2] {
        match self {
            Self::RolesDrafted => ["dealt", "drafted"],
            Self::RoadEndCorn => ["stop", "corn"],
            _ => ["off", "on"],
        }
    }
}

/// The position of every switch.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Switches(SwitchSet);

impl Switches {
    /// Whether the switch is on.
    #[must_use]
    #[inline(always)]
    pub const fn has(self, switch: Switch) -> bool {
        self.0.contains(switch)
    }

    /// The same positions with this switch on or off.
    #[must_use]
    pub const fn with(mut self, switch: Switch, on: bool) -> Self {
        if on {
            self.0.insert(switch);
        } else {
            self.0.remove(switch);
        }
        self
    }

    /// The switches that are not in their default position, with their positions.
    pub fn changed(self) -> impl Iterator<Item = (Switch, bool)> {
        Switch::ALL
            .into_iter()
            .map(move |switch| (switch, self.has(switch)))
            .filter(|(switch, on)| *on != switch.default_on())
    }
}

impl Default for Switches {
    fn default() -> Self {
        Self(
            Switch::ALL
                .into_iter()
                .filter(|switch| switch.default_on())
                .collect(),
        )
    }
}
