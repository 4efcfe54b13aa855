//! `meseta play`: a game in the terminal, against bots.

use std::fs;
use std::io::{self, IsTerminal as _, StdinLock, StdoutLock};
use std::path::{Path, PathBuf};

mod altiplano;
mod puerto_rico;
mod resume;

use ::altiplano::ComponentSet;
use bots::HasBots;
use clap::Args;
use protocol::{GameId, Listed, Playing, of_game};
use resume::Continuation;
use tabletop::{FastRandom, Seat, Secret};
use words::Words;

use crate::failure::Failure;
use crate::terminal::{
    Paint, PaintChoice, Played, Session, SetupLines, SetupOf, Told, bots_of, impossible, setup_line, wrapped,
};
use crate::{interrupt, language};

/// The exit code of an interrupted program.
const INTERRUPTED: i32 = 130;

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
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = player_count)]
    players: u8,
    /// Puerto Rico: the printed edition, 2002, 2011 or 2020; the newest by default
    #[arg(long, value_name = "YEAR")]
    edition: Option<String>,
    /// Puerto Rico: an expansion, new_buildings, nobles, buccaneer or festival; may be given several times
    #[arg(long = "expansion", value_name = "EXPANSION")]
    expansions: Vec<String>,
    /// Puerto Rico: how the market comes about, where it is chosen: players, random, or the names of all
    /// its commercial buildings, as in records: small_market,hacienda,…; by default, the players choose it
    #[arg(long, value_name = "HOW")]
    draft: Option<String>,
    /// Puerto Rico: how the buildings of Nobles come to the main board: printed_2020, all_eight_extra or drafted_12_5;
    /// by default, as in the edition
    #[arg(long, value_name = "HOW")]
    nobles_market: Option<String>,
    /// Puerto Rico: victory point chips in the pool, 1 to 999; by default, the edition’s number
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
    /// The language: en, pl, hu, ro, cs; by default the system’s
    #[arg(long, value_name = "LANGUAGE")]
    lang: Option<String>,
    /// Write the record of the game to this file after every answer
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Continue the game of this record where you left it; the record stays in this file
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = [
            "players", "edition", "expansions", "draft", "nobles_market", "vp_pool", "switches", "bots", "seat",
            "seed",
        ]
    )]
    resume: Option<PathBuf>,
    /// Play the same draws and bots again; a new game each time by default
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
    /// Colors
    #[arg(long, value_name = "WHEN", value_enum, default_value_t)]
    color: PaintChoice,
}

fn player_count(text: &str) -> Result<u8, String> {
    match text.parse() {
        Ok(players) if (2..=5).contains(&players) => Ok(players),
        _ => Err("a table is for 2 to 5 players".to_owned()),
    }
}

/// Carries out the command; the host's component sets are for Altiplano.
pub fn run(arguments: &Arguments, components: &[ComponentSet]) -> Result<(), Failure> {
    let words = Words::new(language::chosen(arguments.lang.as_deref())?);
    if let Some(path) = &arguments.resume {
        return resume::run(arguments, path, &words);
    }
    of_game!(arguments.game, State => begin::<State>(arguments, components, &words))
}

/// Plays a new game.
fn begin<G: Played>(
    arguments: &Arguments,
    components: &[ComponentSet],
    words: &Words,
) -> Result<(), Failure> {
    let setup = G::asked(arguments, components, words).map_err(Failure::Usage)?;
    let company = Company::of::<G>(arguments, words)?;
    company.play(arguments, &setup, &company.teller::<G>(words, &setup))
}

/// Who plays where, the source of chance, and where the record goes.
struct Company {
    continuation: Continuation,
    /// Names by seat.
    names: Vec<String>,
    record: Option<PathBuf>,
}

impl Company {
    /// The company that the command line asks for.
    fn of<G: HasBots>(arguments: &Arguments, words: &Words) -> Result<Self, Failure> {
        let keys = bot_keys::<G>(arguments, words).map_err(Failure::Usage)?;
        let seat = own_seat(arguments, words)?;
        if let Some(path) = &arguments.record {
            keep_running_game(path, words)?;
        }
        let (secret, bot_seed) = chance(arguments.seed)?;
        Ok(Self {
            names: names(arguments, words, seat, &keys),
            record: arguments.record.clone(),
            continuation: Continuation {
                seat,
                keys,
                bot_seed,
                secret,
            },
        })
    }

    /// The teller who speaks to this company about a game with this setup.
    fn teller<'a, G: Played>(&self, words: &'a Words, setup: &G::Setup) -> G::Teller<'a> {
        G::teller(words, setup, self.names.clone(), Some(self.continuation.seat))
    }

    /// Plays a game with this setup.
    fn play<T: Told>(&self, arguments: &Arguments, setup: &SetupOf<T>, teller: &T) -> Result<(), Failure> {
        let Continuation { seat, secret, .. } = self.continuation;
        let session = Session::new(setup, secret, teller, seat, streams())
            .map_err(|error| Failure::Usage(bad_setup::<T::State>(teller.words(), &error)))?;
        self.run(arguments, teller, session)
    }

    /// Goes on with a game.
    fn resume<T: Told>(
        &self,
        arguments: &Arguments,
        playing: &Playing<T::State>,
        teller: &T,
    ) -> Result<(), Failure> {
        let Continuation { seat, secret, .. } = self.continuation;
        self.run(
            arguments,
            teller,
            Session::resumed(playing, secret, teller, seat, streams()),
        )
    }

    /// The message at an interruption: how to go on with the game, if its record has been written.
    fn goodbye(&self, words: &Words) -> impl Fn() -> String + Send + 'static {
        let (how, lost) = (words.word("terminal-resume-how"), words.word("terminal-not-kept"));
        let record = self.record.clone();
        move || match &record {
            Some(path) if path.exists() => format!("{how}\n  meseta play --resume {}\n", path.display()),
            _ => wrapped(&lost, 0),
        }
    }

    /// A description of each bot in this game, with its name.
    fn about_bots<T: Told>(&self, words: &Words) -> Vec<String> {
        let own = self.continuation.seat.index();
        let others = self.names.iter().enumerate().filter(|&(seat, _)| seat != own);
        others
            .zip(&self.continuation.keys)
            .map(|((_, name), key)| {
                let game = [("game", T::State::GAME.key().into())];
                let about = words.say(&format!("bot-{key}-words"), &game);
                let args = [("player", name.as_str().into()), ("words", about.into())];
                words.say("terminal-bot-words", &args)
            })
            .collect()
    }

    fn run<T: Told>(
        &self,
        arguments: &Arguments,
        teller: &T,
        mut session: Session<'_, T, StdinLock<'_>, StdoutLock<'_>>,
    ) -> Result<(), Failure> {
        let Continuation {
            seat, keys, bot_seed, ..
        } = &self.continuation;
        session.paint = Paint::for_stdout(arguments.color);
        session.bots = bots_of(keys, *seat, *bot_seed);
        session.about_bots = self.about_bots::<T>(teller.words());
        session.echo = !io::stdin().is_terminal();
        session.continuation = self.continuation.to_string();
        session.record_path.clone_from(&self.record);
        say_goodbye_when_interrupted(self.goodbye(session.words()));
        match session.run() {
            Ok(_) => Ok(()),
            Err(error) => Failure::of_output(&error),
        }
    }
}

/// Ends the program at an interruption with these words; every answer is on disk by then.
fn say_goodbye_when_interrupted(words: impl Fn() -> String + Send + 'static) {
    interrupt::each(move || {
        // The session holds standard output.
        eprint!("\n{}", words());
        std::process::exit(INTERRUPTED);
    });
}

fn streams() -> (StdinLock<'static>, StdoutLock<'static>) {
    (io::stdin().lock(), io::stdout().lock())
}

/// Refuses to replace an unfinished game with a new one.
fn keep_running_game(path: &Path, words: &Words) -> Result<(), Failure> {
    match fs::read_to_string(path) {
        Ok(text) if Continuation::stands_in(&text) => Err(Failure::Usage(words.say(
            "terminal-record-running",
            &[("path", path.display().to_string().into())],
        ))),
        _ => Ok(()),
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

/// The switches named by these words: `KEY` turns one on, and `KEY=off` turns it off.
fn switches<S: Copy>(asked: &[String], known: &[(&str, S)], words: &Words) -> Result<Vec<(S, bool)>, String> {
    let switch = |word: &String| {
        let (key, is_on) = match word.strip_suffix("=off") {
            Some(key) => (key, false),
            None => (word.as_str(), true),
        };
        match known.iter().find(|(name, _)| *name == key) {
            Some((_, switch)) => Ok((*switch, is_on)),
            None => {
                let known: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
                let values = [("switch", key.into()), ("known", known.join(", ").into())];
                Err(words.say("terminal-bad-switch", &values))
            }
        }
    };
    asked.iter().map(switch).collect()
}

/// The table of a game that has no options of its own except the switches of its setup line, `KEY` and `KEY=off`.
///
/// # Errors
/// What is wrong, worded for people.
#[cfg_attr(
    not(feature = "toy-game"),
    allow(dead_code, reason = "every game of the list reads its own options")
)]
pub fn plain_setup<G: Listed + SetupLines>(arguments: &Arguments, words: &Words) -> Result<G::Setup, String> {
    if let Some(option) = foreign_option(arguments) {
        return Err(words.say("terminal-only-puerto-rico", &[("option", option.into())]));
    }
    let switches: Vec<String> = (arguments.switches.iter())
        .map(|word| match word.contains('=') {
            true => word.clone(),
            false => format!("{word}=on"),
        })
        .collect();
    let line = setup_line(arguments.players, &switches.join(" "));
    line.parse().map_err(|error| bad_setup::<G>(words, &error))
}

/// An option on the command line that only Puerto Rico has.
fn foreign_option(arguments: &Arguments) -> Option<&'static str> {
    [
        ("--edition", arguments.edition.is_some()),
        ("--expansion", !arguments.expansions.is_empty()),
        ("--draft", arguments.draft.is_some()),
        ("--nobles-market", arguments.nobles_market.is_some()),
        ("--vp-pool", arguments.vp_pool.is_some()),
    ]
    .into_iter()
    .find_map(|(option, is_given)| is_given.then_some(option))
}

/// The message about a word that an option does not know.
fn bad_word(words: &Words, option: &str, word: &str, known: &[&str]) -> String {
    words.say(
        "terminal-bad-word",
        &[
            ("option", option.into()),
            ("word", word.into()),
            ("known", known.join(", ").into()),
        ],
    )
}

fn bad_setup<G: Listed>(words: &Words, error: &G::SetupError) -> String {
    words.say(
        "terminal-bad-setup",
        &[("reason", impossible::<G>(words, error).into())],
    )
}

/// A key for each bot: the given ones, or the only one for all.
fn bot_keys<G: HasBots>(arguments: &Arguments, words: &Words) -> Result<Vec<String>, String> {
    for key in &arguments.bots {
        if !G::KEYS.contains(&key.as_str()) {
            return Err(words.say(
                "terminal-bad-bot",
                &[("bot", key.as_str().into()), ("known", G::KEYS.join(", ").into())],
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
                .map_err(|error| Failure::Usage(format!("the system provides no random numbers: {error}")))?;
            let secret = Secret(bytes);
            let mut seed = [0; 8];
            getrandom::fill(&mut seed)
                .map_err(|error| Failure::Usage(format!("the system provides no random numbers: {error}")))?;
            Ok((secret, u64::from_be_bytes(seed)))
        }
    }
}

/// Who sits where: the person by name, bots by kind and the number of their seat.
fn names(arguments: &Arguments, words: &Words, seat: Seat, keys: &[String]) -> Vec<String> {
    let (seats, mut keys) = (keys.len() + 1, keys.iter());
    Seat::all(seats)
        .map(|number| {
            if number == seat {
                let name = arguments.name.as_deref().unwrap_or_default().trim();
                let letters = name.chars().filter(|letter| !letter.is_control());
                let name: String = letters.take(20).collect();
                return match name.is_empty() {
                    true => words.word("terminal-you"),
                    false => name,
                };
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
    fn a_switch_of_either_game_is_turned_on_or_off_as_asked() {
        let words = Words::new(words::Language::English);
        let asked = ["corn_is_type".to_owned(), "missions=off".to_owned()];
        let known = ::altiplano::Switch::ALL.map(|switch| (switch.line_word(), switch));
        let turned = switches(&asked, &known, &words).unwrap();
        let [corn, missions] = [::altiplano::Switch::CornIsType, ::altiplano::Switch::Missions];
        assert_eq!(turned, [(corn, true), (missions, false)]);
        let known = [("open_vp", ::puerto_rico::Switch::OpenVictoryPoints)];
        let wrong = switches(&asked, &known, &words).unwrap_err();
        assert!(
            wrong.contains("corn_is_type") && wrong.contains("open_vp"),
            "{wrong}"
        );
    }
}
