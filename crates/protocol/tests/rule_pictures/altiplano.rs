//! What each picture of Altiplano's rules shows.

use serde_json::{Value, json};

use crate::scene::{Facts, Keep};
use crate::{Look, Picture, list, number, word};

/// The locations whose actions turn tiles into goods.
const WORKS: [&str; 4] = ["farm", "forest", "mine", "harbor"];

fn base() -> Value {
    json!({ "players": 3 })
}

fn missions_too() -> Value {
    json!({ "players": 3, "switches": ["missions"] })
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
            Keep::Outlook,
            overview as fn(&Look) -> _,
        ),
        of("draw", base, Keep::Outlook, draw),
        of("planning", base, Keep::Outlook, planning),
        of("moving", base, Keep::All, moving),
        of("actions", base, Keep::Outlook, actions),
        of("warehouse", base, Keep::View, warehouse),
        of("market", base, Keep::Outlook, market),
        of("order", base, Keep::View, order),
        of("road", base, Keep::View, road),
        of("extensions", base, Keep::Outlook, extensions),
        of("end", base, Keep::Outlook, end),
        of("missions", missions_too, Keep::View, missions),
    ]
}

/// Whether the seat is about to plan and has not begun.
fn plans(look: &Look) -> bool {
    look.asks() == "plan" && list(&look.view["own"]["moved"]).is_empty()
}

/// Whether it is the seat's turn to act, and it has not moved.
fn acts(look: &Look) -> bool {
    look.asks() == "act" && look.view["decision"]["moved"] == json!(false)
}

fn tiles_at<'a>(look: &'a Look, location: &str) -> &'a [Value] {
    list(&look.own()["spaces"][location]["tiles"])
}

/// The whole ring, with every pawn on it.
fn overview(look: &Look) -> Option<Facts> {
    let placed = list(&look.view["seats"])
        .iter()
        .all(|seat| !seat["pawn"].is_null());
    let ring = list(&look.view["ring"]);
    let other = WORKS.iter().find(|&&location| look.own()["pawn"] != location)?;
    let seen = acts(look) && placed && ring.len() == 7 && number(&look.view["round"]) >= 2;
    seen.then(|| Facts::from([("stock", json!(other))]))
}

/// Planning spaces that are full, and some that the Road has yet to open.
fn draw(look: &Look) -> Option<Facts> {
    let own = look.own();
    let (drawn, limit) = (
        list(&own["planning"]).len() as u64,
        number(&own["planning_limit"]),
    );
    let more = number(&own["bag_total"]) > 0;
    (plans(look) && more && drawn == limit && (5..=6).contains(&limit))
        .then(|| Facts::from([("count", json!(limit)), ("bag", own["bag_total"].clone())]))
}

/// A food to place, places that take it, and a tile from an earlier round.
fn planning(look: &Look) -> Option<Facts> {
    let own = look.own();
    let food = list(&own["planning"]).iter().any(|good| good == "food");
    let old = WORKS
        .iter()
        .find(|&&location| !tiles_at(look, location).is_empty())?;
    let free = |location: &&&str| {
        let spaces = &own["spaces"][**location];
        (list(&spaces["tiles"]).len() as u64) < number(&spaces["count"])
    };
    let takes = |location: &&&str| {
        let placings = list(&look.outlook["own"]["placings"]);
        placings
            .iter()
            .any(|one| one["good"] == "food" && one["place"] == ***location)
    };
    let open = WORKS.iter().filter(free).find(takes)?;
    (plans(look) && food).then(|| Facts::from([("old", json!(old)), ("open", json!(open))]))
}

/// The free cart is ready and there is food to walk.
fn moving(look: &Look) -> Option<Facts> {
    let own = look.own();
    let is_legal = |kind: &str| {
        let of_kind = |offer: &Value| offer["action"]["type"] == kind && Look::is_legal(offer);
        look.all_offers().iter().any(of_kind)
    };
    let food = number(&own["movement"]["food"]);
    let seen = acts(look) && is_legal("first_cart") && is_legal("walk") && food > 0;
    seen.then(|| Facts::from([("food", json!(food))]))
}

/// Two actions are ready, one of them where the pawn is.
fn actions(look: &Look) -> Option<Facts> {
    let ready = list(&look.outlook["seats"][look.seat]["ready"]);
    let basic = || {
        ready
            .iter()
            .filter(|one| !one["action"].is_null() && WORKS.contains(&word(&one["location"])))
    };
    let pawn = &look.own()["pawn"];
    let here = basic().find(|one| one["location"] == *pawn)?;
    let there = basic().find(|one| one["location"] != *pawn)?;
    acts(look).then(|| {
        Facts::from([
            ("here", here["action"].clone()),
            ("there", there["action"].clone()),
        ])
    })
}

/// A full shelf, a begun one, and corn.
fn warehouse(look: &Look) -> Option<Facts> {
    let shelves = list(&look.own()["warehouse"]);
    let filled = |shelf: &Value| number(&shelf["goods"]) + number(&shelf["corn"]);
    let full = shelves
        .iter()
        .position(|shelf| filled(shelf) == number(&shelf["slots"]))?;
    let begun = shelves.iter().position(|shelf| {
        !shelf["kind"].is_null() && filled(shelf) < number(&shelf["slots"]) && number(&shelf["goods"]) > 0
    })?;
    let corn = shelves
        .iter()
        .position(|shelf| number(&shelf["corn"]) > 0 && number(&shelf["goods"]) > 0)?;
    Some(Facts::from([
        ("full", json!(full)),
        ("points", shelves[full]["points"].clone()),
        ("begun", json!(begun)),
        ("corn", json!(corn)),
    ]))
}

/// A full strip, orders, houses.
fn market(look: &Look) -> Option<Facts> {
    let view = &look.view;
    let strip = list(&view["strip"]);
    let full = strip.len() == 5 && strip.iter().all(|sold| !sold.is_null());
    let seen = acts(look) && full && list(&view["orders"]).len() >= 6 && number(&view["round"]) == 3;
    (seen && list(&view["houses"]).len() >= 4).then(Facts::new)
}

/// An order with something delivered and something missing.
fn order(look: &Look) -> Option<Facts> {
    let order = &look.own()["order"];
    let delivered = list(&order["delivered"]);
    let count = delivered.iter().filter(|&one| *one == json!(true)).count();
    (count > 0 && count < delivered.len())
        .then(|| Facts::from([("count", json!(count)), ("left", json!(delivered.len() - count))]))
}

/// Two steps of the Road.
fn road(look: &Look) -> Option<Facts> {
    let own = look.own();
    (number(&own["road"]) == 2).then(|| {
        Facts::from([
            ("steps", own["road"].clone()),
            ("limit", own["planning_limit"].clone()),
        ])
    })
}

/// A role tile that is ready and an extension with spaces of its own, at different locations.
fn extensions(look: &Look) -> Option<Facts> {
    let workshops = list(&look.own()["workshops"]);
    let role = workshops.iter().find(|one| one["place"] == "role")?;
    let bought = workshops.iter().find(|one| one["place"] != "role")?;
    let ready = |one: &Value| number(&one["filled"]) == number(&one["workshop"]["count"]);
    let apart = role["workshop"]["location"] != bought["workshop"]["location"];
    (acts(look) && ready(role) && apart).then(|| {
        Facts::from([
            ("role", role["workshop"]["location"].clone()),
            ("bought", bought["workshop"]["location"].clone()),
            ("count", role["workshop"]["count"].clone()),
        ])
    })
}

/// A location that may soon be empty.
fn end(look: &Look) -> Option<Facts> {
    let low = list(&look.outlook["low"]).first()?;
    let left = number(&look.outlook["left"][word(low)]);
    (acts(look) && (1..=4).contains(&left))
        .then(|| Facts::from([("low", low.clone()), ("left", json!(left))]))
}

/// A Mission that is done and one that is not.
fn missions(look: &Look) -> Option<Facts> {
    let kept = list(&look.view["own"]["kept"])
        .iter()
        .filter(|one| !one.is_null())
        .count();
    let done = list(&look.own()["missions_done"]).len();
    (kept == 2 && done == 1).then(Facts::new)
}
