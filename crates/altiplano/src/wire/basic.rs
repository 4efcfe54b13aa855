//! The basic actions of the locations, as a client lists them.

use serde::Serialize;

use crate::{Good, Location, Recipe};

/// A basic action: everything that a location offers to everybody.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum BasicAction {
    /// Farm: one food for each alpaca.
    FarmFood,
    /// Farm: alpaca and food give wool.
    FarmWool,
    /// Farm: wool and food give cloth.
    FarmCloth,
    /// Forest: 2 food give wood.
    ForestWood,
    /// Forest: each cacao gives a food, a cloth or a glass.
    ForestCacao,
    /// Mine: 2 food give stone.
    MineStone,
    /// Mine: ore and food give silver.
    MineSilver,
    /// Harbor: fish and food give one extra food.
    HarborFood,
    /// Harbor: 2 fish give stone.
    HarborStone,
    /// Harbor: 2 wood for a boat and its good.
    HarborBoat,
    /// Village: 2 stone for a house.
    VillageHouse,
    /// Village: goods into the warehouse.
    VillageStore,
    /// Village: one coin for a cart.
    VillageCart,
    /// Market: goods for their prices.
    MarketSell,
    /// Market: an extension for its price.
    MarketExtension,
    /// Market: one coin for an order.
    MarketOrder,
    /// Market: goods onto the player's order.
    MarketDeliver,
    /// Road: stone and wood for a step.
    RoadBuild,
}

impl From<Recipe> for BasicAction {
    fn from(recipe: Recipe) -> Self {
        match recipe {
            Recipe::FarmWool => Self::FarmWool,
            Recipe::FarmCloth => Self::FarmCloth,
            Recipe::ForestWood => Self::ForestWood,
            Recipe::MineStone => Self::MineStone,
            Recipe::MineSilver => Self::MineSilver,
            Recipe::HarborFood => Self::HarborFood,
            Recipe::HarborStone => Self::HarborStone,
        }
    }
}

/// What a basic action takes and gives.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BasicFacts {
    /// Which.
    pub action: BasicAction,
    /// Where the pawn must stand.
    pub location: Location,
    /// The tiles that one use takes from the spaces; empty if any number of fitting tiles can be used,
    /// and for purchases.
    pub inputs: Vec<Good>,
    /// What it puts into the container: one of these for each use, or for each tile.
    pub gains: Vec<Good>,
    /// Coins that it costs; an extension's price comes on top.
    pub coins: u8,
    /// Whether one action may use several tiles, one after another.
    pub repeats: bool,
    /// Whether it may be done only once a round.
    pub once: bool,
}

impl BasicFacts {
    fn new(action: BasicAction, location: Location, inputs: &[Good], gains: &[Good]) -> Self {
        Self {
            action,
            location,
            inputs: inputs.to_vec(),
            gains: gains.to_vec(),
            coins: 0,
            repeats: false,
            once: false,
        }
    }

    fn recipe(recipe: Recipe) -> Self {
        let inputs = recipe.inputs();
        Self::new(recipe.into(), recipe.location(), &inputs, &[recipe.output()])
    }

    fn repeating(mut self) -> Self {
        self.repeats = true;
        self
    }

    fn costs(mut self, coins: u8) -> Self {
        self.coins = coins;
        self
    }

    fn once(mut self) -> Self {
        self.once = true;
        self
    }

    /// All basic actions, location by location.
    pub(super) fn all() -> Vec<Self> {
        vec![
            Self::new(
                BasicAction::FarmFood,
                Location::Farm,
                &[Good::Alpaca],
                &[Good::Food],
            )
            .repeating(),
            Self::recipe(Recipe::FarmWool),
            Self::recipe(Recipe::FarmCloth),
            Self::recipe(Recipe::ForestWood),
            Self::new(
                BasicAction::ForestCacao,
                Location::Forest,
                &[Good::Cacao],
                &[Good::Food, Good::Cloth, Good::Glass],
            )
            .repeating(),
            Self::recipe(Recipe::MineStone),
            Self::recipe(Recipe::MineSilver),
            Self::recipe(Recipe::HarborFood),
            Self::recipe(Recipe::HarborStone),
            Self::new(
                BasicAction::HarborBoat,
                Location::Harbor,
                &[Good::Wood, Good::Wood],
                &[],
            ),
            Self::new(
                BasicAction::VillageHouse,
                Location::Village,
                &[Good::Stone, Good::Stone],
                &[],
            ),
            Self::new(BasicAction::VillageStore, Location::Village, &[], &[]).repeating(),
            Self::new(BasicAction::VillageCart, Location::Village, &[], &[])
                .costs(1)
                .once(),
            Self::new(BasicAction::MarketSell, Location::Market, &[], &[]).repeating(),
            Self::new(BasicAction::MarketExtension, Location::Market, &[], &[]).once(),
            Self::new(BasicAction::MarketOrder, Location::Market, &[], &[]).costs(1),
            Self::new(BasicAction::MarketDeliver, Location::Market, &[], &[]).repeating(),
            Self::new(
                BasicAction::RoadBuild,
                Location::Road,
                &[Good::Wood, Good::Stone],
                &[],
            ),
        ]
    }
}
