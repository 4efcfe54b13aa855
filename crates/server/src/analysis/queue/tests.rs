use protocol::GameId;
use tabletop::{FastRandom, Secret};

use super::*;

/// A game of Puerto Rico after this many arbitrary decisions.
fn game(decisions: u32) -> Box<AnyGame> {
    let secret = Secret([7; 32]);
    let mut game = AnyGame::new(GameId::PuertoRico, &serde_json::json!({"players": 2})).unwrap();
    let mut random = FastRandom::new(3);
    game.draw_all(&secret);
    for _ in 0..decisions {
        let Some(seat) = game.asked().first() else { break };
        let legal = game.legal(seat);
        let at = tabletop::Random::below(&mut random, legal.len() as u32) as usize;
        let one = protocol::Move::Notation(legal[at].notation.clone());
        game.apply(seat, &[one]).unwrap();
        game.draw_all(&secret);
    }
    Box::new(game)
}

fn asked(game: &AnyGame) -> Seat {
    game.asked().first().unwrap()
}

#[tokio::test]
async fn equal_questions_get_equal_answers() {
    let queue = AnalysisQueue::new();
    let game = game(0);
    let seat = asked(&game);
    let first = queue.hints("one", game.clone(), seat).await.unwrap();
    assert!((1..=3).contains(&first.len()));
    assert_eq!(queue.hints("another", game, seat).await.unwrap(), first);
}

/// As if everybody who waits for this hint had left a while ago.
fn leave(queue: &AnalysisQueue, table: &str) {
    let long_ago = Instant::now().checked_sub(LEFT).expect("the clock began earlier");
    let work = queue.shared.lock();
    let mut jobs = work.hints.iter().chain(&work.looking);
    let job = jobs.find(|job| job.question.table == table);
    *job.expect("it is in line").left.lock().unwrap() = long_ago;
}

#[tokio::test]
async fn who_asks_again_finds_the_hint_where_it_is() {
    let queue = AnalysisQueue::new();
    queue.shared.lock().running = true;
    let game = game(0);
    let seat = asked(&game);
    let ask = |table: &str| queue.ask(table, game.clone(), seat).expect("there is room");
    let first = ask("table");
    drop(first);
    let again = ask("table");
    let beside = ask("table");
    let other = ask("other");
    assert_eq!(queue.waiting().0, 2, "one for each table");
    drop(other);
    leave(&queue, "other");
    leave(&queue, "table");
    let shared = Arc::clone(&queue.shared);
    std::thread::spawn(move || serve(&shared));
    let found = again.answer().await.expect("the worker is well");
    assert_eq!(beside.answer().await, Some(found.clone()));
    // It was found a moment ago.
    assert_eq!(ask("table").answer().await, Some(found));
    assert_eq!(queue.waiting().0, 0, "nobody waited for the other one any more");
    assert!(
        queue
            .shared
            .lock()
            .looking
            .as_ref()
            .is_some_and(|job| job.question.table == "table")
    );
    queue.close();
}

#[tokio::test]
async fn a_full_queue_is_reported_and_a_withdrawn_question_makes_room() {
    let queue = Arc::new(AnalysisQueue::new());
    // There is no worker, so the line stays as it is.
    queue.shared.lock().running = true;
    let game = game(0);
    let seat = asked(&game);
    let ask = |table: usize| {
        let (queue, game) = (Arc::clone(&queue), game.clone());
        tokio::spawn(async move { queue.hints(&table.to_string(), game, seat).await })
    };
    let waiting: Vec<_> = (0..HINTS_WAITING_MAX).map(ask).collect();
    while queue.shared.lock().hints.len() < HINTS_WAITING_MAX {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    let more = || queue.hints("more", game.clone(), seat);
    assert_eq!(more().await, Err(NotLooked::Busy));
    waiting[0].abort();
    while !waiting[0].is_finished() {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    assert_eq!(more().await, Err(NotLooked::Busy), "it may be asked again");
    leave(&queue, "0");
    let again = ask(HINTS_WAITING_MAX);
    while !(queue.shared.lock().hints.iter()).all(|job| job.answer.receiver_count() > 0) {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    assert_eq!(queue.shared.lock().hints.len(), HINTS_WAITING_MAX);
    queue.close();
    assert_eq!(again.await.unwrap(), Err(NotLooked::Failed));
}

/// As if the page that asked for this review had been closed for a while.
fn close_page(queue: &AnalysisQueue, table: &str) {
    let long_ago = Instant::now()
        .checked_sub(WATCHED)
        .expect("the clock began earlier");
    let mut work = queue.shared.lock();
    work.underway.get_mut(table).expect("it has begun").asked = long_ago;
}

#[tokio::test]
async fn a_review_waits_for_a_place_in_line_and_takes_that_of_one_that_nobody_waits_for() {
    let queue = AnalysisQueue::new();
    queue.shared.lock().running = true;
    let begin = |table: &str| queue.review(table, game(0)).expect("it has not failed");
    let in_line: Vec<_> = (0..REVIEWS_WAITING_MAX)
        .map(|number| match begin(&number.to_string()) {
            Reviewing::Begun(review) => review,
            under @ Reviewing::Under(..) => panic!("it has not begun: {under:?}"),
        })
        .collect();
    assert!(matches!(begin("0"), Reviewing::Under(0, 0)));
    assert!(matches!(begin("more"), Reviewing::Under(0, 0)));
    assert_eq!(queue.waiting().1, REVIEWS_WAITING_MAX);

    close_page(&queue, "3");
    assert!(matches!(begin("more"), Reviewing::Begun(_)));
    for (number, mut review) in in_line.into_iter().enumerate() {
        let gone = review.try_recv() == Err(oneshot::error::TryRecvError::Closed);
        assert_eq!(gone, number == 3, "review {number}");
    }
    assert_eq!(queue.waiting().1, REVIEWS_WAITING_MAX);
    assert!(matches!(begin("3"), Reviewing::Under(0, 0)));

    queue.kept("0");
    assert!(matches!(begin("3"), Reviewing::Begun(_)));
}

#[tokio::test]
async fn a_review_that_somebody_waits_for_passes_one_that_nobody_waits_for() {
    let queue = AnalysisQueue::new();
    let over = game(u32::MAX);
    let begin = |table: &str| match queue.review(table, over.clone()) {
        Ok(Reviewing::Begun(review)) => review,
        other => panic!("it was not started: {other:?}"),
    };
    let mut left = begin("left");
    close_page(&queue, "left");
    let watched = begin("watched");
    let ask = async {
        loop {
            tokio::time::sleep(WATCHED / 10).await;
            assert!(queue.review("watched", over.clone()).is_ok());
        }
    };
    tokio::select! {
        review = watched => assert!(review.expect("the worker is well").ready),
        () = ask => unreachable!("asking never ends"),
    }
    assert!(left.try_recv().is_err(), "it came second");
    assert!(left.await.expect("the worker is well").ready);
}

#[tokio::test]
async fn a_hint_passes_a_review_which_then_goes_on() {
    let queue = AnalysisQueue::new();
    let over = game(u32::MAX);
    assert!(over.is_over());
    let Ok(Reviewing::Begun(mut review)) = queue.review("table", over.clone()) else {
        panic!("it was not started");
    };
    let running = game(4);
    let seat = asked(&running);
    assert!(!queue.hints("other", running, seat).await.unwrap().is_empty());
    assert!(review.try_recv().is_err(), "the review takes longer than a hint");
    let review = review.await.unwrap();
    assert!(review.ready && review.done == review.of && review.of > 0);
    let last = review.curve.last().unwrap();
    assert_eq!(
        (last.step, last.shares.iter().sum::<f32>()),
        (over.version(), 1.0)
    );
    assert!(review.curve.is_sorted_by(|one, next| one.step < next.step));
    for mistake in &review.mistakes {
        assert!(mistake.better_share - mistake.played_share >= 0.0099);
        assert_ne!(mistake.better, mistake.played);
    }
    for seat in 0..2 {
        let own = review.mistakes.iter().filter(|mistake| mistake.seat.0 == seat);
        assert!(own.count() <= 5);
    }
}
