//! A host's own component file, damaged in every way that comes to mind: each error names the place and says
//! what to do, and nothing panics.

use altiplano::{Components, RECONSTRUCTED_FILE};
use tabletop::{FastRandom, Random};

/// The errors of the built-in file after replacing `from`, which occurs there once.
fn errors_after(from: &str, to: &str) -> Vec<String> {
    assert_eq!(RECONSTRUCTED_FILE.matches(from).count(), 1, "`{from}`");
    let text = RECONSTRUCTED_FILE.replace(from, to);
    let errors = Components::read(&text).expect_err(to);
    errors.iter().map(ToString::to_string).collect()
}

/// Replaces, and expects one error that begins and ends like this.
fn check(from: &str, to: &str, place: &str, advice: &str) {
    let errors = errors_after(from, to);
    assert_eq!(errors.len(), 1, "{to}: {errors:?}");
    let error = &errors[0];
    let in_place = error.starts_with("line ") && error.contains(&format!(", {place}: "));
    assert!(in_place, "{to}: `{error}` is about {place}");
    assert!(error.ends_with(advice), "{to}: `{error}` ends with `{advice}`");
}

const GOODS: &str = "food, corn, wood, stone, ore, silver, cloth, wool, alpaca, fish, glass, cacao";

#[test]
fn wrong_numbers_are_named() {
    let fish = "good.fish.points = 1 ;";
    for wrong in [
        "many",
        "-1",
        "1.5",
        "99999999999999999999",
        "21",
        "+",
        "1 2",
        "0x1",
        "½",
        "",
    ] {
        check(
            fish,
            &format!("good.fish.points = {wrong} ;"),
            "good.fish.points",
            "is not a whole number from 0 to 20",
        );
    }
    check(
        "carts.stock = 6 9 12 15",
        "carts.stock = 6 9 12",
        "carts.stock",
        "4 values are needed, not 3",
    );
    check(
        "carts.stock = 6 9 12 15",
        "carts.stock = 9 6 12 15",
        "carts.stock",
        "must not fall from fewer to more players",
    );
    check(
        "carts.stock = 6 9 12 15",
        "carts.stock = 2 9 12 15",
        "carts.stock",
        "with 2 players no cart is left once everybody has one: raise this number",
    );
    check(
        "location.market.spaces = 3",
        "location.market.spaces = 4",
        "location.market.spaces",
        "`4` is not a whole number from 2 to 3",
    );
    check(
        "strip.surcharges = 0 1 2 3 4",
        "strip.surcharges = 0 1 2 3 4 5",
        "strip.surcharges",
        "5 values are needed, not 6",
    );
}

#[test]
fn wrong_sums_are_named() {
    let advice = "correct the parts or this total";
    check(
        "good.fish.stock = 7 9 11 12",
        "good.fish.stock = 7 9 11 13",
        "tiles.total",
        advice,
    );
    check("tiles.total = 209", "tiles.total = 208", "tiles.total", advice);
    check(
        "house.fish.cards = 1",
        "house.fish.cards = 2",
        "houses.total",
        advice,
    );
    check(
        "boat.wood.cards = 0",
        "boat.wood.cards = 1",
        "boats.total",
        advice,
    );
    check("orders.total = 16", "orders.total = 17", "orders.total", advice);
    check(
        "extensions.total = 28",
        "extensions.total = 27",
        "extensions.total",
        advice,
    );
    check(
        "road.6 = corn",
        "road.6 = space",
        "road.7",
        "with this step there are 9 planning spaces, and the board has 8: make it corn or remove it",
    );
}

#[test]
fn unknown_words_are_named_with_the_known_ones() {
    check(
        "order.o1.goods = fish wood stone",
        "order.o1.goods = fish gold stone",
        "order.o1.goods",
        &format!("`gold` is not a good: write {GOODS}"),
    );
    check(
        "role.miner.location = mine",
        "role.miner.location = Mine",
        "role.miner.location",
        "write farm, forest, mine, harbor, village, market, road",
    );
    check(
        "extension.e1.letter = a",
        "extension.e1.letter = A",
        "extension.e1.letter",
        "write a, b, c or d",
    );
    check("road.2 = corn", "road.2 = maize", "road.2", "write space or corn");
    check(
        "role.miner.action = 1 fish -> ore silver wood",
        "role.miner.action = 1 fish -> ore gold wood",
        "role.miner.action",
        GOODS,
    );
    check(
        "mission.m1.points = 6 ; reconstructed",
        "mission.m1.points = 6 ; my copy",
        "mission.m1.points",
        "`inferred`, `reconstructed` or `printed`",
    );
    check(
        "set = reconstructed ;",
        "set = My Copy ;",
        "set",
        "a name is 1 to 32 lower-case letters, digits and hyphens",
    );
}

#[test]
fn duplicates_are_named() {
    check(
        "boat.points = 2 ; rulebook 358",
        "boat.points = 2 ; rulebook 358\nboat.points = 3 ; printed",
        "boat.points",
        "already: remove one of the two",
    );
}

#[test]
fn equal_orders_and_roles_are_named() {
    let text = RECONSTRUCTED_FILE.replace(
        "order.o2.goods = alpaca wood stone",
        "order.o2.goods = stone wood fish",
    );
    let errors = Components::read(&text).expect_err("equal orders");
    let shown = errors[0].to_string();
    assert!(
        shown.ends_with("the same as order.o1.goods, and the game has only one: change one of the two"),
        "{shown}"
    );
    check(
        "role.trader.action = 1 coin -> fish alpaca wood",
        "role.trader.action = 1 coin -> wood stone alpaca",
        "role.trader.action",
        "the same as role.shepherd.action, and the game has only one: change one of the two",
    );
}

#[test]
fn starts_and_actions_are_read_strictly() {
    let start = "role.miner.start = 2 food 1 fish 1 ore 1 coin";
    let check_start = |to: &str, advice: &str| {
        check(
            start,
            &format!("role.miner.start = {to}"),
            "role.miner.start",
            advice,
        );
    };
    check_start("", "a start is written `2 food 1 fish 1 coin`");
    check_start(
        "2 food 1 fish 1 ore 1",
        "a start is written `2 food 1 fish 1 coin`",
    );
    check_start(
        "2 food 1 fish 1 ore 1 coin 1 coin",
        "coin is listed more than once: write it once",
    );
    check_start(
        "2 food 1 fish 1 fish",
        "fish is listed more than once: write it once",
    );
    check_start("2 food 1 corn", "corn can't be used here: choose another kind");
    check_start("8 food 1 fish", "a role starts with 8 tiles at most, not 9");
    check_start("two food", "`two` is not a whole number from 1 to 8");
    // More tiles than fit into a byte, and none of them is let through.
    let many = "8 food ".repeat(40);
    let errors = errors_after(start, &format!("role.miner.start = {many}"));
    assert!(
        errors.iter().all(|error| error.contains("role.miner.start")),
        "{errors:?}"
    );

    let action = "role.miner.action = 1 fish -> ore silver wood";
    let check_action = |to: &str, advice: &str| {
        check(
            action,
            &format!("role.miner.action = {to}"),
            "role.miner.action",
            advice,
        );
    };
    let form = "an action is written `2 food -> ore` or `1 coin -> fish wood`";
    for wrong in ["", "->", "1 fish ->", "-> ore", "1 fish ore", "fish -> ore"] {
        check_action(wrong, form);
    }
    check_action("1 fish -> ore ore", "ore is listed more than once: write it once");
    check_action("1 corn -> ore", "corn can't be used here: choose another kind");
    check_action("1 fish -> corn", "corn can't be used here: choose another kind");
    check_action("4 fish -> ore", "`4` is not a whole number from 1 to 3");
    check(
        "order.o1.goods = fish wood stone",
        "order.o1.goods = fish wood fish wood fish wood fish wood fish",
        "order.o1.goods",
        "an order asks for 1 to 8 goods, not 9",
    );
    check(
        "order.o1.goods = fish wood stone",
        "order.o1.goods =",
        "order.o1.goods",
        "an order asks for 1 to 8 goods, not 0",
    );
}

#[test]
fn missing_and_stray_lines_are_named() {
    let errors = errors_after("boat.points = 2 ; rulebook 358\n", "");
    assert_eq!(
        errors,
        ["boat.points: this line is missing, such as `boat.points = 2 ; rulebook 358`"]
    );
    check(
        "boat.points = 2 ; rulebook 358",
        "boat.points = 2 ; rulebook 358\nboats.points = 2 ; printed",
        "boats.points",
        "compare its name with the file that comes with the program, or remove the line",
    );
    check(
        "boat.points = 2 ; rulebook 358",
        "boat.points = 2 ; rulebook 358\n[boats]",
        "[boats]",
        "a comment begins with #",
    );
    check(
        "road.7 = space ; inferred",
        "road.8 = space ; inferred",
        "road.8",
        "the Road's steps 1 to 16, without a gap",
    );
    check(
        "shelf.12.slots = 4 ; reconstructed",
        "shelf.12.slots = 4 ; reconstructed\nshelf.13.slots = 4 ; printed",
        "shelf.13.slots",
        "the Road's steps 1 to 16, without a gap",
    );
    // Of a very long line, only the beginning is shown.
    let errors = errors_after("boat.points = 2 ; rulebook 358", &"x".repeat(100_000));
    assert!(errors.iter().all(|error| error.len() < 200), "{errors:?}");
}

#[test]
fn too_few_start_goods_and_extensions_say_what_to_raise() {
    let text = RECONSTRUCTED_FILE
        .replace("good.fish.stock = 7 9 11 12", "good.fish.stock = 1 9 11 12")
        .replace("good.fish.points = 1", "good.fish.points = 2");
    let errors = Components::read(&text).expect_err("too few fish");
    assert!(
        errors[0]
            .to_string()
            .ends_with("raise this number or lower what roles start with"),
        "{errors:?}"
    );
    let mut text = RECONSTRUCTED_FILE.to_owned();
    for number in 1..=25 {
        text = text.replace(
            &format!("extension.e{number}.players = 2 "),
            &format!("extension.e{number}.players = 3 "),
        );
    }
    let errors = Components::read(&text).expect_err("no extension with 2 players");
    let shown: Vec<String> = errors.iter().map(ToString::to_string).collect();
    assert_eq!(shown.len(), 1);
    assert!(
        shown[0].ends_with("with 2 players there are 0 extensions, and the strip needs at least 5: lower the number of players of some"),
        "{shown:?}"
    );
}

#[test]
fn a_file_from_another_editor_reads_the_same() {
    let plain = Components::read(RECONSTRUCTED_FILE).expect("the built-in file");
    let crlf = RECONSTRUCTED_FILE.replace('\n', "\r\n");
    let marked = format!("\u{feff}{RECONSTRUCTED_FILE}");
    let first_line = format!(
        "\u{feff}{}",
        RECONSTRUCTED_FILE
            .trim_start_matches(|letter| letter != '\n')
            .trim()
    );
    let tabs = RECONSTRUCTED_FILE.replace(" = ", "\t=\t");
    for text in [&crlf, &marked, &first_line, &tabs] {
        let read = Components::read(text).unwrap_or_else(|errors| panic!("{errors:?}"));
        assert_eq!((&read.facts, &read.orders), (&plain.facts, &plain.orders));
        assert_ne!(read.digest, plain.digest, "another file is another set");
    }
}

#[test]
fn a_file_cut_off_or_damaged_anywhere_never_panics() {
    let bytes = RECONSTRUCTED_FILE.as_bytes();
    for end in (0..bytes.len()).step_by(173) {
        let cut = String::from_utf8_lossy(&bytes[..end]);
        let errors = Components::read(&cut).expect_err("half a file");
        assert!(errors.iter().all(|error| !error.to_string().is_empty()));
    }
    let mut random = FastRandom::new(1);
    for _ in 0..400 {
        let mut damaged = bytes.to_vec();
        for _ in 0..=random.below(4) {
            let at = random.below(damaged.len() as u32) as usize;
            damaged[at] = [b'9', b'-', b' ', b'\n', b'=', b';', b'z', 0xff][random.below(8) as usize];
        }
        let _read = Components::read(&String::from_utf8_lossy(&damaged));
    }
}
