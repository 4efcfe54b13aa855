//! `meseta play`: a game in the terminal, against bots.

use std::io::{self, IsTerminal as _};
use std::path::PathBuf;
use std::str::FromStr;

mod altiplano;

use ::altiplano::ComponentSet;
use bots::Registry;
use clap::Args;
use protocol::GameId;
use puerto_rico::{BuildingSet, Draft, Edition, Setup, SetupError, State, Switch};
use tabletop::{FastRandom, Seat, Secret};
use words::Words;
use words::puerto_rico::Teller;

use crate::failure::Failure;
use crate::language;
use crate::setup_reason::SetupReason;
use crate::terminal::{Paint, PaintChoice, Session, bots_of};

/// Play in the terminal against bots
///
/// Answers are numbers of the list or moves in the notation of records; `help` tells the rest. Works
/// with piped input too: one answer a line.
#[derive(Args)]
pub struct Arguments {
    /// The game: puerto-rico or altiplano
    #[arg(default_value = "puerto-rico")]
    game: GameId,
    /// Players, you included: 2 to 5
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=5))]
    players: u8,
    /// Puerto Rico: the printed edition, 2002, 2011 or 2020; the newest when left out
    #[arg(long, value_name = "YEAR")]
    edition: Option<String>,
    /// Puerto Rico: an expansion, new_buildings, nobles, buccaneer or festival; may be given several times
    #[arg(long = "expansion", value_name = "EXPANSION")]
    expansions: Vec<String>,
    /// Puerto Rico: how the market comes about, where it is chosen: players, random, or the names of all
    /// its commercial buildings, as in records: small_market,hacienda,…; by the players when left out
    #[arg(long, value_name = "HOW")]
    draft: Option<String>,
    /// Puerto Rico: how the buildings of Nobles come to the main board: printed_2020, all_eight_extra or drafted_12_5;
    /// as in the edition when left out
    #[arg(long, value_name = "HOW")]
    nobles_market: Option<String>,
    /// Puerto Rico: victory point chips in the pool, 1 to 999; the edition's number when left out
    #[arg(long, value_name = "N")]
    vp_pool: Option<u16>,
    /// A ruling to turn on, such as open_vp, or missions for Altiplano, or off, such as
    /// guesthouse_in_mayor=off; may be given several times
    #[arg(long = "switch", value_name = "SWITCH")]
    switches: Vec<String>,
    /// The bots in order of the seats: one key for all of them, or one for each, as in level-3,level-5
    #[arg(long, value_name = "BOTS", default_value = "level-3", value_delimiter = ',')]
    bots: Vec<String>,
    /// Your seat, from 1; in Puerto Rico seat 1 starts
    #[arg(long, value_name = "N", default_value_t = 1)]
    seat: u8,
    /// Your name
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// The language: en, pl, hu, ro, cs; that of the system when left out
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<String>,
    /// Write the record of the game to this file
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Play the same draws and bots again; a new game each time when left out
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// Colours
    #[arg(long, value_name = "WHEN", value_enum, default_value_t)]
    color: PaintChoice,
}

/// Carries the command out; the host's component sets serve Altiplano.
pub fn run(arguments: &Arguments, components: &[ComponentSet]) -> Result<(), Failure> {
    let words = Words::new(language::chosen(arguments.lang.as_deref())?);
    if arguments.game == GameId::Altiplano {
        return altiplano::run(arguments, components, &words);
    }
    let setup = setup(arguments, &words).map_err(Failure::Usage)?;
    let keys = bot_keys(arguments, &words).map_err(Failure::Usage)?;
    let seat = own_seat(arguments, &words)?;
    let (secret, bot_seed) = chance(arguments.seed)?;
    let players = names(arguments, &words, seat, &keys);
    let teller = Teller::new(&words, players, Some(seat));
    let streams = (io::stdin().lock(), io::stdout().lock());
    let mut session = Session::new(&setup, secret, &teller, seat, streams)
        .map_err(|error| Failure::Usage(bad_setup(&words, &error)))?;
    session.paint = Paint::for_stdout(arguments.color);
    session.bots = bots_of(&keys, seat, bot_seed);
    session.echo = !io::stdin().is_terminal();
    session.record_path.clone_from(&arguments.record);
    match session.run() {
        Ok(_) => Ok(()),
        Err(error) => Failure::of_output(&error),
    }
}

/// The person's seat.
fn own_seat(arguments: &Arguments, words: &Words) -> Result<Seat, Failure> {
    (arguments.seat.checked_sub(1))
        .map(usize::from)
        .filter(|&seat| seat < usize::from(arguments.players))
        .map(Seat::new)
        .ok_or_else(|| {
            Failure::Usage(words.say(
                "terminal-bad-seat",
                &[
                    ("seat", arguments.seat.into()),
                    ("players", arguments.players.into()),
                ],
            ))
        })
}

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

/// The switches of these words, `KEY` to turn one on and `KEY=off` to turn one off.
fn switches<S: FromStr>(asked: &[String], known: &[&str], words: &Words) -> Result<Vec<(S, bool)>, String> {
    let switch = |word: &String| {
        let (key, is_on) = match word.strip_suffix("=off") {
            Some(key) => (key, false),
            None => (word.as_str(), true),
        };
        let unknown = |_| {
            words.say(
                "terminal-bad-switch",
                &[("switch", key.into()), ("known", known.join(", ").into())],
            )
        };
        Ok((key.parse().map_err(unknown)?, is_on))
    };
    asked.iter().map(switch).collect()
}

fn bad_setup(words: &Words, error: &impl SetupReason) -> String {
    words.say("terminal-bad-setup", &[("reason", error.reason(words).into())])
}

/// A key for each bot: the given ones, or the only one for all.
fn bot_keys(arguments: &Arguments, words: &Words) -> Result<Vec<String>, String> {
    for key in &arguments.bots {
        if !State::KEYS.contains(&key.as_str()) {
            return Err(words.say(
                "terminal-bad-bot",
                &[
                    ("bot", key.as_str().into()),
                    ("known", State::KEYS.join(", ").into()),
                ],
            ));
        }
    }
    let seats = usize::from(arguments.players) - 1;
    match &arguments.bots[..] {
        [only] => Ok(vec![only.clone(); seats]),
        keys if keys.len() == seats => Ok(keys.to_vec()),
        keys => Err(words.say(
            "terminal-bad-bot-count",
            &[
                ("seats", (seats as i64).into()),
                ("bots", (keys.len() as i64).into()),
            ],
        )),
    }
}

/// The secret behind all draws, and the bots' seed: from the seed, or from the operating system.
fn chance(seed: Option<u64>) -> Result<(Secret, u64), Failure> {
    let mut bytes = [0; 32];
    match seed {
        Some(seed) => {
            let mut random = FastRandom::new(seed);
            for chunk in bytes.chunks_mut(8) {
                chunk.copy_from_slice(&random.bits().to_be_bytes());
            }
            Ok((Secret(bytes), random.bits()))
        }
        None => {
            getrandom::fill(&mut bytes)
                .map_err(|error| Failure::Usage(format!("the system gives no random numbers: {error}")))?;
            let secret = Secret(bytes);
            let mut seed = [0; 8];
            getrandom::fill(&mut seed)
                .map_err(|error| Failure::Usage(format!("the system gives no random numbers: {error}")))?;
            Ok((secret, u64::from_be_bytes(seed)))
        }
    }
}

/// Who sits where: the person by name, bots by kind and the number of their seat.
fn names(arguments: &Arguments, words: &Words, seat: Seat, keys: &[String]) -> Vec<String> {
    let mut keys = keys.iter();
    Seat::all(usize::from(arguments.players))
        .map(|number| {
            if number == seat {
                return (arguments.name.as_deref())
                    .map(|name| {
                        name.chars()
                            .filter(|letter| !letter.is_control())
                            .take(20)
                            .collect()
                    })
                    .unwrap_or_else(|| words.word("terminal-you"));
            }
            let bot = keys.next().map(|key| words.word(&format!("bot-{key}")));
            words.say(
                "terminal-bot",
                &[
                    ("bot", bot.unwrap_or_default().into()),
                    ("number", (number.index() as i64 + 1).into()),
                ],
            )
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_switch_of_either_game_is_turned_as_it_is_asked() {
        let words = Words::new(words::Language::English);
        let asked = ["corn_is_type".to_owned(), "missions=off".to_owned()];
        let known = ::altiplano::Switch::ALL.map(::altiplano::Switch::key);
        let turned = switches(&asked, &known, &words).unwrap();
        let [corn, missions] = [::altiplano::Switch::CornIsType, ::altiplano::Switch::Missions];
        assert_eq!(turned, [(corn, true), (missions, false)]);
        let wrong = switches::<Switch>(&asked, &["open_vp"], &words).unwrap_err();
        assert!(
            wrong.contains("corn_is_type") && wrong.contains("open_vp"),
            "{wrong}"
        );
    }
}
