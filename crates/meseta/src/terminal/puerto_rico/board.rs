//! The table as text.

use puerto_rico::{
    Decision, Expansion, Festival, Good, Phase, Place, SeatView, Ship, TRADING_HOUSE_PLACES, Tile, View,
};
use tabletop::Seat;
use words::puerto_rico::Teller;

use super::market::market;
use crate::terminal::WIDTH;
use crate::terminal::layout::{Piece, paragraph, width};
use crate::terminal::paint::{Paint, Tone};

/// The width of the labels in columns.
const LABEL: usize = 15;

/// The whole table: what lies in the middle, then every seat's boards.
pub fn board(view: &View, teller: &Teller<'_>, paint: Paint) -> String {
    let mut out = String::new();
    heading(&mut out, view, teller, paint);
    middle(&mut out, view, teller, paint);
    market(&mut out, view, teller, paint);
    for (index, seat) in view.seats.iter().enumerate() {
        if let Some(number) = Seat::try_new(index) {
            out.push('\n');
            seat_boards(&mut out, view, number, seat, teller, paint);
        }
    }
    out
}

/// What the open question is about: the player's own boards, and whatever in the middle matters for the
/// answer.
pub fn outline(view: &View, seat: Seat, teller: &Teller<'_>, paint: Paint) -> String {
    let mut out = String::new();
    match view.decision {
        Decision::Build(_) | Decision::University(..) => market(&mut out, view, teller, paint),
        Decision::Load(_) | Decision::StoreKind(_) | Decision::KeepSingle(_) | Decision::RobShip(_) => {
            ships(&mut out, view, teller, paint);
        }
        Decision::Sell(_) => {
            let label = teller.words().word("terminal-trading-house");
            paragraph(&mut out, paint, &label, LABEL, &[trading_house(view, teller)]);
        }
        _ => {}
    }
    if let Some(boards) = view.seats.get(seat.index()) {
        seat_boards(&mut out, view, seat, boards, teller, paint);
    }
    out
}

fn heading(out: &mut String, view: &View, teller: &Teller<'_>, paint: Paint) {
    let words = teller.words();
    let mut title = words.say("round-number", &[("number", view.round.into())]);
    if let Some(Phase { role, chooser }) = view.phase {
        let role = teller.role(role);
        let chosen = words.say(
            "wait-role",
            &[("role", role.into()), ("player", teller.player(chooser).into())],
        );
        title = format!("{title} · {chosen}");
    }
    let line = "─".repeat(WIDTH.saturating_sub(width(&title) + 4));
    out.push_str(&paint.text(Tone::Strong, &format!("── {title} {line}")));
    out.push('\n');
}

fn middle(out: &mut String, view: &View, teller: &Teller<'_>, paint: Paint) {
    let words = teller.words();
    let mut row = |label: &str, pieces: &[Piece]| paragraph(out, paint, &words.word(label), LABEL, pieces);
    let roles: Vec<Piece> = view
        .cards
        .iter()
        .map(|card| {
            let name = teller.card(card.card);
            match card.taken_by {
                Some(seat) => Piece::new(Tone::Quiet, format!("{name} ("))
                    .and(Tone::Seat(seat), teller.player(seat))
                    .and(Tone::Quiet, ")"),
                None if view.buccaneer.is_some_and(|its| its.captured == Some(card.card)) => {
                    Piece::new(Tone::Strong, name)
                        .and(Tone::Quiet, format!(" ({})", words.word("deed-capture")))
                }
                None if card.doubloons > 0 => Piece::new(Tone::Strong, name)
                    .and(Tone::Good(Good::Corn), format!(" +{}", card.doubloons)),
                None => Piece::new(Tone::Strong, name),
            }
        })
        .collect();
    row("terminal-roles", &roles);
    let mut offer: Vec<Piece> = view
        .plantations
        .iter()
        .filter(|(_, count)| **count > 0)
        .map(|(good, count)| counted(Tone::Good(good), &teller.good(good), *count))
        .collect();
    let quarries = words.say("terminal-quarries", &[("count", view.quarries.into())]);
    offer.push(Piece::new(Tone::Plain, quarries));
    let face_down = words.say("terminal-face-down", &[("count", view.face_down.total().into())]);
    offer.push(Piece::new(Tone::Quiet, face_down));
    row("terminal-on-offer", &offer);
    ships(out, view, teller, paint);
    if let Some(festival) = &view.festival {
        let label = words.word("terminal-festival");
        paragraph(out, paint, &label, LABEL, &tasks(festival, teller));
    }
    let mut row = |label: &str, pieces: &[Piece]| paragraph(out, paint, &words.word(label), LABEL, pieces);
    row("terminal-trading-house", &[trading_house(view, teller)]);
    let supply: Vec<Piece> = view
        .goods
        .iter()
        .map(|(good, count)| counted(Tone::Good(good), &teller.good(good), *count))
        .collect();
    row("terminal-supply", &supply);
    let nobles = |count: u8| match view.setup.expansions.has(Expansion::Nobles) {
        true => format!(", {}", words.say("count-nobles", &[("count", count.into())])),
        false => String::new(),
    };
    row(
        "terminal-workers",
        &[
            Piece::new(
                Tone::Plain,
                words.say("terminal-worker-ship", &[("count", view.worker_ship.into())])
                    + &nobles(view.noble_ship),
            ),
            Piece::new(
                Tone::Plain,
                words.say("terminal-worker-supply", &[("count", view.worker_supply.into())])
                    + &nobles(view.noble_supply.unwrap_or(0)),
            ),
            Piece::new(Tone::Quiet, words.word("terminal-points") + ":")
                .and(Tone::Plain, format!(" {}", view.victory_points)),
        ],
    );
}

fn ships(out: &mut String, view: &View, teller: &Teller<'_>, paint: Paint) {
    let ships: Vec<Piece> = view.ships.iter().map(|ship| cargo_ship(ship, teller)).collect();
    let label = teller.words().word("terminal-ships");
    paragraph(out, paint, &label, LABEL, &ships);
}

/// The festival's tasks that have been drawn; those already won carry the winner's name.
fn tasks(festival: &Festival, teller: &Teller<'_>) -> Vec<Piece> {
    let name = |id: &str| teller.words().word(id);
    let goods = Some(teller.goods(&festival.goods)).filter(|goods| !goods.is_empty());
    let crop = festival.crop.map(|good| teller.tile(Tile::plantation(good)));
    let building = festival.building.map(|building| teller.building(building));
    [
        ("festival-crop", crop, festival.crop_winner),
        ("festival-production", goods, festival.goods_winner),
        ("festival-building", building, festival.building_winner),
    ]
    .into_iter()
    .filter_map(|(id, what, winner)| {
        let text = format!("{}: {}", name(id), what?);
        Some(match winner {
            Some(seat) => Piece::new(Tone::Quiet, format!("{text} ("))
                .and(Tone::Seat(seat), teller.player(seat))
                .and(Tone::Quiet, ")"),
            None => Piece::new(Tone::Plain, text),
        })
    })
    .collect()
}

fn counted(tone: Tone, name: &str, count: u8) -> Piece {
    Piece::new(tone, name).and(Tone::Plain, format!(" × {count}"))
}

fn cargo_ship(ship: &Ship, teller: &Teller<'_>) -> Piece {
    let loaded = ship.amount.min(ship.capacity);
    let (tone, letter) = match ship.good {
        Some(good) => (Tone::Good(good), teller.good_letter(good)),
        None => (Tone::Plain, String::new()),
    };
    Piece::new(Tone::Strong, format!("{} [", ship.capacity))
        .and(tone, letter.repeat(usize::from(loaded)))
        .and(Tone::Quiet, "·".repeat(usize::from(ship.capacity - loaded)))
        .and(Tone::Strong, "]")
}

fn trading_house(view: &View, teller: &Teller<'_>) -> Piece {
    let mut piece = Piece::new(Tone::Strong, "[");
    for good in &view.trading_house {
        piece = piece.and(Tone::Good(*good), teller.good_letter(*good));
    }
    let free = usize::from(TRADING_HOUSE_PLACES).saturating_sub(view.trading_house.len());
    piece.and(Tone::Quiet, "·".repeat(free)).and(Tone::Strong, "]")
}

/// Circles with nobles, with workers, and empty ones; `workers` counts the nobles too.
fn circles(workers: u8, nobles: u8, circles: u8) -> String {
    let workers = workers.min(circles);
    let nobles = nobles.min(workers);
    "◆".repeat(usize::from(nobles))
        + &"●".repeat(usize::from(workers - nobles))
        + &"○".repeat(usize::from(circles - workers))
}

fn seat_boards(
    out: &mut String,
    view: &View,
    seat: Seat,
    boards: &SeatView,
    teller: &Teller<'_>,
    paint: Paint,
) {
    let words = teller.words();
    let say = |id: &str, count: i64| words.say(id, &[("count", count.into())]);
    let asked = view.decision.seat() == Some(seat);
    let mut head = vec![
        Piece::new(Tone::Plain, say("count-doubloons", i64::from(boards.doubloons))),
        Piece::new(
            Tone::Plain,
            match boards.victory_points.or(boards.counted) {
                Some(points) => say("terminal-victory-points", i64::from(points)),
                None => words.word("terminal-hidden-points"),
            },
        ),
        Piece::new(Tone::Plain, say("terminal-san-juan", i64::from(boards.san_juan))),
    ];
    if boards.san_juan_nobles > 0 {
        let nobles = "◆".repeat(usize::from(boards.san_juan_nobles));
        head.push(Piece::new(Tone::Plain, nobles));
    }
    if view.governor == seat {
        head.push(Piece::new(Tone::Quiet, words.word("terminal-governor")));
    }
    if view.buccaneer.is_some_and(|its| its.token == Some(seat)) {
        head.push(Piece::new(Tone::Quiet, words.word("buccaneer-token")));
    }
    let mut pieces = vec![Piece::new(Tone::Seat(seat), teller.player(seat))];
    pieces.append(&mut head);
    paragraph(out, paint, if asked { "▶" } else { "" }, 2, &pieces);
    let mut row = |label: &str, pieces: &[Piece]| {
        let nothing = [Piece::new(Tone::Quiet, words.word("terminal-nothing"))];
        let pieces = if pieces.is_empty() { &nothing[..] } else { pieces };
        paragraph(out, paint, &format!("  {}", words.word(label)), LABEL, pieces);
    };
    row("terminal-goods", &goods(&boards.goods, teller));
    row("terminal-produces", &goods(&boards.production, teller));
    let island: Vec<Piece> = Tile::ALL
        .into_iter()
        .filter(|tile| boards.tiles[*tile] > 0)
        .map(|tile| {
            Piece::new(Tone::of_tile(tile), teller.tile_short(tile)).and(
                Tone::Plain,
                format!(
                    " {}",
                    circles(
                        boards.tile_workers[tile],
                        boards.tile_nobles[tile],
                        boards.tiles[tile]
                    )
                ),
            )
        })
        .chain(forests(boards, teller))
        .chain(free(
            12 - (boards.tiles.total() + boards.forests.total()).min(12),
            teller,
        ))
        .collect();
    row("terminal-island", &island);
    let used: u8 = boards
        .buildings
        .iter()
        .map(|owned| owned.count * owned.building.row().spaces)
        .sum();
    let city: Vec<Piece> = boards
        .buildings
        .iter()
        .map(|owned| {
            let tone = owned.building.makes().map_or(Tone::Strong, Tone::Good);
            let circle_count = owned.count * owned.building.row().circles;
            Piece::new(tone, teller.building(owned.building)).and(
                Tone::Plain,
                format!(" {}", circles(owned.workers, owned.nobles, circle_count)),
            )
        })
        .chain(free(12 - used.min(12), teller))
        .collect();
    row("terminal-city", &city);
}

/// Plantations that lie face down.
fn forests(boards: &SeatView, teller: &Teller<'_>) -> Option<Piece> {
    let count = boards.forests.total();
    let name = teller.words().word("tile-forest-short");
    (count > 0).then(|| Piece::new(Tone::Strong, name).and(Tone::Plain, format!(" × {count}")))
}

fn free(count: u8, teller: &Teller<'_>) -> Option<Piece> {
    let text = teller.words().say("terminal-free", &[("count", count.into())]);
    Some(Piece::new(Tone::Quiet, format!("({text})")))
}

fn goods(goods: &puerto_rico::ByGood<u8>, teller: &Teller<'_>) -> Vec<Piece> {
    goods
        .iter()
        .filter(|(_, count)| **count > 0)
        .map(|(good, count)| Piece::new(Tone::Good(good), teller.amount(*count, good)))
        .collect()
}

/// The color of a place: the good that it makes, or the emphasis of a building without one.
pub(super) fn place_tone(place: Place) -> Tone {
    match place {
        Place::Tile(tile) => Tone::of_tile(tile),
        Place::Building(building) => building.makes().map_or(Tone::Strong, Tone::Good),
    }
}
