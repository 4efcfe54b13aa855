//! `meseta play puerto-rico`.

use puerto_rico::{BuildingSet, Draft, Edition, Setup, SetupError, State, Switch};
use words::Words;
use words::puerto_rico::Teller;

use super::{Arguments, Company, bad_setup, switches};
use crate::failure::Failure;

/// Plays a game.
pub(super) fn run(arguments: &Arguments, words: &Words) -> Result<(), Failure> {
    let setup = setup(arguments, words).map_err(Failure::Usage)?;
    let company = Company::of::<State>(arguments, words)?;
    company.play(arguments, &setup, &company.puerto_rico(words))
}

impl Company {
    /// Who speaks to this company.
    pub(super) fn puerto_rico<'a>(&self, words: &'a Words) -> Teller<'a> {
        Teller::new(words, self.names.clone(), Some(self.continuation.seat))
    }
}

/// The table that the command line asks for. The error is for people.
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
    let unread = |word: &str| {
        let word = word.to_owned();
        bad_setup(words, &SetupError::Notation { word })
    };
    for key in &arguments.expansions {
        let expansion = key.parse().map_err(|_| unread(key))?;
        setup.expansions = setup.expansions.with(expansion);
    }
    setup.draft = match arguments.draft.as_deref() {
        None | Some("players") => Draft::Players,
        Some("random") => Draft::Random,
        Some(names) => {
            let building = |name: &str| name.parse().map_err(|_| unread(name));
            let market: Result<BuildingSet, String> = names.split(',').map(building).collect();
            Draft::Named(market?)
        }
    };
    if let Some(way) = &arguments.nobles_market {
        setup.nobles_market = Some(way.parse().map_err(|_| unread(way))?);
    }
    let known = Switch::ALL.map(Switch::key);
    for (switch, is_on) in switches::<Switch>(&arguments.switches, &known, words)? {
        setup.switches = setup.switches.with(switch, is_on);
        setup.switches_off = setup.switches_off.with(switch, !is_on);
    }
    setup.check().map_err(|error| bad_setup(words, &error))?;
    Ok(setup)
}
