//! Every action of a role and of an extension, planned and used, against a table written from the
//! rulebook's lines, not from the code.

use altiplano::testkit::{Table, counted, read};
use altiplano::{Effect, Extension, Refusal, Role};

/// Extension, location, what is put on it, what it gives (rulebook, "Szczegółowy opis dobudówek").
const EXTENSIONS: &str = "
    e1  farm    1 food    alpaca
    e2  harbor  1 fish    ore
    e3  forest  1 food    wood
    e4  mine    1 food    ore
    e5  harbor  1 food    fish
    e6  market  2 coins   cacao
    e7  market  1 coins   alpaca stone
    e8  market  1 coins   fish wood
    e9  market  1 coins   stone wood
    e10 mine    1 food    ore stone
    e11 harbor  2 fish    cacao
    e12 harbor  1 fish    ore stone wood
    e13 forest  2 food    cacao
    e15 farm    1 alpaca  wool
    e16 forest  1 food    cacao
    e21 harbor  1 fish    wool cacao
    e22 market  2 coins   wool ore
    e23 market  3 coins   silver glass";

/// Plans the inputs, tries the use elsewhere, and uses it for one gain.
fn check_use(mut table: Table, place: &str, location: &str, count: u16, kind: &str, gain: &str) {
    if kind == "coins" {
        table.coins(0, count + 1).planning(0, "glass").plan();
        table.does(&format!("fund {place}; done"));
        assert_eq!(table.player(0).coins, 1);
    } else {
        table.planning(0, &format!("{count} {kind}")).plan();
        let one = format!("plan {kind} {place}");
        (0..count).for_each(|_| {
            table.does(&one);
        });
        table.does("done");
    }
    let elsewhere = if location == "road" { "farm" } else { "road" };
    let action = format!("use {place} {gain}");
    table.turn(0, elsewhere);
    let needed = read(location);
    assert_eq!(
        table.refusal(&action),
        Refusal::PawnElsewhere { needed },
        "{action}"
    );
    table.turn(0, location).does(&action);
    let expected = match kind {
        "coins" => gain.to_owned(),
        _ => format!("{count} {kind} {gain}"),
    };
    let container = counted(&expected);
    assert_eq!(table.player(0).container, container, "{action}");
    assert_eq!(table.player(0).fill(read(place)), 0, "{action}");
    table.turn(0, location);
    assert_eq!(
        table.refusal(&action),
        Refusal::InputsMissing,
        "one filling, one use"
    );
    table.sound();
}

#[test]
fn extensions_do_what_the_rulebook_says() {
    let mut seen = 0;
    for line in EXTENSIONS.lines().skip(1) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [name, location, count, kind, gains @ ..] = words.as_slice() else {
            panic!("a row of the table: {line}");
        };
        seen += 1;
        let extension: Extension = read(name);
        let all = extension
            .effect
            .workshop()
            .expect("an effect with an action")
            .gains;
        assert_eq!(all.len(), gains.len(), "{name}");
        for gain in gains {
            let mut table = Table::new(5);
            table.player(0).role = Some(Role::Stonemason);
            table.player(2).role = Some(Role::Trader);
            table.owns(0, name);
            check_use(table, name, location, read::<u16>(count), kind, gain);
        }
    }
    let with_action = Effect::ALL
        .into_iter()
        .filter(|effect| effect.workshop().is_some());
    assert_eq!(seen, with_action.count(), "every effect with an action has a row");
}

/// Role, location, what is put on it, what it gives: reconstructed.
const ROLES: &str = "
    miner       mine    1 food   ore
    shepherd    farm    1 food   alpaca
    fisherman   harbor  1 food   fish
    woodcutter  forest  1 food   wood
    stonemason  mine    1 food   stone
    farmer      forest  2 food   cacao
    trader      market  1 coins  fish wood";

#[test]
fn roles_do_what_the_component_set_says() {
    for line in ROLES.lines().skip(1) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [role, location, count, kind, gains @ ..] = words.as_slice() else {
            panic!("a row of the table: {line}");
        };
        for gain in gains {
            let mut table = Table::new(2);
            table.player(1).role = Some(if *role == "miner" {
                Role::Farmer
            } else {
                Role::Miner
            });
            table.player(0).role = Some(read(role));
            check_use(table, "role", location, read::<u16>(count), kind, gain);
        }
    }
}

#[test]
fn a_role_forbids_the_extension_with_its_action() {
    for (role, effect) in [
        ("miner", "e4"),
        ("shepherd", "e1"),
        ("fisherman", "e5"),
        ("woodcutter", "e3"),
    ] {
        let mut table = Table::new(2);
        table.player(0).role = Some(read(role));
        table.player(1).role = Some(Role::Trader);
        table.coins(0, 20).turn(0, "market");
        assert_eq!(
            table.refusal(&format!("market extension {effect}")),
            Refusal::SameAction
        );
    }
    let mut table = Table::new(4);
    table.strip("e8 e13").coins(0, 20).coins(1, 20).turn(0, "market");
    assert_eq!(
        table.refusal("market extension e8"),
        Refusal::SameAction,
        "the trader's"
    );
    table.turn(1, "market");
    assert_eq!(
        table.refusal("market extension e13"),
        Refusal::SameAction,
        "the farmer's"
    );
}
