//! What happens when the disk fails, or when a data file is not as it should be.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use futures_util::future::BoxFuture;
use serde_json::json;
use server::store::sqlite::{self, OpenError};
use server::store::{
    AnnouncementRow, Answer, ChatRow, Commit, Counts, Decided, DigestRow, EntranceRow, GuestRow, NoticeRow,
    OwnDigest, PeopleStore, PersonRow, ProgramRow, ReportRow, SanctionRow, SqlStore, Stale, Store,
    StoreError, StoredTable, TableRow,
};
use table::message::Person;
use tempfile::TempDir;

use crate::support::{Site, change_file, config};

/// A store whose disk can be full, and that can lose commits.
struct Faulty {
    inner: SqlStore,
    full: AtomicBool,
    panics: AtomicU32,
    /// How many of the next commits fail.
    lost_commits: AtomicU32,
}

impl Faulty {
    async fn site() -> (Site, Arc<Self>) {
        let folder = TempDir::new().unwrap();
        let file = folder.path().join("meseta.db");
        let faulty = Arc::new(Self {
            inner: sqlite::open(&file).await.unwrap(),
            full: AtomicBool::new(false),
            panics: AtomicU32::new(0),
            lost_commits: AtomicU32::new(0),
        });
        let store: Arc<dyn Store> = Arc::clone(&faulty) as Arc<dyn Store>;
        (Site::over(folder, store, config(file)).await, faulty)
    }

    fn unless_full<'a, T: Send + 'a>(&self, answer: Answer<'a, T>) -> Answer<'a, T> {
        match self.full.load(Ordering::SeqCst) {
            true => Box::pin(async { Err(StoreError::Full) }),
            false => answer,
        }
    }
}

impl Store for Faulty {
    fn of_people(&self) -> &dyn PeopleStore {
        self.inner.of_people()
    }
    fn cookie_key(&self, fresh: [u8; 64]) -> Answer<'_, [u8; 64]> {
        self.inner.cookie_key(fresh)
    }
    fn push_key(&self, fresh: Vec<u8>) -> Answer<'_, Vec<u8>> {
        self.inner.push_key(fresh)
    }
    fn create_guest(&self, guest: GuestRow) -> Answer<'_, ()> {
        self.unless_full(self.inner.create_guest(guest))
    }
    fn guest<'a>(&'a self, id: &'a str) -> Answer<'a, Option<GuestRow>> {
        self.inner.guest(id)
    }
    fn people(&self, guests: Vec<String>) -> Answer<'_, Vec<Person>> {
        self.inner.people(guests)
    }
    fn guest_of_code<'a>(&'a self, code_hash: &'a str) -> Answer<'a, Option<GuestRow>> {
        self.inner.guest_of_code(code_hash)
    }
    fn rename_guest<'a>(&'a self, id: &'a str, name: &'a str) -> Answer<'a, ()> {
        self.unless_full(self.inner.rename_guest(id, name))
    }
    fn begin_series<'a>(&'a self, id: &'a str, series: u32, code_hash: &'a str) -> Answer<'a, ()> {
        self.unless_full(self.inner.begin_series(id, series, code_hash))
    }
    fn forget_guest<'a>(&'a self, id: &'a str) -> Answer<'a, ()> {
        self.unless_full(self.inner.forget_guest(id))
    }
    fn create_table(&self, table: StoredTable) -> Answer<'_, ()> {
        self.unless_full(self.inner.create_table(table))
    }
    fn table<'a>(&'a self, id: &'a str) -> Answer<'a, Option<StoredTable>> {
        assert!(!counted_down(&self.panics), "a planted panic");
        self.inner.table(id)
    }
    fn table_row<'a>(&'a self, id: &'a str) -> Answer<'a, Option<TableRow>> {
        self.inner.table_row(id)
    }
    fn table_of_invitation<'a>(&'a self, invitation: &'a str) -> Answer<'a, Option<String>> {
        self.inner.table_of_invitation(invitation)
    }
    fn rematch_of<'a>(&'a self, id: &'a str) -> Answer<'a, Option<String>> {
        self.inner.rematch_of(id)
    }
    fn tables_of_guest<'a>(&'a self, guest: &'a str, limit: u32) -> Answer<'a, Vec<TableRow>> {
        self.inner.tables_of_guest(guest, limit)
    }
    fn tables_to_resume(&self) -> Answer<'_, Vec<String>> {
        self.inner.tables_to_resume()
    }
    fn tables_where_seated<'a>(&'a self, guest: &'a str) -> Answer<'a, Vec<String>> {
        self.inner.tables_where_seated(guest)
    }
    fn unfinished_of_host<'a>(&'a self, guest: &'a str) -> Answer<'a, u32> {
        self.inner.unfinished_of_host(guest)
    }
    fn chat<'a>(&'a self, table: &'a str) -> Answer<'a, Vec<ChatRow>> {
        self.inner.chat(table)
    }
    fn last_line<'a>(&'a self, table: &'a str) -> Answer<'a, u32> {
        self.inner.last_line(table)
    }
    fn lines_of_guest<'a>(&'a self, guest: &'a str) -> Answer<'a, Vec<protocol::MyLine>> {
        self.inner.lines_of_guest(guest)
    }
    fn say<'a>(&'a self, table: &'a str, line: ChatRow, keep: u32) -> Answer<'a, ()> {
        self.unless_full(self.inner.say(table, line, keep))
    }
    fn report(&self, report: ReportRow) -> Answer<'_, ()> {
        self.unless_full(self.inner.report(report))
    }
    fn settle_report<'a>(&'a self, id: &'a str, settled: bool) -> Answer<'a, ()> {
        self.unless_full(self.inner.settle_report(id, settled))
    }
    fn create_program(&self, program: ProgramRow) -> Answer<'_, ()> {
        self.unless_full(self.inner.create_program(program))
    }
    fn programs_of<'a>(&'a self, owner: &'a str) -> Answer<'a, Vec<ProgramRow>> {
        self.inner.programs_of(owner)
    }
    fn program_of_token<'a>(&'a self, token_hash: &'a str) -> Answer<'a, Option<ProgramRow>> {
        self.inner.program_of_token(token_hash)
    }
    fn set_token<'a>(&'a self, guest: &'a str, token_hash: Option<&'a str>) -> Answer<'a, ()> {
        self.unless_full(self.inner.set_token(guest, token_hash))
    }
    fn decided(&self) -> Answer<'_, Decided> {
        self.inner.decided()
    }
    fn set_host<'a>(&'a self, guest: &'a str, since: Option<i64>) -> Answer<'a, ()> {
        self.unless_full(self.inner.set_host(guest, since))
    }
    fn sanction(&self, sanction: SanctionRow) -> Answer<'_, ()> {
        self.unless_full(self.inner.sanction(sanction))
    }
    fn lift<'a>(&'a self, guest: &'a str, kind: protocol::SanctionKind) -> Answer<'a, ()> {
        self.unless_full(self.inner.lift(guest, kind))
    }
    fn announce(&self, announcement: AnnouncementRow) -> Answer<'_, ()> {
        self.unless_full(self.inner.announce(announcement))
    }
    fn withdraw<'a>(&'a self, id: &'a str) -> Answer<'a, ()> {
        self.unless_full(self.inner.withdraw(id))
    }
    fn entrances(&self, now: i64) -> Answer<'_, Vec<EntranceRow>> {
        self.inner.entrances(now)
    }
    fn create_entrance(&self, entrance: EntranceRow) -> Answer<'_, ()> {
        self.unless_full(self.inner.create_entrance(entrance))
    }
    fn remove_entrance<'a>(&'a self, code: &'a str) -> Answer<'a, ()> {
        self.unless_full(self.inner.remove_entrance(code))
    }
    fn enter<'a>(&'a self, code: &'a str, now: i64, guest: GuestRow) -> Answer<'a, ()> {
        self.unless_full(self.inner.enter(code, now, guest))
    }
    fn find_people<'a>(&'a self, find: &'a str, skip: u32, limit: u32) -> Answer<'a, Vec<PersonRow>> {
        self.inner.find_people(find, skip, limit)
    }
    fn all_tables(
        &self,
        state: Option<protocol::TableState>,
        skip: u32,
        limit: u32,
    ) -> Answer<'_, Vec<TableRow>> {
        self.inner.all_tables(state, skip, limit)
    }
    fn counts(&self) -> Answer<'_, Counts> {
        self.inner.counts()
    }
    fn reports(&self) -> Answer<'_, Vec<ReportRow>> {
        self.inner.reports()
    }
    fn forget_chat(&self, before: i64) -> Answer<'_, ()> {
        self.unless_full(self.inner.forget_chat(before))
    }
    fn listed_tables(&self, since: i64, limit: u32) -> Answer<'_, Vec<TableRow>> {
        self.inner.listed_tables(since, limit)
    }
    fn rated_games<'a>(
        &'a self,
        since: i64,
        last: &'a str,
        until: i64,
        limit: u32,
    ) -> Answer<'a, Vec<TableRow>> {
        self.inner.rated_games(since, last, until, limit)
    }
    fn listed_of_host<'a>(&'a self, guest: &'a str) -> Answer<'a, u32> {
        self.inner.listed_of_host(guest)
    }
    fn stale_tables(&self, stale: Stale, before: i64, limit: u32) -> Answer<'_, Vec<String>> {
        self.inner.stale_tables(stale, before, limit)
    }
    fn remove_stale<'a>(&'a self, stale: Stale, table: &'a str, before: i64) -> Answer<'a, ()> {
        self.unless_full(self.inner.remove_stale(stale, table, before))
    }
    fn tables_with_clocks(&self) -> Answer<'_, Vec<TableRow>> {
        self.inner.tables_with_clocks()
    }
    fn tables_due(&self, now: i64) -> Answer<'_, (Vec<String>, bool)> {
        self.inner.tables_due(now)
    }
    fn stamp(&self, now: i64) -> Answer<'_, ()> {
        self.unless_full(self.inner.stamp(now))
    }
    fn last_stamp(&self) -> Answer<'_, Option<i64>> {
        self.inner.last_stamp()
    }
    fn commit(&self, change: Commit) -> Answer<'_, ()> {
        match counted_down(&self.lost_commits) {
            true => Box::pin(async { Err(StoreError::Full) }),
            false => self.unless_full(self.inner.commit(change)),
        }
    }
    fn review<'a>(&'a self, table: &'a str, version: u32) -> Answer<'a, Option<String>> {
        self.inner.review(table, version)
    }
    fn keep_review<'a>(&'a self, table: &'a str, version: u32, review: String) -> Answer<'a, ()> {
        self.unless_full(self.inner.keep_review(table, version, review))
    }
    fn older_tables_of_guest<'a>(
        &'a self,
        guest: &'a str,
        before: i64,
        last: &'a str,
        limit: u32,
    ) -> Answer<'a, Vec<TableRow>> {
        self.inner.older_tables_of_guest(guest, before, last, limit)
    }
    fn undigested(&self, limit: u32) -> Answer<'_, Vec<String>> {
        self.inner.undigested(limit)
    }
    fn keep_digest(&self, digest: DigestRow) -> Answer<'_, ()> {
        self.unless_full(self.inner.keep_digest(digest))
    }
    fn digests<'a>(&'a self, since: i64, last: &'a str, limit: u32) -> Answer<'a, Vec<DigestRow>> {
        self.inner.digests(since, last, limit)
    }
    fn digests_of_guest<'a>(&'a self, guest: &'a str, limit: u32) -> Answer<'a, Vec<OwnDigest>> {
        self.inner.digests_of_guest(guest, limit)
    }
    fn share_statistics<'a>(&'a self, guest: &'a str, code: Option<String>) -> Answer<'a, ()> {
        self.unless_full(self.inner.share_statistics(guest, code))
    }
    fn statistics_code<'a>(&'a self, guest: &'a str) -> Answer<'a, Option<String>> {
        self.inner.statistics_code(guest)
    }
    fn guest_of_statistics<'a>(&'a self, code: &'a str) -> Answer<'a, Option<String>> {
        self.inner.guest_of_statistics(code)
    }
    fn notice_settings(&self) -> Answer<'_, Vec<(String, String)>> {
        self.inner.notice_settings()
    }
    fn keep_notice_settings<'a>(&'a self, guest: &'a str, settings: String) -> Answer<'a, ()> {
        self.unless_full(self.inner.keep_notice_settings(guest, settings))
    }
    fn notices(&self) -> Answer<'_, Vec<NoticeRow>> {
        self.inner.notices()
    }
    fn keep_notices<'a>(&'a self, table: &'a str, guest: &'a str, rows: Vec<NoticeRow>) -> Answer<'a, ()> {
        self.unless_full(self.inner.keep_notices(table, guest, rows))
    }
    fn probe(&self) -> Answer<'_, ()> {
        self.unless_full(self.inner.probe())
    }
    fn close(&self) -> BoxFuture<'_, ()> {
        self.inner.close()
    }
}

/// Whether one more was due.
fn counted_down(left: &AtomicU32) -> bool {
    left.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| left.checked_sub(1))
        .is_ok()
}

#[tokio::test]
async fn a_full_table_whose_start_could_not_be_stored_starts_by_itself() {
    let (site, faulty) = Faulty::site().await;
    let mut me = site.browser();
    faulty.lost_commits.store(1, Ordering::SeqCst);
    let table = me.post("/api/quick", json!({})).await.ok();
    assert_eq!(table["state"], "open");
    let id = table["id"].as_str().unwrap();
    // The table is being watched all the time.
    let mut stream = me.stream(id, None).await;
    assert_eq!(stream.update().await["over"], false);
}

#[tokio::test]
async fn a_move_that_cannot_be_stored_is_not_made() {
    let (site, faulty) = Faulty::site().await;
    let mut me = site.browser();
    let bots = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]);
    let table = me.table(bots).await;
    let id = table["id"].as_str().unwrap();
    let before = me.update(id).await;
    faulty.full.store(true, Ordering::SeqCst);
    let role = json!([{"notation": "role mayor"}]);
    let refused = me.moves(id, &before["version"], "a", role.clone()).await;
    refused.refused(503, "storage");
    assert_eq!(me.update(id).await, before, "the table is as it was");
    me.post("/api/quick", json!({})).await.refused(503, "storage");
    site.browser()
        .post("/api/quick", json!({}))
        .await
        .refused(503, "storage");
    faulty.full.store(false, Ordering::SeqCst);
    // The same request, sent again when there is room.
    let made = me.moves(id, &before["version"], "a", role).await.ok();
    assert!(made["version"].as_u64() > before["version"].as_u64());
}

#[tokio::test]
async fn a_branch_is_one_change_of_what_is_kept() {
    let (site, faulty) = Faulty::site().await;
    let mut me = site.browser();
    let bot = json!({"kind": "bot", "bot": "random"});
    let finished = me.table(json!([bot, bot])).await;
    let id = finished["id"].as_str().unwrap();
    me.until(id, |table| table["state"] == "over").await;
    let path = format!("/api/tables/{id}/branch");
    let body = json!({"step": 0, "seat": 0, "bot": "random"});
    // Nothing but the new table itself has to be stored.
    faulty.lost_commits.store(u32::MAX, Ordering::SeqCst);
    let branched = me.post(&path, body.clone()).await.ok();
    assert_eq!(branched["state"], "running");
    let before = me.get("/api/me").await.ok();
    faulty.full.store(true, Ordering::SeqCst);
    me.post(&path, body).await.refused(503, "storage");
    let now = me.get("/api/me").await.ok();
    let count = |me: &serde_json::Value| me["tables"].as_array().unwrap().len();
    assert_eq!(count(&now), count(&before), "no half a table is left");
}

#[tokio::test]
async fn a_full_disk_is_reported_and_nothing_is_lost() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("meseta.db");
    let store = Arc::new(sqlite::open(&file).await.unwrap());
    store.limit_pages(24).await.unwrap();
    let site = Site::over(folder, Arc::clone(&store) as Arc<dyn Store>, config(file)).await;
    let mut me = site.browser();
    let mut tables = 0;
    let refused = loop {
        let reply = me
            .post(
                "/api/tables",
                json!({
                    "game": "puerto-rico", "setup": {"players": 2}, "shuffle_seats": false,
                    "seats": [{"kind": "me"}, {"kind": "open"}],
                }),
            )
            .await;
        if !reply.status.is_success() {
            break reply;
        }
        tables += 1;
        assert!(tables < 1_000, "the file grows beyond its limit");
    };
    let body = refused.refused(503, "storage");
    assert!(
        body["error"]["message"].as_str().unwrap().contains("no room"),
        "{body}"
    );
    assert_eq!(
        me.get("/api/me").await.ok()["tables"].as_array().unwrap().len(),
        tables.min(200)
    );
    let health = me.get("/api/health").await;
    assert_eq!(
        (health.status.as_u16(), &health.json()["status"]),
        (503, &json!("degraded"))
    );
    assert!(
        health.json()["reason"].as_str().unwrap().contains("no room"),
        "{}",
        health.text
    );
    // Somebody makes room: the next change is kept, without a restart.
    store.limit_pages(1_000_000).await.unwrap();
    let health = me.get("/api/health").await.ok();
    assert_eq!(health["status"], "ready");
    me.table(json!([{"kind": "me"}, {"kind": "open"}])).await;
}

#[tokio::test]
async fn a_table_whose_task_panics_is_loaded_again() {
    let (site, faulty) = Faulty::site().await;
    let mut me = site.browser();
    faulty.panics.store(2, Ordering::SeqCst);
    let table = me.post("/api/quick", json!({})).await.ok();
    let id = table["id"].as_str().unwrap();
    assert_eq!(faulty.panics.load(Ordering::SeqCst), 0);
    me.until(id, |table| table["your_turn"] == true).await;
}

#[tokio::test]
async fn a_table_that_cannot_be_replayed_does_not_disturb_the_others() {
    let site = Site::new().await;
    let mut me = site.browser();
    let seats = json!([{"kind": "me"}, {"kind": "bot", "bot": "random"}]);
    let broken = me.table(seats.clone()).await;
    let well = me.table(seats).await;
    let (broken, well) = (broken["id"].as_str().unwrap(), well["id"].as_str().unwrap());
    let cookie = me.cookie.clone();
    site.registry.end_tables().await;
    site.registry.close().await;
    let file = site.folder.path().join("meseta.db");
    change_file(
        &file,
        &format!("UPDATE entries SET line = '? draw gold' WHERE table_id = '{broken}' AND number = 1"),
    )
    .await;
    let Site {
        folder,
        registry,
        router,
    } = site;
    drop((registry, router, me.router));
    let site = Site::open(folder).await;
    let mut me = site.browser();
    me.cookie = cookie;
    site.registry.resume().await.unwrap();
    let refused = me.get(&format!("/api/tables/{broken}")).await;
    refused.refused(500, "internal");
    me.update(well).await;
    assert_eq!(
        me.get("/api/me").await.ok()["tables"].as_array().unwrap().len(),
        2
    );
}

/// A data file with a table in it, closed.
async fn data_file() -> (TempDir, PathBuf) {
    let site = Site::new().await;
    site.browser().post("/api/quick", json!({})).await.ok();
    site.registry.end_tables().await;
    site.registry.close().await;
    let Site {
        folder,
        registry,
        router,
    } = site;
    drop((registry, router));
    let file = folder.path().join("meseta.db");
    (folder, file)
}

/// Checks that opening fails and leaves the file as it was.
async fn untouched(file: &Path) -> OpenError {
    let before = std::fs::read(file).unwrap();
    let error = sqlite::open(file)
        .await
        .map(|_| ())
        .expect_err("the file is not for us");
    assert_eq!(
        std::fs::read(file).unwrap(),
        before,
        "the file was left untouched"
    );
    assert!(
        error.to_string().contains("--data"),
        "the sentence says what to do: {error}"
    );
    error
}

#[tokio::test]
async fn a_newer_data_file_is_left_untouched() {
    let (_folder, file) = data_file().await;
    change_file(&file, "PRAGMA user_version = 99").await;
    let error = untouched(&file).await;
    assert!(
        matches!(
            error,
            OpenError::Newer {
                found: 99,
                known: 20,
                ..
            }
        ),
        "{error}"
    );
}

#[tokio::test]
async fn a_damaged_or_foreign_data_file_is_left_untouched() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("other.db");
    std::fs::write(&file, "Dear diary, today I lost at Puerto Rico again.").unwrap();
    assert!(matches!(untouched(&file).await, OpenError::Damaged { .. }));
    std::fs::write(&file, "SQLite format 3\0").unwrap();
    assert!(matches!(untouched(&file).await, OpenError::Damaged { .. }));
    std::fs::remove_file(&file).unwrap();
    sql_new(&file, "CREATE TABLE recipes (name TEXT)").await;
    assert!(matches!(untouched(&file).await, OpenError::Damaged { .. }));

    let (_folder, file) = data_file().await;
    let mut bytes = std::fs::read(&file).unwrap();
    for byte in bytes.iter_mut().skip(4096) {
        *byte ^= 0x5a;
    }
    std::fs::write(&file, &bytes).unwrap();
    assert!(matches!(untouched(&file).await, OpenError::Damaged { .. }));
    bytes.truncate(5000);
    std::fs::write(&file, &bytes).unwrap();
    assert!(matches!(untouched(&file).await, OpenError::Damaged { .. }));
}

/// More than a server looks through before it starts.
const MUCH: &str = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 12000) \
                    INSERT INTO settings (name, value) SELECT 'much ' || i, randomblob(3500) FROM n";

#[tokio::test]
async fn damage_of_a_large_data_file_is_found_while_it_is_used_and_then_nothing_is_written() {
    let (_folder, file) = data_file().await;
    change_file(&file, MUCH).await;
    assert!(std::fs::metadata(&file).unwrap().len() > 36 * 1024 * 1024);
    let intact = sqlite::open(&file).await.unwrap();
    for now in 0..20 {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        assert_eq!((intact.stamp(now).await, intact.probe().await), (Ok(()), Ok(())));
    }
    intact.close().await;

    let mut bytes = std::fs::read(&file).unwrap();
    let at = bytes.len() / 4 * 3 / 4096 * 4096;
    bytes[at..at + 4 * 4096].fill(0xff);
    std::fs::write(&file, &bytes).unwrap();
    let damaged = sqlite::open(&file).await.expect("it is not looked through yet");
    let mut tries = 0;
    while damaged.probe().await.is_ok() {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        tries += 1;
        assert!(tries < 1_500, "the damage is not found");
    }
    for refused in [damaged.stamp(1).await, damaged.probe().await] {
        assert!(matches!(refused, Err(StoreError::Damaged(_))), "{refused:?}");
    }
    assert!(damaged.last_stamp().await.is_ok(), "what can be read is read");
    damaged.close().await;
}

async fn sql_new(file: &Path, statement: &str) {
    std::fs::write(file, "").unwrap();
    change_file(file, statement).await;
}

#[tokio::test]
async fn a_data_file_serves_one_server_at_a_time() {
    let site = Site::new().await;
    let file = site.folder.path().join("meseta.db");
    let error = sqlite::open(&file).await.map(|_| ()).expect_err("it is in use");
    assert!(matches!(error, OpenError::InUse { .. }), "{error}");
    // Nor under any other name.
    #[cfg(target_os = "linux")]
    {
        let (symbolic, hard) = (file.with_file_name("symbolic.db"), file.with_file_name("hard.db"));
        std::os::unix::fs::symlink(&file, &symbolic).unwrap();
        std::fs::hard_link(&file, &hard).unwrap();
        for name in [symbolic, hard] {
            let error = sqlite::open(&name).await.map(|_| ()).unwrap_err();
            assert!(matches!(error, OpenError::InUse { .. }), "{error}");
        }
    }
    let nowhere = sqlite::open(Path::new("/proc/nothing/meseta.db"))
        .await
        .map(|_| ());
    assert!(
        matches!(nowhere, Err(OpenError::Unwritable { .. })),
        "{nowhere:?}"
    );
    let folder = sqlite::open(site.folder.path()).await.map(|_| ());
    assert!(folder.is_err(), "a folder is no file");
}
