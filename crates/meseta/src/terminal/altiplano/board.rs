//! The table as text.

use altiplano::{Cards, Good, Location, Place, SeatView, View};
use tabletop::Seat;
use words::altiplano::Teller;

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
    for (index, boards) in view.seats.iter().enumerate() {
        if let Some(seat) = Seat::try_new(index) {
            out.push('\n');
            seat_boards(&mut out, view, seat, boards, teller, paint);
        }
    }
    out
}

/// The boards of one seat.
pub fn outline(view: &View, seat: Seat, teller: &Teller<'_>, paint: Paint) -> String {
    let mut out = String::new();
    if let Some(boards) = view.seats.get(seat.index()) {
        seat_boards(&mut out, view, seat, boards, teller, paint);
    }
    out
}

fn label(teller: &Teller<'_>, id: &str) -> String {
    teller.words().word(&format!("terminal-altiplano-{id}"))
}

fn counted(teller: &Teller<'_>, id: &str, count: i64) -> String {
    let id = format!("terminal-altiplano-{id}");
    teller.words().say(&id, &[("count", count.into())])
}

fn heading(out: &mut String, view: &View, teller: &Teller<'_>, paint: Paint) {
    let mut title = teller
        .words()
        .say("round-number", &[("number", view.round.into())]);
    if let Some(round) = view.final_round {
        let last = teller
            .words()
            .say("terminal-altiplano-last-round", &[("round", round.into())]);
        title = format!("{title} · {last}");
    }
    let line = "─".repeat(WIDTH.saturating_sub(width(&title) + 4));
    out.push_str(&paint.text(Tone::Strong, &format!("── {title} {line}")));
    out.push('\n');
}

/// The kinds of tiles and how many there are of each, in their colors.
fn amounts(teller: &Teller<'_>, tiles: impl Iterator<Item = (Good, u8)>) -> Vec<Piece> {
    tiles
        .filter(|(_, count)| *count > 0)
        .map(|(good, count)| Piece::new(Tone::Goods(good), teller.amount(count, good)))
        .collect()
}

fn middle(out: &mut String, view: &View, teller: &Teller<'_>, paint: Paint) {
    let mut row = |id: &str, pieces: &[Piece]| paragraph(out, paint, &label(teller, id), LABEL, pieces);
    let ring: Vec<Piece> = view.ring[..usize::from(view.ring_length)]
        .iter()
        .flat_map(|&location| place_on_ring(view, location, teller))
        .collect();
    row("ring", &ring);
    let mut strip: Vec<Piece> = view
        .strip
        .iter()
        .zip(view.strip_prices)
        .filter_map(|(extension, price)| {
            let (extension, price) = ((*extension)?, price?);
            let price = teller.coins(price.into());
            let name = extension.to_string().to_uppercase();
            let effect = extension
                .effect
                .workshop()
                .map(|workshop| teller.workshop(&workshop));
            let effect = effect.map(|effect| format!(" ({effect})")).unwrap_or_default();
            Some(
                Piece::new(Tone::Strong, name)
                    .and(Tone::Plain, effect)
                    .and(Tone::Quiet, format!(" {price}")),
            )
        })
        .collect();
    strip.push(Piece::new(
        Tone::Quiet,
        counted(teller, "stack", view.stack.len() as i64),
    ));
    row("strip", &strip);
    let orders: Vec<Piece> = view
        .orders
        .iter()
        .map(|order| {
            let name = Piece::new(Tone::Strong, order.to_string().to_uppercase());
            name.and(Tone::Plain, format!(" {}", teller.order(order)))
        })
        .collect();
    row("orders", &orders);
    let nothing = || Piece::new(Tone::Quiet, teller.words().word("terminal-nothing"));
    let mut cards = |id: &str, cards: Cards| match amounts(teller, cards.iter()) {
        none if none.is_empty() => row(id, &[nothing()]),
        some => row(id, &some),
    };
    cards("houses", view.houses);
    cards("boats", view.boats);
}

/// A location with what is left there, then a separate piece for each pawn there, since names can be
/// long.
fn place_on_ring(view: &View, location: Location, teller: &Teller<'_>) -> Vec<Piece> {
    let mut piece = Piece::new(Tone::Strong, teller.location(location));
    let stock = Good::ALL.into_iter().filter(|good| good.home() == Some(location));
    let left: Vec<String> = stock
        .map(|good| format!("{} {}", teller.good(good), view.stock[good]))
        .collect();
    if location == Location::Village {
        piece = piece.and(
            Tone::Quiet,
            format!(" {}", counted(teller, "carts", view.carts.into())),
        );
    } else {
        piece = piece.and(Tone::Quiet, format!(" {}", left.join(", ")));
    }
    let mut pieces = vec![piece];
    for (index, boards) in view.seats.iter().enumerate() {
        if let Some(seat) = Seat::try_new(index).filter(|_| boards.pawn == Some(location)) {
            pieces.push(Piece::new(Tone::Seat(seat), format!("♟{}", teller.player(seat))));
        }
    }
    pieces
}

fn seat_boards(
    out: &mut String,
    view: &View,
    seat: Seat,
    boards: &SeatView,
    teller: &Teller<'_>,
    paint: Paint,
) {
    let mark = match view.decision.asked().contains(seat) {
        true => "▶",
        false => "",
    };
    paragraph(out, paint, mark, 2, &head(view, seat, boards, teller));
    let components = view.setup.components.get();
    let mut row = |id: &str, pieces: &[Piece]| {
        let nothing = [Piece::new(Tone::Quiet, teller.words().word("terminal-nothing"))];
        let pieces = if pieces.is_empty() { &nothing[..] } else { pieces };
        paragraph(out, paint, &format!("  {}", label(teller, id)), LABEL, pieces);
    };
    let mut planning = amounts(teller, boards.planning.iter());
    let free = boards.planning_limit.saturating_sub(boards.planning.total());
    if free > 0 {
        planning.push(Piece::new(Tone::Quiet, "·".repeat(free.into())));
    }
    row("planning", &planning);
    row("spaces", &spaces(boards, teller));
    let own = tiles(boards, components, teller);
    if !own.is_empty() {
        row("tiles", &own);
    }
    for (id, total, contents) in [
        ("bag", boards.bag_total, boards.bag),
        ("container", boards.container_total, boards.container),
    ] {
        let pieces = match contents {
            Some(goods) => amounts(teller, goods.iter().map(|(good, &count)| (good, count))),
            None => vec![Piece::new(
                Tone::Quiet,
                counted(teller, "tiles-hidden", total.into()),
            )],
        };
        row(id, &pieces);
    }
    row("warehouse", &warehouse(boards, components, teller));
    row("cards", &cards(boards, teller));
    if let (Some(order), true) = (boards.order, !boards.missing.is_empty()) {
        let missing = amounts(teller, boards.missing.iter());
        let mut pieces = vec![Piece::new(Tone::Strong, order.to_string().to_uppercase())];
        pieces.extend(missing);
        row("order", &pieces);
    }
    let own = view.own.as_ref().filter(|_| view.observer == Some(seat));
    let kept = own.map(|own| {
        own.kept
            .into_iter()
            .flatten()
            .chain(own.hand.iter().copied())
            .collect()
    });
    let missions: Vec<altiplano::Mission> = kept.unwrap_or_else(|| boards.missions_open.iter().collect());
    if !missions.is_empty() {
        let mission = |mission: altiplano::Mission| match boards.missions_done.contains(mission) {
            true => Piece::new(Tone::Strong, format!("✓ {}", teller.mission(mission))),
            false => Piece::new(Tone::Plain, teller.mission(mission)),
        };
        row("missions", &missions.into_iter().map(mission).collect::<Vec<_>>());
    }
}

fn head(view: &View, seat: Seat, boards: &SeatView, teller: &Teller<'_>) -> Vec<Piece> {
    let mut head = vec![Piece::new(Tone::Seat(seat), teller.player(seat))];
    if let Some(role) = boards.role {
        head.push(Piece::new(Tone::Plain, teller.role(role)));
    }
    head.push(Piece::new(Tone::Plain, teller.coins(boards.coins.into())));
    if let Some(points) = &boards.points {
        head.push(Piece::new(Tone::Plain, teller.points(points.total.into())));
    }
    head.push(Piece::new(
        Tone::Plain,
        counted(teller, "carts", boards.carts.into()),
    ));
    head.push(Piece::new(
        Tone::Plain,
        counted(teller, "road", boards.road.into()),
    ));
    if let Some(location) = boards.pawn {
        head.push(Piece::new(
            Tone::Plain,
            format!("♟ {}", teller.location(location)),
        ));
    }
    if view.start == seat {
        head.push(Piece::new(Tone::Quiet, label(teller, "starts")));
    }
    if view.passed.contains(seat) {
        head.push(Piece::new(Tone::Quiet, label(teller, "passed")));
    }
    head
}

/// What lies on the spaces of locations, movement and any-location.
fn spaces(boards: &SeatView, teller: &Teller<'_>) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut at = |place: Place, tiles: Vec<(Good, u8)>, free: u8| {
        if tiles.is_empty() {
            return;
        }
        let mut piece = Piece::new(Tone::Quiet, format!("{}:", teller.place(place)));
        for (good, count) in tiles {
            piece = piece.and(Tone::Goods(good), format!(" {}", teller.amount(count, good)));
        }
        pieces.push(piece.and(Tone::Quiet, empty(free)));
    };
    for location in Location::ALL {
        let tiles = boards.spaces[location.index()];
        let free = boards.space_counts[location.index()].saturating_sub(tiles.total());
        at(Place::At(location), tiles.iter().collect(), free);
    }
    let food = (boards.movement_food > 0).then_some((Good::Food, boards.movement_food));
    at(Place::Movement, food.into_iter().collect(), 0);
    at(
        Place::AnyLocation,
        boards.any_location.map(|good| (good, 1)).into_iter().collect(),
        0,
    );
    if boards.movement_coin {
        let coin = format!("{}: {}", teller.place(Place::Movement), teller.coins(1));
        pieces.push(Piece::new(Tone::Plain, coin));
    }
    pieces
}

/// The role tile and extensions with what lies on them.
fn tiles(boards: &SeatView, components: &altiplano::Components, teller: &Teller<'_>) -> Vec<Piece> {
    let filled = |place: Place| {
        let found = boards.workshops.iter().find(|(at, _)| *at == place);
        found.map_or(0, |(_, count)| *count)
    };
    let circles = |place: Place, count: u8| {
        let there = filled(place).min(count);
        " ".to_owned() + &"●".repeat(there.into()) + &"○".repeat((count - there).into())
    };
    let role = boards.role.map(|role| {
        let workshop = components.roles[role.index()].workshop;
        let text = format!("{} {}", teller.role(role), teller.workshop(&workshop));
        Piece::new(Tone::Plain, text).and(Tone::Strong, circles(Place::Role, workshop.input.count()))
    });
    let extensions = boards.extensions.iter().map(|extension| {
        let name = Piece::new(Tone::Strong, extension.to_string().to_uppercase());
        match extension.effect.workshop() {
            None => name,
            Some(workshop) => name
                .and(Tone::Plain, format!(" {}", teller.workshop(&workshop)))
                .and(
                    Tone::Strong,
                    circles(Place::Extension(extension.effect), workshop.input.count()),
                ),
        }
    });
    let corn = (boards.corn_store > 0).then(|| {
        Piece::new(
            Tone::Plain,
            counted(teller, "corn-store", boards.corn_store.into()),
        )
    });
    role.into_iter()
        .chain(extensions.collect::<Vec<_>>())
        .chain(corn)
        .collect()
}

/// Dots for free spaces, after a blank; empty if there are none.
fn empty(free: u8) -> String {
    match free {
        0 => String::new(),
        _ => format!(" {}", "·".repeat(free.into())),
    }
}

/// The shelves already begun, with what lies on them, and the next empty one.
fn warehouse(boards: &SeatView, components: &altiplano::Components, teller: &Teller<'_>) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for (index, (shelf, data)) in boards.warehouse.all().iter().zip(&components.shelves).enumerate() {
        let free = data.slots.saturating_sub(shelf.total());
        let mut piece = Piece::new(Tone::Quiet, format!("{}:", index + 1));
        if let Some(kind) = shelf.kind {
            let kinds = [(kind, shelf.goods()), (Good::Corn, shelf.corn())];
            for (good, count) in kinds.into_iter().filter(|(_, count)| *count > 0) {
                piece = piece.and(Tone::Goods(good), format!(" {}", teller.amount(count, good)));
            }
        }
        let points = format!("{} {}", empty(free), teller.points(data.points.into()));
        pieces.push(piece.and(if free == 0 { Tone::Strong } else { Tone::Quiet }, points));
        if shelf.kind.is_none() {
            break;
        }
    }
    pieces
}

fn cards(boards: &SeatView, teller: &Teller<'_>) -> Vec<Piece> {
    let say = |id: &str, good: Good| {
        let id = format!("terminal-altiplano-{id}");
        teller.words().say(&id, &[("good", teller.good(good).into())])
    };
    let each = |id: &'static str, cards: Cards| -> Vec<Piece> {
        let names = cards
            .iter()
            .flat_map(|(good, count)| vec![say(id, good); count.into()]);
        names.map(|name| Piece::new(Tone::Plain, name)).collect()
    };
    let orders = boards.completed.iter().map(|order| {
        let name = format!("✓ {}", order.to_string().to_uppercase());
        Piece::new(Tone::Strong, name)
    });
    let mut pieces = each("house", boards.houses);
    pieces.extend(each("boat", boards.boats));
    pieces.extend(orders);
    pieces
}
