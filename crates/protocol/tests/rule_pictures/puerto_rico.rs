//! What each picture of Puerto Rico's rules shows.

use serde_json::{Value, json};

use crate::scene::{Facts, Keep};
use crate::{Look, Picture, list, number, word};

const GOODS: [&str; 5] = ["corn", "indigo", "sugar", "tobacco", "coffee"];

fn base() -> Value {
    json!({ "players": 4, "edition": "2020" })
}

fn with(expansion: &str) -> Value {
    json!({ "players": 3, "edition": "2020", "expansions": [expansion] })
}

fn new_buildings() -> Value {
    json!({ "players": 3, "edition": "2020", "expansions": ["new_buildings"], "draft": "random" })
}

/// The pictures in the order of the rules.
pub fn pictures() -> Vec<Picture> {
    let of = |name, setup, keep, shows| Picture {
        name,
        setup,
        keep,
        shows,
    };
    vec![
        of(
            "overview",
            base as fn() -> Value,
            Keep::View,
            overview as fn(&Look) -> _,
        ),
        of("round", base, Keep::Offers, round),
        of("settler", base, Keep::Offers, settler),
        of("mayor", base, Keep::View, mayor),
        of("builder", base, Keep::Offers, builder),
        of("craftsman", base, Keep::Offers, craftsman),
        of("trader", base, Keep::Offers, trader),
        of("captain", base, Keep::Offers, captain),
        of("storage", base, Keep::Offers, storage),
        of("end", base, Keep::Outlook, end),
        of("forests", new_buildings, Keep::View, forests),
        of("nobles", || with("nobles"), Keep::View, nobles),
        of("buccaneer", || with("buccaneer"), Keep::Offers, buccaneer),
        of("festival", || with("festival"), Keep::Outlook, festival),
    ]
}

fn sum(goods: &Value) -> u64 {
    GOODS.iter().map(|&good| number(&goods[good])).sum()
}

/// The offers whose action is of this type.
fn offers<'a>(look: &'a Look, kind: &'static str) -> impl Iterator<Item = &'a Value> {
    let is_kind = move |offer: &&Value| offer["action"]["type"] == kind;
    look.all_offers().iter().filter(is_kind)
}

fn chooses(look: &Look) -> bool {
    look.view["phase"]["chooser"] == json!(look.seat)
}

/// A city with somebody at work and a building that stands empty.
fn overview(look: &Look) -> Option<Facts> {
    let own = look.own();
    let city = list(&own["buildings"]);
    let idle = city.iter().find(|plot| number(&plot["workers"]) == 0)?;
    let busy = city.iter().any(|plot| number(&plot["workers"]) > 0);
    let tiles = GOODS
        .iter()
        .find(|&&good| number(&own["tile_workers"][good]) > 0)?;
    let seen = look.asks() == "choose_role" && busy && city.len() >= 4 && sum(&own["tiles"]) >= 4;
    seen.then(|| Facts::from([("idle", idle["building"].clone()), ("worked", json!(tiles))]))
}

/// A card is taken, one has doubloons, and one is free and bare.
fn round(look: &Look) -> Option<Facts> {
    let cards = list(&look.view["cards"]);
    let taken = cards.iter().filter(|card| !card["taken_by"].is_null()).count();
    let free = || cards.iter().filter(|card| card["taken_by"].is_null());
    let rich = free().find(|card| number(&card["doubloons"]) > 0)?;
    let for_all = |card: &&Value| number(&card["doubloons"]) == 0 && card["card"] != "prospector";
    let bare = free().find(for_all)?;
    let seen = look.asks() == "choose_role" && taken == 1 && number(&look.view["round"]) >= 2;
    seen.then(|| {
        Facts::from([
            ("rich", rich["card"].clone()),
            ("doubloons", rich["doubloons"].clone()),
            ("bare", bare["card"].clone()),
        ])
    })
}

/// The settler has the first choice, and quarries are left.
fn settler(look: &Look) -> Option<Facts> {
    let quarry =
        offers(look, "take_tile").any(|offer| offer["action"]["tile"] == "quarry" && Look::is_legal(offer));
    let kinds = GOODS
        .iter()
        .filter(|&&good| number(&look.view["plantations"][good]) > 0)
        .count();
    let seen = look.asks() == "take_tile" && chooses(look) && quarry && kinds >= 3;
    let players = list(&look.view["seats"]).len();
    seen.then(|| Facts::from([("count", json!(players + 1))]))
}

/// All workers of a grown island are in hand.
fn mayor(look: &Look) -> Option<Facts> {
    let own = look.own();
    let count = number(&own["san_juan"]);
    let nobody = GOODS.iter().all(|&good| number(&own["tile_workers"][good]) == 0);
    let seen = look.asks() == "place_workers"
        && nobody
        && (5..=7).contains(&count)
        && list(&own["buildings"]).len() >= 3
        && sum(&own["tiles"]) >= 4;
    seen.then(|| Facts::from([("count", json!(count))]))
}

/// The builder has two quarries; something can be bought, something is too dear, something is owned.
fn builder(look: &Look) -> Option<Facts> {
    let quarries = number(&look.own()["tile_workers"]["quarry"]);
    let refused = |kind: &str| offers(look, "build").any(|offer| offer["refusal"]["type"] == kind);
    if look.asks() != "build" || !chooses(look) || quarries != 2 {
        return None;
    }
    if !refused("too_expensive") || !refused("already_owned") {
        return None;
    }
    // The printed price, the builder's doubloon, both quarries, the price: all that lowers it is in the lines.
    let saved = |offer: &&Value| {
        let lines = list(&offer["numbers"]["lines"]);
        Look::is_legal(offer) && lines.iter().any(|line| line["value"] == json!(-2))
    };
    let bought = offers(look, "build")
        .filter(saved)
        .max_by_key(|offer| number(&offer["numbers"]["gain"]["amount"]))?;
    let cost = number(&list(&bought["numbers"]["lines"]).first()?["value"]);
    let price = number(&bought["numbers"]["gain"]["amount"]);
    (cost == price + 1 + quarries).then(|| {
        Facts::from([
            ("building", bought["action"]["building"].clone()),
            ("cost", json!(cost)),
            ("price", json!(price)),
            ("quarries", json!(quarries)),
        ])
    })
}

/// The craftsman produced corn and something that needs a building, and takes one more good.
fn craftsman(look: &Look) -> Option<Facts> {
    let own = look.own();
    let corn = number(&own["production"]["corn"]);
    let other = GOODS[1..]
        .iter()
        .find(|&&good| number(&own["production"][good]) > 0)?;
    let plant = list(&own["buildings"]).iter().find(|plot| {
        let name = word(&plot["building"]);
        number(&plot["workers"]) > 0 && (name.contains(other) || made_in(name) == Some(other))
    })?;
    let legal = look
        .all_offers()
        .iter()
        .filter(|offer| Look::is_legal(offer))
        .count();
    (look.asks() == "craftsman_privilege"
        && corn >= 2
        && number(&own["production"][other]) >= 2
        && legal >= 2)
        .then(|| {
            Facts::from([
                ("corn", json!(corn)),
                ("good", json!(other)),
                ("count", own["production"][other].clone()),
                ("plant", plant["building"].clone()),
            ])
        })
}

/// What the two buildings make whose names do not say it.
fn made_in(building: &str) -> Option<&'static str> {
    match building {
        "tobacco_storage" => Some("tobacco"),
        "coffee_roaster" => Some("coffee"),
        _ => None,
    }
}

/// One kind of the seat's is in the trading house already, another can be sold.
fn trader(look: &Look) -> Option<Facts> {
    let owned = |offer: &&Value| number(&look.own()["goods"][word(&offer["action"]["good"])]) > 0;
    let in_house = |offer: &&Value| offer["refusal"]["type"] == "kind_in_trading_house";
    let for_money = |offer: &&Value| Look::is_legal(offer) && offer["action"]["good"] != "corn";
    let shut = offers(look, "sell").filter(owned).find(in_house)?;
    let open = offers(look, "sell").filter(owned).find(for_money)?;
    let count = list(&look.view["trading_house"]).len();
    (look.asks() == "sell" && (1..=2).contains(&count)).then(|| {
        Facts::from([
            ("count", json!(count)),
            ("shut", shut["action"]["good"].clone()),
            ("open", open["action"]["good"].clone()),
            ("doubloons", open["numbers"]["gain"]["amount"].clone()),
        ])
    })
}

/// One ship takes part of what the seat has, one carries something else, one is empty and can be begun.
fn captain(look: &Look) -> Option<Facts> {
    let goods = &look.own()["goods"];
    let ships = list(&look.view["ships"]);
    let has = |ship: &Value| number(&goods[word(&ship["good"])]);
    let room = |ship: &Value| number(&ship["capacity"]) - number(&ship["amount"]);
    let begun = |ship: &Value| !ship["good"].is_null() && room(ship) > 0;
    let part = ships.iter().find(|ship| begun(ship) && has(ship) > room(ship))?;
    let other = ships.iter().find(|ship| begun(ship) && has(ship) == 0)?;
    let empty = ships.iter().find(|ship| ship["good"].is_null())?;
    let begins = offers(look, "load")
        .any(|offer| Look::is_legal(offer) && offer["action"]["hold"]["ship"] == empty["capacity"]);
    (look.asks() == "load" && begins).then(|| {
        Facts::from([
            ("part", part["capacity"].clone()),
            ("fits", json!(room(part))),
            ("owned", json!(has(part))),
            ("other", other["capacity"].clone()),
            ("empty", empty["capacity"].clone()),
        ])
    })
}

/// More kinds of goods than the one good and the small warehouse can keep.
fn storage(look: &Look) -> Option<Facts> {
    let own = look.own();
    let kinds = GOODS
        .iter()
        .filter(|&&good| number(&own["goods"][good]) > 0)
        .count();
    let worked = |plot: &&Value| plot["building"] == "small_warehouse" && number(&plot["workers"]) > 0;
    list(&own["buildings"]).iter().find(worked)?;
    (look.asks() == "store_kind" && kinds >= 3).then(|| Facts::from([("kinds", json!(kinds))]))
}

/// The end is near in the stocks, and the city in front is nearly full.
fn end(look: &Look) -> Option<Facts> {
    let outlook = &look.outlook;
    let city = list(&outlook["ends"])
        .iter()
        .find(|end| end["reason"] == "city")?;
    let left = number(&city["left"]);
    let near = !list(&outlook["near"]).is_empty();
    let seen =
        look.asks() == "choose_role" && near && city["seat"] == json!(look.seat) && (1..=3).contains(&left);
    seen.then(|| {
        Facts::from([
            ("points", look.view["victory_points"].clone()),
            ("workers", look.view["worker_supply"].clone()),
            ("left", json!(left)),
        ])
    })
}

/// Two forests or more.
fn forests(look: &Look) -> Option<Facts> {
    let count = sum(&look.own()["forests"]);
    (count >= 2).then(|| Facts::from([("count", json!(count)), ("off", json!(count / 2))]))
}

/// Nobles on a plantation and in a building.
fn nobles(look: &Look) -> Option<Facts> {
    let own = look.own();
    let house = list(&own["buildings"])
        .iter()
        .find(|plot| number(&plot["nobles"]) > 0)?;
    let settled = list(&own["buildings"]).len() >= 4 && number(&own["san_juan"]) == 0;
    (look.asks() == "choose_role" && settled).then(|| Facts::from([("house", house["building"].clone())]))
}

/// Somebody else has the token, and the card is free.
fn buccaneer(look: &Look) -> Option<Facts> {
    let token = &look.view["buccaneer"]["token"];
    let card = list(&look.view["cards"])
        .iter()
        .find(|card| card["card"] == "buccaneer")?;
    let seen = look.asks() == "choose_role" && card["taken_by"].is_null() && !token.is_null();
    (seen && *token != json!(look.seat)).then(Facts::new)
}

/// One task is won, another is open.
fn festival(look: &Look) -> Option<Facts> {
    let festival = &look.view["festival"];
    let winners = ["crop_winner", "goods_winner", "building_winner"];
    let won = winners
        .iter()
        .filter(|&&winner| !festival[winner].is_null())
        .count();
    (look.asks() == "choose_role" && won == 1).then(Facts::new)
}
