//! All tables of a person: none is lost, however many come after it.

use serde_json::{Value, json};

use crate::support::{Site, change_file};

#[tokio::test]
async fn every_table_of_a_person_is_found_again_page_by_page() {
    let site = Site::new().await;
    let mut anna = site.browser();
    anna.get("/api/me/tables").await.refused(401, "no_guest");
    let mut made = Vec::new();
    for _ in 0..120 {
        let table = anna.table(json!([{"kind": "me"}, {"kind": "open"}])).await;
        made.push(table["id"].as_str().expect("an id").to_owned());
    }
    // Many changed at the same moment: the order is the same each time all the same.
    let (folder, file) = site.stop().await;
    change_file(&file, "UPDATE tables SET updated = 1700000000000 + rowid % 3").await;
    let site = Site::open(folder).await;
    anna.router = site.router.clone();
    let (mut found, mut path, mut pages) = (Vec::new(), "/api/me/tables".to_owned(), 0);
    loop {
        let page = anna.get(&path).await.ok();
        let tables = page["tables"].as_array().expect("tables").clone();
        found.extend(
            tables
                .iter()
                .map(|table| table["id"].as_str().expect("an id").to_owned()),
        );
        pages += 1;
        if page["next"] == Value::Null {
            break;
        }
        path = format!(
            "/api/me/tables?before={}&last={}",
            page["next"]["before"],
            page["next"]["last"].as_str().expect("an id")
        );
    }
    assert_eq!((pages, found.len()), (3, 120));
    found.sort();
    made.sort();
    assert_eq!(found, made);
    let mut bela = site.browser();
    bela.send_json(axum::http::Method::PUT, "/api/me", &json!({"name": "Bela"}))
        .await
        .ok();
    assert_eq!(
        bela.get("/api/me/tables").await.ok(),
        json!({"tables": [], "next": null})
    );
    anna.get("/api/me/tables?before=soon")
        .await
        .refused(400, "bad_request");
}
