//! Random games through `AnyGame`, compared with the rules at every step.

/// A room of the crate that nobody else can enter.
#[path = "../src/any_game/recent.rs"]
mod recent;

use protocol::{AnyGame, GameError, GameId, Move, OutcomeMove, Reader};
use puerto_rico::{Decision, State};
use serde_json::{Value, json};
use tabletop::{FastRandom, Game, Random, SeatSet, Secret, Turn, Weighted};

fn setups() -> Vec<Value> {
    let mut setups: Vec<Value> = (2..=5).map(|players| json!({ "players": players })).collect();
    setups
        .push(json!({ "players": 4, "edition": "2002", "switches": ["strict_optional", "dup_production"] }));
    setups.push(
        json!({ "players": 3, "edition": "2011", "vp_pool": 30, "switches": ["decline_workers", "open_vp"] }),
    );
    setups
}

fn new(setup: &Value) -> AnyGame {
    AnyGame::new(GameId::PuertoRico, setup).unwrap()
}

fn state(game: &AnyGame) -> State {
    let AnyGame::PuertoRico(playing) = game else {
        panic!("these tests play Puerto Rico");
    };
    *playing.state()
}

/// One random decision, made on both; the seats' decisions are sent by structure and by line in turn.
fn step(game: &mut AnyGame, rules: &mut State, random: &mut FastRandom) -> bool {
    match game.turn() {
        Turn::Over => return false,
        Turn::Chance => {
            let mut outcomes: Vec<Weighted<_>> = Vec::new();
            rules.outcomes(&mut outcomes);
            let offered = game.outcomes();
            assert_eq!(offered.len(), outcomes.len());
            let pick = random.below(outcomes.len() as u32) as usize;
            assert_eq!(offered[pick].weight, outcomes[pick].weight);
            let sent = match random.below(2) {
                0 => OutcomeMove::Notation(offered[pick].notation.clone()),
                _ => OutcomeMove::Outcome(serde_json::to_value(&offered[pick].outcome).unwrap()),
            };
            game.resolve(&sent).unwrap();
            rules.resolve_unchecked(outcomes[pick].outcome, &mut ());
        }
        Turn::Seats(seats) => {
            let seat = seats.first().unwrap();
            let mut actions = Vec::new();
            rules.legal(seat, &mut actions);
            let legal = game.legal(seat);
            assert_eq!(legal.len(), actions.len());
            check_offers(game, rules, &legal);
            let pick = random.below(actions.len() as u32) as usize;
            let sent = match random.below(2) {
                0 => Move::Notation(legal[pick].notation.clone()),
                _ => Move::Action(serde_json::to_value(&legal[pick].action).unwrap()),
            };
            let happened = game.apply(seat, &[sent]).unwrap();
            assert_eq!(happened.len(), 1);
            rules.apply(seat, actions[pick], &mut ()).unwrap();
        }
    }
    assert_eq!(state(game), *rules);
    true
}

/// The accepted offers are exactly the legal actions, and each says in advance what will be told.
fn check_offers(game: &AnyGame, rules: &State, legal: &[protocol::LegalAction]) {
    let seat = game.asked().first().unwrap();
    let offers = game.told_offers(seat);
    if matches!(rules.decision(), Decision::PlaceWorkers(..)) {
        assert!(offers.is_empty());
        return;
    }
    let accepted = offers.iter().filter(|offer| offer.refusal.is_none());
    let mut accepted: Vec<&str> = accepted.map(|offer| offer.notation.as_str()).collect();
    let mut expected: Vec<&str> = legal.iter().map(|action| action.notation.as_str()).collect();
    accepted.sort_unstable();
    expected.sort_unstable();
    assert_eq!(accepted, expected, "{:?}", rules.decision());
    for offer in &offers {
        let mut after = game.clone();
        match after.apply(seat, &[Move::Notation(offer.notation.clone())]) {
            Ok(happened) => {
                let preview: Vec<_> = offer.preview.iter().map(|told| told.event.clone()).collect();
                assert_eq!(happened[0].events, preview);
            }
            Err(GameError::Refused { index: 0, refusal }) => {
                assert_eq!(Some(refusal), offer.refusal);
                assert!(offer.preview.is_empty());
            }
            Err(other) => panic!("{other}"),
        }
    }
}

#[test]
fn random_games_agree_with_the_rules_at_every_step() {
    for (number, setup) in setups().iter().enumerate() {
        for round in 0..3 {
            let mut random = FastRandom::new(number as u64 * 100 + round);
            let mut game = new(setup);
            let mut rules = state(&game);
            while step(&mut game, &mut rules, &mut random) {
                let position = game.position();
                let again =
                    AnyGame::from_position(&position).unwrap_or_else(|error| panic!("{error}: {position}"));
                assert_eq!(state(&again), rules);
            }
            check_ended(&game);
        }
    }
}

fn check_ended(game: &AnyGame) {
    let text = game.record().unwrap();
    let again = AnyGame::from_record(&text).unwrap();
    assert_eq!(again, *game);
    assert_eq!(again.log(0, Reader::Open).len(), game.version() as usize);
    assert_eq!(game.history(Reader::Open).len(), game.version() as usize);
    assert!(game.scores().iter().any(|score| score.rank == 1));
    let charts = game.charts(None);
    assert_eq!(charts.rounds.last().unwrap().round, game.round());
    for (seat, score) in charts.rounds.last().unwrap().seats.iter().zip(game.scores()) {
        assert_eq!(seat.points, Some(score.points));
    }
    let lines = game.lines();
    let mut rebuilt = game.after(0).unwrap();
    rebuilt.replay(lines.iter().map(String::as_str)).unwrap();
    assert_eq!((rebuilt.lines(), state(&rebuilt)), (lines, state(game)));
    assert_eq!(
        game.undo_span(SeatSet::all(5)),
        0,
        "nothing is taken back once it is over"
    );
}

/// What is told of the last entries does not depend on whether the states before them are at hand.
#[test]
fn logs_and_what_can_be_taken_back_are_the_same_as_when_the_game_is_played_again() {
    for (number, setup) in setups().iter().enumerate() {
        let mut random = FastRandom::new(number as u64 + 77);
        let mut game = new(setup);
        let secret = Secret([number as u8; 32]);
        while !game.is_over() {
            game.draw_all(&secret);
            let Some(seat) = game.asked().first() else { break };
            let legal = game.legal(seat);
            let pick = random.below(legal.len() as u32) as usize;
            game.apply(seat, &[Move::Notation(legal[pick].notation.clone())])
                .unwrap();
            if random.below(12) == 0 && game.undo_span(SeatSet::only(seat)) > 0 {
                game.undo(seat, 1).unwrap();
            }
            let again = game.after(game.version() as usize).unwrap();
            assert_eq!(again, game);
            for seats in [SeatSet::only(seat), SeatSet::all(game.seat_count())] {
                assert_eq!(game.undo_span(seats), again.undo_span(seats));
            }
            let behind = random.below(20).min(game.version());
            let from = (game.version() - behind) as usize;
            for reader in [Reader::Of(None), Reader::Of(Some(seat))] {
                assert_eq!(
                    game.log(from, reader),
                    again.log(from, reader),
                    "{behind} entries"
                );
            }
        }
    }
}

#[test]
fn a_refused_transaction_changes_nothing_and_names_the_move() {
    let mut game = new(&json!({ "players": 4 }));
    game.draw_all(&Secret([7; 32]));
    let before = game.clone();
    let seat = game.asked().first().unwrap();
    let moves = [
        Move::Notation("role settler".to_owned()),
        Move::Notation("take quarry".to_owned()),
        Move::Notation("take quarry".to_owned()),
    ];
    let refused = game.apply(seat, &moves).unwrap_err();
    assert!(
        matches!(refused, GameError::Refused { index: 2, .. }),
        "{refused}"
    );
    assert_eq!(game, before);
    assert_eq!(game.apply(seat, &moves[..2]).unwrap().len(), 2);
    let unknown = game
        .apply(seat, &[Move::Notation("dance".to_owned())])
        .unwrap_err();
    assert!(matches!(unknown, GameError::UnknownNotation { index: 0, .. }));
    let shapeless = game
        .apply(seat, &[Move::Action(json!({ "type": "dance" }))])
        .unwrap_err();
    assert!(matches!(shapeless, GameError::BadMove { index: 0, .. }));
    assert_eq!(game.apply(seat, &[]), Err(GameError::NoMoves));
}

#[test]
fn a_seat_takes_back_its_decisions_up_to_a_draw_or_another_seats_decision() {
    let secret = Secret([3; 32]);
    let mut game = new(&json!({ "players": 3 }));
    game.draw_all(&secret);
    let seat = game.asked().first().unwrap();
    assert_eq!(game.undo_span(SeatSet::only(seat)), 0, "chance came last");
    let before = state(&game);
    let moves = ["role settler", "take quarry"].map(|line| Move::Notation(line.to_owned()));
    game.apply(seat, &moves).unwrap();
    assert_eq!(game.undo_span(SeatSet::only(seat)), 2);
    let other = game.asked().first().unwrap();
    assert_eq!(game.undo_span(SeatSet::only(other)), 0);
    let version = game.version();
    // Together with others, such as bots, it also covers their decisions.
    let both = [seat, other].into_iter().fold(SeatSet::EMPTY, |mut both, one| {
        both.insert(one);
        both
    });
    let mut further = game.clone();
    further
        .apply(other, &[Move::Notation("take corn".to_owned())])
        .or_else(|_| {
            let first = further.legal(other).swap_remove(0);
            further.apply(other, &[Move::Notation(first.notation)])
        })
        .unwrap();
    assert_eq!(
        further.undo_span(SeatSet::only(seat)),
        0,
        "another seat came last"
    );
    assert_eq!(further.undo_span(both), 3);
    let undo = game.undo(seat, 2).unwrap();
    assert_eq!(undo.line, "undo 0 2");
    assert_eq!(state(&game), before);
    assert_eq!(game.version(), version + 1, "history is only appended to");
    let log = game.log(version as usize - 2, Reader::Open);
    assert_eq!(
        log.iter().map(|entry| entry.undone).collect::<Vec<_>>(),
        [true, true, false]
    );
    assert_eq!(
        game.undo(seat, 1000),
        Err(GameError::NothingToUndo {
            possible: game.history(Reader::Open).len() as u32
        })
    );
    assert_eq!(
        state(&game.after(version as usize).unwrap()),
        state_after(&before, &moves)
    );
}

fn state_after(before: &State, moves: &[Move]) -> State {
    let mut after = *before;
    for one in moves {
        let Move::Notation(line) = one else { unreachable!() };
        let seat = after.turn().seat().unwrap();
        after.apply(seat, line.parse().unwrap(), &mut ()).unwrap();
    }
    after
}

#[test]
fn the_secret_determines_every_draw_and_is_verified() {
    let secret = Secret([42; 32]);
    let mut game = new(&json!({ "players": 4 }));
    game.promise(
        secret.commitment(),
        vec![(tabletop::Seat::FIRST, "a word".to_owned())],
    );
    let mut random = FastRandom::new(5);
    while !game.is_over() {
        game.draw_all(&secret);
        let Some(seat) = game.asked().first() else {
            continue;
        };
        let legal = game.legal(seat);
        let pick = &legal[random.below(legal.len() as u32) as usize];
        game.apply(seat, &[Move::Notation(pick.notation.clone())])
            .unwrap();
    }
    game.reveal(secret);
    let verified = game.verify().unwrap();
    assert!(verified.has_secret && verified.has_commitment && verified.is_over);
    let text = game.record().unwrap();
    assert_eq!(AnyGame::from_record(&text).unwrap().verify(), Ok(verified));
    let false_secret = text.replace(&secret.to_string(), &Secret([43; 32]).to_string());
    let error = AnyGame::from_record(&false_secret).unwrap().verify().unwrap_err();
    assert!(error.to_string().contains("does not fit"), "{error}");
}

#[test]
fn hidden_points_stay_hidden_until_nothing_is() {
    let mut game = new(&json!({ "players": 3 }));
    game.draw_all(&Secret([1; 32]));
    let points = |view: protocol::AnyView| {
        let protocol::AnyView::PuertoRico(view) = view else {
            panic!("this test plays Puerto Rico");
        };
        view.seats
            .iter()
            .map(|seat| seat.victory_points)
            .collect::<Vec<_>>()
    };
    assert_eq!(points(game.view(None)), [None, None, None]);
    assert_eq!(
        points(game.view(Some(tabletop::Seat::new(1)))),
        [None, Some(0), None]
    );
    assert_eq!(
        points(game.view(Some(tabletop::Seat::new(4)))),
        [None, None, None],
        "no such seat"
    );
    assert_eq!(points(game.open_view(None)), [Some(0), Some(0), Some(0)]);
}

#[test]
fn whole_placements_are_sent_as_one_plan() {
    let mut random = FastRandom::new(11);
    let mut plans = 0;
    for _ in 0..20 {
        let mut game = new(&json!({ "players": 4 }));
        let mut rules = state(&game);
        loop {
            if let Decision::PlaceWorkers(seat, _) = rules.decision() {
                plans += usize::from(send_placement(&game, &rules, seat));
            }
            if !step(&mut game, &mut rules, &mut random) {
                break;
            }
        }
    }
    assert!(plans > 50, "{plans}");
}

/// Finishes the placement with random answers, then sends its result as a plan to the game as it was before.
fn send_placement(game: &AnyGame, rules: &State, seat: tabletop::Seat) -> bool {
    let mut after = *rules;
    let mut lines = Vec::new();
    while let Decision::PlaceWorkers(asked, _) = after.decision()
        && asked == seat
    {
        let mut actions = Vec::new();
        after.legal(seat, &mut actions);
        lines.push(Move::Notation(actions[actions.len() - 1].to_string()));
        after.apply(seat, actions[actions.len() - 1], &mut ()).unwrap();
    }
    let board = after.board(seat);
    let tiles: serde_json::Map<String, Value> = board
        .tile_workers
        .iter()
        .map(|(tile, &workers)| (tile.key().to_owned(), workers.into()))
        .collect();
    let buildings: serde_json::Map<String, Value> = board
        .owned()
        .iter()
        .map(|building| {
            (
                building.key().to_owned(),
                board.workers(puerto_rico::Place::Building(building)).into(),
            )
        })
        .collect();
    let plan = json!({ "type": "place_workers", "tiles": tiles, "buildings": buildings });
    let (mut by_plan, mut by_lines) = (game.clone(), game.clone());
    by_plan.apply(seat, &[Move::Plan(plan)]).unwrap();
    by_lines.apply(seat, &lines).unwrap();
    assert_eq!(by_plan, by_lines);
    true
}

#[test]
fn a_wrong_record_says_what_is_wrong() {
    let check = |text: &str, expected: &str| {
        let error = AnyGame::from_record(text).unwrap_err().to_string();
        assert!(error.contains(expected), "{text:?}: {error}");
    };
    let head = "meseta-record 1\ngame puerto-rico\nrules 4\nsetup players=4 edition=2020\n\n";
    check("", "first line");
    check("meseta-record 1\ngame chess\n", "no game `chess`");
    check(
        "meseta-record 1\ngame puerto-rico\nrules 99\n",
        "rules version 99",
    );
    check(
        "meseta-record 1\ngame puerto-rico\nrules 4\nsetup players=9\n",
        "2 to 5",
    );
    check(&format!("{head}? draw pepper\n"), "line 6");
    check(&format!("{head}0 role settler\n"), "entry 0 is not legal");
    check(&format!("{head}undo 0 1\n"), "takes back more");
    check(&format!("{head}? draw corn\nundo 0 1\nundo 0 1\n"), "entry 2");
}

#[test]
fn a_record_of_countless_undos_is_read_in_no_time() {
    let text = format!(
        "meseta-record 1\ngame puerto-rico\nrules 4\nsetup players=4 edition=2020\n{}",
        "? draw corn\nundo 0 1\n".repeat(200_000)
    );
    let start = std::time::Instant::now();
    let game = AnyGame::from_record(&text).unwrap();
    assert_eq!(game.version(), 400_000);
    assert!(
        start.elapsed() < std::time::Duration::from_secs(20),
        "{:?}",
        start.elapsed()
    );
}

#[test]
fn a_wrong_position_says_what_is_wrong() {
    let game = new(&json!({ "players": 4 }));
    let check = |change: &dyn Fn(&mut Value), expected: &str| {
        let mut position = game.position();
        change(&mut position);
        let error = AnyGame::from_position(&position).unwrap_err().to_string();
        assert!(error.contains(expected), "{error}");
    };
    check(&|position| position["game"] = json!("chess"), "no game `chess`");
    check(&|position| *position = json!([]), "`game`");
    check(
        &|position| position["goods"]["corn"] = json!(99),
        "goods of kind corn",
    );
    check(
        &|position| position["governor"] = json!(7),
        "no game has a seat 7",
    );
    check(
        &|position| position["decision"] = json!({ "type": "dance" }),
        "unknown variant `dance`",
    );
    check(&|position| position["seats"] = json!([]), "0 boards for 4 seats");
    check(&|position| position["more"] = json!(1), "unknown field `more`");
}

/// The log of a part is the part of the log, wherever it begins, with decisions taken back before and after.
#[test]
fn the_log_of_a_part_is_a_part_of_the_log() {
    for (seed, setup) in setups().iter().enumerate() {
        let mut random = FastRandom::new(seed as u64 + 40);
        let mut game = new(setup);
        let mut rules = state(&game);
        let mut undone = 0;
        while step(&mut game, &mut rules, &mut random) && game.version() < 160 {
            if random.below(12) == 0 {
                undone += 1;
                let count = 1 + random.below(3);
                if game.undo(tabletop::Seat::FIRST, count).is_ok() {
                    rules = state(&game);
                }
            }
        }
        assert!(undone > 2, "{undone}");
        for reader in [
            Reader::Open,
            Reader::Of(None),
            Reader::Of(Some(tabletop::Seat::FIRST)),
        ] {
            let whole = game.log(0, reader);
            assert_eq!(whole.len(), game.version() as usize);
            for from in 0..=whole.len() {
                assert_eq!(game.log(from, reader), whole[from..], "{from}");
            }
        }
        let whole = game.history(Reader::Open);
        let seats: Vec<_> = whole.iter().map(|one| (one.step, one.seat)).collect();
        let standing: Vec<_> = game
            .standing()
            .into_iter()
            .map(|(step, seat)| (step, seat.map(Into::into)))
            .collect();
        assert_eq!(standing, seats);
    }
}

#[test]
fn the_oldest_of_the_recent_states_give_way() {
    let mut recent = recent::Recent::nothing();
    assert_eq!(recent.before_last(1), None);
    for state in 0..20 {
        recent.note(state);
    }
    let kept = recent.len();
    assert_eq!(kept, 12);
    assert_eq!(recent.before_last(1), Some(&19));
    assert_eq!(recent.before_last(kept), Some(&8));
    assert_eq!(recent.before_last(kept + 1), None);
    assert_eq!(recent.before_last(0), None, "nothing has happened since the end");
}
