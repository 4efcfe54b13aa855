//! What every store has to do, whatever database is behind it.

use futures_util::future::join_all;
use protocol::{
    BotId, BranchOf, ChatWords, DailyWindow, EndedOrders, OrderEnd, Orders, Pace, Proposal, QuickPhrase,
    ReportReason, SanctionKind, StandingOrder, TableState, TimeUp,
};
use server::store::{
    AnnouncementRow, ChatRow, ClockRow, Commit, Decided, DigestRow, EntranceRow, EntryRow, GuestRow,
    NoticeKind, NoticeRow, Occupant, OrdersRow, OwnDigest, ProgramRow, ProposalRow, ReportRow, ReportedLine,
    RequestRow, SanctionRow, SeatRow, Stale, Store, StoreError, StoredTable, TableRow,
};
use tabletop::Secret;

use crate::{people, private};

/// Texts that a careless statement would take for something else.
pub const ODD: &str = "O'Hara \"\\\" ❤ Łódź $1 %s {} [null] \\u0041\n\ttail";

pub fn guest(id: &str) -> GuestRow {
    GuestRow {
        id: id.to_owned(),
        name: format!("{id} {ODD}"),
        code_hash: format!("hash of {id}"),
        series: 0,
        created: 1_700_000_000_123,
        avatar: None,
        language: None,
        link: None,
    }
}

/// An open table of two.
pub fn table(id: &str, host: &str) -> TableRow {
    TableRow {
        id: id.to_owned(),
        game: "puerto-rico".to_owned(),
        rules: 5,
        setup: r#"{"players": 2}"#.to_owned(),
        state: TableState::Open,
        host: host.to_owned(),
        invitation: format!("invitation to {id}"),
        private: true,
        listed: false,
        stand_in: None,
        pace: Pace::None,
        time_up: TimeUp::StandIn,
        clock_since: None,
        due: None,
        ended_by: None,
        shuffle: true,
        bids: false,
        ready_check: false,
        rated: false,
        programs: false,
        watch_delay: None,
        ready_by: None,
        secret: Secret([0xa5; 32]),
        rematch_of: None,
        branch_of: None,
        created: 10,
        updated: 20,
        version: 0,
        revision: 0,
        round: 0,
        asked: Vec::new(),
        asked_since: None,
        bot_asked: false,
        proposal: None,
        ranks: None,
        seats: vec![SeatRow::of(Occupant::Open), SeatRow::of(Occupant::Open)],
    }
}

/// The next change of a table: it runs, and so many entries are added.
pub fn next(row: &TableRow, entries: u32) -> Commit {
    let mut row = row.clone();
    let first = row.version;
    row.state = TableState::Running;
    row.revision += 1;
    row.version += entries;
    row.updated += 1;
    let entry = |number: u32| EntryRow {
        line: format!("0 role mayor {number} {ODD}"),
        time: 1_700_000_000_000 + i64::from(number),
        batch: first,
        spent: number.is_multiple_of(2).then_some(i64::from(number) * 1000),
        ordered: number.is_multiple_of(3),
    };
    Commit {
        entries: (first..first + entries).map(entry).collect(),
        request: None,
        row,
    }
}

/// All of it, in a store that has nothing in it.
pub async fn conforms(store: &dyn Store) {
    settings(store).await;
    guests(store).await;
    tables(store).await;
    changes(store).await;
    together(store).await;
    lists(store).await;
    clocks(store).await;
    lobby(store).await;
    rated(store).await;
    digests(store).await;
    chat(store).await;
    stale(store).await;
    forgotten(store).await;
    reviews(store).await;
    notices(store).await;
    people::accounts(store).await;
    people::relations(store).await;
    people::bringing(store).await;
    private::private_lines(store).await;
    programs(store).await;
    decided(store).await;
    entrances(store).await;
    looked_at(store).await;
    remaining(store).await;
    assert_eq!(store.probe().await, Ok(()));
}

async fn settings(store: &dyn Store) {
    assert_eq!(store.cookie_key([1; 64]).await, Ok([1; 64]));
    assert_eq!(
        store.cookie_key([2; 64]).await,
        Ok([1; 64]),
        "the first one stays"
    );
    assert_eq!(store.push_key(vec![1, 2, 3]).await, Ok(vec![1, 2, 3]));
    assert_eq!(
        store.push_key(vec![4]).await,
        Ok(vec![1, 2, 3]),
        "the first one stays"
    );
    assert_eq!(store.last_stamp().await, Ok(None));
    for now in [i64::MAX, -1, 1_700_000_000_000] {
        assert_eq!(store.stamp(now).await, Ok(()));
        assert_eq!(store.last_stamp().await, Ok(Some(now)));
    }
}

async fn guests(store: &dyn Store) {
    let anna = guest("anna");
    store.create_guest(anna.clone()).await.expect("a guest");
    assert!(
        store.create_guest(anna.clone()).await.is_err(),
        "there is one already"
    );
    assert_eq!(store.guest("anna").await, Ok(Some(anna.clone())));
    assert_eq!(store.guest("Anna").await, Ok(None), "case counts");
    assert_eq!(store.guest_of_code("hash of anna").await, Ok(Some(anna)));
    store.rename_guest("anna", "").await.expect("a name");
    store.begin_series("anna", 3, "another").await.expect("a series");
    store
        .begin_series("anna", 2, "older")
        .await
        .expect("nothing to do");
    let found = store
        .guest_of_code("another")
        .await
        .expect("an answer")
        .expect("a guest");
    assert_eq!((found.series, found.name.as_str()), (3, ""));
    assert_eq!(store.guest_of_code("hash of anna").await, Ok(None));
    assert_eq!(store.guest_of_code("older").await, Ok(None));
}

/// A table with something in every column is read as it was written.
async fn tables(store: &dyn Store) {
    store.create_guest(guest("heir")).await.expect("a guest");
    let mut row = table("full", "anna");
    row.stand_in = Some(BotId::Random);
    row.pace = Pace::Days {
        days: 3,
        window: Some(DailyWindow {
            from: 8 * 60,
            until: 22 * 60,
            zone: "Europe/Warsaw".to_owned(),
        }),
        holiday: 4,
    };
    row.time_up = TimeUp::End;
    row.rematch_of = Some("earlier".to_owned());
    row.branch_of = Some(BranchOf {
        table: "earlier".to_owned(),
        step: 12,
    });
    row.secret = Secret(std::array::from_fn(|index| index as u8));
    store.create_table(row.clone().into()).await.expect("a table");
    let written = store.table("full").await.expect("an answer").expect("a table");
    assert_eq!(written.row, row);
    assert!(written.entries.is_empty() && written.requests.is_empty());

    let mut change = next(&row, 300);
    change.row.seats = vec![
        SeatRow {
            nonce: Some(ODD.to_owned()),
            stand_in: Some(BotId::Random),
            hints: true,
            clock: ClockRow {
                bank: i64::MAX,
                spent: 1,
                pause: true,
                holiday_until: Some(-5),
                holiday_days: 2,
                carried: 3,
            },
            orders: Some(OrdersRow {
                orders: Orders {
                    standing: vec![StandingOrder::LoadCorn],
                    ended: Some(EndedOrders {
                        orders: vec![StandingOrder::PassRound],
                        why: OrderEnd::TakenBack,
                        version: 7,
                    }),
                },
                round: 3,
            }),
            ready: true,
            stood_in: Some(11),
            ..SeatRow::of(Occupant::Guest {
                id: "anna".to_owned(),
                name: String::new(),
                avatar: None,
            })
        },
        SeatRow::of(Occupant::Bot(BotId::Random)),
    ];
    let running = &mut change.row;
    (running.round, running.asked, running.asked_since) = (7, vec![1, 0], Some(99));
    (running.bot_asked, running.ranks) = (true, Some(vec![2, 1]));
    (running.clock_since, running.due, running.ended_by) = (Some(5), Some(6), Some(1));
    (running.pace, running.time_up) = (
        Pace::Live {
            bank: 600,
            increment: 5,
            grace: 0,
        },
        TimeUp::StandIn,
    );
    (running.host, running.shuffle, running.bids) = ("heir".to_owned(), false, true);
    running.setup = r#"{"players": 2, "seat_prices": [0, 5]}"#.to_owned();
    if let Some(seat) = running.seats.first_mut() {
        seat.bids = vec![0, 9];
    }
    (running.ready_check, running.ready_by) = (true, Some(77));
    running.proposal = Some(ProposalRow {
        id: 4,
        by: 1,
        proposal: Proposal::Undo { step: 3 },
        agreed: vec![1],
    });
    change.request = Some(RequestRow {
        guest: "anna".to_owned(),
        request: ODD.to_owned(),
        since: 0,
        version: 300,
    });
    store.commit(change.clone()).await.expect("a change");
    let read = store.table("full").await.expect("an answer").expect("a table");
    assert_eq!(read.row, change.row);
    assert_eq!(read.entries, change.entries);
    assert_eq!(read.requests, Vec::from_iter(change.request));
    assert_eq!(store.table_row("full").await, Ok(Some(change.row)));
    assert_eq!(store.table("none").await, Ok(None));
    assert_eq!(store.table_row("none").await, Ok(None));

    // The same as the beginning of another table.
    let mut begun = StoredTable {
        entries: change.entries,
        ..StoredTable::from(read.row)
    };
    (begun.row.id, begun.row.invitation) = ("begun".to_owned(), "invitation to begun".to_owned());
    store.create_table(begun.clone()).await.expect("a table");
    assert_eq!(store.table("begun").await, Ok(Some(begun.clone())));
    // Later questions are not about it.
    let mut rested = next(&begun.row, 0);
    (rested.row.bot_asked, rested.row.due, rested.row.clock_since) = (false, None, None);
    store.commit(rested).await.expect("a change");
}

async fn changes(store: &dyn Store) {
    let row = table("changing", "anna");
    store.create_table(row.clone().into()).await.expect("a table");
    let first = next(&row, 2);
    store.commit(first.clone()).await.expect("a change");
    // The same again, one that has missed it, one that has seen the future, one that would leave a gap.
    let mut gap = next(&first.row, 1);
    gap.row.version += 1;
    for wrong in [
        first.clone(),
        next(&row, 1),
        next(&next(&first.row, 1).row, 1),
        gap,
    ] {
        assert_eq!(store.commit(wrong).await, Err(StoreError::Conflict));
    }
    let read = store
        .table("changing")
        .await
        .expect("an answer")
        .expect("a table");
    assert_eq!((read.row, read.entries), (first.row.clone(), first.entries));
    let unknown = next(&table("unknown", "anna"), 1);
    assert_eq!(store.commit(unknown).await, Err(StoreError::Conflict));
}

/// What people are told, and the messages that are still to be sent.
async fn notices(store: &dyn Store) {
    assert_eq!(store.notice_settings().await, Ok(Vec::new()));
    for (guest, settings) in [("anna", "{}"), ("anna", ODD)] {
        let kept = store.keep_notice_settings(guest, settings.to_owned()).await;
        kept.expect("settings");
    }
    let all = vec![("anna".to_owned(), ODD.to_owned())];
    assert_eq!(store.notice_settings().await, Ok(all));

    let row = |way: &str, kind: NoticeKind| NoticeRow {
        table: "full".to_owned(),
        guest: "anna".to_owned(),
        way: way.to_owned(),
        kind,
        since: -1,
        due: i64::MAX,
        about: (kind == NoticeKind::Reminder).then_some(7),
        attempts: 3,
        sent: way == ODD,
    };
    let rows = vec![
        row("a", NoticeKind::Reminder),
        row("a", NoticeKind::Turn),
        row("b", NoticeKind::Turn),
    ];
    let keep = |rows: Vec<NoticeRow>| store.keep_notices("full", "anna", rows);
    keep(vec![row(ODD, NoticeKind::Turn)]).await.expect("a message");
    assert_eq!(store.notices().await, Ok(vec![row(ODD, NoticeKind::Turn)]));
    keep(Vec::new()).await.expect("nothing");
    assert_eq!(store.notices().await, Ok(Vec::new()));
    let gone = store.keep_notices("nowhere", "anna", vec![row("a", NoticeKind::Turn)]);
    gone.await.expect("nothing to do");
    assert_eq!(
        store.notices().await,
        Ok(Vec::new()),
        "the table has been removed"
    );
    keep(rows.clone()).await.expect("messages");
    keep(rows.clone()).await.expect("messages");
    assert_eq!(store.notices().await, Ok(rows), "those before are replaced");
}

/// Many at the same moment: each is carried out completely or not at all, and one at fault is alone at fault.
async fn together(store: &dyn Store) {
    let mut rows = Vec::new();
    for number in 0..100 {
        let row = table(&format!("many{number}"), "anna");
        store.create_table(row.clone().into()).await.expect("a table");
        rows.push(row);
    }
    let is_stale = |index: usize| index % 3 == 1;
    let changes = rows.iter().enumerate().map(|(index, row)| {
        let mut change = next(row, 3);
        change.row.revision += if is_stale(index) { 7 } else { 0 };
        store.commit(change)
    });
    for (index, result) in join_all(changes).await.into_iter().enumerate() {
        let expected = if is_stale(index) {
            Err(StoreError::Conflict)
        } else {
            Ok(())
        };
        assert_eq!(result, expected, "{index}");
        let id = &rows[index].id;
        let read = store.table(id).await.expect("an answer").expect("a table");
        assert_eq!(read.entries.len(), if is_stale(index) { 0 } else { 3 }, "{index}");
    }
    // One table, many changes that all expect the same: one of them is made.
    let row = store
        .table_row("many1")
        .await
        .expect("an answer")
        .expect("a table");
    let results = join_all((0..40).map(|_| store.commit(next(&row, 1)))).await;
    assert_eq!(results.iter().filter(|result| result.is_ok()).count(), 1);
    let read = store.table("many1").await.expect("an answer").expect("a table");
    assert_eq!(read.entries.len(), 1);
    // A guest who exists already spoils nobody else's change.
    let row = store
        .table_row("many0")
        .await
        .expect("an answer")
        .expect("a table");
    let (twice, change) = tokio::join!(store.create_guest(guest("anna")), store.commit(next(&row, 1)));
    assert_eq!((twice.is_err(), change), (true, Ok(())));
}

async fn lists(store: &dyn Store) {
    for name in ["bela", "cyril"] {
        store.create_guest(guest(name)).await.expect("a guest");
    }
    for (id, host, updated) in [("b1", "bela", 5), ("b2", "bela", 7), ("c1", "cyril", 6)] {
        let mut row = table(id, host);
        row.updated = updated;
        row.rematch_of = Some("b0".to_owned());
        row.created = updated;
        row.seats[1] = SeatRow::of(Occupant::Guest {
            id: "bela".to_owned(),
            name: guest("bela").name,
            avatar: None,
        });
        store.create_table(row.into()).await.expect("a table");
    }
    let ids = |rows: Vec<TableRow>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();
    let found = store.tables_of_guest("bela", 10).await.expect("tables");
    assert!(
        found.iter().all(|row| row.seats[1].is_of("bela")),
        "with their seats"
    );
    assert_eq!(ids(found), ["b2", "c1", "b1"]);
    assert_eq!(
        ids(store.tables_of_guest("bela", 2).await.expect("tables")),
        ["b2", "c1"]
    );
    assert_eq!(
        ids(store.tables_of_guest("cyril", 9).await.expect("tables")),
        ["c1"]
    );
    let older = async |before, last| {
        let found = store.older_tables_of_guest("bela", before, last, 9).await;
        ids(found.expect("tables"))
    };
    assert_eq!(older(i64::MAX, "").await, ["b2", "c1", "b1"]);
    assert_eq!(older(6, "c1").await, ["b1"]);
    assert_eq!(older(6, "a").await, ["c1", "b1"]);
    assert_eq!(older(5, "b1").await, [""; 0]);
    let mut seated = store.tables_where_seated("bela").await.expect("ids");
    seated.sort();
    assert_eq!(seated, ["b1", "b2", "c1"]);
    assert_eq!(store.unfinished_of_host("bela").await, Ok(2));
    let invited = store.table_of_invitation("invitation to c1").await;
    assert_eq!(invited, Ok(Some("c1".to_owned())));
    assert_eq!(store.table_of_invitation("none").await, Ok(None));
    assert_eq!(
        store.rematch_of("b0").await,
        Ok(Some("b2".to_owned())),
        "the newest"
    );
    let row = store.table_row("b1").await.expect("an answer").expect("a table");
    let mut over = next(&row, 1);
    over.row.state = TableState::Over;
    store.commit(over).await.expect("a change");
    assert_eq!(store.unfinished_of_host("bela").await, Ok(1));
    assert_eq!(store.tables_to_resume().await, Ok(vec!["full".to_owned()]));
}

async fn clocks(store: &dyn Store) {
    let with_clocks = store.tables_with_clocks().await.expect("tables");
    assert_eq!(with_clocks.len(), 1);
    assert_eq!(Ok(Some(with_clocks[0].clone())), store.table_row("full").await);
    assert_eq!(store.tables_due(5).await, Ok((Vec::new(), true)));
    assert_eq!(store.tables_due(6).await, Ok((vec!["full".to_owned()], true)));
    let mut stopped = next(&with_clocks[0], 0);
    (stopped.row.due, stopped.row.clock_since) = (None, None);
    store.commit(stopped).await.expect("a change");
    assert_eq!(store.tables_due(6).await, Ok((Vec::new(), false)));
    assert_eq!(store.tables_with_clocks().await, Ok(Vec::new()));
}

async fn forgotten(store: &dyn Store) {
    let row = guest("gone");
    store.create_guest(row.clone()).await.expect("a guest");
    store
        .keep_notice_settings("gone", "{}".to_owned())
        .await
        .expect("settings");
    store
        .share_statistics("gone", Some("shown".to_owned()))
        .await
        .expect("a code");
    store.forget_guest("gone").await.expect("an answer");
    assert_eq!(store.guest_of_statistics("shown").await, Ok(None));
    let left = store.guest("gone").await.expect("an answer").expect("a guest");
    assert_eq!((left.name.as_str(), left.series), ("", row.series + 1));
    assert_eq!(store.guest_of_code(&row.code_hash).await, Ok(None));
    let told = store.notice_settings().await.expect("an answer");
    assert!(told.iter().all(|(guest, _)| guest != "gone"));
    store.forget_guest("gone").await.expect("once more");
    store.forget_guest("nobody").await.expect("nothing to do");
}

async fn chat(store: &dyn Store) {
    store.create_guest(guest("dora")).await.expect("a guest");
    store
        .create_table(table("talk", "dora").into())
        .await
        .expect("a table");
    assert_eq!(store.chat("talk").await, Ok(Vec::new()));
    assert_eq!(store.last_line("talk").await, Ok(0));
    assert_eq!(store.last_line("none").await, Ok(0));
    let line = |number: u32, words: ChatWords| ChatRow {
        number,
        guest: "dora".to_owned(),
        name: guest("dora").name,
        request: format!("{number} {ODD}"),
        words,
        time: i64::from(number) * 10,
    };
    let text = ChatWords::Text { text: ODD.to_owned() };
    let phrase = ChatWords::Phrase {
        phrase: QuickPhrase::OneMoment,
    };
    let lines = [
        line(1, text.clone()),
        line(2, phrase.clone()),
        line(3, text.clone()),
    ];
    for line in lines.clone() {
        store.say("talk", line, 2).await.expect("a line");
    }
    assert!(
        store.say("talk", lines[2].clone(), 2).await.is_err(),
        "there is one already"
    );
    assert_eq!(
        store.chat("talk").await,
        Ok(lines[1..].to_vec()),
        "the last two are kept"
    );
    let said = store.lines_of_guest("dora").await.expect("lines");
    assert_eq!(
        said.iter()
            .map(|line| (&line.words, line.time))
            .collect::<Vec<_>>(),
        [(&phrase, 20), (&text, 30)]
    );
    let report = ReportRow {
        id: "r1".to_owned(),
        table: "talk".to_owned(),
        private: false,
        line: 3,
        about: "dora".to_owned(),
        by: "anna".to_owned(),
        reason: ReportReason::Rude,
        time: 40,
        lines: vec![ReportedLine {
            number: 3,
            guest: "dora".to_owned(),
            name: ODD.to_owned(),
            words: text,
            time: 30,
        }],
        settled: false,
    };
    let again = ReportRow {
        id: "r2".to_owned(),
        ..report.clone()
    };
    for one in [&report, &again] {
        store.report(one.clone()).await.expect("a report");
    }
    assert_eq!(
        store.reports().await,
        Ok(vec![report.clone()]),
        "once for each person and line"
    );
    store.forget_chat(30).await.expect("an answer");
    assert_eq!(store.chat("talk").await, Ok(lines[2..].to_vec()));
    store.forget_guest("dora").await.expect("an answer");
    assert_eq!(store.chat("talk").await, Ok(Vec::new()));
    assert_eq!(store.last_line("talk").await, Ok(3), "no number is given twice");
    assert_eq!(store.reports().await, Ok(vec![report]));
    store.forget_chat(41).await.expect("an answer");
    assert_eq!(store.reports().await, Ok(Vec::new()));
    // What a removed table has in its chat goes with it.
    store.say("talk", lines[0].clone(), 2).await.expect("a line");
    store
        .remove_stale(Stale::Unplayed, "talk", i64::MAX)
        .await
        .expect("an answer");
    assert_eq!(store.table("talk").await, Ok(None));
    assert_eq!(store.chat("talk").await, Ok(Vec::new()));
    // Something stays, for copies.
    let kept = ChatRow {
        guest: "anna".to_owned(),
        ..lines[0].clone()
    };
    store.say("full", kept, 2).await.expect("a line");
    let kept = ReportRow {
        about: "anna".to_owned(),
        ..again
    };
    store.report(kept).await.expect("a report");
}

async fn lobby(store: &dyn Store) {
    let ids = |rows: Vec<TableRow>| rows.into_iter().map(|row| row.id).collect::<Vec<_>>();
    assert_eq!(store.listed_tables(0, 9).await, Ok(Vec::new()));
    for (id, created, updated) in [("early", 1, 50), ("late", 2, 40), ("stale", 3, 9)] {
        let mut row = table(id, "cyril");
        (row.listed, row.created, row.updated) = (true, created, updated);
        row.seats[0] = SeatRow::of(Occupant::Guest {
            id: "cyril".to_owned(),
            name: guest("cyril").name,
            avatar: None,
        });
        store.create_table(row.into()).await.expect("a table");
    }
    let listed = store.listed_tables(10, 9).await.expect("tables");
    assert_eq!(Ok(Some(listed[0].clone())), store.table_row("late").await);
    assert_eq!(ids(listed), ["late", "early"], "the newest first");
    assert_eq!(ids(store.listed_tables(10, 1).await.expect("tables")), ["late"]);
    assert_eq!(store.listed_of_host("cyril").await, Ok(3));
    let row = store
        .table_row("late")
        .await
        .expect("an answer")
        .expect("a table");
    store.commit(next(&row, 1)).await.expect("a change");
    let row = store
        .table_row("stale")
        .await
        .expect("an answer")
        .expect("a table");
    let mut unlisted = next(&row, 0);
    (unlisted.row.state, unlisted.row.listed) = (TableState::Open, false);
    store.commit(unlisted).await.expect("a change");
    assert_eq!(ids(store.listed_tables(0, 9).await.expect("tables")), ["early"]);
    assert_eq!(store.listed_of_host("cyril").await, Ok(1));
}

async fn rated(store: &dyn Store) {
    for (id, updated, ended_by) in [
        ("r3", 50, None),
        ("r1", 60, None),
        ("r2", 60, None),
        ("flag", 55, Some(0)),
        ("new", 90, None),
    ] {
        let row = TableRow {
            rated: true,
            updated: updated - 1,
            ..table(id, "cyril")
        };
        store.create_table(row.clone().into()).await.expect("a table");
        let mut over = next(&row, 1);
        (over.row.state, over.row.ranks, over.row.ended_by) = (TableState::Over, Some(vec![1, 2]), ended_by);
        store.commit(over).await.expect("a change");
    }
    let games = async |since, last, limit| {
        let rows = store.rated_games(since, last, 90, limit).await.expect("tables");
        rows.into_iter().map(|row| row.id).collect::<Vec<_>>()
    };
    assert_eq!(games(0, "", 9).await, ["r3", "flag", "r1", "r2"]);
    assert_eq!(games(0, "", 2).await, ["r3", "flag"]);
    assert_eq!(games(60, "r1", 9).await, ["r2"]);
    assert!(games(60, "r2", 9).await.is_empty());
    let first = store.rated_games(0, "", 90, 1).await.expect("tables");
    assert_eq!(Ok(first.into_iter().next()), store.table_row("r3").await);
}

async fn digests(store: &dyn Store) {
    let undigested = async || store.undigested(99).await.expect("tables");
    assert_eq!(undigested().await, ["b1", "r3", "flag", "r1", "r2", "new"]);
    assert_eq!(store.undigested(2).await.expect("tables"), ["b1", "r3"]);
    let mut seated = table("counted", "cyril");
    seated.updated = 1_000;
    seated.seats[1].occupant = Occupant::Guest {
        id: "cyril".to_owned(),
        name: String::new(),
        avatar: None,
    };
    store.create_table(seated.clone().into()).await.expect("a table");
    let mut over = next(&seated, 1);
    (over.row.state, over.row.seats[1].stood_in) = (TableState::Over, Some(3));
    store.commit(over).await.expect("a change");
    let digest = |table: &str, digested: i64, text: &str| DigestRow {
        table: table.to_owned(),
        digested,
        digest: text.to_owned(),
    };
    let kept = [
        digest("r1", 500, ODD),
        digest("counted", 510, "{}"),
        digest("r3", 510, "null"),
    ];
    for row in &kept {
        store.keep_digest(row.clone()).await.expect("a digest");
    }
    // Nothing is counted twice, whoever else has counted it.
    store
        .keep_digest(digest("r1", 600, "other"))
        .await
        .expect("an answer");
    store
        .keep_digest(digest("gone", 600, "other"))
        .await
        .expect("an answer");
    assert_eq!(undigested().await, ["b1", "flag", "r2", "new"]);
    assert_eq!(store.digests(0, "", 9).await, Ok(kept.to_vec()));
    assert_eq!(store.digests(0, "", 1).await, Ok(vec![kept[0].clone()]));
    assert_eq!(store.digests(510, "counted", 9).await, Ok(vec![kept[2].clone()]));
    let own = OwnDigest {
        seat: 1,
        stood_in: true,
        digest: "{}".to_owned(),
    };
    assert_eq!(store.digests_of_guest("cyril", 9).await, Ok(vec![own]));
    assert_eq!(store.digests_of_guest("anna", 9).await, Ok(Vec::new()));

    for code in ["first", "second"] {
        store
            .share_statistics("cyril", Some(code.to_owned()))
            .await
            .expect("a code");
    }
    assert_eq!(
        store.statistics_code("cyril").await,
        Ok(Some("second".to_owned()))
    );
    assert_eq!(
        store.guest_of_statistics("second").await,
        Ok(Some("cyril".to_owned()))
    );
    assert_eq!(store.guest_of_statistics("first").await, Ok(None));
    store.share_statistics("cyril", None).await.expect("an answer");
    assert_eq!(store.statistics_code("cyril").await, Ok(None));
    store
        .share_statistics("cyril", Some("third".to_owned()))
        .await
        .expect("a code");
}

async fn stale(store: &dyn Store) {
    let mut played = table("played", "cyril");
    played.updated = 1;
    let mut forgotten = played.clone();
    forgotten.id = "forgotten".to_owned();
    forgotten.invitation = "another".to_owned();
    for row in [&played, &forgotten] {
        store.create_table(row.clone().into()).await.expect("a table");
    }
    let mut change = next(&played, 1);
    change.request = Some(RequestRow {
        guest: "cyril".to_owned(),
        request: "1".to_owned(),
        since: 0,
        version: 1,
    });
    change.row.updated = 1;
    store.commit(change).await.expect("a change");
    let kind = Stale::Unplayed;
    let found = store.stale_tables(kind, 2, 10).await;
    assert_eq!(found, Ok(vec!["forgotten".to_owned()]));
    for (id, before) in [("played", 2), ("forgotten", 1)] {
        let removed = store.remove_stale(kind, id, before).await;
        removed.expect("nothing to do");
        assert!(store.table_row(id).await.expect("an answer").is_some(), "{id}");
    }
    store.remove_stale(kind, "forgotten", 2).await.expect("an answer");
    assert_eq!(store.table("forgotten").await, Ok(None));

    // The same for finished ones, which have records and reviews.
    let stored = store
        .table_row("played")
        .await
        .expect("an answer")
        .expect("a table");
    let mut over = next(&stored, 1);
    over.row.state = TableState::Over;
    store.commit(over).await.expect("a change");
    store
        .keep_review("played", 1, "{}".to_owned())
        .await
        .expect("a review");
    for (stale, before) in [(Stale::Unplayed, i64::MAX), (Stale::Over, i64::MIN)] {
        store
            .remove_stale(stale, "played", before)
            .await
            .expect("nothing to do");
    }
    let found = store
        .stale_tables(Stale::Over, i64::MAX, 100)
        .await
        .expect("an answer");
    assert!(found.contains(&"played".to_owned()), "{found:?}");
    let first = store
        .stale_tables(Stale::Over, i64::MAX, 1)
        .await
        .expect("an answer");
    assert_eq!(first, found[..1]);
    store
        .remove_stale(Stale::Over, "played", i64::MAX)
        .await
        .expect("an answer");
    assert_eq!(store.table("played").await, Ok(None));
    assert_eq!(store.review("played", 1).await, Ok(None));
}

async fn reviews(store: &dyn Store) {
    let (first, second) = (format!("{{\"{ODD}\": 1}}"), "x".repeat(2_000_000));
    assert_eq!(store.review("full", 1).await, Ok(None));
    store
        .keep_review("full", 1, first.clone())
        .await
        .expect("a review");
    assert_eq!(store.review("full", 1).await, Ok(Some(first)));
    store
        .keep_review("full", 2, second.clone())
        .await
        .expect("a review");
    assert_eq!(
        store.review("full", 1).await,
        Ok(None),
        "an older one counts as missing"
    );
    assert_eq!(store.review("full", 2).await, Ok(Some(second)));
}

async fn programs(store: &dyn Store) {
    store.create_guest(guest("owner")).await.expect("a guest");
    let program = |id: &str, created: i64| ProgramRow {
        guest: GuestRow { created, ..guest(id) },
        owner: "owner".to_owned(),
        token_hash: Some(format!("token of {id}")),
    };
    let (late, early) = (program("late", 20), program("early", 10));
    for one in [&late, &early] {
        store.create_program(one.clone()).await.expect("a program");
    }
    assert!(
        store.create_program(early.clone()).await.is_err(),
        "there is one already"
    );
    assert_eq!(
        store.programs_of("owner").await,
        Ok(vec![early.clone(), late.clone()])
    );
    assert_eq!(store.programs_of("late").await, Ok(Vec::new()));
    assert_eq!(store.guest("late").await, Ok(Some(late.guest.clone())));
    assert_eq!(
        store.program_of_token("token of late").await,
        Ok(Some(late.clone()))
    );
    store.set_token("late", Some("new")).await.expect("a token");
    store.set_token("early", None).await.expect("no token");
    for void in ["token of late", "token of early", ""] {
        assert_eq!(store.program_of_token(void).await, Ok(None), "{void}");
    }
    let found = store.program_of_token("new").await.expect("an answer");
    assert_eq!(found.map(|found| found.guest.id).as_deref(), Some("late"));
    store.forget_guest("late").await.expect("an answer");
    assert_eq!(store.program_of_token("new").await, Ok(None));
    let left = store.programs_of("owner").await.expect("an answer");
    assert_eq!(left.len(), 1);
    assert_eq!(left[0].token_hash, None);
}

async fn decided(store: &dyn Store) {
    assert_eq!(store.decided().await, Ok(Decided::default()));
    let sanction = |kind: SanctionKind, until: Option<i64>| SanctionRow {
        guest: "owner".to_owned(),
        kind,
        since: 5,
        until,
        reason: ODD.to_owned(),
    };
    let (mute, ban) = (
        sanction(SanctionKind::Mute, Some(9)),
        sanction(SanctionKind::Ban, None),
    );
    store
        .sanction(sanction(SanctionKind::Mute, None))
        .await
        .expect("a mute");
    for one in [&mute, &ban] {
        store.sanction(one.clone()).await.expect("a sanction");
    }
    store.set_host("owner", Some(1)).await.expect("a host");
    store.set_host("owner", Some(2)).await.expect("again");
    let said = |id: &str, since: i64| AnnouncementRow {
        id: id.to_owned(),
        said: ODD.to_owned(),
        since,
        until: since + 10,
    };
    for one in [said("first", 1), said("second", 5), said("third", 11)] {
        store.announce(one).await.expect("an announcement");
    }
    assert_eq!(
        store.decided().await,
        Ok(Decided {
            hosts: vec!["owner".to_owned()],
            sanctions: vec![ban, mute.clone()],
            announcements: vec![said("third", 11), said("second", 5)],
        }),
        "what was over when the third was announced is gone"
    );
    store.lift("owner", SanctionKind::Ban).await.expect("an answer");
    store.set_host("owner", None).await.expect("no host");
    store.withdraw("third").await.expect("an answer");
    assert_eq!(
        store.decided().await,
        Ok(Decided {
            hosts: Vec::new(),
            sanctions: vec![mute],
            announcements: vec![said("second", 5)],
        })
    );
    store.set_host("owner", Some(3)).await.expect("a host");
    store.forget_guest("owner").await.expect("an answer");
    let left = store.decided().await.expect("an answer");
    assert!(left.hosts.is_empty() && left.sanctions.is_empty());
}

/// Leaves a row of each kind of which the tests before have left none: copies are made of what is there now.
async fn remaining(store: &dyn Store) {
    store.create_guest(guest("remains")).await.expect("a guest");
    store.set_host("remains", Some(4)).await.expect("a host");
    let sanction = SanctionRow {
        guest: "remains".to_owned(),
        kind: SanctionKind::Mute,
        since: 1,
        until: None,
        reason: ODD.to_owned(),
    };
    store.sanction(sanction).await.expect("a sanction");
    people::remaining(store, "remains").await;
}

async fn entrances(store: &dyn Store) {
    let entrance = |code: &str, people: u32, created: i64, until: i64| EntranceRow {
        code: code.to_owned(),
        note: ODD.to_owned(),
        people,
        created,
        until,
    };
    let (two, short) = (entrance("two", 2, 10, 100), entrance("short", 5, 20, 30));
    for one in [&two, &short] {
        store.create_entrance(one.clone()).await.expect("a code");
    }
    assert_eq!(store.entrances(25).await, Ok(vec![short, two.clone()]));
    assert_eq!(store.entrances(30).await, Ok(vec![two]));
    let conflict = Err(StoreError::Conflict);
    assert_eq!(store.enter("short", 30, guest("late1")).await, conflict);
    assert_eq!(store.enter("three", 25, guest("late2")).await, conflict);
    let all: Vec<GuestRow> = (0..4).map(|number| guest(&format!("comer{number}"))).collect();
    let entered = join_all(all.into_iter().map(|one| store.enter("two", 25, one))).await;
    let count = entered.iter().filter(|entered| entered.is_ok()).count();
    assert_eq!(count, 2, "{entered:?}");
    let mut there = 0;
    for number in 0..4 {
        let found = store.guest(&format!("comer{number}")).await.expect("an answer");
        there += u32::from(found.is_some());
    }
    assert_eq!(there, 2, "only who got in is a guest");
    assert_eq!(store.guest("late1").await, Ok(None));
    assert_eq!(store.enter("two", 25, guest("late3")).await, conflict);
    store.remove_entrance("short").await.expect("an answer");
    assert_eq!(store.entrances(0).await, Ok(Vec::new()));
}

async fn looked_at(store: &dyn Store) {
    let counts = store.counts().await.expect("an answer");
    let everybody = store.find_people("", 0, 1_000).await.expect("an answer");
    assert_eq!(counts.people + counts.programs, everybody.len() as u32);
    assert!(counts.programs > 0 && counts.people > 5, "{counts:?}");
    assert!(
        everybody
            .windows(2)
            .all(|pair| pair[0].guest.created >= pair[1].guest.created)
    );
    let page = store.find_people("", 1, 2).await.expect("an answer");
    assert_eq!(page, everybody[1..3]);
    let early = store.find_people("EARLY", 0, 9).await.expect("an answer");
    assert_eq!(early[0].program_of.as_deref(), Some("owner"));
    assert_eq!(store.find_people("owner", 0, 9).await, Ok(Vec::new()), "deleted");
    // Every character stands for itself.
    for (find, is_found) in [
        ("%s", true),
        ("%z", false),
        ("o'hara \"\\", true),
        ("_", false),
        ("!", false),
    ] {
        let found = store.find_people(find, 0, 9).await.expect("an answer");
        assert_eq!(!found.is_empty(), is_found, "{find}");
    }
    let tables = store.all_tables(None, 0, 1_000).await.expect("an answer");
    assert_eq!(
        tables.len() as u32,
        counts.open + counts.running + counts.over,
        "{counts:?}"
    );
    assert!(tables.windows(2).all(|pair| pair[0].updated >= pair[1].updated));
    let running = store
        .all_tables(Some(TableState::Running), 0, 1_000)
        .await
        .expect("an answer");
    assert_eq!(running.len() as u32, counts.running);
    assert!(running.iter().all(|table| table.state == TableState::Running));
    let reports = store.reports().await.expect("an answer");
    let open = reports.iter().filter(|report| !report.settled).count();
    assert_eq!(counts.reports as usize, open);
    let id = reports[0].id.clone();
    store.settle_report(&id, true).await.expect("an answer");
    let settled = store.reports().await.expect("an answer");
    assert!(settled[0].settled && settled[0].id == id);
    assert_eq!(
        store.counts().await.expect("an answer").reports,
        counts.reports - 1
    );
    store.settle_report(&id, false).await.expect("an answer");
}
