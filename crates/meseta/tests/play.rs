//! `meseta play` as people and scripts use it: the real program, fed through a pipe.

use std::path::PathBuf;
use std::process::Output;

use puerto_rico::State;
use tabletop::{FastRandom, Game, Random, Record, Turn};

#[path = "common/play.rs"]
mod playing;
use playing::play;

fn text(output: &Output) -> String {
    assert!(
        output.status.success(),
        "{:?}: {}",
        output.status,
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

#[test]
fn a_whole_game_played_with_auto_gives_a_record_that_replays() {
    let path = file("auto.txt");
    let script = "auto\n".repeat(400);
    let output = play(
        &[
            "--players",
            "3",
            "--seed",
            "5",
            "--record",
            path.to_str().unwrap(),
        ],
        script.as_bytes(),
    );
    let text = text(&output);
    assert!(text.contains("The game is over"), "{text}");
    assert!(text.contains("Customs house"), "the score table is missing");
    assert!(
        text.lines().all(|line| line.chars().count() <= 80),
        "a line is wider than 80"
    );
    assert!(
        !text.contains('⟨') && !text.contains("{$"),
        "a message is missing"
    );
    let record: Record<State> = std::fs::read_to_string(&path).unwrap().parse().unwrap();
    assert_eq!(record.verify().unwrap().turn(), Turn::Over);
    assert!(record.secret.is_some() && record.commitment.is_some());
}

#[test]
fn every_language_plays_a_whole_game() {
    for language in ["pl", "hu", "ro", "cs"] {
        let output = play(
            &["--players", "2", "--seed", "2", "--lang", language],
            "auto\n".repeat(400).as_bytes(),
        );
        let text = text(&output);
        assert!(
            !text.contains('⟨') && !text.contains("{$"),
            "{language}: a message is missing"
        );
        let wide: Vec<&str> = text.lines().filter(|line| line.chars().count() > 80).collect();
        assert!(wide.is_empty(), "{language}: {wide:?}");
        assert!(!text.contains("The game is over"), "{language}");
    }
}

#[test]
fn a_script_of_moves_help_why_and_undo() {
    let output = play(
        &["--seed", "3", "--bots", "random"],
        b"help\nwhy\nwhy role second_prospector\nwhy role settler\nbuild office\ninfo office\nrole builder\nwhy build city_hall\nundo\nrole prospector\nhint\nquit\n",
    );
    let text = text(&output);
    for expected in [
        "What you can type",
        "This card is not in the game",
        "Possible now",
        "Something else has to be decided now",
        "Office: price 5",
        "It costs you 9",
        "Taken back",
        "Estimated chance of winning after each answer",
        "Goodbye",
    ] {
        assert!(text.contains(expected), "{expected:?} is missing:\n{text}");
    }
    let (_, hint) = text
        .split_once("Estimated chance of winning after each answer\n")
        .expect("a hint");
    let hint: Vec<&str> = hint.lines().take_while(|line| line.starts_with("  ")).collect();
    let is_answer = |line: &&str| line.contains("% ");
    assert!(hint.iter().filter(|line| is_answer(line)).count() > 1, "{hint:?}");
    // Each answer has its reasons below it, as whole sentences.
    let mut below = hint.split(is_answer);
    assert_eq!(below.next(), Some(&[][..]), "{hint:?}");
    for reasons in below {
        assert!(reasons.last().is_some_and(|line| line.ends_with('.')), "{hint:?}");
    }
}

#[test]
fn the_end_of_the_input_is_polite() {
    for input in ["", "1\n", "auto"] {
        let text = text(&play(&["--seed", "1"], input.as_bytes()));
        assert!(text.contains("End of input"), "{input:?}: {text}");
    }
}

#[test]
fn random_input_never_breaks_the_game() {
    let words = [
        "1",
        "2",
        "3",
        "0",
        "9",
        "auto",
        "undo",
        "why",
        "hint",
        "board",
        "log",
        "help",
        "pass",
        "worker",
        "role mayor",
        "take corn",
        "assign corn 1",
        "assign corn 300",
        "build hacienda",
        "load corn 5",
        "load corn wharf",
        "store corn",
        "keep sugar",
        "sell coffee",
        "why sell corn",
        "info wharf",
        "info \u{1b}[2J",
        "",
        "   ",
        "-1",
        "18446744073709551616",
        "rôle",
        "{$x}",
    ];
    for seed in 0..6u64 {
        let mut random = FastRandom::new(seed);
        let mut input = Vec::new();
        for _ in 0..600 {
            if random.below(12) == 0 {
                input.extend((0..random.below(60)).map(|_| random.below(256) as u8));
            } else {
                input.extend_from_slice(words[random.below(words.len() as u32) as usize].as_bytes());
            }
            input.push(b'\n');
        }
        let players = (2 + seed % 4).to_string();
        let seed = seed.to_string();
        let output = play(
            &[
                "--players",
                &players,
                "--seed",
                &seed,
                "--bots",
                "random",
                "--switch",
                "strict_optional",
                "--switch",
                "decline_workers",
            ],
            &input,
        );
        let text = text(&output);
        assert!(!text.contains('\u{1b}'), "a control character was repeated");
    }
    // One endless line.
    text(&play(&["--seed", "1", "--bots", "random"], &[b'x'; 200_000]));
}

#[test]
fn wrong_words_on_the_command_line_say_what_is_wrong() {
    for (arguments, expected) in [
        (vec!["--bots", "oracle"], "random, greedy"),
        (vec!["--bots", "greedy,random"], "3 seats for bots"),
        (vec!["--expansion", "pirates"], "buccaneer, festival"),
        (vec!["--draft", "castle"], "players, random"),
        (vec!["--nobles-market", "castle"], "printed_2020"),
        (vec!["--players", "7"], "2 to 5 players"),
        (vec!["--seat", "5"], "seats are numbered 1 to 4"),
        (vec!["--seat", "0"], "seats are numbered 1 to 4"),
        (vec!["--edition", "1999"], "2002, 2011, 2020"),
        (vec!["--switch", "magic"], "open_vp"),
        (vec!["--vp-pool", "0"], "1 to 999"),
        (vec!["--lang", "xx"], "en, pl, hu, ro, cs"),
    ] {
        let output = play(&arguments, b"");
        let message = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {message}");
        assert!(message.contains(expected), "{arguments:?}: {message}");
    }
}

/// Seventeen commercial buildings, one for each place of the main board.
const MARKET: &str = "aqueduct,forest_house,black_market,storehouse,guesthouse,trading_post,church,small_wharf,\
                      lighthouse,library,specialty_factory,union_hall,guild_hall,residence,fortress,statue,cloister";

#[test]
fn the_market_of_new_buildings_is_chosen_drawn_or_named() {
    let begin = |draft: &[&str]| {
        let mut arguments = vec!["--seed", "1", "--expansion", "new_buildings"];
        arguments.extend(draft);
        let record = file("market.txt");
        // A new game does not replace an unfinished one.
        let _ = std::fs::remove_file(&record);
        arguments.extend(["--record", record.to_str().unwrap()]);
        text(&play(&arguments, b"auto\nquit\n"));
        std::fs::read_to_string(record).unwrap()
    };
    let chosen = begin(&[]);
    assert!(
        !chosen.contains("draft=") && !chosen.contains("market="),
        "{chosen}"
    );
    assert!(begin(&["--draft", "random"]).contains(" draft=random\n"));
    let named = begin(&["--draft", MARKET]);
    let (_, market) = named.split_once(" market=").unwrap();
    let sorted = |names: &str| {
        let mut names: Vec<String> = names.split(',').map(str::to_owned).collect();
        names.sort();
        names
    };
    assert_eq!(sorted(market.lines().next().unwrap()), sorted(MARKET));
    assert!(!named.contains("0 draft"), "nothing is left to choose");
}

#[test]
fn an_impossible_set_of_expansions_says_why_in_the_chosen_language() {
    let short = MARKET.replace(",cloister", "");
    let both = MARKET.replace("church", "office");
    let cases: [(&[&str], &str, &str); 8] = [
        (&["--draft", "random"], "New Buildings", "Nowe budynki"),
        (
            &["--expansion", "new_buildings", "--draft", &short],
            "10 doubloons",
            "10 dublonów",
        ),
        (
            &["--expansion", "new_buildings", "--draft", "aqueduct,castle"],
            "castle",
            "castle",
        ),
        (&["--expansion", "pirates"], "pirates", "pirates"),
        (
            &["--edition", "2011", "--expansion", "buccaneer"],
            "Buccaneer",
            "Korsarz",
        ),
        (&["--nobles-market", "drafted_12_5"], "Nobles", "Szlachcic"),
        (&["--switch", "villa_instead"], "Nobles", "Szlachcic"),
        (
            &[
                "--expansion",
                "new_buildings",
                "--switch",
                "exclude_office_trading_post",
                "--draft",
                &both,
            ],
            "Trading post",
            "Faktoria",
        ),
    ];
    for (arguments, english, polish) in cases {
        for (language, expected) in [("en", english), ("pl", polish)] {
            let output = play(&[arguments, &["--lang", language]].concat(), b"");
            let message = String::from_utf8_lossy(&output.stderr).into_owned();
            assert_eq!(output.status.code(), Some(2), "{arguments:?}: {message}");
            let found = message.to_lowercase().contains(&expected.to_lowercase());
            assert!(found, "{arguments:?}: {message}");
        }
    }
}

#[test]
fn the_help_names_every_expansion() {
    let help = text(&play(&["--help"], b""));
    for expansion in puerto_rico::Expansion::ALL {
        // Spelled as people would.
        let spelled = expansion.key().to_uppercase().replace('_', " ");
        let begun = text(&play(
            &["--edition", "2020", "--expansion", &spelled, "--name", " "],
            b"",
        ));
        assert!(begun.contains("Expansions: "), "{begun}");
        assert!(help.contains(expansion.key()), "{expansion}: {help}");
    }
}

#[test]
fn colors_only_where_they_are_wanted() {
    let plain = text(&play(&["--seed", "1"], b"quit\n"));
    assert!(!plain.contains('\u{1b}'));
    let painted = text(&play(&["--seed", "1", "--color", "always"], b"quit\n"));
    assert!(painted.contains('\u{1b}'));
}

#[test]
fn a_record_that_cannot_be_saved_does_not_end_the_game() {
    let folder = file("no-such-folder").join("record.txt");
    let text = text(&play(
        &["--seed", "1", "--record", folder.to_str().unwrap()],
        b"auto\nquit\n",
    ));
    assert!(
        text.contains("could not be saved") && text.contains("Goodbye"),
        "{text}"
    );
}
