//! The component file: what it says, what is refused, what a host may change.

use altiplano::testkit::{Table, counted, read};
use altiplano::{
    ComponentError, ComponentSet, Components, Effect, Expected, Extension, Good, Input, Mission, Order,
    Problem, Provenance, RECONSTRUCTED_FILE, RoadStep, Role, Setup, SetupError, State,
};
use tabletop::{FastRandom, Game, Playout, Record};

fn house() -> &'static Components {
    ComponentSet::reconstructed().get()
}

/// The built-in file with one line replaced.
fn with_line(field: &str, line: &str) -> String {
    let lines: Vec<&str> = RECONSTRUCTED_FILE
        .lines()
        .map(|old| {
            if old.starts_with(&format!("{field} =")) {
                line
            } else {
                old
            }
        })
        .collect();
    assert!(lines.contains(&line), "no line `{field}`");
    lines.join("\n")
}

fn line_of(text: &str, wanted: &str) -> usize {
    text.lines().position(|line| line == wanted).expect("the line") + 1
}

/// Checks the first error of a file in which one line is replaced.
fn check_refused(field: &str, line: &str, problem: Problem) {
    let text = with_line(field, line);
    let expected = ComponentError {
        line: Some(line_of(&text, line)),
        field: field.to_owned(),
        problem,
    };
    let errors = Components::read(&text).expect_err("a wrong line");
    assert_eq!(errors[0], expected, "{line}");
}

#[test]
fn the_built_in_set_follows_its_own_formulas() {
    let set = house();
    for (name, order) in Order::all().zip(&set.orders) {
        let goods: u8 = order.goods.iter().map(|&good| set.points[good]).sum();
        let points = goods + order.goods.len() as u8 + 3;
        assert_eq!(order.points, points, "{name}");
        assert!((9..=19).contains(&points));
    }
    for good in Good::ALL {
        let price = match good {
            // What E23 charges: nothing bought with coins sells for more than it cost.
            Good::Glass => 3,
            _ => set.points[good],
        };
        assert_eq!(set.prices[good], price, "{good}");
    }
    for (role, data) in Role::ALL.into_iter().zip(&set.roles) {
        // Five pieces, as on the two tiles that the rulebook tells; the farmer has a coin more.
        let pieces = if role == Role::Farmer { 6 } else { 5 };
        assert_eq!(data.goods.total() + u32::from(data.coins), pieces, "{role}");
        assert!((1..=2).contains(&data.goods[Good::Food]));
    }
    assert_eq!(
        set.shelves
            .iter()
            .map(|shelf| u32::from(shelf.points))
            .sum::<u32>(),
        90
    );
    assert_eq!(set.road.iter().filter(|&&step| step == RoadStep::Corn).count(), 3);
    assert_eq!(set.points[Good::Cloth], 3);
}

/// Role, location, what a use takes, what it gives.
const ROLES: &str = "
    miner       mine    1 fish   ore silver wood
    shepherd    market  1 coins  alpaca stone wood
    fisherman   harbor  1 food   fish
    woodcutter  forest  1 alpaca stone wood
    stonemason  mine    1 fish   stone wood
    farmer      farm    1 food   alpaca
    trader      market  1 coins  alpaca fish wood";

#[test]
fn the_roles_of_the_built_in_set() {
    let lines: Vec<&str> = ROLES.lines().skip(1).collect();
    assert_eq!(lines.len(), Role::COUNT);
    for line in lines {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [role, location, count, kind, gains @ ..] = words.as_slice() else {
            panic!("a row of the table: {line}");
        };
        let role: Role = role.parse().expect("a role");
        let data = &house().roles[role.index()];
        let count = count.parse().expect("a number");
        let input = match *kind {
            "coins" => Input::Coins(count),
            good => Input::Tiles(good.parse().expect("a good"), count),
        };
        assert_eq!(data.workshop.location.key(), *location);
        assert_eq!(data.workshop.input, input);
        let gives: Vec<&str> = data.workshop.gains.iter().map(Good::key).collect();
        let mut gains = gains.to_vec();
        gains.sort_by_key(|gain| Good::ALL.iter().position(|good| good.key() == *gain));
        assert_eq!(gives, gains, "{role}");
        // Something that makes food, or fish or alpaca that become food.
        assert_eq!(data.goods[Good::Fish] + data.goods[Good::Alpaca], 1, "{role}");
    }
}

#[test]
fn every_number_has_its_provenance() {
    let facts = &house().facts;
    let of = |field: &str| {
        let fact = facts.iter().find(|fact| fact.field == field);
        fact.map(|fact| fact.provenance)
    };
    assert_eq!(
        of("good.cloth.points"),
        Some(Provenance::Rulebook {
            first: 484,
            last: 484
        })
    );
    assert_eq!(of("good.fish.points"), Some(Provenance::Inferred));
    assert_eq!(of("mission.m1.points"), Some(Provenance::Reconstructed));
    let lines = RECONSTRUCTED_FILE
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    assert_eq!(facts.len(), lines.count());
    let rulebook_lines = 700;
    for fact in facts {
        if let Provenance::Rulebook { first, last } = fact.provenance {
            assert!(first <= last && last <= rulebook_lines, "{}", fact.field);
        }
    }
    assert!(facts.iter().all(|fact| fact.provenance != Provenance::Printed));
}

#[test]
fn slips_are_named_with_line_and_field() {
    let number = |found: &str, least, most| Problem::Number {
        found: found.to_owned(),
        least,
        most,
    };
    let word = |expected, found: &str| Problem::Word {
        expected,
        found: found.to_owned(),
    };
    check_refused(
        "good.fish.points",
        "good.fish.points = many ; printed",
        number("many", 0, 20),
    );
    check_refused(
        "good.fish.stock",
        "good.fish.stock = 7 9 11 ; printed",
        Problem::Count {
            expected: 4,
            found: 3,
        },
    );
    check_refused(
        "good.fish.stock",
        "good.fish.stock = 9 7 11 12 ; printed",
        Problem::Falling,
    );
    check_refused(
        "location.farm.spaces",
        "location.farm.spaces = 4 ; printed",
        number("4", 2, 3),
    );
    check_refused(
        "role.miner.location",
        "role.miner.location = cave ; printed",
        word(Expected::Location, "cave"),
    );
    check_refused(
        "role.miner.action",
        "role.miner.action = 1 gold -> ore ; printed",
        word(Expected::Good, "gold"),
    );
    check_refused(
        "role.miner.action",
        "role.miner.action = ore ; printed",
        Problem::Action,
    );
    check_refused(
        "order.o3.goods",
        "order.o3.goods = fish corn ; printed",
        Problem::Forbidden { good: "corn" },
    );
    check_refused(
        "extension.e5.letter",
        "extension.e5.letter = x ; printed",
        word(Expected::Letter, "x"),
    );
    check_refused(
        "extension.e5.players",
        "extension.e5.players = 6 ; printed",
        number("6", 2, 5),
    );
    check_refused("set", "set = My Copy ; printed", Problem::Name);
    check_refused(
        "road.2",
        "road.2 = gold ; printed",
        word(Expected::RoadStep, "gold"),
    );
    check_refused(
        "mission.m1.points",
        "mission.m1.points = 6 ; a friend",
        Problem::Provenance {
            found: "a friend".to_owned(),
        },
    );
}

#[test]
fn sums_and_duplicates_are_checked() {
    let text = with_line("good.fish.stock", "good.fish.stock = 7 9 11 13 ; printed");
    let errors = Components::read(&text).expect_err("a wrong sum");
    assert_eq!(errors.len(), 1);
    assert_eq!(
        errors[0].to_string(),
        format!(
            "line {}, tiles.total: the parts make 210, not 209: correct the parts or this total",
            line_of(&text, "tiles.total = 209 ; rulebook 96")
        )
    );
    check_refused(
        "role.shepherd.action",
        "role.shepherd.action = 1 fish -> wood silver ore ; printed",
        Problem::Duplicate {
            other: "role.miner.action".to_owned(),
        },
    );
    let text = with_line("order.o2.goods", "order.o2.goods = stone wood fish ; printed");
    let errors = Components::read(&text).expect_err("two equal orders");
    assert_eq!(
        errors[0].problem,
        Problem::Duplicate {
            other: "order.o1.goods".to_owned()
        }
    );
}

#[test]
fn missing_repeated_and_stray_lines_are_named() {
    let gone: String = RECONSTRUCTED_FILE
        .lines()
        .filter(|line| !line.starts_with("boat.points"))
        .fold(String::new(), |all, line| all + line + "\n");
    let errors = Components::read(&gone).expect_err("a missing line");
    assert_eq!(
        errors[0].to_string(),
        "boat.points: this line is missing, such as `boat.points = 2 ; rulebook 358`"
    );
    let extra =
        format!("{RECONSTRUCTED_FILE}boat.points = 3 ; printed\ngood.gold.points = 9 ; printed\nnonsense\n");
    let problems: Vec<Problem> = Components::read(&extra)
        .expect_err("three wrong lines")
        .into_iter()
        .map(|error| error.problem)
        .collect();
    assert!(
        matches!(
            problems[..],
            [Problem::Twice { .. }, Problem::Unknown, Problem::NotALine]
        ),
        "{problems:?}"
    );
}

#[test]
fn too_few_extensions_or_start_goods_are_refused() {
    let mut text = RECONSTRUCTED_FILE.to_owned();
    for effect in Effect::ALL.into_iter().skip(4) {
        text = text
            .lines()
            .map(
                |line| match line.starts_with(&format!("extension.{effect}.players")) {
                    true => format!("extension.{effect}.players = 5 ; printed\n"),
                    false => format!("{line}\n"),
                },
            )
            .collect();
    }
    let errors = Components::read(&text).expect_err("a short strip");
    assert!(
        errors
            .iter()
            .any(|error| error.problem == Problem::FewExtensions { players: 2, found: 4 }),
        "{errors:?}"
    );
    let text = with_line("good.cacao.stock", "good.cacao.stock = 1 1 1 12 ; printed")
        .replace(
            "role.miner.start = 2 food 1 fish 1 ore 1 coin",
            "role.miner.start = 2 food 1 cacao 1 coin",
        )
        .replace(
            "role.farmer.start = 1 food 1 alpaca 1 wood 1 stone 2 coin",
            "role.farmer.start = 1 food 1 wood 1 cacao 2 coin",
        );
    let errors = Components::read(&text).expect_err("too little cacao");
    assert_eq!(errors[0].problem, Problem::StartGoods { players: 2 });
}

#[test]
fn noise_is_refused_and_never_panics() {
    for text in [
        "",
        "=",
        "=;",
        " = ; ",
        "set = a ; inferred",
        "\u{0}",
        "good..=1;printed",
        "road.1 = space ; rulebook -",
    ] {
        assert!(Components::read(text).is_err(), "{text:?}");
    }
    let lines: Vec<&str> = RECONSTRUCTED_FILE.lines().collect();
    for index in (0..lines.len()).step_by(7) {
        for damage in ["", "9999999999999999999", "a = b ; c", "=", ";"] {
            let mut damaged = lines.clone();
            damaged[index] = damage;
            let _read = Components::read(&damaged.join("\n"));
        }
    }
}

#[test]
fn a_hosts_set_is_played_and_named_in_the_record() {
    let text = with_line("set", "set = my-copy ; printed")
        .replace(
            "good.fish.price = 1 ; reconstructed",
            "good.fish.price = none ; printed",
        )
        .replace("shelf.12.slots = 4 ; reconstructed\n", "")
        .replace("shelf.12.points = 13 ; reconstructed\n", "")
        .replace(
            "role.trader.start = 2 food 1 alpaca 1 stone 1 coin",
            "role.trader.start = 2 food 2 fish 2 stone 2 coin",
        )
        .replace("mission.m1.points = 6", "mission.m1.points = 8");
    let read_set = Components::read(&text).unwrap_or_else(|errors| panic!("{errors:?}"));
    assert_eq!((read_set.prices[Good::Fish], read_set.shelves.len()), (0, 11));
    assert_eq!(read_set.missions[Mission::ThreeOrders.index()], 8);
    let setup_line = |digest: &str| format!("players=3 components=my-copy@{digest} missions=on");
    let digest: String = read_set.digest.iter().map(|byte| format!("{byte:02x}")).collect();
    let unknown = setup_line(&digest).parse::<Setup>();
    assert!(
        matches!(unknown, Err(SetupError::Components { .. })),
        "{unknown:?}"
    );

    let set = ComponentSet::load(read_set.clone());
    assert_eq!(ComponentSet::load(read_set), set, "loading again gives the same");
    assert!(!set.is_reconstructed());
    assert_eq!(ComponentSet::named("my-copy"), Some(set));
    let setup: Setup = setup_line(&digest).parse().expect("a known set");
    assert_eq!(setup.to_string(), setup_line(&digest));
    for seed in 0..30 {
        let mut game = State::new(&setup).expect("a possible setup");
        let mut playout = Playout::with_capacity(128);
        let mut random = FastRandom::new(seed);
        while playout.step(&mut game, &mut random) {
            game.check_invariants()
                .unwrap_or_else(|wrong| panic!("seed {seed}: {wrong}"));
        }
        assert_eq!(game.setup(), setup);
    }
    let record = Record::<State>::new(setup).to_string();
    assert!(record.contains(&format!("components=my-copy@{digest}")));
}

#[test]
fn start_goods_that_do_not_fit_go_into_the_bag() {
    // R6: six tiles don't fit onto four planning spaces, so phase 1 takes place.
    let text = with_line("set", "set = rich ; printed").replace(
        "role.trader.start = 2 food 1 alpaca 1 stone 1 coin",
        "role.trader.start = 2 food 2 fish 2 stone 2 coin",
    );
    let components = ComponentSet::load(Components::read(&text).expect("a sound set"));
    let setup = Setup {
        components,
        ..read("players=2 roles=drafted start_player=0")
    };
    let mut game = State::new(&setup).expect("a possible setup");
    let mut playout = Playout::with_capacity(64);
    while !matches!(game.decision(), altiplano::Decision::DraftRole(_)) {
        playout.step(&mut game, &mut FastRandom::new(1));
    }
    let mut table = Table::from(game);
    table.does("role trader; role miner");
    assert_eq!(table.player(1).bag, counted("2 food 2 fish 2 stone"));
    assert_eq!(table.outcomes(), "draw food 2; draw stone 2; draw fish 2");
    table.sound();
}

#[test]
fn names_of_second_tiles_are_read() {
    let extension: Extension = read("e17b");
    assert!(extension.second && house().extension(extension).is_some());
    assert!("e17bb".parse::<Extension>().is_err() && "b".parse::<Extension>().is_err());
    assert!(house().extension(read("e1b")).is_none());
}

/// The digest of each set that came with an earlier version, and what a glass sold for in it.
const EARLIER: [(&str, u8); 2] = [
    (
        "3b3f171f9aa0a3237678a16da84727362bed2942574488c715c50b4a8cab8a9f",
        3,
    ),
    (
        "fc79ec55665c9ef78e0c99471f8a85d4c2d57d39afe5303835b0c4b2fd838998",
        4,
    ),
];

#[test]
fn a_game_that_began_with_an_earlier_built_in_set_goes_on_with_it() {
    for (digest, glass) in EARLIER {
        let line = format!("players=2 components=reconstructed@{digest}");
        let setup: Setup = line.parse().expect("a set that came with an earlier version");
        let set = setup.components;
        assert_eq!((set.digest().as_str(), setup.to_string()), (digest, line));
        assert!(set.is_reconstructed());
        assert_ne!(set, ComponentSet::reconstructed());
        assert_eq!(set.get().prices[Good::Glass], glass, "the numbers of then");
        assert_eq!(
            ComponentSet::named("reconstructed"),
            Some(ComponentSet::reconstructed()),
            "new games have today's numbers"
        );
        let mut game = State::new(&setup).expect("a possible setup");
        let mut playout = Playout::with_capacity(128);
        let mut random = FastRandom::new(1);
        while playout.step(&mut game, &mut random) {
            game.check_invariants().unwrap_or_else(|wrong| panic!("{wrong}"));
        }
        assert_eq!(game.setup(), setup);
    }
}
