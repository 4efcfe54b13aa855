//! Roles and the cards that stand for them.

tabletop::words! {
    /// What everybody does, or only the chooser.
    // 2020-pl, "Zawartość pudełka"
    pub enum Role: "role" {
        /// New plantations and quarries.
        Settler = "settler",
        /// New workers.
        Mayor = "mayor",
        /// New buildings.
        Builder = "builder",
        /// New goods.
        Craftsman = "craftsman",
        /// Goods for doubloons.
        Trader = "trader",
        /// Goods for victory points.
        Captain = "captain",
        /// A doubloon for the chooser.
        Prospector = "prospector",
        /// One of four deeds for the chooser (expansion Buccaneer).
        Buccaneer = "buccaneer",
    }
}

tabletop::words! {
    /// A role card. Five players have two prospectors, which may carry different doubloons.
    pub enum RoleCard: "role" {
        /// The settler.
        Settler = "settler",
        /// The mayor.
        Mayor = "mayor",
        /// The builder.
        Builder = "builder",
        /// The craftsman.
        Craftsman = "craftsman",
        /// The trader.
        Trader = "trader",
        /// The captain.
        Captain = "captain",
        /// The first prospector: with 2, 4 and 5 players.
        Prospector = "prospector",
        /// The second prospector: with 5 players.
        SecondProspector = "second_prospector",
        /// The buccaneer: with its expansion, besides the others (2020-pl, "Rozszerzenie III: Korsarz").
        Buccaneer = "buccaneer",
    }
}

impl RoleCard {
    /// The role that the card stands for.
    #[must_use]
    pub const fn role(self) -> Role {
        match self {
            Self::SecondProspector => Role::Prospector,
            Self::Buccaneer => Role::Buccaneer,
            _ => Role::ALL[self as usize],
        }
    }
}

tabletop::by_word! {
    /// One value for each role card.
    pub struct ByRoleCard for RoleCard
}
