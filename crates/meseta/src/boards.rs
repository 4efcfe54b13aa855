//! The table of Puerto Rico as plain lines of text, everything open.

use std::fmt::Write as _;

use puerto_rico::{Place, SPACES, State, Tile};
use tabletop::{Game, Seat, ranks};
use words::puerto_rico::Teller;

/// The middle of the table and all boards. `mark` points at a seat.
pub fn table(teller: &Teller<'_>, state: &State, mark: Option<Seat>) -> String {
    let mut text = middle(teller, state);
    for seat in Seat::all(state.seats()) {
        let pointer = if mark == Some(seat) { '>' } else { ' ' };
        text += &board(teller, state, seat, pointer);
    }
    text
}

fn middle(teller: &Teller<'_>, state: &State) -> String {
    let words = teller.words();
    let ships: Vec<String> = state
        .ships()
        .iter()
        .map(|ship| match ship.good {
            Some(good) => format!("{}/{} {}", ship.amount, ship.capacity, teller.good(good)),
            None => format!("0/{}", ship.capacity),
        })
        .collect();
    let mut cards = Vec::new();
    for card in state.cards().filter(|&card| state.card_taker(card).is_none()) {
        cards.push(match state.card_doubloons(card) {
            0 => teller.card(card),
            doubloons => format!("{} +{doubloons}", teller.card(card)),
        });
    }
    let market: Vec<String> = state
        .for_sale()
        .iter()
        .map(|building| {
            let row = building.row();
            format!("{} {}", teller.building(building), row.cost)
        })
        .collect();
    let round = words.say("round-number", &[("number", state.round().into())]);
    let mut text = format!(
        "== {round} · {}: {} ==\n",
        words.word("word-governor"),
        teller.player(state.governor())
    );
    let mut line = |name: &str, value: String| {
        // Writing into a text can't fail.
        let value = if value.is_empty() { "–" } else { &value };
        let _ = writeln!(text, "{}: {value}", words.word(name));
    };
    line("word-role-card", cards.join(", "));
    line(
        "word-face-up",
        format!(
            "{}; {} {}",
            teller.goods(&state.plantations()),
            words.word("word-quarry"),
            state.quarries()
        ),
    );
    line("word-supply", teller.goods(&state.goods()));
    line(
        "word-workers",
        format!("{} + {}", state.worker_supply(), state.worker_ship()),
    );
    line("word-cargo-ships", ships.join(", "));
    line("word-trading-house", teller.goods(&state.trading_house()));
    line("word-victory-points", state.victory_points().to_string());
    line("word-buildings", market.join(", "));
    text
}

fn board(teller: &Teller<'_>, state: &State, seat: Seat, pointer: char) -> String {
    let words = teller.words();
    let board = state.board(seat);
    let tiles: Vec<String> = Tile::ALL
        .into_iter()
        .filter(|&tile| board.tiles[tile] > 0)
        .map(|tile| {
            let (workers, circles) = (board.tile_workers[tile], board.tiles[tile]);
            format!("{} {workers}/{circles}", teller.tile_short(tile))
        })
        .collect();
    let city: Vec<String> = board
        .owned()
        .iter()
        .map(|building| {
            let place = Place::Building(building);
            let (workers, circles) = (board.workers(place), board.circles(place));
            format!("{} {workers}/{circles}", teller.building(building))
        })
        .collect();
    let mut text = format!(
        "{pointer} {}: {}, {}, {} {}{}\n",
        teller.player(seat),
        words.say("count-doubloons", &[("count", board.doubloons.into())]),
        words.say("count-points", &[("count", board.victory_points.into())]),
        words.word("word-san-juan"),
        board.san_juan,
        match board.goods.total() {
            0 => String::new(),
            _ => format!("; {}", teller.goods(&board.goods)),
        },
    );
    // Writing into a text can't fail.
    let _ = writeln!(
        text,
        "    {} {}/{SPACES}: {}",
        words.word("word-island"),
        board.tiles.total(),
        tiles.join(", ")
    );
    let city = match city.is_empty() {
        true => "–".to_owned(),
        false => city.join(", "),
    };
    let _ = writeln!(text, "    {}: {city}", words.word("word-city"));
    text
}

/// The points by source, and the places.
pub fn scores(teller: &Teller<'_>, state: &State) -> String {
    let words = teller.words();
    let places = ranks(&state.scores(), state.seats());
    let mut text = String::new();
    for seat in Seat::all(state.seats()) {
        let points = state.breakdown(seat);
        let sources = [
            ("score-chips", points.chips),
            ("score-buildings", points.buildings),
            ("score-guild-hall", points.guild_hall),
            ("score-residence", points.residence),
            ("score-fortress", points.fortress),
            ("score-customs-house", points.customs_house),
            ("score-city-hall", points.city_hall),
        ];
        let parts: Vec<String> = sources
            .into_iter()
            .filter(|&(_, points)| points > 0)
            .map(|(source, points)| format!("{} {points}", words.word(source)))
            .collect();
        // Writing into a text can't fail.
        let _ = writeln!(
            text,
            "{}. {}: {} ({}; {} {})",
            places[seat],
            teller.player(seat),
            words.say("count-points", &[("count", points.total().into())]),
            parts.join(", "),
            words.word("score-tie-break"),
            points.tie_break,
        );
    }
    text
}
