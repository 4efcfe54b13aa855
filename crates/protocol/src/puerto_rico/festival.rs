//! The board of the expansion Festival in San Juan.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Building, Good};
use crate::{NoSuchSeat, Seat};

/// The festival's three tasks. What a task is stays known after it was won.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Festival {
    /// The kind of plantation of the crop task; null before it is drawn.
    pub crop: Option<Good>,
    /// Who won the crop task; null while it is open.
    pub crop_winner: Option<Seat>,
    /// The goods of the production task, three when all are drawn; a kind may stand there several times.
    pub goods: Vec<Good>,
    /// Who won the production task; null while it is open.
    pub goods_winner: Option<Seat>,
    /// The building of the building task; null before it is drawn.
    pub building: Option<Building>,
    /// Who won the building task; null while it is open.
    pub building_winner: Option<Seat>,
}

impl From<puerto_rico::Festival> for Festival {
    fn from(festival: puerto_rico::Festival) -> Self {
        let puerto_rico::Festival {
            crop,
            crop_winner,
            goods,
            goods_winner,
            building,
            building_winner,
        } = festival;
        Self {
            crop: crop.map(Into::into),
            crop_winner: crop_winner.map(Into::into),
            goods: goods
                .iter()
                .flat_map(|(good, &count)| std::iter::repeat_n(good.into(), usize::from(count)))
                .collect(),
            goods_winner: goods_winner.map(Into::into),
            building: building.map(Into::into),
            building_winner: building_winner.map(Into::into),
        }
    }
}

impl TryFrom<Festival> for puerto_rico::Festival {
    type Error = NoSuchSeat;

    fn try_from(festival: Festival) -> Result<Self, NoSuchSeat> {
        let seat = |seat: Option<Seat>| seat.map(TryInto::try_into).transpose();
        let mut goods = puerto_rico::ByGood::default();
        for good in festival.goods {
            let count: &mut u8 = &mut goods[good.into()];
            *count = count.saturating_add(1);
        }
        Ok(Self {
            crop: festival.crop.map(Into::into),
            crop_winner: seat(festival.crop_winner)?,
            goods,
            goods_winner: seat(festival.goods_winner)?,
            building: festival.building.map(Into::into),
            building_winner: seat(festival.building_winner)?,
        })
    }
}
