//! `meseta play puerto-rico`.

use altiplano::ComponentSet;
use puerto_rico::{Building, BuildingSet, Draft, Edition, Expansion, NoblesMarket, Setup, State, Switch};
use tabletop::Seat;
use words::Words;
use words::puerto_rico::Teller;

use super::{Arguments, bad_setup, bad_word, switches};
use crate::terminal::Played;

impl Played for State {
    type Teller<'a> = Teller<'a>;

    fn teller<'a>(words: &'a Words, _: &Setup, names: Vec<String>, reader: Option<Seat>) -> Teller<'a> {
        Teller::new(words, names, reader)
    }

    fn asked(arguments: &Arguments, _: &[ComponentSet], words: &Words) -> Result<Setup, String> {
        setup(arguments, words)
    }
}

/// The table that the command line asks for. The error is worded for people.
fn setup(arguments: &Arguments, words: &Words) -> Result<Setup, String> {
    let mut setup = Setup::new(usize::from(arguments.players));
    if let Some(year) = &arguments.edition {
        setup.edition = year.parse().map_err(|_| {
            let known: Vec<&str> = Edition::ALL.iter().map(|edition| edition.key()).collect();
            words.say(
                "terminal-bad-edition",
                &[
                    ("edition", year.as_str().into()),
                    ("known", known.join(", ").into()),
                ],
            )
        })?;
    }
    setup.victory_point_pool = arguments.vp_pool;
    for word in &arguments.expansions {
        let known = Expansion::ALL.map(Expansion::key);
        let expansion = spelled(word)
            .parse()
            .map_err(|_| bad_word(words, "--expansion", word, &known))?;
        setup.expansions = setup.expansions.with(expansion);
    }
    setup.draft = match arguments.draft.as_deref() {
        None | Some("players") => Draft::Players,
        Some("random") => Draft::Random,
        Some(names) => {
            let pool = setup.draft_pool();
            let mut known = vec!["players", "random"];
            known.extend(pool.iter().map(Building::key));
            let building = |name: &str| {
                let name = name.trim();
                let found = spelled(name).parse();
                found.map_err(|_| bad_word(words, "--draft", name, &known))
            };
            let market: Result<BuildingSet, String> = names.split(',').map(building).collect();
            Draft::Named(market?)
        }
    };
    if let Some(way) = &arguments.nobles_market {
        let known = NoblesMarket::ALL.map(NoblesMarket::key);
        let found = way.parse();
        setup.nobles_market = Some(found.map_err(|_| bad_word(words, "--nobles-market", way, &known))?);
    }
    let known = Switch::ALL.map(|switch| (switch.key(), switch));
    for (switch, is_on) in switches(&arguments.switches, &known, words)? {
        setup.switches = setup.switches.with(switch, is_on);
        setup.switches_off = setup.switches_off.with(switch, !is_on);
    }
    setup.check().map_err(|error| bad_setup::<State>(words, &error))?;
    Ok(setup)
}

/// A name as records spell it.
fn spelled(name: &str) -> String {
    name.to_lowercase().replace([' ', '-'], "_")
}
