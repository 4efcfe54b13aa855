//! A component set for tests.

use altiplano::{ComponentSet, Components, RECONSTRUCTED_FILE};

/// A set in which a lot can happen in one game: small shelves, cheap extensions, short orders, a
/// good start.
pub fn generous() -> ComponentSet {
    let mut text = String::new();
    for line in RECONSTRUCTED_FILE.lines() {
        let field = line.split_once(" = ").map_or("", |(field, _)| field);
        let value = match field {
            "set" => Some("generous".to_owned()),
            _ if field.starts_with("shelf.") && field.ends_with(".slots") => Some("2".to_owned()),
            _ if field.starts_with("extension.") && field.ends_with(".price") => Some("0".to_owned()),
            _ if field.starts_with("role.") && field.ends_with(".start") => {
                Some("2 food 1 wood 1 stone 1 ore 1 alpaca 1 fish 1 cacao 8 coin".to_owned())
            }
            _ if field.starts_with("order.") && field.ends_with(".goods") => {
                let goods: Vec<&str> = line.split_whitespace().skip(2).take(2).collect();
                Some(goods.join(" ").replace(" ;", ""))
            }
            _ => None,
        };
        match value {
            Some(value) => text.push_str(&format!("{field} = {value} ; reconstructed\n")),
            None => text.push_str(&format!("{line}\n")),
        }
    }
    match Components::read(&text) {
        Ok(components) => ComponentSet::load(components),
        Err(errors) => panic!("{errors:?}"),
    }
}
