//! The pictures that people choose for themselves: figures of our own drawing, each in some colours.

use serde::{Deserialize, Serialize};

/// A picture that stands beside a person's name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Avatar {
    /// What it shows.
    pub figure: AvatarFigure,
    /// Its ground.
    pub colour: AvatarColour,
}

/// What a picture shows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum AvatarFigure {
    /// A parrot.
    Parrot,
    /// A frog.
    Frog,
    /// A turtle.
    Turtle,
    /// A fish.
    Fish,
    /// A palm tree.
    Palm,
    /// A sailing boat.
    Boat,
    /// A llama.
    Llama,
    /// A cactus.
    Cactus,
    /// A mountain.
    Mountain,
    /// A sun.
    Sun,
}

/// The ground of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum AvatarColour {
    /// Like the sea.
    Sea,
    /// Like corn.
    Corn,
    /// Like a leaf.
    Leaf,
    /// Like clay.
    Clay,
    /// Like a berry.
    Berry,
    /// Like stone.
    Stone,
}
