//! What several fields of a component file must be together.

use alloc::format;
use alloc::vec::Vec;

use super::reader::Reader;
use super::{Components, Problem, STRIP_LENGTH};
use crate::vocabulary::good::Good;
use crate::vocabulary::order::Order;
use crate::vocabulary::role::Role;

/// Writes down everything that is wrong.
pub(super) fn check_together(components: &Components, reader: &mut Reader<'_>) {
    for seat_count in 2..=5usize {
        let players = seat_count as u8;
        let column = Components::column(seat_count);
        for good in Good::ALL {
            let mut most: Vec<u8> = components.roles.iter().map(|role| role.goods[good]).collect();
            most.sort_by(|one, other| other.cmp(one));
            let needed: u8 = most.iter().take(seat_count).sum();
            if needed > components.stock[good][column] {
                reader.wrong_at(&format!("good.{good}.stock"), Problem::StartGoods { players });
            }
        }
        if usize::from(components.carts[column]) <= seat_count {
            reader.wrong_at("carts.stock", Problem::StartCarts { players });
        }
        let tiles = components
            .extensions
            .iter()
            .flatten()
            .filter(|tile| tile.player_count_min <= players);
        let found = tiles.count() as u8;
        if usize::from(found) < STRIP_LENGTH {
            reader.wrong_at("extensions.total", Problem::FewExtensions { players, found });
        }
    }
    for role in Role::ALL {
        for other in Role::ALL.into_iter().filter(|&other| other < role) {
            let [one, another] = [role, other].map(|role| components.roles[role.index()].workshop);
            if one.does_the_same(&another) {
                let other = format!("role.{other}.action");
                reader.wrong_at(&format!("role.{role}.action"), Problem::Duplicate { other });
            }
        }
    }
    for order in Order::all() {
        for other in Order::all().filter(|&other| other < order) {
            if components.order(order) == components.order(other) {
                let other = format!("order.{other}.goods");
                reader.wrong_at(&format!("order.{order}.goods"), Problem::Duplicate { other });
            }
        }
    }
}
